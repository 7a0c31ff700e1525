// What Foundation has on Apple's systems only.

extension String {
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { fatalError() }
}
