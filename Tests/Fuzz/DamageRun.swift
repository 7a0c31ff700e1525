import Foundation
import TestSupport
import ViewAnalysis

/// Damages whole files, one place at a time, and counts what the findings outside the damage do.
func measureDamage(to files: [(name: String, bytes: [UInt8])], _ options: Options) -> Bool {
  let checks = files.map { (name: $0.name, check: DamageCheck($0.bytes)) }.filter {
    $0.check.tree.errors.isEmpty
  }
  var random = SeededGenerator(seed: options.seed)
  var done = 0
  var broken = 0
  var outside = 0
  var stray = 0
  var vanished = 0
  var appeared = 0
  while done < options.inputs {
    guard let (name, check) = checks.randomElement(using: &random) else { break }
    guard let damage = Damage.random(in: check.tree, using: &random) else { continue }
    let outcome = check.outcome(of: damage)
    let text = damage.applied(to: check.bytes)
    if let folder = options.folder {
      _ = FileManager.default.createFile(atPath: "\(folder)/\(done).swift", contents: Data(text))
      print(
        "damage \(done) \(damage.range.lowerBound) \(damage.range.upperBound) \(damage.replacement.count) \(name)"
      )
    }
    done += 1
    broken += outcome.isSyntaxError ? 1 : 0
    outside += outcome.outside
    vanished += outcome.vanished.count
    appeared += outcome.appeared.count
    if outcome.vanished.isEmpty && outcome.appeared.isEmpty { continue }
    stray += 1
    let line = text[..<damage.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
    let what =
      outcome.vanished.map { "-\($0.rule)@\($0.range.lowerBound)" }
      + outcome.appeared.map { "+\($0.rule)@\($0.range.lowerBound)" }
    print(
      "\(name):\(line): \(damage.kind)\(outcome.isSyntaxError ? "" : " (no error)") at \(damage.range): "
        + what.joined(separator: " "))
  }
  print(
    "\(done) damages, \(broken) with a syntax error, \(outside) findings outside: \(vanished) vanished, "
      + "\(appeared) appeared, in \(stray) damages")
  return stray == 0
}
