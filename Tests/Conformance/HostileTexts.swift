/// Texts that would have an effect on an unprotected front end, and their displayed form: the same in all front ends,
/// except for the escaping of their own medium.
public enum HostileTexts {
  /// The texts and their displayed forms.
  public static let all: [(text: String, shown: String)] = [
    ("\u{1B}[2J\u{1B}[31mred", "\\x1b[2J\\x1b[31mred"),
    ("\u{1B}]52;c;Zm9v\u{7}", "\\x1b]52;c;Zm9v\\x07"),
    ("\u{9B}31m\u{85}\u{90}", "\\x9b31m\\x85\\x90"),
    ("a\nb\tc\rd\u{8}\u{7F}\u{0}", "a\\nb\\tc\\rd\\x08\\x7f\\x00"),
    ("a\r\nb", "a\\r\\nb"),
    ("\u{202E}evil\u{202C}", "\\u{202e}evil\\u{202c}"),
    ("\u{2066}x\u{2069}\u{200E}\u{200F}\u{61C}", "\\u{2066}x\\u{2069}\\u{200e}\\u{200f}\\u{61c}"),
    ("zero\u{200B}width\u{FEFF}", "zero\\u{200b}width\\u{feff}"),
    ("a\u{200D}b\u{200C}", "a\\u{200d}b\\u{200c}"),
    ("tag\u{E0041}", "tag\\u{e0041}"),
    ("soft\u{AD}hyphen", "soft\\u{ad}hyphen"),
    ("line\u{2028}sep\u{2029}", "line\\u{2028}sep\\u{2029}"),
    ("a\u{FE0F}", "a\\u{fe0f}"), ("\u{FE0F}", "\\u{fe0f}"),
    ("\u{115F}\u{3164}\u{FFA0}", "\\u{115f}\\u{3164}\\u{ffa0}"),
    // Text hidden behind an emoji.
    ("👍\u{E0041}\u{E0042}", "👍\\u{e0041}\\u{e0042}"), ("👍\u{34F}", "👍\\u{34f}"),
    ("🏴" + String(repeating: "\u{E0061}", count: 7), "🏴" + String(repeating: "\\u{e0061}", count: 7)),
    ("🏴\u{E0061}\u{E0020}\u{E007F}", "🏴\\u{e0061}\\u{e0020}\\u{e007f}"), ("❤\u{FE0F}\u{FE0E}", "❤\u{FE0F}\\u{fe0e}"),
    // Sequences that scripts and emoji need stay unchanged.
    ("한국 카페", "한국 카페"), ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("क\u{94D}\u{200D}ष", "क\u{94D}\u{200D}ष"),
    ("葛\u{E0100}飾", "葛\u{E0100}飾"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("🇰🇷", "🇰🇷"), ("❤️", "❤️"), ("1️⃣", "1️⃣"), ("e\u{301}", "e\u{301}"),
    (
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
    ),
    // Markup and the syntax of formats and shells are ordinary text.
    ("<script>alert(1)</script>", "<script>alert(1)</script>"), ("%p%s%n {0} $(id) `id`", "%p%s%n {0} $(id) `id`"),
    ("a" + String(repeating: "\u{301}", count: 5000), "a" + String(repeating: "\u{301}", count: 16)),
  ]
}
