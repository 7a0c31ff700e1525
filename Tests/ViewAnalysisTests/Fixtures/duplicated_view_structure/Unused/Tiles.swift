// profile: recommended
import SwiftUI

struct DayTile: View {  // expect: duplicated_view_structure
  let title: String

  var body: some View {
    HStack {
      Text(title).font(.headline).padding(8)
      Divider().padding(2)
      Image(systemName: "sun.max").padding(4)
    }
  }
}

struct NightTile: View {  // expect: duplicated_view_structure
  let title: String

  var body: some View {
    HStack {
      Text(title).font(.headline).padding(8)
      Divider().padding(2)
      Image(systemName: "moon").padding(4)
    }
  }
}

struct Tiles: View {
  var body: some View {
    VStack {
      DayTile(title: "Day")
      NightTile(title: "Night")
    }
  }
}

extension Tiles {
  struct Wrapper: View {  // expect: duplicated_view_structure
    let title: String

    var body: some View {
      ZStack {
        Text(title).font(.headline).padding(8)
        Divider().padding(2)
        Image(systemName: "sun.max").padding(4)
      }
    }
  }
}

struct Wall: View {
  struct Wrapper: View {  // expect: duplicated_view_structure
    let title: String

    var body: some View {
      ZStack {
        Text(title).font(.headline).padding(8)
        Divider().padding(2)
        Image(systemName: "moon").padding(4)
      }
    }
  }

  var body: some View {
    VStack {
      Wrapper(title: "Day")
      Tiles.Wrapper(title: "Night")
    }
  }
}
