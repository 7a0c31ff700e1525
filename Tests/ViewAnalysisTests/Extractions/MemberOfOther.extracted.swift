import SwiftUI

struct Agent {
  let name: String
  let age: Int
}

struct AgentsView: View {
  let agent: Agent
  let folders: [String]

  var body: some View {
    VStack {
      Text("\(agent.age)")
      FolderList(agentName: agent.name, folders: folders)
    }
  }
}

private struct FolderList: View {
  let agentName: String
  let folders: [String]

  var body: some View {
    VStack {
      Text(agentName)
      ForEach(folders, id: \.self) { folder in
        Text(folder)
      }
    }
  }
}
