import SwiftUI

struct ProfileView: View {
  let title: String
  @State private var count = 0
  @State private var isEditing = false

  var body: some View {
    VStack {
      header
      Text("\(count)")
      Toggle("Edit", isOn: $isEditing)
    }
  }

  // What stands at the top.
  @ViewBuilder
  private var «»header: some View {
    // The title comes first.
    HStack {
      Text(title)
        .font(.headline)
      if isEditing {
        Button("Add") { count += 1 }
      }
    }
  }

  private var footer: some View { Text("End") }
}
