import SwiftUI

struct LaunchSettingsRows: View {
  let status: String
  let detail: String

  var body: some View {
    Toggle("Launch", isOn: .constant(true))
    Label {
      LaunchSettingsStatusView(status: status, detail: detail)
    } icon: {
      Image(systemName: "power")
    }
  }
}

private struct LaunchSettingsStatusView: View {
  let status: String
  let detail: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(status)
      Text(detail)
    }
  }
}
