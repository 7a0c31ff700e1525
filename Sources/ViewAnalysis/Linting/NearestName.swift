/// The candidate that takes the fewest edits to become the name, if they are few: about a third of the longer of the
/// two. Of several, the first in the alphabet.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  var best: (distance: Int, name: String)?
  for candidate in candidates {
    let (length, other) = (name.utf8.count, candidate.utf8.count)
    // A word of which every letter is another one is no misspelling.
    let limit = min((max(length, other) + 2) / 3, max(length, other) - 1)
    // So many edits it takes at least; this also keeps a name of any length cheap.
    guard abs(length - other) <= limit else { continue }
    let distance = editDistance(from: name, to: candidate)
    guard distance <= limit else { continue }
    if let best, (best.distance, best.name) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.name
}

/// The fewest insertions, removals and replacements of bytes that turn one text into the other. Bytes after the first
/// hundred are ignored: no name is that long.
package func editDistance(from first: String, to second: String) -> Int {
  let a = first.utf8.prefix(100)
  let b = Array(second.utf8.prefix(100))
  // The distances of the first text's beginning to each beginning of the second.
  var distances = Array(0...b.count)
  for byte in a {
    var diagonal = distances[0]
    distances[0] += 1
    for (index, other) in b.enumerated() {
      let replaced = diagonal + (byte == other ? 0 : 1)
      diagonal = distances[index + 1]
      distances[index + 1] = min(replaced, diagonal + 1, distances[index] + 1)
    }
  }
  return distances[b.count]
}
