extension Node {
  /// The attributes written on a declaration, those inside `#if` not among them.
  package var attributes: [Node] { children(.attribute) }

  /// The declaration's attribute of this name, with or without arguments: `@ViewBuilder`.
  package func attribute(_ name: StaticString) -> Node? {
    for child in children {
      if child.kind == .attribute {
        if child.attributeName == name { return child }
      } else if child.kind != .declModifier, child.kind != .ifConfigDecl {
        return nil
      }
    }
    return nil
  }

  /// An attribute's name without module: `ViewBuilder` in `@SwiftUI.ViewBuilder`.
  package var attributeName: Name? {
    guard kind == .attribute, let type = firstChild else { return nil }
    return type.typeName
  }

  /// Whether the declaration has the modifier, argument or not: `private(set)` counts as `private`
  /// only with `includingSetter`.
  package func hasModifier(_ kind: TokenKind, includingSetter: Bool = false) -> Bool {
    children.contains { child in
      guard child.kind == .declModifier, child.firstToken.kind == kind else { return false }
      return includingSetter || child.tokenRange.count == 1
    }
  }

  /// The name of a function, or of a variable's first binding; nil where there is none.
  package var declaredName: Name? {
    switch kind {
    case .functionDecl: FunctionDecl(self)?.name
    case .variableDecl: child(.patternBinding)?.child(.identifierPattern)?.firstName
    default: nil
    }
  }

  /// The type of what a function gives, or of a variable's first binding; nil where none is written.
  package var declaredType: Node? {
    FunctionDecl(self)?.returnType ?? VariableDecl(self)?.firstBinding?.type
  }

  /// The statements of a function, or of the getter of a variable's first binding.
  package var declaredBlock: Node? { FunctionDecl(self)?.body ?? VariableDecl(self)?.firstBinding?.getter }

  /// The access level of a type's member: its own, that of the extension that it stands in, or what it is without any.
  package var accessAsMember: AccessLevel {
    if let access { return access }
    // A member may stand in an `#if`, and a local declaration is no member.
    let place = ancestors.first { $0.kind == .memberBlock || $0.kind == .codeBlockItem }
    guard let owner = place?.parent, owner.kind == .extensionDecl else { return .internal }
    return owner.access ?? .internal
  }

  package var access: AccessLevel? {
    for child in children where child.kind == .declModifier && child.tokenRange.count == 1 {
      switch child.firstToken.kind {
      case .kwPrivate: return .private
      case .kwFileprivate: return .fileprivate
      case .kwInternal: return .internal
      case .kwPackage: return .package
      case .kwPublic: return .public
      case .kwOpen: return .open
      default: continue
      }
    }
    return nil
  }
}

/// The access levels that a declaration can state, from the narrowest to the widest.
package enum AccessLevel: UInt8, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (a: AccessLevel, b: AccessLevel) -> Bool { a.rawValue < b.rawValue }
}

/// The declaration of an alias of a type: `typealias Point = (x: Int, y: Int)`.
package struct TypeAliasDecl: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .typeAliasDecl else { return nil }
    self.node = node
  }

  package var name: Name? { node.name(atToken: node.introducerToken + 1) }
  package var isGeneric: Bool { node.child(.genericParameterClause) != nil }
  /// The type that it stands for.
  package var target: Node? { node.child(.typeInitializerClause)?.firstChild }
}

extension SyntaxTree {
  /// The declarations of type aliases, wherever they stand, in the order of the text.
  package var typeAliases: [TypeAliasDecl] {
    nodes.ids(of: [.typeAliasDecl]).compactMap { TypeAliasDecl(node($0)) }
  }
}

/// A type's declaration, a protocol's, or an extension.
package struct TypeDecl: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, Self.isKind(node.kind) else { return nil }
    self.node = node
  }

  package static func isKind(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }

  package var isExtension: Bool { node.kind == .extensionDecl }

  /// The type's name without what it is nested in: for `extension A.B`, `B`.
  package var name: Name? {
    if isExtension { return extendedType?.typeName }
    return node.name(atToken: node.introducerToken + 1)
  }

  /// UTF-8 offsets of the name, for findings about the whole type; never empty in sound code.
  package var nameRange: Range<Int> {
    name?.range ?? node
      .introducerOffset..<min(node.introducerOffset + 1, max(node.introducerOffset, node.range.upperBound))
  }

  /// The type that an extension extends.
  package var extendedType: Node? {
    guard isExtension else { return nil }
    return node.children.first { $0.kind != .attribute && $0.kind != .declModifier }
  }

  /// The types after the colon.
  package var inheritedTypes: [Node] {
    node.child(.inheritanceClause)?.children(.inheritedType).compactMap(\.firstChild) ?? []
  }

  package var genericParameters: [Node] {
    node.child(.genericParameterClause)?.children(.genericParameter) ?? []
  }

  /// Names of the generic parameters that conform to the protocol, in the clause or after `where`.
  package func genericParameters(conformingTo proto: StaticString) -> [Name] {
    genericParameters.compactMap { parameter -> Name? in
      guard let name = parameter.genericParameterName else { return nil }
      let constraint = parameter.children.filter { $0.kind != .attribute }.last
      if constraint?.namesProtocol(proto) == true { return name }
      return node.requiresConformance(of: name, to: proto) ? name : nil
    }
  }

  package var memberBlock: Node? { node.child(.memberBlock) }

  /// The declarations among the members, those inside `#if` too, in the order of the text.
  package var members: [Node] {
    guard let block = memberBlock else { return [] }
    let nodes = node.tree.nodes
    var members: [Node] = []
    // Enough for most types.
    members.reserveCapacity(16)
    var id = block.id + 1
    let end = block.subtree.upperBound
    while id < end {
      switch nodes[id].kind {
      case .memberBlockItem, .ifConfigDecl, .ifConfigClause: id += 1
      default:
        if nodes[Int(nodes[id].parent)].kind == .memberBlockItem { members.append(node.tree.node(id)) }
        id += Int(nodes[id].size)
      }
    }
    return members
  }

  /// UTF-8 offsets from the declaration's start to the brace that opens its members.
  package var header: Range<Int> {
    let range = node.range
    guard let block = memberBlock else { return range }
    return range.lowerBound..<max(range.lowerBound, block.range.lowerBound)
  }
}

/// `var a = 1, b: Int { … }`: one or several bindings.
package struct VariableDecl: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .variableDecl else { return nil }
    self.node = node
  }

  package var isLet: Bool {
    let index = node.introducerToken
    return node.tokenRange.contains(index) && node.tree.tokens[index].kind == .kwLet
  }

  package var isStatic: Bool { node.hasModifier(.kwStatic) || node.hasModifier(.kwClass) }

  package var bindings: [PatternBinding] { node.children.compactMap(PatternBinding.init) }
  package var firstBinding: PatternBinding? { PatternBinding(node.child(.patternBinding)) }
}

/// One binding of a `VariableDecl`: `name: Type = value { accessors }`.
package struct PatternBinding: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .patternBinding else { return nil }
    self.node = node
  }

  /// The bound name; nil for a tuple or a wildcard.
  package var name: Name? { node.child(.identifierPattern)?.firstName }

  package var typeAnnotation: Node? { node.child(.typeAnnotation) }

  /// The type after the colon.
  package var type: Node? { typeAnnotation?.firstChild }

  /// The value after the equal sign.
  package var initialValue: Node? { node.child(.initializerClause)?.firstChild }

  package var accessorBlock: Node? { node.child(.accessorBlock) }

  /// Whether a getter computes it: observers (`didSet`) leave it stored.
  package var isComputed: Bool {
    guard let block = accessorBlock else { return false }
    var hasAccessor = false
    for accessor in block.children where accessor.kind == .accessorDecl {
      if !accessor.isObserver { return true }
      hasAccessor = true
    }
    return !hasAccessor
  }

  /// The block that holds the getter's statements: the accessor block of a short getter, or the
  /// code block after `get`.
  package var getter: Node? {
    guard let block = accessorBlock else { return nil }
    var hasAccessor = false
    for accessor in block.children where accessor.kind == .accessorDecl {
      hasAccessor = true
      if accessor.accessorKeyword == .kwGet { return accessor.child(.codeBlock) }
    }
    return hasAccessor ? nil : block
  }
}

/// A function's declaration.
package struct FunctionDecl: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .functionDecl else { return nil }
    self.node = node
  }

  package var name: Name? { node.name(atToken: node.introducerToken + 1) }
  package var isStatic: Bool { node.hasModifier(.kwStatic) || node.hasModifier(.kwClass) }
  package var signature: Node? { node.child(.functionSignature) }
  package var parameters: [FunctionParameter] { node.functionParameters }
  /// The type after the arrow.
  package var returnType: Node? { signature?.child(.returnClause)?.firstChild }
  package var body: Node? { node.child(.codeBlock) }

  /// Whether it has generic parameters, in angle brackets or as `some P`.
  package var isGeneric: Bool {
    node.child(.genericParameterClause) != nil
      || parameters.contains { $0.type?.kind == .someOrAnyType && $0.type?.firstToken.kind == .kwSome }
  }
}

/// An initializer's declaration.
package struct InitializerDecl: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .initializerDecl else { return nil }
    self.node = node
  }

  package var parameters: [FunctionParameter] { node.functionParameters }
  package var body: Node? { node.child(.codeBlock) }

  /// `init?`, `init!`
  package var mayFail: Bool {
    let mark = node.introducerToken + 1
    guard node.tokenRange.contains(mark) else { return false }
    let kind = node.tree.tokens[mark].kind
    return kind == .postfixQuestionMark || kind == .infixQuestionMark || kind == .exclamationMark
  }
}

/// A parameter of a function, an initializer or a subscript: `label name: Type = value`.
package struct FunctionParameter: Sendable {
  package let node: Node

  package init?(_ node: Node?) {
    guard let node, node.kind == .functionParameter else { return nil }
    self.node = node
  }

  /// The label that callers write; nil for `_`.
  package var label: Name? { node.name(atToken: node.introducerToken) ?? reservedName(node.introducerToken) }

  /// The name inside the function.
  package var name: Name? {
    let second = node.introducerToken + 1
    if node.tokenRange.contains(second), node.tree.tokens[second].kind != .colon {
      return node.name(atToken: second)
    }
    return label
  }

  package var type: Node? {
    node.children.first { $0.kind != .attribute && $0.kind != .declModifier && $0.kind != .initializerClause }
  }

  package var defaultValue: Node? { node.child(.initializerClause)?.firstChild }

  /// Whether callers pass any number of values.
  package var isVariadic: Bool {
    guard let type else { return false }
    let next = type.tokenRange.upperBound
    return node.tokenRange.contains(next) && node.tree.text(of: node.tree.tokens[next]) == "..."
  }

  /// A label may be almost any keyword: `in`, `for`, `where`.
  private func reservedName(_ index: Int) -> Name? {
    guard node.tokenRange.contains(index), node.tree.tokens[index].kind.isReserved else { return nil }
    return Name(tree: node.tree, token: node.tree.tokens[index])
  }
}

extension Node {
  fileprivate var functionParameters: [FunctionParameter] {
    let clause = child(.functionSignature)?.child(.functionParameterClause) ?? child(.functionParameterClause)
    return clause?.children.compactMap(FunctionParameter.init) ?? []
  }

  /// `get`, `set`, `didSet`, … of an `accessorDecl`.
  package var accessorKeyword: TokenKind? {
    let index = introducerToken
    guard kind == .accessorDecl, tokenRange.contains(index) else { return nil }
    return tree.tokens[index].kind
  }

  fileprivate var isObserver: Bool { accessorKeyword == .kwDidSet || accessorKeyword == .kwWillSet }

  package var genericParameterName: Name? {
    var index = introducerToken
    if tokenRange.contains(index), tree.tokens[index].kind == .kwEach || tree.tokens[index].kind == .kwLet {
      index += 1
    }
    return name(atToken: index)
  }

  /// Whether the `where` clause asks one of the type's parameters, or the one with the name, to conform to the protocol:
  /// `extension Kit where Base: View`.
  func requiresConformance(of name: Name? = nil, to proto: StaticString) -> Bool {
    child(.genericWhereClause)?.children(.genericRequirement).contains { requirement in
      guard let conformance = requirement.child(.conformanceRequirement),
        conformance.children.last?.namesProtocol(proto) == true
      else { return false }
      guard let name else { return true }
      guard let subject = conformance.firstChild, subject.kind == .identifierType else { return false }
      return subject.range.count == name.range.count && subject.text == name.text
    } ?? false
  }
}
