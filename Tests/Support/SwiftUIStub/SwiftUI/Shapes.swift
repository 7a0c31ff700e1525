public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { fatalError() }
    set {}
  }
}

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
}

extension Double: VectorArithmetic { public mutating func scale(by factor: Double) {} }
extension CGFloat: VectorArithmetic { public mutating func scale(by factor: Double) {} }
extension Float: VectorArithmetic { public mutating func scale(by factor: Double) {} }

public struct EmptyAnimatableData: VectorArithmetic {
  public static var zero: Self { fatalError() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public mutating func scale(by factor: Double) {}
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: Self { fatalError() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public mutating func scale(by factor: Double) {}
}

public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }

public struct Path: Equatable, Sendable, Shape {
  public init() {}
  public init(_ rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(ellipseIn rect: CGRect) {}
  public init(_ callback: (inout Path) -> Void) {}
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func addLines(_ lines: [CGPoint]) {}
  public mutating func addRect(_ rect: CGRect) {}
  public mutating func addEllipse(in rect: CGRect) {}
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public mutating func closeSubpath() {}
  public func path(in rect: CGRect) -> Path { self }
}

public protocol Shape: View, Animatable, Sendable where Body == _ShapeBody {
  nonisolated func path(in rect: CGRect) -> Path
}

public struct _ShapeBody: _PrimitiveView {}

extension Shape {
  public var body: _ShapeBody { fatalError() }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public struct Rectangle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  public nonisolated func inset(by amount: CGFloat) -> Rectangle { self }
}

public struct Circle: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  public nonisolated func inset(by amount: CGFloat) -> Circle { self }
}

public struct Ellipse: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  public nonisolated func inset(by amount: CGFloat) -> Ellipse { self }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct Capsule: InsettableShape {
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  public nonisolated func inset(by amount: CGFloat) -> Capsule { self }
}

public struct RoundedRectangle: InsettableShape {
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

public struct UnevenRoundedRectangle: InsettableShape {
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

public struct ContainerRelativeShape: InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

public struct AnyShape: Shape {
  public nonisolated init<S: Shape>(_ shape: S) {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}

extension Shape where Self == Rectangle { public nonisolated static var rect: Rectangle { fatalError() } }
extension Shape where Self == Circle { public nonisolated static var circle: Circle { fatalError() } }
extension Shape where Self == Ellipse { public nonisolated static var ellipse: Ellipse { fatalError() } }
extension Shape where Self == Capsule { public nonisolated static var capsule: Capsule { fatalError() } }
extension Shape where Self == ContainerRelativeShape {
  public nonisolated static var containerRelative: ContainerRelativeShape { fatalError() }
}
extension Shape where Self == RoundedRectangle {
  public nonisolated static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { fatalError() }
}

public struct StyledShape<Content: Shape>: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}

extension Shape {
  public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle())
    -> StyledShape<Self>
  { fatalError() }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StyledShape<Self>
  { fatalError() }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StyledShape<Self>
  { fatalError() }
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StyledShape<Self> { fatalError() }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StyledShape<Self> { fatalError() }
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public struct Canvas<Symbols: View>: _PrimitiveView {
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}
}

public struct GraphicsContext {
  public struct Shading {
    public static func color(_ color: Color) -> Shading { fatalError() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { fatalError() }
  }
  public var opacity: Double
  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
}
