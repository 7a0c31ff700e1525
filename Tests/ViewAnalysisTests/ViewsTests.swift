import TestSupport
import Testing

@testable import ViewAnalysis

/// The view model: types, helpers, closures' roles, builder contexts, modifier chains.
struct ViewsTests {
  // MARK: Types

  @Test func viewTypesOfOneFile() {
    let file = source(
      """
      struct A: View { var body: some View { Text("") } }
      struct B { }
      extension B: SwiftUI.View { var body: some View { Text("") } }
      class C: NSObject { struct D: View, Equatable { } }
      extension C.D { var helper: some View { Text("") } }
      struct E: ViewModifier { func body(content: Content) -> some View { content } }
      struct F: ButtonStyle { }
      struct G: UIViewRepresentable { }
      enum Model { case a }
      """)
    let names = file.model.types.filter { $0.roles.contains(.view) }.map(\.qualifiedName)
    #expect(names == ["A", "B", "B", "C.D", "C.D", "G"])
    #expect(file.model.types.first { $0.name == "E" }?.roles == .viewModifier)
    #expect(file.model.types.first { $0.name == "F" }?.roles == .style)
    #expect(file.model.types.first { $0.name == "E" }?.modifierBody != nil)
    #expect(file.model.types.first { $0.name == "A" }?.body?.getter?.kind == .accessorBlock)
  }

  @Test func membersInsideIfConfig() throws {
    let file = source(
      """
      struct A: View {
        @State private var count = 0, other: Int?
        #if os(iOS)
        let inner: Int
        #endif
        @SwiftUI.Environment(\\.dismiss) var dismiss
        var observed = 1 { didSet { } }
        static let shared = 1
        var computed: Int { 1 }
        let `default`: Int
        func f() {}
        init() {}
      }
      """)
    let type = try #require(file.model.types.first)
    #expect(
      type.storedProperties.compactMap { $0.name?.text }
        == ["count", "other", "inner", "dismiss", "observed", "default"])
    #expect(type.property("count")?.wrapper?.role == .ownState)
    #expect(type.property("count")?.access == .private)
    #expect(type.property("dismiss")?.wrapper?.role == .environment)
    #expect(type.hasOwnState)
    #expect(type.functions.count == 1)
    #expect(type.initializers.count == 1)
  }

  @Test func genericViewParameters() {
    let file = source(
      """
      struct A<Content: View, T>: View where T: View { }
      struct B<Content, U: Equatable>: View where Content: Hashable & View { }
      """)
    #expect(file.facts.exports.types.map(\.viewParameters) == [["Content", "T"], ["Content"]])
  }

  @Test func viewTypesOfTheWorkspace() {
    var index = WorkspaceIndex()
    index.update("a", facts: source("protocol Screen: View { var title: String { get } }").facts)
    index.update(
      "b",
      facts: source("protocol Page: Screen {}\nstruct Home: Page { var body: some View { Text(\"\") } }")
        .facts)
    #expect(index.isViewType("Home"))
    #expect(index.types(named: "Home").map(\.facts.declaresBody) == [true])
    #expect(index.requires("title", byProtocols: index.types(named: "Home").flatMap(\.facts.inherited)))
    #expect(!index.requires("body", byProtocols: ["Home"]))
    // Two types of one name: only what holds for both.
    index.update("c", facts: source("struct Row {}\nstruct Other {}").facts)
    #expect(!index.isViewType("Row"))
    index.update("d", facts: source("extension Row: View { var body: some View { Text(\"\") } }").facts)
    #expect(index.isViewType("Row"))
    index.update("e", facts: source("struct Outer { struct Row {} }").facts)
    #expect(!index.isViewType("Row"))
    var changed = index.remove("e")
    #expect(changed)
    #expect(index.isViewType("Row"))
    changed = index.remove("a")
    #expect(changed)
    #expect(!index.isViewType("Home"))
    changed = index.remove("a")
    #expect(!changed)
  }

  @Test func factsChangeOnlyWithWhatOthersMayAsk() {
    var index = WorkspaceIndex()
    let texts = [
      ("struct A: View { var body: some View { Text(\"a\") } }", true),
      ("struct A: View {\n  var body: some View { Text(\"b\") } }", false),
      ("struct A { var body: some View { Text(\"b\") } }", true),
    ]
    for (text, changes) in texts {
      let changed = index.update("a", facts: source(text).facts)
      #expect(changed == changes, "\(text)")
    }
  }

  @Test func previews() {
    let file = source(
      "#Preview(\"a\") { Text(\"x\") }\nstruct P: PreviewProvider { static var previews: some View { Text(\"x\") } }\nlet t = Text(\"x\")"
    )
    let texts = calls("Text", in: file)
    #expect(texts.map { file.model.isInPreview($0.node) } == [true, true, false])
  }

  @Test func helpers() throws {
    let file = source(
      """
      struct A: View {
        var body: some View { header }
        var header: some View { Text("") }
        @ViewBuilder func row(_ item: Int) -> some View { Text("") }
        func erased() -> AnyView { AnyView(Text("")) }
        var concrete: Text { Text("") }
        private var detail: B { B() }
        var number: Int { 1 }
        let stored: Text
      }
      struct B: View { }
      """)
    let type = try #require(file.model.types.first)
    #expect(
      resolver(file).helpers(of: type).compactMap { $0.name?.text }
        == ["header", "row", "erased", "concrete", "detail"])
  }

  // MARK: Closures

  @Test(arguments: [
    ("VStack { X }", ClosureRole.builder(.view)),
    ("Button(\"a\") { X }", .action),
    ("Button(action: a) { X }", .builder(.view)),
    ("Button(action: { X }) { Text(\"\") }", .action),
    ("Button { Text(\"\") } label: { X }", .builder(.view)),
    ("ForEach(items) { item in X }", .deferredBuilder(.view)),
    ("NavigationLink(destination: a) { X }", .builder(.view)),
    ("NavigationLink { X } label: { Text(\"\") }", .deferredBuilder(.view)),
    ("a.sheet(isPresented: $b) { X }", .deferredBuilder(.view)),
    ("a.sheet(isPresented: $b, onDismiss: { X }) { Text(\"\") }", .action),
    ("a.overlay(alignment: .top) { X }", .builder(.view)),
    ("a.toolbar { X }", .builder(.toolbar)),
    ("a.onAppear { X }", .action),
    ("a.onChange(of: b) { X }", .action),
    ("a.task { X }", .action),
    ("Section { Text(\"\") } header: { X }", .builder(.view)),
    ("WindowGroup { X }", .deferredBuilder(.view)),
    ("Own { X }", .builder(.view)),
    ("Own(content: { X })", .builder(.view)),
    ("Pair { Text(\"\") } trailing: { X }", .builder(.view)),
    ("a.card { X }", .builder(.view)),
    ("Done { X }", .action),
  ])
  func closureRoles(code: String, expected: ClosureRole) throws {
    let file = source(
      """
      let x = \(code)
      struct Own<C: View>: View { @ViewBuilder let content: C }
      struct Pair<C: View, D: View>: View { init(@ViewBuilder leading: () -> C, @ViewBuilder trailing: () -> D) {} }
      struct Done: View { let action: () -> Void }
      extension View { func card<C: View>(@ViewBuilder content: () -> C) -> some View { self } }
      """)
    let mark = try #require(file.tree.root.descendants.first { $0.isReference(to: "X") })
    let closure = try #require(Closure(mark.ancestor(.closureExpr)))
    #expect(resolver(file).role(of: closure) == expected)
  }

  @Test(arguments: ["items.map { X }", "unknown { X }", "Unknown { X }", "a.unknown { X }", "{ X }"])
  func unknownClosures(code: String) throws {
    let file = source("let x = \(code)")
    let mark = try #require(file.tree.root.descendants.first { $0.isReference(to: "X") })
    let closure = try #require(Closure(mark.ancestor(.closureExpr)))
    #expect(resolver(file).role(of: closure) == nil)
  }

  @Test func ownTypeHidesSwiftUIs() throws {
    let file = source("struct Group { init(_ f: () -> Int) {} }\nlet a = Group { X }")
    let mark = try #require(file.tree.root.descendants.first { $0.isReference(to: "X") })
    let closure = try #require(Closure(mark.ancestor(.closureExpr)))
    #expect(resolver(file).role(of: closure) == nil)
  }

  @Test(arguments: [
    ("{ a in a }", true), ("{ (a: Int) -> Int in a }", true), ("{ f($0) }", true), ("{ f { $0 } }", false),
    ("{ f($x) }", false), ("{ [self] in f() }", false), ("{ _ in }", true), ("{ }", false),
  ])
  func closureParameters(code: String, hasParameters: Bool) throws {
    let file = source("let x = \(code)")
    let closure = try #require(Closure(file.tree.root.descendants(.closureExpr).first))
    #expect(closure.hasParameters == hasParameters)
  }

  @Test func modifierWithoutBase() throws {
    let file = source("extension View { func a() -> some View { overlay { X } } }")
    let mark = try #require(file.tree.root.descendants.first { $0.isReference(to: "X") })
    #expect(resolver(file).builder(around: mark)?.kind == .view)
  }

  @Test func plainModelTypesLeaveTheNameToSwiftUI() throws {
    var index = WorkspaceIndex()
    let file = source("let a = List { X }")
    let mark = try #require(file.tree.root.descendants.first { $0.isReference(to: "X") })
    index.update("model", facts: source("struct List: Codable {}").facts)
    #expect(ViewResolver(file: file.model, workspace: index).builder(around: mark) != nil)
    index.update("model", facts: source("struct List: View {}").facts)
    #expect(ViewResolver(file: file.model, workspace: index).builder(around: mark) == nil)
  }

  // MARK: Builder contexts

  @Test func builderContexts() {
    let file = source(
      """
      struct A: View {
        var body: some View {
          if a { X1 } else if b { X1 } else { X1 }
          switch c { case .a: X1
            #if os(iOS)
            case .b: X1
            #endif
          }
          #if DEBUG
          X1
          #endif
          HStack { if d { X1 } }
          Button("") { if e { X0 } }
        }
        var plain: some View { X0 }
        @ViewBuilder var built: some View { X1 }
        var returning: some View { let a = 1; return X0 }
        var getter: Int { get { X0 } }
        @ViewBuilder var long: some View { get { X1 } }
        func number() -> Int { X0 }
      }
      struct M: ViewModifier { func body(content: Content) -> some View { X1 } }
      struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { X1 } }
      struct Main: App { var body: some Scene { X2 } }
      struct T: ToolbarContent { var body: some ToolbarContent { X3 } }
      """)
    let resolver = resolver(file)
    for node in file.tree.root.descendants where node.kind == .declReferenceExpr && node.text.hasPrefix("X") {
      let kind = resolver.builder(around: node)?.kind
      let expected: [String: BuilderKind] = ["X1": .view, "X2": .scene, "X3": .toolbar]
      #expect(kind == expected[node.text], "\(node.text) at \(node.range)")
    }
  }

  @Test func viewPositions() {
    let file = source(
      """
      struct A: View {
        var body: some View { Y }
        var plain: some View { Y }
        var returning: some View { let a = 1; return Y }
        var concrete: Text { N }
        func f() -> Int { N }
        func g() -> some View { Y }
      }
      let a = f(N)
      """)
    for node in file.tree.root.descendants where node.isReference(to: "Y") || node.isReference(to: "N") {
      #expect(resolver(file).isViewPosition(node) == node.hasText("Y"), "\(node.range)")
    }
  }

  // MARK: Expressions

  @Test(arguments: [
    ("Text(a).font(.title).padding()", "Text(a)", ["font", "padding"]),
    ("VStack { a }\n  .padding()", "VStack { a }", ["padding"]),
    ("SwiftUI.Text(a).bold()", "SwiftUI.Text(a)", ["bold"]),
    ("Theme.card().bold()", "Theme.card()", ["bold"]),
    ("self.content().bold()", "self.content()", ["bold"]),
    ("header.bold()", "header", ["bold"]),
    ("Color.red", "Color.red", []),
    ("Cell<Int>(a).bold()", "Cell<Int>(a)", ["bold"]),
    ("Text(a)\n#if os(iOS)\n.bold()\n#endif\n.padding()", "Text(a)", ["#if", "padding"]),
    ("(a + b).bold()", "(a + b)", ["bold"]),
  ])
  func modifierChains(code: String, root: String, modifiers: [String]) throws {
    let file = source(code)
    let node = try #require(file.tree.root.statements.first?.firstChild)
    let view = ViewExpression(node)
    #expect(view.root.text == root)
    #expect(view.modifiers.map { $0.name?.text ?? "#if" } == modifiers)
    #expect(view.root.outermostChain == node)
    for modifier in view.modifiers {
      #expect(file.tree.text(modifier.range).hasPrefix(modifier.isConditional ? "#" : "."))
    }
  }

  @Test func measure() {
    let file = source(
      """
      VStack {
        Text("a").overlay { Circle() }.background(Color.red)
        HStack { Image("b"); Spacer() }
        Button("c") { show(Text("d")) }
        Badge(); unknown()
      }
      .sheet(isPresented: $a) { Text("e") }
      """)
    #expect(resolver(file).measure(file.tree.root) == ViewMeasure(count: 7, nesting: 3))
  }

  // MARK: Damage

  @Test func brokenMembersStandAlone() {
    let text = """
      struct A: View {
        var body: some View { Group { Text("a") } }
        var broken: some View { Group { Text("b") }.( }
        var sound: some View { Group { Text("c") } }
      }
      """
    let file = source(text)
    let found = Analyzer(
      file, in: WorkspaceIndex(), configuration: Configuration(only: ["single_child_group"])
    ).findings()
    #expect(found.count == 2)
    #expect(!file.tree.errors.isEmpty)
  }
}

/// Reads a text as a file.
func source(_ text: String) -> SourceFile { SourceFile(name: "Test.swift", bytes: Array(text.utf8)) }

/// The resolver of a lone file.
func resolver(_ file: SourceFile) -> ViewResolver {
  ViewResolver(file: file.model, workspace: WorkspaceIndex())
}

private func calls(_ name: String, in file: SourceFile) -> [FunctionCall] {
  file.tree.root.descendants(.functionCallExpr).compactMap(FunctionCall.init).filter { $0.name?.text == name }
}
