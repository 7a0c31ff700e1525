import Foundation
import SwiftUI

struct Wording: View {
  private let picture: Int

  init(data: Data, folder: URL) {
    UserDefaults.standard.set(true, forKey: "opened")  // expect: work_in_init "changes user defaults"
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)  // expect: work_in_init "changes files"
    picture = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).count  // expect: work_in_init "looks for files"
    let lock = NSLock()  // expect: work_in_init "creates a new lock"
    lock.lock()  // expect: work_in_init "may have to wait"
    lock.unlock()
  }

  var body: some View {
    Text("\(picture)")
  }
}
