extension SourceDocument {
  package static let viewsForContainers = SourceDocument(
    name: "Use Views for Containers, Modifiers for Styling",
    publication: "iOS Design System rules, `style-view-for-containers-modifier-for-styling`",
    address:
      "https://github.com/pproenca/dot-skills/blob/cf93c57cac89d6fc3e4194686000411567f5caf3/skills/.experimental/ios-design-system/references/style-view-for-containers-modifier-for-styling.md",
    impact: "HIGH",
    impactReason:
      "each styling wrapper that becomes a modifier takes one or two levels out of the view hierarchy, and views, modifiers and styles compose as SwiftUI intends"
  )

  package static let composition = SourceDocument(
    name: "Prefer Composition Over Inheritance for View Reuse",
    publication: "iOS Design rules, `compose-prefer-composition`",
    address:
      "https://github.com/pproenca/dot-skills/blob/cf93c57cac89d6fc3e4194686000411567f5caf3/skills/.experimental/ios-design/references/compose-prefer-composition.md",
    impact: "HIGH",
    impactReason:
      "a hierarchy of base views is rigid and resists change, while small views and modifiers can be recombined as the design changes"
  )

  package static let viewStructure = SourceDocument(
    name: "SwiftUI View Structure Reference",
    publication: "SwiftUI Expert Skill, `view-structure`",
    address:
      "https://github.com/AvdLee/SwiftUI-Agent-Skill/blob/f06d1437a3fbec7df6cdce93f77004e5409b31ee/swiftui-expert-skill/references/view-structure.md",
    impact: nil, impactReason: nil)

  /// The earlier, shorter edition of `viewStructure`; two of its sections live on in another page.
  package static let layoutBestPractices = SourceDocument(
    name: "SwiftUI View Structure Reference, earlier edition",
    publication: "SwiftUI Expert Skill, `layout-best-practices`",
    address:
      "https://github.com/AvdLee/SwiftUI-Agent-Skill/blob/f06d1437a3fbec7df6cdce93f77004e5409b31ee/swiftui-expert-skill/references/layout-best-practices.md",
    impact: nil, impactReason: nil)

  package static let stateManagement = SourceDocument(
    name: "SwiftUI State Management Reference",
    publication: "SwiftUI Expert Skill, `state-management`",
    address:
      "https://github.com/AvdLee/SwiftUI-Agent-Skill/blob/f06d1437a3fbec7df6cdce93f77004e5409b31ee/swiftui-expert-skill/references/state-management.md",
    impact: nil, impactReason: nil)

  package static let listPatterns = SourceDocument(
    name: "SwiftUI List Patterns Reference",
    publication: "SwiftUI Expert Skill, `list-patterns`",
    address:
      "https://github.com/AvdLee/SwiftUI-Agent-Skill/blob/f06d1437a3fbec7df6cdce93f77004e5409b31ee/swiftui-expert-skill/references/list-patterns.md",
    impact: nil, impactReason: nil)

  package static let performancePatterns = SourceDocument(
    name: "SwiftUI Performance Patterns Reference",
    publication: "SwiftUI Expert Skill, `performance-patterns`",
    address:
      "https://github.com/AvdLee/SwiftUI-Agent-Skill/blob/f06d1437a3fbec7df6cdce93f77004e5409b31ee/swiftui-expert-skill/references/performance-patterns.md",
    impact: nil, impactReason: nil)

  package static let declaringAView = SourceDocument(
    name: "Declaring a custom view", publication: "Apple Developer Documentation",
    address: "https://developer.apple.com/documentation/swiftui/declaring-a-custom-view",
    impact: nil, impactReason: nil)

  package static let viewFundamentals = SourceDocument(
    name: "View fundamentals", publication: "Apple Developer Documentation",
    address: "https://developer.apple.com/documentation/swiftui/view-fundamentals",
    impact: nil, impactReason: nil)
}
