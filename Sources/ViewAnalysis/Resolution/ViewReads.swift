/// What the code of a view type reads of the type's stored properties while SwiftUI computes the view: directly,
/// through computed properties and through methods. What only an action reads is not among it.
package final class ViewReads {
  /// A name of the type's own, where code uses it while the view is computed.
  package struct Use: Sendable, BitwiseCopyable {
    /// The node that is the name: `title`, `$title`, `self.title`.
    package let node: Node
    /// The index of the name; those of stored properties come first.
    let name: Int
    /// The index of the member's name whose code uses it.
    let member: Int
    /// Whether the code depends on the value of the property: it doesn't if it only passes on a binding of it, or
    /// an `@Observable` object that it holds.
    package let dependsOnValue: Bool
    /// Whether it is in what a modifier such as `sheet` presents, which is computed apart from the code around.
    let isPresented: Bool
  }

  /// What some code reads.
  package struct Result: Sendable {
    package let properties: ViewProperties
    /// Whether all of the code that it runs stands in this file.
    package let isComplete: Bool

    package func contains(_ property: ViewProperty) -> Bool { properties.contains(property) }
  }

  /// The stored properties of an instance, those that other files declare in the type among them.
  package let properties: [ViewProperty]
  /// The type's names: the stored properties, then those that stand for code.
  let names: [String]
  private let indices: [String: Int]
  /// The uses, in the order of the text.
  let uses: [Use]
  /// For each name, the indices of its uses.
  let usesByName: [[Int]]
  /// For each name, the indices of the uses in its code.
  let usesInCode: [[Int]]
  /// The names, each after those that its code uses, as far as these don't use it, too.
  let usedFirst: [Int]
  /// Of each name, the properties that it reads. A property reads itself. The index after the last property stands
  /// for code in other files.
  private(set) var reads: [PropertySet]
  /// Of each name, the properties on whose values its code depends, directly or not.
  private(set) var dependencies: [PropertySet]
  /// Of each name, whether `body` uses it, directly or not, or is it.
  let isUsedByBody: [Bool]
  private lazy var changing = PropertySet(properties.filter(\.isChangingState).map(\.index))
  /// The objects that make `body` run again though only actions use them.
  private lazy var objectsOfActions = PropertySet(
    properties.filter { $0.source == .object && !$0.isTrackedByProperty && $0.isUsedInActions }.map(\.index))
  private lazy var hidden = PropertySet(properties.filter { !$0.isVisibleElsewhere }.map(\.index))
  private lazy var rerunCauses = RerunCauses(self)

  fileprivate init(_ type: TypeModel, _ resolver: ViewResolver) {
    var reader = MemberReader(type, resolver)
    reader.read()
    properties = reader.properties
    names = reader.names
    indices = reader.indices
    uses = reader.uses
    var usesByName = [[Int]](repeating: [], count: reader.names.count)
    var usesInCode = usesByName
    for (index, use) in reader.uses.enumerated() {
      usesByName[use.name].append(index)
      usesInCode[use.member].append(index)
    }
    self.usesByName = usesByName
    self.usesInCode = usesInCode
    usedFirst = Self.reached(from: reader.names.indices, reader.uses, usesInCode)
    var isUsedByBody = [Bool](repeating: false, count: reader.names.count)
    if let body = reader.indices["body"] {
      for name in Self.reached(from: body..<body + 1, reader.uses, usesInCode) { isUsedByBody[name] = true }
    }
    self.isUsedByBody = isUsedByBody
    reads = reader.names.indices.map { $0 < reader.properties.count ? [$0] : [] }
    for name in reader.elsewhere { reads[name].insert(reader.properties.count) }
    dependencies = [PropertySet](repeating: [], count: reader.names.count)
    followUses()
  }

  /// The names that can be reached from these ones through uses, each after those that its code uses, as far as
  /// these don't use it, too.
  private static func reached(from start: Range<Int>, _ uses: [Use], _ usesInCode: [[Int]]) -> [Int] {
    var found: [Int] = []
    var isSeen = [Bool](repeating: false, count: usesInCode.count)
    var next = [Int](repeating: 0, count: usesInCode.count)
    for name in start where !isSeen[name] {
      isSeen[name] = true
      var open = [name]
      while let current = open.last {
        if next[current] < usesInCode[current].count {
          let used = uses[usesInCode[current][next[current]]].name
          next[current] += 1
          if !isSeen[used] {
            isSeen[used] = true
            open.append(used)
          }
        } else {
          found.append(current)
          open.removeLast()
        }
      }
    }
    return found
  }

  /// Adds to what each name reads what the names in its code read. Only code that uses itself takes more than one
  /// round, and one that finds nothing new.
  private func followUses() {
    var isComplete = false
    while !isComplete {
      isComplete = true
      for name in usedFirst where !usesInCode[name].isEmpty {
        var (read, dependedOn) = (reads[name], dependencies[name])
        for use in usesInCode[name] {
          read.formUnion(reads[uses[use].name])
          dependedOn.formUnion(dependencies(of: uses[use]))
        }
        if read != reads[name] || dependedOn != dependencies[name] {
          (reads[name], dependencies[name]) = (read, dependedOn)
          isComplete = false
        }
      }
    }
  }

  /// The properties on whose values code depends by the use.
  private func dependencies(of use: Use) -> PropertySet {
    var found = dependencies[use.name]
    if use.name < properties.count, use.dependsOnValue { found.insert(use.name) }
    return found
  }
}

// MARK: - Questions

extension ViewReads {
  package func name(of use: Use) -> String { names[use.name] }

  /// The name of the member whose code the use is in.
  package func member(of use: Use) -> String { names[use.member] }

  /// What the code of the member reads; of a member that is not declared in this file nothing is known.
  package func reads(ofMember name: String) -> Result {
    result(indices[name].map { reads[$0] } ?? [])
  }

  /// What a piece of the type's code reads.
  package func reads(of node: Node) -> Result { result(reads(of: uses(in: node))) }

  func reads(of uses: some Sequence<Use>) -> PropertySet {
    uses.reduce(into: []) { $0.formUnion(reads[$1.name]) }
  }

  private func result(_ found: PropertySet) -> Result {
    Result(
      properties: ViewProperties(found.subtracting([properties.count]), of: properties),
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

  /// Whether the use is of a stored property, and not of code.
  func isOfProperty(_ use: Use) -> Bool { use.name < properties.count }

  /// Whether the use is of code that other files declare.
  func isElsewhere(_ use: Use) -> Bool { !isOfProperty(use) && reads[use.name].contains(properties.count) }

  /// Whether the use is the only one of its name.
  func isOnly(_ use: Use) -> Bool { usesByName[use.name].count == 1 }

  /// For each of the properties that the node reads, directly or through a member that it names, the first and the last
  /// name in it that does, by the property's index.
  func ends(ofUsesOf wanted: PropertySet, in node: Node) -> [Int: (first: Node, last: Node)] {
    var found: [Int: (first: Node, last: Node)] = [:]
    let uses = uses(in: node)
    var left = wanted
    for use in uses {
      let new = reads[use.name].intersection(left)
      for property in ViewProperties(new, of: properties) { found[property.index] = (use.node, use.node) }
      left = left.subtracting(new)
      if left == [] { break }
    }
    left = wanted.subtracting(left)
    for use in uses.reversed() {
      if left == [] { break }
      let new = reads[use.name].intersection(left)
      for property in ViewProperties(new, of: properties) { found[property.index]?.last = use.node }
      left = left.subtracting(new)
    }
    return found
  }

  /// What the name reads that the node is, or that is called by it.
  func reads(ofNameIn node: Node) -> PropertySet {
    reads(of: ([node] + node.children).compactMap { use(at: $0) })
  }

  private func use(at node: Node) -> Use? {
    let index = uses.partitionIndex { $0.node.id >= node.id }
    return index < uses.count && uses[index].node.id == node.id ? uses[index] : nil
  }

  /// Whether `body` uses the member, directly or through other members.
  package func isUsedByBody(_ name: String) -> Bool { indices[name].map { isUsedByBody[$0] } ?? false }

  /// Whether `body` reads the property other than to pass it on.
  package func bodyDepends(onValueOf property: ViewProperty) -> Bool {
    indices["body"].map { dependencies[$0].contains(property.index) } ?? false
  }

  /// The states, bindings and observed objects that make the member's code run again although it doesn't read them:
  /// `body`, of which it is a part, does, or is run again by an object that only actions use. A value that each call of
  /// the member passes to it is not among them.
  ///
  /// With `whileShown` only those on whose value other code depends that runs together with the member: not what
  /// `body` only passes on, what chooses whether the member is shown at all, or what is read only in its stead.
  package func needlessBindings(ofMember name: String, whileShown: Bool) -> ViewProperties {
    needless(causes(ofMember: name, whileShown: whileShown), for: indices[name].map { reads[$0] } ?? [])
  }

  /// What makes the member's code run again, whether it reads it or not.
  func causes(ofMember name: String, whileShown: Bool) -> PropertySet {
    guard let index = indices[name], isUsedByBody[index], let body = indices["body"] else { return [] }
    let causes = whileShown ? rerunCauses.whileShown(of: index) : rerunCauses.all(of: index)
    return causes.intersection(reads[body]).union(objectsOfActions.subtracting(reads[body]))
  }

  /// The same with those that only decide whether the member is shown, and can change without that.
  package func needlessUpdates(ofMember name: String, whileShown: Bool) -> ViewProperties {
    let bindings = needlessBindings(ofMember: name, whileShown: whileShown)
    guard whileShown, let index = indices[name], let body = indices["body"] else { return bindings }
    return bindings.union(
      needless(rerunCauses.watched(of: index).intersection(reads[body]), for: reads[index]))
  }

  /// Whether the member's code runs again while it is shown for what neither it reads nor what chooses to show it.
  package func runsBesideItsChoice(_ name: String) -> Bool {
    guard let index = indices[name] else { return false }
    let needless = needlessBindings(ofMember: name, whileShown: true)
    let chosen = ViewProperties(rerunCauses.watched(of: index), of: properties)
    return !needless.subtracting(chosen).isEmpty
  }

  private func needless(_ causes: PropertySet, for own: PropertySet) -> ViewProperties {
    var causes = causes.subtracting(own).intersection(changing)
    // What code in other files reads isn't known.
    if own.contains(properties.count) { causes = causes.intersection(hidden) }
    return ViewProperties(causes, of: properties)
  }

  /// The same for code in another file, where the properties have other indices.
  func needless(_ causes: PropertySet, for own: Result) -> ViewProperties {
    let read = PropertySet(own.properties.compactMap { indices[$0.name] })
    return needless(causes, for: own.isComplete ? read : read.union([properties.count]))
  }
}

extension ViewResolver {
  /// What the code of the view type reads.
  package func reads(of type: TypeModel) -> ViewReads {
    if let known = viewReads[type.qualifiedName] { return known }
    let found = ViewReads(type, self)
    viewReads[type.qualifiedName] = found
    return found
  }

  /// The stored properties of an instance of the view type, those that other files declare in it among them. Whether a
  /// state can change is known only once the type's code is read: see `ViewReads.properties`.
  func storedProperties(of type: TypeModel) -> [ViewProperty] {
    if let known = storedProperties[type.qualifiedName] { return known }
    let own = file.declarations(of: type)
    // Extensions have no stored properties.
    let others = own.contains { !$0.isExtension } ? [] : declarationsElsewhere(of: type)
    let declared = own.flatMap { facts(of: $0).properties } + others.flatMap(\.properties)
    var found: [ViewProperty] = []
    var names: Set<String> = []
    for facts in declared where facts.isStored && !facts.isStatic && names.insert(facts.name).inserted {
      found.append(ViewProperty(facts, index: found.count, workspace))
    }
    storedProperties[type.qualifiedName] = found
    return found
  }

  /// What the workspace knows of the type; of one that this file declares, only of its extensions.
  func declarationsElsewhere(of type: TypeModel) -> [TypeFacts] {
    // Where this file declares the type, another declaration of it is another type.
    let declaresType = file.declarations(of: type).contains { !$0.isExtension }
    return workspace.types(qualifiedName: type.qualifiedName, named: type.name).filter {
      !declaresType || $0.kind == .extensionDecl
    }
  }

  /// Whether the closure runs when something happens, and not while the view is computed.
  package func isAction(_ closure: Closure) -> Bool {
    if let role = role(of: closure) { return role == .action }
    // What a binding gets, the view that it is passed to reads at once; what it sets is set later.
    if let (call, label) = closure.use, call.constructedType.map({ $0 == "Binding" }) == true {
      // `Binding { … } set: { … }`
      guard let label else { return !call.closures.contains { $0.label == "set" } }
      return label != "get"
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
