// Written by `npm run messages` from messages/site/de.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'de';
const number = /* @__PURE__ */ groupedNumbersIn('de');
const plural = /* @__PURE__ */ pluralsIn('de');

export const shell_skip = (): string =>
  `Zum Inhalt springen`;
export const shell_loading_page = (): string =>
  `Die Seite lädt`;
export const shell_main = (): string =>
  `Hauptmenü`;
export const shell_footer = (): string =>
  `Fußzeile`;
export const shell_language = (): string =>
  `Sprache`;
export const shell_home = (): string =>
  `Start`;
export const shell_leaderboard = (): string =>
  `Rangliste`;
export const shell_creators = (): string =>
  `Creators`;
export const shell_weeks = (): string =>
  `Wochen`;
export const shell_hunts = (): string =>
  `Schatzsuchen`;
export const shell_developers = (): string =>
  `Entwickler`;
export const shell_privacy = (): string =>
  `Datenschutz`;
export const shell_terms = (): string =>
  `Bedingungen`;
export const shell_copyright = (v: { year: string; community: string }): string =>
  `© ${v.year} ${v.community}-Community`;
export const shell_demo = (): string =>
  `Demo`;
export const shell_demo_invented = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Demo-Community:`), ` Alles hier ist erfunden`];
export const shell_demo_own = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`Jeder Mensch und jede Zahl. Für deine eigene Community beende den Server und starte seinen Befehl `, v.command(`setup`), `.`];
export const shell_demo_try = (): string =>
  `Bot ausprobieren`;
export const shell_lost_title = (): string =>
  `Jenseits der Karte`;
export const shell_lost_text = (): string =>
  `Hier ist keine Seite. Vielleicht ist die Adresse vertippt, oder die Seite ist davongesegelt.`;
export const shell_lost_back = (): string =>
  `Zurück in den Hafen`;
export const shell_part_missing = (): string =>
  `Ein Teil dieser Seite wurde nicht geladen`;
export const shell_part_missing_why = (): string =>
  `Die Verbindung riss ab, oder die Website wurde aktualisiert, während sie offen war. Lade neu, um die aktuelle Version zu bekommen.`;
export const shell_page_failed = (): string =>
  `Diese Seite funktioniert nicht mehr`;
export const shell_page_failed_why = (): string =>
  `Der Fehler liegt an der Seite, nicht an dir. Alles, was gespeichert ist, bleibt sicher.`;
export const shell_reload = (): string =>
  `Neu laden`;
export const shell_panel_failed = (v: { name: string }): string =>
  `${v.name}: konnte nicht angezeigt werden`;
export const shell_panel_failed_rest = (): string =>
  `Der Rest der Seite funktioniert weiter. Alles, was gespeichert ist, bleibt sicher.`;
export const shell_try_again = (): string =>
  `Noch einmal versuchen`;
export const shell_cancel = (): string =>
  `Abbrechen`;
export const shell_close = (): string =>
  `Schließen`;
export const shell_not_loaded = (): string =>
  `Das wurde nicht geladen`;
export const shell_reload_to_retry = (): string =>
  `Lade die Seite neu, um es noch einmal zu versuchen.`;
export const shell_refresh_failed = (): string =>
  `Aktualisieren hat nicht geklappt`;
export const shell_refresh_failed_why = (): string =>
  `Du siehst noch die letzten Zahlen. Die Seite versucht es weiter.`;
export const shell_message = (): string =>
  `Meldung`;
export const shell_messages = (v: { hotkey: string }): string =>
  `Meldungen (${v.hotkey})`;
export const shell_press = (v: { action: string; key: string }): string =>
  `${v.action}: drück ${v.key}`;
export const shell_copied = (): string =>
  `Kopiert`;
export const shell_copied_what = (v: { what: string }): string =>
  `${v.what}: in die Zwischenablage kopiert.`;
export const shell_error = (): string =>
  `Fehler`;
export const shell_copy_failed = (): string =>
  `Kopieren in die Zwischenablage hat nicht geklappt.`;
export const shell_tip_arrows = (): string =>
  `Die Pfeiltasten führen zu den anderen`;
export const shell_loading = (): string =>
  `Lädt`;
export const shell_this_list = (): string =>
  `Diese Liste`;
export const shell_nothing_changed = (): string =>
  `Nichts wurde geändert.`;
export const shell_theme = (): string =>
  `Farbschema`;
export const shell_theme_light = (): string =>
  `Hell`;
export const shell_theme_dark = (): string =>
  `Dunkel`;
export const shell_theme_system = (): string =>
  `System`;
export const shell_app = (): string =>
  `App`;
export const shell_app_board = (): string =>
  `Rangliste`;
export const shell_app_week = (): string =>
  `Woche`;
export const shell_app_tip = (): string =>
  `Trinkgeld`;
export const shell_app_me = (): string =>
  `Ich`;
export const api_went_wrong = (): string =>
  `Etwas ist schiefgegangen`;
export const api_not_signed_in = (): string =>
  `Du bist nicht angemeldet.`;
export const api_refused = (v: { reason: string }): string =>
  `Der Server hat abgelehnt: ${v.reason}`;
export const api_unexpected = (): string =>
  `Der Server hat unerwartet geantwortet`;
export const api_status = (v: { status: string }): string =>
  `Der Server hat mit Status ${v.status} geantwortet`;
export const api_too_slow = (v: { seconds: string }): string =>
  `Der Server hat nicht innerhalb von ${v.seconds} Sekunden geantwortet`;
export const api_no_connection = (): string =>
  `Keine Verbindung zum Server`;
export const shell_sign_in = (): string =>
  `Anmelden`;
export const shell_sign_in_demo = (): string =>
  `Bei der Demo anmelden`;
export const shell_signed_in = (v: { name: string }): string =>
  `Angemeldet als ${v.name}`;
export const shell_signed_out = (): string =>
  `Abgemeldet`;
export const shell_sign_out = (): string =>
  `Abmelden`;
export const shell_sign_out_failed = (): string =>
  `Du bist noch angemeldet`;
export const shell_role_owner = (): string =>
  `Eigner`;
export const shell_role_admin = (): string =>
  `Admin`;
export const shell_role_member = (): string =>
  `Mitglied`;
export const shell_portal = (): string =>
  `Admin-Portal`;
export const shell_dashboard = (): string =>
  `Meine Übersicht`;
export const shell_wallet = (): string =>
  `Wallet`;
export const shell_treasure_hunts = (): string =>
  `Schatzsuchen`;
export const shell_apps = (): string =>
  `Erlaubte Apps`;
export const shell_monitor = (): string =>
  `Monitor`;
export const shell_demo_sign_in = (): string =>
  `Nur in der Demo: anmelden als`;
export const shell_demo_member = (): string =>
  `Demo-Mitglied`;
export const shell_demo_admin = (): string =>
  `Demo-Admin`;
export const shell_demo_owner = (): string =>
  `Demo-Eigner`;
export const shell_not_signed_in = (): string =>
  `Nicht angemeldet`;
export const shell_not_signed_in_why = (): string =>
  `Nichts hat sich geändert.`;
export const shell_sign_in_purpose = (): string =>
  `Um deinen Platz in der Rangliste und deine Woche zu sehen.`;
export const shell_sign_in_tells = (v: { purpose: string }): string =>
  `${v.purpose} Telegram nennt dieser Website deine ID, deinen Namen und dein Bild, sonst nichts.`;
export const shell_sign_in_telegram = (): string =>
  `Mit Telegram anmelden`;
export const shell_sign_in_missing = (): string =>
  `Die Anmeldung ist auf dieser Website noch nicht eingerichtet.`;
export const shell_sign_in_not_loaded = (): string =>
  `Die Anmeldung wurde nicht geladen`;
export const shell_sign_in_again = (): string =>
  `Noch einmal anmelden`;
export const shell_sign_in_again_not_loaded = (): string =>
  `Die Anmeldung wurde nicht geladen. Schließ dies und versuch es noch einmal.`;
export const shell_sign_in_again_telegram = (): string =>
  `In Telegram kannst du auch die App schließen und wieder öffnen: Das meldet dich an.`;
export const shell_own_sign_in_call = (): string =>
  `Du bist über einen Link des Bots angemeldet, der deine Wallet öffnet und zeigt, was dir gehört. Für alles andere melde dich mit Telegram an. Dein Text bleibt erhalten, und danach geht es hier weiter.`;
export const shell_own_sign_in_wallet = (): string =>
  `Du bist über einen Link des Bots angemeldet. Das genügt nicht, um deine Adresse zu ersetzen. Melde dich mit Telegram an und geh dann zurück zur Wallet.`;
export const shell_own_sign_in_purpose = (): string =>
  `Für alles, was deine eigene Anmeldung braucht.`;
export const shell_own_sign_in_undone = (): string =>
  `Nichts wurde getan`;
export const shell_own_sign_in_other = (): string =>
  `Du hast dich als jemand anderes angemeldet.`;
export const shell_sign_in_error = (): string =>
  `Fehler bei der Anmeldung`;
export const shell_sign_in_error_why = (): string =>
  `Von Telegram kamen ungültige Anmeldedaten.`;
export const shell_widget_error = (): string =>
  `Die Anmeldung wurde nicht geladen`;
export const shell_widget_error_why = (): string =>
  `Telegrams Anmeldung konnte nicht geladen werden. Bitte lade die Seite neu.`;
export const shell_session_expired = (): string =>
  `Sitzung abgelaufen`;
export const shell_session_expired_why = (): string =>
  `Bitte melde dich noch einmal an: Die Sitzung der Anmeldung ist abgelaufen.`;
export const shell_access_denied = (): string =>
  `Kein Zugriff`;
export const shell_access_denied_why = (): string =>
  `Du hast keine Admin-Rechte. Frag den Eigner des Bots danach.`;
export const shell_no_account = (): string =>
  `Konto nicht gefunden`;
export const shell_no_account_why = (): string =>
  `Bitte schreib zuerst dem Bot, damit dein Konto angelegt wird.`;
export const shell_unverified = (): string =>
  `Die Anmeldung ließ sich nicht prüfen`;
export const shell_unverified_why = (): string =>
  `Die Anmeldedaten konnten nicht bestätigt werden. Vielleicht ist die Domain falsch eingerichtet.`;
export const shell_sign_in_failed = (): string =>
  `Anmeldung gescheitert`;
export const shell_share = (): string =>
  `Teilen`;
export const shell_share_failed = (): string =>
  `Das ließ sich nicht teilen`;
export const shell_copy_link = (): string =>
  `Link kopieren`;
export const shell_link_copied = (): string =>
  `Link kopiert`;
export const shell_link_not_copied = (): string =>
  `Der Link ließ sich nicht kopieren`;
export const shell_pages_of = (v: { of: string }): string =>
  `Seiten: ${v.of}`;
export const shell_past_last = (): string =>
  `Hinter der letzten Seite`;
export const shell_first_page = (): string =>
  `Zur ersten Seite`;
export const shell_none_here = (v: { of: string }): string =>
  `Auf dieser Seite gibt es nichts (${v.of}).`;
export const ui_new_tab = (): string =>
  `(öffnet einen neuen Tab)`;
export const ui_still_to_pay = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`noch zu zahlen: `, v.amount(``)];
export const ui_owed = (): string =>
  `geschuldet: Diese Website hat keine Wallet`;
export const ui_months = (): string =>
  `Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.`;
export const ui_date = (v: { day: string; month: string; year: string }): string =>
  `${v.day}. ${v.month} ${v.year}`;
export const ui_date_time = (v: { date: string; time: string }): string =>
  `${v.date}, ${v.time} UTC`;
export const ui_just_now = (): string =>
  `gerade eben`;
export const ui_minutes_ago = (v: { count: number }): string =>
  `vor ${plural(v.count, { one: `${number(v.count)} Minute`, other: `${number(v.count)} Minuten` })}`;
export const ui_hours_ago = (v: { count: number }): string =>
  `vor ${plural(v.count, { one: `${number(v.count)} Stunde`, other: `${number(v.count)} Stunden` })}`;
export const ui_days_ago = (v: { count: number }): string =>
  `vor ${plural(v.count, { one: `${number(v.count)} Tag`, other: `${number(v.count)} Tagen` })}`;
export const ui_in_minutes = (v: { count: number }): string =>
  `in ${plural(v.count, { one: `${number(v.count)} Minute`, other: `${number(v.count)} Minuten` })}`;
export const ui_in_hours = (v: { count: number }): string =>
  `in ${plural(v.count, { one: `${number(v.count)} Stunde`, other: `${number(v.count)} Stunden` })}`;
export const ui_in_days = (v: { count: number }): string =>
  `in ${plural(v.count, { one: `${number(v.count)} Tag`, other: `${number(v.count)} Tagen` })}`;
export const ui_left_now = (): string =>
  `Jetzt`;
export const ui_left_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)} Min.`;
export const ui_left_hours = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} Std. ${number(v.minutes)} Min.`;
export const ui_left_days = (v: { days: number; hours: number }): string =>
  `${plural(v.days, { one: `${number(v.days)} Tag`, other: `${number(v.days)} Tage` })} ${number(v.hours)} Std.`;
export const ui_pages = (): string =>
  `Seiten`;
export const ui_previous = (): string =>
  `Zurück`;
export const ui_next = (): string =>
  `Weiter`;
export const ui_page_of = (v: { page: string; pages: string }): string =>
  `Seite ${v.page} von ${v.pages}`;
export const home_title = (): string =>
  `Trinkgeld für deine Crew, auf der Blockchain`;
export const home_lead_own = (v: { bot: string; coin: string; code: string }): string =>
  `Mit ${v.bot} gibst du in Telegram Trinkgeld in ${v.coin}. Eine Zeile in einer Gruppe und ein Druck in deiner Wallet senden ${v.code} als echte Transaktion; was du dort tust, bringt Punkte, einen Piratenrang und einen Anteil am Wochentopf.`;
export const home_lead_bot = (v: { bot: string; coin: string; code: string }): string =>
  `${v.bot} ist eine Wallet für ${v.coin} in Telegram. Eine Zeile in einer Gruppe oder einem privaten Chat sendet ${v.code} als echte Transaktion; was du dort tust, bringt Punkte, einen Piratenrang und einen Anteil am Wochentopf.`;
export const home_lead_own_nameless = (v: { community: string; code: string }): string =>
  `Das ist das Deck der ${v.community}-Community. Eine Zeile in einer Gruppe und ein Druck in deiner Wallet senden ${v.code} als echte Transaktion; was du dort tust, bringt Punkte, einen Piratenrang und einen Anteil am Wochentopf.`;
export const home_lead_nameless = (v: { community: string; code: string }): string =>
  `Das ist das Deck der ${v.community}-Community. Eine Zeile in einer Gruppe oder einem privaten Chat sendet ${v.code} als echte Transaktion; was du dort tust, bringt Punkte, einen Piratenrang und einen Anteil am Wochentopf.`;
export const home_start = (): string =>
  `Trinkgeld geben`;
export const home_discover = (): string =>
  `Mehr entdecken`;
export const home_now = (): string =>
  `Gerade an Deck`;
export const home_totals = (): string =>
  `Die Summen`;
export const home_week = (): string =>
  `Die Woche`;
export const home_volume = (): string =>
  `Trinkgeld insgesamt`;
export const home_distributed = (): string =>
  `Ausgeschüttet insgesamt`;
export const home_loading = (): string =>
  `Lädt …`;
export const home_next_payout = (): string =>
  `Nächste Auszahlung`;
export const home_pool = (): string =>
  `Topf dieser Woche`;
export const home_each_week = (): string =>
  `jede Woche geteilt`;
export const home_hunt = (): string =>
  `Schatzsuche`;
export const home_not_loaded = (): string =>
  `Konnte nicht geladen werden`;
export const home_tour = (): string =>
  `Ein Blick an Bord`;
export const home_tour_carousel = (): string =>
  `Karussell`;
export const home_tour_slide = (): string =>
  `Bild`;
export const home_tour_play = (): string =>
  `Abspielen`;
export const home_tour_pause = (): string =>
  `Pause`;
export const home_tour_play_slides = (): string =>
  `Die Bilder abspielen`;
export const home_tour_pause_slides = (): string =>
  `Die Bilder anhalten`;
export const home_tour_previous = (): string =>
  `Voriges Bild`;
export const home_tour_next = (): string =>
  `Nächstes Bild`;
export const home_tour_choose = (): string =>
  `Bild wählen`;
export const home_tour_show = (v: { number: string; title: string }): string =>
  `Bild ${v.number} zeigen: ${v.title}`;
export const home_tour_feature = (v: { number: string; count: string }): string =>
  `Funktion ${v.number} von ${v.count}`;
export const home_tour_screen = (v: { number: string }): string =>
  `Bildschirm ${v.number}`;
export const home_features = (): string =>
  `Was es an Bord zu tun gibt`;
export const home_tipping = (): string =>
  `Trinkgeld für alle, in jedem Chat`;
export const home_tipping_text = (): string =>
  `In einer Gruppe oder privat: Jedes Trinkgeld ist eine echte Transaktion auf der Blockchain. Du kannst es auf drei Arten schreiben.`;
export const home_tipping_standard = (): string =>
  `Der normale Befehl`;
export const home_tipping_quick = (): string =>
  `Die kurze Form`;
export const home_tipping_name_amount = (): string =>
  `Benutzername und Betrag`;
export const home_tipping_reply = (): string =>
  `Antwort auf eine Nachricht`;
export const home_tipping_amount = (): string =>
  `der Betrag genügt`;
export const home_tipping_said = (): string =>
  `Das Leck ist dicht, Käpt’n.`;
export const home_points = (): string =>
  `Sammle Punkte, steig im Rang`;
export const home_points_text = (): string =>
  `Die ersten Schritte, ein tägliches /gm und /faucet, Trinkgeld und angenommene Inhalte bringen Punkte. Die Ranglisten zeigen, wer vorne liegt.`;
export const home_points_ranks = (): string =>
  `Die Ränge und die Punkte insgesamt, die sie brauchen`;
export const home_points_see = (): string =>
  `Zur Rangliste`;
export const home_content = (): string =>
  `Inhalte einreichen`;
export const home_content_text = (): string =>
  `Auch Beiträge, Videos und Memes über die Community bringen Punkte, sobald ein Admin sie annimmt.`;
export const home_content_submit = (): string =>
  `Du reichst ein`;
export const home_content_submit_text = (): string =>
  `Den Link zu einem Beitrag, einem Video, einem Artikel oder einem Meme.`;
export const home_content_review = (): string =>
  `Ein Admin prüft`;
export const home_content_review_text = (): string =>
  `Angenommen oder abgelehnt, mit einem Kommentar und einer Bewertung im Rahmen der Art.`;
export const home_content_earn = (): string =>
  `Die Punkte gehören dir`;
export const home_content_earn_text = (v: { postRange: string; shortRange: string; videoRange: string }): string =>
  `Twitter-Beitrag ${v.postRange}, TikTok-Video ${v.shortRange}, YouTube-Video ${v.videoRange} und weitere Arten.`;
export const home_rewards = (): string =>
  `Wochentopf und Schatzsuche`;
export const home_rewards_text = (): string =>
  `Jede Woche teilen sich die berechtigten Mitglieder einen Topf nach den Punkten, die zählen.`;
export const home_rewards_pool = (): string =>
  `Im Topf`;
export const home_rewards_needed = (): string =>
  `Nötige Punkte`;
export const home_rewards_hunt = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Zwischen den Auszahlungen gibt es die `, v.a(`Schatzsuche`), ` mit echten Preisen.`];
export const home_reasons = (): string =>
  `Die Gründe`;
export const home_reasons_why = (v: { bot: string }): string =>
  `Darum ${v.bot}`;
export const home_reason_chain = (): string =>
  `Jedes Mal auf der Blockchain`;
export const home_reason_chain_text = (v: { coin: string }): string =>
  `Ein Trinkgeld ist eine Transaktion in ${v.coin} von einem Mitglied zum anderen, mit einem Link zum Nachsehen. Es gibt kein internes Kontobuch, dem du vertrauen müsstest.`;
export const home_reason_install = (): string =>
  `Nichts zu installieren`;
export const home_reason_install_own = (): string =>
  `Er läuft in deinem Telegram und deinem Browser, auf jedem Handy und jedem Computer.`;
export const home_reason_install_own_full = (): string =>
  `Er läuft in deinem Telegram und deinem Browser, auf jedem Handy und jedem Computer. Starte den Bot, schreib zwölf Wörter auf, und du hast eine Wallet.`;
export const home_reason_install_text = (): string =>
  `Er läuft in deinem Telegram, auf jedem Handy und jedem Computer.`;
export const home_reason_install_full = (): string =>
  `Er läuft in deinem Telegram, auf jedem Handy und jedem Computer. Starte den Bot, und du hast eine Wallet.`;
export const home_reason_crew = (): string =>
  `Von der Crew gemacht`;
export const home_reason_crew_text = (): string =>
  `Punkte, Ränge und der Topf belohnen, was Mitglieder füreinander tun. Die Regeln sind öffentlich, und jede Auszahlung ist es auch.`;
export const home_security = (): string =>
  `Sicherheit und Datenschutz`;
export const home_security_text = (): string =>
  `Die erste Frage an jede Wallet ist, wer ihre Schlüssel hat. Hier ist die ganze Antwort.`;
export const home_claim_hear = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Du erfährst von jedem Trinkgeld, das du bekommst,`), ` durch eine Nachricht im privaten Chat.`];
export const home_claim_link = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Jede Transaktion hat ihren Link zum Block-Explorer,`), ` damit du niemandem aufs Wort glauben musst.`];
export const home_claim_own_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`In deiner Hand:`), ` Deine Schlüssel entstehen und bleiben auf deinem Gerät; wir bekommen sie nie. Zwölf Wörter bringen sie zurück, hier oder in einer anderen Wallet für `, `${v.coin}`, `.`];
export const home_claim_own_browser = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Die Wallet verwaltest du nur in deinem eigenen Browser.`), ` Eine Gruppe sieht nie dein Guthaben, deine Adressen oder deine Schlüssel.`];
export const home_claim_own_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Die Schlüssel sind verschlüsselt gespeichert,`), ` in deinem Browser, unter einer Passphrase, die nur du kennst.`];
export const home_claim_bot_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`In deiner Hand:`), ` Du bestimmst über die privaten Schlüssel. Exportiere sie im privaten Chat, wann immer du willst, und nutze sie in jeder Wallet für `, `${v.coin}`, `.`];
export const home_claim_bot_private = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Die Wallet verwaltest du nur im privaten Chat.`), ` Eine Gruppe sieht nie dein Guthaben, deine Adressen oder deine Schlüssel.`];
export const home_claim_bot_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Die Schlüssel sind verschlüsselt gespeichert.`)];
export const home_asked_where = (): string =>
  `Wo sind die Schlüssel?`;
export const home_asked_who = (): string =>
  `Wer kann sie entschlüsseln?`;
export const home_asked_else = (): string =>
  `Wer noch?`;
export const home_asked_site = (): string =>
  `Was sieht diese Website?`;
export const home_own_where = <T>(v: { a: (text: string) => T; bot: string }): Rich<T> =>
  [`In deinem eigenen Browser, verschlüsselt. Die `, v.a(`Wallet`), ` ist eine Seite dieser Website; weder die Website noch `, `${v.bot}`, ` bekommt sie.`];
export const home_own_who = (): string =>
  `Du, mit deiner Passphrase oder einem Passkey. Niemand kann sie zurücksetzen: Nur die zwölf Wörter bringen eine Wallet zurück.`;
export const home_own_else = (): string =>
  `Der Server, von dem die Wallet kommt, könnte eine andere ausliefern. Ihr Build ist veröffentlicht, damit jeder vergleichen kann. Außerhalb des Projekts hat sie noch niemand geprüft: Bewahr dein Erspartes woanders auf.`;
export const home_own_site = (): string =>
  `Deine Telegram-ID und deinen Namen, Trinkgeld, Punkte und Inhalte, die Adressen, nach denen deine Wallet fragt, und die Transaktionen, die sie sendet. Sie hat keine Schlüssel, keine Wörter und keinen Weg, deine Coins zu bewegen.`;
export const home_bot_where = (v: { bot: string }): string =>
  `Verschlüsselt auf dem Server, auf dem ${v.bot} läuft. Verwahrt wird also verschlüsselt, aber der Betreiber des Bots gehört dazu.`;
export const home_bot_who = (): string =>
  `Der Bot, wenn er sendet, was du ihm sagst, und damit auch, wer diesen Server betreibt. Solange der Betreiber nichts anderes veröffentlicht, vertrau dem Bot so weit wie ihm.`;
export const home_bot_else = (): string =>
  `Du, sobald du sie exportiert hast. Bewahr dein Erspartes in einer Wallet auf, deren Schlüssel nur du hast.`;
export const home_bot_site = (): string =>
  `Deine Telegram-ID und deinen Namen, und was der Bot meldet: Trinkgeld, Punkte, Inhalte. Sie hat keine Schlüssel, keine Wiederherstellungswörter und keinen Weg, deine Coins zu bewegen.`;
export const home_the_bot = (): string =>
  `der Bot`;
export const home_links_name = (): string =>
  `Die Links`;
export const home_links = (): string =>
  `Andere Häfen`;
export const home_links_text = (): string =>
  `Wo man den Coin erforscht, seinen Preis findet und über ihn spricht.`;
export const home_links_text_community = (): string =>
  `Wo man den Coin erforscht und über ihn spricht.`;
export const home_links_ecosystem = (): string =>
  `Ökosystem`;
export const home_links_community = (): string =>
  `Community`;
export const home_link_bot = (): string =>
  `Wallet-Bot`;
export const home_link_explorer = (): string =>
  `Block-Explorer`;
export const home_link_website = (): string =>
  `Offizielle Website`;
export const home_link_here = (): string =>
  `auf dieser Website`;
export const home_link_telegram = (): string =>
  `Telegram-Community`;
export const home_link_forum = (): string =>
  `Forum der Community`;
export const home_try = (): string =>
  `Komm an Bord`;
export const home_try_text = (): string =>
  `Öffne den Bot, drück auf Start und gib dein erstes Trinkgeld. Sobald es bestätigt ist, bringt es auch Punkte.`;
export const home_try_text_own = (): string =>
  `Öffne den Bot, drück auf Start, leg eine Wallet an und gib dein erstes Trinkgeld. Sobald es bestätigt ist, bringt es auch Punkte.`;
export const home_try_button = (): string =>
  `Probier es aus`;
export const weeks_title = (): string =>
  `Das Logbuch`;
export const weeks_lead = (): string =>
  `Jede abgeschlossene Woche des Wochentopfs: was sie zahlte, an wie viele, und die Zahlen zum Nachprüfen.`;
export const weeks_rules = (): string =>
  `Regeln des Topfs`;
export const weeks_name = (): string =>
  `Die Wochen`;
export const weeks_failed = (): string =>
  `Die Wochen konnten nicht geladen werden`;
export const weeks_kept = (): string =>
  `Nichts ist verloren.`;
export const weeks_of = (): string =>
  `Wochen`;
export const weeks_none = (): string =>
  `Noch keine Woche ist zu Ende`;
export const weeks_none_text = (): string =>
  `Die erste erscheint hier, sobald sie endet: am Sonntag um 23:00 UTC.`;
export const weeks_past = (): string =>
  `Jenseits des Kartenrands`;
export const weeks_past_text = (): string =>
  `So viele Seiten gibt es nicht.`;
export const weeks_closed = (): string =>
  `Abgeschlossene Wochen`;
export const weeks_week = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Woche vom `, v.date(``)];
export const weeks_challenge = (): string =>
  `Einspruchsstunde`;
export const weeks_nobody = (): string =>
  `Niemand bekam einen Anteil`;
export const weeks_recipients = (v: { count: number }): string =>
  `Empfänger: ${number(v.count)}`;
export const weeks_carried = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`, in den nächsten Topf: `, v.amount(``)];
export const weeks_fairness = (): string =>
  `Fairness`;
export const weeks_fairness_text = (): string =>
  `Wie gleichmäßig sich die Punkte jede Woche verteilen. Die Ungleichheit ist 0, wenn alle gleich viel bekamen, und nahe 1, wenn ein Mitglied fast alles bekam. Trinkgeld, das binnen eines Tages zurückkommt, ist unter Freunden üblich; es beweist nichts.`;
export const weeks_earners = (): string =>
  `Mit Punkten`;
export const weeks_new = (): string =>
  `Neue Konten`;
export const weeks_top_ten = (): string =>
  `Teil der besten zehn`;
export const weeks_inequality = (): string =>
  `Ungleichheit`;
export const weeks_tipped_back = (): string =>
  `Zurückgegeben`;
export const weeks_held = (): string =>
  `Zurückgehalten`;
export const weeks_released = (): string =>
  `Freigegeben`;
export const weeks_withheld = (): string =>
  `Einbehalten`;
export const weeks_head = (): string =>
  `Woche`;
