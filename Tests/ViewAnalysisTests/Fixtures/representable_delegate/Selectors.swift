// not type-checked: selectors with their arguments, and the objects of AppKit that have a target
// swift-format-ignore-file

import SwiftUI
import UIKit

struct Tapping: UIViewRepresentable {
  let taps: Binding<Int>

  func makeUIView(context box: Context) -> UIView {
    let view = UIView()
    add(#selector(UIView.removeFromSuperview))
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.tapped(_:))))  // expect: representable_delegate
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(("panned"))))  // expect: representable_delegate
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    if taps.wrappedValue == 0 {
      view.gestureRecognizers?.forEach { $0.isEnabled = false }
    }
  }

  @objc
  private func tapped(_ recognizer: UITapGestureRecognizer) {
    taps.wrappedValue += 1
    recognizer.addTarget(self, action: #selector(tapped(_:)))  // expect: representable_delegate
  }

  private func panned() {}

  private func add(_ selector: Selector) {}
}

struct Pressing: NSViewRepresentable {
  var press: () -> Void

  func makeNSView(context: Context) -> NSButton {
    let button = NSButton()
    button.target = self  // expect: representable_delegate
    button.action = #selector(pressed)
    return button
  }

  func updateNSView(_ button: NSButton, context: Context) {
    // Nothing changes.
  }

  @objc func pressed() { press() }
}

/// Another target has the same selector.
struct Observing: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    button.addTarget(self, action: #selector(changed), for: .touchUpInside)  // expect: representable_delegate
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: nil, object: nil)
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {}

  @objc func changed() {}
}

/// The recognizer's action is called straight, too.
struct Straight: UIViewRepresentable {
  func makeUIView(context: Context) -> UIButton {
    let button = UIButton()
    button.addTarget(self, action: #selector(Straight.changed), for: .touchUpInside)  // expect: representable_delegate
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) { changed() }

  @objc func changed() {}
}

/// One that hands itself to a session.
struct Scanner: UIViewControllerRepresentable, AVCaptureMetadataOutputObjectsDelegate {  // expect: representable_delegate
  @Binding var code: String

  func makeUIViewController(context: Context) -> UIViewController {
    let output = AVCaptureMetadataOutput()
    output.setMetadataObjectsDelegate(self, queue: .main)
    return UIViewController()
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    code = objects.first?.description ?? code
  }
}
