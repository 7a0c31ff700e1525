import SwiftUI

@MainActor final class UIPasteboard {
  static let general = UIPasteboard()
  func clear() {}
  func set(_ text: String) {}
}

final class Service: ObservableObject {
  @Published var host = ""
  @Published var port = 80
}

struct ServiceView: View {
  @ObservedObject var service: Service
  @State private var isSecure = false

  var body: some View {
    VStack {
      Toggle("Secure", isOn: $isSecure)
      Text(example)
      ExampleSection(example: example)
    }
  }

  private var example: String { (isSecure ? "https" : "http") + "://\(service.host):\(service.port)" }
}

private struct ExampleSection: View {
  let example: String

  var body: some View {
    HStack {
      Text(example)
      Button("Copy") {
        let board = UIPasteboard.general
        board.clear()
        board.set(example)
      }
    }
  }
}
