/// The rewrite of `representable_delegate`: what a representable answers its platform view moves into its
/// `Coordinator`, which replaces it as the delegate and the target.
struct MoveIntoCoordinator {
  let title: String
  private(set) var edits: [TextEdit] = []

  private let type: TypeModel
  private let parts: [TypeModel]
  private let coordinator: TypeModel?
  private let methods: CallbackMethods
  private let layout: Layout
  private let code: MovedCode

  /// `parts`: the declarations and extensions of the representable; `uses`: all of theirs. Nil where it can't be done
  /// as a whole.
  init?(_ parts: [TypeModel], _ uses: [SelfUse], _ context: RuleContext) {
    let file = context.file
    let structs = parts.filter { $0.node.kind == .structDecl }
    guard let type = structs.first, structs.count == 1, type.declaration.genericParameters.isEmpty,
      // Another file may contain an extension of the type, with members and calls of its own.
      context.resolver.isWhollyInFile(type),
      let target = TargetCoordinator(of: type, parts: parts, in: file),
      let methods = CallbackMethods(of: parts, uses: uses, existing: target.existing)
    else { return nil }
    self.type = type
    self.parts = parts
    self.methods = methods
    coordinator = target.existing
    layout = context.layout
    let conformances = CoordinatorConformances(parts, coordinator, file)
    guard uses.allSatisfy({ conformances.serve($0) }) else { return nil }

    let movedIDs = Set(methods.functions.map(\.node.id))
    let className = coordinator?.name ?? "Coordinator"
    code = MovedCode(
      typeName: type.name,
      members: Self.memberNames(parts, without: movedIDs).union(
        methods.viewFunctionNames(context.workspace)),
      moved: Set(methods.functions.compactMap { $0.name?.text }),
      parent: coordinator.map { Self.parentProperty(of: $0, type)?.name?.text ?? "" } ?? "parent",
      uses: Dictionary(uses.map { ($0.value.id, $0) }, uniquingKeysWith: { first, _ in first }),
      selectors: Dictionary(
        methods.selectors.map { selector in
          let text = "#selector(\(className).\(selector.reference))"
          return (selector.node.id, TextEdit(range: selector.node.range, newText: text))
        }, uniquingKeysWith: { first, _ in first }))
    title =
      coordinator == nil
      ? "Add a `Coordinator` to `\(type.spokenName)` and move the callbacks into it"
      : "Move the callbacks of `\(type.spokenName)` into its `Coordinator`"

    guard areCallsReachable(file, movedIDs), let pieces = movedPieces(),
      handOver(uses, movedIDs), dropConformances(), pieces.readsParent ? refreshParent() : true
    else { return nil }
    let isDone =
      coordinator.map { extend($0, with: pieces.texts, conformances) }
      ?? addCoordinator(with: pieces, conformances)
    guard isDone else { return nil }
    edits.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    // Edits that overlap were not foreseen.
    for (edit, next) in zip(edits, edits.dropFirst()) where next.range.lowerBound < edit.range.upperBound {
      return nil
    }
  }

  private static func memberNames(_ parts: [TypeModel], without moved: Set<Int>) -> Set<String> {
    var names: Set<String> = []
    for part in parts {
      for property in part.properties where !property.variable.isStatic {
        if let name = property.name { names.insert(name.text) }
      }
      for function in part.functions where !function.isStatic && !moved.contains(function.node.id) {
        if let name = function.name { names.insert(name.text) }
      }
    }
    return names
  }

  /// The property by which a coordinator reaches its representable.
  private static func parentProperty(of coordinator: TypeModel, _ type: TypeModel) -> Property? {
    coordinator.storedProperties.first {
      $0.type?.kind == .identifierType && $0.type?.typeName?.text == type.name
        && $0.access != .private
    }
  }

  // MARK: What stays

  /// Whether nothing calls the methods that move but what moves along.
  private func areCallsReachable(_ file: FileModel, _ moved: Set<Int>) -> Bool {
    let tree = type.node.tree
    let functions = methods.functions.map(\.node)
    let isMoved = { (node: Node) in functions.contains { $0.contains(node) } }
    for part in parts {
      for member in part.members where !moved.contains(member.id) && !TypeDecl.isKind(member.kind) {
        let locals = LocalNames(in: member)
        var id = member.id
        while id < member.subtree.upperBound {
          let node = tree.node(id)
          if code.selectors[id] != nil {
            id = node.subtree.upperBound
            continue
          }
          id += 1
          guard node.kind == .declReferenceExpr, let name = node.firstName?.text, code.moved.contains(name),
            !locals.shadow(name, at: node)
          else { continue }
          let base = MemberAccess(node.parent).flatMap { $0.base?.id == node.id ? nil : $0.base }
          if node.isMemberName, base?.isReference(to: "self") != true { continue }
          return false
        }
      }
    }
    for id in tree.nodes.ids(of: [.functionCallExpr]) {
      guard let call = FunctionCall(tree.node(id)), let base = call.base, let name = call.name,
        code.moved.contains(name.text), !base.isReference(to: "super")
      else { continue }
      if base.isReference(to: "self"), file.enclosingType(of: call.node)?.qualifiedName != type.qualifiedName
      {
        continue
      }
      if !isMoved(call.node) { return false }
    }
    return true
  }

  /// `context.coordinator` where `self` was.
  private mutating func handOver(_ uses: [SelfUse], _ moved: Set<Int>) -> Bool {
    let functions = methods.functions.map(\.node)
    let isMoved = { (node: Node) in functions.contains { $0.contains(node) } }
    var named: Set<Int> = []
    for use in uses where !isMoved(use.node) {
      guard let context = ContextParameter(around: use.node) else { return false }
      if let edit = context.edit, named.insert(edit.range.lowerBound).inserted { edits.append(edit) }
      edits.append(TextEdit(range: use.replaced, newText: context.name + ".coordinator"))
    }
    for selector in methods.selectors where !isMoved(selector.node) {
      if let edit = code.selectors[selector.node.id] { edits.append(edit) }
    }
    // `setDelegate(self, queue: …)` and `Session(delegate: self)` take a delegate, too.
    for node in parts.lazy.flatMap(\.ownCode) where node.isReference(to: "self") {
      guard code.uses[node.id] == nil, !isMoved(node), let argument = Argument(node.parent),
        argument.value?.id == node.id,
        argument.label?.isDelegateLike ?? FunctionCall(argument.node.parent)?.name?.isDelegateLike ?? false
      else { continue }
      guard let context = ContextParameter(around: node) else { return false }
      if let edit = context.edit, named.insert(edit.range.lowerBound).inserted { edits.append(edit) }
      edits.append(TextEdit(range: node.range, newText: context.name + ".coordinator"))
    }
    return true
  }

  /// Takes the protocols out of the type's own inheritance clause.
  private mutating func dropConformances() -> Bool {
    let types = type.inheritedTypes
    let dropped = Set(type.delegateProtocols.map(\.type.id))
    guard !dropped.isEmpty else { return true }
    guard let clause = type.node.child(.inheritanceClause), let first = types.first else { return false }
    var ranges: [Range<Int>] = []
    if let kept = types.first(where: { !dropped.contains($0.id) }) {
      if kept.id != first.id { ranges.append(first.range.lowerBound..<kept.range.lowerBound) }
      var previous = kept
      for type in types.drop(while: { $0.id <= kept.id }) {
        if dropped.contains(type.id) {
          ranges.append(previous.range.upperBound..<type.range.upperBound)
        }
        previous = type
      }
    } else {
      ranges.append(layout.startOfWhitespace(before: clause.range.lowerBound)..<clause.range.upperBound)
    }
    edits += ranges.map { TextEdit(range: $0, newText: "") }
    return !ranges.contains(where: layout.hasComment)
  }

  /// Makes each update hand the coordinator the new value of the representable.
  private mutating func refreshParent() -> Bool {
    let updates = parts.flatMap(\.functions).filter { function in
      function.name.map { Vocabulary.updateFunctions.contains($0) } == true && !function.isStatic
    }
    for update in updates {
      guard let body = update.body, let context = ContextParameter(around: body) else { return false }
      if body.descendants.contains(where: { $0.isRefresh(of: code.parent) }) { continue }
      guard
        let inserted = layout.insertion(of: "\(context.name).coordinator.\(code.parent) = self", into: body)
      else { return false }
      if let edit = context.edit, !edits.contains(edit) { edits.append(edit) }
      edits += inserted
    }
    if let coordinator, let property = Self.parentProperty(of: coordinator, type), property.isLet {
      let keyword = property.variable.node.introducerOffset
      edits.append(TextEdit(range: keyword..<keyword + "let".utf8.count, newText: "var"))
    }
    return !updates.isEmpty
  }

  // MARK: What moves

  private struct Pieces {
    /// Texts of the members that move, on their new indentation.
    var texts: [String] = []
    var readsParent = false
  }

  private mutating func movedPieces() -> Pieces? {
    guard let block = (coordinator ?? type).declaration.memberBlock else { return nil }
    let unit = layout.indentationUnit
    let base = layout.indentation(at: max(block.range.lowerBound, block.range.upperBound - 1))
    let indentation = base + unit + (coordinator == nil ? unit : "")
    var inner: [Int: [TextEdit]] = [:]
    var pieces = Pieces()
    let actionNames = Set(methods.selectors.map(\.name))
    for function in methods.functions {
      guard let changes = code.changes(in: function) else { return nil }
      pieces.readsParent = pieces.readsParent || changes.readsParent
      inner[function.node.id] = changes.edits
      if let name = function.name?.text, actionNames.contains(name) {
        inner[function.node.id, default: []].insert(contentsOf: function.exposingEdits, at: 0)
      } else if let access = type.node.access, access >= .package,
        (function.node.access ?? .internal) < access
      {
        return nil
      }
    }
    guard !pieces.readsParent || !code.parent.isEmpty else { return nil }

    for part in parts {
      let own = part.functions.filter { inner[$0.node.id] != nil }
      let editsInside = own.flatMap { inner[$0.node.id] ?? [] }
      let isEmptied =
        part.isMovable && own.count == part.members.count
        && part.delegateProtocols.count == part.declaration.inheritedTypes.count
      if isEmptied {
        guard let text = takeExtension(part, editsInside, to: indentation) else { return nil }
        if !text.isEmpty { pieces.texts.append(text) }
        continue
      }
      for run in runs(of: own.map(\.node), in: part) {
        guard layout.isAloneOnLines(run) else { return nil }
        let text = layout.reindented(
          run, applying: editsInside.filter { run.contains($0.range.lowerBound) },
          from: layout.indentation(at: run.lowerBound), to: indentation)
        pieces.texts.append(indentation + text)
        edits.append(TextEdit(range: layout.removalWithBlankLine(of: run), newText: ""))
      }
    }
    return pieces
  }

  /// UTF-8 offsets of the members, with the comments before and after them, and what is between those that
  /// follow each other.
  private func runs(of members: [Node], in part: TypeModel) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var lastID = -1
    for (number, member) in part.members.enumerated() where members.contains(member) {
      let range = layout.withComments(member.range)
      if let last = runs.last, lastID == number - 1 {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        runs.append(range)
      }
      lastID = number
    }
    return runs
  }

  /// Removes the extension. The text of its members, on the new indentation.
  private mutating func takeExtension(
    _ part: TypeModel, _ inner: [TextEdit], to indentation: String
  ) -> String? {
    guard let block = part.declaration.memberBlock, block.range.count >= 2 else { return nil }
    let whole = layout.withComments(part.node.range)
    let content = layout.trimmed(block.range.lowerBound + 1..<block.range.upperBound - 1)
    guard layout.isAloneOnLines(whole), content.isEmpty || layout.startsLine(content.lowerBound),
      !layout.hasComment(part.node.range.lowerBound..<block.range.lowerBound),
      whole.upperBound == part.node.range.upperBound
    else { return nil }
    edits.append(TextEdit(range: layout.removalWithBlankLine(of: whole), newText: ""))
    var texts: [String] = []
    if whole.lowerBound < part.node.range.lowerBound {
      let comments = layout.trimmed(whole.lowerBound..<part.node.range.lowerBound)
      texts.append(
        indentation
          + layout.reindented(
            comments, from: layout.indentation(at: whole.lowerBound), to: indentation))
    }
    if !content.isEmpty {
      texts.append(
        indentation
          + layout.reindented(
            content, applying: inner, from: layout.indentation(at: content.lowerBound), to: indentation))
    }
    return texts.joined(separator: layout.lineEnding + layout.lineEnding)
  }

  // MARK: Where it goes

  private mutating func addCoordinator(with pieces: Pieces, _ conformances: CoordinatorConformances) -> Bool {
    guard let block = type.declaration.memberBlock else { return false }
    let outer = layout.indentation(at: block.range.upperBound - 1) + layout.indentationUnit
    let inner = outer + layout.indentationUnit
    let access = type.node.access.map { $0 >= .package } == true ? type.node.accessText + " " : ""
    // Nothing else tells that actions are called on the main actor.
    let actor = conformances.added.isEmpty ? "@MainActor " : ""
    let inherited = (["NSObject"] + conformances.added).joined(separator: ", ")
    var members: [String] = []
    if pieces.readsParent {
      members.append(inner + "var parent: \(type.name)")
      members.append(
        [
          inner + "init(parent: \(type.name)) {", inner + layout.indentationUnit + "self.parent = parent",
          inner + "}",
        ].joined(separator: layout.lineEnding))
    }
    members += pieces.texts
    let blankLine = layout.lineEnding + layout.lineEnding
    let header = outer + actor + access + "final class Coordinator: \(inherited) {"
    let body =
      members.isEmpty
      ? "}" : layout.lineEnding + members.joined(separator: blankLine) + layout.lineEnding + outer + "}"
    let make = [
      outer + access + "func makeCoordinator() -> Coordinator {",
      inner + (pieces.readsParent ? "Coordinator(parent: self)" : "Coordinator()"), outer + "}",
    ].joined(separator: layout.lineEnding)
    return insert([make, header + body], atEndOf: block)
  }

  private mutating func extend(
    _ coordinator: TypeModel, with texts: [String], _ conformances: CoordinatorConformances
  ) -> Bool {
    guard let block = coordinator.declaration.memberBlock else { return false }
    let own = Set(coordinator.functions.map(\.fullName))
    guard !methods.functions.contains(where: { own.contains($0.fullName) }) else { return false }
    if !conformances.added.isEmpty {
      let added = conformances.added.joined(separator: ", ")
      if let last = coordinator.declaration.inheritedTypes.last {
        guard coordinator.declaration.inheritedTypes.contains(where: { $0.isNamedType("NSObject") }) else {
          return false
        }
        edits.append(TextEdit(range: last.range.upperBound..<last.range.upperBound, newText: ", " + added))
      } else {
        // An initializer without parameters would be an `override` then.
        guard let end = coordinator.declaration.name?.range.upperBound,
          !coordinator.initializers.contains(where: { $0.parameters.isEmpty })
        else { return false }
        edits.append(TextEdit(range: end..<end, newText: ": NSObject, " + added))
      }
    }
    return texts.isEmpty || insert(texts, atEndOf: block)
  }

  /// Adds members after those of the block.
  private mutating func insert(_ texts: [String], atEndOf block: Node) -> Bool {
    guard block.range.count >= 2 else { return false }
    let brace = block.range.upperBound - 1
    let newLine = layout.lineEnding
    let text = texts.joined(separator: newLine + newLine)
    if layout.isOneLine(block.range) {
      guard block.firstChild == nil, !layout.hasComment(block.range) else { return false }
      let indentation = layout.indentation(at: brace)
      edits.append(
        TextEdit(range: block.range.lowerBound + 1..<brace, newText: newLine + text + newLine + indentation))
      return true
    }
    guard layout.startsLine(brace) else { return false }
    let start = layout.lineStart(of: brace)
    let before = layout.trimmed(0..<start).upperBound
    let isSeparated =
      layout.nextLineStart(of: before) < start || before == block.range.lowerBound + 1
    edits.append(
      TextEdit(range: start..<start, newText: (isSeparated ? "" : newLine) + text + newLine))
    return true
  }
}

extension Name {
  fileprivate var isDelegateLike: Bool {
    let text = text.lowercased()
    return text.hasSuffix("delegate") || text.hasSuffix("datasource")
  }
}

extension FunctionDecl {
  /// The name with its labels: `tableView(_:didSelectRowAt:)`.
  fileprivate var fullName: String {
    (name?.text ?? "") + "(" + parameters.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
  }

  /// Makes a method one that a selector can name from outside of its type.
  fileprivate var exposingEdits: [TextEdit] {
    var edits: [TextEdit] = []
    if node.attribute("objc") == nil, node.attribute("IBAction") == nil {
      edits.append(TextEdit(range: node.range.lowerBound..<node.range.lowerBound, newText: "@objc "))
    }
    if let modifier = node.children.first(where: {
      $0.kind == .declModifier && $0.firstToken.kind == .kwPrivate && $0.tokenRange.count == 1
    }) {
      edits.append(TextEdit(range: modifier.range, newText: "fileprivate"))
    }
    return edits
  }
}

extension Node {
  /// `context.coordinator.parent = self`
  fileprivate func isRefresh(of parent: String) -> Bool {
    guard kind == .sequenceExpr, let access = MemberAccess(firstChild), access.name?.text == parent,
      MemberAccess(access.base)?.name == "coordinator"
    else { return false }
    return children.last?.isReference(to: "self") == true
  }

  /// The declaration's access level as it is written.
  fileprivate var accessText: String {
    children.first {
      $0.kind == .declModifier && $0.tokenRange.count == 1
        && [.kwPackage, .kwPublic, .kwOpen].contains($0.firstToken.kind)
    }?.text ?? ""
  }
}

extension Layout {
  /// The range with the comments directly above it, and one after it in its last line.
  fileprivate func withComments(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while startsLine(start) {
      let line = lineStart(of: start)
      guard let above = comments(in: 0..<line).last?.range, above.upperBound <= line,
        nextLineStart(of: above.upperBound) == line, startsLine(above.lowerBound)
      else { break }
      start = above.lowerBound
    }
    let end = range.upperBound
    let commentEnd = comments(in: end..<max(end, lineEnd(of: end))).last?.range.upperBound ?? end
    return start..<max(end, commentEnd)
  }

  /// The edits that put a statement at the start of the block; nil where there is no line for it.
  fileprivate func insertion(of statement: String, into block: Node) -> [TextEdit]? {
    let start = block.range.lowerBound + 1
    let end = block.range.upperBound - 1
    guard start <= end else { return nil }
    let outer = indentation(at: block.range.lowerBound)
    let inner = outer + indentationUnit
    let content = trimmed(start..<end)
    if isOneLine(block.range) {
      if content.isEmpty {
        return [TextEdit(range: start..<end, newText: lineEnding + inner + statement + lineEnding + outer)]
      }
      return [
        TextEdit(
          range: start..<content.lowerBound, newText: lineEnding + inner + statement + lineEnding + inner),
        TextEdit(range: content.upperBound..<end, newText: lineEnding + outer),
      ]
    }
    let line = nextLineStart(of: start)
    let first = block.statements.first?.range.lowerBound
    guard first.map({ $0 >= line }) ?? true, line <= end,
      comments(in: line..<line + 1).allSatisfy({ $0.range.lowerBound >= line })
    else { return nil }
    let indentation = first.map { self.indentation(at: $0) } ?? inner
    return [TextEdit(range: line..<line, newText: indentation + statement + lineEnding)]
  }
}
