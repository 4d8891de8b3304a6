import SwiftUI

struct Modifiers: View {
  let model: BooksModel
  var body: some View {
    VStack(spacing: 12) {
      Text("Total \(model.books.count)").font(.largeTitleX).bold().padding()
      ProgressView(value: model.progress).tint(.green).frame(maxWidth: 300)
      HStack {
        ForEach(0..<5) { index in Circle().fill(index < 3 ? Color.blue : Color.gray).frame(width: 10, height: 10) }
      }
      Button {
        model.addButtonTapped()
      } label: {
        Label("Add", systemImage: "plus")
      }.buttonStyle(.borderedProminent)
    }
    .padding().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12)).overlay(alignment: .topTrailing) {
      Image(systemName: "star")
    }
  }
}

// The mistake: largeTitleX
