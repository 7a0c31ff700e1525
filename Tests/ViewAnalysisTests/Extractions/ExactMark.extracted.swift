import SwiftUI

struct AboutView: View {
  let build: Int

  var body: some View {
    List {
      Section {
        AppVersionRow(build: build)
      }
      Text(appVersion)
    }
  }

  private var appVersion: String { "Build \(build)" }
}

// MARK: - App Version Row

private struct AppVersionRow: View {
  let build: Int

  var body: some View {
    HStack {
      Text("Version")
      Text("\(build)")
    }
  }
}
