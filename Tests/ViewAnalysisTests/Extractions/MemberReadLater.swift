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
        «»HStack {
          Button("Copy") { copied = backup.words + other.date }
          Text(backup.words.isEmpty ? "None" : "Seed")
        }
      }
    }
  }
}
