import SwiftUI

protocol ProfileModel: ObservableObject {
  var name: String { get }
  func reload()
}

/// The owner may run again when the model has changed; a view with the same reference would not.
struct ProfileScreen<Model: ProfileModel>: View {
  @State var model: Model
  @State private var isEditing = false

  var body: some View {
    VStack {
      Toggle("Edit", isOn: $isEditing)
      header
      Text(model.name)
    }
  }

  private var «»header: some View {
    HStack {
      Text(model.name)
      Text("Profile")
      Button("Reload") { model.reload() }
    }
  }
}
