import Testing

@testable import ContactSheets

@Suite("File names of sheets")
struct FileNamesTests {
  @Test("Letters and digits stay, all else becomes hyphens")
  func plain() {
    var names = FileNames()
    #expect(names.next("style", "h1") == "style-h1.png")
    #expect(names.next("slot", "Card  title (2 lines)") == "slot-card-title-2-lines.png")
  }

  @Test("Names that only differ in case, signs or letters of other scripts have files of their own")
  func alike() {
    var names = FileNames()
    let taken = ["a b", "A-B", "a_b", "a b-2", "a/b"].map { names.next("slot", $0) }
    #expect(
      taken == [
        "slot-a-b.png", "slot-a-b-2.png", "slot-a-b-3.png", "slot-a-b-2-2.png", "slot-a-b-4.png",
      ])
    let others = ["标题", "正文", "Größe", "Grße", "", "🎉", ".", ".."].map { names.next("slot", $0) }
    #expect(Set(others).count == others.count)
  }

  @Test("A name of another script keeps its file when others come before it")
  func stable() {
    var alone = FileNames()
    var late = FileNames()
    _ = late.next("slot", "正文")
    #expect(alone.next("slot", "标题") == late.next("slot", "标题"))
  }

  @Test(
    "No name leaves the folder, is too long, or holds what some system does not take",
    arguments: [
      "../../etc/passwd", "/dev/null", "C:\\x", "CON", "nul.txt", "-o", "a\u{0}b", "a\nb",
      "x:y|z?*",
      "\u{202E}gnp", String(repeating: "long ", count: 100), String(repeating: "ö", count: 500),
      ". ",
    ])
  func hostile(name: String) {
    var names = FileNames()
    let file = names.next("slot", name)
    #expect(file.hasPrefix("slot-") && file.hasSuffix(".png") && file.utf8.count <= 140)
    let allowed = "abcdefghijklmnopqrstuvwxyz0123456789-"
    #expect(file.dropLast(4).allSatisfy(allowed.contains))
  }
}
