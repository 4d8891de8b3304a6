internal import KeelInteraction
internal import KeelScene

/// Pictures and symbols.
extension NodeDescription {
  func image(_ image: ImageElement) -> Markup {
    switch image.source {
    case .symbol(let symbol): big(symbol, image)
    case .data(let data): photo(data, image)
    }
  }

  private func label(of image: ImageElement) -> String {
    SafeText.line(words.label.isEmpty ? image.label : words.label)
  }

  private func big(_ symbol: Symbol, _ image: ImageElement) -> Markup {
    var markup = picture(symbol, "image" + (image.isResizable ? " big" : ""))
    if let look = image.look {
      if let font = look.font {
        markup.addClass(font.classes)
        markup.addStyle(font.css)
      }
      if look.symbolScale != .medium { markup.addClass("s-" + look.symbolScale.rawValue) }
    }
    let label = label(of: image)
    if !label.isEmpty {
      markup["role"] = "img"
      markup["aria-label"] = label
      markup["aria-hidden"] = nil
    }
    return markup
  }

  /// Returns a picture in a frame that has its natural size in points, or the size of its room.
  private func photo(_ data: ImageData, _ image: ImageElement) -> Markup {
    let look = image.look ?? PictureLook()
    let label = label(of: image)
    var frame = Markup("picture", "photo " + image.contentMode.rawValue)
    if let size = image.naturalSize { frame.addStyle("--w:\(size.width.css);--h:\(size.height.css)") }
    if look.isPixelated { frame.addClass("pixelated") }
    guard !isRedacted, !data.bytes.isEmpty else {
      if isRedacted { frame.addClass("hidden-photo") }
      return frame.with("aria-hidden", "true")
    }
    guard let address = address(of: data) else { return Markup("span", "noimage", text: label) }
    if look.isTemplate || image.isResizable && (look.isTiled || look.capInsets != SceneInsets()) {
      var face = Markup("i", "face")
      style(&face, data, look, isResizable: image.isResizable)
      frame.content = .elements([face])
      if label.isEmpty { return frame }
      return frame.with("role", "img").with("aria-label", label)
    }
    var picture = Markup("img").with("alt", label).with("decoding", "async")
    // The source is the last attribute, so that a browser knows the others when it begins to load.
    if let copies = copies(of: data, image) {
      picture = picture.with("loading", "lazy").with("sizes", Self.shownSize).with("srcset", copies)
    }
    var parts = [picture.with("src", address)]
    let chosen = chosenScheme
    if let darkData = look.darkData, chosen != .light, let dark = self.address(of: darkData) {
      // Browsers use it in the print of a dark page too, which is light.
      let media = chosen == nil ? "screen and (prefers-color-scheme: dark)" : "screen"
      let copies = copies(of: darkData, image)
      parts.insert(
        Markup("source").with("media", media).with("sizes", copies.map { _ in Self.shownSize })
          .with("srcset", copies ?? dark), at: 0)
    }
    frame.content = .elements(parts)
    return frame
  }

  /// The size in which the picture is laid out; browsers that do not know it take the width of the window.
  private static let shownSize = "auto, 100vw"

  /// Returns smaller copies of a picture, from which the browser chooses.
  private func copies(of data: ImageData, _ image: ImageElement) -> String? {
    if image.look?.isPixelated == true { return nil }
    // A picture that fills its place is wider than the place that browsers compare with. Copies pretend to be half as
    // wide, which is enough for places up to twice as high as the picture would be.
    let share = image.contentMode == .fill ? 0.5 : 1
    return ScaledPictures.shared.sources(of: data, base: settings.basePath, share: share)
  }

  /// Draws a template by its opacity, and a picture that is not simply stretched as a border or a background. These have
  /// no second picture for dark pages, so the server chooses.
  private func style(_ face: inout Markup, _ data: ImageData, _ look: PictureLook, isResizable: Bool) {
    let isDark = (chosenScheme ?? settings.environment.colorScheme) == .dark
    guard let url = address(of: isDark ? look.darkData ?? data : data).map({ "url(\($0))" }) else { return }
    let (width, height) = (Double(data.width) / look.scale, Double(data.height) / look.scale)
    let tiling = "0 0/\(width.css) \(height.css) repeat"
    if look.isTemplate {
      face.addClass("template")
      if let color = look.color { paintText(&face, color) }
      face.addStyle("mask:\(url) " + (isResizable && look.isTiled ? tiling : "0 0/100% 100% no-repeat"))
    } else if look.capInsets != SceneInsets() {
      let insets = look.capInsets
      let sides = [insets.top, insets.trailing, insets.bottom, insets.leading]
      let slices = sides.map { ($0 * look.scale).short }.joined(separator: " ")
      let widths = sides.map(\.css).joined(separator: " ")
      face.addStyle("border-image:\(url) \(slices) fill/\(widths)/0 \(look.isTiled ? "repeat" : "stretch")")
    } else {
      face.addStyle("background:\(url) " + tiling)
    }
  }

  /// Returns the address of a picture, or `nil` if browsers do not know its format.
  func address(of data: ImageData) -> String? {
    PictureShelf.shared.address(of: data).map { settings.basePath + $0 }
  }

  /// Returns the markup of a symbol, which is hidden from assistive technology.
  func picture(_ symbol: Symbol, _ classes: String = "") -> Markup {
    if let picture = symbol.picture, let small = small(picture, symbol.color, classes) { return small }
    let use = Markup("use").with("href", "#" + SymbolArt.name(of: symbol))
    var markup = Markup("svg", classes.isEmpty ? "sym" : "sym " + classes, [use]).with("aria-hidden", "true")
    if let color = symbol.color { paintText(&markup, color) }
    return markup
  }

  /// Returns a picture in the place of a symbol; `nil` if browsers do not know its format.
  private func small(_ picture: SymbolPicture, _ color: SceneColor?, _ classes: String) -> Markup? {
    let isDark = (chosenScheme ?? settings.environment.colorScheme) == .dark
    guard let address = address(of: isDark ? picture.look.darkData ?? picture.data : picture.data) else { return nil }
    var markup = Markup("svg", classes.isEmpty ? "sym" : "sym " + classes).with("aria-hidden", "true")
    guard picture.look.isTemplate else {
      markup.content = .elements([
        Markup("image").with("href", address).with("width", "100%").with("height", "100%")
      ])
      return markup
    }
    if let color = color ?? picture.look.color { paintText(&markup, color) }
    markup.addStyle("background:currentColor;mask:url(\(address)) center/contain no-repeat")
    return markup
  }

  /// Returns the picture or the symbol of a row.
  func rowPicture(_ symbol: Symbol) -> Markup {
    var markup = picture(symbol, "lead")
    if let size = symbol.picture?.sizeInRow {
      markup.addStyle("inline-size:\(size.width.css);block-size:\(size.height.css)")
    }
    return markup
  }
}
