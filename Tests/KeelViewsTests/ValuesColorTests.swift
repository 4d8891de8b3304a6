import KeelControls
import KeelScene
import Testing

@testable import KeelViews

@Suite struct ValuesColorTests {
  private func resolve(_ style: some ShapeStyle, tint: SceneColor? = nil, foreground: SceneColor? = nil) -> SceneColor?
  {
    style.sceneColor(in: _ShapeStyleResolution(tint: tint, foreground: foreground))
  }

  @Test func aRoleStaysARole() {
    #expect(Color.red.sceneColor() == .red)
    #expect(Color.primary.sceneColor() == .primary)
    #expect(Color.secondary.sceneColor() == .secondaryLabel)
    #expect(Color(uiColor: .systemTeal).sceneColor() == .teal)
    #expect(resolve(.mint) == .mint)
  }

  @Test func exactColoursAreClampedAndNoNumberIsNought() {
    #expect(Color(red: 1, green: 0.5, blue: -3).sceneColor() == .rgb(red: 255, green: 128, blue: 0))
    #expect(Color(red: .nan, green: .infinity, blue: 0).sceneColor() == .rgb(red: 0, green: 255, blue: 0))
    #expect(Color(white: 1).sceneColor() == .rgb(red: 255, green: 255, blue: 255))
    #expect(Color(hue: 0, saturation: 1, brightness: 1).sceneColor() == .rgb(red: 255, green: 0, blue: 0))
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).sceneColor() == .rgb(red: 0, green: 255, blue: 0))
    #expect(Color(hue: 2.0 / 3, saturation: 1, brightness: 0.5).sceneColor() == .rgb(red: 0, green: 0, blue: 128))
    #expect(Color(hue: 0.4, saturation: 0, brightness: 1).sceneColor() == .rgb(red: 255, green: 255, blue: 255))
  }

  @Test func coloursKeepTheirOpacity() {
    #expect(Color.primary.opacity(0.5).sceneColor() == .translucent(.primary, opacity: 0.5))
    #expect(Color.primary.opacity(0.5).opacity(0.5).sceneColor() == .translucent(.primary, opacity: 0.25))
    #expect(Color.primary.opacity(0.5).secondary.sceneColor() == .translucent(.secondaryLabel, opacity: 0.5))
    #expect(Color.black.opacity(0.5).sceneColor() == .translucent(.rgb(red: 0, green: 0, blue: 0), opacity: 0.5))
    #expect(Color.red.opacity(0.5).sceneColor() == .translucent(.red, opacity: 0.5))
    #expect(Color.red.opacity(1).sceneColor() == .red)
    #expect(Color.red.opacity(0).sceneColor() == nil)
    #expect(Color.clear.sceneColor() == nil)
    let dark = _ShapeStyleResolution(colorScheme: .dark)
    #expect(
      Color.white.opacity(0.5).mix(with: .black, by: 0).sceneColor(in: dark)
        == .translucent(.rgb(red: 255, green: 255, blue: 255), opacity: 0.5))
    #expect(
      Color.white.opacity(0.5).mix(with: .black, by: 0.5).sceneColor(in: dark) == .rgb(red: 64, green: 64, blue: 64))
  }

  @Test func aMixtureLiesBetweenItsTwo() {
    #expect(Color.red.mix(with: .blue, by: 0).sceneColor() == .red)
    #expect(Color.red.mix(with: .blue, by: 1).sceneColor() == .blue)
    #expect(Color.black.mix(with: .white, by: 0.5).sceneColor() == .rgb(red: 128, green: 128, blue: 128))
  }

  @Test func aTranslucentColourIsMixedAsItLooksOnTheBackground() {
    let dark = _ShapeStyleResolution(colorScheme: .dark)
    #expect(
      Color.white.opacity(0.25).mix(with: .black, by: 0.5).sceneColor(in: dark) == .rgb(red: 32, green: 32, blue: 32))
    #expect(
      Color.black.opacity(0.25).mix(with: .white, by: 0.5).sceneColor() == .rgb(red: 223, green: 223, blue: 223))
  }

  @Test func theAccentIsThatOfTheSurroundings() {
    #expect(resolve(Color.accentColor) == .tint)
    #expect(resolve(Color.accentColor, tint: .pink) == .pink)
    #expect(resolve(.tint, tint: .pink) == .pink)
  }

  @Test func levelsGoDownFromTheColourOfTheSurroundings() {
    #expect(resolve(.primary) == .label)
    #expect(resolve(.secondary) == .secondaryLabel)
    #expect(resolve(.quaternary) == .tertiaryLabel)
    #expect(resolve(.secondary, foreground: .red) == .red)
    #expect(resolve(.background.secondary) == .secondaryBackground)
    #expect(resolve(Color.primary.tertiary) == .tertiaryLabel)
  }

  @Test func aStyleOfAnyKindResolvesToOneColour() {
    #expect(resolve(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) == .red)
    #expect(resolve(LinearGradient(gradient: Gradient(colors: [.teal]), startPoint: .top, endPoint: .bottom)) == .teal)
    #expect(resolve(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9)) == .red)
    #expect(
      resolve(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(9))) == .red)
    #expect(resolve(.conicGradient(colors: [.red], center: .center)) == .red)
    #expect(resolve(Gradient(colors: [])) == nil)
    #expect(resolve(Color.orange.gradient) == .orange)
    #expect(resolve(AnyShapeStyle(.tint), tint: .green) == .green)
    #expect(resolve(.ultraThinMaterial) == .secondaryBackground)
    #expect(resolve(.separator) == .separator)
    #expect(resolve(.red.opacity(0.2)) == .translucent(.red, opacity: 0.2))
    #expect(resolve(.secondary.opacity(0)) == nil)
    #expect(resolve(.blue.shadow(.drop(radius: 2))) == .blue)
  }

  @Test func anEmptyCustomStyleChangesNothing() {
    struct Own: ShapeStyle {}
    #expect(resolve(Own(), foreground: .red) == nil)
  }

  @Test func aNameThatNamesItselfEndsSomewhere() {
    NamedColors.register { name, _ in name == "Brand" ? .purple : name == "Loop" ? Color("Loop") : nil }
    defer { NamedColors.register { _, _ in nil } }
    #expect(Color("Brand").sceneColor() == .purple)
    #expect(Color("Loop").sceneColor() == nil)
    #expect(Color("Nobody").sceneColor() == nil)
  }
}

/// The numeric components of colours.
@MainActor @Suite struct ResolvedColorTests {
  @Test func aColourIsResolvedInItsEnvironment() {
    struct Page: View {
      @Environment(\.self) private var values
      var body: some View {
        Text(verbatim: Color(red: 1, green: 0.5, blue: 0).opacity(0.5).resolve(in: values).description)
        Text(verbatim: Color.primary.resolve(in: values).description)
        Text(verbatim: Color.clear.resolve(in: values).description)
      }
    }
    #expect(ViewStage(Page()).texts == ["#FF800080", "#000000FF", "#00000000"])
    #expect(ViewStage(Page().environment(\.colorScheme, .dark)).texts[1] == "#FFFFFFFF")
  }
}
