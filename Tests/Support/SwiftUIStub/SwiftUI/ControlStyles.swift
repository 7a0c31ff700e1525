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
