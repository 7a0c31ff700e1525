import SwiftUI

struct Client: Identifiable {
  let id: Int
  let name: String
}

struct ClientRoster: View {
  let clients: [Client]

  var body: some View {
    VStack {
      ForEach(clients) { client in
        NavigationLink {
          ClientRosterContent(name: client.name)
        } label: {
          Text(client.name)
        }
      }
    }
  }
}

private struct ClientRosterContent: View {
  let name: String

  var body: some View {
    VStack {
      Image(systemName: "person")
      Text(name)
      Spacer()
    }
  }
}
