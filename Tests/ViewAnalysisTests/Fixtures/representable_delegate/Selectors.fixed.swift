// not type-checked: selectors with their arguments, and the objects of AppKit that have a target
// swift-format-ignore-file

import SwiftUI
import UIKit

struct Tapping: UIViewRepresentable {
  let taps: Binding<Int>

  func makeUIView(context box: Context) -> UIView {
    let view = UIView()
    add(#selector(UIView.removeFromSuperview))
    view.addGestureRecognizer(UITapGestureRecognizer(target: box.coordinator, action: #selector(Coordinator.tapped(_:))))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: box.coordinator, action: #selector(Coordinator.panned)))
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.parent = self
    if taps.wrappedValue == 0 {
      view.gestureRecognizers?.forEach { $0.isEnabled = false }
    }
  }

  private func add(_ selector: Selector) {}

  func makeCoordinator() -> Coordinator {
    Coordinator(parent: self)
  }

  @MainActor final class Coordinator: NSObject {
    var parent: Tapping

    init(parent: Tapping) {
      self.parent = parent
    }

    @objc
    fileprivate func tapped(_ recognizer: UITapGestureRecognizer) {
      parent.taps.wrappedValue += 1
      recognizer.addTarget(self, action: #selector(Coordinator.tapped(_:)))
    }

    @objc fileprivate func panned() {}
  }
}

struct Pressing: NSViewRepresentable {
  var press: () -> Void

  func makeNSView(context: Context) -> NSButton {
    let button = NSButton()
    button.target = context.coordinator
    button.action = #selector(Coordinator.pressed)
    return button
  }

  func updateNSView(_ button: NSButton, context: Context) {
    context.coordinator.parent = self
    // Nothing changes.
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(parent: self)
  }

  @MainActor final class Coordinator: NSObject {
    var parent: Pressing

    init(parent: Pressing) {
      self.parent = parent
    }

    @objc func pressed() { parent.press() }
  }
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
struct Scanner: UIViewControllerRepresentable {
  @Binding var code: String

  func makeUIViewController(context: Context) -> UIViewController {
    let output = AVCaptureMetadataOutput()
    output.setMetadataObjectsDelegate(context.coordinator, queue: .main)
    return UIViewController()
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    context.coordinator.parent = self
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(parent: self)
  }

  final class Coordinator: NSObject, AVCaptureMetadataOutputObjectsDelegate {
    var parent: Scanner

    init(parent: Scanner) {
      self.parent = parent
    }

    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) {
      parent.code = objects.first?.description ?? parent.code
    }
  }
}
