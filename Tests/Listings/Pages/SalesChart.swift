// The chart of Documentation/charts.md, and the type of its data.

import Charts
import SwiftUI

struct Sale: Identifiable {
  let id: Int
  let date: Date
  let amount: Double
  let shop: String
}

struct SalesChart: View {
  let sales: [Sale]
  @State private var selected: Date?

  var body: some View {
    Chart(sales) { sale in
      BarMark(x: .value("Month", sale.date, unit: .month), y: .value("Sales", sale.amount))
        .foregroundStyle(by: .value("Shop", sale.shop))
    }
    .chartXSelection(value: $selected)
    .frame(height: 240)
  }
}
