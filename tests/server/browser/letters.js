// Letters in HTML: on paper, on a phone, and by the rules of programs that cannot be run here.
"use strict";
const fs = require("fs");
const path = require("path");
const { execFileSync } = require("child_process");
const { pathToFileURL } = require("url");
const { shots, tell, pages, widen, show_still, sheets_of } = require("./kit");

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

// Gmail cuts a letter off behind so many bytes.
const CLIP = 102 * 1024;

// What programs that cannot be run here are known to do. Outlook draws by Word's engine: it gives padding and ground to cells
// alone, takes widths from attributes, and knows neither flex, grid, positions nor pictures behind text. Gmail may drop the
// sheet and cuts long letters off. Apple's programs turn a letter dark only where it says that it can.
function unsupported(html) {
	const why = [], all = (s) => [...document.querySelectorAll(s)], style = (e) => e.getAttribute("style") || "";
	const name = (e) => `${e.tagName.toLowerCase()}.${e.className}`;
	const ban = /display:\s*(inline-)?(flex|grid)|position:|float:|url\(|background-image|column-count/;
	for (const e of all("[style]"))
		if (ban.test(style(e)))
			why.push(`${name(e)} needs ${style(e).match(ban)[0]}`);
	/* Word's engine reads plain lengths and colours alone, and sets no box around a line of text. */
	for (const e of all("[style]"))
		if (/rgba?\(|hsla?\(|var\(|calc\(|\d(rem|vw|vh)\b|!important/.test(style(e)))
			why.push(`${name(e)} has a style that Word's engine cannot read: ${style(e)}`);
	for (const e of all("a, b, span:not(pre span), mark"))
		if (/padding|border/.test(style(e)))
			why.push(`${name(e)} is a box within a line`);
	for (const e of all("[class]"))
		if (!e.getAttribute("style") && !/^pg-(note|sub|n|where)$/.test(e.className))
			why.push(`${name(e)} has its looks from the sheet alone`);
	for (const e of all("a"))
		if (!/^(mailto:|https?:)/.test(e.getAttribute("href")))
			why.push(`a link goes to ${e.getAttribute("href")}`);
	for (const e of all("div, p"))
		if (/padding|border/.test(style(e)))
			why.push(`${name(e)} is a box without being a cell`);
	for (const e of all("pre"))
		if (/padding|background/.test(style(e)))
			why.push(`${name(e)} has a ground without being a cell`);
	for (const e of all("td, th")) {
		const ground = style(e).match(/background:(#[0-9a-f]+)/);
		if (ground && e.getAttribute("bgcolor") !== ground[1])
			why.push(`${name(e)} has its ground in its style alone`);
	}
	for (const e of all("table[role=presentation]"))
		if (["cellspacing", "cellpadding", "border"].some((a) => e.getAttribute(a) !== "0"))
			why.push("a table for looks alone has room between its cells");
	for (const e of all("table:not([role])"))
		if (!e.getAttribute("cellpadding") || e.getAttribute("cellpadding") === "0")
			why.push(`the table ${e.ariaLabel} has no room between its cells`);
	for (const e of all("img"))
		if (!(e.getAttribute("width") <= 640) || !e.getAttribute("height") || !e.getAttribute("alt"))
			why.push("a picture lacks width, height or words");
	if (!/<!--\[if mso\]><table [^>]*width="640"/.test(html))
		why.push("Outlook is told no width");
	if (!document.querySelector("meta[name=color-scheme][content='light dark']"))
		why.push("it does not say that it can be dark");
	/* Gmail drops a sheet of more than 16 kB whole, and all of it where it meets a rule within a rule that is no @media. */
	for (const e of all("style"))
		if (e.textContent.length > 8192 || /@(import|font-face|supports|charset)/.test(e.textContent))
			why.push("Gmail would drop its sheet");
	/* Sections are counted as they are printed, whatever is left out. */
	const numbers = all("h2").map((e) => e.textContent.match(/^\d+(?= )/)).filter((m) => m).map((m) => +m[0]);
	if (numbers.some((n, i) => n !== i + 1))
		why.push(`its sections are counted ${numbers}`);
	if (all("script, iframe, form, link, video, object").length)
		why.push("it has what programs throw away");
	return why;
}

// Somebody who opens a report on a phone reads on the first screen what happened last, who is ahead, and what is to be done by when.
function at_a_glance() {
	const why = [], high = 640, all = (s) => [...document.querySelectorAll(s)], top = (e) => e ? e.getBoundingClientRect().bottom : Infinity;
	const stand = all("p").find((e) => /^(Foreign bases|Castles|Strongholds): |^Nobody has a foreign base/.test(e.textContent));
	if (top(all(".pg-cry")[0]) > high / 2)
		why.push("its headline is not on the upper half of the first screen");
	if (top(stand) > high)
		why.push("who is ahead is not on the first screen");
	if (all(".pg-box").length && all(".pg-box p")[0].getBoundingClientRect().bottom > high)
		why.push("the deadline is not on the first screen");
	return why;
}

// Marks of words that are typed are set as code where all words of a letter are ours.
function marked() {
	const ours = document.body.cloneNode(true);
	ours.querySelectorAll("pre").forEach((e) => e.remove());
	return [...ours.textContent.matchAll(/`[^`]*`/g)].map((m) => `${m[0]} stands in backquotes`);
}

// As it looks where its sheet was dropped: boxes, buttons and forms have their grounds, a table's cells stand apart, and only the
// heads of columns are bold.
function bare() {
	const why = [], all = (s) => [...document.querySelectorAll(s)], look = (e) => getComputedStyle(e);
	for (const e of all("style"))
		e.remove();
	for (const e of all(".pg-box, .pg-button, .pg-pre"))
		if (look(e).backgroundColor === "rgba(0, 0, 0, 0)" || parseFloat(look(e).paddingLeft) < 6)
			why.push(`${e.className} is no box any more`);
	for (const e of all("table:not([role]) > tbody > tr > th"))
		if (+look(e).fontWeight > 400)
			why.push(`${e.textContent} is bold`);
	for (const row of all("table:not([role]) tr")) {
		const boxes = [...row.children].map((e) => {
			const words = document.createRange();
			words.selectNodeContents(e);
			return [...words.getClientRects()].filter((r) => r.width > 1);
		});
		for (const [i, left] of boxes.entries())
			if (left.some((l) => (boxes[i + 1] || []).some((r) => l.top < r.bottom - 2 && r.top < l.bottom - 2 && r.left >= l.left && r.left - l.right < 4)))
				why.push(`"${row.children[i].textContent}" touches "${row.children[i + 1].textContent}"`);
	}
	if (document.documentElement.scrollWidth > innerWidth)
		why.push(`${document.documentElement.scrollWidth - innerWidth} pixels wider than ${innerWidth}`);
	return why;
}

// Letters of every kind, from the invitation to the last report, each opened once: no wider than a phone and than a window; as
// programs are known to draw them; at a glance; and at last, since it is not put back, without its sheet.
async function letters_of(page, dir) {
	const files = pages(dir), wide = [], known = [], bared = [], glances = [], typed = [];
	let reports = 0;
	for (const file of files) {
		const html = fs.readFileSync(file, "utf8"), name = path.relative(dir, file), said = (w) => `${name}: ${w}`;
		await show_still(page, file);
		if (html.length > CLIP)
			known.push(`${name} has ${html.length} bytes`);
		known.push(...(await page.evaluate(unsupported, html)).map(said));
		if (/<title>.*(invitation|the game begins)/.test(html))
			typed.push(...(await page.evaluate(marked)).map(said));
		for (const width of [800, 320, 360]) {
			await widen(page, width, 640);
			const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			if (over > 0)
				wide.push(`${name} is ${over} pixels wider than ${width}`);
		}
		if (/<title>.*( report \(|last report)/.test(html)) {
			reports++;
			glances.push(...(await page.evaluate(at_a_glance)).map(said));
		}
		bared.push(...(await page.evaluate(bare)).map((w) => `${name} at 360: ${w}`));
		await widen(page, 700);
		bared.push(...(await page.evaluate(bare)).map((w) => `${name} at 700: ${w}`));
	}
	const many = files.length > 40;
	tell(many && wide.length === 0, `each of ${files.length} letters fits a phone and a window`, wide);
	tell(many && known.length === 0, `each of ${files.length} letters keeps to what Outlook, Gmail and Apple's programs are known to draw`, known);
	tell(reports > 10 && glances.length === 0, `each of ${reports} reports tells on a phone's first screen what happened last and who is ahead`, glances);
	tell(typed.length === 0, "no word to type stands in backquotes in letters that are all ours", typed);
	tell(many && bared.length === 0, `each of ${files.length} letters can be read where its sheet was dropped`, bared);
}

module.exports = { print_letters, letters_of };
