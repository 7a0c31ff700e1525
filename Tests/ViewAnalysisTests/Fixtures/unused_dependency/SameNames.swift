// not type-checked: a representable of the stub needs more
import SwiftUI

struct Item: Identifiable {
  let id = UUID()
  var isOn = false
  var title = ""
}

/// Labels, members of other values and names that shadow the property are no uses of it.
struct Switches: View {
  @State private var isOn = false  // expect: unused_dependency
  @State private var title = ""  // expect: unused_dependency
  @State private var item: Item?  // expect: unused_dependency
  let items: [Item]

  var body: some View {
    ForEach(items) { item in
      Toggle(isOn: .constant(item.isOn)) { Text(item.title) }
    }
  }

  private func rename(title: String) {
    print(title)
  }
}

/// A copy of the view may be read.
struct Badge: View {
  @Environment(\.font) private var font
  @State private var isLarge = false

  var body: some View {
    Text("New")
  }

  static func == (first: Badge, second: Badge) -> Bool {
    first.isLarge == second.isLarge
  }

  func styled() -> Badge {
    let copy = self
    print(copy.font as Any)
    return copy
  }
}

struct Editor: UIViewRepresentable {
  @Environment(\.isEnabled) private var isEnabled
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator {
    let parent: Editor
    init(_ parent: Editor) { self.parent = parent }
    func change() { if parent.isEnabled { parent.text = "" } }
  }
}

/// A `catch` without a pattern binds `error` for itself.
struct Download: View {
  @State private var error: Error?  // expect: unused_dependency
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .task { await load() }
  }

  private func load() async {
    do {
      try await Task.sleep(for: .seconds(1))
      count += 1
    } catch {
      show(error)
    }
  }

  private func show(_ error: Error) {
    print(error)
  }
}

/// Here the pattern binds another name.
struct Upload: View {
  @State private var error: Error?
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .task { await load() }
  }

  private func load() async {
    do {
      try await Task.sleep(for: .seconds(1))
      count += 1
    } catch let failure as CancellationError {
      print(failure, error as Any)
    } catch {
      self.error = error
    }
  }
}
