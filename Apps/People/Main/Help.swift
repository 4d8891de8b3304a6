import AppCommandLine

extension Options {
  @MainActor static let help = """
    People: fetched from the randomuser.me interface, kept in a database, shown as a list and as details.

    Usage: people [OPTIONS]

      --views declarative|imperative
          which of the two sets of views (declarative)
      --data web|sample
          where people come from: the source, or invented ones that ship with the app (web)
      --source URL
          the address of the source (https://randomuser.me/api/?results=100); implies --data web
      --database FILE
          where people are kept ($XDG_DATA_HOME/people/people.sqlite; for invented ones sample.sqlite)
      --open PLACE
          start at person/ID, search or search/ID
    \(commonHelp())
    """
}
