import SwiftUI

struct Paper {
  let size: String
}

final class Machines {
  var paper = Paper(size: "A4")
  let name = "Main"
  func feed() { paper = Paper(size: "A5") }
}

struct HallView: View {
  let machines: Machines

  var body: some View {
    VStack {
      Text(machines.name)
      HallRow(size: machines.paper.size)
      Button("Feed") { machines.feed() }
    }
  }
}

private struct HallRow: View {
  let size: String

  var body: some View {
    HStack {
      Text("Hall")
      Text(size)
    }
  }
}
