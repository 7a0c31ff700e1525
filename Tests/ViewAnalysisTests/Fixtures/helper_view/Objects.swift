// profile: recommended
import SwiftUI

final class Router: ObservableObject {
  @Published var path: [String] = []
}

/// An object runs the body again though nothing but an action uses it.
struct Contents: View {
  let titles: [String]
  @ObservedObject var router: Router

  var body: some View {
    VStack {
      list
      Button("Open") { router.path.append("a") }
    }
  }

  private var list: some View {  // expect: helper_view "whenever `router` changes, and doesn't read it"
    VStack {
      Text("Contents")
      Divider()
      HStack {
        Text(titles.first ?? "")
        Spacer()
        Text(titles.last ?? "")
      }
    }
  }
}

/// What chooses whether it is shown runs it again, too, where that doesn't change the choice.
struct Centred: View {
  let title: String
  @ObservedObject var router: Router
  @State private var height = 0.0
  @State private var isOn = false

  private var isHigh: Bool { height > 200 }

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      Text(isOn ? "On" : "Off")
      if isHigh {
        panel
      }
      Button("Grow") { height += 10 }
    }
  }

  private var panel: some View {  // expect: helper_view "whenever `height` or `isOn` changes, and reads neither"
    VStack {
      Text(router.path.first ?? "")
      Text(title)
      Text("A")
      HStack {
        Text("B")
        Spacer()
        Text("C")
      }
    }
  }
}
