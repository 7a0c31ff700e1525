// profile: recommended
import SwiftUI

struct Careful: View {
  let url: URL
  @State private var text = ""
  @State private var formatter = DateFormatter()
  private static let shared = DateFormatter()
  private let decoder = JSONDecoder()

  private var stored: String { UserDefaults.standard.string(forKey: "a") ?? "" }

  var body: some View {
    VStack {
      Text(Self.shared.string(from: .now))
      Text(Date.now, format: .dateTime.day())
      Text(Date.now.formatted())
      Text(String(3) + stored)
      Button("Load") { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
      Button {
        UserDefaults.standard.set(true, forKey: "a")
      } label: {
        Text("Set")
      }
      .onTapGesture { text = DateFormatter().string(from: .now) }
      Image(uiImage: UIImage(named: "a") ?? UIImage())
    }
    .task { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
    .onAppear {
      let formatter = DateFormatter()
      formatter.dateStyle = .short
      text = formatter.string(from: .now)
    }
    .onChange(of: text) { _, new in
      _ = FileManager.default.fileExists(atPath: new)
    }
  }

  init(url: URL) {
    self.url = url
    formatter.dateStyle = DateFormatter().dateStyle
  }
}

// A type of the workspace that only has the name.
struct NumberFormatter { func string(_ number: Int) -> String { "\(number)" } }

struct OwnFormatter: View {
  var body: some View { Text(NumberFormatter().string(3)) }
}

extension UserDefaults {
  static func hasPartner() -> Bool { true }
}

struct Partner: View {
  var body: some View {
    if UserDefaults.hasPartner() { Text("Partner") }
  }
}
