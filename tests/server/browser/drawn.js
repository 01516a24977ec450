// Charts and boards: can they be read? These run in the page.
"use strict";

// Letters of a chart under eleven pixels, letters or marks beyond its edge or below its axis, a label on another.
function charted() {
	return [...document.querySelectorAll(".graph svg")].flatMap((svg) => {
		const edge = svg.getBoundingClientRect(), texts = [...svg.querySelectorAll("text")].map((e) => ({
			words: e.textContent, box: e.getBoundingClientRect(), size: parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a }));
		const turns = texts.filter((t) => /^(T\d+|end)$/.test(t.words)), axis = Math.min(...turns.map((t) => t.box.top));
		const marks = [...svg.querySelectorAll("circle, polygon")].filter((e) => e.getBoundingClientRect().bottom > axis);
		turns.sort((a, b) => a.box.left - b.box.left);
		const goal = texts.find((t) => /^Goal: /.test(t.words)), plot = turns[0].box.left;
		return [
			texts.filter((t) => t.size < 11).map((t) => `${t.words} has ${t.size.toFixed(1)} pixels`),
			texts.filter((t) => t.box.right > edge.right || t.box.left < edge.left).map((t) => `${t.words} is cut off`),
			turns.filter((t, i) => i && t.box.left < turns[i - 1].box.right).map((t) => `${t.words} lies on its neighbour`),
			marks.map(() => "a mark is below the axis"),
			texts.flatMap((t, i) => texts.slice(i + 1).filter((o) => t.box.left < o.box.right - 1 && o.box.left < t.box.right - 1 &&
				t.box.top + t.box.height / 5 < o.box.bottom - o.box.height / 5 && o.box.top + o.box.height / 5 < t.box.bottom - t.box.height / 5)
				.map((o) => `${o.words} lies on ${t.words}`)),
			goal && (goal.box.bottom > axis || goal.box.left < plot - 12) ? ["the goal is not in the plot"] : [],
		].flat();
	});
}

// Letters of the board under eight pixels, by day and by night, and a ground of the wrong light; words at its edge or on other
// words, and a number that is wider than its counter.
function illegible(scheme) {
	const why = [], ground = getComputedStyle(document.querySelector("#board svg rect")).fill;
	const bright = (ground.match(/\d+/g) || []).slice(0, 3).reduce((a, b) => a + +b, 0);
	if ((bright > 380) !== (scheme === "light"))
		why.push(`the ground is ${ground}`);
	const svg = [...document.querySelectorAll("#board svg")].find((e) => e.getBoundingClientRect().width);
	const edge = svg.getBoundingClientRect(), texts = [...svg.querySelectorAll("text")];
	const words = texts.map((e) => ({ says: e.textContent, b: e.getBoundingClientRect() }));
	const counters = [...svg.querySelectorAll("circle")].map((e) => e.getBoundingClientRect()).filter((b) => b.width > 7 && b.width < 40);
	for (const { says, b } of words) {
		if (b.left < edge.left + 2 || b.right > edge.right - 2 || b.top < edge.top || b.bottom > edge.bottom)
			why.push(`${says} is at the edge`);
		const on = counters.find((c) => Math.hypot(c.x + c.width / 2 - b.x - b.width / 2, c.y + c.height / 2 - b.y - b.height / 2) < 3);
		if (/^[A-Z]\d+$/i.test(says) && on && b.width > on.width)
			why.push(`${says} is wider than its counter`);
	}
	words.forEach((p, i) => words.slice(i + 1).forEach((q) => {
		const wide = Math.min(p.b.right, q.b.right) - Math.max(p.b.left, q.b.left), high = Math.min(p.b.bottom, q.b.bottom) - Math.max(p.b.top, q.b.top);
		if (wide > 1.5 && high > Math.min(p.b.height, q.b.height) * 0.35)
			why.push(`${p.says} lies on ${q.says}`);
	}));
	const small = texts.filter((e) => e.getBoundingClientRect().width && parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a < 8)
		.map((e) => e.textContent);
	if (small.length)
		why.push(`${small.length} words are too small: ${small.slice(0, 4).join(" ")}`);
	return why;
}

module.exports = { charted, illegible };
