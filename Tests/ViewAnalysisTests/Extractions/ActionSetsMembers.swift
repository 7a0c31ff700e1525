import SwiftUI

struct Wallpaper {
  var photo: String?
  var isPlain = false
}

/// Several members of one value that an action sets are no reason for a binding of it.
struct WallpaperView: View {
  @State private var wallpaper = Wallpaper()
  let photo: String

  var body: some View {
    VStack {
      Text(wallpaper.photo ?? "Plain")
      «»HStack {
        Image(photo)
          .resizable()
        Spacer()
        Button("Remove") {
          wallpaper.photo = nil
          wallpaper.isPlain = true
        }
      }
      Toggle("Plain", isOn: $wallpaper.isPlain)
    }
  }
}
