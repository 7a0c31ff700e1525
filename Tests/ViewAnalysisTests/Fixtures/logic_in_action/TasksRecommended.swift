// profile: recommended
import SwiftUI

struct SignUp: View {
  @State private var name = ""
  @State private var account: String?
  @State private var isDone = false

  var body: some View {
    VStack {
      Button("Create") {  // expect: logic_in_action "error handling"
        Task {
          do {
            account = try await create()
            isDone = true
          } catch {
            // The next attempt shows it.
          }
        }
      }
      Button("Check") {  // expect: logic_in_action "2 statements of its own"
        Task {
          guard let account else { return }
          await check(account)
        }
      }
      Button("Later") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          isDone = true
        }
      }
      Button("Both") {
        Task {
          isDone = true
          name = ""
        }
      }
    }
    // `task_on_appear` asks for `task`, which has two plain statements then.
    .onAppear {
      Task {
        guard let account else { return }
        await check(account)
      }
    }
  }

  private func create() async throws -> String { name }
  private func check(_ account: String) async {}
}

/// A decision that depends on another one.
struct Choices: View {
  let isOpen: Bool
  let isRich: Bool
  @Binding var count: Int

  var body: some View {
    Text("Choices")
      .onTapGesture {  // expect: logic_in_action "a decision inside another one"
        if isOpen {
          if isRich { count += 2 } else { count += 1 }
        }
      }
      .onLongPressGesture {
        if isOpen {
          if isRich { count += 2 }
        }
      }
  }
}
