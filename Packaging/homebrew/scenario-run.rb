# Untested with Homebrew. `Packaging/homebrew/fill` fills in the words in capitals.
class ScenarioRun < Formula
  desc "Run YAML scenarios of the iOS app life cycle against a model of iOS"
  homepage "HOMEPAGE"
  url "SOURCE_URL"
  version "VERSION"
  sha256 "CHECKSUM"

  depends_on "libyaml"
  uses_from_macos "swift" => :build, since: :tahoe

  def install
    system "make", "install", "PREFIX=#{prefix}", "SWIFT_BUILD=swift build --disable-sandbox --scratch-path .build"
  end

  test do
    (testpath/"launch.yaml").write <<~YAML
      scenario: The app launches
      ios: 18.0
      app: { life-cycle: scenes }
      steps:
        - user: tap-icon
          state: active
    YAML
    assert_match "1 passed", shell_output("#{bin}/scenario-run launch.yaml --history off")
  end
end
