extension SymbolPaths {
  static let everyday = """
    checklist M3 6.5l2 2 3-4M12 7h9M3 15.5l2 2 3-4M12 16h9
    rectangle.portrait.and.arrow.right M14 7V3.5H5v17h9V17M10 12h11M17.5 8.5 21 12l-3.5 3.5
    paperclip M19.5 11.5 12 19a4.6 4.6 0 0 1-6.5-6.5l8.5-8.5a3.2 3.2 0 0 1 4.5 4.5L10 17a1.6 1.6 0 0 1-2.3-2.3l7-7
    shuffle M3 7h3.5L16 17h5M3 17h3.5l2.8-3M13 10l3-3h5M18 4l3 3-3 3M18 14l3 3-3 3
    repeat M4 11V9a3 3 0 0 1 3-3h13M17 3l3 3-3 3M20 13v2a3 3 0 0 1-3 3H4M7 15l-3 3 3 3
    repeat.1 M4 11V9a3 3 0 0 1 3-3h13M17 3l3 3-3 3M20 13v2a3 3 0 0 1-3 3H4M7 15l-3 3 3 3M11 10.5l1.5-1V15
    eject M12 4 20.5 14h-17ZM3.5 17.5h17v2.5h-17Z
    bold M7 4h6a4 4 0 0 1 0 8H7ZM7 12h7a4 4 0 0 1 0 8H7Z
    italic M10 4h8M6 20h8M14 4l-4 16
    underline M7 4v7a5 5 0 0 0 10 0V4M5 20.5h14
    strikethrough M17 7.5C16.5 5.5 14.5 4 12 4 9 4 7 5.5 7 8c0 1.5 1 3 3 4M3.5 12.5h17M14 12.5c2 1 3 2 3 3.8C17 18.5 15 20 12 20c-3 0-5-1.5-5.3-4
    text.aligncenter M3 5h18M7 9.7h10M3 14.4h18M7 19h10
    text.alignright M3 5h18M11 9.7h10M3 14.4h18M11 19h10
    forward.end M5 5l10 7-10 7ZM17 5h2v14h-2Z
    backward.end M19 5 9 12l10 7ZM5 5h2v14H5Z
    film M3 5h18v14H3ZM7.5 5v14M16.5 5v14M3 9.7h4.5M3 14.3h4.5M16.5 9.7H21M16.5 14.3H21M7.5 12h9
    ticket M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4Z~M14.5 9v1M14.5 11.5v1M14.5 14v1
    theatermasks M3 4h10v6c0 3-2 5-5 6-3-1-5-3-5-6ZM6 8v.01M10 8v.01M6 11c1 1.5 3 1.5 4 0M15 8h6v5c0 3-2 5-5 6-1.2-.4-2.2-1-3-1.8
    figure.run M14.5 3a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM6 10l4-2.5 3.5 1L11 14l3.5 2.5V21M11 14l-2 4-4 1M13.5 8.5l2 3h3.5
    figure.stand M12 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 9h8M9.5 9v7M14.5 9v7M10.5 13.5V21M13.5 13.5V21
    dumbbell M2.5 10v4M5 7v10M8 7v10M16 7v10M19 7v10M21.5 10v4M8 12h8
    cross.case M3 8h18v12H3ZM9 8V5h6v3M12 11v6M9 14h6
    bandage M4.5 13.5l9-9a4 4 0 0 1 6 6l-9 9a4 4 0 0 1-6-6ZM11 12v.01M13 12v.01M12 11v.01M12 13v.01M9 9l6 6
    ear M7 10a5.5 5.5 0 1 1 10 3c-1.5 1.5-2.5 2-2.5 4a3.5 3.5 0 0 1-6.5 1.5M10 10.5a2.3 2.3 0 1 1 3.5 2c-1 .7-1.5 1.2-1.5 2.5
    brain M12 5a3 3 0 0 0-5.5 1.5A3.5 3.5 0 0 0 4 12a3.5 3.5 0 0 0 2.5 5.5A3 3 0 0 0 12 19ZM12 5a3 3 0 0 1 5.5 1.5A3.5 3.5 0 0 1 20 12a3.5 3.5 0 0 1-2.5 5.5A3 3 0 0 1 12 19Z~M8.5 9.5c1.5 0 2 1 2 2M15.5 9.5c-1.5 0-2 1-2 2
    hand.tap M9 11V6a1.5 1.5 0 0 1 3 0v5l5.5 1.5c1 .3 1.5 1 1.3 2L18 20H9.5L5.5 14.5c-.6-1 .5-2 1.5-1.5l2 1.5M6.5 8.5a4 4 0 1 1 8 0
    icloud M7 18.5a4.5 4.5 0 0 1-.3-9 6 6 0 0 1 11.3-1.3 5 5 0 0 1-1 10.3Z
    cpu M6 6h12v12H6Z~M9.5 9.5h5v5h-5Z^M9 3v3M15 3v3M9 18v3M15 18v3M3 9h3M3 15h3M18 9h3M18 15h3
    applewatch M7 7h10v10H7ZM8.5 7l.5-4h6l.5 4M8.5 17l.5 4h6l.5-4M19 11v2
    banknote M2.5 6h19v12h-19Z~M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM6 12v.01M18 12v.01
    chart.xyaxis.line M4 3v17h17M7 15l4-5 3.5 3L20 6
    clock.arrow.circlepath M4.5 8A8.5 8.5 0 1 1 3.5 13M4 3v5h5M12 7.5v5l3.5 2
    gauge M4.5 18.5a9.5 9.5 0 1 1 15 0M12 14l4-5M6 13v.01M8 8.5v.01M12 6.5v.01M18 13v.01
    thermometer M10 4.5a2 2 0 0 1 4 0v9a4.5 4.5 0 1 1-4 0ZM12 9v8
    moon.stars M15 20A9 9 0 1 1 11.5 3.5 7.2 7.2 0 0 0 19 14.5 9 9 0 0 1 15 20ZM17 4v4M15 6h4M20.5 9.5v2.5M19.3 10.7h2.5
    sparkle M12 3c.8 5.5 3 8 9 9-6 1-8.2 3.5-9 9-.8-5.5-3-8-9-9 6-1 8.2-3.5 9-9Z
    cloud.bolt.rain M7 13a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.7 3.7 0 0 1 17.5 13ZM12.5 13l-2 4h3l-2 4.5M6.5 16l-1 3M18 16l-1 3
    mountain.2 M2.5 19.5 9 6.5l4 7 2.5-4 6 10Z~M7.5 10l1.5 1.5 1.5-1.5
    water.waves M3 8c3-3 4.5 3 7.5 0s4.5 3 7.5 0c1.2-1.2 2-1 3-.5M3 13c3-3 4.5 3 7.5 0s4.5 3 7.5 0c1.2-1.2 2-1 3-.5M3 18c3-3 4.5 3 7.5 0s4.5 3 7.5 0c1.2-1.2 2-1 3-.5
    fish M3 12c3-5 9-6 13-2.5L20.5 6v12L16 14.5C12 18 6 17 3 12Z~M7.5 11v.01
    cat M5 4l4 3h6l4-3v9c0 4-3 7-7 7s-7-3-7-7Z~M9 12v.01M15 12v.01M11 15.5l1 1 1-1
    dog M8 5h8l1 8c0 4-2 7-5 7s-5-3-5-7ZM8 5C5 5 3.5 8 3 13c2 1 3.5 0 4.3-2M16 5c3 0 4.5 3 5 8-2 1-3.5 0-4.3-2M10 11v.01M14 11v.01M11 15h2l-1 1.5Z
    camera.viewfinder M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M7 9h2.5l1-1.5h3l1 1.5H17v7H7ZM12 11a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z
    rectangle.split.2x1 M3 5h18v14H3ZM12 5v14
    rectangle.split.3x1 M3 5h18v14H3ZM9 5v14M15 5v14
    square.split.2x2 M3.5 3.5h17v17h-17ZM12 3.5v17M3.5 12h17
    square.stack M4 9h16v12H4ZM6 6h12M8 3h8
    square.stack.3d.up M12 3l9 4.5-9 4.5-9-4.5ZM3 12l9 4.5 9-4.5M3 16.5 12 21l9-4.5
    doc.text.magnifyingglass M18 9V8l-5-5H5v18h6M13 3v5h5M8 10h4M8 13.5h3M15.5 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM18 18.5l3.5 3
    plus.magnifyingglass M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6
    minus.magnifyingglass M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21M7.5 10.5h6
    eraser M9 20 3.5 14.5 14 4l6.5 6.5L11 20ZM8.5 9.5 15 16M9 20h12
    scribble M3 13c3-9 7-10 6-4s-4 9-1 8 5-10 7-8-3 7 0 7 3-3 6-4
    lasso M12 4c5 0 9 2.5 9 6s-4 6-9 6-9-2.5-9-6 4-6 9-6ZM7 15.5c-1.5.5-2 3 0 3.5s2 2 1 3
    rotate.left M8 10h11v11H8ZM14 3.5H8a4 4 0 0 0-4 4V9M2 6.5 4 9l2.5-2
    rotate.right M5 10h11v11H5ZM10 3.5h6a4 4 0 0 1 4 4V9M17.5 7l2.5 2 2-2.5
    crop M7 2.5V17h14.5M2.5 7H17v14.5
    arrow.up.left.and.arrow.down.right M14 10l6-6M15 4h5v5M10 14l-6 6M4 15v5h5
    arrow.down.right.and.arrow.up.left M20 4l-6 6M14 5v5h5M4 20l6-6M5 14h5v5
    arrow.triangle.branch M6 21v-9M6 12c0-3 3-4 6-4h6M15 5l3.5 3-3.5 3M6 12V3M3 6l3-3 3 3
    arrow.turn.down.right M5 4v8a3 3 0 0 0 3 3h12M15.5 10.5 20 15l-4.5 4.5
    arrow.turn.up.right M5 20v-8a3 3 0 0 1 3-3h12M15.5 4.5 20 9l-4.5 4.5
    square.and.arrow.up.on.square M8 7H4v12h10v-3M10 10H8v6h11V7h-3M13.5 12V2.5M10.5 5.5l3-3 3 3
    square.dashed M3.5 7V3.5H7M10 3.5h4M17 3.5h3.5V7M20.5 10v4M20.5 17v3.5H17M14 20.5h-4M7 20.5H3.5V17M3.5 14v-4
    circle.dashed M20.7 9.5a9 9 0 0 0-2.3-4M14.5 3.3a9 9 0 0 0-5 0M5.6 5.6a9 9 0 0 0-2.3 4M3.3 14.5a9 9 0 0 0 2.3 4M9.5 20.7a9 9 0 0 0 5 0M18.4 18.4a9 9 0 0 0 2.3-4
    circle.inset.filled M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z|FM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z
    circle.grid.3x3 M5 3.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM12 3.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM19 3.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM5 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM19 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM5 17.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM12 17.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM19 17.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z
    app M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Z
    command M9 9h6v6H9ZM9 9V6.5A2.5 2.5 0 1 0 6.5 9ZM15 9h2.5A2.5 2.5 0 1 0 15 6.5ZM15 15v2.5a2.5 2.5 0 1 0 2.5-2.5ZM9 15H6.5A2.5 2.5 0 1 0 9 17.5Z
    option M3 6h5.5l7 12H21M14 6h7
    shift M12 3.5 20.5 12H16v7.5H8V12H3.5Z
    return M20 5v6a3 3 0 0 1-3 3H4M8.5 9.5 4 14l4.5 4.5
    cursorarrow M6 3l13 9.5-6 .8 3.5 6.2-2.5 1.5-3.5-6.5L6 19Z
    tent M12 5 21.5 20h-19ZM12 5 10.5 2.5M12 5l1.5-2.5M12 11l-4.5 9M12 11l4.5 9
    umbrella M12 3a9.5 9.5 0 0 1 9.5 9.5h-19A9.5 9.5 0 0 1 12 3Z^M12 12.5V19a2 2 0 0 1-4 0
    tshirt M8 4 3 7.5 5 11l2-1v10h10V10l2 1 2-3.5L16 4c-.5 2-2 3-4 3S8.5 6 8 4Z
    sunglasses M2.5 9h7.5l-.8 4.5a2.5 2.5 0 0 1-2.4 2h-1.3A3 3 0 0 1 2.8 13ZM14 9h7.5l-.3 4a3 3 0 0 1-2.7 2.5h-1.3a2.5 2.5 0 0 1-2.4-2ZM10 9.5h4
    birthday.cake M4 12h16v8.5H4ZM4 16c2 2 3.5 2 5.3 0 1.8 2 3.6 2 5.4 0 1.8 2 3.3 2 5.3 0M8 12V8.5M12 12V8.5M16 12V8.5M8 5.5v.01M12 5.5v.01M16 5.5v.01
    wineglass M7 3h10l-.5 6a4.5 4.5 0 0 1-9 0ZM12 13.5V21M8 21h8M7.3 8h9.4
    mug M5 6h11v14H5ZM16 9h2.5a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H16
    carrot M14 9c-3-2-5 0-6.5 4L4 20l7-3.5c4-1.5 6-3.5 3-7.5ZM14 9l2-5M15 9.5 20 7M9.5 11.5l2 2
    sofa M5 11V7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v4M3 11.5a2 2 0 0 1 4 0V14h10v-2.5a2 2 0 0 1 4 0V18H3ZM5.5 18v2M18.5 18v2
    building.columns M3 9.5 12 4l9 5.5ZM4 20.5h16M6 12v6M10 12v6M14 12v6M18 12v6
    megaphone M4 10v4l3 .5V9.5ZM7 9.5 18 5v14L7 14.5ZM9 15v4h3v-3M20.5 10.5v3
    envelope.open M3 10l9-7 9 7v10.5H3ZM3 10l9 6.5 9-6.5
    phone.down M3 14c0-6 18-6 18 0v2l-5-.5V13c-2.5-1-5.5-1-8 0v2.5L3 16Z
    quote.closing M4 6h6v6c0 3-1.5 5-4.5 6M14 6h6v6c0 3-1.5 5-4.5 6
    textformat.size M2.5 18 6.5 9l4 9M4 15h5M11 18l5-13.5L21 18M12.8 13.5H19.5
    list.dash M3 6h2M9 6h12M3 12h2M9 12h12M3 18h2M9 18h12
    medal M12 9.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM9 10 6 3h4l2 4.5L14 3h4l-3 7
    flag.checkered M5 4h15v10H5ZM8.7 4v10M12.5 4v10M16.3 4v10M5 9h15M5 3v18
    target M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z
    scope M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM12 2v6M12 16v6M2 12h6M16 12h6
    puzzlepiece M4 8h5V6.5a2.5 2.5 0 1 1 5 0V8h5v5h-1.5a2.5 2.5 0 1 0 0 5H19v3H4Z
    suit.spade M12 3c3 4.5 8 6.5 8 11a4 4 0 0 1-7 2.5L14 21h-4l1-4.5A4 4 0 0 1 4 14c0-4.5 5-6.5 8-11Z
    suit.diamond M12 3l7 9-7 9-7-9Z
    suit.club M12 3a4 4 0 0 1 3.5 6 4 4 0 1 1-2.3 7L14 21h-4l.8-5a4 4 0 1 1-2.3-7A4 4 0 0 1 12 3Z
    powerplug M8 3v6M16 3v6M5.5 9h13v3a6.5 6.5 0 0 1-13 0ZM12 18.5V22
    accessibility M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 6.5v.01M7.5 10c3 .8 6 .8 9 0M12 10.5V14M12 14l-2 4.5M12 14l2 4.5
    arrowtriangle.right M7 4.5 19 12 7 19.5Z
    arrowtriangle.left M17 4.5 5 12l12 7.5Z
    arrowtriangle.up M12 5l7.5 13h-15Z
    arrowtriangle.down M12 19 4.5 6h15Z
    chevron.compact.down M4 9.5l8 4 8-4
    chevron.compact.up M4 14l8-4 8 4
    chevron.right.2 M5 5l7 7-7 7M12.5 5l7 7-7 7
    chevron.left.2 M19 5l-7 7 7 7M11.5 5l-7 7 7 7
    greaterthan M6 5l13 7-13 7
    lessthan M18 5 5 12l13 7
    record.circle M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z|FM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z
    metronome M9 3h6l4 18H5ZM6 16h12M12 16l6-9
    """
}
