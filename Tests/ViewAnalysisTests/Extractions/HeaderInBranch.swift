import SwiftUI

struct ToolListView: View {
  let tools: [String]
  @State private var isEditing = false

  var body: some View {
    VStack {
      if tools.isEmpty {
        Text("No tools yet")
      } else {
        «HStack {
          Text("Edit")
          Spacer()
          Button {
            isEditing.toggle()
          } label: {
            Image(systemName: isEditing ? "checkmark" : "trash")
          }
        }»
        ForEach(tools, id: \.self) { tool in
          Text(tool)
        }
      }
    }
  }
}
