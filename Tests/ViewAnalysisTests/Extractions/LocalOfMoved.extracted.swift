import SwiftUI

struct Preview {
  let samples: [String]
  let removed: Int
}

struct PatternsView: View {
  let preview: Preview?
  @State private var showsSamples = false

  var body: some View {
    VStack {
      if let p = preview {
        Text("\(p.removed) files")
        if !p.samples.isEmpty {
          PatternsSamplesView(showsSamples: $showsSamples, samples: p.samples)
        }
      }
      Toggle("Samples", isOn: $showsSamples)
    }
  }
}

private struct PatternsSamplesView: View {
  @Binding var showsSamples: Bool
  let samples: [String]

  var body: some View {
    VStack {
      Button("Show samples") { showsSamples = true }
        .popover(isPresented: $showsSamples) { list(samples) }
      Divider()
    }
  }

  private func list(_ samples: [String]) -> some View {
    VStack {
      ForEach(samples, id: \.self) { sample in
        Text(sample)
      }
      Text("\(samples.count)")
    }
  }
}
