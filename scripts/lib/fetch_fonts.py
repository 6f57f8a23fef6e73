"""Fetches what Fonts/fonts.json lists, checks archives and files by their sums, and unpacks the files.

Every file is written beside its place and then renamed, so an interrupted run leaves no half font.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path


class Failure(Exception):
    """One sentence that says what to do."""


def say(text):
    print(text, file=sys.stderr)


def sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        for block in iter(lambda: file.read(1 << 20), b""):
            digest.update(block)
    return digest.hexdigest()


def run(command, folder):
    return subprocess.run(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        universal_newlines=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


def last_line(result):
    lines = [line for line in result.stdout.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith(("error", "e:"))]
    return (errors or lines or ["no message"])[-1].strip()


def is_good(path, font):
    return path.is_file() and sha256(path) == font["sha256"]


def by_package(fonts):
    packages = {}
    for font in fonts:
        packages.setdefault((font["package"], font["version"]), []).append(font)
    return packages


def only_file(folder):
    files = sorted(path for path in Path(folder).iterdir() if path.is_file())
    return files[0] if len(files) == 1 else None


def download_from_pypi(packages, folder):
    """Downloads wheels with this interpreter's pip, which follows the machine's configuration."""
    wanted = [f"{package}=={version}" for package, version in packages]
    result = run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
         "--no-deps", "--only-binary=:all:", "--dest", str(folder)] + wanted,
        folder)
    archives = {}
    for package, version in packages:
        found = sorted(Path(folder).glob(f"{package.replace('-', '_')}-{version}-*.whl"))
        if result.returncode != 0 or not found:
            raise Failure(
                f"pip could not download the fonts' packages ({last_line(result)}): check the"
                " network and pip's configuration, then run scripts/fonts again.")
        archives[package, version] = found[0]
    return archives


def update_package_list():
    """Renews apt's package list where that is allowed; a failure shows in the next download."""
    command = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", "update"]
    if os.geteuid() != 0:
        if not shutil.which("sudo"):
            return
        command = ["sudo", "-n"] + command
    run(command, "/")


def download_from_debian(package, version, folder):
    """Downloads one Debian package, or returns None when this machine's archive does not have it."""
    command = ["apt-get", "-q", "download", f"{package}={version}"]
    result = run(command, folder)
    if result.returncode != 0:
        update_package_list()
        result = run(command, folder)
    archive = only_file(folder)
    if result.returncode == 0 and archive is not None:
        return archive
    if "was not found" in result.stdout or "Unable to locate package" in result.stdout:
        return None
    raise Failure(
        f"apt-get could not download {package} {version} ({last_line(result)}): check the network"
        " and apt's sources, then run scripts/fonts again.")


class Wheel:
    """Reads members of a wheel."""

    def __init__(self, path):
        self.archive = zipfile.ZipFile(path)

    def read(self, member):
        return self.archive.read(member)


class DebianPackage:
    """Reads members of a Debian package."""

    def __init__(self, path):
        result = subprocess.run(["dpkg-deb", "--fsys-tarfile", str(path)], stdout=subprocess.PIPE)
        if result.returncode != 0:
            raise Failure(f"dpkg-deb could not read {path.name}: run scripts/fonts again.")
        self.temporary = tempfile.TemporaryFile()
        self.temporary.write(result.stdout)
        self.temporary.seek(0)
        self.archive = tarfile.open(fileobj=self.temporary)

    def read(self, member):
        return self.archive.extractfile(f"./{member}").read()


def write_atomically(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f".{path.name}.{os.getpid()}.partial")
    try:
        partial.write_bytes(content)
        os.replace(partial, path)
    finally:
        if partial.exists():
            partial.unlink()


def unpack(archive_path, archive, fonts, target):
    """Checks the archive and each wanted member, then puts the members in their places."""
    name = f"{fonts[0]['package']} {fonts[0]['version']}"
    if sha256(archive_path) != fonts[0]["archiveSHA256"]:
        raise Failure(
            f"The package {name} is not the one listed in Fonts/fonts.json (another sha256): nothing"
            " of it was unpacked; run scripts/fonts again, or correct the list after a look at it.")
    opened = archive(archive_path)
    for font in fonts:
        try:
            content = opened.read(font["pathInArchive"])
        except KeyError:
            raise Failure(
                f"The package {name} has no {font['pathInArchive']}: correct pathInArchive in"
                " Fonts/fonts.json.")
        if hashlib.sha256(content).hexdigest() != font["sha256"]:
            raise Failure(
                f"{font['pathInArchive']} in {name} has another sha256 than Fonts/fonts.json lists:"
                " correct the list after a look at the file.")
        write_atomically(target / font["file"], content)


def fetch_from_pypi(packages, target):
    """All packages in one go: pip takes longer to start than to fetch."""
    if not packages:
        return
    say(f"Fetching {', '.join(package for package, _ in packages)} with pip.")
    with tempfile.TemporaryDirectory() as folder:
        archives = download_from_pypi(list(packages), folder)
        for name, wanted in packages.items():
            unpack(archives[name], Wheel, wanted, target)


def fetch_from_debian(package, version, wanted, target):
    """Returns a sentence when this machine cannot have the package, else None."""
    files = ", ".join(font["file"] for font in wanted)
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        return (f"{files} stay absent: they come from the Debian package {package}, which only a"
                " machine with apt can fetch.")
    say(f"Fetching {package} with apt.")
    with tempfile.TemporaryDirectory() as folder:
        archive = download_from_debian(package, version, folder)
        if archive is None:
            return (f"{files} stay absent: this machine's apt archive does not have {package}"
                    f" {version}; list a version that it has, with its sums, in Fonts/fonts.json.")
        unpack(archive, DebianPackage, wanted, target)
    return None


def fetch(fonts, target):
    """Fetches the fonts; returns sentences about those that this machine cannot have."""
    fetch_from_pypi(by_package(font for font in fonts if font["registry"] == "pypi"), target)
    debian = by_package(font for font in fonts if font["registry"] == "debian")
    absences = [fetch_from_debian(package, version, wanted, target)
                for (package, version), wanted in debian.items()]
    return [sentence for sentence in absences if sentence]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", type=Path)
    parser.add_argument("--needs", action="store_true", help="only print the registries needed")
    parser.add_argument("--present", type=Path, help="where to write the names of files in place")
    parser.add_argument("--absent", type=Path, help="where to write what cannot be had here")
    arguments = parser.parse_args()
    target = arguments.root / "Fonts"
    try:
        fonts = json.loads((target / "fonts.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Failure(f"Fonts/fonts.json cannot be read ({error}): restore it from the repository.")
    missing = [font for font in fonts if not is_good(target / font["file"], font)]
    if arguments.needs:
        print(" ".join(sorted({font["registry"] for font in missing})))
        return 0
    absences = fetch(missing, target)
    in_place = [font["file"] for font in fonts if (target / font["file"]).is_file()]
    arguments.present.write_text("".join(f"{file}\n" for file in in_place), encoding="utf-8")
    text = "".join(f"{sentence}\n" for sentence in absences)
    arguments.absent.write_text(text, encoding="utf-8")
    sys.stderr.write(text)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as failure:
        say(failure)
        sys.exit(2)
    except OSError as error:
        say(f"The fonts could not be put in place ({error}): free the path, then run scripts/fonts again.")
        sys.exit(2)
