/// Makes a run of modifiers a `ViewModifier`, with a function in an extension of `View` that applies it, and puts the
/// function in all of its places.
struct ChainExtraction {
  private let run: RepeatedRun
  private let context: RuleContext

  init(_ run: RepeatedRun, _ context: RuleContext) {
    self.run = run
    self.context = context
  }

  var rewrite: Result<Rewrite, Obstacle> { Result { () throws(Obstacle) in try refactoring() } }

  /// One change of more places would be too much to look through.
  private static let mostPlaces = 200

  private func refactoring() throws(Obstacle) -> Rewrite {
    if run.placeCount > Self.mostPlaces { throw Obstacle("it has more than \(Self.mostPlaces) places.") }
    let places = try RunPlace.all(of: run, context)
    for place in places { try place.check() }
    let (home, access) = try chosenHome(among: places)
    try checkTextMethods(of: places, movedTo: home.source.name)
    guard let name = ChainName(home.modifiers, appliedTo: places.map(\.viewType)).free(context) else {
      throw Obstacle("every name for the modifier is taken.")
    }
    var edits = [try home.declaration(of: name, access: access)]
    for place in places {
      edits.append(TextEdit(file: place.editName, range: place.range, newText: ".\(name.function)()"))
    }
    return Rewrite(
      title:
        "Extract the run into `\(name.type)`, applied as `.\(name.function)()` in \(places.count) places",
      level: .refactor, edits: edits.sortedByFile,
      postconditions: home.editName == nil
        ? [.staysSilent(rule: Rule.clipWithoutCompositingGroup.id, in: home.item.range)] : [])
  }

  /// The place after whose type the modifier is declared, and the access of its function. What compiles there on every
  /// platform that the file is for, and from the first version on, compiles in a declaration of its own.
  private func chosenHome(among places: [RunPlace]) throws(Obstacle) -> (RunPlace, String) {
    let candidates = places.filter { !$0.isConditional }
    let commented = candidates.filter(\.hasComment)
    let ordered = commented.isEmpty ? candidates.filter { $0.editName == nil } + candidates : commented
    guard let first = ordered.first else {
      throw Obstacle("each of its places is compiled, or runs, under a condition: `#if` or `@available`.")
    }
    for place in places where place.hasComment && !place.isSame(as: first) {
      throw Obstacle("a comment between the modifiers would be lost", at: place.range, in: place.source)
    }
    let (targets, folders) = (TargetFolders(context.workspace), ModuleFolders(context.workspace))
    for home in ordered {
      if let access = accessPrefix(from: home, for: places, targets, folders) { return (home, access) }
    }
    throw Obstacle("its places are in several modules or targets, and none of them is seen by all others.")
  }

  /// Throws where a method of `Text` would be applied to any view, and the app may be for systems whose views don't have
  /// it.
  private func checkTextMethods(of places: [RunPlace], movedTo home: String) throws(Obstacle) {
    let methods = places.map { ($0, $0.laterTextMethods) }
    guard
      let (place, method) = methods.lazy.compactMap({ place, methods in
        methods.onText.first.map { (place, $0) }
      }).first,
      !methods.contains(where: { !$0.isConditional && !$1.onView.isEmpty }),
      !DeploymentEvidence(for: home, context).needsSystemsOf2022
    else { return }
    throw Obstacle(method.isLaterForViews, at: method.range, in: place.source)
  }

  /// `public ` where a place is in another module than the declaration; nil where one can't see it.
  private func accessPrefix(
    from home: RunPlace, for places: [RunPlace], _ targets: TargetFolders, _ folders: ModuleFolders
  ) -> String? {
    let module = context.workspace.module(of: home.source.name)
    let outside = places.filter {
      context.workspace.module(of: $0.source.name) != module
        || module == nil && !folders.areTogether($0.source.name, home.source.name)
    }
    if module == nil, !places.allSatisfy({ targets.canSee(home.source.name, from: $0.source.name) }) {
      return nil
    }
    if outside.isEmpty { return "" }
    guard let name = module?.target.name ?? folders.module(of: home.source.name)?.name,
      outside.allSatisfy({ $0.source.tree.imports(name) })
    else { return nil }
    return "public "
  }
}

/// One place of a run.
struct RunPlace {
  let source: SourceFile
  let modifiers: [ModifierUse]
  /// UTF-8 offsets of the run.
  let range: Range<Int>
  private let resolver: ViewResolver
  private let layout: Layout
  /// The file's name in edits; nil for the finding's own.
  let editName: String?

  /// All places of the run, by file, in the order of the text.
  static func all(of run: RepeatedRun, _ context: RuleContext) throws(Obstacle) -> [RunPlace] {
    var files: [String] = []
    context.workspace.forEachPlace(ofRun: run.hash, count: run.modifiers.count) { file, other in
      if files.last != file, other.hasSameCode(as: run.modifiers) { files.append(file) }
      return true
    }
    var places: [RunPlace] = []
    for file in files {
      let (source, resolver) = try context.opened(file)
      let layout = context.layout(of: source)
      var unknown: Range<Int>?
      _ = source.facts.chains.forEachPlace(of: run.hash, count: run.modifiers.count) { other in
        guard other.hasSameCode(as: run.modifiers) else { return true }
        let uses = other.modifiers.compactMap { source.tree.modifier(in: $0.range) }
        if uses.count == run.modifiers.count {
          places.append(
            RunPlace(
              source: source, modifiers: uses, range: other.range, resolver: resolver, layout: layout,
              editName: context.editName(of: source)))
        } else {
          unknown = other.range
        }
        return unknown == nil
      }
      if let unknown { throw Obstacle("a place can't be read", at: unknown, in: source) }
    }
    return places
  }

  private func obstacle(_ what: String) -> Obstacle { Obstacle(what, at: range, in: source) }

  /// The name of the type whose view has the run, as far as it is written there.
  var viewType: Name? { ViewExpression(whole).typeName }

  private var whole: Node { (modifiers.last?.node ?? source.tree.root).outermostChain }

  func isSame(as other: RunPlace) -> Bool { range == other.range && source.name == other.source.name }

  var hasComment: Bool { layout.hasComment(range) }

  // MARK: What can be done

  /// Throws where the run can't be replaced by one modifier.
  func check() throws(Obstacle) {
    let whole = whole
    if source.tree.hasError(inTokens: whole.tokenRange) { throw obstacle("a place has a syntax error") }
    let chain = ViewExpression(whole)
    let later = chain.modifiers.filter { $0.range.lowerBound >= range.upperBound && !$0.isConditional }
    for modifier in modifiers + later {
      guard let name = modifier.name, isViewModifier(name) else {
        throw obstacle("`\(modifier.name?.text ?? "")` may not be a modifier of every view")
      }
    }
    if let name = modifiers.lazy.compactMap(\.name).first(where: { $0 == "transition" }) {
      throw obstacle("`\(name.text)` belongs where the view comes and goes")
    }
    try checkOwnMethods(of: chain.typeName)
    guard whole == chain.node, isView(whole) else {
      throw obstacle("what a place gives may be expected to be of a certain type")
    }
    if let name = source.model.privateMember(namedIn: range) {
      throw obstacle("`\(name.text)` is private to a file")
    }
  }

  /// A method of the view's own type is not the modifier of `View` that has its name.
  private func checkOwnMethods(of type: Name?) throws(Obstacle) {
    guard let type else { return }
    for name in modifiers.compactMap({ $0.name?.text }) {
      let declarations = resolver.workspace.types(named: type.text, declaring: name)
      if declarations.contains(where: { $0.facts.functions.contains { $0.name == name } }) {
        throw obstacle("`\(name)` is a method of `\(type.text)`")
      }
    }
  }

  /// The methods among the run's modifiers and those after it that `Text` had before other views. Those after it are
  /// applied to another view then, too.
  var laterTextMethods: (onText: [ModifierUse], onView: [ModifierUse]) {
    let methods = ViewExpression(whole).laterTextMethods
    return (methods.onText.filter { $0.range.lowerBound >= range.lowerBound }, methods.onView)
  }

  /// Whether every view has the modifier.
  private func isViewModifier(_ name: Name) -> Bool {
    if Vocabulary.specificModifiers.contains(name) { return false }
    return Vocabulary.modifier(name) != nil || Vocabulary.plainModifiers.contains(name)
      || !resolver.workspace.viewFunctions(named: name.text).isEmpty
  }

  /// Whether any view will do where the chain stands.
  private func isView(_ chain: Node) -> Bool {
    guard let parent = chain.parent else { return false }
    switch parent.kind {
    case .codeBlockItem:
      if let builder = resolver.builder(around: chain) { return builder.kind.collectsViews }
      if resolver.isOpaqueResult(chain) { return true }
      // The content of a view that is nowhere declared.
      guard let closure = Closure(parent.parent), let use = closure.use, resolver.role(of: closure) == nil
      else {
        return false
      }
      return use.call.constructedType != nil
        && closure.statements.allSatisfy { $0.firstChild?.kind == .functionCallExpr }
    case .returnStmt: return resolver.isOpaqueResult(chain)
    case .labeledExpr:
      guard let call = FunctionCall(parent.parent), let argument = Argument(parent) else { return false }
      if let type = call.constructedType {
        return type == "AnyView"
          || resolver.declaredEntry(type) != nil && Self.viewArguments.contains(argument.label)
      }
      return argument.label == nil && Self.viewTakingModifiers.contains(call.name)
    default: return false
    }
  }

  /// The labels of arguments for which SwiftUI's views take any view.
  private static let viewArguments: NameSet = ["header", "footer", "label", "destination", "content", "icon"]
  private static let viewTakingModifiers: NameSet = ["background", "overlay", "mask", "listRowBackground"]

  /// Whether the code is compiled, or runs, under a condition that its type does not show from outside.
  var isConditional: Bool { modifiers.first?.node.isUnderCondition ?? true }

  // MARK: The declaration

  /// The modifier and its function, after the type that has this place.
  func declaration(of name: ChainName.Free, access: String) throws(Obstacle) -> TextEdit {
    let unit = layout.indentationUnit
    let view = source.tree.viewQualifier + "View"
    var lines = [
      "struct \(name.type): ViewModifier {",
      "\(unit)func body(content: Content) -> some \(view) {",
      "\(unit)\(unit)content",
    ]
    let outer = unit + unit + unit
    if hasCommentBetweenModifiers {
      guard layout.startsLine(range.lowerBound) else {
        throw obstacle("a comment between the modifiers would be lost")
      }
      lines.append(outer + layout.block(range, indentation: outer))
    } else {
      lines += modifiers.map { outer + layout.block($0.range, indentation: outer) }
    }
    lines += [
      "\(unit)}", "}", "", "extension \(view) {",
      "\(unit)\(access)func \(name.function)() -> some \(view) {",
      "\(unit)\(unit)modifier(\(name.type)())", "\(unit)}", "}",
    ]
    return layout.insertion(of: lines, after: item, file: editName)
  }

  /// The declaration at the top of the file that has the place.
  var item: Node {
    var item = modifiers.first?.node ?? source.tree.root
    while let parent = item.parent, parent.kind != .sourceFile { item = parent }
    return item
  }

  private var hasCommentBetweenModifiers: Bool {
    zip(modifiers, modifiers.dropFirst()).contains {
      layout.hasComment($0.range.upperBound..<max($0.range.upperBound, $1.range.lowerBound))
    }
  }
}
