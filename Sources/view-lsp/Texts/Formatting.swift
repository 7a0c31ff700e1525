internal import ViewAnalysis

/// The text with blanks after it, up to the width in characters.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// The text with blanks before it, up to the width in characters.
func rightAligned(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

/// "1 file", "2 files"; `plural` where an "s" doesn't make it.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
}

/// The end of a message about an unknown name: `; did you mean X?`, or nothing where no candidate is near.
func suggestion(for name: String, among candidates: some Sequence<String>) -> String {
  nearestName(to: name, among: candidates).map { "; did you mean \($0)?" } ?? ""
}

/// The number, rounded to so many digits after the point.
func decimal(_ number: Double, places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = (number * scale).rounded()
  guard scaled.magnitude < 1e15 else { return "\(number)" }
  let whole = Int64(scaled)
  let digits = String(whole.magnitude)
  let filled = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  let sign = whole < 0 ? "-" : ""
  return places == 0 ? sign + filled : "\(sign)\(filled.dropLast(places)).\(filled.suffix(places))"
}
