/// Answers what a file's code means to SwiftUI: from the file's own model, and from the workspace behind it.
///
/// It answers no (or nil) where it does not know.
package final class ViewResolver {
  package let file: FileModel
  package let workspace: WorkspaceIndex
  /// What the file's types are to SwiftUI, by their places in it.
  private let ownRoles: [TypeRoles]

  package init(file: FileModel, workspace: WorkspaceIndex) {
    self.file = file
    self.workspace = workspace
    ownRoles = file.types.map { type in
      type.declaration.inheritedTypes.reduce(type.roles.union(workspace.roles(of: type.name))) {
        roles, type in
        type.typeName.map { roles.union(workspace.roles(ofProtocol: $0)) } ?? roles
      }
    }
  }

  /// Whether the file has anything to do with SwiftUI.
  var hasViewCode: Bool { file.mentionsViews || ownRoles.contains { !$0.isEmpty } }

  // Indices over the whole file, made when a rule first asks.

  /// The numbers of the calls of `AnyView`.
  private lazy var erasures: [Int] = file.tree.nodes.places(of: [.functionCallExpr]).filter { id in
    file.tree.calleeName(of: id).map { file.tree.hasText("AnyView" as StaticString, in: $0) } ?? false
  }

  /// The number of the first call of `AnyView` in the node.
  func firstErasure(in node: Node) -> Int? {
    let place = erasures.firstPlace { $0 >= node.id }
    return place < erasures.count && node.subtree.contains(erasures[place]) ? erasures[place] : nil
  }

  /// The calls that make an instance of one of the file's own types, by the type's name, in the order of the text.
  private lazy var callsByType: [String: [FunctionCall]] = readCalls()

  private func readCalls() -> [String: [FunctionCall]] {
    var calls: [String: [FunctionCall]] = [:]
    let tree = file.tree
    let own = NameSet(file.types.map(\.name))
    for id in tree.nodes.places(of: [.functionCallExpr]) {
      guard own.contains(tree.calleeName(of: id), in: tree.bytes), let call = FunctionCall(tree.node(id)),
        let made = call.constructedType
      else { continue }
      calls[made.text, default: []].append(call)
    }
    return calls
  }

  /// The calls in the file that make an instance of a type that it declares, in the order of the text.
  func calls(making type: String) -> [FunctionCall] { callsByType[type] ?? [] }

  /// The blocks of the file's declarations whose result is `some View` or `AnyView`, by the declarations' names.
  private(set) lazy var viewBlocks: NameTable<[Node]> = readViewBlocks()

  private func readViewBlocks() -> NameTable<[Node]> {
    var blocks: [String: [Node]] = [:]
    let tree = file.tree
    for id in tree.nodes.places(of: [.functionDecl, .variableDecl]) {
      let declaration = tree.node(id)
      guard let result = resultType(of: declaration),
        result.isNamedType("AnyView") || result.isOpaque("View"), let declared = declaration.declaredName,
        let block = declaration.declaredBlock
      else { continue }
      blocks[declared.text, default: []].append(block)
    }
    return NameTable(blocks.map { ($0.key, $0.value) })
  }

  // MARK: Types

  /// What the type is to SwiftUI, by this file and by the rest of the workspace.
  package func roles(of type: TypeModel) -> TypeRoles {
    type.place < ownRoles.count ? ownRoles[type.place] : type.roles
  }

  package func isView(_ type: TypeModel) -> Bool { roles(of: type).contains(.view) }

  /// Whether the name is that of a view: SwiftUI's, or a type of this file or of the workspace.
  package func isViewType(_ name: Name) -> Bool {
    if let entry = declaredEntry(name) { return !entry.traits.contains(.notView) }
    return isDeclaredView(name.text)
  }

  /// SwiftUI's entry for the name, unless this file has a type of that name, or the workspace has one that
  /// SwiftUI knows, too. A plain model type elsewhere (`struct List: Codable`) leaves the name to SwiftUI.
  package func declaredEntry(_ name: Name?) -> ViewEntry? {
    guard let name, let entry = Vocabulary.view(name) else { return nil }
    let isHidden = file.shadowingNames.contains(name) || workspace.shadowingNames.contains(name)
    return isHidden ? nil : entry
  }

  /// Whether the file or the workspace has any type of the name, so that the name need not stand for Apple's.
  package func declares(_ name: Name) -> Bool {
    let text = name.text
    return file.types(named: text).contains { !$0.isExtension }
      || workspace.types(named: text).contains { $0.facts.kind != .extensionDecl }
  }

  private func isDeclaredView(_ name: String) -> Bool {
    let own = file.types(named: name)
    if own.contains(where: { !$0.isExtension }) {
      return own.allSatisfy { isView($0) }
    }
    return workspace.isViewType(name)
  }

  // MARK: Helpers

  /// The properties and methods of a view type, other than `body`, whose result is a view.
  package func helpers(of type: TypeModel) -> [Helper] {
    type.members.compactMap { member in
      if let variable = VariableDecl(member), let binding = variable.firstBinding, binding.isComputed {
        guard binding.name != "body", let result = binding.type, isViewResult(result, of: type),
          let block = binding.getter
        else { return nil }
        return Helper(declaration: member, name: binding.name, result: result, block: block)
      }
      if let function = FunctionDecl(member) {
        guard function.name != "body", let result = function.returnType, isViewResult(result, of: type),
          let block = function.body
        else { return nil }
        return Helper(declaration: member, name: function.name, result: result, block: block)
      }
      return nil
    }
  }

  /// Whether a declaration of this type gives a view: `some View`, `AnyView`, a concrete view.
  package func isViewResult(_ result: Node, of type: TypeModel? = nil) -> Bool {
    if result.isOpaque("View") { return true }
    guard result.kind == .identifierType || result.kind == .memberType, let name = result.typeName else {
      return false
    }
    if name == "AnyView" { return true }
    return name != "Self" && isViewType(name)
  }

  // MARK: Closures

  /// What happens with a closure, by the call or the modifier that it is handed to.
  package func role(of closure: Closure) -> ClosureRole? {
    guard let (call, label) = closure.use else { return nil }
    return role(of: label, in: call)
  }

  /// What happens with the closure of the label (nil for an unlabelled one) in the call.
  package func role(of label: Name?, in call: FunctionCall) -> ClosureRole? {
    if let type = call.constructedType {
      if let entry = declaredEntry(type) { return entry.role(of: label, in: call) }
      let name = type.text
      let own = file.types(named: name)
      let facts =
        own.contains { !$0.isExtension }
        ? own.map(TypeFacts.init) : workspace.types(named: name).map(\.facts)
      return commonRole(facts.flatMap(\.initializers), label: label, call: call)
    }
    guard let name = call.name, call.callee?.kind == .memberAccessExpr || isModifierOfSelf(call) else {
      return nil
    }
    if let role = Vocabulary.modifier(name)?.role(of: label, in: call) { return role }
    let text = name.text
    let own = file.facts.viewFunctions.filter { $0.name == text }.map(\.closures)
    let others = workspace.viewFunctions(named: text).map(\.facts.closures)
    return commonRole(own + others, label: label, call: call)
  }

  /// `overlay { … }` without base, in a view or in an extension of `View`.
  private func isModifierOfSelf(_ call: FunctionCall) -> Bool {
    guard call.isPlain, Vocabulary.modifier(call.name) != nil, let type = file.enclosingType(of: call.node)
    else { return false }
    return type.isExtension && type.name == "View" || isView(type)
  }

  /// The role that all overloads with a fitting parameter agree on.
  private func commonRole(_ overloads: [[ClosureParameter]], label: Name?, call: FunctionCall) -> ClosureRole?
  {
    let given = label == nil ? call.closures.compactMap { $0.label?.text } : []
    var common: ClosureRole?
    for parameters in overloads {
      let parameter: ClosureParameter?
      if let label {
        let text = label.text
        parameter = parameters.first { $0.label == text }
      } else {
        // An unlabelled closure fills the first parameter that the call does not name.
        let free = parameters.filter { !given.contains($0.label) }
        parameter = free.first { !$0.hasDefault } ?? free.first
      }
      guard let parameter else { continue }
      guard let role = parameter.role, common == nil || common == role else { return nil }
      common = role
    }
    return common
  }
}

/// A property or a method of a view type, other than `body`, whose result is a view.
package struct Helper: Sendable {
  /// The `variableDecl` or `functionDecl`.
  package let declaration: Node
  package let name: Name?
  /// The type of the result.
  package let result: Node
  /// The block that holds the statements.
  package let block: Node

  package var function: FunctionDecl? { FunctionDecl(declaration) }
}

extension Closure {
  /// The call that the closure is handed to, and its label there.
  package var use: (call: FunctionCall, label: Name?)? {
    guard let parent = node.parent else { return nil }
    switch parent.kind {
    case .functionCallExpr:
      guard parent.firstChild?.id != node.id, let call = FunctionCall(parent) else { return nil }
      return (call, nil)
    case .labeledExpr:
      guard let call = FunctionCall(parent.parent), let argument = Argument(parent) else { return nil }
      return (call, argument.label)
    case .multipleTrailingClosureElement:
      guard let call = FunctionCall(parent.parent) else { return nil }
      return (call, TrailingClosure(parent)?.label)
    default: return nil
    }
  }
}
