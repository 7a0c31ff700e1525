// UIKit's and AppKit's declarations stand in one module here: a snippet takes what it names.
@_exported import Foundation

open class NSLayoutAnchor {}

open class NSLayoutXAxisAnchor: NSLayoutAnchor {
  public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    fatalError()
  }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor {
  public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    fatalError()
  }
}

open class NSLayoutDimension: NSLayoutAnchor {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
}

open class NSLayoutConstraint: NSObject {
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  public var isActive = false
  public var constant: CGFloat = 0
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The Objective-C runtime's, which Linux doesn't have.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ name: String) {}
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

open class CGImage {}
