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
export const dev_members = (): string =>
  `Members`;
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
export const dev_access_owner = (): string =>
  `Bot owner`;
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
export const dev_copy_what = (v: { what: string }): string =>
  `Copy ${v.what}`;
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
export const dev_hooks_text = (v: { minutes: string; times: string }): string =>
  `Each is a POST with a JSON body. The header Quarterdeck-Signature holds the time and an HMAC-SHA256 of time, dot and body, made with your app’s secret; reject any that is older than ${v.minutes} minutes. Answer with 200 to 299 within 5 seconds; otherwise it is sent again, up to ${v.times} times within two days. An event keeps its id, so you can process each only once.`;
export const dev_hooks_code = (): string =>
  `Verifying a webhook in TypeScript`;
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
  `It becomes owed again and is paid with the next payout.`;
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
