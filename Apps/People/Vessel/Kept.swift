package import PeopleService

/// The part of the state that is kept from one run of the program to the next.
package struct Kept: Hashable, Codable, Sendable {
  package var field = Roger.Field()
  package var recents = Recents()
}
