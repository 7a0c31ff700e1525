import SwiftUI

final class GuestModel: ObservableObject {
  @Published var name = ""
}

struct GuestView: View {
  let model: GuestModel?

  var body: some View {
    VStack {
      GuestBadge(name: model?.name)
      Text("Guest")
    }
  }
}

private struct GuestBadge: View {
  let name: String?

  var body: some View {
    HStack {
      Text("Name")
      Text(name ?? "")
    }
  }
}
