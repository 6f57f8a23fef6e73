// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that people who build FontGauge do not build its benchmark.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "FontGauge", path: "../..")],
  targets: [
    .executableTarget(
      name: "fontgauge-bench",
      dependencies: [.product(name: "FontGaugeKit", package: "FontGauge")])
  ],
  swiftLanguageModes: [.v6])
