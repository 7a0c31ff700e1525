import SwiftUI

enum l10n {
  enum UpdateSection {
    static let buttonLabel = "Update the app"
    static let hint = "A new version is there."
  }
}

struct SettingsView: View {
  var body: some View {
    VStack {
      Text(l10n.UpdateSection.hint)
      SettingsUpdateButton()
    }
  }
}

private struct SettingsUpdateButton: View {
  var body: some View {
    Button {
      print("Update")
    } label: {
      Text(l10n.UpdateSection.buttonLabel)
        .frame(maxWidth: 300)
    }
    .buttonStyle(.borderedProminent)
  }
}
