import SwiftUI

struct GalleryView: View {
  let names: [String]

  var body: some View {
    GeometryReader { _ in
      «ZStack {
        if names.isEmpty {
          Text("Nothing here")
        } else {
          TabView {
            ForEach(names, id: \.self) { name in
              Image(name)
            }
          }
        }
      }»
    }
    .padding()
  }
}
