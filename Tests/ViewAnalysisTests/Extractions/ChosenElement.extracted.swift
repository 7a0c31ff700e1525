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
        ModesButton(isSelected: model.viewMode == mode, mode: mode) {
          model.viewMode = mode
        }
      }
    }
  }
}

private struct ModesButton: View {
  let isSelected: Bool
  let mode: ViewMode
  let onTap: () -> Void

  var body: some View {
    Button {
      onTap()
    } label: {
      Text(mode.rawValue)
    }
    .foregroundColor(isSelected ? .accentColor : .gray)
  }
}
