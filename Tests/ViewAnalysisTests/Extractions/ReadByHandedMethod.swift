import SwiftUI

final class WordStore: ObservableObject {
  @Published var words: [String] = []
  func remove(_ word: String) {}
}

struct WordsView: View {
  enum Order {
    case ascending, descending
  }

  @EnvironmentObject private var store: WordStore
  @State private var order: Order = .ascending

  var body: some View {
    List {
      wordsSection
      Picker("Order", selection: $order) {
        Text("Ascending").tag(Order.ascending)
        Text("Descending").tag(Order.descending)
      }
    }
  }

  private var «»wordsSection: some View {
    Section("Words") {
      ForEach(sortedWords, id: \.self) { word in
        Text(word)
      }
      .onDelete(perform: deleteWords)
    }
  }

  private var sortedWords: [String] {
    switch order {
    case .ascending: return store.words.sorted()
    case .descending: return store.words.sorted(by: >)
    }
  }

  private func deleteWords(at offsets: IndexSet) {
    let words = sortedWords
    for index in offsets {
      store.remove(words[index])
    }
  }
}
