import Foundation
import Testing

/// The Swift code of the documents is compiled: it is equal to code of files that this package builds.
///
/// Line breaks and comments may differ, and the words `public` and `private`. `…` in a listing stands for code that it
/// leaves out.
@Suite struct ListingTests {
  /// The files whose code is in a document.
  private static let compiled = [
    "Apps/WiFiSettings/Model/Actions/WiFiSettingsModel+Action.swift",
    "Examples/SpokenFrontEnd/Main/Main.swift",
    "Sources/KeelScene/FrontEnd.swift",
    "Tests/KeelModelTests/Store/VesselTests.swift",
    "Tests/KeelViewsTests/SignInGuideTests.swift",
    "Tests/KeelViewsTests/ViewStateGuideTests.swift",
    "Tests/Listings/Books/Book.swift",
    "Tests/Listings/Books/BooksApp.swift",
    "Tests/Listings/Books/BooksModel.swift",
    "Tests/Listings/Books/BooksView.swift",
    "Tests/Listings/Books/Library.swift",
    "Tests/Listings/Counter/Counter.swift",
    "Tests/Listings/Counter/CounterModel.swift",
    "Tests/Listings/CounterApp/CounterApp.swift",
    "Tests/Listings/CounterApp/CounterModel.swift",
    "Tests/Listings/Package/Package.swift",
    "Tests/Listings/Pages/Actions.swift",
    "Tests/Listings/Pages/Data.swift",
    "Tests/Listings/Pages/Links.swift",
    "Tests/Listings/Pages/Persistence.swift",
    "Tests/Listings/Pages/Preference.swift",
    "Tests/Listings/Pages/Restoration.swift",
    "Tests/Listings/Pages/SalesChart.swift",
    "Tests/Listings/Pages/Windows.swift",
    "Tests/Listings/Tests/BooksTests.swift",
    "Tests/Listings/Tests/CounterAppTests.swift",
    "Tests/Listings/Tests/CounterTests.swift",
    "Tests/Listings/Tests/TestingPage.swift",
  ]

  private let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    ("README.md", 5), ("Documentation/data-app.md", 7), ("Documentation/swiftui.md", 2),
    ("Documentation/testing.md", 5), ("Documentation/uikit.md", 2),
  ])
  func everyListingIsCompiled(page: String, count: Int) throws {
    let sources = try sources()
    let listings = try listings(of: page)
    for listing in listings {
      #expect(sources.contains { contains(listing, in: $0) }, "\(page) has code that is not compiled:\n\(listing)")
    }
    #expect(listings.count >= count)
  }

  /// Other listings of the other guides are statements, which compile only in their context.
  @Test func everyDeclarationOfTheGuidesIsCompiled() throws {
    let sources = try sources()
    let declaration = /(?m)^(@\S+ )*((public|private|final) )*(import|struct|class|enum|protocol|extension)\b/
    var count = 0
    for page in try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Documentation").path)
    where page.hasSuffix(".md") {
      for listing in try listings(of: "Documentation/\(page)") where listing.contains(declaration) {
        // Between two paragraphs a file may have more than the guide.
        for part in listing.components(separatedBy: "\n\n") {
          #expect(sources.contains { contains(part, in: $0) }, "\(page) has code that is not compiled:\n\(part)")
        }
        count += 1
      }
    }
    #expect(count >= 17)
  }

  @Test func bothProgramsHaveTheSameModel() throws {
    #expect(
      try text(of: "Tests/Listings/Counter/CounterModel.swift")
        == text(of: "Tests/Listings/CounterApp/CounterModel.swift"))
  }

  /// Code that is not compiled is found, wherever it differs.
  @Test func aDifferenceIsFound() throws {
    let source = words("struct Count {\n  var number = 0 // Starts here.\n  public func add() { number += 1 }\n}")
    #expect(contains("struct Count {\n  var number = 0\n  func add() { … }\n}", in: source))
    #expect(contains("struct Count {\n…\n}", in: source))
    #expect(!contains("struct Count {\n  var number = 1\n  func add() { … }\n}", in: source))
    #expect(!contains("struct Count {\n  func add() { … }\n}", in: source))
    #expect(!contains("struct Count {\n…\n  func remove()\n…\n}", in: source))
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func sources() throws -> [[Substring]] {
    // The guide to an app's state is in a namespace of its tests.
    try Self.compiled.map { words(try text(of: $0).replacing("VesselPage.", with: "")) }
  }

  private func listings(of path: String) throws -> [String] {
    var listings: [String] = []
    var lines: [Substring]?
    for line in try text(of: path).split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence, let ended = lines {
        if ended.first == "swift" { listings.append(ended.dropFirst().joined(separator: "\n")) }
        lines = nil
      } else if isFence {
        lines = [line.drop { $0 == " " }.dropFirst(3)]
      } else {
        lines?.append(line)
      }
    }
    return listings
  }

  /// The words of some code, without its comments and without `public` and `private`.
  private func words(_ code: String) -> [Substring] {
    code.split(separator: "\n").flatMap { line in
      let comment = line.hasPrefix("// swift-tools-version") ? nil : line.firstRange(of: /(^|\s)\/\/.*/)
      return line[..<(comment?.lowerBound ?? line.endIndex)].split { $0 == " " }
    }.filter { $0 != "public" && $0 != "private" }
  }

  /// True if the code has the words of a listing one after the other, with anything where the listing has `…`.
  private func contains(_ listing: String, in source: [Substring]) -> Bool {
    let parts = words(listing).split(separator: "…")
    guard let first = parts.first else { return true }
    return source.indices.contains { start in
      guard source[start...].starts(with: first) else { return false }
      var place = start + first.count
      for part in parts.dropFirst() {
        guard let found = (place..<source.endIndex).first(where: { source[$0...].starts(with: part) }) else {
          return false
        }
        place = found + part.count
      }
      return true
    }
  }
}
