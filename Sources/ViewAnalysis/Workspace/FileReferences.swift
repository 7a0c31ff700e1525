/// Where a file's code uses a name.
package struct Reference: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// A name on its own: a call, a value, `self` left out, `if let name`, `[weak name]`.
    case name
    /// After a period and what the member belongs to: `row.title`.
    case member
    /// After a period alone: `.title`.
    case implicitMember
    /// A type, an attribute, a conformance.
    case type
    /// A type as another one's argument: `Card` in `Host<Card>`.
    case genericArgument
    /// A component of a key path: `\.title`.
    case keyPath
  }

  /// UTF-8 offsets of the name, without backticks and without the `$` of a projected value.
  package let range: Range<Int>
  package let kind: Kind
}

/// All names that a file's code uses, with their ranges. Declarations of names are not among them.
///
/// The names are kept sorted by key, each once, with the offsets of its uses in the order of the text.
package struct FileReferences: Sendable {
  /// A hash of each name, ascending.
  let keys: [UInt64]
  /// The names' bytes, one name after another.
  private let names: [UInt8]
  /// For each name, the end of its bytes in `names`.
  private let nameEnds: [UInt32]
  /// For each name, the end of its uses in `offsets` and `kinds`.
  private let useEnds: [UInt32]
  /// UTF-8 offsets in the file.
  private let offsets: [UInt32]
  private let kinds: [Reference.Kind]

  /// Reads the tree in one pass over its nodes.
  init(_ tree: SyntaxTree) {
    var reader = ReferenceReader(tree: tree)
    reader.read()
    let order = reader.names.indices.sorted { reader.names[$0].key < reader.names[$1].key }
    var keys: [UInt64] = []
    var names: [UInt8] = []
    var nameEnds: [UInt32] = []
    var useEnds: [UInt32] = []
    // Where the next use of each name goes.
    var next = [Int](repeating: 0, count: order.count)
    keys.reserveCapacity(order.count)
    nameEnds.reserveCapacity(order.count)
    useEnds.reserveCapacity(order.count)
    var end = 0
    for index in order {
      let name = reader.names[index]
      keys.append(name.key)
      names.append(contentsOf: tree.bytes[name.range])
      nameEnds.append(UInt32(names.count))
      next[index] = end
      end += name.uses
      useEnds.append(UInt32(end))
    }
    var offsets = [UInt32](repeating: 0, count: end)
    var kinds = [Reference.Kind](repeating: .name, count: end)
    for use in reader.uses {
      let index = next[Int(use.name)]
      offsets[index] = use.offset
      kinds[index] = use.kind
      next[Int(use.name)] = index + 1
    }
    (self.keys, self.names, self.nameEnds) = (keys, names, nameEnds)
    (self.useEnds, self.offsets, self.kinds) = (useEnds, offsets, kinds)
  }

  /// The key under which a name is found.
  static func key(of name: String) -> UInt64 { NameKey(Array(name.utf8)).key }

  /// The uses of the name, in the order of the text.
  package func references(to name: String) -> [Reference] {
    let bytes = Array(name.utf8)
    return uses(of: bytes).map { index in
      let start = Int(offsets[index])
      return Reference(range: start..<start + bytes.count, kind: kinds[index])
    }
  }

  package func refers(to name: String) -> Bool { !uses(of: Array(name.utf8)).isEmpty }

  package func refers(to name: String, as kind: Reference.Kind) -> Bool {
    uses(of: Array(name.utf8)).contains { kinds[$0] == kind }
  }

  /// Indices in `offsets` and `kinds`.
  private func uses(of name: [UInt8]) -> Range<Int> {
    let key = NameKey(name).key
    var index = keys.partitionIndex { $0 >= key }
    // Several names may share a key.
    while index < keys.count, keys[index] == key {
      let start = index == 0 ? 0 : Int(nameEnds[index - 1])
      if names[start..<Int(nameEnds[index])].elementsEqual(name) {
        return (index == 0 ? 0 : Int(useEnds[index - 1]))..<Int(useEnds[index])
      }
      index += 1
    }
    return 0..<0
  }
}

extension NameKey {
  fileprivate var key: UInt64 { UInt64(bitPattern: Int64(hash)) }
}

/// Collects the uses of names in a tree, and numbers the names in the order in which they first appear.
private struct ReferenceReader {
  struct UsedName {
    let identity: NameKey
    let key: UInt64
    /// UTF-8 offsets of the first use.
    let range: Range<Int>
    var uses: Int
  }

  struct Use {
    /// Index in `names`.
    let name: UInt32
    let offset: UInt32
    let kind: Reference.Kind
  }

  let tree: SyntaxTree
  private(set) var names: [UsedName] = []
  private(set) var uses: [Use] = []
  /// A hash table with open addressing: indices in `names`, or -1.
  private var slots = [Int32](repeating: -1, count: 256)

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  private static let kinds: KindSet = [
    .declReferenceExpr, .identifierType, .memberType, .optionalBindingCondition, .closureCapture,
  ]

  mutating func read() {
    let nodes = tree.nodes
    for id in nodes.ids(of: Self.kinds) {
      let record = nodes[id]
      switch record.kind {
      case .declReferenceExpr: add(tokenAt: Int(record.firstToken), kind(ofReference: id, record))
      case .identifierType:
        let isArgument = nodes[Int(record.parent)].kind == .genericArgument
        add(tokenAt: Int(record.firstToken), isArgument ? .genericArgument : .type)
      case .memberType: add(tree.node(id).typeName, .type)
      case .optionalBindingCondition:
        // `if let name` reads the name that it binds.
        let node = tree.node(id)
        if node.child(.initializerClause) == nil { add(node.child(.identifierPattern)?.firstName, .name) }
      default:
        let node = tree.node(id)
        if node.child(.initializerClause) == nil { add(node.capturedName, .name) }
      }
    }
  }

  private func kind(ofReference id: Int, _ record: NodeRecord) -> Reference.Kind {
    let parent = tree.nodes[Int(record.parent)]
    switch parent.kind {
    case .memberAccessExpr:
      if id != Int(record.parent) + 1 { return .member }
      return parent.firstToken == record.firstToken ? .name : .implicitMember
    case .keyPathPropertyComponent, .keyPathMethodComponent: return .keyPath
    default: return .name
    }
  }

  private mutating func add(tokenAt index: Int, _ kind: Reference.Kind) {
    guard tree.tokens.indices.contains(index) else { return }
    let token = tree.tokens[index]
    guard token.kind.isIdentifierLike || token.kind == .dollarIdentifier else { return }
    add(Name(tree: tree, token: token), kind)
  }

  private mutating func add(_ name: Name?, _ kind: Reference.Kind) {
    guard let name, !name.range.isEmpty else { return }
    var range = name.range
    if tree.bytes[range.lowerBound] == UInt8(ascii: "$") {
      range = range.lowerBound + 1..<range.upperBound
      // `$0` names nothing that is declared.
      guard let first = tree.bytes[range].first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else {
        return
      }
    }
    let index = number(of: range)
    names[index].uses += 1
    uses.append(Use(name: UInt32(index), offset: UInt32(range.lowerBound), kind: kind))
  }

  private mutating func number(of range: Range<Int>) -> Int {
    let identity = NameKey(tree.bytes, range)
    var slot = identity.hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if names[index].identity == identity,
        identity.isWhole || tree.bytes[names[index].range].elementsEqual(tree.bytes[range])
      {
        return index
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(names.count)
    names.append(UsedName(identity: identity, key: identity.key, range: range, uses: 0))
    if names.count * 2 > slots.count { grow() }
    return names.count - 1
  }

  private mutating func grow() {
    var larger = [Int32](repeating: -1, count: slots.count * 2)
    for (index, name) in names.enumerated() {
      var slot = name.identity.hash & (larger.count - 1)
      while larger[slot] >= 0 { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = Int32(index)
    }
    slots = larger
  }
}
