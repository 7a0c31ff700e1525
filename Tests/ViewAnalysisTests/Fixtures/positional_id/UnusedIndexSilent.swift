// profile: recommended
import SwiftUI

struct Feature: Codable {
  let title: String
}

enum Block {
  case text(String)
  case image(String)
}

struct FeatureRow: View {
  let feature: Feature

  var body: some View { Text(feature.title) }
}

private let presets = [Feature(title: "A"), Feature(title: "B")]

/// Constants, what is selected by its position, rows with ids of their own, and elements that can store none.
struct Features: View {
  private static let basic = [Feature(title: "A"), Feature(title: "B")]
  let features: [Feature]
  let blocks: [Block]
  @State private var page = 0

  var body: some View {
    VStack {
      list(Self.basic)
      titled(features[0].title, Self.basic)
      list(presets)
      TabView(selection: $page) {
        ForEach(Array(features.enumerated()), id: \.offset) { _, feature in
          Text(feature.title)
        }
      }
      ForEach(Array(features.enumerated()), id: \.offset) { _, feature in
        FeatureRow(feature: feature).id(feature.title)
      }
      ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in
        Text("\(block)")
      }
    }
  }

  private func titled(_ title: String, _ features: [Feature]) -> some View {
    ForEach(Array(features.enumerated()), id: \.offset) { _, feature in
      Text(title + feature.title)
    }
  }

  private func list(_ features: [Feature]) -> some View {
    ForEach(Array(features.enumerated()), id: \.offset) { _, feature in
      Text(feature.title)
    }
  }
}
