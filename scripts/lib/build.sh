# shellcheck shell=bash
# How things are built: the release, and the tests with every check on.

# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

fontgauge="$root/.build/release/fontgauge"

# Is the binary there, and is nothing that it is made of newer than the build that made it?
release_is_current() {
  local stamp="$state/release"
  [[ -x $fontgauge && -e $stamp ]] || return 1
  # Folders count too, since removing a file changes only its folder.
  [[ -z $(find "$root/Package.swift" "$root/Sources" -newer "$stamp") ]]
}

# A statically linked standard library starts about twice as fast.
release_options=(--configuration release)
if [[ $(uname -s) == Linux ]]; then
  release_options+=(--static-swift-stdlib)
fi

# What was built in another place names that place all over, so a moved tree starts anew.
forget_moved_build() {
  local place="$state/place"
  mkdir -p "$state"
  if [[ -e $place && $(<"$place") != "$root" ]]; then
    say "The tree was moved, so everything is built anew."
    find "$root/.build" -mindepth 1 -maxdepth 1 ! -name setup -exec rm -rf {} +
  fi
  printf '%s\n' "$root" >"$place"
}

build_release() {
  forget_moved_build
  say "Building fontgauge."
  # Made before the build, so that a file changed meanwhile is newer than it.
  touch "$state/release.new"
  run_quietly release swift build --quiet --package-path "$root" "${release_options[@]}" \
    --product fontgauge ||
    fail "The release build failed: the compiler's messages are above."
  mv "$state/release.new" "$state/release"
}

need_release() {
  release_is_current && return
  "$root/scripts/setup"
  use_homebrew_libraries
  build_release
}

# Warnings are errors, and a target sees only what the manifest says it depends on.
# shellcheck disable=SC2034 # for the scripts that source this
strict_options=(-Xswiftc -warnings-as-errors --explicit-target-dependency-import-check=error)

build_tests() {
  forget_moved_build
  run_quietly tests swift build --quiet --package-path "$root" --build-tests \
    "${strict_options[@]}"
}
