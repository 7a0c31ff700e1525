import SwiftUI

struct Forecast {
  let hourly: [Double]
}

struct WindView: View {
  let forecast: Forecast

  var body: some View {
    VStack {
      Text("Wind")
      curve(of: forecast)
    }
  }

  private func «»curve(of forecast: Forecast) -> some View {
    let speeds = forecast.hourly
    return VStack {
      Text("Hours")
      Line(speeds: speeds)
    }
  }

  private struct Line: View {
    let speeds: [Double]

    var body: some View { Text("\(speeds.count)") }
  }
}
