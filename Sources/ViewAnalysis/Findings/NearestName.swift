/// The candidate that takes the fewest edits to become the name; nil without candidates. Of several, the first
/// in the alphabet.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let bytes = Array(name.utf8)
  return candidates.map { (distance: editDistance(bytes, Array($0.utf8)), name: $0) }
    .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
}

/// The fewest insertions, removals and replacements that turn one text into the other.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var previous = Array(0...b.count)
  for (row, byte) in a.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(b.count + 1)
    for (column, other) in b.enumerated() {
      current.append(
        min(previous[column] + (byte == other ? 0 : 1), previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[b.count]
}
