extension ViewResolver {
  /// Whether one of the view's modifiers is the workspace's own and does something when a view comes or goes, itself or
  /// by a view modifier that it applies: `.tracked("Menu")`, which calls `onAppear`.
  func hasOwnModifierThatActsOnAppearing(_ view: ViewExpression) -> Bool {
    view.modifiers.contains { modifier in
      guard let call = modifier.call, let name = modifier.name else { return false }
      if let type = Self.modifierType(appliedBy: call) { return actsOnAppearing(modifierType: type) }
      if modifier.entry != nil { return false }
      // Of a name that many apps have, the first tell enough.
      return workspace.viewFunctions(named: name.text).prefix(Self.mostNamesakes).contains { file, _ in
        guard let (source, other) = opened(file) else { return false }
        return source.model.viewFunctions.contains { function in
          guard function.name?.text == name.text, let body = function.body else { return false }
          return body.actsOnAppearing
            || body.descendants(.functionCallExpr).contains { call in
              FunctionCall(call).flatMap(Self.modifierType).map(other.actsOnAppearing) ?? false
            }
        }
      }
    }
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
