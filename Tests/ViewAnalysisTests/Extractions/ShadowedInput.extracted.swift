import SwiftUI
struct User { var name: String; var age: Int }
struct PersonView: View {
  @State private var user: User?
  @State private var other = 0
  var body: some View {
    VStack {
      if let user {
        Text(user.name)
        PersonRow(hasUser: self.user != nil)
      }
      Button("x") { user = nil }
    }
  }
}

private struct PersonRow: View {
  let hasUser: Bool

  var body: some View {
    HStack {
      if self.hasUser { Text("a") }
      Text("b")
      Text("c")
    }
  }
}
