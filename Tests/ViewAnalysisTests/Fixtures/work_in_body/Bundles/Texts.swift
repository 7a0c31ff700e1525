import Foundation

extension String {
  var translated: String {
    guard let path = Bundle.main.path(forResource: "de", ofType: "lproj"), let bundle = Bundle(path: path) else {
      return self
    }
    return bundle.localizedString(forKey: self, value: nil, table: nil)
  }

  var dated: String {
    let formatter = DateFormatter()
    formatter.dateFormat = self
    return formatter.string(from: Date())
  }
}
