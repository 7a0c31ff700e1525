// profile: recommended
import SwiftUI

/// `task` would bring the error of its cancellation, too.
struct Feed: View {
  @State private var titles: [String] = []
  @State private var problem: String?

  var body: some View {
    VStack {
      Text(titles.joined())
        .onAppear {
          Task {
            do {
              titles = try await load()
            } catch {
              problem = error.localizedDescription
            }
          }
        }
      Text(problem ?? "")
        .onAppear {  // expect: task_on_appear
          Task {
            do {
              titles = try await load()
            } catch {
              print(error)
            }
          }
        }
      Text("Feed")
        .onAppear {  // expect: task_on_appear
          Task {
            do {
              titles = try await load()
            } catch is CancellationError {
              titles = []
            } catch {
              if !Task.isCancelled { problem = error.localizedDescription }
            }
          }
        }
    }
  }

  private func load() async throws -> [String] { [] }
}

/// So would that of a method of the view.
struct Headlines: View {
  @State private var titles: [String] = []
  let onFailure: (Error) -> Void

  var body: some View {
    VStack {
      Text(titles.joined())
        .onAppear {
          Task {
            await reload()
          }
        }
      Text("Headlines")
        .onAppear {  // expect: task_on_appear
          Task {
            await refresh()
          }
        }
    }
  }

  private func reload() async {
    do {
      titles = try await load()
    } catch {
      onFailure(error)
    }
  }

  private func refresh() async {
    titles = (try? await load()) ?? []
  }

  private func load() async throws -> [String] { [] }
}
