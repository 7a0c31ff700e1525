/// What the code shows of the oldest system that it is for. No Swift file of an app says so itself.
struct DeploymentEvidence {
  private let context: RuleContext
  /// The file whose code is asked about.
  private let file: String
  private let targets: TargetFolders

  init(for file: String, _ context: RuleContext) {
    self.context = context
    self.file = file
    targets = TargetFolders(context.workspace)
  }

  /// How many files that use an API are looked at.
  private static let mostFiles = 4

  /// Whether the code is for iOS 16, macOS 13 and the other systems of that year, or later ones only: a package's
  /// manifest says so, or code that runs on every version needs them.
  var needsSystemsOf2022: Bool {
    if let module = context.workspace.module(of: file) {
      let manifest = module.package.isEmpty ? "Package.swift" : module.package + "/Package.swift"
      if let isLater = platforms(in: manifest)?.areLater { return isLater }
    } else if needsPackage {
      return true
    }
    return Self.typesOf2022.contains { uses($0, as: \.isTypeUse) }
      || Self.modifiersOf2022.contains { uses($0, as: \.isModifierCall) }
      || Self.laterTextMethods.contains { uses($0, as: \.isTextMethodOfView) }
  }

  // MARK: Manifests

  /// Whether a package of the workspace is for these systems only, and so what it is a part of.
  private var needsPackage: Bool {
    context.workspace.files(referringTo: "Package").contains { manifest in
      platforms(in: manifest).map { $0.areLater && $0.includeIOS } ?? false
    }
  }

  /// The platforms that the manifest names; nil for none.
  private func platforms(in manifest: String) -> (areLater: Bool, includeIOS: Bool)? {
    guard manifest == "Package.swift" || manifest.hasSuffix("/Package.swift"),
      let tree = context.resolver.source(named: manifest)?.tree
    else { return nil }
    var result: (areLater: Bool, includeIOS: Bool)?
    for id in tree.nodes.ids(of: [.functionCallExpr]) {
      guard let call = FunctionCall(tree.node(id)), let name = call.name?.text,
        let first = Self.versionsOf2022[name], let version = call.firstArgument?.value?.text
      else { continue }
      // `.v16`, `.v10_15`, `"16.4"`
      let digits = version.drop { !$0.isNumber }.prefix { $0.isNumber }
      let isLater = Int(digits).map { $0 >= first } ?? false
      result = ((result?.areLater ?? true) && isLater, (result?.includeIOS ?? false) || name == "iOS")
    }
    return result
  }

  private static let versionsOf2022 = [
    "iOS": 16, "macOS": 13, "tvOS": 16, "watchOS": 9, "macCatalyst": 16, "visionOS": 1,
  ]

  // MARK: APIs

  /// Whether code that is in each build of the file's target, and runs on every version, uses the API.
  private func uses(_ name: String, as isUse: (Node) -> Bool) -> Bool {
    let workspace = context.workspace
    // It may be the app's own, for older systems.
    guard !workspace.knows(name), !workspace.declaresAlias(name), !workspace.declaresGlobal(name),
      workspace.viewFunctions(named: name).isEmpty
    else { return false }
    let module = workspace.module(of: file)
    let files = workspace.references(to: name).lazy.filter { using, _ in
      module == nil
        ? workspace.module(of: using) == nil && targets.canSee(using, from: file)
        : workspace.module(of: using) == module
    }
    return files.prefix(Self.mostFiles).contains { using, references in
      guard let tree = context.resolver.source(named: using)?.tree else { return false }
      return references.contains { reference in
        guard !reference.isInPreview else { return false }
        let node = tree.innermostNode(at: reference.range.lowerBound)
        return isUse(node) && !node.isUnderCondition
      }
    }
  }

  private static let typesOf2022 = [
    "NavigationStack", "NavigationSplitView", "NavigationPath", "ViewThatFits", "ShareLink", "LabeledContent",
    "GridRow", "AnyLayout", "MultiDatePicker", "Observable", "Bindable", "ContentUnavailableView",
    "UnevenRoundedRectangle", "ImageRenderer", "KeyframeAnimator", "PhaseAnimator", "ModelContainer",
  ]

  private static let modifiersOf2022 = [
    "navigationDestination", "presentationDetents", "presentationDragIndicator", "scrollContentBackground",
    "scrollDismissesKeyboard", "scrollIndicators", "scrollDisabled", "toolbarBackground", "toolbarTitleMenu",
    "contentTransition", "persistentSystemOverlays", "dropDestination", "sensoryFeedback",
    "scrollTargetBehavior", "scrollTargetLayout", "containerRelativeFrame", "contentMargins", "symbolEffect",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "onGeometryChange", "formStyle",
    "gridCellColumns", "fontDesign", "fontWidth", "presentationBackground", "scrollBounceBehavior",
    "scrollClipDisabled",
  ]

  private static let laterTextMethods = ["bold", "italic", "fontWeight", "underline", "monospaced"]
}

extension Node {
  /// Whether the code is compiled, or runs, under a condition that its type does not show from outside: in an `#if`, for
  /// one version and later ones.
  var isUnderCondition: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .ifConfigClause: return true
      case .ifExpr:
        if ancestor.children(.conditionElement).contains(where: \.isAvailability) { return true }
      case .codeBlockItem:
        let block = ancestor.parent?.children(.codeBlockItem) ?? []
        let isGuarded = block.lazy.prefix { $0.id < ancestor.id }.contains { item in
          guard let statement = item.firstChild, statement.kind == .guardStmt else { return false }
          return statement.children(.conditionElement).contains(where: \.isAvailability)
        }
        if isGuarded { return true }
      default: if ancestor.attribute("available") != nil { return true }
      }
    }
    return false
  }

  /// `#available(…)` among conditions.
  private var isAvailability: Bool { firstChild?.kind == .availabilityCondition }

  /// A type's name that is called or written as a type or an attribute.
  fileprivate var isTypeUse: Bool {
    kind == .identifierType || kind == .declReferenceExpr && !isMemberName
  }

  /// The name of a modifier that is called.
  fileprivate var isModifierCall: Bool { modifierCall != nil }

  /// The name of a method of `Text` that is applied to another view.
  fileprivate var isTextMethodOfView: Bool {
    guard let call = modifierCall else { return false }
    return ViewExpression(call.outermostChain).laterTextMethods.onView.contains { $0.node == call }
  }

  private var modifierCall: Node? {
    guard kind == .declReferenceExpr, isMemberName, let access = parent,
      let call = FunctionCall(access.parent),
      call.callee == access
    else { return nil }
    return call.node
  }
}
