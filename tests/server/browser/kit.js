// What all looks at pages share: their arguments, the count of what was told, and ways to show a page.
"use strict";
const fs = require("fs");
const path = require("path");
const { pathToFileURL } = require("url");

const [zine, letter, shots, ...more] = process.argv.slice(2);
const widths = [320, 340, 360, 768, 1024, 1100, 1280, 1920];
// In `make check` the first zine is looked at whole, of the others each second width and issue; TEST_SHARE=0 (at night): all.
const whole = process.env.TEST_SHARE === "0";
const some = (list, dir) => list.filter((of, i) => whole || dir === zine || i % 2 === 0 || /end\.html$/.test(of));
const count = { told: 0, failed: 0 };

function tell(ok, name, why) {
	count.told++;
	count.failed += ok ? 0 : 1;
	console.log(`${ok ? "ok" : "not ok"} ${count.told} - ${name}`);
	for (const line of ok ? [] : why.slice(0, 12))
		console.log(`#   ${line}`);
}

// latest.html, and a player's page at an address of old.
const leads_on = (file) => fs.readFileSync(file, "latin1").slice(0, 1000).includes('http-equiv="refresh"');

function pages(dir) {
	return fs.readdirSync(dir, { withFileTypes: true }).flatMap((e) => {
		const file = path.join(dir, e.name);
		return e.isDirectory() ? pages(file) : e.name.endsWith(".html") && !leads_on(file) ? [file] : [];
	});
}

// Gives the window that width and waits until its page has been laid out for it: the browser may say that it
// is there before the window has its new measure, and what is read then is the page of the last one.
async function widen(page, width, height = 800) {
	await page.setViewport({ width, height });
	await page.evaluate(async (wide) => {
		for (let i = 0; i < 2; i += innerWidth === wide)
			await new Promise(requestAnimationFrame);
	}, width);
}

async function show(page, file, width, until = "load", height = 800) {
	await page.setViewport({ width, height });
	await page.goto(pathToFileURL(file).href, { waitUntil: until });
	await widen(page, width, height);
}

async function show_still(page, file) {
	await page.goto(pathToFileURL(file).href, { waitUntil: "load" });
}

// "3-2": the newest issue of a game that runs; of one that is over it is the end.
function newest_of(dir) {
	const issues = fs.readdirSync(dir).map((f) => f.match(/^(\d+)-(\d+)\.html$/)).filter((m) => m);
	issues.sort((a, b) => a[1] - b[1] || a[2] - b[2]);
	return fs.existsSync(path.join(dir, "end.html")) || !issues.length ? "end" : `${issues.at(-1)[1]}-${issues.at(-1)[2]}`;
}

// Pages of each kind: all of the house, and of each game.
function kinds_of(dir) {
	const games = fs.readdirSync(dir, { withFileTypes: true }).filter((e) => e.isDirectory());
	return pages(dir).filter((f) => path.dirname(f) === dir)
		.concat(games.flatMap((g) => [...new Set(["index", "rules", "replay", "2-1", "2-3", newest_of(path.join(dir, g.name))])].map((n) => path.join(dir, g.name, n + ".html"))
			.filter((f) => fs.existsSync(f))));
}

function sheets_of(pdf) {
	return (Buffer.from(pdf).toString("latin1").match(/\/Type \/Page\b/g) || []).length;
}

module.exports = { zine, letter, shots, more, widths, whole, some, count, tell, leads_on, pages, kinds_of, widen, show, show_still, sheets_of };
