import Charts
import SwiftUI

struct ChartOfBooks: View {
  let model: BooksModel
  var body: some View {
    VStack {
      Chart(model.books) { book in
        BarMark(x: .value("Title", book.title), y: .value("Pages", book.pagez)).foregroundStyle(
          by: .value("Read", book.isRead ? "yes" : "no"))
        RuleMark(y: .value("Mean", 100)).lineStyle(StrokeStyle(lineWidth: 1))
      }
      .chartXAxis {
        AxisMarks {
          AxisGridLine(); AxisValueLabel()
        }
      }
      .frame(height: 200)
      Text("Read \(model.books.filter(\.isRead).count) of \(model.books.count)").font(.caption)
    }.padding()
  }
}

// The mistake: pagez
