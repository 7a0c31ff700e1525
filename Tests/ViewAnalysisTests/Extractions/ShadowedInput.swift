import SwiftUI
struct User { var name: String; var age: Int }
struct PersonView: View {
  @State private var user: User?
  @State private var other = 0
  var body: some View {
    VStack {
      if let user {
        Text(user.name)
        «»HStack {
          if self.user != nil { Text("a") }
          Text("b")
          Text("c")
        }
      }
      Button("x") { user = nil }
    }
  }
}
