// profile: strict
import SwiftUI

/// The destination has to stay a closure, so the view can't be compared in any case.
struct PlainLink<Label: View, Destination: View>: View {
  let label: () -> Label
  let destination: () -> Destination

  init(@ViewBuilder label: @escaping () -> Label, @ViewBuilder destination: @escaping () -> Destination) {
    self.label = label
    self.destination = destination
  }

  var body: some View {
    ZStack {
      NavigationLink {
        destination()
      } label: {
        EmptyView()
      }
      label()
    }
  }
}

/// Both may be views.
struct Pair<Title: View, Details: View>: View {
  let title: () -> Title  // expect: closure_content
  let details: () -> Details  // expect: closure_content

  var body: some View {
    VStack {
      title()
      details()
    }
  }
}
