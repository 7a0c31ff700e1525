import SwiftUI

struct TermsView: View {
  let introduction: String

  var body: some View {
    VStack {
      Text(introduction)
      TermsAcceptAllButton()
    }
  }
}

private struct TermsAcceptAllButton: View {
  @State private var isChecked = false

  var body: some View {
    Button {
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
