import Testing

@testable import ViewAnalysis

struct WorkspaceIndexTests {
  // MARK: Exports

  @Test(arguments: [
    "Text(\"a\")", "Text(model.other)", "List { Text(\"b\") }", "{ let body = row.body; return body }()",
    "if let title { Text(title) }",
    "{ struct Local: View { var body: some View { Text(\"c\") } }; return Local() }()",
  ])
  func codeInABodyIsNoExport(_ code: String) {
    let other = facts("struct A: View {\n  var body: some View {\n    \(code)\n  }\n  func f() { g() }\n}")
    let first = facts("struct A: View { var body: some View { EmptyView() }\n func f() {} }")
    #expect(first.exports == other.exports)
  }

  @Test func valuesOfPropertiesAndDefaultsAreNoExports() {
    let first = facts("struct A { var a: Int = 1\n init(b: Int = 2) {} }")
    #expect(first.exports == facts("struct A { var a: Int = x.y\n init(b: Int = f()) {} }").exports)
    #expect(first.exports != facts("struct A { var a: Int\n init(b: Int = 2) {} }").exports)
    #expect(first.exports != facts("struct A { var a: Int = 1\n init(b: Int) {} }").exports)
  }

  @Test func properties() throws {
    let type = try #require(
      facts(
        """
        struct A: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var isOn = false
          static let limit: Int = 3
          let title: String
          var header: some View { Text(title) }
        }
        """
      ).exports.types.first)
    #expect(type.properties.map(\.name) == ["dismiss", "isOn", "limit", "title", "header"])
    #expect(
      type.properties.map { $0.attributes.first?.name } == ["Environment", "State", nil, nil, nil])
    #expect(type.properties[0].attributes.first?.arguments == "\\.dismiss")
    #expect(type.properties[1].attributes.first?.arguments == nil)
    #expect(type.properties.map(\.type) == [nil, nil, "Int", "String", "some View"])
    #expect(type.properties.map(\.access) == [.private, .private, nil, nil, nil])
    #expect(type.properties.map(\.isLet) == [false, false, true, true, false])
    #expect(type.properties.map(\.isStatic) == [false, false, true, false, false])
    #expect(type.properties.map(\.isStored) == [true, true, true, true, false])
    #expect(type.properties.map(\.hasInitialValue) == [false, true, true, false, false])
    #expect(type.properties.map(\.givesView) == [false, false, false, false, true])
  }

  @Test func initializers() throws {
    let types = facts(
      """
      struct A { let a: Int; var b = 1; let c = 2; var d: Int?; private var e = 3 }
      struct B { public init(_ a: Int, for b: String = "", content: () -> Void) {} }
      """
    ).exports.types
    let memberwise = try #require(types.first?.initializers.first)
    #expect(memberwise.isMemberwise && memberwise.access == .private)
    #expect(memberwise.parameters.map(\.label) == ["a", "b", "d", "e"])
    #expect(memberwise.parameters.map(\.type) == ["Int", nil, "Int?", nil])
    #expect(memberwise.parameters.map(\.hasDefault) == [false, true, true, true])
    let written = try #require(types.last?.initializers.first)
    #expect(!written.isMemberwise && written.access == .public)
    #expect(written.parameters.map(\.label) == ["", "for", "content"])
    #expect(written.parameters.map(\.name) == ["a", "b", "content"])
    #expect(written.closures.map(\.label) == ["content"])
  }

  @Test func extensionsAndGenericParameters() {
    let exports = facts(
      """
      extension ButtonStyle where Self == CardStyle { static var card: CardStyle { CardStyle() } }
      extension View { func card<T: View>(_ title: T) -> some View { self } }
      struct Box<Content: View, Value> {}
      """
    ).exports
    #expect(exports.types.map(\.whereClause) == ["where Self == CardStyle", nil, nil])
    #expect(exports.types[0].properties.map(\.isStatic) == [true])
    #expect(exports.viewFunctions.map(\.name) == ["card"])
    #expect(exports.viewFunctions.map(\.givesView) == [true])
    #expect(exports.types[2].genericParameters.map(\.name) == ["Content", "Value"])
    #expect(exports.types[2].genericParameters.map(\.constraint) == ["View", nil])
  }

  // MARK: References

  @Test func usesOfNames() {
    let text = """
      struct A: Base<Item> {
        @State var isOn = false
        func use(title: String) {
          Row(title: title, $isOn).show(.large, \\Item.isOn)
          if let Row { print(self.isOn, `isOn`) }
          run { [weak title] in Outer.Row() }
        }
      }
      """
    let references = facts(text).references
    let uses = { (name: String) in
      references.references(to: name).map { use in
        #expect(Array(text.utf8)[use.range].elementsEqual(name.utf8))
        return use.kind
      }
    }
    #expect(uses("Base") == [.type])
    #expect(uses("Item") == [.genericArgument, .type])
    #expect(uses("State") == [.type])
    #expect(uses("isOn") == [.name, .keyPath, .member, .name])
    #expect(uses("Row") == [.name, .name, .member])
    #expect(uses("large") == [.implicitMember])
    #expect(uses("title") == [.label, .name, .name])
    #expect(uses("use").isEmpty && uses("A").isEmpty && uses("nothing").isEmpty)
  }

  @Test func filesThatReferToAName() {
    var index = WorkspaceIndex()
    index.update(file("b", "let b = Row()"))
    index.update(file("a", "let a = [Row(), Row()]"))
    index.update(file("c", "struct Row {}"))
    #expect(index.files(referringTo: "Row") == ["a", "b"])
    #expect(index.references(to: "Row").map(\.references.count) == [2, 1])
    let copy = index
    index.update(file("a", "let a = [Line()]"))
    #expect(index.files(referringTo: "Row") == ["b"])
    #expect(index.files(referringTo: "Line") == ["a"])
    #expect(index.forget("b") == ChangedNames(used: ["Row"]))
    #expect(index.files(referringTo: "Row").isEmpty)
    #expect(copy.files(referringTo: "Row") == ["a", "b"])
    #expect(index.fileCount == 2 && copy.fileCount == 3)
  }

  // MARK: Changes

  @Test func changedNamesAndWhomTheyConcern() {
    var index = WorkspaceIndex()
    index.update(file("row", "struct Row: View { let title: String }"))
    index.update(file("home", "struct Home: View { var body: some View { Row(title: \"\") } }"))
    index.update(file("model", "struct Model { var name = \"\" }"))
    let same = index.update(file("home", "struct Home: View { var body: some View { Row(title: name) } }"))
    #expect(same.isEmpty)
    let changed = index.update(file("row", "struct Row: View { let name: String }"))
    #expect(changed.names == ["Row"])
    #expect(concerned(by: changed, index, ["row", "home", "model"]) == ["row", "home"])
    #expect(index.forget("row").names == ["Row"])
    #expect(index.forget("row").isEmpty)
  }

  /// The files in which something may have changed.
  private func concerned(by changed: ChangedNames, _ index: WorkspaceIndex, _ files: [String]) -> [String] {
    var history = ChangeHistory()
    history.record(changed)
    return files.filter { index.isOutdated($0, since: 0, in: history) }
  }

  /// A property that nothing uses is a matter of all files that could use it.
  @Test func usesOfAViewsStateConcernItsFile() {
    var index = WorkspaceIndex()
    index.update(
      file(
        "row",
        """
        struct Row: View {
          @State var isOn = false
          @State private var own = 1
          var body: some View { EmptyView() }
        }
        """))
    func use(_ code: String) -> ChangedNames {
      index.update(file("use", "struct Use: View { var body: some View { \(code) } }"))
    }
    _ = use("Row()")
    let passed = use("Row(isOn: true)")
    #expect(passed == ChangedNames(used: ["Row"]))
    // Whoever else refers to the type is not concerned.
    index.update(file("other", "let rows = [Row()]"))
    #expect(concerned(by: passed, index, ["row", "use", "other"]) == ["row"])
    #expect(use("Row(isOn: false)").isEmpty)
    #expect(use("Row(isOn: true, own: 2)").isEmpty)
    #expect(use("Row()").used == ["Row"])
    #expect(use("Other(isOn: true)").used == ["Row"])
    #expect(use("Another(isOn: true)").isEmpty)
    #expect(index.update(file("other", "let rows = [Row(isOn: true)]")).used == ["Row"])
    #expect(index.forget("other").used == ["Row"])
  }

  /// How a type or a conditional function is used elsewhere is a matter of the file that declares it.
  @Test func usesOfANameConcernTheFileThatDeclaresIt() {
    var index = WorkspaceIndex()
    index.update(
      file(
        "frame",
        """
        struct Frame: ViewModifier { func body(content: Content) -> some View { content } }
        extension View {
          func when<T: View>(_ c: Bool, t: (Self) -> T) -> some View { if c { t(self) } else { self } }
          func plain() -> some View { self }
        }
        """))
    index.update(file("other", "let other = Frame()"))
    func use(_ code: String) -> ChangedNames {
      index.update(file("use", "struct Use: View { var body: some View { \(code) } }"))
    }
    _ = use("Text(title)")
    let applied = use("Text(title).modifier(Frame())")
    #expect(applied == ChangedNames(used: ["Frame"]))
    #expect(concerned(by: applied, index, ["frame", "use", "other"]) == ["frame"])
    #expect(use("Text(name).bold().modifier(Frame())").isEmpty)
    #expect(use("Text(name).modifier(Frame()).modifier(Frame())").used == ["Frame"])
    // As often, but as another kind of reference.
    #expect(use("Text(name).modifier(Frame()).add(Frame())").used == ["Frame"])
    #expect(use("Text(name).when(isOn) { $0 }.plain()").used == ["Frame", "when"])
    #expect(use("Text(name).when(isOn) { $0.bold() }").isEmpty)
    #expect(use("Text(name).when(isOn) { $0.bold() }.when(isOn) { $0 }").used == ["when"])
    // Nobody else declares it.
    #expect(index.update(file("new", "struct New {}\nlet new = New()")) == ChangedNames(["New"]))
    #expect(index.update(file("new", "struct New {}\nlet new = [New(), New()]")).isEmpty)
  }

  @Test func aWidgetConcernsTheViewsThatItShows() {
    var index = WorkspaceIndex()
    index.update(file("row", "struct Row: View { var body: some View { EmptyView() } }"))
    index.update(file("home", "struct Home: View { var body: some View { Row() } }"))
    let changed = index.update(
      file("home", "struct Home: Widget { var body: some WidgetConfiguration { Row() } }"))
    #expect(changed.names == ["Home"] && changed.used == ["Row"])
  }

  @Test func aMirrorConcernsWhatInheritsFromItsFilesTypes() {
    var index = WorkspaceIndex()
    index.update(
      file("described", "protocol Described {}\nextension Described { var name: String { text } }"))
    index.update(file("row", "struct Row: View, Described {}"))
    index.update(file("other", "struct Other {}"))
    let changed = index.update(
      file(
        "described",
        "protocol Described {}\nextension Described { var name: String { \"\\(Mirror(reflecting: self))\" } }"
      ))
    #expect(changed.names == ["Described", "Row"])
    #expect(concerned(by: changed, index, ["row", "other"]) == ["row"])
  }

  /// What a function costs concerns the files that name it, though not the type that it belongs to.
  @Test func whatAFunctionCostsConcernsItsCallers() {
    let model = { (code: String) in "final class Model { func age() -> String { \(code) } }" }
    var index = WorkspaceIndex()
    index.update(file("model", model("\"\"")))
    index.update(file("row", "struct Row: View { var body: some View { Text(home.model.age()) } }"))
    index.update(file("other", "struct Other: View { var body: some View { Text(title) } }"))
    let costly = model("DateFormatter().string(from: date)")
    let changed = index.update(file("model", costly))
    #expect(changed.names == ["age"])
    #expect(concerned(by: changed, index, ["row", "other"]) == ["row"])
    #expect(index.costlyMembers(named: "age", seenFrom: nil).map(\.file) == ["model"])
    // Where in the text it is makes no difference.
    #expect(index.update(file("model", "\n" + costly)).isEmpty)
    #expect(index.forget("model").names == ["Model", "age"])
    #expect(index.costlyMembers(named: "age", seenFrom: nil).isEmpty)
  }

  /// What a function costs concerns the files that name another one which calls it.
  @Test func whatAFunctionCostsConcernsWhoDelegatesToIt() {
    let ages = { (code: String) in "enum Ages { static func text() -> String { \(code) } }" }
    let post = { (code: String) in "struct Post { var age: String { \(code) } }" }
    var index = WorkspaceIndex()
    index.update(file("ages", ages("\"\"")))
    index.update(file("post", post("Ages.text()")))
    index.update(file("row", "struct Row: View { var body: some View { Text(post.age) } }"))
    index.update(file("other", "struct Other: View { var body: some View { Text(title) } }"))
    #expect(index.costlyMembers(named: "age", seenFrom: nil).isEmpty)
    let changed = index.update(file("ages", ages("DateFormatter().string(from: date)")))
    #expect(changed.names == ["age", "text"])
    #expect(concerned(by: changed, index, ["row", "other"]) == ["row"])
    #expect(index.costlyMembers(named: "age", seenFrom: nil).map(\.file) == ["post"])
    #expect(index.update(file("post", post("Other.text()"))).names == ["age"])
    #expect(index.costlyMembers(named: "age", seenFrom: nil).isEmpty)
    #expect(index.update(file("post", post("Ages.text()"))).names == ["age"])
    #expect(index.forget("ages").names == ["Ages", "age", "text"])
    // What costs nothing concerns no file.
    #expect(index.update(file("post", post("Plain.title()"))).isEmpty)
    // Nobody else sees a private type.
    index.update(file("post", post("Ages.text()")))
    index.update(file("ages", "private " + ages("DateFormatter().string(from: date)")))
    #expect(index.costlyMembers(named: "age", seenFrom: nil).isEmpty)
    let visible = index.update(
      file("ages", ages("DateFormatter().string(from: date)") + "\nprivate extension Ages {}"))
    #expect(visible.names == ["Ages", "age"])
    #expect(index.costlyMembers(named: "age", seenFrom: nil).map(\.file) == ["post"])
  }

  /// What was found by a look into another file is looked at again when that file's text changes.
  @Test func aTextConcernsWhatConsultedIt() {
    var index = WorkspaceIndex()
    index.update(file("row", "struct Row {}"))
    index.update(file("use", "let a = 1"))
    var history = ChangeHistory()
    history.recordText(of: "use")
    #expect(index.isOutdated("row", since: 0, consulting: ["other", "use"], in: history))
    #expect(!index.isOutdated("row", since: 0, consulting: ["other"], in: history))
    #expect(!index.isOutdated("row", since: history.generation, consulting: ["use"], in: history))
    history.recordChangeOfEverything()
    #expect(index.isOutdated("row", since: 1, in: history))
  }

  @Test func whatNoNameTellsConcernsAllFiles() {
    var index = WorkspaceIndex()
    #expect(index.update(file("a", "struct A {}")).affectsAllFiles == false)
    #expect(index.update(file("b", "")).affectsAllFiles)
    #expect(index.update(file("c", "")).isEmpty)
    let reads = index.update(file("b", "let b = a.body"))
    #expect(reads.affectsAllFiles && concerned(by: reads, index, ["a", "c"]) == ["a", "c"])
    #expect(index.update(file("c", "let c = a.body")).isEmpty)
  }

  @Test func aHistoryForgetsTheOldest() {
    var index = WorkspaceIndex()
    index.update(file("use", "let r = Row()"))
    index.update(file("other", "let l = Line()"))
    var history = ChangeHistory(limit: 3)
    history.record(index.update(file("row", "struct Row {}")))
    let first = history.generation
    #expect(
      index.isOutdated("use", since: 0, in: history) && !index.isOutdated("other", since: 0, in: history))
    #expect(!index.isOutdated("use", since: first, in: history))
    for name in ["A", "B", "C"] { history.record(index.update(file(name, "struct \(name) {}"))) }
    #expect(index.isOutdated("other", since: first, in: history))
    #expect(!index.isOutdated("other", since: history.generation, in: history))
    #expect(index.isOutdated("unknown", since: first, in: history))
    // An empty change is none.
    let last = history.generation
    history.record(index.update(file("A", "struct A {}")))
    #expect(history.generation == last)
  }

  @Test func aProtocolConcernsWhatInheritsFromIt() {
    var index = WorkspaceIndex()
    index.update(file("proto", "protocol Base {}"))
    index.update(file("page", "protocol Page: Base {}"))
    index.update(file("home", "struct Home: Page {}"))
    index.update(file("use", "let home = Home()"))
    #expect(!index.isViewType("Home"))
    let changed = index.update(file("proto", "protocol Base: View {}"))
    #expect(changed.names == ["Base", "Page", "Home"])
    #expect(
      concerned(by: changed, index, ["home", "page", "proto", "use"]) == ["home", "page", "proto", "use"])
    #expect(index.isViewType("Home"))
    index.update(file("page", "protocol Page {}"))
    #expect(!index.isViewType("Home"))
    index.update(file("page", "protocol Page: Base {}"))
    #expect(index.isViewType("Home"))
    // Whatever the order in which files come.
    index.remove("proto")
    #expect(!index.isViewType("Home"))
  }

  /// An index that has seen many changes answers as one that has seen the last text of each file alone.
  @Test(arguments: 0..<20)
  func updatesLeaveNothingBehind(_ seed: UInt64) {
    var random = Xorshift(state: seed &* 7919 &+ 1)
    let parts = [
      "protocol P: View {}", "protocol P {}", "protocol Q: P {}", "struct A: Q {}", "extension A: P {}",
      "struct A {}", "extension B { struct A: View { var body: some View { C() } } }", "class B: P {}",
      "extension View { func f<T>(_ c: Bool, t: (Self) -> T) -> some View { if c { t(self) } else { self } } }",
      "struct Text: View {}", "let a = A().body", "let b = B.A()",
      "let c: C = .init(t: 1)",
    ]
    var index = WorkspaceIndex()
    var texts: [String: String] = [:]
    for _ in 0..<60 {
      let name = "\(random.next() % 6)"
      if random.next() % 5 == 0 {
        index.remove(name)
        texts[name] = nil
      } else {
        let text = (0..<Int(random.next() % 4)).map { _ in parts[Int(random.next() % UInt64(parts.count))] }
          .joined(separator: "\n")
        index.update(file(name, text))
        texts[name] = text
      }
    }
    var fresh = WorkspaceIndex()
    for (name, text) in texts.sorted(by: { $0.key > $1.key }) { fresh.update(file(name, text)) }
    for name in ["A", "B", "P", "Q", "Text", "View", "C", "body", "t"] {
      #expect(index.roles(of: name) == fresh.roles(of: name), "\(name)")
      #expect(index.files(referringTo: name) == fresh.files(referringTo: name))
      #expect(index.types(named: name).map(\.facts) == fresh.types(named: name).map(\.facts))
      #expect(index.roleTable.declares(name) == fresh.roleTable.declares(name))
    }
    #expect(index.readsBody == fresh.readsBody)
    #expect(Set(index.shadowingNames.allNames) == Set(fresh.shadowingNames.allNames))
    #expect(index.conditionalFunctionNames == fresh.conditionalFunctionNames)
    #expect(index.shortLabels == fresh.shortLabels)
    #expect(index.fileCount == texts.count)
  }

  // MARK: Other files' trees

  @Test func sourcesAreReadOnceAndForgotten() {
    var reads: [String] = []
    let cache = SourceCache(limit: 40) { name in
      reads.append(name)
      return name == "none" ? nil : file(name, "struct \(name) {}")
    }
    #expect(cache.source(named: "A")?.model.types.first?.name == "A")
    #expect(cache.source(named: "A") != nil && cache.source(named: "none") == nil)
    #expect(reads == ["A", "none"])
    cache.forget("A")
    #expect(cache.source(named: "A") != nil && cache.source(named: "B") != nil)
    #expect(reads == ["A", "none", "A", "B"])
    // A third and a fourth don't fit.
    #expect(cache.source(named: "C") != nil && cache.source(named: "D") != nil)
    #expect(cache.source(named: "D") != nil && cache.source(named: "A") != nil)
    #expect(reads == ["A", "none", "A", "B", "C", "D", "A"])
    cache.update(file("A", "class Other {}"))
    #expect(cache.source(named: "A")?.model.types.first?.name == "Other")
    #expect(reads == ["A", "none", "A", "B", "C", "D", "A"])
  }

  // MARK: Edits

  @Test func factsOfDeclarationsThatReadTheSameAreKept() {
    let text = """
      struct Upper: View { var body: some View { Text("a") }
        struct Inner { let a = 1 } }
      struct Lower { let b: Int; let c = 2 }
      extension View { func when() -> some View { self } }
      """
    let old = file("", text)
    for (part, other) in [
      ("\"a\"", "\"abc\""), ("a = 1", "aa: Int"), ("Upper", "Up"), ("Inner", "Other"),
      ("let c = 2", "}; enum E {"),
      ("b: Int", "b: String"), ("func when", "func whenever"), ("struct Lower", "}; struct Lower"), ("{", ""),
    ] {
      let changed = Array(text.replacing(part, with: other, maxReplacements: 1).utf8)
      let source = SourceFile(name: "", bytes: changed, replacing: old)
      let facts = SourceFile(name: "", bytes: changed).facts
      #expect(source.facts.exports == facts.exports, "\(other)")
      #expect(source.facts.references == facts.references, "\(other)")
    }
  }

  private func facts(_ text: String) -> FileFacts { file("", text).facts }

  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(name: name, bytes: Array(text.utf8))
  }
}

/// Random numbers that are the same in each run.
private struct Xorshift {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 11
  }
}
