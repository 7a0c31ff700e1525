// profile: strict
import SwiftUI

/// What one member does is one fault, whatever it makes; what it reads is another.
struct Receipt: View {
  let date: Date
  let price: Double
  let pattern: String

  var body: some View {
    VStack {
      Text(summary())  // expect: work_in_body "`summary`, which `body` of `Receipt` uses, creates a new `DateFormatter`"
      Text(mixed())  // expect: work_in_body "creates a new `DateFormatter`", work_in_body "`FileManager.default.fileExists`"
      Text(found())  // expect: work_in_body "calls `Data(contentsOf:)`"
      Text(both)  // expect: work_in_body "`both`, which"
    }
  }

  private func summary() -> String {
    let dates = DateFormatter()
    dates.dateStyle = .short
    let numbers = NumberFormatter()
    numbers.numberStyle = .currency
    return dates.string(from: date) + (numbers.string(from: price as NSNumber) ?? "")
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
    DateFormatter().string(from: date) + DateFormatter().string(from: .distantPast)
  }
}
