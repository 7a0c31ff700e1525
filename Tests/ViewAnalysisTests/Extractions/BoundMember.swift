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
      «»Section("Name") {
        TextField("Name", text: $profile.name)
        if profile.name.isEmpty {
          Text("Missing")
        }
        Button("Clear") { self.profile.name = "" }
      }
      Text(profile.city)
    }
  }
}
