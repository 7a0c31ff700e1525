import SwiftUI

struct FormView: View {
  let name: String

  var body: some View {
    VStack {
      FormContent(name: name)
      Text("Form")
    }
  }
}

private struct FormContent: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Button("Save", action: save)
    }
  }

  private func save() {
    if #available(macOS 13, iOS 16, *) {
      print(name)
    }
  }
}
