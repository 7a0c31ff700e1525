import SwiftUI

struct Row: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

struct Cell: View {
  private let title: String

  init(title: String) {
    self.title = title.uppercased()
  }

  var body: some View {
    Text(title)
  }
}

struct Lone: View {
  var body: some View {
    Text("Lone")
  }
}

struct Kept: View {
  let title: String

  var body: some View {
    Text(title)
  }
}
