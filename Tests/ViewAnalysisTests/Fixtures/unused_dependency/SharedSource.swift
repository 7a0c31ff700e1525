import SwiftUI

final class Threshold: ObservableObject {
  @Published var values: [Double] = []

  var binding: Binding<[Double]> {
    Binding(get: { self.values }, set: { self.values = $0 })
  }
}

/// Nothing names the object in the body, but what is bound to it is only shown anew because it is observed.
struct Sliders: View {
  @Binding var values: [Double]
  @ObservedObject var threshold: Threshold

  init(threshold: Threshold) {
    self.threshold = threshold
    _values = threshold.binding
  }

  var body: some View {
    Text("\(values.count)")
  }
}

struct Title: View {
  @ObservedObject var threshold: Threshold  // expect: unused_dependency
  let title: String

  init(threshold: Threshold, title: String) {
    self.threshold = threshold
    self.title = title.capitalized + "\(threshold.values.count)"
  }

  var body: some View {
    Text(title)
  }
}
