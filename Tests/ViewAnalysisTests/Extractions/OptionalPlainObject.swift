// not: `model` can't be handed over to another type.
import SwiftUI

final class GuestModel: ObservableObject {
  @Published var name = ""
}

struct GuestView: View {
  let model: GuestModel?

  var body: some View {
    VStack {
      badge
      Text("Guest")
    }
  }

  private var «»badge: some View {
    HStack {
      Text("Name")
      Text(model?.name ?? "")
    }
  }
}
