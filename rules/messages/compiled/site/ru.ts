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
  `Выходи в работу`;
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
export const dev_members = (): string =>
  `Участники`;
export const dev_production_apps = (): string =>
  `Приложения в работе`;
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
export const dev_access_owner = (): string =>
  `Владелец бота`;
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
  `Копировать`;
export const dev_copy_what = (v: { what: string }): string =>
  `Копировать: ${v.what}`;
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
  `Администратор допустил твоё приложение к работе`;
export const dev_event_test = (): string =>
  `Запрошено тестовое событие в «Моих приложениях»`;
export const dev_hooks_text = (v: { minutes: string; times: string }): string =>
  `Каждый вебхук – это POST с телом JSON. В заголовке Quarterdeck-Signature стоят время и HMAC-SHA256 от времени, точки и тела, созданный секретом приложения; отклоняй всё, что старше ${v.minutes} минут. Отвечай кодом от 200 до 299 в течение 5 секунд; иначе вебхук отправится снова, до ${v.times} раз за двое суток. Событие сохраняет свой id, так что каждое можно обработать только раз.`;
export const dev_hooks_code = (): string =>
  `Проверка вебхука на TypeScript`;
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
  `Она снова подлежит выплате и уйдёт со следующей.`;
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
