/// Which properties make the code of a view type's names run again when they change, because what uses the names
/// does, whether the code reads them itself or not.
struct RerunCauses {
  /// Which owns this.
  private unowned let reads: ViewReads
  private let everything: PropertySet
  private let objects: PropertySet
  /// What the view may run again for though only what it presents reads it in this file: objects that run it with each
  /// change, and what its code in other files may read, too.
  private let readElsewhere: PropertySet
  private var branches: [Place: Branch] = [:]
  /// What has been found out by `all` and by `whileShown`, by name.
  private var knownOfAll: [Int: PropertySet] = [:]
  private var known: [Int: PropertySet] = [:]
  /// What parameters have been made from in calls, by how many helpers more may be followed and by their nodes.
  private var given = [[Int: PropertySet]](repeating: [:], count: Self.longestWay)
  private var watchedByName: [PropertySet]?

  /// Each branch is compared with all of its member's code. In more of them than anyone writes, nothing counts as
  /// read beside a use.
  private static let maxBranches = 50

  /// Where a branch is.
  private struct Place: Hashable {
    /// The index of the node that it is; of code outside of any the name of its member, below zero.
    let part: Int
    /// See `ViewReads.Use`.
    let isPresented: Bool
  }

  /// The part of a member's code that runs where one of its statements does.
  private struct Branch {
    /// The properties that the conditions around it read.
    var chosenBy: PropertySet = []
    /// Those of them that may change without the choice: objects, and what code makes a condition of.
    var watched: PropertySet = []
    /// Those on which one of its names of code depends.
    var some: PropertySet = []
    /// Those on which it depends itself, or several of its names of code.
    var several: PropertySet = []
  }

  /// What a name's code runs again for by one of its uses.
  private struct Step {
    /// The member that the use is in.
    let member: Int
    /// What the code around the use depends on.
    let around: PropertySet
    /// What it may be of what its member runs again for.
    let passed: PropertySet
  }

  init(_ reads: ViewReads) {
    self.reads = reads
    everything = PropertySet(reads.properties.indices)
    objects = PropertySet(reads.properties.filter { $0.source == .object }.map(\.index))
    let hasOtherFiles = !reads.reads(ofMember: "body").isComplete
    readElsewhere = PropertySet(
      reads.properties.filter {
        $0.source == .object && !$0.isTrackedByProperty || hasOtherFiles && $0.isVisibleElsewhere
      }.map(\.index))
  }

  /// All properties that aren't read in each call of the name.
  mutating func all(of name: Int) -> PropertySet {
    if let known = knownOfAll[name] { return known }
    var found: PropertySet = []
    for use in uses(of: name) { found.formUnion(notPassed(in: use)) }
    knownOfAll[name] = found
    return found
  }

  /// Those of them on whose values other code depends that runs together with it.
  mutating func whileShown(of name: Int) -> PropertySet {
    if let known = known[name] { return known }
    // The names whose code uses it, directly or not, and of which nothing is known yet.
    var found: [Int: PropertySet] = [name: []]
    var steps: [(name: Int, steps: [Step])] = []
    var pending = [name]
    while let next = pending.popLast() {
      let own = uses(of: next).map { step($0) }
      steps.append((next, own))
      for step in own where known[step.member] == nil && found[step.member] == nil {
        found[step.member] = []
        pending.append(step.member)
      }
    }
    // What is found for users goes on to what they use, until there is nothing new.
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (name, steps) in steps.reversed() {
        var causes = found[name] ?? []
        for step in steps {
          causes.formUnion(step.around)
          causes.formUnion(step.passed.intersection(known[step.member] ?? found[step.member] ?? []))
        }
        if causes != found[name] {
          found[name] = causes
          isComplete = false
        }
      }
    }
    known.merge(found) { $1 }
    return found[name] ?? []
  }

  /// The properties for which conditions are evaluated again that decide whether the code of the name runs, and which may
  /// change without another decision.
  mutating func watched(of name: Int) -> PropertySet {
    let known = watchedByName ?? readWatched()
    watchedByName = known
    return known[name]
  }

  private mutating func readWatched() -> [PropertySet] {
    var found = [PropertySet](repeating: [], count: reads.names.count)
    let steps = reads.usedFirst.reversed().map { name in
      (name, uses(of: name).map { ($0.member, branch(of: $0).watched.intersection(notPassed(in: $0))) })
    }
    // Only code that uses itself takes more than one round, and one that finds nothing new.
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (name, uses) in steps {
        let all = uses.reduce(found[name]) { $0.union($1.1).union(found[$1.0]) }
        if all != found[name] {
          found[name] = all
          isComplete = false
        }
      }
    }
    return found
  }

  /// The uses of the name that run with `body`; none of a name that is no code.
  private func uses(of name: Int) -> [ViewReads.Use] {
    guard reads.isUsedByBody[name], name >= reads.properties.count || !reads.usesInCode[name].isEmpty else {
      return []
    }
    return reads.usesByName[name].map { reads.uses[$0] }.filter { reads.isUsedByBody[$0.member] }
  }

  private mutating func step(_ use: ViewReads.Use) -> Step {
    let branch = branch(of: use)
    let passed = notPassed(in: use).subtracting(branch.chosenBy.subtracting(objects))
    let around = branch.several.union(branch.some.subtracting(reads.dependencies[use.name]))
    return Step(member: use.member, around: around.intersection(passed), passed: passed)
  }

  /// The properties that the arguments of the call don't read, nor what is handed over in locals.
  private mutating func notPassed(in use: ViewReads.Use) -> PropertySet {
    var passed = reads.reads(of: reads.uses(in: use.call).lazy.filter { $0.node.id != use.node.id })
    for argument in FunctionCall(use.call)?.arguments ?? [] {
      if let value = argument.value { passed.formUnion(readBefore(value, in: use.member, Self.longestWay)) }
    }
    return everything.subtracting(passed)
  }

  /// Through how many helpers a parameter is followed.
  private static let longestWay = 3

  /// The properties that the value of a local, or in some call that of a parameter of the member, has been made from.
  private mutating func readBefore(_ value: Node, in member: Int, _ steps: Int) -> PropertySet {
    guard value.kind == .declReferenceExpr, let name = value.firstName else { return [] }
    switch value.localBinding(of: name) {
    case .value(let initial?)?: return reads.reads(of: reads.uses(in: initial))
    case .closureParameter(let closure)?:
      let data = closure.use?.call.firstArgument?.value
      return data.map { reads.reads(of: reads.uses(in: $0)) } ?? []
    case .pattern(let subject?)?: return reads.reads(of: reads.uses(in: subject))
    case .parameter(let parameter)? where steps > 0:
      return read(for: parameter, of: member, steps)
    // `if let title` names the property's value.
    case nil: return PropertySet(reads.reads(ofMember: name.text).properties.map(\.index))
    default: return []
    }
  }

  /// The properties that what calls give for the member's parameter has been made from.
  private mutating func read(for parameter: FunctionParameter, of member: Int, _ steps: Int) -> PropertySet {
    if let known = given[steps - 1][parameter.node.id] { return known }
    var found: PropertySet = []
    for use in uses(of: member) {
      let arguments = FunctionCall(use.call)?.arguments ?? []
      guard let argument = arguments.first(where: { $0.label?.text == parameter.label?.text })?.value else {
        continue
      }
      found.formUnion(reads.reads(of: reads.uses(in: argument)))
      found.formUnion(readBefore(argument, in: use.member, steps - 1))
    }
    given[steps - 1][parameter.node.id] = found
    return found
  }

  // MARK: Branches

  private mutating func branch(of use: ViewReads.Use) -> Branch {
    // The conditionals around the use, the outermost first, each with the part that the use is in.
    var conditionals: [(node: Node, part: Node)] = []
    var current = use.node
    while let parent = current.parent, parent.kind != .memberBlockItem {
      if parent.kind == .ifExpr || parent.kind == .switchExpr || parent.ternaryResults.contains(current) {
        conditionals.append((parent, current))
      }
      current = parent
    }
    conditionals.reverse()
    let key = Place(part: conditionals.last?.part.id ?? -1 - use.member, isPresented: use.isPresented)
    if let known = branches[key] { return known }
    var branch = Branch()
    guard branches.count < Self.maxBranches else { return branch }
    for use in conditionals.flatMap(\.node.tests).flatMap({ reads.uses(in: $0) }) {
      let read = reads.reads(of: [use])
      branch.chosenBy.formUnion(read)
      branch.watched.formUnion(reads.isOfProperty(use) ? read.intersection(objects) : read)
    }
    // By their indices, as properties are in such a set.
    var names: PropertySet = []
    let cases = KnownCases(at: use.node)
    for other in reads.usesInCode[use.member].lazy.map({ [reads] in reads.uses[$0] }) {
      // What is in another part of a conditional doesn't run together with it, or tests whether it does.
      let outside = conditionals.partitionIndex { !$0.node.contains(other.node) }
      if outside > 0, !conditionals[outside - 1].part.contains(other.node) { continue }
      if !cases.isEmpty, cases.excludes(KnownCases(at: other.node)) { continue }
      // What is presented is computed apart.
      let counted = other.isPresented && !use.isPresented ? readElsewhere : everything
      if counted.contains(other.name), other.dependsOnValue { branch.several.insert(other.name) }
      if !names.contains(other.name) {
        names.insert(other.name)
        let dependencies = reads.dependencies[other.name].intersection(counted)
        branch.several.formUnion(branch.some.intersection(dependencies))
        branch.some.formUnion(dependencies)
      }
    }
    branches[key] = branch
    return branch
  }
}

extension ViewReads.Use {
  /// The call of the method that is used; the name itself for a property.
  fileprivate var call: Node {
    node.ownCall?.node ?? node
  }
}

extension Node {
  /// The two results of a sequence that is one ternary, `a` with its signs and `b` in `isOn ? a : b`; empty for anything
  /// else.
  fileprivate var ternaryResults: [Node] {
    guard kind == .sequenceExpr else { return [] }
    let parts = Array(children)
    guard let choice = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }),
      choice == parts.count - 2
    else { return [] }
    return Array(parts[choice...])
  }

  /// What an `if`, a `switch` or a ternary tests.
  fileprivate var tests: [Node] {
    if let conditional = IfExpr(self) { return conditional.conditions }
    if kind == .sequenceExpr { return children.prefix { $0.kind != .unresolvedTernaryExpr } }
    return SwitchExpr(self)?.subject.map { [$0] } ?? []
  }
}
