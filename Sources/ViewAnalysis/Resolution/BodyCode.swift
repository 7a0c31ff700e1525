/// Code that runs each time SwiftUI computes a view's body: the body itself, a helper, `body(content:)`.
package struct BodyCode: Sendable {
  package let type: TypeModel
  /// The `variableDecl` or `functionDecl`.
  package let member: Node
  package let name: Name
}

extension ViewResolver {
  /// The body or helper that runs the code as a part of itself. Nil for code that runs when something happens
  /// (an action), for local functions, for previews, and where it can't be told.
  package func bodyCode(around node: Node) -> BodyCode? {
    var isInAccessor = false
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .closureExpr:
        guard let closure = Closure(ancestor), runsAtOnce(closure) else { return nil }
      case .accessorBlock: isInAccessor = true
      case .variableDecl:
        if ancestor.parent?.kind == .memberBlockItem {
          return isInAccessor
            ? bodyCode(member: ancestor, name: VariableDecl(ancestor)?.firstBinding?.name) : nil
        }
        // A local that is computed on demand.
        if isInAccessor { return nil }
      case .functionDecl: return bodyCode(member: ancestor, name: FunctionDecl(ancestor)?.name)
      case .initializerDecl, .deinitializerDecl, .subscriptDecl, .macroExpansionDecl, .macroExpansionExpr:
        return nil
      default:
        if TypeDecl.isKind(ancestor.kind) { return nil }
      }
    }
    return nil
  }

  private func bodyCode(member: Node, name: Name?) -> BodyCode? {
    guard let name, let type = file.enclosingType(of: member), member.parent?.kind == .memberBlockItem,
      !file.isInPreview(member)
    else { return nil }
    let roles = roles(of: type)
    if roles.contains(.viewModifier), let function = FunctionDecl(member), name == "body",
      function.parameters.first?.label == "content"
    {
      return BodyCode(type: type, member: member, name: name)
    }
    guard roles.contains(.view), !type.isProtocol else { return nil }
    guard let result = member.declaredType, isViewResult(result, of: type), !isShapesPath(member) else {
      return nil
    }
    return BodyCode(type: type, member: member, name: name)
  }

  /// Whether the member is what a shape draws by: it gets the size, and there is no other place for its work.
  private func isShapesPath(_ member: Node) -> Bool {
    guard let function = FunctionDecl(member), function.name == "path" else { return false }
    return function.parameters.first?.label == "in" && function.returnType?.isNamedType("Path") == true
  }

  /// Whether the closure runs while the body around it is computed: content, rows, a call in place, and what
  /// collections call.
  func runsAtOnce(_ closure: Closure) -> Bool {
    if let role = role(of: closure) { return role.builderKind != nil }
    if givesView(closure) { return true }
    return closure.runsInPlace
  }
}

extension BodyCode {
  /// Whether a body of the file runs the code: it is one, or gives something that is nothing but a view. A function that
  /// gives an `Image` may as well be called by an action.
  package func isRunByBody(_ resolver: ViewResolver) -> Bool {
    guard name != "body", let result = member.declaredType else { return true }
    return result.isOpaque("View")
      ? !isUsedByOthersAlone(resolver) : resolver.firstBodyUse(of: member, name, type) != nil
  }

  /// Whether the view's updates don't compute what it does at the node: a widget's views are computed once an entry, and what
  /// is presented while it is shown.
  func isOutsideUpdates(at node: Node, _ resolver: ViewResolver) -> Bool {
    resolver.isInWidget(type) || resolver.isInPresentation(node)
      || resolver.isOnlyPresented(name.text, of: type)
  }

  /// Whether the file has all code that uses it, and that is no body's: a method that presents it, which an action calls.
  private func isUsedByOthersAlone(_ resolver: ViewResolver) -> Bool {
    guard member.accessAsMember < .internal, resolver.members(of: type).only("body") != nil else {
      return false
    }
    let reads = resolver.reads(of: type)
    return !reads.uses(ofMember: name.text).isEmpty && !reads.isUsedByBody(name.text)
  }
}

extension Node {
  /// Whether the name, with `self` before it or not, is what a call calls.
  fileprivate var isCalled: Bool {
    let callee = isMemberName ? parent ?? self : self
    return callee.ownCall != nil
  }
}

/// The place in a body that calls a method, or reads a computed property, of the same type.
package struct BodyUse: Sendable {
  /// The method or the property.
  package let member: BodyCode
  /// The name in the body: the member's own, or that of one that uses the member.
  package let reference: Node
  package let code: BodyCode
  /// Whether the body uses the member itself.
  package let isDirect: Bool
}

extension ViewResolver {
  /// The first place in a body that runs the code through the method or the computed property that it is in. Nil for
  /// code in a body itself, for code that runs later, and where no body runs it in this file.
  package func bodyUse(of node: Node) -> BodyUse? {
    dataMember(around: node).flatMap(bodyUse(ofMember:))
  }

  private func bodyUse(ofMember member: Node) -> BodyUse? {
    guard let type = file.enclosingType(of: member), isView(type), !type.isProtocol,
      let name = member.declaredName, isUsedAsData(member, of: type), !file.isInPreview(member)
    else { return nil }
    guard let (reference, code, isDirect) = firstBodyUse(of: member, name, type) else { return nil }
    return BodyUse(
      member: BodyCode(type: type, member: member, name: name), reference: reference, code: code,
      isDirect: isDirect)
  }

  /// Whether the member is a method or a computed property that gives no view.
  private func isUsedAsData(_ member: Node, of type: TypeModel) -> Bool {
    (FunctionDecl(member) != nil || VariableDecl(member)?.firstBinding?.isComputed == true)
      && VariableDecl(member)?.isStatic != true
      && (member.declaredType.map { !isViewResult($0, of: type) } ?? true)
  }

  /// The first place in this file where a body reads or calls the member of its type; else where it reads or calls one
  /// that does so, and so on. A function that is handed over runs later.
  fileprivate func firstBodyUse(
    of member: Node, _ name: Name, _ type: TypeModel
  ) -> (reference: Node, code: BodyCode, isDirect: Bool)? {
    guard let references = source?.facts.references else { return nil }
    var pending = [(member: member, name: name)]
    var seen: Set<Int> = [member.id]
    var next = 0
    while next < pending.count, next < Self.mostUsers {
      let (member, name) = pending[next]
      next += 1
      for use in references.references(to: name.text) where use.kind == .member || use.kind.isPlain {
        let reference = file.tree.innermostNode(at: use.range.lowerBound)
        guard reference.kind == .declReferenceExpr, !member.contains(reference),
          !reference.isMemberName || MemberAccess(reference.parent)?.base?.isReference(to: "self") == true,
          FunctionDecl(member) == nil || reference.isCalled
        else { continue }
        if let code = bodyCode(around: reference) {
          guard code.type.qualifiedName == type.qualifiedName, !boundNames.bind(name, at: reference) else {
            continue
          }
          return (reference, code, next == 1)
        }
        guard let user = dataMember(around: reference), user.id != member.id, !seen.contains(user.id),
          file.enclosingType(of: user)?.qualifiedName == type.qualifiedName, isUsedAsData(user, of: type),
          !boundNames.bind(name, at: reference), let userName = user.declaredName
        else { continue }
        seen.insert(user.id)
        pending.append((user, userName))
      }
    }
    return nil
  }

  /// How many members of a type are looked at that use one another.
  private static let mostUsers = 8

  /// The method or the computed property of which the code is a part that runs with it.
  private func dataMember(around node: Node) -> Node? {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .closureExpr:
        guard let closure = Closure(ancestor), runsAtOnce(closure) else { return nil }
      case .accessorDecl: if ancestor.accessorKeyword != .kwGet { return nil }
      case .functionDecl, .variableDecl:
        guard ancestor.parent?.kind == .memberBlockItem else {
          if ancestor.kind == .functionDecl { return nil }
          continue
        }
        return ancestor
      default: if TypeDecl.isKind(ancestor.kind) { return nil }
      }
    }
    return nil
  }

  /// Whether the view is shown in a widget or a Live Activity, whose views are computed once per entry: a file that
  /// declares a widget uses it, or is its own, or its file imports WidgetKit and asks for what only widgets have.
  package func isInWidget(_ type: TypeModel) -> Bool {
    if let known = inWidgets[type.qualifiedName] { return known }
    let isInWidget = isShownInWidget(type)
    inWidgets[type.qualifiedName] = isInWidget
    return isInWidget
  }

  private func isShownInWidget(_ type: TypeModel) -> Bool {
    if file.types.contains(where: { roles(of: $0).contains(.widget) }) { return true }
    if file.tree.imports("WidgetKit"), let references = source?.facts.references,
      Self.widgetNames.contains(where: { references.refers(to: $0) })
    {
      return true
    }
    return workspace.files(referringTo: type.name).contains { file in
      workspace.exports(of: file)?.types.contains { $0.roles.contains(.widget) } ?? false
    }
  }

  private static let widgetNames = [
    "TimelineEntry", "WidgetFamily", "widgetFamily", "widgetRenderingMode", "widgetAccentable", "widgetURL",
    "containerBackground", "showsWidgetContainerBackground", "ActivityViewContext",
    "AccessoryWidgetBackground",
  ]
}
