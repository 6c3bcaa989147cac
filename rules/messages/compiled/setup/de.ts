// Written by `npm run messages` from messages/setup/de.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, type Rich } from '../../numbers.ts';

export const language: Language = 'de';
const number = /* @__PURE__ */ groupedNumbersIn('de');

export const setup_name = (): string =>
  `Quarterdeck einrichten`;
export const setup_steps = (): string =>
  `Schritte`;
export const setup_languages = (): string =>
  `Sprache`;
export const setup_back = (): string =>
  `Zurück`;
export const setup_community_title = (): string =>
  `Community`;
export const setup_community_intro = (): string =>
  `Namen der Website, der Community und des Coins. Links, Logo, Farben und Slides kannst du später in der Datei der Community ergänzen.`;
export const setup_community_kind = (): string =>
  `Wessen Community ist es?`;
export const setup_community_kind_hint = (): string =>
  `Eine andere Community hat eigene Namen und einen eigenen Coin.`;
export const setup_community_kind_own = (): string =>
  `Die von Junkcoin`;
export const setup_community_kind_other = (): string =>
  `Eine andere`;
export const setup_community_site = (): string =>
  `Name der Website`;
export const setup_community_site_hint = (): string =>
  `Steht oben auf jeder Seite.`;
export const setup_community_name = (): string =>
  `Name der Community`;
export const setup_community_name_hint = (): string =>
  `Meist der Name des Coins.`;
export const setup_community_contact = (): string =>
  `Wo Mitglieder dich erreichen`;
export const setup_community_contact_hint = (): string =>
  `Für Fragen zu persönlichen Daten oder Fehlern: eine https-Adresse oder eine E-Mail-Adresse.`;
export const setup_community_coin = (): string =>
  `Coin der Community`;
export const setup_community_coin_hint = (): string =>
  `Die Chains dieser Coins sind bekannt. Die eines anderen Coins lassen sich später in der Datei der Community beschreiben; bis dahin zählt die Website Punkte und bewegt keine Coins.`;
export const setup_community_coin_described = (): string =>
  `Ein anderer Coin: Ich gebe seine Namen ein`;
export const setup_community_coin_name = (): string =>
  `Name des Coins`;
export const setup_community_coin_name_hint = (): string =>
  `So, wie er ausgeschrieben wird.`;
export const setup_community_coin_code = (): string =>
  `Kürzel des Coins`;
export const setup_community_coin_code_hint = (): string =>
  `2 bis 10 Großbuchstaben und Ziffern.`;
export const setup_community_coin_symbol = (): string =>
  `Symbol des Coins`;
export const setup_community_coin_symbol_hint = (): string =>
  `Steht vor Beträgen.`;
export const setup_community_coin_scheme = (): string =>
  `Schema der Zahlungslinks`;
export const setup_community_coin_scheme_hint = (): string =>
  `Der Teil vor dem Doppelpunkt, wie in pearlcoin:ADRESSE.`;
export const setup_database_title = (): string =>
  `Datenbank`;
export const setup_database_intro = (): string =>
  `Die eingebaute Datenbank braucht keine Einrichtung und genügt, um Punkte zu zählen. Um Coins zu zahlen, nimm PostgreSQL 15 oder neuer.`;
export const setup_database_url = (): string =>
  `Adresse von PostgreSQL`;
export const setup_database_url_hint = (): string =>
  `Lass das Feld leer für die eingebaute Datenbank, die im Ordner data liegt.`;
export const setup_address_title = (): string =>
  `Adresse`;
export const setup_address_intro = (): string =>
  `Mitglieder erreichen die Website unter einer https-Adresse. Ein Proxy wie Caddy hat das Zertifikat und leitet Anfragen an diesen Rechner weiter.`;
export const setup_address_public = (): string =>
  `Öffentliche Adresse`;
export const setup_address_public_hint = (): string =>
  `Lass das Feld leer, um alles erst auf diesem Rechner auszuprobieren; du kannst sie ergänzen, indem du die Einrichtung noch einmal ausführst.`;
export const setup_address_proxy = (): string =>
  `Adresse des Proxys`;
export const setup_address_proxy_hint = (): string =>
  `So, wie dieser Server sie sieht. Ohne sie zählen alle Besucher als einer.`;
export const setup_bot_title = (): string =>
  `Telegram-Bot`;
export const setup_bot_intro = (): string =>
  `Mitglieder melden sich über einen Bot an, der auch dir schreibt. Öffne @BotFather in Telegram, schick /newbot und kopiere das Token, das er dir gibt.`;
export const setup_bot_token = (): string =>
  `Token des Bots`;
export const setup_bot_token_hint = (): string =>
  `Wer es hat, steuert den Bot. Es wird in der Datei mit den Einstellungen aufbewahrt.`;
export const setup_bot_own = (): string =>
  `Ist es der Bot der Community?`;
export const setup_bot_own_hint = (): string =>
  `Man startet ihn, sagt /gm, gibt einander Trinkgeld und sieht seinen Rang. In Gruppen muss der Privacy Mode aus sein: /setprivacy bei BotFather.`;
export const setup_bot_own_yes = (): string =>
  `Ja: Die Community hat keinen anderen Bot`;
export const setup_bot_own_no = (): string =>
  `Nein: Ein anderer Bot meldet an diese Website`;
export const setup_bot_updates = (): string =>
  `Benutzt noch ein Programm diesen Bot?`;
export const setup_bot_updates_hint = (): string =>
  `Nur ein Programm kann die Nachrichten eines Bots empfangen. Diese Website braucht sie für die Anmeldung per ID, mit der du als Eigner beginnst.`;
export const setup_bot_updates_poll = (): string =>
  `Nein, er ist nur für diese Website da`;
export const setup_bot_updates_off = (): string =>
  `Ja: Überlass seine Nachrichten jenem Programm`;
export const setup_owner_title = (): string =>
  `Eigner`;
export const setup_owner_intro = (): string =>
  `Du bist der Eigner: Du darfst alles, und der Bot meldet dir Probleme.`;
export const setup_owner_id = (): string =>
  `Telegram-ID des Eigners`;
export const setup_owner_id_hint = (): string =>
  `Eine Zahl, kein Name.`;
export const setup_owner_nobody_yet = (): string =>
  `Noch hat niemand den Link geöffnet.`;
export const setup_owner_not_received = (): string =>
  `Die Nachrichten des Bots lassen sich nicht lesen: Ein anderes Programm liest sie, ein Webhook ist gesetzt, oder Telegram antwortet nicht.`;
export const setup_owner_open_it = (): string =>
  `Öffne ihn, drück in Telegram auf Start und dann noch einmal auf den Knopf.`;
export const setup_owner_type_it = (): string =>
  `Gib deine ID ein, oder geh zurück und sag, dass ein anderes Programm den Bot benutzt.`;
export const setup_owner_found = (v: { name: string }): string =>
  `${v.name} hat auf Start gedrückt. Die ID ist unten eingetragen: Bist du das?`;
export const setup_owner_open = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [`Öffne diesen Link auf einem Gerät, auf dem du Telegram benutzt, und drück auf `, v.b(`Start`), `. Dann erfährt die Website deine ID.`];
export const setup_owner_open_bot = (): string =>
  `Bot in Telegram öffnen`;
export const setup_owner_elsewhere = <T>(v: { address: (text: string) => T }): Rich<T> =>
  [`Auf einem anderen Gerät: `, v.address(``)];
export const setup_owner_pressed = (): string =>
  `Ich habe auf Start gedrückt`;
export const setup_owner_looking = (): string =>
  `Wird gesucht …`;
export const setup_owner_or_type = (): string =>
  `Oder gib die ID selbst ein, nachdem du den Bot gestartet hast.`;
export const setup_chain_title = (): string =>
  `Wallet und Chain`;
export const setup_chain_intro = (): string =>
  `Eine Wallet zahlt die Anteile der Woche aus, nur mit PostgreSQL. Ohne sie zählt die Website Punkte und teilt den Topf auf, und du trägst im Admin-Portal von Hand ein, was du zahlst. All das kann warten.`;
export const setup_chain_wallet = (): string =>
  `Adresse der Wallet (JSON-RPC)`;
export const setup_chain_wallet_hint = (): string =>
  `Gib der Website eine eigene Wallet mit nicht mehr als ein paar Wochentöpfen darin. Wochen, die ein Import schließt, zahlt sie nicht, es sei denn, du verlangst es beim Import. Leer lassen für keine.`;
export const setup_chain_network = (): string =>
  `Chain der Wallet`;
export const setup_chain_network_hint = (): string =>
  `Der Node der Wallet muss auf dieser Chain sein.`;
export const setup_chain_network_main = (): string =>
  `Hauptchain`;
export const setup_chain_network_test = (): string =>
  `Testchain`;
export const setup_chain_network_regtest = (): string =>
  `Regtest, nur auf diesem Rechner`;
export const setup_chain_faucet = (): string =>
  `Coins, die das Faucet des Bots einem Mitglied am Tag gibt`;
export const setup_chain_faucet_hint = (): string =>
  `Mitglieder, die seit mindestens einem Tag dabei sind und eine Adresse haben, bekommen sie mit /faucet. Am Tag werden höchstens hundert Abholungen gezahlt, wenn FAUCET_DAILY nichts anderes sagt. Leer lassen für kein Faucet.`;
export const setup_chain_faucet_wallet = (): string =>
  `Adresse der eigenen Wallet des Faucets (JSON-RPC)`;
export const setup_chain_faucet_wallet_hint = (): string =>
  `Niemals die Wallet des Wochentopfs: Das Faucet darf alles weggeben, was in dieser liegt.`;
export const setup_chain_index = (): string =>
  `Adresse eines Chain-Index`;
export const setup_chain_index_hint = (): string =>
  `Die REST-Schnittstelle von esplora oder electrs. Trinkgelder und die Seite der Wallet brauchen sie, und Apps lesen darüber Guthaben. Ihr Betreiber sieht die Adressen deiner Mitglieder. Leer lassen für keinen.`;
export const setup_pool_title = (): string =>
  `Wochentopf`;
export const setup_pool_intro = (): string =>
  `Jede Woche wird der Topf unter den Mitgliedern aufgeteilt, die genug Punkte verdient haben.`;
export const setup_pool_coins = (): string =>
  `Coins im Wochentopf`;
export const setup_pool_coins_hint = (): string =>
  `0 für keinen Topf.`;
export const setup_pool_points = (): string =>
  `Punkte, die ein Anteil braucht`;
export const setup_pool_points_hint = (): string =>
  `Mitglieder mit weniger Punkten in der Woche bekommen nichts.`;
export const setup_backups_title = (): string =>
  `Backups`;
export const setup_backups_intro = (): string =>
  `Jeden Tag schreibt der Server alles, was sich nicht wieder herstellen lässt, in eine verschlüsselte Datei. Bewahre auch eine Kopie auf einem anderen Rechner auf: Geht dieser verloren, sind auch die Backups darauf weg.`;
export const setup_backups_folder = (): string =>
  `Ordner für die täglichen Backups`;
export const setup_backups_folder_hint = (): string =>
  `Er wird angelegt, wenn es ihn nicht gibt. Das neueste Backup von jedem der letzten 7 Tage, 4 Wochen und 6 Monate bleibt. Gib none ein für keine Backups.`;
export const setup_code_title = (): string =>
  `Code eingeben`;
export const setup_code_intro = (): string =>
  `Er steht im Terminal, in dem du die Einrichtung gestartet hast. Er lässt einen Browser ein.`;
export const setup_code_label = (): string =>
  `Code`;
export const setup_code_wrong = (): string =>
  `Dieser Code gilt nicht. Gib den neuesten ein, den das Terminal zeigt: Ein Code endet nach fünf falschen Versuchen oder sobald er benutzt wurde.`;
export const setup_code_go_on = (): string =>
  `Weiter`;
export const setup_step_place = (v: { place: number; count: number }): string =>
  `Schritt ${number(v.place)} von ${number(v.count)}`;
export const setup_step_fails = (): string =>
  `Das geht noch nicht`;
export const setup_step_anyway = (): string =>
  `Trotzdem nehmen: Ich behebe es später`;
export const setup_step_try = (): string =>
  `Ausprobieren und weiter`;
export const setup_step_trying = (): string =>
  `Wird ausprobiert …`;
export const setup_step_kept = (): string =>
  `gespeichert – zum Ersetzen neu eingeben`;
export const setup_step_fixed = (): string =>
  `Das ist in der Umgebung gesetzt und lässt sich hier nicht ändern.`;
export const setup_step_remove = (): string =>
  `Gib none ein, um es zu entfernen.`;
export const setup_state_ok = (): string =>
  `Geht:`;
export const setup_state_warning = (): string =>
  `Hinweis:`;
export const setup_state_fault = (): string =>
  `Fehler:`;
export const setup_state_skipped = (): string =>
  `Nicht geprüft:`;
export const setup_summary_title = (): string =>
  `Übersicht`;
export const setup_summary_intro = <T>(v: { path: (text: string) => T }): Rich<T> =>
  [`Noch ist nichts geändert. Die Einstellungen kommen in `, v.path(``), `, was nur du lesen kannst, und die Website startet damit.`];
export const setup_summary_demo = (): string =>
  `Die Demo-Community wird aus der Datenbank entfernt.`;
export const setup_summary_write = (): string =>
  `Einstellungen schreiben und starten`;
export const setup_summary_starting = (): string =>
  `Wird gestartet …`;
export const setup_summary_none = (): string =>
  `nichts`;
export const setup_summary_secret = (): string =>
  `bleibt geheim`;
export const setup_done_title = (): string =>
  `Die Einstellungen sind geschrieben`;
export const setup_done_starts = (): string =>
  `Die Website startet jetzt.`;
export const setup_done_login = (): string =>
  `Anmeldung öffnen`;
export const setup_done_no_answer = (): string =>
  `Wenn nichts antwortet, steht der Grund im Terminal.`;
export const setup_next_manual = (v: { url: string; id: string }): string =>
  `Öffne ${v.url}, wähle „Telegram-ID von Hand eingeben“, gib ${v.id} ein und drück in Telegram auf die Zahl, die die Seite zeigt.`;
export const setup_next_domain = (v: { host: string; url: string }): string =>
  `Nenne @BotFather die Domain der Website (/setdomain, ${v.host}), öffne ${v.url} und melde dich mit Telegram an.`;
export const setup_next_nobody = (v: { command: string }): string =>
  `Noch kann sich niemand anmelden: Dafür braucht es eine https-Adresse oder einen eigenen Bot der Website. Führe ${v.command} noch einmal aus, um eins davon zu ergänzen.`;
export const setup_next_policy = (): string =>
  `Ohne Regelwerk zählen alle Punkte für den Topf, auch solche, die die Konten einer Person durch gegenseitige Trinkgelder verdienen. Mit dem Regelwerk „backed“ (im Portal unter Regelwerk) zählen Punkte nur, soweit langjährige Mitglieder dem Mitglied Trinkgeld gegeben haben; auch ein paar Punkte neuer Konten zählen.`;
export const setup_refused_nothing = (): string =>
  `Hier ist nichts.`;
export const setup_refused_host = (): string =>
  `Öffne die Einrichtung unter der Adresse, die das Terminal zeigt.`;
export const setup_refused_page = (): string =>
  `Dieses Formular kam von einer anderen Seite.`;
export const setup_refused_failed = (): string =>
  `Etwas ist schiefgegangen. Geh zurück und versuch es noch einmal.`;
export const terminal_intro = (v: { path: string; none: string; back: string }): string =>
  `Deine Antworten kommen in ${v.path}. Drück Enter für den Wert in Klammern, gib "${v.none}" ein, um ihn zu entfernen, oder "${v.back}", um zur vorigen Frage zu gehen. Strg-C hält an und behält deine Antworten.`;
export const terminal_first = (): string =>
  `Das ist die erste Frage.`;
export const terminal_written = (v: { path: string }): string =>
  `Die Einstellungen sind in ${v.path}.`;
export const terminal_restart = (): string =>
  `Starte den Server neu: Er liest seine Einstellungen beim Start.`;
export const terminal_start = (): string =>
  `Website jetzt starten?`;
export const terminal_yes = (): string =>
  `ja`;
export const terminal_no = (): string =>
  `nein`;
export const terminal_demo = (): string =>
  `Die Demo-Community wird aus der Datenbank entfernt.`;
export const terminal_write = (): string =>
  `Diese Einstellungen schreiben?`;
export const terminal_left = (): string =>
  `Nichts wurde geschrieben. Beim nächsten Mal werden deine Antworten wieder angeboten.`;
export const terminal_fixed = (v: { label: string; setting: string }): string =>
  `${v.label}: in der Umgebung gesetzt (${v.setting})`;
export const terminal_again = (): string =>
  `Drück Enter, um es noch einmal zu versuchen.`;
export const terminal_anyway = (): string =>
  `Trotzdem nehmen und später beheben?`;
export const terminal_example = (v: { example: string }): string =>
  `(zum Beispiel ${v.example})`;
export const terminal_required = (): string =>
  `Das ist nötig.`;
export const terminal_keep = (v: { value: string }): string =>
  `Behalten: ${v.value}`;
export const terminal_kept = (): string =>
  `gespeichert`;
export const terminal_number = (v: { count: number }): string =>
  `Gib eine Zahl von 1 bis ${number(v.count)} ein.`;
export const terminal_link = (): string =>
  `Öffne diesen Link dort, wo du Telegram benutzt, und drück auf Start:`;
export const terminal_link_done = (): string =>
  `Drück danach Enter, oder gib "nein" ein, um die ID selbst einzugeben.`;
export const terminal_looking = (): string =>
  `Wird gesucht …`;
export const terminal_found = (v: { name: string }): string =>
  `${v.name} hat auf Start gedrückt.`;
export const terminal_code = (v: { code: string }): string =>
  `Der Code: ${v.code}`;
export const terminal_code_valid = (v: { minutes: number }): string =>
  `Er lässt einen Browser ein und gilt ${number(v.minutes)} Minuten.`;
export const terminal_open = (v: { url: string }): string =>
  `Öffne ${v.url} und gib ihn dort ein.`;
export const terminal_machine = (): string =>
  `ADRESSE-DIESES-RECHNERS`;
export const terminal_elsewhere = (v: { command: string }): string =>
  `Von einem anderen Rechner: ${v.command}, dann öffne dort diese Adresse.`;
export const terminal_plain_http = (v: { url: string; command: string }): string =>
  `Warnung: ${v.url} ist bloßes http, also können andere im Netz lesen, was du eingibst. Sicherer ist es, nur auf diesem Rechner zu lauschen und ${v.command} zu benutzen.`;
export const terminal_unused = (): string =>
  `Die Einrichtung wurde eine halbe Stunde nicht benutzt und endet deshalb. Deine Antworten sind für das nächste Mal aufbewahrt.`;
