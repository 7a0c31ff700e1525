// profile: recommended
import SwiftUI

struct CurveView: View {
  let points: [Double]

  var body: some View {
    VStack {
      GeometryReader { geometry in
        guard let first = points.first else {
          return AnyView(EmptyView())  // expect: any_view "`AnyView`, with `if` in place of `guard`, and move the local functions out."
        }
        func height(_ value: Double) -> CGFloat { geometry.size.height * value }
        return AnyView(Rectangle().frame(height: height(first)))
      }
      label
    }
  }

  private var label: some View {  // expect: any_view "Use `@ViewBuilder` for the branches instead, with `if` in place of `guard`."
    guard let last = points.last else { return AnyView(EmptyView()) }
    return AnyView(Text("\(last)"))
  }
}

extension View {
  func hidden(if isHidden: Bool) -> some View {  // expect: any_view "Choose between the views with `if` and `else`, and use `@ViewBuilder`."
    isHidden ? AnyView(EmptyView()) : AnyView(self)
  }
}
