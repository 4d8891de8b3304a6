import FoundationEssentials
import KeelModel
import Testing
import Walks

/// Paths that become locations, and locations that become paths.
@Suite struct RoutePatternTests {
  enum Period: String, CaseIterable { case day, week, month }

  @CasePathable enum Step: Hashable {
    case activity(UUID)
    case tag(String)
    case page(Int)

    static let routes = RoutePattern<Step>.oneOf(
      .case(\.activity, "activity" / .uuid),
      .case(\.tag, "tag" / .text),
      .case(\.page, "page" / .value(Int.self))
    )
  }

  struct Report: Hashable, Sendable {
    var period: Period
    var filter: String?
  }

  @CasePathable enum Place: Equatable {
    case home([Step])
    case report(Report)
    case search(String)
    case pair(left: Int, right: String)
    case about

    static let routes = RoutePattern<Place>.oneOf(
      .case(\.about, "about" / "the" / "app"),
      .case(\.search, "search" / .query("q", .text, default: "")),
      .case(
        \.report,
        ("report" / .rawValue(Period.self) / .query("filter", .text)).map(
          { Report(period: $0.0, filter: $0.1) }, revert: { ($0.period, $0.filter) })),
      .case(\.pair, ("pair" / .value(Int.self) / .text).map({ ($0.0, $0.1) }, revert: { ($0.0, $0.1) })),
      .case(\.home, "home" / .many(Step.routes))
    )
  }

  @Test func aLocationHasAPath() throws {
    let id = try #require(UUID(uuidString: "1B4E28BA-2FA1-11D2-883F-0016D3CCA427"))
    #expect(Place.routes.path(for: .home([])) == "home")
    #expect(
      Place.routes.path(for: .home([.activity(id), .page(-3), .tag("a/b c")]))
        == "home/activity/1B4E28BA-2FA1-11D2-883F-0016D3CCA427/page/-3/tag/a%2Fb%20c")
    #expect(Place.routes.path(for: .search("tea & cake")) == "search?q=tea%20%26%20cake")
    #expect(Place.routes.path(for: .search("")) == "search")
    #expect(Place.routes.path(for: .report(Report(period: .week, filter: "일"))) == "report/week?filter=%EC%9D%BC")
    #expect(Place.routes.path(for: .about) == "about/the/app")
  }

  @Test func aPathIsReadHoweverItIsSpelt() {
    #expect(Place.routes.match("/home/") == .home([]))
    #expect(Place.routes.match("home#top") == .home([]))
    #expect(Place.routes.match("search?utm=x&q=a+b&q=c") == .search("a b"))
    #expect(Place.routes.match("%68ome") == .home([]))
    #expect(Place.routes.match("report/week?filter=%ec%9d%bc") == .report(Report(period: .week, filter: "일")))
  }

  @Test(arguments: [
    "", "/", "hom", "home/nothing", "home/page/x", "home/page/+3", "home/page/03", "home/page/99999999999999999999",
    "home/activity", "home/activity/1", "report", "report/year", "about/the", "about/the/app/now", "home/tag/%",
    "home/tag/%2",
    "home/tag/%GG", "home/tag/%FF", "HOME",
  ])
  func anUnknownPathMatchesNothing(_ path: String) { #expect(Place.routes.match(path) == nil) }

  @Test func aURLIsAPath() throws {
    func match(_ text: String) throws -> Place? { Place.routes.match(try #require(URL(string: text))) }
    #expect(try match("https://example.org/search?q=x") == .search("x"))
    #expect(try match("https://example.org:8080/home") == .home([]))
    #expect(try match("http://home/about/the/app") == .about)
    #expect(try match("donedone://about/the/app") == .about)
    #expect(try match("donedone:///about/the/app") == .about)
    #expect(try match("donedone:about/the/app") == .about)
    #expect(try match("/about/the/app") == .about)
  }

  @Test func anAlternativeThatFailsLeavesNothingBehind() {
    // `tag` reads its fixed segment before it fails.
    #expect(Place.routes.match("home/tag") == nil)
    let patterns = RoutePattern<Int>.oneOf("a" / "b" / .value(Int.self), "a" / .value(Int.self))
    #expect(patterns.match("a/7") == 7)
    #expect(patterns.match("a/b/7") == 7)
  }

  @Test func whatAPatternCannotExpressHasNoPath() {
    let even = RoutePattern<Int>.segment({ Int($0) }, print: { $0.isMultiple(of: 2) ? "\($0)" : nil })
    #expect(even.path(for: 2) == "2")
    #expect(even.path(for: 3) == nil)
    #expect(RoutePattern<[Int]>.many(even).path(for: [2, 3]) == nil)
  }

  @Test func hostilePathsEnd() {
    let long = String(repeating: "home/", count: 1_000_000)
    #expect(Place.routes.match(long) == nil)
    let deep = "home" + String(repeating: "/page/1", count: 2_000)
    #expect(Place.routes.match(deep) == .home(Array(repeating: .page(1), count: 2_000)))
    // Nothing is read by an optional pattern, so it must not be repeated for ever.
    let endless = RoutePattern<[Int?]>.many(.optional(.value(Int.self)))
    #expect(endless.match("x") == nil)
    #expect(endless.match("1/2") == [1, 2])
  }

  /// Every location is found again from its path, whatever its text contains.
  @Test func randomLocationsComeBack() throws {
    var random = SeededRandom(seed: Walk.seed)
    let pieces = [
      "", ".", "..", "~", "~.", "/", "//", "?", "#", "&", "=", "%", "%2F", "+", " ", "a", "home", "tag", "일",
      "e\u{301}", "🙂",
      "\u{0}", "\u{202E}", "\r\n", ":", "\\", "'", "\"",
    ]
    func text() -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    func step() -> Step {
      switch Int.random(in: 0...2, using: &random) {
      case 0: .activity(UUID())
      case 1: .tag(text())
      default: .page(Int.random(in: .min ... .max, using: &random))
      }
    }
    for _ in 0..<1_000 {
      let place: Place =
        switch Int.random(in: 0...4, using: &random) {
        case 0: .home((0..<Int.random(in: 0...6, using: &random)).map { _ in step() })
        case 1:
          .report(
            Report(
              period: Period.allCases.randomElement(using: &random) ?? .day,
              filter: Bool.random(using: &random) ? text() : nil))
        case 2: .search(text())
        case 3: .pair(left: Int.random(in: -9...9, using: &random), right: text())
        default: .about
        }
      let path = try #require(Place.routes.path(for: place))
      #expect(Place.routes.match(path) == place, "\(path)")
      #expect(Place.routes.match("/" + path) == place, "\(path)")
      let url = try #require(URL(string: "https://example.org/" + path), "\(path)")
      #expect(Place.routes.match(url) == place, "\(path)")
      // What a browser leaves of a path: it resolves segments of dots.
      #expect(url.standardized.path() == url.path(), "\(path)")
    }
  }
}
