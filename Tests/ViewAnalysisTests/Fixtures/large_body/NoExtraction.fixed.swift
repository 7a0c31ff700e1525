// option: max_lines = 9
import SwiftUI

/// This one can be taken out, so that it shows that others can't.
struct PlainView: View {
  let title: String

  var body: some View {
    VStack {
      PlainRow(title: title)
      Text("D")
      Text("E")
    }
  }
}

private struct PlainRow: View {
  let title: String

  var body: some View {
    HStack {
      Text(title)
      Text("A")
      Text("B")
      Text("C")
    }
  }
}

func makeValue() -> String { "" }

/// A helper that is a view moves along.
struct Helper: View {
  var body: some View {
    VStack {
      HelperRow()
      Text("D")
      Text("E")
    }
  }
}

private struct HelperRow: View {
  var body: some View {
    HStack {
      header
      Text("A")
      Text("B")
      Text("C")
    }
  }

  private var header: some View { Text("A") }
}

/// A type that nobody wrote.
struct UntoldType: View {
  @State private var value = makeValue()

  var body: some View {  // expect: large_body
    VStack {
      HStack {
        Text(value)
        Text("A")
        Text("B")
        Text("C")
      }
      Text("D")
      Text("E")
    }
  }
}

/// A type that only this one can name.
struct PrivateType: View {
  var body: some View {
    VStack {
      PrivateTypeRow()
      Text("D")
      Text("E")
    }
  }
}

private struct PrivateTypeRow: View {
  private enum Mode { case light, dark }

  @State private var mode = Mode.light

  var body: some View {
    HStack {
      Text(mode == .light ? "A" : "B")
      Text("A")
      Text("B")
      Text("C")
    }
  }
}

/// A constant that only this type can name.
struct PrivateConstant: View {
  private static let columns = 3

  var body: some View {
    VStack {
      PrivateConstantColumnsRow()
      Text("D")
      Text("E")
    }
  }
}

extension PrivateConstant {
  private struct PrivateConstantColumnsRow: View {
    var body: some View {
      HStack {
        Text("\(PrivateConstant.columns)")
        Text("A")
        Text("B")
        Text("C")
      }
    }
  }
}

/// The same, by the type's name.
struct PrivateConstantByName: View {
  private static let columns = 3

  var body: some View {
    VStack {
      PrivateConstantByNameColumnsRow()
      Text("D")
      Text("E")
    }
  }
}

extension PrivateConstantByName {
  private struct PrivateConstantByNameColumnsRow: View {
    var body: some View {
      HStack {
        Text("\(PrivateConstantByName.columns)")
        Text("A")
        Text("B")
        Text("C")
      }
    }
  }
}

/// A method of several types.
struct Generic: View {
  private func show<Value>(_ value: Value) -> String { "\(value)" }

  var body: some View {  // expect: large_body
    VStack {
      HStack {
        Text(show(1))
        Text("A")
        Text("B")
        Text("C")
      }
      Text("D")
      Text("E")
    }
  }
}

/// A method that is called without all of its arguments moves along.
struct Defaults: View {
  var body: some View {
    VStack {
      DefaultsRow()
      Text("D")
      Text("E")
    }
  }
}

private struct DefaultsRow: View {
  var body: some View {
    HStack {
      Button("A") { add(1) }
      Text("A")
      Text("B")
      Text("C")
    }
  }

  private func add(_ value: Int, times: Int = 1) {}
}

/// One of two methods.
struct Overloads: View {
  private func add(_ value: Int) {}
  private func add(_ value: String) {}

  var body: some View {  // expect: large_body
    VStack {
      HStack {
        Text("A").onAppear { add(1) }
        Text("A")
        Text("B")
        Text("C")
      }
      Text("D")
      Text("E")
    }
  }
}

/// Observers don't hear of a change through a binding.
struct Observed: View {
  @State private var count = 0 { didSet { print(count) } }

  var body: some View {  // expect: large_body
    VStack {
      HStack {
        Text("A").onAppear { count = 1 }
        Text("A")
        Text("B")
        Text("C")
      }
      Text("D")
      Text("E")
    }
  }
}

/// A wrapper's own name.
struct Wrapped: View {
  @State private var count = 0

  var body: some View {  // expect: large_body
    VStack {
      HStack {
        Text("\(_count.wrappedValue)")
        Text("A")
        Text("B")
        Text("C")
      }
      Text("D")
      Text("E")
    }
  }
}

/// The whole view.
struct Whole: View {
  private func show(_ view: Whole) -> String { "" }

  var body: some View {  // expect: large_body
    VStack {
      HStack {
        Text(show(self))
        Text("A")
        Text("B")
        Text("C")
      }
      Text("D")
      Text("E")
    }
  }
}

/// What is computed only where a condition allows it moves along.
struct Trapping: View {
  let titles: [String]

  var body: some View {
    VStack {
      TrappingTitlesRow(titles: titles)
      Text("D")
      Text("E")
    }
  }
}

private struct TrappingTitlesRow: View {
  let titles: [String]

  var body: some View {
    HStack {
      if !titles.isEmpty { Text(first) }
      Text("A")
      Text("B")
      Text("C")
    }
  }

  private var first: String { titles[0] }
}

/// A presented view has another environment, and nobody wrote the type.
struct Undoing: View {
  @Environment(\.undoManager) private var undoManager

  var body: some View {  // expect: large_body
    Text("B")
      .sheet(isPresented: .constant(true)) {
        HStack {
          Text(undoManager == nil ? "A" : "B")
          Text("A")
          Text("B")
          Text("C")
        }
        Text("D")
      }
  }
}

/// What is around the piece changes what it reads: it is handed over.
struct Limiting: View {
  @Environment(\.lineLimit) private var lineLimit

  var body: some View {
    VStack {
      LineLimitRow(lineLimit: lineLimit)
      Text("D")
      Text("E")
    }
    .lineLimit(1)
  }
}

private struct LineLimitRow: View {
  let lineLimit: Int?

  var body: some View {
    HStack {
      Text(lineLimit == 1 ? "A" : "B")
      Text("A")
      Text("B")
      Text("C")
    }
  }
}

/// A row that belongs to its grid.
struct Row: View {
  let title: String

  var body: some View {  // expect: large_body
    Grid {
      GridRow {
        Text(title)
        Text("A")
        Text("B")
        Text("C")
      }
      Text("D")
      Text("E")
    }
  }
}

/// A view of some platforms.
struct Platform: View {
  let title: String

  var body: some View {
    VStack {
      #if os(Linux)
        PlatformRow(title: title)
      #endif
      Text("D")
      Text("E")
    }
  }
}

#if os(Linux)
  private struct PlatformRow: View {
    let title: String

    var body: some View {
      HStack {
        Text(title)
        Text("A")
        Text("B")
        Text("C")
      }
    }
  }
#endif

/// A view of new systems.
struct Available: View {
  let title: String

  var body: some View {
    VStack {
      AvailableRow(title: title)
      Text("D")
    }
  }
}

private struct AvailableRow: View {
  let title: String

  var body: some View {
    if #available(macOS 99, *) {
      HStack {
        Text(title)
        Text("A")
        Text("B")
        Text("C")
      }
    }
  }
}

/// What only its wrapper changes.
struct Gesture: View {
  @GestureState private var isDown = false

  var body: some View {  // expect: large_body
    VStack {
      HStack {
        Text("A").gesture(DragGesture().updating($isDown) { _, down, _ in down = true })
        Text("A")
        Text("B")
        Text("C")
      }
      Text("D")
      Text("E")
    }
  }
}
