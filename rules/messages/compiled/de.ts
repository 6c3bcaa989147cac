// Written by `npm run messages` from messages/de.json: change that file instead.
import type { Language } from '../languages.ts';
import { pluralsIn } from '../numbers.ts';
import { markup, numbersIn, type Text } from '../speech.ts';

export const language: Language = 'de';
const number = /* @__PURE__ */ numbersIn('de');
const plural = /* @__PURE__ */ pluralsIn('de');

export const bot_refused = (v: { reason: Text }): string =>
  `Das geht nicht: ${markup(v.reason)}`;
export const bot_failed = (): string =>
  `Das hat wegen eines Fehlers bei uns nicht geklappt. Nichts wurde geändert; bitte versuch es in einer Minute noch einmal.`;
export const bot_unknown_command = (): string =>
  `Diesen Befehl kenne ich nicht. /help zeigt alle, die ich kenne.`;
export const bot_unknown_words = (): string =>
  `Ich verstehe nur Befehle: /help zeigt sie.`;
export const bot_no_account = (): string =>
  `Du hast noch kein Konto: Mit /start bekommst du eins.`;
export const bot_nobody = (): string =>
  `Ich kann nur für eine Person handeln: Schick den Befehl unter deinem eigenen Namen, nicht als Gruppe oder Kanal.`;
export const bot_over = (): string =>
  `Das ist vorbei.`;
export const bot_full = (): string =>
  `Ich antworte hier noch anderen. Versuch es in zwei Minuten wieder.`;
export const bot_open_private = (): string =>
  `Das geht nur in unserem privaten Chat.`;
export const bot_opened_in_private = (): string =>
  `Im privaten Chat geöffnet.`;
export const bot_greeting = (): string =>
  `Ahoi! Sag einmal am Tag /gm, sieh mit /top, wer vorne liegt, und frag nach /help. Admins: /settings.`;
export const bot_points = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}`;
export const bot_comma = (): string =>
  `, `;
export const bot_time_now = (): string =>
  `jetzt`;
export const bot_time_in = (v: { time: Text }): string =>
  `in ${markup(v.time)}`;
export const bot_time_moment = (): string =>
  `einem Moment`;
export const bot_time_days = (v: { n: number }): string =>
  `${plural(v.n, { one: `${number(v.n)} Tag`, other: `${number(v.n)} Tagen` })}`;
export const bot_time_hours = (v: { n: number }): string =>
  `${plural(v.n, { one: `${number(v.n)} Stunde`, other: `${number(v.n)} Stunden` })}`;
export const bot_time_minutes = (v: { n: number }): string =>
  `${plural(v.n, { one: `${number(v.n)} Minute`, other: `${number(v.n)} Minuten` })}`;
export const bot_start_week = (v: { week: Text }): string =>
  `Die Woche vom ${markup(v.week)}: wer was bekam und wie es berechnet wurde.`;
export const bot_welcome_new = (v: { community: Text }): string =>
  `Willkommen an Bord von ${markup(v.community)}! Dein Konto ist bereit.`;
export const bot_welcome_back = (v: { community: Text }): string =>
  `Willkommen zurück bei ${markup(v.community)}.`;
export const bot_welcome_default = (): string =>
  `Sag jeden Tag /gm, gib anderen in der Gruppe mit /tip Trinkgeld und hol dir deinen Anteil am Wochentopf. /help zeigt alle Befehle.`;
export const bot_welcome_tips_wait = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Trinkgeld wartet auf dich: Leg eine Wallet an, oder schick <code>/address ADRESSE</code>, wenn du schon eine hast.`, other: `${number(v.count)} Trinkgelder warten auf dich: Leg eine Wallet an, oder schick <code>/address ADRESSE</code>, wenn du schon eine hast.` })}`;
export const bot_gm_first = (): string =>
  `GM! ☀️`;
export const bot_gm_again = (): string =>
  `Noch mal GM!`;
export const bot_admin_waiting = (v: { count: number }): string =>
  `Wartende Einreichungen: ${number(v.count)}`;
export const bot_admin_waiting_since = (v: { count: number; time: Text }): string =>
  `Wartende Einreichungen: ${number(v.count)}, die älteste seit ${markup(v.time)}`;
export const bot_admin_held = (v: { count: number }): string =>
  `Zurückgehaltene Anteile: ${number(v.count)}`;
export const bot_admin_fine = (): string =>
  `Alles läuft`;
export const bot_admin_problems = (v: { count: number }): string =>
  `Probleme: ${number(v.count)}`;
export const bot_admin_unpaid = (): string =>
  `Noch nichts ausgezahlt`;
export const bot_admin_paid = (v: { amount: Text; time: Text }): string =>
  `Letzte Auszahlung: ${markup(v.amount)}, vor ${markup(v.time)}`;
export const bot_rank_nobody = (): string =>
  `Bots, Kanäle und anonyme Admins haben keinen Rang.`;
export const bot_rank_no_member = (): string =>
  `Diese Person ist noch kein Mitglied. Mit /start bekommt sie ein Konto.`;
export const bot_rank_unknown = (v: { name: Text }): string =>
  `Ich kenne @${markup(v.name)} noch nicht. Antworte in der Gruppe mit /rank auf eine Nachricht dieser Person.`;
export const bot_rank_highest = (): string =>
  `Der höchste Rang, den es gibt.`;
export const bot_rank_next = (v: { points: Text; rank: Text }): string =>
  `${markup(v.points)} bis ${markup(v.rank)}.`;
export const bot_rank_name = (v: { name: Text; rank: Text; place: number }): string =>
  `<b>${markup(v.name)}</b>: ${markup(v.rank)}, Platz ${number(v.place)}`;
export const bot_rank_points = (v: { all: Text; week: Text }): string =>
  `${markup(v.all)} insgesamt, ${markup(v.week)} in dieser Woche.`;
export const bot_rank_tips = (v: { sent: Text; code: Text; received: Text }): string =>
  `Trinkgeld gegeben: ${markup(v.sent)} ${markup(v.code)}, erhalten: ${markup(v.received)} ${markup(v.code)}`;
export const bot_rank_banned_own = (): string =>
  `Gesperrt: Nichts, was du tust, bringt Punkte.`;
export const bot_rank_banned = (): string =>
  `Gesperrt: Nichts, was diese Person tut, bringt Punkte.`;
export const bot_top_title = (): string =>
  `<b>Die besten zehn nach Punkten insgesamt</b>`;
export const bot_top_nobody = (): string =>
  `Noch niemand: Mit /gm bist du Nummer eins.`;
export const bot_top_nameless = (): string =>
  `<i>ein Mitglied ohne Namen</i>`;
export const bot_earned_next = (v: { time: Text }): string =>
  `Das nächste Mal zählt es ${markup(v.time)}.`;
export const bot_earned_none = (): string =>
  `Keine Punkte`;
export const bot_earned_tomorrow = (v: { time: Text }): string =>
  `Mehr gibt es ${markup(v.time)} (00:00 UTC).`;
export const bot_earned_why_account_created = (v: { points: Text }): string =>
  `${markup(v.points)} für dein Konto`;
export const bot_earned_why_primary_address_set = (v: { points: Text }): string =>
  `${markup(v.points)} für deine Adresse`;
export const bot_earned_why_first_tip = (v: { points: Text }): string =>
  `${markup(v.points)} für dein erstes Trinkgeld`;
export const bot_earned_why_first_send = (v: { points: Text }): string =>
  `${markup(v.points)} für deine erste Überweisung`;
export const bot_earned_banned = (): string =>
  `Ein gesperrtes Konto bekommt nichts.`;
export const bot_earned_cooldown = (): string =>
  `Das zählt einmal in 24 Stunden.`;
export const bot_earned_least_tip = (v: { amount: Text; count: number }): string =>
  `Ein Trinkgeld unter ${markup(v.amount)} ${plural(v.count, { one: `Coin`, other: `Coins` })} bringt nichts.`;
export const bot_earned_tip_limit = (v: { tips: number }): string =>
  `${plural(v.tips, { one: `Das eine Trinkgeld, das heute zählt, ist`, other: `Die ${number(v.tips)} Trinkgelder, die heute zählen, sind` })} aufgebraucht.`;
export const bot_earned_limit = (v: { limit: number }): string =>
  `Das Tageslimit von ${number(v.limit)} ist erreicht.`;
export const bot_earned_rest = (v: { points: Text; limit: number }): string =>
  `Der Rest von ${markup(v.points)} liegt über dem Tageslimit von ${number(v.limit)}.`;
export const bot_faucet_none = (): string =>
  `Hier gibt es keinen Faucet. Coins kommen aus Trinkgeldern und dem Wochentopf.`;
export const bot_faucet_claimed = (v: { amount: Text }): string =>
  `<b>${markup(v.amount)}</b> sind mit den nächsten Blöcken unterwegs zu deiner Adresse. Komm in 24 Stunden wieder, dann gibt es mehr.`;
export const bot_faucet_claimed_private = (v: { amount: Text; address: Text }): string =>
  `<b>${markup(v.amount)}</b> sind mit den nächsten Blöcken unterwegs zu <code>${markup(v.address)}</code>. Komm in 24 Stunden wieder, dann gibt es mehr.`;
export const bot_faucet_paid = (v: { amount: Text; address: Text }): string =>
  `Der Faucet hat <b>${markup(v.amount)}</b> an <code>${markup(v.address)}</code> gezahlt.`;
export const bot_faucet_banned = (): string =>
  `Der Faucet zahlt nicht an gesperrte Konten.`;
export const bot_faucet_no_address = (): string =>
  `Du hast noch keine Adresse, an die der Faucet zahlen kann. Leg eine Wallet an, oder schick mir im privaten Chat <code>/address ADRESSE</code>.`;
export const bot_faucet_stuck = (): string =>
  `Der Faucet kann gerade nicht zahlen; der Betreiber weiß Bescheid. Bitte versuch es später noch einmal.`;
export const bot_faucet_too_young = (v: { time: Text }): string =>
  `Der Faucet zahlt Mitgliedern nach ihrem ersten Tag: Komm ${markup(v.time)} wieder.`;
export const bot_faucet_too_soon = (v: { time: Text }): string =>
  `Du hast den Faucet in den letzten 24 Stunden schon benutzt: Komm ${markup(v.time)} wieder.`;
export const bot_faucet_address_used = (v: { time: Text }): string =>
  `Der Faucet hat an deine Adresse gerade für ein anderes Mitglied gezahlt: Komm ${markup(v.time)} wieder.`;
export const bot_faucet_used_up = (v: { time: Text }): string =>
  `Der Faucet hat sein Tageslimit ausgezahlt. Er zahlt ${markup(v.time)} wieder (00:00 UTC).`;
export const bot_group_not_yours = (): string =>
  `Nur die Admins der Gruppe ändern ihre Einstellungen, und zwar unter eigenem Namen.`;
export const bot_group_form = (v: { said: Text; code: Text }): string =>
  `„${markup(v.said)}“ verstehe ich nicht. Versuch /settings, <code>/settings least 5</code> (das kleinste Trinkgeld in ${markup(v.code)}, oder <code>any</code>) oder <code>/settings topic here</code> (oder <code>any</code>).`;
export const bot_group_no_topic = (): string =>
  `Das ist kein Thema. Schick <code>/settings topic here</code> in dem Thema, in dem ich reden soll.`;
export const bot_group_title = (): string =>
  `<b>Einstellungen dieser Gruppe</b>`;
export const bot_group_any_tip = (): string =>
  `Kleinstes Trinkgeld: beliebig (zum Ändern: <code>/settings least 5</code> oder <code>least any</code>)`;
export const bot_group_least_tip = (v: { amount: Text }): string =>
  `Kleinstes Trinkgeld: ${markup(v.amount)} (zum Ändern: <code>/settings least 5</code> oder <code>least any</code>)`;
export const bot_group_everywhere = (): string =>
  `Ich antworte überall (zum Ändern: <code>/settings topic here</code> oder <code>topic any</code>)`;
export const bot_group_one_topic = (): string =>
  `Ich antworte nur in einem Thema (zum Ändern: <code>/settings topic here</code> oder <code>topic any</code>)`;
export const bot_group_language = (): string =>
  `Wähl die Sprache, in der ich in dieser Gruppe rede.`;
export const button_quiet = (): string =>
  `Reaktionen statt Worte`;
export const button_delete_commands = (): string =>
  `Befehle nach 10 s löschen`;
export const bot_moment_first_tip = (v: { name: Text }): string =>
  `🎉 Erstes Trinkgeld von <b>${markup(v.name)}</b>`;
export const bot_moment_rank = (v: { name: Text; rank: Text }): string =>
  `🎉 Neuer Rang für <b>${markup(v.name)}</b>: ${markup(v.rank)}`;
export const bot_moment_share = (v: { name: Text; amount: Text }): string =>
  `🎉 Erster Anteil am Wochentopf für <b>${markup(v.name)}</b>: <b>${markup(v.amount)}</b>`;
export const button_moment_first_tip = (): string =>
  `Erste Trinkgelder melden`;
export const button_moment_rank = (): string =>
  `Neue Ränge melden`;
export const button_moment_share = (): string =>
  `Erste Anteile melden`;
export const bot_help_example = (): string =>
  `Gib jemandem Trinkgeld: <code>/tip @user 25</code>, oder antworte auf eine Nachricht mit <code>/tip 25</code>.`;
export const bot_help_daily = (): string =>
  `<b>Jeden Tag</b>`;
export const bot_help_points = (): string =>
  `<b>Punkte</b>`;
export const bot_help_coins = (): string =>
  `<b>Coins</b>`;
export const bot_help_more = (): string =>
  `<b>Mehr</b>`;
export const command_start = (): string =>
  `Konto anlegen oder von vorn beginnen`;
export const command_help = (): string =>
  `Was ich hier kann`;
export const command_tip = (): string =>
  `Trinkgeld geben: /tip @user 25, oder als Antwort`;
export const command_gm = (): string =>
  `Guten Morgen sagen, einmal am Tag`;
export const command_rank = (): string =>
  `Dein Rang und deine Punkte; /rank @user für andere`;
export const command_top = (): string =>
  `Die besten zehn und dein eigener Platz`;
export const command_week = (): string =>
  `Die laufende Woche: Punkte, Schwelle, erwarteter Anteil`;
export const command_points = (): string =>
  `Wofür du zuletzt Punkte bekommen hast`;
export const command_faucet = (): string =>
  `Ein kleiner Betrag, einmal am Tag`;
export const command_hunt = (): string =>
  `Die Schatzsuche: dein Rätsel und dein Platz`;
export const command_hunt_group = (): string =>
  `Die Schatzsuche, und wie weit alle sind`;
export const command_submit = (): string =>
  `Inhalte zur Prüfung einreichen`;
export const command_address = (): string =>
  `Die Adresse für deine Coins ansehen oder festlegen`;
export const command_wallet = (): string =>
  `Deine Wallet öffnen`;
export const command_deposit = (): string =>
  `Wohin man dir Coins schickt`;
export const command_balance = (): string =>
  `Was auf deiner Adresse liegt`;
export const command_history = (): string =>
  `Die letzten Zahlungen an deine Adresse`;
export const command_send = (): string =>
  `Coins senden: /send ADRESSE 25`;
export const command_export = (): string =>
  `Deine Schlüssel exportieren, in der Wallet`;
export const command_settings = (): string =>
  `Nachrichten, Sichtbarkeit, Trinkgeld`;
export const command_settings_group = (): string =>
  `Einstellungen dieser Gruppe, für ihre Admins`;
export const command_admin = (): string =>
  `Was einen Admin braucht`;
export const command_invite = (): string =>
  `Dein eigener Link, über den andere beitreten`;
export const command_cancel = (): string =>
  `Abbrechen, was du begonnen hast`;
export const bot_hunt_wrong = (): string =>
  `Das ist es nicht.`;
export const bot_hunt_right = (): string =>
  `Das ist es! ⚓`;
export const bot_hunt_other_link = (): string =>
  `Dieser Link gehört zu keinem deiner Rätsel.`;
export const bot_hunt_wait = (v: { time: Text }): string =>
  `Fünf falsche Antworten in einer Stunde: Frag ${markup(v.time)} wieder nach /hunt.`;
export const bot_hunt_none = (): string =>
  `Gerade läuft keine Schatzsuche.`;
export const bot_hunt_write = (): string =>
  `Schreib eine Schatzsuche im Portal: Rätsel, Preise, Beginn und Ende.`;
export const bot_hunt_until = (v: { title: Text; end: Text }): string =>
  `<b>${markup(v.title)}</b>, bis ${markup(v.end)} UTC`;
export const bot_hunt_at_clue = (v: { number: number; clues: number; count: number }): string =>
  `Rätsel ${number(v.number)} von ${number(v.clues)}: ${number(v.count)}`;
export const bot_hunt_finished_count = (v: { count: number }): string =>
  `Am Ziel: ${number(v.count)}`;
export const bot_hunt_over_title = (v: { title: Text }): string =>
  `<b>${markup(v.title)}</b> ist vorbei.`;
export const bot_hunt_cancelled_title = (v: { title: Text }): string =>
  `<b>${markup(v.title)}</b> wurde abgesagt.`;
export const bot_hunt_todo_answer = (): string =>
  `Schick mir die Antwort.`;
export const bot_hunt_todo_link = (): string =>
  `Finde den Link und öffne ihn.`;
export const bot_hunt_todo_tip = (v: { name: Text }): string =>
  `Gib <b>${markup(v.name)}</b> Trinkgeld: Sobald es bestätigt ist, geht es weiter.`;
export const bot_hunt_todo_tip_them = (): string =>
  `Gib <b>dieser Person</b> Trinkgeld: Sobald es bestätigt ist, geht es weiter.`;
export const bot_hunt_clue = (v: { number: number; clues: number }): string =>
  `<b>Rätsel ${number(v.number)} von ${number(v.clues)}</b>`;
export const bot_hunt_hint_comes = (v: { time: Text }): string =>
  `Ein Hinweis kommt ${markup(v.time)}.`;
export const bot_hunt_finished_draw = (v: { title: Text; place: number }): string =>
  `Du bist bei <b>${markup(v.title)}</b> als Nummer ${number(v.place)} am Ziel. Nach dem Ende wird ausgelost, wer gewinnt.`;
export const bot_hunt_finished_first = (v: { title: Text; place: number }): string =>
  `Du bist bei <b>${markup(v.title)}</b> als Nummer ${number(v.place)} am Ziel. Wer gewonnen hat, steht nach dem Ende fest.`;
export const bot_hunt_over = (): string =>
  `Diese Schatzsuche ist vorbei.`;
export const bot_hunt_banned = (): string =>
  `Gesperrte Mitglieder können nicht mitmachen.`;
export const bot_hunt_no_address = (): string =>
  `Leg zuerst eine Adresse fest: Dorthin gehen Preise in Coins.`;
export const bot_hunt_not_begun = (): string =>
  `Diese Schatzsuche hat noch nicht begonnen.`;
export const bot_hunt_too_young = (v: { days: number }): string =>
  `Diese Schatzsuche ist für Mitglieder, die mindestens ${plural(v.days, { one: `${number(v.days)} Tag`, other: `${number(v.days)} Tage` })} vor ihrem Beginn beigetreten sind.`;
export const bot_hunt_too_few_points = (v: { points: number }): string =>
  `Diese Schatzsuche ist für Mitglieder mit mindestens ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkten` })}.`;
export const bot_hunt_too_few_shares = (v: { weeks: number }): string =>
  `Diese Schatzsuche ist für Mitglieder, die in mindestens ${plural(v.weeks, { one: `${number(v.weeks)} Woche`, other: `${number(v.weeks)} Wochen` })} einen Anteil am Topf hatten.`;
export const bot_hunt_solved = (v: { number: number; title: Text }): string =>
  `Dein Trinkgeld ist bestätigt: Rätsel ${number(v.number)} von <b>${markup(v.title)}</b> ist gelöst. /hunt zeigt, wo du bist.`;
export const bot_hunt_won = (v: { title: Text; place: number; prize: Text }): string =>
  `🏆 Du hast bei <b>${markup(v.title)}</b> gewonnen: Platz ${number(v.place)}, ${markup(v.prize)}.`;
export const bot_hunt_won_coins = (): string =>
  `Die Coins gehen an deine Adresse.`;
export const bot_invite_link = (v: { url: Text }): string =>
  `Dein Link:\n${markup(v.url)}\nIch sage dir Bescheid, wenn jemand darüber ein Konto anlegt.`;
export const bot_invite_earns = (v: { points: Text }): string =>
  `Dafür bekommst du jedes Mal ${markup(v.points)}.`;
export const bot_invite_joined = (): string =>
  `Jemand ist über deinen Link beigetreten.`;
export const bot_objection_not_held = (v: { week: Text }): string =>
  `Dein Anteil an der Woche vom ${markup(v.week)} wird nicht zurückgehalten.`;
export const bot_objection_said = (v: { week: Text }): string =>
  `Du hast hier schon Einspruch erhoben. Ein Admin entscheidet, und ich sage dir Bescheid; auf der Seite der Woche vom ${markup(v.week)} siehst du den Stand.`;
export const bot_objection_ask = (v: { week: Text; reason: Text; most: number }): string =>
  `Dein Anteil an der Woche vom ${markup(v.week)} wird zurückgehalten: „${markup(v.reason)}“. Warum soll er ausgezahlt werden? Schick mir den Grund in einer Nachricht von höchstens ${number(v.most)} Zeichen; die Admins lesen ihn. /cancel bricht ab.`;
export const bot_objection_long = (v: { most: number }): string =>
  `Ein Grund hat höchstens ${number(v.most)} Zeichen. Schick einen kürzeren oder /cancel.`;
export const bot_objection_done = (): string =>
  `Dein Einspruch liegt bei den Admins. Ich sage dir, wie sie entscheiden.`;
export const bot_pay_ask = (v: { amount: Text; name: Text }): string =>
  `Dein Trinkgeld von ${markup(v.amount)} für <b>${markup(v.name)}</b>: Bezahl es in der Wallet, oder scanne den Code mit einer anderen.`;
export const bot_pay_details = (v: { amount: Text; name: Text; due: Text; code: Text; address: Text }): string =>
  `Dein Trinkgeld von ${markup(v.amount)} für <b>${markup(v.name)}</b>: Zahl genau <code>${markup(v.due)}</code> ${markup(v.code)} an\n<code>${markup(v.address)}</code>\nAm genauen Betrag erkenne ich es.`;
export const bot_pay_time = (v: { time: Text }): string =>
  `Bezahl innerhalb von ${markup(v.time)}.`;
export const bot_pay_opening = (v: { amount: Text; name: Text }): string =>
  `Dein Trinkgeld von ${markup(v.amount)} für <b>${markup(v.name)}</b> wird gleich geöffnet: Ich sage dir dann, was du zahlen sollst.`;
export const bot_pay_waits = (v: { name: Text; amount: Text; time: Text }): string =>
  `<b>${markup(v.name)}</b> hat noch keine Adresse. Ich sage dir, wann du dein Trinkgeld von ${markup(v.amount)} bezahlen kannst; in ${markup(v.time)} verfällt es.`;
export const bot_pay_forward = (v: { url: Text }): string =>
  `Diese Person kennt mich noch nicht. Leite ihr den Link weiter: ${markup(v.url)}`;
export const bot_pay_note_left_out = (v: { most: number }): string =>
  `Deine Notiz wurde weggelassen: Diese Person bekommt höchstens ${number(v.most)} Notizen am Tag von dir.`;
export const bot_pay_tipped = (v: { name: Text; amount: Text; mark: Text }): string =>
  `Du hast <b>${markup(v.name)}</b> ${markup(v.amount)} Trinkgeld gegeben: ${markup(v.mark)}.`;
export const bot_pay_expired = (v: { amount: Text; name: Text }): string =>
  `Dein Trinkgeld von ${markup(v.amount)} für <b>${markup(v.name)}</b> wurde nicht rechtzeitig bezahlt und ist abgelaufen.`;
export const bot_pay_cancelled = (v: { amount: Text; name: Text }): string =>
  `Dein Trinkgeld von ${markup(v.amount)} für <b>${markup(v.name)}</b> ist abgebrochen.`;
export const bot_pay_refused = (v: { name: Text; amount: Text }): string =>
  `<b>${markup(v.name)}</b> hat dein Trinkgeld von ${markup(v.amount)} abgelehnt. Bezahl es nicht.`;
export const bot_pay_below = (v: { amount: Text; name: Text }): string =>
  `Dein Trinkgeld von ${markup(v.amount)} für <b>${markup(v.name)}</b>: siehe die neueste Nachricht dazu.`;
export const bot_pay_lost = (v: { amount: Text; name: Text }): string =>
  `Die Zahlung deines Trinkgelds von ${markup(v.amount)} für <b>${markup(v.name)}</b> ist gerade nicht auf der Chain. Vielleicht kommt sie von selbst zurück: Zahl nur dann noch einmal, wenn deine Wallet sie nicht mehr aufführt.`;
export const bot_pay_moved = (v: { name: Text; address: Text }): string =>
  `<b>Neue Adresse:</b> <b>${markup(v.name)}</b> hat eine andere. Zahl nicht mehr an <code>${markup(v.address)}</code>.`;
export const button_pay_tip = (v: { name: string; amount: string; code: string }): string =>
  `${v.name} ${v.amount} ${v.code} geben`;
export const button_other_wallet = (): string =>
  `Andere Wallet`;
export const button_copy_address = (): string =>
  `Adresse kopieren`;
export const button_copy_amount = (): string =>
  `Betrag kopieren`;
export const button_how_to_pay = (): string =>
  `So bezahlst du`;
export const button_cancel = (): string =>
  `Abbrechen`;
export const bot_settings = (): string =>
  `<b>Deine Einstellungen</b>\nDrück auf eine, um sie zu ändern.`;
export const bot_settings_language = (): string =>
  `Wähl die Sprache, in der ich mit dir rede.`;
export const button_broadcasts = (): string =>
  `Rundnachrichten`;
export const button_tip_notices = (): string =>
  `Über Trinkgeld informieren`;
export const button_review_notices = (): string =>
  `Über Prüfungen informieren`;
export const button_payout_notices = (): string =>
  `Über Auszahlungen informieren`;
export const button_refuses_tips = (): string =>
  `Kein Trinkgeld annehmen`;
export const button_hidden = (): string =>
  `Auf öffentlichen Seiten verbergen`;
export const button_language = (): string =>
  `Sprache`;
export const button_language_telegram = (): string =>
  `Wie in Telegram`;
export const button_language_community = (): string =>
  `Wie die Community`;
export const button_back = (): string =>
  `Zurück`;
export const bot_share_no_address = (v: { week: Text; amount: Text }): string =>
  `Dein Anteil an der Woche vom ${markup(v.week)} beträgt <b>${markup(v.amount)}</b>. Er wartet, bis du eine Adresse hast: Leg eine Wallet an, oder schick <code>/address ADRESSE</code>.`;
export const bot_share_none_counted = (v: { week: Text; points: Text }): string =>
  `Die Woche vom ${markup(v.week)} ist abgeschlossen, und dein Anteil ist 0: Von deinen Punkten (${markup(v.points)}) zählte keiner für den Topf.`;
export const bot_share_too_few = (v: { week: Text; points: Text; threshold: number; missing: Text }): string =>
  `Die Woche vom ${markup(v.week)} ist abgeschlossen, und du hast keinen Anteil: Du hattest ${markup(v.points)}; ein Anteil braucht ${number(v.threshold)}. Es fehlten ${markup(v.missing)}.`;
export const bot_share_paid = (v: { week: Text; amount: Text }): string =>
  `Dein Anteil an der Woche vom ${markup(v.week)} ist ausgezahlt: <b>${markup(v.amount)}</b>.`;
export const bot_share_paid_place = (v: { week: Text; amount: Text; place: number }): string =>
  `Dein Anteil an der Woche vom ${markup(v.week)} ist ausgezahlt: <b>${markup(v.amount)}</b>, Platz ${number(v.place)}.`;
export const bot_submit_banned = (): string =>
  `Gesperrte Mitglieder können keine Inhalte einreichen.`;
export const bot_submit_ask_link = (): string =>
  `Schick mir den Link zu deinem Inhalt. /cancel bricht ab.`;
export const bot_submit_bad_link = (): string =>
  `Schick einen anderen Link oder /cancel.`;
export const bot_submit_press_kind = (): string =>
  `Drück oben auf einen der Buttons, oder schick /cancel.`;
export const bot_submit_ask_title = (): string =>
  `Schick mir jetzt einen Titel, für die Prüfenden und das Schaufenster. /cancel bricht ab.`;
export const bot_submit_long_title = (v: { most: number }): string =>
  `Ein Titel hat höchstens ${number(v.most)} Zeichen. Schick einen kürzeren.`;
export const bot_submit_cancelled = (): string =>
  `Abgebrochen. Nichts wurde eingereicht.`;
export const bot_submit_nothing = (): string =>
  `Es gibt nichts abzubrechen.`;
export const bot_submit_ask_kind = (v: { host: Text }): string =>
  `Was für ein Inhalt ist das? Der Link führt zu ${markup(v.host)}.`;
export const bot_submit_waiting = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `Sonst wartet nichts auf Prüfung.`, one: `${number(v.count)} Einreichung wartet auf Prüfung.`, other: `${number(v.count)} Einreichungen warten auf Prüfung.` })}`;
export const bot_submit_known_own = (v: { status: Text }): string =>
  `Du hast diesen Link schon eingereicht (${markup(v.status)}).`;
export const bot_submit_known = (v: { status: Text }): string =>
  `Jemand hat diesen Link schon eingereicht (${markup(v.status)}).`;
export const bot_submit_done = (): string =>
  `Eingereicht. Ich sage dir, wie die Prüfung ausgeht; Punkte gibt es, wenn sie zustimmt.`;
export const button_content_twitter_post = (): string =>
  `Twitter-Beitrag`;
export const button_content_youtube_video = (): string =>
  `YouTube-Video`;
export const button_content_tiktok_video = (): string =>
  `TikTok-Video`;
export const button_content_twitter_thread = (): string =>
  `Twitter-Thread`;
export const button_content_medium_article = (): string =>
  `Medium-Artikel`;
export const button_content_reddit_post = (): string =>
  `Reddit-Beitrag/Meme`;
export const button_content_meme_image = (): string =>
  `Meme-Bild`;
export const button_content_instagram_post = (): string =>
  `Instagram-Beitrag`;
export const button_content_instagram_reel = (): string =>
  `Instagram-Reel`;
export const button_content_linkedin_article = (): string =>
  `LinkedIn-Artikel`;
export const button_content_linkedin_post = (): string =>
  `LinkedIn-Beitrag`;
export const button_content_discord_message = (): string =>
  `Discord-Nachricht`;
export const button_content_github_repo = (): string =>
  `GitHub-Repository`;
export const bot_submit_status_pending = (): string =>
  `in Prüfung`;
export const bot_submit_status_approved = (): string =>
  `angenommen`;
export const bot_submit_status_rejected = (): string =>
  `abgelehnt`;
export const button_no_title = (): string =>
  `Kein Titel`;
export const bot_tip_form = (): string =>
  `<code>/tip @user 25</code>, oder <code>/tip 25</code> als Antwort`;
export const bot_tip_refused_self = (): string =>
  `Trinkgeld an dich selbst zählt nicht.`;
export const bot_tip_refused_payer_banned = (): string =>
  `Gesperrte Mitglieder können kein Trinkgeld geben.`;
export const bot_tip_refused_payee_banned = (): string =>
  `Diese Person ist gesperrt: Ein Trinkgeld an sie würde nicht zählen.`;
export const bot_tip_refused_payee_refuses = (): string =>
  `Diese Person nimmt kein Trinkgeld an.`;
export const bot_tip_refused_too_many_today = (v: { most: number }): string =>
  `Du hast in den letzten 24 Stunden ${number(v.most)} Trinkgelder nicht bezahlt, auch abgebrochene zählen. Bezahl eins davon, oder versuch es später wieder.`;
export const bot_tip_refused_too_many_to_them = (v: { most: number }): string =>
  `Du hast in den letzten 24 Stunden ${number(v.most)} Trinkgelder für diese Person nicht bezahlt, auch abgebrochene zählen. Bezahl eins davon, oder versuch es später wieder.`;
export const bot_tip_refused_no_chain = (): string =>
  `Hier kann man noch kein Trinkgeld bezahlen: Der Betreiber dieses Bots muss ihn mit der Chain verbinden (CHAIN_RPC_URL oder CHAIN_API_URL).`;
export const bot_tip_refused_too_many_unpaid = (v: { most: number }): string =>
  `Du hast ${number(v.most)} unbezahlte Trinkgelder. Bezahl erst einige davon, oder brich sie ab.`;
export const bot_tip_refused_too_many_alike = (): string =>
  `Gerade geben zu viele dieser Person genau diesen Betrag. Wähl einen anderen.`;
export const bot_tip_no_person = (): string =>
  `Bots, Kanälen und anonymen Admins kann man kein Trinkgeld geben.`;
export const bot_tip_unknown = (v: { name: Text }): string =>
  `Ich kenne @${markup(v.name)} noch nicht. Antworte in der Gruppe auf eine Nachricht dieser Person mit <code>/tip 25</code>.`;
export const bot_tip_not_sure = (v: { name: Text }): string =>
  `Ich bin nicht sicher, wer @${markup(v.name)} jetzt ist. Antworte in der Gruppe auf eine Nachricht dieser Person mit <code>/tip 25</code>.`;
export const bot_tip_below_least = (v: { amount: Text }): string =>
  `Das kleinste Trinkgeld hier ist ${markup(v.amount)}.`;
export const bot_tip_answered_taken = (): string =>
  `Danke: Innerhalb einer Minute zählt es als dein Trinkgeld.`;
export const bot_tip_answered_left = (): string =>
  `In Ruhe gelassen: Das ist nicht dein Trinkgeld.`;
export const bot_tip_how_to = (): string =>
  `<b>So gibst du Trinkgeld</b>\n1. Antworte in der Gruppe auf eine Nachricht mit <code>/tip 25</code>, oder schreib <code>/tip @user 25 gut gemacht</code>.\n2. Ich schicke dir einen Button, der deine Wallet öffnet. Die Coins gehen direkt an die andere Wallet; ich halte sie nie.\n3. Sobald die Zahlung auf der Chain ist, zählt das Trinkgeld für deine Punkte und deine Woche.`;
export const bot_tip_declined = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `Es wartet nichts mehr.`, one: `Abgelehnt: ${number(v.count)} Trinkgeld.`, other: `Abgelehnt: ${number(v.count)} Trinkgelder.` })}`;
export const bot_tip_not_yours = (): string =>
  `Dieses Trinkgeld ist nicht deins.`;
export const bot_tip_ended_waiting = (): string =>
  `Es wartet noch.`;
export const bot_tip_ended_paid = (): string =>
  `Es ist schon bezahlt.`;
export const bot_tip_ended_expired = (): string =>
  `Es war schon abgelaufen.`;
export const bot_tip_ended_cancelled = (): string =>
  `Abgebrochen.`;
export const bot_tip_ended_refused = (): string =>
  `Abgelehnt.`;
export const bot_tip_wrong_no_recipient_amount = (v: { said: Text; form: Text }): string =>
  `Wer soll ${markup(v.said)} bekommen? Versuch: ${markup(v.form)}`;
export const bot_tip_wrong_no_recipient = (v: { said: Text; form: Text }): string =>
  `Ich weiß nicht, wer ${markup(v.said)} ist. Versuch: ${markup(v.form)}`;
export const bot_tip_wrong_no_amount = (v: { form: Text }): string =>
  `Der Betrag fehlt. Versuch: ${markup(v.form)}`;
export const bot_tip_wrong_amount_first = (v: { said: Text; form: Text }): string =>
  `Schreib ${markup(v.said)} hinter den Namen: ${markup(v.form)}`;
export const bot_tip_wrong_note_too_long = (v: { length: Text; most: number }): string =>
  `Die Notiz hat ${markup(v.length)} Zeichen; höchstens ${number(v.most)} passen.`;
export const bot_tip_wrong_one_or_thousand = (v: { said: Text }): string =>
  `${markup(v.said)} könnte eins oder tausend sein: Schreib es ohne Komma.`;
export const bot_tip_wrong_too_many_decimals = (v: { said: Text }): string =>
  `${markup(v.said)} hat zu viele Nachkommastellen: Coins haben 8, Dollar 2.`;
export const bot_tip_wrong_too_small = (v: { said: Text; amount: Text }): string =>
  `${markup(v.said)} ist zu wenig: Das kleinste Trinkgeld ist ${markup(v.amount)}.`;
export const bot_tip_wrong_too_large = (v: { said: Text }): string =>
  `${markup(v.said)} ist mehr als alle Coins, die es gibt.`;
export const bot_tip_wrong_no_price = (v: { code: Text }): string =>
  `Ich kenne den Preis des Coins nicht. Gib den Betrag in ${markup(v.code)} an.`;
export const bot_tip_wrong_not_an_amount = (v: { said: Text; form: Text }): string =>
  `${markup(v.said)} ist kein Betrag. Versuch: ${markup(v.form)}`;
export const bot_quoted = (v: { said: Text }): string =>
  `„${markup(v.said)}“`;
export const bot_tip_tips = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>${markup(v.payer)}</b> gibt <b>${markup(v.payee)}</b> ${markup(v.amount)} Trinkgeld`;
export const bot_tip_tips_nobody = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>${markup(v.payer)}</b> gibt <b>${markup(v.payee)}</b> ${markup(v.amount)} Trinkgeld. Noch fehlt eine Adresse, deshalb wartet das Trinkgeld 7 Tage.`;
export const bot_tip_tipped = (v: { payer: Text; payee: Text; amount: Text; mark: Text }): string =>
  `<b>${markup(v.payer)}</b> hat <b>${markup(v.payee)}</b> ${markup(v.amount)} Trinkgeld gegeben, ${markup(v.mark)}`;
export const bot_tip_on_its_way = (): string =>
  `unterwegs`;
export const bot_tip_confirmed = (): string =>
  `bestätigt`;
export const bot_tip_closed = (): string =>
  `Dieses Trinkgeld ist erledigt.`;
export const bot_tip_cancelled = (v: { payer: Text; amount: Text; payee: Text }): string =>
  `<b>${markup(v.payer)}</b> hat das Trinkgeld von ${markup(v.amount)} für <b>${markup(v.payee)}</b> abgebrochen.`;
export const bot_tip_refused = (v: { payee: Text; amount: Text }): string =>
  `<b>${markup(v.payee)}</b> hat das Trinkgeld von ${markup(v.amount)} abgelehnt.`;
export const bot_tip_under_post = (v: { count: number; amount: Text }): string =>
  `${plural(v.count, { one: `${number(v.count)} Trinkgeld`, other: `${number(v.count)} Trinkgelder` })}, ${markup(v.amount)} unter diesem Beitrag`;
export const bot_tip_waiting = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Trinkgeld wartet auf dich. Um es zu bekommen, leg eine Wallet an, oder schick <code>/address ADRESSE</code>, wenn du schon eine hast.`, other: `${number(v.count)} Trinkgelder warten auf dich. Um sie zu bekommen, leg eine Wallet an, oder schick <code>/address ADRESSE</code>, wenn du schon eine hast.` })}`;
export const bot_tip_received = (v: { payer: Text; amount: Text; mark: Text }): string =>
  `<b>${markup(v.payer)}</b> hat dir ${markup(v.amount)} Trinkgeld gegeben: ${markup(v.mark)}.`;
export const bot_tip_unpaid = (v: { amount: Text; payer: Text }): string =>
  `Das Trinkgeld von ${markup(v.amount)} von <b>${markup(v.payer)}</b> ist noch nicht bezahlt.`;
export const bot_tip_over = (v: { amount: Text; payer: Text }): string =>
  `Das Trinkgeld von ${markup(v.amount)} von <b>${markup(v.payer)}</b> ist vorbei.`;
export const bot_tip_paid_again_payer = (v: { amount: Text; name: Text; payment: Text }): string =>
  `Dein Trinkgeld von ${markup(v.amount)} für <b>${markup(v.name)}</b> wurde noch einmal bezahlt: ${markup(v.payment)}. Es zählt einmal; bitte um den Rest zurück.`;
export const bot_tip_paid_again_payee = (v: { amount: Text; name: Text; payment: Text }): string =>
  `Das Trinkgeld von ${markup(v.amount)} von <b>${markup(v.name)}</b> wurde dir noch einmal bezahlt: ${markup(v.payment)}. Es zählt einmal; vielleicht wirst du um den Rest gebeten.`;
export const bot_tip_payment = (v: { transaction: Text; txid: Text; address: Text }): string =>
  `${markup(v.transaction)} <code>${markup(v.txid)}</code>, an <code>${markup(v.address)}</code>`;
export const bot_tip_transaction = (): string =>
  `Transaktion`;
export const bot_tip_question = (v: { payment: Text; amount: Text; name: Text }): string =>
  `${markup(v.payment)} von ${markup(v.amount)} an <b>${markup(v.name)}</b> kam von einer deiner Adressen, ohne die letzten Ziffern, an denen ich dein Trinkgeld erkenne. War das dein Trinkgeld? Wenn ja, bezahl es nicht noch einmal.`;
export const bot_tip_a_payment = (): string =>
  `Eine Zahlung`;
export const bot_tip_taken_back = (v: { amount: Text; name: Text }): string =>
  `Die Zahlung deines Trinkgelds von ${markup(v.amount)} für <b>${markup(v.name)}</b> ist von der Chain verschwunden. Was es eingebracht hat, wurde zurückgenommen.`;
export const button_pay = (v: { amount: string; code: string }): string =>
  `${v.amount} ${v.code} bezahlen`;
export const button_set_address = (): string =>
  `Deine Adresse festlegen`;
export const button_no_thanks = (): string =>
  `Nein, danke`;
export const button_was_my_tip = (): string =>
  `Ja, das war mein Trinkgeld`;
export const button_no = (): string =>
  `Nein`;
export const bot_address_bad = (v: { said: Text; coin: Text }): string =>
  `„${markup(v.said)}“ ist keine Adresse von ${markup(v.coin)}. Versuch: <code>/address ADRESSE</code>`;
export const bot_address_proved = (v: { address: Text }): string =>
  `Deine Trinkgelder und Anteile gehen an <code>${markup(v.address)}</code>: Ihr Schlüssel hat für dich unterschrieben.\nZum Ändern: <code>/address ADRESSE</code>`;
export const bot_address_unproved = (v: { address: Text }): string =>
  `Deine Trinkgelder und Anteile gehen an <code>${markup(v.address)}</code>: Keine Unterschrift hat gezeigt, dass sie dir gehört.\nZum Ändern: <code>/address ADRESSE</code>`;
export const bot_address_set = (v: { address: Text }): string =>
  `Deine Trinkgelder und Anteile gehen jetzt an <code>${markup(v.address)}</code>. Keine Unterschrift zeigt, dass sie dir gehört, also prüf sie zweimal.`;
export const bot_address_before = (v: { address: Text }): string =>
  `Vorher war es <code>${markup(v.address)}</code>.`;
export const bot_wallet_open = (): string =>
  `Deine Wallet ist eine Seite in deinem eigenen Browser: Ihre Schlüssel verlassen dein Gerät nie. Der Button meldet dich dort an, einmal und innerhalb von fünf Minuten: Leite ihn nicht weiter.`;
export const bot_wallet_export = (): string =>
  `Deine Schlüssel sind nur auf deinem Gerät. Die Wallet zeigt sie, sobald du deine Passphrase eingibst. Schick sie niemals jemandem, auch mir nicht.`;
export const bot_wallet_no_address = (): string =>
  `Du hast noch keine Adresse. Leg eine Wallet an, oder schick <code>/address ADRESSE</code>, wenn du anderswo eine hast.`;
export const bot_wallet_no_index = (): string =>
  `Ich kann hier nicht auf die Chain sehen; deine Wallet kann es.`;
export const bot_wallet_unreachable = (): string =>
  `Die Chain antwortet gerade nicht. Bitte versuch es in einer Minute noch einmal.`;
export const bot_wallet_too_large = (): string =>
  `Deine Adresse hat zu viele Zahlungen, um sie hier zu lesen. Die Seite der Wallet zeigt ihr Guthaben, und ein Explorer der Chain auch.`;
export const bot_wallet_deposit = (v: { coin: Text; address: Text }): string =>
  `${markup(v.coin)} an diese Adresse senden:\n<code>${markup(v.address)}</code>`;
export const bot_wallet_balance = (v: { amount: Text; address: Text }): string =>
  `<b>${markup(v.amount)}</b> auf <code>${markup(v.address)}</code>`;
export const bot_wallet_on_its_way = (v: { amount: Text }): string =>
  `Unterwegs: ${markup(v.amount)}`;
export const bot_wallet_nothing = (v: { days: number }): string =>
  `In den letzten ${plural(v.days, { one: `${number(v.days)} Tag`, other: `${number(v.days)} Tagen` })} kam nichts an.`;
export const bot_wallet_history = (): string =>
  `<b>Die letzten Zahlungen an dich</b>`;
export const bot_wallet_just_now = (v: { amount: Text }): string =>
  `+${markup(v.amount)}, gerade eben`;
export const bot_wallet_just_now_on_its_way = (v: { amount: Text }): string =>
  `+${markup(v.amount)}, gerade eben, unterwegs`;
export const bot_wallet_ago = (v: { amount: Text; time: Text }): string =>
  `+${markup(v.amount)}, vor ${markup(v.time)}`;
export const bot_wallet_ago_on_its_way = (v: { amount: Text; time: Text }): string =>
  `+${markup(v.amount)}, vor ${markup(v.time)}, unterwegs`;
export const bot_wallet_send_by_name = (): string =>
  `Um jemanden mit Namen zu bezahlen: <code>/tip @user 25</code>`;
export const bot_wallet_send_unknown = (v: { said: Text }): string =>
  `„${markup(v.said)}“ verstehe ich nicht.`;
export const bot_wallet_send_form = (v: { code: Text }): string =>
  `Versuch: <code>/send ADRESSE 25</code>, mit einer Adresse und einem Betrag in ${markup(v.code)}.`;
export const bot_wallet_send = (v: { amount: Text; code: Text; address: Text }): string =>
  `${markup(v.amount)} ${markup(v.code)} an <code>${markup(v.address)}</code>: Prüf beides in der Wallet und bestätige dort.`;
export const bot_week_title = (v: { week: Text; time: Text }): string =>
  `<b>Woche vom ${markup(v.week)}</b>, endet ${markup(v.time)} (Sonntag 23:00 UTC)`;
export const bot_week_points = (v: { points: Text; threshold: number }): string =>
  `Du hast ${markup(v.points)}. Ein Anteil braucht mindestens ${number(v.threshold)}.`;
export const bot_week_banned = (): string =>
  `Ein gesperrtes Konto hat keinen Anteil am Topf.`;
export const bot_week_first = (v: { points: Text; pool: Text }): string =>
  `Noch ${markup(v.points)}, und du hast als erstes Mitglied einen Anteil am Topf von ${markup(v.pool)}.`;
export const bot_week_join = (v: { points: Text; pool: Text; count: number }): string =>
  `Noch ${markup(v.points)}, und du teilst den Topf von ${markup(v.pool)} mit ${plural(v.count, { one: `${number(v.count)} Mitglied`, other: `${number(v.count)} Mitgliedern` })}.`;
export const bot_week_pool = (v: { pool: Text }): string =>
  `Im Topf sind ${markup(v.pool)}.`;
export const bot_week_share = (v: { share: Text; pool: Text }): string =>
  `Wäre jetzt Schluss, bekämst du <b>${markup(v.share)}</b> aus dem Topf von ${markup(v.pool)}.`;
export const bot_week_enough = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Mitglied hat`, other: `${number(v.count)} Mitglieder haben` })} genug Punkte für einen Anteil; jeder Punkt, den jemand bekommt, verschiebt ihn.`;
export const bot_week_enough_counted = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Mitglied hat`, other: `${number(v.count)} Mitglieder haben` })} genug Punkte für einen Anteil; Punkte, die zählen, verschieben ihn.`;
export const bot_week_since = (v: { own: Text; others: Text; share: Text }): string =>
  `Seit gestern: du ${markup(v.own)} Punkte, andere ${markup(v.others)} Punkte, dein Anteil ${markup(v.share)}`;
export const bot_week_no_entries = (): string =>
  `Du hast noch keine Punkte. Fang mit /gm an.`;
export const bot_week_entries = (): string =>
  `<b>Deine letzten Punkte</b>`;
export const bot_week_no_points = (): string =>
  `keine Punkte`;
export const bot_week_cut_banned = (): string =>
  `ein gesperrtes Konto bekommt nichts`;
export const bot_week_cut_cooldown = (): string =>
  `es zählt einmal in 24 Stunden`;
export const bot_week_cut_least_tip = (v: { limit: Text }): string =>
  `ein Trinkgeld unter ${markup(v.limit)} bringt nichts`;
export const bot_week_cut_tip_limit = (v: { limit: Text }): string =>
  `nur ${markup(v.limit)} Trinkgelder am Tag zählen`;
export const bot_week_cut_limit = (v: { limit: Text }): string =>
  `das Tageslimit von ${markup(v.limit)} Punkten war erreicht`;
export const bot_week_cut_rest = (v: { limit: Text }): string =>
  `der Rest liegt über dem Tageslimit von ${markup(v.limit)}`;
export const bot_rule_account_created = (): string =>
  `Konto angelegt`;
export const bot_rule_primary_address_set = (): string =>
  `Hauptadresse festgelegt`;
export const bot_rule_staking_address_set = (): string =>
  `Staking-Adresse festgelegt`;
export const bot_rule_twitter_set = (): string =>
  `Twitter/X angegeben`;
export const bot_rule_first_tip = (): string =>
  `Erstes Trinkgeld`;
export const bot_rule_first_send = (): string =>
  `Erste Überweisung`;
export const bot_rule_gm = (): string =>
  `/gm`;
export const bot_rule_faucet = (): string =>
  `/faucet`;
export const bot_rule_tip = (): string =>
  `Trinkgeld`;
export const bot_rule_send = (): string =>
  `Überweisung`;
export const bot_rule_content_submission = (): string =>
  `Inhalt`;
export const bot_rule_undone = (v: { name: Text }): string =>
  `${markup(v.name)}, zurückgenommen`;
export const bot_rule_again = (v: { name: Text }): string =>
  `${markup(v.name)}, erneut`;
export const bot_rule_hunt = (v: { words: Text }): string =>
  `Schatzsuche: ${markup(v.words)}`;
export const bot_rule_referral = (v: { words: Text }): string =>
  `Empfehlung: ${markup(v.words)}`;
export const about_tip_to = (v: { amount: string; name: string }): string =>
  `Trinkgeld von ${v.amount} für ${v.name}`;
export const about_tip_from = (v: { amount: string; name: string }): string =>
  `Trinkgeld von ${v.amount} von ${v.name}`;
export const about_tip_undone = (v: { amount: string; name: string }): string =>
  `Trinkgeld von ${v.amount} für ${v.name}, dessen Zahlung von der Chain verschwand`;
export const about_send_undone = (v: { amount: string }): string =>
  `Überweisung von ${v.amount}, die von der Chain verschwand`;
export const about_send = (v: { amount: string }): string =>
  `${v.amount} überwiesen`;
export const about_faucet = (v: { amount: string }): string =>
  `${v.amount} abgeholt`;
export const about_deleted = (): string =>
  `Gelöschter Inhalt`;
export const grounds_off = (): string =>
  `Der Wochentopf ist aus: Im Topf ist 0.`;
export const grounds_banned = (): string =>
  `Ein gesperrtes Konto hat keinen Anteil am Topf.`;
export const grounds_more = (v: { points: number }): string =>
  `Noch ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}, und du teilst den Topf mit.`;
export const grounds_more_of = (v: { points: number; pool: string }): string =>
  `Noch ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}, und du teilst den Topf von ${v.pool} mit.`;
export const grounds_more_counted = (v: { points: number }): string =>
  `Noch ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}, und du teilst den Topf mit, im Verhältnis deiner Punkte, die zählen.`;
export const grounds_more_of_counted = (v: { points: number; pool: string }): string =>
  `Noch ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}, und du teilst den Topf von ${v.pool} mit, im Verhältnis deiner Punkte, die zählen.`;
export const grounds_most = (v: { amount: string }): string =>
  `Kein Mitglied bekommt mehr als ${v.amount} davon.`;
export const grounds_carried = (v: { amount: string; pool: string }): string =>
  `Frühere Wochen ließen ${v.amount} des Topfs von ${v.pool} übrig.`;
export const grounds_estimate = (v: { part: number; most: string }): string =>
  `Der Topf ist geschätzt: ${number(v.part)} % der Coins, die seine Wallet zum Stichtag hat und niemandem schuldet, höchstens ${v.most}.`;
export const grounds_unknown = (v: { part: number; most: string }): string =>
  `Der Topf ist noch nicht bekannt: Es werden ${number(v.part)} % der Coins, die seine Wallet zum Stichtag hat und niemandem schuldet, höchstens ${v.most}.`;
export const grounds_all = (v: { points: number }): string =>
  `${plural(v.points, { one: `Dein ${number(v.points)} Punkt zählt`, other: `Alle deine ${number(v.points)} Punkte zählen` })} für den Topf.`;
export const grounds_all_backed = (v: { points: number; names: string; each: number }): string =>
  `${plural(v.points, { one: `Dein ${number(v.points)} Punkt zählt`, other: `Alle deine ${number(v.points)} Punkte zählen` })} für den Topf: Rückhalt von ${v.names}, je ${plural(v.each, { one: `${number(v.each)} Punkt`, other: `${number(v.each)} Punkte` })}.`;
export const grounds_all_new = (v: { points: number; fresh: number }): string =>
  `${plural(v.points, { one: `Dein ${number(v.points)} Punkt zählt`, other: `Alle deine ${number(v.points)} Punkte zählen` })} für den Topf: dein Konto ist neu, darum ${plural(v.fresh, { one: `zählt ${number(v.fresh)} Punkt`, other: `zählen ${number(v.fresh)} Punkte` })} ohne Rückhalt.`;
export const grounds_all_both = (v: { points: number; names: string; each: number; fresh: number }): string =>
  `${plural(v.points, { one: `Dein ${number(v.points)} Punkt zählt`, other: `Alle deine ${number(v.points)} Punkte zählen` })} für den Topf: Rückhalt von ${v.names}, je ${plural(v.each, { one: `${number(v.each)} Punkt`, other: `${number(v.each)} Punkte` })}; dein Konto ist neu, darum ${plural(v.fresh, { one: `zählt ${number(v.fresh)} Punkt`, other: `zählen ${number(v.fresh)} Punkte` })} ohne Rückhalt.`;
export const grounds_part_backed = (v: { counted: number; points: number; names: string; each: number }): string =>
  `${plural(v.counted, { one: `Von deinen Punkten (${number(v.points)}) zählt ${number(v.counted)} für den Topf`, other: `Von deinen Punkten (${number(v.points)}) zählen ${number(v.counted)} für den Topf` })}: Rückhalt von ${v.names}, je ${plural(v.each, { one: `${number(v.each)} Punkt`, other: `${number(v.each)} Punkte` })}.`;
export const grounds_part_new = (v: { counted: number; points: number; fresh: number }): string =>
  `${plural(v.counted, { one: `Von deinen Punkten (${number(v.points)}) zählt ${number(v.counted)} für den Topf`, other: `Von deinen Punkten (${number(v.points)}) zählen ${number(v.counted)} für den Topf` })}: dein Konto ist neu, darum ${plural(v.fresh, { one: `zählt ${number(v.fresh)} Punkt`, other: `zählen ${number(v.fresh)} Punkte` })} ohne Rückhalt.`;
export const grounds_part_both = (v: { counted: number; points: number; names: string; each: number; fresh: number }): string =>
  `${plural(v.counted, { one: `Von deinen Punkten (${number(v.points)}) zählt ${number(v.counted)} für den Topf`, other: `Von deinen Punkten (${number(v.points)}) zählen ${number(v.counted)} für den Topf` })}: Rückhalt von ${v.names}, je ${plural(v.each, { one: `${number(v.each)} Punkt`, other: `${number(v.each)} Punkte` })}; dein Konto ist neu, darum ${plural(v.fresh, { one: `zählt ${number(v.fresh)} Punkt`, other: `zählen ${number(v.fresh)} Punkte` })} ohne Rückhalt.`;
export const grounds_none = (v: { points: number; least: string; weeks: number }): string =>
  `${plural(v.points, { one: `Dein ${number(v.points)} Punkt zählt`, other: `Keiner deiner ${number(v.points)} Punkte zählt` })} ${plural(v.points, { one: `nicht für`, other: `für` })} den Topf: In ${plural(v.weeks, { one: `der letzten Woche`, other: `den letzten ${number(v.weeks)} Wochen` })} hat dir kein langjähriges Mitglied Trinkgeld von ${v.least} oder mehr gegeben.`;
export const grounds_none_young = (v: { points: number; least: string; weeks: number }): string =>
  `${plural(v.points, { one: `Dein ${number(v.points)} Punkt zählt`, other: `Keiner deiner ${number(v.points)} Punkte zählt` })} ${plural(v.points, { one: `nicht für`, other: `für` })} den Topf: In ${plural(v.weeks, { one: `der letzten Woche`, other: `den letzten ${number(v.weeks)} Wochen` })} hat dir kein Mitglied Trinkgeld von ${v.least} oder mehr gegeben.`;
export const grounds_small = (v: { points: number; least: string }): string =>
  `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })} aus Trinkgeld unter ${v.least}, das nicht zählt.`;
export const grounds_limit = (v: { percent: number }): string =>
  `Alle solchen Punkte neuer Konten zusammen sind höchstens ${number(v.percent)} % der Punkte, die zählen.`;
export const grounds_limit_none = (v: { percent: number }): string =>
  `Neue Konten ohne Rückhalt teilen sich höchstens ${number(v.percent)} % der Punkte, die zählen; für dich bleibt keiner.`;
export const grounds_names = (v: { names: string; last: string }): string =>
  `${v.names} und ${v.last}`;
export const grounds_names_others = (v: { names: string; count: number }): string =>
  `${v.names} und ${plural(v.count, { one: `${number(v.count)} anderen Mitglied`, other: `${number(v.count)} anderen Mitgliedern` })}`;
export const grounds_others = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} Mitglied`, other: `${number(v.count)} Mitgliedern` })}`;
export const button_open_private = (): string =>
  `Privaten Chat öffnen`;
export const button_open_week = (): string =>
  `Woche öffnen`;
export const button_open_leaderboard = (): string =>
  `Rangliste öffnen`;
export const button_open_portal = (): string =>
  `Portal öffnen`;
export const button_open_monitor = (): string =>
  `Monitor öffnen`;
export const button_open_wallet = (): string =>
  `Wallet öffnen`;
export const button_make_wallet = (): string =>
  `Wallet anlegen`;
export const button_how_to_tip = (): string =>
  `So gibst du Trinkgeld`;
export const button_invite = (): string =>
  `Einladen`;
export const button_my_rank = (): string =>
  `Mein Rang`;
export const button_my_week = (): string =>
  `Meine Woche`;
export const button_settings = (): string =>
  `Einstellungen`;
export const button_transaction = (): string =>
  `Zur Transaktion`;
export const button_all_hunts = (): string =>
  `Alle Schatzsuchen`;
export const button_hunt = (): string =>
  `Zur Schatzsuche`;
export const button_join_hunt = (): string =>
  `Privat mitmachen`;
export const button_week = (): string =>
  `Zur Woche`;
export const button_how_points_count = (): string =>
  `Wie Punkte zählen`;
export const button_my_submissions = (): string =>
  `Meine Einreichungen`;
export const button_all_points = (): string =>
  `Alle ansehen`;
export const refusal_submit_banned = (): string =>
  `Gesperrte Mitglieder können keine Inhalte einreichen.`;
export const refusal_submissions_open = (v: { most: number }): string =>
  `${plural(v.most, { one: `${number(v.most)} deiner Einreichungen wartet`, other: `${number(v.most)} deiner Einreichungen warten` })} schon auf die Prüfung. Reiche mehr ein, sobald eine geprüft ist, oder zieh eine zurück.`;
export const refusal_submissions_day = (v: { most: number }): string =>
  `Du hast in 24 Stunden ${number(v.most)} eingereicht, mehr geht nicht. Reiche morgen weiter ein.`;
export const refusal_submitted_before = (): string =>
  `Das hast du schon einmal eingereicht, und es wurde seitdem gelöscht.`;
export const refusal_link_hidden = (): string =>
  `Der Link enthält unsichtbare Zeichen.`;
export const refusal_link_form = (): string =>
  `Der Link ist keine http- oder https-Adresse.`;
export const refusal_link_credentials = (): string =>
  `Der Link darf keine Zugangsdaten enthalten.`;
export const refusal_link_host = (): string =>
  `Der Link führt zu keiner öffentlichen Seite.`;
export const refusal_link_length = (): string =>
  `Der Link ist zu lang.`;
export const refusal_objection_reason = (): string =>
  `Sag, warum du Einspruch erhebst.`;
export const refusal_no_share = (): string =>
  `Dieses Mitglied hat in dieser Woche keinen Anteil.`;
export const refusal_objection_said = (): string =>
  `Du hast hier schon Einspruch erhoben.`;
export const refusal_share_not_held = (): string =>
  `Dein Anteil wird nicht zurückgehalten.`;
export const refusal_objection_late = (): string =>
  `Die Einspruchsstunde dieser Woche ist vorbei.`;
export const refusal_objection_points = (): string =>
  `Nur wer in dieser Woche Punkte verdient hat, kann Einspruch erheben.`;
export const refusal_share_elsewhere = (): string =>
  `Dieser Anteil wird anderswo abgerechnet.`;
export const refusal_share_held = (): string =>
  `Dieser Anteil wird schon zurückgehalten.`;
export const refusal_objections_most = (v: { most: number }): string =>
  `Du kannst in einer Woche gegen höchstens ${plural(v.most, { one: `${number(v.most)} Anteil`, other: `${number(v.most)} Anteile` })} Einspruch erheben.`;
export const bot_address_now = (v: { site: Text; address: Text }): string =>
  `Deine Adresse bei ${markup(v.site)} ist jetzt <code>${markup(v.address)}</code>.`;
export const bot_address_replaced = (v: { address: Text }): string =>
  `Vorher war es <code>${markup(v.address)}</code>. Wöchentliche Anteile warten 24 Stunden, bevor sie an die neue gehen.`;
export const bot_address_was_me = (): string =>
  `Warst du das, dann drück den Knopf, und nichts wartet. Wenn nicht, setz deine eigene Adresse wieder und sag den Betreibern Bescheid.`;
export const button_was_me = (): string =>
  `Das war ich`;
export const notice_address_confirmed = (): string =>
  `Bestätigt: Wöchentliche Anteile gehen an diese Adresse.`;
export const notice_address_over = (): string =>
  `Es gibt nichts mehr zu bestätigen.`;
export const notice_declined = (): string =>
  `Abgelehnt.`;
export const notice_question_over = (): string =>
  `Diese Frage ist erledigt.`;
export const notice_own_key = (): string =>
  `Dein eigener API-Schlüssel`;
export const notice_app_nameless = (): string =>
  `Eine App ohne Namen`;
export const bot_app_wants = (v: { app: Text; developer: Text }): string =>
  `<b>${markup(v.app)}</b> von ${markup(v.developer)} möchte:`;
export const bot_consent_read_balance = (): string =>
  `das Guthaben deiner Hauptadresse sehen`;
export const bot_consent_read_history = (): string =>
  `deine Trinkgelder, Überweisungen, Faucet-Abrufe und Wochenanteile sehen`;
export const bot_consent_request_payments = (): string =>
  `dich um Zahlungen bitten, die du jeweils selbst machst oder ablehnst`;
export const bot_consent_send_notifications = (): string =>
  `dir über diesen Bot schreiben`;
export const bot_consent_access_profile = (): string =>
  `deinen Namen, Benutzernamen, Rang, deine Punkte und den Tag deines Beitritts sehen`;
export const bot_consent_manage_escrow = (): string =>
  `mit dir Treuhandgeschäfte einrichten, deren Bedingungen du bestätigst und deren Zahlungen du selbst unterschreibst`;
export const bot_app_never = (): string =>
  `Sie bekommt deine Schlüssel nie und kann deine Coins nicht bewegen. Du kannst das jederzeit widerrufen.`;
export const notice_consent_allowed = (): string =>
  `Erlaubt. Du kannst den Zugriff jederzeit widerrufen.`;
export const notice_consent_declined = (): string =>
  `Nicht erlaubt.`;
export const notice_consent_blocked = (): string =>
  `Blockiert. Diese App kann dich nichts mehr fragen und auf nichts mehr zugreifen.`;
export const notice_consent_withdrawn = (): string =>
  `Zugriff widerrufen. Diese App kann dich nicht mehr erreichen.`;
export const button_allow = (): string =>
  `Erlauben`;
export const button_not_now = (): string =>
  `Nicht jetzt`;
export const button_block_app = (): string =>
  `Diese App blockieren`;
export const button_withdraw_access = (): string =>
  `Zugriff widerrufen`;
export const bot_app_writes = (v: { app: Text }): string =>
  `<b>${markup(v.app)}</b> (App) schreibt:`;
export const button_stop_app = (): string =>
  `Diese Nachrichten abstellen`;
export const notice_app_stopped = (): string =>
  `Abgestellt. Diese App kann dir nicht mehr schreiben.`;
export const notice_app_silent = (): string =>
  `Diese App kann dir nicht schreiben.`;
export const button_decline = (): string =>
  `Ablehnen`;
export const bot_app_for = (v: { text: Text }): string =>
  `Wofür: ${markup(v.text)}`;
export const bot_app_address = (v: { address: Text }): string =>
  `Adresse: <code>${markup(v.address)}</code>`;
export const bot_app_amount = (v: { amount: Text }): string =>
  `Betrag: <code>${markup(v.amount)}</code>`;
export const bot_payment_ask = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> bittet dich um eine Zahlung von <b>${markup(v.amount)}</b>.`;
export const bot_payment_how = (): string =>
  `Bezahl aus deiner eigenen Wallet, wenn du möchtest. Der Betrag muss genau stimmen: An ihm wird die Zahlung erkannt.`;
export const bot_payment_link = (v: { link: Text }): string =>
  `Link: <code>${markup(v.link)}</code>`;
export const bot_payment_until = (v: { time: Text }): string =>
  `Bis ${markup(v.time)}.`;
export const notice_payment_over = (): string =>
  `Diese Anfrage ist erledigt.`;
export const bot_escrow_buyer = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> richtet ein Treuhandgeschäft über <b>${markup(v.amount)}</b> ein, bei dem du kaufst.`;
export const bot_escrow_buyer_how = (): string =>
  `Du zahlst aus deiner eigenen Wallet ein. Das Geld geht weiter an die verkaufende Person oder zurück an dich, wenn zwei von dreien unterschreiben: du, die verkaufende Person und im Streitfall der Betreiber.`;
export const bot_escrow_seller = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> richtet ein Treuhandgeschäft über <b>${markup(v.amount)}</b> ein, bei dem du verkaufst.`;
export const bot_escrow_seller_how = (): string =>
  `Die kaufende Person zahlt ein. Das Geld geht weiter an dich oder zurück, wenn zwei von dreien unterschreiben: du, die kaufende Person und im Streitfall der Betreiber.`;
export const bot_escrow_agree_if = (): string =>
  `Stimm nur zu, wenn das deine sind:`;
export const bot_escrow_key = (v: { key: Text }): string =>
  `Dein öffentlicher Schlüssel: <code>${markup(v.key)}</code>`;
export const bot_escrow_refund = (v: { address: Text }): string =>
  `Wohin eine Rückzahlung geht: <code>${markup(v.address)}</code>`;
export const bot_escrow_payout = (v: { address: Text }): string =>
  `Wohin deine Zahlung geht: <code>${markup(v.address)}</code>`;
export const button_agree = (): string =>
  `Zustimmen`;
export const notice_escrow_agreed = (): string =>
  `Du hast zugestimmt.`;
export const notice_escrow_over = (): string =>
  `Dieses Treuhandgeschäft ist nicht mehr offen.`;
export const bot_escrow_deposit = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b>: Die Einzahlung ins Treuhandgeschäft ist jetzt möglich, <b>${markup(v.amount)}</b>.`;
export const bot_escrow_reserve = (): string =>
  `Darin ist eine kleine Rücklage für die Gebühr; ihr Rest kommt zu dir zurück.`;
export const bot_sign_in_ask = (v: { browser: Text; network: Text; time: Text }): string =>
  `Im Admin-Portal anmelden? ${markup(v.browser)}, ${markup(v.network)}, ${markup(v.time)} UTC`;
export const bot_sign_in_number = (): string =>
  `Drück die Zahl, die die Seite zeigt. Jede andere lehnt ab.`;
export const button_approve = (): string =>
  `Bestätigen`;
export const button_deny = (): string =>
  `Ablehnen`;
export const button_deny_block = (): string =>
  `Ablehnen und 24 h sperren`;
export const notice_sign_in_approved = (): string =>
  `Bestätigt`;
export const notice_sign_in_denied = (): string =>
  `Abgelehnt`;
export const notice_sign_in_blocked = (): string =>
  `Abgelehnt. 24 Stunden lang keine Fragen.`;
export const notice_sign_in_expired = (): string =>
  `Nicht rechtzeitig beantwortet`;
export const notice_sign_in_cancelled = (): string =>
  `Von der Person abgebrochen, die sich anmelden wollte`;
export const bot_review_approved = (): string =>
  `<b>Deine Einreichung wurde angenommen.</b>`;
export const bot_review_rejected = (): string =>
  `<b>Deine Einreichung wurde abgelehnt.</b>`;
export const bot_review_points = (v: { points: number }): string =>
  `Punkte dafür: <b>${number(v.points)}</b>`;
export const bot_review_comment = (v: { text: Text }): string =>
  `Kommentar: ${markup(v.text)}`;
export const bot_reason = (v: { text: Text }): string =>
  `Grund: ${markup(v.text)}`;
export const comment_approval = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })} für guten Inhalt.`;
export const comment_rejection = (): string =>
  `Der Inhalt genügt den Ansprüchen nicht.`;
export const comment_rating = (v: { points: number }): string =>
  `Bewertung geändert: ${plural(v.points, { one: `${number(v.points)} Punkt`, other: `${number(v.points)} Punkte` })}.`;
export const bot_review_undone = (): string =>
  `<b>Die Entscheidung über deine Einreichung wurde zurückgenommen.</b>`;
export const bot_review_again = (): string =>
  `Sie wird noch einmal geprüft.`;
export const bot_plan_ends_in_7_days = (v: { plan: Text; day: Text }): string =>
  `Dein Entwicklertarif ${markup(v.plan)} endet am ${markup(v.day)}, in weniger als 7 Tagen. Er verlängert sich nicht von selbst.`;
export const bot_plan_ends_in_1_day = (v: { plan: Text; day: Text }): string =>
  `Dein Entwicklertarif ${markup(v.plan)} endet am ${markup(v.day)}, in weniger als einem Tag. Er verlängert sich nicht von selbst, und deine API-Schlüssel gelten dann nicht mehr.`;
export const bot_plan_quota_80 = (v: { plan: Text }): string =>
  `80 % der API-Anfragen dieses Monats in deinem Entwicklertarif ${markup(v.plan)} sind verbraucht.`;
export const bot_plan_quota_100 = (v: { plan: Text }): string =>
  `Alle API-Anfragen dieses Monats in deinem Entwicklertarif ${markup(v.plan)} sind verbraucht: Weitere werden bis zum Monatsende abgelehnt.`;
export const bot_plan_webhooks_80 = (v: { plan: Text }): string =>
  `80 % der Webhooks dieses Monats in deinem Entwicklertarif ${markup(v.plan)} sind verbraucht.`;
export const bot_plan_webhooks_100 = (v: { plan: Text }): string =>
  `Alle Webhooks dieses Monats in deinem Entwicklertarif ${markup(v.plan)} sind verbraucht: Weitere werden bis zum Monatsende nicht verschickt. Sie bleiben im Protokoll deiner App, von wo du sie dann verschicken kannst.`;
export const bot_plan_granted = (v: { plan: Text; day: Text }): string =>
  `Dein Tarif <b>${markup(v.plan)}</b> wurde bis ${markup(v.day)} gewährt.`;
export const bot_plan_declined = (v: { plan: Text; reason: Text }): string =>
  `Deine Anfrage nach dem Tarif <b>${markup(v.plan)}</b> wurde abgelehnt: ${markup(v.reason)}`;
export const bot_app_approved = (v: { app: Text }): string =>
  `Deine App <b>${markup(v.app)}</b> wurde für den Produktivbetrieb freigegeben.`;
export const bot_app_returned = (v: { app: Text; reason: Text }): string =>
  `Deine App <b>${markup(v.app)}</b> ist in der Sandbox: ${markup(v.reason)}`;
export const bot_held_title = (v: { week: Text }): string =>
  `<b>Dein Anteil an der Woche vom ${markup(v.week)} wird zurückgehalten.</b>`;
export const bot_held_amount = (v: { amount: Text }): string =>
  `${markup(v.amount)} werden erst ausgezahlt, wenn ein Admin den Anteil freigibt. Er ist nicht verloren.`;
export const bot_held_object = (v: { url: Text }): string =>
  `Du kannst einmal Einspruch erheben: ${markup(v.url)}`;
export const button_object = (): string =>
  `Einspruch erheben`;
export const bot_decided_own = (v: { week: Text }): string =>
  `<b>Über deinen Einspruch zu deinem Anteil an der Woche vom ${markup(v.week)} ist entschieden.</b>`;
export const bot_decided_other = (v: { name: Text; week: Text }): string =>
  `<b>Über deinen Einspruch zum Anteil von ${markup(v.name)} an der Woche vom ${markup(v.week)} ist entschieden.</b>`;
export const bot_decided_released = (): string =>
  `Er ist freigegeben und wird ausgezahlt.`;
export const bot_decided_stays_held = (): string =>
  `Er bleibt zurückgehalten.`;
export const bot_decided_held = (): string =>
  `Er wird zurückgehalten.`;
export const bot_decided_paid = (): string =>
  `Er wird ausgezahlt.`;
export const bot_alert_begins = (v: { text: Text }): string =>
  `<b>Problem.</b> ${markup(v.text)}`;
export const bot_alert_over = (v: { text: Text }): string =>
  `<b>Vorbei.</b> ${markup(v.text)}`;
export const bot_alert_last = (): string =>
  `Das ist heute die letzte Nachricht dieser Art (UTC).`;
export const bot_alert_wallet_short = (): string =>
  `Die Wallet hat weniger, als Mitgliedern zusteht: Nichts davon wird ausgezahlt.`;
export const bot_alert_wallet_short_do = (v: { url: Text }): string =>
  `Schick ihr Coins, dann gehen die Auszahlungen von selbst weiter. Beträge: ${markup(v.url)}`;
export const bot_alert_wallet_short_over = (): string =>
  `Die Wallet deckt wieder, was fällig ist.`;
export const bot_alert_wallet_away = (): string =>
  `Die Wallet antwortet nicht, deshalb wird nichts ausgezahlt.`;
export const bot_alert_wallet_away_do = (v: { url: Text }): string =>
  `Prüf, ob ihr Node läuft. Status: ${markup(v.url)}`;
export const bot_alert_wallet_away_over = (): string =>
  `Die Wallet antwortet wieder.`;
export const bot_alert_payouts_stopped = (): string =>
  `Die Auszahlungen sind gestoppt: Die Wallet zeigt Zahlungen, die nicht in den Büchern stehen.`;
export const bot_alert_payouts_stopped_do = (v: { command: Text }): string =>
  `Um sie zu sehen, und was jede klärt, führ aus: ${markup(v.command)}`;
export const bot_alert_payouts_stopped_over = (): string =>
  `Alles, was die Wallet gezahlt hat, ist verbucht, und die Auszahlungen gehen weiter.`;
export const bot_alert_bot_deaf_webhook = (): string =>
  `Der Bot hört nichts: Ein anderes Programm hat einen Webhook für ihn gesetzt.`;
export const bot_alert_bot_deaf_webhook_do = (v: { command: Text }): string =>
  `Nimm das Token des Bots aus diesem Programm heraus, oder hol dir von BotFather ein neues (/revoke). Wo der eigene Bot der Community läuft, wird der Webhook von selbst entfernt, höchstens einmal in der Stunde. Prüf danach mit: ${markup(v.command)}`;
export const bot_alert_bot_deaf_webhook_over = (): string =>
  `Kein Webhook hindert den Bot mehr daran, Leute zu hören.`;
export const bot_alert_bot_deaf_other_reader = (): string =>
  `Dem Bot entgehen Nachrichten: Ein anderes Programm liest sie mit demselben Token.`;
export const bot_alert_bot_deaf_other_reader_do = (): string =>
  `Halt dieses Programm an: Vielleicht ist es eine alte Kopie dieser Seite. Kennst du es nicht, hol dir von BotFather ein neues Token (/revoke) und trag es in TELEGRAM_BOT_TOKEN ein.`;
export const bot_alert_bot_deaf_other_reader_over = (): string =>
  `Kein anderes Programm liest mehr die Nachrichten des Bots.`;
export const bot_alert_week_late = (): string =>
  `Eine Woche ist vor mehr als einer Stunde zu Ende gegangen und nicht abgeschlossen.`;
export const bot_alert_week_late_do = (v: { url: Text; command: Text }): string =>
  `Das Log auf ${markup(v.url)} sagt, warum. Geht die Uhr richtig und läuft kein Import, führ aus: ${markup(v.command)}`;
export const bot_alert_week_late_over = (): string =>
  `Jede vergangene Woche ist abgeschlossen.`;
export const bot_alert_job_failing = (v: { job: Text }): string =>
  `Der Job „${markup(v.job)}“ schlägt immer wieder fehl oder läuft nicht mehr.`;
export const bot_alert_job_failing_do = (v: { url: Text }): string =>
  `Das Log auf ${markup(v.url)} sagt, warum; es ist für Admins.`;
export const bot_alert_job_failing_over = (v: { job: Text }): string =>
  `Der Job „${markup(v.job)}“ läuft wieder.`;
export const bot_alert_backup_old = (): string =>
  `Das neueste Backup ist mehr als zwei Tage alt.`;
export const bot_alert_backup_old_do = (v: { url: Text; command: Text }): string =>
  `Das Log auf ${markup(v.url)} sagt, warum. Um jetzt eins zu machen, führ aus: ${markup(v.command)}`;
export const bot_alert_backup_old_over = (): string =>
  `Es gibt ein neues Backup.`;
export const bot_alert_disk_low = (v: { host: Text }): string =>
  `Auf der Platte von ${markup(v.host)} ist dort, wo die Daten liegen, weniger als 1 GiB frei.`;
export const bot_alert_disk_low_do = (): string =>
  `Schaff Platz: Eine volle Platte nimmt keine Änderungen an, also zählt kein Trinkgeld.`;
export const bot_alert_disk_low_over = (v: { host: Text }): string =>
  `Auf der Platte von ${markup(v.host)} ist wieder Platz.`;
export const bot_alert_certificate_soon = (v: { host: Text }): string =>
  `Das Zertifikat von ${markup(v.host)} läuft in den nächsten 14 Tagen ab.`;
export const bot_alert_certificate_now = (v: { host: Text }): string =>
  `Das Zertifikat von ${markup(v.host)} läuft in den nächsten drei Tagen ab oder ist schon abgelaufen. Browser, Telegram und Wallet-Bots verweigern die Seite ohne ein gültiges.`;
export const bot_alert_certificate_do = (v: { command: Text }): string =>
  `Erneuere es dort, wo https für die Seite endet: Mit certbot geht das per „certbot renew“; Caddy erneuert von selbst, und sein Log sagt, was ihn hindert. Prüf danach mit: ${markup(v.command)}`;
export const bot_alert_certificate_soon_over = (v: { host: Text }): string =>
  `Das Zertifikat von ${markup(v.host)} gilt wieder mehr als 14 Tage.`;
export const bot_alert_certificate_now_over = (v: { host: Text }): string =>
  `Das Zertifikat von ${markup(v.host)} gilt wieder mehr als drei Tage.`;
export const refusal_not_signed_in = (): string =>
  `Melde dich zuerst an.`;
export const refusal_sign_in_again = (): string =>
  `Melde dich noch einmal an.`;
export const refusal_by_link = (): string =>
  `Du bist über einen Link des Bots angemeldet. Melde dich dafür mit Telegram an.`;
export const refusal_other_id = (): string =>
  `Du bist mit einer anderen ID angemeldet.`;
export const refusal_link_used = (): string =>
  `Dieser Link ist abgelaufen oder wurde schon benutzt. Lass dir vom Bot einen neuen geben.`;
export const refusal_account_banned = (): string =>
  `Dieses Konto ist gesperrt.`;
export const refusal_telegram_keys = (): string =>
  `Die Schlüssel von Telegram sind nicht abrufbar. Bitte versuch es später noch einmal.`;
export const refusal_sign_ins_busy = (): string =>
  `Zu viele Anmeldungen auf einmal. Versuch es später noch einmal.`;
export const refusal_internal = (): string =>
  `Bei uns ist etwas schiefgegangen.`;
export const refusal_too_large = (): string =>
  `Die Anfrage ist zu groß.`;
export const refusal_outage_no_answer = (): string =>
  `Die Datenbank antwortet nicht. Versuch es später noch einmal.`;
export const refusal_outage_read_only = (): string =>
  `Die Datenbank nimmt keine Änderungen an. Versuch es später noch einmal.`;
export const refusal_outage_disk_full = (): string =>
  `Die Platte ist voll: Nichts kann gespeichert werden. Versuch es später noch einmal.`;
export const refusal_outage_busy = (): string =>
  `Die Datenbank hat zu viel zu tun. Versuch es später noch einmal.`;
export const refusal_no_own_submission = (): string =>
  `Du hast keine Einreichung mit dieser Nummer.`;
export const refusal_submission_changed = (): string =>
  `Sie hat sich geändert, seit du sie geöffnet hast.`;
export const refusal_submission_approved = (v: { points: string }): string =>
  `Sie wurde inzwischen angenommen, Punkte: ${v.points}.`;
export const refusal_submission_rejected = (): string =>
  `Sie wurde inzwischen abgelehnt.`;
export const refusal_submission_withdrawn = (): string =>
  `Sie wurde schon zurückgezogen.`;
export const refusal_resubmit = (): string =>
  `Nur eine abgelehnte Einreichung kann noch einmal eingereicht werden, und nur einmal.`;
export const refusal_shown_too_often = (v: { most: string }): string =>
  `Du wurdest in 24 Stunden ${v.most}-mal wieder gezeigt, öfter geht nicht. Bis morgen bleibst du verborgen.`;
export const refusal_app_allowed_nothing = (): string =>
  `Du hast dieser App nichts erlaubt.`;
export const refusal_app_not_blocked = (): string =>
  `Du hast diese App nicht blockiert.`;
export const refusal_hunt_no_clue = (): string =>
  `Keins deiner Rätsel nimmt jetzt eine Antwort an.`;
export const refusal_hunt_link = (): string =>
  `Dieser Link gehört zu keinem deiner Rätsel.`;
export const refusal_hunt_none = (): string =>
  `Diese Schatzsuche gibt es nicht.`;
export const refusal_board_loading = (): string =>
  `Die Rangliste wird geladen. Versuch es in ein paar Sekunden noch einmal.`;
export const refusal_wallet_address = (): string =>
  `Das ist keine Adresse, an die auf der Chain des Coins gezahlt werden kann.`;
export const refusal_wallet_text_over = (): string =>
  `Hol einen neuen Text zum Unterschreiben: Dieser gilt nicht mehr.`;
export const refusal_wallet_changes = (v: { most: number }): string =>
  `Eine Adresse lässt sich ${number(v.most)} Mal am Tag setzen. Versuch es morgen.`;
export const refusal_wallet_signature = (): string =>
  `Die Unterschrift stammt nicht vom Schlüssel dieser Adresse.`;
export const refusal_wallet_by_link = (): string =>
  `Du bist mit einem Link vom Bot angemeldet. Melde dich mit Telegram an, um deine Adresse zu ersetzen.`;
export const refusal_wallet_large_coins = (): string =>
  `Diese Coins liegen in Transaktionen, die zu groß sind, um sie hier zu lesen.`;
export const refusal_wallet_slow_index = (): string =>
  `Der Index der Chain ist langsam. Versuch es später noch einmal.`;
export const refusal_wallet_look_ups = (): string =>
  `Zu viele Abfragen auf einmal. Warte eine Minute.`;
export const refusal_wallet_looked_up = (): string =>
  `Deine Wallet wird noch abgefragt. Versuch es in ein paar Sekunden noch einmal.`;
export const refusal_wallet_many = (): string =>
  `Gerade werden viele Wallets abgefragt. Versuch es gleich noch einmal.`;
export const refusal_pay_chain = (): string =>
  `Die Chain war nicht lesbar. Versuch es später noch einmal.`;
export const refusal_pay_coin_elsewhere = (): string =>
  `Eine andere Transaktion gibt einen Coin von dieser aus. Lade die Wallet neu.`;
export const refusal_pay_made_before = (): string =>
  `Diese Transaktion gab es schon, als andere Zahlung oder von einem anderen Mitglied.`;
export const refusal_pay_coin_spent = (): string =>
  `Ein Coin dieser Transaktion ist ausgegeben oder noch nicht bekannt. Lade die Wallet neu.`;
export const refusal_pay_wait_block = (): string =>
  `Der Coin hat eine frühere Zahlung abgelehnt, und etwas anderes, das noch in keinem Block ist, gibt ihre Coins aus. Warte auf den nächsten Block.`;
export const refusal_pay_made_after_all = (): string =>
  `Eine frühere Zahlung von dir, die der Coin abgelehnt hatte, fand doch noch statt. Sieh im Verlauf nach, bevor du wieder zahlst.`;
export const refusal_pay_spend_refused = (): string =>
  `Der Coin hat eine frühere Zahlung abgelehnt und könnte sie noch annehmen. Die nächste muss einen Coin von ihr ausgeben, damit nur eine von beiden stattfinden kann. Lade die Wallet neu und versuch es noch einmal.`;
export const refusal_pay_no_tip = (): string =>
  `Du hast kein solches Trinkgeld zu bezahlen.`;
export const refusal_pay_address = (): string =>
  `An diese Adresse kann auf dieser Chain nicht gezahlt werden.`;
export const refusal_pay_small = (v: { least: string }): string =>
  `Der Betrag ist zu klein: mindestens ${v.least}.`;
export const refusal_pay_again = (): string =>
  `Genau diese Zahlung hast du schon gemacht.`;
export const refusal_pay_no_address = (): string =>
  `Dieses Trinkgeld lässt sich noch nicht bezahlen: Für den Empfang ist keine Adresse gesetzt.`;
export const refusal_pay_paid = (): string =>
  `Dieses Trinkgeld ist schon bezahlt.`;
export const refusal_pay_over = (v: { state: 'expired' | 'cancelled' | 'refused' | 'other' }): string =>
  `${({ expired: `Dieses Trinkgeld ist abgelaufen.`, cancelled: `Dieses Trinkgeld wurde zurückgezogen.`, refused: `Dieses Trinkgeld wurde abgelehnt.`, other: `Dieses Trinkgeld ist abgelaufen.` })[v.state]}`;
export const refusal_pay_moved = (): string =>
  `Die Adresse für den Empfang hat sich geändert. Lade dieses Trinkgeld gleich neu.`;
export const refusal_pay_no_chain = (): string =>
  `Die Chain wurde noch nicht gelesen. Versuch es später noch einmal.`;
export const refusal_pay_other_member = (): string =>
  `Ein anderes Mitglied hat diese Zahlung gemacht, und der Coin hat sie abgelehnt.`;
export const refusal_pay_under_way = (): string =>
  `Eine andere Zahlung für dieses Trinkgeld ist schon unterwegs.`;
export const refusal_pay_waiting = (v: { most: number }): string =>
  `${number(v.most)} deiner Zahlungen warten auf einen Block. Warte, bis eine bestätigt ist.`;
export const refusal_pay_minute = (v: { most: number }): string =>
  `Du kannst ${number(v.most)} Zahlungen in der Minute machen. Warte eine Minute.`;
export const refusal_pay_day = (v: { most: number }): string =>
  `Du kannst ${number(v.most)} Zahlungen in 24 Stunden machen. Versuch es später noch einmal.`;
export const refusal_pay_tries = (): string =>
  `Zu viele Versuche zu zahlen. Warte eine Minute.`;
export const refusal_no_board_member = (): string =>
  `Dieses Mitglied steht nicht in der Rangliste.`;
export const refusal_no_telegram_member = (): string =>
  `Es gibt kein Mitglied mit dieser Telegram-ID.`;
export const refusal_no_member_number = (): string =>
  `Es gibt kein Mitglied mit dieser Nummer.`;
export const refusal_no_such_member = (): string =>
  `Dieses Mitglied gibt es nicht.`;
export const refusal_no_creator = (): string =>
  `Es gibt niemanden mit diesem Namen, der Inhalte einreicht.`;
export const refusal_no_closed_week = (): string =>
  `Es gibt keine abgeschlossene Woche mit diesem Namen.`;
export const refusal_no_week = (): string =>
  `Diese Woche gibt es nicht.`;
export const refusal_only_member = (): string =>
  `Das dürfen nur das Mitglied selbst und die Verwaltung sehen.`;
export const refusal_day_limit = (v: { most: number }): string =>
  `Du hast das in 24 Stunden ${number(v.most)}-mal getan, öfter geht nicht. Versuch es morgen noch einmal.`;
export const refusal_board_starting = (): string =>
  `Der Server ist gerade erst gestartet und vergleicht seine Summen mit dem Punktebuch. Versuch es in ein paar Sekunden noch einmal.`;
export const refusal_copy_waits = (): string =>
  `Dies ist eine wiederhergestellte Kopie, die noch nicht arbeitet. Versuch es später noch einmal.`;
export const refusal_stopping = (): string =>
  `Der Server hält gerade an. Versuch es noch einmal.`;
export const refusal_sign_in_not_approved = (): string =>
  `Die Anmeldung wurde nicht bestätigt`;
export const refusal_cannot_ask = (): string =>
  `Diese Website kann nicht in Telegram nachfragen: Setz TELEGRAM_BOT_TOKEN und TELEGRAM_UPDATES.`;
export const refusal_no_bot_token = (): string =>
  `Setz TELEGRAM_BOT_TOKEN, damit die Anmeldung mit Telegram geht.`;
export const refusal_no_client_id = (): string =>
  `Setz TELEGRAM_CLIENT_ID, damit die Anmeldung mit einem id_token geht.`;
export const refusal_sign_in_invalid = (): string =>
  `Ungültige Anmeldedaten von Telegram`;
export const refusal_sign_in_outdated = (): string =>
  `Die Anmeldedaten von Telegram sind veraltet`;
export const refusal_enter_id = (): string =>
  `Bitte gib deine Telegram-ID ein`;
export const refusal_no_account = (): string =>
  `Konto nicht gefunden. Bitte schreib zuerst dem Bot.`;
export const refusal_no_admin = (): string =>
  `Du hast keine Rechte in der Verwaltung.`;
export const refusal_owner_only = (): string =>
  `Das darf nur der Eigner des Bots.`;
export const refusal_may_not = (): string =>
  `Das darfst du nicht.`;
export const refusal_other_site = (): string =>
  `Dieser Aufruf muss von der Website selbst kommen.`;
export const refusal_sign_in_recent = (): string =>
  `Melde dich dafür noch einmal an: Deine letzte Anmeldung ist zu lange her.`;
export const refusal_unreadable = (): string =>
  `Die Anfrage ist nicht lesbar.`;
export const refusal_rule_of = (v: { field: string; problem: string }): string =>
  `${v.field}: ${v.problem}`;
export const refusal_rule_missing = (): string =>
  `Das fehlt.`;
export const refusal_rule_longest = (v: { most: number }): string =>
  `Höchstens ${number(v.most)} Zeichen.`;
export const refusal_rule_shortest = (v: { least: number }): string =>
  `Mindestens ${number(v.least)} Zeichen.`;
export const refusal_rule_most = (v: { most: number }): string =>
  `Höchstens ${number(v.most)}.`;
export const refusal_rule_least = (v: { least: number }): string =>
  `Mindestens ${number(v.least)}.`;
export const refusal_rule_choice = (): string =>
  `Das ist keiner der möglichen Werte.`;
export const refusal_rule_other = (): string =>
  `Das hat nicht die richtige Form.`;
export const refusal_setting_none = (): string =>
  `Diese Einstellung gibt es nicht.`;
export const refusal_setting_fixed = (v: { variable: string; name: string }): string =>
  `${v.variable} in der Einstellungsdatei oder der Umgebung legt ${v.name} fest. Ändere es dort.`;
export const refusal_setting_link = (v: { most: number }): string =>
  `Eine https-Adresse mit bis zu ${number(v.most)} Zeichen; leer für keinen solchen Link`;
export const refusal_setting_contact = (v: { most: number }): string =>
  `Eine https-Adresse oder eine E-Mail-Adresse mit bis zu ${number(v.most)} Zeichen`;
export const refusal_setting_requests = (): string =>
  `Eine ganze Zahl von 0, womit Schlüssel einen Tarif brauchen, bis 1000000000`;
export const refusal_setting_price = (): string =>
  `Eine Dezimalzahl mit höchstens 12 Nachkommastellen; leer für keine Dollarbeträge auf der Seite`;
export const refusal_setting_welcome = (v: { most: number }): string =>
  `Einfacher Text mit 1 bis ${number(v.most)} Zeichen`;
export const refusal_setting_choice = (v: { values: string }): string =>
  `Eins von ${v.values}`;
export const refusal_no_time = (): string =>
  `Das ist keine gültige Zeit.`;
export const refusal_demo_nobody = (): string =>
  `In der Demo hat niemand diese Rolle.`;
export const refusal_demo_chats_over = (): string =>
  `Deine Chats sind zu Ende. Beginne neue.`;
export const refusal_demo_button_gone = (): string =>
  `Die Nachricht hat sich geändert: Dieser Knopf ist nicht mehr da.`;
export const refusal_demo_starting = (): string =>
  `Die Demo startet gerade erst.`;
export const refusal_demo_purse_amount = (): string =>
  `Die Börse zahlt 0.0001 bis 1,000 Coins auf einmal.`;
export const refusal_demo_purse_address = (): string =>
  `Das kann die Börse nicht zahlen: Nimm eine Adresse von der Chain der Demo.`;
export const refusal_wallet_no_index = (): string =>
  `Guthaben lassen sich hier nicht abfragen: Setz CHAIN_API_URL.`;
export const refusal_wallet_addresses = (): string =>
  `Eine davon ist keine Adresse, an die auf der Chain gezahlt werden kann.`;
export const refusal_chain_address_full = (): string =>
  `Eine Adresse hat mehr Zahlungen, als der Index der Chain auflisten kann. Sende von einer anderen Adresse oder mit einer anderen Wallet.`;
export const refusal_chain_no_answer = (): string =>
  `Der Index der Chain hat nicht geantwortet. Versuch es später noch einmal.`;
export const refusal_chain_halted = (): string =>
  `Zahlungen ruhen, bis der Betreiber die Chain geprüft hat.`;
export const refusal_pay_no_index = (): string =>
  `Hier kann nichts gezahlt werden: Setz CHAIN_API_URL.`;
export const refusal_pay_none_such = (): string =>
  `So eine Zahlung hast du hier nicht gemacht.`;
export const refusal_pay_wrong_payment = (): string =>
  `Diese Transaktion zahlt nicht diesen Betrag an diese Adresse.`;
export const refusal_pay_other_payees = (): string =>
  `Diese Transaktion zahlt auch noch jemand anderem.`;
export const refusal_pay_no_fee = (): string =>
  `Diese Transaktion lässt keine Gebühr übrig, also nähme sie kein Miner auf.`;
export const refusal_pay_fee_too_high = (): string =>
  `Die Gebühr dieser Transaktion ist zu hoch.`;
export const refusal_pay_many_addresses = (): string =>
  `Diese Transaktion gibt Coins von zu vielen Adressen aus.`;
export const refusal_pay_bad_signature = (): string =>
  `Eine Unterschrift dieser Transaktion ist ungültig.`;
export const refusal_pay_other_signing = (): string =>
  `Diese Transaktion ist nicht so unterschrieben, wie Wallets es hier tun.`;
export const refusal_pay_coin_twice = (): string =>
  `Diese Transaktion gibt einen Coin zweimal aus.`;
export const refusal_pay_no_transaction = (): string =>
  `Das ist keine Transaktion.`;
export const refusal_app_none = (): string =>
  `So eine App hast du nicht.`;
export const refusal_app_escrows = (v: { count: number }): string =>
  `Die App hat noch ${plural(v.count, { one: `${number(v.count)} laufendes Treuhandgeschäft`, other: `${number(v.count)} laufende Treuhandgeschäfte` })} mit Coins.`;
export const refusal_fields = (): string =>
  `Manche Felder brauchen noch einen Blick.`;
export const refusal_apps_day = (v: { most: number }): string =>
  `Du hast in 24 Stunden ${number(v.most)} Apps registriert, mehr geht nicht. Registriere morgen weitere.`;
export const refusal_apps_plan = (v: { plan: string; apps: number }): string =>
  `Der Tarif ${v.plan} hat Platz für ${plural(v.apps, { one: `${number(v.apps)} App`, other: `${number(v.apps)} Apps` })}. Entferne eine oder wechsle den Tarif.`;
export const refusal_apps_free = (v: { apps: number }): string =>
  `Ohne Tarif ist Platz für ${plural(v.apps, { one: `${number(v.apps)} App`, other: `${number(v.apps)} Apps` })}, zum Ausprobieren. Wähl für mehr einen Tarif.`;
export const refusal_no_delivery = (): string =>
  `Diese Zustellung gibt es nicht.`;
export const refusal_delivery_waits = (): string =>
  `Dieses Ereignis wird schon gesendet.`;
export const refusal_tests_minute = (v: { most: number }): string =>
  `Höchstens ${number(v.most)} Testereignisse pro Minute.`;
export const refusal_no_webhook = (): string =>
  `Diese App hat keinen Webhook. Gib ihr zuerst eine Webhook-URL.`;
export const refusal_key_name = (v: { most: number }): string =>
  `Ein Name hat 1 bis ${number(v.most)} Zeichen.`;
export const refusal_key_past = (): string =>
  `Ein Schlüssel muss in der Zukunft enden.`;
export const refusal_key_replaced = (): string =>
  `Dieser Schlüssel wurde schon ersetzt.`;
export const refusal_key_ended = (): string =>
  `Dieser Schlüssel ist abgelaufen. Erstelle einen neuen.`;
export const refusal_key_app_removed = (): string =>
  `Die App dieses Schlüssels wurde entfernt. Erstelle einen neuen Schlüssel.`;
export const refusal_keys_most = (v: { most: number }): string =>
  `Du hast ${number(v.most)} Schlüssel. Lösche einen, den du nicht brauchst.`;
export const refusal_key_permissions = (): string =>
  `Ein Schlüssel braucht mindestens ein Recht.`;
export const refusal_key_undeclared = (v: { declared: string; permission: string }): string =>
  `Diese App hat das Recht ${v.declared} nicht angegeben, das ${v.permission} braucht.`;
export const refusal_key_none = (): string =>
  `So einen Schlüssel hast du nicht.`;
export const refusal_invoice_address = (): string =>
  `Gerade ist keine Adresse frei. Der Betreiber muss nachsehen.`;
export const refusal_invoice_none = (): string =>
  `Diese Rechnung gibt es nicht.`;
export const refusal_invoice_card = (): string =>
  `Eine Karte zahlt deinen Tarif und verlängert ihn. Kündige das zuerst, dann zahl in Coins.`;
export const refusal_invoice_other = (): string =>
  `Eine Zahlung für einen anderen Tarif läuft. Schließ sie ab oder lass sie ablaufen.`;
export const refusal_invoices_day = (v: { most: number }): string =>
  `Höchstens ${number(v.most)} unbezahlte Rechnungen am Tag. Versuch es morgen noch einmal.`;
export const refusal_card_none = (): string =>
  `Zurzeit zahlt keine Karte deinen Tarif.`;
export const refusal_card_no_portal = (): string =>
  `Der Kartendienst hat keine Seite geliefert, auf der du den Tarif verwalten kannst.`;
export const refusal_card_no_page = (): string =>
  `Der Kartendienst hat keine Seite zum Bezahlen geliefert.`;
export const refusal_card_coins = (v: { date: string }): string =>
  `Dein Tarif ist bis ${v.date} in Coins bezahlt. Zahl mit Karte, sobald er abgelaufen ist.`;
export const refusal_card_given = (v: { date: string }): string =>
  `Dein Tarif ist dir bis ${v.date} geschenkt. Zahl mit Karte, sobald er abgelaufen ist.`;
export const refusal_card_begun = (): string =>
  `Gerade wurde eine andere Kartenzahlung begonnen. Versuch es noch einmal.`;
export const refusal_card_just_paid = (): string =>
  `Deine frühere Zahlung ist gerade durchgegangen.`;
export const refusal_card_silent = (): string =>
  `Der Kartendienst antwortet nicht. Versuch es in einer Minute noch einmal.`;
export const refusal_card_refused = (): string =>
  `Der Kartendienst hat abgelehnt. Nichts wurde bezahlt.`;
export const refusal_payments_unwatched = (): string =>
  `Zahlungen werden gerade nicht beobachtet. Versuch es in einer Minute noch einmal.`;
export const refusal_no_owner = (): string =>
  `Diese Website hat keinen Eigner, mit dem du das vereinbaren könntest.`;
export const refusal_request_open = (): string =>
  `Du hast schon eine offene Anfrage. Zieh sie zurück und frag neu an, um sie zu ändern.`;
export const refusal_request_none = (v: { id: string }): string =>
  `Es gibt keine Anfrage ${v.id}.`;
export const refusal_request_over = (v: { state: 'granted' | 'declined' | 'other' }): string =>
  `${({ granted: `Diese Anfrage wurde schon bewilligt.`, declined: `Diese Anfrage wurde schon abgelehnt.`, other: `Diese Anfrage wurde schon zurückgezogen.` })[v.state]}`;
export const refusal_no_cards = (): string =>
  `Kartenzahlungen sind nicht möglich: Auf dieser Website ist kein Kartendienst eingerichtet.`;
export const refusal_no_coins = (v: { coin: string }): string =>
  `Zahlungen in ${v.coin} sind nicht möglich: Auf dieser Website ist keine Wallet für Rechnungen eingerichtet.`;
export const refusal_coin_only = (v: { coin: string }): string =>
  `Tarife werden in ${v.coin} bezahlt; anderes nach Vereinbarung.`;
export const refusal_submission_changed_since = (): string =>
  `Diese Einreichung hat sich geändert, seit du sie geöffnet hast.`;
export const refusal_submission_approved_by = (v: { name: string; points: string }): string =>
  `Diese Einreichung wurde von ${v.name} angenommen, Punkte: ${v.points}.`;
export const refusal_submission_approved_before = (v: { points: string }): string =>
  `Diese Einreichung wurde angenommen, Punkte: ${v.points}.`;
export const refusal_submission_rejected_by = (v: { name: string }): string =>
  `Diese Einreichung wurde von ${v.name} abgelehnt.`;
export const refusal_submission_rejected_before = (): string =>
  `Diese Einreichung wurde abgelehnt.`;
export const refusal_submission_gone = (): string =>
  `Diese Einreichung wurde von dem Mitglied zurückgezogen, das sie eingereicht hatte.`;
export const refusal_submission_none = (v: { id: string }): string =>
  `Es gibt keine Einreichung ${v.id}.`;
export const refusal_submission_pending = (): string =>
  `Diese Einreichung wartet noch.`;
export const refusal_own_content = (): string =>
  `Niemand prüft die eigenen Inhalte.`;
export const refusal_score = (v: { type: string; least: number; most: number }): string =>
  `${v.type}: ${number(v.least)} bis ${number(v.most)} ganze Punkte.`;
export const refusal_no_bot = (): string =>
  `Es ist kein Bot-Token eingerichtet.`;
export const refusal_submission_no_such = (): string =>
  `Diese Einreichung gibt es nicht.`;
export const refusal_submission_unreviewed = (): string =>
  `Diese Einreichung wurde noch nicht geprüft.`;
export const refusal_undo_none = (): string =>
  `Es gibt keine Annahme oder Ablehnung, die sich zurücknehmen lässt.`;
export const refusal_undo_other = (): string =>
  `Zurücknehmen kann das nur, wer entschieden hat.`;
export const refusal_undo_late = (): string =>
  `Eine Entscheidung lässt sich eine Minute lang zurücknehmen.`;
export const refusal_undo_week = (): string =>
  `Die Woche seiner Punkte ist zu Ende.`;
export const refusal_undo_broadcast = (): string =>
  `Sie wurde als Rundnachricht gesendet.`;
export const refusal_undo_again = (): string =>
  `Das Mitglied hat sie noch einmal eingereicht.`;
export const refusal_member_none = (v: { id: string }): string =>
  `Es gibt kein Mitglied ${v.id}.`;
export const refusal_ban_past = (): string =>
  `Eine Sperre muss in der Zukunft enden.`;
export const refusal_ban_admin = (): string =>
  `Wer zur Verwaltung gehört, kann nicht gesperrt werden.`;
export const refusal_no_x = (v: { id: string }): string =>
  `Mitglied ${v.id} hat kein X-Konto.`;
export const refusal_x_changed = (): string =>
  `Das Mitglied hat inzwischen ein anderes X-Konto verknüpft. Sieh es dir noch einmal an.`;
export const refusal_app_changed = (): string =>
  `Die App wurde seither geändert. Sieh sie dir noch einmal an.`;
export const refusal_app_number = (v: { id: string }): string =>
  `Es gibt keine App ${v.id}.`;
export const refusal_signal_gone = (): string =>
  `Diesen Hinweis gibt es nicht mehr: Die Woche wurde neu geprüft.`;
export const refusal_decide_why = (): string =>
  `Sag, warum du so entscheidest.`;
export const refusal_objection_decided = (): string =>
  `Über diesen Einspruch ist schon entschieden.`;
export const refusal_objection_other = (): string =>
  `Darüber entscheidet jemand anderes aus der Verwaltung.`;
export const refusal_objection_none = (): string =>
  `Diesen Einspruch gibt es nicht.`;
export const refusal_none_to_hold = (): string =>
  `Keins dieser Mitglieder hat einen Anteil, der sich jetzt zurückhalten lässt.`;
export const refusal_hold_why = (): string =>
  `Sag, warum der Anteil zurückgehalten wird.`;
export const refusal_reason_length = (v: { most: number }): string =>
  `Ein Grund hat höchstens ${number(v.most)} Zeichen.`;
export const refusal_own_share = (): string =>
  `Über deinen eigenen Anteil entscheidet jemand anderes aus der Verwaltung.`;
export const refusal_share_free = (): string =>
  `Dieser Anteil ist nicht zurückgehalten.`;
export const refusal_share_paying = (): string =>
  `Dieser Anteil steckt in einer Auszahlung, die gleich hinausgeht.`;
export const refusal_share_sent = (): string =>
  `Dieser Anteil wurde gesendet.`;
export const refusal_share_paid = (): string =>
  `Dieser Anteil wurde gezahlt.`;
export const refusal_share_withheld = (): string =>
  `Dieser Anteil ist in den Topf einer späteren Woche geflossen.`;
export const refusal_share_changed = (): string =>
  `Dieser Anteil hat sich gerade geändert.`;
export const refusal_share_held_release = (): string =>
  `Dieser Anteil ist zurückgehalten. Gib ihn zuerst frei.`;
export const refusal_share_not_owed = (): string =>
  `Dieser Anteil wird anderswo geregelt: Diese Website zählt ihn nicht als geschuldet.`;
export const refusal_hand_empty = (): string =>
  `Gib die Transaktion an oder eine Notiz, wie gezahlt wurde.`;
export const refusal_hand_txid = (): string =>
  `Die ID einer Transaktion hat 64 Ziffern, 0 bis 9 und a bis f.`;
export const refusal_note_length = (v: { most: number }): string =>
  `Eine Notiz hat höchstens ${number(v.most)} Zeichen.`;
export const refusal_hand_early = (): string =>
  `Diese Woche wird nicht vor Montag 00:00 UTC verteilt.`;
export const refusal_hand_none_unpaid = (): string =>
  `Kein Anteil dieser Woche ist ungezahlt.`;
export const refusal_hand_recorded = (): string =>
  `Diese Transaktion ist dafür schon eingetragen.`;
export const refusal_hand_pays_none = (): string =>
  `Diese Transaktion zahlt keinen ungezahlten Anteil dieser Woche ganz.`;
export const refusal_hand_no_address = (): string =>
  `Dieses Mitglied hat keine Adresse, an die die Transaktion hätte zahlen können. Trag sie mit einer Notiz ein.`;
export const refusal_hand_too_little = (v: { amount: string; address: string }): string =>
  `Von dieser Transaktion sind für ${v.address} weniger als ${v.amount} übrig.`;
export const refusal_hand_changed = (): string =>
  `Was ungezahlt ist, hat sich inzwischen geändert. Sieh noch einmal nach.`;
export const refusal_hand_ours = (): string =>
  `Diese Website hat die Transaktion selbst gesendet und zählt, was sie gezahlt hat.`;
export const refusal_hand_wallet = (v: { command: string }): string =>
  `Die eigene Wallet dieser Website hat die Transaktion gesendet. Klär sie mit ${v.command}`;
export const refusal_hand_undo_why = (): string =>
  `Sag, warum sie zurückgenommen wird.`;
export const refusal_hand_none = (v: { id: string }): string =>
  `Es gibt keine Zahlung von Hand ${v.id}.`;
export const refusal_hand_undone = (): string =>
  `Sie wurde schon zurückgenommen.`;
export const refusal_hand_unknown = (): string =>
  `Der Index der Chain kennt diese Transaktion nicht oder antwortet nicht. Nichts wurde eingetragen.`;
export const refusal_hand_unconfirmed = (): string =>
  `Diese Transaktion ist noch in keinem Block. Trag sie ein, sobald sie bestätigt ist.`;
export const refusal_grant_paid = (v: { id: string; plan: string; time: string }): string =>
  `${v.id} hat ${v.plan} bis ${v.time} bezahlt.`;
export const refusal_policy_founder = (v: { id: string }): string =>
  `Kein Mitglied hat die Nummer ${v.id}: Gründer sind Mitglieder.`;
export const refusal_not_a_week = (v: { week: string }): string =>
  `${v.week} ist keine Woche.`;
export const refusal_policy_computed = (v: { reason: string }): string =>
  `Das Regelwerk lässt sich nicht berechnen: ${v.reason}.`;
export const refusal_policy_wallet = (): string =>
  `Ein Topf, der Teil eines Guthabens ist, braucht eine Wallet: Setz WALLET_RPC_URL oder lass balancePart weg.`;
export const refusal_policy_none = (): string =>
  `Für diese Woche ist kein Regelwerk festgelegt.`;
export const refusal_policy_early = (v: { week: string }): string =>
  `Ein Regelwerk lässt sich ab der Woche ${v.week} festlegen.`;
export const refusal_replay_none = (): string =>
  `Noch ist keine Woche abgeschlossen.`;
export const refusal_replay_running = (): string =>
  `Eine Wiederholung läuft. Warte, bis sie fertig ist.`;
export const refusal_replay_members = (): string =>
  `An diesen Wochen haben mehr als 200.000 Mitglieder Anteil: Wiederhole weniger Wochen.`;
export const refusal_replay_long = (): string =>
  `Die Wiederholung dauerte zu lange: Wiederhole weniger Wochen.`;
export const refusal_broadcast_post_again = (): string =>
  `Dieser Beitrag wird gerade gesendet oder wurde es in der letzten Stunde.`;
export const refusal_broadcast_policy_again = (): string =>
  `Dieses Regelwerk wird gerade gesendet oder wurde es in der letzten Stunde.`;
export const refusal_post_changed = (): string =>
  `Dieser Beitrag hat sich seit der Vorschau geändert. Sieh ihn dir noch einmal an.`;
export const refusal_policy_in_force = (): string =>
  `Dieses Regelwerk gilt schon.`;
export const refusal_message_changed = (): string =>
  `Die Nachricht hat sich geändert, seit du sie gelesen hast: Sieh sie dir noch einmal an.`;
export const refusal_post_none = (): string =>
  `Diesen Beitrag gibt es nicht.`;
export const refusal_post_unapproved = (): string =>
  `Nur freigegebene Beiträge können als Rundnachricht gesendet werden.`;
export const refusal_post_link = (): string =>
  `Der Link dieses Beitrags kann nicht gesendet werden.`;
export const refusal_broadcast_none = (): string =>
  `Diese Rundnachricht gibt es nicht.`;
export const refusal_broadcast_state = (v: { state: 'running' | 'paused' | 'cancelled' | 'other' }): string =>
  `${({ running: `Diese Rundnachricht läuft.`, paused: `Diese Rundnachricht ist angehalten.`, cancelled: `Diese Rundnachricht ist abgebrochen.`, other: `Diese Rundnachricht ist fertig.` })[v.state]}`;
export const refusal_telegram_busy = (v: { seconds: number }): string =>
  `Telegram ist überlastet; versuch es in ${number(v.seconds)} s noch einmal.`;
export const refusal_telegram_refused = (): string =>
  `Telegram hat die Nachricht abgelehnt.`;
export const refusal_telegram_silent = (): string =>
  `Telegram hat nicht geantwortet; die Nachricht kann angekommen sein.`;
export const refusal_hunt_announced = (): string =>
  `Diese Schatzsuche ist angekündigt: Daran lässt sich nichts mehr ändern.`;
export const refusal_hunt_announced_before = (): string =>
  `Diese Schatzsuche ist schon angekündigt.`;
export const refusal_hunt_owner = (): string =>
  `Eine Schatzsuche mit Preisen in Coins kündigt nur der Eigner an.`;
export const refusal_hunt_another = (): string =>
  `Inzwischen wurde eine andere Schatzsuche angekündigt. Versuch es noch einmal.`;
export const refusal_hunt_changed = (): string =>
  `Dieser Entwurf wurde inzwischen geändert. Lies ihn noch einmal.`;
export const refusal_hunt_cancel = (): string =>
  `Nur eine angekündigte Schatzsuche, die nicht zu Ende ist, lässt sich absagen.`;
export const refusal_hunt_jpeg = (): string =>
  `Das ist kein JPEG-Bild.`;
export const refusal_hunt_pixels = (v: { width: number; height: number; most: number }): string =>
  `Das Bild hat ${number(v.width)} × ${number(v.height)} Pixel; bis ${number(v.most)} × ${number(v.most)} sind möglich.`;
export const refusal_hunt_pictures = (): string =>
  `Zu viele neue Bilder. Speichere zuerst den Entwurf.`;
export const refusal_hunt_picture_gone = (v: { clue: number }): string =>
  `Das Bild von Rätsel ${number(v.clue)} ist weg. Wähl es noch einmal.`;
export const refusal_hunt_no_link = (): string =>
  `Dieser Entwurf hat kein solches Rätsel mit einem Link.`;
export const refusal_hunt_drafts = (v: { most: number }): string =>
  `Es gibt ${number(v.most)} Entwürfe. Lösche zuerst einen.`;
export const refusal_hunt_decimals = (): string =>
  `Punkte haben höchstens zwei Nachkommastellen.`;
export const refusal_hunt_end = (): string =>
  `Eine Schatzsuche endet nach ihrem Beginn.`;
export const refusal_hunt_time = (v: { time: string }): string =>
  `Die Zeit ${v.time} gibt es nicht.`;
export const refusal_hunt_prize = (v: { place: number }): string =>
  `Preis ${number(v.place)} gibt weder Coins noch Punkte.`;
export const refusal_hunt_answer = (v: { clue: number }): string =>
  `Eine Antwort auf Rätsel ${number(v.clue)} hat weder Buchstaben noch Ziffern.`;
export const refusal_hunt_payee = (v: { clue: number }): string =>
  `Rätsel ${number(v.clue)} nennt kein Mitglied für das Trinkgeld.`;
export const problem_hunt_chain = (): string =>
  `Verlosungen und Rätsel mit Trinkgeld brauchen die Chain, und hier wird keine verfolgt.`;
export const problem_hunt_overlap = (): string =>
  `Zu dieser Zeit läuft eine andere Schatzsuche.`;
export const problem_hunt_start = (): string =>
  `Der Beginn muss in der Zukunft liegen.`;
export const problem_hunt_days = (v: { most: number }): string =>
  `Eine Schatzsuche dauert höchstens ${plural(v.most, { one: `${number(v.most)} Tag`, other: `${number(v.most)} Tage` })}.`;
export const problem_hunt_no_answer = (v: { clue: number }): string =>
  `Rätsel ${number(v.clue)} hat keine Antwort.`;
export const problem_hunt_no_link = (v: { clue: number }): string =>
  `Rätsel ${number(v.clue)} hat noch keinen Link.`;
export const problem_hunt_untippable = (v: { clue: number }): string =>
  `Das Mitglied in Rätsel ${number(v.clue)} kann kein Trinkgeld bekommen.`;
export const problem_hunt_no_address = (v: { clue: number }): string =>
  `Das Mitglied in Rätsel ${number(v.clue)} hat keine Adresse.`;
export const problem_hunt_no_prize = (): string =>
  `Sie hat weder Preise noch Punkte.`;
export const problem_hunt_no_wallet = (): string =>
  `Preise in Coins brauchen eine Wallet (WALLET_RPC_URL).`;
export const problem_hunt_daily = (v: { coins: string; most: string }): string =>
  `Ihre Preise sind ${v.coins} Coins; eine Schatzsuche darf ${v.most} haben (PRIZES_DAILY).`;
export const problem_hunt_small = (v: { least: string }): string =>
  `Ein Preis in Coins beträgt mindestens ${v.least}.`;
export const problem_hunt_points = (v: { given: string; most: string }): string =>
  `Sie gibt einem Mitglied bis zu ${v.given} Punkte; das Regelwerk der Woche, in der sie endet, erlaubt ${v.most}.`;
export const problem_hunt_wallet = (v: { reason: string }): string =>
  `Die Preise können nicht zurückgelegt werden: Die Wallet kann jetzt nicht zahlen. Ihre Meldung auf Englisch: „${v.reason}“.`;
export const problem_hunt_funds = (v: { held: string; needed: string }): string =>
  `Die Wallet hat ${v.held} Coins, nötig sind ${v.needed}: die Preise, alles Geschuldete und ein Wochentopf.`;
export const broadcast_ahoy = (): string =>
  `Ahoi, Crew! Frische Beute am Horizont!`;
export const broadcast_deck = (): string =>
  `Alle Mann an Deck! Neues ist an Bord gekommen!`;
export const broadcast_timbers = (): string =>
  `Potz Blitz und Donner, sieh, was jemand aus der Crew gemacht hat!`;
export const broadcast_avast = (): string =>
  `Halt! Eine Prise, die dein Fernrohr wert ist!`;
export const broadcast_lookout = (): string =>
  `Johoho! Der Ausguck hat etwas Feines entdeckt!`;
export const broadcast_anchor = (): string =>
  `Wirf kurz den Anker und lass es dir schmecken!`;
export const broadcast_hatches = (): string =>
  `Luken dicht, das hier schlägt Wellen!`;
export const broadcast_colours = (): string =>
  `Flagge hoch für jemanden von uns!`;
export const broadcast_spot = (): string =>
  `X markiert die Stelle, Leute!`;
export const broadcast_land = (): string =>
  `Land in Sicht! Eine neue Entdeckung der Crew!`;
export const broadcast_blow = (): string =>
  `Donnerwetter! Die Crew hat es wieder geschafft!`;
export const broadcast_bottle = (): string =>
  `Eine Flaschenpost ist angespült worden!`;
export const broadcast_sail = (): string =>
  `Segel gesetzt für diesen Beitrag, alte Landratte!`;
export const broadcast_gold = (): string =>
  `Gold im Laderaum! Sieh dir den Fang von heute an!`;
export const broadcast_quartermaster = (): string =>
  `Der Quartiermeister ruft: Sieh dir das an!`;
export const broadcast_bell = (): string =>
  `Läute die Glocke! Jemand aus der Crew hat sich den Anteil verdient!`;
export const broadcast_nest = (): string =>
  `Aus dem Krähennest: gute Beiträge voraus!`;
export const broadcast_mugs = (): string =>
  `Hoch die Becher, jemand aus der Crew ist auf Gold gestoßen!`;
export const broadcast_winds = (): string =>
  `Guter Wind bringt gute Nachricht, liebe Crew!`;
export const broadcast_grog = (): string =>
  `Her mit dem Grog, darauf stoßen wir an!`;
export const broadcast_chest = (): string =>
  `Öffne die Schatztruhe, darin liegt ein Juwel!`;
export const broadcast_plunder = (): string =>
  `Beute wolltest du, und Beute sollst du haben!`;
export const broadcast_content = (): string =>
  `Anderer Inhalt`;
