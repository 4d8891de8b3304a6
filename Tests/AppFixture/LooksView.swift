import SwiftUI

/// Views that look as on phones: bars, wheels, fields, forms in layers.
struct LooksView: View {
  @State private var text = ""
  @State private var number = 2

  var body: some View {
    VStack {
      TextField("Plain", text: $text).background(.yellow)
      TextField("Round", text: $text).textFieldStyle(.roundedBorder)
      HStack {
        VStack(alignment: .leading) {
          Text("A line that is much longer than the page is wide, and is cut at the end").lineLimit(1)
        }
        Text("Value")
      }
      Button {
      } label: {
        Image(systemName: "plus.circle.fill").accessibilityLabel("Plus")
      }
      .buttonStyle(.borderedProminent)
      Dots()
      Text("Number \(number)")
      Picker("Wheel", selection: $number) { ForEach(0..<20) { Text("Item \($0)") } }.pickerStyle(.wheel)
      ZStack {
        Color.blue
        Form { Section("Form") { Text("Row") } }
      }
      .frame(height: 140)
      ZStack {
        Color.blue
        List { Text("Bare") }.scrollContentBackground(.hidden)
      }
      .frame(height: 80)
    }
    .navigationTitle("Looks")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .bottomBar) {
        HStack {
          Spacer()
          Button("Trailing") {}
        }
      }
    }
  }
}

private struct Dots: UIViewRepresentable {
  func makeUIView(context: Context) -> UIPageControl {
    let dots = UIPageControl()
    dots.numberOfPages = 4
    return dots
  }
  func updateUIView(_ dots: UIPageControl, context: Context) {}
}
