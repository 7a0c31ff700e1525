import SwiftUI

final class Library: ObservableObject {
  @Published var books: [Book] = []
}

@MainActor final class Language: ObservableObject {
  static let shared = Language()
}

/// Removing an object may do more than removing a value.
struct Shelf: View {
  @EnvironmentObject private var library: Library  // expect: unused_dependency "change of the object"
  @EnvironmentObject private var language: Language  // expect: unused_dependency
  @StateObject private var model = Library()  // expect: unused_dependency "is created"
  @ObservedObject var given: Library  // expect: unused_dependency
  @Binding var isOn: Bool  // expect: unused_dependency "every caller"

  var body: some View {
    Text("Shelf")
  }
}

struct Loader: View {
  @State private var total: Int  // expect: unused_dependency

  init(total: Int) {
    _total = State(initialValue: total)
  }

  var body: some View {
    Text("Loader")
  }
}
