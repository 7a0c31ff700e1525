import SwiftUI

final class Downloads: ObservableObject {
  @MainActor static let shared = Downloads()
  @Published var names: [String] = []
}

final class Cleaner: Sendable {
  private let key = "cleaned"

  func clean() { print(key) }
}

final class Counter {
  private var count = 0

  func add() { count += 1 }
}

/// An object that all views can name is none of the view's own, and one that keeps nothing is like any other.
struct DownloadsView: View {
  @State private var isOpen = false
  private let counter = Counter()

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen { DownloadsList(counter: counter) }
    }
  }
}

private struct DownloadsList: View {
  @StateObject private var downloads = Downloads.shared
  let counter: Counter

  private let cleaner = Cleaner()

  var body: some View {
    VStack {
      ForEach(downloads.names, id: \.self) { name in
        Text(name)
      }
      Button("Remove All") { downloads.names.removeAll() }
      Button("Remove Last") { downloads.names.removeLast() }
      Button("Clean") { tidy() }
      Button("Count") { counter.add() }
    }
  }

  private func tidy() {
    cleaner.clean()
    downloads.names.sort()
  }
}
