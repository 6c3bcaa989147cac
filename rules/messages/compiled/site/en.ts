// Written by `npm run messages` from messages/site/en.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'en';
const number = /* @__PURE__ */ groupedNumbersIn('en');
const plural = /* @__PURE__ */ pluralsIn('en');

export const shell_skip = (): string =>
  `Skip to content`;
export const shell_loading_page = (): string =>
  `Loading the page`;
export const shell_main = (): string =>
  `Main`;
export const shell_footer = (): string =>
  `Footer`;
export const shell_language = (): string =>
  `Language`;
export const shell_home = (): string =>
  `Home`;
export const shell_leaderboard = (): string =>
  `Leaderboard`;
export const shell_creators = (): string =>
  `Creators`;
export const shell_weeks = (): string =>
  `Weeks`;
export const shell_hunts = (): string =>
  `Hunts`;
export const shell_developers = (): string =>
  `Developers`;
export const shell_privacy = (): string =>
  `Privacy`;
export const shell_terms = (): string =>
  `Terms`;
export const shell_copyright = (v: { year: string; community: string }): string =>
  `© ${v.year} ${v.community} community`;
export const shell_demo = (): string =>
  `Demo`;
export const shell_demo_invented = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Demo community:`), ` everything here is invented`];
export const shell_demo_own = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`Every person and number. For a community of your own, stop the server and run its command `, v.command(`setup`), `.`];
export const shell_demo_try = (): string =>
  `Try the bot`;
export const shell_lost_title = (): string =>
  `Off the chart`;
export const shell_lost_text = (): string =>
  `Here be no page. The address may be mistyped, or the page has sailed.`;
export const shell_lost_back = (): string =>
  `Back to port`;
export const shell_part_missing = (): string =>
  `A part of this page did not load`;
export const shell_part_missing_why = (): string =>
  `The connection broke, or the site was updated while it was open. Reload to get the current version.`;
export const shell_page_failed = (): string =>
  `This page stopped working`;
export const shell_page_failed_why = (): string =>
  `The error is in the page, not in anything you did. Everything already saved is safe.`;
export const shell_reload = (): string =>
  `Reload`;
export const shell_panel_failed = (v: { name: string }): string =>
  `${v.name} could not be shown`;
export const shell_panel_failed_rest = (): string =>
  `The rest of the page still works. Everything already saved is safe.`;
export const shell_try_again = (): string =>
  `Try again`;
export const shell_cancel = (): string =>
  `Cancel`;
export const shell_close = (): string =>
  `Close`;
export const shell_not_loaded = (): string =>
  `This did not load`;
export const shell_reload_to_retry = (): string =>
  `Reload the page to try again.`;
export const shell_refresh_failed = (): string =>
  `Could not refresh`;
export const shell_refresh_failed_why = (): string =>
  `The last figures are still shown. The page keeps trying.`;
export const shell_message = (): string =>
  `Message`;
export const shell_messages = (v: { hotkey: string }): string =>
  `Messages (${v.hotkey})`;
export const shell_press = (v: { action: string; key: string }): string =>
  `${v.action}: press ${v.key}`;
export const shell_copied = (): string =>
  `Copied`;
export const shell_copied_what = (v: { what: string }): string =>
  `${v.what} copied to clipboard.`;
export const shell_error = (): string =>
  `Error`;
export const shell_copy_failed = (): string =>
  `Failed to copy to clipboard.`;
export const shell_tip_arrows = (): string =>
  `Arrow keys lead to the others`;
export const shell_loading = (): string =>
  `Loading`;
export const shell_this_list = (): string =>
  `This list`;
export const shell_nothing_changed = (): string =>
  `Nothing was changed.`;
export const shell_theme = (): string =>
  `Theme`;
export const shell_theme_light = (): string =>
  `Light`;
export const shell_theme_dark = (): string =>
  `Dark`;
export const shell_theme_system = (): string =>
  `System`;
export const shell_app = (): string =>
  `App`;
export const shell_app_board = (): string =>
  `Board`;
export const shell_app_week = (): string =>
  `Week`;
export const shell_app_tip = (): string =>
  `Tip`;
export const shell_app_me = (): string =>
  `Me`;
export const api_went_wrong = (): string =>
  `Something went wrong`;
export const api_not_signed_in = (): string =>
  `You are not signed in.`;
export const api_refused = (v: { reason: string }): string =>
  `The server refused: ${v.reason}`;
export const api_unexpected = (): string =>
  `The server sent an unexpected answer`;
export const api_status = (v: { status: string }): string =>
  `The server answered with status ${v.status}`;
export const api_too_slow = (v: { seconds: string }): string =>
  `The server did not answer within ${v.seconds} seconds`;
export const api_no_connection = (): string =>
  `No connection to the server`;
export const shell_sign_in = (): string =>
  `Sign in`;
export const shell_sign_in_demo = (): string =>
  `Sign in to the demo`;
export const shell_signed_in = (v: { name: string }): string =>
  `Signed in as ${v.name}`;
export const shell_signed_out = (): string =>
  `Signed out`;
export const shell_sign_out = (): string =>
  `Sign out`;
export const shell_sign_out_failed = (): string =>
  `You are still signed in`;
export const shell_role_owner = (): string =>
  `Owner`;
export const shell_role_admin = (): string =>
  `Administrator`;
export const shell_role_member = (): string =>
  `Member`;
export const shell_portal = (): string =>
  `Admin Portal`;
export const shell_dashboard = (): string =>
  `My Dashboard`;
export const shell_wallet = (): string =>
  `Wallet`;
export const shell_treasure_hunts = (): string =>
  `Treasure hunts`;
export const shell_apps = (): string =>
  `Apps you allowed`;
export const shell_monitor = (): string =>
  `Monitor`;
export const shell_demo_sign_in = (): string =>
  `Demo only: sign in as`;
export const shell_demo_member = (): string =>
  `Demo member`;
export const shell_demo_admin = (): string =>
  `Demo administrator`;
export const shell_demo_owner = (): string =>
  `Demo owner`;
export const shell_not_signed_in = (): string =>
  `Not signed in`;
export const shell_not_signed_in_why = (): string =>
  `Nothing changed.`;
export const shell_sign_in_purpose = (): string =>
  `To see your place on the board and your week.`;
export const shell_sign_in_tells = (v: { purpose: string }): string =>
  `${v.purpose} Telegram tells this site your id, name and picture, and nothing else.`;
export const shell_sign_in_telegram = (): string =>
  `Sign in with Telegram`;
export const shell_sign_in_missing = (): string =>
  `Signing in is not set up on this site yet.`;
export const shell_sign_in_not_loaded = (): string =>
  `The sign-in did not load`;
export const shell_sign_in_again = (): string =>
  `Sign in again`;
export const shell_sign_in_again_not_loaded = (): string =>
  `The sign-in did not load. Close this and try again.`;
export const shell_sign_in_again_telegram = (): string =>
  `Inside Telegram you can also close the app and open it again: that signs you in.`;
export const shell_own_sign_in_call = (): string =>
  `You are signed in by a link from the bot, which opens your wallet and shows what is yours. For anything else sign in with Telegram. Your text is kept, and your action is completed once you are back.`;
export const shell_own_sign_in_wallet = (): string =>
  `You are signed in by a link from the bot, which is not enough to replace your address. Sign in with Telegram, then go back to the wallet.`;
export const shell_own_sign_in_purpose = (): string =>
  `For actions that need a sign-in of your own.`;
export const shell_own_sign_in_undone = (): string =>
  `Nothing was done`;
export const shell_own_sign_in_other = (): string =>
  `You signed in as somebody else.`;
export const shell_sign_in_error = (): string =>
  `Authentication Error`;
export const shell_sign_in_error_why = (): string =>
  `Invalid authentication data received from Telegram.`;
export const shell_widget_error = (): string =>
  `Widget Loading Error`;
export const shell_widget_error_why = (): string =>
  `Failed to load Telegram login widget. Please refresh the page.`;
export const shell_session_expired = (): string =>
  `Session Expired`;
export const shell_session_expired_why = (): string =>
  `Please try logging in again. The authentication session has expired.`;
export const shell_access_denied = (): string =>
  `Access Denied`;
export const shell_access_denied_why = (): string =>
  `You don't have admin privileges. Contact the bot owner for access.`;
export const shell_no_account = (): string =>
  `Account Not Found`;
export const shell_no_account_why = (): string =>
  `Please interact with the bot first to create your account.`;
export const shell_unverified = (): string =>
  `Authentication Verification Failed`;
export const shell_unverified_why = (): string =>
  `The authentication data could not be verified. This may indicate a domain configuration issue.`;
export const shell_sign_in_failed = (): string =>
  `Authentication Failed`;
export const shell_share = (): string =>
  `Share`;
export const shell_share_failed = (): string =>
  `This could not be shared`;
export const shell_copy_field = (v: { what: string }): string =>
  `Copy ${v.what}`;
export const shell_copy_link = (): string =>
  `Copy link`;
export const shell_link_copied = (): string =>
  `Link copied`;
export const shell_link_not_copied = (): string =>
  `The link could not be copied`;
export const shell_pages_of = (v: { of: string }): string =>
  `Pages of ${v.of}`;
export const shell_past_last = (): string =>
  `Past the last page`;
export const shell_first_page = (): string =>
  `Go to the first page`;
export const shell_none_here = (v: { of: string }): string =>
  `There are no ${v.of} on this page.`;
export const ui_new_tab = (): string =>
  `(opens in a new tab)`;
export const ui_still_to_pay = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` still to pay`];
export const ui_owed = (): string =>
  `owed: this site has no wallet`;
export const ui_months = (): string =>
  `Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec`;
export const ui_date = (v: { day: string; month: string; year: string }): string =>
  `${v.day} ${v.month} ${v.year}`;
export const ui_date_time = (v: { date: string; time: string }): string =>
  `${v.date}, ${v.time} UTC`;
export const ui_just_now = (): string =>
  `just now`;
export const ui_minutes_ago = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} minute`, other: `${number(v.count)} minutes` })} ago`;
export const ui_hours_ago = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} hour`, other: `${number(v.count)} hours` })} ago`;
export const ui_days_ago = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} day`, other: `${number(v.count)} days` })} ago`;
export const ui_in_minutes = (v: { count: number }): string =>
  `in ${plural(v.count, { one: `${number(v.count)} minute`, other: `${number(v.count)} minutes` })}`;
export const ui_in_hours = (v: { count: number }): string =>
  `in ${plural(v.count, { one: `${number(v.count)} hour`, other: `${number(v.count)} hours` })}`;
export const ui_in_days = (v: { count: number }): string =>
  `in ${plural(v.count, { one: `${number(v.count)} day`, other: `${number(v.count)} days` })}`;
export const ui_left_now = (): string =>
  `Now`;
export const ui_left_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)}m`;
export const ui_left_hours = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)}h ${number(v.minutes)}m`;
export const ui_left_days = (v: { days: number; hours: number }): string =>
  `${number(v.days)}d ${number(v.hours)}h`;
export const ui_pages = (): string =>
  `Pages`;
export const ui_previous = (): string =>
  `Previous`;
export const ui_next = (): string =>
  `Next`;
export const ui_page_of = (v: { page: string; pages: string }): string =>
  `Page ${v.page} of ${v.pages}`;
export const ui_pool_estimate = (v: { part: string }): string =>
  `estimate: ${v.part} % of the wallet`;
export const ui_pool_unknown = (v: { part: string }): string =>
  `not known yet: ${v.part} % of the wallet`;
export const ui_in_explorer = (): string =>
  `Open in the block explorer`;
export const ui_transaction_of = (v: { name: string }): string =>
  `Transaction of ${v.name} (opens in a new tab)`;
export const ui_points = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`;
export const ui_anonymous = (): string =>
  `Anonymous User`;
export const ui_unchanged = (): string =>
  `Nothing was changed`;
export const ui_clear_search = (): string =>
  `Clear search`;
export const ui_optional = (): string =>
  `(optional)`;
export const ui_of_most = (v: { count: string; most: string }): string =>
  `${v.count} of ${v.most}`;
export const ui_admin = (): string =>
  `Admin`;
export const ui_aboard = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`aboard since `, v.date(``)];
export const ui_verified = (): string =>
  `verified`;
export const ui_profile_link = (): string =>
  `Profile link`;
export const ui_paid_by_operator = (v: { note: string }): string =>
  `Paid by the operator: ${v.note}`;
export const ui_share_owed = (): string =>
  `Owed`;
export const ui_share_owed_text = (): string =>
  `Not paid yet`;
export const ui_share_held = (): string =>
  `Held`;
export const ui_share_held_text = (): string =>
  `Held back by an administrator; not lost`;
export const ui_share_paying = (): string =>
  `Paying`;
export const ui_share_paying_text = (): string =>
  `In a payment about to go out`;
export const ui_share_sent = (): string =>
  `Sent`;
export const ui_share_sent_text = (): string =>
  `Sent, not confirmed yet`;
export const ui_share_paid = (): string =>
  `Paid`;
export const ui_share_paid_text = (): string =>
  `Confirmed on the chain, or paid by the operator`;
export const ui_share_failed = (): string =>
  `Failed`;
export const ui_share_failed_text = (): string =>
  `The payment failed; the operator can resend it`;
export const ui_share_settled = (): string =>
  `Settled elsewhere`;
export const ui_share_settled_text = (): string =>
  `Settled outside this site, which does not pay this week`;
export const ui_share_withheld = (): string =>
  `Withheld`;
export const ui_share_withheld_text = (): string =>
  `Not paid; it joined the next pool`;
export const home_title = (): string =>
  `Tip your shipmates, on chain`;
export const home_lead_own = (v: { bot: string; coin: string; code: string }): string =>
  `${v.bot} tips ${v.coin} in Telegram. One line in a group and one press in your wallet send ${v.code} as a real transaction; what you do there earns points, a pirate rank and a share of the weekly pool.`;
export const home_lead_bot = (v: { bot: string; coin: string; code: string }): string =>
  `${v.bot} is a ${v.coin} wallet in Telegram. One line in a group or a private chat sends ${v.code} as a real transaction; what you do there earns points, a pirate rank and a share of the weekly pool.`;
export const home_lead_own_nameless = (v: { community: string; code: string }): string =>
  `This is the deck of the ${v.community} community. One line in a group and one press in your wallet send ${v.code} as a real transaction; what you do there earns points, a pirate rank and a share of the weekly pool.`;
export const home_lead_nameless = (v: { community: string; code: string }): string =>
  `This is the deck of the ${v.community} community. One line in a group or a private chat sends ${v.code} as a real transaction; what you do there earns points, a pirate rank and a share of the weekly pool.`;
export const home_start = (): string =>
  `Start Tipping Now`;
export const home_discover = (): string =>
  `Discover Features`;
export const home_now = (): string =>
  `On deck right now`;
export const home_totals = (): string =>
  `The totals`;
export const home_week = (): string =>
  `The week`;
export const home_volume = (): string =>
  `Total tip volume`;
export const home_distributed = (): string =>
  `Total rewards distributed`;
export const home_loading = (): string =>
  `Loading...`;
export const home_next_payout = (): string =>
  `Next payout`;
export const home_pool = (): string =>
  `This week’s pool`;
export const home_each_week = (): string =>
  `shared each week`;
export const home_hunt = (): string =>
  `Treasure hunt`;
export const home_not_loaded = (): string =>
  `Could not be loaded`;
export const home_tour = (): string =>
  `A look aboard`;
export const home_tour_carousel = (): string =>
  `carousel`;
export const home_tour_slide = (): string =>
  `slide`;
export const home_tour_play = (): string =>
  `Play`;
export const home_tour_pause = (): string =>
  `Pause`;
export const home_tour_play_slides = (): string =>
  `Play the slides`;
export const home_tour_pause_slides = (): string =>
  `Pause the slides`;
export const home_tour_previous = (): string =>
  `Previous slide`;
export const home_tour_next = (): string =>
  `Next slide`;
export const home_tour_choose = (): string =>
  `Choose a slide`;
export const home_tour_show = (v: { number: string; title: string }): string =>
  `Show slide ${v.number}: ${v.title}`;
export const home_tour_feature = (v: { number: string; count: string }): string =>
  `Feature ${v.number} of ${v.count}`;
export const home_tour_screen = (v: { number: string }): string =>
  `Screen ${v.number}`;
export const home_features = (): string =>
  `What to do aboard`;
export const home_tipping = (): string =>
  `Tip anyone, in any chat`;
export const home_tipping_text = (): string =>
  `In a group or in private, every tip is a real blockchain transaction. There are three ways to write one.`;
export const home_tipping_standard = (): string =>
  `Standard command`;
export const home_tipping_quick = (): string =>
  `Quick format`;
export const home_tipping_name_amount = (): string =>
  `username and amount`;
export const home_tipping_reply = (): string =>
  `Reply to a message`;
export const home_tipping_amount = (): string =>
  `the amount is enough`;
export const home_tipping_said = (): string =>
  `The leak is mended, captain.`;
export const home_points = (): string =>
  `Earn points, climb the ranks`;
export const home_points_text = (): string =>
  `Setting up, a daily /gm and /faucet, tips and approved content earn activity points. The leaderboards show who leads.`;
export const home_points_ranks = (): string =>
  `Ranks and the lifetime points they need`;
export const home_points_see = (): string =>
  `See the leaderboard`;
export const home_content = (): string =>
  `Content submission hub`;
export const home_content_text = (): string =>
  `Posts, videos and memes about the community earn points too, once an administrator approves them.`;
export const home_content_submit = (): string =>
  `You submit`;
export const home_content_submit_text = (): string =>
  `A link to a post, video, article or meme.`;
export const home_content_review = (): string =>
  `An administrator reviews`;
export const home_content_review_text = (): string =>
  `Approved or rejected, with a comment, and rated within its range.`;
export const home_content_earn = (): string =>
  `The points are yours`;
export const home_content_earn_text = (v: { postRange: string; shortRange: string; videoRange: string }): string =>
  `Twitter Post ${v.postRange}, TikTok Video ${v.shortRange}, YouTube Video ${v.videoRange}, and more kinds.`;
export const home_rewards = (): string =>
  `Weekly rewards and treasure hunt`;
export const home_rewards_text = (): string =>
  `Each week eligible members share a pool by points that count.`;
export const home_rewards_pool = (): string =>
  `In the pool`;
export const home_rewards_needed = (): string =>
  `Points needed`;
export const home_rewards_hunt = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Between payouts there is the `, v.a(`treasure hunt`), `, with real prizes.`];
export const home_reasons = (): string =>
  `The reasons`;
export const home_reasons_why = (v: { bot: string }): string =>
  `Why choose ${v.bot}`;
export const home_reason_chain = (): string =>
  `On chain, every time`;
export const home_reason_chain_text = (v: { coin: string }): string =>
  `A tip is a ${v.coin} transaction from one member to the other, with a link to look it up. There is no house ledger to trust.`;
export const home_reason_install = (): string =>
  `Nothing to install`;
export const home_reason_install_own = (): string =>
  `It runs in the Telegram and the browser you already have, on any phone or computer.`;
export const home_reason_install_own_full = (): string =>
  `It runs in the Telegram and the browser you already have, on any phone or computer. Start the bot, write down twelve words, and you have a wallet.`;
export const home_reason_install_text = (): string =>
  `It runs in the Telegram you already have, on any phone or computer.`;
export const home_reason_install_full = (): string =>
  `It runs in the Telegram you already have, on any phone or computer. Start the bot and you have a wallet.`;
export const home_reason_crew = (): string =>
  `Made by its crew`;
export const home_reason_crew_text = (): string =>
  `Points, ranks and the pool reward what members do for one another. The rules are public, and so is every weekly payout.`;
export const home_security = (): string =>
  `Security and privacy`;
export const home_security_text = (): string =>
  `The first thing to ask of any wallet is who holds its keys. Here is the full answer.`;
export const home_claim_hear = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`You hear of every tip you receive,`), ` by a message in private chat.`];
export const home_claim_link = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Every transaction has its block-explorer link,`), ` so you need not take anyone’s word for it.`];
export const home_claim_own_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`Non-custodial:`), ` your keys are made and kept on your device; we never receive them. Twelve words bring them back, here or in another `, `${v.coin}`, ` wallet.`];
export const home_claim_own_browser = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Wallet management only in your own browser.`), ` A group never sees your balance, your addresses or your keys.`];
export const home_claim_own_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Keys are stored encrypted,`), ` in your browser, under a passphrase that only you know.`];
export const home_claim_bot_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`Non-custodial:`), ` you control the private keys. Export them in private chat whenever you like, and use them in any `, `${v.coin}`, ` wallet.`];
export const home_claim_bot_private = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Wallet management only in private chat.`), ` A group never sees your balance, your addresses or your keys.`];
export const home_claim_bot_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Keys are stored encrypted.`)];
export const home_asked_where = (): string =>
  `Where are the keys?`;
export const home_asked_who = (): string =>
  `Who can decrypt them?`;
export const home_asked_else = (): string =>
  `Who else?`;
export const home_asked_site = (): string =>
  `What does this site see?`;
export const home_own_where = <T>(v: { a: (text: string) => T; bot: string }): Rich<T> =>
  [`In your own browser, encrypted. The `, v.a(`wallet`), ` is a page of this site; neither the site nor `, `${v.bot}`, ` receives them.`];
export const home_own_who = (): string =>
  `You, with your passphrase or a passkey. Nobody can reset it: only the twelve words bring a wallet back.`;
export const home_own_else = (): string =>
  `The server of the wallet’s page could serve another one. Its build is published, so that anybody can compare. Nobody outside the project has reviewed it yet: keep savings elsewhere.`;
export const home_own_site = (): string =>
  `Your Telegram id and name, tips, points and content, the addresses that your wallet looks up, and the transactions that it sends. It has no keys, no words, and no way to move your coins.`;
export const home_bot_where = (v: { bot: string }): string =>
  `Encrypted, on the server of ${v.bot}. So custody is encrypted, but the bot’s operator is part of it.`;
export const home_bot_who = (): string =>
  `The bot, when it sends what you told it to send, and therefore whoever runs that server. Unless the operator publishes otherwise, trust the bot as far as you trust its operator.`;
export const home_bot_else = (): string =>
  `You, once you have exported them. Keep savings in a wallet whose keys only you hold.`;
export const home_bot_site = (): string =>
  `Your Telegram id and name, and what the bot reports: tips, points, content. It has no keys, no recovery phrases, and no way to move your coins.`;
export const home_the_bot = (): string =>
  `the bot`;
export const home_links_name = (): string =>
  `The links`;
export const home_links = (): string =>
  `Ports of call`;
export const home_links_text = (): string =>
  `Where the coin is explored, priced and talked about.`;
export const home_links_text_community = (): string =>
  `Where the coin is explored and talked about.`;
export const home_links_ecosystem = (): string =>
  `Ecosystem`;
export const home_links_community = (): string =>
  `Community`;
export const home_link_bot = (): string =>
  `Wallet bot`;
export const home_link_explorer = (): string =>
  `Block explorer`;
export const home_link_website = (): string =>
  `Official website`;
export const home_link_here = (): string =>
  `on this site`;
export const home_link_telegram = (): string =>
  `Telegram community`;
export const home_link_forum = (): string =>
  `Community forum`;
export const home_try = (): string =>
  `Come aboard`;
export const home_try_text = (): string =>
  `Open the bot, press start, and send your first tip. Once confirmed, it earns points too.`;
export const home_try_text_own = (): string =>
  `Open the bot, press start, make a wallet, and send your first tip. Once confirmed, it earns points too.`;
export const home_try_button = (): string =>
  `Try It Yourself`;
export const creator_hub = (): string =>
  `Creator Hub`;
export const creator_lead = (): string =>
  `What the crew writes, films and draws about the voyage, and what it earns them.`;
export const creator_showcase = (): string =>
  `Community Showcase`;
export const creator_showcase_panel = (): string =>
  `The showcase`;
export const creator_failed = (): string =>
  `Error Loading Creator Hub`;
export const creator_failed_why = (): string =>
  `Failed to load creator content. Please try again.`;
export const creator_sort_recent = (): string =>
  `Most Recent`;
export const creator_sort_points = (): string =>
  `Highest Points`;
export const creator_sort_creator = (): string =>
  `Creator Name`;
export const creator_all = (): string =>
  `All approved content`;
export const creator_total_content = (): string =>
  `Total Content`;
export const creator_active = (): string =>
  `Active Creators`;
export const creator_total_points = (): string =>
  `Total Points`;
export const creator_content = (): string =>
  `Content`;
export const creator_search = (): string =>
  `Search content`;
export const creator_search_hint = (): string =>
  `Search creators, titles, or descriptions...`;
export const creator_type = (): string =>
  `Content type`;
export const creator_all_content = (): string =>
  `All Content`;
export const creator_found = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} piece matches`, other: `${number(v.count)} pieces match` })}`;
export const creator_pages = (): string =>
  `Pages of content`;
export const creator_loading = (): string =>
  `Loading content`;
export const creator_none_here = (): string =>
  `There is no content on this page.`;
export const creator_approved = (): string =>
  `Approved content`;
export const creator_none = (): string =>
  `No Content Found`;
export const creator_show_all = (): string =>
  `Show all content`;
export const creator_no_match = (): string =>
  `No content matches your search criteria.`;
export const creator_none_yet = (): string =>
  `No approved content submissions yet. Members submit links on My Dashboard or to the bot; points come with the approval.`;
export const creator_untitled = (): string =>
  `Untitled Content`;
export const creator_unsafe = (): string =>
  `This link is not safe to open.`;
export const creator_view = <T>(v: { icon: (text: string) => T; more: (text: string) => T; name: string; host: string }): Rich<T> =>
  [`View Content`, v.icon(``), v.more(`: ${v.name}, on ${v.host} (opens in a new tab)`)];
export const creator_type_unknown = (): string =>
  `Content Submission`;
export const creator_profile = (): string =>
  `The creator`;
export const creator_profile_failed = (): string =>
  `This creator could not be loaded`;
export const creator_totals = (): string =>
  `Totals`;
export const creator_approved_total = (): string =>
  `Approved Content`;
export const creator_points_for = (): string =>
  `Points for Content`;
export const creator_lifetime = (): string =>
  `Lifetime Points`;
export const creator_place = (): string =>
  `Place`;
export const creator_place_note = (): string =>
  `by lifetime points`;
export const creator_none_approved = (): string =>
  `None of their content has been approved yet.`;
export const creator_content_of = (v: { name: string }): string =>
  `Content of ${v.name}`;
export const creator_offer = (): string =>
  `Sign in to see your points, earnings and payments, and to submit content.`;
export const creator_offer_missing = (): string =>
  `Your dashboard is for you alone, and signing in is not set up on this site yet.`;
export const creator_purpose = (): string =>
  `To see your dashboard and submit content.`;
export const creator_own_failed = (): string =>
  `Your dashboard could not be loaded`;
export const creator_figures = (): string =>
  `Your figures`;
export const creator_rank = (): string =>
  `Your rank`;
export const creator_current_rank = (): string =>
  `Current Rank`;
export const creator_earnings = (): string =>
  `Total Earnings`;
export const creator_earnings_note = (): string =>
  `shares, tips received and faucet`;
export const creator_rate = (): string =>
  `Approval Rate`;
export const creator_rate_note = (): string =>
  `of all decided submissions`;
export const creator_rank_way = (v: { from: string; to: string }): string =>
  `From ${v.from} to ${v.to}`;
export const creator_rank_left = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} to go`;
export const creator_rank_top = (v: { rank: string }): string =>
  `${v.rank}: there is no higher rank. The whole fleet sails behind you.`;
export const creator_breakdown = (): string =>
  `Earnings Breakdown`;
export const creator_earnings_content = (): string =>
  `Earnings and content`;
export const creator_estimate = (): string =>
  `Current estimate of your share`;
export const creator_estimate_why = (v: { reason: string }): string =>
  `Current estimate of your share. ${v.reason}`;
export const creator_this_month = (): string =>
  `This month`;
export const creator_month_note = (): string =>
  `Shares, tips and faucet since the 1st, UTC`;
export const creator_lifetime_total = (): string =>
  `Total lifetime`;
export const creator_lifetime_note = (): string =>
  `Distributed shares, tips and faucet`;
export const creator_stats = (): string =>
  `Content Stats`;
export const creator_submitted = (): string =>
  `Posts submitted`;
export const creator_submitted_note = (): string =>
  `Not counting withdrawn ones`;
export const creator_posts_approved = (): string =>
  `Posts approved`;
export const creator_own_rate = (): string =>
  `Approval rate`;
export const creator_own_rate_note = (): string =>
  `Of all decided submissions`;
export const creator_percent = (v: { percent: string }): string =>
  `${v.percent}%`;
export const creator_submissions = (): string =>
  `Your submissions`;
export const creator_open = (v: { open: number; limit: number }): string =>
  `${number(v.open)} of ${number(v.limit)} open. Points come with the approval.`;
export const creator_open_unknown = (): string =>
  `Points come with the approval.`;
export const creator_submit = (): string =>
  `Submit content`;
export const creator_full = (v: { limit: number }): string =>
  `${number(v.limit)} of your submissions are waiting for review. You can submit more once one has been reviewed, or withdraw one.`;
export const creator_submissions_failed = (): string =>
  `Submissions could not be loaded.`;
export const creator_submissions_of = (): string =>
  `submissions`;
export const creator_submissions_none = (): string =>
  `No submissions yet`;
export const creator_submissions_none_text = (): string =>
  `A post, a video, a meme: submit a link to your content here or in the bot, and an administrator will review it. Submitting earns nothing by itself: points come with the approval.`;
export const creator_submissions_list = (): string =>
  `Submissions`;
export const creator_sent = (): string =>
  `Submitted`;
export const creator_sent_text = (): string =>
  `An administrator will review it.`;
export const creator_again = (): string =>
  `Submit again`;
export const creator_was_rejected = <T>(v: { label: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.label(`It was rejected: `), v.reason(``)];
export const creator_send = (): string =>
  `Submit`;
export const creator_send_anyway = (): string =>
  `Submit anyway`;
export const creator_save = (): string =>
  `Save`;
export const creator_save_anyway = (): string =>
  `Save anyway`;
export const creator_link = (): string =>
  `Link`;
export const creator_link_missing = (): string =>
  `Please enter the link to your content.`;
export const creator_link_long = (): string =>
  `The link is too long.`;
export const creator_choose = (): string =>
  `Choose a type`;
export const creator_type_missing = (): string =>
  `Please choose a content type.`;
export const creator_title = (): string =>
  `Title`;
export const creator_description = (): string =>
  `Description`;
export const creator_problem = (v: { problem: string }): string =>
  `${v.problem} Your text is still here.`;
export const creator_expect_none = (): string =>
  `What it can earn depends on its type.`;
export const creator_expect = <T>(v: { type: string; b: (text: string) => T; range: string }): Rich<T> =>
  [`${v.type}`, `: `, v.b(`${v.range} points`), ` if it is approved.`];
export const creator_leads = <T>(v: { host: (text: string) => T }): Rich<T> =>
  [`Leads to `, v.host(``), `.`];
export const creator_wait = (v: { time: string; waiting: number }): string =>
  `A review takes about ${v.time}; ${plural(v.waiting, { '=0': `nothing else is waiting`, one: `${number(v.waiting)} is waiting`, other: `${number(v.waiting)} are waiting` })}.`;
export const creator_wait_unknown = (v: { waiting: number }): string =>
  `Nothing has been reviewed yet, so the wait is unknown; ${plural(v.waiting, { '=0': `nothing else is waiting`, one: `${number(v.waiting)} is waiting`, other: `${number(v.waiting)} are waiting` })}.`;
export const creator_minutes = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} minute`, other: `${number(v.count)} minutes` })}`;
export const creator_hours = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} hour`, other: `${number(v.count)} hours` })}`;
export const creator_days_count = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} day`, other: `${number(v.count)} days` })}`;
export const creator_known_pending = (v: { when: string }): string =>
  `You submitted this ${v.when}, and it is waiting for review.`;
export const creator_known_approved = (v: { when: string }): string =>
  `You submitted this ${v.when}, and it was approved.`;
export const creator_known_rejected = (v: { when: string }): string =>
  `You submitted this ${v.when}, and it was rejected.`;
export const creator_known_other = (v: { when: string }): string =>
  `Someone else submitted this ${v.when}.`;
export const creator_once = (): string =>
  `The same content is rewarded only once.`;
export const creator_item = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, `, submitted `, v.time(``)];
export const creator_item_again = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, `, submitted `, v.time(``), ` for the second time`];
export const creator_reason = (): string =>
  `Reason:`;
export const creator_comment = (): string =>
  `Comment:`;
export const review_default_approval = (v: { points: number }): string =>
  `Awarded ${number(v.points)} points for quality content.`;
export const review_default_rejection = (): string =>
  `Content does not meet quality standards.`;
export const review_default_rating = (v: { points: number }): string =>
  `Rating updated to ${number(v.points)} points.`;
export const creator_reviewing = (): string =>
  `Being reviewed`;
export const creator_pending = (): string =>
  `Pending`;
export const creator_approved_points = (v: { points: number }): string =>
  `Approved, +${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`;
export const creator_rejected = (): string =>
  `Rejected`;
export const creator_withdrawn = (): string =>
  `Withdrawn`;
export const creator_edit = (): string =>
  `Edit`;
export const creator_changed = (): string =>
  `Changed`;
export const creator_changed_text = (): string =>
  `The review will see the new version.`;
export const creator_withdraw = (): string =>
  `Withdraw`;
export const creator_withdraw_ask = (): string =>
  `Withdraw it? It will not be reviewed, but stays in your list.`;
export const creator_withdrawn_text = (): string =>
  `It will not be reviewed.`;
export const creator_keep = (): string =>
  `Keep it`;
export const creator_payments = (): string =>
  `Recent Payment History`;
export const creator_payments_failed = (): string =>
  `Payments could not be loaded.`;
export const creator_payments_of = (): string =>
  `payments`;
export const creator_payments_none = (): string =>
  `No payment history yet`;
export const creator_payments_none_text = (): string =>
  `Start creating content to earn rewards!`;
export const creator_payments_list = (): string =>
  `Payments`;
export const creator_paid_weekly_reward = (): string =>
  `Weekly Reward`;
export const creator_paid_tip_received = (): string =>
  `Tip Received`;
export const creator_paid_faucet = (): string =>
  `Faucet`;
export const creator_paid_post_reward = (): string =>
  `Post Reward`;
export const creator_paid_activity_reward = (): string =>
  `Activity Reward`;
export const creator_view_tx = <T>(v: { icon: (text: string) => T; more: (text: string) => T; description: string }): Rich<T> =>
  [`View TX`, v.icon(``), v.more(`of ${v.description} (opens in a new tab)`)];
export const creator_days = (): string =>
  `Points per day`;
export const creator_days_lead = (): string =>
  `The last twelve weeks in UTC days; the last bar is today.`;
export const creator_days_failed = (): string =>
  `Your points per day could not be loaded.`;
export const creator_days_sum = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} in twelve weeks`;
export const creator_days_most = <T>(v: { date: (text: string) => T; points: string }): Rich<T> =>
  [`most on `, v.date(``), `: `, `${v.points}`];
export const creator_day = (v: { day: string; points: number }): string =>
  `${v.day}: ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`;
export const creator_days_week = (v: { from: string; to: string; points: number }): string =>
  `${v.from} to ${v.to}: ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`;
export const creator_points = (): string =>
  `Point History`;
export const creator_points_lead = (): string =>
  `Everything that changed your points, and what a limit took off. The entries add up to your lifetime points.`;
export const creator_points_failed = (): string =>
  `Point entries could not be loaded.`;
export const creator_points_of = (): string =>
  `point entries`;
export const creator_points_none = (): string =>
  `No points yet`;
export const creator_points_none_text = (): string =>
  `Your first /gm, tip or faucet claim in chat appears here.`;
export const creator_entries = (): string =>
  `Point entries`;
export const creator_today = <T>(v: { tips: number; points: number; time: (text: string) => T }): Rich<T> =>
  [`Today `, `${plural(v.tips, { one: `${number(v.tips)} tip`, other: `${number(v.tips)} tips` })}`, ` and `, `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`, ` can still earn, until `, v.time(``), `.`];
export const creator_gm_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`/gm earns again at `, v.time(``), `.`];
export const creator_faucet_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`/faucet earns again at `, v.time(``), `.`];
export const creator_cut_banned = (): string =>
  `No points during a ban`;
export const creator_cut_cooldown = (): string =>
  `Once in 24 hours`;
export const creator_cut_least_tip = (v: { limit: string; code: string }): string =>
  `A tip earns points from ${v.limit} ${v.code}`;
export const creator_cut_tips = (v: { limit: string }): string =>
  `${v.limit} tips a day earn points`;
export const creator_cut_cap = (v: { limit: string }): string =>
  `At most ${v.limit} points a day`;
export const creator_correction = (): string =>
  `Correction`;
export const creator_of_full = (v: { points: string }): string =>
  `of ${v.points}`;
export const creator_rule_account_created = (): string =>
  `Account created`;
export const creator_rule_primary_address_set = (): string =>
  `Primary address set`;
export const creator_rule_staking_address_set = (): string =>
  `Staking address set`;
export const creator_rule_twitter_set = (): string =>
  `Twitter/X set`;
export const creator_rule_first_tip = (): string =>
  `First tip`;
export const creator_rule_first_send = (): string =>
  `First send`;
export const creator_rule_tip = (): string =>
  `Tip`;
export const creator_rule_send = (): string =>
  `Send`;
export const creator_rule_content_submission = (): string =>
  `Content`;
export const creator_rule_undone = (v: { name: string }): string =>
  `${v.name} taken back`;
export const creator_rule_again = (v: { name: string }): string =>
  `${v.name}, again`;
export const creator_rule_hunt = (v: { words: string }): string =>
  `Treasure hunt: ${v.words}`;
export const creator_rule_referral = (v: { words: string }): string =>
  `Referral: ${v.words}`;
export const creator_about_tip_to = (v: { amount: string; name: string }): string =>
  `Tip of ${v.amount} to ${v.name}`;
export const creator_about_tip_from = (v: { amount: string; name: string }): string =>
  `Tip of ${v.amount} from ${v.name}`;
export const creator_about_tip_undone = (v: { amount: string; name: string }): string =>
  `Tip of ${v.amount} to ${v.name}, whose payment left the chain`;
export const creator_about_send = (v: { amount: string }): string =>
  `Sent ${v.amount}`;
export const creator_about_send_undone = (v: { amount: string }): string =>
  `Send of ${v.amount}, which left the chain`;
export const creator_about_faucet = (v: { amount: string }): string =>
  `Claimed ${v.amount}`;
export const creator_about_deleted = (): string =>
  `Deleted content`;
export const creator_payment_share = (v: { week: string; place: string }): string =>
  `Share of the week that ended on ${v.week}, place ${v.place}`;
export const creator_payment_tip = (v: { name: string }): string =>
  `Tip from ${v.name}`;
export const creator_payment_faucet = (): string =>
  `Claimed from the faucet`;
export const creator_who = (): string =>
  `Who sees you`;
export const creator_hide = (): string =>
  `Hide me from public pages`;
export const creator_hide_board = (): string =>
  `The leaderboard and closed weeks keep your place and numbers, in a row without your name that no search finds.`;
export const creator_hide_page = (): string =>
  `Your creator page closes, and your content leaves the showcase.`;
export const creator_hide_stays = (): string =>
  `Points, rank and rewards stay as they are. The files of closed weeks keep your member number without a name. Copies that others made earlier stay with them.`;
export const creator_see_page = (): string =>
  `See your public page`;
export const creator_hidden = (): string =>
  `You are hidden`;
export const creator_hidden_text = (): string =>
  `Public pages no longer name you.`;
export const creator_shown = (): string =>
  `You are shown`;
export const creator_shown_text = (): string =>
  `Public pages name you again.`;
export const try_title = (): string =>
  `Try it`;
export const try_lead = (): string =>
  `Play two members and talk to the real bot. People, chats and coins are invented.`;
export const try_panel = (): string =>
  `The demo`;
export const try_not_opened = (): string =>
  `The chats could not be opened`;
export const try_offline = (): string =>
  `No connection. What you see is the last known state.`;
export const try_not_said = (): string =>
  `Nothing was said`;
export const try_not_happened = (): string =>
  `Nothing happened`;
export const try_not_mined = (): string =>
  `No block was mined`;
export const try_not_sunday = (): string =>
  `The week did not go by`;
export const try_not_paid = (): string =>
  `Nothing was paid`;
export const try_not_restarted = (): string =>
  `The chats did not start over`;
export const try_week_gone = (): string =>
  `A week has gone by`;
export const try_week_closed = (v: { week: string }): string =>
  `The week of ${v.week} is closed and paid.`;
export const try_next = (): string =>
  `What to do next`;
export const try_meet = (v: { name: string }): string =>
  `Meet ${v.name}. Press Start for a first point.`;
export const try_start_as = (v: { name: string }): string =>
  `Start as ${v.name}`;
export const try_need_address = (v: { name: string }): string =>
  `Tips go from wallet to wallet, so ${v.name} needs an address.`;
export const try_set_address = (v: { name: string }): string =>
  `Set an address for ${v.name}`;
export const try_thank = (v: { payee: string; payer: string }): string =>
  `${v.payee} has earned a thank-you. ${v.payer} tips right in the group.`;
export const try_tip = (v: { name: string }): string =>
  `Tip ${v.name}`;
export const try_note = (): string =>
  `well done`;
export const try_answering = (): string =>
  `The bot is answering.`;
export const try_wait = (): string =>
  `One moment`;
export const try_holds_none = (): string =>
  `The bot holds no coins: members pay from their wallets. Here, it is play money.`;
export const try_pay = (): string =>
  `Pay the tip`;
export const try_one_block = (): string =>
  `The coins are on their way. One block confirms them.`;
export const try_mine = (): string =>
  `Mine a block`;
export const try_short = (v: { name: string; count: number }): string =>
  `${v.name} is ${plural(v.count, { one: `${number(v.count)} point`, other: `${number(v.count)} points` })} short of a share. A good morning counts once a day.`;
export const try_say_gm = (v: { name: string }): string =>
  `Say gm as ${v.name}`;
export const try_on_sunday = (): string =>
  `On Sunday the week closes, and the pool is split among those with enough points.`;
export const try_go_sunday = (): string =>
  `Go to next Sunday`;
export const try_done = (): string =>
  `The week is closed and paid. The next one is yours to play.`;
export const try_see_result = (): string =>
  `See the result`;
export const try_sunday = (): string =>
  `Next Sunday`;
export const try_chain = (): string =>
  `The demo’s chain`;
export const try_restart = (): string =>
  `Start over`;
export const try_now = <T>(v: { time: (text: string) => T; height: number; waiting: number }): Rich<T> =>
  [`Here it is `, v.time(``), `; block `, `${number(v.height)}`, `, `, `${plural(v.waiting, { '=0': `nothing waits`, other: `${number(v.waiting)} waiting` })}`, `.`];
export const try_chats = (): string =>
  `Chats`;
export const try_chat_of = (v: { player: string; bot: string }): string =>
  `${v.player} and ${v.bot}`;
export const try_group_people = (v: { first: string; second: string }): string =>
  `${v.first}, ${v.second} and the bot`;
export const try_new_here = (v: { name: string }): string =>
  `${v.name}, new here`;
export const try_points_this_week = <T>(v: { rank: (text: string) => T; count: number }): Rich<T> =>
  [v.rank(``), `, `, `${plural(v.count, { one: `${number(v.count)} point`, other: `${number(v.count)} points` })}`, ` this week`];
export const try_week_of = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`week of `, v.date(``)];
export const try_no_share = <T>(v: { rank: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: no share`];
export const try_share_waits = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: `, v.amount(``), ` waits to be paid`];
export const try_share_paid = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T; paid: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: `, v.amount(``), ` `, v.paid(`paid`)];
export const try_start = (): string =>
  `Start`;
export const try_speaker = (): string =>
  `Who speaks in the group`;
export const try_commands = (): string =>
  `Commands`;
export const try_message = (): string =>
  `Message`;
export const try_message_in = (v: { chat: string }): string =>
  `Message in ${v.chat}`;
export const try_messages_in = (v: { chat: string }): string =>
  `Messages in ${v.chat}`;
export const try_no_messages = (): string =>
  `No messages yet`;
export const try_send = (): string =>
  `Send`;
export const try_reply = (v: { name: string }): string =>
  `Reply to ${v.name}`;
export const try_reply_to = (v: { name: string; text: string }): string =>
  `Reply to ${v.name}: ${v.text}`;
export const try_no_reply = (): string =>
  `Do not reply`;
export const try_text = (): string =>
  `Text`;
export const try_card = (): string =>
  `Share card`;
export const try_only_seen = (v: { name: string }): string =>
  `Only ${v.name} sees this`;
export const try_reactions = (): string =>
  `Reactions:`;
export const try_qr = (): string =>
  `QR code`;
export const try_picture = (): string =>
  `Picture`;
export const try_edited = (): string =>
  `edited`;
export const try_read = (): string =>
  `read`;
export const try_sent = (): string =>
  `sent`;
export const try_result = (v: { name: string; amount: string; place: string }): string =>
  `${v.name} earned ${v.amount} and is ${v.place}`;
export const try_back_to_group = (): string =>
  `Back to the group`;
export const try_of_many = <T>(v: { count: number; date: (text: string) => T }): Rich<T> =>
  [`Of `, `${number(v.count)}`, ` who share the pool of the week of `, v.date(``), `.`];
export const try_among = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Among those who share the pool of the week of `, v.date(``), `.`];
export const try_the_week = (): string =>
  `The week`;
export const try_place = (): string =>
  `Place`;
export const try_points = (): string =>
  `points`;
export const try_see_in_week = (v: { name: string }): string =>
  `See ${v.name} in the week`;
export const try_see_payment = (): string =>
  `See the payment`;
export const try_card_of = (v: { name: string }): string =>
  `${v.name}’s share card`;
export const try_save_card = (): string =>
  `Save the card`;
export const try_purse = (): string =>
  `This is a demo, and its coins are play money: pay as if from a wallet of yours.`;
export const try_pay_purse = (): string =>
  `Pay from the demo's purse`;
export const try_purse_paid = (): string =>
  `Paid`;
export const try_see_transaction = (): string =>
  `See the transaction`;
export const try_block_mined = (v: { height: number }): string =>
  `Block ${number(v.height)} is mined`;
export const chain_title = (): string =>
  `The demo's chain`;
export const chain_lead = (): string =>
  `Play money on a chain that lives in this demo alone. A block is mined each minute, or when you say so.`;
export const chain_none = (): string =>
  `There is no chain`;
export const chain_anew = (): string =>
  `The demo’s chain begins anew whenever its data is cleared.`;
export const chain_unread = (): string =>
  `The chain could not be read`;
export const chain_newest = (): string =>
  `Newest transactions`;
export const chain_newest_block = (): string =>
  `Newest block`;
export const chain_mined = (): string =>
  `Mined`;
export const chain_waiting = (): string =>
  `Transactions that wait for a block`;
export const chain_none_yet = (): string =>
  `There is none yet.`;
export const chain_count = (v: { shown: number; count: number }): string =>
  `The newest ${number(v.shown)} of ${number(v.count)}.`;
export const chain_waits = (): string =>
  `Waits for a block`;
export const chain_block = (v: { height: number }): string =>
  `Block ${number(v.height)}`;
export const chain_block_lead = (): string =>
  `A block of the demo's chain.`;
export const chain_no_block = (): string =>
  `There is no such block yet`;
export const chain_hash = (): string =>
  `Hash`;
export const chain_before = (): string =>
  `Before`;
export const chain_after = (): string =>
  `After`;
export const chain_is_newest = (): string =>
  `This is the newest block`;
export const chain_transactions = (): string =>
  `Transactions`;
export const chain_holds_none = (): string =>
  `It holds none.`;
export const chain_address = (): string =>
  `Address`;
export const chain_no_address = (): string =>
  `There is no such address`;
export const chain_balance = (): string =>
  `Balance`;
export const chain_received = (): string =>
  `Received`;
export const chain_unused = (): string =>
  `It was never used.`;
export const chain_transaction = (): string =>
  `Transaction`;
export const chain_no_transaction = (): string =>
  `The chain has no such transaction`;
export const chain_state = (): string =>
  `State`;
export const chain_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} confirmation`, other: `${number(v.count)} confirmations` })}`;
export const chain_block_row = (): string =>
  `Block`;
export const chain_paid = (): string =>
  `Paid`;
export const chain_fee = (): string =>
  `Fee`;
export const chain_from = (): string =>
  `From`;
export const chain_new_coins = (): string =>
  `New coins`;
export const chain_to = (): string =>
  `To`;
export const chain_to_name = (v: { name: string }): string =>
  `To ${v.name}`;
export const chain_to_others = (): string =>
  `To others`;
export const chain_community = (): string =>
  `The community's wallet`;
export const chain_faucet = (): string =>
  `The faucet's wallet`;
export const chain_purse = (): string =>
  `The visitors' purse`;
export const portal_welcome = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Welcome, `, v.name(``)];
export const portal_owner = (): string =>
  `Bot owner`;
export const portal_menu = <T>(v: { hidden: (text: string) => T; section: string }): Rich<T> =>
  [v.hidden(`Menu: `), `${v.section}`];
export const portal_menu_close = (): string =>
  `Close the menu`;
export const portal_main_site = (): string =>
  `Main Site`;
export const portal_logout = (): string =>
  `Logout`;
export const portal_sections = (): string =>
  `Sections`;
export const portal_section_all = (): string =>
  `All Submissions`;
export const portal_section_pending = (): string =>
  `Pending Only`;
export const portal_section_social = (): string =>
  `Social Profiles`;
export const portal_section_broadcast = (): string =>
  `Broadcast`;
export const portal_section_hunts = (): string =>
  `Hunts`;
export const portal_section_users = (): string =>
  `Users`;
export const portal_section_fairness = (): string =>
  `Fairness`;
export const portal_section_apps = (): string =>
  `Apps`;
export const portal_section_plans = (): string =>
  `Plan Requests`;
export const portal_section_by_hand = (): string =>
  `Paid by Hand`;
export const portal_section_policy = (): string =>
  `Policy`;
export const portal_section_settings = (): string =>
  `Settings`;
export const portal_section_audit = (): string =>
  `Audit Log`;
export const portal_panel_figures = (): string =>
  `The figures`;
export const portal_panel_broadcast = (): string =>
  `The broadcast`;
export const portal_panel_section = (): string =>
  `This section`;
export const portal_total = (): string =>
  `Total Submissions`;
export const portal_pending = (): string =>
  `Pending Review`;
export const portal_approved = (): string =>
  `Approved`;
export const portal_rejected = (): string =>
  `Rejected`;
export const portal_oldest = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`· oldest came `, v.ago(``)];
export const portal_none_pending = (): string =>
  `· none pending`;
export const portal_figures_failed = (): string =>
  `Failed to fetch dashboard data`;
export const portal_for_owner = (): string =>
  `For the bot owner`;
export const portal_showing = (v: { of: string; from: string; to: string }): string =>
  `Showing ${v.of} ${v.from} to ${v.to}.`;
export const portal_previous = (v: { count: string }): string =>
  `Previous ${v.count}`;
export const portal_next = (v: { count: string }): string =>
  `Next ${v.count}`;
export const portal_listed_first = (v: { count: string }): string =>
  `Only the first ${v.count} are listed here. The audit log has all.`;
export const portal_listed_last = (v: { count: string }): string =>
  `Only the last ${v.count} are listed here. The audit log has all.`;
export const portal_recent_why = (): string =>
  `This needs a sign-in from the last half hour. Your text is kept, and your action is completed once you are back.`;
export const portal_recent_purpose = (): string =>
  `To complete your action.`;
export const portal_login_title = (): string =>
  `Admin Authentication`;
export const portal_login_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Only authorised administrators may enter. For access, contact the bot owner in `, v.a(``), `.`];
export const portal_login_lead_chat = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Only authorised administrators may enter. For access, contact the bot owner in `, v.a(`the community’s chat`), `.`];
export const portal_login_hint = (): string =>
  `Telegram’s login needs the internet and a public domain. Without them, enter your Telegram ID below: the bot asks you to approve.`;
export const portal_login_member = (v: { name: string }): string =>
  `You are signed in as ${v.name}, who is not an administrator.`;
export const portal_login_missing = (): string =>
  `Signing in with Telegram is not set up on this site yet.`;
export const portal_login_or = (): string =>
  `Or use legacy login`;
export const portal_login_welcome = (v: { name: string }): string =>
  `Welcome aboard, ${v.name}`;
export const portal_login_done = (): string =>
  `You are signed in.`;
export const portal_login_manual = (): string =>
  `Manual Telegram ID Entry`;
export const portal_login_id = (): string =>
  `Telegram ID`;
export const portal_login_waiting = (): string =>
  `Authenticating...`;
export const portal_login_enter = (): string =>
  `Login`;
export const portal_login_no_id = (): string =>
  `Missing Information`;
export const portal_login_no_id_why = (): string =>
  `Please enter your Telegram ID`;
export const portal_login_no_place = (): string =>
  `Widget Container Error`;
export const portal_login_no_place_why = (): string =>
  `Widget container not found. Please refresh the page.`;
export const portal_login_domain = (): string =>
  `Domain Validation Failed`;
export const portal_login_domain_why = (): string =>
  `Telegram's login did not appear. This site's domain may not be set for the bot in BotFather.`;
export const portal_login_status = (v: { status: string }): string =>
  `Authentication failed with status ${v.status}`;
export const portal_login_server = (v: { status: string; text: string }): string =>
  `Server error: ${v.status} ${v.text}`;
export const portal_login_failed = (): string =>
  `Authentication failed`;
export const portal_login_asked = (): string =>
  `If this is an administrator’s id, the bot is asking that account in Telegram now. Press this number there:`;
export const portal_login_asked_by = (v: { bot: string }): string =>
  `If this is an administrator’s id, ${v.bot} is asking that account in Telegram now. Press this number there:`;
export const portal_login_left = (v: { seconds: string }): string =>
  `${v.seconds} s left to approve`;
export const portal_login_over = (): string =>
  `Time is up`;
export const portal_login_unchanged = (): string =>
  `Nothing changed. If Telegram said that the domain is invalid, set this site’s domain for the bot in BotFather.`;
export const portal_login_telegram = (): string =>
  `Log in with Telegram`;
export const portal_login_through = (v: { bot: string }): string =>
  `Through ${v.bot}`;
export const portal_login_instead = (): string =>
  `Approve in Telegram instead`;
export const portal_review_all_lead = (): string =>
  `Everything submitted, and what became of it.`;
export const portal_review_failed = (): string =>
  `Failed to fetch submissions`;
export const portal_review_none = (): string =>
  `No submissions found`;
export const portal_review_none_text = (): string =>
  `Submissions appear here when members send links to their content.`;
export const portal_review_unmatched = (): string =>
  `No submissions found matching your criteria`;
export const portal_review_unmatched_text = (): string =>
  `Try another status or a shorter search.`;
export const portal_review_pending_lead = (): string =>
  `Submissions awaiting a decision, oldest first.`;
export const portal_review_pending_failed = (): string =>
  `Failed to fetch pending submissions`;
export const portal_review_pending_none = (): string =>
  `No pending submissions`;
export const portal_review_pending_none_text = (): string =>
  `All hands may rest: everything submitted has been decided.`;
export const portal_review_pending_list = (): string =>
  `Pending submissions`;
export const portal_review_more = (v: { count: string; total: string }): string =>
  `Show ${v.count} more of ${v.total}`;
export const portal_review_search = (): string =>
  `Search submissions`;
export const portal_two_characters = (): string =>
  `Two characters or more`;
export const portal_review_status = (): string =>
  `Status`;
export const portal_review_all_statuses = (): string =>
  `All statuses`;
export const portal_review_newest = (): string =>
  `Newest first`;
export const portal_review_oldest = (): string =>
  `Oldest first`;
export const portal_review_last_evaluated = (): string =>
  `Last evaluated first`;
export const portal_review_most_points = (): string =>
  `Most points first`;
export const portal_review_fewest_points = (): string =>
  `Fewest points first`;
export const portal_review_by_status = (): string =>
  `By status`;
export const portal_review_select = (v: { id: string }): string =>
  `Select submission ${v.id}`;
export const portal_review_approved = (): string =>
  `Approved`;
export const portal_review_own = (): string =>
  `Your own`;
export const portal_review_open_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Open by `, v.name(``)];
export const portal_review_submitted = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`submitted `, v.ago(``)];
export const portal_review_own_may = (): string =>
  `You submitted this yourself. Nobody else can decide, so you may; the audit log says so.`;
export const portal_review_own_not = (): string =>
  `You submitted this yourself. Another administrator has to decide.`;
export const portal_review_own_title = (): string =>
  `This is your own submission`;
export const portal_review_own_text = (): string =>
  `Another administrator has to decide.`;
export const portal_review_approved_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Approved by `, v.name(``)];
export const portal_review_approved_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Approved, `, v.ago(``)];
export const portal_review_approved_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Approved by `, v.name(``), `, `, v.ago(``)];
export const portal_review_rejected_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Rejected by `, v.name(``)];
export const portal_review_rejected_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Rejected, `, v.ago(``)];
export const portal_review_rejected_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Rejected by `, v.name(``), `, `, v.ago(``)];
export const portal_review_duplicate_pending = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Possible duplicate of `, v.a(`${v.id}`), ` (pending), submitted by `, v.name(``), ` `, v.ago(``), `.`];
export const portal_review_duplicate_approved = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Possible duplicate of `, v.a(`${v.id}`), ` (approved), submitted by `, v.name(``), ` `, v.ago(``), `.`];
export const portal_review_duplicate_rejected = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Possible duplicate of `, v.a(`${v.id}`), ` (rejected), submitted by `, v.name(``), ` `, v.ago(``), `.`];
export const portal_review_x_verified = (): string =>
  `X verified`;
export const portal_review_x_verified_as = (v: { handle: string }): string =>
  `X verified: ${v.handle}`;
export const portal_review_x_none = (): string =>
  `no X account`;
export const portal_review_x_not_verified_as = (v: { handle: string }): string =>
  `X not verified: ${v.handle}`;
export const portal_review_hide = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Hide`, v.of(` submission ${v.id}`)];
export const portal_review_evaluate = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Evaluate`, v.of(` submission ${v.id}`)];
export const portal_review_edit = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Edit rating`, v.of(` of submission ${v.id}`)];
export const portal_review_broadcast = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Broadcast`, v.of(` submission ${v.id}`)];
export const portal_review_history = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`History`, v.of(` of submission ${v.id}`)];
export const portal_review_delete = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Delete`, v.of(` submission ${v.id}`)];
export const portal_review_notify = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Notify`, v.of(` the submitter of ${v.id}`)];
export const portal_review_notified = (): string =>
  `Notification sent`;
export const portal_review_notified_text = (v: { name: string }): string =>
  `${v.name} was told the outcome.`;
export const portal_review_not_notified = (): string =>
  `Notification not delivered`;
export const portal_review_not_notified_text = (v: { name: string }): string =>
  `${v.name} has blocked the bot or never started a chat with it.`;
export const portal_review_notify_failed = (): string =>
  `Failed to send manual notification`;
export const portal_review_evaluate_title = (v: { id: string }): string =>
  `Evaluate submission ${v.id}`;
export const portal_review_approve = (): string =>
  `Approve`;
export const portal_review_approve_points = (v: { points: string }): string =>
  `Approve (${v.points})`;
export const portal_review_reject = (): string =>
  `Reject`;
export const portal_review_key_approves = (): string =>
  `Ctrl+Enter approves`;
export const portal_review_key_rejects = (): string =>
  `Ctrl+Enter rejects`;
export const portal_review_comments = (): string =>
  `Admin Comments`;
export const portal_left_empty = (v: { text: string }): string =>
  `Left empty: “${v.text}”`;
export const portal_review_left_empty = (v: { approval: string; rejection: string }): string =>
  `Left empty: “${v.approval}” or, for a rejection, “${v.rejection}”`;
export const portal_review_closed = (): string =>
  `This submission is no longer pending: someone else has decided it, or it was deleted. Its history shows what happened. Your text is still here.`;
export const portal_review_changed = (): string =>
  `This submission was changed while you had it open. Check it again before you decide.`;
export const portal_review_open_too = (v: { name: string }): string =>
  `${v.name} has this open too.`;
export const portal_review_edit_title = (v: { id: string }): string =>
  `Edit the rating of submission ${v.id}`;
export const portal_review_save = (): string =>
  `Save rating`;
export const portal_review_save_points = (v: { points: string }): string =>
  `Save rating (${v.points})`;
export const portal_review_current = (v: { points: string }): string =>
  `Currently ${v.points}. The difference is added to the member’s ledger as a separate entry.`;
export const portal_review_gone = (): string =>
  `This submission has left the list. Its history shows what happened. Your text is still here.`;
export const portal_review_score = (): string =>
  `Score`;
export const portal_review_range = (v: { type: string; range: string }): string =>
  `${v.type}: ${v.range} points`;
export const portal_review_points = (): string =>
  `Points`;
export const portal_review_score_wrong = (v: { least: string; most: string }): string =>
  `Whole points from ${v.least} to ${v.most}`;
export const portal_review_delete_title = (v: { id: string }): string =>
  `Delete submission ${v.id}?`;
export const portal_review_delete_points = <T>(v: { points: (text: string) => T; name: (text: string) => T }): Rich<T> =>
  [`This is permanent. It removes the record and subtracts `, v.points(``), ` from `, v.name(``), `. It cannot be undone.`];
export const portal_review_delete_record = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`This is permanent. It removes the record of `, v.name(``), `; it has no points to subtract. It cannot be undone.`];
export const portal_review_delete_do = (): string =>
  `Delete permanently`;
export const portal_review_deleted = (v: { id: string }): string =>
  `Submission ${v.id} has been permanently deleted successfully!`;
export const portal_review_delete_failed = (): string =>
  `Failed to delete submission`;
export const portal_review_evaluate_failed = (): string =>
  `Failed to evaluate submission`;
export const portal_review_reject_failed = (): string =>
  `Failed to reject submission`;
export const portal_review_edit_failed = (): string =>
  `Failed to edit submission rating`;
export const portal_review_did_approve = (): string =>
  `Submission approved`;
export const portal_review_did_reject = (): string =>
  `Submission rejected`;
export const portal_review_did_edit = (): string =>
  `Rating updated`;
export const portal_review_which = (v: { id: string; name: string }): string =>
  `${v.id} by ${v.name}`;
export const portal_review_which_points = (v: { id: string; name: string; points: string }): string =>
  `${v.id} by ${v.name}: ${v.points}`;
export const portal_review_undo = (): string =>
  `Undo`;
export const portal_review_undone = (): string =>
  `Decision undone`;
export const portal_review_undone_text = (v: { id: string; name: string }): string =>
  `${v.id} by ${v.name} is pending again.`;
export const portal_review_undo_failed = (): string =>
  `Failed to undo the decision`;
export const portal_review_undone_some = (v: { undone: string; count: string }): string =>
  `${v.undone} of ${v.count} decisions undone`;
export const portal_review_undone_all = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} decision`, other: `${number(v.count)} decisions` })} undone`;
export const portal_review_undo_error = (v: { id: string; error: string }): string =>
  `${v.id}: ${v.error}`;
export const portal_review_selected = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} submission`, other: `${number(v.count)} submissions` })} selected`;
export const portal_review_selected_most = (v: { count: number; most: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} submission`, other: `${number(v.count)} submissions` })} selected; ${v.most} is the most at once`;
export const portal_review_clear = (): string =>
  `Clear selection`;
export const portal_review_reject_selected = (v: { count: string }): string =>
  `Reject ${v.count} selected`;
export const portal_review_reject_title = (v: { count: number }): string =>
  `Reject ${plural(v.count, { one: `${number(v.count)} submission`, other: `${number(v.count)} submissions` })}?`;
export const portal_review_rejected_several = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} submission`, other: `${number(v.count)} submissions` })} rejected`;
export const portal_review_reason_for_all = (): string =>
  `Reason for all of them`;
export const portal_review_not_rejected = (v: { id: string; error: string }): string =>
  `${v.id} was not rejected: ${v.error}`;
export const portal_review_history_title = (v: { id: string }): string =>
  `History of submission ${v.id}`;
export const portal_review_history_list = (): string =>
  `History`;
export const portal_review_history_none = (): string =>
  `Nothing has been decided yet.`;
export const portal_review_history_failed = (): string =>
  `The history could not be loaded`;
export const portal_review_keys = (): string =>
  `Keys`;
export const portal_review_keys_hint = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [`Press `, v.key(``), ` for the keys`];
export const portal_review_key_move = (): string =>
  `Next or previous submission`;
export const portal_review_key_approve = (): string =>
  `Approve: opens the panel at the score`;
export const portal_review_key_reject = (): string =>
  `Reject: opens the panel at the comments`;
export const portal_review_key_undo = (): string =>
  `Undo the decision, while its message is shown`;
export const portal_review_key_open = (): string =>
  `Open the submitted link in a new tab`;
export const portal_review_key_confirm = (): string =>
  `In a panel: confirm the approval or rejection`;
export const portal_review_key_leave = (): string =>
  `Leave a field, then close the panel`;
export const portal_review_key_list = (): string =>
  `This list`;
export const portal_users_lead = (): string =>
  `Members, their activity, and who is banned.`;
export const portal_users_search = (): string =>
  `Search users`;
export const portal_users_clear = (): string =>
  `Clear Search`;
export const portal_users_failed = (): string =>
  `Failed to fetch users`;
export const portal_users_of = (): string =>
  `users`;
export const portal_users_none = (): string =>
  `No users found`;
export const portal_users_none_text = (): string =>
  `Members appear here as soon as they do something through the bot.`;
export const portal_users_unmatched = (): string =>
  `No users found matching your search`;
export const portal_users_unmatched_text = (): string =>
  `Try a shorter search.`;
export const portal_users_about = <T>(v: { rank: string; points: string; id: string; date: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, ` · `, `${v.points}`, ` · Telegram id `, `${v.id}`, ` · member since `, v.date(``)];
export const portal_users_history = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Ban history`, v.of(` of ${v.name}`)];
export const portal_users_ban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Ban`, v.of(` ${v.name}`)];
export const portal_users_unban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Unban`, v.of(` ${v.name}`)];
export const portal_users_banned = (): string =>
  `Banned`;
export const portal_users_x_verified = (v: { handle: string }): string =>
  `X: ${v.handle}, verified`;
export const portal_users_x_not_verified = (v: { handle: string }): string =>
  `X: ${v.handle}, not verified`;
export const portal_users_submitted_none = (): string =>
  `no submissions`;
export const portal_users_submitted = (v: { count: number; approved: string; rejected: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} submission`, other: `${number(v.count)} submissions` })}: ${v.approved} approved, ${v.rejected} rejected`;
export const portal_users_submitted_average = (v: { count: number; approved: string; rejected: string; points: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} submission`, other: `${number(v.count)} submissions` })}: ${v.approved} approved, ${v.rejected} rejected, ${v.points} points on average`;
export const portal_users_banned_for_good = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Banned `, v.ago(``), ` until lifted`];
export const portal_users_banned_for_good_why = <T>(v: { ago: (text: string) => T; reason: string }): Rich<T> =>
  [`Banned `, v.ago(``), ` until lifted: `, `${v.reason}`];
export const portal_users_banned_until = <T>(v: { ago: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`Banned `, v.ago(``), ` until `, v.end(``)];
export const portal_users_banned_until_why = <T>(v: { ago: (text: string) => T; end: (text: string) => T; reason: string }): Rich<T> =>
  [`Banned `, v.ago(``), ` until `, v.end(``), `: `, `${v.reason}`];
export const portal_ban_title = (v: { name: string }): string =>
  `Ban ${v.name}?`;
export const portal_ban_do = (): string =>
  `Ban user`;
export const portal_ban_done = (): string =>
  `User banned`;
export const portal_ban_failed = (): string =>
  `Failed to ban user`;
export const portal_ban_too_early = (): string =>
  `Choose a day after today.`;
export const portal_ban_ends = (): string =>
  `Ends on (optional)`;
export const portal_ban_ends_hint = (): string =>
  `The ban ends by itself at 00:00 UTC that day. Left empty, it lasts until it is lifted.`;
export const portal_ban_effects_failed = (): string =>
  `The effects of this ban could not be loaded`;
export const portal_ban_text = (): string =>
  `A banned member is signed out at once, cannot sign in or earn, and is not paid for any week whose snapshot falls within the ban.`;
export const portal_ban_effects = (): string =>
  `What this affects`;
export const portal_ban_week_points = (): string =>
  `Points this week`;
export const portal_ban_owed = (): string =>
  `Owed for closed weeks`;
export const portal_ban_sessions = (): string =>
  `Open sessions`;
export const portal_unban_title = (v: { name: string }): string =>
  `Unban ${v.name}?`;
export const portal_unban_do = (): string =>
  `Unban user`;
export const portal_unban_done = (): string =>
  `User unbanned`;
export const portal_unban_failed = (): string =>
  `Failed to unban user`;
export const portal_unban_text = (): string =>
  `They can sign in and earn again right away. Weeks that closed during the ban stay as they are.`;
export const portal_unban_reason = (v: { reason: string }): string =>
  `Banned for: ${v.reason}`;
export const portal_ban_no_reason = (): string =>
  `No reason provided`;
export const portal_ban_prompt = (): string =>
  `Violation of community guidelines`;
export const portal_bans_title = (v: { name: string }): string =>
  `Bans of ${v.name}`;
export const portal_bans_list = (): string =>
  `Bans`;
export const portal_bans_none = (): string =>
  `Never banned.`;
export const portal_bans_failed = (): string =>
  `The bans could not be loaded`;
export const portal_bans_ban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`Banned`), ` by `, v.name(``), `, `, v.time(``)];
export const portal_bans_unban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`Unbanned`), ` by `, v.name(``), `, `, v.time(``)];
export const portal_bans_for_good = (v: { reason: string }): string =>
  `${v.reason} · until lifted`;
export const portal_bans_until = <T>(v: { reason: string; end: (text: string) => T }): Rich<T> =>
  [`${v.reason}`, ` · until `, v.end(``)];
export const portal_social_lead = (): string =>
  `X accounts that members have linked. Verify one once you have checked that it is theirs.`;
export const portal_social_search = (): string =>
  `Search profiles`;
export const portal_social_search_hint = (): string =>
  `Username or X handle`;
export const portal_social_failed = (): string =>
  `Failed to fetch Twitter profiles`;
export const portal_social_none = (): string =>
  `No Twitter profiles found`;
export const portal_social_none_text = (): string =>
  `Profiles appear here when members tell the bot their X account.`;
export const portal_social_unmatched_text = (): string =>
  `Try another search.`;
export const portal_social_list = (): string =>
  `Social profiles`;
export const portal_social_of = (): string =>
  `profiles`;
export const portal_social_about = <T>(v: { rank: string; points: number; date: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, ` · `, `${plural(v.points, { one: `${number(v.points)} lifetime point`, other: `${number(v.points)} lifetime points` })}`, ` · member since `, v.date(``)];
export const portal_social_verified = (): string =>
  `X Verified`;
export const portal_social_pending = (): string =>
  `Pending`;
export const portal_social_account = <T>(v: { handle: string; hidden: (text: string) => T }): Rich<T> =>
  [`${v.handle}`, v.hidden(` on X (opens in a new tab)`)];
export const portal_social_verify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Verify`, v.of(` ${v.name}`)];
export const portal_social_unverify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Unverify`, v.of(` ${v.name}`)];
export const portal_social_did_verify = (): string =>
  `X account verified`;
export const portal_social_did_unverify = (): string =>
  `X account no longer verified`;
export const portal_social_whose = (v: { name: string; handle: string }): string =>
  `${v.name}: ${v.handle}`;
export const portal_social_verify_failed = (): string =>
  `Failed to verify Twitter profile`;
export const portal_apps_lead = (): string =>
  `Apps that developers have registered. In sandbox an app reaches only its owner; in production it may ask every member.`;
export const portal_apps_failed = (): string =>
  `Failed to fetch apps`;
export const portal_apps_of = (): string =>
  `apps`;
export const portal_apps_none = (): string =>
  `No apps registered`;
export const portal_apps_none_text = (): string =>
  `When a developer registers an app, it waits here for approval.`;
export const portal_apps_production = (): string =>
  `Production`;
export const portal_apps_sandbox = (): string =>
  `Sandbox`;
export const portal_apps_by = <T>(v: { developer: (text: string) => T; owner: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [`by `, v.developer(``), `, registered by `, v.owner(``), ` `, v.time(``)];
export const portal_apps_type = (): string =>
  `Type`;
export const portal_apps_type_game = (): string =>
  `Game`;
export const portal_apps_type_defi = (): string =>
  `DeFi`;
export const portal_apps_type_social = (): string =>
  `Social`;
export const portal_apps_type_marketplace = (): string =>
  `Marketplace`;
export const portal_apps_type_other = (): string =>
  `Other`;
export const portal_apps_permissions = (): string =>
  `Permissions`;
export const portal_apps_may_wallet_read = (): string =>
  `Wallet Read`;
export const portal_apps_may_wallet_write = (): string =>
  `Wallet Write`;
export const portal_apps_may_user_profile = (): string =>
  `User Profile`;
export const portal_apps_may_transactions = (): string =>
  `Transactions`;
export const portal_apps_may_price_data = (): string =>
  `Price Data`;
export const portal_apps_may_leaderboard = (): string =>
  `Leaderboard`;
export const portal_apps_contact = (): string =>
  `Contact`;
export const portal_apps_webhook = (): string =>
  `Webhook`;
export const portal_apps_callbacks = (): string =>
  `Callbacks`;
export const portal_apps_nothing = (): string =>
  `None`;
export const portal_apps_sent_back = (): string =>
  `Sent back`;
export const portal_apps_approve = (): string =>
  `Approve`;
export const portal_apps_to_sandbox = (): string =>
  `Back to sandbox`;
export const portal_apps_send_back = (): string =>
  `Send back`;
export const portal_apps_did_approve = (): string =>
  `App approved`;
export const portal_apps_did_send_back = (): string =>
  `App sent back`;
export const portal_apps_approve_failed = (): string =>
  `Failed to approve the app`;
export const portal_apps_send_back_failed = (): string =>
  `Failed to send the app back`;
export const portal_apps_approve_title = (v: { app: string }): string =>
  `Approve ${v.app}?`;
export const portal_apps_approve_text = (): string =>
  `In production it may ask every member for the permissions it has. Its owner is told.`;
export const portal_apps_approve_do = (): string =>
  `Approve app`;
export const portal_apps_send_back_title = (v: { app: string }): string =>
  `Send ${v.app} back to sandbox?`;
export const portal_apps_why = (): string =>
  `Tell the app’s owner why.`;
export const portal_apps_reason_hint = (): string =>
  `The owner sees it in My Apps and gets it from the bot.`;
export const portal_plans_lead = (): string =>
  `Plans that members want to pay for in coins this site does not accept by itself. Agree on the payment with them, and grant the plan once you have received it.`;
export const portal_plans_failed = (): string =>
  `Failed to fetch requests`;
export const portal_plans_of = (): string =>
  `requests`;
export const portal_plans_none = (): string =>
  `No requests`;
export const portal_plans_none_text = (): string =>
  `When a member asks for a plan by arrangement, it waits here for you.`;
export const portal_plans_list = (): string =>
  `Plan requests`;
export const portal_plans_owner = (): string =>
  `Only the bot owner decides about plans.`;
export const portal_plans_request = (v: { plan: string; months: number; coin: string }): string =>
  `${v.plan}, ${plural(v.months, { one: `${number(v.months)} month`, other: `${number(v.months)} months` })}, ${v.coin}`;
export const portal_plans_open = (): string =>
  `Open`;
export const portal_plans_granted = (): string =>
  `Granted`;
export const portal_plans_declined = (): string =>
  `Declined`;
export const portal_plans_withdrawn = (): string =>
  `Withdrawn`;
export const portal_plans_by = <T>(v: { name: (text: string) => T; id: string; time: (text: string) => T }): Rich<T> =>
  [`by `, v.name(``), ` (`, `${v.id}`, `), `, v.time(``)];
export const portal_plans_now = (): string =>
  `Plan now`;
export const portal_plans_now_none = (): string =>
  `None`;
export const portal_plans_now_card = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, paid by card, until `, v.time(``)];
export const portal_plans_now_coin = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, paid in coins, until `, v.time(``)];
export const portal_plans_now_grant = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, granted, until `, v.time(``)];
export const portal_plans_time = <T>(v: { from: (text: string) => T; to: (text: string) => T }): Rich<T> =>
  [v.from(``), ` to `, v.to(``)];
export const portal_plans_received = (): string =>
  `Received`;
export const portal_plans_grant = (): string =>
  `Grant`;
export const portal_plans_decline = (): string =>
  `Decline`;
export const portal_plans_did_grant = (): string =>
  `Plan granted`;
export const portal_plans_did_decline = (): string =>
  `Request declined`;
export const portal_plans_whose = (v: { name: string; request: string }): string =>
  `${v.name}: ${v.request}`;
export const portal_plans_grant_title = (v: { request: string }): string =>
  `Grant ${v.request}?`;
export const portal_plans_decline_title = (v: { request: string }): string =>
  `Decline ${v.request}?`;
export const portal_plans_grant_do = (): string =>
  `Grant plan`;
export const portal_plans_decline_do = (): string =>
  `Decline request`;
export const portal_plans_note = (): string =>
  `Note what you received.`;
export const portal_plans_why = (): string =>
  `Say why.`;
export const portal_plans_grant_failed = (): string =>
  `Failed to grant the plan`;
export const portal_plans_decline_failed = (): string =>
  `Failed to decline the request`;
export const portal_plans_what = (): string =>
  `What you received`;
export const portal_plans_what_hint = (): string =>
  `Amount, coin and transaction. The member sees it, and the audit log keeps it.`;
export const portal_plans_reason_hint = (): string =>
  `The member sees it on the plans page and gets it from the bot.`;
export const portal_plans_effect_new = (v: { name: string }): string =>
  `${v.name} gets the plan from now on.`;
export const portal_plans_effect_paid = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` has paid for `, `${v.plan}`, ` until `, v.end(``), `. Until then nothing can be granted.`];
export const portal_plans_effect_longer = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` has `, `${v.plan}`, ` until `, v.end(``), `. The new months are added to that.`];
export const portal_plans_effect_other = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` has `, `${v.plan}`, ` until `, v.end(``), `. The new plan replaces it at once, and the rest of it is lost.`];
export const apps_lead = (): string =>
  `Apps ask for your permission through the bot. Your permissions are listed here until you withdraw them.`;
export const apps_list = (): string =>
  `The list of apps`;
export const apps_sign_in = (): string =>
  `Sign in to see your apps`;
export const apps_purpose = (): string =>
  `Sign in to see what you allowed apps.`;
export const apps_private = (): string =>
  `Only you can see what you allowed.`;
export const apps_failed = (): string =>
  `Your apps could not be loaded`;
export const apps_kept = (): string =>
  `Nothing has changed.`;
export const apps_none = (): string =>
  `No app has access`;
export const apps_none_text = (): string =>
  `When an app asks you through the bot and you allow it, it appears here.`;
export const apps_all = (): string =>
  `Apps you allowed or blocked`;
export const apps_more = (v: { count: number }): string =>
  `The first ${number(v.count)} are listed. Others follow as you remove some of these.`;
export const apps_blocked = (): string =>
  `Blocked`;
export const apps_by = <T>(v: { developer: (text: string) => T }): Rich<T> =>
  [`by `, v.developer(``)];
export const apps_may = (): string =>
  `It may`;
export const apps_may_read_balance = (): string =>
  `see the balance of your primary address`;
export const apps_may_read_history = (): string =>
  `see your tips, sends, faucet claims and weekly rewards`;
export const apps_may_request_payments = (): string =>
  `ask you for payments, each of which you make or decline yourself`;
export const apps_may_send_notifications = (): string =>
  `write to you through this bot`;
export const apps_may_access_profile = (): string =>
  `see your name, username, rank, points and when you joined`;
export const apps_may_manage_escrow = (): string =>
  `set up escrows with you, whose terms you confirm and whose payments you sign yourself`;
export const apps_since = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`since `, v.date(``)];
export const apps_blocked_on = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`You blocked it on `, v.date(``), `, so it cannot ask you anything.`];
export const apps_withdraw = (): string =>
  `Withdraw access`;
export const apps_withdraw_ask = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Withdraw all access from `, v.app(``), `?`];
export const apps_withdraw_text = (): string =>
  `The app loses its access at once. It can ask you again through the bot, unless you block it there.`;
export const apps_withdrawn = (): string =>
  `Access withdrawn`;
export const apps_unchanged = (v: { problem: string }): string =>
  `Nothing was changed: ${v.problem}`;
export const apps_unblock = (): string =>
  `Unblock`;
export const apps_unblocked = (v: { app: string }): string =>
  `${v.app} may ask you again`;
export const dev_title = (): string =>
  `Build with the bot`;
export const dev_lead = (v: { community: string }): string =>
  `Profiles, balances, payments, messages and escrows of the ${v.community} community, for your own app.`;
export const dev_free_key = (): string =>
  `Get a free key`;
export const dev_get_access = (): string =>
  `Get API Access`;
export const dev_portal_link = (): string =>
  `Developer portal`;
export const dev_about = (): string =>
  `About the API`;
export const dev_tab = (): string =>
  `This tab`;
export const dev_overview = (): string =>
  `Overview`;
export const dev_pricing = (): string =>
  `Pricing`;
export const dev_documentation = (): string =>
  `Documentation`;
export const dev_examples = (): string =>
  `Examples`;
export const dev_links = (): string =>
  `For developers`;
export const dev_source = (): string =>
  `Source`;
export const dev_contact = (): string =>
  `Contact`;
export const dev_chat = (): string =>
  `Chat`;
export const dev_start = (): string =>
  `From the dock to open water`;
export const dev_start_register = (): string =>
  `Register your app`;
export const dev_start_register_text = (): string =>
  `In the developer portal. It starts in sandbox, where it reaches only your own account.`;
export const dev_start_key = (): string =>
  `Create a key`;
export const dev_start_key_text = (): string =>
  `With only the permissions your app needs. Each member allows your app separately, in the bot.`;
export const dev_start_production = (): string =>
  `Go to production`;
export const dev_start_production_text = (): string =>
  `An administrator reviews your app. Once approved, it may ask every member.`;
export const dev_register_app = (): string =>
  `Register an app`;
export const dev_manage_keys = (): string =>
  `Manage API keys`;
export const dev_see_examples = (): string =>
  `See examples`;
export const dev_allowed = (): string =>
  `What a key can be allowed`;
export const dev_allowed_text = (v: { community: string }): string =>
  `A key for an app can have only what the app declares. No key can move coins: members of the ${v.community} community confirm payments in their own wallets.`;
export const dev_figures = (): string =>
  `Figures`;
export const dev_endpoints = (): string =>
  `API endpoints`;
export const dev_production_apps = (): string =>
  `Apps in production`;
export const dev_webhooks_sent = (): string =>
  `Webhooks in 30 days`;
export const dev_uptime = (): string =>
  `Uptime in 90 days`;
export const dev_key_read_balance = (): string =>
  `Read Wallet Balance`;
export const dev_key_read_balance_text = (): string =>
  `Read the wallet balance of users`;
export const dev_key_read_history = (): string =>
  `Read Transaction History`;
export const dev_key_read_history_text = (): string =>
  `Read the transaction history of users`;
export const dev_key_request_payments = (): string =>
  `Request Payments`;
export const dev_key_request_payments_text = (): string =>
  `Ask users for payments, which they confirm`;
export const dev_key_send_notifications = (): string =>
  `Send Notifications`;
export const dev_key_send_notifications_text = (): string =>
  `Send notifications to users through the bot`;
export const dev_key_access_profile = (): string =>
  `Access User Profile`;
export const dev_key_access_profile_text = (): string =>
  `Read basic profile information of users`;
export const dev_key_manage_escrow = (): string =>
  `Manage Escrow`;
export const dev_key_manage_escrow_text = (): string =>
  `Advanced transaction management with escrow`;
export const dev_by_card = (): string =>
  `By card.`;
export const dev_by_card_or_coin = (v: { coin: string; percent: string }): string =>
  `By card, or in ${v.coin} for ${v.percent}% less.`;
export const dev_without_plan = (v: { apps: number }): string =>
  `Without a plan you can register ${plural(v.apps, { one: `${number(v.apps)} app and try its webhooks`, other: `${number(v.apps)} apps and try their webhooks` })} in the sandbox.`;
export const dev_sandbox_requests = (v: { requests: number }): string =>
  `Without a plan your keys work in the sandbox: on your own account alone, with ${number(v.requests)} requests a month.`;
export const dev_most_popular = (): string =>
  `Most popular`;
export const dev_choose_plan = (v: { plan: string }): string =>
  `Choose ${v.plan}`;
export const dev_price_month = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`a month`)];
export const dev_price_year = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`a year`)];
export const dev_price_yearly = (v: { price: string; saving: string }): string =>
  `${v.price} a year, ${v.saving} less.`;
export const dev_price_coin = (v: { price: string; list: string }): string =>
  `Or ${v.price} a month instead of ${v.list}.`;
export const dev_plan_requests = (v: { count: number }): string =>
  `${number(v.count)} API requests`;
export const dev_plan_webhooks = (v: { count: number }): string =>
  `${number(v.count)} webhooks`;
export const dev_plan_apps = (v: { count: number }): string =>
  `${number(v.count)} apps`;
export const dev_plan_requests_all = (): string =>
  `Unlimited API requests`;
export const dev_plan_webhooks_all = (): string =>
  `Unlimited webhooks`;
export const dev_plan_apps_all = (): string =>
  `Unlimited apps`;
export const dev_plan_community = (): string =>
  `Community support`;
export const dev_plan_email = (): string =>
  `Email support`;
export const dev_plan_rates = (): string =>
  `Custom rate limits`;
export const dev_plan_escrow = (): string =>
  `Escrow management`;
export const dev_plan_dedicated = (): string =>
  `Dedicated support`;
export const dev_plan_label = (): string =>
  `White-label options`;
export const dev_plan_manager = (): string =>
  `Account manager`;
export const dev_plan_sla = (): string =>
  `SLA guarantees`;
export const dev_documentation_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Every call of the API, as the server itself describes it. Tools can read the same from the `, v.a(`OpenAPI document`), `.`];
export const dev_search_calls = (): string =>
  `Search calls`;
export const dev_search_hint = (): string =>
  `Path, method or words`;
export const dev_calls_of = (v: { found: number; all: number }): string =>
  `${number(v.found)} of ${number(v.all)} calls`;
export const dev_press_slash = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [`Press `, v.key(``), ` to search.`];
export const dev_no_call = (): string =>
  `No call matches`;
export const dev_show_all_calls = (): string =>
  `Show all calls`;
export const dev_no_call_text = (): string =>
  `Search by path, method, name or summary.`;
export const dev_areas = (): string =>
  `Areas of the API`;
export const dev_document_failed = (): string =>
  `The API document did not load`;
export const dev_access_public = (): string =>
  `Everybody`;
export const dev_access_member = (): string =>
  `Signed-in members`;
export const dev_access_admin = (): string =>
  `Administrators`;
export const dev_access_gateway = (): string =>
  `Wallet bot`;
export const dev_access_demo = (): string =>
  `Demo only`;
export const dev_api_key = (): string =>
  `API key`;
export const dev_operation_name = (): string =>
  `Name:`;
export const dev_parameters = (): string =>
  `Parameters`;
export const dev_errors = (): string =>
  `Errors`;
export const dev_body = (): string =>
  `Body`;
export const dev_answer = (): string =>
  `Answer`;
export const dev_examples_lead = (v: { variable: string }): string =>
  `Set ${v.variable} to your key, and run them as they are.`;
export const dev_call = (): string =>
  `Call`;
export const dev_code_language = (): string =>
  `Language`;
export const dev_example_in = (v: { language: string }): string =>
  `${v.language} example`;
export const dev_copy = (): string =>
  `Copy`;
export const dev_hooks_title = (): string =>
  `Webhooks: what they report, and how to verify them`;
export const dev_event_paid = (): string =>
  `A member paid what your app asked for`;
export const dev_event_granted = (): string =>
  `A member allowed your app something`;
export const dev_event_revoked = (): string =>
  `A member withdrew such a permission`;
export const dev_event_escrow = (): string =>
  `An escrow of your app was funded, released or returned`;
export const dev_event_approved = (): string =>
  `An administrator approved your app for production`;
export const dev_event_test = (): string =>
  `You asked for a test event in My Apps`;
export const dev_hooks_text = (v: { minutes: number; times: number }): string =>
  `Each is a POST with a JSON body. The header Quarterdeck-Signature holds the time and an HMAC-SHA256 of time, dot and body, made with your app’s secret; reject any that is older than ${number(v.minutes)} minutes. Answer with 200 to 299 within 5 seconds; otherwise it is sent again, up to ${number(v.times)} times within two days. An event keeps its id, so you can process each only once.`;
export const dev_hooks_code = (): string =>
  `Verifying a webhook in TypeScript`;
export const dev_type_in = (v: { type: string; place: string }): string =>
  `${v.type} in ${v.place}`;
export const dev_type_or = (v: { first: string; second: string }): string =>
  `${v.first} or ${v.second}`;
export const dev_type_list = (v: { type: string }): string =>
  `list of ${v.type}`;
export const dev_type_any = (): string =>
  `anything`;
export const dev_run = (): string =>
  `Run`;
export const dev_run_what = (v: { call: string }): string =>
  `Run ${v.call}`;
export const dev_run_key_hint = (): string =>
  `For all calls here, until you leave this tab. It is not stored.`;
export const dev_run_key_missing = (): string =>
  `Enter your API key.`;
export const dev_run_choose = (): string =>
  `Choose`;
export const dev_run_not_sent = (): string =>
  `Not sent`;
export const dev_run_enter = (): string =>
  `Enter a value.`;
export const dev_run_most = (v: { most: string }): string =>
  `Enter at most ${v.most} characters.`;
export const dev_run_least = (v: { least: string }): string =>
  `Enter at least ${v.least} characters.`;
export const dev_run_one_of = (): string =>
  `Choose one of the values.`;
export const dev_run_invalid = (): string =>
  `This is not a valid value.`;
export const dev_run_like = (v: { example: string }): string =>
  `Enter a value like ${v.example}.`;
export const dev_run_no_answer = (): string =>
  `The server gave no answer. Check the connection and try again.`;
export const dev_run_duration = (v: { ms: number }): string =>
  `in ${number(v.ms)} ms`;
export const dev_run_cut = (): string =>
  `Only the beginning is shown.`;
export const dev_keys_title = (): string =>
  `API Key Management`;
export const dev_keys_lead = (): string =>
  `Keys let your programs use the API on your behalf, each with only the permissions you give it.`;
export const dev_keys_new = (): string =>
  `Create New Key`;
export const dev_keys_sign_in = (): string =>
  `Sign in to manage your API keys`;
export const dev_keys_purpose = (): string =>
  `To see and create your API keys.`;
export const dev_keys_whose = (): string =>
  `Keys belong to members: each one acts for the member who made it.`;
export const dev_keys_no_sign_in = (): string =>
  `Keys belong to members, and signing in is not set up on this site yet.`;
export const dev_keys_yours = (): string =>
  `Your API Keys`;
export const dev_keys_summary = (): string =>
  `Summary`;
export const dev_keys_total = (): string =>
  `Total Keys`;
export const dev_keys_working = (): string =>
  `Active Keys`;
export const dev_keys_requests_today = (): string =>
  `Requests Today`;
export const dev_keys_failed = (): string =>
  `Your keys could not be loaded`;
export const dev_keys_none = (): string =>
  `No API Keys Yet`;
export const dev_keys_none_text = (): string =>
  `A key lets one of your programs call the API. Make one for each program, so that you can end each on its own.`;
export const dev_keys_first = (): string =>
  `Create Your First API Key`;
export const dev_keys_plan = (): string =>
  `Your plan`;
export const dev_keys_plan_none = (): string =>
  `You have no plan yet.`;
export const dev_keys_plan_stopped = (): string =>
  `Your plan has stopped.`;
export const dev_keys_plan_needed = (): string =>
  `You can create keys, but the API refuses their calls until you have a plan.`;
export const dev_keys_plan_choose = (): string =>
  `Choose a plan`;
export const dev_keys_plan_see = (): string =>
  `See the plans`;
export const dev_keys_app = (): string =>
  `App (optional)`;
export const dev_keys_app_none = (): string =>
  `No app`;
export const dev_keys_app_sandbox = (v: { name: string }): string =>
  `${v.name} (sandbox)`;
export const dev_keys_app_hint = (): string =>
  `With an app, the key also reaches members who grant that app access. Without one, it reaches only your own data.`;
export const dev_keys_no_apps = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`You have no apps, so the key reaches only your own data. To reach members who allow it, `, v.a(`register an app`), ` first. This form is kept as you have filled it in.`];
export const dev_keys_apps_failed = (): string =>
  `Your apps did not load.`;
export const dev_keys_create = (): string =>
  `Create New API Key`;
export const dev_keys_notice = (): string =>
  `Security notice`;
export const dev_keys_notice_text = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Security Notice:`), ` API keys give access to user wallets. Keep permissions minimal: choose only what this key needs.`];
export const dev_keys_name = (): string =>
  `Key name`;
export const dev_keys_name_hint = (): string =>
  `Where you use it, such as Shop server`;
export const dev_keys_expires = (): string =>
  `Expires`;
export const dev_keys_never = (): string =>
  `Never`;
export const dev_keys_in_days = (v: { days: number }): string =>
  `In ${plural(v.days, { one: `${number(v.days)} day`, other: `${number(v.days)} days` })}`;
export const dev_keys_in_a_year = (): string =>
  `In a year`;
export const dev_keys_declared = <T>(v: { app: (text: string) => T; permissions: string }): Rich<T> =>
  [`Keys of `, v.app(``), ` can do only what it declares: `, `${v.permissions}`, `.`];
export const dev_keys_declared_all = (v: { permissions: string }): string =>
  `All of them have ${v.permissions}.`;
export const dev_keys_declare_more = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`To allow more, `, v.a(`edit the app`), `.`];
export const dev_keys_create_do = (): string =>
  `Create Key`;
export const dev_keys_incomplete = (): string =>
  `Validation Error`;
export const dev_keys_name_missing = (): string =>
  `Please enter a name for your API key.`;
export const dev_keys_permission_missing = (): string =>
  `Please select at least one permission.`;
export const dev_keys_created = (): string =>
  `API Key Created`;
export const dev_keys_created_text = (): string =>
  `Your new API key has been generated successfully.`;
export const dev_keys_create_failed = (): string =>
  `Failed to create API key. Please try again.`;
export const dev_keys_call = (): string =>
  `Your first call`;
export const dev_keys_call_text = <T>(v: { name: (text: string) => T; status: (text: string) => T }): Rich<T> =>
  [`It asks what `, v.name(``), ` may do, and counts as one request. A key that works gets `, v.status(``), ` with its name, permissions and limits.`];
export const dev_keys_call_code = (): string =>
  `curl call`;
export const dev_keys_call_all = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`All calls are in the `, v.a(`documentation`), `, where you can run those that read.`];
export const dev_keys_active = (): string =>
  `Active`;
export const dev_keys_inactive = (): string =>
  `Inactive`;
export const dev_keys_app_removed = (): string =>
  `App removed`;
export const dev_keys_replaced = (): string =>
  `Replaced`;
export const dev_keys_expired = (): string =>
  `Expired`;
export const dev_keys_made_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Created `, v.time(``)];
export const dev_keys_used = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Last used `, v.time(``)];
export const dev_keys_used_from = <T>(v: { time: (text: string) => T; network: string }): Rich<T> =>
  [`Last used `, v.time(``), ` from `, `${v.network}`];
export const dev_keys_expires_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Expires `, v.time(``)];
export const dev_keys_expired_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Expired `, v.time(``)];
export const dev_keys_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Replaced by a newer key; works until `, v.time(``)];
export const dev_keys_worked_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Replaced by a newer key; worked until `, v.time(``)];
export const dev_keys_for_app = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`For the app `, v.app(``)];
export const dev_keys_withheld = (v: { permissions: string }): string =>
  `Its app no longer declares what these need, so they do nothing: ${v.permissions}.`;
export const dev_badge_read_balance = (): string =>
  `READ BALANCE`;
export const dev_badge_read_history = (): string =>
  `READ HISTORY`;
export const dev_badge_request_payments = (): string =>
  `REQUEST PAYMENTS`;
export const dev_badge_send_notifications = (): string =>
  `SEND NOTIFICATIONS`;
export const dev_badge_access_profile = (): string =>
  `ACCESS PROFILE`;
export const dev_badge_manage_escrow = (): string =>
  `MANAGE ESCROW`;
export const dev_keys_requests = (): string =>
  `Total Requests`;
export const dev_keys_rate = (): string =>
  `Rate Limit`;
export const dev_keys_per_minute = (v: { count: number }): string =>
  `${number(v.count)}/min`;
export const dev_keys_chart = (v: { days: number }): string =>
  `Requests per day, last ${plural(v.days, { one: `${number(v.days)} day`, other: `${number(v.days)} days` })} (UTC)`;
export const dev_keys_chart_day = (v: { day: string; requests: number }): string =>
  `${v.day}: ${plural(v.requests, { one: `${number(v.requests)} request`, other: `${number(v.requests)} requests` })}`;
export const dev_keys_chart_none = (v: { name: string; days: number }): string =>
  `${v.name}: no requests in the last ${plural(v.days, { one: `${number(v.days)} day`, other: `${number(v.days)} days` })}`;
export const dev_keys_chart_text = (v: { name: string; days: number; used: string }): string =>
  `${v.name}: requests per day in the last ${plural(v.days, { one: `${number(v.days)} day`, other: `${number(v.days)} days` })}: ${v.used}; none on the others`;
export const dev_keys_hide = (): string =>
  `Hide`;
export const dev_keys_reveal = (): string =>
  `Reveal`;
export const dev_keys_lost = (): string =>
  `This key still works but can no longer be shown. Rotate it to get one that can.`;
export const dev_keys_again = (): string =>
  `Keys are shown in full for a quarter of an hour after you sign in. Sign in again to see this one.`;
export const dev_keys_again_purpose = (): string =>
  `To see your API keys.`;
export const dev_keys_deactivate = (): string =>
  `Deactivate`;
export const dev_keys_activate = (): string =>
  `Activate`;
export const dev_keys_rotate = (): string =>
  `Rotate`;
export const dev_keys_delete = (): string =>
  `Delete`;
export const dev_keys_updated = (): string =>
  `API Key Updated`;
export const dev_keys_updated_text = (): string =>
  `API key status has been updated.`;
export const dev_keys_rotate_title = (v: { name: string }): string =>
  `Rotate ${v.name}?`;
export const dev_keys_rotate_do = (): string =>
  `Rotate Key`;
export const dev_keys_rotate_text = (): string =>
  `You get a new key with the same name and permissions. Put it into your program before the old one ends.`;
export const dev_keys_rotate_grace = (): string =>
  `The old key keeps working for`;
export const dev_keys_grace_none = (): string =>
  `Not at all: end it now`;
export const dev_keys_grace_hour = (): string =>
  `One hour`;
export const dev_keys_grace_day = (): string =>
  `One day`;
export const dev_keys_grace_week = (): string =>
  `Seven days`;
export const dev_keys_delete_title = (v: { name: string }): string =>
  `Delete ${v.name}?`;
export const dev_keys_delete_text = (): string =>
  `Deletion is permanent: programs that use this key stop working at once. For ten minutes you can create the same key again.`;
export const dev_keys_delete_do = (): string =>
  `Delete Key`;
export const dev_keys_deleted = (): string =>
  `API Key Deleted`;
export const dev_keys_deleted_text = (): string =>
  `The API key has been permanently deleted.`;
export const dev_keys_delete_failed = (): string =>
  `Failed to delete API key.`;
export const dev_keys_gone = (): string =>
  `Deleted keys`;
export const dev_keys_gone_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [v.name(``), ` was deleted and no longer works. For ten minutes you can create the same key again.`];
export const dev_keys_restore = (): string =>
  `Create again`;
export const dev_keys_dismiss = (v: { name: string }): string =>
  `Dismiss ${v.name}`;
export const dev_keys_restored = (): string =>
  `API Key Created Again`;
export const dev_keys_restored_text = (v: { name: string }): string =>
  `${v.name} works again.`;
export const dev_keys_advice = (): string =>
  `Security Best Practices`;
export const dev_keys_store = (): string =>
  `Store keys safely`;
export const dev_keys_store_text = (): string =>
  `Keep them in a password manager or secret store, never in your code.`;
export const dev_keys_environment = (): string =>
  `Use environment variables`;
export const dev_keys_environment_text = (): string =>
  `Pass keys to programs from outside, so that they never end up in a repository.`;
export const dev_keys_monitor = (): string =>
  `Monitor usage`;
export const dev_keys_monitor_text = (): string =>
  `Check each key’s requests: any that you cannot explain is a warning.`;
export const dev_keys_rotation = (): string =>
  `Rotate keys`;
export const dev_keys_rotation_text = (): string =>
  `Replace them regularly, and at once when someone leaves your team.`;
export const dev_keys_report = (): string =>
  `Report suspicious activity`;
export const dev_keys_report_text = (): string =>
  `Deactivate the key first, then write to us.`;
export const dev_keys_contact = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`For enterprise support and higher rate limits write to `, v.a(``), `.`];
export const member_failed = (): string =>
  `This member could not be loaded`;
export const member_panel = (): string =>
  `The member`;
export const member_share = (v: { name: string; rank: string; community: string }): string =>
  `${v.name}, ${v.rank} of the ${v.community} crew`;
export const member_voyage = (): string =>
  `The voyage`;
export const member_standing = <T>(v: { b: (text: string) => T; points: number; place: string }): Rich<T> =>
  [v.b(`${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`), `, place `, `${v.place}`, ` by lifetime points`];
export const member_next = <T>(v: { label: (text: string) => T; points: number; rank: string }): Rich<T> =>
  [v.label(`Next: `), `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`, ` to `, `${v.rank}`, `.`];
export const member_next_none = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Next: `), `Nothing: this is the highest rank.`];
export const member_week_enough = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`This week: `), `enough points for a share of the pool.`];
export const member_week_not = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`This week: `), `not eligible for a share of the pool.`];
export const member_week_missing = <T>(v: { label: (text: string) => T; points: number }): Rich<T> =>
  [v.label(`This week: `), `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`, ` to a share of the pool.`];
export const member_ranks = (): string =>
  `Ranks`;
export const member_reached = <T>(v: { rank: string; more: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, v.more(`, reached`)];
export const member_figures = (): string =>
  `In figures`;
export const member_tipped = (): string =>
  `Tipped`;
export const member_received = (): string =>
  `Received`;
export const member_tips = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} tip`, other: `${number(v.count)} tips` })}`;
export const member_earned = (): string =>
  `Earned from the pool`;
export const member_in_weeks = (v: { count: number }): string =>
  `in ${plural(v.count, { one: `${number(v.count)} week`, other: `${number(v.count)} weeks` })}`;
export const member_see = (): string =>
  `See it`;
export const member_weeks = (): string =>
  `Shared weeks`;
export const member_no_share = (): string =>
  `No share yet`;
export const member_no_share_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Weeks in which `, v.name(``), ` shares the pool appear here.`];
export const member_newest = (): string =>
  `Newest weeks`;
export const member_newest_of = (v: { count: number; all: number }): string =>
  `The newest ${number(v.count)} of ${number(v.all)}.`;
export const member_place = (v: { place: number }): string =>
  `Place ${number(v.place)}`;
export const member_curve = (v: { date: string; points: number }): string =>
  `Points in these weeks, the most on ${v.date}: ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`;
export const portal_broadcast_lead = (): string =>
  `Approved posts. A broadcast sends one to every member the bot can message.`;
export const portal_broadcast_not_loaded = (): string =>
  `Failed to fetch approved posts`;
export const portal_broadcast_none = (): string =>
  `No approved posts available for broadcasting`;
export const portal_broadcast_none_text = (): string =>
  `A post appears here as soon as a submission is approved.`;
export const portal_broadcast_posts = (): string =>
  `Approved posts`;
export const portal_broadcast_list_of = (): string =>
  `posts`;
export const portal_broadcast_approved = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, ` · approved `, v.time(``)];
export const portal_broadcast_view = (): string =>
  `View`;
export const portal_broadcast_send = (): string =>
  `Broadcast`;
export const portal_broadcast_dialog = (): string =>
  `Broadcast this post`;
export const portal_broadcast_creator = (): string =>
  `Creator`;
export const portal_broadcast_score = (): string =>
  `Quality score`;
export const portal_broadcast_url = (): string =>
  `URL`;
export const portal_broadcast_for = (): string =>
  `Message for`;
export const portal_broadcast_everybody = (): string =>
  `Everybody`;
export const portal_broadcast_written = (v: { language: string }): string =>
  `${v.language}: written`;
export const portal_broadcast_message = (): string =>
  `Custom message (optional)`;
export const portal_broadcast_message_in = (v: { language: string }): string =>
  `Custom message in ${v.language} (optional)`;
export const portal_broadcast_hint = (): string =>
  `Shown above the link. The preview is what goes out, word for word.`;
export const portal_broadcast_hint_in = (v: { language: string }): string =>
  `For members who read ${v.language}, instead of the message for everybody.`;
export const portal_broadcast_frames = (): string =>
  `Header and type come in each member’s language.`;
export const portal_broadcast_me_first = (): string =>
  `Send to me first`;
export const portal_broadcast_now = (): string =>
  `Broadcast Now`;
export const portal_broadcast_failed = (): string =>
  `Broadcast Failed`;
export const portal_broadcast_unanswered = (v: { reason: string }): string =>
  `${v.reason}. It may still be under way: “Last broadcasts” will show it in a moment.`;
export const portal_broadcast_preview = (): string =>
  `Preview`;
export const portal_broadcast_preview_to = (v: { count: number }): string =>
  `· to ${plural(v.count, { one: `${number(v.count)} member`, other: `${number(v.count)} members` })}`;
export const portal_broadcast_preview_in = (v: { language: string }): string =>
  `· for members who read ${v.language}`;
export const portal_broadcast_preview_again = (): string =>
  `Preview again`;
export const portal_broadcast_another_header = (): string =>
  `Another header`;
export const portal_broadcast_changed = (): string =>
  `The message has been changed since it was sent to you.`;
export const portal_broadcast_delivered = (): string =>
  `Sent to you. Check it in Telegram before it goes to everyone.`;
export const portal_broadcast_not_delivered = (): string =>
  `It did not reach you: start a chat with the bot first.`;
export const portal_broadcast_not_sent = (): string =>
  `Could not send it to you`;
export const portal_broadcast_no_preview = (): string =>
  `Could not make the preview`;
export const portal_broadcast_last = (): string =>
  `Last broadcasts`;
export const portal_broadcast_last_counts = (v: { sent: number; all: number; failed: number; unclear: number }): string =>
  `${number(v.sent)} of ${number(v.all)} sent, ${number(v.failed)} failed${plural(v.unclear, { '=0': ``, other: ` (${number(v.unclear)} of them unclear)` })}`;
export const portal_broadcast_last_by = <T>(v: { name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [`by `, v.name(``), `, `, v.time(``)];
export const portal_broadcast_running = (): string =>
  `Running`;
export const portal_broadcast_paused = (): string =>
  `Paused`;
export const portal_broadcast_cancelled = (): string =>
  `Cancelled`;
export const portal_broadcast_done = (): string =>
  `Done`;
export const portal_broadcast_of_post = (v: { id: string }): string =>
  `Broadcast of #${v.id}`;
export const portal_broadcast_of_policy = (v: { week: string }): string =>
  `Broadcast of the policy of ${v.week}`;
export const portal_broadcast_subject_policy = (v: { week: string }): string =>
  `the policy of ${v.week}`;
export const portal_broadcast_meter_paused = (v: { broadcast: string }): string =>
  `${v.broadcast}, paused`;
export const portal_broadcast_counts = (v: { sent: number; failed: number; unclear: number; waiting: number }): string =>
  `${number(v.sent)} sent, ${number(v.failed)} failed${plural(v.unclear, { '=0': ``, other: ` (${number(v.unclear)} of them unclear)` })}, ${number(v.waiting)} waiting`;
export const portal_broadcast_pause = (): string =>
  `Pause`;
export const portal_broadcast_resume = (): string =>
  `Resume`;
export const portal_broadcast_not_paused = (): string =>
  `The broadcast could not be paused`;
export const portal_broadcast_not_resumed = (): string =>
  `The broadcast could not be resumed`;
export const portal_broadcast_not_cancelled = (): string =>
  `The broadcast could not be cancelled`;
export const portal_broadcast_success = (): string =>
  `Broadcast Successful!`;
export const portal_broadcast_success_post = (v: { sent: number; failed: number }): string =>
  `Post shared with ${number(v.sent)} users (${number(v.failed)} failed)`;
export const portal_broadcast_success_policy = (v: { sent: number; failed: number }): string =>
  `Policy shared with ${number(v.sent)} users (${number(v.failed)} failed)`;
export const portal_broadcast_was_paused = (): string =>
  `Broadcast paused`;
export const portal_broadcast_was_paused_text = (v: { sent: number; failed: number; waiting: number }): string =>
  `${plural(v.sent, { one: `${number(v.sent)} message`, other: `${number(v.sent)} messages` })} sent, ${number(v.failed)} failed, ${number(v.waiting)} to go. Resume or cancel it at the top of the page.`;
export const portal_broadcast_was_cancelled = (): string =>
  `Broadcast cancelled`;
export const portal_broadcast_was_cancelled_text = (v: { sent: number }): string =>
  `${plural(v.sent, { one: `${number(v.sent)} message`, other: `${number(v.sent)} messages` })} sent before that.`;
export const portal_broadcast_under_way = (): string =>
  `Broadcast under way`;
export const portal_broadcast_under_way_text = (v: { sent: number; waiting: number }): string =>
  `${plural(v.sent, { one: `${number(v.sent)} message`, other: `${number(v.sent)} messages` })} sent, ${number(v.waiting)} to go. Its progress is at the top of the page.`;
export const board_lead = (): string =>
  `Who tips, who earns, and who shares this week’s pool.`;
export const board_offline = (v: { time: string }): string =>
  `You are offline. This is the board of ${v.time}.`;
export const board_refresh = (): string =>
  `Refresh`;
export const board_main_site = (): string =>
  `Main Site`;
export const board_total = (): string =>
  `Total Rewards Distributed`;
export const board_retry = (): string =>
  `Retry`;
export const board_open_bot = (): string =>
  `Open the bot`;
export const board_name = (): string =>
  `The board`;
export const board_pages = (): string =>
  `Leaderboard pages`;
export const board_search = (): string =>
  `Search members`;
export const board_search_hint = (): string =>
  `Telegram username or name`;
export const board_sort_by = (): string =>
  `Sort by`;
export const board_eligible_only = (): string =>
  `Show eligible users only`;
export const board_sort_tipped = (): string =>
  `Amount Tipped (Sent)`;
export const board_sort_received = (): string =>
  `Amount Received`;
export const board_sort_earned = (): string =>
  `Lifetime Rewards`;
export const board_sort_points = (): string =>
  `Activity Points`;
export const board_sort_weekly = (): string =>
  `Weekly Points`;
export const board_sort_name = (): string =>
  `Username`;
export const board_members_none = (): string =>
  `No members yet`;
export const board_members_unmatched = (v: { search: string }): string =>
  `No members matching “${v.search}”`;
export const board_past_end = (v: { page: number; members: number; pages: number }): string =>
  `Page ${number(v.page)} is past the end: ${plural(v.members, { one: `${number(v.members)} member`, other: `${number(v.members)} members` })}, ${plural(v.pages, { one: `${number(v.pages)} page`, other: `${number(v.pages)} pages` })}`;
export const board_past_end_of = (v: { page: number; members: number; search: string; pages: number }): string =>
  `Page ${number(v.page)} is past the end: ${plural(v.members, { one: `${number(v.members)} member`, other: `${number(v.members)} members` })} matching “${v.search}”, ${plural(v.pages, { one: `${number(v.pages)} page`, other: `${number(v.pages)} pages` })}`;
export const board_range = (v: { range: string; members: number; sort: string }): string =>
  `${v.range} of ${plural(v.members, { one: `${number(v.members)} member`, other: `${number(v.members)} members` })}, by ${v.sort}`;
export const board_range_of = (v: { range: string; members: number; search: string; sort: string }): string =>
  `${v.range} of ${plural(v.members, { one: `${number(v.members)} member`, other: `${number(v.members)} members` })} matching “${v.search}”, by ${v.sort}`;
export const board_eligible_range = (v: { count: number; range: string; members: number; sort: string }): string =>
  `${number(v.count)} eligible among ${v.range} of ${plural(v.members, { one: `${number(v.members)} member`, other: `${number(v.members)} members` })}, by ${v.sort}`;
export const board_eligible_range_of = (v: { count: number; range: string; members: number; search: string; sort: string }): string =>
  `${number(v.count)} eligible among ${v.range} of ${plural(v.members, { one: `${number(v.members)} member`, other: `${number(v.members)} members` })} matching “${v.search}”, by ${v.sort}`;
export const board_not_refreshed = (): string =>
  `Not refreshed`;
export const board_no_activity = (): string =>
  `No activity yet`;
export const board_updating = (): string =>
  `Updating …`;
export const board_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Updated `, v.time(``)];
export const board_sort_column = (): string =>
  `Sort by column`;
export const board_members = (): string =>
  `Members`;
export const board_member = (): string =>
  `Member`;
export const board_loading = (): string =>
  `Loading the board`;
export const board_lifetime = (): string =>
  `Lifetime points`;
export const board_lifetime_head = (): string =>
  `Lifetime pts`;
export const board_weekly = (): string =>
  `Weekly points`;
export const board_weekly_head = (): string =>
  `Weekly pts`;
export const board_earned = (): string =>
  `Lifetime earned`;
export const board_earned_head = (): string =>
  `Earned`;
export const board_tipped = (): string =>
  `Tipped`;
export const board_received = (): string =>
  `Received`;
export const board_age = (): string =>
  `Account age`;
export const board_age_head = (): string =>
  `Age`;
export const board_account_created = (v: { date: string }): string =>
  `Account created ${v.date}`;
export const board_days = (v: { days: number }): string =>
  `${plural(v.days, { one: `${number(v.days)} day`, other: `${number(v.days)} days` })}`;
export const board_tips = (v: { tips: number }): string =>
  `${plural(v.tips, { one: `${number(v.tips)} tip`, other: `${number(v.tips)} tips` })}`;
export const board_all_figures = (v: { name: string }): string =>
  `All figures of ${v.name}`;
export const board_rank = (): string =>
  `Rank`;
export const board_moved_up = (v: { places: number }): string =>
  `Up ${number(v.places)} since last week`;
export const board_moved_down = (v: { places: number }): string =>
  `Down ${number(v.places)} since last week`;
export const board_highest_rank = (): string =>
  `Highest rank`;
export const board_next_rank = (v: { points: number; rank: string }): string =>
  `${plural(v.points, { one: `${number(v.points)} pt`, other: `${number(v.points)} pts` })} to ${v.rank}`;
export const board_profile = (): string =>
  `Profile link (opens in a new tab)`;
export const board_verified = (): string =>
  `Verified on Twitter/X`;
export const board_verified_as = (v: { handle: string }): string =>
  `Verified on Twitter/X: ${v.handle}`;
export const board_admin = (): string =>
  `ADMIN`;
export const board_you = (): string =>
  `You`;
export const board_eligible = (): string =>
  `Eligible`;
export const board_not_eligible = (): string =>
  `Not eligible`;
export const board_need = (v: { points: number }): string =>
  `Need ${number(v.points)} more`;
export const board_counts = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} counts`, other: `${number(v.points)} count` })}`;
export const board_eligible_from = (v: { points: string }): string =>
  `Eligible from ${v.points} weekly points`;
export const board_eligible_from_counted = (v: { threshold: string; points: number }): string =>
  `Eligible from ${v.threshold} weekly points; ${plural(v.points, { one: `${number(v.points)} counts`, other: `${number(v.points)} count` })} for the pool`;
export const board_level_high = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`High`, v.more(` activity`)];
export const board_level_medium = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Med`, v.more(` activity`)];
export const board_level_low = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Low`, v.more(` activity`)];
export const board_level_high_why = (): string =>
  `High activity, by lifetime points`;
export const board_level_medium_why = (): string =>
  `Med activity, by lifetime points`;
export const board_level_low_why = (): string =>
  `Low activity, by lifetime points`;
export const board_failed = (): string =>
  `Error Loading Leaderboard`;
export const board_failed_text = (): string =>
  `Failed to fetch the leaderboard data. Please try again.`;
export const board_try_again = (): string =>
  `Try Again`;
export const board_none = (): string =>
  `No Community Activity Yet`;
export const board_none_text = (): string =>
  `A calm sea. The first /gm, /faucet claim or tip in chat takes rank 1 here.`;
export const board_no_hits = (): string =>
  `Nobody by that name aboard`;
export const board_no_hits_text = <T>(v: { search: (text: string) => T }): Rich<T> =>
  [`No username or name on the board contains `, v.search(``), `. Part of a name is enough, and case does not matter.`];
export const board_clear = (): string =>
  `Clear the search`;
export const board_past_text = (): string =>
  `The board does not have that many pages.`;
export const board_last_page = (): string =>
  `Go to the last page`;
export const board_none_eligible = (): string =>
  `Nobody on this page is eligible yet`;
export const board_none_eligible_text = (): string =>
  `The filter looks at this page only. Members become eligible during the week, as their weekly points reach the threshold.`;
export const board_show_all = (): string =>
  `Show everyone`;
export const board_glance = (): string =>
  `This week at a glance`;
export const board_pool = (): string =>
  `Pool this week`;
export const board_ends = (): string =>
  `Week ends in`;
export const board_place = (): string =>
  `Your place`;
export const board_sharing = (): string =>
  `In for a share`;
export const board_split_none = (): string =>
  `Nobody is in for a share yet.`;
export const board_split_all = (v: { count: number }): string =>
  `If the week ended now: ${plural(v.count, { one: `${number(v.count)} share`, other: `${number(v.count)} shares` })}`;
export const board_split = (v: { part: string; count: number; all: number }): string =>
  `If the week ended now: ${v.part} to the first ${number(v.count)} of ${number(v.all)}`;
export const board_this_week = (): string =>
  `This week`;
export const board_rewards = (): string =>
  `Weekly rewards`;
export const board_active = (): string =>
  `Active`;
export const board_inactive = (): string =>
  `Inactive`;
export const board_unavailable = (): string =>
  `Weekly Rewards Unavailable`;
export const board_unavailable_text = (): string =>
  `Unable to load weekly rewards system status. Please try again later.`;
export const board_weekly_pool = (): string =>
  `Weekly Pool`;
export const board_shared_out = (): string =>
  `shared out each week`;
export const board_active_users = (): string =>
  `Active Users`;
export const board_active_users_note = (): string =>
  `did something this week`;
export const board_eligible_users = (): string =>
  `Eligible Users`;
export const board_eligible_users_note = (v: { points: string }): string =>
  `${v.points}+ points needed`;
export const board_points = (): string =>
  `Total Points`;
export const board_points_note = (): string =>
  `earned by everyone`;
export const board_schedule = (): string =>
  `Schedule`;
export const board_snapshot = (): string =>
  `Next Snapshot`;
export const board_snapshot_text = (): string =>
  `The week is frozen`;
export const board_distribution = (): string =>
  `Next Distribution`;
export const board_distribution_text = (): string =>
  `The pool is shared out`;
export const board_from = (): string =>
  `Sun 23:00`;
export const board_until = (): string =>
  `Sun 23:00 UTC`;
export const board_recent = (): string =>
  `Recent Distributions`;
export const board_all_weeks = (): string =>
  `All weeks`;
export const board_recent_failed = (): string =>
  `The last distributions could not be loaded.`;
export const board_recent_none = (): string =>
  `No recent distributions`;
export const board_recent_none_text = (): string =>
  `The first payout will appear here.`;
export const board_of_week = (v: { date: string }): string =>
  `the week of ${v.date}`;
export const board_provisional = (): string =>
  `Provisional`;
export const board_provisional_text = (): string =>
  `Challenge hour: not distributed yet`;
export const board_week_link = <T>(v: { date: (text: string) => T; more: (text: string) => T; week: string }): Rich<T> =>
  [v.date(``), v.more(`: the week that ended on ${v.week}`)];
export const board_own_place = (): string =>
  `Your place on the board`;
export const board_own_place_failed = (): string =>
  `Your place could not be loaded. The page keeps trying.`;
export const board_progress = (): string =>
  `Your Weekly Progress`;
export const board_progress_failed = (): string =>
  `Your week could not be loaded.`;
export const board_own_points = (): string =>
  `Your Points`;
export const board_transactions = (): string =>
  `Transactions`;
export const board_status = (): string =>
  `Status`;
export const board_would_pay = (): string =>
  `This week would pay`;
export const board_would_pay_note = (): string =>
  `Estimate as of now`;
export const board_nothing = (): string =>
  `Nothing yet`;
export const board_how_points = (): string =>
  `How points count`;
export const board_if_nobody = (): string =>
  `If nobody earns any more points this week.`;
export const board_last_share = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`Your last share was `, v.amount(``), `.`];
export const board_last_shares = <T>(v: { count: string; amount: (text: string) => T }): Rich<T> =>
  [`Your last `, `${v.count}`, ` shares averaged `, v.amount(``), `.`];
export const board_since = <T>(v: { own: string; others: string; amount: (text: string) => T }): Rich<T> =>
  [`Since yesterday `, `${v.own}`, ` points of yours, `, `${v.others}`, ` of others: `, v.amount(``)];
export const board_toward = (): string =>
  `Toward a share of the pool`;
export const board_reached = (v: { points: string; threshold: string }): string =>
  `Aboard: ${v.points} points, ${v.threshold} needed`;
export const board_missing = (v: { points: string; threshold: string }): string =>
  `${v.points} of ${v.threshold} points`;
export const board_per_day = (): string =>
  `Points per day (UTC)`;
export const board_weekdays = (): string =>
  `Sun Mon Tue Wed Thu Fri Sat`;
export const board_weekdays_short = (): string =>
  `Su Mo Tu We Th Fr Sa`;
export const board_day = (v: { name: string; points: number }): string =>
  `${v.name}: ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`;
export const board_today = (v: { name: string; points: number }): string =>
  `${v.name}, today: ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`;
export const board_past_weeks = (): string =>
  `Your Past Weeks`;
export const board_past_weeks_none = (): string =>
  `No past weeks yet`;
export const board_past_weeks_none_text = (): string =>
  `Each week you are active appears here once it ends.`;
export const board_past_weeks_failed = (): string =>
  `Your past weeks could not be loaded.`;
export const board_past_week = <T>(v: { more: (text: string) => T; date: (text: string) => T }): Rich<T> =>
  [v.more(`Week of `), v.date(``)];
export const board_no_share = (): string =>
  `No share`;
export const board_pts = (v: { points: number }): string =>
  `${number(v.points)} pts`;
export const board_own_share = (v: { date: string }): string =>
  `your share of the week of ${v.date}`;
export const board_past_pages = (): string =>
  `Pages of your past weeks`;
export const board_newer = (): string =>
  `Newer weeks`;
export const board_older = (): string =>
  `Older weeks`;
export const board_page_of = (v: { page: string; pages: string }): string =>
  `${v.page} of ${v.pages}`;
export const board_onward = (): string =>
  `Where to go from here`;
export const board_join = (): string =>
  `Put your name on the board`;
export const board_join_text = (v: { bot: string }): string =>
  `Points come from what you do in chat. Open ${v.bot}, say /gm and send your first tip.`;
export const board_new = (): string =>
  `New on deck?`;
export const board_new_text = (): string =>
  `What the wallet does, and how its keys stay yours.`;
export const board_back_home = (): string =>
  `Back to home`;
export const guide_title = (): string =>
  `Activity Points & Pirate Ranks`;
export const guide_lead = (): string =>
  `How to earn points, and what each rank takes`;
export const guide_ranks = (): string =>
  `Pirate ranks`;
export const guide_ranks_table = (): string =>
  `Pirate ranks by lifetime points`;
export const guide_rank = (): string =>
  `Rank`;
export const guide_earning = (): string =>
  `Earning points`;
export const guide_setup = (): string =>
  `One-time setup`;
export const guide_setup_sum = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} in all`;
export const guide_daily = (): string =>
  `Daily`;
export const guide_recurring = (): string =>
  `Recurring`;
export const guide_cap = (v: { points: number }): string =>
  `Daily activity cap: at most ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} a day (UTC) from tips, sends, /gm and /faucet together.`;
export const guide_tip_limit = (v: { tips: number }): string =>
  `Tip limit: at most ${number(v.tips)} tips a day earn points. Tips beyond that still arrive.`;
export const guide_least_tip = (v: { amount: string; code: string }): string =>
  `Smallest tip: a tip below ${v.amount} ${v.code} earns no points. It still arrives.`;
export const guide_rule_account_created = (): string =>
  `Create your account`;
export const guide_rule_primary_address_set = (): string =>
  `Set your primary wallet address`;
export const guide_rule_staking_address_set = (): string =>
  `Set your staking address`;
export const guide_rule_twitter_set = (): string =>
  `Set your Twitter/X username`;
export const guide_rule_first_tip = (): string =>
  `First confirmed tip`;
export const guide_rule_first_send = (): string =>
  `First confirmed send`;
export const guide_rule_gm = (): string =>
  `/gm command, once per 24 hours`;
export const guide_rule_faucet = (): string =>
  `/faucet claim, once per 24 hours`;
export const guide_rule_tip = (): string =>
  `Tip another member`;
export const guide_rule_send = (): string =>
  `Send or transfer (kept low to discourage spam)`;
export const guide_rule_content_submission = (): string =>
  `Content submission, evaluated by an admin`;
export const guide_content = (): string =>
  `Content`;
export const guide_content_table = (): string =>
  `Content types and the points each can earn`;
export const guide_type = (): string =>
  `Type`;
export const guide_points = (): string =>
  `Points`;
export const guide_usual = (): string =>
  `Usual`;
export const guide_type_twitter_post = (): string =>
  `Twitter Post`;
export const guide_type_youtube_video = (): string =>
  `YouTube Video`;
export const guide_type_tiktok_video = (): string =>
  `TikTok Video`;
export const guide_type_twitter_thread = (): string =>
  `Twitter Thread`;
export const guide_type_medium_article = (): string =>
  `Medium Article`;
export const guide_type_reddit_post = (): string =>
  `Reddit Post/Meme`;
export const guide_type_meme_image = (): string =>
  `Meme Image`;
export const guide_type_instagram_post = (): string =>
  `Instagram Post`;
export const guide_type_instagram_reel = (): string =>
  `Instagram Reel`;
export const guide_type_linkedin_article = (): string =>
  `LinkedIn Article`;
export const guide_type_linkedin_post = (): string =>
  `LinkedIn Post`;
export const guide_type_discord_message = (): string =>
  `Discord Message`;
export const guide_type_github_repo = (): string =>
  `GitHub Repository`;
export const guide_type_twitter_post_text = (): string =>
  `A post about the community on Twitter/X`;
export const guide_type_youtube_video_text = (): string =>
  `A video about the community on YouTube`;
export const guide_type_tiktok_video_text = (): string =>
  `A short video on TikTok`;
export const guide_type_twitter_thread_text = (): string =>
  `A thread of several posts on Twitter/X`;
export const guide_type_medium_article_text = (): string =>
  `An article on Medium`;
export const guide_type_reddit_post_text = (): string =>
  `A post or meme on Reddit`;
export const guide_type_meme_image_text = (): string =>
  `An original meme`;
export const guide_type_instagram_post_text = (): string =>
  `A post on Instagram`;
export const guide_type_instagram_reel_text = (): string =>
  `A reel on Instagram`;
export const guide_type_linkedin_article_text = (): string =>
  `An article on LinkedIn`;
export const guide_type_linkedin_post_text = (): string =>
  `A post on LinkedIn`;
export const guide_type_discord_message_text = (): string =>
  `A helpful message on Discord`;
export const guide_type_github_repo_text = (): string =>
  `Code for the ecosystem on GitHub`;
export const guide_advice = (): string =>
  `Submission tips`;
export const guide_advice_link = (): string =>
  `Submit the public link on My Dashboard, under Creators, or send it to the bot; an administrator reviews each one.`;
export const guide_advice_approval = (): string =>
  `Submitting earns nothing by itself: points come with the approval, within the type’s range, for quality and reach.`;
export const guide_advice_own = (): string =>
  `Make it your own: copies, reposts and repeated links are rejected.`;
export const guide_advice_name = (): string =>
  `Name the coin and link to the community, so readers find their way here.`;
export const portal_policy_lead = (): string =>
  `How each week shares its pool. A new policy begins with a coming week, and members can read it from the moment that you set it.`;
export const portal_policy_for_owner = (): string =>
  `Only the bot owner sets the policy.`;
export const portal_policy_failed = (): string =>
  `Failed to fetch the policies`;
export const portal_policy_draft_failed = (): string =>
  `Failed to fetch the draft`;
export const portal_policy_settings = (): string =>
  `The settings`;
export const portal_policy_since = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`since `, v.at(``)];
export const portal_policy_from = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`from `, v.at(``)];
export const portal_policy_rules = (): string =>
  `The rules as members read them`;
export const portal_policy_from_week = (v: { week: string }): string =>
  `The policy from the week of ${v.week} on`;
export const portal_policy_announce = (): string =>
  `Announce`;
export const portal_policy_withdraw = (): string =>
  `Withdraw`;
export const portal_policy_announce_ask = (): string =>
  `Announce this policy?`;
export const portal_policy_announce_do = (): string =>
  `Send to the members`;
export const portal_policy_announce_wait = (): string =>
  `The message has not loaded yet.`;
export const portal_policy_announce_failed = (): string =>
  `Failed to announce the policy`;
export const portal_policy_announce_text = (): string =>
  `The bot sends this message to every member who wants broadcasts:`;
export const portal_policy_announce_languages = (): string =>
  `Each member reads it in the language in which the bot writes to them.`;
export const portal_policy_message_failed = (): string =>
  `Failed to fetch the message`;
export const portal_policy_withdrawn = (): string =>
  `Policy withdrawn`;
export const portal_policy_withdraw_ask = (): string =>
  `Withdraw this policy?`;
export const portal_policy_withdraw_failed = (): string =>
  `Failed to withdraw the policy`;
export const portal_policy_withdraw_text = <T>(v: { at: (text: string) => T; name: string }): Rich<T> =>
  [`The rules before it then stay in force after `, v.at(``), `. Members may have read “`, `${v.name}`, `” already.`];
export const portal_policy_set_done = (): string =>
  `Policy set`;
export const portal_policy_set_done_text = (v: { name: string; start: string }): string =>
  `${v.name}, from ${v.start} on`;
export const portal_policy_set_ask = (): string =>
  `Set this policy?`;
export const portal_policy_set_do = (): string =>
  `Set policy`;
export const portal_policy_set_failed = (): string =>
  `Failed to set the policy`;
export const portal_policy_set_text = (v: { name: string }): string =>
  `Members can read “${v.name}” at once. Until its week begins you can set it again or withdraw it; afterwards nothing changes the week any more.`;
export const portal_policy_from_label = (): string =>
  `In force from`;
export const portal_policy_until = (v: { start: string; name: string }): string =>
  `It holds until ${v.start}, when “${v.name}” begins.`;
export const portal_policy_week_start = (v: { date: string }): string =>
  `Sunday, ${v.date}, 23:00 UTC`;
export const portal_policy_draft = (): string =>
  `Draft`;
export const portal_policy_start_from = (): string =>
  `Start from`;
export const portal_policy_choose = (): string =>
  `Choose a policy`;
export const portal_policy_discard = (): string =>
  `Discard`;
export const portal_policy_changes = (): string =>
  `What changes`;
export const portal_policy_unfilled = (): string =>
  `A field is not filled in correctly.`;
export const portal_policy_set = (): string =>
  `Set this policy`;
export const portal_policy_unsent = (): string =>
  `Nothing was sent. Check the marked fields.`;
export const portal_policy_replace_ask = (): string =>
  `Replace this draft?`;
export const portal_policy_discard_ask = (): string =>
  `Discard this draft?`;
export const portal_policy_replace_do = (): string =>
  `Replace the draft`;
export const portal_policy_discard_do = (): string =>
  `Discard the draft`;
export const portal_policy_lost = (): string =>
  `Your changes are lost for good.`;
export const portal_policy_lost_replaced = (v: { name: string }): string =>
  `Your changes are lost for good. The draft then starts from “${v.name}”.`;
export const portal_policy_shipped = (v: { name: string }): string =>
  `Shipped: ${v.name}`;
export const portal_policy_current = (v: { name: string }): string =>
  `In force: ${v.name}`;
export const portal_policy_problem_name = (v: { most: string }): string =>
  `1 to ${v.most} letters, digits, spaces or ._-`;
export const portal_policy_problem_amount = (): string =>
  `An amount of coins with at most 8 decimals, such as 500 or 0.25`;
export const portal_policy_problem_whole = (v: { least: string; most: string }): string =>
  `A whole number from ${v.least} to ${v.most}`;
export const portal_policy_problem_decimals = (v: { least: string; most: string }): string =>
  `A number with at most two decimals from ${v.least} to ${v.most}`;
export const portal_policy_problem_founders = (v: { most: string }): string =>
  `Up to ${v.most} different numbers of members, separated by commas`;
export const portal_policy_in_coins = (v: { label: string; code: string }): string =>
  `${v.label} (${v.code})`;
export const portal_policy_name = (): string =>
  `Name`;
export const portal_policy_name_hint = (): string =>
  `Members read it.`;
export const portal_policy_pool = (): string =>
  `Weekly pool`;
export const portal_policy_pool_hint = (): string =>
  `0 switches the rewards off.`;
export const portal_policy_part = (): string =>
  `Part of the balance`;
export const portal_policy_part_hint = (): string =>
  `Percent of the coins in the pool’s wallet that are owed to nobody at the snapshot; the weekly pool is then the maximum. Everybody can see how much the wallet holds. Leave it empty for a fixed pool.`;
export const portal_policy_needed = (): string =>
  `Points needed for a share`;
export const portal_policy_highest = (): string =>
  `Highest share`;
export const portal_policy_highest_hint = (): string =>
  `Percent of the pool.`;
export const portal_policy_kind = (): string =>
  `Points that count`;
export const portal_policy_kind_all = (): string =>
  `All points`;
export const portal_policy_kind_backed = (): string =>
  `As far as long-standing members back them`;
export const portal_policy_least_tip = (): string =>
  `Smallest tip that counts`;
export const portal_policy_least_tip_hint = (): string =>
  `A smaller tip backs nobody.`;
export const portal_policy_per_backer = (): string =>
  `Points for each backer`;
export const portal_policy_tipped_within = (): string =>
  `Weeks for which a tip backs its receiver`;
export const portal_policy_seen_for = (): string =>
  `Weeks until a member is long-standing`;
export const portal_policy_active_weeks = (): string =>
  `Active weeks needed`;
export const portal_policy_active_points = (): string =>
  `Points that make a week active`;
export const portal_policy_active_points_hint = (): string =>
  `Only points that backers made count. Set it above what one backer gives: one bought member would let a farm grow old.`;
export const portal_policy_young = (): string =>
  `Highest share while the community is young`;
export const portal_policy_young_hint = (): string =>
  `Percent of the pool, in its first weeks, when every member counts as long-standing.`;
export const portal_policy_founders = (): string =>
  `Founders`;
export const portal_policy_founders_hint = (): string =>
  `Numbers of members who are long-standing in any case, separated by commas.`;
export const portal_policy_newcomers = (): string =>
  `Points of new accounts`;
export const portal_policy_newcomers_none = (): string =>
  `As far as they are backed`;
export const portal_policy_newcomers_some = (): string =>
  `Some without a backer`;
export const portal_policy_newcomer_weeks = (): string =>
  `Weeks for which an account is new`;
export const portal_policy_newcomer_points = (): string =>
  `Points of a new account without a backer`;
export const portal_policy_newcomers_highest = (): string =>
  `Highest share of all new accounts`;
export const portal_policy_newcomers_highest_hint = (): string =>
  `Percent of the points that count. Farms of new accounts get no more, and neither do honest newcomers beside them.`;
export const portal_policy_earning = (): string =>
  `What actions earn`;
export const portal_policy_tip_earns = (): string =>
  `Smallest tip that earns points`;
export const portal_policy_tip_earns_hint = (): string =>
  `0 lets every tip earn.`;
export const portal_policy_points_of = (v: { name: string }): string =>
  `Points of “${v.name}”`;
export const portal_policy_day_points = (): string =>
  `Most points in a day`;
export const portal_policy_day_points_hint = (): string =>
  `Tips, sends, /gm and /faucet together.`;
export const portal_policy_day_tips = (): string =>
  `Tips a day that earn points`;
export const portal_policy_hunt_points = (): string =>
  `Most points in a treasure hunt`;
export const portal_policy_hunt_points_hint = (): string =>
  `To one member, as a finisher and by a prize.`;
export const portal_policy_replay = (): string =>
  `Replay`;
export const portal_policy_replay_do = (): string =>
  `Replay`;
export const portal_policy_replay_text = (): string =>
  `Plays closed weeks again as if the draft had been in force in them, and changes nothing.`;
export const portal_policy_no_weeks = (): string =>
  `No week is closed yet.`;
export const portal_policy_weeks = (): string =>
  `Weeks`;
export const portal_policy_last_weeks = (v: { weeks: number }): string =>
  `${plural(v.weeks, { one: `The last week`, other: `The last ${number(v.weeks)} weeks` })}`;
export const portal_policy_replay_cancel = (): string =>
  `Cancel the replay`;
export const portal_policy_played = (): string =>
  `Weeks played`;
export const portal_policy_replay_failed = (): string =>
  `Failed to replay`;
export const portal_policy_replay_old = (): string =>
  `The draft has changed since this replay.`;
export const portal_policy_keeps_points = (): string =>
  `The points stay as they were earned: only the rules of the pool are played again, for members and farms alike.`;
export const portal_policy_keeps_pools = (): string =>
  `Nobody knows the balance of past weeks: each week has the pool that it had, up to the ceiling. How large the pool will be, this replay does not say.`;
export const portal_policy_shared = (v: { weeks: number }): string =>
  `Shared out in ${plural(v.weeks, { one: `${number(v.weeks)} week`, other: `${number(v.weeks)} weeks` })}`;
export const portal_policy_instead = <T>(v: { before: (text: string) => T }): Rich<T> =>
  [`instead of `, v.before(``)];
export const portal_policy_moved = (): string =>
  `Coins that move`;
export const portal_policy_of_members = (v: { members: number }): string =>
  `Of ${plural(v.members, { one: `${number(v.members)} member`, other: `${number(v.members)} members` })}`;
export const portal_policy_gain = (v: { gain: number; lose: number }): string =>
  `${number(v.gain)} get more, ${number(v.lose)} less`;
export const portal_policy_lose_tenth = (v: { count: number }): string =>
  `${number(v.count)} by more than a tenth`;
export const portal_policy_top_ten = (): string =>
  `The top ten`;
export const portal_policy_farms = (): string =>
  `Farms planted from the first of these weeks on`;
export const portal_policy_farm = (): string =>
  `Farm`;
export const portal_policy_of_pools = (): string =>
  `Of the pools then`;
export const portal_policy_under_draft = (): string =>
  `Under the draft`;
export const portal_policy_then = (): string =>
  `Then`;
export const portal_policy_farm_circle = (): string =>
  `8 new accounts that tip each other`;
export const portal_policy_farm_popular = (): string =>
  `10 new accounts that tip popular members 0.003`;
export const portal_policy_farm_throwaway = (): string =>
  `30 new accounts every week, each with one tip of 0.01`;
export const portal_policy_farm_one_bought = (): string =>
  `8 new accounts, backed by one bought member`;
export const portal_policy_farm_three_bought = (): string =>
  `8 new accounts, backed by three bought members`;
export const portal_policy_members_changed = (): string =>
  `Members, the largest change first`;
export const portal_policy_counted = (v: { counted: number; points: number }): string =>
  `${number(v.counted)} of ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} count`;
export const portal_policy_show_all = (v: { count: number }): string =>
  `Show ${number(v.count)}`;
export const portal_policy_others = <T>(v: { count: number; command: (text: string) => T }): Rich<T> =>
  [`The other `, `${number(v.count)}`, ` change less. The command `, v.command(`replay`), ` lists all.`];
export const portal_policy_each_week = (): string =>
  `Each week`;
export const portal_policy_weeks_oldest = (): string =>
  `Weeks, oldest first`;
export const portal_policy_shared_then = (): string =>
  `Shared out then`;
export const portal_policy_members = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} member`, other: `${number(v.count)} members` })}`;
export const portal_payments_lead = (): string =>
  `Record what you paid members outside this site. Those shares then count as paid everywhere, and the wallet never pays them. Recording pays nothing by itself.`;
export const portal_payments_for_owner = (): string =>
  `Only the bot owner records payments.`;
export const portal_payments_unpaid = (): string =>
  `Unpaid`;
export const portal_payments_unpaid_failed = (): string =>
  `Failed to fetch unpaid weeks`;
export const portal_payments_none_unpaid = (): string =>
  `Nothing is unpaid`;
export const portal_payments_none_unpaid_text = (): string =>
  `Shares that wait for their payment appear here once their week is distributed.`;
export const portal_payments_unpaid_weeks = (): string =>
  `Unpaid weeks`;
export const portal_payments_recorded = (): string =>
  `Recorded`;
export const portal_payments_recorded_failed = (): string =>
  `Failed to fetch recorded payments`;
export const portal_payments_list_of = (): string =>
  `payments`;
export const portal_payments_none_recorded = (): string =>
  `Nothing is recorded`;
export const portal_payments_none_recorded_text = (): string =>
  `Payments that you record stay here, also when you take them back.`;
export const portal_payments_recorded_list = (): string =>
  `Recorded payments`;
export const portal_payments_for = <T>(v: { amount: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` for the week of `, v.week(``)];
export const portal_payments_paid = (): string =>
  `Paid`;
export const portal_payments_taken_back = (): string =>
  `Taken back`;
export const portal_payments_recorded_shares = <T>(v: { shares: number; by: string; at: (text: string) => T }): Rich<T> =>
  [`${plural(v.shares, { one: `${number(v.shares)} share`, other: `${number(v.shares)} shares` })}`, `, recorded by `, `${v.by}`, `, `, v.at(``)];
export const portal_payments_recorded_to = <T>(v: { member: (text: string) => T; by: string; at: (text: string) => T }): Rich<T> =>
  [`to `, v.member(``), `, recorded by `, `${v.by}`, `, `, v.at(``)];
export const portal_payments_transaction = (): string =>
  `Transaction`;
export const portal_payments_name = (v: { id: string }): string =>
  `payment ${v.id}`;
export const portal_payments_checked = (): string =>
  `It pays these shares, as the chain shows`;
export const portal_payments_unchecked = (): string =>
  `Not checked on the chain`;
export const portal_payments_note = (): string =>
  `Note`;
export const portal_payments_taken_back_by = <T>(v: { reason: string; by: string; at: (text: string) => T }): Rich<T> =>
  [`${v.reason}`, ` (by `, `${v.by}`, `, `, v.at(``), `)`];
export const portal_payments_take_back = <T>(v: { what: (text: string) => T; id: string }): Rich<T> =>
  [`Take back`, v.what(` payment ${v.id}`)];
export const portal_payments_unpaid_sum = <T>(v: { shares: number; amount: (text: string) => T }): Rich<T> =>
  [`${plural(v.shares, { one: `${number(v.shares)} unpaid share`, other: `${number(v.shares)} unpaid shares` })}`, `, `, v.amount(``)];
export const portal_payments_members = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`Members`, v.of(` of the week of ${v.week}`)];
export const portal_payments_record = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`Record payment`, v.of(` of the week of ${v.week}`)];
export const portal_payments_shares_failed = (): string =>
  `Failed to fetch unpaid shares`;
export const portal_payments_shares_of = (v: { week: string }): string =>
  `unpaid shares of the week of ${v.week}`;
export const portal_payments_shares = (v: { week: string }): string =>
  `Unpaid shares of the week of ${v.week}`;
export const portal_payments_member = (v: { member: string; address: string }): string =>
  `Member ${v.member}, ${v.address}`;
export const portal_payments_no_address = (v: { member: string }): string =>
  `Member ${v.member}, no address`;
export const portal_payments_record_one = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Record`, v.of(` the payment of ${v.name}`)];
export const portal_payments_needs = (): string =>
  `Give the transaction, or a note on how it was paid.`;
export const portal_payments_check_failed = (): string =>
  `Failed to check the payment`;
export const portal_payments_done = (): string =>
  `Payment recorded`;
export const portal_payments_done_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { one: `${number(v.shares)} share`, other: `${number(v.shares)} shares` })} of the week of ${v.week}`;
export const portal_payments_failed = (): string =>
  `Failed to record the payment`;
export const portal_payments_record_title = (): string =>
  `Record a payment made by hand`;
export const portal_payments_record_ask = (): string =>
  `Record this payment?`;
export const portal_payments_back = (): string =>
  `Back`;
export const portal_payments_continue = (): string =>
  `Continue`;
export const portal_payments_record_do = (): string =>
  `Record payment`;
export const portal_payments_about = <T>(v: { who: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.who(``), `, `, v.amount(``), ` of the week of `, `${v.week}`, `.`];
export const portal_payments_unpaid_shares = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} unpaid share`, other: `${number(v.count)} unpaid shares` })}`;
export const portal_payments_txid_checked = (): string =>
  `Its id, 64 characters. The chain is asked whether it pays these shares in full.`;
export const portal_payments_txid_unchecked = (): string =>
  `Its id, 64 characters. It cannot be checked: this site has no chain index.`;
export const portal_payments_note_hint = (): string =>
  `How it was paid. Everybody can read it.`;
export const portal_payments_confirm = <T>(v: { who: (text: string) => T; week: string; amount: (text: string) => T }): Rich<T> =>
  [v.who(``), ` of the week of `, `${v.week}`, `, `, v.amount(``), `, will count as paid. The wallet never pays that.`];
export const portal_payments_chain_shows = (): string =>
  `The chain shows that the transaction pays them in full.`;
export const portal_payments_chain_unasked = (): string =>
  `Whether the transaction pays them was not checked: this site has no chain index.`;
export const portal_payments_left = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} unpaid share of this week stays unpaid: the transaction does not pay it in full.`, other: `${number(v.count)} unpaid shares of this week stay unpaid: the transaction does not pay them in full.` })}`;
export const portal_payments_undone = (): string =>
  `Payment taken back`;
export const portal_payments_undone_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { one: `${number(v.shares)} share`, other: `${number(v.shares)} shares` })} of the week of ${v.week}, unpaid again`;
export const portal_payments_undo_ask = (): string =>
  `Take back this payment?`;
export const portal_payments_undo_do = (): string =>
  `Take back`;
export const portal_payments_undo_why = (): string =>
  `Say why it is taken back.`;
export const portal_payments_undo_failed = (): string =>
  `Failed to take it back`;
export const portal_payments_undo_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { one: `${number(v.shares)} share`, other: `${number(v.shares)} shares` })} of the week of ${v.week} will be unpaid again. Where this site has a wallet, it pays them within minutes.`;
export const portal_payments_undo_hint = (): string =>
  `For this list and the audit log.`;
export const portal_settings_lead = (): string =>
  `A change counts at once, on every server of this site. The audit log keeps it.`;
export const portal_settings_for_owner = (): string =>
  `Only the bot owner changes settings.`;
export const portal_settings_load_failed = (): string =>
  `Failed to fetch the settings`;
export const portal_settings_links = (): string =>
  `Links and contacts`;
export const portal_settings_links_hint = (): string =>
  `Links that the site shows: https addresses. Leave a link empty to hide it. A contact may be an email address.`;
export const portal_settings_site = (): string =>
  `Site`;
export const portal_settings_site_hint = (): string =>
  `Without a price the site shows no dollars. With no free requests API keys need a plan.`;
export const portal_settings_bot = (): string =>
  `Bot`;
export const portal_settings_bot_hint = (): string =>
  `For the bot that this site runs itself. The welcome is plain text, below the bot’s own first line.`;
export const portal_settings_notices = (): string =>
  `Notices`;
export const portal_settings_notices_hint = (): string =>
  `Messages that the bot sends unasked. Members can also switch off their own.`;
export const portal_settings_alerts = (): string =>
  `Alerts to you`;
export const portal_settings_alerts_hint = (): string =>
  `The monitor shows these problems in any case.`;
export const portal_settings_website = (): string =>
  `Official website`;
export const portal_settings_telegram = (): string =>
  `Telegram community`;
export const portal_settings_forum = (): string =>
  `Community forum`;
export const portal_settings_explorer = (): string =>
  `Block explorer`;
export const portal_settings_contact = (): string =>
  `Contact for members`;
export const portal_settings_developers = (): string =>
  `Contact for developers`;
export const portal_settings_theme = (): string =>
  `Theme for visitors who have not chosen one`;
export const portal_settings_price = (): string =>
  `US dollars for one coin`;
export const portal_settings_free = (): string =>
  `API requests a month without a plan`;
export const portal_settings_welcome = (): string =>
  `Welcome after /start`;
export const portal_settings_language = (): string =>
  `Language of the bot, where nobody has chosen one`;
export const portal_settings_hear_shares = (): string =>
  `Members hear of paid shares`;
export const portal_settings_hear_weeks = (): string =>
  `Members hear why a week paid them nothing`;
export const portal_settings_wallet_short = (): string =>
  `The wallet holds too little`;
export const portal_settings_wallet_away = (): string =>
  `The wallet does not answer`;
export const portal_settings_payouts_stopped = (): string =>
  `Payouts are stopped`;
export const portal_settings_bot_deaf = (): string =>
  `The bot hears nothing`;
export const portal_settings_week_late = (): string =>
  `A week is not closed`;
export const portal_settings_job_failing = (): string =>
  `A job keeps failing`;
export const portal_settings_disk_low = (): string =>
  `A disk is nearly full`;
export const portal_settings_backup_old = (): string =>
  `The backup is old`;
export const portal_settings_certificate_soon = (): string =>
  `The certificate ends within 14 days`;
export const portal_settings_certificate_now = (): string =>
  `The certificate ends within 3 days`;
export const portal_settings_changed = (): string =>
  `Changed here`;
export const portal_settings_unsaved = (): string =>
  `Not saved`;
export const portal_settings_default_empty = (): string =>
  `Default: empty`;
export const portal_settings_default = (v: { value: string }): string =>
  `Default: ${v.value}`;
export const portal_settings_on = (): string =>
  `on`;
export const portal_settings_off = (): string =>
  `off`;
export const portal_settings_system = (): string =>
  `system`;
export const portal_settings_light = (): string =>
  `light`;
export const portal_settings_dark = (): string =>
  `dark`;
export const portal_settings_use_default = (): string =>
  `Use the default`;
export const portal_settings_use_default_of = (v: { setting: string }): string =>
  `Use the default of ${v.setting}`;
export const portal_settings_empty = (): string =>
  `Empty`;
export const portal_settings_fixed = (v: { variable: string }): string =>
  `Set in the settings file or the environment: ${v.variable}`;
export const portal_settings_done = (): string =>
  `Settings saved`;
export const portal_settings_done_text = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} setting`, other: `${number(v.count)} settings` })} changed on every server.`;
export const portal_settings_nothing_saved = (): string =>
  `Nothing was saved. Check the marked settings.`;
export const portal_settings_failed = (): string =>
  `Failed to save the settings`;
export const portal_settings_save = (): string =>
  `Save changes`;
export const portal_fairness_lead = (): string =>
  `Tipping that stood out in a week. You can check every figure, and none of it is proof: friends tip each other too. Nothing happens until you decide.`;
export const portal_fairness_objections = (): string =>
  `Objections`;
export const portal_fairness_week = (): string =>
  `Week`;
export const portal_fairness_show = (): string =>
  `Show`;
export const portal_fairness_kind = (): string =>
  `Kind`;
export const portal_fairness_worthy = (): string =>
  `Worth asking about`;
export const portal_fairness_everything = (): string =>
  `Everything`;
export const portal_fairness_usual = (): string =>
  `Usual here`;
export const portal_fairness_all_kinds = (): string =>
  `All kinds`;
export const portal_fairness_circles = (): string =>
  `Closed circles`;
export const portal_fairness_checked = <T>(v: { tips: number; at: (text: string) => T }): Rich<T> =>
  [`${plural(v.tips, { one: `${number(v.tips)} tip`, other: `${number(v.tips)} tips` })}`, `, checked `, v.at(``), `.`];
export const portal_fairness_failed = (): string =>
  `Failed to fetch the signals`;
export const portal_fairness_list_of = (): string =>
  `signals`;
export const portal_fairness_signals = (): string =>
  `Signals`;
export const portal_fairness_running = (v: { week: string }): string =>
  `${v.week}, running`;
export const portal_fairness_week_worthy = (v: { week: string; count: number }): string =>
  `${v.week}: ${number(v.count)} worth asking about`;
export const portal_fairness_unchecked = (): string =>
  `Not checked yet`;
export const portal_fairness_unchecked_text = (): string =>
  `The running week is checked every ten minutes, and once more when it has closed.`;
export const portal_fairness_none = (): string =>
  `No unusual tipping this week`;
export const portal_fairness_none_text = (): string =>
  `Choose “Everything” to see the weaker signs as well.`;
export const portal_fairness_nothing = (): string =>
  `Nothing stands out`;
export const portal_fairness_nothing_text = (): string =>
  `The tips of this week look like any other week’s.`;
export const portal_fairness_no_usual = (): string =>
  `Nothing marked as usual yet`;
export const portal_fairness_no_usual_text = (): string =>
  `Signals that you mark as usual here are listed, so you can change your mind.`;
export const portal_fairness_pair = (): string =>
  `A pair that tips each other`;
export const portal_fairness_ring = (): string =>
  `A ring`;
export const portal_fairness_chain = (): string =>
  `A chain`;
export const portal_fairness_star = (): string =>
  `A star`;
export const portal_fairness_group = (): string =>
  `A closed group`;
export const portal_fairness_fan_in = (): string =>
  `Accounts that feed one member`;
export const portal_fairness_same_address = (): string =>
  `One address for several members`;
export const portal_fairness_clock = (): string =>
  `Tips by the clock`;
export const portal_fairness_dust = (): string =>
  `Dust`;
export const portal_fairness_back_and_forth = (): string =>
  `Tips back and forth`;
export const portal_fairness_one_payer = (): string =>
  `Coins from one member`;
export const portal_fairness_tips_alone = (): string =>
  `Tips and nothing else`;
export const portal_fairness_hunters = (): string =>
  `Together in a treasure hunt`;
export const portal_fairness_says_circle = (v: { members: number; sent: string; received: string }): string =>
  `${number(v.members)} members earned ${v.sent} % of their tips’ points by tipping each other, and got ${v.received} % of their tips from each other.`;
export const portal_fairness_says_fan_in = (v: { accounts: number; part: string; unknown: number }): string =>
  `${number(v.accounts)} accounts sent one member ${v.part} % of that member’s tips; ${number(v.unknown)} of them are tipped by hardly anybody else.`;
export const portal_fairness_says_same_address = (v: { members: number }): string =>
  `${number(v.members)} members have their shares paid to the same address.`;
export const portal_fairness_says_clock = (v: { part: string; seconds: number; days: number }): string =>
  `${v.part} % of the tips came at the same time of day, within ${number(v.seconds)} seconds, on ${number(v.days)} days or more.`;
export const portal_fairness_says_dust = (v: { part: string }): string =>
  `${v.part} % of the tips were for hardly more than the least that a tip can be.`;
export const portal_fairness_says_back_and_forth = (v: { least: string; most: string }): string =>
  `Two members earned ${v.least} % and ${v.most} % of their tips’ points by tips that came back within a day.`;
export const portal_fairness_says_one_payer = (v: { accounts: number }): string =>
  `${number(v.accounts)} accounts tip coins that one member gave them, and hardly anybody else tips them.`;
export const portal_fairness_says_tips_alone = (v: { payees: number }): string =>
  `Earned by tips to ${number(v.payees)} members and by nothing else; nobody tipped back.`;
export const portal_fairness_says_hunters_joined = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `Of ${number(v.among)} members who finished a treasure hunt within ${number(v.seconds)} seconds, ${number(v.members)} joined on the same day, as ${v.part} % of all have.`;
export const portal_fairness_says_hunters_payer = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `Of ${number(v.among)} members who finished a treasure hunt within ${number(v.seconds)} seconds, ${number(v.members)} had their first tip from the same member, as ${v.part} % of all have.`;
export const portal_fairness_tips_points = (v: { tips: number; points: number }): string =>
  `${plural(v.tips, { one: `${number(v.tips)} tip`, other: `${number(v.tips)} tips` })}, ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`;
export const portal_fairness_members = (): string =>
  `Members`;
export const portal_fairness_part = (v: { part: string; all: string }): string =>
  `${v.part} of ${v.all} points`;
export const portal_fairness_more = (v: { count: number }): string =>
  `and ${plural(v.count, { one: `${number(v.count)} more member`, other: `${number(v.count)} more members` })}`;
export const portal_fairness_without = <T>(v: { amount: (text: string) => T; usual: (text: string) => T; before: (text: string) => T }): Rich<T> =>
  [`Without these points their shares would be `, v.amount(``), ` smaller together. `, v.usual(``), ` `, v.before(``)];
export const portal_fairness_details = (): string =>
  `Show the tips`;
export const portal_fairness_note_add = (): string =>
  `Add a note`;
export const portal_fairness_note_change = (): string =>
  `Change the note`;
export const portal_fairness_hold = (v: { members: number }): string =>
  `Hold ${plural(v.members, { one: `the share`, other: `the shares` })}`;
export const portal_fairness_before = (v: { weeks: number }): string =>
  `Some of them stood out like this in ${number(v.weeks)} of the four weeks before.`;
export const portal_fairness_usual_none = (): string =>
  `There is no other week to compare with.`;
export const portal_fairness_usual_nobody = (): string =>
  `Nobody stood out this much in any other week.`;
export const portal_fairness_usual_little = (): string =>
  `In other weeks, less than 0.1 % of earners stood out this much.`;
export const portal_fairness_usual_part = (v: { part: string }): string =>
  `In other weeks, ${v.part} % of earners stood out this much.`;
export const portal_fairness_marked = (): string =>
  `Marked as usual here`;
export const portal_fairness_marked_text = (v: { title: string }): string =>
  `${v.title}: not shown again for these members. “Usual here” lists it.`;
export const portal_fairness_unmarked = (): string =>
  `Shown again`;
export const portal_fairness_unmarked_text = (v: { title: string }): string =>
  `${v.title}, for these members`;
export const portal_fairness_mark_failed = (): string =>
  `Failed to mark it`;
export const portal_fairness_mark = (): string =>
  `Usual here, do not show again`;
export const portal_fairness_unmark = (): string =>
  `Show it again`;
export const portal_fairness_tips_failed = (): string =>
  `Failed to fetch the tips`;
export const portal_fairness_flows = (): string =>
  `Who tipped whom in the week`;
export const portal_fairness_from = (): string =>
  `From`;
export const portal_fairness_to = (): string =>
  `To`;
export const portal_fairness_tips = (): string =>
  `Tips`;
export const portal_fairness_no_tips = (): string =>
  `They have not tipped each other this week.`;
export const portal_fairness_shown_by = (): string =>
  `The tips that show it`;
export const portal_fairness_oldest = (v: { count: number; all: number }): string =>
  `The oldest ${number(v.count)} of ${plural(v.all, { one: `${number(v.all)} tip`, other: `${number(v.all)} tips` })}.`;
export const portal_fairness_graph = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} member`, other: `${number(v.count)} members` })} and who tipped whom`;
export const portal_fairness_note_removed = (): string =>
  `Note removed`;
export const portal_fairness_note_saved = (): string =>
  `Note saved`;
export const portal_fairness_note_title = (v: { title: string }): string =>
  `Note on “${v.title}”`;
export const portal_fairness_note_save = (): string =>
  `Save note`;
export const portal_fairness_note_failed = (): string =>
  `Failed to save the note`;
export const portal_fairness_note = (): string =>
  `Note`;
export const portal_fairness_note_hint = (): string =>
  `Only administrators see it. Leave it empty to remove the note.`;
export const portal_fairness_held = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} share`, other: `${number(v.count)} shares` })} held`;
export const portal_fairness_held_text = (v: { week: string }): string =>
  `Week of ${v.week}`;
export const portal_fairness_hold_ask = (v: { title: string }): string =>
  `Hold shares: ${v.title}?`;
export const portal_fairness_hold_do = (): string =>
  `Hold shares`;
export const portal_fairness_hold_why = (): string =>
  `Say why the shares are held.`;
export const portal_fairness_hold_failed = (): string =>
  `Failed to hold the shares`;
export const portal_fairness_hold_text = (): string =>
  `They are not paid until released, and nobody else’s share changes. Shares that are already on their way stay as they are.`;
export const portal_fairness_hold_hint = (): string =>
  `Shown in the audit log, and to administrators on the week’s page.`;
export const portal_fairness_objections_failed = (): string =>
  `Failed to fetch objections`;
export const portal_fairness_objections_of = (): string =>
  `objections`;
export const portal_fairness_objects_hold = <T>(v: { by: (text: string) => T }): Rich<T> =>
  [v.by(``), ` objects to the hold of their own share`];
export const portal_fairness_objects_share = <T>(v: { by: (text: string) => T; member: (text: string) => T }): Rich<T> =>
  [v.by(``), ` objects to the share of `, v.member(``)];
export const portal_fairness_objection_week = <T>(v: { week: string; at: (text: string) => T }): Rich<T> =>
  [`week of `, `${v.week}`, `, `, v.at(``)];
export const portal_fairness_held_because = (v: { reason: string }): string =>
  `Held because: ${v.reason}`;
export const portal_fairness_release = (): string =>
  `Release the share`;
export const portal_fairness_hold_one = (): string =>
  `Hold the share`;
export const portal_fairness_keep = (): string =>
  `Keep it held`;
export const portal_fairness_turn_down = (): string =>
  `Turn down`;
export const portal_fairness_upheld = (): string =>
  `Upheld`;
export const portal_fairness_turned_down = (): string =>
  `Turned down`;
export const portal_fairness_decision = <T>(v: { by: (text: string) => T; at: (text: string) => T; note: string }): Rich<T> =>
  [`by `, v.by(``), `, `, v.at(``), `: `, `${v.note}`];
export const portal_fairness_concerned = (): string =>
  `Decided by the person concerned`;
export const portal_fairness_release_ask = (v: { name: string }): string =>
  `Release the share of ${v.name}?`;
export const portal_fairness_keep_ask = (v: { name: string }): string =>
  `Keep the share of ${v.name} held?`;
export const portal_fairness_hold_one_ask = (v: { name: string }): string =>
  `Hold the share of ${v.name}?`;
export const portal_fairness_turn_down_ask = (): string =>
  `Turn the objection down?`;
export const portal_fairness_done_upheld = (): string =>
  `Objection upheld`;
export const portal_fairness_done_turned_down = (): string =>
  `Objection turned down`;
export const portal_fairness_decide = (): string =>
  `Decide`;
export const portal_fairness_decide_failed = (): string =>
  `Failed to decide`;
export const portal_fairness_decide_hint = (): string =>
  `The bot tells the member who objected. You cannot change it later.`;
export const portal_audit_lead = (): string =>
  `Every action of administrators and the operator. Entries are never changed or removed.`;
export const portal_audit_failed = (): string =>
  `The audit log could not be loaded`;
export const portal_audit_list_of = (): string =>
  `the audit log`;
export const portal_audit_entries = (): string =>
  `Entries`;
export const portal_audit_none_here = (): string =>
  `No entries here`;
export const portal_audit_none_here_text = (): string =>
  `No entries match these filters on this page.`;
export const portal_audit_show_all = (): string =>
  `Show all entries`;
export const portal_audit_none = (): string =>
  `No entries yet`;
export const portal_audit_none_text = (): string =>
  `The first decision, ban or payout will appear here.`;
export const portal_audit_by = <T>(v: { actor: (text: string) => T; at: (text: string) => T }): Rich<T> =>
  [`by `, v.actor(``), `, `, v.at(``)];
export const portal_audit_before = (): string =>
  `before:`;
export const portal_audit_after = (): string =>
  `after:`;
export const portal_audit_yes = (): string =>
  `yes`;
export const portal_audit_no = (): string =>
  `no`;
export const portal_audit_actor = (): string =>
  `Actor`;
export const portal_audit_actor_example = (): string =>
  `Telegram id, operator or system`;
export const portal_audit_action = (): string =>
  `Action`;
export const portal_audit_entity = (): string =>
  `Entity`;
export const portal_audit_entity_id = (): string =>
  `Entity id`;
export const portal_audit_invalid = (v: { field: string; value: string }): string =>
  `${v.field}: “${v.value}” is not a valid value.`;
export const portal_audit_filter = (): string =>
  `Filter`;
export const portal_hunts_lead = (): string =>
  `Treasure hunts: write clues, set prizes, and announce them. From then on nothing in a hunt changes, and everybody can check who won.`;
export const portal_hunts_load_failed = (): string =>
  `Failed to fetch treasure hunts`;
export const portal_hunts_gone = (): string =>
  `There is no such draft`;
export const portal_hunts_gone_text = (): string =>
  `It was deleted or announced, maybe by somebody else.`;
export const portal_hunts_back = (): string =>
  `Back to the hunts`;
export const portal_hunts_go_on = (): string =>
  `Go on writing`;
export const portal_hunts_write = (): string =>
  `Write a hunt`;
export const portal_hunts_template = (): string =>
  `Start from the template`;
export const portal_hunts_none = (): string =>
  `No treasure hunt yet`;
export const portal_hunts_none_text = (): string =>
  `A hunt is a story with clues. Members solve them in the bot’s private chat or on the site, and the first to finish, or those whom a block draws, win its prizes. The template has three clues to change as you like.`;
export const portal_hunts_list = (): string =>
  `Treasure hunts`;
export const portal_hunts_replace_ask = (): string =>
  `Replace the hunt that you began?`;
export const portal_hunts_replace_do = (): string =>
  `Replace it`;
export const portal_hunts_replace_text = (): string =>
  `You began to write a hunt and have not saved it. The template takes its place, and your text is lost for good.`;
export const portal_hunts_status_draft = (): string =>
  `Draft`;
export const portal_hunts_status_upcoming = (): string =>
  `Announced`;
export const portal_hunts_status_ended = (): string =>
  `Waits for its winners`;
export const portal_hunts_status_settled = (): string =>
  `Over`;
export const portal_hunts_unsaved = (): string =>
  `Changes not saved`;
export const portal_hunts_coins = <T>(v: { clues: number; coins: (text: string) => T }): Rich<T> =>
  [`${plural(v.clues, { one: `${number(v.clues)} clue`, other: `${number(v.clues)} clues` })}`, `, `, v.coins(``), ` in prizes`];
export const portal_hunts_no_coins = (v: { clues: number }): string =>
  `${plural(v.clues, { one: `${number(v.clues)} clue`, other: `${number(v.clues)} clues` })}, no coins`;
export const portal_hunts_coins_played = <T>(v: { clues: number; coins: (text: string) => T; players: number; finishers: number }): Rich<T> =>
  [`${plural(v.clues, { one: `${number(v.clues)} clue`, other: `${number(v.clues)} clues` })}`, `, `, v.coins(``), ` in prizes, `, `${plural(v.players, { one: `${number(v.players)} player`, other: `${number(v.players)} players` })}`, `, `, `${plural(v.finishers, { one: `${number(v.finishers)} finisher`, other: `${number(v.finishers)} finishers` })}`];
export const portal_hunts_no_coins_played = (v: { clues: number; players: number; finishers: number }): string =>
  `${plural(v.clues, { one: `${number(v.clues)} clue`, other: `${number(v.clues)} clues` })}, no coins, ${plural(v.players, { one: `${number(v.players)} player`, other: `${number(v.players)} players` })}, ${plural(v.finishers, { one: `${number(v.finishers)} finisher`, other: `${number(v.finishers)} finishers` })}`;
export const portal_hunts_edit = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Edit`, v.what(` ${v.title}`)];
export const portal_hunts_before = (): string =>
  `Before it can be announced`;
export const portal_hunts_save_first = (): string =>
  `Save or discard your changes to announce it.`;
export const portal_hunts_announce = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Announce`, v.what(` ${v.title}`)];
export const portal_hunts_delete = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Delete`, v.what(` ${v.title}`)];
export const portal_hunts_cancel = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Cancel the hunt`, v.what(` ${v.title}`)];
export const portal_hunts_announced = (): string =>
  `Treasure hunt announced`;
export const portal_hunts_announce_ask = (): string =>
  `Announce this treasure hunt?`;
export const portal_hunts_announce_do = (): string =>
  `Announce`;
export const portal_hunts_announce_failed = (): string =>
  `Failed to announce the treasure hunt`;
export const portal_hunts_runs = <T>(v: { title: string; start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`“`, `${v.title}`, `” runs from `, v.start(``), ` to `, v.end(``), `.`];
export const portal_hunts_becomes_fixed = (): string =>
  `Its story, times, clues, answers, prizes and who may play become fixed, and their hash goes into the public log. You can only cancel it, with a reason that everybody reads.`;
export const portal_hunts_reserves_none = (): string =>
  `It reserves no coins.`;
export const portal_hunts_reserves = <T>(v: { coins: (text: string) => T }): Rich<T> =>
  [v.coins(``), ` of the pool’s wallet are reserved for its prizes until they are paid.`];
export const portal_hunts_seen = (): string =>
  `Everybody sees it on the site at once; its clues only once it begins.`;
export const portal_hunts_cancelled = (): string =>
  `Treasure hunt cancelled`;
export const portal_hunts_cancel_ask = (): string =>
  `Cancel this treasure hunt?`;
export const portal_hunts_cancel_do = (): string =>
  `Cancel the hunt`;
export const portal_hunts_cancel_why = (): string =>
  `Say why it is cancelled.`;
export const portal_hunts_cancel_failed = (): string =>
  `Failed to cancel the treasure hunt`;
export const portal_hunts_cancel_text = (v: { title: string }): string =>
  `“${v.title}” ends at once, nobody wins anything, and its coins are free again. It cannot be opened again.`;
export const portal_hunts_cancel_hint = (): string =>
  `Everybody reads it on the hunt’s page.`;
export const portal_hunts_deleted = (): string =>
  `Draft deleted`;
export const portal_hunts_delete_ask = (): string =>
  `Delete this draft?`;
export const portal_hunts_delete_do = (): string =>
  `Delete the draft`;
export const portal_hunts_delete_failed = (): string =>
  `Failed to delete the draft`;
export const portal_hunts_delete_text = (v: { title: string }): string =>
  `“${v.title}” cannot be brought back, and its hidden links stop working.`;
export const portal_hunts_problem_text = (v: { most: string }): string =>
  `1 to ${v.most} characters`;
export const portal_hunts_problem_time = (): string =>
  `A date and a time`;
export const portal_hunts_problem_end = (): string =>
  `A treasure hunt ends after its start.`;
export const portal_hunts_problem_coins = (): string =>
  `An amount of coins with at most 8 decimals, such as 5 or 0.25`;
export const portal_hunts_problem_prize = (): string =>
  `Coins, points, or both`;
export const portal_hunts_problem_payee = (): string =>
  `Choose the member to tip`;
export const portal_hunts_problem_no_answer = (): string =>
  `An answer, or keep those that are stored`;
export const portal_hunts_problem_answers = (v: { lines: string; characters: string }): string =>
  `Up to ${v.lines} lines of up to ${v.characters} characters, each with a letter or a digit`;
export const portal_hunts_picture_large = (): string =>
  `This file is larger than 30 MB.`;
export const portal_hunts_picture_unread = (): string =>
  `This file is not a picture that can be read.`;
export const portal_hunts_picture_detailed = (): string =>
  `This picture has too many details. Choose a simpler one.`;
export const portal_hunts_picture_undrawn = (): string =>
  `This browser cannot draw pictures.`;
export const portal_hunts_template_title = (): string =>
  `The captain’s lost compass`;
export const portal_hunts_template_story = (): string =>
  `Old Captain Barnaby never trusted a map. He trusted his compass, and last night it rolled off the chart table, down the ladder and into the dark. It always points to the thing that its owner loves best. Follow where it went, mates: whoever brings it home first eats at the captain’s table.`;
export const portal_hunts_template_badge = (): string =>
  `Compass bearer`;
export const portal_hunts_template_first = (): string =>
  `The cook heard it first: a rattle in the galley, between the salt and the oldest joke on board. Which word did he shout? (Write a riddle of your own here, and its answers below.)`;
export const portal_hunts_template_first_place = (): string =>
  `The galley: our group chat`;
export const portal_hunts_template_first_hint = (): string =>
  `Scroll up to the joke that everybody has heard twice.`;
export const portal_hunts_template_second = (): string =>
  `From the galley it slid below deck and stuck in a plank. One of our pages has a loose board: lift it, and look underneath.`;
export const portal_hunts_template_second_place = (): string =>
  `Below deck: our pages and posts`;
export const portal_hunts_template_second_hint = (): string =>
  `The newest post has a link that nobody has pressed yet.`;
export const portal_hunts_template_third = (): string =>
  `Now it lies in the crow’s nest, and its needle points at one star. What do sailors call the star that never moves? (Replace this riddle too, if you like.)`;
export const portal_hunts_template_third_place = (): string =>
  `The crow’s nest`;
export const portal_hunts_template_third_hint = (): string =>
  `It stands above the pole.`;
export const portal_hunts_new = (): string =>
  `A new hunt`;
export const portal_hunts_overtaken = (): string =>
  `This draft was changed after you began to type. Saving puts your text in its place, without the stored answers and links. Discard your changes to see the stored draft.`;
export const portal_hunts_form = (): string =>
  `Treasure hunt`;
export const portal_hunts_save = (): string =>
  `Save the draft`;
export const portal_hunts_preview = (): string =>
  `Preview`;
export const portal_hunts_discard = (): string =>
  `Discard changes`;
export const portal_hunts_saved = (): string =>
  `Draft saved`;
export const portal_hunts_save_failed = (): string =>
  `Failed to save the draft`;
export const portal_hunts_discard_ask = (): string =>
  `Discard your changes?`;
export const portal_hunts_discard_do = (): string =>
  `Discard them`;
export const portal_hunts_lost_kept = (): string =>
  `Your changes are lost for good. The draft stays as it was last saved.`;
export const portal_hunts_name = (): string =>
  `Title`;
export const portal_hunts_story = (): string =>
  `Story`;
export const portal_hunts_story_hint = (): string =>
  `Members read it before the first clue.`;
export const portal_hunts_start = (): string =>
  `Start (UTC)`;
export const portal_hunts_end = (): string =>
  `End (UTC)`;
export const portal_hunts_utc = (): string =>
  `Times are those of UTC.`;
export const portal_hunts_local = (v: { time: string }): string =>
  `Where you are: ${v.time}`;
export const portal_hunts_winners = (): string =>
  `Winners`;
export const portal_hunts_first = (): string =>
  `The first to finish`;
export const portal_hunts_first_text = (): string =>
  `The first member to finish wins the first prize, the next one the second, and so on.`;
export const portal_hunts_draw = (): string =>
  `Drawn by a block`;
export const portal_hunts_draw_text = (): string =>
  `Everybody who finishes in time takes part. A block of the chain, mined after the end, draws the winners.`;
export const portal_hunts_days = (): string =>
  `Days as a member at the start`;
export const portal_hunts_days_hint = (): string =>
  `0 lets everybody play. Days keep new accounts of one person out.`;
export const portal_hunts_lifetime_hint = (): string =>
  `0 lets everybody play. In any case: with an address, and not banned.`;
export const portal_hunts_shares = (): string =>
  `Weeks with a share of the pool`;
export const portal_hunts_shares_hint = (): string =>
  `0 lets everybody play. Shares follow the policy, so points that do not count are no help.`;
export const portal_hunts_finisher_gets = (): string =>
  `What each finisher gets`;
export const portal_hunts_points = (): string =>
  `Points`;
export const portal_hunts_points_hint = (v: { most: string }): string =>
  `0 to ${v.most}, besides a prize.`;
export const portal_hunts_badge = (): string =>
  `Badge`;
export const portal_hunts_prizes_only_points = (): string =>
  `This site has no wallet, so prizes are points.`;
export const portal_hunts_prizes_sum = (v: { most: string; code: string; sum: string }): string =>
  `One hunt may have ${v.most} ${v.code}; these are ${v.sum} ${v.code}.`;
export const portal_hunts_place = (v: { place: number }): string =>
  `${plural(v.place, { '=1': `${number(v.place)}st`, '=2': `${number(v.place)}nd`, '=3': `${number(v.place)}rd`, '=21': `${number(v.place)}st`, '=22': `${number(v.place)}nd`, '=23': `${number(v.place)}rd`, '=31': `${number(v.place)}st`, '=32': `${number(v.place)}nd`, '=33': `${number(v.place)}rd`, '=41': `${number(v.place)}st`, '=42': `${number(v.place)}nd`, '=43': `${number(v.place)}rd`, other: `${number(v.place)}th` })}`;
export const portal_hunts_prize_coins = (v: { code: string }): string =>
  `Coins (${v.code})`;
export const portal_hunts_prize_up = (v: { number: string }): string =>
  `Move prize ${v.number} up`;
export const portal_hunts_prize_down = (v: { number: string }): string =>
  `Move prize ${v.number} down`;
export const portal_hunts_prize_remove = (v: { number: string }): string =>
  `Remove prize ${v.number}`;
export const portal_hunts_prize_add = (): string =>
  `Add a prize`;
export const portal_hunts_clue_up = (v: { number: string }): string =>
  `Move clue ${v.number} up`;
export const portal_hunts_clue_down = (v: { number: string }): string =>
  `Move clue ${v.number} down`;
export const portal_hunts_clue_remove = (v: { number: string }): string =>
  `Remove clue ${v.number}`;
export const portal_hunts_clue_add = (): string =>
  `Add a clue`;
export const portal_hunts_clue_remove_ask = (v: { number: string }): string =>
  `Remove clue ${v.number}?`;
export const portal_hunts_clue_remove_do = (): string =>
  `Remove it`;
export const portal_hunts_clue_remove_text = (): string =>
  `Its text and its answers or its link cannot be brought back once you save the draft.`;
export const portal_hunts_clue = (v: { number: string }): string =>
  `Clue ${v.number}`;
export const portal_hunts_solved_by = (): string =>
  `Solved by`;
export const portal_hunts_kind_answer = (): string =>
  `A word or phrase`;
export const portal_hunts_kind_link = (): string =>
  `A hidden link`;
export const portal_hunts_kind_tip = (): string =>
  `A tip to a member`;
export const portal_hunts_text = (): string =>
  `Text`;
export const portal_hunts_description = (): string =>
  `Description of the picture`;
export const portal_hunts_description_hint = (): string =>
  `For those who cannot see it`;
export const portal_hunts_description_none = (): string =>
  `No description yet`;
export const portal_hunts_shown_after = (): string =>
  `Shown after`;
export const portal_hunts_shown_after_hint = (): string =>
  `From the start of the hunt`;
export const portal_hunts_unit = (): string =>
  `Unit`;
export const portal_hunts_minutes = (): string =>
  `minutes`;
export const portal_hunts_hours = (): string =>
  `hours`;
export const portal_hunts_answers_stored = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} answer stored. It cannot be shown.`, other: `${number(v.count)} answers stored. They cannot be shown.` })}`;
export const portal_hunts_answers_replace = (): string =>
  `Replace the answers`;
export const portal_hunts_answers = (): string =>
  `Answers`;
export const portal_hunts_answers_hint = (): string =>
  `One on each line. Case, accents, spaces and punctuation do not matter. Only their digests are stored, so keep a copy.`;
export const portal_hunts_answers_keep = (): string =>
  `Keep the stored answers`;
export const portal_hunts_link_made = (): string =>
  `The link is made. It cannot be shown again.`;
export const portal_hunts_link_made_save = (): string =>
  `The link is made. It cannot be shown again. Save the draft to make one.`;
export const portal_hunts_link_none = (): string =>
  `There is no link yet.`;
export const portal_hunts_link_none_save = (): string =>
  `There is no link yet. Save the draft to make one.`;
export const portal_hunts_link_another = (): string =>
  `Make another link`;
export const portal_hunts_link_make = (): string =>
  `Make the link`;
export const portal_hunts_link_failed = (): string =>
  `Failed to make the link`;
export const portal_hunts_link_title = (v: { number: string }): string =>
  `Link of clue ${v.number}`;
export const portal_hunts_link_once = (): string =>
  `The link is shown once, and only its digest is stored: keep a copy, then hide it.`;
export const portal_hunts_link_once_again = (): string =>
  `The link is shown once, and only its digest is stored: keep a copy, then hide it. The earlier link stops working.`;
export const portal_hunts_link_copied = (): string =>
  `I have copied it`;
export const portal_hunts_link_warning = (): string =>
  `This link cannot be shown again.`;
export const portal_hunts_link = (): string =>
  `Link`;
export const portal_hunts_link_bot = (): string =>
  `Link to the bot`;
export const portal_hunts_link_qr = (): string =>
  `QR code of the link`;
export const portal_hunts_payee_none = (): string =>
  `No member is chosen yet.`;
export const portal_hunts_payee = <T>(v: { name: (text: string) => T; member: string }): Rich<T> =>
  [`To tip: `, v.name(``), `, member `, `${v.member}`, `.`];
export const portal_hunts_payee_find = (): string =>
  `Find the member to tip`;
export const portal_hunts_users_failed = (): string =>
  `Failed to fetch users. Change the search to try again.`;
export const portal_hunts_users_none = (): string =>
  `No users found matching your search.`;
export const portal_hunts_users = (): string =>
  `Members found`;
export const portal_hunts_user = (v: { member: string }): string =>
  `member ${v.member}`;
export const portal_hunts_picture_save = (): string =>
  `Save the draft to add a picture.`;
export const portal_hunts_picture_another = (): string =>
  `Another picture`;
export const portal_hunts_picture = (): string =>
  `Picture`;
export const portal_hunts_picture_hint = (): string =>
  `It is scaled down, and loses the place and time at which it was taken.`;
export const portal_hunts_picture_busy = (): string =>
  `Storing the picture…`;
export const portal_hunts_picture_remove = (): string =>
  `Remove the picture`;
export const portal_hunts_picture_failed = (): string =>
  `Failed to add the picture`;
export const portal_hunts_no_title = (): string =>
  `No title yet`;
export const portal_hunts_no_story = (): string =>
  `No story yet.`;
export const portal_hunts_no_text = (): string =>
  `No text yet.`;
export const portal_hunts_no_start = (): string =>
  `no start yet`;
export const portal_hunts_no_end = (): string =>
  `no end yet`;
export const portal_hunts_one_at_a_time = (): string =>
  `Members see one clue at a time.`;
export const portal_hunts_preview_clues = (): string =>
  `Clues of the preview`;
export const portal_hunts_preview_close = (): string =>
  `Close the preview`;
export const portal_hunts_each_finisher = (v: { count: number; points: string }): string =>
  `Each finisher: ${plural(v.count, { one: `${v.points} point`, other: `${v.points} points` })}`;
export const portal_hunts_prize_points = (v: { count: number; points: string }): string =>
  `${plural(v.count, { one: `${v.points} point`, other: `${v.points} points` })}`;
export const portal_hunts_prize_both = <T>(v: { coins: (text: string) => T; count: number; points: string }): Rich<T> =>
  [v.coins(``), ` and `, `${plural(v.count, { one: `${v.points} point`, other: `${v.points} points` })}`];
export const portal_hunts_players = (v: { days: number; daysText: string; points: number; pointsText: string; weeks: number; weeksText: string }): string =>
  `For members who ${plural(v.days, { '=0': ``, one: `joined at least ${v.daysText} day before the start, `, other: `joined at least ${v.daysText} days before the start, ` })}${plural(v.points, { '=0': ``, one: `have at least ${v.pointsText} point, `, other: `have at least ${v.pointsText} points, ` })}${plural(v.weeks, { '=0': ``, one: `had a share of the pool in at least ${v.weeksText} week, `, other: `had a share of the pool in at least ${v.weeksText} weeks, ` })}have set an address and are not banned.`;
export const portal_hunts_hint_minutes = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`Hint, ${plural(v.count, { one: `${v.after} minute`, other: `${v.after} minutes` })} after the start:`), ` `, `${v.hint}`];
export const portal_hunts_hint_hours = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`Hint, ${plural(v.count, { one: `${v.after} hour`, other: `${v.after} hours` })} after the start:`), ` `, `${v.hint}`];
export const portal_hunts_prize_nothing = (): string =>
  `nothing yet`;
export const portal_hunts_by_answer = (): string =>
  `Answered with a word or phrase.`;
export const portal_hunts_by_link = (): string =>
  `Solved by opening a hidden link.`;
export const portal_hunts_by_tip = (v: { name: string }): string =>
  `Solved by a tip to ${v.name}.`;
export const portal_hunts_by_tip_nobody = (): string =>
  `Solved by a tip to a member who is not chosen yet.`;
export const devapp_title = (): string =>
  `Developer Portal`;
export const devapp_lead = (): string =>
  `Register apps, follow their webhooks, and read how the API works.`;
export const devapp_subscription = (): string =>
  `Subscription`;
export const devapp_register = (): string =>
  `Register App`;
export const devapp_register_do = (): string =>
  `Register App`;
export const devapp_mine = (): string =>
  `My Apps`;
export const devapp_mine_list = (): string =>
  `My apps`;
export const devapp_how = (): string =>
  `How apps go to sea`;
export const devapp_sandbox_text = (v: { apps: number }): string =>
  `Every app starts here. Its keys reach only your own account, so you can build and test freely. Without a plan you can have ${plural(v.apps, { one: `${number(v.apps)} app`, other: `${number(v.apps)} apps` })}; plans allow more.`;
export const devapp_production_text = (): string =>
  `An administrator reviews your app and approves it for production; the bot tells you. Changing its name, developer, type, callback URLs or permissions needs a new review.`;
export const devapp_consent = (): string =>
  `Consent`;
export const devapp_consent_text = (): string =>
  `Members decide in the bot what your app may do and can withdraw it at any time. A webhook tells your app.`;
export const devapp_keys = (): string =>
  `Keys`;
export const devapp_keys_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`An app makes its calls with an API key that you create for it. See `, v.a(`API Key Management`), `.`];
export const devapp_see_mine = (): string =>
  `See my apps`;
export const devapp_read = (): string =>
  `Read the documentation`;
export const devapp_register_lead = (): string =>
  `New apps start in sandbox and need approval for production.`;
export const devapp_register_sign_in = (): string =>
  `Sign in to register an app`;
export const devapp_register_kept = (): string =>
  `Apps belong to members. Your text below is kept.`;
export const devapp_registered = (): string =>
  `App registered`;
export const devapp_registered_text = (v: { app: string }): string =>
  `${v.app} starts in sandbox.`;
export const devapp_name = (): string =>
  `Application name`;
export const devapp_developer = (): string =>
  `Developer / organization`;
export const devapp_email = (): string =>
  `Contact email`;
export const devapp_type = (): string =>
  `Application type`;
export const devapp_type_choose = (): string =>
  `Choose a type`;
export const devapp_about_hint = (): string =>
  `What it does, for members and administrators.`;
export const devapp_webhook_url = (): string =>
  `Webhook URL`;
export const devapp_webhook_hint = (): string =>
  `Where we send your app’s events: https, on the public internet.`;
export const devapp_callbacks = (): string =>
  `Callback URLs`;
export const devapp_callbacks_hint = (): string =>
  `One per line: https, on the public internet.`;
export const devapp_permissions = (): string =>
  `Required permissions`;
export const devapp_may_wallet_read = (): string =>
  `Read wallet balances and addresses`;
export const devapp_may_wallet_write = (): string =>
  `Request payments and manage escrows (requires user confirmation)`;
export const devapp_may_user_profile = (): string =>
  `Read basic profile information and send notifications through the bot`;
export const devapp_may_transactions = (): string =>
  `Read the transaction history`;
export const devapp_may_price_data = (): string =>
  `Read prices of the coin`;
export const devapp_may_leaderboard = (): string =>
  `Read the leaderboard and ranks`;
export const devapp_no_name = (): string =>
  `Enter a name for your application.`;
export const devapp_no_developer = (): string =>
  `Enter who develops it.`;
export const devapp_no_email = (): string =>
  `Enter an email address.`;
export const devapp_bad_email = (): string =>
  `This is no email address.`;
export const devapp_no_type = (): string =>
  `Choose a type.`;
export const devapp_no_about = (): string =>
  `Enter what it does.`;
export const devapp_too_long = (v: { most: string }): string =>
  `At most ${v.most} characters.`;
export const devapp_too_many = (v: { most: string }): string =>
  `At most ${v.most} addresses.`;
export const devapp_bad_line = (v: { line: string; problem: string }): string =>
  `Line ${v.line}: ${v.problem}`;
export const devapp_bad_url = (): string =>
  `This is no web address.`;
export const devapp_url_https = (): string =>
  `The address has to begin with https://.`;
export const devapp_url_login = (): string =>
  `The address must not hold a user or password.`;
export const devapp_url_port = (): string =>
  `The address must not name a port other than 443.`;
export const devapp_url_public = (): string =>
  `The address has to be on the public internet.`;
export const devapp_url_dot = (): string =>
  `The name in the address must not end with a dot.`;
export const devapp_no_permission = (): string =>
  `Choose at least one permission.`;
export const devapp_bad_permission = (): string =>
  `There is no such permission.`;
export const devapp_another = (): string =>
  `Register another app`;
export const devapp_mine_sign_in = (): string =>
  `Sign in to see your apps`;
export const devapp_mine_purpose = (): string =>
  `Apps belong to members.`;
export const devapp_none = (): string =>
  `No apps yet`;
export const devapp_first = (): string =>
  `Register First App`;
export const devapp_none_text = (): string =>
  `Apps you register appear here, with their webhooks and approval status.`;
export const devapp_failed = (): string =>
  `Your apps did not load`;
export const devapp_secret_of = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Webhook secret of `, v.app(``)];
export const devapp_secret_text = (v: { hours: number }): string =>
  `Save it now: it will not be shown again. After a rotation the old secret keeps signing too for ${plural(v.hours, { one: `${number(v.hours)} hour`, other: `${number(v.hours)} hours` })}.`;
export const devapp_secret = (): string =>
  `Webhook secret`;
export const devapp_secret_saved = (): string =>
  `I have saved it`;
export const devapp_returned = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`Back in sandbox: `, v.reason(``)];
export const devapp_waits = (): string =>
  `Waiting for an administrator’s approval.`;
export const devapp_remove = (): string =>
  `Remove`;
export const devapp_changed = (): string =>
  `App changed`;
export const devapp_changed_back = (): string =>
  `It is back in sandbox until it is approved again.`;
export const devapp_change_note = (): string =>
  `Changing the name, developer, type, callback URLs or permissions sends it back to sandbox.`;
export const devapp_by = (): string =>
  `Developer`;
export const devapp_no_callbacks = (): string =>
  `None`;
export const devapp_registered_at = (): string =>
  `Registered`;
export const devapp_approved_at = (): string =>
  `Approved`;
export const devapp_webhook = (): string =>
  `Webhook`;
export const devapp_test = (): string =>
  `Send a test event`;
export const devapp_test_sent = (): string =>
  `Test event on its way`;
export const devapp_test_sent_text = (): string =>
  `The log shows the outcome.`;
export const devapp_secret_new = (): string =>
  `New secret`;
export const devapp_log = (): string =>
  `Delivery log`;
export const devapp_log_failed = (): string =>
  `The deliveries could not be loaded`;
export const devapp_log_of = (): string =>
  `deliveries`;
export const devapp_log_list = (): string =>
  `Deliveries`;
export const devapp_log_none = (v: { days: number }): string =>
  `Nothing was sent in the last ${number(v.days)} days.`;
export const devapp_waiting = (): string =>
  `Waiting`;
export const devapp_delivered = (): string =>
  `Delivered`;
export const devapp_undelivered = (): string =>
  `Failed`;
export const devapp_over_quota = (): string =>
  `Over quota`;
export const devapp_redeliver = (): string =>
  `Redeliver`;
export const devapp_next_try = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Next try `, v.time(``), `.`];
export const devapp_untried = (): string =>
  `Not tried yet.`;
export const devapp_tried = (v: { tries: number }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} try`, other: `${number(v.tries)} tries` })}.`;
export const devapp_tried_error = <T>(v: { tries: number; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} try`, other: `${number(v.tries)} tries` })}`, `: `, v.error(``), `.`];
export const devapp_tried_answer = (v: { tries: number; status: string; ms: string }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} try`, other: `${number(v.tries)} tries` })}, answered with ${v.status} after ${v.ms} ms.`;
export const devapp_tried_answer_error = <T>(v: { tries: number; status: string; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} try`, other: `${number(v.tries)} tries` })}`, `, answered with `, `${v.status}`, ` after `, `${v.ms}`, ` ms: `, v.error(``), `.`];
export const devapp_tried_silent = (v: { tries: number; ms: string }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} try`, other: `${number(v.tries)} tries` })} after ${v.ms} ms.`;
export const devapp_tried_silent_error = <T>(v: { tries: number; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} try`, other: `${number(v.tries)} tries` })}`, ` after `, `${v.ms}`, ` ms: `, v.error(``), `.`];
export const devapp_remove_title = (v: { app: string }): string =>
  `Remove ${v.app}?`;
export const devapp_remove_do = (): string =>
  `Remove app`;
export const devapp_remove_text = (): string =>
  `It gets no more events, and its keys stop working at once. This cannot be undone.`;
export const devapp_removed = (): string =>
  `App removed`;
export const devplan_title = (): string =>
  `Developer Plans`;
export const devplan_lead = (): string =>
  `Build on the bot. Change or cancel your plan at any time.`;
export const devplan_lead_elsewhere = (): string =>
  `Build on the bot.`;
export const devplan_elsewhere = (): string =>
  `Plans are managed outside Telegram`;
export const devplan_elsewhere_keys = (): string =>
  `Your API keys`;
export const devplan_elsewhere_text = (): string =>
  `Open this site in your browser to choose or change a plan. Your plan stays as it is.`;
export const devplan_payment_state = (): string =>
  `The state of your payment`;
export const devplan_failed = (): string =>
  `Your plan could not be loaded`;
export const devplan_failed_text = (): string =>
  `Nothing has changed. You can still see the plans below.`;
export const devplan_usage = (): string =>
  `Current Usage`;
export const devplan_period = (): string =>
  `Billing period`;
export const devplan_monthly = (): string =>
  `Monthly`;
export const devplan_yearly = (): string =>
  `Yearly`;
export const devplan_save = (v: { percent: string }): string =>
  `Save ${v.percent}%`;
export const devplan_pay_with = (): string =>
  `Pay with`;
export const devplan_card = (): string =>
  `Credit Card`;
export const devplan_coins = (): string =>
  `Cryptocurrency`;
export const devplan_methods = (): string =>
  `Payment Methods`;
export const devplan_cancelled = (): string =>
  `The payment was cancelled. Nothing was charged.`;
export const devplan_managed = (): string =>
  `Changes made on Stripe’s page appear here by themselves, usually within a minute.`;
export const devplan_confirming = (): string =>
  `Stripe is confirming your payment. It appears here by itself, usually within a minute.`;
export const devplan_arrived = (): string =>
  `Your payment has arrived. Thank you, and welcome aboard.`;
export const devplan_under_way = (): string =>
  `A payment in coins is under way.`;
export const devplan_show_invoice = (): string =>
  `Show the invoice`;
export const devplan_sign_in_text = (): string =>
  `Sign in with Telegram to choose a plan and see your usage.`;
export const devplan_sign_in_purpose = (): string =>
  `To see and choose your plan.`;
export const devplan_sign_in = (): string =>
  `Sign in to choose a plan`;
export const devplan_no_cards = (): string =>
  `Card payments are not available: no card processor is configured on this site.`;
export const devplan_no_coins = (v: { coin: string }): string =>
  `Payments in ${v.coin} are not available: no wallet for invoices is configured on this site.`;
export const devplan_popular = (): string =>
  `Most Popular`;
export const devplan_current = (): string =>
  `Current Plan`;
export const devplan_no_price = (v: { coin: string }): string =>
  `No price in ${v.coin}`;
export const devplan_instead = <T>(v: { hidden: (text: string) => T; price: (text: string) => T }): Rich<T> =>
  [v.hidden(`instead of `), v.price(``)];
export const devplan_off = <T>(v: { list: (text: string) => T; percent: string }): Rich<T> =>
  [v.list(``), ` `, `${v.percent}`, `% off`];
export const devplan_saves_year = (v: { saving: string }): string =>
  `Saves ${v.saving} a year`;
export const devplan_yearly_saves = (v: { saving: string }): string =>
  `Yearly saves ${v.saving}`;
export const devplan_buying = (): string =>
  `Buying a plan`;
export const devplan_by_arrangement = (): string =>
  `Plans are by arrangement with the owner of this site: see Payment Methods.`;
export const devplan_not_sold = (): string =>
  `Plans cannot be bought on this site.`;
export const devplan_operator_gives = (): string =>
  `The operator can give you one.`;
export const devplan_create_key = (): string =>
  `Create an API key`;
export const devplan_card_text = (): string =>
  `Visa, Mastercard and American Express, on Stripe’s own page. We never see your card number.`;
export const devplan_coins_text = (v: { percent: string; coin: string }): string =>
  `${v.percent}% discount with ${v.coin}. A plan paid in coins does not renew by itself; the bot reminds you before it ends.`;
export const devplan_coin_list = (): string =>
  `Coins`;
export const devplan_arranged_coin = (v: { coin: string }): string =>
  `${v.coin} (by arrangement)`;
export const devplan_card_failed = (): string =>
  `Failed to initiate Stripe checkout. Please try again.`;
export const devplan_coins_failed = (): string =>
  `Failed to initiate crypto payment. Please try again.`;
export const devplan_billing_failed = (): string =>
  `Failed to open the billing page. Please try again.`;
export const devplan_payment_error = (): string =>
  `Payment Error`;
export const devplan_initiated = (): string =>
  `Payment Initiated`;
export const devplan_initiated_text = (): string =>
  `Please complete the cryptocurrency payment.`;
export const devplan_is_active = (v: { plan: string }): string =>
  `${v.plan}: active`;
export const devplan_is_past_due = (v: { plan: string }): string =>
  `${v.plan}: past due`;
export const devplan_is_suspended = (v: { plan: string }): string =>
  `${v.plan}: suspended`;
export const devplan_is_expired = (v: { plan: string }): string =>
  `${v.plan}: expired`;
export const devplan_is_cancelled = (v: { plan: string }): string =>
  `${v.plan}: cancelled`;
export const devplan_requests = (): string =>
  `API requests`;
export const devplan_webhooks = (): string =>
  `Webhooks`;
export const devplan_apps = (): string =>
  `Apps`;
export const devplan_resets = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`API requests and webhooks start again from zero on `, v.time(``), `.`];
export const devplan_credit = (v: { amount: string }): string =>
  `Credit: ${v.amount}.`;
export const devplan_credit_undone = (): string =>
  `A credited payment was undone on the chain.`;
export const devplan_credit_next = (): string =>
  `It is taken off your next invoice in coins.`;
export const devplan_choose_below = (): string =>
  `Choose one below.`;
export const devplan_active_ends = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Your subscription is active. It ends on `, v.time(``), ` and does not renew by itself.`];
export const devplan_active_renews = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Your subscription is active. It renews on `, v.time(``), `.`];
export const devplan_attention = (): string =>
  `Your subscription requires attention.`;
export const devplan_last_failed = (): string =>
  `The last payment failed.`;
export const devplan_suspended = (): string =>
  `Its payment was refunded, disputed, or undone on the chain.`;
export const devplan_expired = (): string =>
  `It has expired. Choose a plan to continue.`;
export const devplan_cancelled_plan = (): string =>
  `It was cancelled. Choose a plan to continue.`;
export const devplan_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Everything works until `, v.time(``), `.`];
export const devplan_stopped_on = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Your plan stopped working on `, v.time(``), `.`];
export const devplan_pay_stripe = (): string =>
  `Pay on Stripe’s page, with this card or another.`;
export const devplan_stripe_mail = (): string =>
  `Stripe has sent you an email about how to pay.`;
export const devplan_pay_now = (): string =>
  `Pay now`;
export const devplan_billing = (): string =>
  `Manage billing`;
export const devplan_billing_text = (): string =>
  `Change, cancel or resume your plan, or use another card, on Stripe’s page.`;
export const devplan_extend_year = (v: { plan: string }): string =>
  `Extend ${v.plan} by a year`;
export const devplan_extend_month = (v: { plan: string }): string =>
  `Extend ${v.plan} by a month`;
export const devplan_of_unlimited = (v: { used: number }): string =>
  `${number(v.used)} of unlimited`;
export const devplan_none_without = (): string =>
  `None without a plan`;
export const devplan_used_of = (v: { used: number; limit: number }): string =>
  `${number(v.used)} of ${number(v.limit)}`;
export const devplan_used_up = (): string =>
  `Used up.`;
export const devplan_used_most = (): string =>
  `80% or more used.`;
export const devplan_invoice = (): string =>
  `Invoice`;
export const devplan_invoice_lead = (v: { coin: string }): string =>
  `Pay with your ${v.coin} wallet. The amount and the address are for this invoice only.`;
export const devplan_invoice_sign_in = (): string =>
  `Sign in to see your invoice`;
export const devplan_invoice_purpose = (): string =>
  `Only the member it belongs to can see an invoice.`;
export const devplan_invoice_panel = (): string =>
  `The invoice`;
export const devplan_invoice_failed = (): string =>
  `The invoice could not be loaded`;
export const devplan_invoice_kept = (): string =>
  `Nothing you paid is lost. The address and the amount have not changed.`;
export const devplan_invoice_year = (v: { plan: string }): string =>
  `${v.plan}, a year`;
export const devplan_invoice_month = (v: { plan: string }): string =>
  `${v.plan}, a month`;
export const devplan_stale = (): string =>
  `No connection. This is the last known state.`;
export const devplan_back = (): string =>
  `Back to the plans`;
export const devplan_qr = (v: { amount: string }): string =>
  `QR code of the address and the amount of ${v.amount}`;
export const devplan_amount = (): string =>
  `Amount`;
export const devplan_left = <T>(v: { left: (text: string) => T }): Rich<T> =>
  [`Time left: `, v.left(``)];
export const devplan_left_label = (): string =>
  `Time left`;
export const devplan_left_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Until `, v.time(``), `. The price holds until then.`];
export const devplan_list_price = (): string =>
  `List price`;
export const devplan_discount = (): string =>
  `Discount`;
export const devplan_percent = (v: { percent: string }): string =>
  `${v.percent}%`;
export const devplan_your_credit = (): string =>
  `Your credit`;
export const devplan_to_pay = (): string =>
  `To pay`;
export const devplan_confirmations = (): string =>
  `Confirmations`;
export const devplan_late = (): string =>
  `Your payment was too little or too late. Once confirmed, it is kept as credit and taken off your next invoice.`;
export const devplan_unpaid = (): string =>
  `No payment arrived in time. Do not pay to this address any more; choose the plan again.`;
export const devplan_dropped_out = (): string =>
  `The network dropped or undid your payment. Do not pay to this address any more; choose the plan again. If the payment is confirmed after all, it is kept as credit.`;
export const devplan_kept = (v: { amount: string }): string =>
  `${v.amount} was too much or too late: it is kept as credit and taken off your next invoice.`;
export const devplan_kept_card = (): string =>
  `Your plan is already paid by card, so this payment is kept as credit.`;
export const devplan_paid = (): string =>
  `Your plan is paid.`;
export const devplan_paid_title = (): string =>
  `Paid and confirmed`;
export const devplan_dropped = (): string =>
  `Payment dropped`;
export const devplan_dropped_text = (): string =>
  `The network no longer holds your payment, and no block has it. Have your wallet send it again. If it does not reappear within two hours, this invoice ends, and anything that arrives later is kept as credit.`;
export const devplan_received = (): string =>
  `Payment received`;
export const devplan_received_text = (v: { count: string; needed: string }): string =>
  `Waiting for the chain: ${v.count} of ${v.needed} confirmations.`;
export const devplan_confirmed_of = (v: { count: string; needed: string }): string =>
  `${v.count} of ${v.needed}`;
export const devplan_too_late = (): string =>
  `Paid too late`;
export const devplan_over = (): string =>
  `Expired`;
export const devplan_underpaid = (): string =>
  `Underpaid`;
export const devplan_underpaid_text = (v: { received: string; missing: string }): string =>
  `${v.received} received, ${v.missing} missing. Pay the rest to the same address before time runs out.`;
export const devplan_undone = (): string =>
  `Payment undone`;
export const devplan_undone_text = (): string =>
  `Your payment was undone on the chain. Pay again to the same address before time runs out.`;
export const devplan_waiting = (): string =>
  `Waiting for your payment`;
export const devplan_waiting_text = (): string =>
  `It shows here within a minute, before it is confirmed.`;
export const devplan_ask_sign_in = (): string =>
  `Sign in to ask for a plan`;
export const devplan_ask_purpose = (): string =>
  `A plan belongs to a member.`;
export const devplan_ask_open = (): string =>
  `You already have an open request. To change it, withdraw it and ask again.`;
export const devplan_ask = (): string =>
  `Ask for a plan`;
export const devplan_ask_plan = (): string =>
  `Plan`;
export const devplan_ask_for = (): string =>
  `For`;
export const devplan_months = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} month`, other: `${number(v.count)} months` })}`;
export const devplan_ask_coin = (): string =>
  `Coin`;
export const devplan_ask_contact = (): string =>
  `How the owner reaches you`;
export const devplan_ask_contact_hint = (): string =>
  `A Telegram name or an email address. Only the owner sees it.`;
export const devplan_ask_no_contact = (): string =>
  `Say how the owner can reach you.`;
export const devplan_ask_send = (): string =>
  `Send request`;
export const devplan_ask_sent = (): string =>
  `Request sent`;
export const devplan_ask_sent_text = (): string =>
  `The owner of this site will contact you.`;
export const devplan_ask_price = (v: { month: string; year: string }): string =>
  `List price: ${v.month} a month, ${v.year} a year. The owner tells you what to pay and where, and grants the plan when the payment has arrived.`;
export const devplan_own = (): string =>
  `Your requests`;
export const devplan_own_open = (): string =>
  `Waiting for the owner`;
export const devplan_own_contact = <T>(v: { contact: (text: string) => T }): Rich<T> =>
  [`Contact: `, v.contact(``)];
export const devplan_own_granted = <T>(v: { time: (text: string) => T; received: (text: string) => T }): Rich<T> =>
  [`Until `, v.time(``), `. Received: `, v.received(``)];
export const devplan_own_withdraw = (): string =>
  `Withdraw`;
export const devplan_own_withdrawn = (): string =>
  `Request withdrawn`;
export const devplan_own_again = (): string =>
  `You can ask again.`;
export const weeks_title = (): string =>
  `The logbook`;
export const weeks_lead = (): string =>
  `Every closed week of the weekly rewards: what it paid, to how many, and the numbers to check it by.`;
export const weeks_rules = (): string =>
  `Rules of the pool`;
export const weeks_name = (): string =>
  `The weeks`;
export const weeks_failed = (): string =>
  `The weeks could not be loaded`;
export const weeks_kept = (): string =>
  `Nothing is lost.`;
export const weeks_of = (): string =>
  `weeks`;
export const weeks_none = (): string =>
  `No week has ended yet`;
export const weeks_none_text = (): string =>
  `The first one appears here when it ends, on Sunday at 23:00 UTC.`;
export const weeks_past = (): string =>
  `Past the edge of the chart`;
export const weeks_past_text = (): string =>
  `There are not that many pages.`;
export const weeks_closed = (): string =>
  `Closed weeks`;
export const weeks_week = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Week of `, v.date(``)];
export const weeks_challenge = (): string =>
  `Challenge hour`;
export const weeks_nobody = (): string =>
  `Nobody got a share`;
export const weeks_recipients = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} recipient`, other: `${number(v.count)} recipients` })}`;
export const weeks_carried = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`, `, v.amount(``), ` to the next pool`];
export const weeks_fairness = (): string =>
  `Fairness`;
export const weeks_fairness_text = (): string =>
  `How evenly points spread each week. Inequality is 0 if everybody earned the same, and near 1 if one member earned nearly everything. Tips that come back within a day are common among friends; they prove nothing.`;
export const weeks_earners = (): string =>
  `Earners`;
export const weeks_new = (): string =>
  `New accounts`;
export const weeks_top_ten = (): string =>
  `Top ten’s share`;
export const weeks_inequality = (): string =>
  `Inequality`;
export const weeks_tipped_back = (): string =>
  `Tipped back`;
export const weeks_held = (): string =>
  `Held`;
export const weeks_released = (): string =>
  `Released`;
export const weeks_withheld = (): string =>
  `Withheld`;
export const weeks_head = (): string =>
  `Week`;
export const week_page_title = (v: { week: string }): string =>
  `Week of ${v.week}`;
export const week_lead = (): string =>
  `Frozen on Sunday at 23:00 UTC: who shared the pool, in what proportion, and what has been paid.`;
export const week_failed = (): string =>
  `The week could not be loaded`;
export const week_all = (): string =>
  `All weeks`;
export const week_challenge = (): string =>
  `The challenge hour`;
export const week_challenge_text = (): string =>
  `These shares are provisional. Nothing is paid before the distribution; until then an administrator can hold a disputed share. A held share is not lost: its member can object, and nobody else’s share changes.`;
export const week_distribution_in = (): string =>
  `Distribution in`;
export const week_own_share = (): string =>
  `Your share`;
export const week_figures = (): string =>
  `The week in figures`;
export const week_pool = (): string =>
  `Pool`;
export const week_not_distributed = (): string =>
  `not distributed`;
export const week_distributed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`distributed `, v.date(``)];
export const week_distributed_from = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`distributed from `, v.date(``)];
export const week_shared_by = (): string =>
  `Shared by`;
export const week_active = (v: { count: number }): string =>
  `of ${plural(v.count, { one: `${number(v.count)} active member`, other: `${number(v.count)} active members` })}`;
export const week_points = (): string =>
  `Their points`;
export const week_points_all = (v: { all: string }): string =>
  `of ${v.all} in all`;
export const week_points_counted = (v: { all: string; counted: string }): string =>
  `of ${v.all} in all; ${v.counted} count for the pool`;
export const week_threshold = (): string =>
  `Threshold`;
export const week_threshold_points = (v: { points: number }): string =>
  `${number(v.points)} points`;
export const week_formula = (v: { version: number }): string =>
  `formula version ${number(v.version)}`;
export const week_formula_policy = <T>(v: { policy: (text: string) => T; version: number }): Rich<T> =>
  [`policy “`, v.policy(``), `”, formula version `, `${number(v.version)}`];
export const week_balance_unread = (): string =>
  `The wallet’s balance could not be read in time, so it counted as 0. Its coins stay for later weeks.`;
export const week_balance = <T>(v: { part: string; balance: (text: string) => T; height: number; debts: (text: string) => T; most: (text: string) => T }): Rich<T> =>
  [`New in the pool: `, `${v.part}`, ` % of the `, v.balance(``), ` that the wallet held at block `, `${number(v.height)}`, `, less `, v.debts(``), ` that was owed or kept for fees; at most `, v.most(``), `.`];
export const week_carried = (): string =>
  `Carried over`;
export const week_carried_in = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` of the pool came from earlier weeks`];
export const week_carried_out = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` went to the next pool`];
export const week_hunt = <T>(v: { hunt: (text: string) => T; finishers: number; points: number }): Rich<T> =>
  [`Treasure hunt `, v.hunt(``), `: `, `${plural(v.finishers, { one: `${number(v.finishers)} finisher`, other: `${number(v.finishers)} finishers` })}`, `, `, `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`];
export const week_statuses = (): string =>
  `How the shares stand`;
export const week_status = <T>(v: { count: number; amount: (text: string) => T }): Rich<T> =>
  [`${plural(v.count, { one: `${number(v.count)} share`, other: `${number(v.count)} shares` })}`, `, `, v.amount(``)];
export const week_shares = (): string =>
  `The shares`;
export const week_own_place = (v: { place: number }): string =>
  `Your place: ${number(v.place)}`;
export const week_share_place = (): string =>
  `Share your place`;
export const week_place_text = (v: { place: number; week: string }): string =>
  `Place ${number(v.place)} in the week of ${v.week}`;
export const week_shares_of = (): string =>
  `shares`;
export const week_quiet = (): string =>
  `A quiet week`;
export const week_quiet_text = (): string =>
  `Nobody reached the threshold, so nothing was distributed. The week is still closed.`;
export const week_past_text = (): string =>
  `This week does not have that many pages.`;
export const week_shares_list = (): string =>
  `Shares`;
export const week_member = (): string =>
  `Member`;
export const week_points_head = (): string =>
  `Points`;
export const week_share = (): string =>
  `Share`;
export const week_status_head = (): string =>
  `Status`;
export const week_rank = (): string =>
  `Rank`;
export const week_member_number = (v: { number: string }): string =>
  `Member ${v.number}`;
export const week_you = (): string =>
  `You`;
export const week_row_points = <T>(v: { points: string; unit: (text: string) => T }): Rich<T> =>
  [`${v.points}`, v.unit(` points`)];
export const week_row_counted = (v: { points: string }): string =>
  `${v.points} count`;
export const week_no_share = (): string =>
  `No share`;
export const week_object = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Object`, v.to(` to the share of ${v.name}`)];
export const week_hold = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Hold`, v.to(` the share of ${v.name}`)];
export const week_release = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Release`, v.to(` the share of ${v.name}`)];
export const week_held = (v: { reason: string }): string =>
  `Held: ${v.reason}`;
export const week_release_ask = (): string =>
  `Release this share?`;
export const week_hold_ask = (): string =>
  `Hold this share?`;
export const week_hold_why = (): string =>
  `Say why the share is held.`;
export const week_decided_share = <T>(v: { name: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.name(``), `, `, v.amount(``), ` of the week of `, `${v.week}`, `.`];
export const week_release_text = (): string =>
  `It becomes owed again and is paid with the next payout. If its payment had failed before, it is failed again until the operator resolves that.`;
export const week_hold_text = (): string =>
  `It is not paid until released. Nobody else’s share changes.`;
export const week_reason = (): string =>
  `Reason`;
export const week_reason_hint = (): string =>
  `Recorded in the audit log, which only administrators can read.`;
export const week_release_do = (): string =>
  `Release share`;
export const week_hold_do = (): string =>
  `Hold share`;
export const week_share_released = (): string =>
  `Share released`;
export const week_share_held = (): string =>
  `Share held`;
export const week_decided_text = (v: { name: string; week: string }): string =>
  `${v.name}, week of ${v.week}`;
export const week_signals = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} signal of this week is`, other: `${number(v.count)} signals of this week are` })} worth asking about before the shares are paid.`;
export const week_review = (): string =>
  `Review`;
export const week_objection_sent = (): string =>
  `Objection sent`;
export const week_objection_sent_text = (): string =>
  `An administrator decides, and the bot tells you.`;
export const week_object_hold = (): string =>
  `Object to the hold?`;
export const week_object_share = (v: { name: string }): string =>
  `Object to the share of ${v.name}?`;
export const week_objection_send = (): string =>
  `Send objection`;
export const week_objection_why = (): string =>
  `Say why you object.`;
export const week_object_hold_text = (): string =>
  `You can object once. An administrator other than the one who held it decides.`;
export const week_object_share_text = (): string =>
  `Until the distribution an administrator can hold the share. Only administrators see who objected.`;
export const week_own_objections = (): string =>
  `Your objections`;
export const week_own_held = (): string =>
  `Your share is held`;
export const week_own_held_text = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`It is not paid until an administrator releases it, and it is not lost. Reason: `, v.reason(``)];
export const week_own_object = (): string =>
  `Object`;
export const week_objection_hold = <T>(v: { about: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.about(`Your objection to the hold:`), ` `, v.reason(``)];
export const week_objection_share = <T>(v: { about: (text: string) => T; number: string; reason: (text: string) => T }): Rich<T> =>
  [v.about(`Your objection to the share of member ${v.number}:`), ` `, v.reason(``)];
export const week_objection_open = (): string =>
  `An administrator decides.`;
export const week_objection_upheld = (): string =>
  `It was upheld.`;
export const week_objection_turned_down = (): string =>
  `It was turned down.`;
export const week_evenness = (): string =>
  `How evenly points spread`;
export const week_earners = (): string =>
  `Members who earned points`;
export const week_new = (): string =>
  `New accounts among them`;
export const week_top_ten = (): string =>
  `Top ten’s share of the points`;
export const week_inequality = (): string =>
  `Inequality, from 0 to 1`;
export const week_mutual = (): string =>
  `Points from tips that came back within a day`;
export const week_shares_held = (): string =>
  `Shares held`;
export const week_chain = (): string =>
  `On the chain`;
export const week_chain_failed = (): string =>
  `The transactions could not be loaded`;
export const week_chain_show = (): string =>
  `Show the transactions`;
export const week_chain_hide = (): string =>
  `Hide the transactions`;
export const week_chain_json = (): string =>
  `As JSON`;
export const week_chain_of = (): string =>
  `transactions`;
export const week_chain_list = (): string =>
  `Transactions`;
export const week_chain_line = <T>(v: { amount: (text: string) => T; points: number }): Rich<T> =>
  [v.amount(``), `, `, `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`];
export const week_chain_nobody = (): string =>
  `Nobody has points of this week.`;
export const week_chain_none = (): string =>
  `No points of this week rest on transactions of the chain.`;
export const week_chain_part = (v: { points: string; all: string; part: string }): string =>
  `${v.points} of ${v.all} rest on transactions of the chain (${v.part} %).`;
export const week_chain_little = (v: { points: string; all: string }): string =>
  `${v.points} of ${v.all} rest on transactions of the chain (less than 1 %).`;
export const week_chain_unlisted = (v: { points: string }): string =>
  `Of them, ${v.points} on transactions that are not listed: a member of each is hidden or was erased.`;
export const week_chain_meaning = (): string =>
  `Anybody can look these transactions up. They show that the coins moved, not who moved them.`;
export const week_chain_others = (): string =>
  `Points of everything else, such as /gm, content, or tips without a transaction, rest on this site’s record alone.`;
export const legal_convenience = (): string =>
  `This translation is for convenience. The English text is the one that counts; to read it, choose “English” at the end of the page.`;
export const legal_changed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Last changed `, v.date(``)];
export const legal_privacy_lead = (v: { site: string; community: string }): string =>
  `What ${v.site} keeps about members of the ${v.community} community, why, for how long, and who sees it.`;
export const legal_short = (): string =>
  `In short`;
export const legal_short_public = (): string =>
  `Names, points and totals are public: they are the leaderboard. It does not show your Telegram id, coin addresses or individual tips. The pages of closed weeks list transactions of tips, without members.`;
export const legal_short_ledger = (): string =>
  `Your activity stays. Points and shares are computed from a ledger that is never erased, so every total can be checked.`;
export const legal_short_cookies = (): string =>
  `No advertising, no analytics, no tracking. Cookies only if you sign in or choose a language.`;
export const legal_from = (): string =>
  `Where it comes from`;
export const legal_from_bot = (v: { bot: string }): string =>
  `From ${v.bot}: it reports what you do with it, and names you when somebody tips you, even if you have never used it. From a file of earlier events, if the operator has imported one. From you, when you sign in here.`;
export const legal_from_nameless = (): string =>
  `From the bot: it reports what you do with it, and names you when somebody tips you, even if you have never used it. From a file of earlier events, if the operator has imported one. From you, when you sign in here.`;
export const legal_from_own_wallet = (): string =>
  `The keys and words of your wallet are in your own browser and never come to this site. It sees which addresses the wallet looks up, and keeps no list of them.`;
export const legal_from_bot_wallet = (): string =>
  `What the bot keeps for itself, such as the keys of a wallet, never comes to this site.`;
export const legal_operator = (): string =>
  `The operator is the person or organization that runs this site.`;
export const legal_kept = (): string =>
  `What is kept`;
export const legal_what_for = (): string =>
  `What for`;
export const legal_how_long = (): string =>
  `How long`;
export const legal_who_sees = (): string =>
  `Who sees it`;
export const legal_account = (): string =>
  `Your Telegram account`;
export const legal_account_what = (): string =>
  `Telegram id, first and last name, username, the addresses of your photo and of your profile, the times of the newest reports of them, a member number, when you first appeared, and since when you are hidden from public pages, if you are.`;
export const legal_account_purpose = (): string =>
  `To tell members apart, to show who is who, and to recognize you when you sign in.`;
export const legal_account_kept = (): string =>
  `As long as this site runs; a newer report replaces the older one.`;
export const legal_account_seen = (): string =>
  `Everybody sees name, username, profile link, member number and when you first appeared, unless you are hidden. Telegram id and photo address: you, the operator and administrators.`;
export const legal_picture = (): string =>
  `Your picture`;
export const legal_picture_what = (): string =>
  `The picture of your Telegram account, if Telegram gives its address when you sign in, and when we last looked for it.`;
export const legal_picture_purpose = (): string =>
  `To show you and administrators whose account it is.`;
export const legal_picture_kept = (): string =>
  `Until you sign in after changing or removing it in Telegram, and for 90 days after your last sign-in at most. An hourly clean-up removes it.`;
export const legal_picture_seen = (): string =>
  `You, when signed in, and: the operator and administrators.`;
export const legal_set = (): string =>
  `What you set in the bot or the wallet`;
export const legal_set_what = (): string =>
  `Twitter/X handle and whether it was verified, primary address and staking address, each with the time at which it was set. For an address that you proved in the wallet: the text that its key signed, when it signed, until when shares wait for it, and when you confirmed it. The keys and words of the wallet never reach us, and we do not record which addresses it looks up.`;
export const legal_set_purpose = (): string =>
  `They earn points once; the primary address is where a share of the pool can be paid. The addresses that you proved also decide whose a payment is: a payment from them counts as yours.`;
export const legal_set_kept = (): string =>
  `As long as this site runs; a newer one replaces the older in your profile.`;
export const legal_set_seen = (): string =>
  `Everybody sees the handle. The addresses: the operator and administrators.`;
export const legal_did = (): string =>
  `What you did`;
export const legal_did_what = (): string =>
  `Every reported event: its type (account, profile, address, handle, tip, send, /gm, /faucet, content, treasure hunt, referral), when it happened and when it was received, the amount, the id of the transaction (txid), to whom a tip went, and what was set.`;
export const legal_did_purpose = (): string =>
  `To compute points and totals, and to prove them.`;
export const legal_for_good = (): string =>
  `For good. The database refuses to change or remove what has been written.`;
export const legal_did_seen = (): string =>
  `Individual events: you, if they earned points or paid you, and: the operator and administrators. Everybody sees the totals.`;
export const legal_points = (): string =>
  `Points and weeks`;
export const legal_points_what = (): string =>
  `What each event earned by which rule, what a daily limit took off, and corrections; the sums of your points, in all and for each day and week, and the number of your transactions. A public log holds a fingerprint of each event and of each ban, and we keep the random number that opens it.`;
export const legal_points_purpose = (): string =>
  `For rank, leaderboard and the weekly pool; the log proves that nothing in it was changed.`;
export const legal_points_kept = (): string =>
  `For good: what was earned is never changed or removed, only added to. Erasing you deletes the numbers that open your fingerprints.`;
export const legal_points_seen = (): string =>
  `Everybody sees lifetime points and those of the running week. Days and individual entries with their rules: you, when signed in; administrators see by which rules the points of the running week were earned. The fingerprints tell strangers nothing; the numbers that open yours: you, when signed in.`;
export const legal_shares = (): string =>
  `Shares of the weekly pool`;
export const legal_shares_what = (): string =>
  `For each week in which you shared the pool: your place, your points, the amount, when your account began as far as we knew then, whether it is owed, held back (with the reason) or paid, when, to which address, and the transaction with its id (txid). If the operator paid it by hand: who recorded that, the note, and the reason if the record was taken back.`;
export const legal_shares_purpose = (): string =>
  `To pay each share once.`;
export const legal_for_good_on_chain = (): string =>
  `For good. Payments are on the coin’s public chain too, where nobody can remove it.`;
export const legal_shares_seen = (): string =>
  `Everybody sees place, points, amount, status, transaction and note of each share, with your name, and can download a file of them with your member number instead of your name. Addresses and reasons: the operator and administrators. A transaction shows on the chain which addresses it paid.`;
export const legal_faucet = (): string =>
  `Claims of the faucet`;
export const legal_faucet_what = (): string =>
  `If this community’s bot has a faucet: the time, amount, address and outcome of each claim, and the transaction with its id (txid).`;
export const legal_faucet_purpose = (): string =>
  `To pay each claim once, and each person at most once in 24 hours.`;
export const legal_faucet_seen = (): string =>
  `You, and: the operator and administrators.`;
export const legal_hunts = (): string =>
  `Treasure hunts`;
export const legal_hunts_what = (): string =>
  `For each treasure hunt that you played: the clue that you have reached and when you reached it, the times of your last wrong answers to it, when you finished, and how many finished before you; and whether a clue asks others to tip you. Your answers are not kept. For each prize in coins that you won: the amount, whether it is owed, paid or lapsed (with the reason), when, to which address, and the transaction with its id (txid).`;
export const legal_hunts_purpose = (): string =>
  `To order those who finish, to find the winners so that everybody can check them, and to pay each prize once.`;
export const legal_hunts_kept = (): string =>
  `For good. The times of wrong answers only until you solve the clue or are erased. Payments are on the coin’s public chain too, where nobody can remove it.`;
export const legal_hunts_seen = (): string =>
  `Everybody sees how many members have reached each clue and, once the hunt has ended, the member numbers of those who finished, and the winners with prizes and transactions, by name unless they are hidden. The rest: you, and: the operator and administrators. Players who reach a clue about you see your name.`;
export const legal_signals = (): string =>
  `What stands out in tips`;
export const legal_signals_what = (): string =>
  `For each week, anything unusual in the tips that you sent or received: who tipped whom, how often and when, and whether accounts are new or share an address; and the notes of administrators about it. Objections to shares: whose share, who objected, why, and the decision.`;
export const legal_signals_purpose = (): string =>
  `So that administrators can look at it before the weekly pool is paid out. Nothing happens automatically because of it.`;
export const legal_signals_kept = (): string =>
  `For good, like the tips themselves.`;
export const legal_signals_seen = (): string =>
  `Your own objections and the reason why your share is held: you. Everything: the operator and administrators.`;
export const legal_content = (): string =>
  `Content that you submit`;
export const legal_content_what = (): string =>
  `Link, kind, title, description, when you submitted it, whether it is a second try, what you changed, whether you withdrew it, and the review: its result, points and comment, who reviewed it and when, who is reviewing it now, and forms of the link and of these texts for searching.`;
export const legal_content_purpose = (): string =>
  `So that administrators can review it and award points.`;
export const legal_content_kept = (): string =>
  `As long as this site runs, unless the operator deletes it. The fact that you submitted it stays in the ledger, and your changes to it in the audit log.`;
export const legal_content_seen = (): string =>
  `You, and: the operator and administrators. Everybody sees approved content in the showcase and on your creator page: link, kind, title, description, points and when it was submitted, with your name and rank, unless you are hidden.`;
export const legal_role = (): string =>
  `Role and bans`;
export const legal_role_what = (): string =>
  `Your role (member, administrator or owner), and the start, reason and end of each ban.`;
export const legal_role_purpose = (): string =>
  `To decide what each person may do.`;
export const legal_role_kept = (): string =>
  `As long as this site runs, or until it is changed.`;
export const legal_role_seen = (): string =>
  `Everybody sees who is an administrator. Bans: the operator and administrators. The bot learns whether you are banned.`;
export const legal_broadcasts = (): string =>
  `Messages from the bot`;
export const legal_broadcasts_what = (): string =>
  `Whether you turned broadcasts off, and since when the bot cannot write to you. For each broadcast to you: when it was sent, whether it arrived, and the number Telegram gave the message; for the broadcast itself: who started it and when, and, until it has ended, its text with the name of the post’s author.`;
export const legal_broadcasts_purpose = (): string =>
  `To write only to those who want it, and only once.`;
export const legal_broadcasts_kept = (): string =>
  `Your choice until you change it; that the bot cannot write to you until it hears from you; which broadcasts you got as long as this site runs.`;
export const legal_broadcasts_seen = (): string =>
  `The operator. Administrators see who started a broadcast and how many it reached. Telegram carries the messages.`;
export const legal_met = (): string =>
  `People whom the bot has met`;
export const legal_met_what = (): string =>
  `If this community runs a bot of its own: Telegram id, names and username of everybody, member or not, whose message or press of a button the bot sees, when it last saw one, since when it may write to you in private, and when it last told you that tips wait for you. It also sees whom a tip answers or names. The messages themselves are not kept.`;
export const legal_met_purpose = (): string =>
  `To find the person when somebody tips a name or looks it up.`;
export const legal_met_kept = (): string =>
  `As long as this site runs if you are a member; otherwise until 90 days after the bot last met you.`;
export const legal_seen_operator = (): string =>
  `The operator.`;
export const legal_brought = (): string =>
  `Members whom you bring`;
export const legal_brought_what = (): string =>
  `If this community runs a bot of its own: the code of your link, once you have asked for one; whose link you came by, or who came by yours, and when.`;
export const legal_brought_purpose = (): string =>
  `To tell you about them, and to give the points that the operator sets once.`;
export const legal_while_site = (): string =>
  `As long as this site runs.`;
export const legal_brought_seen = (): string =>
  `The operator. The bot tells you that somebody came, but not who it was.`;
export const legal_notices = (): string =>
  `What the bot tells you`;
export const legal_notices_what = (): string =>
  `If this community runs a bot of its own: which notices you want and whether you take tips; the language that you chose and the one that Telegram named last; its last question and your answers so far; the messages that it is about to send you, and afterwards when each was sent, whether it arrived, and the number that Telegram gave it.`;
export const legal_notices_purpose = (): string =>
  `To tell you everything once, in your language, and only what you want to hear.`;
export const legal_notices_kept = (): string =>
  `Your choices until you change them; an open question for an hour; a text until it is sent; the rest for 30 days.`;
export const legal_notices_seen = (): string =>
  `You, in Telegram, which carries the messages, and the operator.`;
export const legal_plan = (): string =>
  `Plan as a developer`;
export const legal_plan_what = (): string =>
  `Which plan you have, for which period, how it was paid, when it began, when it ends and whether it is renewed; how many API requests and webhooks you used in each month, with a plan and without; which reminders the bot was asked to send you about it, and whether they arrived. If you ask for a plan by arrangement: plan, months, coin, how the owner can reach you, when you asked, and the outcome, with the amount received or the reason why it was declined.`;
export const legal_plan_purpose = (): string =>
  `To give access to the API within the plan’s limits.`;
export const legal_plan_kept = (): string =>
  `As long as this site runs; your contact until you withdraw the request.`;
export const legal_plan_seen = (): string =>
  `You, when signed in, and the operator.`;
export const legal_payments = (): string =>
  `Payments of plans`;
export const legal_payments_what = (): string =>
  `By card: the plan, period and price that you chose, when you chose them, the address of the payment page, and Stripe’s numbers and states of you as a customer, the page, the subscription and any payment that was refunded or disputed. In coins: the plan, price, credit and amount of each invoice, its address and times, and your plan before and after; the transaction, amount and block of every payment to it, and when it was first seen; and each entry of your credit. Your card number never comes here.`;
export const legal_payments_purpose = (): string =>
  `To deliver each plan that was paid for once, and to credit overpayments.`;
export const legal_payments_kept = (): string =>
  `As long as this site runs; entries of your credit are never changed. Payments in coins are on the public chain too, where nobody can remove it.`;
export const legal_payments_seen = (): string =>
  `You, when signed in, and the operator. Stripe knows what you pay there, and everybody can see payments on the chain, without your name.`;
export const legal_apps = (): string =>
  `Apps that you register`;
export const legal_apps_what = (): string =>
  `Name, developer or organization, contact email, type, description, webhook and callback addresses and the permissions that you ask for; the secret with which its webhooks are signed, encrypted; when it was registered, who approved it and when, why it was sent back to sandbox, and when it was removed.`;
export const legal_apps_purpose = (): string =>
  `To tell members who is asking them and for what, and to let administrators decide about it.`;
export const legal_apps_seen = (): string =>
  `You and: the operator and administrators. Members whom your app asks for something see its name and the developer.`;
export const legal_keys = (): string =>
  `API keys`;
export const legal_keys_what = (): string =>
  `Name, permissions, app, limit and times of each key that you make; the key itself, encrypted, and a hash to find it by; how many requests it made in each day and, for an hour, in each minute; when and from which network (not the whole address) it was last used, and whether it was used after its end. Answers to calls that must not be repeated, with your program’s ids for them.`;
export const legal_keys_purpose = (): string =>
  `To give each program the access you allow it, to count requests, and to repeat nothing.`;
export const legal_keys_kept = (): string =>
  `As long as this site runs. The key itself until ten minutes after you delete it, and its hash for good, so that its use is noticed; the answers for a day.`;
export const legal_keys_seen = (): string =>
  `You, when signed in; whole keys for a quarter of an hour after a sign-in. The operator sees everything except the keys.`;
export const legal_webhooks = (): string =>
  `Webhooks of your apps`;
export const legal_webhooks_what = (): string =>
  `Each event sent to your apps: its content, whom it is about, when and how often it was sent, and your server’s answer.`;
export const legal_webhooks_purpose = (): string =>
  `To tell apps about events, and to show you the deliveries.`;
export const legal_webhooks_kept = (): string =>
  `30 days, and until the next hourly clean-up.`;
export const legal_webhooks_seen = (): string =>
  `You and the operator. Your app’s own server receives the event.`;
export const legal_allowed = (): string =>
  `What you allow apps`;
export const legal_allowed_what = (): string =>
  `What you allowed each app, when, and when you took it back; which apps you blocked; and each app’s request for your permission: the app, the permissions, the time and your answer. Requests for an id that belongs to nobody are kept too.`;
export const legal_allowed_purpose = (): string =>
  `So that an app learns only what you allow.`;
export const legal_allowed_kept = (): string =>
  `As long as this site runs. Of requests the newest; earlier ones for 30 days and until the next hourly clean-up.`;
export const legal_allowed_seen = (): string =>
  `You, in the bot and at “Apps you allowed”, and the operator. The app learns whether it may.`;
export const legal_asked = (): string =>
  `What apps ask and tell you`;
export const legal_asked_what = (): string =>
  `For each message that the bot sends you for an app: the app, the owner of its key, the kind of message, when, and whether it arrived; its text until it is sent. For each payment that an app asks you for: amount, address, purpose, when it was asked, until when it can be paid, its outcome, and the transaction that paid it (txid).`;
export const legal_asked_purpose = (): string =>
  `To send you each message once, to limit how often apps may ask, and to find the payments.`;
export const legal_asked_kept = (): string =>
  `Messages: 30 days after they went out, and until the next hourly clean-up. Requests for payments: as long as this site runs.`;
export const legal_asked_seen = (): string =>
  `The app and its developer see their own; the operator. The address that is paid to is looked up at an index of the chain where the operator has set one up (balances too: your primary address, for an app that you allow it).`;
export const legal_tips = (): string =>
  `Tips`;
export const legal_tips_what = (): string =>
  `For each tip: who tips whom, the amount, also in dollars if it was given so, the note, the chat, topic and message to which it belongs, when it was made, until when it can be paid, the address that is paid, its outcome, and the transaction that paid it (txid). For a payment that may have paid a tip: its transaction, address, amount and block, the addresses from which it comes, when we asked you about it, and your answer. Whether you want no tips. For each payment from the wallet page: the addresses from and to which it goes, amount, fee, time, outcome and signed bytes.`;
export const legal_tips_purpose = (): string =>
  `To find the payment on the chain, to count it once, and to tell both of you.`;
export const legal_tips_kept = (): string =>
  `As long as this site runs; the bytes until six blocks have come after it. Payments are on the coin’s public chain too, where nobody can remove it.`;
export const legal_tips_seen = (): string =>
  `You and the person you tip, in the bot and in the wallet’s history; everybody in the group where the tip was made; the operator. The address is looked up at an index of the chain.`;
export const legal_escrows = (): string =>
  `Escrows`;
export const legal_escrows_what = (): string =>
  `For each escrow that an app sets up with you: buyer, seller and app, the amount and its purpose, the public keys and addresses of both, when each agreed, what was paid in, the reason and the decision of a dispute, and the transaction that ends it, with its signatures and id (txid).`;
export const legal_escrows_purpose = (): string =>
  `To create the address that two of three keys can spend from, and the transaction that ends the escrow.`;
export const legal_escrows_kept = (): string =>
  `As long as this site runs. Payments are on the coin’s public chain too. No private key is ever here.`;
export const legal_escrows_seen = (): string =>
  `The app and its developer see their own; the operator. Buyer and seller see the terms.`;
export const legal_audit = (): string =>
  `Audit log`;
export const legal_audit_what = (): string =>
  `What an administrator changes, and what you change yourself: content that waits for review, apps, API keys (also when whole keys were shown to you), requests for plans, the end of a plan, what you allow apps and escrows, answers to a login by your id. The Telegram id of the person, the time, the action, the record with its state before and after, and the number of the request.`;
export const legal_audit_purpose = (): string =>
  `To account for every change, and to find out if somebody else made one in your name.`;
export const legal_audit_seen = (): string =>
  `The operator and administrators.`;
export const legal_sessions = (): string =>
  `Sessions`;
export const legal_sessions_what = (): string =>
  `When you sign in: a hash of the random token in your cookie (inside Telegram’s own apps also of a second one, good for ten minutes), when the session began, was last used and ends, and whether a link from the bot opened it. For a sign-in with Telegram also a hash of Telegram’s signed data, so that it is accepted only once. For the newest sign-in link from the bot: a hash of it, and when it ends.`;
export const legal_sessions_purpose = (): string =>
  `To keep you signed in, and nobody else in your name.`;
export const legal_sessions_kept = (): string =>
  `A session ends after 24 hours, after two hours without use, or when you sign out, which deletes its record. A link works for five minutes. The record of an expired one gives no access and is deleted within hours.`;
export const legal_logins = (): string =>
  `Logins as an administrator`;
export const legal_logins_what = (): string =>
  `For each attempt to log in by Telegram id on the admin page: the id entered, the network it came from (an address without its last part), the kind of browser, the two digits that the page showed, the time and the outcome; and until when an administrator who blocked such logins for a day gets no questions. The audit log records who approved or denied it, and when.`;
export const legal_logins_purpose = (): string =>
  `To ask the administrator in Telegram, and to stop repeated attempts.`;
export const legal_logins_kept = (): string =>
  `For a day, and until the next hourly clean-up.`;
export const legal_logins_seen = (): string =>
  `The operator. The administrator who is asked sees network, browser and time.`;
export const legal_log = (): string =>
  `The server’s log`;
export const legal_log_what = (): string =>
  `For each request: the time, its method and the path on this site (without search terms and Telegram ids), the host, the network (IP) address and port that it came from, its number, the status of the answer and how long it took; for a failure also the error. The content of requests, cookies and tokens are not logged.`;
export const legal_log_purpose = (): string =>
  `To find faults and abuse.`;
export const legal_log_kept = (): string =>
  `The program passes its log to the machine it runs on and deletes nothing there: the operator decides how long it is kept.`;
export const legal_log_seen = (): string =>
  `The operator. If the operator uses a service that measures how long requests take, that service sees the method, the kind of address, the number, the status and the times of each request, and nothing about who made it.`;
export const legal_everybody = (): string =>
  `What everybody sees`;
export const legal_everybody_board = (): string =>
  `The leaderboard and the public calls behind it show of each member: member number, first and last name or username, profile link, Twitter/X handle and whether it was verified, whether the member is an administrator, pirate rank and place, lifetime points and those of the running week, how many of them count for the pool, whether they are enough for a share and how many are missing, the amounts and numbers of tips sent and received, lifetime rewards, and when the account began.`;
export const legal_everybody_weeks = (): string =>
  `The page of each closed week, the calls behind it and its files show who shared the pool: place, member number, name, points of that week, amount, status and transaction, and when the account began. They also list the transactions of the tips of that week, each with its amount and the points that it earned, without the members and the time. On the blockchain a transaction shows addresses and its time, so somebody who knows the amount of your tip can find it there. Transactions of hidden members are not listed.`;
export const legal_everybody_content = (): string =>
  `The creator hub shows the approved content of members with their name and rank, and each member with a username has a page there.`;
export const legal_everybody_hide = (): string =>
  `You can hide yourself from public pages under My Dashboard in the creator hub. The leaderboard and the pages of closed weeks then show your place and figures without your name and links, and without your member number where it is not needed. Nobody finds you there by searching, your creator page is closed, and your content leaves the showcase. The files of closed weeks keep your member number: their hashes prove the split. Copies that others have made are beyond our reach.`;
export const legal_everybody_copies = (v: { coin: string }): string =>
  `Search engines and others may keep copies of these pages. Tips are also on the blockchain of ${v.coin}, which is public and cannot be changed here.`;
export const legal_browser = (): string =>
  `In your browser`;
export const legal_browser_cookies = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`When you sign in, a cookie, `, v.name(`__Host-deck`), ` (on an instance without https `, v.name(`deck`), `), keeps you signed in for 24 hours at most. Scripts cannot read it, and it is sent only to this site. If Telegram’s newer login is in use, a second one, `, v.name(`__Host-deck-nonce`), `, ties that sign-in to your browser for ten minutes at most. When you choose a language below a page, the cookie `, v.name(`language`), ` holds it for a year. If you do neither, there is no cookie.`];
export const legal_browser_storage = <T>(v: { theme: (text: string) => T; name: (text: string) => T; drafts: (text: string) => T; launch: (text: string) => T; telegram: (text: string) => T }): Rich<T> =>
  [`In the browser’s storage `, v.theme(``), ` holds the theme you chose: light, dark or system. It stays until you clear it and is not sent anywhere. For an administrator `, v.name(`admin-auth`), ` holds name, id and picture address for the admin page, until sign-out or for 24 hours. What you type into the forms for content, apps and API keys, and as an administrator into reviews, messages and reasons, is kept in `, v.drafts(``), ` until you submit it, so a reload does not lose it: in that tab only, until you close it or sign out, and it is not sent anywhere. Inside Telegram `, v.launch(``), ` marks, until the app is closed, that it has signed you in, and `, v.telegram(``), ` says whether Telegram is light or dark. If you install the site as an app, it keeps a copy of the public leaderboard for times without a connection.`];
export const legal_browser_wallet = <T>(v: { wallet: (text: string) => T }): Rich<T> =>
  [`If you make a wallet on this site, the browser’s database `, v.wallet(``), ` holds its keys, encrypted under your passphrase, its addresses, and payments that may not have been sent yet. It stays until you remove the wallet there, and the keys are not sent anywhere.`];
export const legal_other = (): string =>
  `Other services`;
export const legal_other_none = (): string =>
  `Pages load nothing from other hosts: fonts, pictures and scripts come from this site, and so does your picture, which this site itself fetches from Telegram when you sign in. Only a link that you follow takes you elsewhere.`;
export const legal_other_telegram = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Signing in with Telegram, where this site offers it, is the exception: the button opens a window of `, v.name(`oauth.telegram.org`), `, which learns your network (IP) address and that you are signing in here. Telegram’s own privacy policy applies there.`];
export const legal_other_bot = (v: { bot: string }): string =>
  `${v.bot} can ask this site for the name, rank, points, totals and ban of its members, to show them in chat. Nothing is sold or given to anybody else.`;
export const legal_other_nameless = (): string =>
  `The bot can ask this site for the name, rank, points, totals and ban of its members, to show them in chat. Nothing is sold or given to anybody else.`;
export const legal_correct = (): string =>
  `See it, correct it, delete it`;
export const legal_correct_profile = (): string =>
  `Change your name, username or photo in Telegram, your addresses and your Twitter/X handle in the bot: the next report replaces what your profile holds here. For everything else, ask the operator, who does it by hand. Do not write anything private in a public chat: ask there who runs this site.`;
export const legal_correct_erase = (): string =>
  `You can ask what is kept about you, and have it removed: Telegram id, names, username, picture, photo and profile links, Twitter/X handle and coin addresses, content that you submitted, sessions, and the names, photo links, handles and addresses in earlier reports. Earlier backups hold them until they are deleted in turn. Your points then appear on the leaderboard as ‘Anonymous User’, and a share still owed can no longer be paid to you. If you use the bot again, or somebody tips you, its next report starts a new account.`;
export const legal_correct_ledger = (): string =>
  `The ledger cannot be deleted: your events, points, weeks and shares, the payments with their addresses, and the audit log. They stay under your member number, without your name; the audit log identifies people by Telegram id. Points given by mistake are not erased: a new entry corrects the earlier one and names it.`;
export const legal_terms_lead = (v: { site: string }): string =>
  `What points and the weekly pool of ${v.site} are, who shares the pool, and what the site does not promise.`;
export const legal_site = (): string =>
  `What this site is`;
export const legal_site_bot = (v: { community: string; bot: string }): string =>
  `This site is the leaderboard and the ledger of the ${v.community} community. It counts and shows what ${v.bot} reports.`;
export const legal_site_nameless = (v: { community: string }): string =>
  `This site is the leaderboard and the ledger of the ${v.community} community. It counts and shows what the bot reports.`;
export const legal_site_own_wallet = (): string =>
  `Its wallet is a program that runs in your own browser. The site is not a bank or an exchange: it holds none of your coins or keys, cannot move them, and cannot bring them back if you lose them.`;
export const legal_site_no_wallet = (): string =>
  `It is not a wallet, a bank or an exchange: it holds none of your coins or keys and cannot move them.`;
export const legal_site_chain = (v: { coin: string }): string =>
  `Tips are transactions on the blockchain of ${v.coin}; nobody here can reverse one.`;
export const legal_site_operator = (): string =>
  `“The operator” is the person or organization that runs this site.`;
export const legal_points_meaning = (): string =>
  `Points show how active a member was, by the rules in the guide on the leaderboard. They are not money and give no right to money. They cannot be bought, sold or transferred, and nobody promises that they have value or that their rules will stay the same.`;
export const legal_pool = (): string =>
  `The weekly pool`;
export const legal_pool_week = (v: { code: string }): string =>
  `A week runs from Sunday 23:00 UTC to the next. When it is closed, its pool of ${v.code} is split once among the eligible members, in proportion to the points of that week that count, down to the last unit. If nobody is eligible, nothing is distributed.`;
export const legal_pool_rules = <T>(v: { a: (text: string) => T; code: string }): Rich<T> =>
  [`The operator provides the pool and sets its rules: its size, who shares it and which points count. The `, v.a(`rules of the pool`), ` state them. A policy applies from the start of a week; without one the size can change until a week is closed, even to nothing. It is a thank-you, not a wage: nobody promises a pool next week, or a value of `, `${v.code}`, `.`];
export const legal_pool_paid = (): string =>
  `A share is owed until it is paid. It is paid to the primary address that you set in the bot; without an address it waits for you.`;
export const legal_pool_paid_wallet = (): string =>
  `A share is owed until it is paid. It is paid to the primary address that you set in the bot or the wallet; without an address it waits for you.`;
export const legal_sharers = (): string =>
  `Who shares it`;
export const legal_sharers_text = (): string =>
  `Every member with enough points in the week who is not banned when it ends. The rules of the pool say how many are enough, and how far they count. Activity reported after a week is closed counts for the current one.`;
export const legal_content_terms = (): string =>
  `Submit only what is yours to publish. An administrator decides whether it earns points and how many, within the range for its type. The author remains its owner.`;
export const legal_corrections = (): string =>
  `Corrections and bans`;
export const legal_corrections_points = (): string =>
  `The operator may take back points given by mistake or gained by deceit. A correction is a new entry that names the earlier one; nothing is rewritten, and totals never fall below zero. A closed week keeps its shares; the correction counts for the current week.`;
export const legal_corrections_bans = (): string =>
  `Administrators may ban members who collect points with fake accounts, circular tips or other people’s content, or who harm the community. During a ban, a member cannot sign in or earn; a week that ends during it pays them nothing.`;
export const legal_wrong = (): string =>
  `When something is wrong`;
export const legal_wrong_text = (): string =>
  `The site is provided as is, without warranty. It can be late, wrong or unavailable. Where it differs from the blockchain, the blockchain is right about payments. Amounts in US dollars are estimates. Nothing here is advice to buy or sell anything, and nothing here limits rights that the law gives you.`;
export const legal_wrong_tell = (): string =>
  `Tell the operator what you find:`;
export const legal_change = (): string =>
  `When these terms change`;
export const legal_change_text = (): string =>
  `The new terms appear here with a new date. Closed weeks are not shared out again.`;
export const rules_lead = (): string =>
  `How a week’s pool is shared. It is split in proportion to the points that count. A policy applies from the start of a week; coins that a week leaves over join the next pool.`;
export const rules_name = (): string =>
  `The rules`;
export const rules_failed = (): string =>
  `The rules could not be loaded`;
export const rules_in_force = (): string =>
  `In force`;
export const rules_to_come = (): string =>
  `To come`;
export const rules_earlier = (): string =>
  `Earlier`;
export const rules_since = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`Since Sunday, `, v.from(``)];
export const rules_since_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`Since Sunday, `, v.from(``), ` until Sunday, `, v.until(``)];
export const rules_from = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`From Sunday, `, v.from(``)];
export const rules_from_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`From Sunday, `, v.from(``), ` until Sunday, `, v.until(``)];
export const rules_changes = (): string =>
  `Changes`;
export const rules_no_changes = (): string =>
  `No rule changes.`;
export const rules_changes_made = (): string =>
  `The changes that it made`;
export const rules_all = (): string =>
  `All of its rules`;
export const rules_hash = <T>(v: { hash: (text: string) => T }): Rich<T> =>
  [`Hash `, v.hash(``)];
export const rules_before_first = (): string =>
  `Before the first policy`;
export const rules_no_policy = (): string =>
  `No policy has been set.`;
export const rules_until = <T>(v: { until: (text: string) => T }): Rich<T> =>
  [`Until Sunday, `, v.until(``), `.`];
export const rules_settings_apply = (): string =>
  `The operator’s settings apply.`;
export const rules_settings_today = (): string =>
  `The operator’s settings as they are today; the page of a week shows its own.`;
export const rules_hash_note = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`The hash of a policy is the SHA-256 of its document as canonical JSON (RFC 8785). The result of a week names it. `, v.a(`All policies as JSON`)];
export const rules_pool = (v: { pool: string }): string =>
  `The weekly pool is ${v.pool}.`;
export const rules_pool_off = (v: { pool: string }): string =>
  `The weekly pool is ${v.pool}: no coins are shared out.`;
export const rules_pool_part = (v: { part: number; most: string }): string =>
  `The weekly pool is ${number(v.part)} % of the coins that the pool’s wallet holds at the snapshot and owes nobody, at most ${v.most}.`;
export const rules_unread = (): string =>
  `If the balance cannot be read for a day, it counts as 0, and the coins stay for later weeks.`;
export const rules_everybody = (): string =>
  `Every member with points in the week shares it.`;
export const rules_least = (v: { points: number }): string =>
  `Members with at least ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} in the week share it.`;
export const rules_all_count = (): string =>
  `All points of the week count.`;
export const rules_backed = (v: { points: number; tip: string; weeks: number }): string =>
  `Points count as far as long-standing members back them: at most ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} for each long-standing member who tipped the member ${v.tip} or more in ${plural(v.weeks, { one: `the last week`, other: `the last ${number(v.weeks)} weeks` })}.`;
export const rules_small = (v: { tip: string }): string =>
  `Points of tips below ${v.tip} do not count.`;
export const rules_long_standing = (v: { weeks: number; points: number; active: number }): string =>
  `A member is long-standing after ${plural(v.weeks, { one: `${number(v.weeks)} week`, other: `${number(v.weeks)} weeks` })} with an account, if at least ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} of theirs counted in ${plural(v.active, { one: `${number(v.active)} earlier week`, other: `${number(v.active)} earlier weeks` })}.`;
export const rules_founders = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} founder is`, other: `${number(v.count)} founders are` })} long-standing in any case.`;
export const rules_young = (v: { weeks: number }): string =>
  `In ${plural(v.weeks, { one: `the community’s first week`, other: `the community’s first ${number(v.weeks)} weeks` })} every member counts as long-standing.`;
export const rules_young_most = (v: { weeks: number; percent: number }): string =>
  `In ${plural(v.weeks, { one: `the community’s first week`, other: `the community’s first ${number(v.weeks)} weeks` })} every member counts as long-standing, and no member gets more than ${number(v.percent)} % of the pool.`;
export const rules_founders_vouch = (): string =>
  `In that time only points that founders back make a member long-standing.`;
export const rules_new = (v: { weeks: number; points: number }): string =>
  `In the first ${plural(v.weeks, { one: `week`, other: `${number(v.weeks)} weeks` })} of an account at most ${plural(v.points, { one: `${number(v.points)} more point counts`, other: `${number(v.points)} more points count` })} without a backer.`;
export const rules_new_limit = (v: { weeks: number; percent: number }): string =>
  `Such points make nobody long-standing. After the community’s first ${plural(v.weeks, { one: `week`, other: `${number(v.weeks)} weeks` })} those of all new accounts together are at most ${number(v.percent)} % of the points that count.`;
export const rules_most = (v: { percent: number }): string =>
  `No member gets more than ${number(v.percent)} % of the pool.`;
export const rules_most_later = (v: { percent: number }): string =>
  `After that no member gets more than ${number(v.percent)} % of the pool.`;
export const rules_tip_least = (v: { tip: string }): string =>
  `A tip below ${v.tip} earns no points.`;
export const rules_earns = (v: { name: string; points: number }): string =>
  `“${v.name}” earns ${plural(v.points, { '=0': `nothing`, one: `${number(v.points)} point`, other: `${number(v.points)} points` })}.`;
export const rules_day_points = (v: { points: number }): string =>
  `Tips, sends, /gm and /faucet earn at most ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} together in a day.`;
export const rules_day_tips = (v: { tips: number }): string =>
  `At most ${plural(v.tips, { one: `${number(v.tips)} tip a day earns`, other: `${number(v.tips)} tips a day earn` })} points.`;
export const rules_hunt = (v: { points: number }): string =>
  `A treasure hunt gives a member at most ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}.`;
export const rules_pool_falls = (v: { from: string; to: string }): string =>
  `The weekly pool falls from ${v.from} to ${v.to}.`;
export const rules_pool_rises = (v: { from: string; to: string }): string =>
  `The weekly pool rises from ${v.from} to ${v.to}.`;
export const rules_ceiling_falls = (v: { from: string; to: string }): string =>
  `The ceiling of the weekly pool falls from ${v.from} to ${v.to}.`;
export const rules_ceiling_rises = (v: { from: string; to: string }): string =>
  `The ceiling of the weekly pool rises from ${v.from} to ${v.to}.`;
export const rules_share_takes = (v: { to: number; from: number }): string =>
  `A share takes ${plural(v.to, { one: `${number(v.to)} point`, other: `${number(v.to)} points` })} in the week instead of ${number(v.from)}.`;
export const rules_most_falls = (v: { from: number; to: number }): string =>
  `The most that one member gets falls from ${number(v.from)} % to ${number(v.to)} % of the pool.`;
export const rules_most_rises = (v: { from: number; to: number }): string =>
  `The most that one member gets rises from ${number(v.from)} % to ${number(v.to)} % of the pool.`;
export const rules_tip_counts = (v: { to: string; from: string }): string =>
  `A tip counts from ${v.to} instead of ${v.from}.`;
export const rules_backer_makes = (v: { to: number; from: string }): string =>
  `Each backer makes at most ${plural(v.to, { one: `${number(v.to)} point`, other: `${number(v.to)} points` })} count instead of ${v.from}.`;
export const rules_tip_backs = (v: { to: number; from: number }): string =>
  `A tip backs its receiver for ${plural(v.to, { one: `${number(v.to)} week`, other: `${number(v.to)} weeks` })} instead of ${number(v.from)}.`;
export const rules_age = (v: { to: number; from: number }): string =>
  `A member is long-standing after ${plural(v.to, { one: `${number(v.to)} week`, other: `${number(v.to)} weeks` })} with an account instead of ${number(v.from)}; in ${plural(v.to, { one: `the community’s first week`, other: `the community’s first ${number(v.to)} weeks` })} every member is.`;
export const rules_active_weeks = (v: { to: number; from: number }): string =>
  `A member is long-standing after ${plural(v.to, { one: `${number(v.to)} active week`, other: `${number(v.to)} active weeks` })} instead of ${number(v.from)}.`;
export const rules_active_points = (v: { to: number; from: number }): string =>
  `A week is active from ${plural(v.to, { one: `${number(v.to)} point`, other: `${number(v.to)} points` })} that count instead of ${number(v.from)}.`;
export const rules_founders_added = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} founder is`, other: `${number(v.count)} founders are` })} added.`;
export const rules_founders_removed = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} founder is`, other: `${number(v.count)} founders are` })} removed.`;
export const rules_vouch_founders = (v: { weeks: number }): string =>
  `In ${plural(v.weeks, { one: `the community’s first week`, other: `the community’s first ${number(v.weeks)} weeks` })} only points that founders back make a member long-standing.`;
export const rules_vouch_all = (v: { weeks: number }): string =>
  `In ${plural(v.weeks, { one: `the community’s first week`, other: `the community’s first ${number(v.weeks)} weeks` })} all points that count make a member long-standing.`;
export const rules_young_falls = (v: { weeks: number; from: number; to: number }): string =>
  `The most that one member gets in ${plural(v.weeks, { one: `the community’s first week`, other: `the community’s first ${number(v.weeks)} weeks` })} falls from ${number(v.from)} % to ${number(v.to)} % of the pool.`;
export const rules_young_rises = (v: { weeks: number; from: number; to: number }): string =>
  `The most that one member gets in ${plural(v.weeks, { one: `the community’s first week`, other: `the community’s first ${number(v.weeks)} weeks` })} rises from ${number(v.from)} % to ${number(v.to)} % of the pool.`;
export const rules_new_none = (): string =>
  `New accounts need backers for all of their points that count.`;
export const rules_new_weeks = (v: { to: number; from: number }): string =>
  `An account is new for ${plural(v.to, { one: `${number(v.to)} week`, other: `${number(v.to)} weeks` })} instead of ${number(v.from)}.`;
export const rules_new_points = (v: { to: number; from: string }): string =>
  `At most ${plural(v.to, { one: `${number(v.to)} point of a new account counts`, other: `${number(v.to)} points of a new account count` })} without a backer instead of ${v.from}.`;
export const rules_new_share_falls = (v: { from: number; to: number }): string =>
  `The highest share of such points of all new accounts together falls from ${number(v.from)} % to ${number(v.to)} % of the points that count.`;
export const rules_new_share_rises = (v: { from: number; to: number }): string =>
  `The highest share of such points of all new accounts together rises from ${number(v.from)} % to ${number(v.to)} % of the points that count.`;
export const rules_tip_earns = (v: { to: string; from: string }): string =>
  `A tip earns points from ${v.to} instead of ${v.from}.`;
export const rules_earns_instead = (v: { name: string; points: number; from: number }): string =>
  `“${v.name}” earns ${plural(v.points, { '=0': `nothing`, one: `${number(v.points)} point`, other: `${number(v.points)} points` })} instead of ${number(v.from)}.`;
export const rules_day_points_falls = (v: { from: number; to: number }): string =>
  `The most that tips, sends, /gm and /faucet earn together in a day falls from ${number(v.from)} to ${plural(v.to, { one: `${number(v.to)} point`, other: `${number(v.to)} points` })}.`;
export const rules_day_points_rises = (v: { from: number; to: number }): string =>
  `The most that tips, sends, /gm and /faucet earn together in a day rises from ${number(v.from)} to ${plural(v.to, { one: `${number(v.to)} point`, other: `${number(v.to)} points` })}.`;
export const rules_day_tips_falls = (v: { from: number; to: number }): string =>
  `The number of tips a day that earn points falls from ${number(v.from)} to ${number(v.to)}.`;
export const rules_day_tips_rises = (v: { from: number; to: number }): string =>
  `The number of tips a day that earn points rises from ${number(v.from)} to ${number(v.to)}.`;
export const rules_hunt_falls = (v: { from: number; to: number }): string =>
  `The most that a treasure hunt gives a member falls from ${number(v.from)} to ${plural(v.to, { one: `${number(v.to)} point`, other: `${number(v.to)} points` })}.`;
export const rules_hunt_rises = (v: { from: number; to: number }): string =>
  `The most that a treasure hunt gives a member rises from ${number(v.from)} to ${plural(v.to, { one: `${number(v.to)} point`, other: `${number(v.to)} points` })}.`;
export const rules_news_title = (v: { start: string }): string =>
  `New rules of the weekly pool from ${v.start}`;
export const rules_news_same = (v: { name: string }): string =>
  `They are called ${v.name}; no rule changes.`;
export const rules_news_all = (v: { url: string }): string =>
  `All rules: ${v.url}`;
export const monitor_title = (): string =>
  `System Monitor`;
export const monitor_lead = (): string =>
  `Are the weekly rewards running as they should?`;
export const monitor_unavailable = (): string =>
  `Monitoring Dashboard Unavailable`;
export const monitor_unavailable_text = (): string =>
  `Unable to connect to monitoring service`;
export const monitor_retry_connection = (): string =>
  `Retry Connection`;
export const monitor_failed = (): string =>
  `Failed to load`;
export const monitor_status = (): string =>
  `Status`;
export const monitor_services = (): string =>
  `Services`;
export const monitor_system_health = (): string =>
  `System Health`;
export const monitor_healthy = (): string =>
  `Healthy`;
export const monitor_unhealthy = (): string =>
  `Unhealthy`;
export const monitor_rewards_system = (): string =>
  `Rewards System`;
export const monitor_enabled = (): string =>
  `Enabled`;
export const monitor_disabled = (): string =>
  `Disabled`;
export const monitor_configured = (): string =>
  `Configured`;
export const monitor_not_configured = (): string =>
  `Not configured`;
export const monitor_database = (): string =>
  `Database`;
export const monitor_snapshots = (): string =>
  `Snapshots`;
export const monitor_distributions = (): string =>
  `Distributions`;
export const monitor_last_days = (): string =>
  `last 7 days`;
export const monitor_scheduler = (): string =>
  `Scheduler`;
export const monitor_recent_entries = (): string =>
  `Recent entries`;
export const monitor_snapshot_when = (): string =>
  `Sunday 23:00 UTC`;
export const monitor_distribution_when = (): string =>
  `Monday 00:00 UTC`;
export const monitor_until = <T>(v: { left: string; date: (text: string) => T }): Rich<T> =>
  [`in `, `${v.left}`, `, `, v.date(``)];
export const monitor_until_now = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`now, `, v.date(``)];
export const monitor_configuration = (): string =>
  `Configuration`;
export const monitor_weekly_pool = (): string =>
  `Weekly Pool`;
export const monitor_weekly_pool_estimate = (): string =>
  `Weekly Pool (estimate)`;
export const monitor_min_threshold = (): string =>
  `Min Threshold`;
export const monitor_system_enabled = (): string =>
  `System Enabled`;
export const monitor_yes = (): string =>
  `Yes`;
export const monitor_no = (): string =>
  `No`;
export const monitor_unknown = (): string =>
  `Unknown`;
export const monitor_pts_range = (v: { range: string }): string =>
  `${v.range} pts`;
export const monitor_percent = (v: { percent: string }): string =>
  `${v.percent}%`;
export const monitor_health = (): string =>
  `Measured Health`;
export const monitor_health_hint = (): string =>
  `Measured at each part, not assumed.`;
export const monitor_ok = (): string =>
  `OK`;
export const monitor_warning = (): string =>
  `Warning`;
export const monitor_failing = (): string =>
  `Failing`;
export const monitor_off = (): string =>
  `Off`;
export const monitor_waiting = (): string =>
  `Waiting`;
export const monitor_job_failed = (): string =>
  `Failed`;
export const monitor_job_late = (): string =>
  `Late`;
export const monitor_board = (): string =>
  `Board`;
export const monitor_board_loading = (): string =>
  `being loaded; its pages follow in a moment`;
export const monitor_board_loaded = (): string =>
  `loaded`;
export const monitor_jobs = (): string =>
  `Jobs`;
export const monitor_no_database = (): string =>
  `unknown while the database is unreachable`;
export const monitor_clock = (): string =>
  `Clock`;
export const monitor_clock_trusted = (): string =>
  `trusted`;
export const monitor_clock_doubted = (v: { problem: string }): string =>
  `weeks wait: ${v.problem}`;
export const monitor_updates = (): string =>
  `Bot updates`;
export const monitor_blocks = (): string =>
  `Blocks`;
export const monitor_price = (): string =>
  `Price`;
export const monitor_backup = (): string =>
  `Newest backup`;
export const monitor_witnesses = (): string =>
  `Witnesses of the log`;
export const monitor_job_never = (): string =>
  `has not run yet`;
export const monitor_job_ran = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`last run `, v.run(``)];
export const monitor_job_took = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`last run `, v.run(``), `, took `, `${v.took}`];
export const monitor_job_ran_never = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`last run `, v.run(``), `; last success never`];
export const monitor_job_took_never = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`last run `, v.run(``), `, took `, `${v.took}`, `; last success never`];
export const monitor_job_ran_success = <T>(v: { run: (text: string) => T; success: (text: string) => T }): Rich<T> =>
  [`last run `, v.run(``), `; last success `, v.success(``)];
export const monitor_job_took_success = <T>(v: { run: (text: string) => T; took: string; success: (text: string) => T }): Rich<T> =>
  [`last run `, v.run(``), `, took `, `${v.took}`, `; last success `, v.success(``)];
export const monitor_ms = (v: { time: string }): string =>
  `${v.time} ms`;
export const monitor_s = (v: { time: string }): string =>
  `${v.time} s`;
export const monitor_wallet_off = (): string =>
  `wallet not configured; shares stay owed`;
export const monitor_wallet_stopped = (): string =>
  `payouts are stopped: the wallet shows a payment that is not in the books, and the operator has to look`;
export const monitor_wallet_silent = (): string =>
  `has not answered yet`;
export const monitor_no_answer = (): string =>
  `does not answer`;
export const monitor_wallet_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`at block `, `${number(v.height)}`, `, made `, v.time(``)];
export const monitor_wallet_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`at block `, `${number(v.height)}`, `, made `, v.time(``), `; covers what is due`];
export const monitor_wallet_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`at block `, `${number(v.height)}`, `, made `, v.time(``), `; holds less than what is due`];
export const monitor_wallet_syncing = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`catching up with the chain, at block `, `${number(v.height)}`, `, made `, v.time(``)];
export const monitor_wallet_syncing_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`catching up with the chain, at block `, `${number(v.height)}`, `, made `, v.time(``), `; covers what is due`];
export const monitor_wallet_syncing_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`catching up with the chain, at block `, `${number(v.height)}`, `, made `, v.time(``), `; holds less than what is due`];
export const monitor_balance = <T>(v: { balance: (text: string) => T; owed: (text: string) => T }): Rich<T> =>
  [`Balance `, v.balance(``), `, owed `, v.owed(``)];
export const monitor_balance_unknown = <T>(v: { owed: (text: string) => T }): Rich<T> =>
  [`Balance unknown, owed `, v.owed(``)];
export const monitor_chain_off = (): string =>
  `no chain is followed; payments are not watched`;
export const monitor_chain_halted = (): string =>
  `halted after a deep reorganisation: nothing is paid until the operator has looked`;
export const monitor_chain_unread = (): string =>
  `not read yet`;
export const monitor_chain_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`at block `, `${number(v.height)}`, `, last read whole `, v.time(``)];
export const monitor_chain_at_never = (v: { height: number }): string =>
  `at block ${number(v.height)}, never read whole yet`;
export const monitor_chain_behind = <T>(v: { height: number; source: number; time: (text: string) => T }): Rich<T> =>
  [`behind: block `, `${number(v.height)}`, ` of `, `${number(v.source)}`, `, last read whole `, v.time(``)];
export const monitor_chain_behind_never = (v: { height: number; source: number }): string =>
  `behind: block ${number(v.height)} of ${number(v.source)}, never read whole yet`;
export const monitor_price_off = (): string =>
  `no price configured; the site shows no dollar amounts`;
export const monitor_price_received = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`received `, v.time(``)];
export const monitor_price_too_old = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`received `, v.time(``), `; too old, so the site shows no dollar amounts`];
export const monitor_price_fixed = (): string =>
  `set by the operator`;
export const monitor_price_none = (): string =>
  `not received yet`;
export const monitor_pool_no_wallet = (): string =>
  `a part of the wallet’s balance, but no wallet is configured`;
export const monitor_pool_waits = (v: { week: string }): string =>
  `the week of ${v.week} waits until the wallet’s balance can be read`;
export const monitor_pool_unread = (v: { week: string }): string =>
  `the balance could not be read for the week of ${v.week}, and counted as 0`;
export const monitor_pool_read = (v: { week: string }): string =>
  `the balance was read for the week of ${v.week}`;
export const monitor_pool_not_yet = (): string =>
  `a part of the wallet’s balance, which no week has needed yet`;
export const monitor_backup_off = (): string =>
  `no backups are scheduled`;
export const monitor_backup_unknown = (): string =>
  `unknown`;
export const monitor_backup_none = (): string =>
  `none yet`;
export const monitor_backup_made = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`made `, v.time(``)];
export const monitor_witness_off = (): string =>
  `no witness is configured`;
export const monitor_witness_none = (): string =>
  `none has cosigned yet`;
export const monitor_witness_cosigned = <T>(v: { names: string; size: number; time: (text: string) => T }): Rich<T> =>
  [`${v.names}`, ` cosigned `, `${number(v.size)}`, ` leaves `, v.time(``)];
export const monitor_updates_webhook = (): string =>
  `do not arrive: a webhook sends them elsewhere`;
export const monitor_updates_other_reader = (): string =>
  `do not all arrive: another program reads them with the same token`;
export const monitor_updates_off = (): string =>
  `not polled from Telegram`;
export const monitor_updates_ok = (): string =>
  `read from Telegram`;
export const monitor_database_read_only = (): string =>
  `accepts no changes`;
export const monitor_database_full = (): string =>
  `has no space left: nothing can be stored`;
export const monitor_database_busy = (): string =>
  `has too much to do`;
export const monitor_database_checking = (): string =>
  `its totals are being checked; changes wait a moment`;
export const monitor_database_answers = (v: { time: string }): string =>
  `answers in ${v.time}`;
export const monitor_job_snapshot = (): string =>
  `Weekly snapshot`;
export const monitor_job_distribution = (): string =>
  `Weekly distribution`;
export const monitor_job_broadcast = (): string =>
  `Broadcasts`;
export const monitor_job_invoices = (): string =>
  `Payments of plans`;
export const monitor_job_plan_notices = (): string =>
  `Plan reminders`;
export const monitor_job_webhooks = (): string =>
  `Webhooks`;
export const monitor_job_app_messages = (): string =>
  `Messages of apps`;
export const monitor_job_chain = (): string =>
  `Chain`;
export const monitor_job_payment_requests = (): string =>
  `Payment requests`;
export const monitor_job_tips = (): string =>
  `Tips`;
export const monitor_job_escrows = (): string =>
  `Escrows`;
export const monitor_job_price = (): string =>
  `Price of the coin`;
export const monitor_job_log = (): string =>
  `Public log`;
export const monitor_job_uptime = (): string =>
  `Uptime record`;
export const monitor_job_alerts = (): string =>
  `Alerts to the owner`;
export const monitor_job_backup = (): string =>
  `Backups`;
export const monitor_job_clean_up = (): string =>
  `Clean-up`;
export const monitor_uptime = (): string =>
  `Uptime`;
export const monitor_uptime_hint = (): string =>
  `Measured each minute by the server itself; days are UTC. Degraded counts as up. For the site, a minute without a record is down.`;
export const monitor_uptime_failed = (): string =>
  `Failed to load the uptime record`;
export const monitor_uptime_none = (): string =>
  `No record yet. It begins within a minute of the server’s start, where its jobs run.`;
export const monitor_by_day = (v: { part: string }): string =>
  `${v.part} by day`;
export const monitor_today = (): string =>
  `Today`;
export const monitor_site = (): string =>
  `Site`;
export const monitor_telegram = (): string =>
  `Telegram`;
export const monitor_payouts = (): string =>
  `Payouts`;
export const monitor_chain_index = (): string =>
  `Chain index`;
export const monitor_day_none = (v: { date: string }): string =>
  `${v.date}: no record`;
export const monitor_day_up = (v: { date: string; percent: string; time: string }): string =>
  `${v.date}: up ${v.percent} of ${v.time}`;
export const monitor_day_down = (v: { date: string; percent: string; time: string; down: string }): string =>
  `${v.date}: up ${v.percent} of ${v.time}, down ${v.down}`;
export const monitor_day_degraded = (v: { date: string; percent: string; time: string; degraded: string }): string =>
  `${v.date}: up ${v.percent} of ${v.time}, degraded ${v.degraded}`;
export const monitor_day_both = (v: { date: string; percent: string; time: string; down: string; degraded: string }): string =>
  `${v.date}: up ${v.percent} of ${v.time}, down ${v.down}, degraded ${v.degraded}`;
export const monitor_hours = (v: { hours: number }): string =>
  `${number(v.hours)} h`;
export const monitor_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)} min`;
export const monitor_hours_minutes = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} h ${number(v.minutes)} min`;
export const monitor_activity = (): string =>
  `User Activity Details`;
export const monitor_activity_admins = (): string =>
  `Only administrators can see individual activity. The totals are in the log below.`;
export const monitor_activity_sign_in = (): string =>
  `Individual activity is for administrators only. Sign in to see it.`;
export const monitor_activity_no_sign_in = (): string =>
  `Individual activity is for administrators only, and sign-in is not set up on this site.`;
export const monitor_activity_purpose = (): string =>
  `To see individual activity as an administrator.`;
export const monitor_activity_failed = (): string =>
  `Failed to load user activity data`;
export const monitor_search = (): string =>
  `Search by username`;
export const monitor_search_hint = (): string =>
  `Telegram username`;
export const monitor_showing = (v: { count: number; all: number }): string =>
  `Showing ${number(v.count)} of ${number(v.all)} users`;
export const monitor_total_users = (): string =>
  `Total Users`;
export const monitor_average = (): string =>
  `Average Points`;
export const monitor_none_found = (): string =>
  `No users found matching the search`;
export const monitor_no_activity = (): string =>
  `No user activity data available`;
export const monitor_users = (): string =>
  `Users`;
export const monitor_show_more = (v: { count: number }): string =>
  `Show ${number(v.count)} more`;
export const monitor_first_of = (v: { count: number; all: number }): string =>
  `The first ${number(v.count)} of ${number(v.all)} are listed. Search to find the others.`;
export const monitor_number = (v: { position: number }): string =>
  `Number ${number(v.position)}`;
export const monitor_transactions = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} transaction`, other: `${number(v.count)} transactions` })}`;
export const monitor_of_rewards = (v: { percent: string }): string =>
  `${v.percent} of weekly rewards`;
export const monitor_needs = (v: { points: number }): string =>
  `needs ${number(v.points)} more`;
export const monitor_not_eligible = (): string =>
  `not eligible`;
export const monitor_hunt_activities = (): string =>
  `Treasure Hunt Activities`;
export const monitor_referral_rewards = (): string =>
  `Referral Rewards`;
export const monitor_other_activities = (): string =>
  `Other Activities`;
export const monitor_tier = (v: { tier: string }): string =>
  `Tier ${v.tier}`;
export const monitor_join_bonus = (): string =>
  `Join Bonus`;
export const monitor_content_submitted = (): string =>
  `Content Submitted`;
export const monitor_points = (): string =>
  `Activity Points System`;
export const monitor_points_failed = (): string =>
  `Failed to load activity points system`;
export const monitor_setup_points = (): string =>
  `Setup Points Total`;
export const monitor_daily_cap = (): string =>
  `Daily Activity Cap`;
export const monitor_content_types = (): string =>
  `Content Types`;
export const monitor_transaction_points = (): string =>
  `Transaction Points`;
export const monitor_daily_activities = (): string =>
  `Daily Activities`;
export const monitor_content = (): string =>
  `Content Submissions`;
export const monitor_range = (): string =>
  `Range`;
export const monitor_default = (): string =>
  `Default`;
export const monitor_log = (): string =>
  `Recent System Logs`;
export const monitor_events_failed = (): string =>
  `The server’s own events failed to load`;
export const monitor_auto_refresh = (v: { seconds: number }): string =>
  `Auto-refresh: ${number(v.seconds)}s`;
export const monitor_last_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Last updated: `, v.time(``)];
export const monitor_source_system = (): string =>
  `system`;
export const monitor_source_rewards = (): string =>
  `rewards`;
export const monitor_source_wallet = (): string =>
  `wallet`;
export const monitor_source_scheduler = (): string =>
  `scheduler`;
export const monitor_source_configuration = (): string =>
  `configuration`;
export const monitor_source_activity = (): string =>
  `activity`;
export const monitor_source_monitor = (): string =>
  `monitor`;
export const monitor_log_healthy = (): string =>
  `System is healthy`;
export const monitor_log_unhealthy = (): string =>
  `System is unhealthy`;
export const monitor_log_rewards_on = (): string =>
  `Rewards system enabled`;
export const monitor_log_rewards_off = (): string =>
  `Rewards system disabled`;
export const monitor_log_wallet = (): string =>
  `Wallet configured`;
export const monitor_log_no_wallet = (): string =>
  `Wallet not configured`;
export const monitor_log_snapshots = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} snapshot`, other: `${number(v.count)} snapshots` })} in the last 7 days`;
export const monitor_log_distributions = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} distribution`, other: `${number(v.count)} distributions` })} in the last 7 days`;
export const monitor_log_pool = (v: { pool: string; threshold: number }): string =>
  `Weekly pool ${v.pool}, minimum threshold ${number(v.threshold)} pts`;
export const monitor_log_pool_about = (v: { pool: string; part: string; most: string; threshold: number }): string =>
  `Weekly pool about ${v.pool} (${v.part} % of the wallet’s free coins, at most ${v.most}), minimum threshold ${number(v.threshold)} pts`;
export const monitor_log_pool_unknown = (v: { part: string; most: string; threshold: number }): string =>
  `Weekly pool not known yet (${v.part} % of the wallet’s free coins, at most ${v.most}), minimum threshold ${number(v.threshold)} pts`;
export const monitor_log_active = (v: { users: number; points: number }): string =>
  `${plural(v.users, { one: `${number(v.users)} active user`, other: `${number(v.users)} active users` })} with ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })} this week`;
export const monitor_log_eligible = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} user`, other: `${number(v.count)} users` })} eligible for rewards`;
export const monitor_log_failed = (): string =>
  `Failed to fetch monitoring data for log generation`;
export const check_title = (): string =>
  `Check it`;
export const check_text = (): string =>
  `The file holds everything the split was computed from: pool, threshold, formula version and, for each member, the number, points, account date (it breaks ties) and share in the coin’s smallest unit. No names, nothing secret.`;
export const check_start = (): string =>
  `Check it yourself`;
export const check_hash = (): string =>
  `Result hash (SHA-256 of the CSV file)`;
export const check_earlier = <T>(v: { closed: (text: string) => T; reopened: (text: string) => T }): Rich<T> =>
  [`Earlier result, closed `, v.closed(``), ` and reopened `, v.reopened(``)];
export const check_own_machine = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`On your own machine `, v.command(``), ` gives the same.`];
export const check_failed = (v: { reason: string }): string =>
  `The check could not be completed: ${v.reason}`;
export const check_fetching = (): string =>
  `Fetching the file`;
export const check_fetching_events = (): string =>
  `Fetching your events`;
export const check_hashing = (): string =>
  `Hashing the file`;
export const check_splitting = (): string =>
  `Recomputing the split`;
export const check_not_fetched = (v: { status: string }): string =>
  `the file could not be fetched (${v.status})`;
export const check_no_worker = (): string =>
  `the browser could not run the check`;
export const check_log_grew = (): string =>
  `the log grew during the check. Try again.`;
export const check_agrees = (): string =>
  `It agrees`;
export const check_differs = (): string =>
  `It does not agree`;
export const check_empty_hash = (): string =>
  `Nobody is listed, and nothing was distributed. The file’s hash is the one this page shows.`;
export const check_empty = (): string =>
  `Nobody is listed, and nothing was distributed. The hash was not compared: browsers compute hashes over https only.`;
export const check_all_hash = (v: { count: number; total: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} share`, other: `${number(v.count)} shares` })} recomputed by the rules in your browser: each matches to the last unit, and together they are ${v.total}. The file’s hash is the one this page shows.`;
export const check_all = (v: { count: number; total: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} share`, other: `${number(v.count)} shares` })} recomputed by the rules in your browser: each matches to the last unit, and together they are ${v.total}. The hash was not compared: browsers compute hashes over https only.`;
export const check_bad_hash = (v: { hash: string }): string =>
  `The file’s hash is ${v.hash}, not the one this page shows.`;
export const check_formula = (): string =>
  `The week was split by a formula this page does not know. Reload the page.`;
export const check_difference = (v: { number: string; listed: string; computed: string }): string =>
  `Member ${v.number} is listed with ${v.listed}; by the rules it should be ${v.computed}.`;
export const check_more = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} more share differs`, other: `${number(v.count)} more shares differ` })}.`;
export const check_below = (v: { number: string }): string =>
  `Member ${v.number} is listed with fewer points than the threshold.`;
export const check_total = (v: { listed: string; expected: string }): string =>
  `The shares add up to ${v.listed} instead of ${v.expected}.`;
export const hunts_lead = (): string =>
  `Clues in order, prizes at the end, and winners that anybody can check.`;
export const hunts_failed = (): string =>
  `The treasure hunts could not be loaded`;
export const hunts_none = (): string =>
  `No treasure hunt has been announced yet`;
export const hunts_none_text = (): string =>
  `The next one appears here before it starts.`;
export const hunts_earlier = (): string =>
  `Earlier hunts`;
export const hunts_first = (): string =>
  `The first to finish win.`;
export const hunts_drawn = (): string =>
  `The winners are drawn from all who finish.`;
export const hunts_points = (): string =>
  `Points`;
export const hunts_clues = (): string =>
  `Clues`;
export const hunts_players = (): string =>
  `Players`;
export const hunts_go = (): string =>
  `Go to the hunt`;
export const hunts_rules = (): string =>
  `See its rules`;
export const hunts_row = <T>(v: { date: (text: string) => T; clues: number; players: number; finishers: number }): Rich<T> =>
  [v.date(``), `, `, `${plural(v.clues, { one: `${number(v.clues)} clue`, other: `${number(v.clues)} clues` })}`, `, `, `${plural(v.players, { one: `${number(v.players)} player`, other: `${number(v.players)} players` })}`, `, `, `${number(v.finishers)}`, ` finished`];
export const hunts_no_prizes = (): string =>
  `No prizes`;
export const hunt_upcoming = (): string =>
  `Upcoming`;
export const hunt_running = (): string =>
  `Running`;
export const hunt_ended = (): string =>
  `Ended`;
export const hunt_settled = (): string =>
  `Winners known`;
export const hunt_cancelled = (): string =>
  `Cancelled`;
export const hunt_starts_in = (): string =>
  `Starts in`;
export const hunt_ends_in = (): string =>
  `Ends in`;
export const hunt_finished = (): string =>
  `Finished`;
export const hunt_prizes = (): string =>
  `Prizes`;
export const hunt_failed = (): string =>
  `The treasure hunt could not be loaded`;
export const hunt_was_cancelled = (): string =>
  `This treasure hunt was cancelled`;
export const hunt_all = (): string =>
  `All hunts`;
export const hunt_panel_own = (): string =>
  `Your part`;
export const hunt_panel_winners = (): string =>
  `The winners`;
export const hunt_panel_facts = (): string =>
  `The facts`;
export const hunt_panel_trail = (): string =>
  `The trail`;
export const hunt_panel_prizes = (): string =>
  `The prizes`;
export const hunt_panel_proof = (): string =>
  `The proof`;
export const hunt_link_page = (): string =>
  `A hidden link`;
export const hunt_link_title = (): string =>
  `You found something`;
export const hunt_link_lead = (): string =>
  `This page belongs to a clue of a treasure hunt.`;
export const hunt_link_incomplete = (): string =>
  `The link is incomplete`;
export const hunt_link_incomplete_text = (): string =>
  `Scan the code or open the link again, with everything behind the #.`;
export const hunt_link_purpose = (): string =>
  `So that your find counts.`;
export const hunt_link_sign_in = (): string =>
  `Sign in to let it count`;
export const hunt_link_effect = (): string =>
  `The link solves your clue, if that is the clue you have reached.`;
export const hunt_link_claim = (): string =>
  `I found it`;
export const hunt_link_uncounted = (): string =>
  `It was not counted`;
export const hunt_link_wrong = (): string =>
  `This link is not your clue`;
export const hunt_link_wrong_text = (): string =>
  `You have not reached its clue yet, have already solved it, or the treasure hunt is not running. Look at your clue on the hunt’s page.`;
export const hunt_right = (): string =>
  `That is it`;
export const hunt_you_finished = (): string =>
  `You finished the treasure hunt`;
export const hunt_facts = (): string =>
  `The hunt`;
export const hunt_time = (): string =>
  `Time`;
export const hunt_times = <T>(v: { start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [v.start(``), ` to `, v.end(``)];
export const hunt_who = (): string =>
  `Who may play`;
export const hunt_players = (v: { days: number; points: number; weeks: number }): string =>
  `Members ${plural(v.days, { '=0': ``, one: `who joined at least ${number(v.days)} day before the start, `, other: `who joined at least ${number(v.days)} days before the start, ` })}${plural(v.points, { '=0': ``, one: `with at least ${number(v.points)} point, `, other: `with at least ${number(v.points)} points, ` })}${plural(v.weeks, { '=0': ``, one: `who had a share of the pool in at least ${number(v.weeks)} week, `, other: `who had a share of the pool in at least ${number(v.weeks)} weeks, ` })}with an address, who are not banned.`;
export const hunt_badge = (): string =>
  `Badge for each finisher`;
export const hunt_trail = (): string =>
  `On the trail`;
export const hunt_trail_none_yet = (): string =>
  `Nobody has begun yet.`;
export const hunt_trail_none = (): string =>
  `Nobody took part.`;
export const hunt_trail_count = (v: { players: number; finishers: number }): string =>
  `${plural(v.players, { one: `${number(v.players)} player`, other: `${number(v.players)} players` })}, ${number(v.finishers)} finished.`;
export const hunt_at_clue = (v: { number: number }): string =>
  `At clue ${number(v.number)}`;
export const hunt_winners = (): string =>
  `Winners`;
export const hunt_no_places = (): string =>
  `This treasure hunt had no prizes by place.`;
export const hunt_nobody = (): string =>
  `Nobody finished this treasure hunt in time.`;
export const hunt_draws_after = (v: { count: number }): string =>
  `The winners are drawn after ${plural(v.count, { one: `${number(v.count)} more block`, other: `${number(v.count)} more blocks` })}.`;
export const hunt_winners_soon = (): string =>
  `The winners are known in a few minutes.`;
export const hunt_place = <T>(v: { label: (text: string) => T; place: number }): Rich<T> =>
  [v.label(`Place `), `${number(v.place)}`];
export const hunt_pay_waits = (): string =>
  `To be paid`;
export const hunt_pay_sent = (): string =>
  `Sent`;
export const hunt_pay_paid = (): string =>
  `Paid`;
export const hunt_pay_banned = (): string =>
  `Not paid: banned`;
export const hunt_pay_no_address = (): string =>
  `Not paid: no address`;
export const hunt_prizes_by_place = (): string =>
  `Prizes by place`;
export const hunt_finisher_points = (v: { points: number }): string =>
  `Each finisher gets ${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}.`;
export const hunt_rule_first = (): string =>
  `The first to finish win, in their order.`;
export const hunt_rule_draw = (): string =>
  `A block of the chain draws the winners among all who finish.`;
export const hunt_rule_once = (): string =>
  `Each finisher has one place and one prize at most.`;
export const hunt_rule_points = (): string =>
  `Points are given when the winners are known.`;
export const hunt_rule_rest = (): string =>
  `If fewer members finish than there are prizes, the other prizes are not paid. If the hunt is cancelled, nobody wins anything.`;
export const hunt_rule_pool = (): string =>
  `Coins come from the weekly pool’s wallet, after all shares that are due. Prizes have a daily limit (UTC); the rest is paid the next day.`;
export const hunt_rule_lapse = (v: { days: string }): string =>
  `A winner who is banned or has no address keeps the prize for ${v.days} days from the end of the hunt. After that it lapses.`;
export const hunt_rule_retry = (): string =>
  `A failed payment is tried again after an hour.`;
export const hunt_prize_both = <T>(v: { coins: (text: string) => T; points: number }): Rich<T> =>
  [v.coins(``), ` and `, `${plural(v.points, { one: `${number(v.points)} point`, other: `${number(v.points)} points` })}`];
export const hunt_prize_nothing = (): string =>
  `Nothing`;
export const hunt_own = (): string =>
  `Your hunt`;
export const hunt_own_sign_in = (): string =>
  `Sign in to see the first clue.`;
export const hunt_own_no_sign_in = (): string =>
  `Members play here, and signing in is not set up on this site yet. The bot’s private chat has the hunt too.`;
export const hunt_own_purpose = (): string =>
  `To play the treasure hunt.`;
export const hunt_begin_text = (): string =>
  `Begin to see the first clue, or the one you have reached.`;
export const hunt_begin = (): string =>
  `Begin`;
export const hunt_own_failed = (): string =>
  `Your clue could not be loaded`;
export const hunt_finished_as = (v: { place: number }): string =>
  `You finished as number ${number(v.place)}.`;
export const hunt_winners_later = (): string =>
  `The winners are known after the end of the hunt.`;
export const hunt_solved = (v: { solved: number; clues: number }): string =>
  `You solved ${number(v.solved)} of ${number(v.clues)} clues.`;
export const hunt_refused_banned = (): string =>
  `Banned members cannot take part.`;
export const hunt_refused_no_address = (): string =>
  `Set an address first: prizes in coins go there.`;
export const hunt_refused_over = (): string =>
  `This treasure hunt is over.`;
export const hunt_refused_not_begun = (): string =>
  `This treasure hunt has not begun.`;
export const hunt_refused_too_young = (v: { days: number }): string =>
  `This treasure hunt is for members who joined at least ${plural(v.days, { one: `${number(v.days)} day`, other: `${number(v.days)} days` })} before its start.`;
export const hunt_refused_too_few_points = (v: { points: number }): string =>
  `This treasure hunt is for members with at least ${number(v.points)} points.`;
export const hunt_refused_too_few_shares = (v: { weeks: number }): string =>
  `This treasure hunt is for members who had a share of the pool in at least ${plural(v.weeks, { one: `${number(v.weeks)} week`, other: `${number(v.weeks)} weeks` })}.`;
export const hunt_clue_of = (v: { number: number; clues: number }): string =>
  `Clue ${number(v.number)} of ${number(v.clues)}`;
export const hunt_where = (): string =>
  `Place`;
export const hunt_hint = (): string =>
  `Hint`;
export const hunt_hint_soon = (): string =>
  `Comes in a moment.`;
export const hunt_hint_in = (v: { time: string }): string =>
  `Comes in ${v.time}.`;
export const hunt_find_link = (): string =>
  `Find the link: it is hidden on a page, or printed as a QR code. Open it in this browser.`;
export const hunt_tip = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Tip `, v.name(``), ` to go on. A tip that you make from now on counts once it is confirmed; this page follows by itself.`];
export const hunt_tip_them = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Tip `, v.name(`the member`), ` to go on. A tip that you make from now on counts once it is confirmed; this page follows by itself.`];
export const hunt_answer_label = (): string =>
  `Your answer`;
export const hunt_answer_hint = (): string =>
  `Case, accents, spaces and punctuation do not matter.`;
export const hunt_answer = (): string =>
  `Answer`;
export const hunt_answer_empty = (): string =>
  `Type an answer first.`;
export const hunt_answer_kept = (v: { problem: string }): string =>
  `${v.problem} Your answer is still here.`;
export const hunt_wrong = (): string =>
  `That is not it.`;
export const hunt_wait = (v: { time: string }): string =>
  `Five wrong answers within an hour: try again in ${v.time}.`;
export const hunt_wait_moment = (): string =>
  `Five wrong answers within an hour: try again in less than a minute.`;
export const hunt_proof = (): string =>
  `Proof`;
export const hunt_proof_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`The rules were fixed with a hash before the start, and the list of finishers is fixed when the hunt ends. Both hashes are in the `, v.a(`public log`), `.`];
export const hunt_proof_draw = (v: { ahead: string; depth: string }): string =>
  `The list names a block that does not exist when it is made, ${v.ahead} above the newest one. Its hash draws the winners once ${v.depth} blocks stand on it.`;
export const hunt_limits = (): string =>
  `The limits of this proof: the operator could invent finishers.`;
export const hunt_limits_draw = (): string =>
  `The limits of this proof: the operator could invent finishers, or log several lists before the block and show one of them; a miner who finds the block could throw it away.`;
export const hunt_rules_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Hash of the rules, fixed `, v.time(``)];
export const hunt_list_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Hash of the list of finishers, fixed `, v.time(``)];
export const hunt_list_hash = (): string =>
  `Hash of the list of finishers`;
export const hunt_block = (v: { height: string }): string =>
  `Block ${v.height}, which draws`;
export const hunt_block_waits = (v: { count: number }): string =>
  `It draws after ${number(v.count)} more blocks.`;
export const hunt_list_members = (): string =>
  `Member numbers on the list, in the order of finishing`;
export const hunt_list_nobody = (): string =>
  `Nobody`;
export const hunt_texts = (): string =>
  `The texts that are hashed`;
export const hunt_text_rules = (): string =>
  `Rules`;
export const hunt_text_list = (): string =>
  `List`;
export const hunt_clues = (): string =>
  `The clues`;
export const hunt_by_answer = (v: { number: number }): string =>
  `Clue ${number(v.number)}, solved by a word or phrase`;
export const hunt_by_link = (v: { number: number }): string =>
  `Clue ${number(v.number)}, solved by a hidden link`;
export const hunt_by_tip = (v: { number: number }): string =>
  `Clue ${number(v.number)}, solved by a tip`;
export const hunt_by_tip_to = (v: { number: number; member: string }): string =>
  `Clue ${number(v.number)}, solved by a tip to member ${v.member}`;
export const hunt_check_agrees = (): string =>
  `It agrees.`;
export const hunt_check_differs = (): string =>
  `It does not agree.`;
export const hunt_check_so_far = (): string =>
  `All that can be checked so far agrees.`;
export const hunt_check_steps = (): string =>
  `Steps of the check`;
export const hunt_step_ok = (): string =>
  `ok`;
export const hunt_step_wrong = (): string =>
  `wrong`;
export const hunt_step_open = (): string =>
  `not yet`;
export const hunt_step_rules_hash = (): string =>
  `Hash of the rules`;
export const hunt_step_rules = (): string =>
  `The rules`;
export const hunt_step_list_hash = (): string =>
  `Hash of the list`;
export const hunt_step_list = (): string =>
  `The list`;
export const hunt_step_log = (): string =>
  `The log`;
export const hunt_check_rules_hash = (): string =>
  `The rules have the hash shown here.`;
export const hunt_check_rules = (): string =>
  `Title, story, times, prizes and players are those of the rules.`;
export const hunt_check_list_hash = (): string =>
  `The list has the hash shown here.`;
export const hunt_check_no_list = (): string =>
  `There is none: the hunt was cancelled.`;
export const hunt_check_list_later = (): string =>
  `The list is made when the hunt has ended.`;
export const hunt_check_list = (v: { count: number }): string =>
  `It names the hash of the rules, and each member once: ${number(v.count)} in all.`;
export const hunt_check_list_block = (v: { height: string; count: number }): string =>
  `It names the hash of the rules and block ${v.height}, and each member once: ${number(v.count)} in all.`;
export const hunt_check_clues_later = (): string =>
  `The clues are shown once the hunt has ended.`;
export const hunt_check_clues = (): string =>
  `Each clue is the one that the rules commit to.`;
export const hunt_check_no_winners = (): string =>
  `There are none.`;
export const hunt_check_winners_later = (): string =>
  `They are not known yet.`;
export const hunt_check_winners_first = (): string =>
  `They are the first on the list, in this order, with the prizes of their places.`;
export const hunt_check_winners_draw = (): string =>
  `They are the lowest tickets, in this order, with the prizes of their places.`;
export const hunt_picture_failed = (v: { number: number }): string =>
  `the picture of clue ${number(v.number)} could not be loaded`;
export const hunt_https_only = (): string =>
  `browsers compute hashes over https only`;
export const hunt_log_none = (): string =>
  `The log has no signed checkpoint yet.`;
export const hunt_log_unsigned = (): string =>
  `The checkpoint is not signed with the log’s key.`;
export const hunt_log_leaf = (v: { index: string }): string =>
  `Leaf ${v.index} of the log is not as it was logged.`;
export const hunt_log_no_rules = (): string =>
  `The log does not have the rules.`;
export const hunt_log_no_list = (): string =>
  `The log does not have the list.`;
export const hunt_log_other_rules = (): string =>
  `The log has another hash for the rules.`;
export const hunt_log_other_list = (): string =>
  `The log has another hash for the list.`;
export const hunt_log_twice_rules = (): string =>
  `The log has the rules more than once.`;
export const hunt_log_twice_list = (): string =>
  `The log has the list more than once.`;
export const hunt_log_cancelled = (): string =>
  `The log says that this hunt was cancelled.`;
export const hunt_log_soon = (): string =>
  `Try again in a few minutes.`;
export const hunt_log_agrees = (v: { origin: string; size: string }): string =>
  `${v.origin}, at size ${v.size} and signed with its key, has these hashes.`;
export const hunt_fault_rules_hash = (v: { hash: string }): string =>
  `The rules have the hash ${v.hash}, not the one shown here.`;
export const hunt_fault_rules_unread = (): string =>
  `The rules cannot be read.`;
export const hunt_fault_rules_differ = (v: { field: string }): string =>
  `The rules and this page differ in: ${v.field}.`;
export const hunt_fault_rules_clues = (): string =>
  `The rules have another number of clues than this page.`;
export const hunt_fault_rules_form = (): string =>
  `The rules are not in their canonical form.`;
export const hunt_fault_no_list = (): string =>
  `There are winners and no list of finishers.`;
export const hunt_fault_list_hash = (v: { hash: string }): string =>
  `The list has the hash ${v.hash}, not the one shown here.`;
export const hunt_fault_list_unread = (): string =>
  `The list cannot be read.`;
export const hunt_fault_list_rules = (): string =>
  `The list names the hash of other rules.`;
export const hunt_fault_list_block = (v: { listed: string; shown: string }): string =>
  `The list names block ${v.listed}, this page block ${v.shown}.`;
export const hunt_fault_no_block = (): string =>
  `No block is named, and a block draws the winners.`;
export const hunt_fault_extra_block = (): string =>
  `A block is named, and none draws the winners.`;
export const hunt_fault_list_twice = (): string =>
  `A member is on the list more than once.`;
export const hunt_fault_list_form = (): string =>
  `The list is not in its canonical form.`;
export const hunt_fault_no_clues = (): string =>
  `The clues are not shown, and the hunt is over.`;
export const hunt_fault_clue = (v: { number: number }): string =>
  `Clue ${number(v.number)} is not the one that the rules commit to.`;
export const hunt_fault_picture = (v: { number: number }): string =>
  `The picture of clue ${number(v.number)} is not the one that its clue names.`;
export const hunt_fault_clue_count = (v: { shown: number; wanted: number }): string =>
  `${number(v.shown)} clues are shown; the rules have ${number(v.wanted)}.`;
export const hunt_fault_winners_early = (): string =>
  `Winners are shown before they can be known.`;
export const hunt_fault_no_winners = (): string =>
  `Without the list nobody can have won.`;
export const hunt_fault_block_hash = (): string =>
  `The hash of the block that draws is missing, or there is one too many.`;
export const hunt_fault_winner = (v: { place: number; found: string; shown: string }): string =>
  `Place ${number(v.place)} is member ${v.found}; this page shows member ${v.shown}.`;
export const hunt_fault_winner_lacks = (v: { place: number; found: string }): string =>
  `Place ${number(v.place)} is member ${v.found}; this page shows nobody.`;
export const hunt_fault_winner_extra = (v: { place: number; shown: string }): string =>
  `Place ${number(v.place)} is nobody; this page shows member ${v.shown}.`;
export const hunt_fault_prize = (v: { place: number }): string =>
  `The prize of place ${number(v.place)} is not the one of the rules.`;
export const ownlog_title = (): string =>
  `Your week in the log`;
export const ownlog_text = (): string =>
  `A public log holds a fingerprint of every event. Your browser fetches your events of this week, proves that they are as they were logged, recomputes your points by the rules, adds them up, and compares them with the week’s file.`;
export const ownlog_start = (): string =>
  `Check my week`;
export const ownlog_payment = (): string =>
  `Look up the payment`;
export const ownlog_payment_failed = (): string =>
  `The payment could not be loaded.`;
export const ownlog_explorer = (): string =>
  `The transaction in the block explorer`;
export const ownlog_no_share = (): string =>
  `No share of yours was found for this week.`;
export const ownlog_compare = (v: { amount: string }): string =>
  `Compare in the block explorer: the transaction has an output of ${v.amount} to your address, or of more if it also pays other weeks or members with that address.`;
export const ownlog_not_proved = (): string =>
  `Your browser did not check this: this page loads nothing from other hosts, and this server’s word would prove nothing.`;
export const ownlog_sent = (): string =>
  `The share was sent, but this site knows no block explorer, or no transaction of it.`;
export const ownlog_owed = (): string =>
  `There is no transaction of your share yet: it is owed.`;
export const ownlog_held = (): string =>
  `There is no transaction of your share yet: it is held back.`;
export const ownlog_paying = (): string =>
  `There is no transaction of your share yet: it is in a payment about to go out.`;
export const ownlog_payment_lost = (): string =>
  `There is no transaction of your share yet: it is owed, because its payment failed.`;
export const ownlog_settled = (): string =>
  `There is no transaction of your share yet: it is settled outside this site.`;
export const ownlog_withheld = (): string =>
  `There is no transaction of your share yet: it is withheld, and joined the next pool.`;
export const ownlog_differs = (): string =>
  `Your week does not agree`;
export const ownlog_agrees = (): string =>
  `Your week agrees`;
export const ownlog_partly = (): string =>
  `Your week cannot be checked completely`;
export const ownlog_not_yet = (): string =>
  `Your week cannot be checked yet`;
export const ownlog_no_checkpoint = (): string =>
  `The log has no signed checkpoint yet. Try again in an hour.`;
export const ownlog_no_closing = (): string =>
  `The log has not caught up: its newest checkpoint is older than the closing of this week. Try again in a few minutes.`;
export const ownlog_banned = (): string =>
  `The file has no entry for you: the log has a ban of yours that was in force when the week ended.`;
export const ownlog_same_file = (): string =>
  `The file is the one with which the log closed this week, and each share in it follows from the rules.`;
export const ownlog_about = (v: { member: string; origin: string; size: string }): string =>
  `You are member ${v.member}. The log is ${v.origin} at size ${v.size}, signed with its key.`;
export const ownlog_events_none = (): string =>
  `The log has no event of yours in this week.`;
export const ownlog_events_one = (v: { points: string }): string =>
  `The log has one event of yours in this week, and it is as it was logged. It earned ${v.points}.`;
export const ownlog_events = (v: { count: string; points: string }): string =>
  `The log has ${v.count} events of yours in this week, and all are as they were logged. Together they earned ${v.points}.`;
export const ownlog_same_one = (): string =>
  `Your browser recomputed one entry of points by the rules of the week: it is right.`;
export const ownlog_same = (v: { count: string }): string =>
  `Your browser recomputed ${v.count} entries of points by the rules of the week: all are right.`;
export const ownlog_unknown_first = (v: { entries: string }): string =>
  `Not recomputed, because they are earned once, and your earlier weeks are not part of this check: ${v.entries}.`;
export const ownlog_unknown_outside = (v: { entries: string }): string =>
  `Not recomputed, because they depend on your events outside of this week: ${v.entries}.`;
export const ownlog_unknown_given = (v: { entries: string }): string =>
  `Not recomputed, because the bot or an administrator gave these points: ${v.entries}.`;
export const ownlog_unknown_correction = (v: { entries: string }): string =>
  `Not recomputed, because they correct earlier points: ${v.entries}.`;
export const ownlog_unknown_ban = (v: { entries: string }): string =>
  `Not recomputed, because a ban of yours began or ended within minutes: ${v.entries}.`;
export const ownlog_and_more = (v: { entries: string; count: string }): string =>
  `${v.entries} and ${v.count} more`;
export const ownlog_backed = (): string =>
  `How many of your points count depends on other members, so your browser did not recompute it.`;
export const ownlog_erased = (v: { events: string; erased: string }): string =>
  `Of your events in this week (${v.events} in the log), ${v.erased} cannot be opened any more: the numbers that opened them were erased. Your points were not compared.`;
export const ownlog_too_few = (v: { points: string }): string =>
  `The file has no entry for you: a share takes ${v.points}.`;
export const ownlog_share = (v: { amount: string }): string =>
  `The file has the same points for you. Your share is ${v.amount}.`;
export const ownlog_share_counted = (v: { points: string; amount: string }): string =>
  `The file has the same points for you. ${v.points} of them count for the pool. Your share is ${v.amount}.`;
export const ownlog_more = (v: { count: string }): string =>
  `Differences that are not listed: ${v.count}.`;
