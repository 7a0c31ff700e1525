// profile: recommended
import SwiftUI

/// What is printed first hides no decision.
struct Printing: View {
  let count: Int
  @State private var title = ""
  @State private var isShown = false

  var body: some View {
    Text(title)
      .onTapGesture {  // expect: logic_in_action "a decision inside another one"
        if count > 0 {
          print(title)
          if isShown {
            save()
            title = ""
          }
        }
      }
  }

  private func save() {}
}
