extension Vocabulary {
  /// SwiftUI's own colours, by their members of `Color`.
  package static let colors: NameSet = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown",
    "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// The modifiers that set a style, with the protocols that the style conforms to.
  package static let styleModifiers = NameTable<[String]>([
    ("buttonStyle", ["ButtonStyle", "PrimitiveButtonStyle"]), ("toggleStyle", ["ToggleStyle"]),
    ("labelStyle", ["LabelStyle"]), ("menuStyle", ["MenuStyle"]), ("gaugeStyle", ["GaugeStyle"]),
    ("progressViewStyle", ["ProgressViewStyle"]), ("groupBoxStyle", ["GroupBoxStyle"]),
    ("disclosureGroupStyle", ["DisclosureGroupStyle"]), ("textFieldStyle", ["TextFieldStyle"]),
    ("textEditorStyle", ["TextEditorStyle"]), ("datePickerStyle", ["DatePickerStyle"]),
    ("formStyle", ["FormStyle"]), ("controlGroupStyle", ["ControlGroupStyle"]),
    ("labeledContentStyle", ["LabeledContentStyle"]),
    ("navigationSplitViewStyle", ["NavigationSplitViewStyle"]), ("tableStyle", ["TableStyle"]),
    ("indexViewStyle", ["IndexViewStyle"]), ("pickerStyle", ["PickerStyle"]), ("listStyle", ["ListStyle"]),
    ("tabViewStyle", ["TabViewStyle"]), ("navigationViewStyle", ["NavigationViewStyle"]),
  ])

  /// What a style gets to show: the caller's label or content.
  package static let styleConfigurations: NameSet = [
    "ButtonStyleConfiguration", "PrimitiveButtonStyleConfiguration", "ToggleStyleConfiguration",
    "LabelStyleConfiguration", "MenuStyleConfiguration", "GaugeStyleConfiguration",
    "ProgressViewStyleConfiguration", "GroupBoxStyleConfiguration", "DisclosureGroupStyleConfiguration",
    "DatePickerStyleConfiguration", "FormStyleConfiguration", "ControlGroupStyleConfiguration",
    "LabeledContentStyleConfiguration", "NavigationSplitViewStyleConfiguration", "TableStyleConfiguration",
    "TextEditorStyleConfiguration",
  ]

  /// The names of `styleModifiers`.
  package static let styleModifierNames: NameSet = [
    "buttonStyle", "toggleStyle", "labelStyle", "menuStyle", "gaugeStyle", "progressViewStyle",
    "groupBoxStyle", "disclosureGroupStyle", "textFieldStyle", "textEditorStyle", "datePickerStyle",
    "formStyle", "controlGroupStyle", "labeledContentStyle", "navigationSplitViewStyle", "tableStyle",
    "indexViewStyle", "pickerStyle", "listStyle", "tabViewStyle", "navigationViewStyle",
  ]

  /// The static members that make SwiftUI's own styles, by the styles' types.
  package static let styleMembers = NameTable<String>([
    ("DefaultButtonStyle", "automatic"), ("BorderedButtonStyle", "bordered"),
    ("BorderedProminentButtonStyle", "borderedProminent"), ("BorderlessButtonStyle", "borderless"),
    ("PlainButtonStyle", "plain"), ("LinkButtonStyle", "link"), ("CardButtonStyle", "card"),
    ("AccessoryBarButtonStyle", "accessoryBar"), ("AccessoryBarActionButtonStyle", "accessoryBarAction"),
    ("DefaultToggleStyle", "automatic"), ("SwitchToggleStyle", "switch"), ("ButtonToggleStyle", "button"),
    ("CheckboxToggleStyle", "checkbox"),
    ("DefaultLabelStyle", "automatic"), ("TitleOnlyLabelStyle", "titleOnly"),
    ("IconOnlyLabelStyle", "iconOnly"), ("TitleAndIconLabelStyle", "titleAndIcon"),
    ("DefaultPickerStyle", "automatic"), ("SegmentedPickerStyle", "segmented"), ("MenuPickerStyle", "menu"),
    ("WheelPickerStyle", "wheel"), ("InlinePickerStyle", "inline"), ("RadioGroupPickerStyle", "radioGroup"),
    ("PalettePickerStyle", "palette"), ("NavigationLinkPickerStyle", "navigationLink"),
    ("DefaultListStyle", "automatic"), ("PlainListStyle", "plain"), ("GroupedListStyle", "grouped"),
    ("InsetGroupedListStyle", "insetGrouped"), ("InsetListStyle", "inset"), ("SidebarListStyle", "sidebar"),
    ("BorderedListStyle", "bordered"), ("CarouselListStyle", "carousel"),
    ("EllipticalListStyle", "elliptical"),
    ("DefaultTextFieldStyle", "automatic"), ("PlainTextFieldStyle", "plain"),
    ("RoundedBorderTextFieldStyle", "roundedBorder"), ("SquareBorderTextFieldStyle", "squareBorder"),
    ("DefaultProgressViewStyle", "automatic"), ("LinearProgressViewStyle", "linear"),
    ("CircularProgressViewStyle", "circular"),
    ("DefaultDatePickerStyle", "automatic"), ("CompactDatePickerStyle", "compact"),
    ("GraphicalDatePickerStyle", "graphical"), ("WheelDatePickerStyle", "wheel"),
    ("FieldDatePickerStyle", "field"), ("StepperFieldDatePickerStyle", "stepperField"),
    ("DefaultGroupBoxStyle", "automatic"), ("DefaultMenuStyle", "automatic"), ("ButtonMenuStyle", "button"),
    ("BorderlessButtonMenuStyle", "borderlessButton"), ("BorderedButtonMenuStyle", "borderedButton"),
    ("AccessoryCircularGaugeStyle", "accessoryCircular"),
    ("AccessoryCircularCapacityGaugeStyle", "accessoryCircularCapacity"),
    ("AccessoryLinearGaugeStyle", "accessoryLinear"),
    ("AccessoryLinearCapacityGaugeStyle", "accessoryLinearCapacity"),
    ("LinearCapacityGaugeStyle", "linearCapacity"), ("DefaultGaugeStyle", "automatic"),
    ("PageTabViewStyle", "page"), ("DefaultTabViewStyle", "automatic"), ("CarouselTabViewStyle", "carousel"),
    ("VerticalPageTabViewStyle", "verticalPage"), ("SidebarAdaptableTabViewStyle", "sidebarAdaptable"),
    ("TabBarOnlyTabViewStyle", "tabBarOnly"), ("GroupedTabViewStyle", "grouped"),
    ("StackNavigationViewStyle", "stack"), ("DefaultNavigationViewStyle", "automatic"),
    ("ColumnNavigationViewStyle", "columns"),
    ("AutomaticFormStyle", "automatic"), ("GroupedFormStyle", "grouped"), ("ColumnsFormStyle", "columns"),
    ("AutomaticLabeledContentStyle", "automatic"), ("AutomaticDisclosureGroupStyle", "automatic"),
    ("AutomaticControlGroupStyle", "automatic"), ("NavigationControlGroupStyle", "navigation"),
    ("PaletteControlGroupStyle", "palette"), ("MenuControlGroupStyle", "menu"),
    ("CompactMenuControlGroupStyle", "compactMenu"),
    ("PageIndexViewStyle", "page"), ("AutomaticTextEditorStyle", "automatic"),
    ("PlainTextEditorStyle", "plain"), ("AutomaticTableStyle", "automatic"), ("InsetTableStyle", "inset"),
    ("BorderedTableStyle", "bordered"), ("AutomaticNavigationSplitViewStyle", "automatic"),
    ("BalancedNavigationSplitViewStyle", "balanced"),
    ("ProminentDetailNavigationSplitViewStyle", "prominentDetail"),
  ])
}
