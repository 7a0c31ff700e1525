// swift-format-ignore-file

import SwiftUI
import UIKit

struct Local: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    // Comes first.
    field.placeholder = "Name"
    field.font = nil
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    field.text = text
  }
}
