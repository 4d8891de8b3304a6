// Roles and found elements, which a test of an app names, live below: front ends use them too.
@_exported import KeelInteraction

extension SceneSurvey {
  init(_ frontEnd: HeadlessFrontEnd) { self.init(frontEnd.tree) }
}
