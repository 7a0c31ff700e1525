import SwiftUI

enum DraftKey { case fontSize }

@propertyWrapper
struct Draft: DynamicProperty {
  @State private var text = ""

  init(_ key: DraftKey) {}

  var wrappedValue: String { text }
}
