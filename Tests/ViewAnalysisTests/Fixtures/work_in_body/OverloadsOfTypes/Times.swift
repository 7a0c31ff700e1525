// profile: strict
import Foundation

extension Date {
  func clockText() -> String {
    let formatter = DateFormatter()
    formatter.timeStyle = .short
    return formatter.string(from: self)
  }

  func dayText() -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter.string(from: self)
  }
}

extension Int {
  func clockText() -> String { String(format: "%02d:%02d", self / 60, self % 60) }
}
