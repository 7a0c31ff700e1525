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
        «»HStack {
          Text(e.name)
          Image(systemName: e.isNew ? "star" : "circle")
        }
      }
    }
  }
}
