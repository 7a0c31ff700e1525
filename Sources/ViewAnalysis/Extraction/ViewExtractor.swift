/// A piece of a view's code as a view type of its own.
package struct ExtractedView: Sendable {
  package let name: String
  /// The piece, or the part of it that moves.
  package let piece: Node
  /// How many values the new type is given.
  package let inputCount: Int
  /// The properties of the old type that the new one has, too, for their values don't come from a caller.
  let moved: [Node]
  /// The edits that put a use of the new type in the piece's place.
  let uses: [TextEdit]
  /// The new type, without a line end after it.
  let declaration: String
}

/// Makes view types of pieces of one member of a view type.
///
/// The new type has a stored property for each value that the piece takes from around it: `let` for what it
/// only reads, `@Binding` for what it changes, the same wrapper for what the environment gives, a closure for a method.
/// Nothing is made of a piece that would not compile, or not mean the same, in another type.
package struct ViewExtractor {
  private let member: Node
  private let type: TypeModel
  private let resolver: ViewResolver
  private let layout: Layout
  private let members: TypeMembers
  private let types: TypeInference
  /// The declaration after which the new types go: the type's, or an extension's.
  private let anchor: Node

  /// Nil where nothing of the member can be moved.
  package init?(_ member: Node, of type: TypeModel, _ resolver: ViewResolver, _ layout: Layout) {
    let members = TypeMembers(of: type, in: resolver.file)
    let declared = members.declarations.filter { !$0.isExtension }
    guard declared.count == 1, let main = declared.first, main.node.kind == .structDecl,
      type.node.parent?.kind == .memberBlockItem || type.node.parent?.parent?.kind == .sourceFile
        || type.node.parent?.parent?.kind == .ifConfigClause,
      !member.children.contains(where: { $0.kind == .ifConfigDecl }),
      member.attributes.allSatisfy({ $0.attributeName.map { Vocabulary.builders[$0] != nil } ?? false }),
      member.child(.genericParameterClause) == nil, !type.node.hasError,
      member.parent?.parent?.kind == .memberBlock
    else { return nil }
    let start = type.node.range.lowerBound
    let end = type.node.range.upperBound
    let comment = layout.comments(in: end..<layout.lineEnd(of: end)).first?.range.lowerBound
    guard layout.startsLine(start),
      comment.map({ layout.endOfWhitespace(from: end) == $0 }) ?? layout.endsLine(end)
    else { return nil }
    self.member = member
    self.type = main
    self.resolver = resolver
    self.layout = layout
    self.members = TypeMembers(of: main, in: resolver.file)
    types = TypeInference(self.members, LocalNames(in: member), resolver)
    anchor = type.node
  }

  /// The edits that replace the pieces and add their types after the one that they come from.
  package func edits(extracting views: [ExtractedView]) -> [TextEdit] {
    let end = layout.lineEnd(of: anchor.range.upperBound)
    let declarations = views.sorted { $0.piece.id < $1.piece.id }
      .map { layout.lineEnding + layout.lineEnding + $0.declaration }.joined()
    let edits =
      views.flatMap(\.uses) + removals(after: views) + [TextEdit(range: end..<end, newText: declarations)]
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The edits that remove the properties which only the pieces have read.
  private func removals(after views: [ExtractedView]) -> [TextEdit] {
    var ranges: [Range<Int>] = []
    var last: Node?
    for node in views.flatMap(\.moved).sorted(by: { $0.id < $1.id }) where node != last {
      last = node
      let range = node.range
      guard node.access == .private, layout.isAloneOnLines(range), !hasComment(node),
        VariableDecl(node)?.bindings.count == 1, !isRead(node, besides: views)
      else { continue }
      // Neighbours go together.
      if let before = ranges.last,
        layout.nextLineStart(of: before.upperBound) == layout.lineStart(of: range.lowerBound)
      {
        ranges[ranges.count - 1] = before.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { TextEdit(range: layout.removalWithBlankLine(of: $0), newText: "") }
  }

  /// Whether the private property's name stands anywhere in the type but in the pieces.
  private func isRead(_ property: Node, besides views: [ExtractedView]) -> Bool {
    guard let name = VariableDecl(property)?.firstBinding?.name?.text else { return true }
    let tree = layout.tree
    let names = [name, "$" + name, "_" + name]
    return members.declarations.contains { declaration in
      declaration.node.tokenRange.contains { index in
        let range = Int(tree.tokens[index].start)..<Int(tree.tokens[index].end)
        return names.contains { tree.hasText($0, in: range) } && !property.tokenRange.contains(index)
          && !views.contains { $0.piece.tokenRange.contains(index) }
      }
    }
  }

  /// Whether a comment may speak of the member: one in it, or in the line above.
  private func hasComment(_ node: Node) -> Bool {
    let start = layout.lineStart(of: node.range.lowerBound)
    return layout.hasComment(layout.lineStart(of: start - 1)..<node.range.upperBound)
  }

  /// The piece, a view with its modifiers or a branch, as a type of its own whose name is none of `taken`. Nil where
  /// it can't be one.
  package func extract(_ piece: Node, besides taken: Set<String>) -> ExtractedView? {
    guard canStandAlone(piece), layout.isOneLine(piece.range) || layout.startsLine(piece.range.lowerBound),
      !piece.hasError
    else { return nil }
    var reader = ExtractionReader(piece, members, types)
    guard reader.read(),
      let inputs = ExtractionInputs(reader, EnvironmentChanges(between: member, and: piece, resolver)),
      let generics = generics(piece: reader.genericParameters, properties: inputs.typeParameters),
      let attributes = attributes(), let name = ExtractedName(piece, of: type, resolver).free(besides: taken)
    else { return nil }

    let lineEnding = layout.lineEnding
    let outer = layout.indentation(at: anchor.range.lowerBound)
    let inner = outer + layout.indentationUnit
    var lines = attributes.map { outer + $0 }
    lines.append("\(outer)private struct \(name)\(generics.parameters): View\(generics.conditions) {")
    lines += inputs.properties.map { inner + $0.declaration }
    if !inputs.properties.isEmpty { lines.append("") }
    lines.append("\(inner)var body: some View {")
    lines.append(text(of: piece, changed: inputs.edits, indentation: inner + layout.indentationUnit))
    lines.append("\(inner)}")
    lines.append("\(outer)}")
    let arguments = inputs.properties.compactMap(\.argument)
    return ExtractedView(
      name: name, piece: piece, inputCount: arguments.count, moved: inputs.moved,
      uses: uses(of: name, arguments, at: piece),
      declaration: lines.joined(separator: lineEnding))
  }

  // MARK: The piece

  /// Whether the piece means the same wherever it stands: no part of it belongs to a particular container.
  private func canStandAlone(_ piece: Node) -> Bool {
    guard let builder = resolver.builder(around: statement(of: piece)), builder.kind == .view,
      !Self.closedOwners.contains(builder.ownerName)
    else { return false }
    for ancestor in piece.ancestors {
      if ancestor.id == member.id { break }
      switch ancestor.kind {
      case .ifConfigClause, .ifConfigDecl: return false
      case .closureExpr:
        guard let closure = Closure(ancestor), resolver.role(of: closure)?.builderKind != nil else {
          return false
        }
      case .ifExpr, .guardStmt:
        if ancestor.children(.conditionElement).contains(where: { $0.child(.availabilityCondition) != nil }) {
          return false
        }
      default: break
      }
    }
    return !containsLooseRow(piece)
  }

  /// The statement that the piece is, or the root of.
  private func statement(of piece: Node) -> Node { piece.outermostChain }

  /// Content that its owner looks into, one by one.
  private static let closedOwners: NameSet = ["alert", "confirmationDialog", "swipeActions", "tabItem"]

  /// Whether the piece is a row of a grid, or has one whose grid is outside.
  private func containsLooseRow(_ piece: Node) -> Bool {
    piece.subtree.contains { id in
      guard let call = FunctionCall(piece.tree.node(id)), call.isPlainCall(of: "GridRow") else {
        return false
      }
      return !call.node.ancestors.contains {
        piece.contains($0) && FunctionCall($0)?.isPlainCall(of: "Grid") == true
      }
    }
  }

  /// The piece's text with the changes made, on the indentation.
  private func text(of piece: Node, changed edits: [TextEdit], indentation: String) -> String {
    if edits.isEmpty { return block(layout, piece.range, indentation) }
    let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let changed = parse(sorted.applied(to: layout.tree.bytes))
    let growth = sorted.reduce(0) { $0 + $1.newText.utf8.count - $1.range.count }
    return withExtendedLifetime(changed) {
      block(Layout(changed.tree), piece.range.lowerBound..<piece.range.upperBound + growth, indentation)
    }
  }

  private func block(_ layout: Layout, _ range: Range<Int>, _ indentation: String) -> String {
    if layout.isOneLine(range) { return indentation + layout.tree.text(range) }
    return layout.block(layout.lineStart(of: range.lowerBound)..<range.upperBound, indentation: indentation)
  }

  // MARK: The use

  /// How wide a line may be before its arguments get lines of their own.
  private static let widestLine = 100

  private func uses(of name: String, _ arguments: [String], at piece: Node) -> [TextEdit] {
    let range = piece.range
    let outer = layout.indentation(at: range.lowerBound)
    var text = "\(name)(\(arguments.joined(separator: ", ")))"
    let isWide = range.lowerBound - layout.lineStart(of: range.lowerBound) + text.utf8.count > Self.widestLine
    if isWide, !arguments.isEmpty, layout.startsLine(range.lowerBound) {
      let inner = layout.lineEnding + outer + layout.indentationUnit
      text = "\(name)(" + inner + arguments.joined(separator: "," + inner) + layout.lineEnding + outer + ")"
    }
    var edits = [TextEdit(range: range, newText: text)]
    // The modifiers after a root that ends in its first line now go one level in.
    let rest = range.upperBound..<Swift.max(range.upperBound, piece.outermostChain.range.upperBound)
    let next = layout.nextLineStart(of: rest.lowerBound)
    if !text.contains(where: \.isNewline), !layout.isOneLine(range), next < rest.upperBound,
      layout.indentation(at: next) == outer
    {
      let moved = layout.reindented(rest, from: outer, to: outer + layout.indentationUnit)
      if moved != layout.tree.text(rest) { edits.append(TextEdit(range: rest, newText: moved)) }
    }
    return edits
  }

  // MARK: The new type

  /// The type's generic parameters and their conditions, where the new one needs them. Nil where it could not infer
  /// them from its arguments.
  private func generics(
    piece: Set<String>, properties: Set<String>
  ) -> (parameters: String, conditions: String)? {
    if piece.isEmpty, properties.isEmpty { return ("", "") }
    let declaration = type.declaration
    guard let clause = type.node.child(.genericParameterClause),
      declaration.genericParameters.allSatisfy({ parameter in
        properties.contains { parameter.declaresGenericParameter($0) }
      })
    else { return nil }
    let conditions = type.node.child(.genericWhereClause)?.text
    guard !clause.text.contains(where: \.isNewline), conditions?.contains(where: \.isNewline) != true else {
      return nil
    }
    return (clause.text, conditions.map { " " + $0 } ?? "")
  }

  /// The attributes that the new type takes over. Nil where one of them says nothing known.
  private func attributes() -> [String]? {
    var kept: [String] = []
    for declaration in members.declarations where !declaration.isExtension || declaration.node == anchor {
      guard declaration.node.child(.ifConfigDecl) == nil else { return nil }
      for attribute in declaration.node.attributes {
        guard attribute.attributeName == "available" || attribute.attributeName == "MainActor" else {
          return nil
        }
        if !kept.contains(attribute.text) { kept.append(attribute.text) }
      }
    }
    return kept
  }
}
