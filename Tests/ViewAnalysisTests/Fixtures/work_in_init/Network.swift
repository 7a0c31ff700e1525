// not type-checked: uses Apple's Foundation and SwiftData
// swift-format-ignore-file
import SwiftData
import SwiftUI

struct Effects: View {
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: work_in_init "creates a new timer"
  private let container = try? ModelContainer(for: Item.self)  // expect: work_in_init "database"
  let items: [Item]
  var object: Any?
  @Query private var all: [Item]

  init(context: ModelContext, json: Data) {
    items = (try? context.fetch(FetchDescriptor<Item>())) ?? []  // expect: work_in_init
    URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()  // expect: work_in_init "`URLSession.shared.dataTask` uses the network"
    object = try? JSONSerialization.jsonObject(with: json)  // expect: work_in_init
    _all = Query(filter: #Predicate { $0.isOn })
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }  // expect: work_in_init
    DispatchQueue.main.sync { print("A") }  // expect: work_in_init
    DispatchQueue.main.async { print("A") }
    image = UIImage(named: "A")
    picture = UIImage(data: json)  // expect: work_in_init
  }

  var body: some View {
    Text("A")
  }
}

struct Filtered: View {
  @FetchRequest private var items: FetchedResults<Item>

  init(name: String) {
    _items = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "name == %@", name))
    let predicate = NSPredicate(format: "name == %@", name)
    let formatter = DateFormatter.init()  // expect: work_in_init
    print(predicate, formatter)
  }

  var body: some View {
    Text("A")
  }
}
