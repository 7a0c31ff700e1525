// The style protocols that an app may conform to: a configuration, `makeBody`, and the built-in styles with
// their static members.

public struct ToggleStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public let label: Label
  @Binding public var isOn: Bool
  public let isMixed: Bool
}

@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { fatalError() } }

public struct SwitchToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { fatalError() } }

public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { fatalError() } }

public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { fatalError() } }

extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { Stubbed() }
}

public struct LabelStyleConfiguration {
  public struct Title: _PrimitiveView {}
  public struct Icon: _PrimitiveView {}
  public let title: Title
  public let icon: Icon
}

@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { fatalError() } }

public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { fatalError() } }

public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { fatalError() } }

public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { fatalError() }
}

extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { Stubbed() }
}

public struct MenuStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct Content: _PrimitiveView {}
}

@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { fatalError() } }

public struct ButtonMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { fatalError() } }

public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: Self { fatalError() }
}

extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { Stubbed() }
}

public struct GaugeStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct CurrentValueLabel: _PrimitiveView {}
  public struct MinimumValueLabel: _PrimitiveView {}
  public struct MaximumValueLabel: _PrimitiveView {}
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
}

@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { fatalError() } }

public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { fatalError() }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: Self { fatalError() }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { fatalError() }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { fatalError() }
}

extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { Stubbed() }
}

public struct ProgressViewStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public struct CurrentValueLabel: _PrimitiveView {}
  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { fatalError() }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { fatalError() }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { fatalError() }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { Stubbed() }
}

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

// MARK: - Styles that an app can't write itself (TextFieldStyle: only through an underscored requirement)

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
