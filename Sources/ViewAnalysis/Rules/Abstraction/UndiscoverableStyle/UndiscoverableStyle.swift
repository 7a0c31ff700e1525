extension Rule {
  package static let undiscoverableStyle = Rule(
    id: "undiscoverable_style", severity: .hint, profile: .recommended, family: .abstraction,
    title: "Style without a leading-dot name",
    summary:
      "A style has no static member such as `.card`, or is set by its type although it has one.",
    why: """
      SwiftUI's own styles are set as `.buttonStyle(.bordered)`, and code completion lists them after \
      the period. A style of the app shows up there, too, once an extension of its protocol has a static \
      member for it; without one, whoever needs the style has to know its type.
      """,
    remedy: """
      Add the static member in an extension such as `extension ButtonStyle where Self == CardStyle`, and \
      set styles by their members, SwiftUI's own styles included.
      """,
    silentOn: [
      "A private style.",
      "A style that is created with arguments where it is set: its static member would have to be a function.",
    ],
    keepIf: ["The style is used in one place and is not meant for others; `private` says so."],
    sources: [Citation(.viewStructure, section: "Discoverability with Static Member Lookup")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct ToolbarItems: View {
            let add: () -> Void

            var body: some View {
              Button("Add", action: add)
                .buttonStyle(BorderedProminentButtonStyle())
            }
          }
          """,
        good: """
          import SwiftUI

          struct ToolbarItems: View {
            let add: () -> Void

            var body: some View {
              Button("Add", action: add)
                .buttonStyle(.borderedProminent)
            }
          }
          """),
      Example(
        bad: """
          import SwiftUI

          struct ChipButtonStyle: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
              configuration.label
                .padding(6)
                .background(.tint, in: Capsule())
            }
          }
          """,
        good: """
          import SwiftUI

          struct ChipButtonStyle: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
              configuration.label
                .padding(6)
                .background(.tint, in: Capsule())
            }
          }

          extension ButtonStyle where Self == ChipButtonStyle {
            static var chip: ChipButtonStyle { ChipButtonStyle() }
          }
          """),
    ],
    rewriteLevels: [.safe, .refactor], needsWholeWorkspace: true, kinds: [.structDecl, .functionCallExpr],
    callees: Vocabulary.styleModifierNames,
    check: { node, context in
      if let style = UnnamedStyle(node, context) {
        context.report(at: style.type.declaration.nameRange, subject: node, message: style.message)
      } else if let use = SpeltOutStyle(node, context) {
        context.report(at: use.style.node.range, subject: node, message: use.message)
      }
    },
    explain: { node, context in
      if let style = UnnamedStyle(node, context) { return style.reason + style.rewrite(context).note }
      return SpeltOutStyle(node, context)?.reason ?? ""
    },
    rewrites: { node, context in
      UnnamedStyle(node, context)?.rewrite(context).rewrites
        ?? SpeltOutStyle(node, context)?.rewrites(context.layout) ?? []
    })
}

/// A style that is set by its type, although it has a static member: `.buttonStyle(BorderedButtonStyle())`.
private struct SpeltOutStyle {
  let style: FunctionCall
  private let modifier: Name
  private let name: Name
  /// The static member: `bordered`, `card()`.
  private let member: String

  init?(_ node: Node, _ context: RuleContext) {
    guard let call = FunctionCall(node), let modifier = call.name, call.node.children.count == 2,
      let protocols = Vocabulary.styleModifiers[modifier], let argument = call.firstArgument,
      argument.label == nil, let style = FunctionCall(argument.value), style.node.children.count == 1,
      style.parentheses != nil, let name = style.constructedType
    else { return nil }
    if let member = Vocabulary.styleMembers[name], !context.resolver.declares(name) {
      self.member = member
    } else if let member = Self.member(for: name, of: protocols, context) {
      self.member = member
    } else {
      return nil
    }
    self.style = style
    self.modifier = modifier
    self.name = name
  }

  /// The static member that the workspace has for the type.
  private static func member(for type: Name, of protocols: [String], _ context: RuleContext) -> String? {
    guard let qualified = context.resolver.workspaceType(type) else { return nil }
    for proto in protocols {
      for (_, facts) in context.workspace.types(named: proto) where facts.isForStyle(qualified) {
        if let property = facts.properties.first(where: { $0.isStatic && $0.access ?? .internal >= .internal }
        ) {
          return property.name
        }
        if let function = facts.functions.first(where: {
          $0.isStatic && $0.parameters.allSatisfy(\.hasDefault)
        }) {
          return function.name + "()"
        }
      }
    }
    return nil
  }

  var message: String {
    "`\(name.text)()` spells out the style's type, although the style has a short name. Write `.\(modifier.text)(.\(member))`."
  }

  var reason: String { "The static member `.\(member)` makes the same style as `\(name.text)()`." }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    guard !layout.hasComment(style.node.range) else { return [] }
    return [
      Rewrite(
        title: "Write `.\(member)`", level: .safe,
        edits: [TextEdit(range: style.node.range, newText: "." + member)])
    ]
  }
}

extension TypeFacts {
  /// Whether it is an extension for the style alone, such as `extension ButtonStyle where Self == Card`.
  func isForStyle(_ qualifiedName: String) -> Bool {
    guard kind == .extensionDecl, let whereClause else { return false }
    let text = whereClause.filter { !$0.isWhitespace }
    return text == "whereSelf==" + qualifiedName
      || text.hasPrefix("whereSelf==") && text.hasSuffix("." + qualifiedName)
  }
}
