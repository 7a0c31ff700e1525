public protocol ShapeStyle: Sendable {
  associatedtype Resolved = Never
}

extension Color: _PrimitiveView {}

public struct Color: ShapeStyle, Hashable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ color: UIColor) {}
  public init(_ color: NSColor) {}
  public init(uiColor: UIColor) {}
  public init(nsColor: NSColor) {}
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public func opacity(_ opacity: Double) -> Color { self }
  public func mix(with rhs: Color, by fraction: Double) -> Color { self }
  public var gradient: AnyGradient { fatalError() }
  public static var red: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var yellow: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var mint: Color { fatalError() }
  public static var teal: Color { fatalError() }
  public static var cyan: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var indigo: Color { fatalError() }
  public static var purple: Color { fatalError() }
  public static var pink: Color { fatalError() }
  public static var brown: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var gray: Color { fatalError() }
  public static var black: Color { fatalError() }
  public static var clear: Color { fatalError() }
  public static var primary: Color { fatalError() }
  public static var secondary: Color { fatalError() }
  public static var accentColor: Color { fatalError() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var yellow: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var mint: Color { fatalError() }
  public static var teal: Color { fatalError() }
  public static var cyan: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var indigo: Color { fatalError() }
  public static var purple: Color { fatalError() }
  public static var pink: Color { fatalError() }
  public static var brown: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var gray: Color { fatalError() }
  public static var black: Color { fatalError() }
  public static var clear: Color { fatalError() }
}

public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}

public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { fatalError() }
  public static var secondary: HierarchicalShapeStyle { fatalError() }
  public static var tertiary: HierarchicalShapeStyle { fatalError() }
  public static var quaternary: HierarchicalShapeStyle { fatalError() }
}

public struct ForegroundStyle: ShapeStyle { public init() {} }
public struct BackgroundStyle: ShapeStyle { public init() {} }
public struct TintShapeStyle: ShapeStyle { public init() {} }
public struct SelectionShapeStyle: ShapeStyle { public init() {} }
public struct SeparatorShapeStyle: ShapeStyle { public init() {} }
public struct FillShapeStyle: ShapeStyle { public init() {} }
public struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }
public struct OffsetShapeStyle<Style: ShapeStyle>: ShapeStyle {}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { fatalError() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { fatalError() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { fatalError() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { fatalError() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { fatalError() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { fatalError() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: Self { fatalError() }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { AnyShapeStyle(self) }
  public var tertiary: some ShapeStyle { AnyShapeStyle(self) }
  public var quaternary: some ShapeStyle { AnyShapeStyle(self) }
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(self) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
}

public struct ShadowStyle: Sendable {
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { fatalError() }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { fatalError() }
}

public struct Material: ShapeStyle {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { fatalError() }
  public static var thinMaterial: Material { fatalError() }
  public static var regularMaterial: Material { fatalError() }
  public static var thickMaterial: Material { fatalError() }
  public static var ultraThickMaterial: Material { fatalError() }
  public static var bar: Material { fatalError() }
}

public struct AnyGradient: ShapeStyle {}

public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable {
    public init(color: Color, location: CGFloat) {}
  }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}

extension LinearGradient: _PrimitiveView {}

public struct LinearGradient: ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension RadialGradient: _PrimitiveView {}

public struct RadialGradient: ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension AngularGradient: _PrimitiveView {}

public struct AngularGradient: ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { fatalError() }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  { fatalError() }
}

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, softLight, hardLight
  case difference, exclusion, plusLighter, plusDarker, destinationOut
}

public enum Visibility: CaseIterable, Sendable { case automatic, visible, hidden }

public enum Prominence: Sendable { case standard, increased }
