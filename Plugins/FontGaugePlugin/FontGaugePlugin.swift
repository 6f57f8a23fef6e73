import Foundation
import PackagePlugin

/// Runs `fontgauge` with the arguments given, in the package's folder.
///
/// The tool is built when the command runs. Were it a dependency of this target, every ordinary
/// build would compile its modules a second time.
@main
struct FontGaugePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    Diagnostics.progress("Building fontgauge")
    let build = try packageManager.build(
      .product("fontgauge"), parameters: .init(configuration: .release))
    let tool = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == "fontgauge"
    }
    guard build.succeeded, let tool else {
      Diagnostics.error("fontgauge could not be built:\n\(build.logText)")
      exit(2)
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // SwiftPM names this status in its last line; its own is 1 for all but 0.
    exit(process.terminationReason == .exit ? process.terminationStatus : 2)
  }
}
