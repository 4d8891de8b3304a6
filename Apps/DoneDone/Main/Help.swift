import AppCommandLine

extension Options {
  @MainActor static let help = """
    DoneDone: your finished activities, by day and in statistics.

    Usage: donedone [OPTIONS]

      --views declarative|imperative
          which of the two sets of views (declarative)
      --database FILE
          where activities are stored ($XDG_DATA_HOME/donedone/donedone.sqlite)
      --sample COUNT
          that many invented activities in memory, in place of a database
      --open PLACE
          start at home, statistics or settings, at day/DATE or activity/ID in one of them, or at one of these with /new
          or /edit; for example statistics/day/2026-11-25, or settings/categories/edit/ID
    \(commonHelp())
    """
}
