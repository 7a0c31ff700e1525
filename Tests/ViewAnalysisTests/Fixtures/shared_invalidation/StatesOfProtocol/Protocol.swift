@MainActor protocol AccountScreenProtocol {
  var isLoading: Bool { get nonmutating set }
  var name: String { get nonmutating set }
  var address: String { get nonmutating set }
}

extension AccountScreenProtocol {
  func load() async {
    isLoading = true
    name = "Ada"
    address = "London"
    isLoading = false
  }
}
