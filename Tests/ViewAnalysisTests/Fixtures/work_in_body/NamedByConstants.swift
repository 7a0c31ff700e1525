// profile: recommended
import Foundation
import SwiftUI

enum Attic {
  static func boxes(in folder: URL) -> Int {
    let files = FileManager.default
    guard let found = try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) else { return 0 }
    return found.count
  }

  static func weight(of box: URL) -> Int {
    let values = try? box.resourceValues(forKeys: [.fileSizeKey])
    return values?.fileSize ?? 0
  }
}

struct Drawer {
  private let files = FileManager.default

  func letters(in folder: URL) -> Int { self.files.subpaths(atPath: folder.path)?.count ?? 0 }
  func isThere(_ folder: URL) -> Bool { files.fileExists(atPath: folder.path) }
}

/// The name is that of another value.
struct Shelf {
  let files: [String]

  func contents(of name: String) -> Int {
    let drawer = Rack(files: files)
    return drawer.contents(atPath: name)
  }
}

struct Rack {
  let files: [String]

  func contents(atPath path: String) -> Int { files.count + path.count }
}

struct AtticView: View {
  let folder: URL
  let drawer = Drawer()
  let shelf = Shelf(files: [])

  var body: some View {
    let files = FileManager.default
    VStack {
      Text("\(Attic.boxes(in: folder))")  // expect: work_in_body
      Text("\(Attic.weight(of: folder))")  // expect: work_in_body
      Text("\(drawer.letters(in: folder))")  // expect: work_in_body
      Text(drawer.isThere(folder) ? "There" : "Lost")  // expect: work_in_body
      Text("\(shelf.contents(of: "a"))")
      Text(files.isReadableFile(atPath: folder.path) ? "Open" : "Locked")  // expect: work_in_body
    }
  }
}
