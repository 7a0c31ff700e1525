// The styles of containers: see ControlStyles.swift.

public struct GroupBoxStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct Content: _PrimitiveView {}
  public let label: Label
  public let content: Content
}

@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: Self { fatalError() }
}

extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { Stubbed() }
}

public struct DisclosureGroupStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct Content: _PrimitiveView {}
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { fatalError() }
}

extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { Stubbed() }
}

public struct ControlGroupStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct Content: _PrimitiveView {}
  public let content: Content
  public let label: Label
}

@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { fatalError() }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { fatalError() }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: Self { fatalError() }
}

extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { Stubbed() }
}

public struct LabeledContentStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct Content: _PrimitiveView {}
  public let label: Label
  public let content: Content
}

@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { fatalError() }
}

extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { Stubbed() }
}

public struct FormStyleConfiguration {
  public struct Content: _PrimitiveView {}
  public let content: Content
}

@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { fatalError() } }

public struct ColumnsFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { fatalError() } }

public struct GroupedFormStyle: FormStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { fatalError() } }

extension View {
  public func formStyle<S: FormStyle>(_ style: S) -> some View { Stubbed() }
}

public struct TextEditorStyleConfiguration {
}

@MainActor @preconcurrency public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { fatalError() }
}

public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: Self { fatalError() }
}

extension View {
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { Stubbed() }
}

public struct DatePickerStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public let label: Label
}

@MainActor @preconcurrency public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { fatalError() }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { fatalError() }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { fatalError() }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: Self { fatalError() }
}

extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { Stubbed() }
}

public struct NavigationSplitViewStyleConfiguration {
}

@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  typealias Configuration = NavigationSplitViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { fatalError() }
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { fatalError() }
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { fatalError() }
}

extension View {
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { Stubbed() }
}

public struct TableStyleConfiguration {
}

@MainActor @preconcurrency public protocol TableStyle {
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticTableStyle: TableStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { fatalError() } }

public struct InsetTableStyle: TableStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension TableStyle where Self == InsetTableStyle { public static var inset: Self { fatalError() } }

extension View {
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { Stubbed() }
}
