# shellcheck shell=bash
# What the scripts share: where the tree is, messages, installing, and the tools' environment.

root=$(CDPATH="" cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
venv="$root/.venv"
# Set-up keeps its stamps and logs here.
state="$root/.build/setup"

# Prints a line of progress. Standard output belongs to the tools.
say() {
  printf '%s\n' "$*" >&2
}

# Prints what went wrong and what to do, and gives up.
fail() {
  say "$*"
  exit 2
}

have() {
  command -v "$1" >/dev/null 2>&1
}

# run_quietly LOG COMMAND…: runs it without input; its output is shown only when it fails.
run_quietly() {
  local log="$state/$1.log" status=0
  shift
  mkdir -p "$state"
  "$@" </dev/null >"$log" 2>&1 || status=$?
  if ((status != 0)); then
    cat "$log" >&2
  fi
  return "$status"
}

# Runs a command as root: as it is, or through sudo (which may ask for a password on a terminal).
as_root() {
  if ((EUID == 0)); then
    "$@"
  elif [[ -t 2 ]]; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

may_install() {
  ((EUID == 0)) || have sudo
}

# apt_install PACKAGE…: returns 1 when this machine cannot, or may not, install with apt.
apt_install() {
  local -a apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300)
  have apt-get && may_install || return 1
  say "Installing $* with apt."
  # An old package list can be good enough, so only the installation itself decides.
  run_quietly apt-update as_root "${apt[@]}" update || true
  run_quietly apt-install as_root "${apt[@]}" install "$@"
}

# install_packages APT_PACKAGES BREW_PACKAGES: blank-separated lists; an empty one is not tried.
install_packages() {
  local -a packages
  if have apt-get && [[ -n $1 ]]; then
    read -r -a packages <<<"$1"
    apt_install "${packages[@]}"
  elif have brew && [[ -n $2 ]]; then
    read -r -a packages <<<"$2"
    say "Installing $2 with Homebrew."
    run_quietly brew-install brew install "${packages[@]}"
  else
    return 1
  fi
}

# Homebrew keeps icu4c out of pkg-config's way, so its folder has to be named.
use_homebrew_libraries() {
  local prefix
  if [[ $(uname -s) == Darwin ]] && have brew; then
    prefix=$(brew --prefix icu4c 2>/dev/null) || return 0
    export PKG_CONFIG_PATH="$prefix/lib/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
  fi
}

# Makes a bare virtual environment (pip and nothing else) unless there is a working one.
need_venv() {
  local python
  if [[ -e $venv/.complete ]] && "$venv/bin/python" -c '' 2>/dev/null; then
    return 0
  fi
  if ! have python3 || ! python3 -c 'import ensurepip, venv' 2>/dev/null; then
    install_packages "python3 python3-venv" "python3" ||
      fail "Python 3 with its venv module is needed: install python3 and python3-venv, then run this again."
  fi
  say "Making a Python environment in .venv."
  python=$(command -v python3)
  run_quietly venv "$python" -m venv --clear "$venv" ||
    fail "The Python environment could not be made: see the lines above, then remove .venv and run this again."
  touch "$venv/.complete"
}

# Installs the pinned Python tools of scripts/requirements.txt into the environment.
need_python_tools() {
  need_venv
  if cmp -s "$root/scripts/requirements.txt" "$venv/.requirements"; then
    return 0
  fi
  say "Installing the tools of scripts/requirements.txt into .venv."
  run_quietly requirements "$venv/bin/python" -m pip install --disable-pip-version-check \
    --requirement "$root/scripts/requirements.txt" ||
    fail "pip could not install scripts/requirements.txt: check the network and pip's configuration, then run this again."
  cp "$root/scripts/requirements.txt" "$venv/.requirements"
}
