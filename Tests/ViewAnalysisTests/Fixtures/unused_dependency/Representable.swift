// profile: strict
import SwiftUI

/// The label asks for its text size when it is updated, which the environment's value sees to.
struct LabelView: UIViewRepresentable {
  let text: String
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.dismiss) private var dismiss  // expect: unused_dependency
  @State private var count = 0  // expect: unused_dependency

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    print(text)
  }
}

struct TextView: View {
  let text: String
  @Environment(\.dynamicTypeSize) private var size  // expect: unused_dependency

  var body: some View { Text(text) }
}
