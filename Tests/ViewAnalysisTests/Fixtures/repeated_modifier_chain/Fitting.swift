// profile: recommended
import SwiftUI

/// How a text is fitted into its place is no style, but a few words about it in three places of one file are one.
struct Paths: View {
  let path: String
  let name: String

  var body: some View {
    VStack {
      Text(path).font(.caption).lineLimit(1).truncationMode(.middle)
      Text(name).font(.caption).lineLimit(1).truncationMode(.middle)
      Text("Path").font(.caption).lineLimit(1).truncationMode(.middle)
      Text(path).font(.title).bold().lineLimit(1)  // expect: repeated_modifier_chain
      Text(name).font(.title).bold().lineLimit(1)  // expect: repeated_modifier_chain
      Text("Path").font(.title).bold().lineLimit(1)  // expect: repeated_modifier_chain
      Text(path).font(.title3).bold().italic().lineLimit(1)  // expect: repeated_modifier_chain
      Text(name).font(.title3).bold().italic().lineLimit(1)  // expect: repeated_modifier_chain
      Text("Path").font(.title3).bold().italic().lineLimit(1)  // expect: repeated_modifier_chain
      Text(path).font(.caption2).opacity(0.5).lineLimit(1)  // expect: repeated_modifier_chain
      Text(name).font(.caption2).opacity(0.5).lineLimit(1)  // expect: repeated_modifier_chain
      Text("Path").font(.caption2).opacity(0.5).lineLimit(1)  // expect: repeated_modifier_chain
    }
  }
}
