// profile: strict
import SwiftUI

final class Profile: ObservableObject {
  @Published var name = ""
}

/// The object stays the one that `Home` made, through however many views it goes.
struct Home: View {
  @StateObject private var profile = Profile()

  var body: some View { Tabs(profile: profile) }
}

struct Tabs: View {
  let profile: Profile

  var body: some View { Card(profile: profile) }
}

struct Card: View {
  @ObservedObject var profile: Profile

  var body: some View {
    VStack {
      ProfilePage(model: profile)
      ProfilePage()
    }
  }
}

struct ProfilePage: View {
  @StateObject private var model: Profile

  init() {
    _model = StateObject(wrappedValue: Profile())
  }

  init(model: Profile) {
    _model = StateObject(wrappedValue: model)
  }

  var body: some View { Text(model.name) }
}

/// This one is given another object now and then.
struct Root: View {
  let first: Profile
  let second: Profile
  @State private var isFirst = true

  var body: some View {
    Chooser(model: isFirst ? first : second)
    OtherPage()
  }
}

struct Chooser: View {
  let model: Profile

  var body: some View { OtherPage(model: model) }
}

struct OtherPage: View {
  @StateObject private var model: Profile  // expect: state_from_parent

  init() {
    _model = StateObject(wrappedValue: Profile())
  }

  init(model: Profile) {
    _model = StateObject(wrappedValue: model)
  }

  var body: some View { Text(model.name) }
}
