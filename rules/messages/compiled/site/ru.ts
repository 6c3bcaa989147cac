// Written by `npm run messages` from messages/site/ru.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'ru';
const number = /* @__PURE__ */ groupedNumbersIn('ru');
const plural = /* @__PURE__ */ pluralsIn('ru');

export const shell_skip = (): string =>
  `К содержанию`;
export const shell_loading_page = (): string =>
  `Страница загружается`;
export const shell_main = (): string =>
  `Главное меню`;
export const shell_footer = (): string =>
  `Низ страницы`;
export const shell_language = (): string =>
  `Язык`;
export const shell_home = (): string =>
  `Главная`;
export const shell_leaderboard = (): string =>
  `Рейтинг`;
export const shell_creators = (): string =>
  `Авторы`;
export const shell_weeks = (): string =>
  `Недели`;
export const shell_hunts = (): string =>
  `Сокровища`;
export const shell_developers = (): string =>
  `Разработчикам`;
export const shell_privacy = (): string =>
  `Приватность`;
export const shell_terms = (): string =>
  `Условия`;
export const shell_copyright = (v: { year: string; community: string }): string =>
  `© ${v.year} сообщество ${v.community}`;
export const shell_demo = (): string =>
  `Демо`;
export const shell_demo_invented = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Демонстрация:`), ` здесь всё выдумано`];
export const shell_demo_own = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`Каждый человек и каждая цифра. Чтобы завести своё сообщество, останови сервер и запусти его команду `, v.command(`setup`), `.`];
export const shell_demo_try = (): string =>
  `Попробовать бота`;
export const shell_lost_title = (): string =>
  `За краем карты`;
export const shell_lost_text = (): string =>
  `Здесь нет страницы. Возможно, в адресе опечатка, или страница уплыла.`;
export const shell_lost_back = (): string =>
  `Назад в порт`;
export const shell_part_missing = (): string =>
  `Часть страницы не загрузилась`;
export const shell_part_missing_why = (): string =>
  `Связь прервалась, или сайт обновился, пока был открыт. Перезагрузи, чтобы получить новую версию.`;
export const shell_page_failed = (): string =>
  `Эта страница перестала работать`;
export const shell_page_failed_why = (): string =>
  `Ошибка в странице, а не в том, что делаешь ты. Всё сохранённое в безопасности.`;
export const shell_reload = (): string =>
  `Перезагрузить`;
export const shell_panel_failed = (v: { name: string }): string =>
  `${v.name}: не удалось показать`;
export const shell_panel_failed_rest = (): string =>
  `Остальная страница работает. Всё сохранённое в безопасности.`;
export const shell_try_again = (): string =>
  `Попробовать снова`;
export const shell_cancel = (): string =>
  `Отмена`;
export const shell_close = (): string =>
  `Закрыть`;
export const shell_not_loaded = (): string =>
  `Это не загрузилось`;
export const shell_reload_to_retry = (): string =>
  `Перезагрузи страницу и попробуй снова.`;
export const shell_refresh_failed = (): string =>
  `Не удалось обновить`;
export const shell_refresh_failed_why = (): string =>
  `Показаны последние данные. Страница пробует дальше.`;
export const shell_message = (): string =>
  `Сообщение`;
export const shell_messages = (v: { hotkey: string }): string =>
  `Сообщения (${v.hotkey})`;
export const shell_press = (v: { action: string; key: string }): string =>
  `${v.action}: нажми ${v.key}`;
export const shell_copied = (): string =>
  `Скопировано`;
export const shell_copied_what = (v: { what: string }): string =>
  `${v.what}: скопировано в буфер обмена.`;
export const shell_error = (): string =>
  `Ошибка`;
export const shell_copy_failed = (): string =>
  `Не удалось скопировать в буфер обмена.`;
export const shell_tip_arrows = (): string =>
  `Стрелки ведут к остальным`;
export const shell_loading = (): string =>
  `Загрузка`;
export const shell_this_list = (): string =>
  `Этот список`;
export const shell_nothing_changed = (): string =>
  `Ничего не изменилось.`;
export const shell_theme = (): string =>
  `Тема`;
export const shell_theme_light = (): string =>
  `Светлая`;
export const shell_theme_dark = (): string =>
  `Тёмная`;
export const shell_theme_system = (): string =>
  `Системная`;
export const shell_app = (): string =>
  `Приложение`;
export const shell_app_board = (): string =>
  `Рейтинг`;
export const shell_app_week = (): string =>
  `Неделя`;
export const shell_app_tip = (): string =>
  `Чаевые`;
export const shell_app_me = (): string =>
  `Я`;
export const api_went_wrong = (): string =>
  `Что-то пошло не так`;
export const api_not_signed_in = (): string =>
  `Вход не выполнен.`;
export const api_refused = (v: { reason: string }): string =>
  `Сервер отказал: ${v.reason}`;
export const api_unexpected = (): string =>
  `Сервер прислал неожиданный ответ`;
export const api_status = (v: { status: string }): string =>
  `Сервер ответил статусом ${v.status}`;
export const api_too_slow = (v: { seconds: string }): string =>
  `Сервер не ответил за ${v.seconds} с`;
export const api_no_connection = (): string =>
  `Нет связи с сервером`;
export const shell_sign_in = (): string =>
  `Войти`;
export const shell_sign_in_demo = (): string =>
  `Войти в демо`;
export const shell_signed_in = (v: { name: string }): string =>
  `Ты здесь как ${v.name}`;
export const shell_signed_out = (): string =>
  `Выход выполнен`;
export const shell_sign_out = (): string =>
  `Выйти`;
export const shell_sign_out_failed = (): string =>
  `Выйти не удалось`;
export const shell_role_owner = (): string =>
  `Владелец`;
export const shell_role_admin = (): string =>
  `Администратор`;
export const shell_role_member = (): string =>
  `Участник`;
export const shell_portal = (): string =>
  `Портал администраторов`;
export const shell_dashboard = (): string =>
  `Мой обзор`;
export const shell_wallet = (): string =>
  `Кошелёк`;
export const shell_treasure_hunts = (): string =>
  `Поиски сокровищ`;
export const shell_apps = (): string =>
  `Разрешённые приложения`;
export const shell_monitor = (): string =>
  `Монитор`;
export const shell_demo_sign_in = (): string =>
  `Только в демо: войти как`;
export const shell_demo_member = (): string =>
  `Участник демо`;
export const shell_demo_admin = (): string =>
  `Администратор демо`;
export const shell_demo_owner = (): string =>
  `Владелец демо`;
export const shell_not_signed_in = (): string =>
  `Вход не выполнен`;
export const shell_not_signed_in_why = (): string =>
  `Ничего не изменилось.`;
export const shell_sign_in_purpose = (): string =>
  `Чтобы видеть своё место в рейтинге и свою неделю.`;
export const shell_sign_in_tells = (v: { purpose: string }): string =>
  `${v.purpose} Telegram сообщает этому сайту твой id, имя и фото, и больше ничего.`;
export const shell_sign_in_telegram = (): string =>
  `Войти через Telegram`;
export const shell_sign_in_missing = (): string =>
  `Вход на этом сайте ещё не настроен.`;
export const shell_sign_in_not_loaded = (): string =>
  `Вход не загрузился`;
export const shell_sign_in_again = (): string =>
  `Войди ещё раз`;
export const shell_sign_in_again_not_loaded = (): string =>
  `Вход не загрузился. Закрой это окно и попробуй снова.`;
export const shell_sign_in_again_telegram = (): string =>
  `В Telegram можно также закрыть приложение и открыть снова: так ты войдёшь.`;
export const shell_own_sign_in_call = (): string =>
  `Ты здесь по ссылке от бота: она открывает кошелёк и показывает то, что твоё. Для остального войди через Telegram. Текст сохранится, а действие завершится, когда вернёшься.`;
export const shell_own_sign_in_wallet = (): string =>
  `Ты здесь по ссылке от бота, а её мало, чтобы заменить адрес. Войди через Telegram и вернись в кошелёк.`;
export const shell_own_sign_in_purpose = (): string =>
  `Для действий, которым нужен твой собственный вход.`;
export const shell_own_sign_in_undone = (): string =>
  `Ничего не сделано`;
export const shell_own_sign_in_other = (): string =>
  `Выполнен вход под другим именем.`;
export const shell_sign_in_error = (): string =>
  `Ошибка входа`;
export const shell_sign_in_error_why = (): string =>
  `Telegram прислал неверные данные входа.`;
export const shell_widget_error = (): string =>
  `Вход не загрузился`;
export const shell_widget_error_why = (): string =>
  `Не удалось загрузить вход Telegram. Перезагрузи страницу.`;
export const shell_session_expired = (): string =>
  `Сеанс истёк`;
export const shell_session_expired_why = (): string =>
  `Войди ещё раз: сеанс входа истёк.`;
export const shell_access_denied = (): string =>
  `Нет доступа`;
export const shell_access_denied_why = (): string =>
  `У тебя нет прав администратора. Обратись к владельцу бота.`;
export const shell_no_account = (): string =>
  `Аккаунт не найден`;
export const shell_no_account_why = (): string =>
  `Сначала напиши боту, чтобы появился аккаунт.`;
export const shell_unverified = (): string =>
  `Вход не удалось проверить`;
export const shell_unverified_why = (): string =>
  `Данные входа не подтвердились. Возможно, неверно настроен домен.`;
export const shell_sign_in_failed = (): string =>
  `Войти не удалось`;
export const shell_share = (): string =>
  `Поделиться`;
export const shell_share_failed = (): string =>
  `Не удалось поделиться`;
export const shell_copy_field = (v: { what: string }): string =>
  `Скопировать: ${v.what}`;
export const shell_copy_link = (): string =>
  `Скопировать ссылку`;
export const shell_link_copied = (): string =>
  `Ссылка скопирована`;
export const shell_link_not_copied = (): string =>
  `Не удалось скопировать ссылку`;
export const shell_pages_of = (v: { of: string }): string =>
  `Страницы: ${v.of}`;
export const shell_past_last = (): string =>
  `За последней страницей`;
export const shell_first_page = (): string =>
  `К первой странице`;
export const shell_none_here = (v: { of: string }): string =>
  `На этой странице ничего нет (${v.of}).`;
export const ui_new_tab = (): string =>
  `(откроется в новой вкладке)`;
export const ui_still_to_pay = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`осталось выплатить: `, v.amount(``)];
export const ui_owed = (): string =>
  `долг: у этого сайта нет кошелька`;
export const ui_months = (): string =>
  `янв. февр. марта апр. мая июня июля авг. сент. окт. нояб. дек.`;
export const ui_date = (v: { day: string; month: string; year: string }): string =>
  `${v.day} ${v.month} ${v.year}`;
export const ui_date_time = (v: { date: string; time: string }): string =>
  `${v.date}, ${v.time} UTC`;
export const ui_just_now = (): string =>
  `только что`;
export const ui_minutes_ago = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} минуту`, few: `${number(v.count)} минуты`, many: `${number(v.count)} минут`, other: `${number(v.count)} минуты` })} назад`;
export const ui_hours_ago = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} час`, few: `${number(v.count)} часа`, many: `${number(v.count)} часов`, other: `${number(v.count)} часа` })} назад`;
export const ui_days_ago = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} день`, few: `${number(v.count)} дня`, many: `${number(v.count)} дней`, other: `${number(v.count)} дня` })} назад`;
export const ui_in_minutes = (v: { count: number }): string =>
  `через ${plural(v.count, { one: `${number(v.count)} минуту`, few: `${number(v.count)} минуты`, many: `${number(v.count)} минут`, other: `${number(v.count)} минуты` })}`;
export const ui_in_hours = (v: { count: number }): string =>
  `через ${plural(v.count, { one: `${number(v.count)} час`, few: `${number(v.count)} часа`, many: `${number(v.count)} часов`, other: `${number(v.count)} часа` })}`;
export const ui_in_days = (v: { count: number }): string =>
  `через ${plural(v.count, { one: `${number(v.count)} день`, few: `${number(v.count)} дня`, many: `${number(v.count)} дней`, other: `${number(v.count)} дня` })}`;
export const ui_left_now = (): string =>
  `Сейчас`;
export const ui_left_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)} мин`;
export const ui_left_hours = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} ч ${number(v.minutes)} мин`;
export const ui_left_days = (v: { days: number; hours: number }): string =>
  `${number(v.days)} д ${number(v.hours)} ч`;
export const ui_pages = (): string =>
  `Страницы`;
export const ui_previous = (): string =>
  `Назад`;
export const ui_next = (): string =>
  `Вперёд`;
export const ui_page_of = (v: { page: string; pages: string }): string =>
  `Страница ${v.page} из ${v.pages}`;
export const ui_pool_estimate = (v: { part: string }): string =>
  `оценка: ${v.part} % кошелька`;
export const ui_pool_unknown = (v: { part: string }): string =>
  `пока неизвестно: ${v.part} % кошелька`;
export const ui_in_explorer = (): string =>
  `Открыть в обозревателе блоков`;
export const ui_transaction_of = (v: { name: string }): string =>
  `Транзакция: ${v.name} (откроется в новой вкладке)`;
export const ui_points = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const ui_anonymous = (): string =>
  `Участник без имени`;
export const ui_unchanged = (): string =>
  `Ничего не изменилось`;
export const ui_clear_search = (): string =>
  `Очистить поиск`;
export const ui_optional = (): string =>
  `(необязательно)`;
export const ui_of_most = (v: { count: string; most: string }): string =>
  `${v.count} из ${v.most}`;
export const ui_admin = (): string =>
  `Админ`;
export const ui_aboard = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`на борту с `, v.date(``)];
export const ui_verified = (): string =>
  `подтверждено`;
export const ui_profile_link = (): string =>
  `Ссылка профиля`;
export const ui_paid_by_operator = (v: { note: string }): string =>
  `Выплачено оператором: ${v.note}`;
export const ui_share_owed = (): string =>
  `К выплате`;
export const ui_share_owed_text = (): string =>
  `Ещё не выплачено`;
export const ui_share_held = (): string =>
  `Удержано`;
export const ui_share_held_text = (): string =>
  `Удержано администратором; не потеряно`;
export const ui_share_paying = (): string =>
  `Выплачивается`;
export const ui_share_paying_text = (): string =>
  `В платеже, который вот-вот уйдёт`;
export const ui_share_sent = (): string =>
  `Отправлено`;
export const ui_share_sent_text = (): string =>
  `Отправлено, ещё не подтверждено`;
export const ui_share_paid = (): string =>
  `Выплачено`;
export const ui_share_paid_text = (): string =>
  `Подтверждено в блокчейне или выплачено оператором`;
export const ui_share_failed = (): string =>
  `Не удалось`;
export const ui_share_failed_text = (): string =>
  `Платёж не прошёл; оператор может отправить его снова`;
export const ui_share_settled = (): string =>
  `Выплата вне сайта`;
export const ui_share_settled_text = (): string =>
  `Выплачивается вне этого сайта: за эту неделю он не платит`;
export const ui_share_withheld = (): string =>
  `Не выплачено`;
export const ui_share_withheld_text = (): string =>
  `Не выплачено; вошло в следующий фонд`;
export const home_title = (): string =>
  `Чаевые для команды, прямо в блокчейне`;
export const home_lead_own = (v: { bot: string; coin: string; code: string }): string =>
  `${v.bot} отправляет чаевые в Telegram, монета: ${v.coin}. Одна строка в группе и одно нажатие в кошельке отправляют ${v.code} настоящей транзакцией; всё, что ты там делаешь, даёт баллы, пиратский ранг и долю недельного фонда.`;
export const home_lead_bot = (v: { bot: string; coin: string; code: string }): string =>
  `${v.bot} — кошелёк в Telegram, монета: ${v.coin}. Одна строка в группе или в личном чате отправляет ${v.code} настоящей транзакцией; всё, что ты там делаешь, даёт баллы, пиратский ранг и долю недельного фонда.`;
export const home_lead_own_nameless = (v: { community: string; code: string }): string =>
  `Это палуба сообщества ${v.community}. Одна строка в группе и одно нажатие в кошельке отправляют ${v.code} настоящей транзакцией; всё, что ты там делаешь, даёт баллы, пиратский ранг и долю недельного фонда.`;
export const home_lead_nameless = (v: { community: string; code: string }): string =>
  `Это палуба сообщества ${v.community}. Одна строка в группе или в личном чате отправляет ${v.code} настоящей транзакцией; всё, что ты там делаешь, даёт баллы, пиратский ранг и долю недельного фонда.`;
export const home_start = (): string =>
  `Дать чаевые`;
export const home_discover = (): string =>
  `Узнать больше`;
export const home_now = (): string =>
  `Сейчас на палубе`;
export const home_totals = (): string =>
  `Итоги`;
export const home_week = (): string =>
  `Неделя`;
export const home_volume = (): string =>
  `Всего чаевых`;
export const home_distributed = (): string =>
  `Всего роздано наград`;
export const home_loading = (): string =>
  `Загрузка…`;
export const home_next_payout = (): string =>
  `Следующая выплата`;
export const home_pool = (): string =>
  `Фонд этой недели`;
export const home_each_week = (): string =>
  `делится каждую неделю`;
export const home_hunt = (): string =>
  `Поиск сокровищ`;
export const home_not_loaded = (): string =>
  `Не удалось загрузить`;
export const home_tour = (): string =>
  `Взгляд на борт`;
export const home_tour_carousel = (): string =>
  `карусель`;
export const home_tour_slide = (): string =>
  `слайд`;
export const home_tour_play = (): string =>
  `Пуск`;
export const home_tour_pause = (): string =>
  `Пауза`;
export const home_tour_play_slides = (): string =>
  `Запустить слайды`;
export const home_tour_pause_slides = (): string =>
  `Остановить слайды`;
export const home_tour_previous = (): string =>
  `Предыдущий слайд`;
export const home_tour_next = (): string =>
  `Следующий слайд`;
export const home_tour_choose = (): string =>
  `Выбрать слайд`;
export const home_tour_show = (v: { number: string; title: string }): string =>
  `Показать слайд ${v.number}: ${v.title}`;
export const home_tour_feature = (v: { number: string; count: string }): string =>
  `Возможность ${v.number} из ${v.count}`;
export const home_tour_screen = (v: { number: string }): string =>
  `Экран ${v.number}`;
export const home_features = (): string =>
  `Чем заняться на борту`;
export const home_tipping = (): string =>
  `Чаевые кому угодно, в любом чате`;
export const home_tipping_text = (): string =>
  `В группе или лично, каждые чаевые — настоящая транзакция в блокчейне. Написать их можно тремя способами.`;
export const home_tipping_standard = (): string =>
  `Обычная команда`;
export const home_tipping_quick = (): string =>
  `Короткая запись`;
export const home_tipping_name_amount = (): string =>
  `имя пользователя и сумма`;
export const home_tipping_reply = (): string =>
  `Ответ на сообщение`;
export const home_tipping_amount = (): string =>
  `достаточно суммы`;
export const home_tipping_said = (): string =>
  `Течь заделана, капитан.`;
export const home_points = (): string =>
  `Копи баллы, поднимайся в ранге`;
export const home_points_text = (): string =>
  `Первые шаги, ежедневные /gm и /faucet, чаевые и одобренные материалы дают баллы. Рейтинг показывает, кто впереди.`;
export const home_points_ranks = (): string =>
  `Ранги и нужные для них баллы за всё время`;
export const home_points_see = (): string =>
  `Открыть рейтинг`;
export const home_content = (): string =>
  `Твои материалы`;
export const home_content_text = (): string =>
  `Посты, видео и мемы о сообществе тоже дают баллы, как только их одобрит администратор.`;
export const home_content_submit = (): string =>
  `Ты отправляешь`;
export const home_content_submit_text = (): string =>
  `Ссылку на пост, видео, статью или мем.`;
export const home_content_review = (): string =>
  `Администратор проверяет`;
export const home_content_review_text = (): string =>
  `Одобрено или отклонено, с комментарием и оценкой в пределах шкалы.`;
export const home_content_earn = (): string =>
  `Баллы твои`;
export const home_content_earn_text = (v: { postRange: string; shortRange: string; videoRange: string }): string =>
  `Пост в Twitter ${v.postRange}, видео в TikTok ${v.shortRange}, видео на YouTube ${v.videoRange} и другие виды.`;
export const home_rewards = (): string =>
  `Недельный фонд и поиск сокровищ`;
export const home_rewards_text = (): string =>
  `Каждую неделю участники, которые выполнили условия, делят фонд по засчитанным баллам.`;
export const home_rewards_pool = (): string =>
  `В фонде`;
export const home_rewards_needed = (): string =>
  `Нужно баллов`;
export const home_rewards_hunt = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Между выплатами идёт `, v.a(`поиск сокровищ`), ` с настоящими призами.`];
export const home_reasons = (): string =>
  `Причины`;
export const home_reasons_why = (v: { bot: string }): string =>
  `Почему ${v.bot}`;
export const home_reason_chain = (): string =>
  `Всегда в блокчейне`;
export const home_reason_chain_text = (v: { coin: string }): string =>
  `Чаевые — это транзакция в сети ${v.coin} от участника к участнику, со ссылкой для проверки. Нет внутреннего счёта, которому пришлось бы верить.`;
export const home_reason_install = (): string =>
  `Ничего не нужно ставить`;
export const home_reason_install_own = (): string =>
  `Работает в твоём Telegram и твоём браузере, на любом телефоне и компьютере.`;
export const home_reason_install_own_full = (): string =>
  `Работает в твоём Telegram и твоём браузере, на любом телефоне и компьютере. Запусти бота, запиши двенадцать слов, и кошелёк готов.`;
export const home_reason_install_text = (): string =>
  `Работает в твоём Telegram, на любом телефоне и компьютере.`;
export const home_reason_install_full = (): string =>
  `Работает в твоём Telegram, на любом телефоне и компьютере. Запусти бота, и кошелёк готов.`;
export const home_reason_crew = (): string =>
  `Сделано командой`;
export const home_reason_crew_text = (): string =>
  `Баллы, ранги и фонд награждают то, что участники делают друг для друга. Правила открыты, и каждая недельная выплата тоже.`;
export const home_security = (): string =>
  `Безопасность и приватность`;
export const home_security_text = (): string =>
  `Первый вопрос к любому кошельку: у кого ключи. Вот полный ответ.`;
export const home_claim_hear = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Ты узнаёшь о каждых полученных чаевых`), ` из сообщения в личном чате.`];
export const home_claim_link = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`У каждой транзакции есть ссылка на обозреватель блоков,`), ` так что верить на слово не нужно.`];
export const home_claim_own_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`Ключи у тебя:`), ` они создаются и хранятся на твоём устройстве; мы их не получаем. Двенадцать слов вернут их, здесь или в другом кошельке для `, `${v.coin}`, `.`];
export const home_claim_own_browser = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Кошелёк управляется только в твоём браузере.`), ` Группа никогда не видит твой баланс, адреса и ключи.`];
export const home_claim_own_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Ключи хранятся зашифрованными,`), ` в твоём браузере, под фразой, которую знаешь только ты.`];
export const home_claim_bot_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`Ключи у тебя:`), ` закрытые ключи под твоим контролем. Экспортируй их в личном чате, когда захочешь, и пользуйся ими в любом кошельке для `, `${v.coin}`, `.`];
export const home_claim_bot_private = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Кошелёк управляется только в личном чате.`), ` Группа никогда не видит твой баланс, адреса и ключи.`];
export const home_claim_bot_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Ключи хранятся зашифрованными.`)];
export const home_asked_where = (): string =>
  `Где ключи?`;
export const home_asked_who = (): string =>
  `Кто может их расшифровать?`;
export const home_asked_else = (): string =>
  `Кто ещё?`;
export const home_asked_site = (): string =>
  `Что видит этот сайт?`;
export const home_own_where = <T>(v: { a: (text: string) => T; bot: string }): Rich<T> =>
  [`В твоём браузере, в зашифрованном виде. `, v.a(`Кошелёк`), ` — страница этого сайта; ни сайт, ни `, `${v.bot}`, ` их не получает.`];
export const home_own_who = (): string =>
  `Ты, своей фразой или ключом доступа. Сбросить её не может никто: кошелёк вернут только двенадцать слов.`;
export const home_own_else = (): string =>
  `Сервер страницы кошелька мог бы отдать другую. Её сборка опубликована, и сравнить может каждый. Никто вне проекта её ещё не проверял: держи сбережения в другом месте.`;
export const home_own_site = (): string =>
  `Твой id и имя в Telegram, чаевые, баллы и материалы, адреса, которые проверяет твой кошелёк, и транзакции, которые он отправляет. У сайта нет ни ключей, ни слов, ни способа двигать твои монеты.`;
export const home_bot_where = (v: { bot: string }): string =>
  `В зашифрованном виде, на сервере, где работает ${v.bot}. Хранение зашифровано, но оператор бота в нём участвует.`;
export const home_bot_who = (): string =>
  `Бот, когда отправляет то, что ты велишь, а значит, и тот, кто управляет сервером. Пока оператор не опубликует иного, доверяй боту не больше, чем ему.`;
export const home_bot_else = (): string =>
  `Ты, когда экспортируешь их. Держи сбережения в кошельке, ключи от которого есть только у тебя.`;
export const home_bot_site = (): string =>
  `Твой id и имя в Telegram и то, что сообщает бот: чаевые, баллы, материалы. У сайта нет ни ключей, ни фраз для восстановления, ни способа двигать твои монеты.`;
export const home_the_bot = (): string =>
  `бот`;
export const home_links_name = (): string =>
  `Ссылки`;
export const home_links = (): string =>
  `Порты захода`;
export const home_links_text = (): string =>
  `Где монету изучают, оценивают и обсуждают.`;
export const home_links_text_community = (): string =>
  `Где монету изучают и обсуждают.`;
export const home_links_ecosystem = (): string =>
  `Экосистема`;
export const home_links_community = (): string =>
  `Сообщество`;
export const home_link_bot = (): string =>
  `Бот-кошелёк`;
export const home_link_explorer = (): string =>
  `Обозреватель блоков`;
export const home_link_website = (): string =>
  `Официальный сайт`;
export const home_link_here = (): string =>
  `на этом сайте`;
export const home_link_telegram = (): string =>
  `Сообщество в Telegram`;
export const home_link_forum = (): string =>
  `Форум сообщества`;
export const home_try = (): string =>
  `Поднимайся на борт`;
export const home_try_text = (): string =>
  `Открой бота, нажми «Старт» и отправь первые чаевые. После подтверждения они тоже дают баллы.`;
export const home_try_text_own = (): string =>
  `Открой бота, нажми «Старт», создай кошелёк и отправь первые чаевые. После подтверждения они тоже дают баллы.`;
export const home_try_button = (): string =>
  `Попробовать`;
export const creator_hub = (): string =>
  `Гавань авторов`;
export const creator_lead = (): string =>
  `Что команда пишет, снимает и рисует о плавании и что это ей приносит.`;
export const creator_showcase = (): string =>
  `Витрина сообщества`;
export const creator_showcase_panel = (): string =>
  `Витрина`;
export const creator_failed = (): string =>
  `Гавань авторов не загрузилась`;
export const creator_failed_why = (): string =>
  `Не удалось загрузить материалы. Попробуй снова.`;
export const creator_sort_recent = (): string =>
  `Сначала новые`;
export const creator_sort_points = (): string =>
  `Больше баллов`;
export const creator_sort_creator = (): string =>
  `Имя автора`;
export const creator_all = (): string =>
  `Все одобренные материалы`;
export const creator_total_content = (): string =>
  `Всего материалов`;
export const creator_active = (): string =>
  `Активных авторов`;
export const creator_total_points = (): string =>
  `Всего баллов`;
export const creator_content = (): string =>
  `Материалы`;
export const creator_search = (): string =>
  `Поиск материалов`;
export const creator_search_hint = (): string =>
  `Авторы, заголовки или описания…`;
export const creator_type = (): string =>
  `Вид материала`;
export const creator_all_content = (): string =>
  `Все материалы`;
export const creator_found = (v: { count: number }): string =>
  `Найдено: ${number(v.count)}`;
export const creator_pages = (): string =>
  `Страницы материалов`;
export const creator_loading = (): string =>
  `Загрузка материалов`;
export const creator_none_here = (): string =>
  `На этой странице нет материалов.`;
export const creator_approved = (): string =>
  `Одобренные материалы`;
export const creator_none = (): string =>
  `Материалов не найдено`;
export const creator_show_all = (): string =>
  `Показать все материалы`;
export const creator_no_match = (): string =>
  `Под твой поиск ничего не подходит.`;
export const creator_none_yet = (): string =>
  `Одобренных материалов ещё нет. Участники отправляют ссылки в разделе «Мой обзор» или боту; баллы приходят с одобрением.`;
export const creator_untitled = (): string =>
  `Без заголовка`;
export const creator_unsafe = (): string =>
  `Открывать эту ссылку небезопасно.`;
export const creator_view = <T>(v: { icon: (text: string) => T; more: (text: string) => T; name: string; host: string }): Rich<T> =>
  [`Открыть`, v.icon(``), v.more(`: ${v.name}, на ${v.host} (откроется в новой вкладке)`)];
export const creator_type_unknown = (): string =>
  `Другой материал`;
export const creator_profile = (): string =>
  `Автор`;
export const creator_profile_failed = (): string =>
  `Не удалось загрузить автора`;
export const creator_totals = (): string =>
  `Итоги`;
export const creator_approved_total = (): string =>
  `Одобрено материалов`;
export const creator_points_for = (): string =>
  `Баллы за материалы`;
export const creator_lifetime = (): string =>
  `Баллы за всё время`;
export const creator_place = (): string =>
  `Место`;
export const creator_place_note = (): string =>
  `по баллам за всё время`;
export const creator_none_approved = (): string =>
  `Здесь ещё нет одобренных материалов.`;
export const creator_content_of = (v: { name: string }): string =>
  `Материалы: ${v.name}`;
export const creator_offer = (): string =>
  `Войди, чтобы видеть свои баллы, доход и выплаты и отправлять материалы.`;
export const creator_offer_missing = (): string =>
  `Твой обзор виден только тебе, а вход на этом сайте ещё не настроен.`;
export const creator_purpose = (): string =>
  `Чтобы видеть свой обзор и отправлять материалы.`;
export const creator_own_failed = (): string =>
  `Не удалось загрузить твой обзор`;
export const creator_figures = (): string =>
  `Твои показатели`;
export const creator_rank = (): string =>
  `Твой ранг`;
export const creator_current_rank = (): string =>
  `Текущий ранг`;
export const creator_earnings = (): string =>
  `Весь доход`;
export const creator_earnings_note = (): string =>
  `доли, полученные чаевые и кран`;
export const creator_rate = (): string =>
  `Доля одобренных`;
export const creator_rate_note = (): string =>
  `от всех проверенных материалов`;
export const creator_rank_way = (v: { from: string; to: string }): string =>
  `Ранг: ${v.from} → ${v.to}`;
export const creator_rank_left = (v: { points: number }): string =>
  `${plural(v.points, { one: `остался ${number(v.points)} балл`, few: `осталось ${number(v.points)} балла`, many: `осталось ${number(v.points)} баллов`, other: `осталось ${number(v.points)} балла` })}`;
export const creator_rank_top = (v: { rank: string }): string =>
  `${v.rank}: выше ранга нет. За тобой идёт весь флот.`;
export const creator_breakdown = (): string =>
  `Доход по частям`;
export const creator_earnings_content = (): string =>
  `Доход и материалы`;
export const creator_estimate = (): string =>
  `Текущая оценка твоей доли`;
export const creator_estimate_why = (v: { reason: string }): string =>
  `Текущая оценка твоей доли. ${v.reason}`;
export const creator_this_month = (): string =>
  `Этот месяц`;
export const creator_month_note = (): string =>
  `Доли, чаевые и кран с 1-го числа, UTC`;
export const creator_lifetime_total = (): string =>
  `За всё время`;
export const creator_lifetime_note = (): string =>
  `Розданные доли, чаевые и кран`;
export const creator_stats = (): string =>
  `Твои материалы`;
export const creator_submitted = (): string =>
  `Отправлено`;
export const creator_submitted_note = (): string =>
  `Не считая отозванных`;
export const creator_posts_approved = (): string =>
  `Одобрено`;
export const creator_own_rate = (): string =>
  `Доля одобренных`;
export const creator_own_rate_note = (): string =>
  `От всех проверенных материалов`;
export const creator_percent = (v: { percent: string }): string =>
  `${v.percent} %`;
export const creator_submissions = (): string =>
  `Твои отправленные материалы`;
export const creator_open = (v: { open: number; limit: number }): string =>
  `Ждут проверки: ${number(v.open)} из ${number(v.limit)}. Баллы приходят с одобрением.`;
export const creator_open_unknown = (): string =>
  `Баллы приходят с одобрением.`;
export const creator_submit = (): string =>
  `Отправить материал`;
export const creator_full = (v: { limit: number }): string =>
  `Проверки ждут твои материалы: ${number(v.limit)}. Отправить ещё можно, когда один из них проверят, или отозвав один.`;
export const creator_submissions_failed = (): string =>
  `Не удалось загрузить материалы.`;
export const creator_submissions_of = (): string =>
  `материалы`;
export const creator_submissions_none = (): string =>
  `Материалов ещё нет`;
export const creator_submissions_none_text = (): string =>
  `Пост, видео, мем: отправь ссылку на свой материал здесь или боту, и администратор его проверит. Сама отправка ничего не даёт: баллы приходят с одобрением.`;
export const creator_submissions_list = (): string =>
  `Материалы`;
export const creator_sent = (): string =>
  `Отправлено`;
export const creator_sent_text = (): string =>
  `Администратор проверит материал.`;
export const creator_again = (): string =>
  `Отправить снова`;
export const creator_was_rejected = <T>(v: { label: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.label(`Отклонено: `), v.reason(``)];
export const creator_send = (): string =>
  `Отправить`;
export const creator_send_anyway = (): string =>
  `Всё равно отправить`;
export const creator_save = (): string =>
  `Сохранить`;
export const creator_save_anyway = (): string =>
  `Всё равно сохранить`;
export const creator_link = (): string =>
  `Ссылка`;
export const creator_link_missing = (): string =>
  `Укажи ссылку на свой материал.`;
export const creator_link_long = (): string =>
  `Ссылка слишком длинная.`;
export const creator_choose = (): string =>
  `Выбери вид`;
export const creator_type_missing = (): string =>
  `Выбери вид материала.`;
export const creator_title = (): string =>
  `Заголовок`;
export const creator_description = (): string =>
  `Описание`;
export const creator_problem = (v: { problem: string }): string =>
  `${v.problem} Текст остался на месте.`;
export const creator_expect_none = (): string =>
  `Возможные баллы зависят от вида.`;
export const creator_expect = <T>(v: { type: string; b: (text: string) => T; range: string }): Rich<T> =>
  [`${v.type}`, `: `, v.b(`баллы ${v.range}`), ` в случае одобрения.`];
export const creator_leads = <T>(v: { host: (text: string) => T }): Rich<T> =>
  [`Ведёт на `, v.host(``), `.`];
export const creator_wait = (v: { time: string; waiting: number }): string =>
  `Время проверки примерно ${v.time}; ${plural(v.waiting, { '=0': `больше ничего не ждёт`, one: `ждёт ${number(v.waiting)} материал`, few: `ждут ${number(v.waiting)} материала`, many: `ждут ${number(v.waiting)} материалов`, other: `ждут ${number(v.waiting)} материала` })}.`;
export const creator_wait_unknown = (v: { waiting: number }): string =>
  `Проверок ещё не было, поэтому время ожидания неизвестно; ${plural(v.waiting, { '=0': `больше ничего не ждёт`, one: `ждёт ${number(v.waiting)} материал`, few: `ждут ${number(v.waiting)} материала`, many: `ждут ${number(v.waiting)} материалов`, other: `ждут ${number(v.waiting)} материала` })}.`;
export const creator_minutes = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} минута`, few: `${number(v.count)} минуты`, many: `${number(v.count)} минут`, other: `${number(v.count)} минуты` })}`;
export const creator_hours = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} час`, few: `${number(v.count)} часа`, many: `${number(v.count)} часов`, other: `${number(v.count)} часа` })}`;
export const creator_days_count = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} день`, few: `${number(v.count)} дня`, many: `${number(v.count)} дней`, other: `${number(v.count)} дня` })}`;
export const creator_known_pending = (v: { when: string }): string =>
  `Это уже отправлено тобой (${v.when}) и ждёт проверки.`;
export const creator_known_approved = (v: { when: string }): string =>
  `Это уже отправлено тобой (${v.when}) и одобрено.`;
export const creator_known_rejected = (v: { when: string }): string =>
  `Это уже отправлено тобой (${v.when}) и отклонено.`;
export const creator_known_other = (v: { when: string }): string =>
  `Это уже отправил кто-то другой (${v.when}).`;
export const creator_once = (): string =>
  `Один и тот же материал награждается один раз.`;
export const creator_item = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, `, отправлено: `, v.time(``)];
export const creator_item_again = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, `, отправлено во второй раз: `, v.time(``)];
export const creator_reason = (): string =>
  `Причина:`;
export const creator_comment = (): string =>
  `Комментарий:`;
export const review_default_approval = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })} за качественный материал.`;
export const review_default_rejection = (): string =>
  `Материал не соответствует требованиям к качеству.`;
export const review_default_rating = (v: { points: number }): string =>
  `Оценка изменена: ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}.`;
export const creator_reviewing = (): string =>
  `Проверяется`;
export const creator_pending = (): string =>
  `Ждёт проверки`;
export const creator_approved_points = (v: { points: number }): string =>
  `Одобрено, +${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const creator_rejected = (): string =>
  `Отклонено`;
export const creator_withdrawn = (): string =>
  `Отозвано`;
export const creator_edit = (): string =>
  `Изменить`;
export const creator_changed = (): string =>
  `Изменено`;
export const creator_changed_text = (): string =>
  `Проверять будут новую версию.`;
export const creator_withdraw = (): string =>
  `Отозвать`;
export const creator_withdraw_ask = (): string =>
  `Отозвать? Проверки не будет, но в списке это останется.`;
export const creator_withdrawn_text = (): string =>
  `Проверки не будет.`;
export const creator_keep = (): string =>
  `Оставить`;
export const creator_payments = (): string =>
  `Последние выплаты`;
export const creator_payments_failed = (): string =>
  `Не удалось загрузить выплаты.`;
export const creator_payments_of = (): string =>
  `выплаты`;
export const creator_payments_none = (): string =>
  `Выплат ещё нет`;
export const creator_payments_none_text = (): string =>
  `Создавай материалы и получай награды!`;
export const creator_payments_list = (): string =>
  `Выплаты`;
export const creator_paid_weekly_reward = (): string =>
  `Недельная доля`;
export const creator_paid_tip_received = (): string =>
  `Получены чаевые`;
export const creator_paid_faucet = (): string =>
  `Кран`;
export const creator_paid_post_reward = (): string =>
  `Награда за пост`;
export const creator_paid_activity_reward = (): string =>
  `Награда за активность`;
export const creator_view_tx = <T>(v: { icon: (text: string) => T; more: (text: string) => T; description: string }): Rich<T> =>
  [`Транзакция`, v.icon(``), v.more(`: ${v.description} (откроется в новой вкладке)`)];
export const creator_days = (): string =>
  `Баллы по дням`;
export const creator_days_lead = (): string =>
  `Последние двенадцать недель по дням UTC; последний столбик — сегодня.`;
export const creator_days_failed = (): string =>
  `Не удалось загрузить твои баллы по дням.`;
export const creator_days_sum = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })} за двенадцать недель`;
export const creator_days_most = <T>(v: { date: (text: string) => T; points: string }): Rich<T> =>
  [`больше всего `, v.date(``), `: `, `${v.points}`];
export const creator_day = (v: { day: string; points: number }): string =>
  `${v.day}: ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const creator_days_week = (v: { from: string; to: string; points: number }): string =>
  `С ${v.from} по ${v.to}: ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const creator_points = (): string =>
  `История баллов`;
export const creator_points_lead = (): string =>
  `Всё, что изменило твои баллы, и что срезал лимит. Записи в сумме дают твои баллы за всё время.`;
export const creator_points_failed = (): string =>
  `Не удалось загрузить записи.`;
export const creator_points_of = (): string =>
  `записи`;
export const creator_points_none = (): string =>
  `Баллов ещё нет`;
export const creator_points_none_text = (): string =>
  `Здесь появится твой первый /gm, первые чаевые или первая выдача из крана в чате.`;
export const creator_entries = (): string =>
  `Записи баллов`;
export const creator_today = <T>(v: { tips: number; points: number; time: (text: string) => T }): Rich<T> =>
  [`Сегодня ещё можно получить `, `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`, `, чаевых с баллами осталось `, `${number(v.tips)}`, `; до `, v.time(``), `.`];
export const creator_gm_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`/gm снова даст баллы: `, v.time(``), `.`];
export const creator_faucet_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`/faucet снова даст баллы: `, v.time(``), `.`];
export const creator_cut_banned = (): string =>
  `Во время блокировки баллов нет`;
export const creator_cut_cooldown = (): string =>
  `Раз в 24 часа`;
export const creator_cut_least_tip = (v: { limit: string; code: string }): string =>
  `Чаевые дают баллы от ${v.limit} ${v.code}`;
export const creator_cut_tips = (v: { limit: string }): string =>
  `Чаевых с баллами в день: ${v.limit}`;
export const creator_cut_cap = (v: { limit: string }): string =>
  `Не больше баллов в день: ${v.limit}`;
export const creator_correction = (): string =>
  `Поправка`;
export const creator_of_full = (v: { points: string }): string =>
  `из ${v.points}`;
export const creator_rule_account_created = (): string =>
  `Аккаунт создан`;
export const creator_rule_primary_address_set = (): string =>
  `Задан основной адрес`;
export const creator_rule_staking_address_set = (): string =>
  `Задан адрес стейкинга`;
export const creator_rule_twitter_set = (): string =>
  `Указан Twitter/X`;
export const creator_rule_first_tip = (): string =>
  `Первые чаевые`;
export const creator_rule_first_send = (): string =>
  `Первый перевод`;
export const creator_rule_tip = (): string =>
  `Чаевые`;
export const creator_rule_send = (): string =>
  `Перевод`;
export const creator_rule_content_submission = (): string =>
  `Материал`;
export const creator_rule_undone = (v: { name: string }): string =>
  `${v.name}: отозвано`;
export const creator_rule_again = (v: { name: string }): string =>
  `${v.name}: снова`;
export const creator_rule_hunt = (v: { words: string }): string =>
  `Поиск сокровищ: ${v.words}`;
export const creator_rule_referral = (v: { words: string }): string =>
  `Приглашение: ${v.words}`;
export const creator_about_tip_to = (v: { amount: string; name: string }): string =>
  `Чаевые ${v.amount} для ${v.name}`;
export const creator_about_tip_from = (v: { amount: string; name: string }): string =>
  `Чаевые ${v.amount} от ${v.name}`;
export const creator_about_tip_undone = (v: { amount: string; name: string }): string =>
  `Чаевые ${v.amount} для ${v.name}, платёж выпал из блокчейна`;
export const creator_about_send = (v: { amount: string }): string =>
  `Переведено ${v.amount}`;
export const creator_about_send_undone = (v: { amount: string }): string =>
  `Перевод ${v.amount}, выпал из блокчейна`;
export const creator_about_faucet = (v: { amount: string }): string =>
  `Получено ${v.amount}`;
export const creator_about_deleted = (): string =>
  `Удалённый материал`;
export const creator_payment_share = (v: { week: string; place: string }): string =>
  `Доля за неделю до ${v.week}, место ${v.place}`;
export const creator_payment_tip = (v: { name: string }): string =>
  `Чаевые от ${v.name}`;
export const creator_payment_faucet = (): string =>
  `Получено из крана`;
export const creator_who = (): string =>
  `Кто тебя видит`;
export const creator_hide = (): string =>
  `Скрыть меня на открытых страницах`;
export const creator_hide_board = (): string =>
  `Рейтинг и закрытые недели сохраняют твоё место и цифры в строке без имени, которую не находит поиск.`;
export const creator_hide_page = (): string =>
  `Твоя страница автора закрывается, а материалы уходят с витрины.`;
export const creator_hide_stays = (): string =>
  `Баллы, ранг и награды остаются как есть. Файлы закрытых недель хранят твой номер участника без имени. Копии, которые другие сделали раньше, остаются у них.`;
export const creator_see_page = (): string =>
  `Открыть свою публичную страницу`;
export const creator_hidden = (): string =>
  `Тебя больше не видно`;
export const creator_hidden_text = (): string =>
  `Открытые страницы больше тебя не называют.`;
export const creator_shown = (): string =>
  `Тебя снова видно`;
export const creator_shown_text = (): string =>
  `Открытые страницы снова тебя называют.`;
export const try_title = (): string =>
  `Попробуй`;
export const try_lead = (): string =>
  `Сыграй за двух участников и поговори с настоящим ботом. Люди, чаты и монеты выдуманы.`;
export const try_panel = (): string =>
  `Демо`;
export const try_not_opened = (): string =>
  `Не удалось открыть чаты`;
export const try_offline = (): string =>
  `Нет соединения. Показано последнее известное состояние.`;
export const try_not_said = (): string =>
  `Ничего не сказано`;
export const try_not_happened = (): string =>
  `Ничего не произошло`;
export const try_not_mined = (): string =>
  `Блок не добыт`;
export const try_not_sunday = (): string =>
  `Неделя не прошла`;
export const try_not_paid = (): string =>
  `Ничего не оплачено`;
export const try_not_restarted = (): string =>
  `Чаты не начались заново`;
export const try_week_gone = (): string =>
  `Прошла неделя`;
export const try_week_closed = (v: { week: string }): string =>
  `Неделя ${v.week} закрыта и выплачена.`;
export const try_next = (): string =>
  `Что делать дальше`;
export const try_meet = (v: { name: string }): string =>
  `Знакомься: ${v.name}. Нажми «Старт» и получи первый балл.`;
export const try_start_as = (v: { name: string }): string =>
  `Старт за ${v.name}`;
export const try_need_address = (v: { name: string }): string =>
  `Чаевые идут из кошелька в кошелёк, поэтому ${v.name} нужен адрес.`;
export const try_set_address = (v: { name: string }): string =>
  `Указать адрес: ${v.name}`;
export const try_thank = (v: { payee: string; payer: string }): string =>
  `${v.payee} заслуживает благодарности. ${v.payer} даёт чаевые прямо в группе.`;
export const try_tip = (v: { name: string }): string =>
  `Дать чаевые: ${v.name}`;
export const try_note = (): string =>
  `отлично`;
export const try_answering = (): string =>
  `Бот отвечает.`;
export const try_wait = (): string =>
  `Минутку`;
export const try_holds_none = (): string =>
  `У бота нет монет: участники платят из своих кошельков. Здесь это игровые деньги.`;
export const try_pay = (): string =>
  `Оплатить чаевые`;
export const try_one_block = (): string =>
  `Монеты в пути. Их подтвердит один блок.`;
export const try_mine = (): string =>
  `Добыть блок`;
export const try_short = (v: { name: string; count: number }): string =>
  `До доли не хватает: ${plural(v.count, { one: `${number(v.count)} балл`, few: `${number(v.count)} балла`, many: `${number(v.count)} баллов`, other: `${number(v.count)} балла` })} (${v.name}). Доброе утро засчитывается раз в сутки.`;
export const try_say_gm = (v: { name: string }): string =>
  `Сказать gm за ${v.name}`;
export const try_on_sunday = (): string =>
  `В воскресенье неделя закрывается, и фонд делится между теми, у кого достаточно баллов.`;
export const try_go_sunday = (): string =>
  `К следующему воскресенью`;
export const try_done = (): string =>
  `Неделя закрыта и выплачена. Следующая — твоя.`;
export const try_see_result = (): string =>
  `Посмотреть итог`;
export const try_sunday = (): string =>
  `Следующее воскресенье`;
export const try_chain = (): string =>
  `Блокчейн демо`;
export const try_restart = (): string =>
  `Начать заново`;
export const try_now = <T>(v: { time: (text: string) => T; height: number; waiting: number }): Rich<T> =>
  [`Здесь сейчас `, v.time(``), `; блок `, `${number(v.height)}`, `, `, `${plural(v.waiting, { '=0': `ничего не ждёт`, other: `ждут: ${number(v.waiting)}` })}`, `.`];
export const try_chats = (): string =>
  `Чаты`;
export const try_chat_of = (v: { player: string; bot: string }): string =>
  `${v.player} и ${v.bot}`;
export const try_group_people = (v: { first: string; second: string }): string =>
  `${v.first}, ${v.second} и бот`;
export const try_new_here = (v: { name: string }): string =>
  `${v.name}, впервые здесь`;
export const try_points_this_week = <T>(v: { rank: (text: string) => T; count: number }): Rich<T> =>
  [v.rank(``), `, `, `${plural(v.count, { one: `${number(v.count)} балл`, few: `${number(v.count)} балла`, many: `${number(v.count)} баллов`, other: `${number(v.count)} балла` })}`, ` за эту неделю`];
export const try_week_of = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`неделя `, v.date(``)];
export const try_no_share = <T>(v: { rank: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: без доли`];
export const try_share_waits = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: `, v.amount(``), ` ждёт выплаты`];
export const try_share_paid = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T; paid: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: `, v.amount(``), ` `, v.paid(`выплачено`)];
export const try_start = (): string =>
  `Старт`;
export const try_speaker = (): string =>
  `Кто говорит в группе`;
export const try_commands = (): string =>
  `Команды`;
export const try_message = (): string =>
  `Сообщение`;
export const try_message_in = (v: { chat: string }): string =>
  `Сообщение в ${v.chat}`;
export const try_messages_in = (v: { chat: string }): string =>
  `Сообщения в ${v.chat}`;
export const try_no_messages = (): string =>
  `Пока нет сообщений`;
export const try_send = (): string =>
  `Отправить`;
export const try_reply = (v: { name: string }): string =>
  `Ответить: ${v.name}`;
export const try_reply_to = (v: { name: string; text: string }): string =>
  `Ответ для ${v.name}: ${v.text}`;
export const try_no_reply = (): string =>
  `Не отвечать`;
export const try_text = (): string =>
  `Текст`;
export const try_card = (): string =>
  `Карточка доли`;
export const try_only_seen = (v: { name: string }): string =>
  `Видит только ${v.name}`;
export const try_reactions = (): string =>
  `Реакции:`;
export const try_qr = (): string =>
  `QR-код`;
export const try_picture = (): string =>
  `Картинка`;
export const try_edited = (): string =>
  `изменено`;
export const try_read = (): string =>
  `прочитано`;
export const try_sent = (): string =>
  `отправлено`;
export const try_result = (v: { name: string; amount: string; place: string }): string =>
  `${v.name}: ${v.amount} и место ${v.place}`;
export const try_back_to_group = (): string =>
  `Назад в группу`;
export const try_of_many = <T>(v: { count: number; date: (text: string) => T }): Rich<T> =>
  [`Из тех, кто делит фонд недели `, v.date(``), `; всего их `, `${number(v.count)}`, `.`];
export const try_among = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Среди тех, кто делит фонд недели `, v.date(``), `.`];
export const try_the_week = (): string =>
  `Неделя`;
export const try_place = (): string =>
  `Место`;
export const try_points = (): string =>
  `баллов`;
export const try_see_in_week = (v: { name: string }): string =>
  `Показать на неделе: ${v.name}`;
export const try_see_payment = (): string =>
  `Посмотреть платёж`;
export const try_card_of = (v: { name: string }): string =>
  `Карточка доли: ${v.name}`;
export const try_save_card = (): string =>
  `Сохранить карточку`;
export const try_purse = (): string =>
  `Это демо, и монеты в нём игровые: плати как из своего кошелька.`;
export const try_pay_purse = (): string =>
  `Заплатить из кошелька демо`;
export const try_purse_paid = (): string =>
  `Оплачено`;
export const try_see_transaction = (): string =>
  `Посмотреть транзакцию`;
export const try_block_mined = (v: { height: number }): string =>
  `Блок ${number(v.height)} добыт`;
export const chain_title = (): string =>
  `Блокчейн демо`;
export const chain_lead = (): string =>
  `Игровые деньги в блокчейне, который живёт только в этом демо. Блок добывается каждую минуту или когда скажешь.`;
export const chain_none = (): string =>
  `Блокчейна нет`;
export const chain_anew = (): string =>
  `Блокчейн демо начинается заново, когда его данные очищают.`;
export const chain_unread = (): string =>
  `Не удалось прочитать блокчейн`;
export const chain_newest = (): string =>
  `Новые транзакции`;
export const chain_newest_block = (): string =>
  `Новый блок`;
export const chain_mined = (): string =>
  `Добыт`;
export const chain_waiting = (): string =>
  `Транзакции, которые ждут блока`;
export const chain_none_yet = (): string =>
  `Пока нет ни одной.`;
export const chain_count = (v: { shown: number; count: number }): string =>
  `Последние ${number(v.shown)} из ${number(v.count)}.`;
export const chain_waits = (): string =>
  `Ждёт блока`;
export const chain_block = (v: { height: number }): string =>
  `Блок ${number(v.height)}`;
export const chain_block_lead = (): string =>
  `Блок блокчейна демо.`;
export const chain_no_block = (): string =>
  `Такого блока ещё нет`;
export const chain_hash = (): string =>
  `Хеш`;
export const chain_before = (): string =>
  `Предыдущий`;
export const chain_after = (): string =>
  `Следующий`;
export const chain_is_newest = (): string =>
  `Это самый новый блок`;
export const chain_transactions = (): string =>
  `Транзакции`;
export const chain_holds_none = (): string =>
  `В нём нет ни одной.`;
export const chain_address = (): string =>
  `Адрес`;
export const chain_no_address = (): string =>
  `Такого адреса нет`;
export const chain_balance = (): string =>
  `Баланс`;
export const chain_received = (): string =>
  `Получено`;
export const chain_unused = (): string =>
  `Он ни разу не использовался.`;
export const chain_transaction = (): string =>
  `Транзакция`;
export const chain_no_transaction = (): string =>
  `В блокчейне нет такой транзакции`;
export const chain_state = (): string =>
  `Состояние`;
export const chain_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} подтверждение`, few: `${number(v.count)} подтверждения`, many: `${number(v.count)} подтверждений`, other: `${number(v.count)} подтверждения` })}`;
export const chain_block_row = (): string =>
  `Блок`;
export const chain_paid = (): string =>
  `Уплачено`;
export const chain_fee = (): string =>
  `Комиссия`;
export const chain_from = (): string =>
  `От`;
export const chain_new_coins = (): string =>
  `Новые монеты`;
export const chain_to = (): string =>
  `Кому`;
export const chain_to_name = (v: { name: string }): string =>
  `Для ${v.name}`;
export const chain_to_others = (): string =>
  `Другим`;
export const chain_community = (): string =>
  `Кошелёк сообщества`;
export const chain_faucet = (): string =>
  `Кошелёк крана`;
export const chain_purse = (): string =>
  `Кошелёк гостей`;
export const portal_welcome = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Добро пожаловать, `, v.name(``)];
export const portal_owner = (): string =>
  `Владелец бота`;
export const portal_menu = <T>(v: { hidden: (text: string) => T; section: string }): Rich<T> =>
  [v.hidden(`Меню: `), `${v.section}`];
export const portal_menu_close = (): string =>
  `Закрыть меню`;
export const portal_main_site = (): string =>
  `На сайт`;
export const portal_logout = (): string =>
  `Выйти`;
export const portal_sections = (): string =>
  `Разделы`;
export const portal_section_all = (): string =>
  `Все материалы`;
export const portal_section_pending = (): string =>
  `Только ожидающие`;
export const portal_section_social = (): string =>
  `Профили в соцсетях`;
export const portal_section_broadcast = (): string =>
  `Рассылка`;
export const portal_section_hunts = (): string =>
  `Поиски сокровищ`;
export const portal_section_users = (): string =>
  `Участники`;
export const portal_section_fairness = (): string =>
  `Честность`;
export const portal_section_apps = (): string =>
  `Приложения`;
export const portal_section_plans = (): string =>
  `Запросы тарифов`;
export const portal_section_by_hand = (): string =>
  `Оплачено вручную`;
export const portal_section_policy = (): string =>
  `Правила`;
export const portal_section_settings = (): string =>
  `Настройки`;
export const portal_section_audit = (): string =>
  `Журнал аудита`;
export const portal_panel_figures = (): string =>
  `Цифры`;
export const portal_panel_broadcast = (): string =>
  `Рассылка`;
export const portal_panel_section = (): string =>
  `Этот раздел`;
export const portal_total = (): string =>
  `Всего материалов`;
export const portal_pending = (): string =>
  `Ждут проверки`;
export const portal_approved = (): string =>
  `Одобрено`;
export const portal_rejected = (): string =>
  `Отклонено`;
export const portal_oldest = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`· самый давний: `, v.ago(``)];
export const portal_none_pending = (): string =>
  `· ничего`;
export const portal_figures_failed = (): string =>
  `Не удалось загрузить цифры`;
export const portal_for_owner = (): string =>
  `Только для владельца бота`;
export const portal_showing = (v: { of: string; from: string; to: string }): string =>
  `Показаны: ${v.of}, с ${v.from} по ${v.to}.`;
export const portal_previous = (v: { count: string }): string =>
  `Предыдущие ${v.count}`;
export const portal_next = (v: { count: string }): string =>
  `Следующие ${v.count}`;
export const portal_listed_first = (v: { count: string }): string =>
  `Здесь только первые ${v.count}. Все записи есть в журнале аудита.`;
export const portal_listed_last = (v: { count: string }): string =>
  `Здесь только последние ${v.count}. Все записи есть в журнале аудита.`;
export const portal_recent_why = (): string =>
  `Для этого нужен вход за последние полчаса. Твой текст сохранится, а начатое завершится, когда ты вернёшься.`;
export const portal_recent_purpose = (): string =>
  `Чтобы завершить начатое.`;
export const portal_login_title = (): string =>
  `Вход для администраторов`;
export const portal_login_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Сюда могут войти только администраторы. За доступом обратись к владельцу бота: `, v.a(``), `.`];
export const portal_login_lead_chat = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Сюда могут войти только администраторы. За доступом обратись к владельцу бота `, v.a(`в чате сообщества`), `.`];
export const portal_login_hint = (): string =>
  `Вход через Telegram требует интернета и публичного домена. Без них введи ниже свой Telegram ID: бот попросит подтверждения.`;
export const portal_login_member = (v: { name: string }): string =>
  `Вход выполнен как ${v.name}; это не аккаунт администратора.`;
export const portal_login_missing = (): string =>
  `Вход через Telegram на этом сайте ещё не настроен.`;
export const portal_login_or = (): string =>
  `Или войти по-старому`;
export const portal_login_welcome = (v: { name: string }): string =>
  `Добро пожаловать на борт, ${v.name}`;
export const portal_login_done = (): string =>
  `Вход выполнен.`;
export const portal_login_manual = (): string =>
  `Ввести Telegram ID вручную`;
export const portal_login_id = (): string =>
  `Telegram ID`;
export const portal_login_waiting = (): string =>
  `Выполняется вход…`;
export const portal_login_enter = (): string =>
  `Войти`;
export const portal_login_no_id = (): string =>
  `Не всё заполнено`;
export const portal_login_no_id_why = (): string =>
  `Введи свой Telegram ID`;
export const portal_login_no_place = (): string =>
  `Нет места для входа`;
export const portal_login_no_place_why = (): string =>
  `На странице нет места для входа Telegram. Перезагрузи её.`;
export const portal_login_domain = (): string =>
  `Домен не подтвердился`;
export const portal_login_domain_why = (): string =>
  `Вход Telegram не появился. Возможно, домен этого сайта не указан для бота в BotFather.`;
export const portal_login_status = (v: { status: string }): string =>
  `Войти не удалось, статус ${v.status}`;
export const portal_login_server = (v: { status: string; text: string }): string =>
  `Ошибка сервера: ${v.status} ${v.text}`;
export const portal_login_failed = (): string =>
  `Войти не удалось`;
export const portal_login_asked = (): string =>
  `Если это id администратора, бот сейчас спрашивает этот аккаунт в Telegram. Нажми там это число:`;
export const portal_login_asked_by = (v: { bot: string }): string =>
  `Если это id администратора, ${v.bot} сейчас спрашивает этот аккаунт в Telegram. Нажми там это число:`;
export const portal_login_left = (v: { seconds: string }): string =>
  `На подтверждение осталось ${v.seconds} с`;
export const portal_login_over = (): string =>
  `Время вышло`;
export const portal_login_unchanged = (): string =>
  `Ничего не изменилось. Если Telegram счёл домен неверным, укажи домен этого сайта для бота в BotFather.`;
export const portal_login_telegram = (): string =>
  `Войти через Telegram`;
export const portal_login_through = (v: { bot: string }): string =>
  `Через ${v.bot}`;
export const portal_login_instead = (): string =>
  `Подтвердить в Telegram`;
export const portal_review_all_lead = (): string =>
  `Всё, что отправлено, и чем это кончилось.`;
export const portal_review_failed = (): string =>
  `Не удалось загрузить материалы`;
export const portal_review_none = (): string =>
  `Материалов нет`;
export const portal_review_none_text = (): string =>
  `Материалы появятся здесь, когда участники пришлют на них ссылки.`;
export const portal_review_unmatched = (): string =>
  `Подходящих материалов нет`;
export const portal_review_unmatched_text = (): string =>
  `Попробуй другой статус или запрос короче.`;
export const portal_review_pending_lead = (): string =>
  `Материалы, которые ждут решения, сначала самые давние.`;
export const portal_review_pending_failed = (): string =>
  `Не удалось загрузить ожидающие материалы`;
export const portal_review_pending_none = (): string =>
  `Ожидающих материалов нет`;
export const portal_review_pending_none_text = (): string =>
  `Вся команда может отдохнуть: по всему отправленному решено.`;
export const portal_review_pending_list = (): string =>
  `Ожидающие материалы`;
export const portal_review_more = (v: { count: string; total: string }): string =>
  `Показать ещё ${v.count} из ${v.total}`;
export const portal_review_search = (): string =>
  `Поиск материалов`;
export const portal_two_characters = (): string =>
  `Не меньше двух символов`;
export const portal_review_status = (): string =>
  `Статус`;
export const portal_review_all_statuses = (): string =>
  `Любой статус`;
export const portal_review_newest = (): string =>
  `Сначала новые`;
export const portal_review_oldest = (): string =>
  `Сначала старые`;
export const portal_review_last_evaluated = (): string =>
  `Сначала недавно проверенные`;
export const portal_review_most_points = (): string =>
  `Сначала больше баллов`;
export const portal_review_fewest_points = (): string =>
  `Сначала меньше баллов`;
export const portal_review_by_status = (): string =>
  `По статусу`;
export const portal_review_select = (v: { id: string }): string =>
  `Выбрать материал ${v.id}`;
export const portal_review_approved = (): string =>
  `Одобрено`;
export const portal_review_own = (): string =>
  `Твой`;
export const portal_review_open_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`На проверке: `, v.name(``)];
export const portal_review_submitted = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`отправлено: `, v.ago(``)];
export const portal_review_own_may = (): string =>
  `Это твой собственный материал. Больше решать некому, поэтому тебе можно; в журнале аудита это отмечается.`;
export const portal_review_own_not = (): string =>
  `Это твой собственный материал. Решать должен другой администратор.`;
export const portal_review_own_title = (): string =>
  `Это твой собственный материал`;
export const portal_review_own_text = (): string =>
  `Решать должен другой администратор.`;
export const portal_review_approved_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Одобрено: `, v.name(``)];
export const portal_review_approved_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Одобрено, `, v.ago(``)];
export const portal_review_approved_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Одобрено: `, v.name(``), `, `, v.ago(``)];
export const portal_review_rejected_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Отклонено: `, v.name(``)];
export const portal_review_rejected_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Отклонено, `, v.ago(``)];
export const portal_review_rejected_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Отклонено: `, v.name(``), `, `, v.ago(``)];
export const portal_review_duplicate_pending = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Возможно, повтор `, v.a(`${v.id}`), ` (ждёт проверки), автор: `, v.name(``), `, `, v.ago(``), `.`];
export const portal_review_duplicate_approved = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Возможно, повтор `, v.a(`${v.id}`), ` (одобрено), автор: `, v.name(``), `, `, v.ago(``), `.`];
export const portal_review_duplicate_rejected = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Возможно, повтор `, v.a(`${v.id}`), ` (отклонено), автор: `, v.name(``), `, `, v.ago(``), `.`];
export const portal_review_x_verified = (): string =>
  `X подтверждён`;
export const portal_review_x_verified_as = (v: { handle: string }): string =>
  `X подтверждён: ${v.handle}`;
export const portal_review_x_none = (): string =>
  `нет аккаунта X`;
export const portal_review_x_not_verified_as = (v: { handle: string }): string =>
  `X не подтверждён: ${v.handle}`;
export const portal_review_hide = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Скрыть`, v.of(` материал ${v.id}`)];
export const portal_review_evaluate = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Оценить`, v.of(` материал ${v.id}`)];
export const portal_review_edit = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Изменить оценку`, v.of(` материала ${v.id}`)];
export const portal_review_broadcast = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Разослать`, v.of(` материал ${v.id}`)];
export const portal_review_history = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`История`, v.of(` материала ${v.id}`)];
export const portal_review_delete = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Удалить`, v.of(` материал ${v.id}`)];
export const portal_review_notify = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Уведомить`, v.of(` автора материала ${v.id}`)];
export const portal_review_notified = (): string =>
  `Уведомление отправлено`;
export const portal_review_notified_text = (v: { name: string }): string =>
  `Результат сообщён: ${v.name}.`;
export const portal_review_not_notified = (): string =>
  `Уведомление не доставлено`;
export const portal_review_not_notified_text = (v: { name: string }): string =>
  `Бот заблокирован, или чата с ним ещё не было: ${v.name}.`;
export const portal_review_notify_failed = (): string =>
  `Не удалось отправить уведомление`;
export const portal_review_evaluate_title = (v: { id: string }): string =>
  `Оценка материала ${v.id}`;
export const portal_review_approve = (): string =>
  `Одобрить`;
export const portal_review_approve_points = (v: { points: string }): string =>
  `Одобрить (${v.points})`;
export const portal_review_reject = (): string =>
  `Отклонить`;
export const portal_review_key_approves = (): string =>
  `Ctrl+Enter одобряет`;
export const portal_review_key_rejects = (): string =>
  `Ctrl+Enter отклоняет`;
export const portal_review_comments = (): string =>
  `Комментарий администратора`;
export const portal_left_empty = (v: { text: string }): string =>
  `Если пусто: «${v.text}»`;
export const portal_review_left_empty = (v: { approval: string; rejection: string }): string =>
  `Если пусто: «${v.approval}», а при отклонении «${v.rejection}»`;
export const portal_review_closed = (): string =>
  `Этот материал больше не ждёт: кто-то другой принял решение, или материал удалён. Что произошло, видно в истории. Твой текст остался на месте.`;
export const portal_review_changed = (): string =>
  `Этот материал изменился, пока был у тебя открыт. Проверь его ещё раз, прежде чем решать.`;
export const portal_review_open_too = (v: { name: string }): string =>
  `Это открыто и у другого администратора: ${v.name}.`;
export const portal_review_edit_title = (v: { id: string }): string =>
  `Изменение оценки материала ${v.id}`;
export const portal_review_save = (): string =>
  `Сохранить оценку`;
export const portal_review_save_points = (v: { points: string }): string =>
  `Сохранить оценку (${v.points})`;
export const portal_review_current = (v: { points: string }): string =>
  `Сейчас: ${v.points}. Разница добавится отдельной записью в книгу баллов участника.`;
export const portal_review_gone = (): string =>
  `Этого материала больше нет в списке. Что произошло, видно в истории. Твой текст остался на месте.`;
export const portal_review_score = (): string =>
  `Оценка`;
export const portal_review_range = (v: { type: string; range: string }): string =>
  `${v.type}: ${v.range} баллов`;
export const portal_review_points = (): string =>
  `Баллы`;
export const portal_review_score_wrong = (v: { least: string; most: string }): string =>
  `Целое число баллов от ${v.least} до ${v.most}`;
export const portal_review_delete_title = (v: { id: string }): string =>
  `Удалить материал ${v.id}?`;
export const portal_review_delete_points = <T>(v: { points: (text: string) => T; name: (text: string) => T }): Rich<T> =>
  [`Это навсегда. Запись исчезнет, а баллы вычтутся (`, v.name(``), `): `, v.points(``), `. Отменить это нельзя.`];
export const portal_review_delete_record = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Это навсегда. Запись исчезнет (`, v.name(``), `); вычитать баллы не придётся. Отменить это нельзя.`];
export const portal_review_delete_do = (): string =>
  `Удалить навсегда`;
export const portal_review_deleted = (v: { id: string }): string =>
  `Материал ${v.id} удалён навсегда!`;
export const portal_review_delete_failed = (): string =>
  `Не удалось удалить материал`;
export const portal_review_evaluate_failed = (): string =>
  `Не удалось оценить материал`;
export const portal_review_reject_failed = (): string =>
  `Не удалось отклонить материал`;
export const portal_review_edit_failed = (): string =>
  `Не удалось изменить оценку`;
export const portal_review_did_approve = (): string =>
  `Материал одобрен`;
export const portal_review_did_reject = (): string =>
  `Материал отклонён`;
export const portal_review_did_edit = (): string =>
  `Оценка изменена`;
export const portal_review_which = (v: { id: string; name: string }): string =>
  `${v.id}, автор: ${v.name}`;
export const portal_review_which_points = (v: { id: string; name: string; points: string }): string =>
  `${v.id}, автор: ${v.name}: ${v.points}`;
export const portal_review_undo = (): string =>
  `Отменить`;
export const portal_review_undone = (): string =>
  `Решение отменено`;
export const portal_review_undone_text = (v: { id: string; name: string }): string =>
  `${v.id} снова ждёт проверки, автор: ${v.name}.`;
export const portal_review_undo_failed = (): string =>
  `Не удалось отменить решение`;
export const portal_review_undone_some = (v: { undone: string; count: string }): string =>
  `Отменено решений: ${v.undone} из ${v.count}`;
export const portal_review_undone_all = (v: { count: number }): string =>
  `Отменено решений: ${number(v.count)}`;
export const portal_review_undo_error = (v: { id: string; error: string }): string =>
  `${v.id}: ${v.error}`;
export const portal_review_selected = (v: { count: number }): string =>
  `Выбрано материалов: ${number(v.count)}`;
export const portal_review_selected_most = (v: { count: number; most: string }): string =>
  `Выбрано материалов: ${number(v.count)}; за один раз можно не больше ${v.most}`;
export const portal_review_clear = (): string =>
  `Снять выбор`;
export const portal_review_reject_selected = (v: { count: string }): string =>
  `Отклонить выбранные: ${v.count}`;
export const portal_review_reject_title = (v: { count: number }): string =>
  `Отклонить ${plural(v.count, { one: `${number(v.count)} материал`, few: `${number(v.count)} материала`, many: `${number(v.count)} материалов`, other: `${number(v.count)} материала` })}?`;
export const portal_review_rejected_several = (v: { count: number }): string =>
  `Отклонено материалов: ${number(v.count)}`;
export const portal_review_reason_for_all = (): string =>
  `Причина для всех`;
export const portal_review_not_rejected = (v: { id: string; error: string }): string =>
  `${v.id} не отклонён: ${v.error}`;
export const portal_review_history_title = (v: { id: string }): string =>
  `История материала ${v.id}`;
export const portal_review_history_list = (): string =>
  `История`;
export const portal_review_history_none = (): string =>
  `Решений ещё не было.`;
export const portal_review_history_failed = (): string =>
  `Не удалось загрузить историю`;
export const portal_review_keys = (): string =>
  `Клавиши`;
export const portal_review_keys_hint = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [v.key(``), ` покажет клавиши`];
export const portal_review_key_move = (): string =>
  `Следующий или предыдущий материал`;
export const portal_review_key_approve = (): string =>
  `Одобрить: откроется панель с оценкой`;
export const portal_review_key_reject = (): string =>
  `Отклонить: откроется панель с комментарием`;
export const portal_review_key_undo = (): string =>
  `Отменить решение, пока видно его сообщение`;
export const portal_review_key_open = (): string =>
  `Открыть присланную ссылку в новой вкладке`;
export const portal_review_key_confirm = (): string =>
  `В панели: подтвердить одобрение или отклонение`;
export const portal_review_key_leave = (): string =>
  `Выйти из поля, затем закрыть панель`;
export const portal_review_key_list = (): string =>
  `Этот список`;
export const portal_users_lead = (): string =>
  `Участники, их активность и блокировки.`;
export const portal_users_search = (): string =>
  `Поиск участников`;
export const portal_users_clear = (): string =>
  `Очистить поиск`;
export const portal_users_failed = (): string =>
  `Не удалось загрузить участников`;
export const portal_users_of = (): string =>
  `участники`;
export const portal_users_none = (): string =>
  `Участников нет`;
export const portal_users_none_text = (): string =>
  `Участники появятся здесь, как только сделают что-нибудь через бота.`;
export const portal_users_unmatched = (): string =>
  `По запросу никого не нашлось`;
export const portal_users_unmatched_text = (): string =>
  `Попробуй запрос короче.`;
export const portal_users_about = <T>(v: { rank: string; points: string; id: string; date: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, ` · `, `${v.points}`, ` · Telegram ID `, `${v.id}`, ` · с нами с `, v.date(``)];
export const portal_users_history = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`История блокировок`, v.of(`: ${v.name}`)];
export const portal_users_ban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Заблокировать`, v.of(`: ${v.name}`)];
export const portal_users_unban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Разблокировать`, v.of(`: ${v.name}`)];
export const portal_users_banned = (): string =>
  `Блокировка`;
export const portal_users_x_verified = (v: { handle: string }): string =>
  `X: ${v.handle}, подтверждено`;
export const portal_users_x_not_verified = (v: { handle: string }): string =>
  `X: ${v.handle}, не подтверждено`;
export const portal_users_submitted_none = (): string =>
  `материалов нет`;
export const portal_users_submitted = (v: { count: number; approved: string; rejected: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} материал`, few: `${number(v.count)} материала`, many: `${number(v.count)} материалов`, other: `${number(v.count)} материала` })}: одобрено ${v.approved}, отклонено ${v.rejected}`;
export const portal_users_submitted_average = (v: { count: number; approved: string; rejected: string; points: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} материал`, few: `${number(v.count)} материала`, many: `${number(v.count)} материалов`, other: `${number(v.count)} материала` })}: одобрено ${v.approved}, отклонено ${v.rejected}, в среднем баллов: ${v.points}`;
export const portal_users_banned_for_good = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Заблокировано `, v.ago(``), `, до снятия`];
export const portal_users_banned_for_good_why = <T>(v: { ago: (text: string) => T; reason: string }): Rich<T> =>
  [`Заблокировано `, v.ago(``), `, до снятия: `, `${v.reason}`];
export const portal_users_banned_until = <T>(v: { ago: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`Заблокировано `, v.ago(``), `, до `, v.end(``)];
export const portal_users_banned_until_why = <T>(v: { ago: (text: string) => T; end: (text: string) => T; reason: string }): Rich<T> =>
  [`Заблокировано `, v.ago(``), `, до `, v.end(``), `: `, `${v.reason}`];
export const portal_ban_title = (v: { name: string }): string =>
  `Заблокировать? Участник: ${v.name}`;
export const portal_ban_do = (): string =>
  `Заблокировать`;
export const portal_ban_done = (): string =>
  `Участник заблокирован`;
export const portal_ban_failed = (): string =>
  `Не удалось заблокировать участника`;
export const portal_ban_too_early = (): string =>
  `Выбери день позже сегодняшнего.`;
export const portal_ban_ends = (): string =>
  `Окончание (необязательно)`;
export const portal_ban_ends_hint = (): string =>
  `Блокировка закончится сама в этот день в 00:00 UTC. Если пусто, она действует до снятия.`;
export const portal_ban_effects_failed = (): string =>
  `Не удалось загрузить последствия блокировки`;
export const portal_ban_text = (): string =>
  `Заблокированный участник сразу выходит из аккаунта, не может войти и получать баллы, и ему не платят за недели, которые закрылись во время блокировки.`;
export const portal_ban_effects = (): string =>
  `Что это затронет`;
export const portal_ban_week_points = (): string =>
  `Баллы за эту неделю`;
export const portal_ban_owed = (): string =>
  `К выплате за закрытые недели`;
export const portal_ban_sessions = (): string =>
  `Открытые сеансы`;
export const portal_unban_title = (v: { name: string }): string =>
  `Разблокировать? Участник: ${v.name}`;
export const portal_unban_do = (): string =>
  `Разблокировать`;
export const portal_unban_done = (): string =>
  `Участник разблокирован`;
export const portal_unban_failed = (): string =>
  `Не удалось разблокировать участника`;
export const portal_unban_text = (): string =>
  `Можно сразу снова входить и получать баллы. Недели, закрытые во время блокировки, остаются как есть.`;
export const portal_unban_reason = (v: { reason: string }): string =>
  `Причина блокировки: ${v.reason}`;
export const portal_ban_no_reason = (): string =>
  `Причина не указана`;
export const portal_ban_prompt = (): string =>
  `Нарушение правил сообщества`;
export const portal_bans_title = (v: { name: string }): string =>
  `Блокировки: ${v.name}`;
export const portal_bans_list = (): string =>
  `Блокировки`;
export const portal_bans_none = (): string =>
  `Блокировок не было.`;
export const portal_bans_failed = (): string =>
  `Не удалось загрузить блокировки`;
export const portal_bans_ban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`Блокировка`), `, администратор: `, v.name(``), `, `, v.time(``)];
export const portal_bans_unban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`Снятие блокировки`), `, администратор: `, v.name(``), `, `, v.time(``)];
export const portal_bans_for_good = (v: { reason: string }): string =>
  `${v.reason} · до снятия`;
export const portal_bans_until = <T>(v: { reason: string; end: (text: string) => T }): Rich<T> =>
  [`${v.reason}`, ` · до `, v.end(``)];
export const portal_social_lead = (): string =>
  `Аккаунты X, которые привязали участники. Подтверди аккаунт, когда проверишь, что он их.`;
export const portal_social_search = (): string =>
  `Поиск профилей`;
export const portal_social_search_hint = (): string =>
  `Юзернейм или имя в X`;
export const portal_social_failed = (): string =>
  `Не удалось загрузить профили Twitter`;
export const portal_social_none = (): string =>
  `Профилей Twitter нет`;
export const portal_social_none_text = (): string =>
  `Профили появятся здесь, когда участники назовут боту свой аккаунт X.`;
export const portal_social_unmatched_text = (): string =>
  `Попробуй другой запрос.`;
export const portal_social_list = (): string =>
  `Профили в соцсетях`;
export const portal_social_of = (): string =>
  `профили`;
export const portal_social_about = <T>(v: { rank: string; points: number; date: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, ` · `, `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`, ` за всё время · с нами с `, v.date(``)];
export const portal_social_verified = (): string =>
  `X подтверждён`;
export const portal_social_pending = (): string =>
  `Не подтверждено`;
export const portal_social_account = <T>(v: { handle: string; hidden: (text: string) => T }): Rich<T> =>
  [`${v.handle}`, v.hidden(` в X (откроется в новой вкладке)`)];
export const portal_social_verify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Подтвердить`, v.of(`: ${v.name}`)];
export const portal_social_unverify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Снять подтверждение`, v.of(`: ${v.name}`)];
export const portal_social_did_verify = (): string =>
  `Аккаунт X подтверждён`;
export const portal_social_did_unverify = (): string =>
  `Аккаунт X больше не подтверждён`;
export const portal_social_whose = (v: { name: string; handle: string }): string =>
  `${v.name}: ${v.handle}`;
export const portal_social_verify_failed = (): string =>
  `Не удалось подтвердить профиль Twitter`;
export const portal_apps_lead = (): string =>
  `Приложения, которые зарегистрировали разработчики. В песочнице приложению доступен только владелец; в рабочем режиме оно может спрашивать каждого участника.`;
export const portal_apps_failed = (): string =>
  `Не удалось загрузить приложения`;
export const portal_apps_of = (): string =>
  `приложения`;
export const portal_apps_none = (): string =>
  `Приложений ещё нет`;
export const portal_apps_none_text = (): string =>
  `Когда разработчик зарегистрирует приложение, оно будет ждать здесь одобрения.`;
export const portal_apps_production = (): string =>
  `Рабочий режим`;
export const portal_apps_sandbox = (): string =>
  `Песочница`;
export const portal_apps_by = <T>(v: { developer: (text: string) => T; owner: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [`разработчик: `, v.developer(``), `, зарегистрировано: `, v.owner(``), `, `, v.time(``)];
export const portal_apps_type = (): string =>
  `Вид`;
export const portal_apps_type_game = (): string =>
  `Игра`;
export const portal_apps_type_defi = (): string =>
  `DeFi`;
export const portal_apps_type_social = (): string =>
  `Общение`;
export const portal_apps_type_marketplace = (): string =>
  `Маркетплейс`;
export const portal_apps_type_other = (): string =>
  `Другое`;
export const portal_apps_permissions = (): string =>
  `Разрешения`;
export const portal_apps_may_wallet_read = (): string =>
  `Чтение кошелька`;
export const portal_apps_may_wallet_write = (): string =>
  `Операции кошелька`;
export const portal_apps_may_user_profile = (): string =>
  `Профиль участника`;
export const portal_apps_may_transactions = (): string =>
  `Транзакции`;
export const portal_apps_may_price_data = (): string =>
  `Данные о цене`;
export const portal_apps_may_leaderboard = (): string =>
  `Рейтинг`;
export const portal_apps_contact = (): string =>
  `Контакт`;
export const portal_apps_webhook = (): string =>
  `Вебхук`;
export const portal_apps_callbacks = (): string =>
  `Callback-адреса`;
export const portal_apps_nothing = (): string =>
  `Нет`;
export const portal_apps_sent_back = (): string =>
  `Возвращено`;
export const portal_apps_approve = (): string =>
  `Одобрить`;
export const portal_apps_to_sandbox = (): string =>
  `Вернуть в песочницу`;
export const portal_apps_send_back = (): string =>
  `Вернуть`;
export const portal_apps_did_approve = (): string =>
  `Приложение одобрено`;
export const portal_apps_did_send_back = (): string =>
  `Приложение возвращено`;
export const portal_apps_approve_failed = (): string =>
  `Не удалось одобрить приложение`;
export const portal_apps_send_back_failed = (): string =>
  `Не удалось вернуть приложение`;
export const portal_apps_approve_title = (v: { app: string }): string =>
  `Одобрить ${v.app}?`;
export const portal_apps_approve_text = (): string =>
  `В рабочем режиме оно может просить у каждого участника разрешения, которые у него есть. Владелец получит сообщение.`;
export const portal_apps_approve_do = (): string =>
  `Одобрить приложение`;
export const portal_apps_send_back_title = (v: { app: string }): string =>
  `Вернуть ${v.app} в песочницу?`;
export const portal_apps_why = (): string =>
  `Объясни владельцу приложения причину.`;
export const portal_apps_reason_hint = (): string =>
  `Владелец увидит её в своих приложениях и получит от бота.`;
export const portal_plans_lead = (): string =>
  `Тарифы, которые участники хотят оплатить монетами, которые сам сайт не принимает. Договорись с ними об оплате и предоставь тариф, когда получишь её.`;
export const portal_plans_failed = (): string =>
  `Не удалось загрузить запросы`;
export const portal_plans_of = (): string =>
  `запросы`;
export const portal_plans_none = (): string =>
  `Запросов нет`;
export const portal_plans_none_text = (): string =>
  `Когда участник попросит тариф по договорённости, запрос будет ждать тебя здесь.`;
export const portal_plans_list = (): string =>
  `Запросы тарифов`;
export const portal_plans_owner = (): string =>
  `О тарифах решает только владелец бота.`;
export const portal_plans_request = (v: { plan: string; months: number; coin: string }): string =>
  `${v.plan}, ${plural(v.months, { one: `${number(v.months)} месяц`, few: `${number(v.months)} месяца`, many: `${number(v.months)} месяцев`, other: `${number(v.months)} месяца` })}, ${v.coin}`;
export const portal_plans_open = (): string =>
  `Открыт`;
export const portal_plans_granted = (): string =>
  `Предоставлен`;
export const portal_plans_declined = (): string =>
  `Отклонён`;
export const portal_plans_withdrawn = (): string =>
  `Отозван`;
export const portal_plans_by = <T>(v: { name: (text: string) => T; id: string; time: (text: string) => T }): Rich<T> =>
  [`от: `, v.name(``), ` (`, `${v.id}`, `), `, v.time(``)];
export const portal_plans_now = (): string =>
  `Тариф сейчас`;
export const portal_plans_now_none = (): string =>
  `Нет`;
export const portal_plans_now_card = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, оплачен картой, до `, v.time(``)];
export const portal_plans_now_coin = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, оплачен монетами, до `, v.time(``)];
export const portal_plans_now_grant = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, предоставлен, до `, v.time(``)];
export const portal_plans_time = <T>(v: { from: (text: string) => T; to: (text: string) => T }): Rich<T> =>
  [`с `, v.from(``), ` по `, v.to(``)];
export const portal_plans_received = (): string =>
  `Получено`;
export const portal_plans_grant = (): string =>
  `Предоставить`;
export const portal_plans_decline = (): string =>
  `Отклонить`;
export const portal_plans_did_grant = (): string =>
  `Тариф предоставлен`;
export const portal_plans_did_decline = (): string =>
  `Запрос отклонён`;
export const portal_plans_whose = (v: { name: string; request: string }): string =>
  `${v.name}: ${v.request}`;
export const portal_plans_grant_title = (v: { request: string }): string =>
  `Предоставить: ${v.request}?`;
export const portal_plans_decline_title = (v: { request: string }): string =>
  `Отклонить: ${v.request}?`;
export const portal_plans_grant_do = (): string =>
  `Предоставить тариф`;
export const portal_plans_decline_do = (): string =>
  `Отклонить запрос`;
export const portal_plans_note = (): string =>
  `Запиши, что получено.`;
export const portal_plans_why = (): string =>
  `Укажи причину.`;
export const portal_plans_grant_failed = (): string =>
  `Не удалось предоставить тариф`;
export const portal_plans_decline_failed = (): string =>
  `Не удалось отклонить запрос`;
export const portal_plans_what = (): string =>
  `Что получено`;
export const portal_plans_what_hint = (): string =>
  `Сумма, монета и транзакция. Участник это увидит, а журнал аудита сохранит.`;
export const portal_plans_reason_hint = (): string =>
  `Участник увидит её на странице тарифов и получит от бота.`;
export const portal_plans_effect_new = (v: { name: string }): string =>
  `Тариф начнётся сразу, участник: ${v.name}.`;
export const portal_plans_effect_paid = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`Тариф `, `${v.plan}`, ` оплачен до `, v.end(``), `, участник: `, `${v.name}`, `. До тех пор ничего предоставить нельзя.`];
export const portal_plans_effect_longer = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`Тариф `, `${v.plan}`, ` действует до `, v.end(``), `, участник: `, `${v.name}`, `. Новые месяцы добавятся к этому сроку.`];
export const portal_plans_effect_other = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`Тариф `, `${v.plan}`, ` действует до `, v.end(``), `, участник: `, `${v.name}`, `. Новый тариф сразу заменит его, и остаток пропадёт.`];
export const apps_lead = (): string =>
  `Приложения спрашивают разрешения через бота. Твои разрешения стоят здесь, пока ты их не отзовёшь.`;
export const apps_list = (): string =>
  `Список приложений`;
export const apps_sign_in = (): string =>
  `Войди, чтобы увидеть свои приложения`;
export const apps_purpose = (): string =>
  `Войди, чтобы увидеть, что разрешено приложениям.`;
export const apps_private = (): string =>
  `Что разрешено, видно только тебе.`;
export const apps_failed = (): string =>
  `Не удалось загрузить твои приложения`;
export const apps_kept = (): string =>
  `Ничего не изменилось.`;
export const apps_none = (): string =>
  `Доступа нет ни у одного приложения`;
export const apps_none_text = (): string =>
  `Когда приложение спросит через бота и ты разрешишь, оно появится здесь.`;
export const apps_all = (): string =>
  `Разрешённые и заблокированные приложения`;
export const apps_more = (v: { count: number }): string =>
  `Показаны первые: ${number(v.count)}. Остальные появятся, когда уберёшь некоторые из этих.`;
export const apps_blocked = (): string =>
  `Заблокировано`;
export const apps_by = <T>(v: { developer: (text: string) => T }): Rich<T> =>
  [`разработчик: `, v.developer(``)];
export const apps_may = (): string =>
  `Ему можно`;
export const apps_may_read_balance = (): string =>
  `видеть баланс твоего основного адреса`;
export const apps_may_read_history = (): string =>
  `видеть твои чаевые, переводы, получения из крана и еженедельные награды`;
export const apps_may_request_payments = (): string =>
  `просить тебя о платежах, каждый из которых ты делаешь или отклоняешь по своему решению`;
export const apps_may_send_notifications = (): string =>
  `писать тебе через бота`;
export const apps_may_access_profile = (): string =>
  `видеть твоё имя, имя пользователя, ранг, баллы и дату вступления`;
export const apps_may_manage_escrow = (): string =>
  `оформлять с тобой эскроу: условия подтверждаешь и платежи подписываешь только ты`;
export const apps_since = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`с `, v.date(``)];
export const apps_blocked_on = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Заблокировано `, v.date(``), `, так что спрашивать тебя оно не может.`];
export const apps_withdraw = (): string =>
  `Отозвать доступ`;
export const apps_withdraw_ask = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Отозвать весь доступ? Приложение: `, v.app(``)];
export const apps_withdraw_text = (): string =>
  `Приложение сразу потеряет доступ. Оно сможет снова спросить через бота, если не заблокировать его там.`;
export const apps_withdrawn = (): string =>
  `Доступ отозван`;
export const apps_unchanged = (v: { problem: string }): string =>
  `Ничего не изменилось: ${v.problem}`;
export const apps_unblock = (): string =>
  `Разблокировать`;
export const apps_unblocked = (v: { app: string }): string =>
  `Снова может спрашивать: ${v.app}`;
export const dev_title = (): string =>
  `Создавай вместе с ботом`;
export const dev_lead = (v: { community: string }): string =>
  `Профили, балансы, платежи, сообщения и эскроу сообщества ${v.community} для твоего собственного приложения.`;
export const dev_free_key = (): string =>
  `Получить бесплатный ключ`;
export const dev_get_access = (): string =>
  `Получить доступ к API`;
export const dev_portal_link = (): string =>
  `Портал разработчика`;
export const dev_about = (): string =>
  `Об API`;
export const dev_tab = (): string =>
  `Эта вкладка`;
export const dev_overview = (): string =>
  `Обзор`;
export const dev_pricing = (): string =>
  `Цены`;
export const dev_documentation = (): string =>
  `Документация`;
export const dev_examples = (): string =>
  `Примеры`;
export const dev_links = (): string =>
  `Разработчикам`;
export const dev_source = (): string =>
  `Исходный код`;
export const dev_contact = (): string =>
  `Контакт`;
export const dev_chat = (): string =>
  `Чат`;
export const dev_start = (): string =>
  `От причала в открытое море`;
export const dev_start_register = (): string =>
  `Зарегистрируй приложение`;
export const dev_start_register_text = (): string =>
  `На портале разработчика. Оно начинает в песочнице, где ему доступен только твой собственный аккаунт.`;
export const dev_start_key = (): string =>
  `Создай ключ`;
export const dev_start_key_text = (): string =>
  `Только с разрешениями, которые нужны приложению. Каждый участник разрешает его отдельно, в боте.`;
export const dev_start_production = (): string =>
  `Перейди в рабочий режим`;
export const dev_start_production_text = (): string =>
  `Администратор проверяет приложение. После одобрения оно может спрашивать каждого участника.`;
export const dev_register_app = (): string =>
  `Зарегистрировать приложение`;
export const dev_manage_keys = (): string =>
  `Управлять ключами API`;
export const dev_see_examples = (): string =>
  `Посмотреть примеры`;
export const dev_allowed = (): string =>
  `Что можно разрешить ключу`;
export const dev_allowed_text = (v: { community: string }): string =>
  `Ключ приложения может получить только то, что оно заявило. Ни один ключ не может двигать монеты: участники сообщества ${v.community} подтверждают платежи в своих кошельках.`;
export const dev_figures = (): string =>
  `Показатели`;
export const dev_endpoints = (): string =>
  `Методы API`;
export const dev_production_apps = (): string =>
  `Приложения в рабочем режиме`;
export const dev_webhooks_sent = (): string =>
  `Вебхуки за 30 дней`;
export const dev_uptime = (): string =>
  `Доступность за 90 дней`;
export const dev_key_read_balance = (): string =>
  `Читать баланс`;
export const dev_key_read_balance_text = (): string =>
  `Читает баланс кошельков пользователей`;
export const dev_key_read_history = (): string =>
  `Читать историю транзакций`;
export const dev_key_read_history_text = (): string =>
  `Читает историю транзакций пользователей`;
export const dev_key_request_payments = (): string =>
  `Запрашивать платежи`;
export const dev_key_request_payments_text = (): string =>
  `Просит пользователей о платежах, которые они подтверждают`;
export const dev_key_send_notifications = (): string =>
  `Отправлять уведомления`;
export const dev_key_send_notifications_text = (): string =>
  `Отправляет пользователям уведомления через бота`;
export const dev_key_access_profile = (): string =>
  `Доступ к профилю`;
export const dev_key_access_profile_text = (): string =>
  `Читает основные данные профиля пользователей`;
export const dev_key_manage_escrow = (): string =>
  `Управлять эскроу`;
export const dev_key_manage_escrow_text = (): string =>
  `Сложные сделки с эскроу`;
export const dev_by_card = (): string =>
  `Картой.`;
export const dev_by_card_or_coin = (v: { coin: string; percent: string }): string =>
  `Картой или в ${v.coin} на ${v.percent} % дешевле.`;
export const dev_without_plan = (v: { apps: number }): string =>
  `Без тарифа можно зарегистрировать ${plural(v.apps, { one: `${number(v.apps)} приложение и пробовать его вебхуки`, few: `${number(v.apps)} приложения и пробовать их вебхуки`, many: `${number(v.apps)} приложений и пробовать их вебхуки`, other: `${number(v.apps)} приложения и пробовать их вебхуки` })} в песочнице.`;
export const dev_sandbox_requests = (v: { requests: number }): string =>
  `Без тарифа твои ключи работают в песочнице: только с твоим собственным аккаунтом, ${plural(v.requests, { one: `${number(v.requests)} запрос`, few: `${number(v.requests)} запроса`, many: `${number(v.requests)} запросов`, other: `${number(v.requests)} запроса` })} в месяц.`;
export const dev_most_popular = (): string =>
  `Самый популярный`;
export const dev_choose_plan = (v: { plan: string }): string =>
  `Выбрать ${v.plan}`;
export const dev_price_month = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`в месяц`)];
export const dev_price_year = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`в год`)];
export const dev_price_yearly = (v: { price: string; saving: string }): string =>
  `${v.price} в год, на ${v.saving} дешевле.`;
export const dev_price_coin = (v: { price: string; list: string }): string =>
  `Или ${v.price} в месяц вместо ${v.list}.`;
export const dev_plan_requests = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} запрос API`, few: `${number(v.count)} запроса API`, many: `${number(v.count)} запросов API`, other: `${number(v.count)} запроса API` })}`;
export const dev_plan_webhooks = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} вебхук`, few: `${number(v.count)} вебхука`, many: `${number(v.count)} вебхуков`, other: `${number(v.count)} вебхука` })}`;
export const dev_plan_apps = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} приложение`, few: `${number(v.count)} приложения`, many: `${number(v.count)} приложений`, other: `${number(v.count)} приложения` })}`;
export const dev_plan_requests_all = (): string =>
  `Запросы API без ограничений`;
export const dev_plan_webhooks_all = (): string =>
  `Вебхуки без ограничений`;
export const dev_plan_apps_all = (): string =>
  `Приложения без ограничений`;
export const dev_plan_community = (): string =>
  `Помощь сообщества`;
export const dev_plan_email = (): string =>
  `Помощь по почте`;
export const dev_plan_rates = (): string =>
  `Свои лимиты частоты запросов`;
export const dev_plan_escrow = (): string =>
  `Управление эскроу`;
export const dev_plan_dedicated = (): string =>
  `Персональная поддержка`;
export const dev_plan_label = (): string =>
  `Возможность работать под своей маркой`;
export const dev_plan_manager = (): string =>
  `Персональный менеджер`;
export const dev_plan_sla = (): string =>
  `Гарантии SLA`;
export const dev_documentation_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Каждый вызов API, как его описывает сам сервер, на английском. Программы могут прочитать то же из `, v.a(`документа OpenAPI`), `.`];
export const dev_search_calls = (): string =>
  `Поиск вызовов`;
export const dev_search_hint = (): string =>
  `Путь, метод или слова`;
export const dev_calls_of = (v: { found: number; all: number }): string =>
  `Вызовы: ${number(v.found)} из ${number(v.all)}`;
export const dev_press_slash = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [`Для поиска нажми `, v.key(``), `.`];
export const dev_no_call = (): string =>
  `Подходящих вызовов нет`;
export const dev_show_all_calls = (): string =>
  `Показать все вызовы`;
export const dev_no_call_text = (): string =>
  `Ищи по пути, методу, имени или краткому описанию на английском.`;
export const dev_areas = (): string =>
  `Разделы API`;
export const dev_document_failed = (): string =>
  `Документ API не загрузился`;
export const dev_access_public = (): string =>
  `Все`;
export const dev_access_member = (): string =>
  `Участники после входа`;
export const dev_access_admin = (): string =>
  `Администраторы`;
export const dev_access_gateway = (): string =>
  `Бот кошелька`;
export const dev_access_demo = (): string =>
  `Только в демо`;
export const dev_api_key = (): string =>
  `Ключ API`;
export const dev_operation_name = (): string =>
  `Имя:`;
export const dev_parameters = (): string =>
  `Параметры`;
export const dev_errors = (): string =>
  `Ошибки`;
export const dev_body = (): string =>
  `Тело`;
export const dev_answer = (): string =>
  `Ответ`;
export const dev_examples_lead = (v: { variable: string }): string =>
  `Запиши свой ключ в ${v.variable} и запускай их как есть.`;
export const dev_call = (): string =>
  `Вызов`;
export const dev_code_language = (): string =>
  `Язык`;
export const dev_example_in = (v: { language: string }): string =>
  `Пример: ${v.language}`;
export const dev_copy = (): string =>
  `Скопировать`;
export const dev_hooks_title = (): string =>
  `Вебхуки: о чём они сообщают и как их проверять`;
export const dev_event_paid = (): string =>
  `Участник оплатил то, о чём просило твоё приложение`;
export const dev_event_granted = (): string =>
  `Участник что-то разрешил твоему приложению`;
export const dev_event_revoked = (): string =>
  `Участник отозвал такое разрешение`;
export const dev_event_escrow = (): string =>
  `Эскроу твоего приложения пополнено, выплачено или возвращено`;
export const dev_event_approved = (): string =>
  `Администратор одобрил твоё приложение для рабочего режима`;
export const dev_event_test = (): string =>
  `Запрошено тестовое событие в «Моих приложениях»`;
export const dev_hooks_text = (v: { minutes: number; times: number }): string =>
  `Каждый вебхук – это POST с телом JSON. В заголовке Quarterdeck-Signature стоят время и HMAC-SHA256 от времени, точки и тела, созданный секретом приложения; отклоняй всё, что старше ${plural(v.minutes, { one: `${number(v.minutes)} минуты`, few: `${number(v.minutes)} минут`, many: `${number(v.minutes)} минут`, other: `${number(v.minutes)} минуты` })}. Отвечай кодом от 200 до 299 в течение 5 секунд; иначе вебхук отправится снова, до ${plural(v.times, { one: `${number(v.times)} раза`, few: `${number(v.times)} раз`, many: `${number(v.times)} раз`, other: `${number(v.times)} раза` })} за двое суток. Событие сохраняет свой id, так что каждое можно обработать только раз.`;
export const dev_hooks_code = (): string =>
  `Проверка вебхука на TypeScript`;
export const dev_type_in = (v: { type: string; place: string }): string =>
  `${v.type} в ${v.place}`;
export const dev_type_or = (v: { first: string; second: string }): string =>
  `${v.first} или ${v.second}`;
export const dev_type_list = (v: { type: string }): string =>
  `список: ${v.type}`;
export const dev_type_any = (): string =>
  `что угодно`;
export const dev_run = (): string =>
  `Запустить`;
export const dev_run_what = (v: { call: string }): string =>
  `Запустить: ${v.call}`;
export const dev_run_key_hint = (): string =>
  `Для всех вызовов здесь, пока открыта эта вкладка. Ключ не сохраняется.`;
export const dev_run_key_missing = (): string =>
  `Введи свой ключ API.`;
export const dev_run_choose = (): string =>
  `Выбери`;
export const dev_run_not_sent = (): string =>
  `Не отправляется`;
export const dev_run_enter = (): string =>
  `Введи значение.`;
export const dev_run_most = (v: { most: string }): string =>
  `Максимум символов: ${v.most}.`;
export const dev_run_least = (v: { least: string }): string =>
  `Минимум символов: ${v.least}.`;
export const dev_run_one_of = (): string =>
  `Выбери одно из значений.`;
export const dev_run_invalid = (): string =>
  `Это недопустимое значение.`;
export const dev_run_like = (v: { example: string }): string =>
  `Введи значение вроде ${v.example}.`;
export const dev_run_no_answer = (): string =>
  `Сервер не ответил. Проверь соединение и попробуй ещё раз.`;
export const dev_run_duration = (v: { ms: number }): string =>
  `за ${number(v.ms)} мс`;
export const dev_run_cut = (): string =>
  `Показано только начало.`;
export const dev_keys_title = (): string =>
  `Управление ключами API`;
export const dev_keys_lead = (): string =>
  `С ключами твои программы работают с API от твоего имени, каждый только с теми разрешениями, которые ты ему даёшь.`;
export const dev_keys_new = (): string =>
  `Создать новый ключ`;
export const dev_keys_sign_in = (): string =>
  `Войди, чтобы управлять своими ключами API`;
export const dev_keys_purpose = (): string =>
  `Чтобы видеть и создавать свои ключи API.`;
export const dev_keys_whose = (): string =>
  `Ключи принадлежат участникам: каждый действует от имени участника, который его создал.`;
export const dev_keys_no_sign_in = (): string =>
  `Ключи принадлежат участникам, а вход на этом сайте ещё не настроен.`;
export const dev_keys_yours = (): string =>
  `Твои ключи API`;
export const dev_keys_summary = (): string =>
  `Сводка`;
export const dev_keys_total = (): string =>
  `Всего ключей`;
export const dev_keys_working = (): string =>
  `Активные ключи`;
export const dev_keys_requests_today = (): string =>
  `Запросы сегодня`;
export const dev_keys_failed = (): string =>
  `Не удалось загрузить твои ключи`;
export const dev_keys_none = (): string =>
  `Ключей API пока нет`;
export const dev_keys_none_text = (): string =>
  `С ключом одна из твоих программ обращается к API. Создай по ключу для каждой программы, чтобы каждый можно было отключить отдельно.`;
export const dev_keys_first = (): string =>
  `Создать первый ключ API`;
export const dev_keys_plan = (): string =>
  `Твой тариф`;
export const dev_keys_plan_none = (): string =>
  `У тебя пока нет тарифа.`;
export const dev_keys_plan_stopped = (): string =>
  `Твой тариф больше не действует.`;
export const dev_keys_plan_needed = (): string =>
  `Ключи можно создавать, но API отклоняет их вызовы, пока у тебя нет тарифа.`;
export const dev_keys_plan_choose = (): string =>
  `Выбрать тариф`;
export const dev_keys_plan_see = (): string =>
  `Посмотреть тарифы`;
export const dev_keys_app = (): string =>
  `Приложение (необязательно)`;
export const dev_keys_app_none = (): string =>
  `Без приложения`;
export const dev_keys_app_sandbox = (v: { name: string }): string =>
  `${v.name} (песочница)`;
export const dev_keys_app_hint = (): string =>
  `С приложением ключу доступны и участники, которые дали этому приложению доступ. Без приложения – только твои собственные данные.`;
export const dev_keys_no_apps = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`У тебя нет приложений, поэтому ключу доступны только твои собственные данные. Чтобы обращаться к участникам, которые это разрешат, сначала `, v.a(`зарегистрируй приложение`), `. Эта форма останется такой, как она заполнена.`];
export const dev_keys_apps_failed = (): string =>
  `Твои приложения не загрузились.`;
export const dev_keys_create = (): string =>
  `Создание нового ключа API`;
export const dev_keys_notice = (): string =>
  `Предупреждение о безопасности`;
export const dev_keys_notice_text = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Предупреждение о безопасности:`), ` ключи API дают доступ к кошелькам пользователей. Давай как можно меньше разрешений: выбирай только то, что нужно этому ключу.`];
export const dev_keys_name = (): string =>
  `Название ключа`;
export const dev_keys_name_hint = (): string =>
  `Где он нужен, например: сервер магазина`;
export const dev_keys_expires = (): string =>
  `Истекает`;
export const dev_keys_never = (): string =>
  `Никогда`;
export const dev_keys_in_days = (v: { days: number }): string =>
  `Через ${plural(v.days, { one: `${number(v.days)} день`, few: `${number(v.days)} дня`, many: `${number(v.days)} дней`, other: `${number(v.days)} дня` })}`;
export const dev_keys_in_a_year = (): string =>
  `Через год`;
export const dev_keys_declared = <T>(v: { app: (text: string) => T; permissions: string }): Rich<T> =>
  [`Ключам приложения `, v.app(``), ` доступно только то, что оно заявило: `, `${v.permissions}`, `.`];
export const dev_keys_declared_all = (v: { permissions: string }): string =>
  `У всех есть: ${v.permissions}.`;
export const dev_keys_declare_more = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Чтобы разрешить больше, `, v.a(`измени приложение`), `.`];
export const dev_keys_create_do = (): string =>
  `Создать ключ`;
export const dev_keys_incomplete = (): string =>
  `Форма заполнена не полностью`;
export const dev_keys_name_missing = (): string =>
  `Введи название ключа API.`;
export const dev_keys_permission_missing = (): string =>
  `Выбери хотя бы одно разрешение.`;
export const dev_keys_created = (): string =>
  `Ключ API создан`;
export const dev_keys_created_text = (): string =>
  `Новый ключ API успешно сгенерирован.`;
export const dev_keys_create_failed = (): string =>
  `Не удалось создать ключ API. Попробуй ещё раз.`;
export const dev_keys_call = (): string =>
  `Твой первый вызов`;
export const dev_keys_call_text = <T>(v: { name: (text: string) => T; status: (text: string) => T }): Rich<T> =>
  [`Он спрашивает, что разрешено ключу `, v.name(``), `, и считается одним запросом. Рабочий ключ получает `, v.status(``), ` со своим названием, разрешениями и лимитами.`];
export const dev_keys_call_code = (): string =>
  `Вызов через curl`;
export const dev_keys_call_all = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Все вызовы есть в `, v.a(`документации`), `, где можно запустить те, которые читают.`];
export const dev_keys_active = (): string =>
  `Активен`;
export const dev_keys_inactive = (): string =>
  `Неактивен`;
export const dev_keys_app_removed = (): string =>
  `Приложение удалено`;
export const dev_keys_replaced = (): string =>
  `Заменён`;
export const dev_keys_expired = (): string =>
  `Истёк`;
export const dev_keys_made_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Создан: `, v.time(``)];
export const dev_keys_used = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Последнее использование: `, v.time(``)];
export const dev_keys_used_from = <T>(v: { time: (text: string) => T; network: string }): Rich<T> =>
  [`Последнее использование: `, v.time(``), `, из `, `${v.network}`];
export const dev_keys_expires_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Истекает: `, v.time(``)];
export const dev_keys_expired_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Истёк: `, v.time(``)];
export const dev_keys_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Заменён более новым ключом; работает до `, v.time(``)];
export const dev_keys_worked_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Заменён более новым ключом; работал до `, v.time(``)];
export const dev_keys_for_app = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Для приложения `, v.app(``)];
export const dev_keys_withheld = (v: { permissions: string }): string =>
  `Приложение больше не заявляет того, что им нужно, поэтому они не действуют: ${v.permissions}.`;
export const dev_badge_read_balance = (): string =>
  `БАЛАНС`;
export const dev_badge_read_history = (): string =>
  `ИСТОРИЯ`;
export const dev_badge_request_payments = (): string =>
  `ПЛАТЕЖИ`;
export const dev_badge_send_notifications = (): string =>
  `УВЕДОМЛЕНИЯ`;
export const dev_badge_access_profile = (): string =>
  `ПРОФИЛЬ`;
export const dev_badge_manage_escrow = (): string =>
  `ЭСКРОУ`;
export const dev_keys_requests = (): string =>
  `Всего запросов`;
export const dev_keys_rate = (): string =>
  `Лимит частоты`;
export const dev_keys_per_minute = (v: { count: number }): string =>
  `${number(v.count)}/мин`;
export const dev_keys_chart = (v: { days: number }): string =>
  `Запросы по дням, ${plural(v.days, { one: `последний ${number(v.days)} день`, few: `последние ${number(v.days)} дня`, many: `последние ${number(v.days)} дней`, other: `последние ${number(v.days)} дня` })} (UTC)`;
export const dev_keys_chart_day = (v: { day: string; requests: number }): string =>
  `${v.day}: ${plural(v.requests, { one: `${number(v.requests)} запрос`, few: `${number(v.requests)} запроса`, many: `${number(v.requests)} запросов`, other: `${number(v.requests)} запроса` })}`;
export const dev_keys_chart_none = (v: { name: string; days: number }): string =>
  `${v.name}: нет запросов за ${plural(v.days, { one: `последний ${number(v.days)} день`, few: `последние ${number(v.days)} дня`, many: `последние ${number(v.days)} дней`, other: `последние ${number(v.days)} дня` })}`;
export const dev_keys_chart_text = (v: { name: string; days: number; used: string }): string =>
  `${v.name}: запросы по дням за ${plural(v.days, { one: `последний ${number(v.days)} день`, few: `последние ${number(v.days)} дня`, many: `последние ${number(v.days)} дней`, other: `последние ${number(v.days)} дня` })}: ${v.used}; в остальные дни нет`;
export const dev_keys_hide = (): string =>
  `Скрыть`;
export const dev_keys_reveal = (): string =>
  `Показать`;
export const dev_keys_lost = (): string =>
  `Этот ключ ещё работает, но показать его больше нельзя. Замени его, чтобы получить ключ, который можно показать.`;
export const dev_keys_again = (): string =>
  `Ключи показываются целиком в течение четверти часа после входа. Войди ещё раз, чтобы увидеть этот.`;
export const dev_keys_again_purpose = (): string =>
  `Чтобы увидеть свои ключи API.`;
export const dev_keys_deactivate = (): string =>
  `Отключить`;
export const dev_keys_activate = (): string =>
  `Включить`;
export const dev_keys_rotate = (): string =>
  `Заменить`;
export const dev_keys_delete = (): string =>
  `Удалить`;
export const dev_keys_updated = (): string =>
  `Ключ API обновлён`;
export const dev_keys_updated_text = (): string =>
  `Состояние ключа API обновлено.`;
export const dev_keys_rotate_title = (v: { name: string }): string =>
  `Заменить ${v.name}?`;
export const dev_keys_rotate_do = (): string =>
  `Заменить ключ`;
export const dev_keys_rotate_text = (): string =>
  `Ты получишь новый ключ с тем же названием и теми же разрешениями. Впиши его в свою программу, пока старый ещё действует.`;
export const dev_keys_rotate_grace = (): string =>
  `Старый ключ работает ещё`;
export const dev_keys_grace_none = (): string =>
  `Нисколько: отключить сейчас`;
export const dev_keys_grace_hour = (): string =>
  `Один час`;
export const dev_keys_grace_day = (): string =>
  `Один день`;
export const dev_keys_grace_week = (): string =>
  `Семь дней`;
export const dev_keys_delete_title = (v: { name: string }): string =>
  `Удалить ${v.name}?`;
export const dev_keys_delete_text = (): string =>
  `Удаление окончательно: программы с этим ключом сразу перестают работать. В течение десяти минут тот же ключ можно создать снова.`;
export const dev_keys_delete_do = (): string =>
  `Удалить ключ`;
export const dev_keys_deleted = (): string =>
  `Ключ API удалён`;
export const dev_keys_deleted_text = (): string =>
  `Ключ API удалён окончательно.`;
export const dev_keys_delete_failed = (): string =>
  `Не удалось удалить ключ API.`;
export const dev_keys_gone = (): string =>
  `Удалённые ключи`;
export const dev_keys_gone_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Ключ `, v.name(``), ` удалён и больше не работает. В течение десяти минут тот же ключ можно создать снова.`];
export const dev_keys_restore = (): string =>
  `Создать снова`;
export const dev_keys_dismiss = (v: { name: string }): string =>
  `Скрыть: ${v.name}`;
export const dev_keys_restored = (): string =>
  `Ключ API создан снова`;
export const dev_keys_restored_text = (v: { name: string }): string =>
  `${v.name} снова работает.`;
export const dev_keys_advice = (): string =>
  `Как беречь ключи`;
export const dev_keys_store = (): string =>
  `Храни ключи надёжно`;
export const dev_keys_store_text = (): string =>
  `В менеджере паролей или хранилище секретов, но не в своём коде.`;
export const dev_keys_environment = (): string =>
  `Используй переменные окружения`;
export const dev_keys_environment_text = (): string =>
  `Передавай ключи программам извне, чтобы они никогда не попали в репозиторий.`;
export const dev_keys_monitor = (): string =>
  `Следи за использованием`;
export const dev_keys_monitor_text = (): string =>
  `Проверяй запросы каждого ключа: любой, который нельзя объяснить, – тревожный знак.`;
export const dev_keys_rotation = (): string =>
  `Меняй ключи`;
export const dev_keys_rotation_text = (): string =>
  `Регулярно, и сразу, когда кто-то уходит из команды.`;
export const dev_keys_report = (): string =>
  `Сообщай о подозрительном`;
export const dev_keys_report_text = (): string =>
  `Сначала отключи ключ, потом напиши нам.`;
export const dev_keys_contact = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`По вопросам поддержки компаний и более высоких лимитов пиши: `, v.a(``), `.`];
export const member_failed = (): string =>
  `Не удалось загрузить участника`;
export const member_panel = (): string =>
  `Участник`;
export const member_share = (v: { name: string; rank: string; community: string }): string =>
  `${v.name}, ${v.rank} из команды ${v.community}`;
export const member_voyage = (): string =>
  `Плавание`;
export const member_standing = <T>(v: { b: (text: string) => T; points: number; place: string }): Rich<T> =>
  [v.b(`${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`), `, место `, `${v.place}`, ` по баллам за всё время`];
export const member_next = <T>(v: { label: (text: string) => T; points: number; rank: string }): Rich<T> =>
  [v.label(`Дальше: `), `${v.rank}`, `, `, `${plural(v.points, { one: `остался ${number(v.points)} балл`, few: `осталось ${number(v.points)} балла`, many: `осталось ${number(v.points)} баллов`, other: `осталось ${number(v.points)} балла` })}`, `.`];
export const member_next_none = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Дальше: `), `ничего, это высший ранг.`];
export const member_week_enough = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Эта неделя: `), `баллов хватает на долю фонда.`];
export const member_week_not = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Эта неделя: `), `без права на долю фонда.`];
export const member_week_missing = <T>(v: { label: (text: string) => T; points: number }): Rich<T> =>
  [v.label(`Эта неделя: `), `до доли фонда `, `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`, `.`];
export const member_ranks = (): string =>
  `Ранги`;
export const member_reached = <T>(v: { rank: string; more: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, v.more(`, пройдено`)];
export const member_figures = (): string =>
  `В цифрах`;
export const member_tipped = (): string =>
  `Чаевых дано`;
export const member_received = (): string =>
  `Чаевых получено`;
export const member_tips = (v: { count: number }): string =>
  `Чаевых: ${number(v.count)}`;
export const member_earned = (): string =>
  `Получено из фонда`;
export const member_in_weeks = (v: { count: number }): string =>
  `за ${plural(v.count, { one: `${number(v.count)} неделю`, few: `${number(v.count)} недели`, many: `${number(v.count)} недель`, other: `${number(v.count)} недели` })}`;
export const member_see = (): string =>
  `Посмотреть`;
export const member_weeks = (): string =>
  `Недели с долей`;
export const member_no_share = (): string =>
  `Долей ещё нет`;
export const member_no_share_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Здесь появятся недели с долей фонда: `, v.name(``)];
export const member_newest = (): string =>
  `Последние недели`;
export const member_newest_of = (v: { count: number; all: number }): string =>
  `Последние: ${number(v.count)} из ${number(v.all)}.`;
export const member_place = (v: { place: number }): string =>
  `Место ${number(v.place)}`;
export const member_curve = (v: { date: string; points: number }): string =>
  `Баллы за эти недели, больше всего ${v.date}: ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const portal_broadcast_lead = (): string =>
  `Одобренные публикации. Рассылка отправляет одну из них всем, кому бот может написать.`;
export const portal_broadcast_not_loaded = (): string =>
  `Не удалось загрузить одобренные публикации`;
export const portal_broadcast_none = (): string =>
  `Нет одобренных публикаций для рассылки`;
export const portal_broadcast_none_text = (): string =>
  `Публикация появится здесь, как только её одобрят.`;
export const portal_broadcast_posts = (): string =>
  `Одобренные публикации`;
export const portal_broadcast_list_of = (): string =>
  `публикации`;
export const portal_broadcast_approved = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, ` · одобрено `, v.time(``)];
export const portal_broadcast_view = (): string =>
  `Открыть`;
export const portal_broadcast_send = (): string =>
  `Разослать`;
export const portal_broadcast_dialog = (): string =>
  `Разослать эту публикацию`;
export const portal_broadcast_creator = (): string =>
  `Автор`;
export const portal_broadcast_score = (): string =>
  `Оценка`;
export const portal_broadcast_url = (): string =>
  `URL`;
export const portal_broadcast_for = (): string =>
  `Сообщение для`;
export const portal_broadcast_everybody = (): string =>
  `Всех`;
export const portal_broadcast_written = (v: { language: string }): string =>
  `${v.language}: есть`;
export const portal_broadcast_message = (): string =>
  `Своё сообщение (необязательно)`;
export const portal_broadcast_message_in = (v: { language: string }): string =>
  `Своё сообщение на языке «${v.language}» (необязательно)`;
export const portal_broadcast_hint = (): string =>
  `Стоит над ссылкой. Рассылается ровно то, что в предпросмотре.`;
export const portal_broadcast_hint_in = (v: { language: string }): string =>
  `Для тех, кто читает на языке «${v.language}», вместо сообщения для всех.`;
export const portal_broadcast_frames = (): string =>
  `Заголовок и тип приходят на языке получателя.`;
export const portal_broadcast_me_first = (): string =>
  `Сначала отправить мне`;
export const portal_broadcast_now = (): string =>
  `Разослать сейчас`;
export const portal_broadcast_failed = (): string =>
  `Рассылка не удалась`;
export const portal_broadcast_unanswered = (v: { reason: string }): string =>
  `${v.reason}. Возможно, рассылка всё же идёт: скоро это покажет список «Последние рассылки».`;
export const portal_broadcast_preview = (): string =>
  `Предпросмотр`;
export const portal_broadcast_preview_to = (v: { count: number }): string =>
  `· получателей: ${number(v.count)}`;
export const portal_broadcast_preview_in = (v: { language: string }): string =>
  `· для читающих на языке «${v.language}»`;
export const portal_broadcast_preview_again = (): string =>
  `Новый предпросмотр`;
export const portal_broadcast_another_header = (): string =>
  `Другой заголовок`;
export const portal_broadcast_changed = (): string =>
  `Сообщение изменено с тех пор, как было отправлено тебе.`;
export const portal_broadcast_delivered = (): string =>
  `Отправлено тебе. Проверь его в Telegram, прежде чем оно уйдёт всем.`;
export const portal_broadcast_not_delivered = (): string =>
  `Оно до тебя не дошло: сначала начни чат с ботом.`;
export const portal_broadcast_not_sent = (): string =>
  `Не удалось отправить тебе`;
export const portal_broadcast_no_preview = (): string =>
  `Не удалось сделать предпросмотр`;
export const portal_broadcast_last = (): string =>
  `Последние рассылки`;
export const portal_broadcast_last_counts = (v: { sent: number; all: number; failed: number; unclear: number }): string =>
  `Отправлено ${number(v.sent)} из ${number(v.all)}, не удалось: ${number(v.failed)}${plural(v.unclear, { '=0': ``, other: ` (из них неясно: ${number(v.unclear)})` })}`;
export const portal_broadcast_last_by = <T>(v: { name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.name(``), `, `, v.time(``)];
export const portal_broadcast_running = (): string =>
  `Идёт`;
export const portal_broadcast_paused = (): string =>
  `Приостановлена`;
export const portal_broadcast_cancelled = (): string =>
  `Отменена`;
export const portal_broadcast_done = (): string =>
  `Завершена`;
export const portal_broadcast_of_post = (v: { id: string }): string =>
  `Рассылка #${v.id}`;
export const portal_broadcast_of_policy = (v: { week: string }): string =>
  `Рассылка о правилах от ${v.week}`;
export const portal_broadcast_subject_policy = (v: { week: string }): string =>
  `правила от ${v.week}`;
export const portal_broadcast_meter_paused = (v: { broadcast: string }): string =>
  `${v.broadcast}, приостановлена`;
export const portal_broadcast_counts = (v: { sent: number; failed: number; unclear: number; waiting: number }): string =>
  `Отправлено: ${number(v.sent)}, не удалось: ${number(v.failed)}${plural(v.unclear, { '=0': ``, other: ` (из них неясно: ${number(v.unclear)})` })}, ожидает: ${number(v.waiting)}`;
export const portal_broadcast_pause = (): string =>
  `Приостановить`;
export const portal_broadcast_resume = (): string =>
  `Продолжить`;
export const portal_broadcast_not_paused = (): string =>
  `Не удалось приостановить рассылку`;
export const portal_broadcast_not_resumed = (): string =>
  `Не удалось продолжить рассылку`;
export const portal_broadcast_not_cancelled = (): string =>
  `Не удалось отменить рассылку`;
export const portal_broadcast_success = (): string =>
  `Рассылка удалась!`;
export const portal_broadcast_success_post = (v: { sent: number; failed: number }): string =>
  `Публикация отправлена. Получателей: ${number(v.sent)} (не удалось: ${number(v.failed)})`;
export const portal_broadcast_success_policy = (v: { sent: number; failed: number }): string =>
  `Правила отправлены. Получателей: ${number(v.sent)} (не удалось: ${number(v.failed)})`;
export const portal_broadcast_was_paused = (): string =>
  `Рассылка приостановлена`;
export const portal_broadcast_was_paused_text = (v: { sent: number; failed: number; waiting: number }): string =>
  `Отправлено: ${number(v.sent)}, не удалось: ${number(v.failed)}, осталось: ${number(v.waiting)}. Продолжить или отменить её можно вверху страницы.`;
export const portal_broadcast_was_cancelled = (): string =>
  `Рассылка отменена`;
export const portal_broadcast_was_cancelled_text = (v: { sent: number }): string =>
  `До этого отправлено: ${number(v.sent)}.`;
export const portal_broadcast_under_way = (): string =>
  `Рассылка идёт`;
export const portal_broadcast_under_way_text = (v: { sent: number; waiting: number }): string =>
  `Отправлено: ${number(v.sent)}, осталось: ${number(v.waiting)}. Ход рассылки виден вверху страницы.`;
export const board_lead = (): string =>
  `Кто даёт чаевые, кто копит баллы и кто делит фонд этой недели.`;
export const board_offline = (v: { time: string }): string =>
  `Нет связи. Это рейтинг на ${v.time}.`;
export const board_refresh = (): string =>
  `Обновить`;
export const board_main_site = (): string =>
  `На главную`;
export const board_total = (): string =>
  `Всего роздано наград`;
export const board_retry = (): string =>
  `Повторить`;
export const board_open_bot = (): string =>
  `Открыть бота`;
export const board_name = (): string =>
  `Таблица рейтинга`;
export const board_pages = (): string =>
  `Страницы рейтинга`;
export const board_search = (): string =>
  `Поиск участников`;
export const board_search_hint = (): string =>
  `Имя или юзернейм Telegram`;
export const board_sort_by = (): string =>
  `Сортировка`;
export const board_eligible_only = (): string =>
  `Только с правом на долю`;
export const board_sort_tipped = (): string =>
  `Отправленные чаевые`;
export const board_sort_received = (): string =>
  `Полученные чаевые`;
export const board_sort_earned = (): string =>
  `Награды за всё время`;
export const board_sort_points = (): string =>
  `Баллы за всё время`;
export const board_sort_weekly = (): string =>
  `Баллы за неделю`;
export const board_sort_name = (): string =>
  `Имя`;
export const board_members_none = (): string =>
  `Участников пока нет`;
export const board_members_unmatched = (v: { search: string }): string =>
  `Нет участников по запросу «${v.search}»`;
export const board_past_end = (v: { page: number; members: number; pages: number }): string =>
  `Страницы ${number(v.page)} нет: участников ${number(v.members)}, страниц ${number(v.pages)}`;
export const board_past_end_of = (v: { page: number; members: number; search: string; pages: number }): string =>
  `Страницы ${number(v.page)} нет: участников по запросу «${v.search}» ${number(v.members)}, страниц ${number(v.pages)}`;
export const board_range = (v: { range: string; members: number; sort: string }): string =>
  `${v.range} из ${number(v.members)}, сортировка: ${v.sort}`;
export const board_range_of = (v: { range: string; members: number; search: string; sort: string }): string =>
  `${v.range} из ${number(v.members)} по запросу «${v.search}», сортировка: ${v.sort}`;
export const board_eligible_range = (v: { count: number; range: string; members: number; sort: string }): string =>
  `С правом на долю: ${number(v.count)}; ${v.range} из ${number(v.members)}, сортировка: ${v.sort}`;
export const board_eligible_range_of = (v: { count: number; range: string; members: number; search: string; sort: string }): string =>
  `С правом на долю: ${number(v.count)}; ${v.range} из ${number(v.members)} по запросу «${v.search}», сортировка: ${v.sort}`;
export const board_not_refreshed = (): string =>
  `Не обновлено`;
export const board_no_activity = (): string =>
  `Пока нет активности`;
export const board_updating = (): string =>
  `Обновляется…`;
export const board_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Обновлено: `, v.time(``)];
export const board_sort_column = (): string =>
  `Сортировать по столбцу`;
export const board_members = (): string =>
  `Участники`;
export const board_member = (): string =>
  `Участник`;
export const board_loading = (): string =>
  `Рейтинг загружается`;
export const board_lifetime = (): string =>
  `Баллы за всё время`;
export const board_lifetime_head = (): string =>
  `Всего`;
export const board_weekly = (): string =>
  `Баллы за неделю`;
export const board_weekly_head = (): string =>
  `За неделю`;
export const board_earned = (): string =>
  `Награды за всё время`;
export const board_earned_head = (): string =>
  `Награды`;
export const board_tipped = (): string =>
  `Отправлено`;
export const board_received = (): string =>
  `Получено`;
export const board_age = (): string =>
  `Возраст аккаунта`;
export const board_age_head = (): string =>
  `Возраст`;
export const board_account_created = (v: { date: string }): string =>
  `Аккаунт создан: ${v.date}`;
export const board_days = (v: { days: number }): string =>
  `${plural(v.days, { one: `${number(v.days)} день`, few: `${number(v.days)} дня`, many: `${number(v.days)} дней`, other: `${number(v.days)} дня` })}`;
export const board_tips = (v: { tips: number }): string =>
  `${plural(v.tips, { one: `${number(v.tips)} раз`, few: `${number(v.tips)} раза`, many: `${number(v.tips)} раз`, other: `${number(v.tips)} раза` })}`;
export const board_all_figures = (v: { name: string }): string =>
  `Все показатели: ${v.name}`;
export const board_rank = (): string =>
  `Место`;
export const board_moved_up = (v: { places: number }): string =>
  `Вверх с прошлой недели, мест: ${number(v.places)}`;
export const board_moved_down = (v: { places: number }): string =>
  `Вниз с прошлой недели, мест: ${number(v.places)}`;
export const board_highest_rank = (): string =>
  `Высший ранг`;
export const board_next_rank = (v: { points: number; rank: string }): string =>
  `Ещё ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })} до ранга ${v.rank}`;
export const board_profile = (): string =>
  `Ссылка профиля (откроется в новой вкладке)`;
export const board_verified = (): string =>
  `Подтверждено в Twitter/X`;
export const board_verified_as = (v: { handle: string }): string =>
  `Подтверждено в Twitter/X: ${v.handle}`;
export const board_admin = (): string =>
  `АДМИН`;
export const board_you = (): string =>
  `Ты`;
export const board_eligible = (): string =>
  `Есть право`;
export const board_not_eligible = (): string =>
  `Нет права`;
export const board_need = (v: { points: number }): string =>
  `Нужно ещё ${number(v.points)}`;
export const board_counts = (v: { points: number }): string =>
  `Засчитано: ${number(v.points)}`;
export const board_eligible_from = (v: { points: string }): string =>
  `Право на долю: от ${v.points} баллов за неделю`;
export const board_eligible_from_counted = (v: { threshold: string; points: number }): string =>
  `Право на долю: от ${v.threshold} баллов за неделю; для фонда засчитано ${number(v.points)}`;
export const board_level_high = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Высокая`, v.more(` активность`)];
export const board_level_medium = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Средняя`, v.more(` активность`)];
export const board_level_low = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Низкая`, v.more(` активность`)];
export const board_level_high_why = (): string =>
  `Высокая активность, по баллам за всё время`;
export const board_level_medium_why = (): string =>
  `Средняя активность, по баллам за всё время`;
export const board_level_low_why = (): string =>
  `Низкая активность, по баллам за всё время`;
export const board_failed = (): string =>
  `Рейтинг не загрузился`;
export const board_failed_text = (): string =>
  `Не удалось получить данные рейтинга. Попробуй ещё раз.`;
export const board_try_again = (): string =>
  `Попробовать снова`;
export const board_none = (): string =>
  `В сообществе пока тихо`;
export const board_none_text = (): string =>
  `Спокойное море. Первое /gm, /faucet или чаевые в чате займут здесь 1-е место.`;
export const board_no_hits = (): string =>
  `Никого с таким именем на борту`;
export const board_no_hits_text = <T>(v: { search: (text: string) => T }): Rich<T> =>
  [`Ни в одном имени рейтинга нет `, v.search(``), `. Хватит части имени, и регистр не важен.`];
export const board_clear = (): string =>
  `Очистить поиск`;
export const board_past_text = (): string =>
  `Столько страниц в рейтинге нет.`;
export const board_last_page = (): string =>
  `На последнюю страницу`;
export const board_none_eligible = (): string =>
  `На этой странице права на долю пока нет ни у кого`;
export const board_none_eligible_text = (): string =>
  `Фильтр видит только эту страницу. Право на долю появляется за неделю, когда баллы доходят до порога.`;
export const board_show_all = (): string =>
  `Показать всех`;
export const board_glance = (): string =>
  `Эта неделя коротко`;
export const board_pool = (): string =>
  `Фонд недели`;
export const board_ends = (): string =>
  `До конца`;
export const board_place = (): string =>
  `Твоё место`;
export const board_sharing = (): string =>
  `С долей`;
export const board_split_none = (): string =>
  `Доли пока нет ни у кого.`;
export const board_split_all = (v: { count: number }): string =>
  `Если бы неделя закончилась сейчас: ${plural(v.count, { one: `${number(v.count)} доля`, few: `${number(v.count)} доли`, many: `${number(v.count)} долей`, other: `${number(v.count)} доли` })}`;
export const board_split = (v: { part: string; count: number; all: number }): string =>
  `Если бы конец сейчас: ${v.part} первым ${number(v.count)} из ${number(v.all)}`;
export const board_this_week = (): string =>
  `Эта неделя`;
export const board_rewards = (): string =>
  `Недельный фонд`;
export const board_active = (): string =>
  `Работает`;
export const board_inactive = (): string =>
  `Не работает`;
export const board_unavailable = (): string =>
  `Недельный фонд недоступен`;
export const board_unavailable_text = (): string =>
  `Не удалось загрузить состояние недельного фонда. Попробуй позже.`;
export const board_weekly_pool = (): string =>
  `В фонде`;
export const board_shared_out = (): string =>
  `делится каждую неделю`;
export const board_active_users = (): string =>
  `Активные участники`;
export const board_active_users_note = (): string =>
  `были активны на этой неделе`;
export const board_eligible_users = (): string =>
  `С правом на долю`;
export const board_eligible_users_note = (v: { points: string }): string =>
  `баллов не меньше ${v.points}`;
export const board_points = (): string =>
  `Всего баллов`;
export const board_points_note = (): string =>
  `у всех вместе`;
export const board_schedule = (): string =>
  `Расписание`;
export const board_snapshot = (): string =>
  `Следующая фиксация`;
export const board_snapshot_text = (): string =>
  `Неделя замораживается`;
export const board_distribution = (): string =>
  `Следующий раздел`;
export const board_distribution_text = (): string =>
  `Фонд делится`;
export const board_from = (): string =>
  `вс 23:00`;
export const board_until = (): string =>
  `вс 23:00 UTC`;
export const board_recent = (): string =>
  `Последние разделы`;
export const board_all_weeks = (): string =>
  `Все недели`;
export const board_recent_failed = (): string =>
  `Не удалось загрузить последние разделы.`;
export const board_recent_none = (): string =>
  `Разделов ещё не было`;
export const board_recent_none_text = (): string =>
  `Здесь появится первая выплата.`;
export const board_of_week = (v: { date: string }): string =>
  `неделя: ${v.date}`;
export const board_provisional = (): string =>
  `Не окончено`;
export const board_provisional_text = (): string =>
  `Час возражений: ещё не разделено`;
export const board_week_link = <T>(v: { date: (text: string) => T; more: (text: string) => T; week: string }): Rich<T> =>
  [v.date(``), v.more(`: неделя до ${v.week}`)];
export const board_own_place = (): string =>
  `Твоё место в рейтинге`;
export const board_own_place_failed = (): string =>
  `Не удалось загрузить твоё место. Страница пробует дальше.`;
export const board_progress = (): string =>
  `Твоя неделя`;
export const board_progress_failed = (): string =>
  `Не удалось загрузить твою неделю.`;
export const board_own_points = (): string =>
  `Твои баллы`;
export const board_transactions = (): string =>
  `Транзакции`;
export const board_status = (): string =>
  `Статус`;
export const board_would_pay = (): string =>
  `За эту неделю было бы`;
export const board_would_pay_note = (): string =>
  `Оценка на сейчас`;
export const board_nothing = (): string =>
  `Пока ничего`;
export const board_how_points = (): string =>
  `Как считаются баллы`;
export const board_if_nobody = (): string =>
  `Если на этой неделе никто больше не получит баллов.`;
export const board_last_share = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`Твоя последняя доля: `, v.amount(``), `.`];
export const board_last_shares = <T>(v: { count: string; amount: (text: string) => T }): Rich<T> =>
  [`Твои последние доли (`, `${v.count}`, `) в среднем: `, v.amount(``), `.`];
export const board_since = <T>(v: { own: string; others: string; amount: (text: string) => T }): Rich<T> =>
  [`Со вчерашнего дня: твои баллы `, `${v.own}`, `, чужие баллы `, `${v.others}`, `, твоя доля `, v.amount(``)];
export const board_toward = (): string =>
  `К доле фонда`;
export const board_reached = (v: { points: string; threshold: string }): string =>
  `На борту: баллов ${v.points}, нужно ${v.threshold}`;
export const board_missing = (v: { points: string; threshold: string }): string =>
  `Баллов: ${v.points} из ${v.threshold}`;
export const board_per_day = (): string =>
  `Баллы по дням (UTC)`;
export const board_weekdays = (): string =>
  `воскресенье понедельник вторник среда четверг пятница суббота`;
export const board_weekdays_short = (): string =>
  `вс пн вт ср чт пт сб`;
export const board_day = (v: { name: string; points: number }): string =>
  `${v.name}: ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const board_today = (v: { name: string; points: number }): string =>
  `${v.name}, сегодня: ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const board_past_weeks = (): string =>
  `Твои прошлые недели`;
export const board_past_weeks_none = (): string =>
  `Прошлых недель пока нет`;
export const board_past_weeks_none_text = (): string =>
  `Каждая неделя с твоим участием появится здесь, когда закончится.`;
export const board_past_weeks_failed = (): string =>
  `Не удалось загрузить твои прошлые недели.`;
export const board_past_week = <T>(v: { more: (text: string) => T; date: (text: string) => T }): Rich<T> =>
  [v.more(`Неделя: `), v.date(``)];
export const board_no_share = (): string =>
  `Без доли`;
export const board_pts = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const board_own_share = (v: { date: string }): string =>
  `твоя доля за неделю ${v.date}`;
export const board_past_pages = (): string =>
  `Страницы твоих прошлых недель`;
export const board_newer = (): string =>
  `Недели новее`;
export const board_older = (): string =>
  `Недели старше`;
export const board_page_of = (v: { page: string; pages: string }): string =>
  `${v.page} из ${v.pages}`;
export const board_onward = (): string =>
  `Куда дальше`;
export const board_join = (): string =>
  `Впиши своё имя в рейтинг`;
export const board_join_text = (v: { bot: string }): string =>
  `Баллы дают за дела в чате. Открой ${v.bot}, скажи /gm и отправь первые чаевые.`;
export const board_new = (): string =>
  `Впервые на палубе?`;
export const board_new_text = (): string =>
  `Что умеет кошелёк и почему его ключи остаются твоими.`;
export const board_back_home = (): string =>
  `На главную`;
export const guide_title = (): string =>
  `Баллы и пиратские ранги`;
export const guide_lead = (): string =>
  `Как получать баллы и сколько нужно для каждого ранга`;
export const guide_ranks = (): string =>
  `Пиратские ранги`;
export const guide_ranks_table = (): string =>
  `Пиратские ранги по баллам за всё время`;
export const guide_rank = (): string =>
  `Ранг`;
export const guide_earning = (): string =>
  `Как получать баллы`;
export const guide_setup = (): string =>
  `Один раз`;
export const guide_setup_sum = (v: { points: number }): string =>
  `всего ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const guide_daily = (): string =>
  `Каждый день`;
export const guide_recurring = (): string =>
  `Каждый раз`;
export const guide_cap = (v: { points: number }): string =>
  `Дневной лимит: не больше ${plural(v.points, { one: `${number(v.points)} балла`, few: `${number(v.points)} баллов`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })} в день (UTC) за чаевые, переводы, /gm и /faucet вместе.`;
export const guide_tip_limit = (v: { tips: number }): string =>
  `Лимит чаевых: баллы приносят не больше ${number(v.tips)} чаевых в день. Остальные чаевые тоже доходят.`;
export const guide_least_tip = (v: { amount: string; code: string }): string =>
  `Наименьшие чаевые: за чаевые меньше ${v.amount} ${v.code} баллов нет. Они всё равно доходят.`;
export const guide_rule_account_created = (): string =>
  `Создать аккаунт`;
export const guide_rule_primary_address_set = (): string =>
  `Задать основной адрес кошелька`;
export const guide_rule_staking_address_set = (): string =>
  `Задать адрес стейкинга`;
export const guide_rule_twitter_set = (): string =>
  `Указать имя в Twitter/X`;
export const guide_rule_first_tip = (): string =>
  `Первые подтверждённые чаевые`;
export const guide_rule_first_send = (): string =>
  `Первый подтверждённый перевод`;
export const guide_rule_gm = (): string =>
  `Команда /gm, раз в 24 часа`;
export const guide_rule_faucet = (): string =>
  `Команда /faucet, раз в 24 часа`;
export const guide_rule_tip = (): string =>
  `Дать чаевые другому участнику`;
export const guide_rule_send = (): string =>
  `Отправить или перевести (мало, чтобы спам был невыгоден)`;
export const guide_rule_content_submission = (): string =>
  `Материал, который оценивает администратор`;
export const guide_content = (): string =>
  `Материалы`;
export const guide_content_table = (): string =>
  `Виды материалов и баллы, которые они могут дать`;
export const guide_type = (): string =>
  `Вид`;
export const guide_points = (): string =>
  `Баллы`;
export const guide_usual = (): string =>
  `Обычно`;
export const guide_type_twitter_post = (): string =>
  `Пост в Twitter`;
export const guide_type_youtube_video = (): string =>
  `Видео на YouTube`;
export const guide_type_tiktok_video = (): string =>
  `Видео в TikTok`;
export const guide_type_twitter_thread = (): string =>
  `Тред в Twitter`;
export const guide_type_medium_article = (): string =>
  `Статья на Medium`;
export const guide_type_reddit_post = (): string =>
  `Пост или мем на Reddit`;
export const guide_type_meme_image = (): string =>
  `Картинка-мем`;
export const guide_type_instagram_post = (): string =>
  `Пост в Instagram`;
export const guide_type_instagram_reel = (): string =>
  `Reels в Instagram`;
export const guide_type_linkedin_article = (): string =>
  `Статья в LinkedIn`;
export const guide_type_linkedin_post = (): string =>
  `Пост в LinkedIn`;
export const guide_type_discord_message = (): string =>
  `Сообщение в Discord`;
export const guide_type_github_repo = (): string =>
  `Репозиторий на GitHub`;
export const guide_type_twitter_post_text = (): string =>
  `Пост о сообществе в Twitter/X`;
export const guide_type_youtube_video_text = (): string =>
  `Видео о сообществе на YouTube`;
export const guide_type_tiktok_video_text = (): string =>
  `Короткое видео в TikTok`;
export const guide_type_twitter_thread_text = (): string =>
  `Тред из нескольких постов в Twitter/X`;
export const guide_type_medium_article_text = (): string =>
  `Статья на Medium`;
export const guide_type_reddit_post_text = (): string =>
  `Пост или мем на Reddit`;
export const guide_type_meme_image_text = (): string =>
  `Собственный мем`;
export const guide_type_instagram_post_text = (): string =>
  `Пост в Instagram`;
export const guide_type_instagram_reel_text = (): string =>
  `Короткое видео в Instagram`;
export const guide_type_linkedin_article_text = (): string =>
  `Статья в LinkedIn`;
export const guide_type_linkedin_post_text = (): string =>
  `Пост в LinkedIn`;
export const guide_type_discord_message_text = (): string =>
  `Полезное сообщение в Discord`;
export const guide_type_github_repo_text = (): string =>
  `Код для экосистемы на GitHub`;
export const guide_advice = (): string =>
  `Советы по отправке`;
export const guide_advice_link = (): string =>
  `Отправь открытую ссылку в разделе «Авторы», «Мой обзор», или пришли её боту; каждую проверяет администратор.`;
export const guide_advice_approval = (): string =>
  `Сама отправка ничего не даёт: баллы приходят с одобрением, в пределах шкалы вида, за качество и охват.`;
export const guide_advice_own = (): string =>
  `Делай своё: копии, репосты и повторные ссылки отклоняются.`;
export const guide_advice_name = (): string =>
  `Назови монету и дай ссылку на сообщество, чтобы читатели нашли дорогу сюда.`;
export const portal_policy_lead = (): string =>
  `Как каждая неделя делит свой фонд. Новые правила начинаются с одной из следующих недель, и участники могут прочитать их, как только они заданы.`;
export const portal_policy_for_owner = (): string =>
  `Правила задаёт только владелец бота.`;
export const portal_policy_failed = (): string =>
  `Не удалось загрузить правила`;
export const portal_policy_draft_failed = (): string =>
  `Не удалось загрузить черновик`;
export const portal_policy_settings = (): string =>
  `Настройки`;
export const portal_policy_since = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`с `, v.at(``)];
export const portal_policy_from = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`с `, v.at(``)];
export const portal_policy_rules = (): string =>
  `Правила, как их читают участники`;
export const portal_policy_from_week = (v: { week: string }): string =>
  `Правила с недели ${v.week}`;
export const portal_policy_announce = (): string =>
  `Объявить`;
export const portal_policy_withdraw = (): string =>
  `Отозвать`;
export const portal_policy_announce_ask = (): string =>
  `Объявить эти правила?`;
export const portal_policy_announce_do = (): string =>
  `Отправить участникам`;
export const portal_policy_announce_wait = (): string =>
  `Сообщение ещё не загружено.`;
export const portal_policy_announce_failed = (): string =>
  `Не удалось объявить правила`;
export const portal_policy_announce_text = (): string =>
  `Бот отправит это сообщение всем участникам, которые хотят получать рассылки:`;
export const portal_policy_announce_languages = (): string =>
  `Каждый участник получит его на том языке, на котором бот ему пишет.`;
export const portal_policy_message_failed = (): string =>
  `Не удалось загрузить сообщение`;
export const portal_policy_withdrawn = (): string =>
  `Правила отозваны`;
export const portal_policy_withdraw_ask = (): string =>
  `Отозвать эти правила?`;
export const portal_policy_withdraw_failed = (): string =>
  `Не удалось отозвать правила`;
export const portal_policy_withdraw_text = <T>(v: { at: (text: string) => T; name: string }): Rich<T> =>
  [`Тогда прежние правила действуют и после `, v.at(``), `. Участники уже могли прочитать «`, `${v.name}`, `».`];
export const portal_policy_set_done = (): string =>
  `Правила заданы`;
export const portal_policy_set_done_text = (v: { name: string; start: string }): string =>
  `${v.name}, начало: ${v.start}`;
export const portal_policy_set_ask = (): string =>
  `Задать эти правила?`;
export const portal_policy_set_do = (): string =>
  `Задать правила`;
export const portal_policy_set_failed = (): string =>
  `Не удалось задать правила`;
export const portal_policy_set_text = (v: { name: string }): string =>
  `Участники сразу могут прочитать «${v.name}». До начала недели правила можно задать заново или отозвать; потом в этой неделе уже ничего не изменить.`;
export const portal_policy_from_label = (): string =>
  `Действуют с`;
export const portal_policy_until = (v: { start: string; name: string }): string =>
  `Действуют до начала «${v.name}»: ${v.start}.`;
export const portal_policy_week_start = (v: { date: string }): string =>
  `воскресенье, ${v.date}, 23:00 UTC`;
export const portal_policy_draft = (): string =>
  `Черновик`;
export const portal_policy_start_from = (): string =>
  `Взять за основу`;
export const portal_policy_choose = (): string =>
  `Выбери правила`;
export const portal_policy_discard = (): string =>
  `Сбросить`;
export const portal_policy_changes = (): string =>
  `Что изменится`;
export const portal_policy_unfilled = (): string =>
  `Одно из полей заполнено неверно.`;
export const portal_policy_set = (): string =>
  `Задать эти правила`;
export const portal_policy_unsent = (): string =>
  `Ничего не отправлено. Проверь отмеченные поля.`;
export const portal_policy_replace_ask = (): string =>
  `Заменить этот черновик?`;
export const portal_policy_discard_ask = (): string =>
  `Сбросить этот черновик?`;
export const portal_policy_replace_do = (): string =>
  `Заменить черновик`;
export const portal_policy_discard_do = (): string =>
  `Сбросить черновик`;
export const portal_policy_lost = (): string =>
  `Твои изменения пропадут навсегда.`;
export const portal_policy_lost_replaced = (v: { name: string }): string =>
  `Твои изменения пропадут навсегда. Основой черновика станет «${v.name}».`;
export const portal_policy_shipped = (v: { name: string }): string =>
  `Из поставки: ${v.name}`;
export const portal_policy_current = (v: { name: string }): string =>
  `Действуют: ${v.name}`;
export const portal_policy_problem_name = (v: { most: string }): string =>
  `От 1 до ${v.most} букв, цифр, пробелов или знаков ._-`;
export const portal_policy_problem_amount = (): string =>
  `Сумма в монетах, не больше 8 знаков после точки, например 500 или 0.25`;
export const portal_policy_problem_whole = (v: { least: string; most: string }): string =>
  `Целое число от ${v.least} до ${v.most}`;
export const portal_policy_problem_decimals = (v: { least: string; most: string }): string =>
  `Число от ${v.least} до ${v.most}, не больше двух знаков после точки`;
export const portal_policy_problem_founders = (v: { most: string }): string =>
  `До ${v.most} разных номеров участников через запятую`;
export const portal_policy_in_coins = (v: { label: string; code: string }): string =>
  `${v.label} (${v.code})`;
export const portal_policy_name = (): string =>
  `Название`;
export const portal_policy_name_hint = (): string =>
  `Его читают участники.`;
export const portal_policy_pool = (): string =>
  `Недельный фонд`;
export const portal_policy_pool_hint = (): string =>
  `0 отключает награды.`;
export const portal_policy_part = (): string =>
  `Часть баланса`;
export const portal_policy_part_hint = (): string =>
  `Процент монет в кошельке фонда, которые в момент фиксации никому не причитаются; недельный фонд тогда — верхний предел. Все видят, сколько в кошельке. Для постоянного фонда оставь поле пустым.`;
export const portal_policy_needed = (): string =>
  `Баллов нужно для доли`;
export const portal_policy_highest = (): string =>
  `Наибольшая доля`;
export const portal_policy_highest_hint = (): string =>
  `Процент фонда.`;
export const portal_policy_kind = (): string =>
  `Засчитанные баллы`;
export const portal_policy_kind_all = (): string =>
  `Все баллы`;
export const portal_policy_kind_backed = (): string =>
  `Насколько их поддерживают давние участники`;
export const portal_policy_least_tip = (): string =>
  `Наименьшие чаевые, которые засчитываются`;
export const portal_policy_least_tip_hint = (): string =>
  `Меньшие чаевые никого не поддерживают.`;
export const portal_policy_per_backer = (): string =>
  `Баллы за каждую поддержку`;
export const portal_policy_tipped_within = (): string =>
  `Сколько недель чаевые поддерживают получателя`;
export const portal_policy_seen_for = (): string =>
  `Через сколько недель участник считается давним`;
export const portal_policy_active_weeks = (): string =>
  `Сколько нужно активных недель`;
export const portal_policy_active_points = (): string =>
  `Баллы, с которыми неделя активна`;
export const portal_policy_active_points_hint = (): string =>
  `Считаются только баллы за счёт поддержки. Задай больше, чем даёт одна поддержка: иначе ферме хватит одного купленного участника, чтобы состариться.`;
export const portal_policy_young = (): string =>
  `Наибольшая доля, пока сообщество молодое`;
export const portal_policy_young_hint = (): string =>
  `Процент фонда в первые недели, когда давними считаются все участники.`;
export const portal_policy_founders = (): string =>
  `Основатели`;
export const portal_policy_founders_hint = (): string =>
  `Номера участников, которые считаются давними в любом случае, через запятую.`;
export const portal_policy_newcomers = (): string =>
  `Баллы новых аккаунтов`;
export const portal_policy_newcomers_none = (): string =>
  `Насколько их поддерживают`;
export const portal_policy_newcomers_some = (): string =>
  `Часть без поддержки`;
export const portal_policy_newcomer_weeks = (): string =>
  `Сколько недель аккаунт считается новым`;
export const portal_policy_newcomer_points = (): string =>
  `Баллы нового аккаунта без поддержки`;
export const portal_policy_newcomers_highest = (): string =>
  `Наибольшая доля всех новых аккаунтов`;
export const portal_policy_newcomers_highest_hint = (): string =>
  `Процент засчитанных баллов. Фермы новых аккаунтов больше не получат, но и честные новички рядом с ними — тоже.`;
export const portal_policy_earning = (): string =>
  `Что дают действия`;
export const portal_policy_tip_earns = (): string =>
  `Наименьшие чаевые, которые дают баллы`;
export const portal_policy_tip_earns_hint = (): string =>
  `При 0 баллы дают любые чаевые.`;
export const portal_policy_points_of = (v: { name: string }): string =>
  `Баллы: «${v.name}»`;
export const portal_policy_day_points = (): string =>
  `Больше всего баллов в день`;
export const portal_policy_day_points_hint = (): string =>
  `Чаевые, переводы, /gm и /faucet вместе.`;
export const portal_policy_day_tips = (): string =>
  `Чаевых с баллами в день`;
export const portal_policy_hunt_points = (): string =>
  `Больше всего баллов за поиск сокровищ`;
export const portal_policy_hunt_points_hint = (): string =>
  `Одному участнику, за прохождение и призом вместе.`;
export const portal_policy_replay = (): string =>
  `Пересчёт`;
export const portal_policy_replay_do = (): string =>
  `Пересчитать`;
export const portal_policy_replay_text = (): string =>
  `Заново считает закрытые недели, как если бы в них действовал черновик, и ничего не меняет.`;
export const portal_policy_no_weeks = (): string =>
  `Пока не закрыта ни одна неделя.`;
export const portal_policy_weeks = (): string =>
  `Недели`;
export const portal_policy_last_weeks = (v: { weeks: number }): string =>
  `${plural(v.weeks, { '=1': `Последняя неделя`, one: `Последняя ${number(v.weeks)} неделя`, few: `Последние ${number(v.weeks)} недели`, many: `Последние ${number(v.weeks)} недель`, other: `Последние ${number(v.weeks)} недели` })}`;
export const portal_policy_replay_cancel = (): string =>
  `Прервать пересчёт`;
export const portal_policy_played = (): string =>
  `Пересчитано недель`;
export const portal_policy_replay_failed = (): string =>
  `Не удалось пересчитать`;
export const portal_policy_replay_old = (): string =>
  `После этого пересчёта черновик изменился.`;
export const portal_policy_keeps_points = (): string =>
  `Баллы остаются такими, как заработаны: пересчитываются только правила фонда, и для участников, и для ферм.`;
export const portal_policy_keeps_pools = (): string =>
  `Баланс прошлых недель никому не известен: у каждой недели тот фонд, который был, но не выше предела. Каким фонд будет, этот пересчёт не говорит.`;
export const portal_policy_shared = (v: { weeks: number }): string =>
  `Роздано за ${plural(v.weeks, { one: `${number(v.weeks)} неделю`, few: `${number(v.weeks)} недели`, many: `${number(v.weeks)} недель`, other: `${number(v.weeks)} недели` })}`;
export const portal_policy_instead = <T>(v: { before: (text: string) => T }): Rich<T> =>
  [`вместо `, v.before(``)];
export const portal_policy_moved = (): string =>
  `Монеты, которые перейдут к другим`;
export const portal_policy_of_members = (v: { members: number }): string =>
  `Из ${plural(v.members, { one: `${number(v.members)} участника`, few: `${number(v.members)} участников`, many: `${number(v.members)} участников`, other: `${number(v.members)} участника` })}`;
export const portal_policy_gain = (v: { gain: number; lose: number }): string =>
  `больше: ${number(v.gain)}, меньше: ${number(v.lose)}`;
export const portal_policy_lose_tenth = (v: { count: number }): string =>
  `больше чем на десятую часть: ${number(v.count)}`;
export const portal_policy_top_ten = (): string =>
  `Первые десять`;
export const portal_policy_farms = (): string =>
  `Фермы, посаженные с первой из этих недель`;
export const portal_policy_farm = (): string =>
  `Ферма`;
export const portal_policy_of_pools = (): string =>
  `От фондов тогда`;
export const portal_policy_under_draft = (): string =>
  `По черновику`;
export const portal_policy_then = (): string =>
  `Тогда`;
export const portal_policy_farm_circle = (): string =>
  `8 новых аккаунтов, которые дают чаевые друг другу`;
export const portal_policy_farm_popular = (): string =>
  `10 новых аккаунтов, которые дают популярным участникам по 0.003`;
export const portal_policy_farm_throwaway = (): string =>
  `30 новых аккаунтов каждую неделю, у каждого одни чаевые по 0.01`;
export const portal_policy_farm_one_bought = (): string =>
  `8 новых аккаунтов с поддержкой одного купленного участника`;
export const portal_policy_farm_three_bought = (): string =>
  `8 новых аккаунтов с поддержкой трёх купленных участников`;
export const portal_policy_members_changed = (): string =>
  `Участники, сначала наибольшее изменение`;
export const portal_policy_counted = (v: { counted: number; points: number }): string =>
  `засчитано ${number(v.counted)} из ${plural(v.points, { one: `${number(v.points)} балла`, few: `${number(v.points)} баллов`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const portal_policy_show_all = (v: { count: number }): string =>
  `Показать ${number(v.count)}`;
export const portal_policy_others = <T>(v: { count: number; command: (text: string) => T }): Rich<T> =>
  [`Остальных с меньшими изменениями: `, `${number(v.count)}`, `. Команда `, v.command(`replay`), ` покажет всех.`];
export const portal_policy_each_week = (): string =>
  `Каждая неделя`;
export const portal_policy_weeks_oldest = (): string =>
  `Недели, сначала самая давняя`;
export const portal_policy_shared_then = (): string =>
  `Роздано тогда`;
export const portal_policy_members = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} участник`, few: `${number(v.count)} участника`, many: `${number(v.count)} участников`, other: `${number(v.count)} участника` })}`;
export const portal_payments_lead = (): string =>
  `Запиши, что выплачено участникам вне этого сайта. Эти доли тогда везде считаются выплаченными, и кошелёк их уже не выплатит. Сама запись ничего не выплачивает.`;
export const portal_payments_for_owner = (): string =>
  `Выплаты записывает только владелец бота.`;
export const portal_payments_unpaid = (): string =>
  `Не выплачено`;
export const portal_payments_unpaid_failed = (): string =>
  `Не удалось загрузить невыплаченные недели`;
export const portal_payments_none_unpaid = (): string =>
  `Всё выплачено`;
export const portal_payments_none_unpaid_text = (): string =>
  `Доли, которые ждут выплаты, появятся здесь после распределения их недели.`;
export const portal_payments_unpaid_weeks = (): string =>
  `Невыплаченные недели`;
export const portal_payments_recorded = (): string =>
  `Записано`;
export const portal_payments_recorded_failed = (): string =>
  `Не удалось загрузить записанные выплаты`;
export const portal_payments_list_of = (): string =>
  `выплаты`;
export const portal_payments_none_recorded = (): string =>
  `Записей нет`;
export const portal_payments_none_recorded_text = (): string =>
  `Записанные выплаты остаются здесь, даже если их отменить.`;
export const portal_payments_recorded_list = (): string =>
  `Записанные выплаты`;
export const portal_payments_for = <T>(v: { amount: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` за неделю `, v.week(``)];
export const portal_payments_paid = (): string =>
  `Выплачено`;
export const portal_payments_taken_back = (): string =>
  `Отменено`;
export const portal_payments_recorded_shares = <T>(v: { shares: number; by: string; at: (text: string) => T }): Rich<T> =>
  [`${plural(v.shares, { one: `${number(v.shares)} доля`, few: `${number(v.shares)} доли`, many: `${number(v.shares)} долей`, other: `${number(v.shares)} доли` })}`, `, кто записал: `, `${v.by}`, `, `, v.at(``)];
export const portal_payments_recorded_to = <T>(v: { member: (text: string) => T; by: string; at: (text: string) => T }): Rich<T> =>
  [`получатель: `, v.member(``), `, кто записал: `, `${v.by}`, `, `, v.at(``)];
export const portal_payments_transaction = (): string =>
  `Транзакция`;
export const portal_payments_name = (v: { id: string }): string =>
  `выплата ${v.id}`;
export const portal_payments_checked = (): string =>
  `Она выплачивает эти доли, как видно в блокчейне`;
export const portal_payments_unchecked = (): string =>
  `Не проверено в блокчейне`;
export const portal_payments_note = (): string =>
  `Примечание`;
export const portal_payments_taken_back_by = <T>(v: { reason: string; by: string; at: (text: string) => T }): Rich<T> =>
  [`${v.reason}`, ` (кто: `, `${v.by}`, `, `, v.at(``), `)`];
export const portal_payments_take_back = <T>(v: { what: (text: string) => T; id: string }): Rich<T> =>
  [`Отменить`, v.what(` выплату ${v.id}`)];
export const portal_payments_unpaid_sum = <T>(v: { shares: number; amount: (text: string) => T }): Rich<T> =>
  [`${plural(v.shares, { one: `${number(v.shares)} невыплаченная доля`, few: `${number(v.shares)} невыплаченные доли`, many: `${number(v.shares)} невыплаченных долей`, other: `${number(v.shares)} невыплаченной доли` })}`, `, `, v.amount(``)];
export const portal_payments_members = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`Участники`, v.of(`: неделя ${v.week}`)];
export const portal_payments_record = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`Записать выплату`, v.of(`: неделя ${v.week}`)];
export const portal_payments_shares_failed = (): string =>
  `Не удалось загрузить невыплаченные доли`;
export const portal_payments_shares_of = (v: { week: string }): string =>
  `невыплаченные доли, неделя ${v.week}`;
export const portal_payments_shares = (v: { week: string }): string =>
  `Невыплаченные доли, неделя ${v.week}`;
export const portal_payments_member = (v: { member: string; address: string }): string =>
  `Участник ${v.member}, ${v.address}`;
export const portal_payments_no_address = (v: { member: string }): string =>
  `Участник ${v.member}, без адреса`;
export const portal_payments_record_one = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Записать`, v.of(` выплату: ${v.name}`)];
export const portal_payments_needs = (): string =>
  `Укажи транзакцию или примечание, как выплачено.`;
export const portal_payments_check_failed = (): string =>
  `Не удалось проверить выплату`;
export const portal_payments_done = (): string =>
  `Выплата записана`;
export const portal_payments_done_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { one: `${number(v.shares)} доля`, few: `${number(v.shares)} доли`, many: `${number(v.shares)} долей`, other: `${number(v.shares)} доли` })}, неделя ${v.week}`;
export const portal_payments_failed = (): string =>
  `Не удалось записать выплату`;
export const portal_payments_record_title = (): string =>
  `Записать выплату вручную`;
export const portal_payments_record_ask = (): string =>
  `Записать эту выплату?`;
export const portal_payments_back = (): string =>
  `Назад`;
export const portal_payments_continue = (): string =>
  `Дальше`;
export const portal_payments_record_do = (): string =>
  `Записать выплату`;
export const portal_payments_about = <T>(v: { who: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.who(``), `, `, v.amount(``), `, неделя `, `${v.week}`, `.`];
export const portal_payments_unpaid_shares = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} невыплаченная доля`, few: `${number(v.count)} невыплаченные доли`, many: `${number(v.count)} невыплаченных долей`, other: `${number(v.count)} невыплаченной доли` })}`;
export const portal_payments_txid_checked = (): string =>
  `Её id, 64 знака. По блокчейну проверяется, выплачивает ли она эти доли полностью.`;
export const portal_payments_txid_unchecked = (): string =>
  `Её id, 64 знака. Проверить её нельзя: у этого сайта нет индекса блокчейна.`;
export const portal_payments_note_hint = (): string =>
  `Как выплачено. Это могут прочитать все.`;
export const portal_payments_confirm = <T>(v: { who: (text: string) => T; week: string; amount: (text: string) => T }): Rich<T> =>
  [`Будет считаться выплаченным: `, v.who(``), `, неделя `, `${v.week}`, `, `, v.amount(``), `. Кошелёк этого уже не выплатит.`];
export const portal_payments_chain_shows = (): string =>
  `В блокчейне видно, что транзакция выплачивает их полностью.`;
export const portal_payments_chain_unasked = (): string =>
  `Не проверено, выплачивает ли их транзакция: у этого сайта нет индекса блокчейна.`;
export const portal_payments_left = (v: { count: number }): string =>
  `Невыплаченных долей этой недели остаётся: ${number(v.count)}. Транзакция не выплачивает их полностью.`;
export const portal_payments_undone = (): string =>
  `Выплата отменена`;
export const portal_payments_undone_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { one: `${number(v.shares)} доля`, few: `${number(v.shares)} доли`, many: `${number(v.shares)} долей`, other: `${number(v.shares)} доли` })}, неделя ${v.week}, снова не выплачено`;
export const portal_payments_undo_ask = (): string =>
  `Отменить эту выплату?`;
export const portal_payments_undo_do = (): string =>
  `Отменить`;
export const portal_payments_undo_why = (): string =>
  `Укажи, почему она отменяется.`;
export const portal_payments_undo_failed = (): string =>
  `Не удалось отменить`;
export const portal_payments_undo_text = (v: { shares: number; week: string }): string =>
  `Снова не выплачено будет: ${plural(v.shares, { one: `${number(v.shares)} доля`, few: `${number(v.shares)} доли`, many: `${number(v.shares)} долей`, other: `${number(v.shares)} доли` })}, неделя ${v.week}. Если у этого сайта есть кошелёк, он выплатит это за несколько минут.`;
export const portal_payments_undo_hint = (): string =>
  `Для этого списка и журнала аудита.`;
export const portal_settings_lead = (): string =>
  `Изменение действует сразу, на всех серверах этого сайта. Оно остаётся в журнале аудита.`;
export const portal_settings_for_owner = (): string =>
  `Настройки меняет только владелец бота.`;
export const portal_settings_load_failed = (): string =>
  `Не удалось загрузить настройки`;
export const portal_settings_links = (): string =>
  `Ссылки и контакты`;
export const portal_settings_links_hint = (): string =>
  `Ссылки, которые показывает сайт: адреса https. Пустая ссылка не показывается. Контактом может быть адрес почты.`;
export const portal_settings_site = (): string =>
  `Сайт`;
export const portal_settings_site_hint = (): string =>
  `Без цены сайт не показывает доллары. Без бесплатных запросов ключам API нужен тариф.`;
export const portal_settings_bot = (): string =>
  `Бот`;
export const portal_settings_bot_hint = (): string =>
  `Для бота, который работает на этом сайте. Приветствие — простой текст под первой строкой бота.`;
export const portal_settings_notices = (): string =>
  `Уведомления`;
export const portal_settings_notices_hint = (): string =>
  `Сообщения, которые бот шлёт сам. Участники могут отключить и свои.`;
export const portal_settings_alerts = (): string =>
  `Оповещения для тебя`;
export const portal_settings_alerts_hint = (): string =>
  `Монитор показывает эти проблемы в любом случае.`;
export const portal_settings_website = (): string =>
  `Официальный сайт`;
export const portal_settings_telegram = (): string =>
  `Сообщество в Telegram`;
export const portal_settings_forum = (): string =>
  `Форум сообщества`;
export const portal_settings_explorer = (): string =>
  `Обозреватель блоков`;
export const portal_settings_contact = (): string =>
  `Контакт для участников`;
export const portal_settings_developers = (): string =>
  `Контакт для разработчиков`;
export const portal_settings_theme = (): string =>
  `Тема для посетителей, которые её не выбрали`;
export const portal_settings_price = (): string =>
  `Долларов США за одну монету`;
export const portal_settings_free = (): string =>
  `Запросов API в месяц без тарифа`;
export const portal_settings_welcome = (): string =>
  `Приветствие после /start`;
export const portal_settings_language = (): string =>
  `Язык бота там, где его никто не выбрал`;
export const portal_settings_hear_shares = (): string =>
  `Участники узнают о выплаченных долях`;
export const portal_settings_hear_weeks = (): string =>
  `Участники узнают, почему неделя ничего им не принесла`;
export const portal_settings_wallet_short = (): string =>
  `В кошельке слишком мало`;
export const portal_settings_wallet_away = (): string =>
  `Кошелёк не отвечает`;
export const portal_settings_payouts_stopped = (): string =>
  `Выплаты остановлены`;
export const portal_settings_bot_deaf = (): string =>
  `Бот ничего не слышит`;
export const portal_settings_week_late = (): string =>
  `Неделя не закрыта`;
export const portal_settings_job_failing = (): string =>
  `Задача раз за разом не удаётся`;
export const portal_settings_disk_low = (): string =>
  `Диск почти заполнен`;
export const portal_settings_backup_old = (): string =>
  `Резервная копия устарела`;
export const portal_settings_certificate_soon = (): string =>
  `Сертификат истекает в течение 14 дней`;
export const portal_settings_certificate_now = (): string =>
  `Сертификат истекает в течение 3 дней`;
export const portal_settings_changed = (): string =>
  `Изменено здесь`;
export const portal_settings_unsaved = (): string =>
  `Не сохранено`;
export const portal_settings_default_empty = (): string =>
  `По умолчанию: пусто`;
export const portal_settings_default = (v: { value: string }): string =>
  `По умолчанию: ${v.value}`;
export const portal_settings_on = (): string =>
  `включено`;
export const portal_settings_off = (): string =>
  `выключено`;
export const portal_settings_system = (): string =>
  `системная`;
export const portal_settings_light = (): string =>
  `светлая`;
export const portal_settings_dark = (): string =>
  `тёмная`;
export const portal_settings_use_default = (): string =>
  `Вернуть по умолчанию`;
export const portal_settings_use_default_of = (v: { setting: string }): string =>
  `Вернуть по умолчанию: ${v.setting}`;
export const portal_settings_empty = (): string =>
  `Пусто`;
export const portal_settings_fixed = (v: { variable: string }): string =>
  `Задано в файле настроек или окружении: ${v.variable}`;
export const portal_settings_done = (): string =>
  `Настройки сохранены`;
export const portal_settings_done_text = (v: { count: number }): string =>
  `Изменено настроек на всех серверах: ${number(v.count)}.`;
export const portal_settings_nothing_saved = (): string =>
  `Ничего не сохранено. Проверь отмеченные настройки.`;
export const portal_settings_failed = (): string =>
  `Не удалось сохранить настройки`;
export const portal_settings_save = (): string =>
  `Сохранить изменения`;
export const portal_fairness_lead = (): string =>
  `Чаевые, которые выделились за неделю. Каждую цифру можно проверить, и ничто из этого не доказательство: друзья тоже дают чаевые друг другу. Ничего не происходит без твоего решения.`;
export const portal_fairness_objections = (): string =>
  `Возражения`;
export const portal_fairness_week = (): string =>
  `Неделя`;
export const portal_fairness_show = (): string =>
  `Показать`;
export const portal_fairness_kind = (): string =>
  `Вид`;
export const portal_fairness_worthy = (): string =>
  `Стоит спросить`;
export const portal_fairness_everything = (): string =>
  `Всё`;
export const portal_fairness_usual = (): string =>
  `Здесь обычно`;
export const portal_fairness_all_kinds = (): string =>
  `Все виды`;
export const portal_fairness_circles = (): string =>
  `Замкнутые круги`;
export const portal_fairness_checked = <T>(v: { tips: number; at: (text: string) => T }): Rich<T> =>
  [`Чаевых: `, `${number(v.tips)}`, `, проверено `, v.at(``), `.`];
export const portal_fairness_failed = (): string =>
  `Не удалось загрузить сигналы`;
export const portal_fairness_list_of = (): string =>
  `сигналы`;
export const portal_fairness_signals = (): string =>
  `Сигналы`;
export const portal_fairness_running = (v: { week: string }): string =>
  `${v.week}, идёт`;
export const portal_fairness_week_worthy = (v: { week: string; count: number }): string =>
  `${v.week}: стоит спросить — ${number(v.count)}`;
export const portal_fairness_unchecked = (): string =>
  `Ещё не проверено`;
export const portal_fairness_unchecked_text = (): string =>
  `Текущая неделя проверяется каждые десять минут и ещё раз после закрытия.`;
export const portal_fairness_none = (): string =>
  `Необычных чаевых на этой неделе нет`;
export const portal_fairness_none_text = (): string =>
  `Выбери «Всё», чтобы видеть и более слабые признаки.`;
export const portal_fairness_nothing = (): string =>
  `Ничего не выделяется`;
export const portal_fairness_nothing_text = (): string =>
  `Чаевые этой недели такие же, как в любую другую.`;
export const portal_fairness_no_usual = (): string =>
  `Пока ничего не отмечено как обычное`;
export const portal_fairness_no_usual_text = (): string =>
  `Сигналы, которые отмечены как обычные, остаются в этом списке, чтобы можно было передумать.`;
export const portal_fairness_pair = (): string =>
  `Пара, которая даёт чаевые друг другу`;
export const portal_fairness_ring = (): string =>
  `Кольцо`;
export const portal_fairness_chain = (): string =>
  `Цепочка`;
export const portal_fairness_star = (): string =>
  `Звезда`;
export const portal_fairness_group = (): string =>
  `Замкнутая группа`;
export const portal_fairness_fan_in = (): string =>
  `Аккаунты, которые кормят одного участника`;
export const portal_fairness_same_address = (): string =>
  `Один адрес у нескольких участников`;
export const portal_fairness_clock = (): string =>
  `Чаевые по часам`;
export const portal_fairness_dust = (): string =>
  `Пыль`;
export const portal_fairness_back_and_forth = (): string =>
  `Чаевые туда и обратно`;
export const portal_fairness_one_payer = (): string =>
  `Монеты от одного участника`;
export const portal_fairness_tips_alone = (): string =>
  `Чаевые и ничего больше`;
export const portal_fairness_hunters = (): string =>
  `Вместе в поиске сокровищ`;
export const portal_fairness_says_circle = (v: { members: number; sent: string; received: string }): string =>
  `Участников: ${number(v.members)}. Они заработали ${v.sent} % баллов за чаевые, давая их друг другу, и получили друг от друга ${v.received} % своих чаевых.`;
export const portal_fairness_says_fan_in = (v: { accounts: number; part: string; unknown: number }): string =>
  `Аккаунтов: ${number(v.accounts)}. Они дали одному участнику ${v.part} % всех его чаевых; тех, кому почти никто больше не даёт чаевых, среди них ${number(v.unknown)}.`;
export const portal_fairness_says_same_address = (v: { members: number }): string =>
  `Участников, чьи доли выплачиваются на один и тот же адрес: ${number(v.members)}.`;
export const portal_fairness_says_clock = (v: { part: string; seconds: number; days: number }): string =>
  `${v.part} % чаевых пришли в одно и то же время суток с точностью до ${number(v.seconds)} с; дней не меньше: ${number(v.days)}.`;
export const portal_fairness_says_dust = (v: { part: string }): string =>
  `${v.part} % чаевых были почти наименьшими из возможных.`;
export const portal_fairness_says_back_and_forth = (v: { least: string; most: string }): string =>
  `Два участника заработали ${v.least} % и ${v.most} % баллов за чаевые теми, что вернулись в течение дня.`;
export const portal_fairness_says_one_payer = (v: { accounts: number }): string =>
  `Аккаунтов: ${number(v.accounts)}. Они дают на чаевые монеты, полученные от одного участника, и почти никто больше не даёт чаевых им.`;
export const portal_fairness_says_tips_alone = (v: { payees: number }): string =>
  `Заработано только чаевыми, получателей: ${number(v.payees)}; в ответ никто ничего не дал.`;
export const portal_fairness_says_hunters_joined = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `Участников, прошедших поиск сокровищ за ${number(v.seconds)} с: ${number(v.among)}. Из них вступили в один и тот же день: ${number(v.members)}, как и ${v.part} % всех.`;
export const portal_fairness_says_hunters_payer = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `Участников, прошедших поиск сокровищ за ${number(v.seconds)} с: ${number(v.among)}. Из них первые чаевые от одного и того же участника получили: ${number(v.members)}, как и ${v.part} % всех.`;
export const portal_fairness_tips_points = (v: { tips: number; points: number }): string =>
  `чаевых: ${number(v.tips)}, баллов: ${number(v.points)}`;
export const portal_fairness_members = (): string =>
  `Участники`;
export const portal_fairness_part = (v: { part: string; all: string }): string =>
  `баллы: ${v.part} из ${v.all}`;
export const portal_fairness_more = (v: { count: number }): string =>
  `и ещё ${plural(v.count, { one: `${number(v.count)} участник`, few: `${number(v.count)} участника`, many: `${number(v.count)} участников`, other: `${number(v.count)} участника` })}`;
export const portal_fairness_without = <T>(v: { amount: (text: string) => T; usual: (text: string) => T; before: (text: string) => T }): Rich<T> =>
  [`Без этих баллов их доли вместе были бы меньше на `, v.amount(``), `. `, v.usual(``), ` `, v.before(``)];
export const portal_fairness_details = (): string =>
  `Показать чаевые`;
export const portal_fairness_note_add = (): string =>
  `Добавить заметку`;
export const portal_fairness_note_change = (): string =>
  `Изменить заметку`;
export const portal_fairness_hold = (v: { members: number }): string =>
  `Удержать ${plural(v.members, { '=1': `долю`, one: `доли`, few: `доли`, many: `доли`, other: `доли` })}`;
export const portal_fairness_before = (v: { weeks: number }): string =>
  `Некоторые выделялись так же и раньше: недель из четырёх предыдущих — ${number(v.weeks)}.`;
export const portal_fairness_usual_none = (): string =>
  `Сравнить не с чем: других недель нет.`;
export const portal_fairness_usual_nobody = (): string =>
  `Ни в одну другую неделю никто так не выделялся.`;
export const portal_fairness_usual_little = (): string =>
  `В другие недели так выделялись меньше 0,1 % заработавших баллы.`;
export const portal_fairness_usual_part = (v: { part: string }): string =>
  `В другие недели так выделялись ${v.part} % заработавших баллы.`;
export const portal_fairness_marked = (): string =>
  `Отмечено как обычное`;
export const portal_fairness_marked_text = (v: { title: string }): string =>
  `${v.title}: для этих участников больше не показывается. Найти можно в «Здесь обычно».`;
export const portal_fairness_unmarked = (): string =>
  `Снова показывается`;
export const portal_fairness_unmarked_text = (v: { title: string }): string =>
  `${v.title}, для этих участников`;
export const portal_fairness_mark_failed = (): string =>
  `Не удалось отметить`;
export const portal_fairness_mark = (): string =>
  `Здесь обычно, больше не показывать`;
export const portal_fairness_unmark = (): string =>
  `Показывать снова`;
export const portal_fairness_tips_failed = (): string =>
  `Не удалось загрузить чаевые`;
export const portal_fairness_flows = (): string =>
  `Кто кому дал чаевые за неделю`;
export const portal_fairness_from = (): string =>
  `От`;
export const portal_fairness_to = (): string =>
  `Кому`;
export const portal_fairness_tips = (): string =>
  `Чаевых`;
export const portal_fairness_no_tips = (): string =>
  `На этой неделе они не давали чаевых друг другу.`;
export const portal_fairness_shown_by = (): string =>
  `Чаевые, по которым это видно`;
export const portal_fairness_oldest = (v: { count: number; all: number }): string =>
  `Самые ранние: ${number(v.count)} из ${number(v.all)}.`;
export const portal_fairness_graph = (v: { count: number }): string =>
  `Участников: ${number(v.count)}, и кто кому дал чаевые`;
export const portal_fairness_note_removed = (): string =>
  `Заметка удалена`;
export const portal_fairness_note_saved = (): string =>
  `Заметка сохранена`;
export const portal_fairness_note_title = (v: { title: string }): string =>
  `Заметка: «${v.title}»`;
export const portal_fairness_note_save = (): string =>
  `Сохранить заметку`;
export const portal_fairness_note_failed = (): string =>
  `Не удалось сохранить заметку`;
export const portal_fairness_note = (): string =>
  `Заметка`;
export const portal_fairness_note_hint = (): string =>
  `Её видят только администраторы. Оставь поле пустым, чтобы удалить заметку.`;
export const portal_fairness_held = (v: { count: number }): string =>
  `Удержано долей: ${number(v.count)}`;
export const portal_fairness_held_text = (v: { week: string }): string =>
  `Неделя: ${v.week}`;
export const portal_fairness_hold_ask = (v: { title: string }): string =>
  `Удержать доли: ${v.title}?`;
export const portal_fairness_hold_do = (): string =>
  `Удержать доли`;
export const portal_fairness_hold_why = (): string =>
  `Укажи, почему доли удержаны.`;
export const portal_fairness_hold_failed = (): string =>
  `Не удалось удержать доли`;
export const portal_fairness_hold_text = (): string =>
  `Они не выплачиваются, пока не освобождены, а остальные доли не меняются. Доли, которые уже в пути, остаются как есть.`;
export const portal_fairness_hold_hint = (): string =>
  `Видно в журнале аудита, а администраторам — и на странице недели.`;
export const portal_fairness_objections_failed = (): string =>
  `Не удалось загрузить возражения`;
export const portal_fairness_objections_of = (): string =>
  `возражения`;
export const portal_fairness_objects_hold = <T>(v: { by: (text: string) => T }): Rich<T> =>
  [v.by(``), ` возражает против удержания своей доли`];
export const portal_fairness_objects_share = <T>(v: { by: (text: string) => T; member: (text: string) => T }): Rich<T> =>
  [v.by(``), ` возражает против доли: `, v.member(``)];
export const portal_fairness_objection_week = <T>(v: { week: string; at: (text: string) => T }): Rich<T> =>
  [`неделя `, `${v.week}`, `, `, v.at(``)];
export const portal_fairness_held_because = (v: { reason: string }): string =>
  `Причина удержания: ${v.reason}`;
export const portal_fairness_release = (): string =>
  `Освободить долю`;
export const portal_fairness_hold_one = (): string =>
  `Удержать долю`;
export const portal_fairness_keep = (): string =>
  `Оставить удержанной`;
export const portal_fairness_turn_down = (): string =>
  `Отклонить`;
export const portal_fairness_upheld = (): string =>
  `Принято`;
export const portal_fairness_turned_down = (): string =>
  `Отклонено`;
export const portal_fairness_decision = <T>(v: { by: (text: string) => T; at: (text: string) => T; note: string }): Rich<T> =>
  [`кто решил: `, v.by(``), `, `, v.at(``), `: `, `${v.note}`];
export const portal_fairness_concerned = (): string =>
  `Решено тем, кого это касается`;
export const portal_fairness_release_ask = (v: { name: string }): string =>
  `Освободить долю: ${v.name}?`;
export const portal_fairness_keep_ask = (v: { name: string }): string =>
  `Оставить долю удержанной: ${v.name}?`;
export const portal_fairness_hold_one_ask = (v: { name: string }): string =>
  `Удержать долю: ${v.name}?`;
export const portal_fairness_turn_down_ask = (): string =>
  `Отклонить возражение?`;
export const portal_fairness_done_upheld = (): string =>
  `Возражение принято`;
export const portal_fairness_done_turned_down = (): string =>
  `Возражение отклонено`;
export const portal_fairness_decide = (): string =>
  `Решить`;
export const portal_fairness_decide_failed = (): string =>
  `Не удалось решить`;
export const portal_fairness_decide_hint = (): string =>
  `Бот сообщит её участнику, который возразил. Изменить её потом нельзя.`;
export const portal_audit_lead = (): string =>
  `Каждое действие администраторов и оператора. Записи никогда не меняются и не удаляются.`;
export const portal_audit_failed = (): string =>
  `Не удалось загрузить журнал аудита`;
export const portal_audit_list_of = (): string =>
  `журнал аудита`;
export const portal_audit_entries = (): string =>
  `Записи`;
export const portal_audit_none_here = (): string =>
  `Здесь записей нет`;
export const portal_audit_none_here_text = (): string =>
  `На этой странице нет записей под эти фильтры.`;
export const portal_audit_show_all = (): string =>
  `Показать все записи`;
export const portal_audit_none = (): string =>
  `Записей пока нет`;
export const portal_audit_none_text = (): string =>
  `Здесь появится первое решение, блокировка или выплата.`;
export const portal_audit_by = <T>(v: { actor: (text: string) => T; at: (text: string) => T }): Rich<T> =>
  [`кто: `, v.actor(``), `, `, v.at(``)];
export const portal_audit_before = (): string =>
  `было:`;
export const portal_audit_after = (): string =>
  `стало:`;
export const portal_audit_yes = (): string =>
  `да`;
export const portal_audit_no = (): string =>
  `нет`;
export const portal_audit_actor = (): string =>
  `Кто`;
export const portal_audit_actor_example = (): string =>
  `Id в Telegram, operator или system`;
export const portal_audit_action = (): string =>
  `Действие`;
export const portal_audit_entity = (): string =>
  `Объект`;
export const portal_audit_entity_id = (): string =>
  `Id объекта`;
export const portal_audit_invalid = (v: { field: string; value: string }): string =>
  `${v.field}: «${v.value}» — недопустимое значение.`;
export const portal_audit_filter = (): string =>
  `Отобрать`;
export const portal_hunts_lead = (): string =>
  `Поиски сокровищ: пиши загадки, задавай призы и объявляй. После этого в поиске ничего не меняется, и каждый может проверить, кто победил.`;
export const portal_hunts_load_failed = (): string =>
  `Не удалось загрузить поиски сокровищ`;
export const portal_hunts_gone = (): string =>
  `Такого черновика нет`;
export const portal_hunts_gone_text = (): string =>
  `Он удалён или объявлен, возможно, кем-то другим.`;
export const portal_hunts_back = (): string =>
  `Назад к поискам`;
export const portal_hunts_go_on = (): string =>
  `Писать дальше`;
export const portal_hunts_write = (): string =>
  `Написать поиск`;
export const portal_hunts_template = (): string =>
  `Начать с шаблона`;
export const portal_hunts_none = (): string =>
  `Поисков сокровищ пока нет`;
export const portal_hunts_none_text = (): string =>
  `Поиск — это история с загадками. Участники решают их в личном чате бота или на сайте, и призы получают первые, кто дошёл до конца, или те, кого выбрал блок. В шаблоне три загадки, их можно менять как угодно.`;
export const portal_hunts_list = (): string =>
  `Поиски сокровищ`;
export const portal_hunts_replace_ask = (): string =>
  `Заменить начатый поиск?`;
export const portal_hunts_replace_do = (): string =>
  `Заменить`;
export const portal_hunts_replace_text = (): string =>
  `Есть начатый и не сохранённый поиск. Его место займёт шаблон, а твой текст пропадёт навсегда.`;
export const portal_hunts_status_draft = (): string =>
  `Черновик`;
export const portal_hunts_status_upcoming = (): string =>
  `Объявлен`;
export const portal_hunts_status_ended = (): string =>
  `Ждёт победителей`;
export const portal_hunts_status_settled = (): string =>
  `Завершён`;
export const portal_hunts_unsaved = (): string =>
  `Изменения не сохранены`;
export const portal_hunts_coins = <T>(v: { clues: number; coins: (text: string) => T }): Rich<T> =>
  [`Загадок: `, `${number(v.clues)}`, `, призы: `, v.coins(``)];
export const portal_hunts_no_coins = (v: { clues: number }): string =>
  `Загадок: ${number(v.clues)}, без монет`;
export const portal_hunts_coins_played = <T>(v: { clues: number; coins: (text: string) => T; players: number; finishers: number }): Rich<T> =>
  [`Загадок: `, `${number(v.clues)}`, `, призы: `, v.coins(``), `, участников: `, `${number(v.players)}`, `, дошли до конца: `, `${number(v.finishers)}`];
export const portal_hunts_no_coins_played = (v: { clues: number; players: number; finishers: number }): string =>
  `Загадок: ${number(v.clues)}, без монет, участников: ${number(v.players)}, дошли до конца: ${number(v.finishers)}`;
export const portal_hunts_edit = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Изменить`, v.what(`: ${v.title}`)];
export const portal_hunts_before = (): string =>
  `До объявления`;
export const portal_hunts_save_first = (): string =>
  `Сохрани или сбрось изменения, чтобы объявить.`;
export const portal_hunts_announce = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Объявить`, v.what(`: ${v.title}`)];
export const portal_hunts_delete = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Удалить`, v.what(`: ${v.title}`)];
export const portal_hunts_cancel = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Отменить поиск`, v.what(`: ${v.title}`)];
export const portal_hunts_announced = (): string =>
  `Поиск сокровищ объявлен`;
export const portal_hunts_announce_ask = (): string =>
  `Объявить этот поиск сокровищ?`;
export const portal_hunts_announce_do = (): string =>
  `Объявить`;
export const portal_hunts_announce_failed = (): string =>
  `Не удалось объявить поиск сокровищ`;
export const portal_hunts_runs = <T>(v: { title: string; start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`«`, `${v.title}`, `»: `, v.start(``), ` — `, v.end(``), `.`];
export const portal_hunts_becomes_fixed = (): string =>
  `История, время, загадки, ответы, призы и кто может играть больше не меняются, а их хеш попадает в открытый журнал. Поиск можно только отменить, указав причину, которую прочитают все.`;
export const portal_hunts_reserves_none = (): string =>
  `Монеты не резервируются.`;
export const portal_hunts_reserves = <T>(v: { coins: (text: string) => T }): Rich<T> =>
  [v.coins(``), ` из кошелька фонда резервируются на призы, пока не выплачены.`];
export const portal_hunts_seen = (): string =>
  `На сайте его сразу видят все, а загадки — только после начала.`;
export const portal_hunts_cancelled = (): string =>
  `Поиск сокровищ отменён`;
export const portal_hunts_cancel_ask = (): string =>
  `Отменить этот поиск сокровищ?`;
export const portal_hunts_cancel_do = (): string =>
  `Отменить поиск`;
export const portal_hunts_cancel_why = (): string =>
  `Укажи, почему он отменяется.`;
export const portal_hunts_cancel_failed = (): string =>
  `Не удалось отменить поиск сокровищ`;
export const portal_hunts_cancel_text = (v: { title: string }): string =>
  `«${v.title}» сразу заканчивается, никто ничего не выигрывает, монеты снова свободны. Открыть поиск заново нельзя.`;
export const portal_hunts_cancel_hint = (): string =>
  `Её прочитают все на странице поиска.`;
export const portal_hunts_deleted = (): string =>
  `Черновик удалён`;
export const portal_hunts_delete_ask = (): string =>
  `Удалить этот черновик?`;
export const portal_hunts_delete_do = (): string =>
  `Удалить черновик`;
export const portal_hunts_delete_failed = (): string =>
  `Не удалось удалить черновик`;
export const portal_hunts_delete_text = (v: { title: string }): string =>
  `«${v.title}» нельзя будет вернуть, а спрятанные ссылки перестанут работать.`;
export const portal_hunts_problem_text = (v: { most: string }): string =>
  `От 1 до ${v.most} знаков`;
export const portal_hunts_problem_time = (): string =>
  `Дата и время`;
export const portal_hunts_problem_end = (): string =>
  `Поиск сокровищ заканчивается позже, чем начинается.`;
export const portal_hunts_problem_coins = (): string =>
  `Сумма в монетах, не больше 8 знаков после точки, например 5 или 0.25`;
export const portal_hunts_problem_prize = (): string =>
  `Монеты, баллы или и то и другое`;
export const portal_hunts_problem_payee = (): string =>
  `Выбери, кому дать чаевые`;
export const portal_hunts_problem_no_answer = (): string =>
  `Нужен ответ, или оставь сохранённые`;
export const portal_hunts_problem_answers = (v: { lines: string; characters: string }): string =>
  `До ${v.lines} строк, в каждой до ${v.characters} знаков и хотя бы одна буква или цифра`;
export const portal_hunts_picture_large = (): string =>
  `Этот файл больше 30 МБ.`;
export const portal_hunts_picture_unread = (): string =>
  `Этот файл не похож на изображение.`;
export const portal_hunts_picture_detailed = (): string =>
  `В этом изображении слишком много деталей. Выбери попроще.`;
export const portal_hunts_picture_undrawn = (): string =>
  `Этот браузер не умеет рисовать изображения.`;
export const portal_hunts_template_title = (): string =>
  `Потерянный компас капитана`;
export const portal_hunts_template_story = (): string =>
  `Старый капитан Барнаби никогда не верил картам. Он верил своему компасу, а прошлой ночью тот скатился со штурманского стола, вниз по трапу и в темноту. Он всегда показывает на то, что его хозяин любит больше всего. Ступайте по его следу, братцы: кто первым вернёт его домой, ест за столом капитана.`;
export const portal_hunts_template_badge = (): string =>
  `Хранитель компаса`;
export const portal_hunts_template_first = (): string =>
  `Первым услышал кок: что-то звякнуло на камбузе, между солью и самой старой шуткой на борту. Какое слово он крикнул? (Напиши здесь свою загадку, а ниже ответы к ней.)`;
export const portal_hunts_template_first_place = (): string =>
  `Камбуз: чат нашей группы`;
export const portal_hunts_template_first_hint = (): string =>
  `Прокрути вверх до шутки, которую все слышали дважды.`;
export const portal_hunts_template_second = (): string =>
  `С камбуза он соскользнул под палубу и застрял в доске. На одной из наших страниц доска расшаталась: приподними её и загляни под неё.`;
export const portal_hunts_template_second_place = (): string =>
  `Под палубой: наши страницы и посты`;
export const portal_hunts_template_second_hint = (): string =>
  `В самом новом посте есть ссылка, которую ещё никто не нажимал.`;
export const portal_hunts_template_third = (): string =>
  `Теперь он лежит в вороньем гнезде, и стрелка показывает на одну звезду. Как моряки называют звезду, которая никогда не движется? (Замени и эту загадку, если хочешь.)`;
export const portal_hunts_template_third_place = (): string =>
  `Воронье гнездо`;
export const portal_hunts_template_third_hint = (): string =>
  `Она стоит над полюсом.`;
export const portal_hunts_new = (): string =>
  `Новый поиск`;
export const portal_hunts_overtaken = (): string =>
  `Этот черновик изменили после начала набора. При сохранении твой текст займёт его место, без сохранённых ответов и ссылок. Сбрось изменения, чтобы увидеть сохранённый черновик.`;
export const portal_hunts_form = (): string =>
  `Поиск сокровищ`;
export const portal_hunts_save = (): string =>
  `Сохранить черновик`;
export const portal_hunts_preview = (): string =>
  `Предпросмотр`;
export const portal_hunts_discard = (): string =>
  `Сбросить изменения`;
export const portal_hunts_saved = (): string =>
  `Черновик сохранён`;
export const portal_hunts_save_failed = (): string =>
  `Не удалось сохранить черновик`;
export const portal_hunts_discard_ask = (): string =>
  `Сбросить изменения?`;
export const portal_hunts_discard_do = (): string =>
  `Сбросить`;
export const portal_hunts_lost_kept = (): string =>
  `Твои изменения пропадут навсегда. Черновик останется таким, как сохранён в последний раз.`;
export const portal_hunts_name = (): string =>
  `Название`;
export const portal_hunts_story = (): string =>
  `История`;
export const portal_hunts_story_hint = (): string =>
  `Участники читают её перед первой загадкой.`;
export const portal_hunts_start = (): string =>
  `Начало (UTC)`;
export const portal_hunts_end = (): string =>
  `Конец (UTC)`;
export const portal_hunts_utc = (): string =>
  `Время указано в UTC.`;
export const portal_hunts_local = (v: { time: string }): string =>
  `У тебя: ${v.time}`;
export const portal_hunts_winners = (): string =>
  `Победители`;
export const portal_hunts_first = (): string =>
  `Первые, кто дойдёт до конца`;
export const portal_hunts_first_text = (): string =>
  `Кто первым дойдёт до конца, получит первый приз, следующий — второй и так далее.`;
export const portal_hunts_draw = (): string =>
  `Жребий по блоку`;
export const portal_hunts_draw_text = (): string =>
  `Участвуют все, кто успеет дойти до конца. Победителей определит блок, найденный в блокчейне после окончания.`;
export const portal_hunts_days = (): string =>
  `Дней участия к началу`;
export const portal_hunts_days_hint = (): string =>
  `При 0 могут играть все. Дни не пускают новые аккаунты одного человека.`;
export const portal_hunts_lifetime_hint = (): string =>
  `При 0 могут играть все. В любом случае: с адресом и без блокировки.`;
export const portal_hunts_shares = (): string =>
  `Недель с долей фонда`;
export const portal_hunts_shares_hint = (): string =>
  `При 0 могут играть все. Доли считаются по правилам, поэтому незасчитанные баллы не помогут.`;
export const portal_hunts_finisher_gets = (): string =>
  `Что получит каждый, кто дойдёт до конца`;
export const portal_hunts_points = (): string =>
  `Баллы`;
export const portal_hunts_points_hint = (v: { most: string }): string =>
  `От 0 до ${v.most}, помимо приза.`;
export const portal_hunts_badge = (): string =>
  `Значок`;
export const portal_hunts_prizes_only_points = (): string =>
  `У этого сайта нет кошелька, поэтому призы — баллы.`;
export const portal_hunts_prizes_sum = (v: { most: string; code: string; sum: string }): string =>
  `У одного поиска может быть ${v.most} ${v.code}; здесь ${v.sum} ${v.code}.`;
export const portal_hunts_place = (v: { place: number }): string =>
  `${number(v.place)}-е`;
export const portal_hunts_prize_coins = (v: { code: string }): string =>
  `Монеты (${v.code})`;
export const portal_hunts_prize_up = (v: { number: string }): string =>
  `Приз ${v.number} выше`;
export const portal_hunts_prize_down = (v: { number: string }): string =>
  `Приз ${v.number} ниже`;
export const portal_hunts_prize_remove = (v: { number: string }): string =>
  `Убрать приз ${v.number}`;
export const portal_hunts_prize_add = (): string =>
  `Добавить приз`;
export const portal_hunts_clue_up = (v: { number: string }): string =>
  `Загадка ${v.number} выше`;
export const portal_hunts_clue_down = (v: { number: string }): string =>
  `Загадка ${v.number} ниже`;
export const portal_hunts_clue_remove = (v: { number: string }): string =>
  `Убрать загадку ${v.number}`;
export const portal_hunts_clue_add = (): string =>
  `Добавить загадку`;
export const portal_hunts_clue_remove_ask = (v: { number: string }): string =>
  `Убрать загадку ${v.number}?`;
export const portal_hunts_clue_remove_do = (): string =>
  `Убрать`;
export const portal_hunts_clue_remove_text = (): string =>
  `Её текст, ответы или ссылку нельзя будет вернуть, когда черновик сохранён.`;
export const portal_hunts_clue = (v: { number: string }): string =>
  `Загадка ${v.number}`;
export const portal_hunts_solved_by = (): string =>
  `Решается`;
export const portal_hunts_kind_answer = (): string =>
  `Словом или фразой`;
export const portal_hunts_kind_link = (): string =>
  `Спрятанной ссылкой`;
export const portal_hunts_kind_tip = (): string =>
  `Чаевыми участнику`;
export const portal_hunts_text = (): string =>
  `Текст`;
export const portal_hunts_description = (): string =>
  `Описание изображения`;
export const portal_hunts_description_hint = (): string =>
  `Для тех, кто его не видит`;
export const portal_hunts_description_none = (): string =>
  `Описания пока нет`;
export const portal_hunts_shown_after = (): string =>
  `Показать через`;
export const portal_hunts_shown_after_hint = (): string =>
  `От начала поиска`;
export const portal_hunts_unit = (): string =>
  `Единица`;
export const portal_hunts_minutes = (): string =>
  `минут`;
export const portal_hunts_hours = (): string =>
  `часов`;
export const portal_hunts_answers_stored = (v: { count: number }): string =>
  `Сохранено ответов: ${number(v.count)}. Показать их нельзя.`;
export const portal_hunts_answers_replace = (): string =>
  `Заменить ответы`;
export const portal_hunts_answers = (): string =>
  `Ответы`;
export const portal_hunts_answers_hint = (): string =>
  `По одному в строке. Регистр, диакритика, пробелы и знаки препинания не важны. Хранятся только их хеши, поэтому оставь себе копию.`;
export const portal_hunts_answers_keep = (): string =>
  `Оставить сохранённые ответы`;
export const portal_hunts_link_made = (): string =>
  `Ссылка создана. Показать её снова нельзя.`;
export const portal_hunts_link_made_save = (): string =>
  `Ссылка создана. Показать её снова нельзя. Чтобы создать ссылку, сохрани черновик.`;
export const portal_hunts_link_none = (): string =>
  `Ссылки пока нет.`;
export const portal_hunts_link_none_save = (): string =>
  `Ссылки пока нет. Чтобы создать её, сохрани черновик.`;
export const portal_hunts_link_another = (): string =>
  `Создать другую ссылку`;
export const portal_hunts_link_make = (): string =>
  `Создать ссылку`;
export const portal_hunts_link_failed = (): string =>
  `Не удалось создать ссылку`;
export const portal_hunts_link_title = (v: { number: string }): string =>
  `Ссылка загадки ${v.number}`;
export const portal_hunts_link_once = (): string =>
  `Ссылка показывается один раз, хранится только её хеш: оставь себе копию, а потом спрячь её.`;
export const portal_hunts_link_once_again = (): string =>
  `Ссылка показывается один раз, хранится только её хеш: оставь себе копию, а потом спрячь её. Прежняя ссылка перестанет работать.`;
export const portal_hunts_link_copied = (): string =>
  `Готово, ссылка скопирована`;
export const portal_hunts_link_warning = (): string =>
  `Показать эту ссылку снова нельзя.`;
export const portal_hunts_link = (): string =>
  `Ссылка`;
export const portal_hunts_link_bot = (): string =>
  `Ссылка на бота`;
export const portal_hunts_link_qr = (): string =>
  `QR-код ссылки`;
export const portal_hunts_payee_none = (): string =>
  `Участник ещё не выбран.`;
export const portal_hunts_payee = <T>(v: { name: (text: string) => T; member: string }): Rich<T> =>
  [`Чаевые кому: `, v.name(``), `, участник `, `${v.member}`, `.`];
export const portal_hunts_payee_find = (): string =>
  `Найти, кому дать чаевые`;
export const portal_hunts_users_failed = (): string =>
  `Поиск не удался. Измени запрос, чтобы попробовать снова.`;
export const portal_hunts_users_none = (): string =>
  `По этому запросу никого не нашлось.`;
export const portal_hunts_users = (): string =>
  `Найденные участники`;
export const portal_hunts_user = (v: { member: string }): string =>
  `участник ${v.member}`;
export const portal_hunts_picture_save = (): string =>
  `Чтобы добавить изображение, сохрани черновик.`;
export const portal_hunts_picture_another = (): string =>
  `Другое изображение`;
export const portal_hunts_picture = (): string =>
  `Изображение`;
export const portal_hunts_picture_hint = (): string =>
  `Оно уменьшается и теряет место и время съёмки.`;
export const portal_hunts_picture_busy = (): string =>
  `Изображение сохраняется…`;
export const portal_hunts_picture_remove = (): string =>
  `Убрать изображение`;
export const portal_hunts_picture_failed = (): string =>
  `Не удалось добавить изображение`;
export const portal_hunts_no_title = (): string =>
  `Названия пока нет`;
export const portal_hunts_no_story = (): string =>
  `Истории пока нет.`;
export const portal_hunts_no_text = (): string =>
  `Текста пока нет.`;
export const portal_hunts_no_start = (): string =>
  `начало не задано`;
export const portal_hunts_no_end = (): string =>
  `конец не задан`;
export const portal_hunts_one_at_a_time = (): string =>
  `Участники видят по одной загадке.`;
export const portal_hunts_preview_clues = (): string =>
  `Загадки предпросмотра`;
export const portal_hunts_preview_close = (): string =>
  `Закрыть предпросмотр`;
export const portal_hunts_each_finisher = (v: { count: number; points: string }): string =>
  `Каждому, кто дойдёт до конца: ${plural(v.count, { one: `${v.points} балл`, few: `${v.points} балла`, many: `${v.points} баллов`, other: `${v.points} балла` })}`;
export const portal_hunts_prize_points = (v: { count: number; points: string }): string =>
  `${plural(v.count, { one: `${v.points} балл`, few: `${v.points} балла`, many: `${v.points} баллов`, other: `${v.points} балла` })}`;
export const portal_hunts_prize_both = <T>(v: { coins: (text: string) => T; count: number; points: string }): Rich<T> =>
  [v.coins(``), ` и `, `${plural(v.count, { one: `${v.points} балл`, few: `${v.points} балла`, many: `${v.points} баллов`, other: `${v.points} балла` })}`];
export const portal_hunts_players = (v: { days: number; daysText: string; points: number; pointsText: string; weeks: number; weeksText: string }): string =>
  `Для участников с адресом и без блокировки${plural(v.days, { '=0': ``, one: `, вступивших хотя бы за ${v.daysText} день до начала`, few: `, вступивших хотя бы за ${v.daysText} дня до начала`, many: `, вступивших хотя бы за ${v.daysText} дней до начала`, other: `, вступивших хотя бы за ${v.daysText} дня до начала` })}${plural(v.points, { '=0': ``, one: `, у которых не меньше ${v.pointsText} балла`, few: `, у которых не меньше ${v.pointsText} баллов`, many: `, у которых не меньше ${v.pointsText} баллов`, other: `, у которых не меньше ${v.pointsText} балла` })}${plural(v.weeks, { '=0': ``, one: `, с долей фонда хотя бы в ${v.weeksText} неделе`, few: `, с долей фонда хотя бы в ${v.weeksText} неделях`, many: `, с долей фонда хотя бы в ${v.weeksText} неделях`, other: `, с долей фонда хотя бы в ${v.weeksText} неделях` })}.`;
export const portal_hunts_hint_minutes = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`Подсказка через ${plural(v.count, { one: `${v.after} минуту`, few: `${v.after} минуты`, many: `${v.after} минут`, other: `${v.after} минуты` })} после начала:`), ` `, `${v.hint}`];
export const portal_hunts_hint_hours = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`Подсказка через ${plural(v.count, { one: `${v.after} час`, few: `${v.after} часа`, many: `${v.after} часов`, other: `${v.after} часа` })} после начала:`), ` `, `${v.hint}`];
export const portal_hunts_prize_nothing = (): string =>
  `пока ничего`;
export const portal_hunts_by_answer = (): string =>
  `Ответ — слово или фраза.`;
export const portal_hunts_by_link = (): string =>
  `Решается, если открыть спрятанную ссылку.`;
export const portal_hunts_by_tip = (v: { name: string }): string =>
  `Решается чаевыми. Кому: ${v.name}.`;
export const portal_hunts_by_tip_nobody = (): string =>
  `Решается чаевыми участнику, который ещё не выбран.`;
export const devapp_title = (): string =>
  `Портал разработчика`;
export const devapp_lead = (): string =>
  `Регистрируй приложения, следи за их вебхуками и читай, как работает API.`;
export const devapp_subscription = (): string =>
  `Подписка`;
export const devapp_register = (): string =>
  `Регистрация приложения`;
export const devapp_register_do = (): string =>
  `Зарегистрировать приложение`;
export const devapp_mine = (): string =>
  `Мои приложения`;
export const devapp_mine_list = (): string =>
  `Мои приложения`;
export const devapp_how = (): string =>
  `Как приложения выходят в море`;
export const devapp_sandbox_text = (v: { apps: number }): string =>
  `Здесь начинает каждое приложение. Его ключам доступен только твой собственный аккаунт, так что можно свободно создавать и пробовать. Без тарифа можно иметь ${plural(v.apps, { one: `${number(v.apps)} приложение`, few: `${number(v.apps)} приложения`, many: `${number(v.apps)} приложений`, other: `${number(v.apps)} приложения` })}; с тарифом больше.`;
export const devapp_production_text = (): string =>
  `Администратор проверяет приложение и одобряет его для рабочего режима; бот тебе сообщит. Изменение названия, разработчика, вида, callback-адресов или разрешений требует новой проверки.`;
export const devapp_consent = (): string =>
  `Согласие`;
export const devapp_consent_text = (): string =>
  `Участники решают в боте, что можно твоему приложению, и могут отозвать это в любое время. Вебхук сообщит приложению.`;
export const devapp_keys = (): string =>
  `Ключи`;
export const devapp_keys_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Приложение делает вызовы с ключом API, который ты для него создаёшь. Смотри `, v.a(`Управление ключами API`), `.`];
export const devapp_see_mine = (): string =>
  `Мои приложения`;
export const devapp_read = (): string =>
  `Читать документацию`;
export const devapp_register_lead = (): string =>
  `Новые приложения начинают в песочнице, а для рабочего режима нужно одобрение.`;
export const devapp_register_sign_in = (): string =>
  `Войди, чтобы зарегистрировать приложение`;
export const devapp_register_kept = (): string =>
  `Приложения принадлежат участникам. Твой текст ниже сохранится.`;
export const devapp_registered = (): string =>
  `Приложение зарегистрировано`;
export const devapp_registered_text = (v: { app: string }): string =>
  `${v.app} начинает в песочнице.`;
export const devapp_name = (): string =>
  `Название приложения`;
export const devapp_developer = (): string =>
  `Разработчик / организация`;
export const devapp_email = (): string =>
  `Эл. почта для связи`;
export const devapp_type = (): string =>
  `Вид приложения`;
export const devapp_type_choose = (): string =>
  `Выбери вид`;
export const devapp_about_hint = (): string =>
  `Что оно делает: для участников и администраторов.`;
export const devapp_webhook_url = (): string =>
  `Адрес вебхука`;
export const devapp_webhook_hint = (): string =>
  `Куда мы отправляем события твоего приложения: https, в открытом интернете.`;
export const devapp_callbacks = (): string =>
  `Callback-адреса`;
export const devapp_callbacks_hint = (): string =>
  `По одному в строке: https, в открытом интернете.`;
export const devapp_permissions = (): string =>
  `Нужные разрешения`;
export const devapp_may_wallet_read = (): string =>
  `Читать балансы и адреса кошельков`;
export const devapp_may_wallet_write = (): string =>
  `Запрашивать платежи и управлять эскроу (нужно подтверждение пользователя)`;
export const devapp_may_user_profile = (): string =>
  `Читать основные данные профиля и отправлять уведомления через бота`;
export const devapp_may_transactions = (): string =>
  `Читать историю транзакций`;
export const devapp_may_price_data = (): string =>
  `Читать цены монеты`;
export const devapp_may_leaderboard = (): string =>
  `Читать рейтинг и ранги`;
export const devapp_no_name = (): string =>
  `Напиши название приложения.`;
export const devapp_no_developer = (): string =>
  `Напиши, кто его разрабатывает.`;
export const devapp_no_email = (): string =>
  `Напиши адрес эл. почты.`;
export const devapp_bad_email = (): string =>
  `Это не адрес эл. почты.`;
export const devapp_no_type = (): string =>
  `Выбери вид.`;
export const devapp_no_about = (): string =>
  `Напиши, что оно делает.`;
export const devapp_too_long = (v: { most: string }): string =>
  `Символов не больше: ${v.most}.`;
export const devapp_too_many = (v: { most: string }): string =>
  `Адресов не больше: ${v.most}.`;
export const devapp_bad_line = (v: { line: string; problem: string }): string =>
  `Строка ${v.line}: ${v.problem}`;
export const devapp_bad_url = (): string =>
  `Это не веб-адрес.`;
export const devapp_url_https = (): string =>
  `Адрес должен начинаться с https://.`;
export const devapp_url_login = (): string =>
  `В адресе не должно быть ни имени, ни пароля.`;
export const devapp_url_port = (): string =>
  `В адресе не должно быть порта, кроме 443.`;
export const devapp_url_public = (): string =>
  `Адрес должен быть в открытом интернете.`;
export const devapp_url_dot = (): string =>
  `Имя в адресе не должно заканчиваться точкой.`;
export const devapp_no_permission = (): string =>
  `Выбери хотя бы одно разрешение.`;
export const devapp_bad_permission = (): string =>
  `Такого разрешения нет.`;
export const devapp_another = (): string =>
  `Зарегистрировать ещё одно`;
export const devapp_mine_sign_in = (): string =>
  `Войди, чтобы увидеть свои приложения`;
export const devapp_mine_purpose = (): string =>
  `Приложения принадлежат участникам.`;
export const devapp_none = (): string =>
  `Приложений пока нет`;
export const devapp_first = (): string =>
  `Зарегистрировать первое приложение`;
export const devapp_none_text = (): string =>
  `Здесь появятся приложения, которые ты зарегистрируешь, с их вебхуками и состоянием одобрения.`;
export const devapp_failed = (): string =>
  `Твои приложения не загрузились`;
export const devapp_secret_of = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Секрет вебхука: `, v.app(``)];
export const devapp_secret_text = (v: { hours: number }): string =>
  `Сохрани его сейчас: больше он показан не будет. После замены старый секрет тоже подписывает ещё ${plural(v.hours, { one: `${number(v.hours)} час`, few: `${number(v.hours)} часа`, many: `${number(v.hours)} часов`, other: `${number(v.hours)} часа` })}.`;
export const devapp_secret = (): string =>
  `Секрет вебхука`;
export const devapp_secret_saved = (): string =>
  `Секрет сохранён`;
export const devapp_returned = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`Снова в песочнице: `, v.reason(``)];
export const devapp_waits = (): string =>
  `Ждёт одобрения администратора.`;
export const devapp_remove = (): string =>
  `Удалить`;
export const devapp_changed = (): string =>
  `Приложение изменено`;
export const devapp_changed_back = (): string =>
  `Оно снова в песочнице, пока его опять не одобрят.`;
export const devapp_change_note = (): string =>
  `Изменение названия, разработчика, вида, callback-адресов или разрешений возвращает его в песочницу.`;
export const devapp_by = (): string =>
  `Разработчик`;
export const devapp_no_callbacks = (): string =>
  `Нет`;
export const devapp_registered_at = (): string =>
  `Зарегистрировано`;
export const devapp_approved_at = (): string =>
  `Одобрено`;
export const devapp_webhook = (): string =>
  `Вебхук`;
export const devapp_test = (): string =>
  `Отправить тестовое событие`;
export const devapp_test_sent = (): string =>
  `Тестовое событие в пути`;
export const devapp_test_sent_text = (): string =>
  `Результат покажет журнал.`;
export const devapp_secret_new = (): string =>
  `Новый секрет`;
export const devapp_log = (): string =>
  `Журнал доставки`;
export const devapp_log_failed = (): string =>
  `Не удалось загрузить доставки`;
export const devapp_log_of = (): string =>
  `доставки`;
export const devapp_log_list = (): string =>
  `Доставки`;
export const devapp_log_none = (v: { days: number }): string =>
  `${plural(v.days, { one: `За последний ${number(v.days)} день`, few: `За последние ${number(v.days)} дня`, many: `За последние ${number(v.days)} дней`, other: `За последние ${number(v.days)} дня` })} ничего не отправлено.`;
export const devapp_waiting = (): string =>
  `Ожидает`;
export const devapp_delivered = (): string =>
  `Доставлено`;
export const devapp_undelivered = (): string =>
  `Не удалось`;
export const devapp_over_quota = (): string =>
  `Сверх лимита`;
export const devapp_redeliver = (): string =>
  `Отправить снова`;
export const devapp_next_try = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Следующая попытка: `, v.time(``), `.`];
export const devapp_untried = (): string =>
  `Попыток ещё не было.`;
export const devapp_tried = (v: { tries: number }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} попытка`, few: `${number(v.tries)} попытки`, many: `${number(v.tries)} попыток`, other: `${number(v.tries)} попытки` })}.`;
export const devapp_tried_error = <T>(v: { tries: number; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} попытка`, few: `${number(v.tries)} попытки`, many: `${number(v.tries)} попыток`, other: `${number(v.tries)} попытки` })}`, `: `, v.error(``), `.`];
export const devapp_tried_answer = (v: { tries: number; status: string; ms: string }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} попытка`, few: `${number(v.tries)} попытки`, many: `${number(v.tries)} попыток`, other: `${number(v.tries)} попытки` })}, ответ ${v.status} через ${v.ms} мс.`;
export const devapp_tried_answer_error = <T>(v: { tries: number; status: string; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} попытка`, few: `${number(v.tries)} попытки`, many: `${number(v.tries)} попыток`, other: `${number(v.tries)} попытки` })}`, `, ответ `, `${v.status}`, ` через `, `${v.ms}`, ` мс: `, v.error(``), `.`];
export const devapp_tried_silent = (v: { tries: number; ms: string }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} попытка`, few: `${number(v.tries)} попытки`, many: `${number(v.tries)} попыток`, other: `${number(v.tries)} попытки` })} через ${v.ms} мс.`;
export const devapp_tried_silent_error = <T>(v: { tries: number; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} попытка`, few: `${number(v.tries)} попытки`, many: `${number(v.tries)} попыток`, other: `${number(v.tries)} попытки` })}`, ` через `, `${v.ms}`, ` мс: `, v.error(``), `.`];
export const devapp_remove_title = (v: { app: string }): string =>
  `Удалить ${v.app}?`;
export const devapp_remove_do = (): string =>
  `Удалить приложение`;
export const devapp_remove_text = (): string =>
  `Событий оно больше не получит, а его ключи сразу перестанут работать. Отменить это нельзя.`;
export const devapp_removed = (): string =>
  `Приложение удалено`;
export const devplan_title = (): string =>
  `Тарифы разработчика`;
export const devplan_lead = (): string =>
  `Создавай на основе бота. Тариф можно сменить или отменить в любое время.`;
export const devplan_lead_elsewhere = (): string =>
  `Создавай на основе бота.`;
export const devplan_elsewhere = (): string =>
  `Тарифами управляют вне Telegram`;
export const devplan_elsewhere_keys = (): string =>
  `Твои ключи API`;
export const devplan_elsewhere_text = (): string =>
  `Открой этот сайт в браузере, чтобы выбрать или сменить тариф. Твой тариф останется как есть.`;
export const devplan_payment_state = (): string =>
  `Состояние твоего платежа`;
export const devplan_failed = (): string =>
  `Не удалось загрузить твой тариф`;
export const devplan_failed_text = (): string =>
  `Ничего не изменилось. Тарифы по-прежнему видны ниже.`;
export const devplan_usage = (): string =>
  `Текущее использование`;
export const devplan_period = (): string =>
  `Период оплаты`;
export const devplan_monthly = (): string =>
  `Ежемесячно`;
export const devplan_yearly = (): string =>
  `Ежегодно`;
export const devplan_save = (v: { percent: string }): string =>
  `Экономия ${v.percent} %`;
export const devplan_pay_with = (): string =>
  `Способ оплаты`;
export const devplan_card = (): string =>
  `Кредитная карта`;
export const devplan_coins = (): string =>
  `Криптовалюта`;
export const devplan_methods = (): string =>
  `Способы оплаты`;
export const devplan_cancelled = (): string =>
  `Платёж отменён. Ничего не списано.`;
export const devplan_managed = (): string =>
  `Изменения, сделанные на странице Stripe, появятся здесь сами, обычно в течение минуты.`;
export const devplan_confirming = (): string =>
  `Stripe подтверждает твой платёж. Он появится здесь сам, обычно в течение минуты.`;
export const devplan_arrived = (): string =>
  `Твой платёж пришёл. Спасибо, и добро пожаловать на борт.`;
export const devplan_under_way = (): string =>
  `Идёт оплата монетами.`;
export const devplan_show_invoice = (): string =>
  `Показать счёт`;
export const devplan_sign_in_text = (): string =>
  `Войди через Telegram, чтобы выбрать тариф и видеть своё использование.`;
export const devplan_sign_in_purpose = (): string =>
  `Чтобы видеть и выбрать свой тариф.`;
export const devplan_sign_in = (): string =>
  `Войти, чтобы выбрать тариф`;
export const devplan_no_cards = (): string =>
  `Оплата картой недоступна: на этом сайте не настроен сервис приёма карт.`;
export const devplan_no_coins = (v: { coin: string }): string =>
  `Оплата в ${v.coin} недоступна: на этом сайте не настроен кошелёк для счетов.`;
export const devplan_popular = (): string =>
  `Самый популярный`;
export const devplan_current = (): string =>
  `Текущий тариф`;
export const devplan_no_price = (v: { coin: string }): string =>
  `Нет цены в ${v.coin}`;
export const devplan_instead = <T>(v: { hidden: (text: string) => T; price: (text: string) => T }): Rich<T> =>
  [v.hidden(`вместо `), v.price(``)];
export const devplan_off = <T>(v: { list: (text: string) => T; percent: string }): Rich<T> =>
  [v.list(``), ` скидка `, `${v.percent}`, ` %`];
export const devplan_saves_year = (v: { saving: string }): string =>
  `Экономит ${v.saving} в год`;
export const devplan_yearly_saves = (v: { saving: string }): string =>
  `При оплате за год экономия ${v.saving}`;
export const devplan_buying = (): string =>
  `Покупка тарифа`;
export const devplan_by_arrangement = (): string =>
  `Тарифы – по договорённости с владельцем этого сайта: смотри «Способы оплаты».`;
export const devplan_not_sold = (): string =>
  `На этом сайте тариф купить нельзя.`;
export const devplan_operator_gives = (): string =>
  `Его может дать оператор.`;
export const devplan_create_key = (): string =>
  `Создать ключ API`;
export const devplan_card_text = (): string =>
  `Visa, Mastercard и American Express, на странице самого Stripe. Номер твоей карты мы никогда не видим.`;
export const devplan_coins_text = (v: { percent: string; coin: string }): string =>
  `Скидка ${v.percent} % при оплате в ${v.coin}. Тариф, оплаченный монетами, сам не продлевается; бот напомнит до его окончания.`;
export const devplan_coin_list = (): string =>
  `Монеты`;
export const devplan_arranged_coin = (v: { coin: string }): string =>
  `${v.coin} (по договорённости)`;
export const devplan_card_failed = (): string =>
  `Не удалось начать оплату через Stripe. Попробуй снова.`;
export const devplan_coins_failed = (): string =>
  `Не удалось начать оплату криптовалютой. Попробуй снова.`;
export const devplan_billing_failed = (): string =>
  `Не удалось открыть страницу оплаты. Попробуй снова.`;
export const devplan_payment_error = (): string =>
  `Ошибка оплаты`;
export const devplan_initiated = (): string =>
  `Оплата начата`;
export const devplan_initiated_text = (): string =>
  `Заверши оплату криптовалютой.`;
export const devplan_is_active = (v: { plan: string }): string =>
  `${v.plan}: действует`;
export const devplan_is_past_due = (v: { plan: string }): string =>
  `${v.plan}: просрочен`;
export const devplan_is_suspended = (v: { plan: string }): string =>
  `${v.plan}: приостановлен`;
export const devplan_is_expired = (v: { plan: string }): string =>
  `${v.plan}: истёк`;
export const devplan_is_cancelled = (v: { plan: string }): string =>
  `${v.plan}: отменён`;
export const devplan_requests = (): string =>
  `Запросы API`;
export const devplan_webhooks = (): string =>
  `Вебхуки`;
export const devplan_apps = (): string =>
  `Приложения`;
export const devplan_resets = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Запросы API и вебхуки снова считаются с нуля: `, v.time(``), `.`];
export const devplan_credit = (v: { amount: string }): string =>
  `Аванс: ${v.amount}.`;
export const devplan_credit_undone = (): string =>
  `Зачтённый платёж отменён в блокчейне.`;
export const devplan_credit_next = (): string =>
  `Он вычитается из твоего следующего счёта в монетах.`;
export const devplan_choose_below = (): string =>
  `Выбери его ниже.`;
export const devplan_active_ends = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Твоя подписка действует. Она заканчивается `, v.time(``), ` и сама не продлевается.`];
export const devplan_active_renews = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Твоя подписка действует. Она продлевается `, v.time(``), `.`];
export const devplan_attention = (): string =>
  `Твоя подписка требует внимания.`;
export const devplan_last_failed = (): string =>
  `Последний платёж не прошёл.`;
export const devplan_suspended = (): string =>
  `Платёж за неё возвращён, оспорен или отменён в блокчейне.`;
export const devplan_expired = (): string =>
  `Она истекла. Выбери тариф, чтобы продолжить.`;
export const devplan_cancelled_plan = (): string =>
  `Она отменена. Выбери тариф, чтобы продолжить.`;
export const devplan_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Всё работает до `, v.time(``), `.`];
export const devplan_stopped_on = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Твой тариф перестал работать `, v.time(``), `.`];
export const devplan_pay_stripe = (): string =>
  `Оплати на странице Stripe, этой картой или другой.`;
export const devplan_stripe_mail = (): string =>
  `Stripe отправил тебе письмо о том, как оплатить.`;
export const devplan_pay_now = (): string =>
  `Оплатить сейчас`;
export const devplan_billing = (): string =>
  `Управлять оплатой`;
export const devplan_billing_text = (): string =>
  `На странице Stripe можно сменить, отменить или возобновить тариф либо взять другую карту.`;
export const devplan_extend_year = (v: { plan: string }): string =>
  `Продлить ${v.plan} на год`;
export const devplan_extend_month = (v: { plan: string }): string =>
  `Продлить ${v.plan} на месяц`;
export const devplan_of_unlimited = (v: { used: number }): string =>
  `${number(v.used)}, без ограничений`;
export const devplan_none_without = (): string =>
  `Без тарифа нет`;
export const devplan_used_of = (v: { used: number; limit: number }): string =>
  `${number(v.used)} из ${number(v.limit)}`;
export const devplan_used_up = (): string =>
  `Израсходовано.`;
export const devplan_used_most = (): string =>
  `Использовано 80 % или больше.`;
export const devplan_invoice = (): string =>
  `Счёт`;
export const devplan_invoice_lead = (v: { coin: string }): string =>
  `Оплати из своего кошелька ${v.coin}. Сумма и адрес – только для этого счёта.`;
export const devplan_invoice_sign_in = (): string =>
  `Войди, чтобы увидеть свой счёт`;
export const devplan_invoice_purpose = (): string =>
  `Счёт виден только участнику, которому он принадлежит.`;
export const devplan_invoice_panel = (): string =>
  `Счёт`;
export const devplan_invoice_failed = (): string =>
  `Не удалось загрузить счёт`;
export const devplan_invoice_kept = (): string =>
  `Ничего из оплаченного не потеряно. Адрес и сумма не изменились.`;
export const devplan_invoice_year = (v: { plan: string }): string =>
  `${v.plan}, год`;
export const devplan_invoice_month = (v: { plan: string }): string =>
  `${v.plan}, месяц`;
export const devplan_stale = (): string =>
  `Нет связи. Это последнее известное состояние.`;
export const devplan_back = (): string =>
  `Назад к тарифам`;
export const devplan_qr = (v: { amount: string }): string =>
  `QR-код адреса и суммы: ${v.amount}`;
export const devplan_amount = (): string =>
  `Сумма`;
export const devplan_left = <T>(v: { left: (text: string) => T }): Rich<T> =>
  [`Осталось: `, v.left(``)];
export const devplan_left_label = (): string =>
  `Осталось времени`;
export const devplan_left_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`До `, v.time(``), `. Цена действует до этого времени.`];
export const devplan_list_price = (): string =>
  `Цена по прейскуранту`;
export const devplan_discount = (): string =>
  `Скидка`;
export const devplan_percent = (v: { percent: string }): string =>
  `${v.percent} %`;
export const devplan_your_credit = (): string =>
  `Твой аванс`;
export const devplan_to_pay = (): string =>
  `К оплате`;
export const devplan_confirmations = (): string =>
  `Подтверждения`;
export const devplan_late = (): string =>
  `Твой платёж оказался слишком мал или пришёл слишком поздно. После подтверждения он сохраняется как аванс и вычитается из твоего следующего счёта.`;
export const devplan_unpaid = (): string =>
  `Платёж вовремя не пришёл. Больше не плати на этот адрес; выбери тариф снова.`;
export const devplan_dropped_out = (): string =>
  `Сеть отбросила или отменила твой платёж. Больше не плати на этот адрес; выбери тариф снова. Если платёж всё же подтвердится, он сохранится как аванс.`;
export const devplan_kept = (v: { amount: string }): string =>
  `${v.amount}: слишком много или слишком поздно. Это сохраняется как аванс и вычитается из твоего следующего счёта.`;
export const devplan_kept_card = (): string =>
  `Твой тариф уже оплачен картой, поэтому этот платёж сохраняется как аванс.`;
export const devplan_paid = (): string =>
  `Твой тариф оплачен.`;
export const devplan_paid_title = (): string =>
  `Оплачен и подтверждён`;
export const devplan_dropped = (): string =>
  `Платёж отброшен`;
export const devplan_dropped_text = (): string =>
  `В сети твоего платежа больше нет, и ни в одном блоке его нет. Пусть твой кошелёк отправит его снова. Если он не появится в течение двух часов, этот счёт закроется, а всё, что придёт позже, сохранится как аванс.`;
export const devplan_received = (): string =>
  `Платёж получен`;
export const devplan_received_text = (v: { count: string; needed: string }): string =>
  `Ожидание блокчейна: подтверждений ${v.count} из ${v.needed}.`;
export const devplan_confirmed_of = (v: { count: string; needed: string }): string =>
  `${v.count} из ${v.needed}`;
export const devplan_too_late = (): string =>
  `Оплачен слишком поздно`;
export const devplan_over = (): string =>
  `Истёк`;
export const devplan_underpaid = (): string =>
  `Оплачен не полностью`;
export const devplan_underpaid_text = (v: { received: string; missing: string }): string =>
  `Получено: ${v.received}, не хватает: ${v.missing}. Оплати остаток на тот же адрес, пока не вышло время.`;
export const devplan_undone = (): string =>
  `Платёж отменён`;
export const devplan_undone_text = (): string =>
  `Твой платёж отменён в блокчейне. Оплати снова на тот же адрес, пока не вышло время.`;
export const devplan_waiting = (): string =>
  `Ждём твой платёж`;
export const devplan_waiting_text = (): string =>
  `Он появится здесь в течение минуты, ещё до подтверждения.`;
export const devplan_ask_sign_in = (): string =>
  `Войди, чтобы запросить тариф`;
export const devplan_ask_purpose = (): string =>
  `Тариф принадлежит участнику.`;
export const devplan_ask_open = (): string =>
  `У тебя уже есть открытый запрос. Чтобы изменить его, отзови его и запроси снова.`;
export const devplan_ask = (): string =>
  `Запросить тариф`;
export const devplan_ask_plan = (): string =>
  `Тариф`;
export const devplan_ask_for = (): string =>
  `Срок`;
export const devplan_months = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} месяц`, few: `${number(v.count)} месяца`, many: `${number(v.count)} месяцев`, other: `${number(v.count)} месяца` })}`;
export const devplan_ask_coin = (): string =>
  `Монета`;
export const devplan_ask_contact = (): string =>
  `Как владельцу с тобой связаться`;
export const devplan_ask_contact_hint = (): string =>
  `Имя в Telegram или адрес эл. почты. Это видит только владелец.`;
export const devplan_ask_no_contact = (): string =>
  `Напиши, как владельцу с тобой связаться.`;
export const devplan_ask_send = (): string =>
  `Отправить запрос`;
export const devplan_ask_sent = (): string =>
  `Запрос отправлен`;
export const devplan_ask_sent_text = (): string =>
  `Владелец этого сайта свяжется с тобой.`;
export const devplan_ask_price = (v: { month: string; year: string }): string =>
  `Цена по прейскуранту: ${v.month} в месяц, ${v.year} в год. Владелец скажет, сколько и куда платить, и предоставит тариф, когда платёж придёт.`;
export const devplan_own = (): string =>
  `Твои запросы`;
export const devplan_own_open = (): string =>
  `Ждёт владельца`;
export const devplan_own_contact = <T>(v: { contact: (text: string) => T }): Rich<T> =>
  [`Контакт: `, v.contact(``)];
export const devplan_own_granted = <T>(v: { time: (text: string) => T; received: (text: string) => T }): Rich<T> =>
  [`До `, v.time(``), `. Получено: `, v.received(``)];
export const devplan_own_withdraw = (): string =>
  `Отозвать`;
export const devplan_own_withdrawn = (): string =>
  `Запрос отозван`;
export const devplan_own_again = (): string =>
  `Можно запросить снова.`;
export const weeks_title = (): string =>
  `Судовой журнал`;
export const weeks_lead = (): string =>
  `Каждая закрытая неделя недельного фонда: сколько выплачено, скольким, и числа для проверки.`;
export const weeks_rules = (): string =>
  `Правила фонда`;
export const weeks_name = (): string =>
  `Недели`;
export const weeks_failed = (): string =>
  `Не удалось загрузить недели`;
export const weeks_kept = (): string =>
  `Ничего не потеряно.`;
export const weeks_of = (): string =>
  `недели`;
export const weeks_none = (): string =>
  `Ни одна неделя ещё не закончилась`;
export const weeks_none_text = (): string =>
  `Первая появится здесь, когда закончится: в воскресенье в 23:00 UTC.`;
export const weeks_past = (): string =>
  `За краем карты`;
export const weeks_past_text = (): string =>
  `Столько страниц нет.`;
export const weeks_closed = (): string =>
  `Закрытые недели`;
export const weeks_week = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Неделя: `, v.date(``)];
export const weeks_challenge = (): string =>
  `Час возражений`;
export const weeks_nobody = (): string =>
  `Долю не получил никто`;
export const weeks_recipients = (v: { count: number }): string =>
  `Получателей: ${number(v.count)}`;
export const weeks_carried = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`, в следующий фонд: `, v.amount(``)];
export const weeks_fairness = (): string =>
  `Честность`;
export const weeks_fairness_text = (): string =>
  `Насколько ровно распределяются баллы каждую неделю. Неравенство равно 0, если все получили поровну, и близко к 1, если один участник получил почти всё. Чаевые, которые вернулись за день, обычны среди друзей; они ничего не доказывают.`;
export const weeks_earners = (): string =>
  `С баллами`;
export const weeks_new = (): string =>
  `Новые аккаунты`;
export const weeks_top_ten = (): string =>
  `Доля первой десятки`;
export const weeks_inequality = (): string =>
  `Неравенство`;
export const weeks_tipped_back = (): string =>
  `Возвращено чаевых`;
export const weeks_held = (): string =>
  `Удержано`;
export const weeks_released = (): string =>
  `Освобождено`;
export const weeks_withheld = (): string =>
  `Не выплачено`;
export const weeks_head = (): string =>
  `Неделя`;
export const week_page_title = (v: { week: string }): string =>
  `Неделя ${v.week}`;
export const week_lead = (): string =>
  `Зафиксирована в воскресенье в 23:00 UTC: кто разделил фонд, в какой пропорции и что выплачено.`;
export const week_failed = (): string =>
  `Не удалось загрузить неделю`;
export const week_all = (): string =>
  `Все недели`;
export const week_challenge = (): string =>
  `Час возражений`;
export const week_challenge_text = (): string =>
  `Эти доли предварительные. До раздела ничего не выплачивается; до тех пор администратор может удержать спорную долю. Удержанная доля не потеряна: её участник может возразить, а остальные доли не меняются.`;
export const week_distribution_in = (): string =>
  `Раздел через`;
export const week_own_share = (): string =>
  `Твоя доля`;
export const week_figures = (): string =>
  `Неделя в цифрах`;
export const week_pool = (): string =>
  `Фонд`;
export const week_not_distributed = (): string =>
  `не разделён`;
export const week_distributed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`разделён: `, v.date(``)];
export const week_distributed_from = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`раздел начинается: `, v.date(``)];
export const week_shared_by = (): string =>
  `Делили`;
export const week_active = (v: { count: number }): string =>
  `из активных участников: ${number(v.count)}`;
export const week_points = (): string =>
  `Их баллы`;
export const week_points_all = (v: { all: string }): string =>
  `из ${v.all} всего`;
export const week_points_counted = (v: { all: string; counted: string }): string =>
  `из ${v.all} всего; для фонда засчитано ${v.counted}`;
export const week_threshold = (): string =>
  `Порог`;
export const week_threshold_points = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const week_formula = (v: { version: number }): string =>
  `версия формулы ${number(v.version)}`;
export const week_formula_policy = <T>(v: { policy: (text: string) => T; version: number }): Rich<T> =>
  [`правила «`, v.policy(``), `», версия формулы `, `${number(v.version)}`];
export const week_balance_unread = (): string =>
  `Баланс кошелька не удалось прочитать вовремя, поэтому он засчитан как 0. Его монеты остаются для следующих недель.`;
export const week_balance = <T>(v: { part: string; balance: (text: string) => T; height: number; debts: (text: string) => T; most: (text: string) => T }): Rich<T> =>
  [`Новое в фонде: `, `${v.part}`, ` % от `, v.balance(``), `, что были в кошельке на блоке `, `${number(v.height)}`, `, минус `, v.debts(``), ` к выплате или на комиссии; не больше `, v.most(``), `.`];
export const week_carried = (): string =>
  `Перенесено`;
export const week_carried_in = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` в фонде пришли из прошлых недель`];
export const week_carried_out = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` ушли в следующий фонд`];
export const week_hunt = <T>(v: { hunt: (text: string) => T; finishers: number; points: number }): Rich<T> =>
  [`Поиск сокровищ `, v.hunt(``), `: дошли `, `${number(v.finishers)}`, `, баллов `, `${number(v.points)}`];
export const week_statuses = (): string =>
  `Состояние долей`;
export const week_status = <T>(v: { count: number; amount: (text: string) => T }): Rich<T> =>
  [`${plural(v.count, { one: `${number(v.count)} доля`, few: `${number(v.count)} доли`, many: `${number(v.count)} долей`, other: `${number(v.count)} доли` })}`, `, `, v.amount(``)];
export const week_shares = (): string =>
  `Доли`;
export const week_own_place = (v: { place: number }): string =>
  `Твоё место: ${number(v.place)}`;
export const week_share_place = (): string =>
  `Поделиться местом`;
export const week_place_text = (v: { place: number; week: string }): string =>
  `${number(v.place)} место за неделю ${v.week}`;
export const week_shares_of = (): string =>
  `доли`;
export const week_quiet = (): string =>
  `Тихая неделя`;
export const week_quiet_text = (): string =>
  `Никто не достиг порога, поэтому ничего не разделено. Неделя всё равно закрыта.`;
export const week_past_text = (): string =>
  `У этой недели столько страниц нет.`;
export const week_shares_list = (): string =>
  `Доли`;
export const week_member = (): string =>
  `Участник`;
export const week_points_head = (): string =>
  `Баллы`;
export const week_share = (): string =>
  `Доля`;
export const week_status_head = (): string =>
  `Статус`;
export const week_rank = (): string =>
  `Место`;
export const week_member_number = (v: { number: string }): string =>
  `Участник ${v.number}`;
export const week_you = (): string =>
  `Ты`;
export const week_row_points = <T>(v: { points: string; unit: (text: string) => T }): Rich<T> =>
  [`${v.points}`, v.unit(` баллов`)];
export const week_row_counted = (v: { points: string }): string =>
  `засчитано ${v.points}`;
export const week_no_share = (): string =>
  `Без доли`;
export const week_object = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Возразить`, v.to(` против доли: ${v.name}`)];
export const week_hold = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Удержать`, v.to(` долю: ${v.name}`)];
export const week_release = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Освободить`, v.to(` долю: ${v.name}`)];
export const week_held = (v: { reason: string }): string =>
  `Удержано: ${v.reason}`;
export const week_release_ask = (): string =>
  `Освободить эту долю?`;
export const week_hold_ask = (): string =>
  `Удержать эту долю?`;
export const week_hold_why = (): string =>
  `Укажи, почему доля удержана.`;
export const week_decided_share = <T>(v: { name: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.name(``), `, `, v.amount(``), ` за неделю `, `${v.week}`, `.`];
export const week_release_text = (): string =>
  `Она снова подлежит выплате и уйдёт со следующей. Если её выплата раньше не удалась, она снова считается неудавшейся, пока оператор этого не уладит.`;
export const week_hold_text = (): string =>
  `Она не выплачивается, пока не освобождена. Остальные доли не меняются.`;
export const week_reason = (): string =>
  `Причина`;
export const week_reason_hint = (): string =>
  `Записывается в журнал аудита, который читают только администраторы.`;
export const week_release_do = (): string =>
  `Освободить долю`;
export const week_hold_do = (): string =>
  `Удержать долю`;
export const week_share_released = (): string =>
  `Доля освобождена`;
export const week_share_held = (): string =>
  `Доля удержана`;
export const week_decided_text = (v: { name: string; week: string }): string =>
  `${v.name}, неделя ${v.week}`;
export const week_signals = (v: { count: number }): string =>
  `Сигналов этой недели, о которых стоит спросить до выплаты долей: ${number(v.count)}.`;
export const week_review = (): string =>
  `Проверить`;
export const week_objection_sent = (): string =>
  `Возражение отправлено`;
export const week_objection_sent_text = (): string =>
  `Решает администратор, а бот тебе сообщит.`;
export const week_object_hold = (): string =>
  `Возразить против удержания?`;
export const week_object_share = (v: { name: string }): string =>
  `Возразить против доли: ${v.name}?`;
export const week_objection_send = (): string =>
  `Отправить возражение`;
export const week_objection_why = (): string =>
  `Укажи, почему возражаешь.`;
export const week_object_hold_text = (): string =>
  `Возразить можно один раз. Решает не тот администратор, который удержал долю.`;
export const week_object_share_text = (): string =>
  `До раздела администратор может удержать долю. Кто возразил, видят только администраторы.`;
export const week_own_objections = (): string =>
  `Твои возражения`;
export const week_own_held = (): string =>
  `Твоя доля удержана`;
export const week_own_held_text = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`Она не выплачивается, пока администратор её не освободит, и не потеряна. Причина: `, v.reason(``)];
export const week_own_object = (): string =>
  `Возразить`;
export const week_objection_hold = <T>(v: { about: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.about(`Твоё возражение против удержания:`), ` `, v.reason(``)];
export const week_objection_share = <T>(v: { about: (text: string) => T; number: string; reason: (text: string) => T }): Rich<T> =>
  [v.about(`Твоё возражение против доли участника ${v.number}:`), ` `, v.reason(``)];
export const week_objection_open = (): string =>
  `Решает администратор.`;
export const week_objection_upheld = (): string =>
  `Оно принято.`;
export const week_objection_turned_down = (): string =>
  `Оно отклонено.`;
export const week_evenness = (): string =>
  `Насколько ровно распределены баллы`;
export const week_earners = (): string =>
  `Участников с баллами`;
export const week_new = (): string =>
  `Новых аккаунтов среди них`;
export const week_top_ten = (): string =>
  `Баллы первой десятки`;
export const week_inequality = (): string =>
  `Неравенство, от 0 до 1`;
export const week_mutual = (): string =>
  `Баллы за чаевые, вернувшиеся за день`;
export const week_shares_held = (): string =>
  `Долей удержано`;
export const week_chain = (): string =>
  `В блокчейне`;
export const week_chain_failed = (): string =>
  `Не удалось загрузить транзакции`;
export const week_chain_show = (): string =>
  `Показать транзакции`;
export const week_chain_hide = (): string =>
  `Скрыть транзакции`;
export const week_chain_json = (): string =>
  `В JSON`;
export const week_chain_of = (): string =>
  `транзакции`;
export const week_chain_list = (): string =>
  `Транзакции`;
export const week_chain_line = <T>(v: { amount: (text: string) => T; points: number }): Rich<T> =>
  [v.amount(``), `, `, `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`];
export const week_chain_nobody = (): string =>
  `За эту неделю ни у кого нет баллов.`;
export const week_chain_none = (): string =>
  `Баллы этой недели не опираются на транзакции блокчейна.`;
export const week_chain_part = (v: { points: string; all: string; part: string }): string =>
  `${v.points} из ${v.all} опираются на транзакции блокчейна (${v.part} %).`;
export const week_chain_little = (v: { points: string; all: string }): string =>
  `${v.points} из ${v.all} опираются на транзакции блокчейна (меньше 1 %).`;
export const week_chain_unlisted = (v: { points: string }): string =>
  `Из них ${v.points} — на транзакции, которых нет в списке: один из участников каждой скрыт или удалён.`;
export const week_chain_meaning = (): string =>
  `Эти транзакции может посмотреть любой. Они показывают, что монеты переведены, но не кем.`;
export const week_chain_others = (): string =>
  `Баллы за всё остальное, например /gm, контент или чаевые без транзакции, опираются только на записи этого сайта.`;
export const legal_convenience = (): string =>
  `Этот перевод — только для удобства. Действует английский текст; чтобы прочитать его, выбери «English» в конце страницы.`;
export const legal_changed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Последнее изменение: `, v.date(``)];
export const legal_privacy_lead = (v: { site: string; community: string }): string =>
  `Что ${v.site} хранит об участниках сообщества ${v.community}, зачем, как долго и кто это видит.`;
export const legal_short = (): string =>
  `Коротко`;
export const legal_short_public = (): string =>
  `Имена, баллы и итоги публичны: это и есть рейтинг. Твоего id в Telegram, адресов монет и отдельных чаевых в нём нет. На страницах закрытых недель перечислены транзакции чаевых, без участников.`;
export const legal_short_ledger = (): string =>
  `Твоя активность остаётся. Баллы и доли вычисляются по книге учёта, которая никогда не стирается, поэтому любой итог можно проверить.`;
export const legal_short_cookies = (): string =>
  `Никакой рекламы, аналитики и слежки. Cookie — только если ты входишь или выбираешь язык.`;
export const legal_from = (): string =>
  `Откуда берутся данные`;
export const legal_from_bot = (v: { bot: string }): string =>
  `От ${v.bot}: бот сообщает, что ты делаешь с его помощью, и называет тебя, когда кто-то даёт тебе чаевые, даже если у тебя никогда не было с ним дела. Из файла прежних событий, если оператор такой загрузил. От тебя, когда ты входишь здесь.`;
export const legal_from_nameless = (): string =>
  `От бота: он сообщает, что ты делаешь с его помощью, и называет тебя, когда кто-то даёт тебе чаевые, даже если у тебя никогда не было с ним дела. Из файла прежних событий, если оператор такой загрузил. От тебя, когда ты входишь здесь.`;
export const legal_from_own_wallet = (): string =>
  `Ключи и слова твоего кошелька находятся в твоём собственном браузере и никогда не попадают на этот сайт. Сайт видит, какие адреса проверяет кошелёк, и не ведёт их списка.`;
export const legal_from_bot_wallet = (): string =>
  `То, что бот хранит у себя, например ключи кошелька, никогда не попадает на этот сайт.`;
export const legal_operator = (): string =>
  `Оператор — это лицо или организация, которые управляют этим сайтом.`;
export const legal_kept = (): string =>
  `Что хранится`;
export const legal_what_for = (): string =>
  `Зачем`;
export const legal_how_long = (): string =>
  `Как долго`;
export const legal_who_sees = (): string =>
  `Кто это видит`;
export const legal_account = (): string =>
  `Твой аккаунт Telegram`;
export const legal_account_what = (): string =>
  `Id в Telegram, имя и фамилия, юзернейм, адреса твоего фото и твоего профиля, время последних сообщений о них, номер участника, время твоего первого появления и с какого времени ты не показываешься на открытых страницах, если это так.`;
export const legal_account_purpose = (): string =>
  `Чтобы различать участников, показывать, кто есть кто, и узнавать тебя при входе.`;
export const legal_account_kept = (): string =>
  `Пока работает этот сайт; новое сообщение заменяет прежнее.`;
export const legal_account_seen = (): string =>
  `Все видят имя, юзернейм, ссылку на профиль, номер участника и время первого появления, если твой профиль не скрыт. Id в Telegram и адрес фото: ты, оператор и администраторы.`;
export const legal_picture = (): string =>
  `Твоё изображение`;
export const legal_picture_what = (): string =>
  `Изображение твоего аккаунта Telegram, если Telegram сообщает его адрес при входе, и когда мы искали его в последний раз.`;
export const legal_picture_purpose = (): string =>
  `Чтобы показывать тебе и администраторам, чей это аккаунт.`;
export const legal_picture_kept = (): string =>
  `До твоего входа после того, как изображение изменено или удалено в Telegram, и не дольше 90 дней после твоего последнего входа. Удаляет его ежечасная уборка.`;
export const legal_picture_seen = (): string =>
  `Ты, после входа, а также оператор и администраторы.`;
export const legal_set = (): string =>
  `Что ты задаёшь в боте или кошельке`;
export const legal_set_what = (): string =>
  `Имя в Twitter/X и подтверждено ли оно, основной адрес и адрес стейкинга, у каждого — время, когда он задан. Об адресе, который подтверждён в кошельке: текст, подписанный его ключом, время подписи, до какого времени его ждут доли и когда он подтверждён. Ключи и слова кошелька к нам не попадают, и мы не записываем, какие адреса он проверяет.`;
export const legal_set_purpose = (): string =>
  `За них один раз даются баллы; на основной адрес можно выплатить долю фонда. Подтверждённые адреса решают и то, чей это платёж: платёж с них считается твоим.`;
export const legal_set_kept = (): string =>
  `Пока работает этот сайт; новые данные заменяют прежние в твоём профиле.`;
export const legal_set_seen = (): string =>
  `Все видят имя в Twitter/X. Адреса: оператор и администраторы.`;
export const legal_did = (): string =>
  `Твои действия`;
export const legal_did_what = (): string =>
  `Каждое сообщённое событие: его вид (аккаунт, профиль, адрес, имя в Twitter/X, чаевые, перевод, /gm, /faucet, материал, поиск сокровищ, приглашение), когда оно произошло и когда получено, сумма, id транзакции (txid), кому даны чаевые и что было задано.`;
export const legal_did_purpose = (): string =>
  `Чтобы вычислять баллы и итоги и доказывать их.`;
export const legal_for_good = (): string =>
  `Навсегда. База данных отказывается менять или удалять записанное.`;
export const legal_did_seen = (): string =>
  `Отдельные события: ты, если за них даны баллы или тебе заплачено, а также оператор и администраторы. Итоги видят все.`;
export const legal_points = (): string =>
  `Баллы и недели`;
export const legal_points_what = (): string =>
  `Сколько дало каждое событие и по какому правилу, сколько снял дневной лимит, и исправления; суммы твоих баллов, всего и за каждый день и неделю, и число твоих транзакций. Публичный журнал хранит отпечаток каждого события и каждой блокировки, а мы храним случайное число, которое его открывает.`;
export const legal_points_purpose = (): string =>
  `Для ранга, рейтинга и недельного фонда; журнал доказывает, что в нём ничего не изменено.`;
export const legal_points_kept = (): string =>
  `Навсегда: заработанное никогда не меняется и не удаляется, только дополняется. При удалении данных о тебе стираются числа, открывающие твои отпечатки.`;
export const legal_points_seen = (): string =>
  `Все видят баллы за всё время и баллы текущей недели. Дни и отдельные записи с их правилами: ты, после входа; администраторы видят, по каким правилам заработаны баллы текущей недели. Отпечатки ничего не говорят посторонним; числа, открывающие твои: ты, после входа.`;
export const legal_shares = (): string =>
  `Доли недельного фонда`;
export const legal_shares_what = (): string =>
  `За каждую неделю, в которой у тебя была доля фонда: твоё место, твои баллы, сумма, когда появился твой аккаунт, насколько мы тогда знали, ждёт ли доля выплаты, удержана (с причиной) или выплачена, когда, на какой адрес, и транзакция с её id (txid). Если оператор выплатил её вручную: кто это записал, заметка и причина, если запись отменена.`;
export const legal_shares_purpose = (): string =>
  `Чтобы выплатить каждую долю один раз.`;
export const legal_for_good_on_chain = (): string =>
  `Навсегда. Платежи есть и в публичной цепочке монеты, откуда их никто не может удалить.`;
export const legal_shares_seen = (): string =>
  `Все видят место, баллы, сумму, состояние, транзакцию и заметку каждой доли, с твоим именем, и могут скачать файл с ними, где вместо имени стоит твой номер участника. Адреса и причины: оператор и администраторы. Транзакция показывает в цепочке, на какие адреса ушли монеты.`;
export const legal_faucet = (): string =>
  `Получения из крана`;
export const legal_faucet_what = (): string =>
  `Если у бота этого сообщества есть кран: время, сумма, адрес и исход каждого получения и транзакция с её id (txid).`;
export const legal_faucet_purpose = (): string =>
  `Чтобы выплатить каждое получение один раз и каждому человеку не чаще раза в 24 часа.`;
export const legal_faucet_seen = (): string =>
  `Ты, а также оператор и администраторы.`;
export const legal_hunts = (): string =>
  `Поиск сокровищ`;
export const legal_hunts_what = (): string =>
  `О каждом поиске сокровищ с твоим участием: до какой загадки ты доходишь и когда, время твоих последних неверных ответов на неё, когда пройден весь путь и сколько участников прошли его раньше; и просит ли какая-то загадка других дать тебе чаевые. Твои ответы не хранятся. О каждом твоём призе в монетах: сумма, ждёт ли он выплаты, выплачен или сгорел (с причиной), когда, на какой адрес, и транзакция с её id (txid).`;
export const legal_hunts_purpose = (): string =>
  `Чтобы расставить дошедших по порядку, определить победителей так, чтобы каждый мог проверить, и выплатить каждый приз один раз.`;
export const legal_hunts_kept = (): string =>
  `Навсегда. Время неверных ответов — только пока загадка не разгадана или данные о тебе не удалены. Платежи есть и в публичной цепочке монеты, откуда их никто не может удалить.`;
export const legal_hunts_seen = (): string =>
  `Все видят, сколько участников дошли до каждой загадки, а после конца поиска — номера дошедших участников и победителей с призами и транзакциями, по именам, если они не скрыты. Остальное: ты, а также оператор и администраторы. Кто доходит до загадки о тебе, видит твоё имя.`;
export const legal_signals = (): string =>
  `Необычное в чаевых`;
export const legal_signals_what = (): string =>
  `За каждую неделю — всё необычное в чаевых от тебя и тебе: кто кому, как часто и когда их давал, новые ли аккаунты и нет ли у них общего адреса; и заметки администраторов об этом. Возражения против долей: против чьей доли, кто возразил, почему, и решение.`;
export const legal_signals_purpose = (): string =>
  `Чтобы администраторы могли это проверить до выплаты недельного фонда. Автоматически из-за этого ничего не происходит.`;
export const legal_signals_kept = (): string =>
  `Навсегда, как и сами чаевые.`;
export const legal_signals_seen = (): string =>
  `Твои собственные возражения и причину, по которой удержана твоя доля: ты. Всё: оператор и администраторы.`;
export const legal_content = (): string =>
  `Материалы, которые ты присылаешь`;
export const legal_content_what = (): string =>
  `Ссылка, вид, заголовок, описание, когда материал прислан, вторая ли это попытка, что в нём изменено, отозван ли он, и проверка: её результат, баллы и комментарий, кто и когда проверил, кто проверяет сейчас, и формы ссылки и этих текстов для поиска.`;
export const legal_content_purpose = (): string =>
  `Чтобы администраторы могли проверить материал и дать за него баллы.`;
export const legal_content_kept = (): string =>
  `Пока работает этот сайт, если оператор не удалит материал. То, что он прислан, остаётся в книге учёта, а твои изменения в нём — в журнале аудита.`;
export const legal_content_seen = (): string =>
  `Ты, а также оператор и администраторы. Все видят одобренные материалы на витрине и на твоей странице автора: ссылку, вид, заголовок, описание, баллы и когда они присланы, с твоим именем и рангом, если твой профиль не скрыт.`;
export const legal_role = (): string =>
  `Роль и блокировки`;
export const legal_role_what = (): string =>
  `Твоя роль (участник, администратор или владелец) и начало, причина и конец каждой блокировки.`;
export const legal_role_purpose = (): string =>
  `Чтобы решать, что кому можно.`;
export const legal_role_kept = (): string =>
  `Пока работает этот сайт или пока это не изменено.`;
export const legal_role_seen = (): string =>
  `Все видят, кто администратор. Блокировки: оператор и администраторы. Бот узнаёт, есть ли у тебя блокировка.`;
export const legal_broadcasts = (): string =>
  `Сообщения от бота`;
export const legal_broadcasts_what = (): string =>
  `Отключены ли у тебя рассылки и с какого времени бот не может тебе писать. О каждой рассылке тебе: когда она отправлена, дошла ли и какой номер Telegram дал сообщению; о самой рассылке: кто и когда её начал и, пока она не закончена, её текст с именем автора поста.`;
export const legal_broadcasts_purpose = (): string =>
  `Чтобы писать только тем, кто этого хочет, и только один раз.`;
export const legal_broadcasts_kept = (): string =>
  `Твой выбор — пока он не изменён; то, что бот не может тебе писать, — пока он о тебе не услышит; какие рассылки к тебе пришли — пока работает этот сайт.`;
export const legal_broadcasts_seen = (): string =>
  `Оператор. Администраторы видят, кто начал рассылку и до скольких она дошла. Сообщения доставляет Telegram.`;
export const legal_met = (): string =>
  `Люди, которых встретил бот`;
export const legal_met_what = (): string =>
  `Если у этого сообщества есть свой бот: id в Telegram, имена и юзернейм каждого, участник он или нет, чьё сообщение или нажатие кнопки видит бот, когда он видел последнее, с какого времени ему можно писать тебе лично и когда он в последний раз говорил тебе, что тебя ждут чаевые. Он видит также, кому отвечают или кого называют чаевые. Сами сообщения не хранятся.`;
export const legal_met_purpose = (): string =>
  `Чтобы найти человека, когда кто-то даёт чаевые по имени или ищет его.`;
export const legal_met_kept = (): string =>
  `Пока работает этот сайт, если ты в числе участников; иначе — 90 дней после последней встречи с ботом.`;
export const legal_seen_operator = (): string =>
  `Оператор.`;
export const legal_brought = (): string =>
  `Участники, которых ты приводишь`;
export const legal_brought_what = (): string =>
  `Если у этого сообщества есть свой бот: код твоей ссылки, если она тебе понадобилась; по чьей ссылке ты здесь или кто пришёл по твоей, и когда.`;
export const legal_brought_purpose = (): string =>
  `Чтобы рассказать тебе о них и один раз дать баллы, которые задаёт оператор.`;
export const legal_while_site = (): string =>
  `Пока работает этот сайт.`;
export const legal_brought_seen = (): string =>
  `Оператор. Бот говорит тебе, что кто-то пришёл, но не кто это.`;
export const legal_notices = (): string =>
  `Что сообщает тебе бот`;
export const legal_notices_what = (): string =>
  `Если у этого сообщества есть свой бот: какие уведомления тебе нужны и принимаешь ли ты чаевые; язык, который выбран тобой, и тот, который последним назвал Telegram; его последний вопрос и твои ответы до сих пор; сообщения, которые он вот-вот тебе отправит, а потом — когда каждое отправлено, дошло ли оно и какой номер дал ему Telegram.`;
export const legal_notices_purpose = (): string =>
  `Чтобы сообщать тебе всё один раз, на твоём языке и только то, что ты хочешь знать.`;
export const legal_notices_kept = (): string =>
  `Твой выбор — пока он не изменён; открытый вопрос — час; текст — пока не отправлен; остальное — 30 дней.`;
export const legal_notices_seen = (): string =>
  `Ты, в Telegram, который доставляет сообщения, и оператор.`;
export const legal_plan = (): string =>
  `Тариф разработчика`;
export const legal_plan_what = (): string =>
  `Какой у тебя тариф, на какой срок, как он оплачен, когда начался, когда кончается и продлевается ли; сколько запросов API и вебхуков использовано в каждом месяце, с тарифом и без него; какие напоминания об этом поручены боту и дошли ли они. Если ты просишь тариф по договорённости: тариф, месяцы, монета, как владельцу связаться с тобой, когда подан запрос и чем он закончился, с полученной суммой или причиной отказа.`;
export const legal_plan_purpose = (): string =>
  `Чтобы давать доступ к API в пределах тарифа.`;
export const legal_plan_kept = (): string =>
  `Пока работает этот сайт; твой контакт — пока запрос не отозван.`;
export const legal_plan_seen = (): string =>
  `Ты, после входа, и оператор.`;
export const legal_payments = (): string =>
  `Платежи за тарифы`;
export const legal_payments_what = (): string =>
  `Картой: выбранные тобой тариф, срок и цена, когда они выбраны, адрес страницы оплаты, а также номера и состояния в Stripe: клиента, страницы, подписки и каждого возвращённого или оспоренного платежа. В монетах: тариф, цена, остаток и сумма каждого счёта, его адрес и сроки, твой тариф до и после; транзакция, сумма и блок каждого платежа по нему и когда он замечен впервые; и каждая запись твоего остатка. Номер твоей карты никогда сюда не попадает.`;
export const legal_payments_purpose = (): string =>
  `Чтобы предоставить каждый оплаченный тариф один раз и зачесть переплату.`;
export const legal_payments_kept = (): string =>
  `Пока работает этот сайт; записи твоего остатка никогда не меняются. Платежи в монетах есть и в публичной цепочке, откуда их никто не может удалить.`;
export const legal_payments_seen = (): string =>
  `Ты, после входа, и оператор. Stripe знает, что ты там оплачиваешь, а платежи в цепочке видят все, без твоего имени.`;
export const legal_apps = (): string =>
  `Приложения, которые ты регистрируешь`;
export const legal_apps_what = (): string =>
  `Название, разработчик или организация, почта для связи, вид, описание, адреса вебхука и обратного вызова и разрешения, о которых ты просишь; секрет, которым подписываются вебхуки, в зашифрованном виде; когда приложение зарегистрировано, кто и когда его одобрил, почему его вернули в песочницу и когда его удалили.`;
export const legal_apps_purpose = (): string =>
  `Чтобы сказать участникам, кто и о чём их просит, и чтобы администраторы могли об этом решить.`;
export const legal_apps_seen = (): string =>
  `Ты, а также оператор и администраторы. Участники, которых твоё приложение о чём-то просит, видят его название и разработчика.`;
export const legal_keys = (): string =>
  `Ключи API`;
export const legal_keys_what = (): string =>
  `Название, разрешения, приложение, лимит и время каждого ключа, который ты создаёшь; сам ключ в зашифрованном виде и хеш, чтобы его находить; сколько запросов он сделал за каждый день и, в течение часа, за каждую минуту; когда и из какой сети (не весь адрес) он использован в последний раз и использовался ли после своего срока. Ответы на вызовы, которые нельзя повторять, с id, которые дала им твоя программа.`;
export const legal_keys_purpose = (): string =>
  `Чтобы дать каждой программе доступ, который ты ей разрешаешь, считать запросы и ничего не повторять.`;
export const legal_keys_kept = (): string =>
  `Пока работает этот сайт. Сам ключ — до десяти минут после его удаления, а его хеш — навсегда, чтобы заметить его использование; ответы — день.`;
export const legal_keys_seen = (): string =>
  `Ты, после входа; ключи целиком — четверть часа после входа. Оператор видит всё, кроме ключей.`;
export const legal_webhooks = (): string =>
  `Вебхуки твоих приложений`;
export const legal_webhooks_what = (): string =>
  `Каждое событие, отправленное твоим приложениям: его содержание, о ком оно, когда и сколько раз отправлено, и ответ твоего сервера.`;
export const legal_webhooks_purpose = (): string =>
  `Чтобы сообщать приложениям о событиях и показывать тебе доставки.`;
export const legal_webhooks_kept = (): string =>
  `30 дней и до следующей ежечасной уборки.`;
export const legal_webhooks_seen = (): string =>
  `Ты и оператор. Событие получает собственный сервер твоего приложения.`;
export const legal_allowed = (): string =>
  `Что ты разрешаешь приложениям`;
export const legal_allowed_what = (): string =>
  `Что ты разрешаешь каждому приложению, с какого времени и когда разрешение отозвано; какие приложения заблокированы; и каждая просьба приложения о твоём разрешении: приложение, разрешения, время и твой ответ. Просьбы к id, который никому не принадлежит, тоже хранятся.`;
export const legal_allowed_purpose = (): string =>
  `Чтобы приложение узнавало только то, что ты разрешаешь.`;
export const legal_allowed_kept = (): string =>
  `Пока работает этот сайт. Из просьб — самая новая; прежние — 30 дней и до следующей ежечасной уборки.`;
export const legal_allowed_seen = (): string =>
  `Ты, в боте и на странице «Разрешённые приложения», и оператор. Приложение узнаёт, можно ли ему.`;
export const legal_asked = (): string =>
  `О чём приложения тебя просят и что сообщают`;
export const legal_asked_what = (): string =>
  `О каждом сообщении, которое бот отправляет тебе от приложения: приложение, владелец его ключа, вид сообщения, когда и дошло ли оно; его текст — пока не отправлен. О каждом платеже, о котором приложение тебя просит: сумма, адрес, назначение, когда запрошен, до какого времени его можно оплатить, исход и транзакция оплаты (txid).`;
export const legal_asked_purpose = (): string =>
  `Чтобы отправлять тебе каждое сообщение один раз, ограничивать, как часто приложения могут просить, и находить платежи.`;
export const legal_asked_kept = (): string =>
  `Сообщения: 30 дней после отправки и до следующей ежечасной уборки. Запросы платежей: пока работает этот сайт.`;
export const legal_asked_seen = (): string =>
  `Приложение и его разработчик видят своё; оператор. Адрес, на который платят, проверяется в индексе цепочки, если оператор его настроил (балансы тоже: твой основной адрес — для приложения, которому ты это разрешаешь).`;
export const legal_tips = (): string =>
  `Чаевые`;
export const legal_tips_what = (): string =>
  `О каждых чаевых: кто кому, сумма, также в долларах, если она так указана, заметка, чат, тема и сообщение, к которым они относятся, когда они даны, до какого времени их можно оплатить, адрес, на который платят, исход и транзакция оплаты (txid). О платеже, которым, возможно, оплачены чаевые: его транзакция, адрес, сумма и блок, адреса, с которых он идёт, когда мы о нём спросили и твой ответ. Отказ от чаевых, если он есть. О каждом платеже со страницы кошелька: адреса, с которых и на которые он идёт, сумма, комиссия, время, исход и подписанные байты.`;
export const legal_tips_purpose = (): string =>
  `Чтобы найти платёж в цепочке, засчитать его один раз и сообщить вам обоим.`;
export const legal_tips_kept = (): string =>
  `Пока работает этот сайт; байты — пока после платежа не пройдёт шесть блоков. Платежи есть и в публичной цепочке монеты, откуда их никто не может удалить.`;
export const legal_tips_seen = (): string =>
  `Ты и тот, кому ты даёшь чаевые, в боте и в истории кошелька; все в группе, где даны чаевые; оператор. Адрес проверяется в индексе цепочки.`;
export const legal_escrows = (): string =>
  `Эскроу`;
export const legal_escrows_what = (): string =>
  `О каждом эскроу, который приложение оформляет с тобой: покупатель, продавец и приложение, сумма и её назначение, открытые ключи и адреса обоих, когда каждый согласился, что внесено, причина спора и решение по нему, и транзакция, которая завершает эскроу, с её подписями и id (txid).`;
export const legal_escrows_purpose = (): string =>
  `Чтобы создать адрес, с которого могут тратить два ключа из трёх, и транзакцию, которая завершает эскроу.`;
export const legal_escrows_kept = (): string =>
  `Пока работает этот сайт. Платежи есть и в публичной цепочке монеты. Закрытых ключей здесь не бывает никогда.`;
export const legal_escrows_seen = (): string =>
  `Приложение и его разработчик видят своё; оператор. Покупатель и продавец видят условия.`;
export const legal_audit = (): string =>
  `Журнал аудита`;
export const legal_audit_what = (): string =>
  `Что меняет администратор и что меняешь ты: материалы, ждущие проверки, приложения, ключи API (также когда тебе показаны ключи целиком), запросы тарифов, конец тарифа, твои разрешения приложениям и эскроу, ответы на вход по твоему id. Id человека в Telegram, время, действие, запись с её состоянием до и после и номер запроса.`;
export const legal_audit_purpose = (): string =>
  `Чтобы отчитаться за каждое изменение и выяснить, не сделал ли кто-то другой изменение от твоего имени.`;
export const legal_audit_seen = (): string =>
  `Оператор и администраторы.`;
export const legal_sessions = (): string =>
  `Сеансы`;
export const legal_sessions_what = (): string =>
  `Когда ты входишь: хеш случайного кода в твоём cookie (внутри приложений Telegram — ещё и второго, который действует десять минут), когда сеанс начался, использован в последний раз и кончается, и открыла ли его ссылка от бота. При входе через Telegram — ещё и хеш данных, подписанных Telegram, чтобы они принимались только один раз. О самой новой ссылке для входа от бота: её хеш и когда она истекает.`;
export const legal_sessions_purpose = (): string =>
  `Чтобы твой вход сохранялся и никто другой не вошёл от твоего имени.`;
export const legal_sessions_kept = (): string =>
  `Сеанс кончается через 24 часа, после двух часов без использования или когда ты выходишь; при выходе его запись удаляется. Ссылка действует пять минут. Запись истёкшего сеанса не даёт доступа и удаляется в течение нескольких часов.`;
export const legal_logins = (): string =>
  `Входы в роли администратора`;
export const legal_logins_what = (): string =>
  `О каждой попытке войти по id Telegram на странице администрации: введённый id, сеть, из которой она сделана (адрес без последней части), вид браузера, две цифры, показанные страницей, время и исход; и до какого времени администратор, на день запретивший такие входы, не получает вопросов. Журнал аудита записывает, кто и когда одобрил вход или отказал.`;
export const legal_logins_purpose = (): string =>
  `Чтобы спросить администратора в Telegram и остановить повторные попытки.`;
export const legal_logins_kept = (): string =>
  `День и до следующей ежечасной уборки.`;
export const legal_logins_seen = (): string =>
  `Оператор. Администратор, которого спрашивают, видит сеть, браузер и время.`;
export const legal_log = (): string =>
  `Журнал сервера`;
export const legal_log_what = (): string =>
  `О каждом запросе: время, его метод и путь на этом сайте (без поисковых слов и id Telegram), хост, сетевой адрес (IP) и порт, с которых он пришёл, его номер, статус ответа и сколько он занял; при сбое — ещё и ошибка. Содержание запросов, cookie и токены не записываются.`;
export const legal_log_purpose = (): string =>
  `Чтобы находить ошибки и злоупотребления.`;
export const legal_log_kept = (): string =>
  `Программа передаёт журнал машине, на которой работает, и ничего там не удаляет: оператор решает, сколько он хранится.`;
export const legal_log_seen = (): string =>
  `Оператор. Если оператор пользуется службой, которая измеряет длительность запросов, она видит метод, вид адреса, номер, статус и время каждого запроса и ничего о том, кто его сделал.`;
export const legal_everybody = (): string =>
  `Что видят все`;
export const legal_everybody_board = (): string =>
  `Рейтинг и публичные запросы, на которых он построен, показывают о каждом участнике: номер участника, имя и фамилию или юзернейм, ссылку на профиль, имя в Twitter/X и подтверждено ли оно, администратор ли это, пиратский ранг и место, баллы за всё время и за текущую неделю, сколько из них засчитывается для фонда, хватает ли их на долю и скольких недостаёт, суммы и число данных и полученных чаевых, награды за всё время и когда появился аккаунт.`;
export const legal_everybody_weeks = (): string =>
  `Страница каждой закрытой недели, запросы, на которых она построена, и её файлы показывают, кто разделил фонд: место, номер участника, имя, баллы этой недели, сумму, состояние и транзакцию и когда появился аккаунт. В них перечислены и транзакции чаевых этой недели, каждая с суммой и баллами за неё, без участников и времени. В блокчейне транзакция показывает адреса и своё время, поэтому тот, кто знает сумму твоих чаевых, может её там найти. Транзакции скрытых участников не перечислены.`;
export const legal_everybody_content = (): string =>
  `Гавань авторов показывает одобренные материалы участников с их именем и рангом, и у каждого участника с юзернеймом там есть страница.`;
export const legal_everybody_hide = (): string =>
  `Скрыть себя на открытых страницах можно в разделе «Мой обзор» в гавани авторов. Тогда рейтинг и страницы закрытых недель показывают твоё место и цифры без имени и ссылок, а также без номера участника там, где он не нужен. Поиском тебя там не найти, твоя страница автора закрыта, а твои материалы уходят с витрины. В файлах закрытых недель твой номер участника остаётся: их хеши доказывают раздел. Копии, сделанные другими, нам недоступны.`;
export const legal_everybody_copies = (v: { coin: string }): string =>
  `Поисковые системы и другие могут хранить копии этих страниц. Чаевые есть и в блокчейне ${v.coin}: он публичен и здесь изменён быть не может.`;
export const legal_browser = (): string =>
  `В твоём браузере`;
export const legal_browser_cookies = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Когда ты входишь, cookie `, v.name(`__Host-deck`), ` (на сервере без https — `, v.name(`deck`), `) сохраняет вход не дольше 24 часов. Скрипты не могут его прочитать, и отправляется он только на этот сайт. Если используется новый вход Telegram, второй cookie, `, v.name(`__Host-deck-nonce`), `, связывает этот вход с твоим браузером не дольше чем на десять минут. Когда ты выбираешь язык внизу страницы, cookie `, v.name(`language`), ` хранит его год. Если не делать ни того, ни другого, cookie нет.`];
export const legal_browser_storage = <T>(v: { theme: (text: string) => T; name: (text: string) => T; drafts: (text: string) => T; launch: (text: string) => T; telegram: (text: string) => T }): Rich<T> =>
  [`В хранилище браузера `, v.theme(``), ` хранит выбранную тобой тему: светлую, тёмную или как в системе. Запись остаётся, пока ты её не удалишь, и никуда не отправляется. Для администратора `, v.name(`admin-auth`), ` хранит имя, id и адрес изображения для страницы администрации, до выхода или 24 часа. То, что ты вводишь в формы материалов, приложений и ключей API, а с правами администратора — в проверки, сообщения и причины, хранится в `, v.drafts(``), `, пока не отправлено, чтобы не пропасть при перезагрузке: только в этой вкладке, пока она не закрыта или пока ты не выйдешь, и никуда не отправляется. Внутри Telegram `, v.launch(``), ` помечает, пока приложение не закрыто, что вход в нём уже выполнен, а `, v.telegram(``), ` говорит, светлая или тёмная тема в Telegram. Если установить сайт как приложение, он хранит копию публичного рейтинга на время без связи.`];
export const legal_browser_wallet = <T>(v: { wallet: (text: string) => T }): Rich<T> =>
  [`Если ты создаёшь кошелёк на этом сайте, база данных браузера `, v.wallet(``), ` хранит его ключи, зашифрованные твоей парольной фразой, его адреса и платежи, которые, возможно, ещё не отправлены. Она остаётся, пока ты не удалишь там кошелёк, и ключи никуда не отправляются.`];
export const legal_other = (): string =>
  `Другие службы`;
export const legal_other_none = (): string =>
  `Страницы ничего не загружают с других хостов: шрифты, картинки и скрипты идут с этого сайта, как и твоё изображение, которое сам сайт получает из Telegram, когда ты входишь. В другое место ведёт только ссылка, по которой ты переходишь.`;
export const legal_other_telegram = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Вход через Telegram, если сайт его предлагает, — исключение: кнопка открывает окно `, v.name(`oauth.telegram.org`), `, и там узнают твой сетевой адрес (IP) и то, что ты входишь здесь. Там действует политика конфиденциальности Telegram.`];
export const legal_other_bot = (v: { bot: string }): string =>
  `${v.bot} может запрашивать у этого сайта имя, ранг, баллы, итоги и блокировку его участников, чтобы показывать их в чате. Ничто не продаётся и не передаётся никому другому.`;
export const legal_other_nameless = (): string =>
  `Бот может запрашивать у этого сайта имя, ранг, баллы, итоги и блокировку его участников, чтобы показывать их в чате. Ничто не продаётся и не передаётся никому другому.`;
export const legal_correct = (): string =>
  `Посмотреть, исправить, удалить`;
export const legal_correct_profile = (): string =>
  `Измени имя, юзернейм или фото в Telegram, а адреса и имя в Twitter/X — в боте: следующее сообщение заменит то, что хранит здесь твой профиль. Со всем остальным обращайся к оператору, он делает это вручную. Не пиши ничего личного в публичном чате: спроси там, кто управляет этим сайтом.`;
export const legal_correct_erase = (): string =>
  `Можно спросить, что о тебе хранится, и попросить это удалить: id в Telegram, имена, юзернейм, изображение, ссылки на фото и профиль, имя в Twitter/X и адреса монет, присланные тобой материалы, сеансы, а также имена, ссылки на фото, имена в Twitter/X и адреса в прежних сообщениях. Прежние резервные копии хранят их, пока в свой черёд не будут удалены. Твои баллы тогда показываются в рейтинге под именем «Участник без имени», а ещё не выплаченную долю выплатить тебе уже нельзя. Если ты снова воспользуешься ботом или кто-то даст тебе чаевые, следующее сообщение откроет новый аккаунт.`;
export const legal_correct_ledger = (): string =>
  `Книгу учёта удалить нельзя: твои события, баллы, недели и доли, платежи с их адресами и журнал аудита. Они остаются под твоим номером участника, без имени; журнал аудита называет людей по id Telegram. Баллы, данные по ошибке, не стираются: новая запись исправляет прежнюю и называет её.`;
export const legal_terms_lead = (v: { site: string }): string =>
  `Что такое баллы и недельный фонд ${v.site}, кто делит фонд и чего сайт не обещает.`;
export const legal_site = (): string =>
  `Что это за сайт`;
export const legal_site_bot = (v: { community: string; bot: string }): string =>
  `Этот сайт — рейтинг и книга учёта сообщества ${v.community}. Он считает и показывает то, что сообщает ${v.bot}.`;
export const legal_site_nameless = (v: { community: string }): string =>
  `Этот сайт — рейтинг и книга учёта сообщества ${v.community}. Он считает и показывает то, что сообщает бот.`;
export const legal_site_own_wallet = (): string =>
  `Его кошелёк — программа, которая работает в твоём собственном браузере. Сайт — не банк и не биржа: у него нет ни твоих монет, ни твоих ключей, он не может их двигать и не может вернуть их, если ты их потеряешь.`;
export const legal_site_no_wallet = (): string =>
  `Это не кошелёк, не банк и не биржа: у сайта нет ни твоих монет, ни твоих ключей, и он не может их двигать.`;
export const legal_site_chain = (v: { coin: string }): string =>
  `Чаевые — это транзакции в блокчейне ${v.coin}; никто здесь не может отменить ни одной.`;
export const legal_site_operator = (): string =>
  `«Оператор» — это лицо или организация, которые управляют этим сайтом.`;
export const legal_points_meaning = (): string =>
  `Баллы показывают, насколько активным был участник, по правилам из справки в рейтинге. Это не деньги, и права на деньги они не дают. Их нельзя купить, продать или передать, и никто не обещает, что они имеют ценность или что их правила останутся прежними.`;
export const legal_pool = (): string =>
  `Недельный фонд`;
export const legal_pool_week = (v: { code: string }): string =>
  `Неделя длится от воскресенья 23:00 UTC до следующего. Когда она закрывается, её фонд в ${v.code} один раз делится между участниками с правом на долю, пропорционально засчитанным баллам этой недели, до последней единицы. Если права нет ни у кого, ничего не распределяется.`;
export const legal_pool_rules = <T>(v: { a: (text: string) => T; code: string }): Rich<T> =>
  [`Оператор предоставляет фонд и задаёт его правила: размер, кто его делит и какие баллы засчитываются. Их излагают `, v.a(`правила фонда`), `. Набор правил действует с начала недели; без него размер может меняться, пока неделя не закрыта, даже до нуля. Это благодарность, а не зарплата: никто не обещает фонда на следующую неделю или ценности `, `${v.code}`, `.`];
export const legal_pool_paid = (): string =>
  `Доля числится к выплате, пока не выплачена. Она выплачивается на основной адрес, который задан тобой в боте; без адреса она ждёт тебя.`;
export const legal_pool_paid_wallet = (): string =>
  `Доля числится к выплате, пока не выплачена. Она выплачивается на основной адрес, который задан тобой в боте или кошельке; без адреса она ждёт тебя.`;
export const legal_sharers = (): string =>
  `Кто его делит`;
export const legal_sharers_text = (): string =>
  `Каждый участник, у которого достаточно баллов за неделю и нет блокировки в её конце. Правила фонда говорят, сколько баллов достаточно и насколько они засчитываются. Активность, о которой сообщено после закрытия недели, засчитывается в текущую.`;
export const legal_content_terms = (): string =>
  `Присылай только то, что имеешь право публиковать. Администратор решает, даёт ли это баллы и сколько, в пределах для этого вида. Владельцем остаётся автор.`;
export const legal_corrections = (): string =>
  `Исправления и блокировки`;
export const legal_corrections_points = (): string =>
  `Оператор может забрать баллы, данные по ошибке или полученные обманом. Исправление — это новая запись, которая называет прежнюю; ничего не переписывается, и итоги никогда не опускаются ниже нуля. Закрытая неделя сохраняет свои доли; исправление учитывается в текущей неделе.`;
export const legal_corrections_bans = (): string =>
  `Администраторы могут блокировать участников, которые собирают баллы фальшивыми аккаунтами, чаевыми по кругу или чужими материалами либо вредят сообществу. Во время блокировки участник не может входить и зарабатывать; неделя, которая кончается в это время, ему ничего не платит.`;
export const legal_wrong = (): string =>
  `Если что-то не так`;
export const legal_wrong_text = (): string =>
  `Сайт предоставляется как есть, без гарантий. Он может опаздывать, ошибаться или быть недоступен. Если он расходится с блокчейном, в том, что касается платежей, верен блокчейн. Суммы в долларах США — оценки. Ничто здесь не является советом что-либо купить или продать, и ничто не ограничивает права, которые даёт тебе закон.`;
export const legal_wrong_tell = (): string =>
  `Сообщи оператору, что тебе встретилось:`;
export const legal_change = (): string =>
  `Если эти условия изменятся`;
export const legal_change_text = (): string =>
  `Новые условия появятся здесь с новой датой. Закрытые недели заново не делятся.`;
export const rules_lead = (): string =>
  `Как делится фонд недели: по засчитанным баллам. Правила действуют с начала недели; монеты, которые остались от недели, идут в следующий фонд.`;
export const rules_name = (): string =>
  `Правила`;
export const rules_failed = (): string =>
  `Не удалось загрузить правила`;
export const rules_in_force = (): string =>
  `Действуют`;
export const rules_to_come = (): string =>
  `Предстоят`;
export const rules_earlier = (): string =>
  `Прежние`;
export const rules_since = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`С воскресенья, `, v.from(``)];
export const rules_since_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`С воскресенья, `, v.from(``), `, до воскресенья, `, v.until(``)];
export const rules_from = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`С воскресенья, `, v.from(``)];
export const rules_from_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`С воскресенья, `, v.from(``), `, до воскресенья, `, v.until(``)];
export const rules_changes = (): string =>
  `Изменения`;
export const rules_no_changes = (): string =>
  `Ни одно правило не меняется.`;
export const rules_changes_made = (): string =>
  `Что они изменили`;
export const rules_all = (): string =>
  `Все правила целиком`;
export const rules_hash = <T>(v: { hash: (text: string) => T }): Rich<T> =>
  [`Хеш `, v.hash(``)];
export const rules_before_first = (): string =>
  `До первых правил`;
export const rules_no_policy = (): string =>
  `Правила ещё не заданы.`;
export const rules_until = <T>(v: { until: (text: string) => T }): Rich<T> =>
  [`До воскресенья, `, v.until(``), `.`];
export const rules_settings_apply = (): string =>
  `Действуют настройки оператора.`;
export const rules_settings_today = (): string =>
  `Настройки оператора, какие они сегодня; на странице недели показаны её собственные.`;
export const rules_hash_note = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Хеш правил — это SHA-256 их документа в каноническом JSON (RFC 8785). Он указан в итогах недели. `, v.a(`Все правила в JSON`)];
export const rules_pool = (v: { pool: string }): string =>
  `Недельный фонд: ${v.pool}.`;
export const rules_pool_off = (v: { pool: string }): string =>
  `Недельный фонд: ${v.pool}. Монеты не раздаются.`;
export const rules_pool_part = (v: { part: number; most: string }): string =>
  `Недельный фонд — это ${number(v.part)} % монет, которые кошелёк фонда хранит в момент фиксации и никому не должен, не больше ${v.most}.`;
export const rules_unread = (): string =>
  `Если баланс не удаётся прочитать целый день, он считается за 0, а монеты остаются для следующих недель.`;
export const rules_everybody = (): string =>
  `Фонд делят все участники с баллами за неделю.`;
export const rules_least = (v: { points: number }): string =>
  `Фонд делят участники, у которых за неделю не меньше ${plural(v.points, { one: `${number(v.points)} балла`, few: `${number(v.points)} баллов`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}.`;
export const rules_all_count = (): string =>
  `Засчитываются все баллы недели.`;
export const rules_backed = (v: { points: number; tip: string; weeks: number }): string =>
  `Баллы засчитываются, насколько их поддерживают давние участники: не больше ${plural(v.points, { one: `${number(v.points)} балла`, few: `${number(v.points)} баллов`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })} за каждого давнего участника, который за ${plural(v.weeks, { '=1': `последнюю неделю`, one: `последнюю ${number(v.weeks)} неделю`, few: `последние ${number(v.weeks)} недели`, many: `последние ${number(v.weeks)} недель`, other: `последние ${number(v.weeks)} недели` })} дал чаевые от ${v.tip}.`;
export const rules_small = (v: { tip: string }): string =>
  `Баллы за чаевые меньше ${v.tip} не засчитываются.`;
export const rules_long_standing = (v: { weeks: number; points: number; active: number }): string =>
  `Участник считается давним, если его аккаунту не меньше ${plural(v.weeks, { one: `${number(v.weeks)} недели`, few: `${number(v.weeks)} недель`, many: `${number(v.weeks)} недель`, other: `${number(v.weeks)} недели` })} и в ${plural(v.active, { one: `${number(v.active)} прошлой неделе`, few: `${number(v.active)} прошлых неделях`, many: `${number(v.active)} прошлых неделях`, other: `${number(v.active)} прошлых неделях` })} засчитано не меньше ${plural(v.points, { one: `${number(v.points)} балла`, few: `${number(v.points)} баллов`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })} за неделю.`;
export const rules_founders = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} основатель считается давним участником`, few: `${number(v.count)} основателя считаются давними участниками`, many: `${number(v.count)} основателей считаются давними участниками`, other: `${number(v.count)} основателя считаются давними участниками` })} в любом случае.`;
export const rules_young = (v: { weeks: number }): string =>
  `${plural(v.weeks, { '=1': `Первую неделю`, one: `Первую ${number(v.weeks)} неделю`, few: `Первые ${number(v.weeks)} недели`, many: `Первые ${number(v.weeks)} недель`, other: `Первые ${number(v.weeks)} недели` })} сообщества давними считаются все участники.`;
export const rules_young_most = (v: { weeks: number; percent: number }): string =>
  `${plural(v.weeks, { '=1': `Первую неделю`, one: `Первую ${number(v.weeks)} неделю`, few: `Первые ${number(v.weeks)} недели`, many: `Первые ${number(v.weeks)} недель`, other: `Первые ${number(v.weeks)} недели` })} сообщества давними считаются все участники, и никто не получает больше ${number(v.percent)} % фонда.`;
export const rules_founders_vouch = (): string =>
  `В это время давним участника делают только баллы, которые поддержали основатели.`;
export const rules_new = (v: { weeks: number; points: number }): string =>
  `${plural(v.weeks, { '=1': `Первую неделю`, one: `Первую ${number(v.weeks)} неделю`, few: `Первые ${number(v.weeks)} недели`, many: `Первые ${number(v.weeks)} недель`, other: `Первые ${number(v.weeks)} недели` })} аккаунта без поддержки засчитывается ещё не больше ${plural(v.points, { one: `${number(v.points)} балла`, few: `${number(v.points)} баллов`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}.`;
export const rules_new_limit = (v: { weeks: number; percent: number }): string =>
  `Такие баллы никого не делают давним участником. Когда сообществу больше ${plural(v.weeks, { one: `${number(v.weeks)} недели`, few: `${number(v.weeks)} недель`, many: `${number(v.weeks)} недель`, other: `${number(v.weeks)} недели` })}, такие баллы всех новых аккаунтов вместе составляют не больше ${number(v.percent)} % засчитанных.`;
export const rules_most = (v: { percent: number }): string =>
  `Ни один участник не получает больше ${number(v.percent)} % фонда.`;
export const rules_most_later = (v: { percent: number }): string =>
  `После этого ни один участник не получает больше ${number(v.percent)} % фонда.`;
export const rules_tip_least = (v: { tip: string }): string =>
  `Чаевые меньше ${v.tip} не дают баллов.`;
export const rules_earns = (v: { name: string; points: number }): string =>
  `«${v.name}»: ${plural(v.points, { '=0': `без баллов`, one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}.`;
export const rules_day_points = (v: { points: number }): string =>
  `Чаевые, переводы, /gm и /faucet вместе дают не больше ${plural(v.points, { one: `${number(v.points)} балла`, few: `${number(v.points)} баллов`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })} в день.`;
export const rules_day_tips = (v: { tips: number }): string =>
  `Чаевых с баллами в день: не больше ${number(v.tips)}.`;
export const rules_hunt = (v: { points: number }): string =>
  `Поиск сокровищ даёт участнику не больше ${plural(v.points, { one: `${number(v.points)} балла`, few: `${number(v.points)} баллов`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}.`;
export const rules_pool_falls = (v: { from: string; to: string }): string =>
  `Недельный фонд снижается с ${v.from} до ${v.to}.`;
export const rules_pool_rises = (v: { from: string; to: string }): string =>
  `Недельный фонд растёт с ${v.from} до ${v.to}.`;
export const rules_ceiling_falls = (v: { from: string; to: string }): string =>
  `Верхний предел недельного фонда снижается с ${v.from} до ${v.to}.`;
export const rules_ceiling_rises = (v: { from: string; to: string }): string =>
  `Верхний предел недельного фонда растёт с ${v.from} до ${v.to}.`;
export const rules_share_takes = (v: { to: number; from: number }): string =>
  `Для доли за неделю нужно ${plural(v.to, { one: `набрать ${number(v.to)} балл`, few: `набрать ${number(v.to)} балла`, many: `набрать ${number(v.to)} баллов`, other: `набрать ${number(v.to)} балла` })} вместо ${number(v.from)}.`;
export const rules_most_falls = (v: { from: number; to: number }): string =>
  `Наибольшая доля одного участника снижается с ${number(v.from)} % до ${number(v.to)} % фонда.`;
export const rules_most_rises = (v: { from: number; to: number }): string =>
  `Наибольшая доля одного участника растёт с ${number(v.from)} % до ${number(v.to)} % фонда.`;
export const rules_tip_counts = (v: { to: string; from: string }): string =>
  `Чаевые засчитываются от ${v.to} вместо ${v.from}.`;
export const rules_backer_makes = (v: { to: number; from: string }): string =>
  `Каждая поддержка даёт засчитать не больше ${plural(v.to, { one: `${number(v.to)} балла`, few: `${number(v.to)} баллов`, many: `${number(v.to)} баллов`, other: `${number(v.to)} балла` })} вместо ${v.from}.`;
export const rules_tip_backs = (v: { to: number; from: number }): string =>
  `Чаевые поддерживают получателя ${plural(v.to, { one: `${number(v.to)} неделю`, few: `${number(v.to)} недели`, many: `${number(v.to)} недель`, other: `${number(v.to)} недели` })} вместо ${number(v.from)}.`;
export const rules_age = (v: { to: number; from: number }): string =>
  `Участник считается давним, если аккаунту не меньше ${plural(v.to, { one: `${number(v.to)} недели`, few: `${number(v.to)} недель`, many: `${number(v.to)} недель`, other: `${number(v.to)} недели` })} вместо ${number(v.from)}; ${plural(v.to, { '=1': `первую неделю`, one: `первую ${number(v.to)} неделю`, few: `первые ${number(v.to)} недели`, many: `первые ${number(v.to)} недель`, other: `первые ${number(v.to)} недели` })} сообщества давние — все.`;
export const rules_active_weeks = (v: { to: number; from: number }): string =>
  `Участник считается давним после ${plural(v.to, { one: `${number(v.to)} активной недели`, few: `${number(v.to)} активных недель`, many: `${number(v.to)} активных недель`, other: `${number(v.to)} активных недель` })} вместо ${number(v.from)}.`;
export const rules_active_points = (v: { to: number; from: number }): string =>
  `Неделя считается активной от ${plural(v.to, { one: `${number(v.to)} засчитанного балла`, few: `${number(v.to)} засчитанных баллов`, many: `${number(v.to)} засчитанных баллов`, other: `${number(v.to)} засчитанного балла` })} вместо ${number(v.from)}.`;
export const rules_founders_added = (v: { count: number }): string =>
  `Добавлено основателей: ${number(v.count)}.`;
export const rules_founders_removed = (v: { count: number }): string =>
  `Убрано основателей: ${number(v.count)}.`;
export const rules_vouch_founders = (v: { weeks: number }): string =>
  `${plural(v.weeks, { '=1': `Первую неделю`, one: `Первую ${number(v.weeks)} неделю`, few: `Первые ${number(v.weeks)} недели`, many: `Первые ${number(v.weeks)} недель`, other: `Первые ${number(v.weeks)} недели` })} сообщества давним участника делают только баллы, которые поддержали основатели.`;
export const rules_vouch_all = (v: { weeks: number }): string =>
  `${plural(v.weeks, { '=1': `Первую неделю`, one: `Первую ${number(v.weeks)} неделю`, few: `Первые ${number(v.weeks)} недели`, many: `Первые ${number(v.weeks)} недель`, other: `Первые ${number(v.weeks)} недели` })} сообщества давним участника делают все засчитанные баллы.`;
export const rules_young_falls = (v: { weeks: number; from: number; to: number }): string =>
  `Наибольшая доля одного участника в ${plural(v.weeks, { '=1': `первую неделю`, one: `первую ${number(v.weeks)} неделю`, few: `первые ${number(v.weeks)} недели`, many: `первые ${number(v.weeks)} недель`, other: `первые ${number(v.weeks)} недели` })} сообщества снижается с ${number(v.from)} % до ${number(v.to)} % фонда.`;
export const rules_young_rises = (v: { weeks: number; from: number; to: number }): string =>
  `Наибольшая доля одного участника в ${plural(v.weeks, { '=1': `первую неделю`, one: `первую ${number(v.weeks)} неделю`, few: `первые ${number(v.weeks)} недели`, many: `первые ${number(v.weeks)} недель`, other: `первые ${number(v.weeks)} недели` })} сообщества растёт с ${number(v.from)} % до ${number(v.to)} % фонда.`;
export const rules_new_none = (): string =>
  `Новым аккаунтам нужна поддержка для всех засчитанных баллов.`;
export const rules_new_weeks = (v: { to: number; from: number }): string =>
  `Аккаунт считается новым ${plural(v.to, { one: `${number(v.to)} неделю`, few: `${number(v.to)} недели`, many: `${number(v.to)} недель`, other: `${number(v.to)} недели` })} вместо ${number(v.from)}.`;
export const rules_new_points = (v: { to: number; from: string }): string =>
  `У нового аккаунта без поддержки засчитывается не больше ${plural(v.to, { one: `${number(v.to)} балла`, few: `${number(v.to)} баллов`, many: `${number(v.to)} баллов`, other: `${number(v.to)} балла` })} вместо ${v.from}.`;
export const rules_new_share_falls = (v: { from: number; to: number }): string =>
  `Наибольшая доля таких баллов всех новых аккаунтов вместе снижается с ${number(v.from)} % до ${number(v.to)} % засчитанных.`;
export const rules_new_share_rises = (v: { from: number; to: number }): string =>
  `Наибольшая доля таких баллов всех новых аккаунтов вместе растёт с ${number(v.from)} % до ${number(v.to)} % засчитанных.`;
export const rules_tip_earns = (v: { to: string; from: string }): string =>
  `Чаевые дают баллы от ${v.to} вместо ${v.from}.`;
export const rules_earns_instead = (v: { name: string; points: number; from: number }): string =>
  `«${v.name}»: ${plural(v.points, { '=0': `без баллов`, one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })} вместо ${number(v.from)}.`;
export const rules_day_points_falls = (v: { from: number; to: number }): string =>
  `Предел за чаевые, переводы, /gm и /faucet вместе в день снижается с ${number(v.from)} до ${plural(v.to, { one: `${number(v.to)} балла`, few: `${number(v.to)} баллов`, many: `${number(v.to)} баллов`, other: `${number(v.to)} балла` })}.`;
export const rules_day_points_rises = (v: { from: number; to: number }): string =>
  `Предел за чаевые, переводы, /gm и /faucet вместе в день растёт с ${number(v.from)} до ${plural(v.to, { one: `${number(v.to)} балла`, few: `${number(v.to)} баллов`, many: `${number(v.to)} баллов`, other: `${number(v.to)} балла` })}.`;
export const rules_day_tips_falls = (v: { from: number; to: number }): string =>
  `Число чаевых с баллами в день снижается с ${number(v.from)} до ${number(v.to)}.`;
export const rules_day_tips_rises = (v: { from: number; to: number }): string =>
  `Число чаевых с баллами в день растёт с ${number(v.from)} до ${number(v.to)}.`;
export const rules_hunt_falls = (v: { from: number; to: number }): string =>
  `Предел, который поиск сокровищ даёт участнику, снижается с ${number(v.from)} до ${plural(v.to, { one: `${number(v.to)} балла`, few: `${number(v.to)} баллов`, many: `${number(v.to)} баллов`, other: `${number(v.to)} балла` })}.`;
export const rules_hunt_rises = (v: { from: number; to: number }): string =>
  `Предел, который поиск сокровищ даёт участнику, растёт с ${number(v.from)} до ${plural(v.to, { one: `${number(v.to)} балла`, few: `${number(v.to)} баллов`, many: `${number(v.to)} баллов`, other: `${number(v.to)} балла` })}.`;
export const rules_news_title = (v: { start: string }): string =>
  `Новые правила недельного фонда. Начало: ${v.start}`;
export const rules_news_same = (v: { name: string }): string =>
  `Название: ${v.name}; сами правила не меняются.`;
export const rules_news_all = (v: { url: string }): string =>
  `Все правила: ${v.url}`;
export const monitor_title = (): string =>
  `Монитор системы`;
export const monitor_lead = (): string =>
  `Всё ли идёт как надо с недельным фондом?`;
export const monitor_unavailable = (): string =>
  `Монитор недоступен`;
export const monitor_unavailable_text = (): string =>
  `Нет связи с монитором`;
export const monitor_retry_connection = (): string =>
  `Подключиться снова`;
export const monitor_failed = (): string =>
  `Не загрузилось`;
export const monitor_status = (): string =>
  `Состояние`;
export const monitor_services = (): string =>
  `Службы`;
export const monitor_system_health = (): string =>
  `Состояние системы`;
export const monitor_healthy = (): string =>
  `В порядке`;
export const monitor_unhealthy = (): string =>
  `Есть сбои`;
export const monitor_rewards_system = (): string =>
  `Недельный фонд`;
export const monitor_enabled = (): string =>
  `Включён`;
export const monitor_disabled = (): string =>
  `Выключен`;
export const monitor_configured = (): string =>
  `Настроен`;
export const monitor_not_configured = (): string =>
  `Не настроен`;
export const monitor_database = (): string =>
  `База данных`;
export const monitor_snapshots = (): string =>
  `Фиксации`;
export const monitor_distributions = (): string =>
  `Разделы`;
export const monitor_last_days = (): string =>
  `за последние 7 дней`;
export const monitor_scheduler = (): string =>
  `Расписание`;
export const monitor_recent_entries = (): string =>
  `Последние записи`;
export const monitor_snapshot_when = (): string =>
  `Воскресенье 23:00 UTC`;
export const monitor_distribution_when = (): string =>
  `Понедельник 00:00 UTC`;
export const monitor_until = <T>(v: { left: string; date: (text: string) => T }): Rich<T> =>
  [`через `, `${v.left}`, `, `, v.date(``)];
export const monitor_until_now = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`сейчас, `, v.date(``)];
export const monitor_configuration = (): string =>
  `Настройки`;
export const monitor_weekly_pool = (): string =>
  `Недельный фонд`;
export const monitor_weekly_pool_estimate = (): string =>
  `Недельный фонд (оценка)`;
export const monitor_min_threshold = (): string =>
  `Порог`;
export const monitor_system_enabled = (): string =>
  `Система включена`;
export const monitor_yes = (): string =>
  `Да`;
export const monitor_no = (): string =>
  `Нет`;
export const monitor_unknown = (): string =>
  `Неизвестно`;
export const monitor_pts_range = (v: { range: string }): string =>
  `${v.range} баллов`;
export const monitor_percent = (v: { percent: string }): string =>
  `${v.percent} %`;
export const monitor_health = (): string =>
  `Измеренное состояние`;
export const monitor_health_hint = (): string =>
  `Измерено у каждой части, а не предположено.`;
export const monitor_ok = (): string =>
  `OK`;
export const monitor_warning = (): string =>
  `Внимание`;
export const monitor_failing = (): string =>
  `Сбой`;
export const monitor_off = (): string =>
  `Выкл.`;
export const monitor_waiting = (): string =>
  `Ожидание`;
export const monitor_job_failed = (): string =>
  `Не удалось`;
export const monitor_job_late = (): string =>
  `Опоздание`;
export const monitor_board = (): string =>
  `Рейтинг`;
export const monitor_board_loading = (): string =>
  `загружается; его страницы появятся через мгновение`;
export const monitor_board_loaded = (): string =>
  `загружен`;
export const monitor_jobs = (): string =>
  `Задачи`;
export const monitor_no_database = (): string =>
  `неизвестно, пока база данных недоступна`;
export const monitor_clock = (): string =>
  `Часы`;
export const monitor_clock_trusted = (): string =>
  `надёжны`;
export const monitor_clock_doubted = (v: { problem: string }): string =>
  `недели ждут: ${v.problem}`;
export const monitor_updates = (): string =>
  `Сообщения боту`;
export const monitor_blocks = (): string =>
  `Блоки`;
export const monitor_price = (): string =>
  `Курс`;
export const monitor_backup = (): string =>
  `Новейшая резервная копия`;
export const monitor_witnesses = (): string =>
  `Свидетели журнала`;
export const monitor_job_never = (): string =>
  `ещё не запускалась`;
export const monitor_job_ran = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`последний запуск: `, v.run(``)];
export const monitor_job_took = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`последний запуск: `, v.run(``), `, длительность: `, `${v.took}`];
export const monitor_job_ran_never = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`последний запуск: `, v.run(``), `; последний успех: никогда`];
export const monitor_job_took_never = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`последний запуск: `, v.run(``), `, длительность: `, `${v.took}`, `; последний успех: никогда`];
export const monitor_job_ran_success = <T>(v: { run: (text: string) => T; success: (text: string) => T }): Rich<T> =>
  [`последний запуск: `, v.run(``), `; последний успех: `, v.success(``)];
export const monitor_job_took_success = <T>(v: { run: (text: string) => T; took: string; success: (text: string) => T }): Rich<T> =>
  [`последний запуск: `, v.run(``), `, длительность: `, `${v.took}`, `; последний успех: `, v.success(``)];
export const monitor_ms = (v: { time: string }): string =>
  `${v.time} мс`;
export const monitor_s = (v: { time: string }): string =>
  `${v.time} с`;
export const monitor_wallet_off = (): string =>
  `кошелёк не настроен; доли остаются невыплаченными`;
export const monitor_wallet_stopped = (): string =>
  `выплаты остановлены: в кошельке есть платёж, которого нет в учёте, и оператору нужно разобраться`;
export const monitor_wallet_silent = (): string =>
  `ещё нет ответа`;
export const monitor_no_answer = (): string =>
  `не отвечает`;
export const monitor_wallet_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`на блоке `, `${number(v.height)}`, `, создан `, v.time(``)];
export const monitor_wallet_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`на блоке `, `${number(v.height)}`, `, создан `, v.time(``), `; хватает на всё, что подлежит выплате`];
export const monitor_wallet_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`на блоке `, `${number(v.height)}`, `, создан `, v.time(``), `; монет меньше, чем подлежит выплате`];
export const monitor_wallet_syncing = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`догоняет цепочку, на блоке `, `${number(v.height)}`, `, создан `, v.time(``)];
export const monitor_wallet_syncing_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`догоняет цепочку, на блоке `, `${number(v.height)}`, `, создан `, v.time(``), `; хватает на всё, что подлежит выплате`];
export const monitor_wallet_syncing_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`догоняет цепочку, на блоке `, `${number(v.height)}`, `, создан `, v.time(``), `; монет меньше, чем подлежит выплате`];
export const monitor_balance = <T>(v: { balance: (text: string) => T; owed: (text: string) => T }): Rich<T> =>
  [`Баланс `, v.balance(``), `, к выплате `, v.owed(``)];
export const monitor_balance_unknown = <T>(v: { owed: (text: string) => T }): Rich<T> =>
  [`Баланс неизвестен, к выплате `, v.owed(``)];
export const monitor_chain_off = (): string =>
  `цепочка не отслеживается; платежи не проверяются`;
export const monitor_chain_halted = (): string =>
  `остановлено после глубокой реорганизации: выплат нет, пока оператор не проверит`;
export const monitor_chain_unread = (): string =>
  `ещё не прочитано`;
export const monitor_chain_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`на блоке `, `${number(v.height)}`, `, последнее полное чтение: `, v.time(``)];
export const monitor_chain_at_never = (v: { height: number }): string =>
  `на блоке ${number(v.height)}, полного чтения ещё не было`;
export const monitor_chain_behind = <T>(v: { height: number; source: number; time: (text: string) => T }): Rich<T> =>
  [`отставание: блок `, `${number(v.height)}`, ` из `, `${number(v.source)}`, `, последнее полное чтение: `, v.time(``)];
export const monitor_chain_behind_never = (v: { height: number; source: number }): string =>
  `отставание: блок ${number(v.height)} из ${number(v.source)}, полного чтения ещё не было`;
export const monitor_price_off = (): string =>
  `курс не настроен; сайт не показывает суммы в долларах`;
export const monitor_price_received = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`получен `, v.time(``)];
export const monitor_price_too_old = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`получен `, v.time(``), `; слишком старый, поэтому сайт не показывает суммы в долларах`];
export const monitor_price_fixed = (): string =>
  `задан оператором`;
export const monitor_price_none = (): string =>
  `ещё не получен`;
export const monitor_pool_no_wallet = (): string =>
  `часть баланса кошелька, но кошелёк не настроен`;
export const monitor_pool_waits = (v: { week: string }): string =>
  `неделя ${v.week} ждёт, пока не удастся прочитать баланс кошелька`;
export const monitor_pool_unread = (v: { week: string }): string =>
  `баланс для недели ${v.week} прочитать не удалось, он засчитан как 0`;
export const monitor_pool_read = (v: { week: string }): string =>
  `баланс для недели ${v.week} прочитан`;
export const monitor_pool_not_yet = (): string =>
  `часть баланса кошелька, которая ещё не понадобилась ни одной неделе`;
export const monitor_backup_off = (): string =>
  `резервные копии не запланированы`;
export const monitor_backup_unknown = (): string =>
  `неизвестно`;
export const monitor_backup_none = (): string =>
  `пока нет`;
export const monitor_backup_made = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`создана `, v.time(``)];
export const monitor_witness_off = (): string =>
  `свидетели не настроены`;
export const monitor_witness_none = (): string =>
  `ещё нет ни одной подписи`;
export const monitor_witness_cosigned = <T>(v: { names: string; size: number; time: (text: string) => T }): Rich<T> =>
  [`${v.names}`, `: подписано листьев: `, `${number(v.size)}`, `, `, v.time(``)];
export const monitor_updates_webhook = (): string =>
  `не приходят: вебхук отправляет их в другое место`;
export const monitor_updates_other_reader = (): string =>
  `приходят не все: другая программа читает их с тем же токеном`;
export const monitor_updates_off = (): string =>
  `не запрашиваются у Telegram`;
export const monitor_updates_ok = (): string =>
  `читаются из Telegram`;
export const monitor_database_read_only = (): string =>
  `не принимает изменений`;
export const monitor_database_full = (): string =>
  `места не осталось: ничего нельзя сохранить`;
export const monitor_database_busy = (): string =>
  `перегружена`;
export const monitor_database_checking = (): string =>
  `её итоги проверяются; изменения немного подождут`;
export const monitor_database_answers = (v: { time: string }): string =>
  `время ответа: ${v.time}`;
export const monitor_job_snapshot = (): string =>
  `Недельная фиксация`;
export const monitor_job_distribution = (): string =>
  `Недельный раздел`;
export const monitor_job_broadcast = (): string =>
  `Рассылки`;
export const monitor_job_invoices = (): string =>
  `Платежи за тарифы`;
export const monitor_job_plan_notices = (): string =>
  `Напоминания о тарифах`;
export const monitor_job_webhooks = (): string =>
  `Вебхуки`;
export const monitor_job_app_messages = (): string =>
  `Сообщения приложений`;
export const monitor_job_chain = (): string =>
  `Цепочка`;
export const monitor_job_payment_requests = (): string =>
  `Запросы оплаты`;
export const monitor_job_tips = (): string =>
  `Чаевые`;
export const monitor_job_escrows = (): string =>
  `Эскроу`;
export const monitor_job_price = (): string =>
  `Курс монеты`;
export const monitor_job_log = (): string =>
  `Публичный журнал`;
export const monitor_job_uptime = (): string =>
  `Запись доступности`;
export const monitor_job_alerts = (): string =>
  `Оповещения владельца`;
export const monitor_job_backup = (): string =>
  `Резервные копии`;
export const monitor_job_clean_up = (): string =>
  `Уборка`;
export const monitor_uptime = (): string =>
  `Доступность`;
export const monitor_uptime_hint = (): string =>
  `Сервер измеряет сам каждую минуту; дни — по UTC. Работа с перебоями считается доступностью. Для сайта минута без записи считается простоем.`;
export const monitor_uptime_failed = (): string =>
  `Запись доступности не загрузилась`;
export const monitor_uptime_none = (): string =>
  `Записи пока нет. Она начнётся в течение минуты после запуска сервера, если на нём работают задачи.`;
export const monitor_by_day = (v: { part: string }): string =>
  `${v.part}: по дням`;
export const monitor_today = (): string =>
  `Сегодня`;
export const monitor_site = (): string =>
  `Сайт`;
export const monitor_telegram = (): string =>
  `Telegram`;
export const monitor_payouts = (): string =>
  `Выплаты`;
export const monitor_chain_index = (): string =>
  `Индекс цепочки`;
export const monitor_day_none = (v: { date: string }): string =>
  `${v.date}: записи нет`;
export const monitor_day_up = (v: { date: string; percent: string; time: string }): string =>
  `${v.date}: доступно ${v.percent} из ${v.time}`;
export const monitor_day_down = (v: { date: string; percent: string; time: string; down: string }): string =>
  `${v.date}: доступно ${v.percent} из ${v.time}, простой ${v.down}`;
export const monitor_day_degraded = (v: { date: string; percent: string; time: string; degraded: string }): string =>
  `${v.date}: доступно ${v.percent} из ${v.time}, перебои ${v.degraded}`;
export const monitor_day_both = (v: { date: string; percent: string; time: string; down: string; degraded: string }): string =>
  `${v.date}: доступно ${v.percent} из ${v.time}, простой ${v.down}, перебои ${v.degraded}`;
export const monitor_hours = (v: { hours: number }): string =>
  `${number(v.hours)} ч`;
export const monitor_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)} мин`;
export const monitor_hours_minutes = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} ч ${number(v.minutes)} мин`;
export const monitor_activity = (): string =>
  `Активность участников`;
export const monitor_activity_admins = (): string =>
  `Активность отдельных участников видят только администраторы. Итоги — в журнале ниже.`;
export const monitor_activity_sign_in = (): string =>
  `Активность отдельных участников — только для администраторов. Войди, чтобы её увидеть.`;
export const monitor_activity_no_sign_in = (): string =>
  `Активность отдельных участников — только для администраторов, а вход на этом сайте не настроен.`;
export const monitor_activity_purpose = (): string =>
  `Чтобы видеть активность отдельных участников с правами администратора.`;
export const monitor_activity_failed = (): string =>
  `Активность участников не загрузилась`;
export const monitor_search = (): string =>
  `Поиск по юзернейму`;
export const monitor_search_hint = (): string =>
  `Юзернейм Telegram`;
export const monitor_showing = (v: { count: number; all: number }): string =>
  `Показано участников: ${number(v.count)} из ${number(v.all)}`;
export const monitor_total_users = (): string =>
  `Всего участников`;
export const monitor_average = (): string =>
  `Баллов в среднем`;
export const monitor_none_found = (): string =>
  `По этому запросу участников нет`;
export const monitor_no_activity = (): string =>
  `Активности участников нет`;
export const monitor_users = (): string =>
  `Участники`;
export const monitor_show_more = (v: { count: number }): string =>
  `Показать ещё ${number(v.count)}`;
export const monitor_first_of = (v: { count: number; all: number }): string =>
  `Показаны первые ${number(v.count)} из ${number(v.all)}. Остальных можно найти поиском.`;
export const monitor_number = (v: { position: number }): string =>
  `Место ${number(v.position)}`;
export const monitor_transactions = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} транзакция`, few: `${number(v.count)} транзакции`, many: `${number(v.count)} транзакций`, other: `${number(v.count)} транзакции` })}`;
export const monitor_of_rewards = (v: { percent: string }): string =>
  `${v.percent} недельного фонда`;
export const monitor_needs = (v: { points: number }): string =>
  `нужно ещё ${number(v.points)}`;
export const monitor_not_eligible = (): string =>
  `нет права`;
export const monitor_hunt_activities = (): string =>
  `Поиск сокровищ`;
export const monitor_referral_rewards = (): string =>
  `Приглашения`;
export const monitor_other_activities = (): string =>
  `Прочее`;
export const monitor_tier = (v: { tier: string }): string =>
  `Уровень ${v.tier}`;
export const monitor_join_bonus = (): string =>
  `Бонус за вступление`;
export const monitor_content_submitted = (): string =>
  `Материал прислан`;
export const monitor_points = (): string =>
  `Баллы за активность`;
export const monitor_points_failed = (): string =>
  `Баллы за активность не загрузились`;
export const monitor_setup_points = (): string =>
  `Разовых баллов всего`;
export const monitor_daily_cap = (): string =>
  `Дневной лимит`;
export const monitor_content_types = (): string =>
  `Видов материалов`;
export const monitor_transaction_points = (): string =>
  `Баллы за транзакции`;
export const monitor_daily_activities = (): string =>
  `Ежедневная активность`;
export const monitor_content = (): string =>
  `Присланные материалы`;
export const monitor_range = (): string =>
  `Пределы`;
export const monitor_default = (): string =>
  `Обычно`;
export const monitor_log = (): string =>
  `Последние записи системы`;
export const monitor_events_failed = (): string =>
  `События самого сервера не загрузились`;
export const monitor_auto_refresh = (v: { seconds: number }): string =>
  `Обновление каждые ${number(v.seconds)} с`;
export const monitor_last_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Последнее обновление: `, v.time(``)];
export const monitor_source_system = (): string =>
  `система`;
export const monitor_source_rewards = (): string =>
  `фонд`;
export const monitor_source_wallet = (): string =>
  `кошелёк`;
export const monitor_source_scheduler = (): string =>
  `расписание`;
export const monitor_source_configuration = (): string =>
  `настройки`;
export const monitor_source_activity = (): string =>
  `активность`;
export const monitor_source_monitor = (): string =>
  `монитор`;
export const monitor_log_healthy = (): string =>
  `Система в порядке`;
export const monitor_log_unhealthy = (): string =>
  `В системе есть сбои`;
export const monitor_log_rewards_on = (): string =>
  `Недельный фонд включён`;
export const monitor_log_rewards_off = (): string =>
  `Недельный фонд выключен`;
export const monitor_log_wallet = (): string =>
  `Кошелёк настроен`;
export const monitor_log_no_wallet = (): string =>
  `Кошелёк не настроен`;
export const monitor_log_snapshots = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} фиксация`, few: `${number(v.count)} фиксации`, many: `${number(v.count)} фиксаций`, other: `${number(v.count)} фиксации` })} за последние 7 дней`;
export const monitor_log_distributions = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} раздел`, few: `${number(v.count)} раздела`, many: `${number(v.count)} разделов`, other: `${number(v.count)} раздела` })} за последние 7 дней`;
export const monitor_log_pool = (v: { pool: string; threshold: number }): string =>
  `Недельный фонд: ${v.pool}; порог в баллах: ${number(v.threshold)}`;
export const monitor_log_pool_about = (v: { pool: string; part: string; most: string; threshold: number }): string =>
  `Недельный фонд: около ${v.pool} (${v.part} % свободных монет кошелька, не больше ${v.most}); порог в баллах: ${number(v.threshold)}`;
export const monitor_log_pool_unknown = (v: { part: string; most: string; threshold: number }): string =>
  `Недельный фонд: пока неизвестен (${v.part} % свободных монет кошелька, не больше ${v.most}); порог в баллах: ${number(v.threshold)}`;
export const monitor_log_active = (v: { users: number; points: number }): string =>
  `Активных участников на этой неделе: ${number(v.users)}, баллов: ${number(v.points)}`;
export const monitor_log_eligible = (v: { count: number }): string =>
  `Участников с правом на долю: ${number(v.count)}`;
export const monitor_log_failed = (): string =>
  `Не удалось получить данные для записей`;
export const check_title = (): string =>
  `Проверь`;
export const check_text = (): string =>
  `В файле есть всё, из чего рассчитан раздел: фонд, порог, версия формулы и для каждого участника номер, баллы, дата аккаунта (решает при равенстве) и доля в мельчайших единицах монеты. Никаких имён и тайн.`;
export const check_start = (): string =>
  `Проверить самому`;
export const check_hash = (): string =>
  `Хеш результата (SHA-256 файла CSV)`;
export const check_earlier = <T>(v: { closed: (text: string) => T; reopened: (text: string) => T }): Rich<T> =>
  [`Прежний результат: закрыт `, v.closed(``), `, снова открыт `, v.reopened(``)];
export const check_own_machine = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`На твоём компьютере `, v.command(``), ` даёт то же самое.`];
export const check_failed = (v: { reason: string }): string =>
  `Не удалось завершить проверку: ${v.reason}`;
export const check_fetching = (): string =>
  `Загрузка файла`;
export const check_fetching_events = (): string =>
  `Загрузка твоих событий`;
export const check_hashing = (): string =>
  `Вычисление хеша файла`;
export const check_splitting = (): string =>
  `Пересчёт раздела`;
export const check_not_fetched = (v: { status: string }): string =>
  `не удалось загрузить файл (${v.status})`;
export const check_no_worker = (): string =>
  `браузер не смог выполнить проверку`;
export const check_log_grew = (): string =>
  `журнал вырос во время проверки. Попробуй снова.`;
export const check_agrees = (): string =>
  `Всё сходится`;
export const check_differs = (): string =>
  `Не сходится`;
export const check_empty_hash = (): string =>
  `В списке никого нет, и ничего не разделено. Хеш файла совпадает с показанным на странице.`;
export const check_empty = (): string =>
  `В списке никого нет, и ничего не разделено. Хеш не сравнивался: браузеры вычисляют хеши только по https.`;
export const check_all_hash = (v: { count: number; total: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} доля пересчитана`, few: `${number(v.count)} доли пересчитаны`, many: `${number(v.count)} долей пересчитано`, other: `${number(v.count)} доли пересчитано` })} по правилам в твоём браузере: всё сходится до последней единицы, вместе ${v.total}. Хеш файла совпадает с показанным на странице.`;
export const check_all = (v: { count: number; total: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} доля пересчитана`, few: `${number(v.count)} доли пересчитаны`, many: `${number(v.count)} долей пересчитано`, other: `${number(v.count)} доли пересчитано` })} по правилам в твоём браузере: всё сходится до последней единицы, вместе ${v.total}. Хеш не сравнивался: браузеры вычисляют хеши только по https.`;
export const check_bad_hash = (v: { hash: string }): string =>
  `Хеш файла ${v.hash}, а страница показывает другой.`;
export const check_formula = (): string =>
  `Неделя разделена по формуле, которой эта страница не знает. Перезагрузи страницу.`;
export const check_difference = (v: { number: string; listed: string; computed: string }): string =>
  `У участника ${v.number} указано ${v.listed}; по правилам должно быть ${v.computed}.`;
export const check_more = (v: { count: number }): string =>
  `Ещё отличающихся долей: ${number(v.count)}.`;
export const check_below = (v: { number: string }): string =>
  `У участника ${v.number} баллов меньше порога.`;
export const check_total = (v: { listed: string; expected: string }): string =>
  `Сумма долей ${v.listed} вместо ${v.expected}.`;
export const hunts_lead = (): string =>
  `Загадки по порядку, призы в конце, а победителей может проверить каждый.`;
export const hunts_failed = (): string =>
  `Не удалось загрузить поиски сокровищ`;
export const hunts_none = (): string =>
  `Поисков сокровищ пока не объявляли`;
export const hunts_none_text = (): string =>
  `Следующий появится здесь ещё до начала.`;
export const hunts_earlier = (): string =>
  `Прошлые поиски`;
export const hunts_first = (): string =>
  `Побеждают те, кто дойдёт до конца первыми.`;
export const hunts_drawn = (): string =>
  `Победителей определит жребий среди всех, кто дойдёт до конца.`;
export const hunts_points = (): string =>
  `Баллы`;
export const hunts_clues = (): string =>
  `Загадки`;
export const hunts_players = (): string =>
  `Участники`;
export const hunts_go = (): string =>
  `К поиску`;
export const hunts_rules = (): string =>
  `Посмотреть правила`;
export const hunts_row = <T>(v: { date: (text: string) => T; clues: number; players: number; finishers: number }): Rich<T> =>
  [v.date(``), `, загадок: `, `${number(v.clues)}`, `, участников: `, `${number(v.players)}`, `, дошли до конца: `, `${number(v.finishers)}`];
export const hunts_no_prizes = (): string =>
  `Без призов`;
export const hunt_upcoming = (): string =>
  `Скоро`;
export const hunt_running = (): string =>
  `Идёт`;
export const hunt_ended = (): string =>
  `Окончен`;
export const hunt_settled = (): string =>
  `Победители известны`;
export const hunt_cancelled = (): string =>
  `Отменён`;
export const hunt_starts_in = (): string =>
  `До начала`;
export const hunt_ends_in = (): string =>
  `До конца`;
export const hunt_finished = (): string =>
  `Дошли до конца`;
export const hunt_prizes = (): string =>
  `Призы`;
export const hunt_failed = (): string =>
  `Не удалось загрузить поиск сокровищ`;
export const hunt_was_cancelled = (): string =>
  `Этот поиск сокровищ отменён`;
export const hunt_all = (): string =>
  `Все поиски`;
export const hunt_panel_own = (): string =>
  `Твоё участие`;
export const hunt_panel_winners = (): string =>
  `Победители`;
export const hunt_panel_facts = (): string =>
  `Сведения`;
export const hunt_panel_trail = (): string =>
  `След`;
export const hunt_panel_prizes = (): string =>
  `Призы`;
export const hunt_panel_proof = (): string =>
  `Доказательство`;
export const hunt_link_page = (): string =>
  `Спрятанная ссылка`;
export const hunt_link_title = (): string =>
  `Находка!`;
export const hunt_link_lead = (): string =>
  `Эта страница относится к загадке поиска сокровищ.`;
export const hunt_link_incomplete = (): string =>
  `Ссылка неполная`;
export const hunt_link_incomplete_text = (): string =>
  `Отсканируй код или открой ссылку ещё раз, вместе со всем, что после знака #.`;
export const hunt_link_purpose = (): string =>
  `Чтобы находка засчиталась.`;
export const hunt_link_sign_in = (): string =>
  `Войди, чтобы это засчиталось`;
export const hunt_link_effect = (): string =>
  `Ссылка решает твою загадку, если очередь дошла именно до неё.`;
export const hunt_link_claim = (): string =>
  `Нашлось!`;
export const hunt_link_uncounted = (): string =>
  `Это не засчиталось`;
export const hunt_link_wrong = (): string =>
  `Эта ссылка не от твоей загадки`;
export const hunt_link_wrong_text = (): string =>
  `До этой загадки очередь ещё не дошла, она уже решена, или поиск сокровищ не идёт. Посмотри свою загадку на странице поиска.`;
export const hunt_right = (): string =>
  `Верно!`;
export const hunt_you_finished = (): string =>
  `Поиск сокровищ пройден`;
export const hunt_facts = (): string =>
  `О поиске`;
export const hunt_time = (): string =>
  `Время`;
export const hunt_times = <T>(v: { start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [v.start(``), ` — `, v.end(``)];
export const hunt_who = (): string =>
  `Кто может играть`;
export const hunt_players = (v: { days: number; points: number; weeks: number }): string =>
  `Участники с адресом и без блокировки${plural(v.days, { '=0': ``, one: `, вступившие хотя бы за ${number(v.days)} день до начала`, few: `, вступившие хотя бы за ${number(v.days)} дня до начала`, many: `, вступившие хотя бы за ${number(v.days)} дней до начала`, other: `, вступившие хотя бы за ${number(v.days)} дня до начала` })}${plural(v.points, { '=0': ``, one: `, у которых есть хотя бы ${number(v.points)} балл`, few: `, у которых есть хотя бы ${number(v.points)} балла`, many: `, у которых есть хотя бы ${number(v.points)} баллов`, other: `, у которых есть хотя бы ${number(v.points)} балла` })}${plural(v.weeks, { '=0': ``, one: `, получавшие долю фонда хотя бы за ${number(v.weeks)} неделю`, few: `, получавшие долю фонда хотя бы за ${number(v.weeks)} недели`, many: `, получавшие долю фонда хотя бы за ${number(v.weeks)} недель`, other: `, получавшие долю фонда хотя бы за ${number(v.weeks)} недели` })}.`;
export const hunt_badge = (): string =>
  `Значок каждому, кто дойдёт до конца`;
export const hunt_trail = (): string =>
  `По следу`;
export const hunt_trail_none_yet = (): string =>
  `Ещё никто не начал.`;
export const hunt_trail_none = (): string =>
  `Никто не участвовал.`;
export const hunt_trail_count = (v: { players: number; finishers: number }): string =>
  `Участников: ${number(v.players)}, дошли до конца: ${number(v.finishers)}.`;
export const hunt_at_clue = (v: { number: number }): string =>
  `У загадки ${number(v.number)}`;
export const hunt_winners = (): string =>
  `Победители`;
export const hunt_no_places = (): string =>
  `В этом поиске сокровищ не было призов за места.`;
export const hunt_nobody = (): string =>
  `Никто не успел пройти этот поиск сокровищ до конца.`;
export const hunt_draws_after = (v: { count: number }): string =>
  `Жребий будет после ещё ${plural(v.count, { one: `${number(v.count)} блока`, few: `${number(v.count)} блоков`, many: `${number(v.count)} блоков`, other: `${number(v.count)} блока` })}.`;
export const hunt_winners_soon = (): string =>
  `Победители будут известны через несколько минут.`;
export const hunt_place = <T>(v: { label: (text: string) => T; place: number }): Rich<T> =>
  [v.label(`Место `), `${number(v.place)}`];
export const hunt_pay_waits = (): string =>
  `К выплате`;
export const hunt_pay_sent = (): string =>
  `Отправлено`;
export const hunt_pay_paid = (): string =>
  `Выплачено`;
export const hunt_pay_banned = (): string =>
  `Не выплачено: блокировка`;
export const hunt_pay_no_address = (): string =>
  `Не выплачено: нет адреса`;
export const hunt_prizes_by_place = (): string =>
  `Призы по местам`;
export const hunt_finisher_points = (v: { points: number }): string =>
  `Каждый, кто дойдёт до конца, получит ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}.`;
export const hunt_rule_first = (): string =>
  `Побеждают первые, кто дойдёт до конца, по порядку.`;
export const hunt_rule_draw = (): string =>
  `Блок блокчейна определяет жребием победителей среди всех, кто дошёл до конца.`;
export const hunt_rule_once = (): string =>
  `У каждого дошедшего одно место и не больше одного приза.`;
export const hunt_rule_points = (): string =>
  `Баллы начисляются, когда победители известны.`;
export const hunt_rule_rest = (): string =>
  `Если до конца дойдёт меньше участников, чем есть призов, остальные призы не выплачиваются. Если поиск отменят, никто ничего не выиграет.`;
export const hunt_rule_pool = (): string =>
  `Монеты идут из кошелька недельного фонда, после всех долей к выплате. У призов есть дневной предел (UTC); остальное выплачивается на следующий день.`;
export const hunt_rule_lapse = (v: { days: string }): string =>
  `Если победитель заблокирован или не имеет адреса, приз хранится после конца поиска. Срок в днях: ${v.days}. Затем приз сгорает.`;
export const hunt_rule_retry = (): string =>
  `Неудавшаяся выплата повторяется через час.`;
export const hunt_prize_both = <T>(v: { coins: (text: string) => T; points: number }): Rich<T> =>
  [v.coins(``), ` и `, `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`];
export const hunt_prize_nothing = (): string =>
  `Ничего`;
export const hunt_own = (): string =>
  `Твой поиск`;
export const hunt_own_sign_in = (): string =>
  `Войди, чтобы увидеть первую загадку.`;
export const hunt_own_no_sign_in = (): string =>
  `Здесь играют участники, а вход на этом сайте ещё не настроен. Поиск есть и в личном чате с ботом.`;
export const hunt_own_purpose = (): string =>
  `Чтобы участвовать в поиске сокровищ.`;
export const hunt_begin_text = (): string =>
  `Начни, чтобы увидеть первую загадку или ту, до которой дошла очередь.`;
export const hunt_begin = (): string =>
  `Начать`;
export const hunt_own_failed = (): string =>
  `Не удалось загрузить твою загадку`;
export const hunt_finished_as = (v: { place: number }): string =>
  `Поиск пройден, твой номер ${number(v.place)}.`;
export const hunt_winners_later = (): string =>
  `Победители будут известны после конца поиска.`;
export const hunt_solved = (v: { solved: number; clues: number }): string =>
  `Решено загадок: ${number(v.solved)} из ${number(v.clues)}.`;
export const hunt_refused_banned = (): string =>
  `Заблокированные участники не могут играть.`;
export const hunt_refused_no_address = (): string =>
  `Сначала задай адрес: на него приходят призы в монетах.`;
export const hunt_refused_over = (): string =>
  `Этот поиск сокровищ окончен.`;
export const hunt_refused_not_begun = (): string =>
  `Этот поиск сокровищ ещё не начался.`;
export const hunt_refused_too_young = (v: { days: number }): string =>
  `Этот поиск сокровищ для тех, кто вступил хотя бы за ${plural(v.days, { one: `${number(v.days)} день`, few: `${number(v.days)} дня`, many: `${number(v.days)} дней`, other: `${number(v.days)} дня` })} до его начала.`;
export const hunt_refused_too_few_points = (v: { points: number }): string =>
  `Этот поиск сокровищ для тех, у кого есть хотя бы ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}.`;
export const hunt_refused_too_few_shares = (v: { weeks: number }): string =>
  `Этот поиск сокровищ для тех, у кого была доля фонда хотя бы за ${plural(v.weeks, { one: `${number(v.weeks)} неделю`, few: `${number(v.weeks)} недели`, many: `${number(v.weeks)} недель`, other: `${number(v.weeks)} недели` })}.`;
export const hunt_clue_of = (v: { number: number; clues: number }): string =>
  `Загадка ${number(v.number)} из ${number(v.clues)}`;
export const hunt_where = (): string =>
  `Место`;
export const hunt_hint = (): string =>
  `Подсказка`;
export const hunt_hint_soon = (): string =>
  `Появится через мгновение.`;
export const hunt_hint_in = (v: { time: string }): string =>
  `До подсказки: ${v.time}.`;
export const hunt_find_link = (): string =>
  `Найди ссылку: она спрятана на странице или напечатана как QR-код. Открой её в этом браузере.`;
export const hunt_tip = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Чтобы идти дальше, дай чаевые `, v.name(``), `. Чаевые, которые ты дашь с этого момента, засчитаются после подтверждения; страница обновится сама.`];
export const hunt_tip_them = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Чтобы идти дальше, дай чаевые `, v.name(`этому человеку`), `. Чаевые, которые ты дашь с этого момента, засчитаются после подтверждения; страница обновится сама.`];
export const hunt_answer_label = (): string =>
  `Твой ответ`;
export const hunt_answer_hint = (): string =>
  `Регистр, диакритика, пробелы и знаки препинания не важны.`;
export const hunt_answer = (): string =>
  `Ответить`;
export const hunt_answer_empty = (): string =>
  `Сначала введи ответ.`;
export const hunt_answer_kept = (v: { problem: string }): string =>
  `${v.problem} Твой ответ остался в поле.`;
export const hunt_wrong = (): string =>
  `Нет, не то.`;
export const hunt_wait = (v: { time: string }): string =>
  `Пять неверных ответов за час. До новой попытки: ${v.time}.`;
export const hunt_wait_moment = (): string =>
  `Пять неверных ответов за час: попробуй снова меньше чем через минуту.`;
export const hunt_proof = (): string =>
  `Доказательство`;
export const hunt_proof_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Правила закреплены хешем до начала, а список дошедших закрепляется, когда поиск кончается. Оба хеша есть в `, v.a(`публичном журнале`), `.`];
export const hunt_proof_draw = (v: { ahead: string; depth: string }): string =>
  `Список называет блок, которого ещё нет, когда он составлен: на ${v.ahead} выше самого нового. Хеш этого блока решает жребий, когда блоков над ним станет ${v.depth}.`;
export const hunt_limits = (): string =>
  `Пределы этого доказательства: оператор мог бы выдумать дошедших.`;
export const hunt_limits_draw = (): string =>
  `Пределы этого доказательства: оператор мог бы выдумать дошедших или записать в журнал до блока несколько списков и показать один из них; майнер, нашедший блок, мог бы его выбросить.`;
export const hunt_rules_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Хеш правил, закреплён `, v.time(``)];
export const hunt_list_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Хеш списка дошедших, закреплён `, v.time(``)];
export const hunt_list_hash = (): string =>
  `Хеш списка дошедших`;
export const hunt_block = (v: { height: string }): string =>
  `Блок ${v.height}, который решает жребий`;
export const hunt_block_waits = (v: { count: number }): string =>
  `Осталось блоков до жребия: ${number(v.count)}.`;
export const hunt_list_members = (): string =>
  `Номера участников в списке, по порядку прохождения`;
export const hunt_list_nobody = (): string =>
  `Никого`;
export const hunt_texts = (): string =>
  `Тексты, по которым вычислены хеши`;
export const hunt_text_rules = (): string =>
  `Правила`;
export const hunt_text_list = (): string =>
  `Список`;
export const hunt_clues = (): string =>
  `Загадки`;
export const hunt_by_answer = (v: { number: number }): string =>
  `Загадка ${number(v.number)}, решается словом или фразой`;
export const hunt_by_link = (v: { number: number }): string =>
  `Загадка ${number(v.number)}, решается спрятанной ссылкой`;
export const hunt_by_tip = (v: { number: number }): string =>
  `Загадка ${number(v.number)}, решается чаевыми`;
export const hunt_by_tip_to = (v: { number: number; member: string }): string =>
  `Загадка ${number(v.number)}, решается чаевыми. Кому: участник ${v.member}`;
export const hunt_check_agrees = (): string =>
  `Всё сходится.`;
export const hunt_check_differs = (): string =>
  `Не сходится.`;
export const hunt_check_so_far = (): string =>
  `Всё, что уже можно проверить, сходится.`;
export const hunt_check_steps = (): string =>
  `Шаги проверки`;
export const hunt_step_ok = (): string =>
  `верно`;
export const hunt_step_wrong = (): string =>
  `неверно`;
export const hunt_step_open = (): string =>
  `ещё нет`;
export const hunt_step_rules_hash = (): string =>
  `Хеш правил`;
export const hunt_step_rules = (): string =>
  `Правила`;
export const hunt_step_list_hash = (): string =>
  `Хеш списка`;
export const hunt_step_list = (): string =>
  `Список`;
export const hunt_step_log = (): string =>
  `Журнал`;
export const hunt_check_rules_hash = (): string =>
  `Хеш правил совпадает с показанным здесь.`;
export const hunt_check_rules = (): string =>
  `Название, история, время, призы и круг игроков такие же, как в правилах.`;
export const hunt_check_list_hash = (): string =>
  `Хеш списка совпадает с показанным здесь.`;
export const hunt_check_no_list = (): string =>
  `Его нет: поиск отменён.`;
export const hunt_check_list_later = (): string =>
  `Список составляется, когда поиск окончен.`;
export const hunt_check_list = (v: { count: number }): string =>
  `В нём хеш правил и каждый участник по одному разу; всего участников: ${number(v.count)}.`;
export const hunt_check_list_block = (v: { height: string; count: number }): string =>
  `В нём хеш правил, блок ${v.height} и каждый участник по одному разу; всего участников: ${number(v.count)}.`;
export const hunt_check_clues_later = (): string =>
  `Загадки покажут, когда поиск окончится.`;
export const hunt_check_clues = (): string =>
  `Каждая загадка та самая, что закреплена правилами.`;
export const hunt_check_no_winners = (): string =>
  `Их нет.`;
export const hunt_check_winners_later = (): string =>
  `Они ещё не известны.`;
export const hunt_check_winners_first = (): string =>
  `Это первые в списке, в этом порядке, с призами своих мест.`;
export const hunt_check_winners_draw = (): string =>
  `Это наименьшие билеты жребия, в этом порядке, с призами своих мест.`;
export const hunt_picture_failed = (v: { number: number }): string =>
  `не удалось загрузить картинку к загадке ${number(v.number)}`;
export const hunt_https_only = (): string =>
  `браузеры вычисляют хеши только по https`;
export const hunt_log_none = (): string =>
  `В журнале ещё нет подписанной контрольной точки.`;
export const hunt_log_unsigned = (): string =>
  `Контрольная точка подписана не ключом журнала.`;
export const hunt_log_leaf = (v: { index: string }): string =>
  `Запись ${v.index} журнала не такая, как была сделана.`;
export const hunt_log_no_rules = (): string =>
  `В журнале нет правил.`;
export const hunt_log_no_list = (): string =>
  `В журнале нет списка.`;
export const hunt_log_other_rules = (): string =>
  `В журнале другой хеш правил.`;
export const hunt_log_other_list = (): string =>
  `В журнале другой хеш списка.`;
export const hunt_log_twice_rules = (): string =>
  `Правила есть в журнале больше одного раза.`;
export const hunt_log_twice_list = (): string =>
  `Список есть в журнале больше одного раза.`;
export const hunt_log_cancelled = (): string =>
  `В журнале сказано, что этот поиск отменён.`;
export const hunt_log_soon = (): string =>
  `Попробуй снова через несколько минут.`;
export const hunt_log_agrees = (v: { origin: string; size: string }): string =>
  `${v.origin}, размер ${v.size}, с подписью своего ключа, содержит эти хеши.`;
export const hunt_fault_rules_hash = (v: { hash: string }): string =>
  `Хеш правил ${v.hash}, а здесь показан другой.`;
export const hunt_fault_rules_unread = (): string =>
  `Правила не читаются.`;
export const hunt_fault_rules_differ = (v: { field: string }): string =>
  `Правила и эта страница различаются в поле ${v.field}.`;
export const hunt_fault_rules_clues = (): string =>
  `В правилах другое число загадок, чем на этой странице.`;
export const hunt_fault_rules_form = (): string =>
  `Правила не в канонической форме.`;
export const hunt_fault_no_list = (): string =>
  `Есть победители, но нет списка дошедших.`;
export const hunt_fault_list_hash = (v: { hash: string }): string =>
  `Хеш списка ${v.hash}, а здесь показан другой.`;
export const hunt_fault_list_unread = (): string =>
  `Список не читается.`;
export const hunt_fault_list_rules = (): string =>
  `В списке хеш других правил.`;
export const hunt_fault_list_block = (v: { listed: string; shown: string }): string =>
  `В списке блок ${v.listed}, на этой странице блок ${v.shown}.`;
export const hunt_fault_no_block = (): string =>
  `Блок не назван, а жребий решает блок.`;
export const hunt_fault_extra_block = (): string =>
  `Блок назван, а жребия нет.`;
export const hunt_fault_list_twice = (): string =>
  `Один участник есть в списке больше одного раза.`;
export const hunt_fault_list_form = (): string =>
  `Список не в канонической форме.`;
export const hunt_fault_no_clues = (): string =>
  `Загадки не показаны, а поиск окончен.`;
export const hunt_fault_clue = (v: { number: number }): string =>
  `Загадка ${number(v.number)} не та, что закреплена правилами.`;
export const hunt_fault_picture = (v: { number: number }): string =>
  `Картинка к загадке ${number(v.number)} не та, что названа в ней.`;
export const hunt_fault_clue_count = (v: { shown: number; wanted: number }): string =>
  `Показано загадок: ${number(v.shown)}; в правилах: ${number(v.wanted)}.`;
export const hunt_fault_winners_early = (): string =>
  `Победители показаны раньше, чем могут быть известны.`;
export const hunt_fault_no_winners = (): string =>
  `Без списка никто не мог победить.`;
export const hunt_fault_block_hash = (): string =>
  `Не хватает хеша блока, решающего жребий, или он лишний.`;
export const hunt_fault_winner = (v: { place: number; found: string; shown: string }): string =>
  `Место ${number(v.place)} занимает участник ${v.found}; страница показывает участника ${v.shown}.`;
export const hunt_fault_winner_lacks = (v: { place: number; found: string }): string =>
  `Место ${number(v.place)} занимает участник ${v.found}; страница не показывает никого.`;
export const hunt_fault_winner_extra = (v: { place: number; shown: string }): string =>
  `Место ${number(v.place)} не занимает никто; страница показывает участника ${v.shown}.`;
export const hunt_fault_prize = (v: { place: number }): string =>
  `Приз за место ${number(v.place)} не такой, как в правилах.`;
export const ownlog_title = (): string =>
  `Твоя неделя в журнале`;
export const ownlog_text = (): string =>
  `Публичный журнал хранит отпечаток каждого события. Твой браузер загружает твои события этой недели, доказывает, что они такие, как были записаны, пересчитывает твои баллы по правилам, складывает их и сравнивает с файлом недели.`;
export const ownlog_start = (): string =>
  `Проверить мою неделю`;
export const ownlog_payment = (): string =>
  `Найти платёж`;
export const ownlog_payment_failed = (): string =>
  `Не удалось загрузить платёж.`;
export const ownlog_explorer = (): string =>
  `Транзакция в обозревателе блоков`;
export const ownlog_no_share = (): string =>
  `Твоей доли за эту неделю не найдено.`;
export const ownlog_compare = (v: { amount: string }): string =>
  `Сравни в обозревателе блоков: у транзакции есть выход на ${v.amount} на твой адрес или больше, если она платит и за другие недели или участникам с этим адресом.`;
export const ownlog_not_proved = (): string =>
  `Этого твой браузер не проверял: страница ничего не загружает с других серверов, а слово этого сервера ничего бы не доказало.`;
export const ownlog_sent = (): string =>
  `Доля отправлена, но этот сайт не знает обозревателя блоков или её транзакции.`;
export const ownlog_owed = (): string =>
  `Транзакции твоей доли ещё нет: она к выплате.`;
export const ownlog_held = (): string =>
  `Транзакции твоей доли ещё нет: она удержана.`;
export const ownlog_paying = (): string =>
  `Транзакции твоей доли ещё нет: она в платеже, который вот-вот уйдёт.`;
export const ownlog_payment_lost = (): string =>
  `Транзакции твоей доли ещё нет: она к выплате, потому что платёж не прошёл.`;
export const ownlog_settled = (): string =>
  `Транзакции твоей доли ещё нет: её выплачивают вне этого сайта.`;
export const ownlog_withheld = (): string =>
  `Транзакции твоей доли ещё нет: она не выплачена и вошла в следующий фонд.`;
export const ownlog_differs = (): string =>
  `Твоя неделя не сходится`;
export const ownlog_agrees = (): string =>
  `Твоя неделя сходится`;
export const ownlog_partly = (): string =>
  `Твою неделю нельзя проверить полностью`;
export const ownlog_not_yet = (): string =>
  `Твою неделю пока нельзя проверить`;
export const ownlog_no_checkpoint = (): string =>
  `В журнале ещё нет подписанной контрольной точки. Попробуй через час.`;
export const ownlog_no_closing = (): string =>
  `Журнал отстаёт: его последняя контрольная точка старше закрытия этой недели. Попробуй через несколько минут.`;
export const ownlog_banned = (): string =>
  `В файле нет записи о тебе: в журнале есть твоя блокировка, действовавшая в конце недели.`;
export const ownlog_same_file = (): string =>
  `Это тот файл, с которым журнал закрыл эту неделю, и каждая доля в нём следует из правил.`;
export const ownlog_about = (v: { member: string; origin: string; size: string }): string =>
  `Твой номер участника: ${v.member}. Журнал ${v.origin}, размер ${v.size}, подписан своим ключом.`;
export const ownlog_events_none = (): string =>
  `В журнале нет твоих событий этой недели.`;
export const ownlog_events_one = (v: { points: string }): string =>
  `В журнале одно твоё событие этой недели, и оно такое, как было записано. Оно принесло ${v.points}.`;
export const ownlog_events = (v: { count: string; points: string }): string =>
  `Твоих событий этой недели в журнале: ${v.count}, и все они такие, как были записаны. Вместе они принесли ${v.points}.`;
export const ownlog_same_one = (): string =>
  `Твой браузер пересчитал одну запись о баллах по правилам недели: она верна.`;
export const ownlog_same = (v: { count: string }): string =>
  `Записей о баллах, пересчитанных твоим браузером по правилам недели: ${v.count}. Все верны.`;
export const ownlog_unknown_first = (v: { entries: string }): string =>
  `Не пересчитаны, потому что даются один раз, а твои прошлые недели не входят в эту проверку: ${v.entries}.`;
export const ownlog_unknown_outside = (v: { entries: string }): string =>
  `Не пересчитаны, потому что зависят от твоих событий вне этой недели: ${v.entries}.`;
export const ownlog_unknown_given = (v: { entries: string }): string =>
  `Не пересчитаны, потому что эти баллы дал бот или администратор: ${v.entries}.`;
export const ownlog_unknown_correction = (v: { entries: string }): string =>
  `Не пересчитаны, потому что исправляют прежние баллы: ${v.entries}.`;
export const ownlog_unknown_ban = (v: { entries: string }): string =>
  `Не пересчитаны, потому что твоя блокировка началась или закончилась за минуты до или после: ${v.entries}.`;
export const ownlog_and_more = (v: { entries: string; count: string }): string =>
  `${v.entries} и ещё ${v.count}`;
export const ownlog_backed = (): string =>
  `Сколько твоих баллов засчитано, зависит от других участников, поэтому этого твой браузер не пересчитывал.`;
export const ownlog_erased = (v: { events: string; erased: string }): string =>
  `Из твоих событий этой недели (${v.events} в журнале) больше нельзя открыть ${v.erased}: числа, которые их открывали, удалены. Твои баллы не сравнивались.`;
export const ownlog_too_few = (v: { points: string }): string =>
  `В файле нет записи о тебе: для доли нужно ${v.points}.`;
export const ownlog_share = (v: { amount: string }): string =>
  `В файле у тебя столько же баллов. Твоя доля: ${v.amount}.`;
export const ownlog_share_counted = (v: { points: string; amount: string }): string =>
  `В файле у тебя столько же баллов. Из них для фонда засчитано ${v.points}. Твоя доля: ${v.amount}.`;
export const ownlog_more = (v: { count: string }): string =>
  `Различий, не вошедших в список: ${v.count}.`;
