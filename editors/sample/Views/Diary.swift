import SwiftUI

/// What was noticed about a plant, the latest first.
struct Diary: View {
  let entries: [DiaryEntry]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(entries) { entry in
          DiaryRow(entry: entry)
        }
      }
    }
  }
}

private struct DiaryRow: View {
  let entry: DiaryEntry

  var body: some View {
    let _ = Self._printChanges()
    VStack(alignment: .leading) {
      Text(entry.date, style: .date)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(entry.note)
    }
  }
}
