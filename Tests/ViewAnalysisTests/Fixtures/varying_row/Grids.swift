// profile: strict
import SwiftUI

struct MonthView: View {
  let days: [Int]

  var body: some View {
    LazyVGrid(columns: [GridItem()]) {
      ForEach(days, id: \.self) { day in
        if day > 0 {  // expect: varying_row
          Text("\(day)")
        } else {
          Color.clear
        }
      }
    }
  }
}

struct PhotosView: View {
  let photos: [Int]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem()]) {
        ForEach(photos, id: \.self) { photo in
          if photo > 0 {  // expect: varying_row
            Text("\(photo)")
          } else {
            Color.clear
          }
        }
      }
    }
  }
}
