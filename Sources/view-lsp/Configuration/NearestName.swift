/// The name nearest to what somebody typed, for "did you mean". Nil only where there are no names.
func nearestName(to typed: String, among names: some Sequence<String>) -> String? {
  let typed = Array(typed.lowercased().unicodeScalars.prefix(64))
  var best: (name: String, distance: Int)?
  for name in names {
    let distance = editDistance(typed, Array(name.lowercased().unicodeScalars.prefix(64)))
    if distance < best?.distance ?? .max { best = (name, distance) }
  }
  return best?.name
}

/// How many letters must be put in, left out, replaced, or swapped with their neighbour.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
