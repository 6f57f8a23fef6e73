# shellcheck shell=bash
# What scripts/package --verify does with the packages it made.

# shellcheck source-path=SCRIPTDIR source=common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# verify_packages DEB TARBALL FOLDER: the folder takes the clean system.
verify_packages() {
  local deb=$1 tarball=$2 system=$3/system suite names
  have lintian && have mmdebstrap || apt_install lintian mmdebstrap ||
    fail "lintian and mmdebstrap are needed: install them, then run this again."
  say "Checking the package with lintian."
  lintian --allow-root --fail-on error "$deb" >&2 || fail "lintian found errors: they are above."

  # A minimal system with the packages that this one says it needs, and nothing else.
  suite=$(. /etc/os-release && printf '%s' "$VERSION_CODENAME")
  names=$(dpkg-deb --field "$deb" Depends | sed 's/([^)]*)//g; s/|[^,]*//g; s/ //g')
  say "Making a clean $suite with $names."
  run_quietly mmdebstrap as_root mmdebstrap --variant=minbase --include="$names" "$suite" "$system" ||
    fail "The clean system could not be made: the lines above say why."
  list_files "$system" >"$3/before"

  as_root dpkg --root="$system" --install "$deb" >&2
  run_in "$system" fontgauge
  as_root dpkg --root="$system" --verify fontgauge >&2
  as_root dpkg --root="$system" --purge fontgauge >&2
  list_files "$system" >"$3/after"
  diff "$3/before" "$3/after" >&2 || fail "The package left files behind, or took some: they are above."

  as_root tar --extract --file "$tarball" --directory "$system/opt"
  run_in "$system" "/opt/$(basename "$tarball" .tar.gz)/bin/fontgauge"
  say "Both packages run in a clean $suite; the Debian package leaves nothing behind."
}

# Every file but those in which dpkg keeps its own books.
list_files() {
  as_root find "$1" -xdev ! -path '*/var/lib/dpkg/*-old' ! -path '*/var/lib/dpkg/lock*' \
    ! -path '*/var/lib/dpkg/triggers/*' ! -path '*/var/log/*' -printf '%P\n' | sort
}

# run_in SYSTEM PROGRAM: its version, its arithmetic, and its libraries on a real font.
# shellcheck disable=SC2031 # the root is that of common.sh all along
run_in() {
  local system=$1 program=$2
  as_root cp "$root/Fonts/Fixtures/Round-Regular.ttf" "$system/tmp/Round.ttf"
  in_system "$system" "$program" --version >&2
  in_system "$system" "$program" scale --size 17 >/dev/null
  # Two letters of half an em at 48 points.
  in_system "$system" "$program" measure /tmp/Round.ttf --text ab --format json |
    grep -q '"naturalWidth": 48\b' || fail "fontgauge measures wrongly in a clean system."
  as_root rm "$system/tmp/Round.ttf"
}

# in_system SYSTEM COMMAND…: with /proc, where Swift's runtime finds the words of the command line.
# shellcheck disable=SC2016 # the inner shell expands its own arguments
in_system() {
  as_root env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin unshare --mount \
    sh -euc 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"' "$@"
}
