import Observation
import SwiftUI

@MainActor class Store: ObservableObject {
  @Published var name = ""
  static let shared = Store()
}

final class BookStore: Store {}

@Observable final class Settings {
  var volume = 0.5
}

final class Plain {}

struct Player: View {
  @StateObject private var store = Store()
  @StateObject private var books: BookStore = .init()
  @ObservedObject var shared = Store.shared
  @StateObject var passed = Store()
  @StateObject private var other = Store()
  @State private var settings = Settings()
  private let plain = Plain()
  @StateObject private var kept = Store()
  @ObservedObject var found = Player.find()

  static func find() -> Store { Store.shared }

  var body: some View {
    Text(store.name + books.name + other.name + kept.name + passed.name + found.name)
      .opacity(settings.volume)
  }
}

struct Screen: View {
  let store: Store

  var body: some View {
    VStack {
      Player(passed: store)
      Player()
    }
  }
}
