internal import LSPCore
internal import ViewAnalysis

/// A file's interface as an outline: its views, in each the members that build views, in each of those the
/// views nested as they are in the interface, with the number of their modifiers.
struct ViewOutline {
  /// Deeper views stand beside the ones that hold them: clients read the outline recursively.
  private static let deepest = 100

  private let model: FileModel
  private let resolver: ViewResolver
  private let range: (Range<Int>) -> LSP.Range
  /// The symbols around the current node, the outermost first.
  private var open: [Open] = []
  private var finished: [LSP.DocumentSymbol] = []

  private struct Open {
    let symbol: LSP.DocumentSymbol
    /// The finished symbols in it.
    var children: [LSP.DocumentSymbol] = []
    /// Index of the node after the symbol's.
    let end: Int
    let role: Role
  }

  private enum Role {
    /// Stays whatever is in it.
    case viewType, view
    /// Stays where there are views in it.
    case otherType, member
  }

  /// `range` turns UTF-8 offsets into positions.
  static func symbols(
    of model: FileModel, in workspace: WorkspaceIndex, range: @escaping (Range<Int>) -> LSP.Range
  ) -> [LSP.DocumentSymbol] {
    var outline = ViewOutline(
      model: model, resolver: ViewResolver(file: model, workspace: workspace), range: range)
    outline.read()
    return outline.finished
  }

  private init(
    model: FileModel, resolver: ViewResolver, range: @escaping (Range<Int>) -> LSP.Range
  ) {
    self.model = model
    self.resolver = resolver
    self.range = range
  }

  private mutating func read() {
    let nodes = model.tree.nodes
    var id = 0
    while id < nodes.count {
      while let last = open.last, last.end <= id { close() }
      let node = model.tree.node(id)
      switch nodes[id].kind {
      case .functionCallExpr: readCall(node)
      case .closureExpr:
        // What runs when something happens builds nothing.
        if let closure = Closure(node), resolver.role(of: closure) == .action {
          id = node.subtree.upperBound
          continue
        }
      case .variableDecl, .functionDecl: readMember(node)
      default: if TypeDecl.isKind(nodes[id].kind) { readType(node) }
      }
      id += 1
    }
    while !open.isEmpty { close() }
  }

  private mutating func push(
    _ node: Node, _ role: Role, name: String, detail: String? = nil, kind: LSP.SymbolKind,
    range whole: Range<Int>, selection: Range<Int>
  ) {
    guard open.count < Self.deepest, !name.isEmpty else { return }
    let symbol = LSP.DocumentSymbol(
      name: name, detail: detail, kind: kind, range: range(whole),
      selectionRange: range(selection.clamped(to: whole)))
    open.append(Open(symbol: symbol, end: node.subtree.upperBound, role: role))
  }

  private mutating func close() {
    guard let last = open.popLast() else { return }
    if last.children.isEmpty, last.role == .otherType || last.role == .member { return }
    var symbol = last.symbol
    if !last.children.isEmpty { symbol.children = last.children }
    if let parent = open.indices.last {
      open[parent].children.append(symbol)
    } else {
      finished.append(symbol)
    }
  }

  private mutating func readType(_ node: Node) {
    guard let type = model.type(declaredBy: node) else { return }
    let kind: LSP.SymbolKind =
      switch node.kind {
      case .classDecl, .actorDecl: .class
      case .enumDecl: .enum
      case .protocolDecl: .interface
      default: .struct
      }
    push(
      node, resolver.isView(type) && !type.isExtension ? .viewType : .otherType, name: type.name,
      detail: type.isExtension ? "extension" : nil, kind: kind, range: node.range,
      selection: type.declaration.nameRange)
  }

  private mutating func readMember(_ node: Node) {
    // Local declarations are part of the member around them.
    guard let around = open.last, around.role == .viewType || around.role == .otherType else { return }
    let isProperty = node.kind == .variableDecl
    guard let name = isProperty ? VariableDecl(node)?.bindings.first?.name : FunctionDecl(node)?.name else {
      return
    }
    push(
      node, .member, name: name.text, kind: isProperty ? .property : .method, range: node.range,
      selection: name.range)
  }

  private mutating func readCall(_ node: Node) {
    guard let around = open.last, around.role == .member || around.role == .view,
      let type = FunctionCall(node)?.constructedType, resolver.isViewType(type)
    else { return }
    let expression = ViewExpression(node.outermostChain)
    // A view's own range ends before its modifiers: what they hold belongs to the view around.
    let count = expression.root == node ? expression.modifiers.count : 0
    let detail = count == 0 ? nil : count == 1 ? "1 modifier" : "\(count) modifiers"
    push(
      node, .view, name: type.text, detail: detail, kind: .object,
      range: node.range, selection: type.range)
  }
}
