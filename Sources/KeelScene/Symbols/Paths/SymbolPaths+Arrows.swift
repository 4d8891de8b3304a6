extension SymbolPaths {
  static let arrows = """
    plus M12 5v14M5 12h14
    minus M5 12h14
    equal M5 9h14M5 15h14
    divide M5 12h14M12 6v.01M12 18v.01
    percent M6 18 18 6M7 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z
    number M9 4 7 20M17 4l-2 16M4 9h16M4 15h16
    at M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM16 8v5.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7.2
    xmark M6 6 18 18M18 6 6 18
    checkmark M5 12.5 10 17.5 19.5 6.5
    chevron.right M9 5l7 7-7 7
    chevron.left M15 5l-7 7 7 7
    chevron.down M5 9l7 7 7-7
    chevron.up M5 15l7-7 7 7
    chevron.up.chevron.down M8 9l4-4 4 4M8 15l4 4 4-4
    chevron.left.forwardslash.chevron.right M7 7l-5 5 5 5M17 7l5 5-5 5M14 4l-4 16
    arrow.right M4 12h16M14 6l6 6-6 6
    arrow.left M20 12H4M10 6l-6 6 6 6
    arrow.up M12 20V4M6 10l6-6 6 6
    arrow.down M12 4v16M6 14l6 6 6-6
    arrow.up.right M6 18 18 6M8 6h10v10
    arrow.up.left M18 18 6 6M16 6H6v10
    arrow.down.right M6 6l12 12M8 18h10V8
    arrow.down.left M18 6 6 18M16 18H6V8
    arrow.left.and.right M3 12h18M7 8l-4 4 4 4M17 8l4 4-4 4
    arrow.up.and.down M12 3v18M8 7l4-4 4 4M8 17l4 4 4-4
    arrow.up.arrow.down M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4
    arrow.left.arrow.right M20 8H4M8 4 4 8l4 4M4 16h16M16 12l4 4-4 4
    arrow.swap M3 9h14l-4-4M21 15H7l4 4
    arrow.clockwise M19.5 8A8.5 8.5 0 1 0 20.5 13M20 3v5h-5
    arrow.counterclockwise M4.5 8A8.5 8.5 0 1 1 3.5 13M4 3v5h5
    arrow.triangle.2.circlepath M4 11a8 8 0 0 1 14-4l2 2M20 4v5h-5M20 13a8 8 0 0 1-14 4l-2-2M4 20v-5h5
    arrow.2.squarepath M4 15V8a3 3 0 0 1 3-3h11M15 2l3 3-3 3M20 9v7a3 3 0 0 1-3 3H6M9 22l-3-3 3-3
    arrow.up.to.line M4 4h16M12 21V9M6 15l6-6 6 6
    arrow.down.to.line M4 20h16M12 3v12M6 9l6 6 6-6
    arrow.left.to.line M4 4v16M21 12H9M15 6l-6 6 6 6
    arrow.right.to.line M20 4v16M3 12h12M9 6l6 6-6 6
    arrow.uturn.left M4 9h10a5.5 5.5 0 0 1 0 11h-4M9 4 4 9l5 5
    arrow.uturn.right M20 9H10a5.5 5.5 0 0 0 0 11h4M15 4l5 5-5 5
    arrowshape.turn.up.left M10 4 3 11l7 7v-4c5 0 8 1.5 11 6 0-7-4-12-11-12Z
    arrowshape.turn.up.right M14 4l7 7-7 7v-4c-5 0-8 1.5-11 6 0-7 4-12 11-12Z
    arrow.up.message M3 4h18v13H9l-4 4v-4H3ZM12 14V7.5M9 10l3-3 3 3
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left M12 3v18M3 7v10l5-5ZM21 7v10l-5-5Z
    gobackward M6 6.5A8.5 8.5 0 1 1 3.5 13M9 2.5 5.5 6.5 9.5 10
    goforward M18 6.5A8.5 8.5 0 1 0 20.5 13M15 2.5l3.5 4L14.5 10
    gobackward.5 M6 6.5A8.5 8.5 0 1 1 3.5 13M9 2.5 5.5 6.5 9.5 10M14 9.5h-3.5v3c3-1.2 4.5.5 4 2.5-.4 1.6-3 2-4 .5
    goforward.5 M18 6.5A8.5 8.5 0 1 0 20.5 13M15 2.5l3.5 4L14.5 10M14 9.5h-3.5v3c3-1.2 4.5.5 4 2.5-.4 1.6-3 2-4 .5
    square.and.arrow.up M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2
    square.and.arrow.down M12 3v12M8 11l4 4 4-4M7 9H5v12h14V9h-2
    delete.left M9 5h12v14H9l-6-7Z~M12 9l5 6M17 9l-5 6
    infinity M12 12c-3-4-4.5-4.5-6-4.5a4.5 4.5 0 0 0 0 9c1.5 0 3-.5 6-4.5s4.5-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-1.5 0-3-.5-6-4.5Z
    """
}
