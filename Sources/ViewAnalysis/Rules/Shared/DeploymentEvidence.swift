/// What the code shows of the oldest system that it is for. No Swift file of an app says so itself.
final class DeploymentEvidence {
  private let context: RuleContext
  /// The file whose code is asked about.
  private let file: String
  private lazy var targets = TargetFolders(context.workspace)

  init(for file: String, _ context: RuleContext) {
    self.context = context
    self.file = file
  }

  /// How many files that use an API are looked at.
  private static let mostFiles = 4

  /// Whether the code is for iOS 16, macOS 13 and the other systems of that year, or later ones only: a package's
  /// manifest says so, or code that runs on every version needs them.
  var needsSystemsOf2022: Bool {
    if let module = context.workspace.module(of: file) {
      if let platforms = platforms(in: module.manifest) { return platforms.allSatisfy(\.isOf2022OrLater) }
    } else if needsPackage {
      return true
    }
    return Self.typesOf2022.contains { uses($0, as: \.isTypeUse) }
      || Self.modifiersOf2022.contains { uses($0, as: \.isModifierCall) }
      || Self.laterTextMethods.contains { uses($0, as: \.isTextMethodOfView) }
  }

  /// Whether the code is for systems before these, too: its package's manifest says so, or code of the same target asks
  /// for one of these before it uses something. Checks for earlier versions are often left over, and don't count.
  func includesSystems(before systems: [SystemVersion]) -> Bool {
    let module = context.workspace.module(of: file)
    if let module, let platforms = platforms(in: module.manifest) {
      return platforms.contains { known in
        systems.contains { $0.platform == known.platform && known.major < $0.major }
      }
    }
    let asking = context.workspace.files(askingFor: systems).contains { isSeen($0, module) }
    return asking && (module != nil || !needsPackage)
  }

  /// Whether the other file is one of the same target, as far as is known. `module` is this file's.
  private func isSeen(_ other: String, _ module: FileModule?) -> Bool {
    guard context.workspace.module(of: other) == module else { return false }
    return module != nil || targets.canSee(other, from: file)
  }

  // MARK: Manifests

  /// Whether a package of the workspace is for these systems only, and so what it is a part of.
  private var needsPackage: Bool {
    context.workspace.files(referringTo: "Package").contains { manifest in
      guard let platforms = platforms(in: manifest) else { return false }
      return platforms.allSatisfy(\.isOf2022OrLater) && platforms.contains { $0.platform == .iOS }
    }
  }

  /// The oldest systems that the manifest names; nil for none.
  private func platforms(in manifest: String) -> [SystemVersion]? {
    guard manifest == "Package.swift" || manifest.hasSuffix("/Package.swift"),
      let tree = context.resolver.source(named: manifest)?.tree
    else { return nil }
    let found = tree.nodes.ids(of: [.functionCallExpr]).compactMap { id -> SystemVersion? in
      guard let call = FunctionCall(tree.node(id)), let name = call.name?.text,
        let platform = SystemVersion.Platform(rawValue: name), let version = call.firstArgument?.value?.text
      else { return nil }
      // `.v16`, `.v10_15`, `"16.4"`
      let digits = version.drop { !$0.isNumber }.prefix { $0.isNumber }
      return Int(digits).map { SystemVersion(platform, $0) }
    }
    return found.isEmpty ? nil : found
  }

  // MARK: APIs

  /// Whether code that is in each build of the file's target, and runs on every version, uses the API.
  private func uses(_ name: String, as isUse: (Node) -> Bool) -> Bool {
    let workspace = context.workspace
    // It may be the app's own, for older systems.
    guard !workspace.knows(name), !workspace.declaresAlias(name), !workspace.declaresGlobal(name),
      workspace.viewFunctions(named: name).isEmpty
    else { return false }
    let module = workspace.module(of: file)
    let files = workspace.references(to: name).lazy.filter { [self] using, _ in isSeen(using, module) }
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

extension FileModule {
  /// The file that declares it.
  fileprivate var manifest: String { package.isEmpty ? "Package.swift" : package + "/Package.swift" }
}

extension RuleContext {
  /// Whether the code may also run on systems before these, which have no API of that year.
  func mayRun(_ node: Node, before systems: [SystemVersion]) -> Bool {
    guard let file = resolver.fileName else { return false }
    return DeploymentEvidence(for: file, self).includesSystems(before: systems)
      && !node.needsAny(of: systems)
  }
}

extension SystemVersion {
  fileprivate var isOf2022OrLater: Bool {
    Self.of2022.contains { $0.platform == platform && $0.major <= major }
  }
}

extension Node {
  /// Whether the code runs on the systems, or later ones, alone: a declaration around it says so, or a condition.
  fileprivate func needsAny(of systems: [SystemVersion]) -> Bool {
    let isEnough = { (node: Node) in
      node.systemVersions.contains { known in
        systems.contains { $0.platform == known.platform && $0.major <= known.major }
      }
    }
    let asks = { (node: Node) in
      node.children(.conditionElement).contains { $0.isAvailability && isEnough($0) }
    }
    for ancestor in ancestors {
      switch ancestor.kind {
      case .ifExpr:
        if asks(ancestor), IfExpr(ancestor)?.thenBlock?.contains(self) == true { return true }
      case .codeBlockItem:
        let before = ancestor.parent?.children(.codeBlockItem).lazy.prefix { $0.id < ancestor.id }
        if before?.compactMap(\.firstChild).contains(where: { $0.kind == .guardStmt && asks($0) }) == true {
          return true
        }
      default:
        if ancestor.attributes.contains(where: { $0.attributeName == "available" && isEnough($0) }) {
          return true
        }
      }
    }
    return false
  }

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
      let call = access.ownCall
    else { return nil }
    return call.node
  }
}
