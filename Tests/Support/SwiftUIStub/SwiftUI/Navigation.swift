// swift-format-ignore-file: AmbiguousTrailingClosureOverload

public struct NavigationPath {
  public init() {}
  public var count: Int { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func removeLast(_ k: Int = 1) {}
}

public struct NavigationStack<Data, Root: View>: _PrimitiveView {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {}
}

public struct NavigationView<Content: View>: _PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
  public static let automatic = NavigationSplitViewVisibility()
  public static let all = NavigationSplitViewVisibility()
  public static let doubleColumn = NavigationSplitViewVisibility()
  public static let detailOnly = NavigationSplitViewVisibility()
}

public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {}
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {}
}

public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {}
}

// MARK: - Toolbars

@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

@MainActor @preconcurrency public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  public var body: Never { fatalError() }
}

public struct StubbedToolbarContent: _PrimitiveToolbarContent {}

@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> StubbedToolbarContent { fatalError() }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> StubbedToolbarContent {
    fatalError()
  }
  public static func buildEither<A: ToolbarContent>(first: A) -> StubbedToolbarContent { fatalError() }
  public static func buildEither<B: ToolbarContent>(second: B) -> StubbedToolbarContent { fatalError() }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
    -> StubbedToolbarContent
  { fatalError() }
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let secondaryAction = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
}

public struct ToolbarItem<Content: View>: _PrimitiveToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension Group: ToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) {}
}

public struct ToolbarPlacement: Sendable {
  public static let automatic = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement()
  public static let bottomBar = ToolbarPlacement()
  public static let windowToolbar = ToolbarPlacement()
}

public enum NavigationBarTitleDisplayMode: Sendable { case automatic, inline, large }

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: DisplayMode) -> SearchFieldPlacement { fatalError() }
  public enum DisplayMode: Sendable { case automatic, always }
}

extension View {
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { Stubbed() }
  public func navigationTitle(_ title: Text) -> some View { Stubbed() }
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { Stubbed() }
  public func navigationTitle(_ title: Binding<String>) -> some View { Stubbed() }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { Stubbed() }
  public func navigationBarItems<L: View>(leading: L) -> some View { Stubbed() }
  public func navigationBarItems<T: View>(trailing: T) -> some View { Stubbed() }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { Stubbed() }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    Stubbed()
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View { Stubbed() }
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { Stubbed() }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { Stubbed() }
  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
    -> some View
  { Stubbed() }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { Stubbed() }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { Stubbed() }
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { Stubbed() }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { Stubbed() }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { Stubbed() }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    Stubbed()
  }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { Stubbed() }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    Stubbed()
  }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    Stubbed()
  }
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    Stubbed()
  }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { Stubbed() }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { Stubbed() }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { Stubbed() }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { Stubbed() }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { Stubbed() }
  public func searchCompletion(_ completion: String) -> some View { Stubbed() }
}

public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = ToolbarTitleDisplayMode()
  public static let inline = ToolbarTitleDisplayMode()
  public static let large = ToolbarTitleDisplayMode()
}
