/// A helper of which a view's body is composed, or what it places: beside others also one that is shown more than once at
/// a time.
struct HelperSection {
  let boundary: HelperBoundary
  /// How many views it builds, with those of its parts.
  let views: Int
  /// Where it builds few views itself: the names of the helpers that no code uses but its own and theirs.
  let parts: [String]
  /// The alternatives around each of its uses, the outermost first: the blocks of an `if`, the cases of a `switch`, the
  /// clauses of an `#if`.
  let branches: [[Node]]
  /// Whether it lies over or below something else, wherever it is used.
  let isLayer: Bool
}

extension HelperSection {
  /// Nil where it builds fewer views than `minimum`.
  private init?(
    _ boundary: HelperBoundary, _ branches: [[Node]], isLayer: Bool, minimum: Int, _ resolver: ViewResolver
  ) {
    let parts = boundary.views < minimum ? boundary.partHelpers : []
    self.boundary = boundary
    self.branches = branches
    self.isLayer = isLayer
    self.parts = parts.compactMap { $0.name?.text }
    // Each is already counted once, where it is placed.
    views = parts.reduce(boundary.views) { $0 + resolver.measure($1.block).countWithHelpers - 1 }
    guard views >= minimum else { return nil }
  }

  /// "`header` (9 views)"
  var title: String { boundary.title(of: views) }

  /// The sections of the view's body that build at least so many views, where there are at least three, and how many of
  /// them are shown at a time; else none. `composer` is the helper that composes them, where the body itself doesn't.
  /// `step` is that of the rule that asks.
  static func all(
    of type: TypeModel, minimum: Int, _ step: Profile, _ context: RuleContext
  ) -> (sections: [HelperSection], atOnce: Int, composer: Name?) {
    let none: (sections: [HelperSection], atOnce: Int, composer: Name?) = ([], 0, nil)
    let resolver = context.resolver
    // What the code reads is found out only where there are as many helpers.
    let helpers = resolver.file.declarations(of: type).flatMap { resolver.helpers(of: $0) }
    guard helpers.count >= 3,
      helpers.count(where: { resolver.measure($0.block).countWithHelpers >= minimum }) >= 3,
      case .property(let body)? = resolver.members(of: type).only("body"), let block = body.getter,
      resolver.isView(type)
    else { return none }
    // The one helper that the body places, or each of several alternatives, may be composed in turn:
    // `var body: some View { content.padding() }`. Of two, what scrolls is the page.
    var pending: [(block: Node, name: Name?)] = [(block, nil)]
    var seen: Set<Int> = [block.id]
    var next = 0
    while next < pending.count {
      let (block, name) = pending[next]
      next += 1
      let composed = sections(in: block, of: type, minimum: minimum, step, context)
      if composed.sections.count >= 3 { return (composed.sections, composed.atOnce, name) }
      guard composed.pages <= 2 else { continue }
      for section in composed.sections
      where !section.isLayer && (composed.pages == 1 || section.scrolls)
        && seen.insert(section.boundary.helper.block.id).inserted
      {
        pending.append((section.boundary.helper.block, section.boundary.name))
      }
    }
    return none
  }

  /// Whether it is a view that scrolls.
  private var scrolls: Bool {
    guard let type = boundary.helper.block.onlyExpression.flatMap({ ViewExpression($0).typeName }) else {
      return false
    }
    return type == "ScrollView" || type == "List" || type == "Form"
  }

  /// The helpers of the type that the block places, how many of them are shown together, and how many of those that are no
  /// layers.
  private static func sections(
    in block: Node, of type: TypeModel, minimum: Int, _ step: Profile, _ context: RuleContext
  ) -> (sections: [HelperSection], atOnce: Int, pages: Int) {
    let resolver = context.resolver
    let (members, reads) = (resolver.members(of: type), resolver.reads(of: type))
    var uses: [String: [(node: Node, branches: [Node], isInLayer: Bool)]] = [:]
    var helpersInBlock: [HelperBoundary] = []
    for use in reads.uses(in: block) where !reads.isOfProperty(use) {
      let name = reads.name(of: use)
      let declared = members.named(name)
      guard declared.count == 1, let member = declared.first,
        let (branches, isInLayer) = branches(around: use.node, in: block, resolver)
      else { continue }
      uses[name, default: []].append((use.node, branches, isInLayer))
      guard uses[name]?.count == 1,
        let boundary = HelperBoundary(member.declaration, minimum: 1, step, context)
      else { continue }
      helpersInBlock.append(boundary)
    }
    var sections = helpersInBlock.compactMap { boundary -> HelperSection? in
      let branches = uses[boundary.name.text]?.map(\.branches) ?? []
      guard branches.count == boundary.uses.count else { return nil }
      let isLayer = uses[boundary.name.text]?.allSatisfy(\.isInLayer) ?? false
      return HelperSection(boundary, branches, isLayer: isLayer, minimum: minimum, resolver)
    }
    // What is shown more than once at a time is a section of several kinds, beside others: alone, it is a fragment.
    let isRepeated = { (section: HelperSection) in
      section.branches.count > 1 && mostAtOnce(of: section.branches) > 1
    }
    if sections.count < 3 || step != .all && sections.count(where: { !isRepeated($0) }) < fewestOthers {
      sections.removeAll(where: isRepeated)
    }
    // One that is repeated counts once in each branch, and not in a branch beside which it is shown, too.
    let all = sections.flatMap { section in
      let own = uses[section.boundary.name.text] ?? []
      let places = Set(own.map { $0.branches.map(\.id) })
      var seen: Set<[Int]> = []
      return own.filter { use in
        let place = use.branches.map(\.id)
        return !place.indices.contains { places.contains(Array(place[..<$0])) } && seen.insert(place).inserted
      }
    }.sorted { $0.node.id < $1.node.id }
    return (
      sections, mostAtOnce(of: all.map(\.branches)),
      mostAtOnce(of: all.filter { !$0.isInLayer }.map(\.branches))
    )
  }

  /// How many sections the block has to show once at a time for others to count that it shows more often.
  private static let fewestOthers = 2

  /// How many of the uses run together at the most. Of each, the alternatives around it are given, the outermost first.
  private static func mostAtOnce(of uses: [[Node]]) -> Int {
    /// The body, then the alternatives, each after the one around it, with the number of uses in it, or in those of its
    /// alternatives that have most.
    var counts = [0]
    var outer: [(index: Int, choice: Int)] = []
    var indices: [Int: Int] = [:]
    for branches in uses {
      var current = 0
      for branch in branches {
        if let known = indices[branch.id] {
          current = known
        } else {
          outer.append((current, branch.choice))
          counts.append(0)
          current = counts.count - 1
          indices[branch.id] = current
        }
      }
      counts[current] += 1
    }
    /// By the choice, what its alternatives have added so far.
    var added: [Int: Int] = [:]
    for index in counts.indices.dropFirst().reversed() {
      let (around, choice) = outer[index - 1]
      let more = counts[index] - (added[choice] ?? 0)
      guard more > 0 else { continue }
      added[choice] = counts[index]
      counts[around] += more
    }
    return counts.first ?? 0
  }

  /// Modifiers whose content is a section of the view around them: it is there with that.
  private static let layers: NameSet = ["overlay", "background", "safeAreaInset", "safeAreaBar"]

  /// The alternatives around the use, the outermost first. Nil where the use is an argument of another modifier than
  /// `layers`, or in a row.
  private static func branches(
    around use: Node, in block: Node, _ resolver: ViewResolver
  ) -> (branches: [Node], isInLayer: Bool)? {
    var branches: [Node] = []
    var isInLayer = false
    var current = use
    while current.id != block.id, let parent = current.parent {
      switch parent.kind {
      case .functionCallExpr:
        if parent.firstChild?.id != current.id {
          if let modifier = ModifierUse(parent)?.name {
            guard layers.contains(modifier) else { return nil }
            isInLayer = true
          }
          if let closure = Closure(current), let type = closure.use?.call.constructedType,
            resolver.declaredEntry(type)?.traits.contains(.iterates) == true, closure.hasParameters
          {
            return nil
          }
        }
      case .switchCase, .ifConfigClause: branches.append(parent)
      case .ifExpr where current.kind == .codeBlock: branches.append(current)
      default: break
      }
      current = parent
    }
    return (branches.reversed(), isInLayer)
  }
}

extension Node {
  /// The index of the `if`, the `switch` or the `#if` that the alternative belongs to.
  fileprivate var choice: Int {
    var choice = parent
    while let outer = choice?.parent, outer.kind == .ifExpr, choice?.kind == .ifExpr { choice = outer }
    return choice?.id ?? id
  }
}

extension HelperSection {
  /// Of more sections than anyone writes, each is compared with these alone.
  private static let mostCompared = 40

  /// Whether one of the sections reads a variable of an object that another one doesn't read which is shown with it, and
  /// that doesn't choose whether that is shown.
  static func readDifferentVariables(_ sections: [HelperSection], _ resolver: ViewResolver) -> Bool {
    let sections = Array(sections.prefix(mostCompared))
    guard let type = sections.first?.boundary.type else { return false }
    let reads = resolver.reads(of: type)
    let all = sections.map { resolver.variables(readBy: reads.uses(in: $0.boundary.helper.block), reads) }
    return zip(sections, all).contains { section, own in
      let others = zip(sections, all).filter { other, read in
        section.isShown(with: other) && own.isExceeded(by: read)
      }
      guard !others.isEmpty else { return false }
      let choice = resolver.variables(readBy: section.tests.flatMap { reads.uses(in: $0) }, reads)
      let known = own.adding(choice)
      return others.contains { known.isExceeded(by: $1) }
    }
  }

  /// Whether there is a time at which both are shown.
  private func isShown(with other: HelperSection) -> Bool {
    other.branches.contains { around in
      let taken = Dictionary(around.map { ($0.choice, $0.id) }, uniquingKeysWith: { first, _ in first })
      return branches.contains { $0.allSatisfy { (taken[$0.choice] ?? $0.id) == $0.id } }
    }
  }

  /// Whether it is chosen by nothing but what the view is given.
  func isChosenByInputs(_ resolver: ViewResolver) -> Bool {
    tests.allSatisfy { resolver.neverChanges($0, allowsInputs: true) }
  }

  /// What is asked to choose whether it is shown.
  private var tests: [Node] {
    var tests: [Node] = []
    for branch in branches.joined() {
      if let subject = SwitchExpr(branch.parent)?.subject { tests.append(subject) }
      var current = branch.parent
      while let conditional = IfExpr(current) {
        tests += conditional.conditions
        current = conditional.node.parent
      }
    }
    return tests
  }
}

/// The variables of observed objects that code reads.
private struct ReadVariables {
  /// By the index of the property that holds the object.
  var names: [Int: Set<String>] = [:]
  /// The properties of whose objects it also reads something else: a computed property, or the object as a whole.
  var others: PropertySet = []
  /// Whether all of the code is known.
  var isComplete = true

  /// Whether the other code reads a variable that this one doesn't, of an object of which this one reads nothing but
  /// variables.
  func isExceeded(by other: ReadVariables) -> Bool {
    isComplete
      && other.names.contains { object, variables in
        !others.contains(object) && !variables.isSubset(of: names[object] ?? [])
      }
  }

  func adding(_ other: ReadVariables) -> ReadVariables {
    var result = self
    result.names.merge(other.names) { $0.union($1) }
    result.others.formUnion(other.others)
    result.isComplete = isComplete && other.isComplete
    return result
  }
}

extension ViewResolver {
  /// What is read by the uses, and by the code of the members that are used, directly or not.
  fileprivate func variables(readBy start: some Sequence<ViewReads.Use>, _ reads: ViewReads) -> ReadVariables
  {
    var read = ReadVariables()
    var uses = Array(start)
    var seen: Set<Int> = []
    var next = 0
    while next < uses.count {
      let use = uses[next]
      next += 1
      guard reads.isOfProperty(use) else {
        if reads.isElsewhere(use) { read.isComplete = false }
        if seen.insert(use.name).inserted { uses += reads.usesInCode[use.name].map { reads.uses[$0] } }
        continue
      }
      let object = reads.properties[use.name]
      guard object.source == .object || object.isTrackedByProperty else { continue }
      guard let access = use.node.accessToMember, let property = observedProperty(access), property.isStored
      else {
        read.others.insert(use.name)
        continue
      }
      if !property.isLet { read.names[use.name, default: []].insert(property.name) }
    }
    return read
  }
}

extension Node {
  /// `model.count` where the node is `model`, which may be an optional one.
  fileprivate var accessToMember: MemberAccess? {
    let base = unwrapped
    return MemberAccess(base.parent).flatMap { $0.base == base ? $0 : nil }
  }
}
