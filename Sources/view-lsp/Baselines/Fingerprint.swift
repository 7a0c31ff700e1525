internal import ViewAnalysis

/// Names for findings that stay the same while code around them changes: made of the rule, the text of the
/// line that the finding begins on, and the number of findings before it that have both in common.
///
/// White space doesn't count, and neither does the file's name.
func fingerprints(of findings: [Finding], in bytes: [UInt8]) -> [String] {
  let lines = LineTable(bytes)
  var seen: [UInt64: Int] = [:]
  return findings.map { finding in
    let line = bytes[lines.line(at: finding.range.lowerBound)].filter { $0 > 0x20 }
    let hash = stableHash(Array(finding.rule.utf8) + [0] + line)
    let count = seen[hash, default: 0]
    seen[hash] = count + 1
    return hexadecimal(stableHash(Array("\(hash) \(count)".utf8)))
  }
}

/// FNV-1a, 64 bits: the same on every machine and in every run.
func stableHash(_ bytes: [UInt8]) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

/// Sixteen digits.
func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
