// profile: recommended
import SwiftUI

enum Kind: CaseIterable { case plain, fancy }

final class Terms {
  let isFree: Bool
  var isRead = false

  init(isFree: Bool) { self.isFree = isFree }

  func read() { isRead = true }
}

/// All code that shows it says which kind it is.
struct Badge: View {
  var kind: Kind

  var body: some View {
    if kind == .plain { Text("A") } else { Text("A").opacity(0.5) }
  }
}

struct Mark: View {
  var isOn: Bool

  var body: some View {
    if isOn { Text("A") } else { Text("A").opacity(0.5) }  // expect: same_view_branches
  }
}

struct Gap: View {
  var isOn: Bool

  var body: some View {
    HStack {
      if isOn { Spacer(minLength: 2) } else { Spacer(minLength: 4) }
      Mark(isOn: isOn)
    }
  }
}

struct Kinds: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Badge(kind: .plain)
      Badge(kind: .fancy)
      Mark(isOn: isOn)
      ForEach(Kind.allCases, id: \.self) { kind in
        if kind == .plain { Image(systemName: "a") } else { Image(systemName: "b") }
        if isOn { Image(systemName: "a") } else { Image(systemName: "b") }  // expect: same_view_branches
      }
      ForEach(0..<3) { index in
        if index == 0 { Image(systemName: "a") } else { Image(systemName: "b") }
      }
    }
  }

  private func toggle() { isOn.toggle() }
}

/// The root of a hosting controller keeps what it got, and what doesn't change of that stays.
struct TermsView: View {
  private let terms: Terms

  init(terms: Terms) { self.terms = terms }

  var body: some View {
    VStack {
      if terms.isFree { Text("A") } else { Text("A").opacity(0.5) }
      if terms.isRead { Text("A") } else { Text("A").opacity(0.5) }  // expect: same_view_branches
    }
  }
}

@MainActor func makeTerms(_ terms: Terms) -> UIHostingController<TermsView> {
  UIHostingController(rootView: TermsView(terms: terms))
}

/// Others may be passed to it later.
struct TermsRow: View {
  let terms: Terms

  var body: some View {
    if terms.isFree { Text("A") } else { Text("A").opacity(0.5) }  // expect: same_view_branches
  }
}

struct TermsList: View {
  @State private var terms = Terms(isFree: false)

  var body: some View { TermsRow(terms: terms) }
}

struct Icon: View {
  let name: String

  var body: some View { Image(systemName: name).frame(width: 20) }
}

struct Field: View {
  let name: String
  @State private var text = ""

  var body: some View { TextField(name, text: $text) }
}

struct Footer: View {
  let message: Message

  var body: some View {
    VStack {
      if message.isUnread { Icon(name: "a") } else { Icon(name: "b") }  // expect: same_view_branches "with a cross-fade at best"
      if message.isUnread { Field(name: "a") } else { Field(name: "b") }  // expect: same_view_branches "any state in it is lost"
    }
  }
}
