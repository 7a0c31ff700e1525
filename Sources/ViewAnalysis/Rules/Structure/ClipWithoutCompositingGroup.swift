extension Rule {
  package static let clipWithoutCompositingGroup = Rule(
    id: "clip_without_compositing_group", severity: .hint, profile: .strict, family: .structure,
    title: "Clipping without a compositing group",
    summary:
      "A `clipShape` clips a view and its overlay or background without a `compositingGroup` before it.",
    why: """
      An overlay or a background is a separate layer, and `clipShape` clips and smooths the edge of each \
      layer separately. Where half-covered pixels of several layers overlap, the colour of a lower layer \
      can show as a thin fringe.
      """,
    remedy: """
      Insert `compositingGroup()` before the `clipShape`: it renders all layers into one image, so that \
      only one edge is clipped and smoothed.
      """,
    silentOn: [
      "A chain with a `compositingGroup` or `drawingGroup` anywhere between the layer and the `clipShape`.",
      "A view that is clipped before it gets its overlay or background.",
      """
      In `strict`: materials, translucent layers, lines, symbols and templates for them, and layers that a padding, a second \
      frame or a scale keeps from the edge. Only two opaque layers that are known to reach a rounded edge are reported: a resizable \
      image, a colour or a shape, with another of these over or behind it.
      """,
    ],
    keepIf: [
      """
      The edges show no fringe. The extra image costs some memory, which is why the rule is on in the \
      `strict` profile only.
      """
    ],
    sources: [Citation(.viewStructure, section: "Compositing Group Before Clipping")],
    examples: [
      Example(
        bad: """
          import SwiftUI

          struct CoverView: View {
            let recipe: Recipe

            var body: some View {
              Image("cover")
                .resizable()
                .overlay(alignment: .bottom) {
                  Text(recipe.name)
                    .frame(maxWidth: .infinity)
                    .background(.thinMaterial)
                }
                .clipShape(RoundedRectangle(cornerRadius: 12))
            }
          }
          """,
        good: """
          import SwiftUI

          struct CoverView: View {
            let recipe: Recipe

            var body: some View {
              Image("cover")
                .resizable()
                .overlay(alignment: .bottom) {
                  Text(recipe.name)
                    .frame(maxWidth: .infinity)
                    .background(.thinMaterial)
                }
                .compositingGroup()
                .clipShape(RoundedRectangle(cornerRadius: 12))
            }
          }
          """)
    ],
    rewriteLevels: [.suggested], kinds: [.functionCallExpr], callees: ["clipShape"],
    check: { node, context in
      guard let clip = UngroupedClip(node, context) else { return }
      context.report(
        at: clip.name.range, subject: node, message: clip.message,
        related: [RelatedLocation(range: clip.layer.range, message: "The layer that is clipped separately")])
    },
    explain: { node, context in UngroupedClip(node, context)?.reason ?? "" },
    rewrites: { node, context in UngroupedClip(node, context)?.rewrites(context.layout) ?? [] })
}

/// A `clipShape` that cuts a view and a layer of it separately.
private struct UngroupedClip {
  /// The name `clipShape`.
  let name: Name
  /// The name of the layer's modifier: `overlay` or `background`.
  let layer: Name
  /// What is clipped.
  private let base: Node

  init?(_ node: Node, _ context: RuleContext) {
    guard FunctionCall(node)?.name == "clipShape", let clip = ModifierUse(node), let base = clip.base,
      let name = clip.name, let modifier = lastLayer(in: base), let layer = modifier.name,
      context.step != .strict || meetsEdge(modifier) && isRounded(clip)
    else { return nil }
    self.name = name
    self.layer = layer
    self.base = base
  }

  var message: String {
    let root = ViewExpression(base)
    let view = (root.typeName ?? root.rootCall?.name ?? root.root.referencedName)?.text ?? ""
    let subject = view.isEmpty || view.hasPrefix("$") ? "the view" : "`\(view)`"
    return
      "`clipShape` clips \(subject) and its `\(layer.text)` separately, which can leave a coloured fringe "
      + "along the edge. Add `.compositingGroup()` before it."
  }

  var reason: String {
    "The `\(layer.text)` is a separate layer, and `clipShape` smooths the edge of each layer separately. "
      + "After `compositingGroup()` there is only one layer to clip. If you see no fringe, leave the chain as it is."
  }

  func rewrites(_ layout: Layout) -> [Rewrite] {
    [
      Rewrite(
        title: "Insert `.compositingGroup()` before `.clipShape`, so that the edge is smoothed once",
        level: .suggested, edits: [layout.insertion(of: ".compositingGroup()", after: base)])
    ]
  }
}

/// The last overlay or background that the chain applies; nil where something after it makes one layer of all.
private func lastLayer(in chain: Node) -> ModifierUse? {
  var node = chain
  while let modifier = ModifierUse(node), let base = modifier.base {
    guard let name = modifier.name else {
      // What an `#if` adds is not known for every platform.
      return nil
    }
    if name == "overlay" || name == "background" { return modifier }
    if name == "compositingGroup" || name == "drawingGroup" || name == "clipShape" { return nil }
    node = base
  }
  return nil
}

/// Whether the shape has edges that need smoothing.
private func isRounded(_ clip: ModifierUse) -> Bool {
  let shape = clip.firstArgument?.value
  return FunctionCall(shape)?.constructedType != "Rectangle" && shape?.hasText(".rect") != true
}

/// Whether an opaque layer and the opaque view that it lies on both reach the edge that is cut, as far as the text tells: then their colours
/// mix there.
private func meetsEdge(_ layer: ModifierUse) -> Bool {
  // A padding between the layer and the clip keeps it from the edge; a material blends with what is below anyway.
  guard let base = layer.base, fillsItsPlace(base), let call = layer.call,
    !isPadded(after: layer), !call.node.children.dropFirst().contains(where: isTranslucent)
  else { return false }
  let arguments = call.arguments.filter { $0.label == nil }.compactMap(\.value)
  let contents = call.closures.flatMap { $0.closure.statements.compactMap(\.firstChild) }
  return (arguments + contents).contains { $0.kind != .closureExpr && fillsItsPlace($0) }
}

/// Whether the chain sets the layer off from the edge further out.
private func isPadded(after layer: ModifierUse) -> Bool {
  var node = layer.node
  while let parent = node.parent, let outer = parent.parent, parent.kind == .memberAccessExpr,
    let modifier = ModifierUse(outer), modifier.base == node
  {
    if modifier.name == "clipShape" { return false }
    if modifier.name == "padding" || modifier.name == "frame" { return true }
    node = outer
  }
  return false
}

/// Whether something in the layer lets through what lies below it: a material, an opacity, a line of no width, one of the
/// system's colours for fills (`systemFill`, `tertiarySystemFill`).
private func isTranslucent(_ content: Node) -> Bool {
  content.subtree.contains { id in
    let node = content.tree.node(id)
    if let argument = Argument(node), argument.label == "lineWidth" { return true }
    guard node.kind == .declReferenceExpr, let name = node.firstName else { return false }
    return translucent.contains(name) || name.hasSuffix("Material") || name.hasSuffix("SystemFill")
  }
}

private let translucent: NameSet = ["opacity", "clear", "stroke", "strokeBorder", "blendMode", "systemFill"]

/// Whether the view is coloured up to its edges.
private func fillsItsPlace(_ node: Node) -> Bool {
  let view = ViewExpression(node)
  if view.modifiers.contains(where: { $0.name.map(shrinking.contains) == true }) { return false }
  // A second frame leaves space around the first one.
  if view.modifiers.count(where: { $0.name == "frame" }) > 1 { return false }
  if let type = view.typeName {
    // A symbol, or a template for one, has a shape of its own.
    if type == "Image" {
      return view.modifier("resizable") != nil && view.rootCall?.argument("systemName") == nil
        && view.modifier("renderingMode")?.firstArgument?.value?.referencedName != "template"
    }
    if filling.contains(type) {
      return view.modifier("fill")?.firstArgument?.value?.referencedName.map { $0 != "clear" } ?? true
    }
    // `Text(title).frame(maxWidth: .infinity).background(.thinMaterial)`
    let isWide = view.modifiers.contains { $0.name == "frame" && $0.call?.argument("maxWidth") != nil }
    return isWide && view.modifier("background") != nil
  }
  guard let access = MemberAccess(view.root) else { return false }
  // `Color.red`, `.thinMaterial`
  guard access.base == nil || access.base?.isReference(to: "Color") == true else { return false }
  return access.name != "clear"
}

/// What leaves the edge free, or lets through what is behind the view.
private let shrinking: NameSet = ["padding", "hidden", "opacity", "scaleEffect", "offset", "rotationEffect"]

private let filling: NameSet = [
  "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
  "LinearGradient",
  "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "AsyncImage", "VideoPlayer",
]
