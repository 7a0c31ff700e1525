import SwiftUI

struct ToolBox: View {
  @State private var tool = 0

  var body: some View {
    HStack {
      «Button {
        tool = 1
      } label: {
        Image(systemName: "hammer")
          .padding()
      }»
      Button {
        tool = 2
      } label: {
        Image(systemName: "wrench")
          .padding()
      }
    }
  }
}
