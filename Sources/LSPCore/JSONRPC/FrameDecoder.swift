/// Cuts a byte stream into the bodies of messages, as the base protocol frames them: header lines, an empty
/// line, and as many bytes as `Content-Length` says.
///
///     decoder.append(chunk)
///     while let frame = decoder.next() { … }
///
/// How the bytes are split over reads makes no difference, and the time is linear in their number. Where
/// a header is no use, that is reported once and the stream is searched for the next header.
package struct FrameDecoder {
  /// Longest body that is accepted, in bytes: 256 MiB.
  package static let longestBody = 256 << 20
  /// Longest header block that is accepted, in bytes. Real ones have less than a hundred.
  package static let longestHeader = 16 << 10

  private enum State {
    /// At the start of a header block, of which the first `seen` bytes hold no empty line.
    case header(seen: Int)
    /// Behind a header block; the body has so many bytes.
    case body(length: Int)
    /// Behind a header block whose body nobody can read; so many bytes of it are still to come.
    case skip(length: Int)
    /// Lost: looking for a line that gives a length.
    case lost
  }

  private var state = State.header(seen: 0)
  private var buffer: [UInt8] = []
  /// Where the unread bytes begin in `buffer`.
  private var start = 0

  package init() {}

  /// Adds the bytes of one read.
  package mutating func append(_ bytes: [UInt8]) {
    if start == buffer.count {
      buffer = bytes
      start = 0
      return
    }
    // Read bytes are dropped when they are the greater part, so each byte is moved a bounded number of times.
    if start > buffer.count / 2 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next message or problem; nil until more bytes come.
  package mutating func next() -> Frame? {
    while true {
      switch state {
      case .header(let seen):
        // Some senders put an empty line after a body.
        while seen == 0, start < buffer.count, buffer[start] == 0x0D || buffer[start] == 0x0A { start += 1 }
        guard let (header, end) = headerBlock(from: seen) else {
          if buffer.count - start <= Self.longestHeader {
            state = .header(seen: buffer.count - start)
            return nil
          }
          start += 1
          state = .lost
          return .problem("A header has more than \(Self.longestHeader) bytes")
        }
        if let problem = take(header, end: end) { return .problem(problem) }
      case .body(let length):
        guard buffer.count - start >= length else { return nil }
        let body = Array(buffer[start..<start + length])
        start += length
        state = .header(seen: 0)
        return .message(body)
      case .skip(let length):
        let available = min(length, buffer.count - start)
        start += available
        if available < length {
          state = .skip(length: length - available)
          return nil
        }
        state = .header(seen: 0)
      case .lost:
        guard findLengthLine() else { return nil }
        state = .header(seen: 0)
      }
    }
  }

  // MARK: Headers

  /// The header block without its empty line, and where the bytes after the empty line begin.
  /// `seen` bytes are known to hold no end.
  private func headerBlock(from seen: Int) -> (header: Range<Int>, end: Int)? {
    // The end may have begun within the bytes seen: look at the last three of them again.
    var position = max(start, start + seen - 3)
    let limit = min(buffer.count, start + Self.longestHeader)
    while position < limit, let newline = buffer[position..<limit].firstIndex(of: 0x0A) {
      var end = newline + 1
      if end < buffer.count, buffer[end] == 0x0D { end += 1 }
      guard end < buffer.count else { return nil }
      if buffer[end] == 0x0A { return (start..<newline, end + 1) }
      position = newline + 1
    }
    return nil
  }

  /// Goes on after a header block; says what is wrong with it.
  private mutating func take(_ header: Range<Int>, end: Int) -> String? {
    var length: Int?
    var charset: String?
    var position = header.lowerBound
    while position < header.upperBound {
      let line = position..<(buffer[position..<header.upperBound].firstIndex(of: 0x0A) ?? header.upperBound)
      position = line.upperBound + 1
      guard let colon = buffer[line].firstIndex(of: 0x3A) else { continue }
      let name = buffer[line.lowerBound..<colon].trimmingBlanks
      let value = buffer[colon + 1..<line.upperBound].trimmingBlanks
      if name.isHeader("content-length") {
        guard let number = Self.length(value) else {
          start = end
          state = .lost
          return "Content-Length is not a number of bytes: \(Self.text(value).prefix(40))"
        }
        guard number <= Self.longestBody else {
          start = end
          state = .lost
          return "Content-Length is beyond \(Self.longestBody) bytes: \(Self.text(value).prefix(40))"
        }
        length = number
      } else if name.isHeader("content-type") {
        charset = Self.charset(Self.text(value))
      }
    }
    guard let length else {
      // Nothing of it is a header that we know; perhaps the end of a body that was longer than it said.
      // A length may stand further on in the same line.
      state = .lost
      return "A header has no Content-Length"
    }
    start = end
    if let charset, charset != "utf-8", charset != "utf8" {
      state = .skip(length: length)
      return "Content-Type asks for an encoding that is not UTF-8: \(charset.prefix(40))"
    }
    state = .body(length: length)
    return nil
  }

  /// A number of bytes, digits only. Beyond the longest body it is some number beyond that.
  private static func length(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard digit >= 0x30 && digit <= 0x39 else { return nil }
      if number <= longestBody { number = number * 10 + Int(digit - 0x30) }
    }
    return digits.isEmpty ? nil : number
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func charset(_ contentType: String) -> String? {
    for part in contentType.split(separator: ";").dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard let name = pair.first, let value = pair.dropFirst().first,
        Array(name.utf8)[...].trimmingBlanks.isHeader("charset")
      else { continue }
      return text(Array(value.utf8)[...].trimmingBlanks).filter { $0 != "\"" }.lowercased()
    }
    return nil
  }

  // MARK: Finding the stream again

  private static let lengthName = Array("content-length:".utf8)
  /// Longest line, in bytes, that is taken for a length in the midst of anything.
  private static let longestLengthLine = 64

  /// Moves to the next `Content-Length: DIGITS` that ends its line. JSON can't hold one: a line end within
  /// a string is written as an escape. Bytes before it are dropped.
  private mutating func findLengthLine() -> Bool {
    var position = start
    while position < buffer.count {
      let byte = buffer[position]
      if byte == 0x43 || byte == 0x63 {
        switch isLengthLine(at: position) {
        case true?:
          start = position
          return true
        case nil:
          start = position
          return false
        case false?:
          break
        }
      }
      position += 1
    }
    start = buffer.count
    return false
  }

  /// Nil while the bytes at hand don't tell.
  private func isLengthLine(at position: Int) -> Bool? {
    var index = 0
    var hasDigits = false
    var hasReturn = false
    for byte in buffer[position...].prefix(Self.longestLengthLine) {
      if index < Self.lengthName.count {
        let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        guard lower == Self.lengthName[index] else { return false }
        index += 1
      } else if byte == 0x0A {
        return hasDigits
      } else if hasReturn {
        return false
      } else if byte == 0x0D {
        hasReturn = true
      } else if byte >= 0x30 && byte <= 0x39 {
        hasDigits = true
      } else if byte != 0x20 {
        return false
      }
    }
    return buffer.count - position < Self.longestLengthLine ? nil : false
  }
}

/// What a `FrameDecoder` finds.
package enum Frame: Sendable, Equatable {
  /// A message's body.
  case message([UInt8])
  /// Bytes that are no message: what is wrong with them.
  case problem(String)
}

/// A body with its header before it, ready to be written.
package func framed(_ body: some Collection<UInt8>) -> [UInt8] {
  var bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8)
  bytes.reserveCapacity(bytes.count + body.count)
  bytes.append(contentsOf: body)
  return bytes
}

extension ArraySlice<UInt8> {
  /// Without spaces, tabs and carriage returns at both ends.
  fileprivate var trimmingBlanks: ArraySlice {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    var rest = drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
    return rest
  }

  /// Whether the bytes are the name, which is in lower case, in whatever case.
  fileprivate func isHeader(_ name: StaticString) -> Bool {
    count == name.utf8CodeUnitCount
      && name.withUTF8Buffer { name in
        zip(self, name).allSatisfy { ($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) == $1 }
      }
  }
}
