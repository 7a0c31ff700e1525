import TestSupport
import Testing

@testable import ViewAnalysis

/// Files whose types share one name take time in proportion to their length.
struct RepeatedTypesTests {
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

  /// Four times the length takes four times the time; sixteen times would be quadratic.
  private func expectLinear(copies: Int, _ use: (Analyzer) -> Void) {
    let (short, long) = (time(copies: copies, use), time(copies: copies * 4, use))
    #expect(long < short * 6, "\(short) for \(copies) copies, \(long) for \(copies * 4)")
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
