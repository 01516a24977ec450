// Nothing is wider than its place, at any width, and no page grows while its pictures come.
"use strict";
const path = require("path");
const { widths, some, tell, kinds_of, widen, show } = require("./kit");

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
				// A name that ends in dots stands in full elsewhere.
				if (e.closest("svg") || style.clipPath !== "none" || style.display === "inline" || style.textOverflow === "ellipsis" || over < 2)
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

async function fit(page, dir, kinds = kinds_of(dir)) {
	const sizes = some(widths, dir);
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
	tell(kinds.length >= 5 || kinds.length === 1, `${path.basename(path.dirname(dir))} has pages of each kind`, [kinds.join(" ")]);
}

module.exports = { fit };
