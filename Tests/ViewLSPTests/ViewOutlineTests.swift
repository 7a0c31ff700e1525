import LSPCore
import TestSupport
import Testing
import ViewAnalysis

@testable import view_lsp

struct ViewOutlineTests {
  @Test func manySiblingsTakeLinearTime() {
    let growth = Growth(from: 1000) { time(siblings: $0) }
    #expect(growth.isLinear, "\(growth) siblings")
  }

  private func time(siblings: Int) -> Duration {
    let views = (0..<siblings).map { "VStack {\n  Text(\"\($0)\")\n}\n.padding()\n" }.joined()
    let text = "struct Rows: View {\n  var body: some View {\n" + views + "  }\n}\n"
    let file = SourceFile(name: "a", bytes: Array(text.utf8))
    let start = LSP.Position(line: 0, character: 0)
    return processorTime {
      let symbols = ViewOutline.symbols(of: file.model, in: WorkspaceIndex()) { _ in
        LSP.Range(start: start, end: start)
      }
      #expect(symbols.first?.children?.first?.children?.count == siblings)
    }
  }
}
