import SwiftUI

struct Backup {
  var words: String
  var date: String { words + "!" }
}

struct RecoveryView: View {
  let backup: Backup?
  let other: Backup
  @State private var copied = ""

  var body: some View {
    VStack {
      Text(copied)
      if let backup {
        RecoveryRow(copied: $copied, words: backup.words, other: other)
      }
    }
  }
}

private struct RecoveryRow: View {
  @Binding var copied: String
  let words: String
  let other: Backup

  var body: some View {
    HStack {
      Button("Copy") { copied = words + other.date }
      Text(words.isEmpty ? "None" : "Seed")
    }
  }
}
