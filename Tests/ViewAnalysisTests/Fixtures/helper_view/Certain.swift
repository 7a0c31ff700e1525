// profile: strict
import SwiftUI

struct Panel: View {
  let lines: [Text]

  var body: some View { lines.first }
}

struct PanelStack: View {
  let panels: [Panel]

  var body: some View { Text("\(panels.count)") }
}

/// What is asked for are panels, and no other view could take their place.
struct Settings: View {
  @State private var isOpen = false
  @State private var title = ""

  var body: some View {
    VStack {
      PanelStack(panels: [names])
      TextField("Title", text: $title)
      Toggle("Open", isOn: $isOpen)
      row("A", 1)
      row("B", 2)
      footer
    }
  }

  private var names: Panel {
    Panel(lines: [Text("A"), Text("B"), Text("C"), Text("D"), Text("E"), Text("F"), Text("G")])
  }

  /// A small part of the view, once for each of its arguments.
  private func row(_ name: String, _ number: Int) -> some View {  // expect: helper_view "`row` (4 views)"
    HStack {
      Image(systemName: "circle")
      Text(name)
      Text("\(number)")
    }
  }

  private var footer: some View {  // expect: helper_view "`footer` (4 views)"
    HStack {
      Image(systemName: "circle")
      Text("Name")
      Button("End") {}
    }
  }
}
