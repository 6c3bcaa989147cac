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
export const shell_copy_field = (v: { what: string }): string =>
  `Kopieren: ${v.what}`;
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
export const review_default_approval = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })} für guten Inhalt.`;
export const review_default_rejection = (): string =>
  `Der Inhalt genügt den Ansprüchen nicht.`;
export const review_default_rating = (v: { points: number }): string =>
  `Bewertung geändert: ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}.`;
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
export const portal_welcome = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Willkommen, `, v.name(``)];
export const portal_owner = (): string =>
  `Eigner des Bots`;
export const portal_menu = <T>(v: { hidden: (text: string) => T; section: string }): Rich<T> =>
  [v.hidden(`Menü: `), `${v.section}`];
export const portal_menu_close = (): string =>
  `Menü schließen`;
export const portal_main_site = (): string =>
  `Zur Website`;
export const portal_logout = (): string =>
  `Abmelden`;
export const portal_sections = (): string =>
  `Bereiche`;
export const portal_section_all = (): string =>
  `Alle Einreichungen`;
export const portal_section_pending = (): string =>
  `Nur wartende`;
export const portal_section_social = (): string =>
  `Social-Media-Profile`;
export const portal_section_broadcast = (): string =>
  `Rundnachricht`;
export const portal_section_hunts = (): string =>
  `Schatzsuchen`;
export const portal_section_users = (): string =>
  `Mitglieder`;
export const portal_section_fairness = (): string =>
  `Fairness`;
export const portal_section_apps = (): string =>
  `Apps`;
export const portal_section_plans = (): string =>
  `Tarifanfragen`;
export const portal_section_by_hand = (): string =>
  `Von Hand bezahlt`;
export const portal_section_policy = (): string =>
  `Regelwerk`;
export const portal_section_settings = (): string =>
  `Einstellungen`;
export const portal_section_audit = (): string =>
  `Prüfprotokoll`;
export const portal_panel_figures = (): string =>
  `Die Zahlen`;
export const portal_panel_broadcast = (): string =>
  `Die Rundnachricht`;
export const portal_panel_section = (): string =>
  `Dieser Bereich`;
export const portal_total = (): string =>
  `Insgesamt`;
export const portal_pending = (): string =>
  `Warten auf Prüfung`;
export const portal_approved = (): string =>
  `Ange­nommen`;
export const portal_rejected = (): string =>
  `Abgelehnt`;
export const portal_oldest = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`· die älteste: `, v.ago(``)];
export const portal_none_pending = (): string =>
  `· keine`;
export const portal_figures_failed = (): string =>
  `Die Zahlen konnten nicht geladen werden`;
export const portal_for_owner = (): string =>
  `Nur für den Eigner des Bots`;
export const portal_showing = (v: { of: string; from: string; to: string }): string =>
  `Gezeigt: ${v.of} ${v.from} bis ${v.to}.`;
export const portal_previous = (v: { count: string }): string =>
  `Vorige ${v.count}`;
export const portal_next = (v: { count: string }): string =>
  `Nächste ${v.count}`;
export const portal_listed_first = (v: { count: string }): string =>
  `Hier stehen nur die ersten ${v.count}. Alle stehen im Prüfprotokoll.`;
export const portal_listed_last = (v: { count: string }): string =>
  `Hier stehen nur die letzten ${v.count}. Alle stehen im Prüfprotokoll.`;
export const portal_recent_why = (): string =>
  `Das braucht eine Anmeldung aus der letzten halben Stunde. Dein Text bleibt erhalten, und sobald du zurück bist, wird ausgeführt, was du begonnen hast.`;
export const portal_recent_purpose = (): string =>
  `Um auszuführen, was du begonnen hast.`;
export const portal_login_title = (): string =>
  `Anmeldung für Admins`;
export const portal_login_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Hier kommen nur berechtigte Admins herein. Zugang gibt der Eigner des Bots: `, v.a(``), `.`];
export const portal_login_lead_chat = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Hier kommen nur berechtigte Admins herein. Zugang gibt der Eigner des Bots `, v.a(`im Chat der Community`), `.`];
export const portal_login_hint = (): string =>
  `Telegrams Anmeldung braucht das Internet und eine öffentliche Domain. Ohne beides gib unten deine Telegram-ID ein: Der Bot bittet dich um Bestätigung.`;
export const portal_login_member = (v: { name: string }): string =>
  `Du bist als ${v.name} angemeldet; dieses Konto gehört keinem Admin.`;
export const portal_login_missing = (): string =>
  `Die Anmeldung mit Telegram ist auf dieser Website noch nicht eingerichtet.`;
export const portal_login_or = (): string =>
  `Oder auf die alte Art anmelden`;
export const portal_login_welcome = (v: { name: string }): string =>
  `Willkommen an Bord, ${v.name}`;
export const portal_login_done = (): string =>
  `Du bist angemeldet.`;
export const portal_login_manual = (): string =>
  `Telegram-ID von Hand eingeben`;
export const portal_login_id = (): string =>
  `Telegram-ID`;
export const portal_login_waiting = (): string =>
  `Anmeldung läuft …`;
export const portal_login_enter = (): string =>
  `Anmelden`;
export const portal_login_no_id = (): string =>
  `Da fehlt etwas`;
export const portal_login_no_id_why = (): string =>
  `Bitte gib deine Telegram-ID ein`;
export const portal_login_no_place = (): string =>
  `Kein Platz für die Anmeldung`;
export const portal_login_no_place_why = (): string =>
  `Der Platz für Telegrams Anmeldung fehlt auf der Seite. Bitte lade sie neu.`;
export const portal_login_domain = (): string =>
  `Die Domain ließ sich nicht bestätigen`;
export const portal_login_domain_why = (): string =>
  `Telegrams Anmeldung ist nicht erschienen. Vielleicht ist die Domain dieser Website für den Bot in BotFather nicht eingetragen.`;
export const portal_login_status = (v: { status: string }): string =>
  `Anmeldung gescheitert, Status ${v.status}`;
export const portal_login_server = (v: { status: string; text: string }): string =>
  `Fehler des Servers: ${v.status} ${v.text}`;
export const portal_login_failed = (): string =>
  `Anmeldung gescheitert`;
export const portal_login_asked = (): string =>
  `Wenn das die ID eines Admins ist, fragt der Bot dieses Konto jetzt in Telegram. Drück dort diese Zahl:`;
export const portal_login_asked_by = (v: { bot: string }): string =>
  `Wenn das die ID eines Admins ist, fragt ${v.bot} dieses Konto jetzt in Telegram. Drück dort diese Zahl:`;
export const portal_login_left = (v: { seconds: string }): string =>
  `Noch ${v.seconds} s zum Bestätigen`;
export const portal_login_over = (): string =>
  `Die Zeit ist um`;
export const portal_login_unchanged = (): string =>
  `Nichts hat sich geändert. Wenn Telegram die Domain für ungültig hielt, trag die Domain dieser Website für den Bot in BotFather ein.`;
export const portal_login_telegram = (): string =>
  `Mit Telegram anmelden`;
export const portal_login_through = (v: { bot: string }): string =>
  `Über ${v.bot}`;
export const portal_login_instead = (): string =>
  `Stattdessen in Telegram bestätigen`;
export const portal_review_all_lead = (): string =>
  `Alles, was eingereicht wurde, und was daraus wurde.`;
export const portal_review_failed = (): string =>
  `Die Einreichungen konnten nicht geladen werden`;
export const portal_review_none = (): string =>
  `Keine Einreichungen`;
export const portal_review_none_text = (): string =>
  `Hier erscheinen Einreichungen, wenn Mitglieder Links zu ihren Inhalten schicken.`;
export const portal_review_unmatched = (): string =>
  `Keine Einreichung passt dazu`;
export const portal_review_unmatched_text = (): string =>
  `Versuch einen anderen Status oder eine kürzere Suche.`;
export const portal_review_pending_lead = (): string =>
  `Einreichungen, die auf eine Entscheidung warten, die ältesten zuerst.`;
export const portal_review_pending_failed = (): string =>
  `Die wartenden Einreichungen konnten nicht geladen werden`;
export const portal_review_pending_none = (): string =>
  `Keine wartenden Einreichungen`;
export const portal_review_pending_none_text = (): string =>
  `Alle Mann können ruhen: Über alles Eingereichte ist entschieden.`;
export const portal_review_pending_list = (): string =>
  `Wartende Einreichungen`;
export const portal_review_more = (v: { count: string; total: string }): string =>
  `${v.count} weitere von ${v.total} zeigen`;
export const portal_review_search = (): string =>
  `Einreichungen suchen`;
export const portal_two_characters = (): string =>
  `Mindestens zwei Zeichen`;
export const portal_review_status = (): string =>
  `Status`;
export const portal_review_all_statuses = (): string =>
  `Jeder Status`;
export const portal_review_newest = (): string =>
  `Neueste zuerst`;
export const portal_review_oldest = (): string =>
  `Älteste zuerst`;
export const portal_review_last_evaluated = (): string =>
  `Zuletzt geprüfte zuerst`;
export const portal_review_most_points = (): string =>
  `Meiste Punkte zuerst`;
export const portal_review_fewest_points = (): string =>
  `Wenigste Punkte zuerst`;
export const portal_review_by_status = (): string =>
  `Nach Status`;
export const portal_review_select = (v: { id: string }): string =>
  `Einreichung ${v.id} auswählen`;
export const portal_review_approved = (): string =>
  `Angenommen`;
export const portal_review_own = (): string =>
  `Von dir`;
export const portal_review_open_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Offen bei `, v.name(``)];
export const portal_review_submitted = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`eingereicht `, v.ago(``)];
export const portal_review_own_may = (): string =>
  `Das hast du selbst eingereicht. Niemand sonst kann entscheiden, also darfst du es; das Prüfprotokoll hält es fest.`;
export const portal_review_own_not = (): string =>
  `Das hast du selbst eingereicht. Ein anderer Admin muss entscheiden.`;
export const portal_review_own_title = (): string =>
  `Das ist deine eigene Einreichung`;
export const portal_review_own_text = (): string =>
  `Ein anderer Admin muss entscheiden.`;
export const portal_review_approved_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Angenommen von `, v.name(``)];
export const portal_review_approved_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Angenommen, `, v.ago(``)];
export const portal_review_approved_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Angenommen von `, v.name(``), `, `, v.ago(``)];
export const portal_review_rejected_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Abgelehnt von `, v.name(``)];
export const portal_review_rejected_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Abgelehnt, `, v.ago(``)];
export const portal_review_rejected_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Abgelehnt von `, v.name(``), `, `, v.ago(``)];
export const portal_review_duplicate_pending = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Vielleicht dasselbe wie `, v.a(`${v.id}`), ` (wartet auf Prüfung), eingereicht von `, v.name(``), ` `, v.ago(``), `.`];
export const portal_review_duplicate_approved = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Vielleicht dasselbe wie `, v.a(`${v.id}`), ` (angenommen), eingereicht von `, v.name(``), ` `, v.ago(``), `.`];
export const portal_review_duplicate_rejected = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Vielleicht dasselbe wie `, v.a(`${v.id}`), ` (abgelehnt), eingereicht von `, v.name(``), ` `, v.ago(``), `.`];
export const portal_review_x_verified = (): string =>
  `X bestätigt`;
export const portal_review_x_verified_as = (v: { handle: string }): string =>
  `X bestätigt: ${v.handle}`;
export const portal_review_x_none = (): string =>
  `kein X-Konto`;
export const portal_review_x_not_verified_as = (v: { handle: string }): string =>
  `X nicht bestätigt: ${v.handle}`;
export const portal_review_hide = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Schließen`, v.of(`: Einreichung ${v.id}`)];
export const portal_review_evaluate = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Bewerten`, v.of(`: Einreichung ${v.id}`)];
export const portal_review_edit = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Bewertung ändern`, v.of(`: Einreichung ${v.id}`)];
export const portal_review_broadcast = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Rundnachricht`, v.of(` über Einreichung ${v.id}`)];
export const portal_review_history = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Verlauf`, v.of(` der Einreichung ${v.id}`)];
export const portal_review_delete = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Löschen`, v.of(`: Einreichung ${v.id}`)];
export const portal_review_notify = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Benachrichtigen`, v.of(`: Mitglied hinter ${v.id}`)];
export const portal_review_notified = (): string =>
  `Benachrichtigung gesendet`;
export const portal_review_notified_text = (v: { name: string }): string =>
  `${v.name} kennt jetzt das Ergebnis.`;
export const portal_review_not_notified = (): string =>
  `Benachrichtigung nicht zugestellt`;
export const portal_review_not_notified_text = (v: { name: string }): string =>
  `${v.name} hat den Bot blockiert oder nie einen Chat mit ihm begonnen.`;
export const portal_review_notify_failed = (): string =>
  `Die Benachrichtigung konnte nicht gesendet werden`;
export const portal_review_evaluate_title = (v: { id: string }): string =>
  `Einreichung ${v.id} bewerten`;
export const portal_review_approve = (): string =>
  `Annehmen`;
export const portal_review_approve_points = (v: { points: string }): string =>
  `Annehmen (${v.points})`;
export const portal_review_reject = (): string =>
  `Ablehnen`;
export const portal_review_key_approves = (): string =>
  `Ctrl+Enter nimmt an`;
export const portal_review_key_rejects = (): string =>
  `Ctrl+Enter lehnt ab`;
export const portal_review_comments = (): string =>
  `Kommentar des Admins`;
export const portal_left_empty = (v: { text: string }): string =>
  `Leer gelassen: „${v.text}“`;
export const portal_review_left_empty = (v: { approval: string; rejection: string }): string =>
  `Leer gelassen: „${v.approval}“ oder, bei einer Ablehnung, „${v.rejection}“`;
export const portal_review_closed = (): string =>
  `Diese Einreichung wartet nicht mehr: Jemand anderes hat entschieden, oder sie wurde gelöscht. Ihr Verlauf zeigt, was geschehen ist. Dein Text ist noch da.`;
export const portal_review_changed = (): string =>
  `Diese Einreichung wurde geändert, während du sie offen hattest. Prüf sie noch einmal, bevor du entscheidest.`;
export const portal_review_open_too = (v: { name: string }): string =>
  `${v.name} hat das auch offen.`;
export const portal_review_edit_title = (v: { id: string }): string =>
  `Bewertung der Einreichung ${v.id} ändern`;
export const portal_review_save = (): string =>
  `Bewertung speichern`;
export const portal_review_save_points = (v: { points: string }): string =>
  `Bewertung speichern (${v.points})`;
export const portal_review_current = (v: { points: string }): string =>
  `Derzeit: ${v.points}. Der Unterschied kommt als eigener Eintrag ins Punktebuch des Mitglieds.`;
export const portal_review_gone = (): string =>
  `Diese Einreichung steht nicht mehr in der Liste. Ihr Verlauf zeigt, was geschehen ist. Dein Text ist noch da.`;
export const portal_review_score = (): string =>
  `Bewertung`;
export const portal_review_range = (v: { type: string; range: string }): string =>
  `${v.type}: ${v.range} Punkte`;
export const portal_review_points = (): string =>
  `Punkte`;
export const portal_review_score_wrong = (v: { least: string; most: string }): string =>
  `Ganze Punkte von ${v.least} bis ${v.most}`;
export const portal_review_delete_title = (v: { id: string }): string =>
  `Einreichung ${v.id} löschen?`;
export const portal_review_delete_points = <T>(v: { points: (text: string) => T; name: (text: string) => T }): Rich<T> =>
  [`Das ist endgültig. Der Eintrag verschwindet, und `, v.name(``), ` verliert `, v.points(``), `. Es lässt sich nicht rückgängig machen.`];
export const portal_review_delete_record = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Das ist endgültig. Der Eintrag von `, v.name(``), ` verschwindet; Punkte gibt es dafür keine abzuziehen. Es lässt sich nicht rückgängig machen.`];
export const portal_review_delete_do = (): string =>
  `Endgültig löschen`;
export const portal_review_deleted = (v: { id: string }): string =>
  `Einreichung ${v.id} ist endgültig gelöscht!`;
export const portal_review_delete_failed = (): string =>
  `Die Einreichung konnte nicht gelöscht werden`;
export const portal_review_evaluate_failed = (): string =>
  `Die Einreichung konnte nicht bewertet werden`;
export const portal_review_reject_failed = (): string =>
  `Die Einreichung konnte nicht abgelehnt werden`;
export const portal_review_edit_failed = (): string =>
  `Die Bewertung konnte nicht geändert werden`;
export const portal_review_did_approve = (): string =>
  `Einreichung angenommen`;
export const portal_review_did_reject = (): string =>
  `Einreichung abgelehnt`;
export const portal_review_did_edit = (): string =>
  `Bewertung geändert`;
export const portal_review_which = (v: { id: string; name: string }): string =>
  `${v.id} von ${v.name}`;
export const portal_review_which_points = (v: { id: string; name: string; points: string }): string =>
  `${v.id} von ${v.name}: ${v.points}`;
export const portal_review_undo = (): string =>
  `Rückgängig`;
export const portal_review_undone = (): string =>
  `Entscheidung zurückgenommen`;
export const portal_review_undone_text = (v: { id: string; name: string }): string =>
  `${v.id} von ${v.name} wartet wieder auf Prüfung.`;
export const portal_review_undo_failed = (): string =>
  `Die Entscheidung konnte nicht zurückgenommen werden`;
export const portal_review_undone_some = (v: { undone: string; count: string }): string =>
  `${v.undone} von ${v.count} Entscheidungen zurückgenommen`;
export const portal_review_undone_all = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Entscheidung`, other: `${number(v.count)} Entscheidungen` })} zurückgenommen`;
export const portal_review_undo_error = (v: { id: string; error: string }): string =>
  `${v.id}: ${v.error}`;
export const portal_review_selected = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Einreichung`, other: `${number(v.count)} Einreichungen` })} ausgewählt`;
export const portal_review_selected_most = (v: { count: number; most: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} Einreichung`, other: `${number(v.count)} Einreichungen` })} ausgewählt; mehr als ${v.most} gehen nicht auf einmal`;
export const portal_review_clear = (): string =>
  `Auswahl aufheben`;
export const portal_review_reject_selected = (v: { count: string }): string =>
  `${v.count} ausgewählte ablehnen`;
export const portal_review_reject_title = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Einreichung`, other: `${number(v.count)} Einreichungen` })} ablehnen?`;
export const portal_review_rejected_several = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Einreichung`, other: `${number(v.count)} Einreichungen` })} abgelehnt`;
export const portal_review_reason_for_all = (): string =>
  `Grund für alle`;
export const portal_review_not_rejected = (v: { id: string; error: string }): string =>
  `${v.id} wurde nicht abgelehnt: ${v.error}`;
export const portal_review_history_title = (v: { id: string }): string =>
  `Verlauf der Einreichung ${v.id}`;
export const portal_review_history_list = (): string =>
  `Verlauf`;
export const portal_review_history_none = (): string =>
  `Noch wurde nichts entschieden.`;
export const portal_review_history_failed = (): string =>
  `Der Verlauf konnte nicht geladen werden`;
export const portal_review_keys = (): string =>
  `Tasten`;
export const portal_review_keys_hint = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [v.key(``), ` zeigt die Tasten`];
export const portal_review_key_move = (): string =>
  `Nächste oder vorige Einreichung`;
export const portal_review_key_approve = (): string =>
  `Annehmen: springt zur Bewertung`;
export const portal_review_key_reject = (): string =>
  `Ablehnen: springt zum Kommentar`;
export const portal_review_key_undo = (): string =>
  `Entscheidung zurücknehmen, solange ihre Meldung zu sehen ist`;
export const portal_review_key_open = (): string =>
  `Eingereichten Link in einem neuen Tab öffnen`;
export const portal_review_key_confirm = (): string =>
  `Beim Bewerten: Annahme oder Ablehnung bestätigen`;
export const portal_review_key_leave = (): string =>
  `Eingabe verlassen, dann die Bewertung schließen`;
export const portal_review_key_list = (): string =>
  `Diese Liste`;
export const portal_users_lead = (): string =>
  `Mitglieder, was sie getan haben, und wer gesperrt ist.`;
export const portal_users_search = (): string =>
  `Mitglieder suchen`;
export const portal_users_clear = (): string =>
  `Suche leeren`;
export const portal_users_failed = (): string =>
  `Die Mitglieder konnten nicht geladen werden`;
export const portal_users_of = (): string =>
  `Mitglieder`;
export const portal_users_none = (): string =>
  `Keine Mitglieder`;
export const portal_users_none_text = (): string =>
  `Mitglieder erscheinen hier, sobald sie beim Bot etwas tun.`;
export const portal_users_unmatched = (): string =>
  `Kein Mitglied passt zur Suche`;
export const portal_users_unmatched_text = (): string =>
  `Versuch eine kürzere Suche.`;
export const portal_users_about = <T>(v: { rank: string; points: string; id: string; date: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, ` · `, `${v.points}`, ` · Telegram-ID `, `${v.id}`, ` · Mitglied seit `, v.date(``)];
export const portal_users_history = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Frühere Sperren`, v.of(`: ${v.name}`)];
export const portal_users_ban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Sperren`, v.of(`: ${v.name}`)];
export const portal_users_unban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Entsperren`, v.of(`: ${v.name}`)];
export const portal_users_banned = (): string =>
  `Gesperrt`;
export const portal_users_x_verified = (v: { handle: string }): string =>
  `X: ${v.handle}, bestätigt`;
export const portal_users_x_not_verified = (v: { handle: string }): string =>
  `X: ${v.handle}, nicht bestätigt`;
export const portal_users_submitted_none = (): string =>
  `keine Einreichungen`;
export const portal_users_submitted = (v: { count: number; approved: string; rejected: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} Einreichung`, other: `${number(v.count)} Einreichungen` })}: ${v.approved} angenommen, ${v.rejected} abgelehnt`;
export const portal_users_submitted_average = (v: { count: number; approved: string; rejected: string; points: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} Einreichung`, other: `${number(v.count)} Einreichungen` })}: ${v.approved} angenommen, ${v.rejected} abgelehnt, im Schnitt ${v.points} Punkte`;
export const portal_users_banned_for_good = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Gesperrt `, v.ago(``), `, bis jemand die Sperre aufhebt`];
export const portal_users_banned_for_good_why = <T>(v: { ago: (text: string) => T; reason: string }): Rich<T> =>
  [`Gesperrt `, v.ago(``), `, bis jemand die Sperre aufhebt: `, `${v.reason}`];
export const portal_users_banned_until = <T>(v: { ago: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`Gesperrt `, v.ago(``), `, bis `, v.end(``)];
export const portal_users_banned_until_why = <T>(v: { ago: (text: string) => T; end: (text: string) => T; reason: string }): Rich<T> =>
  [`Gesperrt `, v.ago(``), `, bis `, v.end(``), `: `, `${v.reason}`];
export const portal_ban_title = (v: { name: string }): string =>
  `${v.name} sperren?`;
export const portal_ban_do = (): string =>
  `Sperren`;
export const portal_ban_done = (): string =>
  `Mitglied gesperrt`;
export const portal_ban_failed = (): string =>
  `Das Mitglied konnte nicht gesperrt werden`;
export const portal_ban_too_early = (): string =>
  `Wähle einen Tag nach heute.`;
export const portal_ban_ends = (): string =>
  `Endet am (optional)`;
export const portal_ban_ends_hint = (): string =>
  `Die Sperre endet an diesem Tag um 00:00 UTC von selbst. Leer gelassen gilt sie, bis jemand sie aufhebt.`;
export const portal_ban_effects_failed = (): string =>
  `Die Folgen dieser Sperre konnten nicht geladen werden`;
export const portal_ban_text = (): string =>
  `Ein gesperrtes Mitglied wird sofort abgemeldet, kann sich nicht anmelden und nichts verdienen, und es bekommt keinen Anteil an einer Woche, deren Abschluss in die Sperre fällt.`;
export const portal_ban_effects = (): string =>
  `Was das betrifft`;
export const portal_ban_week_points = (): string =>
  `Punkte dieser Woche`;
export const portal_ban_owed = (): string =>
  `Offen für abgeschlossene Wochen`;
export const portal_ban_sessions = (): string =>
  `Offene Sitzungen`;
export const portal_unban_title = (v: { name: string }): string =>
  `${v.name} entsperren?`;
export const portal_unban_do = (): string =>
  `Entsperren`;
export const portal_unban_done = (): string =>
  `Mitglied entsperrt`;
export const portal_unban_failed = (): string =>
  `Das Mitglied konnte nicht entsperrt werden`;
export const portal_unban_text = (): string =>
  `Das Mitglied kann sich sofort wieder anmelden und Punkte bekommen. Wochen, die während der Sperre endeten, bleiben, wie sie sind.`;
export const portal_unban_reason = (v: { reason: string }): string =>
  `Grund der Sperre: ${v.reason}`;
export const portal_ban_no_reason = (): string =>
  `Kein Grund angegeben`;
export const portal_ban_prompt = (): string =>
  `Verstoß gegen die Community-Regeln`;
export const portal_bans_title = (v: { name: string }): string =>
  `Sperren: ${v.name}`;
export const portal_bans_list = (): string =>
  `Sperren`;
export const portal_bans_none = (): string =>
  `Noch nie gesperrt.`;
export const portal_bans_failed = (): string =>
  `Die Sperren konnten nicht geladen werden`;
export const portal_bans_ban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`Gesperrt`), ` von `, v.name(``), `, `, v.time(``)];
export const portal_bans_unban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`Entsperrt`), ` von `, v.name(``), `, `, v.time(``)];
export const portal_bans_for_good = (v: { reason: string }): string =>
  `${v.reason} · bis zur Aufhebung`;
export const portal_bans_until = <T>(v: { reason: string; end: (text: string) => T }): Rich<T> =>
  [`${v.reason}`, ` · bis `, v.end(``)];
export const portal_social_lead = (): string =>
  `X-Konten, die Mitglieder verknüpft haben. Bestätige eines, sobald du geprüft hast, dass es ihnen gehört.`;
export const portal_social_search = (): string =>
  `Profile suchen`;
export const portal_social_search_hint = (): string =>
  `Benutzername oder X-Name`;
export const portal_social_failed = (): string =>
  `Die Twitter-Profile konnten nicht geladen werden`;
export const portal_social_none = (): string =>
  `Keine Twitter-Profile`;
export const portal_social_none_text = (): string =>
  `Profile erscheinen hier, wenn Mitglieder dem Bot ihr X-Konto nennen.`;
export const portal_social_unmatched_text = (): string =>
  `Versuch eine andere Suche.`;
export const portal_social_list = (): string =>
  `Social-Media-Profile`;
export const portal_social_of = (): string =>
  `Profile`;
export const portal_social_about = <T>(v: { rank: string; points: number; date: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, ` · insgesamt `, `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`, ` · Mitglied seit `, v.date(``)];
export const portal_social_verified = (): string =>
  `X bestätigt`;
export const portal_social_pending = (): string =>
  `Unbestätigt`;
export const portal_social_account = <T>(v: { handle: string; hidden: (text: string) => T }): Rich<T> =>
  [`${v.handle}`, v.hidden(` auf X (öffnet einen neuen Tab)`)];
export const portal_social_verify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Bestätigen`, v.of(`: ${v.name}`)];
export const portal_social_unverify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Bestätigung aufheben`, v.of(`: ${v.name}`)];
export const portal_social_did_verify = (): string =>
  `X-Konto bestätigt`;
export const portal_social_did_unverify = (): string =>
  `X-Konto nicht mehr bestätigt`;
export const portal_social_whose = (v: { name: string; handle: string }): string =>
  `${v.name}: ${v.handle}`;
export const portal_social_verify_failed = (): string =>
  `Das Twitter-Profil konnte nicht bestätigt werden`;
export const portal_apps_lead = (): string =>
  `Apps, die Entwickler registriert haben. In der Sandbox erreicht eine App nur ihren Eigner; im Produktivbetrieb darf sie jedes Mitglied fragen.`;
export const portal_apps_failed = (): string =>
  `Die Apps konnten nicht geladen werden`;
export const portal_apps_of = (): string =>
  `Apps`;
export const portal_apps_none = (): string =>
  `Keine Apps registriert`;
export const portal_apps_none_text = (): string =>
  `Wenn ein Entwickler eine App registriert, wartet sie hier auf Freigabe.`;
export const portal_apps_production = (): string =>
  `Produktivbetrieb`;
export const portal_apps_sandbox = (): string =>
  `Sandbox`;
export const portal_apps_by = <T>(v: { developer: (text: string) => T; owner: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [`von `, v.developer(``), `, registriert von `, v.owner(``), ` am `, v.time(``)];
export const portal_apps_type = (): string =>
  `Art`;
export const portal_apps_type_game = (): string =>
  `Spiel`;
export const portal_apps_type_defi = (): string =>
  `DeFi`;
export const portal_apps_type_social = (): string =>
  `Soziales`;
export const portal_apps_type_marketplace = (): string =>
  `Marktplatz`;
export const portal_apps_type_other = (): string =>
  `Sonstiges`;
export const portal_apps_permissions = (): string =>
  `Rechte`;
export const portal_apps_may_wallet_read = (): string =>
  `Wallet lesen`;
export const portal_apps_may_wallet_write = (): string =>
  `Wallet nutzen`;
export const portal_apps_may_user_profile = (): string =>
  `Mitgliederprofil`;
export const portal_apps_may_transactions = (): string =>
  `Transaktionen`;
export const portal_apps_may_price_data = (): string =>
  `Kursdaten`;
export const portal_apps_may_leaderboard = (): string =>
  `Rangliste`;
export const portal_apps_contact = (): string =>
  `Kontakt`;
export const portal_apps_webhook = (): string =>
  `Webhook`;
export const portal_apps_callbacks = (): string =>
  `Callbacks`;
export const portal_apps_nothing = (): string =>
  `Keine`;
export const portal_apps_sent_back = (): string =>
  `Zurückgeschickt`;
export const portal_apps_approve = (): string =>
  `Freigeben`;
export const portal_apps_to_sandbox = (): string =>
  `Zurück in die Sandbox`;
export const portal_apps_send_back = (): string =>
  `Zurückschicken`;
export const portal_apps_did_approve = (): string =>
  `App freigegeben`;
export const portal_apps_did_send_back = (): string =>
  `App zurückgeschickt`;
export const portal_apps_approve_failed = (): string =>
  `Die App konnte nicht freigegeben werden`;
export const portal_apps_send_back_failed = (): string =>
  `Die App konnte nicht zurückgeschickt werden`;
export const portal_apps_approve_title = (v: { app: string }): string =>
  `${v.app} freigeben?`;
export const portal_apps_approve_text = (): string =>
  `Im Produktivbetrieb darf sie jedes Mitglied um die Rechte bitten, die sie hat. Ihr Eigner erfährt es.`;
export const portal_apps_approve_do = (): string =>
  `App freigeben`;
export const portal_apps_send_back_title = (v: { app: string }): string =>
  `${v.app} zurück in die Sandbox schicken?`;
export const portal_apps_why = (): string =>
  `Sag dem Eigner der App, warum.`;
export const portal_apps_reason_hint = (): string =>
  `Der Eigner sieht es unter „Meine Apps“ und bekommt es vom Bot.`;
export const portal_plans_lead = (): string =>
  `Tarife, die Mitglieder in Coins bezahlen wollen, die diese Website nicht selbst annimmt. Vereinbare die Zahlung mit ihnen und gewähre den Tarif, sobald du sie erhalten hast.`;
export const portal_plans_failed = (): string =>
  `Die Anfragen konnten nicht geladen werden`;
export const portal_plans_of = (): string =>
  `Anfragen`;
export const portal_plans_none = (): string =>
  `Keine Anfragen`;
export const portal_plans_none_text = (): string =>
  `Wenn ein Mitglied einen Tarif nach Absprache anfragt, wartet die Anfrage hier auf dich.`;
export const portal_plans_list = (): string =>
  `Tarifanfragen`;
export const portal_plans_owner = (): string =>
  `Nur der Eigner des Bots entscheidet über Tarife.`;
export const portal_plans_request = (v: { plan: string; months: number; coin: string }): string =>
  `${v.plan}, ${plural(v.months, { one: `${number(v.months)} Monat`, other: `${number(v.months)} Monate` })}, ${v.coin}`;
export const portal_plans_open = (): string =>
  `Offen`;
export const portal_plans_granted = (): string =>
  `Gewährt`;
export const portal_plans_declined = (): string =>
  `Abgelehnt`;
export const portal_plans_withdrawn = (): string =>
  `Zurückgezogen`;
export const portal_plans_by = <T>(v: { name: (text: string) => T; id: string; time: (text: string) => T }): Rich<T> =>
  [`von `, v.name(``), ` (`, `${v.id}`, `), `, v.time(``)];
export const portal_plans_now = (): string =>
  `Tarif jetzt`;
export const portal_plans_now_none = (): string =>
  `Keiner`;
export const portal_plans_now_card = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, mit Karte bezahlt, bis `, v.time(``)];
export const portal_plans_now_coin = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, in Coins bezahlt, bis `, v.time(``)];
export const portal_plans_now_grant = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, gewährt, bis `, v.time(``)];
export const portal_plans_time = <T>(v: { from: (text: string) => T; to: (text: string) => T }): Rich<T> =>
  [v.from(``), ` bis `, v.to(``)];
export const portal_plans_received = (): string =>
  `Erhalten`;
export const portal_plans_grant = (): string =>
  `Gewähren`;
export const portal_plans_decline = (): string =>
  `Ablehnen`;
export const portal_plans_did_grant = (): string =>
  `Tarif gewährt`;
export const portal_plans_did_decline = (): string =>
  `Anfrage abgelehnt`;
export const portal_plans_whose = (v: { name: string; request: string }): string =>
  `${v.name}: ${v.request}`;
export const portal_plans_grant_title = (v: { request: string }): string =>
  `Gewähren: ${v.request}?`;
export const portal_plans_decline_title = (v: { request: string }): string =>
  `Ablehnen: ${v.request}?`;
export const portal_plans_grant_do = (): string =>
  `Tarif gewähren`;
export const portal_plans_decline_do = (): string =>
  `Anfrage ablehnen`;
export const portal_plans_note = (): string =>
  `Notiere, was du erhalten hast.`;
export const portal_plans_why = (): string =>
  `Sag, warum.`;
export const portal_plans_grant_failed = (): string =>
  `Der Tarif konnte nicht gewährt werden`;
export const portal_plans_decline_failed = (): string =>
  `Die Anfrage konnte nicht abgelehnt werden`;
export const portal_plans_what = (): string =>
  `Was du erhalten hast`;
export const portal_plans_what_hint = (): string =>
  `Betrag, Coin und Transaktion. Das Mitglied sieht es, und das Prüfprotokoll bewahrt es auf.`;
export const portal_plans_reason_hint = (): string =>
  `Das Mitglied sieht es auf der Seite der Tarife und bekommt es vom Bot.`;
export const portal_plans_effect_new = (v: { name: string }): string =>
  `${v.name} bekommt den Tarif ab jetzt.`;
export const portal_plans_effect_paid = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` hat `, `${v.plan}`, ` bis `, v.end(``), ` bezahlt. Bis dahin lässt sich nichts gewähren.`];
export const portal_plans_effect_longer = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` hat `, `${v.plan}`, ` bis `, v.end(``), `. Die neuen Monate kommen hinzu.`];
export const portal_plans_effect_other = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` hat `, `${v.plan}`, ` bis `, v.end(``), `. Der neue Tarif ersetzt ihn sofort, und der Rest verfällt.`];
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
  `Nur mit den Rechten, die deine App braucht. Jedes Mitglied erlaubt deine App einzeln, im Bot.`;
export const dev_start_production = (): string =>
  `Geh in den Produktivbetrieb`;
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
export const dev_production_apps = (): string =>
  `Apps im Produktivbetrieb`;
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
  `Ohne Tarif funktionieren deine Schlüssel in der Sandbox: nur für dein eigenes Konto, mit ${plural(v.requests, { one: `${number(v.requests)} Anfrage`, other: `${number(v.requests)} Anfragen` })} im Monat.`;
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
  `Ein Admin hat deine App für den Produktivbetrieb freigegeben`;
export const dev_event_test = (): string =>
  `Du hast unter „Meine Apps“ ein Testereignis verlangt`;
export const dev_hooks_text = (v: { minutes: number; times: number }): string =>
  `Jeder ist ein POST mit JSON-Inhalt. Der Header Quarterdeck-Signature enthält die Zeit und einen HMAC-SHA256 über Zeit, Punkt und Inhalt, gebildet mit dem Geheimnis deiner App; weise ab, was älter als ${plural(v.minutes, { one: `${number(v.minutes)} Minute`, other: `${number(v.minutes)} Minuten` })} ist. Antworte innerhalb von 5 Sekunden mit 200 bis 299; sonst wird er noch bis zu ${plural(v.times, { one: `${number(v.times)} Mal`, other: `${number(v.times)} Mal` })} innerhalb von zwei Tagen gesendet. Ein Ereignis behält seine ID, damit du jedes nur einmal verarbeitest.`;
export const dev_hooks_code = (): string =>
  `Einen Webhook in TypeScript prüfen`;
export const dev_type_in = (v: { type: string; place: string }): string =>
  `${v.type} in ${v.place}`;
export const dev_type_or = (v: { first: string; second: string }): string =>
  `${v.first} oder ${v.second}`;
export const dev_type_list = (v: { type: string }): string =>
  `Liste von ${v.type}`;
export const dev_type_any = (): string =>
  `beliebig`;
export const dev_run = (): string =>
  `Ausführen`;
export const dev_run_what = (v: { call: string }): string =>
  `Ausführen: ${v.call}`;
export const dev_run_key_hint = (): string =>
  `Für alle Aufrufe hier, bis du diesen Tab verlässt. Er wird nicht gespeichert.`;
export const dev_run_key_missing = (): string =>
  `Gib deinen API-Schlüssel ein.`;
export const dev_run_choose = (): string =>
  `Wählen`;
export const dev_run_not_sent = (): string =>
  `Nicht gesendet`;
export const dev_run_enter = (): string =>
  `Gib einen Wert ein.`;
export const dev_run_most = (v: { most: string }): string =>
  `Gib höchstens ${v.most} Zeichen ein.`;
export const dev_run_least = (v: { least: string }): string =>
  `Gib mindestens ${v.least} Zeichen ein.`;
export const dev_run_one_of = (): string =>
  `Wähl einen der Werte.`;
export const dev_run_invalid = (): string =>
  `Das ist kein gültiger Wert.`;
export const dev_run_like = (v: { example: string }): string =>
  `Gib einen Wert wie ${v.example} ein.`;
export const dev_run_no_answer = (): string =>
  `Der Server hat nicht geantwortet. Prüf die Verbindung und versuch es noch einmal.`;
export const dev_run_duration = (v: { ms: number }): string =>
  `in ${number(v.ms)} ms`;
export const dev_run_cut = (): string =>
  `Nur der Anfang wird gezeigt.`;
export const dev_keys_title = (): string =>
  `API-Schlüssel verwalten`;
export const dev_keys_lead = (): string =>
  `Mit Schlüsseln nutzen deine Programme die API in deinem Namen, jeder nur mit den Rechten, die du ihm gibst.`;
export const dev_keys_new = (): string =>
  `Neuen Schlüssel erstellen`;
export const dev_keys_sign_in = (): string =>
  `Melde dich an, um deine API-Schlüssel zu verwalten`;
export const dev_keys_purpose = (): string =>
  `Um deine API-Schlüssel zu sehen und zu erstellen.`;
export const dev_keys_whose = (): string =>
  `Schlüssel gehören Mitgliedern: Jeder handelt für das Mitglied, das ihn erstellt hat.`;
export const dev_keys_no_sign_in = (): string =>
  `Schlüssel gehören Mitgliedern, und die Anmeldung ist auf dieser Website noch nicht eingerichtet.`;
export const dev_keys_yours = (): string =>
  `Deine API-Schlüssel`;
export const dev_keys_summary = (): string =>
  `Überblick`;
export const dev_keys_total = (): string =>
  `Schlüssel insgesamt`;
export const dev_keys_working = (): string =>
  `Aktive Schlüssel`;
export const dev_keys_requests_today = (): string =>
  `Anfragen heute`;
export const dev_keys_failed = (): string =>
  `Deine Schlüssel konnten nicht geladen werden`;
export const dev_keys_none = (): string =>
  `Noch keine API-Schlüssel`;
export const dev_keys_none_text = (): string =>
  `Mit einem Schlüssel ruft eines deiner Programme die API auf. Erstell einen für jedes Programm, damit du jeden einzeln beenden kannst.`;
export const dev_keys_first = (): string =>
  `Deinen ersten API-Schlüssel erstellen`;
export const dev_keys_plan = (): string =>
  `Dein Tarif`;
export const dev_keys_plan_none = (): string =>
  `Du hast noch keinen Tarif.`;
export const dev_keys_plan_stopped = (): string =>
  `Dein Tarif läuft nicht mehr.`;
export const dev_keys_plan_needed = (): string =>
  `Du kannst Schlüssel erstellen, aber die API lehnt ihre Aufrufe ab, bis du einen Tarif hast.`;
export const dev_keys_plan_choose = (): string =>
  `Tarif wählen`;
export const dev_keys_plan_see = (): string =>
  `Tarife ansehen`;
export const dev_keys_app = (): string =>
  `App (optional)`;
export const dev_keys_app_none = (): string =>
  `Keine App`;
export const dev_keys_app_sandbox = (v: { name: string }): string =>
  `${v.name} (Sandbox)`;
export const dev_keys_app_hint = (): string =>
  `Mit einer App erreicht der Schlüssel auch Mitglieder, die dieser App Zugriff geben. Ohne App erreicht er nur deine eigenen Daten.`;
export const dev_keys_no_apps = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Du hast keine Apps, also erreicht der Schlüssel nur deine eigenen Daten. Um Mitglieder zu erreichen, die es erlauben, `, v.a(`registriere zuerst eine App`), `. Dieses Formular bleibt so, wie du es ausgefüllt hast.`];
export const dev_keys_apps_failed = (): string =>
  `Deine Apps wurden nicht geladen.`;
export const dev_keys_create = (): string =>
  `Neuen API-Schlüssel erstellen`;
export const dev_keys_notice = (): string =>
  `Sicherheitshinweis`;
export const dev_keys_notice_text = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Sicherheitshinweis:`), ` API-Schlüssel geben Zugriff auf Wallets von Mitgliedern. Vergib so wenige Rechte wie möglich: Wähl nur, was dieser Schlüssel braucht.`];
export const dev_keys_name = (): string =>
  `Name des Schlüssels`;
export const dev_keys_name_hint = (): string =>
  `Wo du ihn benutzt, etwa Shop-Server`;
export const dev_keys_expires = (): string =>
  `Läuft ab`;
export const dev_keys_never = (): string =>
  `Nie`;
export const dev_keys_in_days = (v: { days: number }): string =>
  `In ${plural(v.days, { one: `${number(v.days)} Tag`, other: `${number(v.days)} Tagen` })}`;
export const dev_keys_in_a_year = (): string =>
  `In einem Jahr`;
export const dev_keys_declared = <T>(v: { app: (text: string) => T; permissions: string }): Rich<T> =>
  [`Schlüssel von `, v.app(``), ` dürfen nur, was die App angibt: `, `${v.permissions}`, `.`];
export const dev_keys_declared_all = (v: { permissions: string }): string =>
  `Alle haben: ${v.permissions}.`;
export const dev_keys_declare_more = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Um mehr zu erlauben, `, v.a(`bearbeite die App`), `.`];
export const dev_keys_create_do = (): string =>
  `Schlüssel erstellen`;
export const dev_keys_incomplete = (): string =>
  `Eingabe unvollständig`;
export const dev_keys_name_missing = (): string =>
  `Bitte gib deinem API-Schlüssel einen Namen.`;
export const dev_keys_permission_missing = (): string =>
  `Bitte wähl mindestens ein Recht.`;
export const dev_keys_created = (): string =>
  `API-Schlüssel erstellt`;
export const dev_keys_created_text = (): string =>
  `Dein neuer API-Schlüssel ist erzeugt.`;
export const dev_keys_create_failed = (): string =>
  `Der API-Schlüssel konnte nicht erstellt werden. Bitte versuch es noch einmal.`;
export const dev_keys_call = (): string =>
  `Dein erster Aufruf`;
export const dev_keys_call_text = <T>(v: { name: (text: string) => T; status: (text: string) => T }): Rich<T> =>
  [`Er fragt, was `, v.name(``), ` darf, und zählt als eine Anfrage. Ein Schlüssel, der funktioniert, bekommt `, v.status(``), ` mit seinem Namen, seinen Rechten und Limits.`];
export const dev_keys_call_code = (): string =>
  `Aufruf mit curl`;
export const dev_keys_call_all = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Alle Aufrufe stehen in der `, v.a(`Dokumentation`), `, wo du die lesenden ausführen kannst.`];
export const dev_keys_active = (): string =>
  `Aktiv`;
export const dev_keys_inactive = (): string =>
  `Inaktiv`;
export const dev_keys_app_removed = (): string =>
  `App entfernt`;
export const dev_keys_replaced = (): string =>
  `Ersetzt`;
export const dev_keys_expired = (): string =>
  `Abgelaufen`;
export const dev_keys_made_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Erstellt am `, v.time(``)];
export const dev_keys_used = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Zuletzt benutzt: `, v.time(``)];
export const dev_keys_used_from = <T>(v: { time: (text: string) => T; network: string }): Rich<T> =>
  [`Zuletzt benutzt: `, v.time(``), `, aus `, `${v.network}`];
export const dev_keys_expires_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Läuft ab: `, v.time(``)];
export const dev_keys_expired_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Abgelaufen: `, v.time(``)];
export const dev_keys_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Durch einen neueren Schlüssel ersetzt; funktioniert bis `, v.time(``)];
export const dev_keys_worked_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Durch einen neueren Schlüssel ersetzt; funktionierte bis `, v.time(``)];
export const dev_keys_for_app = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Für die App `, v.app(``)];
export const dev_keys_withheld = (v: { permissions: string }): string =>
  `Seine App gibt nicht mehr an, was diese brauchen, also bewirken sie nichts: ${v.permissions}.`;
export const dev_badge_read_balance = (): string =>
  `GUTHABEN`;
export const dev_badge_read_history = (): string =>
  `VERLAUF`;
export const dev_badge_request_payments = (): string =>
  `ZAHLUNGEN`;
export const dev_badge_send_notifications = (): string =>
  `NACHRICHTEN`;
export const dev_badge_access_profile = (): string =>
  `PROFIL`;
export const dev_badge_manage_escrow = (): string =>
  `TREUHAND`;
export const dev_keys_requests = (): string =>
  `Anfragen insgesamt`;
export const dev_keys_rate = (): string =>
  `Abfragelimit`;
export const dev_keys_per_minute = (v: { count: number }): string =>
  `${number(v.count)}/min`;
export const dev_keys_chart = (v: { days: number }): string =>
  `Anfragen pro Tag, ${plural(v.days, { one: `letzter Tag`, other: `letzte ${number(v.days)} Tage` })} (UTC)`;
export const dev_keys_chart_day = (v: { day: string; requests: number }): string =>
  `${v.day}: ${plural(v.requests, { one: `${number(v.requests)} Anfrage`, other: `${number(v.requests)} Anfragen` })}`;
export const dev_keys_chart_none = (v: { name: string; days: number }): string =>
  `${v.name}: keine Anfragen ${plural(v.days, { one: `am letzten Tag`, other: `in den letzten ${number(v.days)} Tagen` })}`;
export const dev_keys_chart_text = (v: { name: string; days: number; used: string }): string =>
  `${v.name}: Anfragen pro Tag ${plural(v.days, { one: `am letzten Tag`, other: `in den letzten ${number(v.days)} Tagen` })}: ${v.used}; keine an den anderen`;
export const dev_keys_hide = (): string =>
  `Verbergen`;
export const dev_keys_reveal = (): string =>
  `Zeigen`;
export const dev_keys_lost = (): string =>
  `Dieser Schlüssel funktioniert noch, kann aber nicht mehr gezeigt werden. Tausch ihn aus, um einen zu bekommen, bei dem das geht.`;
export const dev_keys_again = (): string =>
  `Schlüssel werden nach der Anmeldung eine Viertelstunde lang ganz gezeigt. Melde dich noch einmal an, um diesen zu sehen.`;
export const dev_keys_again_purpose = (): string =>
  `Um deine API-Schlüssel zu sehen.`;
export const dev_keys_deactivate = (): string =>
  `Deaktivieren`;
export const dev_keys_activate = (): string =>
  `Aktivieren`;
export const dev_keys_rotate = (): string =>
  `Austauschen`;
export const dev_keys_delete = (): string =>
  `Löschen`;
export const dev_keys_updated = (): string =>
  `API-Schlüssel geändert`;
export const dev_keys_updated_text = (): string =>
  `Der Status des API-Schlüssels ist geändert.`;
export const dev_keys_rotate_title = (v: { name: string }): string =>
  `${v.name} austauschen?`;
export const dev_keys_rotate_do = (): string =>
  `Schlüssel austauschen`;
export const dev_keys_rotate_text = (): string =>
  `Du bekommst einen neuen Schlüssel mit demselben Namen und denselben Rechten. Trag ihn in dein Programm ein, bevor der alte endet.`;
export const dev_keys_rotate_grace = (): string =>
  `Der alte Schlüssel funktioniert noch`;
export const dev_keys_grace_none = (): string =>
  `Gar nicht: sofort beenden`;
export const dev_keys_grace_hour = (): string =>
  `Eine Stunde`;
export const dev_keys_grace_day = (): string =>
  `Einen Tag`;
export const dev_keys_grace_week = (): string =>
  `Sieben Tage`;
export const dev_keys_delete_title = (v: { name: string }): string =>
  `${v.name} löschen?`;
export const dev_keys_delete_text = (): string =>
  `Löschen ist endgültig: Programme, die diesen Schlüssel benutzen, funktionieren sofort nicht mehr. Zehn Minuten lang kannst du denselben Schlüssel wieder erstellen.`;
export const dev_keys_delete_do = (): string =>
  `Schlüssel löschen`;
export const dev_keys_deleted = (): string =>
  `API-Schlüssel gelöscht`;
export const dev_keys_deleted_text = (): string =>
  `Der API-Schlüssel ist endgültig gelöscht.`;
export const dev_keys_delete_failed = (): string =>
  `Der API-Schlüssel konnte nicht gelöscht werden.`;
export const dev_keys_gone = (): string =>
  `Gelöschte Schlüssel`;
export const dev_keys_gone_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [v.name(``), ` ist gelöscht und funktioniert nicht mehr. Zehn Minuten lang kannst du denselben Schlüssel wieder erstellen.`];
export const dev_keys_restore = (): string =>
  `Wieder erstellen`;
export const dev_keys_dismiss = (v: { name: string }): string =>
  `Ausblenden: ${v.name}`;
export const dev_keys_restored = (): string =>
  `API-Schlüssel wieder erstellt`;
export const dev_keys_restored_text = (v: { name: string }): string =>
  `${v.name} funktioniert wieder.`;
export const dev_keys_advice = (): string =>
  `So bleiben Schlüssel sicher`;
export const dev_keys_store = (): string =>
  `Bewahr Schlüssel sicher auf`;
export const dev_keys_store_text = (): string =>
  `In einem Passwortmanager oder Geheimnisspeicher, nie in deinem Code.`;
export const dev_keys_environment = (): string =>
  `Nutze Umgebungsvariablen`;
export const dev_keys_environment_text = (): string =>
  `Gib Schlüssel von außen an Programme, damit sie nie in einem Repository landen.`;
export const dev_keys_monitor = (): string =>
  `Behalte die Nutzung im Auge`;
export const dev_keys_monitor_text = (): string =>
  `Sieh dir die Anfragen jedes Schlüssels an: Jede, die du nicht erklären kannst, ist eine Warnung.`;
export const dev_keys_rotation = (): string =>
  `Tausch Schlüssel aus`;
export const dev_keys_rotation_text = (): string =>
  `Regelmäßig, und sofort, wenn jemand dein Team verlässt.`;
export const dev_keys_report = (): string =>
  `Melde Verdächtiges`;
export const dev_keys_report_text = (): string =>
  `Deaktivier zuerst den Schlüssel, dann schreib uns.`;
export const dev_keys_contact = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Für Unterstützung von Unternehmen und höhere Abfragelimits schreib an `, v.a(``), `.`];
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
export const portal_broadcast_lead = (): string =>
  `Freigegebene Beiträge. Eine Rundnachricht schickt einen davon an jedes Mitglied, dem der Bot schreiben kann.`;
export const portal_broadcast_not_loaded = (): string =>
  `Die freigegebenen Beiträge konnten nicht geladen werden`;
export const portal_broadcast_none = (): string =>
  `Keine freigegebenen Beiträge für eine Rundnachricht`;
export const portal_broadcast_none_text = (): string =>
  `Ein Beitrag erscheint hier, sobald eine Einreichung freigegeben ist.`;
export const portal_broadcast_posts = (): string =>
  `Freigegebene Beiträge`;
export const portal_broadcast_list_of = (): string =>
  `Beiträge`;
export const portal_broadcast_approved = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, ` · freigegeben `, v.time(``)];
export const portal_broadcast_view = (): string =>
  `Ansehen`;
export const portal_broadcast_send = (): string =>
  `Rundsenden`;
export const portal_broadcast_dialog = (): string =>
  `Diesen Beitrag rundsenden`;
export const portal_broadcast_creator = (): string =>
  `Von`;
export const portal_broadcast_score = (): string =>
  `Bewertung`;
export const portal_broadcast_url = (): string =>
  `URL`;
export const portal_broadcast_for = (): string =>
  `Nachricht für`;
export const portal_broadcast_everybody = (): string =>
  `Alle`;
export const portal_broadcast_written = (v: { language: string }): string =>
  `${v.language}: geschrieben`;
export const portal_broadcast_message = (): string =>
  `Eigene Nachricht (optional)`;
export const portal_broadcast_message_in = (v: { language: string }): string =>
  `Eigene Nachricht auf ${v.language} (optional)`;
export const portal_broadcast_hint = (): string =>
  `Steht über dem Link. Die Vorschau geht Wort für Wort so hinaus.`;
export const portal_broadcast_hint_in = (v: { language: string }): string =>
  `Für Mitglieder, die ${v.language} lesen, statt der Nachricht für alle.`;
export const portal_broadcast_frames = (): string =>
  `Überschrift und Art kommen in der Sprache jedes Mitglieds.`;
export const portal_broadcast_me_first = (): string =>
  `Erst an mich senden`;
export const portal_broadcast_now = (): string =>
  `Jetzt rundsenden`;
export const portal_broadcast_failed = (): string =>
  `Rundnachricht fehlgeschlagen`;
export const portal_broadcast_unanswered = (v: { reason: string }): string =>
  `${v.reason}. Vielleicht ist sie trotzdem unterwegs: „Letzte Rundnachrichten“ zeigt es gleich.`;
export const portal_broadcast_preview = (): string =>
  `Vorschau`;
export const portal_broadcast_preview_to = (v: { count: number }): string =>
  `· an ${plural(v.count, { one: `${number(v.count)} Mitglied`, other: `${number(v.count)} Mitglieder` })}`;
export const portal_broadcast_preview_in = (v: { language: string }): string =>
  `· für Mitglieder, die ${v.language} lesen`;
export const portal_broadcast_preview_again = (): string =>
  `Neue Vorschau`;
export const portal_broadcast_another_header = (): string =>
  `Andere Überschrift`;
export const portal_broadcast_changed = (): string =>
  `Die Nachricht wurde geändert, seit sie an dich ging.`;
export const portal_broadcast_delivered = (): string =>
  `An dich gesendet. Sieh sie dir in Telegram an, bevor sie an alle geht.`;
export const portal_broadcast_not_delivered = (): string =>
  `Sie hat dich nicht erreicht: Beginne erst einen Chat mit dem Bot.`;
export const portal_broadcast_not_sent = (): string =>
  `Sie konnte nicht an dich gesendet werden`;
export const portal_broadcast_no_preview = (): string =>
  `Die Vorschau konnte nicht erstellt werden`;
export const portal_broadcast_last = (): string =>
  `Letzte Rundnachrichten`;
export const portal_broadcast_last_counts = (v: { sent: number; all: number; failed: number; unclear: number }): string =>
  `${number(v.sent)} von ${number(v.all)} gesendet, ${number(v.failed)} fehlgeschlagen${plural(v.unclear, { '=0': ``, other: ` (davon ${number(v.unclear)} unklar)` })}`;
export const portal_broadcast_last_by = <T>(v: { name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [`von `, v.name(``), `, `, v.time(``)];
export const portal_broadcast_running = (): string =>
  `Läuft`;
export const portal_broadcast_paused = (): string =>
  `Angehalten`;
export const portal_broadcast_cancelled = (): string =>
  `Abgebrochen`;
export const portal_broadcast_done = (): string =>
  `Fertig`;
export const portal_broadcast_of_post = (v: { id: string }): string =>
  `Rundnachricht zu #${v.id}`;
export const portal_broadcast_of_policy = (v: { week: string }): string =>
  `Rundnachricht zu den Regeln ab ${v.week}`;
export const portal_broadcast_subject_policy = (v: { week: string }): string =>
  `die Regeln ab ${v.week}`;
export const portal_broadcast_meter_paused = (v: { broadcast: string }): string =>
  `${v.broadcast}, angehalten`;
export const portal_broadcast_counts = (v: { sent: number; failed: number; unclear: number; waiting: number }): string =>
  `${number(v.sent)} gesendet, ${number(v.failed)} fehlgeschlagen${plural(v.unclear, { '=0': ``, other: ` (davon ${number(v.unclear)} unklar)` })}, ${number(v.waiting)} ausstehend`;
export const portal_broadcast_pause = (): string =>
  `Anhalten`;
export const portal_broadcast_resume = (): string =>
  `Fortsetzen`;
export const portal_broadcast_not_paused = (): string =>
  `Die Rundnachricht konnte nicht angehalten werden`;
export const portal_broadcast_not_resumed = (): string =>
  `Die Rundnachricht konnte nicht fortgesetzt werden`;
export const portal_broadcast_not_cancelled = (): string =>
  `Die Rundnachricht konnte nicht abgebrochen werden`;
export const portal_broadcast_success = (): string =>
  `Rundnachricht gesendet!`;
export const portal_broadcast_success_post = (v: { sent: number; failed: number }): string =>
  `Beitrag mit ${plural(v.sent, { one: `${number(v.sent)} Mitglied`, other: `${number(v.sent)} Mitgliedern` })} geteilt (${number(v.failed)} fehlgeschlagen)`;
export const portal_broadcast_success_policy = (v: { sent: number; failed: number }): string =>
  `Regeln mit ${plural(v.sent, { one: `${number(v.sent)} Mitglied`, other: `${number(v.sent)} Mitgliedern` })} geteilt (${number(v.failed)} fehlgeschlagen)`;
export const portal_broadcast_was_paused = (): string =>
  `Rundnachricht angehalten`;
export const portal_broadcast_was_paused_text = (v: { sent: number; failed: number; waiting: number }): string =>
  `${plural(v.sent, { one: `${number(v.sent)} Nachricht`, other: `${number(v.sent)} Nachrichten` })} gesendet, ${number(v.failed)} fehlgeschlagen, ${number(v.waiting)} ausstehend. Oben auf der Seite kannst du sie fortsetzen oder abbrechen.`;
export const portal_broadcast_was_cancelled = (): string =>
  `Rundnachricht abgebrochen`;
export const portal_broadcast_was_cancelled_text = (v: { sent: number }): string =>
  `${plural(v.sent, { one: `${number(v.sent)} Nachricht`, other: `${number(v.sent)} Nachrichten` })} vorher gesendet.`;
export const portal_broadcast_under_way = (): string =>
  `Rundnachricht unterwegs`;
export const portal_broadcast_under_way_text = (v: { sent: number; waiting: number }): string =>
  `${plural(v.sent, { one: `${number(v.sent)} Nachricht`, other: `${number(v.sent)} Nachrichten` })} gesendet, ${number(v.waiting)} ausstehend. Der Fortschritt steht oben auf der Seite.`;
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
export const portal_policy_lead = (): string =>
  `Wie jede Woche ihren Topf teilt. Ein neues Regelwerk beginnt mit einer kommenden Woche, und die Mitglieder können es lesen, sobald du es festlegst.`;
export const portal_policy_for_owner = (): string =>
  `Nur der Eigner des Bots legt das Regelwerk fest.`;
export const portal_policy_failed = (): string =>
  `Die Regelwerke konnten nicht geladen werden`;
export const portal_policy_draft_failed = (): string =>
  `Der Entwurf konnte nicht geladen werden`;
export const portal_policy_settings = (): string =>
  `Die Einstellungen`;
export const portal_policy_since = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`seit `, v.at(``)];
export const portal_policy_from = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`ab `, v.at(``)];
export const portal_policy_rules = (): string =>
  `Die Regeln, wie Mitglieder sie lesen`;
export const portal_policy_from_week = (v: { week: string }): string =>
  `Das Regelwerk ab der Woche vom ${v.week}`;
export const portal_policy_announce = (): string =>
  `Ankündigen`;
export const portal_policy_withdraw = (): string =>
  `Zurückziehen`;
export const portal_policy_announce_ask = (): string =>
  `Dieses Regelwerk ankündigen?`;
export const portal_policy_announce_do = (): string =>
  `An die Mitglieder senden`;
export const portal_policy_announce_wait = (): string =>
  `Die Nachricht ist noch nicht geladen.`;
export const portal_policy_announce_failed = (): string =>
  `Das Regelwerk konnte nicht angekündigt werden`;
export const portal_policy_announce_text = (): string =>
  `Der Bot sendet diese Nachricht an alle Mitglieder, die Rundnachrichten wollen:`;
export const portal_policy_announce_languages = (): string =>
  `Jedes Mitglied liest sie in der Sprache, in der ihm der Bot schreibt.`;
export const portal_policy_message_failed = (): string =>
  `Die Nachricht konnte nicht geladen werden`;
export const portal_policy_withdrawn = (): string =>
  `Regelwerk zurückgezogen`;
export const portal_policy_withdraw_ask = (): string =>
  `Dieses Regelwerk zurückziehen?`;
export const portal_policy_withdraw_failed = (): string =>
  `Das Regelwerk konnte nicht zurückgezogen werden`;
export const portal_policy_withdraw_text = <T>(v: { at: (text: string) => T; name: string }): Rich<T> =>
  [`Die Regeln davor bleiben dann nach dem `, v.at(``), ` in Kraft. Vielleicht haben Mitglieder „`, `${v.name}`, `“ schon gelesen.`];
export const portal_policy_set_done = (): string =>
  `Regelwerk festgelegt`;
export const portal_policy_set_done_text = (v: { name: string; start: string }): string =>
  `${v.name}, ab ${v.start}`;
export const portal_policy_set_ask = (): string =>
  `Dieses Regelwerk festlegen?`;
export const portal_policy_set_do = (): string =>
  `Regelwerk festlegen`;
export const portal_policy_set_failed = (): string =>
  `Das Regelwerk konnte nicht festgelegt werden`;
export const portal_policy_set_text = (v: { name: string }): string =>
  `Die Mitglieder können „${v.name}“ sofort lesen. Bis zum Beginn seiner Woche kannst du es neu festlegen oder zurückziehen; danach ändert nichts mehr die Woche.`;
export const portal_policy_from_label = (): string =>
  `In Kraft ab`;
export const portal_policy_until = (v: { start: string; name: string }): string =>
  `Es gilt bis ${v.start}; dann beginnt „${v.name}“.`;
export const portal_policy_week_start = (v: { date: string }): string =>
  `Sonntag, ${v.date}, 23:00 UTC`;
export const portal_policy_draft = (): string =>
  `Entwurf`;
export const portal_policy_start_from = (): string =>
  `Ausgehen von`;
export const portal_policy_choose = (): string =>
  `Regelwerk wählen`;
export const portal_policy_discard = (): string =>
  `Verwerfen`;
export const portal_policy_changes = (): string =>
  `Was sich ändert`;
export const portal_policy_unfilled = (): string =>
  `Ein Feld ist nicht richtig ausgefüllt.`;
export const portal_policy_set = (): string =>
  `Dieses Regelwerk festlegen`;
export const portal_policy_unsent = (): string =>
  `Nichts wurde gesendet. Prüfe die markierten Felder.`;
export const portal_policy_replace_ask = (): string =>
  `Diesen Entwurf ersetzen?`;
export const portal_policy_discard_ask = (): string =>
  `Diesen Entwurf verwerfen?`;
export const portal_policy_replace_do = (): string =>
  `Entwurf ersetzen`;
export const portal_policy_discard_do = (): string =>
  `Entwurf verwerfen`;
export const portal_policy_lost = (): string =>
  `Deine Änderungen sind dann endgültig weg.`;
export const portal_policy_lost_replaced = (v: { name: string }): string =>
  `Deine Änderungen sind dann endgültig weg. Der Entwurf geht dann von „${v.name}“ aus.`;
export const portal_policy_shipped = (v: { name: string }): string =>
  `Mitgeliefert: ${v.name}`;
export const portal_policy_current = (v: { name: string }): string =>
  `In Kraft: ${v.name}`;
export const portal_policy_problem_name = (v: { most: string }): string =>
  `1 bis ${v.most} Buchstaben, Ziffern, Leerzeichen oder ._-`;
export const portal_policy_problem_amount = (): string =>
  `Ein Betrag in Coins mit Punkt und höchstens 8 Nachkommastellen, etwa 500 oder 0.25`;
export const portal_policy_problem_whole = (v: { least: string; most: string }): string =>
  `Eine ganze Zahl von ${v.least} bis ${v.most}`;
export const portal_policy_problem_decimals = (v: { least: string; most: string }): string =>
  `Eine Zahl von ${v.least} bis ${v.most}, mit Punkt und höchstens zwei Nachkommastellen`;
export const portal_policy_problem_founders = (v: { most: string }): string =>
  `Bis zu ${v.most} verschiedene Nummern von Mitgliedern, durch Kommas getrennt`;
export const portal_policy_in_coins = (v: { label: string; code: string }): string =>
  `${v.label} (${v.code})`;
export const portal_policy_name = (): string =>
  `Name`;
export const portal_policy_name_hint = (): string =>
  `Die Mitglieder lesen ihn.`;
export const portal_policy_pool = (): string =>
  `Wochentopf`;
export const portal_policy_pool_hint = (): string =>
  `0 schaltet die Belohnungen ab.`;
export const portal_policy_part = (): string =>
  `Teil des Guthabens`;
export const portal_policy_part_hint = (): string =>
  `Prozent der Coins in der Wallet des Topfs, die sie zum Stichtag niemandem schuldet; der Wochentopf ist dann die Obergrenze. Alle können sehen, wie viel die Wallet hat. Für einen festen Topf leer lassen.`;
export const portal_policy_needed = (): string =>
  `Punkte für einen Anteil`;
export const portal_policy_highest = (): string =>
  `Höchster Anteil`;
export const portal_policy_highest_hint = (): string =>
  `Prozent des Topfs.`;
export const portal_policy_kind = (): string =>
  `Punkte, die zählen`;
export const portal_policy_kind_all = (): string =>
  `Alle Punkte`;
export const portal_policy_kind_backed = (): string =>
  `Soweit langjährige Mitglieder Rückhalt geben`;
export const portal_policy_least_tip = (): string =>
  `Kleinstes Trinkgeld, das zählt`;
export const portal_policy_least_tip_hint = (): string =>
  `Ein kleineres gibt niemandem Rückhalt.`;
export const portal_policy_per_backer = (): string =>
  `Punkte für jeden Rückhalt`;
export const portal_policy_tipped_within = (): string =>
  `So viele Wochen gibt ein Trinkgeld Rückhalt`;
export const portal_policy_seen_for = (): string =>
  `Wochen, bis ein Mitglied langjährig ist`;
export const portal_policy_active_weeks = (): string =>
  `Nötige aktive Wochen`;
export const portal_policy_active_points = (): string =>
  `Punkte, die eine Woche aktiv machen`;
export const portal_policy_active_points_hint = (): string =>
  `Nur Punkte, die durch Rückhalt zählen. Setze es höher als das, was ein einzelner Rückhalt bringt: Sonst reicht einer Farm ein gekauftes Mitglied, um alt zu werden.`;
export const portal_policy_young = (): string =>
  `Höchster Anteil, solange die Community jung ist`;
export const portal_policy_young_hint = (): string =>
  `Prozent des Topfs, in den ersten Wochen, in denen jedes Mitglied als langjährig gilt.`;
export const portal_policy_founders = (): string =>
  `Gründungsmitglieder`;
export const portal_policy_founders_hint = (): string =>
  `Nummern von Mitgliedern, die in jedem Fall langjährig sind, durch Kommas getrennt.`;
export const portal_policy_newcomers = (): string =>
  `Punkte neuer Konten`;
export const portal_policy_newcomers_none = (): string =>
  `Soweit sie Rückhalt haben`;
export const portal_policy_newcomers_some = (): string =>
  `Einige ohne Rückhalt`;
export const portal_policy_newcomer_weeks = (): string =>
  `So viele Wochen ist ein Konto neu`;
export const portal_policy_newcomer_points = (): string =>
  `Punkte eines neuen Kontos ohne Rückhalt`;
export const portal_policy_newcomers_highest = (): string =>
  `Höchster Anteil aller neuen Konten`;
export const portal_policy_newcomers_highest_hint = (): string =>
  `Prozent der Punkte, die zählen. Farmen neuer Konten bekommen nicht mehr, ehrliche Neue neben ihnen aber auch nicht.`;
export const portal_policy_earning = (): string =>
  `Was Aktionen bringen`;
export const portal_policy_tip_earns = (): string =>
  `Kleinstes Trinkgeld, das Punkte bringt`;
export const portal_policy_tip_earns_hint = (): string =>
  `Bei 0 bringt jedes Trinkgeld Punkte.`;
export const portal_policy_points_of = (v: { name: string }): string =>
  `Punkte für „${v.name}“`;
export const portal_policy_day_points = (): string =>
  `Höchstens Punkte an einem Tag`;
export const portal_policy_day_points_hint = (): string =>
  `Trinkgeld, Überweisungen, /gm und /faucet zusammen.`;
export const portal_policy_day_tips = (): string =>
  `Trinkgelder am Tag, die Punkte bringen`;
export const portal_policy_hunt_points = (): string =>
  `Höchstens Punkte bei einer Schatzsuche`;
export const portal_policy_hunt_points_hint = (): string =>
  `Für ein Mitglied, am Ziel und durch einen Preis zusammen.`;
export const portal_policy_replay = (): string =>
  `Nachspielen`;
export const portal_policy_replay_do = (): string =>
  `Nachspielen`;
export const portal_policy_replay_text = (): string =>
  `Spielt abgeschlossene Wochen noch einmal durch, als hätte der Entwurf in ihnen gegolten, und ändert nichts.`;
export const portal_policy_no_weeks = (): string =>
  `Noch ist keine Woche abgeschlossen.`;
export const portal_policy_weeks = (): string =>
  `Wochen`;
export const portal_policy_last_weeks = (v: { weeks: number }): string =>
  `${plural(v.weeks, { one: `Die letzte Woche`, other: `Die letzten ${number(v.weeks)} Wochen` })}`;
export const portal_policy_replay_cancel = (): string =>
  `Nachspielen abbrechen`;
export const portal_policy_played = (): string =>
  `Nachgespielte Wochen`;
export const portal_policy_replay_failed = (): string =>
  `Das Nachspielen ist gescheitert`;
export const portal_policy_replay_old = (): string =>
  `Der Entwurf hat sich seit diesem Nachspielen geändert.`;
export const portal_policy_keeps_points = (): string =>
  `Die Punkte bleiben, wie sie verdient wurden: Nur die Regeln des Topfs werden nachgespielt, für Mitglieder wie für Farmen.`;
export const portal_policy_keeps_pools = (): string =>
  `Niemand kennt das Guthaben vergangener Wochen: Jede Woche hat den Topf, den sie hatte, bis zur Obergrenze. Wie groß der Topf sein wird, sagt das Nachspielen nicht.`;
export const portal_policy_shared = (v: { weeks: number }): string =>
  `Verteilt in ${plural(v.weeks, { one: `${number(v.weeks)} Woche`, other: `${number(v.weeks)} Wochen` })}`;
export const portal_policy_instead = <T>(v: { before: (text: string) => T }): Rich<T> =>
  [`statt `, v.before(``)];
export const portal_policy_moved = (): string =>
  `Coins, die wechseln`;
export const portal_policy_of_members = (v: { members: number }): string =>
  `Von ${plural(v.members, { one: `${number(v.members)} Mitglied`, other: `${number(v.members)} Mitgliedern` })}`;
export const portal_policy_gain = (v: { gain: number; lose: number }): string =>
  `mehr: ${number(v.gain)}, weniger: ${number(v.lose)}`;
export const portal_policy_lose_tenth = (v: { count: number }): string =>
  `um mehr als ein Zehntel: ${number(v.count)}`;
export const portal_policy_top_ten = (): string =>
  `Die ersten zehn`;
export const portal_policy_farms = (): string =>
  `Farmen, gepflanzt ab der ersten dieser Wochen`;
export const portal_policy_farm = (): string =>
  `Farm`;
export const portal_policy_of_pools = (): string =>
  `Von den Töpfen damals`;
export const portal_policy_under_draft = (): string =>
  `Mit dem Entwurf`;
export const portal_policy_then = (): string =>
  `Damals`;
export const portal_policy_farm_circle = (): string =>
  `8 neue Konten, die sich gegenseitig Trinkgeld geben`;
export const portal_policy_farm_popular = (): string =>
  `10 neue Konten, die beliebten Mitgliedern 0.003 geben`;
export const portal_policy_farm_throwaway = (): string =>
  `30 neue Konten jede Woche, jedes mit einem Trinkgeld von 0.01`;
export const portal_policy_farm_one_bought = (): string =>
  `8 neue Konten mit Rückhalt von einem gekauften Mitglied`;
export const portal_policy_farm_three_bought = (): string =>
  `8 neue Konten mit Rückhalt von drei gekauften Mitgliedern`;
export const portal_policy_members_changed = (): string =>
  `Mitglieder, die größte Änderung zuerst`;
export const portal_policy_counted = (v: { counted: number; points: number }): string =>
  `${number(v.counted)} von ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkten` })} zählen`;
export const portal_policy_show_all = (v: { count: number }): string =>
  `${number(v.count)} zeigen`;
export const portal_policy_others = <T>(v: { count: number; command: (text: string) => T }): Rich<T> =>
  [`Die übrigen `, `${number(v.count)}`, ` ändern sich weniger. Der Befehl `, v.command(`replay`), ` listet alle auf.`];
export const portal_policy_each_week = (): string =>
  `Jede Woche`;
export const portal_policy_weeks_oldest = (): string =>
  `Wochen, die älteste zuerst`;
export const portal_policy_shared_then = (): string =>
  `Damals verteilt`;
export const portal_policy_members = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Mitglied`, other: `${number(v.count)} Mitglieder` })}`;
export const portal_payments_lead = (): string =>
  `Trage ein, was du Mitgliedern außerhalb dieser Website gezahlt hast. Diese Anteile gelten dann überall als gezahlt, und die Wallet zahlt sie nie. Das Eintragen selbst zahlt nichts.`;
export const portal_payments_for_owner = (): string =>
  `Nur der Eigner des Bots trägt Zahlungen ein.`;
export const portal_payments_unpaid = (): string =>
  `Ungezahlt`;
export const portal_payments_unpaid_failed = (): string =>
  `Die ungezahlten Wochen konnten nicht geladen werden`;
export const portal_payments_none_unpaid = (): string =>
  `Nichts ist ungezahlt`;
export const portal_payments_none_unpaid_text = (): string =>
  `Anteile, die auf ihre Zahlung warten, erscheinen hier, sobald ihre Woche verteilt ist.`;
export const portal_payments_unpaid_weeks = (): string =>
  `Ungezahlte Wochen`;
export const portal_payments_recorded = (): string =>
  `Eingetragen`;
export const portal_payments_recorded_failed = (): string =>
  `Die eingetragenen Zahlungen konnten nicht geladen werden`;
export const portal_payments_list_of = (): string =>
  `Zahlungen`;
export const portal_payments_none_recorded = (): string =>
  `Nichts ist eingetragen`;
export const portal_payments_none_recorded_text = (): string =>
  `Zahlungen, die du einträgst, bleiben hier stehen, auch wenn du sie zurücknimmst.`;
export const portal_payments_recorded_list = (): string =>
  `Eingetragene Zahlungen`;
export const portal_payments_for = <T>(v: { amount: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` für die Woche vom `, v.week(``)];
export const portal_payments_paid = (): string =>
  `Gezahlt`;
export const portal_payments_taken_back = (): string =>
  `Zurückgenommen`;
export const portal_payments_recorded_shares = <T>(v: { shares: number; by: string; at: (text: string) => T }): Rich<T> =>
  [`${plural(v.shares, { one: `${number(v.shares)} Anteil`, other: `${number(v.shares)} Anteile` })}`, `, eingetragen von `, `${v.by}`, `, `, v.at(``)];
export const portal_payments_recorded_to = <T>(v: { member: (text: string) => T; by: string; at: (text: string) => T }): Rich<T> =>
  [`an `, v.member(``), `, eingetragen von `, `${v.by}`, `, `, v.at(``)];
export const portal_payments_transaction = (): string =>
  `Transaktion`;
export const portal_payments_name = (v: { id: string }): string =>
  `Zahlung ${v.id}`;
export const portal_payments_checked = (): string =>
  `Sie zahlt diese Anteile, wie die Chain zeigt`;
export const portal_payments_unchecked = (): string =>
  `Nicht auf der Chain geprüft`;
export const portal_payments_note = (): string =>
  `Notiz`;
export const portal_payments_taken_back_by = <T>(v: { reason: string; by: string; at: (text: string) => T }): Rich<T> =>
  [`${v.reason}`, ` (von `, `${v.by}`, `, `, v.at(``), `)`];
export const portal_payments_take_back = <T>(v: { what: (text: string) => T; id: string }): Rich<T> =>
  [`Zurücknehmen`, v.what(`: Zahlung ${v.id}`)];
export const portal_payments_unpaid_sum = <T>(v: { shares: number; amount: (text: string) => T }): Rich<T> =>
  [`${plural(v.shares, { one: `${number(v.shares)} ungezahlter Anteil`, other: `${number(v.shares)} ungezahlte Anteile` })}`, `, `, v.amount(``)];
export const portal_payments_members = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`Mitglieder`, v.of(` der Woche vom ${v.week}`)];
export const portal_payments_record = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`Zahlung eintragen`, v.of(`: Woche vom ${v.week}`)];
export const portal_payments_shares_failed = (): string =>
  `Die ungezahlten Anteile konnten nicht geladen werden`;
export const portal_payments_shares_of = (v: { week: string }): string =>
  `ungezahlte Anteile der Woche vom ${v.week}`;
export const portal_payments_shares = (v: { week: string }): string =>
  `Ungezahlte Anteile der Woche vom ${v.week}`;
export const portal_payments_member = (v: { member: string; address: string }): string =>
  `Mitglied ${v.member}, ${v.address}`;
export const portal_payments_no_address = (v: { member: string }): string =>
  `Mitglied ${v.member}, keine Adresse`;
export const portal_payments_record_one = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Eintragen`, v.of(`: Zahlung an ${v.name}`)];
export const portal_payments_needs = (): string =>
  `Gib die Transaktion an, oder in einer Notiz, wie gezahlt wurde.`;
export const portal_payments_check_failed = (): string =>
  `Die Zahlung konnte nicht geprüft werden`;
export const portal_payments_done = (): string =>
  `Zahlung eingetragen`;
export const portal_payments_done_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { one: `${number(v.shares)} Anteil`, other: `${number(v.shares)} Anteile` })} der Woche vom ${v.week}`;
export const portal_payments_failed = (): string =>
  `Die Zahlung konnte nicht eingetragen werden`;
export const portal_payments_record_title = (): string =>
  `Von Hand gezahlte Anteile eintragen`;
export const portal_payments_record_ask = (): string =>
  `Diese Zahlung eintragen?`;
export const portal_payments_back = (): string =>
  `Zurück`;
export const portal_payments_continue = (): string =>
  `Weiter`;
export const portal_payments_record_do = (): string =>
  `Zahlung eintragen`;
export const portal_payments_about = <T>(v: { who: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.who(``), `, `, v.amount(``), ` der Woche vom `, `${v.week}`, `.`];
export const portal_payments_unpaid_shares = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} ungezahlter Anteil`, other: `${number(v.count)} ungezahlte Anteile` })}`;
export const portal_payments_txid_checked = (): string =>
  `Ihre ID, 64 Zeichen. Auf der Chain wird geprüft, ob sie diese Anteile ganz zahlt.`;
export const portal_payments_txid_unchecked = (): string =>
  `Ihre ID, 64 Zeichen. Sie kann nicht geprüft werden: Diese Website hat keinen Chain-Index.`;
export const portal_payments_note_hint = (): string =>
  `Wie gezahlt wurde. Alle können es lesen.`;
export const portal_payments_confirm = <T>(v: { who: (text: string) => T; week: string; amount: (text: string) => T }): Rich<T> =>
  [`Gilt dann als gezahlt: `, v.who(``), `, Woche vom `, `${v.week}`, `, `, v.amount(``), `. Die Wallet zahlt das nie.`];
export const portal_payments_chain_shows = (): string =>
  `Die Chain zeigt, dass die Transaktion sie ganz zahlt.`;
export const portal_payments_chain_unasked = (): string =>
  `Nicht geprüft wurde, ob die Transaktion sie zahlt: Diese Website hat keinen Chain-Index.`;
export const portal_payments_left = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} ungezahlter Anteil dieser Woche bleibt ungezahlt: Die Transaktion zahlt ihn nicht ganz.`, other: `${number(v.count)} ungezahlte Anteile dieser Woche bleiben ungezahlt: Die Transaktion zahlt sie nicht ganz.` })}`;
export const portal_payments_undone = (): string =>
  `Zahlung zurückgenommen`;
export const portal_payments_undone_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { one: `${number(v.shares)} Anteil`, other: `${number(v.shares)} Anteile` })} der Woche vom ${v.week}, wieder ungezahlt`;
export const portal_payments_undo_ask = (): string =>
  `Diese Zahlung zurücknehmen?`;
export const portal_payments_undo_do = (): string =>
  `Zurücknehmen`;
export const portal_payments_undo_why = (): string =>
  `Sag, warum sie zurückgenommen wird.`;
export const portal_payments_undo_failed = (): string =>
  `Sie konnte nicht zurückgenommen werden`;
export const portal_payments_undo_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { one: `${number(v.shares)} Anteil der Woche vom ${v.week} ist`, other: `${number(v.shares)} Anteile der Woche vom ${v.week} sind` })} dann wieder ungezahlt. Hat diese Website eine Wallet, zahlt sie das binnen Minuten.`;
export const portal_payments_undo_hint = (): string =>
  `Für diese Liste und das Prüfprotokoll.`;
export const portal_settings_lead = (): string =>
  `Eine Änderung gilt sofort, auf jedem Server dieser Website. Sie steht im Prüfprotokoll.`;
export const portal_settings_for_owner = (): string =>
  `Nur der Eigner des Bots ändert Einstellungen.`;
export const portal_settings_load_failed = (): string =>
  `Die Einstellungen konnten nicht geladen werden`;
export const portal_settings_links = (): string =>
  `Links und Kontakte`;
export const portal_settings_links_hint = (): string =>
  `Links, die die Website zeigt: https-Adressen. Lass einen Link leer, um ihn zu verbergen. Ein Kontakt darf eine E-Mail-Adresse sein.`;
export const portal_settings_site = (): string =>
  `Website`;
export const portal_settings_site_hint = (): string =>
  `Ohne Preis zeigt die Website keine Dollar. Ohne kostenlose Anfragen brauchen API-Schlüssel einen Tarif.`;
export const portal_settings_bot = (): string =>
  `Bot`;
export const portal_settings_bot_hint = (): string =>
  `Für den Bot, den diese Website selbst betreibt. Die Begrüßung ist reiner Text, unter der ersten Zeile des Bots.`;
export const portal_settings_notices = (): string =>
  `Benachrichtigungen`;
export const portal_settings_notices_hint = (): string =>
  `Nachrichten, die der Bot ungefragt sendet. Mitglieder können ihre auch selbst abschalten.`;
export const portal_settings_alerts = (): string =>
  `Warnungen an dich`;
export const portal_settings_alerts_hint = (): string =>
  `Der Monitor zeigt diese Probleme in jedem Fall.`;
export const portal_settings_website = (): string =>
  `Offizielle Website`;
export const portal_settings_telegram = (): string =>
  `Telegram-Community`;
export const portal_settings_forum = (): string =>
  `Forum der Community`;
export const portal_settings_explorer = (): string =>
  `Block-Explorer`;
export const portal_settings_contact = (): string =>
  `Kontakt für Mitglieder`;
export const portal_settings_developers = (): string =>
  `Kontakt für Entwickler`;
export const portal_settings_theme = (): string =>
  `Farbschema, wenn keines gewählt wurde`;
export const portal_settings_price = (): string =>
  `US-Dollar für einen Coin`;
export const portal_settings_free = (): string =>
  `API-Anfragen im Monat ohne Tarif`;
export const portal_settings_welcome = (): string =>
  `Begrüßung nach /start`;
export const portal_settings_language = (): string =>
  `Sprache des Bots, wo niemand eine gewählt hat`;
export const portal_settings_hear_shares = (): string =>
  `Mitglieder erfahren von gezahlten Anteilen`;
export const portal_settings_hear_weeks = (): string =>
  `Mitglieder erfahren, warum eine Woche ihnen nichts gezahlt hat`;
export const portal_settings_wallet_short = (): string =>
  `Die Wallet hat zu wenig`;
export const portal_settings_wallet_away = (): string =>
  `Die Wallet antwortet nicht`;
export const portal_settings_payouts_stopped = (): string =>
  `Die Auszahlungen sind angehalten`;
export const portal_settings_bot_deaf = (): string =>
  `Der Bot hört nichts`;
export const portal_settings_week_late = (): string =>
  `Eine Woche ist nicht abgeschlossen`;
export const portal_settings_job_failing = (): string =>
  `Eine Aufgabe scheitert immer wieder`;
export const portal_settings_disk_low = (): string =>
  `Eine Festplatte ist fast voll`;
export const portal_settings_backup_old = (): string =>
  `Die Sicherung ist alt`;
export const portal_settings_certificate_soon = (): string =>
  `Das Zertifikat läuft binnen 14 Tagen ab`;
export const portal_settings_certificate_now = (): string =>
  `Das Zertifikat läuft binnen 3 Tagen ab`;
export const portal_settings_changed = (): string =>
  `Hier geändert`;
export const portal_settings_unsaved = (): string =>
  `Nicht gespeichert`;
export const portal_settings_default_empty = (): string =>
  `Vorgabe: leer`;
export const portal_settings_default = (v: { value: string }): string =>
  `Vorgabe: ${v.value}`;
export const portal_settings_on = (): string =>
  `an`;
export const portal_settings_off = (): string =>
  `aus`;
export const portal_settings_system = (): string =>
  `System`;
export const portal_settings_light = (): string =>
  `hell`;
export const portal_settings_dark = (): string =>
  `dunkel`;
export const portal_settings_use_default = (): string =>
  `Vorgabe verwenden`;
export const portal_settings_use_default_of = (v: { setting: string }): string =>
  `Vorgabe verwenden für: ${v.setting}`;
export const portal_settings_empty = (): string =>
  `Leer`;
export const portal_settings_fixed = (v: { variable: string }): string =>
  `Festgelegt in der Einstellungsdatei oder der Umgebung: ${v.variable}`;
export const portal_settings_done = (): string =>
  `Einstellungen gespeichert`;
export const portal_settings_done_text = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Einstellung`, other: `${number(v.count)} Einstellungen` })} auf jedem Server geändert.`;
export const portal_settings_nothing_saved = (): string =>
  `Nichts wurde gespeichert. Prüfe die markierten Einstellungen.`;
export const portal_settings_failed = (): string =>
  `Die Einstellungen konnten nicht gespeichert werden`;
export const portal_settings_save = (): string =>
  `Änderungen speichern`;
export const portal_fairness_lead = (): string =>
  `Trinkgeld, das in einer Woche auffiel. Du kannst jede Zahl prüfen, und nichts davon ist ein Beweis: Auch Freunde geben sich Trinkgeld. Nichts geschieht, bis du entscheidest.`;
export const portal_fairness_objections = (): string =>
  `Einsprüche`;
export const portal_fairness_week = (): string =>
  `Woche`;
export const portal_fairness_show = (): string =>
  `Zeigen`;
export const portal_fairness_kind = (): string =>
  `Art`;
export const portal_fairness_worthy = (): string =>
  `Eine Nachfrage wert`;
export const portal_fairness_everything = (): string =>
  `Alles`;
export const portal_fairness_usual = (): string =>
  `Hier üblich`;
export const portal_fairness_all_kinds = (): string =>
  `Alle Arten`;
export const portal_fairness_circles = (): string =>
  `Geschlossene Kreise`;
export const portal_fairness_checked = <T>(v: { tips: number; at: (text: string) => T }): Rich<T> =>
  [`${plural(v.tips, { one: `${number(v.tips)} Trinkgeld`, other: `${number(v.tips)} Trinkgelder` })}`, `, geprüft `, v.at(``), `.`];
export const portal_fairness_failed = (): string =>
  `Die Hinweise konnten nicht geladen werden`;
export const portal_fairness_list_of = (): string =>
  `Hinweise`;
export const portal_fairness_signals = (): string =>
  `Hinweise`;
export const portal_fairness_running = (v: { week: string }): string =>
  `${v.week}, läuft`;
export const portal_fairness_week_worthy = (v: { week: string; count: number }): string =>
  `${v.week}: ${number(v.count)} eine Nachfrage wert`;
export const portal_fairness_unchecked = (): string =>
  `Noch nicht geprüft`;
export const portal_fairness_unchecked_text = (): string =>
  `Die laufende Woche wird alle zehn Minuten geprüft, und noch einmal, wenn sie abgeschlossen ist.`;
export const portal_fairness_none = (): string =>
  `Kein ungewöhnliches Trinkgeld in dieser Woche`;
export const portal_fairness_none_text = (): string =>
  `Wähle „Alles“, um auch die schwächeren Anzeichen zu sehen.`;
export const portal_fairness_nothing = (): string =>
  `Nichts fällt auf`;
export const portal_fairness_nothing_text = (): string =>
  `Das Trinkgeld dieser Woche sieht aus wie in jeder anderen.`;
export const portal_fairness_no_usual = (): string =>
  `Noch nichts als üblich markiert`;
export const portal_fairness_no_usual_text = (): string =>
  `Hinweise, die du als hier üblich markierst, stehen hier, damit du es dir anders überlegen kannst.`;
export const portal_fairness_pair = (): string =>
  `Ein Paar, das sich gegenseitig Trinkgeld gibt`;
export const portal_fairness_ring = (): string =>
  `Ein Ring`;
export const portal_fairness_chain = (): string =>
  `Eine Kette`;
export const portal_fairness_star = (): string =>
  `Ein Stern`;
export const portal_fairness_group = (): string =>
  `Eine geschlossene Gruppe`;
export const portal_fairness_fan_in = (): string =>
  `Konten, die ein Mitglied speisen`;
export const portal_fairness_same_address = (): string =>
  `Eine Adresse für mehrere Mitglieder`;
export const portal_fairness_clock = (): string =>
  `Trinkgeld nach der Uhr`;
export const portal_fairness_dust = (): string =>
  `Staub`;
export const portal_fairness_back_and_forth = (): string =>
  `Trinkgeld hin und her`;
export const portal_fairness_one_payer = (): string =>
  `Coins von einem Mitglied`;
export const portal_fairness_tips_alone = (): string =>
  `Trinkgeld und sonst nichts`;
export const portal_fairness_hunters = (): string =>
  `Zusammen in einer Schatzsuche`;
export const portal_fairness_says_circle = (v: { members: number; sent: string; received: string }): string =>
  `${number(v.members)} Mitglieder verdienten ${v.sent} % der Punkte ihres Trinkgelds, indem sie sich gegenseitig Trinkgeld gaben, und bekamen ${v.received} % ihres Trinkgelds voneinander.`;
export const portal_fairness_says_fan_in = (v: { accounts: number; part: string; unknown: number }): string =>
  `${number(v.accounts)} Konten schickten einem Mitglied ${v.part} % von dessen Trinkgeld; ${number(v.unknown)} davon bekommen sonst kaum von jemandem Trinkgeld.`;
export const portal_fairness_says_same_address = (v: { members: number }): string =>
  `${number(v.members)} Mitglieder lassen sich ihre Anteile an dieselbe Adresse zahlen.`;
export const portal_fairness_says_clock = (v: { part: string; seconds: number; days: number }): string =>
  `${v.part} % des Trinkgelds kamen zur selben Tageszeit, auf ${number(v.seconds)} Sekunden genau, an ${number(v.days)} Tagen oder mehr.`;
export const portal_fairness_says_dust = (v: { part: string }): string =>
  `${v.part} % der Trinkgelder waren kaum höher als das kleinste mögliche.`;
export const portal_fairness_says_back_and_forth = (v: { least: string; most: string }): string =>
  `Zwei Mitglieder verdienten ${v.least} % und ${v.most} % der Punkte ihres Trinkgelds mit Trinkgeld, das binnen eines Tages zurückkam.`;
export const portal_fairness_says_one_payer = (v: { accounts: number }): string =>
  `${number(v.accounts)} Konten geben Coins als Trinkgeld, die sie von einem Mitglied haben, und kaum jemand sonst gibt ihnen Trinkgeld.`;
export const portal_fairness_says_tips_alone = (v: { payees: number }): string =>
  `Verdient durch Trinkgeld an ${number(v.payees)} Mitglieder und durch sonst nichts; niemand gab etwas zurück.`;
export const portal_fairness_says_hunters_joined = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `Von ${number(v.among)} Mitgliedern, die binnen ${number(v.seconds)} Sekunden ans Ziel einer Schatzsuche kamen, traten ${number(v.members)} am selben Tag bei, wie ${v.part} % aller.`;
export const portal_fairness_says_hunters_payer = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `Von ${number(v.among)} Mitgliedern, die binnen ${number(v.seconds)} Sekunden ans Ziel einer Schatzsuche kamen, hatten ${number(v.members)} ihr erstes Trinkgeld vom selben Mitglied, wie ${v.part} % aller.`;
export const portal_fairness_tips_points = (v: { tips: number; points: number }): string =>
  `${plural(v.tips, { one: `${number(v.tips)} Trinkgeld`, other: `${number(v.tips)} Trinkgelder` })}, ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const portal_fairness_members = (): string =>
  `Mitglieder`;
export const portal_fairness_part = (v: { part: string; all: string }): string =>
  `${v.part} von ${v.all} Punkten`;
export const portal_fairness_more = (v: { count: number }): string =>
  `und ${plural(v.count, { one: `${number(v.count)} weiteres Mitglied`, other: `${number(v.count)} weitere Mitglieder` })}`;
export const portal_fairness_without = <T>(v: { amount: (text: string) => T; usual: (text: string) => T; before: (text: string) => T }): Rich<T> =>
  [`Ohne diese Punkte wären ihre Anteile zusammen um `, v.amount(``), ` kleiner. `, v.usual(``), ` `, v.before(``)];
export const portal_fairness_details = (): string =>
  `Trinkgeld zeigen`;
export const portal_fairness_note_add = (): string =>
  `Notiz hinzufügen`;
export const portal_fairness_note_change = (): string =>
  `Notiz ändern`;
export const portal_fairness_hold = (v: { members: number }): string =>
  `${plural(v.members, { one: `Anteil`, other: `Anteile` })} zurückhalten`;
export const portal_fairness_before = (v: { weeks: number }): string =>
  `Einige von ihnen fielen so auch in ${number(v.weeks)} der vier Wochen davor auf.`;
export const portal_fairness_usual_none = (): string =>
  `Es gibt keine andere Woche zum Vergleich.`;
export const portal_fairness_usual_nobody = (): string =>
  `In keiner anderen Woche fiel jemand so stark auf.`;
export const portal_fairness_usual_little = (): string =>
  `In anderen Wochen fielen weniger als 0,1 % derer mit Punkten so stark auf.`;
export const portal_fairness_usual_part = (v: { part: string }): string =>
  `In anderen Wochen fielen ${v.part} % derer mit Punkten so stark auf.`;
export const portal_fairness_marked = (): string =>
  `Als hier üblich markiert`;
export const portal_fairness_marked_text = (v: { title: string }): string =>
  `${v.title}: wird bei diesen Mitgliedern nicht mehr gezeigt. Unter „Hier üblich“ steht es.`;
export const portal_fairness_unmarked = (): string =>
  `Wird wieder gezeigt`;
export const portal_fairness_unmarked_text = (v: { title: string }): string =>
  `${v.title}, bei diesen Mitgliedern`;
export const portal_fairness_mark_failed = (): string =>
  `Es konnte nicht markiert werden`;
export const portal_fairness_mark = (): string =>
  `Hier üblich, nicht mehr zeigen`;
export const portal_fairness_unmark = (): string =>
  `Wieder zeigen`;
export const portal_fairness_tips_failed = (): string =>
  `Das Trinkgeld konnte nicht geladen werden`;
export const portal_fairness_flows = (): string =>
  `Wer wem in der Woche Trinkgeld gab`;
export const portal_fairness_from = (): string =>
  `Von`;
export const portal_fairness_to = (): string =>
  `An`;
export const portal_fairness_tips = (): string =>
  `Trinkgeld`;
export const portal_fairness_no_tips = (): string =>
  `Sie haben sich in dieser Woche kein Trinkgeld gegeben.`;
export const portal_fairness_shown_by = (): string =>
  `Das Trinkgeld, das es zeigt`;
export const portal_fairness_oldest = (v: { count: number; all: number }): string =>
  `Die ältesten ${number(v.count)} von ${plural(v.all, { one: `${number(v.all)} Trinkgeld`, other: `${number(v.all)} Trinkgeldern` })}.`;
export const portal_fairness_graph = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Mitglied`, other: `${number(v.count)} Mitglieder` })} und wer wem Trinkgeld gab`;
export const portal_fairness_note_removed = (): string =>
  `Notiz entfernt`;
export const portal_fairness_note_saved = (): string =>
  `Notiz gespeichert`;
export const portal_fairness_note_title = (v: { title: string }): string =>
  `Notiz zu „${v.title}“`;
export const portal_fairness_note_save = (): string =>
  `Notiz speichern`;
export const portal_fairness_note_failed = (): string =>
  `Die Notiz konnte nicht gespeichert werden`;
export const portal_fairness_note = (): string =>
  `Notiz`;
export const portal_fairness_note_hint = (): string =>
  `Nur Admins sehen sie. Lass das Feld leer, um die Notiz zu entfernen.`;
export const portal_fairness_held = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Anteil`, other: `${number(v.count)} Anteile` })} zurückgehalten`;
export const portal_fairness_held_text = (v: { week: string }): string =>
  `Woche vom ${v.week}`;
export const portal_fairness_hold_ask = (v: { title: string }): string =>
  `Anteile zurückhalten: ${v.title}?`;
export const portal_fairness_hold_do = (): string =>
  `Anteile zurückhalten`;
export const portal_fairness_hold_why = (): string =>
  `Sag, warum die Anteile zurückgehalten werden.`;
export const portal_fairness_hold_failed = (): string =>
  `Die Anteile konnten nicht zurückgehalten werden`;
export const portal_fairness_hold_text = (): string =>
  `Sie werden erst nach der Freigabe gezahlt, und kein anderer Anteil ändert sich. Anteile, die schon unterwegs sind, bleiben, wie sie sind.`;
export const portal_fairness_hold_hint = (): string =>
  `Steht im Prüfprotokoll, und für Admins auf der Seite der Woche.`;
export const portal_fairness_objections_failed = (): string =>
  `Die Einsprüche konnten nicht geladen werden`;
export const portal_fairness_objections_of = (): string =>
  `Einsprüche`;
export const portal_fairness_objects_hold = <T>(v: { by: (text: string) => T }): Rich<T> =>
  [v.by(``), ` erhebt Einspruch gegen das Zurückhalten des eigenen Anteils`];
export const portal_fairness_objects_share = <T>(v: { by: (text: string) => T; member: (text: string) => T }): Rich<T> =>
  [v.by(``), ` erhebt Einspruch gegen den Anteil von `, v.member(``)];
export const portal_fairness_objection_week = <T>(v: { week: string; at: (text: string) => T }): Rich<T> =>
  [`Woche vom `, `${v.week}`, `, `, v.at(``)];
export const portal_fairness_held_because = (v: { reason: string }): string =>
  `Zurückgehalten, weil: ${v.reason}`;
export const portal_fairness_release = (): string =>
  `Anteil freigeben`;
export const portal_fairness_hold_one = (): string =>
  `Anteil zurückhalten`;
export const portal_fairness_keep = (): string =>
  `Weiter zurückhalten`;
export const portal_fairness_turn_down = (): string =>
  `Ablehnen`;
export const portal_fairness_upheld = (): string =>
  `Stattgegeben`;
export const portal_fairness_turned_down = (): string =>
  `Abgelehnt`;
export const portal_fairness_decision = <T>(v: { by: (text: string) => T; at: (text: string) => T; note: string }): Rich<T> =>
  [`von `, v.by(``), `, `, v.at(``), `: `, `${v.note}`];
export const portal_fairness_concerned = (): string =>
  `Von der betroffenen Person entschieden`;
export const portal_fairness_release_ask = (v: { name: string }): string =>
  `Anteil von ${v.name} freigeben?`;
export const portal_fairness_keep_ask = (v: { name: string }): string =>
  `Anteil von ${v.name} weiter zurückhalten?`;
export const portal_fairness_hold_one_ask = (v: { name: string }): string =>
  `Anteil von ${v.name} zurückhalten?`;
export const portal_fairness_turn_down_ask = (): string =>
  `Einspruch ablehnen?`;
export const portal_fairness_done_upheld = (): string =>
  `Einspruch stattgegeben`;
export const portal_fairness_done_turned_down = (): string =>
  `Einspruch abgelehnt`;
export const portal_fairness_decide = (): string =>
  `Entscheiden`;
export const portal_fairness_decide_failed = (): string =>
  `Die Entscheidung ist gescheitert`;
export const portal_fairness_decide_hint = (): string =>
  `Der Bot sagt ihn dem Mitglied, das Einspruch erhob. Du kannst ihn später nicht ändern.`;
export const portal_audit_lead = (): string =>
  `Jede Handlung von Admins und Betreiber. Einträge werden nie geändert oder entfernt.`;
export const portal_audit_failed = (): string =>
  `Das Prüfprotokoll konnte nicht geladen werden`;
export const portal_audit_list_of = (): string =>
  `Prüfprotokoll`;
export const portal_audit_entries = (): string =>
  `Einträge`;
export const portal_audit_none_here = (): string =>
  `Hier sind keine Einträge`;
export const portal_audit_none_here_text = (): string =>
  `Auf dieser Seite passt kein Eintrag zu diesen Filtern.`;
export const portal_audit_show_all = (): string =>
  `Alle Einträge zeigen`;
export const portal_audit_none = (): string =>
  `Noch keine Einträge`;
export const portal_audit_none_text = (): string =>
  `Die erste Entscheidung, Sperre oder Auszahlung erscheint hier.`;
export const portal_audit_by = <T>(v: { actor: (text: string) => T; at: (text: string) => T }): Rich<T> =>
  [`von `, v.actor(``), `, `, v.at(``)];
export const portal_audit_before = (): string =>
  `vorher:`;
export const portal_audit_after = (): string =>
  `nachher:`;
export const portal_audit_yes = (): string =>
  `ja`;
export const portal_audit_no = (): string =>
  `nein`;
export const portal_audit_actor = (): string =>
  `Wer`;
export const portal_audit_actor_example = (): string =>
  `Telegram-ID, operator oder system`;
export const portal_audit_action = (): string =>
  `Handlung`;
export const portal_audit_entity = (): string =>
  `Gegenstand`;
export const portal_audit_entity_id = (): string =>
  `ID des Gegenstands`;
export const portal_audit_invalid = (v: { field: string; value: string }): string =>
  `${v.field}: „${v.value}“ ist kein gültiger Wert.`;
export const portal_audit_filter = (): string =>
  `Filtern`;
export const portal_hunts_lead = (): string =>
  `Schatzsuchen: Schreib Rätsel, lege Preise fest und kündige sie an. Ab dann ändert sich an einer Schatzsuche nichts mehr, und alle können prüfen, wer gewonnen hat.`;
export const portal_hunts_load_failed = (): string =>
  `Die Schatzsuchen konnten nicht geladen werden`;
export const portal_hunts_gone = (): string =>
  `Diesen Entwurf gibt es nicht`;
export const portal_hunts_gone_text = (): string =>
  `Er wurde gelöscht oder angekündigt, vielleicht von jemand anderem.`;
export const portal_hunts_back = (): string =>
  `Zurück zu den Schatzsuchen`;
export const portal_hunts_go_on = (): string =>
  `Weiterschreiben`;
export const portal_hunts_write = (): string =>
  `Schatzsuche schreiben`;
export const portal_hunts_template = (): string =>
  `Mit der Vorlage beginnen`;
export const portal_hunts_none = (): string =>
  `Noch keine Schatzsuche`;
export const portal_hunts_none_text = (): string =>
  `Eine Schatzsuche ist eine Geschichte mit Rätseln. Mitglieder lösen sie im privaten Chat des Bots oder auf der Website, und wer zuerst am Ziel ist oder von einem Block ausgelost wird, gewinnt die Preise. Die Vorlage hat drei Rätsel, die du nach Belieben änderst.`;
export const portal_hunts_list = (): string =>
  `Schatzsuchen`;
export const portal_hunts_replace_ask = (): string =>
  `Die begonnene Schatzsuche ersetzen?`;
export const portal_hunts_replace_do = (): string =>
  `Ersetzen`;
export const portal_hunts_replace_text = (): string =>
  `Du hast begonnen, eine Schatzsuche zu schreiben, und sie nicht gespeichert. Die Vorlage tritt an ihre Stelle, und dein Text ist endgültig weg.`;
export const portal_hunts_status_draft = (): string =>
  `Entwurf`;
export const portal_hunts_status_upcoming = (): string =>
  `Angekündigt`;
export const portal_hunts_status_ended = (): string =>
  `Gewinne noch offen`;
export const portal_hunts_status_settled = (): string =>
  `Vorbei`;
export const portal_hunts_unsaved = (): string =>
  `Änderungen nicht gespeichert`;
export const portal_hunts_coins = <T>(v: { clues: number; coins: (text: string) => T }): Rich<T> =>
  [`Rätsel: `, `${number(v.clues)}`, `, `, v.coins(``), ` an Preisen`];
export const portal_hunts_no_coins = (v: { clues: number }): string =>
  `Rätsel: ${number(v.clues)}, keine Coins`;
export const portal_hunts_coins_played = <T>(v: { clues: number; coins: (text: string) => T; players: number; finishers: number }): Rich<T> =>
  [`Rätsel: `, `${number(v.clues)}`, `, `, v.coins(``), ` an Preisen, dabei: `, `${number(v.players)}`, `, am Ziel: `, `${number(v.finishers)}`];
export const portal_hunts_no_coins_played = (v: { clues: number; players: number; finishers: number }): string =>
  `Rätsel: ${number(v.clues)}, keine Coins, dabei: ${number(v.players)}, am Ziel: ${number(v.finishers)}`;
export const portal_hunts_edit = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Bearbeiten`, v.what(`: ${v.title}`)];
export const portal_hunts_before = (): string =>
  `Vor der Ankündigung`;
export const portal_hunts_save_first = (): string =>
  `Speichere oder verwirf deine Änderungen, um sie anzukündigen.`;
export const portal_hunts_announce = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Ankündigen`, v.what(`: ${v.title}`)];
export const portal_hunts_delete = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Löschen`, v.what(`: ${v.title}`)];
export const portal_hunts_cancel = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Schatzsuche absagen`, v.what(`: ${v.title}`)];
export const portal_hunts_announced = (): string =>
  `Schatzsuche angekündigt`;
export const portal_hunts_announce_ask = (): string =>
  `Diese Schatzsuche ankündigen?`;
export const portal_hunts_announce_do = (): string =>
  `Ankündigen`;
export const portal_hunts_announce_failed = (): string =>
  `Die Schatzsuche konnte nicht angekündigt werden`;
export const portal_hunts_runs = <T>(v: { title: string; start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`„`, `${v.title}`, `“ läuft vom `, v.start(``), ` bis `, v.end(``), `.`];
export const portal_hunts_becomes_fixed = (): string =>
  `Geschichte, Zeiten, Rätsel, Antworten, Preise und wer mitmachen darf stehen dann fest, und ihr Hash kommt ins öffentliche Protokoll. Du kannst sie nur noch absagen, mit einem Grund, den alle lesen.`;
export const portal_hunts_reserves_none = (): string =>
  `Sie reserviert keine Coins.`;
export const portal_hunts_reserves = <T>(v: { coins: (text: string) => T }): Rich<T> =>
  [v.coins(``), ` aus der Wallet des Topfs sind für ihre Preise reserviert, bis sie ausgezahlt sind.`];
export const portal_hunts_seen = (): string =>
  `Alle sehen sie sofort auf der Website, ihre Rätsel erst, wenn sie beginnt.`;
export const portal_hunts_cancelled = (): string =>
  `Schatzsuche abgesagt`;
export const portal_hunts_cancel_ask = (): string =>
  `Diese Schatzsuche absagen?`;
export const portal_hunts_cancel_do = (): string =>
  `Schatzsuche absagen`;
export const portal_hunts_cancel_why = (): string =>
  `Sag, warum sie abgesagt wird.`;
export const portal_hunts_cancel_failed = (): string =>
  `Die Schatzsuche konnte nicht abgesagt werden`;
export const portal_hunts_cancel_text = (v: { title: string }): string =>
  `„${v.title}“ endet sofort, niemand gewinnt etwas, und die Coins sind wieder frei. Sie kann nicht wieder geöffnet werden.`;
export const portal_hunts_cancel_hint = (): string =>
  `Alle lesen ihn auf der Seite der Schatzsuche.`;
export const portal_hunts_deleted = (): string =>
  `Entwurf gelöscht`;
export const portal_hunts_delete_ask = (): string =>
  `Diesen Entwurf löschen?`;
export const portal_hunts_delete_do = (): string =>
  `Entwurf löschen`;
export const portal_hunts_delete_failed = (): string =>
  `Der Entwurf konnte nicht gelöscht werden`;
export const portal_hunts_delete_text = (v: { title: string }): string =>
  `„${v.title}“ kann nicht zurückgeholt werden, und die versteckten Links gelten nicht mehr.`;
export const portal_hunts_problem_text = (v: { most: string }): string =>
  `1 bis ${v.most} Zeichen`;
export const portal_hunts_problem_time = (): string =>
  `Ein Datum und eine Uhrzeit`;
export const portal_hunts_problem_end = (): string =>
  `Eine Schatzsuche endet nach ihrem Beginn.`;
export const portal_hunts_problem_coins = (): string =>
  `Ein Betrag in Coins mit Punkt und höchstens 8 Nachkommastellen, etwa 5 oder 0.25`;
export const portal_hunts_problem_prize = (): string =>
  `Coins, Punkte oder beides`;
export const portal_hunts_problem_payee = (): string =>
  `Wähle das Mitglied, das Trinkgeld bekommt`;
export const portal_hunts_problem_no_answer = (): string =>
  `Eine Antwort, oder behalte die gespeicherten`;
export const portal_hunts_problem_answers = (v: { lines: string; characters: string }): string =>
  `Bis zu ${v.lines} Zeilen mit bis zu ${v.characters} Zeichen, jede mit einem Buchstaben oder einer Ziffer`;
export const portal_hunts_picture_large = (): string =>
  `Diese Datei ist größer als 30 MB.`;
export const portal_hunts_picture_unread = (): string =>
  `Diese Datei ist kein lesbares Bild.`;
export const portal_hunts_picture_detailed = (): string =>
  `Dieses Bild hat zu viele Details. Wähle ein einfacheres.`;
export const portal_hunts_picture_undrawn = (): string =>
  `Dieser Browser kann keine Bilder zeichnen.`;
export const portal_hunts_template_title = (): string =>
  `Der verlorene Kompass des Kapitäns`;
export const portal_hunts_template_story = (): string =>
  `Der alte Kapitän Barnaby traute nie einer Karte. Er traute seinem Kompass, und letzte Nacht rollte der vom Kartentisch, die Leiter hinab und ins Dunkel. Er zeigt immer auf das, was sein Besitzer am meisten liebt. Folgt seiner Spur, Leute: Wer ihn als Erstes heimbringt, isst am Tisch des Kapitäns.`;
export const portal_hunts_template_badge = (): string =>
  `Kompassträger`;
export const portal_hunts_template_first = (): string =>
  `Der Koch hörte es zuerst: ein Klappern in der Kombüse, zwischen dem Salz und dem ältesten Witz an Bord. Welches Wort rief er? (Schreib hier ein eigenes Rätsel, und darunter die Antworten.)`;
export const portal_hunts_template_first_place = (): string =>
  `Die Kombüse: unser Gruppenchat`;
export const portal_hunts_template_first_hint = (): string =>
  `Scrolle hoch zu dem Witz, den alle schon zweimal gehört haben.`;
export const portal_hunts_template_second = (): string =>
  `Von der Kombüse rutschte er unter Deck und blieb in einer Planke stecken. Eine unserer Seiten hat ein loses Brett: Heb es an und sieh darunter nach.`;
export const portal_hunts_template_second_place = (): string =>
  `Unter Deck: unsere Seiten und Beiträge`;
export const portal_hunts_template_second_hint = (): string =>
  `Der neueste Beitrag hat einen Link, auf den noch niemand gedrückt hat.`;
export const portal_hunts_template_third = (): string =>
  `Nun liegt er im Krähennest, und seine Nadel zeigt auf einen Stern. Wie nennen Seeleute den Stern, der sich nie bewegt? (Ersetze auch dieses Rätsel, wenn du magst.)`;
export const portal_hunts_template_third_place = (): string =>
  `Das Krähennest`;
export const portal_hunts_template_third_hint = (): string =>
  `Er steht über dem Pol.`;
export const portal_hunts_new = (): string =>
  `Eine neue Schatzsuche`;
export const portal_hunts_overtaken = (): string =>
  `Dieser Entwurf wurde geändert, nachdem du zu tippen begonnen hast. Speichern setzt deinen Text an seine Stelle, ohne die gespeicherten Antworten und Links. Verwirf deine Änderungen, um den gespeicherten Entwurf zu sehen.`;
export const portal_hunts_form = (): string =>
  `Schatzsuche`;
export const portal_hunts_save = (): string =>
  `Entwurf speichern`;
export const portal_hunts_preview = (): string =>
  `Vorschau`;
export const portal_hunts_discard = (): string =>
  `Änderungen verwerfen`;
export const portal_hunts_saved = (): string =>
  `Entwurf gespeichert`;
export const portal_hunts_save_failed = (): string =>
  `Der Entwurf konnte nicht gespeichert werden`;
export const portal_hunts_discard_ask = (): string =>
  `Deine Änderungen verwerfen?`;
export const portal_hunts_discard_do = (): string =>
  `Verwerfen`;
export const portal_hunts_lost_kept = (): string =>
  `Deine Änderungen sind dann endgültig weg. Der Entwurf bleibt, wie er zuletzt gespeichert wurde.`;
export const portal_hunts_name = (): string =>
  `Titel`;
export const portal_hunts_story = (): string =>
  `Geschichte`;
export const portal_hunts_story_hint = (): string =>
  `Mitglieder lesen sie vor dem ersten Rätsel.`;
export const portal_hunts_start = (): string =>
  `Beginn (UTC)`;
export const portal_hunts_end = (): string =>
  `Ende (UTC)`;
export const portal_hunts_utc = (): string =>
  `Die Zeiten sind in UTC.`;
export const portal_hunts_local = (v: { time: string }): string =>
  `Bei dir: ${v.time}`;
export const portal_hunts_winners = (): string =>
  `Wer gewinnt`;
export const portal_hunts_first = (): string =>
  `Wer zuerst am Ziel ist`;
export const portal_hunts_first_text = (): string =>
  `Wer als Erstes am Ziel ist, gewinnt den ersten Preis, wer als Nächstes kommt, den zweiten und so weiter.`;
export const portal_hunts_draw = (): string =>
  `Ein Block lost aus`;
export const portal_hunts_draw_text = (): string =>
  `Alle, die rechtzeitig ans Ziel kommen, sind dabei. Ein Block der Chain, der nach dem Ende gefunden wird, lost aus, wer gewinnt.`;
export const portal_hunts_days = (): string =>
  `Tage als Mitglied zu Beginn`;
export const portal_hunts_days_hint = (): string =>
  `Bei 0 dürfen alle mitmachen. Tage halten neue Konten derselben Person fern.`;
export const portal_hunts_lifetime_hint = (): string =>
  `Bei 0 dürfen alle mitmachen. In jedem Fall: mit einer Adresse und nicht gesperrt.`;
export const portal_hunts_shares = (): string =>
  `Wochen mit einem Anteil am Topf`;
export const portal_hunts_shares_hint = (): string =>
  `Bei 0 dürfen alle mitmachen. Anteile folgen dem Regelwerk, also helfen Punkte nicht, die nicht zählen.`;
export const portal_hunts_finisher_gets = (): string =>
  `Was alle am Ziel bekommen`;
export const portal_hunts_points = (): string =>
  `Punkte`;
export const portal_hunts_points_hint = (v: { most: string }): string =>
  `0 bis ${v.most}, neben einem Preis.`;
export const portal_hunts_badge = (): string =>
  `Abzeichen`;
export const portal_hunts_prizes_only_points = (): string =>
  `Diese Website hat keine Wallet, also sind die Preise Punkte.`;
export const portal_hunts_prizes_sum = (v: { most: string; code: string; sum: string }): string =>
  `Eine Schatzsuche darf ${v.most} ${v.code} haben; das hier sind ${v.sum} ${v.code}.`;
export const portal_hunts_place = (v: { place: number }): string =>
  `${number(v.place)}.`;
export const portal_hunts_prize_coins = (v: { code: string }): string =>
  `Coins (${v.code})`;
export const portal_hunts_prize_up = (v: { number: string }): string =>
  `Preis ${v.number} nach oben`;
export const portal_hunts_prize_down = (v: { number: string }): string =>
  `Preis ${v.number} nach unten`;
export const portal_hunts_prize_remove = (v: { number: string }): string =>
  `Preis ${v.number} entfernen`;
export const portal_hunts_prize_add = (): string =>
  `Preis hinzufügen`;
export const portal_hunts_clue_up = (v: { number: string }): string =>
  `Rätsel ${v.number} nach oben`;
export const portal_hunts_clue_down = (v: { number: string }): string =>
  `Rätsel ${v.number} nach unten`;
export const portal_hunts_clue_remove = (v: { number: string }): string =>
  `Rätsel ${v.number} entfernen`;
export const portal_hunts_clue_add = (): string =>
  `Rätsel hinzufügen`;
export const portal_hunts_clue_remove_ask = (v: { number: string }): string =>
  `Rätsel ${v.number} entfernen?`;
export const portal_hunts_clue_remove_do = (): string =>
  `Entfernen`;
export const portal_hunts_clue_remove_text = (): string =>
  `Sein Text und seine Antworten oder sein Link sind nicht zurückzuholen, sobald du den Entwurf speicherst.`;
export const portal_hunts_clue = (v: { number: string }): string =>
  `Rätsel ${v.number}`;
export const portal_hunts_solved_by = (): string =>
  `Lösung`;
export const portal_hunts_kind_answer = (): string =>
  `Ein Wort oder ein Satz`;
export const portal_hunts_kind_link = (): string =>
  `Ein versteckter Link`;
export const portal_hunts_kind_tip = (): string =>
  `Trinkgeld an ein Mitglied`;
export const portal_hunts_text = (): string =>
  `Text`;
export const portal_hunts_description = (): string =>
  `Beschreibung des Bildes`;
export const portal_hunts_description_hint = (): string =>
  `Für alle, die es nicht sehen können`;
export const portal_hunts_description_none = (): string =>
  `Noch keine Beschreibung`;
export const portal_hunts_shown_after = (): string =>
  `Gezeigt nach`;
export const portal_hunts_shown_after_hint = (): string =>
  `Ab dem Beginn der Schatzsuche`;
export const portal_hunts_unit = (): string =>
  `Einheit`;
export const portal_hunts_minutes = (): string =>
  `Minuten`;
export const portal_hunts_hours = (): string =>
  `Stunden`;
export const portal_hunts_answers_stored = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Antwort gespeichert. Sie kann nicht gezeigt werden.`, other: `${number(v.count)} Antworten gespeichert. Sie können nicht gezeigt werden.` })}`;
export const portal_hunts_answers_replace = (): string =>
  `Antworten ersetzen`;
export const portal_hunts_answers = (): string =>
  `Antworten`;
export const portal_hunts_answers_hint = (): string =>
  `Eine pro Zeile. Groß- und Kleinschreibung, Akzente, Leer- und Satzzeichen sind egal. Gespeichert wird nur ihr Hash, also behalte eine Kopie.`;
export const portal_hunts_answers_keep = (): string =>
  `Gespeicherte Antworten behalten`;
export const portal_hunts_link_made = (): string =>
  `Der Link ist erstellt. Er kann nicht noch einmal gezeigt werden.`;
export const portal_hunts_link_made_save = (): string =>
  `Der Link ist erstellt. Er kann nicht noch einmal gezeigt werden. Speichere den Entwurf, um einen zu erstellen.`;
export const portal_hunts_link_none = (): string =>
  `Es gibt noch keinen Link.`;
export const portal_hunts_link_none_save = (): string =>
  `Es gibt noch keinen Link. Speichere den Entwurf, um einen zu erstellen.`;
export const portal_hunts_link_another = (): string =>
  `Anderen Link erstellen`;
export const portal_hunts_link_make = (): string =>
  `Link erstellen`;
export const portal_hunts_link_failed = (): string =>
  `Der Link konnte nicht erstellt werden`;
export const portal_hunts_link_title = (v: { number: string }): string =>
  `Link zu Rätsel ${v.number}`;
export const portal_hunts_link_once = (): string =>
  `Der Link wird einmal gezeigt, und nur sein Hash wird gespeichert: Behalte eine Kopie, dann verstecke ihn.`;
export const portal_hunts_link_once_again = (): string =>
  `Der Link wird einmal gezeigt, und nur sein Hash wird gespeichert: Behalte eine Kopie, dann verstecke ihn. Der frühere Link gilt nicht mehr.`;
export const portal_hunts_link_copied = (): string =>
  `Ich habe ihn kopiert`;
export const portal_hunts_link_warning = (): string =>
  `Dieser Link kann nicht noch einmal gezeigt werden.`;
export const portal_hunts_link = (): string =>
  `Link`;
export const portal_hunts_link_bot = (): string =>
  `Link zum Bot`;
export const portal_hunts_link_qr = (): string =>
  `QR-Code des Links`;
export const portal_hunts_payee_none = (): string =>
  `Noch ist kein Mitglied gewählt.`;
export const portal_hunts_payee = <T>(v: { name: (text: string) => T; member: string }): Rich<T> =>
  [`Trinkgeld an: `, v.name(``), `, Mitglied `, `${v.member}`, `.`];
export const portal_hunts_payee_find = (): string =>
  `Mitglied für das Trinkgeld suchen`;
export const portal_hunts_users_failed = (): string =>
  `Die Suche ist gescheitert. Ändere sie, um es noch einmal zu versuchen.`;
export const portal_hunts_users_none = (): string =>
  `Kein Mitglied passt zu deiner Suche.`;
export const portal_hunts_users = (): string =>
  `Gefundene Mitglieder`;
export const portal_hunts_user = (v: { member: string }): string =>
  `Mitglied ${v.member}`;
export const portal_hunts_picture_save = (): string =>
  `Speichere den Entwurf, um ein Bild hinzuzufügen.`;
export const portal_hunts_picture_another = (): string =>
  `Anderes Bild`;
export const portal_hunts_picture = (): string =>
  `Bild`;
export const portal_hunts_picture_hint = (): string =>
  `Es wird verkleinert und verliert Ort und Zeit der Aufnahme.`;
export const portal_hunts_picture_busy = (): string =>
  `Bild wird gespeichert…`;
export const portal_hunts_picture_remove = (): string =>
  `Bild entfernen`;
export const portal_hunts_picture_failed = (): string =>
  `Das Bild konnte nicht hinzugefügt werden`;
export const portal_hunts_no_title = (): string =>
  `Noch kein Titel`;
export const portal_hunts_no_story = (): string =>
  `Noch keine Geschichte.`;
export const portal_hunts_no_text = (): string =>
  `Noch kein Text.`;
export const portal_hunts_no_start = (): string =>
  `noch kein Beginn`;
export const portal_hunts_no_end = (): string =>
  `noch kein Ende`;
export const portal_hunts_one_at_a_time = (): string =>
  `Mitglieder sehen immer nur ein Rätsel.`;
export const portal_hunts_preview_clues = (): string =>
  `Rätsel der Vorschau`;
export const portal_hunts_preview_close = (): string =>
  `Vorschau schließen`;
export const portal_hunts_each_finisher = (v: { count: number; points: string }): string =>
  `Alle am Ziel: ${plural(v.count, { one: `${v.points} Punkt`, other: `${v.points} Punkte` })}`;
export const portal_hunts_prize_points = (v: { count: number; points: string }): string =>
  `${plural(v.count, { one: `${v.points} Punkt`, other: `${v.points} Punkte` })}`;
export const portal_hunts_prize_both = <T>(v: { coins: (text: string) => T; count: number; points: string }): Rich<T> =>
  [v.coins(``), ` und `, `${plural(v.count, { one: `${v.points} Punkt`, other: `${v.points} Punkte` })}`];
export const portal_hunts_players = (v: { days: number; daysText: string; points: number; pointsText: string; weeks: number; weeksText: string }): string =>
  `Für Mitglieder mit einer Adresse, die nicht gesperrt sind${plural(v.days, { '=0': ``, one: `, mindestens ${v.daysText} Tag vor dem Beginn beigetreten sind`, other: `, mindestens ${v.daysText} Tage vor dem Beginn beigetreten sind` })}${plural(v.points, { '=0': ``, one: `, mindestens ${v.pointsText} Punkt haben`, other: `, mindestens ${v.pointsText} Punkte haben` })}${plural(v.weeks, { '=0': ``, one: `, in mindestens ${v.weeksText} Woche einen Anteil am Topf hatten`, other: `, in mindestens ${v.weeksText} Wochen einen Anteil am Topf hatten` })}.`;
export const portal_hunts_hint_minutes = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`Hinweis, ${plural(v.count, { one: `${v.after} Minute`, other: `${v.after} Minuten` })} nach dem Beginn:`), ` `, `${v.hint}`];
export const portal_hunts_hint_hours = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`Hinweis, ${plural(v.count, { one: `${v.after} Stunde`, other: `${v.after} Stunden` })} nach dem Beginn:`), ` `, `${v.hint}`];
export const portal_hunts_prize_nothing = (): string =>
  `noch nichts`;
export const portal_hunts_by_answer = (): string =>
  `Wird mit einem Wort oder Satz beantwortet.`;
export const portal_hunts_by_link = (): string =>
  `Wird gelöst, indem man einen versteckten Link öffnet.`;
export const portal_hunts_by_tip = (v: { name: string }): string =>
  `Wird durch Trinkgeld an ${v.name} gelöst.`;
export const portal_hunts_by_tip_nobody = (): string =>
  `Wird durch Trinkgeld an ein Mitglied gelöst, das noch nicht gewählt ist.`;
export const devapp_title = (): string =>
  `Entwicklerportal`;
export const devapp_lead = (): string =>
  `Registriere Apps, verfolge ihre Webhooks und lies, wie die API funktioniert.`;
export const devapp_subscription = (): string =>
  `Abo`;
export const devapp_register = (): string =>
  `App registrieren`;
export const devapp_register_do = (): string =>
  `App registrieren`;
export const devapp_mine = (): string =>
  `Meine Apps`;
export const devapp_mine_list = (): string =>
  `Meine Apps`;
export const devapp_how = (): string =>
  `Wie Apps in See stechen`;
export const devapp_sandbox_text = (v: { apps: number }): string =>
  `Jede App beginnt hier. Ihre Schlüssel erreichen nur dein eigenes Konto, du kannst also frei bauen und testen. Ohne Tarif kannst du ${plural(v.apps, { one: `${number(v.apps)} App`, other: `${number(v.apps)} Apps` })} haben; mit einem Tarif mehr.`;
export const devapp_production_text = (): string =>
  `Ein Admin prüft deine App und gibt sie für den Produktivbetrieb frei; der Bot sagt dir Bescheid. Änderungen an Name, Entwickler, Art, Callback-URLs oder Rechten brauchen eine neue Prüfung.`;
export const devapp_consent = (): string =>
  `Zustimmung`;
export const devapp_consent_text = (): string =>
  `Mitglieder entscheiden im Bot, was deine App darf, und können es jederzeit widerrufen. Ein Webhook meldet es deiner App.`;
export const devapp_keys = (): string =>
  `Schlüssel`;
export const devapp_keys_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Eine App macht ihre Aufrufe mit einem API-Schlüssel, den du für sie erstellst. Siehe `, v.a(`API-Schlüssel verwalten`), `.`];
export const devapp_see_mine = (): string =>
  `Meine Apps ansehen`;
export const devapp_read = (): string =>
  `Dokumentation lesen`;
export const devapp_register_lead = (): string =>
  `Neue Apps beginnen in der Sandbox und brauchen für den Produktivbetrieb eine Freigabe.`;
export const devapp_register_sign_in = (): string =>
  `Melde dich an, um eine App zu registrieren`;
export const devapp_register_kept = (): string =>
  `Apps gehören Mitgliedern. Dein Text unten bleibt erhalten.`;
export const devapp_registered = (): string =>
  `App registriert`;
export const devapp_registered_text = (v: { app: string }): string =>
  `${v.app} beginnt in der Sandbox.`;
export const devapp_name = (): string =>
  `Name der App`;
export const devapp_developer = (): string =>
  `Entwickler / Organisation`;
export const devapp_email = (): string =>
  `Kontakt-E-Mail`;
export const devapp_type = (): string =>
  `Art der App`;
export const devapp_type_choose = (): string =>
  `Art wählen`;
export const devapp_about_hint = (): string =>
  `Was sie tut, für Mitglieder und Admins.`;
export const devapp_webhook_url = (): string =>
  `Webhook-URL`;
export const devapp_webhook_hint = (): string =>
  `Wohin wir die Ereignisse deiner App senden: https, im öffentlichen Internet.`;
export const devapp_callbacks = (): string =>
  `Callback-URLs`;
export const devapp_callbacks_hint = (): string =>
  `Eine pro Zeile: https, im öffentlichen Internet.`;
export const devapp_permissions = (): string =>
  `Benötigte Rechte`;
export const devapp_may_wallet_read = (): string =>
  `Guthaben und Adressen von Wallets lesen`;
export const devapp_may_wallet_write = (): string =>
  `Um Zahlungen bitten und Treuhandgeschäfte führen (nur mit Bestätigung des Mitglieds)`;
export const devapp_may_user_profile = (): string =>
  `Grunddaten aus Profilen lesen und über den Bot Nachrichten senden`;
export const devapp_may_transactions = (): string =>
  `Die bisherigen Transaktionen lesen`;
export const devapp_may_price_data = (): string =>
  `Kurse des Coins lesen`;
export const devapp_may_leaderboard = (): string =>
  `Die Rangliste und die Ränge lesen`;
export const devapp_no_name = (): string =>
  `Gib deiner App einen Namen.`;
export const devapp_no_developer = (): string =>
  `Gib an, wer sie entwickelt.`;
export const devapp_no_email = (): string =>
  `Gib eine E-Mail-Adresse an.`;
export const devapp_bad_email = (): string =>
  `Das ist keine E-Mail-Adresse.`;
export const devapp_no_type = (): string =>
  `Wähl eine Art.`;
export const devapp_no_about = (): string =>
  `Gib an, was sie tut.`;
export const devapp_too_long = (v: { most: string }): string =>
  `Zeichen höchstens: ${v.most}.`;
export const devapp_too_many = (v: { most: string }): string =>
  `Adressen höchstens: ${v.most}.`;
export const devapp_bad_line = (v: { line: string; problem: string }): string =>
  `Zeile ${v.line}: ${v.problem}`;
export const devapp_bad_url = (): string =>
  `Das ist keine Webadresse.`;
export const devapp_url_https = (): string =>
  `Die Adresse muss mit https:// beginnen.`;
export const devapp_url_login = (): string =>
  `Die Adresse darf weder Benutzernamen noch Passwort enthalten.`;
export const devapp_url_port = (): string =>
  `Die Adresse darf keinen anderen Port als 443 nennen.`;
export const devapp_url_public = (): string =>
  `Die Adresse muss im öffentlichen Internet sein.`;
export const devapp_url_dot = (): string =>
  `Der Name in der Adresse darf nicht mit einem Punkt enden.`;
export const devapp_no_permission = (): string =>
  `Wähl mindestens ein Recht.`;
export const devapp_bad_permission = (): string =>
  `Dieses Recht gibt es nicht.`;
export const devapp_another = (): string =>
  `Weitere App registrieren`;
export const devapp_mine_sign_in = (): string =>
  `Melde dich an, um deine Apps zu sehen`;
export const devapp_mine_purpose = (): string =>
  `Apps gehören Mitgliedern.`;
export const devapp_none = (): string =>
  `Noch keine Apps`;
export const devapp_first = (): string =>
  `Erste App registrieren`;
export const devapp_none_text = (): string =>
  `Apps, die du registrierst, stehen hier, mit ihren Webhooks und ihrer Freigabe.`;
export const devapp_failed = (): string =>
  `Deine Apps wurden nicht geladen`;
export const devapp_secret_of = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Webhook-Geheimnis von `, v.app(``)];
export const devapp_secret_text = (v: { hours: number }): string =>
  `Speichere es jetzt: Es wird nicht noch einmal gezeigt. Nach einem Wechsel signiert auch das alte Geheimnis noch ${plural(v.hours, { one: `${number(v.hours)} Stunde`, other: `${number(v.hours)} Stunden` })} lang.`;
export const devapp_secret = (): string =>
  `Webhook-Geheimnis`;
export const devapp_secret_saved = (): string =>
  `Ich habe es gespeichert`;
export const devapp_returned = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`Zurück in der Sandbox: `, v.reason(``)];
export const devapp_waits = (): string =>
  `Wartet auf die Freigabe durch einen Admin.`;
export const devapp_remove = (): string =>
  `Entfernen`;
export const devapp_changed = (): string =>
  `App geändert`;
export const devapp_changed_back = (): string =>
  `Sie ist zurück in der Sandbox, bis sie wieder freigegeben ist.`;
export const devapp_change_note = (): string =>
  `Änderungen an Name, Entwickler, Art, Callback-URLs oder Rechten schicken sie zurück in die Sandbox.`;
export const devapp_by = (): string =>
  `Entwickler`;
export const devapp_no_callbacks = (): string =>
  `Keine`;
export const devapp_registered_at = (): string =>
  `Registriert`;
export const devapp_approved_at = (): string =>
  `Freigegeben`;
export const devapp_webhook = (): string =>
  `Webhook`;
export const devapp_test = (): string =>
  `Testereignis senden`;
export const devapp_test_sent = (): string =>
  `Testereignis unterwegs`;
export const devapp_test_sent_text = (): string =>
  `Das Protokoll zeigt das Ergebnis.`;
export const devapp_secret_new = (): string =>
  `Neues Geheimnis`;
export const devapp_log = (): string =>
  `Zustellprotokoll`;
export const devapp_log_failed = (): string =>
  `Die Zustellungen konnten nicht geladen werden`;
export const devapp_log_of = (): string =>
  `Zustellungen`;
export const devapp_log_list = (): string =>
  `Zustellungen`;
export const devapp_log_none = (v: { days: number }): string =>
  `${plural(v.days, { one: `Am letzten Tag`, other: `In den letzten ${number(v.days)} Tagen` })} wurde nichts gesendet.`;
export const devapp_waiting = (): string =>
  `Wartet`;
export const devapp_delivered = (): string =>
  `Zugestellt`;
export const devapp_undelivered = (): string =>
  `Fehlgeschlagen`;
export const devapp_over_quota = (): string =>
  `Über dem Kontingent`;
export const devapp_redeliver = (): string =>
  `Erneut senden`;
export const devapp_next_try = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Nächster Versuch: `, v.time(``), `.`];
export const devapp_untried = (): string =>
  `Noch nicht versucht.`;
export const devapp_tried = (v: { tries: number }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} Versuch`, other: `${number(v.tries)} Versuche` })}.`;
export const devapp_tried_error = <T>(v: { tries: number; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} Versuch`, other: `${number(v.tries)} Versuche` })}`, `: `, v.error(``), `.`];
export const devapp_tried_answer = (v: { tries: number; status: string; ms: string }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} Versuch`, other: `${number(v.tries)} Versuche` })}, Antwort ${v.status} nach ${v.ms} ms.`;
export const devapp_tried_answer_error = <T>(v: { tries: number; status: string; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} Versuch`, other: `${number(v.tries)} Versuche` })}`, `, Antwort `, `${v.status}`, ` nach `, `${v.ms}`, ` ms: `, v.error(``), `.`];
export const devapp_tried_silent = (v: { tries: number; ms: string }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} Versuch`, other: `${number(v.tries)} Versuche` })} nach ${v.ms} ms.`;
export const devapp_tried_silent_error = <T>(v: { tries: number; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} Versuch`, other: `${number(v.tries)} Versuche` })}`, ` nach `, `${v.ms}`, ` ms: `, v.error(``), `.`];
export const devapp_remove_title = (v: { app: string }): string =>
  `${v.app} entfernen?`;
export const devapp_remove_do = (): string =>
  `App entfernen`;
export const devapp_remove_text = (): string =>
  `Sie bekommt keine Ereignisse mehr, und ihre Schlüssel funktionieren sofort nicht mehr. Das lässt sich nicht rückgängig machen.`;
export const devapp_removed = (): string =>
  `App entfernt`;
export const devplan_title = (): string =>
  `Entwicklertarife`;
export const devplan_lead = (): string =>
  `Bau auf dem Bot auf. Du kannst deinen Tarif jederzeit ändern oder kündigen.`;
export const devplan_lead_elsewhere = (): string =>
  `Bau auf dem Bot auf.`;
export const devplan_elsewhere = (): string =>
  `Tarife werden außerhalb von Telegram verwaltet`;
export const devplan_elsewhere_keys = (): string =>
  `Deine API-Schlüssel`;
export const devplan_elsewhere_text = (): string =>
  `Öffne diese Website in deinem Browser, um einen Tarif zu wählen oder zu ändern. Dein Tarif bleibt, wie er ist.`;
export const devplan_payment_state = (): string =>
  `Der Stand deiner Zahlung`;
export const devplan_failed = (): string =>
  `Dein Tarif konnte nicht geladen werden`;
export const devplan_failed_text = (): string =>
  `Nichts hat sich geändert. Die Tarife siehst du weiter unten.`;
export const devplan_usage = (): string =>
  `Aktuelle Nutzung`;
export const devplan_period = (): string =>
  `Abrechnungszeitraum`;
export const devplan_monthly = (): string =>
  `Monatlich`;
export const devplan_yearly = (): string =>
  `Jährlich`;
export const devplan_save = (v: { percent: string }): string =>
  `${v.percent} % sparen`;
export const devplan_pay_with = (): string =>
  `Zahlen mit`;
export const devplan_card = (): string =>
  `Kreditkarte`;
export const devplan_coins = (): string =>
  `Kryptowährung`;
export const devplan_methods = (): string =>
  `Zahlungsarten`;
export const devplan_cancelled = (): string =>
  `Die Zahlung wurde abgebrochen. Es wurde nichts abgebucht.`;
export const devplan_managed = (): string =>
  `Änderungen auf der Seite von Stripe erscheinen hier von selbst, meist innerhalb einer Minute.`;
export const devplan_confirming = (): string =>
  `Stripe bestätigt gerade deine Zahlung. Sie erscheint hier von selbst, meist innerhalb einer Minute.`;
export const devplan_arrived = (): string =>
  `Deine Zahlung ist angekommen. Danke, und willkommen an Bord.`;
export const devplan_under_way = (): string =>
  `Eine Zahlung in Coins ist unterwegs.`;
export const devplan_show_invoice = (): string =>
  `Rechnung zeigen`;
export const devplan_sign_in_text = (): string =>
  `Melde dich mit Telegram an, um einen Tarif zu wählen und deine Nutzung zu sehen.`;
export const devplan_sign_in_purpose = (): string =>
  `Um deinen Tarif zu sehen und zu wählen.`;
export const devplan_sign_in = (): string =>
  `Anmelden, um einen Tarif zu wählen`;
export const devplan_no_cards = (): string =>
  `Kartenzahlungen sind nicht möglich: Auf dieser Website ist kein Kartendienst eingerichtet.`;
export const devplan_no_coins = (v: { coin: string }): string =>
  `Zahlungen in ${v.coin} sind nicht möglich: Auf dieser Website ist keine Wallet für Rechnungen eingerichtet.`;
export const devplan_popular = (): string =>
  `Am beliebtesten`;
export const devplan_current = (): string =>
  `Aktueller Tarif`;
export const devplan_no_price = (v: { coin: string }): string =>
  `Kein Preis in ${v.coin}`;
export const devplan_instead = <T>(v: { hidden: (text: string) => T; price: (text: string) => T }): Rich<T> =>
  [v.hidden(`statt `), v.price(``)];
export const devplan_off = <T>(v: { list: (text: string) => T; percent: string }): Rich<T> =>
  [v.list(``), ` `, `${v.percent}`, ` % Rabatt`];
export const devplan_saves_year = (v: { saving: string }): string =>
  `Spart ${v.saving} im Jahr`;
export const devplan_yearly_saves = (v: { saving: string }): string =>
  `Jährlich gezahlt sparst du ${v.saving}`;
export const devplan_buying = (): string =>
  `Einen Tarif kaufen`;
export const devplan_by_arrangement = (): string =>
  `Tarife gibt es nach Absprache mit dem Eigner dieser Website: siehe Zahlungsarten.`;
export const devplan_not_sold = (): string =>
  `Auf dieser Website kann man keine Tarife kaufen.`;
export const devplan_operator_gives = (): string =>
  `Der Betreiber kann dir einen geben.`;
export const devplan_create_key = (): string =>
  `API-Schlüssel erstellen`;
export const devplan_card_text = (): string =>
  `Visa, Mastercard und American Express, auf der Seite von Stripe selbst. Wir sehen deine Kartennummer nie.`;
export const devplan_coins_text = (v: { percent: string; coin: string }): string =>
  `${v.percent} % Rabatt mit ${v.coin}. Ein in Coins bezahlter Tarif verlängert sich nicht von selbst; der Bot erinnert dich, bevor er endet.`;
export const devplan_coin_list = (): string =>
  `Coins`;
export const devplan_arranged_coin = (v: { coin: string }): string =>
  `${v.coin} (nach Absprache)`;
export const devplan_card_failed = (): string =>
  `Die Zahlung bei Stripe konnte nicht begonnen werden. Bitte versuch es noch einmal.`;
export const devplan_coins_failed = (): string =>
  `Die Zahlung in Krypto konnte nicht begonnen werden. Bitte versuch es noch einmal.`;
export const devplan_billing_failed = (): string =>
  `Die Abrechnungsseite konnte nicht geöffnet werden. Bitte versuch es noch einmal.`;
export const devplan_payment_error = (): string =>
  `Fehler bei der Zahlung`;
export const devplan_initiated = (): string =>
  `Zahlung begonnen`;
export const devplan_initiated_text = (): string =>
  `Bitte schließ die Zahlung in Kryptowährung ab.`;
export const devplan_is_active = (v: { plan: string }): string =>
  `${v.plan}: aktiv`;
export const devplan_is_past_due = (v: { plan: string }): string =>
  `${v.plan}: überfällig`;
export const devplan_is_suspended = (v: { plan: string }): string =>
  `${v.plan}: ausgesetzt`;
export const devplan_is_expired = (v: { plan: string }): string =>
  `${v.plan}: abgelaufen`;
export const devplan_is_cancelled = (v: { plan: string }): string =>
  `${v.plan}: gekündigt`;
export const devplan_requests = (): string =>
  `API-Anfragen`;
export const devplan_webhooks = (): string =>
  `Webhooks`;
export const devplan_apps = (): string =>
  `Apps`;
export const devplan_resets = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`API-Anfragen und Webhooks beginnen wieder bei null am `, v.time(``), `.`];
export const devplan_credit = (v: { amount: string }): string =>
  `Guthaben: ${v.amount}.`;
export const devplan_credit_undone = (): string =>
  `Eine gutgeschriebene Zahlung wurde auf der Chain rückgängig gemacht.`;
export const devplan_credit_next = (): string =>
  `Es wird von deiner nächsten Rechnung in Coins abgezogen.`;
export const devplan_choose_below = (): string =>
  `Wähl unten einen.`;
export const devplan_active_ends = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Dein Abo ist aktiv. Es endet am `, v.time(``), ` und verlängert sich nicht von selbst.`];
export const devplan_active_renews = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Dein Abo ist aktiv. Es verlängert sich am `, v.time(``), `.`];
export const devplan_attention = (): string =>
  `Dein Abo braucht Aufmerksamkeit.`;
export const devplan_last_failed = (): string =>
  `Die letzte Zahlung ist fehlgeschlagen.`;
export const devplan_suspended = (): string =>
  `Seine Zahlung wurde erstattet, angefochten oder auf der Chain rückgängig gemacht.`;
export const devplan_expired = (): string =>
  `Es ist abgelaufen. Wähl einen Tarif, um weiterzumachen.`;
export const devplan_cancelled_plan = (): string =>
  `Es wurde gekündigt. Wähl einen Tarif, um weiterzumachen.`;
export const devplan_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Alles funktioniert bis `, v.time(``), `.`];
export const devplan_stopped_on = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Dein Tarif funktioniert nicht mehr seit `, v.time(``), `.`];
export const devplan_pay_stripe = (): string =>
  `Zahl auf der Seite von Stripe, mit dieser oder einer anderen Karte.`;
export const devplan_stripe_mail = (): string =>
  `Stripe hat dir eine E-Mail geschickt, wie du zahlst.`;
export const devplan_pay_now = (): string =>
  `Jetzt zahlen`;
export const devplan_billing = (): string =>
  `Abrechnung verwalten`;
export const devplan_billing_text = (): string =>
  `Auf der Seite von Stripe kannst du deinen Tarif ändern, kündigen oder fortsetzen oder eine andere Karte nehmen.`;
export const devplan_extend_year = (v: { plan: string }): string =>
  `${v.plan} um ein Jahr verlängern`;
export const devplan_extend_month = (v: { plan: string }): string =>
  `${v.plan} um einen Monat verlängern`;
export const devplan_of_unlimited = (v: { used: number }): string =>
  `${number(v.used)} von unbegrenzt vielen`;
export const devplan_none_without = (): string =>
  `Ohne Tarif keine`;
export const devplan_used_of = (v: { used: number; limit: number }): string =>
  `${number(v.used)} von ${number(v.limit)}`;
export const devplan_used_up = (): string =>
  `Aufgebraucht.`;
export const devplan_used_most = (): string =>
  `80 % oder mehr verbraucht.`;
export const devplan_invoice = (): string =>
  `Rechnung`;
export const devplan_invoice_lead = (v: { coin: string }): string =>
  `Zahl mit deiner ${v.coin}-Wallet. Betrag und Adresse gelten nur für diese Rechnung.`;
export const devplan_invoice_sign_in = (): string =>
  `Melde dich an, um deine Rechnung zu sehen`;
export const devplan_invoice_purpose = (): string =>
  `Eine Rechnung sieht nur das Mitglied, dem sie gehört.`;
export const devplan_invoice_panel = (): string =>
  `Die Rechnung`;
export const devplan_invoice_failed = (): string =>
  `Die Rechnung konnte nicht geladen werden`;
export const devplan_invoice_kept = (): string =>
  `Nichts, was du gezahlt hast, ist verloren. Adresse und Betrag haben sich nicht geändert.`;
export const devplan_invoice_year = (v: { plan: string }): string =>
  `${v.plan}, ein Jahr`;
export const devplan_invoice_month = (v: { plan: string }): string =>
  `${v.plan}, ein Monat`;
export const devplan_stale = (): string =>
  `Keine Verbindung. Das ist der letzte bekannte Stand.`;
export const devplan_back = (): string =>
  `Zurück zu den Tarifen`;
export const devplan_qr = (v: { amount: string }): string =>
  `QR-Code der Adresse und des Betrags: ${v.amount}`;
export const devplan_amount = (): string =>
  `Betrag`;
export const devplan_left = <T>(v: { left: (text: string) => T }): Rich<T> =>
  [`Verbleibende Zeit: `, v.left(``)];
export const devplan_left_label = (): string =>
  `Verbleibende Zeit`;
export const devplan_left_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Bis `, v.time(``), `. Bis dahin gilt der Preis.`];
export const devplan_list_price = (): string =>
  `Listenpreis`;
export const devplan_discount = (): string =>
  `Rabatt`;
export const devplan_percent = (v: { percent: string }): string =>
  `${v.percent} %`;
export const devplan_your_credit = (): string =>
  `Dein Guthaben`;
export const devplan_to_pay = (): string =>
  `Zu zahlen`;
export const devplan_confirmations = (): string =>
  `Bestätigungen`;
export const devplan_late = (): string =>
  `Deine Zahlung war zu klein oder kam zu spät. Sobald sie bestätigt ist, bleibt sie als Guthaben erhalten und wird von deiner nächsten Rechnung abgezogen.`;
export const devplan_unpaid = (): string =>
  `Es kam keine Zahlung rechtzeitig an. Zahl nicht mehr an diese Adresse; wähl den Tarif noch einmal.`;
export const devplan_dropped_out = (): string =>
  `Das Netzwerk hat deine Zahlung verworfen oder rückgängig gemacht. Zahl nicht mehr an diese Adresse; wähl den Tarif noch einmal. Wird die Zahlung doch noch bestätigt, bleibt sie als Guthaben erhalten.`;
export const devplan_kept = (v: { amount: string }): string =>
  `${v.amount} war zu viel oder zu spät: Das bleibt als Guthaben erhalten und wird von deiner nächsten Rechnung abgezogen.`;
export const devplan_kept_card = (): string =>
  `Dein Tarif ist schon mit Karte bezahlt, deshalb bleibt diese Zahlung als Guthaben erhalten.`;
export const devplan_paid = (): string =>
  `Dein Tarif ist bezahlt.`;
export const devplan_paid_title = (): string =>
  `Bezahlt und bestätigt`;
export const devplan_dropped = (): string =>
  `Zahlung verworfen`;
export const devplan_dropped_text = (): string =>
  `Das Netzwerk hält deine Zahlung nicht mehr, und kein Block enthält sie. Lass deine Wallet sie noch einmal senden. Taucht sie nicht innerhalb von zwei Stunden wieder auf, endet diese Rechnung, und alles, was später ankommt, bleibt als Guthaben erhalten.`;
export const devplan_received = (): string =>
  `Zahlung erhalten`;
export const devplan_received_text = (v: { count: string; needed: string }): string =>
  `Warten auf die Chain: ${v.count} von ${v.needed} Bestätigungen.`;
export const devplan_confirmed_of = (v: { count: string; needed: string }): string =>
  `${v.count} von ${v.needed}`;
export const devplan_too_late = (): string =>
  `Zu spät bezahlt`;
export const devplan_over = (): string =>
  `Abgelaufen`;
export const devplan_underpaid = (): string =>
  `Zu wenig bezahlt`;
export const devplan_underpaid_text = (v: { received: string; missing: string }): string =>
  `${v.received} erhalten, ${v.missing} fehlen noch. Zahl den Rest an dieselbe Adresse, bevor die Zeit abläuft.`;
export const devplan_undone = (): string =>
  `Zahlung rückgängig gemacht`;
export const devplan_undone_text = (): string =>
  `Deine Zahlung wurde auf der Chain rückgängig gemacht. Zahl noch einmal an dieselbe Adresse, bevor die Zeit abläuft.`;
export const devplan_waiting = (): string =>
  `Warten auf deine Zahlung`;
export const devplan_waiting_text = (): string =>
  `Sie erscheint hier innerhalb einer Minute, noch bevor sie bestätigt ist.`;
export const devplan_ask_sign_in = (): string =>
  `Melde dich an, um einen Tarif anzufragen`;
export const devplan_ask_purpose = (): string =>
  `Ein Tarif gehört einem Mitglied.`;
export const devplan_ask_open = (): string =>
  `Du hast schon eine offene Anfrage. Um sie zu ändern, zieh sie zurück und frag noch einmal an.`;
export const devplan_ask = (): string =>
  `Tarif anfragen`;
export const devplan_ask_plan = (): string =>
  `Tarif`;
export const devplan_ask_for = (): string =>
  `Für`;
export const devplan_months = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Monat`, other: `${number(v.count)} Monate` })}`;
export const devplan_ask_coin = (): string =>
  `Coin`;
export const devplan_ask_contact = (): string =>
  `Wie der Eigner dich erreicht`;
export const devplan_ask_contact_hint = (): string =>
  `Ein Telegram-Name oder eine E-Mail-Adresse. Nur der Eigner sieht es.`;
export const devplan_ask_no_contact = (): string =>
  `Sag, wie der Eigner dich erreichen kann.`;
export const devplan_ask_send = (): string =>
  `Anfrage senden`;
export const devplan_ask_sent = (): string =>
  `Anfrage gesendet`;
export const devplan_ask_sent_text = (): string =>
  `Der Eigner dieser Website wird sich bei dir melden.`;
export const devplan_ask_price = (v: { month: string; year: string }): string =>
  `Listenpreis: ${v.month} im Monat, ${v.year} im Jahr. Der Eigner sagt dir, was du wohin zahlst, und gewährt den Tarif, wenn die Zahlung angekommen ist.`;
export const devplan_own = (): string =>
  `Deine Anfragen`;
export const devplan_own_open = (): string =>
  `Wartet auf den Eigner`;
export const devplan_own_contact = <T>(v: { contact: (text: string) => T }): Rich<T> =>
  [`Kontakt: `, v.contact(``)];
export const devplan_own_granted = <T>(v: { time: (text: string) => T; received: (text: string) => T }): Rich<T> =>
  [`Bis `, v.time(``), `. Erhalten: `, v.received(``)];
export const devplan_own_withdraw = (): string =>
  `Zurückziehen`;
export const devplan_own_withdrawn = (): string =>
  `Anfrage zurückgezogen`;
export const devplan_own_again = (): string =>
  `Du kannst wieder anfragen.`;
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
  `Er wird wieder fällig und mit der nächsten Auszahlung gezahlt. War seine Zahlung schon vorher gescheitert, ist er wieder gescheitert, bis der Betreiber das klärt.`;
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
export const legal_convenience = (): string =>
  `Diese Übersetzung ist nur eine Lesehilfe. Maßgeblich ist der englische Text; um ihn zu lesen, wähle am Ende der Seite „English“.`;
export const legal_changed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Zuletzt geändert am `, v.date(``)];
export const legal_privacy_lead = (v: { site: string; community: string }): string =>
  `Was ${v.site} über Mitglieder der Community ${v.community} speichert, wozu, wie lange, und wer es sieht.`;
export const legal_short = (): string =>
  `Kurz gesagt`;
export const legal_short_public = (): string =>
  `Namen, Punkte und Summen sind öffentlich: Sie sind die Rangliste. Deine Telegram-ID, Adressen von Coins und einzelne Trinkgelder zeigt sie nicht. Die Seiten abgeschlossener Wochen nennen Transaktionen von Trinkgeldern, ohne die Mitglieder.`;
export const legal_short_ledger = (): string =>
  `Deine Aktivität bleibt. Punkte und Anteile werden aus einem Kontobuch berechnet, das nie gelöscht wird, sodass sich jede Summe nachprüfen lässt.`;
export const legal_short_cookies = (): string =>
  `Keine Werbung, keine Analyse, kein Tracking. Cookies nur, wenn du dich anmeldest oder eine Sprache wählst.`;
export const legal_from = (): string =>
  `Woher die Daten kommen`;
export const legal_from_bot = (v: { bot: string }): string =>
  `Von ${v.bot}: Der Bot meldet, was du mit ihm machst, und nennt dich, wenn dir jemand Trinkgeld gibt, auch wenn du ihn nie benutzt hast. Aus einer Datei mit früheren Ereignissen, wenn der Betreiber eine eingespielt hat. Von dir, wenn du dich hier anmeldest.`;
export const legal_from_nameless = (): string =>
  `Vom Bot: Er meldet, was du mit ihm machst, und nennt dich, wenn dir jemand Trinkgeld gibt, auch wenn du ihn nie benutzt hast. Aus einer Datei mit früheren Ereignissen, wenn der Betreiber eine eingespielt hat. Von dir, wenn du dich hier anmeldest.`;
export const legal_from_own_wallet = (): string =>
  `Die Schlüssel und Wörter deiner Wallet sind in deinem eigenen Browser und kommen nie auf diese Website. Sie sieht, nach welchen Adressen die Wallet fragt, und führt keine Liste davon.`;
export const legal_from_bot_wallet = (): string =>
  `Was der Bot für sich behält, etwa die Schlüssel einer Wallet, kommt nie auf diese Website.`;
export const legal_operator = (): string =>
  `Der Betreiber ist die Person oder Organisation, die diese Website betreibt.`;
export const legal_kept = (): string =>
  `Was gespeichert wird`;
export const legal_what_for = (): string =>
  `Wozu`;
export const legal_how_long = (): string =>
  `Wie lange`;
export const legal_who_sees = (): string =>
  `Wer es sieht`;
export const legal_account = (): string =>
  `Dein Telegram-Konto`;
export const legal_account_what = (): string =>
  `Telegram-ID, Vor- und Nachname, Benutzername, die Adressen deines Fotos und deines Profils, die Zeitpunkte der neuesten Meldungen davon, eine Mitgliedsnummer, wann du zuerst vorkamst, und seit wann du auf öffentlichen Seiten verborgen bist, falls du es bist.`;
export const legal_account_purpose = (): string =>
  `Um Mitglieder zu unterscheiden, um zu zeigen, wer wer ist, und um dich bei der Anmeldung zu erkennen.`;
export const legal_account_kept = (): string =>
  `Solange diese Website läuft; eine neuere Meldung ersetzt die ältere.`;
export const legal_account_seen = (): string =>
  `Alle sehen Namen, Benutzernamen, Profillink, Mitgliedsnummer und wann du zuerst vorkamst, außer wenn du verborgen bist. Telegram-ID und Adresse des Fotos: du, der Betreiber und die Admins.`;
export const legal_picture = (): string =>
  `Dein Bild`;
export const legal_picture_what = (): string =>
  `Das Bild deines Telegram-Kontos, wenn Telegram bei der Anmeldung seine Adresse nennt, und wann wir zuletzt danach gesucht haben.`;
export const legal_picture_purpose = (): string =>
  `Um dir und den Admins zu zeigen, wessen Konto es ist.`;
export const legal_picture_kept = (): string =>
  `Bis du dich anmeldest, nachdem du es in Telegram geändert oder entfernt hast, und höchstens 90 Tage nach deiner letzten Anmeldung. Entfernt wird es von einem stündlichen Aufräumen.`;
export const legal_picture_seen = (): string =>
  `Du, wenn du angemeldet bist, und: der Betreiber und die Admins.`;
export const legal_set = (): string =>
  `Was du im Bot oder in der Wallet festlegst`;
export const legal_set_what = (): string =>
  `Twitter/X-Name und ob er bestätigt wurde, Hauptadresse und Staking-Adresse, jeweils mit dem Zeitpunkt der Festlegung. Zu einer Adresse, die du in der Wallet nachgewiesen hast: der Text, den ihr Schlüssel unterschrieben hat, wann er unterschrieben hat, bis wann Anteile auf sie warten, und wann du sie bestätigt hast. Die Schlüssel und Wörter der Wallet erreichen uns nie, und wir halten nicht fest, nach welchen Adressen sie fragt.`;
export const legal_set_purpose = (): string =>
  `Sie bringen einmal Punkte; an die Hauptadresse kann ein Anteil am Topf gezahlt werden. Die nachgewiesenen Adressen entscheiden auch, wessen Zahlung eine Zahlung ist: Eine Zahlung von ihnen zählt als deine.`;
export const legal_set_kept = (): string =>
  `Solange diese Website läuft; eine neuere Angabe ersetzt die ältere in deinem Profil.`;
export const legal_set_seen = (): string =>
  `Alle sehen den Twitter/X-Namen. Die Adressen: der Betreiber und die Admins.`;
export const legal_did = (): string =>
  `Was du getan hast`;
export const legal_did_what = (): string =>
  `Jedes gemeldete Ereignis: seine Art (Konto, Profil, Adresse, Twitter/X-Name, Trinkgeld, Überweisung, /gm, /faucet, Inhalt, Schatzsuche, Empfehlung), wann es geschah und wann es ankam, der Betrag, die ID der Transaktion (txid), an wen ein Trinkgeld ging, und was festgelegt wurde.`;
export const legal_did_purpose = (): string =>
  `Um Punkte und Summen zu berechnen und nachzuweisen.`;
export const legal_for_good = (): string =>
  `Für immer. Die Datenbank verweigert jede Änderung und Entfernung dessen, was geschrieben ist.`;
export const legal_did_seen = (): string =>
  `Einzelne Ereignisse: du, wenn sie dir Punkte gebracht oder dich bezahlt haben, und: der Betreiber und die Admins. Alle sehen die Summen.`;
export const legal_points = (): string =>
  `Punkte und Wochen`;
export const legal_points_what = (): string =>
  `Was jedes Ereignis nach welcher Regel eingebracht hat, was ein Tageslimit abgezogen hat, und Korrekturen; die Summen deiner Punkte, insgesamt und für jeden Tag und jede Woche, und die Zahl deiner Transaktionen. Ein öffentliches Log enthält einen Fingerabdruck jedes Ereignisses und jeder Sperre, und wir bewahren die Zufallszahl auf, die ihn öffnet.`;
export const legal_points_purpose = (): string =>
  `Für Rang, Rangliste und Wochentopf; das Log beweist, dass nichts darin geändert wurde.`;
export const legal_points_kept = (): string =>
  `Für immer: Was verdient wurde, wird nie geändert oder entfernt, nur ergänzt. Werden deine Daten gelöscht, werden auch die Zahlen gelöscht, die deine Fingerabdrücke öffnen.`;
export const legal_points_seen = (): string =>
  `Alle sehen die Punkte insgesamt und die der laufenden Woche. Tage und einzelne Einträge mit ihren Regeln: du, wenn du angemeldet bist; Admins sehen, nach welchen Regeln die Punkte der laufenden Woche verdient wurden. Die Fingerabdrücke sagen Fremden nichts; die Zahlen, die deine öffnen: du, wenn du angemeldet bist.`;
export const legal_shares = (): string =>
  `Anteile am Wochentopf`;
export const legal_shares_what = (): string =>
  `Für jede Woche, in der du einen Anteil am Topf hattest: dein Platz, deine Punkte, der Betrag, wann dein Konto begann, soweit wir es damals wussten, ob der Anteil offen, zurückgehalten (mit dem Grund) oder gezahlt ist, wann, an welche Adresse, und die Transaktion mit ihrer ID (txid). Hat der Betreiber ihn von Hand gezahlt: wer das eingetragen hat, die Notiz, und der Grund, falls der Eintrag zurückgenommen wurde.`;
export const legal_shares_purpose = (): string =>
  `Um jeden Anteil einmal zu zahlen.`;
export const legal_for_good_on_chain = (): string =>
  `Für immer. Zahlungen stehen auch auf der öffentlichen Kette des Coins, wo niemand sie entfernen kann.`;
export const legal_shares_seen = (): string =>
  `Alle sehen Platz, Punkte, Betrag, Stand, Transaktion und Notiz jedes Anteils, mit deinem Namen, und können eine Datei davon herunterladen, mit deiner Mitgliedsnummer statt deines Namens. Adressen und Gründe: der Betreiber und die Admins. Eine Transaktion zeigt auf der Kette, an welche Adressen sie gezahlt hat.`;
export const legal_faucet = (): string =>
  `Abrufe vom Faucet`;
export const legal_faucet_what = (): string =>
  `Wenn der Bot dieser Community einen Faucet hat: Zeitpunkt, Betrag, Adresse und Ausgang jedes Abrufs, und die Transaktion mit ihrer ID (txid).`;
export const legal_faucet_purpose = (): string =>
  `Um jeden Abruf einmal zu zahlen, und jeder Person höchstens einmal in 24 Stunden.`;
export const legal_faucet_seen = (): string =>
  `Du, und: der Betreiber und die Admins.`;
export const legal_hunts = (): string =>
  `Schatzsuchen`;
export const legal_hunts_what = (): string =>
  `Für jede Schatzsuche, bei der du mitgespielt hast: das Rätsel, das du erreicht hast, und wann du es erreicht hast, die Zeitpunkte deiner letzten falschen Antworten darauf, wann du am Ziel warst, und wie viele vor dir am Ziel waren; und ob ein Rätsel andere bittet, dir Trinkgeld zu geben. Deine Antworten werden nicht gespeichert. Für jeden Preis in Coins, den du gewonnen hast: der Betrag, ob er offen, gezahlt oder verfallen ist (mit dem Grund), wann, an welche Adresse, und die Transaktion mit ihrer ID (txid).`;
export const legal_hunts_purpose = (): string =>
  `Um die am Ziel zu ordnen, um die Gewinner so zu ermitteln, dass alle es nachprüfen können, und um jeden Preis einmal zu zahlen.`;
export const legal_hunts_kept = (): string =>
  `Für immer. Die Zeitpunkte falscher Antworten nur, bis du das Rätsel löst oder deine Daten gelöscht werden. Zahlungen stehen auch auf der öffentlichen Kette des Coins, wo niemand sie entfernen kann.`;
export const legal_hunts_seen = (): string =>
  `Alle sehen, wie viele Mitglieder jedes Rätsel erreicht haben, und nach dem Ende der Schatzsuche die Mitgliedsnummern derer am Ziel und die Gewinner mit Preisen und Transaktionen, mit Namen, außer wenn sie verborgen sind. Das Übrige: du, und: der Betreiber und die Admins. Wer ein Rätsel über dich erreicht, sieht deinen Namen.`;
export const legal_signals = (): string =>
  `Was an Trinkgeldern auffällt`;
export const legal_signals_what = (): string =>
  `Für jede Woche alles Ungewöhnliche an den Trinkgeldern, die du gegeben oder bekommen hast: wer wem wie oft und wann Trinkgeld gegeben hat, und ob Konten neu sind oder sich eine Adresse teilen; und die Notizen der Admins dazu. Einsprüche gegen Anteile: gegen wessen Anteil, wer Einspruch erhoben hat, warum, und die Entscheidung.`;
export const legal_signals_purpose = (): string =>
  `Damit Admins es ansehen können, bevor der Wochentopf ausgezahlt wird. Automatisch geschieht deswegen nichts.`;
export const legal_signals_kept = (): string =>
  `Für immer, wie die Trinkgelder selbst.`;
export const legal_signals_seen = (): string =>
  `Deine eigenen Einsprüche und den Grund, aus dem dein Anteil zurückgehalten wird: du. Alles: der Betreiber und die Admins.`;
export const legal_content = (): string =>
  `Inhalte, die du einreichst`;
export const legal_content_what = (): string =>
  `Link, Art, Titel, Beschreibung, wann du den Inhalt eingereicht hast, ob es ein zweiter Versuch ist, was du geändert hast, ob du ihn zurückgezogen hast, und die Prüfung: ihr Ergebnis, Punkte und Kommentar, wer wann geprüft hat, wer gerade prüft, und Formen des Links und dieser Texte für die Suche.`;
export const legal_content_purpose = (): string =>
  `Damit Admins ihn prüfen und Punkte vergeben können.`;
export const legal_content_kept = (): string =>
  `Solange diese Website läuft, außer wenn der Betreiber ihn löscht. Dass du ihn eingereicht hast, bleibt im Kontobuch, und deine Änderungen daran bleiben im Prüfprotokoll.`;
export const legal_content_seen = (): string =>
  `Du, und: der Betreiber und die Admins. Alle sehen angenommene Inhalte im Schaufenster und auf deiner Creator-Seite: Link, Art, Titel, Beschreibung, Punkte und wann sie eingereicht wurden, mit deinem Namen und Rang, außer wenn du verborgen bist.`;
export const legal_role = (): string =>
  `Rolle und Sperren`;
export const legal_role_what = (): string =>
  `Deine Rolle (Mitglied, Admin oder Eigner), und Beginn, Grund und Ende jeder Sperre.`;
export const legal_role_purpose = (): string =>
  `Um zu entscheiden, was jede Person darf.`;
export const legal_role_kept = (): string =>
  `Solange diese Website läuft oder bis es geändert wird.`;
export const legal_role_seen = (): string =>
  `Alle sehen, wer Admin ist. Sperren: der Betreiber und die Admins. Der Bot erfährt, ob du gesperrt bist.`;
export const legal_broadcasts = (): string =>
  `Nachrichten vom Bot`;
export const legal_broadcasts_what = (): string =>
  `Ob du Rundnachrichten abgeschaltet hast, und seit wann der Bot dir nicht schreiben kann. Zu jeder Rundnachricht an dich: wann sie gesendet wurde, ob sie ankam, und die Nummer, die Telegram der Nachricht gab; zur Rundnachricht selbst: wer sie wann gestartet hat, und, bis sie beendet ist, ihr Text mit dem Namen der Person, die den Beitrag verfasst hat.`;
export const legal_broadcasts_purpose = (): string =>
  `Um nur denen zu schreiben, die es wollen, und nur einmal.`;
export const legal_broadcasts_kept = (): string =>
  `Deine Wahl, bis du sie änderst; dass der Bot dir nicht schreiben kann, bis er von dir hört; welche Rundnachrichten du bekommen hast, solange diese Website läuft.`;
export const legal_broadcasts_seen = (): string =>
  `Der Betreiber. Admins sehen, wer eine Rundnachricht gestartet hat und wie viele sie erreicht hat. Telegram befördert die Nachrichten.`;
export const legal_met = (): string =>
  `Personen, denen der Bot begegnet ist`;
export const legal_met_what = (): string =>
  `Wenn diese Community einen eigenen Bot betreibt: Telegram-ID, Namen und Benutzername aller, Mitglied oder nicht, von denen der Bot eine Nachricht oder einen Tastendruck sieht, wann er zuletzt davon gesehen hat, seit wann er dir privat schreiben darf, und wann er dir zuletzt gesagt hat, dass Trinkgelder auf dich warten. Er sieht auch, auf wen ein Trinkgeld antwortet oder wen es nennt. Die Nachrichten selbst werden nicht gespeichert.`;
export const legal_met_purpose = (): string =>
  `Um die Person zu finden, wenn jemand einem Namen Trinkgeld gibt oder ihn nachschlägt.`;
export const legal_met_kept = (): string =>
  `Solange diese Website läuft, wenn du Mitglied bist; sonst bis 90 Tage, nachdem der Bot dir zuletzt begegnet ist.`;
export const legal_seen_operator = (): string =>
  `Der Betreiber.`;
export const legal_brought = (): string =>
  `Mitglieder, die du mitbringst`;
export const legal_brought_what = (): string =>
  `Wenn diese Community einen eigenen Bot betreibt: der Code deines Links, sobald du um einen gebeten hast; durch wessen Link du kamst oder wer durch deinen kam, und wann.`;
export const legal_brought_purpose = (): string =>
  `Um dir davon zu erzählen und einmal die Punkte zu geben, die der Betreiber festlegt.`;
export const legal_while_site = (): string =>
  `Solange diese Website läuft.`;
export const legal_brought_seen = (): string =>
  `Der Betreiber. Der Bot sagt dir, dass jemand gekommen ist, aber nicht, wer es war.`;
export const legal_notices = (): string =>
  `Was der Bot dir mitteilt`;
export const legal_notices_what = (): string =>
  `Wenn diese Community einen eigenen Bot betreibt: welche Mitteilungen du willst und ob du Trinkgeld annimmst; die Sprache, die du gewählt hast, und die, die Telegram zuletzt genannt hat; seine letzte Frage und deine bisherigen Antworten; die Nachrichten, die er dir gleich sendet, und danach, wann jede gesendet wurde, ob sie ankam, und die Nummer, die Telegram ihr gab.`;
export const legal_notices_purpose = (): string =>
  `Um dir alles einmal zu sagen, in deiner Sprache, und nur, was du hören willst.`;
export const legal_notices_kept = (): string =>
  `Deine Wahl, bis du sie änderst; eine offene Frage eine Stunde; ein Text, bis er gesendet ist; das Übrige 30 Tage.`;
export const legal_notices_seen = (): string =>
  `Du, in Telegram, das die Nachrichten befördert, und der Betreiber.`;
export const legal_plan = (): string =>
  `Dein Tarif als Entwickler`;
export const legal_plan_what = (): string =>
  `Welchen Tarif du hast, für welchen Zeitraum, wie er bezahlt wurde, wann er begann, wann er endet und ob er verlängert wird; wie viele API-Aufrufe und Webhooks du in jedem Monat verbraucht hast, mit und ohne Tarif; welche Erinnerungen dazu der Bot dir senden sollte, und ob sie ankamen. Wenn du um einen Tarif nach Vereinbarung bittest: Tarif, Monate, Coin, wie der Eigner dich erreicht, wann du gefragt hast, und der Ausgang, mit dem erhaltenen Betrag oder dem Grund der Ablehnung.`;
export const legal_plan_purpose = (): string =>
  `Um Zugang zur API in den Grenzen des Tarifs zu geben.`;
export const legal_plan_kept = (): string =>
  `Solange diese Website läuft; deine Kontaktangabe, bis du die Anfrage zurückziehst.`;
export const legal_plan_seen = (): string =>
  `Du, wenn du angemeldet bist, und der Betreiber.`;
export const legal_payments = (): string =>
  `Zahlungen für Tarife`;
export const legal_payments_what = (): string =>
  `Mit Karte: Tarif, Zeitraum und Preis, die du gewählt hast, wann du sie gewählt hast, die Adresse der Zahlungsseite, und Stripes Nummern und Stände von dir als Kundin oder Kunde, der Seite, des Abonnements und jeder erstatteten oder angefochtenen Zahlung. In Coins: Tarif, Preis, Guthaben und Betrag jeder Rechnung, ihre Adresse und Zeitpunkte, und dein Tarif davor und danach; Transaktion, Betrag und Block jeder Zahlung an sie, und wann sie zuerst gesehen wurde; und jeder Eintrag deines Guthabens. Deine Kartennummer kommt nie hierher.`;
export const legal_payments_purpose = (): string =>
  `Um jeden bezahlten Tarif einmal zu liefern und zu viel Gezahltes gutzuschreiben.`;
export const legal_payments_kept = (): string =>
  `Solange diese Website läuft; Einträge deines Guthabens werden nie geändert. Zahlungen in Coins stehen auch auf der öffentlichen Kette, wo niemand sie entfernen kann.`;
export const legal_payments_seen = (): string =>
  `Du, wenn du angemeldet bist, und der Betreiber. Stripe weiß, was du dort zahlst, und alle können Zahlungen auf der Kette sehen, ohne deinen Namen.`;
export const legal_apps = (): string =>
  `Apps, die du anmeldest`;
export const legal_apps_what = (): string =>
  `Name, Entwickler oder Organisation, Kontakt-E-Mail, Art, Beschreibung, Webhook- und Callback-Adressen und die Erlaubnisse, um die du bittest; das Geheimnis, mit dem ihre Webhooks unterschrieben werden, verschlüsselt; wann sie angemeldet wurde, wer sie wann freigegeben hat, warum sie in die Sandbox zurückgestellt wurde, und wann sie entfernt wurde.`;
export const legal_apps_purpose = (): string =>
  `Um Mitgliedern zu sagen, wer sie um was bittet, und damit Admins darüber entscheiden können.`;
export const legal_apps_seen = (): string =>
  `Du und: der Betreiber und die Admins. Mitglieder, die deine App um etwas bittet, sehen ihren Namen und den Entwickler.`;
export const legal_keys = (): string =>
  `API-Schlüssel`;
export const legal_keys_what = (): string =>
  `Name, Erlaubnisse, App, Limit und Zeitpunkte jedes Schlüssels, den du erstellst; der Schlüssel selbst, verschlüsselt, und ein Hash, um ihn zu finden; wie viele Aufrufe er an jedem Tag und, eine Stunde lang, in jeder Minute gemacht hat; wann und aus welchem Netz (nicht die ganze Adresse) er zuletzt benutzt wurde, und ob er nach seinem Ende benutzt wurde. Antworten auf Aufrufe, die nicht wiederholt werden dürfen, mit den IDs deines Programms dafür.`;
export const legal_keys_purpose = (): string =>
  `Um jedem Programm den Zugang zu geben, den du ihm erlaubst, Aufrufe zu zählen und nichts zu wiederholen.`;
export const legal_keys_kept = (): string =>
  `Solange diese Website läuft. Der Schlüssel selbst, bis zehn Minuten nachdem du ihn gelöscht hast, und sein Hash für immer, damit seine Benutzung auffällt; die Antworten einen Tag.`;
export const legal_keys_seen = (): string =>
  `Du, wenn du angemeldet bist; ganze Schlüssel eine Viertelstunde nach einer Anmeldung. Der Betreiber sieht alles außer den Schlüsseln.`;
export const legal_webhooks = (): string =>
  `Webhooks deiner Apps`;
export const legal_webhooks_what = (): string =>
  `Jedes an deine Apps gesendete Ereignis: sein Inhalt, um wen es geht, wann und wie oft es gesendet wurde, und die Antwort deines Servers.`;
export const legal_webhooks_purpose = (): string =>
  `Um Apps von Ereignissen zu erzählen und dir die Zustellungen zu zeigen.`;
export const legal_webhooks_kept = (): string =>
  `30 Tage und bis zum nächsten stündlichen Aufräumen.`;
export const legal_webhooks_seen = (): string =>
  `Du und der Betreiber. Der eigene Server deiner App empfängt das Ereignis.`;
export const legal_allowed = (): string =>
  `Was du Apps erlaubst`;
export const legal_allowed_what = (): string =>
  `Was du jeder App erlaubt hast, wann, und wann du es widerrufen hast; welche Apps du blockiert hast; und jede Bitte einer App um deine Erlaubnis: die App, die Erlaubnisse, der Zeitpunkt und deine Antwort. Auch Bitten an eine ID, die niemandem gehört, werden gespeichert.`;
export const legal_allowed_purpose = (): string =>
  `Damit eine App nur erfährt, was du erlaubst.`;
export const legal_allowed_kept = (): string =>
  `Solange diese Website läuft. Von den Bitten die neueste; frühere 30 Tage und bis zum nächsten stündlichen Aufräumen.`;
export const legal_allowed_seen = (): string =>
  `Du, im Bot und unter „Erlaubte Apps“, und der Betreiber. Die App erfährt, ob sie darf.`;
export const legal_asked = (): string =>
  `Was Apps dich fragen und dir sagen`;
export const legal_asked_what = (): string =>
  `Zu jeder Nachricht, die der Bot dir für eine App sendet: die App, wem ihr Schlüssel gehört, die Art der Nachricht, wann, und ob sie ankam; ihr Text, bis sie gesendet ist. Zu jeder Zahlung, um die eine App dich bittet: Betrag, Adresse, Zweck, wann darum gebeten wurde, bis wann gezahlt werden kann, der Ausgang, und die Transaktion, die sie bezahlt hat (txid).`;
export const legal_asked_purpose = (): string =>
  `Um dir jede Nachricht einmal zu senden, um zu begrenzen, wie oft Apps fragen dürfen, und um die Zahlungen zu finden.`;
export const legal_asked_kept = (): string =>
  `Nachrichten: 30 Tage, nachdem sie hinausgingen, und bis zum nächsten stündlichen Aufräumen. Bitten um Zahlungen: solange diese Website läuft.`;
export const legal_asked_seen = (): string =>
  `Die App und ihr Entwickler sehen ihre eigenen; der Betreiber. Die Adresse, an die gezahlt wird, wird bei einem Index der Kette nachgeschlagen, wo der Betreiber einen eingerichtet hat (Guthaben auch: deine Hauptadresse, für eine App, der du es erlaubst).`;
export const legal_tips = (): string =>
  `Trinkgelder`;
export const legal_tips_what = (): string =>
  `Zu jedem Trinkgeld: wer wem, der Betrag, auch in Dollar, wenn er so angegeben war, die Notiz, Chat, Thema und Nachricht, zu denen es gehört, wann es gegeben wurde, bis wann es gezahlt werden kann, die Adresse, an die gezahlt wird, der Ausgang, und die Transaktion, die es bezahlt hat (txid). Zu einer Zahlung, die ein Trinkgeld bezahlt haben könnte: ihre Transaktion, Adresse, Betrag und Block, die Adressen, von denen sie kommt, wann wir dich danach gefragt haben, und deine Antwort. Ob du kein Trinkgeld möchtest. Zu jeder Zahlung von der Seite der Wallet: die Adressen, von denen und an die sie geht, Betrag, Gebühr, Zeitpunkt, Ausgang und unterschriebene Bytes.`;
export const legal_tips_purpose = (): string =>
  `Um die Zahlung auf der Kette zu finden, sie einmal zu zählen und euch beiden Bescheid zu sagen.`;
export const legal_tips_kept = (): string =>
  `Solange diese Website läuft; die Bytes, bis sechs Blöcke auf sie gefolgt sind. Zahlungen stehen auch auf der öffentlichen Kette des Coins, wo niemand sie entfernen kann.`;
export const legal_tips_seen = (): string =>
  `Du und die Person, der du Trinkgeld gibst, im Bot und im Verlauf der Wallet; alle in der Gruppe, in der das Trinkgeld gegeben wurde; der Betreiber. Die Adresse wird bei einem Index der Kette nachgeschlagen.`;
export const legal_escrows = (): string =>
  `Treuhandgeschäfte`;
export const legal_escrows_what = (): string =>
  `Zu jedem Treuhandgeschäft, das eine App mit dir einrichtet: wer kauft, wer verkauft und die App, der Betrag und sein Zweck, die öffentlichen Schlüssel und Adressen beider, wann beide zugestimmt haben, was eingezahlt wurde, Grund und Entscheidung eines Streits, und die Transaktion, die es beendet, mit ihren Unterschriften und ihrer ID (txid).`;
export const legal_escrows_purpose = (): string =>
  `Um die Adresse zu erstellen, von der zwei von drei Schlüsseln ausgeben können, und die Transaktion, die das Treuhandgeschäft beendet.`;
export const legal_escrows_kept = (): string =>
  `Solange diese Website läuft. Zahlungen stehen auch auf der öffentlichen Kette des Coins. Kein privater Schlüssel ist je hier.`;
export const legal_escrows_seen = (): string =>
  `Die App und ihr Entwickler sehen ihre eigenen; der Betreiber. Die kaufende und die verkaufende Person sehen die Bedingungen.`;
export const legal_audit = (): string =>
  `Prüfprotokoll`;
export const legal_audit_what = (): string =>
  `Was ein Admin ändert, und was du selbst änderst: Inhalte, die auf Prüfung warten, Apps, API-Schlüssel (auch wann dir ganze Schlüssel gezeigt wurden), Anfragen nach Tarifen, das Ende eines Tarifs, was du Apps erlaubst, und Treuhandgeschäfte, Antworten auf eine Anmeldung mit deiner ID. Die Telegram-ID der Person, der Zeitpunkt, die Handlung, der Datensatz mit seinem Stand davor und danach, und die Nummer der Anfrage.`;
export const legal_audit_purpose = (): string =>
  `Um über jede Änderung Rechenschaft zu geben, und um herauszufinden, ob jemand anders eine in deinem Namen vorgenommen hat.`;
export const legal_audit_seen = (): string =>
  `Der Betreiber und die Admins.`;
export const legal_sessions = (): string =>
  `Sitzungen`;
export const legal_sessions_what = (): string =>
  `Wenn du dich anmeldest: ein Hash der Zufallszahl in deinem Cookie (in Telegrams eigenen Apps auch einer zweiten, die zehn Minuten gilt), wann die Sitzung begann, zuletzt benutzt wurde und endet, und ob ein Link vom Bot sie geöffnet hat. Bei einer Anmeldung mit Telegram auch ein Hash der von Telegram unterschriebenen Daten, damit sie nur einmal angenommen werden. Zum neuesten Anmeldelink vom Bot: ein Hash davon, und wann er endet.`;
export const legal_sessions_purpose = (): string =>
  `Um dich angemeldet zu halten, und niemand anderen in deinem Namen.`;
export const legal_sessions_kept = (): string =>
  `Eine Sitzung endet nach 24 Stunden, nach zwei Stunden ohne Benutzung, oder wenn du dich abmeldest; dann wird ihr Datensatz gelöscht. Ein Link gilt fünf Minuten. Der Datensatz einer abgelaufenen Sitzung gibt keinen Zugang und wird binnen Stunden gelöscht.`;
export const legal_logins = (): string =>
  `Anmeldungen als Admin`;
export const legal_logins_what = (): string =>
  `Zu jedem Versuch, sich auf der Admin-Seite mit einer Telegram-ID anzumelden: die eingegebene ID, das Netz, aus dem er kam (eine Adresse ohne ihren letzten Teil), die Art des Browsers, die zwei Ziffern, die die Seite gezeigt hat, der Zeitpunkt und der Ausgang; und bis wann ein Admin, der solche Anmeldungen für einen Tag gesperrt hat, keine Fragen bekommt. Das Prüfprotokoll hält fest, wer wann zugestimmt oder abgelehnt hat.`;
export const legal_logins_purpose = (): string =>
  `Um den Admin in Telegram zu fragen und wiederholte Versuche zu stoppen.`;
export const legal_logins_kept = (): string =>
  `Einen Tag und bis zum nächsten stündlichen Aufräumen.`;
export const legal_logins_seen = (): string =>
  `Der Betreiber. Der gefragte Admin sieht Netz, Browser und Zeitpunkt.`;
export const legal_log = (): string =>
  `Das Log des Servers`;
export const legal_log_what = (): string =>
  `Zu jedem Aufruf: der Zeitpunkt, seine Methode und der Pfad auf dieser Website (ohne Suchbegriffe und Telegram-IDs), der Host, die Netzadresse (IP) und der Port, von denen er kam, seine Nummer, der Status der Antwort und wie lange sie dauerte; bei einem Fehlschlag auch der Fehler. Der Inhalt von Aufrufen, Cookies und Tokens werden nicht protokolliert.`;
export const legal_log_purpose = (): string =>
  `Um Fehler und Missbrauch zu finden.`;
export const legal_log_kept = (): string =>
  `Das Programm gibt sein Log an die Maschine weiter, auf der es läuft, und löscht dort nichts: Der Betreiber entscheidet, wie lange es aufbewahrt wird.`;
export const legal_log_seen = (): string =>
  `Der Betreiber. Wenn der Betreiber einen Dienst nutzt, der misst, wie lange Aufrufe dauern, sieht dieser Dienst von jedem Aufruf die Methode, die Art der Adresse, die Nummer, den Status und die Zeiten, und nichts darüber, von wem er kam.`;
export const legal_everybody = (): string =>
  `Was alle sehen`;
export const legal_everybody_board = (): string =>
  `Die Rangliste und die öffentlichen Abfragen dahinter zeigen von jedem Mitglied: Mitgliedsnummer, Vor- und Nachname oder Benutzername, Profillink, Twitter/X-Name und ob er bestätigt wurde, ob das Mitglied Admin ist, Piratenrang und Platz, die Punkte insgesamt und die der laufenden Woche, wie viele davon für den Topf zählen, ob sie für einen Anteil reichen und wie viele fehlen, die Beträge und Anzahlen gegebener und erhaltener Trinkgelder, die Anteile insgesamt, und wann das Konto begann.`;
export const legal_everybody_weeks = (): string =>
  `Die Seite jeder abgeschlossenen Woche, die Abfragen dahinter und ihre Dateien zeigen, wer sich den Topf geteilt hat: Platz, Mitgliedsnummer, Name, Punkte dieser Woche, Betrag, Stand und Transaktion, und wann das Konto begann. Sie nennen auch die Transaktionen der Trinkgelder dieser Woche, jede mit ihrem Betrag und den Punkten, die sie einbrachte, ohne die Mitglieder und die Zeit. Auf der Blockchain zeigt eine Transaktion Adressen und ihre Zeit; wer den Betrag deines Trinkgelds kennt, kann es dort also finden. Transaktionen verborgener Mitglieder werden nicht genannt.`;
export const legal_everybody_content = (): string =>
  `Der Creator-Hafen zeigt die angenommenen Inhalte der Mitglieder mit Namen und Rang, und jedes Mitglied mit einem Benutzernamen hat dort eine Seite.`;
export const legal_everybody_hide = (): string =>
  `Unter „Meine Übersicht“ im Creator-Hafen kannst du dich auf öffentlichen Seiten verbergen. Die Rangliste und die Seiten abgeschlossener Wochen zeigen dann deinen Platz und deine Zahlen ohne Namen und Links, und ohne deine Mitgliedsnummer, wo sie nicht gebraucht wird. Niemand findet dich dort über die Suche, deine Creator-Seite ist geschlossen, und deine Inhalte verlassen das Schaufenster. Die Dateien abgeschlossener Wochen behalten deine Mitgliedsnummer: Ihre Hashes beweisen die Aufteilung. Kopien, die andere gemacht haben, können wir nicht erreichen.`;
export const legal_everybody_copies = (v: { coin: string }): string =>
  `Suchmaschinen und andere können Kopien dieser Seiten aufbewahren. Trinkgelder stehen auch auf der Blockchain von ${v.coin}, die öffentlich ist und hier nicht geändert werden kann.`;
export const legal_browser = (): string =>
  `In deinem Browser`;
export const legal_browser_cookies = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Wenn du dich anmeldest, hält dich ein Cookie, `, v.name(`__Host-deck`), ` (auf einer Instanz ohne https `, v.name(`deck`), `), höchstens 24 Stunden angemeldet. Skripte können es nicht lesen, und es wird nur an diese Website gesendet. Wenn Telegrams neuere Anmeldung benutzt wird, bindet ein zweites, `, v.name(`__Host-deck-nonce`), `, diese Anmeldung höchstens zehn Minuten lang an deinen Browser. Wenn du unter einer Seite eine Sprache wählst, enthält das Cookie `, v.name(`language`), ` sie für ein Jahr. Tust du keins von beiden, gibt es kein Cookie.`];
export const legal_browser_storage = <T>(v: { theme: (text: string) => T; name: (text: string) => T; drafts: (text: string) => T; launch: (text: string) => T; telegram: (text: string) => T }): Rich<T> =>
  [`Im Speicher des Browsers steht unter `, v.theme(``), ` das Aussehen, das du gewählt hast: hell, dunkel oder wie das System. Es bleibt, bis du es löschst, und wird nirgendwohin gesendet. Für Admins stehen unter `, v.name(`admin-auth`), ` Name, ID und Adresse des Bilds für die Admin-Seite, bis zur Abmeldung oder 24 Stunden lang. Was du in die Formulare für Inhalte, Apps und API-Schlüssel eingibst, und als Admin in Bewertungen, Nachrichten und Begründungen, bleibt unter `, v.drafts(``), `, bis du es abschickst, damit es beim Neuladen nicht verloren geht: nur in diesem Tab, bis du ihn schließt oder dich abmeldest, und es wird nirgendwohin gesendet. In Telegram merkt sich `, v.launch(``), `, bis die App geschlossen wird, dass sie dich angemeldet hat, und `, v.telegram(``), ` sagt, ob Telegram hell oder dunkel ist. Wenn du die Website als App installierst, behält sie eine Kopie der öffentlichen Rangliste für Zeiten ohne Verbindung.`];
export const legal_browser_wallet = <T>(v: { wallet: (text: string) => T }): Rich<T> =>
  [`Wenn du auf dieser Website eine Wallet anlegst, enthält die Datenbank `, v.wallet(``), ` des Browsers ihre Schlüssel, unter deiner Passphrase verschlüsselt, ihre Adressen, und Zahlungen, die vielleicht noch nicht gesendet sind. Sie bleibt, bis du die Wallet dort entfernst, und die Schlüssel werden nirgendwohin gesendet.`];
export const legal_other = (): string =>
  `Andere Dienste`;
export const legal_other_none = (): string =>
  `Die Seiten laden nichts von anderen Hosts: Schriften, Bilder und Skripte kommen von dieser Website, und ebenso dein Bild, das diese Website selbst von Telegram holt, wenn du dich anmeldest. Nur ein Link, dem du folgst, führt anderswohin.`;
export const legal_other_telegram = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Die Anmeldung mit Telegram, wo diese Website sie anbietet, ist die Ausnahme: Die Schaltfläche öffnet ein Fenster von `, v.name(`oauth.telegram.org`), `, das deine Netzadresse (IP) erfährt und dass du dich hier anmeldest. Dort gilt Telegrams eigene Datenschutzerklärung.`];
export const legal_other_bot = (v: { bot: string }): string =>
  `${v.bot} kann diese Website nach Namen, Rang, Punkten, Summen und Sperren ihrer Mitglieder fragen, um sie im Chat zu zeigen. Nichts wird an andere verkauft oder weitergegeben.`;
export const legal_other_nameless = (): string =>
  `Der Bot kann diese Website nach Namen, Rang, Punkten, Summen und Sperren ihrer Mitglieder fragen, um sie im Chat zu zeigen. Nichts wird an andere verkauft oder weitergegeben.`;
export const legal_correct = (): string =>
  `Ansehen, berichtigen, löschen`;
export const legal_correct_profile = (): string =>
  `Ändere deinen Namen, Benutzernamen oder dein Foto in Telegram, deine Adressen und deinen Twitter/X-Namen im Bot: Die nächste Meldung ersetzt, was dein Profil hier enthält. Wende dich für alles andere an den Betreiber, der es von Hand macht. Schreib nichts Privates in einen öffentlichen Chat: Frag dort, wer diese Website betreibt.`;
export const legal_correct_erase = (): string =>
  `Du kannst fragen, was über dich gespeichert ist, und es entfernen lassen: Telegram-ID, Namen, Benutzername, Bild, Foto- und Profillinks, Twitter/X-Name und Adressen von Coins, Inhalte, die du eingereicht hast, Sitzungen, und die Namen, Fotolinks, Twitter/X-Namen und Adressen in früheren Meldungen. Frühere Backups enthalten sie, bis sie ihrerseits gelöscht werden. Deine Punkte erscheinen dann in der Rangliste als „Anonymes Mitglied“, und ein noch offener Anteil kann dir nicht mehr gezahlt werden. Wenn du den Bot wieder benutzt oder dir jemand Trinkgeld gibt, beginnt mit der nächsten Meldung ein neues Konto.`;
export const legal_correct_ledger = (): string =>
  `Das Kontobuch kann nicht gelöscht werden: deine Ereignisse, Punkte, Wochen und Anteile, die Zahlungen mit ihren Adressen, und das Prüfprotokoll. Sie bleiben unter deiner Mitgliedsnummer, ohne deinen Namen; das Prüfprotokoll nennt Personen mit ihrer Telegram-ID. Irrtümlich vergebene Punkte werden nicht gelöscht: Ein neuer Eintrag berichtigt den früheren und nennt ihn.`;
export const legal_terms_lead = (v: { site: string }): string =>
  `Was Punkte und der Wochentopf von ${v.site} sind, wer sich den Topf teilt, und was die Website nicht verspricht.`;
export const legal_site = (): string =>
  `Was diese Website ist`;
export const legal_site_bot = (v: { community: string; bot: string }): string =>
  `Diese Website ist die Rangliste und das Kontobuch der Community ${v.community}. Sie zählt und zeigt, was ${v.bot} meldet.`;
export const legal_site_nameless = (v: { community: string }): string =>
  `Diese Website ist die Rangliste und das Kontobuch der Community ${v.community}. Sie zählt und zeigt, was der Bot meldet.`;
export const legal_site_own_wallet = (): string =>
  `Ihre Wallet ist ein Programm, das in deinem eigenen Browser läuft. Die Website ist keine Bank und keine Börse: Sie hat keine deiner Coins oder Schlüssel, kann sie nicht bewegen, und kann sie nicht zurückbringen, wenn du sie verlierst.`;
export const legal_site_no_wallet = (): string =>
  `Sie ist keine Wallet, keine Bank und keine Börse: Sie hat keine deiner Coins oder Schlüssel und kann sie nicht bewegen.`;
export const legal_site_chain = (v: { coin: string }): string =>
  `Trinkgelder sind Transaktionen auf der Blockchain von ${v.coin}; niemand hier kann eine rückgängig machen.`;
export const legal_site_operator = (): string =>
  `„Der Betreiber“ ist die Person oder Organisation, die diese Website betreibt.`;
export const legal_points_meaning = (): string =>
  `Punkte zeigen, wie aktiv ein Mitglied war, nach den Regeln im Leitfaden auf der Rangliste. Sie sind kein Geld und geben kein Recht auf Geld. Sie können nicht gekauft, verkauft oder übertragen werden, und niemand verspricht, dass sie einen Wert haben oder dass ihre Regeln gleich bleiben.`;
export const legal_pool = (): string =>
  `Der Wochentopf`;
export const legal_pool_week = (v: { code: string }): string =>
  `Eine Woche läuft von Sonntag 23:00 UTC bis zum nächsten. Wenn sie abgeschlossen wird, wird ihr Topf an ${v.code} einmal unter den berechtigten Mitgliedern aufgeteilt, im Verhältnis der Punkte dieser Woche, die zählen, bis auf die letzte Einheit. Ist niemand berechtigt, wird nichts ausgeschüttet.`;
export const legal_pool_rules = <T>(v: { a: (text: string) => T; code: string }): Rich<T> =>
  [`Der Betreiber stellt den Topf bereit und legt seine Regeln fest: seine Größe, wer ihn sich teilt und welche Punkte zählen. Sie stehen in den `, v.a(`Regeln des Topfs`), `. Ein Regelwerk gilt ab dem Beginn einer Woche; ohne eines kann sich die Größe ändern, bis eine Woche abgeschlossen ist, auch auf nichts. Der Topf ist ein Dankeschön, kein Lohn: Niemand verspricht einen Topf für die nächste Woche oder einen Wert von `, `${v.code}`, `.`];
export const legal_pool_paid = (): string =>
  `Ein Anteil ist offen, bis er gezahlt ist. Er wird an die Hauptadresse gezahlt, die du im Bot festlegst; ohne Adresse wartet er auf dich.`;
export const legal_pool_paid_wallet = (): string =>
  `Ein Anteil ist offen, bis er gezahlt ist. Er wird an die Hauptadresse gezahlt, die du im Bot oder in der Wallet festlegst; ohne Adresse wartet er auf dich.`;
export const legal_sharers = (): string =>
  `Wer ihn sich teilt`;
export const legal_sharers_text = (): string =>
  `Jedes Mitglied mit genug Punkten in der Woche, das an ihrem Ende nicht gesperrt ist. Die Regeln des Topfs sagen, wie viele genug sind und wie weit sie zählen. Aktivität, die nach dem Abschluss einer Woche gemeldet wird, zählt für die laufende.`;
export const legal_content_terms = (): string =>
  `Reiche nur ein, was du veröffentlichen darfst. Ein Admin entscheidet, ob es Punkte bringt und wie viele, innerhalb der Spanne für seine Art. Es bleibt Eigentum der Person, die es geschaffen hat.`;
export const legal_corrections = (): string =>
  `Berichtigungen und Sperren`;
export const legal_corrections_points = (): string =>
  `Der Betreiber darf Punkte zurücknehmen, die irrtümlich vergeben oder durch Täuschung erlangt wurden. Eine Berichtigung ist ein neuer Eintrag, der den früheren nennt; nichts wird umgeschrieben, und Summen fallen nie unter null. Eine abgeschlossene Woche behält ihre Anteile; die Berichtigung zählt für die laufende Woche.`;
export const legal_corrections_bans = (): string =>
  `Admins dürfen Mitglieder sperren, die mit falschen Konten, Trinkgeldern im Kreis oder fremden Inhalten Punkte sammeln oder der Community schaden. Während einer Sperre kann ein Mitglied sich nicht anmelden und nichts verdienen; eine Woche, die in dieser Zeit endet, zahlt ihm nichts.`;
export const legal_wrong = (): string =>
  `Wenn etwas nicht stimmt`;
export const legal_wrong_text = (): string =>
  `Die Website wird bereitgestellt, wie sie ist, ohne Gewährleistung. Sie kann verspätet, falsch oder nicht erreichbar sein. Wo sie von der Blockchain abweicht, hat bei Zahlungen die Blockchain recht. Beträge in US-Dollar sind Schätzungen. Nichts hier ist ein Rat, etwas zu kaufen oder zu verkaufen, und nichts hier beschränkt Rechte, die dir das Gesetz gibt.`;
export const legal_wrong_tell = (): string =>
  `Sag dem Betreiber, was du findest:`;
export const legal_change = (): string =>
  `Wenn sich diese Bedingungen ändern`;
export const legal_change_text = (): string =>
  `Die neuen Bedingungen erscheinen hier mit einem neuen Datum. Abgeschlossene Wochen werden nicht noch einmal aufgeteilt.`;
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
export const rules_news_title = (v: { start: string }): string =>
  `Neue Regeln des Wochentopfs ab ${v.start}`;
export const rules_news_same = (v: { name: string }): string =>
  `Sie heißen ${v.name}; keine Regel ändert sich.`;
export const rules_news_all = (v: { url: string }): string =>
  `Alle Regeln: ${v.url}`;
export const monitor_title = (): string =>
  `Systemmonitor`;
export const monitor_lead = (): string =>
  `Läuft mit dem Wochentopf alles, wie es soll?`;
export const monitor_unavailable = (): string =>
  `Der Monitor ist gerade nicht erreichbar`;
export const monitor_unavailable_text = (): string =>
  `Keine Verbindung zum Monitor`;
export const monitor_retry_connection = (): string =>
  `Noch einmal verbinden`;
export const monitor_failed = (): string =>
  `Nicht geladen`;
export const monitor_status = (): string =>
  `Status`;
export const monitor_services = (): string =>
  `Dienste`;
export const monitor_system_health = (): string =>
  `Zustand des Systems`;
export const monitor_healthy = (): string =>
  `Gesund`;
export const monitor_unhealthy = (): string =>
  `Gestört`;
export const monitor_rewards_system = (): string =>
  `Wochentopf`;
export const monitor_enabled = (): string =>
  `Eingeschaltet`;
export const monitor_disabled = (): string =>
  `Ausgeschaltet`;
export const monitor_configured = (): string =>
  `Eingerichtet`;
export const monitor_not_configured = (): string =>
  `Nicht eingerichtet`;
export const monitor_database = (): string =>
  `Datenbank`;
export const monitor_snapshots = (): string =>
  `Stichtage`;
export const monitor_distributions = (): string =>
  `Ausschüttungen`;
export const monitor_last_days = (): string =>
  `letzte 7 Tage`;
export const monitor_scheduler = (): string =>
  `Zeitplan`;
export const monitor_recent_entries = (): string =>
  `Letzte Einträge`;
export const monitor_snapshot_when = (): string =>
  `Sonntag 23:00 UTC`;
export const monitor_distribution_when = (): string =>
  `Montag 00:00 UTC`;
export const monitor_until = <T>(v: { left: string; date: (text: string) => T }): Rich<T> =>
  [`in `, `${v.left}`, `, `, v.date(``)];
export const monitor_until_now = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`jetzt, `, v.date(``)];
export const monitor_configuration = (): string =>
  `Einstellungen`;
export const monitor_weekly_pool = (): string =>
  `Wochentopf`;
export const monitor_weekly_pool_estimate = (): string =>
  `Wochentopf (geschätzt)`;
export const monitor_min_threshold = (): string =>
  `Mindestschwelle`;
export const monitor_system_enabled = (): string =>
  `System eingeschaltet`;
export const monitor_yes = (): string =>
  `Ja`;
export const monitor_no = (): string =>
  `Nein`;
export const monitor_unknown = (): string =>
  `Unbekannt`;
export const monitor_pts_range = (v: { range: string }): string =>
  `${v.range} Pkt.`;
export const monitor_percent = (v: { percent: string }): string =>
  `${v.percent} %`;
export const monitor_health = (): string =>
  `Gemessener Zustand`;
export const monitor_health_hint = (): string =>
  `An jedem Teil gemessen, nicht vermutet.`;
export const monitor_ok = (): string =>
  `OK`;
export const monitor_warning = (): string =>
  `Warnung`;
export const monitor_failing = (): string =>
  `Gestört`;
export const monitor_off = (): string =>
  `Aus`;
export const monitor_waiting = (): string =>
  `Wartet`;
export const monitor_job_failed = (): string =>
  `Fehlgeschlagen`;
export const monitor_job_late = (): string =>
  `Verspätet`;
export const monitor_board = (): string =>
  `Rangliste`;
export const monitor_board_loading = (): string =>
  `wird geladen; ihre Seiten folgen gleich`;
export const monitor_board_loaded = (): string =>
  `geladen`;
export const monitor_jobs = (): string =>
  `Aufträge`;
export const monitor_no_database = (): string =>
  `unbekannt, solange die Datenbank nicht erreichbar ist`;
export const monitor_clock = (): string =>
  `Uhr`;
export const monitor_clock_trusted = (): string =>
  `vertrauenswürdig`;
export const monitor_clock_doubted = (v: { problem: string }): string =>
  `Wochen warten: ${v.problem}`;
export const monitor_updates = (): string =>
  `Nachrichten an den Bot`;
export const monitor_blocks = (): string =>
  `Blöcke`;
export const monitor_price = (): string =>
  `Kurs`;
export const monitor_backup = (): string =>
  `Neuestes Backup`;
export const monitor_witnesses = (): string =>
  `Zeugen des Logs`;
export const monitor_job_never = (): string =>
  `noch nicht gelaufen`;
export const monitor_job_ran = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`letzter Lauf `, v.run(``)];
export const monitor_job_took = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`letzter Lauf `, v.run(``), `, Dauer `, `${v.took}`];
export const monitor_job_ran_never = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`letzter Lauf `, v.run(``), `; letzter Erfolg: nie`];
export const monitor_job_took_never = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`letzter Lauf `, v.run(``), `, Dauer `, `${v.took}`, `; letzter Erfolg: nie`];
export const monitor_job_ran_success = <T>(v: { run: (text: string) => T; success: (text: string) => T }): Rich<T> =>
  [`letzter Lauf `, v.run(``), `; letzter Erfolg `, v.success(``)];
export const monitor_job_took_success = <T>(v: { run: (text: string) => T; took: string; success: (text: string) => T }): Rich<T> =>
  [`letzter Lauf `, v.run(``), `, Dauer `, `${v.took}`, `; letzter Erfolg `, v.success(``)];
export const monitor_ms = (v: { time: string }): string =>
  `${v.time} ms`;
export const monitor_s = (v: { time: string }): string =>
  `${v.time} s`;
export const monitor_wallet_off = (): string =>
  `keine Wallet eingerichtet; Anteile bleiben offen`;
export const monitor_wallet_stopped = (): string =>
  `Auszahlungen sind angehalten: Die Wallet zeigt eine Zahlung, die nicht in den Büchern steht; der Betreiber muss nachsehen`;
export const monitor_wallet_silent = (): string =>
  `hat noch nicht geantwortet`;
export const monitor_no_answer = (): string =>
  `antwortet nicht`;
export const monitor_wallet_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`bei Block `, `${number(v.height)}`, `, entstanden `, v.time(``)];
export const monitor_wallet_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`bei Block `, `${number(v.height)}`, `, entstanden `, v.time(``), `; deckt, was fällig ist`];
export const monitor_wallet_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`bei Block `, `${number(v.height)}`, `, entstanden `, v.time(``), `; hat weniger, als fällig ist`];
export const monitor_wallet_syncing = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`holt die Kette ein, bei Block `, `${number(v.height)}`, `, entstanden `, v.time(``)];
export const monitor_wallet_syncing_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`holt die Kette ein, bei Block `, `${number(v.height)}`, `, entstanden `, v.time(``), `; deckt, was fällig ist`];
export const monitor_wallet_syncing_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`holt die Kette ein, bei Block `, `${number(v.height)}`, `, entstanden `, v.time(``), `; hat weniger, als fällig ist`];
export const monitor_balance = <T>(v: { balance: (text: string) => T; owed: (text: string) => T }): Rich<T> =>
  [`Guthaben `, v.balance(``), `, offen `, v.owed(``)];
export const monitor_balance_unknown = <T>(v: { owed: (text: string) => T }): Rich<T> =>
  [`Guthaben unbekannt, offen `, v.owed(``)];
export const monitor_chain_off = (): string =>
  `keiner Kette wird gefolgt; Zahlungen werden nicht beobachtet`;
export const monitor_chain_halted = (): string =>
  `angehalten nach einer tiefen Reorganisation: Nichts wird gezahlt, bis der Betreiber nachgesehen hat`;
export const monitor_chain_unread = (): string =>
  `noch nicht gelesen`;
export const monitor_chain_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`bei Block `, `${number(v.height)}`, `, zuletzt ganz gelesen `, v.time(``)];
export const monitor_chain_at_never = (v: { height: number }): string =>
  `bei Block ${number(v.height)}, noch nie ganz gelesen`;
export const monitor_chain_behind = <T>(v: { height: number; source: number; time: (text: string) => T }): Rich<T> =>
  [`im Rückstand: Block `, `${number(v.height)}`, ` von `, `${number(v.source)}`, `, zuletzt ganz gelesen `, v.time(``)];
export const monitor_chain_behind_never = (v: { height: number; source: number }): string =>
  `im Rückstand: Block ${number(v.height)} von ${number(v.source)}, noch nie ganz gelesen`;
export const monitor_price_off = (): string =>
  `kein Kurs eingerichtet; die Seite zeigt keine Dollarbeträge`;
export const monitor_price_received = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`erhalten `, v.time(``)];
export const monitor_price_too_old = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`erhalten `, v.time(``), `; zu alt, darum zeigt die Seite keine Dollarbeträge`];
export const monitor_price_fixed = (): string =>
  `vom Betreiber festgelegt`;
export const monitor_price_none = (): string =>
  `noch nicht erhalten`;
export const monitor_pool_no_wallet = (): string =>
  `ein Teil des Guthabens der Wallet, aber es ist keine Wallet eingerichtet`;
export const monitor_pool_waits = (v: { week: string }): string =>
  `die Woche vom ${v.week} wartet, bis das Guthaben der Wallet gelesen werden kann`;
export const monitor_pool_unread = (v: { week: string }): string =>
  `das Guthaben konnte für die Woche vom ${v.week} nicht gelesen werden und zählte als 0`;
export const monitor_pool_read = (v: { week: string }): string =>
  `das Guthaben wurde für die Woche vom ${v.week} gelesen`;
export const monitor_pool_not_yet = (): string =>
  `ein Teil des Guthabens der Wallet, den noch keine Woche gebraucht hat`;
export const monitor_backup_off = (): string =>
  `keine Backups geplant`;
export const monitor_backup_unknown = (): string =>
  `unbekannt`;
export const monitor_backup_none = (): string =>
  `noch keins`;
export const monitor_backup_made = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`erstellt `, v.time(``)];
export const monitor_witness_off = (): string =>
  `kein Zeuge eingerichtet`;
export const monitor_witness_none = (): string =>
  `noch keiner hat mitunterschrieben`;
export const monitor_witness_cosigned = <T>(v: { names: string; size: number; time: (text: string) => T }): Rich<T> =>
  [`${v.names}`, `: Blätter mitunterschrieben: `, `${number(v.size)}`, `, `, v.time(``)];
export const monitor_updates_webhook = (): string =>
  `kommen nicht an: Ein Webhook schickt sie anderswohin`;
export const monitor_updates_other_reader = (): string =>
  `kommen nicht alle an: Ein anderes Programm liest sie mit demselben Token`;
export const monitor_updates_off = (): string =>
  `nicht von Telegram abgefragt`;
export const monitor_updates_ok = (): string =>
  `von Telegram gelesen`;
export const monitor_database_read_only = (): string =>
  `nimmt keine Änderungen an`;
export const monitor_database_full = (): string =>
  `hat keinen Platz mehr: Nichts lässt sich speichern`;
export const monitor_database_busy = (): string =>
  `hat zu viel zu tun`;
export const monitor_database_checking = (): string =>
  `ihre Summen werden geprüft; Änderungen warten einen Moment`;
export const monitor_database_answers = (v: { time: string }): string =>
  `antwortet in ${v.time}`;
export const monitor_job_snapshot = (): string =>
  `Wöchentlicher Stichtag`;
export const monitor_job_distribution = (): string =>
  `Wöchentliche Ausschüttung`;
export const monitor_job_broadcast = (): string =>
  `Rundnachrichten`;
export const monitor_job_invoices = (): string =>
  `Zahlungen für Tarife`;
export const monitor_job_plan_notices = (): string =>
  `Erinnerungen an Tarife`;
export const monitor_job_webhooks = (): string =>
  `Webhooks`;
export const monitor_job_app_messages = (): string =>
  `Nachrichten von Apps`;
export const monitor_job_chain = (): string =>
  `Kette`;
export const monitor_job_payment_requests = (): string =>
  `Zahlungsanfragen`;
export const monitor_job_tips = (): string =>
  `Trinkgeld`;
export const monitor_job_escrows = (): string =>
  `Treuhandgeschäfte`;
export const monitor_job_price = (): string =>
  `Kurs des Coins`;
export const monitor_job_log = (): string =>
  `Öffentliches Log`;
export const monitor_job_uptime = (): string =>
  `Aufzeichnung der Verfügbarkeit`;
export const monitor_job_alerts = (): string =>
  `Warnungen an den Eigner`;
export const monitor_job_backup = (): string =>
  `Backups`;
export const monitor_job_clean_up = (): string =>
  `Aufräumen`;
export const monitor_uptime = (): string =>
  `Verfügbarkeit`;
export const monitor_uptime_hint = (): string =>
  `Jede Minute vom Server selbst gemessen; Tage sind UTC. Eingeschränkt zählt als verfügbar. Bei der Website zählt eine Minute ohne Aufzeichnung als Ausfall.`;
export const monitor_uptime_failed = (): string =>
  `Die Aufzeichnung der Verfügbarkeit wurde nicht geladen`;
export const monitor_uptime_none = (): string =>
  `Noch keine Aufzeichnung. Sie beginnt binnen einer Minute nach dem Start des Servers, wo seine Aufträge laufen.`;
export const monitor_by_day = (v: { part: string }): string =>
  `${v.part}: nach Tagen`;
export const monitor_today = (): string =>
  `Heute`;
export const monitor_site = (): string =>
  `Website`;
export const monitor_telegram = (): string =>
  `Telegram`;
export const monitor_payouts = (): string =>
  `Auszahlungen`;
export const monitor_chain_index = (): string =>
  `Index der Kette`;
export const monitor_day_none = (v: { date: string }): string =>
  `${v.date}: keine Aufzeichnung`;
export const monitor_day_up = (v: { date: string; percent: string; time: string }): string =>
  `${v.date}: verfügbar ${v.percent} von ${v.time}`;
export const monitor_day_down = (v: { date: string; percent: string; time: string; down: string }): string =>
  `${v.date}: verfügbar ${v.percent} von ${v.time}, ausgefallen ${v.down}`;
export const monitor_day_degraded = (v: { date: string; percent: string; time: string; degraded: string }): string =>
  `${v.date}: verfügbar ${v.percent} von ${v.time}, eingeschränkt ${v.degraded}`;
export const monitor_day_both = (v: { date: string; percent: string; time: string; down: string; degraded: string }): string =>
  `${v.date}: verfügbar ${v.percent} von ${v.time}, ausgefallen ${v.down}, eingeschränkt ${v.degraded}`;
export const monitor_hours = (v: { hours: number }): string =>
  `${number(v.hours)} h`;
export const monitor_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)} min`;
export const monitor_hours_minutes = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} h ${number(v.minutes)} min`;
export const monitor_activity = (): string =>
  `Aktivität der Mitglieder`;
export const monitor_activity_admins = (): string =>
  `Die Aktivität einzelner Mitglieder sehen nur Admins. Die Summen stehen unten im Log.`;
export const monitor_activity_sign_in = (): string =>
  `Die Aktivität einzelner Mitglieder ist nur für Admins. Melde dich an, um sie zu sehen.`;
export const monitor_activity_no_sign_in = (): string =>
  `Die Aktivität einzelner Mitglieder ist nur für Admins, und die Anmeldung ist auf dieser Seite nicht eingerichtet.`;
export const monitor_activity_purpose = (): string =>
  `Um als Admin die Aktivität einzelner Mitglieder zu sehen.`;
export const monitor_activity_failed = (): string =>
  `Die Aktivität der Mitglieder wurde nicht geladen`;
export const monitor_search = (): string =>
  `Nach Benutzernamen suchen`;
export const monitor_search_hint = (): string =>
  `Telegram-Name`;
export const monitor_showing = (v: { count: number; all: number }): string =>
  `Gezeigte Mitglieder: ${number(v.count)} von ${number(v.all)}`;
export const monitor_total_users = (): string =>
  `Mitglieder zusammen`;
export const monitor_average = (): string =>
  `Punkte im Schnitt`;
export const monitor_none_found = (): string =>
  `Kein Mitglied passt zur Suche`;
export const monitor_no_activity = (): string =>
  `Noch keine Aktivität von Mitgliedern`;
export const monitor_users = (): string =>
  `Mitglieder`;
export const monitor_show_more = (v: { count: number }): string =>
  `${number(v.count)} weitere zeigen`;
export const monitor_first_of = (v: { count: number; all: number }): string =>
  `Aufgeführt sind die ersten ${number(v.count)} von ${number(v.all)}. Die anderen findet die Suche.`;
export const monitor_number = (v: { position: number }): string =>
  `Platz ${number(v.position)}`;
export const monitor_transactions = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Zahlung`, other: `${number(v.count)} Zahlungen` })}`;
export const monitor_of_rewards = (v: { percent: string }): string =>
  `${v.percent} des Wochentopfs`;
export const monitor_needs = (v: { points: number }): string =>
  `noch ${number(v.points)} nötig`;
export const monitor_not_eligible = (): string =>
  `nicht berechtigt`;
export const monitor_hunt_activities = (): string =>
  `Schatzsuche`;
export const monitor_referral_rewards = (): string =>
  `Empfehlungen`;
export const monitor_other_activities = (): string =>
  `Anderes`;
export const monitor_tier = (v: { tier: string }): string =>
  `Stufe ${v.tier}`;
export const monitor_join_bonus = (): string =>
  `Bonus für den Beitritt`;
export const monitor_content_submitted = (): string =>
  `Inhalt eingereicht`;
export const monitor_points = (): string =>
  `Aktivitätspunkte`;
export const monitor_points_failed = (): string =>
  `Die Aktivitätspunkte wurden nicht geladen`;
export const monitor_setup_points = (): string =>
  `Einmalige Punkte zusammen`;
export const monitor_daily_cap = (): string =>
  `Tageslimit`;
export const monitor_content_types = (): string =>
  `Arten von Inhalten`;
export const monitor_transaction_points = (): string =>
  `Punkte für Zahlungen`;
export const monitor_daily_activities = (): string =>
  `Tägliche Aktivitäten`;
export const monitor_content = (): string =>
  `Eingereichte Inhalte`;
export const monitor_range = (): string =>
  `Spanne`;
export const monitor_default = (): string =>
  `Üblich`;
export const monitor_log = (): string =>
  `Letzte Meldungen des Systems`;
export const monitor_events_failed = (): string =>
  `Die eigenen Ereignisse des Servers wurden nicht geladen`;
export const monitor_auto_refresh = (v: { seconds: number }): string =>
  `Aktualisiert sich alle ${number(v.seconds)} s`;
export const monitor_last_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Zuletzt aktualisiert: `, v.time(``)];
export const monitor_source_system = (): string =>
  `System`;
export const monitor_source_rewards = (): string =>
  `Wochentopf`;
export const monitor_source_wallet = (): string =>
  `Wallet`;
export const monitor_source_scheduler = (): string =>
  `Zeitplan`;
export const monitor_source_configuration = (): string =>
  `Einstellungen`;
export const monitor_source_activity = (): string =>
  `Aktivität`;
export const monitor_source_monitor = (): string =>
  `Monitor`;
export const monitor_log_healthy = (): string =>
  `Das System ist gesund`;
export const monitor_log_unhealthy = (): string =>
  `Das System ist gestört`;
export const monitor_log_rewards_on = (): string =>
  `Wochentopf eingeschaltet`;
export const monitor_log_rewards_off = (): string =>
  `Wochentopf ausgeschaltet`;
export const monitor_log_wallet = (): string =>
  `Wallet eingerichtet`;
export const monitor_log_no_wallet = (): string =>
  `Wallet nicht eingerichtet`;
export const monitor_log_snapshots = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Stichtag`, other: `${number(v.count)} Stichtage` })} in den letzten 7 Tagen`;
export const monitor_log_distributions = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Ausschüttung`, other: `${number(v.count)} Ausschüttungen` })} in den letzten 7 Tagen`;
export const monitor_log_pool = (v: { pool: string; threshold: number }): string =>
  `Wochentopf ${v.pool}, Mindestschwelle ${number(v.threshold)} Pkt.`;
export const monitor_log_pool_about = (v: { pool: string; part: string; most: string; threshold: number }): string =>
  `Wochentopf etwa ${v.pool} (${v.part} % der freien Coins der Wallet, höchstens ${v.most}), Mindestschwelle ${number(v.threshold)} Pkt.`;
export const monitor_log_pool_unknown = (v: { part: string; most: string; threshold: number }): string =>
  `Wochentopf noch nicht bekannt (${v.part} % der freien Coins der Wallet, höchstens ${v.most}), Mindestschwelle ${number(v.threshold)} Pkt.`;
export const monitor_log_active = (v: { users: number; points: number }): string =>
  `${plural(v.users, { one: `${number(v.users)} aktives Mitglied`, other: `${number(v.users)} aktive Mitglieder` })} mit ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkten` })} in dieser Woche`;
export const monitor_log_eligible = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Mitglied ist`, other: `${number(v.count)} Mitglieder sind` })} für einen Anteil berechtigt`;
export const monitor_log_failed = (): string =>
  `Die Daten für die Meldungen konnten nicht geholt werden`;
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
