import SwiftUI

struct WeekPlan: View {  // expect: duplicated_view_structure "nothing in the bodies differs"
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      VStack {
        ground
        agenda
        Divider()
        Spacer()
      }
      .navigationTitle("Plan")
      .sheet(isPresented: $isAdding) { Text("New") }
    }
  }

  private var ground: some View {
    Text("Ground").padding(2)
  }

  private var agenda: some View {
    Text("Agenda").padding()
  }
}

struct WeekPlanBoard: View {
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      VStack {
        first
        second
        ProgressView()
        Spacer()
      }
      .navigationTitle("Plan")
      .sheet(isPresented: $isAdding) { Text("New") }
    }
  }

  private var first: some View {
    Text("Week").bold()
  }

  private var second: some View {
    Text("Days").italic()
  }
}
