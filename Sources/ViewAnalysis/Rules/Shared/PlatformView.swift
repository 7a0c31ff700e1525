extension ViewResolver {
  /// Whether the name is that of a view or a view controller of UIKit or AppKit: a system class, or a class of the
  /// workspace that inherits from one.
  func isPlatformView(_ name: Name) -> Bool {
    guard name.isCapitalized else { return false }
    guard let type = workspaceType(name) else { return Vocabulary.isPlatformView(name.text) }
    var pending = [(type: type, name: name.text)]
    var seen: Set<String> = []
    while let (type, name) = pending.popLast() {
      guard seen.insert(type).inserted, seen.count <= 16 else { continue }
      let summary = summary(ofQualifiedName: type, named: name)
      if summary.kinds.contains(.classDecl) {
        for inherited in summary.inherited {
          if let known = workspaceType(inherited, inheritedBy: type) {
            pending.append((known, inherited))
          } else if Vocabulary.isPlatformView(inherited) {
            return true
          }
        }
      } else if !summary.isDeclared, Vocabulary.isPlatformView(name) {
        // A system class with extensions.
        return true
      }
    }
    return false
  }

  /// The type around the node, where it is a representable.
  func representable(around node: Node) -> TypeModel? {
    guard let type = file.enclosingType(of: node), isRepresentable(type) else { return nil }
    return type
  }

  func isRepresentable(_ type: TypeModel) -> Bool {
    !type.isProtocol && roles(of: type).contains(.representable)
  }

  /// The function of the representable that makes its platform view, as far as this file has it.
  func makeFunction(of type: TypeModel) -> FunctionDecl? {
    file.declarations(of: type).lazy.flatMap(\.functions)
      .first { $0.name.map { Vocabulary.makeFunctions.contains($0) } == true && $0.body != nil }
  }
}

extension Vocabulary {
  /// The functions with which a representable makes its platform view.
  static let makeFunctions: NameSet = [
    "makeUIView", "makeNSView", "makeUIViewController", "makeNSViewController", "makeWKInterfaceObject",
  ]

  /// The functions with which SwiftUI brings a representable's platform view up to date.
  static let updateFunctions: NameSet = [
    "updateUIView", "updateNSView", "updateUIViewController", "updateNSViewController",
    "updateWKInterfaceObject",
  ]

  /// Whether the name is that of a system framework's view or view controller, or would be one by its form.
  fileprivate static func isPlatformView(_ name: String) -> Bool {
    if otherPlatformViews.contains(name) { return true }
    guard name.hasSuffix("View") || name.hasSuffix("ViewController") else { return false }
    return isSystemType(name)
  }

  /// Whether the name is that of a system framework's delegate or data source protocol, by its form.
  static func isPlatformDelegate(_ name: String) -> Bool {
    (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")) && isSystemType(name)
  }

  /// Whether the name has a framework's capitals before it: `UIView`, `MKMapView`.
  static func isSystemType(_ name: String) -> Bool {
    systemPrefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.utf8.dropFirst(prefix.utf8.count)
      return rest.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
    }
  }

  private static let systemPrefixes = [
    "UI", "NS", "MK", "WK", "AV", "PDF", "SCN", "SK", "AR", "MTK", "PH", "QL", "SF", "MF", "CN", "EK", "GK",
    "PK", "LP", "VN", "CL", "AS", "PS",
  ]

  private static let otherPlatformViews: NameSet = [
    "UIButton", "UILabel", "UITextField", "UISwitch", "UISlider", "UIStepper", "UIDatePicker", "UIControl",
    "UISegmentedControl", "UIPageControl", "UIRefreshControl", "UISearchBar", "UIToolbar", "UINavigationBar",
    "UITabBar", "UIColorWell", "UIWindow", "UINavigationController", "UITabBarController",
    "UISearchController", "UIImagePickerController", "UIHostingController", "NSHostingController",
    "UIActivityViewController", "NSButton", "NSTextField", "NSSecureTextField", "NSSearchField",
    "NSSwitch", "NSSlider", "NSStepper", "NSDatePicker", "NSControl", "NSSegmentedControl", "NSPopUpButton",
    "NSComboBox", "NSComboButton", "NSProgressIndicator", "NSLevelIndicator", "NSBox", "NSColorWell",
    "NSPathControl", "NSTokenField", "ASAuthorizationAppleIDButton", "CNContactPickerViewController",
  ]
}
