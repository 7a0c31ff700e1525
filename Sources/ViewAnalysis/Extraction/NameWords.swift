/// The words of names, and how they make a new one: `Profile` + `profileHeader` is `ProfileHeader`.
enum NameWords {
  /// `Sound`, `Settings` for `soundSettings`; `URL`, `Field` for `urlField` and `URLField`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      if letter == "_" {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let followsSmall = index > 0 && !letters[index - 1].isUppercase
      let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, !word.isEmpty, followsSmall || precedesSmall {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    if !word.isEmpty { words.append(word) }
    // `CATEGORY_TYPE`
    let isInCapitals =
      words.count > 1 && name.contains("_") && name.allSatisfy { $0 == "_" || $0.isUppercase }
    return words.map { word in
      let rest = word.dropFirst()
      let word = word.prefix(1).uppercased() + (isInCapitals ? rest.lowercased() : String(rest))
      return abbreviated[word] ?? word
    }
  }

  /// What stands for a word in names of values, and in no name of a view.
  private static let abbreviated = [
    "Btn": "Button", "Lbl": "Label", "Img": "Image", "Txt": "Text", "Msg": "Message",
    "Pkg": "Package", "Qty": "Quantity", "Sym": "Symbol", "Addr": "Address", "Notif": "Notification",
    "Desc": "Description",
  ]

  /// The words, spelt as in the other name: `Pdf` is `PDF`.
  static func spelled(_ words: [String], as base: [String]) -> [String] {
    words.map { word in base.first { $0.lowercased() == word.lowercased() } ?? word }
  }

  /// `Loading`, `Section` for `section_loading`, which names the part before what is special about it.
  static func partAtEnd(_ words: [String]) -> [String] {
    guard words.count > 1, let first = words.first, let last = words.last, !isPart(last) else { return words }
    if first == "Body" { return words.dropFirst() + ["Content"] }
    return isPart(first) ? words.dropFirst() + [first] : words
  }

  /// One name of both, without saying a word twice where the second name can do without it. With `droppingKnown`, the
  /// second name goes without all of its first words that the first one has somewhere.
  static func joined(_ base: [String], _ rest: [String], droppingKnown: Bool = false) -> String {
    guard let last = base.last, let first = rest.first, base != rest else { return base.joined() }
    // `EmptyState` and `followingEmptyState`.
    if base.count > 1, rest.count > base.count, rest.suffix(base.count) == base[...] { return rest.joined() }
    // `NamesView` and `nameRow`.
    if last == first + "s", base.count + rest.count > 2 { return (base.dropLast() + rest).joined() }
    // `WindowButtons` and `windowButton`, `ItemList` and `searchList`.
    if base.count > 1, let ending = rest.last, last == ending + "s" || last == ending && rest.count > 1 {
      return joined(Array(base.dropLast()), rest, droppingKnown: droppingKnown)
    }
    // `UserProfile` and `profileHeader`.
    let overlap = (1...min(base.count, rest.count)).last { base.suffix($0) == rest.prefix($0) } ?? 0
    // `MoveVaultList` and `vaultRow`: a word is said once; but `NameAndSizeLine` is not about the size alone.
    if overlap == 0, let index = base.firstIndex(of: first), index > 0, index + 2 == base.count,
      base[index - 1] != "And"
    {
      return (base[..<index] + rest).joined()
    }
    var rest = rest[overlap...]
    func isKnown(_ word: String) -> Bool {
      base.contains(word) || base.contains(word + "s") || last == word + "ment"
    }
    // `WindowPreview` and `windowContent`; but a `NameText` could be that of anything.
    while droppingKnown, rest.count > 1, let next = rest.first,
      isKnown(next), rest.count == 2 || !isGeneric(Array(rest.dropFirst()))
    {
      rest = rest.dropFirst()
    }
    return (base + rest).joined()
  }

  /// The words without the first ones that the other name has, too; the last one stays.
  static func ending(of words: [String], besides base: [String]) -> [String] {
    let rest = words.drop { base.contains($0) }
    return rest.isEmpty ? Array(words.suffix(1)) : Array(rest)
  }

  /// What a value's name is about: `Loud` for `isLoud`, `Section` for `sectionTitle`; nil for a name that says nothing.
  static func subject(_ name: String) -> String? {
    var words = words(of: name)
    while words.count > 1, let first = words.first, fillers.contains(first) { words.removeFirst() }
    while words.count > 1, let last = words.last, labels.contains(last) { words.removeLast() }
    guard !words.allSatisfy({ vague.contains($0) || labels.contains($0) }) else { return nil }
    let text = words.joined()
    guard text.utf8.count > 2, text.allSatisfy(\.isASCII) else { return nil }
    return text
  }

  /// A text's name without what it is for: `start` for `buttonStart` and `startButton`.
  static func withoutKind(_ name: String) -> String {
    var words = words(of: name)
    if words.count > 1, let first = words.first, textKinds.contains(first) { words.removeFirst() }
    if words.count > 1, words.last == "Button" { words.removeLast() }
    return (words.first?.lowercased() ?? "") + words.dropFirst().joined()
  }

  /// Whether the word says what a text is for, and not what it says.
  static func isKindOfText(_ word: String) -> Bool { textKinds.contains(word) }

  private static let textKinds: Set<String> = ["Button", "Label", "Title", "Text", "Action", "Section"]

  /// The name of the answer to whether something is the one that the value is or identifies: `isSelected` for `selection`
  /// and `selectedItem`; nil for a value whose name doesn't tell.
  static func choice(_ name: String) -> String? {
    let words = words(of: name)
    guard let first = words.first else { return nil }
    if words == ["Selection"] { return "isSelected" }
    if words == ["First"] || words == ["Last"] { return "is" + first }
    return words.count > 1 && choices.contains(first) ? "is" + first : nil
  }

  /// The name of the answer to whether a state is the one of that name: `isPaused` for `paused` of `playbackState`; nil for
  /// other values.
  static func answer(_ state: String, of value: String) -> String? {
    guard let last = words(of: value).last, states.contains(last) else { return nil }
    let words = words(of: state)
    return words.first == "Is" ? nil : "is" + words.joined()
  }

  private static let states: Set<String> = ["State", "Status", "Phase", "Stage"]

  /// What can be said of the one among others.
  private static let choices: Set<String> = [
    "Selected", "Chosen", "Picked", "Highlighted", "Expanded", "Collapsed", "Focused", "Hovered", "Pressed",
    "Tapped", "Dragged", "Targeted", "Pinned", "Edited", "Marked", "Checked", "Opened", "Presented", "Active",
    "Current",
    // What is being done with one of them.
    "Deleting", "Downloading", "Editing", "Loading", "Playing", "Removing", "Renaming", "Saving", "Sending",
    "Updating", "Uploading",
  ]

  /// Whether the name only says how everything looks: `isDark`, `reduceMotion`.
  static func isLook(_ name: String) -> Bool {
    words(of: name).allSatisfy { fillers.contains($0) || looks.contains($0) }
  }

  private static let looks: Set<String> = [
    "Dark", "Light", "Mode", "Color", "Scheme", "Reduce", "Reduced", "Motion", "Transparency",
  ]

  /// Whether the name is that of a line or a space between other views.
  static func isSeparator(_ name: String) -> Bool {
    words(of: name).last { $0 != "View" }.map { ["Divider", "Separator", "Spacer"].contains($0) } ?? false
  }

  /// Whether the name is that of a side of something, and says nothing without it: `variant`.
  static func isAspect(_ name: String) -> Bool { aspects.contains(name) }

  private static let aspects: Set<String> = [
    "variant", "kind", "type", "style", "mode", "phase", "state",
  ]

  /// What a Boolean value's name says that is shown: `Settings` for `showsSettings`, `isSettingsPresented`; nil for
  /// other names.
  static func shown(_ name: String) -> String? {
    var words = words(of: name)
    let count = words.count
    let isFirst = words.first == "Is" || words.first == "Should"
    if isFirst { words.removeFirst() }
    let asked = words.count
    if let first = words.first, showing.contains(first) { words.removeFirst() }
    if let last = words.last, ["Presented", "Shown", "Showing", "Visible", "Open", "Opened"].contains(last) {
      words.removeLast()
      if words.last == "Is" { words.removeLast() }
    }
    guard !words.isEmpty, words.count < asked, count > 1 else { return nil }
    return words.joined()
  }

  private static let showing: Set<String> = [
    "Show", "Shows", "Showing", "Present", "Presents", "Presenting", "Display", "Displays", "Displaying",
    "Open",
    "Opens",
  ]

  /// The name of the answer to whether there is such a value: `hasUser` for `user`, `canClose` for `onClose`; nil for what
  /// is an answer itself, and for what is no thing: `selected`.
  static func presence(_ name: String) -> String? {
    let words = words(of: name)
    guard let first = words.first, words.joined().allSatisfy(\.isASCII), !answers.contains(first),
      words.count > 1 || !first.hasSuffix("ed")
    else { return nil }
    return first == "On" && words.count > 1
      ? "can" + words.dropFirst().joined() : "has" + words.joined()
  }

  private static let answers: Set<String> = [
    "Is", "Has", "Are", "Should", "Can", "Shows", "Show", "Needs", "Uses", "Allows", "Was", "Did",
  ]

  /// What a Boolean value's name says that is or is not: `Favorite` for `isFavorite`.
  static func quality(_ name: String) -> String? {
    var words = words(of: name)
    if words.count > 1, let first = words.first, ["Is", "Has", "Are", "Should"].contains(first) {
      words.removeFirst()
    }
    // `isSidebarCollapsed` and `sidebarIsCollapsed`
    let said = words.filter { $0 != "Is" }
    return said.isEmpty ? nil : said.joined()
  }

  private static let irregular = [
    ("Children", "Child"), ("children", "child"), ("People", "Person"), ("people", "person"),
  ]

  /// `Pen` for `Pens` and `PensArray`, `Category` for `Categories`; other words as they are.
  static func singular(_ word: String) -> String {
    for (many, one) in irregular where word.hasSuffix(many) { return word.dropLast(many.count) + one }
    if word.hasSuffix("Array"), word != "Array" { return singular(String(word.dropLast(5))) }
    if word.hasSuffix("ies"), word.utf8.count > 4 { return word.dropLast(3) + "y" }
    if ["sses", "xes", "ches", "shes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
    guard word.hasSuffix("s"), word.utf8.count > 3,
      !["ss", "us", "is", "News", "Series"].contains(where: word.hasSuffix)
    else { return word }
    return String(word.dropLast())
  }

  /// `Pens` for `Pen`, `Categories` for `Category`; a plural as it is.
  static func plural(_ word: String) -> String {
    if singular(word) != word { return word }
    for (many, one) in irregular where word.hasSuffix(one) { return word.dropLast(one.count) + many }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + (["s", "x", "ch", "sh"].contains(where: word.hasSuffix) ? "es" : "s")
  }

  /// Whether a word in capitals is spelt so in names, too.
  static func isAcronym(_ word: String) -> Bool { acronyms.contains(word) }

  private static let acronyms: Set<String> = [
    "URL", "URI", "ID", "API", "PDF", "UUID", "JSON", "HTTP", "HTTPS", "HTML", "XML", "CSV", "SQL", "FAQ",
    "QR", "IP",
    "VPN", "USB", "GPS", "NFC", "SMS", "PIN", "AI", "UI", "TV", "DNS", "SSH", "RSS",
  ]

  /// Whether the name is that of an error's text, and says nothing more.
  static func isErrorMessage(_ name: String) -> Bool {
    let words = words(of: name)
    return words == ["Error"] || words == ["Error", "Message"] || words == ["Error", "Text"]
  }

  /// Whether the name is that of what holds other values: `bookStore`.
  static func namesOwner(_ name: String) -> Bool { words(of: name).last.map(owners.contains) ?? false }

  private static let owners: Set<String> = [
    "Store", "Storage", "Model", "Viewmodel", "VM", "Vm", "Manager", "Controller", "Service", "Publisher",
    "State",
    "Provider",
    "Coordinator",
  ]

  /// Whether the words could be those of any view: `ContextMenuItems`.
  static func isGeneric(_ words: [String]) -> Bool {
    words.allSatisfy {
      parts.contains($0) || vague.contains($0) || labels.contains($0) || fillers.contains($0)
    }
  }

  /// Whether the words say too little to stand for themselves: `InfoRow`, `ProgressIndicator`.
  static func needOwner(_ words: [String]) -> Bool {
    let isWhole = words.last.map { ["Body", "Content", "Contents"].contains($0) } ?? false
    return isGeneric(words.filter { !plain.contains($0) && !(isWhole && variants.contains($0)) })
  }

  /// Which of several forms of a thing something is.
  private static let variants: Set<String> = [
    "Legacy", "Modern", "Old", "New", "Fallback", "Inner", "Outer", "Compact", "Regular", "Wide", "Narrow",
    "Expanded", "Collapsed", "Normal", "Simple", "Full", "Classic",
  ]

  private static let plain: Set<String> = [
    "Info", "Information", "Navigation", "Progress", "Loading", "Display", "Close", "Default", "Custom",
    "Base", "Detail",
    "For",
    "Each", "From", "With",
  ]

  /// Whether the word is a part that a view can play: what ends with it needs no `View` after it.
  static func isPart(_ word: String) -> Bool { parts.contains(word) }

  /// Whether the word is a thing that can be seen: what ends with it needs no `View` after it either.
  static func isSeen(_ word: String) -> Bool { parts.contains(word) || seen.contains(word) }

  private static let seen: Set<String> = [
    "Options", "Illustration", "Logo", "Status", "Message", "Progress", "Calendar", "Keyboard", "Photo",
    "Photos", "Video", "Player", "Scale", "Ring", "Tree", "Graph", "Timeline", "Hint", "Note", "Notice",
    "Tip",
    "Warning", "Rating", "Stars", "Dot", "Dots", "Line", "Lines", "Arrow", "Marker", "Pin", "Cover", "Poster",
    "Artwork", "Symbol", "Checkmark", "Counter", "Clock", "Tags", "Prompt", "Code", "Cursor", "Frame", "Body",
    "Strip", "Ruler", "Gauge", "Swatches", "Items", "Results", "Filter", "Filters", "Toast", "Snackbar",
    "Tooltip", "Chevron",
  ]

  /// Whether the word says where something is, and not what it is.
  static func isPosition(_ word: String) -> Bool { positions.contains(word) }

  static let positions: Set<String> = [
    "Main", "Top", "Bottom", "Leading", "Trailing", "Left", "Right", "Center", "Middle",
  ]

  /// Whether a word follows itself, or another form of it, in what the name has besides the other one:
  /// `HubMenuMenuItem`, `HoveredHoverButton`.
  static func repeatsWord(_ name: String, besides base: String) -> Bool {
    let words = words(of: name)
    let own = name.hasPrefix(base) ? max(1, Self.words(of: base).count) : 1
    return words.indices.dropFirst(own).contains { index in
      let (before, word) = (words[index - 1], words[index])
      return before == word || word == before + "s"
        || ["d", "ed", "er", "ing"].contains { before == word + $0 || word == before + $0 }
    }
  }

  /// Whether the name has a word, or its plural, in two places.
  static func saysWordTwice(_ name: String) -> Bool {
    let words = words(of: name).map(singular)
    return Set(words).count < words.count
  }

  /// Whether a word of one name, or its plural, is one of the other's.
  static func shareWord(_ words: [String], _ others: [String]) -> Bool {
    !Set(words.map(singular)).isDisjoint(with: others.map(singular))
  }

  /// Whether a word of one name is another form of one of the other's: `Import` and `Importer`.
  static func haveForms(_ words: [String], of others: [String]) -> Bool {
    words.contains { word in
      others.contains { other in
        let (short, long) = word.utf8.count < other.utf8.count ? (word, other) : (other, word)
        return ["er", "or", "ed", "ing"].contains { ending in
          long == short + ending || short.hasSuffix("e") && long == short.dropLast() + ending
        }
      }
    }
  }

  private static let fillers: Set<String> = [
    "Is", "Has", "Shows", "Show", "Showing", "Should", "Can", "Includes", "Needs", "Supports", "Allows",
    "All", "Sorted", "Filtered", "Present", "Shown", "Displayed", "Current",
    "Selected", "Safe", "Unwrapped",
    "On", "The",
  ]

  /// What follows the name of the thing that a value belongs to.
  static let labels: Set<String> = [
    "Title", "Subtitle", "Label", "Text", "Url", "URL", "Id", "ID", "Color", "Count", "Icon", "Image",
    "Accessibility", "Visible", "Presented", "Publisher", "Indices", "Index",
  ]

  static let vague: Set<String> = [
    "Item", "Items", "Data", "Value", "Values", "Index", "Name", "Model", "Store", "Element", "Elements",
    "Object",
    "Content", "View", "Self", "State", "Description", "Proxy", "Geometry", "Configuration", "Array", "Range",
    "True", "False", "Nil", "Shared", "Empty", "Message", "Error", "Action", "Manager", "Size", "All", "App",
    "None", "Some", "String", "Key", "Body", "Case", "Cases", "Enumerated", "Controller", "Service", "Width",
    "Height", "Other", "Type", "Kind", "Property", "Properties", "Capitalized", "Lowercased", "Uppercased",
    "Localized", "L10n", "Formatted", "Phase", "Absolute", "Path", "First", "Last", "Raw", "Sorted",
    "Filtered",
    "Reversed",
  ]

  private static let parts: Set<String> = [
    "Header", "Footer", "Row", "Rows", "Section", "Sections", "List", "Grid", "Button", "Buttons", "Card",
    "Cards",
    "Cell", "Label", "Labels", "Title", "Subtitle", "Icon", "Icons", "Image", "Text", "Field", "Fields",
    "Picker",
    "Menu", "Sheet", "Overlay", "Background", "Banner", "Badge", "Avatar", "Chip", "Chips", "Bar", "Content",
    "Contents", "Sidebar", "Toolbar", "Placeholder", "Skeleton", "Indicator", "Divider", "Separator", "Chart",
    "Map",
    "Panel", "Tab", "Tabs", "Stack", "Box", "Pill", "Bubble", "Toggle", "Slider", "Stepper", "Form", "Page",
    "Popover", "Alert", "Tile", "Thumbnail", "Preview", "Editor", "Link", "Links", "Details", "Spacer",
    "Shape",
    "Layers", "Layer", "Container", "Spinner", "Control", "Controls", "Actions", "Accessory", "Table",
    "Canvas",
    "Column", "Columns", "Handle", "Backdrop", "Carousel", "Gallery", "Summary", "Selector", "Switch",
    "Items",
    "Item", "Context", "Area", "Region", "Zone", "Pane", "Wrapper", "Block", "Main", "Top", "Bottom",
    "Leading", "Trailing", "Left", "Right", "Search", "Scroll",
  ]
}
