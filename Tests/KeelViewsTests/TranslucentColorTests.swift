import KeelControls
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The opacity of colours and the translucency of materials reach the scene wherever a style is used.
@MainActor struct TranslucentColorTests {
  private func elements<Content: View>(@ViewBuilder _ views: () -> Content) -> [Element] {
    ViewStage(VStack(content: views)).frontEnd.tree.inReadingOrder().map(\.element)
  }

  @Test func textsAndSymbolsKeepTheOpacityOfTheirColour() {
    let faint = SceneColor.translucent(.red, opacity: 0.25)
    let found = elements {
      Text("old").foregroundColor(.red.opacity(0.25))
      Text("new").foregroundStyle(.red.opacity(0.25))
      Image(systemName: "star").foregroundStyle(.red.opacity(0.25))
      Text("a\(Text("b").foregroundStyle(.red.opacity(0.25)))")
    }
    let labels = found.compactMap { if case .label(let label) = $0 { label } else { nil } }
    #expect(labels.prefix(2).map(\.color) == [faint, faint])
    #expect(labels.last?.runs.last?.color == faint)
    #expect(found.contains { if case .image(let image) = $0 { image.symbol?.color == faint } else { false } })
  }

  @Test func shapesKeepTheOpacityOfTheColourAroundThem() {
    let found = elements {
      Circle().foregroundStyle(.blue.opacity(0.5))
      Rectangle().strokeBorder(.primary, lineWidth: 2).foregroundStyle(.blue.opacity(0.5))
    }
    let shapes = found.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    let faint = SceneColor.translucent(.blue, opacity: 0.5)
    #expect(shapes.map(\.fill) == [.color(faint), nil])
    #expect(shapes.map(\.stroke) == [nil, faint])
  }

  @Test func eachGreyIsNearerToTheGround() {
    let greys: [UIColor] = [.systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6]
    let parts = greys.compactMap { grey -> (light: UInt8, dark: UInt8)? in
      guard case .adaptive(let light, let dark) = grey.sceneColor else { return nil }
      return (light.red, dark.red)
    }
    #expect(parts.count == greys.count)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.light < $1.light && $0.dark > $1.dark })
  }

  @Test func materialsStayTranslucent() {
    let found = elements {
      Text("a").background(.ultraThinMaterial)
      Text("b").background(.bar, in: .capsule)
      Circle().fill(.thickMaterial)
    }
    let grounds = found.compactMap { if case .box(let box) = $0 { box.background } else { nil } }
    #expect(grounds == [.material(.ultraThin), .material(.bar)])
    #expect(found.contains { if case .shape(let shape) = $0 { shape.fill == .material(.thick) } else { false } })
  }
}

/// Fields have the font, the colour and the alignment of their environment.
@MainActor struct FieldLookTests {
  private struct Form: View {
    @State private var text = "1"
    var body: some View {
      TextField("Plain", text: $text)
      TextField("Own", text: $text).font(.title).foregroundStyle(.red).multilineTextAlignment(.trailing)
    }
  }

  @Test func aFieldTakesTheLookOfItsEnvironment() {
    let looks = ViewStage(Form()).fields.map(\.look)
    var look = ControlLook()
    look.font = SceneFont(style: .title1)
    look.foreground = .red
    look.alignment = .trailing
    #expect(looks == [nil, look])
  }
}
