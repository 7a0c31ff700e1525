// profile: recommended
import SwiftUI

/// Two of the three sections are there at a time, and each runs for what another one reads.
struct Calendar: View {  // expect: sectioned_view "3 sections"
  @State private var day = 1
  @State private var hasFailed = false
  @State private var isSaving = false

  var body: some View {
    VStack {
      header
      if hasFailed {
        failure
      } else {
        month
      }
    }
  }

  private var header: some View {
    HStack {
      Text("Month")
      Spacer()
      Button(isSaving ? "Wait" : "Save") { isSaving = true }
    }
  }

  private var month: some View {
    VStack {
      Text("\(day)")
      Text("B")
      Button("Next") { day += 1 }
    }
  }

  private var failure: some View {
    VStack {
      Text("Failed")
      Text("B")
      Button("Again") { hasFailed = false }
    }
  }
}
