// profile: strict
import SwiftUI

/// What the sheet alone reads doesn't run the body.
struct Letters: View {
  let title: String
  @State private var isOpen = false
  @State private var draft = 0
  @State private var query = ""

  var body: some View {
    VStack {
      Button("Write") {
        draft += 1
        isOpen = true
      }
      VStack {
        Text("Letters")
        hints
      }
    }
    .sheet(isPresented: $isOpen) { Text("Draft \(draft)") }
  }

  private var hints: some View {
    HStack {
      Text(title)
      Text("2")
      Text("3")
      Text("4")
    }
  }
}

final class Drafts: ObservableObject {
  @Published var count = 0
}

/// An observed object does, whoever reads it.
struct Mails: View {
  let title: String
  @StateObject private var drafts = Drafts()
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Write") { isOpen = true }
      VStack {
        Text("Mails")
        hints
      }
    }
    .sheet(isPresented: $isOpen) { Text("Draft \(drafts.count)") }
  }

  private var hints: some View {  // expect: helper_view "`drafts`"
    HStack {
      Text(title)
      Text("2")
      Text("3")
      Text("4")
    }
  }
}

final class Memo {
  var known: [String: Int] = [:]
  func count(_ text: String) -> Int { known[text] ?? text.count }
}

/// The object stays the same, and nobody hears of what changes in it.
struct Counts: View {
  @State private var memo = Memo()
  let title: String

  var body: some View {
    VStack {
      Text("\(memo.count(title))")
      Button("Forget") { memo.known = [:] }
      VStack {
        Text("Counts")
        hints
      }
    }
  }

  private var hints: some View {
    HStack {
      Text(title)
      Text("2")
      Text("3")
      Text("4")
    }
  }
}
