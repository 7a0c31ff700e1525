import SwiftUI

struct Dates: View {
  let date: Date
  let dates: [Date]
  let price: Double

  var body: some View {
    VStack {
      Text(ISO8601DateFormatter().string(from: date))  // expect: work_in_body "`ISO8601DateFormatter`"
      Text(NSDate(), formatter: DateFormatter())  // expect: work_in_body "`body` of `Dates`"
      ForEach(dates, id: \.self) { each in
        Text(Foundation.DateFormatter().string(from: each))  // expect: work_in_body "`DateFormatter`"
      }
      amount
    }
  }

  private var amount: some View {
    let numbers = NumberFormatter()  // expect: work_in_body "`amount` of `Dates`"
    numbers.numberStyle = .currency
    numbers.maximumFractionDigits = 2

    var calendar = Calendar(identifier: .gregorian)  // expect: work_in_body "`Calendar`"
    calendar.firstWeekday = 2
    let day = calendar.component(.day, from: date)
    return Text("\(numbers.string(from: price as NSNumber) ?? "") \(day)")
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
  var body: some View {
    Text(weekday)
    day
  }

  private let weekday = ""

  private var day: some View {
    let days = DateFormatter.init()  // expect: work_in_body "a new `DateFormatter`"
    days.dateFormat = "EEEE"
    return Text(days.string(from: Date()))
  }
}
