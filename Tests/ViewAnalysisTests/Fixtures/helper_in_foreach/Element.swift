import SwiftUI

struct Reading: Identifiable {
  let id: Int
  let hour: Int
  let note: Message?
}

/// The message names the element where a row is given it, and else what was read of it.
struct Readings: View {
  let readings: [Reading]
  @State private var isOn = false

  var body: some View {
    List {
      Toggle("On", isOn: $isOn)
      ForEach(readings) { reading in
        let hour = "\(reading.hour)"
        row(title: hour, id: reading.id)  // expect: helper_in_foreach "what it shows of `reading`"
        if let note = reading.note {
          noteRow(note)  // expect: helper_in_foreach "what it shows of `note`"
        }
      }
    }
  }

  private func row(title: String, id: Int) -> some View {
    HStack {
      Text(title)
      Text("\(id)")
    }
  }

  private func noteRow(_ note: Message) -> some View {
    HStack {
      Text(note.sender)
      Text("Note")
    }
  }
}
