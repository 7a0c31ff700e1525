// swift-format-ignore-file

import SwiftUI
import UIKit

@MainActor protocol ShopDelegate {
  func bought(_ book: Book)
}

final class Shop {
  var delegate: ShopDelegate?
}

struct Silent: UIViewRepresentable, ShopDelegate {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    field.addTarget(context.coordinator, action: "changed", for: .editingChanged)
    field.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {}

  func bought(_ book: Book) {}

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  @MainActor final class Coordinator: UITextFieldDelegate {
    let parent: Silent
    let inner = UITextField()

    init(parent: Silent) {
      self.parent = parent
      inner.delegate = self
      inner.addTarget(self, action: "changed", for: .editingChanged)
    }
  }
}

/// No representable.
final class Controller: UIViewController, UITextFieldDelegate {
  let field = UITextField()

  override func viewDidLoad() {
    field.delegate = self
  }
}
