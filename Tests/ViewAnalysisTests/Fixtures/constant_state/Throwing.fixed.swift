import SwiftUI

func address(of text: String) throws -> URL { try address(of: text) }
func later(_ text: String) async -> String { text }

/// `try x = f()` assigns to `x`, too.
struct Throwing: View {
  @State private var url: URL?
  @State private var name = ""
  private let title = "Server"

  var body: some View {
    Text(url?.absoluteString ?? name + title)
      .task { await load() }
  }

  private func load() async {
    do {
      try url = address(of: "a")
    } catch {
      await name = later("b")
    }
  }
}
