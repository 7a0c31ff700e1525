// profile: recommended
import SwiftUI

struct Shelf: View {
  @State private var isOpen = false
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Query", text: $query)
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { panel }
    .popover(isPresented: $isOpen) { hints }
  }

  private var panel: some View {  // expect: helper_view "While `panel` (16 views) is presented, it is computed again"
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
      Text("13")
      Button("Close") { isOpen = false }
      footer
    }
  }

  /// Shown in the sheet, too.
  private var footer: some View {
    HStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
    }
  }

  private var hints: some View {
    VStack {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
    }
  }
}
