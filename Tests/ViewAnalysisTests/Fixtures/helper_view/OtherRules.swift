import SwiftUI

// Its rows and its sections are other rules' matter, where these rules run.
struct Rows: View {
  let names: [String]

  var body: some View {
    List(names, id: \.self) { name in
      row(name)  // expect: helper_in_foreach
    }
  }

  private func row(_ name: String) -> some View {
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

struct Sections: View {  // expect: sectioned_view
  @State private var count = 0

  var body: some View {
    VStack {
      first
      second
      third
      Stepper("Count", value: $count)
    }
  }

  private var first: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
    }
  }

  private var second: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
    }
  }

  private var third: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
    }
  }
}
