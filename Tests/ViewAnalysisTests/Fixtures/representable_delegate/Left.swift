// not type-checked: a struct can't conform to a class protocol, and nothing is offered
// swift-format-ignore-file

import SwiftUI
import UIKit

/// No protocol is declared.
struct Assigning: UIViewRepresentable {
  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = self  // expect: representable_delegate "data source"
    table.delegate = self  // expect: representable_delegate "delegate"
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) {}
}

/// The method is called from elsewhere.
struct Called: UIViewRepresentable, UITextFieldDelegate {  // expect: representable_delegate
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = self
    textFieldDidEndEditing(field)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}

  func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// There is no context where it is needed.
struct Contextless: UIViewRepresentable, UITextFieldDelegate {  // expect: representable_delegate
  func makeUIView(context: Context) -> UITextField { make() }

  func make() -> UITextField {
    let field = UITextField()
    field.delegate = self
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}
}

/// What the method sets is thrown away with the struct.
struct Mutating: UIViewRepresentable, UITextFieldDelegate {  // expect: representable_delegate
  var count = 0

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {}

  mutating func textFieldDidEndEditing(_ textField: UITextField) { count += 1 }
}

/// Not the extension of a protocol alone.
struct Mixed: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {}
}

extension Mixed: UITextFieldDelegate {  // expect: representable_delegate
  var name: String { "" }

  func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// Whose method is it?
struct Unclear: UIViewRepresentable, UITextFieldDelegate {  // expect: representable_delegate
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {}

  func adopt(_ image: UIImage) {}
}

/// Who else gets `self`?
struct Escaping: UIViewRepresentable, UITextFieldDelegate {  // expect: representable_delegate
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {}

  func textFieldDidEndEditing(_ textField: UITextField) { print(self) }
}

/// Its coordinator answers the same call.
struct Doubled: UIViewRepresentable, UITextFieldDelegate {  // expect: representable_delegate
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {}

  func textFieldDidEndEditing(_ textField: UITextField) {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, UITextFieldDelegate {
    func textFieldDidEndEditing(_ textField: UITextField) {}
  }
}

/// Its coordinator doesn't know it.
struct Unknown: UIViewRepresentable, UITextFieldDelegate {  // expect: representable_delegate
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {}

  func textFieldDidEndEditing(_ textField: UITextField) { text = "" }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject {}
}

/// Which of two meanings of a name is it?
struct Twofold: UIViewControllerRepresentable, UIImagePickerControllerDelegate {  // expect: representable_delegate
  let picker: String

  func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }

  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}

  func picker(_ controller: UIImagePickerController) { print(picker) }
}

/// A `Coordinator` that the file doesn't show.
struct Named: UIViewRepresentable, UITextFieldDelegate {  // expect: representable_delegate
  let coordinator: Coordinator

  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ field: UITextField, context: Context) {}
}
