/// Names of members that stand for a type: `card` for `CardModifier`.
enum MemberName {
  /// The type's name without one of the suffixes, as a member's name, the best first; the whole name is the last.
  static func candidates(for type: String, without suffixes: [String]) -> [String] {
    var names: [String] = []
    for suffix in suffixes where type.hasSuffix(suffix) && type.utf8.count > suffix.utf8.count {
      var name = type.dropLast(suffix.count)
      while name.last == "_" { name.removeLast() }
      names.append(lowercased(String(name)))
    }
    // `ButtonStyle_Link`
    for prefix in suffixes where type.hasPrefix(prefix + "_") {
      names.append(lowercased(String(type.dropFirst(prefix.utf8.count + 1))))
    }
    names.append(lowercased(type))
    return names.filter { !reserved.contains($0) && $0.first?.isLetter == true }
  }

  /// `urlBadge` for `URLBadge`.
  static func lowercased(_ name: String) -> String {
    let letters = Array(name)
    var count = 0
    while count < letters.count, letters[count].isUppercase { count += 1 }
    // The last capital of several begins the next word.
    if count > 1, count < letters.count, letters[count].isLowercase { count -= 1 }
    return String(letters.prefix(count)).lowercased() + String(letters.dropFirst(count))
  }

  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension",
    "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension RuleContext {
  /// A name for a function of `View` that no function of the workspace and none of SwiftUI's modifiers has.
  func freeViewFunctionName(for type: String, without suffixes: [String]) -> String? {
    MemberName.candidates(for: type, without: suffixes).first {
      Vocabulary.modifiers[$0] == nil && !Vocabulary.plainModifiers.contains($0)
        && workspace.viewFunctions(named: $0).isEmpty
    }
  }
}
