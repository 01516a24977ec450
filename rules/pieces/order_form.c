/* The order form: see order_form.h.
 * SPDX-License-Identifier: ISC */
#include "rules/pieces/order_form.h"

#include <stdarg.h>

#include "base/locale.h"
#include "base/page.h"

void form_example(struct buf *examples, const char *fmt, ...)
{
	va_list ap;

	buf_z(examples, "#   ");
	va_start(ap, fmt);
	buf_vprintf(examples, fmt, ap);
	va_end(ap);
	buf_char(examples, '\n');
}

void form_remark(struct buf *examples, const char *text)
{
	buf_printf(examples, "# (%s)\n", text);
}

void form_print(struct page *page, struct str lines, struct str examples,
		const char *end)
{
	struct buf all = buf_in(page->a);

	buf_add(&all, lines);
	if (examples.n) {
		buf_z(&all, _("# examples legal now:\n"));
		buf_add(&all, examples);
	}
	buf_z(&all, end);
	page_form(page, buf_str(&all));
}
