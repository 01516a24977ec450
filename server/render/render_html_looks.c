/* The looks of things. Contrast of text is at least 7:1, in the light and in the dark.
 * No line at the left side: mail programs draw one beside what they quote.
 * A letter carries its board once, in the colours of the day. In a dark letter it is turned to night: light and dark
 * change places, colours stay. Programs that go by the screen's light (Apple's, Thunderbird) know how; others show the
 * letter in the light, and the board with it.
 * SPDX-License-Identifier: ISC */
#include "server/render/render_html_looks.h"

#include "base/arena.h"
#include "server/render/render_html.h"

/* clang-format off */
const struct look_row render_html_looks[LOOKS] = {
	[LOOK_PAGE]   = {"pg", "max-width:640px;margin:0 auto;background:#fff;color:#1b1c1f;font:16px/1.45 Roboto,'Helvetica Neue',Helvetica,Arial,sans-serif;overflow-wrap:break-word",
			 "background:#15171b;color:#e9eaed"},
	[LOOK_SHEET]  = {"pg-sheet", "padding:12px 16px", NULL},
	[LOOK_MAST]   = {"pg-mast", "padding:10px 10px 10px 0;border-top:5px solid #1b1c1f;border-bottom:3px double #1b1c1f", "border-color:#e9eaed"},
	[LOOK_STAMP]  = {"pg-stamp", "padding:6px 12px;border:2px solid #8c2f22;border-radius:20px;color:#8c2f22;font-size:13px;line-height:1.3;font-weight:bold;text-align:center;white-space:nowrap", "color:#f2a394;border-color:#f2a394"},
	[LOOK_H1]     = {"pg-h1", "margin:0;font:bold 20px/1.2 Georgia,'Times New Roman',serif", NULL},
	[LOOK_H2]     = {"pg-h2", "margin:24px 0 8px;padding:0 0 2px;font-size:17px;line-height:1.3;border-bottom:2px solid #6b7280", NULL},
	[LOOK_H3]     = {"pg-h3", "margin:18px 0 4px;font-size:16px;line-height:1.3", NULL},
	[LOOK_CRY]    = {"pg-cry", "margin:10px 0 6px;font:bold 26px/1.15 Georgia,'Times New Roman',serif;color:#8c2f22", "color:#f2a394"},
	[LOOK_LEAD]   = {"pg-lead", "margin:12px 0;font-size:18px;line-height:1.3;font-weight:bold", NULL},
	[LOOK_ARROW]  = {"pg-arrow", "white-space:nowrap", NULL},
	[LOOK_WHERE]  = {"pg-where", "margin:0 0 8px;font-weight:bold", NULL},
	[LOOK_BOX]    = {"pg-box", "padding:4px 12px;border:2px solid #8c2f22;border-radius:6px;background:#fbf6ea",
			 "background:#26201b;border-color:#f2a394"},
	[LOOK_BUTTON] = {"pg-button", "padding:10px 16px;border-radius:6px;background:#8c2f22;color:#fff;font-weight:bold",
			 "background:#f2a394;color:#200d08"},
	[LOOK_DO]     = {"pg-do", "color:#fff;text-decoration:underline", "color:#200d08"},
	[LOOK_HINT]   = {"pg-hint", "margin:4px 0 10px;font-size:14px", NULL},
	[LOOK_CUT]    = {"pg-cut", "margin:12px 0;font:14px/1.4 'DejaVu Sans Mono',monospace;color:#4a4f58", "color:#c3c7cf"},
	[LOOK_WIDE]   = {"pg-wide", "overflow-x:auto;margin:8px 0", NULL},
	[LOOK_TABLE]  = {"pg-table", "border-collapse:collapse;width:100%;font-size:15px;text-align:left;vertical-align:top", NULL},
	[LOOK_PRE]    = {"pg-pre", "padding:8px;background:#f1f2f4;color:#1b1c1f", "background:#22262d;color:#e9eaed"},
	[LOOK_TYPE]   = {"pg-type", "margin:0;font:14px/1.4 'DejaVu Sans Mono',monospace;white-space:pre-wrap;overflow-wrap:anywhere", NULL},
	[LOOK_MARK]   = {"pg-mark", "background:#ffe0b8;color:#1b1c1f;font-weight:bold;text-decoration:underline", "background:#5a3a10;color:#fff"},
	[LOOK_FIGURE] = {"pg-figure", "display:block;width:100%;max-width:640px;height:auto", "filter:invert(1) hue-rotate(180deg)"},
};
/* clang-format on */

static const char cells[] =
	".pg-table th,.pg-table td{padding:4px 8px 4px 0;border-top:1px solid #c3c7cf;vertical-align:top}.pg-table thead th{border-top:0;border-bottom:2px solid #6b7280}.pg-table tbody tr:first-child>*{border-top:0}.pg-table tr.pg-sub>*,.pg-table tr>td.pg-note{border-top:0;padding-top:0}.pg-table th{text-align:left}.pg-table tbody th{font-weight:normal}.pg .pg-n{text-align:right}.pg .pg-sub th,.pg .pg-sub td{font-size:14px}.pg td.pg-note{padding-left:12px;font-size:14px}.pg svg{max-width:100%;height:auto}";
static const char cells_dark[] =
	".pg-table th,.pg-table td{border-color:#4b515c!important}";
static const char narrow[] =
	"@media (max-width:480px){.pg-sheet{padding:8px 10px!important}.pg-sheet p{overflow-wrap:anywhere}.pg-h1{font-size:17px!important}.pg-table{font-size:13px!important}.pg-table th,.pg-table td{padding-left:0;padding-right:7px}.pg .pg-sub th,.pg .pg-sub td{font-size:12px}}@media (max-width:340px){.pg-table{font-size:12px!important}.pg-table th,.pg-table td{padding-right:4px}}";

/* On paper a heading stands with what it is of, no row or board is cut in two, and the order form, which is last, is
 * not alone on a sheet. The frame of a letter is one table: its row must break. A whole letter (its frame is the
 * body's child) is set smaller, which is half the paper. */
static const char paper[] =
	"@media print{.pg-h2,.pg-h3{break-after:avoid}.pg-h2:not(:has(~.pg-h2)){break-before:avoid}.pg-table tr,.pg-figure,.pg-pre,.pg-type,.pg-box{break-inside:avoid}.pg-table tr:has(+.pg-sub),.pg-table tr:has(+tr>.pg-note){break-after:avoid}"
	"body>.pg{max-width:none!important;font-size:12px!important;line-height:1.25!important}body>.pg p{margin:5px 0!important}"
	"body>.pg .pg-figure{max-width:340px!important;margin:0 auto}body>.pg .pg-h2{margin:12px 0 4px!important;font-size:14px!important}"
	"body>.pg .pg-table,body>.pg .pg-hint,body>.pg .pg-type,body>.pg .pg-table .pg-note,body>.pg .pg-sub th,body>.pg .pg-sub td{font-size:11px!important}"
	"body>.pg .pg-table th,body>.pg .pg-table td{padding-top:1px;padding-bottom:1px}}";

static void dark(struct buf *b, const char *name, const char *style)
{
	struct str rest = str_of(style), one;

	buf_char(b, '.');
	buf_z(b, name);
	buf_char(b, '{');
	while (rest.n) {
		one = str_until(&rest, ';');
		buf_add(b, one);
		buf_z(b, "!important;");
	}
	buf_char(b, '}');
}

struct str render_html_sheet(struct arena *a, bool all)
{
	struct buf b = buf_in(a);

	for (int i = 0; i < LOOKS && all; i++)
		buf_printf(&b, ".%s{%s}", render_html_looks[i].name,
			   render_html_looks[i].light);
	buf_z(&b, cells);
	buf_z(&b,
	      "@media (prefers-color-scheme:dark){body{background:#15171b!important}");
	for (int i = 0; i < LOOKS; i++)
		if (render_html_looks[i].dark)
			dark(&b, render_html_looks[i].name, render_html_looks[i].dark);
	buf_z(&b, cells_dark);
	buf_char(&b, '}');
	buf_z(&b, narrow);
	buf_z(&b, paper);
	return buf_str(&b);
}

struct str render_html_style(struct arena *a)
{
	return render_html_sheet(a, true);
}
