/// How the project writes the words of a name, and which names could be taken for others.
extension ExtractedName {
  // MARK: Initialisms

  /// The name with words in capitals that the project writes so in other names: `XPBar` for `XpBar` beside `totalXP`. The
  /// view's own name stays as it is.
  func spelledAsElsewhere(_ name: String) -> String {
    let rest = withoutBase(name)
    return name.prefix(name.count - rest.count)
      + NameWords.words(of: rest)
      .map { initialisms.contains($0) ? $0.uppercased() : $0 }.joined()
  }

  private var initialisms: Initialisms { Initialisms(resolver, layout, of: piece.first.typeMember) }

  /// The name without the view's before it.
  private func withoutBase(_ name: String) -> String {
    let rest = name.dropFirst(base.count)
    return name.hasPrefix(base) && rest.first?.isLowercase != true ? String(rest) : name
  }

  // MARK: Twins

  /// Whether the name differs only in a letter's case from a helper that stays where it is, or only by a
  /// plural from a view: `ChangedFilesRow` beside `ChangedFileRow`.
  func isTwin(_ name: String) -> Bool {
    let small = name.lowercased()
    if !isHelper,
      resolver.helpers(of: type).contains(where: { $0.declaration.declaredName?.text.lowercased() == small })
    {
      return true
    }
    return Set([name, withoutBase(name)].map(Self.withoutView)).contains { name in
      let words = NameWords.words(of: name)
      return words.indices.dropLast().contains { index in
        var other = words
        let singular = NameWords.singular(other[index])
        other[index] = singular == other[index] ? singular + "s" : singular
        return isViewBesides(other.joined())
      }
    }
  }

  /// Whether the app has such a view, and the file names it.
  private func isViewBesides(_ name: String) -> Bool {
    let tree = resolver.file.tree
    return resolver.workspace.knows(name) && resolver.workspace.isViewType(name)
      && tree.tokens.contains { tree.hasText(name, in: Int($0.start)..<Int($0.end)) }
  }
}
