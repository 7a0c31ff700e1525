/// A piece of a view's code as a view type of its own.
package struct ExtractedView: Sendable {
  package let name: String
  /// The piece, or the part of it that moves.
  package let piece: ExtractionPiece
  /// The members of the old type that the new one has, too: their values don't come from a caller, or only it uses them.
  let moved: [Node]
  /// Members that move as a whole.
  let movedMembers: [Node]
  /// All members that go from the old type, if no other code is moved at the same time.
  let removed: Set<Node>
  /// The token ranges of all code that it has taken.
  let movedCode: [Range<Int>]
  /// The edits that put a use of the new type in the piece's place.
  let uses: [TextEdit]
  /// Constants of the old type that move to the top of the file, where both read them.
  let constants: [Node]
  /// What changes in code that stays with the old type, besides its uses of the piece.
  let ownersEdits: [TextEdit]
  /// The methods that the old type gets for actions that stay with it.
  let methods: [OwnerMethod]
  /// The new type, without a line end after it.
  package let declaration: String
  /// Whether it stands in an extension of the old type, whose private names it uses.
  let isNested: Bool

  /// The names of all that is new.
  package var newNames: [String] { [name] + methods.map(\.name) }
}

/// Makes view types of pieces of one member of a view type.
///
/// The new type has a stored property for each value that the piece takes from around it: `let` for what it
/// only reads, `@Binding` for what it changes, the same wrapper for what the environment gives, a closure for a method.
/// Nothing is made of a piece that would not compile, or not mean the same, in another type.
package struct ViewExtractor {
  let member: Node
  let type: TypeModel
  let resolver: ViewResolver
  let layout: Layout
  let members: TypeMembers
  let types: TypeInference
  /// Whether a type that can't be told is left to the user. He is asked only in lines without indentation: clients indent
  /// a snippet as the line is that it begins in.
  private let asksForTypes: Bool
  /// The declaration after which the new types go: the type's, or an extension's.
  let anchor: Node
  /// UTF-8 offset at which the file's own text ends, if declarations of other files stand below it.
  let ownEnd: Int?
  /// Whether constants of the owner may move to where both types see them, and nothing outside of this file.
  var sharesConstants = true
  /// What stands beside the piece and is built alike, if one type is to be made of all.
  var alike: AlikeParts?
  /// Names of types and of the owner's methods that other pieces are to be given.
  package var taken: Set<String> = []

  /// Nil where nothing of the member can be moved.
  package init?(
    _ member: Node, of type: TypeModel, _ resolver: ViewResolver, _ layout: Layout,
    asksForTypes: Bool = false, ownEnd: Int? = nil
  ) {
    self.ownEnd = ownEnd
    let members = TypeMembers(of: type, in: resolver.file)
    let declared = members.declarations.filter { !$0.isExtension }
    guard declared.count == 1, let main = declared.first, main.node.kind == .structDecl,
      type.node.parent?.kind == .memberBlockItem || type.node.parent?.parent?.kind == .sourceFile
        || type.node.parent?.parent?.kind == .ifConfigClause,
      !member.children.contains(where: { $0.kind == .ifConfigDecl }),
      // The body of a view is on the main actor, too.
      member.attributes.allSatisfy({ attribute in
        attribute.attributeName.map {
          $0 == "MainActor" || $0 == "available" || Vocabulary.builders[$0] != nil
        } ?? false
      }),
      member.child(.genericParameterClause) == nil, !type.node.hasError
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
    self.members = TypeMembers(of: main, in: resolver.file).seen(from: member)
    types = TypeInference(self.members, LocalNames(in: member), resolver)
    anchor = type.node
    self.asksForTypes = asksForTypes && layout.indentation(at: start).isEmpty
  }

  /// The edits that replace the pieces and add their types after the one that they come from, or leave them to another
  /// file.
  package func edits(extracting views: [ExtractedView], intoThisFile: Bool = true) -> [TextEdit] {
    let emptied = emptiedExtensions(after: views)
    let replaced = intoThisFile ? emptied.first { $0 == anchor } : nil
    let (removals, headings) = removals(after: views, emptied: emptied, replaced: replaced)
    var edits =
      views.flatMap(\.uses) + removals + insertion(of: views.flatMap(\.methods)) + ownersEdits(views)
      + insertion(ofConstants: constants(of: views), removing: removed(after: views))
    if intoThisFile {
      let indentation = layout.indentation(at: anchor.range.lowerBound)
      let ordered = views.sorted { $0.piece.first.id < $1.piece.first.id }
      let staying = replaced.flatMap { goesAlong($0, ordered) ? nil : $0 }
      let allEmptied = Set(emptied)
      var declarations = headings.map { indentation + $0 }
      for view in ordered {
        if let heading = heading(before: view, allEmptied, staying: staying) {
          declarations.append(indentation + heading)
        }
        declarations.append(view.declaration)
      }
      let separator = layout.lineEnding + layout.lineEnding
      let text = declarations.joined(separator: separator)
      if let replaced {
        let comments = start(of: replaced, removing: [replaced])..<replaced.range.lowerBound
        let start = layout.lineStart(
          of: sayOnlyExtension(comments) || staying == nil ? comments.lowerBound : comments.upperBound)
        edits.append(TextEdit(range: start..<replaced.range.upperBound, newText: text))
      } else {
        let end = layout.lineEnd(of: anchor.range.upperBound)
        edits.append(TextEdit(range: end..<end, newText: separator + text))
      }
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Those that several views ask for only once, and none in code that moves: it names what it uses itself.
  private func ownersEdits(_ views: [ExtractedView]) -> [TextEdit] {
    let tokens = layout.tree.tokens
    let moved = views.flatMap(\.movedCode).filter { !$0.isEmpty }.map { range in
      Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)
    }
    var edits: [TextEdit] = []
    for edit in views.flatMap(\.ownersEdits)
    where !edits.contains(edit)
      && !moved.contains(where: { $0.contains(edit.range.lowerBound) })
    {
      edits.append(edit)
    }
    return edits
  }

  /// The piece as a type of its own; with `isPrefixed`, its name begins with the view's.
  package func extract(
    _ piece: ExtractionPiece, allowsSlots: Bool = true, isPrefixed: Bool = false
  ) throws(ExtractionObstacle) -> ExtractedView {
    guard canStandAlone(piece), layout.isOneLine(piece.range) || layout.startsLine(piece.range.lowerBound),
      !piece.hasError
    else { throw ExtractionObstacle("What contains it asks for just these views.") }
    let presence = presence(of: piece, in: member)
    func lightest(_ piece: ExtractionPiece) throws(ExtractionObstacle) -> Draft {
      let (draft, lighter) = try drafts(piece, presence: presence, allowsSlots: allowsSlots) {
        canStay($0, at: piece)
      }
      return lighter ?? draft
    }
    let whole = alike == nil ? withConstants(of: piece) : piece
    if whole != piece, let larger = try? lightest(whole) {
      let draft = try? lightest(piece)
      if draft.map(larger.isHandedLess(than:)) ?? true {
        return try extract(whole, larger, isPrefixed: isPrefixed, named: piece)
      }
    }
    return try extract(piece, try lightest(piece), isPrefixed: isPrefixed, named: piece)
  }

  /// `named` is what the new type is named after: the piece without the constants that come along.
  private func extract(
    _ piece: ExtractionPiece, _ draft: Draft, isPrefixed: Bool, named: ExtractionPiece
  ) throws(ExtractionObstacle) -> ExtractedView {
    guard
      let name = ExtractedName(
        named, of: type, resolver, layout, slots: draft.reader.slots, onlyInput: draft.inputs.onlyValue,
        inputs: draft.inputs.properties.map(\.name), isPrefixed: isPrefixed, isOneOfAlike: alike != nil
      )
      .free(besides: taken, isNested: draft.inputs.needsNesting)
    else {
      throw ExtractionObstacle("There is no good name left for it.")
    }
    // A comment at the end of several lines is about them, and goes with them, but not beside other uses.
    let whole =
      layout.isOneLine(piece.range) || alike != nil ? piece.range : layout.withTrailingComment(piece.range)
    let made = name + draft.generics.arguments
    var uses = uses(of: made, draft, at: piece) + usesInOthers(of: made, draft)
    if whole != piece.range {
      uses.append(TextEdit(range: piece.range.upperBound..<whole.upperBound, newText: ""))
    }
    return try view(name, draft, text: whole, piece: piece, uses: uses)
  }

  // MARK: The new type

  /// How many values a view should be given at the most. Of what a helper's calls hand over already, more is no burden.
  private static let mostInputs = 7
  private static let mostBesidesParameters = 3

  /// How the new type names the protocol that it conforms to. It stands beside the old one, or in an extension of it.
  private var viewProtocol: String { resolver.viewProtocol(at: member.range.lowerBound) }

  /// What is known of the new type before it has a name.
  struct Draft {
    let reader: ExtractionReader
    var inputs: ExtractionInputs
    let generics: ExtractedGenerics
    let attributes: [String]
  }

  /// The members with the names in `kept` stay with the owner, whatever uses them.
  func draft(
    _ piece: ExtractionPiece, presence: PiecePresence, allowsSlots: Bool = false,
    slots: [ExtractionSlot] = [],
    actions: [ExtractionAction] = [], kept: Set<String> = []
  ) throws(ExtractionObstacle) -> Draft {
    let surroundings = self.surroundings(of: piece)
    let (members, types) = seen(from: piece)
    var reader = ExtractionReader(
      piece, members, types, slots: slots, actions: actions, alike: alike, kept: kept, presence: presence,
      surroundings, ownEnd: ownEnd)
    guard reader.read() else {
      throw reader.obstacle ?? ExtractionObstacle("It uses names that mean nothing elsewhere.")
    }
    let inputs: ExtractionInputs
    do {
      inputs = try ExtractionInputs(
        reader, surroundings, asksForTypes: asksForTypes, sharesConstants: sharesConstants)
    } catch {
      guard allowsSlots, let name = error.value, let slot = self.slot(for: name, in: reader, besides: slots)
      else {
        throw error
      }
      return try draft(
        piece, presence: presence, allowsSlots: true, slots: slots + [slot], kept: kept)
    }
    // Without an input the new view would not run again when its owner does.
    if inputs.properties.allSatisfy({ $0.argument == nil }), reader.actions.isEmpty, reader.slots.isEmpty,
      let read = reader.storeRead
    {
      throw ExtractionObstacle("It reads `\(read)`, which tells nobody of its changes.")
    }
    if let store = inputs.properties.first(where: \.isStore)?.name, reader.isTrackedByOwner {
      throw ExtractionObstacle(
        "`WithPerceptionTracking` notices what is read of `\(store)` here, and wouldn't in another view.",
        value: store)
    }
    for node in reader.movedMembers {
      guard layout.isAloneOnLines(layout.withTrailingComment(node.range)) else {
        throw ExtractionObstacle("`\(node.declaredName?.text ?? "")` shares its lines with other code.")
      }
    }
    guard
      let generics = ExtractedGenerics(
        of: type, used: reader.genericParameters.union(inputs.namedParameters),
        inferred: inputs.typeParameters, slots: inputs.slotTypes.map { $0 + ": " + viewProtocol })
    else {
      throw ExtractionObstacle("The type parameters of `\(type.name)` can't be told from its inputs.")
    }
    guard let attributes = attributes(of: piece) else {
      throw ExtractionObstacle("The attributes of `\(type.name)` may not fit another type.")
    }
    return Draft(reader: reader, inputs: inputs, generics: generics, attributes: attributes)
  }

  /// The members that are there in the piece's builds, and what is known of their types.
  func seen(from piece: ExtractionPiece) -> (members: TypeMembers, types: TypeInference) {
    guard piece.first.buildConditions != member.buildConditions else { return (members, types) }
    let members = self.members.seen(from: piece.first)
    return (members, TypeInference(members, LocalNames(in: member), resolver))
  }

  /// Throws where the new view would be handed too much.
  func checkSize(_ draft: Draft) throws(ExtractionObstacle) {
    let count =
      draft.inputs.properties.count { $0.argument != nil && $0.rank != .parameter }
      // What the view does not do itself, one closure says as well as many values.
      + max(0, draft.reader.actions.count - 1)
    let parameters = draft.inputs.properties.count { $0.rank == .parameter }
    guard count <= max(Self.mostInputs - parameters, Self.mostBesidesParameters) else {
      let others = parameters == 0 ? "" : " besides its parameters"
      throw ExtractionObstacle(
        "It needs \(count) values of `\(type.name)`\(others), too many for a view of its own.")
    }
  }

  /// The type around the text of the range.
  func view(
    _ name: String, _ draft: Draft, text range: Range<Int>, piece: ExtractionPiece, uses: [TextEdit],
    defaults: [String: String] = [:], helper: Node? = nil
  ) throws(ExtractionObstacle) -> ExtractedView {
    let (inputs, reader) = (draft.inputs, draft.reader)
    let moving = reader.movedMembers + (helper.map { [$0] } ?? [])
    // What stays with the owner is still its code.
    let staying = reader.slots.map(\.view) + reader.actions.flatMap(\.sites) + (alike?.staying ?? [])
    let replaced = [piece.tokenRange] + (alike?.others ?? []).map(\.tokenRange)
    let movedCode = Self.ranges(replaced, without: staying) + moving.map(\.tokenRange)
    let removed = Set(moving + removable(inputs.moved, besides: movedCode))
    let isNested = inputs.needsNesting
    // In there its own names need no qualification.
    let edits = outermost(
      inputs.edits.filter { !isNested || $0 != TextEdit(range: $0.range, newText: type.name + ".") }
        + reader.movedMembers.flatMap(accessEdits) + returnEdits(in: piece)
        + (helper == nil ? [] : parameterEdits(draft)))
    guard !isNested || type.declaration.genericParameters.isEmpty else {
      throw ExtractionObstacle("It uses private members of a generic type.")
    }
    guard !isNested || anchor.parent?.kind != .memberBlockItem else {
      throw ExtractionObstacle("It uses private members of a type that is nested in another one.")
    }
    guard let conditions = piece.first.buildConditions else {
      throw ExtractionObstacle("The code has errors.")
    }
    let lineEnding = layout.lineEnding
    let unit = layout.indentationUnit
    let begin = layout.indentation(at: anchor.range.lowerBound)
    let outermost = begin + (indentsDirectives(around: piece.first) ? unit : "")
    let outer = isNested ? outermost + unit : outermost
    let inner = outer + unit
    var lines = conditions.map { begin + "#if " + $0 }
    if isNested { lines.append("\(outermost)extension \(type.qualifiedName) {") }
    var documentation: ExtractedDocumentation?
    let bearer = helper.flatMap {
      bearerOfHeading(of: $0, among: reader.movedMembers, removing: removed)
    }
    if let bearer {
      let start = start(of: bearer, removing: removed)
      let heading = layout.trimmed(start..<afterHeadings(start, before: bearer))
      lines += [block(layout, heading, outer), ""]
    }
    if let helper {
      let start = start(of: helper, removing: removed)
      let comments = layout.trimmed(start..<max(start, layout.lineStart(of: helper.range.lowerBound)))
      if !comments.isEmpty {
        let text = block(layout, comments, outer)
        documentation =
          layout.comments(in: comments).contains(where: \.isBlock) ? nil : ExtractedDocumentation(text)
        lines += documentation?.lines ?? [text]
        // The heading of a section is not the view's documentation.
        if documentation?.lines.isEmpty != true,
          layout.nextLineStart(of: comments.upperBound) < layout.lineStart(of: helper.range.lowerBound)
        {
          lines.append("")
        }
      }
    }
    lines += draft.attributes.map { outer + $0 }
    lines.append(
      "\(outer)private struct \(name)\(draft.generics.parameters): \(viewProtocol)\(draft.generics.conditions) {"
    )
    let apart = constantsBesideUsers(draft, removing: removed)
    let others = reader.movedMembers.sorted { $0.id < $1.id }
      .filter { !$0.declaresStoredProperty || apart.contains($0) }
    let isBeforeBody = { (member: Node) in TypeDecl(member) != nil && standsBeforeBody(member) }
    let emptied = Set(emptiedExtensions(removing: removed))
    /// The members' lines, with those between them.
    func declarations(_ members: [Node]) -> [String] {
      var lines: [String] = []
      var before: Node?
      for member in members {
        var start = start(of: member, removing: removed)
        if member == bearer { start = afterHeadings(start, before: member) }
        if before.map({ areTight($0, member) }) != true {
          lines.append(blankLine(before: start, isNested: isNested))
        }
        before = member
        if let heading = heading(ofExtensionBegunBy: member, emptied) {
          lines += [block(layout, heading, inner), ""]
        }
        lines.append(text(start..<end(of: member), changed: edits, indentation: inner))
      }
      return lines
    }
    let types = declarations(others.filter(isBeforeBody)).dropFirst()
    let properties = propertyLines(
      draft, defaults: defaults, documentation, removing: removed, changed: edits, isNested: isNested,
      indentation: inner)
    for group in [Array(types), properties] where !group.isEmpty { lines += group + [""] }
    lines.append("\(inner)var body: some \(viewProtocol) {")
    lines.append(text(range, changed: edits, indentation: inner + unit))
    lines.append("\(inner)}")
    lines += declarations(others.filter { !isBeforeBody($0) })
    lines.append("\(outer)}")
    if let closing = helper.flatMap(closingComments) { lines.append(block(layout, closing, outer)) }
    if isNested { lines.append("\(outermost)}") }
    lines += conditions.map { _ in begin + "#endif" }
    return ExtractedView(
      name: name, piece: piece, moved: inputs.moved, movedMembers: moving, removed: removed,
      movedCode: movedCode, uses: uses, constants: inputs.constants, ownersEdits: inputs.ownersEdits,
      methods: methods(draft),
      declaration: lines.joined(separator: lineEnding), isNested: isNested)
  }

  /// The token ranges, none of which overlaps another one, without those of the nodes.
  private static func ranges(_ ranges: [Range<Int>], without nodes: [Node]) -> [Range<Int>] {
    let holes = nodes.map(\.tokenRange).sorted { $0.lowerBound < $1.lowerBound }
    var next = 0
    var rest: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      var start = range.lowerBound
      while next < holes.count, holes[next].lowerBound < range.upperBound {
        let hole = holes[next].clamped(to: range)
        if start < hole.lowerBound { rest.append(start..<hole.lowerBound) }
        start = max(start, hole.upperBound)
        next += 1
      }
      if start < range.upperBound { rest.append(start..<range.upperBound) }
    }
    return rest
  }

  /// Whether the member stands above the old type's body.
  private func standsBeforeBody(_ member: Node) -> Bool {
    member.parent?.parent == type.node.child(.memberBlock)
      && type.body.map { member.id < $0.variable.node.id } == true
  }

  /// Whether the code stands in this file.
  func isOwn(_ node: Node) -> Bool { ownEnd.map { node.range.upperBound <= $0 } ?? true }

  /// The white space of the line before the offset, where it has nothing else and means the same in the new type.
  private func blankLine(before offset: Int, isNested: Bool) -> String {
    let line = layout.lineStart(of: offset)
    guard !isNested, line > 0, case let start = layout.lineStart(of: line - 1),
      case let end = layout.lineEnd(of: start), layout.trimmed(start..<end).isEmpty
    else { return "" }
    return layout.tree.text(start..<end)
  }

  /// Whether the members are lines of the text one directly below the other.
  func areTight(_ member: Node, _ next: Node) -> Bool {
    layout.isOneLine(member.range) && layout.isOneLine(next.range)
      && layout.nextLineStart(of: member.range.upperBound) == layout.lineStart(of: next.range.lowerBound)
  }

  /// The edits without those inside of what another one takes away: a type's name in a parameter that goes.
  private func outermost(_ edits: [TextEdit]) -> [TextEdit] {
    var end = 0
    return edits.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.count)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.count)
    }.filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = max(end, edit.range.upperBound)
      return true
    }
  }

  /// What stands between the view and all that shows the piece.
  private func surroundings(of piece: ExtractionPiece) -> EnvironmentChanges {
    var changes = EnvironmentChanges()
    changes.add(between: member, and: piece.first, resolver)
    var seen: Set<Node> = [member]
    var pending = [member]
    let uses = MemberUses(members: members, resolver: resolver)
    while let helper = pending.popLast() {
      guard let name = helper.declaredName, name != "body" else { continue }
      for use in uses.references(to: name.text) {
        guard let user = use.typeMember else { continue }
        changes.add(between: user, and: use, resolver)
        if seen.insert(user).inserted { pending.append(user) }
      }
    }
    return changes
  }

  /// The piece's text with the changes made, on the indentation.
  func text(_ range: Range<Int>, changed edits: [TextEdit], indentation: String) -> String {
    let sorted = edits.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
    if sorted.isEmpty { return block(layout, range, indentation) }
    let changed = parse(sorted.applied(to: layout.tree.bytes))
    let growth = sorted.reduce(0) { $0 + $1.newText.utf8.count - $1.range.count }
    return withExtendedLifetime(changed) {
      block(Layout(changed.tree), range.lowerBound..<range.upperBound + growth, indentation)
    }
  }

  func block(_ layout: Layout, _ range: Range<Int>, _ indentation: String) -> String {
    if layout.isOneLine(range) { return indentation + layout.tree.text(range) }
    return layout.block(layout.lineStart(of: range.lowerBound)..<range.upperBound, indentation: indentation)
  }

  // MARK: The declaration

  /// The attributes that the new type takes over. Nil where one of them says nothing known.
  private func attributes(of piece: ExtractionPiece) -> [String]? {
    var kept = systems(of: piece)
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

extension Node {
  /// Whether it is a property that has its value stored.
  var declaresStoredProperty: Bool {
    VariableDecl(self)?.firstBinding.map { !$0.isComputed } ?? false
  }
}

extension Layout {
  /// Offset of the first of the comments that fill the lines directly before the declaration's, or of the declaration.
  func startOfComments(before offset: Int) -> Int {
    var start = offset
    while true {
      let line = lineStart(of: start)
      guard line > 0, startsLine(start) else { return start }
      let end = lineEnd(of: line - 1)
      guard let comment = comments(in: lineStart(of: line - 1)..<end).last,
        comment.range.upperBound <= end + 1,
        endsLine(comment.range.upperBound), startsLine(comment.range.lowerBound),
        lineStart(of: comment.range.upperBound) == lineStart(of: line - 1)
          || comment.range.lowerBound < lineStart(of: line - 1)
      else { return start }
      start = comment.range.lowerBound
    }
  }
}
