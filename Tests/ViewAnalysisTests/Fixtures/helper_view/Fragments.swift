// profile: strict
import SwiftUI

/// Methods that make parts of the view.
struct Summary: View {
  let names: [String]
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      Text(query)
      Divider()
      VStack {
        row("Name", names[0])
        row("Street", names[1])
        row("City", names[2])
        row("Country", names[3])
        note("One", names[4])
        note("Two", names[5])
      }
    }
  }

  private func row(_ title: String, _ value: String) -> some View {  // expect: helper_view "doesn't read it"
    HStack {
      Image(systemName: "person")
      Text(title)
      Text(value)
    }
  }

  private func note(_ title: String, _ value: String) -> some View {  // expect: helper_view "`note` (4 views)"
    HStack {
      Image(systemName: "note")
      Text(title)
      Text(value)
    }
  }

  /// Nothing uses it, so it is no part of the body.
  private func spare(_ title: String) -> some View {
    VStack {
      Image(systemName: "note")
      Text(title)
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}

/// The parameter is no state.
struct Sheet: View {
  @State private var title = ""
  @State private var count = 0

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Text("\(count)")
      footer(count: 3)
      Stepper("Count", value: $count)
    }
  }

  private func footer(count: Int) -> some View {  // expect: helper_view "whenever `count` changes, and doesn't read it"
    HStack {
      Image(systemName: "note")
      Text("\(count)")
      Divider()
    }
  }
}
