// not type-checked: fetches what Core Data generates
import CoreData
import SwiftUI

struct Pantry: View {
  @SectionedFetchRequest(sectionIdentifier: \.category, sortDescriptors: [SortDescriptor(\.name)])  // expect: unused_dependency "fetched"
  private var items: SectionedFetchResults<String, PantryItem>
  @SectionedFetchRequest(sectionIdentifier: \.category, sortDescriptors: [SortDescriptor(\.name)])
  private var shown: SectionedFetchResults<String, PantryItem>

  var body: some View {
    Text("\(shown.count)")
  }
}
