import SwiftUI

enum Constants {
  enum UserDefaults {
    static func string() -> String { "" }
  }

  struct Inside: View {
    var body: some View { Text(UserDefaults.string()) }
  }
}
