/// A stored property of a view type that keeps a caller's content as a closure, though the view that the
/// closure gives could be kept itself: what `closure_content` reports and `missing_content_builder` leaves to it.
struct StoredContentClosure {
  let property: Property
  let name: Name
  /// The generic parameter that the closure gives.
  let content: Name
  /// `@ViewBuilder` stands on the property.
  let isMarked: Bool
  /// The type stores a closure that gives no content, or one that has to stay a closure, too.
  private let isBesideClosure: Bool
  /// The one call of the closure, in `body`.
  let call: FunctionCall
  /// The assignments of the property in initializers: `self.content = value`.
  let assignments: [Assignment]
  /// Whether initializers do nothing with the property but assign it.
  let isOnlyAssigned: Bool

  struct Assignment {
    let initializer: InitializerDecl
    /// The whole statement.
    let statement: Node
    let value: Node

    /// Whether the value is a parameter that is an autoclosure: to put the content off is what the type is for.
    var takesAutoclosure: Bool {
      initializer.parameters.contains { parameter in
        parameter.name.map(value.isName) == true
          && parameter.type?.attributes.contains { $0.attributeName == "autoclosure" } == true
      }
    }
  }

  /// Nil for everything that is no content closure, or one that has to stay a closure.
  init?(_ property: Property, of type: TypeModel, _ resolver: ViewResolver) {
    self.init(property, of: type, resolver, asksForOthers: true)
  }

  private init?(_ property: Property, of type: TypeModel, _ resolver: ViewResolver, asksForOthers: Bool) {
    guard type.node.kind == .structDecl, property.isStored, !property.variable.isStatic,
      property.initialValue == nil, property.variable.bindings.count == 1, let name = property.name,
      let content = property.type?.contentClosureResult?.plainName,
      type.viewParameters.contains(where: { $0.hasSameText(as: content) })
    else { return nil }
    let attributes = property.variable.node.attributes
    guard attributes.allSatisfy({ Vocabulary.viewBuilders.contains($0.attributeName) }), attributes.count < 2
    else {
      return nil
    }
    isMarked = !attributes.isEmpty
    guard resolver.isView(type) else { return nil }
    if let access = type.node.access, access >= .public, !type.initializers.isEmpty { return nil }

    // Another declaration of the name, in another branch of an `#if`, is another type.
    let declarations = resolver.file.declarations(of: type).filter {
      $0.isExtension || $0.node.id == type.node.id
    }
    var calls: [FunctionCall] = []
    var assignments: [Assignment] = []
    var isOnlyAssigned = true
    for declaration in declarations {
      guard let references = declaration.references(to: name) else { return nil }
      for reference in references {
        if let initializer = InitializerDecl(
          reference.ancestor(.initializerDecl, .functionDecl, .variableDecl))
        {
          if let (statement, value) = reference.assignment {
            assignments.append(Assignment(initializer: initializer, statement: statement, value: value))
          } else {
            isOnlyAssigned = false
          }
        } else {
          // Anything but a call may keep the closure.
          guard let call = reference.ownCall,
            call.node.children.count == 1
          else { return nil }
          calls.append(call)
        }
      }
    }
    isBesideClosure = type.storedProperties.contains { other in
      guard other.name?.hasSameText(as: name) != true, other.wrapper == nil,
        let closure = other.type?.asFunctionType
      else { return false }
      let result = closure.contentClosureResult?.plainName
      if !type.viewParameters.contains(where: { result?.hasSameText(as: $0) == true }) { return true }
      return asksForOthers
        && StoredContentClosure(other, of: type, resolver, asksForOthers: false) == nil
    }
    guard calls.count == 1, let call = calls.first, resolver.isPartOfBody(call.node),
      !assignments.contains(where: \.takesAutoclosure)
    else { return nil }
    self.property = property
    self.name = name
    self.content = content
    self.call = call
    self.assignments = assignments
    self.isOnlyAssigned = isOnlyAssigned
  }

  /// Whether `closure_content` reports it: one that is marked `@ViewBuilder` only in the stricter profiles, and one beside
  /// another closure, which SwiftUI can't compare either, to the letter.
  func isReported(in profile: Profile) -> Bool {
    profile == .all || !isBesideClosure && !isAllOfBody && (!isMarked || profile >= .strict)
  }

  /// Whether `body` gives what the closure returns and nothing else: to put that off is what such a view is there for.
  private var isAllOfBody: Bool {
    call.node.ancestor(.closureExpr, .variableDecl)?.declaredBlock?.onlyExpression == call.node
  }
}

extension ViewResolver {
  func storedContentClosures(of type: TypeModel) -> [StoredContentClosure] {
    type.storedProperties.compactMap { StoredContentClosure($0, of: type, self) }
  }

  /// The type's own declaration, where the node stands in an extension of the same file.
  func mainDeclaration(of type: TypeModel) -> TypeModel? {
    type.isExtension ? file.declarations(of: type).first { !$0.isExtension } : type
  }

  /// Whether the expression is computed each time that `body` is, exactly once: it stands in no branch, and
  /// in closures that SwiftUI calls at once and doesn't keep.
  fileprivate func isPartOfBody(_ expression: Node) -> Bool {
    var previous = expression
    for ancestor in expression.ancestors {
      switch ancestor.kind {
      case .closureExpr:
        guard let closure = Closure(ancestor), let use = closure.use, role(of: closure) == .builder(.view)
        else { return false }
        if let type = use.call.constructedType {
          // A list without data takes its content as it is.
          let isStatic = use.call.arguments.allSatisfy { $0.label == "selection" }
          guard let entry = declaredEntry(type), !entry.traits.contains(.notView),
            !entry.traits.contains(.lazy) || type == "List" && isStatic
          else { return false }
        } else {
          guard let modifier = Vocabulary.modifier(use.call.name), !modifier.traits.contains(.presents) else {
            return false
          }
        }
      case .codeBlockItem, .functionCallExpr, .memberAccessExpr, .labeledExpr, .patternBinding,
        .accessorBlock, .accessorDecl, .codeBlock, .ifConfigClause, .ifConfigDecl, .postfixIfConfigExpr,
        .multipleTrailingClosureElement, .tupleExpr, .returnStmt:
        break
      case .variableDecl:
        return previous.kind == .patternBinding && ancestor.parent?.kind == .memberBlockItem
          && PatternBinding(previous)?.name == "body"
      default: return false
      }
      previous = ancestor
    }
    return false
  }
}

extension TypeModel {
  /// Where this declaration's own members refer to the property: plain references and `self.name`. Nil where
  /// that can't be told: a local of the same name, a key path.
  fileprivate func references(to name: Name) -> [Node]? {
    let tree = node.tree
    var found: [Node] = []
    var id = node.id + 1
    while id < node.subtree.upperBound {
      let current = tree.node(id)
      if TypeDecl.isKind(current.kind) {
        id = current.subtree.upperBound
        continue
      }
      id += 1
      switch current.kind {
      case .identifierPattern:
        guard current.firstName?.hasSameText(as: name) == true else { continue }
        // The property's own declaration is no local.
        guard let variable = VariableDecl(current.parent?.parent),
          variable.node.parent?.kind == .memberBlockItem
        else { return nil }
      case .declReferenceExpr:
        guard current.firstName?.hasSameText(as: name) == true else { continue }
        guard let parent = current.parent else { continue }
        switch parent.kind {
        case .memberAccessExpr where MemberAccess(parent)?.base?.id != current.id:
          if MemberAccess(parent)?.base?.isReference(to: "self") == true { found.append(parent) }
        case .keyPathPropertyComponent, .keyPathExpr, .keyPathMethodComponent: return nil
        default:
          if !current.isParameterReference(name) { found.append(current) }
        }
      default: break
      }
    }
    return found
  }
}

extension Node {
  /// The type that a closure type without parameters and effects gives: `Content` for `@escaping () -> Content`.
  /// Nil for other types, optional ones and `@autoclosure` among them.
  var contentClosureResult: Node? {
    var node = self
    while node.kind == .attributedType || node.kind == .tupleType {
      if node.kind == .attributedType {
        guard !node.children.contains(where: { $0.attributeName == "autoclosure" }),
          let inner = node.children.last
        else { return nil }
        node = inner
      } else {
        let elements = node.children(.tupleTypeElement)
        guard elements.count == 1, let inner = elements.first?.firstChild else { return nil }
        node = inner
      }
    }
    // `()`, an arrow, and nothing that says `async` or `throws`.
    guard node.kind == .functionType, node.children.count == 1, node.ownTokens.count == 2 else { return nil }
    return node.functionTypeResult
  }

  /// The name of a type that is nothing but a name.
  var plainName: Name? {
    kind == .identifierType && children.first == nil ? firstName : nil
  }

  /// Whether a parameter of a closure or function around the reference has the name.
  func isParameterReference(_ name: Name) -> Bool {
    for ancestor in ancestors {
      if TypeDecl.isKind(ancestor.kind) { return false }
      if let closure = Closure(ancestor) {
        if closure.parameterNames.contains(where: { $0.hasSameText(as: name) }) { return true }
      } else {
        let parameters = FunctionDecl(ancestor)?.parameters ?? InitializerDecl(ancestor)?.parameters ?? []
        if parameters.contains(where: { $0.name?.hasSameText(as: name) == true }) { return true }
      }
    }
    return false
  }

  /// The statement `this = value` that assigns to this expression, and the value.
  fileprivate var assignment: (statement: Node, value: Node)? {
    guard let sequence = parent, sequence.kind == .sequenceExpr, sequence.parent?.kind == .codeBlockItem,
      sequence.children.count == 3, sequence.firstChild?.id == id,
      let operation = nextSibling, operation.kind == .assignmentExpr, let value = operation.nextSibling
    else { return nil }
    return (sequence, value)
  }
}
