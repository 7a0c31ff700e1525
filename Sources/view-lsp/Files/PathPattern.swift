/// A pattern for paths, as `.gitignore` files and the configuration's `include` and `exclude` write them.
///
/// `*` and `?` stay within one part of a path, `**` stands for any number of parts, `[a-z]` for one
/// character. A pattern without a slash, except at its end, matches at any depth; a slash at its end asks for
/// a folder.
struct PathPattern: Sendable, Equatable {
  /// `!`: what matches is taken back.
  let isNegated: Bool
  let onlyFolders: Bool
  /// One matcher for each part; nil stands for `**`.
  private let parts: [[GlobItem]?]

  /// Nil for a blank line or a comment.
  init?(gitignoreLine line: some StringProtocol) {
    var text = Substring(line)
    if text.last == "\r" || text.last == "\r\n" { text.removeLast() }
    // Blanks at the end don't count, unless a backslash keeps them.
    while text.last == " " && !text.dropLast().hasSuffix("\\") { text.removeLast() }
    guard let first = text.first, first != "#" else { return nil }
    if first == "!" { text.removeFirst() }
    self.init(text: text, isNegated: first == "!")
  }

  /// A pattern of the configuration's, one for each choice of its braces.
  static func patterns(_ text: String) -> [PathPattern] {
    var negated = false
    var rest = Substring(text)
    if rest.first == "!" {
      negated = true
      rest.removeFirst()
    }
    if rest.hasPrefix("./") { rest.removeFirst(2) }
    return expandBraces(String(rest)).compactMap { PathPattern(text: Substring($0), isNegated: negated) }
  }

  private init?(text: Substring, isNegated: Bool) {
    var text = text
    self.isNegated = isNegated
    onlyFolders = text.last == "/"
    if onlyFolders { text.removeLast() }
    let isAnchored = text.contains("/")
    let written = text.split(separator: "/")
    guard !written.isEmpty else { return nil }
    var parts: [[GlobItem]?] = isAnchored ? [] : [nil]
    for part in written {
      let isAny = part == "**"
      if isAny, let last = parts.last, last == nil { continue }
      parts.append(isAny ? nil : GlobItem.items(part))
    }
    self.parts = parts
  }

  /// Whether the whole pattern matches the parts of a path, from the pattern's own folder.
  func matches(_ path: [[Unicode.Scalar]], isFolder: Bool) -> Bool {
    if onlyFolders && !isFolder { return false }
    return matchesParts(path)
  }

  /// Greedy, with a step back to the last `**`: linear in practice, never exponential.
  private func matchesParts(_ path: [[Unicode.Scalar]]) -> Bool {
    var pattern = 0
    var part = 0
    var back: (pattern: Int, part: Int)?
    while part < path.count {
      if pattern < parts.count {
        if let items = parts[pattern] {
          if GlobItem.match(items, path[part]) {
            pattern += 1
            part += 1
            continue
          }
        } else {
          // At a pattern's end, `**` stands for at least one part: for what is in the folder.
          if pattern == parts.count - 1 { return true }
          back = (pattern, part)
          pattern += 1
          continue
        }
      }
      guard let last = back else { return false }
      back = (last.pattern, last.part + 1)
      pattern = last.pattern + 1
      part = last.part + 1
    }
    return pattern == parts.count
  }

  /// The texts that a pattern with `{a,b}` stands for. Braces may nest; more than 256 texts are cut off.
  static func expandBraces(_ text: String) -> [String] {
    var done: [String] = []
    var open = [text]
    while let next = open.popLast() {
      guard done.count + open.count < 256, let (head, choices, tail) = firstBraces(in: next) else {
        done.append(next)
        continue
      }
      for choice in choices.reversed() { open.append(head + choice + tail) }
    }
    return done
  }

  private static func firstBraces(in text: String) -> (head: String, choices: [String], tail: String)? {
    guard let start = text.firstIndex(of: "{") else { return nil }
    var depth = 0
    var choices = [""]
    var index = start
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 { return (String(text[..<start]), choices, String(text[next...])) }
      if character == "," && depth == 1 {
        choices.append("")
      } else if index != start {
        choices[choices.count - 1].append(character)
      }
      index = next
    }
    return nil
  }
}

/// One element of a pattern within a part of a path.
enum GlobItem: Sendable, Equatable {
  case scalar(Unicode.Scalar)
  case anyScalar
  case anyScalars
  case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

  static func items(_ text: Substring) -> [GlobItem] {
    var items: [GlobItem] = []
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "*":
        if items.last != .anyScalars { items.append(.anyScalars) }
      case "?": items.append(.anyScalar)
      case "\\" where index < scalars.count:
        items.append(.scalar(scalars[index]))
        index += 1
      case "[":
        if let (set, end) = set(scalars, from: index) {
          items.append(set)
          index = end
        } else {
          items.append(.scalar(scalar))
        }
      default: items.append(.scalar(scalar))
      }
    }
    return items
  }

  /// The set that begins after a `[`, and the index after its `]`; nil where it is not closed.
  private static func set(_ scalars: [Unicode.Scalar], from start: Int) -> (GlobItem, Int)? {
    var index = start
    var isNegated = false
    if index < scalars.count, scalars[index] == "!" || scalars[index] == "^" {
      isNegated = true
      index += 1
    }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < scalars.count {
      var low = scalars[index]
      if low == "]" && !ranges.isEmpty { return (.set(ranges, isNegated: isNegated), index + 1) }
      if low == "\\", index + 1 < scalars.count {
        index += 1
        low = scalars[index]
      }
      index += 1
      var high = low
      if index + 1 < scalars.count, scalars[index] == "-", scalars[index + 1] != "]" {
        high = scalars[index + 1]
        index += 2
      }
      ranges.append(min(low, high)...max(low, high))
    }
    return nil
  }

  private func accepts(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .scalar(let own): own == scalar
    case .anyScalar, .anyScalars: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }

  static func match(_ items: [GlobItem], _ text: [Unicode.Scalar]) -> Bool {
    var item = 0
    var position = 0
    var back: (item: Int, position: Int)?
    while position < text.count {
      if item < items.count {
        if items[item] == .anyScalars {
          back = (item, position)
          item += 1
          continue
        }
        if items[item].accepts(text[position]) {
          item += 1
          position += 1
          continue
        }
      }
      guard let last = back else { return false }
      back = (last.item, last.position + 1)
      item = last.item + 1
      position = last.position + 1
    }
    while item < items.count && items[item] == .anyScalars { item += 1 }
    return item == items.count
  }
}

/// Patterns that count from one folder, the last match deciding.
struct PatternList: Sendable, Equatable {
  /// The absolute path of the folder that the patterns count from.
  let folder: String
  let patterns: [PathPattern]

  init(folder: String, patterns: [PathPattern]) {
    self.folder = folder
    self.patterns = patterns
  }

  /// A `.gitignore` file's patterns.
  init(folder: String, gitignore: String) {
    self.init(
      folder: folder,
      patterns: gitignore.split(whereSeparator: \.isNewline).compactMap { PathPattern(gitignoreLine: $0) })
  }

  /// Whether the last pattern that matches the path takes it (true) or gives it back (false); nil where
  /// none matches.
  func decision(_ path: String, isFolder: Bool) -> Bool? {
    guard let parts = parts(of: path), !parts.isEmpty else { return nil }
    return decision(parts, isFolder: isFolder)
  }

  /// Whether the path, or a folder above it, is taken.
  func covers(_ path: String, isFolder: Bool) -> Bool {
    guard !patterns.isEmpty, let parts = parts(of: path) else { return false }
    return parts.indices.contains { index in
      decision(Array(parts[...index]), isFolder: isFolder || index < parts.count - 1) == true
    }
  }

  private func decision(_ parts: [[Unicode.Scalar]], isFolder: Bool) -> Bool? {
    patterns.last { $0.matches(parts, isFolder: isFolder) }.map { !$0.isNegated }
  }

  /// The parts of the path from the folder on: made once for all patterns, of which a folder may have hundreds.
  private func parts(of path: String) -> [[Unicode.Scalar]]? {
    Path.relative(path, to: folder).map { Path.parts($0).map { Array($0.unicodeScalars) } }
  }
}
