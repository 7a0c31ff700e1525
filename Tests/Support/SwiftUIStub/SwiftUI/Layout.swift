public struct HorizontalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
  init() {}
}

public struct VerticalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) {}
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
  public static let lastTextBaseline = VerticalAlignment()
  init() {}
}

public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct ViewDimensions: Equatable {
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public subscript(guide: HorizontalAlignment) -> CGFloat { fatalError() }
  public subscript(guide: VerticalAlignment) -> CGFloat { fatalError() }
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
}

public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) {}
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

public enum Axis: CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum HorizontalEdge: Sendable {
  case leading, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

public enum VerticalEdge: Sendable {
  case top, bottom
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

public enum Edge: CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  public init() { fatalError() }
}

public struct Angle: Comparable, Sendable, Hashable {
  public var radians: Double
  public var degrees: Double
  public init(degrees: Double) { fatalError() }
  public init(radians: Double) { fatalError() }
  public static let zero = Angle(degrees: 0)
  public static func degrees(_ degrees: Double) -> Angle { fatalError() }
  public static func radians(_ radians: Double) -> Angle { fatalError() }
  public static func < (a: Angle, b: Angle) -> Bool { fatalError() }
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width, height: CGFloat?
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { fatalError() }
  public func replacingUnspecifiedDimensions(by size: CGSize = .zero) -> CGSize { fatalError() }
}

public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { Stubbed() }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

public struct LayoutSubviews: RandomAccessCollection, Sendable {
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> LayoutSubview { fatalError() }
}

public struct LayoutSubview {
  public var priority: Double { fatalError() }
  public var spacing: ViewSpacing { fatalError() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { fatalError() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

public struct ViewSpacing: Sendable {
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { fatalError() }
}

public struct AnyLayout: Layout {
  public init<L: Layout>(_ layout: L) {}
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    fatalError()
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

public struct VStackLayout: Layout {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    fatalError()
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

public struct HStackLayout: Layout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    fatalError()
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

// MARK: - Geometry

public struct GeometryProxy {
  public var size: CGSize { fatalError() }
  public var safeAreaInsets: EdgeInsets { fatalError() }
  public subscript<T>(anchor: Anchor<T>) -> T { fatalError() }
  public func frame(in space: CoordinateSpace) -> CGRect { fatalError() }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { fatalError() }
}

public struct Anchor<Value> {
  public struct Source {}
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { fatalError() }
}

public enum CoordinateSpace: Equatable {
  case global, local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { fatalError() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { fatalError() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { fatalError() }
}

public struct GeometryReader<Content: View>: _PrimitiveView {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public enum ContentMode: CaseIterable, Sendable { case fit, fill }

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}

extension View {
  public func padding(_ insets: EdgeInsets) -> some View { Stubbed() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Stubbed() }
  public func padding(_ length: CGFloat) -> some View { Stubbed() }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    Stubbed()
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { Stubbed() }
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    Stubbed()
  }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { Stubbed() }
  public func fixedSize() -> some View { Stubbed() }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { Stubbed() }
  public func layoutPriority(_ value: Double) -> some View { Stubbed() }
  public func offset(_ offset: CGSize) -> some View { Stubbed() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Stubbed() }
  public func position(_ position: CGPoint) -> some View { Stubbed() }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { Stubbed() }
  public func zIndex(_ value: Double) -> some View { Stubbed() }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { Stubbed() }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { Stubbed() }
  public func scaledToFit() -> some View { Stubbed() }
  public func scaledToFill() -> some View { Stubbed() }
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { Stubbed() }
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { Stubbed() }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    Stubbed()
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { Stubbed() }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { Stubbed() }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { Stubbed() }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Stubbed() }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { Stubbed() }
  public func contentMargins(_ length: CGFloat) -> some View { Stubbed() }
  public func coordinateSpace<T: Hashable>(name: T) -> some View { Stubbed() }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { Stubbed() }
  public func gridCellColumns(_ count: Int) -> some View { Stubbed() }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { Stubbed() }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { Stubbed() }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { Stubbed() }
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { Stubbed() }
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { Stubbed() }
}

public protocol VisualEffect: Sendable {}
public struct EmptyVisualEffect: VisualEffect {}
extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { EmptyVisualEffect() }
  public func opacity(_ opacity: Double) -> some VisualEffect { EmptyVisualEffect() }
  public func blur(radius: CGFloat) -> some VisualEffect { EmptyVisualEffect() }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    EmptyVisualEffect()
  }
}
