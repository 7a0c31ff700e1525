import SwiftUI

struct Fields: View {
  @State private var name = ""
  @State private var isOn = false

  // Rows of the form around it.
  var body: some View {  // expect: rootless_body
    TextField("Name", text: $name)
    Toggle("On", isOn: $isOn)
  }
}

struct Rooted: View {
  var body: some View {
    let title = "A"
    VStack {
      Text(title)
      Text("B")
    }
  }
}

struct Branched: View {
  let isOn: Bool

  var body: some View {
    if isOn { Text("On") } else { Text("Off") }
  }
}

struct Overlaid: View {
  var body: some View {  // expect: rootless_body
    Color.black
    Text("Loading")
  }
}

struct Framed: View {
  var body: some View {  // expect: rootless_body
    Text("A")
    Text("B")
  }
}

struct Users: View {
  var body: some View {
    HStack {
      ZStack { Overlaid() }
      VStack { Framed().padding() }
    }
  }
}

struct Redrawn: View {
  @State private var token = 0

  // The `if` reads the token, and shows nothing.
  var body: some View {
    if token < 0 {}
    Button("Again") { token += 1 }
  }
}
