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

  private var backdrop: Color {  // expect: helper_view
    switch score {
    case ..<0.2: Color(red: 1, green: 0, blue: 0)
    case ..<0.4: Color(red: 1, green: 0.5, blue: 0)
    case ..<0.6: Color(red: 0.5, green: 0.5, blue: 0)
    case ..<0.8: Color(red: 0, green: 1, blue: 0)
    default: Color(red: 0.5, green: 0.5, blue: 0.5)
    }
  }
}
