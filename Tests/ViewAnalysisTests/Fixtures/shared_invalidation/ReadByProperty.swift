// profile: strict
import SwiftUI

@Observable final class Account {
  var name: String?
  var mails: [String] = []
}

@Observable final class Speech {
  var voice = "A"
}

/// What a property that an own modifier is handed reads, the body reads.
struct AccountView: View {
  @Environment(Account.self) private var account
  @Environment(Speech.self) private var speech
  @Environment(\.locale) private var locale

  var body: some View {
    VStack {
      VStack {
        Text(locale.identifier)
        if let name = account.name { Text(name) }
        ForEach(account.mails, id: \.self) { Text($0) }
      }
      VStack {
        Text(speech.voice)
        Text("B")
      }
      Text(locale.identifier)
    }
    .asked(question) { account.name = nil }
  }

  private var question: String { "Delete \(account.name ?? "it")?" }
}

extension View {
  func asked(_ question: String, action: @escaping () -> Void) -> some View {
    onTapGesture(perform: action).accessibilityLabel(question)
  }
}
