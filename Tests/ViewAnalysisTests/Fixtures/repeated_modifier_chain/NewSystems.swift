import SwiftUI

struct Titles: View {
  var body: some View {
    VStack {
      Text("a").font(.title).italic().tracking(2)  // expect: repeated_modifier_chain
      Text("b").font(.title).italic().tracking(2)  // expect: repeated_modifier_chain
      Text("c").font(.title).italic().tracking(2)  // expect: repeated_modifier_chain
    }
    // No text: every view can be bold where the app runs.
    .padding(3)
    .bold()
  }
}
