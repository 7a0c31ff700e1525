// profile: strict
import SwiftUI

@MainActor final class Settings: ObservableObject {
  static let shared = Settings()
  @Published var title = ""
}

/// The observation keeps what it reads of the shared object up to date.
struct Title: View {
  @ObservedObject private var settings = Settings.shared

  var body: some View {
    Text(Settings.shared.title)
  }
}

struct Subtitle: View {
  @ObservedObject private var settings: Settings = .shared  // expect: unused_dependency

  var body: some View {
    Text("A")
  }
}

/// The object exists already.
struct Footer: View {
  @StateObject private var settings = Settings.shared  // expect: unused_dependency "evaluated again with each change"

  var body: some View {
    Text("A")
  }
}

extension String {
  /// The text in the language that is chosen.
  @MainActor func translated() -> String { Settings.shared.title + self }
}

/// The text is another one when the object changes.
struct Translated: View {
  @ObservedObject private var settings = Settings.shared

  var body: some View {
    Text("A".translated())
  }
}
