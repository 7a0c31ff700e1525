import SwiftUI

/// Code that only some builds have.
struct Player: View {
  @State private var title = ""
  @State private var isPlaying = false

  var body: some View {
    VStack {
      Text(title)
        #if os(iOS)
        .onAppear {  // expect: logic_in_action "this `onAppear` contains 4 statements"
          title = "One"
          title = "Two"
          title = "Three"
          isPlaying = true
        }
        #endif
      #if os(iOS)
      Button("Play") {  // expect: logic_in_action "4 statements"
        title = "One"
        title = "Two"
        title = "Three"
        isPlaying = true
      }
      #endif
      link
    }
  }

  private var link: some View {
    #if os(iOS)
    Text(title)
      .onTapGesture {  // expect: logic_in_action "4 statements"
        title = "One"
        title = "Two"
        title = "Three"
        isPlaying = true
      }
    #else
    Text(title)
      .onTapGesture {
        title = "One"
      }
    #endif
  }
}
