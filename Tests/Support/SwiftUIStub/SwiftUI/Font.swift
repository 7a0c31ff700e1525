public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public struct Width: Hashable, Sendable {
    public static let compressed = Width()
    public static let condensed = Width()
    public static let standard = Width()
    public static let expanded = Width()
  }
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Sendable { case standard, tight, loose }
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    fatalError()
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    fatalError()
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { fatalError() }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    fatalError()
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { fatalError() }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
}

public enum TextAlignment: CaseIterable, Sendable { case leading, center, trailing }

extension View {
  public func font(_ font: Font?) -> some View { Stubbed() }
  public func fontWeight(_ weight: Font.Weight?) -> some View { Stubbed() }
  public func fontWidth(_ width: Font.Width?) -> some View { Stubbed() }
  public func fontDesign(_ design: Font.Design?) -> some View { Stubbed() }
  public func bold(_ isActive: Bool = true) -> some View { Stubbed() }
  public func italic(_ isActive: Bool = true) -> some View { Stubbed() }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { Stubbed() }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { Stubbed() }
  public func kerning(_ kerning: CGFloat) -> some View { Stubbed() }
  public func tracking(_ tracking: CGFloat) -> some View { Stubbed() }
  public func baselineOffset(_ offset: CGFloat) -> some View { Stubbed() }
  public func monospaced(_ isActive: Bool = true) -> some View { Stubbed() }
  public func monospacedDigit() -> some View { Stubbed() }
  public func textCase(_ textCase: Text.Case?) -> some View { Stubbed() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Stubbed() }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { Stubbed() }
  public func lineLimit(_ number: Int?) -> some View { Stubbed() }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { Stubbed() }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { Stubbed() }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { Stubbed() }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { Stubbed() }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { Stubbed() }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { Stubbed() }
  public func allowsTightening(_ flag: Bool) -> some View { Stubbed() }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { Stubbed() }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { Stubbed() }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    Stubbed()
  }
}

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { fatalError() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { fatalError() }
}
