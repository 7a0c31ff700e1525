// profile: recommended
import SwiftUI

// One that is marked is left alone here, one that isn't marked is not.
struct Marked<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { VStack { content() } }
}

struct Unmarked<Content: View>: View {
  let content: () -> Content  // expect: closure_content

  var body: some View { VStack { content() } }
}
