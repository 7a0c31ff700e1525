import SwiftUI

struct FoldView: View {
  @State private var isOpen = false
  let label: String

  var body: some View {
    VStack {
      Text(isOpen ? "Open" : "Closed")
      «»Button {
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
}
