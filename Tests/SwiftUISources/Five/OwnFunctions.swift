import SwiftUI

/// A function of the app with the name of a method that other modules give views.
func bind<Value, Content: View>(_ value: Value, @ViewBuilder content: (Value) -> Content) -> Content { content(value) }

public struct BoundValue: View {
  public init() {}
  public var body: some View {
    bind(6 * 7) { number in Text("Bound \(number)") }
  }
}
