/// Makes one view of several that are built alike: what differs, and what their bodies read, become its parameters.
struct TwinExtraction {
  private let twins: [Twin]
  private let context: RuleContext

  private static let mostTwins = 20

  /// `shape` is the one of the finding, which all twins have.
  init(_ shape: ViewShapes.Shape, _ context: RuleContext) throws(Obstacle) {
    guard context.workspace.viewCount(ofShape: shape.fingerprint) <= Self.mostTwins else {
      throw Obstacle("there are more than \(Self.mostTwins) of these views.")
    }
    twins = try Twin.all(of: shape, context)
    self.context = context
  }

  /// A parameter of the shared view: the leaves that it stands for, by their indices.
  private struct Parameter {
    var name: String
    let type: String
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
    for twin in twins { try twin.check(keepsComments: twin.isSame(as: home)) }
    let modules = twins.map { context.workspace.module(of: $0.source.name) }
    let folders = ModuleFolders(context.workspace)
    guard modules.allSatisfy({ $0 == modules.first }),
      modules.contains(where: { $0 != nil })
        || twins.allSatisfy({ folders.areTogether($0.source.name, home.source.name) })
    else {
      throw Obstacle("the views are in several modules.")
    }
    guard let name = freeName else { throw Obstacle("every name for the shared view is taken.") }
    let parameters = try sharedParameters(home)
    var edits = [home.declaration(of: name, parameters.map { ($0.name, $0.type, $0.leaves) })]
    for (index, twin) in twins.enumerated() {
      let arguments = parameters.map { "\($0.name): \($0.values.element(at: index) ?? "")" }
      edits.append(twin.edit(calling: name, arguments))
    }
    let number = counted(parameters.count, "parameter", "parameters")
    return Rewrite(
      title: "Extract `\(name)` with \(number), and use it in \(listed(twins.map(\.type.name)))",
      level: .refactor, edits: edits.sortedByFile)
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

  private func sharedParameters(_ home: Twin) throws(Obstacle) -> [Parameter] {
    var found: [Parameter] = []
    for index in home.leaves.indices {
      let texts = twins.map { $0.leaves.element(at: index)?.text ?? "" }
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
    return found
  }
}

/// One of the views.
private struct Twin {
  let source: SourceFile
  let type: TypeModel
  let leaves: [Node]
  /// The names that the body binds for itself.
  let boundNames: Set<String>
  private let body: Property
  private let block: Node
  private let resolver: ViewResolver
  private let inference: TypeInference
  private let layout: Layout
  private let editName: String?

  /// All views of the shape, by file, in the order of the text.
  static func all(of shape: ViewShapes.Shape, _ context: RuleContext) throws(Obstacle) -> [Twin] {
    var files: [String] = []
    context.workspace.forEachView(ofShape: shape.fingerprint) { file, twin in
      if files.last != file, twin.hasSameShape(as: shape) { files.append(file) }
      return true
    }
    var twins: [Twin] = []
    for file in files {
      let (source, resolver) = try context.opened(file)
      var unknown: Range<Int>?
      _ = source.facts.shapes.forEachShape(of: shape.fingerprint) { other in
        guard other.hasSameShape(as: shape) else { return true }
        if let twin = Twin(other, source, resolver, context) {
          twins.append(twin)
        } else {
          unknown = other.nameRange
        }
        return unknown == nil
      }
      if let unknown { throw Obstacle("one of the views can't be read", at: unknown, in: source) }
    }
    guard twins.allSatisfy({ $0.leaves.count == shape.leaves.count }),
      Set(twins.map(\.type.name)).count == twins.count
    else { throw Obstacle("two of the views have the same name.") }
    return twins
  }

  private init?(
    _ shape: ViewShapes.Shape, _ source: SourceFile, _ resolver: ViewResolver, _ context: RuleContext
  ) {
    guard let type = source.model.enclosingType(atOffset: shape.nameRange.lowerBound), resolver.isView(type),
      let body = type.body, let block = body.getter, block.range.count >= 2
    else { return nil }
    self.source = source
    self.type = type
    self.body = body
    self.block = block
    self.resolver = resolver
    leaves = block.leaves
    inference = TypeInference(
      resolver.members(of: type), LocalNames(in: body.variable.node), resolver)
    layout = context.layout(of: source)
    editName = context.editName(of: source)
    var bound: Set<String> = []
    let kinds: KindSet = [.identifierPattern, .closureShorthandParameter, .closureParameter, .functionDecl]
    for id in block.tree.nodes.ids(of: kinds, in: block.subtree) {
      let node = block.tree.node(id)
      for index in 0..<2 {
        if let name = node.name(atToken: node.introducerToken + index) { bound.insert(name.text) }
      }
    }
    boundNames = bound
  }

  func isSame(as other: Twin) -> Bool { type.node == other.type.node && source.name == other.source.name }

  private func obstacle(_ what: String, at node: Node) -> Obstacle {
    Obstacle(what, at: node.range, in: source)
  }

  // MARK: What can be done

  func check(keepsComments: Bool) throws(Obstacle) {
    if source.tree.hasError(inTokens: type.node.tokenRange) {
      throw obstacle("a view has a syntax error", at: type.node)
    }
    if !type.declaration.genericParameters.isEmpty { throw obstacle("a view is generic", at: type.node) }
    if !keepsComments, layout.hasComment(block.range) {
      throw obstacle("a comment in a body would be lost", at: block)
    }
    if let name = source.model.privateMember(namedIn: block.range) {
      throw obstacle("a body names `\(name.text)`, which is private to its file", at: block)
    }
    if layout.hasMultilineLiteral(block) { throw obstacle("a body has a string of several lines", at: block) }
    for id in source.tree.nodes.ids(of: [.functionCallExpr], in: block.subtree) {
      guard let call = FunctionCall(source.tree.node(id)), let name = call.constructedType,
        isHidden(name, in: call.callee)
      else { continue }
      throw obstacle("a body makes a `\(name.text)`, which other code can't see", at: block)
    }
    let member = body.variable.node
    for node in [member] + Array(member.ancestors) {
      if node.kind == .ifConfigClause || !node.attributes.isEmpty {
        throw obstacle("a view has an attribute, or is compiled under a condition", at: type.node)
      }
    }
    if block.contains([.ifConfigDecl, .macroExpansionExpr, .optionalBindingCondition]) {
      throw obstacle("a body has an `#if`, a macro or an `if let`", at: block)
    }
  }

  /// The type of the parameter that the leaf becomes; nil where it stays as it is.
  func input(_ index: Int, isSame: Bool) throws(Obstacle) -> String? {
    let leaf = leaves[index]
    switch leaf.kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr:
      let isPlain = !leaf.contains([.expressionSegment])
      if isSame, isPlain { return nil }
      for inner in leaf.descendants where inner.kind == .declReferenceExpr && !inner.isMemberName {
        guard let name = inner.firstName?.text, !boundNames.contains(name) else {
          throw obstacle("a text reads a local value", at: leaf)
        }
      }
      return leaf.isLocalizedKey ? "LocalizedStringKey" : "String"
    case .booleanLiteralExpr: return isSame ? nil : "Bool"
    case .integerLiteralExpr, .floatLiteralExpr:
      if isSame { return nil }
      guard let type = leaf.numberType else {
        throw obstacle("the type of a number is not certain", at: leaf)
      }
      return type
    case .nilLiteralExpr, .regexLiteralExpr, .keyPathExpr, .closureShorthandParameter, .identifierPattern:
      if isSame { return nil }
      throw obstacle("the type of what differs is not certain", at: leaf)
    default: return try input(named: leaf, isSame: isSame)
    }
  }

  /// The same for names and members.
  private func input(named leaf: Node, isSame: Bool) throws(Obstacle) -> String? {
    var root = leaf
    while let access = MemberAccess(root), let base = access.base { root = base }
    if root.kind == .memberAccessExpr {
      // `.red`
      if isSame { return nil }
      throw obstacle("the type of what differs is not certain", at: leaf)
    }
    guard root.kind == .declReferenceExpr, let name = root.firstName else {
      throw obstacle("the type of what differs is not certain", at: leaf)
    }
    if name.isCapitalized {
      let isHidden = isHidden(name, in: root)
      if isSame, !isHidden { return nil }
      guard !isHidden, let type = inference.type(of: leaf)?.text, isVisible(type) else {
        throw obstacle("the type of what differs is not certain", at: leaf)
      }
      return type
    }
    let text = name.text
    if boundNames.contains(text) || text.hasPrefix("$") {
      if text.dropFirst().first?.isLetter == true, !boundNames.contains(text) {
        throw obstacle("a body hands on the binding `\(text)`", at: leaf)
      }
      guard isSame, boundNames.contains(text) || text.dropFirst().allSatisfy(\.isNumber) else {
        throw obstacle("what differs is bound in the body", at: leaf)
      }
      return nil
    }
    var stored = text
    if root.firstToken.kind == .kwSelf {
      guard let member = MemberAccess(root.parent), root != leaf, let own = member.name else {
        throw obstacle("a body reads `self`", at: leaf)
      }
      stored = own.text
    }
    let members = resolver.members(of: self.type)
    if members.named(stored).isEmpty {
      guard isSame, root.firstToken.kind != .kwSelf, resolver.workspace.declaresGlobal(text) else {
        throw obstacle("it is not known what `\(stored)` is", at: leaf)
      }
      return nil
    }
    guard let property = members.property(stored), property.isStored,
      property.variable.node.attributes.isEmpty,
      let handedOver = inference.type(of: leaf)?.text, isVisible(handedOver)
    else { throw obstacle("`\(leaf.shortText)` can't be handed over", at: leaf) }
    return handedOver
  }

  /// Whether the name, the last one of the expression, means a type that other code can't see, or not by what is
  /// written: a private one, or one that the view or a type around it declares.
  private func isHidden(_ name: Name, in expression: Node?) -> Bool {
    guard let meant = resolver.workspaceType(name) else { return false }
    if expression?.text != meant { return true }
    // The type, and those around it.
    var path = ""
    for part in meant.split(separator: ".") {
      path += (path.isEmpty ? "" : ".") + part
      let isPrivate = resolver.workspace.typeDeclarations(named: String(part)).contains {
        $0.facts.qualifiedName == path && ($0.facts.access ?? .internal) < .internal
      }
      if isPrivate { return true }
    }
    return false
  }

  /// Whether any file can name the type.
  private func isVisible(_ type: String) -> Bool {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.allSatisfy { name in
      let declared = resolver.workspace.typeDeclarations(named: String(name)).map(\.facts)
      return declared.isEmpty
        || declared.count == 1
          && declared.allSatisfy { $0.qualifiedName == $0.name && ($0.access ?? .internal) >= .internal }
    }
  }

  // MARK: Texts

  /// What to call the parameter that the leaf becomes.
  func parameterName(_ index: Int) -> String {
    let leaf = leaves[index]
    switch leaf.kind {
    case .declReferenceExpr, .memberAccessExpr:
      return MemberName.candidates(for: leaf.referencedName?.text ?? "", without: []).first ?? "value"
    case .booleanLiteralExpr: return "flag"
    default:
      guard let argument = Argument(leaf.parent) else { return "value" }
      if let label = argument.label?.text {
        return label == "systemName" || label == "systemImage" ? "symbol" : label
      }
      if let name = leaf.interpolatedName { return name }
      if leaf.isLocalizedKey { return "title" }
      // `padding` for the number in `.padding(8)`.
      let call = leaf.numberType == nil ? nil : FunctionCall(argument.node.parent)
      return call?.name?.text ?? "value"
    }
  }

  /// What the leaf is the argument for: `subtitle` in `Row(subtitle: name)`, `title` in `Text(name)`, `url` in
  /// `URL(string: name)`.
  func useName(_ index: Int) -> String? {
    guard let argument = Argument(leaves[index].parent) else { return nil }
    let type = FunctionCall(argument.node.parent)?.constructedType?.text
    switch argument.label?.text {
    case "string"?, nil: return type == "Text" || type == "Label" ? "title" : type.map(MemberName.lowercased)
    case "systemName"?, "systemImage"?: return "symbol"
    case let label?: return label
    }
  }

  /// The shared view, after the type that this body is of.
  func declaration(of name: String, _ parameters: [(name: String, type: String, leaves: [Int])]) -> TextEdit {
    let unit = layout.indentationUnit
    var lines = ["struct \(name): \(source.tree.viewQualifier)View {"]
    lines += parameters.map { "\(unit)let \($0.name): \($0.type)" }
    if !parameters.isEmpty { lines.append("") }
    let edits = parameters.flatMap { parameter in
      parameter.leaves.map { TextEdit(range: leaves[$0].range, newText: parameter.name) }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let variable = body.variable.node
    let range = variable.introducerOffset..<variable.range.upperBound
    let text = layout.reindented(
      range, applying: edits, from: layout.indentation(at: range.lowerBound), to: unit)
    lines += [unit + text, "}"]
    var item = type.node
    while let parent = item.parent, parent.kind != .sourceFile { item = parent }
    return layout.insertion(of: lines, after: item, file: editName)
  }

  /// The body that shows the shared view.
  func edit(calling name: String, _ arguments: [String]) -> TextEdit {
    let outer = layout.indentation(at: body.variable.node.range.lowerBound)
    let inner = outer + layout.indentationUnit
    let end = layout.lineEnding
    let call = layout.lines("\(name)(", arguments, ")", indentation: inner).joined(separator: end)
    return TextEdit(
      file: editName, range: block.range.lowerBound + 1..<block.range.upperBound - 1,
      newText: end + call + end + outer)
  }
}

extension Node {
  /// The name that is all of the string literal: `count` of `"\(count)"`.
  fileprivate var interpolatedName: String? {
    let text = self.text
    guard kind == .stringLiteralExpr, text.hasPrefix("\"\\("), text.hasSuffix(")\"") else { return nil }
    let name = text.dropFirst(3).dropLast(2)
    guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    return String(name)
  }

  /// Whether SwiftUI takes the string literal for the key of a localized text.
  fileprivate var isLocalizedKey: Bool {
    guard let argument = Argument(parent), argument.label == nil, let call = FunctionCall(parent?.parent),
      call.firstArgument?.node == parent
    else { return false }
    if let type = call.constructedType { return localizedViews.contains(type) }
    return localizedModifiers.contains(call.name)
  }

  /// The type of a number in the argument of a modifier or a stack; nil where it is not certain.
  fileprivate var numberType: String? {
    guard let argument = Argument(parent), let call = FunctionCall(parent?.parent), let name = call.name
    else {
      return nil
    }
    if let label = argument.label, lengthLabels.contains(label) { return "CGFloat" }
    if name == "system", argument.label == "size" { return "CGFloat" }
    if name == "lineLimit", argument.label == nil { return "Int" }
    if name == "opacity", argument.label == nil { return "Double" }
    return lengthModifiers.contains(name) ? "CGFloat" : nil
  }
}

private let localizedViews: NameSet = [
  "Text", "Label", "Button", "Toggle", "TextField", "SecureField", "Picker", "Section", "Link", "Menu",
  "NavigationLink", "DisclosureGroup", "GroupBox", "Stepper", "DatePicker", "ColorPicker", "LabeledContent",
  "ContentUnavailableView", "ProgressView",
]

private let localizedModifiers: NameSet = [
  "navigationTitle", "navigationBarTitle", "help", "accessibilityLabel", "accessibilityHint",
  "accessibilityValue", "alert", "confirmationDialog",
]

private let lengthLabels: NameSet = ["spacing", "cornerRadius", "lineWidth"]

private let lengthModifiers: NameSet = ["padding", "frame", "offset", "cornerRadius", "blur"]

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
