/// Where in a view's body code stands: in which branches of its `if`s and `switch`es, be it by way of other members.
///
/// A state that only the first page of a sheet changes doesn't change while the second one is shown.
struct OtherBranches {
  /// For each conditional around a place, by its node's index, that of the branch that the place is in.
  private typealias Place = [Int: Int]

  private let type: TypeModel
  private unowned let resolver: ViewResolver
  /// UTF-8 offsets of the type's declarations in the file.
  private let declarations: [Range<Int>]
  /// By the members' nodes; nil for those that run in places that aren't known.
  private var known: [Int: [Place]?] = [:]
  /// The uses of each state that may change it, by the state's name.
  private var changes: [String: [PropertyUse]] = [:]
  /// Whether each state is one of `isEntranceState`, by its name.
  private var entrances: [String: Bool] = [:]

  /// Through how many members code is followed, and to how many places.
  private static let (longestWay, mostPlaces) = (6, 16)
  /// Of how many states it is asked for one member: more are hardly all changed elsewhere.
  fileprivate static let mostStates = 8

  init(_ type: TypeModel, _ resolver: ViewResolver) {
    self.type = type
    self.resolver = resolver
    declarations = resolver.file.declarations(of: type).map(\.node.range)
  }

  fileprivate mutating func isEntrance(_ state: ViewProperty) -> Bool {
    if let known = entrances[state.name] { return known }
    let answer = resolver.isEntranceState(state, of: type)
    entrances[state.name] = answer
    return answer
  }

  /// Whether all code that may change the state stands in branches that aren't there while the member is shown.
  fileprivate mutating func areAll(changing state: ViewProperty, apartFrom member: String) -> Bool {
    let changes = self.changes[state.name] ?? resolver.propertyUses.changes(of: state.name, in: type)
    self.changes[state.name] = changes
    guard state.wrapper == "State", !state.isVisibleElsewhere, !changes.isEmpty,
      let shown = places(of: references(to: member), Self.longestWay), !shown.isEmpty
    else { return false }
    return changes.allSatisfy { change in
      guard let changed = places(of: [change.node], Self.longestWay), !changed.isEmpty else { return false }
      return changed.allSatisfy { one in shown.allSatisfy { Self.areExclusive(one, $0) } }
    }
  }

  private static func areExclusive(_ one: Place, _ other: Place) -> Bool {
    one.contains { conditional, branch in other[conditional].map { $0 != branch } ?? false }
  }

  /// The places of the code; nil where it runs in others, too, or in too many.
  private mutating func places(of code: [Node], _ steps: Int) -> [Place]? {
    guard steps > 0 else { return nil }
    var found: [Place] = []
    for node in code {
      guard let member = node.typeMember, let name = member.declaredName?.text,
        resolver.file.enclosingType(of: node)?.qualifiedName == type.qualifiedName
      else { return nil }
      let own = place(of: node, in: member)
      if name == "body" {
        found.append(own)
        continue
      }
      if known[member.id] == nil {
        // What uses itself is in no place of its own.
        known[member.id] = .some(nil)
        let isOwn =
          member.accessAsMember < .internal
          || !resolver.isUsedInOtherFiles(name, of: type, isEnvironment: false)
        known[member.id] = .some(isOwn ? places(of: references(to: name), steps - 1) : nil)
      }
      guard let around = known[member.id] ?? nil, found.count + around.count <= Self.mostPlaces else {
        return nil
      }
      found += around.map { $0.merging(own) { outer, _ in outer } }
    }
    return found
  }

  /// What may be uses of the member in the type's code.
  private func references(to name: String) -> [Node] {
    (resolver.source?.facts.references.references(to: name) ?? []).map(\.range.lowerBound)
      .filter { offset in declarations.contains { $0.contains(offset) } }
      .map { resolver.file.tree.innermostNode(at: $0) }
  }

  private func place(of node: Node, in member: Node) -> Place {
    var place: Place = [:]
    var current = node
    while current.id != member.id, let parent = current.parent {
      if parent.kind == .ifExpr && current.kind != .conditionElement
        || parent.kind == .switchExpr && current.kind == .switchCase
      {
        place[parent.id] = current.id
      }
      current = parent
    }
    return place
  }
}

extension ViewResolver {
  /// Those of the properties that may change while the member is shown, and not only as the view appears; of many, all.
  func changing(_ properties: ViewProperties, whileShowing member: String, of type: TypeModel)
    -> ViewProperties
  {
    guard !properties.isEmpty, properties.count <= OtherBranches.mostStates, isWhollyInFile(type) else {
      return properties
    }
    var branches = otherBranches[type.qualifiedName] ?? OtherBranches(type, self)
    let steady = properties.filter {
      branches.isEntrance($0) || branches.areAll(changing: $0, apartFrom: member)
    }
    otherBranches[type.qualifiedName] = branches
    return properties.subtracting(steady)
  }
}
