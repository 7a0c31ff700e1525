import SwiftUI

// Without the rules about rows and sections.
struct Rows: View {
  let names: [String]

  var body: some View {
    List(names, id: \.self) { name in
      row(name)
    }
  }

  private func row(_ name: String) -> some View {  // expect: helper_view "`row` (7 views)"
    VStack {
      Text(name)
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
    }
  }
}

struct Sections: View {
  @State private var count = 0

  var body: some View {
    VStack {
      first
      second
      third
      Stepper("Count", value: $count)
    }
  }

  private var first: some View {  // expect: helper_view "whenever `count` changes"
    VStack {
      Text("1")
      Text("2")
      Text("3")
    }
  }

  private var second: some View {  // expect: helper_view
    VStack {
      Text("1")
      Text("2")
      Text("3")
    }
  }

  private var third: some View {  // expect: helper_view
    VStack {
      Text("1")
      Text("2")
      Text("3")
    }
  }
}
