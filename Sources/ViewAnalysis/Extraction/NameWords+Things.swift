/// Names of things, from those of what shows them.
extension NameWords {
  /// The words of a helper's name as those of a thing: `TransactionType`, `Icon` for `iconViewForTransactionType`;
  /// `ActionButton` for `actionButtonForCurrentState`; `Large`, `Icon` for `iconLarge`; `Background` for `onBackground`.
  static func thingAtEnd(_ words: [String]) -> [String] {
    var words = words
    if words.count > 1, words.first == "On", let last = words.last, isSeen(last) { words.removeFirst() }
    if words.count > 1, let last = words.last, sizes.contains(last), isPart(words[words.count - 2]) {
      words = [last] + words.dropLast()
    }
    guard let index = words.dropLast().dropFirst().firstIndex(where: { ["For", "Of", "If"].contains($0) })
    else { return words }
    var thing = Array(words[..<index])
    let isView = thing.last == "View"
    if isView, thing.count > 1, thing.dropLast().last.map(isSeen) == true { thing.removeLast() }
    guard isView || thing.last.map(isSeen) == true, thing != ["View"] else { return words }
    var rest = Array(words[(index + 1)...])
    if rest.last == "View" { rest.removeLast() }
    if rest.first == "Current" || rest.first == "Selected" { rest = [] }
    return words[index] == "If" || isGeneric(rest.filter { !conditions.contains($0) }) ? thing : rest + thing
  }

  private static let sizes: Set<String> = ["Large", "Small", "Big", "Compact", "Mini", "Tiny"]

  private static let conditions: Set<String> = ["Needed", "Available", "Necessary", "Mode", "Configuration"]

  /// The name of an app's view without the words that say that it is one, or that it shows another framework's.
  static func withoutWrapper(_ name: String) -> String {
    var name = name[...]
    for ending in ["Wrapper", "Representable", "TableViewCell", "CollectionViewCell", "View"]
    where name.hasSuffix(ending) && name.count > ending.count {
      name = name.dropLast(ending.count)
    }
    return String(name)
  }
}
