/// A part of what a client declares about itself. Where it is missing, null or of another shape than the
/// protocol says (an empty Lua table arrives as `[]`), it counts as not declared: no client shall fail to
/// start because of it.
@propertyWrapper
package struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
  package var wrappedValue: Value?

  package init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  package init(from decoder: any Decoder) throws {
    wrappedValue = try? Value(from: decoder)
  }
}

extension KeyedDecodingContainer {
  /// What synthesized initializers call for a lenient property, so that its key may be missing.
  func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
    guard contains(key) else { return Lenient(wrappedValue: nil) }
    return Lenient(wrappedValue: try? decode(Value.self, forKey: key))
  }
}
