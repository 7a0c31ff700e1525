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

/// An action reads the object when it runs, whatever has been observed.
struct Confirmation: View {
  @ObservedObject private var settings = Settings.shared  // expect: unused_dependency

  var body: some View {
    Button("Clear") {
      Settings.shared.title = ""
    }
  }
}

/// A first value is read once.
struct Draft: View {
  @ObservedObject private var settings = Settings.shared  // expect: unused_dependency
  @State private var title = Settings.shared.title

  var body: some View {
    TextField("Title", text: $title)
  }
}

/// A local is read with the body.
struct Heading: View {
  @ObservedObject private var settings = Settings.shared

  var body: some View {
    let title = Settings.shared.title
    Text(title)
  }
}

/// Another name for the object, which the observation keeps up to date.
struct Named: View {
  @ObservedObject private var observed = Settings.shared
  private let settings = Settings.shared

  var body: some View {
    Text(settings.title)
  }
}
