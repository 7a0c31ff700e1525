/// A call that makes an instance of a type of this file, in any file of the workspace, as far as the type's bare name
/// tells. Checks ask for these, which cost a look at each place where the index has the name. A rewrite has to know more:
/// which type each file means, all other mentions, and the parameter of each argument. It asks for `TypeUses`.
package struct TypeCall: Sendable {
  package let call: FunctionCall
  /// The file, as the host named it; nil for the resolver's own.
  package let file: String?
  package let model: FileModel
}

extension ViewResolver {
  /// All calls that make an instance of the type, or of another one of its name. Nil where they can't all be seen: another
  /// file uses the type and can't be read, or an alias gives it a second name.
  package func typeCalls(of type: TypeModel) -> [TypeCall]? {
    if let known = typeCalls[type.qualifiedName] { return known }
    let found = readTypeCalls(of: type)
    typeCalls[type.qualifiedName] = .some(found)
    return found
  }

  private func readTypeCalls(of type: TypeModel) -> [TypeCall]? {
    let own = calls(making: type.name).map { TypeCall(call: $0, file: nil, model: file) }
    if type.isLocal { return own }
    return typeCalls(naming: type.name, outside: declaringFiles(of: type)).map { own + $0 }
  }

  /// All calls that make an instance of a type of the name, which another file may declare. Nil, too, where so many files
  /// use the name that each of them would pay for all.
  func typeCalls(naming name: String) -> [TypeCall]? {
    workspace.countOfFiles(thatMayReferTo: name) > Self.mostUsers ? nil : typeCalls(naming: name, outside: [])
  }

  private static let mostUsers = 200

  private func typeCalls(naming name: String, outside own: Set<String>) -> [TypeCall]? {
    if workspace.isCommonplace(name) { return nil }
    var calls: [TypeCall] = []
    for other in workspace.files(referringTo: name) where !own.contains(other) {
      guard let source = source(named: other) else { return nil }
      for reference in workspace.references(in: other, to: name) {
        guard reference.range.upperBound <= source.tree.bytes.count else { return nil }
        let node = source.tree.innermostNode(at: reference.range.lowerBound)
        if node.ancestor(.typeAliasDecl) != nil { return nil }
        if let call = node.callMakingInstance {
          calls.append(TypeCall(call: call, file: other, model: source.model))
        }
      }
    }
    return calls
  }

  /// Whether previews make instances of the type, and no other code does.
  func isMadeOnlyInPreviews(_ type: TypeModel) -> Bool {
    if let known = areMadeOnlyInPreviews[type.qualifiedName] { return known }
    let found = readWhetherMadeOnlyInPreviews(type)
    areMadeOnlyInPreviews[type.qualifiedName] = found
    return found
  }

  private func readWhetherMadeOnlyInPreviews(_ type: TypeModel) -> Bool {
    // Most types are made in their own file's code, or nowhere in it.
    guard calls(making: type.name).allSatisfy({ file.isInPreview($0.node) }), let calls = typeCalls(of: type)
    else { return false }
    return !calls.isEmpty && calls.allSatisfy { $0.model.isInPreview($0.call.node) }
  }

  /// Whether a call gives the memberwise initializer's parameter a value. True where that can't be told.
  package func isPassed(_ label: String, to type: TypeModel) -> Bool {
    if mayBePassedUnnamed(label, to: type) || aliasedTypes.contains(type.name)
      || [type.name, "Self"].contains(where: { calls(making: $0).contains { $0.passes(label) } })
      || source?.facts.references.refers(to: type.name, as: .initializerReference) == true
    {
      return true
    }
    if type.isLocal { return false }
    if workspace.isCommonplace(type.name) { return true }
    let own = declaringFiles(of: type)
    return workspace.files(referringTo: type.name).contains { other in
      guard !own.contains(other) else { return false }
      // An alias may be used in any file. Most files that use the type name it in calls alone, without such a label:
      // their trees are not needed.
      let mentions = workspace.references(in: other, to: type.name)
      if mentions.contains(where: { $0.kind == .initializerReference })
        || mentions.contains(where: { $0.kind == .type }) && typeCalls(of: type) == nil
      {
        return true
      }
      return workspace.references(in: other, to: label).contains { $0.kind == .label }
        && typeCalls(of: type)?.contains { $0.file == other && $0.call.passes(label) } ?? true
    }
  }

  /// Whether a call that doesn't name its type, `.init(label: …)`, may be one of the type's memberwise initializer, or of
  /// another that the type has: all of its labels are known to the type. True where many files have to be looked at.
  private func mayBePassedUnnamed(_ label: String, to type: TypeModel) -> Bool {
    guard workspace.shortLabels.contains(label) else { return false }
    guard workspace.countOfFiles(thatMayReferTo: label) <= Self.mostUsersOfLabel,
      !summary(of: type).extensionsHaveInitializers
    else { return true }
    let declarations = file.declarations(of: type)
    let known = Set(
      declarations.flatMap(\.storedProperties).compactMap { $0.name?.text }
        + declarations.flatMap(\.initializers).flatMap(\.parameters).compactMap { $0.label?.text })
    return workspace.references(to: label).contains { other, references in
      let short = references.filter { $0.kind == .shortLabel }
      if short.isEmpty { return false }
      guard let tree = source(named: other)?.tree else { return true }
      return short.contains { reference in
        guard reference.range.upperBound <= tree.bytes.count,
          let call = FunctionCall(
            tree.innermostNode(at: reference.range.lowerBound).ancestor(.functionCallExpr))
        else { return true }
        return call.arguments.allSatisfy { argument in argument.label.map { known.contains($0.text) } ?? true
        }
      }
    }
  }

  private static let mostUsersOfLabel = 48

  private func declaringFiles(of type: TypeModel) -> Set<String> {
    Set(
      workspace.typeDeclarations(named: type.name).lazy.filter {
        $0.facts.qualifiedName == type.qualifiedName
      }.map(\.file))
  }
}

extension FunctionCall {
  /// Whether an argument or a trailing closure has the label.
  package func passes(_ label: String) -> Bool {
    node.children.contains { child in
      (Argument(child)?.label ?? TrailingClosure(child)?.label)?.text == label
    }
  }
}

extension Node {
  /// The whole of the type's name that this name ends: `Outer.Row<Int>` for `Row`.
  var wholeTypeName: Node {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .memberAccessExpr where MemberAccess(parent)?.base?.id != current.id: current = parent
      case .genericSpecializationExpr where parent.firstChild?.id == current.id: current = parent
      default: return current
      }
    }
    return current
  }

  /// The call whose callee the type's name is, or ends: `Row(…)`, `Outer.Row(…)`, `Row<Int>(…)`, `Row.init(…)`.
  var callMakingInstance: FunctionCall? {
    var callee = wholeTypeName
    if let access = MemberAccess(callee.parent), access.name == "init" { callee = access.node }
    guard let call = callee.ownCall else { return nil }
    return call
  }
}
