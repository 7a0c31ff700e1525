import SwiftUI

final class RunningAppsVM: ObservableObject {
  @Published var query = ""
  func visible(_ all: [String]) -> [String] { all }
}

enum Workspace {
  static let runningApps = ["Mail", "Maps"]
}

struct AppsView: View {
  @EnvironmentObject var runningAppsVM: RunningAppsVM
  let recentDocuments: [String]

  var body: some View {
    Menu("Open Recent") {
      «ForEach(runningAppsVM.visible(recentDocuments), id: \.self) { document in
        Text(document)
      }»
    }
  }
}
