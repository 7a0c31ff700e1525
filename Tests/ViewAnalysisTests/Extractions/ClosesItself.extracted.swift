import SwiftUI

struct PackSheet: View {
  @Binding var showSheet: Bool
  let title: String

  var body: some View {
    HStack {
      Text(title)
      PackCloseButton { showSheet = false }
    }
  }
}

private struct PackCloseButton: View {
  let onHideSheet: () -> Void

  var body: some View {
    Button(action: onHideSheet) {
      Image(systemName: "xmark")
        .foregroundStyle(.white)
        .font(.headline)
    }
  }
}
