/// Answers what a file's code means to SwiftUI: from the file's own model, then from the workspace.
///
/// It answers no (or nil) where it does not know.
package final class ViewResolver {
  package let file: FileModel
  /// The file with its name; nil for a text that is no file of the workspace, such as one that a rewrite would leave.
  let source: SourceFile?
  package let workspace: WorkspaceIndex
  /// Gives other files' trees; nil where the host has none to give.
  package let sources: SourceCache?
  /// What the file's types are to SwiftUI, by their indices in it.
  private let ownRoles: [TypeRoles]
  /// Answers that are asked for again and again, by the types' qualified names.
  private var areViews: [String: Bool] = [:]
  private var facts: [String: [TypeFacts]] = [:]
  var overloads: [String: [[ClosureParameter]]] = [:]
  var viewFunctions: [String: [ViewFunction]] = [:]
  /// By the index of the type's first declaration in the file.
  private var members: [Int: TypeMembers] = [:]
  /// By the index of the declaration in the file.
  private var helpers: [Int: [Helper]] = [:]
  /// By qualified names.
  var summaries: [String: TypeSummary] = [:]
  var scopes: [String: [String]] = [:]
  /// The qualified names of the types that names mean; a value of nil where it is none of the workspace.
  var meanings: [Spelling: String?] = [:]
  /// Whether names of SwiftUI's mean other types.
  var shadowings: [Spelling: Bool] = [:]
  var directReturns: [Node: Bool] = [:]
  var returns: [Node: Bool] = [:]
  /// For constants that stand for a collection, whether that is small, and where following it ends.
  var followedConstants: [FollowedConstant: (isSmall: Bool, node: Node)] = [:]
  var storedProperties: [String: [ViewProperty]] = [:]
  var viewReads: [String: ViewReads] = [:]
  /// By qualified names, where the code of types runs, as far as a rule has asked.
  var otherBranches: [String: OtherBranches] = [:]
  /// For the file's types, by their qualified names, what the workspace knows of them.
  var workspaceFacts: [String: [TypeFacts]] = [:]
  /// By the indices of nodes.
  var measures: [Int: ViewMeasure] = [:]
  /// For types, the names of the helpers that their bodies are composed of, as far as a rule has asked.
  var sectionNames: [String: Set<String>] = [:]
  /// By qualified names; a value of nil where the calls can't all be seen.
  var typeCalls: [String: [TypeCall]?] = [:]
  /// By qualified names, as far as code has asked.
  var areMadeOnlyInPreviews: [String: Bool] = [:]
  /// For members that give arrays, the elements that they append, as far as a rule has asked.
  var appendedElements: [Int: Name?] = [:]
  /// For names of system types, whether no initializer of an extension may fail, as far as code has asked.
  var typesNeverFailing: [String: Bool] = [:]
  /// For names of types and protocols, whether their code uses `Mirror`, as far as code has asked.
  var areReflected: [String: Bool] = [:]
  /// By file, the names of the types whose code uses `Mirror`, as far as code has asked: see `isReflected`.
  var typesMirroring: [String: Set<String>?] = [:]
  /// By name, the members that are too much for a body, as far as a rule has asked.
  var costlyMembers: [String: [(file: String, member: CostlyMember)]] = [:]
  /// By file, where its costly members do their work, in UTF-8 offsets, as far as a rule has asked.
  var workRanges: [String: [CostlyMember: Range<Int>]] = [:]
  /// For types, whether they have methods that could make rows, as far as a rule has asked.
  var hasRowMethods: [String: Bool] = [:]
  /// Whether functions of these names, which the workspace adds to `View`, do something when a view comes or goes.
  var functionsActingOnAppearing: [String: Bool] = [:]
  /// For helpers, by their blocks' nodes, whether more than their actions asks for their parameters, as far as a rule has asked.
  var showingParameters: [Int: Bool] = [:]
  /// By qualified names, whether types are shown in widgets, as far as a rule has asked.
  var inWidgets: [String: Bool] = [:]
  /// By the members' nodes, the calls in what bodies use that `work_in_body` reports, as far as it has asked.
  var costlyCalls: [Int: [ExpensiveWork: [Int]]] = [:]
  /// By qualified names, whether types put a caller's content into a menu, as far as a rule has asked.
  var menuContainers: [String: Bool] = [:]
  /// The qualified names of the file's views that neither have a state nor show anything that has.
  private(set) lazy var statelessTypes = typesWithoutState()
  /// For properties, by their types' qualified names and their own, and the number of views that are still to be asked,
  /// whether all code gives them constants, as far as a rule has asked.
  var givenOnce: [String: Bool] = [:]
  /// The same for whether computed ones read nothing that changes, with whether inputs count as such.
  var computedOfFixed: [String: Bool] = [:]
  /// The same for whether only initializers fill them, with the number of properties that are still to be followed.
  var lastingProperties: [String: Bool] = [:]
  /// The bodies in other files of the types that this file extends, by the types' names, as far as a rule has asked.
  var bodiesElsewhere: [String: BodyElsewhere?] = [:]
  /// For states, by their types' qualified names and their own, whether all code gives them the same value, as far as a rule
  /// has asked.
  var setToOneValue: [String: Bool] = [:]
  /// The conditions by which views directly in blocks are shown, by the blocks' nodes, as far as a rule has asked.
  var testsInBlocks: [Int: Set<String>] = [:]
  /// Whether a hidden view would be in the way of the others in blocks, by the blocks' nodes, as far as a rule has asked.
  var blocksWithHoles: [Int: Bool] = [:]
  /// How many functions of an extension consist of the same modifiers, by the extension's node and the modifiers' names, as
  /// far as a rule has asked.
  var modifierRuns: [Int: [[String]: Int]] = [:]
  /// By qualified names, whether types are views that are only made in menus, as far as a rule has asked.
  var madeInMenus: [String: Bool] = [:]
  /// The resolvers of other files, by the files' names.
  private var openedFiles: [String: ViewResolver] = [:]
  /// For properties, by their types' qualified names and their own, whether code sets them only where they are created, as
  /// far as a rule has asked.
  var neverSet: [String: Bool] = [:]
  /// For properties, in the same way, whether code gives them only elements that it spells out.
  var givenKnownElements: [String: Bool] = [:]
  /// By the closures' nodes; a value of nil where nothing is known.
  var foreignRoles: [Int: ClosureRole?] = [:]
  /// For the file's types, by their qualified names, the references to their members in their own code, by name.
  var memberReferences: [String: [String: [Node]]] = [:]
  /// This file with the declarations that types extended in it have in others, by the types' qualified names.
  var joinedFiles: [String: JoinedFile?] = [:]
  /// By the indices of members' nodes.
  var localNames: [Int: LocalNames] = [:]
  /// The other files that rules have asked for, readable or not: what was found depends on their texts.
  private(set) var consultedFiles: Set<String> = []

  /// For a file of the workspace.
  package convenience init(_ source: SourceFile, workspace: WorkspaceIndex, sources: SourceCache? = nil) {
    self.init(source.model, source, workspace, sources)
  }

  /// For a text of which the workspace knows nothing.
  package convenience init(file: FileModel, workspace: WorkspaceIndex, sources: SourceCache? = nil) {
    self.init(file, nil, workspace, sources)
  }

  private init(
    _ file: FileModel, _ source: SourceFile?, _ workspace: WorkspaceIndex, _ sources: SourceCache?
  ) {
    self.file = file
    self.source = source
    self.workspace = workspace
    self.sources = sources
    ownRoles = file.types.map { type in
      let known = type.roles.union(workspace.roleTable.roles(ofQualifiedName: type.qualifiedName))
      if !workspace.hasProtocolRoles { return known }
      return type.inheritedTypes.reduce(known) { roles, type in
        type.typeName.map { roles.union(workspace.roles(ofProtocol: $0)) } ?? roles
      }
    }
  }

  /// The file's name in the workspace.
  package var fileName: String? { source?.name }

  /// Another file of the workspace; nil where the host can't supply it.
  func otherFile(named name: String) -> SourceFile? {
    consultedFiles.insert(name)
    return sources?.source(named: name)
  }

  /// A file of the workspace, be it this one or another; nil where the host can't supply it.
  package func source(named name: String) -> SourceFile? {
    name == fileName ? source : otherFile(named: name)
  }

  /// The same, with what resolves its code: this resolver for its own file, a new one for another.
  package func opened(_ name: String) -> (source: SourceFile, resolver: ViewResolver)? {
    source(named: name).map { source in
      if name == fileName { return (source, self) }
      let resolver = openedFiles[name] ?? ViewResolver(source, workspace: workspace)
      openedFiles[name] = resolver
      return (source, resolver)
    }
  }

  /// Whether the file has anything to do with SwiftUI.
  var hasViewCode: Bool { file.mentionsViews || ownRoles.contains { !$0.isEmpty } }

  // Indices over the whole file, made when a rule first asks.

  /// The calls of `AnyView`, and of the workspace's functions that erase a view, as indices of nodes.
  private lazy var erasures: [Int] = file.tree.nodes.ids(of: [.functionCallExpr]).filter { id in
    guard let name = file.tree.calleeName(of: id) else { return false }
    return file.tree.hasText("AnyView" as StaticString, in: name)
      || workspace.erasingFunctionNames.contains(name, in: file.tree.bytes)
      || file.tree.hasText("init" as StaticString, in: name)
        && FunctionCall(file.tree.node(id))?.isErasureByResult == true
  }

  /// The index of the first call of `AnyView` in the node.
  func firstErasure(in node: Node) -> Int? {
    let index = erasures.partitionIndex { $0 >= node.id }
    return index < erasures.count && node.subtree.contains(erasures[index]) ? erasures[index] : nil
  }

  /// The names that the file's code may bind for itself.
  private(set) lazy var boundNames = BoundNames(in: file.tree)

  /// The calls that make an instance of one of the file's own types, by the type's name, in the order of the text.
  private lazy var callsByType: [String: [FunctionCall]] = readCalls()

  private func readCalls() -> [String: [FunctionCall]] {
    var calls: [String: [FunctionCall]] = [:]
    let tree = file.tree
    let own = NameSet(file.types.map(\.name) + ["Self"])
    for id in tree.nodes.ids(of: [.functionCallExpr]) {
      guard own.contains(tree.calleeName(of: id), in: tree.bytes), let call = FunctionCall(tree.node(id)),
        let made = call.constructedType
      else { continue }
      calls[made.text, default: []].append(call)
    }
    return calls
  }

  /// The calls in the file that make an instance of a type that it declares, in the order of the text; for `Self` those
  /// that call it by this name.
  func calls(making type: String) -> [FunctionCall] { callsByType[type] ?? [] }

  /// The names of members that the file calls without arguments on other values than `self`: `card.content()`.
  private(set) lazy var membersCalledOnValues: Set<String> = {
    var names: Set<String> = []
    for id in file.tree.nodes.ids(of: [.functionCallExpr]) {
      guard let call = FunctionCall(file.tree.node(id)), let base = call.base, let name = call.name,
        !base.isReference(to: "self"), call.node.children.count == 1
      else { continue }
      names.insert(name.text)
    }
    return names
  }()

  /// See `SyntaxTree.viewQualifier`.
  private(set) lazy var viewQualifier = file.tree.viewQualifier

  private lazy var nameTokens = NameTokens(in: file.tree)

  /// The indices of the tokens in the file that are the name, in order.
  func tokens(named name: String) -> [Int] { nameTokens.indices(of: name) }

  private(set) lazy var viewBlocks = ViewBlocks(file)

  /// The names of functions and values that the file hands over as they are: `row` in `list(content: row)` and in
  /// `list(content: self.row)`.
  private(set) lazy var namesHandedOver: Set<String> = {
    var names: Set<String> = []
    let tree = file.tree
    for id in tree.nodes.ids(of: [.labeledExpr]) {
      guard let value = tree.node(id).firstChild,
        value.kind == .declReferenceExpr || MemberAccess(value)?.base?.isReference(to: "self") == true,
        let name = value.referencedName
      else { continue }
      names.insert(name.text)
    }
    return names
  }()

  /// The names of the collections whose elements the file inserts, removes or moves, one by one, so that others change
  /// places: `books` for `model.books.remove(at: 0)`.
  private(set) lazy var collectionsChanged: Set<String> = {
    var names: Set<String> = []
    let changes: NameSet = [
      "remove", "insert", "move", "swapAt", "removeFirst", "sort", "shuffle",
    ]
    let tree = file.tree
    for id in tree.nodes.ids(of: [.functionCallExpr])
    where changes.contains(tree.calleeName(of: id), in: tree.bytes) {
      guard let base = FunctionCall(tree.node(id))?.base, let name = base.referencedName else { continue }
      names.insert(name.text)
    }
    return names
  }()

  /// The file's variables that are declared in no type and no function, with their initial values, by their names.
  private(set) lazy var globals: [String: [(variable: VariableDecl, value: Node?)]] = {
    var globals: [String: [(variable: VariableDecl, value: Node?)]] = [:]
    for variable in file.tree.root.statements.compactMap({ VariableDecl($0.firstChild) }) {
      for binding in variable.bindings {
        if let name = binding.name?.text {
          globals[name, default: []].append((variable, binding.initialValue))
        }
      }
    }
    return globals
  }()

  /// Whether code of the file writes to the `id` of a value.
  private(set) lazy var editsIDs = file.editsIDs

  /// The names of the types that the file's aliases stand for.
  private(set) lazy var aliasedTypes: Set<String> = {
    var names: Set<String> = []
    let tree = file.tree
    for id in tree.nodes.ids(of: [.typeAliasDecl]) {
      for inner in tree.nodes.ids(of: [.identifierType, .memberType], in: tree.node(id).subtree) {
        if let name = tree.node(inner).typeName { names.insert(name.text) }
      }
    }
    return names
  }()

  /// Where the file uses the properties of its types that rules watch.
  private(set) lazy var propertyUses = PropertyUses(
    file, source?.facts.references ?? FileReferences(file))

  // MARK: Types

  /// What the type is to SwiftUI, by this file and by the rest of the workspace.
  package func roles(of type: TypeModel) -> TypeRoles {
    type.index < ownRoles.count ? ownRoles[type.index] : type.roles
  }

  package func isView(_ type: TypeModel) -> Bool { roles(of: type).contains(.view) }

  /// Whether the name, where it is written, is that of a view: SwiftUI's, or a type of the workspace.
  package func isViewType(_ name: Name) -> Bool {
    if let entry = declaredEntry(name) { return !entry.traits.contains(.notView) }
    guard let type = workspaceType(name) else { return false }
    if let known = areViews[type] { return known }
    let own = file.types(qualifiedName: type)
    let isView =
      own.contains { !$0.isExtension }
      ? own.allSatisfy { self.isView($0) }
      : workspace.roleTable.roles(ofQualifiedName: type).contains(.view)
    areViews[type] = isView
    return isView
  }

  /// Whether the name, where it is written, is that of a view type of the workspace.
  package func isOwnViewType(_ name: Name) -> Bool { declaredEntry(name) == nil && isViewType(name) }

  /// SwiftUI's entry for the name, unless the name, where it is written, means a type of this file or content of the
  /// workspace. A plain model type in another file (`struct List: Codable`) leaves the name to SwiftUI.
  package func declaredEntry(_ name: Name?) -> ViewEntry? {
    guard let name, let entry = Vocabulary.view(name) else { return nil }
    return isShadowed(name) ? nil : entry
  }

  /// The members that the file declares of the type.
  package func members(of type: TypeModel) -> TypeMembers {
    let first = file.declarations(of: type).first?.index ?? type.index
    if let known = members[first] { return TypeMembers(known, for: type) }
    let found = TypeMembers(of: type, in: file)
    members[first] = found
    return found
  }

  /// The facts of all declarations of the type that the name, where it is written, means: this file's where it
  /// declares the type itself.
  package func declarations(of name: Name) -> [TypeFacts] {
    guard let type = workspaceType(name) else { return [] }
    return declarations(ofQualifiedName: type, named: name.text)
  }

  /// What the file exports of the declaration; made for one that it doesn't export.
  func facts(of type: TypeModel) -> TypeFacts {
    if let types = source?.facts.exports.types, let index = type.exportedIndex, index < types.count {
      return types[index]
    }
    return TypeFacts(type)
  }

  func declarations(ofQualifiedName type: String, named name: String) -> [TypeFacts] {
    if let known = facts[type] { return known }
    let own = file.types(qualifiedName: type)
    let found =
      own.contains { !$0.isExtension }
      ? own.map { self.facts(of: $0) }
      : workspace.types(qualifiedName: type, named: name)
    facts[type] = found
    return found
  }

  // MARK: Helpers

  /// The properties and methods of a view type, other than `body`, whose result is a view. Those of one declaration of
  /// it.
  package func helpers(of type: TypeModel) -> [Helper] {
    if let known = helpers[type.index] { return known }
    let found = type.members.compactMap { helper($0, of: type) }
    helpers[type.index] = found
    return found
  }

  /// The helper that the member of the view type is; nil where it is none.
  package func helper(_ member: Node, of type: TypeModel) -> Helper? {
    // Most members are stored: whether the type is a view's costs more to know.
    guard let block = member.declaredBlock, let name = member.declaredName, name != "body",
      let result = member.declaredType, isViewResult(result, of: type)
    else { return nil }
    return Helper(declaration: member, name: name, result: result, block: block)
  }

  /// Whether the type's `body` is the helper and nothing else, not even modifiers.
  package func isBody(_ helper: Helper, of type: TypeModel) -> Bool {
    guard case .property(let body)? = members(of: type).only("body"), let name = helper.name,
      var view = body.getter?.onlyStatement
    else { return false }
    if let call = FunctionCall(view), let callee = call.callee { view = callee }
    if let access = MemberAccess(view) {
      return access.base?.isReference(to: "self") == true && access.name?.hasSameText(as: name) == true
    }
    return view.kind == .declReferenceExpr && view.firstName?.hasSameText(as: name) == true
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

  /// The functions that this file adds to `View`, by their names.
  private(set) lazy var ownViewFunctions = Dictionary(
    grouping: file.viewFunctions.map { ViewFunction(FunctionFacts($0, readsBody: true)) }, by: \.name)
}

extension FunctionCall {
  /// Whether it is `.init(view)` as what a declaration of type `AnyView` gives back.
  var isErasureByResult: Bool {
    guard let access = MemberAccess(callee), access.base == nil, access.name == "init",
      node.parent?.kind == .codeBlockItem || node.parent?.kind == .returnStmt,
      let owner = node.ancestor(
        .closureExpr, .variableDecl, .functionDecl, .subscriptDecl, .initializerDecl)
    else { return false }
    return owner.declaredType?.isNamedType("AnyView") == true
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
