/// A file's bytes for the lexer's and the parser's inner loops, with zeros after the end.
///
/// It is one of the two files that use unsafe pointers. What makes it safe: the bytes are its own copy, which
/// lives exactly as long as it does and never changes, followed by `padding` zero bytes. A position a reader
/// holds is at most `count`: whoever moves forward does so over bytes it has looked at and found not to be
/// zero, or compares with `count` first. From such a position nobody looks further than `padding - 1` bytes
/// ahead, so every read hits the copy or the zeros after it. Debug builds check each read.
package struct SourceBytes: ~Copyable {
  /// Number of bytes in the file. Offsets are 32 bits wide, so what lies beyond 4 GB is cut off.
  package let count: Int
  private let base: UnsafeMutableRawPointer
  private static let padding = 16

  package init(_ bytes: [UInt8]) {
    count = min(bytes.count, Int(UInt32.max) - SourceBytes.padding)
    base = .allocate(byteCount: count + SourceBytes.padding, alignment: 16)
    base.bindMemory(to: UInt8.self, capacity: count + SourceBytes.padding)
    bytes.withUnsafeBytes { [base, count] source in
      if let start = source.baseAddress, count > 0 { base.copyMemory(from: start, byteCount: count) }
    }
    (base + count).initializeMemory(as: UInt8.self, repeating: 0, count: SourceBytes.padding)
  }

  deinit { base.deallocate() }

  /// Hands its memory over: the first byte of the copy and the number of bytes in the file. Whoever takes it frees it.
  consuming func freeze() -> FrozenBuffer<UInt8> {
    let frozen = FrozenBuffer(base: UnsafePointer(base.assumingMemoryBound(to: UInt8.self)), count: count)
    discard self
    return frozen
  }

  /// The byte at the offset; 0 after the end.
  @inline(__always)
  package subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count + SourceBytes.padding)
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The eight bytes from the offset on, the first one lowest.
  @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count + SourceBytes.padding)
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The 32 bytes from the offset on, which are all in the file.
  @inline(__always)
  func block(at offset: Int) -> SIMD4<UInt64> {
    assert(offset >= 0 && offset + 32 <= count)
    return base.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
  }
}

/// What bytes mean to the lexer, as one table lookup.
///
/// Safe because the table has an entry for every value of a byte and is never freed.
struct ByteClasses: @unchecked Sendable {
  private let table: UnsafeMutablePointer<UInt16>

  /// The one table.
  static let shared = ByteClasses()

  struct Set: OptionSet {
    let rawValue: UInt16

    static let identifierStart = Set(rawValue: 1 << 0)
    static let identifierPart = Set(rawValue: 1 << 1)
    static let digit = Set(rawValue: 1 << 2)
    static let hexDigit = Set(rawValue: 1 << 3)
    static let letter = Set(rawValue: 1 << 4)
    static let operatorPart = Set(rawValue: 1 << 5)
    /// An operator character at which the parser may have to split an operator.
    static let splitsOperator = Set(rawValue: 1 << 6)
    /// White space other than line ends.
    static let blank = Set(rawValue: 1 << 7)
    /// What leaves an operator after it unbound on its left.
    static let opensGap = Set(rawValue: 1 << 8)
    /// What leaves an operator before it unbound on its right.
    static let closesGap = Set(rawValue: 1 << 9)
    /// What needs a closer look inside a string literal.
    static let stopsString = Set(rawValue: 1 << 10)
  }

  private init() {
    table = .allocate(capacity: 256)
    table.initialize(repeating: 0, count: 256)
    for byte in UInt8.min...UInt8.max {
      var set: Set = []
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        set = [.identifierStart, .identifierPart, .letter]
      case UInt8(ascii: "_"):
        set = [.identifierStart, .identifierPart]
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        set = [.identifierPart, .digit, .hexDigit]
      case UInt8(ascii: "$"):
        set = .identifierPart
      default:
        break
      }
      if (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20) { set.insert(.hexDigit) }
      table[Int(byte)] = set.rawValue
    }
    add(.operatorPart, to: "/=-+*%<>!&|^~.?")
    add(.splitsOperator, to: "<>&")
    add(.blank, to: " \t\u{B}\u{C}")
    add(.opensGap, to: " \t\n\r([{,;:\0")
    add(.closesGap, to: " \t\n\r)]},;:\0")
    add(.stopsString, to: "\"'\\\n\r\0")
  }

  private func add(_ set: Set, to bytes: String) {
    for byte in bytes.utf8 { table[Int(byte)] |= set.rawValue }
  }

  @inline(__always)
  func has(_ set: Set, _ byte: UInt8) -> Bool { table[Int(byte)] & set.rawValue != 0 }
}
