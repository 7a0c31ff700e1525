// not type-checked: uses views of a package
import Cards
import SwiftUI

struct OtherPackages: View {
  @State private var isSaved = false
  let name: String

  var body: some View {
    CardStack {
      if isSaved {  // expect: same_view_branches
        Text("Saved").bold()
      } else {
        Text("Draft").bold()
      }
      AnyView(Text(name))  // expect: any_view
    }
    CardStack(header: {
      // What the closure gives back may be of just this type.
      AnyView(Text(name))
    }) { card in
      Group { Image(systemName: "star") }  // expect: single_child_group
        .padding()
      Button("Save") {  // expect: logic_in_action
        isSaved = true
        for character in name where character.isNewline {
          print(character)
          isSaved = false
        }
      }
    }
    Text(name)
      .cardBackground {
        if isSaved {
          Color.red.opacity(0.5)
          Text("Saved").bold()
        }
        if isSaved {  // expect: same_view_branches
          Text("Saved").bold()
        } else {
          Text("Draft").bold()
        }
      }
  }

  // An action, whatever it is called: nothing in it is a view.
  private var actions: some View {
    CardButton(name) {
      if isSaved {
        print("Saved")
      } else {
        print("Draft")
      }
      isSaved.toggle()
    }
  }
}
