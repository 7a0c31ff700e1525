@MainActor protocol Plugin {
  var panel: AnyView { get }
  func row(at index: Int) -> AnyView
}

struct Clock: View, Plugin {
  var panel: AnyView { AnyView(Text("Panel")) }

  func row(at index: Int) -> AnyView {
    if index == 0 {
      return AnyView(Text("First"))
    } else {
      return AnyView(Divider())
    }
  }

  public var exported: AnyView { AnyView(Text("Exported")) }

  var body: some View { Text("Clock") }
}

/// Not a view: what it makes may be anything to its callers.
@MainActor final class Registry {
  var views: [AnyView] = [AnyView(Text("A"))]
  func view(for name: String) -> AnyView { AnyView(Text(name)) }
}

struct Host: View {
  let plugin: any Plugin
  let wild: any View
  let isOn: Bool

  var body: some View {
    VStack {
      AnyView(wild)
      plugin.panel
      AnyView(plugin.panel.padding())
      render(depth: 3)
      chosen
    }
    .background(AnyView(Color.red))
    .onAppear {
      let view = AnyView(Text("A"))
      _ = view
    }
  }

  /// An opaque type can't contain itself.
  func render(depth: Int) -> AnyView {
    if depth == 0 {
      return AnyView(EmptyView())
    } else {
      return AnyView(VStack { render(depth: depth - 1) })
    }
  }

  func outer(depth: Int) -> some View { AnyView(Group { inner(depth: depth) }) }
  func inner(depth: Int) -> AnyView { depth == 0 ? AnyView(EmptyView()) : AnyView(outer(depth: depth - 1)) }

  var chosen: AnyView { AnyView(wild) }

  var fixed: Group<AnyView> { Group<AnyView> { AnyView(Text("A")) } }
}

/// What takes the method wants exactly this type.
struct Handing: View {
  var body: some View { Taking(content: content) }

  func content() -> AnyView { AnyView(Text("Content")) }
}

struct Taking: View {
  let content: () -> AnyView
  var body: some View { content() }
}

/// A closure may give any view.
struct Rendering: ViewModifier {
  let content: (Content) -> any View

  func body(content: Content) -> some View { AnyView(self.content(content)) }
}

@MainActor protocol Supplement: Identifiable where ID == Int {
  associatedtype Panel: View
  var panel: Panel { get }
}

/// What a generic function gives for an `any Supplement` is an `any View`.
struct Supplements: View {
  let supplements: [any Supplement]

  var body: some View {
    VStack {
      ForEach(supplements.indices, id: \.self) { index in
        AnyView(container(for: supplements[index]))
        AnyView(titled(supplements[index]))
      }
    }
  }

  func container(for supplement: some Supplement) -> some View { supplement.panel.padding() }
  func titled<S: Supplement>(_ supplement: S) -> some View { supplement.panel }
}
