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
    /// The label of an argument that makes an instance of a type: `Row(title: text)`.
    case label
    /// The same, where the call leaves the type's name out: `.init(title: text)`, `self.init(title: text)`.
    case shortLabel
    /// A type whose initializer is a value, and not called: `Row` in `names.map(Row.init)`.
    case initializerReference
    /// A view modifier that is applied by its type: `Card` in `.modifier(Card())`.
    case appliedModifier
    /// The same in an extension of `View`, of one of SwiftUI's views, or of a type that wraps one (`extension Kit where Base: View`):
    /// what gives the modifier a name to apply it by.
    case exposedModifier

    /// Whether the name stands on its own.
    package var isPlain: Bool {
      switch self {
      case .name, .appliedModifier, .exposedModifier, .initializerReference: true
      default: false
      }
    }
  }

  /// UTF-8 offsets of the name, without backticks and without the `$` of a projected value.
  package let range: Range<Int>
  package let kind: Kind
  package let isInPreview: Bool
  /// Whether parentheses or a closure follow the name.
  package let isCalled: Bool
}

/// All names that a file's code uses, with their ranges. Declarations of names are not among them.
///
/// The names are kept sorted by key, each once, with the offsets of its uses in the order of the text.
package struct FileReferences: Sendable, Equatable {
  /// A hash of each name, ascending. Names with the same hash are sorted by their bytes.
  let keys: [UInt64]
  /// The names' bytes, one name after another.
  private let names: [UInt8]
  /// For each name, the end of its bytes in `names`.
  private let nameEnds: [UInt32]
  /// For each name, the end of its uses in `offsets` and `roles`.
  private let useEnds: [UInt32]
  /// UTF-8 offsets in the file.
  private let offsets: [UInt32]
  private let roles: [UseRole]

  /// Reads the file's tree in one pass over its nodes. `old` is the same file with another text: where only one item
  /// has been parsed anew, only that item is read.
  init(_ file: FileModel, replacing old: SourceFile? = nil) {
    let (tree, previews) = (file.tree, file.previewRanges)
    guard let old, let item = file.parsed.reparsedItem else {
      self.init(of: tree, in: tree.nodes.indices, previews)
      return
    }
    self.init(
      old.facts.references, without: item.oldRange, movedBy: tree.bytes.count - old.tree.bytes.count,
      adding: FileReferences(of: tree, in: tree.node(item.node).subtree, previews), previews)
  }

  /// Those of the nodes with the indices.
  private init(of tree: SyntaxTree, in nodes: Range<Int>, _ previews: [Range<Int>]) {
    var reader = ReferenceReader(tree: tree)
    reader.read(nodes)
    let order = reader.order
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
    var roles = [UseRole](repeating: UseRole(kind: .name, isInPreview: false, isCalled: false), count: end)
    for use in reader.uses {
      let index = next[Int(use.name)]
      offsets[index] = use.offset
      roles[index] = UseRole(
        kind: use.kind, isInPreview: previews.containOffset(Int(use.offset)), isCalled: use.isCalled)
      next[Int(use.name)] = index + 1
    }
    (self.keys, self.names, self.nameEnds) = (keys, names, nameEnds)
    (self.useEnds, self.offsets, self.roles) = (useEnds, offsets, roles)
  }

  /// The old ones without the uses in the range of the old text, with those after it so many bytes further on, and with
  /// the new ones, which all lie where the range was.
  private init(
    _ old: FileReferences, without range: Range<Int>, movedBy distance: Int, adding new: FileReferences,
    _ previews: [Range<Int>]
  ) {
    var keys: [UInt64] = []
    var names: [UInt8] = []
    var nameEnds: [UInt32] = []
    var useEnds: [UInt32] = []
    var offsets: [UInt32] = []
    var roles: [UseRole] = []
    keys.reserveCapacity(old.keys.count + new.keys.count)
    names.reserveCapacity(old.names.count + new.names.count)
    nameEnds.reserveCapacity(old.keys.count + new.keys.count)
    useEnds.reserveCapacity(old.keys.count + new.keys.count)
    offsets.reserveCapacity(old.offsets.count + new.offsets.count)
    roles.reserveCapacity(old.offsets.count + new.offsets.count)
    var (a, b) = (0, 0)
    while a < old.keys.count || b < new.keys.count {
      let order = old.order(ofNameAt: a, and: b, of: new)
      let start = offsets.count
      let oldUses = order > 0 ? 0..<0 : old.uses(ofNameAt: a)
      let newUses = order < 0 ? 0..<0 : new.uses(ofNameAt: b)
      let name = order > 0 ? new.name(at: b) : old.name(at: a)
      var next = oldUses.lowerBound
      while next < oldUses.upperBound, old.offsets[next] < range.lowerBound {
        offsets.append(old.offsets[next])
        roles.append(old.roles[next].moved(to: old.offsets[next], previews))
        next += 1
      }
      offsets.append(contentsOf: new.offsets[newUses])
      roles.append(contentsOf: new.roles[newUses])
      while next < oldUses.upperBound {
        if old.offsets[next] >= range.upperBound {
          let offset = old.offsets[next].moved(by: distance)
          offsets.append(offset)
          roles.append(old.roles[next].moved(to: offset, previews))
        }
        next += 1
      }
      if offsets.count > start {
        keys.append(order > 0 ? new.keys[b] : old.keys[a])
        names.append(contentsOf: name)
        nameEnds.append(UInt32(names.count))
        useEnds.append(UInt32(offsets.count))
      }
      if order <= 0 { a += 1 }
      if order >= 0 { b += 1 }
    }
    (self.keys, self.names, self.nameEnds) = (keys, names, nameEnds)
    (self.useEnds, self.offsets, self.roles) = (useEnds, offsets, roles)
  }

  /// The key under which a name is found.
  static func key(of name: String) -> UInt64 { NameKey(Array(name.utf8)).key }

  /// The uses of the name, in the order of the text.
  package func references(to name: String) -> [Reference] {
    let bytes = Array(name.utf8)
    return uses(of: bytes).map { index in
      let start = Int(offsets[index])
      return Reference(
        range: start..<start + bytes.count, kind: roles[index].kind, isInPreview: roles[index].isInPreview,
        isCalled: roles[index].isCalled)
    }
  }

  /// The names that are used as such a reference, in the order of `keys`.
  func names(usedAs kind: Reference.Kind) -> [String] {
    if !roles.contains(where: { $0.kind == kind }) { return [] }
    return keys.indices.filter { roles[uses(ofNameAt: $0)].contains { $0.kind == kind } }
      .map { String(decoding: name(at: $0), as: UTF8.self) }
  }

  /// The names, in the order of `keys`.
  var texts: [String] { keys.indices.map { String(decoding: name(at: $0), as: UTF8.self) } }

  package func refers(to name: String) -> Bool { !uses(of: Array(name.utf8)).isEmpty }

  package func refers(to name: String, as kind: Reference.Kind) -> Bool {
    uses(of: Array(name.utf8)).contains { roles[$0].kind == kind }
  }

  /// Whether the names of the indices in `keys` are used as those of the other file are: as often, in the same order, as
  /// the same kinds of reference. Where in the text makes no difference.
  func usesNames(_ indices: Range<Int>, as other: FileReferences, _ otherIndices: Range<Int>) -> Bool {
    roles[uses(ofNames: indices)] == other.roles[other.uses(ofNames: otherIndices)]
  }

  /// Indices in `offsets` and `roles`.
  private func uses(ofNames indices: Range<Int>) -> Range<Int> {
    guard let last = indices.last else { return 0..<0 }
    return (indices.lowerBound == 0 ? 0 : Int(useEnds[indices.lowerBound - 1]))..<Int(useEnds[last])
  }

  /// Indices in `offsets` and `roles`.
  private func uses(of name: [UInt8]) -> Range<Int> {
    let key = NameKey(name).key
    var index = keys.partitionIndex { $0 >= key }
    // Several names may share a key.
    while index < keys.count, keys[index] == key {
      if self.name(at: index).elementsEqual(name) { return uses(ofNameAt: index) }
      index += 1
    }
    return 0..<0
  }

  /// Indices in `offsets` and `roles`.
  private func uses(ofNameAt index: Int) -> Range<Int> { uses(ofNames: index..<index + 1) }

  private func name(at index: Int) -> ArraySlice<UInt8> {
    names[(index == 0 ? 0 : Int(nameEnds[index - 1]))..<Int(nameEnds[index])]
  }

  /// Below zero if this one's name at index `a` comes before the other's at index `b`, zero if it is the same. After the
  /// last name come all others.
  private func order(ofNameAt a: Int, and b: Int, of other: FileReferences) -> Int {
    guard a < keys.count else { return 1 }
    guard b < other.keys.count else { return -1 }
    if keys[a] != other.keys[b] { return keys[a] < other.keys[b] ? -1 : 1 }
    let (name, otherName) = (name(at: a), other.name(at: b))
    if name.lexicographicallyPrecedes(otherName) { return -1 }
    return name.elementsEqual(otherName) ? 0 : 1
  }
}

/// What a use is, wherever it stands.
private struct UseRole: Sendable, Equatable {
  let kind: Reference.Kind
  let isInPreview: Bool
  let isCalled: Bool

  /// The role at another offset, or among other previews.
  func moved(to offset: UInt32, _ previews: [Range<Int>]) -> UseRole {
    let isInPreview = !previews.isEmpty && previews.containOffset(Int(offset))
    return isInPreview == self.isInPreview
      ? self : UseRole(kind: kind, isInPreview: isInPreview, isCalled: isCalled)
  }
}

extension [Range<Int>] {
  /// Whether one of the ranges, which are ascending, has the offset.
  fileprivate func containOffset(_ offset: Int) -> Bool {
    let next = partitionIndex { $0.lowerBound > offset }
    return next > 0 && self[next - 1].contains(offset)
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
    let isCalled: Bool
  }

  let tree: SyntaxTree
  private(set) var names: [UsedName] = []
  private(set) var uses: [Use] = []
  /// A hash table with open addressing: indices in `names`, or -1.
  private var slots = [Int32](repeating: -1, count: 256)

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  /// The indices of the names, sorted by key, those with the same key by their bytes.
  var order: [Int] {
    names.indices.sorted { a, b in
      let (a, b) = (names[a], names[b])
      if a.key != b.key { return a.key < b.key }
      return tree.bytes[a.range].lexicographicallyPrecedes(tree.bytes[b.range])
    }
  }

  private static let kinds: KindSet = [
    .declReferenceExpr, .identifierType, .memberType, .optionalBindingCondition, .closureCapture,
    .labeledExpr,
  ]

  /// Reads the nodes with the indices.
  mutating func read(_ indices: Range<Int>) {
    let nodes = tree.nodes
    for id in nodes.ids(of: Self.kinds, in: indices) {
      let record = nodes[id]
      switch record.kind {
      case .declReferenceExpr:
        add(
          tokenAt: Int(record.firstToken), kind(ofReference: id, record),
          isCalled: isCall(tokenAt: Int(record.endToken)))
      case .identifierType:
        let isArgument = nodes[Int(record.parent)].kind == .genericArgument
        add(tokenAt: Int(record.firstToken), isArgument ? .genericArgument : .type)
      case .memberType: add(tree.node(id).typeName, .type)
      case .labeledExpr:
        if let kind = kind(ofLabel: record) { add(tokenAt: Int(record.firstToken), kind) }
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

  /// Nil unless the argument has a label and makes an instance of a type, as far as the call's spelling tells.
  private func kind(ofLabel argument: NodeRecord) -> Reference.Kind? {
    let next = Int(argument.firstToken) + 1
    guard next < Int(argument.endToken), tree.tokens[next].kind == .colon,
      tree.nodes[Int(argument.parent)].kind == .functionCallExpr,
      let name = tree.calleeName(of: Int(argument.parent))
    else { return nil }
    if tree.hasText("init" as StaticString, in: name) || tree.hasText("Self" as StaticString, in: name) {
      return .shortLabel
    }
    return Name(tree: tree, range: name).isCapitalized ? .label : nil
  }

  /// Whether the token after a name begins what a call hands over.
  private func isCall(tokenAt index: Int) -> Bool {
    guard tree.tokens.indices.contains(index) else { return false }
    let kind = tree.tokens[index].kind
    return kind == .leftParen || kind == .leftBrace
  }

  private func kind(ofReference id: Int, _ record: NodeRecord) -> Reference.Kind {
    let parent = tree.nodes[Int(record.parent)]
    switch parent.kind {
    case .memberAccessExpr:
      if id != Int(record.parent) + 1 { return .member }
      guard parent.firstToken == record.firstToken else { return .implicitMember }
      return isInitializerValue(parent) ? .initializerReference : .name
    case .keyPathPropertyComponent, .keyPathMethodComponent: return .keyPath
    case .functionCallExpr, .genericSpecializationExpr: return kind(ofCallee: id, parent)
    default: return .name
    }
  }

  /// Whether the member access is `Row.init`, and no call calls it.
  private func isInitializerValue(_ access: NodeRecord) -> Bool {
    let nodes = tree.nodes
    // The base, and then the member's name.
    let base = nodes[Int(access.parent)].kind == .functionCallExpr ? Int(access.parent) + 1 : -1
    let isCalled = base >= 0 && nodes[base].firstToken == access.firstToken && nodes[base].size == access.size
    let name = Int(access.firstToken) + 2
    return !isCalled && name < Int(access.endToken) && tree.tokens[name].kind == .kwInit
  }

  /// `Card` in `.modifier(Card())` is looked for here, so that no rule has to read the file for it.
  private func kind(ofCallee id: Int, _ parent: NodeRecord) -> Reference.Kind {
    var node = tree.node(id)
    if parent.kind == .genericSpecializationExpr, let outer = node.parent { node = outer }
    guard node.firstName?.isCapitalized == true, let call = node.ownCall,
      let argument = Argument(call.node.parent), argument.label == nil,
      let modifier = FunctionCall(argument.node.parent), modifier.name == "modifier"
    else { return .name }
    guard let around = modifier.node.ancestors.lazy.compactMap(TypeDecl.init).first,
      let extended = around.extendedType?.typeName
    else { return .appliedModifier }
    let isOfViews =
      extended == "View" || Vocabulary.view(extended) != nil || around.node.requiresConformance(to: "View")
    return isOfViews ? .exposedModifier : .appliedModifier
  }

  private mutating func add(tokenAt index: Int, _ kind: Reference.Kind, isCalled: Bool = false) {
    guard tree.tokens.indices.contains(index) else { return }
    let token = tree.tokens[index]
    // After a period a keyword is a name as any other: `.if(isOn)`.
    let isMember = (kind == .member || kind == .implicitMember) && token.kind.isReserved
    guard
      token.kind.isIdentifierLike || token.kind == .dollarIdentifier
        || isMember && token.kind != .kwInit && token.kind != .kwSelf
    else { return }
    add(Name(tree: tree, token: token), kind, isCalled: isCalled)
  }

  private mutating func add(_ name: Name?, _ kind: Reference.Kind, isCalled: Bool = false) {
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
    uses.append(
      Use(name: UInt32(index), offset: UInt32(range.lowerBound), kind: kind, isCalled: isCalled))
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
