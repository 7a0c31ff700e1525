/// A use of a view that becomes a modifier: `Card(elevation: 4) { X }` becomes `X.card(elevation: 4)`.
struct UseConversion {
  let use: InitializerCall
  /// Index of the parameter for the content.
  let contentIndex: Int
  let parameters: [ParameterFacts]
  /// The name of the function that applies the modifier.
  let function: String
  /// Whether callers pass the content in a closure.
  let contentIsClosure: Bool
  let layout: Layout
  /// The file in edits; nil for the finding's own.
  let file: String?

  func edits() throws(Obstacle) -> [TextEdit] {
    try unnamedEdits().map { TextEdit(file: file, range: $0.range, newText: $0.newText) }
  }

  private func obstacle(_ what: String) -> Obstacle {
    Obstacle(what, at: use.call.node.range, in: use.source)
  }

  private func unnamedEdits() throws(Obstacle) -> [TextEdit] {
    let call = use.call
    guard use.initializer != nil, let content = use.argument(for: contentIndex), !use.isImplicit else {
      throw obstacle("a use doesn't pass the content as it is declared")
    }
    if use.source.tree.hasError(inTokens: call.node.tokenRange) { throw obstacle("a use has a syntax error") }
    guard contentIsClosure else { return try replacing(with: content) }
    guard let closure = Closure(content.value), closure.signature == nil else {
      throw obstacle("a use passes something other than a closure as the content")
    }
    let statements = closure.statements
    if statements.count == 1, let view = statements.first?.firstChild, view.isPlainView {
      return try replacing(with: content, view)
    }
    guard !statements.isEmpty else { throw obstacle("a use has no content") }
    // Several views, or a choice between some: a group keeps them.
    guard content.node.kind == .closureExpr, closure.node.range.upperBound == call.node.range.upperBound,
      !layout.hasComment(call.node.range.lowerBound..<closure.node.range.lowerBound)
    else { throw obstacle("several views are passed as an argument") }
    return [
      TextEdit(range: call.node.range.lowerBound..<closure.node.range.lowerBound, newText: "Group "),
      layout.insertion(of: modifier(without: content, nil), after: call.node),
    ]
  }

  /// The view in the place of the call, with the modifier.
  private func replacing(with content: MatchedArgument, _ view: Node? = nil) throws(Obstacle) -> [TextEdit] {
    let (call, view) = (use.call.node, view ?? content.value)
    guard view.isPlainView else { throw obstacle("the content of a use can't take a modifier") }
    let around = [
      call.range.lowerBound..<view.range.lowerBound, view.range.upperBound..<call.range.upperBound,
    ]
    // What the arguments hold goes along with them.
    let kept = use.arguments.filter { !$0.value.contains(view) }.map(\.value.range)
    for comment in around.flatMap({ layout.comments(in: $0) })
    where !kept.contains(where: {
      $0.lowerBound <= comment.range.lowerBound && comment.range.upperBound <= $0.upperBound
    }) {
      throw obstacle("a comment in a use would be lost")
    }
    return layout.replacing(call, with: ViewExpression(view)) { modifier(without: content, $0) }
  }

  /// The modifier with the arguments as the function takes them, without the content. `indentation` is that of its line;
  /// nil where it stands in the line of the view.
  private func modifier(without content: MatchedArgument, _ indentation: String?) -> String {
    let passed = use.arguments.filter { $0.parameter != content.parameter }
    func texts(_ indentation: String?) -> [String] {
      passed.map { argument in
        let (range, label) = (argument.value.range, parameters.element(at: argument.parameter)?.label ?? "")
        let text =
          indentation.map { layout.reindented(range, from: layout.indentation(at: range.lowerBound), to: $0) }
          ?? argument.value.text
        return label.isEmpty ? text : "\(label): \(text)"
      }
    }
    let (head, tail) = (".\(function)(", ")")
    guard let indentation, passed.count > 1 else {
      return head + texts(indentation).joined(separator: ", ") + tail
    }
    let inner = indentation + layout.indentationUnit
    let line = head + texts(indentation).joined(separator: ", ") + tail
    let wereSplit = passed.dropFirst().allSatisfy { layout.startsLine($0.node.range.lowerBound) }
    if !wereSplit, indentation.count + line.count <= Layout.longestLine || line.contains(where: \.isNewline) {
      return line
    }
    let end = layout.lineEnding
    return head + end + texts(inner).map { inner + $0 }.joined(separator: "," + end) + end + indentation
      + tail
  }
}

extension Node {
  /// Whether the expression is one that modifiers can follow.
  fileprivate var isPlainView: Bool {
    switch kind {
    case .functionCallExpr, .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr: true
    default: false
    }
  }
}
