import Testing

@testable import ViewAnalysis

/// How safe it is to hide a body's type depends on who reads the body, in other files, too.
struct ConcreteBodyTypeTests {
  private static let caption = "import SwiftUI\nstruct Caption: View { var body: Text { Text(\"A\") } }\n"

  @Test(arguments: [
    ("import SwiftUI\nlet text = Text(\"A\").font(.body)\n", RewriteLevel.safe),
    ("import SwiftUI\nlet text: Text = Caption().body\n", RewriteLevel.suggested),
  ])
  func otherFiles(text: String, level: RewriteLevel) throws {
    let files = [
      TestFile(name: "Caption.swift", text: Self.caption), TestFile(name: "Other.swift", text: text),
    ]
    let findings = analyzeFiles(files, rules: ["concrete_body_type"])[0]
    #expect(try #require(findings.first?.rewrites.first).level == level)
  }

  @Test func otherModules() throws {
    let text = "import SwiftUI\npublic struct Caption: View { public var body: Text { Text(\"A\") } }\n"
    let findings = analyzeText(text, rules: ["concrete_body_type"])
    #expect(try #require(findings.first?.rewrites.first).level == .suggested)
  }
}
