// On paper: sheets, their numbers, the colophon; a finished game as a PDF.
"use strict";
const fs = require("fs");
const path = require("path");
const { execFileSync } = require("child_process");
const { pathToFileURL } = require("url");
const { shots, some, tell, pages, sheets_of } = require("./kit");

// "1 / 2" at the foot of each sheet, and the colophon; where nothing can read a PDF, it is taken on trust.
function is_numbered(file, sheets) {
	try {
		const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
		return text.includes("Typeset by postalgm") && [...Array(sheets).keys()].every((i) => new RegExp(`^ *${i + 1} ?/ ?${sheets}$`, "m").test(text));
	} catch (e) {
		return e.code === "ENOENT";
	}
}

// What a sheet too many has: a few lines alone on the last one, or a heading alone at the foot of another.
function is_well_divided(file, sheets, least) {
	try {
		const lines = (n) => execFileSync("pdftotext", ["-layout", "-f", n, "-l", n, file, "-"], { encoding: "utf8" })
			.split("\n").filter((l) => l.trim() && !/^ *\d+ ?\/ ?\d+$/.test(l));
		for (let n = 1; n < sheets; n++)
			if (/^ *\d+ +[A-Z][A-Z ,]+$/.test(lines(n).at(-1)))
				return false;
		return sheets === 1 || lines(sheets).length >= least;
	} catch (e) {
		return e.code === "ENOENT";
	}
}

// Each issue on two sheets of A4 at most, with page numbers and colophon.
async function print(page, dir, files = some(pages(dir).filter((f) => /(\d-\d|end|\/[^/]*zine\/index)\.html$/.test(f)), dir)) {
	await page.emulateMediaType("print");
	for (const file of files) {
		const name = path.basename(path.dirname(dir)) + "-" + path.basename(file, ".html");
		const out = path.join(shots, name + ".pdf");
		await page.goto(pathToFileURL(file).href, { waitUntil: "load" });
		const sheets = sheets_of(await page.pdf({ path: out, preferCSSPageSize: true }));
		tell(sheets >= 1 && sheets <= 2 && is_numbered(out, sheets),
			`${name} prints on ${sheets} sheets of A4, which are numbered, with a colophon`, ["more than two, or no numbers, or no colophon"]);
		const least = name.endsWith("index") ? 8 : 11; // lines of two columns beside each other: a fifth of a sheet
		tell(is_well_divided(out, sheets, least), `${name} leaves no few lines and no heading alone on a sheet`, [`fewer than ${least} lines on the last one, or a heading without what it heads`]);
	}
	await page.emulateMediaType(null);
}

// A finished game as a PDF: as many sheets as it says at their feet, each issue in the list of its chapters and on the sheet
// that the list names, its board drawn, and nothing that only the page behind the screen may show.
function bound(dir) {
	for (const game of fs.readdirSync(dir, { withFileTypes: true }).filter((e) => e.isDirectory())) {
		const file = path.join(dir, game.name, game.name + ".pdf"), why = [], name = path.basename(path.dirname(dir));
		if (!fs.existsSync(path.join(dir, game.name, "end.html")))
			continue;
		const sheets = fs.existsSync(file) ? sheets_of(fs.readFileSync(file)) : 0;
		const issues = fs.readdirSync(path.join(dir, game.name)).filter((f) => /^(\d+-\d+|end)\.html$/.test(f)).length;
		if (sheets < issues + 2 || sheets > 3 * issues + 2)
			why.push(`${sheets} sheets of ${issues} issues`);
		try {
			const words = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" }).split("\f");
			words.slice(0, sheets).forEach((text, i) => {
				if (!text.includes(`${i + 1} / ${sheets}`))
					why.push(`sheet ${i + 1} has no number`);
			});
			const listed = words[1].split("\n").map((l) => l.match(/^ *(The (?:start|end)|After turn \d+, phase \d+)\b.* (\d+)$/)).filter((m) => m);
			if (listed.length !== issues)
				why.push(`${listed.length} of ${issues} issues are in its list`);
			for (const [, title, at] of listed)
				if (!(words[at - 1] || "").trimStart().startsWith(title))
					why.push(`${title} is not on sheet ${at}`);
			if (!words.join("").includes("Typeset by postalgm"))
				why.push("it has no colophon");
			if (/BEHIND THE SCREEN|ORDERS OF PHASE|@example/.test(words.join("")))
				why.push("it tells what only its page may");
		} catch (e) {
			if (e.code !== "ENOENT")
				throw e;
		}
		tell(why.length === 0, `the game of ${name} is a PDF, its sheets numbered, each issue where its list says`, why);
	}
}

module.exports = { print, bound };
