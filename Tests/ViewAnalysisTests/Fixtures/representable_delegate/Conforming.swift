// not type-checked: a struct can't conform to a class protocol
// swift-format-ignore-file

import SwiftUI
import UIKit

struct Conforming: UIViewRepresentable, UITextFieldDelegate {  // expect: representable_delegate "can't be a `UITextFieldDelegate`"
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = self
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

struct Apart: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = self
    return picker
  }

  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
}

extension Apart: UIImagePickerControllerDelegate, UINavigationControllerDelegate {  // expect: representable_delegate
}

struct Assigning: UIViewRepresentable {
  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = self  // expect: representable_delegate "data source"
    table.delegate = self  // expect: representable_delegate "delegate"
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) {}
}
