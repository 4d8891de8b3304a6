/// What most controls want to know of their environment.
package struct LeafStyle {
  package init(_ values: EnvironmentValues) {}
}
