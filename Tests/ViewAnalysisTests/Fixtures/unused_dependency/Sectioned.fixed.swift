// not type-checked: fetches what Core Data generates
import CoreData
import SwiftUI

struct Pantry: View {
  @SectionedFetchRequest(sectionIdentifier: \.category, sortDescriptors: [SortDescriptor(\.name)])
  private var shown: SectionedFetchResults<String, PantryItem>

  var body: some View {
    Text("\(shown.count)")
  }
}
