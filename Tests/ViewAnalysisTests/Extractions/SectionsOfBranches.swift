import SwiftUI

struct HistoryView: View {
  let entries: [String]

  var body: some View {
    List {
      Text("History")
      «»ForEach(Array(entries.enumerated()), id: \.offset) { index, entry in
        if index == 0 {
          Section { Text(entry) } header: { Text("Earlier") }
        } else {
          Section { Text(entry) }
        }
      }
    }
  }
}
