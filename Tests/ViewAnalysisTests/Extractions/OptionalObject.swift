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
      links
    }
    .onAppear { router = Router() }
  }

  private var «»links: some View {
    HStack {
      Text("\(page)")
      Button("Open") { router?.open(page) }
    }
  }
}
