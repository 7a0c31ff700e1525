// type-checked once rewritten: a struct can't conform to a class protocol
// swift-format-ignore-file

import SwiftUI
import UIKit

/// Everything in the struct itself.
struct Conforming: UIViewRepresentable, Equatable {
  @Binding var text: String
  var title: String?
  var limit = 10
  var onCommit: (() -> Void)?

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = title
    field.delegate = context.coordinator
    configure(field)
    return field
  }

  // MARK: - Editing

  @discardableResult  // as the field asks for
  func count() -> Int { text.count }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.parent = self
  }

  private func configure(_ field: UITextField) {}

  private func note(_ text: String) {}

  static func cut(_ text: String) -> String { text }

  nonisolated static func == (a: Conforming, b: Conforming) -> Bool { true }

  func makeCoordinator() -> Coordinator {
    Coordinator(parent: self)
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: Conforming

    init(parent: Conforming) {
      self.parent = parent
    }

    /// Ends the editing.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if let onCommit = parent.onCommit { onCommit() }
      guard let text = textField.text else { return true }
      // Not the field's, the binding's.
      parent.text = text
      parent.note(text)
      return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      if parent.text.count > parent.limit, let title = parent.title { parent.note(title) }
      DispatchQueue.main.async {
        self.parent.text = Conforming.cut(self.parent.text)
        self.textFieldDidBeginEditing(textField)
      }
      parent.note("\(parent.text.count) of \(parent.limit)")
    }  // after

    func textFieldDidBeginEditing(_ textField: UITextField) {
      textField.delegate = self
      [1, 2].forEach { limit in self.parent.note("\(limit) \(self.parent.limit)") }
    }
  }
}

struct Apart: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss
  let picked: Binding<Bool>

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {
    context.coordinator.parent = self
    print(picker)
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(parent: self)
  }

  final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var parent: Apart

    init(parent: Apart) {
      self.parent = parent
    }

    // Cancelled by the user.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      parent.picked.wrappedValue = parent.margin() > 0
      parent.dismiss()
      _ = """
        cancelled
        """
    }
  }
}

// MARK: - The delegate

/// Nothing of the representable is read.
public struct Quiet: UIViewRepresentable {
  public func makeUIView(context box: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = box.coordinator
    table.delegate = box.coordinator
    return table
  }

  public func updateUIView(_ table: UITableView, context: Context) {}

  public func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  public final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }
}

struct Joining: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: UIViewRepresentableContext<Joining>) {
    context.coordinator.owner = self
    // Only the text.
    field.text = text
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var owner: Joining

    init(_ owner: Joining) { self.owner = owner }

    func textFieldDidEndEditing(_ textField: UITextField) {
      owner.text = textField.text ?? ""
    }
  }
}

struct Twice: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
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
