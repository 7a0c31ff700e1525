extension Vocabulary {
  /// Methods of collections and optionals that call the closure that they are given before they return, and change nothing.
  package static let callsInPlace: NameSet = [
    "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "sorted", "first", "firstIndex", "last",
    "contains", "allSatisfy", "min", "max", "prefix", "drop", "mapValues",
  ]
}

extension Closure {
  /// Whether the closure runs where it stands: it is called there, `{ … }()`, or a method that it is given to calls it.
  package var runsInPlace: Bool {
    if node.ownCall != nil { return true }
    guard let call = use?.call else { return false }
    return call.base != nil && Vocabulary.callsInPlace.contains(call.name)
  }
}
