/// A run of modifiers that stands in several places of the workspace, at one of them.
struct RepeatedRun {
  let modifiers: [ModifierChains.Modifier]
  /// How many places have it, this one among them.
  let placeCount: Int
  /// Some of the other places, the first by file and offset.
  let others: [(file: String, range: Range<Int>)]
  /// See `ModifierChains.RunHash`.
  let hash: UInt64

  /// UTF-8 offsets from the first modifier's period to the last one's end.
  var range: Range<Int> { modifiers.range }
}

extension [ModifierChains.Modifier] {
  /// UTF-8 offsets from the first one's period to the last one's end.
  var range: Range<Int> {
    guard let first, let last else { return 0..<0 }
    return first.range.lowerBound..<Swift.max(first.range.lowerBound, last.range.upperBound)
  }

  /// Whether a view's ground or outline follows the run, and the run has none, or the outline of the ground that it has.
  fileprivate var isCutOff: Bool {
    guard let last else { return false }
    return last.traits.contains(.isBeforeShape)
      || last.traits.contains(.isBeforeSurface) && !contains { $0.traits.contains(.isSurface) }
  }
}

/// Finds the runs of one file. Of a chain it takes the longest run that enough places have, and what is left beside it;
/// a run in the arguments of another is part of that one.
struct RepeatedRuns {
  private let context: RuleContext
  private let file: String
  private let minModifiers: Int
  private let minPlaces: Int
  /// Whether a name of an argument means the same everywhere, as far as that has been asked.
  private var areGlobal: [ModifierChains.OutsideName: Bool] = [:]

  /// How many other places a finding names.
  private static let mostRelated = 20
  /// For how many other places it is asked whether their packages have to do with this file's, or whether they have a longer
  /// run.
  private static let mostAsked = 200

  private init?(_ context: RuleContext) {
    guard let file = context.resolver.fileName else { return nil }
    self.context = context
    self.file = file
    minModifiers = max(ModifierChains.shortestRun, context.option("min_modifiers"))
    minPlaces = max(2, context.option("min_places"))
  }

  /// The runs of the file, in the order of the text.
  static func all(_ context: RuleContext) -> [RepeatedRun] {
    guard var finder = RepeatedRuns(context), let chains = context.resolver.source?.facts.chains else {
      return []
    }
    var found: [RepeatedRun] = []
    for chain in chains.chains {
      found += finder.runs(of: chain)
    }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    var end = 0
    return found.filter { run in
      defer { end = max(end, run.range.upperBound) }
      return run.range.lowerBound >= end
    }
  }

  /// The run that ends with the call, which a finding has been reported for.
  static func run(endingAt node: Node, _ context: RuleContext) -> RepeatedRun? {
    guard var finder = RepeatedRuns(context), let chains = context.resolver.source?.facts.chains else {
      return nil
    }
    for chain in chains.chains(around: node.range.upperBound) {
      if let run = finder.runs(of: chain).first(where: { $0.contains(node) }) { return run }
    }
    return nil
  }

  // MARK: Modifiers

  /// The parts of the chain that may be repeated: without modifiers whose arguments mean something of this place, and
  /// without methods that may be no modifiers, but those of the view's own type. `withSpecific` tells whether those count
  /// that only images, shapes or the like have.
  private mutating func segments(
    of chain: ModifierChains.Chain, withSpecific: Bool
  ) -> [ArraySlice<ModifierChains.Modifier>] {
    chain.modifiers.split { modifier in
      if modifier.names.contains(where: { !isGlobal($0, at: modifier.range.lowerBound) }) { return true }
      if modifier.traits.contains(.isSpecific) { return !withSpecific }
      return context.step != .all && !isOfViews(modifier)
    }
  }

  /// Whether the call is a modifier, and no method that its view's type has for itself: `square()` of an extension of `Image`.
  private func isOfViews(_ modifier: ModifierChains.Modifier) -> Bool {
    if modifier.traits.contains(.isKnown) { return true }
    guard let use = context.tree.modifier(in: modifier.range), let name = use.name,
      context.workspace.viewFunctions(named: name.text).isEmpty,
      let type = ViewExpression(use.node).typeName
    else { return true }
    guard context.workspace.types(named: type.text, declaring: name.text).isEmpty else { return false }
    // What another package's type has isn't known.
    return context.resolver.declaredEntry(type) != nil
      || !context.workspace.typeDeclarations(named: type.text).isEmpty
  }

  /// Whether the name, at the UTF-8 offset, means the same in all files that don't declare it themselves: a global
  /// variable or function, a type at the top of a file, or one that isn't the workspace's.
  private mutating func isGlobal(_ name: ModifierChains.OutsideName, at offset: Int) -> Bool {
    if let known = areGlobal[name] { return known }
    let workspace = context.workspace
    guard name.isType else {
      let answer = workspace.declaresGlobal(name.text) && workspace.viewFunctions(named: name.text).isEmpty
      areGlobal[name] = answer
      return answer
    }
    let declarations = workspace.typeDeclarations(named: name.text)
    let atTop = declarations.filter { $0.facts.qualifiedName == name.text }
    // A nested type is meant in some places and not in others.
    let hasNested = atTop.count < declarations.count
    if hasNested, let meant = context.resolver.qualifiedName(of: name.text, at: offset), meant != name.text {
      return false
    }
    let answer =
      atTop.isEmpty || atTop.count == 1 && atTop.allSatisfy { ($0.facts.access ?? .internal) >= .internal }
    if !hasNested { areGlobal[name] = answer }
    return answer
  }

  // MARK: Runs

  private mutating func runs(of chain: ModifierChains.Chain) -> [RepeatedRun] {
    var found = segments(of: chain, withSpecific: context.step == .all).flatMap { runs(in: $0) }
    guard context.step < .all, chain.modifiers.contains(where: { $0.traits.contains(.isSpecific) }) else {
      return found
    }
    // A run that a `ViewModifier` can contain comes first.
    let taken = found.map(\.range)
    for segment in segments(of: chain, withSpecific: true) {
      found += runs(in: segment).filter { run in !taken.contains { $0.overlaps(run.range) } }
    }
    return found
  }

  private func runs(in segment: ArraySlice<ModifierChains.Modifier>) -> [RepeatedRun] {
    guard segment.count >= minModifiers else { return [] }
    var candidates: [(range: Range<Int>, hash: UInt64, count: Int, isCutOff: Bool)] = []
    for start in segment.indices.dropLast(minModifiers - 1) {
      var hash = ModifierChains.RunHash()
      var longest: (end: Int, hash: UInt64, count: Int)?
      for end in start..<min(start + ModifierChains.longestRun, segment.endIndex) {
        hash.append(segment[end].hash)
        if end - start + 1 < ModifierChains.shortestRun { continue }
        let count = context.workspace.placeCount(ofRun: hash.value)
        if count < minPlaces { break }
        if end - start + 1 >= minModifiers { longest = (end + 1, hash.value, count) }
      }
      guard let longest else { continue }
      let range = start..<longest.end
      candidates.append((range, longest.hash, longest.count, Array(segment[range]).isCutOff))
    }
    // A run that ends in the middle of a look comes after those that don't.
    candidates.sort {
      ($0.isCutOff ? 0 : 1, $0.range.count, $0.count, -$0.range.lowerBound)
        > ($1.isCutOff ? 0 : 1, $1.range.count, $1.count, -$1.range.lowerBound)
    }
    var taken: [RepeatedRun] = []
    var covered: [Range<Int>] = []
    for candidate in candidates where !covered.contains(where: { $0.overlaps(candidate.range) }) {
      let (modifiers, hash, count) = trimmed(Array(segment[candidate.range]), candidate.hash, candidate.count)
      guard isWorthwhile(modifiers, count), let run = confirmedRun(modifiers, hash, count) else { continue }
      taken.append(run)
      covered.append(candidate.range)
    }
    return taken
  }

  /// The run without what does not change the looks at its ends, if more places have what is left: those look the same.
  private func trimmed(
    _ modifiers: [ModifierChains.Modifier], _ hash: UInt64, _ count: Int
  ) -> ([ModifierChains.Modifier], UInt64, Int) {
    guard context.step < .all else { return (modifiers, hash, count) }
    var kept = modifiers[...]
    while kept.count > minModifiers, kept.last?.traits.contains(.isVisual) == false { kept.removeLast() }
    while kept.count > minModifiers, kept.first?.traits.contains(.isVisual) == false { kept.removeFirst() }
    if kept.count == modifiers.count { return (modifiers, hash, count) }
    var shortHash = ModifierChains.RunHash()
    for modifier in kept { shortHash.append(modifier.hash) }
    let shortCount = context.workspace.placeCount(ofRun: shortHash.value)
    return shortCount > count ? (Array(kept), shortHash.value, shortCount) : (modifiers, hash, count)
  }

  /// What so many places have is a decision, however small.
  private static let manyPlaces = 4
  /// The same of a run that is one modifier several times.
  private static let manyPlacesOfOne = 6

  /// Modifiers that only say how a view is fitted into its place, where that is and how large, and how large its text.
  private static let placing: NameSet = [
    "lineLimit", "truncationMode", "minimumScaleFactor", "allowsTightening", "fixedSize", "aspectRatio",
    "scaledToFit", "scaledToFill", "multilineTextAlignment", "layoutPriority", "padding", "frame", "offset",
    "position", "font", "contentShape", "containerRelativeFrame", "contentMargins", "safeAreaPadding",
    "scenePadding", "ignoresSafeArea", "edgesIgnoringSafeArea",
  ]

  /// Whether the run is about how a view looks. In `strict` and to the letter, any modifier counts that is known.
  private func isWorthwhile(_ modifiers: [ModifierChains.Modifier], _ count: Int) -> Bool {
    guard
      modifiers.contains(where: {
        $0.traits.contains(.isVisual) || context.step >= .strict && $0.traits.contains(.isKnown)
      })
    else { return false }
    if context.step == .all { return true }
    let names = names(of: modifiers)
    // One modifier several times could be one with all of the values.
    if names.count == 1 {
      return count >= (context.step == .strict ? Self.manyPlaces : Self.manyPlacesOfOne)
    }
    if Self.onlyFits(names) {
      // The size of an icon is a decision, too.
      return context.step == .strict
        && (names.contains("frame")
          || count >= Self.manyPlaces && names.contains { Self.drawingImages.contains($0) })
    }
    return context.step == .strict || count >= Self.manyPlaces
      || names.contains { !Self.placing.contains($0) && !Self.fittingImages.contains($0) }
  }

  /// Whether the run is a few words about a text: in three places these may be a coincidence. A font and a colour are a
  /// style.
  private func isFewWords(_ modifiers: [ModifierChains.Modifier]) -> Bool {
    guard modifiers.count <= ModifierChains.shortestRun else { return false }
    let uses = modifiers.compactMap { context.tree.modifier(in: $0.range) }
    let isAboutText = uses.allSatisfy { use in
      use.name.map { Self.placing.contains($0) || Self.ofTexts.contains($0) } ?? false
    }
    let isStyle = uses.contains { $0.name == "font" } && uses.contains { Self.coloring.contains($0.name) }
    return isAboutText && !isStyle
  }

  private static let coloring: NameSet = ["foregroundStyle", "foregroundColor"]

  /// Modifiers that say how a text is drawn.
  private static let ofTexts: NameSet = [
    "foregroundStyle", "foregroundColor", "bold", "italic", "fontWeight", "fontDesign", "monospaced",
    "monospacedDigit", "textCase", "tracking", "kerning",
  ]

  private func names(of modifiers: [ModifierChains.Modifier]) -> Set<String> {
    Set(modifiers.compactMap { context.tree.modifier(in: $0.range)?.name?.text })
  }

  /// Whether all that the modifiers say is how an image is fitted into its frame, and drawn there: each says what it does, and
  /// `resizable` is only for images.
  private static func onlyFits(_ names: Set<String>) -> Bool {
    names.allSatisfy { fittingImages.contains($0) || drawingImages.contains($0) }
  }

  private static let fittingImages: NameSet = [
    "resizable", "aspectRatio", "scaledToFit", "scaledToFill", "frame",
  ]

  private static let drawingImages: NameSet = ["interpolation", "antialiased", "renderingMode"]

  /// Whether the run ends where a longer one in enough places goes on.
  private func isPartOfLonger(_ run: ModifierChains.Run) -> Bool {
    run.isPartOfLonger { context.workspace.placeCount(ofRun: $0) >= minPlaces }
  }

  /// The run with its other places; nil where too few have the same code.
  private func confirmedRun(
    _ modifiers: [ModifierChains.Modifier], _ hash: UInt64, _ count: Int
  ) -> RepeatedRun? {
    let range = modifiers.range
    var others: [(file: String, range: Range<Int>)] = []
    var different = 0
    var foreign = 0
    // Of what has a longer run in common with others, that is said, unless this one is a look by itself.
    var parts = 0
    let asksForLonger =
      context.step < .all && !(context.step == .strict && count >= Self.manyPlaces)
      && !modifiers.contains { $0.traits.contains(.isSurface) }
    // A run that ends in the middle of a look is no style of its own there, and chance elsewhere.
    var isCutOff = modifiers.isCutOff
    var asked = 0
    // What stands in all branches could stand around them, and copies of one file are one place.
    var standing: Set<String> = []
    // Files of packages that know nothing of each other can't use one modifier.
    let asksForPackages = context.step < .all && context.workspace.hasSeveralPackages
    let needed = asksForPackages ? Self.mostAsked : max(Self.mostRelated, minPlaces - 1)
    context.workspace.forEachPlace(ofRun: hash, count: modifiers.count) { file, other in
      if asked < Self.mostRelated {
        asked += 1
        let name = file.split(separator: "/").last ?? ""
        standing.insert("\(name) \(other.conditional ?? other.range.lowerBound)")
      }
      if file == self.file, other.range == range { return true }
      if !other.hasSameCode(as: modifiers) {
        different += 1
      } else if asksForPackages, !context.workspace.mayShare(file, self.file) {
        foreign += 1
      } else if asksForLonger, isPartOfLonger(other) {
        parts += 1
      } else {
        isCutOff = isCutOff || context.step == .recommended && other.modifiers.isCutOff
        others.append((file, other.range))
      }
      return others.count + foreign < needed && parts < Self.mostAsked
    }
    guard others.count + 1 >= minPlaces, context.step == .all || standing.count >= minPlaces else {
      return nil
    }
    if context.step == .recommended {
      if isCutOff, others.count + 1 < Self.manyPlaces { return nil }
      // In the views of one file a few words are a decision.
      if count < Self.manyPlaces, others.contains(where: { $0.file != self.file }), isFewWords(modifiers) {
        return nil
      }
    }
    if context.step < .all, others.count + 1 < Self.manyPlaces {
      let names = names(of: modifiers)
      if Self.onlyFits(names), !names.contains("frame") { return nil }
    }
    let run = RepeatedRun(
      modifiers: modifiers, placeCount: foreign == 0 ? count - different - parts : others.count + 1,
      others: Array(others.prefix(Self.mostRelated)),
      hash: hash)
    return context.step < .all && run.fitsAroundAll(in: context.tree, file: file) ? nil : run
  }
}

extension RepeatedRun {
  /// Whether the call, which ends where the run does, is its last modifier.
  fileprivate func contains(_ node: Node) -> Bool {
    guard let last = modifiers.last, let modifier = ModifierUse(node) else { return false }
    return modifier.range == last.range
  }
}

extension SyntaxTree {
  /// The modifier in the range: from its period to the end of its arguments, as UTF-8 offsets.
  func modifier(in range: Range<Int>) -> ModifierUse? {
    var node: Node? = innermostNode(at: range.lowerBound)
    while let current = node {
      if let modifier = ModifierUse(current), modifier.range == range { return modifier }
      node = current.parent
    }
    return nil
  }
}
