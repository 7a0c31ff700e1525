extension Array where Element == UInt8 {
  /// Whether the bytes are well-formed UTF-8, as Unicode's table 3-7 has it: no overlong forms, no
  /// surrogates, nothing above U+10FFFF.
  var isValidUTF8: Bool {
    var index = 0
    let end = count
    while index < end {
      let lead = self[index]
      index += 1
      if lead < 0x80 { continue }
      var low: UInt8 = 0x80
      var high: UInt8 = 0xBF
      let more: Int
      switch lead {
      case 0xC2...0xDF: more = 1
      case 0xE0: (more, low) = (2, 0xA0)
      case 0xED: (more, high) = (2, 0x9F)
      case 0xE1...0xEF: more = 2
      case 0xF0: (more, low) = (3, 0x90)
      case 0xF1...0xF3: more = 3
      case 0xF4: (more, high) = (3, 0x8F)
      default: return false
      }
      guard index + more <= end, low <= self[index], self[index] <= high else { return false }
      for offset in 1..<more where self[index + offset] & 0xC0 != 0x80 { return false }
      index += more
    }
    return true
  }
}

/// Why the bytes can't be read as a source file, for people; nil where they are UTF-8.
func encodingFault(in bytes: [UInt8]) -> String? {
  // Latin text in UTF-16 without a mark is well-formed UTF-8, too: every other byte of it is zero.
  let start = bytes.prefix(16)
  let hasMark = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
  if hasMark || start.count(where: { $0 == 0 }) * 3 > start.count {
    return "not UTF-8 but UTF-16, it seems: save it as UTF-8"
  }
  if bytes.isValidUTF8 { return nil }
  return "not UTF-8 but Latin-1 or another 8-bit encoding, it seems: save it as UTF-8"
}
