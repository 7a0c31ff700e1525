extension Node {
  /// Whether the data is called what an app has few of: `tabs`, `movie.genres`.
  var isFewByNature: Bool {
    var node = self
    // Each turn goes to a smaller expression.
    while true {
      switch node.kind {
      case .functionCallExpr:
        guard let call = FunctionCall(node) else { return false }
        if call.isPlain {
          guard call.name == "Array" || call.name == "zip", let value = call.firstArgument?.value else {
            return false
          }
          node = value
        } else {
          guard let base = call.base else { return false }
          guard keepsData.contains(call.name) else { return false }
          node = base
        }
      case .memberAccessExpr:
        guard let access = MemberAccess(node) else { return false }
        guard keepsData.contains(access.name), let base = access.base else {
          return access.name?.isFewByNature ?? false
        }
        node = base
      case .declReferenceExpr: return node.firstName?.isFewByNature ?? false
      case .tupleExpr:
        guard node.children.count == 1, let inner = Argument(node.firstChild)?.value else { return false }
        node = inner
      case .sequenceExpr, .optionalChainingExpr, .forceUnwrapExpr:
        guard let inner = node.collectionCounted ?? node.firstChild else { return false }
        node = inner
      default: return false
      }
    }
  }
}

extension Name {
  /// Whether the name's last word says that these are few.
  fileprivate var isFewByNature: Bool {
    let text = text
    let start = text.lastIndex(where: \.isUppercase) ?? text.startIndex
    let word = text[start...].lowercased()
    return fewByNature.contains(word.hasPrefix("$") ? String(word.dropFirst()) : word)
  }
}

private let fewByNature: Set<String> = [
  "tabs", "categories", "genres", "tags", "filters", "options", "choices", "sections", "segments", "steps",
  "pages", "colors", "themes", "styles", "variants", "plans", "tiers", "badges", "modes", "types", "kinds",
  "days", "weekdays", "errors", "warnings", "alerts", "actions", "buttons", "digits", "suggestions",
]

/// What gives the same data in another order or form, or less of it.
private let keepsData: NameSet = [
  "enumerated", "reversed", "sorted", "shuffled", "filter", "dropFirst", "dropLast", "indices", "keys",
  "values",
]
