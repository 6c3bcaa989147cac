// Written by `npm run messages` from messages/setup/ru.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, type Rich } from '../../numbers.ts';

export const language: Language = 'ru';
const number = /* @__PURE__ */ groupedNumbersIn('ru');

export const setup_name = (): string =>
  `Настройка Quarterdeck`;
export const setup_steps = (): string =>
  `Шаги`;
export const setup_languages = (): string =>
  `Язык`;
export const setup_back = (): string =>
  `Назад`;
export const setup_community_title = (): string =>
  `Сообщество`;
export const setup_community_intro = (): string =>
  `Названия сайта, сообщества и монеты. Ссылки, логотип, цвета и слайды можно добавить позже в файл сообщества.`;
export const setup_community_kind = (): string =>
  `Чьё это сообщество?`;
export const setup_community_kind_hint = (): string =>
  `У другого сообщества свои названия и своя монета.`;
export const setup_community_kind_own = (): string =>
  `Сообщество Junkcoin`;
export const setup_community_kind_other = (): string =>
  `Другое`;
export const setup_community_site = (): string =>
  `Название сайта`;
export const setup_community_site_hint = (): string =>
  `Показывается вверху каждой страницы.`;
export const setup_community_name = (): string =>
  `Название сообщества`;
export const setup_community_name_hint = (): string =>
  `Обычно название монеты.`;
export const setup_community_contact = (): string =>
  `Где участники могут тебе написать`;
export const setup_community_contact_hint = (): string =>
  `Для вопросов о личных данных или ошибках: адрес https или адрес электронной почты.`;
export const setup_community_coin = (): string =>
  `Монета сообщества`;
export const setup_community_coin_hint = (): string =>
  `Блокчейны этих монет известны. Блокчейны любой другой можно описать позже в файле сообщества; до тех пор сайт считает баллы и не переводит монеты.`;
export const setup_community_coin_described = (): string =>
  `Другая монета: введу её названия`;
export const setup_community_coin_name = (): string =>
  `Название монеты`;
export const setup_community_coin_name_hint = (): string =>
  `Как оно пишется полностью.`;
export const setup_community_coin_code = (): string =>
  `Код монеты`;
export const setup_community_coin_code_hint = (): string =>
  `От 2 до 10 заглавных букв и цифр.`;
export const setup_community_coin_symbol = (): string =>
  `Символ монеты`;
export const setup_community_coin_symbol_hint = (): string =>
  `Показывается перед суммами.`;
export const setup_community_coin_scheme = (): string =>
  `Схема платёжных ссылок`;
export const setup_community_coin_scheme_hint = (): string =>
  `Часть перед двоеточием, как в pearlcoin:АДРЕС.`;
export const setup_database_title = (): string =>
  `База данных`;
export const setup_database_intro = (): string =>
  `Встроенная база данных не требует настройки, и её достаточно для подсчёта баллов. Чтобы платить монеты, используй PostgreSQL 15 или новее.`;
export const setup_database_url = (): string =>
  `Адрес PostgreSQL`;
export const setup_database_url_hint = (): string =>
  `Оставь пустым для встроенной базы данных, которая лежит в папке data.`;
export const setup_address_title = (): string =>
  `Адрес`;
export const setup_address_intro = (): string =>
  `Участники открывают сайт по адресу https. Прокси, например Caddy, хранит сертификат и передаёт запросы этой машине.`;
export const setup_address_public = (): string =>
  `Публичный адрес`;
export const setup_address_public_hint = (): string =>
  `Оставь пустым, чтобы сначала попробовать всё на этой машине; добавить адрес можно, запустив настройку ещё раз.`;
export const setup_address_proxy = (): string =>
  `Адрес прокси`;
export const setup_address_proxy_hint = (): string =>
  `Каким его видит этот сервер. Без него все посетители считаются одним.`;
export const setup_bot_title = (): string =>
  `Бот Telegram`;
export const setup_bot_intro = (): string =>
  `Участники входят через бота, который пишет и тебе. Открой @BotFather в Telegram, отправь /newbot и скопируй токен, который он даст.`;
export const setup_bot_token = (): string =>
  `Токен бота`;
export const setup_bot_token_hint = (): string =>
  `У кого он есть, тот управляет ботом. Он хранится в файле настроек.`;
export const setup_bot_own = (): string =>
  `Это бот сообщества?`;
export const setup_bot_own_hint = (): string =>
  `Его запускают, пишут /gm, дают друг другу чаевые и видят своё место. В группах режим приватности должен быть выключен: /setprivacy у BotFather.`;
export const setup_bot_own_yes = (): string =>
  `Да: другого бота у сообщества нет`;
export const setup_bot_own_no = (): string =>
  `Нет: этому сайту сообщает другой бот`;
export const setup_bot_updates = (): string =>
  `Пользуется ли этим ботом другая программа?`;
export const setup_bot_updates_hint = (): string =>
  `Сообщения бота может получать только одна программа. Этому сайту они нужны для входа по ID, с которого начинает владелец.`;
export const setup_bot_updates_poll = (): string =>
  `Нет, он только для этого сайта`;
export const setup_bot_updates_off = (): string =>
  `Да: оставить его сообщения той программе`;
export const setup_owner_title = (): string =>
  `Владелец`;
export const setup_owner_intro = (): string =>
  `Владелец — это ты: тебе можно всё, и бот сообщает тебе о проблемах.`;
export const setup_owner_id = (): string =>
  `Telegram ID владельца`;
export const setup_owner_id_hint = (): string =>
  `Число, не имя.`;
export const setup_owner_nobody_yet = (): string =>
  `Ссылку пока никто не открыл.`;
export const setup_owner_not_received = (): string =>
  `Сообщения бота не прочитать: их читает другая программа, установлен вебхук или Telegram не отвечает.`;
export const setup_owner_open_it = (): string =>
  `Открой её, нажми «Старт» в Telegram, затем нажми кнопку ещё раз.`;
export const setup_owner_type_it = (): string =>
  `Введи свой ID или вернись и укажи, что ботом пользуется другая программа.`;
export const setup_owner_found = (v: { name: string }): string =>
  `«Старт» нажат, имя: ${v.name}. ID уже вписан ниже: это ты?`;
export const setup_owner_open = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [`Открой эту ссылку на устройстве, где у тебя Telegram, и нажми `, v.b(`«Старт»`), `. Тогда сайт узнает твой ID.`];
export const setup_owner_open_bot = (): string =>
  `Открыть бота в Telegram`;
export const setup_owner_elsewhere = <T>(v: { address: (text: string) => T }): Rich<T> =>
  [`На другом устройстве: `, v.address(``)];
export const setup_owner_pressed = (): string =>
  `«Старт» нажат`;
export const setup_owner_looking = (): string =>
  `Ищем…`;
export const setup_owner_or_type = (): string =>
  `Или введи ID вручную, когда запустишь бота.`;
export const setup_chain_title = (): string =>
  `Кошелёк и блокчейн`;
export const setup_chain_intro = (): string =>
  `Кошелёк выплачивает доли за неделю, только с PostgreSQL. Без него сайт считает баллы и делит фонд, а свои выплаты ты отмечаешь вручную в портале администратора. Всё это может подождать.`;
export const setup_chain_wallet = (): string =>
  `Адрес кошелька (JSON-RPC)`;
export const setup_chain_wallet_hint = (): string =>
  `Дай сайту отдельный кошелёк, где не больше фондов за несколько недель. Недели, которые закрывает импорт, он не оплачивает, если не указать это при импорте. Оставь пустым, если его нет.`;
export const setup_chain_network = (): string =>
  `Сеть кошелька`;
export const setup_chain_network_hint = (): string =>
  `Узел кошелька должен быть в этой сети.`;
export const setup_chain_network_main = (): string =>
  `Основная сеть`;
export const setup_chain_network_test = (): string =>
  `Тестовая сеть`;
export const setup_chain_network_regtest = (): string =>
  `Regtest, только на этой машине`;
export const setup_chain_faucet = (): string =>
  `Сколько монет кран бота даёт участнику в день`;
export const setup_chain_faucet_hint = (): string =>
  `Участники, которые здесь не меньше суток и имеют адрес, получают их командой /faucet. В день оплачивается не больше ста заявок, если FAUCET_DAILY не задаёт другое. Оставь пустым, если крана нет.`;
export const setup_chain_faucet_wallet = (): string =>
  `Адрес отдельного кошелька крана (JSON-RPC)`;
export const setup_chain_faucet_wallet_hint = (): string =>
  `Ни в коем случае не кошелёк недельного фонда: кран может раздать всё, что лежит в этом.`;
export const setup_chain_index = (): string =>
  `Адрес индекса блокчейна`;
export const setup_chain_index_hint = (): string =>
  `Интерфейс REST у esplora или electrs. Он нужен для чаевых и страницы кошелька, и через него приложения читают балансы. Его оператор видит адреса твоих участников. Оставь пустым, если его нет.`;
export const setup_pool_title = (): string =>
  `Недельный фонд`;
export const setup_pool_intro = (): string =>
  `Каждую неделю фонд делится между участниками, у которых достаточно баллов.`;
export const setup_pool_coins = (): string =>
  `Монет в недельном фонде`;
export const setup_pool_coins_hint = (): string =>
  `0, если фонда нет.`;
export const setup_pool_points = (): string =>
  `Сколько баллов нужно для доли`;
export const setup_pool_points_hint = (): string =>
  `Участники, у которых за неделю меньше баллов, не получают ничего.`;
export const setup_backups_title = (): string =>
  `Резервные копии`;
export const setup_backups_intro = (): string =>
  `Каждый день сервер записывает всё, чего нельзя создать заново, в один зашифрованный файл. Храни копию и на другой машине: если пропадёт эта, пропадут и копии на ней.`;
export const setup_backups_folder = (): string =>
  `Папка для ежедневных копий`;
export const setup_backups_folder_hint = (): string =>
  `Если её нет, она будет создана. Остаётся самая новая копия за каждый из последних 7 дней, 4 недель и 6 месяцев. Введи none, если копии не нужны.`;
export const setup_code_title = (): string =>
  `Введи код`;
export const setup_code_intro = (): string =>
  `Он показан в терминале, где запущена настройка. Он впускает один браузер.`;
export const setup_code_label = (): string =>
  `Код`;
export const setup_code_wrong = (): string =>
  `Этот код не подходит. Введи самый новый из терминала: код перестаёт действовать после пяти неверных попыток или после использования.`;
export const setup_code_go_on = (): string =>
  `Дальше`;
export const setup_step_place = (v: { place: number; count: number }): string =>
  `Шаг ${number(v.place)} из ${number(v.count)}`;
export const setup_step_fails = (): string =>
  `Пока не работает`;
export const setup_step_anyway = (): string =>
  `Всё равно взять: исправлю позже`;
export const setup_step_try = (): string =>
  `Проверить и продолжить`;
export const setup_step_trying = (): string =>
  `Проверяем…`;
export const setup_step_kept = (): string =>
  `сохранено – чтобы заменить, введи новое`;
export const setup_step_fixed = (): string =>
  `Это задано в окружении, и здесь это не изменить.`;
export const setup_step_remove = (): string =>
  `Введи none, чтобы убрать.`;
export const setup_state_ok = (): string =>
  `Работает:`;
export const setup_state_warning = (): string =>
  `Примечание:`;
export const setup_state_fault = (): string =>
  `Ошибка:`;
export const setup_state_skipped = (): string =>
  `Не проверено:`;
export const setup_summary_title = (): string =>
  `Итог`;
export const setup_summary_intro = <T>(v: { path: (text: string) => T }): Rich<T> =>
  [`Пока ничего не изменено. Настройки будут записаны в `, v.path(``), `, этот файл сможешь читать только ты, и сайт запустится с ними.`];
export const setup_summary_demo = (): string =>
  `Демо-сообщество будет удалено из базы данных.`;
export const setup_summary_write = (): string =>
  `Записать настройки и запустить`;
export const setup_summary_starting = (): string =>
  `Запускаем…`;
export const setup_summary_none = (): string =>
  `нет`;
export const setup_summary_secret = (): string =>
  `хранится в тайне`;
export const setup_done_title = (): string =>
  `Настройки записаны`;
export const setup_done_starts = (): string =>
  `Сайт запускается.`;
export const setup_done_login = (): string =>
  `Открыть вход`;
export const setup_done_no_answer = (): string =>
  `Если ответа нет, причина видна в терминале.`;
export const setup_next_manual = (v: { url: string; id: string }): string =>
  `Открой ${v.url}, выбери «Ввести Telegram ID вручную», введи ${v.id} и нажми в Telegram число, которое покажет страница.`;
export const setup_next_domain = (v: { host: string; url: string }): string =>
  `Сообщи @BotFather домен сайта (/setdomain, ${v.host}), открой ${v.url} и войди через Telegram.`;
export const setup_next_nobody = (v: { command: string }): string =>
  `Войти пока никто не может: нужен адрес https или собственный бот сайта. Запусти ${v.command} ещё раз, чтобы добавить одно из двух.`;
export const setup_next_policy = (): string =>
  `Без правил в счёт фонда идут все баллы, в том числе те, что аккаунты одного человека получают, давая чаевые друг другу. С правилами «backed» (в портале, раздел «Правила») баллы засчитываются лишь настолько, насколько давние участники давали чаевые этому участнику; несколько баллов новых аккаунтов тоже засчитываются.`;
export const setup_refused_nothing = (): string =>
  `Здесь ничего нет.`;
export const setup_refused_host = (): string =>
  `Открой настройку по адресу, который показан в терминале.`;
export const setup_refused_page = (): string =>
  `Эта форма отправлена с другой страницы.`;
export const setup_refused_failed = (): string =>
  `Что-то пошло не так. Вернись и попробуй ещё раз.`;
export const terminal_intro = (v: { path: string; none: string; back: string }): string =>
  `Ответы будут записаны в ${v.path}. Enter принимает значение в скобках, "${v.none}" убирает его, а "${v.back}" возвращает к предыдущему вопросу. Ctrl-C останавливает настройку и сохраняет ответы.`;
export const terminal_first = (): string =>
  `Это первый вопрос.`;
export const terminal_written = (v: { path: string }): string =>
  `Настройки записаны в ${v.path}.`;
export const terminal_restart = (): string =>
  `Перезапусти сервер: он читает настройки при запуске.`;
export const terminal_start = (): string =>
  `Запустить сайт сейчас?`;
export const terminal_yes = (): string =>
  `да`;
export const terminal_no = (): string =>
  `нет`;
export const terminal_demo = (): string =>
  `Демо-сообщество будет удалено из базы данных.`;
export const terminal_write = (): string =>
  `Записать эти настройки?`;
export const terminal_left = (): string =>
  `Ничего не записано. В следующий раз ответы будут предложены снова.`;
export const terminal_fixed = (v: { label: string; setting: string }): string =>
  `${v.label}: задано в окружении (${v.setting})`;
export const terminal_again = (): string =>
  `Нажми Enter, чтобы попробовать ещё раз.`;
export const terminal_anyway = (): string =>
  `Всё равно взять и исправить позже?`;
export const terminal_example = (v: { example: string }): string =>
  `(например ${v.example})`;
export const terminal_required = (): string =>
  `Без этого нельзя.`;
export const terminal_keep = (v: { value: string }): string =>
  `Оставить: ${v.value}`;
export const terminal_kept = (): string =>
  `сохранено`;
export const terminal_number = (v: { count: number }): string =>
  `Введи число от 1 до ${number(v.count)}.`;
export const terminal_link = (): string =>
  `Открой эту ссылку там, где у тебя Telegram, и нажми «Старт»:`;
export const terminal_link_done = (): string =>
  `После этого нажми Enter или введи "нет", чтобы указать ID вручную.`;
export const terminal_looking = (): string =>
  `Ищем …`;
export const terminal_found = (v: { name: string }): string =>
  `«Старт» нажат, имя: ${v.name}.`;
export const terminal_code = (v: { code: string }): string =>
  `Код: ${v.code}`;
export const terminal_code_valid = (v: { minutes: number }): string =>
  `Он впускает один браузер. Срок действия в минутах: ${number(v.minutes)}.`;
export const terminal_open = (v: { url: string }): string =>
  `Открой ${v.url} и введи его там.`;
export const terminal_machine = (): string =>
  `АДРЕС-ЭТОЙ-МАШИНЫ`;
export const terminal_elsewhere = (v: { command: string }): string =>
  `С другой машины: ${v.command}, затем открой там этот адрес.`;
export const terminal_plain_http = (v: { url: string; command: string }): string =>
  `Внимание: ${v.url} — это http без шифрования, поэтому другие в сети могут прочитать то, что ты вводишь. Безопаснее слушать только на этой машине и использовать ${v.command}.`;
export const terminal_unused = (): string =>
  `Настройкой не пользовались полчаса, поэтому она завершается. Ответы сохранены до следующего раза.`;
