import SwiftUI

struct Dates: View {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    return calendar
  }()

  private static let numbers: NumberFormatter = {
    let numbers = NumberFormatter()
    numbers.numberStyle = .currency
    numbers.maximumFractionDigits = 2
    return numbers
  }()

  private static let dateFormatter3 = Foundation.DateFormatter()

  private static let dateFormatter2 = DateFormatter()

  private static let iso8601DateFormatter = ISO8601DateFormatter()

  let date: Date
  let dates: [Date]
  let price: Double

  var body: some View {
    VStack {
      Text(Self.iso8601DateFormatter.string(from: date))
      Text(NSDate(), formatter: Self.dateFormatter2)
      ForEach(dates, id: \.self) { each in
        Text(Self.dateFormatter3.string(from: each))
      }
      amount
    }
  }

  private var amount: some View {
    let day = Self.calendar.component(.day, from: date)
    return Text("\(Self.numbers.string(from: price as NSNumber) ?? "") \(day)")
  }

  private static let dateFormatter = DateFormatter()
}

// No rewrite: it depends on the view, it is handed to what may change it, the type is generic, or it can throw.
struct Bound<Value>: View {
  let value: Value

  var body: some View {
    Text(DateFormatter().string(from: Date()))  // expect: work_in_body
  }
}

struct Dependent: View {
  let zone: TimeZone
  let pattern: String

  var body: some View {
    let formatter: DateFormatter = {
      let formatter = DateFormatter()  // expect: work_in_body
      formatter.timeZone = zone
      return formatter
    }()
    // expect-next: work_in_body "`NSRegularExpression`"
    let expression = try? NSRegularExpression(pattern: pattern)
    Text(formatter.string(from: Date()) + "\(expression?.pattern ?? "")")
    Text(describe(JSONDecoder()))  // expect: work_in_body "`JSONDecoder`"
  }

  private func describe(_ decoder: JSONDecoder) -> String { "" }
}

// No rewrite: what it is after does not hold for a static property.
struct Newer: View {
  var body: some View {
    if #available(iOS 99, *) {
      Text(ByteCountFormatter().string(fromByteCount: 3))  // expect: work_in_body
    }
    #if DEBUG
      Text(DateFormatter().string(from: Date()))  // expect: work_in_body
    #endif
  }
}

struct Spelled: View {
  private static let days: DateFormatter = {
    let days = DateFormatter.init()
    days.dateFormat = "EEEE"
    return days
  }()

  var body: some View {
    Text(weekday)
    day
  }

  private let weekday = ""

  private var day: some View {
    return Text(Self.days.string(from: Date()))
  }
}
