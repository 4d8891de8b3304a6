extension SymbolPaths {
  static let media = """
    play M7 4 20 12 7 20Z
    pause M6.5 5h3v14h-3ZM14.5 5h3v14h-3Z
    stop M6 6h12v12H6Z
    forward M3 5l9 7-9 7ZM12 5l9 7-9 7Z
    backward M21 5l-9 7 9 7ZM12 5l-9 7 9 7Z
    speaker M4 9.5v5h4l5 4v-13l-5 4Z
    speaker.wave.1 M4 9.5v5h4l5 4v-13l-5 4Z|M16.5 9a4 4 0 0 1 0 6
    speaker.wave.2 M4 9.5v5h4l5 4v-13l-5 4Z|M16.5 9a4 4 0 0 1 0 6|M19 6.5a8 8 0 0 1 0 11
    speaker.wave.3 M2 9.5v5h4l5 4v-13l-5 4Z|M14 9.5a3.5 3.5 0 0 1 0 5|M16.5 7a7 7 0 0 1 0 10|M19 4.5a11 11 0 0 1 0 15
    mic M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3Z^M5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21
    headphones M4 16v-4a8 8 0 0 1 16 0v4M4 14h3.5v6.5H4ZM16.5 14H20v6.5h-3.5Z
    camera M3 7.5h4.5L9 5h6l1.5 2.5H21V19H3Z~M12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z
    camera.aperture M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z~M9 8l10.5-1M15 8l4.5 9.5M17.5 14 9 21M14 16 4 17M9 16 4.5 7M7 11l8-8
    camera.macro M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM12 9.5c-4-7 4-7 0 0M14.5 12c7-4 7 4 0 0M12 14.5c4 7-4 7 0 0M9.5 12c-7 4-7-4 0 0
    video M2.5 6h13v12h-13ZM15.5 11l6-3.5v9l-6-3.5Z
    photo M3 5h18v14H3Z~M3 16l5-5 4.5 4.5L15 13l6 5M15.5 8.5v.01
    photo.on.rectangle M6 7h15v12H6ZM6 16l4-4 4 4 2-2 5 4M16 10.5v.01M3 16V4h14
    music.note M9.5 18V4l7 2.5v3.5l-7-2.5M7 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z
    music.note.list M15 17V5l5 1.5v3L15 8M12.8 15a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4ZM3 6h8M3 11h8M3 16h5
    music.quarternote.3 M5 17V5M5 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 17V5M12 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM19 17V5M19 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z
    waveform M3 11v2M6.6 8v8M10.2 4v16M13.8 7v10M17.4 9.5v5M21 11v2
    waveform.path M2 12h3l2-6 4 13 4-15 3 10 1.5-2H22
    chart.bar M4 20v-8h4v8ZM10 20V5h4v15ZM16 20V9h4v11Z
    chart.bar.xaxis M5 16v-5h3v5ZM10.5 16V4h3v12ZM16 16V8h3v8ZM3 20h18
    chart.pie M12 3v9l7 5.5A9 9 0 1 1 12 3ZM15 3.5A9 9 0 0 1 20.8 11H15Z
    chart.line.uptrend.xyaxis M4 4v16h16M7 15l4-5 3 3 5-7
    """
}
