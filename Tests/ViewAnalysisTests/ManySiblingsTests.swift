import TestSupport
import Testing

@testable import ViewAnalysis

/// A body with very many views beside each other takes time in proportion to their number.
struct ManySiblingsTests {
  @Test(arguments: [("", ""), ("VStack {\n", "}\n")])
  func detailedFindings(open: String, close: String) {
    let growth = Growth(from: 500) { time(siblings: $0, open, close) }
    #expect(growth.isLinear, "\(growth) siblings")
  }

  private func time(siblings: Int, _ open: String, _ close: String) -> Duration {
    let views = (0..<siblings).map { "    VStack {\n      Text(\"\($0)\")\n    }\n    .padding()\n" }.joined()
    let text =
      "import SwiftUI\nstruct Rows: View {\n  var body: some View {\n" + open + views + close + "  }\n}\n"
    return processorTime {
      let file = SourceFile(name: "a", bytes: Array(text.utf8))
      var index = WorkspaceIndex()
      index.update(file)
      let analyzer = Analyzer(file, in: index, configuration: Configuration(profile: .all))
      let large = analyzer.detailedFindings().filter { $0.rule == "large_body" }
      #expect(large.count == 1)
    }
  }
}
