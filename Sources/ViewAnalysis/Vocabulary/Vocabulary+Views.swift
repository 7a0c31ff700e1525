extension Vocabulary {
  /// SwiftUI's views, scenes and items by name.
  package static let views = NameTable<ViewEntry>(
    entries(stacks) + entries(collections) + entries(navigation) + entries(controls) + entries(leaves)
      + entries(readers) + entries(notViews)
      + shapes.allNames.map { ($0, ViewEntry(traits: .shape, slots: [])) })

  package static func view(_ name: Name?) -> ViewEntry? { views[name] }

  /// SwiftUI's views that have no state of their own, besides shapes and fills: they draw, or arrange others.
  static let statelessViews: NameSet = [
    "Text", "Image", "Label", "ProgressView", "Gauge", "Spacer", "Divider", "VStack", "HStack", "ZStack",
    "Group",
    "Grid", "GridRow",
  ]

  /// Views that are there for the gap or the line between others.
  static let gapViews: NameSet = ["Divider", "Spacer", "EmptyView"]

  private typealias Row = (name: String, traits: ViewTraits, slots: [ClosureSlot])

  private static func entries(_ rows: [Row]) -> [(String, ViewEntry)] {
    rows.map { ($0.name, ViewEntry(traits: $0.traits, slots: $0.slots)) }
  }

  private static let content = ClosureSlot("", .builder(.view))
  private static let contentLabel = ClosureSlot("content", .builder(.view))
  private static let label = ClosureSlot("label", .builder(.view))
  private static let rowsContent = [
    ClosureSlot("", .deferredBuilder(.view)), ClosureSlot("content", .deferredBuilder(.view)),
    ClosureSlot("rowContent", .deferredBuilder(.view)),
  ]

  private static let stacks: [Row] = [
    ("VStack", [.container, .vertical], [content, contentLabel]),
    ("HStack", [.container, .horizontal], [content, contentLabel]),
    ("ZStack", [.container], [content, contentLabel]),
    ("LazyVStack", [.container, .vertical, .lazy], [content, contentLabel]),
    ("LazyHStack", [.container, .horizontal, .lazy], [content, contentLabel]),
    ("LazyVGrid", [.container, .vertical, .lazy], [content, contentLabel]),
    ("LazyHGrid", [.container, .horizontal, .lazy], [content, contentLabel]),
    ("Grid", [.container], [content, contentLabel]),
    ("GridRow", [.container, .horizontal], [content, contentLabel]),
    ("HSplitView", [.container, .horizontal], [content, contentLabel]),
    ("VSplitView", [.container, .vertical], [content, contentLabel]),
    ("ScrollView", [.container, .scrolls], [content, contentLabel]),
    ("Form", [.container, .vertical, .scrolls, .rows], [content, contentLabel]),
    ("ViewThatFits", [.container], [content, contentLabel]),
    ("GlassEffectContainer", [.container], [content, contentLabel]),
    ("ControlGroup", [.container, .rows], [content, contentLabel, label]),
    (
      "GroupBox", [.container],
      [
        ClosureSlot("", .builder(.view)), contentLabel, label,
      ]
    ),
    ("Group", [.transparent], [content, contentLabel]),
  ]

  private static let collections: [Row] = [
    (
      "List", [.container, .vertical, .scrolls, .lazy, .rows, .iterates],
      [
        ClosureSlot("", .builder(.view)), contentLabel, ClosureSlot("rowContent", .deferredBuilder(.view)),
      ]
    ),
    (
      "Section", [.container, .transparent, .rows],
      [
        content, contentLabel, ClosureSlot("header", .builder(.view)), ClosureSlot("footer", .builder(.view)),
      ]
    ),
    ("ForEach", [.transparent, .iterates], rowsContent),
    ("OutlineGroup", [.transparent, .iterates], rowsContent),
    (
      "DisclosureGroup", [.container, .rows],
      [
        ClosureSlot("", .deferredBuilder(.view)), contentLabel, label,
      ]
    ),
    (
      "Table", [.container, .vertical, .scrolls, .lazy, .rows, .iterates],
      [
        ClosureSlot("", .builder(.table)), ClosureSlot("columns", .builder(.table)),
        ClosureSlot("rows", .builder(.table)),
      ]
    ),
    (
      "TableColumn", [.notView],
      [
        ClosureSlot("", .deferredBuilder(.view)), ClosureSlot("content", .deferredBuilder(.view)),
      ]
    ),
    ("TableRow", [.notView], []),
    ("Chart", [.iterates], [ClosureSlot("", .builder(.chart)), ClosureSlot("content", .builder(.chart))]),
    ("Map", [], [ClosureSlot("", .builder(.map)), ClosureSlot("content", .builder(.map))]),
    (
      "Picker", [.control, .rows],
      [
        ClosureSlot("", .builder(.view)), contentLabel, label,
        ClosureSlot("currentValueLabel", .builder(.view)),
      ]
    ),
    ("Subview", [], []), ("SubviewsCollection", [.transparent], []),
  ]

  private static let navigation: [Row] = [
    ("NavigationStack", [.container, .navigation], [content, ClosureSlot("root", .builder(.view))]),
    ("NavigationView", [.container, .navigation], [content, contentLabel]),
    (
      "NavigationSplitView", [.container, .navigation, .horizontal],
      [
        content, ClosureSlot("sidebar", .builder(.view)), contentLabel,
        ClosureSlot("detail", .builder(.view)),
      ]
    ),
    (
      "TabView", [.container, .navigation],
      [
        ClosureSlot("", .builder(.tabs)), ClosureSlot("content", .builder(.tabs)),
      ]
    ),
    ("Tab", [.notView], [content, contentLabel, label]),
    (
      "TabSection", [.notView],
      [
        ClosureSlot("", .builder(.tabs)), ClosureSlot("content", .builder(.tabs)),
        ClosureSlot("header", .builder(.view)),
      ]
    ),
    (
      "NavigationLink", [.control],
      [
        ClosureSlot("", .builder(.view), besides: ["destination", "value"]),
        ClosureSlot("", .deferredBuilder(.view)),
        ClosureSlot("destination", .deferredBuilder(.view)), label,
      ]
    ),
  ]

  private static let buttonSlots = [
    ClosureSlot("", .builder(.view), besides: ["action", "intent"]),
    ClosureSlot("", .action), ClosureSlot("action", .action), label,
  ]
  private static let labelOnly = [content, label]
  private static let editing = [
    content, label, ClosureSlot("onEditingChanged", .action), ClosureSlot("onCommit", .action),
    ClosureSlot("minimumValueLabel", .builder(.view)), ClosureSlot("maximumValueLabel", .builder(.view)),
    ClosureSlot("currentValueLabel", .builder(.view)), ClosureSlot("markedValueLabels", .builder(.view)),
    ClosureSlot("onIncrement", .action), ClosureSlot("onDecrement", .action),
    ClosureSlot("ticks", .builder(.other)),
    ClosureSlot("tick", .value),
  ]

  private static let controls: [Row] = [
    ("Button", [.control], buttonSlots),
    ("Toggle", [.control], labelOnly),
    ("Slider", [.control], editing),
    ("Stepper", [.control], editing),
    ("TextField", [.control], editing),
    ("SecureField", [.control], editing),
    ("TextEditor", [.control], []),
    ("DatePicker", [.control], labelOnly),
    ("MultiDatePicker", [.control], labelOnly),
    ("ColorPicker", [.control], labelOnly),
    ("PhotosPicker", [.control], labelOnly),
    (
      "Menu", [.control, .rows],
      [
        ClosureSlot("", .builder(.view)), contentLabel, label, ClosureSlot("primaryAction", .action),
      ]
    ),
    ("Link", [.control], labelOnly),
    (
      "ShareLink", [.control],
      [
        content, label, ClosureSlot("subject", .value), ClosureSlot("message", .value),
        ClosureSlot("preview", .value),
      ]
    ),
    ("SettingsLink", [.control], labelOnly),
    ("HelpLink", [.control], [ClosureSlot("", .action), ClosureSlot("action", .action)]),
    ("EditButton", [.control], []), ("RenameButton", [.control], []),
    ("PasteButton", [.control], [ClosureSlot("", .action), ClosureSlot("onPaste", .action)]),
    (
      "SignInWithAppleButton", [.control],
      [
        ClosureSlot("", .action), ClosureSlot("onRequest", .action), ClosureSlot("onCompletion", .action),
      ]
    ),
    ("Gauge", [], editing),
    ("ProgressView", [], editing),
    ("Label", [], [content, ClosureSlot("title", .builder(.view)), ClosureSlot("icon", .builder(.view))]),
    ("LabeledContent", [], [content, contentLabel, label]),
    (
      "ContentUnavailableView", [],
      [
        content, label, ClosureSlot("description", .builder(.view)), ClosureSlot("actions", .builder(.view)),
      ]
    ),
  ]

  private static let leaves: [Row] = [
    ("Text", [], []), ("Image", [], []), ("Spacer", [], []), ("Divider", [], []),
    ("EmptyView", [.transparent], []), ("AnyView", [], []), ("TupleView", [.transparent], []),
    ("EquatableView", [], []), ("Color", [.fill], []), ("LinearGradient", [.fill], []),
    ("RadialGradient", [.fill], []), ("AngularGradient", [.fill], []), ("EllipticalGradient", [.fill], []),
    ("MeshGradient", [.fill], []), ("ImagePaint", [.fill], []), ("ScrollViewProxy", [.notView], []),
    ("SpriteView", [], []), ("SceneView", [], []),
    (
      "VideoPlayer", [],
      [
        ClosureSlot("", .builder(.view)), ClosureSlot("videoOverlay", .builder(.view)),
      ]
    ),
    (
      "AsyncImage", [],
      [
        ClosureSlot("", .deferredBuilder(.view)), ClosureSlot("content", .deferredBuilder(.view)),
        ClosureSlot("placeholder", .deferredBuilder(.view)),
      ]
    ),
    (
      "Canvas", [],
      [
        ClosureSlot("", .value), ClosureSlot("renderer", .value), ClosureSlot("symbols", .builder(.view)),
      ]
    ),
    ("WebView", [], []), ("Model3D", [], []), ("RealityView", [], []), ("TextFieldLink", [.control], []),
    ("SubscriptionStoreView", [], [content]), ("StoreView", [], [content]), ("ProductView", [], [content]),
  ]

  /// Views whose closure is called with something that SwiftUI measured or counted.
  private static let readers: [Row] = [
    ("GeometryReader", [.container], rowsContent),
    ("GeometryReader3D", [.container], rowsContent),
    ("ScrollViewReader", [], rowsContent),
    ("TimelineView", [], rowsContent),
    (
      "PhaseAnimator", [],
      [
        ClosureSlot("", .deferredBuilder(.view)), ClosureSlot("content", .deferredBuilder(.view)),
        ClosureSlot("animation", .value),
      ]
    ),
    (
      "KeyframeAnimator", [],
      [
        ClosureSlot("", .deferredBuilder(.view)), ClosureSlot("content", .deferredBuilder(.view)),
        ClosureSlot("keyframes", .builder(.other)),
      ]
    ),
  ]

  private static let notViews: [Row] = [
    ("ToolbarItem", [.notView], [content, contentLabel]),
    ("ToolbarItemGroup", [.notView], [content, contentLabel, label]),
    ("ToolbarSpacer", [.notView], []),
    ("ToolbarTitleMenu", [.notView, .rows], [content, contentLabel]),
    (
      "WindowGroup", [.notView],
      [
        ClosureSlot("", .deferredBuilder(.view)), ClosureSlot("content", .deferredBuilder(.view)),
        ClosureSlot("defaultValue", .value),
      ]
    ),
    ("Window", [.notView], [content, contentLabel]),
    ("UtilityWindow", [.notView], [content, contentLabel]),
    ("Settings", [.notView], [content, contentLabel]),
    ("MenuBarExtra", [.notView, .rows], [content, contentLabel, label]),
    (
      "DocumentGroup", [.notView],
      [
        ClosureSlot("", .deferredBuilder(.view)), ClosureSlot("editor", .deferredBuilder(.view)),
        ClosureSlot("viewer", .deferredBuilder(.view)), ClosureSlot("newDocument", .value),
      ]
    ),
    ("ImmersiveSpace", [.notView], [content, contentLabel]),
    ("CommandMenu", [.notView, .rows], [content, contentLabel]),
    (
      "CommandGroup", [.notView, .rows],
      [
        content, ClosureSlot("addition", .builder(.view)), ClosureSlot("replacing", .builder(.view)),
      ]
    ),
    (
      "StaticConfiguration", [.notView],
      [ClosureSlot("", .deferredBuilder(.view)), ClosureSlot("content", .deferredBuilder(.view))]
    ),
    (
      "AppIntentConfiguration", [.notView],
      [ClosureSlot("", .deferredBuilder(.view)), ClosureSlot("content", .deferredBuilder(.view))]
    ),
    (
      "IntentConfiguration", [.notView],
      [ClosureSlot("", .deferredBuilder(.view)), ClosureSlot("content", .deferredBuilder(.view))]
    ),
    (
      "ActivityConfiguration", [.notView],
      [
        ClosureSlot("", .deferredBuilder(.view)), ClosureSlot("dynamicIsland", .value),
      ]
    ),
    (
      "DynamicIsland", [.notView],
      [
        ClosureSlot("", .builder(.other)), ClosureSlot("compactLeading", .builder(.view)),
        ClosureSlot("compactTrailing", .builder(.view)), ClosureSlot("minimal", .builder(.view)),
      ]
    ),
    ("DynamicIslandExpandedRegion", [.notView], [content, contentLabel]),
    ("Annotation", [.notView], [content, contentLabel, label]),
    ("AxisMarks", [.notView], [ClosureSlot("", .builder(.other)), ClosureSlot("content", .builder(.other))]),
    ("AxisValueLabel", [.notView], [content, contentLabel]),
  ]

  package static let shapes: NameSet = [
    "Circle", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Ellipse", "Path",
    "ContainerRelativeShape", "AnyShape", "ConcentricRectangle", "ButtonBorderShape",
  ]

  /// Views that a menu shows as its items.
  package static let menuItems: NameSet = [
    "Button", "Toggle", "Picker", "Menu", "Link", "ShareLink", "NavigationLink", "SettingsLink", "EditButton",
    "RenameButton", "PasteButton", "ControlGroup", "Divider", "EmptyView",
  ]

  /// The attributes that make a builder of views: the second one from SDK 27 on.
  package static let viewBuilders: NameSet = ["ViewBuilder", "ContentBuilder"]

  /// The result builders by attribute name.
  package static let builders = NameTable<BuilderKind>([
    ("ViewBuilder", .view), ("ToolbarContentBuilder", .toolbar), ("SceneBuilder", .scene),
    ("CommandsBuilder", .commands), ("TableColumnBuilder", .table), ("TableRowBuilder", .table),
    ("ChartContentBuilder", .chart), ("MapContentBuilder", .map), ("TabContentBuilder", .tabs),
    ("AxisMarkBuilder", .other), ("AxisContentBuilder", .other), ("AccessibilityRotorContentBuilder", .other),
    ("WidgetBundleBuilder", .other), ("KeyframesBuilder", .other), ("KeyframeTrackContentBuilder", .other),
    ("ContentBuilder", .view), ("CustomizableToolbarContentBuilder", .toolbar),
  ])
}
