/* What mail programs write around a quote: tables by language. See phrases.h.
 * SPDX-License-Identifier: ISC */
#include "mail/phrases.h"

#include <stddef.h>

/* clang-format off */
/* An attribution begins with one, ends with the other (a colon after it), and has a date
 * or an address between. A NULL stands for "whatever". */
static const struct { const char *begin, *end; } attributions[] = {
	{"On ", " wrote"},                  /* English: most programs */
	{"On ", " writes"},
	{NULL, " wrote"},                   /* "Ann <ann@example.org> wrote:" */
	{"Am ", NULL},                      /* German: "Am ... schrieb Ann <...>:" */
	{NULL, " schrieb"},
	{"Le ", " a écrit"},                /* French */
	{"El ", " escribió"},               /* Spanish */
	{"El ", " ha escrit"},              /* Catalan */
	{"Il ", " ha scritto"},             /* Italian */
	{"Em ", " escreveu"},               /* Portuguese */
	{"A ", " escreveu"},
	{"Op ", NULL},                      /* Dutch: "Op ... schreef Ann <...>:" */
	{"Den ", NULL},                     /* Swedish "Den ... skrev", Danish "Den ... skrev" */
	{"På ", " skrev"},
	{NULL, " skrev"},                   /* Norwegian, Danish "Ann skrev:" */
	{"Dnia ", NULL},                    /* Polish: "Dnia ... napisał(a)" */
	{NULL, " napisał(a)"}, {NULL, " napisał"}, {NULL, " napisała"},
	{NULL, " kirjoitti"},               /* Finnish */
	{NULL, " написал"}, {NULL, " написал(а)"}, {NULL, " написала"}, {NULL, " пишет"}, /* Russian */
	{NULL, " пише"}, {NULL, " написав"},                     /* Ukrainian */
	{"Dne ", NULL}, {NULL, " napsal(a)"}, {NULL, " napsal"}, /* Czech */
	{NULL, " napísal"}, {NULL, " napísal(a)"},               /* Slovak */
	{NULL, " ezt írta"},                /* Hungarian */
	{NULL, " a scris"},                 /* Romanian */
	{"Στις ", " έγραψε"},               /* Greek */
	{NULL, " şunu yazdı"}, {NULL, " tarihinde yazdı"},       /* Turkish */
	{NULL, " je napisao"}, {NULL, " je napisal"},            /* Croatian, Slovene */
	{NULL, " написа"},                  /* Bulgarian */
	{NULL, "写道"}, {NULL, "寫道"},       /* Chinese */
	{NULL, "のメール"}, {NULL, "書きました"}, /* Japanese */
	{NULL, "작성"},                      /* Korean */
	{NULL, " viết"}, {NULL, " đã viết"}, /* Vietnamese */
	{NULL, " menulis"},                 /* Indonesian */
};
/* Verbs that stand in the middle where the colon ends the name: "schrieb Ann:". */
static const char *const middle_verbs[] = {
	" schrieb", " schreef", " skrev", " napisał", " napsal", " het geskryf",
};

/* Between dashes. */
static const char *const dividers[] = {
	"Original Message", "Original message", "Original Appointment",
	"Forwarded Message", "Reply Message",
	"Ursprüngliche Nachricht", "Originalnachricht", "Original-Nachricht",
	"Weitergeleitete Nachricht",
	"Message d'origine", "Message original", "Message transféré", "Message initial",
	"Mensaje original", "Mensaje reenviado", "Missatge original",
	"Messaggio originale", "Messaggio inoltrato", "Messaggio Inoltrato",
	"Mensagem original", "Mensagem encaminhada", "Mensagem Original",
	"Oorspronkelijk bericht", "Oorspronkelijke bericht", "Doorgestuurd bericht",
	"Ursprungligt meddelande", "Originalmeddelande", "Vidarebefordrat meddelande",
	"Oprindelig meddelelse", "Original meddelelse", "Videresendt meddelelse",
	"Opprinnelig melding", "Videresendt melding",
	"Alkuperäinen viesti", "Välitetty viesti",
	"Wiadomość oryginalna", "Oryginalna wiadomość", "Treść przekazanej wiadomości",
	"Původní zpráva", "Přeposlaná zpráva", "Pôvodná správa",
	"Eredeti üzenet", "Továbbított üzenet", "Mesaj original", "Mesaj redirecționat",
	"Исходное сообщение", "Пересылаемое сообщение", "Пересланное сообщение",
	"Оригінальне повідомлення", "Αρχικό μήνυμα", "Προωθημένο μήνυμα",
	"Orijinal İleti", "Orijinal Mesaj", "İletilen ileti",
	"原始邮件", "邮件原件", "转发的邮件", "原始郵件", "元のメッセージ", "転送されたメッセージ",
	"원본 메시지", "Thư gốc", "Pesan Asli",
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

static const char *const from_words[] = {
	"From", "Von", "De", "Da", "Van", "Från", "Fra", "Od", "Lähettäjä", "От", "От кого",
	"Від", "Feladó", "De la", "Από", "Kimden", "Gönderen", "发件人", "寄件者", "差出人",
	"보낸 사람", "Từ", "Dari", "Expéditeur", "Expedidor", "Remitente", "Avsändare", "Odesílatel",
};
static const char *const other_words[] = {
	"Sent", "Date", "To", "Cc", "Subject", "Reply-To", "Importance",
	"Gesendet", "Datum", "An", "Betreff", "Antwort an",
	"Envoyé", "Envoyé le", "À", "A", "Objet",
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

/* Beginnings; where the device comes first, a piece of the line. */
static const char *const device_begins[] = {
	"Sent from my ", "Sent from Mail", "Sent from Yahoo", "Sent from Outlook", "Sent from Proton",
	"Sent from Samsung", "Sent from a ", "Sent from Gmail", "Sent from BlackBerry", "Sent using ",
	"Sent with ", "Sent via ", "Sent by ", "Get Outlook for ", "Outlook for iOS", "Outlook for Android",
	"Get BlueMail for ",
	"Von meinem ", "Gesendet von ", "Gesendet mit ", "Von Outlook für ", "Holen Sie sich Outlook",
	"Diese Nachricht wurde von meinem ",
	"Envoyé de mon ", "Envoyé depuis ", "Envoyé à partir ", "Obtenez Outlook", "Télécharger Outlook",
	"Enviado desde ", "Enviado do ", "Enviado de ", "Enviado a partir ", "Obtener Outlook", "Obter o Outlook",
	"Inviato da ", "Inviato dal ", "Ottieni Outlook", "Scarica Outlook",
	"Verzonden vanaf ", "Verstuurd vanaf ", "Verzonden met ", "Outlook voor ",
	"Skickat från ", "Sendt fra ", "Sendt med ", "Hämta Outlook", "Hent Outlook", "Få Outlook",
	"Lähetetty ", "Wysłane z ", "Wysłano z ", "Pobierz aplikację Outlook", "Odesláno z ", "Poslané z ",
	"Отправлено с ", "Отправлено из ", "Надіслано з ", "Elküldve ", "Trimis de pe ", "Στάλθηκε από ",
	"发自我的", "從我的 ", "Đã gửi từ ", "Dikirim dari ", "나의 ",
};
static const char *const device_pieces[] = {
	"iPhoneから送信", "iPadから送信", "から送信", "에서 보냄", "'umdan gönderildi", "'imden gönderildi",
	"K-9 Mail gesendet", "Gerät mit K-9", "device with K-9",
};
/* clang-format on */

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* Off with what mail programs put around bold words and links. */
static struct str bare(struct str s)
{
	s = str_trim(s);
	while (s.n && (s.s[0] == '*' || s.s[0] == '_'))
		s = str_slice(s, 1, s.n);
	while (s.n && (s.s[s.n - 1] == '*' || s.s[s.n - 1] == '_'))
		s.n--;
	return str_trim(s);
}

static bool contains(struct str s, const char *z)
{
	return str_find(s, str_of(z)) != SIZE_MAX;
}

/* A year, an hour or an address: what an attribution has and prose rarely. */
static bool has_date_or_address(struct str s)
{
	int digits = 0;

	for (size_t i = 0; i < s.n; i++)
		digits += s.s[i] >= '0' && s.s[i] <= '9';
	return digits >= 3 || contains(s, "@");
}

static bool ends_by_middle_verb(struct str s)
{
	for (size_t i = 0; i < COUNT(middle_verbs); i++)
		if (contains(s, middle_verbs[i]))
			return true;
	return false;
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* "21:40" and "2026": both together are in no order. */
static bool has_clock_and_year(struct str s)
{
	bool clock = false, year = false;

	for (size_t i = 0; i + 3 < s.n; i++) {
		const char *p = s.s + i;
		clock |= is_digit(p[0]) && (p[1] == ':' || p[1] == '.') &&
			 is_digit(p[2]) && is_digit(p[3]);
		year |= p[0] == '2' && p[1] == '0' && is_digit(p[2]) && is_digit(p[3]);
	}
	return clock && year;
}

/* Takes the colon off the end, the wide one of Chinese and Japanese too. */
static bool take_colon(struct str *s)
{
	const struct str wide = STR("\xef\xbc\x9a");

	if (str_ends(*s, ":"))
		*s = str_trim(str_slice(*s, 0, s->n - 1));
	else if (str_ends(*s, wide.s))
		*s = str_trim(str_slice(*s, 0, s->n - wide.n));
	else
		return false;
	return true;
}

bool phrase_is_attribution(struct str line)
{
	struct str s = bare(line);

	if (s.n > 400 || s.n < 8 || !take_colon(&s) || !has_date_or_address(s))
		return false;
	/* Without a verb: "2026-11-21 21:40 GMT+01:00 Ann <ann@example.org>:" */
	if (is_digit(s.s[0]) && str_ends(s, ">") && contains(s, "20"))
		return true;
	for (size_t i = 0; i < COUNT(attributions); i++) {
		const char *begin = attributions[i].begin, *end = attributions[i].end;
		if (begin && !str_starts(s, begin))
			continue;
		if (end ? str_ends(s, end) : ends_by_middle_verb(s))
			return true;
	}
	return false;
}

bool phrase_begins_attribution(struct str line)
{
	struct str s = bare(line);

	for (size_t i = 0; i < COUNT(attributions); i++)
		if (attributions[i].begin && str_starts(s, attributions[i].begin))
			return true;
	return contains(s, "@") || str_ends(s, "<") || has_clock_and_year(s);
}

bool phrase_is_divider(struct str line)
{
	struct str s = bare(line);
	size_t dashes = 0;

	for (size_t i = 0; i < COUNT(forward_lines); i++)
		if (str_starts(s, forward_lines[i]))
			return true;
	while (dashes < s.n && (s.s[dashes] == '-' || s.s[dashes] == '='))
		dashes++;
	if (dashes < 2)
		return false;
	s = str_trim(str_slice(s, dashes, s.n));
	for (size_t i = 0; i < COUNT(dividers); i++) {
		if (!str_starts(s, dividers[i]))
			continue;
		struct str rest = str_trim(str_slice(s, str_of(dividers[i]).n, s.n));
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
	struct str rest = bare(line);
	size_t colon = str_find_char(rest, ':');

	if (colon == SIZE_MAX || colon > 40)
		return PHRASE_NONE;
	struct str name = bare(str_slice(rest, 0, colon));
	if (is_among(name, from_words, COUNT(from_words)))
		return PHRASE_FROM;
	return is_among(name, other_words, COUNT(other_words)) ? PHRASE_OTHER
							       : PHRASE_NONE;
}

bool phrase_is_device(struct str line)
{
	struct str s = bare(line);

	if (s.n > 160)
		return false;
	for (size_t i = 0; i < COUNT(device_begins); i++)
		if (str_starts(s, device_begins[i]))
			return true;
	for (size_t i = 0; i < COUNT(device_pieces); i++)
		if (contains(s, device_pieces[i]))
			return true;
	return false;
}
