import SwiftUI

struct ToolBox: View {
  @State private var tool = 0

  var body: some View {
    HStack {
      ToolBoxHammerButton {
        tool = 1
      }
      Button {
        tool = 2
      } label: {
        Image(systemName: "wrench")
          .padding()
      }
    }
  }
}

private struct ToolBoxHammerButton: View {
  let onTap: () -> Void

  var body: some View {
    Button {
      onTap()
    } label: {
      Image(systemName: "hammer")
        .padding()
    }
  }
}
