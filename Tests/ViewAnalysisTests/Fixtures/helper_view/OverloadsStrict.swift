// profile: strict
import SwiftUI

struct Account: View {
  @State private var isFollowing = false
  let name: String

  var body: some View {
    VStack {
      Toggle("Follow", isOn: $isFollowing)
      styled(content: name)
    }
  }

  func styled(content: String) -> some View {  // expect: helper_view
    VStack {
      Text(content)
      Text("A")
      Text("B")
      Text("C")
    }
  }

  // Nothing calls this one.
  func styled(text: String) -> some View {
    VStack {
      Text(text)
      Text("D")
      Text("E")
      Text("F")
    }
  }
}
