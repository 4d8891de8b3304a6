/// The singular and plural of English nouns: the regular endings, and the common irregular words.
enum EnglishNoun {
  /// Returns the plural of a word. A plural is returned unchanged.
  static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) || isPlural(lower) { return word }
    return inCase(of: word, pluralOfSingular(lower))
  }

  /// Returns the singular of a word. A singular is returned unchanged.
  static func singular(of word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) || !isPlural(lower) { return word }
    return inCase(of: word, singularOfPlural(lower))
  }

  private static func isPlural(_ word: String) -> Bool {
    let single = singularOfPlural(word)
    return single != word && pluralOfSingular(single) == word
  }

  private static func pluralOfSingular(_ word: String) -> String {
    if let plural = irregular.first(where: { $0.0 == word })?.1 { return plural }
    for ending in ["man", "child", "person"] where word.hasSuffix(ending) && !notMen.contains(word) {
      let plural = irregular.first { $0.0 == ending }?.1 ?? ending
      return String(word.dropLast(ending.count)) + plural
    }
    if word.hasSuffix("sis") { return String(word.dropLast(2)) + "es" }
    if word.hasSuffix("z") && !word.hasSuffix("zz") && word.count < 5 { return word + "zes" }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix), !hardEndings.contains(word) { return word + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return String(word.dropLast()) + "ies"
    }
    if longO.contains(word) { return word + "es" }
    return word + "s"
  }

  private static func singularOfPlural(_ word: String) -> String {
    if let singular = irregular.first(where: { $0.1 == word })?.0 { return singular }
    for ending in ["men", "children", "people"] where word.hasSuffix(ending) {
      let singular = irregular.first { $0.1 == ending }?.0 ?? ending
      return String(word.dropLast(ending.count)) + singular
    }
    guard word.hasSuffix("s"), !word.hasSuffix("ss"), word.count > 2 else { return word }
    let stem = String(word.dropLast())
    if word.hasSuffix("ies"), !endsInIe.contains(stem) { return String(word.dropLast(3)) + "y" }
    if word.hasSuffix("zzes") || word.hasSuffix("sses") || word.hasSuffix("xes") || word.hasSuffix("ches")
      || word.hasSuffix("shes")
    {
      return endsInChe.contains(stem) ? stem : String(word.dropLast(2))
    }
    if word.hasSuffix("ses"), endsInS.contains(String(word.dropLast(2))) { return String(word.dropLast(2)) }
    if word.hasSuffix("ses"), word.hasSuffix("yses") || word.hasSuffix("rises") && word != "rises" {
      return String(word.dropLast(2)) + "is"
    }
    if word.hasSuffix("oes"), longO.contains(String(word.dropLast(2))) { return String(word.dropLast(2)) }
    if endsInS.contains(word) || word.hasSuffix("us") || word.hasSuffix("is") { return word }
    return stem
  }

  /// Returns the form in the case of the word: lowercase, capitalised or all capitals.
  private static func inCase(of word: String, _ form: String) -> String {
    guard word.first?.isUppercase == true else { return form }
    if word.count > 1, word == word.uppercased() { return form.uppercased() }
    return form.prefix(1).uppercased() + form.dropFirst()
  }

  private static let irregular: [(String, String)] = [
    ("person", "people"), ("child", "children"), ("man", "men"), ("foot", "feet"), ("tooth", "teeth"),
    ("goose", "geese"), ("mouse", "mice"), ("louse", "lice"), ("ox", "oxen"), ("die", "dice"), ("quiz", "quizzes"),
    ("leaf", "leaves"), ("life", "lives"), ("knife", "knives"), ("wife", "wives"), ("half", "halves"),
    ("shelf", "shelves"), ("wolf", "wolves"), ("calf", "calves"), ("loaf", "loaves"), ("thief", "thieves"),
    ("self", "selves"), ("elf", "elves"), ("scarf", "scarves"), ("axis", "axes"), ("index", "indices"),
    ("matrix", "matrices"), ("vertex", "vertices"), ("cactus", "cacti"), ("criterion", "criteria"),
    ("phenomenon", "phenomena"), ("datum", "data"), ("medium", "media"), ("axe", "axes"),
  ]
  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "moose", "series", "species", "aircraft", "spacecraft", "information", "equipment", "news",
    "rice", "money", "furniture", "luggage", "music", "advice", "homework", "software", "hardware", "feedback", "min",
    "kg",
    "km", "cm", "mm", "g", "m", "l", "ml", "mb", "gb", "kb", "tb", "px", "pt", "hr", "sec", "ms",
  ]
  private static let notMen: Set<String> = ["human", "german", "roman", "talisman", "shaman", "ottoman", "norman"]
  /// The words whose final `ch` is pronounced like `k`.
  private static let hardEndings: Set<String> = ["stomach", "monarch", "epoch", "patriarch", "eunuch"]
  private static let longO: Set<String> = [
    "potato", "tomato", "hero", "echo", "veto", "torpedo", "embargo", "domino", "mosquito", "volcano",
  ]
  private static let endsInIe: Set<String> = [
    "movie", "cookie", "calorie", "selfie", "tie", "pie", "lie", "zombie", "rookie", "brownie", "smoothie", "hoodie",
    "genie", "prairie", "birdie", "cutie", "necktie", "goalie",
  ]
  private static let endsInChe: Set<String> = [
    "ache", "headache", "cache", "niche", "avalanche", "axe", "creche", "quiche",
  ]
  private static let endsInS: Set<String> = [
    "bus", "gas", "lens", "status", "virus", "bonus", "campus", "census", "focus", "iris", "canvas", "alias", "atlas",
    "octopus", "minus", "plus", "surplus", "chorus", "circus", "genius", "radius", "process", "bias",
  ]
}
