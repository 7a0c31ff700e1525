import SwiftUI

struct FormView: View {
  let name: String

  var body: some View {
    VStack {
      «»VStack {
        Text(name)
        Button("Save", action: save)
      }
      Text("Form")
    }
  }

  private func save() {
    if #available(macOS 13, iOS 16, *) {
      print(name)
    }
  }
}
