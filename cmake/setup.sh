# Sourced by ./assay and ./check, which set $root to the source folder. Installs missing Debian packages and builds,
# without questions; all talk goes to stderr, and the log of a build is shown only when it fails.
# shellcheck shell=sh disable=SC2154

say() {
  echo "assay: $*" >&2
}

# missing_packages GROUP...: the packages of these groups that are neither installed nor replaced by a command on the PATH.
missing_packages() {
  for group in "$@"; do
    while read -r of package command; do
      [ "$of" = "$group" ] || continue
      if [ -n "$command" ] && command -v "$command" >/dev/null 2>&1; then continue; fi
      # shellcheck disable=SC2016 # the dollar is dpkg-query's
      case $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) in
        installed*) ;;
        *) echo "$package" ;;
      esac
    done <"$root/packages.txt"
  done
}

# install_packages GROUP...: exits 4 when something is missing and can't be installed.
install_packages() {
  command -v dpkg-query >/dev/null 2>&1 || return 0
  packages=$(missing_packages "$@" | tr '\n' ' ')
  packages=${packages% }
  [ -n "$packages" ] || return 0
  line="apt-get install -y --no-install-recommends $packages"
  if [ "$(id -u)" = 0 ]; then
    as_root=
  elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
  else
    say "these Debian packages are missing, and installing them takes root. Please run:"
    echo "    sudo $line" >&2
    exit 4
  fi
  say "installing Debian packages: $packages"
  log=$(mktemp)
  # A fresh machine has no package lists, an old one has stale ones: fetch them only when the install fails without.
  # shellcheck disable=SC2086 # words are meant to split
  if ! $as_root env DEBIAN_FRONTEND=noninteractive $line >"$log" 2>&1 </dev/null 9>&-; then
    if ! { $as_root apt-get update && $as_root env DEBIAN_FRONTEND=noninteractive $line; } >>"$log" 2>&1 </dev/null 9>&-; then
      cat "$log" >&2
      rm -f "$log"
      say "could not install them; the command was: $line"
      exit 4
    fi
  fi
  rm -f "$log"
}

# build_preset PRESET TARGET...: configures when needed and builds. Exits 70 when that fails.
build_preset() {
  preset=$1
  shift
  tree=$root/build/$preset
  mkdir -p "$tree"
  log=$tree/build.log
  fresh=
  if [ -f "$tree/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$tree/CMakeCache.txt"; then
    fresh=--fresh # the folder was moved or copied here
  fi
  : >"$log"
  # CMake looks after its own files, but takes the presets only when asked to.
  if [ ! -f "$tree/build.ninja" ] || [ -n "$fresh" ] ||
    [ -n "$(find "$root/CMakePresets.json" -newer "$tree/build.ninja")" ]; then
    # shellcheck disable=SC2086 # nothing or one word
    (cd "$root" && cmake --preset "$preset" $fresh) >>"$log" 2>&1 9>&- || build_failed
  fi
  (cd "$root" && cmake --build --preset "$preset" --target "$@") >>"$log" 2>&1 9>&- || build_failed
}

build_failed() {
  cat "$log" >&2
  say "the $preset build failed"
  exit 70
}
