import MetricsCore

/// Something wrong in a binary property list.
struct BinaryPropertyListFault: Error {
  /// One sentence that says what is wrong and what to do.
  var sentence: String
}

/// Reads binary property lists, version 00.
///
/// The layout is that of
/// [CFBinaryPList.c](https://github.com/swiftlang/swift-corelibs-foundation/blob/main/Sources/CoreFoundation/CFBinaryPList.c):
/// eight bytes `bplist00`, the objects, a table with the offset of each, and a trailer of 32 bytes.
/// Numbers are big-endian.
struct BinaryPropertyListReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let topObject: Int
  private let tableOffset: Int
  /// How many more values may be made.
  private var remaining: Int
  /// The containers that are being read, the outermost first.
  private var path: [Int] = []
  /// The keys that lead to what is being read, the outermost first.
  private var keys: [String] = []
  /// Strings and data that have been read: many references may lead to one.
  private var shared: [Int: PropertyList.Value] = [:]

  private static let headerLength = 8
  private static let trailerLength = 32
  /// More values than any strings file has: 2,000,000.
  static let valueLimit = 2_000_000

  /// Reads the trailer.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(BinaryPropertyListFault) {
    self.bytes = bytes
    guard bytes.count >= 8, bytes[6] == UInt8(ascii: "0") else {
      throw BinaryPropertyListFault(
        sentence: "the binary property list is of an unknown version; convert it with 'plutil "
          + "-convert xml1'")
    }
    let damaged = BinaryPropertyListFault(
      sentence: "the end of the binary property list is missing or damaged; restore the file")
    let start = bytes.count - Self.trailerLength
    guard start > Self.headerLength else { throw damaged }
    offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = Self.number(bytes, start + 8, 8),
      let topObject = Self.number(bytes, start + 16, 8),
      let tableOffset = Self.number(bytes, start + 24, 8),
      objectCount > topObject, tableOffset > Self.headerLength, tableOffset < start,
      objectCount <= (start - tableOffset) / offsetSize,
      tableOffset + objectCount * offsetSize == start
    else { throw damaged }
    self.objectCount = objectCount
    self.topObject = topObject
    self.tableOffset = tableOffset
    // Each reference has a byte at least, so only containers that occur in several places can
    // make more values than the file has bytes.
    remaining = min(bytes.count, Self.valueLimit)
  }

  /// Reads the value that the file holds.
  mutating func list() throws(BinaryPropertyListFault) -> PropertyList {
    PropertyList(try value(of: topObject))
  }

  private mutating func value(
    of object: Int
  ) throws(BinaryPropertyListFault) -> PropertyList.Value {
    remaining -= 1
    guard remaining >= 0 else {
      throw BinaryPropertyListFault(
        sentence: "the binary property list unfolds to more values than it can hold; it is damaged "
          + "or made to do harm")
    }
    if let value = shared[object] { return value }
    let offset = try offset(of: object)
    let kind = bytes[offset] >> 4
    let size = Int(bytes[offset] & 0xF)
    switch kind {
    case 0x0:
      if size == 8 || size == 9 { return .boolean(size == 9) }
    case 0x1: return try integer(at: offset)
    case 0x2:
      if size == 2 || size == 3 { return .real(try real(at: offset)) }
    case 0x3:
      if size == 3 { return .date(try real(at: offset)) }
    case 0x4, 0x5, 0x6, 0x7:
      let value = try text(at: offset, kind: kind)
      shared[object] = value
      return value
    case 0xA, 0xD: return try container(object, at: offset, isDictionary: kind == 0xD)
    default: break
    }
    throw fault(
      offset,
      "is of kind 0x\(String(bytes[offset], radix: 16)), which property lists of apps do "
        + "not have; convert the file with 'plutil -convert xml1'")
  }

  // MARK: Numbers

  private func integer(at offset: Int) throws(BinaryPropertyListFault) -> PropertyList.Value {
    let exponent = Int(bytes[offset] & 0xF)
    guard exponent <= 4 else { throw fault(offset, "is a number of a wrong size; \(Self.restore)") }
    try check(offset + 1, 1 << exponent, of: offset)
    if exponent < 4 {
      // Up to four bytes have no sign.
      let bits = unsigned(offset + 1, 1 << exponent)
      return .integer(Int64(bitPattern: bits))
    }
    let high = Int64(bitPattern: unsigned(offset + 1, 8))
    let low = unsigned(offset + 9, 8)
    let signed = Int64(bitPattern: low)
    if high == signed >> 63 { return .integer(signed) }
    guard high == 0 else { throw fault(offset, "is a number beyond 64 bits; make it smaller") }
    return .unsignedInteger(low)
  }

  private func real(at offset: Int) throws(BinaryPropertyListFault) -> Double {
    let size = 1 << Int(bytes[offset] & 0xF)
    try check(offset + 1, size, of: offset)
    let bits = unsigned(offset + 1, size)
    return size == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  private func unsigned(_ start: Int, _ count: Int) -> UInt64 {
    bytes[start..<start + count].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns a number that counts something; `nil` for one beyond what memory can hold.
  private static func number(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int
  ) -> Int? {
    let number = bytes[start..<start + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return number <= 1 << 40 ? Int(number) : nil
  }

  // MARK: Text

  private func text(
    at offset: Int, kind: UInt8
  ) throws(BinaryPropertyListFault) -> PropertyList.Value {
    let (count, start) = try length(at: offset)
    let width = kind == 0x6 ? 2 : 1
    guard count <= bytes.count / width else { throw tooLong(offset) }
    try check(start, count * width, of: offset)
    let content = UnsafeBufferPointer(rebasing: bytes[start..<start + count * width])
    switch kind {
    case 0x4: return .data(Array(content))
    case 0x6: return .string(try wideText(content, at: offset))
    default:
      let isText =
        kind == 0x5
        ? content.allSatisfy { $0 < 0x80 } : UTF8Validation.firstInvalidOffset(in: content) == nil
      guard isText else {
        throw fault(offset, "is a string with bytes that are no text; \(Self.restore)")
      }
      return .string(String(decoding: content, as: UTF8.self))
    }
  }

  private func wideText(
    _ content: UnsafeBufferPointer<UInt8>, at offset: Int
  ) throws(BinaryPropertyListFault) -> String {
    let units = stride(from: 0, to: content.count, by: 2).map {
      UInt16(content[$0]) << 8 | UInt16(content[$0 + 1])
    }
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    let hasFailed = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { text.append($0) }
    if hasFailed {
      let before = Phrases.quoted(String(decoding: text, as: UTF8.self))
      throw fault(
        offset, "is a string with half a surrogate pair after \(before); correct the text")
    }
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: Containers

  private mutating func container(
    _ object: Int, at offset: Int, isDictionary: Bool
  ) throws(BinaryPropertyListFault) -> PropertyList.Value {
    guard !path.contains(object) else { throw fault(offset, "contains itself; \(Self.restore)") }
    guard path.count < PropertyList.depthLimit else {
      throw fault(offset, "is nested more than \(PropertyList.depthLimit) deep; flatten the list")
    }
    path.append(object)
    defer { path.removeLast() }
    let (count, start) = try length(at: offset)
    guard count <= bytes.count / referenceSize else { throw tooLong(offset) }
    try check(start, count * referenceSize * (isDictionary ? 2 : 1), of: offset)
    if !isDictionary {
      var elements: [PropertyList] = []
      for index in 0..<count {
        elements.append(PropertyList(try value(of: reference(start, index, offset))))
      }
      return .array(elements)
    }
    var entries: [PropertyList.Entry] = []
    for index in 0..<count {
      guard case .string(let key) = try value(of: reference(start, index, offset)) else {
        throw fault(offset, "is a dictionary with a key that is no string; \(Self.restore)")
      }
      keys.append(key)
      entries.append(
        PropertyList.Entry(
          key: key, value: PropertyList(try value(of: reference(start, count + index, offset)))))
      keys.removeLast()
    }
    return .dictionary(entries)
  }

  private func reference(
    _ start: Int, _ index: Int, _ owner: Int
  ) throws(BinaryPropertyListFault) -> Int {
    guard let object = Self.number(bytes, start + index * referenceSize, referenceSize),
      object < objectCount
    else { throw fault(owner, "refers to an object that does not exist; \(Self.restore)") }
    return object
  }

  private func offset(of object: Int) throws(BinaryPropertyListFault) -> Int {
    let entry = tableOffset + object * offsetSize
    guard let offset = Self.number(bytes, entry, offsetSize),
      (Self.headerLength..<tableOffset).contains(offset)
    else { throw fault(entry, "has an offset outside the objects; \(Self.restore)") }
    return offset
  }

  /// Returns how many parts an object has, and where they begin.
  private func length(
    at offset: Int
  ) throws(BinaryPropertyListFault) -> (count: Int, start: Int) {
    let count = Int(bytes[offset] & 0xF)
    guard count == 0xF else { return (count, offset + 1) }
    try check(offset + 1, 1, of: offset)
    let exponent = Int(bytes[offset + 1] & 0xF)
    guard bytes[offset + 1] >> 4 == 0x1, exponent <= 3 else { throw tooLong(offset) }
    try check(offset + 2, 1 << exponent, of: offset)
    guard let long = Self.number(bytes, offset + 2, 1 << exponent) else { throw tooLong(offset) }
    return (long, offset + 2 + 1 << exponent)
  }

  // MARK: Faults

  private static let restore = "restore the file"

  /// Throws when bytes of an object lie outside the part of the file that objects may lie in.
  private func check(
    _ start: Int, _ count: Int, of offset: Int
  ) throws(BinaryPropertyListFault) {
    guard start <= tableOffset, count <= tableOffset - start else { throw tooLong(offset) }
  }

  private func tooLong(_ offset: Int) -> BinaryPropertyListFault {
    fault(offset, "reaches beyond the objects; \(Self.restore)")
  }

  private func fault(_ offset: Int, _ sentence: String) -> BinaryPropertyListFault {
    // Of a list without lines, keys tell best where something is.
    let place = keys.isEmpty ? "" : " (under \(Phrases.path(keys)))"
    return BinaryPropertyListFault(
      sentence: "the object at byte \(offset) of the binary property list\(place) \(sentence)")
  }
}
