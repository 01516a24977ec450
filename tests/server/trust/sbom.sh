#!/bin/sh
# The bill of materials: every library that the programs link is in it with version and licence,
# and nothing in it hangs in the air. Prints TAP.
# usage: tests/server/trust/sbom.sh BUILD_DIR
set -u
build=${1:-build}
cd "$(dirname "$0")/../../.." || exit 1
work=$(mktemp -d "${TMPDIR:-/tmp}/postalgm-sbom.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT INT TERM
. tests/kit/tap.sh
command -v dpkg >/dev/null || {
	echo "ok # SKIP the bill of materials, because there is no dpkg"
	exit 0
}
programs="$build/postalgm $build/postalgmd"
for child in "$build"/postalgm-*; do
	[ -f "$child" ] && [ -x "$child" ] && programs="$programs $child"
done
bill() {
	SOURCE_DATE_EPOCH=1767225600 server/sbom.py 0.1.0 $programs >"$1"
}
is 0 '' 'it is made' bill "$work/one"
is 0 '' 'once more' bill "$work/two"
is 0 '' 'the same programs give the same bytes' cmp "$work/one" "$work/two"

cat >"$work/look.py" <<'EOF'
import json, re, subprocess, sys
bill = json.load(open(sys.argv[1], encoding="utf-8"))
wrong = []
ids = {p["SPDXID"]: p for p in bill["packages"]} | {"SPDXRef-DOCUMENT": bill}
if (bill["spdxVersion"], bill["dataLicense"]) != ("SPDX-2.3", "CC0-1.0"):
    wrong.append("its head")
if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", bill["creationInfo"]["created"]):
    wrong.append("its date")
if len(ids) != len(bill["packages"]) + 1:
    wrong.append("an id given twice")
# The loader's own word for what is linked, but for the kernel's page and itself.
linked = set()
for program in sys.argv[2:]:
    linked |= {l.split("=>")[0].strip() for l in subprocess.run(["ldd", program], capture_output=True,
               text=True).stdout.splitlines() if "=>" in l}
if len(linked) < 10:
    wrong.append("ldd tells of nothing")
files = " ".join(p.get("sourceInfo", "") for p in bill["packages"])
wrong += [f"{l} is missing" for l in sorted(linked) if not re.search(re.escape(l) + r"(,|$| )", files)]
reached = {"SPDXRef-postalgm"}
for _ in ids:
    reached |= {r["relatedSpdxElement"] for r in bill["relationships"]
                if r["relationshipType"] == "DEPENDS_ON" and r["spdxElementId"] in reached}
texts = {t["licenseId"]: t["extractedText"] for t in bill["hasExtractedLicensingInfos"]}
for r in bill["relationships"]:
    if r["spdxElementId"] not in ids or r["relatedSpdxElement"] not in ids:
        wrong.append(f"a relation that hangs in the air: {r}")
for p in bill["packages"]:
    if p["SPDXID"] not in reached:
        wrong.append(f"{p['name']}: nobody asks for it")
    if not p["versionInfo"] or not p["licenseDeclared"] or p["licenseDeclared"] == "NOASSERTION":
        wrong.append(f"{p['name']}: no version or licence")
    said = p["licenseDeclared"]
    if said.count("(") != said.count(")"):
        wrong.append(f"{p['name']}: brackets of {said}")
    for ref in re.findall(r"LicenseRef-[A-Za-z0-9.-]+", said):
        if not texts.get(ref):
            wrong.append(f"{p['name']}: {ref} has no text")
    wanted = re.escape(said) if p["name"] == "postalgm" else None
    if not wanted:
        version = subprocess.run(["dpkg-query", "-W", "-f", "${Version}\n", p["name"]], capture_output=True, text=True)
        if p["versionInfo"] not in version.stdout.split():
            wrong.append(f"{p['name']} is not of version {p['versionInfo']}")
print("\n".join(wrong) or "nothing is wrong")
sys.exit(bool(wrong))
EOF
is 0 'nothing is wrong' 'every library is in it, with version, licence and who asks for it' \
	python3 "$work/look.py" "$work/one" $programs
sed 's/"versionInfo": "[^"]*"/"versionInfo": ""/' "$work/one" >"$work/bad"
is 1 'no version' 'a bill without versions would be found' python3 "$work/look.py" "$work/bad" $programs
is 1 'not installed|No such file' 'a program that is not there is an error' server/sbom.py 0.1.0 "$work/none"
finish
