/// Makes one view of several that are built alike: what differs, and what their bodies read, become its parameters, and
/// views that differ its slots.
struct TwinExtraction {
  private let twins: [Twin]
  /// The indices of the leaves that are views, and that the shared view has a slot for.
  private let slots: Set<Int>
  private let context: RuleContext

  private static let mostTwins = 20

  /// `shape` is the one of the finding, which all twins have.
  init(_ shape: ViewShapes.Shape, _ context: RuleContext) throws(Obstacle) {
    guard context.workspace.viewCount(ofShape: shape.fingerprint) <= Self.mostTwins else {
      throw Obstacle("there are more than \(Self.mostTwins) of these views.")
    }
    twins = try Twin.all(of: shape, context)
    slots = Set(
      (twins.first?.leaves ?? []).indices.filter { [twins] index in twins.contains { $0.isSlot(index) } })
    self.context = context
  }

  /// A parameter of the shared view: the leaves that it stands for, by their indices.
  private struct Parameter {
    var name: String
    /// Nil for a slot.
    let type: String?
    /// What each twin passes.
    let values: [String]
    var leaves: [Int]
  }

  func rewrite() throws(Obstacle) -> Rewrite {
    guard twins.count > 1 else { throw Obstacle("there is no second view.") }
    let targets = TargetFolders(context.workspace)
    let visible = twins.first { home in
      context.workspace.module(of: home.source.name) != nil
        || twins.allSatisfy { targets.canSee(home.source.name, from: $0.source.name) }
    }
    guard let home = visible else { throw Obstacle("the views are in several targets.") }
    for twin in twins { try twin.check(keepsComments: twin.isSame(as: home), slots: slots) }
    let modules = twins.map { context.workspace.module(of: $0.source.name) }
    let folders = ModuleFolders(context.workspace)
    guard modules.allSatisfy({ $0 == modules.first }),
      modules.contains(where: { $0 != nil })
        || twins.allSatisfy({ folders.areTogether($0.source.name, home.source.name) })
    else {
      throw Obstacle("the views are in several modules.")
    }
    guard let name = freeName else { throw Obstacle("every name for the shared view is taken.") }
    let (values, views) = try sharedParameters(home)
    var edits = [
      home.declaration(
        of: name, values.map { ($0.name, $0.type ?? "", $0.leaves) },
        slots: views.map { ($0.name, genericName(for: $0.name), $0.leaves) })
    ]
    for (index, twin) in twins.enumerated() {
      let arguments = values.map { "\($0.name): \($0.values.element(at: index) ?? "")" }
      let slots = views.compactMap { view in
        view.leaves.first.flatMap { twin.leaves.element(at: $0) }.map { (view.name, $0) }
      }
      edits.append(twin.edit(calling: name, arguments, slots))
    }
    let number =
      (values.isEmpty ? [] : [counted(values.count, "parameter", "parameters")])
      + (views.isEmpty ? [] : [counted(views.count, "slot", "slots")])
    return Rewrite(
      title:
        "Extract `\(name)`\(number.isEmpty ? "" : " with " + number.joined(separator: " and ")), and use it in "
        + listed(twins.map(\.type.name)),
      level: .refactor, edits: edits.sortedByFile)
  }

  /// What the type parameter for a slot is called.
  private func genericName(for slot: String) -> String {
    let name = slot.prefix(1).uppercased() + slot.dropFirst()
    return slot != "content" && (Vocabulary.views[name] != nil || context.workspace.knows(name))
      ? name + "Content" : name
  }

  /// `SharedRow` for `AlbumRow` and `ArtistRow`, `SharedSendingView` for `SendingView` and `SendingInfoView`.
  private var freeName: String? {
    let first = twins.first?.type.name.words ?? []
    let others = twins.dropFirst().map(\.type.name.words)
    var words = first
    for other in others {
      let count = zip(words.reversed(), other.reversed()).prefix { $0 == $1 }.count
      words = Array(words.suffix(count))
    }
    if words.isEmpty || words == ["View"] {
      words = first.filter { word in others.allSatisfy { $0.contains(word) } }
    }
    let base = "Shared" + (words.isEmpty ? "View" : words.joined())
    return (1...99).lazy.map { $0 == 1 ? base : base + String($0) }.first { [context] name in
      Vocabulary.views[name] == nil && !context.workspace.knows(name)
        && context.workspace.files(referringTo: name).isEmpty
    }
  }

  /// What all twins call it, else what it is used for.
  private func name(of leaf: Int, _ home: Twin) -> String {
    let name = home.parameterName(leaf)
    if twins.allSatisfy({ $0.parameterName(leaf) == name }) { return name }
    return home.useName(leaf) ?? name
  }

  /// What the twins' views in a slot have in common at the end of their names: `header` of `AlbumHeader` and
  /// `ArtistHeader`.
  private func slotName(_ leaf: Int) -> String? {
    let names = twins.map { ($0.leaves[leaf].viewName ?? "").words }
    let last = (names.first ?? []).filter { $0 != "View" }.last
    guard let last, names.allSatisfy({ $0.filter { $0 != "View" }.last == last }) else { return nil }
    return last.lowercased()
  }

  /// The values first: slots are trailing closures.
  private func sharedParameters(_ home: Twin) throws(Obstacle) -> (values: [Parameter], slots: [Parameter]) {
    var found: [Parameter] = []
    for index in home.leaves.indices {
      let texts = twins.map { $0.leaves.element(at: index)?.text ?? "" }
      if slots.contains(index) {
        for twin in twins { try twin.checkSlot(index) }
        if let known = found.firstIndex(where: { $0.values == texts && $0.type == nil }) {
          found[known].leaves.append(index)
        } else {
          let name = slots.count == 1 ? nil : slotName(index)
          found.append(Parameter(name: name ?? "content", type: nil, values: texts, leaves: [index]))
        }
        continue
      }
      let isSame = texts.allSatisfy { $0 == texts.first }
      var types: [String] = []
      for twin in twins {
        guard let type = try twin.input(index, isSame: isSame) else { continue }
        types.append(type)
      }
      guard let type = types.first else { continue }
      guard types.count == twins.count, types.allSatisfy({ $0 == type }) else {
        throw Obstacle("what differs is of several types", at: home.leaves[index].range, in: home.source)
      }
      if let known = found.firstIndex(where: { $0.values == texts && $0.type == type }) {
        found[known].leaves.append(index)
      } else {
        found.append(
          Parameter(name: name(of: index, home), type: type, values: texts, leaves: [index]))
      }
    }
    var taken = home.boundNames.union(["body", "self"])
    for index in found.indices {
      let base = found[index].name
      let others = base == "title" ? ["subtitle", "detail"] : []
      let numbered = (2...found.count + taken.count + 2).lazy.map { base + String($0) }
      found[index].name =
        ([base] + others).first { !taken.contains($0) }
        ?? numbered.first { !taken.contains($0) } ?? base
      taken.insert(found[index].name)
    }
    return (found.filter { $0.type != nil }, found.filter { $0.type == nil })
  }
}

extension String {
  /// `Album`, `Row` of `AlbumRow`.
  fileprivate var words: [String] {
    var words: [String] = []
    for letter in self {
      let word = letter.isUppercase ? "" : words.popLast() ?? ""
      words.append(word + String(letter))
    }
    return words
  }
}

extension Node {
  /// What a view in a slot is called: the name of its type, or of the member that makes it.
  fileprivate var viewName: String? { FunctionCall(self)?.constructedType?.text ?? referencedName?.text }
}
