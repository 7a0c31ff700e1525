import SwiftUI

struct TrackRow: View, Equatable {  // expect: blanket_equatable "ignores `artist` and `length`: when only these change"
  let title: String
  let artist: String
  let length: Int

  nonisolated static func == (a: TrackRow, b: TrackRow) -> Bool { a.title == b.title }

  var body: some View { Text(title + artist + String(length)) }
}
