import Foundation
import Testing
import ViewAnalysis

@testable import view_lsp

/// The page that `view-lsp report` writes.
@Suite struct ReportTests {
  private static let page = """
    import SwiftUI

    struct Page: View {
      @State private var isOn = false
      var title = "</script><script>alert(1)</script>"

      var body: some View {
        VStack {
          Group { Row(text: "<script>alert('x')</script> & \\"more\\"") }
          Toggle(isOn ? "On" : "Off", isOn: $isOn)
          Row(text: title)
        }
      }
    }

    #Preview { Page() }

    """
  private static let row = """
    import SwiftUI

    struct Row: View {
      let text: String
      var body: some View { Group { Text(text) } }
    }

    @main struct Sample: App {
      var body: some Scene { WindowGroup { Page() } }
    }

    """

  private func report(_ work: Workspace, _ arguments: String...) throws -> String {
    let result = try BuiltTool.run(["report", "--html", "out.html"] + arguments, in: work.folder)
    #expect(result.status == 0 && result.errors == "" && result.out.hasPrefix("Wrote out.html: 2 findings"))
    return try work.text("out.html")
  }

  @Test func `The page has findings, views and the graph, and is the same each time`() throws {
    let work = try Workspace(["Views/Page.swift": Self.page, "Row.swift": Self.row])
    let page = try report(work)
    #expect(page.contains("<a href=\"#rule-single_child_group\">single_child_group</a>"))
    #expect(page.contains("<td class=\"path\">Views</td><td class=\"num\">1</td>"))
    #expect(page.contains("<span class=\"path\">Views/Page.swift:9:7</span>"))
    // The rewrite, as a diff.
    #expect(page.contains("<del>-      Group { Row(text: "))
    #expect(page.contains("<ins>+  var body: some View { Text(text) }\n</ins>"))
    // What makes a view run again comes from the same text as the hover.
    #expect(
      page.contains("whenever <code>isOn</code> changes, and when its parent passes it different inputs"))
    #expect(page.contains("<title>Sample: ") == false && page.contains(">Sample</text>"))
    #expect(page.contains("<title>Row: 1 finding, 2 views</title>"))
    // Nothing comes from elsewhere.
    #expect(!page.contains(" src=") && !page.contains("<link") && !page.contains("url("))
    #expect(try report(work) == page)
  }

  @Test func `A view without inputs doesn't run again for its parent`() throws {
    let still = "import SwiftUI\n\nstruct Still: View {\n  var body: some View { Text(\"\") }\n}\n"
    let work = try Workspace([
      "Page.swift": Self.page.replacing("  var title = \"</script><script>alert(1)</script>\"\n", with: "")
        .replacing("Row(text: title)", with: "Still()"),
      "Row.swift": Self.row, "Still.swift": still,
    ])
    let page = try report(work)
    #expect(page.contains(">whenever <code>isOn</code> changes</td>"))
    #expect(page.contains(">only when it appears</td>"))
  }

  @Test func `Types of the workspace's other folders are left out`() throws {
    let badge = "import SwiftUI\n\nstruct Badge: View {\n  var body: some View { Text(\"\") }\n}\n"
    let work = try Workspace([
      "App/Page.swift": Self.page.replacing("Row(text: title)", with: "Row(text: title); Badge()"),
      "App/Row.swift": Self.row, "Other/Badge.swift": badge, ".view-lsp.json": "{}",
    ])
    let page = try report(work, "App")
    #expect(page.contains(">Row</text>") && !page.contains(">Badge</text>"))
    #expect(try report(work).contains(">Badge</text>"))
  }

  @Test func `Text from source code is escaped`() throws {
    let work = try Workspace(["Views/Page.swift": Self.page, "Row.swift": Self.row])
    let page = try report(work)
    #expect(page.contains("&lt;script&gt;alert("))
    #expect(page.ranges(of: "<script").count == 1 && page.ranges(of: "</script").count == 1)
    #expect(!page.contains("alert('x')</"))
  }

  @Test func `A baseline gives the trend`() throws {
    let work = try Workspace(["Views/Page.swift": Self.page, "Row.swift": Self.row])
    #expect(try !report(work).contains("id=\"trend\""))
    #expect(try BuiltTool.run("check", "--write-baseline", "base.json", in: work.folder).status == 0)
    let group = "Group { Row(text: \"<script>alert('x')</script> & \\\"more\\\"\") }"
    #expect(Self.page.contains(group))
    try work.write(
      "Views/Page.swift",
      Data(Self.page.replacing(group, with: "Row(text: \"\")\n      Group { Text(title) }").utf8))
    let page = try report(work, "--baseline", "base.json")
    // In the baseline, resolved, new, now, change.
    let numbers = [2, 1, 1, 2, 0].map { "<td class=\"num\">\($0)</td>" }.joined()
    #expect(page.contains("<tr><td>single_child_group</td>\(numbers)</tr>"))
    #expect(page.ranges(of: "<span class=\"severity new\">new</span>").count == 1)
    try FileManager.default.removeItem(at: work.url("Row.swift"))
    let without = try BuiltTool.run(
      "report", "--html", "out.html", "--baseline", "base.json", in: work.folder)
    #expect(without.status == 0)
    #expect(try work.text("out.html").contains("<b>2</b> resolved since the baseline"))
  }

  @Test func `Text from a baseline is escaped`() throws {
    let work = try Workspace([
      "Views/Page.swift": Self.page, "Row.swift": Self.row,
      "base.json": #"{ "version": 1, "findings": { "gone.swift": ["<script>x 0"] } }"#,
    ])
    let page = try report(work, "--baseline", "base.json")
    #expect(page.contains("<tr><td>&lt;script&gt;x</td>") && page.ranges(of: "<script").count == 1)
  }

  @Test func `A page without findings or views`() throws {
    let work = try Workspace(["a.swift": "let a = 1\n"])
    #expect(try BuiltTool.run("report", "--html", "out.html", in: work.folder).status == 0)
    #expect(try work.text("out.html").contains("There are no findings."))
  }

  @Test func `Wrong usage, and a file that can't be written`() throws {
    let work = try Workspace(["a.swift": "let a = 1\n"])
    let missing = try BuiltTool.run("report", in: work.folder)
    #expect(missing.status == 2 && missing.errors.hasPrefix("view-lsp: report: --html FILE is missing\n"))
    let unwritable = try BuiltTool.run("report", "--html", "no/such/out.html", in: work.folder)
    #expect(unwritable.status == 2 && unwritable.errors.contains("can't write no/such/out.html"))
    #expect(try BuiltTool.run("report", "--html", "x.html", "nowhere", in: work.folder).status == 2)
    #expect(try BuiltTool.run("report", "--html", "x.html", "a", "b", in: work.folder).status == 2)
  }

  @Test func markdownAsHTML() {
    #expect(
      html(
        ofMarkdown:
          "### A `b`\n\nOne **two**\nthree.\n\n- a\n  b\n- <https://x.y/?a&b>\n\n```swift\n<a>\n```\n")
        == "<h4>A <code>b</code></h4><p>One <b>two</b> three.</p><ul><li>a   b</li>"
        + "<li><a href=\"https://x.y/?a&amp;b\">https://x.y/?a&amp;b</a></li></ul><pre>&lt;a&gt;</pre>")
    #expect(inlineHTML("a ` b <i>") == "a ` b &lt;i&gt;")
    #expect(inlineHTML("`**<`**c") == "<code>**&lt;</code><b>c</b>")
    #expect(html(ofMarkdown: "```\nopen") == "<pre>open</pre>")
  }

  // MARK: The graph

  private func graph(_ edges: String...) -> PlacementGraph {
    PlacementGraph(
      edges.compactMap { edge in
        let ends = edge.split(separator: ">").map(String.init)
        return ends.count == 2 ? ViewPlacement(owner: ends[0], isOwnerView: true, placed: ends[1]) : nil
      }, views: [:])
  }

  @Test func `Each type stands beside the first that places it`() {
    let graph = graph("A>B", "A>C", "C>D", "B>D", "A>B", "D>D")
    #expect(graph.nodes.map(\.type) == ["A", "B", "C", "D"])
    #expect(graph.nodes.map(\.column) == [0, 1, 1, 2])
    #expect(graph.nodes.map(\.parent) == [nil, 0, 0, 1])
    #expect(graph.nodes.map(\.row) == [0.5, 0, 1, 0] && graph.rowCount == 2)
    #expect(graph.edges.map(\.count) == [2, 1, 1, 1])
  }

  @Test func `Types that place each other in a circle are drawn, too`() {
    let graph = graph("A>B", "B>A", "X>Y", "Y>X", "Z>A")
    #expect(graph.nodes.map(\.type) == ["A", "B", "X", "Y", "Z"])
    #expect(graph.nodes.map(\.column) == [1, 2, 0, 1, 0])
    #expect(Set(graph.nodes.map(\.row)).count == 2 && graph.rowCount == 2)
  }

  @Test(.timeLimit(.minutes(1))) func `A chain of very many types is laid out`() {
    let placements = (0..<50_000).map {
      ViewPlacement(owner: "V\($0)", isOwnerView: true, placed: "V\($0 + 1)")
    }
    #expect(PlacementGraph(placements, views: [:]).rowCount == 1)
  }
}
