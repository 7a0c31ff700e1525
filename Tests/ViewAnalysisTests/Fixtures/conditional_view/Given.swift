// profile: strict
import SwiftUI

final class Page: ObservableObject {
  let showsTitle: Bool
  @Published var showsFooter = false

  init(showsTitle: Bool) { self.showsTitle = showsTitle }
}

/// Callers may give it other values at each update; the constants of an object stay as they are.
struct PageView: View {
  let showsBadge: Bool
  private let isVisible: Bool
  @ObservedObject var page: Page
  @State private var isOpen = false

  init(showsBadge: Bool, page: Page) {
    self.showsBadge = showsBadge
    isVisible = !showsBadge
    self.page = page
  }

  var body: some View {
    HStack {
      Spacer()
      if showsBadge { Text("New") }  // expect: conditional_view
      // The initializer works it out.
      if isVisible { Text("Old") }
      if page.showsTitle { Text("Title") }
      if page.showsFooter { Text("Footer") }  // expect: conditional_view
      if showsBadge && isOpen { Text("Open") }  // expect: conditional_view
      Button("Open") { isOpen.toggle() }
      HStack {
        Text("Page")
        if showsBadge { Text("New") }  // expect: conditional_view
        if page.showsFooter { Text("Footer") }  // expect: conditional_view
        if showsBadge && isOpen { Text("Open") }  // expect: conditional_view
      }
    }
  }
}

/// Some rows have an icon, and keep it.
struct Rows: View {
  var showsIcon = true

  var body: some View {
    VStack {
      Row(showsIcon: showsIcon)
      Row(showsIcon: false)
    }
  }
}

private struct Row: View {
  let showsIcon: Bool

  var body: some View {
    HStack {
      if showsIcon { Image(systemName: "book") }
      Text("Row")
    }
  }
}

struct Table: View {
  let isVisible: Bool

  var body: some View {
    VStack {
      Rows()
      Rows(showsIcon: false)
      Header(isVisible: isVisible)
    }
  }
}

private struct Header: View {
  let isVisible: Bool

  var body: some View {
    VStack {
      if isVisible { Text("Header") }  // expect: conditional_view
    }
  }
}

struct Start: View {
  @State private var isOpen = false

  var body: some View {
    Table(isVisible: isOpen)
    Button("Open") { isOpen.toggle() }
  }
}

enum Step { case start, showReceipt }

/// What comes once stays, and a case isn't what is seen.
struct Login: View {
  let step: Step
  @State private var needsCode = false
  @State private var isBusy = false

  var body: some View {
    ZStack {
      if needsCode { Text("Code") }
      if isBusy { Text("Busy") }  // expect: conditional_view
      if step == .showReceipt { Text("Receipt") }
      if step == Step.showReceipt { Text("Receipt") }
      Button("Log in") {
        needsCode = true
        isBusy.toggle()
      }
    }
  }
}
