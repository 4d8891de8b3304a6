import Keel

/// Texts of several lines, with other room between them, and that are cut.
struct TextsPage: View {
  @State private var note = ""
  @State private var height = 45.0

  var body: some View {
    VStack(spacing: 4) {
      Text("One\nTwo\nThree")
      Text("Alpha\nBeta\nGamma").lineSpacing(10)
      Text("First\nSecond\nThird\nFourth\nFifth").frame(height: height)
      Text("Ten\nTwenty\nThirty").lineLimit(2)
      Text("Two").lineLimit(2, reservesSpace: true)
      Text("Size")
      Text("\(Text("Size").font(.body))").font(.largeTitle)
      Button("Make room") { height = 200 }
      TextField("Note", text: $note, axis: .vertical).lineLimit(2...3)
    }
    .navigationTitle("Texts")
  }
}
