import SwiftUI

struct Row: View {
  let title: String
  @Binding var isOn: Bool  // expect: unused_dependency

  var body: some View {
    Text(title)
  }
}

struct Cell: View {
  private let title: String
  @Binding private var isOn: Bool  // expect: unused_dependency

  init(title: String, isOn: Binding<Bool>) {
    self.title = title.uppercased()
    _isOn = isOn
  }

  var body: some View {
    Text(title)
  }
}

struct Lone: View {
  @Binding var isOn: Bool  // expect: unused_dependency

  var body: some View {
    Text("Lone")
  }
}

struct Kept: View {
  @State var note: String  // expect: unused_dependency
  let title: String

  var body: some View {
    Text(title)
  }
}
