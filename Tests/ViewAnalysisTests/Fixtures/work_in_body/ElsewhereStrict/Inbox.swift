// profile: strict
import SwiftUI

final class Inbox: ObservableObject {
  @Published var messages: [Message] = []
  private var cache: [String: String] = [:]

  func age(of message: Message) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter.string(from: message.sentAt)
  }

  func kept(_ message: Message) -> String {
    if let text = cache[message.sender] { return text }
    let text = DateFormatter().string(from: message.sentAt)
    cache[message.sender] = text
    return text
  }

  var name: String { UserDefaults.standard.string(forKey: "name") ?? "" }
  var unread: [Message] { messages.filter { $0.isUnread } }
  func bySender() -> [Message] { messages.sorted { $0.sender < $1.sender } }
  func others(than message: Message) -> [Message] { messages.filter { $0.sender != message.sender } }
  func load() async { _ = DateFormatter() }
  static func subtitle() -> String { String(describing: FileManager.default.contents(atPath: "subtitle")) }
  static func Footer() -> String { FileManager.default.contents(atPath: "footer") == nil ? "" : "Footer" }
  static func place() -> URL? { Bundle.main.url(forResource: "a", withExtension: "txt") }
  static func text() -> String {
    guard let url = Bundle.main.url(forResource: "a", withExtension: "txt") else { return "" }
    return (try? String(contentsOf: url)) ?? ""
  }
  /// The text of a file, with a formatter and a cache.
  static func note(_ kept: String?) -> String {
    let formatter = DateFormatter()
    let url = Bundle.main.url(forResource: formatter.string(from: .now), withExtension: "txt")
    if let kept { return kept }
    return url.flatMap { try? String(contentsOf: $0) } ?? ""
  }
  static func day() -> String {
    let place = Bundle.main.url(forResource: "a", withExtension: "txt")
    return DateFormatter().string(from: .now) + (place?.path ?? "")
  }
  static func title() -> String { FileManager.default.contents(atPath: "title") == nil ? "None" : "Some" }
}

struct Other {
  func age(of message: Message) -> String { "" }
}

extension Date {
  var shortText: String { DateFormatter().string(from: self) }
  func spelled() -> String { text() }
  private func text() -> String { DateFormatter().string(from: self) }
}

func spelledOut(_ number: Int) -> String {
  NumberFormatter().string(from: NSNumber(value: number)) ?? ""
}
