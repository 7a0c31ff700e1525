// profile: recommended
import SwiftUI

struct Entry: Identifiable {
  let id: Int
  let isShown: () -> Bool
  var parts: [Int] { [] }
}

struct Recommended: View {
  let entries: [Entry]
  private let sizes = {
    [1, 2, 3]
  }()

  var body: some View {
    VStack {
      ForEach(entries.filter { $0.id > 1 }) { entry in  // expect: work_in_body
        ForEach(entry.parts.filter { $0 > 2 }, id: \.self) { Text("\($0)") }
      }
      ForEach(entries.filter { $0.isShown() }) { Text("\($0.id)") }
      ForEach(sizes.map { $0 * 2 }, id: \.self) { Text("\($0)") }
      GeometryReader { proxy in
        ForEach(entries.filter { Double($0.id) > proxy.size.width }) { Text("\($0.id)") }
      }
    }
  }
}

/// Locals between the data and the work.
struct Between: View {
  let entries: [Entry]
  let chosen: Entry?

  var body: some View {
    let shown = entries
    let parts = chosen?.parts ?? []
    let limit = entries.count
    return VStack {
      ForEach(shown.sorted { $0.id < $1.id }) { Text("\($0.id)") }  // expect: work_in_body
      ForEach(parts.filter { $0 > 1 }, id: \.self) { Text("\($0)") }  // expect: work_in_body
      ForEach(shown.filter { $0.id < limit }) { Text("\($0.id)") }
      ForEach(entries) { entry in
        let parts = entry.parts
        ForEach(parts.filter { $0 > 1 }, id: \.self) { Text("\($0)") }
      }
    }
  }
}
