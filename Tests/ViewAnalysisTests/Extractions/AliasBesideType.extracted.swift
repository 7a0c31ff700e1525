import SwiftUI

struct Forecast {
  let hourly: [Double]
}

struct WindView: View {
  let forecast: Forecast

  var body: some View {
    VStack {
      Text("Wind")
      WindCurveView(speeds: forecast.hourly)
    }
  }
}

private struct WindCurveView: View {
  let speeds: [Double]

  var body: some View {
    VStack {
      Text("Hours")
      Line(speeds: speeds)
    }
  }

  private struct Line: View {
    let speeds: [Double]

    var body: some View { Text("\(speeds.count)") }
  }
}
