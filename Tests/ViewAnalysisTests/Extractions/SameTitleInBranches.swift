import SwiftUI

struct TermsView: View {
  @State private var isChecked = false
  let introduction: String

  var body: some View {
    VStack {
      Text(introduction)
      «»Button {
        isChecked.toggle()
      } label: {
        if isChecked {
          HStack {
            Image(systemName: "checkmark.square")
            Text("Accept All")
          }
        } else {
          HStack {
            Image(systemName: "square")
            Text("Accept All")
          }
        }
      }
    }
  }
}
