// swift-format-ignore-file

import SwiftUI

struct NoRewrite: View {
  var body: some View {
    VStack {
      Group /* why */ { Text("A comment would be lost") }  // expect: single_child_group
    }
  }
}

struct NoRoomForComment: View {
  var body: some View { Group {  // expect: single_child_group
      // This comment has no line of its own to go to.
      Text("A")
    }
  }
}
