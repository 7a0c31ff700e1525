import SwiftUI
import UIKit

/// It would keep the text that it was made with.
struct FixedLabel: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {}
}

struct FollowingLabel: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) { view.isHidden = text.isEmpty }
}

struct Labels: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      if isOn {
        FixedLabel(text: "a")
      } else {
        FixedLabel(text: "b")
      }
      if isOn {  // expect: same_view_branches
        FollowingLabel(text: "a")
      } else {
        FollowingLabel(text: "b")
      }
    }
  }
}
