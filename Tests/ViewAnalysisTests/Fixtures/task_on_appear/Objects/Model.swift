// profile: recommended
import SwiftUI

@Observable final class Library {
  var titles: [String] = []
  var problem: String?

  func load() async {
    await refresh()
  }

  func prepare() async {
    titles = (try? await fetch()) ?? []
  }

  private func refresh() async {
    do {
      titles = try await fetch()
    } catch {
      problem = error.localizedDescription
    }
  }

  private func fetch() async throws -> [String] { [] }
}
