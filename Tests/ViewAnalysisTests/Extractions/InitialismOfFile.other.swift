struct AtsReport {
  let score: Int
}
