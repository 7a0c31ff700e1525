import SwiftUI

struct Named: View {
  var body: Text {  // expect: concrete_body_type
    Text("A")
  }
}

struct Joined: View {
  var body: some View {
    Named().body.bold() as Text
  }
}
