import SwiftUI

@MainActor
final class Club: ObservableObject {
  @Published var role = "player"
  @Published var phone = ""

  func change(to role: String) { self.role = role }
}

/// The last part of a text's key may say besides what kind of text it is.
struct ClubSettingsView: View {
  @ObservedObject var club: Club
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Text(club.role)
      roles
    }
  }

  private var «»roles: some View {
    Section {
      Button("ClubSettingsView.switchToCoachButtonLabel") {
        club.change(to: "coach")
        dismiss()
      }
      Button("ClubSettingsView.switchToPlayerButton") {
        club.change(to: "player")
        dismiss()
      }
    }
  }
}
