// The pages of a zine, each opened once and its window moved from width to width: all that is looked at by width is looked at
// there. To open a page costs as much as three widths, and each width costs the layout of the whole page.
"use strict";
const path = require("path");
const { zine, widths, whole, some, tell, pages, kinds_of, widen, show, show_still } = require("./kit");
const { height, crowded, torn } = require("./fit");
const { missed } = require("./told");
const { blank, HIGH } = require("./full");
const { charted, illegible } = require("./drawn");

const HEIGHT = 640; // pixels: of a small phone

// What is looked at: by day alone or in both lights, at which widths, on which pages, and as what it is told.
const looks = [
	/* A window of 1280 that is zoomed to twice its size, as somebody who sees little has it, is one of 640. */
	{ name: (of, width) => `all of ${of} fits at ${width}`, widths, zoomed: whole ? [512, 640, 960] : [640],
		see: async (page, before) => [...await page.evaluate(crowded, before), ...await page.evaluate(torn)] },
	{ name: (of, width) => `${of} tells what a reader looks for at ${width}`, widths: [320, 360, 768, 1024, 1280, 1920],
		see: (page) => page.evaluate(missed) },
	{ name: (of, width) => `no half of a page of ${of} is blank at ${width}`, widths: [1024, 1280, 1920],
		see: (page) => page.evaluate(blank, HIGH) },
	{ name: (of, width) => `the charts of ${of} can be read at ${width}`, widths: [320, 360, 768, 1024, 1280, 1920],
		is_for: (file, dir) => path.basename(file) === "index.html" && path.dirname(file) !== dir, see: (page) => page.evaluate(charted) },
	...["light", "dark"].map((scheme) => ({ name: (of, width) => `the boards of ${of} can be read at ${width}, ${scheme}`, widths: [360, 768, 1280], scheme,
		is_for: (file) => /\/(\d+-\d+|end)\.html$/.test(file), see: (page) => page.evaluate(illegible, scheme) })),
];

// Lets all come but pictures, which are held back while `held` is a list.
const gate = { held: null };
const pass = (r) => gate.held && r.resourceType() === "image" ? gate.held.push(r) : r.continue();

// How high the page is at each of these widths while its pictures are held back; then they come.
async function measure(page, file, sizes) {
	const before = {}, held = gate.held = [];
	await show(page, file, sizes[0], "domcontentloaded", HEIGHT);
	for (const width of sizes) {
		await widen(page, width, HEIGHT);
		before[width] = await page.evaluate(height);
	}
	gate.held = null;
	await Promise.all(held.map(pass));
	return before;
}

async function one(page, dir, file, mine) {
	const fit = mine.find((look) => look.see === looks[0].see), before = fit && await measure(page, file, fit.sizes);
	if (!fit)
		await show(page, file, 360, "load", HEIGHT);
	for (const width of [...new Set(mine.flatMap((look) => look.sizes))].sort((a, b) => a - b)) {
		await widen(page, width, HEIGHT);
		/* A row of boards is opened on a desk, too: it begins at its head. */
		if (width === 1280 && fit && (whole || /replay/.test(file)))
			await show_still(page, file);
		for (const look of mine.filter((look) => look.sizes.includes(width))) {
			if (look.scheme === "dark")
				await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
			look.why[width].push(...(await look.see(page, before?.[width])).map((w) => `${path.relative(dir, file)}: ${w}`));
			look.seen++;
			if (look.scheme === "dark")
				await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
		}
	}
}

// All boards of the zine, and pages of each kind, or of these alone without the boards.
async function visit(page, dir, these) {
	const of = path.basename(path.dirname(dir)), kinds = these || kinds_of(dir);
	const boards = these ? [] : some(pages(dir).filter(looks.at(-1).is_for), dir);
	const mine = looks.map((look) => {
		const sizes = look.scheme ? look.widths : some(look.widths, dir).concat(look.zoomed && (whole || dir === zine) ? look.zoomed : []);
		return { ...look, sizes, files: (look.scheme ? boards : kinds).filter((f) => !look.is_for || look.is_for(f, dir)), seen: 0,
			why: Object.fromEntries(sizes.map((width) => [width, []])) };
	});
	await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
	await page.setCacheEnabled(false);
	await page.setRequestInterception(true);
	page.on("request", pass);
	for (const file of new Set(mine.flatMap((look) => look.files)))
		await one(page, dir, file, mine.filter((look) => look.files.includes(file)));
	page.off("request", pass);
	await page.setRequestInterception(false);
	await page.setCacheEnabled(true);
	for (const look of mine.filter((look) => look.files.length))
		for (const width of look.sizes)
			tell(look.seen === look.files.length * look.sizes.length && look.why[width].length === 0, look.name(of, width), look.why[width]);
	if (!these && kinds.some((file) => path.dirname(file) !== dir))
		tell(kinds.length >= 5 && mine.every((look) => look.files.length > 0), `${of} has pages of each kind`, [kinds.join(" ")]);
}

module.exports = { visit };
