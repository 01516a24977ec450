#!/usr/bin/env python3
"""The software bill of materials of our programs, as SPDX 2.3 in JSON: each library that they
link, directly or through another, with the version and the licence that Debian's package manager
knows. Without a network; the same machine gives the same bytes (SOURCE_DATE_EPOCH, or the
youngest program, is its date).
usage: sbom.py VERSION PROGRAM...
SPDX-License-Identifier: ISC"""

import datetime
import functools
import hashlib
import json
import os
import re
import subprocess
import sys
import uuid

# Names that Debian's copyright files use, as SPDX calls them. What is missing here gets a
# LicenseRef with its text.
KNOWN = {
    "apache-2.0": "Apache-2.0", "artistic-2.0": "Artistic-2.0", "bsd-2-clause": "BSD-2-Clause",
    "bsd-3-clause": "BSD-3-Clause", "bsd-4-clause": "BSD-4-Clause", "bsl-1.0": "BSL-1.0", "cc0-1.0": "CC0-1.0",
    "curl": "curl", "expat": "MIT", "gpl-2": "GPL-2.0-only", "gpl-2.0": "GPL-2.0-only",
    "gpl-2+": "GPL-2.0-or-later", "gpl-2.0+": "GPL-2.0-or-later", "gpl-3": "GPL-3.0-only",
    "gpl-3+": "GPL-3.0-or-later", "gpl-3.0+": "GPL-3.0-or-later", "isc": "ISC", "lgpl-2": "LGPL-2.0-only",
    "lgpl-2+": "LGPL-2.0-or-later", "lgpl-2.0+": "LGPL-2.0-or-later", "lgpl-2.1": "LGPL-2.1-only",
    "lgpl-2.1+": "LGPL-2.1-or-later", "lgpl-3": "LGPL-3.0-only", "lgpl-3+": "LGPL-3.0-or-later",
    "lgpl-3.0+": "LGPL-3.0-or-later", "libpng": "libpng-2.0", "mpl-1.1": "MPL-1.1", "mpl-2.0": "MPL-2.0",
    "openldap-2.8": "OLDAP-2.8", "unicode": "Unicode-DFS-2016", "zlib": "Zlib",
}


def told(*command):
    """Returns the output of a command. One that fails ends us: a bill with gaps is worse than none."""
    return subprocess.run(command, check=True, capture_output=True, text=True,
                          env={**os.environ, "LC_ALL": "C"}).stdout


def linked(program):
    """The files of all libraries that the loader would bring in."""
    found = re.findall(r"(/\S+) \(0x", told("ldd", program))
    missing = re.findall(r"(\S+) => not found", told("ldd", program))
    if missing:
        sys.exit(f"sbom: {program} needs {', '.join(missing)}, which is not installed")
    return sorted(found)


def needed(path):
    """The names of the libraries that the file itself asks for."""
    return set(re.findall(r"\(NEEDED\).*\[(.*)\]", told("readelf", "-d", path)))


def owners(paths):
    """The files of each package. Files of a merged /usr are known by either name."""
    names = {}
    for path in paths:
        real = os.path.realpath(path)
        for name in (path, real, real.removeprefix("/usr"), "/usr" + path):
            names[name] = path
    said = subprocess.run(["dpkg", "-S", *sorted(names)], capture_output=True, text=True)
    packages, left = {}, set(paths)
    for line in said.stdout.splitlines():
        package, _, name = line.partition(": ")
        if name in names and names[name] in left:
            left.discard(names[name])
            packages.setdefault(package.split(",")[0], []).append(names[name])
    if left:
        sys.exit(f"sbom: {', '.join(sorted(left))}: of no package; say by hand where it is from")
    return packages


def stanzas(text):
    """A copyright file in Debian's regular form, as dicts; [] where it is free text."""
    if not text.lstrip().startswith("Format"):
        return []
    out = []
    for block in re.split(r"\n\s*\n", text):
        fields, last = {}, None
        for line in block.splitlines():
            if line[:1] in (" ", "\t") and last:
                fields[last] += "\n" + line.strip()
            elif ":" in line:
                last, value = line.split(":", 1)
                fields[last] = value.strip()
        out.append(fields)
    return out


class Licences:
    """Expressions, and the texts of the licences that SPDX has no name for."""

    def __init__(self):
        self.texts = {}

    def reference(self, name, text):
        ref = "LicenseRef-" + (re.sub(r"[^A-Za-z0-9.]+", "-", name).strip("-") or "unnamed")
        said = text.strip() or f"The package's copyright file calls it {name} and gives no text."
        if self.texts.setdefault(ref, said) != said:
            ref += "-" + hashlib.sha256(said.encode()).hexdigest()[:8]
            self.texts[ref] = said
        return ref

    def one(self, name, texts):
        name = name.strip().strip("()")
        return KNOWN.get(name.lower()) or self.reference(name, texts.get(name, ""))

    def expression(self, words, texts):
        either = [[self.one(n, texts) for n in re.split(r",?\s+and\s+|,\s*", part) if n.strip()]
                  for part in re.split(r",?\s+or\s+", words)]
        parts = [" AND ".join(p) for p in either if p]
        if len(parts) < 2:
            return parts[0] if parts else "NOASSERTION"
        return "(" + " OR ".join(f"({p})" if " AND " in p else p for p in parts) + ")"

    def of(self, package):
        """Every licence under which some part of the library stands, the packaging left out."""
        path = f"/usr/share/doc/{package.split(':')[0]}/copyright"
        with open(path, encoding="utf-8", errors="replace") as f:
            text = f.read()
        blocks = stanzas(text)
        texts, files = {}, []
        for b in blocks:
            words, _, body = b.get("License", "").partition("\n")
            if body:
                texts.setdefault(words, body)
            if words and "Files" in b and not all(w.startswith("debian/") for w in b["Files"].split()):
                files.append(words)
        if not files:
            return self.reference(f"copyright-{package.split(':')[0]}", text)
        return " AND ".join(sorted({self.expression(w, texts) for w in files}))


def about(package):
    fields = "${source:Package}\t${Version}\t${Maintainer}\t${Homepage}\t${Architecture}"
    return told("dpkg-query", "-W", "-f", fields, package).split("\t")


def spdx_id(package):
    return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", package)


def describe(package, files, licences):
    source, version, maintainer, home, arch = about(package)
    name = package.split(":")[0]
    return {
        "SPDXID": spdx_id(package), "name": name, "versionInfo": version,
        "supplier": f"Organization: {maintainer}" if maintainer else "NOASSERTION",
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
        "homepage": home or "NOASSERTION", "sourceInfo": f"Debian source package {source}; "
        + ", ".join(sorted(os.path.basename(f) for f in files)),
        "licenseConcluded": "NOASSERTION", "licenseDeclared": licences.of(package),
        "copyrightText": "NOASSERTION", "primaryPackagePurpose": "LIBRARY",
        "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                          "referenceLocator": f"pkg:deb/debian/{name}@{version.replace('+', '%2B')}?arch={arch}"}],
    }


def ours(version):
    return {
        "SPDXID": "SPDXRef-postalgm", "name": "postalgm", "versionInfo": version, "supplier": "NOASSERTION",
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": "ISC",
        "licenseDeclared": "ISC", "copyrightText": "Copyright (c) 2026 the postalgm authors",
        "primaryPackagePurpose": "APPLICATION",
    }


def relations(programs, packages):
    """Who asks for whom: our programs for their direct libraries, these for theirs."""
    of_name = {os.path.basename(f): p for p, files in packages.items() for f in files}

    @functools.cache
    def asked(path):
        return {of_name[n] for n in needed(path) if n in of_name}
    pairs = {("SPDXRef-postalgm", spdx_id(p)) for program in programs for p in asked(program)}
    for package, files in packages.items():
        pairs |= {(spdx_id(package), spdx_id(p)) for f in files for p in asked(f) if p != package}
    return [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
             "relatedSpdxElement": "SPDXRef-postalgm"}] + [
        {"spdxElementId": a, "relationshipType": "DEPENDS_ON", "relatedSpdxElement": b} for a, b in sorted(pairs)]


def bill(version, programs):
    packages = owners(sorted({f for p in programs for f in linked(p)}))
    licences = Licences()
    listed = [ours(version)] + [describe(p, packages[p], licences) for p in sorted(packages)]
    made = int(os.environ.get("SOURCE_DATE_EPOCH") or max(os.stat(p).st_mtime for p in programs))
    body = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"postalgm-{version}", "documentDescribes": ["SPDXRef-postalgm"],
        "creationInfo": {"created": datetime.datetime.fromtimestamp(made, datetime.timezone.utc)
                         .strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": [f"Tool: postalgm-sbom-{version}"]},
        "packages": listed, "relationships": relations(programs, packages),
        "hasExtractedLicensingInfos": [{"licenseId": k, "name": k.removeprefix("LicenseRef-"), "extractedText": v}
                                       for k, v in sorted(licences.texts.items())],
    }
    # Another content is another document.
    body["documentNamespace"] = uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(body, sort_keys=True)).urn
    return body


def main():
    if len(sys.argv) < 3:
        sys.exit("usage: sbom.py VERSION PROGRAM...")
    try:
        print(json.dumps(bill(sys.argv[1], sys.argv[2:]), indent=1, sort_keys=True, ensure_ascii=False))
    except (OSError, subprocess.CalledProcessError) as trouble:
        said = getattr(trouble, "stderr", None) or trouble
        sys.exit(f"sbom: {str(said).strip()} (it needs dpkg, ldd and readelf)")


main()
