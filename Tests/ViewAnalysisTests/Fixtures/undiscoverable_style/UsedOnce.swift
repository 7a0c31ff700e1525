// profile: recommended
import SwiftUI

/// The one button below is all that needs it.
struct LoudStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold()
  }
}

struct CalmStyle: ButtonStyle {  // expect: undiscoverable_style "`CalmStyle` has no static member"
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.italic()
  }
}

struct LoudButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(title, action: action)
      .buttonStyle(LoudStyle())
  }
}

struct CalmButtons: View {
  let action: () -> Void

  var body: some View {
    VStack {
      Button("Wait", action: action)
        .buttonStyle(CalmStyle())
      Button("Rest", action: action)
        .buttonStyle(CalmStyle())
    }
  }
}
