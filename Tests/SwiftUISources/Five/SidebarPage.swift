import SwiftUI

public enum Fruit: String, CaseIterable, Codable { case apple = "Apple", kiwi = "Kiwi", peach = "Peach" }

/// A sidebar in which one row is always selected.
public struct SidebarPage: View {
  @State private var fruit: Fruit = .apple
  @State private var columns = NavigationSplitViewVisibility.all
  @AccessibilityFocusState private var isFocused: Bool
  public init() {}

  public var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(Fruit.allCases, id: \.self, selection: $fruit) { fruit in Text(fruit.rawValue) }
    } detail: {
      VStack {
        Text("Chosen: \(fruit.rawValue)").accessibilityFocused($isFocused)
        Text(kept)
      }
    }
  }

  /// The column visibility after encoding and decoding.
  private var kept: String {
    guard let data = try? JSONEncoder().encode(columns),
      let back = try? JSONDecoder().decode(NavigationSplitViewVisibility.self, from: data)
    else { return "lost" }
    return back == columns ? "kept" : "changed"
  }
}

/// A custom gesture.
struct PressGesture: Gesture {
  @Binding var count: Int
  var body: some Gesture { TapGesture().onEnded { count += 1 } }
}

struct StretchGesture: Gesture {
  @Binding var scale: CGFloat
  var body: some Gesture { MagnifyGesture().onChanged { scale = $0.magnification } }
}

/// Closures that are passed in, and custom gestures.
public struct PressPage: View {
  @State private var count = 0
  @State private var scale: CGFloat = 1
  var onPress: () -> Void
  public init(onPress: @escaping () -> Void = {}) { self.onPress = onPress }

  public var body: some View {
    VStack {
      Text("Mine").gesture(PressGesture(count: $count)).simultaneousGesture(StretchGesture(scale: $scale))
      Text("Yours").onTapGesture(perform: onPress)
      Text("Pressed: \(count)")
      framed(Capsule())
    }
    .onAppear(perform: onPress)
  }

  private func framed(_ shape: some InsettableShape) -> some View {
    ZStack { shape.inset(by: 2).stroke(.blue) }.containerShape(shape)
  }
}
