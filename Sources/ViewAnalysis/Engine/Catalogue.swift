/// All rules, by name. A new rule is one more line here.
package enum Catalogue {
  package static let rules: [Rule] = [
    .anyView,
    .blanketEquatable,
    .clipWithoutCompositingGroup,
    .closureContent,
    .concreteBodyType,
    .conditionalModifier,
    .conditionalView,
    .debugPrintChanges,
    .eagerScrollContent,
    .heavyExpression,
    .largeBody,
    .logicInAction,
    .missingBody,
    .missingContentBuilder,
    .ownedLazyContainer,
    .primitiveButtonStyle,
    .propertyOrder,
    .redundantInit,
    .redundantViewBuilder,
    .repeatedRedaction,
    .representableDelegate,
    .representableStoredView,
    .representableUpdate,
    .rootlessBody,
    .sameViewBranches,
    .singleChildGroup,
    .stylingView,
    .undiscoverableModifier,
    .undiscoverableStyle,
    .unknownRuleName,
    .unusedSuppression,
    .viewClass,
    .workInBody,
    .workInInit,
    .zstackDecoration,
  ]

  private static let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })

  /// The rule's index in `rules`.
  package static func index(of id: String) -> Int? { indices[id] }

  package static func rule(named id: String) -> Rule? { indices[id].map { rules[$0] } }
}
