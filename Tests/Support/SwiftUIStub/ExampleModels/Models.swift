// Data types that an example or a fixture may use without declaring them, so that a short example stays
// short. A declaration of the same name in the snippet itself takes their place.
import Foundation

public struct Book: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var title: String
  public var author: String
  public var pages: Int
  public var isRead: Bool
  public var cover: URL?
}

public struct Recipe: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var name: String
  public var minutes: Int
  public var isFavorite: Bool
  public var steps: [String]
}

public struct Message: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var sender: String
  public var text: String
  public var sentAt: Date
  public var isUnread: Bool
}
