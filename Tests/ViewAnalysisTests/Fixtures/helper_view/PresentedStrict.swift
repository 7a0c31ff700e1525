// profile: strict
import SwiftUI

struct Shelf: View {
  @State private var isOpen = false
  @State private var query = ""
  @State private var isSorted = false

  var body: some View {
    VStack {
      TextField("Query", text: $query)
      Text(query)
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { panel }
    .popover(isPresented: $isSorted) { hints }
  }

  private var panel: some View {  // expect: helper_view "While `panel` (7 views) is presented"
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Button("Close") { isOpen = false }
    }
  }

  private var hints: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
    }
  }
}
