import SwiftUI

struct InboxRow: View {
  let title: String
  var body: some View {
    HStack {
      Text(title).font(.caption).foregroundStyle(.secondary).lineLimit(2).bold()  // expect: repeated_modifier_chain
      Label(title, systemImage: "tray").font(.caption).foregroundStyle(.secondary).lineLimit(2)  // expect: repeated_modifier_chain
    }
    .onAppear { print(title) }
    .padding(12)  // expect: repeated_modifier_chain
    .background(Color.gray)
    .cornerRadius(8)
    .shadow(radius: 2)
    .opacity(0.5)
  }
}

struct InboxCard: View {
  let title: String
  var body: some View {
    Text(title)
      .padding(12)  // expect: repeated_modifier_chain
      .background(Color.gray)
      // It has round corners.
      .cornerRadius(8)
      .shadow(radius: 2)
      .overlay(alignment: .top) {
        // The date stays small.
        Text("date")
          .font(.caption)  // expect: repeated_modifier_chain
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
  }
}
