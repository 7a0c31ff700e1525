import SwiftUI

struct Outside: View {
  var body: some View {
    VStack {
      Text(UserDefaults.standard.string(forKey: "name") ?? "")  // expect: work_in_body
      Text(Constants.UserDefaults.string())
    }
  }
}

extension Constants {
  struct Extended: View {
    var body: some View { Text(UserDefaults.string()) }
  }
}
