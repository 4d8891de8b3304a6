import Keel

/// Texts of several lines, with other room between them, and that are cut.
struct TextsPage: View {
  @State private var note = ""

  var body: some View {
    VStack(spacing: 4) {
      Text("One\nTwo\nThree")
      Text("Alpha\nBeta\nGamma").lineSpacing(10)
      Text("First\nSecond\nThird\nFourth\nFifth").frame(height: 45)
      Text("Ten\nTwenty\nThirty").lineLimit(2)
      Text("Size")
      Text("\(Text("Size").font(.body))").font(.largeTitle)
      TextField("Note", text: $note, axis: .vertical)
    }
    .navigationTitle("Texts")
  }
}
