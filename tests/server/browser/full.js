// A page on a desk is full: nowhere is half of it blank for as long as a screen is high.
"use strict";
const HIGH = 40; // rem: letters are larger on a wide screen

// How far each half is blank, between what stands in it. A board that stays in sight beside its story fills its half.
function blank(rem) {
	const high = rem * parseFloat(getComputedStyle(document.documentElement).fontSize);
	const main = document.querySelector("main").getBoundingClientRect(), middle = main.left + main.width / 2, aside = main.width * 0.02;
	const filled = { left: [], right: [] };
	const fill = (box, bottom = box.bottom) => {
		if (box.width > 1 && box.left < middle - aside)
			filled.left.push([box.top, bottom]);
		if (box.width > 1 && box.right > middle + aside)
			filled.right.push([box.top, bottom]);
	};
	const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const words = document.createRange();
		words.selectNodeContents(texts.currentNode);
		if (texts.currentNode.textContent.trim() && !texts.currentNode.parentElement.closest("svg, .unseen, details:not([open]) > :not(summary)"))
			for (const box of words.getClientRects())
				fill(box);
	}
	for (const e of document.querySelectorAll("main svg, main img"))
		fill(e.getBoundingClientRect());
	for (const e of document.querySelectorAll(".hero .board, .pair .board"))
		if (getComputedStyle(e).position === "sticky")
			fill(e.getBoundingClientRect(), e.parentElement.getBoundingClientRect().bottom);
	const why = [];
	for (const [half, boxes] of Object.entries(filled)) {
		let at = main.top;
		for (const [top, bottom] of boxes.sort((a, b) => a[0] - b[0]).concat([[main.bottom, main.bottom]])) {
			if (top - at > high)
				why.push(`its ${half} half is blank for ${Math.round(top - at)} pixels, ${Math.round(at)} pixels down`);
			at = Math.max(at, bottom);
		}
	}
	return why;
}

module.exports = { blank, HIGH };
