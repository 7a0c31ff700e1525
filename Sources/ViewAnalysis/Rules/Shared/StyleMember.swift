/// The static member that makes a style: `card` for `CardButtonStyle`.
struct StyleMember {
  /// A name that no static member of the protocol has.
  let name: String
  private let proto: String

  /// Nil where each name for the type is taken.
  init?(of type: String, _ proto: String, _ context: RuleContext) {
    // A style of both button protocols may have its member in either.
    let protocols = proto.hasSuffix("ButtonStyle") ? ["ButtonStyle", "PrimitiveButtonStyle"] : [proto]
    let short = proto == "PrimitiveButtonStyle" ? "ButtonStyle" : proto
    let free = MemberName.candidates(for: type, without: [proto, short, "Style"]).first {
      name in
      !builtInMembers.contains(name)
        && protocols.allSatisfy { context.workspace.types(named: $0, declaring: name).isEmpty }
    }
    guard let free else { return nil }
    name = free
    self.proto = proto
  }

  /// The extension that declares it, a line each.
  func lines(
    makes type: String, _ forwarding: InitializerForwarding, access: String, _ layout: Layout
  ) -> [String] {
    let unit = layout.indentationUnit
    let head = "\(access)extension \(proto) where Self == \(type) {"
    if forwarding.parameters.isEmpty {
      let made = "\(type)(\(forwarding.arguments.joined(separator: ", ")))"
      return [head, "\(unit)static var \(name): \(type) { \(made) }", "}"]
    }
    return [head]
      + layout.lines("static func \(name)(", forwarding.parameters, ") -> \(type) {", indentation: unit)
      + layout.lines("\(type)(", forwarding.arguments, ")", indentation: unit + unit) + ["\(unit)}", "}"]
  }
}

/// Static members that SwiftUI's own protocols have.
private let builtInMembers: Set<String> = [
  "automatic", "plain", "bordered", "borderedProminent", "borderless", "link", "card", "accessoryBar",
  "accessoryBarAction", "glass", "glassProminent", "switch", "button", "checkbox", "titleOnly", "iconOnly",
  "titleAndIcon", "roundedBorder", "squareBorder", "linear", "circular", "compact", "graphical", "wheel",
  "field",
  "stepperField", "borderlessButton", "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear",
  "accessoryLinearCapacity", "linearCapacity", "page", "grouped", "columns", "navigation", "inset",
  "balanced",
  "prominentDetail", "menu", "palette", "compactMenu",
]
