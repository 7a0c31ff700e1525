// swift-format-ignore-file

import SwiftUI
import UIKit

struct Firing: UIViewRepresentable {
  let text: String
  let isOn: Bool
  let image: UIImage?

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    let label = UILabel()  // expect: representable_update "A new `UILabel` is created each time SwiftUI updates `Firing`"
    label.text = text
    view.addSubview(label)  // expect: representable_update "`view.addSubview(label)` is called again"
    view.addSubview(UIImageView())  // expect: representable_update
    view.addGestureRecognizer(  // expect: representable_update
      UIGestureRecognizer(target: context.coordinator, action: "tap"))
    NSLayoutConstraint.activate([])  // expect: representable_update "makeUIView"
    if isOn {
      view.addSubview(label)  // expect: representable_update
    }
    if let image {
      let imageView = UIImageView()  // expect: representable_update
      imageView.image = image
    }
    NotificationCenter.default.addObserver(  // expect: representable_update
      context.coordinator, selector: "changed", name: nil, object: nil)
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator {}
}

struct Rebuilding: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    view.subviews.forEach { $0.removeFromSuperview() }
    view.addSubview(context.coordinator)  // expect: representable_update "and the views that it removes before are built anew"
  }

  func makeCoordinator() -> UIView { UIView() }
}
