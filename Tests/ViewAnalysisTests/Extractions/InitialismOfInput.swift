import SwiftUI

struct Errand: Identifiable {
  let id: Int
  let name: String
}

struct ErrandRow: View {
  let errand: Errand
  let folders: [String]
  let open: (_ errandID: Int) -> Void

  var body: some View {
    VStack {
      Button(errand.name) { open(errand.id) }
      «»ForEach(folders, id: \.self) { folder in
        HStack {
          Text(folder)
          Text("\(errand.id)")
        }
      }
    }
  }
}
