// Written by `npm run messages` from messages/ru.json: change that file instead.
import type { Language } from '../languages.ts';
import { pluralsIn } from '../numbers.ts';
import { markup, numbersIn, type Text } from '../speech.ts';

export const language: Language = 'ru';
const number = /* @__PURE__ */ numbersIn('ru');
const plural = /* @__PURE__ */ pluralsIn('ru');

export const bot_refused = (v: { reason: Text }): string =>
  `Так нельзя: ${markup(v.reason)}`;
export const bot_failed = (): string =>
  `Не получилось из-за сбоя на нашей стороне. Ничего не изменилось; попробуй ещё раз через минуту.`;
export const bot_unknown_command = (): string =>
  `Я не знаю такой команды. /help покажет те, что знаю.`;
export const bot_unknown_words = (): string =>
  `Я понимаю только команды: /help их покажет.`;
export const bot_no_account = (): string =>
  `У тебя ещё нет аккаунта: /start его создаст.`;
export const bot_nobody = (): string =>
  `Я могу действовать только от имени человека: отправь команду от своего имени, а не от группы или канала.`;
export const bot_over = (): string =>
  `Это уже закончилось.`;
export const bot_full = (): string =>
  `Я ещё отвечаю здесь другим. Попробуй через две минуты.`;
export const bot_open_private = (): string =>
  `Это работает только в нашем личном чате.`;
export const bot_opened_in_private = (): string =>
  `Открыто в личном чате.`;
export const bot_greeting = (): string =>
  `Свистать всех наверх! Говорите /gm раз в день, смотрите, кто впереди, через /top и спрашивайте /help. Администраторам: /settings.`;
export const bot_points = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}`;
export const bot_comma = (): string =>
  `, `;
export const bot_time_now = (): string =>
  `сейчас`;
export const bot_time_in = (v: { time: Text }): string =>
  `через ${markup(v.time)}`;
export const bot_time_moment = (): string =>
  `мгновение`;
export const bot_time_days = (v: { n: number }): string =>
  `${plural(v.n, { one: `${number(v.n)} день`, few: `${number(v.n)} дня`, many: `${number(v.n)} дней`, other: `${number(v.n)} дня` })}`;
export const bot_time_hours = (v: { n: number }): string =>
  `${plural(v.n, { one: `${number(v.n)} час`, few: `${number(v.n)} часа`, many: `${number(v.n)} часов`, other: `${number(v.n)} часа` })}`;
export const bot_time_minutes = (v: { n: number }): string =>
  `${plural(v.n, { one: `${number(v.n)} минуту`, few: `${number(v.n)} минуты`, many: `${number(v.n)} минут`, other: `${number(v.n)} минуты` })}`;
export const bot_start_week = (v: { week: Text }): string =>
  `Неделя ${markup(v.week)}: кто сколько получил и как это посчитано.`;
export const bot_welcome_new = (v: { community: Text }): string =>
  `Добро пожаловать на борт, это ${markup(v.community)}! Твой аккаунт готов.`;
export const bot_welcome_back = (v: { community: Text }): string =>
  `С возвращением в ${markup(v.community)}.`;
export const bot_welcome_default = (): string =>
  `Каждый день говори /gm, давай другим чаевые через /tip в группе и получай долю недельного фонда. /help покажет все команды.`;
export const bot_welcome_tips_wait = (v: { count: number }): string =>
  `${plural(v.count, { one: `Тебя ждут чаевые (${number(v.count)}): создай кошелёк или отправь <code>/address АДРЕС</code>, если он уже есть.`, few: `Тебя ждут чаевые (${number(v.count)}): создай кошелёк или отправь <code>/address АДРЕС</code>, если он уже есть.`, many: `Тебя ждут чаевые (${number(v.count)}): создай кошелёк или отправь <code>/address АДРЕС</code>, если он уже есть.`, other: `Тебя ждут чаевые (${number(v.count)}): создай кошелёк или отправь <code>/address АДРЕС</code>, если он уже есть.` })}`;
export const bot_gm_first = (): string =>
  `GM! ☀️`;
export const bot_gm_again = (): string =>
  `И снова GM!`;
export const bot_admin_waiting = (v: { count: number }): string =>
  `Материалов на проверке: ${number(v.count)}`;
export const bot_admin_waiting_since = (v: { count: number; time: Text }): string =>
  `Материалов на проверке: ${number(v.count)}, самый старый ждёт ${markup(v.time)}`;
export const bot_admin_held = (v: { count: number }): string =>
  `Удержанных долей: ${number(v.count)}`;
export const bot_admin_fine = (): string =>
  `Всё работает`;
export const bot_admin_problems = (v: { count: number }): string =>
  `Проблем: ${number(v.count)}`;
export const bot_admin_unpaid = (): string =>
  `Выплат ещё не было`;
export const bot_admin_paid = (v: { amount: Text; time: Text }): string =>
  `Последняя выплата: ${markup(v.amount)}, ${markup(v.time)} назад`;
export const bot_rank_nobody = (): string =>
  `У ботов, каналов и анонимных администраторов нет ранга.`;
export const bot_rank_no_member = (): string =>
  `Этот человек ещё не участник. /start создаст аккаунт.`;
export const bot_rank_unknown = (v: { name: Text }): string =>
  `Я ещё не знаю @${markup(v.name)}. Ответь командой /rank на сообщение этого человека в группе.`;
export const bot_rank_highest = (): string =>
  `Выше ранга нет.`;
export const bot_rank_next = (v: { points: Text; rank: Text }): string =>
  `До ранга ${markup(v.rank)}: ${markup(v.points)}.`;
export const bot_rank_name = (v: { name: Text; rank: Text; place: number }): string =>
  `<b>${markup(v.name)}</b>: ${markup(v.rank)}, место ${number(v.place)}`;
export const bot_rank_points = (v: { all: Text; week: Text }): string =>
  `Всего ${markup(v.all)}, на этой неделе ${markup(v.week)}.`;
export const bot_rank_tips = (v: { sent: Text; code: Text; received: Text }): string =>
  `Чаевых отправлено: ${markup(v.sent)} ${markup(v.code)}, получено: ${markup(v.received)} ${markup(v.code)}`;
export const bot_rank_banned_own = (): string =>
  `Аккаунт заблокирован: твои действия не приносят баллов.`;
export const bot_rank_banned = (): string =>
  `Аккаунт заблокирован: действия этого человека не приносят баллов.`;
export const bot_top_title = (): string =>
  `<b>Первая десятка по баллам за всё время</b>`;
export const bot_top_nobody = (): string =>
  `Пока никого: с /gm первое место твоё.`;
export const bot_top_nameless = (): string =>
  `<i>участник без имени</i>`;
export const bot_earned_next = (v: { time: Text }): string =>
  `Следующий раз: ${markup(v.time)}.`;
export const bot_earned_none = (): string =>
  `Без баллов`;
export const bot_earned_tomorrow = (v: { time: Text }): string =>
  `Получить больше можно будет ${markup(v.time)} (00:00 UTC).`;
export const bot_earned_why_account_created = (v: { points: Text }): string =>
  `${markup(v.points)} за аккаунт`;
export const bot_earned_why_primary_address_set = (v: { points: Text }): string =>
  `${markup(v.points)} за адрес`;
export const bot_earned_why_first_tip = (v: { points: Text }): string =>
  `${markup(v.points)} за первые чаевые`;
export const bot_earned_why_first_send = (v: { points: Text }): string =>
  `${markup(v.points)} за первый перевод`;
export const bot_earned_banned = (): string =>
  `заблокированный аккаунт ничего не получает.`;
export const bot_earned_cooldown = (): string =>
  `это засчитывается раз в 24 часа.`;
export const bot_earned_least_tip = (v: { amount: Text; count: number }): string =>
  `за чаевые меньше ${markup(v.amount)} ${plural(v.count, { one: `монеты`, few: `монет`, many: `монет`, other: `монеты` })} баллов нет.`;
export const bot_earned_tip_limit = (v: { tips: number }): string =>
  `сегодняшний лимит чаевых с баллами исчерпан (${number(v.tips)}).`;
export const bot_earned_limit = (v: { limit: number }): string =>
  `дневной лимит в ${plural(v.limit, { one: `${number(v.limit)} балл`, few: `${number(v.limit)} балла`, many: `${number(v.limit)} баллов`, other: `${number(v.limit)} балла` })} исчерпан.`;
export const bot_earned_rest = (v: { points: Text; limit: number }): string =>
  `остаток от ${markup(v.points)} превышает дневной лимит в ${number(v.limit)}.`;
export const bot_faucet_none = (): string =>
  `Здесь нет крана. Монеты приходят с чаевыми и из недельного фонда.`;
export const bot_faucet_claimed = (v: { amount: Text }): string =>
  `<b>${markup(v.amount)}</b> уже в пути на твой адрес и придут со следующими блоками. Возвращайся через 24 часа.`;
export const bot_faucet_claimed_private = (v: { amount: Text; address: Text }): string =>
  `<b>${markup(v.amount)}</b> уже в пути на <code>${markup(v.address)}</code> и придут со следующими блоками. Возвращайся через 24 часа.`;
export const bot_faucet_paid = (v: { amount: Text; address: Text }): string =>
  `Кран выплатил <b>${markup(v.amount)}</b> на <code>${markup(v.address)}</code>.`;
export const bot_faucet_banned = (): string =>
  `Кран не платит заблокированным аккаунтам.`;
export const bot_faucet_no_address = (): string =>
  `У тебя ещё нет адреса, на который кран может заплатить. Создай кошелёк или отправь мне <code>/address АДРЕС</code> в личном чате.`;
export const bot_faucet_stuck = (): string =>
  `Кран сейчас не может платить; оператор уже знает. Попробуй позже.`;
export const bot_faucet_too_young = (v: { time: Text }): string =>
  `Кран платит участникам после первого дня: возвращайся ${markup(v.time)}.`;
export const bot_faucet_too_soon = (v: { time: Text }): string =>
  `За последние 24 часа кран уже платил тебе: возвращайся ${markup(v.time)}.`;
export const bot_faucet_address_used = (v: { time: Text }): string =>
  `Кран только что заплатил на твой адрес за другого участника: возвращайся ${markup(v.time)}.`;
export const bot_faucet_used_up = (v: { time: Text }): string =>
  `Кран выплатил свой дневной лимит. Он заплатит снова ${markup(v.time)} (00:00 UTC).`;
export const bot_group_not_yours = (): string =>
  `Настройки группы меняют только её администраторы, и от своего имени.`;
export const bot_group_form = (v: { said: Text; code: Text }): string =>
  `Не понимаю «${markup(v.said)}». Попробуй /settings, <code>/settings least 5</code> (наименьшие чаевые в ${markup(v.code)}, или <code>any</code>) или <code>/settings topic here</code> (или <code>any</code>).`;
export const bot_group_no_topic = (): string =>
  `Это не тема. Отправь <code>/settings topic here</code> в теме, где мне говорить.`;
export const bot_group_title = (): string =>
  `<b>Настройки этой группы</b>`;
export const bot_group_any_tip = (): string =>
  `Наименьшие чаевые: любые (изменить: <code>/settings least 5</code> или <code>least any</code>)`;
export const bot_group_least_tip = (v: { amount: Text }): string =>
  `Наименьшие чаевые: ${markup(v.amount)} (изменить: <code>/settings least 5</code> или <code>least any</code>)`;
export const bot_group_everywhere = (): string =>
  `Отвечаю везде (изменить: <code>/settings topic here</code> или <code>topic any</code>)`;
export const bot_group_one_topic = (): string =>
  `Отвечаю только в одной теме (изменить: <code>/settings topic here</code> или <code>topic any</code>)`;
export const bot_group_language = (): string =>
  `Выбери язык, на котором я говорю в этой группе.`;
export const button_quiet = (): string =>
  `Реакции вместо слов`;
export const button_delete_commands = (): string =>
  `Удалять команды через 10 с`;
export const bot_moment_first_tip = (v: { name: Text }): string =>
  `🎉 Первые чаевые от <b>${markup(v.name)}</b>`;
export const bot_moment_rank = (v: { name: Text; rank: Text }): string =>
  `🎉 Новый ранг у <b>${markup(v.name)}</b>: ${markup(v.rank)}`;
export const bot_moment_share = (v: { name: Text; amount: Text }): string =>
  `🎉 Первая доля недельного фонда у <b>${markup(v.name)}</b>: <b>${markup(v.amount)}</b>`;
export const button_moment_first_tip = (): string =>
  `Сообщать о первых чаевых`;
export const button_moment_rank = (): string =>
  `Сообщать о новых рангах`;
export const button_moment_share = (): string =>
  `Сообщать о первых долях`;
export const bot_help_example = (): string =>
  `Дай чаевые: <code>/tip @user 25</code>, или ответь на сообщение командой <code>/tip 25</code>.`;
export const bot_help_daily = (): string =>
  `<b>Каждый день</b>`;
export const bot_help_points = (): string =>
  `<b>Баллы</b>`;
export const bot_help_coins = (): string =>
  `<b>Монеты</b>`;
export const bot_help_more = (): string =>
  `<b>Ещё</b>`;
export const command_start = (): string =>
  `Создать аккаунт или начать заново`;
export const command_help = (): string =>
  `Что я здесь умею`;
export const command_tip = (): string =>
  `Дать чаевые: /tip @user 25, или ответом`;
export const command_gm = (): string =>
  `Сказать доброе утро, раз в день`;
export const command_rank = (): string =>
  `Твой ранг и баллы; /rank @user для других`;
export const command_top = (): string =>
  `Первая десятка и твоё место`;
export const command_week = (): string =>
  `Текущая неделя: баллы, порог, примерная доля`;
export const command_points = (): string =>
  `За что начислены последние баллы`;
export const command_faucet = (): string =>
  `Немного монет раз в день`;
export const command_hunt = (): string =>
  `Поиск сокровищ: твоя загадка и твоё место`;
export const command_hunt_group = (): string =>
  `Поиск сокровищ: кто как далеко`;
export const command_submit = (): string =>
  `Отправить материал на проверку`;
export const command_address = (): string =>
  `Посмотреть или задать адрес для твоих монет`;
export const command_wallet = (): string =>
  `Открыть кошелёк`;
export const command_deposit = (): string =>
  `Куда отправлять монеты`;
export const command_balance = (): string =>
  `Сколько на твоём адресе`;
export const command_history = (): string =>
  `Последние платежи на твой адрес`;
export const command_send = (): string =>
  `Отправить монеты: /send АДРЕС 25`;
export const command_export = (): string =>
  `Экспорт ключей, в кошельке`;
export const command_settings = (): string =>
  `Сообщения, видимость, чаевые`;
export const command_settings_group = (): string =>
  `Настройки этой группы, для администраторов`;
export const command_admin = (): string =>
  `Что ждёт администратора`;
export const command_invite = (): string =>
  `Твоя ссылка, по которой приходят другие`;
export const command_cancel = (): string =>
  `Отменить начатое`;
export const bot_hunt_wrong = (): string =>
  `Нет, не то.`;
export const bot_hunt_right = (): string =>
  `Верно! ⚓`;
export const bot_hunt_other_link = (): string =>
  `Эта ссылка не относится ни к одной твоей загадке.`;
export const bot_hunt_wait = (v: { time: Text }): string =>
  `Пять неверных ответов за час: спроси /hunt снова ${markup(v.time)}.`;
export const bot_hunt_none = (): string =>
  `Сейчас поиска сокровищ нет.`;
export const bot_hunt_write = (): string =>
  `Составь поиск сокровищ на портале: загадки, призы, начало и конец.`;
export const bot_hunt_until = (v: { title: Text; end: Text }): string =>
  `<b>${markup(v.title)}</b>, до ${markup(v.end)} UTC`;
export const bot_hunt_at_clue = (v: { number: number; clues: number; count: number }): string =>
  `Загадка ${number(v.number)} из ${number(v.clues)}: ${number(v.count)}`;
export const bot_hunt_finished_count = (v: { count: number }): string =>
  `Дошли до конца: ${number(v.count)}`;
export const bot_hunt_over_title = (v: { title: Text }): string =>
  `<b>${markup(v.title)}</b>: поиск окончен.`;
export const bot_hunt_cancelled_title = (v: { title: Text }): string =>
  `<b>${markup(v.title)}</b>: поиск отменён.`;
export const bot_hunt_todo_answer = (): string =>
  `Пришли мне ответ.`;
export const bot_hunt_todo_link = (): string =>
  `Найди ссылку и открой её.`;
export const bot_hunt_todo_tip = (v: { name: Text }): string =>
  `Дай чаевые <b>${markup(v.name)}</b>: когда они подтвердятся, пойдёшь дальше.`;
export const bot_hunt_todo_tip_them = (): string =>
  `Дай чаевые <b>этому человеку</b>: когда они подтвердятся, пойдёшь дальше.`;
export const bot_hunt_clue = (v: { number: number; clues: number }): string =>
  `<b>Загадка ${number(v.number)} из ${number(v.clues)}</b>`;
export const bot_hunt_hint_comes = (v: { time: Text }): string =>
  `Подсказка появится ${markup(v.time)}.`;
export const bot_hunt_finished_draw = (v: { title: Text; place: number }): string =>
  `Поиск <b>${markup(v.title)}</b> пройден, твой номер ${number(v.place)}. Победителей определит жребий после его конца.`;
export const bot_hunt_finished_first = (v: { title: Text; place: number }): string =>
  `Поиск <b>${markup(v.title)}</b> пройден, твой номер ${number(v.place)}. Победители будут известны после его конца.`;
export const bot_hunt_over = (): string =>
  `Этот поиск сокровищ окончен.`;
export const bot_hunt_banned = (): string =>
  `Заблокированные участники не могут играть.`;
export const bot_hunt_no_address = (): string =>
  `Сначала задай адрес: на него приходят призы в монетах.`;
export const bot_hunt_not_begun = (): string =>
  `Этот поиск сокровищ ещё не начался.`;
export const bot_hunt_too_young = (v: { days: number }): string =>
  `Этот поиск сокровищ для тех, кто вступил хотя бы за ${plural(v.days, { one: `${number(v.days)} день`, few: `${number(v.days)} дня`, many: `${number(v.days)} дней`, other: `${number(v.days)} дня` })} до его начала.`;
export const bot_hunt_too_few_points = (v: { points: number }): string =>
  `Этот поиск сокровищ для тех, у кого есть хотя бы ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}.`;
export const bot_hunt_too_few_shares = (v: { weeks: number }): string =>
  `Этот поиск сокровищ для тех, у кого была доля фонда хотя бы за ${plural(v.weeks, { one: `${number(v.weeks)} неделю`, few: `${number(v.weeks)} недели`, many: `${number(v.weeks)} недель`, other: `${number(v.weeks)} недели` })}.`;
export const bot_hunt_solved = (v: { number: number; title: Text }): string =>
  `Твои чаевые подтверждены: загадка ${number(v.number)} поиска <b>${markup(v.title)}</b> решена. /hunt покажет, что дальше.`;
export const bot_hunt_won = (v: { title: Text; place: number; prize: Text }): string =>
  `🏆 Победа в поиске <b>${markup(v.title)}</b>: место ${number(v.place)}, ${markup(v.prize)}.`;
export const bot_hunt_won_coins = (): string =>
  `Монеты придут на твой адрес.`;
export const bot_invite_link = (v: { url: Text }): string =>
  `Твоя ссылка:\n${markup(v.url)}\nЯ скажу, когда кто-нибудь создаст по ней аккаунт.`;
export const bot_invite_earns = (v: { points: Text }): string =>
  `За каждого ты получишь ${markup(v.points)}.`;
export const bot_invite_joined = (): string =>
  `По твоей ссылке пришёл новый участник.`;
export const bot_objection_not_held = (v: { week: Text }): string =>
  `Твоя доля за неделю ${markup(v.week)} не удержана.`;
export const bot_objection_said = (v: { week: Text }): string =>
  `Твоё возражение уже принято. Администратор решит, а я сообщу; страница недели ${markup(v.week)} показывает, как идут дела.`;
export const bot_objection_ask = (v: { week: Text; reason: Text; most: number }): string =>
  `Твоя доля за неделю ${markup(v.week)} удержана: «${markup(v.reason)}». Почему её следует выплатить? Пришли причину одним сообщением, не длиннее ${plural(v.most, { one: `${number(v.most)} символа`, few: `${number(v.most)} символов`, many: `${number(v.most)} символов`, other: `${number(v.most)} символа` })}; её прочтут администраторы. /cancel отменит.`;
export const bot_objection_long = (v: { most: number }): string =>
  `Причина не длиннее ${plural(v.most, { one: `${number(v.most)} символа`, few: `${number(v.most)} символов`, many: `${number(v.most)} символов`, other: `${number(v.most)} символа` })}. Пришли короче или /cancel.`;
export const bot_objection_done = (): string =>
  `Твоё возражение у администраторов. Я сообщу, что они решат.`;
export const bot_pay_ask = (v: { amount: Text; name: Text }): string =>
  `Твои чаевые ${markup(v.amount)} для <b>${markup(v.name)}</b>: оплати их в кошельке или отсканируй код другим кошельком.`;
export const bot_pay_details = (v: { amount: Text; name: Text; due: Text; code: Text; address: Text }): string =>
  `Твои чаевые ${markup(v.amount)} для <b>${markup(v.name)}</b>: заплати ровно <code>${markup(v.due)}</code> ${markup(v.code)} на\n<code>${markup(v.address)}</code>\nЯ узнаю платёж по точной сумме.`;
export const bot_pay_time = (v: { time: Text }): string =>
  `Оплатить можно ещё ${markup(v.time)}.`;
export const bot_pay_opening = (v: { amount: Text; name: Text }): string =>
  `Твои чаевые ${markup(v.amount)} для <b>${markup(v.name)}</b> вот-вот откроются: я скажу, сколько платить.`;
export const bot_pay_waits = (v: { name: Text; amount: Text; time: Text }): string =>
  `У <b>${markup(v.name)}</b> ещё нет адреса. Я скажу, когда можно будет оплатить твои чаевые ${markup(v.amount)}; они ждут ещё ${markup(v.time)}.`;
export const bot_pay_forward = (v: { url: Text }): string =>
  `Этот человек меня ещё не знает. Перешли ему ссылку: ${markup(v.url)}`;
export const bot_pay_note_left_out = (v: { most: number }): string =>
  `Твоя подпись не передана: от тебя доходит не больше ${plural(v.most, { one: `${number(v.most)} подписи`, few: `${number(v.most)} подписей`, many: `${number(v.most)} подписей`, other: `${number(v.most)} подписи` })} в день.`;
export const bot_pay_tipped = (v: { name: Text; amount: Text; mark: Text }): string =>
  `Твои чаевые для <b>${markup(v.name)}</b>, ${markup(v.amount)}: ${markup(v.mark)}.`;
export const bot_pay_expired = (v: { amount: Text; name: Text }): string =>
  `Твои чаевые ${markup(v.amount)} для <b>${markup(v.name)}</b> не были оплачены вовремя, срок истёк.`;
export const bot_pay_cancelled = (v: { amount: Text; name: Text }): string =>
  `Твои чаевые ${markup(v.amount)} для <b>${markup(v.name)}</b> отменены.`;
export const bot_pay_refused = (v: { name: Text; amount: Text }): string =>
  `<b>${markup(v.name)}</b> не принимает твои чаевые ${markup(v.amount)}. Не оплачивай их.`;
export const bot_pay_below = (v: { amount: Text; name: Text }): string =>
  `Твои чаевые ${markup(v.amount)} для <b>${markup(v.name)}</b>: смотри последнее сообщение о них.`;
export const bot_pay_lost = (v: { amount: Text; name: Text }): string =>
  `Платёж за твои чаевые ${markup(v.amount)} для <b>${markup(v.name)}</b> сейчас не виден в блокчейне. Он может вернуться сам: плати снова, только если его больше нет в твоём кошельке.`;
export const bot_pay_moved = (v: { name: Text; address: Text }): string =>
  `<b>Новый адрес:</b> <b>${markup(v.name)}</b> теперь с другим. Больше не плати на <code>${markup(v.address)}</code>.`;
export const button_pay_tip = (v: { name: string; amount: string; code: string }): string =>
  `Чаевые ${v.name}: ${v.amount} ${v.code}`;
export const button_other_wallet = (): string =>
  `Другой кошелёк`;
export const button_copy_address = (): string =>
  `Скопировать адрес`;
export const button_copy_amount = (): string =>
  `Скопировать сумму`;
export const button_how_to_pay = (): string =>
  `Как заплатить`;
export const button_cancel = (): string =>
  `Отмена`;
export const bot_settings = (): string =>
  `<b>Твои настройки</b>\nНажми, чтобы изменить.`;
export const bot_settings_language = (): string =>
  `Выбери язык, на котором я говорю с тобой.`;
export const button_broadcasts = (): string =>
  `Рассылки`;
export const button_tip_notices = (): string =>
  `Сообщать о чаевых`;
export const button_review_notices = (): string =>
  `Сообщать о проверках`;
export const button_payout_notices = (): string =>
  `Сообщать о выплатах`;
export const button_refuses_tips = (): string =>
  `Не принимать чаевые`;
export const button_hidden = (): string =>
  `Скрыть меня на открытых страницах`;
export const button_language = (): string =>
  `Язык`;
export const button_language_telegram = (): string =>
  `Как в Telegram`;
export const button_language_community = (): string =>
  `Как в сообществе`;
export const button_back = (): string =>
  `Назад`;
export const bot_share_no_address = (v: { week: Text; amount: Text }): string =>
  `Твоя доля за неделю ${markup(v.week)}: <b>${markup(v.amount)}</b>. Она ждёт, пока у тебя не появится адрес: создай кошелёк или отправь <code>/address АДРЕС</code>.`;
export const bot_share_none_counted = (v: { week: Text; points: Text }): string =>
  `Неделя ${markup(v.week)} закрыта, твоя доля 0: из твоих баллов (${markup(v.points)}) ни один не засчитан для фонда.`;
export const bot_share_too_few = (v: { week: Text; points: Text; threshold: number; missing: Text }): string =>
  `Неделя ${markup(v.week)} закрыта, доли у тебя нет: твой итог ${markup(v.points)}, для доли нужно ${number(v.threshold)}. Не хватило: ${markup(v.missing)}.`;
export const bot_share_paid = (v: { week: Text; amount: Text }): string =>
  `Твоя доля за неделю ${markup(v.week)} выплачена: <b>${markup(v.amount)}</b>.`;
export const bot_share_paid_place = (v: { week: Text; amount: Text; place: number }): string =>
  `Твоя доля за неделю ${markup(v.week)} выплачена: <b>${markup(v.amount)}</b>, место ${number(v.place)}.`;
export const bot_submit_banned = (): string =>
  `Заблокированные участники не могут отправлять материалы.`;
export const bot_submit_ask_link = (): string =>
  `Пришли мне ссылку на свой материал. /cancel отменит.`;
export const bot_submit_bad_link = (): string =>
  `Пришли другую ссылку или /cancel.`;
export const bot_submit_press_kind = (): string =>
  `Нажми одну из кнопок выше или отправь /cancel.`;
export const bot_submit_ask_title = (): string =>
  `Теперь пришли заголовок, для проверяющих и витрины. /cancel отменит.`;
export const bot_submit_long_title = (v: { most: number }): string =>
  `Заголовок не длиннее ${plural(v.most, { one: `${number(v.most)} символа`, few: `${number(v.most)} символов`, many: `${number(v.most)} символов`, other: `${number(v.most)} символа` })}. Пришли короче.`;
export const bot_submit_cancelled = (): string =>
  `Отменено. Ничего не отправлено.`;
export const bot_submit_nothing = (): string =>
  `Отменять нечего.`;
export const bot_submit_ask_kind = (v: { host: Text }): string =>
  `Что это за материал? Ссылка ведёт на ${markup(v.host)}.`;
export const bot_submit_waiting = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `Больше ничего не ждёт проверки.`, one: `${number(v.count)} материал ждёт проверки.`, few: `${number(v.count)} материала ждут проверки.`, many: `${number(v.count)} материалов ждут проверки.`, other: `${number(v.count)} материала ждут проверки.` })}`;
export const bot_submit_known_own = (v: { status: Text }): string =>
  `Эта ссылка от тебя уже есть (${markup(v.status)}).`;
export const bot_submit_known = (v: { status: Text }): string =>
  `Эту ссылку уже кто-то отправил (${markup(v.status)}).`;
export const bot_submit_done = (): string =>
  `Отправлено. Я сообщу, что решат проверяющие; баллы придут с одобрением.`;
export const button_content_twitter_post = (): string =>
  `Пост в Twitter`;
export const button_content_youtube_video = (): string =>
  `Видео на YouTube`;
export const button_content_tiktok_video = (): string =>
  `Видео в TikTok`;
export const button_content_twitter_thread = (): string =>
  `Тред в Twitter`;
export const button_content_medium_article = (): string =>
  `Статья на Medium`;
export const button_content_reddit_post = (): string =>
  `Пост или мем на Reddit`;
export const button_content_meme_image = (): string =>
  `Мем-картинка`;
export const button_content_instagram_post = (): string =>
  `Пост в Instagram`;
export const button_content_instagram_reel = (): string =>
  `Reels в Instagram`;
export const button_content_linkedin_article = (): string =>
  `Статья на LinkedIn`;
export const button_content_linkedin_post = (): string =>
  `Пост на LinkedIn`;
export const button_content_discord_message = (): string =>
  `Сообщение в Discord`;
export const button_content_github_repo = (): string =>
  `Репозиторий на GitHub`;
export const bot_submit_status_pending = (): string =>
  `на проверке`;
export const bot_submit_status_approved = (): string =>
  `одобрено`;
export const bot_submit_status_rejected = (): string =>
  `отклонено`;
export const button_no_title = (): string =>
  `Без заголовка`;
export const bot_tip_form = (): string =>
  `<code>/tip @user 25</code>, или <code>/tip 25</code> в ответ`;
export const bot_tip_refused_self = (): string =>
  `Чаевые самому себе не считаются.`;
export const bot_tip_refused_payer_banned = (): string =>
  `Заблокированные участники не могут давать чаевые.`;
export const bot_tip_refused_payee_banned = (): string =>
  `Этот человек заблокирован: чаевые ему не засчитаются.`;
export const bot_tip_refused_payee_refuses = (): string =>
  `Этот человек не принимает чаевые.`;
export const bot_tip_refused_too_many_today = (v: { most: number }): string =>
  `Неоплаченных чаевых за последние 24 часа: ${number(v.most)}, вместе с отменёнными. Оплати одни из них или попробуй позже.`;
export const bot_tip_refused_too_many_to_them = (v: { most: number }): string =>
  `Неоплаченных чаевых этому человеку за последние 24 часа: ${number(v.most)}, вместе с отменёнными. Оплати одни из них или попробуй позже.`;
export const bot_tip_refused_no_chain = (): string =>
  `Чаевые здесь пока нельзя оплатить: оператор бота должен подключить его к блокчейну (CHAIN_RPC_URL или CHAIN_API_URL).`;
export const bot_tip_refused_too_many_unpaid = (v: { most: number }): string =>
  `Неоплаченных чаевых: ${number(v.most)}. Сначала оплати или отмени часть из них.`;
export const bot_tip_refused_too_many_alike = (): string =>
  `Сейчас слишком многие дают этому человеку ровно столько же. Выбери другую сумму.`;
export const bot_tip_no_person = (): string =>
  `Ботам, каналам и анонимным администраторам нельзя дать чаевые.`;
export const bot_tip_unknown = (v: { name: Text }): string =>
  `Я ещё не знаю @${markup(v.name)}. Ответь на сообщение этого человека в группе командой <code>/tip 25</code>.`;
export const bot_tip_not_sure = (v: { name: Text }): string =>
  `Непонятно, кто теперь @${markup(v.name)}. Ответь на сообщение этого человека в группе командой <code>/tip 25</code>.`;
export const bot_tip_below_least = (v: { amount: Text }): string =>
  `Наименьшие чаевые здесь: ${markup(v.amount)}.`;
export const bot_tip_answered_taken = (): string =>
  `Спасибо: в течение минуты это засчитается как твои чаевые.`;
export const bot_tip_answered_left = (): string =>
  `Оставлено как есть: это не твои чаевые.`;
export const bot_tip_how_to = (): string =>
  `<b>Как давать чаевые</b>\n1. В группе ответь на сообщение командой <code>/tip 25</code> или напиши <code>/tip @user 25 отлично</code>.\n2. Я пришлю кнопку, которая откроет твой кошелёк. Монеты идут прямо в кошелёк получателя; у меня их никогда не бывает.\n3. Когда платёж окажется в блокчейне, чаевые засчитаются в твои баллы и твою неделю.`;
export const bot_tip_declined = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `Больше ничего не ждёт.`, one: `Отклонено чаевых: ${number(v.count)}.`, few: `Отклонено чаевых: ${number(v.count)}.`, many: `Отклонено чаевых: ${number(v.count)}.`, other: `Отклонено чаевых: ${number(v.count)}.` })}`;
export const bot_tip_not_yours = (): string =>
  `Эти чаевые платить не тебе.`;
export const bot_tip_ended_waiting = (): string =>
  `Они ещё ждут.`;
export const bot_tip_ended_paid = (): string =>
  `Они уже оплачены.`;
export const bot_tip_ended_expired = (): string =>
  `Их срок уже истёк.`;
export const bot_tip_ended_cancelled = (): string =>
  `Отменено.`;
export const bot_tip_ended_refused = (): string =>
  `Отклонено.`;
export const bot_tip_wrong_no_recipient_amount = (v: { said: Text; form: Text }): string =>
  `Кому отправить ${markup(v.said)}? Попробуй: ${markup(v.form)}`;
export const bot_tip_wrong_no_recipient = (v: { said: Text; form: Text }): string =>
  `Я не знаю, кто такой ${markup(v.said)}. Попробуй: ${markup(v.form)}`;
export const bot_tip_wrong_no_amount = (v: { form: Text }): string =>
  `Не хватает суммы. Попробуй: ${markup(v.form)}`;
export const bot_tip_wrong_amount_first = (v: { said: Text; form: Text }): string =>
  `Поставь ${markup(v.said)} после имени: ${markup(v.form)}`;
export const bot_tip_wrong_note_too_long = (v: { length: Text; most: number }): string =>
  `Символов в подписи: ${markup(v.length)}; помещается не больше ${number(v.most)}.`;
export const bot_tip_wrong_one_or_thousand = (v: { said: Text }): string =>
  `${markup(v.said)} может быть и единицей, и тысячей: напиши без запятой.`;
export const bot_tip_wrong_too_many_decimals = (v: { said: Text }): string =>
  `В ${markup(v.said)} слишком много знаков после запятой: у монет их 8, у долларов 2.`;
export const bot_tip_wrong_too_small = (v: { said: Text; amount: Text }): string =>
  `${markup(v.said)} слишком мало: наименьшие чаевые ${markup(v.amount)}.`;
export const bot_tip_wrong_too_large = (v: { said: Text }): string =>
  `${markup(v.said)} больше, чем всех монет на свете.`;
export const bot_tip_wrong_no_price = (v: { code: Text }): string =>
  `Я не знаю цену монеты. Укажи сумму в ${markup(v.code)}.`;
export const bot_tip_wrong_not_an_amount = (v: { said: Text; form: Text }): string =>
  `${markup(v.said)} не похоже на сумму. Попробуй: ${markup(v.form)}`;
export const bot_quoted = (v: { said: Text }): string =>
  `«${markup(v.said)}»`;
export const bot_tip_tips = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>${markup(v.payer)}</b> даёт <b>${markup(v.payee)}</b> чаевые: ${markup(v.amount)}`;
export const bot_tip_tips_nobody = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>${markup(v.payer)}</b> даёт <b>${markup(v.payee)}</b> чаевые: ${markup(v.amount)}. Адреса ещё нет, поэтому чаевые ждут 7 дней.`;
export const bot_tip_tipped = (v: { payer: Text; payee: Text; amount: Text; mark: Text }): string =>
  `Чаевые от <b>${markup(v.payer)}</b> для <b>${markup(v.payee)}</b>: ${markup(v.amount)}, ${markup(v.mark)}`;
export const bot_tip_on_its_way = (): string =>
  `в пути`;
export const bot_tip_confirmed = (): string =>
  `подтверждены`;
export const bot_tip_closed = (): string =>
  `Эти чаевые закрыты.`;
export const bot_tip_cancelled = (v: { payer: Text; amount: Text; payee: Text }): string =>
  `<b>${markup(v.payer)}</b> отменяет чаевые ${markup(v.amount)} для <b>${markup(v.payee)}</b>.`;
export const bot_tip_refused = (v: { payee: Text; amount: Text }): string =>
  `<b>${markup(v.payee)}</b> не принимает чаевые ${markup(v.amount)}.`;
export const bot_tip_under_post = (v: { count: number; amount: Text }): string =>
  `Чаевых под этим сообщением: ${number(v.count)}, ${markup(v.amount)}`;
export const bot_tip_waiting = (v: { count: number }): string =>
  `${plural(v.count, { one: `Тебя ждут чаевые (${number(v.count)}). Чтобы их получить, создай кошелёк или отправь <code>/address АДРЕС</code>, если он уже есть.`, few: `Тебя ждут чаевые (${number(v.count)}). Чтобы их получить, создай кошелёк или отправь <code>/address АДРЕС</code>, если он уже есть.`, many: `Тебя ждут чаевые (${number(v.count)}). Чтобы их получить, создай кошелёк или отправь <code>/address АДРЕС</code>, если он уже есть.`, other: `Тебя ждут чаевые (${number(v.count)}). Чтобы их получить, создай кошелёк или отправь <code>/address АДРЕС</code>, если он уже есть.` })}`;
export const bot_tip_received = (v: { payer: Text; amount: Text; mark: Text }): string =>
  `Тебе чаевые от <b>${markup(v.payer)}</b>, ${markup(v.amount)}: ${markup(v.mark)}.`;
export const bot_tip_unpaid = (v: { amount: Text; payer: Text }): string =>
  `Чаевые ${markup(v.amount)} от <b>${markup(v.payer)}</b> ждут оплаты.`;
export const bot_tip_over = (v: { amount: Text; payer: Text }): string =>
  `Чаевые ${markup(v.amount)} от <b>${markup(v.payer)}</b> больше не действуют.`;
export const bot_tip_paid_again_payer = (v: { amount: Text; name: Text; payment: Text }): string =>
  `Твои чаевые ${markup(v.amount)} для <b>${markup(v.name)}</b> оплачены ещё раз: ${markup(v.payment)}. Они засчитаны один раз; попроси вернуть остальное.`;
export const bot_tip_paid_again_payee = (v: { amount: Text; name: Text; payment: Text }): string =>
  `Чаевые ${markup(v.amount)} от <b>${markup(v.name)}</b> оплачены тебе ещё раз: ${markup(v.payment)}. Они засчитаны один раз; тебя могут попросить вернуть остальное.`;
export const bot_tip_payment = (v: { transaction: Text; txid: Text; address: Text }): string =>
  `${markup(v.transaction)} <code>${markup(v.txid)}</code>, на <code>${markup(v.address)}</code>`;
export const bot_tip_transaction = (): string =>
  `транзакция`;
export const bot_tip_question = (v: { payment: Text; amount: Text; name: Text }): string =>
  `${markup(v.payment)} на ${markup(v.amount)} для <b>${markup(v.name)}</b> пришёл с твоего адреса, но без последних цифр, по которым я узнаю чаевые. Это были твои чаевые? Если да, не плати ещё раз.`;
export const bot_tip_a_payment = (): string =>
  `Платёж`;
export const bot_tip_taken_back = (v: { amount: Text; name: Text }): string =>
  `Платёж за твои чаевые ${markup(v.amount)} для <b>${markup(v.name)}</b> выпал из блокчейна, поэтому начисленное за них отозвано.`;
export const button_pay = (v: { amount: string; code: string }): string =>
  `Заплатить ${v.amount} ${v.code}`;
export const button_set_address = (): string =>
  `Задать адрес`;
export const button_no_thanks = (): string =>
  `Нет, спасибо`;
export const button_was_my_tip = (): string =>
  `Да, это мои чаевые`;
export const button_no = (): string =>
  `Нет`;
export const bot_address_bad = (v: { said: Text; coin: Text }): string =>
  `«${markup(v.said)}» — не адрес ${markup(v.coin)}. Попробуй: <code>/address АДРЕС</code>`;
export const bot_address_proved = (v: { address: Text }): string =>
  `Твои чаевые и доли приходят на <code>${markup(v.address)}</code>: его ключ подписал это за тебя.\nИзменить: <code>/address АДРЕС</code>`;
export const bot_address_unproved = (v: { address: Text }): string =>
  `Твои чаевые и доли приходят на <code>${markup(v.address)}</code>: подпись ещё не доказала, что он твой.\nИзменить: <code>/address АДРЕС</code>`;
export const bot_address_set = (v: { address: Text }): string =>
  `Теперь твои чаевые и доли приходят на <code>${markup(v.address)}</code>. Подпись не доказывает, что он твой, поэтому проверь дважды.`;
export const bot_address_before = (v: { address: Text }): string =>
  `Раньше был <code>${markup(v.address)}</code>.`;
export const bot_wallet_open = (): string =>
  `Твой кошелёк — это страница в твоём браузере: ключи никогда не покидают твоё устройство. Кнопка входит туда за тебя, один раз и в течение пяти минут: никому её не пересылай.`;
export const bot_wallet_export = (): string =>
  `Твои ключи есть только на твоём устройстве. Кошелёк покажет их, когда ты введёшь парольную фразу. Никогда никому их не отправляй, даже мне.`;
export const bot_wallet_no_address = (): string =>
  `У тебя ещё нет адреса. Создай кошелёк или отправь <code>/address АДРЕС</code>, если он есть в другом месте.`;
export const bot_wallet_no_index = (): string =>
  `Отсюда я не вижу блокчейн; твой кошелёк видит.`;
export const bot_wallet_unreachable = (): string =>
  `Блокчейн сейчас не отвечает. Попробуй через минуту.`;
export const bot_wallet_too_large = (): string =>
  `На твоём адресе слишком много платежей, чтобы прочитать их здесь. Баланс покажет страница кошелька или обозреватель блокчейна.`;
export const bot_wallet_deposit = (v: { coin: Text; address: Text }): string =>
  `Отправь ${markup(v.coin)} на\n<code>${markup(v.address)}</code>`;
export const bot_wallet_balance = (v: { amount: Text; address: Text }): string =>
  `<b>${markup(v.amount)}</b> на <code>${markup(v.address)}</code>`;
export const bot_wallet_on_its_way = (v: { amount: Text }): string =>
  `В пути: ${markup(v.amount)}`;
export const bot_wallet_nothing = (v: { days: number }): string =>
  `${plural(v.days, { one: `За последний ${number(v.days)} день`, few: `За последние ${number(v.days)} дня`, many: `За последние ${number(v.days)} дней`, other: `За последние ${number(v.days)} дня` })} ничего не пришло.`;
export const bot_wallet_history = (): string =>
  `<b>Последние платежи тебе</b>`;
export const bot_wallet_just_now = (v: { amount: Text }): string =>
  `+${markup(v.amount)}, только что`;
export const bot_wallet_just_now_on_its_way = (v: { amount: Text }): string =>
  `+${markup(v.amount)}, только что, в пути`;
export const bot_wallet_ago = (v: { amount: Text; time: Text }): string =>
  `+${markup(v.amount)}, ${markup(v.time)} назад`;
export const bot_wallet_ago_on_its_way = (v: { amount: Text; time: Text }): string =>
  `+${markup(v.amount)}, ${markup(v.time)} назад, в пути`;
export const bot_wallet_send_by_name = (): string =>
  `Заплатить кому-то по имени: <code>/tip @user 25</code>`;
export const bot_wallet_send_unknown = (v: { said: Text }): string =>
  `Не понимаю «${markup(v.said)}».`;
export const bot_wallet_send_form = (v: { code: Text }): string =>
  `Попробуй: <code>/send АДРЕС 25</code>, с адресом и суммой в ${markup(v.code)}.`;
export const bot_wallet_send = (v: { amount: Text; code: Text; address: Text }): string =>
  `${markup(v.amount)} ${markup(v.code)} на <code>${markup(v.address)}</code>: проверь и то и другое в кошельке и подтверди там.`;
export const bot_week_title = (v: { week: Text; time: Text }): string =>
  `<b>Неделя ${markup(v.week)}</b>, конец ${markup(v.time)} (воскресенье, 23:00 UTC)`;
export const bot_week_points = (v: { points: Text; threshold: number }): string =>
  `У тебя ${markup(v.points)}. Для доли нужно не меньше ${number(v.threshold)}.`;
export const bot_week_banned = (): string =>
  `У заблокированного аккаунта нет доли фонда.`;
export const bot_week_first = (v: { points: Text; pool: Text }): string =>
  `Ещё ${markup(v.points)}, и первая доля фонда ${markup(v.pool)} твоя.`;
export const bot_week_join = (v: { points: Text; pool: Text; count: number }): string =>
  `Ещё ${markup(v.points)}, и ты делишь фонд ${markup(v.pool)} с другими: ${plural(v.count, { one: `${number(v.count)} участник`, few: `${number(v.count)} участника`, many: `${number(v.count)} участников`, other: `${number(v.count)} участника` })}.`;
export const bot_week_pool = (v: { pool: Text }): string =>
  `В фонде ${markup(v.pool)}.`;
export const bot_week_share = (v: { share: Text; pool: Text }): string =>
  `Если бы неделя закончилась сейчас, твоя доля была бы <b>${markup(v.share)}</b> из фонда ${markup(v.pool)}.`;
export const bot_week_enough = (v: { count: number }): string =>
  `Баллов на долю хватает: ${plural(v.count, { one: `${number(v.count)} участник`, few: `${number(v.count)} участника`, many: `${number(v.count)} участников`, other: `${number(v.count)} участника` })}; её меняет каждый чей-то балл.`;
export const bot_week_enough_counted = (v: { count: number }): string =>
  `Баллов на долю хватает: ${plural(v.count, { one: `${number(v.count)} участник`, few: `${number(v.count)} участника`, many: `${number(v.count)} участников`, other: `${number(v.count)} участника` })}; её меняют засчитанные баллы.`;
export const bot_week_since = (v: { own: Text; others: Text; share: Text }): string =>
  `Со вчерашнего дня: твои баллы ${markup(v.own)}, чужие баллы ${markup(v.others)}, твоя доля ${markup(v.share)}`;
export const bot_week_no_entries = (): string =>
  `У тебя ещё нет баллов. Начни с /gm.`;
export const bot_week_entries = (): string =>
  `<b>Твои последние баллы</b>`;
export const bot_week_no_points = (): string =>
  `без баллов`;
export const bot_week_cut_banned = (): string =>
  `заблокированный аккаунт ничего не получает`;
export const bot_week_cut_cooldown = (): string =>
  `засчитывается раз в 24 часа`;
export const bot_week_cut_least_tip = (v: { limit: Text }): string =>
  `за чаевые меньше ${markup(v.limit)} баллов нет`;
export const bot_week_cut_tip_limit = (v: { limit: Text }): string =>
  `чаевых с баллами в день: ${markup(v.limit)}`;
export const bot_week_cut_limit = (v: { limit: Text }): string =>
  `дневной лимит баллов исчерпан: ${markup(v.limit)}`;
export const bot_week_cut_rest = (v: { limit: Text }): string =>
  `остаток превышает дневной лимит в ${markup(v.limit)}`;
export const bot_rule_account_created = (): string =>
  `Аккаунт создан`;
export const bot_rule_primary_address_set = (): string =>
  `Задан основной адрес`;
export const bot_rule_staking_address_set = (): string =>
  `Задан адрес стейкинга`;
export const bot_rule_twitter_set = (): string =>
  `Указан Twitter/X`;
export const bot_rule_first_tip = (): string =>
  `Первые чаевые`;
export const bot_rule_first_send = (): string =>
  `Первый перевод`;
export const bot_rule_gm = (): string =>
  `/gm`;
export const bot_rule_faucet = (): string =>
  `/faucet`;
export const bot_rule_tip = (): string =>
  `Чаевые`;
export const bot_rule_send = (): string =>
  `Перевод`;
export const bot_rule_content_submission = (): string =>
  `Материал`;
export const bot_rule_undone = (v: { name: Text }): string =>
  `${markup(v.name)}: отозвано`;
export const bot_rule_again = (v: { name: Text }): string =>
  `${markup(v.name)}: снова`;
export const bot_rule_hunt = (v: { words: Text }): string =>
  `Поиск сокровищ: ${markup(v.words)}`;
export const bot_rule_referral = (v: { words: Text }): string =>
  `Приглашение: ${markup(v.words)}`;
export const about_tip_to = (v: { amount: string; name: string }): string =>
  `Чаевые ${v.amount} для ${v.name}`;
export const about_tip_from = (v: { amount: string; name: string }): string =>
  `Чаевые ${v.amount} от ${v.name}`;
export const about_tip_undone = (v: { amount: string; name: string }): string =>
  `Чаевые ${v.amount} для ${v.name}, платёж выпал из блокчейна`;
export const about_send_undone = (v: { amount: string }): string =>
  `Перевод ${v.amount}, выпал из блокчейна`;
export const about_send = (v: { amount: string }): string =>
  `Переведено ${v.amount}`;
export const about_faucet = (v: { amount: string }): string =>
  `Получено ${v.amount}`;
export const about_deleted = (): string =>
  `Удалённый материал`;
export const grounds_off = (): string =>
  `Недельный фонд отключён: в фонде 0.`;
export const grounds_banned = (): string =>
  `У заблокированного аккаунта нет доли фонда.`;
export const grounds_more = (v: { points: number }): string =>
  `Ещё ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}, и ты делишь фонд.`;
export const grounds_more_of = (v: { points: number; pool: string }): string =>
  `Ещё ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}, и ты делишь фонд ${v.pool}.`;
export const grounds_more_counted = (v: { points: number }): string =>
  `Ещё ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}, и ты делишь фонд по своим засчитанным баллам.`;
export const grounds_more_of_counted = (v: { points: number; pool: string }): string =>
  `Ещё ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}, и ты делишь фонд ${v.pool} по своим засчитанным баллам.`;
export const grounds_most = (v: { amount: string }): string =>
  `Ни один участник не получит из него больше ${v.amount}.`;
export const grounds_carried = (v: { amount: string; pool: string }): string =>
  `От прошлых недель осталось ${v.amount} из фонда ${v.pool}.`;
export const grounds_estimate = (v: { part: number; most: string }): string =>
  `Фонд оценён: это будут ${number(v.part)} % монет, которые кошелёк фонда хранит в момент фиксации и никому не должен, не больше ${v.most}.`;
export const grounds_unknown = (v: { part: number; most: string }): string =>
  `Фонд пока неизвестен: это будут ${number(v.part)} % монет, которые кошелёк фонда хранит в момент фиксации и никому не должен, не больше ${v.most}.`;
export const grounds_all = (v: { points: number }): string =>
  `Для фонда засчитаны все твои баллы (${number(v.points)}).`;
export const grounds_all_backed = (v: { points: number; names: string; each: number }): string =>
  `Для фонда засчитаны все твои баллы (${number(v.points)}): поддержка: ${v.names}, по ${plural(v.each, { one: `${number(v.each)} баллу`, few: `${number(v.each)} балла`, many: `${number(v.each)} баллов`, other: `${number(v.each)} балла` })}.`;
export const grounds_all_new = (v: { points: number; fresh: number }): string =>
  `Для фонда засчитаны все твои баллы (${number(v.points)}): твой аккаунт новый, поэтому без поддержки засчитано ${plural(v.fresh, { one: `${number(v.fresh)} балл`, few: `${number(v.fresh)} балла`, many: `${number(v.fresh)} баллов`, other: `${number(v.fresh)} балла` })}.`;
export const grounds_all_both = (v: { points: number; names: string; each: number; fresh: number }): string =>
  `Для фонда засчитаны все твои баллы (${number(v.points)}): поддержка: ${v.names}, по ${plural(v.each, { one: `${number(v.each)} баллу`, few: `${number(v.each)} балла`, many: `${number(v.each)} баллов`, other: `${number(v.each)} балла` })}; твой аккаунт новый, поэтому без поддержки засчитано ${plural(v.fresh, { one: `${number(v.fresh)} балл`, few: `${number(v.fresh)} балла`, many: `${number(v.fresh)} баллов`, other: `${number(v.fresh)} балла` })}.`;
export const grounds_part_backed = (v: { counted: number; points: number; names: string; each: number }): string =>
  `Для фонда засчитано ${number(v.counted)} из твоих баллов (${number(v.points)}): поддержка: ${v.names}, по ${plural(v.each, { one: `${number(v.each)} баллу`, few: `${number(v.each)} балла`, many: `${number(v.each)} баллов`, other: `${number(v.each)} балла` })}.`;
export const grounds_part_new = (v: { counted: number; points: number; fresh: number }): string =>
  `Для фонда засчитано ${number(v.counted)} из твоих баллов (${number(v.points)}): твой аккаунт новый, поэтому без поддержки засчитано ${plural(v.fresh, { one: `${number(v.fresh)} балл`, few: `${number(v.fresh)} балла`, many: `${number(v.fresh)} баллов`, other: `${number(v.fresh)} балла` })}.`;
export const grounds_part_both = (v: { counted: number; points: number; names: string; each: number; fresh: number }): string =>
  `Для фонда засчитано ${number(v.counted)} из твоих баллов (${number(v.points)}): поддержка: ${v.names}, по ${plural(v.each, { one: `${number(v.each)} баллу`, few: `${number(v.each)} балла`, many: `${number(v.each)} баллов`, other: `${number(v.each)} балла` })}; твой аккаунт новый, поэтому без поддержки засчитано ${plural(v.fresh, { one: `${number(v.fresh)} балл`, few: `${number(v.fresh)} балла`, many: `${number(v.fresh)} баллов`, other: `${number(v.fresh)} балла` })}.`;
export const grounds_none = (v: { points: number; least: string; weeks: number }): string =>
  `Для фонда не засчитано ничего из твоих баллов (${number(v.points)}): за ${plural(v.weeks, { one: `последнюю ${number(v.weeks)} неделю`, few: `последние ${number(v.weeks)} недели`, many: `последние ${number(v.weeks)} недель`, other: `последние ${number(v.weeks)} недели` })} ни один давний участник не дал тебе чаевых от ${v.least}.`;
export const grounds_none_young = (v: { points: number; least: string; weeks: number }): string =>
  `Для фонда не засчитано ничего из твоих баллов (${number(v.points)}): за ${plural(v.weeks, { one: `последнюю ${number(v.weeks)} неделю`, few: `последние ${number(v.weeks)} недели`, many: `последние ${number(v.weeks)} недель`, other: `последние ${number(v.weeks)} недели` })} ни один участник не дал тебе чаевых от ${v.least}.`;
export const grounds_small = (v: { points: number; least: string }): string =>
  `За чаевые меньше ${v.least}, которые не засчитываются: ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}.`;
export const grounds_limit = (v: { percent: number }): string =>
  `Все такие баллы новых аккаунтов вместе составляют не больше ${number(v.percent)} % засчитанных.`;
export const grounds_limit_none = (v: { percent: number }): string =>
  `Новые аккаунты без поддержки делят не больше ${number(v.percent)} % засчитанных баллов, и тебе ничего не остаётся.`;
export const grounds_names = (v: { names: string; last: string }): string =>
  `${v.names} и ${v.last}`;
export const grounds_names_others = (v: { names: string; count: number }): string =>
  `${v.names} и ещё ${number(v.count)}`;
export const grounds_others = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} участник`, few: `${number(v.count)} участника`, many: `${number(v.count)} участников`, other: `${number(v.count)} участника` })}`;
export const button_open_private = (): string =>
  `Открыть личный чат`;
export const button_open_week = (): string =>
  `Открыть неделю`;
export const button_open_leaderboard = (): string =>
  `Открыть рейтинг`;
export const button_open_portal = (): string =>
  `Открыть портал`;
export const button_open_monitor = (): string =>
  `Открыть монитор`;
export const button_open_wallet = (): string =>
  `Открыть кошелёк`;
export const button_make_wallet = (): string =>
  `Создать кошелёк`;
export const button_how_to_tip = (): string =>
  `Как давать чаевые`;
export const button_invite = (): string =>
  `Пригласить`;
export const button_my_rank = (): string =>
  `Мой ранг`;
export const button_my_week = (): string =>
  `Моя неделя`;
export const button_settings = (): string =>
  `Настройки`;
export const button_transaction = (): string =>
  `Транзакция`;
export const button_all_hunts = (): string =>
  `Все поиски сокровищ`;
export const button_hunt = (): string =>
  `Поиск сокровищ`;
export const button_join_hunt = (): string =>
  `Играть в личном чате`;
export const button_week = (): string =>
  `Неделя`;
export const button_how_points_count = (): string =>
  `Как считаются баллы`;
export const button_my_submissions = (): string =>
  `Мои материалы`;
export const button_all_points = (): string =>
  `Показать все`;
export const refusal_submit_banned = (): string =>
  `Заблокированные участники не могут отправлять материалы.`;
export const refusal_submissions_open = (v: { most: number }): string =>
  `Проверки уже ждут твои материалы: ${number(v.most)}. Отправь ещё, когда один из них проверят, или отзови один.`;
export const refusal_submissions_day = (v: { most: number }): string =>
  `Отправлено за 24 часа: ${number(v.most)}, это предел. Отправь ещё завтра.`;
export const refusal_submitted_before = (): string =>
  `Это уже было отправлено, и с тех пор оно удалено.`;
export const refusal_link_hidden = (): string =>
  `В ссылке есть невидимые символы.`;
export const refusal_link_form = (): string =>
  `Ссылка не является адресом http или https.`;
export const refusal_link_credentials = (): string =>
  `В ссылке не должно быть логина и пароля.`;
export const refusal_link_host = (): string =>
  `Ссылка не ведёт на общедоступный сайт.`;
export const refusal_link_length = (): string =>
  `Ссылка слишком длинная.`;
export const refusal_objection_reason = (): string =>
  `Напиши, почему ты возражаешь.`;
export const refusal_no_share = (): string =>
  `У этого участника нет доли за эту неделю.`;
export const refusal_objection_said = (): string =>
  `Твоё возражение уже принято.`;
export const refusal_share_not_held = (): string =>
  `Твоя доля не удерживается.`;
export const refusal_objection_late = (): string =>
  `Час возражений этой недели прошёл.`;
export const refusal_objection_points = (): string =>
  `Возражать могут только те, кто заработал баллы на этой неделе.`;
export const refusal_share_elsewhere = (): string =>
  `Эта доля выплачивается в другом месте.`;
export const refusal_share_held = (): string =>
  `Эта доля уже удерживается.`;
export const refusal_objections_most = (v: { most: number }): string =>
  `За неделю можно возразить против ${plural(v.most, { one: `${number(v.most)} доли`, few: `${number(v.most)} долей`, many: `${number(v.most)} долей`, other: `${number(v.most)} доли` })}.`;
export const bot_address_now = (v: { site: Text; address: Text }): string =>
  `Твой адрес в ${markup(v.site)} теперь <code>${markup(v.address)}</code>.`;
export const bot_address_replaced = (v: { address: Text }): string =>
  `Раньше был <code>${markup(v.address)}</code>. Недельные доли ждут 24 часа, прежде чем пойти на новый.`;
export const bot_address_was_me = (): string =>
  `Если это ты, нажми кнопку, и ничего ждать не будет. Если нет, снова укажи свой адрес и сообщи операторам.`;
export const button_was_me = (): string =>
  `Это я`;
export const notice_address_confirmed = (): string =>
  `Подтверждено: недельные доли идут на этот адрес.`;
export const notice_address_over = (): string =>
  `Подтверждать больше нечего.`;
export const notice_declined = (): string =>
  `Отклонено.`;
export const notice_question_over = (): string =>
  `Этот вопрос уже закрыт.`;
export const notice_own_key = (): string =>
  `Твой собственный ключ API`;
export const notice_app_nameless = (): string =>
  `Приложение без названия`;
export const bot_app_wants = (v: { app: Text; developer: Text }): string =>
  `<b>${markup(v.app)}</b> (разработчик: ${markup(v.developer)}) хочет:`;
export const bot_consent_read_balance = (): string =>
  `видеть баланс твоего основного адреса`;
export const bot_consent_read_history = (): string =>
  `видеть твои чаевые, переводы, получения из крана и еженедельные награды`;
export const bot_consent_request_payments = (): string =>
  `просить тебя о платежах, каждый из которых ты делаешь или отклоняешь по своему решению`;
export const bot_consent_send_notifications = (): string =>
  `писать тебе через этого бота`;
export const bot_consent_access_profile = (): string =>
  `видеть твоё имя, имя пользователя, ранг, баллы и дату вступления`;
export const bot_consent_manage_escrow = (): string =>
  `оформлять с тобой эскроу: условия подтверждаешь и платежи подписываешь только ты`;
export const bot_app_never = (): string =>
  `Оно никогда не получит твои ключи и не сможет распоряжаться твоими монетами. Разрешение можно отозвать в любое время.`;
export const notice_consent_allowed = (): string =>
  `Разрешено. Доступ можно отозвать в любое время.`;
export const notice_consent_declined = (): string =>
  `Не разрешено.`;
export const notice_consent_blocked = (): string =>
  `Заблокировано. Это приложение больше не может ни о чём спрашивать и ничего не видит.`;
export const notice_consent_withdrawn = (): string =>
  `Доступ отозван. Это приложение больше не может к тебе обратиться.`;
export const button_allow = (): string =>
  `Разрешить`;
export const button_not_now = (): string =>
  `Не сейчас`;
export const button_block_app = (): string =>
  `Заблокировать приложение`;
export const button_withdraw_access = (): string =>
  `Отозвать доступ`;
export const bot_app_writes = (v: { app: Text }): string =>
  `<b>${markup(v.app)}</b> (приложение) пишет:`;
export const button_stop_app = (): string =>
  `Отключить эти сообщения`;
export const notice_app_stopped = (): string =>
  `Отключено. Это приложение больше не может тебе писать.`;
export const notice_app_silent = (): string =>
  `Это приложение не может тебе писать.`;
export const button_decline = (): string =>
  `Отклонить`;
export const bot_app_for = (v: { text: Text }): string =>
  `За что: ${markup(v.text)}`;
export const bot_app_address = (v: { address: Text }): string =>
  `Адрес: <code>${markup(v.address)}</code>`;
export const bot_app_amount = (v: { amount: Text }): string =>
  `Сумма: <code>${markup(v.amount)}</code>`;
export const bot_payment_ask = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> просит тебя о платеже: <b>${markup(v.amount)}</b>.`;
export const bot_payment_how = (): string =>
  `Заплати из своего кошелька, если хочешь. Сумма должна совпадать точно: по ней узнаётся платёж.`;
export const bot_payment_link = (v: { link: Text }): string =>
  `Ссылка: <code>${markup(v.link)}</code>`;
export const bot_payment_until = (v: { time: Text }): string =>
  `До ${markup(v.time)}.`;
export const notice_payment_over = (): string =>
  `Этот запрос уже закрыт.`;
export const bot_escrow_buyer = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> оформляет эскроу на <b>${markup(v.amount)}</b>, в котором ты покупатель.`;
export const bot_escrow_buyer_how = (): string =>
  `Ты вносишь сумму из своего кошелька. Она уходит продавцу или возвращается к тебе, когда подпишут двое из троих: ты, продавец и, в случае спора, оператор.`;
export const bot_escrow_seller = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> оформляет эскроу на <b>${markup(v.amount)}</b>, в котором ты продавец.`;
export const bot_escrow_seller_how = (): string =>
  `Сумму вносит покупатель. Она уходит к тебе или возвращается, когда подпишут двое из троих: ты, покупатель и, в случае спора, оператор.`;
export const bot_escrow_agree_if = (): string =>
  `Соглашайся, только если это твои данные:`;
export const bot_escrow_key = (v: { key: Text }): string =>
  `Твой открытый ключ: <code>${markup(v.key)}</code>`;
export const bot_escrow_refund = (v: { address: Text }): string =>
  `Куда пойдёт возврат: <code>${markup(v.address)}</code>`;
export const bot_escrow_payout = (v: { address: Text }): string =>
  `Куда пойдёт твой платёж: <code>${markup(v.address)}</code>`;
export const button_agree = (): string =>
  `Согласиться`;
export const notice_escrow_agreed = (): string =>
  `Согласие дано.`;
export const notice_escrow_over = (): string =>
  `Этот эскроу уже закрыт.`;
export const bot_escrow_deposit = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b>: теперь можно внести сумму эскроу, <b>${markup(v.amount)}</b>.`;
export const bot_escrow_reserve = (): string =>
  `В неё входит небольшой запас на комиссию; остаток вернётся к тебе.`;
export const bot_sign_in_ask = (v: { browser: Text; network: Text; time: Text }): string =>
  `Войти в портал администратора? ${markup(v.browser)}, ${markup(v.network)}, ${markup(v.time)} UTC`;
export const bot_sign_in_number = (): string =>
  `Нажми число, которое показывает страница. Любое другое означает отказ.`;
export const button_approve = (): string =>
  `Подтвердить`;
export const button_deny = (): string =>
  `Отказать`;
export const button_deny_block = (): string =>
  `Отказать и блокировать на 24 ч`;
export const notice_sign_in_approved = (): string =>
  `Подтверждено`;
export const notice_sign_in_denied = (): string =>
  `Отказано`;
export const notice_sign_in_blocked = (): string =>
  `Отказано. 24 часа без вопросов.`;
export const notice_sign_in_expired = (): string =>
  `Нет ответа вовремя`;
export const notice_sign_in_cancelled = (): string =>
  `Вход отменён тем, кто его начал`;
export const bot_review_approved = (): string =>
  `<b>Твой материал одобрен.</b>`;
export const bot_review_rejected = (): string =>
  `<b>Твой материал отклонён.</b>`;
export const bot_review_points = (v: { points: number }): string =>
  `Начислено баллов: <b>${number(v.points)}</b>`;
export const bot_review_comment = (v: { text: Text }): string =>
  `Комментарий: ${markup(v.text)}`;
export const bot_reason = (v: { text: Text }): string =>
  `Причина: ${markup(v.text)}`;
export const comment_approval = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })} за качественный материал.`;
export const comment_rejection = (): string =>
  `Материал не соответствует требованиям к качеству.`;
export const comment_rating = (v: { points: number }): string =>
  `Оценка изменена: ${plural(v.points, { one: `${number(v.points)} балл`, few: `${number(v.points)} балла`, many: `${number(v.points)} баллов`, other: `${number(v.points)} балла` })}.`;
export const bot_review_undone = (): string =>
  `<b>Решение по твоему материалу отменено.</b>`;
export const bot_review_again = (): string =>
  `Его проверят ещё раз.`;
export const bot_plan_ends_in_7_days = (v: { plan: Text; day: Text }): string =>
  `Твой тариф разработчика ${markup(v.plan)} заканчивается ${markup(v.day)}, меньше чем через 7 дней. Сам он не продлевается.`;
export const bot_plan_ends_in_1_day = (v: { plan: Text; day: Text }): string =>
  `Твой тариф разработчика ${markup(v.plan)} заканчивается ${markup(v.day)}, меньше чем через день. Сам он не продлевается, и тогда твои ключи API перестанут работать.`;
export const bot_plan_quota_80 = (v: { plan: Text }): string =>
  `Использовано 80 % запросов API за этот месяц по твоему тарифу разработчика ${markup(v.plan)}.`;
export const bot_plan_quota_100 = (v: { plan: Text }): string =>
  `Все запросы API за этот месяц по твоему тарифу разработчика ${markup(v.plan)} использованы: следующие будут отклоняться до конца месяца.`;
export const bot_plan_webhooks_80 = (v: { plan: Text }): string =>
  `Использовано 80 % вебхуков за этот месяц по твоему тарифу разработчика ${markup(v.plan)}.`;
export const bot_plan_webhooks_100 = (v: { plan: Text }): string =>
  `Все вебхуки за этот месяц по твоему тарифу разработчика ${markup(v.plan)} использованы: следующие не отправляются до конца месяца. Они остаются в журнале твоего приложения, откуда их потом можно отправить.`;
export const bot_plan_granted = (v: { plan: Text; day: Text }): string =>
  `Тариф <b>${markup(v.plan)}</b> предоставлен тебе до ${markup(v.day)}.`;
export const bot_plan_declined = (v: { plan: Text; reason: Text }): string =>
  `Твой запрос на тариф <b>${markup(v.plan)}</b> отклонён: ${markup(v.reason)}`;
export const bot_app_approved = (v: { app: Text }): string =>
  `Твоё приложение <b>${markup(v.app)}</b> одобрено для рабочего режима.`;
export const bot_app_returned = (v: { app: Text; reason: Text }): string =>
  `Твоё приложение <b>${markup(v.app)}</b> в песочнице: ${markup(v.reason)}`;
export const bot_held_title = (v: { week: Text }): string =>
  `<b>Твоя доля за неделю ${markup(v.week)} удержана.</b>`;
export const bot_held_amount = (v: { amount: Text }): string =>
  `Сумма ${markup(v.amount)} не выплачивается, пока администратор её не освободит. Она не пропала.`;
export const bot_held_object = (v: { url: Text }): string =>
  `Возразить можно один раз: ${markup(v.url)}`;
export const button_object = (): string =>
  `Возразить`;
export const bot_decided_own = (v: { week: Text }): string =>
  `<b>По твоему возражению о твоей доле за неделю ${markup(v.week)} принято решение.</b>`;
export const bot_decided_other = (v: { name: Text; week: Text }): string =>
  `<b>По твоему возражению о доле за неделю ${markup(v.week)} принято решение (участник: ${markup(v.name)}).</b>`;
export const bot_decided_released = (): string =>
  `Доля освобождена и будет выплачена.`;
export const bot_decided_stays_held = (): string =>
  `Доля остаётся удержанной.`;
export const bot_decided_held = (): string =>
  `Доля удержана.`;
export const bot_decided_paid = (): string =>
  `Доля выплачивается.`;
export const bot_alert_begins = (v: { text: Text }): string =>
  `<b>Проблема.</b> ${markup(v.text)}`;
export const bot_alert_over = (v: { text: Text }): string =>
  `<b>Решено.</b> ${markup(v.text)}`;
export const bot_alert_last = (): string =>
  `Это последнее такое сообщение за сегодня (UTC).`;
export const bot_alert_wallet_short = (): string =>
  `В кошельке меньше, чем причитается участникам: ничего из этого не выплачивается.`;
export const bot_alert_wallet_short_do = (v: { url: Text }): string =>
  `Пополни его, и выплаты продолжатся сами. Суммы: ${markup(v.url)}`;
export const bot_alert_wallet_short_over = (): string =>
  `Кошелька снова хватает на всё, что причитается.`;
export const bot_alert_wallet_away = (): string =>
  `Кошелёк не отвечает, поэтому ничего не выплачивается.`;
export const bot_alert_wallet_away_do = (v: { url: Text }): string =>
  `Проверь, работает ли его узел. Состояние: ${markup(v.url)}`;
export const bot_alert_wallet_away_over = (): string =>
  `Кошелёк снова отвечает.`;
export const bot_alert_payouts_stopped = (): string =>
  `Выплаты остановлены: кошелёк показывает платежи, которых нет в учёте.`;
export const bot_alert_payouts_stopped_do = (v: { command: Text }): string =>
  `Увидеть их и узнать, как уладить каждый, поможет команда: ${markup(v.command)}`;
export const bot_alert_payouts_stopped_over = (): string =>
  `Всё, что заплатил кошелёк, учтено, и выплаты продолжаются.`;
export const bot_alert_bot_deaf_webhook = (): string =>
  `Бот ничего не слышит: другая программа установила для него вебхук.`;
export const bot_alert_bot_deaf_webhook_do = (v: { command: Text }): string =>
  `Убери токен бота из той программы или получи новый у BotFather (/revoke). Там, где работает собственный бот сообщества, вебхук снимается сам, не чаще раза в час. Потом проверь командой: ${markup(v.command)}`;
export const bot_alert_bot_deaf_webhook_over = (): string =>
  `Вебхук больше не мешает боту слышать людей.`;
export const bot_alert_bot_deaf_other_reader = (): string =>
  `Бот пропускает сообщения: их читает другая программа с тем же токеном.`;
export const bot_alert_bot_deaf_other_reader_do = (): string =>
  `Останови ту программу: возможно, это старая копия этого сайта. Если она тебе неизвестна, получи новый токен у BotFather (/revoke) и запиши его в TELEGRAM_BOT_TOKEN.`;
export const bot_alert_bot_deaf_other_reader_over = (): string =>
  `Сообщения бота больше не читает другая программа.`;
export const bot_alert_week_late = (): string =>
  `Неделя закончилась больше часа назад и не закрыта.`;
export const bot_alert_week_late_do = (v: { url: Text; command: Text }): string =>
  `Журнал на ${markup(v.url)} говорит почему. Если часы верны и импорт не идёт, выполни: ${markup(v.command)}`;
export const bot_alert_week_late_over = (): string =>
  `Все прошедшие недели закрыты.`;
export const bot_alert_job_failing = (v: { job: Text }): string =>
  `Задание «${markup(v.job)}» всё время завершается ошибкой или больше не запускается.`;
export const bot_alert_job_failing_do = (v: { url: Text }): string =>
  `Журнал на ${markup(v.url)} говорит почему; он для администраторов.`;
export const bot_alert_job_failing_over = (v: { job: Text }): string =>
  `Задание «${markup(v.job)}» снова работает.`;
export const bot_alert_backup_old = (): string =>
  `Самой новой резервной копии больше двух дней.`;
export const bot_alert_backup_old_do = (v: { url: Text; command: Text }): string =>
  `Журнал на ${markup(v.url)} говорит почему. Чтобы сделать копию сейчас, выполни: ${markup(v.command)}`;
export const bot_alert_backup_old_over = (): string =>
  `Есть новая резервная копия.`;
export const bot_alert_disk_low = (v: { host: Text }): string =>
  `На диске ${markup(v.host)}, где лежат данные, свободно меньше 1 ГиБ.`;
export const bot_alert_disk_low_do = (): string =>
  `Освободи место: полный диск не принимает изменений, и чаевые не засчитываются.`;
export const bot_alert_disk_low_over = (v: { host: Text }): string =>
  `На диске ${markup(v.host)} снова есть место.`;
export const bot_alert_certificate_soon = (v: { host: Text }): string =>
  `Сертификат ${markup(v.host)} истекает в течение 14 дней.`;
export const bot_alert_certificate_now = (v: { host: Text }): string =>
  `Сертификат ${markup(v.host)} истекает в течение трёх дней или уже истёк. Без действующего браузеры, Telegram и боты-кошельки отказываются открывать сайт.`;
export const bot_alert_certificate_do = (v: { command: Text }): string =>
  `Обнови его там, где заканчивается https сайта: с certbot выполни «certbot renew»; Caddy обновляет сам, а его журнал говорит, что ему мешает. Потом проверь командой: ${markup(v.command)}`;
export const bot_alert_certificate_soon_over = (v: { host: Text }): string =>
  `Сертификат ${markup(v.host)} снова действителен больше 14 дней.`;
export const bot_alert_certificate_now_over = (v: { host: Text }): string =>
  `Сертификат ${markup(v.host)} снова действителен больше трёх дней.`;
export const refusal_not_signed_in = (): string =>
  `Сначала войди.`;
export const refusal_sign_in_again = (): string =>
  `Войди ещё раз.`;
export const refusal_by_link = (): string =>
  `Вход выполнен по ссылке бота. Чтобы сделать это, войди через Telegram.`;
export const refusal_other_id = (): string =>
  `Вход выполнен под другим id.`;
export const refusal_link_used = (): string =>
  `Эта ссылка истекла или уже использована. Попроси у бота новую.`;
export const refusal_account_banned = (): string =>
  `Этот аккаунт заблокирован.`;
export const refusal_telegram_keys = (): string =>
  `Не удаётся получить ключи Telegram. Попробуй позже.`;
export const refusal_sign_ins_busy = (): string =>
  `Слишком много входов сразу. Попробуй позже.`;
export const refusal_internal = (): string =>
  `На нашей стороне что-то пошло не так.`;
export const refusal_too_large = (): string =>
  `Запрос слишком большой.`;
export const refusal_outage_no_answer = (): string =>
  `База данных не отвечает. Попробуй позже.`;
export const refusal_outage_read_only = (): string =>
  `База данных не принимает изменений. Попробуй позже.`;
export const refusal_outage_disk_full = (): string =>
  `Диск заполнен: ничего не сохранить. Попробуй позже.`;
export const refusal_outage_busy = (): string =>
  `База данных перегружена. Попробуй позже.`;
export const refusal_no_own_submission = (): string =>
  `У тебя нет материала с таким номером.`;
export const refusal_submission_changed = (): string =>
  `Материал изменился после того, как открылась страница.`;
export const refusal_submission_approved = (v: { points: string }): string =>
  `Материал тем временем одобрен; баллов: ${v.points}.`;
export const refusal_submission_rejected = (): string =>
  `Материал тем временем отклонён.`;
export const refusal_submission_withdrawn = (): string =>
  `Материал уже отозван.`;
export const refusal_resubmit = (): string =>
  `Повторно отправить можно только отклонённый материал, и только один раз.`;
export const refusal_shown_too_often = (v: { most: string }): string =>
  `За 24 часа показ включён столько раз: ${v.most}. Это предел: до завтра другие тебя не видят.`;
export const refusal_app_allowed_nothing = (): string =>
  `Этому приложению ничего не разрешено.`;
export const refusal_app_not_blocked = (): string =>
  `Это приложение не заблокировано.`;
export const refusal_hunt_no_clue = (): string =>
  `Сейчас ни одна твоя загадка не ждёт ответа.`;
export const refusal_hunt_link = (): string =>
  `Эта ссылка не относится ни к одной твоей загадке.`;
export const refusal_hunt_none = (): string =>
  `Такого поиска сокровищ нет.`;
export const refusal_board_loading = (): string =>
  `Рейтинг загружается. Попробуй через несколько секунд.`;
export const refusal_wallet_address = (): string =>
  `На этот адрес нельзя заплатить в блокчейне этой монеты.`;
export const refusal_wallet_text_over = (): string =>
  `Запроси новый текст для подписи: этот больше не действует.`;
export const refusal_wallet_changes = (v: { most: number }): string =>
  `${plural(v.most, { one: `Адрес можно менять ${number(v.most)} раз в сутки. Попробуй завтра.`, few: `Адрес можно менять ${number(v.most)} раза в сутки. Попробуй завтра.`, many: `Адрес можно менять ${number(v.most)} раз в сутки. Попробуй завтра.`, other: `Адрес можно менять ${number(v.most)} раза в сутки. Попробуй завтра.` })}`;
export const refusal_wallet_signature = (): string =>
  `Подпись сделана не ключом этого адреса.`;
export const refusal_wallet_by_link = (): string =>
  `Вход выполнен по ссылке от бота. Войди через Telegram, чтобы заменить адрес.`;
export const refusal_wallet_large_coins = (): string =>
  `Эти монеты лежат в транзакциях, слишком больших, чтобы прочитать их здесь.`;
export const refusal_wallet_slow_index = (): string =>
  `Индекс блокчейна отвечает медленно. Попробуй позже.`;
export const refusal_wallet_look_ups = (): string =>
  `Слишком много запросов сразу. Подожди минуту.`;
export const refusal_wallet_looked_up = (): string =>
  `Твой кошелёк ещё проверяется. Попробуй через несколько секунд.`;
export const refusal_wallet_many = (): string =>
  `Сейчас проверяется много кошельков. Попробуй чуть позже.`;
export const refusal_pay_chain = (): string =>
  `Не удалось прочитать блокчейн. Попробуй позже.`;
export const refusal_pay_coin_elsewhere = (): string =>
  `Монету этой транзакции тратит другая. Загрузи кошелёк заново.`;
export const refusal_pay_made_before = (): string =>
  `Эта транзакция уже была, как другой платёж или от другого участника.`;
export const refusal_pay_coin_spent = (): string =>
  `Монета этой транзакции потрачена или ещё не известна. Загрузи кошелёк заново.`;
export const refusal_pay_wait_block = (): string =>
  `Прошлый платёж был отклонён, а его монеты тратит что-то, чего ещё нет ни в одном блоке. Дождись следующего блока.`;
export const refusal_pay_made_after_all = (): string =>
  `Твой прошлый платёж, который был отклонён, всё же состоялся. Загляни в историю, прежде чем платить снова.`;
export const refusal_pay_spend_refused = (): string =>
  `Прошлый платёж был отклонён, но ещё может состояться. Следующий должен потратить одну из его монет, чтобы состоялся только один из двух. Загрузи кошелёк заново и попробуй снова.`;
export const refusal_pay_no_tip = (): string =>
  `У тебя нет таких чаевых к оплате.`;
export const refusal_pay_address = (): string =>
  `На этот адрес нельзя заплатить в этом блокчейне.`;
export const refusal_pay_small = (v: { least: string }): string =>
  `Сумма слишком мала: минимум ${v.least}.`;
export const refusal_pay_again = (): string =>
  `Ровно такой платёж у тебя уже был.`;
export const refusal_pay_no_address = (): string =>
  `Эти чаевые пока нельзя оплатить: получатель не указал адрес.`;
export const refusal_pay_paid = (): string =>
  `Эти чаевые уже оплачены.`;
export const refusal_pay_over = (v: { state: 'expired' | 'cancelled' | 'refused' | 'other' }): string =>
  `${({ expired: `Срок этих чаевых истёк.`, cancelled: `Эти чаевые отменены.`, refused: `Эти чаевые отклонены.`, other: `Срок этих чаевых истёк.` })[v.state]}`;
export const refusal_pay_moved = (): string =>
  `Получатель сменил адрес. Загрузи эти чаевые заново через минуту.`;
export const refusal_pay_no_chain = (): string =>
  `Блокчейн ещё не прочитан. Попробуй позже.`;
export const refusal_pay_other_member = (): string =>
  `Этот платёж сделал другой участник, и он был отклонён.`;
export const refusal_pay_under_way = (): string =>
  `Другой платёж за эти чаевые уже в пути.`;
export const refusal_pay_waiting = (v: { most: number }): string =>
  `Платежи, которые ждут блока: ${number(v.most)}. Дождись подтверждения одного из них.`;
export const refusal_pay_minute = (v: { most: number }): string =>
  `Предел платежей в минуту: ${number(v.most)}. Подожди минуту.`;
export const refusal_pay_day = (v: { most: number }): string =>
  `Предел платежей за 24 часа: ${number(v.most)}. Попробуй позже.`;
export const refusal_pay_tries = (): string =>
  `Слишком много попыток заплатить. Подожди минуту.`;
export const refusal_no_board_member = (): string =>
  `Такого участника в рейтинге нет.`;
export const refusal_no_telegram_member = (): string =>
  `Участника с таким id Telegram нет.`;
export const refusal_no_member_number = (): string =>
  `Участника с таким номером нет.`;
export const refusal_no_such_member = (): string =>
  `Такого участника нет.`;
export const refusal_no_creator = (): string =>
  `Автора с таким именем нет.`;
export const refusal_no_closed_week = (): string =>
  `Закрытой недели с таким названием нет.`;
export const refusal_no_week = (): string =>
  `Такой недели нет.`;
export const refusal_only_member = (): string =>
  `Это видно только самому участнику и администраторам.`;
export const refusal_day_limit = (v: { most: number }): string =>
  `За 24 часа это сделано столько раз: ${number(v.most)}. Это предел. Попробуй завтра.`;
export const refusal_board_starting = (): string =>
  `Сервер только что запустился и сверяет свои итоги с журналом. Попробуй через несколько секунд.`;
export const refusal_copy_waits = (): string =>
  `Это восстановленная копия, она пока не работает. Попробуй позже.`;
export const refusal_stopping = (): string =>
  `Сервер останавливается. Попробуй ещё раз.`;
export const refusal_sign_in_not_approved = (): string =>
  `Вход не подтверждён`;
export const refusal_cannot_ask = (): string =>
  `Этот сайт не может спросить в Telegram: задай TELEGRAM_BOT_TOKEN и TELEGRAM_UPDATES.`;
export const refusal_no_bot_token = (): string =>
  `Чтобы входить через Telegram, задай TELEGRAM_BOT_TOKEN.`;
export const refusal_no_client_id = (): string =>
  `Чтобы входить с id_token, задай TELEGRAM_CLIENT_ID.`;
export const refusal_sign_in_invalid = (): string =>
  `Недействительные данные входа Telegram`;
export const refusal_sign_in_outdated = (): string =>
  `Данные входа Telegram устарели`;
export const refusal_enter_id = (): string =>
  `Введи свой Telegram ID`;
export const refusal_no_account = (): string =>
  `Аккаунт не найден. Сначала напиши боту.`;
export const refusal_no_admin = (): string =>
  `У тебя нет прав администратора.`;
export const refusal_owner_only = (): string =>
  `Это может только владелец бота.`;
export const refusal_may_not = (): string =>
  `Тебе это не разрешено.`;
export const refusal_other_site = (): string =>
  `Этот запрос должен исходить от самого сайта.`;
export const refusal_sign_in_recent = (): string =>
  `Чтобы сделать это, войди ещё раз: последний вход был слишком давно.`;
export const refusal_unreadable = (): string =>
  `Запрос не читается.`;
export const refusal_rule_of = (v: { field: string; problem: string }): string =>
  `${v.field}: ${v.problem}`;
export const refusal_rule_missing = (): string =>
  `Этого не хватает.`;
export const refusal_rule_longest = (v: { most: number }): string =>
  `Не больше ${plural(v.most, { one: `${number(v.most)} знака`, few: `${number(v.most)} знаков`, many: `${number(v.most)} знаков`, other: `${number(v.most)} знаков` })}.`;
export const refusal_rule_shortest = (v: { least: number }): string =>
  `Не меньше ${plural(v.least, { one: `${number(v.least)} знака`, few: `${number(v.least)} знаков`, many: `${number(v.least)} знаков`, other: `${number(v.least)} знаков` })}.`;
export const refusal_rule_most = (v: { most: number }): string =>
  `Не больше ${number(v.most)}.`;
export const refusal_rule_least = (v: { least: number }): string =>
  `Не меньше ${number(v.least)}.`;
export const refusal_rule_choice = (): string =>
  `Такого варианта нет.`;
export const refusal_rule_other = (): string =>
  `Здесь неверный формат.`;
export const refusal_setting_none = (): string =>
  `Такой настройки нет.`;
export const refusal_setting_fixed = (v: { variable: string; name: string }): string =>
  `${v.name} задаёт ${v.variable} в файле настроек или в окружении. Измени это там.`;
export const refusal_setting_link = (v: { most: number }): string =>
  `Адрес https длиной до ${number(v.most)} знаков; пусто, если такой ссылки нет`;
export const refusal_setting_contact = (v: { most: number }): string =>
  `Адрес https или электронной почты длиной до ${number(v.most)} знаков`;
export const refusal_setting_requests = (): string =>
  `Целое число от 0 (тогда ключам нужен тариф) до 1000000000`;
export const refusal_setting_price = (): string =>
  `Десятичное число, не больше 12 знаков после точки; пусто, если доллары на сайте не нужны`;
export const refusal_setting_welcome = (v: { most: number }): string =>
  `Простой текст от 1 до ${number(v.most)} знаков`;
export const refusal_setting_choice = (v: { values: string }): string =>
  `Одно из ${v.values}`;
export const refusal_no_time = (): string =>
  `Это недопустимое время.`;
export const refusal_demo_nobody = (): string =>
  `В демо нет никого с этой ролью.`;
export const refusal_demo_chats_over = (): string =>
  `Твои чаты закончились. Начни новые.`;
export const refusal_demo_button_gone = (): string =>
  `Сообщение изменилось: этой кнопки больше нет.`;
export const refusal_demo_starting = (): string =>
  `Демо только запускается.`;
export const refusal_demo_purse_amount = (): string =>
  `Кошель платит за раз от 0.0001 до 1,000 монет.`;
export const refusal_demo_purse_address = (): string =>
  `Кошель не может это оплатить: возьми адрес из блокчейна демо.`;
export const refusal_wallet_no_index = (): string =>
  `Балансы здесь не узнать: задай CHAIN_API_URL.`;
export const refusal_wallet_addresses = (): string =>
  `Среди них есть адрес, на который в блокчейне нельзя заплатить.`;
export const refusal_chain_address_full = (): string =>
  `На одном адресе больше платежей, чем может перечислить индекс блокчейна. Отправь с другого адреса или из другого кошелька.`;
export const refusal_chain_no_answer = (): string =>
  `Индекс блокчейна не ответил. Попробуй позже.`;
export const refusal_chain_halted = (): string =>
  `Платежи приостановлены, пока оператор не проверит блокчейн.`;
export const refusal_pay_no_index = (): string =>
  `Здесь ничего не оплатить: задай CHAIN_API_URL.`;
export const refusal_pay_none_such = (): string =>
  `Такого платежа здесь у тебя нет.`;
export const refusal_pay_wrong_payment = (): string =>
  `Эта транзакция не платит такую сумму на такой адрес.`;
export const refusal_pay_other_payees = (): string =>
  `Эта транзакция платит и кому-то ещё.`;
export const refusal_pay_no_fee = (): string =>
  `Эта транзакция не оставляет комиссии, поэтому её не возьмёт ни один майнер.`;
export const refusal_pay_fee_too_high = (): string =>
  `Комиссия этой транзакции слишком велика.`;
export const refusal_pay_many_addresses = (): string =>
  `Эта транзакция тратит монеты со слишком многих адресов.`;
export const refusal_pay_bad_signature = (): string =>
  `Одна из подписей этой транзакции недействительна.`;
export const refusal_pay_other_signing = (): string =>
  `Эта транзакция подписана не так, как подписывают кошельки здесь.`;
export const refusal_pay_coin_twice = (): string =>
  `Эта транзакция тратит одну монету дважды.`;
export const refusal_pay_no_transaction = (): string =>
  `Это не транзакция.`;
export const refusal_app_none = (): string =>
  `Такого приложения у тебя нет.`;
export const refusal_app_escrows = (v: { count: number }): string =>
  `У приложения ещё есть незавершённые эскроу с монетами: ${number(v.count)}.`;
export const refusal_fields = (): string =>
  `Некоторые поля нужно поправить.`;
export const refusal_apps_day = (v: { most: number }): string =>
  `За 24 часа зарегистрировано приложений: ${number(v.most)}. Это предел. Зарегистрируй ещё завтра.`;
export const refusal_apps_plan = (v: { plan: string; apps: number }): string =>
  `В тарифе ${v.plan} мест для приложений: ${number(v.apps)}. Удали одно или смени тариф.`;
export const refusal_apps_free = (v: { apps: number }): string =>
  `Без тарифа мест для приложений: ${number(v.apps)}, чтобы попробовать. Чтобы было больше, выбери тариф.`;
export const refusal_no_delivery = (): string =>
  `Такой доставки нет.`;
export const refusal_delivery_waits = (): string =>
  `Это событие уже отправляется.`;
export const refusal_tests_minute = (v: { most: number }): string =>
  `Не больше стольких тестовых событий в минуту: ${number(v.most)}.`;
export const refusal_no_webhook = (): string =>
  `У этого приложения нет вебхука. Сначала задай адрес вебхука.`;
export const refusal_key_name = (v: { most: number }): string =>
  `В названии от 1 до ${number(v.most)} знаков.`;
export const refusal_key_past = (): string =>
  `Срок ключа должен заканчиваться в будущем.`;
export const refusal_key_replaced = (): string =>
  `Этот ключ уже заменён.`;
export const refusal_key_ended = (): string =>
  `Срок этого ключа истёк. Создай новый.`;
export const refusal_key_app_removed = (): string =>
  `Приложение этого ключа удалено. Создай новый ключ.`;
export const refusal_keys_most = (v: { most: number }): string =>
  `У тебя ключей: ${number(v.most)}. Удали ненужный.`;
export const refusal_key_permissions = (): string =>
  `Ключу нужно хотя бы одно разрешение.`;
export const refusal_key_undeclared = (v: { declared: string; permission: string }): string =>
  `Приложение не заявило разрешение ${v.declared}, которое нужно для ${v.permission}.`;
export const refusal_key_none = (): string =>
  `Такого ключа у тебя нет.`;
export const refusal_invoice_address = (): string =>
  `Сейчас нет свободного адреса. Нужно, чтобы посмотрел оператор.`;
export const refusal_invoice_none = (): string =>
  `Такого счёта нет.`;
export const refusal_invoice_card = (): string =>
  `Твой тариф оплачивает и продлевает карта. Сначала отмени это, потом плати монетами.`;
export const refusal_invoice_other = (): string =>
  `Идёт оплата другого тарифа. Заверши её или дай ей истечь.`;
export const refusal_invoices_day = (v: { most: number }): string =>
  `Неоплаченных счетов в день не больше: ${number(v.most)}. Попробуй завтра.`;
export const refusal_card_none = (): string =>
  `Сейчас твой тариф не оплачивает ни одна карта.`;
export const refusal_card_no_portal = (): string =>
  `Сервис приёма карт не дал страницу для управления тарифом.`;
export const refusal_card_no_page = (): string =>
  `Сервис приёма карт не дал страницу для оплаты.`;
export const refusal_card_coins = (v: { date: string }): string =>
  `Твой тариф оплачен монетами до ${v.date}. Плати картой, когда он закончится.`;
export const refusal_card_given = (v: { date: string }): string =>
  `Тариф подарен тебе до ${v.date}. Плати картой, когда он закончится.`;
export const refusal_card_begun = (): string =>
  `Только что начата другая оплата картой. Попробуй ещё раз.`;
export const refusal_card_just_paid = (): string =>
  `Твой прежний платёж только что прошёл.`;
export const refusal_card_silent = (): string =>
  `Сервис приёма карт не отвечает. Попробуй через минуту.`;
export const refusal_card_refused = (): string =>
  `Сервис приёма карт отказал. Ничего не оплачено.`;
export const refusal_payments_unwatched = (): string =>
  `Платежи сейчас не отслеживаются. Попробуй через минуту.`;
export const refusal_no_owner = (): string =>
  `У этого сайта нет владельца, с которым можно договориться.`;
export const refusal_request_open = (): string =>
  `У тебя уже есть открытый запрос. Чтобы изменить его, отзови его и отправь новый.`;
export const refusal_request_none = (v: { id: string }): string =>
  `Запроса ${v.id} нет.`;
export const refusal_request_over = (v: { state: 'granted' | 'declined' | 'other' }): string =>
  `${({ granted: `Этот запрос уже одобрен.`, declined: `Этот запрос уже отклонён.`, other: `Этот запрос уже отозван.` })[v.state]}`;
export const refusal_no_cards = (): string =>
  `Оплата картой недоступна: на этом сайте не настроен сервис приёма карт.`;
export const refusal_no_coins = (v: { coin: string }): string =>
  `Оплата в ${v.coin} недоступна: на этом сайте не настроен кошелёк для счетов.`;
export const refusal_coin_only = (v: { coin: string }): string =>
  `Тарифы оплачиваются в ${v.coin}; другое по договорённости.`;
export const refusal_submission_changed_since = (): string =>
  `Этот материал изменился после того, как открылась страница.`;
export const refusal_submission_approved_by = (v: { name: string; points: string }): string =>
  `Этот материал одобрен (${v.name}), баллы: ${v.points}.`;
export const refusal_submission_approved_before = (v: { points: string }): string =>
  `Этот материал одобрен, баллы: ${v.points}.`;
export const refusal_submission_rejected_by = (v: { name: string }): string =>
  `Этот материал отклонён (${v.name}).`;
export const refusal_submission_rejected_before = (): string =>
  `Этот материал отклонён.`;
export const refusal_submission_gone = (): string =>
  `Этот материал отозван отправителем.`;
export const refusal_submission_none = (v: { id: string }): string =>
  `Материала ${v.id} нет.`;
export const refusal_submission_pending = (): string =>
  `Этот материал ещё ждёт проверки.`;
export const refusal_own_content = (): string =>
  `Никто не проверяет собственные материалы.`;
export const refusal_score = (v: { type: string; least: number; most: number }): string =>
  `${v.type}: целое число баллов от ${number(v.least)} до ${number(v.most)}.`;
export const refusal_no_bot = (): string =>
  `Токен бота не задан.`;
export const refusal_submission_no_such = (): string =>
  `Такого материала нет.`;
export const refusal_submission_unreviewed = (): string =>
  `Этот материал ещё не проверен.`;
export const refusal_undo_none = (): string =>
  `Нет одобрения или отклонения, которое можно отменить.`;
export const refusal_undo_other = (): string =>
  `Отменить это может только тот, кто принял решение.`;
export const refusal_undo_late = (): string =>
  `Решение можно отменить в течение одной минуты.`;
export const refusal_undo_week = (): string =>
  `Неделя этих баллов закончилась.`;
export const refusal_undo_broadcast = (): string =>
  `Он уже разослан.`;
export const refusal_undo_again = (): string =>
  `Участник отправил его снова.`;
export const refusal_member_none = (v: { id: string }): string =>
  `Участника ${v.id} нет.`;
export const refusal_ban_past = (): string =>
  `Блокировка должна заканчиваться в будущем.`;
export const refusal_ban_admin = (): string =>
  `Администраторов нельзя заблокировать.`;
export const refusal_no_x = (v: { id: string }): string =>
  `У участника ${v.id} нет аккаунта X.`;
export const refusal_x_changed = (): string =>
  `Тем временем к участнику привязан другой аккаунт X. Проверь его ещё раз.`;
export const refusal_app_changed = (): string =>
  `Владелец с тех пор изменил приложение. Посмотри его ещё раз.`;
export const refusal_app_number = (v: { id: string }): string =>
  `Приложения ${v.id} нет.`;
export const refusal_signal_gone = (): string =>
  `Этого сигнала больше нет: неделю проверили снова.`;
export const refusal_decide_why = (): string =>
  `Укажи, почему такое решение.`;
export const refusal_objection_decided = (): string =>
  `По этому возражению уже принято решение.`;
export const refusal_objection_other = (): string =>
  `Об этом решает другой администратор.`;
export const refusal_objection_none = (): string =>
  `Такого возражения нет.`;
export const refusal_none_to_hold = (): string =>
  `Ни у кого из этих участников нет доли, которую можно сейчас удержать.`;
export const refusal_hold_why = (): string =>
  `Укажи, почему доля удержана.`;
export const refusal_reason_length = (v: { most: number }): string =>
  `В причине не больше ${number(v.most)} знаков.`;
export const refusal_own_share = (): string =>
  `О твоей доле решает другой администратор.`;
export const refusal_share_free = (): string =>
  `Эта доля не удержана.`;
export const refusal_share_paying = (): string =>
  `Эта доля входит в выплату, которая вот-вот уйдёт.`;
export const refusal_share_sent = (): string =>
  `Эта доля отправлена.`;
export const refusal_share_paid = (): string =>
  `Эта доля выплачена.`;
export const refusal_share_withheld = (): string =>
  `Эта доля перешла в фонд более поздней недели.`;
export const refusal_share_changed = (): string =>
  `Эта доля только что изменилась.`;
export const refusal_share_held_release = (): string =>
  `Эта доля удержана. Сначала освободи её.`;
export const refusal_share_not_owed = (): string =>
  `Эта доля улаживается в другом месте: этот сайт не считает её долгом.`;
export const refusal_hand_empty = (): string =>
  `Укажи транзакцию или напиши, как была сделана выплата.`;
export const refusal_hand_txid = (): string =>
  `В id транзакции 64 цифры: 0–9 и a–f.`;
export const refusal_note_length = (v: { most: number }): string =>
  `В заметке не больше ${number(v.most)} знаков.`;
export const refusal_hand_early = (): string =>
  `Эта неделя распределяется не раньше понедельника, 00:00 UTC.`;
export const refusal_hand_none_unpaid = (): string =>
  `Невыплаченных долей за эту неделю нет.`;
export const refusal_hand_recorded = (): string =>
  `Эта транзакция для этого уже записана.`;
export const refusal_hand_pays_none = (): string =>
  `Эта транзакция не выплачивает полностью ни одной невыплаченной доли этой недели.`;
export const refusal_hand_no_address = (): string =>
  `У этого участника нет адреса, на который могла бы заплатить транзакция. Запиши выплату с заметкой.`;
export const refusal_hand_too_little = (v: { amount: string; address: string }): string =>
  `От этой транзакции для ${v.address} осталось меньше ${v.amount}.`;
export const refusal_hand_changed = (): string =>
  `То, что не выплачено, тем временем изменилось. Посмотри ещё раз.`;
export const refusal_hand_ours = (): string =>
  `Эту транзакцию отправил сам сайт и учитывает, что она выплатила.`;
export const refusal_hand_wallet = (v: { command: string }): string =>
  `Эту транзакцию отправил собственный кошелёк сайта. Разберись с ней командой ${v.command}`;
export const refusal_hand_undo_why = (): string =>
  `Укажи, почему она отменяется.`;
export const refusal_hand_none = (v: { id: string }): string =>
  `Выплаты вручную ${v.id} нет.`;
export const refusal_hand_undone = (): string =>
  `Она уже отменена.`;
export const refusal_hand_unknown = (): string =>
  `Индекс блокчейна не знает этой транзакции или не отвечает. Ничего не записано.`;
export const refusal_hand_unconfirmed = (): string =>
  `Эта транзакция ещё ни в одном блоке. Запиши её, когда она подтвердится.`;
export const refusal_grant_paid = (v: { id: string; plan: string; time: string }): string =>
  `У ${v.id} тариф ${v.plan} оплачен до ${v.time}.`;
export const refusal_policy_founder = (v: { id: string }): string =>
  `Ни у кого из участников нет номера ${v.id}: основатель – это участник.`;
export const refusal_not_a_week = (v: { week: string }): string =>
  `${v.week} – это не неделя.`;
export const refusal_policy_computed = (v: { reason: string }): string =>
  `По этим правилам нельзя считать: ${v.reason}.`;
export const refusal_policy_wallet = (): string =>
  `Фонду, который составляет часть баланса, нужен кошелёк: задай WALLET_RPC_URL или убери balancePart.`;
export const refusal_policy_none = (): string =>
  `Для этой недели правила не заданы.`;
export const refusal_policy_early = (v: { week: string }): string =>
  `Правила можно задать начиная с недели ${v.week}.`;
export const refusal_replay_none = (): string =>
  `Закрытых недель ещё нет.`;
export const refusal_replay_running = (): string =>
  `Идёт пересчёт. Подожди, пока он закончится.`;
export const refusal_replay_members = (): string =>
  `В этих неделях участвует больше 200 000 человек: пересчитай меньше недель.`;
export const refusal_replay_long = (): string =>
  `Пересчёт шёл слишком долго: пересчитай меньше недель.`;
export const refusal_broadcast_post_again = (): string =>
  `Эта публикация рассылается сейчас или разослана за последний час.`;
export const refusal_broadcast_policy_again = (): string =>
  `Эти правила рассылаются сейчас или разосланы за последний час.`;
export const refusal_post_changed = (): string =>
  `Эта публикация изменилась после предпросмотра. Посмотри её ещё раз.`;
export const refusal_policy_in_force = (): string =>
  `Эти правила уже действуют.`;
export const refusal_message_changed = (): string =>
  `Сообщение с тех пор изменилось: посмотри его ещё раз.`;
export const refusal_post_none = (): string =>
  `Такой публикации нет.`;
export const refusal_post_unapproved = (): string =>
  `Разослать можно только одобренные публикации.`;
export const refusal_post_link = (): string =>
  `Ссылку этой публикации нельзя отправить.`;
export const refusal_broadcast_none = (): string =>
  `Такой рассылки нет.`;
export const refusal_broadcast_state = (v: { state: 'running' | 'paused' | 'cancelled' | 'other' }): string =>
  `${({ running: `Эта рассылка идёт.`, paused: `Эта рассылка приостановлена.`, cancelled: `Эта рассылка отменена.`, other: `Эта рассылка закончена.` })[v.state]}`;
export const refusal_telegram_busy = (v: { seconds: number }): string =>
  `Telegram перегружен; попробуй через ${number(v.seconds)} с.`;
export const refusal_telegram_refused = (): string =>
  `Telegram отклонил сообщение.`;
export const refusal_telegram_silent = (): string =>
  `Telegram не ответил; сообщение могло дойти.`;
export const refusal_hunt_announced = (): string =>
  `Этот поиск сокровищ объявлен: в нём больше ничего нельзя изменить.`;
export const refusal_hunt_announced_before = (): string =>
  `Этот поиск сокровищ уже объявлен.`;
export const refusal_hunt_owner = (): string =>
  `Поиск сокровищ с призами в монетах объявляет только владелец.`;
export const refusal_hunt_another = (): string =>
  `Тем временем объявлен другой поиск сокровищ. Попробуй ещё раз.`;
export const refusal_hunt_changed = (): string =>
  `Этот черновик тем временем изменили. Прочитай его ещё раз.`;
export const refusal_hunt_cancel = (): string =>
  `Отменить можно только объявленный и не закончившийся поиск сокровищ.`;
export const refusal_hunt_jpeg = (): string =>
  `Это не картинка JPEG.`;
export const refusal_hunt_pixels = (v: { width: number; height: number; most: number }): string =>
  `В картинке ${number(v.width)} × ${number(v.height)} пикселей; принимается до ${number(v.most)} × ${number(v.most)}.`;
export const refusal_hunt_pictures = (): string =>
  `Слишком много новых картинок. Сначала сохрани черновик.`;
export const refusal_hunt_picture_gone = (v: { clue: number }): string =>
  `Картинки загадки ${number(v.clue)} больше нет. Выбери её снова.`;
export const refusal_hunt_no_link = (): string =>
  `В этом черновике нет такой загадки со ссылкой.`;
export const refusal_hunt_drafts = (v: { most: number }): string =>
  `Черновиков уже ${number(v.most)}. Сначала удали один.`;
export const refusal_hunt_decimals = (): string =>
  `У баллов не больше двух знаков после запятой.`;
export const refusal_hunt_end = (): string =>
  `Поиск сокровищ заканчивается после начала.`;
export const refusal_hunt_time = (v: { time: string }): string =>
  `Времени ${v.time} нет.`;
export const refusal_hunt_prize = (v: { place: number }): string =>
  `Приз ${number(v.place)} не даёт ни монет, ни баллов.`;
export const refusal_hunt_answer = (v: { clue: number }): string =>
  `В одном ответе на загадку ${number(v.clue)} нет ни букв, ни цифр.`;
export const refusal_hunt_payee = (v: { clue: number }): string =>
  `В загадке ${number(v.clue)} не указан участник для чаевых.`;
export const problem_hunt_chain = (): string =>
  `Розыгрышам и загадкам с чаевыми нужен блокчейн, а здесь его не читают.`;
export const problem_hunt_overlap = (): string =>
  `В это время идёт другой поиск сокровищ.`;
export const problem_hunt_start = (): string =>
  `Начало должно быть в будущем.`;
export const problem_hunt_days = (v: { most: number }): string =>
  `Поиск сокровищ длится не больше ${plural(v.most, { one: `${number(v.most)} дня`, few: `${number(v.most)} дней`, many: `${number(v.most)} дней`, other: `${number(v.most)} дня` })}.`;
export const problem_hunt_no_answer = (v: { clue: number }): string =>
  `У загадки ${number(v.clue)} нет ответа.`;
export const problem_hunt_no_link = (v: { clue: number }): string =>
  `У загадки ${number(v.clue)} ещё нет ссылки.`;
export const problem_hunt_untippable = (v: { clue: number }): string =>
  `Участнику из загадки ${number(v.clue)} нельзя дать чаевые.`;
export const problem_hunt_no_address = (v: { clue: number }): string =>
  `У участника из загадки ${number(v.clue)} нет адреса.`;
export const problem_hunt_no_prize = (): string =>
  `В нём нет ни призов, ни баллов.`;
export const problem_hunt_no_wallet = (): string =>
  `Призам в монетах нужен кошелёк (WALLET_RPC_URL).`;
export const problem_hunt_daily = (v: { coins: string; most: string }): string =>
  `Сумма призов в монетах: ${v.coins}; для одного поиска можно ${v.most} (PRIZES_DAILY).`;
export const problem_hunt_small = (v: { least: string }): string =>
  `Приз в монетах – не меньше ${v.least}.`;
export const problem_hunt_points = (v: { given: string; most: string }): string =>
  `Один участник может получить баллов: ${v.given}; правила недели, в которую он заканчивается, допускают ${v.most}.`;
export const problem_hunt_wallet = (v: { reason: string }): string =>
  `Призы нельзя зарезервировать: кошелёк сейчас не может платить. Его сообщение на английском: «${v.reason}».`;
export const problem_hunt_funds = (v: { held: string; needed: string }): string =>
  `В кошельке монет: ${v.held}, а нужно ${v.needed}: призы, все долги и один недельный фонд.`;
export const broadcast_ahoy = (): string =>
  `Эй, команда! Свежее сокровище на горизонте!`;
export const broadcast_deck = (): string =>
  `Свистать всех наверх! На борту новинка!`;
export const broadcast_timbers = (): string =>
  `Разрази меня гром, смотрите, что сделали в команде!`;
export const broadcast_avast = (): string =>
  `Стоп машина! Добыча, достойная подзорной трубы!`;
export const broadcast_lookout = (): string =>
  `Йо-хо-хо! Вперёдсмотрящий заметил кое-что стоящее!`;
export const broadcast_anchor = (): string =>
  `Бросай якорь на минутку и полюбуйся!`;
export const broadcast_hatches = (): string =>
  `Задраить люки, сейчас пойдут волны!`;
export const broadcast_colours = (): string =>
  `Поднять флаг в честь своих!`;
export const broadcast_spot = (): string =>
  `Крестиком отмечено место, друзья!`;
export const broadcast_land = (): string =>
  `Земля! Новое открытие команды!`;
export const broadcast_blow = (): string =>
  `Гром и молния! Команда снова это сделала!`;
export const broadcast_bottle = (): string =>
  `К берегу прибило бутылку с посланием!`;
export const broadcast_sail = (): string =>
  `Поднять паруса, сухопутные крысы, оно того стоит!`;
export const broadcast_gold = (): string =>
  `Золото в трюме! Смотри, какой сегодня улов!`;
export const broadcast_quartermaster = (): string =>
  `Квартирмейстер зовёт: взгляните на это!`;
export const broadcast_bell = (): string =>
  `Бей в колокол! В команде заслужили свою долю!`;
export const broadcast_nest = (): string =>
  `Из вороньего гнезда: впереди достойная работа!`;
export const broadcast_mugs = (): string =>
  `Поднимем кружки, в команде нашли золото!`;
export const broadcast_winds = (): string =>
  `Попутный ветер несёт добрые вести, друзья!`;
export const broadcast_grog = (): string =>
  `Доставайте грог, за это стоит выпить!`;
export const broadcast_chest = (): string =>
  `Открой сундук с сокровищами, внутри драгоценность!`;
export const broadcast_plunder = (): string =>
  `Просили добычу — будет вам добыча!`;
export const broadcast_content = (): string =>
  `Другой материал`;
