// profile: strict
import SwiftUI

/// With one parameter, the closure is that of the view before the change.
struct Table: View {
  @Binding var selection: Int
  @Binding var title: String  // expect: constant_state

  var body: some View {
    Text(title)
      .onChange(of: selection) { _ in print(selection) }
  }
}

/// What is presented would get a value that the body has not read.
struct Zoom: View {
  @Binding var frame: CGRect

  var body: some View { Text("\(frame.width)") }
}

struct Screen: View {
  @State private var selection = 0
  @State private var title = ""
  @State private var frame = CGRect.zero
  @State private var isShown = false

  var body: some View {
    VStack {
      Table(selection: $selection, title: $title)
      TextField("Title", text: $title)
      Button("Show") {
        frame = .zero
        isShown = true
      }
      Stepper("Selection", value: $selection)
    }
    .sheet(isPresented: $isShown) { Zoom(frame: $frame) }
  }
}
