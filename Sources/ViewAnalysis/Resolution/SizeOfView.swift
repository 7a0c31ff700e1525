/// What modifiers say of how large a view is.
extension ViewExpression {
  /// The number of points of the system font that the view is set in; nil for any other font.
  var fontSize: Int? {
    FunctionCall(modifier("font")?.firstArgument?.value)?.argument("size")?.value?.integerValue
  }
}

extension ModifierUse {
  /// A frame with a number as width or height.
  var fixesSize: Bool {
    name == "frame" && arguments.contains { $0.label == "width" || $0.label == "height" }
  }

  /// A frame with both a width and a height.
  var isWholeSize: Bool {
    name == "frame"
      && ["width", "height"].allSatisfy { label in arguments.contains { $0.label?.text == label } }
  }

  /// A frame of two small numbers.
  var isSmallFrame: Bool {
    hasSmallSides(2)
  }

  /// A frame with one side, which is small.
  var isSmallSide: Bool {
    arguments.count == 1 && hasSmallSides(1)
  }

  private func hasSmallSides(_ count: Int) -> Bool {
    guard name == "frame" else { return false }
    let sides = arguments.filter { $0.label == "width" || $0.label == "height" }
    return sides.count == count && sides.allSatisfy { $0.value?.literalNumber.map { $0 <= 32 } ?? false }
  }

  /// A font of more than 32 points, or of a size that the code computes.
  var hasLargeFont: Bool {
    guard name == "font" else { return false }
    if node.subtree.contains(where: { node.tree.node($0).isReference(to: "largeTitle") }) { return true }
    return arguments.contains { argument in
      guard let size = FunctionCall(argument.value)?.argument("size")?.value else { return false }
      return size.integerValue.map { $0 > 32 } ?? (size.kind != .floatLiteralExpr)
    }
  }

  /// A capsule or a circle behind the view, or cut out of it.
  var isPill: Bool {
    guard name == "background" || name == "clipShape" else { return false }
    return call?.node.children.dropFirst().contains { part in
      part.subtree.contains { id in
        let inner = part.tree.node(id)
        guard inner.kind == .declReferenceExpr, let name = inner.firstName else { return false }
        return name == "Capsule" || name == "Circle" || name == "capsule" || name == "circle"
      }
    } ?? false
  }

  /// A frame that takes all the space offered in some direction.
  var hasInfiniteFrame: Bool {
    guard name == "frame" else { return false }
    return arguments.contains { argument in
      guard let value = argument.value else { return false }
      return value.contains([.memberAccessExpr]) && argument.label != "alignment"
        && value.subtree.contains { id in
          value.tree.node(id).isReference(to: "infinity")
            || value.tree.node(id).isReference(to: "greatestFiniteMagnitude")
        }
    }
  }
}
