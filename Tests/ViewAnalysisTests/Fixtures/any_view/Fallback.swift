// profile: recommended
import SwiftUI

/// None stands for something else, not for nothing.
struct Item: View {
  let icon: AnyView?
  let badge: AnyView?  // expect: any_view

  var body: some View {
    HStack {
      if let icon {
        icon
      } else {
        Image(systemName: "star")
      }
      Text("Item")
      if let badge { badge }
    }
  }
}
