import SwiftUI

struct AgreementView: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text(isOpen ? "Open" : "Closed")
      AgreementCloseButton(title: "Close") {
        isOpen = false
      }
    }
  }
}

private struct AgreementCloseButton: View {
  let title: String
  let onTap: () -> Void

  var body: some View {
    Button {
      onTap()
    } label: {
      HStack {
        Image(systemName: "xmark")
        Text(title)
      }
    }
  }
}
