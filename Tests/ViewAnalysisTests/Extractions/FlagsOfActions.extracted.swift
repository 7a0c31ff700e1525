import SwiftUI

struct BarButtons: View {
  let onCopy: () -> Void
  let onStore: () -> Void
  var body: some View {
    HStack {
      Button("Copy", action: onCopy)
      Button("Store", action: onStore)
    }
  }
}

struct LockedPanel: View {
  let isGuest: Bool
  let onUnlock: () -> Void
  var body: some View { Button(isGuest ? "Sign in" : "Buy", action: onUnlock) }
}

struct SourceView: View {
  let isGuest: Bool
  let text: String
  @State private var showsLogin = false
  @State private var showsOffer = false
  @State private var showsExporter = false

  var body: some View {
    VStack {
      Text("Source")
      SourcePanel(
        text: text,
        isGuest: isGuest,
        onUnlock: { if isGuest { showsLogin = true } else { showsOffer = true } },
        onStore: { showsExporter = true }
      )
    }
    .sheet(isPresented: $showsLogin) { Text("Login") }
    .sheet(isPresented: $showsOffer) { Text("Offer") }
    .sheet(isPresented: $showsExporter) { Text("Exporter") }
  }
}

private struct SourcePanel: View {
  let text: String
  let isGuest: Bool
  let onUnlock: () -> Void
  let onStore: () -> Void

  var body: some View {
    if text.isEmpty {
      LockedPanel(isGuest: isGuest) {
        onUnlock()
      }
    } else {
      BarButtons(onCopy: { print(text) }, onStore: onStore)
      Text(text)
    }
  }
}
