// swift-format-ignore-file
import Combine
import Foundation
import SwiftUI

struct Forecast: Decodable {
  let headline: String
}

struct ForecastCard: View {
  private let headline: String
  private let day: String

  init(json: Data, day: Date) {
    headline = (try? JSONDecoder().decode(Forecast.self, from: json))?.headline ?? ""  // expect: work_in_init "decodes data"
    let formatter = DateFormatter()  // expect: work_in_init "A new `DateFormatter` is set up"
    formatter.dateStyle = .medium
    self.day = formatter.string(from: day)
  }

  var body: some View {
    Text(headline + day)
  }
}

struct InitialValues: View {
  private let formatter = NumberFormatter()  // expect: work_in_init "each time SwiftUI recreates `InitialValues`"
  private let configured: ISO8601DateFormatter = {
    let formatter = ISO8601DateFormatter()  // expect: work_in_init
    formatter.timeZone = .current
    return formatter
  }()
  var notes = try? Data(contentsOf: URL(fileURLWithPath: "/notes"))  // expect: work_in_init "reads data"
  var exists = FileManager.default.fileExists(atPath: "/notes")  // expect: work_in_init "FileManager.default.fileExists"
  var isPro = UserDefaults.standard.bool(forKey: "pro")  // expect: work_in_init "@AppStorage"
  var recent = UserDefaults.standard.stringArray(forKey: "recent")  // expect: work_in_init "`. Keep the value in a model"
  var calendar = Calendar(identifier: .iso8601)  // expect: work_in_init
  var pattern = try? NSRegularExpression(pattern: "a+")  // expect: work_in_init
  var guide = Bundle.main.url(forResource: "Guide", withExtension: "txt")  // expect: work_in_init "Bundle.main.url"

  var body: some View {
    Text(isPro ? "A" : recent?.first ?? "B")
  }
}

struct Effects: View {
  @State private var first: Bool

  init() {
    _first = State(initialValue: UserDefaults.standard.bool(forKey: "first"))  // expect: work_in_init
    Task { print("made") }  // expect: work_in_init "Use `.task`"
    Task.detached { print("made") }  // expect: work_in_init
    let queue = DispatchQueue(label: "queue")
    queue.sync { print("sync") }  // expect: work_in_init
    let lock = NSLock()  // expect: work_in_init
    lock.lock()  // expect: work_in_init
    lock.unlock()
  }

  var body: some View {
    Text(first ? "A" : "B")
  }
}

struct Row: View {
  let names: [String]

  init(paths: [String]) {
    names = paths.compactMap { FileManager.default.displayName(atPath: $0) }  // expect: work_in_init
  }

  var body: some View {
    Text(names.joined())
  }
}

struct Later {
  let count: Int
}

extension InitialValues {
  init(count: Int) {
    self.init()
    exists = FileManager.default.fileExists(atPath: "\(count)")  // expect: work_in_init
  }
}
