// Written by `npm run messages` from messages/setup/en.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, type Rich } from '../../numbers.ts';

export const language: Language = 'en';
const number = /* @__PURE__ */ groupedNumbersIn('en');

export const setup_name = (): string =>
  `Setting up Quarterdeck`;
export const setup_steps = (): string =>
  `Steps`;
export const setup_languages = (): string =>
  `Language`;
export const setup_back = (): string =>
  `Back`;
export const setup_community_title = (): string =>
  `Community`;
export const setup_community_intro = (): string =>
  `Names of the site, the community and the coin. You can add links, a logo, colours and slides to the community file later.`;
export const setup_community_kind = (): string =>
  `Whose community is it?`;
export const setup_community_kind_hint = (): string =>
  `Another community has its own names and coin.`;
export const setup_community_kind_own = (): string =>
  `Junkcoin’s`;
export const setup_community_kind_other = (): string =>
  `Another one`;
export const setup_community_site = (): string =>
  `Name of the site`;
export const setup_community_site_hint = (): string =>
  `Shown at the top of every page.`;
export const setup_community_name = (): string =>
  `Name of the community`;
export const setup_community_name_hint = (): string =>
  `Usually the coin’s name.`;
export const setup_community_contact = (): string =>
  `Where members reach you`;
export const setup_community_contact_hint = (): string =>
  `For questions about personal data or errors: an https address or an email address.`;
export const setup_community_coin = (): string =>
  `Coin of the community`;
export const setup_community_coin_hint = (): string =>
  `The chains of these coins are known. Those of any other coin can be described in the community’s file later; until then the site counts points and moves no coins.`;
export const setup_community_coin_described = (): string =>
  `Another coin: I enter its names`;
export const setup_community_coin_name = (): string =>
  `Name of the coin`;
export const setup_community_coin_name_hint = (): string =>
  `As it is written out.`;
export const setup_community_coin_code = (): string =>
  `Code of the coin`;
export const setup_community_coin_code_hint = (): string =>
  `2 to 10 capital letters and digits.`;
export const setup_community_coin_symbol = (): string =>
  `Symbol of the coin`;
export const setup_community_coin_symbol_hint = (): string =>
  `Shown before amounts.`;
export const setup_community_coin_scheme = (): string =>
  `Scheme of payment links`;
export const setup_community_coin_scheme_hint = (): string =>
  `The part before the colon, as in pearlcoin:ADDRESS.`;
export const setup_database_title = (): string =>
  `Database`;
export const setup_database_intro = (): string =>
  `The embedded database needs no set-up and is enough for counting points. To pay coins, use PostgreSQL 15 or newer.`;
export const setup_database_url = (): string =>
  `Address of PostgreSQL`;
export const setup_database_url_hint = (): string =>
  `Leave it empty for the embedded database, which lies in the folder data.`;
export const setup_address_title = (): string =>
  `Address`;
export const setup_address_intro = (): string =>
  `Members reach the site at an https address. A proxy such as Caddy holds the certificate and forwards requests to this machine.`;
export const setup_address_public = (): string =>
  `Public address`;
export const setup_address_public_hint = (): string =>
  `Leave it empty to try everything on this machine first; you can add it by running the set-up again.`;
export const setup_address_proxy = (): string =>
  `Address of the proxy`;
export const setup_address_proxy_hint = (): string =>
  `As this server sees it. Without it, all visitors count as one.`;
export const setup_bot_title = (): string =>
  `Telegram bot`;
export const setup_bot_intro = (): string =>
  `Members sign in through a bot, which also writes to you. Open @BotFather in Telegram, send /newbot, and copy the token that it gives you.`;
export const setup_bot_token = (): string =>
  `Token of the bot`;
export const setup_bot_token_hint = (): string =>
  `Anyone who has it controls the bot. It is kept in the settings file.`;
export const setup_bot_own = (): string =>
  `Is it the community’s bot?`;
export const setup_bot_own_hint = (): string =>
  `People start it, say /gm, tip each other and see their rank. In groups it needs privacy mode off: /setprivacy at BotFather.`;
export const setup_bot_own_yes = (): string =>
  `Yes: the community has no other bot`;
export const setup_bot_own_no = (): string =>
  `No: another bot reports to this site`;
export const setup_bot_updates = (): string =>
  `Does another program use this bot?`;
export const setup_bot_updates_hint = (): string =>
  `Only one program can receive a bot’s messages. This site needs it for signing in by id, as the owner does first.`;
export const setup_bot_updates_poll = (): string =>
  `No, it is for this site alone`;
export const setup_bot_updates_off = (): string =>
  `Yes: leave its messages to that program`;
export const setup_owner_title = (): string =>
  `Owner`;
export const setup_owner_intro = (): string =>
  `You are the owner: you may do everything, and the bot reports problems to you.`;
export const setup_owner_id = (): string =>
  `Telegram id of the owner`;
export const setup_owner_id_hint = (): string =>
  `A number, not a name.`;
export const setup_owner_nobody_yet = (): string =>
  `Nobody has opened the link yet.`;
export const setup_owner_not_received = (): string =>
  `The bot's messages cannot be read: another program reads them, a webhook is set, or Telegram does not answer.`;
export const setup_owner_open_it = (): string =>
  `Open it, press Start in Telegram, then press the button once more.`;
export const setup_owner_type_it = (): string =>
  `Type your id, or go back and say that another program uses the bot.`;
export const setup_owner_found = (v: { name: string }): string =>
  `${v.name} pressed Start. The id is filled in below: is that you?`;
export const setup_owner_open = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [`Open this link on a device where you use Telegram, and press `, v.b(`Start`), `. The site then learns your id.`];
export const setup_owner_open_bot = (): string =>
  `Open the bot in Telegram`;
export const setup_owner_elsewhere = <T>(v: { address: (text: string) => T }): Rich<T> =>
  [`On another device: `, v.address(``)];
export const setup_owner_pressed = (): string =>
  `I have pressed Start`;
export const setup_owner_looking = (): string =>
  `Looking…`;
export const setup_owner_or_type = (): string =>
  `Or type the id yourself, after you have started the bot.`;
export const setup_chain_title = (): string =>
  `Wallet and chain`;
export const setup_chain_intro = (): string =>
  `A wallet pays the weekly shares, on PostgreSQL only. Without it the site counts points and splits the pool, and you record what you pay by hand in the admin portal. All of this can wait.`;
export const setup_chain_wallet = (): string =>
  `Address of the wallet (JSON-RPC)`;
export const setup_chain_wallet_hint = (): string =>
  `Give the site its own wallet, with no more than a few weeks’ pools in it. It does not pay weeks that an import closes, unless you say so when you import. Leave it empty for none.`;
export const setup_chain_network = (): string =>
  `Chain of the wallet`;
export const setup_chain_network_hint = (): string =>
  `The wallet’s node must be on this chain.`;
export const setup_chain_network_main = (): string =>
  `Main chain`;
export const setup_chain_network_test = (): string =>
  `Test chain`;
export const setup_chain_network_regtest = (): string =>
  `Regtest, on this machine alone`;
export const setup_chain_faucet = (): string =>
  `Coins that the bot’s faucet gives a member a day`;
export const setup_chain_faucet_hint = (): string =>
  `Members who joined at least a day ago and have an address get them with /faucet. At most a hundred claims are paid a day, unless FAUCET_DAILY says otherwise. Leave it empty for no faucet.`;
export const setup_chain_faucet_wallet = (): string =>
  `Address of the faucet’s own wallet (JSON-RPC)`;
export const setup_chain_faucet_wallet_hint = (): string =>
  `Never the wallet of the weekly pool: the faucet may give away everything in this one.`;
export const setup_chain_index = (): string =>
  `Address of a chain index`;
export const setup_chain_index_hint = (): string =>
  `The REST interface of esplora or electrs. Tips and the wallet’s page need it, and apps read balances through it. Its operator sees your members’ addresses. Leave it empty for none.`;
export const setup_pool_title = (): string =>
  `Weekly pool`;
export const setup_pool_intro = (): string =>
  `Each week the pool is split among the members who earned enough points.`;
export const setup_pool_coins = (): string =>
  `Coins in the weekly pool`;
export const setup_pool_coins_hint = (): string =>
  `0 for no pool.`;
export const setup_pool_points = (): string =>
  `Points that a share needs`;
export const setup_pool_points_hint = (): string =>
  `Members with fewer points in the week get nothing.`;
export const setup_backups_title = (): string =>
  `Backups`;
export const setup_backups_intro = (): string =>
  `Each day the server writes everything that cannot be made again into one encrypted file. Also keep a copy on another machine: if this one is lost, so are the backups on it.`;
export const setup_backups_folder = (): string =>
  `Folder for the daily backups`;
export const setup_backups_folder_hint = (): string =>
  `It is made if it is not there. The newest backup of each of the last 7 days, 4 weeks and 6 months stays. Type none for no backups.`;
export const setup_code_title = (): string =>
  `Enter the code`;
export const setup_code_intro = (): string =>
  `The terminal in which you started the set-up shows it. It admits one browser.`;
export const setup_code_label = (): string =>
  `Code`;
export const setup_code_wrong = (): string =>
  `This code is not valid. Enter the newest one that the terminal shows: a code ends after five wrong attempts, or once it has been used.`;
export const setup_code_go_on = (): string =>
  `Go on`;
export const setup_step_place = (v: { place: number; count: number }): string =>
  `Step ${number(v.place)} of ${number(v.count)}`;
export const setup_step_fails = (): string =>
  `This does not work yet`;
export const setup_step_anyway = (): string =>
  `Use it anyway: I will fix it later`;
export const setup_step_try = (): string =>
  `Try it and go on`;
export const setup_step_trying = (): string =>
  `Trying…`;
export const setup_step_kept = (): string =>
  `kept – type a new one to replace it`;
export const setup_step_fixed = (): string =>
  `This is set in the environment and cannot be changed here.`;
export const setup_step_remove = (): string =>
  `Type none to remove it.`;
export const setup_state_ok = (): string =>
  `Works:`;
export const setup_state_warning = (): string =>
  `Note:`;
export const setup_state_fault = (): string =>
  `Fault:`;
export const setup_state_skipped = (): string =>
  `Not tried:`;
export const setup_summary_title = (): string =>
  `Summary`;
export const setup_summary_intro = <T>(v: { path: (text: string) => T }): Rich<T> =>
  [`Nothing has been changed yet. The settings go into `, v.path(``), `, which only you can read, and the site starts with them.`];
export const setup_summary_demo = (): string =>
  `The demo community is removed from the database.`;
export const setup_summary_write = (): string =>
  `Write the settings and start`;
export const setup_summary_starting = (): string =>
  `Starting…`;
export const setup_summary_none = (): string =>
  `none`;
export const setup_summary_secret = (): string =>
  `kept secret`;
export const setup_done_title = (): string =>
  `The settings are written`;
export const setup_done_starts = (): string =>
  `The site starts now.`;
export const setup_done_login = (): string =>
  `Open the login`;
export const setup_done_no_answer = (): string =>
  `If nothing answers, the terminal says why.`;
export const setup_next_manual = (v: { url: string; id: string }): string =>
  `Open ${v.url}, choose “Manual Telegram ID Entry”, type ${v.id}, and press the number that the page shows in Telegram.`;
export const setup_next_domain = (v: { host: string; url: string }): string =>
  `Tell @BotFather the site’s domain (/setdomain, ${v.host}), open ${v.url} and log in with Telegram.`;
export const setup_next_nobody = (v: { command: string }): string =>
  `Nobody can sign in yet: signing in needs an https address, or a bot of the site’s own. Run ${v.command} again to add either.`;
export const setup_next_policy = (): string =>
  `Without a policy all points count for the pool, also those that one person’s accounts earn by tipping each other. With the policy “backed” (in the portal under Policy), points count only as far as long-standing members have tipped the member, and a few points of new accounts count too.`;
export const setup_refused_nothing = (): string =>
  `There is nothing here.`;
export const setup_refused_host = (): string =>
  `Open the set-up at the address that the terminal shows.`;
export const setup_refused_page = (): string =>
  `This form was sent from another page.`;
export const setup_refused_failed = (): string =>
  `Something went wrong. Go back and try again.`;
export const terminal_intro = (v: { path: string; none: string; back: string }): string =>
  `Your answers go into ${v.path}. Press Enter to take the value in brackets, type "${v.none}" to remove it, or "${v.back}" to go back to the question before. Ctrl-C stops and keeps your answers.`;
export const terminal_first = (): string =>
  `This is the first question.`;
export const terminal_written = (v: { path: string }): string =>
  `The settings are in ${v.path}.`;
export const terminal_restart = (): string =>
  `Restart the server: it reads its settings when it starts.`;
export const terminal_start = (): string =>
  `Start the site now?`;
export const terminal_yes = (): string =>
  `yes`;
export const terminal_no = (): string =>
  `no`;
export const terminal_demo = (): string =>
  `The demo community will be removed from the database.`;
export const terminal_write = (): string =>
  `Write these settings?`;
export const terminal_left = (): string =>
  `Nothing was written. The next run offers your answers again.`;
export const terminal_fixed = (v: { label: string; setting: string }): string =>
  `${v.label}: set by the environment (${v.setting})`;
export const terminal_again = (): string =>
  `Press Enter to try again.`;
export const terminal_anyway = (): string =>
  `Use it anyway and fix it later?`;
export const terminal_example = (v: { example: string }): string =>
  `(for example ${v.example})`;
export const terminal_required = (): string =>
  `This is required.`;
export const terminal_keep = (v: { value: string }): string =>
  `Keep: ${v.value}`;
export const terminal_kept = (): string =>
  `kept`;
export const terminal_number = (v: { count: number }): string =>
  `Type a number from 1 to ${number(v.count)}.`;
export const terminal_link = (): string =>
  `Open this link where you use Telegram, and press Start:`;
export const terminal_link_done = (): string =>
  `Press Enter when done, or type "no" to enter the id yourself.`;
export const terminal_looking = (): string =>
  `Looking …`;
export const terminal_found = (v: { name: string }): string =>
  `${v.name} pressed Start.`;
export const terminal_code = (v: { code: string }): string =>
  `The code: ${v.code}`;
export const terminal_code_valid = (v: { minutes: number }): string =>
  `It admits one browser and is valid for ${number(v.minutes)} minutes.`;
export const terminal_open = (v: { url: string }): string =>
  `Open ${v.url} and enter it there.`;
export const terminal_machine = (): string =>
  `ADDRESS-OF-THIS-MACHINE`;
export const terminal_elsewhere = (v: { command: string }): string =>
  `From another machine: ${v.command}, then open that address there.`;
export const terminal_plain_http = (v: { url: string; command: string }): string =>
  `Warning: ${v.url} is plain http, so others on the network can read what you enter. It is safer to listen on this machine alone and use ${v.command}.`;
export const terminal_unused = (): string =>
  `The set-up was not used for half an hour, so it ends. Your answers are kept for the next time.`;
