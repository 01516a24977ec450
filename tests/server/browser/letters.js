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
	if (all("script, iframe, form, link, video, object").length)
		why.push("it has what programs throw away");
	return why;
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

async function programs(page, dir) {
	const files = pages(dir), known = [], bared = [];
	for (const file of files) {
		const html = fs.readFileSync(file, "utf8"), name = path.relative(dir, file);
		await show_still(page, file);
		if (html.length > CLIP)
			known.push(`${name} has ${html.length} bytes`);
		known.push(...(await page.evaluate(unsupported, html)).map((w) => `${name}: ${w}`));
		for (const width of [360, 700]) {
			await widen(page, width);
			bared.push(...(await page.evaluate(bare)).map((w) => `${name} at ${width}: ${w}`));
		}
	}
	tell(files.length > 40 && known.length === 0, `each of ${files.length} letters keeps to what Outlook, Gmail and Apple's programs are known to draw`, known);
	tell(files.length > 40 && bared.length === 0, `each of ${files.length} letters can be read where its sheet was dropped`, bared);
}

module.exports = { print_letters, letters_fit, programs };
