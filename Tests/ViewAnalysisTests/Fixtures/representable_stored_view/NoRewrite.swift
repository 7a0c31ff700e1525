// swift-format-ignore-file

import SwiftUI
import UIKit

/// The update reads it, too.
struct ReadTwice: UIViewRepresentable {
  private let slider = UISearchBar()  // expect: representable_stored_view

  func makeUIView(context: Context) -> UISearchBar { slider }
  func updateUIView(_ uiView: UISearchBar, context: Context) { slider.text = "" }
}

/// A comment would be left after.
struct Commented: UIViewRepresentable {
  /// What is shown.
  private let map = UILabel()  // expect: representable_stored_view

  func makeUIView(context: Context) -> UILabel { map }
  func updateUIView(_ uiView: UILabel, context: Context) {}
}

/// The memberwise initializer may set it.
struct Settable: UIViewRepresentable {
  var bar = UITextField()  // expect: representable_stored_view

  func makeUIView(context: Context) -> UITextField { bar }
  func updateUIView(_ uiView: UITextField, context: Context) {}
}

/// Another file may read it.
public struct Open: UIViewRepresentable {
  public let area = UITextView()  // expect: representable_stored_view

  public func makeUIView(context: Context) -> UITextView { area }
  public func updateUIView(_ uiView: UITextView, context: Context) {}
}

struct Screen: UIViewControllerRepresentable {
  private let controller = UIViewController()  // expect: representable_stored_view "makeUIViewController"

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
    controller.title = "Screen"
  }
}
