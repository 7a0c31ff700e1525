import SwiftUI

struct PackSheet: View {
  @Binding var showSheet: Bool
  let title: String

  var body: some View {
    HStack {
      Text(title)
      «»Button(action: { showSheet = false }) {
        Image(systemName: "xmark")
          .foregroundStyle(.white)
          .font(.headline)
      }
    }
  }
}
