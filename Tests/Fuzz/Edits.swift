import Foundation
import TestSupport
import ViewAnalysis

/// Changes the files in turn, a few times each, until there have been as many changes as asked for. False where a tree
/// was another one than the text gives; the text is then in the folder, or counted only.
func checkEdits(of files: [(name: String, bytes: [UInt8])], _ options: Options) -> Bool {
  var random = SeededGenerator(seed: options.seed)
  let begun = ContinuousClock.now
  var changes = 0
  var reused = 0
  var faults = 0
  while changes < options.inputs {
    for file in files where changes < options.inputs {
      var check = EditCheck(file.bytes)
      for _ in 0..<6 {
        let outcome = check.change(using: &random)
        changes += 1
        if outcome.isReused { reused += 1 }
        guard let wrong = outcome.wrong else { continue }
        faults += 1
        print("change \(changes) of seed \(options.seed): \(file.name)")
        if let folder = options.folder {
          _ = FileManager.default.createFile(atPath: "\(folder)/\(changes).swift", contents: Data(wrong))
        }
      }
    }
  }
  print("\(changes) changes, \(reused) trees reused, \(ContinuousClock.now - begun), \(faults) faults")
  return faults == 0 && changes > 0
}
