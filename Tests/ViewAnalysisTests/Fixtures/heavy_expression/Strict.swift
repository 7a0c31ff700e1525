// profile: strict
import SwiftUI

/// Closures of an action that is handed on: each of several statements is checked by itself.
struct Steps: View {
  let titles: [String]
  @State private var isDone = false
  @State private var title = ""

  var body: some View {
    VStack {
      HStack {
        ForEach(titles, id: \.self) { title in
          Self.row(title) {
            run {
              isDone = false
              run {
                isDone = false
                run {
                  isDone = false
                  run { run { run { run { self.title = title } } } }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func row(_ title: String, _ action: @escaping () -> Void) -> some View {
    Button(title, action: action)
  }

  private func run(_ work: @escaping () -> Void) { work() }
}

struct Strict: View {
  let isOn: Bool
  let isOpen: Bool
  let isPressed: Bool
  let side: Double

  var body: some View {
    VStack {
      Text("Colours")
        .foregroundStyle(isOn ? (isOpen ? Color.red : .blue) : .gray)  // expect: heavy_expression
      Text("Three")
        .opacity(isOn ? 1 : isOpen ? 0.5 : isPressed ? 0.2 : 0)  // expect: heavy_expression
      Text("Side by side")
        .frame(width: isOn ? 20 : 10, height: isOn ? 20 : 10)
      Text("Types spelt out")
        .foregroundStyle(isOn ? (isOpen ? Color.red : Color.blue) : Color.gray)  // expect: heavy_expression
      if isOn != isOpen || isOn != isPressed || isOpen != isPressed || isOn == false || isOpen == false {
        Text("Conditions")
      }
      Text("In one build")
        #if os(iOS)
          .padding(isPressed ? (isOn ? side : 0) : 0)  // expect: heavy_expression
        #endif
      Text("Numbers")
        .scaleEffect(isPressed ? 0.9 : (isOn ? 1.1 : 1))
      Text("Texts")
        .accessibilityLabel(isPressed ? (isOn ? "Pressed and on" : "Pressed") : "Neither")
    }
  }
}

struct Palette {
  var near = Color.green
  var middle = Color.orange
  var far = Color.red
}

struct Mark: View {
  let palette: Palette
  let isNear: Bool
  let isActive: Bool

  var body: some View {
    Text("Mark")
      .foregroundStyle(isNear ? palette.near : isActive ? palette.middle : palette.far)  // expect: heavy_expression
  }
}
