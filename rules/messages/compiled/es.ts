// Written by `npm run messages` from messages/es.json: change that file instead.
import type { Language } from '../languages.ts';
import { pluralsIn } from '../numbers.ts';
import { markup, numbersIn, type Text } from '../speech.ts';

export const language: Language = 'es';
const number = /* @__PURE__ */ numbersIn('es');
const plural = /* @__PURE__ */ pluralsIn('es');

export const bot_refused = (v: { reason: Text }): string =>
  `No se puede: ${markup(v.reason)}`;
export const bot_failed = (): string =>
  `No ha funcionado por un fallo nuestro. No ha cambiado nada; vuelve a intentarlo en un minuto.`;
export const bot_unknown_command = (): string =>
  `No conozco ese comando. /help muestra los que conozco.`;
export const bot_unknown_words = (): string =>
  `Solo entiendo comandos: /help los muestra.`;
export const bot_no_account = (): string =>
  `Todavía no tienes cuenta: con /start la creas.`;
export const bot_nobody = (): string =>
  `Solo puedo actuar para una persona: envía el comando con tu propio nombre, no como grupo ni como canal.`;
export const bot_over = (): string =>
  `Eso ya ha terminado.`;
export const bot_full = (): string =>
  `Aún estoy respondiendo a otras personas aquí. Inténtalo en dos minutos.`;
export const bot_open_private = (): string =>
  `Eso solo funciona en nuestro chat privado.`;
export const bot_opened_in_private = (): string =>
  `Abierto en privado.`;
export const bot_greeting = (): string =>
  `¡Ah del barco! Di /gm una vez al día, mira quién va en cabeza con /top y pide ayuda con /help. Administradores: /settings.`;
export const bot_points = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`;
export const bot_comma = (): string =>
  `, `;
export const bot_time_now = (): string =>
  `ahora`;
export const bot_time_in = (v: { time: Text }): string =>
  `en ${markup(v.time)}`;
export const bot_time_moment = (): string =>
  `un momento`;
export const bot_time_days = (v: { n: number }): string =>
  `${plural(v.n, { one: `${number(v.n)} día`, other: `${number(v.n)} días` })}`;
export const bot_time_hours = (v: { n: number }): string =>
  `${plural(v.n, { one: `${number(v.n)} hora`, other: `${number(v.n)} horas` })}`;
export const bot_time_minutes = (v: { n: number }): string =>
  `${plural(v.n, { one: `${number(v.n)} minuto`, other: `${number(v.n)} minutos` })}`;
export const bot_start_week = (v: { week: Text }): string =>
  `La semana del ${markup(v.week)}: quién recibió qué y cómo se calculó.`;
export const bot_welcome_new = (v: { community: Text }): string =>
  `¡Te damos la bienvenida a bordo de ${markup(v.community)}! Tu cuenta está lista.`;
export const bot_welcome_back = (v: { community: Text }): string =>
  `Qué bueno verte otra vez en ${markup(v.community)}.`;
export const bot_welcome_default = (): string =>
  `Di /gm cada día, da propinas con /tip en el grupo y llévate tu parte del fondo semanal. /help muestra todos los comandos.`;
export const bot_welcome_tips_wait = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} propina te espera: crea una billetera, o envía <code>/address DIRECCIÓN</code> si ya tienes una.`, other: `${number(v.count)} propinas te esperan: crea una billetera, o envía <code>/address DIRECCIÓN</code> si ya tienes una.` })}`;
export const bot_gm_first = (): string =>
  `¡GM! ☀️`;
export const bot_gm_again = (): string =>
  `¡GM otra vez!`;
export const bot_admin_waiting = (v: { count: number }): string =>
  `Envíos en espera: ${number(v.count)}`;
export const bot_admin_waiting_since = (v: { count: number; time: Text }): string =>
  `Envíos en espera: ${number(v.count)}, el más antiguo desde hace ${markup(v.time)}`;
export const bot_admin_held = (v: { count: number }): string =>
  `Partes retenidas: ${number(v.count)}`;
export const bot_admin_fine = (): string =>
  `Todo funciona`;
export const bot_admin_problems = (v: { count: number }): string =>
  `Problemas: ${number(v.count)}`;
export const bot_admin_unpaid = (): string =>
  `Todavía no se ha pagado nada`;
export const bot_admin_paid = (v: { amount: Text; time: Text }): string =>
  `Último pago: ${markup(v.amount)}, hace ${markup(v.time)}`;
export const bot_rank_nobody = (): string =>
  `Los bots, los canales y los administradores anónimos no tienen rango.`;
export const bot_rank_no_member = (): string =>
  `Esa persona aún no es miembro. Con /start se crea una cuenta.`;
export const bot_rank_unknown = (v: { name: Text }): string =>
  `Todavía no conozco a @${markup(v.name)}. Responde con /rank a uno de sus mensajes en el grupo.`;
export const bot_rank_highest = (): string =>
  `El rango más alto que hay.`;
export const bot_rank_next = (v: { points: Text; rank: Text }): string =>
  `${markup(v.points)} para ${markup(v.rank)}.`;
export const bot_rank_name = (v: { name: Text; rank: Text; place: number }): string =>
  `<b>${markup(v.name)}</b>: ${markup(v.rank)}, puesto ${number(v.place)}`;
export const bot_rank_points = (v: { all: Text; week: Text }): string =>
  `${markup(v.all)} en total, ${markup(v.week)} esta semana.`;
export const bot_rank_tips = (v: { sent: Text; code: Text; received: Text }): string =>
  `Propinas dadas: ${markup(v.sent)} ${markup(v.code)}, recibidas: ${markup(v.received)} ${markup(v.code)}`;
export const bot_rank_banned_own = (): string =>
  `Cuenta bloqueada: nada de lo que hagas da puntos.`;
export const bot_rank_banned = (): string =>
  `Cuenta bloqueada: nada de lo que haga da puntos.`;
export const bot_top_title = (): string =>
  `<b>Los diez primeros, por puntos totales</b>`;
export const bot_top_nobody = (): string =>
  `Nadie todavía: con /gm serás el número uno.`;
export const bot_top_nameless = (): string =>
  `<i>un miembro sin nombre</i>`;
export const bot_earned_next = (v: { time: Text }): string =>
  `La próxima vez que cuenta: ${markup(v.time)}.`;
export const bot_earned_none = (): string =>
  `Sin puntos`;
export const bot_earned_tomorrow = (v: { time: Text }): string =>
  `Podrás ganar más ${markup(v.time)} (00:00 UTC).`;
export const bot_earned_why_account_created = (v: { points: Text }): string =>
  `${markup(v.points)} por tu cuenta`;
export const bot_earned_why_primary_address_set = (v: { points: Text }): string =>
  `${markup(v.points)} por tu dirección`;
export const bot_earned_why_first_tip = (v: { points: Text }): string =>
  `${markup(v.points)} por tu primera propina`;
export const bot_earned_why_first_send = (v: { points: Text }): string =>
  `${markup(v.points)} por tu primer envío`;
export const bot_earned_banned = (): string =>
  `una cuenta bloqueada no gana nada.`;
export const bot_earned_cooldown = (): string =>
  `esto cuenta una vez cada 24 horas.`;
export const bot_earned_least_tip = (v: { amount: Text; count: number }): string =>
  `una propina de menos de ${markup(v.amount)} ${plural(v.count, { one: `moneda`, other: `monedas` })} no da nada.`;
export const bot_earned_tip_limit = (v: { tips: number }): string =>
  `${plural(v.tips, { one: `ya usaste la única propina del día que da puntos.`, other: `ya usaste las ${number(v.tips)} propinas del día que dan puntos.` })}`;
export const bot_earned_limit = (v: { limit: number }): string =>
  `has llegado al límite diario de ${number(v.limit)}.`;
export const bot_earned_rest = (v: { points: Text; limit: number }): string =>
  `el resto de ${markup(v.points)} supera el límite diario de ${number(v.limit)}.`;
export const bot_faucet_none = (): string =>
  `Aquí no hay faucet. Las monedas vienen de las propinas y del fondo semanal.`;
export const bot_faucet_claimed = (v: { amount: Text }): string =>
  `<b>${markup(v.amount)}</b> van de camino a tu dirección, con los próximos bloques. Vuelve en 24 horas por más.`;
export const bot_faucet_claimed_private = (v: { amount: Text; address: Text }): string =>
  `<b>${markup(v.amount)}</b> van de camino a <code>${markup(v.address)}</code>, con los próximos bloques. Vuelve en 24 horas por más.`;
export const bot_faucet_paid = (v: { amount: Text; address: Text }): string =>
  `El faucet ha pagado <b>${markup(v.amount)}</b> a <code>${markup(v.address)}</code>.`;
export const bot_faucet_banned = (): string =>
  `El faucet no paga a cuentas bloqueadas.`;
export const bot_faucet_no_address = (): string =>
  `Todavía no tienes una dirección a la que el faucet pueda pagar. Crea una billetera, o envíame <code>/address DIRECCIÓN</code> en privado.`;
export const bot_faucet_stuck = (): string =>
  `El faucet no puede pagar ahora mismo; el operador ya está avisado. Inténtalo más tarde.`;
export const bot_faucet_too_young = (v: { time: Text }): string =>
  `El faucet paga a los miembros después de su primer día: vuelve ${markup(v.time)}.`;
export const bot_faucet_too_soon = (v: { time: Text }): string =>
  `Ya usaste el faucet en las últimas 24 horas: vuelve ${markup(v.time)}.`;
export const bot_faucet_address_used = (v: { time: Text }): string =>
  `El faucet acaba de pagar a tu dirección por otro miembro: vuelve ${markup(v.time)}.`;
export const bot_faucet_used_up = (v: { time: Text }): string =>
  `El faucet ha pagado su límite diario. Vuelve a pagar ${markup(v.time)} (00:00 UTC).`;
export const bot_group_not_yours = (): string =>
  `Solo los administradores del grupo cambian sus ajustes, y con su propio nombre.`;
export const bot_group_form = (v: { said: Text; code: Text }): string =>
  `No entiendo “${markup(v.said)}”. Prueba /settings, <code>/settings least 5</code> (la propina mínima en ${markup(v.code)}, o <code>any</code>), o <code>/settings topic here</code> (o <code>any</code>).`;
export const bot_group_no_topic = (): string =>
  `Esto no es un tema. Envía <code>/settings topic here</code> en el tema donde quieras que hable.`;
export const bot_group_title = (): string =>
  `<b>Ajustes de este grupo</b>`;
export const bot_group_any_tip = (): string =>
  `Propina mínima: cualquiera (para cambiarla: <code>/settings least 5</code>, o <code>least any</code>)`;
export const bot_group_least_tip = (v: { amount: Text }): string =>
  `Propina mínima: ${markup(v.amount)} (para cambiarla: <code>/settings least 5</code>, o <code>least any</code>)`;
export const bot_group_everywhere = (): string =>
  `Respondo en todas partes (para cambiarlo: <code>/settings topic here</code>, o <code>topic any</code>)`;
export const bot_group_one_topic = (): string =>
  `Respondo en un solo tema (para cambiarlo: <code>/settings topic here</code>, o <code>topic any</code>)`;
export const bot_group_language = (): string =>
  `Elige el idioma en que hablo en este grupo.`;
export const button_quiet = (): string =>
  `Reacciones en vez de palabras`;
export const button_delete_commands = (): string =>
  `Borrar los comandos a los 10 s`;
export const bot_moment_first_tip = (v: { name: Text }): string =>
  `🎉 Primera propina de <b>${markup(v.name)}</b>`;
export const bot_moment_rank = (v: { name: Text; rank: Text }): string =>
  `🎉 Nuevo rango para <b>${markup(v.name)}</b>: ${markup(v.rank)}`;
export const bot_moment_share = (v: { name: Text; amount: Text }): string =>
  `🎉 Primera parte del fondo semanal para <b>${markup(v.name)}</b>: <b>${markup(v.amount)}</b>`;
export const button_moment_first_tip = (): string =>
  `Anunciar primeras propinas`;
export const button_moment_rank = (): string =>
  `Anunciar nuevos rangos`;
export const button_moment_share = (): string =>
  `Anunciar primeras partes`;
export const bot_help_example = (): string =>
  `Da una propina: <code>/tip @user 25</code>, o responde a un mensaje con <code>/tip 25</code>.`;
export const bot_help_daily = (): string =>
  `<b>Cada día</b>`;
export const bot_help_points = (): string =>
  `<b>Puntos</b>`;
export const bot_help_coins = (): string =>
  `<b>Monedas</b>`;
export const bot_help_more = (): string =>
  `<b>Más</b>`;
export const command_start = (): string =>
  `Crear tu cuenta o empezar de nuevo`;
export const command_help = (): string =>
  `Lo que puedo hacer aquí`;
export const command_tip = (): string =>
  `Dar una propina: /tip @user 25, o como respuesta`;
export const command_gm = (): string =>
  `Dar los buenos días, una vez al día`;
export const command_rank = (): string =>
  `Tu rango y tus puntos; /rank @user para otro miembro`;
export const command_top = (): string =>
  `Los diez primeros y tu propio puesto`;
export const command_week = (): string =>
  `La semana en curso: puntos, umbral, parte estimada`;
export const command_points = (): string =>
  `Cómo ganaste tus últimos puntos`;
export const command_faucet = (): string =>
  `Una pequeña cantidad, una vez al día`;
export const command_hunt = (): string =>
  `La búsqueda del tesoro: tu pista y tu puesto`;
export const command_hunt_group = (): string =>
  `La búsqueda del tesoro, y por dónde va cada cual`;
export const command_submit = (): string =>
  `Enviar contenido para su revisión`;
export const command_address = (): string =>
  `Ver o fijar la dirección a la que van tus monedas`;
export const command_wallet = (): string =>
  `Abrir tu billetera`;
export const command_deposit = (): string =>
  `Adónde enviar monedas`;
export const command_balance = (): string =>
  `Lo que hay en tu dirección`;
export const command_history = (): string =>
  `Los últimos pagos a tu dirección`;
export const command_send = (): string =>
  `Enviar monedas: /send DIRECCIÓN 25`;
export const command_export = (): string =>
  `Exportar tus claves, en la billetera`;
export const command_settings = (): string =>
  `Mensajes, visibilidad, propinas`;
export const command_settings_group = (): string =>
  `Ajustes de este grupo, para sus administradores`;
export const command_admin = (): string =>
  `Lo que necesita a un administrador`;
export const command_invite = (): string =>
  `Tu propio enlace, con el que otros se unen`;
export const command_cancel = (): string =>
  `Cancelar lo que empezaste`;
export const bot_hunt_wrong = (): string =>
  `No es eso.`;
export const bot_hunt_right = (): string =>
  `¡Eso es! ⚓`;
export const bot_hunt_other_link = (): string =>
  `Este enlace no es de ninguna de tus pistas.`;
export const bot_hunt_wait = (v: { time: Text }): string =>
  `Cinco respuestas incorrectas en una hora: vuelve a pedir /hunt ${markup(v.time)}.`;
export const bot_hunt_none = (): string =>
  `No hay ninguna búsqueda del tesoro en marcha.`;
export const bot_hunt_write = (): string =>
  `Escribe una búsqueda del tesoro en el portal: pistas, premios, inicio y fin.`;
export const bot_hunt_until = (v: { title: Text; end: Text }): string =>
  `<b>${markup(v.title)}</b>, hasta ${markup(v.end)} UTC`;
export const bot_hunt_at_clue = (v: { number: number; clues: number; count: number }): string =>
  `Pista ${number(v.number)} de ${number(v.clues)}: ${number(v.count)}`;
export const bot_hunt_finished_count = (v: { count: number }): string =>
  `En la meta: ${number(v.count)}`;
export const bot_hunt_over_title = (v: { title: Text }): string =>
  `<b>${markup(v.title)}</b> ha terminado.`;
export const bot_hunt_cancelled_title = (v: { title: Text }): string =>
  `<b>${markup(v.title)}</b> se canceló.`;
export const bot_hunt_todo_answer = (): string =>
  `Envíame la respuesta.`;
export const bot_hunt_todo_link = (): string =>
  `Encuentra el enlace y ábrelo.`;
export const bot_hunt_todo_tip = (v: { name: Text }): string =>
  `Da una propina a <b>${markup(v.name)}</b>: cuando se confirme, sigues adelante.`;
export const bot_hunt_todo_tip_them = (): string =>
  `Da una propina a <b>esa persona</b>: cuando se confirme, sigues adelante.`;
export const bot_hunt_clue = (v: { number: number; clues: number }): string =>
  `<b>Pista ${number(v.number)} de ${number(v.clues)}</b>`;
export const bot_hunt_hint_comes = (v: { time: Text }): string =>
  `Habrá una ayuda ${markup(v.time)}.`;
export const bot_hunt_finished_draw = (v: { title: Text; place: number }): string =>
  `Has llegado al final de <b>${markup(v.title)}</b> como número ${number(v.place)}. Los ganadores se sortean cuando termine.`;
export const bot_hunt_finished_first = (v: { title: Text; place: number }): string =>
  `Has llegado al final de <b>${markup(v.title)}</b> como número ${number(v.place)}. Los ganadores se sabrán cuando termine.`;
export const bot_hunt_over = (): string =>
  `Esta búsqueda del tesoro ha terminado.`;
export const bot_hunt_banned = (): string =>
  `Los miembros bloqueados no pueden participar.`;
export const bot_hunt_no_address = (): string =>
  `Primero fija una dirección: ahí van los premios en monedas.`;
export const bot_hunt_not_begun = (): string =>
  `Esta búsqueda del tesoro no ha empezado.`;
export const bot_hunt_too_young = (v: { days: number }): string =>
  `Esta búsqueda del tesoro es para miembros que se unieron al menos ${plural(v.days, { one: `${number(v.days)} día`, other: `${number(v.days)} días` })} antes de su inicio.`;
export const bot_hunt_too_few_points = (v: { points: number }): string =>
  `Esta búsqueda del tesoro es para miembros con al menos ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}.`;
export const bot_hunt_too_few_shares = (v: { weeks: number }): string =>
  `Esta búsqueda del tesoro es para miembros que tuvieron una parte del fondo en al menos ${plural(v.weeks, { one: `${number(v.weeks)} semana`, other: `${number(v.weeks)} semanas` })}.`;
export const bot_hunt_solved = (v: { number: number; title: Text }): string =>
  `Tu propina está confirmada: la pista ${number(v.number)} de <b>${markup(v.title)}</b> está resuelta. /hunt muestra por dónde vas.`;
export const bot_hunt_won = (v: { title: Text; place: number; prize: Text }): string =>
  `🏆 Has ganado en <b>${markup(v.title)}</b>: puesto ${number(v.place)}, ${markup(v.prize)}.`;
export const bot_hunt_won_coins = (): string =>
  `Las monedas van a tu dirección.`;
export const bot_invite_link = (v: { url: Text }): string =>
  `Tu enlace:\n${markup(v.url)}\nTe aviso cuando alguien crea su cuenta con él.`;
export const bot_invite_earns = (v: { points: Text }): string =>
  `Ganas ${markup(v.points)} por cada persona.`;
export const bot_invite_joined = (): string =>
  `Alguien se ha unido con tu enlace.`;
export const bot_objection_not_held = (v: { week: Text }): string =>
  `Tu parte de la semana del ${markup(v.week)} no está retenida.`;
export const bot_objection_said = (v: { week: Text }): string =>
  `Ya objetaste a esto. Un administrador decidirá y yo te avisaré; la página de la semana del ${markup(v.week)} muestra cómo va.`;
export const bot_objection_ask = (v: { week: Text; reason: Text; most: number }): string =>
  `Tu parte de la semana del ${markup(v.week)} está retenida: “${markup(v.reason)}”. ¿Por qué debería pagarse? Envíame el motivo en un solo mensaje de ${number(v.most)} caracteres como máximo; los administradores lo leen. /cancel lo detiene.`;
export const bot_objection_long = (v: { most: number }): string =>
  `Un motivo tiene ${number(v.most)} caracteres como máximo. Envía uno más corto, o /cancel.`;
export const bot_objection_done = (): string =>
  `Tu objeción ya está en manos de los administradores. Te diré lo que decidan.`;
export const bot_pay_ask = (v: { amount: Text; name: Text }): string =>
  `Tu propina de ${markup(v.amount)} para <b>${markup(v.name)}</b>: págala en la billetera, o escanea el código con otra.`;
export const bot_pay_details = (v: { amount: Text; name: Text; due: Text; code: Text; address: Text }): string =>
  `Tu propina de ${markup(v.amount)} para <b>${markup(v.name)}</b>: paga exactamente <code>${markup(v.due)}</code> ${markup(v.code)} a\n<code>${markup(v.address)}</code>\nPor la cantidad exacta la reconozco.`;
export const bot_pay_time = (v: { time: Text }): string =>
  `Tiempo para pagar: ${markup(v.time)}.`;
export const bot_pay_opening = (v: { amount: Text; name: Text }): string =>
  `Tu propina de ${markup(v.amount)} para <b>${markup(v.name)}</b> se abre en un momento: te diré lo que hay que pagar.`;
export const bot_pay_waits = (v: { name: Text; amount: Text; time: Text }): string =>
  `<b>${markup(v.name)}</b> aún no tiene dirección. Te avisaré cuando puedas pagar tu propina de ${markup(v.amount)}; espera ${markup(v.time)}.`;
export const bot_pay_forward = (v: { url: Text }): string =>
  `Esa persona aún no me conoce. Reenvíale este enlace: ${markup(v.url)}`;
export const bot_pay_note_left_out = (v: { most: number }): string =>
  `Tu nota no se envió: esa persona recibe como máximo ${number(v.most)} notas tuyas al día.`;
export const bot_pay_tipped = (v: { name: Text; amount: Text; mark: Text }): string =>
  `Diste a <b>${markup(v.name)}</b> una propina de ${markup(v.amount)}: ${markup(v.mark)}.`;
export const bot_pay_expired = (v: { amount: Text; name: Text }): string =>
  `Tu propina de ${markup(v.amount)} para <b>${markup(v.name)}</b> no se pagó a tiempo y ha caducado.`;
export const bot_pay_cancelled = (v: { amount: Text; name: Text }): string =>
  `Tu propina de ${markup(v.amount)} para <b>${markup(v.name)}</b> está cancelada.`;
export const bot_pay_refused = (v: { name: Text; amount: Text }): string =>
  `<b>${markup(v.name)}</b> rechazó tu propina de ${markup(v.amount)}. No la pagues.`;
export const bot_pay_below = (v: { amount: Text; name: Text }): string =>
  `Tu propina de ${markup(v.amount)} para <b>${markup(v.name)}</b>: mira el mensaje más reciente sobre ella.`;
export const bot_pay_lost = (v: { amount: Text; name: Text }): string =>
  `El pago de tu propina de ${markup(v.amount)} para <b>${markup(v.name)}</b> no está en la cadena ahora mismo. Puede volver por sí solo: paga otra vez solo si tu billetera ya no lo muestra.`;
export const bot_pay_moved = (v: { name: Text; address: Text }): string =>
  `<b>Nueva dirección:</b> <b>${markup(v.name)}</b> ha cambiado la suya. No pagues más a <code>${markup(v.address)}</code>.`;
export const button_pay_tip = (v: { name: string; amount: string; code: string }): string =>
  `Dar a ${v.name} ${v.amount} ${v.code}`;
export const button_other_wallet = (): string =>
  `Otra billetera`;
export const button_copy_address = (): string =>
  `Copiar la dirección`;
export const button_copy_amount = (): string =>
  `Copiar la cantidad`;
export const button_how_to_pay = (): string =>
  `Cómo pagar`;
export const button_cancel = (): string =>
  `Cancelar`;
export const bot_settings = (): string =>
  `<b>Tus ajustes</b>\nPulsa uno para cambiarlo.`;
export const bot_settings_language = (): string =>
  `Elige el idioma en que te hablo.`;
export const button_broadcasts = (): string =>
  `Difusiones`;
export const button_tip_notices = (): string =>
  `Avisarme de propinas`;
export const button_review_notices = (): string =>
  `Avisarme de revisiones`;
export const button_payout_notices = (): string =>
  `Avisarme de pagos`;
export const button_refuses_tips = (): string =>
  `No aceptar propinas`;
export const button_hidden = (): string =>
  `Ocultarme en páginas públicas`;
export const button_language = (): string =>
  `Idioma`;
export const button_language_telegram = (): string =>
  `Como en Telegram`;
export const button_language_community = (): string =>
  `Como la comunidad`;
export const button_back = (): string =>
  `Atrás`;
export const bot_share_no_address = (v: { week: Text; amount: Text }): string =>
  `Tu parte de la semana del ${markup(v.week)} es de <b>${markup(v.amount)}</b>. Espera hasta que tengas una dirección: crea una billetera, o envía <code>/address DIRECCIÓN</code>.`;
export const bot_share_none_counted = (v: { week: Text; points: Text }): string =>
  `La semana del ${markup(v.week)} está cerrada y tu parte es 0: de tus puntos (${markup(v.points)}) ninguno contó para el fondo.`;
export const bot_share_too_few = (v: { week: Text; points: Text; threshold: number; missing: Text }): string =>
  `La semana del ${markup(v.week)} está cerrada y no tienes parte: tenías ${markup(v.points)}; para una parte hacen falta ${number(v.threshold)}. Faltaron ${markup(v.missing)}.`;
export const bot_share_paid = (v: { week: Text; amount: Text }): string =>
  `Tu parte de la semana del ${markup(v.week)} está pagada: <b>${markup(v.amount)}</b>.`;
export const bot_share_paid_place = (v: { week: Text; amount: Text; place: number }): string =>
  `Tu parte de la semana del ${markup(v.week)} está pagada: <b>${markup(v.amount)}</b>, puesto ${number(v.place)}.`;
export const bot_submit_banned = (): string =>
  `Los miembros bloqueados no pueden enviar contenido.`;
export const bot_submit_ask_link = (): string =>
  `Envíame el enlace a tu contenido. /cancel lo detiene.`;
export const bot_submit_bad_link = (): string =>
  `Envía otro enlace, o /cancel.`;
export const bot_submit_press_kind = (): string =>
  `Pulsa uno de los botones de arriba, o envía /cancel.`;
export const bot_submit_ask_title = (): string =>
  `Ahora envíame un título, para los revisores y la galería. /cancel lo detiene.`;
export const bot_submit_long_title = (v: { most: number }): string =>
  `Un título tiene ${number(v.most)} caracteres como máximo. Envía uno más corto.`;
export const bot_submit_cancelled = (): string =>
  `Cancelado. No se envió nada.`;
export const bot_submit_nothing = (): string =>
  `No hay nada que cancelar.`;
export const bot_submit_ask_kind = (v: { host: Text }): string =>
  `¿Qué tipo de contenido es? El enlace lleva a ${markup(v.host)}.`;
export const bot_submit_waiting = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `No hay nada más en espera de revisión.`, one: `${number(v.count)} envío espera revisión.`, other: `${number(v.count)} envíos esperan revisión.` })}`;
export const bot_submit_known_own = (v: { status: Text }): string =>
  `Ya enviaste este enlace (${markup(v.status)}).`;
export const bot_submit_known = (v: { status: Text }): string =>
  `Alguien ya envió este enlace (${markup(v.status)}).`;
export const bot_submit_done = (): string =>
  `Enviado. Te diré lo que decidan los revisores; los puntos llegan con su aprobación.`;
export const button_content_twitter_post = (): string =>
  `Publicación de Twitter`;
export const button_content_youtube_video = (): string =>
  `Vídeo de YouTube`;
export const button_content_tiktok_video = (): string =>
  `Vídeo de TikTok`;
export const button_content_twitter_thread = (): string =>
  `Hilo de Twitter`;
export const button_content_medium_article = (): string =>
  `Artículo de Medium`;
export const button_content_reddit_post = (): string =>
  `Publicación/meme de Reddit`;
export const button_content_meme_image = (): string =>
  `Imagen de meme`;
export const button_content_instagram_post = (): string =>
  `Publicación de Instagram`;
export const button_content_instagram_reel = (): string =>
  `Reel de Instagram`;
export const button_content_linkedin_article = (): string =>
  `Artículo de LinkedIn`;
export const button_content_linkedin_post = (): string =>
  `Publicación de LinkedIn`;
export const button_content_discord_message = (): string =>
  `Mensaje de Discord`;
export const button_content_github_repo = (): string =>
  `Repositorio de GitHub`;
export const bot_submit_status_pending = (): string =>
  `en revisión`;
export const bot_submit_status_approved = (): string =>
  `aprobado`;
export const bot_submit_status_rejected = (): string =>
  `rechazado`;
export const button_no_title = (): string =>
  `Sin título`;
export const bot_tip_form = (): string =>
  `<code>/tip @user 25</code>, o <code>/tip 25</code> como respuesta`;
export const bot_tip_refused_self = (): string =>
  `Una propina para ti no cuenta.`;
export const bot_tip_refused_payer_banned = (): string =>
  `Los miembros bloqueados no pueden dar propinas.`;
export const bot_tip_refused_payee_banned = (): string =>
  `Esa persona está bloqueada: una propina para ella no contaría.`;
export const bot_tip_refused_payee_refuses = (): string =>
  `Esa persona no acepta propinas.`;
export const bot_tip_refused_too_many_today = (v: { most: number }): string =>
  `Dejaste sin pagar ${number(v.most)} propinas en las últimas 24 horas, contando las canceladas. Paga una de ellas, o inténtalo más tarde.`;
export const bot_tip_refused_too_many_to_them = (v: { most: number }): string =>
  `Dejaste sin pagar ${number(v.most)} propinas para esa persona en las últimas 24 horas, contando las canceladas. Paga una de ellas, o inténtalo más tarde.`;
export const bot_tip_refused_no_chain = (): string =>
  `Aquí todavía no se pueden pagar propinas: el operador de este bot tiene que conectarlo a la cadena (CHAIN_RPC_URL o CHAIN_API_URL).`;
export const bot_tip_refused_too_many_unpaid = (v: { most: number }): string =>
  `Tienes ${number(v.most)} propinas sin pagar. Paga o cancela algunas primero.`;
export const bot_tip_refused_too_many_alike = (): string =>
  `Demasiadas personas le están dando esta misma cantidad ahora mismo. Elige otra cantidad.`;
export const bot_tip_no_person = (): string =>
  `No se puede dar propina a bots, canales ni administradores anónimos.`;
export const bot_tip_unknown = (v: { name: Text }): string =>
  `Todavía no conozco a @${markup(v.name)}. Responde a uno de sus mensajes en el grupo con <code>/tip 25</code>.`;
export const bot_tip_not_sure = (v: { name: Text }): string =>
  `No sé con seguridad quién es ahora @${markup(v.name)}. Responde a uno de sus mensajes en el grupo con <code>/tip 25</code>.`;
export const bot_tip_below_least = (v: { amount: Text }): string =>
  `La propina mínima aquí es de ${markup(v.amount)}.`;
export const bot_tip_answered_taken = (): string =>
  `Gracias: contará como tu propina en menos de un minuto.`;
export const bot_tip_answered_left = (): string =>
  `Se queda como está: no es tu propina.`;
export const bot_tip_how_to = (): string =>
  `<b>Cómo dar propinas</b>\n1. En el grupo, responde a un mensaje con <code>/tip 25</code>, o escribe <code>/tip @user 25 bien hecho</code>.\n2. Te envío un botón que abre tu billetera. Las monedas van directas a la suya; yo nunca las tengo.\n3. Cuando el pago está en la cadena, la propina cuenta para tus puntos y tu semana.`;
export const bot_tip_declined = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `Ya no hay nada en espera.`, one: `Rechazada: ${number(v.count)} propina.`, other: `Rechazadas: ${number(v.count)} propinas.` })}`;
export const bot_tip_not_yours = (): string =>
  `Esta propina no te toca pagarla a ti.`;
export const bot_tip_ended_waiting = (): string =>
  `Sigue en espera.`;
export const bot_tip_ended_paid = (): string =>
  `Ya está pagada.`;
export const bot_tip_ended_expired = (): string =>
  `Ya había caducado.`;
export const bot_tip_ended_cancelled = (): string =>
  `Cancelada.`;
export const bot_tip_ended_refused = (): string =>
  `Rechazada.`;
export const bot_tip_wrong_no_recipient_amount = (v: { said: Text; form: Text }): string =>
  `¿Quién debe recibir ${markup(v.said)}? Prueba: ${markup(v.form)}`;
export const bot_tip_wrong_no_recipient = (v: { said: Text; form: Text }): string =>
  `No sé quién es ${markup(v.said)}. Prueba: ${markup(v.form)}`;
export const bot_tip_wrong_no_amount = (v: { form: Text }): string =>
  `Falta la cantidad. Prueba: ${markup(v.form)}`;
export const bot_tip_wrong_amount_first = (v: { said: Text; form: Text }): string =>
  `Pon ${markup(v.said)} después del nombre: ${markup(v.form)}`;
export const bot_tip_wrong_note_too_long = (v: { length: Text; most: number }): string =>
  `La nota tiene ${markup(v.length)} caracteres; caben ${number(v.most)} como máximo.`;
export const bot_tip_wrong_one_or_thousand = (v: { said: Text }): string =>
  `${markup(v.said)} podría ser uno o mil: escríbelo sin la coma.`;
export const bot_tip_wrong_too_many_decimals = (v: { said: Text }): string =>
  `${markup(v.said)} tiene demasiados decimales: las monedas tienen 8, los dólares 2.`;
export const bot_tip_wrong_too_small = (v: { said: Text; amount: Text }): string =>
  `${markup(v.said)} es demasiado poco: la propina mínima es de ${markup(v.amount)}.`;
export const bot_tip_wrong_too_large = (v: { said: Text }): string =>
  `${markup(v.said)} es más que todas las monedas que existen.`;
export const bot_tip_wrong_no_price = (v: { code: Text }): string =>
  `No conozco el precio de la moneda. Da la cantidad en ${markup(v.code)}.`;
export const bot_tip_wrong_not_an_amount = (v: { said: Text; form: Text }): string =>
  `${markup(v.said)} no es una cantidad. Prueba: ${markup(v.form)}`;
export const bot_quoted = (v: { said: Text }): string =>
  `“${markup(v.said)}”`;
export const bot_tip_tips = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>${markup(v.payer)}</b> da a <b>${markup(v.payee)}</b> una propina de ${markup(v.amount)}`;
export const bot_tip_tips_nobody = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>${markup(v.payer)}</b> da a <b>${markup(v.payee)}</b> una propina de ${markup(v.amount)}. Aún no tiene dirección, así que la propina espera 7 días.`;
export const bot_tip_tipped = (v: { payer: Text; payee: Text; amount: Text; mark: Text }): string =>
  `<b>${markup(v.payer)}</b> dio a <b>${markup(v.payee)}</b> una propina de ${markup(v.amount)}, ${markup(v.mark)}`;
export const bot_tip_on_its_way = (): string =>
  `en camino`;
export const bot_tip_confirmed = (): string =>
  `confirmada`;
export const bot_tip_closed = (): string =>
  `Esta propina está cerrada.`;
export const bot_tip_cancelled = (v: { payer: Text; amount: Text; payee: Text }): string =>
  `<b>${markup(v.payer)}</b> canceló la propina de ${markup(v.amount)} para <b>${markup(v.payee)}</b>.`;
export const bot_tip_refused = (v: { payee: Text; amount: Text }): string =>
  `<b>${markup(v.payee)}</b> rechazó la propina de ${markup(v.amount)}.`;
export const bot_tip_under_post = (v: { count: number; amount: Text }): string =>
  `${plural(v.count, { one: `${number(v.count)} propina`, other: `${number(v.count)} propinas` })}, ${markup(v.amount)} en este mensaje`;
export const bot_tip_waiting = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} propina te espera. Para recibirla, crea una billetera, o envía <code>/address DIRECCIÓN</code> si ya tienes una.`, other: `${number(v.count)} propinas te esperan. Para recibirlas, crea una billetera, o envía <code>/address DIRECCIÓN</code> si ya tienes una.` })}`;
export const bot_tip_received = (v: { payer: Text; amount: Text; mark: Text }): string =>
  `<b>${markup(v.payer)}</b> te dio una propina de ${markup(v.amount)}: ${markup(v.mark)}.`;
export const bot_tip_unpaid = (v: { amount: Text; payer: Text }): string =>
  `La propina de ${markup(v.amount)} de <b>${markup(v.payer)}</b> está pendiente de pago.`;
export const bot_tip_over = (v: { amount: Text; payer: Text }): string =>
  `La propina de ${markup(v.amount)} de <b>${markup(v.payer)}</b> ha terminado.`;
export const bot_tip_paid_again_payer = (v: { amount: Text; name: Text; payment: Text }): string =>
  `Tu propina de ${markup(v.amount)} para <b>${markup(v.name)}</b> se pagó una vez más: ${markup(v.payment)}. Cuenta una vez; pídele que te devuelva el resto.`;
export const bot_tip_paid_again_payee = (v: { amount: Text; name: Text; payment: Text }): string =>
  `La propina de ${markup(v.amount)} de <b>${markup(v.name)}</b> se te pagó una vez más: ${markup(v.payment)}. Cuenta una vez; puede que te pida el resto.`;
export const bot_tip_payment = (v: { transaction: Text; txid: Text; address: Text }): string =>
  `${markup(v.transaction)} <code>${markup(v.txid)}</code>, en <code>${markup(v.address)}</code>`;
export const bot_tip_transaction = (): string =>
  `transacción`;
export const bot_tip_question = (v: { payment: Text; amount: Text; name: Text }): string =>
  `${markup(v.payment)} de ${markup(v.amount)} a <b>${markup(v.name)}</b> salió de una dirección tuya, sin los últimos dígitos por los que reconozco tu propina. ¿Era tu propina? Si lo era, no la pagues otra vez.`;
export const bot_tip_a_payment = (): string =>
  `Un pago`;
export const bot_tip_taken_back = (v: { amount: Text; name: Text }): string =>
  `El pago de tu propina de ${markup(v.amount)} para <b>${markup(v.name)}</b> ha desaparecido de la cadena, así que se retiró lo que ganó.`;
export const button_pay = (v: { amount: string; code: string }): string =>
  `Pagar ${v.amount} ${v.code}`;
export const button_set_address = (): string =>
  `Fijar tu dirección`;
export const button_no_thanks = (): string =>
  `No, gracias`;
export const button_was_my_tip = (): string =>
  `Sí, era mi propina`;
export const button_no = (): string =>
  `No`;
export const bot_address_bad = (v: { said: Text; coin: Text }): string =>
  `“${markup(v.said)}” no es una dirección de ${markup(v.coin)}. Prueba: <code>/address DIRECCIÓN</code>`;
export const bot_address_proved = (v: { address: Text }): string =>
  `Tus propinas y partes van a <code>${markup(v.address)}</code>: su clave ha firmado por ti.\nPara cambiarla: <code>/address DIRECCIÓN</code>`;
export const bot_address_unproved = (v: { address: Text }): string =>
  `Tus propinas y partes van a <code>${markup(v.address)}</code>: ninguna firma ha demostrado que sea tuya.\nPara cambiarla: <code>/address DIRECCIÓN</code>`;
export const bot_address_set = (v: { address: Text }): string =>
  `Tus propinas y partes van ahora a <code>${markup(v.address)}</code>. Ninguna firma demuestra que sea tuya, así que revísala dos veces.`;
export const bot_address_before = (v: { address: Text }): string =>
  `Antes era <code>${markup(v.address)}</code>.`;
export const bot_wallet_open = (): string =>
  `Tu billetera es una página en tu propio navegador: sus claves nunca salen de tu dispositivo. El botón inicia tu sesión allí, una vez y en menos de cinco minutos: no lo reenvíes.`;
export const bot_wallet_export = (): string =>
  `Tus claves están solo en tu dispositivo. La billetera las muestra cuando introduces tu frase de contraseña. No se las envíes nunca a nadie, ni siquiera a mí.`;
export const bot_wallet_no_address = (): string =>
  `Todavía no tienes dirección. Crea una billetera, o envía <code>/address DIRECCIÓN</code> si tienes una en otro sitio.`;
export const bot_wallet_no_index = (): string =>
  `Aquí no puedo mirar la cadena; tu billetera sí.`;
export const bot_wallet_unreachable = (): string =>
  `La cadena no responde ahora mismo. Inténtalo en un minuto.`;
export const bot_wallet_too_large = (): string =>
  `Tu dirección tiene demasiados pagos para leerlos aquí. La página de la billetera muestra su saldo, y también un explorador de la cadena.`;
export const bot_wallet_deposit = (v: { coin: Text; address: Text }): string =>
  `Envía ${markup(v.coin)} a\n<code>${markup(v.address)}</code>`;
export const bot_wallet_balance = (v: { amount: Text; address: Text }): string =>
  `<b>${markup(v.amount)}</b> en <code>${markup(v.address)}</code>`;
export const bot_wallet_on_its_way = (v: { amount: Text }): string =>
  `En camino: ${markup(v.amount)}`;
export const bot_wallet_nothing = (v: { days: number }): string =>
  `No llegó nada en ${plural(v.days, { one: `el último día`, other: `los últimos ${number(v.days)} días` })}.`;
export const bot_wallet_history = (): string =>
  `<b>Últimos pagos para ti</b>`;
export const bot_wallet_just_now = (v: { amount: Text }): string =>
  `+${markup(v.amount)}, ahora mismo`;
export const bot_wallet_just_now_on_its_way = (v: { amount: Text }): string =>
  `+${markup(v.amount)}, ahora mismo, en camino`;
export const bot_wallet_ago = (v: { amount: Text; time: Text }): string =>
  `+${markup(v.amount)}, hace ${markup(v.time)}`;
export const bot_wallet_ago_on_its_way = (v: { amount: Text; time: Text }): string =>
  `+${markup(v.amount)}, hace ${markup(v.time)}, en camino`;
export const bot_wallet_send_by_name = (): string =>
  `Para pagar a alguien por su nombre: <code>/tip @user 25</code>`;
export const bot_wallet_send_unknown = (v: { said: Text }): string =>
  `No entiendo “${markup(v.said)}”.`;
export const bot_wallet_send_form = (v: { code: Text }): string =>
  `Prueba: <code>/send DIRECCIÓN 25</code>, con una dirección y una cantidad en ${markup(v.code)}.`;
export const bot_wallet_send = (v: { amount: Text; code: Text; address: Text }): string =>
  `${markup(v.amount)} ${markup(v.code)} a <code>${markup(v.address)}</code>: comprueba ambas cosas en la billetera y confirma allí.`;
export const bot_week_title = (v: { week: Text; time: Text }): string =>
  `<b>Semana del ${markup(v.week)}</b>, termina ${markup(v.time)} (domingo 23:00 UTC)`;
export const bot_week_points = (v: { points: Text; threshold: number }): string =>
  `Tienes ${markup(v.points)}. Para una parte hacen falta al menos ${number(v.threshold)}.`;
export const bot_week_banned = (): string =>
  `Una cuenta bloqueada no tiene parte del fondo.`;
export const bot_week_first = (v: { points: Text; pool: Text }): string =>
  `${markup(v.points)} más y tendrás la primera parte del fondo de ${markup(v.pool)}.`;
export const bot_week_join = (v: { points: Text; pool: Text; count: number }): string =>
  `${markup(v.points)} más y compartes el fondo de ${markup(v.pool)} con ${plural(v.count, { one: `${number(v.count)} miembro`, other: `${number(v.count)} miembros` })}.`;
export const bot_week_pool = (v: { pool: Text }): string =>
  `El fondo es de ${markup(v.pool)}.`;
export const bot_week_share = (v: { share: Text; pool: Text }): string =>
  `Si terminara ahora, recibirías <b>${markup(v.share)}</b> del fondo de ${markup(v.pool)}.`;
export const bot_week_enough = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} miembro tiene`, other: `${number(v.count)} miembros tienen` })} puntos suficientes para una parte; cada punto que gane cualquiera la mueve.`;
export const bot_week_enough_counted = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} miembro tiene`, other: `${number(v.count)} miembros tienen` })} puntos suficientes para una parte; los puntos que cuentan la mueven.`;
export const bot_week_since = (v: { own: Text; others: Text; share: Text }): string =>
  `Desde ayer: tú ${markup(v.own)} puntos, los demás ${markup(v.others)} puntos, tu parte ${markup(v.share)}`;
export const bot_week_no_entries = (): string =>
  `Todavía no tienes puntos. Empieza con /gm.`;
export const bot_week_entries = (): string =>
  `<b>Tus últimos puntos</b>`;
export const bot_week_no_points = (): string =>
  `sin puntos`;
export const bot_week_cut_banned = (): string =>
  `una cuenta bloqueada no gana nada`;
export const bot_week_cut_cooldown = (): string =>
  `cuenta una vez cada 24 horas`;
export const bot_week_cut_least_tip = (v: { limit: Text }): string =>
  `una propina de menos de ${markup(v.limit)} no da nada`;
export const bot_week_cut_tip_limit = (v: { limit: Text }): string =>
  `solo ${markup(v.limit)} propinas al día dan puntos`;
export const bot_week_cut_limit = (v: { limit: Text }): string =>
  `se alcanzó el límite diario de ${markup(v.limit)} puntos`;
export const bot_week_cut_rest = (v: { limit: Text }): string =>
  `el resto supera el límite diario de ${markup(v.limit)}`;
export const bot_rule_account_created = (): string =>
  `Cuenta creada`;
export const bot_rule_primary_address_set = (): string =>
  `Dirección principal fijada`;
export const bot_rule_staking_address_set = (): string =>
  `Dirección de staking fijada`;
export const bot_rule_twitter_set = (): string =>
  `Twitter/X indicado`;
export const bot_rule_first_tip = (): string =>
  `Primera propina`;
export const bot_rule_first_send = (): string =>
  `Primer envío`;
export const bot_rule_gm = (): string =>
  `/gm`;
export const bot_rule_faucet = (): string =>
  `/faucet`;
export const bot_rule_tip = (): string =>
  `Propina`;
export const bot_rule_send = (): string =>
  `Envío`;
export const bot_rule_content_submission = (): string =>
  `Contenido`;
export const bot_rule_undone = (v: { name: Text }): string =>
  `${markup(v.name)}: retirado`;
export const bot_rule_again = (v: { name: Text }): string =>
  `${markup(v.name)}, otra vez`;
export const bot_rule_hunt = (v: { words: Text }): string =>
  `Búsqueda del tesoro: ${markup(v.words)}`;
export const bot_rule_referral = (v: { words: Text }): string =>
  `Recomendación: ${markup(v.words)}`;
export const about_tip_to = (v: { amount: string; name: string }): string =>
  `Propina de ${v.amount} para ${v.name}`;
export const about_tip_from = (v: { amount: string; name: string }): string =>
  `Propina de ${v.amount} de ${v.name}`;
export const about_tip_undone = (v: { amount: string; name: string }): string =>
  `Propina de ${v.amount} para ${v.name}, cuyo pago desapareció de la cadena`;
export const about_send_undone = (v: { amount: string }): string =>
  `Envío de ${v.amount}, que desapareció de la cadena`;
export const about_send = (v: { amount: string }): string =>
  `Enviado: ${v.amount}`;
export const about_faucet = (v: { amount: string }): string =>
  `Recibido: ${v.amount}`;
export const about_deleted = (): string =>
  `Contenido borrado`;
export const grounds_off = (): string =>
  `El fondo semanal está desactivado: el fondo es 0.`;
export const grounds_banned = (): string =>
  `Una cuenta bloqueada no tiene parte del fondo.`;
export const grounds_more = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} más y compartes el fondo.`;
export const grounds_more_of = (v: { points: number; pool: string }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} más y compartes el fondo de ${v.pool}.`;
export const grounds_more_counted = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} más y compartes el fondo, en proporción a tus puntos que cuentan.`;
export const grounds_more_of_counted = (v: { points: number; pool: string }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} más y compartes el fondo de ${v.pool}, en proporción a tus puntos que cuentan.`;
export const grounds_most = (v: { amount: string }): string =>
  `Ningún miembro recibe más de ${v.amount} de él.`;
export const grounds_carried = (v: { amount: string; pool: string }): string =>
  `Semanas anteriores dejaron ${v.amount} del fondo de ${v.pool}.`;
export const grounds_estimate = (v: { part: number; most: string }): string =>
  `El fondo es una estimación: será el ${number(v.part)} % de las monedas que su billetera tenga en el cierre y no deba a nadie, como máximo ${v.most}.`;
export const grounds_unknown = (v: { part: number; most: string }): string =>
  `El fondo aún no se conoce: será el ${number(v.part)} % de las monedas que su billetera tenga en el cierre y no deba a nadie, como máximo ${v.most}.`;
export const grounds_all = (v: { points: number }): string =>
  `${plural(v.points, { one: `Tu ${number(v.points)} punto cuenta`, other: `Todos tus ${number(v.points)} puntos cuentan` })} para el fondo.`;
export const grounds_all_backed = (v: { points: number; names: string; each: number }): string =>
  `${plural(v.points, { one: `Tu ${number(v.points)} punto cuenta`, other: `Todos tus ${number(v.points)} puntos cuentan` })} para el fondo: respaldo de ${v.names}, ${plural(v.each, { one: `${number(v.each)} punto`, other: `${number(v.each)} puntos` })} cada uno.`;
export const grounds_all_new = (v: { points: number; fresh: number }): string =>
  `${plural(v.points, { one: `Tu ${number(v.points)} punto cuenta`, other: `Todos tus ${number(v.points)} puntos cuentan` })} para el fondo: tu cuenta es nueva, así que ${plural(v.fresh, { one: `${number(v.fresh)} punto cuenta`, other: `${number(v.fresh)} puntos cuentan` })} sin respaldo.`;
export const grounds_all_both = (v: { points: number; names: string; each: number; fresh: number }): string =>
  `${plural(v.points, { one: `Tu ${number(v.points)} punto cuenta`, other: `Todos tus ${number(v.points)} puntos cuentan` })} para el fondo: respaldo de ${v.names}, ${plural(v.each, { one: `${number(v.each)} punto`, other: `${number(v.each)} puntos` })} cada uno; tu cuenta es nueva, así que ${plural(v.fresh, { one: `${number(v.fresh)} punto cuenta`, other: `${number(v.fresh)} puntos cuentan` })} sin respaldo.`;
export const grounds_part_backed = (v: { counted: number; points: number; names: string; each: number }): string =>
  `${plural(v.counted, { one: `${number(v.counted)} de tus puntos (${number(v.points)}) cuenta`, other: `${number(v.counted)} de tus puntos (${number(v.points)}) cuentan` })} para el fondo: respaldo de ${v.names}, ${plural(v.each, { one: `${number(v.each)} punto`, other: `${number(v.each)} puntos` })} cada uno.`;
export const grounds_part_new = (v: { counted: number; points: number; fresh: number }): string =>
  `${plural(v.counted, { one: `${number(v.counted)} de tus puntos (${number(v.points)}) cuenta`, other: `${number(v.counted)} de tus puntos (${number(v.points)}) cuentan` })} para el fondo: tu cuenta es nueva, así que ${plural(v.fresh, { one: `${number(v.fresh)} punto cuenta`, other: `${number(v.fresh)} puntos cuentan` })} sin respaldo.`;
export const grounds_part_both = (v: { counted: number; points: number; names: string; each: number; fresh: number }): string =>
  `${plural(v.counted, { one: `${number(v.counted)} de tus puntos (${number(v.points)}) cuenta`, other: `${number(v.counted)} de tus puntos (${number(v.points)}) cuentan` })} para el fondo: respaldo de ${v.names}, ${plural(v.each, { one: `${number(v.each)} punto`, other: `${number(v.each)} puntos` })} cada uno; tu cuenta es nueva, así que ${plural(v.fresh, { one: `${number(v.fresh)} punto cuenta`, other: `${number(v.fresh)} puntos cuentan` })} sin respaldo.`;
export const grounds_none = (v: { points: number; least: string; weeks: number }): string =>
  `${plural(v.points, { one: `Tu ${number(v.points)} punto no cuenta`, other: `Ninguno de tus ${number(v.points)} puntos cuenta` })} para el fondo: ningún miembro veterano te ha dado una propina de ${v.least} o más en ${plural(v.weeks, { one: `la última semana`, other: `las últimas ${number(v.weeks)} semanas` })}.`;
export const grounds_none_young = (v: { points: number; least: string; weeks: number }): string =>
  `${plural(v.points, { one: `Tu ${number(v.points)} punto no cuenta`, other: `Ninguno de tus ${number(v.points)} puntos cuenta` })} para el fondo: ningún miembro te ha dado una propina de ${v.least} o más en ${plural(v.weeks, { one: `la última semana`, other: `las últimas ${number(v.weeks)} semanas` })}.`;
export const grounds_small = (v: { points: number; least: string }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} de propinas de menos de ${v.least}, que no cuentan.`;
export const grounds_limit = (v: { percent: number }): string =>
  `Todos esos puntos de cuentas nuevas juntos son como máximo el ${number(v.percent)} % de los que cuentan.`;
export const grounds_limit_none = (v: { percent: number }): string =>
  `Las cuentas nuevas sin respaldo se reparten como máximo el ${number(v.percent)} % de los puntos que cuentan, y no queda ninguno para ti.`;
export const grounds_names = (v: { names: string; last: string }): string =>
  `${v.names} y ${v.last}`;
export const grounds_names_others = (v: { names: string; count: number }): string =>
  `${v.names} y ${plural(v.count, { one: `${number(v.count)} miembro más`, other: `${number(v.count)} miembros más` })}`;
export const grounds_others = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} miembro`, other: `${number(v.count)} miembros` })}`;
export const button_open_private = (): string =>
  `Abrir el chat privado`;
export const button_open_week = (): string =>
  `Abrir la semana`;
export const button_open_leaderboard = (): string =>
  `Abrir la clasificación`;
export const button_open_portal = (): string =>
  `Abrir el portal`;
export const button_open_monitor = (): string =>
  `Abrir el monitor`;
export const button_open_wallet = (): string =>
  `Abrir la billetera`;
export const button_make_wallet = (): string =>
  `Crear una billetera`;
export const button_how_to_tip = (): string =>
  `Cómo dar propinas`;
export const button_invite = (): string =>
  `Invitar`;
export const button_my_rank = (): string =>
  `Mi rango`;
export const button_my_week = (): string =>
  `Mi semana`;
export const button_settings = (): string =>
  `Ajustes`;
export const button_transaction = (): string =>
  `La transacción`;
export const button_all_hunts = (): string =>
  `Todas las búsquedas`;
export const button_hunt = (): string =>
  `La búsqueda del tesoro`;
export const button_join_hunt = (): string =>
  `Participar en privado`;
export const button_week = (): string =>
  `La semana`;
export const button_how_points_count = (): string =>
  `Cómo cuentan los puntos`;
export const button_my_submissions = (): string =>
  `Mis envíos`;
export const button_all_points = (): string =>
  `Ver todos`;
export const refusal_submit_banned = (): string =>
  `Los miembros bloqueados no pueden enviar contenido.`;
export const refusal_submissions_open = (v: { most: number }): string =>
  `Ya hay ${plural(v.most, { one: `${number(v.most)} envío tuyo`, other: `${number(v.most)} envíos tuyos` })} en espera de revisión. Envía más cuando se revise alguno, o retira uno.`;
export const refusal_submissions_day = (v: { most: number }): string =>
  `Has enviado ${number(v.most)} en 24 horas, que es el límite. Envía más mañana.`;
export const refusal_submitted_before = (): string =>
  `Ya enviaste esto antes, y desde entonces se ha eliminado.`;
export const refusal_link_hidden = (): string =>
  `El enlace contiene caracteres invisibles.`;
export const refusal_link_form = (): string =>
  `El enlace no es una dirección http o https.`;
export const refusal_link_credentials = (): string =>
  `El enlace no debe contener credenciales.`;
export const refusal_link_host = (): string =>
  `El enlace no lleva a un sitio público.`;
export const refusal_link_length = (): string =>
  `El enlace es demasiado largo.`;
export const refusal_objection_reason = (): string =>
  `Di por qué objetas.`;
export const refusal_no_share = (): string =>
  `Este miembro no tiene parte en esta semana.`;
export const refusal_objection_said = (): string =>
  `Ya objetaste a esto.`;
export const refusal_share_not_held = (): string =>
  `Tu parte no está retenida.`;
export const refusal_objection_late = (): string =>
  `La hora de objeciones de esta semana ha terminado.`;
export const refusal_objection_points = (): string =>
  `Solo pueden objetar los miembros que ganaron puntos en esta semana.`;
export const refusal_share_elsewhere = (): string =>
  `Esta parte se liquida en otro lugar.`;
export const refusal_share_held = (): string =>
  `Esta parte ya está retenida.`;
export const refusal_objections_most = (v: { most: number }): string =>
  `Puedes objetar a ${plural(v.most, { one: `${number(v.most)} parte`, other: `${number(v.most)} partes` })} por semana.`;
export const bot_address_now = (v: { site: Text; address: Text }): string =>
  `Tu dirección en ${markup(v.site)} es ahora <code>${markup(v.address)}</code>.`;
export const bot_address_replaced = (v: { address: Text }): string =>
  `Antes era <code>${markup(v.address)}</code>. Las partes semanales esperan 24 horas antes de ir a la nueva.`;
export const bot_address_was_me = (): string =>
  `Si fuiste tú, pulsa el botón y nada espera. Si no, vuelve a poner tu dirección y avisa a los operadores.`;
export const button_was_me = (): string =>
  `Fui yo`;
export const notice_address_confirmed = (): string =>
  `Confirmado: las partes semanales van a esta dirección.`;
export const notice_address_over = (): string =>
  `Ya no hay nada que confirmar.`;
export const notice_declined = (): string =>
  `Rechazado.`;
export const notice_question_over = (): string =>
  `Esta pregunta ya terminó.`;
export const notice_own_key = (): string =>
  `Tu propia clave API`;
export const notice_app_nameless = (): string =>
  `Una app sin nombre`;
export const bot_app_wants = (v: { app: Text; developer: Text }): string =>
  `<b>${markup(v.app)}</b>, de ${markup(v.developer)}, quiere:`;
export const bot_consent_read_balance = (): string =>
  `ver el saldo de tu dirección principal`;
export const bot_consent_read_history = (): string =>
  `ver tus propinas, envíos, retiros del faucet y recompensas semanales`;
export const bot_consent_request_payments = (): string =>
  `pedirte pagos, cada uno de los cuales haces o rechazas tú`;
export const bot_consent_send_notifications = (): string =>
  `escribirte a través de este bot`;
export const bot_consent_access_profile = (): string =>
  `ver tu nombre, nombre de usuario, rango, puntos y cuándo te uniste`;
export const bot_consent_manage_escrow = (): string =>
  `crear depósitos en garantía contigo, cuyas condiciones confirmas y cuyos pagos firmas tú`;
export const bot_app_never = (): string =>
  `Nunca recibe tus claves ni puede mover tus monedas. Puedes retirar este permiso en cualquier momento.`;
export const notice_consent_allowed = (): string =>
  `Permitido. Puedes retirar el acceso en cualquier momento.`;
export const notice_consent_declined = (): string =>
  `No permitido.`;
export const notice_consent_blocked = (): string =>
  `Bloqueada. Esta app ya no puede preguntarte ni acceder a nada.`;
export const notice_consent_withdrawn = (): string =>
  `Acceso retirado. Esta app ya no puede contactarte.`;
export const button_allow = (): string =>
  `Permitir`;
export const button_not_now = (): string =>
  `Ahora no`;
export const button_block_app = (): string =>
  `Bloquear esta app`;
export const button_withdraw_access = (): string =>
  `Retirar el acceso`;
export const bot_app_writes = (v: { app: Text }): string =>
  `<b>${markup(v.app)}</b> (app) escribe:`;
export const button_stop_app = (): string =>
  `Detener estos mensajes`;
export const notice_app_stopped = (): string =>
  `Detenido. Esta app ya no puede escribirte.`;
export const notice_app_silent = (): string =>
  `Esta app no puede escribirte.`;
export const button_decline = (): string =>
  `Rechazar`;
export const bot_app_for = (v: { text: Text }): string =>
  `Concepto: ${markup(v.text)}`;
export const bot_app_address = (v: { address: Text }): string =>
  `Dirección: <code>${markup(v.address)}</code>`;
export const bot_app_amount = (v: { amount: Text }): string =>
  `Cantidad: <code>${markup(v.amount)}</code>`;
export const bot_payment_ask = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> te pide un pago de <b>${markup(v.amount)}</b>.`;
export const bot_payment_how = (): string =>
  `Págalo desde tu propia billetera si quieres. La cantidad debe ser exacta: por ella se reconoce el pago.`;
export const bot_payment_link = (v: { link: Text }): string =>
  `Enlace: <code>${markup(v.link)}</code>`;
export const bot_payment_until = (v: { time: Text }): string =>
  `Hasta ${markup(v.time)}.`;
export const notice_payment_over = (): string =>
  `Esta solicitud ya terminó.`;
export const bot_escrow_buyer = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> prepara un depósito en garantía de <b>${markup(v.amount)}</b> en el que tú compras.`;
export const bot_escrow_buyer_how = (): string =>
  `Lo ingresas desde tu propia billetera. Pasa a quien vende, o vuelve a ti, cuando firman dos de tres: tú, quien vende y, en una disputa, el operador.`;
export const bot_escrow_seller = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> prepara un depósito en garantía de <b>${markup(v.amount)}</b> en el que tú vendes.`;
export const bot_escrow_seller_how = (): string =>
  `Lo ingresa quien compra. Pasa a ti, o se devuelve, cuando firman dos de tres: tú, quien compra y, en una disputa, el operador.`;
export const bot_escrow_agree_if = (): string =>
  `Acepta solo si son tuyos:`;
export const bot_escrow_key = (v: { key: Text }): string =>
  `Tu clave pública: <code>${markup(v.key)}</code>`;
export const bot_escrow_refund = (v: { address: Text }): string =>
  `Adónde va un reembolso: <code>${markup(v.address)}</code>`;
export const bot_escrow_payout = (v: { address: Text }): string =>
  `Adónde va tu pago: <code>${markup(v.address)}</code>`;
export const button_agree = (): string =>
  `Aceptar`;
export const notice_escrow_agreed = (): string =>
  `Aceptaste.`;
export const notice_escrow_over = (): string =>
  `Este depósito en garantía ya no está abierto.`;
export const bot_escrow_deposit = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b>: ya se puede ingresar el depósito en garantía, <b>${markup(v.amount)}</b>.`;
export const bot_escrow_reserve = (): string =>
  `Incluye una pequeña reserva para la comisión; lo que sobre vuelve a ti.`;
export const bot_sign_in_ask = (v: { browser: Text; network: Text; time: Text }): string =>
  `¿Iniciar sesión en el portal de administración? ${markup(v.browser)}, ${markup(v.network)}, ${markup(v.time)} UTC`;
export const bot_sign_in_number = (): string =>
  `Pulsa el número que muestra la página. Cualquier otro deniega.`;
export const button_approve = (): string =>
  `Aprobar`;
export const button_deny = (): string =>
  `Denegar`;
export const button_deny_block = (): string =>
  `Denegar y bloquear 24 h`;
export const notice_sign_in_approved = (): string =>
  `Aprobado`;
export const notice_sign_in_denied = (): string =>
  `Denegado`;
export const notice_sign_in_blocked = (): string =>
  `Denegado. Sin preguntas durante 24 horas.`;
export const notice_sign_in_expired = (): string =>
  `Sin respuesta a tiempo`;
export const notice_sign_in_cancelled = (): string =>
  `Cancelado por quien iniciaba sesión`;
export const bot_review_approved = (): string =>
  `<b>Tu envío fue aprobado.</b>`;
export const bot_review_rejected = (): string =>
  `<b>Tu envío fue rechazado.</b>`;
export const bot_review_points = (v: { points: number }): string =>
  `Puntos otorgados: <b>${number(v.points)}</b>`;
export const bot_review_comment = (v: { text: Text }): string =>
  `Comentario: ${markup(v.text)}`;
export const bot_reason = (v: { text: Text }): string =>
  `Motivo: ${markup(v.text)}`;
export const comment_approval = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} por contenido de calidad.`;
export const comment_rejection = (): string =>
  `El contenido no cumple los criterios de calidad.`;
export const comment_rating = (v: { points: number }): string =>
  `Valoración cambiada a ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}.`;
export const bot_review_undone = (): string =>
  `<b>Se anuló la decisión sobre tu envío.</b>`;
export const bot_review_again = (): string =>
  `Se revisará de nuevo.`;
export const bot_plan_ends_in_7_days = (v: { plan: Text; day: Text }): string =>
  `Tu plan de desarrollo ${markup(v.plan)} termina el ${markup(v.day)}, en menos de 7 días. No se renueva solo.`;
export const bot_plan_ends_in_1_day = (v: { plan: Text; day: Text }): string =>
  `Tu plan de desarrollo ${markup(v.plan)} termina el ${markup(v.day)}, en menos de un día. No se renueva solo, y entonces tus claves API dejan de funcionar.`;
export const bot_plan_quota_80 = (v: { plan: Text }): string =>
  `Se ha usado el 80 % de las solicitudes API de este mes de tu plan de desarrollo ${markup(v.plan)}.`;
export const bot_plan_quota_100 = (v: { plan: Text }): string =>
  `Se han usado todas las solicitudes API de este mes de tu plan de desarrollo ${markup(v.plan)}: las siguientes se rechazan hasta que acabe el mes.`;
export const bot_plan_webhooks_80 = (v: { plan: Text }): string =>
  `Se ha usado el 80 % de los webhooks de este mes de tu plan de desarrollo ${markup(v.plan)}.`;
export const bot_plan_webhooks_100 = (v: { plan: Text }): string =>
  `Se han usado todos los webhooks de este mes de tu plan de desarrollo ${markup(v.plan)}: los siguientes no se envían hasta que acabe el mes. Quedan en el registro de tu app, desde donde podrás enviarlos entonces.`;
export const bot_plan_granted = (v: { plan: Text; day: Text }): string =>
  `Se te concedió el plan <b>${markup(v.plan)}</b> hasta el ${markup(v.day)}.`;
export const bot_plan_declined = (v: { plan: Text; reason: Text }): string =>
  `Se rechazó tu solicitud del plan <b>${markup(v.plan)}</b>: ${markup(v.reason)}`;
export const bot_app_approved = (v: { app: Text }): string =>
  `Tu app <b>${markup(v.app)}</b> fue aprobada para producción.`;
export const bot_app_returned = (v: { app: Text; reason: Text }): string =>
  `Tu app <b>${markup(v.app)}</b> está en el entorno de pruebas: ${markup(v.reason)}`;
export const bot_held_title = (v: { week: Text }): string =>
  `<b>Tu parte de la semana del ${markup(v.week)} está retenida.</b>`;
export const bot_held_amount = (v: { amount: Text }): string =>
  `No se pagan ${markup(v.amount)} hasta que un administrador los libere. No se pierden.`;
export const bot_held_object = (v: { url: Text }): string =>
  `Puedes objetar una vez: ${markup(v.url)}`;
export const button_object = (): string =>
  `Objetar`;
export const bot_decided_own = (v: { week: Text }): string =>
  `<b>Se decidió tu objeción sobre tu parte de la semana del ${markup(v.week)}.</b>`;
export const bot_decided_other = (v: { name: Text; week: Text }): string =>
  `<b>Se decidió tu objeción sobre la parte de ${markup(v.name)} de la semana del ${markup(v.week)}.</b>`;
export const bot_decided_released = (): string =>
  `Está liberada y se pagará.`;
export const bot_decided_stays_held = (): string =>
  `Sigue retenida.`;
export const bot_decided_held = (): string =>
  `Queda retenida.`;
export const bot_decided_paid = (): string =>
  `Se paga.`;
export const bot_alert_begins = (v: { text: Text }): string =>
  `<b>Problema.</b> ${markup(v.text)}`;
export const bot_alert_over = (v: { text: Text }): string =>
  `<b>Resuelto.</b> ${markup(v.text)}`;
export const bot_alert_last = (): string =>
  `Este es el último mensaje de este tipo hoy (UTC).`;
export const bot_alert_wallet_short = (): string =>
  `La billetera tiene menos de lo que se debe a los miembros: no se paga nada de ello.`;
export const bot_alert_wallet_short_do = (v: { url: Text }): string =>
  `Envíale monedas y los pagos se reanudan solos. Cantidades: ${markup(v.url)}`;
export const bot_alert_wallet_short_over = (): string =>
  `La billetera vuelve a cubrir lo que se debe.`;
export const bot_alert_wallet_away = (): string =>
  `La billetera no responde, así que no se paga nada.`;
export const bot_alert_wallet_away_do = (v: { url: Text }): string =>
  `Comprueba que su nodo esté en marcha. Estado: ${markup(v.url)}`;
export const bot_alert_wallet_away_over = (): string =>
  `La billetera vuelve a responder.`;
export const bot_alert_payouts_stopped = (): string =>
  `Los pagos están detenidos: la billetera muestra pagos que no están en los libros.`;
export const bot_alert_payouts_stopped_do = (v: { command: Text }): string =>
  `Para verlos, y qué resuelve cada uno, ejecuta: ${markup(v.command)}`;
export const bot_alert_payouts_stopped_over = (): string =>
  `Todo lo que pagó la billetera está justificado, y los pagos continúan.`;
export const bot_alert_bot_deaf_webhook = (): string =>
  `El bot no oye nada: otro programa le puso un webhook.`;
export const bot_alert_bot_deaf_webhook_do = (v: { command: Text }): string =>
  `Quita el token del bot de ese programa, o pide uno nuevo a BotFather (/revoke). Donde corre el bot propio de la comunidad, el webhook se quita solo, como mucho una vez por hora. Luego compruébalo con: ${markup(v.command)}`;
export const bot_alert_bot_deaf_webhook_over = (): string =>
  `Ningún webhook impide ya que el bot oiga a la gente.`;
export const bot_alert_bot_deaf_other_reader = (): string =>
  `El bot pierde mensajes: otro programa los lee con el mismo token.`;
export const bot_alert_bot_deaf_other_reader_do = (): string =>
  `Detén ese programa: puede ser una copia antigua de este sitio. Si no lo conoces, pide un token nuevo a BotFather (/revoke) y ponlo en TELEGRAM_BOT_TOKEN.`;
export const bot_alert_bot_deaf_other_reader_over = (): string =>
  `Ningún otro programa lee ya los mensajes del bot.`;
export const bot_alert_week_late = (): string =>
  `Una semana terminó hace más de una hora y no está cerrada.`;
export const bot_alert_week_late_do = (v: { url: Text; command: Text }): string =>
  `El registro en ${markup(v.url)} dice por qué. Si el reloj es correcto y no hay una importación en curso, ejecuta: ${markup(v.command)}`;
export const bot_alert_week_late_over = (): string =>
  `Todas las semanas pasadas están cerradas.`;
export const bot_alert_job_failing = (v: { job: Text }): string =>
  `La tarea “${markup(v.job)}” sigue fallando o ya no se ejecuta.`;
export const bot_alert_job_failing_do = (v: { url: Text }): string =>
  `El registro en ${markup(v.url)} dice por qué; es para administradores.`;
export const bot_alert_job_failing_over = (v: { job: Text }): string =>
  `La tarea “${markup(v.job)}” vuelve a ejecutarse.`;
export const bot_alert_backup_old = (): string =>
  `La copia de seguridad más reciente tiene más de dos días.`;
export const bot_alert_backup_old_do = (v: { url: Text; command: Text }): string =>
  `El registro en ${markup(v.url)} dice por qué. Para hacer una ahora, ejecuta: ${markup(v.command)}`;
export const bot_alert_backup_old_over = (): string =>
  `Hay una copia de seguridad nueva.`;
export const bot_alert_disk_low = (v: { host: Text }): string =>
  `Al disco de ${markup(v.host)} le queda menos de 1 GiB libre donde están los datos.`;
export const bot_alert_disk_low_do = (): string =>
  `Libera espacio: un disco lleno no acepta cambios, así que no se cuentan propinas.`;
export const bot_alert_disk_low_over = (v: { host: Text }): string =>
  `El disco de ${markup(v.host)} vuelve a tener espacio.`;
export const bot_alert_certificate_soon = (v: { host: Text }): string =>
  `El certificado de ${markup(v.host)} vence en los próximos 14 días.`;
export const bot_alert_certificate_now = (v: { host: Text }): string =>
  `El certificado de ${markup(v.host)} vence en los próximos tres días o ya venció. Los navegadores, Telegram y los bots de billetera rechazan el sitio sin uno válido.`;
export const bot_alert_certificate_do = (v: { command: Text }): string =>
  `Renuévalo donde termina el https del sitio: con certbot, ejecuta “certbot renew”; Caddy renueva solo, y su registro dice qué lo impide. Luego compruébalo con: ${markup(v.command)}`;
export const bot_alert_certificate_soon_over = (v: { host: Text }): string =>
  `El certificado de ${markup(v.host)} vuelve a ser válido por más de 14 días.`;
export const bot_alert_certificate_now_over = (v: { host: Text }): string =>
  `El certificado de ${markup(v.host)} vuelve a ser válido por más de tres días.`;
export const refusal_not_signed_in = (): string =>
  `Inicia sesión primero.`;
export const refusal_sign_in_again = (): string =>
  `Vuelve a iniciar sesión.`;
export const refusal_by_link = (): string =>
  `Iniciaste sesión con un enlace del bot. Para hacer esto, inicia sesión con Telegram.`;
export const refusal_other_id = (): string =>
  `Iniciaste sesión con otro id.`;
export const refusal_link_used = (): string =>
  `Este enlace caducó o ya se usó. Pide otro al bot.`;
export const refusal_account_banned = (): string =>
  `Esta cuenta está bloqueada.`;
export const refusal_telegram_keys = (): string =>
  `No se pueden obtener las claves de Telegram. Inténtalo más tarde.`;
export const refusal_sign_ins_busy = (): string =>
  `Demasiados inicios de sesión a la vez. Inténtalo más tarde.`;
export const refusal_internal = (): string =>
  `Algo salió mal de nuestro lado.`;
export const refusal_too_large = (): string =>
  `La solicitud es demasiado grande.`;
export const refusal_outage_no_answer = (): string =>
  `La base de datos no responde. Inténtalo más tarde.`;
export const refusal_outage_read_only = (): string =>
  `La base de datos no acepta cambios. Inténtalo más tarde.`;
export const refusal_outage_disk_full = (): string =>
  `El disco está lleno: no se puede guardar nada. Inténtalo más tarde.`;
export const refusal_outage_busy = (): string =>
  `La base de datos tiene demasiado trabajo. Inténtalo más tarde.`;
export const refusal_no_own_submission = (): string =>
  `No tienes ningún envío con este número.`;
export const refusal_submission_changed = (): string =>
  `Cambió desde que lo abriste.`;
export const refusal_submission_approved = (v: { points: string }): string =>
  `Mientras tanto fue aprobado; puntos: ${v.points}.`;
export const refusal_submission_rejected = (): string =>
  `Mientras tanto fue rechazado.`;
export const refusal_submission_withdrawn = (): string =>
  `Ya fue retirado.`;
export const refusal_resubmit = (): string =>
  `Solo se puede reenviar un envío rechazado, y solo una vez.`;
export const refusal_shown_too_often = (v: { most: string }): string =>
  `Volviste a mostrarte ${v.most} veces en 24 horas, que es el límite. Sigues oculto hasta mañana.`;
export const refusal_app_allowed_nothing = (): string =>
  `No le has permitido nada a esta app.`;
export const refusal_app_not_blocked = (): string =>
  `No has bloqueado esta app.`;
export const refusal_hunt_no_clue = (): string =>
  `Ninguna de tus pistas acepta una respuesta ahora.`;
export const refusal_hunt_link = (): string =>
  `Este enlace no es de ninguna de tus pistas.`;
export const refusal_hunt_none = (): string =>
  `Esa búsqueda del tesoro no existe.`;
export const refusal_board_loading = (): string =>
  `Se está cargando la clasificación. Inténtalo en unos segundos.`;
export const refusal_wallet_address = (): string =>
  `No es una dirección a la que se pueda pagar en la cadena de la moneda.`;
export const refusal_wallet_text_over = (): string =>
  `Pide un texto nuevo para firmar: este ya no vale.`;
export const refusal_wallet_changes = (v: { most: number }): string =>
  `Una dirección se puede fijar ${number(v.most)} veces al día. Inténtalo mañana.`;
export const refusal_wallet_signature = (): string =>
  `La firma no es de la clave de esta dirección.`;
export const refusal_wallet_by_link = (): string =>
  `Tu sesión se inició con un enlace del bot. Inicia sesión con Telegram para cambiar tu dirección.`;
export const refusal_wallet_large_coins = (): string =>
  `Estas monedas están en transacciones demasiado grandes para leerlas aquí.`;
export const refusal_wallet_slow_index = (): string =>
  `El índice de la cadena va lento. Inténtalo más tarde.`;
export const refusal_wallet_look_ups = (): string =>
  `Demasiadas consultas a la vez. Espera un minuto.`;
export const refusal_wallet_looked_up = (): string =>
  `Todavía se está consultando tu billetera. Inténtalo en unos segundos.`;
export const refusal_wallet_many = (): string =>
  `Ahora se están consultando muchas billeteras. Inténtalo enseguida.`;
export const refusal_pay_chain = (): string =>
  `No se pudo leer la cadena. Inténtalo más tarde.`;
export const refusal_pay_coin_elsewhere = (): string =>
  `Otra transacción gasta una moneda de esta. Vuelve a cargar la billetera.`;
export const refusal_pay_made_before = (): string =>
  `Esta transacción ya se hizo, como otro pago o por otro miembro.`;
export const refusal_pay_coin_spent = (): string =>
  `Una moneda de esta transacción está gastada o aún no se conoce. Vuelve a cargar la billetera.`;
export const refusal_pay_wait_block = (): string =>
  `La moneda rechazó un pago anterior, y otra cosa que aún no está en ningún bloque gasta sus monedas. Espera al próximo bloque.`;
export const refusal_pay_made_after_all = (): string =>
  `Un pago tuyo anterior, que la moneda había rechazado, al final se hizo. Mira el historial antes de pagar otra vez.`;
export const refusal_pay_spend_refused = (): string =>
  `La moneda rechazó un pago anterior y todavía podría aceptarlo. El siguiente tiene que gastar una moneda de aquel, para que solo uno de los dos pueda hacerse. Vuelve a cargar la billetera e inténtalo de nuevo.`;
export const refusal_pay_no_tip = (): string =>
  `No tienes ninguna propina así que pagar.`;
export const refusal_pay_address = (): string =>
  `A esta dirección no se puede pagar en esta cadena.`;
export const refusal_pay_small = (v: { least: string }): string =>
  `El importe es demasiado pequeño: al menos ${v.least}.`;
export const refusal_pay_again = (): string =>
  `Ya hiciste exactamente este pago.`;
export const refusal_pay_no_address = (): string =>
  `Esta propina aún no se puede pagar: quien la recibe no ha fijado una dirección.`;
export const refusal_pay_paid = (): string =>
  `Esta propina ya está pagada.`;
export const refusal_pay_over = (v: { state: 'expired' | 'cancelled' | 'refused' | 'other' }): string =>
  `${({ expired: `Esta propina ha caducado.`, cancelled: `Esta propina se canceló.`, refused: `Esta propina se rechazó.`, other: `Esta propina ha caducado.` })[v.state]}`;
export const refusal_pay_moved = (): string =>
  `Quien la recibe ha cambiado su dirección. Vuelve a cargar esta propina en un momento.`;
export const refusal_pay_no_chain = (): string =>
  `La cadena aún no se ha leído. Inténtalo más tarde.`;
export const refusal_pay_other_member = (): string =>
  `Otro miembro hizo este pago, y la moneda lo rechazó.`;
export const refusal_pay_under_way = (): string =>
  `Otro pago de esta propina ya está en marcha.`;
export const refusal_pay_waiting = (v: { most: number }): string =>
  `Tienes ${number(v.most)} pagos esperando un bloque. Espera a que se confirme uno.`;
export const refusal_pay_minute = (v: { most: number }): string =>
  `Puedes hacer ${number(v.most)} pagos por minuto. Espera un minuto.`;
export const refusal_pay_day = (v: { most: number }): string =>
  `Puedes hacer ${number(v.most)} pagos en 24 horas. Inténtalo más tarde.`;
export const refusal_pay_tries = (): string =>
  `Demasiados intentos de pago. Espera un minuto.`;
export const refusal_no_board_member = (): string =>
  `Ese miembro no está en la clasificación.`;
export const refusal_no_telegram_member = (): string =>
  `No hay ningún miembro con este id de Telegram.`;
export const refusal_no_member_number = (): string =>
  `No hay ningún miembro con este número.`;
export const refusal_no_such_member = (): string =>
  `Ese miembro no existe.`;
export const refusal_no_creator = (): string =>
  `No hay ningún creador con este nombre.`;
export const refusal_no_closed_week = (): string =>
  `No hay ninguna semana cerrada con este nombre.`;
export const refusal_no_week = (): string =>
  `Esa semana no existe.`;
export const refusal_only_member = (): string =>
  `Solo pueden verlo el propio miembro y los administradores.`;
export const refusal_day_limit = (v: { most: number }): string =>
  `Hiciste esto ${plural(v.most, { one: `${number(v.most)} vez`, other: `${number(v.most)} veces` })} en 24 horas, que es el límite. Inténtalo mañana.`;
export const refusal_board_starting = (): string =>
  `El servidor acaba de arrancar y compara sus totales con el registro. Inténtalo en unos segundos.`;
export const refusal_copy_waits = (): string =>
  `Esta es una copia restaurada que aún no está en marcha. Inténtalo más tarde.`;
export const refusal_stopping = (): string =>
  `El servidor se está deteniendo. Vuelve a intentarlo.`;
export const refusal_sign_in_not_approved = (): string =>
  `El inicio de sesión no fue aprobado`;
export const refusal_cannot_ask = (): string =>
  `Este sitio no puede preguntar en Telegram: configura TELEGRAM_BOT_TOKEN y TELEGRAM_UPDATES.`;
export const refusal_no_bot_token = (): string =>
  `Configura TELEGRAM_BOT_TOKEN para iniciar sesión con Telegram.`;
export const refusal_no_client_id = (): string =>
  `Configura TELEGRAM_CLIENT_ID para iniciar sesión con un id_token.`;
export const refusal_sign_in_invalid = (): string =>
  `Datos de autenticación de Telegram no válidos`;
export const refusal_sign_in_outdated = (): string =>
  `Los datos de autenticación de Telegram caducaron`;
export const refusal_enter_id = (): string =>
  `Escribe tu ID de Telegram`;
export const refusal_no_account = (): string =>
  `No se encontró la cuenta. Escribe primero al bot.`;
export const refusal_no_admin = (): string =>
  `No tienes permisos de administración.`;
export const refusal_owner_only = (): string =>
  `Solo puede hacerlo el propietario del bot.`;
export const refusal_may_not = (): string =>
  `No puedes hacer esto.`;
export const refusal_other_site = (): string =>
  `Esta llamada debe venir del propio sitio.`;
export const refusal_sign_in_recent = (): string =>
  `Para hacer esto, vuelve a iniciar sesión: la última vez fue hace demasiado tiempo.`;
export const refusal_unreadable = (): string =>
  `La solicitud no se puede leer.`;
export const refusal_rule_of = (v: { field: string; problem: string }): string =>
  `${v.field}: ${v.problem}`;
export const refusal_rule_missing = (): string =>
  `Falta esto.`;
export const refusal_rule_longest = (v: { most: number }): string =>
  `${plural(v.most, { one: `${number(v.most)} carácter`, other: `${number(v.most)} caracteres` })} como máximo.`;
export const refusal_rule_shortest = (v: { least: number }): string =>
  `${plural(v.least, { one: `${number(v.least)} carácter`, other: `${number(v.least)} caracteres` })} como mínimo.`;
export const refusal_rule_most = (v: { most: number }): string =>
  `${number(v.most)} como máximo.`;
export const refusal_rule_least = (v: { least: number }): string =>
  `${number(v.least)} como mínimo.`;
export const refusal_rule_choice = (): string =>
  `Este no es ninguno de los valores posibles.`;
export const refusal_rule_other = (): string =>
  `Esto no tiene la forma correcta.`;
export const refusal_setting_none = (): string =>
  `Ese ajuste no existe.`;
export const refusal_setting_fixed = (v: { variable: string; name: string }): string =>
  `${v.variable}, en el archivo de ajustes o en el entorno, fija ${v.name}. Cámbialo allí.`;
export const refusal_setting_link = (v: { most: number }): string =>
  `Una dirección https de hasta ${number(v.most)} caracteres; vacío si no hay tal enlace`;
export const refusal_setting_contact = (v: { most: number }): string =>
  `Una dirección https o de correo de hasta ${number(v.most)} caracteres`;
export const refusal_setting_requests = (): string =>
  `Un número entero de 0, con el que las claves necesitan un plan, a 1000000000`;
export const refusal_setting_price = (): string =>
  `Un número decimal con 12 decimales como máximo; vacío para no mostrar dólares en el sitio`;
export const refusal_setting_welcome = (v: { most: number }): string =>
  `Texto sin formato de 1 a ${number(v.most)} caracteres`;
export const refusal_setting_choice = (v: { values: string }): string =>
  `Uno de ${v.values}`;
export const refusal_no_time = (): string =>
  `Esa no es una hora válida.`;
export const refusal_demo_nobody = (): string =>
  `En la demo nadie tiene este papel.`;
export const refusal_demo_chats_over = (): string =>
  `Tus chats terminaron. Empieza otros.`;
export const refusal_demo_button_gone = (): string =>
  `El mensaje cambió: este botón ya no está.`;
export const refusal_demo_starting = (): string =>
  `La demo acaba de empezar a arrancar.`;
export const refusal_demo_purse_amount = (): string =>
  `La bolsa paga de 0.0001 a 1,000 monedas de una vez.`;
export const refusal_demo_purse_address = (): string =>
  `La bolsa no puede pagar esto: usa una dirección de la cadena de la demo.`;
export const refusal_wallet_no_index = (): string =>
  `Aquí no se pueden consultar saldos: configura CHAIN_API_URL.`;
export const refusal_wallet_addresses = (): string =>
  `Una de estas no es una dirección a la que se pueda pagar en la cadena.`;
export const refusal_chain_address_full = (): string =>
  `Una dirección tiene demasiados pagos para que el índice de la cadena los liste. Envía desde otra dirección o con otra billetera.`;
export const refusal_chain_no_answer = (): string =>
  `El índice de la cadena no respondió. Inténtalo más tarde.`;
export const refusal_chain_halted = (): string =>
  `Los pagos están en pausa hasta que el operador haya revisado la cadena.`;
export const refusal_pay_no_index = (): string =>
  `Aquí no se puede pagar nada: configura CHAIN_API_URL.`;
export const refusal_pay_none_such = (): string =>
  `No has hecho aquí ningún pago así.`;
export const refusal_pay_wrong_payment = (): string =>
  `Esta transacción no paga ese importe a esa dirección.`;
export const refusal_pay_other_payees = (): string =>
  `Esta transacción paga también a alguien más.`;
export const refusal_pay_no_fee = (): string =>
  `Esta transacción no deja comisión, así que ningún minero la aceptaría.`;
export const refusal_pay_fee_too_high = (): string =>
  `La comisión de esta transacción es demasiado alta.`;
export const refusal_pay_many_addresses = (): string =>
  `Esta transacción gasta desde demasiadas direcciones.`;
export const refusal_pay_bad_signature = (): string =>
  `Una firma de esta transacción no es válida.`;
export const refusal_pay_other_signing = (): string =>
  `Esta transacción no está firmada como firman aquí las billeteras.`;
export const refusal_pay_coin_twice = (): string =>
  `Esta transacción gasta una moneda dos veces.`;
export const refusal_pay_no_transaction = (): string =>
  `Esto no es una transacción.`;
export const refusal_app_none = (): string =>
  `No tienes ninguna app así.`;
export const refusal_app_escrows = (v: { count: number }): string =>
  `La app tiene ${plural(v.count, { one: `${number(v.count)} depósito en garantía con monedas que aún no ha terminado`, other: `${number(v.count)} depósitos en garantía con monedas que aún no han terminado` })}.`;
export const refusal_fields = (): string =>
  `Algunos campos necesitan otro vistazo.`;
export const refusal_apps_day = (v: { most: number }): string =>
  `Registraste ${plural(v.most, { one: `${number(v.most)} app`, other: `${number(v.most)} apps` })} en 24 horas, que es el máximo. Registra más mañana.`;
export const refusal_apps_plan = (v: { plan: string; apps: number }): string =>
  `El plan ${v.plan} tiene sitio para ${plural(v.apps, { one: `${number(v.apps)} app`, other: `${number(v.apps)} apps` })}. Elimina una o cambia de plan.`;
export const refusal_apps_free = (v: { apps: number }): string =>
  `Sin plan hay sitio para ${plural(v.apps, { one: `${number(v.apps)} app`, other: `${number(v.apps)} apps` })}, para probar. Elige un plan para tener más.`;
export const refusal_no_delivery = (): string =>
  `Esa entrega no existe.`;
export const refusal_delivery_waits = (): string =>
  `Este evento ya se está enviando.`;
export const refusal_tests_minute = (v: { most: number }): string =>
  `Como máximo ${plural(v.most, { one: `${number(v.most)} evento`, other: `${number(v.most)} eventos` })} de prueba por minuto.`;
export const refusal_no_webhook = (): string =>
  `Esta app no tiene webhook. Dale primero una URL de webhook.`;
export const refusal_key_name = (v: { most: number }): string =>
  `Un nombre tiene de 1 a ${number(v.most)} caracteres.`;
export const refusal_key_past = (): string =>
  `El fin de una clave debe estar en el futuro.`;
export const refusal_key_replaced = (): string =>
  `Esta clave ya fue reemplazada.`;
export const refusal_key_ended = (): string =>
  `Esta clave caducó. Crea otra.`;
export const refusal_key_app_removed = (): string =>
  `La app de esta clave fue eliminada. Crea otra clave.`;
export const refusal_keys_most = (v: { most: number }): string =>
  `Tienes ${plural(v.most, { one: `${number(v.most)} clave`, other: `${number(v.most)} claves` })}. Elimina una que no necesites.`;
export const refusal_key_permissions = (): string =>
  `Una clave necesita al menos un permiso.`;
export const refusal_key_undeclared = (v: { declared: string; permission: string }): string =>
  `Esta app no ha declarado el permiso ${v.declared}, que ${v.permission} necesita.`;
export const refusal_key_none = (): string =>
  `No tienes ninguna clave así.`;
export const refusal_invoice_address = (): string =>
  `Ahora no hay ninguna dirección libre. El operador tiene que revisarlo.`;
export const refusal_invoice_none = (): string =>
  `Esa factura no existe.`;
export const refusal_invoice_card = (): string =>
  `Una tarjeta paga tu plan y lo renueva. Cancela eso primero y luego paga en monedas.`;
export const refusal_invoice_other = (): string =>
  `Hay en curso un pago para otro plan. Complétalo o deja que caduque.`;
export const refusal_invoices_day = (v: { most: number }): string =>
  `No más de ${plural(v.most, { one: `${number(v.most)} factura`, other: `${number(v.most)} facturas` })} sin pagar al día. Inténtalo mañana.`;
export const refusal_card_none = (): string =>
  `Ahora ninguna tarjeta paga tu plan.`;
export const refusal_card_no_portal = (): string =>
  `El procesador de tarjetas no dio ninguna página para gestionar el plan.`;
export const refusal_card_no_page = (): string =>
  `El procesador de tarjetas no dio ninguna página para pagar.`;
export const refusal_card_coins = (v: { date: string }): string =>
  `Tu plan está pagado en monedas hasta el ${v.date}. Paga con tarjeta cuando haya terminado.`;
export const refusal_card_given = (v: { date: string }): string =>
  `Tu plan es un regalo hasta el ${v.date}. Paga con tarjeta cuando haya terminado.`;
export const refusal_card_begun = (): string =>
  `Se acaba de iniciar otro pago con tarjeta. Vuelve a intentarlo.`;
export const refusal_card_just_paid = (): string =>
  `Tu pago anterior acaba de completarse.`;
export const refusal_card_silent = (): string =>
  `El procesador de tarjetas no responde. Inténtalo en un minuto.`;
export const refusal_card_refused = (): string =>
  `El procesador de tarjetas lo rechazó. No se pagó nada.`;
export const refusal_payments_unwatched = (): string =>
  `Ahora mismo no se vigilan los pagos. Inténtalo en un minuto.`;
export const refusal_no_owner = (): string =>
  `Este sitio no tiene propietario con quien acordarlo.`;
export const refusal_request_open = (): string =>
  `Ya tienes una solicitud abierta. Para cambiarla, retírala y vuelve a pedir.`;
export const refusal_request_none = (v: { id: string }): string =>
  `No existe la solicitud ${v.id}.`;
export const refusal_request_over = (v: { state: 'granted' | 'declined' | 'other' }): string =>
  `${({ granted: `Esta solicitud ya fue concedida.`, declined: `Esta solicitud ya fue rechazada.`, other: `Esta solicitud ya fue retirada.` })[v.state]}`;
export const refusal_no_cards = (): string =>
  `Los pagos con tarjeta no están disponibles: en este sitio no hay configurado ningún procesador de tarjetas.`;
export const refusal_no_coins = (v: { coin: string }): string =>
  `Los pagos en ${v.coin} no están disponibles: en este sitio no hay configurada ninguna billetera para facturas.`;
export const refusal_coin_only = (v: { coin: string }): string =>
  `Los planes se pagan en ${v.coin}; lo demás, por acuerdo.`;
export const refusal_submission_changed_since = (): string =>
  `Este envío cambió desde que lo abriste.`;
export const refusal_submission_approved_by = (v: { name: string; points: string }): string =>
  `Este envío fue aprobado por ${v.name}; puntos: ${v.points}.`;
export const refusal_submission_approved_before = (v: { points: string }): string =>
  `Este envío fue aprobado; puntos: ${v.points}.`;
export const refusal_submission_rejected_by = (v: { name: string }): string =>
  `Este envío fue rechazado por ${v.name}.`;
export const refusal_submission_rejected_before = (): string =>
  `Este envío fue rechazado.`;
export const refusal_submission_gone = (): string =>
  `Quien hizo este envío lo retiró.`;
export const refusal_submission_none = (v: { id: string }): string =>
  `No existe el envío ${v.id}.`;
export const refusal_submission_pending = (): string =>
  `Este envío sigue pendiente.`;
export const refusal_own_content = (): string =>
  `Nadie revisa su propio contenido.`;
export const refusal_score = (v: { type: string; least: number; most: number }): string =>
  `${v.type}: de ${number(v.least)} a ${number(v.most)} puntos enteros.`;
export const refusal_no_bot = (): string =>
  `No hay ningún token de bot configurado.`;
export const refusal_submission_no_such = (): string =>
  `Ese envío no existe.`;
export const refusal_submission_unreviewed = (): string =>
  `Este envío aún no se ha revisado.`;
export const refusal_undo_none = (): string =>
  `No hay ninguna aprobación ni rechazo que deshacer.`;
export const refusal_undo_other = (): string =>
  `Solo puede deshacerlo quien tomó la decisión.`;
export const refusal_undo_late = (): string =>
  `Una decisión se puede deshacer durante un minuto.`;
export const refusal_undo_week = (): string =>
  `La semana de sus puntos ha terminado.`;
export const refusal_undo_broadcast = (): string =>
  `Ya se difundió.`;
export const refusal_undo_again = (): string =>
  `Su miembro lo ha enviado otra vez.`;
export const refusal_member_none = (v: { id: string }): string =>
  `No existe el miembro ${v.id}.`;
export const refusal_ban_past = (): string =>
  `El fin de un bloqueo debe estar en el futuro.`;
export const refusal_ban_admin = (): string =>
  `No se puede bloquear a los administradores.`;
export const refusal_no_x = (v: { id: string }): string =>
  `El miembro ${v.id} no tiene cuenta de X.`;
export const refusal_x_changed = (): string =>
  `El miembro ha vinculado otra cuenta de X entretanto. Revísala de nuevo.`;
export const refusal_app_changed = (): string =>
  `Su propietario cambió la app desde entonces. Vuelve a mirarla.`;
export const refusal_app_number = (v: { id: string }): string =>
  `No existe la app ${v.id}.`;
export const refusal_signal_gone = (): string =>
  `Esta señal ya no está: la semana se revisó de nuevo.`;
export const refusal_decide_why = (): string =>
  `Di por qué decides así.`;
export const refusal_objection_decided = (): string =>
  `Esta objeción ya se decidió.`;
export const refusal_objection_other = (): string =>
  `Sobre esto decide otro administrador.`;
export const refusal_objection_none = (): string =>
  `Esa objeción no existe.`;
export const refusal_none_to_hold = (): string =>
  `Ninguno de estos miembros tiene una parte que se pueda retener ahora.`;
export const refusal_hold_why = (): string =>
  `Di por qué se retiene la parte.`;
export const refusal_reason_length = (v: { most: number }): string =>
  `Un motivo tiene ${number(v.most)} caracteres como máximo.`;
export const refusal_own_share = (): string =>
  `Sobre tu propia parte decide otro administrador.`;
export const refusal_share_free = (): string =>
  `Esta parte no está retenida.`;
export const refusal_share_paying = (): string =>
  `Esta parte está en un pago que está a punto de salir.`;
export const refusal_share_sent = (): string =>
  `Esta parte ya se envió.`;
export const refusal_share_paid = (): string =>
  `Esta parte ya se pagó.`;
export const refusal_share_withheld = (): string =>
  `Esta parte pasó al fondo de una semana posterior.`;
export const refusal_share_changed = (): string =>
  `Esta parte acaba de cambiar.`;
export const refusal_share_held_release = (): string =>
  `Esta parte está retenida. Libérala primero.`;
export const refusal_share_not_owed = (): string =>
  `Esta parte se liquida en otro lugar: este sitio no la cuenta como debida.`;
export const refusal_hand_empty = (): string =>
  `Indica la transacción o una nota sobre cómo se pagó.`;
export const refusal_hand_txid = (): string =>
  `El id de una transacción tiene 64 dígitos, de 0 a 9 y de a a f.`;
export const refusal_note_length = (v: { most: number }): string =>
  `Una nota tiene ${number(v.most)} caracteres como máximo.`;
export const refusal_hand_early = (): string =>
  `Esta semana no se reparte antes del lunes a las 00:00 UTC.`;
export const refusal_hand_none_unpaid = (): string =>
  `Ninguna parte de esta semana está sin pagar.`;
export const refusal_hand_recorded = (): string =>
  `Esta transacción ya está anotada para eso.`;
export const refusal_hand_pays_none = (): string =>
  `Esta transacción no paga por completo ninguna parte sin pagar de esta semana.`;
export const refusal_hand_no_address = (): string =>
  `Este miembro no tiene ninguna dirección a la que la transacción haya podido pagar. Anótalo con una nota.`;
export const refusal_hand_too_little = (v: { amount: string; address: string }): string =>
  `De esta transacción queda menos de ${v.amount} para ${v.address}.`;
export const refusal_hand_changed = (): string =>
  `Lo que está sin pagar cambió mientras tanto. Vuelve a mirar.`;
export const refusal_hand_ours = (): string =>
  `Este sitio envió la transacción por sí mismo y cuenta lo que pagó.`;
export const refusal_hand_wallet = (v: { command: string }): string =>
  `La billetera propia de este sitio envió la transacción. Resuélvela con ${v.command}`;
export const refusal_hand_undo_why = (): string =>
  `Di por qué se anula.`;
export const refusal_hand_none = (v: { id: string }): string =>
  `No existe el pago a mano ${v.id}.`;
export const refusal_hand_undone = (): string =>
  `Ya se anuló.`;
export const refusal_hand_unknown = (): string =>
  `El índice de la cadena no conoce esta transacción o no responde. No se anotó nada.`;
export const refusal_hand_unconfirmed = (): string =>
  `Esta transacción aún no está en ningún bloque. Anótala cuando esté confirmada.`;
export const refusal_grant_paid = (v: { id: string; plan: string; time: string }): string =>
  `${v.id} tiene ${v.plan} pagado hasta ${v.time}.`;
export const refusal_policy_founder = (v: { id: string }): string =>
  `Ningún miembro tiene el número ${v.id}: un fundador es un miembro.`;
export const refusal_not_a_week = (v: { week: string }): string =>
  `${v.week} no es una semana.`;
export const refusal_policy_computed = (v: { reason: string }): string =>
  `Las reglas no se pueden calcular: ${v.reason}.`;
export const refusal_policy_wallet = (): string =>
  `Un fondo que es parte de un saldo necesita una billetera: configura WALLET_RPC_URL u omite balancePart.`;
export const refusal_policy_none = (): string =>
  `No hay reglas fijadas para esta semana.`;
export const refusal_policy_early = (v: { week: string }): string =>
  `Se pueden fijar reglas a partir de la semana ${v.week}.`;
export const refusal_replay_none = (): string =>
  `Aún no hay ninguna semana cerrada.`;
export const refusal_replay_running = (): string =>
  `Hay una repetición en curso. Espera a que termine.`;
export const refusal_replay_members = (): string =>
  `En estas semanas participan más de 200.000 miembros: repite menos semanas.`;
export const refusal_replay_long = (): string =>
  `La repetición tardó demasiado: repite menos semanas.`;
export const refusal_broadcast_post_again = (): string =>
  `Esta publicación se está difundiendo o se difundió en la última hora.`;
export const refusal_broadcast_policy_again = (): string =>
  `Estas reglas se están difundiendo o se difundieron en la última hora.`;
export const refusal_post_changed = (): string =>
  `Esta publicación cambió desde la vista previa. Vuelve a mirarla.`;
export const refusal_policy_in_force = (): string =>
  `Estas reglas ya están en vigor.`;
export const refusal_message_changed = (): string =>
  `El mensaje cambió desde que lo leíste: vuelve a mirarlo.`;
export const refusal_post_none = (): string =>
  `Esa publicación no existe.`;
export const refusal_post_unapproved = (): string =>
  `Solo se pueden difundir publicaciones aprobadas.`;
export const refusal_post_link = (): string =>
  `El enlace de esta publicación no se puede enviar.`;
export const refusal_broadcast_none = (): string =>
  `Esa difusión no existe.`;
export const refusal_broadcast_state = (v: { state: 'running' | 'paused' | 'cancelled' | 'other' }): string =>
  `${({ running: `Esta difusión está en marcha.`, paused: `Esta difusión está en pausa.`, cancelled: `Esta difusión está cancelada.`, other: `Esta difusión ha terminado.` })[v.state]}`;
export const refusal_telegram_busy = (v: { seconds: number }): string =>
  `Telegram está ocupado; inténtalo en ${number(v.seconds)} s.`;
export const refusal_telegram_refused = (): string =>
  `Telegram rechazó el mensaje.`;
export const refusal_telegram_silent = (): string =>
  `Telegram no respondió; puede que el mensaje haya llegado.`;
export const refusal_hunt_announced = (): string =>
  `Esta búsqueda del tesoro está anunciada: ya no se puede cambiar nada.`;
export const refusal_hunt_announced_before = (): string =>
  `Esta búsqueda del tesoro ya está anunciada.`;
export const refusal_hunt_owner = (): string =>
  `Solo el propietario anuncia una búsqueda del tesoro con premios en monedas.`;
export const refusal_hunt_another = (): string =>
  `Mientras tanto se anunció otra búsqueda del tesoro. Vuelve a intentarlo.`;
export const refusal_hunt_changed = (): string =>
  `Este borrador ha cambiado entretanto. Léelo de nuevo.`;
export const refusal_hunt_cancel = (): string =>
  `Solo se puede cancelar una búsqueda del tesoro anunciada que no haya terminado.`;
export const refusal_hunt_jpeg = (): string =>
  `Esto no es una imagen JPEG.`;
export const refusal_hunt_pixels = (v: { width: number; height: number; most: number }): string =>
  `La imagen tiene ${number(v.width)} × ${number(v.height)} píxeles; se aceptan hasta ${number(v.most)} × ${number(v.most)}.`;
export const refusal_hunt_pictures = (): string =>
  `Demasiadas imágenes nuevas. Guarda primero el borrador.`;
export const refusal_hunt_picture_gone = (v: { clue: number }): string =>
  `La imagen de la pista ${number(v.clue)} ya no está. Elígela otra vez.`;
export const refusal_hunt_no_link = (): string =>
  `Este borrador no tiene ninguna pista así con enlace.`;
export const refusal_hunt_drafts = (v: { most: number }): string =>
  `Hay ${plural(v.most, { one: `${number(v.most)} borrador`, other: `${number(v.most)} borradores` })}. Elimina uno primero.`;
export const refusal_hunt_decimals = (): string =>
  `Los puntos tienen dos decimales como máximo.`;
export const refusal_hunt_end = (): string =>
  `Una búsqueda del tesoro termina después de empezar.`;
export const refusal_hunt_time = (v: { time: string }): string =>
  `La hora ${v.time} no existe.`;
export const refusal_hunt_prize = (v: { place: number }): string =>
  `El premio ${number(v.place)} no da ni monedas ni puntos.`;
export const refusal_hunt_answer = (v: { clue: number }): string =>
  `Una respuesta a la pista ${number(v.clue)} no tiene letras ni dígitos.`;
export const refusal_hunt_payee = (v: { clue: number }): string =>
  `La pista ${number(v.clue)} no nombra a ningún miembro para la propina.`;
export const problem_hunt_chain = (): string =>
  `Los sorteos y las pistas con propina necesitan la cadena, y aquí no se sigue ninguna.`;
export const problem_hunt_overlap = (): string =>
  `A esa hora hay otra búsqueda del tesoro.`;
export const problem_hunt_start = (): string =>
  `El comienzo debe estar en el futuro.`;
export const problem_hunt_days = (v: { most: number }): string =>
  `Una búsqueda del tesoro dura ${plural(v.most, { one: `${number(v.most)} día`, other: `${number(v.most)} días` })} como máximo.`;
export const problem_hunt_no_answer = (v: { clue: number }): string =>
  `La pista ${number(v.clue)} no tiene respuesta.`;
export const problem_hunt_no_link = (v: { clue: number }): string =>
  `La pista ${number(v.clue)} aún no tiene enlace.`;
export const problem_hunt_untippable = (v: { clue: number }): string =>
  `Al miembro de la pista ${number(v.clue)} no se le puede dar propina.`;
export const problem_hunt_no_address = (v: { clue: number }): string =>
  `El miembro de la pista ${number(v.clue)} no tiene dirección.`;
export const problem_hunt_no_prize = (): string =>
  `No tiene premios ni puntos.`;
export const problem_hunt_no_wallet = (): string =>
  `Los premios en monedas necesitan una billetera (WALLET_RPC_URL).`;
export const problem_hunt_daily = (v: { coins: string; most: string }): string =>
  `Sus premios suman ${v.coins} monedas; una búsqueda puede tener ${v.most} (PRIZES_DAILY).`;
export const problem_hunt_small = (v: { least: string }): string =>
  `Un premio en monedas es de ${v.least} como mínimo.`;
export const problem_hunt_points = (v: { given: string; most: string }): string =>
  `Da a un miembro hasta ${v.given} puntos; las reglas de la semana en que termina permiten ${v.most}.`;
export const problem_hunt_wallet = (v: { reason: string }): string =>
  `Los premios no se pueden reservar: la billetera no puede pagar ahora. Su mensaje en inglés: «${v.reason}».`;
export const problem_hunt_funds = (v: { held: string; needed: string }): string =>
  `La billetera tiene ${v.held} monedas y hacen falta ${v.needed}: los premios, todo lo que se debe y un fondo semanal.`;
export const broadcast_ahoy = (): string =>
  `¡Ahoy, tripulación! ¡Tesoro fresco en el horizonte!`;
export const broadcast_deck = (): string =>
  `¡Todos a cubierta! ¡Ha subido contenido nuevo a bordo!`;
export const broadcast_timbers = (): string =>
  `¡Rayos y centellas, mira lo que ha hecho alguien de la tripulación!`;
export const broadcast_avast = (): string =>
  `¡Alto ahí! ¡Una presa digna de tu catalejo!`;
export const broadcast_lookout = (): string =>
  `¡Yo jo jo! ¡El vigía ha avistado algo bueno!`;
export const broadcast_anchor = (): string =>
  `¡Echa el ancla un momento y recréate la vista!`;
export const broadcast_hatches = (): string =>
  `¡Asegura las escotillas, que esto levanta olas!`;
export const broadcast_colours = (): string =>
  `¡Arriba la bandera por alguien de los nuestros!`;
export const broadcast_spot = (): string =>
  `¡La X marca el lugar, camaradas!`;
export const broadcast_land = (): string =>
  `¡Tierra a la vista! ¡Un nuevo hallazgo de la tripulación!`;
export const broadcast_blow = (): string =>
  `¡Que me parta un rayo! ¡La tripulación lo ha vuelto a hacer!`;
export const broadcast_bottle = (): string =>
  `¡Ha llegado a la orilla un mensaje en una botella!`;
export const broadcast_sail = (): string =>
  `¡A izar velas por esto, perros sarnosos!`;
export const broadcast_gold = (): string =>
  `¡Oro en la bodega! ¡Mira la captura de hoy!`;
export const broadcast_quartermaster = (): string =>
  `El contramaestre llama: ¡echa un vistazo a esto!`;
export const broadcast_bell = (): string =>
  `¡Que suene la campana! ¡Alguien de la tripulación se ha ganado su parte!`;
export const broadcast_nest = (): string =>
  `Desde la cofa: ¡contenido de calidad a proa!`;
export const broadcast_mugs = (): string =>
  `¡Arriba las jarras, alguien de la tripulación ha encontrado oro!`;
export const broadcast_winds = (): string =>
  `¡Buenos vientos traen buenas nuevas, corazones!`;
export const broadcast_grog = (): string =>
  `¡Que corra el grog, esto merece un brindis!`;
export const broadcast_chest = (): string =>
  `¡Abre el cofre del tesoro, hay una joya dentro!`;
export const broadcast_plunder = (): string =>
  `¡Querías botín, y botín tendrás!`;
export const broadcast_content = (): string =>
  `Otro contenido`;
