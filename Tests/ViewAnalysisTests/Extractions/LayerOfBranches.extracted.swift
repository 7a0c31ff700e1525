import SwiftUI

struct GalleryView: View {
  let names: [String]

  var body: some View {
    GeometryReader { _ in
      GalleryContent(names: names)
    }
    .padding()
  }
}

private struct GalleryContent: View {
  let names: [String]

  var body: some View {
    ZStack {
      if names.isEmpty {
        Text("Nothing here")
      } else {
        TabView {
          ForEach(names, id: \.self) { name in
            Image(name)
          }
        }
      }
    }
  }
}
