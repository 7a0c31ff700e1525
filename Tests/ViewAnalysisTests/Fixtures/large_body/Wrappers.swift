// option: max_lines = 14
import SwiftUI

final class Store: ObservableObject {
  @Published var query = ""
  @Published var books: [Book] = []
}

@Observable final class Session {
  var user = ""
}

/// What the environment gives is asked for again, a method becomes a closure without labels.
@available(macOS 99, iOS 99, *)
@MainActor
public struct LibraryScreen: View {
  @Environment(\.openURL) private var openURL
  @Environment(Session.self) private var session
  @EnvironmentObject private var store: Store
  @ObservedObject var other: Store
  @StateObject private var own = Store()
  @FocusState private var isSearching: Bool
  @Namespace private var space
  let address: URL

  public var body: some View {  // expect: large_body
    VStack {
      Text("A")
      Section {
        TextField("Query", text: $store.query).focused($isSearching)
        Text(session.user).matchedGeometryEffect(id: 1, in: space)
        TextField("Other", text: $other.query)
          .bold()
          .padding()
        Button(own.query) {
          open(address, after: 2)
          load()
        }
      } header: {
        Text("Search Results")
      }
      Text("B").onTapGesture { openURL(address) }
      Text("C")
    }
  }

  private func open(_ address: URL, after seconds: Int) {}
  private func load() {}
}

/// Many values, and a local object.
struct ManyValuesView: View {
  @State private var session = Session()
  let firstValue: String
  let secondValue: [String: [Int]]
  let thirdValue: (Int, Int) -> Bool
  let fourthValue: Double?

  var body: some View {  // expect: large_body
    @Bindable var session = session
    VStack {
      Text("A")
      VStack {
        TextField("User", text: $session.user)
        Text(firstValue)
        Text("\(secondValue.count)")
        Text(thirdValue(1, 2) ? "Yes" : "No")
        Text("\(fourthValue ?? 0)")
          .bold()
          .padding()
      }
      Text("B")
      Text("C")
      Text("D")
    }
  }
}

/// What only the part has read moves with it; a method that waits belongs to the main actor.
struct MovingView: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.locale) private var locale

  // This one is needed here.
  @Environment(\.calendar) private var calendar
  @Environment(Session.self) private var session
  let store: Store

  private func load(_ store: Store) async throws -> Store { store }

  var body: some View {  // expect: large_body
    VStack {
      Button("Open") {
        openURL(URL(fileURLWithPath: "\(locale.identifier) \(calendar.firstWeekday)"))
      }
      .bold()
      .padding()
      .task {
        _ = try? await load(store)
      }
      .italic()
      .padding()
      Text(session.user)
        .bold()
        .padding()
      Text("A")
    }
  }
}

/// A presentation has another `dismiss`: what it does is handed over.
struct PresentingView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(Session.self) private var session
  @EnvironmentObject private var store: Store

  var body: some View {  // expect: large_body
    Text("A")
      .padding()
      .sheet(isPresented: .constant(true)) {
        VStack {
          TextField("Query", text: $store.query)
            .bold()
            .padding()
          Text(session.user)
            .bold()
            .padding()
          Button("Close") {
            dismiss()
          }
        }
        .environment(session)
      }
  }
}
