/// Private constants that a piece reads as other code of its owner does, and whose values are the same for each view: they
/// move to the top of the file, before the owner, where both see them by their names. As inputs they would say nothing.
extension ExtractionInputs {
  /// The edits that the owner's other code needs when the constant has moved; nil where it stays, since its value may be
  /// another one for each view, or its name means something else there.
  mutating func shared(_ constant: Property, _ name: String, _ uses: [OuterUse]) -> [TextEdit]? {
    let node = constant.variable.node
    guard sharesConstants, FixedValue.isGiven(to: constant, reader), isAtTop(reader.members.type),
      node.buildConditions?.isEmpty == true,
      isFreeAtTop(name), reader.hasNoHiddenMembers, !memberUses.mayBeUsedElsewhere(node, name),
      uses.allSatisfy({ !$0.isProjected && !$0.isAssigned })
    else { return nil }
    let references = memberUses.references(to: name)
    guard references.allSatisfy(\.kind.isExpression), meansSameAtTop(name, node, besides: Set(references))
    else { return nil }
    var (edits, ownEdits): ([TextEdit], [TextEdit]) = ([], [])
    for reference in references {
      guard let access = MemberAccess(reference), let member = access.name else { continue }
      // `self.name`: where it stays in the piece, or in its call, it is written anew.
      let moves = reader.moves(reference)
      guard moves || !reader.piece.contains(reference) && !isHandedToHelper(reference),
        let place = reference.typeMember,
        !reader.resolver.localNames(in: place).shadow(name, at: reference),
        !Layout(node.tree).hasComment(reference.range)
      else { return nil }
      let edit = TextEdit(range: reference.range.lowerBound..<member.range.lowerBound, newText: "")
      if moves { ownEdits.append(edit) } else { edits.append(edit) }
    }
    for edit in ownEdits { reader.change(edit) }
    return edits
  }

  /// Whether the type's declaration is one of the file's own, and in every build.
  private func isAtTop(_ type: TypeModel) -> Bool {
    reader.isOwn(type.node) && type.node.parent?.parent?.kind == .sourceFile
      && reader.resolver.fileName?.split(separator: "/").last != "main.swift"
      // The constant may need what is not available everywhere.
      && type.node.attribute("available") == nil
  }

  /// Whether no other declaration that a view of the file can see has the name.
  private func isFreeAtTop(_ name: String) -> Bool {
    let workspace = reader.resolver.workspace
    return Vocabulary.modifiers[name] == nil && !ExtractionReader.globalNames.contains(name)
      && !name.isReservedWord && name != "body" && !workspace.declaresGlobal(name)
      && workspace.viewFunctions(named: name).isEmpty
      && workspace.types(named: "View", declaring: name).isEmpty
  }

  /// Whether nothing in the file but these references would mean the constant at the top of it, and each of them would.
  private mutating func meansSameAtTop(_ name: String, _ constant: Node, besides references: Set<Node>)
    -> Bool
  {
    let file = reader.resolver.file
    let owner = reader.members.type.qualifiedName
    guard !namesInFile.inKeyPaths.contains(name) else { return false }
    return (namesInFile.places[name] ?? []).allSatisfy { node in
      guard !references.contains(node) else { return true }
      let type = file.enclosingType(of: node)
      // A local of the owner could be made of the constant of the same name.
      if type?.qualifiedName == owner { return node.kind == .declReferenceExpr || constant.contains(node) }
      guard node.kind == .declReferenceExpr else { return true }
      if let type, !TypeMembers(of: type, in: file).named(name).isEmpty { return true }
      return node.typeMember.map { reader.resolver.localNames(in: $0).shadow(name, at: node) } ?? false
    }
  }
}

/// The names that a file's code has, as far as a new declaration at its top could change what they mean.
struct NamesInFile {
  /// By each name, where it stands by itself, and where a pattern binds it.
  private(set) var places: [String: [Node]] = [:]
  private(set) var inKeyPaths: Set<String> = []

  init(_ tree: SyntaxTree) {
    for id in tree.nodes.ids(of: [.declReferenceExpr, .identifierPattern, .keyPathExpr]) {
      let node = tree.node(id)
      if node.kind == .keyPathExpr {
        inKeyPaths.formUnion(node.tokenRange.lazy.map { tree.text(of: tree.tokens[$0]) })
      } else if !node.isMemberName, let name = node.firstName?.text {
        places[name, default: []].append(node)
      }
    }
  }
}

/// A value that is the same whenever it is made, and that all threads can read: numbers, texts, colours, fonts and their
/// like, written as literals or as what SwiftUI's own types make of literals.
enum FixedValue {
  /// Whether the property is a private constant of such a value.
  static func isGiven(to property: Property, _ reader: ExtractionReader) -> Bool {
    let node = property.variable.node
    let modifiers = node.children.filter { $0.kind == .declModifier }
    guard property.isLet, property.variable.bindings.count == 1, node.attributes.isEmpty, !node.hasError,
      modifiers.count == 1, node.access == .private || node.access == .fileprivate,
      property.binding.accessorBlock == nil, let value = property.initialValue,
      let type = reader.types.type(of: property)?.namedType, isSystem(type, reader),
      let range = range(of: node)
    else { return false }
    return !Layout(node.tree).comments(in: range).contains { value.range.contains($0.range.lowerBound) }
      && value.subtree.allSatisfy { isFixed(value.tree.node($0), reader) }
  }

  /// The declaration with the comment beside it; nil where it shares its lines with other code.
  static func range(of constant: Node) -> Range<Int>? {
    let layout = Layout(constant.tree)
    let end = constant.range.upperBound
    let comment = layout.comments(in: end..<layout.lineEnd(of: end)).first
    let range = constant.range.lowerBound..<(comment?.range.upperBound ?? end)
    return layout.isAloneOnLines(range) ? range : nil
  }

  private static func isFixed(_ node: Node, _ reader: ExtractionReader) -> Bool {
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .prefixOperatorExpr, .sequenceExpr,
      .binaryOperatorExpr, .tupleExpr, .labeledExpr:
      return true
    case .stringLiteralExpr: return node.firstChild == nil
    case .functionCallExpr:
      // `String(localized:)` asks for the language.
      return FunctionCall(node).map { $0.closures.isEmpty && $0.constructedType != "String" } ?? false
    case .memberAccessExpr: return MemberAccess(node)?.name.map { isSystemMember($0.text, reader) } ?? false
    case .declReferenceExpr:
      return node.isMemberName || node.firstName.map { isSystem($0.text, reader) } == true
    default: return false
    }
  }

  /// Whether the name is that of one of the types, and no other type's.
  private static func isSystem(_ type: String, _ reader: ExtractionReader) -> Bool {
    let workspace = reader.resolver.workspace
    return types.contains(type) && !reader.resolver.isHidden(systemType: type)
      && !workspace.declaresAlias(type) && reader.members.named(type).isEmpty
      && !reader.members.type.declaration.genericParameters.contains { $0.declaresGenericParameter(type) }
  }

  /// Whether the app gives none of the types a member of the name, which could be another value each time.
  private static func isSystemMember(_ name: String, _ reader: ExtractionReader) -> Bool {
    let workspace = reader.resolver.workspace
    return !name.lowercased().contains("random")
      && types.union(basicTypes).allSatisfy { workspace.types(named: $0, declaring: name).isEmpty }
  }

  private static let types: Set<String> = [
    "Color", "Font", "Animation", "EdgeInsets", "CGSize", "CGPoint", "CGRect", "Angle", "UnitPoint",
    "CGFloat", "Double", "Float", "Int", "Bool", "String", "TimeInterval",
  ]
  /// Those of which values of the types are made.
  private static let basicTypes: Set<String> = [
    "ShapeStyle", "View", "UIColor", "NSColor", "CGColor", "UIFont", "NSFont", "ColorResource",
  ]
}
