import SwiftUI

struct OrderView: View {
  let name: String
  @ObservedObject var model: OrderModel

  var body: some View {
    VStack {
      Text(name)
      OrderEmptyView(
        onSearch: { model.reduce(.search) },
        onClose: { model.reduce(.view(.closeButtonTapped)) }
      )
      list(model.names)
    }
  }

  private func list(_ names: [String]) -> some View {
    ForEach(names, id: \.self) { Text($0) }
  }
}

private struct OrderEmptyView: View {
  let onSearch: () -> Void
  let onClose: () -> Void

  var body: some View {
    VStack {
      Image(systemName: "cart")
      Image(systemName: "magnifyingglass")
        .onTapGesture {
          onSearch()
        }
      Image(systemName: "xmark")
        .onTapGesture {
          onClose()
        }
    }
  }
}

final class OrderModel: ObservableObject {
  enum Action {
    case search
    case view(Event)
  }
  enum Event {
    case closeButtonTapped
  }

  @Published var names: [String] = []

  func reduce(_ action: Action) {}
}
