/// What says which life cycle an app has.
enum LifeCycleOrigin {
  case sdk, scenario, project
}
