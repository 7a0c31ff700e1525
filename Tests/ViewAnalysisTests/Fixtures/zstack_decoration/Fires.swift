import SwiftUI

struct Fires: View {
  let count: Int

  var body: some View {
    VStack {
      ZStack(alignment: .topTrailing) {  // expect: zstack_decoration "`Image` only decorates `Button`"
        Button("Continue") {
          print("on")
        }
        .buttonStyle(.bordered)
        Image(systemName: "lock.fill")
          .padding(.trailing, 8)
      }
      .frame(width: 200)
      ZStack {  // expect: zstack_decoration
        Text("\(count)")
        Circle()
          .stroke(.red)
          .frame(width: 20, height: 20)
      }
      ZStack {  // expect: zstack_decoration "behind `Text`"
        Capsule()
          .fill(.blue)
        // What counts.
        Text("\(count)")
          .padding()
      }
      ZStack(alignment: .leading) {  // expect: zstack_decoration
        Color.yellow
        HStack {
          Text("Note")
          Image(systemName: "pin")
        }
        .padding(4)
      }.cornerRadius(4)
      ZStack {  // expect: zstack_decoration
        Color.yellow
        Text("Round")
          .padding()
      }
      .clipShape(Capsule())
    }
  }
}

struct RootMark: View {
  var body: some View {
    ZStack(alignment: .bottom) {  // expect: zstack_decoration
      Label("Marked", systemImage: "flag")
      Image(systemName: "checkmark")
    }
  }
}
