/// The letters that words beside a style's pictures are set in: single characters of one face.
///
/// It has outlines of its own, so that it adds nothing to what is drawn without such words.
public struct Lettering: Equatable, Sendable {
  /// The face with the outlines of all glyphs.
  public var face: PicturedFace
  /// The glyphs by character; characters that the face lacks, or draws with several, are absent.
  public var glyphs: [Unicode.Scalar: PlacedGlyph]

  /// Creates a lettering; `nil` without all ASCII letters and digits.
  public init?(face: PicturedFace, glyphs: [Unicode.Scalar: PlacedGlyph]) {
    let needed = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    guard needed.unicodeScalars.allSatisfy({ glyphs[$0] != nil }) else { return nil }
    self.face = face
    self.glyphs = glyphs
  }
}
