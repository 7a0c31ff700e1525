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
      folderList(agent)
    }
  }

  private func «»folderList(_ agent: Agent) -> some View {
    VStack {
      Text(agent.name)
      ForEach(folders, id: \.self) { folder in
        Text(folder)
      }
    }
  }
}
