import SwiftUI

struct AboutView: View {
  let build: Int

  var body: some View {
    List {
      Section {
        appVersionRow
      }
      Text(appVersion)
    }
  }

  // MARK: - App Version Row

  private var «»appVersionRow: some View {
    HStack {
      Text("Version")
      Text("\(build)")
    }
  }

  private var appVersion: String { "Build \(build)" }
}
