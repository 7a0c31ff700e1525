import Testing

@testable import ViewAnalysis

/// What hover says of a rewrite that is not offered.
struct RefusedRewriteTests {
  @Test func aHelperInAnotherFileThanItsType() throws {
    let fixture = try #require(Fixture.all.first { $0.testDescription == "helper_view/SeveralFiles" })
    let findings = analyzeFiles(fixture.files, rules: fixture.rules).joined()
    #expect(findings.count == 2)
    for finding in findings {
      #expect(finding.rewrites.isEmpty)
      #expect(finding.reason.hasSuffix("No rewrite is offered. Code in another file would have to change."))
    }
  }

  @Test func aTypeThatCannotBeTold() throws {
    let finding = try #require(analyzeText(text(body: "Text(secret)"), rules: ["helper_view"]).first)
    #expect(finding.rewrites.isEmpty)
    #expect(finding.reason.hasSuffix("No rewrite is offered. The type of `secret` can't be told."))
  }

  /// The new type's body would have several roots.
  @Test func anotherRulesFinding() throws {
    let text = text(body: "Text(title)", attribute: "@ViewBuilder ", sibling: "Divider()")
    let finding = try #require(analyzeText(text, rules: ["helper_view"]).first)
    #expect(finding.rewrites.isEmpty)
    #expect(
      finding.reason.hasSuffix(
        "No rewrite is offered: `rootless_body` would report the code that it leaves."))
  }

  /// Not with its folders.
  @Test func aMissingImportNamesTheFile() throws {
    let files = [
      TestFile(
        name: "/app/Modifiers.swift",
        text: """
          import SwiftUI
          import Pulse
          extension View { func pale() -> some View { foregroundStyle(.gray).bold() } }
          """),
      TestFile(
        name: "/app/Views/Screen.swift",
        text: """
          import SwiftUI
          struct Screen: View { var body: some View { Text("a").pale() } }
          """),
    ]
    let finding = try #require(analyzeFiles(files, rules: ["premature_modifier"]).joined().first)
    #expect(finding.rewrites.isEmpty)
    #expect(finding.reason.hasSuffix("No rewrite is offered: `Screen.swift` doesn't import `Pulse`."))
  }

  @Test func aConditionalModifierWithoutANeutralValue() throws {
    let text = """
      import SwiftUI
      extension View {
        @ViewBuilder func when<T: View>(_ isOn: Bool, transform: (Self) -> T) -> some View {
          if isOn { transform(self) } else { self }
        }
      }
      struct Screen: View {
        @State private var isOn = false
        var body: some View { Text("a").when(isOn) { $0.font(.title) } }
      }
      """
    let finding = try #require(analyzeText(text, rules: ["conditional_modifier"]).last)
    #expect(finding.rewrites.isEmpty)
    #expect(
      finding.reason.hasSuffix(
        "No rewrite is offered: the closure is not one modifier that has a value without effect, an overlay or "
          + "a background."))
  }

  private func text(body view: String, attribute: String = "", sibling: String = "") -> String {
    """
    import SwiftUI
    struct Screen: View {
      let title: String
      @Unknown private var secret
      var body: some View {
        VStack { header }
      }
      \(attribute)private var header: some View {
        \(sibling)
        VStack {
          Text("1")
          Text("2")
          Text("3")
          Text("4")
          Text("5")
          Text("6")
          \(view)
        }
      }
    }
    """
  }
}
