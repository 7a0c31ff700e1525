import SwiftUI

struct Entry: Identifiable {
  let id: Int
  let name: String
  let isNew: Bool
}

struct DiaryView: View {
  let entries: [Entry]

  var body: some View {
    VStack {
      ForEach(entries) { e in
        Divider()
        DiaryEntryRow(entry: e)
      }
    }
  }
}

private struct DiaryEntryRow: View {
  let entry: Entry

  var body: some View {
    HStack {
      Text(entry.name)
      Image(systemName: entry.isNew ? "star" : "circle")
    }
  }
}
