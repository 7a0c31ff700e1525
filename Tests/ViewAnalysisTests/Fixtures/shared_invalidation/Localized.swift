import SwiftUI

@MainActor
final class Language: ObservableObject {
  static let shared = Language()
  @Published var code = "en"
}

extension String {
  @MainActor var translated: String { Language.shared.code + self }
}

struct Player: View {
  @ObservedObject private var language = Language.shared
  @State private var title = ""
  @State private var volume = 1

  var body: some View {  // expect: shared_invalidation "reads `title` and only this `VStack` reads `volume`. Make"
    VStack {
      VStack {
        TextField("Title".translated, text: $title)
        Text(title)
      }
      VStack {
        Stepper("Volume", value: $volume)
        Text("Volume".translated + "\(volume)")
      }
      HStack {
        Text("Language")
        Text(language.code + language.code)
        Button("Next") { language.code = "de" }
      }
    }
  }
}

struct PlainPlayer: View {
  @ObservedObject private var language = Language.shared
  @State private var title = ""
  @State private var volume = 1

  var body: some View {  // expect: shared_invalidation "only this `HStack` reads `language`"
    VStack {
      VStack {
        TextField("Title", text: $title)
        Text(title)
      }
      VStack {
        Stepper("Volume", value: $volume)
        Text("\(volume)")
      }
      HStack {
        Text(language.code)
        Text(language.code + language.code)
        Button("Next") { language.code = "de" }
      }
    }
  }
}

@MainActor
func translation(of text: String) -> String { Language.shared.code + text }

/// A helper reads the language through a function.
struct HelpedPlayer: View {
  @ObservedObject private var language = Language.shared
  @State private var title = ""
  @State private var volume = 1

  var body: some View {  // expect: shared_invalidation "reads `title` and only this `VStack` reads `volume`. Make"
    VStack {
      VStack {
        TextField("Title", text: $title)
        Text(title)
      }
      VStack {
        Stepper("Volume", value: $volume)
        Text("\(volume)")
      }
      HStack {
        Text(language.code)
        Text(language.code + language.code)
        Button("Next") { language.code = "de" }
      }
      footer
    }
  }

  private var footer: some View { Text(translation(of: "Footer")) }
}
