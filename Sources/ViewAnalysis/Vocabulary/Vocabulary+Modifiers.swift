extension Vocabulary {
  /// SwiftUI's view modifiers by name, as far as a rule needs to know more than the name.
  package static let modifiers = NameTable<ModifierEntry>(entries())

  package static func modifier(_ name: Name?) -> ModifierEntry? { modifiers[name] }

  private static func entries() -> [(String, ModifierEntry)] {
    var entries: [(String, ModifierEntry)] = []
    for name in visual {
      entries.append((name, ModifierEntry(traits: .visual, slots: [], noEffect: noEffect[name])))
    }
    for (name, argument) in noEffect where !visual.contains(name) {
      entries.append((name, ModifierEntry(traits: [], slots: [], noEffect: argument)))
    }
    for name in actions {
      entries.append((name, ModifierEntry(traits: [], slots: actionSlots, noEffect: nil)))
    }
    for (name, traits, slots) in withSlots {
      entries.append((name, ModifierEntry(traits: traits, slots: slots, noEffect: noEffect[name])))
    }
    return entries
  }

  /// The arguments with which a modifier changes nothing.
  private static let noEffect: [String: String] = [
    "opacity": "1", "disabled": "false", "blur": "radius: 0", "scaleEffect": "1", "rotationEffect": ".zero",
    "offset": ".zero", "padding": "0", "bold": "false", "italic": "false", "underline": "false",
    "strikethrough": "false", "grayscale": "0", "saturation": "1", "brightness": "0", "contrast": "1",
    "hueRotation": ".zero", "allowsHitTesting": "true", "accessibilityHidden": "false",
    "redacted": "reason: []", "lineLimit": "nil", "zIndex": "0", "shadow": "radius: 0",
    "interactiveDismissDisabled": "false", "kerning": "0", "tracking": "0", "baselineOffset": "0",
    "scrollDisabled": "false", "deleteDisabled": "false", "moveDisabled": "false",
    "privacySensitive": "false", "navigationBarBackButtonHidden": "false",
    "monospaced": "false", "selectionDisabled": "false",
  ]

  /// Modifiers that change how a view looks or where it stands, without closures of interest.
  private static let visual: Set<String> = [
    "accentColor", "aspectRatio", "backgroundStyle", "baselineOffset", "blendMode", "blur", "bold", "border",
    "brightness", "clipShape", "clipped", "colorInvert", "colorMultiply", "colorScheme",
    "compositingGroup", "contrast", "controlSize", "cornerRadius", "drawingGroup", "dynamicTypeSize",
    "fill", "fixedSize", "font", "fontDesign", "fontWeight", "fontWidth", "foregroundColor",
    "foregroundStyle", "frame", "containerRelativeFrame", "glassEffect", "grayscale", "hueRotation",
    "ignoresSafeArea", "edgesIgnoringSafeArea", "imageScale", "interpolation", "italic", "kerning",
    "layoutPriority", "lineLimit", "lineSpacing", "luminanceToAlpha", "minimumScaleFactor", "monospaced",
    "monospacedDigit", "multilineTextAlignment", "offset", "opacity", "padding", "position",
    "preferredColorScheme", "projectionEffect", "redacted", "renderingMode", "resizable", "rotation3DEffect",
    "rotationEffect", "saturation", "scaledToFill", "scaledToFit", "scaleEffect", "scenePadding", "shadow",
    "strikethrough", "stroke", "strokeBorder", "symbolEffect", "symbolRenderingMode", "symbolVariant",
    "textCase", "textScale", "tint", "tracking", "transformEffect", "truncationMode", "underline",
    "unredacted", "zIndex", "listRowBackground", "listRowInsets", "listRowSeparator", "listRowSpacing",
    "buttonStyle", "labelStyle", "toggleStyle", "textFieldStyle", "pickerStyle", "listStyle",
    "groupBoxStyle", "progressViewStyle", "gaugeStyle", "menuStyle", "formStyle", "tabViewStyle",
    "datePickerStyle", "labelsHidden", "contentMargins", "safeAreaPadding", "hidden", "presentationDetents",
    "presentationCornerRadius", "scrollContentBackground", "alignmentGuide", "visualEffect",
  ]

  /// Calls that make something move by itself, for as long as the view is there.
  static let restless: NameSet = [
    "TimelineView", "repeatForever", "phaseAnimator", "keyframeAnimator", "PhaseAnimator", "KeyframeAnimator",
    "VideoPlayer", "SpriteView", "SceneView",
  ]

  /// Modifiers that mean the row of the list or the item of the selection that the view is.
  static let listRowModifiers: NameSet = [
    "listRowBackground", "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "listItemTint",
    "swipeActions", "tag", "badge", "deleteDisabled", "moveDisabled", "selectionDisabled",
  ]

  /// Methods that only images, shapes, texts, collections or contents of charts and maps have.
  static let specificModifiers: NameSet = [
    "resizable", "renderingMode", "interpolation", "antialiased", "allowedDynamicRange", "fill", "stroke",
    "strokeBorder", "trim", "inset", "intersection", "union", "subtracting", "onDelete", "onMove", "onInsert",
    "annotation", "symbol", "symbolSize", "interpolationMethod", "lineStyle", "width",
    "navigationTransition", "customizationID", "tabPlacement", "windowResizability", "windowStyle",
    "defaultSize", "commands", "configurationDisplayName", "supportedFamilies", "description", "equatable",
  ]

  /// Modifiers that say how a field takes a text.
  static let textInputModifiers: NameSet = [
    "keyboardType", "textContentType", "textInputAutocapitalization", "autocapitalization",
    "autocorrectionDisabled",
    "disableAutocorrection",
  ]

  /// Further modifiers of `View`, of which only the name is known.
  static let plainModifiers: NameSet = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
    "accessibilityElement", "accessibilityAddTraits", "accessibilityRemoveTraits",
    "accessibilitySortPriority",
    "accessibilityInputLabels", "accessibilityHeading", "accessibilityShowsLargeContentViewer",
    "accessibilityIgnoresInvertColors", "allowsTightening", "autocapitalization", "autocorrectionDisabled",
    "disableAutocorrection", "buttonBorderShape", "buttonRepeatBehavior", "contentShape", "contentTransition",
    "coordinateSpace", "defaultScrollAnchor", "environment", "environmentObject",
    "flipsForRightToLeftLayoutDirection", "focusable", "focusEffectDisabled", "focusSection", "geometryGroup",
    "gridCellAnchor", "gridCellUnsizedAxes", "gridColumnAlignment", "headerProminence", "help", "hoverEffect",
    "keyboardShortcut", "keyboardType", "labelsVisibility", "listItemTint", "listRowSeparatorTint",
    "listSectionSeparator", "listSectionSeparatorTint", "listSectionSpacing", "menuIndicator", "menuOrder",
    "navigationBarHidden", "navigationBarTitle", "navigationBarTitleDisplayMode",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "navigationSubtitle", "navigationViewStyle",
    "presentationBackgroundInteraction", "presentationCompactAdaptation", "presentationContentInteraction",
    "presentationDragIndicator", "persistentSystemOverlays", "scrollBounceBehavior", "scrollClipDisabled",
    "scrollDismissesKeyboard", "scrollIndicators", "scrollTargetBehavior", "scrollTargetLayout",
    "scrollEdgeEffectStyle", "speechSpellsOutCharacters", "statusBar", "statusBarHidden", "submitLabel",
    "submitScope", "tableStyle", "textContentType", "textInputAutocapitalization", "textSelection",
    "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarRole",
    "toolbarTitleDisplayMode", "toolbarVisibility", "transition", "writingToolsBehavior",
    "disclosureGroupStyle", "controlGroupStyle", "labeledContentStyle", "textEditorStyle", "indexViewStyle",
    "invalidatableContent", "symbolEffectsRemoved", "alternatingRowBackgrounds", "springLoadingBehavior",
  ]

  /// What charts and maps show: no views.
  static let marks: NameSet = [
    "AreaMark", "BarMark", "LineMark", "PointMark", "RectangleMark", "RuleMark", "SectorMark", "AreaPlot",
    "BarPlot",
    "LinePlot", "PointPlot", "RectanglePlot", "RulePlot", "SectorPlot", "AxisGridLine", "AxisTick",
    "AxisMark",
    "Marker", "MapPolyline", "MapPolygon", "MapCircle", "UserAnnotation",
  ]

  private static let actionSlots = [
    ClosureSlot("", .action), ClosureSlot("perform", .action), ClosureSlot("action", .action),
    ClosureSlot("onChange", .action), ClosureSlot("onEnded", .action),
    ClosureSlot("onPressingChanged", .action),
    ClosureSlot("pressing", .action), ClosureSlot("for", .value), ClosureSlot("of", .value),
    ClosureSlot("onDismiss", .action), ClosureSlot("onCompletion", .action),
    ClosureSlot("isTargeted", .action),
    ClosureSlot("onCancellation", .action),
  ]

  /// Modifiers whose closures run when something happens.
  private static let actions = [
    "onAppear", "onDisappear", "task", "onChange", "onReceive", "onSubmit", "onTapGesture",
    "onLongPressGesture", "onHover", "onContinuousHover", "onOpenURL", "onContinueUserActivity", "onDrop",
    "onDelete", "onMove", "onInsert", "onCopyCommand", "onCutCommand", "onPasteCommand", "onDeleteCommand",
    "onExitCommand", "onMoveCommand", "onPlayPauseCommand", "onCommand", "onKeyPress", "onEnded", "onChanged",
    "onPreferenceChange", "onScrollGeometryChange", "onGeometryChange", "onScrollPhaseChange",
    "onScrollVisibilityChange", "onModifierKeysChanged", "onPencilDoubleTap", "onPencilSqueeze",
    "refreshable", "accessibilityAction", "accessibilityAdjustableAction", "accessibilityScrollAction",
    "accessibilityZoomAction", "gesture", "simultaneousGesture", "highPriorityGesture", "updating",
    "dropDestination", "pasteDestination", "fileImporter", "fileExporter", "fileMover",
    "defersSystemGestures", "onGesture", "onInAppPurchaseCompletion", "onInAppPurchaseStart",
    "handlesExternalEvents", "backgroundTask", "sensoryFeedback", "userActivity", "onDragSessionUpdated",
    "dropConfiguration", "storeProductsTask", "subscriptionStatusTask", "currentEntitlementTask",
  ]

  private static let view = ClosureSlot("", .builder(.view))
  private static let viewContent = ClosureSlot("content", .builder(.view))
  private static let later = ClosureSlot("", .deferredBuilder(.view))
  private static let laterContent = ClosureSlot("content", .deferredBuilder(.view))
  private static let onDismiss = ClosureSlot("onDismiss", .action)
  private static let alertSlots = [
    later, ClosureSlot("actions", .deferredBuilder(.view)), ClosureSlot("message", .deferredBuilder(.view)),
  ]
  private static let value = [ClosureSlot("", .value)]

  private static let withSlots: [(String, ModifierTraits, [ClosureSlot])] = [
    ("overlay", .visual, [view, viewContent]),
    ("background", .visual, [view, viewContent]),
    ("mask", .visual, [view, ClosureSlot("mask", .builder(.view))]),
    ("safeAreaInset", .visual, [view, viewContent]),
    ("safeAreaBar", .visual, [view, viewContent]),
    ("containerBackground", .visual, [view, viewContent]),
    ("backgroundPreferenceValue", .visual, [later]),
    ("overlayPreferenceValue", .visual, [later]),
    ("badge", .visual, []),
    ("listRowBackground", .visual, []),
    ("sheet", .presents, [later, laterContent, onDismiss]),
    ("fullScreenCover", .presents, [later, laterContent, onDismiss]),
    ("popover", .presents, [later, laterContent]),
    ("inspector", .presents, [later, laterContent]),
    ("alert", .presents, alertSlots),
    ("confirmationDialog", .presents, alertSlots),
    ("navigationDestination", .presents, [later, ClosureSlot("destination", .deferredBuilder(.view))]),
    (
      "contextMenu", .presents,
      [
        later, ClosureSlot("menuItems", .deferredBuilder(.view)),
        ClosureSlot("menu", .deferredBuilder(.view)),
        ClosureSlot("preview", .deferredBuilder(.view)), ClosureSlot("primaryAction", .action),
      ]
    ),
    ("swipeActions", [], [later, laterContent]),
    ("toolbar", [], [ClosureSlot("", .builder(.toolbar)), ClosureSlot("content", .builder(.toolbar))]),
    ("toolbarTitleMenu", [], [view, viewContent]),
    ("commands", [], [ClosureSlot("", .builder(.commands)), ClosureSlot("content", .builder(.commands))]),
    ("searchSuggestions", [], [view, ClosureSlot("suggestions", .builder(.view))]),
    ("searchable", [], [ClosureSlot("suggestions", .builder(.view)), view]),
    ("tabItem", [], [view]),
    ("navigationBarItems", [], []),
    ("tabViewBottomAccessory", [], [view, viewContent]),
    ("tabViewSidebarHeader", [], [view, viewContent]),
    ("tabViewSidebarFooter", [], [view, viewContent]),
    ("accessibilityActions", [], [view]),
    ("accessibilityRepresentation", [], [view, ClosureSlot("representation", .builder(.view))]),
    ("accessibilityChildren", [], [view, ClosureSlot("children", .builder(.view))]),
    (
      "accessibilityRotor", [], [ClosureSlot("", .builder(.other)), ClosureSlot("entries", .builder(.other))]
    ),
    ("draggable", [], [ClosureSlot("preview", .deferredBuilder(.view)), later]),
    ("onDrag", [], [ClosureSlot("", .action), ClosureSlot("preview", .deferredBuilder(.view))]),
    ("itemProvider", [], [ClosureSlot("", .action)]),
    ("phaseAnimator", .visual, [later, laterContent, ClosureSlot("animation", .value)]),
    ("keyframeAnimator", .visual, [later, laterContent, ClosureSlot("keyframes", .builder(.other))]),
    ("chartOverlay", [], [later, laterContent]),
    ("chartBackground", [], [later, laterContent]),
    ("chartXAxis", [], [ClosureSlot("", .builder(.other)), ClosureSlot("content", .builder(.other))]),
    ("chartYAxis", [], [ClosureSlot("", .builder(.other)), ClosureSlot("content", .builder(.other))]),
    ("chartLegend", [], [view, viewContent]),
    ("chartPlotStyle", [], [later]),
    ("annotation", [], [view, viewContent]),
    ("animation", [], [later, ClosureSlot("body", .deferredBuilder(.view))]),
    ("transaction", [], value + [ClosureSlot("body", .deferredBuilder(.view))]),
    ("scrollTransition", .visual, [ClosureSlot("", .value), ClosureSlot("transition", .value)]),
    ("visualEffect", .visual, value),
    ("alignmentGuide", .visual, value + [ClosureSlot("computeValue", .value)]),
    ("anchorPreference", [], value), ("transformAnchorPreference", [], value),
    ("transformPreference", [], value), ("transformEnvironment", [], value),
    ("containerRelativeFrame", .visual, value), ("containerValue", [], []),
    ("presentationBackground", .visual, [later, laterContent]),
    ("widgetURL", [], []), ("tag", [], []), ("id", [], []),
    ("dialogSuppressionToggle", [], []), ("subscriptionStoreControlIcon", [], [later]),
    ("navigationTitle", [], [view]), ("manipulable", [], []),
    ("gridCellColumns", [], []), ("modifier", [], []),
  ]
}
