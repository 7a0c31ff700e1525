// profile: recommended
import SwiftUI

@Observable final class Desk {
  var isOpen = false

  func open(_ library: Library) async {
    isOpen = true
    await library.load()
  }
}
