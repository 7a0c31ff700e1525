// swift-format-ignore-file

import SwiftUI
import UIKit

struct Only: UIViewRepresentable {
  let isOn: Bool

  func makeUIView(context: Context) -> UIImageView { UIImageView() }

  func updateUIView(_ image: UIImageView, context: Context) {
    image.image = nil
  }
}

final class Canvas: UIView {}

private struct Drawing: UIViewRepresentable {
  func makeUIView(context: Context) -> Canvas {
    Canvas()
  }
  func updateUIView(_ uiView: Canvas, context: Context) {}
}

struct Configured: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let label: UILabel = {
      let label = UILabel()
      label.numberOfLines = 0
      return label
    }()
    let view = UIView()
    view.addSubview(label)
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}
