// swift-format-ignore-file

import SwiftUI
import UIKit

struct Actions: UIViewRepresentable {
  @Binding var value: Float
  let step: Float

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .valueChanged)
    slider.addGestureRecognizer(
      UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.reset)))
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    context.coordinator.parent = self
    slider.value = value
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(parent: self)
  }

  @MainActor final class Coordinator: NSObject {
    var parent: Actions

    init(parent: Actions) {
      self.parent = parent
    }

    @objc func changed(_ slider: UISlider) { parent.value = (slider.value / parent.step).rounded() * parent.step }

    /// Back to the start.
    @objc fileprivate func reset() {
      parent.value = 0
    }
  }
}

struct Elsewhere: UIViewRepresentable {
  var ended: () -> Void = {}

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.addGestureRecognizer(UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped)))
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.parent = self
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(parent: self)
  }

  @MainActor final class Coordinator: NSObject {
    var parent: Elsewhere

    init(parent: Elsewhere) {
      self.parent = parent
    }

    @objc func tapped(_ recognizer: UITapGestureRecognizer) { parent.ended() }
  }
}

struct Known: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    button.addTarget(context.coordinator, action: #selector(Taps.tapped), for: .touchUpInside)
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {}

  func makeCoordinator() -> Taps { Taps() }

  @MainActor final class Taps: NSObject {
    @objc func tapped() {}
  }
}
