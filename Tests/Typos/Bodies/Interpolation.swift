import SwiftUI

struct Interpolation: View {
  let model: BooksModel
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(model.shown.count) of \(model.books.count) books").font(.headline)
      Text("\(model.filter * 2) minutes, \(model.progres, format: .percent) read")
      if let book = model.selected {
        Text("\(book.title) by \(book.author), added \(book.added, format: .dateTime)").font(.caption)
      }
    }
  }
}

// The mistake: progres
