extension ViewResolver {
  /// Whether one of the view's modifiers is the workspace's own and does something when a view comes or goes, itself or
  /// by a view modifier that it applies: `.tracked("Menu")`, which calls `onAppear`.
  func hasOwnModifierThatActsOnAppearing(_ view: ViewExpression) -> Bool {
    view.modifiers.contains { modifier in
      guard let call = modifier.call, let name = modifier.name else { return false }
      if let type = Self.modifierType(appliedBy: call) { return actsOnAppearing(modifierType: type) }
      if modifier.entry != nil { return false }
      return actsOnAppearing(functionNamed: name.text)
    }
  }

  private func actsOnAppearing(functionNamed name: String) -> Bool {
    if let known = functionsActingOnAppearing[name] { return known }
    // Of a name that many apps have, the first tell enough.
    let answer = workspace.viewFunctions(named: name).prefix(Self.mostNamesakes).contains { file, _ in
      (opened(file)?.source.model.viewFunctions ?? []).contains { function in
        guard function.name?.text == name, let body = function.body else { return false }
        return body.actsOnAppearing
          || body.descendants(.functionCallExpr).contains { call in
            FunctionCall(call).flatMap(Self.modifierType).map(actsOnAppearing) ?? false
          }
      }
    }
    functionsActingOnAppearing[name] = answer
    return answer
  }

  private static let mostNamesakes = 10

  /// `Tracking` of `.modifier(Tracking(name))`.
  private static func modifierType(appliedBy call: FunctionCall) -> Name? {
    guard call.name == "modifier" else { return nil }
    return FunctionCall(call.firstArgument?.value)?.constructedType
  }

  private func actsOnAppearing(modifierType type: Name) -> Bool {
    workspace.typeDeclarations(named: type.text).prefix(Self.mostNamesakes).contains { file, facts in
      opened(file)?.source.model.types(qualifiedName: facts.qualifiedName)
        .contains(where: \.node.actsOnAppearing) ?? false
    }
  }
}

extension Node {
  /// Whether one of its modifiers does something when a view comes or goes.
  var actsOnAppearing: Bool {
    tree.nodes.ids(of: [.functionCallExpr], in: subtree).contains { id in
      tree.calleeName(of: id).map { actsOnAppearance.contains(Name(tree: tree, range: $0)) } ?? false
    }
  }
}

/// Modifiers anywhere in a view that do something by its coming and going.
let actsOnAppearance: NameSet = ["onAppear", "onDisappear", "task", "transition"]
