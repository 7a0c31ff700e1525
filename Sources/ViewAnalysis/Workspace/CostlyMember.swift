/// A function, a computed property or an initializer that is added to a type of the system, if it does something, each
/// time it runs, that is too much for a view's body.
package struct CostlyMember: Sendable, Hashable {
  package enum Work: UInt8, Sendable {
    /// Making an object that takes long to set up, and could be kept.
    case making
    /// Reading files or stored data.
    case reading
    /// Drawing an image.
    case drawing
    /// Going through all elements of a collection: of functions alone.
    case iterating
  }

  /// Of an initializer, the type's.
  package let name: String
  /// The bare name of the type that declares it; nil for what stands at the top of a file.
  package let owner: String?
  /// The labels of a function's parameters, empty for `_`; nil for a property.
  package let labels: [String]?
  /// The indices of the parameters that are texts.
  package let texts: Set<Int>
  package let isStatic: Bool
  package let isInitializer: Bool
  /// Whether code in other files can name it.
  package let isVisibleElsewhere: Bool
  package private(set) var work: Work
  /// Whether what it returns is a collection itself.
  package let givesCollection: Bool
  /// Whether it does the work in some cases only: see `Node.isOccasional`.
  package private(set) var isConditional: Bool
  /// What it calls: `DateFormatter`, `FileManager.default.fileExists`, `sorted`.
  package private(set) var callee: String
  /// The name of the type that the callee begins with, if that is one of the system's.
  package private(set) var type: String?

  /// An argument of a call that may be one of a function.
  struct CallArgument: Sendable, Hashable {
    /// Empty for none.
    let label: String
    /// Whether its value is written like `.dateTime.hour()`, as no text is.
    let isShort: Bool

    init(_ argument: Argument) {
      label = argument.label?.text ?? ""
      isShort = argument.value?.beginsWithImplicitMember ?? false
    }
  }

  /// Whether the use may be one of it: the call of a function, and none of a property.
  package func mayBeRun(by call: FunctionCall?) -> Bool {
    guard let call else { return labels == nil }
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.labeledTrailingClosures.count
    return mayBeRun(by: call.arguments.map(CallArgument.init), andClosures: closures)
  }

  /// The same for a call with these arguments, of which a function may have more with defaults, and so many closures after
  /// the parentheses; nil for no call.
  func mayBeRun(by arguments: [CallArgument]?, andClosures closures: Int = 0) -> Bool {
    guard let labels, let arguments else { return labels == nil && arguments == nil }
    var rest = labels[...]
    for argument in arguments {
      guard let index = rest.firstIndex(of: argument.label), !argument.isShort || !texts.contains(index)
      else {
        return false
      }
      rest = rest[(index + 1)...]
    }
    return rest.count >= closures
  }

  /// The member as it does the work of another one, which it uses.
  func doing(_ other: CostlyMember, isConditional: Bool) -> CostlyMember {
    var member = self
    (member.work, member.callee, member.type) = (other.work, other.callee, other.type)
    member.isConditional = isConditional || other.isConditional
    return member
  }

  /// Whether both are one declaration, whatever they do.
  func hasSameDeclaration(as other: CostlyMember) -> Bool {
    var same = doing(other, isConditional: false)
    same.isConditional = other.isConditional
    return same == other
  }

  /// Whether what it calls costs little: it asks for a setting, where one of the system's folders is, or a file of the app, such
  /// as the texts of a language. Such work is reported only to the letter.
  package var isCheap: Bool {
    callee == "FileManager.default.urls" || callee.hasPrefix("Bundle.") || callee.hasPrefix("UserDefaults.")
  }

  /// Whether this work of a member counts before the other one, which stands before it: what costs much before what costs
  /// little, what is read before what is made, and that before what is gone through, what is always done before what is
  /// at times.
  func counts(before other: CostlyMember) -> Bool {
    if isCheap != other.isCheap { return other.isCheap }
    if other.work == .iterating { return true }
    return !isConditional && (other.isConditional || other.work == .making && work == .reading)
  }

  /// As a sentence names it: `age`, `Image(data:)`.
  package var spokenName: String {
    isInitializer ? name + "(" + (labels ?? []).map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" : name
  }
}

extension CostlyMember {
  /// Those that the file declares, each with the code that costs: those that do the work themselves, with a call, in the
  /// order of the text, then those that call or read one of them.
  static func all(in file: FileModel) -> [(member: CostlyMember, site: Node)] {
    var reader = CostlyMemberReader(file)
    reader.readWork()
    if !reader.found.isEmpty { reader.readUsers() }
    return reader.found
  }
}

/// Reads the members of one file.
private struct CostlyMemberReader {
  private let file: FileModel
  private(set) var found: [(member: CostlyMember, site: Node)] = []
  /// The indices in `found` by the declarations' nodes; nil for declarations that are left alone.
  private var known: [Int: Int?] = [:]
  /// The indices in `found` of those whose callers are still to be looked for.
  private var news: [Int] = []

  init(_ file: FileModel) { self.file = file }

  mutating func readWork() {
    let tree = file.tree
    for id in tree.nodes.ids(of: [.functionCallExpr])
    where Self.callees.contains(tree.calleeName(of: id), in: tree.bytes) {
      guard let call = FunctionCall(tree.node(id)), let (work, type) = Self.work(of: call),
        let declaration = call.node.declarationRun
      else { continue }
      add(declaration, call.node, work, call.calleeText, type)
    }
  }

  /// What calls a function, or reads a computed property, of the same type by its name alone does what that does.
  mutating func readUsers() {
    lazy var boundNames = BoundNames(in: file.tree)
    for _ in 0..<Self.longestWay {
      let members = news.map { found[$0].member }.filter { !$0.isInitializer }
      if members.isEmpty { return }
      news = []
      let byName = Dictionary(grouping: members, by: \.name)
      let names = NameSet(Array(byName.keys))
      for id in file.tree.nodes.ids(of: [.declReferenceExpr]) {
        let reference = file.tree.node(id)
        guard let name = reference.firstName, names.contains(name),
          !reference.isMemberName || MemberAccess(reference.parent)?.base?.isReference(to: "self") == true,
          !boundNames.bind(name, at: reference), let declaration = reference.declarationRun,
          let member = byName[name.text]?.first(where: { mayRun($0, reference, in: declaration) })
        else { continue }
        add(
          declaration, reference, member.work, member.callee, member.type,
          isConditional: member.isConditional)
      }
    }
  }

  /// Whether the name in the declaration, alone or after `self`, may run the member there.
  private func mayRun(_ member: CostlyMember, _ reference: Node, in declaration: Node) -> Bool {
    let callee = reference.isMemberName ? reference.parent ?? reference : reference
    let call = callee.ownCall
    guard member.mayBeRun(by: call) else { return false }
    // A type's own property of the name hides a global one.
    guard let owner = member.owner else { return member.labels != nil }
    // By its name alone, an instance uses an instance's members, and a type its own.
    let isStatic = FunctionDecl(declaration)?.isStatic ?? VariableDecl(declaration)?.isStatic ?? false
    return owner == file.enclosingType(of: declaration)?.name && isStatic == member.isStatic
      && declaration.declaredName.map { $0.text != member.name || call != nil } ?? true
  }

  /// How many members may lie between one and the work.
  private static let longestWay = 3

  private mutating func add(
    _ declaration: Node, _ site: Node, _ work: CostlyMember.Work, _ callee: String, _ type: String?,
    isConditional: Bool = false
  ) {
    // Properties that give filtered data are read as data is.
    if work == .iterating, declaration.kind == .variableDecl { return }
    if let index = known[declaration.id] {
      guard let index, work != .iterating, case let old = found[index].member,
        let member = CostlyMember(declaration, site, work, callee, type, file, isConditional),
        member.counts(before: old)
      else { return }
      found[index] = (member, site)
      news.append(index)
    } else if let member = CostlyMember(declaration, site, work, callee, type, file, isConditional) {
      known[declaration.id] = .some(found.count)
      news.append(found.count)
      found.append((member, site))
    } else {
      known[declaration.id] = .some(nil)
    }
  }

  private static let callees = NameSet(
    Vocabulary.calleesForbiddenInBody.allNames + wholePasses.allNames + ["Dictionary"])

  /// The methods that only collections have.
  private static let wholePasses: NameSet = ["filter", "sorted", "compactMap", "reduce", "shuffled"]

  private static func work(of call: FunctionCall) -> (CostlyMember.Work, String?)? {
    switch call.expensiveWork {
    case (.construction, let type)?: return (.making, type?.text)
    case (.reading, let type)?: return (.reading, type?.text)
    case (.drawing, let type)?: return (.drawing, type?.text)
    default:
      guard call.isCollectionWork, call.isPlain || wholePasses.contains(call.name),
        let data = call.collection, !data.isSpeltOutCollection, !data.isRange
      else { return nil }
      return (.iterating, nil)
    }
  }
}

extension CostlyMember {
  /// Nil for what a body can't run, for previews, and for what keeps what it makes.
  init?(
    _ declaration: Node, _ site: Node, _ work: Work, _ callee: String, _ type: String?,
    _ file: FileModel, _ isConditional: Bool
  ) {
    let function = FunctionDecl(declaration)
    let initializer = InitializerDecl(declaration)
    let around = file.enclosingType(of: declaration)
    guard let block = initializer?.body ?? declaration.declaredBlock, !block.keepsResult,
      !file.isInPreview(declaration)
    else { return nil }
    givesCollection = declaration.declaredType?.isCollectionType ?? false
    if initializer == nil {
      guard let name = declaration.declaredName, let result = declaration.declaredType,
        !result.isOpaque("View"), result.typeName != "AnyView", function?.signature?.isAsync != true
      else { return nil }
      self.name = name.text
    } else {
      // What the app's own types do when they are made is another matter.
      guard let owner = around, owner.isExtension, owner.qualifiedName == owner.name, work != .iterating
      else { return nil }
      name = owner.name
    }
    owner = around?.name
    isInitializer = initializer != nil
    let parameters = function?.parameters ?? initializer?.parameters
    labels = parameters?.map { $0.label.map { $0 == "_" ? "" : $0.text } ?? "" }
    texts = Set(
      (parameters ?? []).enumerated().filter { $0.element.type?.isNamedType("String") == true }.map(\.offset))
    isStatic = function?.isStatic ?? VariableDecl(declaration)?.isStatic ?? false
    isVisibleElsewhere =
      (declaration.access ?? .internal) > .fileprivate
      && (around?.isExtension != true || (around?.node.access ?? .internal) > .fileprivate)
    // A predicate costs less than the fetch that it is made for.
    let fetch = type == "NSPredicate" ? block.fetch : nil
    self.work = fetch == nil ? work : .reading
    self.callee = fetch ?? callee
    self.type = type
    self.isConditional = isConditional || site.isOccasional(in: block, afterReturns: work != .making)
  }
}

extension FunctionCall {
  /// What is called, for a message: `FileManager.default.fileExists`, `UIImage(data:)`.
  package var calleeText: String {
    let callee = (callee.map { $0.text } ?? "").filter { !$0.isWhitespace }
    guard name?.isCapitalized == true, let label = arguments.first?.label else { return callee }
    return "\(callee)(\(label.text):)"
  }
}

extension Node {
  /// Whether the code runs in some cases only: in one case of a `switch`, after an `else if`, after `??`, or, with
  /// `afterReturns`, after an `if` that may have returned what was at hand.
  package func isOccasional(in block: Node, afterReturns: Bool) -> Bool {
    var node = self
    while node.id != block.id, let parent = node.parent {
      switch parent.kind {
      case .switchCase: return true
      case .ifExpr: if node.kind == .codeBlock, parent.parent?.kind == .ifExpr { return true }
      case .sequenceExpr:
        let first = node.tokenRange.lowerBound
        if first > 0, tree.text(of: tree.tokens[first - 1]) == "??" { return true }
      case .codeBlockItem:
        if afterReturns,
          parent.parent?.firstChildren(before: parent).contains(where: { $0.firstChild?.mayReturn ?? false })
            == true
        {
          return true
        }
      default: break
      }
      node = parent
    }
    return false
  }

  /// Some of the node's first children, those before the other one: what is known already is mostly returned at the
  /// beginning.
  private func firstChildren(before other: Node) -> [Node] {
    var found: [Node] = []
    var next = firstChild
    while let child = next, child.id < other.id, found.count < 8 {
      found.append(child)
      next = child.nextSibling
    }
    return found
  }

  /// Whether the statement is an `if` that ends with the `return` of a name.
  private var mayReturn: Bool {
    guard let last = IfExpr(self)?.thenBlock?.statements.last?.firstChild, last.kind == .returnStmt else {
      return false
    }
    return last.firstChild?.kind == .declReferenceExpr
  }

  /// The function, or the computed property, that runs the code as a part of itself; nil for code that runs later, and
  /// for the code of other declarations.
  var declarationRun: Node? {
    var isInGetter = false
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpr:
        guard Closure(ancestor)?.runsInPlace == true else { return nil }
      case .accessorDecl: if ancestor.accessorKeyword != .kwGet { return nil }
      case .accessorBlock: isInGetter = true
      case .functionDecl: return ancestor.isMemberOrGlobal ? ancestor : nil
      case .variableDecl:
        if ancestor.isMemberOrGlobal { return isInGetter ? ancestor : nil }
        if isInGetter { return nil }
      case .initializerDecl: return ancestor.isMemberOrGlobal ? ancestor : nil
      case .deinitializerDecl, .subscriptDecl, .macroExpansionDecl: return nil
      default: if TypeDecl.isKind(ancestor.kind) { return nil }
      }
    }
    return nil
  }

  private var isMemberOrGlobal: Bool {
    parent?.kind == .memberBlockItem || parent?.kind == .codeBlockItem && parent?.parent?.kind == .sourceFile
  }

  /// Whether the code stores what it makes outside of itself: then it may make it once.
  fileprivate var keepsResult: Bool {
    for id in tree.nodes.ids(of: [.assignmentExpr, .functionCallExpr], in: subtree) {
      let node = tree.node(id)
      if let call = FunctionCall(node) {
        if call.name == "setObject" { return true }
        continue
      }
      guard var target = node.parent?.assignmentTarget else { continue }
      while target.kind == .memberAccessExpr || target.kind == .subscriptCallExpr
        || target.kind == .optionalChainingExpr || target.kind == .forceUnwrapExpr,
        let base = target.firstChild, target.kind != .memberAccessExpr || MemberAccess(target)?.base != nil
      {
        target = base
      }
      guard target.kind == .declReferenceExpr, let name = target.firstName else { continue }
      if name == "self" || name.isCapitalized || !target.isBoundLocally(name) { return true }
    }
    return false
  }

  /// What the code calls to fetch objects of a database, while its caller waits: `context.fetch`.
  fileprivate var fetch: String? {
    for id in tree.nodes.ids(of: [.functionCallExpr], in: subtree) {
      guard let call = FunctionCall(tree.node(id)), call.name == "fetch", call.base != nil,
        call.arguments.count == 1, call.firstArgument?.label == nil, call.node.isTriedWithoutWaiting,
        !call.node.ancestors.prefix(while: { $0.id != self.id }).contains(where: { $0.kind == .closureExpr })
      else { continue }
      return call.calleeText
    }
    return nil
  }

  /// Whether `try` stands straight before the expression, and no `await`.
  private var isTriedWithoutWaiting: Bool { parent?.kind == .tryExpr }

  /// Whether the type is written as a collection's: `[Book]`, `Set<Int>`, perhaps optional.
  fileprivate var isCollectionType: Bool {
    switch kind {
    case .arrayType, .dictionaryType: return true
    case .optionalType: return firstChild?.isCollectionType ?? false
    default: return typeName.map { Self.collectionTypes.contains($0) } ?? false
    }
  }

  private static let collectionTypes: NameSet = [
    "Array", "ArraySlice", "Set", "Dictionary", "OrderedSet", "OrderedDictionary", "IdentifiedArrayOf",
    "IdentifiedArray",
  ]

  /// Whether a function's signature says that callers wait for it.
  fileprivate var isAsync: Bool {
    ownTokens.contains { Name(tree: tree, token: tree.tokens[$0]) == "async" }
  }
}
