/// The difference of two texts as a unified diff, three lines of context around each change; empty where the
/// texts are the same. Relative names get the prefixes `a/` and `b/`, as Git writes them.
func unifiedDiff(_ before: [UInt8], _ after: [UInt8], name: String) -> String {
  if before == after { return "" }
  let old = lines(of: before)
  let new = lines(of: after)
  let script = editScript(old, new)
  var text = "--- \(header(name, prefix: "a/"))\n+++ \(header(name, prefix: "b/"))\n"
  for hunk in hunks(script, context: 3) { write(hunk, to: &text) }
  return text
}

/// A file's name as the header has it, which `git apply` and `patch -p1` read: with a prefix where it is relative, in
/// quotes where it has characters that need it, and with a tab where it has spaces, so that they don't end it.
private func header(_ name: String, prefix: String) -> String {
  let path = Path.isAbsolute(name) ? name : prefix + name
  guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }) else {
    return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path
  }
  var quoted = "\""
  for scalar in path.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case "\u{0}"..."\u{1F}", "\u{7F}":
      let digits = String(scalar.value, radix: 8)
      quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

/// One line of a diff.
private struct DiffLine {
  enum Kind: String {
    case same = " "
    case removed = "-"
    case added = "+"
  }

  let kind: Kind
  let text: ArraySlice<UInt8>
}

/// The lines with their ends.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
    lines.append(bytes[start...index])
    start = index + 1
  }
  if start < bytes.count { lines.append(bytes[start...]) }
  return lines
}

private func editScript(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [DiffLine] {
  var prefix = 0
  while prefix < old.count && prefix < new.count && old[prefix] == new[prefix] { prefix += 1 }
  var suffix = 0
  while suffix < old.count - prefix && suffix < new.count - prefix
    && old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
  { suffix += 1 }
  return old[..<prefix].map { DiffLine(kind: .same, text: $0) }
    + shortestScript(Array(old[prefix..<old.count - suffix]), Array(new[prefix..<new.count - suffix]))
    + old[(old.count - suffix)...].map { DiffLine(kind: .same, text: $0) }
}

/// The shortest script of removals and additions, found with Myers' greedy algorithm. Where more than
/// `most` lines differ, all are removed and added.
private func shortestScript(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [DiffLine] {
  let most = 1000
  let limit = min(old.count + new.count, most)
  // `furthest[k + limit + 1]`: how far the best path on the diagonal k has come in the old lines.
  var furthest = [Int](repeating: 0, count: 2 * limit + 3)
  var trace: [[Int]] = []
  search: for cost in 0...limit {
    trace.append(furthest)
    for diagonal in stride(from: -cost, through: cost, by: 2) {
      let slot = diagonal + limit + 1
      let goesDown = diagonal == -cost || diagonal != cost && furthest[slot - 1] < furthest[slot + 1]
      var x = goesDown ? furthest[slot + 1] : furthest[slot - 1] + 1
      while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
      furthest[slot] = x
      if x >= old.count && x - diagonal >= new.count { break search }
    }
    if cost == limit {
      return old.map { DiffLine(kind: .removed, text: $0) } + new.map { DiffLine(kind: .added, text: $0) }
    }
  }

  var script: [DiffLine] = []
  var (x, y) = (old.count, new.count)
  for (cost, furthest) in trace.enumerated().reversed() {
    let diagonal = x - y
    let slot = diagonal + limit + 1
    let goesDown = diagonal == -cost || diagonal != cost && furthest[slot - 1] < furthest[slot + 1]
    let fromX = cost == 0 ? 0 : goesDown ? furthest[slot + 1] : furthest[slot - 1]
    let fromY = cost == 0 ? 0 : fromX - (goesDown ? diagonal + 1 : diagonal - 1)
    while x > fromX && y > fromY {
      x -= 1
      y -= 1
      script.append(DiffLine(kind: .same, text: old[x]))
    }
    if cost > 0, goesDown {
      y -= 1
      script.append(DiffLine(kind: .added, text: new[y]))
    } else if cost > 0 {
      x -= 1
      script.append(DiffLine(kind: .removed, text: old[x]))
    }
  }
  return script.reversed()
}

private struct Hunk {
  let oldStart: Int
  let newStart: Int
  let lines: ArraySlice<DiffLine>
}

private func hunks(_ script: [DiffLine], context: Int) -> [Hunk] {
  var ranges: [Range<Int>] = []
  for (index, line) in script.enumerated() where line.kind != .same {
    let range = max(0, index - context)..<min(script.count, index + context + 1)
    if let last = ranges.last, last.upperBound >= range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
  var (old, new, position) = (0, 0, 0)
  return ranges.map { range in
    for line in script[position..<range.lowerBound] {
      if line.kind != .added { old += 1 }
      if line.kind != .removed { new += 1 }
    }
    position = range.lowerBound
    return Hunk(oldStart: old, newStart: new, lines: script[range])
  }
}

private func write(_ hunk: Hunk, to text: inout String) {
  let oldCount = hunk.lines.count { $0.kind != .added }
  let newCount = hunk.lines.count { $0.kind != .removed }
  func span(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
  text += "@@ -\(span(hunk.oldStart, oldCount)) +\(span(hunk.newStart, newCount)) @@\n"
  for line in hunk.lines {
    text += line.kind.rawValue + String(decoding: line.text, as: UTF8.self)
    if line.text.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
  }
}
