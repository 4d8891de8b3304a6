internal import KeelPictures
internal import KeelScene

/// The pictures that cells refer to by numbers (`PixelTile`), each with the canvas on which it is drawn.
@MainActor final class PixelSources {
  struct Source: Hashable {
    var data: ImageData
    var canvas: PictureCanvas
  }
  private(set) var sources: [Source] = []
  private var numbers: [Source: Int] = [:]

  /// The largest number of pixels of all pictures of a frame: what does not fit into the cache would be decoded again
  /// and again.
  static let pixelLimit = 6 << 20

  func number(of source: Source) -> Int? {
    if let number = numbers[source] { return number }
    guard sources.count < PixelTile.sourceLimit else { return nil }
    numbers[source] = sources.count
    sources.append(source)
    return sources.count - 1
  }

  /// True if the numbers should be given anew, before a frame: the pictures of old numbers are kept in memory.
  var isFull: Bool { sources.count >= 256 }

  func reset() {
    sources.removeAll()
    numbers.removeAll()
  }
}

/// Pictures in pixels, on terminals that take them.
extension Composer {
  /// Draws the cells of a picture, and returns false if it has to be drawn in characters: without pixels, inside of
  /// effects, and if it is too large.
  func drawPixels(
    _ image: ImageElement, _ data: ImageData, _ rect: Rect, _ clip: Rect, _ context: DrawContext
  ) -> Bool {
    let look = image.look ?? PictureLook()
    guard let graphics = painter.graphics, context.effects == nil, !look.isPixelated,
      let (cells, canvas) = canvas(image, data, rect, graphics, look, context),
      found.pixels + canvas.width * canvas.height <= PixelSources.pixelLimit,
      let source = painter.pixels.number(of: PixelSources.Source(data: data, canvas: canvas))
    else { return false }
    if case .damaged = painter.pictures.state(of: data, canvas, graphics.format) {
      drawFrame(image, rect, clip, context)
      return true
    }
    found.pixels += canvas.width * canvas.height
    let area = cells.intersection(clip).intersection(Rect(0, 0, painter.grid.width, painter.grid.height))
    guard !area.isEmpty else { return true }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let tile = PixelTile(source: source, column: x - cells.x, row: y - cells.y)
        painter.put(tile, x: x, y: y)
      }
    }
    return true
  }

  /// Returns the cells that a picture touches, and its place on the canvas of their pixels.
  private func canvas(
    _ image: ImageElement, _ data: ImageData, _ rect: Rect, _ graphics: TerminalGraphics, _ look: PictureLook,
    _ context: DrawContext
  ) -> (Rect, PictureCanvas)? {
    let cell = graphics.cell
    let room = (width: rect.width * cell.width, height: rect.height * cell.height)
    var size = room
    if image.contentMode != .stretch, data.width > 0, data.height > 0 {
      let ratio = Double(data.width) / Double(data.height)
      // Points are not square in all fonts: a column is 8 of them, and a line 16.
      let stretched = ratio * Double(cell.width) * 16 / (Double(cell.height) * 8)
      if (Double(room.width) > Double(room.height) * stretched) == (image.contentMode == .fit) {
        size.width = max(1, Int((Double(room.height) * stretched).rounded()))
      } else {
        size.height = max(1, Int((Double(room.width) / stretched).rounded()))
      }
    }
    let corner = (x: (room.width - size.width) / 2, y: (room.height - size.height) / 2)
    let left = max(0, corner.x / cell.width)
    let top = max(0, corner.y / cell.height)
    let right = min(rect.width, (corner.x + size.width + cell.width - 1) / cell.width)
    let bottom = min(rect.height, (corner.y + size.height + cell.height - 1) / cell.height)
    let cells = Rect(rect.x + left, rect.y + top, right - left, bottom - top)
    guard !cells.isEmpty, cells.width <= PixelTile.columnLimit, cells.height <= PixelTile.rowLimit,
      size.width <= PictureDecoder.sideLimit, size.height <= PictureDecoder.sideLimit
    else { return nil }
    var canvas = PictureCanvas(width: cells.width * cell.width, height: cells.height * cell.height)
    (canvas.pictureWidth, canvas.pictureHeight) = size
    (canvas.x, canvas.y) = (corner.x - left * cell.width, corner.y - top * cell.height)
    if look.isTemplate, case .rgb(let red, let green, let blue) = theme.ground(look.color ?? .label) {
      canvas.ink = [red, green, blue]
    } else if look.isTemplate {
      return nil
    }
    return (cells, canvas)
  }
}

extension TerminalScreen {
  /// The form in which the terminal takes pixels; `nil` if it does not.
  var graphics: TerminalGraphics? {
    get { painter.graphics }
    set {
      guard newValue != painter.graphics else { return }
      painter.graphics = newValue
      strips.removeAll()
      needsComposing = true
    }
  }
}

extension Painter {
  /// Returns the state of the picture with a number, for the terminal.
  func picture(_ source: Int, _ graphics: TerminalGraphics) -> PictureCache.State {
    guard pixels.sources.indices.contains(source) else { return .damaged }
    let source = pixels.sources[source]
    return pictures.state(of: source.data, source.canvas, graphics.format)
  }

  /// Draws a part of a picture on the background of its cell.
  func put(_ tile: PixelTile, x: Int, y: Int) {
    put(
      Line(clusters: [Cluster(" ", columns: 1)]), x: x, y: y, style: CellStyle(on: background(x, y)),
      clip: Rect(x, y, 1, 1))
    grid[x, y] = Cell(tile, style: grid[x, y].style)
  }

  private func background(_ x: Int, _ y: Int) -> TerminalColor { pool.style(grid[x, y].style).background }
}
