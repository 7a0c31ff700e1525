// profile: strict
// option: max_branches = 3
// option: max_views = 5
// option: max_lines = 9
import SwiftUI

enum Tool { case pen, brush, eraser, ruler, stamp }

struct ToolView: View {
  let size: Int

  var body: some View { Text("\(size)") }
}

struct ToolPane: View {
  let tool: Tool

  var body: some View {
    NavigationStack {
      switch tool {
      case .pen: ToolView(size: 1)
      case .brush: ToolView(size: 2).padding()
      case .eraser: ToolView(size: 3)
      case .ruler: EmptyView()
      case .stamp: ToolView(size: 5)
      }
    }
  }
}

struct ToolRow: View {
  let tool: Tool

  var body: some View {  // expect: large_body "4 branches"
    HStack {
      Text("Tool")
      switch tool {
      case .pen: Text("1")
      case .brush: Text("2")
      case .eraser, .ruler: Text("3")
      case .stamp: EmptyView()
      }
    }
  }
}

struct ToolSheet: View {
  let tool: Tool

  var body: some View {  // expect: large_body "4 branches"
    switch tool {
    case .pen: ToolView(size: 1)
    case .brush: ToolView(size: 2)
    case .eraser:
      HStack {
        Text("3")
      }
    default: ToolView(size: tool == .ruler ? 3 : 4)
    }
  }
}

/// Each branch of a case is one view, too.
struct ToolCanvas: View {
  let tool: Tool
  let isLarge: Bool

  var body: some View {
    let size = 2
    switch tool {
    case .pen: ToolView(size: size)
    case .brush:
      if isLarge {
        ToolView(size: 3)
      } else {
        ToolView(size: 4)
      }
    case .eraser: EmptyView()
    default: ToolView(size: 5)
    }
  }
}

/// Destinations are chosen like that, too.
struct ToolList: View {
  let tools: [Tool]

  var body: some View {
    NavigationStack {
      Text("Tools")
        .navigationDestination(for: Tool.self) { tool in
          switch tool {
          case .pen: ToolView(size: 1)
          case .brush: ToolView(size: 2)
          case .eraser: ToolView(size: 3)
          case .ruler: ToolView(size: 4)
          case .stamp: ToolView(size: 5)
          }
        }
    }
  }
}
