struct User {
  var name: String
  var city: String
  var age: Int
}
