import Testing

/// The stub of SwiftUI tells good code from bad.
@Suite(.enabled(if: TypeChecker.isAvailable))
struct StubTests {
  @Test func acceptsAnApp() async throws {
    let rejections = try await TypeChecker.rejections(of: [Snippet("app", Self.app)])
    #expect(rejections.isEmpty, "\(rejections["app"] ?? "")")
  }

  @Test(arguments: [
    "struct A: View { }",
    "struct A: View { var body: some View { Text(1) } }",
    "struct A: View { var body: some View { Text(\"A\").paddings() } }",
    "struct A: View { @State var on = false; var body: some View { Toggle(\"A\", isOn: on) } }",
    "struct A: View { var body: some View { if true { return Text(\"A\") }; return Image(\"A\") } }",
    "struct A: ViewModifier { func body(content: Content) -> some View { 1 } }",
    "struct A: View { var body: some View { Text(\"A\").buttonStyle(.grouped) } }",
  ])
  func rejects(code: String) async throws {
    let rejections = try await TypeChecker.rejections(of: [Snippet("bad", code)])
    #expect(rejections["bad"] != nil)
  }

  private static let app = #"""
    import SwiftUI

    struct Plant: Identifiable, Hashable { let id = UUID(); var name: String; var thirsty = false }

    @Observable final class Garden { var plants: [Plant] = []; func load() async {} }
    final class Old: ObservableObject { @Published var count = 0 }

    struct PlantList: View {
      @State private var garden = Garden()
      @StateObject private var old = Old()
      @Environment(\.dismiss) private var dismiss
      @AppStorage("sorted") private var sorted = false
      @FocusState private var focused: Bool
      @State private var query = ""
      @State private var selected: Plant?
      @Namespace private var space
      var body: some View {
        NavigationStack {
          List {
            Section("Plants") {
              ForEach(garden.plants) { plant in
                NavigationLink(value: plant) {
                  HStack(spacing: 8) {
                    Image(systemName: "leaf").foregroundStyle(.green).imageScale(.large)
                    VStack(alignment: .leading) {
                      Text(plant.name).font(.headline).bold()
                      if plant.thirsty { Text("Thirsty \(3) days").font(.caption).foregroundStyle(.secondary) } else { EmptyView() }
                    }
                    Spacer()
                  }
                  .padding(.horizontal)
                  .background(.thinMaterial, in: .rect(cornerRadius: 8))
                  .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8) }
                }
                .opacity(plant.thirsty ? 1 : 0.5)
              }
              .onDelete { garden.plants.remove(atOffsets: $0) }
            }
          }
          .navigationTitle("Garden")
          .searchable(text: $query, prompt: "Search")
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { selected = Plant(name: "x") } } }
          .sheet(item: $selected) { p in Text(p.name).presentationDetents([.medium]) }
          .task { await garden.load() }
          .onChange(of: query) { old, new in print(old, new) }
          .navigationDestination(for: Plant.self) { Text($0.name) }
          .alert("x", isPresented: $sorted) { Button("OK", role: .cancel) {} } message: { Text("m") }
        }
        .buttonStyle(.borderedProminent)
        .animation(.easeInOut(duration: 0.2), value: sorted)
      }
    }
    struct Card<Content: View>: View {
      let content: () -> Content
      init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
      var body: some View { content().padding().background(Color.white).clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 2) }
    }
    struct M: ViewModifier { var on = false; func body(content: Content) -> some View { content.padding().background(on ? Color.red : .blue) } }
    extension View { func m() -> some View { modifier(M()) } }
    extension ButtonStyle where Self == BS { static var bs: BS { BS() } }
    struct BS: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) } }
    struct MapV: UIViewRepresentable {
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ v: MKMapView, context: Context) { v.delegate = context.coordinator }
      func makeCoordinator() -> C { C() }
      final class C: NSObject, MKMapViewDelegate {}
    }
    @main struct A: App { var body: some Scene { WindowGroup { PlantList() } } }
    """#
}
