extension TypeFacts {
  /// Whether each new value has an id of its own making: `let id = UUID()`.
  var makesIDInInitializer: Bool {
    properties.contains { $0.name == "id" && $0.hasFreshValue && !$0.isStatic }
  }
}

extension FunctionCall {
  /// The type of the elements of the array that the member around is declared to give, if the call makes one of them
  /// without the type's name: `.init(title: "A")`.
  var elementOfDeclaredArray: Name? {
    guard let access = MemberAccess(callee), access.base == nil, access.name == "init",
      let type = node.typeMember?.declaredType, type.kind == .arrayType
    else { return nil }
    return type.firstChild?.typeName
  }
}
