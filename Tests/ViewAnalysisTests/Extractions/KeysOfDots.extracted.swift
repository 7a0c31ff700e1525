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
      ClubSettingsRolesSection(onSwitchToCoach: switchToCoach, onSwitchToPlayer: switchToPlayer)
    }
  }

  private func switchToCoach() {
    club.change(to: "coach")
    dismiss()
  }

  private func switchToPlayer() {
    club.change(to: "player")
    dismiss()
  }
}

private struct ClubSettingsRolesSection: View {
  let onSwitchToCoach: () -> Void
  let onSwitchToPlayer: () -> Void

  var body: some View {
    Section {
      Button("ClubSettingsView.switchToCoachButtonLabel") {
        onSwitchToCoach()
      }
      Button("ClubSettingsView.switchToPlayerButton") {
        onSwitchToPlayer()
      }
    }
  }
}
