/// Views beside a piece that are built as it is, and differ from it only in values that one view type can be given: several
/// rows with a symbol and a title each.
struct AlikeParts {
  /// A value in which the parts differ, and what the new type calls it.
  struct Value {
    let name: String
    let type: String
    let isBinding: Bool
    /// Where the piece has it.
    fileprivate(set) var places: [Node]
    /// What stands there in each of the other parts.
    let inOthers: [String]

    /// What the piece has there: the value that its own use is given.
    var text: String { places.first?.text ?? "" }

    /// `let title: LocalizedStringKey`
    var declaration: String { "\(isBinding ? "@Binding var" : "let") \(name): \(type)" }

    /// What stands there in the new type.
    var reference: String { isBinding ? "$" + name : name }

    /// Where the piece first has it, as its properties are ordered.
    var order: Int { places.first?.id ?? 0 }
  }

  /// The other parts, in the order of the text.
  let others: [Node]
  /// In the order of the text.
  let values: [Value]
  /// All that differs, in the piece and in the other parts: it is still the owner's code.
  let staying: [Node]

  /// The values by the nodes that they are in the piece.
  private let valuesByNode: [Int: Value]

  /// The value that the node is, in the piece.
  func value(at node: Node) -> Value? { valuesByNode[node.id] }

  /// With more, the parts have little in common.
  private static let mostValues = 5

  /// Nil where there are no such parts. `types` are those of the code around the piece.
  init?(_ piece: ExtractionPiece, _ types: TypeInference, _ layout: Layout) {
    guard let part = piece.onlyNode, part.kind == .functionCallExpr, let item = part.parent,
      item.kind == .codeBlockItem, let block = item.parent
    else { return nil }
    let own = part.leaves
    let code = part.code(without: own)
    var others: [(node: Node, leaves: [Node])] = []
    for other in block.statements.compactMap(\.firstChild)
    where other != part && other.kind == part.kind && !layout.hasComment(other.range) {
      let leaves = other.leaves
      guard leaves.count == own.count, other.code(without: leaves) == code,
        zip(own, leaves).allSatisfy({ $0.hasSameTokens(as: $1) || Self.isValue($0, like: $1, types) })
      else { continue }
      others.append((other, leaves))
    }
    guard !others.isEmpty else { return nil }
    let bound = part.namesBoundInside
    var (values, staying): ([Value], [Node]) = ([], [])
    for (index, leaf) in own.enumerated() {
      let column = others.map { $0.leaves[index] }
      if column.allSatisfy({ $0.hasSameTokens(as: leaf) }) { continue }
      let all = [leaf] + column
      staying.append(contentsOf: all)
      let canBeHandedOver = Self.canBeHandedOver(
        leaf, in: part, isPlain: all.allSatisfy(\.isPlainLiteral), types.resolver)
      guard canBeHandedOver, all.allSatisfy({ $0.isKnown(outside: bound) }),
        let type = Self.type(of: leaf, types)
      else { return nil }
      let texts = column.map(\.text)
      let known = values.firstIndex { $0.text == leaf.text && $0.inOthers == texts && $0.type == type }
      if let known {
        values[known].places.append(leaf)
        continue
      }
      let taken = bound.union(values.map(\.name)).union(part.namesReferredTo(besides: leaf))
      let name = Self.names(for: all).first { !taken.contains($0) && !$0.isReservedWord && $0 != "body" }
      guard values.count < Self.mostValues, let name else { return nil }
      values.append(
        Value(name: name, type: type, isBinding: leaf.isProjection, places: [leaf], inOthers: texts))
    }
    self.others = others.map(\.node)
    self.values = values
    self.staying = staying
    valuesByNode = Dictionary(
      values.flatMap { value in value.places.map { ($0.id, value) } }, uniquingKeysWith: { first, _ in first }
    )
  }

  private static func isValue(_ leaf: Node, like other: Node, _ types: TypeInference) -> Bool {
    guard let type = type(of: leaf, types) else { return false }
    return leaf.isProjection == other.isProjection && type == self.type(of: other, types)
  }

  /// Whether the owner may as well compute what stands in the leaf's place: plain literals that the view shows, or what is
  /// computed whenever the part is.
  private static func canBeHandedOver(
    _ leaf: Node, in part: Node, isPlain: Bool, _ resolver: ViewResolver
  ) -> Bool {
    let around = leaf.ancestors.prefix { $0.id != part.id }
    guard isPlain else {
      // What hands its closure a value, as a `GeometryReader` does, runs it at other times.
      return around.allSatisfy {
        $0.kind != .sequenceExpr && resolver.alwaysRuns($0) && Closure($0)?.signature == nil
      }
    }
    return around.allSatisfy { $0.kind != .closureExpr || resolver.builder(of: $0)?.kind == .view }
  }

  /// The types that a value may have; others may be private, or generic.
  private static let known: Set<String> = [
    "String", "Int", "Double", "CGFloat", "Float", "Bool", "Date", "URL", "Color",
  ]

  /// The type of what stands in the place, as the view type is to declare it; nil where it is not certain.
  private static func type(of leaf: Node, _ types: TypeInference) -> String? {
    switch leaf.kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr:
      guard leaf.isGivenToSwiftUI(types.resolver) else { return nil }
      return leaf.isLocalizedKey ? "LocalizedStringKey" : leaf.isPlainString ? "String" : nil
    case .booleanLiteralExpr: return leaf.isGivenToSwiftUI(types.resolver) ? "Bool" : nil
    case .integerLiteralExpr, .floatLiteralExpr:
      return leaf.isGivenToSwiftUI(types.resolver) ? leaf.numberType : nil
    case .memberAccessExpr where MemberAccess(leaf)?.base == nil:
      return leaf.isColor && leaf.isGivenToSwiftUI(types.resolver) ? "Color" : nil
    case .declReferenceExpr where leaf.isProjection: return typeOfBinding(leaf, types)
    case .declReferenceExpr, .memberAccessExpr:
      return (types.type(of: leaf)?.text).flatMap { known.contains($0) ? $0 : nil }
    default: return nil
    }
  }

  /// The type of what `$name` binds.
  private static func typeOfBinding(_ leaf: Node, _ types: TypeInference) -> String? {
    guard let projected = leaf.firstName?.text, case let name = String(projected.dropFirst()),
      let property = types.members.property(name), let wrapper = property.wrapper?.name,
      projectingBindings.contains(wrapper), let own = property.name, !leaf.isBoundLocally(own)
    else { return nil }
    return (types.type(of: property)?.text).flatMap { known.contains($0) ? $0 : nil }
  }

  private static let projectingBindings: NameSet = ["State", "Binding", "AppStorage", "SceneStorage"]

  /// What the value may be called that stands in these places, the best first.
  private static func names(for leaves: [Node]) -> [String] {
    guard let leaf = leaves.first, let argument = Argument(leaf.parent),
      let call = FunctionCall(argument.node.parent)
    else { return [] }
    switch argument.label?.text {
    case "systemName"?, "systemImage"?: return ["systemImage"]
    case "verbatim"?: return ["text"]
    case let label?: return [label]
    case nil: break
    }
    if call.constructedType == nil, takesStyle.contains(call.name) { return ["color"] }
    if leaf.isLiteral, leaf.isLocalizedKey {
      // What one of them makes of a value is none's title.
      if !leaves.allSatisfy(\.isPlainLiteral) { return ["value", "text"] }
      let isField = call.constructedType.map { $0 == "TextField" || $0 == "SecureField" } == true
      return ["title"] + (isField ? ["placeholder"] : ["subtitle", "detail"])
    }
    switch call.constructedType?.text {
    case "Text"?: return ["value", "text", "detail"]
    case "Image"?: return ["image"]
    case "Color"?: return ["color"]
    case _?: return []
    case nil: return call.name.map { [$0 == "disabled" ? "isDisabled" : $0.text] } ?? []
    }
  }
}

extension ViewExtractor {
  /// One type for the piece and the parts beside it that are built alike; nil where there are none, and where that can't be:
  /// the piece alone may still become a type.
  func extractAlike(_ piece: ExtractionPiece) -> ExtractedView? {
    guard let alike = AlikeParts(piece, seen(from: piece).types, layout) else { return nil }
    var extractor = self
    extractor.alike = alike
    return try? extractor.extract(piece, allowsSlots: false)
  }

  /// The uses of the new type in the places of the other parts.
  func usesInOthers(of name: String, _ draft: Draft) -> [TextEdit] {
    guard let alike else { return [] }
    return alike.others.enumerated().flatMap { index, part in
      var draft = draft
      draft.inputs.hand(Dictionary(uniqueKeysWithValues: alike.values.map { ($0.name, $0.inOthers[index]) }))
      return uses(of: name, draft, at: ExtractionPiece(part))
    }
  }
}

extension Node {
  fileprivate var isLiteral: Bool {
    switch kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr,
      .floatLiteralExpr:
      true
    default: false
    }
  }

  /// A literal without interpolation, or a color's name.
  fileprivate var isPlainLiteral: Bool { isLiteral && !contains([.expressionSegment]) || isColor }

  /// Whether it is an argument of a view of SwiftUI's, or of a modifier of SwiftUI's that the workspace has none of the same
  /// name for.
  fileprivate func isGivenToSwiftUI(_ resolver: ViewResolver) -> Bool {
    guard let call = FunctionCall(parent?.parent) else { return false }
    if let type = call.constructedType { return resolver.declaredEntry(type) != nil }
    guard let modifier = ModifierUse(call.node), modifier.entry != nil, let name = call.name else {
      return false
    }
    return resolver.workspace.types(named: "View", declaring: name.text).isEmpty
  }

  /// `$name`, `$model.name`
  fileprivate var isProjection: Bool { tree.hasPrefix("$", at: range.lowerBound) }

  /// Whether it is one of SwiftUI's colors, given to what takes a color, or a style: `.red`.
  fileprivate var isColor: Bool {
    guard let access = MemberAccess(self), access.base == nil, let name = access.name,
      Vocabulary.colors.contains(name), let argument = Argument(parent), argument.label == nil,
      let call = FunctionCall(argument.node.parent), let modifier = call.name
    else { return false }
    // To what takes a style, these two are levels of the one around.
    let isLevel = name == "primary" || name == "secondary"
    return call.arguments.count == 1
      && (isLevel ? takesOnlyColor : takesStyle).contains(modifier)
  }

  /// The names that the code refers to, but for the node's own.
  fileprivate func namesReferredTo(besides node: Node) -> Set<String> {
    Set(
      tree.nodes.ids(of: [.declReferenceExpr], in: subtree).lazy.filter { !node.subtree.contains($0) }
        .compactMap { id in
          let reference = tree.node(id)
          return reference.isMemberName ? nil : reference.firstName?.text
        })
  }

  /// Whether the value is the same where nothing is known of these names, whatever has been asked before.
  fileprivate func isKnown(outside bound: Set<String>) -> Bool {
    !([self] + descendants).contains { node in
      if node.mayTrap { return true }
      guard node.kind == .declReferenceExpr, !node.isMemberName, let name = node.firstName?.text else {
        return false
      }
      return bound.contains(name) || name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber)
    }
  }
}

/// Modifiers and methods whose only argument may be a color, as a style or in place of another color.
private let takesStyle: NameSet = [
  "foregroundColor", "foregroundStyle", "tint", "fill", "background", "accentColor",
]

private let takesOnlyColor: NameSet = ["foregroundColor", "accentColor"]
