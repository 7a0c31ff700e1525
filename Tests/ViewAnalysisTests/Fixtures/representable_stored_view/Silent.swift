// swift-format-ignore-file

import SwiftUI
import UIKit

/// A SwiftUI view with the form of a system name.
struct UIKitView: View {
  var body: some View { Text("A") }
}

struct Silent: UIViewRepresentable {
  let given: UILabel
  let color = UIColor.red
  let title = String("A")
  static let shared = UILabel()
  @State private var kept = UILabel()
  private let content = UIKitView()

  func makeUIView(context: Context) -> UILabel { given }
  func updateUIView(_ uiView: UILabel, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }

  @MainActor final class Coordinator {
    let label = UILabel()
  }
}

/// No representable.
@MainActor final class Holder {
  let label = UILabel()
}
