// profile: strict
import SwiftUI

/// What is tracked says when it comes and goes: hidden, it would be there from the start.
struct Help: View {
  @State private var isAsked = false

  var body: some View {
    ZStack {
      Button("Help") { isAsked.toggle() }
      if isAsked { Text("Press it.").tracked("help") }
      if isAsked { Text("Turn it.").noted("help") }
      if isAsked { Text("Pull it.").modifier(Tracking(name: "help")) }
      if isAsked { Text("Leave it.").framed() }  // expect: conditional_view
      if isAsked { Text("Keep it.").modifier(Framing()) }  // expect: conditional_view
    }
  }
}
