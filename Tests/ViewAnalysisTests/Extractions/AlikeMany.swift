import SwiftUI

struct Features: View {
  var body: some View {
    VStack {
      HStack {«»
        Image(systemName: "0.circle")
        VStack {
          Text("Title 0")
          Text("Subtitle 0")
        }
        .padding(0)
      }
      HStack {
        Image(systemName: "1.circle")
        VStack {
          Text("Title 1")
          Text("Subtitle 1")
        }
        .padding(1)
      }
      HStack {
        Image(systemName: "2.circle")
        VStack {
          Text("Title 2")
          Text("Subtitle 2")
        }
        .padding(2)
      }
      HStack {
        Image(systemName: "3.circle")
        VStack {
          Text("Title 3")
          Text("Subtitle 3")
        }
        .padding(3)
      }
      HStack {
        Image(systemName: "4.circle")
        VStack {
          Text("Title 4")
          Text("Subtitle 4")
        }
        .padding(4)
      }
      HStack {
        Image(systemName: "5.circle")
        VStack {
          Text("Title 5")
          Text("Subtitle 5")
        }
        .padding(5)
      }
      HStack {
        Image(systemName: "6.circle")
        VStack {
          Text("Title 6")
          Text("Subtitle 6")
        }
        .padding(6)
      }
      HStack {
        Image(systemName: "7.circle")
        VStack {
          Text("Title 7")
          Text("Subtitle 7")
        }
        .padding(7)
      }
    }
  }
}
