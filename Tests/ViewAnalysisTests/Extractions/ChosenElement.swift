import SwiftUI

enum ViewMode: String, CaseIterable, Identifiable {
  case list, grid

  var id: Self { self }
}

final class ModesModel: ObservableObject {
  @Published var viewMode: ViewMode = .list
}

/// Of the mode the button needs to know whether it is its own.
struct ModesView: View {
  @ObservedObject var model: ModesModel

  var body: some View {
    HStack {
      ForEach(ViewMode.allCases) { mode in
        «»Button {
          model.viewMode = mode
        } label: {
          Text(mode.rawValue)
        }
        .foregroundColor(model.viewMode == mode ? .accentColor : .gray)
      }
    }
  }
}
