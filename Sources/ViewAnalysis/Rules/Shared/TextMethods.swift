extension ViewExpression {
  /// Those of its modifiers that other views than a `Text` have only since iOS 16 and macOS 13, by what they are
  /// applied to, as far as it is written there: to what may be a `Text`, or to another view for certain.
  var laterTextMethods: (onText: [ModifierUse], onView: [ModifierUse]) {
    var result: (onText: [ModifierUse], onView: [ModifierUse]) = ([], [])
    var mayBeText = typeName.map { $0 == "Text" } ?? true
    for modifier in modifiers {
      guard let name = modifier.name else {
        mayBeText = false
        continue
      }
      if Vocabulary.laterTextMethods.contains(name) {
        if mayBeText { result.onText.append(modifier) } else { result.onView.append(modifier) }
      } else if !textMethods.contains(name) {
        mayBeText = false
      }
    }
    return result
  }

  /// Whether it is a `Text`, and all that is applied to it gives a `Text` again.
  var staysText: Bool {
    typeName == "Text"
      && modifiers.allSatisfy {
        $0.name.map { textMethods.contains($0) || Vocabulary.laterTextMethods.contains($0) } ?? false
      }
  }
}

extension ModifierUse {
  /// Why a method of `Text` can't be applied to any view, as the beginning of a sentence.
  var isLaterForViews: String {
    "`\(name?.text ?? "")` is applied to a `Text`, other views have it from iOS 16 and macOS 13 on, and nothing shows that "
      + "the code is for these systems only"
  }
}

extension Vocabulary {
  /// Methods that `Text` has had from the start, and `View` since iOS 16 and macOS 13. (`monospacedDigit` came a year
  /// earlier.)
  static let laterTextMethods: NameSet = [
    "baselineOffset", "bold", "fontWeight", "italic", "kerning", "monospaced", "monospacedDigit",
    "strikethrough", "tracking", "underline",
  ]
}

extension ViewExpression {
  /// Whether it is an `Image`, and all that is applied to it gives an `Image` again.
  var staysImage: Bool {
    typeName == "Image" && modifiers.allSatisfy { $0.name.map(imageMethods.contains) ?? false }
  }
}

private let imageMethods: NameSet = [
  "resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode", "allowedDynamicRange",
]

/// Further methods that give a `Text` where they are applied to one. Those that are as late are not among them: what
/// follows one is for these systems, whatever it is applied to.
private let textMethods: NameSet = [
  "accessibilityHeading", "accessibilityLabel", "accessibilityTextContentType", "font", "foregroundColor",
  "foregroundStyle", "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued",
  "speechSpellsOutCharacters",
]
