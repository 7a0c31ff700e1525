extension Rule {
  package static let propertyOrder = Rule(
    id: "property_order", severity: .hint, profile: .all, family: .contract,
    title: "Members out of order",
    summary:
      "A view type's members are not in the order environment, state, properties, init, body, helpers.",
    why: """
      Views are easier to read when they all list their members in the same order: environment values, \
      state and bindings, other properties, the `init`, the `body`, and the helpers that `body` uses. \
      The order has no effect on how a view works.
      """,
    remedy: """
      Turn the rule on if your team wants a fixed order. There is no rewrite, because reordering \
      existing code is rarely worth the change.
      """,
    silentOn: [
      """
      Static members, computed properties that aren't views, methods that don't return a view, \
      properties with a wrapper that isn't SwiftUI's, and nested types may be anywhere.
      """
    ],
    keepIf: [
      "Callers of the memberwise `init` depend on the order of the properties.",
      "The code is old and nobody changes it.",
    ],
    sources: [Citation(.viewStructure, section: "View File Structure (optional readability suggestion)")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct PlayerView: View {
            @State private var isPlaying = false
            @Environment(\\.colorScheme) private var colorScheme

            var body: some View {
              Toggle("Play", isOn: $isPlaying)
                .opacity(colorScheme == .dark ? 0.8 : 1)
            }
          }
          """,
        good: """
          import SwiftUI

          struct PlayerView: View {
            @Environment(\\.colorScheme) private var colorScheme
            @State private var isPlaying = false

            var body: some View {
              Toggle("Play", isOn: $isPlaying)
                .opacity(colorScheme == .dark ? 0.8 : 1)
            }
          }
          """)
    ],
    kinds: [.structDecl],
    check: { node, context in
      guard let member = MisplacedMember(node, context) else { return }
      context.report(at: member.range, subject: node, message: member.message, related: [member.related])
    },
    explain: { node, context in MisplacedMember(node, context)?.reason ?? "" })
}

/// Where in a view type a member belongs, in order.
private enum Section: Int, Comparable {
  case environment, state, property, initializer, body, helper

  static func < (a: Section, b: Section) -> Bool { a.rawValue < b.rawValue }

  /// A member of this section, within a sentence.
  func phrase(for name: String, in type: TypeModel) -> String {
    switch self {
    case .environment:
      type.properties.first { $0.name?.text == name }?.wrapper?.name == "ScaledMetric"
        ? "the scaled value `\(name)`" : "the environment value `\(name)`"
    case .state: "the state property `\(name)`"
    case .property: "the property `\(name)`"
    case .initializer, .body: "`\(name)`"
    case .helper: "the helper `\(name)`"
    }
  }

  /// All members of this section that stand in one view.
  var plural: String {
    switch self {
    case .environment: "the environment values"
    case .state: "state and bindings"
    case .property: "the other properties"
    case .initializer: "`init`"
    case .body: "`body`"
    case .helper: "the helpers"
    }
  }
}

/// The first member of a view type that is out of order.
private struct MisplacedMember {
  private let type: TypeModel
  private let section: Section
  /// UTF-8 offsets of its name.
  let range: Range<Int>
  /// The member before it that it should come before.
  private let earlier: (section: Section, range: Range<Int>)

  init?(_ node: Node, _ context: RuleContext) {
    guard let type = context.file.type(declaredBy: node), context.resolver.isView(type),
      !type.declaration.hasBrokenOutline, !context.file.isInPreview(node)
    else { return nil }
    let helpers = Set(context.resolver.helpers(of: type).map(\.declaration.id))
    var latest: (section: Section, range: Range<Int>)?
    for member in type.members {
      guard let (section, range) = placement(of: member, helpers: helpers) else { continue }
      guard let found = latest, section <= found.section else {
        latest = (section, range)
        continue
      }
      if section == found.section { continue }
      self.type = type
      self.section = section
      self.range = range
      earlier = found
      return
    }
    return nil
  }

  private var name: String { type.node.tree.text(range) }

  var message: String {
    let phrase = section.phrase(for: name, in: type)
    return "\(phrase.prefix(1).uppercased() + phrase.dropFirst()) is declared after "
      + "\(earlier.section.phrase(for: type.node.tree.text(earlier.range), in: type)). "
      + "Move it before \(earlier.section.plural): a consistent order makes views easier to read."
  }

  var related: RelatedLocation {
    RelatedLocation(range: earlier.range, message: "`\(name)` belongs before this one")
  }

  var reason: String {
    "In `\(type.spokenName)`, `\(name)` is the first member out of order. "
      + "The order is environment, state, other properties, `init`, `body`, helpers. "
      + "The order has no effect on how the view works."
  }
}

/// The member's section, and the UTF-8 offsets of its name; nil for one that may stand anywhere.
private func placement(of member: Node, helpers: Set<Int>) -> (Section, Range<Int>)? {
  if let variable = VariableDecl(member) {
    guard !variable.isStatic, let binding = variable.firstBinding, let name = binding.name else {
      return nil
    }
    let property = Property(variable: variable, binding: binding)
    if name == "body", !property.isStored { return (.body, name.range) }
    if helpers.contains(member.id) { return (.helper, name.range) }
    guard property.isStored else { return nil }
    switch property.wrapper?.role {
    case .environment: return (.environment, name.range)
    case .ownState, .input: return (.state, name.range)
    case nil:
      // Another wrapper may stand for the environment or for state.
      let isPlain = variable.node.attributes.allSatisfy { Vocabulary.viewBuilders.contains($0.attributeName) }
      return isPlain ? (.property, name.range) : nil
    }
  }
  if let function = FunctionDecl(member) {
    guard !function.isStatic, helpers.contains(member.id), let name = function.name else { return nil }
    return (.helper, name.range)
  }
  if member.kind == .initializerDecl {
    let token = member.tree.tokens[member.introducerToken]
    return (.initializer, Int(token.start)..<Int(token.end))
  }
  return nil
}
