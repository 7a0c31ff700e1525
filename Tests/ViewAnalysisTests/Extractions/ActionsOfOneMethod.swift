import SwiftUI

enum JokeKind: String, CaseIterable, Identifiable {
  case pun, riddle
  var id: String { rawValue }
}

final class JokeModel: ObservableObject {
  @Published var kind: JokeKind?

  func select(_ kind: JokeKind?) { self.kind = kind }
}

struct JokesView: View {
  @StateObject private var model = JokeModel()

  var body: some View {
    VStack {
      Text(model.kind?.rawValue ?? "All")
      filterMenu
    }
  }

  private var «»filterMenu: some View {
    Menu {
      Button {
        model.select(nil)
      } label: {
        Label("All Jokes", systemImage: "sparkles")
      }
      Divider()
      ForEach(JokeKind.allCases) { kind in
        Button(kind.rawValue) { model.select(kind) }
      }
    } label: {
      Image(systemName: model.kind == nil ? "line" : "line.fill")
    }
  }
}
