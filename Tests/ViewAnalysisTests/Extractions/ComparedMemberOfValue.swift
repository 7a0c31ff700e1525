// not: `==` of `Note` compares `id` alone: the new view would miss other changes of `note`.
import SwiftUI

struct Note: Equatable {
  let id: Int
  var text: String

  static func == (left: Note, right: Note) -> Bool { left.id == right.id }
}

struct Crate {
  var note: Note
  var weight: Double
}

struct CrateCard: View {
  let crate: Crate
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      Text("\(crate.weight)")
      «HStack {
        Image(systemName: "note")
        Text(crate.note.text)
        Text(verbatim: describe(crate.note))
      }»
    }
  }
}

func describe(_ note: Note) -> String { note.text }
