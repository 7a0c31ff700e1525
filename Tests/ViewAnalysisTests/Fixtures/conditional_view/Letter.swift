import SwiftUI

struct Letter: View {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isOpen = false
  let books: [Book]
  let title: String?

  var body: some View {
    VStack {
      if !books.isEmpty { Text("Books") }  // expect: conditional_view
      if books.count > 0 { Text("Some") }  // expect: conditional_view
      if title != nil { Text("Optional") }  // expect: conditional_view
      if isEnabled { Text("Environment") }  // expect: conditional_view
      if isOpen { helper }  // expect: conditional_view "`helper`"
      if isOpen { built }  // expect: conditional_view "`built`"
      if isOpen { split }
      if title?.count ?? 0 > 3 { Text("Long") }  // expect: conditional_view
      Framed {
        if isOpen { Text("In a container of its own") }  // expect: conditional_view
      }
      Text("Marked")
        .overlay {
          if isOpen { Circle() }  // expect: conditional_view
        }
      List {
        HStack {
          if isOpen { Text("In a row") }  // expect: conditional_view
        }
        if isOpen { Text("A row") }
        ForEach(0..<3) { _ in
          VStack {
            if isOpen { Text("All of a row") }
          }
        }
      }
      Menu("More") {
        HStack {
          if isOpen { Text("In a menu, however deep") }
        }
      }
      if isOpen { Text("Moving").transition(.opacity) }
      if isOpen { NavigationLink("Link") { Text("There") } }
      if isOpen { Divider() }
    }
  }

  var helper: some View { Text("Helper") }

  @ViewBuilder
  var built: some View { Text("Built") }

  @ViewBuilder
  var split: some View {
    if isOpen { Text("One") } else { Divider() }
  }

  @ViewBuilder
  private var footer: some View {
    if isOpen { Text("The root of a helper") }  // expect: conditional_view
  }
}

struct Framed<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.border(.red) }
}

/// What a helper makes is one view, whichever branch it takes and whatever it computes before.
struct TaskCard: View {
  let isPaid: Bool
  let count: Int

  var body: some View {
    VStack {
      if isPaid { price }  // expect: conditional_view
      if count > 0 { progress }  // expect: conditional_view
      if count > 1 { several }
      if isPaid { Image.paid.resizable() }  // expect: conditional_view
    }
  }

  @ViewBuilder private var price: some View {
    if count > 3 {
      Text("Much")
    } else {
      Label("Little", systemImage: "cart")
    }
  }

  @ViewBuilder private var progress: some View {
    let fraction = Double(count) / 10
    ProgressView(value: fraction)
  }

  @ViewBuilder private var several: some View {
    Text("One")
    Text("Two")
  }
}

extension Image {
  static let paid = Image(systemName: "cart")
}
