/// Where the names that a function's own code binds hide members of the same name.
struct LocalNames {
  /// UTF-8 offsets at which the local one is meant, by name.
  private var scopes: [String: [Range<Int>]] = [:]
  /// Names that the code binds in a way that tells no place.
  private(set) var unclear: Set<String> = []

  /// Looks for these names only.
  init(in function: Node, among names: Set<String>) {
    for node in function.subtree.lazy.map({ function.tree.node($0) }) {
      if node.kind == .catchClause, node.child(.catchItem) == nil, names.contains("error") {
        scopes["error", default: []].append(node.range)
      }
      guard let name = node.boundName?.text, names.contains(name) else { continue }
      let found = node.id == function.id ? [] : node.scopes
      guard let found else {
        unclear.insert(name)
        continue
      }
      scopes[name, default: []] += found
    }
  }

  /// Whether the name means a local value, a parameter or a local function there.
  func hide(_ name: String, at offset: Int) -> Bool {
    scopes[name]?.contains { $0.contains(offset) } ?? false
  }
}

extension Node {
  /// The name that the node itself binds.
  fileprivate var boundName: Name? {
    switch kind {
    case .identifierPattern, .closureShorthandParameter, .closureCapture: firstName
    case .closureParameter:
      name(atToken: introducerToken + 1) ?? name(atToken: introducerToken)
    case .functionParameter: FunctionParameter(self)?.name
    case .functionDecl: FunctionDecl(self)?.name
    default: nil
    }
  }

  /// UTF-8 offsets at which the name is visible that the node binds; nil where that isn't known.
  fileprivate var scopes: [Range<Int>]? {
    switch kind {
    case .functionParameter:
      return ancestor(.functionDecl, .initializerDecl, .subscriptDecl)?.child(.codeBlock).map { [$0.range] }
    case .closureShorthandParameter, .closureParameter, .closureCapture:
      // A captured name without a value reads the member that it hides.
      guard kind != .closureCapture || child(.initializerClause) != nil, let closure = ancestor(.closureExpr),
        let signature = closure.child(.closureSignature)
      else { return nil }
      return [signature.range.upperBound..<closure.range.upperBound]
    case .functionDecl: return enclosingBlock.map { [$0.range] }
    default: return patternScopes
    }
  }

  /// Of an `identifierPattern`.
  private var patternScopes: [Range<Int>]? {
    for ancestor in ancestors {
      let end = ancestor.range.upperBound
      switch ancestor.kind {
      case .patternBinding:
        return ancestor.parent?.enclosingBlock.map { [end..<max(end, $0.range.upperBound)] }
      case .conditionElement:
        guard let owner = ancestor.parent, let block = owner.child(.codeBlock) else { return nil }
        if owner.kind != .guardStmt { return [end..<max(end, block.range.upperBound)] }
        let behind = owner.range.upperBound
        return owner.enclosingBlock.map {
          [end..<max(end, block.range.lowerBound), behind..<max(behind, $0.range.upperBound)]
        }
      case .forStmt:
        return ancestor.children.filter { $0.kind == .codeBlock || $0.kind == .whereClause }.map(\.range)
      case .switchCase, .catchClause:
        let start = range.upperBound
        return [start..<max(start, end)]
      case .codeBlockItem, .memberBlockItem, .closureExpr: return nil
      default: continue
      }
    }
    return nil
  }

  /// The block in which the statement stands, `#if` or not.
  private var enclosingBlock: Node? {
    guard parent?.kind == .codeBlockItem else { return nil }
    return parent?.ancestors.first { $0.kind != .ifConfigClause && $0.kind != .ifConfigDecl }
  }

  /// Whether the reference is the name behind a period, or a part of a key path.
  var isMemberName: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .memberAccessExpr: return MemberAccess(parent)?.base?.id != id
    case .keyPathPropertyComponent, .keyPathMethodComponent, .keyPathSubscriptComponent: return true
    default: return false
    }
  }
}
