// profile: recommended
import SwiftUI

enum Weather {
  case sun, rain, snow
}

/// The run can be written once, around the `switch`.
struct WeatherBadge: View {
  let weather: Weather

  var body: some View {
    switch weather {
    case .sun:
      Text("Sun")
        .padding(4)
        .background(.yellow)
        .clipShape(Circle())
    case .rain:
      Text("Rain")
        .padding(4)
        .background(.yellow)
        .clipShape(Circle())
    case .snow:
      Image(systemName: "snow")
        .padding(4)
        .background(.yellow)
        .clipShape(Circle())
    }
  }
}

/// One around the `if` as well.
struct WindBadge: View {
  let speed: Int

  var body: some View {
    VStack {
      if speed > 20 {
        Text("Storm")
          .padding(6)
          .background(.red)
          .clipShape(Circle())
      } else if speed > 5 {
        Text("Wind")
          .padding(6)
          .background(.red)
          .clipShape(Circle())
      } else {
        Text("Calm")
          .padding(6)
          .background(.red)
          .clipShape(Circle())
      }
    }
  }
}

/// Two views beside the `if` have the same run, so there are three places without its branches.
struct WaveBadge: View {
  let height: Int

  var body: some View {
    VStack {
      Text("Waves")
        .padding(8)  // expect: repeated_modifier_chain "in 4 places"
        .background(.blue)
        .clipShape(Circle())
      Image("wave")
        .padding(8)  // expect: repeated_modifier_chain "in 4 places"
        .background(.blue)
        .clipShape(Circle())
      if height > 2 {
        Text("High")
          .padding(8)  // expect: repeated_modifier_chain "in 4 places"
          .background(.blue)
          .clipShape(Circle())
      } else {
        Text("Low")
          .padding(8)  // expect: repeated_modifier_chain "in 4 places"
          .background(.blue)
          .clipShape(Circle())
      }
    }
  }
}

/// The branches are one place, so there are two.
struct SwellBadge: View {
  let height: Int

  var body: some View {
    VStack {
      Text("Swell")
        .padding(12)
        .background(.mint)
        .clipShape(Circle())
      if height > 2 {
        Text("High")
          .padding(12)
          .background(.mint)
          .clipShape(Circle())
      } else {
        Text("Low")
          .padding(12)
          .background(.mint)
          .clipShape(Circle())
      }
    }
  }
}

/// The outer branches are an `if` and a view.
struct TideBadge: View {
  let height: Int?

  var body: some View {
    HStack {
      if let height {
        if height > 2 {
          Text("High")
            .padding(10)
            .background(.green)
            .clipShape(Circle())
        } else {
          Text("Low")
            .padding(10)
            .background(.green)
            .clipShape(Circle())
        }
      } else {
        Text("Unknown")
          .padding(10)
          .background(.green)
          .clipShape(Circle())
      }
    }
  }
}

/// The stack could have what all of its views have.
struct Forecast: View {
  let days: [String]

  var body: some View {
    VStack {
      Text(days.first ?? "")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      Divider()
      Text(days.last ?? "")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      Text("In all")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}

/// The heading would change.
struct Report: View {
  let days: [String]

  var body: some View {
    VStack {
      Text("Report")
      Text(days.first ?? "")
        .font(.footnote)  // expect: repeated_modifier_chain "in 3 places"
        .foregroundStyle(.secondary)
        .opacity(0.5)
      Text(days.last ?? "")
        .font(.footnote)  // expect: repeated_modifier_chain "in 3 places"
        .foregroundStyle(.secondary)
        .opacity(0.5)
      Text("In all")
        .font(.footnote)  // expect: repeated_modifier_chain "in 3 places"
        .foregroundStyle(.secondary)
        .opacity(0.5)
    }
  }
}
