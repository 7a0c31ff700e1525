import SwiftUI

enum Sorting { case name, date }

struct Options {
  var isOn = false
}

struct Grid: View {
  private let spacing: CGFloat = 8
  private let columns = [GridItem(), GridItem()]
  private let sorting = Sorting.name
  private let kind: Sorting = .date
  private let title = "Books"
  private let values: [Int] = []
  private let note: String? = nil

  var body: some View {
    LazyVGrid(columns: columns, spacing: spacing) {
      Text(title)
      if sorting == .name, kind == .date {
        Text(note ?? "")
      }
      ForEach(values.filter { $0 > 1 }, id: \.self) { value in
        Text("\(value)")
      }
    }
  }
}

/// Each of these may change.
struct Changing: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var numbers: [Int] = []
  @State private var options = Options()
  @State private var count = 0
  @State private var sum = 0
  @State private var model = Library()
  @State private var unused = 0
  @State private var names: Set<String> = []
  @State private var first = 1

  var body: some View {
    VStack {
      TextField("Text", text: $text)
      Button("Toggle") { isOn.toggle() }
      Button("Add") { numbers.append(1) }
      Button("On") { options.isOn = true }
      Button("Count") { count += 1 }
      Button("Sum") { add(to: &sum) }
      Text(model.name)
      Text(isOn ? "On" : "Off")
      Text("\(numbers.count) \(options.isOn ? 1 : 0) \(count) \(sum) \(first)")
      Button("Insert") { self.names.insert("A") }
    }
    .onAppear { (first, sum) = (1, 2) }
  }

  private func add(to value: inout Int) { value += 1 }
}

final class Library {
  let name = "Library"
}
