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
          «»VStack {
            Image(systemName: "person")
            Text(client.name)
            Spacer()
          }
        } label: {
          Text(client.name)
        }
      }
    }
  }
}
