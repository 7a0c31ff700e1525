/// The chains of one item of a file. Offsets are relative to the item's start: it is kept while its text stays the same.
final class ItemChains: Sendable {
  struct ModifierRecord: Sendable {
    let start: UInt32
    let end: UInt32
    let hash: UInt64
    let code: Range<UInt32>
    let names: Range<UInt32>
    let traits: ModifierChains.Traits
  }

  struct Run: Sendable {
    let hash: UInt64
    /// Index in `chains`.
    let chain: UInt32
    /// Index in the chain.
    let modifier: UInt32
    /// A hash of the chain, of whether a surface follows, or a shape at once, and of which conditional of the item the run
    /// ends a branch of, counted from 1.
    let surroundings: UInt32
  }

  let chains: [Range<UInt32>]
  /// For each chain the offset of the outermost `if` or `switch` that has a branch of nothing else; nil where there is none.
  let conditionals: [UInt32?]
  let modifiers: [ModifierRecord]
  let code: [UInt8]
  let names: [ModifierChains.OutsideName]
  let runs: [Run]

  init(_ node: Node, _ file: FileModel) {
    var reader = ChainReader(node, file)
    reader.read()
    chains = reader.chains
    conditionals = reader.conditionals
    modifiers = reader.modifiers
    code = reader.code
    names = reader.names
    var runs: [Run] = []
    var ordinals: [UInt32: UInt32] = [:]
    for (index, chain) in reader.chains.enumerated() {
      let conditional = reader.conditionals[index]
      if let conditional, ordinals[conditional] == nil { ordinals[conditional] = UInt32(ordinals.count + 1) }
      let ordinal = conditional.flatMap { ordinals[$0] } ?? 0
      let hashes = chain.map { reader.modifiers[Int($0)].hash }
      let repeats = Set(hashes).count < hashes.count
      var whole = ModifierChains.RunHash()
      for hash in hashes { whole.append(hash) }
      /// Where a run ends that has been seen in this chain: it is no place of its own where it overlaps.
      var ends: [UInt64: Int] = [:]
      for start in hashes.indices {
        var hash = ModifierChains.RunHash()
        for end in start..<min(start + ModifierChains.longestRun, hashes.count) {
          hash.append(hashes[end])
          guard end - start + 1 >= ModifierChains.shortestRun else { continue }
          if repeats {
            if let known = ends[hash.value], known > start { continue }
            ends[hash.value] = end + 1
          }
          let traits = reader.modifiers[Int(chain.lowerBound) + end].traits
          let next: UInt32 =
            (traits.contains(.isBeforeSurface) ? 1 : 0) | (traits.contains(.isBeforeShape) ? 2 : 0)
          var around = whole
          around.append(UInt64(next | (end == hashes.count - 1 ? ordinal << 2 : 0)))
          runs.append(
            Run(
              hash: hash.value, chain: UInt32(index), modifier: UInt32(start),
              surroundings: UInt32(truncatingIfNeeded: around.value)))
        }
      }
    }
    self.runs = runs
  }
}

/// Reads the chains of an item.
private struct ChainReader {
  private let item: Node
  private let file: FileModel
  private let start: Int
  private(set) var chains: [Range<UInt32>] = []
  private(set) var conditionals: [UInt32?] = []
  private(set) var modifiers: [ItemChains.ModifierRecord] = []
  private(set) var code: [UInt8] = []
  private(set) var names: [ModifierChains.OutsideName] = []
  /// The names that the item declares anywhere: members, parameters, local values, nested types.
  private lazy var declaredNames: Set<String> = names(declaredIn: item.subtree)

  init(_ item: Node, _ file: FileModel) {
    self.item = item
    self.file = file
    start = item.range.lowerBound
  }

  private var tree: SyntaxTree { item.tree }

  mutating func read() {
    for id in tree.nodes.ids(of: [.functionCallExpr], in: item.subtree) {
      guard isWholeChain(id) else { continue }
      let chain = ViewExpression(tree.node(id))
      guard chain.modifiers.count >= ModifierChains.shortestRun, !chain.node.hasError,
        !file.isInPreview(chain.node),
        !isNamed(chain), !Vocabulary.marks.contains(chain.typeName),
        Vocabulary.view(chain.typeName)?.traits.contains(.notView) != true
      else { continue }
      read(chain)
    }
  }

  /// Whether the call is called on another one, that on a third, and nothing further on it. It is read off the records:
  /// few calls are.
  private func isWholeChain(_ id: Int) -> Bool {
    let nodes = tree.nodes
    let deepest = id + 2 * ModifierChains.shortestRun - 1
    // A call's callee is the node after it, and what stands before the period the one after that.
    guard deepest < nodes.endIndex else { return false }
    for index in stride(from: id, to: deepest, by: 2) {
      guard nodes.kinds[index] == .functionCallExpr, nodes.kinds[index + 1] == .memberAccessExpr else {
        return false
      }
    }
    let parent = Int(nodes[id].parent)
    guard nodes.kinds[parent] == .memberAccessExpr, parent + 1 == id else { return true }
    let outer = Int(nodes[parent].parent)
    return nodes.kinds[outer] != .functionCallExpr || outer + 1 != parent
  }

  /// Whether the modifiers have a name already: they stand in an extension of `View`, or on a modifier's `content`.
  private func isNamed(_ chain: ViewExpression) -> Bool {
    let type = file.enclosingType(of: chain.node)
    if type?.isExtension == true, type?.name == "View" { return true }
    guard chain.root.isReference(to: "content") else { return false }
    let function = chain.node.ancestors.lazy.compactMap(FunctionDecl.init).first
    return function?.name == "body" && function?.parameters.first?.name == "content"
  }

  private mutating func read(_ chain: ViewExpression) {
    var start = modifiers.count
    // What is before an `#if` is a chain of its own.
    let own = chain.modifiers.lastIndex(where: \.isConditional).map { $0 + 1 } ?? 0
    // Padding before a ground or an outline belongs to it.
    var areBeforeSurface = [Bool](repeating: false, count: chain.modifiers.count)
    for (index, next) in chain.modifiers.enumerated().dropFirst().reversed() {
      areBeforeSurface[index - 1] =
        ModifierChains.Traits.surfaces.contains(next.name)
        || next.name == "padding" && areBeforeSurface[index]
    }
    for (index, modifier) in chain.modifiers.enumerated().dropFirst(own) {
      if let call = modifier.call, let names = outsideNames(call.node) {
        var traits = ModifierChains.Traits(modifier)
        if areBeforeSurface[index] { traits.insert(.isBeforeSurface) }
        if let next = chain.modifiers.element(at: index + 1), ModifierChains.Traits.shapes.contains(next.name)
        {
          traits.insert(.isBeforeShape)
        }
        append(modifier, traits, names)
      } else {
        finishChain(from: start, endOf: nil)
        start = modifiers.count
      }
    }
    finishChain(from: start, endOf: chain.node)
  }

  /// `view` is the view that ends with the chain.
  private mutating func finishChain(from start: Int, endOf view: Node?) {
    let chain = modifiers[start...]
    if chain.count >= ModifierChains.shortestRun, chain.contains(where: { $0.traits.contains(.isKnown) }) {
      chains.append(UInt32(start)..<UInt32(modifiers.count))
      let conditional = view?.parent?.conditionalsAround.last
      conditionals.append(conditional.map { UInt32($0.range.lowerBound - self.start) })
      return
    }
    if let first = chain.first {
      code.removeSubrange(Int(first.code.lowerBound)...)
      names.removeSubrange(Int(first.names.lowerBound)...)
    }
    modifiers.removeSubrange(start...)
  }

  private mutating func append(
    _ modifier: ModifierUse, _ traits: ModifierChains.Traits, _ outside: [ModifierChains.OutsideName]
  ) {
    let codeStart = code.count
    let tokens = tree.tokens
    let firstToken = modifier.base?.tokenRange.upperBound ?? modifier.node.tokenRange.lowerBound
    let style = modifier.call?.speltOutStyle
    for index in firstToken..<modifier.node.tokenRange.upperBound {
      let token = tokens[index]
      if token.start == token.end { continue }
      if let style, style.tokens.contains(index) {
        // Both spellings are the same modifier.
        if index == style.tokens.lowerBound {
          for (kind, text) in [(TokenKind.period, "."), (.identifier, style.member)] {
            code.append(kind.rawValue)
            code.append(contentsOf: text.utf8)
          }
        }
        continue
      }
      code.append(token.kind.rawValue)
      code.append(contentsOf: tree.bytes[Int(token.start)..<Int(token.end)])
    }
    let nameStart = names.count
    names += outside
    let range = modifier.range
    modifiers.append(
      ItemChains.ModifierRecord(
        start: UInt32(range.lowerBound - start), end: UInt32(range.upperBound - start),
        hash: code[codeStart...].fingerprint, code: UInt32(codeStart)..<UInt32(code.count),
        names: UInt32(nameStart)..<UInt32(names.count),
        traits: traits)
    )
  }

  // MARK: Arguments

  /// The names that the call's arguments take from outside of the item; nil where they read what other places don't
  /// have: `self`, a local value, a member of a type around them.
  private mutating func outsideNames(_ call: Node) -> [ModifierChains.OutsideName]? {
    guard let callee = call.firstChild else { return nil }
    let arguments = callee.subtree.upperBound..<call.subtree.upperBound
    if arguments.isEmpty { return [] }
    var found: [ModifierChains.OutsideName] = []
    var own: Set<String>?
    for id in tree.nodes.ids(of: Self.kinds, in: arguments) {
      let node = tree.node(id)
      switch node.kind {
      case .declReferenceExpr:
        if node.isMemberName { continue }
        switch node.firstToken.kind {
        case .kwSelf, .kwSelfType: return nil
        case .dollarIdentifier:
          guard node.text.dropFirst().allSatisfy(\.isNumber) else { return nil }
          continue
        default: break
        }
      case .identifierType: break
      // `if let name` reads the name that it binds.
      case .optionalBindingCondition where node.child(.initializerClause) != nil: continue
      default: return nil
      }
      guard let name = node.firstName else { continue }
      if name.tree.tokens[node.tokenRange.lowerBound].kind == .kwSelfType { return nil }
      let text = name.text
      if declaredNames.contains(text) {
        let isBound = own ?? names(declaredIn: arguments)
        own = isBound
        if isBound.contains(text) { continue }
        return nil
      }
      let isType = node.kind == .identifierType || name.isCapitalized
      let outside = ModifierChains.OutsideName(text: text, isType: isType)
      if !found.contains(outside) { found.append(outside) }
    }
    return found
  }

  private static let kinds: KindSet = [
    .declReferenceExpr, .identifierType, .superExpr, .macroExpansionExpr, .ifConfigDecl,
    .optionalBindingCondition,
  ]

  /// The names that the code of these nodes declares.
  private func names(declaredIn nodes: Range<Int>) -> Set<String> {
    let ids = Array(tree.nodes.ids(of: Self.declarations, in: nodes))
    var found = Set<String>(minimumCapacity: ids.count)
    for id in ids {
      let node = tree.node(id)
      let first = node.introducerToken
      let indices: Range<Int>
      switch node.kind {
      case .identifierPattern, .closureShorthandParameter, .enumCaseElement, .genericParameter:
        indices = 0..<1
      case .closureParameter, .functionParameter: indices = 0..<2
      default: indices = 1..<2
      }
      for index in indices {
        if let name = node.name(atToken: first + index) { found.insert(name.text) }
      }
    }
    return found
  }

  private static let declarations: KindSet = [
    .identifierPattern, .closureShorthandParameter, .closureParameter, .functionParameter, .functionDecl,
    .enumCaseElement, .genericParameter, .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl,
    .typeAliasDecl, .associatedTypeDecl,
  ]
}

extension ModifierChains.Traits {
  fileprivate init(_ modifier: ModifierUse) {
    self = []
    if modifier.entry != nil || Vocabulary.plainModifiers.contains(modifier.name) { insert(.isKnown) }
    if modifier.entry?.traits.contains(.visual) == true
      || Vocabulary.textInputModifiers.contains(modifier.name) || Self.ofBars.contains(modifier.name)
    {
      insert(.isVisual)
    }
    if Vocabulary.specificModifiers.contains(modifier.name) { insert(.isSpecific) }
    if Self.surfaces.contains(modifier.name) { insert(.isSurface) }
  }

  /// How a view's bars look.
  private static let ofBars: NameSet = [
    "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme",
  ]

  /// Those of the surfaces that cut out what is before them.
  fileprivate static let shapes: NameSet = ["cornerRadius", "clipShape"]

  fileprivate static let surfaces: NameSet = [
    "background", "backgroundStyle", "overlay", "border", "clipShape", "cornerRadius", "containerShape",
    "glassEffect",
  ]
}

extension FunctionCall {
  /// The tokens of a style of SwiftUI's that the modifier is given as `PlainButtonStyle()`, and the static member that
  /// makes the same.
  fileprivate var speltOutStyle: (tokens: Range<Int>, member: String)? {
    guard Vocabulary.styleModifierNames.contains(name), let argument = firstArgument, argument.label == nil,
      let style = FunctionCall(argument.value), style.node.children.count == 1, style.parentheses != nil,
      let type = style.constructedType, let member = Vocabulary.styleMembers[type]
    else { return nil }
    return (style.node.tokenRange, member)
  }
}

extension Sequence<UInt8> {
  /// A hash that is the same in each run of the program.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 29)
  }
}

extension Node {
  /// The outermost `if`s and the `switch`es of which the item is all that a branch has, the innermost first.
  package var conditionalsAround: [Node] {
    var found: [Node] = []
    var current = self
    while current.kind == .codeBlockItem, let branch = current.parent,
      branch.children(.codeBlockItem).count == 1, var conditional = branch.parent
    {
      switch branch.kind {
      case .codeBlock where conditional.kind == .ifExpr:
        while let outer = conditional.parent, outer.kind == .ifExpr { conditional = outer }
      case .switchCase: break
      default: return found
      }
      found.append(conditional)
      guard let item = conditional.parent else { return found }
      current = item
    }
    return found
  }
}
