import SwiftUI

struct FoldView: View {
  @State private var isOpen = false
  let label: String

  var body: some View {
    VStack {
      Text(isOpen ? "Open" : "Closed")
      FoldButton(isOpen: $isOpen, label: label)
    }
  }
}

private struct FoldButton: View {
  @Binding var isOpen: Bool
  let label: String

  var body: some View {
    Button {
      withAnimation {
        isOpen.toggle()
        print("Folded")
      }
    } label: {
      HStack {
        Text(label)
        Spacer()
      }
    }
  }
}
