/// A stored property of a view type that is made of a piece of another one's code.
struct ExtractedProperty {
  /// Its place among the properties: first what comes from the environment, then what is changed, then the rest.
  enum Rank: Int { case environment, state, value }

  let rank: Rank
  /// Where the value is declared: the new properties keep the order of the old ones.
  let order: Int
  /// The whole declaration, on one line.
  let declaration: String
  /// The argument at the place of use, with its label; nil where the property finds its value itself.
  let argument: String?
}

extension ExtractedProperty {
  init(value name: String, type: String, order: Int, argument: String? = nil) {
    self.init(
      rank: .value, order: order, declaration: "let \(name): \(type)",
      argument: "\(name): \(argument ?? name)")
  }

  /// `@Binding var name: Type`
  init(_ wrapper: String, _ name: String, type: String, order: Int, argument: String) {
    self.init(
      rank: .state, order: order, declaration: "@\(wrapper) var \(name): \(type)",
      argument: "\(name): \(argument)")
  }
}
