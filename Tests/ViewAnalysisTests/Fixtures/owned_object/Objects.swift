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
  @ObservedObject var store = Store()  // expect: owned_object "a new `Store` each time"
  @ObservedObject private var books: BookStore = .init()  // expect: owned_object
  @ObservedObject var shared = Store.shared
  @ObservedObject var passed = Store()  // expect: owned_object
  let other = Store()  // expect: owned_object "`@StateObject`"
  private let settings = Settings()  // expect: owned_object "`@State`"
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
