// What a reader does: searches, scrolls from board to board, pages on, goes by the keyboard.
"use strict";
const fs = require("fs");
const path = require("path");
const { pathToFileURL } = require("url");
const { tell, show, show_still } = require("./kit");

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

// Board by board: scrolled by a little less or more than a board, the window rests at one; a board and its
// words fill no more than the window.
async function replayed(page, dir) {
	for (const [width, height] of [[360, 740], [1280, 800], [1920, 1080]]) {
		await page.setViewport({ width, height });
		await page.goto(pathToFileURL(path.join(dir, "kestrel/replay.html")).href, { waitUntil: "load" });
		const tops = () => page.evaluate(() => [...document.querySelectorAll(".boards > li")].map((e) => Math.round(e.getBoundingClientRect().top)));
		const second = (await tops())[1];
		await page.mouse.move(width / 2, height / 2);
		await page.mouse.wheel({ deltaY: second - 60 });
		await page.waitForFunction(() => Math.abs(document.querySelectorAll(".boards > li")[1].getBoundingClientRect().top) < 2, { timeout: 5000 }).catch(() => {});
		const rest = (await tops())[1];
		const high = await page.evaluate(() => Math.max(...[...document.querySelectorAll(".boards > li")].map((e) => e.scrollHeight)));
		tell(Math.abs(rest) < 2 && high <= height + 1, `boards rest one to a screen at ${width} by ${height}`, [`it rests ${rest} from the top, the highest has ${high}`]);
	}
}

// A board is turned where it stands: its links lead to the board of the next page.
async function paged(page, dir) {
	await show_still(page, path.join(dir, "kestrel/2-1.html"));
	await Promise.all([page.waitForNavigation(), page.click("figcaption .next")]);
	const turned = await page.evaluate(() => ({
		at: location.pathname.split("/").pop() + location.hash,
		top: Math.round(document.querySelector("#board").getBoundingClientRect().top),
	}));
	tell(turned.at === "2-2.html#board" && turned.top >= 0 && turned.top < 400,
		"the picture is paged through where it stands", [JSON.stringify(turned)]);
}

// By keyboard: the first stop leads to the page, and what has the focus is seen.
async function keyed(page, dir) {
	await show_still(page, path.join(dir, "index.html"));
	await page.keyboard.press("Tab");
	const skip = await page.evaluate(() => {
		const e = document.activeElement, b = e.getBoundingClientRect();
		return { to: e.getAttribute("href"), seen: b.left >= 0 && b.width > 0 };
	});
	tell(skip.to === "#main" && skip.seen, "the first stop of the keyboard leads to the page", [JSON.stringify(skip)]);
}

// In the reader's own few colours a counter and a bar keep theirs, and what is to be pressed has a rim.
async function forced(page, file) {
	const told = await page.createCDPSession();
	const media = (value) => told.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
	await media("active");
	await show_still(page, file);
	const lost = await page.evaluate(() => {
		const why = [], all = (s) => [...document.querySelectorAll(s)], look = getComputedStyle;
		for (const e of all(".race, .tally .chip"))
			if (look(e).forcedColorAdjust !== "none")
				why.push(`${e.className} beside "${e.parentElement.textContent}" loses its colour`);
		for (const e of all(".call a"))
			if (!parseFloat(look(e).borderTopWidth))
				why.push(`"${e.textContent}" has no rim`);
		return all(".race").length && all(".call a").length ? why : ["it has no bar, or nothing to press"];
	});
	await media("none");
	await told.detach();
	tell(!lost.length, "the front page keeps its bars and its buttons in the reader's own colours", lost);
}

module.exports = { searched, replayed, paged, keyed, forced };
