/// A document's address, in the spelling of whoever named it. Two spellings of one file are two values here:
/// what a client gets back is what it sent. To know whether two name the same file, compare their paths.
package struct DocumentURI: Sendable, Hashable, Codable, CustomStringConvertible {
  package let string: String

  package init(_ string: String) {
    self.string = string
  }

  package init(from decoder: any Decoder) throws {
    string = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }

  package var description: String { string }

  /// How paths are written.
  package enum PathStyle: Sendable {
    case posix, windows

    package static var native: PathStyle {
      #if os(Windows)
        .windows
      #else
        .posix
      #endif
    }
  }

  /// The `file:` URI of an absolute path. `C:\Code` and `C:/Code` are paths in the Windows style.
  package init(filePath path: String, style: PathStyle = .native) {
    var path = path
    if style == .windows {
      path = String(path.map { $0 == "\\" ? "/" : $0 })
      // A share, `//server/folder`, has its host there already.
      if path.hasPrefix("//") {
        path.removeFirst(2)
      } else if !path.hasPrefix("/") {
        path = "/" + path
      }
    }
    var string = "file://"
    for byte in path.utf8 {
      if Self.isPlain(byte) {
        string.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        string += "%" + Self.hex(byte >> 4) + Self.hex(byte & 15)
      }
    }
    self.string = string
  }

  /// The path of a `file:` URI; nil for every other scheme, for another machine's files where paths have no
  /// hosts, and for a path that isn't UTF-8. A Windows drive's letter is written as a capital.
  package func filePath(style: PathStyle = .native) -> String? {
    let scheme = "file:"
    guard string.utf8.count > scheme.utf8.count,
      string.prefix(scheme.count).lowercased() == scheme
    else { return nil }
    var rest = string.dropFirst(scheme.count)
    var host = ""
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let slash = rest.firstIndex(of: "/") ?? rest.endIndex
      host = String(rest[..<slash])
      rest = rest[slash...]
    }
    guard rest.hasPrefix("/"), let path = Self.decoded(rest) else { return nil }
    let isLocal = host.isEmpty || host.lowercased() == "localhost"
    switch style {
    case .posix:
      return isLocal ? path : nil
    case .windows:
      guard isLocal else { return "//" + host + path }
      let start = Array(path.utf8.prefix(3))
      guard start.count == 3, start[2] == 0x3A, start[1] | 0x20 >= 0x61, start[1] | 0x20 <= 0x7A else {
        return path
      }
      return path.dropFirst().prefix(1).uppercased() + path.dropFirst(2)
    }
  }

  /// Stands in a path as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
    default: "-._~!$&'()*+,;=:@/".utf8.contains(byte)
    }
  }

  private static func hex(_ digit: UInt8) -> String {
    String(digit, radix: 16, uppercase: true)
  }

  /// With `%XX` read as bytes; a `%` without two digits stands for itself. Nil if the bytes aren't UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x25, index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    let string = String(decoding: decoded, as: UTF8.self)
    return string.utf8.elementsEqual(decoded) ? string : nil
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}

extension KeyedDecodingContainer {
  /// What synthesized initializers call for a URI: the string without the steps through a value of its own.
  func decode(_ type: DocumentURI.Type, forKey key: Key) throws -> DocumentURI {
    DocumentURI(try decode(String.self, forKey: key))
  }
}
