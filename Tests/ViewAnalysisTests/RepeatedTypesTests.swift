import Testing

@testable import ViewAnalysis

/// Files whose types share one name take time in proportion to their length.
struct RepeatedTypesTests {
  @Test func copiesOfOneFilesTypes() {
    let (short, long) = (time(copies: 20), time(copies: 80))
    // Four times the length; sixteen times the time would be quadratic.
    #expect(long < short * 9, "\(short) for 20 copies, \(long) for 80")
  }

  /// The least of three, so that what else the machine does counts little.
  private func time(copies: Int) -> Duration {
    let text = String(repeating: Self.types, count: copies)
    let times = (0..<3).map { _ in
      ContinuousClock().measure {
        let file = SourceFile(name: "a", bytes: Array(text.utf8))
        var index = WorkspaceIndex()
        index.update(file)
        #expect(!Analyzer(file, in: index, configuration: Configuration(profile: .all)).findings().isEmpty)
      }
    }
    return times.min() ?? .zero
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
