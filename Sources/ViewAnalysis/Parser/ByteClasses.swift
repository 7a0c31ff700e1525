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
