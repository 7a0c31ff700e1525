public struct ButtonStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: _PrimitiveView {}
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

public struct LinkButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Stubbed() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { fatalError() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { fatalError() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { fatalError() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { fatalError() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { fatalError() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: Self { fatalError() }
}

public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { fatalError() }
}

public struct ButtonRepeatBehavior: Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { Stubbed() }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { Stubbed() }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { Stubbed() }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { Stubbed() }
  public func controlSize(_ controlSize: ControlSize) -> some View { Stubbed() }
}
