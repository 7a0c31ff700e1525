/// How much a piece of code builds; see "View count" in the words of the rules.
package struct ViewMeasure: Sendable, Equatable {
  /// Views constructed, containers included, modifier arguments not.
  package var count = 0
  /// Views that helpers of the same type give: one for each place that a helper has.
  package var placedHelpers = 0
  /// The longest line of views each inside the one before it: 1 for a single view.
  package var nesting = 0

  /// All views, with one for each place of a helper.
  package var countWithHelpers: Int { count + placedHelpers }
}

extension ViewResolver {
  /// Whether the code is a `ForEach` or the like, which makes any number of views, or has one in it.
  package func makesRows(_ code: Node) -> Bool {
    code.tree.nodes.ids(of: [.functionCallExpr], in: code.subtree).contains { id in
      guard let type = FunctionCall(code.tree.node(id))?.constructedType else { return false }
      return declaredEntry(type)?.traits.contains(.iterates) == true
    }
  }

  /// Measures the views in the node.
  package func measure(_ node: Node) -> ViewMeasure {
    if let known = measures[node.id] { return known }
    let found = measureViews(in: node)
    measures[node.id] = found
    return found
  }

  private func measureViews(in node: Node) -> ViewMeasure {
    var measure = ViewMeasure()
    let nodes = file.tree.nodes
    /// Ends of the views around the current node.
    var around: [Int] = []
    /// Where the arguments of a modifier begin, and where they end: they are not looked at.
    var skips: [(from: Int, to: Int)] = []
    var places = nodes.ids(of: countedKinds, in: node.subtree)
    while let id = places.next() {
      // The innermost of them come first.
      while let skip = skips.last, skip.to <= id { skips.removeLast() }
      if let skip = skips.last, skip.from <= id {
        places.skip(to: skip.to)
        continue
      }
      let end = id + Int(nodes[id].size)
      if nodes.kinds[id] == .ifConfigDecl {
        while let last = around.last, last <= id { around.removeLast() }
        let largest = measureClauses(of: file.tree.node(id))
        measure.count += largest.count
        measure.placedHelpers += largest.placedHelpers
        measure.nesting = max(measure.nesting, largest.nesting > 0 ? around.count + largest.nesting : 0)
        places.skip(to: end)
        continue
      }
      if nodes.kinds[id] == .codeBlockItem {
        if placedHelper(file.tree.node(id)) != nil { measure.placedHelpers += 1 }
      } else if let call = FunctionCall(file.tree.node(id)) {
        guard let callee = call.callee else { continue }
        if let type = call.constructedType {
          guard isViewType(type) && !isFillAsValue(call, type) || isPackageView(call, type) else { continue }
          while let last = around.last, last <= id { around.removeLast() }
          around.append(end)
          measure.count += 1
          measure.nesting = max(measure.nesting, around.count)
        } else if ModifierUse(call.node) != nil {
          skips.append((callee.subtree.upperBound, end))
        }
      } else if let closure = Closure(file.tree.node(id)), role(of: closure) == .action {
        places.skip(to: end)
      }
    }
    return measure
  }

  /// The name of the helper of the type around it that the statement is, called or not, where a builder collects views.
  package func placedHelper(_ item: Node) -> Name? {
    guard let statement = item.firstChild else { return nil }
    let view = ViewExpression(statement.kind == .returnStmt ? statement.firstChild ?? statement : statement)
    guard view.typeName == nil, let name = view.rootCall?.name ?? view.root.referencedName,
      view.rootCall.map({ $0.isPlain || $0.base?.isReference(to: "self") == true })
        ?? (view.root.kind == .declReferenceExpr
          || MemberAccess(view.root)?.base?.isReference(to: "self") == true),
      let type = file.enclosingType(of: item),
      members(of: type).named(name.text).contains(where: { helper($0.declaration, of: type) != nil }),
      isViewPosition(view.node)
    else { return nil }
    return name
  }

  /// Whether the call makes a colour or a gradient to style with: an element of a list, an argument, a local value.
  private func isFillAsValue(_ call: FunctionCall, _ type: Name) -> Bool {
    guard declaredEntry(type)?.traits.contains(.fill) == true else { return false }
    let place = call.node.outermostChain.parent?.kind
    return place != .codeBlockItem && place != .returnStmt
  }

  /// Whether the call makes a value of a type that is declared nowhere, where a builder collects views: one of a package
  /// or of another framework.
  private func isPackageView(_ call: FunctionCall, _ type: Name) -> Bool {
    let chain = call.node.outermostChain
    guard chain.parent?.kind == .codeBlockItem, declaredEntry(type) == nil, workspaceType(type) == nil else {
      return false
    }
    // What is called on it may give anything, but not without being a modifier.
    return ViewExpression(chain).root.id == call.node.id && isViewPosition(chain)
  }

  /// Only one clause of an `#if` is ever compiled: the largest counts. One in a chain has nothing but modifiers.
  private func measureClauses(of config: Node) -> ViewMeasure {
    var largest = ViewMeasure()
    if config.parent?.kind == .postfixIfConfigExpr { return largest }
    for clause in config.children(.ifConfigClause) {
      let measure = measure(clause)
      largest.count = max(largest.count, measure.count)
      largest.placedHelpers = max(largest.placedHelpers, measure.placedHelpers)
      largest.nesting = max(largest.nesting, measure.nesting)
    }
    return largest
  }
}

private let countedKinds: KindSet = [.codeBlockItem, .functionCallExpr, .closureExpr, .ifConfigDecl]
