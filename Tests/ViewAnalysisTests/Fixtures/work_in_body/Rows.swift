// profile: strict
import SwiftUI

struct Loan: Identifiable {
  let id: Int
  let reader: Int
  let pages: [Int]
}

struct Reader: Identifiable {
  let id: Int
  let loans: [Loan]
}

/// What belongs to each element could be prepared for all of them; what an element has itself can't be read before.
struct Loans: View {
  let readers: [Reader]
  let loans: [Loan]
  let byReader: [Int: [Loan]]

  var body: some View {
    List {
      ForEach(readers) { reader in
        ForEach(loans.filter { $0.reader == reader.id }) { Text("\($0.id)") }  // expect: work_in_body
        ForEach(reader.loans.filter { $0.id > 3 }) { Text("\($0.id)") }
        let own = byReader[reader.id] ?? []
        ForEach(own.sorted { $0.id < $1.id }) { Text("\($0.id)") }  // expect: work_in_body
        let read = reader.loans
        ForEach(read.sorted { $0.id < $1.id }) { Text("\($0.id)") }
      }
    }
  }
}

struct Shelf: View {
  let loans: [Loan]

  var body: some View {
    GeometryReader { proxy in
      ForEach(loans.filter { CGFloat($0.id) < proxy.size.width }) { Text("\($0.id)") }
    }
  }
}
