import Foundation
import Inputs
import MetricsCore
import Testing

@Suite struct ConfigurationLoaderTests {
  let folder = TemporaryFolder()

  @Test("The nearest configuration above a folder is found")
  func find() {
    let outer = folder.write("version: 1", to: ".fontgauge.yml")
    let inner = folder.write("version: 1", to: "app/.fontgauge.yml")
    folder.write("x", to: "app/Sources/UI/View.swift")
    folder.write("x", to: "other/deep/file")
    #expect(ConfigurationLoader.find(from: folder("app/Sources/UI")) == inner)
    #expect(ConfigurationLoader.find(from: folder("app")) == inner)
    #expect(ConfigurationLoader.find(from: folder("other/deep/")) == outer)
  }

  @Test("A folder of the configuration's name is none")
  func folderOfThatName() {
    let outer = folder.write("version: 1", to: ".fontgauge.yml")
    folder.write("x", to: "app/.fontgauge.yml/file")
    #expect(ConfigurationLoader.find(from: folder("app")) == outer)
  }

  @Test("A search ends at the root")
  func root() {
    folder.write("x", to: "a/b")
    if FileManager.default.fileExists(atPath: "/tmp/.fontgauge.yml") { return }
    #expect(ConfigurationLoader.find(from: folder("a")) == nil)
    #expect(ConfigurationLoader.find(from: "/") == nil)
  }

  @Test("A search from a relative folder gives a relative path")
  func relative() {
    guard let path = ConfigurationLoader.find() else { return }
    #expect(!path.hasPrefix("/"))
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("A configuration that is not there says so")
  func missing() {
    let path = folder("none.yml")
    #expect(
      message { () throws(InputError) in try ConfigurationLoader.load(path) }
        == "\(path): there is no such file; check the path")
  }

  @Test("Loading fails with the first error of the file")
  func firstError() {
    let path = folder.write("slotz: []\nmodel: x\n", to: ".fontgauge.yml")
    #expect(
      message { () throws(InputError) in try ConfigurationLoader.load(path) }
        == "\(path):1:1: unknown key 'slotz' in the configuration; did you mean 'slots'?")
    #expect(ConfigurationLoader.lint(path).errors.count == 2)
  }

  @Test("The project's own configuration is right")
  func ownConfiguration() {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    let reading = ConfigurationLoader.read(root.joined(separator: "/") + "/.fontgauge.yml")
    #expect(reading.errors == [])
    #expect(reading.warnings == [])
    #expect(reading.configuration.style(named: "h1")?.size == 24)
  }

  @Test("Styles may stand in a file of their own", arguments: ["design/styles.yml", "styles.json"])
  func stylesFile(name: String) throws {
    let contents =
      name.hasSuffix("json")
      ? "{ \"h1\": { \"font\": \"F\", \"size\": 24 } }" : "h1: { font: F, size: 24 }\n"
    folder.write(contents, to: name)
    let path = folder.write(
      "styles: { file: ./\(name) }\nslots: [{ name: s, style: h1, text: [a] }]\n",
      to: ".fontgauge.yml")
    let configuration = try ConfigurationLoader.load(path)
    #expect(configuration.stylesFile == name)
    #expect(configuration.styles.map(\.name) == ["h1"])
    #expect(configuration.styles[0].location?.path == name)
    #expect(configuration.baseDirectory == folder.path)
  }

  @Test("A style may be called file")
  func styleCalledFile() throws {
    let path = folder.write("styles: { file: { font: F, size: 24 } }", to: ".fontgauge.yml")
    #expect(try ConfigurationLoader.load(path).styles.map(\.name) == ["file"])
  }

  @Test("Errors of the styles' file name that file")
  func stylesFileErrors() {
    let path = folder.write(
      "styles: { file: styles.yml }\nslots: [{ name: s, style: h1, text: [a] }]\n",
      to: ".fontgauge.yml")
    #expect(
      ConfigurationLoader.lint(path).errors.map(\.description)
        == ["\(path):1:17: there is no file 'styles.yml'; check the path"])
    folder.write("h1: { font: F }\n", to: "styles.yml")
    #expect(
      ConfigurationLoader.lint(path).errors.map(\.description) == [
        "styles.yml:1:5: style 'h1' has no 'size'; add the size in points at the text size large, "
          + "such as size: 17"
      ])
    folder.write("h1: [\n", to: "styles.yml")
    #expect(ConfigurationLoader.lint(path).errors.map { $0.location?.path } == ["styles.yml"])
    folder.write("- h1\n", to: "styles.yml")
    #expect(
      ConfigurationLoader.lint(path).errors.map(\.description) == [
        "styles.yml:1:1: the file of the styles is a list; give a mapping from names to styles"
      ])
  }
}
