// Written by `npm run messages` from messages/en.json: change that file instead.
import type { Language } from '../languages.ts';
import { pluralsIn } from '../numbers.ts';
import { markup, numbersIn, type Text } from '../speech.ts';

export const language: Language = 'en';
const number = /* @__PURE__ */ numbersIn('en');
const plural = /* @__PURE__ */ pluralsIn('en');

export const bot_refused = (v: { reason: Text }): string =>
  `${markup(v.reason)}`;
export const bot_failed = (): string =>
  `That did not work because of a fault on our side. Nothing was changed; please try again in a minute.`;
export const bot_unknown_command = (): string =>
  `I do not know that command. /help lists the ones I know.`;
export const bot_unknown_words = (): string =>
  `I only understand commands: /help lists them.`;
export const bot_no_account = (): string =>
  `You have no account yet: /start makes one.`;
export const bot_nobody = (): string =>
  `I can only act for a person: send the command under your own name, not as a group or a channel.`;
export const bot_over = (): string =>
  `That has ended.`;
export const bot_full = (): string =>
  `I am still answering others here. Try again in two minutes.`;
export const bot_open_private = (): string =>
  `That works in our private chat only.`;
export const bot_opened_in_private = (): string =>
  `Opened in private.`;
export const bot_greeting = (): string =>
  `Ahoy! Say /gm once a day, see who leads with /top, and ask for /help. Administrators: /settings.`;
export const bot_points = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`;
export const bot_comma = (): string =>
  `, `;
export const bot_time_now = (): string =>
  `now`;
export const bot_time_in = (v: { time: Text }): string =>
  `in ${markup(v.time)}`;
export const bot_time_moment = (): string =>
  `a moment`;
export const bot_time_days = (v: { n: number }): string =>
  `${number(v.n)}d`;
export const bot_time_hours = (v: { n: number }): string =>
  `${number(v.n)}h`;
export const bot_time_minutes = (v: { n: number }): string =>
  `${number(v.n)}m`;
export const bot_start_week = (v: { week: Text }): string =>
  `The week of ${markup(v.week)}: who got what, and how it was computed.`;
export const bot_welcome_new = (v: { community: Text }): string =>
  `Welcome aboard ${markup(v.community)}! Your account is ready.`;
export const bot_welcome_back = (v: { community: Text }): string =>
  `Welcome back to ${markup(v.community)}.`;
export const bot_welcome_default = (): string =>
  `Say /gm each day, tip people with /tip in the group, and share in the weekly pool. /help lists all commands.`;
export const bot_welcome_tips_wait = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} tip is waiting for you: make a wallet, or send <code>/address ADDRESS</code> if you have one.`, other: `${number(v.count)} tips are waiting for you: make a wallet, or send <code>/address ADDRESS</code> if you have one.` })}`;
export const bot_gm_first = (): string =>
  `GM! ☀️`;
export const bot_gm_again = (): string =>
  `GM again!`;
export const bot_admin_waiting = (v: { count: number }): string =>
  `Submissions waiting: ${number(v.count)}`;
export const bot_admin_waiting_since = (v: { count: number; time: Text }): string =>
  `Submissions waiting: ${number(v.count)}, the oldest for ${markup(v.time)}`;
export const bot_admin_held = (v: { count: number }): string =>
  `Held shares: ${number(v.count)}`;
export const bot_admin_fine = (): string =>
  `Everything works`;
export const bot_admin_problems = (v: { count: number }): string =>
  `Problems: ${number(v.count)}`;
export const bot_admin_unpaid = (): string =>
  `Nothing has been paid out yet`;
export const bot_admin_paid = (v: { amount: Text; time: Text }): string =>
  `Last payout: ${markup(v.amount)}, ${markup(v.time)} ago`;
export const bot_rank_nobody = (): string =>
  `Bots, channels and anonymous administrators have no rank.`;
export const bot_rank_no_member = (): string =>
  `They are not a member yet. /start makes an account.`;
export const bot_rank_unknown = (v: { name: Text }): string =>
  `I do not know @${markup(v.name)} yet. Reply to one of their messages in the group with /rank.`;
export const bot_rank_highest = (): string =>
  `The highest rank there is.`;
export const bot_rank_next = (v: { points: Text; rank: Text }): string =>
  `${markup(v.points)} to ${markup(v.rank)}.`;
export const bot_rank_name = (v: { name: Text; rank: Text; place: number }): string =>
  `<b>${markup(v.name)}</b>: ${markup(v.rank)}, place ${number(v.place)}`;
export const bot_rank_points = (v: { all: Text; week: Text }): string =>
  `${markup(v.all)} in all, ${markup(v.week)} this week.`;
export const bot_rank_tips = (v: { sent: Text; code: Text; received: Text }): string =>
  `Tipped ${markup(v.sent)} ${markup(v.code)}, received ${markup(v.received)} ${markup(v.code)}`;
export const bot_rank_banned_own = (): string =>
  `Banned: nothing you do earns points.`;
export const bot_rank_banned = (): string =>
  `Banned: nothing they do earns points.`;
export const bot_top_title = (): string =>
  `<b>The top ten, by lifetime points</b>`;
export const bot_top_nobody = (): string =>
  `Nobody yet: /gm makes you the first.`;
export const bot_top_nameless = (): string =>
  `<i>a member without a name</i>`;
export const bot_earned_next = (v: { time: Text }): string =>
  `The next one comes ${markup(v.time)}.`;
export const bot_earned_none = (): string =>
  `No points`;
export const bot_earned_tomorrow = (v: { time: Text }): string =>
  `More can be earned ${markup(v.time)} (00:00 UTC).`;
export const bot_earned_why_account_created = (v: { points: Text }): string =>
  `${markup(v.points)} for your account`;
export const bot_earned_why_primary_address_set = (v: { points: Text }): string =>
  `${markup(v.points)} for your address`;
export const bot_earned_why_first_tip = (v: { points: Text }): string =>
  `${markup(v.points)} for your first tip`;
export const bot_earned_why_first_send = (v: { points: Text }): string =>
  `${markup(v.points)} for your first send`;
export const bot_earned_banned = (): string =>
  `a banned account earns nothing.`;
export const bot_earned_cooldown = (): string =>
  `this counts once in 24 hours.`;
export const bot_earned_least_tip = (v: { amount: Text; count: number }): string =>
  `a tip of less than ${markup(v.amount)} ${plural(v.count, { one: `coin`, other: `coins` })} earns nothing.`;
export const bot_earned_tip_limit = (v: { tips: number }): string =>
  `the day's ${number(v.tips)} tips that earn are used up.`;
export const bot_earned_limit = (v: { limit: number }): string =>
  `the day's limit of ${number(v.limit)} is reached.`;
export const bot_earned_rest = (v: { points: Text; limit: number }): string =>
  `the rest of ${markup(v.points)} is above the day's limit of ${number(v.limit)}.`;
export const bot_faucet_none = (): string =>
  `There is no faucet here. Coins come from tips and the weekly pool.`;
export const bot_faucet_claimed = (v: { amount: Text }): string =>
  `<b>${markup(v.amount)}</b> is on its way to your address, with the next blocks. Come back in 24 hours for more.`;
export const bot_faucet_claimed_private = (v: { amount: Text; address: Text }): string =>
  `<b>${markup(v.amount)}</b> is on its way to <code>${markup(v.address)}</code>, with the next blocks. Come back in 24 hours for more.`;
export const bot_faucet_paid = (v: { amount: Text; address: Text }): string =>
  `The faucet has paid <b>${markup(v.amount)}</b> to <code>${markup(v.address)}</code>.`;
export const bot_faucet_banned = (): string =>
  `The faucet does not pay banned accounts.`;
export const bot_faucet_no_address = (): string =>
  `You have no address that the faucet can pay yet. Make a wallet, or send <code>/address ADDRESS</code> to me in private.`;
export const bot_faucet_stuck = (): string =>
  `The faucet cannot pay right now; the operator has been told. Please try again later.`;
export const bot_faucet_too_young = (v: { time: Text }): string =>
  `The faucet pays members after their first day: come back ${markup(v.time)}.`;
export const bot_faucet_too_soon = (v: { time: Text }): string =>
  `You have used the faucet within the last 24 hours: come back ${markup(v.time)}.`;
export const bot_faucet_address_used = (v: { time: Text }): string =>
  `The faucet has just paid your address for another member: come back ${markup(v.time)}.`;
export const bot_faucet_used_up = (v: { time: Text }): string =>
  `The faucet has paid out its daily limit. It pays again ${markup(v.time)} (00:00 UTC).`;
export const bot_group_not_yours = (): string =>
  `Only the group's administrators change its settings, under their own names.`;
export const bot_group_form = (v: { said: Text; code: Text }): string =>
  `I do not understand “${markup(v.said)}”. Try /settings, <code>/settings least 5</code> (the smallest tip in ${markup(v.code)}, or <code>any</code>), or <code>/settings topic here</code> (or <code>any</code>).`;
export const bot_group_no_topic = (): string =>
  `This is not a topic. Send <code>/settings topic here</code> in the topic where I should talk.`;
export const bot_group_title = (): string =>
  `<b>Settings of this group</b>`;
export const bot_group_any_tip = (): string =>
  `Smallest tip: any (to change it: <code>/settings least 5</code>, or <code>least any</code>)`;
export const bot_group_least_tip = (v: { amount: Text }): string =>
  `Smallest tip: ${markup(v.amount)} (to change it: <code>/settings least 5</code>, or <code>least any</code>)`;
export const bot_group_everywhere = (): string =>
  `I answer everywhere (to change it: <code>/settings topic here</code>, or <code>topic any</code>)`;
export const bot_group_one_topic = (): string =>
  `I answer in one topic only (to change it: <code>/settings topic here</code>, or <code>topic any</code>)`;
export const bot_group_language = (): string =>
  `Choose the language in which I talk in this group.`;
export const button_quiet = (): string =>
  `Reactions instead of words`;
export const button_delete_commands = (): string =>
  `Delete commands after 10 s`;
export const bot_moment_first_tip = (v: { name: Text }): string =>
  `🎉 First tip from <b>${markup(v.name)}</b>`;
export const bot_moment_rank = (v: { name: Text; rank: Text }): string =>
  `🎉 New rank for <b>${markup(v.name)}</b>: ${markup(v.rank)}`;
export const bot_moment_share = (v: { name: Text; amount: Text }): string =>
  `🎉 First share of the weekly pool for <b>${markup(v.name)}</b>: <b>${markup(v.amount)}</b>`;
export const button_moment_first_tip = (): string =>
  `Announce first tips`;
export const button_moment_rank = (): string =>
  `Announce new ranks`;
export const button_moment_share = (): string =>
  `Announce first shares`;
export const bot_help_example = (): string =>
  `Tip somebody: <code>/tip @user 25</code>, or answer their message with <code>/tip 25</code>.`;
export const bot_help_daily = (): string =>
  `<b>Every day</b>`;
export const bot_help_points = (): string =>
  `<b>Points</b>`;
export const bot_help_coins = (): string =>
  `<b>Coins</b>`;
export const bot_help_more = (): string =>
  `<b>More</b>`;
export const command_start = (): string =>
  `Make your account, or start over`;
export const command_help = (): string =>
  `What I can do here`;
export const command_tip = (): string =>
  `Tip somebody: /tip @user 25, or as a reply`;
export const command_gm = (): string =>
  `Say good morning, once a day`;
export const command_rank = (): string =>
  `Your rank and points; /rank @user for another member`;
export const command_top = (): string =>
  `The top ten, and your own place`;
export const command_week = (): string =>
  `The running week: points, threshold, estimated share`;
export const command_points = (): string =>
  `How you earned your latest points`;
export const command_faucet = (): string =>
  `A small amount once a day`;
export const command_hunt = (): string =>
  `The treasure hunt: your clue and your place`;
export const command_hunt_group = (): string =>
  `The treasure hunt, and how far everybody is`;
export const command_submit = (): string =>
  `Submit content for review`;
export const command_address = (): string =>
  `See or set the address your coins go to`;
export const command_wallet = (): string =>
  `Open your wallet`;
export const command_deposit = (): string =>
  `Where to send coins`;
export const command_balance = (): string =>
  `What is at your address`;
export const command_history = (): string =>
  `The latest payments to your address`;
export const command_send = (): string =>
  `Send coins: /send ADDRESS 25`;
export const command_export = (): string =>
  `Export your keys, in the wallet`;
export const command_settings = (): string =>
  `Messages, visibility, tips`;
export const command_settings_group = (): string =>
  `Settings of this group, for its administrators`;
export const command_admin = (): string =>
  `What needs an administrator`;
export const command_invite = (): string =>
  `Your own link, by which others join`;
export const command_cancel = (): string =>
  `Cancel what you started`;
export const bot_hunt_wrong = (): string =>
  `That is not it.`;
export const bot_hunt_right = (): string =>
  `That is it! ⚓`;
export const bot_hunt_other_link = (): string =>
  `This link belongs to no clue of yours.`;
export const bot_hunt_wait = (v: { time: Text }): string =>
  `Five wrong answers within an hour: ask /hunt again ${markup(v.time)}.`;
export const bot_hunt_none = (): string =>
  `No treasure hunt is running.`;
export const bot_hunt_write = (): string =>
  `Write a treasure hunt in the portal: clues, prizes, start and end.`;
export const bot_hunt_until = (v: { title: Text; end: Text }): string =>
  `<b>${markup(v.title)}</b>, until ${markup(v.end)} UTC`;
export const bot_hunt_at_clue = (v: { number: number; clues: number; count: number }): string =>
  `Clue ${number(v.number)} of ${number(v.clues)}: ${number(v.count)}`;
export const bot_hunt_finished_count = (v: { count: number }): string =>
  `Finished: ${number(v.count)}`;
export const bot_hunt_over_title = (v: { title: Text }): string =>
  `<b>${markup(v.title)}</b> is over.`;
export const bot_hunt_cancelled_title = (v: { title: Text }): string =>
  `<b>${markup(v.title)}</b> was cancelled.`;
export const bot_hunt_todo_answer = (): string =>
  `Send me the answer.`;
export const bot_hunt_todo_link = (): string =>
  `Find the link and open it.`;
export const bot_hunt_todo_tip = (v: { name: Text }): string =>
  `Tip <b>${markup(v.name)}</b>: once the tip is confirmed, you go on.`;
export const bot_hunt_todo_tip_them = (): string =>
  `Tip <b>them</b>: once the tip is confirmed, you go on.`;
export const bot_hunt_clue = (v: { number: number; clues: number }): string =>
  `<b>Clue ${number(v.number)} of ${number(v.clues)}</b>`;
export const bot_hunt_hint_comes = (v: { time: Text }): string =>
  `A hint comes ${markup(v.time)}.`;
export const bot_hunt_finished_draw = (v: { title: Text; place: number }): string =>
  `You have finished <b>${markup(v.title)}</b> as number ${number(v.place)}. The winners are drawn after its end.`;
export const bot_hunt_finished_first = (v: { title: Text; place: number }): string =>
  `You have finished <b>${markup(v.title)}</b> as number ${number(v.place)}. The winners are known after its end.`;
export const bot_hunt_over = (): string =>
  `This treasure hunt is over.`;
export const bot_hunt_banned = (): string =>
  `Banned members cannot take part.`;
export const bot_hunt_no_address = (): string =>
  `Set an address first: prizes in coins go there.`;
export const bot_hunt_not_begun = (): string =>
  `This treasure hunt has not begun.`;
export const bot_hunt_too_young = (v: { days: number }): string =>
  `This treasure hunt is for members who joined at least ${plural(v.days, { one: `${number(v.days)} day`, other: `${number(v.days)} days` })} before its start.`;
export const bot_hunt_too_few_points = (v: { points: number }): string =>
  `This treasure hunt is for members with at least ${number(v.points)} points.`;
export const bot_hunt_too_few_shares = (v: { weeks: number }): string =>
  `This treasure hunt is for members who had a share of the pool in at least ${plural(v.weeks, { one: `${number(v.weeks)} week`, other: `${number(v.weeks)} weeks` })}.`;
export const bot_hunt_solved = (v: { number: number; title: Text }): string =>
  `Your tip is confirmed: clue ${number(v.number)} of <b>${markup(v.title)}</b> is solved. /hunt shows where you are.`;
export const bot_hunt_won = (v: { title: Text; place: number; prize: Text }): string =>
  `🏆 You have won <b>${markup(v.title)}</b>: place ${number(v.place)}, ${markup(v.prize)}.`;
export const bot_hunt_won_coins = (): string =>
  `The coins go to your address.`;
export const bot_invite_link = (v: { url: Text }): string =>
  `Your link:\n${markup(v.url)}\nI tell you when somebody makes their account by it.`;
export const bot_invite_earns = (v: { points: Text }): string =>
  `You get ${markup(v.points)} for each.`;
export const bot_invite_joined = (): string =>
  `Somebody has joined by your link.`;
export const bot_objection_not_held = (v: { week: Text }): string =>
  `Your share of the week of ${markup(v.week)} is not held.`;
export const bot_objection_said = (v: { week: Text }): string =>
  `You have already objected to this. An administrator will decide, and I will tell you; the page of the week of ${markup(v.week)} shows where it stands.`;
export const bot_objection_ask = (v: { week: Text; reason: Text; most: number }): string =>
  `Your share of the week of ${markup(v.week)} is held: “${markup(v.reason)}”. Why should it be paid? Send me the reason in one message of at most ${number(v.most)} characters; administrators read it. /cancel stops.`;
export const bot_objection_long = (v: { most: number }): string =>
  `A reason has at most ${number(v.most)} characters. Send a shorter one, or /cancel.`;
export const bot_objection_done = (): string =>
  `Your objection is with the administrators. I will tell you what they decide.`;
export const bot_pay_ask = (v: { amount: Text; name: Text }): string =>
  `Your tip of ${markup(v.amount)} to <b>${markup(v.name)}</b>: pay it in the wallet, or scan the code with another one.`;
export const bot_pay_details = (v: { amount: Text; name: Text; due: Text; code: Text; address: Text }): string =>
  `Your tip of ${markup(v.amount)} to <b>${markup(v.name)}</b>: pay exactly <code>${markup(v.due)}</code> ${markup(v.code)} to\n<code>${markup(v.address)}</code>\nThe exact amount is how I recognize it.`;
export const bot_pay_time = (v: { time: Text }): string =>
  `You have ${markup(v.time)} to pay.`;
export const bot_pay_opening = (v: { amount: Text; name: Text }): string =>
  `Your tip of ${markup(v.amount)} to <b>${markup(v.name)}</b> opens in a moment: I will tell you what to pay.`;
export const bot_pay_waits = (v: { name: Text; amount: Text; time: Text }): string =>
  `<b>${markup(v.name)}</b> has no address yet. I will tell you when your tip of ${markup(v.amount)} can be paid; it waits for ${markup(v.time)}.`;
export const bot_pay_forward = (v: { url: Text }): string =>
  `They have not met me yet. Forward them this link: ${markup(v.url)}`;
export const bot_pay_note_left_out = (v: { most: number }): string =>
  `Your note was left out: they get at most ${number(v.most)} notes a day from you.`;
export const bot_pay_tipped = (v: { name: Text; amount: Text; mark: Text }): string =>
  `You tipped <b>${markup(v.name)}</b> ${markup(v.amount)}: ${markup(v.mark)}.`;
export const bot_pay_expired = (v: { amount: Text; name: Text }): string =>
  `Your tip of ${markup(v.amount)} to <b>${markup(v.name)}</b> was not paid in time and has expired.`;
export const bot_pay_cancelled = (v: { amount: Text; name: Text }): string =>
  `Your tip of ${markup(v.amount)} to <b>${markup(v.name)}</b> is cancelled.`;
export const bot_pay_refused = (v: { name: Text; amount: Text }): string =>
  `<b>${markup(v.name)}</b> declined your tip of ${markup(v.amount)}. Do not pay it.`;
export const bot_pay_below = (v: { amount: Text; name: Text }): string =>
  `Your tip of ${markup(v.amount)} to <b>${markup(v.name)}</b>: see the newest message about it.`;
export const bot_pay_lost = (v: { amount: Text; name: Text }): string =>
  `The payment of your tip of ${markup(v.amount)} to <b>${markup(v.name)}</b> is not on the chain right now. It may come back by itself: pay again only if your wallet no longer lists it.`;
export const bot_pay_moved = (v: { name: Text; address: Text }): string =>
  `<b>New address:</b> <b>${markup(v.name)}</b> has changed theirs. Do not pay <code>${markup(v.address)}</code> any more.`;
export const button_pay_tip = (v: { name: string; amount: string; code: string }): string =>
  `Tip ${v.name} ${v.amount} ${v.code}`;
export const button_other_wallet = (): string =>
  `Another wallet`;
export const button_copy_address = (): string =>
  `Copy the address`;
export const button_copy_amount = (): string =>
  `Copy the amount`;
export const button_how_to_pay = (): string =>
  `How to pay`;
export const button_cancel = (): string =>
  `Cancel`;
export const bot_settings = (): string =>
  `<b>Your settings</b>\nPress one to change it.`;
export const bot_settings_language = (): string =>
  `Choose the language in which I talk to you.`;
export const button_broadcasts = (): string =>
  `Broadcasts`;
export const button_tip_notices = (): string =>
  `Tell me about tips`;
export const button_review_notices = (): string =>
  `Tell me about reviews`;
export const button_payout_notices = (): string =>
  `Tell me about payouts`;
export const button_refuses_tips = (): string =>
  `Do not accept tips`;
export const button_hidden = (): string =>
  `Hide me on public pages`;
export const button_language = (): string =>
  `Language`;
export const button_language_telegram = (): string =>
  `As in Telegram`;
export const button_language_community = (): string =>
  `As the community`;
export const button_back = (): string =>
  `Back`;
export const bot_share_no_address = (v: { week: Text; amount: Text }): string =>
  `Your share of the week of ${markup(v.week)} is <b>${markup(v.amount)}</b>. It waits until you have an address: make a wallet, or send <code>/address ADDRESS</code>.`;
export const bot_share_none_counted = (v: { week: Text; points: Text }): string =>
  `The week of ${markup(v.week)} is closed, and your share of it is 0: none of your ${markup(v.points)} counted for the pool.`;
export const bot_share_too_few = (v: { week: Text; points: Text; threshold: number; missing: Text }): string =>
  `The week of ${markup(v.week)} is closed, and you have no share of it: you had ${markup(v.points)} of the ${number(v.threshold)} that a share takes, ${markup(v.missing)} too few.`;
export const bot_share_paid = (v: { week: Text; amount: Text }): string =>
  `Your share of the week of ${markup(v.week)} is paid: <b>${markup(v.amount)}</b>.`;
export const bot_share_paid_place = (v: { week: Text; amount: Text; place: number }): string =>
  `Your share of the week of ${markup(v.week)} is paid: <b>${markup(v.amount)}</b>, place ${number(v.place)}.`;
export const bot_submit_banned = (): string =>
  `Banned members cannot submit content.`;
export const bot_submit_ask_link = (): string =>
  `Send me the link to your content. /cancel stops.`;
export const bot_submit_bad_link = (): string =>
  `Send another link, or /cancel.`;
export const bot_submit_press_kind = (): string =>
  `Press one of the buttons above, or /cancel.`;
export const bot_submit_ask_title = (): string =>
  `Now send me a title, for the reviewers and the showcase. /cancel stops.`;
export const bot_submit_long_title = (v: { most: number }): string =>
  `A title has at most ${number(v.most)} characters. Send a shorter one.`;
export const bot_submit_cancelled = (): string =>
  `Cancelled. Nothing was submitted.`;
export const bot_submit_nothing = (): string =>
  `There is nothing to cancel.`;
export const bot_submit_ask_kind = (v: { host: Text }): string =>
  `What kind of content is it? The link is at ${markup(v.host)}.`;
export const bot_submit_waiting = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `Nothing else is waiting for review.`, one: `${number(v.count)} submission is waiting for review.`, other: `${number(v.count)} submissions are waiting for review.` })}`;
export const bot_submit_known_own = (v: { status: Text }): string =>
  `You have already submitted this link (${markup(v.status)}).`;
export const bot_submit_known = (v: { status: Text }): string =>
  `Somebody has already submitted this link (${markup(v.status)}).`;
export const bot_submit_done = (): string =>
  `Submitted. I will tell you what the reviewers decide; points come with their approval.`;
export const button_content_twitter_post = (): string =>
  `Twitter Post`;
export const button_content_youtube_video = (): string =>
  `YouTube Video`;
export const button_content_tiktok_video = (): string =>
  `TikTok Video`;
export const button_content_twitter_thread = (): string =>
  `Twitter Thread`;
export const button_content_medium_article = (): string =>
  `Medium Article`;
export const button_content_reddit_post = (): string =>
  `Reddit Post/Meme`;
export const button_content_meme_image = (): string =>
  `Meme Image`;
export const button_content_instagram_post = (): string =>
  `Instagram Post`;
export const button_content_instagram_reel = (): string =>
  `Instagram Reel`;
export const button_content_linkedin_article = (): string =>
  `LinkedIn Article`;
export const button_content_linkedin_post = (): string =>
  `LinkedIn Post`;
export const button_content_discord_message = (): string =>
  `Discord Message`;
export const button_content_github_repo = (): string =>
  `GitHub Repository`;
export const bot_submit_status_pending = (): string =>
  `pending`;
export const bot_submit_status_approved = (): string =>
  `approved`;
export const bot_submit_status_rejected = (): string =>
  `rejected`;
export const button_no_title = (): string =>
  `No title`;
export const bot_tip_form = (): string =>
  `<code>/tip @user 25</code>, or <code>/tip 25</code> as a reply`;
export const bot_tip_refused_self = (): string =>
  `A tip to yourself does not count.`;
export const bot_tip_refused_payer_banned = (): string =>
  `Banned members cannot tip.`;
export const bot_tip_refused_payee_banned = (): string =>
  `They are banned: a tip to them would not count.`;
export const bot_tip_refused_payee_refuses = (): string =>
  `They do not accept tips.`;
export const bot_tip_refused_too_many_today = (v: { most: number }): string =>
  `You left ${number(v.most)} tips of the last 24 hours unpaid, cancelled ones too. Pay one of them, or try again later.`;
export const bot_tip_refused_too_many_to_them = (v: { most: number }): string =>
  `You left ${number(v.most)} tips to them of the last 24 hours unpaid, cancelled ones too. Pay one of them, or try again later.`;
export const bot_tip_refused_no_chain = (): string =>
  `Tips cannot be paid here yet: the operator of this bot has to connect it to the chain (CHAIN_RPC_URL or CHAIN_API_URL).`;
export const bot_tip_refused_too_many_unpaid = (v: { most: number }): string =>
  `You have ${number(v.most)} unpaid tips. Pay or cancel some first.`;
export const bot_tip_refused_too_many_alike = (): string =>
  `Too many people are tipping them this exact amount right now. Choose another amount.`;
export const bot_tip_no_person = (): string =>
  `Bots, channels and anonymous administrators cannot be tipped.`;
export const bot_tip_unknown = (v: { name: Text }): string =>
  `I do not know @${markup(v.name)} yet. Reply to one of their messages in the group with <code>/tip 25</code>.`;
export const bot_tip_not_sure = (v: { name: Text }): string =>
  `I am not sure who @${markup(v.name)} is now. Reply to one of their messages in the group with <code>/tip 25</code>.`;
export const bot_tip_below_least = (v: { amount: Text }): string =>
  `The smallest tip here is ${markup(v.amount)}.`;
export const bot_tip_answered_taken = (): string =>
  `Thank you: it counts as your tip within a minute.`;
export const bot_tip_answered_left = (): string =>
  `Left alone: it is not your tip.`;
export const bot_tip_how_to = (): string =>
  `<b>How to tip</b>\n1. In the group, answer a message with <code>/tip 25</code>, or write <code>/tip @user 25 well done</code>.\n2. I send you a button that opens your wallet. The coins go straight to theirs; I never hold them.\n3. Once the payment is on the chain, the tip counts for your points and your week.`;
export const bot_tip_declined = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `Nothing is waiting any more.`, one: `Declined: ${number(v.count)} tip.`, other: `Declined: ${number(v.count)} tips.` })}`;
export const bot_tip_not_yours = (): string =>
  `This tip is not yours to pay.`;
export const bot_tip_ended_waiting = (): string =>
  `It is still waiting.`;
export const bot_tip_ended_paid = (): string =>
  `It has been paid already.`;
export const bot_tip_ended_expired = (): string =>
  `It had already expired.`;
export const bot_tip_ended_cancelled = (): string =>
  `Cancelled.`;
export const bot_tip_ended_refused = (): string =>
  `Refused.`;
export const bot_tip_wrong_no_recipient_amount = (v: { said: Text; form: Text }): string =>
  `Who should get ${markup(v.said)}? Try: ${markup(v.form)}`;
export const bot_tip_wrong_no_recipient = (v: { said: Text; form: Text }): string =>
  `I do not know who ${markup(v.said)} is. Try: ${markup(v.form)}`;
export const bot_tip_wrong_no_amount = (v: { form: Text }): string =>
  `The amount is missing. Try: ${markup(v.form)}`;
export const bot_tip_wrong_amount_first = (v: { said: Text; form: Text }): string =>
  `Put ${markup(v.said)} after the name: ${markup(v.form)}`;
export const bot_tip_wrong_note_too_long = (v: { length: Text; most: number }): string =>
  `The note has ${markup(v.length)} characters; at most ${number(v.most)} fit.`;
export const bot_tip_wrong_one_or_thousand = (v: { said: Text }): string =>
  `${markup(v.said)} could be one or a thousand: write it without the comma.`;
export const bot_tip_wrong_too_many_decimals = (v: { said: Text }): string =>
  `${markup(v.said)} has too many decimals: coins have 8, dollars 2.`;
export const bot_tip_wrong_too_small = (v: { said: Text; amount: Text }): string =>
  `${markup(v.said)} is too small: the smallest tip is ${markup(v.amount)}.`;
export const bot_tip_wrong_too_large = (v: { said: Text }): string =>
  `${markup(v.said)} is more than all the coins there are.`;
export const bot_tip_wrong_no_price = (v: { code: Text }): string =>
  `I do not know the price of the coin. Give the amount in ${markup(v.code)}.`;
export const bot_tip_wrong_not_an_amount = (v: { said: Text; form: Text }): string =>
  `${markup(v.said)} is not an amount. Try: ${markup(v.form)}`;
export const bot_quoted = (v: { said: Text }): string =>
  `“${markup(v.said)}”`;
export const bot_tip_tips = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>${markup(v.payer)}</b> tips <b>${markup(v.payee)}</b> ${markup(v.amount)}`;
export const bot_tip_tips_nobody = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>${markup(v.payer)}</b> tips <b>${markup(v.payee)}</b> ${markup(v.amount)}. They have no address yet, so the tip waits for 7 days.`;
export const bot_tip_tipped = (v: { payer: Text; payee: Text; amount: Text; mark: Text }): string =>
  `<b>${markup(v.payer)}</b> tipped <b>${markup(v.payee)}</b> ${markup(v.amount)}, ${markup(v.mark)}`;
export const bot_tip_on_its_way = (): string =>
  `on its way`;
export const bot_tip_confirmed = (): string =>
  `confirmed`;
export const bot_tip_closed = (): string =>
  `This tip is closed.`;
export const bot_tip_cancelled = (v: { payer: Text; amount: Text; payee: Text }): string =>
  `<b>${markup(v.payer)}</b> cancelled the tip of ${markup(v.amount)} to <b>${markup(v.payee)}</b>.`;
export const bot_tip_refused = (v: { payee: Text; amount: Text }): string =>
  `<b>${markup(v.payee)}</b> declined the tip of ${markup(v.amount)}.`;
export const bot_tip_under_post = (v: { count: number; amount: Text }): string =>
  `${plural(v.count, { one: `${number(v.count)} tip`, other: `${number(v.count)} tips` })}, ${markup(v.amount)} under this post`;
export const bot_tip_waiting = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} tip is waiting for you. To receive it, make a wallet, or send <code>/address ADDRESS</code> if you have one.`, other: `${number(v.count)} tips are waiting for you. To receive them, make a wallet, or send <code>/address ADDRESS</code> if you have one.` })}`;
export const bot_tip_received = (v: { payer: Text; amount: Text; mark: Text }): string =>
  `<b>${markup(v.payer)}</b> tipped you ${markup(v.amount)}: ${markup(v.mark)}.`;
export const bot_tip_unpaid = (v: { amount: Text; payer: Text }): string =>
  `The tip of ${markup(v.amount)} from <b>${markup(v.payer)}</b> is waiting to be paid.`;
export const bot_tip_over = (v: { amount: Text; payer: Text }): string =>
  `The tip of ${markup(v.amount)} from <b>${markup(v.payer)}</b> is over.`;
export const bot_tip_paid_again_payer = (v: { amount: Text; name: Text; payment: Text }): string =>
  `Your tip of ${markup(v.amount)} to <b>${markup(v.name)}</b> was paid once more: ${markup(v.payment)}. It counts once; ask them for the rest back.`;
export const bot_tip_paid_again_payee = (v: { amount: Text; name: Text; payment: Text }): string =>
  `The tip of ${markup(v.amount)} from <b>${markup(v.name)}</b> was paid to you once more: ${markup(v.payment)}. It counts once; they may ask for the rest back.`;
export const bot_tip_payment = (v: { transaction: Text; txid: Text; address: Text }): string =>
  `${markup(v.transaction)} <code>${markup(v.txid)}</code>, at <code>${markup(v.address)}</code>`;
export const bot_tip_transaction = (): string =>
  `transaction`;
export const bot_tip_question = (v: { payment: Text; amount: Text; name: Text }): string =>
  `${markup(v.payment)} of ${markup(v.amount)} to <b>${markup(v.name)}</b> came from an address of yours, without the last digits by which I know your tip. Was that your tip? If it was, do not pay it again.`;
export const bot_tip_a_payment = (): string =>
  `A payment`;
export const bot_tip_taken_back = (v: { amount: Text; name: Text }): string =>
  `The payment of your tip of ${markup(v.amount)} to <b>${markup(v.name)}</b> has dropped out of the chain, so what it earned was taken back.`;
export const button_pay = (v: { amount: string; code: string }): string =>
  `Pay ${v.amount} ${v.code}`;
export const button_set_address = (): string =>
  `Set your address`;
export const button_no_thanks = (): string =>
  `No, thanks`;
export const button_was_my_tip = (): string =>
  `Yes, that was my tip`;
export const button_no = (): string =>
  `No`;
export const bot_address_bad = (v: { said: Text; coin: Text }): string =>
  `“${markup(v.said)}” is not a ${markup(v.coin)} address. Try: <code>/address ADDRESS</code>`;
export const bot_address_proved = (v: { address: Text }): string =>
  `Your tips and shares go to <code>${markup(v.address)}</code>: its key has signed for you.\nTo change it: <code>/address ADDRESS</code>`;
export const bot_address_unproved = (v: { address: Text }): string =>
  `Your tips and shares go to <code>${markup(v.address)}</code>: no signature has proved that it is yours.\nTo change it: <code>/address ADDRESS</code>`;
export const bot_address_set = (v: { address: Text }): string =>
  `Your tips and shares now go to <code>${markup(v.address)}</code>. No signature proves that it is yours, so check it twice.`;
export const bot_address_before = (v: { address: Text }): string =>
  `Before, it was <code>${markup(v.address)}</code>.`;
export const bot_wallet_open = (): string =>
  `Your wallet is a page in your own browser: its keys never leave your device. The button signs you in there, once and within five minutes: do not forward it.`;
export const bot_wallet_export = (): string =>
  `Your keys are on your device only. The wallet shows them once you enter your passphrase. Never send them to anyone, not even to me.`;
export const bot_wallet_no_address = (): string =>
  `You have no address yet. Make a wallet, or send <code>/address ADDRESS</code> if you have one elsewhere.`;
export const bot_wallet_no_index = (): string =>
  `I cannot look at the chain here; your wallet can.`;
export const bot_wallet_unreachable = (): string =>
  `The chain is not answering right now. Please try again in a minute.`;
export const bot_wallet_too_large = (): string =>
  `Your address holds too many payments to be read here. The wallet’s page shows its balance, and so does an explorer of the chain.`;
export const bot_wallet_deposit = (v: { coin: Text; address: Text }): string =>
  `Send ${markup(v.coin)} to\n<code>${markup(v.address)}</code>`;
export const bot_wallet_balance = (v: { amount: Text; address: Text }): string =>
  `<b>${markup(v.amount)}</b> at <code>${markup(v.address)}</code>`;
export const bot_wallet_on_its_way = (v: { amount: Text }): string =>
  `On its way: ${markup(v.amount)}`;
export const bot_wallet_nothing = (v: { days: number }): string =>
  `Nothing came in during the last ${number(v.days)} days.`;
export const bot_wallet_history = (): string =>
  `<b>Latest payments to you</b>`;
export const bot_wallet_just_now = (v: { amount: Text }): string =>
  `+${markup(v.amount)}, just now`;
export const bot_wallet_just_now_on_its_way = (v: { amount: Text }): string =>
  `+${markup(v.amount)}, just now, on its way`;
export const bot_wallet_ago = (v: { amount: Text; time: Text }): string =>
  `+${markup(v.amount)}, ${markup(v.time)} ago`;
export const bot_wallet_ago_on_its_way = (v: { amount: Text; time: Text }): string =>
  `+${markup(v.amount)}, ${markup(v.time)} ago, on its way`;
export const bot_wallet_send_by_name = (): string =>
  `To pay somebody by name: <code>/tip @user 25</code>`;
export const bot_wallet_send_unknown = (v: { said: Text }): string =>
  `I do not understand “${markup(v.said)}”.`;
export const bot_wallet_send_form = (v: { code: Text }): string =>
  `Try: <code>/send ADDRESS 25</code>, with an address and an amount of ${markup(v.code)}.`;
export const bot_wallet_send = (v: { amount: Text; code: Text; address: Text }): string =>
  `${markup(v.amount)} ${markup(v.code)} to <code>${markup(v.address)}</code>: check both in the wallet and confirm there.`;
export const bot_week_title = (v: { week: Text; time: Text }): string =>
  `<b>Week of ${markup(v.week)}</b>, ends ${markup(v.time)} (Sunday 23:00 UTC)`;
export const bot_week_points = (v: { points: Text; threshold: number }): string =>
  `You have ${markup(v.points)}. A share takes at least ${number(v.threshold)}.`;
export const bot_week_banned = (): string =>
  `A banned account has no share of the pool.`;
export const bot_week_first = (v: { points: Text; pool: Text }): string =>
  `${markup(v.points)} more, and you are the first with a share of the pool of ${markup(v.pool)}.`;
export const bot_week_join = (v: { points: Text; pool: Text; count: number }): string =>
  `${markup(v.points)} more, and you share the pool of ${markup(v.pool)} with ${plural(v.count, { one: `${number(v.count)} member`, other: `${number(v.count)} members` })}.`;
export const bot_week_pool = (v: { pool: Text }): string =>
  `The pool is ${markup(v.pool)}.`;
export const bot_week_share = (v: { share: Text; pool: Text }): string =>
  `If it ended now, you would get <b>${markup(v.share)}</b> of the pool of ${markup(v.pool)}.`;
export const bot_week_enough = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} member has`, other: `${number(v.count)} members have` })} enough points for a share; every point that anyone earns moves it.`;
export const bot_week_enough_counted = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} member has`, other: `${number(v.count)} members have` })} enough points for a share; points that count move it.`;
export const bot_week_since = (v: { own: Text; others: Text; share: Text }): string =>
  `Since yesterday: you ${markup(v.own)} points, others ${markup(v.others)} points, your share ${markup(v.share)}`;
export const bot_week_no_entries = (): string =>
  `You have no points yet. Start with /gm.`;
export const bot_week_entries = (): string =>
  `<b>Your latest points</b>`;
export const bot_week_no_points = (): string =>
  `no points`;
export const bot_week_cut_banned = (): string =>
  `a banned account earns nothing`;
export const bot_week_cut_cooldown = (): string =>
  `it counts once in 24 hours`;
export const bot_week_cut_least_tip = (v: { limit: Text }): string =>
  `a tip of less than ${markup(v.limit)} earns nothing`;
export const bot_week_cut_tip_limit = (v: { limit: Text }): string =>
  `only ${markup(v.limit)} tips a day earn`;
export const bot_week_cut_limit = (v: { limit: Text }): string =>
  `the day's limit of ${markup(v.limit)} points was reached`;
export const bot_week_cut_rest = (v: { limit: Text }): string =>
  `the rest is above the day's limit of ${markup(v.limit)}`;
export const bot_rule_account_created = (): string =>
  `Account created`;
export const bot_rule_primary_address_set = (): string =>
  `Primary address set`;
export const bot_rule_staking_address_set = (): string =>
  `Staking address set`;
export const bot_rule_twitter_set = (): string =>
  `Twitter/X set`;
export const bot_rule_first_tip = (): string =>
  `First tip`;
export const bot_rule_first_send = (): string =>
  `First send`;
export const bot_rule_gm = (): string =>
  `/gm`;
export const bot_rule_faucet = (): string =>
  `/faucet`;
export const bot_rule_tip = (): string =>
  `Tip`;
export const bot_rule_send = (): string =>
  `Send`;
export const bot_rule_content_submission = (): string =>
  `Content`;
export const bot_rule_undone = (v: { name: Text }): string =>
  `${markup(v.name)} taken back`;
export const bot_rule_again = (v: { name: Text }): string =>
  `${markup(v.name)}, again`;
export const bot_rule_hunt = (v: { words: Text }): string =>
  `Treasure hunt: ${markup(v.words)}`;
export const bot_rule_referral = (v: { words: Text }): string =>
  `Referral: ${markup(v.words)}`;
export const about_tip_to = (v: { amount: string; name: string }): string =>
  `Tip of ${v.amount} to ${v.name}`;
export const about_tip_from = (v: { amount: string; name: string }): string =>
  `Tip of ${v.amount} from ${v.name}`;
export const about_tip_undone = (v: { amount: string; name: string }): string =>
  `Tip of ${v.amount} to ${v.name}, whose payment left the chain`;
export const about_send_undone = (v: { amount: string }): string =>
  `Send of ${v.amount}, which left the chain`;
export const about_send = (v: { amount: string }): string =>
  `Sent ${v.amount}`;
export const about_faucet = (v: { amount: string }): string =>
  `Claimed ${v.amount}`;
export const about_deleted = (): string =>
  `Deleted content`;
export const grounds_off = (): string =>
  `The weekly rewards are off: the pool is 0.`;
export const grounds_banned = (): string =>
  `A banned account has no share of the pool.`;
export const grounds_more = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} more, and you share the pool.`;
export const grounds_more_of = (v: { points: number; pool: string }): string =>
  `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} more, and you share the pool of ${v.pool}.`;
export const grounds_more_counted = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} more, and you share the pool, in proportion to your points that count.`;
export const grounds_more_of_counted = (v: { points: number; pool: string }): string =>
  `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} more, and you share the pool of ${v.pool}, in proportion to your points that count.`;
export const grounds_most = (v: { amount: string }): string =>
  `No member gets more than ${v.amount} of it.`;
export const grounds_carried = (v: { amount: string; pool: string }): string =>
  `Earlier weeks left ${v.amount} of the pool of ${v.pool}.`;
export const grounds_estimate = (v: { part: number; most: string }): string =>
  `The pool is an estimate: it will be ${number(v.part)} % of the coins that the pool’s wallet holds at the snapshot and owes nobody, at most ${v.most}.`;
export const grounds_unknown = (v: { part: number; most: string }): string =>
  `The pool is not known yet: it will be ${number(v.part)} % of the coins that the pool’s wallet holds at the snapshot and owes nobody, at most ${v.most}.`;
export const grounds_all = (v: { points: number }): string =>
  `${plural(v.points, { one: `Your ${number(v.points)} point counts`, other: `All of your ${number(v.points)} points count` })} for the pool.`;
export const grounds_all_backed = (v: { points: number; names: string; each: number }): string =>
  `${plural(v.points, { one: `Your ${number(v.points)} point counts`, other: `All of your ${number(v.points)} points count` })} for the pool: ${v.names} backed you, ${plural(v.each, { one: `${number(v.each)} point`, other: `${number(v.each)} points` })} each.`;
export const grounds_all_new = (v: { points: number; fresh: number }): string =>
  `${plural(v.points, { one: `Your ${number(v.points)} point counts`, other: `All of your ${number(v.points)} points count` })} for the pool: your account is new, so ${plural(v.fresh, { one: `${number(v.fresh)} point counts`, other: `${number(v.fresh)} points count` })} without a backer.`;
export const grounds_all_both = (v: { points: number; names: string; each: number; fresh: number }): string =>
  `${plural(v.points, { one: `Your ${number(v.points)} point counts`, other: `All of your ${number(v.points)} points count` })} for the pool: ${v.names} backed you, ${plural(v.each, { one: `${number(v.each)} point`, other: `${number(v.each)} points` })} each; your account is new, so ${plural(v.fresh, { one: `${number(v.fresh)} point counts`, other: `${number(v.fresh)} points count` })} without a backer.`;
export const grounds_part_backed = (v: { counted: number; points: number; names: string; each: number }): string =>
  `${number(v.counted)} of your ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} count for the pool: ${v.names} backed you, ${plural(v.each, { one: `${number(v.each)} point`, other: `${number(v.each)} points` })} each.`;
export const grounds_part_new = (v: { counted: number; points: number; fresh: number }): string =>
  `${number(v.counted)} of your ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} count for the pool: your account is new, so ${plural(v.fresh, { one: `${number(v.fresh)} point counts`, other: `${number(v.fresh)} points count` })} without a backer.`;
export const grounds_part_both = (v: { counted: number; points: number; names: string; each: number; fresh: number }): string =>
  `${number(v.counted)} of your ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} count for the pool: ${v.names} backed you, ${plural(v.each, { one: `${number(v.each)} point`, other: `${number(v.each)} points` })} each; your account is new, so ${plural(v.fresh, { one: `${number(v.fresh)} point counts`, other: `${number(v.fresh)} points count` })} without a backer.`;
export const grounds_none = (v: { points: number; least: string; weeks: number }): string =>
  `${plural(v.points, { one: `Your ${number(v.points)} point does not count`, other: `None of your ${number(v.points)} points counts` })} for the pool: no long-standing member has tipped you ${v.least} or more in the last ${plural(v.weeks, { one: `week`, other: `${number(v.weeks)} weeks` })}.`;
export const grounds_none_young = (v: { points: number; least: string; weeks: number }): string =>
  `${plural(v.points, { one: `Your ${number(v.points)} point does not count`, other: `None of your ${number(v.points)} points counts` })} for the pool: no member has tipped you ${v.least} or more in the last ${plural(v.weeks, { one: `week`, other: `${number(v.weeks)} weeks` })}.`;
export const grounds_small = (v: { points: number; least: string }): string =>
  `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} came from tips below ${v.least}, which do not count.`;
export const grounds_limit = (v: { percent: number }): string =>
  `All such points of new accounts together are at most ${number(v.percent)} % of those that count.`;
export const grounds_limit_none = (v: { percent: number }): string =>
  `New accounts without a backer share at most ${number(v.percent)} % of the points that count, which leaves none for you.`;
export const grounds_names = (v: { names: string; last: string }): string =>
  `${v.names} and ${v.last}`;
export const grounds_names_others = (v: { names: string; count: number }): string =>
  `${v.names} and ${plural(v.count, { one: `${number(v.count)} other`, other: `${number(v.count)} others` })}`;
export const grounds_others = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} other`, other: `${number(v.count)} others` })}`;
export const button_open_private = (): string =>
  `Open the private chat`;
export const button_open_week = (): string =>
  `Open the week`;
export const button_open_leaderboard = (): string =>
  `Open the leaderboard`;
export const button_open_portal = (): string =>
  `Open the portal`;
export const button_open_monitor = (): string =>
  `Open the monitor`;
export const button_open_wallet = (): string =>
  `Open the wallet`;
export const button_make_wallet = (): string =>
  `Make a wallet`;
export const button_how_to_tip = (): string =>
  `How to tip`;
export const button_invite = (): string =>
  `Invite`;
export const button_my_rank = (): string =>
  `My rank`;
export const button_my_week = (): string =>
  `My week`;
export const button_settings = (): string =>
  `Settings`;
export const button_transaction = (): string =>
  `The transaction`;
export const button_all_hunts = (): string =>
  `All treasure hunts`;
export const button_hunt = (): string =>
  `The treasure hunt`;
export const button_join_hunt = (): string =>
  `Join in private`;
export const button_week = (): string =>
  `The week`;
export const button_how_points_count = (): string =>
  `How points count`;
export const button_my_submissions = (): string =>
  `My submissions`;
export const button_all_points = (): string =>
  `All of them`;
export const refusal_submit_banned = (): string =>
  `Banned members cannot submit content.`;
export const refusal_submissions_open = (v: { most: number }): string =>
  `${number(v.most)} of your submissions are waiting for review. Submit more once one is reviewed, or withdraw one.`;
export const refusal_submissions_day = (v: { most: number }): string =>
  `You submitted ${number(v.most)} within 24 hours, which is the limit. Submit more tomorrow.`;
export const refusal_submitted_before = (): string =>
  `You submitted this before, and it has since been deleted.`;
export const refusal_link_hidden = (): string =>
  `The link holds characters that nobody sees.`;
export const refusal_link_form = (): string =>
  `The link is not an http or https address.`;
export const refusal_link_credentials = (): string =>
  `The link must not hold credentials.`;
export const refusal_link_host = (): string =>
  `The link does not lead to a public site.`;
export const refusal_link_length = (): string =>
  `The link is too long.`;
export const refusal_objection_reason = (): string =>
  `Say why you object.`;
export const refusal_no_share = (): string =>
  `This member has no share in this week.`;
export const refusal_objection_said = (): string =>
  `You have already objected to this.`;
export const refusal_share_not_held = (): string =>
  `Your share is not held.`;
export const refusal_objection_late = (): string =>
  `The challenge hour of this week is over.`;
export const refusal_objection_points = (): string =>
  `Only members who earned points in this week can object.`;
export const refusal_share_elsewhere = (): string =>
  `This share is settled elsewhere.`;
export const refusal_share_held = (): string =>
  `This share is held already.`;
export const refusal_objections_most = (v: { most: number }): string =>
  `You can object to ${number(v.most)} shares a week.`;
export const bot_address_now = (v: { site: Text; address: Text }): string =>
  `Your address at ${markup(v.site)} is now <code>${markup(v.address)}</code>.`;
export const bot_address_replaced = (v: { address: Text }): string =>
  `It was <code>${markup(v.address)}</code>. Weekly shares wait for 24 hours before they go to the new one.`;
export const bot_address_was_me = (): string =>
  `If this was you, press the button and nothing waits. If it was not, set your own address again and tell the operators.`;
export const button_was_me = (): string =>
  `This was me`;
export const notice_address_confirmed = (): string =>
  `Confirmed: weekly shares go to this address.`;
export const notice_address_over = (): string =>
  `There is nothing to confirm any more.`;
export const notice_declined = (): string =>
  `Declined.`;
export const notice_question_over = (): string =>
  `This question is over.`;
export const notice_own_key = (): string =>
  `Your own API key`;
export const notice_app_nameless = (): string =>
  `An app without a name`;
export const bot_app_wants = (v: { app: Text; developer: Text }): string =>
  `<b>${markup(v.app)}</b> by ${markup(v.developer)} wants to:`;
export const bot_consent_read_balance = (): string =>
  `see the balance of your primary address`;
export const bot_consent_read_history = (): string =>
  `see your tips, sends, faucet claims and weekly rewards`;
export const bot_consent_request_payments = (): string =>
  `ask you for payments, each of which you make or decline yourself`;
export const bot_consent_send_notifications = (): string =>
  `write to you through this bot`;
export const bot_consent_access_profile = (): string =>
  `see your name, username, rank, points and when you joined`;
export const bot_consent_manage_escrow = (): string =>
  `set up escrows with you, whose terms you confirm and whose payments you sign yourself`;
export const bot_app_never = (): string =>
  `It never gets your keys, and cannot move your coins. You can withdraw this at any time.`;
export const notice_consent_allowed = (): string =>
  `Allowed. You can withdraw access at any time.`;
export const notice_consent_declined = (): string =>
  `Not allowed.`;
export const notice_consent_blocked = (): string =>
  `Blocked. This app can no longer ask you or access anything.`;
export const notice_consent_withdrawn = (): string =>
  `Access withdrawn. This app can no longer reach you.`;
export const button_allow = (): string =>
  `Allow`;
export const button_not_now = (): string =>
  `Not now`;
export const button_block_app = (): string =>
  `Block this app`;
export const button_withdraw_access = (): string =>
  `Withdraw access`;
export const bot_app_writes = (v: { app: Text }): string =>
  `<b>${markup(v.app)}</b> (app) writes:`;
export const button_stop_app = (): string =>
  `Stop these messages`;
export const notice_app_stopped = (): string =>
  `Stopped. This app cannot write to you any more.`;
export const notice_app_silent = (): string =>
  `This app cannot write to you.`;
export const button_decline = (): string =>
  `Decline`;
export const bot_app_for = (v: { text: Text }): string =>
  `For: ${markup(v.text)}`;
export const bot_app_address = (v: { address: Text }): string =>
  `Address: <code>${markup(v.address)}</code>`;
export const bot_app_amount = (v: { amount: Text }): string =>
  `Amount: <code>${markup(v.amount)}</code>`;
export const bot_payment_ask = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> asks you for a payment of <b>${markup(v.amount)}</b>.`;
export const bot_payment_how = (): string =>
  `Pay it from your own wallet if you want to. The amount has to be exact: by it the payment is known.`;
export const bot_payment_link = (v: { link: Text }): string =>
  `Link: <code>${markup(v.link)}</code>`;
export const bot_payment_until = (v: { time: Text }): string =>
  `Until ${markup(v.time)}.`;
export const notice_payment_over = (): string =>
  `This request is over.`;
export const bot_escrow_buyer = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> sets up an escrow of <b>${markup(v.amount)}</b> in which you are the buyer.`;
export const bot_escrow_buyer_how = (): string =>
  `You pay it in from your own wallet. It goes on to the seller, or back to you, when two of three sign: you, the seller, and the operator in a dispute.`;
export const bot_escrow_seller = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> sets up an escrow of <b>${markup(v.amount)}</b> in which you are the seller.`;
export const bot_escrow_seller_how = (): string =>
  `The buyer pays it in. It goes on to you, or back, when two of three sign: you, the buyer, and the operator in a dispute.`;
export const bot_escrow_agree_if = (): string =>
  `Agree only if these are yours:`;
export const bot_escrow_key = (v: { key: Text }): string =>
  `Your public key: <code>${markup(v.key)}</code>`;
export const bot_escrow_refund = (v: { address: Text }): string =>
  `Where a refund goes: <code>${markup(v.address)}</code>`;
export const bot_escrow_payout = (v: { address: Text }): string =>
  `Where your payment goes: <code>${markup(v.address)}</code>`;
export const button_agree = (): string =>
  `Agree`;
export const notice_escrow_agreed = (): string =>
  `You agreed.`;
export const notice_escrow_over = (): string =>
  `This escrow is no longer open.`;
export const bot_escrow_deposit = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b>: the escrow can be paid in now, <b>${markup(v.amount)}</b>.`;
export const bot_escrow_reserve = (): string =>
  `It holds a small reserve for the fee; what is left of it comes back to you.`;
export const bot_sign_in_ask = (v: { browser: Text; network: Text; time: Text }): string =>
  `Sign in to the admin portal? ${markup(v.browser)}, ${markup(v.network)}, ${markup(v.time)} UTC`;
export const bot_sign_in_number = (): string =>
  `Press the number that the page shows. Any other number denies.`;
export const button_approve = (): string =>
  `Approve`;
export const button_deny = (): string =>
  `Deny`;
export const button_deny_block = (): string =>
  `Deny and block 24 h`;
export const notice_sign_in_approved = (): string =>
  `Approved`;
export const notice_sign_in_denied = (): string =>
  `Denied`;
export const notice_sign_in_blocked = (): string =>
  `Denied. No questions for 24 hours.`;
export const notice_sign_in_expired = (): string =>
  `Not answered in time`;
export const notice_sign_in_cancelled = (): string =>
  `Cancelled by the person signing in`;
export const bot_review_approved = (): string =>
  `<b>Your submission was approved.</b>`;
export const bot_review_rejected = (): string =>
  `<b>Your submission was rejected.</b>`;
export const bot_review_points = (v: { points: number }): string =>
  `Points awarded: <b>${number(v.points)}</b>`;
export const bot_review_comment = (v: { text: Text }): string =>
  `Comment: ${markup(v.text)}`;
export const bot_reason = (v: { text: Text }): string =>
  `Reason: ${markup(v.text)}`;
export const comment_approval = (v: { points: number }): string =>
  `Awarded ${number(v.points)} points for quality content.`;
export const comment_rejection = (): string =>
  `Content does not meet quality standards.`;
export const comment_rating = (v: { points: number }): string =>
  `Rating updated to ${number(v.points)} points.`;
export const bot_review_undone = (): string =>
  `<b>The decision on your submission was taken back.</b>`;
export const bot_review_again = (): string =>
  `It will be reviewed again.`;
export const bot_plan_ends_in_7_days = (v: { plan: Text; day: Text }): string =>
  `Your ${markup(v.plan)} developer plan ends on ${markup(v.day)}, in less than 7 days. It does not renew by itself.`;
export const bot_plan_ends_in_1_day = (v: { plan: Text; day: Text }): string =>
  `Your ${markup(v.plan)} developer plan ends on ${markup(v.day)}, in less than a day. It does not renew by itself, and your API keys stop then.`;
export const bot_plan_quota_80 = (v: { plan: Text }): string =>
  `80% of this month’s API requests of your ${markup(v.plan)} developer plan are used.`;
export const bot_plan_quota_100 = (v: { plan: Text }): string =>
  `All of this month’s API requests of your ${markup(v.plan)} developer plan are used: further ones are refused until the month ends.`;
export const bot_plan_webhooks_80 = (v: { plan: Text }): string =>
  `80% of this month’s webhooks of your ${markup(v.plan)} developer plan are used.`;
export const bot_plan_webhooks_100 = (v: { plan: Text }): string =>
  `All of this month’s webhooks of your ${markup(v.plan)} developer plan are used: further ones are not sent until the month ends. They stay in the log of your app, from where you can send them then.`;
export const bot_plan_granted = (v: { plan: Text; day: Text }): string =>
  `Your plan <b>${markup(v.plan)}</b> was granted until ${markup(v.day)}.`;
export const bot_plan_declined = (v: { plan: Text; reason: Text }): string =>
  `Your request for the plan <b>${markup(v.plan)}</b> was declined: ${markup(v.reason)}`;
export const bot_app_approved = (v: { app: Text }): string =>
  `Your app <b>${markup(v.app)}</b> was approved for production.`;
export const bot_app_returned = (v: { app: Text; reason: Text }): string =>
  `Your app <b>${markup(v.app)}</b> is in sandbox: ${markup(v.reason)}`;
export const bot_held_title = (v: { week: Text }): string =>
  `<b>Your share of the week of ${markup(v.week)} is held.</b>`;
export const bot_held_amount = (v: { amount: Text }): string =>
  `${markup(v.amount)} is not paid until an administrator releases it. It is not lost.`;
export const bot_held_object = (v: { url: Text }): string =>
  `You can object once: ${markup(v.url)}`;
export const button_object = (): string =>
  `Object`;
export const bot_decided_own = (v: { week: Text }): string =>
  `<b>Your objection about your share of the week of ${markup(v.week)} was decided.</b>`;
export const bot_decided_other = (v: { name: Text; week: Text }): string =>
  `<b>Your objection about the share of ${markup(v.name)} of the week of ${markup(v.week)} was decided.</b>`;
export const bot_decided_released = (): string =>
  `It is released and will be paid.`;
export const bot_decided_stays_held = (): string =>
  `It stays held.`;
export const bot_decided_held = (): string =>
  `It is held.`;
export const bot_decided_paid = (): string =>
  `It is paid.`;
export const bot_alert_begins = (v: { text: Text }): string =>
  `<b>Problem.</b> ${markup(v.text)}`;
export const bot_alert_over = (v: { text: Text }): string =>
  `<b>Over.</b> ${markup(v.text)}`;
export const bot_alert_last = (): string =>
  `This is the last message of its kind today (UTC).`;
export const bot_alert_wallet_short = (): string =>
  `The wallet holds less than what is due to members: none of it is paid.`;
export const bot_alert_wallet_short_do = (v: { url: Text }): string =>
  `Send it coins, and payouts resume by themselves. Amounts: ${markup(v.url)}`;
export const bot_alert_wallet_short_over = (): string =>
  `The wallet covers what is due again.`;
export const bot_alert_wallet_away = (): string =>
  `The wallet does not answer, so nothing is paid.`;
export const bot_alert_wallet_away_do = (v: { url: Text }): string =>
  `Check that its node is running. Status: ${markup(v.url)}`;
export const bot_alert_wallet_away_over = (): string =>
  `The wallet answers again.`;
export const bot_alert_payouts_stopped = (): string =>
  `Payouts are stopped: the wallet shows payments that are not in the books.`;
export const bot_alert_payouts_stopped_do = (v: { command: Text }): string =>
  `To see them, and what settles each, run: ${markup(v.command)}`;
export const bot_alert_payouts_stopped_over = (): string =>
  `Everything that the wallet paid is accounted for, and payouts go on.`;
export const bot_alert_bot_deaf_webhook = (): string =>
  `The bot hears nothing: another program has set a webhook for it.`;
export const bot_alert_bot_deaf_webhook_do = (v: { command: Text }): string =>
  `Take the bot’s token out of that program, or get a new token from BotFather (/revoke). Where the community’s own bot runs, the webhook is removed by itself, at most once an hour. Then check with: ${markup(v.command)}`;
export const bot_alert_bot_deaf_webhook_over = (): string =>
  `No webhook keeps the bot from hearing people any more.`;
export const bot_alert_bot_deaf_other_reader = (): string =>
  `The bot misses messages: another program reads them with the same token.`;
export const bot_alert_bot_deaf_other_reader_do = (): string =>
  `Stop that program: it may be an old copy of this site. If you do not know it, get a new token from BotFather (/revoke) and put it into TELEGRAM_BOT_TOKEN.`;
export const bot_alert_bot_deaf_other_reader_over = (): string =>
  `No other program reads the bot’s messages any more.`;
export const bot_alert_week_late = (): string =>
  `A week ended more than an hour ago and is not closed.`;
export const bot_alert_week_late_do = (v: { url: Text; command: Text }): string =>
  `The log on ${markup(v.url)} says why. If the clock is right and no import is running, run: ${markup(v.command)}`;
export const bot_alert_week_late_over = (): string =>
  `Every past week is closed.`;
export const bot_alert_job_failing = (v: { job: Text }): string =>
  `The job “${markup(v.job)}” keeps failing or no longer runs.`;
export const bot_alert_job_failing_do = (v: { url: Text }): string =>
  `The log on ${markup(v.url)} says why; it is for administrators.`;
export const bot_alert_job_failing_over = (v: { job: Text }): string =>
  `The job “${markup(v.job)}” runs again.`;
export const bot_alert_backup_old = (): string =>
  `The newest backup is more than two days old.`;
export const bot_alert_backup_old_do = (v: { url: Text; command: Text }): string =>
  `The log on ${markup(v.url)} says why. To make one now, run: ${markup(v.command)}`;
export const bot_alert_backup_old_over = (): string =>
  `There is a new backup.`;
export const bot_alert_disk_low = (v: { host: Text }): string =>
  `The disk of ${markup(v.host)} has less than 1 GiB free where the data lies.`;
export const bot_alert_disk_low_do = (): string =>
  `Free some space: a full disk accepts no changes, so no tips are counted.`;
export const bot_alert_disk_low_over = (v: { host: Text }): string =>
  `The disk of ${markup(v.host)} has space again.`;
export const bot_alert_certificate_soon = (v: { host: Text }): string =>
  `The certificate of ${markup(v.host)} ends within 14 days.`;
export const bot_alert_certificate_now = (v: { host: Text }): string =>
  `The certificate of ${markup(v.host)} ends within three days or has ended. Browsers, Telegram and wallet bots refuse the site without a valid one.`;
export const bot_alert_certificate_do = (v: { command: Text }): string =>
  `Renew it where https for the site ends: with certbot, run “certbot renew”; Caddy renews by itself, and its log says what stops it. Then check with: ${markup(v.command)}`;
export const bot_alert_certificate_soon_over = (v: { host: Text }): string =>
  `The certificate of ${markup(v.host)} is good for more than 14 days again.`;
export const bot_alert_certificate_now_over = (v: { host: Text }): string =>
  `The certificate of ${markup(v.host)} is good for more than three days again.`;
export const refusal_not_signed_in = (): string =>
  `Sign in first.`;
export const refusal_sign_in_again = (): string =>
  `Sign in again.`;
export const refusal_by_link = (): string =>
  `You are signed in by a link from the bot. Sign in with Telegram to do this.`;
export const refusal_other_id = (): string =>
  `You are signed in with another id.`;
export const refusal_link_used = (): string =>
  `This link has expired or was used. Ask the bot for a new one.`;
export const refusal_account_banned = (): string =>
  `This account is banned.`;
export const refusal_telegram_keys = (): string =>
  `Telegram's keys cannot be fetched. Please try again later.`;
export const refusal_sign_ins_busy = (): string =>
  `Too many sign-ins at once. Try again later.`;
export const refusal_internal = (): string =>
  `Something went wrong on our side.`;
export const refusal_too_large = (): string =>
  `The request is too large.`;
export const refusal_outage_no_answer = (): string =>
  `The database does not answer. Try again later.`;
export const refusal_outage_read_only = (): string =>
  `The database accepts no changes. Try again later.`;
export const refusal_outage_disk_full = (): string =>
  `The disk is full: nothing can be stored. Try again later.`;
export const refusal_outage_busy = (): string =>
  `The database has too much to do. Try again later.`;
export const refusal_no_own_submission = (): string =>
  `You have no submission with this number.`;
export const refusal_submission_changed = (): string =>
  `It has changed since you opened it.`;
export const refusal_submission_approved = (v: { points: string }): string =>
  `It was approved with ${v.points} points meanwhile.`;
export const refusal_submission_rejected = (): string =>
  `It was rejected meanwhile.`;
export const refusal_submission_withdrawn = (): string =>
  `It was already withdrawn.`;
export const refusal_resubmit = (): string =>
  `Only a rejected submission can be resubmitted, and only once.`;
export const refusal_shown_too_often = (v: { most: string }): string =>
  `You were shown again ${v.most} times within 24 hours, which is the limit. You stay hidden until tomorrow.`;
export const refusal_app_allowed_nothing = (): string =>
  `You have allowed this app nothing.`;
export const refusal_app_not_blocked = (): string =>
  `You have not blocked this app.`;
export const refusal_hunt_no_clue = (): string =>
  `No clue of yours takes an answer now.`;
export const refusal_hunt_link = (): string =>
  `This link belongs to no clue of yours.`;
export const refusal_hunt_none = (): string =>
  `There is no such treasure hunt.`;
export const refusal_board_loading = (): string =>
  `The board is being loaded. Try again in a few seconds.`;
export const refusal_wallet_address = (): string =>
  `This is no address that the coin’s chain can pay.`;
export const refusal_wallet_text_over = (): string =>
  `Ask for a new text to sign: this one is over.`;
export const refusal_wallet_changes = (v: { most: number }): string =>
  `An address can be set ${number(v.most)} times a day. Try tomorrow.`;
export const refusal_wallet_signature = (): string =>
  `The signature is not by the key of this address.`;
export const refusal_wallet_by_link = (): string =>
  `You are signed in by a link from the bot. Sign in with Telegram to replace your address.`;
export const refusal_wallet_large_coins = (): string =>
  `These coins lie in transactions that are too large to be read here.`;
export const refusal_wallet_slow_index = (): string =>
  `The index of the chain is slow. Try again later.`;
export const refusal_wallet_look_ups = (): string =>
  `Too much was looked up at once. Wait a minute.`;
export const refusal_wallet_looked_up = (): string =>
  `Your wallet is still being looked up. Try again in some seconds.`;
export const refusal_wallet_many = (): string =>
  `Many wallets are being looked up now. Try again soon.`;
export const refusal_pay_chain = (): string =>
  `The chain could not be read. Try again later.`;
export const refusal_pay_coin_elsewhere = (): string =>
  `Another transaction spends a coin of this one. Reload the wallet.`;
export const refusal_pay_made_before = (): string =>
  `This transaction was made before, as another payment or by another member.`;
export const refusal_pay_coin_spent = (): string =>
  `A coin of this transaction is spent, or not known yet. Reload the wallet.`;
export const refusal_pay_wait_block = (): string =>
  `The coin refused an earlier payment, and something else that is in no block yet spends its coins. Wait for the next block.`;
export const refusal_pay_made_after_all = (): string =>
  `An earlier payment of yours, which the coin had refused, was made after all. Look at the history before you pay again.`;
export const refusal_pay_spend_refused = (): string =>
  `The coin refused an earlier payment, and could still take it. The next one has to spend a coin of that one, so that only one of both can be made. Reload the wallet and try again.`;
export const refusal_pay_no_tip = (): string =>
  `You have no such tip to pay.`;
export const refusal_pay_address = (): string =>
  `This address cannot be paid on this chain.`;
export const refusal_pay_small = (v: { least: string }): string =>
  `The amount is too small: ${v.least} at least.`;
export const refusal_pay_again = (): string =>
  `You have made exactly this payment before.`;
export const refusal_pay_no_address = (): string =>
  `This tip cannot be paid yet: its payee has set no address.`;
export const refusal_pay_paid = (): string =>
  `This tip has already been paid.`;
export const refusal_pay_over = (v: { state: 'expired' | 'cancelled' | 'refused' | 'other' }): string =>
  `${({ expired: `This tip is over (expired).`, cancelled: `This tip is over (cancelled).`, refused: `This tip is over (refused).`, other: `This tip is over (open).` })[v.state]}`;
export const refusal_pay_moved = (): string =>
  `Its payee has changed their address. Reload this tip in a moment.`;
export const refusal_pay_no_chain = (): string =>
  `The chain has not been read yet. Try again later.`;
export const refusal_pay_other_member = (): string =>
  `Another member made this payment, and the coin refused it.`;
export const refusal_pay_under_way = (): string =>
  `Another payment for this tip is already under way.`;
export const refusal_pay_waiting = (v: { most: number }): string =>
  `You have ${number(v.most)} payments waiting for a block. Wait until one is confirmed.`;
export const refusal_pay_minute = (v: { most: number }): string =>
  `You can make ${number(v.most)} payments a minute. Wait a minute.`;
export const refusal_pay_day = (v: { most: number }): string =>
  `You can make ${number(v.most)} payments in 24 hours. Try again later.`;
export const refusal_pay_tries = (): string =>
  `Too many attempts to pay. Wait a minute.`;
export const refusal_no_board_member = (): string =>
  `There is no such member on the board.`;
export const refusal_no_telegram_member = (): string =>
  `There is no member with this Telegram id.`;
export const refusal_no_member_number = (): string =>
  `There is no member with this number.`;
export const refusal_no_such_member = (): string =>
  `There is no such member.`;
export const refusal_no_creator = (): string =>
  `There is no creator with this name.`;
export const refusal_no_closed_week = (): string =>
  `There is no closed week of this name.`;
export const refusal_no_week = (): string =>
  `There is no such week.`;
export const refusal_only_member = (): string =>
  `Only the member and administrators may see this.`;
export const refusal_day_limit = (v: { most: number }): string =>
  `You did this ${number(v.most)} times within 24 hours, which is the limit. Try again tomorrow.`;
export const refusal_board_starting = (): string =>
  `The server has just started and compares its totals with the ledger. Try again in a few seconds.`;
export const refusal_copy_waits = (): string =>
  `This is a restored copy that does not work yet. Try again later.`;
export const refusal_stopping = (): string =>
  `The server is stopping. Try again.`;
export const refusal_sign_in_not_approved = (): string =>
  `Login was not approved`;
export const refusal_cannot_ask = (): string =>
  `This site cannot ask in Telegram: set TELEGRAM_BOT_TOKEN and TELEGRAM_UPDATES.`;
export const refusal_no_bot_token = (): string =>
  `Set TELEGRAM_BOT_TOKEN to sign in with Telegram.`;
export const refusal_no_client_id = (): string =>
  `Set TELEGRAM_CLIENT_ID to sign in with an id_token.`;
export const refusal_sign_in_invalid = (): string =>
  `Invalid Telegram authentication data`;
export const refusal_sign_in_outdated = (): string =>
  `Telegram authentication data is outdated`;
export const refusal_enter_id = (): string =>
  `Please enter your Telegram ID`;
export const refusal_no_account = (): string =>
  `User not found. Please interact with the bot first.`;
export const refusal_no_admin = (): string =>
  `You don't have admin privileges.`;
export const refusal_owner_only = (): string =>
  `Only the bot owner may do this.`;
export const refusal_may_not = (): string =>
  `You may not do this.`;
export const refusal_other_site = (): string =>
  `This call must come from the site itself.`;
export const refusal_sign_in_recent = (): string =>
  `Sign in again to do this: your last sign-in was too long ago.`;
export const refusal_unreadable = (): string =>
  `The request cannot be read.`;
export const refusal_rule_of = (v: { field: string; problem: string }): string =>
  `${v.field}: ${v.problem}`;
export const refusal_rule_missing = (): string =>
  `This is missing.`;
export const refusal_rule_longest = (v: { most: number }): string =>
  `At most ${number(v.most)} characters.`;
export const refusal_rule_shortest = (v: { least: number }): string =>
  `At least ${number(v.least)} characters.`;
export const refusal_rule_most = (v: { most: number }): string =>
  `At most ${number(v.most)}.`;
export const refusal_rule_least = (v: { least: number }): string =>
  `At least ${number(v.least)}.`;
export const refusal_rule_choice = (): string =>
  `This is none of the possible values.`;
export const refusal_rule_other = (): string =>
  `This does not have the right form.`;
export const refusal_setting_none = (): string =>
  `There is no such setting.`;
export const refusal_setting_fixed = (v: { variable: string; name: string }): string =>
  `${v.variable} in the settings file or the environment sets ${v.name}. Change it there.`;
export const refusal_setting_link = (v: { most: number }): string =>
  `An https address of up to ${number(v.most)} characters; empty for no such link`;
export const refusal_setting_contact = (v: { most: number }): string =>
  `An https address or an email address of up to ${number(v.most)} characters`;
export const refusal_setting_requests = (): string =>
  `A whole number from 0, with which keys need a plan, to 1000000000`;
export const refusal_setting_price = (): string =>
  `A decimal number with at most 12 decimals; empty for no dollars on the site`;
export const refusal_setting_welcome = (v: { most: number }): string =>
  `Plain text of 1 to ${number(v.most)} characters`;
export const refusal_setting_choice = (v: { values: string }): string =>
  `One of ${v.values}`;
export const refusal_no_time = (): string =>
  `This is not a valid time.`;
export const refusal_demo_nobody = (): string =>
  `The demo has nobody with this role.`;
export const refusal_demo_chats_over = (): string =>
  `Your chats have ended. Begin new ones.`;
export const refusal_demo_button_gone = (): string =>
  `The message has changed: this button is no longer there.`;
export const refusal_demo_starting = (): string =>
  `The demo is only just starting.`;
export const refusal_demo_purse_amount = (): string =>
  `The purse pays from 0.0001 to 1,000 coins at once.`;
export const refusal_demo_purse_address = (): string =>
  `The purse cannot pay this: use an address of the demo's chain.`;
export const refusal_wallet_no_index = (): string =>
  `Balances cannot be looked up here: set CHAIN_API_URL.`;
export const refusal_wallet_addresses = (): string =>
  `One of these is no address that the chain can pay.`;
export const refusal_chain_address_full = (): string =>
  `An address holds too many payments for the index of the chain to list. Send from another address, or with another wallet.`;
export const refusal_chain_no_answer = (): string =>
  `The index of the chain gave no answer. Try again later.`;
export const refusal_chain_halted = (): string =>
  `Payments are paused until the operator has checked the chain.`;
export const refusal_pay_no_index = (): string =>
  `Nothing can be paid here: set CHAIN_API_URL.`;
export const refusal_pay_none_such = (): string =>
  `You have made no such payment here.`;
export const refusal_pay_wrong_payment = (): string =>
  `This transaction does not pay that amount to that address.`;
export const refusal_pay_other_payees = (): string =>
  `This transaction pays somebody else too.`;
export const refusal_pay_no_fee = (): string =>
  `This transaction leaves no fee, so no miner would take it.`;
export const refusal_pay_fee_too_high = (): string =>
  `The fee of this transaction is too high.`;
export const refusal_pay_many_addresses = (): string =>
  `This transaction spends from too many addresses.`;
export const refusal_pay_bad_signature = (): string =>
  `A signature of this transaction is not valid.`;
export const refusal_pay_other_signing = (): string =>
  `This transaction is not signed the way wallets here sign.`;
export const refusal_pay_coin_twice = (): string =>
  `This transaction spends a coin twice.`;
export const refusal_pay_no_transaction = (): string =>
  `This is not a transaction.`;
export const refusal_app_none = (): string =>
  `You have no such app.`;
export const refusal_app_escrows = (v: { count: number }): string =>
  `The app has ${plural(v.count, { one: `${number(v.count)} escrow`, other: `${number(v.count)} escrows` })} with coins that have not ended yet.`;
export const refusal_fields = (): string =>
  `Some fields need another look.`;
export const refusal_apps_day = (v: { most: number }): string =>
  `You registered ${number(v.most)} apps within 24 hours, which is the most. Register more tomorrow.`;
export const refusal_apps_plan = (v: { plan: string; apps: number }): string =>
  `The ${v.plan} plan has room for ${plural(v.apps, { one: `${number(v.apps)} app`, other: `${number(v.apps)} apps` })}. Remove one, or change the plan.`;
export const refusal_apps_free = (v: { apps: number }): string =>
  `Without a plan there is room for ${plural(v.apps, { one: `${number(v.apps)} app`, other: `${number(v.apps)} apps` })}, to try things out. Choose a plan for more.`;
export const refusal_no_delivery = (): string =>
  `There is no such delivery.`;
export const refusal_delivery_waits = (): string =>
  `This event is already being sent.`;
export const refusal_tests_minute = (v: { most: number }): string =>
  `At most ${number(v.most)} test events a minute.`;
export const refusal_no_webhook = (): string =>
  `This app has no webhook. Give it a webhook URL first.`;
export const refusal_key_name = (v: { most: number }): string =>
  `A name has 1 to ${number(v.most)} characters.`;
export const refusal_key_past = (): string =>
  `The end of a key must be in the future.`;
export const refusal_key_replaced = (): string =>
  `This key has already been replaced.`;
export const refusal_key_ended = (): string =>
  `This key has ended. Create a new one.`;
export const refusal_key_app_removed = (): string =>
  `The app of this key was removed. Create a new key.`;
export const refusal_keys_most = (v: { most: number }): string =>
  `You have ${number(v.most)} keys. Delete one that you do not need.`;
export const refusal_key_permissions = (): string =>
  `A key needs at least one permission.`;
export const refusal_key_undeclared = (v: { declared: string; permission: string }): string =>
  `This app has not declared the permission ${v.declared}, which ${v.permission} needs.`;
export const refusal_key_none = (): string =>
  `You have no such key.`;
export const refusal_invoice_address = (): string =>
  `There is no free address now. The operator has to look.`;
export const refusal_invoice_none = (): string =>
  `There is no such invoice.`;
export const refusal_invoice_card = (): string =>
  `A card pays your plan and renews it. Cancel that first, then pay in coins.`;
export const refusal_invoice_other = (): string =>
  `A payment for another plan is under way. Finish it or let it expire.`;
export const refusal_invoices_day = (v: { most: number }): string =>
  `No more than ${number(v.most)} invoices a day that are not paid. Try again tomorrow.`;
export const refusal_card_none = (): string =>
  `No card pays your plan now.`;
export const refusal_card_no_portal = (): string =>
  `The card processor gave no page to manage the plan on.`;
export const refusal_card_no_page = (): string =>
  `The card processor gave no page to pay on.`;
export const refusal_card_coins = (v: { date: string }): string =>
  `Your plan is paid in coins until ${v.date}. Pay by card once it has ended.`;
export const refusal_card_given = (v: { date: string }): string =>
  `Your plan is given to you until ${v.date}. Pay by card once it has ended.`;
export const refusal_card_begun = (): string =>
  `Another payment by card was just begun. Try again.`;
export const refusal_card_just_paid = (): string =>
  `Your earlier payment has just gone through.`;
export const refusal_card_silent = (): string =>
  `The card processor gives no answer. Try again in a minute.`;
export const refusal_card_refused = (): string =>
  `The card processor refused. Nothing was paid.`;
export const refusal_payments_unwatched = (): string =>
  `Payments are not being watched just now. Try again in a minute.`;
export const refusal_no_owner = (): string =>
  `This site has no owner to arrange it with.`;
export const refusal_request_open = (): string =>
  `You already have an open request. To change it, withdraw it and ask again.`;
export const refusal_request_none = (v: { id: string }): string =>
  `There is no request ${v.id}.`;
export const refusal_request_over = (v: { state: 'granted' | 'declined' | 'other' }): string =>
  `${({ granted: `This request was already granted.`, declined: `This request was already declined.`, other: `This request was already withdrawn.` })[v.state]}`;
export const refusal_no_cards = (): string =>
  `Card payments are not available: no card processor is configured on this site.`;
export const refusal_no_coins = (v: { coin: string }): string =>
  `Payments in ${v.coin} are not available: no wallet for invoices is configured on this site.`;
export const refusal_coin_only = (v: { coin: string }): string =>
  `Plans are paid in ${v.coin}; others are by arrangement.`;
export const refusal_submission_changed_since = (): string =>
  `This submission has changed since you opened it.`;
export const refusal_submission_approved_by = (v: { name: string; points: string }): string =>
  `This submission was approved by ${v.name} with ${v.points} points.`;
export const refusal_submission_approved_before = (v: { points: string }): string =>
  `This submission was approved with ${v.points} points.`;
export const refusal_submission_rejected_by = (v: { name: string }): string =>
  `This submission was rejected by ${v.name}.`;
export const refusal_submission_rejected_before = (): string =>
  `This submission was rejected.`;
export const refusal_submission_gone = (): string =>
  `This submission was withdrawn by its submitter.`;
export const refusal_submission_none = (v: { id: string }): string =>
  `There is no submission ${v.id}.`;
export const refusal_submission_pending = (): string =>
  `This submission is still pending.`;
export const refusal_own_content = (): string =>
  `Nobody reviews their own content.`;
export const refusal_score = (v: { type: string; least: number; most: number }): string =>
  `${v.type} takes ${number(v.least)} to ${number(v.most)} whole points.`;
export const refusal_no_bot = (): string =>
  `No bot token is configured.`;
export const refusal_submission_no_such = (): string =>
  `There is no such submission.`;
export const refusal_submission_unreviewed = (): string =>
  `This submission has not been reviewed yet.`;
export const refusal_undo_none = (): string =>
  `There is no approval or rejection to undo.`;
export const refusal_undo_other = (): string =>
  `Only the administrator who decided can undo it.`;
export const refusal_undo_late = (): string =>
  `A decision can be undone for one minute.`;
export const refusal_undo_week = (): string =>
  `The week of its points has ended.`;
export const refusal_undo_broadcast = (): string =>
  `It has been broadcast.`;
export const refusal_undo_again = (): string =>
  `Its member has submitted it again.`;
export const refusal_member_none = (v: { id: string }): string =>
  `There is no member ${v.id}.`;
export const refusal_ban_past = (): string =>
  `The end of a ban must be in the future.`;
export const refusal_ban_admin = (): string =>
  `Administrators cannot be banned.`;
export const refusal_no_x = (v: { id: string }): string =>
  `Member ${v.id} has no X account.`;
export const refusal_x_changed = (): string =>
  `This member has linked another X account meanwhile. Look at it again.`;
export const refusal_app_changed = (): string =>
  `Its owner has changed the app since. Look at it again.`;
export const refusal_app_number = (v: { id: string }): string =>
  `There is no app ${v.id}.`;
export const refusal_signal_gone = (): string =>
  `This signal is gone: the week was looked at again.`;
export const refusal_decide_why = (): string =>
  `Say why you decide so.`;
export const refusal_objection_decided = (): string =>
  `This objection has been decided.`;
export const refusal_objection_other = (): string =>
  `Another administrator decides about this.`;
export const refusal_objection_none = (): string =>
  `There is no such objection.`;
export const refusal_none_to_hold = (): string =>
  `None of these members has a share that can be held now.`;
export const refusal_hold_why = (): string =>
  `Say why the share is held.`;
export const refusal_reason_length = (v: { most: number }): string =>
  `A reason has at most ${number(v.most)} characters.`;
export const refusal_own_share = (): string =>
  `Another administrator decides about your own share.`;
export const refusal_share_free = (): string =>
  `This share is not held.`;
export const refusal_share_paying = (): string =>
  `This share is in a payout that is about to go out.`;
export const refusal_share_sent = (): string =>
  `This share has been sent.`;
export const refusal_share_paid = (): string =>
  `This share has been paid.`;
export const refusal_share_withheld = (): string =>
  `This share has joined the pool of a later week.`;
export const refusal_share_changed = (): string =>
  `This share has just changed.`;
export const refusal_share_held_release = (): string =>
  `This share is held. Release it first.`;
export const refusal_share_not_owed = (): string =>
  `This share is settled elsewhere: this site does not count it as owed.`;
export const refusal_hand_empty = (): string =>
  `Give the transaction, or a note on how it was paid.`;
export const refusal_hand_txid = (): string =>
  `The id of a transaction has 64 digits, 0 to 9 and a to f.`;
export const refusal_note_length = (v: { most: number }): string =>
  `A note has at most ${number(v.most)} characters.`;
export const refusal_hand_early = (): string =>
  `This week is not distributed before Monday 00:00 UTC.`;
export const refusal_hand_none_unpaid = (): string =>
  `No share of this week is unpaid.`;
export const refusal_hand_recorded = (): string =>
  `This transaction is recorded for that already.`;
export const refusal_hand_pays_none = (): string =>
  `This transaction pays no unpaid share of this week in full.`;
export const refusal_hand_no_address = (): string =>
  `This member has no address that the transaction could have paid. Record it with a note.`;
export const refusal_hand_too_little = (v: { amount: string; address: string }): string =>
  `Of this transaction less than ${v.amount} is left for ${v.address}.`;
export const refusal_hand_changed = (): string =>
  `What is unpaid has changed meanwhile. Look again.`;
export const refusal_hand_ours = (): string =>
  `This site sent this transaction itself, and counts what it paid.`;
export const refusal_hand_wallet = (v: { command: string }): string =>
  `This site’s own wallet sent this transaction. Settle it with ${v.command}`;
export const refusal_hand_undo_why = (): string =>
  `Say why it is taken back.`;
export const refusal_hand_none = (v: { id: string }): string =>
  `There is no payment by hand ${v.id}.`;
export const refusal_hand_undone = (): string =>
  `It was taken back already.`;
export const refusal_hand_unknown = (): string =>
  `The chain index does not know this transaction, or does not answer. Nothing was recorded.`;
export const refusal_hand_unconfirmed = (): string =>
  `This transaction is not in a block yet. Record it once it is confirmed.`;
export const refusal_grant_paid = (v: { id: string; plan: string; time: string }): string =>
  `${v.id} has paid for ${v.plan} until ${v.time}.`;
export const refusal_policy_founder = (v: { id: string }): string =>
  `No member has the number ${v.id}: a founder is a member.`;
export const refusal_not_a_week = (v: { week: string }): string =>
  `${v.week} is not a week.`;
export const refusal_policy_computed = (v: { reason: string }): string =>
  `The policy cannot be computed: ${v.reason}.`;
export const refusal_policy_wallet = (): string =>
  `A pool that is a part of a balance takes a wallet: set WALLET_RPC_URL, or leave out balancePart.`;
export const refusal_policy_none = (): string =>
  `No policy is set for this week.`;
export const refusal_policy_early = (v: { week: string }): string =>
  `A policy can be set from the week of ${v.week} on.`;
export const refusal_replay_none = (): string =>
  `No week is closed yet.`;
export const refusal_replay_running = (): string =>
  `A replay is running. Wait until it is done.`;
export const refusal_replay_members = (): string =>
  `More than 200,000 members share in these weeks: replay fewer weeks.`;
export const refusal_replay_long = (): string =>
  `The replay took too long: replay fewer weeks.`;
export const refusal_broadcast_post_again = (): string =>
  `This post is being broadcast, or was within the last hour.`;
export const refusal_broadcast_policy_again = (): string =>
  `This policy is being broadcast, or was within the last hour.`;
export const refusal_post_changed = (): string =>
  `This post has changed since the preview. Look at it again.`;
export const refusal_policy_in_force = (): string =>
  `This policy is in force already.`;
export const refusal_message_changed = (): string =>
  `The message has changed since you read it: look at it again.`;
export const refusal_post_none = (): string =>
  `There is no such post.`;
export const refusal_post_unapproved = (): string =>
  `Only approved posts can be broadcast.`;
export const refusal_post_link = (): string =>
  `The link of this post cannot be sent.`;
export const refusal_broadcast_none = (): string =>
  `There is no such broadcast.`;
export const refusal_broadcast_state = (v: { state: 'running' | 'paused' | 'cancelled' | 'other' }): string =>
  `${({ running: `This broadcast is running.`, paused: `This broadcast is paused.`, cancelled: `This broadcast is cancelled.`, other: `This broadcast is done.` })[v.state]}`;
export const refusal_telegram_busy = (v: { seconds: number }): string =>
  `Telegram is busy; try again in ${number(v.seconds)} s.`;
export const refusal_telegram_refused = (): string =>
  `Telegram refused the message.`;
export const refusal_telegram_silent = (): string =>
  `Telegram gave no answer; the message may have arrived.`;
export const refusal_hunt_announced = (): string =>
  `This treasure hunt is announced: nothing in it can change.`;
export const refusal_hunt_announced_before = (): string =>
  `This treasure hunt is announced already.`;
export const refusal_hunt_owner = (): string =>
  `Only the owner announces a treasure hunt with prizes in coins.`;
export const refusal_hunt_another = (): string =>
  `Another treasure hunt was announced meanwhile. Try again.`;
export const refusal_hunt_changed = (): string =>
  `This draft was changed meanwhile. Read it again.`;
export const refusal_hunt_cancel = (): string =>
  `Only an announced treasure hunt that has not ended can be cancelled.`;
export const refusal_hunt_jpeg = (): string =>
  `This is not a JPEG picture.`;
export const refusal_hunt_pixels = (v: { width: number; height: number; most: number }): string =>
  `The picture has ${number(v.width)} × ${number(v.height)} pixels; up to ${number(v.most)} × ${number(v.most)} are taken.`;
export const refusal_hunt_pictures = (): string =>
  `Too many new pictures. Save the draft first.`;
export const refusal_hunt_picture_gone = (v: { clue: number }): string =>
  `The picture of clue ${number(v.clue)} is gone. Choose it again.`;
export const refusal_hunt_no_link = (): string =>
  `This draft has no such clue with a link.`;
export const refusal_hunt_drafts = (v: { most: number }): string =>
  `There are ${number(v.most)} drafts. Delete one first.`;
export const refusal_hunt_decimals = (): string =>
  `Points have at most two decimals.`;
export const refusal_hunt_end = (): string =>
  `A treasure hunt ends after its start.`;
export const refusal_hunt_time = (v: { time: string }): string =>
  `There is no time ${v.time}.`;
export const refusal_hunt_prize = (v: { place: number }): string =>
  `Prize ${number(v.place)} gives neither coins nor points.`;
export const refusal_hunt_answer = (v: { clue: number }): string =>
  `An answer to clue ${number(v.clue)} has no letter and no digit.`;
export const refusal_hunt_payee = (v: { clue: number }): string =>
  `Clue ${number(v.clue)} names no member to tip.`;
export const problem_hunt_chain = (): string =>
  `Draws and clues with a tip need the chain, and none is followed here.`;
export const problem_hunt_overlap = (): string =>
  `Another treasure hunt runs at that time.`;
export const problem_hunt_start = (): string =>
  `The start must be in the future.`;
export const problem_hunt_days = (v: { most: number }): string =>
  `A treasure hunt takes at most ${number(v.most)} days.`;
export const problem_hunt_no_answer = (v: { clue: number }): string =>
  `Clue ${number(v.clue)} has no answer.`;
export const problem_hunt_no_link = (v: { clue: number }): string =>
  `Clue ${number(v.clue)} has no link yet.`;
export const problem_hunt_untippable = (v: { clue: number }): string =>
  `The member of clue ${number(v.clue)} cannot be tipped.`;
export const problem_hunt_no_address = (v: { clue: number }): string =>
  `The member of clue ${number(v.clue)} has no address.`;
export const problem_hunt_no_prize = (): string =>
  `It has neither prizes nor points.`;
export const problem_hunt_no_wallet = (): string =>
  `Prizes in coins need a wallet (WALLET_RPC_URL).`;
export const problem_hunt_daily = (v: { coins: string; most: string }): string =>
  `Its prizes are ${v.coins} coins; one hunt may have ${v.most} (PRIZES_DAILY).`;
export const problem_hunt_small = (v: { least: string }): string =>
  `A prize in coins is at least ${v.least}.`;
export const problem_hunt_points = (v: { given: string; most: string }): string =>
  `It gives one member up to ${v.given} points; the policy of the week in which it ends allows ${v.most}.`;
export const problem_hunt_wallet = (v: { reason: string }): string =>
  `The prizes cannot be reserved: ${v.reason}.`;
export const problem_hunt_funds = (v: { held: string; needed: string }): string =>
  `The wallet holds ${v.held} coins and ${v.needed} are needed: the prizes, all that is owed, and one weekly pool.`;
export const broadcast_ahoy = (): string =>
  `Ahoy, crew! Fresh treasure on the horizon!`;
export const broadcast_deck = (): string =>
  `All hands on deck! New content has come aboard!`;
export const broadcast_timbers = (): string =>
  `Shiver me timbers, look what a shipmate made!`;
export const broadcast_avast = (): string =>
  `Avast! A prize worth your spyglass!`;
export const broadcast_lookout = (): string =>
  `Yo ho ho! The lookout has spotted something fine!`;
export const broadcast_anchor = (): string =>
  `Drop anchor a moment and feast your eyes!`;
export const broadcast_hatches = (): string =>
  `Batten down the hatches, this one makes waves!`;
export const broadcast_colours = (): string =>
  `Hoist the colours for one of our own!`;
export const broadcast_spot = (): string =>
  `X marks the spot, mateys!`;
export const broadcast_land = (): string =>
  `Land ho! A new discovery from the crew!`;
export const broadcast_blow = (): string =>
  `Blow me down! The crew has done it again!`;
export const broadcast_bottle = (): string =>
  `A message in a bottle has washed ashore!`;
export const broadcast_sail = (): string =>
  `Set sail for this one, ye scurvy dogs!`;
export const broadcast_gold = (): string =>
  `Gold in the hold! See what was hauled in today!`;
export const broadcast_quartermaster = (): string =>
  `The quartermaster calls: have a look at this!`;
export const broadcast_bell = (): string =>
  `Ring the bell! A shipmate earned their share!`;
export const broadcast_nest = (): string =>
  `From the crow’s nest: quality content ahead!`;
export const broadcast_mugs = (): string =>
  `Raise your mugs, a shipmate has struck gold!`;
export const broadcast_winds = (): string =>
  `Fair winds bring fine tidings, me hearties!`;
export const broadcast_grog = (): string =>
  `Break out the grog, this is worth a toast!`;
export const broadcast_chest = (): string =>
  `Open the treasure chest, there is a gem inside!`;
export const broadcast_plunder = (): string =>
  `Ye asked for plunder, and plunder ye shall have!`;
export const broadcast_content = (): string =>
  `Content Submission`;
