// not type-checked: files of several folders have one name
// profile: recommended
import SwiftUI

struct BadgeOne: View {
  var body: some View {
    Text("New")
      .font(.caption)
      .foregroundStyle(.white)
      .background(.red)
  }
}
