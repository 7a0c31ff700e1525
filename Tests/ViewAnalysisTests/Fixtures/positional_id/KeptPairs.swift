// profile: strict
import SwiftUI

typealias Entry = (title: String, placeholder: String)

/// The entries keep their order, and nothing but their place tells them from each other.
struct EntryForm: View {
  @State private var entries: [Entry] = EntryForm.given

  private static var given: [Entry] { [("Name", "Your name"), ("Street", "Your street")] + more }
  private static let more: [Entry] = []

  var body: some View {
    VStack {
      ForEach(entries.indices, id: \.self) { index in
        Text(entries[index].title)
      }
      Button("Reset") { entries = Self.given }
    }
  }
}
