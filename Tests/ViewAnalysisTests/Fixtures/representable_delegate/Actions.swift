// swift-format-ignore-file

import SwiftUI
import UIKit

struct Actions: UIViewRepresentable {
  @Binding var value: Float
  let step: Float

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.addTarget(self, action: Selector("changed:"), for: .valueChanged)  // expect: representable_delegate "As target, `self` is a copy"
    slider.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(reset)))  // expect: representable_delegate "Give it a `Coordinator`"
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) { slider.value = value }

  func changed(_ slider: UISlider) { value = (slider.value / step).rounded() * step }

  /// Back to the start.
  @objc private func reset() {
    value = 0
  }
}

struct Elsewhere: UIViewRepresentable {
  var ended: () -> Void = {}

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(Elsewhere.tapped)))  // expect: representable_delegate
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

extension Elsewhere {
  @objc func tapped(_ recognizer: UITapGestureRecognizer) { ended() }
}

struct Known: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    button.addTarget(self, action: "tapped", for: .touchUpInside)  // expect: representable_delegate
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {}

  func makeCoordinator() -> Taps { Taps() }

  @MainActor final class Taps: NSObject {
    @objc func tapped() {}
  }
}
