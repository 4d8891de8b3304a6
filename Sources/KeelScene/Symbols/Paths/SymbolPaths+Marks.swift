extension SymbolPaths {
  static let marks = """
    info M12 11v7M12 6v.01
    questionmark M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1.2.6-1.5 1.3-1.5 2.8M12 19v.01
    exclamationmark M12 4v10M12 19v.01
    exclamationmark.triangle M12 3.5 22 20.5H2Z~M12 10v5M12 17.8v.01
    ellipsis FM5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM19 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z
    nosign M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.7 5.7 18.3 18.3
    asterisk M12 4v16M5 8l14 8M19 8 5 16
    zzz M4 5h6l-6 7h6M12 10h5l-5 6h5M17 3h4l-4 5h4
    """
}
