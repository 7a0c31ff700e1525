import SwiftUI

struct PriceView: View {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    framed {
      header
    }
    .modifier {
      $0.environment(\.calendar, .current)
    }
    .preferredColorScheme(.dark)
  }

  private var «»header: some View {
    VStack {
      Text(locale.identifier)
      Text("\(calendar.firstWeekday)")
      Text(colorScheme == .dark ? "Night" : "Day")
    }
  }

  private func framed<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    VStack {
      content()
        .padding()
      Text("Price")
    }
  }
}
