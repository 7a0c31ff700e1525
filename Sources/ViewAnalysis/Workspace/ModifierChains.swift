/// The modifiers of a file's views that might stand in other places of the workspace with the same meaning.
///
/// A modifier is among them if its arguments mean the same wherever they stand: literals, implicit members, members of
/// types, what closures in them bind themselves, and names that no code around them declares. Whether such a name is a
/// global one, the workspace has to say. A modifier that reads `self`, a local value or a member of the type around it
/// is not among them, nor is an `#if` or anything in a preview or in an extension of `View`, which has a name already.
package struct ModifierChains: Sendable {
  /// One run of modifiers, in the chain of one view.
  package struct Chain: Sendable {
    /// Ascending, each modifier applied to what the one before it gives.
    package let modifiers: [Modifier]
  }

  /// One modifier, from its period to the end of its last argument.
  package struct Modifier: Sendable {
    /// UTF-8 offsets in the file.
    package let range: Range<Int>
    /// A hash of `code`.
    let hash: UInt64
    /// The names that its arguments take from outside.
    package let names: [OutsideName]
    /// What it changes.
    package let traits: Traits
    private let item: ItemChains
    private let codeRange: Range<Int>

    fileprivate init(_ record: ItemChains.ModifierRecord, in item: ItemChains, offset: Int) {
      range = offset + Int(record.start)..<offset + Int(record.end)
      hash = record.hash
      names = Array(item.names[Int(record.names.lowerBound)..<Int(record.names.upperBound)])
      traits = record.traits
      self.item = item
      codeRange = Int(record.code.lowerBound)..<Int(record.code.upperBound)
    }

    /// The bytes of its tokens, each after a byte for its kind: what white space and comments don't change. A style of
    /// SwiftUI's that is spelt out (`PlainButtonStyle()`) is there as its static member.
    fileprivate var code: ArraySlice<UInt8> { item.code[codeRange] }
  }

  /// Some modifiers in a row, where they stand in one file.
  package struct Run: Sendable {
    private let item: ItemChains
    /// Indices in the item's modifiers.
    private let indices: Range<Int>
    /// UTF-8 offset of the item in the file.
    private let offset: Int
    /// The chain's modifiers, as indices in the item's.
    private let chain: Range<Int>
    /// UTF-8 offset of the outermost `if` or `switch` that has nothing in one of its branches but a view that ends with
    /// the run; nil where there is none.
    package let conditional: Int?

    fileprivate init(_ indices: Range<Int>, of chain: Int, in item: ItemChains, offset: Int) {
      self.indices = indices
      self.item = item
      self.offset = offset
      self.chain = Int(item.chains[chain].lowerBound)..<Int(item.chains[chain].upperBound)
      let isAtEnd = indices.upperBound == Int(item.chains[chain].upperBound)
      conditional = isAtEnd ? item.conditionals[chain].map { offset + Int($0) } : nil
    }

    /// UTF-8 offsets from the first modifier's period to the end of the last one.
    package var range: Range<Int> {
      guard let first = indices.first, let last = indices.last else { return offset..<offset }
      return offset + Int(item.modifiers[first].start)..<offset + Int(item.modifiers[last].end)
    }

    package var modifiers: [Modifier] {
      indices.map { Modifier(item.modifiers[$0], in: item, offset: offset) }
    }

    /// Whether the run goes on here, before its first or after its last modifier, as one that `isRun` takes for a run, to a
    /// modifier that changes how the view looks.
    package func isPartOfLonger(_ isRun: (_ hash: UInt64) -> Bool) -> Bool {
      let most = ModifierChains.longestRun
      for end in indices.upperBound..<min(chain.upperBound, indices.lowerBound + most) {
        let traits = item.modifiers[end].traits
        guard !traits.contains(.isSpecific), isRun(hash(indices.lowerBound..<end + 1)) else { break }
        if traits.contains(.isVisual) { return true }
      }
      for start in (max(chain.lowerBound, indices.upperBound - most)..<indices.lowerBound).reversed() {
        let traits = item.modifiers[start].traits
        guard !traits.contains(.isSpecific), isRun(hash(start..<indices.upperBound)) else { break }
        if traits.contains(.isVisual) { return true }
      }
      return false
    }

    private func hash(_ indices: Range<Int>) -> UInt64 {
      var hash = RunHash()
      for index in indices { hash.append(item.modifiers[index].hash) }
      return hash.value
    }

    /// Whether both are the same code, white space and comments aside. It is asked of each place that a run has.
    package func hasSameCode(as modifiers: [Modifier]) -> Bool {
      indices.count == modifiers.count
        && zip(indices, modifiers).allSatisfy { index, other in
          let own = item.modifiers[index]
          return own.hash == other.hash
            && item.code[Int(own.code.lowerBound)..<Int(own.code.upperBound)] == other.code
        }
    }
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// SwiftUI has a modifier of the name.
    package static let isKnown = Traits(rawValue: 1 << 0)
    /// It changes how a view or its bars look, or how a text is put in.
    package static let isVisual = Traits(rawValue: 1 << 1)
    /// Only some views have it, images and shapes among them: a `ViewModifier` can't contain it.
    package static let isSpecific = Traits(rawValue: 1 << 2)
    /// It gives a view its ground, its border or its outline.
    package static let isSurface = Traits(rawValue: 1 << 3)
    /// Such a modifier follows it, at once or after padding, whatever its arguments are.
    package static let isBeforeSurface = Traits(rawValue: 1 << 4)
    /// What follows at once gives the ground its outline.
    package static let isBeforeShape = Traits(rawValue: 1 << 5)
  }

  /// A name in an argument that the code around doesn't declare.
  package struct OutsideName: Sendable, Hashable {
    package let text: String
    /// Whether it is written like a type's.
    package let isType: Bool
  }

  /// Where some modifiers in a row begin.
  fileprivate struct Place: Sendable {
    /// Index in `items`, in the item's `chains`, and in the chain.
    let item: UInt32
    let chain: UInt32
    let modifier: UInt32
  }

  /// The shortest run that is looked for, in modifiers.
  package static let shortestRun = 3
  /// The longest.
  package static let longestRun = 16

  /// The items of the file that have chains, with their UTF-8 offsets in the file, ascending.
  private let items: [(offset: Int, item: ItemChains)]
  /// The fingerprints of all runs of at least `shortestRun` and at most `longestRun` modifiers: ascending, and as often as
  /// they are there.
  let fingerprints: [UInt64]
  /// What matters of the code around each of them, in the same order. See `ItemChains.Run`.
  private let surroundings: [UInt32]
  /// Where each of them is; those of one fingerprint in the order of the text.
  private let places: [Place]
  /// What the chains are read from, item by item: for the next text of the file.
  private let all: [ItemChains]
  private let isAboutViews: Bool

  /// `unchanged` are the file's items that read as in `old`, by their indices, with those that they had there: their
  /// chains are taken from there.
  init(_ file: FileModel, replacing old: ModifierChains?, _ unchanged: [Int: Int]) {
    let isAboutViews = file.mentionsViews
    let nodes = isAboutViews ? file.tree.root.children(.codeBlockItem) : []
    let known = old?.isAboutViews == isAboutViews ? old?.all ?? [] : []
    let read = nodes.enumerated().map { index, node in
      unchanged[index].flatMap { known.element(at: $0) } ?? ItemChains(node, file)
    }
    let withChains = zip(nodes, read).filter { !$0.1.chains.isEmpty }
    self.isAboutViews = isAboutViews
    all = read
    items = withChains.map { ($0.0.range.lowerBound, $0.1) }
    var found: [(hash: UInt64, place: Place, surroundings: UInt32)] = []
    for (index, entry) in withChains.enumerated() {
      for run in entry.1.runs {
        let place = Place(item: UInt32(index), chain: run.chain, modifier: run.modifier)
        found.append((run.hash, place, run.surroundings))
      }
    }
    found.sort { a, b in
      (a.hash, a.place.item, a.place.chain, a.place.modifier)
        < (b.hash, b.place.item, b.place.chain, b.place.modifier)
    }
    fingerprints = found.map(\.hash)
    places = found.map(\.place)
    surroundings = found.map(\.surroundings)
  }

  /// The runs that both texts of the file have as often, in other surroundings: what is said of their other places may
  /// be something else.
  func runs(surroundedOtherwiseThanIn old: ModifierChains) -> Set<UInt64> {
    var changed: Set<UInt64> = []
    var (a, b) = (0, 0)
    while a < old.fingerprints.count, b < fingerprints.count {
      let (before, after) = (old.fingerprints[a], fingerprints[b])
      if before == after, old.surroundings[a] != surroundings[b] { changed.insert(after) }
      if before <= after { a += 1 }
      if after <= before { b += 1 }
    }
    return changed
  }

  /// The chains with at least `shortestRun` modifiers, in the order of the text.
  package var chains: [Chain] { chains { _, _ in true } }

  /// Those of them that reach over the UTF-8 offset or end at it, one inside the other.
  func chains(around offset: Int) -> [Chain] { chains { $0 <= offset && offset <= $1 } }

  /// The chains whose first and last UTF-8 offsets are wanted.
  private func chains(where isWanted: (_ start: Int, _ end: Int) -> Bool) -> [Chain] {
    items.flatMap { offset, item in
      item.chains.compactMap { chain in
        guard let first = chain.first.map({ item.modifiers[Int($0)] }),
          let last = chain.last.map({ item.modifiers[Int($0)] }),
          isWanted(offset + Int(first.start), offset + Int(last.end))
        else { return nil }
        return Chain(modifiers: chain.map { Modifier(item.modifiers[Int($0)], in: item, offset: offset) })
      }
    }
  }

  /// The places of the run, which is of so many modifiers, in the order of the text, until `body` returns false.
  /// Returns what it returned last.
  func forEachPlace(of hash: UInt64, count: Int, _ body: (Run) -> Bool) -> Bool {
    var index = fingerprints.partitionIndex { $0 >= hash }
    while index < fingerprints.count, fingerprints[index] == hash {
      let place = places[index]
      let (offset, item) = items[Int(place.item)]
      let chain = item.chains[Int(place.chain)]
      let start = Int(chain.lowerBound) + Int(place.modifier)
      let end = max(start, min(start + count, Int(chain.upperBound)))
      if !body(Run(start..<end, of: Int(place.chain), in: item, offset: offset)) { return false }
      index += 1
    }
    return true
  }

  /// The fingerprint of a run, made of its modifiers' hashes, one after the other.
  struct RunHash {
    private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func append(_ hash: UInt64) {
      value = (value ^ hash) &* 0xD6E8_FEB8_6659_FD93
      value ^= value >> 32
    }
  }
}
