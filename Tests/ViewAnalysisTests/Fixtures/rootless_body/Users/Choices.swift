// profile: recommended
import SwiftUI

struct Choices: View {
  var body: some View {
    Text("A")
    Image(systemName: "star")
  }
}

struct Pair: View {
  var body: some View {  // expect: rootless_body
    Text("A")
    Image(systemName: "star")
  }
}

struct Probe: View {
  var body: some View {
    Text("A")
    Image(systemName: "star")
  }
}
