// profile: recommended
import Foundation

/// What is mostly found at once.
func localized(_ key: String) -> String {
  let value = NSLocalizedString(key, comment: "")
  if value != key {
    return value
  }
  guard let path = Bundle.main.path(forResource: "en", ofType: "lproj") else { return key }
  return path
}

func spelled(_ key: String) -> String {
  localized(key)
}

/// One way to it is always gone.
func checked(_ key: String) -> Bool {
  FileManager.default.fileExists(atPath: key)
}

/// What it gives first is made there, and not at hand.
func contents(_ key: String) -> String {
  if key.isEmpty {
    return ""
  }
  return (try? String(contentsOfFile: key, encoding: .utf8)) ?? ""
}

/// Only the third of its ways makes something.
func weekday(_ date: Date) -> String {
  if Calendar.current.isDateInToday(date) {
    return "Today"
  } else if Calendar.current.isDateInTomorrow(date) {
    return "Tomorrow"
  } else {
    let formatter = DateFormatter()
    formatter.dateFormat = "EEEE"
    return formatter.string(from: date)
  }
}
