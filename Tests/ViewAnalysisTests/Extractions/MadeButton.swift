import SwiftUI

struct AgreementView: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text(isOpen ? "Open" : "Closed")
      makeCloseButton(title: "Close")
    }
  }

  private func «»makeCloseButton(title: String) -> some View {
    Button {
      isOpen = false
    } label: {
      HStack {
        Image(systemName: "xmark")
        Text(title)
      }
    }
  }
}
