import SwiftUI

struct Tool {
  var pens: [String] = []
}

struct DockView: View {
  let tool: Tool
  @State private var selected = ""

  var body: some View {
    VStack {
      HStack {
        DockPenItems(pens: tool.pens, selected: selected)
      }
      Button("Clear") { selected = "" }
    }
  }
}

private struct DockPenItems: View {
  let pens: [String]
  let selected: String

  var body: some View {
    ForEach(pens, id: \.self) { pen in
      Text(pen)
      Text(selected == pen ? "*" : "")
    }
  }
}
