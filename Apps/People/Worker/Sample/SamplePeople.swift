internal import PeopleModel

/// A hundred people invented for this app. They resemble no real person, and their addresses do not exist.
enum SamplePeople {
  static let all: [Person] = (0..<100).map { number in
    let region = regions[number % regions.count]
    let round = number / regions.count
    let isFemale = (number + round) % 2 == 0
    let firstNames = isFemale ? region.female : region.male
    let first = firstNames[round % firstNames.count]
    let last = region.last[(round * 3 + number) % region.last.count]
    let nick = "\(nickStarts[number * 7 % nickStarts.count])\(nickEnds[number * 3 % nickEnds.count])\(number + 10)"
    return Person(
      id: "sample-\(number + 1)", name: "\(first) \(last)", username: nick,
      gender: number % 25 == 24 ? .unknown : isFemale ? .female : .male,
      email: "\(nick)@example.org", age: 4 + number * 37 % 90, country: region.code,
      cellphone: number % 9 == 8 ? nil : "555-01\(number < 10 ? "0" : "")\(number)")
  }

  private struct Region {
    var code: String
    var female: [String]
    var male: [String]
    var last: [String]
  }

  private static let regions = [
    Region(
      code: "KR", female: ["Haneul", "Bora", "Sumin", "Yuna", "Areum"], male: ["Jiho", "Taeyang", "Minjae", "Seojun"],
      last: ["Kang", "Moon", "Seo", "Baek", "Nam"]),
    Region(
      code: "DE", female: ["Lotte", "Frieda", "Anneke", "Ida"], male: ["Emil", "Joost", "Konrad", "Till", "Arne"],
      last: ["Brandt", "Ahrens", "Lindner", "Vogt", "Sommer"]),
    Region(
      code: "BR", female: ["Iara", "Lívia", "Jussara", "Bia"], male: ["Caíque", "Davi", "Otávio", "Raul"],
      last: ["Moreira", "Prado", "Teles", "Vidal", "Rocha"]),
    Region(
      code: "NO", female: ["Siri", "Tuva", "Ragnhild", "Åse"], male: ["Håkon", "Odd", "Sverre", "Leif"],
      last: ["Lunde", "Sætre", "Bakken", "Moen", "Dahl"]),
    Region(
      code: "NG", female: ["Adaeze", "Folake", "Zainab", "Ngozi"], male: ["Emeka", "Tunde", "Bello", "Chidi"],
      last: ["Okafor", "Adeyemi", "Danjuma", "Eze", "Balogun"]),
    Region(
      code: "FR", female: ["Maëlle", "Odette", "Capucine", "Solène"], male: ["Yanis", "Gaspard", "Loïc", "Rémi"],
      last: ["Petit", "Garnier", "Lemoine", "Roux", "Chevalier"]),
    Region(
      code: "IN", female: ["Anjali", "Meera", "Kavya", "Tara"], male: ["Rohan", "Vikram", "Ishaan", "Arjun"],
      last: ["Menon", "Kapoor", "Iyer", "Bose", "Rao"]),
    Region(
      code: "CA", female: ["Maple", "Robin", "Harper", "Quinn"], male: ["Wyatt", "Logan", "Beau", "Miles"],
      last: ["Tremblay", "Ross", "Fraser", "Singh", "Lake"]),
  ]

  private static let nickStarts = ["blue", "quiet", "tiny", "happy", "paper", "lunar", "green", "wild", "silver"]
  private static let nickEnds = ["fox", "river", "button", "kite", "tiger", "cloud", "piano", "comet"]
}
