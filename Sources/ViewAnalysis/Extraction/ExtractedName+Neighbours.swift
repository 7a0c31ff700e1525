/// What the names of the types beside a view begin with.
extension ExtractedName {
  /// The first word of the view's name, where nearly all types of its folder have it, or, of capitals, all of the file:
  /// `IOS` for `IOSPriceView` beside `IOSPriceHeader` and `IOSCart`. With the second word, where all of these have that, too.
  var sharedPrefix: String? {
    guard let word = NameWords.words(of: type.name).first, word.utf8.count > 1, type.name != word,
      type.name.hasPrefix(word), let file = resolver.fileName
    else { return nil }
    func haveIt(_ names: [String]) -> Int {
      names.count { $0.hasPrefix(word) && $0.dropFirst(word.count).first?.isLowercase != true }
    }
    let inFile = resolver.file.types.filter { !$0.isExtension && !$0.qualifiedName.contains(".") }.map(\.name)
    let isInitialism = word == word.uppercased()
    if isInitialism, inFile.count >= Self.fewestInFile, haveIt(inFile) == inFile.count { return word }
    let inFolder = resolver.workspace.typeNames(besideFile: file)
    let isHabit =
      inFolder.count >= Self.fewestInFolder
      && haveIt(inFolder) * 100 >= inFolder.count * Self.percentOfFolder
    guard isHabit else { return nil }
    // `More` of `MoreInformationRow` beside other types that begin with `MoreInformation` says nothing alone.
    let words = NameWords.words(of: type.name)
    let shared = words.count > 2 ? words[0] + words[1] : word
    return inFolder.count(where: { $0.hasPrefix(shared) }) == haveIt(inFolder) ? shared : word
  }

  private static let fewestInFile = 3
  private static let fewestInFolder = 8
  private static let percentOfFolder = 90
}
