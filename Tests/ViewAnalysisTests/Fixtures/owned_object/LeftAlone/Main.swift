// profile: recommended
import SwiftUI

/// What it asks for is in the archive: another desk would answer the same.
struct AskingView: View {
  @State private var answer = ""
  @ObservedObject var desk = Desk()

  var body: some View {
    Text(answer)
      .task { answer = desk.answer(to: "opening hours") }
  }
}

/// The method of the other labels writes down what is open.
struct FilingView: View {
  @ObservedObject var desk = Desk()  // expect: owned_object

  var body: some View {
    Button("File") { _ = desk.answer(noting: "opening hours") }
  }
}

struct CountingView: View {
  @ObservedObject var desk = Desk()  // expect: owned_object

  var body: some View { Text("\(desk.open.count)") }
}

/// By way of another method.
struct ClosingView: View {
  @ObservedObject var desk = Desk()  // expect: owned_object

  var body: some View {
    Button("Close") { desk.close() }
  }
}

/// The object itself is handed on, to someone who may keep it.
struct ReportingView: View {
  @ObservedObject var desk = Desk()  // expect: owned_object

  var body: some View {
    Button("Report") { desk.report() }
  }
}

struct HandingView: View {
  @ObservedObject var desk = Desk()  // expect: owned_object

  var body: some View { AskedView(desk: desk) }
}

struct AskedView: View {
  @ObservedObject var desk: Desk

  var body: some View { Text("\(desk.open.count)") }
}

/// Its constant is an object that counts.
struct CalledView: View {
  @ObservedObject var bell = Bell()  // expect: owned_object

  var body: some View {
    Button("Ring") { bell.ring() }
  }
}

/// To make it is to do something.
struct WatchingView: View {
  @ObservedObject var guardian = Guardian()  // expect: owned_object

  var body: some View {
    Button("Greet") { guardian.greet() }
  }
}
