extension Rewrite {
  /// Views of a type become types of their own.
  init(extracting names: [String], _ edits: [TextEdit]) {
    let last = names.last ?? ""
    let title =
      names.count < 2
      ? "Extract to struct \(last)"
      : "Extract to structs \(names.dropLast().joined(separator: ", ")) and \(last)"
    self.init(title: title, level: .refactor, edits: edits, postconditions: [.onlyImproves])
  }
}
