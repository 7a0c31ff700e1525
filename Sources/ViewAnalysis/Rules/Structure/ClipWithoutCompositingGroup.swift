extension Rule {
  package static let clipWithoutCompositingGroup = Rule(
    id: "clip_without_compositing_group", severity: .hint, profile: .strict,
    title: "Layers clipped one by one",
    summary:
      "A `clipShape` clips a view and its overlay or background without a `compositingGroup` before it.",
    explanation: """
      An overlay and a background are layers of their own. `clipShape` cuts each of them, and each edge is smoothed \
      on its own: where half-covered pixels of several layers lie on top of each other, most of all at rounded \
      corners, the colour of a lower layer shows as a thin fringe.

      `compositingGroup()` draws all layers into one image first. Then there is one edge to cut, and to smooth once.
      """,
    exceptions: """
      A `compositingGroup` or `drawingGroup` anywhere between the layer and the `clipShape` is enough. A view that \
      is clipped before it gets its overlay or background is not meant. An extra image costs some memory, so a chain \
      whose edges show no fringe may stay as it is: the rule is on in the strict profile only.
      """,
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
    kinds: [.functionCallExpr], callees: ["clipShape"],
    check: checkClipWithoutCompositingGroup)
}

private func checkClipWithoutCompositingGroup(_ node: Node, _ context: inout RuleContext) {
  guard FunctionCall(node)?.name == "clipShape", let clip = ModifierUse(node), let base = clip.base,
    let name = clip.name, let layer = layer(in: base), let layerName = layer.name
  else { return }
  let root = ViewExpression(base)
  let view = (root.typeName ?? root.rootCall?.name ?? root.root.referencedName)?.text ?? ""
  let subject = view.isEmpty || view.hasPrefix("$") ? "the view" : "`\(view)`"
  let edit = context.layout.insertion(of: ".compositingGroup()", behind: base)
  context.report(
    at: name.range,
    message:
      "`clipShape` cuts \(subject) and its `\(layerName.text)` one by one, which can leave a coloured fringe along the "
      + "edge. Put `.compositingGroup()` before it.",
    reason:
      "The `\(layerName.text)` is a layer of its own, and `clipShape` smooths the edge of each layer by itself. "
      + "After `compositingGroup()` there is one layer left to clip. Where you see no fringe, the chain may stay.",
    related: [RelatedPlace(range: layerName.range, message: "The layer that is clipped separately")],
    rewrites: [
      Rewrite(
        title: "Insert `.compositingGroup()` before `.clipShape`, so that the edge is smoothed once",
        level: .suggested,
        edits: [edit])
    ])
}

/// The last overlay or background that the chain applies; nil where something behind it makes one layer of all.
private func layer(in chain: Node) -> ModifierUse? {
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
