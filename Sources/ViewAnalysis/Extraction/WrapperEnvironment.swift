/// What the app's own containers and modifiers do to the environment of what they show, as far as their code tells.
extension EnvironmentChanges {
  /// Adds what the code of the wrappers changes, anywhere in it. A container that the workspace doesn't declare may show
  /// its content elsewhere, but is taken not to change other values.
  mutating func lookIntoWrappers(_ resolver: ViewResolver) {
    var seen: Set<Wrapper> = []
    while !isCutOff, let wrapper = removeWrapper() {
      guard seen.insert(wrapper).inserted else { continue }
      if seen.count > Self.mostWrappers { return addDetachment() }
      switch wrapper {
      case .container(let name, let user):
        let declarations = resolver.workspace.types(named: name)
        if declarations.isEmpty { addPresentation() }
        // A private one is meant before all others.
        let isOwn = declarations.contains { $0.file == user && $0.facts.kind != .extensionDecl }
        let files = Set(declarations.map(\.file)).filter { !isOwn || $0 == user }
        for file in files.sorted() { add(declarationsOf: name, inFile: file, resolver) }
      case .function(let node): add(codeOf: node, showing: [], resolver)
      case .modifier(let name):
        for file in Set(resolver.workspace.viewFunctions(named: name).map(\.file)).sorted() {
          guard let (source, opened) = resolver.opened(file) else { return addDetachment() }
          for function in source.model.viewFunctions where function.name?.text == name {
            add(codeOf: function.node, showing: ["self"], opened)
          }
        }
      }
    }
  }

  /// Wrappers within wrappers within wrappers: what takes more to understand is not understood.
  private static let mostWrappers = 24

  private mutating func add(declarationsOf name: String, inFile file: String, _ resolver: ViewResolver) {
    guard let (source, opened) = resolver.opened(file) else { return addDetachment() }
    for type in source.model.types(named: name) {
      if opened.roles(of: type).contains(.representable) { return addDetachment() }
      let views = Set(type.viewParameters.map(\.text))
      let content = type.properties.filter { property in
        property.type.map { type in
          type.subtree.contains { type.tree.node($0).firstName.map { views.contains($0.text) } ?? false }
        } ?? false
      }
      add(codeOf: type.node, showing: Set(content.compactMap { $0.binding.name?.text }), opened)
    }
  }

  /// `content` are the names of the views that the code is given, besides `content`.
  private mutating func add(codeOf declaration: Node, showing content: Set<String>, _ resolver: ViewResolver)
  {
    let tree = declaration.tree
    let names = self.names(madeOf: content.union(["content"]), in: declaration)
    let values = Set(
      tree.nodes.ids(of: [.patternBinding], in: declaration.subtree)
        .compactMap { PatternBinding(tree.node($0))?.name?.text })
    for id in tree.nodes.ids(of: [.functionCallExpr], in: declaration.subtree) {
      guard let call = FunctionCall(tree.node(id)), let name = call.name else { continue }
      guard let type = call.constructedType else {
        let isShown = call.node.children.dropFirst().contains { shows(names, in: $0) }
        if name == "navigationDestination", isShown { return addDetachment() }
        if isHandedOver, isShown, Self.carriers.contains(name) { return addDetachment() }
        if isShown, Vocabulary.modifier(name)?.traits.contains(.presents) == true { addPresentation() }
        // `dismiss()` calls the code's own value, and is no modifier.
        if call.base == nil, values.contains(name.text) { continue }
        if isApplied(call, toViewsNamed: names) { add(modifier: call, resolver) }
        continue
      }
      if Self.hosts.contains(type) { return addDetachment() }
      guard call.node.children.dropFirst().contains(where: { shows(names, in: $0) }) else { continue }
      if type == "NavigationLink" { return addDetachment() }
      if let entry = resolver.declaredEntry(type) {
        if entry.traits.contains(.navigation) { addPresentation() }
        add(container: type, entry)
      } else if resolver.isViewType(type) {
        add(wrapper: .container(type.text, usedIn: resolver.fileName))
      }
    }
  }

  /// The names, those of the code's parameters, and those of what is made of them: `page` for
  /// `let page = content.padding()`.
  private func names(madeOf names: Set<String>, in declaration: Node) -> Set<String> {
    var names = names
    let tree = declaration.tree
    var makers: [(name: String, code: Node)] = []
    for id in tree.nodes.ids(
      of: [.functionParameter, .patternBinding, .functionDecl], in: declaration.subtree)
    {
      let node = tree.node(id)
      if let parameter = FunctionParameter(node) {
        parameter.name.map { _ = names.insert($0.text) }
      } else if let name = PatternBinding(node)?.name ?? FunctionDecl(node)?.name {
        makers.append((name.text, node))
      }
    }
    // Each round finds at least one.
    while let next = makers.firstIndex(where: { shows(names, in: $0.code) }) {
      names.insert(makers.remove(at: next).name)
    }
    return names
  }

  /// Whether the modifier is applied to what holds one of the views, or to the view that an extension extends.
  private func isApplied(_ call: FunctionCall, toViewsNamed names: Set<String>) -> Bool {
    guard let base = ModifierUse(call.node)?.base else {
      return call.base == nil || shows(names, in: call.node)
    }
    let root = ViewExpression(base).root
    return shows(names, in: base)
      || FunctionCall(root).map { $0.isPlain && $0.constructedType == nil } ?? false
  }

  private func shows(_ names: Set<String>, in code: Node) -> Bool {
    code.subtree.contains { id in
      let node = code.tree.node(id)
      return node.kind == .declReferenceExpr && !node.isMemberName
        && node.firstName.map { names.contains($0.text) } == true
    }
  }

  /// What may hand a view to code that shows it elsewhere.
  private static let carriers: NameSet = [
    "environment", "environmentObject", "preference", "transformPreference", "anchorPreference",
    "transformAnchorPreference",
  ]

  /// What shows views outside of the hierarchy that they are made in.
  private static let hosts: NameSet = [
    "UIHostingController", "NSHostingController", "NSHostingView", "NSHostingMenu",
    "UIHostingConfiguration", "ImageRenderer", "WKHostingController",
  ]
}
