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
  `${number(v.minutes)} мин`;
export const ui_left_hours = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} ч ${number(v.minutes)} мин`;
export const ui_left_days = (v: { days: number; hours: number }): string =>
  `${number(v.days)} д ${number(v.hours)} ч`;
export const ui_pages = (): string =>
  `Страницы`;
export const ui_previous = (): string =>
  `Назад`;
export const ui_next = (): string =>
  `Вперёд`;
export const ui_page_of = (v: { page: string; pages: string }): string =>
  `Страница ${v.page} из ${v.pages}`;
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
export const creator_refresh = (): string =>
  `Обновить`;
export const creator_retry = (): string =>
  `Повторить`;
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
export const creator_sort = (): string =>
  `Сортировка`;
export const creator_all_content = (): string =>
  `Все материалы`;
export const creator_found = (v: { count: number }): string =>
  `Найдено: ${number(v.count)}`;
export const creator_pages = (): string =>
  `Страницы материалов`;
export const creator_loading = (): string =>
  `Загрузка материалов`;
export const creator_last_page = (): string =>
  `К последней странице`;
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
export const creator_type_twitter_post = (): string =>
  `Пост в Twitter`;
export const creator_type_youtube_video = (): string =>
  `Видео на YouTube`;
export const creator_type_tiktok_video = (): string =>
  `Видео в TikTok`;
export const creator_type_twitter_thread = (): string =>
  `Тред в Twitter`;
export const creator_type_medium_article = (): string =>
  `Статья на Medium`;
export const creator_type_reddit_post = (): string =>
  `Пост или мем на Reddit`;
export const creator_type_meme_image = (): string =>
  `Мем-картинка`;
export const creator_type_instagram_post = (): string =>
  `Пост в Instagram`;
export const creator_type_instagram_reel = (): string =>
  `Reels в Instagram`;
export const creator_type_linkedin_article = (): string =>
  `Статья на LinkedIn`;
export const creator_type_linkedin_post = (): string =>
  `Пост на LinkedIn`;
export const creator_type_discord_message = (): string =>
  `Сообщение в Discord`;
export const creator_type_github_repo = (): string =>
  `Репозиторий на GitHub`;
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
export const creator_this_week = (): string =>
  `Эта неделя`;
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
export const member_title = (v: { number: string }): string =>
  `Участник ${v.number}`;
export const member_failed = (): string =>
  `Не удалось загрузить участника`;
export const member_panel = (): string =>
  `Участник`;
export const member_you = (): string =>
  `Ты`;
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
