extension Rule {
  package static let primitiveButtonStyle = Rule(
    id: "primitive_button_style", severity: .information, profile: .recommended, family: .abstraction,
    title: "Primitive style without its own interaction",
    summary: "A `PrimitiveButtonStyle` neither triggers the button itself nor attaches a gesture.",
    why: """
      A `PrimitiveButtonStyle` is for a button with a gesture of its own: it has to recognize the gesture \
      and call `configuration.trigger()`. Without that call, a button that shows only its label does nothing.
      """,
    remedy: """
      Conform to `ButtonStyle`. The button keeps its interaction, and the configuration has `isPressed`, \
      which a primitive style has to find out itself.
      """,
    silentOn: [
      "A style that recognizes its own gesture, such as a long press, or that calls `trigger()`.",
      """
      A style that passes its configuration to another view, or that applies one of SwiftUI's button \
      styles to `Button(configuration)`: a `ButtonStyle` can't do that.
      """,
    ],
    keepIf: ["The gesture is about to be written."],
    sources: [Citation(.viewStructure, section: "Custom ButtonStyle")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct OutlineStyle: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
              Button(configuration)
                .padding(8)
                .border(.tint)
            }
          }
          """,
        good: """
          import SwiftUI

          struct OutlineStyle: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
              configuration.label
                .padding(8)
                .border(.tint)
            }
          }
          """)
    ],
    rewriteLevels: [.suggested], kinds: [.structDecl],
    check: { node, context in
      guard let style = NeedlessPrimitiveStyle(node, context) else { return }
      context.report(at: style.conformance.range, subject: node, message: style.message)
    },
    explain: { node, context in
      guard let style = NeedlessPrimitiveStyle(node, context) else { return "" }
      return style.reason + style.rewrite(context).note
    },
    rewrites: { node, context in NeedlessPrimitiveStyle(node, context)?.rewrite(context).rewrites ?? [] })
}

/// A `PrimitiveButtonStyle` that only changes how the button looks.
private struct NeedlessPrimitiveStyle {
  private let type: TypeModel
  /// The protocol's name where the type conforms to it.
  let conformance: Node
  private let makeBody: FunctionDecl
  /// Calls of `Button(configuration)`.
  private let buttons: [FunctionCall]

  init?(_ node: Node, _ context: RuleContext) {
    guard let type = context.file.type(declaredBy: node),
      let conformance = type.inheritedTypes.first(where: {
        $0.isNamedType("PrimitiveButtonStyle")
      }),
      let makeBody = type.functions.first(where: { $0.name == "makeBody" }), let body = makeBody.body,
      let parameter = makeBody.parameters.first, makeBody.parameters.count == 1, let name = parameter.name,
      !node.mentions("trigger"), context.resolver.isWhollyInFile(type)
    else { return nil }
    var buttons: [FunctionCall] = []
    for declaration in context.file.declarations(of: type) {
      for id in declaration.node.subtree {
        let part = context.tree.node(id)
        if let call = FunctionCall(part), let callee = call.name, gestures.contains(callee) { return nil }
      }
    }
    for id in body.subtree {
      let part = context.tree.node(id)
      guard part.isName(name), !part.isMemberName else { continue }
      if let access = MemberAccess(part.parent), access.base == part,
        access.name == "label" || access.name == "role"
      {
        continue
      }
      guard let argument = Argument(part.parent), argument.label == nil,
        let call = FunctionCall(argument.node.parent), call.isPlainCall(of: "Button"),
        call.node.children.count == 2,
        !ViewExpression(call.node.outermostChain).modifiers.contains(where: { $0.name == "buttonStyle" })
      else { return nil }
      buttons.append(call)
    }
    self.type = type
    self.conformance = conformance
    self.makeBody = makeBody
    self.buttons = buttons
  }

  var message: String {
    "`\(type.spokenName)` neither calls `trigger()` nor recognizes a gesture"
      + (buttons.isEmpty ? ", so its buttons do nothing. " : ". ")
      + "Conform to `ButtonStyle`, which keeps the button's own interaction."
  }

  var reason: String {
    buttons.isEmpty
      ? "`makeBody` shows the configuration's label only. With a `PrimitiveButtonStyle` nothing then calls the "
        + "button's action; a `ButtonStyle` needs no code for that."
      : "`makeBody` changes the appearance of `Button(configuration)` only. A `ButtonStyle` does that with "
        + "`configuration.label`."
  }

  func rewrite(_ context: RuleContext) -> Result<Rewrite, Obstacle> {
    Result { () throws(Obstacle) in try refactoring(context) }
  }

  private func refactoring(_ context: RuleContext) throws(Obstacle) -> Rewrite {
    var edits = [TextEdit(range: conformance.range, newText: "ButtonStyle")]
    if let parameterType = makeBody.parameters.first?.type, !parameterType.isNamedType("Configuration") {
      guard parameterType.isNamedType("PrimitiveButtonStyleConfiguration") else {
        throw Obstacle("the type of the configuration is written `\(parameterType.text)`.")
      }
      edits.append(TextEdit(range: parameterType.range, newText: "ButtonStyleConfiguration"))
    }
    for button in buttons {
      guard let argument = button.firstArgument?.value, !context.layout.hasComment(button.node.range) else {
        throw Obstacle("a comment stands in `Button(…)`.")
      }
      edits.append(TextEdit(range: button.node.range, newText: argument.text + ".label"))
    }
    // Static members and generic code about the primitive protocol would no longer fit.
    let uses = try context.uses(of: type)
    for call in uses.calls {
      guard let argument = Argument(call.call.node.parent), argument.label == nil,
        FunctionCall(argument.node.parent)?.name == "buttonStyle"
      else {
        throw Obstacle(
          "`\(type.spokenName)` is made outside of `.buttonStyle(…)`", at: call.call.node.range,
          in: call.source)
      }
    }
    if let mention = uses.mentions.first {
      throw Obstacle("`\(type.spokenName)` is named", at: mention.range, in: mention.source)
    }
    return Rewrite(
      title: "Conform to `ButtonStyle`: the button keeps its own interaction", level: .suggested,
      edits: edits.sortedByFile)
  }
}

private let gestures: NameSet = [
  "gesture", "simultaneousGesture", "highPriorityGesture", "onTapGesture", "onLongPressGesture",
  "onLongTouchGesture", "onDrag", "onKeyPress",
]
