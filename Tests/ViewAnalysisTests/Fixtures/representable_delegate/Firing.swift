// swift-format-ignore-file

import SwiftUI
import UIKit

/// The action isn't there.
struct Firing: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    button.addTarget(self, action: "tap", for: .touchUpInside)  // expect: representable_delegate "As target, `self` is a copy"
    button.addGestureRecognizer(
      UIGestureRecognizer(target: self, action: "tap"))  // expect: representable_delegate "Give it a `Coordinator`"
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {}
}

/// A coordinator alone doesn't help.
struct WithCoordinator: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = self as? UITextFieldDelegate  // expect: representable_delegate "Use the `Coordinator` instead"
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator {}
}

/// One that conforms does.
struct WithDelegate: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = self as? UITextFieldDelegate  // expect: representable_delegate
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: UITextFieldDelegate {}
}

struct Overloaded: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    button.addTarget(self, action: "tap:", for: .touchUpInside)  // expect: representable_delegate
    tap(button)
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {}

  func tap(_ button: UIButton) {}
}

/// The action is not only the button's.
struct Generic<Value>: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    button.addTarget(self, action: "tap:", for: .touchUpInside)  // expect: representable_delegate
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {}

  func tap(_ button: UIButton) {}
}
