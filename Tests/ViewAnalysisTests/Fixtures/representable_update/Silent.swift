// swift-format-ignore-file

import SwiftUI
import UIKit

struct Silent: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.addSubview(UILabel())
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    if view.subviews.isEmpty {
      view.addSubview(UILabel())
    }
    if let label = context.coordinator.label {
      label.text = text
    } else {
      let label = UILabel()
      view.addSubview(label)
      context.coordinator.label = label
    }
    context.coordinator.run = {
      view.addSubview(UILabel())
    }
    guard context.coordinator.label == nil else { return }
    view.addSubview(UILabel())
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  @MainActor final class Coordinator {
    var label: UILabel?
    var run: () -> Void = {}
  }
}

struct Presenting: UIViewControllerRepresentable {
  let isShown: Bool

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    if isShown {
      controller.present(UIImagePickerController(), animated: true, completion: nil)
    }
  }
}

/// No representable.
@MainActor struct Machine {
  func updateUIView(_ view: UIView) {
    view.addSubview(UILabel())
  }
}

struct Renewing: UIViewRepresentable {
  let isOn: Bool

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    view.gestureRecognizers?.forEach { view.removeGestureRecognizer($0) }
    guard isOn else { return }
    view.addGestureRecognizer(UIGestureRecognizer(target: nil, action: nil))
  }
}
