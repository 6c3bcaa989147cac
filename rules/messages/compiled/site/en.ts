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
export const creator_refresh = (): string =>
  `Refresh`;
export const creator_retry = (): string =>
  `Retry`;
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
export const creator_sort = (): string =>
  `Sort by`;
export const creator_all_content = (): string =>
  `All Content`;
export const creator_found = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} piece matches`, other: `${number(v.count)} pieces match` })}`;
export const creator_pages = (): string =>
  `Pages of content`;
export const creator_loading = (): string =>
  `Loading content`;
export const creator_last_page = (): string =>
  `Go to the last page`;
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
export const creator_type_twitter_post = (): string =>
  `Twitter Post`;
export const creator_type_youtube_video = (): string =>
  `YouTube Video`;
export const creator_type_tiktok_video = (): string =>
  `TikTok Video`;
export const creator_type_twitter_thread = (): string =>
  `Twitter Thread`;
export const creator_type_medium_article = (): string =>
  `Medium Article`;
export const creator_type_reddit_post = (): string =>
  `Reddit Post/Meme`;
export const creator_type_meme_image = (): string =>
  `Meme Image`;
export const creator_type_instagram_post = (): string =>
  `Instagram Post`;
export const creator_type_instagram_reel = (): string =>
  `Instagram Reel`;
export const creator_type_linkedin_article = (): string =>
  `LinkedIn Article`;
export const creator_type_linkedin_post = (): string =>
  `LinkedIn Post`;
export const creator_type_discord_message = (): string =>
  `Discord Message`;
export const creator_type_github_repo = (): string =>
  `GitHub Repository`;
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
export const creator_this_week = (): string =>
  `This week`;
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
export const member_title = (v: { number: string }): string =>
  `Member ${v.number}`;
export const member_failed = (): string =>
  `This member could not be loaded`;
export const member_panel = (): string =>
  `The member`;
export const member_you = (): string =>
  `You`;
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
