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
  /// The names of the values that the piece is given.
  let inputs: [String]
  /// Whether the piece is a whole helper, which goes from the view.
  let isHelper: Bool
  /// Whether the new type is also used for others that are built alike: its name says nothing that only the piece shows.
  let isOneOfAlike: Bool

  init(
    _ piece: ExtractionPiece, of type: TypeModel, _ resolver: ViewResolver, _ layout: Layout,
    slots: [ExtractionSlot] = [], onlyInput: String? = nil, inputs: [String] = [],
    isPrefixed: Bool = false, isHelper: Bool = false, isOneOfAlike: Bool = false
  ) {
    self.isOneOfAlike = isOneOfAlike
    self.inputs = inputs
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
  func first(
    of candidates: [String], besides taken: Set<String>, isNested: Bool, isComplete: Bool = false
  ) -> String? {
    let all = isPrefixed && !isComplete ? candidates.map { $0.hasPrefix(base) ? $0 : base + $0 } : candidates
    let prefix = isNested ? nil : sharedPrefix
    var repeating: String?
    for candidate in all {
      var name = spelledAsElsewhere(candidate)
      if let prefix, !Set(NameWords.words(of: prefix)).isSubset(of: NameWords.words(of: name)) {
        name = prefix + name
      }
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

  /// The view's name, without the word that says that it is a view.
  var base: String { Self.base(of: type) }

  private static func base(of type: TypeModel) -> String { withoutView(type.name) }

  /// A view's name without the word that says that it is one: `Profile` for `ProfileView`, `ProfileV2` for `ProfileViewV2`.
  static func withoutView(_ name: String) -> String {
    var version = name.suffix(name.reversed().prefix(while: \.isNumber).count)
    if !version.isEmpty, name.dropLast(version.count).hasSuffix("ViewV") {
      version = name.suffix(version.count + 1)
    }
    if !version.isEmpty {
      let unversioned = String(name.dropLast(version.count))
      return unversioned.hasSuffix("View") && unversioned != "ContentView"
        ? withoutView(unversioned) + version : name
    }
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
    if isOneOfAlike { return namesOfAlike(kind) }
    let kindOfView = kind == "Content" || kind == "Section" ? "View" : kind
    let rows = kindOfView == "View" && showsRows ? "Rows" : nil
    var candidates: [String] = []
    // What is said in another language than the code's is no name beside others.
    var foreign: [String] = []
    func add(_ text: String?, _ name: (String) -> String) {
      guard let text else { return }
      if isForeign(text) { foreign.append(name(text)) } else { candidates.append(name(text)) }
    }
    // What the first button says is not what the others do, nor does a value in a title say what it is the title of.
    if kind == "Buttons" {
      add(titleOfButtons) { named($0, kind) }
      if let words = wordsOfHelper(besides: kind) { candidates.append(named(words, kind)) }
    }
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
    if let labelOfAction { candidates.append(labelOfAction) }
    // Of several that are alike none says what all are.
    if showsEquals || partOfEquals != nil || kindOfControls != nil {
      candidates.append(named("", rows ?? kind))
    }
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
    let isCollection =
      ["Rows", "Items", "Dots", "Options", "Grid", "Table"].contains(kind) || kind.hasSuffix("List")
    let value = self.value.map {
      named(isCollection ? NameWords.singular($0) : $0, kind)
    }
    if kind == "Button", let closure { candidates.append(named(closure, kind)) }
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
    if kind == "Content" || kind == "Section", let inputsInCommon {
      candidates.append(named(inputsInCommon, kindOfView))
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
      if kind == "Button", let chosen { candidates.append(named(chosen, kind)) }
      // One of several images is not about the condition.
      candidates.append(named("", kind))
    }
    if kind == "Text", let namedPair { candidates.append(named(namedPair, kind)) }
    if kind == "Content" || kind == "Section", root?.typeName == nil, let onlyShown {
      candidates.append(named(onlyShown, kindOfView))
    }
    if kind == "Content", let boundPart { candidates.append(named("", boundPart)) }
    // A control is about what it sets, whenever it is there.
    if control == nil, Self.inputs.contains(kind), let value { candidates.append(value) }
    // What a text says tells more than when it is there.
    if kind == "Text", saysAlways { add(textUnderCondition) { named(presented(by: $0), kind) } }
    if let condition { candidates.append(named(condition, condition == "ErrorMessage" ? "" : kind)) }
    if kind == "Content" || kind == "Section" { add(headingAbove) { named($0, "Content") } }
    // A section is not the content of one.
    if root?.typeName == "Section", base.hasSuffix("Section"), base != "Section", hasOneCollection {
      candidates.append(base.dropLast("Section".count) + "List")
    }
    // What is nearly all of the view is about more than the first that it shows.
    if isMost {
      if kind == "Content" || kind == "Section" { candidates.append(rows.map { named("", $0) } ?? whole) }
      if kind == "Form" || kind == "List" {
        if let ofHelper { candidates.append(ofHelper) }
        candidates.append(named("", kind))
      }
    }
    // What one of two branches shows is not there in any case.
    if isOneOfTwo, kind == "Content", !base.hasSuffix(kind) {
      if let name = nameOfChoice(kindOfView) { candidates.append(name) }
      if let partOfMember { candidates.append(partOfMember) }
      if !isMost, let distinctiveWord { candidates.append(named(distinctiveWord, kindOfView)) }
      candidates.append(named("", kind))
    }
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
    // A value that says no more than the view's name says less than what its elements are shown by.
    if let severalOfRow, value.map({ $0 == base + kind }) ?? true {
      candidates.append(named(severalOfRow, ""))
    }
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
    if kind == "Button" {
      if let deed = symbol.flatMap({ Self.deeds[$0] }) { candidates.append(named(deed, kind)) }
      if let ofHelper { candidates.append(ofHelper) }
    }
    if let symbol, ["Icon", "Image", "Button", "Label"].contains(kind),
      kind != "Label" || root?.typeName != "HStack"
    {
      candidates.append(named(symbol, kind))
    }
    if isVague { add(firstControlTitle) { named($0, kind) } }
    if isName, let value { candidates.append(value) }
    if let ofHelper { candidates.append(ofHelper) }
    if kind == "Content" || kind == "Section", !isMost, let distinctiveWord {
      candidates.append(named(distinctiveWord, kindOfView))
    }
    if let partOfMember { candidates.append(partOfMember) }
    // A line with a symbol may be one of several.
    if kind == "Label", let symbol { candidates.append(named(symbol, kind)) }
    candidates += foreign
    if kind == "Button", toggles { candidates.append(named("Toggle", kind)) }
    if let rows { candidates.append(named("", rows)) }
    let isMere = kind == "Section" && root?.typeName != "Section" || kind == "Text"
    if !isMere { candidates += [named("", kind), base + kind] }
    if slots.isEmpty, showsOnlyTexts { candidates.append(base + "Text") }
    candidates.append(whole)
    return candidates
  }

  /// What may follow any words that say what a piece is.
  private static let plainKinds: Set<String> = [
    "Button", "Buttons", "Chart", "Dots", "Field", "Form", "Grid", "Header", "Icon", "Image", "Items",
    "Label",
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
  var whole: String {
    let part = isForm ? "Form" : "Content"
    return base + (base.hasSuffix(part) ? "Body" : part)
  }

  func named(_ subject: String, _ part: String) -> String {
    // `OpenSourceDetail` is about an `Opensource`.
    if NameWords.words(of: subject).count == 1, !base.hasPrefix(subject),
      NameWords.words(of: base).hasBeginning(subject.lowercased())
    {
      return named("", part)
    }
    // What has no section is none; something else than loading may take its time.
    let isActivity = part == "LoadingIndicator" && NameWords.words(of: subject).last?.hasSuffix("ing") == true
    let kind =
      part == "Section" && !hasSection
      ? subject.isEmpty ? "Content" : "View" : isActivity ? "Indicator" : part
    let own = ownWords(of: base, besides: subject, part)
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

  /// The words of the view's name; of one of `SettingsRows` what is about something is no rows, and a row of `Perks` that is
  /// given a `perk` is one of a `Perk`.
  private func ownWords(of base: String, besides subject: String, _ part: String) -> [String] {
    var own = NameWords.words(of: base)
    if subject.isEmpty, ["Row", "Item", "Card", "Cell"].contains(part), let last = own.last,
      case let one = NameWords.singular(last), one != last, inputs.contains(one.lowercased())
    {
      own[own.count - 1] = one
    }
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

  static let longestName = 40

  // MARK: Collisions

  /// Whether a type has the name, in whatever case: `LIVEBadge` beside a `LiveBadge`.
  private func isKnownInAnyCase(_ name: String) -> Bool {
    let (count, plain) = (name.utf8.count, name.lowercased())
    return resolver.workspace.typeNames.contains { $0.utf8.count == count && $0.lowercased() == plain }
  }

  private func isFree(_ name: String) -> Bool {
    // Nor may it be taken for another view: `Row` beside `RowView`.
    let twin = name.hasSuffix("View") ? String(name.dropLast(4)) : name + "View"
    let isTwinView = resolver.workspace.typeDeclarations(named: twin)
      .contains { $0.facts.inherited.contains("View") }
    guard !isTwinView, !isTwin(name), !isKnownInAnyCase(name),
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

extension [String] {
  /// Whether the first words, two or more of them, make the text, in whatever case they are written.
  fileprivate func hasBeginning(_ text: String) -> Bool {
    var beginning = ""
    for (index, word) in enumerated() {
      beginning += word.lowercased()
      if beginning == text { return index > 0 }
    }
    return false
  }
}
