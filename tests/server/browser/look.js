// A page by itself: its links, headings, names and the light of its board; what axe-core finds; valid HTML.
"use strict";
const fs = require("fs");
const path = require("path");
const { pathToFileURL, fileURLToPath } = require("url");
const { HtmlValidate } = require("html-validate");
const { zine, shots, tell, show } = require("./kit");
const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

// A link within leads to a file, and to an element of it.
function leads(href, base, ids) {
	const url = new URL(href, base);
	if (url.protocol !== "file:")
		return /^mailto:[^@()]+@[^@()]+$/.test(url.href.split("?")[0]) || url.protocol === "data:";
	const file = fileURLToPath(url.href.split("#")[0]);
	if (!fs.existsSync(file))
		return false;
	if (!url.hash)
		return true;
	return file === fileURLToPath(base) ? ids.includes(url.hash.slice(1))
		: fs.readFileSync(file, "utf8").includes(` id="${url.hash.slice(1)}"`);
}

// What the standard says of a page; how it is written (case, quotes) is our own matter.
const standard = new HtmlValidate({
	extends: ["html-validate:standard", "html-validate:a11y"],
	rules: { "no-inline-style": "off", "no-dup-id": "error", "void-style": "off", "long-title": "off",
		"doctype-style": "off", "tel-non-breaking": "off", "no-trailing-whitespace": "off", "prefer-native-element": "off" },
});

// Mail programs drop styles; what stands in for them is old.
const mail = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"],
	rules: { "no-inline-style": "off", "void-style": "off", "long-title": "off", "no-deprecated-attr": "off",
		"no-trailing-whitespace": "off", "prefer-native-element": "off" } });

async function validate(file) {
	const report = await (file.startsWith(zine) ? standard : mail).validateString(fs.readFileSync(file, "utf8"));
	const why = report.results.flatMap((r) => r.messages).filter((m) => m.severity === 2)
		.map((m) => `${m.line}:${m.column} ${m.ruleId}: ${m.message}`);
	tell(why.length === 0, `${path.basename(path.dirname(file))}/${path.basename(file)} is valid`, why);
}

async function look(page, file, width, scheme, links, names) {
	const name = path.relative(zine, file).startsWith("..") ? "letter" : path.relative(zine, file);
	const errors = [];
	const hear = (m) => m.type() === "error" && errors.push(m.text());
	const fall = (r) => errors.push(`${r.url()}: ${r.failure().errorText}`);
	const url = pathToFileURL(file).href;
	page.on("console", hear);
	page.on("pageerror", hear);
	page.on("requestfailed", fall);
	await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
	await show(page, file, width);
	const seen = await page.evaluate(() => ({
		wide: document.documentElement.scrollWidth - window.innerWidth,
		links: [...document.querySelectorAll("[href], [src]")].map((e) => e.getAttribute("href") || e.getAttribute("src")),
		inner: [...document.querySelectorAll(".wide, .pg-wide")].map((e) => e.scrollWidth - e.clientWidth),
		// Tables for looks alone say so, and have no name.
		unnamed: [...document.querySelectorAll("table:not([role=presentation])")].filter((t) => !t.caption && !t.ariaLabel).length,
		heads_of: [...document.querySelectorAll("th:not([scope])")].length,
		turned: [...document.querySelectorAll("img.pg-figure")].map((e) => getComputedStyle(e).filter),
		dark: getComputedStyle(document.querySelector("#board svg rect") || document.body).fill,
		ids: [...document.querySelectorAll("[id]")].map((e) => e.id),
		heads: [...document.querySelectorAll("h1,h2,h3,h4")].map((e) => +e.tagName[1]),
	}));
	const why = [...errors];
	if (seen.wide > 0)
		why.push(`${seen.wide} pixels wider than the window`);
	/* A phone shows a table whole: only words that cannot be broken may push it. */
	if (Math.max(0, ...seen.inner) > 0)
		why.push(`a table is ${Math.max(...seen.inner)} pixels wider than its place`);
	if (seen.unnamed || seen.heads_of)
		why.push(`${seen.unnamed} tables without a name, ${seen.heads_of} heads without a scope`);
	const bright = (seen.dark.match(/\d+/g) || []).slice(0, 3).reduce((a, b) => a + +b, 0);
	if (/^(kestrel|heron).*\d-\d/.test(name) && (bright > 380) !== (scheme === "light"))
		why.push(`the board's ground is ${seen.dark}`);
	/* A letter's board is a picture of the day, which its style turns to night. */
	for (const filter of seen.turned)
		if (/invert/.test(filter) !== (scheme === "dark"))
			why.push(`the board of a ${scheme} letter has the filter ${filter}`);
	for (const l of links ? seen.links : [])
		if (!leads(l, url, seen.ids))
			why.push(`${l} leads nowhere`);
	seen.heads.forEach((h, i) => {
		if (i === 0 ? h !== 1 : h > seen.heads[i - 1] + 1)
			why.push(`heading ${i + 1} is an h${h}`);
	});
	if (names) {
		await page.evaluate(axe);
		// A letter is shown within a mail program's page, which has the landmarks.
		const off = name === "letter" ? { "landmark-one-main": { enabled: false }, region: { enabled: false } } : {};
		const found = await page.evaluate((rules) => window.axe.run({ resultTypes: ["violations"], rules }), off);
		for (const v of found.violations)
			why.push(`${v.id} (${v.impact}): ${v.help}: ${v.nodes.slice(0, 2).map((x) => x.html.slice(0, 120)).join(" | ")}`);
	}
	const shot = `${name.replace(/[/.]/g, "-")}-${width}-${scheme}.png`;
	if (process.env.SHOTS)
		await page.screenshot({ path: path.join(shots, shot), fullPage: true });
	page.off("console", hear);
	page.off("pageerror", hear);
	page.off("requestfailed", fall);
	tell(why.length === 0, `${name} at ${width}, ${scheme}`, why);
}

module.exports = { validate, look };
