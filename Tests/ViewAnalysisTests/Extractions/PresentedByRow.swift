import SwiftUI

/// What a row presents goes with the row, and so may the state.
struct AlbumView: View {
  @State private var isRemoving = false
  @State private var isShared = false
  let title: String
  let remove: () -> Void

  var body: some View {
    List {
      Text(title)
      removalRow
      Toggle("Shared", isOn: $isShared)
    }
  }

  private var «»removalRow: some View {
    HStack {
      Text("Removes the album from all devices.")
      Button("Remove") { isRemoving = true }
    }
    .confirmationDialog("Remove the album?", isPresented: $isRemoving) {
      Button("Remove", role: .destructive, action: remove)
    }
  }
}
