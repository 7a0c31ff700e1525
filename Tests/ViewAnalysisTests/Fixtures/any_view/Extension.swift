import SwiftUI

extension View {
  func eraseToAnyView() -> AnyView { AnyView(self) }
}

struct Erased: View {
  let isOpen: Bool

  var body: some View {
    VStack {
      Text("A")
        .bold()
        .eraseToAnyView()  // expect: any_view
      content
    }
  }

  private var content: AnyView {  // expect: any_view "`content` returns an `AnyView`"
    if isOpen {
      return Text("Open").eraseToAnyView()
    } else {
      return Image(systemName: "xmark").eraseToAnyView()
    }
  }

  private var chosen: some View {  // expect: any_view "`chosen` wraps its branches"
    isOpen ? AnyView(Text("Open")) : AnyView(Image(systemName: "xmark"))
  }
}

extension View {
  /// It does more than erase.
  func spaced() -> AnyView { AnyView(padding(8)) }

  func spacedOnce() -> AnyView { AnyView(self.padding(8)) }
}

struct Spaced: View {
  var body: some View {
    VStack {
      Text("A").spaced()
      Text("B").spacedOnce()
    }
  }
}
