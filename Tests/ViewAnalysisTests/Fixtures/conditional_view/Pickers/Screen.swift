import SwiftUI

struct Screen: View {
  @State private var isOpen = false
  @State private var choice = 0

  var body: some View {
    VStack {
      TitledPicker(title: "A", selection: $choice) {
        Text("One")
        if isOpen { Text("Two") }
      }
      Panel {
        Text("One")
        if isOpen { Text("Two") }  // expect: conditional_view
      }
    }
  }
}
