// profile: recommended
import SwiftUI

struct Slide: Identifiable {
  let id: UUID
  var title: String
}

/// The scroll view says by its index which slide it shows.
struct SlideStrip: View {
  @Binding var slides: [Slide]
  @State private var current: Int?

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(slides.indices, id: \.self) { index in
            Text(slides[index].title)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $current)
      Button("Next") { current = (current ?? 0) + 1 }
      ScrollView {
        LazyVStack {
          ForEach(slides.indices, id: \.self) { index in  // expect: positional_id
            Text(slides[index].title)
          }
        }
      }
    }
  }
}
