#if Desktop
import CKeelGtk
import KeelScene

/// The font and the colours of a text for Pango. Sizes are relative to the text size of the desktop.
@MainActor struct TextAttributes {
  let list: OpaquePointer

  init(_ label: LabelElement, on widget: Widget) {
    list = pango_attr_list_new()
    // Broken words are not hyphenated: names and addresses would look as if they had hyphens.
    add(pango_attr_insert_hyphens_new(0))
    add(label.font)
    if !LabelView.hasClass(label.color) { add(label.color) }
    var start: UInt32 = 0
    for run in label.runs {
      let end = start + UInt32(clamping: TextSymbols.characters(of: run).utf8.count)
      add(run, in: start..<end)
      if var symbol = run.symbol {
        symbol.color = symbol.color ?? run.color ?? (LabelView.hasClass(label.color) ? .label : label.color)
        add(TextSymbols.attribute(for: symbol, beside: run.font ?? label.font, on: widget), in: start..<end)
      }
      start = end
    }
  }

  func release() { pango_attr_list_unref(list) }

  /// The size of body text in points of a scene.
  static let body = 16.0

  private func add(_ font: SceneFont, in range: Range<UInt32>? = nil) {
    // A part says the size and the weight of body text, too: it may stand in a text of another font.
    let isPart = range != nil
    if isPart || font.pointSize != Self.body { add(pango_attr_scale_new(font.pointSize / Self.body), in: range) }
    if let weight = font.weight ?? (font.style == .headline ? .semibold : isPart ? .regular : nil) {
      add(pango_attr_weight_new(weight.pango), in: range)
    }
    if font.isMonospaced { add(pango_attr_family_new("monospace"), in: range) }
    if font.isItalic { add(pango_attr_style_new(PANGO_STYLE_ITALIC), in: range) }
    if font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), in: range) }
    if font.tracking != 0 { add(pango_attr_letter_spacing_new(Int32(font.tracking * Double(PANGO_SCALE))), in: range) }
  }

  /// Returns a part of a colour or an opacity, from 0 to 1, in Pango's range.
  private static func part(_ value: Double) -> UInt16 { UInt16(value * 65_535) }

  private func add(_ color: SceneColor, in range: Range<UInt32>? = nil) {
    let known = Palette.color(color)
    if let known {
      add(pango_attr_foreground_new(Self.part(known.red), Self.part(known.green), Self.part(known.blue)), in: range)
    }
    let opacity = known?.alpha ?? Palette.textOpacity(color)
    if opacity < 1 { add(pango_attr_foreground_alpha_new(max(1, Self.part(opacity))), in: range) }
  }

  private func add(background color: SceneColor, in range: Range<UInt32>) {
    guard let known = Palette.color(color) else { return }
    add(pango_attr_background_new(Self.part(known.red), Self.part(known.green), Self.part(known.blue)), in: range)
    if known.alpha < 1 { add(pango_attr_background_alpha_new(max(1, Self.part(known.alpha))), in: range) }
  }

  private func add(_ run: TextRun, in range: Range<UInt32>) {
    if let font = run.font { add(font, in: range) }
    if run.isBold { add(pango_attr_weight_new(PANGO_WEIGHT_BOLD), in: range) }
    if run.isItalic { add(pango_attr_style_new(PANGO_STYLE_ITALIC), in: range) }
    if run.isMonospaced { add(pango_attr_family_new("monospace"), in: range) }
    if run.isUnderlined || run.link != nil { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), in: range) }
    if run.isStruckThrough { add(pango_attr_strikethrough_new(1), in: range) }
    if run.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), in: range) }
    if run.tracking != 0 { add(pango_attr_letter_spacing_new(Int32(run.tracking * Double(PANGO_SCALE))), in: range) }
    if run.baselineOffset != 0 { add(pango_attr_rise_new(Int32(run.baselineOffset * Double(PANGO_SCALE))), in: range) }
    if let color = run.color ?? (run.link == nil ? nil : .tint) { add(color, in: range) }
    if let background = run.background { add(background: background, in: range) }
  }

  private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, in range: Range<UInt32>? = nil) {
    guard let attribute else { return }
    if let range {
      attribute.pointee.start_index = range.lowerBound
      attribute.pointee.end_index = range.upperBound
    }
    pango_attr_list_insert(list, attribute)
  }
}

extension FontWeight {
  var pango: PangoWeight {
    switch self {
    case .light: PANGO_WEIGHT_LIGHT
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    }
  }
}
#endif
