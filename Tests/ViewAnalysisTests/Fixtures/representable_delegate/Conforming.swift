// type-checked once rewritten: a struct can't conform to a class protocol
// swift-format-ignore-file

import SwiftUI
import UIKit

/// Everything in the struct itself.
struct Conforming: UIViewRepresentable, UITextFieldDelegate, Equatable {  // expect: representable_delegate "`UITextFieldDelegate` needs a long-lived object"
  @Binding var text: String
  var title: String?
  var limit = 10
  var onCommit: (() -> Void)?

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = title
    field.delegate = self
    configure(field)
    return field
  }

  // MARK: - Editing

  /// Ends the editing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let onCommit { onCommit() }
    guard let text = textField.text else { return true }
    // Not the field's, the binding's.
    self.text = text
    note(text)
    return true
  }

  @discardableResult  // as the field asks for
  func count() -> Int { text.count }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if text.count > limit, let title { note(title) }
    DispatchQueue.main.async {
      text = Self.cut(text)
      textFieldDidBeginEditing(textField)
    }
    note("\(text.count) of \(limit)")
  }  // after

  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.delegate = self
    [1, 2].forEach { limit in note("\(limit) \(self.limit)") }
  }

  func updateUIView(_ field: UITextField, context _: Context) {}

  private func configure(_ field: UITextField) {}

  private func note(_ text: String) {}

  static func cut(_ text: String) -> String { text }

  nonisolated static func == (a: Conforming, b: Conforming) -> Bool { true }
}

struct Apart: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss
  let picked: Binding<Bool>

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = self
    return picker
  }

  func updateUIViewController(_ picker: UIImagePickerController, context: Context) { print(picker) }
}

// MARK: - The delegate

extension Apart: UIImagePickerControllerDelegate, UINavigationControllerDelegate {  // expect: representable_delegate
  // Cancelled by the user.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picked.wrappedValue = margin() > 0
    dismiss()
    _ = """
      cancelled
      """
  }
}

/// Nothing of the representable is read.
public struct Quiet: UITableViewDataSource, UIViewRepresentable, UITableViewDelegate {  // expect: representable_delegate
  public func makeUIView(context box: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = self
    table.delegate = self
    return table
  }

  public func updateUIView(_ table: UITableView, context: Context) {}

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

}

struct Joining: UIViewRepresentable, UITextFieldDelegate {  // expect: representable_delegate "Use the `Coordinator` instead"
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = self
    return field
  }

  func updateUIView(_ field: UITextField, context: UIViewRepresentableContext<Joining>) {
    // Only the text.
    field.text = text
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func textFieldDidEndEditing(_ textField: UITextField) {
    text = textField.text ?? ""
  }

  final class Coordinator: NSObject {
    let owner: Joining

    init(_ owner: Joining) { self.owner = owner }
  }
}

struct Twice: UIViewRepresentable, UITextFieldDelegate {  // expect: representable_delegate
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = self
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {}
  }
}

extension View {
  func margin() -> Int { 8 }
}
