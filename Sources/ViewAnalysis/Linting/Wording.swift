/// Names of code as they stand in a sentence: "`a`", "`a` and `b`", "`a`, `b` and 3 more".
func listed(_ names: some Collection<String>, upTo limit: Int = 3, _ conjunction: String = "and") -> String {
  let count = names.count
  let quoted = names.prefix(count <= limit ? limit : max(1, limit - 1)).map { "`\($0)`" }
  if count > quoted.count {
    return quoted.joined(separator: ", ") + " \(conjunction) \(count - quoted.count) more"
  }
  guard let last = quoted.last, count > 1 else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// "one view", "3 views".
func counted(_ count: Int, _ one: String, _ many: String) -> String {
  count == 1 ? "one \(one)" : "\(count) \(many)"
}

/// "once", "twice", "3 times".
func times(_ count: Int) -> String {
  switch count {
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}

extension Node {
  /// The expression as a sentence can name it: on one line, and no longer than about 48 characters. What is left out
  /// of a longer one shows as `…`, in the brackets that it stood in: `values.sorted(…)`.
  var shortText: String {
    var node = self
    while node.kind == .optionalChainingExpr, let inner = node.firstChild { node = inner }
    let longest = 48
    let range = node.range
    if range.count <= longest, node.tree.isPlainLine(range) { return node.text }
    var result = ""
    var length = 0
    /// Where the brackets begin that are still open, as lengths of `result`.
    var open: [Int] = []
    var isAfterSpace = false
    // Of a long expression no more than its beginning is looked at.
    let start = range.lowerBound
    for character in node.tree.text(start..<min(range.upperBound, start + longest * 4)) {
      if character.isWhitespace {
        isAfterSpace = true
        continue
      }
      if isAfterSpace {
        result.append(" ")
        length += 1
      }
      isAfterSpace = false
      result.append(character)
      length += 1
      switch character {
      case "(", "[", "{": open.append(length)
      case ")", "]", "}": _ = open.popLast()
      default: break
      }
      if length > longest { return Self.cut(result, open.first) }
    }
    return result
  }

  /// The text without what stands in the open bracket, or without its last word.
  private static func cut(_ text: String, _ bracket: Int?) -> String {
    // Brackets at the very beginning hold all that there is to say.
    if let bracket, bracket > 4 {
      let head = text.prefix(bracket)
      switch head.last {
      case "{": return head + " … }"
      case "[": return head + "…]"
      default: return head + "…)"
      }
    }
    let head = text.prefix(text.count - 8)
    guard let end = head.lastIndex(where: { $0 == " " || $0 == "." }) else { return head + "…" }
    return head[...end] + "…"
  }
}

extension SyntaxTree {
  /// Whether the text is one line of ASCII with no more than one space at a time.
  fileprivate func isPlainLine(_ range: Range<Int>) -> Bool {
    let space = UInt8(ascii: " ")
    var previous = space
    for index in range {
      let byte = bytes[index]
      guard byte > space && byte < 0x80 || byte == space && previous != space else { return false }
      previous = byte
    }
    return true
  }
}
