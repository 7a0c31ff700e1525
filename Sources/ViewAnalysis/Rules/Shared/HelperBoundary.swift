/// A helper that could be a view type of its own, and what it costs that it is none.
struct HelperBoundary {
  let helper: Helper
  let type: TypeModel
  let name: Name
  /// How many views it builds itself.
  let ownViews: Int
  /// The same, with one for each place of another helper.
  let views: Int
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
    guard measure.countWithHelpers >= minimum, declaration.accessAsMember < .public,
      ![TokenKind.kwStatic, .kwClass, .kwOverride].contains(where: { declaration.hasModifier($0) }),
      !resolver.file.isInPreview(declaration),
      !resolver.workspace.requires(
        name.text, byProtocols: resolver.summary(of: type).inherited)
    else { return nil }
    self.helper = helper
    self.type = type
    self.name = name
    ownViews = measure.count
    views = measure.countWithHelpers
    self.resolver = resolver
    whileShown = step == .recommended || step == .strict
  }

  /// Where the type's code uses it.
  var uses: [ViewReads.Use] { resolver.reads(of: type).uses(ofMember: name.text) }

  /// Whether it gives a colour or a gradient: a value to style with, though it can be a view.
  var isStyle: Bool { isStyle(helper) }

  /// Whether it gives what code also hands over as a value, though it can be a view: such a style, a text, an image.
  var isValue: Bool {
    isStyle || ["Text", "Image"].contains { helper.result.isNamedType($0) }
  }

  private func isStyle(_ helper: Helper) -> Bool {
    resolver.declaredEntry(helper.result.typeName)?.traits.contains(.fill) ?? false
  }

  /// Whether a builder places what it gives as a view.
  var isPlacedAsView: Bool {
    uses.contains { use in
      resolver.isViewPosition((use.node.ownCall?.node ?? use.node).outermostChain)
    }
  }

  /// How many views the helpers build that it uses, directly or not. One of several of its name counts as one view, and one
  /// that gives a colour as none.
  var countInHelpers: Int {
    var count = 0
    forEachMemberUsed { _, member in
      guard let member else {
        count += 1
        return nil
      }
      guard let helper = resolver.helper(member.declaration, of: type), !isStyle(helper) else { return nil }
      count += resolver.measure(helper.block).count
      return helper.block
    }
    return count
  }

  /// The helpers that no code uses but its own and theirs.
  var partHelpers: [Helper] {
    let reads = resolver.reads(of: type)
    var code: Set<Int> = [helper.declaration.id]
    var parts: [Helper] = []
    forEachMemberUsed { name, member in
      guard let member, let part = resolver.helper(member.declaration, of: type), !isStyle(part),
        reads.uses(ofMember: name).allSatisfy({ use in
          use.node.typeMember.map { code.contains($0.id) } ?? false
        })
      else { return nil }
      parts.append(part)
      code.insert(part.declaration.id)
      return part.block
    }
    return parts
  }

  /// Visits each member of the type, stored properties aside, that its code uses, once. The member is nil where several
  /// have the name. What `visit` gives is code to go on with.
  private func forEachMemberUsed(_ visit: (_ name: String, TypeMembers.Member?) -> Node?) {
    let (reads, members) = (resolver.reads(of: type), resolver.members(of: type).seen(from: helper.block))
    var seen: Set<String> = [name.text]
    var pending = [helper.block]
    while let block = pending.popLast() {
      for use in reads.uses(in: block) where !reads.isOfProperty(use) {
        let name = reads.name(of: use)
        guard seen.insert(name).inserted else { continue }
        if let next = visit(name, members.only(name)) { pending.append(next) }
      }
    }
  }

  /// Whether nothing that its type stores can change: SwiftUI skips the whole view then.
  var isInConstantView: Bool {
    resolver.storedProperties(of: type).allSatisfy { $0.source == .constant || $0.isAction }
  }

  /// What it reads of the type's stored properties.
  var reads: ViewReads.Result { resolver.reads(of: type).reads(ofMember: name.text) }

  /// What it is computed again for without reading it.
  var needless: ViewProperties {
    // Cheaper to know than what the type's code reads.
    guard resolver.storedProperties(of: type).contains(where: \.mayBeChangingState) else {
      return ViewProperties([], of: [])
    }
    return resolver.needlessBindings(ofMember: name.text, of: type, whileShown: whileShown)
  }

  /// Whether it is computed again for what it doesn't read, and what doesn't choose whether it is shown either.
  var runsBesideItsChoice: Bool {
    !needless.isEmpty && resolver.reads(of: type).runsBesideItsChoice(name.text)
  }

  /// The same with all that it is computed again for while it is shown.
  var updates: ViewProperties {
    resolver.needlessUpdates(ofMember: name.text, of: type, whileShown: whileShown)
  }

  /// Whether SwiftUI computes the helper's views only while something is presented.
  var isOnlyPresented: Bool { resolver.isOnlyPresented(name.text, of: type) }

  /// How many views it builds at the most, by itself if nothing else is asked for: of branches that are all there is in it, or in
  /// containers around them, only the largest counts.
  func viewsAtOnce(_ resolver: ViewResolver, _ count: KeyPath<ViewMeasure, Int> = \.count) -> Int {
    let all = resolver.measure(helper.block)[keyPath: count]
    guard var statement = helper.block.onlyStatementBesideDeclarations else { return all }
    // A container that shows one thing is there with each branch.
    while let container = ViewExpression(statement).rootCall,
      resolver.declaredEntry(container.constructedType) != nil,
      let inner = container.content?.node.onlyStatementBesideDeclarations
    {
      statement = inner
    }
    let branches = statement.alternatives.map { resolver.measure($0)[keyPath: count] }
    guard let largest = branches.max() else { return all }
    return all - branches.reduce(0, +) + largest
  }

  /// "`header` (9 views)"
  var title: String { title(of: views) }

  /// The same where so many views are counted.
  func title(of views: Int) -> String { "`\(name.text)` (\(counted(views, "view", "views")))" }

  /// "whenever `count` or `isPlaying` changes, and reads neither"
  var needlessUpdates: String {
    let updates = updates
    let names = listed(updates.lazy.map(\.name), "or")
    // An action of it may use them, which doesn't have to run it again.
    let isUsed = mentions(anyOf: Set(updates.lazy.map(\.name)))
    let rest =
      switch updates.count {
      case 1: isUsed ? "uses it in its actions only" : "doesn't read it"
      case 2: isUsed ? "reads neither outside its actions" : "reads neither"
      default: isUsed ? "reads none of them outside its actions" : "reads none of them"
      }
    return "whenever \(names) changes, and \(rest)"
  }

  /// Whether its code, or that of a short method that its actions call, refers to one of the names, other than to assign it.
  private func mentions(anyOf names: Set<String>) -> Bool {
    let members = resolver.members(of: type).seen(from: helper.block)
    var seen: Set<String> = [name.text]
    var pending = [helper.block]
    while let block = pending.popLast() {
      for id in block.tree.nodes.ids(of: [.declReferenceExpr], in: block.subtree) {
        let reference = block.tree.node(id)
        let access = reference.isMemberName ? MemberAccess(reference.parent) : nil
        guard access == nil ? !reference.isMemberName : access?.base?.isReference(to: "self") == true,
          let name = reference.firstName?.text,
          (access?.node ?? reference).operand.nextSibling?.kind != .assignmentExpr
        else { continue }
        if names.contains(name) || name.hasPrefix("$") && names.contains(String(name.dropFirst())) {
          if access == nil, reference.firstName.map({ reference.isBoundLocally($0) }) == true { continue }
          return true
        }
        guard seen.count <= Self.mostMethods, case .function(let method)? = members.only(name),
          let body = method.body, body.subtree.count <= Self.longestMethod, seen.insert(name).inserted
        else { continue }
        pending.append(body)
      }
    }
    return false
  }

  /// How many methods of one helper are looked into, and of how many nodes: many helpers may call the same ones.
  private static let mostMethods = 8
  private static let longestMethod = 400

  /// "It reads `title` and `count`."
  var readings: String {
    let block = helper.block
    let used = Set(
      block.tree.nodes.ids(of: [.declReferenceExpr, .identifierPattern], in: block.subtree)
        .compactMap { block.tree.node($0).firstName?.text })
    let parameters = (helper.function?.parameters.compactMap { $0.name?.text } ?? []).filter(used.contains)
    let names = parameters + reads.properties.filter { $0.source != .constant }.map(\.name) + sharedObjects
    return names.isEmpty ? "It reads nothing that changes." : "It reads \(listed(names))."
  }

  /// The `@Observable` objects of types that it reads outside of actions: `Player.shared`.
  private var sharedObjects: [String] {
    let tree = helper.block.tree
    var names: [String] = []
    var ids = tree.nodes.ids(of: [.memberAccessExpr, .closureExpr], in: helper.block.subtree)
    while let id = ids.next() {
      let node = tree.node(id)
      if let closure = Closure(node), resolver.role(of: closure) == .action {
        ids.skip(to: node.subtree.upperBound)
      } else if let access = MemberAccess(node), let type = access.base, type.isTypeReference,
        let name = type.referencedName, access.name?.isCapitalized == false,
        resolver.observability(of: name) == .observable, !names.contains(node.text)
      {
        names.append(node.text)
      }
    }
    return names
  }

  /// Whether a caller would pass at most so many values to a view type in its place: what comes from the environment that
  /// type declares again.
  func passes(atMost limit: Int) -> Bool {
    let parameters = helper.function?.parameters.count ?? 0
    let passed = reads.properties.lazy.filter {
      $0.source == .input || $0.source == .state || $0.source == .binding
        || $0.wrapper == "StateObject" || $0.wrapper == "ObservedObject" || $0.wrapper == "Namespace"
    }
    // Counted no further than necessary.
    return parameters + Array(passed.prefix(max(0, limit + 1 - parameters))).count <= limit
  }

  /// What it reads of the type's stored properties, in words.
  var readNames: String {
    let names = reads.properties.map(\.name)
    return names.isEmpty ? "none of the view's stored properties" : listed(names, upTo: names.count)
  }

  /// What is said of it when somebody looks.
  var reason: String {
    let size = "`\(name.text)` builds \(counted(views, "view", "views"))"
    let start = "\(size) and reads \(readNames)."
    if needless.isEmpty {
      return isOnlyPresented
        ? "\(start) While it is presented, it is computed again with each update of `\(type.spokenName)`."
        : "\(start) It is computed again with all of the body of `\(type.spokenName)`."
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
