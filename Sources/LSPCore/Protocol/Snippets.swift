extension LSP {
  /// The text as a snippet in which Swift's placeholders, `<#Type#>`, are the places to fill in; nil for a text without
  /// any.
  package static func snippet(ofPlaceholdersIn text: String) -> String? {
    var snippet = ""
    var rest = text[...]
    var count = 0
    while let start = rest.firstRange(of: "<#"), let end = rest[start.upperBound...].firstRange(of: "#>") {
      count += 1
      snippet += escaped(rest[..<start.lowerBound])
      snippet += "${\(count):\(escaped(rest[start.upperBound..<end.lowerBound]))}"
      rest = rest[end.upperBound...]
    }
    return count == 0 ? nil : snippet + escaped(rest)
  }

  /// The text as it stands in a snippet.
  private static func escaped(_ text: Substring) -> String {
    // Not by characters: one may consist of a dollar sign and an accent.
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\\" || scalar == "$" || scalar == "}" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
  }
}
