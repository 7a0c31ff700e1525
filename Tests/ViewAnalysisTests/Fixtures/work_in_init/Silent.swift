import Foundation
import SwiftUI

final class Store: ObservableObject {
  private let decoder = JSONDecoder()
  init(formatter: DateFormatter = DateFormatter()) {}
}

struct Models: View {
  @State private var formatter = DateFormatter()
  @StateObject private var store = Store(formatter: DateFormatter())
  @StateObject private var other: Store
  private static let shared = NumberFormatter()

  init() {
    _other = StateObject(wrappedValue: Store(formatter: DateFormatter()))
  }

  var body: some View {
    Text("A")
  }
}

struct ShortModels: View {
  @StateObject private var store: Store

  init() {
    _store = .init(wrappedValue: Store(formatter: DateFormatter()))
  }

  var body: some View {
    Text("A")
  }
}

struct Inputs: View {
  private let names: [String]
  private let action: () -> Void
  private let make: () -> DateFormatter = { DateFormatter() }

  init(names: [String], isLong: Bool) {
    self.names = names.filter { isLong ? $0.count > 3 : true }.sorted()
    action = { Task { print(FileManager.default.currentDirectoryPath) } }
  }

  var body: some View {
    Button("A", action: action)
      .task { _ = try? Data(contentsOf: URL(fileURLWithPath: "/notes")) }
  }
}

struct Computed: View {
  var formatter: DateFormatter { DateFormatter() }

  init() {
    func format() -> DateFormatter { DateFormatter() }
    let text = "DateFormatter()"
    print(text, Calendar.current, Data(), String(3), FileManager.default)
  }

  var body: some View {
    Text("A")
  }
}

struct Model {
  let formatter = DateFormatter()
  init() {
    Task { print("made") }
  }
}

struct Holder: View {
  final class Coordinator {
    let decoder = JSONDecoder()
    init() { print(DateFormatter()) }
  }

  var body: some View {
    Text("A")
  }
}

struct Holder_Previews: PreviewProvider {
  struct Sample: View {
    let formatter = DateFormatter()
    var body: some View {
      Text("A")
    }
  }

  static var previews: some View {
    Sample()
  }
}

struct Document: View {
  private let text: String

  init?(contentsOf url: URL) {
    // expect-next: work_in_init
    guard let data = try? Data(contentsOf: url) else { return nil }
    text = String(decoding: data, as: UTF8.self)
  }

  init(suite: String) {
    text = UserDefaults(suiteName: suite)?.string(forKey: "text") ?? ""
  }

  var body: some View {
    Text(text)
  }
}
