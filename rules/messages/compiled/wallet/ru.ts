// Written by `npm run messages` from messages/wallet/ru.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'ru';
const number = /* @__PURE__ */ groupedNumbersIn('ru');
const plural = /* @__PURE__ */ pluralsIn('ru');

export const wallet_did_not_open = (): string =>
  `Кошелёк не открылся`;
export const wallet_try_again = (): string =>
  `Попробовать снова`;
export const wallet_silent = (): string =>
  `Сервер не ответил. Проверь соединение и попробуй снова.`;
export const wallet_strange = (): string =>
  `Ответ пришёл не от самого сервера. Проверь соединение и попробуй снова.`;
export const wallet_back = (): string =>
  `Назад`;
export const wallet_cancel = (): string =>
  `Отмена`;
export const wallet_continue = (): string =>
  `Продолжить`;
export const wallet_done = (): string =>
  `Готово`;
export const wallet_show = (): string =>
  `Показать`;
export const wallet_to_wallet = (): string =>
  `К кошельку`;
export const wallet_balance = (): string =>
  `Баланс`;
export const wallet_yours = (): string =>
  `Твой кошелёк`;
export const wallet_blocked = (): string =>
  `Открой кошелёк в своём браузере`;
export const wallet_blocked_frame = (): string =>
  `Другая страница показывает эту во фрейме. Кошельку нужно отдельное окно, чтобы никто не мог закрыть собой то, на что ты нажимаешь.`;
export const wallet_blocked_telegram = (): string =>
  `Это встроенный браузер Telegram. Он может удалить то, что хранят страницы, а с этим и твои ключи, и в него могут заглянуть другие.`;
export const wallet_blocked_insecure = (): string =>
  `Этому браузеру или соединению не хватает того, что нужно ключам: https, шифрования и хранилища для этого сайта.`;
export const wallet_blocked_open = (): string =>
  `Открыть там`;
export const wallet_blocked_copy = (): string =>
  `Если ссылка снова ведёт сюда, скопируй этот адрес в свой браузер:`;
export const wallet_promise = (): string =>
  `Твои ключи остаются на этом устройстве. Двенадцать слов — единственная запасная копия.`;
export const wallet_promise_more = (v: { code: string; site: string }): string =>
  `Ключи для ${v.code} создаются в этом браузере и хранятся в нём зашифрованными. ${v.site} никогда их не получает, и если ты их потеряешь, никто их не вернёт.`;
export const wallet_may_delete = (): string =>
  `Браузер может удалить то, что хранит эта страница, если не хватит места или если ты неделями сюда не заходишь. Запиши свои слова: они вернут всё.`;
export const wallet_not_reviewed = (): string =>
  `Никто вне этого проекта ещё не проверял этот кошелёк. Держи в нём столько, сколько носишь в кармане.`;
export const wallet_coin_unproved = (v: { site: string; code: string }): string =>
  `${v.site} ещё не доказал, что здесь используется ${v.code}, поэтому ключи не создаются и не восстанавливаются. Попробуй снова через несколько минут.`;
export const wallet_coin_undescribed = (v: { coin: string }): string =>
  `Этот сайт не знает, как записываются адреса ${v.coin}. Ключи для них здесь не создаются.`;
export const wallet_coin_unclear = (): string =>
  `Сайт не сообщил ясно, какую монету использует. Загрузи страницу заново.`;
export const wallet_make = (): string =>
  `Создать новый кошелёк`;
export const wallet_restore_from = (): string =>
  `Восстановить по словам или закрытому ключу`;
export const wallet_open_backup = (): string =>
  `Открыть файл резервной копии`;
export const wallet_only_watch = (): string =>
  `Только наблюдать за адресом`;
export const wallet_write_down = (): string =>
  `Запиши эти слова`;
export const wallet_write_down_why = (): string =>
  `Эти двенадцать слов и есть твой кошелёк. Запиши их на бумаге в этом порядке. Они показываются только сейчас; у кого они есть, у того и твои монеты.`;
export const wallet_words_in_order = (): string =>
  `Твои двенадцать слов по порядку`;
export const wallet_no_photo = (): string =>
  `Никаких фото и сообщений себе: копии можно украсть.`;
export const wallet_written_down = (): string =>
  `Слова записаны`;
export const wallet_check_words = (): string =>
  `Проверь свои слова`;
export const wallet_type_words = (): string =>
  `Введи эти слова с бумаги.`;
export const wallet_word = (v: { place: string }): string =>
  `Слово ${v.place}`;
export const wallet_words_differ = (): string =>
  `Они не совпадают с показанными словами. Сверься с бумагой.`;
export const wallet_start_over = (): string =>
  `Начать заново с другими словами`;
export const wallet_make_it = (): string =>
  `Создать кошелёк`;
export const wallet_choose_passphrase = (): string =>
  `Придумай парольную фразу`;
export const wallet_passphrase_why = (): string =>
  `Её нужно вводить, чтобы платить. Если забудешь её, кошелёк вернут твои слова; сбросить фразу не может никто.`;
export const wallet_passphrase = (): string =>
  `Парольная фраза`;
export const wallet_passphrase_hint = (): string =>
  `Она шифрует кошелёк в этом браузере. Лучше всего несколько слов, никак не связанных между собой.`;
export const wallet_passphrase_again = (): string =>
  `Парольная фраза ещё раз`;
export const wallet_suggest = (): string =>
  `Предложить фразу`;
export const wallet_enough = (): string =>
  `Достаточно надёжна.`;
export const wallet_too_easy = (): string =>
  `Слишком легко угадать.`;
export const wallet_thief_none = (): string =>
  `Вору с файлами этого браузера и тысячей видеокарт не понадобилось бы и минуты.`;
export const wallet_thief_minutes = (v: { count: number }): string =>
  `Вору с файлами этого браузера и тысячей видеокарт понадобилось бы примерно ${plural(v.count, { one: `${number(v.count)} минута`, few: `${number(v.count)} минуты`, many: `${number(v.count)} минут`, other: `${number(v.count)} минуты` })}.`;
export const wallet_thief_hours = (v: { count: number }): string =>
  `Вору с файлами этого браузера и тысячей видеокарт понадобилось бы примерно ${plural(v.count, { one: `${number(v.count)} час`, few: `${number(v.count)} часа`, many: `${number(v.count)} часов`, other: `${number(v.count)} часа` })}.`;
export const wallet_thief_days = (v: { count: number }): string =>
  `Вору с файлами этого браузера и тысячей видеокарт понадобилось бы примерно ${plural(v.count, { one: `${number(v.count)} день`, few: `${number(v.count)} дня`, many: `${number(v.count)} дней`, other: `${number(v.count)} дня` })}.`;
export const wallet_thief_years = (v: { count: number }): string =>
  `Вору с файлами этого браузера и тысячей видеокарт понадобилось бы примерно ${plural(v.count, { one: `${number(v.count)} год`, few: `${number(v.count)} года`, many: `${number(v.count)} лет`, other: `${number(v.count)} года` })}.`;
export const wallet_thief_centuries = (v: { count: number }): string =>
  `Вору с файлами этого браузера и тысячей видеокарт понадобилось бы примерно ${plural(v.count, { one: `${number(v.count)} век`, few: `${number(v.count)} века`, many: `${number(v.count)} веков`, other: `${number(v.count)} века` })}.`;
export const wallet_easy_to_guess = (): string =>
  `Эту парольную фразу слишком легко угадать. Сделай её длиннее или возьми предложенную.`;
export const wallet_passphrases_differ = (): string =>
  `Парольные фразы не совпадают.`;
export const wallet_none_suggested = (): string =>
  `Подобрать парольную фразу не удалось. Попробуй снова.`;
export const wallet_no_lists = (): string =>
  `Не удалось загрузить списки слов, которые легко угадать, а без них парольная фраза не принимается. Проверь соединение и попробуй снова.`;
export const wallet_restore = (): string =>
  `Восстановить кошелёк`;
export const wallet_words_or_key = (): string =>
  `Слова или закрытый ключ`;
export const wallet_words_or_key_hint = (): string =>
  `От двенадцати до двадцати четырёх слов или закрытый ключ в том виде, в каком его экспортируют другие кошельки (WIF).`;
export const wallet_looking_for_coins = (): string =>
  `Ищем его монеты …`;
export const wallet_which_address = (): string =>
  `Какой адрес теперь будет получать?`;
export const wallet_used_addresses = (v: { count: number }): string =>
  `Использованные адреса: ${number(v.count)}`;
export const wallet_not_searched_now = (): string =>
  `Сейчас не удалось просмотреть блокчейн, поэтому используется только первый адрес ниже. Чтобы найти монеты на других, сначала войди или восстанови кошелёк позже ещё раз.`;
export const wallet_restore_it = (): string =>
  `Восстановить кошелёк`;
export const wallet_too_many_addresses = (v: { count: number }): string =>
  `Использовано больше ${number(v.count)} его адресов. Отправь монеты на новый кошелёк программой, которая создала этот.`;
export const wallet_words_unknown = (): string =>
  `Большинства из них нет среди 2048 слов списка. Проверь написание.`;
export const wallet_words_unknown_at = (v: { places: string }): string =>
  `Нет среди 2048 слов списка: номер ${v.places}. Проверь написание.`;
export const wallet_words_count = (v: { count: number }): string =>
  `${plural(v.count, { one: `Здесь ${number(v.count)} слово`, few: `Здесь ${number(v.count)} слова`, many: `Здесь ${number(v.count)} слов`, other: `Здесь ${number(v.count)} слова` })}; в кошельке их 12, 15, 18, 21 или 24.`;
export const wallet_words_checksum = (): string =>
  `Все слова есть в списке, но контрольная сумма неверна: одно из слов другое или порядок другой.`;
export const wallet_key_other_coin = (v: { wanted: string }): string =>
  `Это закрытый ключ другой монеты; этот кошелёк использует сеть «${v.wanted}».`;
export const wallet_key_other_network = (v: { network: string; wanted: string }): string =>
  `Это закрытый ключ сети «${v.network}» этой монеты; этот кошелёк использует сеть «${v.wanted}».`;
export const wallet_key_uncompressed = (): string =>
  `Это закрытый ключ старого, несжатого вида. Отправь его монеты на новый адрес кошельком, который его создал.`;
export const wallet_key_none = (): string =>
  `Это не закрытый ключ.`;
export const wallet_key_long = (): string =>
  `Это слишком длинно для закрытого ключа.`;
export const wallet_key_mistyped = (): string =>
  `Это не закрытый ключ, или в нём ошибка.`;
export const wallet_watch = (): string =>
  `Наблюдать за адресом`;
export const wallet_address = (): string =>
  `Адрес`;
export const wallet_watch_hint = (): string =>
  `Здесь будут видны его монеты, но платить ими нельзя.`;
export const wallet_watch_it = (): string =>
  `Наблюдать`;
export const wallet_watching = (): string =>
  `Ты только наблюдаешь за адресом`;
export const wallet_watched = (): string =>
  `Наблюдаемый адрес`;
export const wallet_watch_no_key = (): string =>
  `В этом браузере нет ключа к нему. Ничто здесь не доказывает, что он твой: прежде чем кто-то на него заплатит, сверь его буква за буквой с кошельком, у которого есть ключ.`;
export const wallet_watch_swapped = (): string =>
  `Если здесь был кошелёк и удалён он не тобой, кто-то подменил его этим. Прекрати наблюдение и восстанови кошелёк по своим словам.`;
export const wallet_watch_primary = (v: { address: string }): string =>
  `Чаевые и доли приходят тебе на ${v.address}, а не сюда.`;
export const wallet_watch_stop = (): string =>
  `Прекратить наблюдение`;
export const wallet_only_watches = (): string =>
  `Этот кошелёк только наблюдает: платить он не может.`;
export const wallet_address_wrong = (): string =>
  `Это не адрес этой монеты, или в нём ошибка.`;
export const wallet_address_other_network = (v: { network: string; wanted: string }): string =>
  `Это адрес сети «${v.network}» этой монеты; этот кошелёк использует сеть «${v.wanted}».`;
export const wallet_unlock_yours = (): string =>
  `Разблокируй кошелёк`;
export const wallet_unlock = (): string =>
  `Разблокировать`;
export const wallet_use_passkey = (): string =>
  `Войти ключом доступа`;
export const wallet_forgot = (): string =>
  `Не помню парольную фразу`;
export const wallet_forgot_text = (): string =>
  `Сбросить её не может никто. Со словами или закрытым ключом можно удалить кошелёк здесь и восстановить его с новой парольной фразой.`;
export const wallet_does_not_open = (): string =>
  `Кошелёк так не открывается. Ничего не изменилось. Если парольная фраза точно верна, сохранённый кошелёк подменили: восстанови его по своим словам.`;
export const wallet_altered = (): string =>
  `В сохранённом кошельке указан чужой адрес: его кто-то изменил. Восстанови кошелёк по своим словам.`;
export const wallet_locked = (): string =>
  `Кошелёк заблокирован.`;
export const wallet_unreadable = (): string =>
  `Этот кошелёк не читается`;
export const wallet_unreadable_why = (): string =>
  `Кошелёк, сохранённый в этом браузере, изменили или его записала прежняя версия этой страницы. Ни одному адресу в нём нельзя доверять, поэтому ни один не показан.`;
export const wallet_unreadable_help = (): string =>
  `Твои монеты там же, где и были: слова, закрытый ключ или файл резервной копии с его парольной фразой вернут кошелёк. Если ничего этого нет, оставь всё как есть и попроси помощи. Честный человек никогда не спросит твою парольную фразу.`;
export const wallet_other_network = (v: { record: 'here' | 'backup' | 'other'; network: string; wanted: string }): string =>
  `${({ here: `Кошелёк в этом браузере`, backup: `Эта резервная копия`, other: `Этот кошелёк` })[v.record]} относится к сети «${v.network}»; этот сайт теперь использует сеть «${v.wanted}».`;
export const wallet_other_coin = (v: { record: 'here' | 'backup' | 'other'; coin: string }): string =>
  `${({ here: `Кошелёк в этом браузере`, backup: `Эта резервная копия`, other: `Этот кошелёк` })[v.record]} относится к другой монете; этот сайт использует ${v.coin}. Ничего не изменилось.`;
export const wallet_of_coin = (v: { record: 'here' | 'backup' | 'other'; whose: string; coin: string }): string =>
  `${({ here: `Кошелёк в этом браузере`, backup: `Эта резервная копия`, other: `Этот кошелёк` })[v.record]} относится к ${v.whose}; этот сайт использует ${v.coin}. Ничего не изменилось.`;
export const wallet_gone = (): string =>
  `Кошелька больше нет.`;
export const wallet_lock = (): string =>
  `Заблокировать`;
export const wallet_send = (): string =>
  `Отправить`;
export const wallet_receive = (): string =>
  `Получить`;
export const wallet_back_up = (): string =>
  `Копия`;
export const wallet_recent = (): string =>
  `Последние платежи`;
export const wallet_history = (): string =>
  `История`;
export const wallet_looking = (): string =>
  `Смотрим в блокчейн …`;
export const wallet_on_its_way = (v: { amount: string }): string =>
  `В пути: ${v.amount}`;
export const wallet_confirmed = (): string =>
  `Подтверждено в блокчейне.`;
export const wallet_usd_about = (v: { usd: string }): string =>
  `около $${v.usd}`;
export const wallet_usd_less = (): string =>
  `меньше $0.01`;
export const wallet_coins_usd = (v: { coins: string; usd: string }): string =>
  `${v.coins} (${v.usd})`;
export const wallet_no_chain = (v: { site: string }): string =>
  `${v.site} не видит блокчейн, поэтому здесь нет баланса и ничего не отправляется. Со словами или закрытым ключом это может другой кошелёк.`;
export const wallet_more_coins = (v: { amount: string }): string =>
  `В этом кошельке больше монет, чем можно перечислить за раз. Баланс учитывает все; платежи используют самые крупные, вместе это ${v.amount}.`;
export const wallet_unread = (v: { address: string }): string =>
  `На ${v.address} слишком много платежей, чтобы прочитать их здесь, поэтому баланс этот адрес не учитывает и с него ничего не отправляется. Попробуй позже. Если не поможет, сообщи оператору или восстанови кошелёк по словам в другой программе.`;
export const wallet_unread_payments = (v: { address: string }): string =>
  `На ${v.address} слишком много платежей, чтобы прочитать их здесь: они не показаны.`;
export const wallet_unsearched = (): string =>
  `При восстановлении этого кошелька не удалось просмотреть блокчейн, поэтому учитывается только первый адрес. Чтобы найти монеты на других, удали кошелёк здесь и восстанови его по словам, когда войдёшь на сайт.`;
export const wallet_no_payments = (): string =>
  `В блокчейне пока нет ничего от этого кошелька.`;
export const wallet_no_payments_watched = (): string =>
  `В блокчейне пока нет ничего от этого адреса.`;
export const wallet_newest = (v: { count: number }): string =>
  `Показаны только последние: ${number(v.count)}.`;
export const wallet_first_coins = (): string =>
  `Получи первые монеты`;
export const wallet_first_coins_text = (): string =>
  `Дай этот адрес тому, кто тебе платит. Открой этот экран снова, чтобы увидеть монеты.`;
export const wallet_payment = (): string =>
  `Платёж`;
export const wallet_coins_received = (): string =>
  `Получены монеты`;
export const wallet_tip_to = (v: { name: string }): string =>
  `Чаевые для ${v.name}`;
export const wallet_tip_from = (v: { name: string }): string =>
  `Чаевые от ${v.name}`;
export const wallet_paid_amount = (v: { amount: string }): string =>
  `Уплачено: ${v.amount}`;
export const wallet_received_amount = (v: { amount: string }): string =>
  `Получено: ${v.amount}`;
export const wallet_row_on_its_way = (): string =>
  `в пути`;
export const wallet_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} подтверждение`, few: `${number(v.count)} подтверждения`, many: `${number(v.count)} подтверждений`, other: `${number(v.count)} подтверждения` })}`;
export const wallet_copy = (): string =>
  `Скопировать адрес`;
export const wallet_copied = (): string =>
  `Скопировано.`;
export const wallet_not_copied = (): string =>
  `Копировать здесь нельзя. Выдели адрес и скопируй его.`;
export const wallet_qr = (v: { address: string }): string =>
  `QR-код адреса ${v.address}`;
export const wallet_spare = (v: { kind: 'key' | 'other'; site: string }): string =>
  `${({ key: `Твои ключи остаются на этом устройстве зашифрованными. Пока ты не сохранишь файл резервной копии, закрытый ключ — единственная запасная копия. У ${v.site} нет ни того ни другого.`, other: `Твои ключи остаются на этом устройстве зашифрованными. Пока ты не сохранишь файл резервной копии, слова — единственная запасная копия. У ${v.site} нет ни того ни другого.` })[v.kind]}`;
export const wallet_save_backup = (): string =>
  `Сохранить файл резервной копии`;
export const wallet_backup_encrypted = (): string =>
  `Файл зашифрован: он открывается сегодняшней парольной фразой, здесь или в другом браузере.`;
export const wallet_this_browser = (): string =>
  `Этот браузер`;
export const wallet_remove_here = (): string =>
  `Удалить из этого браузера`;
export const wallet_remove_it = (): string =>
  `Удалить его из этого браузера`;
export const wallet_remove = (): string =>
  `Удалить кошелёк?`;
export const wallet_remove_text = (): string =>
  `Он удаляется из этого браузера навсегда. Без его слов, закрытого ключа или файла резервной копии с парольной фразой монеты потеряны.`;
export const wallet_remove_confirm = (): string =>
  `Слова у меня есть: удалить`;
export const wallet_keep_it = (): string =>
  `Оставить`;
export const wallet_its_passphrase = (): string =>
  `Его парольная фраза`;
export const wallet_backup_file = (): string =>
  `Файл резервной копии`;
export const wallet_choose_backup = (): string =>
  `Сначала выбери файл резервной копии.`;
export const wallet_open_it = (): string =>
  `Открыть`;
export const wallet_no_backup = (): string =>
  `Это не файл резервной копии этого кошелька, или его изменили, или его создала прежняя версия. Восстанови кошелёк по словам.`;
export const wallet_show_secrets = (): string =>
  `Показать слова или закрытый ключ`;
export const wallet_secrets_warning = (): string =>
  `Кто их увидит, может забрать твои монеты. Честный человек никогда их не спросит.`;
export const wallet_show_them = (): string =>
  `Показать`;
export const wallet_secrets = (): string =>
  `Твои секреты`;
export const wallet_words = (): string =>
  `Слова`;
export const wallet_private_key = (): string =>
  `Закрытый ключ твоего адреса`;
export const wallet_add_passkey = (): string =>
  `Добавить ключ доступа`;
export const wallet_passkey_why = (): string =>
  `Тогда отпечаток, лицо или ключ безопасности откроет кошелёк в этом браузере. Парольная фраза тоже действует.`;
export const wallet_add_it = (): string =>
  `Добавить`;
export const wallet_passkey_unable = (): string =>
  `Этот ключ доступа не может открыть кошелёк. Парольная фраза действует.`;
export const wallet_passkey_silent = (): string =>
  `Ключ доступа не ответил. Введи парольную фразу.`;
export const wallet_passkey_unused = (): string =>
  `Ключ доступа не использован. Попробуй снова или введи парольную фразу.`;
export const wallet_sign_in = (v: { site: string }): string =>
  `Войти на ${v.site}`;
export const wallet_sign_in_why = (v: { site: string }): string =>
  `Войди на ${v.site}, чтобы видеть баланс и платить. Ключи здесь в любом случае.`;
export const wallet_get_link = (v: { bot: string }): string =>
  `Получить ссылку от ${v.bot}`;
export const wallet_not_signed_in_yet = (): string =>
  `Вход ещё не выполнен.`;
export const wallet_have_signed_in = (): string =>
  `Вход выполнен`;
export const wallet_is_this_you = (): string =>
  `Это ты?`;
export const wallet_change_member = (): string =>
  `Сменить аккаунт?`;
export const wallet_link_for = (): string =>
  `Эта ссылка для`;
export const wallet_signed_in_here = (): string =>
  `Здесь вошёл аккаунт`;
export const wallet_link_warning = (v: { site: string }): string =>
  `Продолжай, только если ссылка пришла от бота по твоему запросу. Если её прислал кто-то другой, ты будешь пользоваться чужим аккаунтом на ${v.site}.`;
export const wallet_continue_as = (v: { name: string }): string =>
  `Продолжить как ${v.name}`;
export const wallet_not_now = (): string =>
  `Не сейчас`;
export const wallet_stay_as = (v: { name: string }): string =>
  `Остаться как ${v.name}`;
export const wallet_sign_in_lost = (): string =>
  `Браузер не сохранил вход. Разреши cookie для этого сайта и запроси у бота новую ссылку.`;
export const wallet_link_over = (): string =>
  `Эта ссылка больше не действует`;
export const wallet_not_signed_in = (): string =>
  `Вход не выполнен`;
export const wallet_link_once = (): string =>
  `Ссылка от бота действует один раз и пять минут. Запроси у бота новую.`;
export const wallet_continue_without = (): string =>
  `Продолжить без входа`;
export const wallet_by_link_only = (): string =>
  `Вход выполнен по ссылке от бота, а она не может заменить твой адрес: ссылка может попасть в чужие руки. Войди без неё и нажми кнопку ещё раз.`;
export const wallet_or_send = <T>(v: { bot: string; command: (text: string) => T }): Rich<T> =>
  [`Или отправь `, `${v.bot}`, ` это: `, v.command(``)];
export const wallet_not_reached = (v: { name: string }): string =>
  `${v.name}, чаевые и недельные доли пока не приходят в этот кошелёк.`;
export const wallet_held = (v: { time: string }): string =>
  `Чаевые уже приходят в этот кошелёк. Недельные доли начнут приходить с ${v.time} или как только ты подтвердишь это в сообщении от бота.`;
export const wallet_use_it = (): string =>
  `Использовать для чаевых и долей`;
export const wallet_address_from_now = (): string =>
  `Твой адрес отныне`;
export const wallet_address_until_now = (): string =>
  `До сих пор`;
export const wallet_address_none = (): string =>
  `нет`;
export const wallet_use_it_how = (): string =>
  `Кошелёк подпишет короткий текст, который доказывает, что адрес твой. Ничего не оплачивается. Если раньше у тебя был другой адрес, недельные доли ждут 24 часа, если не подтвердить замену в боте.`;
export const wallet_sign_and_use = (): string =>
  `Подписать и использовать`;
export const wallet_somebody_else = (): string =>
  `Тем временем вошёл кто-то другой. Загрузи страницу заново. Ничего не подписано.`;
export const wallet_sign_other = (): string =>
  `Сервер попросил подписать что-то другое. Ничего не подписано.`;
export const wallet_to = (): string =>
  `Кому`;
export const wallet_to_hint = (): string =>
  `Адрес или платёжная ссылка.`;
export const wallet_amount = (): string =>
  `Сумма`;
export const wallet_amount_hint = (): string =>
  `Не больше 8 знаков после точки.`;
export const wallet_send_all = (): string =>
  `Отправить всё`;
export const wallet_fee = (): string =>
  `Комиссия`;
export const wallet_fee_normal = (): string =>
  `Обычная`;
export const wallet_fee_faster = (): string =>
  `Быстрее`;
export const wallet_fee_fastest = (): string =>
  `Быстрее всего`;
export const wallet_fee_usually = (v: { amount: string }): string =>
  `обычно ${v.amount}`;
export const wallet_total = (): string =>
  `Всего`;
export const wallet_review = (): string =>
  `Проверить`;
export const wallet_review_and_pay = (): string =>
  `Проверь и заплати`;
export const wallet_unconfirmed_coins = (): string =>
  `Некоторые из этих монет ещё не подтверждены. Платёж подтвердится после них.`;
export const wallet_pay_now = (v: { amount: string }): string =>
  `Заплатить ${v.amount}`;
export const wallet_amount_comma = (): string =>
  `Напиши сумму без запятой, чтобы не спутать тысячи и дробную часть.`;
export const wallet_amount_number = (): string =>
  `Напиши сумму числом, не больше 8 знаков после точки, например 2.5.`;
export const wallet_smallest = (v: { amount: string }): string =>
  `Самый маленький платёж: ${v.amount}.`;
export const wallet_needs = (v: { needed: string; sum: string }): string =>
  `Вместе с комиссией нужно ${v.needed}; сейчас можно потратить только ${v.sum}.`;
export const wallet_nothing = (): string =>
  `Тратить нечего.`;
export const wallet_scattered = (v: { coins: number; addresses: number }): string =>
  `Баланс состоит из слишком многих мелких монет: один платёж может использовать монет: ${number(v.coins)}, адресов: ${number(v.addresses)}. Сначала отправь всё на свой адрес, потом плати.`;
export const wallet_too_many_refused = (): string =>
  `Отклонено слишком много платежей. Дождись следующего блока и попробуй снова.`;
export const wallet_payee_own = (): string =>
  `Это адрес твоего собственного кошелька.`;
export const wallet_payee_new_address = (): string =>
  `Это первый платёж на этот адрес из этого браузера. Сверь его с тем, который тебе дали.`;
export const wallet_payee_known = (): string =>
  `С этого браузера на этот адрес уже платили.`;
export const wallet_payee_known_of = (v: { name: string }): string =>
  `С этого браузера на этот адрес уже платили: это был адрес ${v.name}.`;
export const wallet_payee_first = (v: { name: string }): string =>
  `Это первый платёж для ${v.name} из этого браузера.`;
export const wallet_payee_again = (v: { name: string }): string =>
  `Платежи для ${v.name} на этот адрес уже были.`;
export const wallet_payee_moved = (v: { name: string }): string =>
  `Адрес ${v.name} изменился. Из этого браузера платили на другой:`;
export const wallet_payee_impostor = (v: { name: string }): string =>
  `Возможно, это кто-то другой: при прошлом платеже имя ${v.name} было у другого аккаунта, с адресом`;
export const wallet_payee_ask = (): string =>
  `Уточни у получателя, прежде чем платить, и не через эту страницу. Вернуть платёж нельзя.`;
export const wallet_payee_unproved = (v: { name: string; site: string }): string =>
  `Доказательства, что это адрес ${v.name}, нет: об этом говорит только ${v.site}.`;
export const wallet_payee_wrong = (v: { name: string; id: string }): string =>
  `Доказательство этого адреса неверно: его ключ не подписал, что адрес принадлежит ${v.name} (Telegram id ${v.id}). Уточни у получателя, прежде чем платить.`;
export const wallet_payee_proved = (v: { name: string; id: string }): string =>
  `Адрес доказан: его ключ подписал, что он принадлежит ${v.name} (Telegram id ${v.id}). Твой браузер проверил подпись.`;
export const wallet_payee_agree = (v: { name: string }): string =>
  `Мной лично проверено у ${v.name}: адрес верный.`;
export const wallet_tip = (): string =>
  `Оплатить чаевые`;
export const wallet_tip_looking = (): string =>
  `Смотрим чаевые и твои монеты …`;
export const wallet_tip_for = (): string =>
  `Для`;
export const wallet_tip_note = (): string =>
  `Заметка`;
export const wallet_tip_digits = (): string =>
  `По последним цифрам суммы узнаются эти чаевые.`;
export const wallet_tip_paid = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`Уже оплачено: `, v.transaction(``)];
export const wallet_tip_waiting = (): string =>
  `Чаевые ждут, пока получатель укажет адрес. Бот сообщит, когда их можно оплатить.`;
export const wallet_tip_seen = (): string =>
  `Оплачено и ждёт следующего блока.`;
export const wallet_tip_confirmed = (): string =>
  `Оплачено и подтверждено.`;
export const wallet_tip_expired = (): string =>
  `Не оплачено вовремя. Дай чаевые снова, если ещё хочешь.`;
export const wallet_tip_cancelled = (): string =>
  `Отменено.`;
export const wallet_tip_refused = (): string =>
  `Получатель не принимает чаевые.`;
export const wallet_paid = (): string =>
  `Оплачено`;
export const wallet_sent_text = (): string =>
  `Платёж в пути. Его подтвердят следующие блоки.`;
export const wallet_confirmed_text = (): string =>
  `Платёж подтверждён.`;
export const wallet_unknown = (): string =>
  `Пока неизвестно`;
export const wallet_unknown_text = (): string =>
  `Сеть не сообщила, приняла ли она платёж. Кошелёк покажет итог примерно через две минуты. До этого не плати снова.`;
export const wallet_not_paid = (): string =>
  `Не оплачено`;
export const wallet_refused_text = (v: { reason: string }): string =>
  `Сеть отклонила платёж: ${v.reason}. Следующий платёж займёт его место: состояться может только один из двух.`;
export const wallet_no_reason = (): string =>
  `без объяснения`;
export const wallet_transaction = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`Транзакция `, v.transaction(``)];
export const wallet_unsettled = (v: { amount: string; address: string }): string =>
  `Неизвестно, отправлен ли платёж ${v.amount} на ${v.address}.`;
export const wallet_unsettled_why = (): string =>
  `Повторная отправка той же транзакции не заплатит дважды. Пока это не выяснено, ничего другого оплатить нельзя.`;
export const wallet_send_again = (): string =>
  `Отправить ту же транзакцию снова`;
export const wallet_still_unknown = (): string =>
  `Всё ещё неизвестно. В блокчейне платёж может появиться чуть позже: загляни через две минуты. До этого не плати другим способом.`;
export const wallet_was_sent = (v: { amount: string; address: string }): string =>
  `Платёж ${v.amount} на ${v.address} отправлен.`;
export const wallet_was_refused = (v: { amount: string; address: string; reason: string }): string =>
  `Платёж ${v.amount} на ${v.address} не состоялся. Сеть отклонила его: ${v.reason}.`;
export const wallet_made_before = (v: { reason: string }): string =>
  `${v.reason} Больше ничего не отправлено. Кошелёк покажет, что с ним стало; чтобы заплатить столько же ещё раз, дождись следующего блока.`;
export const wallet_not_sent = (v: { reason: string }): string =>
  `${v.reason} Этот платёж не отправлен.`;
export const wallet_earlier_unsettled = (): string =>
  `Прошлый платёж ещё не выяснен. Вернись к кошельку и выясни его судьбу.`;
export const wallet_other_unsettled = (): string =>
  `Другой платёж ещё не выяснен. Ничего не отправлено.`;
export const wallet_press_once_more = (v: { earlier: string }): string =>
  `${v.earlier} Если хочешь заплатить ещё раз, нажми снова.`;
export const wallet_other_tab = (): string =>
  `Прямо сейчас платит другая вкладка.`;
export const wallet_not_recorded = (): string =>
  `Браузер не смог записать платёж, поэтому ничего не отправлено. Освободи место и попробуй снова.`;
export const wallet_not_noted = (): string =>
  `Браузер не смог записать эту попытку. Освободи место и попробуй снова.`;
export const wallet_signer_stopped = (): string =>
  `Процесс, который подписывает, остановлен.`;
export const wallet_signer_failed = (): string =>
  `Подписать не удалось. Ничего не подписано.`;
export const wallet_no_storage = (): string =>
  `Браузер не даёт странице ничего сохранять. Выйди из приватного режима, разреши хранение для этого сайта или возьми другой браузер.`;
export const wallet_unreadable_storage = (): string =>
  `Хранилище браузера не читается. Загрузи страницу заново.`;
export const wallet_exists = (): string =>
  `В этом браузере уже есть кошелёк, возможно, из другой вкладки. Загрузи страницу заново.`;
export const wallet_storage_full = (): string =>
  `Хранилище браузера заполнено: ничего не сохранено. Освободи место или возьми другой браузер.`;
export const wallet_not_saved = (): string =>
  `Браузер не смог сохранить кошелёк. Попробуй снова или возьми другой браузер.`;
