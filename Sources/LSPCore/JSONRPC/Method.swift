/// A request's name with the types of its parameters and its result.
///
/// A type that has a nil literal (an optional, `NoValue`, `JSONValue`) may be missing or null in a message.
package struct RequestMethod<Params, Result>: Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }
}

/// A notification's name with the type of its parameters.
package struct NotificationMethod<Params>: Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }
}

/// The parameters of a method that takes none, or the result of one that returns none. Encoded as null;
/// whatever the other side sends for it is accepted.
package struct NoValue: Codable, Sendable, ExpressibleByNilLiteral {
  package init() {}
  package init(nilLiteral: ()) {}
  package init(from decoder: any Decoder) {}

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}
