import SwiftUI

enum PreferenceKey { case fontSize, theme }

@propertyWrapper
struct Preference: DynamicProperty {
  @ObservedObject private var store = PreferenceStore()
  private let key: PreferenceKey

  init(_ key: PreferenceKey) { self.key = key }

  var wrappedValue: String {
    get { store.value(of: key) }
    nonmutating set {}
  }

  var projectedValue: Binding<String> { .constant(wrappedValue) }
}

final class PreferenceStore: ObservableObject {
  func value(of key: PreferenceKey) -> String { "" }
}
