import SwiftUI

protocol Screen: AnyObject {
  var title: String { get }
  func close()
}

protocol SettingsModel: Screen {
  var version: String { get }
}

/// Only objects conform to what refines a protocol of objects.
struct SettingsScreen<Model>: View where Model: SettingsModel {
  @State var model: Model

  var body: some View {
    VStack {
      Text("Settings")
      SettingsFooter(model: model)
      Text(model.title)
    }
  }
}

private struct SettingsFooter<Model>: View where Model: SettingsModel {
  let model: Model

  var body: some View {
    HStack {
      Text(model.version)
      Text(model.title)
      Button("Close") { model.close() }
    }
  }
}
