// swift-format-ignore-file

import SwiftUI
import UIKit

struct Local: UIViewRepresentable {
  private let field = UITextField()  // expect: representable_stored_view "Create it in `makeUIView(context:)`"
  let text: String

  func makeUIView(context: Context) -> UITextField {
    // Comes first.
    field.placeholder = "Name"
    self.field.font = nil
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    field.text = text
  }
}
