/// Finds a name for the view type that a piece of a view becomes: the view's own name, and what the piece is.
struct ExtractedName {
  let piece: ExtractionPiece
  let type: TypeModel
  let resolver: ViewResolver
  let layout: Layout
  /// Views in the piece that stay with its owner.
  let slots: [Node]
  /// Whether the name begins with the view's, even if it says enough without it.
  let isPrefixed: Bool
  /// The name of the only value that the piece is given, if its owner isn't to do anything besides.
  let onlyInput: String?
  /// Whether the piece is a whole helper, which goes from the view.
  let isHelper: Bool

  init(
    _ piece: ExtractionPiece, of type: TypeModel, _ resolver: ViewResolver, _ layout: Layout,
    slots: [ExtractionSlot] = [], onlyInput: String? = nil, isPrefixed: Bool = false,
    isHelper: Bool = false
  ) {
    self.isHelper = isHelper
    self.isPrefixed = isPrefixed
    self.piece = piece
    self.type = type
    self.resolver = resolver
    self.layout = layout
    self.onlyInput = onlyInput
    self.slots = slots.map(\.view)
  }

  /// The first candidate that names nothing yet, nor is among `taken`. What is nested in the view need not say the
  /// view's name again.
  func free(besides taken: Set<String>, isNested: Bool) -> String? {
    let all = candidates.flatMap { candidate -> [String] in
      guard isNested, candidate.hasPrefix(base), candidate != base else { return [candidate] }
      let short = String(candidate.dropFirst(base.count))
      return NameWords.isGeneric(NameWords.words(of: short)) ? [candidate] : [short, candidate]
    }
    return first(of: all, besides: taken, isNested: isNested)
  }

  /// The first free name, one that says no word twice in a row if there is one. With `isComplete` none needs the view's
  /// name before it; what is nested in the view needs no word before it that its neighbours have.
  private func first(
    of candidates: [String], besides taken: Set<String>, isNested: Bool, isComplete: Bool = false
  ) -> String? {
    let all = isPrefixed && !isComplete ? candidates.map { $0.hasPrefix(base) ? $0 : base + $0 } : candidates
    let prefix = isNested ? nil : sharedPrefix
    var repeating: String?
    for candidate in all {
      var name = spelledAsElsewhere(candidate)
      if let prefix, !NameWords.words(of: name).contains(prefix) { name = prefix + name }
      guard name != type.name, !taken.contains(name), isFree(name) else { continue }
      if !NameWords.repeatsWord(name, besides: base), !isContentOfAnother(name) { return name }
      repeating = repeating ?? name
    }
    return repeating
  }

  /// Whether the name is that of the content of another view of the app: `PageContent` beside a `PageView`, in another view.
  private func isContentOfAnother(_ name: String) -> Bool {
    guard name.hasSuffix("Content"), name != whole else { return false }
    let owner = name.dropLast("Content".count)
    return owner != base && owner != type.name
      && ["", "View", "Screen", "Page", "Row", "Card", "Cell"].contains { ending in
        resolver.workspace.isViewType(owner + ending)
      }
  }

  /// Whether the name begins with the name of the view that it comes from.
  static func isPrefixed(_ name: String, of type: TypeModel) -> Bool { name.hasPrefix(base(of: type)) }

  /// A free name for what a helper of this name becomes: `ProfileHeader` for `header` of `ProfileView`.
  func free(forHelper helper: String, besides taken: Set<String>, isNested: Bool) -> String? {
    var words = NameWords.words(of: helper)
    words = withoutMaker(words)
    if let heading = wordsOfHeading(inPlaceOf: words) { words = heading }
    if words.isEmpty {
      return first(of: [named("", kind.name), whole], besides: taken, isNested: isNested)
    }
    if helper.contains("_") { words = NameWords.partAtEnd(words) }
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
  private func parts(
    called words: [String], as kind: String, isNested: Bool, ofElement: Bool = false
  ) -> [String]? {
    var words = words
    let ending = words.last
    let saysRoot = isCalledAfterRoot(words)
    if words.count > 1, !saysRoot, let last = words.last, Self.endings.contains(last) { words.removeLast() }
    var own = NameWords.words(of: base)
    // `DeliverableContent` for what a `DeliverablesView` shows of each.
    if ofElement, !isPrefixed, own.last != "Settings", let last = own.popLast() {
      own.append(NameWords.singular(last))
    }
    words = NameWords.spelled(words, as: own)
    if words == ["View"] || words == ["Body"] || own.suffix(words.count) == words[...] { return nil }
    let count = words.count
    // `Title` and `Error` alone are values; `Leading` alone is a direction; `CoursesToSync` is no view.
    if let last = words.last, !saysRoot,
      NameWords.isPosition(last) || !NameWords.isSeen(last) || ending == "View" && !NameWords.isPart(last)
    {
      words.append(NameWords.isPosition(last) || ending == "View" ? "View" : kind)
    }
    // `GifSearcher` and `gifItem`; but the preview of a pen is none of its dock.
    let isSaid = own.count > 1 && count > 1 && words.first == own.first && words.last != "Preview"
    let long = NameWords.joined(own, isSaid ? Array(words.dropFirst()) : words)
    let alone = words.joined()
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
    }
    if !long.hasSuffix("View") { candidates.append(long + "View") }
    let stem = long.hasSuffix("View") ? String(long.dropLast(4)) : long
    return candidates + [base + alone, stem + (stem.hasSuffix("Content") ? "Body" : "Content")]
  }

  /// Whether the words end with the name of SwiftUI's view that it is: `mainTabView` for a `TabView`, which is no tab.
  private func isCalledAfterRoot(_ words: [String]) -> Bool {
    guard let type = root?.typeName, Vocabulary.views[type.text] != nil,
      case let own = NameWords.words(of: type.text), own.last == "View"
    else { return false }
    return words.suffix(own.count) == own[...]
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

  /// The words of a function's name without the one that says that it makes a view: `Row` for `makeRow`, but `AddButton`.
  func withoutMaker(_ words: [String]) -> [String] {
    guard piece.first.typeMember?.kind == .functionDecl, let first = words.first, let last = words.last,
      Self.makers.contains(first), !Self.actingParts.contains(last)
    else {
      return words
    }
    return Array(words.dropFirst())
  }

  static let makers: Set<String> = [
    "Make", "Build", "Create", "Render", "Get", "Show", "Draw", "Generate", "Compose", "Display",
  ]

  /// What may be called after what it does.
  static let actingParts: Set<String> = ["Button", "Buttons", "Link", "Menu", "Toggle"]

  /// What says nothing at the end of a helper's name: `headerView`, `buttonFor(_:)`.
  private static let endings: Set<String> = ["View", "Views", "For", "From", "Of", "With"]

  /// The view's name, without the word that says that it is a view.
  var base: String { Self.base(of: type) }

  private static func base(of type: TypeModel) -> String { withoutView(type.name) }

  /// A view's name without the word that says that it is one.
  static func withoutView(_ name: String) -> String {
    for suffix in ["View", "Screen", "Page", "Sheet"]
    where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
      let rest = String(name.dropLast(suffix.count))
      return rest.hasSuffix("SwiftUI") && rest != "SwiftUI" ? String(rest.dropLast("SwiftUI".count)) : rest
    }
    return name
  }

  /// The view's name, what the piece is about, what it is: `Settings` + `Sound` + `Section`. The best first.
  private var candidates: [String] {
    let (kind, control) = self.kind
    let kindOfView = kind == "Content" || kind == "Section" ? "View" : kind
    var candidates: [String] = []
    // What is said in another language than the code's is no name beside others.
    var foreign: [String] = []
    func add(_ text: String?, _ name: (String) -> String) {
      guard let text else { return }
      if isForeign(text) { foreign.append(name(text)) } else { candidates.append(name(text)) }
    }
    // What the first button says is not what the others do, nor does a value in a title say what it is the title of.
    if kind == "Buttons" { add(titleOfButtons) { named($0, kind) } }
    if kind == "Buttons" || kind == "Header" && firstText == nil && isHeading {
      candidates.append(named("", kind))
    }
    if base == "Content", let listed = listedElement { candidates.append(listed + kind) }
    if let key {
      candidates.append(named(key, NameWords.words(of: key).last.map(NameWords.isPart) == true ? "" : kind))
    }
    add(title) { named($0, kind == "Content" ? "View" : kind) }
    if kind == "Button" { add(titleOfBranches) { named($0, kind) } }
    if let severalOfComment { candidates.append(named(severalOfComment, "")) }
    if let words = commentWords, words != [kind] || !isInRow,
      let parts = parts(called: words, as: Self.plainKinds.contains(kind) ? kind : "View", isNested: false)
    {
      candidates += parts.prefix(2)
    }
    // Of several that are alike none says what all are.
    if showsEquals || partOfEquals != nil || kindOfControls != nil { candidates.append(named("", kind)) }
    add(screenTitle) { screenTitle in
      let isPlain = kind == "List" || kind == "Form"
      // All of a screen is called after its view.
      return isMost ? isPlain ? named("", kind) : whole : named(screenTitle, isPlain ? kind : "View")
    }
    if kind == "Section", root?.typeName == "Section" { add(onlyTitle) { named($0, kind) } }
    if root == nil, kind == "Content" || kind == "Section" {
      add(sectionTitle) { named(NameWords.singular($0), "Rows") }
    }
    if let place { candidates += subjects(ofPlace: place).map { named($0 + place, "") } }
    // An only control gives its layout both the kind and the title.
    add(control.flatMap { Self.title(of: $0) }) { named($0, kind) }
    if let copied { candidates.append(named("Copy" + copied, "Button")) }
    // What a button does says more than when it is there.
    if kind == "Button", let action {
      // Beside others that do the same with something else the symbol tells which it is.
      if isOneOfSeveral, let symbol { candidates.append(named(symbol, kind)) }
      candidates.append(named(action, kind))
    }
    let isCollection = ["Rows", "Items", "Options", "Grid", "Table"].contains(kind) || kind.hasSuffix("List")
    let value = self.value.map {
      named(isCollection ? NameWords.singular($0) : $0, kind)
    }
    if kind == "Button", let value { candidates.append(value) }
    let isVague = ["Content", "Section", "Image", "Icon"].contains(kind)
    let ofHelper =
      Self.plainKinds.contains(kind)
      ? wordsOfHelper(besides: kind).map { named(isCollection ? NameWords.singular($0) : $0, kind) } : nil
    if isVague || kind == "Text", let shownCase { candidates.append(named(shownCase, kindOfView)) }
    if isVague, isMost, let helperName, !helperName.hasSuffix("Content") {
      // The helper stays, with what it has besides.
      let helper = named(helperName, "")
      candidates.append(helper + (kind == "Section" || helper.hasSuffix(kind) ? "Content" : kind))
    }
    if isVague, let commonWords, !base.hasSuffix(commonWords) {
      candidates.append(several(of: commonWords).map { named($0, "") } ?? named(commonWords, kind))
    }
    if isVague, kind != "Image", kind != "Icon", showsError { candidates.append(named("Error", "View")) }
    if let owner { candidates.append(named(owner, kind)) }
    // What a Boolean value decides says less than what is there then.
    if kind == "Content", root == nil, let ownView, asksForFlag { candidates.append(named(ownView, kind)) }
    if isAboutBranches {
      // `CalendarIcon` in a `CalendarView` would be that of all the view.
      let symbol = kind == "Icon" ? onlySymbol.map { named($0, kind) } : nil
      if let symbol, symbol != base + kind { candidates.append(symbol) }
      if kind == "Icon", let actionAround { candidates.append(named(actionAround, kind)) }
      if let ofHelper { candidates.append(ofHelper) }
      // One of several images is not about the condition.
      candidates.append(named("", kind))
    }
    if kind == "Text", let namedPair { candidates.append(named(namedPair, kind)) }
    if let condition { candidates.append(named(condition, condition == "ErrorMessage" ? "" : kind)) }
    if kind == "Content" || kind == "Section" { add(headingAbove) { named($0, "Content") } }
    // A section is not the content of one.
    if root?.typeName == "Section", base.hasSuffix("Section"), base != "Section", hasOneCollection {
      candidates.append(base.dropLast("Section".count) + "List")
    }
    // What is nearly all of the view is about more than the first that it shows.
    if isMost {
      if kind == "Content" || kind == "Section" { candidates.append(whole) }
      if kind == "Form" || kind == "List" { candidates.append(named("", kind)) }
    }
    // What one of two branches shows is not there in any case.
    if isOneOfTwo, kind == "Content", !base.hasSuffix(kind) { candidates.append(named("", kind)) }
    // A list is not named after its first row.
    let text = kind == "List" || kind == "Form" ? nil : firstText
    // `names` are those of anything.
    let isOfAnything = self.value.map { NameWords.subject(NameWords.singular($0)) == nil } ?? false
    if isCollection, isOfAnything, let ofHelper {
      candidates.append(ofHelper)
    }
    // A `displayName` is that of anything, and of a part of a `RoomHeader` the room says nothing.
    let isName =
      self.value == "DisplayName"
      || isVague && ownView != nil
        && self.value.map { Set(NameWords.words(of: $0)).isSubset(of: NameWords.words(of: base)) } == true
    if isCollection, let value { candidates.append(value) }
    add(text) { named(presented(by: $0), kind) }
    if !isCollection, !isName, let value { candidates.append(value) }
    if kind != "List", kind != "Form" { add(textUnderCondition) { named(presented(by: $0), kind) } }
    if kind == "Text", let textName { candidates.append(named(textName, kind)) }
    if isVague, let partsInCommon { candidates.append(named(partsInCommon, kindOfView)) }
    // What a control is about says no view beside it.
    if let own = ownView, control == nil {
      let several = kind == "Content" || kind == "Section" ? several(of: own) : nil
      candidates.append(several.map { named($0, "") } ?? named(own, kind))
    }
    if let onlyInput, let subject = NameWords.subject(onlyInput), !NameWords.namesOwner(onlyInput),
      Set(NameWords.words(of: subject)).isDisjoint(with: NameWords.words(of: base))
    {
      candidates.append(named(subject, kind))
    }
    // `ChangedFilesCount` beside a `ChangedFileRow`.
    if let words = onlyInput.map(NameWords.words), words.count > 1, words.last == "Count" {
      candidates.append(named(words.joined(), ""))
    }
    if let partOfHelper { candidates.append(named(partOfHelper, kind)) }
    if let symbol, ["Icon", "Image", "Button", "Label"].contains(kind),
      kind != "Label" || root?.typeName != "HStack"
    {
      candidates.append(named(symbol, kind))
    }
    if isVague { add(firstControlTitle) { named($0, kind) } }
    if isName, let value { candidates.append(value) }
    if let ofHelper { candidates.append(ofHelper) }
    candidates += foreign
    let isMere = kind == "Section" && root?.typeName != "Section" || kind == "Text"
    if !isMere { candidates += [named("", kind), base + kind] }
    if slots.isEmpty, showsOnlyTexts { candidates.append(base + "Text") }
    candidates.append(whole)
    return candidates
  }

  /// What may follow any words that say what a piece is.
  private static let plainKinds: Set<String> = [
    "Button", "Buttons", "Chart", "Field", "Form", "Grid", "Header", "Icon", "Image", "Items", "Label",
    "Link", "List",
    "Menu", "Options", "Picker", "Row", "Rows", "Slider", "Stepper", "Table", "Toggle",
  ]

  /// Whether the piece is more than half of the member that it stands in, and not one of several sections.
  var isMost: Bool {
    if root?.typeName == "Section", hasSectionBeside { return false }
    return isAllOfNavigation
      || piece.first.typeMember.map { piece.subtree.count * 2 > $0.subtree.count } ?? false
  }

  /// Whether a navigation container shows the piece and nothing else.
  private var isAllOfNavigation: Bool {
    guard piece.onlyNode != nil, let block = piece.first.parent?.parent, block.statements.count == 1,
      let call = Closure(block)?.use?.call
    else { return false }
    return call.isPlainCall(of: "NavigationStack") || call.isPlainCall(of: "NavigationView")
  }

  private var hasSectionBeside: Bool {
    guard let item = piece.first.kind == .codeBlockItem ? piece.first : piece.first.parent,
      let block = item.parent
    else { return false }
    return block.statements.contains { other in
      other != item
        && Self.views(inBranches: other.firstChild ?? other).contains {
          ViewExpression($0).typeName?.text == "Section"
        }
    }
  }

  /// The name of a piece that is all that the view shows, or that nothing is known of.
  private var whole: String {
    let part = isForm ? "Form" : "Content"
    return base + (base.hasSuffix(part) ? "Body" : part)
  }

  private func named(_ subject: String, _ part: String) -> String {
    // What has no section is none; something else than loading may take its time.
    let isActivity = part == "LoadingIndicator" && NameWords.words(of: subject).last?.hasSuffix("ing") == true
    let kind =
      part == "Section" && !hasSection
      ? subject.isEmpty ? "Content" : "View" : isActivity ? "Indicator" : part
    let own = ownWords(of: base, besides: subject)
    let words = NameWords.spelled(NameWords.words(of: subject), as: own)
    // `CyclesItem` for a `SmartInfoItem` about cycles in a `SmartDeviceCard`.
    let isOwnView = !words.isEmpty && Vocabulary.views[kind] == nil
    let kinds =
      isOwnView ? NameWords.ending(of: NameWords.words(of: kind), besides: own) : NameWords.words(of: kind)
    // `Async` + `AsyncView`, `Toggle` + `UnreadToggle`
    var says = kinds.count > 1 && words.allSatisfy(kinds.contains) || kinds == words ? [] : words
    // A button that shows a `LoginView` is a `LoginButton`.
    if says.count > 1, !kinds.isEmpty, says.last == "View" { says.removeLast() }
    // `SuccessMessage` and `SuccessBanner`
    if kinds.count > 1, says.first == kinds.first, NameWords.isGeneric(Array(says.dropFirst())) { says = [] }
    // `OverallScore` and `ScoreItem`
    let overlap = kinds.count > 1 && says.last == kinds.first ? 1 : 0
    let rest = says.suffix(kinds.count) == kinds[...] ? says : says + kinds.dropFirst(overlap)
    if own.suffix(words.count) == words[...], !words.isEmpty {
      return kinds.isEmpty || own.last == kinds.last ? whole : (own + kinds).joined()
    }
    // `ContentView` says nothing, and `ClearSearchButton` says that it is one of a `SearchView`.
    let endsInOwn = words.count > own.count && words.suffix(own.count) == own[...]
    if base == "Content" || endsInOwn, !NameWords.isGeneric(rest) { return rest.joined() }
    // Many words stand for themselves.
    let length = base.utf8.count + subject.utf8.count + kind.utf8.count
    let isLong = length > Self.longestName && !Set(words).isSubset(of: own)
    if isLong || words.count > 2, !NameWords.isGeneric(rest) { return rest.joined() }
    let isPartOfContent = isContent && rest.last != "Content" && rest.last != "View"
    let name = NameWords.joined(isPartOfContent ? own.dropLast() : own, rest, droppingKnown: true)
    // `CloseLogButton` in a `LogView`.
    if words.count > 1, words.allSatisfy({ $0.utf8.count > 1 }), let last = words.last,
      !NameWords.isGeneric([last]),
      NameWords.shareWord(words, own) && NameWords.saysWordTwice(name) || NameWords.haveForms(words, of: own)
    {
      return rest.joined()
    }
    return name == base ? whole : name
  }

  /// The words of the view's name; of one of `SettingsRows` what is about something is no rows.
  private func ownWords(of base: String, besides subject: String) -> [String] {
    var own = NameWords.words(of: base)
    if !subject.isEmpty, own.count > 2, let last = own.last, NameWords.isPart(last),
      case let one = NameWords.singular(last), one != last, NameWords.isPart(one)
    {
      own.removeLast()
    }
    return own
  }

  /// Whether the view is all that another one shows: a part of `HomeContentView` is a part of `HomeView`.
  private var isContent: Bool {
    guard base.hasSuffix("Content"), base != "Content" else { return false }
    let name = base.dropLast("Content".count)
    return ["", "View", "Screen", "Page", "Sheet"].contains { ending in
      resolver.workspace.typeDeclarations(named: name + ending).contains {
        $0.facts.inherited.contains("View")
      }
    }
  }

  private static let longestName = 40

  // MARK: Collisions

  private func isFree(_ name: String) -> Bool {
    // Nor may it be taken for another view: `Row` beside `RowView`.
    let twin = name.hasSuffix("View") ? String(name.dropLast(4)) : name + "View"
    let isTwinView = resolver.workspace.typeDeclarations(named: twin)
      .contains { $0.facts.inherited.contains("View") }
    guard !resolver.workspace.knows(name), !isTwinView, !isTwin(name),
      Vocabulary.views[name] == nil, Vocabulary.protocols[name] == nil
    else {
      return false
    }
    let tree = resolver.file.tree
    return !tree.tokens.indices.contains { index in
      let token = tree.tokens[index]
      return tree.hasText(name, in: Int(token.start)..<Int(token.end))
    }
  }
}
