/// The product's version: the one place that names it.
let version = "0.1.0"
