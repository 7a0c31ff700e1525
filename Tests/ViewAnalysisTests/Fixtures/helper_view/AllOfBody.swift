// profile: strict
import SwiftUI

/// The helper is the body under another name.
struct Card: View {
  let title: String

  var body: some View {
    content
  }

  private var content: some View {
    VStack {
      Text(title)
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
    }
  }
}

/// With a modifier there is something besides it.
struct Padded: View {
  let title: String
  @State private var isShown = false

  var body: some View {
    content
      .padding(isShown ? 8 : 0)
      .onTapGesture { isShown.toggle() }
  }

  private var content: some View {  // expect: helper_view
    VStack {
      Text(title)
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
    }
  }
}

final class Gate: ObservableObject {
  @Published var isOpen = false
  @Published var names: [String] = []

  func open() { isOpen = true }
}

/// On each platform one helper is the body.
struct GateView: View {
  @StateObject private var gate = Gate()
  let onPass: (String) -> Void

  var body: some View {
    #if os(macOS)
      desktopBody
    #else
      phoneBody
    #endif
  }

  #if os(macOS)
    private var desktopBody: some View {
      Text(gate.names.joined())
    }
  #else
    private var phoneBody: some View {
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        if gate.isOpen {
          Text("Open")
        }
        Button("Open") { gate.open() }
      }
      .onAppear { onPass("gate") }
    }
  #endif
}
