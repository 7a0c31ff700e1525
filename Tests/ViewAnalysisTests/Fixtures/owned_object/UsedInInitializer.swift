import SwiftUI

final class Picture: ObservableObject {
  @Published var image: Image?

  func load(_ name: String) { image = Image(name) }
}

/// With `@StateObject` alone, the initializer would load into another object than the one that is kept.
struct PictureView: View {
  @ObservedObject var picture = Picture()  // expect: owned_object "move what the `init` does with it to where the object is made"

  init(name: String) { picture.load(name) }

  var body: some View { picture.image }
}
