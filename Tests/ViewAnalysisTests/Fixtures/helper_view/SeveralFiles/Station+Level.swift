extension StationView {
  var level: String { "\(volume)" }
}
