// swift-format-ignore-file

import SwiftUI
import UIKit

struct Only: UIViewRepresentable {
  let isOn: Bool

  private let view: UIImageView = .init()  // expect: representable_stored_view "`view` creates a new `UIImageView`"

  func makeUIView(context: Context) -> UIImageView { view }

  func updateUIView(_ image: UIImageView, context: Context) {
    image.image = nil
  }
}

final class Canvas: UIView {}

private struct Drawing: UIViewRepresentable {
  let canvas = Canvas()  // expect: representable_stored_view "`Canvas`"
  func makeUIView(context: Context) -> Canvas {
    canvas
  }
  func updateUIView(_ uiView: Canvas, context: Context) {}
}

struct Configured: UIViewRepresentable {
  private let label: UILabel = {  // expect: representable_stored_view
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.addSubview(self.label)
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}
