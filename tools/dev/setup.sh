# Installs the packages of tools/packages.txt that are missing. Sourced by ./dev; needs common.sh.
#
# A copy of the list is kept as build/.packages-TIER once all of it is there, so that the usual run
# compares two small files and asks nobody.

# The names of a tier; tier `check` includes tier `build`, tier `emulate` stands for itself.
packages_of() {
    local tier name _
    while read -r tier name _; do
        case $tier:$1 in
            build:build | build:check | check:check | emulate:emulate) echo "$name" ;;
        esac
    done <"$root/tools/packages.txt"
}

# Those of the given packages that dpkg does not have.
missing_packages() {
    local installed
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    local name
    for name in "$@"; do
        grep -qxF "installed $name" <<<"$installed" || echo "$name"
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

install_packages() {
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        fail "packages are missing and you are neither root nor have sudo; have somebody run:" \
            "apt-get install $*"
    fi
    say "dev: installing $*"
    as_root apt-get update -q </dev/null || say "dev: apt-get update failed; trying all the same"
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends "$@" </dev/null ||
        fail "apt-get failed (is the network up?); Nonet needs these packages: $*"
}

# ensure_packages TIER [force]: returns when they are there; fails when they cannot be had. With
# `force` it asks dpkg even if nothing changed since the last time.
ensure_packages() {
    local stamp="$root/build/.packages-$1"
    if [ "${2:-}" != force ] && cmp -s "$root/tools/packages.txt" "$stamp"; then
        return
    fi
    exclusively install_missing "$1"
    cp "$root/tools/packages.txt" "$stamp"
}

install_missing() {
    local wanted missing
    mapfile -t wanted < <(packages_of "$1")
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        say "dev: this system has no apt. Nonet needs what Debian calls: ${wanted[*]}"
        say "dev: going on with what is installed"
        return
    fi
    mapfile -t missing < <(missing_packages "${wanted[@]}")
    if [ ${#missing[@]} -gt 0 ]; then
        install_packages "${missing[@]}"
    fi
}
