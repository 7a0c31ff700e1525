import SwiftUI

struct LaunchSettingsRows: View {
  let status: String
  let detail: String

  var body: some View {
    Toggle("Launch", isOn: .constant(true))
    Label {
      «»VStack(alignment: .leading) {
        Text(status)
        Text(detail)
      }
    } icon: {
      Image(systemName: "power")
    }
  }
}
