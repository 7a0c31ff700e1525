import SwiftUI

struct PhotoContentView: View {
  let title: String
  let names: [String]

  var body: some View {
    VStack {
      Text(title)
      «Section {
        ForEach(names, id: \.self) { name in
          Text(name)
        }
      } header: {
        Text("Albums")
      }»
    }
  }
}

struct PhotoView: View {
  var body: some View {
    PhotoContentView(title: "Photos", names: [])
  }
}
