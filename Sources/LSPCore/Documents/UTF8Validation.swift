extension Array where Element == UInt8 {
  /// Whether the bytes are well-formed UTF-8, as Unicode's table 3-7 has it: no overlong forms, no
  /// surrogates, nothing above U+10FFFF.
  package var isValidUTF8: Bool {
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
