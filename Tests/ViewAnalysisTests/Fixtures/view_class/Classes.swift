import SwiftUI

final class GreetingView: View {  // expect: view_class "Make it a `struct`"
  let name: String
  class var title: String { "Greeting" }

  required init(name: String) {
    self.name = name
  }

  convenience init() {
    self.init(name: "")
  }

  final var body: some View { Text(name) }
}

struct Screen: View {
  var body: some View {
    GreetingView(name: "a")
  }
}
