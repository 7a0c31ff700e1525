import CoreData

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

// Like Apple's, in an extension: a property without an initial value may be set in an `init` then.
extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {}
  public init(projectedValue: Binding<Value>) {}
  public init<V>(_ base: Binding<V>) where Value == V? {}
  public init?(_ base: Binding<Value?>) { nil }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
  public var transaction: Transaction
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { fatalError() }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { fatalError() }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  public var startIndex: Value.Index { fatalError() }
  public var endIndex: Value.Index { fatalError() }
  public func index(after i: Value.Index) -> Value.Index { fatalError() }
  public subscript(position: Value.Index) -> Binding<Value.Element> { fatalError() }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { fatalError() }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public init(wrappedValue: Value) where Value: AnyObject & Observable { fatalError() }
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { fatalError() }
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { fatalError() }
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { fatalError() }
  }
  public nonisolated init(wrappedValue: ObjectType) { fatalError() }
  public nonisolated init(initialValue: ObjectType) { fatalError() }
  public var wrappedValue: ObjectType
  public var projectedValue: Wrapper { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public nonisolated init() {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
  public var wrappedValue: Value { fatalError() }
}

@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private init(stubbed: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {}
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {}
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {}
}

@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public init(wrappedValue: Value, _ key: String) {}
  public init(_ key: String) where Value: ExpressibleByNilLiteral {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    private init(stubbed: Value) {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { fatalError() }
  }
  public init() where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { fatalError() }
}

@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    private init(stubbed: Value) {}
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
  }
  public init() where Value == Bool {}
  public init<T: Hashable>() where Value == T? {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { fatalError() }
}

@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public init(wrappedValue: Value, resetTransaction: Transaction) {}
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: GestureState<Value> { fatalError() }
}

@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: Namespace.ID { fatalError() }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
  public var wrappedValue: Value { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  public nonisolated init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {}
  public var wrappedValue: FetchedResults<Result> { fatalError() }
}

public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(position: Int) -> Result { fatalError() }
}

@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { fatalError() }
}

@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { fatalError() }
}

public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { fatalError() }
    set {}
  }
}

public protocol FocusedValueKey {
  associatedtype Value
}

@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject>: DynamicProperty {
  public nonisolated init(_ delegateType: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { fatalError() }
}

// MARK: - Environment, preferences

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

public struct EnvironmentValues: Sendable {
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { fatalError() }
    set {}
  }
}

extension EnvironmentValues {
  public var accessibilityDifferentiateWithoutColor: Bool { fatalError() }
  public var accessibilityReduceMotion: Bool { fatalError() }
  public var accessibilityReduceTransparency: Bool { fatalError() }
  public var accessibilityVoiceOverEnabled: Bool { fatalError() }
  public var allowsTightening: Bool {
    get { fatalError() }
    set {}
  }
  public var autocorrectionDisabled: Bool {
    get { fatalError() }
    set {}
  }
  public var calendar: Calendar {
    get { fatalError() }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }
  public var controlActiveState: ControlActiveState {
    get { fatalError() }
    set {}
  }
  public var controlSize: ControlSize {
    get { fatalError() }
    set {}
  }
  public var defaultMinListRowHeight: CGFloat {
    get { fatalError() }
    set {}
  }
  public var dismiss: DismissAction { fatalError() }
  public var dismissSearch: DismissSearchAction { fatalError() }
  public var dismissWindow: DismissWindowAction { fatalError() }
  public var displayScale: CGFloat {
    get { fatalError() }
    set {}
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set {}
  }
  public var editMode: Binding<EditMode>? {
    get { fatalError() }
    set {}
  }
  public var font: Font? {
    get { fatalError() }
    set {}
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
  public var isFocused: Bool { fatalError() }
  public var isLuminanceReduced: Bool {
    get { fatalError() }
    set {}
  }
  public var isPresented: Bool { fatalError() }
  public var isSearching: Bool { fatalError() }
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set {}
  }
  public var lineLimit: Int? {
    get { fatalError() }
    set {}
  }
  public var lineSpacing: CGFloat {
    get { fatalError() }
    set {}
  }
  public var locale: Locale {
    get { fatalError() }
    set {}
  }
  public var multilineTextAlignment: TextAlignment {
    get { fatalError() }
    set {}
  }
  public var openURL: OpenURLAction {
    get { fatalError() }
    set {}
  }
  public var openWindow: OpenWindowAction { fatalError() }
  public var pixelLength: CGFloat { fatalError() }
  public var presentationMode: Binding<PresentationMode> { fatalError() }
  public var redactionReasons: RedactionReasons {
    get { fatalError() }
    set {}
  }
  public var refresh: RefreshAction? { fatalError() }
  public var scenePhase: ScenePhase {
    get { fatalError() }
    set {}
  }
  public var sizeCategory: ContentSizeCategory {
    get { fatalError() }
    set {}
  }
  public var symbolVariants: SymbolVariants {
    get { fatalError() }
    set {}
  }
  public var timeZone: TimeZone {
    get { fatalError() }
    set {}
  }
  public var truncationMode: Text.TruncationMode {
    get { fatalError() }
    set {}
  }
  public var undoManager: UndoManager? { fatalError() }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ControlActiveState: CaseIterable, Sendable { case key, active, inactive }
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { fatalError() }
}
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ContentSizeCategory: CaseIterable, Sendable { case small, medium, large, extraLarge }
public enum DynamicTypeSize: CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { fatalError() }
}

public class UndoManager {}

public struct PresentationMode {
  public var isPresented: Bool { fatalError() }
  public mutating func dismiss() {}
}

@MainActor @preconcurrency public struct DismissAction { public func callAsFunction() {} }
@MainActor @preconcurrency public struct DismissSearchAction { public func callAsFunction() {} }
public struct RefreshAction: Sendable { public func callAsFunction() async {} }
@MainActor @preconcurrency public struct DismissWindowAction {
  public func callAsFunction(id: String) {}
}
@MainActor @preconcurrency public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
@MainActor @preconcurrency public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { fatalError() }
  }
  public init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    Stubbed()
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { Stubbed() }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { Stubbed() }
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { Stubbed() }
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { Stubbed() }
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { Stubbed() }
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { Stubbed() }
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { Stubbed() }
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { Stubbed() }
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { Stubbed() }
  public func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View {
    Stubbed()
  }
  public func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View {
    Stubbed()
  }
}
