// What SwiftUI takes a literal for in the argument of a view or a modifier.

extension Node {
  /// Whether SwiftUI takes the string literal for the key of a localized text.
  var isLocalizedKey: Bool {
    guard let argument = Argument(parent), argument.label == nil, let call = FunctionCall(parent?.parent),
      call.firstArgument?.node == parent
    else { return false }
    if let type = call.constructedType { return viewsWithTitles.contains(type) }
    return localizedModifiers.contains(call.name)
  }

  /// The type of a number in the argument of a modifier or a stack; nil where it is not certain.
  var numberType: String? {
    guard let argument = Argument(parent), let call = FunctionCall(parent?.parent), let name = call.name
    else {
      return nil
    }
    if let label = argument.label, lengthLabels.contains(label) { return "CGFloat" }
    if name == "system", argument.label == "size" { return "CGFloat" }
    if name == "lineLimit", argument.label == nil { return "Int" }
    if name == "opacity", argument.label == nil { return "Double" }
    return lengthModifiers.contains(name) ? "CGFloat" : nil
  }

  /// Whether the string literal is the name of an image, a symbol or a color, or a text that isn't localized: a `String`.
  var isPlainString: Bool {
    guard let argument = Argument(parent), let call = FunctionCall(argument.node.parent),
      let type = call.constructedType
    else { return false }
    switch argument.label?.text {
    case "systemName"?: return type == "Image"
    case "systemImage"?: return viewsWithTitles.contains(type)
    case "verbatim"?: return type == "Text"
    case nil: return call.firstArgument?.node == argument.node && (type == "Image" || type == "Color")
    default: return false
    }
  }
}

private let viewsWithTitles: NameSet = [
  "Text", "Label", "Button", "Toggle", "TextField", "SecureField", "Picker", "Section", "Link", "Menu",
  "NavigationLink", "DisclosureGroup", "GroupBox", "Stepper", "DatePicker", "ColorPicker", "LabeledContent",
  "ContentUnavailableView", "ProgressView",
]

private let localizedModifiers: NameSet = [
  "navigationTitle", "navigationBarTitle", "help", "accessibilityLabel", "accessibilityHint",
  "accessibilityValue", "alert", "confirmationDialog",
]

private let lengthLabels: NameSet = ["spacing", "cornerRadius", "lineWidth"]

private let lengthModifiers: NameSet = ["padding", "frame", "offset", "cornerRadius", "blur"]
