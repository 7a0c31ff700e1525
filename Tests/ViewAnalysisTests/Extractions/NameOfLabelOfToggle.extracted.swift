import SwiftUI

final class Mail: ObservableObject {
  @Published var sendsTips = false
  @Published var sendsNews = false
}

struct MailView: View {
  @ObservedObject var mail: Mail

  var body: some View {
    VStack {
      Toggle(isOn: $mail.sendsTips) {
        SendsTipsLabel()
      }
      Toggle("News", isOn: $mail.sendsNews)
    }
  }
}

private struct SendsTipsLabel: View {
  var body: some View {
    HStack {
      Image(systemName: "lightbulb")
      VStack {
        Text("Öğütler")
        Text("Özel içerik")
      }
    }
  }
}
