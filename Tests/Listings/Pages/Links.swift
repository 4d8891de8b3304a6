import Foundation
import KeelModel

// The places of Documentation/navigation.md, under "Links".

@CasePathable enum Place: Hashable {
  case home
  case activity(UUID)
  case search(text: String)

  static let routes = RoutePattern<Place>.oneOf(
    .case(\.home, "home"),
    .case(\.activity, "home" / "activity" / .uuid),
    .case(\.search, "search" / .query("q", .text, default: ""))
  )
}

func links() -> (place: Place?, path: String?) {
  let place = Place.routes.match("home/activity/1B4E28BA-2FA1-11D2-883F-0016D3CCA427")
  let path = Place.routes.path(for: .search(text: "tea & cake"))  // "search?q=tea%20%26%20cake"
  return (place, path)
}
