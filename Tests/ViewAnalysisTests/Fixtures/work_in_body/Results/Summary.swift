import SwiftUI

/// What comes to one value is often little; a collection is the data of many views.
struct Summary: View {
  @ObservedObject var store: Store

  var body: some View {
    let colour = store.colour()
    let total = store.total()
    let longest = store.longest()
    let titles = store.titles()  // expect: work_in_body "Prepare `titles` in the model"
    let groups = store.byTitle()  // expect: work_in_body "Prepare `groups` in the model"
    VStack {
      Text("\(total)").foregroundColor(colour)
      Text(longest?.title ?? "")
      Text("\(titles?.count ?? 0) \(groups.count)")
      ForEach(store.read()) { Text($0.title) }  // expect: work_in_body "the data of `ForEach`"
    }
  }
}
