import AppCommandLine
import Keel
import PeopleVessel
import Testing

@testable import people

/// The command line of `people`.
@Suite struct OptionTests {
  private let home = ["HOME": "/home/kim", "XDG_CACHE_HOME": "/cache"]

  @Test func withoutOptionsPeopleComeFromTheWebAndAreKeptInTheHome() throws {
    let options = try Options([])
    #expect(options.action == .run && options.views == .declarative)
    #expect(
      options.voyage(in: home)
        == Voyage(
          database: "/home/kim/.local/share/people/people.sqlite", photos: "/cache/people/photos",
          state: "/home/kim/.local/state/people/state.json", log: "/home/kim/.local/state/people/log.txt"))
  }

  @Test func usersOfOtherMachinesSeeNoPaths() throws {
    #expect(try !Options([]).voyage(in: home).isShared)
    #expect(try Options(["--listen=0.0.0.0"]).voyage(in: home).isShared)
  }

  @Test func inventedPeopleAreKeptApartUnlessAFileIsNamed() throws {
    let sample = try Options(["--data", "sample"]).voyage(in: home)
    #expect(sample.source == .sample && sample.database == "/home/kim/.local/share/people/sample.sqlite")
    #expect(try Options(["--data=sample", "--database", "x.sqlite"]).voyage(in: home).database == "x.sqlite")
  }

  @Test func theSourceAndTheViewsAreChosen() throws {
    let options = try Options(["--source", "http://localhost/", "--views", "imperative"])
    #expect(options.voyage(in: home).source == .web(address: "http://localhost/"))
    #expect(options.views == .imperative)
    // As with `make people ARGS="--source …"`.
    let later = try Options(["--data", "sample", "--source", "http://localhost/"])
    #expect(later.voyage(in: home).source == .web(address: "http://localhost/"))
  }

  @MainActor @Test func helpAndVersionEndTheReading() throws {
    #expect(try Options(["--help", "--nonsense"]).action == .help)
    #expect(try Options(["-h"]).action == .help)
    #expect(try Options(["--version"]).action == .version)
    for option in ["--views", "--data", "--source", "--database", "--version", "--front-end"] {
      #expect(Options.help.contains("\n  \(option)"), "\(option) is missing in the help")
    }
  }

  @Test func onAServerForOtherMachinesEachBrowserIsByItself() throws {
    let tabs = ["a", "b"].map { LaunchRequest(frontEnd: .web, browser: $0) }
    let terminal = LaunchRequest(frontEnd: .terminal)
    for option in ["--listen=0.0.0.0", "--behind-proxy"] {
      let crowd = Crowd(isOpen: try Options([option]).launch.isServedToOthers)
      #expect(tabs.map(crowd.browser) == ["a", "b"])
      #expect(crowd.browser(of: terminal) == Vessel.terminal)
    }
    // This machine has one user.
    let crowd = Crowd(isOpen: try Options([]).launch.isServedToOthers)
    #expect(tabs.map(crowd.browser) == [Vessel.terminal, Vessel.terminal])
  }

  @Test(arguments: [
    ["--views", "both"], ["--data"], ["--data", "none"], ["--version=1"], ["--nonsense"], ["person/1"],
  ])
  func whatIsNoOptionIsRefused(_ arguments: [String]) {
    #expect(throws: UsageError.self) { try Options(arguments) }
  }
}
