import SwiftUI

struct ProfileView: View {
  let name: String
  let readmeText: String?
  let isReadmeBroken: Bool

  var body: some View {
    VStack {
      Text(name)
      Text(name + name)
      Text("About")
      ProfileReadmeView(isReadmeBroken: isReadmeBroken, readmeText: readmeText)
    }
  }
}

private struct ProfileReadmeView: View {
  let isReadmeBroken: Bool
  let readmeText: String?

  var body: some View {
    VStack {
      if isReadmeBroken {
        Image(systemName: "xmark")
      } else if let readmeText {
        Text(verbatim: readmeText)
      } else {
        ProgressView()
      }
    }
    .padding()
  }
}
