import SwiftUI

enum Tide: String, CaseIterable {
  case low, high
}

struct TidesView: View {
  let selectedTide: Tide
  let onSelect: (Tide) -> Void

  var body: some View {
    VStack {
      ForEach(Tide.allCases, id: \.self) { tide in
        tideButton(tide)
      }
      tideButton(.low)
    }
  }

  private func «»tideButton(_ tide: Tide) -> some View {
    let isNow = selectedTide == tide

    return Button {
      onSelect(tide)
    } label: {
      Text(tide.rawValue)
        .background(isNow ? Color.blue : Color.clear)
    }
  }
}
