/// The candidate that takes the fewest edits to become the name; nil without candidates. Of several, the first
/// in the alphabet.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  candidates.map { (distance: editDistance(from: name, to: $0), name: $0) }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
}

/// The fewest insertions, removals and replacements of bytes that turn one text into the other. What lies
/// behind the first hundred bytes is not looked at: no name is that long.
package func editDistance(from first: String, to second: String) -> Int {
  let a = first.utf8.prefix(100)
  let b = second.utf8.prefix(100)
  var previous = Array(0...b.count)
  for (row, byte) in a.enumerated() {
    var current = [row + 1]
    for (column, other) in b.enumerated() {
      current.append(
        min(previous[column] + (byte == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous.last ?? 0
}
