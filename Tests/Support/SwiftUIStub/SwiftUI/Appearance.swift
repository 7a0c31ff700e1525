public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

extension View {
  public func foregroundColor(_ color: Color?) -> some View { Stubbed() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Stubbed() }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    Stubbed()
  }
  public func tint(_ tint: Color?) -> some View { Stubbed() }
  @_disfavoredOverload public func tint<S: ShapeStyle>(_ tint: S?) -> some View { Stubbed() }
  public func accentColor(_ accentColor: Color?) -> some View { Stubbed() }
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    Stubbed()
  }
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  {
    Stubbed()
  }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { Stubbed() }
  @_disfavoredOverload
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  {
    Stubbed()
  }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  { Stubbed() }
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { Stubbed() }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { Stubbed() }
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    Stubbed()
  }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    Stubbed()
  }
  @_disfavoredOverload
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    Stubbed()
  }
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
    -> some View
  { Stubbed() }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { Stubbed() }
  public func clipped(antialiased: Bool = false) -> some View { Stubbed() }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { Stubbed() }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { Stubbed() }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    Stubbed()
  }
  public func mask<Mask: View>(_ mask: Mask) -> some View { Stubbed() }
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { Stubbed() }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    Stubbed()
  }
  public func opacity(_ opacity: Double) -> some View { Stubbed() }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { Stubbed() }
  public func brightness(_ amount: Double) -> some View { Stubbed() }
  public func contrast(_ amount: Double) -> some View { Stubbed() }
  public func saturation(_ amount: Double) -> some View { Stubbed() }
  public func grayscale(_ amount: Double) -> some View { Stubbed() }
  public func hueRotation(_ angle: Angle) -> some View { Stubbed() }
  public func colorInvert() -> some View { Stubbed() }
  public func colorMultiply(_ color: Color) -> some View { Stubbed() }
  public func luminanceToAlpha() -> some View { Stubbed() }
  public func blendMode(_ blendMode: BlendMode) -> some View { Stubbed() }
  public func compositingGroup() -> some View { Stubbed() }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    Stubbed()
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { Stubbed() }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { Stubbed() }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    Stubbed()
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { Stubbed() }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some View { Stubbed() }
  public func redacted(reason: RedactionReasons) -> some View { Stubbed() }
  public func unredacted() -> some View { Stubbed() }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { Stubbed() }
  public func hidden() -> some View { Stubbed() }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { Stubbed() }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { Stubbed() }
  public func headerProminence(_ prominence: Prominence) -> some View { Stubbed() }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { Stubbed() }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { Stubbed() }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    Stubbed()
  }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { Stubbed() }
  public func badge(_ count: Int) -> some View { Stubbed() }
  public func badge(_ label: Text?) -> some View { Stubbed() }
  public func badge(_ key: LocalizedStringKey?) -> some View { Stubbed() }
  public func listRowBackground<V: View>(_ view: V?) -> some View { Stubbed() }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { Stubbed() }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    Stubbed()
  }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { Stubbed() }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    Stubbed()
  }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { Stubbed() }
  public func listItemTint(_ tint: Color?) -> some View { Stubbed() }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { Stubbed() }
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  { Stubbed() }
}

public struct ContainerBackgroundPlacement: Sendable {
  public static let widget = ContainerBackgroundPlacement()
  public static let navigation = ContainerBackgroundPlacement()
}

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 4)
}

public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}
