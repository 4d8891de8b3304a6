internal import KeelPictures

/// The pixels that the terminal shows, and the sequences that change them.
///
/// What is visible of pictures is read from the cells of a frame (`PixelTile`). A picture is sent once in kitty's
/// protocol, and placed by its number from then on. Sixels are painted where cells change, because text erases them.
/// What is not yet decoded, or does not fit into a frame, follows in a later one.
@MainActor struct PixelLayer {
  /// The number of bytes of pictures in one frame, so that the next frame is not far away.
  static let frameLimit = 1 << 20
  /// The number of bytes of files that the terminal is asked to keep.
  var keptLimit = 32 << 20

  private struct Image {
    var number: Int
    var bytes: Int
    var lastUse: Int
  }
  private var images: [Int: Image] = [:]
  private var placements: [PixelArea: (image: Int, number: Int)] = [:]
  private var lastNumber = GraphicsProbe.number
  private var frames = 0
  /// The cells whose pixels are still to be painted.
  private var unpainted: Set<Int> = []
  private var bytes: [UInt8] = []
  private var isKnown = false

  /// Forgets what the terminal shows, so that everything is sent again.
  mutating func forget() {
    images.removeAll()
    placements.removeAll()
    unpainted.removeAll()
    isKnown = false
  }

  /// Returns the sequences that follow the text of a frame. The cursor's position is then unknown if there are any.
  ///
  /// - Parameters:
  ///   - old: The cells that the terminal shows; `nil` if they are unknown.
  ///   - picture: Returns the result of decoding the picture with a number.
  mutating func changes(
    from old: Grid?, to new: Grid, _ graphics: TerminalGraphics, _ picture: (Int) -> PictureCache.State
  ) -> [UInt8] {
    bytes.removeAll(keepingCapacity: true)
    frames += 1
    switch graphics.format {
    case .kitty: place(in: new, graphics, picture)
    case .sixel: paint(from: old, to: new, graphics, picture)
    }
    return bytes
  }

  // MARK: Files

  private mutating func place(in grid: Grid, _ graphics: TerminalGraphics, _ picture: (Int) -> PictureCache.State) {
    let areas = PixelArea.areas(of: grid)
    if !isKnown, !areas.isEmpty {
      // Another program, or this one before it was stopped, may have left pictures.
      command("a=d,d=A,q=2")
      isKnown = true
    }
    let wanted = Set(areas)
    for (area, placement) in placements where !wanted.contains(area) {
      command("a=d,d=i,i=\(placement.image),p=\(placement.number),q=2")
      placements[area] = nil
    }
    for area in areas {
      guard let image = image(of: area.tile.source, picture) else { continue }
      images[area.tile.source]?.lastUse = frames
      guard placements[area] == nil else { continue }
      lastNumber += 1
      placements[area] = (image, lastNumber)
      let (cell, rect) = (graphics.cell, area.rect)
      move(to: rect)
      command(
        "a=p,i=\(image),p=\(lastNumber),x=\(area.tile.column * cell.width),y=\(area.tile.row * cell.height),"
          + "w=\(rect.width * cell.width),h=\(rect.height * cell.height),c=\(rect.width),r=\(rect.height),C=1,z=-1,q=2")
    }
    removeOld()
  }

  /// Returns the number of a picture in the terminal, after sending it if necessary; `nil` if it is not ready.
  private mutating func image(of source: Int, _ picture: (Int) -> PictureCache.State) -> Int? {
    if let image = images[source] { return image.number }
    guard bytes.count < Self.frameLimit, case .file(let file) = picture(source) else { return nil }
    lastNumber += 1
    images[source] = Image(number: lastNumber, bytes: file.count, lastUse: frames)
    let text = Base64.encoded(file)
    // The protocol allows 4,096 characters in a sequence.
    for start in stride(from: 0, to: max(1, text.count), by: 4_096) {
      let end = min(text.count, start + 4_096)
      let keys = start == 0 ? "a=t,f=100,t=d,i=\(lastNumber),q=2," : ""
      command(keys + "m=\(end < text.count ? 1 : 0)", text[start..<end])
    }
    return lastNumber
  }

  /// Removes the pictures that have not been shown for the longest time from the terminal.
  private mutating func removeOld() {
    var sum = images.values.reduce(0) { $0 + $1.bytes }
    for (source, image) in images.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where sum > keptLimit && image.lastUse < frames {
      command("a=d,d=I,i=\(image.number),q=2")
      images[source] = nil
      sum -= image.bytes
    }
  }

  private mutating func command(_ keys: String, _ data: ArraySlice<UInt8> = []) {
    bytes += "\u{1B}_G\(keys)".utf8
    if !data.isEmpty {
      bytes.append(UInt8(ascii: ";"))
      bytes += data
    }
    bytes += [0x1B, 0x5C]
  }

  private mutating func move(to rect: Rect) { bytes += "\u{1B}[\(rect.y + 1);\(rect.x + 1)H".utf8 }

  // MARK: Sixels

  private mutating func paint(
    from old: Grid?, to new: Grid, _ graphics: TerminalGraphics, _ picture: (Int) -> PictureCache.State
  ) {
    let base = old.flatMap { isKnown && $0.width == new.width && $0.height == new.height ? $0 : nil }
    isKnown = true
    for index in new.cells.indices {
      if new.cells[index].tile == nil {
        if !unpainted.isEmpty { unpainted.remove(index) }
      } else if base?.cells[index] != new.cells[index] {
        unpainted.insert(index)
      }
    }
    guard !unpainted.isEmpty else { return }
    for area in PixelArea.areas(of: new, where: { unpainted.contains($0) }) {
      guard bytes.count < Self.frameLimit else { return }
      guard case .pixels(let pixels) = picture(area.tile.source) else { continue }
      let (cell, rect) = (graphics.cell, area.rect)
      move(to: rect)
      bytes += Sixels.encoded(
        pixels, x: area.tile.column * cell.width, y: area.tile.row * cell.height, width: rect.width * cell.width,
        height: rect.height * cell.height)
      for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { unpainted.remove(y * new.width + x) } }
    }
  }
}
