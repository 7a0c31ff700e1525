/// What to do instead of calling the standard user defaults. `@AppStorage` knows a few types of values only.
func remedyForUserDefaults(_ call: FunctionCall) -> String {
  switch call.name?.text {
  case "bool", "string", "integer", "double", "data", "url":
    "Use `@AppStorage`, which also updates the view when the value changes, or keep the value in a model."
  default: "Keep the value in a model."
  }
}
