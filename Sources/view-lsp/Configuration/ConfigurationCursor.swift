/// Where in a configuration file an offset is, while the file is being written: what a completion there stands for.
///
/// The text need not be valid JSON. It is read in one pass.
struct ConfigurationCursor: Equatable {
  enum Role: Equatable {
    /// A key of the object that the path leads to; whether a colon follows it already.
    case key(hasColon: Bool)
    /// The value of the key that the path ends with.
    case value
  }

  let role: Role
  /// The keys that lead from the outermost object to the place.
  let path: [String]
  /// UTF-8 offsets of what a completion replaces: the word or string at the offset, with its quotes; empty between
  /// words.
  let range: Range<Int>
  /// The keys of the object, but for the one at the offset; of a value, all of them.
  fileprivate(set) var siblings: Set<String> = []
}

extension ConfigurationCursor {
  /// Nil where neither key nor value can stand: in a comment, in an array, after a value.
  init?(_ bytes: [UInt8], at offset: Int) {
    var reader = CursorReader(bytes: bytes, offset: offset)
    guard let found = reader.read() else { return nil }
    self = found
  }
}

private struct CursorReader {
  private enum Expected {
    case key, colon, value, comma
  }

  private struct Frame {
    let isObject: Bool
    var expected: Expected
    /// The key whose value is next, or was the last.
    var key: String?
    var keys: Set<String> = []
  }

  let bytes: [UInt8]
  let offset: Int
  private var position = 0
  private var frames: [Frame] = []
  /// What is at the offset, and how many frames are around it.
  private var found: (cursor: ConfigurationCursor, depth: Int)?
  /// Deeper nesting is no configuration.
  private static let deepest = 64

  init(bytes: [UInt8], offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func read() -> ConfigurationCursor? {
    while true {
      let gap = position
      guard skipTrivia() else { return nil }
      if found == nil, gap <= offset, offset <= position, !endsWord(at: gap, gap == offset) {
        // At the start of a word or a string it is that one which is completed.
        if position == offset, position < bytes.count, !isPunctuation(bytes[position]) {
          if bytes[position] == UInt8(ascii: "\"") { return nil }
        } else {
          guard find(offset..<offset) else { return nil }
        }
      }
      guard position < bytes.count else { break }
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard frames.count < Self.deepest else { return nil }
        let isObject = bytes[position] == UInt8(ascii: "{")
        frames.append(Frame(isObject: isObject, expected: isObject ? .key : .value))
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let cursor = close() { return cursor }
        position += 1
      case UInt8(ascii: ","):
        if let last = frames.indices.last { frames[last].expected = frames[last].isObject ? .key : .value }
        position += 1
      case UInt8(ascii: ":"):
        if let last = frames.indices.last { frames[last].expected = .value }
        position += 1
      default:
        guard readWord() else { return nil }
      }
    }
    while !frames.isEmpty { if let cursor = close() { return cursor } }
    return nil
  }

  /// Whether the offset directly after a word belongs to the word, which has been read.
  private func endsWord(at gap: Int, _ isAtOffset: Bool) -> Bool {
    isAtOffset && gap > 0 && !isPunctuation(bytes[gap - 1]) && bytes[gap - 1] > 0x20
  }

  private func isPunctuation(_ byte: UInt8) -> Bool { "{}[],:".utf8.contains(byte) }

  /// Ends the innermost object. Returns what was found in it.
  private mutating func close() -> ConfigurationCursor? {
    let depth = frames.count
    guard let frame = frames.popLast() else { return nil }
    if var found, found.depth == depth {
      found.cursor.siblings = frame.keys
      return found.cursor
    }
    if let last = frames.indices.last { frames[last].expected = .comma }
    return nil
  }

  /// Takes note of what a completion at the offset is for. False where there is nothing to complete.
  private mutating func find(_ range: Range<Int>, isString: Bool = false) -> Bool {
    guard let frame = frames.last, frame.isObject else { return false }
    let path = frames.dropLast().compactMap(\.key)
    switch frame.expected {
    case .key: break
    // A string where a comma is missing is the next key.
    case .comma: guard isString else { return false }
    case .colon: return false
    case .value:
      guard let key = frame.key else { return false }
      found = (ConfigurationCursor(role: .value, path: path + [key], range: range), frames.count)
      return true
    }
    let role = ConfigurationCursor.Role.key(hasColon: hasColon(after: range.upperBound))
    found = (ConfigurationCursor(role: role, path: path, range: range), frames.count)
    return true
  }

  private func hasColon(after end: Int) -> Bool {
    bytes[end...].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ":")
  }

  /// Reads a string or a word. False where the offset is in it and there is nothing to complete.
  private mutating func readWord() -> Bool {
    let start = position
    let isString = bytes[position] == UInt8(ascii: "\"")
    var isClosed = false
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if isString {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
        position += byte == UInt8(ascii: "\\") && position + 1 < bytes.count ? 2 : 1
        if byte == UInt8(ascii: "\"") {
          isClosed = true
          break
        }
      } else {
        if byte <= 0x20 || isPunctuation(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "/") {
          break
        }
        position += 1
      }
    }
    let isHere = start < offset && (isClosed ? offset < position : offset <= position)
    if isHere || !isString && start == offset {
      // What follows an open quote on the line was there before.
      guard find(start..<(isString && !isClosed ? offset : position), isString: isString) else {
        return false
      }
    }
    take(String(decoding: bytes[start..<position], as: UTF8.self), isHere: isHere)
    return true
  }

  /// Takes a key or a value.
  private mutating func take(_ word: String, isHere: Bool) {
    guard let last = frames.indices.last else { return }
    let text = String(word.drop { $0 == "\"" }.prefix { $0 != "\"" })
    if frames[last].isObject, frames[last].expected != .value {
      frames[last].key = text
      if !isHere { frames[last].keys.insert(text) }
      frames[last].expected = .colon
    } else {
      frames[last].expected = .comma
    }
  }

  /// Skips white space and comments. False where the offset is in a comment.
  private mutating func skipTrivia() -> Bool {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
        continue
      }
      guard bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count else { return true }
      let start = position
      switch bytes[position + 1] {
      case UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        if start < offset, offset <= position { return false }
      case UInt8(ascii: "*"):
        position += 2
        while position + 1 < bytes.count,
          bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
        { position += 1 }
        position = min(position + 2, bytes.count)
        if start < offset, offset < position { return false }
      default: return true
      }
    }
    return true
  }
}
