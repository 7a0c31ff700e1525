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
      FilterMenu(hasKind: model.kind != nil) { model.select($0) }
    }
  }
}

private struct FilterMenu: View {
  let hasKind: Bool
  let onSelect: (JokeKind?) -> Void

  var body: some View {
    Menu {
      Button {
        onSelect(nil)
      } label: {
        Label("All Jokes", systemImage: "sparkles")
      }
      Divider()
      ForEach(JokeKind.allCases) { kind in
        Button(kind.rawValue) { onSelect(kind) }
      }
    } label: {
      Image(systemName: hasKind ? "line.fill" : "line")
    }
  }
}
