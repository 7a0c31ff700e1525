/// What the code of a view type reads of the type's stored properties while SwiftUI computes the view: directly,
/// through computed properties and through methods. What only an action reads is not among it.
package final class ViewReads {
  /// A name of the type's own, where code uses it while the view is computed.
  package struct Use: Sendable {
    /// The node that is the name: `title`, `$title`, `self.title`.
    package let node: Node
    package let name: String
    /// The member whose code uses it.
    package let member: String
    /// Whether the code depends on the value of the property: it doesn't if it only passes on a binding of it, or
    /// an `@Observable` object that it holds.
    package let dependsOnValue: Bool
    fileprivate let index: Int
  }

  /// The stored properties of an instance, those that other files declare in the type among them.
  package let properties: [ViewProperty]
  private let file: FileModel
  /// The uses, in the order of the text.
  private let uses: [Use]
  /// Of each name, the indices of the properties that it reads, ascending. A property reads itself. The index after
  /// the last property stands for code in other files.
  private let reads: [[Int]]
  private let indices: [String: Int]
  /// Of each name, the indices of its uses.
  private let usesByName: [[Int]]
  /// For each name, the names whose code uses it.
  private let users: [Set<Int>]
  /// For each name, the indices of the uses in its code.
  private let usesInCode: [[Int]]
  /// The names that `body` uses, directly or not.
  private let usedByBody: Set<Int>
  /// For properties, the names whose code depends on their values, as far as somebody has asked.
  private var dependents: [Int: Set<Int>] = [:]
  private struct NeedlessQuestion: Hashable {
    let member: String
    let whileShown: Bool
  }
  private var needless: [NeedlessQuestion: [ViewProperty]] = [:]

  /// What some code reads.
  package struct Result: Sendable {
    /// In the order of their declarations.
    package let properties: [ViewProperty]
    /// Whether all of the code that it runs stands in this file.
    package let isComplete: Bool

    package func contains(_ property: ViewProperty) -> Bool {
      properties.contains { $0.name == property.name }
    }
  }

  fileprivate init(_ members: TypeMembers, _ resolver: ViewResolver) {
    file = resolver.file
    var reader = MemberReader(members, resolver)
    reader.read()
    properties = reader.properties
    uses = reader.uses
    indices = reader.indices
    // From each property to the names whose code reads it, and on to those that use these.
    var users = [Set<Int>](repeating: [], count: reader.names)
    var used = [Set<Int>](repeating: [], count: reader.names)
    var usesByName = [[Int]](repeating: [], count: reader.names)
    var usesInCode = [[Int]](repeating: [], count: reader.names)
    for (index, (use, owner)) in zip(reader.uses, reader.owners).enumerated() {
      usesByName[use.index].append(index)
      usesInCode[owner].append(index)
      users[use.index].insert(owner)
      used[owner].insert(use.index)
    }
    var reads = [[Int]](repeating: [], count: reader.names)
    for property in 0...reader.properties.count {
      let start = property < reader.properties.count ? [property] : reader.elsewhere
      for name in Self.reached(from: start, users) { reads[name].append(property) }
    }
    self.reads = reads
    self.users = users
    self.usesByName = usesByName
    self.usesInCode = usesInCode
    usedByBody = indices["body"].map { Self.reached(from: [$0], used) } ?? []
  }

  fileprivate static func reached(from start: [Int], _ edges: [Set<Int>]) -> Set<Int> {
    var found = Set(start)
    var pending = start
    while let name = pending.popLast() {
      for next in edges[name] where found.insert(next).inserted { pending.append(next) }
    }
    return found
  }

  // MARK: Questions

  /// What the code of the member reads; of a member that is not declared in this file nothing is known.
  package func reads(ofMember name: String) -> Result { result(indices[name].map { Set(reads[$0]) } ?? []) }

  /// What a piece of the type's code reads.
  package func reads(of node: Node) -> Result {
    result(uses(in: node).reduce(into: []) { $0.formUnion(reads[$1.index]) })
  }

  private func result(_ found: Set<Int>) -> Result {
    Result(
      properties: found.sorted().compactMap { $0 < properties.count ? properties[$0] : nil },
      isComplete: !found.contains(properties.count))
  }

  /// The uses of the type's own names in the node that run while the view is computed, in the order of the text.
  package func uses(in node: Node) -> ArraySlice<Use> {
    let range = node.subtree
    let start = uses.partitionIndex { $0.node.id >= range.lowerBound }
    let end = uses.partitionIndex { $0.node.id >= range.upperBound }
    return uses[start..<max(start, end)]
  }

  /// The uses of the member that run while the view is computed, in the order of the text.
  package func uses(ofMember name: String) -> [Use] {
    indices[name].map { usesByName[$0].map { uses[$0] } } ?? []
  }

  /// The places in the node that read the property, directly or through a member that they name.
  package func uses(reading property: ViewProperty, in node: Node) -> [Node] {
    guard let index = indices[property.name] else { return [] }
    return uses(in: node).filter { reads[$0.index].contains(index) }.map(\.node)
  }

  /// Whether `body` uses the member, directly or through other members.
  package func isUsedByBody(_ name: String) -> Bool { indices[name].map(usedByBody.contains) ?? false }
}

// MARK: - Needless updates

extension ViewReads {
  /// The states, bindings and observed objects that make the member's code run again although it doesn't read them:
  /// `body`, of which it is a part, does. A value that each call of the member passes to it is not among them.
  ///
  /// With `whileShown` only those on whose value other code depends that runs together with the member: not what
  /// `body` only passes on, what chooses whether the member is shown at all, or what is read only in its stead.
  package func needlessBindings(ofMember name: String, whileShown: Bool) -> [ViewProperty] {
    let question = NeedlessQuestion(member: name, whileShown: whileShown)
    if let known = needless[question] { return known }
    let found = needlessBindings(question)
    needless[question] = found
    return found
  }

  private func needlessBindings(_ question: NeedlessQuestion) -> [ViewProperty] {
    let name = question.member
    guard isUsedByBody(name) else { return [] }
    let own = reads(ofMember: name)
    return reads(ofMember: "body").properties.filter { property in
      property.isChangingState && !own.contains(property)
        && (own.isComplete || !property.isVisibleElsewhere)
        && runsAgain(name, for: property, whileShown: question.whileShown)
    }
  }

  private func runsAgain(_ name: String, for property: ViewProperty, whileShown: Bool) -> Bool {
    guard let index = indices[property.name] else { return false }
    var seen: Set<String> = [name]
    var pending = [name]
    while let member = pending.popLast() {
      for use in uses(ofMember: member) where isUsedByBody(use.member) {
        let call = use.call
        guard
          !uses(in: call).contains(where: { $0.node.id != use.node.id && reads[$0.index].contains(index) })
        else { continue }
        if !whileShown { return true }
        if property.source != .object, isChosen(use, by: index) { continue }
        if isAccompanied(use, in: call, byCodeThatDependsOn: index) { return true }
        if seen.insert(use.member).inserted { pending.append(use.member) }
      }
    }
    return false
  }

  /// Whether the code around the call of the use depends on the property's value while it makes this call.
  private func isAccompanied(_ use: Use, in call: Node, byCodeThatDependsOn property: Int) -> Bool {
    guard let owner = indices[use.member] else { return false }
    let dependents = self.dependents(of: property)
    return usesInCode[owner].contains {
      let other = uses[$0]
      return other.index != use.index
        && (other.index == property ? other.dependsOnValue : dependents.contains(other.index))
        && !call.contains(other.node) && !other.node.isInstead(of: use.node)
    }
  }

  /// Whether the property decides, in a condition around the use, whether the member is shown.
  private func isChosen(_ use: Use, by property: Int) -> Bool {
    guard let owner = indices[use.member] else { return false }
    let conditions = use.node.ancestors.filter { $0.kind == .ifExpr || $0.kind == .switchExpr }
    guard !conditions.isEmpty else { return false }
    return usesInCode[owner].contains {
      let other = uses[$0]
      guard reads[other.index].contains(property) else { return false }
      return conditions.contains { $0.contains(other.node) && other.node.isCondition(of: $0) }
    }
  }

  /// The names whose code depends on the property's value, directly or not.
  private func dependents(of property: Int) -> Set<Int> {
    if let known = dependents[property] { return known }
    let direct = usesByName[property].lazy.map { self.uses[$0] }.filter(\.dependsOnValue)
    let found = Self.reached(from: direct.compactMap { self.indices[$0.member] }, users)
    dependents[property] = found
    return found
  }

  /// Whether `body` reads the property other than to pass it on.
  package func bodyDepends(onValueOf property: ViewProperty) -> Bool {
    guard let index = indices[property.name], let body = indices["body"] else { return false }
    return dependents(of: index).contains(body)
  }
}

extension ViewReads.Use {
  /// The call of the method that is used; the name itself for a property.
  fileprivate var call: Node {
    FunctionCall(node.parent).flatMap { $0.callee?.id == node.id ? $0.node : nil } ?? node
  }
}

extension Node {
  /// Whether the node is part of what an `if` or a `switch` tests.
  fileprivate func isCondition(of conditional: Node) -> Bool {
    if let conditional = IfExpr(conditional) { return conditional.conditions.contains { $0.contains(self) } }
    return SwitchExpr(conditional)?.subject?.contains(self) == true
  }

  /// Whether the node and the other one are in different branches of an `if` or a `switch`, or this one is in the
  /// condition that chooses the other's branch.
  fileprivate func isInstead(of other: Node) -> Bool {
    guard let common = other.ancestors.first(where: { $0.contains(self) }) else { return false }
    return common.kind == .ifExpr || common.kind == .switchExpr
  }
}

extension ViewResolver {
  /// What the code of the view type reads.
  package func reads(of type: TypeModel) -> ViewReads {
    if let known = viewReads[type.qualifiedName] { return known }
    let found = ViewReads(members(of: type), self)
    viewReads[type.qualifiedName] = found
    return found
  }

  /// Whether the closure runs when something happens, and not while the view is computed.
  package func isAction(_ closure: Closure) -> Bool {
    if let role = role(of: closure) { return role == .action }
    // What a binding gets, the view that it is passed to reads at once.
    if let (call, label) = closure.use, label.map({ $0 == "get" }) == true,
      call.constructedType.map({ $0 == "Binding" }) == true
    {
      return false
    }
    return !runsAtOnce(closure) && closure.actsLikeAction
  }
}

extension Closure {
  /// Whether it does what no result builder takes.
  package var actsLikeAction: Bool {
    let tree = node.tree
    var id = node.id + 1
    while id < node.subtree.upperBound {
      switch tree.nodes[id].kind {
      case .tryExpr, .awaitExpr, .assignmentExpr, .returnStmt: return true
      case .closureExpr: id = tree.node(id).subtree.upperBound
      default: id += 1
      }
    }
    return false
  }
}

/// Reads the members of a type in one pass.
private struct MemberReader {
  let members: TypeMembers
  let resolver: ViewResolver
  private(set) var properties: [ViewProperty] = []
  private(set) var indices: [String: Int] = [:]
  /// Indices of the names that only other files declare, but for stored properties.
  private(set) var elsewhere: [Int] = []
  private(set) var uses: [ViewReads.Use] = []
  /// For each use, the index of the member that it stands in.
  private(set) var owners: [Int] = []
  private var table = NameTable<Int>([])

  init(_ members: TypeMembers, _ resolver: ViewResolver) {
    self.members = members
    self.resolver = resolver
  }

  var names: Int { indices.count }

  mutating func read() {
    declareNames()
    table = NameTable(indices.map { ($0.key, $0.value) })
    for member in members.declarations.flatMap(\.members).sorted(by: { $0.id < $1.id }) {
      switch member.kind {
      case .variableDecl, .functionDecl, .initializerDecl, .subscriptDecl: read(member)
      default: continue
      }
    }
  }

  // MARK: Names

  /// Properties come first.
  private mutating func declareNames() {
    let own = members.declarations.map(TypeFacts.init)
    let declaresType = members.declarations.contains { !$0.isExtension }
    let others = resolver.workspace.types(named: members.type.name).map(\.facts).filter {
      // Where this file declares the type, another declaration of it is another type.
      $0.qualifiedName == members.type.qualifiedName && (!declaresType || $0.kind == .extensionDecl)
    }
    for facts in own + others {
      for property in facts.properties where property.isStored && !property.isStatic {
        guard indices[property.name] == nil else { continue }
        indices[property.name] = properties.count
        properties.append(ViewProperty(property, resolver.workspace))
      }
    }
    for facts in own {
      for name in facts.codeNames where indices[name] == nil { indices[name] = indices.count }
    }
    for facts in others {
      for name in facts.codeNames where indices[name] == nil {
        elsewhere.append(indices.count)
        indices[name] = indices.count
      }
    }
  }

  // MARK: Code

  private static let kinds: KindSet = [
    .declReferenceExpr, .optionalBindingCondition, .closureExpr, .structDecl, .classDecl, .enumDecl,
  ]

  private mutating func read(_ member: Node) {
    let bindings = VariableDecl(member)?.bindings ?? []
    let code =
      FunctionDecl(member)?.body.map { [(member.declaredName, $0)] }
      ?? bindings.compactMap { binding in binding.getter.map { (binding.name, $0) } }
    let tree = member.tree
    var locals: LocalNames?
    /// Where the action ends that the current node is in.
    var actionEnd = 0
    var ids = tree.nodes.ids(of: Self.kinds, in: member.subtree)
    while let id = ids.next() {
      let node = tree.node(id)
      let name: Name?
      var isOfSelf = false
      switch node.kind {
      case .closureExpr:
        if id >= actionEnd, let closure = Closure(node), resolver.isAction(closure) {
          actionEnd = node.subtree.upperBound
        }
        continue
      case .optionalBindingCondition:
        // `if let name` reads it.
        guard node.child(.initializerClause) == nil else { continue }
        name = node.child(.identifierPattern)?.firstName
      case .declReferenceExpr:
        if node.firstToken.kind == .kwSelf {
          guard let access = MemberAccess(node.parent), access.base?.id == id else { continue }
          name = access.name
          isOfSelf = true
        } else {
          name = node.firstName
        }
      default:
        ids.skip(to: node.subtree.upperBound)
        continue
      }
      guard let name, let (index, isProjected) = index(of: name) else { continue }
      if !isOfSelf {
        if node.isMemberName { continue }
        let known = locals ?? LocalNames(in: member)
        locals = known
        let plain = isProjected ? String(name.text.dropFirst()) : name.text
        if known.shadow(plain, at: node) || known.shadow("$" + plain, at: node) { continue }
      }
      let expression = isOfSelf ? node.parent ?? node : node
      if index < properties.count, name.hasPrefix("$") || expression.mayBeChanged {
        properties[index].canChange = true
      }
      guard id >= actionEnd, let owner = code.first(where: { $0.1.contains(node) })?.0?.text,
        let ownerIndex = indices[owner], runsAtOnce(expression, index)
      else { continue }
      let text = name.text
      uses.append(
        ViewReads.Use(
          node: expression, name: isProjected ? String(text.dropFirst()) : text, member: owner,
          dependsOnValue: dependsOnValue(expression, index, isProjected: isProjected), index: index))
      owners.append(ownerIndex)
    }
  }

  /// The index of the name, which may be that of a projected value or of a wrapper.
  private func index(of name: Name) -> (Int, isProjected: Bool)? {
    if let index = table[name] { return (index, false) }
    guard name.hasPrefix("$") || name.hasPrefix("_"), name.range.count > 1 else { return nil }
    let plain = Name(tree: name.tree, range: name.range.lowerBound + 1..<name.range.upperBound)
    return table[plain].map { ($0, true) }
  }

  /// Whether code that uses the name so depends on the property's value.
  private func dependsOnValue(_ expression: Node, _ index: Int, isProjected: Bool) -> Bool {
    guard index < properties.count else { return true }
    let property = properties[index]
    if property.source == .object, !property.isTrackedByProperty { return true }
    return !isProjected && (!property.isTrackedByProperty || readsMember(of: expression))
  }

  /// Whether a member of the expression is read; a method that is handed to an action is not.
  private func readsMember(of expression: Node) -> Bool {
    var base = expression
    while let parent = base.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      base = parent
    }
    guard let access = base.parent, access.firstChild?.id == base.id else { return false }
    if access.kind == .subscriptCallExpr { return true }
    guard access.kind == .memberAccessExpr else { return false }
    guard let argument = Argument(access.parent), let call = FunctionCall(access.parent?.parent) else {
      return true
    }
    return argument.label.map { $0 != "action" } ?? true
      && resolver.role(of: argument.label, in: call) != .action
  }

  /// Whether the code of the name runs where it stands: a method that is handed to an action does not.
  private func runsAtOnce(_ expression: Node, _ index: Int) -> Bool {
    guard index >= properties.count, let parent = expression.parent else { return true }
    if parent.kind == .functionCallExpr, parent.firstChild?.id == expression.id { return true }
    guard let argument = Argument(parent), let call = FunctionCall(parent.parent) else { return true }
    return resolver.role(of: argument.label, in: call) != .action
  }
}

extension TypeFacts {
  /// The names of an instance's computed properties and methods.
  fileprivate var codeNames: [String] {
    properties.filter { !$0.isStored && !$0.isStatic }.map(\.name)
      + functions.filter { !$0.isStatic }.map(\.name)
  }
}

extension Node {
  /// Whether the expression, or a member of it, is assigned, handed over as `inout`, or has a method called on it.
  fileprivate var mayBeChanged: Bool {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
        guard parent.firstChild?.id == current.id else { return false }
        current = parent
      case .inOutExpr: return true
      case .functionCallExpr: return current.id != id && parent.firstChild?.id == current.id
      case .labeledExpr where parent.parent?.kind == .tupleExpr: current = parent.parent ?? parent
      case .sequenceExpr:
        guard let sign = current.nextSibling else { return false }
        return sign.kind == .assignmentExpr || sign.kind == .binaryOperatorExpr && sign.isCompoundAssignment
      default: return false
      }
    }
    return false
  }

  /// `+=` and its like.
  private var isCompoundAssignment: Bool {
    let text = self.text
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }
}
