import SwiftUI

/// Views that change while they scroll, lines with a distance, lines that are reserved, and the size of the window.
struct PassingView: View {
  @State private var note = ""

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "window \(Int(UIScreen.main.bounds.width))x\(Int(UIScreen.main.bounds.height))").frame(height: 20)
      HStack(alignment: .top) {
        Text("One\nTwo\nThree").accessibilityIdentifier("Close")
        Text("One\nTwo\nThree").lineSpacing(10).accessibilityIdentifier("Apart")
        Text("One").lineLimit(3, reservesSpace: true).accessibilityIdentifier("Reserved")
      }
      TextField("Note", text: $note, axis: .vertical).lineLimit(...3)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { number in
            Color.blue.frame(height: 100).overlay { Text("row \(number)") }
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.5)
              }
          }
        }
      }
      .frame(width: 300, height: 200)
    }
    .navigationTitle("Passing")
  }
}
