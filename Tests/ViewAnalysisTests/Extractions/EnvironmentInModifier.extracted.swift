import SwiftUI

struct PriceView: View {
  @Environment(\.calendar) private var calendar

  var body: some View {
    framed {
      PriceHeader(calendar: calendar)
    }
    .modifier {
      $0.environment(\.calendar, .current)
    }
    .preferredColorScheme(.dark)
  }

  private func framed<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    VStack {
      content()
        .padding()
      Text("Price")
    }
  }
}

private struct PriceHeader: View {
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var colorScheme
  let calendar: Calendar

  var body: some View {
    VStack {
      Text(locale.identifier)
      Text("\(calendar.firstWeekday)")
      Text(colorScheme == .dark ? "Night" : "Day")
    }
  }
}
