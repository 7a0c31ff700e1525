// profile: recommended
import SwiftUI

/// Three views of one structure: once they are one, nothing is repeated.
struct Trains: View {
  let text: String

  var body: some View {
    VStack {
      Image(systemName: "tram")
      Text("Trains")
      Text(text)
        .font(.caption)
        .lineLimit(1)
        .padding(4)
      Divider()
    }
    .padding()
  }
}

struct Ships: View {
  let text: String

  var body: some View {
    VStack {
      Image(systemName: "ferry")
      Text("Ships")
      Text(text)
        .font(.caption)
        .lineLimit(1)
        .padding(4)
      Divider()
    }
    .padding()
  }
}

struct Cars: View {
  let text: String

  var body: some View {
    VStack {
      Image(systemName: "car")
      Text("Cars")
      Text(text)
        .font(.caption)
        .lineLimit(1)
        .padding(4)
      Divider()
    }
    .padding()
  }
}
