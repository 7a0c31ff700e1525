import SwiftUI

struct ProductPage: View {
  let name: String

  var body: some View {
    ScrollView {
      VStack {
        ProductHeader(name: name)
        ProductGallery()
        ProductReviewsView()
      }
    }
  }
}

private struct ProductHeader: View {
  let name: String

  var body: some View {
    VStack {
      Text(name)
      Text("B")
      Text("C")
    }
  }
}

private struct ProductGallery: View {
  var body: some View {
    HStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
}

private struct ProductReviewsView: View {
  var body: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
}

// Two are few, and small ones none.
struct Few: View {
  var body: some View {
    List {
      Section { a }
      Section { b }
      tiny
      twice
      twice
    }
  }

  private var a: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
  private var b: some View {
    VStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }
  private var tiny: some View { Text("A") }
  private var twice: some View {
    HStack {
      Text("A")
      Text("B")
    }
  }
}

// What modifiers show is not composed by the body.
struct Shown: View {
  @State private var isShown = false

  var body: some View {
    Text("A")
      .overlay { VStack { over } }
      .background { VStack { under } }
      .sheet(isPresented: $isShown) { VStack { sheet } }
  }

  private var over: some View {
    VStack {
      Text("A")
      Text("B")
    }
  }
  private var under: some View {
    VStack {
      Text("A")
      Text("B")
    }
  }
  private var sheet: some View {
    VStack {
      Text("A")
      Text("B")
    }
  }
}
