extension TypeFacts {
  /// Whether each new value has an id of its own making: `let id = UUID()`.
  var makesIDInInitializer: Bool {
    properties.contains { $0.name == "id" && $0.hasFreshValue && !$0.isStatic }
  }
}
