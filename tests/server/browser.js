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
// In `make check` the first zine is looked at whole, of the others each second width and issue; TEST_SHARE=0 (at night): all.
const whole = process.env.TEST_SHARE === "0";
const some = (list, dir) => list.filter((of, i) => whole || dir === zine || i % 2 === 0 || /end\.html$/.test(of));
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

// Gives the window that width and waits until its page has been laid out for it: the browser may say that it
// is there before the window has its new measure, and what is read then is the page of the last one.
async function widen(page, width, height = 800) {
	await page.setViewport({ width, height });
	await page.waitForFunction((wide) => innerWidth === wide, {}, width);
	await page.evaluate(async () => {
		for (let i = 0; i < 2; i++)
			await new Promise(requestAnimationFrame);
	});
}

async function show(page, file, width, until = "load") {
	await page.setViewport({ width, height: 800 });
	await page.goto(pathToFileURL(file).href, { waitUntil: until });
	await widen(page, width);
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

// Boxes that are wider than their place, whatever they are; pictures whose measure is not that of
// their file; and how much the page grows when its pictures come, which are held back until it has
// been measured without them at every width. What is wrong, by width.
async function crowded(page, file, widths) {
	const held = [], before = {}, found = {};
	const hold = (r) => r.resourceType() === "image" ? held.push(r) : r.continue();
	page.on("request", hold);
	await show(page, file, widths[0], "domcontentloaded");
	for (const width of widths) {
		await widen(page, width);
		before[width] = await page.evaluate(() => document.documentElement.scrollHeight);
	}
	page.off("request", hold);
	const pass = (r) => r.continue();
	page.on("request", pass);
	await Promise.all(held.map(pass));
	for (const width of widths) {
		await widen(page, width);
		found[width] = await page.evaluate(async (before) => {
			const why = [], root = document.documentElement;
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
				const says = [...e.parentElement.querySelectorAll("source")].find((s) => matchMedia(s.media).matches) || e;
				if (Math.abs(e.naturalHeight / e.naturalWidth - says.getAttribute("height") / says.getAttribute("width")) > 0.01)
					why.push(`${e.getAttribute("src")} is ${e.naturalWidth} by ${e.naturalHeight}, not as it says`);
			}
			if (root.scrollHeight !== before)
				why.push(`it grows by ${root.scrollHeight - before} pixels when its pictures come`);
			return why;
		}, before[width]);
	}
	page.off("request", pass);
	return found;
}

// Pages of each kind: all of the house, and of each game.
function kinds_of(dir) {
	const games = fs.readdirSync(dir, { withFileTypes: true }).filter((e) => e.isDirectory());
	return pages(dir).filter((f) => path.dirname(f) === dir)
		.concat(games.flatMap((g) => ["index", "rules", "replay", "2-1", "2-3", "end"].map((n) => path.join(dir, g.name, n + ".html"))
			.filter((f) => fs.existsSync(f))));
}

async function fit(page, dir) {
	const kinds = kinds_of(dir), sizes = some(widths, dir);
	await page.setCacheEnabled(false);
	await page.setRequestInterception(true);
	const why = Object.fromEntries(sizes.map((width) => [width, []]));
	for (const file of kinds)
		for (const [width, found] of Object.entries(await crowded(page, file, sizes)))
			why[width].push(...found.map((w) => `${path.relative(dir, file)}: ${w}`));
	for (const width of sizes)
		tell(why[width].length === 0, `all of ${path.basename(path.dirname(dir))} fits at ${width}`, why[width]);
	await page.setRequestInterception(false);
	await page.setCacheEnabled(true);
	tell(kinds.length >= 5, `${path.basename(path.dirname(dir))} has pages of each kind`, [kinds.join(" ")]);
}

// What somebody who knows nothing looks for: who did what and who leads stand on the first screen, also of a small phone; the press is not alone
// beside nothing; counters stand beside their names, and words below pictures in a row; a short number or word is not broken; cells of a table do not
// touch, and no table has heads alone; a game that is open says
// where to write; a row of boards begins at its head.
async function told(page, dir) {
	const name = path.basename(path.dirname(dir)), sizes = some([320, 360, 768, 1024, 1280, 1920], dir);
	const why = Object.fromEntries(sizes.map((width) => [width, []]));
	for (const file of kinds_of(dir)) {
		for (const [i, width] of sizes.entries()) {
			// A page is opened on a phone and on a desk; between them its window is moved.
			if (whole || i === 0 || width === 1280) {
				await page.setViewport({ width, height: 640 });
				await show_still(page, file);
			}
			await widen(page, width, 640);
			const seen = await page.evaluate(() => {
				const why = [], high = 640, top = (e) => e.getBoundingClientRect().top, all = (s) => [...document.querySelectorAll(s)];
				if (scrollY)
					why.push(`it begins ${scrollY} pixels below its head`);
				const first = all(".issue .headline, .story .headline")[0], leads = all("main > .standing .leads, .story .leads")[0];
				if (first && top(first) > high * 0.53)
					why.push(`its headline is ${Math.round(top(first))} pixels down`);
				if (leads && top(leads) > high)
					why.push(`who leads is ${Math.round(top(leads))} pixels down`);
				if (document.body.className === "issue" && all(".standing .tally").length && !leads && !all(".masthead .line")[0].textContent.includes("ithout a winner"))
					why.push("it does not say who leads");
				const [press, shelves] = [".fresh", ".shelves"].map((s) => document.querySelector(s));
				if (press && press.clientWidth < document.body.clientWidth / 2 && press.clientHeight > shelves.clientHeight + 600)
					why.push("the press stands beside nothing");
				for (const e of all(".seat"))
					if (e.children.length > 1 && Math.abs(top(e.children[0]) - top(e.children[1])) > 8)
						why.push(`${e.textContent} is broken behind its counter`);
				for (const e of all(".strip")) {
					const labels = [...e.querySelectorAll("li")].map((li) => [Math.round(top(li)), Math.round(top(li.querySelector(".label")))]);
					if (labels.some(([li, at]) => labels.some(([other, its]) => li === other && Math.abs(at - its) > 1)))
						why.push("the words below its boards are not in a row");
				}
				for (const e of all("td.pg-n"))
					if (e.clientHeight && e.textContent.length < 9 && e.textContent.trim()) {
						const words = document.createRange();
						words.selectNodeContents(e);
						if (new Set([...words.getClientRects()].map((r) => Math.round(r.top))).size > 1)
							why.push(`${e.textContent} is broken`);
					}
				const boxes_of = (node) => {
					const words = document.createRange();
					words.selectNodeContents(node);
					return [...words.getClientRects()].filter((r) => r.width > 1);
				};
				for (const row of all("table:not([role]) tr")) {
					const cells = [...row.children].map((e) => boxes_of(e));
					for (const [i, left] of cells.entries())
						if (left.some((l) => (cells[i + 1] || []).some((r) => l.top < r.bottom - 2 && r.top < l.bottom - 2 && r.left - l.right < 2.5 && r.left > l.left)))
							why.push(`"${row.children[i].textContent}" touches "${row.children[i + 1].textContent}"`);
				}
				for (const e of all("tbody"))
					if (!e.children.length)
						why.push(`the table ${e.parentElement.caption?.textContent} has no rows`);
				const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
				while (texts.nextNode())
					for (const word of texts.currentNode.textContent.matchAll(/[\p{L}\d]+/gu))
						if (word[0].length <= 8 && texts.currentNode.parentElement.closest("table")) {
							const at = document.createRange();
							at.setStart(texts.currentNode, word.index);
							at.setEnd(texts.currentNode, word.index + word[0].length);
							if (new Set([...at.getClientRects()].map((r) => Math.round(r.top))).size > 1)
								why.push(`${word[0]} is broken`);
						}
				if (all(".masthead")[0] && all(".masthead .line")[0].textContent === "Seats are being filled" && document.body.className === "game" &&
					!/rules|search/.test(location.pathname) && !all(".call").length)
					why.push("it does not say how to join");
				return why;
			});
			why[width].push(...seen.map((w) => `${path.relative(dir, file)}: ${w}`));
		}
	}
	for (const width of sizes)
		tell(why[width].length === 0, `${name} tells what a reader looks for at ${width}`, why[width]);
}

// Letters of a chart under eleven pixels, letters or marks beyond its edge or below its axis, a label on another.
async function charted(page, dir) {
	const files = pages(dir).filter((f) => path.basename(f) === "index.html" && path.dirname(f) !== dir);
	const sizes = some([320, 360, 768, 1024, 1280, 1920], dir), why = Object.fromEntries(sizes.map((width) => [width, []]));
	let charts = 0;
	for (const file of files) {
		await show(page, file, sizes[0]);
		for (const width of sizes) {
			await widen(page, width);
			const seen = await page.evaluate(() => [...document.querySelectorAll(".graph svg")].map((svg) => {
				const edge = svg.getBoundingClientRect(), texts = [...svg.querySelectorAll("text")].map((e) => ({
					words: e.textContent, box: e.getBoundingClientRect(), size: parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a }));
				const turns = texts.filter((t) => /^(T\d+|end)$/.test(t.words)), axis = Math.min(...turns.map((t) => t.box.top));
				const marks = [...svg.querySelectorAll("circle, polygon")].filter((e) => e.getBoundingClientRect().bottom > axis);
				turns.sort((a, b) => a.box.left - b.box.left);
				const goal = texts.find((t) => /^Goal: /.test(t.words)), plot = turns[0].box.left;
				return {
					over: texts.flatMap((t, i) => texts.slice(i + 1).filter((o) => t.box.left < o.box.right - 1 && o.box.left < t.box.right - 1 &&
						t.box.top + t.box.height / 5 < o.box.bottom - o.box.height / 5 && o.box.top + o.box.height / 5 < t.box.bottom - t.box.height / 5)
						.map((o) => `${o.words} lies on ${t.words}`)),
					goal: goal && (goal.box.bottom > axis || goal.box.left < plot - 12) ? ["the goal is not in the plot"] : [],
					small: texts.filter((t) => t.size < 11).map((t) => `${t.words} has ${t.size.toFixed(1)} pixels`),
					out: texts.filter((t) => t.box.right > edge.right || t.box.left < edge.left).map((t) => `${t.words} is cut off`),
					near: turns.filter((t, i) => i && t.box.left < turns[i - 1].box.right).map((t) => `${t.words} lies on its neighbour`),
					low: marks.map(() => "a mark is below the axis"),
				};
			}));
			charts += seen.length;
			for (const s of seen)
				why[width].push(...[...s.small, ...s.out, ...s.near, ...s.low, ...s.over, ...s.goal].map((w) => `${path.basename(path.dirname(file))}: ${w}`));
		}
	}
	for (const width of sizes)
		tell(charts > 0 && why[width].length === 0, `the charts of ${path.basename(path.dirname(dir))} can be read at ${width}`, why[width]);
}

// The search finds what was typed, by the keyboard alone, and each find is a page; without scripts the
// lists are there and the form is not.
async function searched(page, dir) {
	const file = path.join(dir, "search.html");
	await show(page, file, 360);
	await page.waitForSelector("form.search:not([hidden])");
	for (let i = 0; i < 12 && !(await page.evaluate(() => document.activeElement.id === "asked")); i++)
		await page.keyboard.press("Tab");
	await page.keyboard.type("ÁNN player");
	const found = await page.evaluate(() => ({ said: document.querySelector("#said").textContent,
		first: document.querySelector("#found a")?.getAttribute("href") }));
	tell(found.first === "player-ann.html" && fs.existsSync(path.join(dir, found.first)),
		"the search finds a player, whatever the accents", [JSON.stringify(found)]);
	await page.evaluate(() => { document.querySelector("#asked").value = ""; });
	await page.type("#asked", "kestrel phase");
	const issues = await page.evaluate(() => [...document.querySelectorAll("#found a")].map((a) => a.getAttribute("href")));
	tell(issues.length > 3 && issues.every((i) => fs.existsSync(path.join(dir, i))), "the search finds issues, and each is there", issues);
	await page.evaluate(() => { document.querySelector("#asked").value = ""; });
	await page.evaluate(() => window.zine_entries("kestrel/", [["2-1.html", "T", "W.", "He wrote of quincunxes, at length."]]));
	await page.type("#asked", "quincunxes");
	const press = await page.evaluate(() => document.querySelector("#found li")?.textContent);
	tell(press === "TW. Press: He wrote of quincunxes, at length.", "press is shown around the word that was found", [press]);
	await page.type("#asked", " <b>nothing like it");
	tell(await page.evaluate(() => document.querySelector("#said").textContent === "Nothing found." && !document.querySelector("#found li")),
		"the search says when it finds nothing", []);
	await page.setJavaScriptEnabled(false);
	await show_still(page, file);
	await page.setJavaScriptEnabled(true);
	const still = await page.evaluate(() => ({ form: getComputedStyle(document.querySelector("form.search")).display,
		links: document.querySelectorAll(".index a").length }));
	tell(still.form === "none" && still.links > 4, "without scripts the search page is an index", [JSON.stringify(still)]);
}

async function show_still(page, file) {
	await page.goto(pathToFileURL(file).href, { waitUntil: "load" });
}

// Board by board: scrolled by a little less or more than a board, the window rests at one; a board and its
// words fill no more than the window.
async function replayed(page, dir) {
	for (const [width, height] of [[360, 740], [1280, 800], [1920, 1080]]) {
		await page.setViewport({ width, height });
		await page.goto(pathToFileURL(path.join(dir, "kestrel/replay.html")).href, { waitUntil: "load" });
		const tops = () => page.evaluate(() => [...document.querySelectorAll(".boards li")].map((e) => Math.round(e.getBoundingClientRect().top)));
		const second = (await tops())[1];
		await page.mouse.move(width / 2, height / 2);
		await page.mouse.wheel({ deltaY: second - 60 });
		await page.waitForFunction(() => Math.abs(document.querySelectorAll(".boards li")[1].getBoundingClientRect().top) < 2, { timeout: 5000 }).catch(() => {});
		const rest = (await tops())[1];
		const high = await page.evaluate(() => Math.max(...[...document.querySelectorAll(".boards li")].map((e) => e.scrollHeight)));
		tell(Math.abs(rest) < 2 && high <= height + 1, `boards rest one to a screen at ${width} by ${height}`, [`it rests ${rest} from the top, the highest has ${high}`]);
	}
}

// Letters of the board under eight pixels, by day and by night, and a ground of the wrong light.
async function legible(page, dir) {
	const files = some(pages(dir).filter((f) => /\/(\d+-\d+|end)\.html$/.test(f)), dir), why = {};
	const ways = [360, 768, 1280].flatMap((width) => ["light", "dark"].map((scheme) => ({ width, scheme, name: `${width}, ${scheme}` })));
	for (const { name } of ways)
		why[name] = [];
	for (const file of files) {
		await show(page, file, ways[0].width);
		for (const { width, scheme, name } of ways) {
			await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
			await widen(page, width);
			const seen = await page.evaluate(() => ({
				ground: getComputedStyle(document.querySelector("#board svg rect")).fill,
				small: [...document.querySelectorAll("#board svg text")].filter((e) => e.getBoundingClientRect().width &&
					parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a < 8).map((e) => e.textContent),
			}));
			const bright = (seen.ground.match(/\d+/g) || []).slice(0, 3).reduce((a, b) => a + +b, 0);
			if ((bright > 380) !== (scheme === "light"))
				why[name].push(`${path.basename(file)}: the ground is ${seen.ground}`);
			if (seen.small.length)
				why[name].push(`${path.basename(file)}: ${seen.small.length} words are too small: ${seen.small.slice(0, 4).join(" ")}`);
		}
	}
	for (const { name } of ways)
		tell(files.length > 0 && why[name].length === 0,
			`the boards of ${path.basename(path.dirname(dir))} can be read at ${name}`, why[name]);
	await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
}

function sheets_of(pdf) {
	return (Buffer.from(pdf).toString("latin1").match(/\/Type \/Page\b/g) || []).length;
}

// "1 / 2" at the foot of each sheet, and the colophon; where nothing can read a PDF, it is taken on trust.
function is_numbered(file, sheets) {
	try {
		const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
		return text.includes("Typeset by postalgm") && [...Array(sheets).keys()].every((i) => new RegExp(`^ *${i + 1} ?/ ?${sheets}$`, "m").test(text));
	} catch (e) {
		return e.code === "ENOENT";
	}
}

// Each issue on two sheets of A4 at most, with page numbers and colophon.
async function print(page, dir) {
	await page.emulateMediaType("print");
	for (const file of some(pages(dir).filter((f) => /(\d-\d|end|\/[^/]*zine\/index)\.html$/.test(f)), dir)) {
		const name = path.basename(path.dirname(dir)) + "-" + path.basename(file, ".html");
		const out = path.join(shots, name + ".pdf");
		await page.goto(pathToFileURL(file).href, { waitUntil: "load" });
		const sheets = sheets_of(await page.pdf({ path: out, preferCSSPageSize: true }));
		tell(sheets >= 1 && sheets <= 2 && is_numbered(out, sheets),
			`${name} prints on ${sheets} sheets of A4, which are numbered, with a colophon`, ["more than two, or no numbers, or no colophon"]);
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

// A report with an order form on three sheets of A4 at most; on the one with the form stands something else, too.
async function print_letters(page, dir) {
	await page.emulateMediaType("print");
	const forms = pages(dir).filter((f) => fs.readFileSync(f, "utf8").includes("YOUR ORDERS"));
	tell(forms.length > 0, "there is a letter with an order form", []);
	for (const file of forms) {
		const name = path.relative(dir, file), out = path.join(shots, name.replace(/[/.]/g, "-") + ".pdf"), why = [];
		await page.goto(pathToFileURL(file).href, { waitUntil: "load" });
		const sheets = sheets_of(await page.pdf({ path: out, format: "A4", margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" } }));
		if (sheets < 1 || sheets > 3)
			why.push(`${sheets} sheets`);
		try {
			const last = execFileSync("pdftotext", ["-layout", "-f", `${sheets}`, out, "-"], { encoding: "utf8" });
			if (/^ *\d+ YOUR ORDERS/.test(last.trimStart()))
				why.push("the order form is alone on its sheet");
		} catch (e) {
			if (e.code !== "ENOENT")
				throw e;
		}
		tell(why.length === 0, `the letter ${name} prints on three sheets at most, the order form not alone`, why);
	}
	await page.emulateMediaType(null);
}

// Letters of every kind, from the invitation to the last report, are no wider than a phone and than a window.
async function letters_fit(page, dir) {
	const files = pages(dir), why = [];
	for (const file of files) {
		await show_still(page, file);
		for (const width of [320, 360, 800]) {
			await widen(page, width);
			const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			if (over > 0)
				why.push(`${path.relative(dir, file)} is ${over} pixels wider than ${width}`);
		}
	}
	tell(files.length > 40 && why.length === 0, `each of ${files.length} letters fits a phone and a window`, why);
}

(async () => {
	const browser = await puppeteer.launch({
		executablePath: process.env.CHROMIUM,
		// Only a hang takes so long, on the slowest machine.
		timeout: 600000, protocolTimeout: 600000,
		args: ["--no-sandbox", "--disable-gpu", "--allow-file-access-from-files"],
	});
	const page = await browser.newPage();
	page.setDefaultTimeout(600000);
	const all = pages(zine).concat(pages(letter));
	// Every link of every page; what goes by width and light on one page of each kind, and
	// axe where it sees most: wide and light, narrow and dark.
	const kinds = ["index.html", "statistics.html", "fame.html", "search.html", "player-ann.html",
		fs.readdirSync(zine).find((n) => n.startsWith("role-")), "kestrel/index.html", "kestrel/rules.html",
		"kestrel/replay.html", "kestrel/2-1.html", "kestrel/end.html"].map((f) => path.join(zine, f)).concat(pages(letter));
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
		await told(page, dir);
	await searched(page, zine);
	await replayed(page, zine);
	for (const dir of [zine, ...more])
		await charted(page, dir);
	for (const dir of [zine, ...more])
		await legible(page, dir);
	for (const dir of [zine, ...more])
		await print(page, dir);
	for (const dir of [zine, ...more])
		bound(dir);
	await print_letters(page, letter);
	await letters_fit(page, path.join(shots, "letters"));
	await browser.close();
	console.log(`1..${n}`);
	process.exit(failed ? 1 : 0);
})().catch((e) => {
	console.log(`not ok ${n + 1} - the browser: ${e}`);
	process.exit(1);
});
