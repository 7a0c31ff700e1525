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
        TideButton(tide: tide, isNow: selectedTide == tide, onSelect: onSelect)
      }
      TideButton(tide: .low, isNow: selectedTide == .low, onSelect: onSelect)
    }
  }
}

private struct TideButton: View {
  let tide: Tide
  let isNow: Bool
  let onSelect: (Tide) -> Void

  var body: some View {
    Button {
      onSelect(tide)
    } label: {
      Text(tide.rawValue)
        .background(isNow ? Color.blue : Color.clear)
    }
  }
}
