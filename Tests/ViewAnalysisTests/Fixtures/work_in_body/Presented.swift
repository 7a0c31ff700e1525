// profile: strict
import SwiftUI

struct Member: Identifiable {
  let id: Int
  let name: String
  let isAway: Bool
}

struct Team: View {
  let members: [Member]
  let present: (AnyView) -> Void
  @State private var isAdding = false

  var body: some View {
    VStack {
      picker
      Button("Add") { isAdding = true }
        .popover(isPresented: $isAdding) { absent }
      Button("Info") { showInfo() }
    }
  }

  private var picker: some View {
    ForEach(members.filter { !$0.isAway }) { member in  // expect: work_in_body
      Text(member.name)
    }
  }

  /// It is computed while it is presented.
  private var absent: some View {
    ForEach(members.filter { $0.isAway }) { member in
      Text(member.name)
    }
  }

  private func showInfo() {
    present(AnyView(info))
  }

  /// An action makes it.
  private var info: some View {
    ForEach(members.filter { $0.isAway }) { member in
      Text(member.name)
    }
  }
}

/// What a row is handed has a part in it.
struct Clips: View {
  let clips: [Member]
  let members: [Member]

  var body: some View {
    ForEach(clips) { clip in
      row(clip)  // expect: helper_in_foreach
    }
  }

  private func row(_ clip: Member) -> some View {
    let present = members.filter { $0.id != clip.id }
    return HStack {
      Text(clip.name)
      Text("\(present.count)")
      Text("members")
    }
  }
}
