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
  @ObservedObject var other: Store
  let address: URL

  public var body: some View {
    VStack {
      Text("A")
      LibrarySearchResultsSection(query: $other.query, address: address)
      Text("B").onTapGesture { openURL(address) }
      Text("C")
    }
  }
}

@available(macOS 99, iOS 99, *)
@MainActor
private struct LibrarySearchResultsSection: View {
  @Environment(Session.self) private var session
  @EnvironmentObject private var store: Store
  @StateObject private var own = Store()
  @FocusState private var isSearching: Bool
  @Namespace private var space
  @Binding var query: String
  let address: URL

  var body: some View {
    Section {
      TextField("Query", text: $store.query).focused($isSearching)
      Text(session.user).matchedGeometryEffect(id: 1, in: space)
      TextField("Other", text: $query)
        .bold()
        .padding()
      Button(own.query) {
        open(address, after: 2)
        load()
      }
    } header: {
      Text("Search Results")
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

  var body: some View {
    @Bindable var session = session
    VStack {
      Text("A")
      ManyValuesUserField(
        session: session,
        firstValue: firstValue,
        secondValueCount: secondValue.count,
        fourthValue: fourthValue,
        thirdValue: thirdValue
      )
      Text("B")
      Text("C")
      Text("D")
    }
  }
}

private struct ManyValuesUserField: View {
  @Bindable var session: Session
  let firstValue: String
  let secondValueCount: Int
  let fourthValue: Double?
  let thirdValue: (Int, Int) -> Bool

  var body: some View {
    VStack {
      TextField("User", text: $session.user)
      Text(firstValue)
      Text("\(secondValueCount)")
      Text(thirdValue(1, 2) ? "Yes" : "No")
      Text("\(fourthValue ?? 0)")
        .bold()
        .padding()
    }
  }
}

/// What only the part has read moves with it; a method that waits belongs to the main actor.
struct MovingView: View {
  @Environment(Session.self) private var session
  let store: Store

  var body: some View {
    VStack {
      MovingOpenButton(store: store)
      Text(session.user)
        .bold()
        .padding()
      Text("A")
    }
  }
}

private struct MovingOpenButton: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.locale) private var locale

  // This one is needed here.
  @Environment(\.calendar) private var calendar

  let store: Store

  var body: some View {
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
  }

  private func load(_ store: Store) async throws -> Store { store }
}

/// A presentation has another `dismiss`: what it does is handed over.
struct PresentingView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("A")
      .padding()
      .sheet(isPresented: .constant(true)) {
        PresentingSheet {
          dismiss()
        }
      }
  }
}

private struct PresentingSheet: View {
  @Environment(Session.self) private var session
  @EnvironmentObject private var store: Store
  let onClose: () -> Void

  var body: some View {
    VStack {
      TextField("Query", text: $store.query)
        .bold()
        .padding()
      Text(session.user)
        .bold()
        .padding()
      Button("Close") {
        onClose()
      }
    }
    .environment(session)
  }
}
