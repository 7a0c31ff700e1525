import SwiftUI

struct Silent<Content: View>: View {
  @State private var isOn = false
  let items: [Int]
  let optional: Text?
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Group {
        Text("Two")
        Text("siblings")
      }
      Group {
        ForEach(items, id: \.self) { Text("\($0)") }
      }
      Group {
        if isOn { Text("On") }
      }
      .padding()
      Group {
        switch items.count {
        case 0: Text("None")
        default: Text("Some")
        }
      }
      Group {
        #if os(macOS)
          Text("Mac")
        #else
          Text("Other")
        #endif
      }
      Group { optional }
      Group { content }
      Group { rows }
      Group { row(1) }
      Group { self.row(2) }
      Group {
        let text = "a"
        Text(text)
      }
      Group {
        Section { Text("In a section") }
      }
      Group { EmptyView() }
    }
    .toolbar {
      Group { ToolbarItem { Text("Item") } }
    }
  }

  @ViewBuilder private var rows: some View {
    Text("A")
    Text("B")
  }

  @ViewBuilder private func row(_ number: Int) -> some View {
    Text("A")
    Text("B")
  }

  private var spelledOut: Group<Text> {
    Group { Text("Concrete") }
  }
}

struct SilentApp: App {
  var body: some Scene {
    Group {
      WindowGroup { Text("Scene") }
    }
  }
}

struct SilentPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("In a preview")
    }
  }
}
