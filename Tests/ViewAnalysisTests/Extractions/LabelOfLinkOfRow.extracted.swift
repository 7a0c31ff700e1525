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
        NavigationLink(destination: Text("Details")) {
          ClientRosterRow(name: client.name)
        }
      }
    }
  }
}

private struct ClientRosterRow: View {
  let name: String

  var body: some View {
    HStack {
      Image(systemName: "person")
      Text(name)
      Spacer()
    }
  }
}
