/// The unit that a position's `character` counts.
package enum PositionEncoding: String, Codable, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The best of what the client offers: utf-8 costs nothing here, utf-16 is what editors know best. A
  /// client that offers nothing, or nothing known, means utf-16.
  package static func negotiated(offered: [String]?) -> PositionEncoding {
    let offered = offered ?? []
    return [.utf8, .utf16, .utf32].first { offered.contains($0.rawValue) } ?? .utf16
  }

  /// How many units the byte begins: all of its scalar's at the scalar's first byte, none at the others.
  /// Bytes that aren't UTF-8 give some number too.
  @inline(__always)
  func units(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}
