// profile: strict
import SwiftUI

struct PaperStyle {
  var showsGrid = false
}

extension EnvironmentValues {
  var paperStyle: PaperStyle {
    get { PaperStyle() }
    set {}
  }
}

final class Desk: ObservableObject {
  @Published var showsGrid = false
}

/// A setting of the environment hardly changes while the view is there; an object's may.
struct PaperPage: View {
  @Environment(\.paperStyle) private var style
  @EnvironmentObject private var desk: Desk

  var body: some View {
    ZStack {
      Text("Paper")
      if style.showsGrid {
        Rectangle()
      }
      if desk.showsGrid {  // expect: conditional_view
        Rectangle()
      }
    }
  }
}
