import SwiftUI

final class PartyModel: ObservableObject {
  @Published var guests: [String] = []
}

struct PartyView: View {
  @ObservedObject var model: PartyModel

  var body: some View {
    VStack {
      ForEach(model.guests, id: \.self) { guest in
        guestItem(guest)
      }
    }
  }

  private func «»guestItem(_ guest: String) -> some View {
    HStack {
      Text(guest)
      Button {
        withAnimation {
          model.guests.removeAll(where: { $0 == guest })
        }
      } label: {
        Image(systemName: "person.badge.minus")
      }
    }
  }
}
