extension Vocabulary {
  /// SwiftUI's protocols whose conformers play a role, by name.
  package static let protocols = NameTable<TypeRoles>(
    [
      ("View", .view), ("Shape", .view), ("InsettableShape", .view), ("ViewModifier", .viewModifier),
      ("EnvironmentalModifier", .viewModifier), ("GeometryEffect", .viewModifier),
      ("UIViewRepresentable", [.view, .representable]),
      ("UIViewControllerRepresentable", [.view, .representable]),
      ("NSViewRepresentable", [.view, .representable]),
      ("NSViewControllerRepresentable", [.view, .representable]),
      ("WKInterfaceObjectRepresentable", [.view, .representable]),
      ("PreviewProvider", .preview), ("App", .app), ("Scene", .scene), ("Widget", .widget),
      ("WidgetBundle", .widget), ("ToolbarContent", .toolbarContent),
      ("CustomizableToolbarContent", .toolbarContent), ("Commands", .commands),
      ("ChartContent", .otherContent), ("MapContent", .otherContent), ("TabContent", .otherContent),
      ("TableColumnContent", .otherContent), ("TableRowContent", .otherContent),
      ("ControlWidget", .widget),
    ] + styleProtocols.allNames.map { ($0, TypeRoles.style) })

  package static let styleProtocols: NameSet = [
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "MenuStyle", "GaugeStyle",
    "ProgressViewStyle", "GroupBoxStyle", "DisclosureGroupStyle", "TextFieldStyle", "TextEditorStyle",
    "DatePickerStyle", "FormStyle", "ControlGroupStyle", "LabeledContentStyle",
    "NavigationSplitViewStyle", "TableStyle", "IndexViewStyle",
  ]

  /// Protocols of the standard library and of SwiftUI that neither require a view of their conformers nor bring one.
  package static let protocolsWithoutViews: NameSet = [
    "Equatable", "Hashable", "Identifiable", "Sendable", "Comparable", "Codable", "Encodable", "Decodable",
    "CaseIterable", "RawRepresentable", "CustomStringConvertible", "CustomDebugStringConvertible", "Error",
    "Animatable", "AnyObject", "ObservableObject", "Observable", "DynamicProperty",
  ]

  /// Members of collections that give no more elements than there were.
  package static let membersThatKeepSize: NameSet = [
    "enumerated", "reversed", "sorted", "shuffled", "filter", "map", "compactMap", "dropFirst", "dropLast",
    "prefix", "suffix", "chunked",
  ]

  /// Apple's modules, as code spells them before a type's name: `SwiftUI.List`.
  package static let modules: NameSet = [
    "AppKit", "Charts", "Combine", "CoreData", "CoreGraphics", "Dispatch", "Foundation", "MapKit", "Swift",
    "SwiftData", "SwiftUI", "SwiftUICore", "TipKit", "UIKit", "WidgetKit",
  ]

  /// Property wrappers by name.
  package static let wrappers = NameTable<WrapperRole>([
    ("State", .ownState), ("StateObject", .ownState), ("FocusState", .ownState), ("GestureState", .ownState),
    ("AppStorage", .ownState), ("SceneStorage", .ownState), ("Namespace", .ownState),
    ("AccessibilityFocusState", .ownState), ("FetchRequest", .ownState), ("SectionedFetchRequest", .ownState),
    ("Query", .ownState), ("UIApplicationDelegateAdaptor", .ownState),
    ("NSApplicationDelegateAdaptor", .ownState),
    ("Environment", .environment), ("EnvironmentObject", .environment), ("FocusedValue", .environment),
    ("FocusedBinding", .environment), ("FocusedObject", .environment), ("ScaledMetric", .environment),
    ("Binding", .input), ("ObservedObject", .input), ("Bindable", .input),
  ])

  /// The keys of the environment's values that only do something when they are called.
  static let environmentActions: NameSet = [
    "dismiss", "dismissSearch", "dismissWindow", "openWindow", "openURL", "openSettings", "refresh",
    "requestReview",
  ]

  /// The keys of the environment's values that the user sets for the whole system, and hardly ever changes.
  static let environmentSettings: NameSet = [
    "colorScheme", "colorSchemeContrast", "dynamicTypeSize", "sizeCategory", "legibilityWeight", "locale",
    "calendar", "timeZone", "layoutDirection", "displayScale", "pixelLength",
    "accessibilityReduceMotion", "accessibilityReduceTransparency", "accessibilityDifferentiateWithoutColor",
    "accessibilityInvertColors", "accessibilityShowButtonShapes", "accessibilityVoiceOverEnabled",
    "accessibilityEnabled", "accessibilitySwitchControlEnabled", "accessibilityLargeContentViewerEnabled",
  ]

  /// The wrappers by which a view follows an `ObservableObject`.
  static let observingWrappers: NameSet = ["EnvironmentObject", "ObservedObject", "StateObject"]
}

/// Where a wrapped property's value comes from.
package enum WrapperRole: Sendable {
  /// The view keeps it: `@State`, `@StateObject`, `@FocusState`, …
  case ownState
  /// The surroundings give it: `@Environment`, `@EnvironmentObject`, …
  case environment
  /// The caller gives it: `@Binding`, `@ObservedObject`, `@Bindable`.
  case input
}

/// What SwiftUI knows a type as.
package struct TypeRoles: OptionSet, Sendable, Hashable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let view = TypeRoles(rawValue: 1 << 0)
  package static let viewModifier = TypeRoles(rawValue: 1 << 1)
  package static let style = TypeRoles(rawValue: 1 << 2)
  package static let representable = TypeRoles(rawValue: 1 << 3)
  package static let preview = TypeRoles(rawValue: 1 << 4)
  package static let app = TypeRoles(rawValue: 1 << 5)
  package static let scene = TypeRoles(rawValue: 1 << 6)
  package static let widget = TypeRoles(rawValue: 1 << 7)
  package static let toolbarContent = TypeRoles(rawValue: 1 << 8)
  package static let commands = TypeRoles(rawValue: 1 << 9)
  package static let otherContent = TypeRoles(rawValue: 1 << 10)
}
