import KeelScene

/// Random attributes, looks and lengths.
extension SceneWalk {
  /// Returns the attributes with one property changed.
  mutating func changed(_ old: Attributes) -> Attributes {
    var attributes = old
    switch below(12) {
    case 0, 1: attributes.isEnabled.toggle()
    case 2: attributes.tint = maybe(color())
    case 3: attributes.badge = maybeWords()
    case 4: attributes.help = maybeWords()
    case 5: attributes.keyCommand = maybe(KeyCommand(id: 0, input: pick(["x", "y"]), modifiers: .control))
    case 6: attributes.layoutDirection = maybe(pick([.leftToRight, .rightToLeft]))
    case 7: attributes.actions = actions()
    case 8: attributes.address = maybe(words())
    case 9: attributes.geometry = pick(GeometryInterest.self)
    default: attributes.accessibility = changed(attributes.accessibility)
    }
    return attributes
  }

  private mutating func changed(_ old: Accessibility) -> Accessibility {
    var words = old
    switch below(13) {
    case 0, 1: words.label = maybeWords()
    case 2: words.value = maybeWords()
    case 3: words.hint = maybeWords()
    case 4: words.error = maybeWords()
    case 5: words.identifier = maybeWords()
    case 6: words.isHidden.toggle()
    case 7: words.isHeader.toggle()
    case 8: words.isButton.toggle()
    case 9: words.isLink.toggle()
    case 10: words.isAdjustable.toggle()
    case 11: words.sortPriority = flag() ? 0 : 1
    default: if flag() { words.isSelected.toggle() } else { words.isImage.toggle() }
    }
    return words
  }

  mutating func actions() -> [RowAction] {
    flag() ? [] : [RowAction(id: 7, title: words(), role: maybe(.destructive), isEnabled: !chance(4))]
  }

  mutating func symbol() -> Symbol? { maybe(Symbol(pick(["lock", "wifi", "star"]))) }

  mutating func color() -> SceneColor {
    pick([.label, .secondaryLabel, .tint, .red, .rgb(red: 10, green: 200, blue: 30)])
  }

  mutating func font() -> SceneFont { SceneFont(style: pick(TextStyle.self), weight: maybe(.bold), isItalic: flag()) }

  mutating func paint() -> ScenePaint {
    switch below(3) {
    case 0: .color(color(), opacity: pick([0, 0.5, 1]))
    case 1: .material(.regular)
    default:
      .gradient(SceneGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)]))
    }
  }

  mutating func look() -> ControlLook {
    var look = ControlLook()
    switch below(4) {
    case 0: look.background = color()
    case 1: look.foreground = color()
    case 2: look.font = font()
    default: look.insets = insets()
    }
    return look
  }

  mutating func insets() -> SceneInsets {
    let length = pick([0.0, 8, 16, -8])
    return flag() ? SceneInsets(top: length) : SceneInsets(top: length, leading: length, bottom: length, trailing: 8)
  }

  mutating func anchor() -> SceneAnchor {
    SceneAnchor(pick(SceneAnchor.Horizontal.self), pick(SceneAnchor.Vertical.self))
  }

  mutating func shapeKind() -> ShapeKind { pick([.rectangle, .rounded(radius: 8), .capsule, .circle, .ellipse]) }

  mutating func frame() -> SceneFrame {
    switch below(6) {
    case 0: SceneFrame()
    case 1: SceneFrame(width: 80, height: nil)
    case 2: SceneFrame(width: nil, height: 48)
    case 3: SceneFrame(width: 120, height: 64)
    case 4: SceneFrame(maxWidth: .infinity)
    default: SceneFrame(minHeight: 32, maxHeight: maybe(160))
    }
  }

  mutating func placement() -> BoxPlacement {
    switch below(12) {
    case 0: .automatic
    case 1: .priority(Double(below(3) - 1))
    case 2: .fixedSize(horizontal: flag(), vertical: flag())
    case 3: .offset(x: 16, y: Double(16 * below(2)))
    case 4: .position(x: 40, y: 32)
    case 5, 6: .aspectRatio(nil, pick(SceneContentMode.self))
    case 7: .aspectRatio(2, pick(SceneContentMode.self))
    case 8: .zIndex(Double(below(3)))
    case 9: .ignoresSafeArea(pick([.top, .bottom, .all, []]))
    case 10: .safeAreaPadding
    default: .containerRelative(horizontal: maybe(ContainerPart(count: 2)), vertical: maybe(ContainerPart()))
    }
  }

  mutating func effects() -> [SceneEffect] {
    pick([
      [], [.opacity(0.5)], [.blur(radius: 2)], [.color(.grayscale(1))], [.offset(x: 8, y: 0)],
      [.rotation(angle: 1, anchor: ScenePoint(x: 0.5, y: 0.5))], [.multiply(.red, opacity: 0.5)],
    ])
  }

  mutating func drawing() -> DrawingElement {
    let path = DrawingPath([.move(to: ScenePoint(x: 0, y: 0)), .line(to: ScenePoint(x: 30, y: 20)), .closeSubpath])
    let table = DrawingTable(columns: ["a"], rows: [[words()]])
    return DrawingElement(
      commands: [.fill(path, .color(color())), .text(DrawingText([words()], at: ScenePoint(x: 10, y: 10)))],
      size: maybe(SceneSize(width: 40, height: 32)), table: maybe(table))
  }

  mutating func outline() -> SceneOutline {
    let corners = [ScenePoint(x: 0, y: 0), ScenePoint(x: 10, y: 0), ScenePoint(x: 5, y: 10)]
    return SceneOutline(
      DrawingPath([.move(to: corners[0]), .line(to: corners[1]), .line(to: corners[2]), .closeSubpath]),
      size: SceneSize(width: 10, height: 10))
  }

  /// Returns a picture with a size, but without pixels, so that it does not arrive at another time in each run.
  mutating func picture() -> ImageData {
    let side = UInt8(pick([16, 48]))
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, side, 0, 0, 0, 32,
      8,
      6, 0, 0, 0,
    ]
    return ImageData(bytes: header)
  }
}
