import SwiftUI

struct ProfileView: View {
  let title: String
  @State private var count = 0
  @State private var isEditing = false

  var body: some View {
    VStack {
      ProfileHeader(count: $count, title: title, isEditing: isEditing)
      Text("\(count)")
      Toggle("Edit", isOn: $isEditing)
    }
  }

  private var footer: some View { Text("End") }
}

// What stands at the top.
private struct ProfileHeader: View {
  @Binding var count: Int
  let title: String
  let isEditing: Bool

  var body: some View {
    // The title comes first.
    HStack {
      Text(title)
        .font(.headline)
      if isEditing {
        Button("Add") { count += 1 }
      }
    }
  }
}
