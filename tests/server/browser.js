// Looks at pages in headless Chromium; see browser.sh. Prints TAP.
// usage: browser.js ZINE LETTER SHOTS [MORE_ZINE...]
"use strict";
const fs = require("fs");
const path = require("path");
const { pathToFileURL, fileURLToPath } = require("url");
const puppeteer = require("puppeteer-core");
const { HtmlValidate } = require("html-validate");
const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const [zine, letter, shots, ...more] = process.argv.slice(2);
const widths = [320, 340, 360, 768, 1024, 1100, 1280, 1920];
const { execFileSync } = require("child_process");
let n = 0, failed = 0;

function tell(ok, name, why) {
	n++;
	failed += ok ? 0 : 1;
	console.log(`${ok ? "ok" : "not ok"} ${n} - ${name}`);
	for (const line of ok ? [] : why.slice(0, 12))
		console.log(`#   ${line}`);
}

function pages(dir) {
	return fs.readdirSync(dir, { withFileTypes: true }).flatMap((e) =>
		e.isDirectory() ? pages(path.join(dir, e.name))
			: e.name.endsWith(".html") && e.name !== "latest.html" // it leads on at once
				? [path.join(dir, e.name)] : []);
}

// A link within leads to a file, and to an element of it.
function leads(href, base, ids) {
	const url = new URL(href, base);
	if (url.protocol !== "file:")
		return url.protocol === "mailto:" || url.protocol === "data:";
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
	await page.setViewport({ width, height: 800 });
	await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
	await page.goto(url, { waitUntil: "load" });
	const seen = await page.evaluate(() => ({
		wide: document.documentElement.scrollWidth - window.innerWidth,
		links: [...document.querySelectorAll("[href], [src]")].map((e) => e.getAttribute("href") || e.getAttribute("src")),
		inner: [...document.querySelectorAll(".wide, .pg-wide")].map((e) => e.scrollWidth - e.clientWidth),
		// Tables for looks alone say so, and have no name.
		unnamed: [...document.querySelectorAll("table:not([role=presentation])")].filter((t) => !t.caption && !t.ariaLabel).length,
		heads_of: [...document.querySelectorAll("th:not([scope])")].length,
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

// Boxes that are wider than their place, whatever they are; pictures whose measure is not that of
// their file; and how much the page grows while it is scrolled.
async function crowded(page, file, width) {
	await page.setViewport({ width, height: 800 });
	await page.goto(pathToFileURL(file).href, { waitUntil: "load" });
	return page.evaluate(async () => {
		const why = [], root = document.documentElement, before = root.scrollHeight;
		if (root.scrollWidth > innerWidth)
			why.push(`${root.scrollWidth - innerWidth} pixels wider than the window`);
		for (const e of document.querySelectorAll("body, body *")) {
			const style = getComputedStyle(e), over = e.scrollWidth - e.clientWidth;
			if (e.closest("svg") || style.clipPath !== "none" || style.display === "inline" || over < 2)
				continue;
			why.push(`${e.tagName}.${e.className} is ${over} pixels wider than its place`);
		}
		for (const e of document.images) {
			e.loading = "eager";
			await e.decode();
			if (Math.abs(e.naturalHeight / e.naturalWidth - e.getAttribute("height") / e.getAttribute("width")) > 0.01)
				why.push(`${e.getAttribute("src")} is ${e.naturalWidth} by ${e.naturalHeight}, not as it says`);
		}
		if (root.scrollHeight !== before)
			why.push(`it grows by ${root.scrollHeight - before} pixels while it is scrolled`);
		return why;
	});
}

// Each kind of page of a game, at all widths.
async function fit(page, dir) {
	const all = pages(dir), games = fs.readdirSync(dir, { withFileTypes: true }).filter((e) => e.isDirectory());
	const kinds = all.filter((f) => path.dirname(f) === dir)
		.concat(games.flatMap((g) => ["index", "rules", "2-1", "2-3", "end"].map((n) => path.join(dir, g.name, n + ".html"))
			.filter((f) => fs.existsSync(f))));
	for (const width of widths) {
		const why = [];
		for (const file of kinds)
			for (const w of await crowded(page, file, width))
				why.push(`${path.relative(dir, file)}: ${w}`);
		tell(why.length === 0, `all of ${path.basename(path.dirname(dir))} fits at ${width}`, why);
	}
	tell(kinds.length >= 5, `${path.basename(path.dirname(dir))} has pages of each kind`, [kinds.join(" ")]);
}

function sheets_of(pdf) {
	return (Buffer.from(pdf).toString("latin1").match(/\/Type \/Page\b/g) || []).length;
}

// "1 / 2" at the foot of each sheet; where nothing can read a PDF, it is taken on trust.
function is_numbered(file, sheets) {
	try {
		const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
		return [...Array(sheets).keys()].every((i) => new RegExp(`^ *${i + 1} ?/ ?${sheets}$`, "m").test(text));
	} catch (e) {
		return e.code === "ENOENT";
	}
}

// Each issue on two sheets of A4 at most, with page numbers.
async function print(page, dir) {
	await page.emulateMediaType("print");
	for (const file of pages(dir).filter((f) => /(\d-\d|end|\/[^/]*zine\/index)\.html$/.test(f))) {
		const name = path.basename(path.dirname(dir)) + "-" + path.basename(file, ".html");
		const out = path.join(shots, name + ".pdf");
		await page.goto(pathToFileURL(file).href, { waitUntil: "load" });
		const sheets = sheets_of(await page.pdf({ path: out, preferCSSPageSize: true }));
		tell(sheets >= 1 && sheets <= 2 && is_numbered(out, sheets),
			`${name} prints on ${sheets} sheets of A4, which are numbered`, ["more than two, or no numbers"]);
	}
	await page.emulateMediaType(null);
}

(async () => {
	const browser = await puppeteer.launch({
		executablePath: process.env.CHROMIUM,
		args: ["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"],
	});
	const page = await browser.newPage();
	const all = pages(zine).concat(pages(letter));
	// Every link of every page; what goes by width and light on one page of each kind, and
	// axe where it sees most: wide and light, narrow and dark.
	const kinds = ["index.html", "statistics.html", "kestrel/index.html", "kestrel/rules.html",
		"kestrel/2-1.html", "kestrel/end.html"].map((f) => path.join(zine, f)).concat(pages(letter));
	for (const file of all)
		await look(page, file, 1280, "light", true, kinds.includes(file));
	for (const file of kinds)
		await validate(file);
	for (const file of kinds) {
		await look(page, file, 320, "light", false, false);
		await look(page, file, 360, "light", false, false);
		await look(page, file, 768, "light", false, false);
		await look(page, file, 360, "dark", false, true);
		await look(page, file, 1280, "dark", false, false);
	}
	// A board is turned where it stands: its links lead to the board of the next page.
	await page.goto(pathToFileURL(path.join(zine, "kestrel/2-1.html")).href);
	await Promise.all([page.waitForNavigation(), page.click("figcaption .next")]);
	const turned = await page.evaluate(() => ({
		at: location.pathname.split("/").pop() + location.hash,
		top: Math.round(document.querySelector("#board").getBoundingClientRect().top),
	}));
	tell(turned.at === "2-2.html#board" && turned.top >= 0 && turned.top < 400,
		"the picture is paged through where it stands", [JSON.stringify(turned)]);
	// By keyboard: the first stop leads to the page, and what has the focus is seen.
	await page.goto(pathToFileURL(path.join(zine, "index.html")).href);
	await page.keyboard.press("Tab");
	const skip = await page.evaluate(() => {
		const e = document.activeElement, b = e.getBoundingClientRect();
		return { to: e.getAttribute("href"), seen: b.left >= 0 && b.width > 0 };
	});
	tell(skip.to === "#main" && skip.seen, "the first stop of the keyboard leads to the page", [JSON.stringify(skip)]);
	for (const dir of [zine, ...more])
		await fit(page, dir);
	for (const dir of [zine, ...more])
		await print(page, dir);
	await browser.close();
	console.log(`1..${n}`);
	process.exit(failed ? 1 : 0);
})().catch((e) => {
	console.log(`not ok ${n + 1} - the browser: ${e}`);
	process.exit(1);
});
