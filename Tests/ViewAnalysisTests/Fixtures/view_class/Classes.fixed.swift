import SwiftUI

struct GreetingView: View {
  let name: String
  static var title: String { "Greeting" }

  init(name: String) {
    self.name = name
  }

  init() {
    self.init(name: "")
  }

  var body: some View { Text(name) }
}

struct Screen: View {
  var body: some View {
    GreetingView(name: "a")
  }
}
