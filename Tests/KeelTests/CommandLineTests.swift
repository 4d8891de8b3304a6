import FoundationEssentials
import Testing

@testable import Keel

/// What programs have in common besides their options: folders, help texts and refusals.
@Suite struct CommandLineTests {
  private func folders(_ environment: [String: String]) -> [String] {
    let folders = AppFolders(name: "notes", environment: environment)
    return [folders.config, folders.data, folders.state, folders.cache].map { $0.path }
  }

  @Test func foldersLieInTheUsualPlacesOfTheHome() {
    let usual = [
      "/home/kim/.config/notes", "/home/kim/.local/share/notes", "/home/kim/.local/state/notes",
      "/home/kim/.cache/notes",
    ]
    #expect(folders(["HOME": "/home/kim"]) == usual)
    // The rules of XDG ignore relative paths.
    let relative = ["XDG_CONFIG_HOME": "c", "XDG_DATA_HOME": "", "XDG_STATE_HOME": "./s", "XDG_CACHE_HOME": "~/x"]
    #expect(folders(relative.merging(["HOME": "/home/kim"]) { $1 }) == usual)
  }

  @Test func foldersLieWhereTheEnvironmentSays() {
    let environment = [
      "HOME": "/home/kim", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d/", "XDG_STATE_HOME": "/s",
      "XDG_CACHE_HOME": "/x y",
    ]
    #expect(folders(environment) == ["/c/notes", "/d/notes", "/s/notes", "/x y/notes"])
  }

  @Test func withoutAHomeTheSystemKnowsIt() {
    for path in folders([:]) { #expect(path.hasPrefix("/") && path.hasSuffix("/notes")) }
    #expect(folders(["HOME": "relative"]) == folders([:]))
  }

  @Test func helpIsIndentedAndEmptyLinesAreNot() {
    #expect(HelpText.indented("--a\n    what\n\n--b") == "  --a\n      what\n\n  --b")
    #expect(LaunchOptions.indentedHelp.hasPrefix("  --front-end "))
  }
}
