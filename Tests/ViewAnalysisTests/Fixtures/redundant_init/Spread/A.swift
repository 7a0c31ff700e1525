// swift-format-ignore-file
import SwiftUI

struct Titled: View {
  let title: String

  init(title: String) {
    self.title = title
  }

  var body: some View {
    Text(title)
  }
}

struct Named: View {
  let name: String

  init(name: String) {  // expect: redundant_init
    self.name = name
  }

  var body: some View {
    Text(name)
  }
}
