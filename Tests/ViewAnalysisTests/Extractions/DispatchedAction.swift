import SwiftUI

struct OrderView: View {
  let name: String
  @ObservedObject var model: OrderModel

  var body: some View {
    VStack {
      Text(name)
      emptyView
      list(model.names)
    }
  }

  private func list(_ names: [String]) -> some View {
    ForEach(names, id: \.self) { Text($0) }
  }

  private var «»emptyView: some View {
    VStack {
      Image(systemName: "cart")
      Image(systemName: "magnifyingglass")
        .onTapGesture {
          model.reduce(.search)
        }
      Image(systemName: "xmark")
        .onTapGesture {
          model.reduce(.view(.closeButtonTapped))
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
