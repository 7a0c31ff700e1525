/// A helper of a view type as a view type of its own.
extension ViewExtractor {
  /// This extractor's member, a helper, as a type: its block becomes the body, its parameters become properties, its uses
  /// make the new view, and the helper goes.
  package func extractHelper(
    isPrefixed: Bool = false
  ) throws(ExtractionObstacle) -> ExtractedView {
    guard let helper = resolver.helpers(of: enclosingType).first(where: { $0.declaration == member }),
      let name = helper.name?.text, resolver.isView(type)
    else { throw ExtractionObstacle("It is no helper of a view type.") }
    guard helper.result.isOpaque("View") else {
      throw ExtractionObstacle("Its result is `\(helper.result.text)`, not `some View`.")
    }
    let block = helper.block
    guard let first = block.statements.first, let last = block.statements.last, !member.hasError,
      block.parent?.kind != .accessorDecl, !member.hasModifier(.kwStatic), !member.hasModifier(.kwOverride),
      FunctionDecl(member)?.signature?.mentions("async") != true,
      FunctionDecl(member)?.signature?.child(.throwsClause) == nil
    else { throw ExtractionObstacle("`\(name)` is no plain helper.") }
    guard !containsLooseRow(block.subtree) else {
      throw ExtractionObstacle("A `GridRow` has to stand in its grid.")
    }
    guard members.named(name).count == 1 else {
      throw ExtractionObstacle(
        member.buildConditions?.isEmpty == true
          ? "Another member is named `\(name)`, too." : "`\(name)` is declared for other builds, too.")
    }
    let memberUses = MemberUses(members: members, resolver: resolver)
    guard !memberUses.mayBeUsedElsewhere(member, name) else {
      throw ExtractionObstacle("Code outside of `\(type.name)` may use `\(name)`.")
    }
    let references = memberUses.references(to: name)
    guard !references.isEmpty else { throw ExtractionObstacle("Nothing uses `\(name)`.") }

    let piece = ExtractionPiece(first: first, last: last)
    let presence = presence(of: piece, in: member)
    let extracted = { (draft: Draft) throws(ExtractionObstacle) in
      try extractHelper(
        name, draft, piece, inside: try inside(block), references, isPrefixed: isPrefixed)
    }
    var view: ExtractedView?
    let (draft, _) = try drafts(piece, presence: presence) { lighter in
      view = try? extracted(lighter)
      return view != nil
    }
    if let view { return view }
    return try extracted(draft)
  }

  /// How many closures the uses of a helper may get at the most, where each gets several.
  private static let mostRepeatedActions = 4

  private func extractHelper(
    _ name: String, _ draft: Draft, _ piece: ExtractionPiece, inside range: Range<Int>, _ references: [Node],
    isPrefixed: Bool
  ) throws(ExtractionObstacle) -> ExtractedView {
    guard
      let typeName = ExtractedName(
        piece, of: type, resolver, layout, isPrefixed: isPrefixed, isHelper: true
      )
      .free(forHelper: name, besides: taken, isNested: draft.inputs.needsNesting)
    else {
      throw ExtractionObstacle("There is no good name left for it.")
    }
    let actions = draft.reader.actions.count { $0.method == nil }
    guard actions < 2 || actions * references.count <= Self.mostRepeatedActions else {
      throw ExtractionObstacle("Each use of `\(name)` would have to do what it does.")
    }
    let call = HelperCall(
      self, typeName + draft.generics.arguments, FunctionDecl(member)?.parameters ?? [],
      draft, isOnlyUse: references.count == 1)
    var uses: [TextEdit] = []
    for reference in references {
      guard !member.contains(reference),
        !draft.reader.movedMembers.contains(where: { $0.contains(reference) })
      else { throw ExtractionObstacle("`\(name)` uses itself.") }
      guard canShowView(reference), let edits = call.edits(at: reference) else {
        throw ExtractionObstacle("A use of `\(name)` can't be replaced.")
      }
      // Two uses in one call may break its line in the same way.
      uses += edits.filter { !uses.contains($0) }
    }
    return try view(
      typeName, draft, text: range, piece: piece, uses: uses, defaults: call.defaults(),
      helper: member)
  }

  /// The declaration, or extension, that the member is in.
  var enclosingType: TypeModel { resolver.file.enclosingType(of: member) ?? type }

  /// Whether a view of any type may stand in the helper's place there.
  private func canShowView(_ reference: Node) -> Bool {
    let view = reference.outermostChain
    guard let builder = resolver.builder(around: view) else { return true }
    return (builder.kind == .view || builder.kind == .toolbar) && !isClosed(builder)
  }

  /// UTF-8 offsets of the statements between the block's braces, with the comments around them.
  private func inside(_ block: Node) throws(ExtractionObstacle) -> Range<Int> {
    guard let first = block.statements.first, let last = block.statements.last else {
      throw ExtractionObstacle("It is empty.")
    }
    let range = block.range
    let comments = layout.comments(in: range)
    let start = min(first.range.lowerBound, comments.first?.range.lowerBound ?? range.upperBound)
    let end = max(last.range.upperBound, comments.last?.range.upperBound ?? range.lowerBound)
    guard layout.isAloneOnLines(member.range), layout.isOneLine(start..<end) || layout.startsLine(start),
      !layout.hasComment(member.range.lowerBound..<range.lowerBound)
    else { throw ExtractionObstacle("A comment would be lost.") }
    return start..<end
  }
}

/// Makes calls of a helper make the view that it becomes.
private struct HelperCall {
  private let extractor: ViewExtractor
  private let type: String
  private let parameters: [FunctionParameter]
  /// What each use of the new type hands over, in the order of its properties.
  private let inputs: [Input]
  /// A helper that other code uses, too, as the content of the new type.
  private let slot: ExtractedProperty?
  private let draft: ViewExtractor.Draft
  private let isOnlyUse: Bool

  private enum Input {
    /// What the helper took from around it.
    case captured(ExtractedProperty)
    /// The value of a parameter, or what the path says of it: `width` for `.size.width`.
    case given(parameter: String, name: String, path: String)
  }

  init(
    _ extractor: ViewExtractor, _ type: String, _ parameters: [FunctionParameter],
    _ draft: ViewExtractor.Draft, isOnlyUse: Bool
  ) {
    self.extractor = extractor
    self.type = type
    self.parameters = parameters
    self.draft = draft
    self.isOnlyUse = isOnlyUse
    let names = Set(parameters.compactMap { $0.name?.text })
    slot = draft.inputs.properties.first { $0.rank == .slot && $0.argument != nil }
    inputs = draft.inputs.properties.compactMap { property in
      guard let argument = property.argument, property.rank != .slot else { return nil }
      guard property.rank == .parameter else { return .captured(property) }
      let name = String(argument.prefix { $0 != "." })
      return names.contains(name)
        ? .given(parameter: name, name: property.name, path: String(argument.dropFirst(name.count))) : nil
    }
  }

  /// What the new type takes of the parameter's value; nil where nothing reads it.
  private func kept(_ parameter: String) -> (name: String, path: String)? {
    for case .given(parameter, let name, let path) in inputs { return (name, path) }
    return nil
  }

  /// The arguments of a use, each of which the functions make.
  private func arguments(
    own: (ExtractedProperty) -> String, given: (_ parameter: String) -> String?
  ) -> [String] {
    inputs.compactMap { input in
      switch input {
      case .captured(let property): text(of: property, own: own, given: given)
      case .given(let parameter, let name, let path): given(parameter).map { "\(name): \($0)\(path)" }
      }
    }
  }

  /// The argument of what the helper took from around it; with the call's own value where that is compared, or an index.
  private func text(
    of property: ExtractedProperty, own: (ExtractedProperty) -> String,
    given: (_ parameter: String) -> String?
  ) -> String {
    let text = own(property)
    guard let operand = property.lastOperand, let value = given(operand.parameter) else {
      return "\(property.name): \(text)"
    }
    let end = text.hasSuffix("]") ? "]" : ""
    return "\(property.name): \(text.dropLast(operand.text.count + end.count))\(value)\(operand.path)\(end)"
  }

  private var layout: Layout { extractor.layout }

  /// The default values of the new type's properties, by name.
  func defaults() throws(ExtractionObstacle) -> [String: String] {
    var defaults: [String: String] = [:]
    for parameter in parameters {
      guard let name = parameter.name?.text, let value = parameter.defaultValue else { continue }
      switch value.kind {
      case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: break
      case .stringLiteralExpr, .arrayExpr: if value.firstChild != nil { throw .use(of: name) }
      case .memberAccessExpr: if MemberAccess(value)?.base != nil { throw .use(of: name) }
      default: throw .use(of: name)
      }
      defaults[name] = value.text
    }
    return defaults
  }

  /// Nil where the call can't be changed into one of the new type's initializer.
  func edits(at reference: Node) -> [TextEdit]? {
    guard let member = reference.typeMember else { return nil }
    let locals = LocalNames(in: member)
    // `self.header`: the code names the owner.
    let namesOwner = MemberAccess(reference)?.base?.isReference(to: "self") == true
    func value(of property: ExtractedProperty) -> String {
      let value = property.argument ?? property.name
      guard namesOwner, isOfOwner(value) else { return Self.qualified(value, at: reference, locals) }
      return "self." + value
    }
    guard draft.reader.actions.isEmpty || slot == nil,
      let closures = extractor.arguments(draft, at: reference, isOnlyUse: isOnlyUse)
    else { return nil }
    var (labeled, closure) = closures
    if let trailing = closure, parameters.isEmpty, FunctionDecl(extractor.member) == nil,
      extractor.isBroken(
        type, arguments(own: value) { _ in nil }, at: reference.range.lowerBound, before: trailing)
    {
      (labeled, closure) = (draft.labeled(closures), nil)
    }
    // A line that the closure makes too long is divided, with the closure as one of the arguments.
    if let trailing = closure, let call = reference.ownCall,
      isTooWide(call, with: trailing, own: value)
    {
      (labeled, closure) = (draft.labeled(closures), nil)
    }
    let content = slot.map { "{ \(value(of: $0)) }" } ?? closure
    let callee = reference
    guard let call = callee.ownCall else {
      if parameters.isEmpty, FunctionDecl(extractor.member) == nil {
        let arguments = arguments(own: value) { _ in nil }
        return construction(arguments + labeled, callee.range, of: callee, content: content)
      }
      // Handed over as a function: `ForEach(items, content: row)`.
      guard parameters.count == 1, let name = parameters.first?.name?.text, kept(name) != nil,
        callee.parent?.kind == .labeledExpr
      else { return nil }
      let arguments = arguments(own: value) { _ in "$0" } + labeled
      let trailing = content.map { " " + $0 } ?? ""
      return [
        TextEdit(
          range: callee.range, newText: "{ \(type)(\(arguments.joined(separator: ", ")))\(trailing) }")
      ]
    }
    guard call.trailingClosure != nil, content != nil || !labeled.isEmpty else {
      return edits(of: call, own: value, labeled, content)
    }
    guard let slot, let content else { return nil }
    // The view comes after the closure that is there already.
    let end = call.node.range.upperBound
    return edits(of: call, own: value, [], nil).map {
      $0 + [TextEdit(range: end..<end, newText: " \(slot.name): \(content)")]
    }
  }

  /// An argument of a call, and the name of the parameter that it is for.
  private typealias Given = (argument: Argument, value: Node, name: String)

  /// The call's arguments; nil where they don't fit the parameters, or a value can't be handed over as the new type
  /// takes it.
  private func given(by call: FunctionCall) -> [Given]? {
    var open = parameters[...]
    var given: [Given] = []
    for argument in call.arguments {
      let label = argument.label?.text
      // What the call leaves out has a default.
      while let next = open.first, next.label?.text != label, next.label != "_" || label != nil {
        guard next.defaultValue != nil else { return nil }
        open = open.dropFirst()
      }
      guard let next = open.popFirst(), let name = next.name?.text, let value = argument.value,
        kept(name).map({ $0.path.isEmpty || value.hasOwnType }) ?? true
      else { return nil }
      given.append((argument, value, name))
    }
    if call.trailingClosure != nil {
      guard let last = parameters.last?.name?.text, kept(last)?.path.isEmpty == true, !open.isEmpty,
        open.dropLast().allSatisfy({ $0.defaultValue != nil })
      else { return nil }
    } else if open.contains(where: { $0.defaultValue == nil }) {
      return nil
    }
    return given
  }

  /// `labeled` are closures that come after the arguments, `content` is one that comes after the call; only for a call
  /// without one.
  private func edits(
    of call: FunctionCall, own: (ExtractedProperty) -> String, _ labeled: [String], _ content: String?
  ) -> [TextEdit]? {
    guard let callee = call.callee, call.labeledTrailingClosures.isEmpty, let given = given(by: call) else {
      return nil
    }
    let isSplit = content?.contains(where: \.isNewline) == true
    let all =
      arguments(own: own) { name in given.first { $0.name == name }?.value.text }
    guard let parentheses = call.parentheses else {
      guard labeled.isEmpty else { return nil }
      let text = all.isEmpty ? type : "\(type)(\(all.joined(separator: ", ")))"
      return [TextEdit(range: callee.range, newText: text)]
    }
    let whole = callee.range.lowerBound..<parentheses.upperBound
    func construction() -> [TextEdit] {
      self.construction(
        all + labeled, whole, of: call.node, content: content, hasClosure: call.trailingClosure != nil)
    }
    guard !given.isEmpty else { return layout.hasComment(whole) ? nil : construction() }
    if given.contains(where: { kept($0.name) == nil }) {
      // What nothing reads is not handed over any more, unless making it does something.
      guard layout.isOneLine(parentheses), !layout.hasComment(parentheses),
        given.allSatisfy({ kept($0.name) != nil || !$0.argument.node.contains(.functionCallExpr) })
      else { return nil }
      return construction()
    }
    // A line that becomes too long is divided.
    if width(of: (all + labeled)[...], in: call) > layout.widestLine || isSplit || !labeled.isEmpty,
      layout.isOneLine(parentheses), !layout.hasComment(parentheses)
    {
      return construction()
    }
    if isSplit || !labeled.isEmpty { return nil }
    if content == nil, let edit = editOnLines(of: call, whole, given, own) { return [edit] }
    let end = parentheses.upperBound
    return edits(of: call, callee, given, own).map {
      $0 + (content.map { [TextEdit(range: end..<end, newText: " " + $0)] } ?? [])
    }
  }

  /// The call with each argument on a line of its own, where its first line is too wide otherwise and its last argument goes
  /// on below that.
  private func editOnLines(
    of call: FunctionCall, _ whole: Range<Int>, _ given: [Given], _ own: (ExtractedProperty) -> String
  ) -> TextEdit? {
    let outer = layout.indentation(at: whole.lowerBound)
    guard call.trailingClosure == nil, layout.startsLine(call.node.outermostChain.range.lowerBound),
      call.node.outermostChain.range.lowerBound == whole.lowerBound, !layout.hasComment(whole),
      given.allSatisfy({ !layout.startsLine($0.argument.node.range.lowerBound) }),
      let last = given.last?.value, last.range.upperBound == whole.upperBound - 1,
      given.dropLast().allSatisfy({ layout.isOneLine($0.value.range) }),
      !layout.isOneLine(last.range), case let next = layout.nextLineStart(of: last.range.lowerBound),
      layout.indentation(at: last.range.upperBound) == outer,
      layout.areIndented(next..<last.range.upperBound, by: outer),
      !last.descendants.contains(where: {
        $0.kind == .closureExpr || $0.kind == .stringLiteralExpr && !layout.isOneLine($0.range)
      }),
      width(of: beginning(of: given, own), in: call) > layout.widestLine
    else { return nil }
    let inner = outer + layout.indentationUnit
    let all = arguments(own: own) { name in
      given.first { $0.name == name }.map { layout.reindented($0.value.range, from: outer, to: inner) }
    }
    return TextEdit(
      range: whole, newText: extractor.construction(of: type, onLines: all, indentation: outer))
  }

  /// The arguments up to the first line of the last one that the call has already.
  private func beginning(of given: [Given], _ own: (ExtractedProperty) -> String) -> ArraySlice<String> {
    let all = arguments(own: own) { name in
      given.first { $0.name == name }.map { String($0.value.text.prefix { !$0.isNewline }) }
    }
    let label = given.last.flatMap { kept($0.name)?.name }.map { $0 + ": " }
    let end = label.flatMap { label in all.lastIndex { $0.hasPrefix(label) } }
    return end.map { all[...$0] } ?? all[...]
  }

  /// Whether the call is one line that has room for the arguments, but not for the closure of one line after them.
  private func isTooWide(_ call: FunctionCall, with closure: String, own: (ExtractedProperty) -> String)
    -> Bool
  {
    guard !closure.contains(where: \.isNewline), let parentheses = call.parentheses,
      layout.isOneLine(parentheses), !layout.hasComment(parentheses), let given = given(by: call)
    else { return false }
    let all = arguments(own: own) { name in given.first { $0.name == name }?.value.text }
    return !all.isEmpty && width(of: all[...], in: call) + 1 + closure.count > layout.widestLine
  }

  /// How wide the call's first line is with these arguments.
  private func width(of arguments: ArraySlice<String>, in call: FunctionCall) -> Int {
    let start = call.node.range.lowerBound
    return layout.columns(layout.lineStart(of: start)..<start) + type.count
      + arguments.reduce(0) { $0 + $1.count + 2 }
  }

  /// The edits of a call whose arguments stay as they are laid out, and get others between them.
  private func edits(
    of call: FunctionCall, _ callee: Node, _ given: [Given], _ own: (ExtractedProperty) -> String
  ) -> [TextEdit]? {
    // What comes before each argument, and after the last one.
    var added: [[String]] = [[]]
    for input in inputs {
      switch input {
      case .captured(let property):
        added[added.count - 1].append(
          text(of: property, own: own) { name in given.first { $0.name == name }?.value.text })
      case .given(let parameter, _, _):
        if given.contains(where: { $0.name == parameter }) { added.append([]) }
      }
    }
    guard added.count == given.count + 1, let first = added.first, let last = added.last else { return nil }
    // Arguments that stand one below the other get more of their kind.
    let below = given.lazy.map(\.argument.node.range.lowerBound).first { layout.startsLine($0) }
    let beginning = first + given.prefix(1).map { "\(kept($0.name)?.name ?? ""): \($0.value.text)" }
    let isWide =
      given.count > 1 && given.dropFirst().allSatisfy { layout.startsLine($0.argument.node.range.lowerBound) }
      || width(of: beginning[...], in: call) > layout.widestLine
    let growth = type.utf8.count - callee.range.count
    let aligned = layout.alignment(of: call).map { Layout.shifted($0, by: growth) }
    func separator(at argument: Int, isWide: Bool) -> String {
      let line = layout.startsLine(argument) ? argument : isWide ? below : nil
      return (aligned ?? line.map { layout.indentation(at: $0) }).map { "," + layout.lineEnding + $0 } ?? ", "
    }
    var edits = [TextEdit(range: callee.range, newText: type)] + layout.shifting(call, by: growth)
    for (index, (argument, value, name)) in given.enumerated() {
      let start = argument.node.range.lowerBound
      guard !layout.hasComment(start..<value.range.lowerBound), let kept = kept(name) else { return nil }
      let between = separator(at: start, isWide: index == 0 && isWide)
      let text = added[index].map { $0 + between }.joined() + "\(kept.name): "
      edits.append(TextEdit(range: start..<value.range.lowerBound, newText: text))
      var after = kept.path
      let end = value.range.upperBound
      if index == given.count - 1, !last.isEmpty {
        // A comment beside the last argument is about it.
        guard let parentheses = call.parentheses, !layout.hasComment(end..<parentheses.upperBound) else {
          return nil
        }
        let line =
          layout.columns(layout.lineStart(of: end)..<end) + last.reduce(0) { $0 + $1.count + 2 }
        let between = separator(at: start, isWide: line > layout.widestLine)
        after += last.map { between + $0 }.joined()
      }
      if !after.isEmpty { edits.append(TextEdit(range: end..<end, newText: after)) }
    }
    return edits
  }

  /// The call in the place of the range, with `content` as a closure after it, or with the closure that it has already.
  private func construction(
    _ arguments: [String], _ range: Range<Int>, of view: Node, content: String?, hasClosure: Bool = false
  ) -> [TextEdit] {
    if arguments.isEmpty, content != nil || hasClosure {
      let edit = TextEdit(range: range, newText: type + (content.map { " " + $0 } ?? ""))
      guard edit.newText.contains(where: \.isNewline) else { return [edit] }
      return [edit] + (extractor.modifierEdit(after: edit, of: view).map { [$0] } ?? [])
    }
    let edits = extractor.constructionEdits(
      of: type, arguments, in: range, of: view, suffix: content.map { " " + $0 } ?? "")
    guard edits.count == 1, let edit = edits.first, !hasClosure else { return edits }
    return [edit] + (extractor.modifierEdit(after: edit, of: view).map { [$0] } ?? [])
  }

  /// Whether the value begins with the name of one of the owner's members.
  private func isOfOwner(_ value: String) -> Bool {
    !extractor.members.named(value.leadingName).isEmpty
  }

  /// The value with `self` before it where a local has its name, and is not the same object.
  private static func qualified(_ value: String, at node: Node, _ locals: LocalNames) -> String {
    let isProjected = value.hasPrefix("$")
    let name = value.leadingName
    let locals = [name, "$" + name].compactMap { locals.binding(of: $0, seenFrom: node) }
    let isShadowed = locals.contains { isProjected || $0.bindableValue?.firstName?.text != name }
    return isShadowed ? "self." + value : value
  }
}

extension Node {
  fileprivate func contains(_ kind: SyntaxKind) -> Bool { descendants.contains { $0.kind == kind } }
}
