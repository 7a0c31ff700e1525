/// A helper that could be a view type of its own, and what it costs that it is none.
struct HelperBoundary {
  let helper: Helper
  let type: TypeModel
  let name: Name
  let measure: ViewMeasure
  private let resolver: ViewResolver
  /// Whether only what matters while the helper is shown counts as a needless update.
  private let whileShown: Bool

  /// Nil for helpers that others count on as they are, and for those that build fewer views than `minimum`. `step` is
  /// that of the rule that asks.
  init?(_ declaration: Node, minimum: Int, _ step: Profile, _ context: RuleContext) {
    let resolver = context.resolver
    guard declaration.parent?.kind == .memberBlockItem, declaration.declaredBlock != nil,
      let result = declaration.declaredType, result.kind != .someOrAnyType || result.isOpaque("View"),
      let type = resolver.file.enclosingType(of: declaration), !type.isProtocol, resolver.isView(type),
      resolver.roles(of: type).isDisjoint(with: [.viewModifier, .style, .preview]),
      let helper = resolver.helper(declaration, of: type), let name = helper.name
    else { return nil }
    let measure = resolver.measure(helper.block)
    guard measure.count >= minimum, (declaration.access ?? .internal) < .public,
      ![TokenKind.kwStatic, .kwClass, .kwOverride].contains(where: { declaration.hasModifier($0) }),
      !resolver.file.isInPreview(declaration),
      !resolver.workspace.requires(
        name.text, byProtocols: resolver.summary(of: type).inherited)
    else { return nil }
    self.helper = helper
    self.type = type
    self.name = name
    self.measure = measure
    self.resolver = resolver
    whileShown = step == .recommended || step == .strict
  }

  /// Where the type's code uses it.
  var uses: [ViewReads.Use] { resolver.reads(of: type).uses(ofMember: name.text) }

  /// Whether it gives a colour or a gradient: a value to style with, though it can be a view.
  var isStyle: Bool { isStyle(helper) }

  private func isStyle(_ helper: Helper) -> Bool {
    resolver.declaredEntry(helper.result.typeName)?.traits.contains(.fill) ?? false
  }

  /// Whether a builder places what it gives as a view.
  var isPlacedAsView: Bool {
    uses.contains { use in
      let isCalled = FunctionCall(use.node.parent)?.callee?.id == use.node.id
      return resolver.isViewPosition((isCalled ? use.node.parent ?? use.node : use.node).outermostChain)
    }
  }

  /// How many views the helpers build that it uses, directly or not. One of several of its name counts as one view, and one
  /// that gives a colour as none.
  var countInHelpers: Int {
    let (reads, members) = (resolver.reads(of: type), resolver.members(of: type))
    var seen: Set<String> = [name.text]
    var pending = [helper.block]
    var count = 0
    while let block = pending.popLast() {
      for use in reads.uses(in: block) where !reads.isOfProperty(use) {
        let name = reads.name(of: use)
        guard seen.insert(name).inserted else { continue }
        guard let member = members.only(name) else {
          count += 1
          continue
        }
        guard let helper = resolver.helper(member.declaration, of: type), !isStyle(helper) else { continue }
        count += resolver.measure(helper.block).count
        pending.append(helper.block)
      }
    }
    return count
  }

  /// What it reads of the type's stored properties.
  var reads: ViewReads.Result { resolver.reads(of: type).reads(ofMember: name.text) }

  /// What it is computed again for without reading it.
  var needless: ViewProperties {
    // Cheaper to know than what the type's code reads.
    guard resolver.storedProperties(of: type).contains(where: \.mayBeChangingState) else {
      return ViewProperties([], of: [])
    }
    return resolver.reads(of: type).needlessBindings(ofMember: name.text, whileShown: whileShown)
  }

  /// How many views it builds at the most: of branches that are all there is in it, the largest counts.
  func viewsAtOnce(_ resolver: ViewResolver) -> Int {
    let statements = helper.block.statements.compactMap(\.firstChild).filter { !$0.kind.isDeclaration }
    guard statements.count == 1, let statement = statements.first else { return measure.count }
    var branches: [Node] = []
    if let selection = SwitchExpr(statement) {
      branches = selection.cases
    } else {
      var next: Node? = statement
      while let conditional = IfExpr(next) {
        branches += conditional.thenBlock.map { [$0] } ?? []
        next = conditional.elseBranch
      }
      if let last = next, last.kind == .codeBlock { branches.append(last) }
    }
    return branches.map { resolver.measure($0).count }.max() ?? measure.count
  }

  /// "`header` (9 views)"
  var title: String { "`\(name.text)` (\(counted(measure.count, "view", "views")))" }

  /// "whenever `count` or `isPlaying` changes, and reads neither"
  var needlessUpdates: String {
    let needless = needless
    let names = listed(needless.lazy.map(\.name), "or")
    // An action of it may use them, which doesn't have to run it again.
    let isUsed = helper.block.refers(toAnyOf: Set(needless.lazy.map(\.name)))
    let rest =
      switch needless.count {
      case 1: isUsed ? "uses it in its actions only" : "doesn't read it"
      case 2: isUsed ? "reads neither outside its actions" : "reads neither"
      default: isUsed ? "reads none of them outside its actions" : "reads none of them"
      }
    return "whenever \(names) changes, and \(rest)"
  }

  /// "It reads `title` and `count`."
  var readings: String {
    let parameters = helper.function?.parameters.compactMap { $0.name?.text } ?? []
    let names = parameters + reads.properties.filter { $0.source != .constant }.map(\.name)
    return names.isEmpty ? "It reads none of the view's properties." : "It reads \(listed(names))."
  }

  /// Whether a caller would pass at most so many values to a view type in its place: what comes from the
  /// environment, and what has a wrapper of its own, that type declares again.
  func passes(atMost limit: Int) -> Bool {
    let parameters = helper.function?.parameters.count ?? 0
    let passed = reads.properties.lazy.filter {
      $0.source == .input || $0.source == .state || $0.source == .binding
    }
    // Counted no further than necessary.
    return parameters + Array(passed.prefix(max(0, limit + 1 - parameters))).count <= limit
  }

  /// What it reads of the type's stored properties, in words.
  var readNames: String {
    let names = reads.properties.map(\.name)
    return names.isEmpty ? "none of the view's properties" : listed(names, upTo: names.count)
  }

  /// What is said of it when somebody looks.
  var reason: String {
    let size = "`\(name.text)` builds \(counted(measure.count, "view", "views"))"
    let start = "\(size) and reads \(readNames)."
    if needless.isEmpty {
      return "\(start) It is computed again with all of the body of `\(type.spokenName)`."
    }
    return "\(start) It is computed again \(needlessUpdates)."
  }

  /// The helper as a view type of its own.
  private func extraction(_ context: RuleContext) throws(ExtractionObstacle) -> Extraction {
    try Extractor(context.resolver, context.layout).extraction(of: .helper(helper), allowsList: true)
  }

  func rewrites(_ context: RuleContext) -> [Rewrite] {
    guard let extraction = try? extraction(context) else { return [] }
    return [Rewrite(extracting: [extraction.name], extraction.edits)]
  }

  /// Why it has no rewrite, as a paragraph; empty where it has one.
  func obstacle(_ context: RuleContext) -> String {
    do throws(ExtractionObstacle) {
      _ = try extraction(context)
      return ""
    } catch {
      return "\n\nNo rewrite is offered. \(error.message)"
    }
  }
}

extension HelperBoundary {
  /// The helpers that the view's body is composed of, each used once and building at least so many views, where there
  /// are at least three; else none. They are side by side, unless `inBranches`. `step` is that of the rule that asks: for
  /// `recommended` the view also has a state that may change.
  static func sections(
    of type: TypeModel, minimum: Int, inBranches: Bool, _ step: Profile, _ context: RuleContext
  ) -> [(boundary: HelperBoundary, use: Node)] {
    let resolver = context.resolver
    // What the code reads is found out only where there are as many helpers.
    let helpers = resolver.file.declarations(of: type).flatMap { resolver.helpers(of: $0) }
    guard helpers.count >= 3,
      step != .recommended || resolver.storedProperties(of: type).contains(where: \.mayBeChangingState),
      helpers.count(where: { resolver.measure($0.block).count >= minimum }) >= 3
    else { return [] }
    let members = resolver.members(of: type)
    guard case .property(let body)? = members.only("body"), let block = body.getter, resolver.isView(type)
    else { return [] }
    let reads = resolver.reads(of: type)
    var groups: [Int: [(boundary: HelperBoundary, use: Node)]] = [:]
    for use in reads.uses(in: block) where !reads.isOfProperty(use) && reads.isOnly(use) {
      guard let member = members.only(reads.name(of: use)),
        let branch = branch(of: use.node, in: block, resolver),
        let boundary = HelperBoundary(member.declaration, minimum: minimum, step, context)
      else { continue }
      groups[inBranches ? block.id : branch, default: []].append((boundary, use.node))
    }
    let largest = groups.max { a, b in (a.value.count, b.key) < (b.value.count, a.key) }?.value ?? []
    return largest.count >= 3 ? largest : []
  }

  /// The index of the block around the use that is one of several alternatives, or of the body's own. Nil where the use
  /// is an argument of a modifier or in a row.
  private static func branch(of use: Node, in block: Node, _ resolver: ViewResolver) -> Int? {
    var branch: Int?
    var current = use
    while current.id != block.id, let parent = current.parent {
      switch parent.kind {
      case .functionCallExpr:
        if parent.firstChild?.id != current.id {
          if ModifierUse(parent) != nil { return nil }
          if let closure = Closure(current), let type = closure.use?.call.constructedType,
            resolver.declaredEntry(type)?.traits.contains(.iterates) == true, closure.hasParameters
          {
            return nil
          }
        }
      case .switchCase: branch = branch ?? parent.id
      case .ifExpr:
        if current.kind == .codeBlock, IfExpr(parent)?.elseBranch != nil || parent.parent?.kind == .ifExpr {
          branch = branch ?? current.id
        }
      default: break
      }
      current = parent
    }
    return branch ?? block.id
  }
}

extension Node {
  /// Whether the code refers to one of the names, or to its projection.
  fileprivate func refers(toAnyOf names: Set<String>) -> Bool {
    tree.nodes.ids(of: [.declReferenceExpr], in: subtree).contains { id in
      let reference = tree.node(id)
      guard !reference.isMemberName, let name = reference.firstName?.text else { return false }
      return names.contains(name) || name.hasPrefix("$") && names.contains(String(name.dropFirst()))
    }
  }
}
