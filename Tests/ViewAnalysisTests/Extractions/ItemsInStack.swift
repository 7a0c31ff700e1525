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
        «ForEach(tool.pens, id: \.self) { pen in
          Text(pen)
          Text(selected == pen ? "*" : "")
        }»
      }
      Button("Clear") { selected = "" }
    }
  }
}
