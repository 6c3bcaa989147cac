// Written by `npm run messages` from messages/wallet/de.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'de';
const number = /* @__PURE__ */ groupedNumbersIn('de');
const plural = /* @__PURE__ */ pluralsIn('de');

export const wallet_did_not_open = (): string =>
  `Die Wallet ließ sich nicht öffnen`;
export const wallet_try_again = (): string =>
  `Noch einmal versuchen`;
export const wallet_silent = (): string =>
  `Der Server hat nicht geantwortet. Prüf die Verbindung und versuch es noch einmal.`;
export const wallet_strange = (): string =>
  `Die Antwort kam nicht vom Server selbst. Prüf die Verbindung und versuch es noch einmal.`;
export const wallet_back = (): string =>
  `Zurück`;
export const wallet_cancel = (): string =>
  `Abbrechen`;
export const wallet_continue = (): string =>
  `Weiter`;
export const wallet_done = (): string =>
  `Fertig`;
export const wallet_show = (): string =>
  `Anzeigen`;
export const wallet_to_wallet = (): string =>
  `Zur Wallet`;
export const wallet_balance = (): string =>
  `Guthaben`;
export const wallet_yours = (): string =>
  `Deine Wallet`;
export const wallet_blocked = (): string =>
  `Öffne die Wallet in deinem Browser`;
export const wallet_blocked_frame = (): string =>
  `Eine andere Seite zeigt diese in einem Rahmen. Eine Wallet braucht ein eigenes Fenster, damit niemand verdecken kann, worauf du drückst.`;
export const wallet_blocked_telegram = (): string =>
  `Das ist Telegrams eigener Browser. Er löscht vielleicht, was Seiten speichern, und damit deine Schlüssel, und andere können hineinsehen.`;
export const wallet_blocked_insecure = (): string =>
  `Diesem Browser oder dieser Verbindung fehlt, was Schlüssel brauchen: https, Verschlüsselung und Speicher für diese Website.`;
export const wallet_blocked_open = (): string =>
  `Dort öffnen`;
export const wallet_blocked_copy = (): string =>
  `Wenn das wieder hierher führt, kopier diese Adresse in deinen Browser:`;
export const wallet_promise = (): string =>
  `Deine Schlüssel bleiben auf diesem Gerät. Deine zwölf Wörter sind der einzige Ersatz.`;
export const wallet_promise_more = (v: { code: string; site: string }): string =>
  `Die Schlüssel für ${v.code} entstehen in diesem Browser und bleiben darin, verschlüsselt. ${v.site} bekommt sie nie, und niemand kann sie dir zurückgeben, wenn du sie verlierst.`;
export const wallet_may_delete = (): string =>
  `Dieser Browser löscht vielleicht, was diese Seite speichert, wenn der Platz knapp wird oder du wochenlang nicht hier warst. Schreib deine Wörter auf: Sie bringen alles zurück.`;
export const wallet_not_reviewed = (): string =>
  `Noch niemand außerhalb dieses Projekts hat diese Wallet geprüft. Bewahr darin auf, was du in der Hosentasche tragen würdest.`;
export const wallet_coin_unproved = (v: { site: string; code: string }): string =>
  `${v.site} hat noch nicht bewiesen, dass hier ${v.code} verwendet wird, also werden keine Schlüssel angelegt oder wiederhergestellt. Versuch es in ein paar Minuten noch einmal.`;
export const wallet_coin_undescribed = (v: { coin: string }): string =>
  `Diese Website weiß nicht, wie Adressen von ${v.coin} geschrieben werden. Hier werden dafür keine Schlüssel angelegt.`;
export const wallet_coin_unclear = (): string =>
  `Die Website hat nicht klar gesagt, welchen Coin sie verwendet. Lade diese Seite neu.`;
export const wallet_make = (): string =>
  `Neue Wallet anlegen`;
export const wallet_restore_from = (): string =>
  `Aus Wörtern oder einem privaten Schlüssel wiederherstellen`;
export const wallet_open_backup = (): string =>
  `Sicherungsdatei öffnen`;
export const wallet_only_watch = (): string =>
  `Eine Adresse nur beobachten`;
export const wallet_write_down = (): string =>
  `Schreib diese Wörter auf`;
export const wallet_write_down_why = (): string =>
  `Diese zwölf Wörter sind deine Wallet. Schreib sie auf Papier, in dieser Reihenfolge. Sie werden nur dieses eine Mal gezeigt; wer sie hat, hat deine Coins.`;
export const wallet_words_in_order = (): string =>
  `Deine zwölf Wörter, in ihrer Reihenfolge`;
export const wallet_no_photo = (): string =>
  `Kein Foto, keine Nachricht an dich selbst: Kopien können gestohlen werden.`;
export const wallet_written_down = (): string =>
  `Ich habe sie aufgeschrieben`;
export const wallet_check_words = (): string =>
  `Prüf deine Wörter`;
export const wallet_type_words = (): string =>
  `Tippe diese Wörter von deinem Papier ab.`;
export const wallet_word = (v: { place: string }): string =>
  `Wort ${v.place}`;
export const wallet_words_differ = (): string =>
  `Das sind nicht die Wörter von vorhin. Sieh auf deinem Papier nach.`;
export const wallet_start_over = (): string =>
  `Mit neuen Wörtern von vorn`;
export const wallet_make_it = (): string =>
  `Wallet anlegen`;
export const wallet_choose_passphrase = (): string =>
  `Wähl eine Passphrase`;
export const wallet_passphrase_why = (): string =>
  `Du tippst sie, um zu zahlen. Wenn du sie vergisst, bringen deine Wörter die Wallet zurück; zurücksetzen kann sie niemand.`;
export const wallet_passphrase = (): string =>
  `Passphrase`;
export const wallet_passphrase_hint = (): string =>
  `Sie verschlüsselt die Wallet in diesem Browser. Am besten sind mehrere Wörter, die nichts miteinander zu tun haben.`;
export const wallet_passphrase_again = (): string =>
  `Passphrase noch einmal`;
export const wallet_suggest = (): string =>
  `Eine vorschlagen`;
export const wallet_enough = (): string =>
  `Stark genug.`;
export const wallet_too_easy = (): string =>
  `Zu leicht zu erraten.`;
export const wallet_thief_none = (): string =>
  `Ein Dieb mit den Dateien dieses Browsers und tausend Grafikkarten bräuchte dafür gar keine Zeit.`;
export const wallet_thief_minutes = (v: { count: number }): string =>
  `Ein Dieb mit den Dateien dieses Browsers und tausend Grafikkarten bräuchte etwa ${number(v.count)} Minuten.`;
export const wallet_thief_hours = (v: { count: number }): string =>
  `Ein Dieb mit den Dateien dieses Browsers und tausend Grafikkarten bräuchte etwa ${number(v.count)} Stunden.`;
export const wallet_thief_days = (v: { count: number }): string =>
  `Ein Dieb mit den Dateien dieses Browsers und tausend Grafikkarten bräuchte etwa ${number(v.count)} Tage.`;
export const wallet_thief_years = (v: { count: number }): string =>
  `Ein Dieb mit den Dateien dieses Browsers und tausend Grafikkarten bräuchte etwa ${number(v.count)} Jahre.`;
export const wallet_thief_centuries = (v: { count: number }): string =>
  `Ein Dieb mit den Dateien dieses Browsers und tausend Grafikkarten bräuchte etwa ${number(v.count)} Jahrhunderte.`;
export const wallet_easy_to_guess = (): string =>
  `Diese Passphrase ist zu leicht zu erraten. Mach sie länger oder nimm eine vorgeschlagene.`;
export const wallet_passphrases_differ = (): string =>
  `Die beiden Passphrasen sind nicht gleich.`;
export const wallet_none_suggested = (): string =>
  `Es wurde keine Passphrase gefunden. Versuch es noch einmal.`;
export const wallet_no_lists = (): string =>
  `Die Listen der leicht zu erratenden Wörter ließen sich nicht laden, und ohne sie wird keine Passphrase angenommen. Prüf die Verbindung und versuch es noch einmal.`;
export const wallet_restore = (): string =>
  `Wallet wiederherstellen`;
export const wallet_words_or_key = (): string =>
  `Wörter oder privater Schlüssel`;
export const wallet_words_or_key_hint = (): string =>
  `Zwölf bis vierundzwanzig Wörter oder ein privater Schlüssel, wie ihn andere Wallets exportieren (WIF).`;
export const wallet_looking_for_coins = (): string =>
  `Suche nach ihren Coins …`;
export const wallet_which_address = (): string =>
  `Welche Adresse soll ab jetzt empfangen?`;
export const wallet_used_addresses = (v: { count: number }): string =>
  `Benutzte Adressen: ${number(v.count)}`;
export const wallet_not_searched_now = (): string =>
  `Die Chain konnte gerade nicht durchsucht werden, deshalb wird nur die erste Adresse unten benutzt. Melde dich erst an oder stell die Wallet später noch einmal wieder her, um Coins auf anderen zu finden.`;
export const wallet_restore_it = (): string =>
  `Wallet wiederherstellen`;
export const wallet_too_many_addresses = (v: { count: number }): string =>
  `Mehr als ${number(v.count)} ihrer Adressen wurden benutzt. Schick die Coins mit dem Programm, das die Wallet angelegt hat, an eine neue.`;
export const wallet_words_unknown = (): string =>
  `Die meisten davon stehen nicht unter den 2.048 Wörtern der Liste. Prüf die Schreibweise.`;
export const wallet_words_unknown_at = (v: { places: string }): string =>
  `Nicht unter den 2.048 Wörtern der Liste: Nummer ${v.places}. Prüf die Schreibweise.`;
export const wallet_words_count = (v: { count: number }): string =>
  `${plural(v.count, { one: `Das ist ${number(v.count)} Wort`, other: `Das sind ${number(v.count)} Wörter` })}; eine Wallet hat 12, 15, 18, 21 oder 24.`;
export const wallet_words_checksum = (): string =>
  `Jedes Wort steht in der Liste, aber die Prüfsumme stimmt nicht: Eines ist ein anderes Wort, oder die Reihenfolge ist anders.`;
export const wallet_key_other_coin = (v: { wanted: string }): string =>
  `Das ist ein privater Schlüssel eines anderen Coins; diese Wallet benutzt das Netz „${v.wanted}“.`;
export const wallet_key_other_network = (v: { network: string; wanted: string }): string =>
  `Das ist ein privater Schlüssel aus dem Netz „${v.network}“ des Coins; diese Wallet benutzt das Netz „${v.wanted}“.`;
export const wallet_key_uncompressed = (): string =>
  `Das ist ein privater Schlüssel der alten, unkomprimierten Art. Schick seine Coins mit der Wallet, die ihn angelegt hat, an eine neue Adresse.`;
export const wallet_key_none = (): string =>
  `Das ist kein privater Schlüssel.`;
export const wallet_key_long = (): string =>
  `Das ist zu lang für einen privaten Schlüssel.`;
export const wallet_key_mistyped = (): string =>
  `Das ist kein privater Schlüssel, oder ein Zeichen darin ist falsch.`;
export const wallet_watch = (): string =>
  `Eine Adresse beobachten`;
export const wallet_address = (): string =>
  `Adresse`;
export const wallet_watch_hint = (): string =>
  `Du siehst hier ihre Coins, kannst aber nicht mit ihnen zahlen.`;
export const wallet_watch_it = (): string =>
  `Beobachten`;
export const wallet_watching = (): string =>
  `Du beobachtest nur eine Adresse`;
export const wallet_watched = (): string =>
  `Beobachtet`;
export const wallet_watch_no_key = (): string =>
  `In diesem Browser ist kein Schlüssel dafür. Nichts hier beweist, dass sie dir gehört: Bevor jemand an sie zahlt, vergleich sie Buchstabe für Buchstabe mit der Wallet, die ihren Schlüssel hat.`;
export const wallet_watch_swapped = (): string =>
  `Wenn du hier eine Wallet hattest und sie nicht selbst entfernt hast, hat jemand das an ihre Stelle gesetzt. Beende das Beobachten und stell deine Wallet aus deinen Wörtern wieder her.`;
export const wallet_watch_primary = (v: { address: string }): string =>
  `Trinkgeld und Anteile erreichen dich an ${v.address}, nicht hier.`;
export const wallet_watch_stop = (): string =>
  `Nicht mehr beobachten`;
export const wallet_only_watches = (): string =>
  `Diese Wallet beobachtet nur: Sie kann nicht zahlen.`;
export const wallet_address_wrong = (): string =>
  `Das ist keine Adresse des Coins, oder ein Zeichen darin ist falsch.`;
export const wallet_address_other_network = (v: { network: string; wanted: string }): string =>
  `Das ist eine Adresse aus dem Netz „${v.network}“ des Coins; diese Wallet benutzt das Netz „${v.wanted}“.`;
export const wallet_unlock_yours = (): string =>
  `Entsperr deine Wallet`;
export const wallet_unlock = (): string =>
  `Entsperren`;
export const wallet_use_passkey = (): string =>
  `Meinen Passkey benutzen`;
export const wallet_forgot = (): string =>
  `Ich habe die Passphrase vergessen`;
export const wallet_forgot_text = (): string =>
  `Zurücksetzen kann sie niemand. Mit deinen Wörtern oder deinem privaten Schlüssel kannst du diese Wallet hier entfernen und unter einer neuen Passphrase wiederherstellen.`;
export const wallet_does_not_open = (): string =>
  `Das öffnet die Wallet nicht. Nichts wurde geändert. Wenn du dir bei der Passphrase sicher bist, wurde die gespeicherte Wallet verändert: Stell sie aus deinen Wörtern wieder her.`;
export const wallet_altered = (): string =>
  `Die gespeicherte Wallet nennt eine Adresse, die nicht ihre eigene ist: Jemand hat sie verändert. Stell sie aus deinen Wörtern wieder her.`;
export const wallet_locked = (): string =>
  `Die Wallet ist gesperrt.`;
export const wallet_unreadable = (): string =>
  `Diese Wallet ist nicht lesbar`;
export const wallet_unreadable_why = (): string =>
  `Die in diesem Browser gespeicherte Wallet wurde verändert, oder eine frühere Fassung dieser Seite hat sie geschrieben. Keiner Adresse darin ist zu trauen, deshalb wird keine gezeigt.`;
export const wallet_unreadable_help = (): string =>
  `Deine Coins sind, wo sie waren: Deine Wörter, dein privater Schlüssel oder eine Sicherungsdatei mit ihrer Passphrase bringen die Wallet zurück. Hast du nichts davon, lass alles, wie es ist, und frag um Hilfe. Niemand Ehrliches wird dich nach deiner Passphrase fragen.`;
export const wallet_other_network = (v: { record: 'here' | 'backup' | 'other'; network: string; wanted: string }): string =>
  `${({ here: `Die Wallet in diesem Browser`, backup: `Diese Sicherung`, other: `Diese Wallet` })[v.record]} gehört zum Netz „${v.network}“; diese Website benutzt jetzt das Netz „${v.wanted}“.`;
export const wallet_other_coin = (v: { record: 'here' | 'backup' | 'other'; coin: string }): string =>
  `${({ here: `Die Wallet in diesem Browser`, backup: `Diese Sicherung`, other: `Diese Wallet` })[v.record]} gehört zu einem anderen Coin; diese Website verwendet ${v.coin}. Nichts wurde geändert.`;
export const wallet_of_coin = (v: { record: 'here' | 'backup' | 'other'; whose: string; coin: string }): string =>
  `${({ here: `Die Wallet in diesem Browser`, backup: `Diese Sicherung`, other: `Diese Wallet` })[v.record]} gehört zu ${v.whose}; diese Website verwendet ${v.coin}. Nichts wurde geändert.`;
export const wallet_gone = (): string =>
  `Die Wallet ist nicht mehr da.`;
export const wallet_lock = (): string =>
  `Sperren`;
export const wallet_send = (): string =>
  `Senden`;
export const wallet_receive = (): string =>
  `Empfangen`;
export const wallet_back_up = (): string =>
  `Sichern`;
export const wallet_recent = (): string =>
  `Letzte Zahlungen`;
export const wallet_history = (): string =>
  `Verlauf`;
export const wallet_looking = (): string =>
  `Sehe auf der Chain nach …`;
export const wallet_on_its_way = (v: { amount: string }): string =>
  `Unterwegs: ${v.amount}`;
export const wallet_confirmed = (): string =>
  `Auf der Chain bestätigt.`;
export const wallet_usd_about = (v: { usd: string }): string =>
  `etwa $${v.usd}`;
export const wallet_usd_less = (): string =>
  `weniger als $0.01`;
export const wallet_coins_usd = (v: { coins: string; usd: string }): string =>
  `${v.coins} (${v.usd})`;
export const wallet_no_chain = (v: { site: string }): string =>
  `${v.site} kann nicht auf die Chain sehen, zeigt hier also kein Guthaben und sendet nichts. Mit deinen Wörtern oder deinem privaten Schlüssel kann es eine andere Wallet.`;
export const wallet_more_coins = (v: { amount: string }): string =>
  `Diese Wallet hat mehr Coins, als auf einmal aufgelistet werden. Das Guthaben zählt alle; Zahlungen benutzen die größten, die zusammen ${v.amount} wert sind.`;
export const wallet_unread = (v: { address: string }): string =>
  `${v.address} hat zu viele Zahlungen, um sie hier zu lesen. Deshalb zählt die Adresse nicht zum Guthaben, und von ihr wird nichts gesendet. Versuch es später noch einmal. Wenn es so bleibt, sag es dem Betreiber, oder stell diese Wallet in einem anderen Programm aus ihren Wörtern wieder her.`;
export const wallet_unread_payments = (v: { address: string }): string =>
  `${v.address} hat zu viele Zahlungen, um sie hier zu lesen: Keine davon wird gezeigt.`;
export const wallet_unsearched = (): string =>
  `Als diese Wallet wiederhergestellt wurde, konnte die Chain nicht durchsucht werden, deshalb zählt nur ihre erste Adresse. Um Coins auf anderen zu finden, entfern sie hier und stell sie aus ihren Wörtern wieder her, während du angemeldet bist.`;
export const wallet_no_payments = (): string =>
  `Auf der Chain ist noch nichts von dieser Wallet.`;
export const wallet_no_payments_watched = (): string =>
  `Auf der Chain ist noch nichts von dieser Adresse.`;
export const wallet_newest = (v: { count: number }): string =>
  `Gezeigt werden nur die neuesten ${number(v.count)}.`;
export const wallet_first_coins = (): string =>
  `Empfang deine ersten Coins`;
export const wallet_first_coins_text = (): string =>
  `Gib diese Adresse jemandem, der dir zahlt. Öffne diesen Bildschirm wieder, um die Coins zu sehen.`;
export const wallet_payment = (): string =>
  `Zahlung`;
export const wallet_coins_received = (): string =>
  `Coins erhalten`;
export const wallet_tip_to = (v: { name: string }): string =>
  `Trinkgeld an ${v.name}`;
export const wallet_tip_from = (v: { name: string }): string =>
  `Trinkgeld von ${v.name}`;
export const wallet_paid_amount = (v: { amount: string }): string =>
  `Bezahlt: ${v.amount}`;
export const wallet_received_amount = (v: { amount: string }): string =>
  `Erhalten: ${v.amount}`;
export const wallet_row_on_its_way = (): string =>
  `unterwegs`;
export const wallet_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Bestätigung`, other: `${number(v.count)} Bestätigungen` })}`;
export const wallet_copy = (): string =>
  `Adresse kopieren`;
export const wallet_copied = (): string =>
  `Kopiert.`;
export const wallet_not_copied = (): string =>
  `Kopieren ist hier nicht erlaubt. Markier die Adresse und kopier sie.`;
export const wallet_qr = (v: { address: string }): string =>
  `QR-Code von ${v.address}`;
export const wallet_spare = (v: { kind: 'key' | 'other'; site: string }): string =>
  `${({ key: `Deine Schlüssel bleiben auf diesem Gerät, verschlüsselt. Dein privater Schlüssel ist der einzige Ersatz, bis du eine Sicherungsdatei speicherst. ${v.site} hat keins von beiden.`, other: `Deine Schlüssel bleiben auf diesem Gerät, verschlüsselt. Deine Wörter sind der einzige Ersatz, bis du eine Sicherungsdatei speicherst. ${v.site} hat keins von beiden.` })[v.kind]}`;
export const wallet_save_backup = (): string =>
  `Sicherungsdatei speichern`;
export const wallet_backup_encrypted = (): string =>
  `Die Datei ist verschlüsselt: Sie öffnet sich mit der heutigen Passphrase, hier oder in einem anderen Browser.`;
export const wallet_this_browser = (): string =>
  `Dieser Browser`;
export const wallet_remove_here = (): string =>
  `Aus diesem Browser entfernen`;
export const wallet_remove_it = (): string =>
  `Aus diesem Browser entfernen`;
export const wallet_remove = (): string =>
  `Die Wallet entfernen?`;
export const wallet_remove_text = (): string =>
  `Sie wird endgültig aus diesem Browser gelöscht. Ohne ihre Wörter, ihren privaten Schlüssel oder eine Sicherungsdatei mit ihrer Passphrase sind ihre Coins verloren.`;
export const wallet_remove_confirm = (): string =>
  `Ich habe die Wörter: entfernen`;
export const wallet_keep_it = (): string =>
  `Behalten`;
export const wallet_its_passphrase = (): string =>
  `Ihre Passphrase`;
export const wallet_backup_file = (): string =>
  `Sicherungsdatei`;
export const wallet_choose_backup = (): string =>
  `Wähl zuerst die Sicherungsdatei.`;
export const wallet_open_it = (): string =>
  `Öffnen`;
export const wallet_no_backup = (): string =>
  `Das ist keine Sicherungsdatei dieser Wallet, oder sie wurde verändert, oder eine frühere Fassung hat sie angelegt. Stell die Wallet aus deinen Wörtern wieder her.`;
export const wallet_show_secrets = (): string =>
  `Wörter oder privaten Schlüssel zeigen`;
export const wallet_secrets_warning = (): string =>
  `Wer sie sieht, kann deine Coins nehmen. Kein ehrlicher Mensch wird dich je danach fragen.`;
export const wallet_show_them = (): string =>
  `Zeigen`;
export const wallet_secrets = (): string =>
  `Deine Geheimnisse`;
export const wallet_words = (): string =>
  `Wörter`;
export const wallet_private_key = (): string =>
  `Privater Schlüssel deiner Adresse`;
export const wallet_add_passkey = (): string =>
  `Passkey hinzufügen`;
export const wallet_passkey_why = (): string =>
  `Dein Fingerabdruck, dein Gesicht oder dein Sicherheitsschlüssel öffnet dann die Wallet in diesem Browser. Die Passphrase gilt weiter.`;
export const wallet_add_it = (): string =>
  `Hinzufügen`;
export const wallet_passkey_unable = (): string =>
  `Dieser Passkey kann keine Wallet öffnen. Die Passphrase gilt weiter.`;
export const wallet_passkey_silent = (): string =>
  `Der Passkey hat nicht geantwortet. Nimm die Passphrase.`;
export const wallet_passkey_unused = (): string =>
  `Der Passkey wurde nicht benutzt. Versuch es noch einmal oder nimm die Passphrase.`;
export const wallet_sign_in = (v: { site: string }): string =>
  `Bei ${v.site} anmelden`;
export const wallet_sign_in_why = (v: { site: string }): string =>
  `Melde dich bei ${v.site} an, um das Guthaben zu sehen und zu zahlen. Die Schlüssel sind so oder so hier.`;
export const wallet_get_link = (v: { bot: string }): string =>
  `Link von ${v.bot} holen`;
export const wallet_not_signed_in_yet = (): string =>
  `Du bist noch nicht angemeldet.`;
export const wallet_have_signed_in = (): string =>
  `Ich habe mich angemeldet`;
export const wallet_is_this_you = (): string =>
  `Bist du das?`;
export const wallet_change_member = (): string =>
  `Das Konto wechseln?`;
export const wallet_link_for = (): string =>
  `Dieser Link ist für`;
export const wallet_signed_in_here = (): string =>
  `Hier angemeldet`;
export const wallet_link_warning = (v: { site: string }): string =>
  `Mach nur weiter, wenn du den Bot selbst um diesen Link gebeten hast. Hat ihn dir jemand geschickt, würdest du bei ${v.site} dessen Konto benutzen.`;
export const wallet_continue_as = (v: { name: string }): string =>
  `Weiter als ${v.name}`;
export const wallet_not_now = (): string =>
  `Nicht jetzt`;
export const wallet_stay_as = (v: { name: string }): string =>
  `Als ${v.name} angemeldet bleiben`;
export const wallet_sign_in_lost = (): string =>
  `Dieser Browser hat die Anmeldung nicht behalten. Erlaub Cookies für diese Website und bitte den Bot um einen neuen Link.`;
export const wallet_link_over = (): string =>
  `Dieser Link gilt nicht mehr`;
export const wallet_not_signed_in = (): string =>
  `Du bist nicht angemeldet`;
export const wallet_link_once = (): string =>
  `Ein Link vom Bot gilt einmal und fünf Minuten lang. Bitte den Bot um einen neuen.`;
export const wallet_continue_without = (): string =>
  `Ohne Anmeldung weiter`;
export const wallet_by_link_only = (): string =>
  `Du bist mit einem Link vom Bot angemeldet, und der kann deine Adresse nicht ersetzen: Ein Link kann in andere Hände geraten. Melde dich selbst an und drück noch einmal auf den Button.`;
export const wallet_or_send = <T>(v: { bot: string; command: (text: string) => T }): Rich<T> =>
  [`Oder schick `, `${v.bot}`, ` das: `, v.command(``)];
export const wallet_not_reached = (v: { name: string }): string =>
  `${v.name}, Trinkgeld und wöchentliche Anteile erreichen diese Wallet noch nicht.`;
export const wallet_held = (v: { time: string }): string =>
  `Trinkgeld erreicht diese Wallet ab jetzt. Wöchentliche Anteile ab ${v.time}, oder sobald du es in der Nachricht vom Bot bestätigst.`;
export const wallet_use_it = (): string =>
  `Für Trinkgeld und Anteile benutzen`;
export const wallet_address_from_now = (): string =>
  `Deine Adresse ab jetzt`;
export const wallet_address_until_now = (): string =>
  `Bisher`;
export const wallet_address_none = (): string =>
  `keine`;
export const wallet_use_it_how = (): string =>
  `Die Wallet unterschreibt einen kurzen Text, der beweist, dass die Adresse dir gehört. Nichts wird bezahlt. Hattest du vorher eine andere Adresse, warten wöchentliche Anteile 24 Stunden, außer du bestätigst den Wechsel im Bot.`;
export const wallet_sign_and_use = (): string =>
  `Unterschreiben und benutzen`;
export const wallet_somebody_else = (): string =>
  `Inzwischen ist jemand anders angemeldet. Lade diese Seite neu. Nichts wurde unterschrieben.`;
export const wallet_sign_other = (): string =>
  `Der Server wollte etwas anderes unterschreiben lassen. Nichts wurde unterschrieben.`;
export const wallet_to = (): string =>
  `An`;
export const wallet_to_hint = (): string =>
  `Eine Adresse oder ein Zahlungslink.`;
export const wallet_amount = (): string =>
  `Betrag`;
export const wallet_amount_hint = (): string =>
  `Mit höchstens 8 Nachkommastellen.`;
export const wallet_send_all = (): string =>
  `Alles senden`;
export const wallet_fee = (): string =>
  `Gebühr`;
export const wallet_fee_normal = (): string =>
  `Normal`;
export const wallet_fee_faster = (): string =>
  `Schneller`;
export const wallet_fee_fastest = (): string =>
  `Am schnellsten`;
export const wallet_fee_usually = (v: { amount: string }): string =>
  `meist ${v.amount}`;
export const wallet_total = (): string =>
  `Gesamt`;
export const wallet_review = (): string =>
  `Prüfen`;
export const wallet_review_and_pay = (): string =>
  `Prüfen und zahlen`;
export const wallet_unconfirmed_coins = (): string =>
  `Einige dieser Coins sind noch nicht bestätigt. Die Zahlung wird nach ihnen bestätigt.`;
export const wallet_pay_now = (v: { amount: string }): string =>
  `${v.amount} zahlen`;
export const wallet_amount_comma = (): string =>
  `Schreib den Betrag ohne Komma, damit Tausender und Nachkommastellen klar sind.`;
export const wallet_amount_number = (): string =>
  `Schreib den Betrag als Zahl mit höchstens 8 Nachkommastellen, zum Beispiel 2.5.`;
export const wallet_smallest = (v: { amount: string }): string =>
  `Die kleinste Zahlung ist ${v.amount}.`;
export const wallet_needs = (v: { needed: string; sum: string }): string =>
  `Das braucht mit der Gebühr ${v.needed}; ausgeben lassen sich gerade nur ${v.sum}.`;
export const wallet_nothing = (): string =>
  `Es gibt nichts auszugeben.`;
export const wallet_scattered = (v: { coins: number; addresses: number }): string =>
  `Dein Guthaben besteht aus zu vielen kleinen Coins: Eine Zahlung kann ${number(v.coins)} davon benutzen, von ${number(v.addresses)} Adressen. Schick erst alles an deine eigene Adresse, dann zahl.`;
export const wallet_too_many_refused = (): string =>
  `Zu viele Zahlungen wurden abgelehnt. Warte auf den nächsten Block und versuch es dann noch einmal.`;
export const wallet_payee_own = (): string =>
  `Das ist eine Adresse deiner eigenen Wallet.`;
export const wallet_payee_new_address = (): string =>
  `Das ist die erste Zahlung an diese Adresse aus diesem Browser. Vergleich sie mit der, die dir gegeben wurde.`;
export const wallet_payee_known = (): string =>
  `An diese Adresse hast du aus diesem Browser schon gezahlt.`;
export const wallet_payee_known_of = (v: { name: string }): string =>
  `An diese Adresse hast du aus diesem Browser schon gezahlt: Sie gehörte ${v.name}.`;
export const wallet_payee_first = (v: { name: string }): string =>
  `Das ist die erste Zahlung an ${v.name} aus diesem Browser.`;
export const wallet_payee_again = (v: { name: string }): string =>
  `An ${v.name} hast du unter dieser Adresse schon gezahlt.`;
export const wallet_payee_moved = (v: { name: string }): string =>
  `Die Adresse von ${v.name} hat sich geändert. Aus diesem Browser hast du an eine andere gezahlt:`;
export const wallet_payee_impostor = (v: { name: string }): string =>
  `Das ist vielleicht jemand anders: Ein anderes Konto hatte den Namen ${v.name}, als du es bezahlt hast, an`;
export const wallet_payee_ask = (): string =>
  `Frag nach, bevor du zahlst, und nicht über diese Seite. Eine Zahlung lässt sich nicht zurücknehmen.`;
export const wallet_payee_unproved = (v: { name: string; site: string }): string =>
  `${v.name} hat diese Adresse nicht bewiesen: Nur ${v.site} sagt, wem sie gehört.`;
export const wallet_payee_wrong = (v: { name: string; id: string }): string =>
  `Der Beweis für diese Adresse ist falsch: Ihr Schlüssel hat nicht unterschrieben, dass sie ${v.name} (Telegram-ID ${v.id}) gehört. Frag nach, bevor du zahlst.`;
export const wallet_payee_proved = (v: { name: string; id: string }): string =>
  `${v.name} hat diese Adresse bewiesen: Ihr Schlüssel hat unterschrieben, dass sie zur Telegram-ID ${v.id} gehört. Dein Browser hat die Unterschrift geprüft.`;
export const wallet_payee_agree = (v: { name: string }): string =>
  `Ich habe ${v.name} selbst gefragt, und die Adresse stimmt.`;
export const wallet_tip = (): string =>
  `Trinkgeld bezahlen`;
export const wallet_tip_looking = (): string =>
  `Sehe nach dem Trinkgeld und deinen Coins …`;
export const wallet_tip_for = (): string =>
  `Für`;
export const wallet_tip_note = (): string =>
  `Notiz`;
export const wallet_tip_digits = (): string =>
  `An den letzten Ziffern des Betrags wird dieses Trinkgeld erkannt.`;
export const wallet_tip_paid = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`Du hast es bezahlt: `, v.transaction(``)];
export const wallet_tip_waiting = (): string =>
  `Es wartet, bis eine Adresse für den Empfang gesetzt ist. Der Bot sagt dir, wann du es bezahlen kannst.`;
export const wallet_tip_seen = (): string =>
  `Es ist bezahlt und wartet auf den nächsten Block.`;
export const wallet_tip_confirmed = (): string =>
  `Es ist bezahlt und bestätigt.`;
export const wallet_tip_expired = (): string =>
  `Es wurde nicht rechtzeitig bezahlt. Gib es noch einmal, wenn du magst.`;
export const wallet_tip_cancelled = (): string =>
  `Es wurde zurückgezogen.`;
export const wallet_tip_refused = (): string =>
  `Hier wird kein Trinkgeld angenommen.`;
export const wallet_paid = (): string =>
  `Bezahlt`;
export const wallet_sent_text = (): string =>
  `Die Zahlung ist unterwegs. Die nächsten Blöcke bestätigen sie.`;
export const wallet_confirmed_text = (): string =>
  `Die Zahlung ist bestätigt.`;
export const wallet_unknown = (): string =>
  `Noch nicht bekannt`;
export const wallet_unknown_text = (): string =>
  `Das Netz hat nicht gesagt, ob es die Zahlung angenommen hat. Deine Wallet zeigt in etwa zwei Minuten, was daraus wurde. Zahl bis dahin nicht noch einmal.`;
export const wallet_not_paid = (): string =>
  `Nicht bezahlt`;
export const wallet_refused_text = (v: { reason: string }): string =>
  `Das Netz hat sie abgelehnt: ${v.reason}. Deine nächste Zahlung tritt an ihre Stelle: Nur eine von beiden kann stattfinden.`;
export const wallet_no_reason = (): string =>
  `ohne Angabe von Gründen`;
export const wallet_transaction = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`Transaktion `, v.transaction(``)];
export const wallet_unsettled = (v: { amount: string; address: string }): string =>
  `Es ist nicht bekannt, ob ${v.amount} an ${v.address} gesendet wurden.`;
export const wallet_unsettled_why = (): string =>
  `Dieselbe Transaktion noch einmal zu senden kann nicht doppelt zahlen. Bis das geklärt ist, lässt sich nichts anderes zahlen.`;
export const wallet_send_again = (): string =>
  `Dieselbe Transaktion noch einmal senden`;
export const wallet_still_unknown = (): string =>
  `Es ist weiter nicht bekannt. Vielleicht zeigt die Chain es etwas später: Sieh in zwei Minuten wieder nach. Zahl es vorher nicht auf anderem Weg.`;
export const wallet_was_sent = (v: { amount: string; address: string }): string =>
  `${v.amount} an ${v.address} wurden gesendet.`;
export const wallet_was_refused = (v: { amount: string; address: string; reason: string }): string =>
  `${v.amount} an ${v.address} wurden nicht gezahlt. Das Netz hat die Zahlung abgelehnt: ${v.reason}.`;
export const wallet_made_before = (v: { reason: string }): string =>
  `${v.reason} Sonst wurde nichts gesendet. Deine Wallet sagt, was daraus wurde; um dasselbe noch einmal zu zahlen, warte auf den nächsten Block.`;
export const wallet_not_sent = (v: { reason: string }): string =>
  `${v.reason} Diese Zahlung wurde nicht gesendet.`;
export const wallet_earlier_unsettled = (): string =>
  `Eine frühere Zahlung ist noch nicht geklärt. Geh zurück zur Wallet und klär sie.`;
export const wallet_other_unsettled = (): string =>
  `Eine andere Zahlung ist noch nicht geklärt. Nichts wurde gesendet.`;
export const wallet_press_once_more = (v: { earlier: string }): string =>
  `${v.earlier} Wenn du noch einmal zahlen willst, drück noch einmal.`;
export const wallet_other_tab = (): string =>
  `Ein anderer Tab zahlt gerade.`;
export const wallet_not_recorded = (): string =>
  `Der Browser konnte die Zahlung nicht festhalten, also wurde nichts gesendet. Schaff Speicherplatz und versuch es noch einmal.`;
export const wallet_not_noted = (): string =>
  `Der Browser konnte diesen Versuch nicht festhalten. Schaff Speicherplatz und versuch es noch einmal.`;
export const wallet_signer_stopped = (): string =>
  `Der Unterschreiber wurde beendet.`;
export const wallet_signer_failed = (): string =>
  `Das Unterschreiben ist fehlgeschlagen. Nichts wurde unterschrieben.`;
export const wallet_no_storage = (): string =>
  `Dieser Browser lässt die Seite nichts speichern. Verlass das private Surfen, erlaub Speicher für diese Website oder nimm einen anderen Browser.`;
export const wallet_unreadable_storage = (): string =>
  `Der Speicher des Browsers ist nicht lesbar. Lade diese Seite neu.`;
export const wallet_exists = (): string =>
  `In diesem Browser ist schon eine Wallet, vielleicht aus einem anderen Tab. Lade diese Seite neu.`;
export const wallet_storage_full = (): string =>
  `Der Speicher des Browsers ist voll: Nichts wurde gespeichert. Schaff Platz oder nimm einen anderen Browser.`;
export const wallet_not_saved = (): string =>
  `Der Browser konnte die Wallet nicht speichern. Versuch es noch einmal oder nimm einen anderen Browser.`;
