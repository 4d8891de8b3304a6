// The CasePaths module of swift-case-paths, as a name of Keel's model layer: `@CasePathable` and paths of cases.
@_exported public import KeelModel
