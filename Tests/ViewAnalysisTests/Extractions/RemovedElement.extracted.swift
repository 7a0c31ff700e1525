import SwiftUI

final class PartyModel: ObservableObject {
  @Published var guests: [String] = []
}

struct PartyView: View {
  @ObservedObject var model: PartyModel

  var body: some View {
    VStack {
      ForEach(model.guests, id: \.self) { guest in
        GuestItem(guest: guest) {
          withAnimation {
            model.guests.removeAll(where: { $0 == guest })
          }
        }
      }
    }
  }
}

private struct GuestItem: View {
  let guest: String
  let onRemove: () -> Void

  var body: some View {
    HStack {
      Text(guest)
      Button {
        onRemove()
      } label: {
        Image(systemName: "person.badge.minus")
      }
    }
  }
}
