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
      footer
      Text(model.title)
    }
  }

  private var «»footer: some View {
    HStack {
      Text(model.version)
      Text(model.title)
      Button("Close") { model.close() }
    }
  }
}
