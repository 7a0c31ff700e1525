extension FunctionCall {
  /// What is expensive in the call itself, by its spelling, with the name of the type that it begins with; nil where
  /// nothing is known to be. A type of the workspace with that name would be another one.
  package var expensiveWork: (work: ExpensiveWork, type: Name?)? {
    if let type = constructedType {
      guard let entry = Vocabulary.expensiveTypes[type], entry.fits(self) else { return nil }
      return (entry.work, type)
    }
    guard let access = MemberAccess(callee), let name = access.name, let base = access.base else {
      return nil
    }
    // `DateFormatter.init()`
    if name == "init" {
      guard base.kind == .declReferenceExpr, let type = base.firstName,
        let entry = Vocabulary.expensiveTypes[type], entry.fits(self)
      else { return nil }
      return (entry.work, type)
    }
    if let owner = base.chainRootType, let work = Vocabulary.expensiveMembers[owner]?.work(of: name) {
      return (work, owner)
    }
    return expensiveMember(name, of: base).map { ($0, nil) }
  }

  /// Members that tell by their own names and arguments what they do, whatever they are called on.
  private func expensiveMember(_ name: Name, of base: Node) -> ExpensiveWork? {
    if name == "decode" {
      let arguments = self.arguments
      guard arguments.count == 2, arguments[0].label == nil, arguments[1].label == "from",
        MemberAccess(arguments[0].value)?.name == "self"
      else { return nil }
      return .decoding
    }
    if name == "fetch" || name == "fetchCount" {
      let arguments = self.arguments
      guard arguments.count == 1, arguments[0].label == nil, let owner = base.referencedName,
        owner == "context" || owner.hasSuffix("Context")
      else { return nil }
      return .database
    }
    if Vocabulary.urlReaders.contains(name) {
      return arguments.first?.label == "forKeys" ? .reading : nil
    }
    if name == "lock", arguments.isEmpty, closures.isEmpty {
      guard let owner = base.referencedName, owner == "lock" || owner.hasSuffix("Lock") else { return nil }
      return .locking
    }
    if name == "sync" {
      guard !closures.isEmpty, let owner = base.referencedName,
        owner == "queue" || owner.hasSuffix("Queue")
      else { return nil }
      return .locking
    }
    return nil
  }
}

extension Node {
  /// The type whose member or instance this is: `FileManager` in `FileManager.default`, `DispatchQueue` in
  /// `DispatchQueue.global(qos: .utility)`, `Bundle` in `Bundle(for: Model.self)`, and in a name that stands for one of
  /// these; nil for longer chains.
  fileprivate var chainRootType: Name? {
    if let constant = namedConstant { return constant.initialValue?.typeItBeginsWith }
    return typeItBeginsWith
  }

  private var typeItBeginsWith: Name? {
    var node: Node? = self
    if let call = FunctionCall(node) { node = call.callee }
    if let access = MemberAccess(node) { node = access.base }
    guard let node, node.kind == .declReferenceExpr, let name = node.firstName, name.isCapitalized else {
      return nil
    }
    return name
  }

  /// The constant that this is the name of, where it stands at the beginning of a block around, or among the first members of
  /// the type: `let files = FileManager.default`.
  private var namedConstant: PatternBinding? {
    let isMember = MemberAccess(self)?.base?.isReference(to: "self") == true
    guard kind == .declReferenceExpr || isMember, let name = referencedName, !name.isCapitalized else {
      return nil
    }
    for ancestor in ancestors {
      let isType = ancestor.kind == .memberBlock
      if !isMember, ancestor.hasParameter(named: name) { return nil }
      if isType || !isMember {
        for item in ancestor.children.prefix(Self.fewItems) where isType || item.id < id {
          guard let variable = VariableDecl(item.firstChild), variable.isLet else { continue }
          if let binding = variable.bindings.first(where: { $0.name?.hasSameText(as: name) == true }) {
            return binding
          }
        }
      }
      if isType { return nil }
    }
    return nil
  }

  /// Whether it is a function or a closure that hands its code a value of the name.
  private func hasParameter(named name: Name) -> Bool {
    let names = FunctionDecl(self)?.parameters.map(\.name) ?? Closure(self)?.parameterNames.map { $0 } ?? []
    return names.contains { $0?.hasSameText(as: name) == true }
  }

  /// Such constants stand at the beginning. To look at no more keeps the time linear.
  private static let fewItems = 16
}

extension Vocabulary {
  /// Methods of collections that look at each element, at once.
  package static let collectionWork: NameSet = [
    "filter", "sorted", "map", "compactMap", "flatMap", "reduce", "shuffled",
  ]
}

extension FunctionCall {
  /// Whether the call is one of a collection that looks at each element, by its name and its arguments' labels:
  /// `values.filter { … }`, `sorted(by: <)`, `Dictionary(grouping: values, by: \.day)`.
  package var isCollectionWork: Bool {
    guard let name else { return false }
    if isPlain { return name == "Dictionary" && arguments.first?.label == "grouping" }
    guard Vocabulary.collectionWork.contains(name), base != nil, labeledTrailingClosures.isEmpty else {
      return false
    }
    let arguments = arguments
    let count = arguments.count + (trailingClosure == nil ? 0 : 1)
    if name == "sorted" || name == "shuffled" {
      return arguments.allSatisfy { $0.label == "by" || $0.label == "using" || $0.label == "order" }
    }
    if name == "reduce" { return count == 2 && (arguments.first?.label.map { $0 == "into" } ?? true) }
    return count == 1 && arguments.allSatisfy { $0.label == nil }
  }

  /// What the call goes through, where it is `isCollectionWork`.
  package var collection: Node? { isPlain ? firstArgument?.value : base }
}
