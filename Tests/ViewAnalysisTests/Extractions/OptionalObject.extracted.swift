import SwiftUI

final class Router {
  func open(_ page: Int) {}
}

struct IndexView: View {
  @State private var router: Router?
  let page: Int

  var body: some View {
    VStack {
      Text("Index")
      IndexLinks(page: page) { router?.open(page) }
    }
    .onAppear { router = Router() }
  }
}

private struct IndexLinks: View {
  let page: Int
  let onOpen: () -> Void

  var body: some View {
    HStack {
      Text("\(page)")
      Button("Open") { onOpen() }
    }
  }
}
