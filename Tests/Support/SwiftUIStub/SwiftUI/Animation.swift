public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static let interactiveSpring = Animation()
  public static func linear(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeIn(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeInOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0) -> Animation { fatalError() }
  public static func spring(response: Double, dampingFraction: Double = 0.8, blendDuration: Double = 0)
    -> Animation
  { fatalError() }
  public static func bouncy(duration: TimeInterval) -> Animation { fatalError() }
  public static func smooth(duration: TimeInterval) -> Animation { fatalError() }
  public static func snappy(duration: TimeInterval) -> Animation { fatalError() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var animation: Animation?
  public var disablesAnimations = false
}

public struct AnyTransition: @unchecked Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { fatalError() }
  public static func move(edge: Edge) -> AnyTransition { fatalError() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { fatalError() }
  public static func push(from edge: Edge) -> AnyTransition { fatalError() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    fatalError()
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { fatalError() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let opacity = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { fatalError() }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { Stubbed() }
  public func animation(_ animation: Animation?) -> some View { Stubbed() }
  public func transition(_ transition: AnyTransition) -> some View { Stubbed() }
  public func contentTransition(_ transition: ContentTransition) -> some View { Stubbed() }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { Stubbed() }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { Stubbed() }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Stubbed, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { Stubbed() }
}

// MARK: - Gestures

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location, startLocation, predictedEndLocation: CGPoint
    public var translation, predictedEndTranslation: CGSize
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable { public var magnification: CGFloat }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct StubbedGesture<Value>: Gesture {}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> StubbedGesture<Value> { fatalError() }
  public func onChanged(_ action: @escaping (Value) -> Void) -> StubbedGesture<Value> where Value: Equatable {
    fatalError()
  }
  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> StubbedGesture<Value> { fatalError() }
  public func map<T>(_ body: @escaping (Value) -> T) -> StubbedGesture<T> { fatalError() }
  public func simultaneously<G: Gesture>(with other: G) -> StubbedGesture<(Value?, G.Value?)> { fatalError() }
  public func sequenced<G: Gesture>(before other: G) -> StubbedGesture<(Value, G.Value?)> { fatalError() }
  public func exclusively<G: Gesture>(before other: G) -> StubbedGesture<Value> { fatalError() }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none = GestureMask(rawValue: 0)
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask(rawValue: 3)
}

extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { Stubbed() }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    Stubbed()
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    Stubbed()
  }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { Stubbed() }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { Stubbed() }
}
