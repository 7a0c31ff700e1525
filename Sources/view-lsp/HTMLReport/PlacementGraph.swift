internal import ViewAnalysis

/// Which type's code places which views, drawn from left to right: each type stands one column to the right of the first
/// that places it.
struct PlacementGraph {
  /// What is known of a view type.
  struct View {
    /// Index in the overview's `views`.
    let index: Int
    let size: Int
    let findings: Int
  }

  struct Node {
    /// The qualified name.
    let type: String
    /// Nil for what is no view, or has its body elsewhere.
    let view: View?
    let isView: Bool
    var column = 0
    /// In rows; between two of them for a node beside several.
    var row = 0.0
    /// The node that it is drawn beside.
    var parent: Int?
  }

  struct Edge {
    /// Indices in `nodes`.
    let from: Int
    let to: Int
    /// How many places of the code it stands for.
    let count: Int
  }

  private(set) var nodes: [Node] = []
  /// Sorted by `from`, then by the name of the view placed.
  private(set) var edges: [Edge] = []
  private(set) var rowCount = 0

  init() {}

  /// `views` are by qualified names. A type that places itself does so without an edge.
  init(_ placements: [ViewPlacement], views: [String: View]) {
    var counts: [Pair: Int] = [:]
    var isView: [String: Bool] = [:]
    for placement in placements where placement.owner != placement.placed {
      counts[Pair(owner: placement.owner, placed: placement.placed), default: 0] += 1
      isView[placement.placed] = true
      isView[placement.owner] = isView[placement.owner] == true || placement.isOwnerView
    }
    let names = isView.keys.sorted()
    nodes = names.map { Node(type: $0, view: views[$0], isView: isView[$0] == true) }
    let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    edges = counts.compactMap { pair, count in
      guard let from = indices[pair.owner], let to = indices[pair.placed] else { return nil }
      return Edge(from: from, to: to, count: count)
    }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    layOut()
  }

  private struct Pair: Hashable {
    let owner: String
    let placed: String
  }

  private mutating func layOut() {
    var placed = [[Int]](repeating: [], count: nodes.count)
    var isPlaced = [Bool](repeating: false, count: nodes.count)
    for edge in edges {
      placed[edge.from].append(edge.to)
      isPlaced[edge.to] = true
    }
    // Breadth first, from the types that nothing places. Where types place each other in a circle, the first by name
    // stands for such a one.
    var roots = nodes.indices.filter { !isPlaced[$0] }
    var isSeen = [Bool](repeating: false, count: nodes.count)
    var children = [[Int]](repeating: [], count: nodes.count)
    var queue = roots
    for root in roots { isSeen[root] = true }
    var next = 0
    var unseen = 0
    while true {
      while next < queue.count {
        let node = queue[next]
        next += 1
        for child in placed[node] where !isSeen[child] {
          isSeen[child] = true
          nodes[child].parent = node
          nodes[child].column = nodes[node].column + 1
          children[node].append(child)
          queue.append(child)
        }
      }
      while unseen < nodes.count, isSeen[unseen] { unseen += 1 }
      guard unseen < nodes.count else { break }
      isSeen[unseen] = true
      roots.append(unseen)
      queue.append(unseen)
    }
    setRows(roots, children, countingFrom: queue)
  }

  /// Each node without children has a row of its own; the others stand in the middle of theirs. `queue` has each node
  /// after the one that it is drawn beside.
  private mutating func setRows(_ roots: [Int], _ children: [[Int]], countingFrom queue: [Int]) {
    var sizes = [Int](repeating: 1, count: nodes.count)
    for node in queue.reversed() { if let parent = nodes[node].parent { sizes[parent] += sizes[node] } }
    var open = roots.sorted { (sizes[$1], $0) < (sizes[$0], $1) }.reversed() as [Int]
    while let node = open.popLast() {
      if children[node].isEmpty {
        nodes[node].row = Double(rowCount)
        rowCount += 1
      }
      open += children[node].reversed()
    }
    for node in queue.reversed() {
      guard let first = children[node].first, let last = children[node].last else { continue }
      nodes[node].row = (nodes[first].row + nodes[last].row) / 2
    }
  }
}
