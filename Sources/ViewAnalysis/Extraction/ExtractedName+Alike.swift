extension ExtractedName {
  /// Names for a type that several parts are made of: after the helper that shows them, what is said above them, or the view.
  func namesOfAlike(_ kind: String) -> [String] {
    let isVague = Self.vagueKinds.contains(kind) && root?.typeName != "Section"
    let part = isVague ? root?.typeName == "HStack" ? "Row" : "Item" : NameWords.singular(kind)
    let subjects = [wordsOfHelper(besides: part), sectionTitle, headingAbove].compactMap { $0 }
      .filter { !isForeign($0) }.map(NameWords.singular)
    return subjects.map { named($0, part) } + [named("", part), base + part]
  }

  /// What says nothing of a part.
  private static let vagueKinds: Set<String> = ["Content", "Section", "Text", "Header", "Footer", "Note"]
}
