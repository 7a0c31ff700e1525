import TestSupport
import Testing

@testable import ViewAnalysis

/// Files whose types share one name take time in proportion to their length, and to their number.
struct RepeatedTypesTests {
  /// Files that all extend the same types, by members of their own.
  @Test func extensionsOfOneType() {
    let growth = Growth(from: 220) { timeOfFiles(count: $0, of: Self.extensions) }
    #expect(growth.isLinear, "\(growth) files")
  }

  @Test func findings() {
    expectLinear(copies: 100) { analyzer in
      let findings = analyzer.findings()
      #expect(!findings.isEmpty)
    }
  }

  @Test func detailedFindings() {
    expectLinear(copies: 30) { analyzer in
      let rewrites = analyzer.detailedFindings().flatMap(\.rewrites)
      #expect(!rewrites.isEmpty)
    }
  }

  /// The types and functions of the files have the same names, or only their properties do.
  @Test(arguments: ["Screen", "Screen%"])
  func manyFiles(_ name: String) {
    let text = Self.screen.replacing("Screen", with: name)
    let growth = Growth(from: 220) { timeOfFiles(count: $0, of: text) }
    #expect(growth.isLinear, "\(growth) files")
  }

  /// Types in one another, in the innermost of which a name is written that each of them might have a type for.
  @Test func nestedTypes() {
    let growth = Growth(from: 12) { depth in
      let text =
        "import SwiftUI\n" + String(repeating: "struct S: View { var body: some View { ", count: depth)
        + "struct AnyView: View { var body: some View { VStack {\n"
        + String(repeating: "AnyView()\n", count: 200) + "} } }" + String(repeating: " } }", count: depth)
      return processorTime {
        let source = SourceFile(name: "a", bytes: Array(text.utf8))
        var index = WorkspaceIndex()
        index.update(source)
        let findings = Analyzer(source, in: index, configuration: Configuration(profile: .all)).findings()
        #expect(!findings.isEmpty)
      }
    }
    #expect(growth.isLinear, "\(growth) levels")
  }

  /// Where a name means as many types as there are apps in a repository, no rule claims to know who uses which.
  @Test func silence() {
    let screen = """
      struct Screen: View {
        @State var isOn = false
        var body: some View { Toggle("On", isOn: $isOn) }
      }
      """
    let count = { (files: Int) in
      analyzeFiles((0..<files).map { TestFile(name: "\($0)", text: screen) }, rules: ["exposed_state"])
        .joined().count
    }
    #expect(count(3) == 3)
    #expect(count(201) == 0)
  }

  /// `%` in the text is the file's number.
  private func timeOfFiles(count: Int, of text: String) -> Duration {
    let files = (0..<count).map { number in
      SourceFile(name: "\(number)", bytes: Array(text.replacing("%", with: "\(number)").utf8))
    }
    return processorTime {
      var index = WorkspaceIndex()
      for file in files { index.update(file) }
      let cache = SourceCache(limit: 1 << 24) { name in Int(name).map { files[$0] } }
      for file in files {
        let analyzer = Analyzer(file, in: index, configuration: Configuration(profile: .all), sources: cache)
        _ = analyzer.detailedFindings()
      }
    }
  }

  private func expectLinear(copies: Int, _ use: (Analyzer) -> Void) {
    let growth = Growth(from: copies) { time(copies: $0, use) }
    #expect(growth.isLinear, "\(growth) copies")
  }

  private func time(copies: Int, _ use: (Analyzer) -> Void) -> Duration {
    let text = String(repeating: Self.types, count: copies)
    return processorTime {
      let file = SourceFile(name: "a", bytes: Array(text.utf8))
      var index = WorkspaceIndex()
      index.update(file)
      use(Analyzer(file, in: index, configuration: Configuration(profile: .all)))
    }
  }

  private static let screen = #"""
    struct Screen: View {
      @State var isOn = false
      @ObservedObject var model = Model()
      var body: some View { VStack { Toggle("On", isOn: $isOn); header } }
      var header: some View { NavigationLink("Next \(dateOfScreen())", destination: Screen(isOn: true)) }
      func dateOfScreen() -> String { DateFormatter().string(from: Date()) }
    }
    extension View { func ifScreen() -> AnyView { AnyView(self) } }
    """#

  private static let extensions = #"""
    extension String { var trimmed%: String { trimmingCharacters(in: .whitespaces) } }
    extension Date {
      var short%: String {
        let formatter = DateFormatter()
        return formatter.string(from: self)
      }
    }
    extension EnvironmentValues {
      var level%: Int {
        get { 0 }
        set {}
      }
    }
    struct Frame%: ViewModifier { func body(content: Content) -> some View { content.padding().bold() } }
    extension View { func framed%() -> some View { modifier(Frame%()) } }
    struct Pressed%: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(0.5) }
    }
    extension ButtonStyle where Self == Pressed% { static var pressed%: Pressed% { Pressed%() } }
    struct Screen%: View {
      @Environment(\.level%) private var level
      @State private var name = ""
      let date: Date
      var body: some View {
        VStack {
          Text(name.trimmed%)
          Text(date.short%).framed%()
          ForEach(name.split(separator: " ").sorted(), id: \.self) { Text($0) }
          TextField("Name", text: $name)
          Button("More \(level)") {}.buttonStyle(Pressed%())
        }
      }
    }
    """#

  private static let types = """
    struct Row<Content: View>: View, Equatable {
      @State private var isOn = false
      let title: String
      let onTap: () -> Void
      let content: () -> Content
      init(title: String, onTap: @escaping () -> Void, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.onTap = onTap
        self.content = content
      }
      var body: some View {
        Group {
          VStack { content(); AnyView(Text(title)) }
        }
        .onTapGesture {
          isOn.toggle()
          for item in [1, 2] { if isOn { print(item) } }
        }
        if isOn { Badge(text: "a") } else { Badge(text: "b") }
        Row(title: "b", onTap: {}) { Text(DateFormatter().string(from: .now)) }
      }
    }
    extension Row { var header: some View { Badge(text: title).opacity(isOn ? 1 : 0) } }
    struct Badge: View { let text: String; var body: some View { Text(text) } }
    struct Wrapper: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {}
    }
    protocol Page: View {}
    struct Home: Page { var body: some View { Row(title: "", onTap: {}) { EmptyView() } } }
    extension View { func badge(_ text: String) -> some View { overlay { Badge(text: text) } } }

    """
}
