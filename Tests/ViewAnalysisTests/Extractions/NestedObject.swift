// not: It reads `model.session`, whose changes the view follows by `session`.
import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

final class PreferencesModel: ObservableObject {
  let session: Session
  @Published var isOn = false

  init(session: Session) { self.session = session }
}

struct Preferences: View {
  @ObservedObject var model: PreferencesModel
  @ObservedObject var session: Session

  var body: some View {
    VStack {
      Text(session.name)
      account
    }
  }

  private var «»account: some View {
    HStack {
      Text(model.session.name)
      Text(model.isOn ? "On" : "Off")
    }
  }
}
