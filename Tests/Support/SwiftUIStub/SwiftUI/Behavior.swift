public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let search = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `return` = SubmitLabel()
}

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(extendedGraphemeClusterLiteral value: Character) {}
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let space = KeyEquivalent(" ")
  public init(_ character: Character) {}
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 1)
  public static let control = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let command = EventModifiers(rawValue: 8)
}

public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut()
  public static let cancelAction = KeyboardShortcut()
}

public struct KeyboardType: Sendable {}

public struct UIKeyboardType: Sendable {
  public static let `default` = UIKeyboardType()
  public static let numberPad = UIKeyboardType()
  public static let decimalPad = UIKeyboardType()
  public static let emailAddress = UIKeyboardType()
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UIKeyboardType()
}

public struct UITextContentType: Sendable {
  public static let emailAddress = UITextContentType()
  public static let username = UITextContentType()
  public static let password = UITextContentType()
  public static let name = UITextContentType()
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { fatalError() }
  public static var words: TextInputAutocapitalization { fatalError() }
  public static var sentences: TextInputAutocapitalization { fatalError() }
  public static var characters: TextInputAutocapitalization { fatalError() }
}

public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

public struct ScrollIndicatorVisibility: Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { fatalError() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { fatalError() }
}

public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let impact = SensoryFeedback()
}

extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { Stubbed() }
  public func tag<V: Hashable>(_ tag: V) -> some View { Stubbed() }
  public func disabled(_ disabled: Bool) -> some View { Stubbed() }
  public func allowsHitTesting(_ enabled: Bool) -> some View { Stubbed() }
  public func labelsHidden() -> some View { Stubbed() }
  public func help(_ textKey: LocalizedStringKey) -> some View { Stubbed() }
  @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View { Stubbed() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { Stubbed() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { Stubbed() }
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { Stubbed() }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { Stubbed() }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  { Stubbed() }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  { Stubbed() }
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    Stubbed()
  }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never { Stubbed() }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    Stubbed()
  }
  public func submitLabel(_ label: SubmitLabel) -> some View { Stubbed() }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { Stubbed() }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Stubbed() }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { Stubbed() }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    Stubbed()
  }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { Stubbed() }
  public func keyboardType(_ type: UIKeyboardType) -> some View { Stubbed() }
  public func textContentType(_ type: UITextContentType?) -> some View { Stubbed() }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    Stubbed()
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { Stubbed() }
  public func disableAutocorrection(_ disable: Bool?) -> some View { Stubbed() }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { Stubbed() }
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    Stubbed()
  }
  public func focusable(_ isFocusable: Bool = true) -> some View { Stubbed() }
  public func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { Stubbed() }
  public func moveDisabled(_ isDisabled: Bool) -> some View { Stubbed() }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { Stubbed() }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { Stubbed() }
  public func scrollDisabled(_ disabled: Bool) -> some View { Stubbed() }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  { Stubbed() }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { Stubbed() }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { Stubbed() }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { Stubbed() }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { Stubbed() }
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    Stubbed()
  }
  public func scrollTransition(
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { Stubbed() }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { Stubbed() }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    Stubbed()
  }
  public func menuIndicator(_ visibility: Visibility) -> some View { Stubbed() }
  public func menuOrder(_ order: MenuOrder) -> some View { Stubbed() }
}

public struct MenuOrder: Sendable {
  public static let automatic = MenuOrder()
  public static let fixed = MenuOrder()
  public static let priority = MenuOrder()
}

public enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { fatalError() }
  public var value: Double { fatalError() }
}

// MARK: - Accessibility

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isLink = AccessibilityTraits()
  public static let isImage = AccessibilityTraits()
  public static let isModal = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()
  public init() {}
  public func contains(_ member: Self) -> Bool { false }
  public func union(_ other: Self) -> Self { self }
  public func intersection(_ other: Self) -> Self { self }
  public func symmetricDifference(_ other: Self) -> Self { self }
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) { fatalError() }
  public mutating func remove(_ member: Self) -> Self? { nil }
  public mutating func update(with member: Self) -> Self? { nil }
  public mutating func formUnion(_ other: Self) {}
  public mutating func formIntersection(_ other: Self) {}
  public mutating func formSymmetricDifference(_ other: Self) {}
}

public struct AccessibilityChildBehavior: Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

public struct AccessibilityActionKind: Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

extension View {
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { Stubbed() }
  public func accessibilityLabel(_ label: Text) -> some View { Stubbed() }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    Stubbed()
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { Stubbed() }
  public func accessibilityValue(_ value: Text) -> some View { Stubbed() }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    Stubbed()
  }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { Stubbed() }
  public func accessibilityHint(_ hint: Text) -> some View { Stubbed() }
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { Stubbed() }
  public func accessibilityHidden(_ hidden: Bool) -> some View { Stubbed() }
  public func accessibilityIdentifier(_ identifier: String) -> some View { Stubbed() }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { Stubbed() }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Stubbed() }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { Stubbed() }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { Stubbed() }
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { Stubbed() }
  public func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> some View
  { Stubbed() }
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    Stubbed()
  }
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Stubbed()
  }
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> some View
  { Stubbed() }
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    Stubbed()
  }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { Stubbed() }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    Stubbed()
  }
  public func accessibilityShowsLargeContentViewer() -> some View { Stubbed() }
}
