// Looks at pages in headless Chromium; see browser.sh. Prints TAP.
// usage: browser.js ZINE LETTER SHOTS [MORE_ZINE...]
"use strict";
const fs = require("fs");
const path = require("path");
const puppeteer = require("puppeteer-core");
const { zine, letter, shots, more, whole, count, leads_on, pages } = require("./browser/kit");
const { validate, look } = require("./browser/look");
const { visit } = require("./browser/visit");
const { searched, replayed, paged, keyed, forced } = require("./browser/used");
const { print, bound } = require("./browser/paper");
const { print_letters, letters_of } = require("./browser/letters");

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
		"kestrel/replay.html", "osprey/index.html", "kestrel/2-1.html", "kestrel/end.html"].map((f) => path.join(zine, f)).concat(pages(letter));
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
	await paged(page, zine);
	await keyed(page, zine);
	for (const dir of [zine, ...more])
		await visit(page, dir);
	// A house without a game.
	await visit(page, path.join(shots, "empty/zine"));
	// A house with many games: its pages that tell of all of them.
	const many = path.join(shots, "house/many/zine"), front = [path.join(many, "index.html")];
	// With the pages of people who have long names, and of the role that most of them won with.
	const of = (what) => fs.readdirSync(many).filter((n) => n.startsWith(what)).map((n) => path.join(many, n)).filter((f) => !leads_on(f));
	const roles = of("role-").sort((a, b) => fs.statSync(b).size - fs.statSync(a).size);
	const all_games = ["index", "player-ann", "player-fay", "fame", "statistics", "search"].map((n) => path.join(many, n + ".html"))
		.concat(of("player-jean"), roles.filter((n, i) => whole || i === 0));
	await visit(page, many, all_games);
	await forced(page, front[0]);
	await print(page, many, front);
	// A house in which nothing is played yet: games to join, and one to which its GM invites.
	const open = path.join(shots, "open/zine");
	for (const look of [visit, print])
		await look(page, open, [path.join(open, "index.html")]);
	await searched(page, zine);
	await replayed(page, zine);
	for (const dir of [zine, ...more])
		await print(page, dir);
	for (const dir of [zine, ...more])
		bound(dir);
	await print_letters(page, letter);
	await letters_of(page, path.join(shots, "letters"));
	await browser.close();
	console.log(`1..${count.told}`);
	process.exit(count.failed ? 1 : 0);
})().catch((e) => {
	console.log(`not ok ${count.told + 1} - the browser: ${e}`);
	process.exit(1);
});
