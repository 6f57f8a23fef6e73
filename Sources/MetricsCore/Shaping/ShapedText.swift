/// A text whose advances and break opportunities are known: everything wrapping needs, at any size.
///
/// Offsets count UTF-16 code units; lengths are ems, so a length in points is the length here times
/// the point size. That holds for fonts whose advances grow with the size; for others (optical
/// sizes, letter spacing in points) there is one value a size.
public struct ShapedText: Sendable {
  /// The text.
  public var utf16: [UInt16]
  /// The sum of the advances before each code unit, in logical order.
  ///
  /// It is one longer than ``utf16``. Inside a cluster it is the sum up to the cluster's end. Line terminators advance by nothing.
  public var positions: [Double]
  /// The pieces between break opportunities, in order; together they are the whole text.
  public var segments: [Segment] {
    didSet { lastParagraph = ShapedText.lastParagraph(of: segments) }
  }
  /// The index of the first segment after the last line terminator inside the text.
  private(set) var lastParagraph: Int
  /// Where words too wide for their line may be broken, in ascending order; empty until asked
  /// for, since few texts need them.
  public var emergencyBreaks: [EmergencyBreak]
  /// The advance of the ellipsis that marks truncation.
  public var ellipsisAdvance: Double

  /// Creates a shaped text.
  public init(
    utf16: [UInt16], positions: [Double], segments: [Segment],
    emergencyBreaks: [EmergencyBreak] = [], ellipsisAdvance: Double = 0
  ) {
    self.utf16 = utf16
    self.positions = positions
    self.segments = segments
    lastParagraph = ShapedText.lastParagraph(of: segments)
    self.emergencyBreaks = emergencyBreaks
    self.ellipsisAdvance = ellipsisAdvance
  }

  private static func lastParagraph(of segments: [Segment]) -> Int {
    segments.dropLast().lastIndex { $0.isMandatory }.map { $0 + 1 } ?? 0
  }

  /// A piece of text that ends with a break opportunity.
  public struct Segment: Hashable, Sendable {
    /// The offset after the piece.
    public var end: Int32
    /// The offset after the piece's last code unit that does not hang: trailing spaces and line
    /// terminators lie between here and ``end``.
    public var visibleEnd: Int32
    /// Whether the line must end here.
    public var isMandatory: Bool
    /// `positions[end]`.
    public var position: Double
    /// `positions[visibleEnd]`.
    public var visiblePosition: Double
    /// What a line that ends here gains over its share of the whole: kerning undone, a hyphen.
    public var endAdjustment: Double
    /// What a line that begins with this piece gains over its share of the whole.
    public var startAdjustment: Double

    /// Creates a piece.
    public init(
      end: Int32, visibleEnd: Int32, isMandatory: Bool, position: Double, visiblePosition: Double,
      endAdjustment: Double = 0, startAdjustment: Double = 0
    ) {
      self.end = end
      self.visibleEnd = visibleEnd
      self.isMandatory = isMandatory
      self.position = position
      self.visiblePosition = visiblePosition
      self.endAdjustment = endAdjustment
      self.startAdjustment = startAdjustment
    }
  }

  /// A grapheme boundary inside a segment.
  public struct EmergencyBreak: Hashable, Sendable {
    /// The offset of the boundary.
    public var offset: Int32
    /// What a line that ends here gains over its share of the whole.
    public var endAdjustment: Double
    /// What a line that begins here gains over its share of the whole.
    public var startAdjustment: Double

    /// Creates a boundary.
    public init(offset: Int32, endAdjustment: Double = 0, startAdjustment: Double = 0) {
      self.offset = offset
      self.endAdjustment = endAdjustment
      self.startAdjustment = startAdjustment
    }
  }
}

extension ShapedText {
  /// The width of the widest line when only mandatory breaks are made, in ems.
  public var naturalWidth: Double {
    var widest = 0.0
    var base = 0.0
    for segment in segments where segment.isMandatory || segment.end == utf16.count {
      widest = max(widest, segment.visiblePosition - base)
      base = segment.position
    }
    return widest
  }

  /// The widest piece without a break opportunity inside: its code units and its width in ems.
  ///
  /// Without what hangs; the first of several equally wide ones.
  public var longestSegment: (range: Range<Int>, width: Double) {
    var widest = (range: 0..<0, width: 0.0)
    var start = 0
    var base = 0.0
    for segment in segments {
      let width = segment.visiblePosition - base + segment.startAdjustment + segment.endAdjustment
      if width > widest.width { widest = (start..<Int(segment.visibleEnd), width) }
      start = Int(segment.end)
      base = segment.position
    }
    return widest
  }

  /// The width of ``longestSegment`` in ems.
  public var longestSegmentWidth: Double { longestSegment.width }

  /// Returns the code units from one offset to another as a string.
  public func string(_ range: Range<Int>) -> String {
    utf16.withUnsafeBufferPointer { String(utf16: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Returns the text with space added after every cluster, in ems.
  ///
  /// The space after the last cluster of a line counts, as `.kern` and `.tracking` do.
  public func spaced(by spacing: Double) -> ShapedText {
    guard spacing != 0 else { return self }
    var result = self
    var added = 0.0
    for index in utf16.indices {
      if positions[index + 1] > positions[index] { added += spacing }
      result.positions[index + 1] = positions[index + 1] + added
    }
    result.segments = segments.map { segment in
      var moved = segment
      moved.position = result.positions[Int(segment.end)]
      moved.visiblePosition = result.positions[Int(segment.visibleEnd)]
      return moved
    }
    return result
  }
}
