/// An argument of a modifier, and the value with which the modifier would do nothing: 0.5 in `opacity(0.5)`, and 1.
struct NeutralValue {
  /// UTF-8 offsets of the argument's value, or the empty range where it has to be written.
  let range: Range<Int>
  /// What has to stand before the value where the call leaves it out.
  let prefix: String
  /// The value in this call, as a part of a ternary.
  let text: String
  let neutral: String

  /// The arguments to choose so that the call does nothing; nil where no such values are known.
  static func values(for call: FunctionCall) -> [NeutralValue]? {
    guard let name = call.name, call.closures.isEmpty, let parentheses = call.parentheses,
      parentheses.count >= 2
    else { return nil }
    let arguments = call.arguments
    let isUnlabeled = arguments.first?.label == nil
    let inside = parentheses.lowerBound + 1..<parentheses.upperBound - 1

    if name == "padding" {
      switch arguments.count {
      case 0: return implied(inside, prefix: ".all, ", text: "nil", neutral: "0")
      case 1:
        guard isUnlabeled, let value = arguments.first?.value else { return nil }
        if isNumber(value) { return explicit(arguments.first, "0") }
        // Edges, without a length.
        let isEdges = value.kind == .arrayExpr || value.isImplicitMember
        let end = value.range.upperBound
        return isEdges ? implied(end..<end, prefix: ", ", text: "nil", neutral: "0") : nil
      case 2: return isUnlabeled && arguments.last?.label == nil ? explicit(arguments.last, "0") : nil
      default: return nil
      }
    }
    if name == "offset", !isUnlabeled {
      // Each of `x` and `y` has its own zero.
      var values: [NeutralValue] = []
      for argument in arguments {
        guard argument.label == "x" || argument.label == "y", let zero = explicit(argument, "0") else {
          return nil
        }
        values += zero
      }
      return values
    }
    if name == "shadow" {
      guard arguments.allSatisfy({ $0.label == "color" || $0.label == "radius" }) else { return nil }
      return explicit(call.argument("radius"), "0")
    }
    if name == "scaleEffect" || name == "rotationEffect" || name == "hueRotation" || name == "blur" {
      let known = arguments.dropFirst().allSatisfy { $0.label == "anchor" || $0.label == "opaque" }
      guard known, isUnlabeled == (name != "blur"), name != "blur" || arguments.first?.label == "radius",
        name != "scaleEffect" || isNumber(arguments.first?.value)
      else { return nil }
      return explicit(arguments.first, name == "blur" ? "0" : name == "scaleEffect" ? "1" : ".zero")
    }
    guard let noEffect = Vocabulary.modifier(name)?.noEffect else { return nil }
    if arguments.isEmpty {
      // `bold()` stands for `bold(true)`.
      return noEffect == "false" ? implied(inside, prefix: "", text: "true", neutral: "false") : nil
    }
    guard arguments.count == 1 else { return nil }
    if let label = arguments.first?.label?.text {
      guard noEffect.hasPrefix(label + ": ") else { return nil }
      return explicit(arguments.first, String(noEffect.dropFirst(label.count + 2)))
    }
    return noEffect.contains(":") ? nil : explicit(arguments.first, noEffect)
  }

  private static func explicit(_ argument: Argument?, _ neutral: String) -> [NeutralValue]? {
    guard let value = argument?.value, let text = ExpressionText.operand(value),
      !value.contains([.closureExpr]),
      value.kind != .nilLiteralExpr
    else { return nil }
    return [NeutralValue(range: value.range, prefix: "", text: text, neutral: neutral)]
  }

  private static func implied(
    _ range: Range<Int>, prefix: String, text: String, neutral: String
  ) -> [NeutralValue] {
    [NeutralValue(range: range, prefix: prefix, text: text, neutral: neutral)]
  }

  private static func isNumber(_ value: Node?) -> Bool {
    value?.kind == .integerLiteralExpr || value?.kind == .floatLiteralExpr
  }
}
