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

@Observable final class Stream {
  var lines: [String] = []
  var problem: String?

  func read(_ name: String) async { await read(name, from: 0) }

  func read(_ name: String, from start: Int) async {
    do {
      for try await line in source() { lines.append(line) }
    } catch {
      problem = error.localizedDescription
    }
  }

  private func source() -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { $0.finish() } }
}
