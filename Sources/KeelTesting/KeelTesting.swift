// Tests of an app refer to roles and found elements. These are declared in a lower module, because front ends use them.
@_exported import KeelInteraction

extension SceneSurvey {
  init(_ frontEnd: HeadlessFrontEnd) { self.init(frontEnd.tree) }
}
