// profile: recommended
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
  func numbers(upTo last: Int) -> [Int] { (0...last).filter { $0.isMultiple(of: 2) } }
  func recent(_ count: Int) -> [Message] { Array(messages.sorted { $0.sentAt > $1.sentAt }.prefix(count)) }
  func newest(_ count: Int) -> [Message] { Array(messages.sorted { $0.sentAt > $1.sentAt }.prefix(count)) }
  func load(_ count: Int) -> [Message] { Array(messages.prefix(count)) }
  func sorted(_ messages: [Message]) -> [Message] { messages.sorted { $0.sender < $1.sender } }
  func load() async { _ = DateFormatter() }
  static func subtitle() -> String { String(describing: FileManager.default.contents(atPath: "subtitle")) }
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

final class Store {
  func fetch(_ predicate: NSPredicate) throws -> [Message] { [] }

  /// The fetch costs more than its predicate.
  func unread() -> [Message] {
    let predicate = NSPredicate(value: true)
    return (try? self.fetch(predicate)) ?? []
  }

  /// What is read costs more than the decoder.
  func stored() -> String? {
    let decoder = JSONDecoder()
    guard let data = FileManager.default.contents(atPath: "stored") else { return nil }
    return try? decoder.decode(String.self, from: data)
  }
}

extension String {
  func day() -> String { DateFormatter().string(from: Date()) + self }
}

extension Double {
  func day() -> String { String(self) }
}
