import SwiftUI

struct ProductPage: View {  // expect: sectioned_view "3 sections that are helpers: `header`, `gallery` and `reviews`"
  let name: String

  var body: some View {
    ScrollView {
      VStack {
        header
        gallery
        reviews()
      }
    }
  }

  private var header: some View {
    VStack {
      Text(name)
      Text("B")
      Text("C")
    }
  }

  private var gallery: some View {
    HStack {
      Text("A")
      Text("B")
      Text("C")
    }
  }

  private func reviews() -> some View {
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
