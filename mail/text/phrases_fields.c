/* The marks that mail programs write above a letter that they carry along: a divider,
 * and the fields of its header. See phrases.h.
 * SPDX-License-Identifier: ISC */
#include "mail/text/phrases.h"

#include <stddef.h>

#include "mail/text/phrases_bare.h"

/* clang-format off */
/* Between dashes. */
static const char *const dividers[] = {
	"Original", "Original Message", "Original message", "Original Appointment",
	"Forwarded Message", "Reply Message", "Replied Message",
	"Ursprüngliche Nachricht", "Ursprüngliche Mail", "Originalnachricht", "Original-Nachricht", "Antwort Nachricht",
	"Weitergeleitete Nachricht",
	"Message d'origine", "Message original", "Mail original", "Message transféré", "Message initial",
	"Mensaje original", "Mensaje reenviado", "Missatge original",
	"Messaggio originale", "Messaggio inoltrato", "Messaggio Inoltrato",
	"Mensagem original", "Mensagem encaminhada", "Mensagem Original",
	"Oorspronkelijk bericht", "Oorspronkelijke bericht", "Doorgestuurd bericht",
	"Ursprungligt meddelande", "Originalmeddelande", "Vidarebefordrat meddelande",
	"Oprindelig meddelelse", "Oprindelig besked", "Original meddelelse", "Videresendt meddelelse", "Videresendt besked",
	"Opprinnelig melding", "Opprinnelig e-post", "Videresendt melding",
	"Alkuperäinen viesti", "Välitetty viesti",
	"Wiadomość oryginalna", "Oryginalna wiadomość", "Treść przekazanej wiadomości",
	"Původní zpráva", "Přeposlaná zpráva", "Pôvodná správa",
	"Eredeti üzenet", "Továbbított üzenet", "Mesaj original", "Mesaj redirecționat",
	"Исходное сообщение", "Пересылаемое сообщение", "Пересланное сообщение",
	"Оригінальне повідомлення", "Αρχικό μήνυμα", "Προωθημένο μήνυμα",
	"Orijinal İleti", "Orijinal Mesaj", "İletilen ileti",
	"原始邮件", "邮件原件", "转发的邮件", "原邮件", "回复的原邮件", "原始郵件", "元のメッセージ", "転送されたメッセージ",
	"원본 메시지", "원본 메일", "הודעה מקורית", "הודעה שהועברה", "الرسالة الأصلية", "رسالة معاد توجيهها", "Thư gốc", "Pesan Asli",
};

/* Apple Mail, without dashes. */
static const char *const forward_lines[] = {
	"Begin forwarded message:", "Anfang der weitergeleiteten Nachricht:",
	"Début du message transféré", "Début du message réexpédié",
	"Inicio del mensaje reenviado:", "Inizio messaggio inoltrato:",
	"Início da mensagem encaminhada:", "Begin doorgestuurd bericht:",
	"Vidarebefordrat brev:", "Start på videresendt besked:",
	"Videresendt melding:", "Välitetty viesti alkaa:",
	"Początek przekazywanej wiadomości:", "Начало переадресованного сообщения:",
	"Začátek přeposílané zprávy:",
};

/* Marks with an end: beginnings of what stands between the dashes, as Mutt writes them in the languages of its users, and Gnus. */
static const struct { enum phrase_forward by; const char *begin, *end; } forwards[] = {
	{FORWARD_MUTT, "Forwarded message from ", "End forwarded message"},
	{FORWARD_MUTT, "Weitergeleitete Nachricht von ", "Ende der weitergeleiteten Nachricht"},
	{FORWARD_MUTT, "Message transféré de ", "Fin du message transféré"},
	{FORWARD_MUTT, "Mensaje reenviado de ", "Fin del mensaje reenviado"},
	{FORWARD_MUTT, "Messaggio inoltrato da ", "Fine messaggio inoltrato"},
	{FORWARD_MUTT, "Doorgestuurd bericht van ", "Einde doorgestuurd bericht"},
	{FORWARD_GNUS, "Start of forwarded message", "End of forwarded message"},
};

static const char *const from_words[] = {
	"From", "Von", "De", "Da", "Van", "Från", "Fra", "Od", "Lähettäjä", "От", "От кого",
	"Від", "Feladó", "De la", "Από", "Kimden", "Gönderen", "发件人", "寄件者", "差出人",
	"보낸 사람", "Từ", "Dari", "Expéditeur", "Expedidor", "Remitente", "Avsändare", "Odesílatel",
};
static const char *const other_words[] = {
	"Sent", "Date", "To", "Cc", "Subject", "Reply-To", "Importance",
	"Gesendet", "Datum", "An", "Betreff", "Antwort an",
	"Envoyé", "Envoyé le", "Message du", "Copie à", "Sujet", "À", "A", "Objet",
	"Enviado", "Enviado el", "Fecha", "Para", "Asunto", "Enviada em", "Enviado em", "Assunto", "Data",
	"Inviato", "Oggetto", "Verzonden", "Aan", "Onderwerp",
	"Skickat", "Till", "Ämne", "Sendt", "Dato", "Til", "Emne",
	"Lähetetty", "Päivämäärä", "Vastaanottaja", "Aihe",
	"Wysłano", "Wysłane", "Do", "DW", "Temat",
	"Отправлено", "Дата", "Кому", "Тема", "Надіслано", "Копия",
	"Odesláno", "Komu", "Předmět", "Odoslané", "Predmet", "Poslano", "Za",
	"Elküldve", "Dátum", "Címzett", "Tárgy", "Trimis", "Către", "Subiect",
	"Στάλθηκε", "Ημερομηνία", "Προς", "Θέμα", "Tarih", "Kime", "Konu", "Gönderme Tarihi",
	"发送时间", "日期", "收件人", "抄送", "主题", "寄件日期", "收件者", "主旨",
	"送信日時", "日付", "宛先", "件名", "보낸 날짜", "날짜", "받는 사람", "제목",
	"Đã gửi", "Tới", "Chủ đề", "Terkirim", "Kepada", "Perihal",
};
/* clang-format on */

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* QQ leaves "&nbsp;" in its plain text, beside the dashes. */
static struct str without_nbsp(struct str s)
{
	const struct str nbsp = STR("&nbsp;");

	while (str_starts(s, nbsp.s))
		s = str_slice(s, nbsp.n, s.n);
	return str_trim(s);
}

/* What stands behind two dashes or more; empty: there are none. */
static struct str behind_dashes(struct str s)
{
	size_t dashes = 0;

	while (dashes < s.n && (s.s[dashes] == '-' || s.s[dashes] == '='))
		dashes++;
	return dashes < 2 ? STR("") : without_nbsp(str_trim(str_slice(s, dashes, s.n)));
}

/* Those with an end have their dashes on both sides, so that no order is one. */
static enum phrase_forward forward_of(struct str line, bool end)
{
	struct str s = behind_dashes(phrase_bare(line));

	for (size_t i = 0; s.n && str_ends(s, "---") && i < COUNT(forwards); i++)
		if (str_starts(s, end ? forwards[i].end : forwards[i].begin))
			return forwards[i].by;
	return FORWARD_NONE;
}

enum phrase_forward phrase_begins_forward(struct str line)
{
	return forward_of(line, false);
}

enum phrase_forward phrase_ends_forward(struct str line)
{
	return forward_of(line, true);
}

bool phrase_is_divider(struct str line)
{
	struct str s = phrase_bare(line);

	for (size_t i = 0; i < COUNT(forward_lines); i++)
		if (str_starts(s, forward_lines[i]))
			return true;
	if (phrase_begins_forward(line) != FORWARD_NONE)
		return true;
	s = behind_dashes(s);
	if (!s.n)
		return false;
	for (size_t i = 0; i < COUNT(dividers); i++) {
		if (!str_starts(s, dividers[i]))
			continue;
		struct str rest = without_nbsp(
			str_trim(str_slice(s, str_of(dividers[i]).n, s.n)));
		if (!rest.n || rest.s[0] == '-' || rest.s[0] == '=' || rest.s[0] == ':')
			return true;
	}
	return false;
}

static bool is_among(struct str s, const char *const *words, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_is(s, words[i]))
			return true;
	return false;
}

enum phrase_field phrase_header_field(struct str line)
{
	struct str rest = phrase_bare(line);
	size_t colon = str_find_char(rest, ':');

	if (colon == SIZE_MAX || colon > 40)
		return PHRASE_NONE;
	struct str name = phrase_bare(str_slice(rest, 0, colon));
	if (is_among(name, from_words, COUNT(from_words)))
		return PHRASE_FROM;
	return is_among(name, other_words, COUNT(other_words)) ? PHRASE_OTHER
							       : PHRASE_NONE;
}
