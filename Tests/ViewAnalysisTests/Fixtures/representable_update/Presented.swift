// profile: recommended
import SwiftUI
import UIKit

final class Popover: UIViewController {}

/// What is presented is made when it is needed.
struct Presenter: UIViewControllerRepresentable {
  let isShown: Bool

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    if isShown {
      let popover = Popover()
      popover.view.isHidden = false
      controller.present(popover, animated: true, completion: nil)
    }
    let other = Popover()  // expect: representable_update
    other.view.isHidden = false
  }
}
