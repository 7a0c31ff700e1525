// profile: recommended
import SwiftUI

struct Entry: Identifiable {
  let id: Int
  let title: String
}

struct EntryRow: View {
  let entry: Entry

  var body: some View { Text(entry.title) }
}

/// The outer stack has nothing else but what stands in for the rows.
struct EntryList: View {
  let entries: [Entry]

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        if entries.isEmpty {
          Text("Nothing yet")
        } else {
          LazyVStack(spacing: 8) {
            ForEach(entries) { EntryRow(entry: $0) }
          }
        }
      }
    }
  }
}

/// The rows are a part of a page.
struct EntryPage: View {
  let entries: [Entry]

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text("Title")
        Text("Subtitle")
        VStack(spacing: 8) {
          ForEach(entries) { EntryRow(entry: $0) }
        }
      }
    }
  }
}
