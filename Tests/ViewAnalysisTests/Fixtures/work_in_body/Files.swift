import SwiftUI

struct Files: View {
  let url: URL
  let data: Data

  var body: some View {
    VStack {
      // expect-next: work_in_body "`String(contentsOf:)`"
      if let text = try? String(contentsOf: url, encoding: .utf8) { Text(text) }
      // expect-next: work_in_body "`UIImage(data:)`"
      if let image = UIImage(data: data) { Image(uiImage: image) }
      // expect-next: work_in_body "FileManager.default.fileExists"
      if FileManager.default.fileExists(atPath: url.path) { Text("There") }
      Text(UserDefaults.standard.string(forKey: "name") ?? "")  // expect: work_in_body "@AppStorage"
      picture
    }
  }

  // The outer call holds the inner ones: one fault.
  @ViewBuilder private var picture: some View {
    // expect-next: work_in_body "Bundle.main.path"
    if let path = Bundle.main.path(forResource: "a", ofType: "png"),
      let image = UIImage(contentsOfFile: path)  // expect: work_in_body
    {
      Image(uiImage: image)
    }
    // expect-next: work_in_body "`Data(contentsOf:)`"
    if let bytes = try? Data(contentsOf: Bundle.main.url(forResource: "b", withExtension: nil) ?? url) {
      Text("\(bytes.count)")
    }
  }
}
