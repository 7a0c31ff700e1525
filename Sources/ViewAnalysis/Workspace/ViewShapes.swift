/// The bodies of a file's views without what is peculiar to each: their shapes.
///
/// Two bodies have the same shape if they read the same but for their leaves: literals, names of values, members of
/// values, key paths, and views of the app that take no closures. Other views, modifiers, labels, operators and the
/// nesting belong to the shape. Bodies in previews and in files of tests have none, nor have small ones.
package struct ViewShapes: Sendable {
  /// The body of one view.
  package struct Shape: Sendable {
    /// The view's name, with the types around it.
    package let typeName: String
    /// UTF-8 offsets of the view's name in the file.
    package let nameRange: Range<Int>
    let fingerprint: UInt64
    private let record: ItemShapes.Record

    fileprivate init(_ record: ItemShapes.Record, offset: Int) {
      typeName = record.typeName
      nameRange = record.nameRange.lowerBound + offset..<record.nameRange.upperBound + offset
      fingerprint = record.fingerprint
      self.record = record
    }

    /// The text of each leaf, in the order of the text.
    package var leaves: [String] { record.leaves }

    /// Whether both have the same shape. Equal fingerprints alone may be chance.
    package func hasSameShape(as other: Shape) -> Bool { record.code == other.record.code }
  }

  /// The views of the file that have shapes, with the UTF-8 offsets of their items, ascending.
  private let entries: [(offset: Int, record: ItemShapes.Record)]
  private let all: [ItemShapes]
  private let isAboutViews: Bool
  /// The fingerprints of all shapes, ascending; as often as they are there.
  let fingerprints: [UInt64]
  /// For each of them the index in `entries`.
  private let order: [Int]

  /// `unchanged` are the file's items that read as in `old`, by their indices, with those that they had there: their
  /// shapes are taken from there.
  init(_ file: FileModel, replacing old: ViewShapes?, _ unchanged: [Int: Int]) {
    let isAboutViews = file.mentionsViews && !file.tree.isTest
    let nodes = isAboutViews ? file.tree.root.children(.codeBlockItem) : []
    let known = old?.isAboutViews == isAboutViews ? old?.all ?? [] : []
    self.isAboutViews = isAboutViews
    all = nodes.enumerated().map { index, node in
      unchanged[index].flatMap { known.element(at: $0) } ?? ItemShapes(node, file)
    }
    entries = zip(nodes, all).flatMap { node, item in
      item.records.map { (offset: node.range.lowerBound, record: $0) }
    }
    let order = entries.indices.sorted { [entries] in
      (entries[$0].record.fingerprint, $0) < (entries[$1].record.fingerprint, $1)
    }
    fingerprints = order.map { [entries] in entries[$0].record.fingerprint }
    self.order = order
  }

  /// All shapes, in the order of the text.
  package var shapes: [Shape] { entries.map { Shape($0.record, offset: $0.offset) } }

  /// The shape of the view whose name begins at the UTF-8 offset.
  func shape(ofViewNamedAt offset: Int) -> Shape? {
    let index = entries.partitionIndex { $0.offset + $0.record.nameRange.lowerBound >= offset }
    guard let entry = entries.element(at: index) else { return nil }
    let shape = Shape(entry.record, offset: entry.offset)
    return shape.nameRange.lowerBound == offset ? shape : nil
  }

  /// The shapes with the fingerprint, in the order of the text, until `body` returns false. Returns what it returned last.
  func forEachShape(of fingerprint: UInt64, _ body: (Shape) -> Bool) -> Bool {
    var index = fingerprints.partitionIndex { $0 >= fingerprint }
    while index < fingerprints.count, fingerprints[index] == fingerprint {
      let entry = entries[order[index]]
      if !body(Shape(entry.record, offset: entry.offset)) { return false }
      index += 1
    }
    return true
  }
}

/// The shapes of one item of a file. Offsets are relative to the item's start: it is kept while its text stays the same.
private final class ItemShapes: Sendable {
  struct Record: Sendable {
    let typeName: String
    let nameRange: Range<Int>
    let fingerprint: UInt64
    /// The tokens, each after a byte for its kind, with a mark for each leaf.
    let code: [UInt8]
    let leaves: [String]
  }

  let records: [Record]

  init(_ item: Node, _ file: FileModel) {
    let types = item.tree.nodes.ids(of: [.structDecl], in: item.subtree)
    records = types.compactMap { id in
      file.type(declaredBy: item.tree.node(id)).flatMap { Record($0, file, offset: item.range.lowerBound) }
    }
  }
}

extension ItemShapes.Record {
  /// Nil for a type without a body, or with a small one.
  fileprivate init?(_ type: TypeModel, _ file: FileModel, offset: Int) {
    let tree = file.tree
    guard let body = type.body, body.type?.isOpaque("View") == true, let block = body.getter, !block.hasError,
      !type.isLocal,
      !file.isInPreview(type.node),
      // Each view and each modifier is a call.
      Array(tree.nodes.ids(of: [.functionCallExpr], in: block.subtree).prefix(Self.fewestCalls)).count
        == Self.fewestCalls
    else { return nil }
    let leafNodes = block.leaves
    code = block.code(without: leafNodes)
    leaves = leafNodes.map(\.text)
    typeName = type.qualifiedName
    let name = type.declaration.nameRange
    nameRange = name.lowerBound - offset..<name.upperBound - offset
    fingerprint = code.fingerprint
  }

  private static let fewestCalls = 5
}

extension Node {
  /// What is peculiar to this piece of code: the outermost nodes within it that are leaves, in the order of the text.
  var leaves: [Node] {
    var found: [Node] = []
    var end = 0
    for id in tree.nodes.ids(of: leafKinds, in: subtree) where id >= end && id != self.id {
      let node = tree.node(id)
      guard node.isLeaf, !node.tokenRange.isEmpty else { continue }
      found.append(node)
      end = node.subtree.upperBound
    }
    return found
  }

  /// The tokens, each after a byte for its kind, with a mark for each of the leaves.
  func code(without leaves: [Node]) -> [UInt8] {
    var code: [UInt8] = []
    var next = 0
    var index = tokenRange.lowerBound
    while index < tokenRange.upperBound {
      if next < leaves.count, leaves[next].tokenRange.lowerBound == index {
        code.append(0xFF)
        index = max(index + 1, leaves[next].tokenRange.upperBound)
        next += 1
        continue
      }
      let token = tree.tokens[index]
      index += 1
      if token.start == token.end { continue }
      code.append(token.kind.rawValue)
      code.append(contentsOf: tree.bytes[Int(token.start)..<Int(token.end)])
    }
    return code
  }

  private var isLeaf: Bool {
    switch kind {
    case .functionCallExpr:
      // A view of the app's or a package's, where a builder collects it: another one could stand there.
      guard let type = FunctionCall(self)?.constructedType, Vocabulary.view(type) == nil else { return false }
      return outermostChain.parent?.kind == .codeBlockItem && !contains([.closureExpr])
    case .declReferenceExpr:
      // What is called belongs to the shape where it is a type or a member: a view, a modifier.
      if isMemberName { return false }
      return ownCall == nil || firstName?.isCapitalized == false
    case .memberAccessExpr:
      if ownCall != nil { return false }
      // `a.b.c`, without calls in between.
      return !contains(callKinds)
    default: return true
    }
  }
}

private let leafKinds: KindSet = [
  .stringLiteralExpr, .simpleStringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
  .nilLiteralExpr, .regexLiteralExpr, .keyPathExpr, .declReferenceExpr, .memberAccessExpr,
  .closureShorthandParameter, .identifierPattern, .functionCallExpr,
]

private let callKinds: KindSet = [
  .functionCallExpr, .subscriptCallExpr, .closureExpr, .optionalChainingExpr, .forceUnwrapExpr,
]
