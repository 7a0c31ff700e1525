/// A reference to one of a type's own properties.
package struct PropertyUse: Sendable {
  package enum Form: Sendable {
    /// `name`, `self.name`
    case value
    /// `$name`
    case projection
    /// `_name`
    case wrapper
  }

  /// The whole reference, `self` included; for `if let name` the condition, for `[name]` the capture.
  package let node: Node
  package let form: Form
}

/// Where a file's code uses the properties of its types that hold state or depend on something: those with one of
/// SwiftUI's wrappers, and those whose initial value makes an object. The index of the file's references tells where their
/// names are.
package final class PropertyUses {
  private let file: FileModel
  /// The name of a type that the file doesn't declare.
  private let otherType: String?
  /// By the property's name, then by the type's.
  private var uses: [String: [String: [PropertyUse]]] = [:]
  /// Accesses to members of other values than `self`, by the member's name, and key paths that name their root type.
  private var accesses: [String: [Node]] = [:]
  /// What may hold a value of a type: names of variables, parameters and functions, by the type's name.
  private lazy var holders: [String: Set<String>] = readHolders()

  /// For questions about values of another file's type.
  private init(_ file: FileModel, meaning type: String) {
    self.file = file
    otherType = type
  }

  /// `references` are the file's own.
  init(_ file: FileModel, _ references: FileReferences) {
    self.file = file
    otherType = nil
    var own: [String: Set<String>] = [:]
    for type in file.types where !type.isProtocol {
      for property in type.storedProperties where property.mayBeWatched {
        if let name = property.name { own[name.text, default: []].insert(type.qualifiedName) }
      }
    }
    if own.isEmpty { return }
    read(own, references)
  }

  /// The uses of the property in the type's declarations in this file, in the order of the text.
  package func uses(of name: String, in type: TypeModel) -> [PropertyUse] {
    uses[name]?[type.qualifiedName] ?? []
  }

  /// Those of them that may give it another value, its initializer's apart.
  package func changes(of name: String, in type: TypeModel) -> [PropertyUse] {
    uses(of: name, in: type).filter {
      !$0.isFilledInInitializer && ($0.form != .value || $0.mayChangeValue)
    }
  }

  /// An access to the property of another value that may be of the type; nil where there is none in this file.
  package func access(to name: String, ofValuesOf type: TypeModel) -> Node? {
    accesses[name]?.first { mayBe(type, $0) }
  }

  // MARK: Reading

  /// `watched` are the types that have a watched property, by its name.
  private func read(_ watched: [String: Set<String>], _ references: FileReferences) {
    let bytes = file.tree.bytes
    let spellings = NameSet(watched.keys.flatMap { [$0, "$" + $0, "_" + $0] })
    var locals: [Int: LocalNames] = [:]
    for (name, owners) in watched {
      var found = references.references(to: name).map { reference in
        let start = reference.range.lowerBound
        let isProjected = start > 0 && bytes[start - 1] == UInt8(ascii: "$")
        return (reference, form: isProjected ? PropertyUse.Form.projection : .value)
      }
      if watched["_" + name] == nil {
        found += references.references(to: "_" + name)
          .filter { $0.range.lowerBound == 0 || bytes[$0.range.lowerBound - 1] != UInt8(ascii: "$") }
          .map { ($0, .wrapper) }
        found.sort { $0.0.range.lowerBound < $1.0.range.lowerBound }
      }
      var uses: [String: [PropertyUse]] = [:]
      for (reference, form) in found {
        guard let node = user(reference) else { continue }
        let isMember = node.kind == .declReferenceExpr && node.isMemberName
        let access = isMember ? MemberAccess(node.parent) : nil
        if isMember, access?.base?.isReference(to: "self") != true {
          addAccess(node, access, name)
          if let change = access.flatMap(changeThroughParameter) ?? node.pathForOwnMethod,
            let type = file.enclosingType(atOffset: reference.range.lowerBound)?.qualifiedName,
            owners.contains(type)
          {
            uses[type, default: []].append(PropertyUse(node: change, form: .projection))
          }
        } else if let type = file.enclosingType(atOffset: reference.range.lowerBound)?.qualifiedName,
          owners.contains(type),
          isMember || !isLocal(node, spellings, &locals),
          !callsMethod(access?.node ?? node, name, type)
        {
          uses[type, default: []].append(PropertyUse(node: access?.node ?? node, form: form))
        }
      }
      self.uses[name] = uses
    }
  }

  /// Whether it is the call of a method that has the property's name: `volume(of: track)`.
  private func callsMethod(_ callee: Node, _ name: String, _ type: String) -> Bool {
    guard let call = callee.ownCall,
      call.arguments.contains(where: { $0.label != nil })
    else { return false }
    return file.types(qualifiedName: type).contains { $0.functions.contains { $0.name?.text == name } }
  }

  /// The name, `if let name` or `[name]`; nil for a type or a label.
  private func user(_ reference: Reference) -> Node? {
    switch reference.kind {
    case .type, .genericArgument, .label, .shortLabel: return nil
    default: break
    }
    let node = file.tree.innermostNode(at: reference.range.lowerBound)
    switch node.kind {
    case .declReferenceExpr, .optionalBindingCondition, .closureCapture: return node
    case .identifierPattern: return node.parent?.kind == .optionalBindingCondition ? node.parent : nil
    default: return nil
    }
  }

  /// The access, where it changes the member of a closure's parameter, which may be a copy of the view: `$0.count = 1`.
  private func changeThroughParameter(_ access: MemberAccess) -> Node? {
    guard let base = access.base, base.kind == .declReferenceExpr,
      PropertyUse(node: access.node, form: .value).isAssigned,
      base.firstToken.kind == .dollarIdentifier
    else { return nil }
    return access.node
  }

  /// Takes in a member of another value than `self`, or of a key path.
  private func addAccess(_ node: Node, _ access: MemberAccess?, _ name: String) {
    if let access {
      if access.base != nil { accesses[name, default: []].append(access.node) }
    } else if let path = node.ancestor(.keyPathExpr), path.firstChild?.typeName != nil {
      // A key path that says whose member it means.
      accesses[name, default: []].append(path)
    }
  }

  /// Whether the name means a local value or a parameter. `names` are those that matter.
  private func isLocal(_ node: Node, _ names: NameSet, _ locals: inout [Int: LocalNames]) -> Bool {
    guard node.kind == .declReferenceExpr, let member = node.memberDeclaration else { return false }
    let known = locals[member.id] ?? LocalNames(in: member, where: { names.contains($0) })
    locals[member.id] = known
    guard !known.isEmpty, let text = node.firstName?.text else { return false }
    switch known.binding(of: text, seenFrom: node)?.node.kind {
    case nil, .functionDecl: return false
    default: return true
    }
  }

  // MARK: Other values of the type

  /// Whether what the member is accessed on may be a value of the type.
  private func mayBe(_ type: TypeModel, _ access: Node) -> Bool {
    if access.kind == .keyPathExpr {
      let root = access.firstChild?.typeName
      return root?.text == type.name
        || root == "Self" && file.enclosingType(of: access)?.qualifiedName == type.qualifiedName
    }
    guard let base = MemberAccess(access)?.base else { return false }
    let holders = self.holders[type.name] ?? []
    let tree = access.tree
    // Names anywhere in the base, but for those in closures and arguments: `host.rootView`, `Row(title: title)`.
    var current: Node? = base
    while let node = current {
      switch node.kind {
      case .declReferenceExpr:
        guard let name = node.firstName?.text else { return false }
        return name == type.name || holders.contains(name)
      case .memberAccessExpr:
        guard let name = MemberAccess(node)?.name?.text else { return true }
        if name == "rootView" || name == type.name || holders.contains(name) { return true }
        current = MemberAccess(node)?.base
      case .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
        .genericSpecializationExpr:
        current = node.firstChild
      case .tupleExpr:
        // `(view as? Row)?.title`
        return node.subtree.contains { id in
          let inner = tree.node(id)
          guard inner.kind == .identifierType || inner.kind == .declReferenceExpr else { return false }
          return inner.firstName.map { $0.text == type.name || holders.contains($0.text) } ?? false
        }
      default: return false
      }
    }
    return false
  }

  private func readHolders() -> [String: Set<String>] {
    var holders: [String: Set<String>] = [:]
    let tree = file.tree
    let names = NameSet(file.types.map(\.name) + [otherType ?? "", "Self", "self"])
    for id in tree.nodes.ids(of: [.identifierType, .memberType, .declReferenceExpr]) {
      let node = tree.node(id)
      guard let name = node.kind == .declReferenceExpr ? node.firstName : node.typeName,
        names.contains(name)
      else { continue }
      if name == "self", !node.isInitialValue { continue }
      let type =
        name == "self" || name == "Self" ? file.enclosingType(of: node)?.name ?? "" : name.text
      if let holder = node.holderName { holders[type, default: []].insert(holder) }
    }
    return holders
  }
}

extension PropertyUses {
  /// Whether one of the references in another file, members of values by their syntax, may be to a property of the type.
  static func mayUse(_ type: TypeModel, _ references: [Reference], in file: FileModel) -> Bool {
    let uses = PropertyUses(file, meaning: type.name)
    return references.contains { reference in
      guard reference.range.upperBound <= file.tree.bytes.count else { return true }
      let node = file.tree.innermostNode(at: reference.range.lowerBound)
      guard let access = MemberAccess(node.parent) else { return true }
      if access.base?.isReference(to: "self") == true {
        return file.enclosingType(of: node)?.name == type.name
      }
      return access.base == nil || uses.mayBe(type, access.node)
    }
  }
}

extension Property {
  /// Whether rules ask where the property is used.
  fileprivate var mayBeWatched: Bool {
    wrapper != nil || initialValue.map { FunctionCall($0)?.constructedType != nil } ?? false
  }
}

extension PropertyUse {
  /// Whether the use only fills the property in an initializer: `self.name = name`, `_name = State(…)`.
  package var isFilledInInitializer: Bool {
    guard node.isReplaced else { return false }
    for ancestor in node.ancestors {
      if ancestor.kind == .initializerDecl { return true }
      if ancestor.kind == .closureExpr || ancestor.kind == .functionDecl { return false }
    }
    return false
  }

  /// Whether the property itself is assigned here.
  package var isAssigned: Bool {
    let operand = node.operand
    return operand.parent?.firstChild?.id == operand.id && operand.nextSibling?.isAssignmentOperator == true
  }

  /// Whether the value may be changed here: it is assigned, passed `inout`, or something is called on it that may
  /// mutate it.
  package var mayChangeValue: Bool {
    var current = node
    var isWhole = true
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccessExpr, .subscriptCallExpr:
        guard parent.firstChild?.id == current.id else { return false }
        isWhole = false
        current = parent
      case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .unsafeExpr: current = parent
      case .labeledExpr where parent.parent?.kind == .tupleExpr:
        current = parent.parent ?? parent
      case .inOutExpr: return true
      case .sequenceExpr:
        return current.nextSibling?.isAssignmentOperator ?? false || current.isOperandOfForeignOperator
      case .functionCallExpr:
        guard !isWhole, parent.firstChild?.id == current.id else { return false }
        return !Vocabulary.nonmutatingMethods.contains(current.referencedName)
      default: return false
      }
    }
    return false
  }
}

extension ViewResolver {
  /// Whether the value of the property may be changed at the use. A method of a type of the workspace that isn't
  /// `mutating` leaves a value as it is.
  package func mayChangeValue(_ use: PropertyUse, of property: Property) -> Bool {
    guard use.mayChangeValue else { return false }
    guard let access = MemberAccess(use.node.parent), access.base == use.node, let method = access.name,
      access.node.ownCall != nil,
      let type = property.type?.typeName ?? property.initialValue.flatMap(FunctionCall.init)?.constructedType,
      property.type?.child(.genericArgumentClause) == nil, kindOfValue(of: property) == .value
    else { return true }
    let declaring = workspace.types(named: type.text, declaring: method.text).map(\.facts)
    let methods = declaring.flatMap(\.functions).filter { $0.name == method.text && !$0.isStatic }
    return methods.isEmpty || methods.contains(where: \.isMutating)
      || declaring.contains { $0.properties.contains { $0.name == method.text } }
  }
}

extension Vocabulary {
  /// The standard library's operators that leave their operands as they are.
  static let pureOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&",
    "||",
    "??", "..<", "...", "&", "|", "^", "<<", ">>", "&<<", "&>>",
  ]

  /// Methods of the standard library's and SwiftUI's values that leave the value as it is.
  static let nonmutatingMethods: NameSet = [
    "filter", "sorted", "map", "compactMap", "flatMap", "reduce", "shuffled", "reversed", "enumerated",
    "first",
    "firstIndex", "last", "lastIndex", "contains", "allSatisfy", "min", "max", "prefix", "suffix",
    "dropFirst",
    "dropLast", "joined", "split", "components", "hasPrefix", "hasSuffix", "lowercased", "uppercased",
    "trimmingCharacters", "replacingOccurrences", "formatted", "distance", "index", "rounded", "isMultiple",
    "opacity", "advanced", "description", "elementsEqual", "count", "forEach", "randomElement", "capitalized",
  ]
}

extension Node {
  /// Whether it is what an assignment gives a new value to, which doesn't read the old one: `title` in `title = ""`.
  var isReplaced: Bool {
    let operand = self.operand
    return operand.nextSibling?.kind == .assignmentExpr && operand.parent?.kind == .sequenceExpr
      && operand.parent?.firstChild?.id == operand.id
  }

  /// `=`, `+=` and their like.
  fileprivate var isAssignmentOperator: Bool {
    if kind == .assignmentExpr { return true }
    guard kind == .binaryOperatorExpr else { return false }
    let text = self.text
    return text.hasSuffix("=") && !Vocabulary.pureOperators.contains(text)
  }

  /// Whether an operator beside it isn't the standard library's: its operands may be `inout`.
  fileprivate var isOperandOfForeignOperator: Bool {
    [previousOperator, nextSibling].contains { sibling in
      guard let sibling, sibling.kind == .binaryOperatorExpr else { return false }
      return !sibling.isAssignmentOperator && !Vocabulary.pureOperators.contains(sibling.text)
    }
  }

  /// The operator directly before the operand. An operator has no nodes below it, so it is the node before this one.
  private var previousOperator: Node? {
    guard let parent, id - 1 > parent.id else { return nil }
    let previous = tree.node(id - 1)
    return previous.parent == parent ? previous : nil
  }

  /// The member of a type that the code is a part of: the nearest one outwards.
  fileprivate var memberDeclaration: Node? {
    var current = self
    while let parent = current.parent {
      if parent.kind == .memberBlockItem { return current }
      current = parent
    }
    return nil
  }

  /// The name inside the closure: of two the second.
  fileprivate var closureParameterName: Name? {
    let first = introducerToken
    return name(atToken: first + 1) ?? name(atToken: first)
  }

  /// The key path that the name is in, without a root, where a method of the same type, a subscript of `self` or a
  /// function that is given `self` takes it: any of them may write through it.
  fileprivate var pathForOwnMethod: Node? {
    guard let path = ancestor(.keyPathExpr), path.firstChild?.typeName == nil,
      let use = Argument(path.parent)?.node.parent
    else { return nil }
    let callee = use.firstChild
    switch use.kind {
    case .functionCallExpr:
      let isOwn =
        callee?.kind == .declReferenceExpr || MemberAccess(callee)?.base?.isReference(to: "self") == true
      // `publisher.assign(to: \.count, on: self)`
      let hasSelf =
        FunctionCall(use)?.arguments.contains { $0.value?.isReference(to: "self") == true } ?? false
      return isOwn && FunctionCall(use)?.constructedType == nil || hasSelf ? path : nil
    case .subscriptCallExpr: return callee?.isReference(to: "self") == true ? path : nil
    default: return nil
    }
  }

  fileprivate var isInitialValue: Bool { parent?.kind == .initializerClause }

  /// The name of the variable, the parameter or the function that holds or gives what the type or the call stands for.
  fileprivate var holderName: String? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .patternBinding: return PatternBinding(ancestor)?.name?.text
      case .optionalBindingCondition: return ancestor.child(.identifierPattern)?.firstName?.text
      case .functionParameter: return FunctionParameter(ancestor)?.name?.text
      case .closureParameter: return ancestor.closureParameterName?.text
      case .functionDecl: return FunctionDecl(ancestor)?.name?.text
      case .codeBlockItem, .memberBlockItem, .closureExpr, .accessorBlock: return nil
      default: continue
      }
    }
    return nil
  }
}
