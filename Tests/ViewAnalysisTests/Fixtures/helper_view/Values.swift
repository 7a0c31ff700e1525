// profile: strict
import SwiftUI

/// A colour is a value where nothing but a modifier takes it.
struct Health: View {
  let score: Double
  @State private var isOpen = false

  var body: some View {
    VStack {
      Circle().foregroundStyle(indicator)
      backdrop
      Toggle("Open", isOn: $isOpen)
    }
  }

  private var indicator: Color {
    switch score {
    case ..<0.2: Color(red: 1, green: 0, blue: 0)
    case ..<0.4: Color(red: 1, green: 0.5, blue: 0)
    case ..<0.6: Color(red: 0.5, green: 0.5, blue: 0)
    case ..<0.8: Color(red: 0, green: 1, blue: 0)
    default: Color(red: 0.5, green: 0.5, blue: 0.5)
    }
  }

  private var backdrop: Color {
    switch score {
    case ..<0.2: Color(red: 1, green: 0, blue: 0)
    case ..<0.4: Color(red: 1, green: 0.5, blue: 0)
    case ..<0.6: Color(red: 0.5, green: 0.5, blue: 0)
    case ..<0.8: Color(red: 0, green: 1, blue: 0)
    default: Color(red: 0.5, green: 0.5, blue: 0.5)
    }
  }
}

/// SwiftUI asks for a sheet's content while it is shown; `strict` reports it.
struct Note: View {
  @State private var isShown = false
  @State private var count = 0

  var body: some View {
    Stepper("Count: \(count)", value: $count)
      .sheet(isPresented: $isShown) { page }
  }

  private var page: some View {  // expect: helper_view "While `page` (8 views) is presented, it is computed again whenever `count` changes"
    VStack {
      Text("A")
      Text("B")
      Text("C")
      Text("D")
      Text("E")
      Text("F")
      Text("G")
    }
  }
}
