import SwiftUI

enum ProfileTab { case posts, lists }

struct ProfilePostsView: View { var body: some View { Text("Posts") } }
struct ProfileListsView: View { var body: some View { Text("Lists") } }

struct ProfileView: View {
  @State private var activeTab = ProfileTab.posts

  var body: some View {
    VStack {
      Button("Lists") { activeTab = .lists }
      «»switch activeTab {
      case .posts: ProfilePostsView()
      case .lists: ProfileListsView()
      }
    }
  }
}
