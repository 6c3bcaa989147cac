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
  `${number(v.minutes)} Min.`;
export const ui_left_hours = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} Std. ${number(v.minutes)} Min.`;
export const ui_left_days = (v: { days: number; hours: number }): string =>
  `${plural(v.days, { one: `${number(v.days)} Tag`, other: `${number(v.days)} Tage` })} ${number(v.hours)} Std.`;
export const ui_pages = (): string =>
  `Seiten`;
export const ui_previous = (): string =>
  `Zurück`;
export const ui_next = (): string =>
  `Weiter`;
export const ui_page_of = (v: { page: string; pages: string }): string =>
  `Seite ${v.page} von ${v.pages}`;
export const ui_pool_estimate = (v: { part: string }): string =>
  `geschätzt: ${v.part} % der Wallet`;
export const ui_pool_unknown = (v: { part: string }): string =>
  `noch unbekannt: ${v.part} % der Wallet`;
export const ui_in_explorer = (): string =>
  `Im Block-Explorer öffnen`;
export const ui_transaction_of = (v: { name: string }): string =>
  `Transaktion: ${v.name} (öffnet einen neuen Tab)`;
export const ui_points = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const ui_anonymous = (): string =>
  `Anonymes Mitglied`;
export const ui_unchanged = (): string =>
  `Nichts wurde geändert`;
export const ui_clear_search = (): string =>
  `Suche leeren`;
export const ui_optional = (): string =>
  `(optional)`;
export const ui_of_most = (v: { count: string; most: string }): string =>
  `${v.count} von ${v.most}`;
export const ui_admin = (): string =>
  `Admin`;
export const ui_aboard = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`an Bord seit `, v.date(``)];
export const ui_verified = (): string =>
  `bestätigt`;
export const ui_profile_link = (): string =>
  `Profil-Link`;
export const ui_paid_by_operator = (v: { note: string }): string =>
  `Vom Betreiber bezahlt: ${v.note}`;
export const ui_share_owed = (): string =>
  `Offen`;
export const ui_share_owed_text = (): string =>
  `Noch nicht ausgezahlt`;
export const ui_share_held = (): string =>
  `Zurückgehalten`;
export const ui_share_held_text = (): string =>
  `Von einem Admin zurückgehalten; nicht verloren`;
export const ui_share_paying = (): string =>
  `Wird gezahlt`;
export const ui_share_paying_text = (): string =>
  `In einer Zahlung, die gleich hinausgeht`;
export const ui_share_sent = (): string =>
  `Gesendet`;
export const ui_share_sent_text = (): string =>
  `Gesendet, noch nicht bestätigt`;
export const ui_share_paid = (): string =>
  `Ausgezahlt`;
export const ui_share_paid_text = (): string =>
  `Auf der Chain bestätigt oder vom Betreiber bezahlt`;
export const ui_share_failed = (): string =>
  `Gescheitert`;
export const ui_share_failed_text = (): string =>
  `Die Zahlung ist gescheitert; der Betreiber kann sie neu senden`;
export const ui_share_settled = (): string =>
  `Anderswo abgerechnet`;
export const ui_share_settled_text = (): string =>
  `Außerhalb dieser Website abgerechnet, die für diese Woche nicht zahlt`;
export const ui_share_withheld = (): string =>
  `Einbehalten`;
export const ui_share_withheld_text = (): string =>
  `Nicht ausgezahlt; ging in den nächsten Topf`;
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
export const creator_hub = (): string =>
  `Creator-Hafen`;
export const creator_lead = (): string =>
  `Was die Crew über die Reise schreibt, filmt und zeichnet, und was es ihr bringt.`;
export const creator_showcase = (): string =>
  `Schaufenster`;
export const creator_showcase_panel = (): string =>
  `Das Schaufenster`;
export const creator_failed = (): string =>
  `Der Creator-Hafen wurde nicht geladen`;
export const creator_failed_why = (): string =>
  `Die Inhalte konnten nicht geladen werden. Bitte versuch es noch einmal.`;
export const creator_sort_recent = (): string =>
  `Neueste zuerst`;
export const creator_sort_points = (): string =>
  `Meiste Punkte`;
export const creator_sort_creator = (): string =>
  `Name des Creators`;
export const creator_all = (): string =>
  `Alle angenommenen Inhalte`;
export const creator_total_content = (): string =>
  `Inhalte insgesamt`;
export const creator_active = (): string =>
  `Aktive Creators`;
export const creator_total_points = (): string =>
  `Punkte dafür`;
export const creator_content = (): string =>
  `Inhalte`;
export const creator_search = (): string =>
  `Inhalte suchen`;
export const creator_search_hint = (): string =>
  `Creators, Titel oder Beschreibungen …`;
export const creator_type = (): string =>
  `Art des Inhalts`;
export const creator_all_content = (): string =>
  `Alle Inhalte`;
export const creator_found = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Inhalt passt`, other: `${number(v.count)} Inhalte passen` })}`;
export const creator_pages = (): string =>
  `Seiten mit Inhalten`;
export const creator_loading = (): string =>
  `Die Inhalte laden`;
export const creator_none_here = (): string =>
  `Auf dieser Seite gibt es keine Inhalte.`;
export const creator_approved = (): string =>
  `Angenommene Inhalte`;
export const creator_none = (): string =>
  `Keine Inhalte gefunden`;
export const creator_show_all = (): string =>
  `Alle Inhalte zeigen`;
export const creator_no_match = (): string =>
  `Kein Inhalt passt zu deiner Suche.`;
export const creator_none_yet = (): string =>
  `Noch keine angenommenen Inhalte. Mitglieder reichen Links unter „Meine Übersicht“ oder beim Bot ein; Punkte gibt es, wenn sie angenommen sind.`;
export const creator_untitled = (): string =>
  `Inhalt ohne Titel`;
export const creator_unsafe = (): string =>
  `Es ist nicht sicher, diesen Link zu öffnen.`;
export const creator_view = <T>(v: { icon: (text: string) => T; more: (text: string) => T; name: string; host: string }): Rich<T> =>
  [`Ansehen`, v.icon(``), v.more(`: ${v.name}, bei ${v.host} (öffnet einen neuen Tab)`)];
export const creator_type_unknown = (): string =>
  `Anderer Inhalt`;
export const creator_profile = (): string =>
  `Der Creator`;
export const creator_profile_failed = (): string =>
  `Dieser Creator konnte nicht geladen werden`;
export const creator_totals = (): string =>
  `Summen`;
export const creator_approved_total = (): string =>
  `Angenommene Inhalte`;
export const creator_points_for = (): string =>
  `Punkte für Inhalte`;
export const creator_lifetime = (): string =>
  `Punkte insgesamt`;
export const creator_place = (): string =>
  `Platz`;
export const creator_place_note = (): string =>
  `nach Punkten insgesamt`;
export const creator_none_approved = (): string =>
  `Von diesem Creator ist noch kein Inhalt angenommen.`;
export const creator_content_of = (v: { name: string }): string =>
  `Inhalte: ${v.name}`;
export const creator_offer = (): string =>
  `Melde dich an, um deine Punkte, Einnahmen und Zahlungen zu sehen und Inhalte einzureichen.`;
export const creator_offer_missing = (): string =>
  `Deine Übersicht ist nur für dich, und die Anmeldung ist auf dieser Website noch nicht eingerichtet.`;
export const creator_purpose = (): string =>
  `Um deine Übersicht zu sehen und Inhalte einzureichen.`;
export const creator_own_failed = (): string =>
  `Deine Übersicht konnte nicht geladen werden`;
export const creator_figures = (): string =>
  `Deine Zahlen`;
export const creator_rank = (): string =>
  `Dein Rang`;
export const creator_current_rank = (): string =>
  `Dein Rang jetzt`;
export const creator_earnings = (): string =>
  `Einnahmen insgesamt`;
export const creator_earnings_note = (): string =>
  `Anteile, erhaltenes Trinkgeld und Faucet`;
export const creator_rate = (): string =>
  `Annahmequote`;
export const creator_rate_note = (): string =>
  `aller entschiedenen Einreichungen`;
export const creator_rank_way = (v: { from: string; to: string }): string =>
  `Von ${v.from} bis ${v.to}`;
export const creator_rank_left = (v: { points: number }): string =>
  `noch ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const creator_rank_top = (v: { rank: string }): string =>
  `${v.rank}: Einen höheren Rang gibt es nicht. Die ganze Flotte segelt hinter dir.`;
export const creator_breakdown = (): string =>
  `Einnahmen im Einzelnen`;
export const creator_earnings_content = (): string =>
  `Einnahmen und Inhalte`;
export const creator_estimate = (): string =>
  `Dein Anteil nach jetzigem Stand`;
export const creator_estimate_why = (v: { reason: string }): string =>
  `Dein Anteil nach jetzigem Stand. ${v.reason}`;
export const creator_this_month = (): string =>
  `Dieser Monat`;
export const creator_month_note = (): string =>
  `Anteile, Trinkgeld und Faucet seit dem 1., UTC`;
export const creator_lifetime_total = (): string =>
  `Insgesamt`;
export const creator_lifetime_note = (): string =>
  `Ausgeschüttete Anteile, Trinkgeld und Faucet`;
export const creator_stats = (): string =>
  `Deine Inhalte`;
export const creator_submitted = (): string =>
  `Eingereicht`;
export const creator_submitted_note = (): string =>
  `Ohne Zurückgezogenes`;
export const creator_posts_approved = (): string =>
  `Angenommen`;
export const creator_own_rate = (): string =>
  `Annahmequote`;
export const creator_own_rate_note = (): string =>
  `Aller entschiedenen Einreichungen`;
export const creator_percent = (v: { percent: string }): string =>
  `${v.percent} %`;
export const creator_submissions = (): string =>
  `Deine Einreichungen`;
export const creator_open = (v: { open: number; limit: number }): string =>
  `Offen: ${number(v.open)} von ${number(v.limit)}. Punkte gibt es mit der Annahme.`;
export const creator_open_unknown = (): string =>
  `Punkte gibt es mit der Annahme.`;
export const creator_submit = (): string =>
  `Inhalt einreichen`;
export const creator_full = (v: { limit: number }): string =>
  `${plural(v.limit, { one: `${number(v.limit)} deiner Einreichungen wartet`, other: `${number(v.limit)} deiner Einreichungen warten` })} auf die Prüfung. Du kannst mehr einreichen, sobald eine geprüft ist, oder eine zurückziehen.`;
export const creator_submissions_failed = (): string =>
  `Die Einreichungen konnten nicht geladen werden.`;
export const creator_submissions_of = (): string =>
  `Einreichungen`;
export const creator_submissions_none = (): string =>
  `Noch keine Einreichungen`;
export const creator_submissions_none_text = (): string =>
  `Ein Beitrag, ein Video, ein Meme: Reiche hier oder beim Bot einen Link zu deinem Inhalt ein, und ein Admin prüft ihn. Das Einreichen allein bringt nichts: Punkte gibt es mit der Annahme.`;
export const creator_submissions_list = (): string =>
  `Einreichungen`;
export const creator_sent = (): string =>
  `Eingereicht`;
export const creator_sent_text = (): string =>
  `Ein Admin wird es prüfen.`;
export const creator_again = (): string =>
  `Noch einmal einreichen`;
export const creator_was_rejected = <T>(v: { label: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.label(`Abgelehnt: `), v.reason(``)];
export const creator_send = (): string =>
  `Einreichen`;
export const creator_send_anyway = (): string =>
  `Trotzdem einreichen`;
export const creator_save = (): string =>
  `Speichern`;
export const creator_save_anyway = (): string =>
  `Trotzdem speichern`;
export const creator_link = (): string =>
  `Link`;
export const creator_link_missing = (): string =>
  `Bitte gib den Link zu deinem Inhalt ein.`;
export const creator_link_long = (): string =>
  `Der Link ist zu lang.`;
export const creator_choose = (): string =>
  `Wähle eine Art`;
export const creator_type_missing = (): string =>
  `Bitte wähle eine Art.`;
export const creator_title = (): string =>
  `Titel`;
export const creator_description = (): string =>
  `Beschreibung`;
export const creator_problem = (v: { problem: string }): string =>
  `${v.problem} Dein Text ist noch da.`;
export const creator_expect_none = (): string =>
  `Was es bringen kann, hängt von der Art ab.`;
export const creator_expect = <T>(v: { type: string; b: (text: string) => T; range: string }): Rich<T> =>
  [`${v.type}`, `: `, v.b(`${v.range} Punkte`), `, wenn es angenommen wird.`];
export const creator_leads = <T>(v: { host: (text: string) => T }): Rich<T> =>
  [`Führt zu `, v.host(``), `.`];
export const creator_wait = (v: { time: string; waiting: number }): string =>
  `Eine Prüfung dauert etwa ${v.time}; ${plural(v.waiting, { '=0': `sonst wartet nichts`, one: `${number(v.waiting)} Einreichung wartet`, other: `${number(v.waiting)} Einreichungen warten` })}.`;
export const creator_wait_unknown = (v: { waiting: number }): string =>
  `Noch wurde nichts geprüft, also ist die Wartezeit unbekannt; ${plural(v.waiting, { '=0': `sonst wartet nichts`, one: `${number(v.waiting)} Einreichung wartet`, other: `${number(v.waiting)} Einreichungen warten` })}.`;
export const creator_minutes = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Minute`, other: `${number(v.count)} Minuten` })}`;
export const creator_hours = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Stunde`, other: `${number(v.count)} Stunden` })}`;
export const creator_days_count = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Tag`, other: `${number(v.count)} Tage` })}`;
export const creator_known_pending = (v: { when: string }): string =>
  `Das hast du schon eingereicht (${v.when}), und es wartet auf die Prüfung.`;
export const creator_known_approved = (v: { when: string }): string =>
  `Das hast du schon eingereicht (${v.when}), und es wurde angenommen.`;
export const creator_known_rejected = (v: { when: string }): string =>
  `Das hast du schon eingereicht (${v.when}), und es wurde abgelehnt.`;
export const creator_known_other = (v: { when: string }): string =>
  `Das hat schon jemand anderes eingereicht (${v.when}).`;
export const creator_once = (): string =>
  `Derselbe Inhalt wird nur einmal belohnt.`;
export const creator_item = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, `, eingereicht: `, v.time(``)];
export const creator_item_again = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, `, zum zweiten Mal eingereicht: `, v.time(``)];
export const creator_reason = (): string =>
  `Grund:`;
export const creator_comment = (): string =>
  `Kommentar:`;
export const creator_reviewing = (): string =>
  `Wird gerade geprüft`;
export const creator_pending = (): string =>
  `Wartet auf Prüfung`;
export const creator_approved_points = (v: { points: number }): string =>
  `Angenommen, +${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const creator_rejected = (): string =>
  `Abgelehnt`;
export const creator_withdrawn = (): string =>
  `Zurückgezogen`;
export const creator_edit = (): string =>
  `Bearbeiten`;
export const creator_changed = (): string =>
  `Geändert`;
export const creator_changed_text = (): string =>
  `Geprüft wird die neue Fassung.`;
export const creator_withdraw = (): string =>
  `Zurückziehen`;
export const creator_withdraw_ask = (): string =>
  `Zurückziehen? Es wird nicht geprüft, bleibt aber in deiner Liste.`;
export const creator_withdrawn_text = (): string =>
  `Es wird nicht geprüft.`;
export const creator_keep = (): string =>
  `Behalten`;
export const creator_payments = (): string =>
  `Letzte Zahlungen`;
export const creator_payments_failed = (): string =>
  `Die Zahlungen konnten nicht geladen werden.`;
export const creator_payments_of = (): string =>
  `Zahlungen`;
export const creator_payments_none = (): string =>
  `Noch keine Zahlungen`;
export const creator_payments_none_text = (): string =>
  `Mach Inhalte und verdiene dir Belohnungen!`;
export const creator_payments_list = (): string =>
  `Zahlungen`;
export const creator_paid_weekly_reward = (): string =>
  `Wochenanteil`;
export const creator_paid_tip_received = (): string =>
  `Trinkgeld erhalten`;
export const creator_paid_faucet = (): string =>
  `Faucet`;
export const creator_paid_post_reward = (): string =>
  `Belohnung für einen Beitrag`;
export const creator_paid_activity_reward = (): string =>
  `Belohnung für Aktivität`;
export const creator_view_tx = <T>(v: { icon: (text: string) => T; more: (text: string) => T; description: string }): Rich<T> =>
  [`Transaktion`, v.icon(``), v.more(`: ${v.description} (öffnet einen neuen Tab)`)];
export const creator_days = (): string =>
  `Punkte pro Tag`;
export const creator_days_lead = (): string =>
  `Die letzten zwölf Wochen in UTC-Tagen; der letzte Balken ist heute.`;
export const creator_days_failed = (): string =>
  `Deine Punkte pro Tag konnten nicht geladen werden.`;
export const creator_days_sum = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })} in zwölf Wochen`;
export const creator_days_most = <T>(v: { date: (text: string) => T; points: string }): Rich<T> =>
  [`die meisten am `, v.date(``), `: `, `${v.points}`];
export const creator_day = (v: { day: string; points: number }): string =>
  `${v.day}: ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const creator_days_week = (v: { from: string; to: string; points: number }): string =>
  `${v.from} bis ${v.to}: ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const creator_points = (): string =>
  `Deine Punkte`;
export const creator_points_lead = (): string =>
  `Alles, was deine Punkte verändert hat, und was ein Limit abzog. Die Einträge ergeben zusammen deine Punkte insgesamt.`;
export const creator_points_failed = (): string =>
  `Die Einträge konnten nicht geladen werden.`;
export const creator_points_of = (): string =>
  `Einträge`;
export const creator_points_none = (): string =>
  `Noch keine Punkte`;
export const creator_points_none_text = (): string =>
  `Dein erstes /gm, dein erstes Trinkgeld oder deine erste Abholung vom Faucet im Chat erscheint hier.`;
export const creator_entries = (): string =>
  `Einträge zu Punkten`;
export const creator_today = <T>(v: { tips: number; points: number; time: (text: string) => T }): Rich<T> =>
  [`Heute bringen noch `, `${plural(v.tips, { one: `${number(v.tips)} Trinkgeld`, other: `${number(v.tips)} Trinkgelder` })}`, ` etwas, und `, `${plural(v.points, { one: `${number(v.points)} Punkt ist`, other: `${number(v.points)} Punkte sind` })}`, ` noch möglich, bis `, v.time(``), `.`];
export const creator_gm_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`/gm bringt wieder Punkte: `, v.time(``), `.`];
export const creator_faucet_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`/faucet bringt wieder Punkte: `, v.time(``), `.`];
export const creator_cut_banned = (): string =>
  `Keine Punkte während einer Sperre`;
export const creator_cut_cooldown = (): string =>
  `Einmal in 24 Stunden`;
export const creator_cut_least_tip = (v: { limit: string; code: string }): string =>
  `Trinkgeld bringt Punkte ab ${v.limit} ${v.code}`;
export const creator_cut_tips = (v: { limit: string }): string =>
  `Trinkgelder am Tag, die Punkte bringen: ${v.limit}`;
export const creator_cut_cap = (v: { limit: string }): string =>
  `Höchstzahl der Punkte am Tag: ${v.limit}`;
export const creator_correction = (): string =>
  `Korrektur`;
export const creator_of_full = (v: { points: string }): string =>
  `von ${v.points}`;
export const creator_rule_account_created = (): string =>
  `Konto angelegt`;
export const creator_rule_primary_address_set = (): string =>
  `Hauptadresse festgelegt`;
export const creator_rule_staking_address_set = (): string =>
  `Staking-Adresse festgelegt`;
export const creator_rule_twitter_set = (): string =>
  `Twitter/X angegeben`;
export const creator_rule_first_tip = (): string =>
  `Erstes Trinkgeld`;
export const creator_rule_first_send = (): string =>
  `Erste Überweisung`;
export const creator_rule_tip = (): string =>
  `Trinkgeld`;
export const creator_rule_send = (): string =>
  `Überweisung`;
export const creator_rule_content_submission = (): string =>
  `Inhalt`;
export const creator_rule_undone = (v: { name: string }): string =>
  `${v.name}, zurückgenommen`;
export const creator_rule_again = (v: { name: string }): string =>
  `${v.name}, erneut`;
export const creator_rule_hunt = (v: { words: string }): string =>
  `Schatzsuche: ${v.words}`;
export const creator_rule_referral = (v: { words: string }): string =>
  `Empfehlung: ${v.words}`;
export const creator_about_tip_to = (v: { amount: string; name: string }): string =>
  `Trinkgeld von ${v.amount} für ${v.name}`;
export const creator_about_tip_from = (v: { amount: string; name: string }): string =>
  `Trinkgeld von ${v.amount} von ${v.name}`;
export const creator_about_tip_undone = (v: { amount: string; name: string }): string =>
  `Trinkgeld von ${v.amount} für ${v.name}, dessen Zahlung von der Chain verschwand`;
export const creator_about_send = (v: { amount: string }): string =>
  `${v.amount} überwiesen`;
export const creator_about_send_undone = (v: { amount: string }): string =>
  `Überweisung von ${v.amount}, die von der Chain verschwand`;
export const creator_about_faucet = (v: { amount: string }): string =>
  `${v.amount} abgeholt`;
export const creator_about_deleted = (): string =>
  `Gelöschter Inhalt`;
export const creator_payment_share = (v: { week: string; place: string }): string =>
  `Anteil an der Woche bis ${v.week}, Platz ${v.place}`;
export const creator_payment_tip = (v: { name: string }): string =>
  `Trinkgeld von ${v.name}`;
export const creator_payment_faucet = (): string =>
  `Vom Faucet abgeholt`;
export const creator_who = (): string =>
  `Wer dich sieht`;
export const creator_hide = (): string =>
  `Mich auf öffentlichen Seiten verbergen`;
export const creator_hide_board = (): string =>
  `Die Rangliste und abgeschlossene Wochen behalten deinen Platz und deine Zahlen, in einer Zeile ohne deinen Namen, die keine Suche findet.`;
export const creator_hide_page = (): string =>
  `Deine Creator-Seite schließt, und deine Inhalte verlassen das Schaufenster.`;
export const creator_hide_stays = (): string =>
  `Punkte, Rang und Belohnungen bleiben, wie sie sind. Die Dateien abgeschlossener Wochen behalten deine Mitgliedsnummer ohne Namen. Kopien, die andere früher gemacht haben, bleiben bei ihnen.`;
export const creator_see_page = (): string =>
  `Deine öffentliche Seite ansehen`;
export const creator_hidden = (): string =>
  `Du bist verborgen`;
export const creator_hidden_text = (): string =>
  `Öffentliche Seiten nennen dich nicht mehr.`;
export const creator_shown = (): string =>
  `Du bist sichtbar`;
export const creator_shown_text = (): string =>
  `Öffentliche Seiten nennen dich wieder.`;
export const try_title = (): string =>
  `Probier es aus`;
export const try_lead = (): string =>
  `Spiel zwei Mitglieder und sprich mit dem echten Bot. Leute, Chats und Coins sind erfunden.`;
export const try_panel = (): string =>
  `Die Demo`;
export const try_not_opened = (): string =>
  `Die Chats ließen sich nicht öffnen`;
export const try_offline = (): string =>
  `Keine Verbindung. Du siehst den letzten bekannten Stand.`;
export const try_not_said = (): string =>
  `Nichts wurde gesagt`;
export const try_not_happened = (): string =>
  `Nichts ist passiert`;
export const try_not_mined = (): string =>
  `Kein Block wurde geschürft`;
export const try_not_sunday = (): string =>
  `Die Woche ist nicht vergangen`;
export const try_not_paid = (): string =>
  `Nichts wurde bezahlt`;
export const try_not_restarted = (): string =>
  `Die Chats haben nicht neu begonnen`;
export const try_week_gone = (): string =>
  `Eine Woche ist vergangen`;
export const try_week_closed = (v: { week: string }): string =>
  `Die Woche vom ${v.week} ist abgeschlossen und ausgezahlt.`;
export const try_next = (): string =>
  `Was als Nächstes zu tun ist`;
export const try_meet = (v: { name: string }): string =>
  `Das ist ${v.name}. Drück auf Start, das bringt den ersten Punkt.`;
export const try_start_as = (v: { name: string }): string =>
  `Als ${v.name} starten`;
export const try_need_address = (v: { name: string }): string =>
  `Trinkgeld geht von Wallet zu Wallet, also braucht ${v.name} eine Adresse.`;
export const try_set_address = (v: { name: string }): string =>
  `Adresse für ${v.name} setzen`;
export const try_thank = (v: { payee: string; payer: string }): string =>
  `${v.payee} hat ein Dankeschön verdient. ${v.payer} gibt Trinkgeld, gleich in der Gruppe.`;
export const try_tip = (v: { name: string }): string =>
  `${v.name} Trinkgeld geben`;
export const try_note = (): string =>
  `gut gemacht`;
export const try_answering = (): string =>
  `Der Bot antwortet.`;
export const try_wait = (): string =>
  `Einen Moment`;
export const try_holds_none = (): string =>
  `Der Bot hat keine Coins: Mitglieder zahlen aus ihren Wallets. Hier ist es Spielgeld.`;
export const try_pay = (): string =>
  `Trinkgeld bezahlen`;
export const try_one_block = (): string =>
  `Die Coins sind unterwegs. Ein Block bestätigt sie.`;
export const try_mine = (): string =>
  `Einen Block schürfen`;
export const try_short = (v: { name: string; count: number }): string =>
  `${v.name} ${plural(v.count, { one: `fehlt noch ${number(v.count)} Punkt`, other: `fehlen noch ${number(v.count)} Punkte` })} zu einem Anteil. Ein Guten-Morgen-Gruß zählt einmal am Tag.`;
export const try_say_gm = (v: { name: string }): string =>
  `Als ${v.name} gm sagen`;
export const try_on_sunday = (): string =>
  `Am Sonntag schließt die Woche, und der Topf wird unter allen mit genug Punkten geteilt.`;
export const try_go_sunday = (): string =>
  `Zum nächsten Sonntag`;
export const try_done = (): string =>
  `Die Woche ist abgeschlossen und ausgezahlt. Die nächste gehört dir.`;
export const try_see_result = (): string =>
  `Ergebnis ansehen`;
export const try_sunday = (): string =>
  `Nächster Sonntag`;
export const try_chain = (): string =>
  `Die Chain der Demo`;
export const try_restart = (): string =>
  `Von vorn beginnen`;
export const try_now = <T>(v: { time: (text: string) => T; height: number; waiting: number }): Rich<T> =>
  [`Hier ist es `, v.time(``), `; Block `, `${number(v.height)}`, `, `, `${plural(v.waiting, { '=0': `nichts wartet`, other: `${number(v.waiting)} in Wartestellung` })}`, `.`];
export const try_chats = (): string =>
  `Chats`;
export const try_chat_of = (v: { player: string; bot: string }): string =>
  `${v.player} und ${v.bot}`;
export const try_group_people = (v: { first: string; second: string }): string =>
  `${v.first}, ${v.second} und der Bot`;
export const try_new_here = (v: { name: string }): string =>
  `${v.name}, neu hier`;
export const try_points_this_week = <T>(v: { rank: (text: string) => T; count: number }): Rich<T> =>
  [v.rank(``), `, `, `${plural(v.count, { one: `${number(v.count)} Punkt`, other: `${number(v.count)} Punkte` })}`, ` diese Woche`];
export const try_week_of = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Woche vom `, v.date(``)];
export const try_no_share = <T>(v: { rank: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: kein Anteil`];
export const try_share_waits = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: `, v.amount(``), ` wird noch ausgezahlt`];
export const try_share_paid = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T; paid: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: `, v.amount(``), ` `, v.paid(`ausgezahlt`)];
export const try_start = (): string =>
  `Start`;
export const try_speaker = (): string =>
  `Wer in der Gruppe spricht`;
export const try_commands = (): string =>
  `Befehle`;
export const try_message = (): string =>
  `Nachricht`;
export const try_message_in = (v: { chat: string }): string =>
  `Nachricht in ${v.chat}`;
export const try_messages_in = (v: { chat: string }): string =>
  `Nachrichten in ${v.chat}`;
export const try_no_messages = (): string =>
  `Noch keine Nachrichten`;
export const try_send = (): string =>
  `Senden`;
export const try_reply = (v: { name: string }): string =>
  `${v.name} antworten`;
export const try_reply_to = (v: { name: string; text: string }): string =>
  `Antwort an ${v.name}: ${v.text}`;
export const try_no_reply = (): string =>
  `Nicht antworten`;
export const try_text = (): string =>
  `Text`;
export const try_card = (): string =>
  `Karte des Anteils`;
export const try_only_seen = (v: { name: string }): string =>
  `Nur ${v.name} sieht das`;
export const try_reactions = (): string =>
  `Reaktionen:`;
export const try_qr = (): string =>
  `QR-Code`;
export const try_picture = (): string =>
  `Bild`;
export const try_edited = (): string =>
  `bearbeitet`;
export const try_read = (): string =>
  `gelesen`;
export const try_sent = (): string =>
  `gesendet`;
export const try_result = (v: { name: string; amount: string; place: string }): string =>
  `${v.name} hat ${v.amount} verdient, Platz ${v.place}`;
export const try_back_to_group = (): string =>
  `Zurück zur Gruppe`;
export const try_of_many = <T>(v: { count: number; date: (text: string) => T }): Rich<T> =>
  [`Von `, `${number(v.count)}`, `, die sich den Topf der Woche vom `, v.date(``), ` teilen.`];
export const try_among = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Unter denen, die sich den Topf der Woche vom `, v.date(``), ` teilen.`];
export const try_the_week = (): string =>
  `Die Woche`;
export const try_place = (): string =>
  `Platz`;
export const try_points = (): string =>
  `Punkte`;
export const try_see_in_week = (v: { name: string }): string =>
  `${v.name} in der Woche ansehen`;
export const try_see_payment = (): string =>
  `Die Zahlung ansehen`;
export const try_card_of = (v: { name: string }): string =>
  `Karte des Anteils von ${v.name}`;
export const try_save_card = (): string =>
  `Karte speichern`;
export const try_purse = (): string =>
  `Das ist eine Demo, und ihre Coins sind Spielgeld: Zahl wie aus einer eigenen Wallet.`;
export const try_pay_purse = (): string =>
  `Aus der Kasse der Demo zahlen`;
export const try_purse_paid = (): string =>
  `Bezahlt`;
export const try_see_transaction = (): string =>
  `Die Transaktion ansehen`;
export const try_block_mined = (v: { height: number }): string =>
  `Block ${number(v.height)} ist geschürft`;
export const chain_title = (): string =>
  `Die Chain der Demo`;
export const chain_lead = (): string =>
  `Spielgeld auf einer Chain, die nur in dieser Demo lebt. Jede Minute wird ein Block geschürft, oder wenn du es sagst.`;
export const chain_none = (): string =>
  `Es gibt keine Chain`;
export const chain_anew = (): string =>
  `Die Chain der Demo beginnt von vorn, wenn ihre Daten gelöscht werden.`;
export const chain_unread = (): string =>
  `Die Chain war nicht lesbar`;
export const chain_newest = (): string =>
  `Neueste Transaktionen`;
export const chain_newest_block = (): string =>
  `Neuester Block`;
export const chain_mined = (): string =>
  `Geschürft`;
export const chain_waiting = (): string =>
  `Transaktionen, die auf einen Block warten`;
export const chain_none_yet = (): string =>
  `Es gibt noch keine.`;
export const chain_count = (v: { shown: number; count: number }): string =>
  `Die neuesten ${number(v.shown)} von ${number(v.count)}.`;
export const chain_waits = (): string =>
  `Wartet auf einen Block`;
export const chain_block = (v: { height: number }): string =>
  `Block ${number(v.height)}`;
export const chain_block_lead = (): string =>
  `Ein Block der Chain der Demo.`;
export const chain_no_block = (): string =>
  `Diesen Block gibt es noch nicht`;
export const chain_hash = (): string =>
  `Hash`;
export const chain_before = (): string =>
  `Davor`;
export const chain_after = (): string =>
  `Danach`;
export const chain_is_newest = (): string =>
  `Das ist der neueste Block`;
export const chain_transactions = (): string =>
  `Transaktionen`;
export const chain_holds_none = (): string =>
  `Er enthält keine.`;
export const chain_address = (): string =>
  `Adresse`;
export const chain_no_address = (): string =>
  `Diese Adresse gibt es nicht`;
export const chain_balance = (): string =>
  `Guthaben`;
export const chain_received = (): string =>
  `Erhalten`;
export const chain_unused = (): string =>
  `Sie wurde nie benutzt.`;
export const chain_transaction = (): string =>
  `Transaktion`;
export const chain_no_transaction = (): string =>
  `Die Chain hat keine solche Transaktion`;
export const chain_state = (): string =>
  `Stand`;
export const chain_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Bestätigung`, other: `${number(v.count)} Bestätigungen` })}`;
export const chain_block_row = (): string =>
  `Block`;
export const chain_paid = (): string =>
  `Bezahlt`;
export const chain_fee = (): string =>
  `Gebühr`;
export const chain_from = (): string =>
  `Von`;
export const chain_new_coins = (): string =>
  `Neue Coins`;
export const chain_to = (): string =>
  `An`;
export const chain_to_name = (v: { name: string }): string =>
  `An ${v.name}`;
export const chain_to_others = (): string =>
  `An andere`;
export const chain_community = (): string =>
  `Wallet der Community`;
export const chain_faucet = (): string =>
  `Wallet des Faucets`;
export const chain_purse = (): string =>
  `Kasse der Besucher`;
export const apps_lead = (): string =>
  `Apps bitten dich über den Bot um Erlaubnis. Was du erlaubt hast, steht hier, bis du es widerrufst.`;
export const apps_list = (): string =>
  `Die Liste der Apps`;
export const apps_sign_in = (): string =>
  `Melde dich an, um deine Apps zu sehen`;
export const apps_purpose = (): string =>
  `Melde dich an, um zu sehen, was du Apps erlaubt hast.`;
export const apps_private = (): string =>
  `Nur du siehst, was du erlaubt hast.`;
export const apps_failed = (): string =>
  `Deine Apps konnten nicht geladen werden`;
export const apps_kept = (): string =>
  `Nichts hat sich geändert.`;
export const apps_none = (): string =>
  `Keine App hat Zugriff`;
export const apps_none_text = (): string =>
  `Wenn eine App dich über den Bot fragt und du es erlaubst, erscheint sie hier.`;
export const apps_all = (): string =>
  `Apps, die du erlaubt oder blockiert hast`;
export const apps_more = (v: { count: number }): string =>
  `Hier stehen die ersten ${number(v.count)}. Weitere folgen, wenn du welche davon entfernst.`;
export const apps_blocked = (): string =>
  `Blockiert`;
export const apps_by = <T>(v: { developer: (text: string) => T }): Rich<T> =>
  [`von `, v.developer(``)];
export const apps_may = (): string =>
  `Sie darf`;
export const apps_may_read_balance = (): string =>
  `das Guthaben deiner Hauptadresse sehen`;
export const apps_may_read_history = (): string =>
  `deine Trinkgelder, Überweisungen, Faucet-Abrufe und Wochenanteile sehen`;
export const apps_may_request_payments = (): string =>
  `dich um Zahlungen bitten, die du jeweils selbst machst oder ablehnst`;
export const apps_may_send_notifications = (): string =>
  `dir über den Bot schreiben`;
export const apps_may_access_profile = (): string =>
  `deinen Namen, Benutzernamen, Rang, deine Punkte und den Tag deines Beitritts sehen`;
export const apps_may_manage_escrow = (): string =>
  `mit dir Treuhandgeschäfte einrichten, deren Bedingungen du bestätigst und deren Zahlungen du selbst unterschreibst`;
export const apps_since = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`seit `, v.date(``)];
export const apps_blocked_on = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Du hast sie am `, v.date(``), ` blockiert, also kann sie dich nichts fragen.`];
export const apps_withdraw = (): string =>
  `Zugriff widerrufen`;
export const apps_withdraw_ask = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Jeden Zugriff widerrufen? App: `, v.app(``)];
export const apps_withdraw_text = (): string =>
  `Die App verliert ihren Zugriff sofort. Sie kann dich über den Bot wieder fragen, außer du blockierst sie dort.`;
export const apps_withdrawn = (): string =>
  `Zugriff widerrufen`;
export const apps_unchanged = (v: { problem: string }): string =>
  `Nichts wurde geändert: ${v.problem}`;
export const apps_unblock = (): string =>
  `Blockierung aufheben`;
export const apps_unblocked = (v: { app: string }): string =>
  `Darf dich wieder fragen: ${v.app}`;
export const dev_title = (): string =>
  `Bau mit dem Bot`;
export const dev_lead = (v: { community: string }): string =>
  `Profile, Guthaben, Zahlungen, Nachrichten und Treuhandgeschäfte der ${v.community}-Community für deine eigene App.`;
export const dev_free_key = (): string =>
  `Kostenlosen Schlüssel holen`;
export const dev_get_access = (): string =>
  `API-Zugang holen`;
export const dev_portal_link = (): string =>
  `Entwicklerportal`;
export const dev_about = (): string =>
  `Über die API`;
export const dev_tab = (): string =>
  `Dieser Tab`;
export const dev_overview = (): string =>
  `Überblick`;
export const dev_pricing = (): string =>
  `Preise`;
export const dev_documentation = (): string =>
  `Dokumentation`;
export const dev_examples = (): string =>
  `Beispiele`;
export const dev_links = (): string =>
  `Für Entwickler`;
export const dev_source = (): string =>
  `Quellcode`;
export const dev_contact = (): string =>
  `Kontakt`;
export const dev_chat = (): string =>
  `Chat`;
export const dev_start = (): string =>
  `Vom Dock aufs offene Meer`;
export const dev_start_register = (): string =>
  `Registriere deine App`;
export const dev_start_register_text = (): string =>
  `Im Entwicklerportal. Sie beginnt in der Sandbox, wo sie nur dein eigenes Konto erreicht.`;
export const dev_start_key = (): string =>
  `Erstell einen Schlüssel`;
export const dev_start_key_text = (): string =>
  `Nur mit den Berechtigungen, die deine App braucht. Jedes Mitglied erlaubt deine App selbst, im Bot.`;
export const dev_start_production = (): string =>
  `Geh in Produktion`;
export const dev_start_production_text = (): string =>
  `Ein Admin prüft deine App. Ist sie freigegeben, darf sie jedes Mitglied fragen.`;
export const dev_register_app = (): string =>
  `App registrieren`;
export const dev_manage_keys = (): string =>
  `API-Schlüssel verwalten`;
export const dev_see_examples = (): string =>
  `Beispiele ansehen`;
export const dev_allowed = (): string =>
  `Was ein Schlüssel dürfen kann`;
export const dev_allowed_text = (v: { community: string }): string =>
  `Ein Schlüssel für eine App kann nur haben, was die App angibt. Kein Schlüssel kann Coins bewegen: Mitglieder der ${v.community}-Community bestätigen Zahlungen in ihrer eigenen Wallet.`;
export const dev_figures = (): string =>
  `Zahlen`;
export const dev_endpoints = (): string =>
  `API-Endpunkte`;
export const dev_members = (): string =>
  `Mitglieder`;
export const dev_production_apps = (): string =>
  `Apps in Produktion`;
export const dev_webhooks_sent = (): string =>
  `Webhooks in 30 Tagen`;
export const dev_uptime = (): string =>
  `Verfügbarkeit in 90 Tagen`;
export const dev_key_read_balance = (): string =>
  `Guthaben lesen`;
export const dev_key_read_balance_text = (): string =>
  `Das Guthaben von Mitgliedern lesen`;
export const dev_key_read_history = (): string =>
  `Transaktionen lesen`;
export const dev_key_read_history_text = (): string =>
  `Die bisherigen Transaktionen von Mitgliedern lesen`;
export const dev_key_request_payments = (): string =>
  `Um Zahlungen bitten`;
export const dev_key_request_payments_text = (): string =>
  `Mitglieder um Zahlungen bitten, die sie bestätigen`;
export const dev_key_send_notifications = (): string =>
  `Nachrichten senden`;
export const dev_key_send_notifications_text = (): string =>
  `Mitgliedern über den Bot Nachrichten senden`;
export const dev_key_access_profile = (): string =>
  `Profil lesen`;
export const dev_key_access_profile_text = (): string =>
  `Grunddaten aus dem Profil von Mitgliedern lesen`;
export const dev_key_manage_escrow = (): string =>
  `Treuhandgeschäfte führen`;
export const dev_key_manage_escrow_text = (): string =>
  `Zahlungen mit Treuhandgeschäften absichern`;
export const dev_by_card = (): string =>
  `Per Karte.`;
export const dev_by_card_or_coin = (v: { coin: string; percent: string }): string =>
  `Per Karte, oder in ${v.coin} für ${v.percent} % weniger.`;
export const dev_without_plan = (v: { apps: number }): string =>
  `Ohne Tarif kannst du ${plural(v.apps, { one: `${number(v.apps)} App registrieren und ihre`, other: `${number(v.apps)} Apps registrieren und ihre` })} Webhooks in der Sandbox ausprobieren.`;
export const dev_sandbox_requests = (v: { requests: number }): string =>
  `Ohne Tarif gelten deine Schlüssel in der Sandbox: nur für dein eigenes Konto, mit ${plural(v.requests, { one: `${number(v.requests)} Anfrage`, other: `${number(v.requests)} Anfragen` })} im Monat.`;
export const dev_most_popular = (): string =>
  `Am beliebtesten`;
export const dev_choose_plan = (v: { plan: string }): string =>
  `${v.plan} wählen`;
export const dev_price_month = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`im Monat`)];
export const dev_price_year = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`im Jahr`)];
export const dev_price_yearly = (v: { price: string; saving: string }): string =>
  `${v.price} im Jahr, ${v.saving} weniger.`;
export const dev_price_coin = (v: { price: string; list: string }): string =>
  `Oder ${v.price} im Monat statt ${v.list}.`;
export const dev_plan_requests = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} API-Anfrage`, other: `${number(v.count)} API-Anfragen` })}`;
export const dev_plan_webhooks = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Webhook`, other: `${number(v.count)} Webhooks` })}`;
export const dev_plan_apps = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} App`, other: `${number(v.count)} Apps` })}`;
export const dev_plan_requests_all = (): string =>
  `Unbegrenzte API-Anfragen`;
export const dev_plan_webhooks_all = (): string =>
  `Unbegrenzte Webhooks`;
export const dev_plan_apps_all = (): string =>
  `Unbegrenzt viele Apps`;
export const dev_plan_community = (): string =>
  `Hilfe aus der Community`;
export const dev_plan_email = (): string =>
  `Hilfe per E-Mail`;
export const dev_plan_rates = (): string =>
  `Eigene Abfragelimits`;
export const dev_plan_escrow = (): string =>
  `Treuhandgeschäfte`;
export const dev_plan_dedicated = (): string =>
  `Persönliche Hilfe`;
export const dev_plan_label = (): string =>
  `Auf Wunsch unter deiner eigenen Marke`;
export const dev_plan_manager = (): string =>
  `Feste Ansprechperson`;
export const dev_plan_sla = (): string =>
  `Zugesicherte Leistung (SLA)`;
export const dev_documentation_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Jeder Aufruf der API, wie der Server selbst ihn beschreibt, auf Englisch. Programme können dasselbe aus dem `, v.a(`OpenAPI-Dokument`), ` lesen.`];
export const dev_search_calls = (): string =>
  `Aufrufe suchen`;
export const dev_search_hint = (): string =>
  `Pfad, Methode oder Wörter`;
export const dev_calls_of = (v: { found: number; all: number }): string =>
  `${number(v.found)} von ${number(v.all)} Aufrufen`;
export const dev_press_slash = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [`Zum Suchen drück `, v.key(``), `.`];
export const dev_no_call = (): string =>
  `Kein Aufruf passt`;
export const dev_show_all_calls = (): string =>
  `Alle Aufrufe zeigen`;
export const dev_no_call_text = (): string =>
  `Such nach Pfad, Methode, Name oder englischer Kurzbeschreibung.`;
export const dev_areas = (): string =>
  `Bereiche der API`;
export const dev_document_failed = (): string =>
  `Das API-Dokument wurde nicht geladen`;
export const dev_access_public = (): string =>
  `Alle`;
export const dev_access_member = (): string =>
  `Angemeldete Mitglieder`;
export const dev_access_admin = (): string =>
  `Admins`;
export const dev_access_owner = (): string =>
  `Eigner des Bots`;
export const dev_access_gateway = (): string =>
  `Wallet-Bot`;
export const dev_access_demo = (): string =>
  `Nur in der Demo`;
export const dev_api_key = (): string =>
  `API-Schlüssel`;
export const dev_operation_name = (): string =>
  `Name:`;
export const dev_parameters = (): string =>
  `Parameter`;
export const dev_errors = (): string =>
  `Fehler`;
export const dev_body = (): string =>
  `Inhalt`;
export const dev_answer = (): string =>
  `Antwort`;
export const dev_examples_lead = (v: { variable: string }): string =>
  `Setz ${v.variable} auf deinen Schlüssel und führ sie aus, wie sie sind.`;
export const dev_call = (): string =>
  `Aufruf`;
export const dev_code_language = (): string =>
  `Sprache`;
export const dev_example_in = (v: { language: string }): string =>
  `Beispiel: ${v.language}`;
export const dev_copy = (): string =>
  `Kopieren`;
export const dev_copy_what = (v: { what: string }): string =>
  `Kopieren: ${v.what}`;
export const dev_hooks_title = (): string =>
  `Webhooks: was sie melden und wie du sie prüfst`;
export const dev_event_paid = (): string =>
  `Ein Mitglied hat bezahlt, worum deine App gebeten hat`;
export const dev_event_granted = (): string =>
  `Ein Mitglied hat deiner App etwas erlaubt`;
export const dev_event_revoked = (): string =>
  `Ein Mitglied hat eine solche Erlaubnis widerrufen`;
export const dev_event_escrow = (): string =>
  `Ein Treuhandgeschäft deiner App wurde eingezahlt, ausgezahlt oder zurückgegeben`;
export const dev_event_approved = (): string =>
  `Ein Admin hat deine App für die Produktion freigegeben`;
export const dev_event_test = (): string =>
  `Du hast unter „Meine Apps“ ein Testereignis verlangt`;
export const dev_hooks_text = (v: { minutes: string; times: string }): string =>
  `Jeder ist ein POST mit JSON-Inhalt. Der Header Quarterdeck-Signature enthält die Zeit und einen HMAC-SHA256 über Zeit, Punkt und Inhalt, gebildet mit dem Geheimnis deiner App; weise ab, was älter als ${v.minutes} Minuten ist. Antworte innerhalb von 5 Sekunden mit 200 bis 299; sonst wird er noch bis zu ${v.times} Mal innerhalb von zwei Tagen gesendet. Ein Ereignis behält seine ID, damit du jedes nur einmal verarbeitest.`;
export const dev_hooks_code = (): string =>
  `Einen Webhook in TypeScript prüfen`;
export const member_failed = (): string =>
  `Dieses Mitglied konnte nicht geladen werden`;
export const member_panel = (): string =>
  `Das Mitglied`;
export const member_share = (v: { name: string; rank: string; community: string }): string =>
  `${v.name}, ${v.rank} aus der Crew von ${v.community}`;
export const member_voyage = (): string =>
  `Die Reise`;
export const member_standing = <T>(v: { b: (text: string) => T; points: number; place: string }): Rich<T> =>
  [v.b(`${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`), `, Platz `, `${v.place}`, ` nach Punkten insgesamt`];
export const member_next = <T>(v: { label: (text: string) => T; points: number; rank: string }): Rich<T> =>
  [v.label(`Als Nächstes: `), `noch `, `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`, ` bis `, `${v.rank}`, `.`];
export const member_next_none = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Als Nächstes: `), `Nichts, das ist der höchste Rang.`];
export const member_week_enough = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Diese Woche: `), `genug Punkte für einen Anteil am Topf.`];
export const member_week_not = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Diese Woche: `), `kein Anspruch auf einen Anteil am Topf.`];
export const member_week_missing = <T>(v: { label: (text: string) => T; points: number }): Rich<T> =>
  [v.label(`Diese Woche: `), `noch `, `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`, ` bis zu einem Anteil am Topf.`];
export const member_ranks = (): string =>
  `Ränge`;
export const member_reached = <T>(v: { rank: string; more: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, v.more(`, erreicht`)];
export const member_figures = (): string =>
  `In Zahlen`;
export const member_tipped = (): string =>
  `Trinkgeld gegeben`;
export const member_received = (): string =>
  `Trinkgeld erhalten`;
export const member_tips = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Trinkgeld`, other: `${number(v.count)} Trinkgelder` })}`;
export const member_earned = (): string =>
  `Aus dem Topf`;
export const member_in_weeks = (v: { count: number }): string =>
  `in ${plural(v.count, { one: `${number(v.count)} Woche`, other: `${number(v.count)} Wochen` })}`;
export const member_see = (): string =>
  `Ansehen`;
export const member_weeks = (): string =>
  `Wochen mit Anteil`;
export const member_no_share = (): string =>
  `Noch kein Anteil`;
export const member_no_share_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Hier erscheinen Wochen mit einem Anteil am Topf: `, v.name(``)];
export const member_newest = (): string =>
  `Neueste Wochen`;
export const member_newest_of = (v: { count: number; all: number }): string =>
  `Die neuesten ${number(v.count)} von ${number(v.all)}.`;
export const member_place = (v: { place: number }): string =>
  `Platz ${number(v.place)}`;
export const member_curve = (v: { date: string; points: number }): string =>
  `Punkte in diesen Wochen, die meisten am ${v.date}: ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const board_lead = (): string =>
  `Wer Trinkgeld gibt, wer Punkte sammelt und wer sich den Topf dieser Woche teilt.`;
export const board_offline = (v: { time: string }): string =>
  `Du bist offline. Das ist die Rangliste vom ${v.time}.`;
export const board_refresh = (): string =>
  `Aktualisieren`;
export const board_main_site = (): string =>
  `Startseite`;
export const board_total = (): string =>
  `Ausgeschüttet insgesamt`;
export const board_retry = (): string =>
  `Erneut versuchen`;
export const board_open_bot = (): string =>
  `Bot öffnen`;
export const board_name = (): string =>
  `Die Rangliste`;
export const board_pages = (): string =>
  `Seiten der Rangliste`;
export const board_search = (): string =>
  `Mitglieder suchen`;
export const board_search_hint = (): string =>
  `Telegram-Name oder Name`;
export const board_sort_by = (): string =>
  `Sortieren nach`;
export const board_eligible_only = (): string =>
  `Nur Berechtigte zeigen`;
export const board_sort_tipped = (): string =>
  `Gegebenes Trinkgeld`;
export const board_sort_received = (): string =>
  `Erhaltenes Trinkgeld`;
export const board_sort_earned = (): string =>
  `Anteile insgesamt`;
export const board_sort_points = (): string =>
  `Punkte insgesamt`;
export const board_sort_weekly = (): string =>
  `Wochenpunkte`;
export const board_sort_name = (): string =>
  `Benutzername`;
export const board_members_none = (): string =>
  `Noch keine Mitglieder`;
export const board_members_unmatched = (v: { search: string }): string =>
  `Keine Mitglieder mit „${v.search}“`;
export const board_past_end = (v: { page: number; members: number; pages: number }): string =>
  `Seite ${number(v.page)} liegt hinter dem Ende: ${plural(v.members, { one: `${number(v.members)} Mitglied`, other: `${number(v.members)} Mitglieder` })}, ${plural(v.pages, { one: `${number(v.pages)} Seite`, other: `${number(v.pages)} Seiten` })}`;
export const board_past_end_of = (v: { page: number; members: number; search: string; pages: number }): string =>
  `Seite ${number(v.page)} liegt hinter dem Ende: ${plural(v.members, { one: `${number(v.members)} Mitglied`, other: `${number(v.members)} Mitglieder` })} mit „${v.search}“, ${plural(v.pages, { one: `${number(v.pages)} Seite`, other: `${number(v.pages)} Seiten` })}`;
export const board_range = (v: { range: string; members: number; sort: string }): string =>
  `${v.range} von ${plural(v.members, { one: `${number(v.members)} Mitglied`, other: `${number(v.members)} Mitgliedern` })}, Sortierung: ${v.sort}`;
export const board_range_of = (v: { range: string; members: number; search: string; sort: string }): string =>
  `${v.range} von ${plural(v.members, { one: `${number(v.members)} Mitglied`, other: `${number(v.members)} Mitgliedern` })} mit „${v.search}“, Sortierung: ${v.sort}`;
export const board_eligible_range = (v: { count: number; range: string; members: number; sort: string }): string =>
  `Berechtigt: ${number(v.count)}; ${v.range} von ${plural(v.members, { one: `${number(v.members)} Mitglied`, other: `${number(v.members)} Mitgliedern` })}, Sortierung: ${v.sort}`;
export const board_eligible_range_of = (v: { count: number; range: string; members: number; search: string; sort: string }): string =>
  `Berechtigt: ${number(v.count)}; ${v.range} von ${plural(v.members, { one: `${number(v.members)} Mitglied`, other: `${number(v.members)} Mitgliedern` })} mit „${v.search}“, Sortierung: ${v.sort}`;
export const board_not_refreshed = (): string =>
  `Nicht aktualisiert`;
export const board_no_activity = (): string =>
  `Noch keine Aktivität`;
export const board_updating = (): string =>
  `Wird aktualisiert …`;
export const board_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Aktualisiert: `, v.time(``)];
export const board_sort_column = (): string =>
  `Nach Spalte sortieren`;
export const board_members = (): string =>
  `Mitglieder`;
export const board_member = (): string =>
  `Mitglied`;
export const board_loading = (): string =>
  `Die Rangliste lädt`;
export const board_lifetime = (): string =>
  `Punkte insgesamt`;
export const board_lifetime_head = (): string =>
  `Pkt. ges.`;
export const board_weekly = (): string =>
  `Wochenpunkte`;
export const board_weekly_head = (): string =>
  `Wochenpunkte`;
export const board_earned = (): string =>
  `Anteile insgesamt`;
export const board_earned_head = (): string =>
  `Anteile`;
export const board_tipped = (): string =>
  `Gegeben`;
export const board_received = (): string =>
  `Erhalten`;
export const board_age = (): string =>
  `Alter des Kontos`;
export const board_age_head = (): string =>
  `Alter`;
export const board_account_created = (v: { date: string }): string =>
  `Konto angelegt: ${v.date}`;
export const board_days = (v: { days: number }): string =>
  `${plural(v.days, { one: `${number(v.days)} Tag`, other: `${number(v.days)} Tage` })}`;
export const board_tips = (v: { tips: number }): string =>
  `${number(v.tips)}-mal`;
export const board_all_figures = (v: { name: string }): string =>
  `Alle Zahlen: ${v.name}`;
export const board_rank = (): string =>
  `Platz`;
export const board_moved_up = (v: { places: number }): string =>
  `${plural(v.places, { one: `${number(v.places)} Platz`, other: `${number(v.places)} Plätze` })} hoch seit letzter Woche`;
export const board_moved_down = (v: { places: number }): string =>
  `${plural(v.places, { one: `${number(v.places)} Platz`, other: `${number(v.places)} Plätze` })} runter seit letzter Woche`;
export const board_highest_rank = (): string =>
  `Höchster Rang`;
export const board_next_rank = (v: { points: number; rank: string }): string =>
  `Noch ${number(v.points)} Pkt. bis ${v.rank}`;
export const board_profile = (): string =>
  `Profil-Link (öffnet einen neuen Tab)`;
export const board_verified = (): string =>
  `Auf Twitter/X bestätigt`;
export const board_verified_as = (v: { handle: string }): string =>
  `Auf Twitter/X bestätigt: ${v.handle}`;
export const board_admin = (): string =>
  `ADMIN`;
export const board_you = (): string =>
  `Du`;
export const board_eligible = (): string =>
  `Berechtigt`;
export const board_not_eligible = (): string =>
  `Nicht berechtigt`;
export const board_need = (v: { points: number }): string =>
  `Noch ${number(v.points)} nötig`;
export const board_counts = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} zählt`, other: `${number(v.points)} zählen` })}`;
export const board_eligible_from = (v: { points: string }): string =>
  `Berechtigt ab ${v.points} Wochenpunkten`;
export const board_eligible_from_counted = (v: { threshold: string; points: number }): string =>
  `Berechtigt ab ${v.threshold} Wochenpunkten; für den Topf ${plural(v.points, { one: `zählt ${number(v.points)}`, other: `zählen ${number(v.points)}` })}`;
export const board_level_high = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Hoch`, v.more(`: Aktivität`)];
export const board_level_medium = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Mittel`, v.more(`: Aktivität`)];
export const board_level_low = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Niedrig`, v.more(`: Aktivität`)];
export const board_level_high_why = (): string =>
  `Hohe Aktivität, nach Punkten insgesamt`;
export const board_level_medium_why = (): string =>
  `Mittlere Aktivität, nach Punkten insgesamt`;
export const board_level_low_why = (): string =>
  `Niedrige Aktivität, nach Punkten insgesamt`;
export const board_failed = (): string =>
  `Die Rangliste wurde nicht geladen`;
export const board_failed_text = (): string =>
  `Die Daten der Rangliste ließen sich nicht abrufen. Bitte versuch es noch einmal.`;
export const board_try_again = (): string =>
  `Noch einmal versuchen`;
export const board_none = (): string =>
  `Noch keine Aktivität in der Community`;
export const board_none_text = (): string =>
  `Ruhige See. Das erste /gm, /faucet oder Trinkgeld im Chat holt sich hier Platz 1.`;
export const board_no_hits = (): string =>
  `Niemand mit diesem Namen an Bord`;
export const board_no_hits_text = <T>(v: { search: (text: string) => T }): Rich<T> =>
  [`Kein Benutzername und kein Name in der Rangliste enthält `, v.search(``), `. Ein Teil des Namens genügt, und Groß- und Kleinschreibung sind egal.`];
export const board_clear = (): string =>
  `Suche leeren`;
export const board_past_text = (): string =>
  `So viele Seiten hat die Rangliste nicht.`;
export const board_last_page = (): string =>
  `Zur letzten Seite`;
export const board_none_eligible = (): string =>
  `Auf dieser Seite ist noch niemand berechtigt`;
export const board_none_eligible_text = (): string =>
  `Der Filter sieht nur diese Seite. Im Lauf der Woche wird berechtigt, wer mit den Wochenpunkten die Schwelle erreicht.`;
export const board_show_all = (): string =>
  `Alle zeigen`;
export const board_glance = (): string =>
  `Diese Woche auf einen Blick`;
export const board_pool = (): string =>
  `Topf der Woche`;
export const board_ends = (): string =>
  `Endet in`;
export const board_place = (): string =>
  `Dein Platz`;
export const board_sharing = (): string =>
  `Mit Anteil`;
export const board_split_none = (): string =>
  `Noch hat niemand einen Anteil.`;
export const board_split_all = (v: { count: number }): string =>
  `Wäre die Woche jetzt zu Ende: ${plural(v.count, { one: `${number(v.count)} Anteil`, other: `${number(v.count)} Anteile` })}`;
export const board_split = (v: { part: string; count: number; all: number }): string =>
  `Wäre jetzt Schluss: ${v.part} für die ersten ${number(v.count)} von ${number(v.all)}`;
export const board_this_week = (): string =>
  `Diese Woche`;
export const board_rewards = (): string =>
  `Wochentopf`;
export const board_active = (): string =>
  `Aktiv`;
export const board_inactive = (): string =>
  `Inaktiv`;
export const board_unavailable = (): string =>
  `Der Wochentopf ist gerade nicht erreichbar`;
export const board_unavailable_text = (): string =>
  `Der Stand des Wochentopfs ließ sich nicht laden. Bitte versuch es später noch einmal.`;
export const board_weekly_pool = (): string =>
  `Im Topf`;
export const board_shared_out = (): string =>
  `jede Woche geteilt`;
export const board_active_users = (): string =>
  `Aktive Mitglieder`;
export const board_active_users_note = (): string =>
  `diese Woche etwas getan`;
export const board_eligible_users = (): string =>
  `Berechtigte`;
export const board_eligible_users_note = (v: { points: string }): string =>
  `ab ${v.points} Punkten`;
export const board_points = (): string =>
  `Punkte zusammen`;
export const board_points_note = (): string =>
  `von allen gesammelt`;
export const board_schedule = (): string =>
  `Zeitplan`;
export const board_snapshot = (): string =>
  `Nächster Stichtag`;
export const board_snapshot_text = (): string =>
  `Die Woche wird eingefroren`;
export const board_distribution = (): string =>
  `Nächste Ausschüttung`;
export const board_distribution_text = (): string =>
  `Der Topf wird geteilt`;
export const board_from = (): string =>
  `So. 23:00`;
export const board_until = (): string =>
  `So. 23:00 UTC`;
export const board_recent = (): string =>
  `Letzte Ausschüttungen`;
export const board_all_weeks = (): string =>
  `Alle Wochen`;
export const board_recent_failed = (): string =>
  `Die letzten Ausschüttungen konnten nicht geladen werden.`;
export const board_recent_none = (): string =>
  `Noch keine Ausschüttungen`;
export const board_recent_none_text = (): string =>
  `Die erste Auszahlung erscheint hier.`;
export const board_of_week = (v: { date: string }): string =>
  `Woche vom ${v.date}`;
export const board_provisional = (): string =>
  `Vorläufig`;
export const board_provisional_text = (): string =>
  `Einspruchsstunde: noch nicht ausgeschüttet`;
export const board_week_link = <T>(v: { date: (text: string) => T; more: (text: string) => T; week: string }): Rich<T> =>
  [v.date(``), v.more(`: die Woche bis ${v.week}`)];
export const board_own_place = (): string =>
  `Dein Platz in der Rangliste`;
export const board_own_place_failed = (): string =>
  `Dein Platz konnte nicht geladen werden. Die Seite versucht es weiter.`;
export const board_progress = (): string =>
  `Deine Woche`;
export const board_progress_failed = (): string =>
  `Deine Woche konnte nicht geladen werden.`;
export const board_own_points = (): string =>
  `Punkte`;
export const board_transactions = (): string =>
  `Zahlungen`;
export const board_status = (): string =>
  `Stand`;
export const board_would_pay = (): string =>
  `Diese Woche brächte`;
export const board_would_pay_note = (): string =>
  `Schätzung nach jetzigem Stand`;
export const board_nothing = (): string =>
  `Noch nichts`;
export const board_how_points = (): string =>
  `Wie Punkte zählen`;
export const board_if_nobody = (): string =>
  `Falls diese Woche niemand mehr Punkte bekommt.`;
export const board_last_share = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`Dein letzter Anteil war `, v.amount(``), `.`];
export const board_last_shares = <T>(v: { count: string; amount: (text: string) => T }): Rich<T> =>
  [`Deine letzten `, `${v.count}`, ` Anteile waren im Schnitt `, v.amount(``), `.`];
export const board_since = <T>(v: { own: string; others: string; amount: (text: string) => T }): Rich<T> =>
  [`Seit gestern: du `, `${v.own}`, ` Punkte, andere `, `${v.others}`, ` Punkte, dein Anteil `, v.amount(``)];
export const board_toward = (): string =>
  `Zum Anteil am Topf`;
export const board_reached = (v: { points: string; threshold: string }): string =>
  `An Bord: ${v.points} Punkte, ${v.threshold} nötig`;
export const board_missing = (v: { points: string; threshold: string }): string =>
  `${v.points} von ${v.threshold} Punkten`;
export const board_per_day = (): string =>
  `Punkte pro Tag (UTC)`;
export const board_weekdays = (): string =>
  `Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag`;
export const board_weekdays_short = (): string =>
  `So Mo Di Mi Do Fr Sa`;
export const board_day = (v: { name: string; points: number }): string =>
  `${v.name}: ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const board_today = (v: { name: string; points: number }): string =>
  `${v.name}, heute: ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const board_past_weeks = (): string =>
  `Deine vergangenen Wochen`;
export const board_past_weeks_none = (): string =>
  `Noch keine vergangenen Wochen`;
export const board_past_weeks_none_text = (): string =>
  `Jede Woche, in der du aktiv bist, erscheint hier nach ihrem Ende.`;
export const board_past_weeks_failed = (): string =>
  `Deine vergangenen Wochen konnten nicht geladen werden.`;
export const board_past_week = <T>(v: { more: (text: string) => T; date: (text: string) => T }): Rich<T> =>
  [v.more(`Woche vom `), v.date(``)];
export const board_no_share = (): string =>
  `Kein Anteil`;
export const board_pts = (v: { points: number }): string =>
  `${number(v.points)} Pkt.`;
export const board_own_share = (v: { date: string }): string =>
  `dein Anteil an der Woche vom ${v.date}`;
export const board_past_pages = (): string =>
  `Seiten deiner vergangenen Wochen`;
export const board_newer = (): string =>
  `Neuere Wochen`;
export const board_older = (): string =>
  `Ältere Wochen`;
export const board_page_of = (v: { page: string; pages: string }): string =>
  `${v.page} von ${v.pages}`;
export const board_onward = (): string =>
  `Wie es weitergeht`;
export const board_join = (): string =>
  `Schreib deinen Namen in die Rangliste`;
export const board_join_text = (v: { bot: string }): string =>
  `Punkte gibt es für das, was du im Chat tust. Öffne ${v.bot}, sag /gm und gib dein erstes Trinkgeld.`;
export const board_new = (): string =>
  `Neu an Deck?`;
export const board_new_text = (): string =>
  `Was die Wallet kann und wie ihre Schlüssel deine bleiben.`;
export const board_back_home = (): string =>
  `Zur Startseite`;
export const guide_title = (): string =>
  `Punkte und Piratenränge`;
export const guide_lead = (): string =>
  `Wie du Punkte sammelst und was jeder Rang braucht`;
export const guide_ranks = (): string =>
  `Piratenränge`;
export const guide_ranks_table = (): string =>
  `Piratenränge nach Punkten insgesamt`;
export const guide_rank = (): string =>
  `Rang`;
export const guide_earning = (): string =>
  `So gibt es Punkte`;
export const guide_setup = (): string =>
  `Einmalig`;
export const guide_setup_sum = (v: { points: number }): string =>
  `zusammen ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const guide_daily = (): string =>
  `Täglich`;
export const guide_recurring = (): string =>
  `Immer wieder`;
export const guide_cap = (v: { points: number }): string =>
  `Tageslimit: höchstens ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })} am Tag (UTC) aus Trinkgeld, Überweisungen, /gm und /faucet zusammen.`;
export const guide_tip_limit = (v: { tips: number }): string =>
  `Trinkgeldlimit: Höchstens ${plural(v.tips, { one: `${number(v.tips)} Trinkgeld`, other: `${number(v.tips)} Trinkgelder` })} am Tag ${plural(v.tips, { one: `bringt`, other: `bringen` })} Punkte. Trinkgeld darüber hinaus kommt trotzdem an.`;
export const guide_least_tip = (v: { amount: string; code: string }): string =>
  `Kleinstes Trinkgeld: Unter ${v.amount} ${v.code} bringt ein Trinkgeld keine Punkte. Es kommt trotzdem an.`;
export const guide_rule_account_created = (): string =>
  `Konto anlegen`;
export const guide_rule_primary_address_set = (): string =>
  `Hauptadresse deiner Wallet festlegen`;
export const guide_rule_staking_address_set = (): string =>
  `Staking-Adresse festlegen`;
export const guide_rule_twitter_set = (): string =>
  `Benutzernamen bei Twitter/X angeben`;
export const guide_rule_first_tip = (): string =>
  `Erstes bestätigtes Trinkgeld`;
export const guide_rule_first_send = (): string =>
  `Erste bestätigte Überweisung`;
export const guide_rule_gm = (): string =>
  `Befehl /gm, einmal in 24 Stunden`;
export const guide_rule_faucet = (): string =>
  `Befehl /faucet, einmal in 24 Stunden`;
export const guide_rule_tip = (): string =>
  `Einem anderen Mitglied Trinkgeld geben`;
export const guide_rule_send = (): string =>
  `Senden oder überweisen (wenig, damit sich Spam nicht lohnt)`;
export const guide_rule_content_submission = (): string =>
  `Eingereichter Inhalt, von einem Admin bewertet`;
export const guide_content = (): string =>
  `Inhalte`;
export const guide_content_table = (): string =>
  `Arten von Inhalten und ihre möglichen Punkte`;
export const guide_type = (): string =>
  `Art`;
export const guide_points = (): string =>
  `Punkte`;
export const guide_usual = (): string =>
  `Üblich`;
export const guide_type_twitter_post = (): string =>
  `Twitter-Beitrag`;
export const guide_type_youtube_video = (): string =>
  `YouTube-Video`;
export const guide_type_tiktok_video = (): string =>
  `TikTok-Video`;
export const guide_type_twitter_thread = (): string =>
  `Twitter-Thread`;
export const guide_type_medium_article = (): string =>
  `Medium-Artikel`;
export const guide_type_reddit_post = (): string =>
  `Reddit-Beitrag/Meme`;
export const guide_type_meme_image = (): string =>
  `Meme-Bild`;
export const guide_type_instagram_post = (): string =>
  `Instagram-Beitrag`;
export const guide_type_instagram_reel = (): string =>
  `Instagram-Reel`;
export const guide_type_linkedin_article = (): string =>
  `LinkedIn-Artikel`;
export const guide_type_linkedin_post = (): string =>
  `LinkedIn-Beitrag`;
export const guide_type_discord_message = (): string =>
  `Discord-Nachricht`;
export const guide_type_github_repo = (): string =>
  `GitHub-Repository`;
export const guide_type_twitter_post_text = (): string =>
  `Ein Beitrag über die Community bei Twitter/X`;
export const guide_type_youtube_video_text = (): string =>
  `Ein Video über die Community bei YouTube`;
export const guide_type_tiktok_video_text = (): string =>
  `Ein kurzes Video bei TikTok`;
export const guide_type_twitter_thread_text = (): string =>
  `Ein Thread aus mehreren Beiträgen bei Twitter/X`;
export const guide_type_medium_article_text = (): string =>
  `Ein Artikel bei Medium`;
export const guide_type_reddit_post_text = (): string =>
  `Ein Beitrag oder Meme bei Reddit`;
export const guide_type_meme_image_text = (): string =>
  `Ein eigenes Meme`;
export const guide_type_instagram_post_text = (): string =>
  `Ein Beitrag bei Instagram`;
export const guide_type_instagram_reel_text = (): string =>
  `Ein Reel bei Instagram`;
export const guide_type_linkedin_article_text = (): string =>
  `Ein Artikel bei LinkedIn`;
export const guide_type_linkedin_post_text = (): string =>
  `Ein Beitrag bei LinkedIn`;
export const guide_type_discord_message_text = (): string =>
  `Eine hilfreiche Nachricht bei Discord`;
export const guide_type_github_repo_text = (): string =>
  `Code für das Ökosystem bei GitHub`;
export const guide_advice = (): string =>
  `Rat zum Einreichen`;
export const guide_advice_link = (): string =>
  `Reich den öffentlichen Link unter Creators in „Meine Übersicht“ ein oder schick ihn dem Bot; ein Admin prüft jeden.`;
export const guide_advice_approval = (): string =>
  `Das Einreichen allein bringt nichts: Punkte gibt es, wenn der Inhalt angenommen wird, im Rahmen seiner Art, für Qualität und Reichweite.`;
export const guide_advice_own = (): string =>
  `Mach etwas Eigenes: Kopien, Reposts und wiederholte Links werden abgelehnt.`;
export const guide_advice_name = (): string =>
  `Nenn den Coin und verlinke die Community, damit andere den Weg hierher finden.`;
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
export const week_page_title = (v: { week: string }): string =>
  `Woche vom ${v.week}`;
export const week_lead = (): string =>
  `Eingefroren am Sonntag um 23:00 UTC: wer sich den Topf geteilt hat, in welchem Verhältnis, und was ausgezahlt ist.`;
export const week_failed = (): string =>
  `Die Woche konnte nicht geladen werden`;
export const week_all = (): string =>
  `Alle Wochen`;
export const week_challenge = (): string =>
  `Die Einspruchsstunde`;
export const week_challenge_text = (): string =>
  `Diese Anteile sind vorläufig. Vor der Ausschüttung wird nichts gezahlt; bis dahin kann ein Admin einen strittigen Anteil zurückhalten. Ein zurückgehaltener Anteil ist nicht verloren: Sein Mitglied kann Einspruch erheben, und kein anderer Anteil ändert sich.`;
export const week_distribution_in = (): string =>
  `Ausschüttung in`;
export const week_own_share = (): string =>
  `Dein Anteil`;
export const week_figures = (): string =>
  `Die Woche in Zahlen`;
export const week_pool = (): string =>
  `Topf`;
export const week_not_distributed = (): string =>
  `nicht ausgeschüttet`;
export const week_distributed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`ausgeschüttet: `, v.date(``)];
export const week_distributed_from = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Ausschüttung ab: `, v.date(``)];
export const week_shared_by = (): string =>
  `Geteilt von`;
export const week_active = (v: { count: number }): string =>
  `von ${plural(v.count, { one: `${number(v.count)} aktivem Mitglied`, other: `${number(v.count)} aktiven Mitgliedern` })}`;
export const week_points = (): string =>
  `Ihre Punkte`;
export const week_points_all = (v: { all: string }): string =>
  `von insgesamt ${v.all}`;
export const week_points_counted = (v: { all: string; counted: string }): string =>
  `von insgesamt ${v.all}; für den Topf zählen ${v.counted}`;
export const week_threshold = (): string =>
  `Schwelle`;
export const week_threshold_points = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const week_formula = (v: { version: number }): string =>
  `Formel Version ${number(v.version)}`;
export const week_formula_policy = <T>(v: { policy: (text: string) => T; version: number }): Rich<T> =>
  [`Regelwerk „`, v.policy(``), `“, Formel Version `, `${number(v.version)}`];
export const week_balance_unread = (): string =>
  `Das Guthaben der Wallet war nicht rechtzeitig lesbar und zählte deshalb als 0. Ihre Coins bleiben für spätere Wochen.`;
export const week_balance = <T>(v: { part: string; balance: (text: string) => T; height: number; debts: (text: string) => T; most: (text: string) => T }): Rich<T> =>
  [`Neu im Topf: `, `${v.part}`, ` % von `, v.balance(``), `, die die Wallet bei Block `, `${number(v.height)}`, ` hatte, abzüglich `, v.debts(``), `, die offen oder für Gebühren zurückgelegt waren; höchstens `, v.most(``), `.`];
export const week_carried = (): string =>
  `Übertragen`;
export const week_carried_in = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` im Topf kamen aus früheren Wochen`];
export const week_carried_out = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` gingen in den nächsten Topf`];
export const week_hunt = <T>(v: { hunt: (text: string) => T; finishers: number; points: number }): Rich<T> =>
  [`Schatzsuche `, v.hunt(``), `: am Ziel `, `${number(v.finishers)}`, `, Punkte `, `${number(v.points)}`];
export const week_statuses = (): string =>
  `Wie es um die Anteile steht`;
export const week_status = <T>(v: { count: number; amount: (text: string) => T }): Rich<T> =>
  [`${plural(v.count, { one: `${number(v.count)} Anteil`, other: `${number(v.count)} Anteile` })}`, `, `, v.amount(``)];
export const week_shares = (): string =>
  `Die Anteile`;
export const week_own_place = (v: { place: number }): string =>
  `Dein Platz: ${number(v.place)}`;
export const week_share_place = (): string =>
  `Deinen Platz teilen`;
export const week_place_text = (v: { place: number; week: string }): string =>
  `Platz ${number(v.place)} in der Woche vom ${v.week}`;
export const week_shares_of = (): string =>
  `Anteile`;
export const week_quiet = (): string =>
  `Eine ruhige Woche`;
export const week_quiet_text = (): string =>
  `Niemand hat die Schwelle erreicht, deshalb wurde nichts ausgeschüttet. Die Woche ist trotzdem abgeschlossen.`;
export const week_past_text = (): string =>
  `So viele Seiten hat diese Woche nicht.`;
export const week_shares_list = (): string =>
  `Anteile`;
export const week_member = (): string =>
  `Mitglied`;
export const week_points_head = (): string =>
  `Punkte`;
export const week_share = (): string =>
  `Anteil`;
export const week_status_head = (): string =>
  `Status`;
export const week_rank = (): string =>
  `Platz`;
export const week_member_number = (v: { number: string }): string =>
  `Mitglied ${v.number}`;
export const week_you = (): string =>
  `Du`;
export const week_row_points = <T>(v: { points: string; unit: (text: string) => T }): Rich<T> =>
  [`${v.points}`, v.unit(` Punkte`)];
export const week_row_counted = (v: { points: string }): string =>
  `davon zählen ${v.points}`;
export const week_no_share = (): string =>
  `Kein Anteil`;
export const week_object = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Einspruch`, v.to(` gegen den Anteil von ${v.name}`)];
export const week_hold = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Zurückhalten`, v.to(`: Anteil von ${v.name}`)];
export const week_release = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Freigeben`, v.to(`: Anteil von ${v.name}`)];
export const week_held = (v: { reason: string }): string =>
  `Zurückgehalten: ${v.reason}`;
export const week_release_ask = (): string =>
  `Diesen Anteil freigeben?`;
export const week_hold_ask = (): string =>
  `Diesen Anteil zurückhalten?`;
export const week_hold_why = (): string =>
  `Sag, warum der Anteil zurückgehalten wird.`;
export const week_decided_share = <T>(v: { name: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.name(``), `, `, v.amount(``), ` der Woche vom `, `${v.week}`, `.`];
export const week_release_text = (): string =>
  `Er wird wieder fällig und mit der nächsten Auszahlung gezahlt.`;
export const week_hold_text = (): string =>
  `Er wird erst nach der Freigabe gezahlt. Kein anderer Anteil ändert sich.`;
export const week_reason = (): string =>
  `Grund`;
export const week_reason_hint = (): string =>
  `Steht im Prüfprotokoll, das nur Admins lesen können.`;
export const week_release_do = (): string =>
  `Anteil freigeben`;
export const week_hold_do = (): string =>
  `Anteil zurückhalten`;
export const week_share_released = (): string =>
  `Anteil freigegeben`;
export const week_share_held = (): string =>
  `Anteil zurückgehalten`;
export const week_decided_text = (v: { name: string; week: string }): string =>
  `${v.name}, Woche vom ${v.week}`;
export const week_signals = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Hinweis dieser Woche ist`, other: `${number(v.count)} Hinweise dieser Woche sind` })} eine Nachfrage wert, bevor die Anteile gezahlt werden.`;
export const week_review = (): string =>
  `Prüfen`;
export const week_objection_sent = (): string =>
  `Einspruch gesendet`;
export const week_objection_sent_text = (): string =>
  `Ein Admin entscheidet, und der Bot sagt dir Bescheid.`;
export const week_object_hold = (): string =>
  `Einspruch dagegen erheben?`;
export const week_object_share = (v: { name: string }): string =>
  `Einspruch gegen den Anteil von ${v.name}?`;
export const week_objection_send = (): string =>
  `Einspruch senden`;
export const week_objection_why = (): string =>
  `Sag, warum du Einspruch erhebst.`;
export const week_object_hold_text = (): string =>
  `Du kannst einmal Einspruch erheben. Es entscheidet ein anderer Admin als der, der ihn zurückhält.`;
export const week_object_share_text = (): string =>
  `Bis zur Ausschüttung kann ein Admin den Anteil zurückhalten. Nur Admins sehen, wer Einspruch erhoben hat.`;
export const week_own_objections = (): string =>
  `Deine Einsprüche`;
export const week_own_held = (): string =>
  `Dein Anteil wird zurückgehalten`;
export const week_own_held_text = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`Er wird erst gezahlt, wenn ein Admin ihn freigibt, und ist nicht verloren. Grund: `, v.reason(``)];
export const week_own_object = (): string =>
  `Einspruch erheben`;
export const week_objection_hold = <T>(v: { about: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.about(`Dein Einspruch dagegen:`), ` `, v.reason(``)];
export const week_objection_share = <T>(v: { about: (text: string) => T; number: string; reason: (text: string) => T }): Rich<T> =>
  [v.about(`Dein Einspruch gegen den Anteil von Mitglied ${v.number}:`), ` `, v.reason(``)];
export const week_objection_open = (): string =>
  `Ein Admin entscheidet.`;
export const week_objection_upheld = (): string =>
  `Ihm wurde stattgegeben.`;
export const week_objection_turned_down = (): string =>
  `Er wurde abgelehnt.`;
export const week_evenness = (): string =>
  `Wie gleichmäßig sich die Punkte verteilen`;
export const week_earners = (): string =>
  `Mitglieder mit Punkten`;
export const week_new = (): string =>
  `Neue Konten darunter`;
export const week_top_ten = (): string =>
  `Punkteanteil der besten zehn`;
export const week_inequality = (): string =>
  `Ungleichheit, von 0 bis 1`;
export const week_mutual = (): string =>
  `Punkte für Trinkgeld, das binnen eines Tages zurückkam`;
export const week_shares_held = (): string =>
  `Anteile zurückgehalten`;
export const week_chain = (): string =>
  `Auf der Chain`;
export const week_chain_failed = (): string =>
  `Die Transaktionen konnten nicht geladen werden`;
export const week_chain_show = (): string =>
  `Transaktionen zeigen`;
export const week_chain_hide = (): string =>
  `Transaktionen ausblenden`;
export const week_chain_json = (): string =>
  `Als JSON`;
export const week_chain_of = (): string =>
  `Transaktionen`;
export const week_chain_list = (): string =>
  `Transaktionen`;
export const week_chain_line = <T>(v: { amount: (text: string) => T; points: number }): Rich<T> =>
  [v.amount(``), `, `, `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`];
export const week_chain_nobody = (): string =>
  `Niemand hat Punkte aus dieser Woche.`;
export const week_chain_none = (): string =>
  `Keine Punkte dieser Woche beruhen auf Transaktionen der Chain.`;
export const week_chain_part = (v: { points: string; all: string; part: string }): string =>
  `${v.points} von ${v.all} beruhen auf Transaktionen der Chain (${v.part} %).`;
export const week_chain_little = (v: { points: string; all: string }): string =>
  `${v.points} von ${v.all} beruhen auf Transaktionen der Chain (weniger als 1 %).`;
export const week_chain_unlisted = (v: { points: string }): string =>
  `Davon ${v.points} auf Transaktionen, die nicht aufgeführt sind: Ein Mitglied einer jeden ist verborgen oder wurde gelöscht.`;
export const week_chain_meaning = (): string =>
  `Jeder kann diese Transaktionen nachschlagen. Sie zeigen, dass die Coins sich bewegt haben, nicht, wer sie bewegt hat.`;
export const week_chain_others = (): string =>
  `Punkte für alles andere, etwa /gm, Inhalte oder Trinkgeld ohne Transaktion, beruhen allein auf den Aufzeichnungen dieser Website.`;
export const rules_lead = (): string =>
  `Wie der Topf einer Woche geteilt wird: im Verhältnis der Punkte, die zählen. Ein Regelwerk gilt ab dem Beginn einer Woche; Coins, die eine Woche übrig lässt, kommen in den nächsten Topf.`;
export const rules_name = (): string =>
  `Die Regeln`;
export const rules_failed = (): string =>
  `Die Regeln konnten nicht geladen werden`;
export const rules_in_force = (): string =>
  `In Kraft`;
export const rules_to_come = (): string =>
  `Demnächst`;
export const rules_earlier = (): string =>
  `Früher`;
export const rules_since = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`Seit Sonntag, `, v.from(``)];
export const rules_since_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`Seit Sonntag, `, v.from(``), `, bis Sonntag, `, v.until(``)];
export const rules_from = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`Ab Sonntag, `, v.from(``)];
export const rules_from_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`Von Sonntag, `, v.from(``), `, bis Sonntag, `, v.until(``)];
export const rules_changes = (): string =>
  `Änderungen`;
export const rules_no_changes = (): string =>
  `Keine Regel ändert sich.`;
export const rules_changes_made = (): string =>
  `Was es geändert hat`;
export const rules_all = (): string =>
  `Alle seine Regeln`;
export const rules_hash = <T>(v: { hash: (text: string) => T }): Rich<T> =>
  [`Hash `, v.hash(``)];
export const rules_before_first = (): string =>
  `Vor dem ersten Regelwerk`;
export const rules_no_policy = (): string =>
  `Kein Regelwerk wurde festgelegt.`;
export const rules_until = <T>(v: { until: (text: string) => T }): Rich<T> =>
  [`Bis Sonntag, `, v.until(``), `.`];
export const rules_settings_apply = (): string =>
  `Es gelten die Einstellungen des Betreibers.`;
export const rules_settings_today = (): string =>
  `Die Einstellungen des Betreibers, wie sie heute sind; die Seite einer Woche zeigt ihre eigenen.`;
export const rules_hash_note = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Der Hash eines Regelwerks ist der SHA-256 seines Dokuments als kanonisches JSON (RFC 8785). Das Ergebnis einer Woche nennt ihn. `, v.a(`Alle Regelwerke als JSON`)];
export const rules_pool = (v: { pool: string }): string =>
  `Im Wochentopf sind ${v.pool}.`;
export const rules_pool_off = (v: { pool: string }): string =>
  `Im Wochentopf sind ${v.pool}: Es werden keine Coins verteilt.`;
export const rules_pool_part = (v: { part: number; most: string }): string =>
  `Im Wochentopf sind ${number(v.part)} % der Coins, die die Wallet des Topfs zum Stichtag hat und niemandem schuldet, höchstens ${v.most}.`;
export const rules_unread = (): string =>
  `Ist das Guthaben einen Tag lang nicht lesbar, zählt es als 0, und die Coins bleiben für spätere Wochen.`;
export const rules_everybody = (): string =>
  `Alle Mitglieder mit Punkten in der Woche teilen den Topf.`;
export const rules_least = (v: { points: number }): string =>
  `Mitglieder mit mindestens ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkten` })} in der Woche teilen den Topf.`;
export const rules_all_count = (): string =>
  `Alle Punkte der Woche zählen.`;
export const rules_backed = (v: { points: number; tip: string; weeks: number }): string =>
  `Punkte zählen, soweit langjährige Mitglieder Rückhalt geben: höchstens ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })} für jedes langjährige Mitglied, das dem Mitglied in ${plural(v.weeks, { one: `der letzten Woche`, other: `den letzten ${number(v.weeks)} Wochen` })} Trinkgeld von ${v.tip} oder mehr gegeben hat.`;
export const rules_small = (v: { tip: string }): string =>
  `Punkte aus Trinkgeld unter ${v.tip} zählen nicht.`;
export const rules_long_standing = (v: { weeks: number; points: number; active: number }): string =>
  `Langjährig ist ein Mitglied, wenn es seit ${plural(v.weeks, { one: `${number(v.weeks)} Woche`, other: `${number(v.weeks)} Wochen` })} ein Konto hat und in ${plural(v.active, { one: `${number(v.active)} früheren Woche`, other: `${number(v.active)} früheren Wochen` })} mindestens ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })} von ihm zählten.`;
export const rules_founders = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Gründungsmitglied gilt`, other: `${number(v.count)} Gründungsmitglieder gelten` })} in jedem Fall als langjährig.`;
export const rules_young = (v: { weeks: number }): string =>
  `In ${plural(v.weeks, { one: `der ersten Woche`, other: `den ersten ${number(v.weeks)} Wochen` })} der Community gilt jedes Mitglied als langjährig.`;
export const rules_young_most = (v: { weeks: number; percent: number }): string =>
  `In ${plural(v.weeks, { one: `der ersten Woche`, other: `den ersten ${number(v.weeks)} Wochen` })} der Community gilt jedes Mitglied als langjährig, und kein Mitglied bekommt mehr als ${number(v.percent)} % des Topfs.`;
export const rules_founders_vouch = (): string =>
  `In dieser Zeit machen nur Punkte mit Rückhalt von Gründungsmitgliedern ein Mitglied langjährig.`;
export const rules_new = (v: { weeks: number; points: number }): string =>
  `In ${plural(v.weeks, { one: `der ersten Woche`, other: `den ersten ${number(v.weeks)} Wochen` })} eines Kontos ${plural(v.points, { one: `zählt höchstens ${number(v.points)} weiterer Punkt`, other: `zählen höchstens ${number(v.points)} weitere Punkte` })} ohne Rückhalt.`;
export const rules_new_limit = (v: { weeks: number; percent: number }): string =>
  `Solche Punkte machen niemanden langjährig. Nach ${plural(v.weeks, { one: `der ersten Woche`, other: `den ersten ${number(v.weeks)} Wochen` })} der Community sind die aller neuen Konten zusammen höchstens ${number(v.percent)} % der Punkte, die zählen.`;
export const rules_most = (v: { percent: number }): string =>
  `Kein Mitglied bekommt mehr als ${number(v.percent)} % des Topfs.`;
export const rules_most_later = (v: { percent: number }): string =>
  `Danach bekommt kein Mitglied mehr als ${number(v.percent)} % des Topfs.`;
export const rules_tip_least = (v: { tip: string }): string =>
  `Trinkgeld unter ${v.tip} bringt keine Punkte.`;
export const rules_earns = (v: { name: string; points: number }): string =>
  `„${v.name}“ bringt ${plural(v.points, { '=0': `nichts`, one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}.`;
export const rules_day_points = (v: { points: number }): string =>
  `Trinkgeld, Überweisungen, /gm und /faucet bringen an einem Tag zusammen höchstens ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}.`;
export const rules_day_tips = (v: { tips: number }): string =>
  `Höchstens ${plural(v.tips, { one: `${number(v.tips)} Trinkgeld am Tag bringt`, other: `${number(v.tips)} Trinkgelder am Tag bringen` })} Punkte.`;
export const rules_hunt = (v: { points: number }): string =>
  `Eine Schatzsuche gibt einem Mitglied höchstens ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}.`;
export const rules_pool_falls = (v: { from: string; to: string }): string =>
  `Der Wochentopf sinkt von ${v.from} auf ${v.to}.`;
export const rules_pool_rises = (v: { from: string; to: string }): string =>
  `Der Wochentopf steigt von ${v.from} auf ${v.to}.`;
export const rules_ceiling_falls = (v: { from: string; to: string }): string =>
  `Die Obergrenze des Wochentopfs sinkt von ${v.from} auf ${v.to}.`;
export const rules_ceiling_rises = (v: { from: string; to: string }): string =>
  `Die Obergrenze des Wochentopfs steigt von ${v.from} auf ${v.to}.`;
export const rules_share_takes = (v: { to: number; from: number }): string =>
  `Für einen Anteil braucht es in der Woche ${plural(v.to, { one: `${number(v.to)} Punkt`, other: `${number(v.to)} Punkte` })} statt ${number(v.from)}.`;
export const rules_most_falls = (v: { from: number; to: number }): string =>
  `Was ein Mitglied höchstens bekommt, sinkt von ${number(v.from)} % auf ${number(v.to)} % des Topfs.`;
export const rules_most_rises = (v: { from: number; to: number }): string =>
  `Was ein Mitglied höchstens bekommt, steigt von ${number(v.from)} % auf ${number(v.to)} % des Topfs.`;
export const rules_tip_counts = (v: { to: string; from: string }): string =>
  `Trinkgeld zählt ab ${v.to} statt ${v.from}.`;
export const rules_backer_makes = (v: { to: number; from: string }): string =>
  `Durch jeden Rückhalt zählen höchstens ${plural(v.to, { one: `${number(v.to)} Punkt`, other: `${number(v.to)} Punkte` })} statt ${v.from}.`;
export const rules_tip_backs = (v: { to: number; from: number }): string =>
  `Trinkgeld gibt ${plural(v.to, { one: `${number(v.to)} Woche`, other: `${number(v.to)} Wochen` })} lang Rückhalt statt ${number(v.from)}.`;
export const rules_age = (v: { to: number; from: number }): string =>
  `Langjährig ist ein Mitglied nach ${plural(v.to, { one: `${number(v.to)} Woche`, other: `${number(v.to)} Wochen` })} mit einem Konto statt ${number(v.from)}; in ${plural(v.to, { one: `der ersten Woche`, other: `den ersten ${number(v.to)} Wochen` })} der Community sind es alle.`;
export const rules_active_weeks = (v: { to: number; from: number }): string =>
  `Langjährig ist ein Mitglied nach ${plural(v.to, { one: `${number(v.to)} aktiven Woche`, other: `${number(v.to)} aktiven Wochen` })} statt ${number(v.from)}.`;
export const rules_active_points = (v: { to: number; from: number }): string =>
  `Aktiv ist eine Woche ab ${plural(v.to, { one: `${number(v.to)} Punkt, der zählt,`, other: `${number(v.to)} Punkten, die zählen,` })} statt ${number(v.from)}.`;
export const rules_founders_added = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Gründungsmitglied kommt`, other: `${number(v.count)} Gründungsmitglieder kommen` })} hinzu.`;
export const rules_founders_removed = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Gründungsmitglied fällt`, other: `${number(v.count)} Gründungsmitglieder fallen` })} weg.`;
export const rules_vouch_founders = (v: { weeks: number }): string =>
  `In ${plural(v.weeks, { one: `der ersten Woche`, other: `den ersten ${number(v.weeks)} Wochen` })} der Community machen nur Punkte mit Rückhalt von Gründungsmitgliedern ein Mitglied langjährig.`;
export const rules_vouch_all = (v: { weeks: number }): string =>
  `In ${plural(v.weeks, { one: `der ersten Woche`, other: `den ersten ${number(v.weeks)} Wochen` })} der Community machen alle Punkte, die zählen, ein Mitglied langjährig.`;
export const rules_young_falls = (v: { weeks: number; from: number; to: number }): string =>
  `Was ein Mitglied in ${plural(v.weeks, { one: `der ersten Woche`, other: `den ersten ${number(v.weeks)} Wochen` })} der Community höchstens bekommt, sinkt von ${number(v.from)} % auf ${number(v.to)} % des Topfs.`;
export const rules_young_rises = (v: { weeks: number; from: number; to: number }): string =>
  `Was ein Mitglied in ${plural(v.weeks, { one: `der ersten Woche`, other: `den ersten ${number(v.weeks)} Wochen` })} der Community höchstens bekommt, steigt von ${number(v.from)} % auf ${number(v.to)} % des Topfs.`;
export const rules_new_none = (): string =>
  `Neue Konten brauchen Rückhalt für alle ihre Punkte, die zählen.`;
export const rules_new_weeks = (v: { to: number; from: number }): string =>
  `Ein Konto ist ${plural(v.to, { one: `${number(v.to)} Woche`, other: `${number(v.to)} Wochen` })} lang neu statt ${number(v.from)}.`;
export const rules_new_points = (v: { to: number; from: string }): string =>
  `Höchstens ${plural(v.to, { one: `${number(v.to)} Punkt eines neuen Kontos zählt`, other: `${number(v.to)} Punkte eines neuen Kontos zählen` })} ohne Rückhalt statt ${v.from}.`;
export const rules_new_share_falls = (v: { from: number; to: number }): string =>
  `Der höchste Anteil solcher Punkte aller neuen Konten zusammen sinkt von ${number(v.from)} % auf ${number(v.to)} % der Punkte, die zählen.`;
export const rules_new_share_rises = (v: { from: number; to: number }): string =>
  `Der höchste Anteil solcher Punkte aller neuen Konten zusammen steigt von ${number(v.from)} % auf ${number(v.to)} % der Punkte, die zählen.`;
export const rules_tip_earns = (v: { to: string; from: string }): string =>
  `Trinkgeld bringt Punkte ab ${v.to} statt ${v.from}.`;
export const rules_earns_instead = (v: { name: string; points: number; from: number }): string =>
  `„${v.name}“ bringt ${plural(v.points, { '=0': `nichts`, one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })} statt ${number(v.from)}.`;
export const rules_day_points_falls = (v: { from: number; to: number }): string =>
  `Was Trinkgeld, Überweisungen, /gm und /faucet an einem Tag zusammen höchstens bringen, sinkt von ${number(v.from)} auf ${plural(v.to, { one: `${number(v.to)} Punkt`, other: `${number(v.to)} Punkte` })}.`;
export const rules_day_points_rises = (v: { from: number; to: number }): string =>
  `Was Trinkgeld, Überweisungen, /gm und /faucet an einem Tag zusammen höchstens bringen, steigt von ${number(v.from)} auf ${plural(v.to, { one: `${number(v.to)} Punkt`, other: `${number(v.to)} Punkte` })}.`;
export const rules_day_tips_falls = (v: { from: number; to: number }): string =>
  `Die Zahl der Trinkgelder am Tag, die Punkte bringen, sinkt von ${number(v.from)} auf ${number(v.to)}.`;
export const rules_day_tips_rises = (v: { from: number; to: number }): string =>
  `Die Zahl der Trinkgelder am Tag, die Punkte bringen, steigt von ${number(v.from)} auf ${number(v.to)}.`;
export const rules_hunt_falls = (v: { from: number; to: number }): string =>
  `Was eine Schatzsuche einem Mitglied höchstens gibt, sinkt von ${number(v.from)} auf ${plural(v.to, { one: `${number(v.to)} Punkt`, other: `${number(v.to)} Punkte` })}.`;
export const rules_hunt_rises = (v: { from: number; to: number }): string =>
  `Was eine Schatzsuche einem Mitglied höchstens gibt, steigt von ${number(v.from)} auf ${plural(v.to, { one: `${number(v.to)} Punkt`, other: `${number(v.to)} Punkte` })}.`;
export const check_title = (): string =>
  `Prüf es nach`;
export const check_text = (): string =>
  `Die Datei enthält alles, woraus die Aufteilung berechnet wurde: Topf, Schwelle, Version der Formel und für jedes Mitglied Nummer, Punkte, Kontodatum (es entscheidet bei Gleichstand) und Anteil in der kleinsten Einheit des Coins. Keine Namen, nichts Geheimes.`;
export const check_start = (): string =>
  `Selbst nachprüfen`;
export const check_hash = (): string =>
  `Hash des Ergebnisses (SHA-256 der CSV-Datei)`;
export const check_earlier = <T>(v: { closed: (text: string) => T; reopened: (text: string) => T }): Rich<T> =>
  [`Früheres Ergebnis, abgeschlossen `, v.closed(``), `, wieder geöffnet `, v.reopened(``)];
export const check_own_machine = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`Auf deinem eigenen Rechner ergibt `, v.command(``), ` dasselbe.`];
export const check_failed = (v: { reason: string }): string =>
  `Die Prüfung konnte nicht abgeschlossen werden: ${v.reason}`;
export const check_fetching = (): string =>
  `Die Datei wird geholt`;
export const check_fetching_events = (): string =>
  `Deine Ereignisse werden geholt`;
export const check_hashing = (): string =>
  `Der Hash wird berechnet`;
export const check_splitting = (): string =>
  `Die Aufteilung wird nachgerechnet`;
export const check_not_fetched = (v: { status: string }): string =>
  `die Datei konnte nicht geholt werden (${v.status})`;
export const check_no_worker = (): string =>
  `der Browser konnte die Prüfung nicht ausführen`;
export const check_log_grew = (): string =>
  `das Log ist während der Prüfung gewachsen. Versuch es noch einmal.`;
export const check_agrees = (): string =>
  `Es stimmt`;
export const check_differs = (): string =>
  `Es stimmt nicht`;
export const check_empty_hash = (): string =>
  `Niemand ist aufgeführt, und nichts wurde ausgeschüttet. Der Hash der Datei ist der, den diese Seite zeigt.`;
export const check_empty = (): string =>
  `Niemand ist aufgeführt, und nichts wurde ausgeschüttet. Der Hash wurde nicht verglichen: Browser berechnen Hashes nur über https.`;
export const check_all_hash = (v: { count: number; total: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} Anteil`, other: `${number(v.count)} Anteile` })} in deinem Browser nach den Regeln nachgerechnet: Alles stimmt bis auf die letzte Einheit, zusammen ${v.total}. Der Hash der Datei ist der, den diese Seite zeigt.`;
export const check_all = (v: { count: number; total: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} Anteil`, other: `${number(v.count)} Anteile` })} in deinem Browser nach den Regeln nachgerechnet: Alles stimmt bis auf die letzte Einheit, zusammen ${v.total}. Der Hash wurde nicht verglichen: Browser berechnen Hashes nur über https.`;
export const check_bad_hash = (v: { hash: string }): string =>
  `Der Hash der Datei ist ${v.hash}, nicht der, den diese Seite zeigt.`;
export const check_formula = (): string =>
  `Die Woche wurde nach einer Formel geteilt, die diese Seite nicht kennt. Lade die Seite neu.`;
export const check_difference = (v: { number: string; listed: string; computed: string }): string =>
  `Mitglied ${v.number} steht mit ${v.listed} da; nach den Regeln müssten es ${v.computed} sein.`;
export const check_more = (v: { count: number }): string =>
  `Weitere abweichende Anteile: ${number(v.count)}.`;
export const check_below = (v: { number: string }): string =>
  `Mitglied ${v.number} steht mit weniger Punkten da, als die Schwelle verlangt.`;
export const check_total = (v: { listed: string; expected: string }): string =>
  `Die Anteile ergeben zusammen ${v.listed} statt ${v.expected}.`;
export const hunts_lead = (): string =>
  `Rätsel der Reihe nach, Preise am Ende, und wer gewinnt, kann jeder nachprüfen.`;
export const hunts_failed = (): string =>
  `Die Schatzsuchen konnten nicht geladen werden`;
export const hunts_none = (): string =>
  `Noch keine Schatzsuche ist angekündigt`;
export const hunts_none_text = (): string =>
  `Die nächste steht hier, bevor sie beginnt.`;
export const hunts_earlier = (): string =>
  `Frühere Schatzsuchen`;
export const hunts_first = (): string =>
  `Wer zuerst am Ziel ist, gewinnt.`;
export const hunts_drawn = (): string =>
  `Unter allen, die ans Ziel kommen, wird ausgelost, wer gewinnt.`;
export const hunts_points = (): string =>
  `Punkte`;
export const hunts_clues = (): string =>
  `Rätsel`;
export const hunts_players = (): string =>
  `Dabei`;
export const hunts_go = (): string =>
  `Zur Schatzsuche`;
export const hunts_rules = (): string =>
  `Die Regeln ansehen`;
export const hunts_row = <T>(v: { date: (text: string) => T; clues: number; players: number; finishers: number }): Rich<T> =>
  [v.date(``), `, Rätsel: `, `${number(v.clues)}`, `, dabei: `, `${number(v.players)}`, `, am Ziel: `, `${number(v.finishers)}`];
export const hunts_no_prizes = (): string =>
  `Keine Preise`;
export const hunt_upcoming = (): string =>
  `Kommt noch`;
export const hunt_running = (): string =>
  `Läuft`;
export const hunt_ended = (): string =>
  `Vorbei`;
export const hunt_settled = (): string =>
  `Gewinne stehen fest`;
export const hunt_cancelled = (): string =>
  `Abgesagt`;
export const hunt_starts_in = (): string =>
  `Bis zum Beginn`;
export const hunt_ends_in = (): string =>
  `Bis zum Ende`;
export const hunt_finished = (): string =>
  `Am Ziel`;
export const hunt_prizes = (): string =>
  `Preise`;
export const hunt_failed = (): string =>
  `Die Schatzsuche konnte nicht geladen werden`;
export const hunt_was_cancelled = (): string =>
  `Diese Schatzsuche wurde abgesagt`;
export const hunt_all = (): string =>
  `Alle Schatzsuchen`;
export const hunt_panel_own = (): string =>
  `Dein Teil`;
export const hunt_panel_winners = (): string =>
  `Wer gewonnen hat`;
export const hunt_panel_facts = (): string =>
  `Die Eckdaten`;
export const hunt_panel_trail = (): string =>
  `Die Fährte`;
export const hunt_panel_prizes = (): string =>
  `Die Preise`;
export const hunt_panel_proof = (): string =>
  `Der Nachweis`;
export const hunt_link_page = (): string =>
  `Ein versteckter Link`;
export const hunt_link_title = (): string =>
  `Du hast etwas gefunden`;
export const hunt_link_lead = (): string =>
  `Diese Seite gehört zu einem Rätsel einer Schatzsuche.`;
export const hunt_link_incomplete = (): string =>
  `Der Link ist unvollständig`;
export const hunt_link_incomplete_text = (): string =>
  `Scanne den Code oder öffne den Link noch einmal, mit allem, was hinter dem # steht.`;
export const hunt_link_purpose = (): string =>
  `Damit dein Fund zählt.`;
export const hunt_link_sign_in = (): string =>
  `Melde dich an, damit es zählt`;
export const hunt_link_effect = (): string =>
  `Der Link löst dein Rätsel, wenn du bei diesem Rätsel bist.`;
export const hunt_link_claim = (): string =>
  `Ich habe es gefunden`;
export const hunt_link_uncounted = (): string =>
  `Es wurde nicht gezählt`;
export const hunt_link_wrong = (): string =>
  `Dieser Link gehört nicht zu deinem Rätsel`;
export const hunt_link_wrong_text = (): string =>
  `Du bist noch nicht bei diesem Rätsel, hast es schon gelöst, oder die Schatzsuche läuft nicht. Sieh dir dein Rätsel auf der Seite der Schatzsuche an.`;
export const hunt_right = (): string =>
  `Das ist es`;
export const hunt_you_finished = (): string =>
  `Du bist am Ziel der Schatzsuche`;
export const hunt_facts = (): string =>
  `Die Schatzsuche`;
export const hunt_time = (): string =>
  `Zeit`;
export const hunt_times = <T>(v: { start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [v.start(``), ` bis `, v.end(``)];
export const hunt_who = (): string =>
  `Wer mitmachen darf`;
export const hunt_players = (v: { days: number; points: number; weeks: number }): string =>
  `Mitglieder mit einer Adresse, die nicht gesperrt sind${plural(v.days, { '=0': ``, one: `, mindestens ${number(v.days)} Tag vor dem Beginn beigetreten sind`, other: `, mindestens ${number(v.days)} Tage vor dem Beginn beigetreten sind` })}${plural(v.points, { '=0': ``, one: `, mindestens ${number(v.points)} Punkt haben`, other: `, mindestens ${number(v.points)} Punkte haben` })}${plural(v.weeks, { '=0': ``, one: `, in mindestens ${number(v.weeks)} Woche einen Anteil am Topf hatten`, other: `, in mindestens ${number(v.weeks)} Wochen einen Anteil am Topf hatten` })}.`;
export const hunt_badge = (): string =>
  `Abzeichen für alle am Ziel`;
export const hunt_trail = (): string =>
  `Auf der Fährte`;
export const hunt_trail_none_yet = (): string =>
  `Noch hat niemand angefangen.`;
export const hunt_trail_none = (): string =>
  `Niemand hat mitgemacht.`;
export const hunt_trail_count = (v: { players: number; finishers: number }): string =>
  `Dabei: ${number(v.players)}, am Ziel: ${number(v.finishers)}.`;
export const hunt_at_clue = (v: { number: number }): string =>
  `Bei Rätsel ${number(v.number)}`;
export const hunt_winners = (): string =>
  `Wer gewonnen hat`;
export const hunt_no_places = (): string =>
  `Diese Schatzsuche hatte keine Preise nach Plätzen.`;
export const hunt_nobody = (): string =>
  `Niemand kam rechtzeitig ans Ziel dieser Schatzsuche.`;
export const hunt_draws_after = (v: { count: number }): string =>
  `Ausgelost wird nach ${plural(v.count, { one: `${number(v.count)} weiteren Block`, other: `${number(v.count)} weiteren Blöcken` })}.`;
export const hunt_winners_soon = (): string =>
  `Wer gewonnen hat, steht in ein paar Minuten fest.`;
export const hunt_place = <T>(v: { label: (text: string) => T; place: number }): Rich<T> =>
  [v.label(`Platz `), `${number(v.place)}`];
export const hunt_pay_waits = (): string =>
  `Offen`;
export const hunt_pay_sent = (): string =>
  `Gesendet`;
export const hunt_pay_paid = (): string =>
  `Ausgezahlt`;
export const hunt_pay_banned = (): string =>
  `Nicht ausgezahlt: gesperrt`;
export const hunt_pay_no_address = (): string =>
  `Nicht ausgezahlt: keine Adresse`;
export const hunt_prizes_by_place = (): string =>
  `Preise nach Plätzen`;
export const hunt_finisher_points = (v: { points: number }): string =>
  `Wer ans Ziel kommt, bekommt ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}.`;
export const hunt_rule_first = (): string =>
  `Wer zuerst am Ziel ist, gewinnt, in dieser Reihenfolge.`;
export const hunt_rule_draw = (): string =>
  `Ein Block der Chain lost unter allen aus, die ans Ziel kommen.`;
export const hunt_rule_once = (): string =>
  `Wer ans Ziel kommt, hat einen Platz und höchstens einen Preis.`;
export const hunt_rule_points = (): string =>
  `Punkte gibt es, sobald feststeht, wer gewonnen hat.`;
export const hunt_rule_rest = (): string =>
  `Kommen weniger Mitglieder ans Ziel, als es Preise gibt, werden die übrigen Preise nicht ausgezahlt. Wird die Schatzsuche abgesagt, gewinnt niemand etwas.`;
export const hunt_rule_pool = (): string =>
  `Coins kommen aus der Wallet des Wochentopfs, nach allen fälligen Anteilen. Für Preise gilt eine Tagesgrenze (UTC); der Rest wird am nächsten Tag ausgezahlt.`;
export const hunt_rule_lapse = (v: { days: string }): string =>
  `Wer gewonnen hat und gesperrt ist oder keine Adresse hat, behält den Preis ${v.days} Tage ab dem Ende der Schatzsuche. Danach verfällt er.`;
export const hunt_rule_retry = (): string =>
  `Eine fehlgeschlagene Zahlung wird nach einer Stunde wiederholt.`;
export const hunt_prize_both = <T>(v: { coins: (text: string) => T; points: number }): Rich<T> =>
  [v.coins(``), ` und `, `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`];
export const hunt_prize_nothing = (): string =>
  `Nichts`;
export const hunt_own = (): string =>
  `Deine Schatzsuche`;
export const hunt_own_sign_in = (): string =>
  `Melde dich an, um das erste Rätsel zu sehen.`;
export const hunt_own_no_sign_in = (): string =>
  `Hier spielen Mitglieder, und die Anmeldung ist auf dieser Website noch nicht eingerichtet. Im privaten Chat mit dem Bot gibt es die Schatzsuche auch.`;
export const hunt_own_purpose = (): string =>
  `Um bei der Schatzsuche mitzumachen.`;
export const hunt_begin_text = (): string =>
  `Fang an, um das erste Rätsel zu sehen, oder das, bei dem du bist.`;
export const hunt_begin = (): string =>
  `Anfangen`;
export const hunt_own_failed = (): string =>
  `Dein Rätsel konnte nicht geladen werden`;
export const hunt_finished_as = (v: { place: number }): string =>
  `Du bist als Nummer ${number(v.place)} am Ziel.`;
export const hunt_winners_later = (): string =>
  `Wer gewonnen hat, steht nach dem Ende der Schatzsuche fest.`;
export const hunt_solved = (v: { solved: number; clues: number }): string =>
  `Du hast ${number(v.solved)} von ${number(v.clues)} Rätseln gelöst.`;
export const hunt_refused_banned = (): string =>
  `Gesperrte Mitglieder können nicht mitmachen.`;
export const hunt_refused_no_address = (): string =>
  `Leg zuerst eine Adresse fest: Dorthin gehen Preise in Coins.`;
export const hunt_refused_over = (): string =>
  `Diese Schatzsuche ist vorbei.`;
export const hunt_refused_not_begun = (): string =>
  `Diese Schatzsuche hat noch nicht begonnen.`;
export const hunt_refused_too_young = (v: { days: number }): string =>
  `Diese Schatzsuche ist für Mitglieder, die mindestens ${plural(v.days, { one: `${number(v.days)} Tag`, other: `${number(v.days)} Tage` })} vor ihrem Beginn beigetreten sind.`;
export const hunt_refused_too_few_points = (v: { points: number }): string =>
  `Diese Schatzsuche ist für Mitglieder mit mindestens ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkten` })}.`;
export const hunt_refused_too_few_shares = (v: { weeks: number }): string =>
  `Diese Schatzsuche ist für Mitglieder, die in mindestens ${plural(v.weeks, { one: `${number(v.weeks)} Woche`, other: `${number(v.weeks)} Wochen` })} einen Anteil am Topf hatten.`;
export const hunt_clue_of = (v: { number: number; clues: number }): string =>
  `Rätsel ${number(v.number)} von ${number(v.clues)}`;
export const hunt_where = (): string =>
  `Ort`;
export const hunt_hint = (): string =>
  `Hinweis`;
export const hunt_hint_soon = (): string =>
  `Kommt gleich.`;
export const hunt_hint_in = (v: { time: string }): string =>
  `Noch ${v.time}`;
export const hunt_find_link = (): string =>
  `Finde den Link: Er ist auf einer Seite versteckt oder als QR-Code gedruckt. Öffne ihn in diesem Browser.`;
export const hunt_tip = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Gib `, v.name(``), ` Trinkgeld, um weiterzukommen. Trinkgeld, das du ab jetzt gibst, zählt, sobald es bestätigt ist; diese Seite merkt es von selbst.`];
export const hunt_tip_them = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Gib `, v.name(`dieser Person`), ` Trinkgeld, um weiterzukommen. Trinkgeld, das du ab jetzt gibst, zählt, sobald es bestätigt ist; diese Seite merkt es von selbst.`];
export const hunt_answer_label = (): string =>
  `Deine Antwort`;
export const hunt_answer_hint = (): string =>
  `Groß- und Kleinschreibung, Akzente, Leer- und Satzzeichen sind egal.`;
export const hunt_answer = (): string =>
  `Antworten`;
export const hunt_answer_empty = (): string =>
  `Gib zuerst eine Antwort ein.`;
export const hunt_answer_kept = (v: { problem: string }): string =>
  `${v.problem} Deine Antwort steht noch da.`;
export const hunt_wrong = (): string =>
  `Das ist es nicht.`;
export const hunt_wait = (v: { time: string }): string =>
  `Fünf falsche Antworten in einer Stunde. Zeit bis zum nächsten Versuch: ${v.time}`;
export const hunt_wait_moment = (): string =>
  `Fünf falsche Antworten in einer Stunde: Versuch es in weniger als einer Minute noch einmal.`;
export const hunt_proof = (): string =>
  `Nachweis`;
export const hunt_proof_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Die Regeln wurden vor dem Beginn mit einem Hash festgelegt, und die Liste derer am Ziel wird festgelegt, wenn die Schatzsuche endet. Beide Hashes stehen im `, v.a(`öffentlichen Log`), `.`];
export const hunt_proof_draw = (v: { ahead: string; depth: string }): string =>
  `Die Liste nennt einen Block, den es noch nicht gibt, wenn sie entsteht: ${v.ahead} über dem neuesten. Sein Hash lost aus, sobald ${v.depth} Blöcke auf ihm stehen.`;
export const hunt_limits = (): string =>
  `Die Grenzen dieses Nachweises: Der Betreiber könnte Mitglieder am Ziel erfinden.`;
export const hunt_limits_draw = (): string =>
  `Die Grenzen dieses Nachweises: Der Betreiber könnte Mitglieder am Ziel erfinden oder vor dem Block mehrere Listen eintragen und eine davon zeigen; wer den Block schürft, könnte ihn wegwerfen.`;
export const hunt_rules_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Hash der Regeln, festgelegt `, v.time(``)];
export const hunt_list_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Hash der Liste derer am Ziel, festgelegt `, v.time(``)];
export const hunt_list_hash = (): string =>
  `Hash der Liste derer am Ziel`;
export const hunt_block = (v: { height: string }): string =>
  `Block ${v.height}, der auslost`;
export const hunt_block_waits = (v: { count: number }): string =>
  `Er lost nach ${plural(v.count, { one: `${number(v.count)} weiteren Block`, other: `${number(v.count)} weiteren Blöcken` })} aus.`;
export const hunt_list_members = (): string =>
  `Mitgliedsnummern auf der Liste, in der Reihenfolge am Ziel`;
export const hunt_list_nobody = (): string =>
  `Niemand`;
export const hunt_texts = (): string =>
  `Die Texte, aus denen die Hashes sind`;
export const hunt_text_rules = (): string =>
  `Regeln`;
export const hunt_text_list = (): string =>
  `Liste`;
export const hunt_clues = (): string =>
  `Die Rätsel`;
export const hunt_by_answer = (v: { number: number }): string =>
  `Rätsel ${number(v.number)}, gelöst durch ein Wort oder einen Satz`;
export const hunt_by_link = (v: { number: number }): string =>
  `Rätsel ${number(v.number)}, gelöst durch einen versteckten Link`;
export const hunt_by_tip = (v: { number: number }): string =>
  `Rätsel ${number(v.number)}, gelöst durch Trinkgeld`;
export const hunt_by_tip_to = (v: { number: number; member: string }): string =>
  `Rätsel ${number(v.number)}, gelöst durch Trinkgeld an Mitglied ${v.member}`;
export const hunt_check_agrees = (): string =>
  `Es stimmt.`;
export const hunt_check_differs = (): string =>
  `Es stimmt nicht.`;
export const hunt_check_so_far = (): string =>
  `Alles, was sich bisher prüfen lässt, stimmt.`;
export const hunt_check_steps = (): string =>
  `Schritte der Prüfung`;
export const hunt_step_ok = (): string =>
  `stimmt`;
export const hunt_step_wrong = (): string =>
  `falsch`;
export const hunt_step_open = (): string =>
  `noch nicht`;
export const hunt_step_rules_hash = (): string =>
  `Hash der Regeln`;
export const hunt_step_rules = (): string =>
  `Die Regeln`;
export const hunt_step_list_hash = (): string =>
  `Hash der Liste`;
export const hunt_step_list = (): string =>
  `Die Liste`;
export const hunt_step_log = (): string =>
  `Das Log`;
export const hunt_check_rules_hash = (): string =>
  `Die Regeln haben den Hash, der hier steht.`;
export const hunt_check_rules = (): string =>
  `Titel, Geschichte, Zeiten, Preise und wer mitmachen darf, stehen so in den Regeln.`;
export const hunt_check_list_hash = (): string =>
  `Die Liste hat den Hash, der hier steht.`;
export const hunt_check_no_list = (): string =>
  `Es gibt keine: Die Schatzsuche wurde abgesagt.`;
export const hunt_check_list_later = (): string =>
  `Die Liste entsteht, wenn die Schatzsuche zu Ende ist.`;
export const hunt_check_list = (v: { count: number }): string =>
  `Sie nennt den Hash der Regeln und jedes Mitglied einmal; Mitglieder insgesamt: ${number(v.count)}.`;
export const hunt_check_list_block = (v: { height: string; count: number }): string =>
  `Sie nennt den Hash der Regeln, Block ${v.height} und jedes Mitglied einmal; Mitglieder insgesamt: ${number(v.count)}.`;
export const hunt_check_clues_later = (): string =>
  `Die Rätsel werden gezeigt, wenn die Schatzsuche zu Ende ist.`;
export const hunt_check_clues = (): string =>
  `Jedes Rätsel ist das, auf das sich die Regeln festlegen.`;
export const hunt_check_no_winners = (): string =>
  `Es gibt keine.`;
export const hunt_check_winners_later = (): string =>
  `Sie stehen noch nicht fest.`;
export const hunt_check_winners_first = (): string =>
  `Es sind die Ersten auf der Liste, in dieser Reihenfolge, mit den Preisen ihrer Plätze.`;
export const hunt_check_winners_draw = (): string =>
  `Es sind die niedrigsten Lose, in dieser Reihenfolge, mit den Preisen ihrer Plätze.`;
export const hunt_picture_failed = (v: { number: number }): string =>
  `das Bild zu Rätsel ${number(v.number)} konnte nicht geladen werden`;
export const hunt_https_only = (): string =>
  `Browser berechnen Hashes nur über https`;
export const hunt_log_none = (): string =>
  `Das Log hat noch keinen unterschriebenen Stand.`;
export const hunt_log_unsigned = (): string =>
  `Der Stand ist nicht mit dem Schlüssel des Logs unterschrieben.`;
export const hunt_log_leaf = (v: { index: string }): string =>
  `Eintrag ${v.index} des Logs ist nicht so, wie er eingetragen wurde.`;
export const hunt_log_no_rules = (): string =>
  `Im Log stehen die Regeln nicht.`;
export const hunt_log_no_list = (): string =>
  `Im Log steht die Liste nicht.`;
export const hunt_log_other_rules = (): string =>
  `Das Log hat einen anderen Hash für die Regeln.`;
export const hunt_log_other_list = (): string =>
  `Das Log hat einen anderen Hash für die Liste.`;
export const hunt_log_twice_rules = (): string =>
  `Im Log stehen die Regeln mehr als einmal.`;
export const hunt_log_twice_list = (): string =>
  `Im Log steht die Liste mehr als einmal.`;
export const hunt_log_cancelled = (): string =>
  `Das Log sagt, dass diese Schatzsuche abgesagt wurde.`;
export const hunt_log_soon = (): string =>
  `Versuch es in ein paar Minuten noch einmal.`;
export const hunt_log_agrees = (v: { origin: string; size: string }): string =>
  `${v.origin}, bei Größe ${v.size} und mit seinem Schlüssel unterschrieben, hat diese Hashes.`;
export const hunt_fault_rules_hash = (v: { hash: string }): string =>
  `Die Regeln haben den Hash ${v.hash}, nicht den, der hier steht.`;
export const hunt_fault_rules_unread = (): string =>
  `Die Regeln sind nicht lesbar.`;
export const hunt_fault_rules_differ = (v: { field: string }): string =>
  `Die Regeln und diese Seite unterscheiden sich in: ${v.field}.`;
export const hunt_fault_rules_clues = (): string =>
  `Die Regeln haben eine andere Zahl von Rätseln als diese Seite.`;
export const hunt_fault_rules_form = (): string =>
  `Die Regeln sind nicht in ihrer kanonischen Form.`;
export const hunt_fault_no_list = (): string =>
  `Es werden Gewinne gezeigt, aber keine Liste derer am Ziel.`;
export const hunt_fault_list_hash = (v: { hash: string }): string =>
  `Die Liste hat den Hash ${v.hash}, nicht den, der hier steht.`;
export const hunt_fault_list_unread = (): string =>
  `Die Liste ist nicht lesbar.`;
export const hunt_fault_list_rules = (): string =>
  `Die Liste nennt den Hash anderer Regeln.`;
export const hunt_fault_list_block = (v: { listed: string; shown: string }): string =>
  `Die Liste nennt Block ${v.listed}, diese Seite Block ${v.shown}.`;
export const hunt_fault_no_block = (): string =>
  `Kein Block ist genannt, und ein Block lost aus.`;
export const hunt_fault_extra_block = (): string =>
  `Ein Block ist genannt, und keiner lost aus.`;
export const hunt_fault_list_twice = (): string =>
  `Ein Mitglied steht mehr als einmal auf der Liste.`;
export const hunt_fault_list_form = (): string =>
  `Die Liste ist nicht in ihrer kanonischen Form.`;
export const hunt_fault_no_clues = (): string =>
  `Die Rätsel werden nicht gezeigt, und die Schatzsuche ist vorbei.`;
export const hunt_fault_clue = (v: { number: number }): string =>
  `Rätsel ${number(v.number)} ist nicht das, auf das sich die Regeln festlegen.`;
export const hunt_fault_picture = (v: { number: number }): string =>
  `Das Bild zu Rätsel ${number(v.number)} ist nicht das, das sein Rätsel nennt.`;
export const hunt_fault_clue_count = (v: { shown: number; wanted: number }): string =>
  `Gezeigte Rätsel: ${number(v.shown)}; in den Regeln: ${number(v.wanted)}.`;
export const hunt_fault_winners_early = (): string =>
  `Gewinne werden gezeigt, bevor sie feststehen können.`;
export const hunt_fault_no_winners = (): string =>
  `Ohne die Liste kann niemand gewonnen haben.`;
export const hunt_fault_block_hash = (): string =>
  `Der Hash des Blocks, der auslost, fehlt, oder es ist einer zu viel.`;
export const hunt_fault_winner = (v: { place: number; found: string; shown: string }): string =>
  `Platz ${number(v.place)} hat Mitglied ${v.found}; diese Seite zeigt Mitglied ${v.shown}.`;
export const hunt_fault_winner_lacks = (v: { place: number; found: string }): string =>
  `Platz ${number(v.place)} hat Mitglied ${v.found}; diese Seite zeigt niemanden.`;
export const hunt_fault_winner_extra = (v: { place: number; shown: string }): string =>
  `Platz ${number(v.place)} hat niemand; diese Seite zeigt Mitglied ${v.shown}.`;
export const hunt_fault_prize = (v: { place: number }): string =>
  `Der Preis von Platz ${number(v.place)} ist nicht der aus den Regeln.`;
export const ownlog_title = (): string =>
  `Deine Woche im Log`;
export const ownlog_text = (): string =>
  `Ein öffentliches Log enthält einen Fingerabdruck jedes Ereignisses. Dein Browser holt deine Ereignisse dieser Woche, beweist, dass sie so sind, wie sie eingetragen wurden, rechnet deine Punkte nach den Regeln nach, zählt sie zusammen und vergleicht sie mit der Datei der Woche.`;
export const ownlog_start = (): string =>
  `Meine Woche prüfen`;
export const ownlog_payment = (): string =>
  `Die Zahlung nachschlagen`;
export const ownlog_payment_failed = (): string =>
  `Die Zahlung konnte nicht geladen werden.`;
export const ownlog_explorer = (): string =>
  `Die Transaktion im Block-Explorer`;
export const ownlog_no_share = (): string =>
  `Für diese Woche wurde kein Anteil von dir gefunden.`;
export const ownlog_compare = (v: { amount: string }): string =>
  `Vergleich im Block-Explorer: Die Transaktion hat einen Ausgang von ${v.amount} an deine Adresse, oder von mehr, wenn sie auch andere Wochen oder Mitglieder mit dieser Adresse bezahlt.`;
export const ownlog_not_proved = (): string =>
  `Das hat dein Browser nicht geprüft: Diese Seite lädt nichts von anderen Servern, und das Wort dieses Servers würde nichts beweisen.`;
export const ownlog_sent = (): string =>
  `Der Anteil wurde gesendet, aber diese Website kennt keinen Block-Explorer oder keine Transaktion dazu.`;
export const ownlog_owed = (): string =>
  `Zu deinem Anteil gibt es noch keine Transaktion: Er ist offen.`;
export const ownlog_held = (): string =>
  `Zu deinem Anteil gibt es noch keine Transaktion: Er wird zurückgehalten.`;
export const ownlog_paying = (): string =>
  `Zu deinem Anteil gibt es noch keine Transaktion: Er ist in einer Zahlung, die gleich hinausgeht.`;
export const ownlog_payment_lost = (): string =>
  `Zu deinem Anteil gibt es noch keine Transaktion: Er ist offen, weil seine Zahlung gescheitert ist.`;
export const ownlog_settled = (): string =>
  `Zu deinem Anteil gibt es noch keine Transaktion: Er ist außerhalb dieser Website abgerechnet.`;
export const ownlog_withheld = (): string =>
  `Zu deinem Anteil gibt es noch keine Transaktion: Er ist einbehalten und ging in den nächsten Topf.`;
export const ownlog_differs = (): string =>
  `Deine Woche stimmt nicht`;
export const ownlog_agrees = (): string =>
  `Deine Woche stimmt`;
export const ownlog_partly = (): string =>
  `Deine Woche kann nicht ganz geprüft werden`;
export const ownlog_not_yet = (): string =>
  `Deine Woche kann noch nicht geprüft werden`;
export const ownlog_no_checkpoint = (): string =>
  `Das Log hat noch keinen unterschriebenen Stand. Versuch es in einer Stunde noch einmal.`;
export const ownlog_no_closing = (): string =>
  `Das Log ist noch nicht so weit: Sein neuester Stand ist älter als der Abschluss dieser Woche. Versuch es in ein paar Minuten noch einmal.`;
export const ownlog_banned = (): string =>
  `Die Datei hat keinen Eintrag für dich: Das Log enthält eine Sperre von dir, die am Ende der Woche galt.`;
export const ownlog_same_file = (): string =>
  `Die Datei ist die, mit der das Log diese Woche abschloss, und jeder Anteil darin folgt aus den Regeln.`;
export const ownlog_about = (v: { member: string; origin: string; size: string }): string =>
  `Du bist Mitglied ${v.member}. Das Log ist ${v.origin} mit Größe ${v.size}, mit seinem Schlüssel unterschrieben.`;
export const ownlog_events_none = (): string =>
  `Das Log hat kein Ereignis von dir in dieser Woche.`;
export const ownlog_events_one = (v: { points: string }): string =>
  `Das Log hat ein Ereignis von dir in dieser Woche, und es ist so, wie es eingetragen wurde. Es brachte ${v.points}.`;
export const ownlog_events = (v: { count: string; points: string }): string =>
  `Das Log hat ${v.count} Ereignisse von dir in dieser Woche, und alle sind so, wie sie eingetragen wurden. Zusammen brachten sie ${v.points}.`;
export const ownlog_same_one = (): string =>
  `Dein Browser hat einen Punkteeintrag nach den Regeln der Woche nachgerechnet: Er stimmt.`;
export const ownlog_same = (v: { count: string }): string =>
  `Dein Browser hat ${v.count} Punkteeinträge nach den Regeln der Woche nachgerechnet: Alle stimmen.`;
export const ownlog_unknown_first = (v: { entries: string }): string =>
  `Nicht nachgerechnet, weil es sie nur einmal gibt und deine früheren Wochen nicht zu dieser Prüfung gehören: ${v.entries}.`;
export const ownlog_unknown_outside = (v: { entries: string }): string =>
  `Nicht nachgerechnet, weil sie von deinen Ereignissen außerhalb dieser Woche abhängen: ${v.entries}.`;
export const ownlog_unknown_given = (v: { entries: string }): string =>
  `Nicht nachgerechnet, weil der Bot oder ein Admin diese Punkte gab: ${v.entries}.`;
export const ownlog_unknown_correction = (v: { entries: string }): string =>
  `Nicht nachgerechnet, weil sie frühere Punkte berichtigen: ${v.entries}.`;
export const ownlog_unknown_ban = (v: { entries: string }): string =>
  `Nicht nachgerechnet, weil eine Sperre von dir wenige Minuten davor oder danach begann oder endete: ${v.entries}.`;
export const ownlog_and_more = (v: { entries: string; count: string }): string =>
  `${v.entries} und ${v.count} weitere`;
export const ownlog_backed = (): string =>
  `Wie viele deiner Punkte zählen, hängt von anderen Mitgliedern ab; das hat dein Browser deshalb nicht nachgerechnet.`;
export const ownlog_erased = (v: { events: string; erased: string }): string =>
  `Von deinen Ereignissen dieser Woche (${v.events} im Log) können ${v.erased} nicht mehr geöffnet werden: Die Zahlen, die sie öffneten, wurden gelöscht. Deine Punkte wurden nicht verglichen.`;
export const ownlog_too_few = (v: { points: string }): string =>
  `Die Datei hat keinen Eintrag für dich: Ein Anteil braucht ${v.points}.`;
export const ownlog_share = (v: { amount: string }): string =>
  `Die Datei hat dieselben Punkte für dich. Dein Anteil ist ${v.amount}.`;
export const ownlog_share_counted = (v: { points: string; amount: string }): string =>
  `Die Datei hat dieselben Punkte für dich. ${v.points} davon zählen für den Topf. Dein Anteil ist ${v.amount}.`;
export const ownlog_more = (v: { count: string }): string =>
  `Unterschiede, die nicht aufgeführt sind: ${v.count}.`;
