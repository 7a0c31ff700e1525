// not: It is built like the view on line 20: make one view type of both. Select just this to extract it anyway.
import SwiftUI

struct AccountMenu: View {
  @State private var isEditing = false
  let signOut: () -> Void

  var body: some View {
    VStack {
      Text("Account")
      Button {«»
        isEditing = true
      } label: {
        HStack {
          Image(systemName: "pencil")
          Text("Edit")
        }
      }
      Divider()
      Button {
        signOut()
        print("signed out")
      } label: {
        HStack {
          Image(systemName: "door.left.hand.open")
          Text("Sign Out")
        }
      }
    }
  }
}
