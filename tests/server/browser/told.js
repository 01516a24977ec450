// What a newcomer looks for.
"use strict";
// What somebody who knows nothing looks for (and can press with a finger): who did what and who leads stand on the first screen, also of a small phone; the press is not alone
// beside nothing; counters stand beside their names, and words below pictures in a row; a short number or word is not broken; cells of a table do not
// touch, and no table has heads alone; a game that is open says
// where to write; a row of boards begins at its head.
function missed() {
	const why = [], high = 640, top = (e) => e.getBoundingClientRect().top, all = (s) => [...document.querySelectorAll(s)];
	if (scrollY)
		why.push(`it begins ${scrollY} pixels below its head`);
	const first = all(".issue .headline, .story .headline, .game h1 + .headline")[0], leads = all("main > .standing .leads, .story .leads")[0];
	if (document.body.className === "game" && all(".strip").length && !first?.querySelector("a"))
		why.push("it does not lead to what happened last");
	if (first && top(first) > high * 0.53)
		why.push(`its headline is ${Math.round(top(first))} pixels down`);
	if (leads && top(leads) > high)
		why.push(`who leads is ${Math.round(top(leads))} pixels down`);
	if (document.body.className === "issue" && all(".standing .tally").length && !leads && !all(".masthead .line")[0].textContent.includes("ithout a winner"))
		why.push("it does not say who leads");
	/* Of many games, one whose phases run early does not fill the list of the newest issues. */
	const newest = all(".fresh .latest .headline a").map((e) => e.getAttribute("href").split("/")[0]);
	if (all(".running > li, .archive li").length > 6 && newest.some((g) => newest.filter((o) => o === g).length > 3))
		why.push(`its newest issues are of ${newest}`);
	const [press, shelves] = [".fresh", ".shelves"].map((s) => document.querySelector(s));
	if (press && press.clientWidth < document.body.clientWidth / 2 && press.clientHeight > shelves.clientHeight + 600)
		why.push("the press stands beside nothing");
	/* A finger needs 44 pixels; links within a text are as high as its lines. */
	for (const e of innerWidth <= 640 ? all("nav a, .ways a, .call a, figcaption a, summary, button, input") : [])
		if (e.getBoundingClientRect().height && e.getBoundingClientRect().height < 43.5)
			why.push(`"${e.textContent}" is ${e.getBoundingClientRect().height.toFixed(1)} pixels high`);
	/* A panel of a result has what each side had below the other's, and a bar is as long as its number. */
	for (const e of all(".matches .score")) {
		const rights = [...e.querySelectorAll(".had")].map((h) => Math.round(h.getBoundingClientRect().right));
		if (new Set(rights).size > 1)
			why.push(`${e.textContent}: its numbers do not stand in a column`);
	}
	for (const e of all(".standing .label"))
		if (!/ \(\d win/.test(e.textContent))
			why.push(`"${e.textContent}" does not say how many win`);
	/* A counter, or those of allies, a bar up to what they need together, and their number: none without a bar. */
	for (const e of all(".tally li")) {
		const race = e.querySelector(".race"), of = +race?.style.getPropertyValue("--of"), has = +race?.style.getPropertyValue("--has");
		if (!race || has !== Math.min(of, +e.lastChild.textContent) || race.getBoundingClientRect().width < 4 * of)
			why.push(`${e.textContent}: a bar of ${has} out of ${of}`);
	}
	/* What is said about them is what stands beside it. */
	for (const e of all(".leads")) {
		const numbers = [...e.parentElement.querySelectorAll(".tally li")].map((li) => li.lastChild.textContent.trim());
		const ahead = e.parentElement.querySelectorAll(".tally .ahead").length;
		if (e.textContent === "All are level." && new Set(numbers).size > 1)
			why.push(`it says that all are level, with ${numbers}`);
		if (/^(In the lead: |.* lead together\.$)/.test(e.textContent) && ahead !== 1)
			why.push(`"${e.textContent}" beside ${ahead} that are marked`);
	}
	/* The newest issue of a game that runs says what comes next, above its board. */
	/* A letter alone tells a newcomer nothing: on a desk its name stands beside it. */
	for (const e of innerWidth >= 1024 ? all("main > .standing .tally .unseen") : [])
		if (e.getBoundingClientRect().width < 8)
			why.push(`${e.parentElement.textContent} has no name`);
	/* Games of one name are told apart, and a faction is not called a seat. */
	const listed = all(".index li").map((e) => e.textContent);
	for (const e of listed.filter((e, i) => listed.indexOf(e) !== i))
		why.push(`"${e}" is listed twice, and nobody can tell which is which`);
	for (const e of all(".statistics h2, .search-page h2, .people h1 + .lead"))
		if (/^(Dune|Dragon Dune): (the )?seats|^Seat in/i.test(e.textContent))
			why.push(`"${e.textContent}" is not the game's word`);
	/* What is told by mail alone is not told here. */
	if (document.body.className === "issue" && /HELP [A-Z]/.test(document.querySelector("main .beside")?.textContent))
		why.push("it sends its reader to HELP");
	const state = document.querySelector(".standing .next");
	if (document.body.className === "issue" && !all(".pager .next").length && !/\/end\.html$/.test(location.pathname) &&
		!(state && /; (orders due |paused|waits)/.test(state.textContent) && top(state) < high))
		why.push("it does not say what comes next");
	if (all(".who").length && document.querySelector("main").textContent.includes("No game has been won"))
		why.push("it says that nothing was won above those that won");
	if (all("table a").some((a) => /\/(index\.html)?$/.test(a.getAttribute("href"))) && document.querySelector("main").textContent.includes("No game has begun"))
		why.push("it says that no game has begun beside those that have");
	for (const e of all(".seat"))
		if (e.children.length > 1 && Math.abs(top(e.children[0]) - top(e.children[1])) > 8)
			why.push(`${e.textContent} is broken behind its counter`);
	for (const e of all(".strip")) {
		const labels = [...e.querySelectorAll("li")].map((li) => [Math.round(top(li)), Math.round(top(li.querySelector(".label")))]);
		if (labels.some(([li, at]) => labels.some(([other, its]) => li === other && Math.abs(at - its) > 1)))
			why.push("the words below its boards are not in a row");
	}
	/* Marks of words that are typed are set as code; what a player wrote stays. */
	const ours = document.querySelector("main").cloneNode(true);
	ours.querySelectorAll("pre, .pg-pre, .sec-8, .after, #found").forEach((e) => e.remove());
	for (const marked of ours.textContent.matchAll(/`[^`]*`/g))
		why.push(`${marked[0]} stands in backquotes`);
	if (document.body.className === "game" && /rules/.test(location.pathname) && !all("code").length)
		why.push("no word of its rules is set as code");
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
			if (left.some((l) => (cells[i + 1] || []).some((r) => l.top < r.bottom - 2 && r.top < l.bottom - 2 && r.left - l.right < 3 && r.left > l.left)))
				why.push(`"${row.children[i].textContent}" touches "${row.children[i + 1].textContent}"`);
	}
	for (const e of all("tbody"))
		if (!e.children.length)
			why.push(`the table ${e.parentElement.caption?.textContent} has no rows`);
	const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const parent = texts.currentNode.parentElement;
		if (parent.closest("svg, pre, .unseen, details:not([open])"))
			continue;
		const rows = document.createRange();
		rows.selectNodeContents(texts.currentNode);
		if (new Set([...rows.getClientRects()].map((r) => Math.round(r.top))).size < 2)
			continue;
		/* An address without a blank has to be broken somewhere. */
		const words = texts.currentNode.textContent.replace(/\S{31,}/g, (w) => " ".repeat(w.length));
		for (const word of words.matchAll(/[\p{L}\d]+/gu))
			if (word[0].length <= (parent.closest("table") ? 8 : 14)) {
				const at = document.createRange();
				at.setStart(texts.currentNode, word.index);
				at.setEnd(texts.currentNode, word.index + word[0].length);
				if (new Set([...at.getClientRects()].map((r) => Math.round(r.top))).size > 1)
					why.push(`${word[0]} is broken`);
			}
	}
	if (all(".masthead")[0] && all(".masthead .line")[0].textContent === "Seats are being filled" && document.body.className === "game" &&
		!/rules|search/.test(location.pathname) && !all(".call").length)
		why.push("it does not say how to join");
	/* ... before it shows a board, which is an example, and says so. */
	if (all(".waiting").length && !(all(".waiting svg").length && /example/.test(all(".waiting figcaption")[0].textContent)))
		why.push("it does not show an example of its board");
	/* A game that looks for players shows its board where it is offered. */
	for (const e of all(".panel:has(.call)"))
		if (!e.querySelector("img[src^=open-]"))
			why.push(`${e.querySelector("h3").textContent} is offered without a picture`);
	if (all(".waiting .board").length && all(".call").length && innerWidth < 1024 && top(all(".call")[0]) > top(all(".board")[0]))
		why.push("how to join stands below the board");
	return why;
}

module.exports = { missed };
