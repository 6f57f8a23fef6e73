// swift-tools-version: 6.2
import PackageDescription

/// The settings every Swift target shares.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FontGauge",
  products: [
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .library(name: "FontGaugeKit", targets: ["FontGaugeKit"]),
    .executable(name: "fontgauge", targets: ["fontgauge"]),
    .plugin(name: "FontGaugePlugin", targets: ["FontGaugePlugin"]),
    .plugin(name: "FontGaugeWritingPlugin", targets: ["FontGaugeWritingPlugin"]),
  ],
  targets: [
    // C libraries, found through pkg-config.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype6-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CMessageDigest", pkgConfig: "libmd",
      providers: [.apt(["libmd-dev"]), .brew(["libmd"])]),

    .target(name: "CICUShims", dependencies: ["CICU"]),

    // Pure values and arithmetic.
    .target(name: "DynamicType", swiftSettings: strict),
    .target(name: "Spelling", swiftSettings: strict),
    .target(
      name: "MetricsCore", dependencies: ["DynamicType"], swiftSettings: strict,
      // `Double.rounded(_:)` compiles to calls into the C mathematics library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Layouts", dependencies: ["MetricsCore", "DynamicType"], swiftSettings: strict),

    // The ring around the core; its members do not see one another.
    .target(
      name: "FontEngine",
      dependencies: ["MetricsCore", "CFreeType", "CHarfBuzz", "CICUShims", "CMessageDigest"],
      swiftSettings: strict),
    .target(
      name: "Inputs",
      dependencies: [
        "Layouts", "MetricsCore", "DynamicType", "Spelling", "CYAML", "CExpat",
      ],
      swiftSettings: strict),
    .target(
      name: "Checks", dependencies: ["Layouts", "MetricsCore", "DynamicType"],
      swiftSettings: strict),
    .target(
      name: "SourceLint", dependencies: ["MetricsCore", "Spelling"], swiftSettings: strict),
    .target(
      name: "Reports", dependencies: ["Layouts", "MetricsCore", "DynamicType"],
      swiftSettings: strict),
    .target(
      name: "Exports", dependencies: ["Layouts", "MetricsCore", "DynamicType", "Reports"],
      swiftSettings: strict),
    .target(name: "Schemas", swiftSettings: strict),
    .target(
      name: "WebPage", dependencies: ["MetricsCore", "DynamicType", "Reports"],
      resources: [.embedInCode("Page")], swiftSettings: strict),
    .target(
      name: "ContactSheets",
      dependencies: ["MetricsCore", "DynamicType", "Reports", "FontEngine", "CPNG"],
      swiftSettings: strict),

    // Assembly and command.
    .target(
      name: "FontGaugeKit",
      dependencies: [
        "DynamicType", "MetricsCore", "Layouts", "Spelling", "FontEngine", "Inputs", "Checks",
        "Reports", "SourceLint", "Exports", "WebPage",
      ],
      swiftSettings: strict),
    .target(name: "CommandLineKit", dependencies: ["Spelling"], swiftSettings: strict),
    .executableTarget(
      name: "fontgauge",
      dependencies: [
        "DynamicType", "MetricsCore", "FontEngine", "Inputs", "Checks", "Reports",
        "SourceLint", "Exports", "Schemas", "WebPage", "ContactSheets", "FontGaugeKit",
        "CommandLineKit",
      ],
      swiftSettings: strict),

    // `swift package fontgauge …` for all that reads, `fontgauge-write` for the same where a sandbox
    // would keep files from being written. Both have the same source.
    .plugin(
      name: "FontGaugePlugin",
      capability: .command(
        intent: .custom(
          verb: "fontgauge",
          description: "Says what Dynamic Type does to an app's text; writes no file"))),
    .plugin(
      name: "FontGaugeWritingPlugin",
      capability: .command(
        intent: .custom(
          verb: "fontgauge-write", description: "As fontgauge, for commands that write files"),
        permissions: [
          .writeToPackageDirectory(
            reason: "init, lock, export, --report and --write-baseline write the files asked for")
        ])),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["MetricsCore"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(name: "DynamicTypeTests", dependencies: ["DynamicType"], swiftSettings: strict),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"], swiftSettings: strict),
    .testTarget(
      name: "MetricsCoreTests", dependencies: ["MetricsCore", "DynamicType", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutsTests", dependencies: ["Layouts", "MetricsCore", "DynamicType"],
      swiftSettings: strict),
    .testTarget(
      name: "FontEngineTests", dependencies: ["FontEngine", "MetricsCore", "TestSupport"],
      exclude: ["Expectations"], swiftSettings: strict),
    .testTarget(
      name: "InputsTests",
      dependencies: ["Inputs", "Layouts", "MetricsCore", "DynamicType", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ChecksTests",
      dependencies: ["Checks", "Layouts", "MetricsCore", "DynamicType", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SourceLintTests", dependencies: ["SourceLint", "MetricsCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["Reports", "Layouts", "MetricsCore", "DynamicType", "TestSupport"],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "ExportsTests",
      dependencies: ["Exports", "Reports", "Inputs", "MetricsCore", "DynamicType"],
      swiftSettings: strict),
    .testTarget(name: "SchemasTests", dependencies: ["Schemas", "Inputs"], swiftSettings: strict),
    .testTarget(
      name: "WebPageTests", dependencies: ["WebPage", "Reports", "MetricsCore", "DynamicType"],
      swiftSettings: strict),
    .testTarget(
      name: "ContactSheetsTests",
      dependencies: ["ContactSheets", "Reports", "MetricsCore", "DynamicType"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineKitTests", dependencies: ["CommandLineKit"], swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: ["FontGaugeKit", "ContactSheets", "Reports", "MetricsCore", "TestSupport"],
      exclude: ["LintSamples"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
