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
    .unknownRuleName,
    .unusedSuppression,
    .workInBody,
    .workInInit,
    .zstackDecoration,
  ]

  private static let byID = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0) })

  package static func rule(named id: String) -> Rule? { byID[id] }
}
