@_spi(Package) import LifecycleCore

/// `docs/not-modeled.md`, from the table in the code.
enum UnmodeledPage {
  static let text = """
    # What is not modeled

    <!-- Generated from UnmodeledFeature.swift: change it there, then run 'make record'. -->

    The model is one app on one device. These parts of iOS are not modeled, which `explain` also reports:

    ```console
    $ scenario-run explain carplay
    ```

    | | on a device | in a scenario |
    | --- | --- | --- |
    \(UnmodeledFeature.all.map(row).joined(separator: "\n"))

    Where documents disagree or are silent, the model has switches: see [vocabulary.md](vocabulary.md#model-switches).

    """

  private static func row(_ feature: UnmodeledFeature) -> String {
    "| \(feature.name) | \(feature.effect) | \(feature.instead ?? "–") |"
  }
}
