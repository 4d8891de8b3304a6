/// A group of pages, with a heading of its own on the start page and in the sidebar.
public enum GalleryGroup: String, CaseIterable, Hashable, Sendable {
  case showroom, controls, collections, places

  /// The heading of the group.
  public var title: String {
    switch self {
    case .showroom: "Showroom"
    case .controls: "Controls"
    case .collections: "Lists and containers"
    case .places: "Places"
    }
  }

  /// The pages of the group, in order.
  public var pages: [GalleryCategory] { GalleryCategory.allCases.filter { $0.group == self } }
}

extension GalleryCategory {
  /// The group of the page.
  public var group: GalleryGroup {
    switch self {
    case .layout, .drawing, .charts, .pictures, .symbols: .showroom
    case .text, .buttons, .toggles, .input, .values, .pickers, .progress, .colours, .shapes: .controls
    case .lists, .lazy, .swipes, .containers, .grid: .collections
    case .navigation, .tabs, .split, .sheets, .interop: .places
    }
  }

  /// The name of the page's symbol.
  public var symbol: String {
    switch self {
    case .layout: "rectangle.3.offgrid"
    case .drawing: "paintbrush.pointed"
    case .charts: "chart.bar.xaxis"
    case .pictures: "photo"
    case .symbols: "star"
    case .text: "textformat"
    case .buttons: "hand.point.up"
    case .toggles: "checkmark.circle"
    case .input: "keyboard"
    case .values: "slider.horizontal.3"
    case .pickers: "filemenu.and.selection"
    case .progress: "hourglass"
    case .lists: "list.bullet"
    case .lazy: "infinity"
    case .swipes: "arrow.left.arrow.right"
    case .containers: "square.on.square"
    case .grid: "square.grid.3x3"
    case .shapes: "hexagon"
    case .navigation: "arrow.right"
    case .tabs: "menubar.rectangle"
    case .split: "sidebar.left"
    case .sheets: "rectangle.on.rectangle"
    case .colours: "paintpalette"
    case .interop: "link"
    }
  }

  /// What the page shows, in a few words.
  public var summary: String {
    switch self {
    case .layout: "Stacks, frames and grids in a room that you resize"
    case .drawing: "Paths, gradients, masks and transforms"
    case .charts: "Bars, lines, areas and sectors to select"
    case .pictures: "Fitted, filled, clipped and tinted"
    case .symbols: "Every symbol, with search"
    case .text: "Styles, Markdown and links"
    case .buttons: "Plain, bordered, prominent"
    case .toggles: "Switches that share a model"
    case .input: "Fields, secrets and editors"
    case .values: "Sliders, steppers and dates"
    case .pickers: "Segments and menus"
    case .progress: "Bars, rings and gauges"
    case .lists: "Sections and kinds of rows"
    case .lazy: "Ten thousand views, a few at a time"
    case .swipes: "Swipes and their menu"
    case .containers: "Stacks, groups, disclosure"
    case .grid: "Rows that share columns"
    case .shapes: "Fills and outlines"
    case .navigation: "Pages pushed by state and by hand"
    case .tabs: "Pages behind tabs"
    case .split: "Panes beside each other"
    case .sheets: "Sheets and alerts from state"
    case .colours: "The palette of every front end"
    case .interop: "A custom control, hosted both ways"
    }
  }
}
