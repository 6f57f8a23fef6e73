import FontGaugeKit
import Foundation
import Testing

/// The sources in `LintSamples`, each fault of which says `expect: RULE` on its line.
@Suite("Samples of lint")
struct LintSamplesTests {
  private static let folder = "Tests/CommandTests/LintSamples"

  /// The faults that the samples announce, as `path:line rule`, sorted.
  private func announced() throws -> [String] {
    let folder = Repository.root.appendingPathComponent(Self.folder)
    let names = try #require(FileManager.default.enumerator(atPath: folder.path))
    var faults: [String] = []
    for case let name as String in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for (index, line) in text.components(separatedBy: "\n").enumerated() {
        guard let mark = line.range(of: "// expect: ") else { continue }
        faults.append("\(Self.folder)/\(name):\(index + 1) \(line[mark.upperBound...])")
      }
    }
    return faults.sorted()
  }

  @Test("Every announced fault is found once at its line, and nothing else")
  func faults() throws {
    let run = try Fontgauge.run("lint", Self.folder, "--format", "json")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let document: LintDocument = try run.document()
    let found = document.findings.map { finding in
      "\(finding.location?.path ?? ""):\(finding.location?.line ?? 0) \(finding.rule)"
    }
    let announced = try announced()
    #expect(found.sorted() == announced)
    #expect(Set(announced.compactMap { $0.split(separator: " ").last }).count == 5)
    #expect(document.notices == nil)
  }

  @Test("Several threads come to the same as one, in the order of the files")
  func threads() throws {
    let folder = Repository.root.appendingPathComponent(Self.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var paths = names.filter { $0.hasSuffix(".swift") }.sorted().map {
      folder.appendingPathComponent($0).path
    }
    paths.insert(folder.appendingPathComponent("Absent.swift").path, at: 3)
    paths = Array(repeating: paths, count: 5).flatMap { $0 }
    let one = SourceSweep(linter: SourceLinter()).run(paths)
    let eight = SourceSweep(linter: SourceLinter(), workers: 8).run(paths)
    #expect(one.fileCount == paths.count - 5 && one.failures.count == 5)
    #expect(eight.fileCount == one.fileCount)
    #expect(eight.findings == one.findings && !one.findings.isEmpty)
    #expect(eight.failures.map(\.location) == one.failures.map(\.location))
  }
}
