/* Lines that neither the writer nor a quoted person wrote: those of phones and virus
 * scanners, the banners and disclaimers of gateways. See phrases.h.
 * SPDX-License-Identifier: ISC */
#include "mail/text/phrases.h"

#include <stddef.h>

#include "mail/text/phrases_bare.h"

/* clang-format off */
/* Beginnings; where the device comes first, a piece of the line. */
static const char *const device_begins[] = {
	"Sent from my ", "Sent from Mail", "Sent from Yahoo", "Sent from Outlook", "Sent from Proton",
	"Sent from Samsung", "Sent from a ", "Sent from Gmail", "Sent from BlackBerry", "Sent using ",
	"Sent with ", "Sent via ", "Sent by ", "Get Outlook for ", "Outlook for iOS", "Outlook for Android",
	"Get BlueMail for ", "Yahoo Mail: ", "Sent from AOL", "Sent from TypeApp",
	"Sent from myMail", "Sent from Spark", "Sent from Nine", "Sent from AquaMail", "Sent from Aqua Mail",
	"Sent from BlueMail", "Sent from the all new AOL", "Sent from Polymail", "Sent from Mailbird",
	"Von meinem ", "Von meinem/", "Mit der sicheren E-Mail von ", "Outlook für ", "Outlook pour ", "Outlook para ",
	"Outlook per ", "Gesendet von ", "Gesendet mit ", "Von Outlook für ", "Holen Sie sich Outlook",
	"Diese Nachricht wurde von meinem ",
	"Envoyé de mon ", "Envoyé depuis ", "Envoyé à partir ", "Obtenez Outlook", "Télécharger Outlook",
	"Enviado desde ", "Enviado do ", "Enviado de ", "Enviado a partir ", "Obtener Outlook", "Obter o Outlook",
	"Inviato da ", "Inviato dal ", "Ottieni Outlook", "Scarica Outlook",
	"Verzonden vanaf ", "Verstuurd vanaf ", "Verzonden met ", "Outlook voor ",
	"Skickat från ", "Sendt fra ", "Sendt med ", "Hämta Outlook", "Hent Outlook", "Få Outlook",
	"Lähetetty ", "Wysłane z ", "Wysłano z ", "Pobierz aplikację Outlook", "Odesláno z ", "Poslané z ",
	"Отправлено с ", "Отправлено из ", "Надіслано з ", "Elküldve ", "Trimis de pe ", "Στάλθηκε από ",
	"发自我的", "從我的 ", "Đã gửi từ ", "Dikirim dari ", "나의 ",
	"Virus-free.", "Virenfrei.", "Libre de virus.", "Garanti sans virus.", "Mail priva di virus.",
	"<https://www.avast.com/", "This email has been checked for viruses", "Diese E-Mail wurde von Avast",
};
static const char *const device_pieces[] = {
	"iPhoneから送信", "iPadから送信", "から送信", "에서 보냄", "'umdan gönderildi", "'imden gönderildi",
	"K-9 Mail gesendet", "Gerät mit K-9", "device with K-9",
};
/* Ends of the line that a click on an emoji sends. */
static const char *const reactions[] = {
	" reacted to your message:", " reacted via Gmail", " reacted to your email:",
	" hat auf Ihre Nachricht reagiert:", " hat auf deine Nachricht reagiert:", " hat über Gmail reagiert",
	" a réagi à votre message :", " a réagi à votre message:", " ha reaccionado a tu mensaje:",
	" ha reagito al tuo messaggio:", " reagiu à sua mensagem:", " heeft op uw bericht gereageerd:",
};
/* A gateway's warning above the text: one of the first, and one of the second in it. */
static const char *const banner_begins[] = {
	"CAUTION", "WARNING", "ATTENTION", "ACHTUNG", "VORSICHT", "WARNUNG", "NOTICE", "[EXT", "EXTERNAL", "EXTERN",
	"This email ", "This message ", "This e-mail ", "Diese E-Mail ", "Ce message ", "Ce courriel ", "Some people who ",
	"You don't often get email from", "ATENCIÓN", "ATTENZIONE", "LET OP", "UWAGA", "*** ",
};
static const char *const banner_pieces[] = {
	"external", "externe", "outside", "don't often get email", "esterno", "externo", "außerhalb", "[EXT]", "extérieur",
	"zewnętrz",
};
/* Beginnings of what a company's gateway puts below. */
static const char *const disclaimers[] = {
	"This e-mail and any ", "This email and any ", "This message and any ", "This e-mail is confidential",
	"This email is confidential", "This e-mail is intended", "This email is intended", "This message is intended",
	"This e-mail (", "This email (", "This e-mail may contain", "This email may contain", "This message may contain",
	"This message contains confidential", "This email contains confidential", "This e-mail contains confidential",
	"The information contained in this", "The information in this e", "The contents of this e",
	"CONFIDENTIALITY NOTICE", "Confidentiality note", "If you are not the intended recipient",
	"If you have received this e", "If you have received this message in error", "Please consider the environment",
	"Diese E-Mail enthält vertraul", "Diese E-Mail kann vertraul", "Diese E-Mail ist vertraul",
	"Diese Nachricht ist vertraul", "Diese Nachricht enthält vertraul", "Der Inhalt dieser E-Mail",
	"Die Informationen in dieser E", "Die in dieser E-Mail", "Bitte denken Sie an die Umwelt",
	"Ce message et ", "Ce message est confidentiel", "Ce courriel et ", "Ce courriel est confidentiel",
	"Este mensaje y ", "Este mensaje va dirigido", "Este correo electrónico y ", "Este correo electrónico es confidencial",
	"Esta mensagem pode ", "Esta mensagem é ", "Este e-mail e ", "Questo messaggio e ", "Le informazioni contenute",
	"Il contenuto di questa e", "Dit bericht is uitsluitend", "Dit e-mailbericht", "De informatie in dit", "De informatie in deze",
	"Niniejsza wiadomość", "Ta wiadomość jest", "Treść tej wiadomości", "Настоящее сообщение", "Это сообщение содержит конфиденц",
};
/* clang-format on */

#define COUNT(table) (sizeof(table) / sizeof *(table))

static bool begins(struct str s, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (str_starts(s, list[i]))
			return true;
	return false;
}

bool phrase_is_device(struct str line)
{
	struct str s = phrase_bare(line);

	if (s.n > 160)
		return false;
	if (begins(s, device_begins, COUNT(device_begins)))
		return true;
	for (size_t i = 0; i < COUNT(device_pieces); i++)
		if (phrase_has(s, device_pieces[i]))
			return true;
	return false;
}

bool phrase_is_reaction(struct str line)
{
	struct str s = phrase_bare(line);

	for (size_t i = 0; i < COUNT(reactions); i++)
		if (s.n < 200 && str_ends(s, reactions[i]))
			return true;
	return false;
}

bool phrase_is_banner(struct str line)
{
	struct str s = phrase_bare(line);

	if (s.n > 1000 || !begins(s, banner_begins, COUNT(banner_begins)))
		return false;
	for (size_t i = 0; i < COUNT(banner_pieces); i++)
		if (phrase_has(s, banner_pieces[i]))
			return true;
	return false;
}

bool phrase_is_disclaimer(struct str line)
{
	return begins(phrase_bare(line), disclaimers, COUNT(disclaimers));
}
