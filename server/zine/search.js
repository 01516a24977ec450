// The search of the zine: looks for all words of the question in the titles, headlines and sentences of
// search-data.js, whatever their accents and capitals. Nothing leaves the reader's machine.
"use strict";
(() => {
	const shown = 60;
	const form = document.querySelector("form.search");
	const field = form.querySelector("input"), said = document.querySelector("#said"), list = document.querySelector("#found");
	const entries = []; // the most general first

	const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

	// Called by search-data.js: the pages in one folder.
	window.zine_entries = (folder, rows) => {
		for (const [page, title, words] of rows)
			entries.push({ href: folder + page, title, words, text: plain(title + " " + words) });
	};

	function item(entry) {
		const li = document.createElement("li"), a = document.createElement("a");
		a.href = entry.href;
		a.textContent = entry.title;
		li.append(a);
		if (entry.words) {
			const words = document.createElement("span");
			words.className = "status";
			words.textContent = entry.words;
			li.append(words);
		}
		return li;
	}

	function search() {
		const asked = plain(field.value).split(/\s+/).filter((w) => w);
		const found = asked.length ? entries.filter((e) => asked.every((w) => e.text.includes(w))) : [];
		list.replaceChildren(...found.slice(0, shown).map(item));
		said.textContent = !asked.length ? "" : !found.length ? "Nothing found."
			: found.length > shown ? `The first ${shown} of ${found.length} pages:`
			: found.length === 1 ? "1 page:" : `${found.length} pages:`;
	}

	const data = document.createElement("script");
	data.src = "search-data.js";
	data.onload = () => {
		form.hidden = false;
		field.value = new URLSearchParams(location.search).get("q") || "";
		search();
	};
	document.head.append(data);
	field.addEventListener("input", search);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		search();
	});
})();
