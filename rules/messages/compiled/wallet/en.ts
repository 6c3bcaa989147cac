// Written by `npm run messages` from messages/wallet/en.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'en';
const number = /* @__PURE__ */ groupedNumbersIn('en');
const plural = /* @__PURE__ */ pluralsIn('en');

export const wallet_did_not_open = (): string =>
  `The wallet did not open`;
export const wallet_try_again = (): string =>
  `Try again`;
export const wallet_silent = (): string =>
  `The server gave no answer. Check the connection and try again.`;
export const wallet_strange = (): string =>
  `The answer was not the server’s own. Check the connection and try again.`;
export const wallet_back = (): string =>
  `Back`;
export const wallet_cancel = (): string =>
  `Cancel`;
export const wallet_continue = (): string =>
  `Continue`;
export const wallet_done = (): string =>
  `Done`;
export const wallet_show = (): string =>
  `Show`;
export const wallet_to_wallet = (): string =>
  `To the wallet`;
export const wallet_balance = (): string =>
  `Balance`;
export const wallet_yours = (): string =>
  `Your wallet`;
export const wallet_blocked = (): string =>
  `Open the wallet in your browser`;
export const wallet_blocked_frame = (): string =>
  `Another page is showing this one in a frame. A wallet needs a window of its own, so that nobody can cover what you press.`;
export const wallet_blocked_telegram = (): string =>
  `This is Telegram’s own browser. It may delete what pages keep, and your keys with it, and others can look into it.`;
export const wallet_blocked_insecure = (): string =>
  `This browser or this connection lacks what keys need: https, encryption and storage for this site.`;
export const wallet_blocked_open = (): string =>
  `Open it there`;
export const wallet_blocked_copy = (): string =>
  `If that leads back here, copy this address into your browser:`;
export const wallet_promise = (): string =>
  `Your keys stay on this device. Your twelve words are the only spare.`;
export const wallet_promise_more = (v: { code: string; site: string }): string =>
  `The keys for ${v.code} are made in this browser and kept in it, encrypted. ${v.site} never receives them, and nobody can give them back to you if you lose them.`;
export const wallet_may_delete = (): string =>
  `This browser may delete what this page keeps when it runs short of space, or after weeks without a visit. Write your words down: they bring everything back.`;
export const wallet_not_reviewed = (): string =>
  `Nobody outside this project has reviewed this wallet yet. Keep in it what you would carry in your pocket.`;
export const wallet_coin_unproved = (v: { site: string; code: string }): string =>
  `${v.site} has not proved yet that it uses ${v.code}, so no keys are made or restored. Try again in a few minutes.`;
export const wallet_coin_undescribed = (v: { coin: string }): string =>
  `This site does not know how addresses of ${v.coin} are written. No keys are made for them here.`;
export const wallet_coin_unclear = (): string =>
  `The site did not say clearly which coin it uses. Load this page again.`;
export const wallet_make = (): string =>
  `Make a new wallet`;
export const wallet_restore_from = (): string =>
  `Restore from words or a private key`;
export const wallet_open_backup = (): string =>
  `Open a backup file`;
export const wallet_only_watch = (): string =>
  `Only watch an address`;
export const wallet_write_down = (): string =>
  `Write down these words`;
export const wallet_write_down_why = (): string =>
  `These twelve words are your wallet. Write them on paper, in this order. They are shown this once; whoever has them has your coins.`;
export const wallet_words_in_order = (): string =>
  `Your twelve words, in order`;
export const wallet_no_photo = (): string =>
  `No photo, no message to yourself: copies can be stolen.`;
export const wallet_written_down = (): string =>
  `I have written them down`;
export const wallet_check_words = (): string =>
  `Check your words`;
export const wallet_type_words = (): string =>
  `From your paper, type these words.`;
export const wallet_word = (v: { place: string }): string =>
  `Word ${v.place}`;
export const wallet_words_differ = (): string =>
  `These do not match the words shown before. Check your paper.`;
export const wallet_start_over = (): string =>
  `Start over with new words`;
export const wallet_make_it = (): string =>
  `Make the wallet`;
export const wallet_choose_passphrase = (): string =>
  `Choose a passphrase`;
export const wallet_passphrase_why = (): string =>
  `You will type it to pay. If you forget it, your words bring the wallet back; nobody can reset it.`;
export const wallet_passphrase = (): string =>
  `Passphrase`;
export const wallet_passphrase_hint = (): string =>
  `It encrypts the wallet in this browser. Several words that have nothing to do with each other are best.`;
export const wallet_passphrase_again = (): string =>
  `Passphrase again`;
export const wallet_suggest = (): string =>
  `Suggest one`;
export const wallet_enough = (): string =>
  `Enough.`;
export const wallet_too_easy = (): string =>
  `Too easy to guess.`;
export const wallet_thief_none = (): string =>
  `A thief with this browser’s files and a thousand graphics cards would need no time at all.`;
export const wallet_thief_minutes = (v: { count: number }): string =>
  `A thief with this browser’s files and a thousand graphics cards would need about ${number(v.count)} minutes.`;
export const wallet_thief_hours = (v: { count: number }): string =>
  `A thief with this browser’s files and a thousand graphics cards would need about ${number(v.count)} hours.`;
export const wallet_thief_days = (v: { count: number }): string =>
  `A thief with this browser’s files and a thousand graphics cards would need about ${number(v.count)} days.`;
export const wallet_thief_years = (v: { count: number }): string =>
  `A thief with this browser’s files and a thousand graphics cards would need about ${number(v.count)} years.`;
export const wallet_thief_centuries = (v: { count: number }): string =>
  `A thief with this browser’s files and a thousand graphics cards would need about ${number(v.count)} centuries.`;
export const wallet_easy_to_guess = (): string =>
  `This passphrase is too easy to guess. Make it longer, or use a suggested one.`;
export const wallet_passphrases_differ = (): string =>
  `The two passphrases are not the same.`;
export const wallet_none_suggested = (): string =>
  `No passphrase was found. Try again.`;
export const wallet_no_lists = (): string =>
  `The lists of words that are easy to guess could not be loaded, and without them no passphrase is taken. Check the connection and try again.`;
export const wallet_restore = (): string =>
  `Restore a wallet`;
export const wallet_words_or_key = (): string =>
  `Words or private key`;
export const wallet_words_or_key_hint = (): string =>
  `Twelve to twenty-four words, or a private key as other wallets export it (WIF).`;
export const wallet_looking_for_coins = (): string =>
  `Looking for its coins …`;
export const wallet_which_address = (): string =>
  `Which address should receive from now on?`;
export const wallet_used_addresses = (v: { count: number }): string =>
  `Used addresses: ${number(v.count)}`;
export const wallet_not_searched_now = (): string =>
  `The chain could not be searched now, so only the first address below is used. Sign in first, or restore again later, to find coins at others.`;
export const wallet_restore_it = (): string =>
  `Restore the wallet`;
export const wallet_too_many_addresses = (v: { count: number }): string =>
  `More than ${number(v.count)} of its addresses were used. Send its coins to a new wallet with the program that made it.`;
export const wallet_words_unknown = (): string =>
  `Most of these are not among the 2,048 words of the list. Check the spelling.`;
export const wallet_words_unknown_at = (v: { places: string }): string =>
  `Number ${v.places} is not among the 2,048 words of the list. Check the spelling.`;
export const wallet_words_count = (v: { count: number }): string =>
  `${plural(v.count, { one: `This is ${number(v.count)} word`, other: `These are ${number(v.count)} words` })}; a wallet has 12, 15, 18, 21 or 24.`;
export const wallet_words_checksum = (): string =>
  `Each word is in the list, but the checksum is wrong: one of them is a different word, or the order is different.`;
export const wallet_key_other_coin = (v: { wanted: string }): string =>
  `This is a private key of another coin; this wallet uses the ${v.wanted} network.`;
export const wallet_key_other_network = (v: { network: string; wanted: string }): string =>
  `This is a private key of the coin’s ${v.network} network; this wallet uses the ${v.wanted} network.`;
export const wallet_key_uncompressed = (): string =>
  `This is a private key of the old, uncompressed kind. Send its coins to a new address with the wallet that made it.`;
export const wallet_key_none = (): string =>
  `This is not a private key.`;
export const wallet_key_long = (): string =>
  `This is too long for a private key.`;
export const wallet_key_mistyped = (): string =>
  `This is not a private key, or a character of it is wrong.`;
export const wallet_watch = (): string =>
  `Watch an address`;
export const wallet_address = (): string =>
  `Address`;
export const wallet_watch_hint = (): string =>
  `You will see its coins here, and cannot pay with them.`;
export const wallet_watch_it = (): string =>
  `Watch it`;
export const wallet_watching = (): string =>
  `You only watch an address`;
export const wallet_watched = (): string =>
  `Watched`;
export const wallet_watch_no_key = (): string =>
  `There is no key for it in this browser. Nothing here proves that it is yours: before anybody pays to it, compare it letter by letter with the wallet that has its key.`;
export const wallet_watch_swapped = (): string =>
  `If you have a wallet here and did not remove it yourself, somebody has put this in its place. Stop watching it, and restore your wallet from your words.`;
export const wallet_watch_primary = (v: { address: string }): string =>
  `Tips and shares reach you at ${v.address}, not here.`;
export const wallet_watch_stop = (): string =>
  `Stop watching it`;
export const wallet_only_watches = (): string =>
  `This wallet only watches: it cannot pay.`;
export const wallet_address_wrong = (): string =>
  `This is not an address of the coin, or a character of it is wrong.`;
export const wallet_address_other_network = (v: { network: string; wanted: string }): string =>
  `This is an address of the coin’s ${v.network} network; this wallet uses the ${v.wanted} network.`;
export const wallet_unlock_yours = (): string =>
  `Unlock your wallet`;
export const wallet_unlock = (): string =>
  `Unlock`;
export const wallet_use_passkey = (): string =>
  `Use my passkey`;
export const wallet_forgot = (): string =>
  `I forgot the passphrase`;
export const wallet_forgot_text = (): string =>
  `Nobody can reset it. With your words or your private key you can remove this wallet here and restore it under a new passphrase.`;
export const wallet_does_not_open = (): string =>
  `This does not open the wallet. Nothing was changed. If you are sure of the passphrase, the stored wallet has been altered: restore from your words.`;
export const wallet_altered = (): string =>
  `The stored wallet names an address that is not its own: somebody changed it. Restore from your words.`;
export const wallet_locked = (): string =>
  `The wallet is locked.`;
export const wallet_unreadable = (): string =>
  `This wallet cannot be read`;
export const wallet_unreadable_why = (): string =>
  `The wallet stored in this browser was altered, or an earlier version of this page wrote it. No address in it can be trusted, so none is shown.`;
export const wallet_unreadable_help = (): string =>
  `Your coins are where they were: your words, your private key or a backup file with its passphrase bring the wallet back. Without any of them leave this as it is and ask for help. Nobody honest will ask for your passphrase.`;
export const wallet_other_network = (v: { record: 'here' | 'backup' | 'other'; network: string; wanted: string }): string =>
  `${({ here: `The wallet in this browser`, backup: `This backup`, other: `This wallet` })[v.record]} belongs to the ${v.network} network; this site now uses the ${v.wanted} network.`;
export const wallet_other_coin = (v: { record: 'here' | 'backup' | 'other'; coin: string }): string =>
  `${({ here: `The wallet in this browser`, backup: `This backup`, other: `This wallet` })[v.record]} belongs to another coin; this site uses ${v.coin}. Nothing was changed.`;
export const wallet_of_coin = (v: { record: 'here' | 'backup' | 'other'; whose: string; coin: string }): string =>
  `${({ here: `The wallet in this browser`, backup: `This backup`, other: `This wallet` })[v.record]} belongs to ${v.whose}; this site uses ${v.coin}. Nothing was changed.`;
export const wallet_gone = (): string =>
  `There is no wallet any more.`;
export const wallet_lock = (): string =>
  `Lock`;
export const wallet_send = (): string =>
  `Send`;
export const wallet_receive = (): string =>
  `Receive`;
export const wallet_back_up = (): string =>
  `Back up`;
export const wallet_recent = (): string =>
  `Recent payments`;
export const wallet_history = (): string =>
  `History`;
export const wallet_looking = (): string =>
  `Looking at the chain …`;
export const wallet_on_its_way = (v: { amount: string }): string =>
  `On its way: ${v.amount}`;
export const wallet_confirmed = (): string =>
  `Confirmed on the chain.`;
export const wallet_usd_about = (v: { usd: string }): string =>
  `about $${v.usd}`;
export const wallet_usd_less = (): string =>
  `less than $0.01`;
export const wallet_coins_usd = (v: { coins: string; usd: string }): string =>
  `${v.coins} (${v.usd})`;
export const wallet_no_chain = (v: { site: string }): string =>
  `${v.site} cannot look at the chain, so it shows no balance here and sends nothing. With your words or your private key another wallet can.`;
export const wallet_more_coins = (v: { amount: string }): string =>
  `This wallet has more coins than are listed at once. The balance counts all of them; payments use the largest, which are worth ${v.amount} together.`;
export const wallet_unread = (v: { address: string }): string =>
  `${v.address} holds too many payments to be read here, so the balance does not count it and nothing is sent from it. Try again later. If it stays so, tell the operator, or restore this wallet from its words in another program.`;
export const wallet_unread_payments = (v: { address: string }): string =>
  `${v.address} holds too many payments to be read here: nothing of it is shown.`;
export const wallet_unsearched = (): string =>
  `The chain could not be searched when this wallet was restored, so only its first address is counted. To find coins at others, remove it here and restore it from its words while you are signed in.`;
export const wallet_no_payments = (): string =>
  `The chain shows nothing of this wallet yet.`;
export const wallet_no_payments_watched = (): string =>
  `The chain shows nothing of this address yet.`;
export const wallet_newest = (v: { count: number }): string =>
  `Only the newest ${number(v.count)} are shown.`;
export const wallet_first_coins = (): string =>
  `Receive your first coins`;
export const wallet_first_coins_text = (): string =>
  `Give this address to somebody who pays you. Open this screen again to see the coins.`;
export const wallet_payment = (): string =>
  `Payment`;
export const wallet_coins_received = (): string =>
  `Coins received`;
export const wallet_tip_to = (v: { name: string }): string =>
  `Tip to ${v.name}`;
export const wallet_tip_from = (v: { name: string }): string =>
  `Tip from ${v.name}`;
export const wallet_paid_amount = (v: { amount: string }): string =>
  `Paid ${v.amount}`;
export const wallet_received_amount = (v: { amount: string }): string =>
  `Received ${v.amount}`;
export const wallet_row_on_its_way = (): string =>
  `on its way`;
export const wallet_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} confirmation`, other: `${number(v.count)} confirmations` })}`;
export const wallet_copy = (): string =>
  `Copy the address`;
export const wallet_copied = (): string =>
  `Copied.`;
export const wallet_not_copied = (): string =>
  `Copying is not allowed here. Select the address and copy it.`;
export const wallet_qr = (v: { address: string }): string =>
  `QR code of ${v.address}`;
export const wallet_spare = (v: { kind: 'key' | 'other'; site: string }): string =>
  `${({ key: `Your keys stay on this device, encrypted. Your private key is the only spare until you save a backup file. ${v.site} has neither.`, other: `Your keys stay on this device, encrypted. Your words are the only spare until you save a backup file. ${v.site} has neither.` })[v.kind]}`;
export const wallet_save_backup = (): string =>
  `Save a backup file`;
export const wallet_backup_encrypted = (): string =>
  `The file is encrypted: it opens with the passphrase of today, here or in another browser.`;
export const wallet_this_browser = (): string =>
  `This browser`;
export const wallet_remove_here = (): string =>
  `Remove from this browser`;
export const wallet_remove_it = (): string =>
  `Remove it from this browser`;
export const wallet_remove = (): string =>
  `Remove the wallet?`;
export const wallet_remove_text = (): string =>
  `It is deleted from this browser for good. Without its words, its private key or a backup file with its passphrase, its coins are lost.`;
export const wallet_remove_confirm = (): string =>
  `I have the words: remove it`;
export const wallet_keep_it = (): string =>
  `Keep it`;
export const wallet_its_passphrase = (): string =>
  `Its passphrase`;
export const wallet_backup_file = (): string =>
  `Backup file`;
export const wallet_choose_backup = (): string =>
  `Choose the backup file first.`;
export const wallet_open_it = (): string =>
  `Open it`;
export const wallet_no_backup = (): string =>
  `This is not a backup file of this wallet, or it was changed, or an earlier version made it. Restore from your words.`;
export const wallet_show_secrets = (): string =>
  `Show words or private key`;
export const wallet_secrets_warning = (): string =>
  `Anybody who sees them can take your coins. No honest person will ever ask you for them.`;
export const wallet_show_them = (): string =>
  `Show them`;
export const wallet_secrets = (): string =>
  `Your secrets`;
export const wallet_words = (): string =>
  `Words`;
export const wallet_private_key = (): string =>
  `Private key of your address`;
export const wallet_add_passkey = (): string =>
  `Add a passkey`;
export const wallet_passkey_why = (): string =>
  `Your fingerprint, face or security key then opens the wallet in this browser. The passphrase still works.`;
export const wallet_add_it = (): string =>
  `Add it`;
export const wallet_passkey_unable = (): string =>
  `This passkey cannot open a wallet. The passphrase still works.`;
export const wallet_passkey_silent = (): string =>
  `The passkey gave no answer. Use the passphrase.`;
export const wallet_passkey_unused = (): string =>
  `The passkey was not used. Try again, or use the passphrase.`;
export const wallet_sign_in = (v: { site: string }): string =>
  `Sign in at ${v.site}`;
export const wallet_sign_in_why = (v: { site: string }): string =>
  `Sign in at ${v.site} to see the balance and to pay. The keys are here either way.`;
export const wallet_get_link = (v: { bot: string }): string =>
  `Get a link from ${v.bot}`;
export const wallet_not_signed_in_yet = (): string =>
  `You are not signed in yet.`;
export const wallet_have_signed_in = (): string =>
  `I have signed in`;
export const wallet_is_this_you = (): string =>
  `Is this you?`;
export const wallet_change_member = (): string =>
  `Change who is signed in?`;
export const wallet_link_for = (): string =>
  `This link is for`;
export const wallet_signed_in_here = (): string =>
  `Signed in here`;
export const wallet_link_warning = (v: { site: string }): string =>
  `Continue only if you asked the bot for this link yourself. If somebody sent it to you, you would be using their account at ${v.site}.`;
export const wallet_continue_as = (v: { name: string }): string =>
  `Continue as ${v.name}`;
export const wallet_not_now = (): string =>
  `Not now`;
export const wallet_stay_as = (v: { name: string }): string =>
  `Stay signed in as ${v.name}`;
export const wallet_sign_in_lost = (): string =>
  `This browser did not keep the sign-in. Allow cookies for this site and ask the bot for a new link.`;
export const wallet_link_over = (): string =>
  `This link no longer works`;
export const wallet_not_signed_in = (): string =>
  `You are not signed in`;
export const wallet_link_once = (): string =>
  `A link from the bot works once, and for five minutes. Ask the bot for a new one.`;
export const wallet_continue_without = (): string =>
  `Continue without signing in`;
export const wallet_by_link_only = (): string =>
  `You are signed in by a link from the bot, which cannot replace your address: a link can fall into other hands. Sign in yourself and press the button again.`;
export const wallet_or_send = <T>(v: { bot: string; command: (text: string) => T }): Rich<T> =>
  [`Or send `, `${v.bot}`, ` this: `, v.command(``)];
export const wallet_not_reached = (v: { name: string }): string =>
  `${v.name}, tips and weekly shares do not reach this wallet yet.`;
export const wallet_held = (v: { time: string }): string =>
  `Tips reach this wallet now. Weekly shares do from ${v.time} on, or as soon as you confirm it in the message from the bot.`;
export const wallet_use_it = (): string =>
  `Use it for tips and shares`;
export const wallet_address_from_now = (): string =>
  `Your address from now on`;
export const wallet_address_until_now = (): string =>
  `Until now`;
export const wallet_address_none = (): string =>
  `none`;
export const wallet_use_it_how = (): string =>
  `The wallet signs a short text, which proves that the address is yours. Nothing is paid. If you had another address before, weekly shares wait 24 hours unless you confirm the change in the bot.`;
export const wallet_sign_and_use = (): string =>
  `Sign and use it`;
export const wallet_somebody_else = (): string =>
  `Somebody else is signed in by now. Load this page again. Nothing was signed.`;
export const wallet_sign_other = (): string =>
  `The server asked to sign something else. Nothing was signed.`;
export const wallet_to = (): string =>
  `To`;
export const wallet_to_hint = (): string =>
  `An address, or a payment link.`;
export const wallet_amount = (): string =>
  `Amount`;
export const wallet_amount_hint = (): string =>
  `With at most 8 decimals.`;
export const wallet_send_all = (): string =>
  `Send all`;
export const wallet_fee = (): string =>
  `Fee`;
export const wallet_fee_normal = (): string =>
  `Normal`;
export const wallet_fee_faster = (): string =>
  `Faster`;
export const wallet_fee_fastest = (): string =>
  `Fastest`;
export const wallet_fee_usually = (v: { amount: string }): string =>
  `usually ${v.amount}`;
export const wallet_total = (): string =>
  `Total`;
export const wallet_review = (): string =>
  `Review`;
export const wallet_review_and_pay = (): string =>
  `Review and pay`;
export const wallet_unconfirmed_coins = (): string =>
  `Some of these coins are not confirmed yet. The payment is confirmed after they are.`;
export const wallet_pay_now = (v: { amount: string }): string =>
  `Pay ${v.amount}`;
export const wallet_amount_comma = (): string =>
  `Write the amount without a comma, so that thousands and decimals are clear.`;
export const wallet_amount_number = (): string =>
  `Write the amount as a number with at most 8 decimals, such as 2.5.`;
export const wallet_smallest = (v: { amount: string }): string =>
  `The smallest payment is ${v.amount}.`;
export const wallet_needs = (v: { needed: string; sum: string }): string =>
  `This needs ${v.needed} including the fee; only ${v.sum} can be spent now.`;
export const wallet_nothing = (): string =>
  `There is nothing to spend.`;
export const wallet_scattered = (v: { coins: number; addresses: number }): string =>
  `Your balance is made of too many small coins: one payment can use ${number(v.coins)} of them, from ${number(v.addresses)} addresses. Send all to your own address first, then pay.`;
export const wallet_too_many_refused = (): string =>
  `Too many payments were refused. Wait for the next block, then try again.`;
export const wallet_payee_own = (): string =>
  `This is an address of your own wallet.`;
export const wallet_payee_new_address = (): string =>
  `This is the first payment to this address from this browser. Compare it with what you were given.`;
export const wallet_payee_known = (): string =>
  `You have paid this address from this browser before.`;
export const wallet_payee_known_of = (v: { name: string }): string =>
  `You have paid this address from this browser before: it was ${v.name}’s.`;
export const wallet_payee_first = (v: { name: string }): string =>
  `This is the first payment to ${v.name} from this browser.`;
export const wallet_payee_again = (v: { name: string }): string =>
  `You have paid ${v.name} at this address before.`;
export const wallet_payee_moved = (v: { name: string }): string =>
  `The address of ${v.name} has changed. From this browser you paid another one:`;
export const wallet_payee_impostor = (v: { name: string }): string =>
  `This may be somebody else: another account had the name ${v.name} when you paid it, at`;
export const wallet_payee_ask = (): string =>
  `Ask them before you pay, and not by this page. A payment cannot be taken back.`;
export const wallet_payee_unproved = (v: { name: string; site: string }): string =>
  `${v.name} has not proved this address: only ${v.site} says that it is theirs.`;
export const wallet_payee_wrong = (v: { name: string; id: string }): string =>
  `The proof of this address is wrong: its key has not signed that it belongs to ${v.name} (Telegram id ${v.id}). Ask them before you pay.`;
export const wallet_payee_proved = (v: { name: string; id: string }): string =>
  `${v.name} has proved this address: its key has signed that it belongs to the Telegram id ${v.id}. Your browser has checked the signature.`;
export const wallet_payee_agree = (v: { name: string }): string =>
  `I have asked ${v.name} myself, and this address is theirs.`;
export const wallet_tip = (): string =>
  `Pay a tip`;
export const wallet_tip_looking = (): string =>
  `Looking at the tip and your coins …`;
export const wallet_tip_for = (): string =>
  `For`;
export const wallet_tip_note = (): string =>
  `Note`;
export const wallet_tip_digits = (): string =>
  `The last digits of the amount identify this tip.`;
export const wallet_tip_paid = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`You have paid it: `, v.transaction(``)];
export const wallet_tip_waiting = (): string =>
  `It waits for the payee to set an address. The bot tells you when it can be paid.`;
export const wallet_tip_seen = (): string =>
  `It is paid, and waits for the next block.`;
export const wallet_tip_confirmed = (): string =>
  `It is paid and confirmed.`;
export const wallet_tip_expired = (): string =>
  `It was not paid in time. Tip again if you still want to.`;
export const wallet_tip_cancelled = (): string =>
  `It was cancelled.`;
export const wallet_tip_refused = (): string =>
  `The payee takes no tips.`;
export const wallet_paid = (): string =>
  `Paid`;
export const wallet_sent_text = (): string =>
  `It is on its way. The next blocks will confirm it.`;
export const wallet_confirmed_text = (): string =>
  `It is confirmed.`;
export const wallet_unknown = (): string =>
  `Not known yet`;
export const wallet_unknown_text = (): string =>
  `The network has not said whether it accepted the payment. Your wallet shows the outcome in about two minutes. Do not pay again before that.`;
export const wallet_not_paid = (): string =>
  `Not paid`;
export const wallet_refused_text = (v: { reason: string }): string =>
  `The network refused it: ${v.reason}. Your next payment takes its place: only one of both can be made.`;
export const wallet_no_reason = (): string =>
  `no reason given`;
export const wallet_transaction = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`Transaction `, v.transaction(``)];
export const wallet_unsettled = (v: { amount: string; address: string }): string =>
  `It is not known whether ${v.amount} to ${v.address} was sent.`;
export const wallet_unsettled_why = (): string =>
  `Sending the same transaction again cannot pay twice. Until this is settled nothing else can be paid.`;
export const wallet_send_again = (): string =>
  `Send the same transaction again`;
export const wallet_still_unknown = (): string =>
  `It is still not known. It may show on the chain a little later: look again in two minutes. Do not pay it in another way before.`;
export const wallet_was_sent = (v: { amount: string; address: string }): string =>
  `${v.amount} to ${v.address} was sent.`;
export const wallet_was_refused = (v: { amount: string; address: string; reason: string }): string =>
  `${v.amount} to ${v.address} was not paid. The network refused it: ${v.reason}.`;
export const wallet_made_before = (v: { reason: string }): string =>
  `${v.reason} Nothing more was sent. Your wallet says what became of it; to pay the same once more, wait for the next block.`;
export const wallet_not_sent = (v: { reason: string }): string =>
  `${v.reason} This payment was not sent.`;
export const wallet_earlier_unsettled = (): string =>
  `An earlier payment is not settled yet. Go back to the wallet and settle it.`;
export const wallet_other_unsettled = (): string =>
  `Another payment is not settled yet. Nothing was sent.`;
export const wallet_press_once_more = (v: { earlier: string }): string =>
  `${v.earlier} If you want to pay another time, press once more.`;
export const wallet_other_tab = (): string =>
  `Another tab is making a payment right now.`;
export const wallet_not_recorded = (): string =>
  `The browser could not record the payment, so nothing was sent. Free some storage and try again.`;
export const wallet_not_noted = (): string =>
  `The browser could not note this try. Make room in its storage and try again.`;
export const wallet_signer_stopped = (): string =>
  `The signer has stopped.`;
export const wallet_signer_failed = (): string =>
  `The signer failed. Nothing was signed.`;
export const wallet_no_storage = (): string =>
  `This browser does not let the page store anything. Leave private browsing, allow storage for this site, or use another browser.`;
export const wallet_unreadable_storage = (): string =>
  `The browser’s storage cannot be read. Reload this page.`;
export const wallet_exists = (): string =>
  `There is a wallet in this browser already, perhaps made in another tab. Reload this page.`;
export const wallet_storage_full = (): string =>
  `The browser’s storage is full: nothing was saved. Free some space, or use another browser.`;
export const wallet_not_saved = (): string =>
  `The browser could not save the wallet. Try again, or use another browser.`;
