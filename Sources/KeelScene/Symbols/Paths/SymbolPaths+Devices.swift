extension SymbolPaths {
  static let devices = """
    wifi FM12 17.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z|M7.4 14.2a6.5 6.5 0 0 1 9.2 0|M3 9.8a12.7 12.7 0 0 1 18 0
    wifi.exclamationmark M3 9.8a12.7 12.7 0 0 1 13-3M7.4 14.2a6.5 6.5 0 0 1 6-1.8M12 19v.01M20 6v8M20 18v.01
    cellularbars M4 17v2|M9 13v6|M14 9v10|M19 5v14
    dot.radiowaves.right FM5 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z|M9.5 8.5a5 5 0 0 1 0 7|M13 5.5a9.5 9.5 0 0 1 0 13|M16.5 3a14 14 0 0 1 0 18
    dot.radiowaves.left.and.right FM12 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z|M8.5 15.5a5 5 0 0 1 0-7M15.5 8.5a5 5 0 0 1 0 7|M5 19a10 10 0 0 1 0-14M19 5a10 10 0 0 1 0 14
    antenna.radiowaves.left.and.right M12 12v9M12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7.8 14.2a6 6 0 0 1 0-8.4M16.2 5.8a6 6 0 0 1 0 8.4
    badge.plus.radiowaves.right M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM8 10.5v3M6.5 12h3M15 7a7 7 0 0 1 0 10M18.5 4a12 12 0 0 1 0 16
    network M12 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM5 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM19 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM12 8v4M5 16v-4h14v4
    globe M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z~M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18
    globe.americas M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z~M7 5c1 3 4 2 4 5s-4 2-4 4 2 2 2 6M20 9c-3-1-4 1-3 3s3 1 3.5 2
    personalhotspot M9 8.5a4 4 0 1 0 0 7l2-1M15 8.5a4 4 0 1 1 0 7l-2-1M9 12h6
    link M10 14a4 4 0 0 1 0-5.6l2-2a4 4 0 0 1 5.6 5.6L16 13.5M14 10a4 4 0 0 1 0 5.6l-2 2a4 4 0 0 1-5.6-5.6L8 10.5
    battery.100 M2.5 8h16v8h-16ZM21 11v2M5 10.5h11v3H5Z
    battery.75 M2.5 8h16v8h-16ZM21 11v2M5 10.5h8v3H5Z
    battery.50 M2.5 8h16v8h-16ZM21 11v2M5 10.5h5.5v3H5Z
    battery.25 M2.5 8h16v8h-16ZM21 11v2M5 10.5h3v3H5Z
    battery.0 M2.5 8h16v8h-16ZM21 11v2
    desktopcomputer M3 4.5h18V16H3Z^M9 20h6M12 16v4
    display M3 4.5h18V16H3ZM7 20h10
    laptopcomputer M5 5.5h14V15H5ZM2.5 18.5h19
    laptopcomputer.trianglebadge.exclamationmark M19 10V5.5H5V15h7M2.5 18.5h9M17.5 11.5 23 21H12ZM17.5 15v2.5M17.5 19.3v.01
    platter.filled.bottom.iphone M6 2.5h12v19H6ZM10.5 5h3|FM6 13h12v8.5H6Z
    apps.iphone M7 2.5h10v19H7ZM10 7v.01M14 7v.01M10 10.5v.01M14 10.5v.01M10 14v.01M14 14v.01M11 18.5h2
    iphone M7 2.5h10v19H7ZM11 5h2
    ipad M5 2.5h14v19H5ZM11.5 18.5h1
    server.rack M4 4h16v7H4ZM4 13h16v7H4Z~M7.5 7.5v.01M7.5 16.5v.01
    internaldrive M3 14l3-9h12l3 9v5H3ZM3 14h18M17 16.5v.01
    printer M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 14h10v6.5H7Z
    faxmachine M3 9h5v11H3ZM8 20h13V9H8M10 9V4h9v5M11.5 13v.01M15 13v.01M18 13v.01M11.5 16.5h6.5
    keyboard M2.5 6h19v12h-19Z~M6 9.5v.01M10 9.5v.01M14 9.5v.01M18 9.5v.01M6 14.5v.01M9 14.5h6M18 14.5v.01
    gamecontroller M7 7h10c4 0 5 11 3 11.5-2 .5-3-3.5-5-3.5H9c-2 0-3 4-5 3.5C2 18 3 7 7 7Z~M8 9.5v4M6 11.5h4M16 10v.01M18 12.5v.01
    poweroutlet.type.b M4 4h16v16H4Z~M9 8v3M15 8v3M12 14.5v1.5
    power M12 3v9M7 6a8 8 0 1 0 10 0
    bolt M13 2 5 13.5h6L10.5 22 19 10h-6Z
    airplayaudio M12 13.5 18 21H6ZM7.5 13.5a6 6 0 1 1 9 0M4.5 16a10 10 0 1 1 15 0
    fiberchannel M3 8h10a3 3 0 0 1 0 8H3M21 8H11M21 16H11M6 12h12
    sidebar.left M3 5h18v14H3ZM9 5v14
    sidebar.right M3 5h18v14H3ZM15 5v14
    menubar.rectangle M3 5h18v14H3ZM3 9h18M6 7h.01
    filemenu.and.cursorarrow M4 3h11v8M4 3v18h7M4 8h11M7 12h4M14 12l7.5 7-4 .3 2 3.2-1.5 1-2-3.3-2.5 3Z
    filemenu.and.selection M4 3h11v18H4ZM4 8h11M7 12h5M7 16h5M17 13l4 3-4 3Z
    slider.horizontal.3 M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4
    slider.vertical.3 M7 4v9M7 17v3M5 15h4M12 4v3M12 11v9M10 9h4M17 4v9M17 17v3M15 15h4
    line.3.horizontal M4 7h16M4 12h16M4 17h16
    line.3.horizontal.decrease M4 7h16M7 12h10M10 17h4
    list.bullet M8 6h12M8 12h12M8 18h12M4 6v.01M4 12v.01M4 18v.01
    list.number M9 6h11M9 12h11M9 18h11M4 5l1-.5V9M3.5 15h2l-2 4h2
    list.star M10 7h10M10 13h10M10 19h10M5 3l.8 2 2.2.2-1.7 1.4.6 2.1L5 7.6 3.1 8.7l.6-2.1L2 5.2 4.2 5ZM5 13v.01M5 19v.01
    list.bullet.rectangle M3 4h18v16H3Z~M7 8.5v.01M7 12v.01M7 15.5v.01M10.5 8.5H17M10.5 12H17M10.5 15.5H17
    list.bullet.rectangle.portrait M5 2.5h14v19H5Z~M8.5 8v.01M8.5 12v.01M8.5 16v.01M11.5 8H16M11.5 12H16M11.5 16H16
    list.bullet.below.rectangle M3 3.5h18v6H3ZM8.5 14H21M8.5 19H21M4 14v.01M4 19v.01
    list.clipboard M5 4h14v17H5ZM9 2.5h6V6H9Z~M9 11v.01M9 15.5v.01M12 11h4M12 15.5h4
    tablecells M3 5h18v14H3Z~M3 9.7h18M3 14.3h18M9 5v14M15 5v14
    text.alignleft M4 6h16M4 10h10M4 14h16M4 18h10
    text.justify M4 6h16M4 10h16M4 14h16M4 18h16
    textformat M2 18 7 5l5 13M3.8 14h6.4M18.5 11.5a3.3 3.3 0 1 0 0 6.5 3.3 3.3 0 0 0 0-6.5ZM21.8 11.5V18
    text.quote M4 4v16M8 7h12M8 12h12M8 17h8
    quote.opening M10 6c-4 1-6 3.5-6 7.5V18h6v-5H6M20 6c-4 1-6 3.5-6 7.5V18h6v-5h-4
    """
}
