import SwiftUI

struct Profile {
  var name = ""
  var city = ""
  let id = 1
}

struct ProfileSheet: View {
  @State private var profile = Profile()
  let names: [String]

  var body: some View {
    Form {
      ProfileNameSection(name: $profile.name)
      Text(profile.city)
    }
  }
}

private struct ProfileNameSection: View {
  @Binding var name: String

  var body: some View {
    Section("Name") {
      TextField("Name", text: $name)
      if name.isEmpty {
        Text("Missing")
      }
      Button("Clear") { self.name = "" }
    }
  }
}
