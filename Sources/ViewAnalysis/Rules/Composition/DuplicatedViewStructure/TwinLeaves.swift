/// The leaves of bodies of one shape, side by side.
///
/// Where all of them have a view of the same type with the same code in one place, what is peculiar to each of these
/// calls stands there in the place of the call.
struct TwinLeaves {
  /// For each body its leaves, in the order of the text; as many for each.
  private(set) var columns: [[Node]]

  /// Nil where the bodies are not of one shape.
  init?(_ blocks: [Node]) {
    let all = blocks.map(\.leaves)
    guard let count = all.first?.count, all.allSatisfy({ $0.count == count }) else { return nil }
    columns = blocks.map { _ in [] }
    for index in 0..<count {
      let row = all.map { $0[index] }
      let inner = row.map(\.leaves)
      let isCall = row.allSatisfy { $0.kind == .functionCallExpr }
      let isAlike = isCall && Set(zip(row, inner).map { $0.code(without: $1) }).count == 1
      for column in columns.indices { columns[column] += isAlike ? inner[column] : [row[column]] }
    }
  }
}
