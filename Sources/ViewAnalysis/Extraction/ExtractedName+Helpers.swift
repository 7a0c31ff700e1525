/// Names of what the helpers of a view become: by what the code calls them.
extension ExtractedName {
  /// A free name for what a helper of this name becomes: `ProfileHeader` for `header` of `ProfileView`.
  func free(forHelper helper: String, besides taken: Set<String>, isNested: Bool) -> String? {
    var words = NameWords.words(of: helper)
    words = withoutMaker(words)
    if let heading = wordsOfHeading(inPlaceOf: words) { words = heading }
    if words.isEmpty {
      return first(of: [named("", kind.name), whole], besides: taken, isNested: isNested)
    }
    // `pickerPaymentsPerYear` for a `Picker`
    let beginsWithRoot =
      words.first == partOfRoot && words.last.map { !["Content", "View", "Body"].contains($0) } ?? false
      && Set(words).isDisjoint(with: ["For", "Of", "If", "In", "To", "With", "By"])
    if helper.contains("_") || beginsWithRoot { words = NameWords.partAtEnd(words) }
    words = NameWords.thingAtEnd(words)
    guard
      let candidates = parts(
        called: words, as: partOfRoot ?? "View", isNested: isNested, ofElement: isCalledForElements(helper))
    else {
      return first(
        of: [imageName, controlName, whole].compactMap { $0 }, besides: taken, isNested: isNested)
    }
    return first(of: candidates, besides: taken, isNested: isNested, isComplete: true)
  }

  /// `ShortHistory`, `Section` for `section4`, which is headed "A short history"; nil for words that say more than a number,
  /// and for what has no heading.
  private func wordsOfHeading(inPlaceOf words: [String]) -> [String]? {
    var name = words.joined()
    while name.last?.isNumber == true { name.removeLast() }
    let part = NameWords.words(of: name)
    guard !part.isEmpty, part.count <= words.count, name != words.joined(), NameWords.isGeneric(part),
      let heading = title ?? firstText, !isForeign(heading)
    else { return nil }
    return NameWords.words(of: heading) + part
  }

  /// What a part of the view may be called for which the code has these words, the best first: `ProfileHeader` for
  /// `header`, `AvatarBadge` for `avatarBadge`; `SenderRow` for `sender`, which is a `Row`. Nil if it is all that the view
  /// is.
  func parts(
    called words: [String], as kind: String, isNested: Bool, ofElement: Bool = false
  ) -> [String]? {
    var words = words
    let ending = words.last
    let saysView = isCalledAfterView(words)
    if words.count > 1, !saysView, let last = words.last, Self.endings.contains(last) { words.removeLast() }
    // `categoryButton` for a row of them.
    if words.last == "Button", showsSeveralButtons { words[words.count - 1] = "Buttons" }
    var own = NameWords.words(of: base)
    // `DeliverableContent` for what a `DeliverablesView` shows of each.
    if ofElement, !isPrefixed, own.last != "Settings", let last = own.popLast() {
      own.append(NameWords.singular(last))
    }
    words = NameWords.spelled(words, as: own)
    if words == ["View"] || words == ["Body"] || own.suffix(words.count) == words[...] { return nil }
    let count = words.count
    // `Title` and `Error` alone are values; `Leading` alone is a direction; `CoursesToSync` is no view.
    if let last = words.last, !saysView,
      NameWords.isPosition(last) || !NameWords.isSeen(last) || ending == "View" && !NameWords.isPart(last)
    {
      words.append(NameWords.isPosition(last) || ending == "View" ? "View" : kind)
    }
    // `GifSearcher` and `gifItem`; but the preview of a pen is none of its dock.
    let isSaid = own.count > 1 && count > 1 && words.first == own.first && words.last != "Preview"
    let alone = words.joined()
    // `VoiceCallSettings` of a `SettingsView`.
    let saysOwner = count > own.count && Set(own).isSubset(of: words)
    let long = saysOwner ? alone : NameWords.joined(own, isSaid ? Array(words.dropFirst()) : words)
    // Several words stand for themselves, as does what is nested in the view.
    // `ContentView` says nothing of its parts.
    let speaks = !NameWords.needOwner(words) || base == "Content" && count > 1
    var candidates: [String]
    if isPrefixed {
      candidates = [long]
    } else {
      let standsAlone = isNested || count > 1 || long.utf8.count > Self.longestName
      candidates = speaks && standsAlone ? [alone, long] : [long]
      if speaks, count == 1 { candidates.append(alone) }
      // `priceTagView` may be a row of `PriceTagView`s.
      if standsAlone, kind == "View", self.kind.name == "Row", alone.hasSuffix("View"), shows(alone) {
        candidates.insert(alone.dropLast("View".count) + "Row", at: 0)
      }
    }
    if !long.hasSuffix("View") { candidates.append(long + "View") }
    let stem = long.hasSuffix("View") ? String(long.dropLast(4)) : long
    // What is around a `HistoryRow` in a list.
    if words.last == "Row" { candidates.append(stem.dropLast("Row".count) + "Item") }
    if !saysOwner { candidates.append(base + alone) }
    return candidates + [stem + (stem.hasSuffix("Content") ? "Body" : "Content")]
  }

  /// Whether the piece shows a view of this type.
  private func shows(_ type: String) -> Bool {
    piece.subtree.contains { id in
      FunctionCall(piece.first.tree.node(id))?.constructedType.map { $0.text == type } ?? false
    }
  }

  /// Whether the words end with the name of a view of SwiftUI's that it shows: `mainTabView` for a `TabView`, which is no tab.
  private func isCalledAfterView(_ words: [String]) -> Bool {
    words.last == "View"
      && (2...3).contains { count in
        let name = words.suffix(count).joined()
        return words.count >= count && Vocabulary.views[name] != nil && shows(name)
      }
  }

  /// Whether all that calls the function does so for an element of a collection.
  private func isCalledForElements(_ name: String) -> Bool {
    let calls = Dictionary(
      grouping: type.node.descendants(.functionCallExpr),
      by: { FunctionCall($0)?.callee?.referencedName?.text ?? "" })
    var seen: Set<String> = [name]
    var pending = [name]
    while let name = pending.popLast() {
      guard let calls = calls[name] else { return false }
      for call in calls where !isInLoop(call) {
        guard let caller = call.typeMember?.declaredName?.text else { return false }
        if seen.insert(caller).inserted { pending.append(caller) }
      }
    }
    return true
  }

  private func isInLoop(_ call: Node) -> Bool {
    call.ancestors.prefix { $0.kind != .memberBlockItem }.contains { ancestor in
      Closure(ancestor)?.use.map { $0.call.isPlainCall(of: "ForEach") || $0.call.isPlainCall(of: "List") }
        ?? false
    }
  }

  /// `FileIconImage` for the image that is all of `FileIconView`.
  private var imageName: String? {
    let shown = kind.name
    return (shown == "Image" || shown == "Icon") && !base.hasSuffix(shown) ? base + shown : nil
  }

  /// `ThemePicker` for the picker that is all of a `ThemeView`'s `themeView`.
  private var controlName: String? {
    guard let type = root?.typeName, Self.controls.contains(type), let shown = Self.kinds[type.text],
      !base.hasSuffix(shown)
    else { return nil }
    return base + shown
  }

  /// The words of a function's name without the one that says that it makes a view: `Row` for `makeRow`, but `ShowAllButton`.
  func withoutMaker(_ words: [String]) -> [String] {
    let words = words.count > 1 && words.first.map(marksHelpers) == true ? Array(words.dropFirst()) : words
    // `rowBuilder(for:)` is a function that builds a row.
    if piece.first.typeMember?.kind == .functionDecl, words.count > 1, words.last == "Builder" {
      return words.dropLast() + ["View"]
    }
    guard piece.first.typeMember?.kind == .functionDecl, let first = words.first, let last = words.last,
      Self.makers.contains(first)
    else { return words }
    // `createAccountButton` may create an account; `makeCloseButton` and `createCloseButton` make a button.
    let isOfButton =
      Self.actingParts.contains(last) && words.count > 2 && !Self.onlyMakers.contains(first)
      && !NameWords.isPurpose(words[1])
    return isOfButton ? words : Array(words.dropFirst())
  }

  /// Whether the word only says that something is a helper, as `vb` does in `vbHeader`, `vbRow` and `vbFooter`: it is no word,
  /// and several of the view's helpers begin with it.
  private func marksHelpers(_ word: String) -> Bool {
    let mark = word.lowercased()
    guard mark.utf8.count == 2, !mark.contains(where: "aeiouy".contains),
      !NameWords.words(of: type.name).contains(word), !Initialisms(resolver, layout, of: nil).contains(word)
    else { return false }
    let names = resolver.file.declarations(of: type).flatMap { resolver.helpers(of: $0) }
      .compactMap { $0.name?.text }
    return names.count { $0.hasPrefix(mark) && $0.dropFirst(mark.count).first?.isUppercase == true } > 2
  }

  static let makers: Set<String> = [
    "Make", "Build", "Create", "Render", "Get", "Show", "Draw", "Generate", "Compose", "Display",
  ]

  /// Those of them that say of no button what it does.
  private static let onlyMakers: Set<String> = [
    "Make", "Build", "Render", "Get", "Draw", "Compose", "Display",
  ]

  /// What may be called after what it does.
  static let actingParts: Set<String> = ["Button", "Buttons", "Link", "Menu", "Toggle"]

  /// What says nothing at the end of a helper's name: `headerView`, `buttonFor(_:)`.
  private static let endings: Set<String> = ["View", "Views", "Component", "For", "From", "Of", "With"]
}

// MARK: Parts of helpers

extension ExtractedName {
  /// What a part of a helper that stays may be called if nothing else tells: `ScanningView` for what `scanning` shows a part
  /// of, `EmptyCardText` for a text in `emptyCard`.
  var partOfMember: String? {
    let kind = self.kind.name
    guard let words = wordsOfHelper(besides: kind) else { return nil }
    return named(words, kind == "Content" || kind == "Section" ? "View" : kind)
  }
}
