// The search of the zine: looks for all words of the question in the titles, headlines, sentences and press of
// search-data.js, whatever their accents and capitals. Nothing leaves the reader's machine.
"use strict";
(() => {
	const shown = 60, around = 60; // pages; letters on each side of a word in press
	const form = document.querySelector("form.search");
	const field = form.querySelector("input"), said = document.querySelector("#said"), list = document.querySelector("#found");
	const entries = []; // the most general first

	const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

	// Called by search-data.js: the pages in one folder.
	window.zine_entries = (folder, rows) => {
		for (const [page, title, words, press = ""] of rows)
			entries.push({ href: folder + page, title, words, press, text: plain(title + " " + words + " " + press) });
	};

	// The press around the first word that stands nowhere else in the entry; without it, nothing.
	function piece(entry, asked) {
		const above = plain(entry.title + " " + entry.words), press = entry.press.normalize("NFC");
		const word = asked.find((w) => !above.includes(w));
		const at = word ? plain(press).indexOf(word) : -1;
		if (at < 0)
			return "";
		const from = Math.max(0, at - around), to = at + word.length + around;
		return ` Press: ${from ? "\u2026" : ""}${press.slice(from, to)}${to < press.length ? "\u2026" : ""}`;
	}

	function item(entry, asked) {
		const li = document.createElement("li"), a = document.createElement("a");
		a.href = entry.href;
		a.textContent = entry.title;
		li.append(a);
		const told = entry.words + piece(entry, asked);
		if (told) {
			const words = document.createElement("span");
			words.className = "status";
			words.textContent = told;
			li.append(words);
		}
		return li;
	}

	function search() {
		const asked = plain(field.value).split(/\s+/).filter((w) => w);
		const found = asked.length ? entries.filter((e) => asked.every((w) => e.text.includes(w))) : [];
		list.replaceChildren(...found.slice(0, shown).map((e) => item(e, asked)));
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
