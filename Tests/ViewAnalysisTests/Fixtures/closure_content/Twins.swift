import SwiftUI

#if os(macOS)
  struct Plate<Content: View>: View {
    let content: () -> Content  // expect: closure_content "`Plate` stores `content`"

    var body: some View {
      HStack { content() }
    }
  }
#else
  struct Plate<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack { content }
    }
  }
#endif

#if os(macOS)
  struct Tray<Content: View>: View {
    let content: () -> Content  // expect: closure_content

    var body: some View {
      HStack { content() }
    }
  }
#else
  struct Tray<Content: View>: View {
    let content: () -> Content  // expect: closure_content

    var body: some View {
      VStack { content() }
    }
  }
#endif

extension Tray {
  var label: String { "A tray" }
}
