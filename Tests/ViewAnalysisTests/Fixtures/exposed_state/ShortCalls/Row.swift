import SwiftUI

struct Row: View {
  @State var isPassed = false

  var body: some View { Toggle("On", isOn: $isPassed) }
}

struct Card: View {
  @State var isOpen = false

  var body: some View { Toggle("Open", isOn: $isOpen) }
}

struct Badge: View {
  @State var isNew = false

  var body: some View { Toggle("New", isOn: $isNew) }
}

struct Mark: View {
  @State var isSet = false  // expect: exposed_state

  var body: some View { Toggle("Set", isOn: $isSet) }
}

struct Login: View {
  @State var email = ""  // expect: exposed_state
  @State var name = ""

  var body: some View {
    TextField("Email", text: $email)
    TextField("Name", text: $name)
  }
}
