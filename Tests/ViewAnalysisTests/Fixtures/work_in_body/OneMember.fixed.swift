// profile: strict
import SwiftUI

/// What one member does is one fault, whatever it makes; what it reads is another.
struct Receipt: View {
  private static let dateFormatter = DateFormatter()
  private static let dateFormatter2 = DateFormatter()

  private static let dates: DateFormatter = {
    let dates = DateFormatter()
    dates.dateStyle = .short
    return dates
  }()
  private static let numbers: NumberFormatter = {
    let numbers = NumberFormatter()
    numbers.numberStyle = .currency
    return numbers
  }()

  let date: Date
  let price: Double
  let pattern: String

  var body: some View {
    VStack {
      Text(summary())
      Text(mixed())  // expect: work_in_body "creates a new `DateFormatter`", work_in_body "`FileManager.default.fileExists`"
      Text(found())  // expect: work_in_body "calls `Data(contentsOf:)`"
      Text(both)
    }
  }

  private func summary() -> String {
    return Self.dates.string(from: date) + (Self.numbers.string(from: price as NSNumber) ?? "")
  }

  private func mixed() -> String {
    let dates = DateFormatter()
    dates.locale = Locale(identifier: pattern)
    return FileManager.default.fileExists(atPath: pattern) ? dates.string(from: date) : ""
  }

  // Where the folder is looks at no file.
  private func found() -> String {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    return (try? Data(contentsOf: folder))?.description ?? ""
  }

  private var both: String {
    Self.dateFormatter.string(from: date) + Self.dateFormatter2.string(from: .distantPast)
  }
}
