// profile: strict
import SwiftUI

@MainActor
final class Coordinator {
  private let options: Options

  init(options: Options) {
    self.options = options
  }

  func start() {
    let view = OptionsView(options: self.options)
    _ = UIHostingController(rootView: view)
  }

  func details() -> some View {
    DetailsView(options: self.options)
  }
}
