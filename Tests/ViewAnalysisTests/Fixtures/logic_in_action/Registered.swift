import SwiftUI

final class Routes {
  private var views: [String: AnyView] = [:]

  func add(_ path: String, show: (String) -> Text) {
    views[path] = AnyView(show(path))
  }
}

struct Router: View {
  let setUp: (Routes) -> Void

  var body: some View {
    Text("Start").onAppear { setUp(Routes()) }
  }
}

struct Start: View {
  @State private var count = 0

  var body: some View {
    VStack {
      // What is handed to the routes is no action.
      Router { routes in
        routes.add("a") { Text($0) }
        routes.add("b") { path in
          Text(path)
        }
        routes.add("c") { Text($0) }
        routes.add("d") { Text($0) }
      }
      Router { routes in  // expect: logic_in_action
        count += 1
        routes.add("a") { Text($0) }
        routes.add("b") { Text($0) }
        routes.add("c") { Text($0) }
      }
    }
  }
}
