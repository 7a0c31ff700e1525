import SwiftUI

/// Views and modifiers of the workspace that take actions.
struct Shelf: View {
  @State private var title = ""
  @State private var isOpen = false

  var body: some View {
    VStack {
      // expect-next: logic_in_action "The action of this `AppButton` contains"
      AppButton(action: {
        title = "One"
        title = "Two"
        title = "Three"
        isOpen = true
      })
      // expect-next: logic_in_action "The `onPick` action of this `Picker3` contains"
      Picker3(onPick: { index in
        title = "One"
        title = "Two"
        title = "\(index)"
        isOpen = true
      })
      Text(title)
        .onFirstAppearance {  // expect: logic_in_action "The action of this `onFirstAppearance` contains"
          title = "One"
          title = "Two"
          title = "Three"
          isOpen = true
        }
      Text(title)
        .framed {
          Text(title)
          Text(title)
          Text(title)
          Text(title)
        }
    }
  }
}

struct AppButton: View {
  let action: () -> Void

  var body: some View { Button("App", action: action) }
}

struct Picker3: View {
  let onPick: (Int) -> Void

  var body: some View {
    Button("Pick") { onPick(3) }
  }
}

extension View {
  func onFirstAppearance(perform action: @escaping () -> Void) -> some View {
    onAppear(perform: action)
  }

  func framed(@ViewBuilder content: () -> some View) -> some View {
    overlay { content() }
  }
}
