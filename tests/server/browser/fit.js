// Nothing is wider than its place, at any width, and no page grows while its pictures come. These run in the page.
"use strict";

// How high the page is while its pictures are held back.
const height = () => document.documentElement.scrollHeight;

// Boxes that are wider than their place, whatever they are; pictures whose measure is not that of their file; and how much the page
// has grown since its pictures came.
async function crowded(before) {
	const why = [], root = document.documentElement;
	if (root.scrollWidth > innerWidth)
		why.push(`${root.scrollWidth - innerWidth} pixels wider than the window`);
	for (const e of document.querySelectorAll("body, body *")) {
		const over = e.scrollWidth - e.clientWidth;
		if (over < 2 || e.closest("svg"))
			continue;
		// A name that ends in dots stands in full elsewhere.
		const style = getComputedStyle(e);
		if (style.clipPath !== "none" || style.display === "inline" || style.textOverflow === "ellipsis")
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
}

// Words of fifteen letters or fewer that tables break in two; on a phone a player beside three counts has little room.
function torn() {
	const why = [], range = document.createRange();
	const phone = innerWidth <= 416 && !document.body.classList.contains("people");
	for (const cell of document.querySelectorAll(phone ? ".wide :is(td, th):not(.who)" : ".wide :is(td, th)")) {
		const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
		while (texts.nextNode())
			for (const word of texts.currentNode.data.matchAll(/[^\s\u00ad-]{2,15}(?![^\s-])/gu)) {
				if (word.index && !/[\s-]/.test(word.input[word.index - 1]))
					continue;
				range.setStart(texts.currentNode, word.index);
				range.setEnd(texts.currentNode, word.index + word[0].length);
				const lines = new Set([...range.getClientRects()].map((r) => Math.round(r.bottom)));
				if (lines.size > 1)
					why.push(`"${word[0]}" is broken in two`);
			}
	}
	return why;
}

module.exports = { height, crowded, torn };
