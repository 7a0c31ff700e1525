public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation<T>(_ value: T) {}
    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ image: Image) {}
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {}
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
  }
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  public init(stringLiteral value: String) {}
}

extension Text: _PrimitiveView {}

public struct Text: Equatable, Sendable {
  public enum TruncationMode: Sendable { case head, tail, middle }
  public enum Case: Sendable { case uppercase, lowercase }
  public struct DateStyle: Sendable {
    public static let date = DateStyle()
    public static let time = DateStyle()
    public static let relative = DateStyle()
    public static let offset = DateStyle()
    public static let timer = DateStyle()
  }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      public static let solid = Pattern()
      public static let dash = Pattern()
      public static let dot = Pattern()
    }
  }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public init(verbatim content: String) {}
  public init(_ attributedContent: AttributedString) {}
  public init(_ image: Image) {}
  public init(_ date: Date, style: DateStyle) {}
  public init(_ dates: ClosedRange<Date>) {}
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true) {}
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {}
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {}
}

extension Text {
  public static func + (a: Text, b: Text) -> Text { a }
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  {
    self
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
}

extension Image: _PrimitiveView {}

public struct Image: Equatable, Sendable {
  public enum Scale: Sendable { case small, medium, large }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public init(systemName: String, variableValue: Double?) {}
  public init(uiImage: UIImage) {}
  public init(nsImage: NSImage) {}
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let slash = SymbolVariants()
  public var fill: SymbolVariants { self }
  public var circle: SymbolVariants { self }
}

public protocol SymbolEffect {}
public struct BounceSymbolEffect: SymbolEffect { public var up: Self { self } }
public struct PulseSymbolEffect: SymbolEffect {}
public struct VariableColorSymbolEffect: SymbolEffect { public var iterative: Self { self } }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { fatalError() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { fatalError() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { fatalError() }
}

extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { Stubbed() }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { Stubbed() }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { Stubbed() }
  public func symbolEffect<E: SymbolEffect>(_ effect: E, isActive: Bool = true) -> some View { Stubbed() }
  public func symbolEffect<E: SymbolEffect, V: Equatable>(_ effect: E, value: V) -> some View { Stubbed() }
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { fatalError() }
  public var error: (any Error)? { fatalError() }
}

public struct AsyncImage<Content: View>: _PrimitiveView {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {}
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}
