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
export const creator_refresh = (): string =>
  `Aktualisieren`;
export const creator_retry = (): string =>
  `Erneut versuchen`;
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
export const creator_sort = (): string =>
  `Sortieren nach`;
export const creator_all_content = (): string =>
  `Alle Inhalte`;
export const creator_found = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Inhalt passt`, other: `${number(v.count)} Inhalte passen` })}`;
export const creator_pages = (): string =>
  `Seiten mit Inhalten`;
export const creator_loading = (): string =>
  `Die Inhalte laden`;
export const creator_last_page = (): string =>
  `Zur letzten Seite`;
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
export const creator_type_twitter_post = (): string =>
  `Twitter-Beitrag`;
export const creator_type_youtube_video = (): string =>
  `YouTube-Video`;
export const creator_type_tiktok_video = (): string =>
  `TikTok-Video`;
export const creator_type_twitter_thread = (): string =>
  `Twitter-Thread`;
export const creator_type_medium_article = (): string =>
  `Medium-Artikel`;
export const creator_type_reddit_post = (): string =>
  `Reddit-Beitrag/Meme`;
export const creator_type_meme_image = (): string =>
  `Meme-Bild`;
export const creator_type_instagram_post = (): string =>
  `Instagram-Beitrag`;
export const creator_type_instagram_reel = (): string =>
  `Instagram-Reel`;
export const creator_type_linkedin_article = (): string =>
  `LinkedIn-Artikel`;
export const creator_type_linkedin_post = (): string =>
  `LinkedIn-Beitrag`;
export const creator_type_discord_message = (): string =>
  `Discord-Nachricht`;
export const creator_type_github_repo = (): string =>
  `GitHub-Repository`;
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
export const creator_this_week = (): string =>
  `Diese Woche`;
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
export const member_title = (v: { number: string }): string =>
  `Mitglied ${v.number}`;
export const member_failed = (): string =>
  `Dieses Mitglied konnte nicht geladen werden`;
export const member_panel = (): string =>
  `Das Mitglied`;
export const member_you = (): string =>
  `Du`;
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
