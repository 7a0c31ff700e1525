import SwiftUI

struct Fires: View {
  let count: Int

  var body: some View {
    VStack {
      Button("Continue") {
        print("on")
      }
      .buttonStyle(.bordered)
      .overlay(alignment: .topTrailing) {
        Image(systemName: "lock.fill")
          .padding(.trailing, 8)
      }
      .frame(width: 200)
      Text("\(count)")
        .overlay {
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
      HStack {
        Text("Note")
        Image(systemName: "pin")
      }
      .padding(4)
      .background(alignment: .leading) {
        Color.yellow
      }.cornerRadius(4)
      Text("Round")
        .padding()
        .background {
          Color.yellow
        }
        .compositingGroup()
        .clipShape(Capsule())
    }
  }
}

struct RootMark: View {
  var body: some View {
    Label("Marked", systemImage: "flag")
      .overlay(alignment: .bottom) {
        Image(systemName: "checkmark")
      }
  }
}
