/// A stored property of a view type, and where its value comes from.
package struct ViewProperty: Sendable {
  package enum Source: Sendable {
    /// The view keeps it: `@State`, `@FocusState`, `@AppStorage`, `@Query`, …
    case state
    /// `@Binding`
    case binding
    /// An object that the view observes: `@StateObject`, `@ObservedObject`, `@EnvironmentObject`, …
    case object
    /// A value of the environment.
    case environment
    /// A plain value that the caller gives.
    case input
    /// A value that is the same as long as the view lives.
    case constant
    /// It has a wrapper that isn't SwiftUI's.
    case unknown
  }

  package let name: String
  /// Its index among the stored properties of the type.
  let index: Int
  package let source: Source
  /// The name of SwiftUI's wrapper.
  package let wrapper: String?
  /// Whether code in other files can name it.
  package let isVisibleElsewhere: Bool
  /// Whether its value can change while the view is on the screen, as far as the type's code shows.
  package internal(set) var canChange = false
  /// Whether an action of the type names it.
  var isUsedInActions = false
  /// Whether it is a state that holds an object of a class that tells nobody of its changes, as one of Apple's: what is called
  /// on it leaves the state as it is.
  let keepsSilentObject: Bool
  /// Whether it holds an object of which code depends only on those properties that it reads: an `@Observable` one.
  let isTrackedByProperty: Bool

  /// Whether it is an action of the environment, such as `dismiss`, which nothing is shown of.
  let isAction: Bool
  /// Whether it follows what the user sets for the whole system, such as a text size: that hardly ever changes.
  let isSetting: Bool

  /// Whether it is a state, a binding or an observed object, and can change: then the code that reads it runs again.
  package var isChangingState: Bool { canChange && mayBeChangingState }

  /// Whether the view's body runs again for it without being made anew by its owner.
  package var isStateSource: Bool { canChange && mayBeStateSource }

  /// Whether it is a state source, provided that it can change.
  var mayBeStateSource: Bool { mayBeChangingState || source == .environment }

  /// Whether it is a changing state, provided that it can change.
  var mayBeChangingState: Bool { source == .state || source == .binding || source == .object }

  init(_ facts: PropertyFacts, index: Int, _ workspace: WorkspaceIndex) {
    name = facts.name
    self.index = index
    isVisibleElsewhere = (facts.access ?? .internal) > .fileprivate
    let wrapper = facts.attributes.first { Vocabulary.wrappers[$0.name] != nil }
    self.wrapper = wrapper?.name
    source = Self.source(facts, wrapper)
    canChange =
      source == .binding || source == .environment || source == .input
      || source == .object && !Self.publishesNothing(facts, wrapper, workspace)
    if source == .state, let wrapper = wrapper?.name { canChange = Self.changedFromOutside.contains(wrapper) }
    keepsSilentObject =
      source == .state
      && (facts.type ?? facts.valueType).map { type in
        let name = type.withoutGenericArguments
        return workspace.isSystemObject(name) || Self.isSilentClass(name, workspace)
      } ?? false
    let key = wrapper.flatMap(Self.environmentKey)
    isAction = key.map(Vocabulary.environmentActions.contains) ?? false
    isSetting = self.wrapper == "ScaledMetric" || key.map(Vocabulary.environmentSettings.contains) ?? false
    switch source {
    case .object: isTrackedByProperty = self.wrapper == "Bindable" || self.wrapper == "Environment"
    case .state:
      isTrackedByProperty =
        (facts.type ?? facts.valueType).map { workspace.declares(.classDecl, named: $0) } ?? false
    default: isTrackedByProperty = false
    }
  }

  /// Whether the workspace declares the class, no class is its base, and no view follows its objects.
  private static func isSilentClass(_ name: String, _ workspace: WorkspaceIndex) -> Bool {
    let parts = workspace.types(named: name).map(\.facts)
    return parts.contains { $0.kind == .classDecl }
      && parts.allSatisfy { part in
        (part.kind == .classDecl || part.kind == .extensionDecl) && !part.isObservable
          && part.inherited.allSatisfy { inherited in
            inherited != "ObservableObject" && !workspace.declares(.classDecl, named: inherited)
          }
      }
  }

  /// `dismiss` in `@Environment(\.dismiss)`
  private static func environmentKey(_ wrapper: PropertyFacts.Attribute) -> String? {
    guard wrapper.name == "Environment", let path = wrapper.arguments?.split(separator: "\\.").last else {
      return nil
    }
    return String(path.prefix { $0.isLetter })
  }

  private static func source(_ facts: PropertyFacts, _ wrapper: PropertyFacts.Attribute?) -> Source {
    guard let wrapper else {
      if facts.attributes.contains(where: { !plainAttributes.contains($0.name) }) { return .unknown }
      return facts.isLet && facts.hasInitialValue ? .constant : .input
    }
    switch wrapper.name {
    case "Namespace", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor": return .constant
    case "Binding", "FocusedBinding": return .binding
    case "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "FocusedObject": return .object
    case "Environment":
      // `@Environment(Model.self)` gives an object.
      let key = wrapper.arguments?.drop { $0 == "(" || $0.isWhitespace } ?? ""
      return key.hasPrefix("\\") ? .environment : .object
    default: return Vocabulary.wrappers[wrapper.name] == .ownState ? .state : .environment
    }
  }

  /// Whether it holds an `ObservableObject` of a class that tells of no change.
  private static func publishesNothing(
    _ facts: PropertyFacts, _ wrapper: PropertyFacts.Attribute?, _ workspace: WorkspaceIndex
  ) -> Bool {
    guard let wrapper, Vocabulary.observingWrappers.contains(wrapper.name),
      let type = facts.type ?? facts.valueType
    else { return false }
    return publishesNothing(type, workspace, mostClasses)
  }

  /// How many classes above each other are looked at.
  private static let mostClasses = 4

  /// Whether none of what the class and those above it store is published, and no file that declares or names one of them
  /// mentions what publishes.
  private static func publishesNothing(_ type: String, _ workspace: WorkspaceIndex, _ steps: Int) -> Bool {
    let found = workspace.types(named: type)
    let declarations = found.map(\.facts)
    return steps > 0 && declarations.contains { $0.kind == .classDecl }
      && declarations.flatMap(\.properties).allSatisfy { property in
        property.isStatic
          || property.name != "objectWillChange" && (!property.isStored || property.attributes.isEmpty)
      }
      && workspace.files(referringTo: "objectWillChange").allSatisfy { file in
        !found.contains { $0.file == file } && workspace.references(in: file, to: type).isEmpty
      }
      && declarations.allSatisfy { facts in
        facts.kind == .extensionDecl
          || facts.kind == .classDecl && !facts.isObservable
            && facts.inherited.allSatisfy { inherited in
              inherited == "ObservableObject" || inherited == "NSObject"
                || publishesNothing(inherited, workspace, steps - 1)
            }
      }
  }

  private static let plainAttributes: NameSet = [
    "ViewBuilder", "MainActor", "available", "ObservationIgnored",
  ]

  /// The wrappers whose values change without an assignment in the type.
  private static let changedFromOutside: NameSet = [
    "AppStorage", "SceneStorage", "FetchRequest", "SectionedFetchRequest", "Query", "GestureState",
  ]
}
