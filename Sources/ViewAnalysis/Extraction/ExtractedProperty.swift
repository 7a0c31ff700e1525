/// A stored property of a view type that is made of a piece of another one's code.
struct ExtractedProperty {
  /// Its place among the properties: first what comes from the environment, then what is changed, then the parameters
  /// of a helper, which tell its calls apart, then the rest, and at last what the caller does, and the views that stay
  /// with it: they are trailing closures.
  enum Rank: Int { case environment, state, parameter, value, action, slot }

  let name: String
  let rank: Rank
  /// Where the value is first used.
  let order: Int
  /// The whole declaration, on one line.
  let declaration: String
  /// The value at the place of use; nil where the property finds its value itself.
  var argument: String?
  /// The old type's property, which finds its value itself, too.
  var repeats: Node?
  /// What the argument ends with, after `==` or in square brackets: each call of the helper has a value of its own for it.
  var lastOperand: Operand?

  /// A parameter of a helper, or a member of it: `item`, `.id`.
  struct Operand {
    let parameter: String
    let path: String
    var text: String { parameter + path }
  }

  /// Swift's placeholder, for a type that can't be told.
  static let unknownType = "<#Type#>"

  /// The declaration, of a property that callers need not set where there is a default.
  func declaration(default value: String?) -> String {
    guard let value, declaration.hasPrefix("let ") else { return declaration }
    return "var " + declaration.dropFirst("let ".count) + " = " + value
  }

  /// Whether it may change the value.
  var isBinding: Bool { declaration.hasPrefix("@Binding") }

  /// Whether it is a store of the Composable Architecture.
  var isStore: Bool { declaration.contains(": StoreOf<") || declaration.contains(": Store<") }

  /// Whether it is a closure: closures come last.
  var isFunction: Bool { declaration.contains("->") }
}

extension ExtractedProperty {
  init(value name: String, type: String, order: Int, argument: String? = nil, rank: Rank = .value) {
    self.init(
      name: name, rank: rank, order: order, declaration: "let \(name): \(type)", argument: argument ?? name)
  }

  /// `@Binding var name: Type`
  init(_ wrapper: String, _ name: String, type: String, order: Int, argument: String) {
    self.init(
      name: name, rank: .state, order: order, declaration: "@\(wrapper) var \(name): \(type)",
      argument: argument)
  }
}

extension StringProtocol {
  /// The name that a value begins with: `item` of `$item.title`.
  var leadingName: String {
    String(drop { $0 == "$" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

extension String {
  /// The declaration with the line break after its attribute, where it begins with one.
  func withAttributeAbove(if isAbove: Bool, _ lineBreak: String) -> String {
    guard isAbove, hasPrefix("@"),
      let keyword = [" private var ", " var ", " private let ", " let "].compactMap({ firstRange(of: $0) })
        .min(by: { $0.lowerBound < $1.lowerBound }),
      // A text in the attribute may say anything.
      !self[..<keyword.lowerBound].contains("\"")
    else { return self }
    return self[..<keyword.lowerBound] + lineBreak + self[index(after: keyword.lowerBound)...]
  }
}
