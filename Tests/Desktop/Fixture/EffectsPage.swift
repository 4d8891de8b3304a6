import Keel

/// Views whose pictures are moved, cut and changed, and symbols that the theme does not have.
struct EffectsPage: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("Leading")
        Text("Trailing")
      }
      Text("Pressed \(count) times")
      HStack(spacing: 24) {
        Button("Moved") { count += 1 }.offset(x: 0, y: 40)
        Button("Turned") { count += 1 }.rotationEffect(.degrees(90))
        Button("Smaller") { count += 1 }.scaleEffect(0.5)
      }
      .frame(height: 120)
      HStack(spacing: 24) {
        Color.red.frame(width: 60, height: 60).clipShape(Circle())
        Text("Shadow").padding().background(.yellow).shadow(radius: 6, x: 4, y: 4)
        Text("Blurred").font(.title).blur(radius: 3)
        Color.blue.frame(width: 60, height: 60).mask { Image(systemName: "star.fill").font(.system(size: 48)) }
        Text("Gray").padding().background(.red).grayscale(1)
      }
      HStack(spacing: 16) {
        ForEach(
          ["circle", "arrow.up.right", "person.crop.circle.badge.plus", "bolt.fill", "cart", "a.circle"], id: \.self
        ) {
          Image(systemName: $0).foregroundStyle(.green)
        }
        Button("Cart", systemImage: "cart") { count += 1 }
        Button("Bolt", systemImage: "bolt") { count += 1 }.labelStyle(.iconOnly)
      }
      .font(.title)
    }
    .padding()
    .navigationTitle("Effects")
  }
}
