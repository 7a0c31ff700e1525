@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View {
  public static func _printChanges() {}
  public static func _logChanges() {}
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

/// A view of SwiftUI's own, without a body. A protocol of its own, so that a view of an app that lacks its
/// body still doesn't compile.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { fatalError() }
}

/// What stands after each `some View` here.
public struct Stubbed: _PrimitiveView {}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { fatalError() }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { fatalError() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { fatalError() }
}

public struct TupleView<T>: _PrimitiveView {
  public var value: T
  public init(_ value: T) { self.value = value }
}

public struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public struct EmptyView: _PrimitiveView {
  public nonisolated init() {}
}

public struct AnyView: _PrimitiveView {
  public init<V: View>(_ view: V) {}
  public init<V: View>(erasing view: V) {}
}

public struct Group<Content> {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { fatalError() }
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {}
}

public struct GroupElementsOfContent<Base, Result>: _PrimitiveView {}

public struct SubviewsCollection: RandomAccessCollection, _PrimitiveView {
  public nonisolated var startIndex: Int { fatalError() }
  public nonisolated var endIndex: Int { fatalError() }
  public nonisolated subscript(index: Int) -> Subview { fatalError() }
}

public struct Subview: _PrimitiveView, Identifiable {
  public nonisolated var id: Int { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public nonisolated init() {}
  public func body(content: Content) -> Never { fatalError() }
}

extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
}

public struct EquatableView<Content: Equatable & View>: _PrimitiveView {
  public var content: Content
  public init(content: Content) { self.content = content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { fatalError() }
}

// MARK: - Apps, scenes, previews

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  public static func main() {}
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Group: Scene where Content: Scene {
  public init(@SceneBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { fatalError() }
}

public struct StubbedScene: _PrimitiveScene {}

@resultBuilder public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> StubbedScene {
    fatalError()
  }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> StubbedScene { fatalError() }
}

public struct WindowGroup<Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

public struct Window<Content: View>: _PrimitiveScene {
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

public struct Settings<Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    StubbedScene()
  }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { StubbedScene() }
  public func defaultSize(_ size: CGSize) -> some Scene { StubbedScene() }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    StubbedScene()
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { StubbedScene() }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { StubbedScene() }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { StubbedScene() }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  { StubbedScene() }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  { StubbedScene() }
}

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

@MainActor @preconcurrency public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never { fatalError() }
}

public struct StubbedCommands: _PrimitiveCommands {}

@resultBuilder public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> StubbedCommands {
    fatalError()
  }
}

public struct CommandMenu<Content: View>: _PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroup<Content: View>: _PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(rawValue: String) {}
}

extension View {
  public func previewDisplayName(_ value: String?) -> some View { Stubbed() }
  public func previewLayout(_ value: PreviewLayout) -> some View { Stubbed() }
  public func previewDevice(_ value: PreviewDevice?) -> some View { Stubbed() }
}
