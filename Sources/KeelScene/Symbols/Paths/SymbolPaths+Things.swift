extension SymbolPaths {
  static let things = """
    lock M5.5 10.5h13V21h-13Z^M8 10.5V8a4 4 0 0 1 8 0v2.5
    lock.open M5.5 11h13v10h-13ZM8 11V7.5A4 4 0 0 1 15.7 6
    lock.rotation M8.5 11h7v6h-7ZM10 11V9.5a2 2 0 0 1 4 0V11M20 8A9 9 0 1 0 21 13M20.5 3v5h-5
    key M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 12.2 20 4M16.5 7.2l2.5 2.6
    gear M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1
    gearshape M10 2.5h4l.6 2.8 2 1.1 2.7-.9 2 3.5-2.1 1.9v2.3l2.1 1.9-2 3.5-2.7-.9-2 1.1-.6 2.7h-4l-.6-2.7-2-1.1-2.7.9-2-3.5 2.1-1.9v-2.3L2.7 9l2-3.5 2.7.9 2-1.1Z~M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z
    trash M5.5 6.5h13L17.5 21h-11Z~M10 10.5v6.5M14 10.5v6.5^M4 6.5h16M9 6V4h6v2
    magnifyingglass M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21
    house M3 11.5 12 4l9 7.5M5.5 10v10h13V10M10 20v-6h4v6
    building.2 M3 21V4h10v17M13 9h8v12H3M6.5 8h3M6.5 12h3M6.5 16h3M16.5 13h1.5M16.5 17h1.5
    storefront M4 11v10h16V11M3 8.5 5 3.5h14l2 5c0 3-4 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0-.5 3-4.5 3-4.5 0ZM10 21v-6h5v6
    bell M5 17c1.5-1.5 1.5-3 1.5-6a5.5 5.5 0 0 1 11 0c0 3 0 4.5 1.5 6Z^M10 20a2 2 0 0 0 4 0
    bell.and.waves.left.and.right M7 17c1-1.5 1.2-3 1.2-5.5a3.8 3.8 0 0 1 7.6 0c0 2.5.2 4 1.2 5.5ZM10.5 19.5a1.6 1.6 0 0 0 3 0M4.5 14a8 8 0 0 1 0-8M19.5 14a8 8 0 0 0 0-8
    folder M3 19V5h6l2 2.5h10V19Z
    doc M6 3h8l5 5v13H6Z~M14 3v5h5
    doc.text M6 3h8l5 5v13H6Z~M14 3v5h5M9 12.5h7M9 16.5h7
    doc.plaintext M5.5 3h13v18h-13Z~M8.5 8h7M8.5 12h7M8.5 16h4
    doc.richtext M5.5 3h13v18h-13Z~M8.5 7h3v4h-3ZM14 7.5h2M14 10.5h2M8.5 14h7M8.5 17.5h7
    doc.on.doc M8 3h7l4 4v10H8ZM15 3v4h4M5 7v14h10
    archivebox M3 4h18v4.5H3ZM4.5 8.5V20h15V8.5~M4.5 8.5h15M9.5 12h5
    tray M3 14 6 5h12l3 9v6H3Z~M3 14h5l1.5 2.5h5L16 14h5
    tray.full M3 14 6 5h12l3 9v6H3Z~M3 14h5l1.5 2.5h5L16 14h5M8.5 8h7M7.5 11h9
    shippingbox M12 2.5 21 7v10l-9 4.5L3 17V7Z~M3 7l9 4.5L21 7M12 11.5v10M7.5 4.7l9 4.6
    box.truck M2 5h12v12H2ZM14 9h4l3.5 4v4H14^M6 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17.5 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z
    cube M12 2.5 20.5 7v10L12 21.5 3.5 17V7Z~M3.5 7l8.5 4.5L20.5 7M12 11.5v10
    cube.transparent M9 4l3-1.5L15 4M18 5.5 20.5 7v3M20.5 14v3L18 18.5M15 20l-3 1.5L9 20M6 18.5 3.5 17v-3M3.5 10V7L6 5.5M12 8.5V12l3 1.5M12 12l-3 1.5
    gift M4 11h16v10H4ZM3 7h18v4H3ZM12 7v14M12 7c-6 0-5-5-2.5-4.5C11 3 12 5 12 7c0-2 1-4 2.5-4.5C17 2 18 7 12 7Z
    bag M5 7.5h14l1.5 13.5h-17Z^M8.5 10.5V6a3.5 3.5 0 0 1 7 0v4.5
    cart M2 4h3l2.5 11h11L21 7H6M9 18.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM17 18.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z
    suitcase M3 8h18v12H3Z~M7.5 8v12M16.5 8v12^M8.5 8V4.5h7V8
    wallet.pass M4 3h16v18H4Z~M4 8h16M4 12h5c.5 3 5.5 3 6 0h5
    creditcard M2.5 5.5h19v13h-19Z~M2.5 10h19M6 15h4
    calendar M4 6h16v14H4Z~M4 10.5h16^M8 3v4M16 3v4
    clock M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z~M12 7v5l3.5 2
    timer M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z~M12 9v4^M9 2h6M12 2v3
    alarm M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z~M12 9v4l3 2^M3 6l3-3M21 6l-3-3M6.5 19 5 21.5M17.5 19l1.5 2.5
    stopwatch M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z~M12 13l3-3^M10 2.5h4M12 2.5V6M18 6l1.5 1.5
    hourglass M6 2.5h12M6 21.5h12M7 2.5c0 5 1 6.5 5 9.5-4 3-5 4.5-5 9.5M17 2.5c0 5-1 6.5-5 9.5 4 3 5 4.5 5 9.5
    hourglass.tophalf M6 2.5h12M6 21.5h12M7 2.5c0 5 1 6.5 5 9.5-4 3-5 4.5-5 9.5M17 2.5c0 5-1 6.5-5 9.5 4 3 5 4.5 5 9.5|FM8 7h8c-.7 2-2 3.3-4 4.8C10 10.3 8.7 9 8 7Z
    hourglass.bottomhalf M6 2.5h12M6 21.5h12M7 2.5c0 5 1 6.5 5 9.5-4 3-5 4.5-5 9.5M17 2.5c0 5-1 6.5-5 9.5 4 3 5 4.5 5 9.5|FM8 21c0-3 2-4 4-4s4 1 4 4Z
    pencil M4 20l1-4.5L16.5 4 20 7.5 8.5 19Z~M14 6.5l3.5 3.5
    pencil.line M5 15l.8-4L15 2l3.5 3.5-9.5 9ZM3 21h18
    pencil.and.outline M8 14l1-4 9-8 3 3-9 8ZM14 6 5 6.5 3 20l13-2 1-7
    pencil.and.scribble M10 12l1-4 7-6 3 3-7 6ZM3 12c4-4 5 1 2 4s0 5 3 2 4-3 4 0 3 2 8 1
    square.and.pencil M11 5H4v15h15v-7M9 15l.7-3.2L18 3.5 20.5 6l-8.3 8.3Z
    rectangle.and.pencil.and.ellipsis M12 6H2.5v12h19v-5M6 12v.01M10 12v.01M13 12l.7-2.7L20 3l2.2 2.2-6.5 6.2Z
    pencil.and.list.clipboard M5 4h13v6M5 4v17h7M8.5 2.5h6V6h-6ZM8.5 11h5M8.5 15h3M14 20l.8-3 5-5 2.2 2.2-5 5Z
    highlighter M9 15 6 18l-3 .5L5 16l2-3ZM7 13l10-10 4 4L11 17ZM3 21.5h18
    paintbrush M20 4c-4 1-8 5-10 9l2 2c4-2 7-6 8-11ZM9.5 13.5c-3 0-4 2-4 4 0 1.5-1 2.5-2.5 2.5 3 2 9 1.5 9-4
    paintbrush.pointed M20.5 3.5c-5 2-9 6-10.5 9.5l1.5 1.5c3.5-1.5 7-6 9-11ZM9 13.5c-3 1-2.5 4.5-6 6 4 1.5 8 .5 8-4
    paintpalette M12 3a9 9 0 1 0 0 18c1.5 0 2-1 1.5-2.3-.6-1.5.4-3.2 2-3.2H18c2 0 3-1.5 3-3.5 0-5-4-9-9-9Z~M7 12v.01M9 8v.01M13.5 6.5v.01M17.5 9.5v.01
    eyedropper M4 20l1-4 8-8 3 3-8 8ZM12 6l6 6M15 7l2.5-3a2 2 0 0 1 2.8 2.8L17 9.5
    wand.and.stars M3 19 14 8l2 2L5 21ZM12 10l2 2M18 3v4M16 5h4M20 12v3M18.5 13.5h3M9 3v3M7.5 4.5h3
    scissors M6 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8 8l12 10M8 16 20 6
    hammer M13 9 5 17a2.1 2.1 0 0 0 3 3l8-8M10 5c3-2.5 6-2 8 0l3 3-3.5 3.5-2-1.5-3-3Z
    wrench M20.5 7 17 10.5 13.5 7 17 3.5A5.5 5.5 0 0 0 10 10.5L3.5 17 7 20.5 13.5 14a5.5 5.5 0 0 0 7-7Z
    comb M3 6h18v5H3ZM5 11v8M8 11v8M11 11v8M14 11v8M17 11v8M19.5 11v8
    pin M8 3h8l-1 7 3 4H6l3-4ZM12 14v7.5
    mappin M12 21c-5-6-7-9-7-11.5a7 7 0 0 1 14 0C19 12 17 15 12 21Z~M12 7.5v4
    mappin.and.ellipse M12 17c-3.5-4.5-5-6.5-5-8.5a5 5 0 0 1 10 0c0 2-1.5 4-5 8.5ZM12 8.5v.01M7 15.5c-6 2-4 6 5 6s11-4 5-6
    map M3 6l6-2.5 6 2.5 6-2.5V18l-6 2.5L9 18l-6 2.5Z~M9 3.5V18M15 6v14.5
    location M21 3 3 10.5l8 2.5 2.5 8Z
    safari M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z~M16 8l-2.5 5.5L8 16l2.5-5.5Z
    signpost.right M12 2.5V6M12 13v8.5M4 6h13l4 3.5-4 3.5H4Z
    flag M5 4c4-2.5 8 2 13 0v9c-5 2-9-2.5-13 0Z^M5 21V4
    bookmark M6.5 3h11v18L12 16.5 6.5 21Z
    tag M3 11.5V4h7.5L21 14.5 14.5 21Z~M7.5 8v.01
    paperplane M21 3 3 10.5l7 3.5 3.5 7Z~M10 14l11-11
    envelope M3 5.5h18v13H3Z~M3 6l9 7.5L21 6
    phone M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4c0 1-1 2-2 2C11 21 3 13 3 5c0-1 1-2 2-2Z
    phone.arrow.up.right M4 5h3.5L9 9l-2 1.5a10 10 0 0 0 5.5 6L14.5 14l4 1.5v3.5c0 1-1 2-2 2C9 21 3 13.5 3 7c0-1 0-2 1-2ZM14 10l7-7M15.5 3H21v5.5
    phone.arrow.down.left M4 5h3.5L9 9l-2 1.5a10 10 0 0 0 5.5 6L14.5 14l4 1.5v3.5c0 1-1 2-2 2C9 21 3 13.5 3 7c0-1 0-2 1-2ZM21 3l-7 7M14 4.5V10h5.5
    message M12 4c-5.5 0-9.5 3-9.5 7 0 2.5 1.5 4.5 4 5.8L5.5 21l5-3.1c6.5.6 11-2.6 11-6.9 0-4-4-7-9.5-7Z
    bubble.right M3 4h18v13h-3v4l-5-4H3Z
    bubble.left M3 4h18v13H11l-5 4v-4H3Z
    text.bubble M3 4h18v13H11l-5 4v-4H3Z~M7 8.5h10M7 12.5h6
    captions.bubble M3 4h18v13H11l-5 4v-4H3Z~M6.5 10h3M12 10h5.5M6.5 13.5h5M14 13.5h3.5
    bubble.left.and.bubble.right M2 3h13v9H8l-3.5 3v-3H2ZM18 8h4v10h-2.5v3L16 18H9v-3
    bubble.left.and.text.bubble.right M2 3h11v8.5H7L4 14v-2.5H2ZM16 7h6v11h-2.5v3L16 18H9v-4M12.5 14.5h6M16 11h2.5
    printer.dotmatrix M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 13h10v7.5H7ZM9.5 16v.01M12 16v.01M14.5 16v.01
    book M12 6.5C9.5 4.5 6 4.5 3 5.5v13c3-1 6.5-1 9 1 2.5-2 6-2 9-1v-13c-3-1-6.5-1-9 1Z~M12 6.5v13
    book.closed M6 3h13v18H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z~M4 18.5A2 2 0 0 1 6 17h13
    books.vertical M4 4h4v16H4ZM8 4h4v16H8ZM13.5 5.5l4-1 3.5 15-4 1Z~M4 8h4M8 16h4
    newspaper M3 5h14v15H5a2 2 0 0 1-2-2ZM17 9h4v9a2 2 0 0 1-4 0~M6 8.5h8M6 12.5h3.5v4H6ZM12 12.5h2M12 16.5h2
    party.popper M8 9 3 21l12-5ZM14 4c1 1 1 3 0 4M20 10c-1-1-3-1-4 0M18 5l-1.5 1.5M11 3v.01M20.5 3v.01M21 14v.01
    trophy M7 3h10v7a5 5 0 0 1-10 0ZM12 15v4M8 21h8M7 5H3c0 4 1.5 6 4 6M17 5h4c0 4-1.5 6-4 6
    crown M3 7l4.5 4L12 4l4.5 7L21 7l-2 12H5Z
    dice M4 4h16v16H4Z~M8 8v.01M16 8v.01M12 12v.01M8 16v.01M16 16v.01
    fork.knife M5 3v5a2.5 2.5 0 0 0 5 0V3M7.5 3v18M17 13V3c-2 1-3 4-3 7.5V13ZM17 13v8
    cup.and.saucer M4 6h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5ZM17 8h1.5a2.5 2.5 0 0 1 0 5H17M3 20.5h16
    hifispeaker M6 2.5h12v19H6Z~M12 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 6.5v.01
    """
}
