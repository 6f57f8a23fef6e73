/// The page's script and style sheet, which are files of this target.
enum PageAssets {
  /// The style sheet.
  static let styleSheet = text([
    PackageResources.page_css, PackageResources.pictures_css, PackageResources.layouts_css,
  ])

  /// The script: its parts one after another, in a scope of their own.
  static let script = "(() => {\n\"use strict\";\n" + text(parts) + "})();\n"

  /// The parts of the script, each of which uses only those before it.
  private static let parts = [
    PackageResources.basics_js, PackageResources.model_js, PackageResources.drawing_js,
    PackageResources.fits_js, PackageResources.lines_js, PackageResources.boxes_js,
    PackageResources.figures_js, PackageResources.size_js, PackageResources.filter_js,
    PackageResources.groups_js, PackageResources.findings_js, PackageResources.slots_js,
    PackageResources.elements_js, PackageResources.layouts_js,
    PackageResources.charts_js, PackageResources.styles_js, PackageResources.fonts_js,
    PackageResources.changes_js,
    PackageResources.main_js,
  ]

  private static func text(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined()
  }
}
