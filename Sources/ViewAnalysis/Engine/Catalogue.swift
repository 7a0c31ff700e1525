/// All rules, by name. A new rule is one more line here.
package enum Catalogue {
  package static let rules: [Rule] = [
    .anyView,
    .baseView,
    .blanketEquatable,
    .clipWithoutCompositingGroup,
    .closureBinding,
    .closureContent,
    .concreteBodyType,
    .conditionalModifier,
    .conditionalView,
    .constantState,
    .controlStylingView,
    .debugPrintChanges,
    .duplicatedViewStructure,
    .eagerScrollContent,
    .exposedState,
    .freshID,
    .heavyExpression,
    .helperInForEach,
    .helperView,
    .largeBody,
    .layoutInModifier,
    .logicInAction,
    .missingBody,
    .missingContentBuilder,
    .ownedLazyContainer,
    .ownedObject,
    .positionalID,
    .prematureModifier,
    .primitiveButtonStyle,
    .propertyOrder,
    .redundantInit,
    .redundantViewBuilder,
    .repeatedModifierChain,
    .repeatedRedaction,
    .representableDelegate,
    .representableStoredView,
    .representableUpdate,
    .rootlessBody,
    .sameViewBranches,
    .sectionedView,
    .sharedInvalidation,
    .singleChildGroup,
    .stateFromParent,
    .stylingView,
    .taskOnAppear,
    .undiscoverableModifier,
    .undiscoverableStyle,
    .unknownRuleName,
    .unusedDependency,
    .unusedSuppression,
    .varyingRow,
    .viewClass,
    .workInBody,
    .workInInit,
    .zstackDecoration,
  ]

  private static let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })

  /// The rule's index in `rules`.
  package static func index(of id: String) -> Int? { indices[id] }

  /// Whether the rule looks at suppression comments, so that none can suppress it.
  package static func isAboutSuppressions(_ id: String) -> Bool {
    id == Rule.unknownRuleName.id || id == Rule.unusedSuppression.id
  }

  package static func rule(named id: String) -> Rule? { indices[id].map { rules[$0] } }
}
