extension SymbolPaths {
  static let shapes = """
    circle M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z
    circle.fill FM12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z
    square M4.5 4.5h15v15h-15Z
    square.fill FM4.5 4.5h15v15h-15Z
    rectangle M2.5 6h19v12h-19Z
    capsule M8 6.5h8a5.5 5.5 0 0 1 0 11H8a5.5 5.5 0 0 1 0-11Z
    triangle M12 3.5 22 20H2Z
    diamond M12 2 22 12 12 22 2 12Z
    rhombus M12 2.5 18.5 12 12 21.5 5.5 12Z
    pentagon M12 2.5 21.5 9.5 18 20.5H6L2.5 9.5Z
    hexagon M12 2l8.7 5v10L12 22l-8.7-5V7Z
    octagon M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8Z
    seal M12 2L15.3 4.1L19.1 4.9L19.9 8.7L22 12L19.9 15.3L19.1 19.1L15.3 19.9L12 22L8.7 19.9L4.9 19.1L4.1 15.3L2 12L4.1 8.7L4.9 4.9L8.7 4.1Z
    shield M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6Z
    circle.lefthalf M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z|FM12 3a9 9 0 0 0 0 18Z
    circle.righthalf M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z|FM12 3a9 9 0 0 1 0 18Z
    star M12 3l2.7 6 6.5.7-4.9 4.4 1.4 6.5L12 17.2 6.3 20.6l1.4-6.5L2.8 9.7 9.3 9Z
    star.fill FM12 3l2.7 6 6.5.7-4.9 4.4 1.4 6.5L12 17.2 6.3 20.6l1.4-6.5L2.8 9.7 9.3 9Z
    star.leadinghalf M12 3l2.7 6 6.5.7-4.9 4.4 1.4 6.5L12 17.2|FM12 3v14.2L6.3 20.6l1.4-6.5L2.8 9.7 9.3 9Z
    heart M12 20.5C4 15 2.5 11 2.5 8.5a4.8 4.8 0 0 1 9.5-1.5 4.8 4.8 0 0 1 9.5 1.5c0 2.5-1.5 6.5-9.5 12Z
    heart.fill FM12 20.5C4 15 2.5 11 2.5 8.5a4.8 4.8 0 0 1 9.5-1.5 4.8 4.8 0 0 1 9.5 1.5c0 2.5-1.5 6.5-9.5 12Z
    circle.grid.2x2 M7.5 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.5 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM7.5 13a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.5 13a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z
    circle.grid.cross M12 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM19 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM12 16.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z
    square.grid.2x2 M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z
    square.grid.3x3 M3.5 3.5h17v17h-17ZM9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17
    rectangle.grid.1x2 M4 4h16v7H4ZM4 13h16v7H4Z
    rectangle.grid.2x2 M2.5 5h9v6h-9ZM13.5 5h8v6h-8ZM2.5 13h9v6h-9ZM13.5 13h8v6h-8Z
    rectangle.3.offgrid M3 4h7v16H3ZM13 4h8v6h-8ZM13 13h8v7h-8Z
    rectangle.on.rectangle M3 4h13v10H3ZM19 8h2v11H8v-2
    rectangle.portrait.on.rectangle.portrait M4 3h10v14H4ZM17 7h3v14H10v-1
    square.on.square M3.5 3.5h12v12h-12ZM18.5 8.5h2v12h-12v-2
    rectangle.stack M3 9h18v11H3ZM5 6h14M7 3h10
    selection.pin.in.out M4 9V4h5M20 15v5h-5M9 9l-4-4M15 15l4 4M14 4h6v6M10 20H4v-6
    viewfinder M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4
    qrcode.viewfinder M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8h3v3H8ZM13.5 8H16v3h-2.5ZM8 13.5h3V16H8ZM14 14v2h2
    skew M8 5h13l-5 14H3Z
    square.grid.3x3.topleft M3.5 3.5h17v17h-17ZM9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17|FM3.5 3.5h5.6v5.6h-5.6Z
    square.grid.3x3.topmiddle M3.5 3.5h17v17h-17ZM9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17|FM9.2 3.5h5.6v5.6h-5.6Z
    square.grid.3x3.topright M3.5 3.5h17v17h-17ZM9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17|FM14.9 3.5h5.6v5.6h-5.6Z
    square.grid.3x3.middleleft M3.5 3.5h17v17h-17ZM9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17|FM3.5 9.2h5.6v5.6h-5.6Z
    square.grid.3x3.middle M3.5 3.5h17v17h-17ZM9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17|FM9.2 9.2h5.6v5.6h-5.6Z
    square.grid.3x3.middleright M3.5 3.5h17v17h-17ZM9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17|FM14.9 9.2h5.6v5.6h-5.6Z
    square.grid.3x3.bottomleft M3.5 3.5h17v17h-17ZM9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17|FM3.5 14.9h5.6v5.6h-5.6Z
    square.grid.3x3.bottommiddle M3.5 3.5h17v17h-17ZM9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17|FM9.2 14.9h5.6v5.6h-5.6Z
    square.grid.3x3.bottomright M3.5 3.5h17v17h-17ZM9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17|FM14.9 14.9h5.6v5.6h-5.6Z
    """
}
