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
      «»VStack {
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
}
