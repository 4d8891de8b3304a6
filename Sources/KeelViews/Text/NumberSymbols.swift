import FoundationEssentials

/// The number symbols of a language, as far as they are known without tables for all languages.
struct NumberSymbols {
  var decimal = "."
  var group = ","
  /// The maximum number of digits that are not grouped.
  private var ungrouped = 3

  init(_ locale: Locale) {
    let language = locale.languageSubtag
    let region = locale.regionSubtag ?? ""
    switch language {
    case "de" where region == "CH" || region == "LI", "gsw": (decimal, group) = (".", "’")
    case "de" where region == "AT": (decimal, group) = (",", "\u{A0}")
    case "es" where region == "MX", "es" where region == "US": break
    case "da", "de", "el", "id", "is", "nl", "ro", "sl", "sr", "tr", "vi", "hr", "bs", "ca", "gl":
      (decimal, group) = (",", ".")
    case "it" where region == "CH": (decimal, group) = (".", "’")
    case "it": (decimal, group, ungrouped) = (",", ".", 3)
    case "es": (decimal, group, ungrouped) = (",", ".", 4)
    case "pt" where region == "PT": (decimal, group, ungrouped) = (",", "\u{A0}", 4)
    case "pt": (decimal, group) = (",", ".")
    case "fr": (decimal, group) = (",", "\u{202F}")
    case "pl", "bg": (decimal, group, ungrouped) = (",", "\u{A0}", 4)
    case "cs", "fi", "hu", "lt", "lv", "nb", "nn", "no", "ru", "sk", "sv", "uk", "be", "et":
      (decimal, group) = (",", "\u{A0}")
    default: break
    }
  }

  /// Returns the digits in groups of three.
  func grouping(_ digits: String) -> String {
    guard digits.count > ungrouped else { return digits }
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += group }
      grouped.append(digit)
    }
    return grouped
  }
}
