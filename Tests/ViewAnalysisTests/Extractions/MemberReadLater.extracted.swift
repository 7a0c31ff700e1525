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
        RecoverySeedRow(copied: $copied, words: backup.words, other: other)
      }
    }
  }
}

private struct RecoverySeedRow: View {
  @Binding var copied: String
  let words: String
  let other: Backup

  var body: some View {
    HStack {
      Button("Copy") { copied = words + other.date }
      Text("Seed")
    }
  }
}
