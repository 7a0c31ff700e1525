import SwiftUI

// Of the eight views and modifiers two differ: too little is the same.
struct SalesScreen: View {
  var body: some View {
    VStack(spacing: 8) {
      SalesHeader()
        .bold()
      SalesTable()
        .padding()
    }
    .padding()
    .navigationTitle("Sales")
  }
}

struct StockScreen: View {
  var body: some View {
    VStack(spacing: 8) {
      StockHeader()
        .bold()
      StockTable()
        .padding()
    }
    .padding()
    .navigationTitle("Stock")
  }
}

struct SalesHeader: View {
  var body: some View { Text("Sales") }
}

struct SalesTable: View {
  var body: some View { Text("Table") }
}

struct StockHeader: View {
  var body: some View { Text("Stock") }
}

struct StockTable: View {
  var body: some View { Text("Table") }
}
