// Styles that an app can't write itself (TextFieldStyle: only through an underscored requirement)

@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View = Stubbed
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Text>) -> _Body
}

extension TextFieldStyle where _Body == Stubbed {
  public func _body(configuration: TextField<Text>) -> Stubbed { Stubbed() }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { fatalError() }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { fatalError() } }

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { fatalError() }
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: Self { fatalError() }
}

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { Stubbed() }
}

@MainActor @preconcurrency public protocol PickerStyle {}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { fatalError() } }

public struct InlinePickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { fatalError() } }

public struct MenuPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { fatalError() } }

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { fatalError() }
}

public struct WheelPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { fatalError() } }

public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { fatalError() }
}

public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: Self { fatalError() }
}

public struct PalettePickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { fatalError() } }

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { Stubbed() }
}

@MainActor @preconcurrency public protocol ListStyle {}

public struct DefaultListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { fatalError() } }

public struct PlainListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == PlainListStyle { public static var plain: Self { fatalError() } }

public struct GroupedListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { fatalError() } }

public struct InsetListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == InsetListStyle { public static var inset: Self { fatalError() } }

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { fatalError() }
}

public struct SidebarListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { fatalError() } }

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { Stubbed() }
}

@MainActor @preconcurrency public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { fatalError() }
}

public struct PageTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle { public static var page: Self { fatalError() } }

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { fatalError() }
}

extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { Stubbed() }
}

@MainActor @preconcurrency public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { fatalError() }
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { fatalError() }
}

extension View {
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { Stubbed() }
}

@MainActor @preconcurrency public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
  public init() {}
}

extension IndexViewStyle where Self == PageIndexViewStyle { public static var page: Self { fatalError() } }

extension View {
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { Stubbed() }
}

extension PageTabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  public init(indexDisplayMode: IndexDisplayMode) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    fatalError()
  }
}
