import SwiftUI

enum Weather { case sunny, rainy, dry }

/// What the initializer chooses, it chooses by a value.
struct Forecast: View {
  private let icon: AnyView  // expect: any_view "Store the value that determines the view instead"
  private let hint: AnyView  // expect: any_view "Store the value that determines the view instead"
  private let mark: AnyView  // expect: any_view "Store the value that determines the view instead"
  private let frame: AnyView  // expect: any_view "Make `Forecast` generic over its content"
  private let row: AnyView  // expect: any_view "Make `Forecast` generic over its content"

  init(weather: Weather, isShort: Bool, @ViewBuilder frame: () -> some View) {
    switch weather {
    case .sunny: icon = AnyView(Circle())
    case .rainy: icon = AnyView(Text("Rain"))
    case .dry: self.icon = AnyView(EmptyView())
    }
    if isShort {
      hint = AnyView(EmptyView())
    } else {
      hint = AnyView(Text("Hint"))
    }
    mark = isShort ? AnyView(Divider()) : AnyView(Text("Mark"))
    self.frame = AnyView(frame())
    // Its content's type is the same for both.
    row = AnyView(
      HStack {
        if isShort { Text("Row") }
      })
  }

  var body: some View {
    VStack {
      icon
      hint
      mark
      frame
      row
    }
  }
}
