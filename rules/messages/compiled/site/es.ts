// Written by `npm run messages` from messages/site/es.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'es';
const number = /* @__PURE__ */ groupedNumbersIn('es');
const plural = /* @__PURE__ */ pluralsIn('es');

export const shell_skip = (): string =>
  `Saltar al contenido`;
export const shell_loading_page = (): string =>
  `Cargando la página`;
export const shell_main = (): string =>
  `Menú principal`;
export const shell_footer = (): string =>
  `Pie de página`;
export const shell_language = (): string =>
  `Idioma`;
export const shell_home = (): string =>
  `Inicio`;
export const shell_leaderboard = (): string =>
  `Clasificación`;
export const shell_creators = (): string =>
  `Creadores`;
export const shell_weeks = (): string =>
  `Semanas`;
export const shell_hunts = (): string =>
  `Búsquedas`;
export const shell_developers = (): string =>
  `Desarrolladores`;
export const shell_privacy = (): string =>
  `Privacidad`;
export const shell_terms = (): string =>
  `Términos`;
export const shell_copyright = (v: { year: string; community: string }): string =>
  `© ${v.year} comunidad de ${v.community}`;
export const shell_demo = (): string =>
  `Demo`;
export const shell_demo_invented = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Comunidad de demostración:`), ` aquí todo es inventado`];
export const shell_demo_own = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`Cada persona y cada número. Para tener tu propia comunidad, detén el servidor y ejecuta su comando `, v.command(`setup`), `.`];
export const shell_demo_try = (): string =>
  `Probar el bot`;
export const shell_lost_title = (): string =>
  `Fuera del mapa`;
export const shell_lost_text = (): string =>
  `Aquí no hay ninguna página. Puede que la dirección esté mal escrita, o que la página haya zarpado.`;
export const shell_lost_back = (): string =>
  `Volver a puerto`;
export const shell_part_missing = (): string =>
  `Una parte de esta página no se cargó`;
export const shell_part_missing_why = (): string =>
  `Se cortó la conexión, o el sitio se actualizó mientras estaba abierto. Recarga para tener la versión actual.`;
export const shell_page_failed = (): string =>
  `Esta página dejó de funcionar`;
export const shell_page_failed_why = (): string =>
  `El error está en la página, no en lo que hiciste. Todo lo guardado está a salvo.`;
export const shell_reload = (): string =>
  `Recargar`;
export const shell_panel_failed = (v: { name: string }): string =>
  `${v.name}: no se pudo mostrar`;
export const shell_panel_failed_rest = (): string =>
  `El resto de la página sigue funcionando. Todo lo guardado está a salvo.`;
export const shell_try_again = (): string =>
  `Intentar de nuevo`;
export const shell_cancel = (): string =>
  `Cancelar`;
export const shell_close = (): string =>
  `Cerrar`;
export const shell_not_loaded = (): string =>
  `Esto no se cargó`;
export const shell_reload_to_retry = (): string =>
  `Recarga la página para intentarlo de nuevo.`;
export const shell_refresh_failed = (): string =>
  `No se pudo actualizar`;
export const shell_refresh_failed_why = (): string =>
  `Siguen a la vista los últimos datos. La página lo sigue intentando.`;
export const shell_message = (): string =>
  `Mensaje`;
export const shell_messages = (v: { hotkey: string }): string =>
  `Mensajes (${v.hotkey})`;
export const shell_press = (v: { action: string; key: string }): string =>
  `${v.action}: pulsa ${v.key}`;
export const shell_copied = (): string =>
  `Copiado`;
export const shell_copied_what = (v: { what: string }): string =>
  `${v.what}: copiado al portapapeles.`;
export const shell_error = (): string =>
  `Error`;
export const shell_copy_failed = (): string =>
  `No se pudo copiar al portapapeles.`;
export const shell_tip_arrows = (): string =>
  `Las flechas llevan a los demás`;
export const shell_loading = (): string =>
  `Cargando`;
export const shell_this_list = (): string =>
  `Esta lista`;
export const shell_nothing_changed = (): string =>
  `No se cambió nada.`;
export const shell_theme = (): string =>
  `Tema`;
export const shell_theme_light = (): string =>
  `Claro`;
export const shell_theme_dark = (): string =>
  `Oscuro`;
export const shell_theme_system = (): string =>
  `Sistema`;
export const shell_app = (): string =>
  `Aplicación`;
export const shell_app_board = (): string =>
  `Tabla`;
export const shell_app_week = (): string =>
  `Semana`;
export const shell_app_tip = (): string =>
  `Propina`;
export const shell_app_me = (): string =>
  `Yo`;
export const api_went_wrong = (): string =>
  `Algo salió mal`;
export const api_not_signed_in = (): string =>
  `No has iniciado sesión.`;
export const api_refused = (v: { reason: string }): string =>
  `El servidor lo rechazó: ${v.reason}`;
export const api_unexpected = (): string =>
  `El servidor envió una respuesta inesperada`;
export const api_status = (v: { status: string }): string =>
  `El servidor respondió con el estado ${v.status}`;
export const api_too_slow = (v: { seconds: string }): string =>
  `El servidor no respondió en ${v.seconds} segundos`;
export const api_no_connection = (): string =>
  `Sin conexión con el servidor`;
export const shell_sign_in = (): string =>
  `Entra`;
export const shell_sign_in_demo = (): string =>
  `Entrar en la demo`;
export const shell_signed_in = (v: { name: string }): string =>
  `Has entrado como ${v.name}`;
export const shell_signed_out = (): string =>
  `Has salido`;
export const shell_sign_out = (): string =>
  `Salir`;
export const shell_sign_out_failed = (): string =>
  `Sigues dentro de tu cuenta`;
export const shell_role_owner = (): string =>
  `Propietario`;
export const shell_role_admin = (): string =>
  `Administrador`;
export const shell_role_member = (): string =>
  `Miembro`;
export const shell_portal = (): string =>
  `Portal de administración`;
export const shell_dashboard = (): string =>
  `Mi panel`;
export const shell_wallet = (): string =>
  `Billetera`;
export const shell_treasure_hunts = (): string =>
  `Búsquedas del tesoro`;
export const shell_apps = (): string =>
  `Apps que permitiste`;
export const shell_monitor = (): string =>
  `Monitor`;
export const shell_demo_sign_in = (): string =>
  `Solo en la demo: entrar como`;
export const shell_demo_member = (): string =>
  `Miembro de la demo`;
export const shell_demo_admin = (): string =>
  `Administrador de la demo`;
export const shell_demo_owner = (): string =>
  `Propietario de la demo`;
export const shell_not_signed_in = (): string =>
  `No has entrado`;
export const shell_not_signed_in_why = (): string =>
  `No cambió nada.`;
export const shell_sign_in_purpose = (): string =>
  `Para ver tu puesto en la clasificación y tu semana.`;
export const shell_sign_in_tells = (v: { purpose: string }): string =>
  `${v.purpose} Telegram le da a este sitio tu ID, tu nombre y tu foto, y nada más.`;
export const shell_sign_in_telegram = (): string =>
  `Entrar con Telegram`;
export const shell_sign_in_missing = (): string =>
  `En este sitio aún no se puede entrar con una cuenta.`;
export const shell_sign_in_not_loaded = (): string =>
  `No se cargó el inicio de sesión`;
export const shell_sign_in_again = (): string =>
  `Entra de nuevo`;
export const shell_sign_in_again_not_loaded = (): string =>
  `No se cargó el inicio de sesión. Cierra esto e inténtalo de nuevo.`;
export const shell_sign_in_again_telegram = (): string =>
  `Dentro de Telegram también puedes cerrar la app y abrirla de nuevo: así entras.`;
export const shell_own_sign_in_call = (): string =>
  `Entraste con un enlace del bot, que abre tu billetera y muestra lo tuyo. Para lo demás, entra con Telegram. Tu texto se conserva, y tu acción se completa cuando vuelvas.`;
export const shell_own_sign_in_wallet = (): string =>
  `Entraste con un enlace del bot, y eso no basta para cambiar tu dirección. Entra con Telegram y vuelve a la billetera.`;
export const shell_own_sign_in_purpose = (): string =>
  `Para lo que exige que entres por tu cuenta.`;
export const shell_own_sign_in_undone = (): string =>
  `No se hizo nada`;
export const shell_own_sign_in_other = (): string =>
  `Entraste como otra persona.`;
export const shell_sign_in_error = (): string =>
  `Error al entrar`;
export const shell_sign_in_error_why = (): string =>
  `Telegram envió datos de acceso no válidos.`;
export const shell_widget_error = (): string =>
  `No se cargó el inicio de sesión`;
export const shell_widget_error_why = (): string =>
  `No se pudo cargar el inicio de sesión de Telegram. Recarga la página.`;
export const shell_session_expired = (): string =>
  `La sesión caducó`;
export const shell_session_expired_why = (): string =>
  `Vuelve a entrar: la sesión de acceso ha caducado.`;
export const shell_access_denied = (): string =>
  `Acceso denegado`;
export const shell_access_denied_why = (): string =>
  `No tienes permisos de administrador. Pídelos al propietario del bot.`;
export const shell_no_account = (): string =>
  `Cuenta no encontrada`;
export const shell_no_account_why = (): string =>
  `Escribe primero al bot para que se cree tu cuenta.`;
export const shell_unverified = (): string =>
  `No se pudo comprobar el acceso`;
export const shell_unverified_why = (): string =>
  `No se pudieron comprobar los datos de acceso. Puede que el dominio esté mal configurado.`;
export const shell_sign_in_failed = (): string =>
  `No se pudo entrar`;
export const shell_share = (): string =>
  `Compartir`;
export const shell_share_failed = (): string =>
  `No se pudo compartir`;
export const shell_copy_field = (v: { what: string }): string =>
  `Copiar: ${v.what}`;
export const shell_copy_link = (): string =>
  `Copiar enlace`;
export const shell_link_copied = (): string =>
  `Enlace copiado`;
export const shell_link_not_copied = (): string =>
  `No se pudo copiar el enlace`;
export const shell_pages_of = (v: { of: string }): string =>
  `Páginas: ${v.of}`;
export const shell_past_last = (): string =>
  `Más allá de la última página`;
export const shell_first_page = (): string =>
  `Ir a la primera página`;
export const shell_none_here = (v: { of: string }): string =>
  `En esta página no hay nada (${v.of}).`;
export const ui_new_tab = (): string =>
  `(abre una pestaña nueva)`;
export const ui_still_to_pay = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`por pagar: `, v.amount(``)];
export const ui_owed = (): string =>
  `pendiente: este sitio no tiene billetera`;
export const ui_months = (): string =>
  `ene feb mar abr may jun jul ago sept oct nov dic`;
export const ui_date = (v: { day: string; month: string; year: string }): string =>
  `${v.day} ${v.month} ${v.year}`;
export const ui_date_time = (v: { date: string; time: string }): string =>
  `${v.date}, ${v.time} UTC`;
export const ui_just_now = (): string =>
  `ahora mismo`;
export const ui_minutes_ago = (v: { count: number }): string =>
  `hace ${plural(v.count, { one: `${number(v.count)} minuto`, other: `${number(v.count)} minutos` })}`;
export const ui_hours_ago = (v: { count: number }): string =>
  `hace ${plural(v.count, { one: `${number(v.count)} hora`, other: `${number(v.count)} horas` })}`;
export const ui_days_ago = (v: { count: number }): string =>
  `hace ${plural(v.count, { one: `${number(v.count)} día`, other: `${number(v.count)} días` })}`;
export const ui_in_minutes = (v: { count: number }): string =>
  `en ${plural(v.count, { one: `${number(v.count)} minuto`, other: `${number(v.count)} minutos` })}`;
export const ui_in_hours = (v: { count: number }): string =>
  `en ${plural(v.count, { one: `${number(v.count)} hora`, other: `${number(v.count)} horas` })}`;
export const ui_in_days = (v: { count: number }): string =>
  `en ${plural(v.count, { one: `${number(v.count)} día`, other: `${number(v.count)} días` })}`;
export const ui_left_now = (): string =>
  `Ahora`;
export const ui_left_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)} min`;
export const ui_left_hours = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} h ${number(v.minutes)} min`;
export const ui_left_days = (v: { days: number; hours: number }): string =>
  `${number(v.days)} d ${number(v.hours)} h`;
export const ui_pages = (): string =>
  `Páginas`;
export const ui_previous = (): string =>
  `Anterior`;
export const ui_next = (): string =>
  `Siguiente`;
export const ui_page_of = (v: { page: string; pages: string }): string =>
  `Página ${v.page} de ${v.pages}`;
export const ui_pool_estimate = (v: { part: string }): string =>
  `estimación: ${v.part} % de la billetera`;
export const ui_pool_unknown = (v: { part: string }): string =>
  `aún sin saber: ${v.part} % de la billetera`;
export const ui_in_explorer = (): string =>
  `Abrir en el explorador de bloques`;
export const ui_transaction_of = (v: { name: string }): string =>
  `Transacción: ${v.name} (abre una pestaña nueva)`;
export const ui_points = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`;
export const ui_anonymous = (): string =>
  `Miembro anónimo`;
export const ui_unchanged = (): string =>
  `No se cambió nada`;
export const ui_clear_search = (): string =>
  `Borrar la búsqueda`;
export const ui_optional = (): string =>
  `(opcional)`;
export const ui_of_most = (v: { count: string; most: string }): string =>
  `${v.count} de ${v.most}`;
export const ui_admin = (): string =>
  `Admin`;
export const ui_aboard = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`a bordo desde el `, v.date(``)];
export const ui_verified = (): string =>
  `verificado`;
export const ui_profile_link = (): string =>
  `Enlace del perfil`;
export const ui_paid_by_operator = (v: { note: string }): string =>
  `Pagado por el operador: ${v.note}`;
export const ui_share_owed = (): string =>
  `Pendiente`;
export const ui_share_owed_text = (): string =>
  `Aún sin pagar`;
export const ui_share_held = (): string =>
  `Retenida`;
export const ui_share_held_text = (): string =>
  `Retenida por un administrador; no se pierde`;
export const ui_share_paying = (): string =>
  `En pago`;
export const ui_share_paying_text = (): string =>
  `En un pago a punto de salir`;
export const ui_share_sent = (): string =>
  `Enviada`;
export const ui_share_sent_text = (): string =>
  `Enviada, aún sin confirmar`;
export const ui_share_paid = (): string =>
  `Pagada`;
export const ui_share_paid_text = (): string =>
  `Confirmada en la cadena, o pagada por el operador`;
export const ui_share_failed = (): string =>
  `Fallida`;
export const ui_share_failed_text = (): string =>
  `El pago falló; el operador puede reenviarlo`;
export const ui_share_settled = (): string =>
  `Liquidada en otro lugar`;
export const ui_share_settled_text = (): string =>
  `Liquidada fuera de este sitio, que no paga esta semana`;
export const ui_share_withheld = (): string =>
  `Denegada`;
export const ui_share_withheld_text = (): string =>
  `No se pagó; pasó al próximo fondo`;
export const home_title = (): string =>
  `Da propinas a tu tripulación, en la cadena`;
export const home_lead_own = (v: { bot: string; coin: string; code: string }): string =>
  `Con ${v.bot} das propinas en ${v.coin} en Telegram. Una línea en un grupo y un toque en tu billetera envían ${v.code} como una transacción real; lo que haces allí da puntos, un rango pirata y una parte del fondo semanal.`;
export const home_lead_bot = (v: { bot: string; coin: string; code: string }): string =>
  `${v.bot} es una billetera de ${v.coin} en Telegram. Una línea en un grupo o en un chat privado envía ${v.code} como una transacción real; lo que haces allí da puntos, un rango pirata y una parte del fondo semanal.`;
export const home_lead_own_nameless = (v: { community: string; code: string }): string =>
  `Esta es la cubierta de la comunidad de ${v.community}. Una línea en un grupo y un toque en tu billetera envían ${v.code} como una transacción real; lo que haces allí da puntos, un rango pirata y una parte del fondo semanal.`;
export const home_lead_nameless = (v: { community: string; code: string }): string =>
  `Esta es la cubierta de la comunidad de ${v.community}. Una línea en un grupo o en un chat privado envía ${v.code} como una transacción real; lo que haces allí da puntos, un rango pirata y una parte del fondo semanal.`;
export const home_start = (): string =>
  `Empieza a dar`;
export const home_discover = (): string =>
  `Descubre más`;
export const home_now = (): string =>
  `Ahora en cubierta`;
export const home_totals = (): string =>
  `Los totales`;
export const home_week = (): string =>
  `La semana`;
export const home_volume = (): string =>
  `Total de propinas`;
export const home_distributed = (): string =>
  `Total repartido`;
export const home_loading = (): string =>
  `Cargando…`;
export const home_next_payout = (): string =>
  `Próximo pago`;
export const home_pool = (): string =>
  `Fondo de esta semana`;
export const home_each_week = (): string =>
  `repartido cada semana`;
export const home_hunt = (): string =>
  `Búsqueda del tesoro`;
export const home_not_loaded = (): string =>
  `No se pudo cargar`;
export const home_tour = (): string =>
  `Un vistazo a bordo`;
export const home_tour_carousel = (): string =>
  `carrusel`;
export const home_tour_slide = (): string =>
  `imagen`;
export const home_tour_play = (): string =>
  `Reproducir`;
export const home_tour_pause = (): string =>
  `Pausa`;
export const home_tour_play_slides = (): string =>
  `Reproducir las imágenes`;
export const home_tour_pause_slides = (): string =>
  `Pausar las imágenes`;
export const home_tour_previous = (): string =>
  `Imagen anterior`;
export const home_tour_next = (): string =>
  `Imagen siguiente`;
export const home_tour_choose = (): string =>
  `Elegir una imagen`;
export const home_tour_show = (v: { number: string; title: string }): string =>
  `Mostrar la imagen ${v.number}: ${v.title}`;
export const home_tour_feature = (v: { number: string; count: string }): string =>
  `Función ${v.number} de ${v.count}`;
export const home_tour_screen = (v: { number: string }): string =>
  `Pantalla ${v.number}`;
export const home_features = (): string =>
  `Qué hacer a bordo`;
export const home_tipping = (): string =>
  `Propinas para todos, en cualquier chat`;
export const home_tipping_text = (): string =>
  `En un grupo o en privado, cada propina es una transacción real en la cadena de bloques. Hay tres formas de escribirla.`;
export const home_tipping_standard = (): string =>
  `Comando normal`;
export const home_tipping_quick = (): string =>
  `Forma rápida`;
export const home_tipping_name_amount = (): string =>
  `nombre de usuario y cantidad`;
export const home_tipping_reply = (): string =>
  `Respuesta a un mensaje`;
export const home_tipping_amount = (): string =>
  `basta con la cantidad`;
export const home_tipping_said = (): string =>
  `La vía de agua está reparada, capitán.`;
export const home_points = (): string =>
  `Gana puntos, sube de rango`;
export const home_points_text = (): string =>
  `Los primeros pasos, un /gm y un /faucet al día, las propinas y el contenido aprobado dan puntos. Las clasificaciones muestran quién va en cabeza.`;
export const home_points_ranks = (): string =>
  `Los rangos y los puntos totales que piden`;
export const home_points_see = (): string =>
  `Ver la clasificación`;
export const home_content = (): string =>
  `Envía contenido`;
export const home_content_text = (): string =>
  `Publicaciones, vídeos y memes sobre la comunidad también dan puntos en cuanto un administrador los aprueba.`;
export const home_content_submit = (): string =>
  `Tú envías`;
export const home_content_submit_text = (): string =>
  `El enlace a una publicación, un vídeo, un artículo o un meme.`;
export const home_content_review = (): string =>
  `Un administrador revisa`;
export const home_content_review_text = (): string =>
  `Aprobado o rechazado, con un comentario y una nota dentro de su escala.`;
export const home_content_earn = (): string =>
  `Los puntos son tuyos`;
export const home_content_earn_text = (v: { postRange: string; shortRange: string; videoRange: string }): string =>
  `Publicación de Twitter ${v.postRange}, vídeo de TikTok ${v.shortRange}, vídeo de YouTube ${v.videoRange}, y más tipos.`;
export const home_rewards = (): string =>
  `Fondo semanal y búsqueda del tesoro`;
export const home_rewards_text = (): string =>
  `Cada semana los miembros que cumplen se reparten un fondo según los puntos que cuentan.`;
export const home_rewards_pool = (): string =>
  `En el fondo`;
export const home_rewards_needed = (): string =>
  `Puntos necesarios`;
export const home_rewards_hunt = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Entre un pago y otro está la `, v.a(`búsqueda del tesoro`), `, con premios reales.`];
export const home_reasons = (): string =>
  `Las razones`;
export const home_reasons_why = (v: { bot: string }): string =>
  `Por qué ${v.bot}`;
export const home_reason_chain = (): string =>
  `Siempre en la cadena`;
export const home_reason_chain_text = (v: { coin: string }): string =>
  `Una propina es una transacción de ${v.coin} de un miembro a otro, con un enlace para consultarla. No hay un libro de cuentas de la casa en el que confiar.`;
export const home_reason_install = (): string =>
  `Nada que instalar`;
export const home_reason_install_own = (): string =>
  `Funciona en el Telegram y el navegador que ya tienes, en cualquier teléfono u ordenador.`;
export const home_reason_install_own_full = (): string =>
  `Funciona en el Telegram y el navegador que ya tienes, en cualquier teléfono u ordenador. Inicia el bot, apunta doce palabras, y ya tienes billetera.`;
export const home_reason_install_text = (): string =>
  `Funciona en el Telegram que ya tienes, en cualquier teléfono u ordenador.`;
export const home_reason_install_full = (): string =>
  `Funciona en el Telegram que ya tienes, en cualquier teléfono u ordenador. Inicia el bot y ya tienes billetera.`;
export const home_reason_crew = (): string =>
  `Hecho por su tripulación`;
export const home_reason_crew_text = (): string =>
  `Los puntos, los rangos y el fondo premian lo que los miembros hacen unos por otros. Las reglas son públicas, y también cada pago semanal.`;
export const home_security = (): string =>
  `Seguridad y privacidad`;
export const home_security_text = (): string =>
  `Lo primero que hay que preguntar de una billetera es quién tiene sus claves. Aquí está la respuesta completa.`;
export const home_claim_hear = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Te enteras de cada propina que recibes,`), ` con un mensaje en el chat privado.`];
export const home_claim_link = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Cada transacción tiene su enlace al explorador de bloques,`), ` así que no tienes que creer a nadie de palabra.`];
export const home_claim_own_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`Tú tienes las claves:`), ` se crean y se guardan en tu dispositivo; nosotros nunca las recibimos. Doce palabras las recuperan, aquí o en otra billetera de `, `${v.coin}`, `.`];
export const home_claim_own_browser = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`La billetera se maneja solo en tu propio navegador.`), ` Un grupo nunca ve tu saldo, tus direcciones ni tus claves.`];
export const home_claim_own_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Las claves se guardan cifradas,`), ` en tu navegador, con una frase que solo tú sabes.`];
export const home_claim_bot_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`Tú tienes las claves:`), ` las claves privadas son tuyas. Expórtalas en el chat privado cuando quieras, y úsalas en cualquier billetera de `, `${v.coin}`, `.`];
export const home_claim_bot_private = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`La billetera se maneja solo en el chat privado.`), ` Un grupo nunca ve tu saldo, tus direcciones ni tus claves.`];
export const home_claim_bot_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Las claves se guardan cifradas.`)];
export const home_asked_where = (): string =>
  `¿Dónde están las claves?`;
export const home_asked_who = (): string =>
  `¿Quién puede descifrarlas?`;
export const home_asked_else = (): string =>
  `¿Quién más?`;
export const home_asked_site = (): string =>
  `¿Qué ve este sitio?`;
export const home_own_where = <T>(v: { a: (text: string) => T; bot: string }): Rich<T> =>
  [`En tu propio navegador, cifradas. La `, v.a(`billetera`), ` es una página de este sitio; ni el sitio ni `, `${v.bot}`, ` las recibe.`];
export const home_own_who = (): string =>
  `Tú, con tu frase o una llave de acceso. Nadie puede restablecerla: solo las doce palabras recuperan una billetera.`;
export const home_own_else = (): string =>
  `El servidor de la página de la billetera podría servir otra distinta. Su compilación está publicada, para que cualquiera compare. Nadie ajeno al proyecto la ha revisado todavía: guarda tus ahorros en otro sitio.`;
export const home_own_site = (): string =>
  `Tu ID y nombre de Telegram, las propinas, los puntos y el contenido, las direcciones que consulta tu billetera y las transacciones que envía. No tiene claves, ni palabras, ni forma de mover tus monedas.`;
export const home_bot_where = (v: { bot: string }): string =>
  `Cifradas, en el servidor donde funciona ${v.bot}. La custodia va cifrada, pero el operador del bot forma parte de ella.`;
export const home_bot_who = (): string =>
  `El bot, cuando envía lo que le dijiste, y por tanto quien maneja ese servidor. Mientras el operador no publique otra cosa, confía en el bot tanto como en él.`;
export const home_bot_else = (): string =>
  `Tú, una vez que las exportes. Guarda tus ahorros en una billetera cuyas claves tengas solo tú.`;
export const home_bot_site = (): string =>
  `Tu ID y nombre de Telegram, y lo que informa el bot: propinas, puntos, contenido. No tiene claves, ni frases de recuperación, ni forma de mover tus monedas.`;
export const home_the_bot = (): string =>
  `el bot`;
export const home_links_name = (): string =>
  `Los enlaces`;
export const home_links = (): string =>
  `Puertos de escala`;
export const home_links_text = (): string =>
  `Donde se explora la moneda, se ve su precio y se habla de ella.`;
export const home_links_text_community = (): string =>
  `Donde se explora la moneda y se habla de ella.`;
export const home_links_ecosystem = (): string =>
  `Ecosistema`;
export const home_links_community = (): string =>
  `Comunidad`;
export const home_link_bot = (): string =>
  `Bot de billetera`;
export const home_link_explorer = (): string =>
  `Explorador de bloques`;
export const home_link_website = (): string =>
  `Sitio oficial`;
export const home_link_here = (): string =>
  `en este sitio`;
export const home_link_telegram = (): string =>
  `Comunidad en Telegram`;
export const home_link_forum = (): string =>
  `Foro de la comunidad`;
export const home_try = (): string =>
  `Sube a bordo`;
export const home_try_text = (): string =>
  `Abre el bot, pulsa iniciar y envía tu primera propina. Cuando se confirme, también da puntos.`;
export const home_try_text_own = (): string =>
  `Abre el bot, pulsa iniciar, crea una billetera y envía tu primera propina. Cuando se confirme, también da puntos.`;
export const home_try_button = (): string =>
  `Pruébalo`;
export const creator_hub = (): string =>
  `Puerto de creadores`;
export const creator_lead = (): string =>
  `Lo que la tripulación escribe, filma y dibuja sobre el viaje, y lo que gana con ello.`;
export const creator_showcase = (): string =>
  `Galería de la comunidad`;
export const creator_showcase_panel = (): string =>
  `La galería`;
export const creator_failed = (): string =>
  `No se cargó el puerto de creadores`;
export const creator_failed_why = (): string =>
  `No se pudo cargar el contenido. Inténtalo de nuevo.`;
export const creator_sort_recent = (): string =>
  `Más recientes`;
export const creator_sort_points = (): string =>
  `Más puntos`;
export const creator_sort_creator = (): string =>
  `Nombre del creador`;
export const creator_all = (): string =>
  `Todo el contenido aprobado`;
export const creator_total_content = (): string =>
  `Contenido total`;
export const creator_active = (): string =>
  `Creadores activos`;
export const creator_total_points = (): string =>
  `Puntos ganados`;
export const creator_content = (): string =>
  `Contenido`;
export const creator_search = (): string =>
  `Buscar contenido`;
export const creator_search_hint = (): string =>
  `Creadores, títulos o descripciones…`;
export const creator_type = (): string =>
  `Tipo de contenido`;
export const creator_all_content = (): string =>
  `Todo el contenido`;
export const creator_found = (v: { count: number }): string =>
  `Coincidencias: ${number(v.count)}`;
export const creator_pages = (): string =>
  `Páginas de contenido`;
export const creator_loading = (): string =>
  `Cargando contenido`;
export const creator_none_here = (): string =>
  `En esta página no hay contenido.`;
export const creator_approved = (): string =>
  `Contenido aprobado`;
export const creator_none = (): string =>
  `No se encontró contenido`;
export const creator_show_all = (): string =>
  `Mostrar todo el contenido`;
export const creator_no_match = (): string =>
  `Ningún contenido coincide con tu búsqueda.`;
export const creator_none_yet = (): string =>
  `Aún no hay contenido aprobado. Los miembros envían enlaces en «Mi panel» o al bot; los puntos llegan con la aprobación.`;
export const creator_untitled = (): string =>
  `Contenido sin título`;
export const creator_unsafe = (): string =>
  `No es seguro abrir este enlace.`;
export const creator_view = <T>(v: { icon: (text: string) => T; more: (text: string) => T; name: string; host: string }): Rich<T> =>
  [`Ver contenido`, v.icon(``), v.more(`: ${v.name}, en ${v.host} (abre una pestaña nueva)`)];
export const creator_type_unknown = (): string =>
  `Otro contenido`;
export const creator_profile = (): string =>
  `El creador`;
export const creator_profile_failed = (): string =>
  `No se pudo cargar este creador`;
export const creator_totals = (): string =>
  `Totales`;
export const creator_approved_total = (): string =>
  `Contenido aprobado`;
export const creator_points_for = (): string =>
  `Puntos por contenido`;
export const creator_lifetime = (): string =>
  `Puntos totales`;
export const creator_place = (): string =>
  `Puesto`;
export const creator_place_note = (): string =>
  `por puntos totales`;
export const creator_none_approved = (): string =>
  `Aún no se ha aprobado nada de su contenido.`;
export const creator_content_of = (v: { name: string }): string =>
  `Contenido: ${v.name}`;
export const creator_offer = (): string =>
  `Entra para ver tus puntos, ganancias y pagos, y para enviar contenido.`;
export const creator_offer_missing = (): string =>
  `Tu panel es solo para ti, y en este sitio aún no se puede entrar con una cuenta.`;
export const creator_purpose = (): string =>
  `Para ver tu panel y enviar contenido.`;
export const creator_own_failed = (): string =>
  `No se pudo cargar tu panel`;
export const creator_figures = (): string =>
  `Tus cifras`;
export const creator_rank = (): string =>
  `Tu rango`;
export const creator_current_rank = (): string =>
  `Rango actual`;
export const creator_earnings = (): string =>
  `Ganancias totales`;
export const creator_earnings_note = (): string =>
  `partes, propinas recibidas y faucet`;
export const creator_rate = (): string =>
  `Tasa de aprobación`;
export const creator_rate_note = (): string =>
  `de todos los envíos decididos`;
export const creator_rank_way = (v: { from: string; to: string }): string =>
  `De ${v.from} a ${v.to}`;
export const creator_rank_left = (v: { points: number }): string =>
  `${plural(v.points, { one: `Falta ${number(v.points)} punto`, other: `Faltan ${number(v.points)} puntos` })}`;
export const creator_rank_top = (v: { rank: string }): string =>
  `${v.rank}: no hay rango más alto. Toda la flota navega detrás de ti.`;
export const creator_breakdown = (): string =>
  `Desglose de ganancias`;
export const creator_earnings_content = (): string =>
  `Ganancias y contenido`;
export const creator_estimate = (): string =>
  `Estimación actual de tu parte`;
export const creator_estimate_why = (v: { reason: string }): string =>
  `Estimación actual de tu parte. ${v.reason}`;
export const creator_this_month = (): string =>
  `Este mes`;
export const creator_month_note = (): string =>
  `Partes, propinas y faucet desde el día 1, UTC`;
export const creator_lifetime_total = (): string =>
  `En total`;
export const creator_lifetime_note = (): string =>
  `Partes repartidas, propinas y faucet`;
export const creator_stats = (): string =>
  `Tu contenido`;
export const creator_submitted = (): string =>
  `Enviado`;
export const creator_submitted_note = (): string =>
  `Sin contar lo retirado`;
export const creator_posts_approved = (): string =>
  `Aprobado`;
export const creator_own_rate = (): string =>
  `Tasa de aprobación`;
export const creator_own_rate_note = (): string =>
  `De todos los envíos decididos`;
export const creator_percent = (v: { percent: string }): string =>
  `${v.percent} %`;
export const creator_submissions = (): string =>
  `Tus envíos`;
export const creator_open = (v: { open: number; limit: number }): string =>
  `Abiertos: ${number(v.open)} de ${number(v.limit)}. Los puntos llegan con la aprobación.`;
export const creator_open_unknown = (): string =>
  `Los puntos llegan con la aprobación.`;
export const creator_submit = (): string =>
  `Enviar contenido`;
export const creator_full = (v: { limit: number }): string =>
  `Envíos tuyos en espera de revisión: ${number(v.limit)}. Puedes enviar más cuando se revise alguno, o retirar uno.`;
export const creator_submissions_failed = (): string =>
  `No se pudieron cargar los envíos.`;
export const creator_submissions_of = (): string =>
  `envíos`;
export const creator_submissions_none = (): string =>
  `Aún no hay envíos`;
export const creator_submissions_none_text = (): string =>
  `Una publicación, un vídeo, un meme: envía aquí o al bot un enlace a tu contenido, y un administrador lo revisará. Enviar por sí solo no da nada: los puntos llegan con la aprobación.`;
export const creator_submissions_list = (): string =>
  `Envíos`;
export const creator_sent = (): string =>
  `Enviado`;
export const creator_sent_text = (): string =>
  `Un administrador lo revisará.`;
export const creator_again = (): string =>
  `Enviar otra vez`;
export const creator_was_rejected = <T>(v: { label: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.label(`Se rechazó: `), v.reason(``)];
export const creator_send = (): string =>
  `Enviar`;
export const creator_send_anyway = (): string =>
  `Enviar de todos modos`;
export const creator_save = (): string =>
  `Guardar`;
export const creator_save_anyway = (): string =>
  `Guardar de todos modos`;
export const creator_link = (): string =>
  `Enlace`;
export const creator_link_missing = (): string =>
  `Escribe el enlace a tu contenido.`;
export const creator_link_long = (): string =>
  `El enlace es demasiado largo.`;
export const creator_choose = (): string =>
  `Elige un tipo`;
export const creator_type_missing = (): string =>
  `Elige un tipo de contenido.`;
export const creator_title = (): string =>
  `Título`;
export const creator_description = (): string =>
  `Descripción`;
export const creator_problem = (v: { problem: string }): string =>
  `${v.problem} Tu texto sigue aquí.`;
export const creator_expect_none = (): string =>
  `Lo que puede dar depende del tipo.`;
export const creator_expect = <T>(v: { type: string; b: (text: string) => T; range: string }): Rich<T> =>
  [`${v.type}`, `: `, v.b(`${v.range} puntos`), ` si se aprueba.`];
export const creator_leads = <T>(v: { host: (text: string) => T }): Rich<T> =>
  [`Lleva a `, v.host(``), `.`];
export const creator_wait = (v: { time: string; waiting: number }): string =>
  `Una revisión tarda aproximadamente ${v.time}; ${plural(v.waiting, { '=0': `no hay nada más en espera`, one: `${number(v.waiting)} envío espera`, other: `${number(v.waiting)} envíos esperan` })}.`;
export const creator_wait_unknown = (v: { waiting: number }): string =>
  `Aún no se ha revisado nada, así que la espera se desconoce; ${plural(v.waiting, { '=0': `no hay nada más en espera`, one: `${number(v.waiting)} envío espera`, other: `${number(v.waiting)} envíos esperan` })}.`;
export const creator_minutes = (v: { count: number }): string =>
  `${number(v.count)} min`;
export const creator_hours = (v: { count: number }): string =>
  `${number(v.count)} h`;
export const creator_days_count = (v: { count: number }): string =>
  `${number(v.count)} d`;
export const creator_known_pending = (v: { when: string }): string =>
  `Ya enviaste esto (${v.when}) y espera revisión.`;
export const creator_known_approved = (v: { when: string }): string =>
  `Ya enviaste esto (${v.when}) y se aprobó.`;
export const creator_known_rejected = (v: { when: string }): string =>
  `Ya enviaste esto (${v.when}) y se rechazó.`;
export const creator_known_other = (v: { when: string }): string =>
  `Otra persona ya envió esto (${v.when}).`;
export const creator_once = (): string =>
  `El mismo contenido se premia solo una vez.`;
export const creator_item = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, `, enviado: `, v.time(``)];
export const creator_item_again = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, `, enviado por segunda vez: `, v.time(``)];
export const creator_reason = (): string =>
  `Motivo:`;
export const creator_comment = (): string =>
  `Comentario:`;
export const review_default_approval = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} por contenido de calidad.`;
export const review_default_rejection = (): string =>
  `El contenido no cumple los criterios de calidad.`;
export const review_default_rating = (v: { points: number }): string =>
  `Valoración cambiada a ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}.`;
export const creator_reviewing = (): string =>
  `Revisándose`;
export const creator_pending = (): string =>
  `En espera`;
export const creator_approved_points = (v: { points: number }): string =>
  `Aprobado, +${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`;
export const creator_rejected = (): string =>
  `Rechazado`;
export const creator_withdrawn = (): string =>
  `Retirado`;
export const creator_edit = (): string =>
  `Editar`;
export const creator_changed = (): string =>
  `Cambiado`;
export const creator_changed_text = (): string =>
  `Se revisará la nueva versión.`;
export const creator_withdraw = (): string =>
  `Retirar`;
export const creator_withdraw_ask = (): string =>
  `¿Retirarlo? No se revisará, pero queda en tu lista.`;
export const creator_withdrawn_text = (): string =>
  `No se revisará.`;
export const creator_keep = (): string =>
  `Dejarlo`;
export const creator_payments = (): string =>
  `Últimos pagos`;
export const creator_payments_failed = (): string =>
  `No se pudieron cargar los pagos.`;
export const creator_payments_of = (): string =>
  `pagos`;
export const creator_payments_none = (): string =>
  `Aún no hay pagos`;
export const creator_payments_none_text = (): string =>
  `¡Crea contenido y gana recompensas!`;
export const creator_payments_list = (): string =>
  `Pagos`;
export const creator_paid_weekly_reward = (): string =>
  `Parte semanal`;
export const creator_paid_tip_received = (): string =>
  `Propina recibida`;
export const creator_paid_faucet = (): string =>
  `Faucet`;
export const creator_paid_post_reward = (): string =>
  `Recompensa por publicación`;
export const creator_paid_activity_reward = (): string =>
  `Recompensa por actividad`;
export const creator_view_tx = <T>(v: { icon: (text: string) => T; more: (text: string) => T; description: string }): Rich<T> =>
  [`Ver transacción`, v.icon(``), v.more(`: ${v.description} (abre una pestaña nueva)`)];
export const creator_days = (): string =>
  `Puntos por día`;
export const creator_days_lead = (): string =>
  `Las últimas doce semanas en días UTC; la última barra es hoy.`;
export const creator_days_failed = (): string =>
  `No se pudieron cargar tus puntos por día.`;
export const creator_days_sum = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} en doce semanas`;
export const creator_days_most = <T>(v: { date: (text: string) => T; points: string }): Rich<T> =>
  [`máximo el `, v.date(``), `: `, `${v.points}`];
export const creator_day = (v: { day: string; points: number }): string =>
  `${v.day}: ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`;
export const creator_days_week = (v: { from: string; to: string; points: number }): string =>
  `Del ${v.from} al ${v.to}: ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`;
export const creator_points = (): string =>
  `Historial de puntos`;
export const creator_points_lead = (): string =>
  `Todo lo que cambió tus puntos, y lo que quitó un límite. Las entradas suman tus puntos totales.`;
export const creator_points_failed = (): string =>
  `No se pudieron cargar las entradas.`;
export const creator_points_of = (): string =>
  `entradas`;
export const creator_points_none = (): string =>
  `Aún no hay puntos`;
export const creator_points_none_text = (): string =>
  `Tu primer /gm, propina o cobro del faucet en el chat aparece aquí.`;
export const creator_entries = (): string =>
  `Entradas de puntos`;
export const creator_today = <T>(v: { tips: number; points: number; time: (text: string) => T }): Rich<T> =>
  [`Hoy aún puedes ganar `, `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`, `, con `, `${plural(v.tips, { one: `${number(v.tips)} propina`, other: `${number(v.tips)} propinas` })}`, ` como máximo, hasta el `, v.time(``), `.`];
export const creator_gm_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`/gm vuelve a dar puntos: `, v.time(``), `.`];
export const creator_faucet_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`/faucet vuelve a dar puntos: `, v.time(``), `.`];
export const creator_cut_banned = (): string =>
  `Sin puntos durante un bloqueo`;
export const creator_cut_cooldown = (): string =>
  `Una vez cada 24 horas`;
export const creator_cut_least_tip = (v: { limit: string; code: string }): string =>
  `Una propina da puntos desde ${v.limit} ${v.code}`;
export const creator_cut_tips = (v: { limit: string }): string =>
  `Propinas al día que dan puntos: ${v.limit}`;
export const creator_cut_cap = (v: { limit: string }): string =>
  `Máximo de puntos al día: ${v.limit}`;
export const creator_correction = (): string =>
  `Corrección`;
export const creator_of_full = (v: { points: string }): string =>
  `de ${v.points}`;
export const creator_rule_account_created = (): string =>
  `Cuenta creada`;
export const creator_rule_primary_address_set = (): string =>
  `Dirección principal fijada`;
export const creator_rule_staking_address_set = (): string =>
  `Dirección de staking fijada`;
export const creator_rule_twitter_set = (): string =>
  `Twitter/X indicado`;
export const creator_rule_first_tip = (): string =>
  `Primera propina`;
export const creator_rule_first_send = (): string =>
  `Primer envío`;
export const creator_rule_tip = (): string =>
  `Propina`;
export const creator_rule_send = (): string =>
  `Envío`;
export const creator_rule_content_submission = (): string =>
  `Contenido`;
export const creator_rule_undone = (v: { name: string }): string =>
  `${v.name}: retirado`;
export const creator_rule_again = (v: { name: string }): string =>
  `${v.name}, otra vez`;
export const creator_rule_hunt = (v: { words: string }): string =>
  `Búsqueda del tesoro: ${v.words}`;
export const creator_rule_referral = (v: { words: string }): string =>
  `Recomendación: ${v.words}`;
export const creator_about_tip_to = (v: { amount: string; name: string }): string =>
  `Propina de ${v.amount} para ${v.name}`;
export const creator_about_tip_from = (v: { amount: string; name: string }): string =>
  `Propina de ${v.amount} de ${v.name}`;
export const creator_about_tip_undone = (v: { amount: string; name: string }): string =>
  `Propina de ${v.amount} para ${v.name}, cuyo pago desapareció de la cadena`;
export const creator_about_send = (v: { amount: string }): string =>
  `Enviado: ${v.amount}`;
export const creator_about_send_undone = (v: { amount: string }): string =>
  `Envío de ${v.amount}, que desapareció de la cadena`;
export const creator_about_faucet = (v: { amount: string }): string =>
  `Recibido: ${v.amount}`;
export const creator_about_deleted = (): string =>
  `Contenido borrado`;
export const creator_payment_share = (v: { week: string; place: string }): string =>
  `Parte de la semana que terminó el ${v.week}, puesto ${v.place}`;
export const creator_payment_tip = (v: { name: string }): string =>
  `Propina de ${v.name}`;
export const creator_payment_faucet = (): string =>
  `Recibido del faucet`;
export const creator_who = (): string =>
  `Quién te ve`;
export const creator_hide = (): string =>
  `Ocultarme en las páginas públicas`;
export const creator_hide_board = (): string =>
  `La clasificación y las semanas cerradas conservan tu puesto y tus cifras, en una fila sin tu nombre que ninguna búsqueda encuentra.`;
export const creator_hide_page = (): string =>
  `Tu página de creador se cierra, y tu contenido sale de la galería.`;
export const creator_hide_stays = (): string =>
  `Los puntos, el rango y las recompensas quedan como están. Los archivos de las semanas cerradas conservan tu número de miembro sin nombre. Las copias que otros hicieron antes se quedan con ellos.`;
export const creator_see_page = (): string =>
  `Ver tu página pública`;
export const creator_hidden = (): string =>
  `Ya no se te ve`;
export const creator_hidden_text = (): string =>
  `Las páginas públicas ya no te nombran.`;
export const creator_shown = (): string =>
  `Se te ve de nuevo`;
export const creator_shown_text = (): string =>
  `Las páginas públicas te nombran de nuevo.`;
export const try_title = (): string =>
  `Pruébalo`;
export const try_lead = (): string =>
  `Juega a ser dos miembros y habla con el bot de verdad. Las personas, los chats y las monedas son inventados.`;
export const try_panel = (): string =>
  `La demo`;
export const try_not_opened = (): string =>
  `No se pudieron abrir los chats`;
export const try_offline = (): string =>
  `Sin conexión. Ves el último estado conocido.`;
export const try_not_said = (): string =>
  `No se dijo nada`;
export const try_not_happened = (): string =>
  `No pasó nada`;
export const try_not_mined = (): string =>
  `No se minó ningún bloque`;
export const try_not_sunday = (): string =>
  `La semana no pasó`;
export const try_not_paid = (): string =>
  `No se pagó nada`;
export const try_not_restarted = (): string =>
  `Los chats no empezaron de nuevo`;
export const try_week_gone = (): string =>
  `Ha pasado una semana`;
export const try_week_closed = (v: { week: string }): string =>
  `La semana del ${v.week} está cerrada y pagada.`;
export const try_next = (): string =>
  `Qué hacer ahora`;
export const try_meet = (v: { name: string }): string =>
  `Te presento a ${v.name}. Pulsa Iniciar para el primer punto.`;
export const try_start_as = (v: { name: string }): string =>
  `Iniciar como ${v.name}`;
export const try_need_address = (v: { name: string }): string =>
  `Las propinas van de billetera a billetera, así que ${v.name} necesita una dirección.`;
export const try_set_address = (v: { name: string }): string =>
  `Fijar una dirección para ${v.name}`;
export const try_thank = (v: { payee: string; payer: string }): string =>
  `${v.payee} se ha ganado un gracias. ${v.payer} da una propina en el propio grupo.`;
export const try_tip = (v: { name: string }): string =>
  `Dar propina a ${v.name}`;
export const try_note = (): string =>
  `bien hecho`;
export const try_answering = (): string =>
  `El bot está respondiendo.`;
export const try_wait = (): string =>
  `Un momento`;
export const try_holds_none = (): string =>
  `El bot no tiene monedas: los miembros pagan desde sus billeteras. Aquí es dinero de juguete.`;
export const try_pay = (): string =>
  `Pagar la propina`;
export const try_one_block = (): string =>
  `Las monedas están en camino. Un bloque las confirma.`;
export const try_mine = (): string =>
  `Minar un bloque`;
export const try_short = (v: { name: string; count: number }): string =>
  `A ${v.name} le ${plural(v.count, { one: `falta ${number(v.count)} punto`, other: `faltan ${number(v.count)} puntos` })} para una parte. Un buenos días cuenta una vez al día.`;
export const try_say_gm = (v: { name: string }): string =>
  `Decir gm como ${v.name}`;
export const try_on_sunday = (): string =>
  `El domingo se cierra la semana, y el fondo se reparte entre quienes tienen puntos suficientes.`;
export const try_go_sunday = (): string =>
  `Ir al próximo domingo`;
export const try_done = (): string =>
  `La semana está cerrada y pagada. La próxima es toda tuya.`;
export const try_see_result = (): string =>
  `Ver el resultado`;
export const try_sunday = (): string =>
  `Próximo domingo`;
export const try_chain = (): string =>
  `La cadena de la demo`;
export const try_restart = (): string =>
  `Empezar de nuevo`;
export const try_now = <T>(v: { time: (text: string) => T; height: number; waiting: number }): Rich<T> =>
  [`Aquí es `, v.time(``), `; bloque `, `${number(v.height)}`, `, `, `${plural(v.waiting, { '=0': `nada espera`, other: `en espera: ${number(v.waiting)}` })}`, `.`];
export const try_chats = (): string =>
  `Chats`;
export const try_chat_of = (v: { player: string; bot: string }): string =>
  `${v.player} y ${v.bot}`;
export const try_group_people = (v: { first: string; second: string }): string =>
  `${v.first}, ${v.second} y el bot`;
export const try_new_here = (v: { name: string }): string =>
  `${v.name}, recién llegado`;
export const try_points_this_week = <T>(v: { rank: (text: string) => T; count: number }): Rich<T> =>
  [v.rank(``), `, `, `${plural(v.count, { one: `${number(v.count)} punto`, other: `${number(v.count)} puntos` })}`, ` esta semana`];
export const try_week_of = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`semana del `, v.date(``)];
export const try_no_share = <T>(v: { rank: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: sin parte`];
export const try_share_waits = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: `, v.amount(``), ` por pagar`];
export const try_share_paid = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T; paid: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: `, v.amount(``), ` `, v.paid(`pagado`)];
export const try_start = (): string =>
  `Iniciar`;
export const try_speaker = (): string =>
  `Quién habla en el grupo`;
export const try_commands = (): string =>
  `Comandos`;
export const try_message = (): string =>
  `Mensaje`;
export const try_message_in = (v: { chat: string }): string =>
  `Mensaje en ${v.chat}`;
export const try_messages_in = (v: { chat: string }): string =>
  `Mensajes en ${v.chat}`;
export const try_no_messages = (): string =>
  `Aún no hay mensajes`;
export const try_send = (): string =>
  `Enviar`;
export const try_reply = (v: { name: string }): string =>
  `Responder a ${v.name}`;
export const try_reply_to = (v: { name: string; text: string }): string =>
  `Respuesta a ${v.name}: ${v.text}`;
export const try_no_reply = (): string =>
  `No responder`;
export const try_text = (): string =>
  `Texto`;
export const try_card = (): string =>
  `Tarjeta de la parte`;
export const try_only_seen = (v: { name: string }): string =>
  `Solo ${v.name} ve esto`;
export const try_reactions = (): string =>
  `Reacciones:`;
export const try_qr = (): string =>
  `Código QR`;
export const try_picture = (): string =>
  `Imagen`;
export const try_edited = (): string =>
  `editado`;
export const try_read = (): string =>
  `leído`;
export const try_sent = (): string =>
  `enviado`;
export const try_result = (v: { name: string; amount: string; place: string }): string =>
  `${v.name} ganó ${v.amount}, puesto ${v.place}`;
export const try_back_to_group = (): string =>
  `Volver al grupo`;
export const try_of_many = <T>(v: { count: number; date: (text: string) => T }): Rich<T> =>
  [`De `, `${number(v.count)}`, ` que comparten el fondo de la semana del `, v.date(``), `.`];
export const try_among = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Entre quienes comparten el fondo de la semana del `, v.date(``), `.`];
export const try_the_week = (): string =>
  `La semana`;
export const try_place = (): string =>
  `Puesto`;
export const try_points = (): string =>
  `puntos`;
export const try_see_in_week = (v: { name: string }): string =>
  `Ver a ${v.name} en la semana`;
export const try_see_payment = (): string =>
  `Ver el pago`;
export const try_card_of = (v: { name: string }): string =>
  `Tarjeta de la parte de ${v.name}`;
export const try_save_card = (): string =>
  `Guardar la tarjeta`;
export const try_purse = (): string =>
  `Esto es una demo y sus monedas son dinero de juguete: paga como desde una billetera tuya.`;
export const try_pay_purse = (): string =>
  `Pagar con la bolsa de la demo`;
export const try_purse_paid = (): string =>
  `Pagado`;
export const try_see_transaction = (): string =>
  `Ver la transacción`;
export const try_block_mined = (v: { height: number }): string =>
  `El bloque ${number(v.height)} está minado`;
export const chain_title = (): string =>
  `La cadena de la demo`;
export const chain_lead = (): string =>
  `Dinero de juguete en una cadena que solo vive en esta demo. Se mina un bloque cada minuto, o cuando tú lo digas.`;
export const chain_none = (): string =>
  `No hay cadena`;
export const chain_anew = (): string =>
  `La cadena de la demo empieza de nuevo cada vez que se borran sus datos.`;
export const chain_unread = (): string =>
  `No se pudo leer la cadena`;
export const chain_newest = (): string =>
  `Transacciones más recientes`;
export const chain_newest_block = (): string =>
  `Bloque más reciente`;
export const chain_mined = (): string =>
  `Minado`;
export const chain_waiting = (): string =>
  `Transacciones que esperan un bloque`;
export const chain_none_yet = (): string =>
  `Todavía no hay ninguna.`;
export const chain_count = (v: { shown: number; count: number }): string =>
  `Las ${number(v.shown)} más recientes de ${number(v.count)}.`;
export const chain_waits = (): string =>
  `Espera un bloque`;
export const chain_block = (v: { height: number }): string =>
  `Bloque ${number(v.height)}`;
export const chain_block_lead = (): string =>
  `Un bloque de la cadena de la demo.`;
export const chain_no_block = (): string =>
  `Ese bloque aún no existe`;
export const chain_hash = (): string =>
  `Hash`;
export const chain_before = (): string =>
  `Anterior`;
export const chain_after = (): string =>
  `Siguiente`;
export const chain_is_newest = (): string =>
  `Este es el bloque más reciente`;
export const chain_transactions = (): string =>
  `Transacciones`;
export const chain_holds_none = (): string =>
  `No contiene ninguna.`;
export const chain_address = (): string =>
  `Dirección`;
export const chain_no_address = (): string =>
  `Esa dirección no existe`;
export const chain_balance = (): string =>
  `Saldo`;
export const chain_received = (): string =>
  `Recibido`;
export const chain_unused = (): string =>
  `Nunca se usó.`;
export const chain_transaction = (): string =>
  `Transacción`;
export const chain_no_transaction = (): string =>
  `La cadena no tiene esa transacción`;
export const chain_state = (): string =>
  `Estado`;
export const chain_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} confirmación`, other: `${number(v.count)} confirmaciones` })}`;
export const chain_block_row = (): string =>
  `Bloque`;
export const chain_paid = (): string =>
  `Pagado`;
export const chain_fee = (): string =>
  `Comisión`;
export const chain_from = (): string =>
  `De`;
export const chain_new_coins = (): string =>
  `Monedas nuevas`;
export const chain_to = (): string =>
  `Para`;
export const chain_to_name = (v: { name: string }): string =>
  `Para ${v.name}`;
export const chain_to_others = (): string =>
  `Para otros`;
export const chain_community = (): string =>
  `La billetera de la comunidad`;
export const chain_faucet = (): string =>
  `La billetera del faucet`;
export const chain_purse = (): string =>
  `La bolsa de los visitantes`;
export const portal_welcome = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Te damos la bienvenida, `, v.name(``)];
export const portal_owner = (): string =>
  `Propietario del bot`;
export const portal_menu = <T>(v: { hidden: (text: string) => T; section: string }): Rich<T> =>
  [v.hidden(`Menú: `), `${v.section}`];
export const portal_menu_close = (): string =>
  `Cerrar el menú`;
export const portal_main_site = (): string =>
  `Ir al sitio`;
export const portal_logout = (): string =>
  `Salir`;
export const portal_sections = (): string =>
  `Secciones`;
export const portal_section_all = (): string =>
  `Todos los envíos`;
export const portal_section_pending = (): string =>
  `Solo en espera`;
export const portal_section_social = (): string =>
  `Perfiles sociales`;
export const portal_section_broadcast = (): string =>
  `Difusión`;
export const portal_section_hunts = (): string =>
  `Búsquedas`;
export const portal_section_users = (): string =>
  `Miembros`;
export const portal_section_fairness = (): string =>
  `Equidad`;
export const portal_section_apps = (): string =>
  `Apps`;
export const portal_section_plans = (): string =>
  `Solicitudes de plan`;
export const portal_section_by_hand = (): string =>
  `Pagado a mano`;
export const portal_section_policy = (): string =>
  `Reglas`;
export const portal_section_settings = (): string =>
  `Ajustes`;
export const portal_section_audit = (): string =>
  `Registro de auditoría`;
export const portal_panel_figures = (): string =>
  `Las cifras`;
export const portal_panel_broadcast = (): string =>
  `La difusión`;
export const portal_panel_section = (): string =>
  `Esta sección`;
export const portal_total = (): string =>
  `Envíos en total`;
export const portal_pending = (): string =>
  `En espera de revisión`;
export const portal_approved = (): string =>
  `Aprobados`;
export const portal_rejected = (): string =>
  `Rechazados`;
export const portal_oldest = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`· el más antiguo: `, v.ago(``)];
export const portal_none_pending = (): string =>
  `· ninguno`;
export const portal_figures_failed = (): string =>
  `No se pudieron cargar las cifras`;
export const portal_for_owner = (): string =>
  `Solo para el propietario del bot`;
export const portal_showing = (v: { of: string; from: string; to: string }): string =>
  `Se muestran: ${v.of}, de ${v.from} a ${v.to}.`;
export const portal_previous = (v: { count: string }): string =>
  `${v.count} anteriores`;
export const portal_next = (v: { count: string }): string =>
  `${v.count} siguientes`;
export const portal_listed_first = (v: { count: string }): string =>
  `Aquí solo aparecen los primeros ${v.count}. Todos están en el registro de auditoría.`;
export const portal_listed_last = (v: { count: string }): string =>
  `Aquí solo aparecen los últimos ${v.count}. Todos están en el registro de auditoría.`;
export const portal_recent_why = (): string =>
  `Para esto hay que haber entrado en la última media hora. Tu texto se conserva, y lo que empezaste se completa cuando vuelvas.`;
export const portal_recent_purpose = (): string =>
  `Para completar lo que empezaste.`;
export const portal_login_title = (): string =>
  `Acceso de administradores`;
export const portal_login_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Solo pueden entrar administradores autorizados. Para pedir acceso, habla con el propietario del bot en `, v.a(``), `.`];
export const portal_login_lead_chat = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Solo pueden entrar administradores autorizados. Para pedir acceso, habla con el propietario del bot en `, v.a(`el chat de la comunidad`), `.`];
export const portal_login_hint = (): string =>
  `El acceso de Telegram necesita internet y un dominio público. Sin ellos, escribe abajo tu ID de Telegram: el bot te pide que lo apruebes.`;
export const portal_login_member = (v: { name: string }): string =>
  `Has entrado como ${v.name}, una cuenta que no es de administrador.`;
export const portal_login_missing = (): string =>
  `El acceso con Telegram aún no está configurado en este sitio.`;
export const portal_login_or = (): string =>
  `O usa el acceso antiguo`;
export const portal_login_welcome = (v: { name: string }): string =>
  `Te damos la bienvenida a bordo, ${v.name}`;
export const portal_login_done = (): string =>
  `Ya estás dentro.`;
export const portal_login_manual = (): string =>
  `Escribir el ID de Telegram a mano`;
export const portal_login_id = (): string =>
  `ID de Telegram`;
export const portal_login_waiting = (): string =>
  `Comprobando…`;
export const portal_login_enter = (): string =>
  `Entrar`;
export const portal_login_no_id = (): string =>
  `Faltan datos`;
export const portal_login_no_id_why = (): string =>
  `Escribe tu ID de Telegram`;
export const portal_login_no_place = (): string =>
  `Falta el sitio del acceso`;
export const portal_login_no_place_why = (): string =>
  `En la página no está el sitio para el acceso de Telegram. Recarga la página.`;
export const portal_login_domain = (): string =>
  `No se pudo validar el dominio`;
export const portal_login_domain_why = (): string =>
  `El acceso de Telegram no apareció. Puede que el dominio de este sitio no esté asignado al bot en BotFather.`;
export const portal_login_status = (v: { status: string }): string =>
  `No se pudo entrar: estado ${v.status}`;
export const portal_login_server = (v: { status: string; text: string }): string =>
  `Error del servidor: ${v.status} ${v.text}`;
export const portal_login_failed = (): string =>
  `No se pudo entrar`;
export const portal_login_asked = (): string =>
  `Si este es el ID de un administrador, el bot está preguntando ahora a esa cuenta en Telegram. Pulsa allí este número:`;
export const portal_login_asked_by = (v: { bot: string }): string =>
  `Si este es el ID de un administrador, ${v.bot} está preguntando ahora a esa cuenta en Telegram. Pulsa allí este número:`;
export const portal_login_left = (v: { seconds: string }): string =>
  `Quedan ${v.seconds} s para aprobar`;
export const portal_login_over = (): string =>
  `Se acabó el tiempo`;
export const portal_login_unchanged = (): string =>
  `No cambió nada. Si Telegram dijo que el dominio no es válido, asigna al bot el dominio de este sitio en BotFather.`;
export const portal_login_telegram = (): string =>
  `Entrar con Telegram`;
export const portal_login_through = (v: { bot: string }): string =>
  `A través de ${v.bot}`;
export const portal_login_instead = (): string =>
  `Aprobarlo en Telegram`;
export const portal_review_all_lead = (): string =>
  `Todo lo que se envió y qué fue de ello.`;
export const portal_review_failed = (): string =>
  `No se pudieron cargar los envíos`;
export const portal_review_none = (): string =>
  `No hay envíos`;
export const portal_review_none_text = (): string =>
  `Los envíos aparecen aquí cuando los miembros mandan enlaces a su contenido.`;
export const portal_review_unmatched = (): string =>
  `Ningún envío coincide`;
export const portal_review_unmatched_text = (): string =>
  `Prueba con otro estado o una búsqueda más corta.`;
export const portal_review_pending_lead = (): string =>
  `Envíos que esperan una decisión, los más antiguos primero.`;
export const portal_review_pending_failed = (): string =>
  `No se pudieron cargar los envíos en espera`;
export const portal_review_pending_none = (): string =>
  `No hay envíos en espera`;
export const portal_review_pending_none_text = (): string =>
  `Toda la tripulación puede descansar: ya se decidió sobre todo lo enviado.`;
export const portal_review_pending_list = (): string =>
  `Envíos en espera`;
export const portal_review_more = (v: { count: string; total: string }): string =>
  `Mostrar ${v.count} más de ${v.total}`;
export const portal_review_search = (): string =>
  `Buscar envíos`;
export const portal_two_characters = (): string =>
  `Dos caracteres o más`;
export const portal_review_status = (): string =>
  `Estado`;
export const portal_review_all_statuses = (): string =>
  `Todos los estados`;
export const portal_review_newest = (): string =>
  `Más recientes primero`;
export const portal_review_oldest = (): string =>
  `Más antiguos primero`;
export const portal_review_last_evaluated = (): string =>
  `Últimos evaluados primero`;
export const portal_review_most_points = (): string =>
  `Más puntos primero`;
export const portal_review_fewest_points = (): string =>
  `Menos puntos primero`;
export const portal_review_by_status = (): string =>
  `Por estado`;
export const portal_review_select = (v: { id: string }): string =>
  `Seleccionar el envío ${v.id}`;
export const portal_review_approved = (): string =>
  `Aprobado`;
export const portal_review_own = (): string =>
  `Tuyo`;
export const portal_review_open_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Lo tiene abierto `, v.name(``)];
export const portal_review_submitted = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`enviado: `, v.ago(``)];
export const portal_review_own_may = (): string =>
  `Esto lo enviaste tú. Nadie más puede decidir, así que puedes hacerlo tú; el registro de auditoría lo dice.`;
export const portal_review_own_not = (): string =>
  `Esto lo enviaste tú. Tiene que decidir otro administrador.`;
export const portal_review_own_title = (): string =>
  `Este envío es tuyo`;
export const portal_review_own_text = (): string =>
  `Tiene que decidir otro administrador.`;
export const portal_review_approved_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Lo aprobó `, v.name(``)];
export const portal_review_approved_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Aprobado, `, v.ago(``)];
export const portal_review_approved_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Lo aprobó `, v.name(``), `, `, v.ago(``)];
export const portal_review_rejected_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Lo rechazó `, v.name(``)];
export const portal_review_rejected_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Rechazado, `, v.ago(``)];
export const portal_review_rejected_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Lo rechazó `, v.name(``), `, `, v.ago(``)];
export const portal_review_duplicate_pending = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Posible duplicado de `, v.a(`${v.id}`), ` (en espera), que envió `, v.name(``), `, `, v.ago(``), `.`];
export const portal_review_duplicate_approved = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Posible duplicado de `, v.a(`${v.id}`), ` (aprobado), que envió `, v.name(``), `, `, v.ago(``), `.`];
export const portal_review_duplicate_rejected = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Posible duplicado de `, v.a(`${v.id}`), ` (rechazado), que envió `, v.name(``), `, `, v.ago(``), `.`];
export const portal_review_x_verified = (): string =>
  `X verificado`;
export const portal_review_x_verified_as = (v: { handle: string }): string =>
  `X verificado: ${v.handle}`;
export const portal_review_x_none = (): string =>
  `sin cuenta de X`;
export const portal_review_x_not_verified_as = (v: { handle: string }): string =>
  `X sin verificar: ${v.handle}`;
export const portal_review_hide = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Ocultar`, v.of(` el envío ${v.id}`)];
export const portal_review_evaluate = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Evaluar`, v.of(` el envío ${v.id}`)];
export const portal_review_edit = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Cambiar la nota`, v.of(` del envío ${v.id}`)];
export const portal_review_broadcast = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Difundir`, v.of(` el envío ${v.id}`)];
export const portal_review_history = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Historial`, v.of(` del envío ${v.id}`)];
export const portal_review_delete = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Eliminar`, v.of(` el envío ${v.id}`)];
export const portal_review_notify = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Avisar`, v.of(` a quien envió ${v.id}`)];
export const portal_review_notified = (): string =>
  `Aviso enviado`;
export const portal_review_notified_text = (v: { name: string }): string =>
  `${v.name} ya conoce el resultado.`;
export const portal_review_not_notified = (): string =>
  `Aviso no entregado`;
export const portal_review_not_notified_text = (v: { name: string }): string =>
  `${v.name} bloqueó el bot o nunca abrió un chat con él.`;
export const portal_review_notify_failed = (): string =>
  `No se pudo enviar el aviso`;
export const portal_review_evaluate_title = (v: { id: string }): string =>
  `Evaluar el envío ${v.id}`;
export const portal_review_approve = (): string =>
  `Aprobar`;
export const portal_review_approve_points = (v: { points: string }): string =>
  `Aprobar (${v.points})`;
export const portal_review_reject = (): string =>
  `Rechazar`;
export const portal_review_key_approves = (): string =>
  `Ctrl+Enter aprueba`;
export const portal_review_key_rejects = (): string =>
  `Ctrl+Enter rechaza`;
export const portal_review_comments = (): string =>
  `Comentario del administrador`;
export const portal_left_empty = (v: { text: string }): string =>
  `Si queda vacío: «${v.text}»`;
export const portal_review_left_empty = (v: { approval: string; rejection: string }): string =>
  `Si queda vacío: «${v.approval}» o, al rechazar, «${v.rejection}»`;
export const portal_review_closed = (): string =>
  `Este envío ya no está en espera: otra persona decidió o se eliminó. Su historial muestra qué pasó. Tu texto sigue aquí.`;
export const portal_review_changed = (): string =>
  `Este envío cambió mientras lo tenías abierto. Vuelve a mirarlo antes de decidir.`;
export const portal_review_open_too = (v: { name: string }): string =>
  `${v.name} también tiene esto abierto.`;
export const portal_review_edit_title = (v: { id: string }): string =>
  `Cambiar la nota del envío ${v.id}`;
export const portal_review_save = (): string =>
  `Guardar la nota`;
export const portal_review_save_points = (v: { points: string }): string =>
  `Guardar la nota (${v.points})`;
export const portal_review_current = (v: { points: string }): string =>
  `Ahora: ${v.points}. La diferencia se añade al libro del miembro como entrada aparte.`;
export const portal_review_gone = (): string =>
  `Este envío ya no está en la lista. Su historial muestra qué pasó. Tu texto sigue aquí.`;
export const portal_review_score = (): string =>
  `Nota`;
export const portal_review_range = (v: { type: string; range: string }): string =>
  `${v.type}: ${v.range} puntos`;
export const portal_review_points = (): string =>
  `Puntos`;
export const portal_review_score_wrong = (v: { least: string; most: string }): string =>
  `Puntos enteros de ${v.least} a ${v.most}`;
export const portal_review_delete_title = (v: { id: string }): string =>
  `¿Eliminar el envío ${v.id}?`;
export const portal_review_delete_points = <T>(v: { points: (text: string) => T; name: (text: string) => T }): Rich<T> =>
  [`Es definitivo. Se elimina el registro y `, v.name(``), ` pierde `, v.points(``), `. No se puede deshacer.`];
export const portal_review_delete_record = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Es definitivo. Se elimina el registro de `, v.name(``), `; no tiene puntos que restar. No se puede deshacer.`];
export const portal_review_delete_do = (): string =>
  `Eliminar para siempre`;
export const portal_review_deleted = (v: { id: string }): string =>
  `¡El envío ${v.id} se eliminó para siempre!`;
export const portal_review_delete_failed = (): string =>
  `No se pudo eliminar el envío`;
export const portal_review_evaluate_failed = (): string =>
  `No se pudo evaluar el envío`;
export const portal_review_reject_failed = (): string =>
  `No se pudo rechazar el envío`;
export const portal_review_edit_failed = (): string =>
  `No se pudo cambiar la nota del envío`;
export const portal_review_did_approve = (): string =>
  `Envío aprobado`;
export const portal_review_did_reject = (): string =>
  `Envío rechazado`;
export const portal_review_did_edit = (): string =>
  `Nota cambiada`;
export const portal_review_which = (v: { id: string; name: string }): string =>
  `${v.id} de ${v.name}`;
export const portal_review_which_points = (v: { id: string; name: string; points: string }): string =>
  `${v.id} de ${v.name}: ${v.points}`;
export const portal_review_undo = (): string =>
  `Deshacer`;
export const portal_review_undone = (): string =>
  `Decisión deshecha`;
export const portal_review_undone_text = (v: { id: string; name: string }): string =>
  `${v.id} de ${v.name} vuelve a estar en espera.`;
export const portal_review_undo_failed = (): string =>
  `No se pudo deshacer la decisión`;
export const portal_review_undone_some = (v: { undone: string; count: string }): string =>
  `Decisiones deshechas: ${v.undone} de ${v.count}`;
export const portal_review_undone_all = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} decisión deshecha`, other: `${number(v.count)} decisiones deshechas` })}`;
export const portal_review_undo_error = (v: { id: string; error: string }): string =>
  `${v.id}: ${v.error}`;
export const portal_review_selected = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} envío seleccionado`, other: `${number(v.count)} envíos seleccionados` })}`;
export const portal_review_selected_most = (v: { count: number; most: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} envío seleccionado`, other: `${number(v.count)} envíos seleccionados` })}; el máximo a la vez es ${v.most}`;
export const portal_review_clear = (): string =>
  `Quitar la selección`;
export const portal_review_reject_selected = (v: { count: string }): string =>
  `Rechazar ${v.count} seleccionados`;
export const portal_review_reject_title = (v: { count: number }): string =>
  `¿Rechazar ${plural(v.count, { one: `${number(v.count)} envío`, other: `${number(v.count)} envíos` })}?`;
export const portal_review_rejected_several = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} envío rechazado`, other: `${number(v.count)} envíos rechazados` })}`;
export const portal_review_reason_for_all = (): string =>
  `Motivo para todos`;
export const portal_review_not_rejected = (v: { id: string; error: string }): string =>
  `${v.id} no se rechazó: ${v.error}`;
export const portal_review_history_title = (v: { id: string }): string =>
  `Historial del envío ${v.id}`;
export const portal_review_history_list = (): string =>
  `Historial`;
export const portal_review_history_none = (): string =>
  `Aún no se ha decidido nada.`;
export const portal_review_history_failed = (): string =>
  `No se pudo cargar el historial`;
export const portal_review_keys = (): string =>
  `Teclas`;
export const portal_review_keys_hint = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [`Pulsa `, v.key(``), ` para ver las teclas`];
export const portal_review_key_move = (): string =>
  `Envío siguiente o anterior`;
export const portal_review_key_approve = (): string =>
  `Aprobar: abre el panel en la nota`;
export const portal_review_key_reject = (): string =>
  `Rechazar: abre el panel en el comentario`;
export const portal_review_key_undo = (): string =>
  `Deshacer la decisión mientras se ve su mensaje`;
export const portal_review_key_open = (): string =>
  `Abrir el enlace enviado en una pestaña nueva`;
export const portal_review_key_confirm = (): string =>
  `En un panel: confirmar la aprobación o el rechazo`;
export const portal_review_key_leave = (): string =>
  `Salir del campo y luego cerrar el panel`;
export const portal_review_key_list = (): string =>
  `Esta lista`;
export const portal_users_lead = (): string =>
  `Miembros, su actividad y quién está bloqueado.`;
export const portal_users_search = (): string =>
  `Buscar miembros`;
export const portal_users_clear = (): string =>
  `Borrar la búsqueda`;
export const portal_users_failed = (): string =>
  `No se pudieron cargar los miembros`;
export const portal_users_of = (): string =>
  `miembros`;
export const portal_users_none = (): string =>
  `No hay miembros`;
export const portal_users_none_text = (): string =>
  `Los miembros aparecen aquí en cuanto hacen algo con el bot.`;
export const portal_users_unmatched = (): string =>
  `Ningún miembro coincide con la búsqueda`;
export const portal_users_unmatched_text = (): string =>
  `Prueba con una búsqueda más corta.`;
export const portal_users_about = <T>(v: { rank: string; points: string; id: string; date: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, ` · `, `${v.points}`, ` · ID de Telegram `, `${v.id}`, ` · miembro desde el `, v.date(``)];
export const portal_users_history = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Historial de bloqueos`, v.of(` de ${v.name}`)];
export const portal_users_ban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Bloquear`, v.of(` a ${v.name}`)];
export const portal_users_unban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Desbloquear`, v.of(` a ${v.name}`)];
export const portal_users_banned = (): string =>
  `Bloqueado`;
export const portal_users_x_verified = (v: { handle: string }): string =>
  `X: ${v.handle}, verificado`;
export const portal_users_x_not_verified = (v: { handle: string }): string =>
  `X: ${v.handle}, sin verificar`;
export const portal_users_submitted_none = (): string =>
  `sin envíos`;
export const portal_users_submitted = (v: { count: number; approved: string; rejected: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} envío`, other: `${number(v.count)} envíos` })}; aprobados: ${v.approved}, rechazados: ${v.rejected}`;
export const portal_users_submitted_average = (v: { count: number; approved: string; rejected: string; points: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} envío`, other: `${number(v.count)} envíos` })}; aprobados: ${v.approved}, rechazados: ${v.rejected}, puntos de media: ${v.points}`;
export const portal_users_banned_for_good = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Bloqueo: `, v.ago(``), `, hasta que se levante`];
export const portal_users_banned_for_good_why = <T>(v: { ago: (text: string) => T; reason: string }): Rich<T> =>
  [`Bloqueo: `, v.ago(``), `, hasta que se levante: `, `${v.reason}`];
export const portal_users_banned_until = <T>(v: { ago: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`Bloqueo: `, v.ago(``), `, hasta el `, v.end(``)];
export const portal_users_banned_until_why = <T>(v: { ago: (text: string) => T; end: (text: string) => T; reason: string }): Rich<T> =>
  [`Bloqueo: `, v.ago(``), `, hasta el `, v.end(``), `: `, `${v.reason}`];
export const portal_ban_title = (v: { name: string }): string =>
  `¿Bloquear a ${v.name}?`;
export const portal_ban_do = (): string =>
  `Bloquear`;
export const portal_ban_done = (): string =>
  `Miembro bloqueado`;
export const portal_ban_failed = (): string =>
  `No se pudo bloquear al miembro`;
export const portal_ban_too_early = (): string =>
  `Elige un día posterior a hoy.`;
export const portal_ban_ends = (): string =>
  `Termina el (opcional)`;
export const portal_ban_ends_hint = (): string =>
  `El bloqueo termina solo a las 00:00 UTC de ese día. Si queda vacío, dura hasta que se levante.`;
export const portal_ban_effects_failed = (): string =>
  `No se pudieron cargar los efectos de este bloqueo`;
export const portal_ban_text = (): string =>
  `A un miembro bloqueado se le cierra la sesión al momento, no puede entrar ni ganar nada, y no se le paga ninguna semana que cierre durante el bloqueo.`;
export const portal_ban_effects = (): string =>
  `A qué afecta`;
export const portal_ban_week_points = (): string =>
  `Puntos de esta semana`;
export const portal_ban_owed = (): string =>
  `Pendiente por semanas cerradas`;
export const portal_ban_sessions = (): string =>
  `Sesiones abiertas`;
export const portal_unban_title = (v: { name: string }): string =>
  `¿Desbloquear a ${v.name}?`;
export const portal_unban_do = (): string =>
  `Desbloquear`;
export const portal_unban_done = (): string =>
  `Miembro desbloqueado`;
export const portal_unban_failed = (): string =>
  `No se pudo desbloquear al miembro`;
export const portal_unban_text = (): string =>
  `Puede volver a entrar y a ganar enseguida. Las semanas que se cerraron durante el bloqueo se quedan como están.`;
export const portal_unban_reason = (v: { reason: string }): string =>
  `Motivo del bloqueo: ${v.reason}`;
export const portal_ban_no_reason = (): string =>
  `Sin motivo indicado`;
export const portal_ban_prompt = (): string =>
  `Infracción de las normas de la comunidad`;
export const portal_bans_title = (v: { name: string }): string =>
  `Bloqueos de ${v.name}`;
export const portal_bans_list = (): string =>
  `Bloqueos`;
export const portal_bans_none = (): string =>
  `Nunca se le bloqueó.`;
export const portal_bans_failed = (): string =>
  `No se pudieron cargar los bloqueos`;
export const portal_bans_ban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`Bloqueo`), ` de `, v.name(``), `, `, v.time(``)];
export const portal_bans_unban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`Desbloqueo`), ` de `, v.name(``), `, `, v.time(``)];
export const portal_bans_for_good = (v: { reason: string }): string =>
  `${v.reason} · hasta que se levante`;
export const portal_bans_until = <T>(v: { reason: string; end: (text: string) => T }): Rich<T> =>
  [`${v.reason}`, ` · hasta el `, v.end(``)];
export const portal_social_lead = (): string =>
  `Cuentas de X que los miembros han enlazado. Verifica una cuando hayas comprobado que es suya.`;
export const portal_social_search = (): string =>
  `Buscar perfiles`;
export const portal_social_search_hint = (): string =>
  `Usuario o nombre en X`;
export const portal_social_failed = (): string =>
  `No se pudieron cargar los perfiles de Twitter`;
export const portal_social_none = (): string =>
  `No hay perfiles de Twitter`;
export const portal_social_none_text = (): string =>
  `Los perfiles aparecen aquí cuando los miembros dicen al bot su cuenta de X.`;
export const portal_social_unmatched_text = (): string =>
  `Prueba con otra búsqueda.`;
export const portal_social_list = (): string =>
  `Perfiles sociales`;
export const portal_social_of = (): string =>
  `perfiles`;
export const portal_social_about = <T>(v: { rank: string; points: number; date: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, ` · `, `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`, ` en total · miembro desde el `, v.date(``)];
export const portal_social_verified = (): string =>
  `X verificado`;
export const portal_social_pending = (): string =>
  `Sin verificar`;
export const portal_social_account = <T>(v: { handle: string; hidden: (text: string) => T }): Rich<T> =>
  [`${v.handle}`, v.hidden(` en X (abre una pestaña nueva)`)];
export const portal_social_verify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Verificar`, v.of(` a ${v.name}`)];
export const portal_social_unverify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Quitar la verificación`, v.of(` de ${v.name}`)];
export const portal_social_did_verify = (): string =>
  `Cuenta de X verificada`;
export const portal_social_did_unverify = (): string =>
  `La cuenta de X ya no está verificada`;
export const portal_social_whose = (v: { name: string; handle: string }): string =>
  `${v.name}: ${v.handle}`;
export const portal_social_verify_failed = (): string =>
  `No se pudo verificar el perfil de Twitter`;
export const portal_apps_lead = (): string =>
  `Apps que han registrado desarrolladores. En el entorno de pruebas una app solo llega a su propietario; en producción puede preguntar a todos los miembros.`;
export const portal_apps_failed = (): string =>
  `No se pudieron cargar las apps`;
export const portal_apps_of = (): string =>
  `apps`;
export const portal_apps_none = (): string =>
  `No hay apps registradas`;
export const portal_apps_none_text = (): string =>
  `Cuando un desarrollador registra una app, espera aquí la aprobación.`;
export const portal_apps_production = (): string =>
  `Producción`;
export const portal_apps_sandbox = (): string =>
  `Entorno de pruebas`;
export const portal_apps_by = <T>(v: { developer: (text: string) => T; owner: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [`de `, v.developer(``), `, registrada por `, v.owner(``), ` el `, v.time(``)];
export const portal_apps_type = (): string =>
  `Tipo`;
export const portal_apps_type_game = (): string =>
  `Juego`;
export const portal_apps_type_defi = (): string =>
  `DeFi`;
export const portal_apps_type_social = (): string =>
  `Social`;
export const portal_apps_type_marketplace = (): string =>
  `Mercado`;
export const portal_apps_type_other = (): string =>
  `Otro`;
export const portal_apps_permissions = (): string =>
  `Permisos`;
export const portal_apps_may_wallet_read = (): string =>
  `Leer la billetera`;
export const portal_apps_may_wallet_write = (): string =>
  `Usar la billetera`;
export const portal_apps_may_user_profile = (): string =>
  `Perfil del miembro`;
export const portal_apps_may_transactions = (): string =>
  `Transacciones`;
export const portal_apps_may_price_data = (): string =>
  `Datos de precios`;
export const portal_apps_may_leaderboard = (): string =>
  `Clasificación`;
export const portal_apps_contact = (): string =>
  `Contacto`;
export const portal_apps_webhook = (): string =>
  `Webhook`;
export const portal_apps_callbacks = (): string =>
  `Callbacks`;
export const portal_apps_nothing = (): string =>
  `Ninguno`;
export const portal_apps_sent_back = (): string =>
  `Devuelta`;
export const portal_apps_approve = (): string =>
  `Aprobar`;
export const portal_apps_to_sandbox = (): string =>
  `De vuelta al entorno de pruebas`;
export const portal_apps_send_back = (): string =>
  `Devolver`;
export const portal_apps_did_approve = (): string =>
  `App aprobada`;
export const portal_apps_did_send_back = (): string =>
  `App devuelta`;
export const portal_apps_approve_failed = (): string =>
  `No se pudo aprobar la app`;
export const portal_apps_send_back_failed = (): string =>
  `No se pudo devolver la app`;
export const portal_apps_approve_title = (v: { app: string }): string =>
  `¿Aprobar ${v.app}?`;
export const portal_apps_approve_text = (): string =>
  `En producción puede pedir a cada miembro los permisos que tiene. Se avisa a su propietario.`;
export const portal_apps_approve_do = (): string =>
  `Aprobar la app`;
export const portal_apps_send_back_title = (v: { app: string }): string =>
  `¿Devolver ${v.app} al entorno de pruebas?`;
export const portal_apps_why = (): string =>
  `Di al propietario de la app por qué.`;
export const portal_apps_reason_hint = (): string =>
  `El propietario lo ve en Mis apps y lo recibe del bot.`;
export const portal_plans_lead = (): string =>
  `Planes que los miembros quieren pagar en monedas que este sitio no acepta por sí solo. Acuerda el pago con ellos y concede el plan cuando lo hayas recibido.`;
export const portal_plans_failed = (): string =>
  `No se pudieron cargar las solicitudes`;
export const portal_plans_of = (): string =>
  `solicitudes`;
export const portal_plans_none = (): string =>
  `No hay solicitudes`;
export const portal_plans_none_text = (): string =>
  `Cuando un miembro pide un plan por acuerdo, la solicitud te espera aquí.`;
export const portal_plans_list = (): string =>
  `Solicitudes de plan`;
export const portal_plans_owner = (): string =>
  `Solo el propietario del bot decide sobre los planes.`;
export const portal_plans_request = (v: { plan: string; months: number; coin: string }): string =>
  `${v.plan}, ${plural(v.months, { one: `${number(v.months)} mes`, other: `${number(v.months)} meses` })}, ${v.coin}`;
export const portal_plans_open = (): string =>
  `Abierta`;
export const portal_plans_granted = (): string =>
  `Concedida`;
export const portal_plans_declined = (): string =>
  `Rechazada`;
export const portal_plans_withdrawn = (): string =>
  `Retirada`;
export const portal_plans_by = <T>(v: { name: (text: string) => T; id: string; time: (text: string) => T }): Rich<T> =>
  [`de `, v.name(``), ` (`, `${v.id}`, `), `, v.time(``)];
export const portal_plans_now = (): string =>
  `Plan actual`;
export const portal_plans_now_none = (): string =>
  `Ninguno`;
export const portal_plans_now_card = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, pagado con tarjeta, hasta el `, v.time(``)];
export const portal_plans_now_coin = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, pagado en monedas, hasta el `, v.time(``)];
export const portal_plans_now_grant = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, concedido, hasta el `, v.time(``)];
export const portal_plans_time = <T>(v: { from: (text: string) => T; to: (text: string) => T }): Rich<T> =>
  [`del `, v.from(``), ` al `, v.to(``)];
export const portal_plans_received = (): string =>
  `Recibido`;
export const portal_plans_grant = (): string =>
  `Conceder`;
export const portal_plans_decline = (): string =>
  `Rechazar`;
export const portal_plans_did_grant = (): string =>
  `Plan concedido`;
export const portal_plans_did_decline = (): string =>
  `Solicitud rechazada`;
export const portal_plans_whose = (v: { name: string; request: string }): string =>
  `${v.name}: ${v.request}`;
export const portal_plans_grant_title = (v: { request: string }): string =>
  `¿Conceder ${v.request}?`;
export const portal_plans_decline_title = (v: { request: string }): string =>
  `¿Rechazar ${v.request}?`;
export const portal_plans_grant_do = (): string =>
  `Conceder el plan`;
export const portal_plans_decline_do = (): string =>
  `Rechazar la solicitud`;
export const portal_plans_note = (): string =>
  `Anota lo que recibiste.`;
export const portal_plans_why = (): string =>
  `Di por qué.`;
export const portal_plans_grant_failed = (): string =>
  `No se pudo conceder el plan`;
export const portal_plans_decline_failed = (): string =>
  `No se pudo rechazar la solicitud`;
export const portal_plans_what = (): string =>
  `Lo que recibiste`;
export const portal_plans_what_hint = (): string =>
  `Cantidad, moneda y transacción. El miembro lo ve y el registro de auditoría lo guarda.`;
export const portal_plans_reason_hint = (): string =>
  `El miembro lo ve en la página de planes y lo recibe del bot.`;
export const portal_plans_effect_new = (v: { name: string }): string =>
  `${v.name} tiene el plan desde ahora.`;
export const portal_plans_effect_paid = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` pagó `, `${v.plan}`, ` hasta el `, v.end(``), `. Hasta entonces no se puede conceder nada.`];
export const portal_plans_effect_longer = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` tiene `, `${v.plan}`, ` hasta el `, v.end(``), `. Los meses nuevos se suman a eso.`];
export const portal_plans_effect_other = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` tiene `, `${v.plan}`, ` hasta el `, v.end(``), `. El plan nuevo lo sustituye al momento y lo que queda se pierde.`];
export const apps_lead = (): string =>
  `Las apps te piden permiso a través del bot. Tus permisos aparecen aquí hasta que los retires.`;
export const apps_list = (): string =>
  `La lista de apps`;
export const apps_sign_in = (): string =>
  `Entra para ver tus apps`;
export const apps_purpose = (): string =>
  `Entra para ver lo que permitiste a las apps.`;
export const apps_private = (): string =>
  `Solo tú puedes ver lo que permitiste.`;
export const apps_failed = (): string =>
  `No se pudieron cargar tus apps`;
export const apps_kept = (): string =>
  `No ha cambiado nada.`;
export const apps_none = (): string =>
  `Ninguna app tiene acceso`;
export const apps_none_text = (): string =>
  `Cuando una app te pregunta a través del bot y la permites, aparece aquí.`;
export const apps_all = (): string =>
  `Apps que permitiste o bloqueaste`;
export const apps_more = (v: { count: number }): string =>
  `Aquí están las primeras ${number(v.count)}. Las demás aparecen según quites algunas de estas.`;
export const apps_blocked = (): string =>
  `Bloqueada`;
export const apps_by = <T>(v: { developer: (text: string) => T }): Rich<T> =>
  [`de `, v.developer(``)];
export const apps_may = (): string =>
  `Puede`;
export const apps_may_read_balance = (): string =>
  `ver el saldo de tu dirección principal`;
export const apps_may_read_history = (): string =>
  `ver tus propinas, envíos, retiros del faucet y recompensas semanales`;
export const apps_may_request_payments = (): string =>
  `pedirte pagos, cada uno de los cuales haces o rechazas tú`;
export const apps_may_send_notifications = (): string =>
  `escribirte a través del bot`;
export const apps_may_access_profile = (): string =>
  `ver tu nombre, nombre de usuario, rango, puntos y cuándo te uniste`;
export const apps_may_manage_escrow = (): string =>
  `crear depósitos en garantía contigo, cuyas condiciones confirmas y cuyos pagos firmas tú`;
export const apps_since = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`desde el `, v.date(``)];
export const apps_blocked_on = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`La bloqueaste el `, v.date(``), `, así que no puede preguntarte nada.`];
export const apps_withdraw = (): string =>
  `Retirar el acceso`;
export const apps_withdraw_ask = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`¿Retirar todo el acceso de `, v.app(``), `?`];
export const apps_withdraw_text = (): string =>
  `La app pierde su acceso al momento. Puede volver a pedírtelo a través del bot, salvo que la bloquees allí.`;
export const apps_withdrawn = (): string =>
  `Acceso retirado`;
export const apps_unchanged = (v: { problem: string }): string =>
  `No se cambió nada: ${v.problem}`;
export const apps_unblock = (): string =>
  `Desbloquear`;
export const apps_unblocked = (v: { app: string }): string =>
  `Ya puede volver a preguntarte: ${v.app}`;
export const dev_title = (): string =>
  `Crea con el bot`;
export const dev_lead = (v: { community: string }): string =>
  `Perfiles, saldos, pagos, mensajes y depósitos en garantía de la comunidad de ${v.community} para tu propia app.`;
export const dev_free_key = (): string =>
  `Consigue una clave gratis`;
export const dev_get_access = (): string =>
  `Consigue acceso a la API`;
export const dev_portal_link = (): string =>
  `Portal de desarrollo`;
export const dev_about = (): string =>
  `Sobre la API`;
export const dev_tab = (): string =>
  `Esta pestaña`;
export const dev_overview = (): string =>
  `Resumen`;
export const dev_pricing = (): string =>
  `Precios`;
export const dev_documentation = (): string =>
  `Documentación`;
export const dev_examples = (): string =>
  `Ejemplos`;
export const dev_links = (): string =>
  `Para desarrolladores`;
export const dev_source = (): string =>
  `Código fuente`;
export const dev_contact = (): string =>
  `Contacto`;
export const dev_chat = (): string =>
  `Chat`;
export const dev_start = (): string =>
  `Del muelle a mar abierto`;
export const dev_start_register = (): string =>
  `Registra tu app`;
export const dev_start_register_text = (): string =>
  `En el portal de desarrollo. Empieza en el entorno de pruebas, donde solo llega a tu propia cuenta.`;
export const dev_start_key = (): string =>
  `Crea una clave`;
export const dev_start_key_text = (): string =>
  `Solo con los permisos que tu app necesita. Cada miembro autoriza tu app por separado, en el bot.`;
export const dev_start_production = (): string =>
  `Pasa a producción`;
export const dev_start_production_text = (): string =>
  `Un administrador revisa tu app. Una vez aprobada, puede preguntar a cualquier miembro.`;
export const dev_register_app = (): string =>
  `Registrar una app`;
export const dev_manage_keys = (): string =>
  `Gestionar claves API`;
export const dev_see_examples = (): string =>
  `Ver ejemplos`;
export const dev_allowed = (): string =>
  `Qué se le puede permitir a una clave`;
export const dev_allowed_text = (v: { community: string }): string =>
  `La clave de una app solo puede tener lo que la app declara. Ninguna clave puede mover monedas: los miembros de la comunidad de ${v.community} confirman los pagos en sus propias billeteras.`;
export const dev_figures = (): string =>
  `Cifras`;
export const dev_endpoints = (): string =>
  `Endpoints de la API`;
export const dev_production_apps = (): string =>
  `Apps en producción`;
export const dev_webhooks_sent = (): string =>
  `Webhooks en 30 días`;
export const dev_uptime = (): string =>
  `Disponibilidad en 90 días`;
export const dev_key_read_balance = (): string =>
  `Leer el saldo`;
export const dev_key_read_balance_text = (): string =>
  `Lee el saldo de la billetera de los usuarios`;
export const dev_key_read_history = (): string =>
  `Leer el historial de transacciones`;
export const dev_key_read_history_text = (): string =>
  `Lee el historial de transacciones de los usuarios`;
export const dev_key_request_payments = (): string =>
  `Pedir pagos`;
export const dev_key_request_payments_text = (): string =>
  `Pide pagos a los usuarios, que ellos confirman`;
export const dev_key_send_notifications = (): string =>
  `Enviar notificaciones`;
export const dev_key_send_notifications_text = (): string =>
  `Envía notificaciones a los usuarios a través del bot`;
export const dev_key_access_profile = (): string =>
  `Acceder al perfil`;
export const dev_key_access_profile_text = (): string =>
  `Lee los datos básicos del perfil de los usuarios`;
export const dev_key_manage_escrow = (): string =>
  `Gestionar depósitos en garantía`;
export const dev_key_manage_escrow_text = (): string =>
  `Gestión avanzada de transacciones con depósito en garantía`;
export const dev_by_card = (): string =>
  `Con tarjeta.`;
export const dev_by_card_or_coin = (v: { coin: string; percent: string }): string =>
  `Con tarjeta, o en ${v.coin} por un ${v.percent} % menos.`;
export const dev_without_plan = (v: { apps: number }): string =>
  `Sin plan puedes registrar ${plural(v.apps, { one: `${number(v.apps)} app y probar sus webhooks`, other: `${number(v.apps)} apps y probar sus webhooks` })} en el entorno de pruebas.`;
export const dev_sandbox_requests = (v: { requests: number }): string =>
  `Sin plan tus claves funcionan en el entorno de pruebas: solo con tu propia cuenta, con ${plural(v.requests, { one: `${number(v.requests)} solicitud`, other: `${number(v.requests)} solicitudes` })} al mes.`;
export const dev_most_popular = (): string =>
  `El más popular`;
export const dev_choose_plan = (v: { plan: string }): string =>
  `Elegir ${v.plan}`;
export const dev_price_month = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`al mes`)];
export const dev_price_year = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`al año`)];
export const dev_price_yearly = (v: { price: string; saving: string }): string =>
  `${v.price} al año, ${v.saving} menos.`;
export const dev_price_coin = (v: { price: string; list: string }): string =>
  `O ${v.price} al mes en lugar de ${v.list}.`;
export const dev_plan_requests = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} solicitud API`, other: `${number(v.count)} solicitudes API` })}`;
export const dev_plan_webhooks = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} webhook`, other: `${number(v.count)} webhooks` })}`;
export const dev_plan_apps = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} app`, other: `${number(v.count)} apps` })}`;
export const dev_plan_requests_all = (): string =>
  `Solicitudes API ilimitadas`;
export const dev_plan_webhooks_all = (): string =>
  `Webhooks ilimitados`;
export const dev_plan_apps_all = (): string =>
  `Apps ilimitadas`;
export const dev_plan_community = (): string =>
  `Ayuda de la comunidad`;
export const dev_plan_email = (): string =>
  `Ayuda por correo`;
export const dev_plan_rates = (): string =>
  `Límites de frecuencia a medida`;
export const dev_plan_escrow = (): string =>
  `Gestión de depósitos en garantía`;
export const dev_plan_dedicated = (): string =>
  `Ayuda dedicada`;
export const dev_plan_label = (): string =>
  `Opciones de marca blanca`;
export const dev_plan_manager = (): string =>
  `Gestor de cuenta`;
export const dev_plan_sla = (): string =>
  `Garantías de SLA`;
export const dev_documentation_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Cada llamada de la API, tal como la describe el propio servidor, en inglés. Las herramientas pueden leer lo mismo en el `, v.a(`documento OpenAPI`), `.`];
export const dev_search_calls = (): string =>
  `Buscar llamadas`;
export const dev_search_hint = (): string =>
  `Ruta, método o palabras`;
export const dev_calls_of = (v: { found: number; all: number }): string =>
  `${number(v.found)} de ${number(v.all)} llamadas`;
export const dev_press_slash = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [`Pulsa `, v.key(``), ` para buscar.`];
export const dev_no_call = (): string =>
  `Ninguna llamada coincide`;
export const dev_show_all_calls = (): string =>
  `Mostrar todas las llamadas`;
export const dev_no_call_text = (): string =>
  `Busca por ruta, método, nombre o resumen en inglés.`;
export const dev_areas = (): string =>
  `Áreas de la API`;
export const dev_document_failed = (): string =>
  `No se cargó el documento de la API`;
export const dev_access_public = (): string =>
  `Cualquiera`;
export const dev_access_member = (): string =>
  `Miembros con sesión iniciada`;
export const dev_access_admin = (): string =>
  `Administradores`;
export const dev_access_gateway = (): string =>
  `Bot de la billetera`;
export const dev_access_demo = (): string =>
  `Solo en la demo`;
export const dev_api_key = (): string =>
  `Clave API`;
export const dev_operation_name = (): string =>
  `Nombre:`;
export const dev_parameters = (): string =>
  `Parámetros`;
export const dev_errors = (): string =>
  `Errores`;
export const dev_body = (): string =>
  `Cuerpo`;
export const dev_answer = (): string =>
  `Respuesta`;
export const dev_examples_lead = (v: { variable: string }): string =>
  `Pon tu clave en ${v.variable} y ejecútalos tal cual.`;
export const dev_call = (): string =>
  `Llamada`;
export const dev_code_language = (): string =>
  `Lenguaje`;
export const dev_example_in = (v: { language: string }): string =>
  `Ejemplo: ${v.language}`;
export const dev_copy = (): string =>
  `Copiar`;
export const dev_hooks_title = (): string =>
  `Webhooks: qué comunican y cómo verificarlos`;
export const dev_event_paid = (): string =>
  `Un miembro pagó lo que tu app pidió`;
export const dev_event_granted = (): string =>
  `Un miembro le permitió algo a tu app`;
export const dev_event_revoked = (): string =>
  `Un miembro retiró un permiso así`;
export const dev_event_escrow = (): string =>
  `Un depósito en garantía de tu app se ingresó, se liberó o se devolvió`;
export const dev_event_approved = (): string =>
  `Un administrador aprobó tu app para producción`;
export const dev_event_test = (): string =>
  `Pediste un evento de prueba en «Mis apps»`;
export const dev_hooks_text = (v: { minutes: number; times: number }): string =>
  `Cada uno es un POST con un cuerpo JSON. La cabecera Quarterdeck-Signature lleva la hora y un HMAC-SHA256 de hora, punto y cuerpo, hecho con el secreto de tu app; rechaza lo que tenga más de ${plural(v.minutes, { one: `${number(v.minutes)} minuto`, other: `${number(v.minutes)} minutos` })}. Responde con 200 a 299 en 5 segundos; si no, se envía de nuevo, hasta ${plural(v.times, { one: `${number(v.times)} vez`, other: `${number(v.times)} veces` })} en dos días. Un evento conserva su id, para que proceses cada uno una sola vez.`;
export const dev_hooks_code = (): string =>
  `Verificar un webhook en TypeScript`;
export const dev_type_in = (v: { type: string; place: string }): string =>
  `${v.type} en ${v.place}`;
export const dev_type_or = (v: { first: string; second: string }): string =>
  `${v.first} o ${v.second}`;
export const dev_type_list = (v: { type: string }): string =>
  `lista de ${v.type}`;
export const dev_type_any = (): string =>
  `cualquiera`;
export const dev_run = (): string =>
  `Ejecutar`;
export const dev_run_what = (v: { call: string }): string =>
  `Ejecutar: ${v.call}`;
export const dev_run_key_hint = (): string =>
  `Para todas las llamadas de aquí, hasta que dejes esta pestaña. No se guarda.`;
export const dev_run_key_missing = (): string =>
  `Escribe tu clave API.`;
export const dev_run_choose = (): string =>
  `Elige`;
export const dev_run_not_sent = (): string =>
  `No se envía`;
export const dev_run_enter = (): string =>
  `Escribe un valor.`;
export const dev_run_most = (v: { most: string }): string =>
  `Número máximo de caracteres: ${v.most}.`;
export const dev_run_least = (v: { least: string }): string =>
  `Número mínimo de caracteres: ${v.least}.`;
export const dev_run_one_of = (): string =>
  `Elige uno de los valores.`;
export const dev_run_invalid = (): string =>
  `Este valor no es válido.`;
export const dev_run_like = (v: { example: string }): string =>
  `Escribe un valor como ${v.example}.`;
export const dev_run_no_answer = (): string =>
  `El servidor no respondió. Comprueba la conexión e inténtalo de nuevo.`;
export const dev_run_duration = (v: { ms: number }): string =>
  `en ${number(v.ms)} ms`;
export const dev_run_cut = (): string =>
  `Solo se muestra el principio.`;
export const dev_keys_title = (): string =>
  `Gestión de claves API`;
export const dev_keys_lead = (): string =>
  `Con las claves, tus programas usan la API en tu nombre, cada una solo con los permisos que le das.`;
export const dev_keys_new = (): string =>
  `Crear una clave nueva`;
export const dev_keys_sign_in = (): string =>
  `Entra para gestionar tus claves API`;
export const dev_keys_purpose = (): string =>
  `Para ver y crear tus claves API.`;
export const dev_keys_whose = (): string =>
  `Las claves son de los miembros: cada una actúa en nombre del miembro que la creó.`;
export const dev_keys_no_sign_in = (): string =>
  `Las claves son de los miembros, y en este sitio aún no se puede entrar con una cuenta.`;
export const dev_keys_yours = (): string =>
  `Tus claves API`;
export const dev_keys_summary = (): string =>
  `Resumen`;
export const dev_keys_total = (): string =>
  `Claves en total`;
export const dev_keys_working = (): string =>
  `Claves activas`;
export const dev_keys_requests_today = (): string =>
  `Solicitudes hoy`;
export const dev_keys_failed = (): string =>
  `No se pudieron cargar tus claves`;
export const dev_keys_none = (): string =>
  `Aún no hay claves API`;
export const dev_keys_none_text = (): string =>
  `Con una clave, uno de tus programas llama a la API. Crea una para cada programa, así puedes terminar cada una por separado.`;
export const dev_keys_first = (): string =>
  `Crea tu primera clave API`;
export const dev_keys_plan = (): string =>
  `Tu plan`;
export const dev_keys_plan_none = (): string =>
  `Aún no tienes ningún plan.`;
export const dev_keys_plan_stopped = (): string =>
  `Tu plan ya no está activo.`;
export const dev_keys_plan_needed = (): string =>
  `Puedes crear claves, pero la API rechaza sus llamadas hasta que tengas un plan.`;
export const dev_keys_plan_choose = (): string =>
  `Elige un plan`;
export const dev_keys_plan_see = (): string =>
  `Ver los planes`;
export const dev_keys_app = (): string =>
  `App (opcional)`;
export const dev_keys_app_none = (): string =>
  `Ninguna app`;
export const dev_keys_app_sandbox = (v: { name: string }): string =>
  `${v.name} (entorno de pruebas)`;
export const dev_keys_app_hint = (): string =>
  `Con una app, la clave llega también a los miembros que dan acceso a esa app. Sin app, solo llega a tus propios datos.`;
export const dev_keys_no_apps = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`No tienes apps, así que la clave solo llega a tus propios datos. Para llegar a los miembros que lo permitan, primero `, v.a(`registra una app`), `. Este formulario se queda como lo has rellenado.`];
export const dev_keys_apps_failed = (): string =>
  `Tus apps no se cargaron.`;
export const dev_keys_create = (): string =>
  `Crear una clave API nueva`;
export const dev_keys_notice = (): string =>
  `Aviso de seguridad`;
export const dev_keys_notice_text = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Aviso de seguridad:`), ` las claves API dan acceso a las billeteras de los usuarios. Da los mínimos permisos: elige solo lo que esta clave necesita.`];
export const dev_keys_name = (): string =>
  `Nombre de la clave`;
export const dev_keys_name_hint = (): string =>
  `Dónde la usas, por ejemplo: servidor de la tienda`;
export const dev_keys_expires = (): string =>
  `Caduca`;
export const dev_keys_never = (): string =>
  `Nunca`;
export const dev_keys_in_days = (v: { days: number }): string =>
  `En ${plural(v.days, { one: `${number(v.days)} día`, other: `${number(v.days)} días` })}`;
export const dev_keys_in_a_year = (): string =>
  `En un año`;
export const dev_keys_declared = <T>(v: { app: (text: string) => T; permissions: string }): Rich<T> =>
  [`Las claves de `, v.app(``), ` solo pueden lo que la app declara: `, `${v.permissions}`, `.`];
export const dev_keys_declared_all = (v: { permissions: string }): string =>
  `Todas tienen: ${v.permissions}.`;
export const dev_keys_declare_more = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Para permitir más, `, v.a(`edita la app`), `.`];
export const dev_keys_create_do = (): string =>
  `Crear clave`;
export const dev_keys_incomplete = (): string =>
  `Datos incompletos`;
export const dev_keys_name_missing = (): string =>
  `Escribe un nombre para tu clave API.`;
export const dev_keys_permission_missing = (): string =>
  `Elige al menos un permiso.`;
export const dev_keys_created = (): string =>
  `Clave API creada`;
export const dev_keys_created_text = (): string =>
  `Tu nueva clave API se ha generado correctamente.`;
export const dev_keys_create_failed = (): string =>
  `No se pudo crear la clave API. Inténtalo de nuevo.`;
export const dev_keys_call = (): string =>
  `Tu primera llamada`;
export const dev_keys_call_text = <T>(v: { name: (text: string) => T; status: (text: string) => T }): Rich<T> =>
  [`Pregunta qué puede hacer `, v.name(``), `, y cuenta como una solicitud. Una clave que funciona recibe `, v.status(``), ` con su nombre, sus permisos y sus límites.`];
export const dev_keys_call_code = (): string =>
  `Llamada con curl`;
export const dev_keys_call_all = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Todas las llamadas están en la `, v.a(`documentación`), `, donde puedes ejecutar las de lectura.`];
export const dev_keys_active = (): string =>
  `Activa`;
export const dev_keys_inactive = (): string =>
  `Inactiva`;
export const dev_keys_app_removed = (): string =>
  `App eliminada`;
export const dev_keys_replaced = (): string =>
  `Reemplazada`;
export const dev_keys_expired = (): string =>
  `Caducada`;
export const dev_keys_made_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Creada el `, v.time(``)];
export const dev_keys_used = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Último uso: `, v.time(``)];
export const dev_keys_used_from = <T>(v: { time: (text: string) => T; network: string }): Rich<T> =>
  [`Último uso: `, v.time(``), `, desde `, `${v.network}`];
export const dev_keys_expires_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Caduca: `, v.time(``)];
export const dev_keys_expired_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Caducó: `, v.time(``)];
export const dev_keys_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Reemplazada por una clave más nueva; funciona hasta `, v.time(``)];
export const dev_keys_worked_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Reemplazada por una clave más nueva; funcionó hasta `, v.time(``)];
export const dev_keys_for_app = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Para la app `, v.app(``)];
export const dev_keys_withheld = (v: { permissions: string }): string =>
  `Su app ya no declara lo que estos necesitan, así que no hacen nada: ${v.permissions}.`;
export const dev_badge_read_balance = (): string =>
  `SALDO`;
export const dev_badge_read_history = (): string =>
  `HISTORIAL`;
export const dev_badge_request_payments = (): string =>
  `PAGOS`;
export const dev_badge_send_notifications = (): string =>
  `NOTIFICACIONES`;
export const dev_badge_access_profile = (): string =>
  `PERFIL`;
export const dev_badge_manage_escrow = (): string =>
  `DEPÓSITOS EN GARANTÍA`;
export const dev_keys_requests = (): string =>
  `Solicitudes en total`;
export const dev_keys_rate = (): string =>
  `Límite de frecuencia`;
export const dev_keys_per_minute = (v: { count: number }): string =>
  `${number(v.count)}/min`;
export const dev_keys_chart = (v: { days: number }): string =>
  `Solicitudes por día, ${plural(v.days, { one: `último día`, other: `últimos ${number(v.days)} días` })} (UTC)`;
export const dev_keys_chart_day = (v: { day: string; requests: number }): string =>
  `${v.day}: ${plural(v.requests, { one: `${number(v.requests)} solicitud`, other: `${number(v.requests)} solicitudes` })}`;
export const dev_keys_chart_none = (v: { name: string; days: number }): string =>
  `${v.name}: ninguna solicitud en ${plural(v.days, { one: `el último día`, other: `los últimos ${number(v.days)} días` })}`;
export const dev_keys_chart_text = (v: { name: string; days: number; used: string }): string =>
  `${v.name}: solicitudes por día en ${plural(v.days, { one: `el último día`, other: `los últimos ${number(v.days)} días` })}: ${v.used}; ninguna en los demás`;
export const dev_keys_hide = (): string =>
  `Ocultar`;
export const dev_keys_reveal = (): string =>
  `Mostrar`;
export const dev_keys_lost = (): string =>
  `Esta clave sigue funcionando, pero ya no se puede mostrar. Rótala para obtener una que sí se pueda.`;
export const dev_keys_again = (): string =>
  `Las claves se muestran completas durante un cuarto de hora después de entrar. Entra de nuevo para ver esta.`;
export const dev_keys_again_purpose = (): string =>
  `Para ver tus claves API.`;
export const dev_keys_deactivate = (): string =>
  `Desactivar`;
export const dev_keys_activate = (): string =>
  `Activar`;
export const dev_keys_rotate = (): string =>
  `Rotar`;
export const dev_keys_delete = (): string =>
  `Eliminar`;
export const dev_keys_updated = (): string =>
  `Clave API actualizada`;
export const dev_keys_updated_text = (): string =>
  `Se ha actualizado el estado de la clave API.`;
export const dev_keys_rotate_title = (v: { name: string }): string =>
  `¿Rotar ${v.name}?`;
export const dev_keys_rotate_do = (): string =>
  `Rotar clave`;
export const dev_keys_rotate_text = (): string =>
  `Recibes una clave nueva con el mismo nombre y los mismos permisos. Ponla en tu programa antes de que termine la antigua.`;
export const dev_keys_rotate_grace = (): string =>
  `La clave antigua sigue funcionando`;
export const dev_keys_grace_none = (): string =>
  `Nada: que termine ahora`;
export const dev_keys_grace_hour = (): string =>
  `Una hora`;
export const dev_keys_grace_day = (): string =>
  `Un día`;
export const dev_keys_grace_week = (): string =>
  `Siete días`;
export const dev_keys_delete_title = (v: { name: string }): string =>
  `¿Eliminar ${v.name}?`;
export const dev_keys_delete_text = (): string =>
  `La eliminación es permanente: los programas que usan esta clave dejan de funcionar enseguida. Durante diez minutos puedes volver a crear la misma clave.`;
export const dev_keys_delete_do = (): string =>
  `Eliminar clave`;
export const dev_keys_deleted = (): string =>
  `Clave API eliminada`;
export const dev_keys_deleted_text = (): string =>
  `La clave API se ha eliminado de forma permanente.`;
export const dev_keys_delete_failed = (): string =>
  `No se pudo eliminar la clave API.`;
export const dev_keys_gone = (): string =>
  `Claves eliminadas`;
export const dev_keys_gone_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [v.name(``), ` se eliminó y ya no funciona. Durante diez minutos puedes volver a crear la misma clave.`];
export const dev_keys_restore = (): string =>
  `Crear de nuevo`;
export const dev_keys_dismiss = (v: { name: string }): string =>
  `Descartar ${v.name}`;
export const dev_keys_restored = (): string =>
  `Clave API creada de nuevo`;
export const dev_keys_restored_text = (v: { name: string }): string =>
  `${v.name} vuelve a funcionar.`;
export const dev_keys_advice = (): string =>
  `Buenas prácticas de seguridad`;
export const dev_keys_store = (): string =>
  `Guarda las claves en un lugar seguro`;
export const dev_keys_store_text = (): string =>
  `En un gestor de contraseñas o un almacén de secretos, nunca en tu código.`;
export const dev_keys_environment = (): string =>
  `Usa variables de entorno`;
export const dev_keys_environment_text = (): string =>
  `Pasa las claves a los programas desde fuera, para que nunca acaben en un repositorio.`;
export const dev_keys_monitor = (): string =>
  `Vigila el uso`;
export const dev_keys_monitor_text = (): string =>
  `Revisa las solicitudes de cada clave: cualquiera que no puedas explicar es una advertencia.`;
export const dev_keys_rotation = (): string =>
  `Rota las claves`;
export const dev_keys_rotation_text = (): string =>
  `Reemplázalas con regularidad, y enseguida cuando alguien deje tu equipo.`;
export const dev_keys_report = (): string =>
  `Informa de actividad sospechosa`;
export const dev_keys_report_text = (): string =>
  `Primero desactiva la clave y luego escríbenos.`;
export const dev_keys_contact = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Para soporte a empresas y límites de frecuencia más altos, escribe a `, v.a(``), `.`];
export const member_failed = (): string =>
  `No se pudo cargar este miembro`;
export const member_panel = (): string =>
  `El miembro`;
export const member_share = (v: { name: string; rank: string; community: string }): string =>
  `${v.name}, ${v.rank} de la tripulación de ${v.community}`;
export const member_voyage = (): string =>
  `El viaje`;
export const member_standing = <T>(v: { b: (text: string) => T; points: number; place: string }): Rich<T> =>
  [v.b(`${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`), `, puesto `, `${v.place}`, ` por puntos totales`];
export const member_next = <T>(v: { label: (text: string) => T; points: number; rank: string }): Rich<T> =>
  [v.label(`Siguiente: `), `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`, ` para `, `${v.rank}`, `.`];
export const member_next_none = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Siguiente: `), `Nada: es el rango más alto.`];
export const member_week_enough = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Esta semana: `), `puntos suficientes para una parte del fondo.`];
export const member_week_not = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Esta semana: `), `sin derecho a una parte del fondo.`];
export const member_week_missing = <T>(v: { label: (text: string) => T; points: number }): Rich<T> =>
  [v.label(`Esta semana: `), `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`, ` más para una parte del fondo.`];
export const member_ranks = (): string =>
  `Rangos`;
export const member_reached = <T>(v: { rank: string; more: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, v.more(`, alcanzado`)];
export const member_figures = (): string =>
  `En cifras`;
export const member_tipped = (): string =>
  `Propinas dadas`;
export const member_received = (): string =>
  `Propinas recibidas`;
export const member_tips = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} propina`, other: `${number(v.count)} propinas` })}`;
export const member_earned = (): string =>
  `Ganado del fondo`;
export const member_in_weeks = (v: { count: number }): string =>
  `en ${plural(v.count, { one: `${number(v.count)} semana`, other: `${number(v.count)} semanas` })}`;
export const member_see = (): string =>
  `Ver`;
export const member_weeks = (): string =>
  `Semanas con parte`;
export const member_no_share = (): string =>
  `Aún sin parte`;
export const member_no_share_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Aquí aparecen las semanas en que `, v.name(``), ` tiene parte del fondo.`];
export const member_newest = (): string =>
  `Semanas más recientes`;
export const member_newest_of = (v: { count: number; all: number }): string =>
  `Las ${number(v.count)} más recientes de ${number(v.all)}.`;
export const member_place = (v: { place: number }): string =>
  `Puesto ${number(v.place)}`;
export const member_curve = (v: { date: string; points: number }): string =>
  `Puntos en estas semanas, el máximo el ${v.date}: ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`;
export const portal_broadcast_lead = (): string =>
  `Publicaciones aprobadas. Una difusión envía una a cada miembro al que el bot puede escribir.`;
export const portal_broadcast_not_loaded = (): string =>
  `No se pudieron cargar las publicaciones aprobadas`;
export const portal_broadcast_none = (): string =>
  `No hay publicaciones aprobadas para difundir`;
export const portal_broadcast_none_text = (): string =>
  `Una publicación aparece aquí en cuanto se aprueba un envío.`;
export const portal_broadcast_posts = (): string =>
  `Publicaciones aprobadas`;
export const portal_broadcast_list_of = (): string =>
  `publicaciones`;
export const portal_broadcast_approved = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, ` · aprobada `, v.time(``)];
export const portal_broadcast_view = (): string =>
  `Ver`;
export const portal_broadcast_send = (): string =>
  `Difundir`;
export const portal_broadcast_dialog = (): string =>
  `Difundir esta publicación`;
export const portal_broadcast_creator = (): string =>
  `Autoría`;
export const portal_broadcast_score = (): string =>
  `Valoración`;
export const portal_broadcast_url = (): string =>
  `URL`;
export const portal_broadcast_for = (): string =>
  `Mensaje para`;
export const portal_broadcast_everybody = (): string =>
  `Todo el mundo`;
export const portal_broadcast_written = (v: { language: string }): string =>
  `${v.language}: escrito`;
export const portal_broadcast_message = (): string =>
  `Mensaje propio (opcional)`;
export const portal_broadcast_message_in = (v: { language: string }): string =>
  `Mensaje propio en ${v.language} (opcional)`;
export const portal_broadcast_hint = (): string =>
  `Aparece sobre el enlace. La vista previa es lo que sale, palabra por palabra.`;
export const portal_broadcast_hint_in = (v: { language: string }): string =>
  `Para miembros que leen ${v.language}, en lugar del mensaje para todo el mundo.`;
export const portal_broadcast_frames = (): string =>
  `El título y el tipo llegan en el idioma de cada miembro.`;
export const portal_broadcast_me_first = (): string =>
  `Enviármelo primero`;
export const portal_broadcast_now = (): string =>
  `Difundir ahora`;
export const portal_broadcast_failed = (): string =>
  `La difusión falló`;
export const portal_broadcast_unanswered = (v: { reason: string }): string =>
  `${v.reason}. Puede que esté en marcha: «Últimas difusiones» lo mostrará en un momento.`;
export const portal_broadcast_preview = (): string =>
  `Vista previa`;
export const portal_broadcast_preview_to = (v: { count: number }): string =>
  `· a ${plural(v.count, { one: `${number(v.count)} miembro`, other: `${number(v.count)} miembros` })}`;
export const portal_broadcast_preview_in = (v: { language: string }): string =>
  `· para miembros que leen ${v.language}`;
export const portal_broadcast_preview_again = (): string =>
  `Nueva vista previa`;
export const portal_broadcast_another_header = (): string =>
  `Otro título`;
export const portal_broadcast_changed = (): string =>
  `El mensaje ha cambiado desde que se te envió.`;
export const portal_broadcast_delivered = (): string =>
  `Enviado a ti. Míralo en Telegram antes de que llegue a todo el mundo.`;
export const portal_broadcast_not_delivered = (): string =>
  `No te llegó: empieza primero un chat con el bot.`;
export const portal_broadcast_not_sent = (): string =>
  `No se te pudo enviar`;
export const portal_broadcast_no_preview = (): string =>
  `No se pudo preparar la vista previa`;
export const portal_broadcast_last = (): string =>
  `Últimas difusiones`;
export const portal_broadcast_last_counts = (v: { sent: number; all: number; failed: number; unclear: number }): string =>
  `${number(v.sent)} de ${number(v.all)} enviados, ${number(v.failed)} fallidos${plural(v.unclear, { '=0': ``, other: ` (${number(v.unclear)} de ellos sin aclarar)` })}`;
export const portal_broadcast_last_by = <T>(v: { name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [`por `, v.name(``), `, `, v.time(``)];
export const portal_broadcast_running = (): string =>
  `En curso`;
export const portal_broadcast_paused = (): string =>
  `En pausa`;
export const portal_broadcast_cancelled = (): string =>
  `Cancelada`;
export const portal_broadcast_done = (): string =>
  `Terminada`;
export const portal_broadcast_of_post = (v: { id: string }): string =>
  `Difusión de #${v.id}`;
export const portal_broadcast_of_policy = (v: { week: string }): string =>
  `Difusión de las reglas de ${v.week}`;
export const portal_broadcast_subject_policy = (v: { week: string }): string =>
  `las reglas de ${v.week}`;
export const portal_broadcast_meter_paused = (v: { broadcast: string }): string =>
  `${v.broadcast}, en pausa`;
export const portal_broadcast_counts = (v: { sent: number; failed: number; unclear: number; waiting: number }): string =>
  `${number(v.sent)} enviados, ${number(v.failed)} fallidos${plural(v.unclear, { '=0': ``, other: ` (${number(v.unclear)} de ellos sin aclarar)` })}, ${number(v.waiting)} en espera`;
export const portal_broadcast_pause = (): string =>
  `Pausar`;
export const portal_broadcast_resume = (): string =>
  `Reanudar`;
export const portal_broadcast_not_paused = (): string =>
  `No se pudo pausar la difusión`;
export const portal_broadcast_not_resumed = (): string =>
  `No se pudo reanudar la difusión`;
export const portal_broadcast_not_cancelled = (): string =>
  `No se pudo cancelar la difusión`;
export const portal_broadcast_success = (): string =>
  `¡Difusión enviada!`;
export const portal_broadcast_success_post = (v: { sent: number; failed: number }): string =>
  `Publicación compartida con ${plural(v.sent, { one: `${number(v.sent)} persona`, other: `${number(v.sent)} personas` })} (${number(v.failed)} fallidos)`;
export const portal_broadcast_success_policy = (v: { sent: number; failed: number }): string =>
  `Reglas compartidas con ${plural(v.sent, { one: `${number(v.sent)} persona`, other: `${number(v.sent)} personas` })} (${number(v.failed)} fallidos)`;
export const portal_broadcast_was_paused = (): string =>
  `Difusión en pausa`;
export const portal_broadcast_was_paused_text = (v: { sent: number; failed: number; waiting: number }): string =>
  `${plural(v.sent, { one: `${number(v.sent)} mensaje enviado`, other: `${number(v.sent)} mensajes enviados` })}, ${number(v.failed)} fallidos, ${number(v.waiting)} pendientes. Reanúdala o cancélala arriba de la página.`;
export const portal_broadcast_was_cancelled = (): string =>
  `Difusión cancelada`;
export const portal_broadcast_was_cancelled_text = (v: { sent: number }): string =>
  `${plural(v.sent, { one: `${number(v.sent)} mensaje enviado`, other: `${number(v.sent)} mensajes enviados` })} antes de eso.`;
export const portal_broadcast_under_way = (): string =>
  `Difusión en marcha`;
export const portal_broadcast_under_way_text = (v: { sent: number; waiting: number }): string =>
  `${plural(v.sent, { one: `${number(v.sent)} mensaje enviado`, other: `${number(v.sent)} mensajes enviados` })}, ${number(v.waiting)} pendientes. Su progreso está arriba de la página.`;
export const board_lead = (): string =>
  `Quién da propinas, quién gana y quién comparte el fondo de esta semana.`;
export const board_offline = (v: { time: string }): string =>
  `Estás sin conexión. Esta es la clasificación del ${v.time}.`;
export const board_refresh = (): string =>
  `Actualizar`;
export const board_main_site = (): string =>
  `Inicio`;
export const board_total = (): string =>
  `Total repartido`;
export const board_retry = (): string =>
  `Reintentar`;
export const board_open_bot = (): string =>
  `Abrir el bot`;
export const board_name = (): string =>
  `La tabla`;
export const board_pages = (): string =>
  `Páginas de la clasificación`;
export const board_search = (): string =>
  `Buscar miembros`;
export const board_search_hint = (): string =>
  `Usuario de Telegram o nombre`;
export const board_sort_by = (): string =>
  `Ordenar por`;
export const board_eligible_only = (): string =>
  `Solo quienes cumplen`;
export const board_sort_tipped = (): string =>
  `Propinas dadas`;
export const board_sort_received = (): string =>
  `Propinas recibidas`;
export const board_sort_earned = (): string =>
  `Recompensas totales`;
export const board_sort_points = (): string =>
  `Puntos totales`;
export const board_sort_weekly = (): string =>
  `Puntos semanales`;
export const board_sort_name = (): string =>
  `Nombre de usuario`;
export const board_members_none = (): string =>
  `Aún no hay miembros`;
export const board_members_unmatched = (v: { search: string }): string =>
  `Ningún miembro coincide con «${v.search}»`;
export const board_past_end = (v: { page: number; members: number; pages: number }): string =>
  `La página ${number(v.page)} está más allá del final: ${plural(v.members, { one: `${number(v.members)} miembro`, other: `${number(v.members)} miembros` })}, ${plural(v.pages, { one: `${number(v.pages)} página`, other: `${number(v.pages)} páginas` })}`;
export const board_past_end_of = (v: { page: number; members: number; search: string; pages: number }): string =>
  `La página ${number(v.page)} está más allá del final: ${plural(v.members, { one: `${number(v.members)} miembro`, other: `${number(v.members)} miembros` })} con «${v.search}», ${plural(v.pages, { one: `${number(v.pages)} página`, other: `${number(v.pages)} páginas` })}`;
export const board_range = (v: { range: string; members: number; sort: string }): string =>
  `${v.range} de ${plural(v.members, { one: `${number(v.members)} miembro`, other: `${number(v.members)} miembros` })}, orden: ${v.sort}`;
export const board_range_of = (v: { range: string; members: number; search: string; sort: string }): string =>
  `${v.range} de ${plural(v.members, { one: `${number(v.members)} miembro`, other: `${number(v.members)} miembros` })} con «${v.search}», orden: ${v.sort}`;
export const board_eligible_range = (v: { count: number; range: string; members: number; sort: string }): string =>
  `Cumplen: ${number(v.count)}; ${v.range} de ${plural(v.members, { one: `${number(v.members)} miembro`, other: `${number(v.members)} miembros` })}, orden: ${v.sort}`;
export const board_eligible_range_of = (v: { count: number; range: string; members: number; search: string; sort: string }): string =>
  `Cumplen: ${number(v.count)}; ${v.range} de ${plural(v.members, { one: `${number(v.members)} miembro`, other: `${number(v.members)} miembros` })} con «${v.search}», orden: ${v.sort}`;
export const board_not_refreshed = (): string =>
  `Sin actualizar`;
export const board_no_activity = (): string =>
  `Aún no hay actividad`;
export const board_updating = (): string =>
  `Actualizando…`;
export const board_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Actualizado: `, v.time(``)];
export const board_sort_column = (): string =>
  `Ordenar por columna`;
export const board_members = (): string =>
  `Miembros`;
export const board_member = (): string =>
  `Miembro`;
export const board_loading = (): string =>
  `Cargando la clasificación`;
export const board_lifetime = (): string =>
  `Puntos totales`;
export const board_lifetime_head = (): string =>
  `Pts. total`;
export const board_weekly = (): string =>
  `Puntos semanales`;
export const board_weekly_head = (): string =>
  `Pts. semana`;
export const board_earned = (): string =>
  `Total ganado`;
export const board_earned_head = (): string =>
  `Ganado`;
export const board_tipped = (): string =>
  `Dado`;
export const board_received = (): string =>
  `Recibido`;
export const board_age = (): string =>
  `Edad de la cuenta`;
export const board_age_head = (): string =>
  `Edad`;
export const board_account_created = (v: { date: string }): string =>
  `Cuenta creada: ${v.date}`;
export const board_days = (v: { days: number }): string =>
  `${plural(v.days, { one: `${number(v.days)} día`, other: `${number(v.days)} días` })}`;
export const board_tips = (v: { tips: number }): string =>
  `${plural(v.tips, { one: `${number(v.tips)} vez`, other: `${number(v.tips)} veces` })}`;
export const board_all_figures = (v: { name: string }): string =>
  `Todas las cifras: ${v.name}`;
export const board_rank = (): string =>
  `Puesto`;
export const board_moved_up = (v: { places: number }): string =>
  `Sube ${plural(v.places, { one: `${number(v.places)} puesto`, other: `${number(v.places)} puestos` })} desde la semana pasada`;
export const board_moved_down = (v: { places: number }): string =>
  `Baja ${plural(v.places, { one: `${number(v.places)} puesto`, other: `${number(v.places)} puestos` })} desde la semana pasada`;
export const board_highest_rank = (): string =>
  `El rango más alto`;
export const board_next_rank = (v: { points: number; rank: string }): string =>
  `${number(v.points)} pts. para ${v.rank}`;
export const board_profile = (): string =>
  `Enlace del perfil (abre una pestaña nueva)`;
export const board_verified = (): string =>
  `Verificado en Twitter/X`;
export const board_verified_as = (v: { handle: string }): string =>
  `Verificado en Twitter/X: ${v.handle}`;
export const board_admin = (): string =>
  `ADMIN`;
export const board_you = (): string =>
  `Tú`;
export const board_eligible = (): string =>
  `Cumple`;
export const board_not_eligible = (): string =>
  `No cumple`;
export const board_need = (v: { points: number }): string =>
  `${plural(v.points, { one: `Falta ${number(v.points)}`, other: `Faltan ${number(v.points)}` })}`;
export const board_counts = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} cuenta`, other: `${number(v.points)} cuentan` })}`;
export const board_eligible_from = (v: { points: string }): string =>
  `Se cumple a partir de ${v.points} puntos semanales`;
export const board_eligible_from_counted = (v: { threshold: string; points: number }): string =>
  `Se cumple a partir de ${v.threshold} puntos semanales; para el fondo ${plural(v.points, { one: `cuenta ${number(v.points)}`, other: `cuentan ${number(v.points)}` })}`;
export const board_level_high = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Alta`, v.more(`: actividad`)];
export const board_level_medium = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Media`, v.more(`: actividad`)];
export const board_level_low = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Baja`, v.more(`: actividad`)];
export const board_level_high_why = (): string =>
  `Actividad alta, por puntos totales`;
export const board_level_medium_why = (): string =>
  `Actividad media, por puntos totales`;
export const board_level_low_why = (): string =>
  `Actividad baja, por puntos totales`;
export const board_failed = (): string =>
  `La clasificación no se cargó`;
export const board_failed_text = (): string =>
  `No se pudieron obtener los datos de la clasificación. Inténtalo de nuevo.`;
export const board_try_again = (): string =>
  `Intentar de nuevo`;
export const board_none = (): string =>
  `Aún no hay actividad en la comunidad`;
export const board_none_text = (): string =>
  `Mar en calma. El primer /gm, /faucet o propina en el chat se lleva aquí el puesto 1.`;
export const board_no_hits = (): string =>
  `Nadie con ese nombre a bordo`;
export const board_no_hits_text = <T>(v: { search: (text: string) => T }): Rich<T> =>
  [`Ningún usuario ni nombre de la tabla contiene `, v.search(``), `. Basta una parte del nombre, y las mayúsculas no importan.`];
export const board_clear = (): string =>
  `Borrar la búsqueda`;
export const board_past_text = (): string =>
  `La tabla no tiene tantas páginas.`;
export const board_last_page = (): string =>
  `Ir a la última página`;
export const board_none_eligible = (): string =>
  `En esta página aún no cumple nadie`;
export const board_none_eligible_text = (): string =>
  `El filtro solo mira esta página. Los miembros cumplen durante la semana, cuando sus puntos semanales llegan al umbral.`;
export const board_show_all = (): string =>
  `Mostrar a todos`;
export const board_glance = (): string =>
  `Esta semana de un vistazo`;
export const board_pool = (): string =>
  `Fondo semanal`;
export const board_ends = (): string =>
  `Termina en`;
export const board_place = (): string =>
  `Tu puesto`;
export const board_sharing = (): string =>
  `Con parte`;
export const board_split_none = (): string =>
  `Aún no hay nadie con parte.`;
export const board_split_all = (v: { count: number }): string =>
  `Si la semana terminara ahora: ${plural(v.count, { one: `${number(v.count)} parte`, other: `${number(v.count)} partes` })}`;
export const board_split = (v: { part: string; count: number; all: number }): string =>
  `Si terminara ahora: ${v.part} para los primeros ${number(v.count)} de ${number(v.all)}`;
export const board_this_week = (): string =>
  `Esta semana`;
export const board_rewards = (): string =>
  `Fondo semanal`;
export const board_active = (): string =>
  `Activo`;
export const board_inactive = (): string =>
  `Inactivo`;
export const board_unavailable = (): string =>
  `El fondo semanal no está disponible`;
export const board_unavailable_text = (): string =>
  `No se pudo cargar el estado del fondo semanal. Inténtalo más tarde.`;
export const board_weekly_pool = (): string =>
  `En el fondo`;
export const board_shared_out = (): string =>
  `repartido cada semana`;
export const board_active_users = (): string =>
  `Miembros activos`;
export const board_active_users_note = (): string =>
  `hicieron algo esta semana`;
export const board_eligible_users = (): string =>
  `Miembros que cumplen`;
export const board_eligible_users_note = (v: { points: string }): string =>
  `desde ${v.points} puntos`;
export const board_points = (): string =>
  `Puntos en total`;
export const board_points_note = (): string =>
  `ganados por todos`;
export const board_schedule = (): string =>
  `Calendario`;
export const board_snapshot = (): string =>
  `Próximo cierre`;
export const board_snapshot_text = (): string =>
  `La semana se congela`;
export const board_distribution = (): string =>
  `Próximo reparto`;
export const board_distribution_text = (): string =>
  `El fondo se reparte`;
export const board_from = (): string =>
  `dom 23:00`;
export const board_until = (): string =>
  `dom 23:00 UTC`;
export const board_recent = (): string =>
  `Últimos repartos`;
export const board_all_weeks = (): string =>
  `Todas las semanas`;
export const board_recent_failed = (): string =>
  `No se pudieron cargar los últimos repartos.`;
export const board_recent_none = (): string =>
  `Aún no hay repartos`;
export const board_recent_none_text = (): string =>
  `El primer pago aparecerá aquí.`;
export const board_of_week = (v: { date: string }): string =>
  `semana del ${v.date}`;
export const board_provisional = (): string =>
  `Provisional`;
export const board_provisional_text = (): string =>
  `Hora de objeciones: aún sin repartir`;
export const board_week_link = <T>(v: { date: (text: string) => T; more: (text: string) => T; week: string }): Rich<T> =>
  [v.date(``), v.more(`: la semana que terminó el ${v.week}`)];
export const board_own_place = (): string =>
  `Tu puesto en la clasificación`;
export const board_own_place_failed = (): string =>
  `No se pudo cargar tu puesto. La página sigue intentándolo.`;
export const board_progress = (): string =>
  `Tu semana`;
export const board_progress_failed = (): string =>
  `No se pudo cargar tu semana.`;
export const board_own_points = (): string =>
  `Tus puntos`;
export const board_transactions = (): string =>
  `Operaciones`;
export const board_status = (): string =>
  `Estado`;
export const board_would_pay = (): string =>
  `Esta semana pagaría`;
export const board_would_pay_note = (): string =>
  `Estimación a esta hora`;
export const board_nothing = (): string =>
  `Nada todavía`;
export const board_how_points = (): string =>
  `Cómo cuentan los puntos`;
export const board_if_nobody = (): string =>
  `Si nadie gana más puntos esta semana.`;
export const board_last_share = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`Tu última parte fue de `, v.amount(``), `.`];
export const board_last_shares = <T>(v: { count: string; amount: (text: string) => T }): Rich<T> =>
  [`Tus últimas `, `${v.count}`, ` partes fueron de `, v.amount(``), ` en promedio.`];
export const board_since = <T>(v: { own: string; others: string; amount: (text: string) => T }): Rich<T> =>
  [`Desde ayer: tú `, `${v.own}`, ` puntos, los demás `, `${v.others}`, ` puntos, tu parte `, v.amount(``)];
export const board_toward = (): string =>
  `Hacia una parte del fondo`;
export const board_reached = (v: { points: string; threshold: string }): string =>
  `A bordo: ${v.points} puntos, hacen falta ${v.threshold}`;
export const board_missing = (v: { points: string; threshold: string }): string =>
  `${v.points} de ${v.threshold} puntos`;
export const board_per_day = (): string =>
  `Puntos por día (UTC)`;
export const board_weekdays = (): string =>
  `domingo lunes martes miércoles jueves viernes sábado`;
export const board_weekdays_short = (): string =>
  `do lu ma mi ju vi sá`;
export const board_day = (v: { name: string; points: number }): string =>
  `${v.name}: ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`;
export const board_today = (v: { name: string; points: number }): string =>
  `${v.name}, hoy: ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`;
export const board_past_weeks = (): string =>
  `Tus semanas pasadas`;
export const board_past_weeks_none = (): string =>
  `Aún no hay semanas pasadas`;
export const board_past_weeks_none_text = (): string =>
  `Cada semana en la que participes aparece aquí cuando termina.`;
export const board_past_weeks_failed = (): string =>
  `No se pudieron cargar tus semanas pasadas.`;
export const board_past_week = <T>(v: { more: (text: string) => T; date: (text: string) => T }): Rich<T> =>
  [v.more(`Semana del `), v.date(``)];
export const board_no_share = (): string =>
  `Sin parte`;
export const board_pts = (v: { points: number }): string =>
  `${number(v.points)} pts.`;
export const board_own_share = (v: { date: string }): string =>
  `tu parte de la semana del ${v.date}`;
export const board_past_pages = (): string =>
  `Páginas de tus semanas pasadas`;
export const board_newer = (): string =>
  `Semanas más recientes`;
export const board_older = (): string =>
  `Semanas más antiguas`;
export const board_page_of = (v: { page: string; pages: string }): string =>
  `${v.page} de ${v.pages}`;
export const board_onward = (): string =>
  `Adónde ir ahora`;
export const board_join = (): string =>
  `Pon tu nombre en la tabla`;
export const board_join_text = (v: { bot: string }): string =>
  `Los puntos salen de lo que haces en el chat. Abre ${v.bot}, di /gm y envía tu primera propina.`;
export const board_new = (): string =>
  `¿Es tu primera vez en cubierta?`;
export const board_new_text = (): string =>
  `Qué hace la billetera y cómo sus claves siguen siendo tuyas.`;
export const board_back_home = (): string =>
  `Volver al inicio`;
export const guide_title = (): string =>
  `Puntos y rangos piratas`;
export const guide_lead = (): string =>
  `Cómo ganar puntos y qué pide cada rango`;
export const guide_ranks = (): string =>
  `Rangos piratas`;
export const guide_ranks_table = (): string =>
  `Rangos piratas por puntos totales`;
export const guide_rank = (): string =>
  `Rango`;
export const guide_earning = (): string =>
  `Cómo ganar puntos`;
export const guide_setup = (): string =>
  `Una sola vez`;
export const guide_setup_sum = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} en total`;
export const guide_daily = (): string =>
  `Cada día`;
export const guide_recurring = (): string =>
  `Siempre`;
export const guide_cap = (v: { points: number }): string =>
  `Límite diario: como máximo ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} al día (UTC) entre propinas, envíos, /gm y /faucet.`;
export const guide_tip_limit = (v: { tips: number }): string =>
  `Límite de propinas: como máximo ${plural(v.tips, { one: `${number(v.tips)} propina al día da`, other: `${number(v.tips)} propinas al día dan` })} puntos. Las demás también llegan.`;
export const guide_least_tip = (v: { amount: string; code: string }): string =>
  `Propina mínima: una propina de menos de ${v.amount} ${v.code} no da puntos. Llega igualmente.`;
export const guide_rule_account_created = (): string =>
  `Crear tu cuenta`;
export const guide_rule_primary_address_set = (): string =>
  `Fijar la dirección principal de tu billetera`;
export const guide_rule_staking_address_set = (): string =>
  `Fijar tu dirección de staking`;
export const guide_rule_twitter_set = (): string =>
  `Indicar tu usuario de Twitter/X`;
export const guide_rule_first_tip = (): string =>
  `Primera propina confirmada`;
export const guide_rule_first_send = (): string =>
  `Primer envío confirmado`;
export const guide_rule_gm = (): string =>
  `Comando /gm, una vez cada 24 horas`;
export const guide_rule_faucet = (): string =>
  `Comando /faucet, una vez cada 24 horas`;
export const guide_rule_tip = (): string =>
  `Dar propina a otro miembro`;
export const guide_rule_send = (): string =>
  `Enviar o transferir (poco, para que el spam no compense)`;
export const guide_rule_content_submission = (): string =>
  `Contenido enviado, evaluado por un administrador`;
export const guide_content = (): string =>
  `Contenido`;
export const guide_content_table = (): string =>
  `Tipos de contenido y los puntos que puede dar cada uno`;
export const guide_type = (): string =>
  `Tipo`;
export const guide_points = (): string =>
  `Puntos`;
export const guide_usual = (): string =>
  `Usual`;
export const guide_type_twitter_post = (): string =>
  `Publicación de Twitter`;
export const guide_type_youtube_video = (): string =>
  `Vídeo de YouTube`;
export const guide_type_tiktok_video = (): string =>
  `Vídeo de TikTok`;
export const guide_type_twitter_thread = (): string =>
  `Hilo de Twitter`;
export const guide_type_medium_article = (): string =>
  `Artículo de Medium`;
export const guide_type_reddit_post = (): string =>
  `Publicación o meme de Reddit`;
export const guide_type_meme_image = (): string =>
  `Imagen de meme`;
export const guide_type_instagram_post = (): string =>
  `Publicación de Instagram`;
export const guide_type_instagram_reel = (): string =>
  `Reel de Instagram`;
export const guide_type_linkedin_article = (): string =>
  `Artículo de LinkedIn`;
export const guide_type_linkedin_post = (): string =>
  `Publicación de LinkedIn`;
export const guide_type_discord_message = (): string =>
  `Mensaje de Discord`;
export const guide_type_github_repo = (): string =>
  `Repositorio de GitHub`;
export const guide_type_twitter_post_text = (): string =>
  `Una publicación sobre la comunidad en Twitter/X`;
export const guide_type_youtube_video_text = (): string =>
  `Un vídeo sobre la comunidad en YouTube`;
export const guide_type_tiktok_video_text = (): string =>
  `Un vídeo corto en TikTok`;
export const guide_type_twitter_thread_text = (): string =>
  `Un hilo de varias publicaciones en Twitter/X`;
export const guide_type_medium_article_text = (): string =>
  `Un artículo en Medium`;
export const guide_type_reddit_post_text = (): string =>
  `Una publicación o un meme en Reddit`;
export const guide_type_meme_image_text = (): string =>
  `Un meme original`;
export const guide_type_instagram_post_text = (): string =>
  `Una publicación en Instagram`;
export const guide_type_instagram_reel_text = (): string =>
  `Un reel en Instagram`;
export const guide_type_linkedin_article_text = (): string =>
  `Un artículo en LinkedIn`;
export const guide_type_linkedin_post_text = (): string =>
  `Una publicación en LinkedIn`;
export const guide_type_discord_message_text = (): string =>
  `Un mensaje útil en Discord`;
export const guide_type_github_repo_text = (): string =>
  `Código para el ecosistema en GitHub`;
export const guide_advice = (): string =>
  `Consejos para enviar`;
export const guide_advice_link = (): string =>
  `Envía el enlace público en Mi panel, dentro de Creadores, o mándaselo al bot; un administrador revisa cada uno.`;
export const guide_advice_approval = (): string =>
  `Enviar no da nada por sí solo: los puntos llegan con la aprobación, dentro de la escala del tipo, por calidad y alcance.`;
export const guide_advice_own = (): string =>
  `Que sea tuyo: las copias, los reenvíos y los enlaces repetidos se rechazan.`;
export const guide_advice_name = (): string =>
  `Nombra la moneda y enlaza a la comunidad, para que los lectores lleguen hasta aquí.`;
export const portal_policy_lead = (): string =>
  `Cómo reparte su fondo cada semana. Unas reglas nuevas empiezan con una semana próxima, y los miembros pueden leerlas desde el momento en que las fijas.`;
export const portal_policy_for_owner = (): string =>
  `Solo el propietario del bot fija las reglas.`;
export const portal_policy_failed = (): string =>
  `No se pudieron cargar las reglas`;
export const portal_policy_draft_failed = (): string =>
  `No se pudo cargar el borrador`;
export const portal_policy_settings = (): string =>
  `Los ajustes`;
export const portal_policy_since = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`desde el `, v.at(``)];
export const portal_policy_from = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`a partir del `, v.at(``)];
export const portal_policy_rules = (): string =>
  `Las reglas tal como las leen los miembros`;
export const portal_policy_from_week = (v: { week: string }): string =>
  `Las reglas desde la semana del ${v.week}`;
export const portal_policy_announce = (): string =>
  `Anunciar`;
export const portal_policy_withdraw = (): string =>
  `Retirar`;
export const portal_policy_announce_ask = (): string =>
  `¿Anunciar estas reglas?`;
export const portal_policy_announce_do = (): string =>
  `Enviar a los miembros`;
export const portal_policy_announce_wait = (): string =>
  `El mensaje aún no se ha cargado.`;
export const portal_policy_announce_failed = (): string =>
  `No se pudieron anunciar las reglas`;
export const portal_policy_announce_text = (): string =>
  `El bot envía este mensaje a cada miembro que quiere recibir difusiones:`;
export const portal_policy_announce_languages = (): string =>
  `Cada miembro lo lee en el idioma en que le escribe el bot.`;
export const portal_policy_message_failed = (): string =>
  `No se pudo cargar el mensaje`;
export const portal_policy_withdrawn = (): string =>
  `Reglas retiradas`;
export const portal_policy_withdraw_ask = (): string =>
  `¿Retirar estas reglas?`;
export const portal_policy_withdraw_failed = (): string =>
  `No se pudieron retirar las reglas`;
export const portal_policy_withdraw_text = <T>(v: { at: (text: string) => T; name: string }): Rich<T> =>
  [`Las reglas anteriores siguen entonces en vigor después del `, v.at(``), `. Puede que algunos miembros ya hayan leído «`, `${v.name}`, `».`];
export const portal_policy_set_done = (): string =>
  `Reglas fijadas`;
export const portal_policy_set_done_text = (v: { name: string; start: string }): string =>
  `${v.name}, a partir del ${v.start}`;
export const portal_policy_set_ask = (): string =>
  `¿Fijar estas reglas?`;
export const portal_policy_set_do = (): string =>
  `Fijar las reglas`;
export const portal_policy_set_failed = (): string =>
  `No se pudieron fijar las reglas`;
export const portal_policy_set_text = (v: { name: string }): string =>
  `Los miembros pueden leer «${v.name}» al instante. Hasta que empiece su semana puedes volver a fijarlas o retirarlas; después nada cambia ya la semana.`;
export const portal_policy_from_label = (): string =>
  `En vigor desde`;
export const portal_policy_until = (v: { start: string; name: string }): string =>
  `Valen hasta el ${v.start}, cuando empieza «${v.name}».`;
export const portal_policy_week_start = (v: { date: string }): string =>
  `domingo, ${v.date}, 23:00 UTC`;
export const portal_policy_draft = (): string =>
  `Borrador`;
export const portal_policy_start_from = (): string =>
  `Partir de`;
export const portal_policy_choose = (): string =>
  `Elige unas reglas`;
export const portal_policy_discard = (): string =>
  `Descartar`;
export const portal_policy_changes = (): string =>
  `Qué cambia`;
export const portal_policy_unfilled = (): string =>
  `Un campo no está bien rellenado.`;
export const portal_policy_set = (): string =>
  `Fijar estas reglas`;
export const portal_policy_unsent = (): string =>
  `No se envió nada. Revisa los campos marcados.`;
export const portal_policy_replace_ask = (): string =>
  `¿Reemplazar este borrador?`;
export const portal_policy_discard_ask = (): string =>
  `¿Descartar este borrador?`;
export const portal_policy_replace_do = (): string =>
  `Reemplazar el borrador`;
export const portal_policy_discard_do = (): string =>
  `Descartar el borrador`;
export const portal_policy_lost = (): string =>
  `Tus cambios se pierden para siempre.`;
export const portal_policy_lost_replaced = (v: { name: string }): string =>
  `Tus cambios se pierden para siempre. El borrador parte entonces de «${v.name}».`;
export const portal_policy_shipped = (v: { name: string }): string =>
  `Incluidas: ${v.name}`;
export const portal_policy_current = (v: { name: string }): string =>
  `En vigor: ${v.name}`;
export const portal_policy_problem_name = (v: { most: string }): string =>
  `De 1 a ${v.most} letras, cifras, espacios o ._-`;
export const portal_policy_problem_amount = (): string =>
  `Una cantidad de monedas, con punto y 8 decimales como máximo, como 500 o 0.25`;
export const portal_policy_problem_whole = (v: { least: string; most: string }): string =>
  `Un número entero de ${v.least} a ${v.most}`;
export const portal_policy_problem_decimals = (v: { least: string; most: string }): string =>
  `Un número de ${v.least} a ${v.most}, con punto y dos decimales como máximo`;
export const portal_policy_problem_founders = (v: { most: string }): string =>
  `Hasta ${v.most} números de miembros distintos, separados por comas`;
export const portal_policy_in_coins = (v: { label: string; code: string }): string =>
  `${v.label} (${v.code})`;
export const portal_policy_name = (): string =>
  `Nombre`;
export const portal_policy_name_hint = (): string =>
  `Los miembros lo leen.`;
export const portal_policy_pool = (): string =>
  `Fondo semanal`;
export const portal_policy_pool_hint = (): string =>
  `0 desactiva las recompensas.`;
export const portal_policy_part = (): string =>
  `Parte del saldo`;
export const portal_policy_part_hint = (): string =>
  `Porcentaje de las monedas de la billetera del fondo que en el cierre no se deben a nadie; el fondo semanal es entonces el máximo. Cualquiera puede ver cuánto tiene la billetera. Déjalo vacío para un fondo fijo.`;
export const portal_policy_needed = (): string =>
  `Puntos necesarios para una parte`;
export const portal_policy_highest = (): string =>
  `Parte máxima`;
export const portal_policy_highest_hint = (): string =>
  `Porcentaje del fondo.`;
export const portal_policy_kind = (): string =>
  `Puntos que cuentan`;
export const portal_policy_kind_all = (): string =>
  `Todos los puntos`;
export const portal_policy_kind_backed = (): string =>
  `Hasta donde los respaldan miembros veteranos`;
export const portal_policy_least_tip = (): string =>
  `Propina mínima que cuenta`;
export const portal_policy_least_tip_hint = (): string =>
  `Una propina menor no respalda a nadie.`;
export const portal_policy_per_backer = (): string =>
  `Puntos por cada respaldo`;
export const portal_policy_tipped_within = (): string =>
  `Semanas que una propina respalda a quien la recibe`;
export const portal_policy_seen_for = (): string =>
  `Semanas hasta que un miembro es veterano`;
export const portal_policy_active_weeks = (): string =>
  `Semanas activas necesarias`;
export const portal_policy_active_points = (): string =>
  `Puntos que hacen activa una semana`;
export const portal_policy_active_points_hint = (): string =>
  `Solo cuentan los puntos que dan los respaldos. Ponlo por encima de lo que da un solo respaldo: con un miembro comprado, una granja envejecería.`;
export const portal_policy_young = (): string =>
  `Parte máxima mientras la comunidad es joven`;
export const portal_policy_young_hint = (): string =>
  `Porcentaje del fondo, en sus primeras semanas, cuando cada miembro se considera veterano.`;
export const portal_policy_founders = (): string =>
  `Fundadores`;
export const portal_policy_founders_hint = (): string =>
  `Números de los miembros que son veteranos en cualquier caso, separados por comas.`;
export const portal_policy_newcomers = (): string =>
  `Puntos de cuentas nuevas`;
export const portal_policy_newcomers_none = (): string =>
  `Hasta donde tienen respaldo`;
export const portal_policy_newcomers_some = (): string =>
  `Algunos sin respaldo`;
export const portal_policy_newcomer_weeks = (): string =>
  `Semanas durante las que una cuenta es nueva`;
export const portal_policy_newcomer_points = (): string =>
  `Puntos de una cuenta nueva sin respaldo`;
export const portal_policy_newcomers_highest = (): string =>
  `Parte máxima de todas las cuentas nuevas`;
export const portal_policy_newcomers_highest_hint = (): string =>
  `Porcentaje de los puntos que cuentan. Las granjas de cuentas nuevas no reciben más, y los recién llegados honrados junto a ellas tampoco.`;
export const portal_policy_earning = (): string =>
  `Qué dan las acciones`;
export const portal_policy_tip_earns = (): string =>
  `Propina mínima que da puntos`;
export const portal_policy_tip_earns_hint = (): string =>
  `Con 0 da puntos cualquier propina.`;
export const portal_policy_points_of = (v: { name: string }): string =>
  `Puntos de «${v.name}»`;
export const portal_policy_day_points = (): string =>
  `Máximo de puntos al día`;
export const portal_policy_day_points_hint = (): string =>
  `Propinas, envíos, /gm y /faucet juntos.`;
export const portal_policy_day_tips = (): string =>
  `Propinas al día que dan puntos`;
export const portal_policy_hunt_points = (): string =>
  `Máximo de puntos en una búsqueda del tesoro`;
export const portal_policy_hunt_points_hint = (): string =>
  `Para un miembro, por llegar a la meta y por un premio.`;
export const portal_policy_replay = (): string =>
  `Repetición`;
export const portal_policy_replay_do = (): string =>
  `Repetir`;
export const portal_policy_replay_text = (): string =>
  `Repite semanas cerradas como si el borrador hubiera estado en vigor en ellas, y no cambia nada.`;
export const portal_policy_no_weeks = (): string =>
  `Aún no se ha cerrado ninguna semana.`;
export const portal_policy_weeks = (): string =>
  `Semanas`;
export const portal_policy_last_weeks = (v: { weeks: number }): string =>
  `${plural(v.weeks, { one: `La última semana`, other: `Las últimas ${number(v.weeks)} semanas` })}`;
export const portal_policy_replay_cancel = (): string =>
  `Cancelar la repetición`;
export const portal_policy_played = (): string =>
  `Semanas repetidas`;
export const portal_policy_replay_failed = (): string =>
  `No se pudo repetir`;
export const portal_policy_replay_old = (): string =>
  `El borrador ha cambiado desde esta repetición.`;
export const portal_policy_keeps_points = (): string =>
  `Los puntos quedan como se ganaron: solo se repiten las reglas del fondo, para miembros y granjas por igual.`;
export const portal_policy_keeps_pools = (): string =>
  `Nadie conoce el saldo de semanas pasadas: cada semana tiene el fondo que tuvo, hasta el tope. Esta repetición no dice cómo de grande será el fondo.`;
export const portal_policy_shared = (v: { weeks: number }): string =>
  `Repartido en ${plural(v.weeks, { one: `${number(v.weeks)} semana`, other: `${number(v.weeks)} semanas` })}`;
export const portal_policy_instead = <T>(v: { before: (text: string) => T }): Rich<T> =>
  [`en vez de `, v.before(``)];
export const portal_policy_moved = (): string =>
  `Monedas que cambian de manos`;
export const portal_policy_of_members = (v: { members: number }): string =>
  `De ${plural(v.members, { one: `${number(v.members)} miembro`, other: `${number(v.members)} miembros` })}`;
export const portal_policy_gain = (v: { gain: number; lose: number }): string =>
  `más: ${number(v.gain)}, menos: ${number(v.lose)}`;
export const portal_policy_lose_tenth = (v: { count: number }): string =>
  `en más de una décima parte: ${number(v.count)}`;
export const portal_policy_top_ten = (): string =>
  `Los diez primeros`;
export const portal_policy_farms = (): string =>
  `Granjas plantadas desde la primera de estas semanas`;
export const portal_policy_farm = (): string =>
  `Granja`;
export const portal_policy_of_pools = (): string =>
  `De los fondos entonces`;
export const portal_policy_under_draft = (): string =>
  `Con el borrador`;
export const portal_policy_then = (): string =>
  `Entonces`;
export const portal_policy_farm_circle = (): string =>
  `8 cuentas nuevas que se dan propinas entre sí`;
export const portal_policy_farm_popular = (): string =>
  `10 cuentas nuevas que dan 0.003 a miembros populares`;
export const portal_policy_farm_throwaway = (): string =>
  `30 cuentas nuevas cada semana, cada una con una propina de 0.01`;
export const portal_policy_farm_one_bought = (): string =>
  `8 cuentas nuevas, con el respaldo de un miembro comprado`;
export const portal_policy_farm_three_bought = (): string =>
  `8 cuentas nuevas, con el respaldo de tres miembros comprados`;
export const portal_policy_members_changed = (): string =>
  `Miembros, primero el mayor cambio`;
export const portal_policy_counted = (v: { counted: number; points: number }): string =>
  `cuentan ${number(v.counted)} de ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`;
export const portal_policy_show_all = (v: { count: number }): string =>
  `Mostrar ${number(v.count)}`;
export const portal_policy_others = <T>(v: { count: number; command: (text: string) => T }): Rich<T> =>
  [`Los otros `, `${number(v.count)}`, ` cambian menos. El comando `, v.command(`replay`), ` los muestra todos.`];
export const portal_policy_each_week = (): string =>
  `Cada semana`;
export const portal_policy_weeks_oldest = (): string =>
  `Semanas, la más antigua primero`;
export const portal_policy_shared_then = (): string =>
  `Repartido entonces`;
export const portal_policy_members = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} miembro`, other: `${number(v.count)} miembros` })}`;
export const portal_payments_lead = (): string =>
  `Anota lo que pagaste a los miembros fuera de este sitio. Esas partes se consideran entonces pagadas en todas partes, y la billetera no las paga nunca. Anotar no paga nada por sí mismo.`;
export const portal_payments_for_owner = (): string =>
  `Solo el propietario del bot anota pagos.`;
export const portal_payments_unpaid = (): string =>
  `Sin pagar`;
export const portal_payments_unpaid_failed = (): string =>
  `No se pudieron cargar las semanas sin pagar`;
export const portal_payments_none_unpaid = (): string =>
  `No queda nada sin pagar`;
export const portal_payments_none_unpaid_text = (): string =>
  `Las partes que esperan su pago aparecen aquí cuando se reparte su semana.`;
export const portal_payments_unpaid_weeks = (): string =>
  `Semanas sin pagar`;
export const portal_payments_recorded = (): string =>
  `Anotado`;
export const portal_payments_recorded_failed = (): string =>
  `No se pudieron cargar los pagos anotados`;
export const portal_payments_list_of = (): string =>
  `pagos`;
export const portal_payments_none_recorded = (): string =>
  `No hay nada anotado`;
export const portal_payments_none_recorded_text = (): string =>
  `Los pagos que anotas quedan aquí, también cuando los anulas.`;
export const portal_payments_recorded_list = (): string =>
  `Pagos anotados`;
export const portal_payments_for = <T>(v: { amount: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` por la semana del `, v.week(``)];
export const portal_payments_paid = (): string =>
  `Pagado`;
export const portal_payments_taken_back = (): string =>
  `Anulado`;
export const portal_payments_recorded_shares = <T>(v: { shares: number; by: string; at: (text: string) => T }): Rich<T> =>
  [`${plural(v.shares, { one: `${number(v.shares)} parte`, other: `${number(v.shares)} partes` })}`, `, anotado por `, `${v.by}`, `, `, v.at(``)];
export const portal_payments_recorded_to = <T>(v: { member: (text: string) => T; by: string; at: (text: string) => T }): Rich<T> =>
  [`a `, v.member(``), `, anotado por `, `${v.by}`, `, `, v.at(``)];
export const portal_payments_transaction = (): string =>
  `Transacción`;
export const portal_payments_name = (v: { id: string }): string =>
  `pago ${v.id}`;
export const portal_payments_checked = (): string =>
  `Paga estas partes, como muestra la cadena`;
export const portal_payments_unchecked = (): string =>
  `Sin comprobar en la cadena`;
export const portal_payments_note = (): string =>
  `Nota`;
export const portal_payments_taken_back_by = <T>(v: { reason: string; by: string; at: (text: string) => T }): Rich<T> =>
  [`${v.reason}`, ` (por `, `${v.by}`, `, `, v.at(``), `)`];
export const portal_payments_take_back = <T>(v: { what: (text: string) => T; id: string }): Rich<T> =>
  [`Anular`, v.what(` el pago ${v.id}`)];
export const portal_payments_unpaid_sum = <T>(v: { shares: number; amount: (text: string) => T }): Rich<T> =>
  [`${plural(v.shares, { one: `${number(v.shares)} parte sin pagar`, other: `${number(v.shares)} partes sin pagar` })}`, `, `, v.amount(``)];
export const portal_payments_members = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`Miembros`, v.of(` de la semana del ${v.week}`)];
export const portal_payments_record = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`Anotar pago`, v.of(` de la semana del ${v.week}`)];
export const portal_payments_shares_failed = (): string =>
  `No se pudieron cargar las partes sin pagar`;
export const portal_payments_shares_of = (v: { week: string }): string =>
  `partes sin pagar de la semana del ${v.week}`;
export const portal_payments_shares = (v: { week: string }): string =>
  `Partes sin pagar de la semana del ${v.week}`;
export const portal_payments_member = (v: { member: string; address: string }): string =>
  `Miembro ${v.member}, ${v.address}`;
export const portal_payments_no_address = (v: { member: string }): string =>
  `Miembro ${v.member}, sin dirección`;
export const portal_payments_record_one = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Anotar`, v.of(` el pago de ${v.name}`)];
export const portal_payments_needs = (): string =>
  `Indica la transacción, o en una nota cómo se pagó.`;
export const portal_payments_check_failed = (): string =>
  `No se pudo comprobar el pago`;
export const portal_payments_done = (): string =>
  `Pago anotado`;
export const portal_payments_done_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { one: `${number(v.shares)} parte`, other: `${number(v.shares)} partes` })} de la semana del ${v.week}`;
export const portal_payments_failed = (): string =>
  `No se pudo anotar el pago`;
export const portal_payments_record_title = (): string =>
  `Anotar un pago hecho a mano`;
export const portal_payments_record_ask = (): string =>
  `¿Anotar este pago?`;
export const portal_payments_back = (): string =>
  `Atrás`;
export const portal_payments_continue = (): string =>
  `Continuar`;
export const portal_payments_record_do = (): string =>
  `Anotar el pago`;
export const portal_payments_about = <T>(v: { who: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.who(``), `, `, v.amount(``), ` de la semana del `, `${v.week}`, `.`];
export const portal_payments_unpaid_shares = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} parte sin pagar`, other: `${number(v.count)} partes sin pagar` })}`;
export const portal_payments_txid_checked = (): string =>
  `Su id, 64 caracteres. Se comprueba en la cadena si paga estas partes por completo.`;
export const portal_payments_txid_unchecked = (): string =>
  `Su id, 64 caracteres. No se puede comprobar: este sitio no tiene índice de la cadena.`;
export const portal_payments_note_hint = (): string =>
  `Cómo se pagó. Lo puede leer cualquiera.`;
export const portal_payments_confirm = <T>(v: { who: (text: string) => T; week: string; amount: (text: string) => T }): Rich<T> =>
  [`Se considerará pagado: `, v.who(``), `, semana del `, `${v.week}`, `, `, v.amount(``), `. La billetera no paga eso nunca.`];
export const portal_payments_chain_shows = (): string =>
  `La cadena muestra que la transacción las paga por completo.`;
export const portal_payments_chain_unasked = (): string =>
  `No se comprobó si la transacción las paga: este sitio no tiene índice de la cadena.`;
export const portal_payments_left = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} parte de esta semana sigue sin pagar: la transacción no la paga por completo.`, other: `${number(v.count)} partes de esta semana siguen sin pagar: la transacción no las paga por completo.` })}`;
export const portal_payments_undone = (): string =>
  `Pago anulado`;
export const portal_payments_undone_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { one: `${number(v.shares)} parte`, other: `${number(v.shares)} partes` })} de la semana del ${v.week}, de nuevo sin pagar`;
export const portal_payments_undo_ask = (): string =>
  `¿Anular este pago?`;
export const portal_payments_undo_do = (): string =>
  `Anular`;
export const portal_payments_undo_why = (): string =>
  `Di por qué se anula.`;
export const portal_payments_undo_failed = (): string =>
  `No se pudo anular`;
export const portal_payments_undo_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { one: `${number(v.shares)} parte de la semana del ${v.week} quedará`, other: `${number(v.shares)} partes de la semana del ${v.week} quedarán` })} de nuevo sin pagar. Si este sitio tiene billetera, lo paga en cuestión de minutos.`;
export const portal_payments_undo_hint = (): string =>
  `Para esta lista y el registro de auditoría.`;
export const portal_settings_lead = (): string =>
  `Un cambio vale al instante, en cada servidor de este sitio. Queda en el registro de auditoría.`;
export const portal_settings_for_owner = (): string =>
  `Solo el propietario del bot cambia los ajustes.`;
export const portal_settings_load_failed = (): string =>
  `No se pudieron cargar los ajustes`;
export const portal_settings_links = (): string =>
  `Enlaces y contactos`;
export const portal_settings_links_hint = (): string =>
  `Enlaces que muestra el sitio: direcciones https. Deja un enlace vacío para ocultarlo. Un contacto puede ser una dirección de correo.`;
export const portal_settings_site = (): string =>
  `Sitio`;
export const portal_settings_site_hint = (): string =>
  `Sin un precio, el sitio no muestra dólares. Sin solicitudes gratuitas, las claves API necesitan un plan.`;
export const portal_settings_bot = (): string =>
  `Bot`;
export const portal_settings_bot_hint = (): string =>
  `Para el bot que este mismo sitio ejecuta. La bienvenida es texto sin formato, debajo de la primera línea del bot.`;
export const portal_settings_notices = (): string =>
  `Avisos`;
export const portal_settings_notices_hint = (): string =>
  `Mensajes que el bot envía sin que nadie los pida. Los miembros también pueden desactivar los suyos.`;
export const portal_settings_alerts = (): string =>
  `Alertas para ti`;
export const portal_settings_alerts_hint = (): string =>
  `El monitor muestra estos problemas en cualquier caso.`;
export const portal_settings_website = (): string =>
  `Sitio web oficial`;
export const portal_settings_telegram = (): string =>
  `Comunidad de Telegram`;
export const portal_settings_forum = (): string =>
  `Foro de la comunidad`;
export const portal_settings_explorer = (): string =>
  `Explorador de bloques`;
export const portal_settings_contact = (): string =>
  `Contacto para miembros`;
export const portal_settings_developers = (): string =>
  `Contacto para desarrolladores`;
export const portal_settings_theme = (): string =>
  `Tema para visitantes que no han elegido uno`;
export const portal_settings_price = (): string =>
  `Dólares por una moneda`;
export const portal_settings_free = (): string =>
  `Solicitudes API al mes sin plan`;
export const portal_settings_welcome = (): string =>
  `Bienvenida tras /start`;
export const portal_settings_language = (): string =>
  `Idioma del bot, donde nadie ha elegido uno`;
export const portal_settings_hear_shares = (): string =>
  `Los miembros se enteran de las partes pagadas`;
export const portal_settings_hear_weeks = (): string =>
  `Los miembros se enteran de por qué una semana no les pagó nada`;
export const portal_settings_wallet_short = (): string =>
  `La billetera tiene demasiado poco`;
export const portal_settings_wallet_away = (): string =>
  `La billetera no responde`;
export const portal_settings_payouts_stopped = (): string =>
  `Los pagos están parados`;
export const portal_settings_bot_deaf = (): string =>
  `El bot no oye nada`;
export const portal_settings_week_late = (): string =>
  `Una semana no está cerrada`;
export const portal_settings_job_failing = (): string =>
  `Una tarea falla una y otra vez`;
export const portal_settings_disk_low = (): string =>
  `Un disco está casi lleno`;
export const portal_settings_backup_old = (): string =>
  `La copia de seguridad es antigua`;
export const portal_settings_certificate_soon = (): string =>
  `El certificado caduca en menos de 14 días`;
export const portal_settings_certificate_now = (): string =>
  `El certificado caduca en menos de 3 días`;
export const portal_settings_changed = (): string =>
  `Cambiado aquí`;
export const portal_settings_unsaved = (): string =>
  `Sin guardar`;
export const portal_settings_default_empty = (): string =>
  `Por defecto: vacío`;
export const portal_settings_default = (v: { value: string }): string =>
  `Por defecto: ${v.value}`;
export const portal_settings_on = (): string =>
  `activado`;
export const portal_settings_off = (): string =>
  `desactivado`;
export const portal_settings_system = (): string =>
  `sistema`;
export const portal_settings_light = (): string =>
  `claro`;
export const portal_settings_dark = (): string =>
  `oscuro`;
export const portal_settings_use_default = (): string =>
  `Usar el valor por defecto`;
export const portal_settings_use_default_of = (v: { setting: string }): string =>
  `Usar el valor por defecto de: ${v.setting}`;
export const portal_settings_empty = (): string =>
  `Vacío`;
export const portal_settings_fixed = (v: { variable: string }): string =>
  `Fijado en el archivo de ajustes o en el entorno: ${v.variable}`;
export const portal_settings_done = (): string =>
  `Ajustes guardados`;
export const portal_settings_done_text = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} ajuste cambiado`, other: `${number(v.count)} ajustes cambiados` })} en cada servidor.`;
export const portal_settings_nothing_saved = (): string =>
  `No se guardó nada. Revisa los ajustes marcados.`;
export const portal_settings_failed = (): string =>
  `No se pudieron guardar los ajustes`;
export const portal_settings_save = (): string =>
  `Guardar cambios`;
export const portal_fairness_lead = (): string =>
  `Propinas que llamaron la atención en una semana. Puedes comprobar cada cifra, y nada de ello es una prueba: los amigos también se dan propinas. Nada ocurre hasta que decides.`;
export const portal_fairness_objections = (): string =>
  `Objeciones`;
export const portal_fairness_week = (): string =>
  `Semana`;
export const portal_fairness_show = (): string =>
  `Mostrar`;
export const portal_fairness_kind = (): string =>
  `Tipo`;
export const portal_fairness_worthy = (): string =>
  `Merece una pregunta`;
export const portal_fairness_everything = (): string =>
  `Todo`;
export const portal_fairness_usual = (): string =>
  `Habitual aquí`;
export const portal_fairness_all_kinds = (): string =>
  `Todos los tipos`;
export const portal_fairness_circles = (): string =>
  `Círculos cerrados`;
export const portal_fairness_checked = <T>(v: { tips: number; at: (text: string) => T }): Rich<T> =>
  [`${plural(v.tips, { one: `${number(v.tips)} propina`, other: `${number(v.tips)} propinas` })}`, `, comprobado: `, v.at(``), `.`];
export const portal_fairness_failed = (): string =>
  `No se pudieron cargar las señales`;
export const portal_fairness_list_of = (): string =>
  `señales`;
export const portal_fairness_signals = (): string =>
  `Señales`;
export const portal_fairness_running = (v: { week: string }): string =>
  `${v.week}, en curso`;
export const portal_fairness_week_worthy = (v: { week: string; count: number }): string =>
  `${v.week}: ${number(v.count)} para preguntar`;
export const portal_fairness_unchecked = (): string =>
  `Aún sin comprobar`;
export const portal_fairness_unchecked_text = (): string =>
  `La semana en curso se comprueba cada diez minutos, y una vez más cuando se cierra.`;
export const portal_fairness_none = (): string =>
  `Ninguna propina inusual esta semana`;
export const portal_fairness_none_text = (): string =>
  `Elige «Todo» para ver también los indicios más débiles.`;
export const portal_fairness_nothing = (): string =>
  `Nada llama la atención`;
export const portal_fairness_nothing_text = (): string =>
  `Las propinas de esta semana se parecen a las de cualquier otra.`;
export const portal_fairness_no_usual = (): string =>
  `Aún no hay nada marcado como habitual`;
export const portal_fairness_no_usual_text = (): string =>
  `Las señales que marcas como habituales aquí quedan en esta lista, por si cambias de opinión.`;
export const portal_fairness_pair = (): string =>
  `Una pareja que se da propinas`;
export const portal_fairness_ring = (): string =>
  `Un anillo`;
export const portal_fairness_chain = (): string =>
  `Una cadena`;
export const portal_fairness_star = (): string =>
  `Una estrella`;
export const portal_fairness_group = (): string =>
  `Un grupo cerrado`;
export const portal_fairness_fan_in = (): string =>
  `Cuentas que alimentan a un miembro`;
export const portal_fairness_same_address = (): string =>
  `Una dirección para varios miembros`;
export const portal_fairness_clock = (): string =>
  `Propinas con reloj`;
export const portal_fairness_dust = (): string =>
  `Polvo`;
export const portal_fairness_back_and_forth = (): string =>
  `Propinas de ida y vuelta`;
export const portal_fairness_one_payer = (): string =>
  `Monedas de un miembro`;
export const portal_fairness_tips_alone = (): string =>
  `Propinas y nada más`;
export const portal_fairness_hunters = (): string =>
  `Juntos en una búsqueda del tesoro`;
export const portal_fairness_says_circle = (v: { members: number; sent: string; received: string }): string =>
  `${number(v.members)} miembros ganaron el ${v.sent} % de los puntos de sus propinas dándose propinas entre sí, y recibieron el ${v.received} % de sus propinas unos de otros.`;
export const portal_fairness_says_fan_in = (v: { accounts: number; part: string; unknown: number }): string =>
  `${number(v.accounts)} cuentas enviaron a un miembro el ${v.part} % de sus propinas; ${number(v.unknown)} de ellas casi no reciben propinas de nadie más.`;
export const portal_fairness_says_same_address = (v: { members: number }): string =>
  `${number(v.members)} miembros cobran sus partes en la misma dirección.`;
export const portal_fairness_says_clock = (v: { part: string; seconds: number; days: number }): string =>
  `El ${v.part} % de las propinas llegó a la misma hora del día, con ${number(v.seconds)} segundos de diferencia como máximo, en ${number(v.days)} días o más.`;
export const portal_fairness_says_dust = (v: { part: string }): string =>
  `El ${v.part} % de las propinas apenas superó la mínima posible.`;
export const portal_fairness_says_back_and_forth = (v: { least: string; most: string }): string =>
  `Dos miembros ganaron el ${v.least} % y el ${v.most} % de los puntos de sus propinas con propinas que volvieron en menos de un día.`;
export const portal_fairness_says_one_payer = (v: { accounts: number }): string =>
  `${number(v.accounts)} cuentas dan en propinas monedas que les dio un miembro, y casi nadie más les da propinas.`;
export const portal_fairness_says_tips_alone = (v: { payees: number }): string =>
  `Ganado con propinas a ${number(v.payees)} miembros y con nada más; nadie devolvió ninguna.`;
export const portal_fairness_says_hunters_joined = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `De ${number(v.among)} miembros que llegaron a la meta de una búsqueda del tesoro en ${number(v.seconds)} segundos, ${number(v.members)} se unieron el mismo día, como el ${v.part} % de todos.`;
export const portal_fairness_says_hunters_payer = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `De ${number(v.among)} miembros que llegaron a la meta de una búsqueda del tesoro en ${number(v.seconds)} segundos, ${number(v.members)} recibieron su primera propina del mismo miembro, como el ${v.part} % de todos.`;
export const portal_fairness_tips_points = (v: { tips: number; points: number }): string =>
  `${plural(v.tips, { one: `${number(v.tips)} propina`, other: `${number(v.tips)} propinas` })}, ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`;
export const portal_fairness_members = (): string =>
  `Miembros`;
export const portal_fairness_part = (v: { part: string; all: string }): string =>
  `${v.part} de ${v.all} puntos`;
export const portal_fairness_more = (v: { count: number }): string =>
  `y ${plural(v.count, { one: `${number(v.count)} miembro más`, other: `${number(v.count)} miembros más` })}`;
export const portal_fairness_without = <T>(v: { amount: (text: string) => T; usual: (text: string) => T; before: (text: string) => T }): Rich<T> =>
  [`Sin estos puntos, sus partes serían juntas `, v.amount(``), ` menores. `, v.usual(``), ` `, v.before(``)];
export const portal_fairness_details = (): string =>
  `Mostrar las propinas`;
export const portal_fairness_note_add = (): string =>
  `Añadir una nota`;
export const portal_fairness_note_change = (): string =>
  `Cambiar la nota`;
export const portal_fairness_hold = (v: { members: number }): string =>
  `Retener ${plural(v.members, { one: `la parte`, other: `las partes` })}`;
export const portal_fairness_before = (v: { weeks: number }): string =>
  `Algunos llamaron así la atención en ${number(v.weeks)} de las cuatro semanas anteriores.`;
export const portal_fairness_usual_none = (): string =>
  `No hay otra semana con la que comparar.`;
export const portal_fairness_usual_nobody = (): string =>
  `En ninguna otra semana llamó nadie tanto la atención.`;
export const portal_fairness_usual_little = (): string =>
  `En otras semanas, menos del 0,1 % de quienes ganaron puntos llamó tanto la atención.`;
export const portal_fairness_usual_part = (v: { part: string }): string =>
  `En otras semanas, el ${v.part} % de quienes ganaron puntos llamó tanto la atención.`;
export const portal_fairness_marked = (): string =>
  `Marcado como habitual aquí`;
export const portal_fairness_marked_text = (v: { title: string }): string =>
  `${v.title}: no se vuelve a mostrar para estos miembros. Está en «Habitual aquí».`;
export const portal_fairness_unmarked = (): string =>
  `Se muestra de nuevo`;
export const portal_fairness_unmarked_text = (v: { title: string }): string =>
  `${v.title}, para estos miembros`;
export const portal_fairness_mark_failed = (): string =>
  `No se pudo marcar`;
export const portal_fairness_mark = (): string =>
  `Habitual aquí, no mostrar más`;
export const portal_fairness_unmark = (): string =>
  `Mostrarlo de nuevo`;
export const portal_fairness_tips_failed = (): string =>
  `No se pudieron cargar las propinas`;
export const portal_fairness_flows = (): string =>
  `Quién dio propinas a quién en la semana`;
export const portal_fairness_from = (): string =>
  `De`;
export const portal_fairness_to = (): string =>
  `A`;
export const portal_fairness_tips = (): string =>
  `Propinas`;
export const portal_fairness_no_tips = (): string =>
  `No se han dado propinas entre sí esta semana.`;
export const portal_fairness_shown_by = (): string =>
  `Las propinas que lo muestran`;
export const portal_fairness_oldest = (v: { count: number; all: number }): string =>
  `Las ${number(v.count)} más antiguas de ${plural(v.all, { one: `${number(v.all)} propina`, other: `${number(v.all)} propinas` })}.`;
export const portal_fairness_graph = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} miembro`, other: `${number(v.count)} miembros` })} y quién dio propinas a quién`;
export const portal_fairness_note_removed = (): string =>
  `Nota quitada`;
export const portal_fairness_note_saved = (): string =>
  `Nota guardada`;
export const portal_fairness_note_title = (v: { title: string }): string =>
  `Nota sobre «${v.title}»`;
export const portal_fairness_note_save = (): string =>
  `Guardar nota`;
export const portal_fairness_note_failed = (): string =>
  `No se pudo guardar la nota`;
export const portal_fairness_note = (): string =>
  `Nota`;
export const portal_fairness_note_hint = (): string =>
  `Solo la ven los administradores. Déjala vacía para quitar la nota.`;
export const portal_fairness_held = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} parte retenida`, other: `${number(v.count)} partes retenidas` })}`;
export const portal_fairness_held_text = (v: { week: string }): string =>
  `Semana del ${v.week}`;
export const portal_fairness_hold_ask = (v: { title: string }): string =>
  `¿Retener partes: ${v.title}?`;
export const portal_fairness_hold_do = (): string =>
  `Retener las partes`;
export const portal_fairness_hold_why = (): string =>
  `Di por qué se retienen las partes.`;
export const portal_fairness_hold_failed = (): string =>
  `No se pudieron retener las partes`;
export const portal_fairness_hold_text = (): string =>
  `No se pagan hasta que se liberen, y ninguna otra parte cambia. Las partes que ya están en camino quedan como están.`;
export const portal_fairness_hold_hint = (): string =>
  `Aparece en el registro de auditoría y, para los administradores, en la página de la semana.`;
export const portal_fairness_objections_failed = (): string =>
  `No se pudieron cargar las objeciones`;
export const portal_fairness_objections_of = (): string =>
  `objeciones`;
export const portal_fairness_objects_hold = <T>(v: { by: (text: string) => T }): Rich<T> =>
  [v.by(``), ` objeta la retención de su propia parte`];
export const portal_fairness_objects_share = <T>(v: { by: (text: string) => T; member: (text: string) => T }): Rich<T> =>
  [v.by(``), ` objeta la parte de `, v.member(``)];
export const portal_fairness_objection_week = <T>(v: { week: string; at: (text: string) => T }): Rich<T> =>
  [`semana del `, `${v.week}`, `, `, v.at(``)];
export const portal_fairness_held_because = (v: { reason: string }): string =>
  `Motivo de la retención: ${v.reason}`;
export const portal_fairness_release = (): string =>
  `Liberar la parte`;
export const portal_fairness_hold_one = (): string =>
  `Retener la parte`;
export const portal_fairness_keep = (): string =>
  `Mantenerla retenida`;
export const portal_fairness_turn_down = (): string =>
  `Rechazar`;
export const portal_fairness_upheld = (): string =>
  `Aceptada`;
export const portal_fairness_turned_down = (): string =>
  `Rechazada`;
export const portal_fairness_decision = <T>(v: { by: (text: string) => T; at: (text: string) => T; note: string }): Rich<T> =>
  [`por `, v.by(``), `, `, v.at(``), `: `, `${v.note}`];
export const portal_fairness_concerned = (): string =>
  `Decidido por la persona afectada`;
export const portal_fairness_release_ask = (v: { name: string }): string =>
  `¿Liberar la parte de ${v.name}?`;
export const portal_fairness_keep_ask = (v: { name: string }): string =>
  `¿Mantener retenida la parte de ${v.name}?`;
export const portal_fairness_hold_one_ask = (v: { name: string }): string =>
  `¿Retener la parte de ${v.name}?`;
export const portal_fairness_turn_down_ask = (): string =>
  `¿Rechazar la objeción?`;
export const portal_fairness_done_upheld = (): string =>
  `Objeción aceptada`;
export const portal_fairness_done_turned_down = (): string =>
  `Objeción rechazada`;
export const portal_fairness_decide = (): string =>
  `Decidir`;
export const portal_fairness_decide_failed = (): string =>
  `No se pudo decidir`;
export const portal_fairness_decide_hint = (): string =>
  `El bot se lo dice al miembro que objetó. No puedes cambiarlo después.`;
export const portal_audit_lead = (): string =>
  `Cada acción de los administradores y del operador. Las entradas nunca se cambian ni se quitan.`;
export const portal_audit_failed = (): string =>
  `No se pudo cargar el registro de auditoría`;
export const portal_audit_list_of = (): string =>
  `registro de auditoría`;
export const portal_audit_entries = (): string =>
  `Entradas`;
export const portal_audit_none_here = (): string =>
  `Aquí no hay entradas`;
export const portal_audit_none_here_text = (): string =>
  `Ninguna entrada de esta página coincide con estos filtros.`;
export const portal_audit_show_all = (): string =>
  `Mostrar todas las entradas`;
export const portal_audit_none = (): string =>
  `Aún no hay entradas`;
export const portal_audit_none_text = (): string =>
  `La primera decisión, el primer bloqueo o el primer pago aparecerá aquí.`;
export const portal_audit_by = <T>(v: { actor: (text: string) => T; at: (text: string) => T }): Rich<T> =>
  [`por `, v.actor(``), `, `, v.at(``)];
export const portal_audit_before = (): string =>
  `antes:`;
export const portal_audit_after = (): string =>
  `después:`;
export const portal_audit_yes = (): string =>
  `sí`;
export const portal_audit_no = (): string =>
  `no`;
export const portal_audit_actor = (): string =>
  `Quién`;
export const portal_audit_actor_example = (): string =>
  `Id de Telegram, operator o system`;
export const portal_audit_action = (): string =>
  `Acción`;
export const portal_audit_entity = (): string =>
  `Objeto`;
export const portal_audit_entity_id = (): string =>
  `Id del objeto`;
export const portal_audit_invalid = (v: { field: string; value: string }): string =>
  `${v.field}: «${v.value}» no es un valor válido.`;
export const portal_audit_filter = (): string =>
  `Filtrar`;
export const portal_hunts_lead = (): string =>
  `Búsquedas del tesoro: escribe pistas, fija premios y anúncialas. A partir de ahí nada cambia en una búsqueda, y cualquiera puede comprobar quién ganó.`;
export const portal_hunts_load_failed = (): string =>
  `No se pudieron cargar las búsquedas del tesoro`;
export const portal_hunts_gone = (): string =>
  `No existe ese borrador`;
export const portal_hunts_gone_text = (): string =>
  `Se borró o se anunció, quizá lo hizo otra persona.`;
export const portal_hunts_back = (): string =>
  `Volver a las búsquedas`;
export const portal_hunts_go_on = (): string =>
  `Seguir escribiendo`;
export const portal_hunts_write = (): string =>
  `Escribir una búsqueda`;
export const portal_hunts_template = (): string =>
  `Empezar con la plantilla`;
export const portal_hunts_none = (): string =>
  `Aún no hay búsquedas del tesoro`;
export const portal_hunts_none_text = (): string =>
  `Una búsqueda es una historia con pistas. Los miembros las resuelven en el chat privado del bot o en el sitio, y los primeros en llegar a la meta, o aquellos a los que sortea un bloque, ganan los premios. La plantilla tiene tres pistas que puedes cambiar a tu gusto.`;
export const portal_hunts_list = (): string =>
  `Búsquedas del tesoro`;
export const portal_hunts_replace_ask = (): string =>
  `¿Reemplazar la búsqueda que empezaste?`;
export const portal_hunts_replace_do = (): string =>
  `Reemplazarla`;
export const portal_hunts_replace_text = (): string =>
  `Empezaste a escribir una búsqueda y no la has guardado. La plantilla ocupa su lugar, y tu texto se pierde para siempre.`;
export const portal_hunts_status_draft = (): string =>
  `Borrador`;
export const portal_hunts_status_upcoming = (): string =>
  `Anunciada`;
export const portal_hunts_status_ended = (): string =>
  `A la espera de resultado`;
export const portal_hunts_status_settled = (): string =>
  `Terminada`;
export const portal_hunts_unsaved = (): string =>
  `Cambios sin guardar`;
export const portal_hunts_coins = <T>(v: { clues: number; coins: (text: string) => T }): Rich<T> =>
  [`Pistas: `, `${number(v.clues)}`, `, `, v.coins(``), ` en premios`];
export const portal_hunts_no_coins = (v: { clues: number }): string =>
  `Pistas: ${number(v.clues)}, sin monedas`;
export const portal_hunts_coins_played = <T>(v: { clues: number; coins: (text: string) => T; players: number; finishers: number }): Rich<T> =>
  [`Pistas: `, `${number(v.clues)}`, `, `, v.coins(``), ` en premios, participantes: `, `${number(v.players)}`, `, en la meta: `, `${number(v.finishers)}`];
export const portal_hunts_no_coins_played = (v: { clues: number; players: number; finishers: number }): string =>
  `Pistas: ${number(v.clues)}, sin monedas, participantes: ${number(v.players)}, en la meta: ${number(v.finishers)}`;
export const portal_hunts_edit = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Editar`, v.what(` ${v.title}`)];
export const portal_hunts_before = (): string =>
  `Antes de poder anunciarla`;
export const portal_hunts_save_first = (): string =>
  `Guarda o descarta tus cambios para anunciarla.`;
export const portal_hunts_announce = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Anunciar`, v.what(` ${v.title}`)];
export const portal_hunts_delete = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Borrar`, v.what(` ${v.title}`)];
export const portal_hunts_cancel = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Cancelar la búsqueda`, v.what(` ${v.title}`)];
export const portal_hunts_announced = (): string =>
  `Búsqueda del tesoro anunciada`;
export const portal_hunts_announce_ask = (): string =>
  `¿Anunciar esta búsqueda del tesoro?`;
export const portal_hunts_announce_do = (): string =>
  `Anunciar`;
export const portal_hunts_announce_failed = (): string =>
  `No se pudo anunciar la búsqueda del tesoro`;
export const portal_hunts_runs = <T>(v: { title: string; start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`«`, `${v.title}`, `» dura desde el `, v.start(``), ` hasta el `, v.end(``), `.`];
export const portal_hunts_becomes_fixed = (): string =>
  `Su historia, fechas, pistas, respuestas, premios y quién puede participar quedan fijados, y su hash pasa al registro público. Solo puedes cancelarla, con un motivo que lee todo el mundo.`;
export const portal_hunts_reserves_none = (): string =>
  `No reserva monedas.`;
export const portal_hunts_reserves = <T>(v: { coins: (text: string) => T }): Rich<T> =>
  [v.coins(``), ` de la billetera del fondo se reservan para sus premios hasta que se paguen.`];
export const portal_hunts_seen = (): string =>
  `Todo el mundo la ve al instante en el sitio; sus pistas, solo cuando empieza.`;
export const portal_hunts_cancelled = (): string =>
  `Búsqueda del tesoro cancelada`;
export const portal_hunts_cancel_ask = (): string =>
  `¿Cancelar esta búsqueda del tesoro?`;
export const portal_hunts_cancel_do = (): string =>
  `Cancelar la búsqueda`;
export const portal_hunts_cancel_why = (): string =>
  `Di por qué se cancela.`;
export const portal_hunts_cancel_failed = (): string =>
  `No se pudo cancelar la búsqueda del tesoro`;
export const portal_hunts_cancel_text = (v: { title: string }): string =>
  `«${v.title}» termina al instante, nadie gana nada y sus monedas quedan libres. No se puede volver a abrir.`;
export const portal_hunts_cancel_hint = (): string =>
  `Todo el mundo lo lee en la página de la búsqueda.`;
export const portal_hunts_deleted = (): string =>
  `Borrador borrado`;
export const portal_hunts_delete_ask = (): string =>
  `¿Borrar este borrador?`;
export const portal_hunts_delete_do = (): string =>
  `Borrar el borrador`;
export const portal_hunts_delete_failed = (): string =>
  `No se pudo borrar el borrador`;
export const portal_hunts_delete_text = (v: { title: string }): string =>
  `«${v.title}» no se puede recuperar, y sus enlaces escondidos dejan de funcionar.`;
export const portal_hunts_problem_text = (v: { most: string }): string =>
  `De 1 a ${v.most} caracteres`;
export const portal_hunts_problem_time = (): string =>
  `Una fecha y una hora`;
export const portal_hunts_problem_end = (): string =>
  `Una búsqueda del tesoro termina después de su inicio.`;
export const portal_hunts_problem_coins = (): string =>
  `Una cantidad de monedas, con punto y 8 decimales como máximo, como 5 o 0.25`;
export const portal_hunts_problem_prize = (): string =>
  `Monedas, puntos o ambos`;
export const portal_hunts_problem_payee = (): string =>
  `Elige al miembro que recibe la propina`;
export const portal_hunts_problem_no_answer = (): string =>
  `Una respuesta, o conserva las guardadas`;
export const portal_hunts_problem_answers = (v: { lines: string; characters: string }): string =>
  `Hasta ${v.lines} líneas de hasta ${v.characters} caracteres, cada una con una letra o una cifra`;
export const portal_hunts_picture_large = (): string =>
  `Este archivo ocupa más de 30 MB.`;
export const portal_hunts_picture_unread = (): string =>
  `Este archivo no es una imagen legible.`;
export const portal_hunts_picture_detailed = (): string =>
  `Esta imagen tiene demasiados detalles. Elige una más sencilla.`;
export const portal_hunts_picture_undrawn = (): string =>
  `Este navegador no puede dibujar imágenes.`;
export const portal_hunts_template_title = (): string =>
  `La brújula perdida del capitán`;
export const portal_hunts_template_story = (): string =>
  `El viejo capitán Barnaby nunca se fio de un mapa. Se fiaba de su brújula, y anoche rodó de la mesa de cartas, bajó por la escalera y se perdió en la oscuridad. Siempre apunta a lo que más quiere su dueño. A seguir su rastro, camaradas: quien la traiga primero cena en la mesa del capitán.`;
export const portal_hunts_template_badge = (): string =>
  `Portabrújula`;
export const portal_hunts_template_first = (): string =>
  `El cocinero lo oyó primero: un traqueteo en la cocina, entre la sal y el chiste más viejo de a bordo. ¿Qué palabra gritó? (Escribe aquí un acertijo tuyo y, abajo, sus respuestas.)`;
export const portal_hunts_template_first_place = (): string =>
  `La cocina: nuestro grupo`;
export const portal_hunts_template_first_hint = (): string =>
  `Sube hasta el chiste que todo el mundo ha oído dos veces.`;
export const portal_hunts_template_second = (): string =>
  `De la cocina resbaló bajo cubierta y se quedó clavada en un tablón. Una de nuestras páginas tiene una tabla suelta: levántala y mira debajo.`;
export const portal_hunts_template_second_place = (): string =>
  `Bajo cubierta: nuestras páginas y publicaciones`;
export const portal_hunts_template_second_hint = (): string =>
  `La publicación más nueva tiene un enlace que nadie ha pulsado aún.`;
export const portal_hunts_template_third = (): string =>
  `Ahora está en la cofa, y su aguja apunta a una estrella. ¿Cómo llaman los marineros a la estrella que nunca se mueve? (Cambia también este acertijo, si quieres.)`;
export const portal_hunts_template_third_place = (): string =>
  `La cofa`;
export const portal_hunts_template_third_hint = (): string =>
  `Está sobre el polo.`;
export const portal_hunts_new = (): string =>
  `Una búsqueda nueva`;
export const portal_hunts_overtaken = (): string =>
  `Este borrador se cambió después de que empezaras a escribir. Al guardar, tu texto ocupa su lugar, sin las respuestas y enlaces guardados. Descarta tus cambios para ver el borrador guardado.`;
export const portal_hunts_form = (): string =>
  `Búsqueda del tesoro`;
export const portal_hunts_save = (): string =>
  `Guardar el borrador`;
export const portal_hunts_preview = (): string =>
  `Vista previa`;
export const portal_hunts_discard = (): string =>
  `Descartar cambios`;
export const portal_hunts_saved = (): string =>
  `Borrador guardado`;
export const portal_hunts_save_failed = (): string =>
  `No se pudo guardar el borrador`;
export const portal_hunts_discard_ask = (): string =>
  `¿Descartar tus cambios?`;
export const portal_hunts_discard_do = (): string =>
  `Descartarlos`;
export const portal_hunts_lost_kept = (): string =>
  `Tus cambios se pierden para siempre. El borrador queda como se guardó por última vez.`;
export const portal_hunts_name = (): string =>
  `Título`;
export const portal_hunts_story = (): string =>
  `Historia`;
export const portal_hunts_story_hint = (): string =>
  `Los miembros la leen antes de la primera pista.`;
export const portal_hunts_start = (): string =>
  `Inicio (UTC)`;
export const portal_hunts_end = (): string =>
  `Fin (UTC)`;
export const portal_hunts_utc = (): string =>
  `Las horas son de UTC.`;
export const portal_hunts_local = (v: { time: string }): string =>
  `Donde estás: ${v.time}`;
export const portal_hunts_winners = (): string =>
  `Quién gana`;
export const portal_hunts_first = (): string =>
  `Los primeros en llegar a la meta`;
export const portal_hunts_first_text = (): string =>
  `El primer miembro que llega a la meta gana el primer premio; el siguiente, el segundo, y así sucesivamente.`;
export const portal_hunts_draw = (): string =>
  `Sorteo por un bloque`;
export const portal_hunts_draw_text = (): string =>
  `Participa quien llega a tiempo a la meta. Un bloque de la cadena, minado después del final, sortea los premios.`;
export const portal_hunts_days = (): string =>
  `Días como miembro al inicio`;
export const portal_hunts_days_hint = (): string =>
  `Con 0 puede participar cualquiera. Los días dejan fuera cuentas nuevas de una misma persona.`;
export const portal_hunts_lifetime_hint = (): string =>
  `Con 0 puede participar cualquiera. En cualquier caso: con una dirección y sin bloqueo.`;
export const portal_hunts_shares = (): string =>
  `Semanas con una parte del fondo`;
export const portal_hunts_shares_hint = (): string =>
  `Con 0 puede participar cualquiera. Las partes siguen las reglas, así que los puntos que no cuentan no sirven.`;
export const portal_hunts_finisher_gets = (): string =>
  `Qué recibe quien llega a la meta`;
export const portal_hunts_points = (): string =>
  `Puntos`;
export const portal_hunts_points_hint = (v: { most: string }): string =>
  `De 0 a ${v.most}, además de un premio.`;
export const portal_hunts_badge = (): string =>
  `Insignia`;
export const portal_hunts_prizes_only_points = (): string =>
  `Este sitio no tiene billetera, así que los premios son puntos.`;
export const portal_hunts_prizes_sum = (v: { most: string; code: string; sum: string }): string =>
  `Una búsqueda puede tener ${v.most} ${v.code}; estos son ${v.sum} ${v.code}.`;
export const portal_hunts_place = (v: { place: number }): string =>
  `${number(v.place)}.º`;
export const portal_hunts_prize_coins = (v: { code: string }): string =>
  `Monedas (${v.code})`;
export const portal_hunts_prize_up = (v: { number: string }): string =>
  `Subir el premio ${v.number}`;
export const portal_hunts_prize_down = (v: { number: string }): string =>
  `Bajar el premio ${v.number}`;
export const portal_hunts_prize_remove = (v: { number: string }): string =>
  `Quitar el premio ${v.number}`;
export const portal_hunts_prize_add = (): string =>
  `Añadir un premio`;
export const portal_hunts_clue_up = (v: { number: string }): string =>
  `Subir la pista ${v.number}`;
export const portal_hunts_clue_down = (v: { number: string }): string =>
  `Bajar la pista ${v.number}`;
export const portal_hunts_clue_remove = (v: { number: string }): string =>
  `Quitar la pista ${v.number}`;
export const portal_hunts_clue_add = (): string =>
  `Añadir una pista`;
export const portal_hunts_clue_remove_ask = (v: { number: string }): string =>
  `¿Quitar la pista ${v.number}?`;
export const portal_hunts_clue_remove_do = (): string =>
  `Quitarla`;
export const portal_hunts_clue_remove_text = (): string =>
  `Su texto y sus respuestas o su enlace no se pueden recuperar una vez que guardes el borrador.`;
export const portal_hunts_clue = (v: { number: string }): string =>
  `Pista ${v.number}`;
export const portal_hunts_solved_by = (): string =>
  `Se resuelve con`;
export const portal_hunts_kind_answer = (): string =>
  `Una palabra o frase`;
export const portal_hunts_kind_link = (): string =>
  `Un enlace escondido`;
export const portal_hunts_kind_tip = (): string =>
  `Una propina a un miembro`;
export const portal_hunts_text = (): string =>
  `Texto`;
export const portal_hunts_description = (): string =>
  `Descripción de la imagen`;
export const portal_hunts_description_hint = (): string =>
  `Para quienes no pueden verla`;
export const portal_hunts_description_none = (): string =>
  `Aún sin descripción`;
export const portal_hunts_shown_after = (): string =>
  `Se muestra tras`;
export const portal_hunts_shown_after_hint = (): string =>
  `Desde el inicio de la búsqueda`;
export const portal_hunts_unit = (): string =>
  `Unidad`;
export const portal_hunts_minutes = (): string =>
  `minutos`;
export const portal_hunts_hours = (): string =>
  `horas`;
export const portal_hunts_answers_stored = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} respuesta guardada. No se puede mostrar.`, other: `${number(v.count)} respuestas guardadas. No se pueden mostrar.` })}`;
export const portal_hunts_answers_replace = (): string =>
  `Reemplazar las respuestas`;
export const portal_hunts_answers = (): string =>
  `Respuestas`;
export const portal_hunts_answers_hint = (): string =>
  `Una por línea. No importan las mayúsculas, los acentos, los espacios ni la puntuación. Solo se guardan sus resúmenes, así que conserva una copia.`;
export const portal_hunts_answers_keep = (): string =>
  `Conservar las respuestas guardadas`;
export const portal_hunts_link_made = (): string =>
  `El enlace está creado. No se puede volver a mostrar.`;
export const portal_hunts_link_made_save = (): string =>
  `El enlace está creado. No se puede volver a mostrar. Guarda el borrador para crear uno.`;
export const portal_hunts_link_none = (): string =>
  `Aún no hay enlace.`;
export const portal_hunts_link_none_save = (): string =>
  `Aún no hay enlace. Guarda el borrador para crear uno.`;
export const portal_hunts_link_another = (): string =>
  `Crear otro enlace`;
export const portal_hunts_link_make = (): string =>
  `Crear el enlace`;
export const portal_hunts_link_failed = (): string =>
  `No se pudo crear el enlace`;
export const portal_hunts_link_title = (v: { number: string }): string =>
  `Enlace de la pista ${v.number}`;
export const portal_hunts_link_once = (): string =>
  `El enlace se muestra una vez, y solo se guarda su resumen: conserva una copia y luego escóndelo.`;
export const portal_hunts_link_once_again = (): string =>
  `El enlace se muestra una vez, y solo se guarda su resumen: conserva una copia y luego escóndelo. El enlace anterior deja de funcionar.`;
export const portal_hunts_link_copied = (): string =>
  `Ya lo he copiado`;
export const portal_hunts_link_warning = (): string =>
  `Este enlace no se puede volver a mostrar.`;
export const portal_hunts_link = (): string =>
  `Enlace`;
export const portal_hunts_link_bot = (): string =>
  `Enlace al bot`;
export const portal_hunts_link_qr = (): string =>
  `Código QR del enlace`;
export const portal_hunts_payee_none = (): string =>
  `Aún no se ha elegido ningún miembro.`;
export const portal_hunts_payee = <T>(v: { name: (text: string) => T; member: string }): Rich<T> =>
  [`Propina para: `, v.name(``), `, miembro `, `${v.member}`, `.`];
export const portal_hunts_payee_find = (): string =>
  `Buscar al miembro que recibe la propina`;
export const portal_hunts_users_failed = (): string =>
  `No se pudo buscar. Cambia la búsqueda para intentarlo de nuevo.`;
export const portal_hunts_users_none = (): string =>
  `Nadie coincide con tu búsqueda.`;
export const portal_hunts_users = (): string =>
  `Miembros encontrados`;
export const portal_hunts_user = (v: { member: string }): string =>
  `miembro ${v.member}`;
export const portal_hunts_picture_save = (): string =>
  `Guarda el borrador para añadir una imagen.`;
export const portal_hunts_picture_another = (): string =>
  `Otra imagen`;
export const portal_hunts_picture = (): string =>
  `Imagen`;
export const portal_hunts_picture_hint = (): string =>
  `Se reduce y pierde el lugar y la hora en que se tomó.`;
export const portal_hunts_picture_busy = (): string =>
  `Guardando la imagen…`;
export const portal_hunts_picture_remove = (): string =>
  `Quitar la imagen`;
export const portal_hunts_picture_failed = (): string =>
  `No se pudo añadir la imagen`;
export const portal_hunts_no_title = (): string =>
  `Aún sin título`;
export const portal_hunts_no_story = (): string =>
  `Aún no hay historia.`;
export const portal_hunts_no_text = (): string =>
  `Aún no hay texto.`;
export const portal_hunts_no_start = (): string =>
  `aún sin inicio`;
export const portal_hunts_no_end = (): string =>
  `aún sin fin`;
export const portal_hunts_one_at_a_time = (): string =>
  `Los miembros ven las pistas de una en una.`;
export const portal_hunts_preview_clues = (): string =>
  `Pistas de la vista previa`;
export const portal_hunts_preview_close = (): string =>
  `Cerrar la vista previa`;
export const portal_hunts_each_finisher = (v: { count: number; points: string }): string =>
  `Quien llegue a la meta: ${plural(v.count, { one: `${v.points} punto`, other: `${v.points} puntos` })}`;
export const portal_hunts_prize_points = (v: { count: number; points: string }): string =>
  `${plural(v.count, { one: `${v.points} punto`, other: `${v.points} puntos` })}`;
export const portal_hunts_prize_both = <T>(v: { coins: (text: string) => T; count: number; points: string }): Rich<T> =>
  [v.coins(``), ` y `, `${plural(v.count, { one: `${v.points} punto`, other: `${v.points} puntos` })}`];
export const portal_hunts_players = (v: { days: number; daysText: string; points: number; pointsText: string; weeks: number; weeksText: string }): string =>
  `Para miembros con una dirección, que no están bloqueados${plural(v.days, { '=0': ``, one: `, se unieron al menos ${v.daysText} día antes del inicio`, other: `, se unieron al menos ${v.daysText} días antes del inicio` })}${plural(v.points, { '=0': ``, one: `, tienen al menos ${v.pointsText} punto`, other: `, tienen al menos ${v.pointsText} puntos` })}${plural(v.weeks, { '=0': ``, one: `, tuvieron una parte del fondo en al menos ${v.weeksText} semana`, other: `, tuvieron una parte del fondo en al menos ${v.weeksText} semanas` })}.`;
export const portal_hunts_hint_minutes = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`Ayuda, ${plural(v.count, { one: `${v.after} minuto`, other: `${v.after} minutos` })} después del inicio:`), ` `, `${v.hint}`];
export const portal_hunts_hint_hours = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`Ayuda, ${plural(v.count, { one: `${v.after} hora`, other: `${v.after} horas` })} después del inicio:`), ` `, `${v.hint}`];
export const portal_hunts_prize_nothing = (): string =>
  `aún nada`;
export const portal_hunts_by_answer = (): string =>
  `Se responde con una palabra o frase.`;
export const portal_hunts_by_link = (): string =>
  `Se resuelve abriendo un enlace escondido.`;
export const portal_hunts_by_tip = (v: { name: string }): string =>
  `Se resuelve con una propina a ${v.name}.`;
export const portal_hunts_by_tip_nobody = (): string =>
  `Se resuelve con una propina a un miembro que aún no se ha elegido.`;
export const devapp_title = (): string =>
  `Portal de desarrollo`;
export const devapp_lead = (): string =>
  `Registra apps, sigue sus webhooks y lee cómo funciona la API.`;
export const devapp_subscription = (): string =>
  `Suscripción`;
export const devapp_register = (): string =>
  `Registrar app`;
export const devapp_register_do = (): string =>
  `Registrar app`;
export const devapp_mine = (): string =>
  `Mis apps`;
export const devapp_mine_list = (): string =>
  `Mis apps`;
export const devapp_how = (): string =>
  `Cómo se hacen las apps a la mar`;
export const devapp_sandbox_text = (v: { apps: number }): string =>
  `Toda app empieza aquí. Sus claves solo llegan a tu propia cuenta, así que puedes crear y probar con libertad. Sin plan puedes tener ${plural(v.apps, { one: `${number(v.apps)} app`, other: `${number(v.apps)} apps` })}; los planes permiten más.`;
export const devapp_production_text = (): string =>
  `Un administrador revisa tu app y la aprueba para producción; el bot te avisa. Cambiar su nombre, desarrollador, tipo, URL de callback o permisos requiere una nueva revisión.`;
export const devapp_consent = (): string =>
  `Consentimiento`;
export const devapp_consent_text = (): string =>
  `Los miembros deciden en el bot lo que tu app puede hacer y pueden retirarlo en cualquier momento. Un webhook avisa a tu app.`;
export const devapp_keys = (): string =>
  `Claves`;
export const devapp_keys_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Una app hace sus llamadas con una clave API que tú creas para ella. Mira `, v.a(`Gestión de claves API`), `.`];
export const devapp_see_mine = (): string =>
  `Ver mis apps`;
export const devapp_read = (): string =>
  `Leer la documentación`;
export const devapp_register_lead = (): string =>
  `Las apps nuevas empiezan en el entorno de pruebas y necesitan aprobación para pasar a producción.`;
export const devapp_register_sign_in = (): string =>
  `Entra para registrar una app`;
export const devapp_register_kept = (): string =>
  `Las apps son de los miembros. Tu texto de abajo se conserva.`;
export const devapp_registered = (): string =>
  `App registrada`;
export const devapp_registered_text = (v: { app: string }): string =>
  `${v.app} empieza en el entorno de pruebas.`;
export const devapp_name = (): string =>
  `Nombre de la app`;
export const devapp_developer = (): string =>
  `Desarrollador / organización`;
export const devapp_email = (): string =>
  `Correo de contacto`;
export const devapp_type = (): string =>
  `Tipo de app`;
export const devapp_type_choose = (): string =>
  `Elige un tipo`;
export const devapp_about_hint = (): string =>
  `Qué hace, para miembros y administradores.`;
export const devapp_webhook_url = (): string =>
  `URL del webhook`;
export const devapp_webhook_hint = (): string =>
  `Adónde enviamos los eventos de tu app: https, en internet público.`;
export const devapp_callbacks = (): string =>
  `URL de callback`;
export const devapp_callbacks_hint = (): string =>
  `Una por línea: https, en internet público.`;
export const devapp_permissions = (): string =>
  `Permisos necesarios`;
export const devapp_may_wallet_read = (): string =>
  `Leer saldos y direcciones de billeteras`;
export const devapp_may_wallet_write = (): string =>
  `Pedir pagos y gestionar depósitos en garantía (requiere la confirmación del usuario)`;
export const devapp_may_user_profile = (): string =>
  `Leer los datos básicos del perfil y enviar notificaciones a través del bot`;
export const devapp_may_transactions = (): string =>
  `Leer el historial de transacciones`;
export const devapp_may_price_data = (): string =>
  `Leer los precios de la moneda`;
export const devapp_may_leaderboard = (): string =>
  `Leer la clasificación y los rangos`;
export const devapp_no_name = (): string =>
  `Escribe un nombre para tu app.`;
export const devapp_no_developer = (): string =>
  `Escribe quién la desarrolla.`;
export const devapp_no_email = (): string =>
  `Escribe una dirección de correo.`;
export const devapp_bad_email = (): string =>
  `Esto no es una dirección de correo.`;
export const devapp_no_type = (): string =>
  `Elige un tipo.`;
export const devapp_no_about = (): string =>
  `Escribe qué hace.`;
export const devapp_too_long = (v: { most: string }): string =>
  `Caracteres como máximo: ${v.most}.`;
export const devapp_too_many = (v: { most: string }): string =>
  `Direcciones como máximo: ${v.most}.`;
export const devapp_bad_line = (v: { line: string; problem: string }): string =>
  `Línea ${v.line}: ${v.problem}`;
export const devapp_bad_url = (): string =>
  `Esto no es una dirección web.`;
export const devapp_url_https = (): string =>
  `La dirección tiene que empezar por https://.`;
export const devapp_url_login = (): string =>
  `La dirección no debe llevar usuario ni contraseña.`;
export const devapp_url_port = (): string =>
  `La dirección no debe nombrar otro puerto que el 443.`;
export const devapp_url_public = (): string =>
  `La dirección tiene que estar en internet público.`;
export const devapp_url_dot = (): string =>
  `El nombre de la dirección no debe acabar en punto.`;
export const devapp_no_permission = (): string =>
  `Elige al menos un permiso.`;
export const devapp_bad_permission = (): string =>
  `No existe ese permiso.`;
export const devapp_another = (): string =>
  `Registrar otra app`;
export const devapp_mine_sign_in = (): string =>
  `Entra para ver tus apps`;
export const devapp_mine_purpose = (): string =>
  `Las apps son de los miembros.`;
export const devapp_none = (): string =>
  `Aún no hay apps`;
export const devapp_first = (): string =>
  `Registrar la primera app`;
export const devapp_none_text = (): string =>
  `Las apps que registras aparecen aquí, con sus webhooks y el estado de su aprobación.`;
export const devapp_failed = (): string =>
  `Tus apps no se cargaron`;
export const devapp_secret_of = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Secreto del webhook de `, v.app(``)];
export const devapp_secret_text = (v: { hours: number }): string =>
  `Guárdalo ahora: no se volverá a mostrar. Después de un cambio, el secreto antiguo también sigue firmando durante ${plural(v.hours, { one: `${number(v.hours)} hora`, other: `${number(v.hours)} horas` })}.`;
export const devapp_secret = (): string =>
  `Secreto del webhook`;
export const devapp_secret_saved = (): string =>
  `Ya lo guardé`;
export const devapp_returned = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`De vuelta en el entorno de pruebas: `, v.reason(``)];
export const devapp_waits = (): string =>
  `Espera la aprobación de un administrador.`;
export const devapp_remove = (): string =>
  `Eliminar`;
export const devapp_changed = (): string =>
  `App cambiada`;
export const devapp_changed_back = (): string =>
  `Está de vuelta en el entorno de pruebas hasta que se apruebe de nuevo.`;
export const devapp_change_note = (): string =>
  `Cambiar el nombre, el desarrollador, el tipo, las URL de callback o los permisos la devuelve al entorno de pruebas.`;
export const devapp_by = (): string =>
  `Desarrollador`;
export const devapp_no_callbacks = (): string =>
  `Ninguna`;
export const devapp_registered_at = (): string =>
  `Registrada`;
export const devapp_approved_at = (): string =>
  `Aprobada`;
export const devapp_webhook = (): string =>
  `Webhook`;
export const devapp_test = (): string =>
  `Enviar un evento de prueba`;
export const devapp_test_sent = (): string =>
  `Evento de prueba en camino`;
export const devapp_test_sent_text = (): string =>
  `El registro muestra el resultado.`;
export const devapp_secret_new = (): string =>
  `Nuevo secreto`;
export const devapp_log = (): string =>
  `Registro de envíos`;
export const devapp_log_failed = (): string =>
  `No se pudieron cargar los envíos`;
export const devapp_log_of = (): string =>
  `envíos`;
export const devapp_log_list = (): string =>
  `Envíos`;
export const devapp_log_none = (v: { days: number }): string =>
  `No se envió nada en ${plural(v.days, { one: `el último día`, other: `los últimos ${number(v.days)} días` })}.`;
export const devapp_waiting = (): string =>
  `En espera`;
export const devapp_delivered = (): string =>
  `Entregado`;
export const devapp_undelivered = (): string =>
  `Falló`;
export const devapp_over_quota = (): string =>
  `Por encima del cupo`;
export const devapp_redeliver = (): string =>
  `Reenviar`;
export const devapp_next_try = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Próximo intento: `, v.time(``), `.`];
export const devapp_untried = (): string =>
  `Aún no se intentó.`;
export const devapp_tried = (v: { tries: number }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} intento`, other: `${number(v.tries)} intentos` })}.`;
export const devapp_tried_error = <T>(v: { tries: number; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} intento`, other: `${number(v.tries)} intentos` })}`, `: `, v.error(``), `.`];
export const devapp_tried_answer = (v: { tries: number; status: string; ms: string }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} intento`, other: `${number(v.tries)} intentos` })}, respuesta ${v.status} tras ${v.ms} ms.`;
export const devapp_tried_answer_error = <T>(v: { tries: number; status: string; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} intento`, other: `${number(v.tries)} intentos` })}`, `, respuesta `, `${v.status}`, ` tras `, `${v.ms}`, ` ms: `, v.error(``), `.`];
export const devapp_tried_silent = (v: { tries: number; ms: string }): string =>
  `${plural(v.tries, { one: `${number(v.tries)} intento`, other: `${number(v.tries)} intentos` })} tras ${v.ms} ms.`;
export const devapp_tried_silent_error = <T>(v: { tries: number; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { one: `${number(v.tries)} intento`, other: `${number(v.tries)} intentos` })}`, ` tras `, `${v.ms}`, ` ms: `, v.error(``), `.`];
export const devapp_remove_title = (v: { app: string }): string =>
  `¿Eliminar ${v.app}?`;
export const devapp_remove_do = (): string =>
  `Eliminar la app`;
export const devapp_remove_text = (): string =>
  `No recibe más eventos y sus claves dejan de funcionar al momento. Esto no se puede deshacer.`;
export const devapp_removed = (): string =>
  `App eliminada`;
export const devplan_title = (): string =>
  `Planes de desarrollo`;
export const devplan_lead = (): string =>
  `Crea sobre el bot. Cambia o cancela tu plan en cualquier momento.`;
export const devplan_lead_elsewhere = (): string =>
  `Crea sobre el bot.`;
export const devplan_elsewhere = (): string =>
  `Los planes se gestionan fuera de Telegram`;
export const devplan_elsewhere_keys = (): string =>
  `Tus claves API`;
export const devplan_elsewhere_text = (): string =>
  `Abre este sitio en tu navegador para elegir o cambiar un plan. Tu plan queda como está.`;
export const devplan_payment_state = (): string =>
  `El estado de tu pago`;
export const devplan_failed = (): string =>
  `No se pudo cargar tu plan`;
export const devplan_failed_text = (): string =>
  `No ha cambiado nada. Abajo puedes seguir viendo los planes.`;
export const devplan_usage = (): string =>
  `Uso actual`;
export const devplan_period = (): string =>
  `Periodo de facturación`;
export const devplan_monthly = (): string =>
  `Mensual`;
export const devplan_yearly = (): string =>
  `Anual`;
export const devplan_save = (v: { percent: string }): string =>
  `Ahorra un ${v.percent} %`;
export const devplan_pay_with = (): string =>
  `Pagar con`;
export const devplan_card = (): string =>
  `Tarjeta de crédito`;
export const devplan_coins = (): string =>
  `Criptomoneda`;
export const devplan_methods = (): string =>
  `Formas de pago`;
export const devplan_cancelled = (): string =>
  `El pago se canceló. No se cobró nada.`;
export const devplan_managed = (): string =>
  `Los cambios hechos en la página de Stripe aparecen aquí solos, normalmente en un minuto.`;
export const devplan_confirming = (): string =>
  `Stripe está confirmando tu pago. Aparece aquí solo, normalmente en un minuto.`;
export const devplan_arrived = (): string =>
  `Tu pago ha llegado. Gracias, y te damos la bienvenida a bordo.`;
export const devplan_under_way = (): string =>
  `Hay un pago en monedas en curso.`;
export const devplan_show_invoice = (): string =>
  `Mostrar la factura`;
export const devplan_sign_in_text = (): string =>
  `Entra con Telegram para elegir un plan y ver tu uso.`;
export const devplan_sign_in_purpose = (): string =>
  `Para ver y elegir tu plan.`;
export const devplan_sign_in = (): string =>
  `Entra para elegir un plan`;
export const devplan_no_cards = (): string =>
  `Los pagos con tarjeta no están disponibles: en este sitio no hay configurado ningún procesador de tarjetas.`;
export const devplan_no_coins = (v: { coin: string }): string =>
  `Los pagos en ${v.coin} no están disponibles: en este sitio no hay configurada ninguna billetera para facturas.`;
export const devplan_popular = (): string =>
  `El más popular`;
export const devplan_current = (): string =>
  `Plan actual`;
export const devplan_no_price = (v: { coin: string }): string =>
  `Sin precio en ${v.coin}`;
export const devplan_instead = <T>(v: { hidden: (text: string) => T; price: (text: string) => T }): Rich<T> =>
  [v.hidden(`en lugar de `), v.price(``)];
export const devplan_off = <T>(v: { list: (text: string) => T; percent: string }): Rich<T> =>
  [v.list(``), ` `, `${v.percent}`, ` % de descuento`];
export const devplan_saves_year = (v: { saving: string }): string =>
  `Ahorra ${v.saving} al año`;
export const devplan_yearly_saves = (v: { saving: string }): string =>
  `El pago anual ahorra ${v.saving}`;
export const devplan_buying = (): string =>
  `Comprar un plan`;
export const devplan_by_arrangement = (): string =>
  `Los planes se acuerdan con el propietario de este sitio: mira Formas de pago.`;
export const devplan_not_sold = (): string =>
  `En este sitio no se pueden comprar planes.`;
export const devplan_operator_gives = (): string =>
  `El operador puede darte uno.`;
export const devplan_create_key = (): string =>
  `Crear una clave API`;
export const devplan_card_text = (): string =>
  `Visa, Mastercard y American Express, en la propia página de Stripe. Nunca vemos el número de tu tarjeta.`;
export const devplan_coins_text = (v: { percent: string; coin: string }): string =>
  `${v.percent} % de descuento con ${v.coin}. Un plan pagado en monedas no se renueva solo; el bot te avisa antes de que termine.`;
export const devplan_coin_list = (): string =>
  `Monedas`;
export const devplan_arranged_coin = (v: { coin: string }): string =>
  `${v.coin} (por acuerdo)`;
export const devplan_card_failed = (): string =>
  `No se pudo iniciar el pago con Stripe. Inténtalo de nuevo.`;
export const devplan_coins_failed = (): string =>
  `No se pudo iniciar el pago en cripto. Inténtalo de nuevo.`;
export const devplan_billing_failed = (): string =>
  `No se pudo abrir la página de facturación. Inténtalo de nuevo.`;
export const devplan_payment_error = (): string =>
  `Error en el pago`;
export const devplan_initiated = (): string =>
  `Pago iniciado`;
export const devplan_initiated_text = (): string =>
  `Completa el pago en criptomoneda.`;
export const devplan_is_active = (v: { plan: string }): string =>
  `${v.plan}: activo`;
export const devplan_is_past_due = (v: { plan: string }): string =>
  `${v.plan}: pago vencido`;
export const devplan_is_suspended = (v: { plan: string }): string =>
  `${v.plan}: suspendido`;
export const devplan_is_expired = (v: { plan: string }): string =>
  `${v.plan}: caducado`;
export const devplan_is_cancelled = (v: { plan: string }): string =>
  `${v.plan}: cancelado`;
export const devplan_requests = (): string =>
  `Solicitudes API`;
export const devplan_webhooks = (): string =>
  `Webhooks`;
export const devplan_apps = (): string =>
  `Apps`;
export const devplan_resets = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Las solicitudes API y los webhooks vuelven a empezar de cero el `, v.time(``), `.`];
export const devplan_credit = (v: { amount: string }): string =>
  `Saldo a favor: ${v.amount}.`;
export const devplan_credit_undone = (): string =>
  `Un pago abonado se deshizo en la cadena.`;
export const devplan_credit_next = (): string =>
  `Se descuenta de tu próxima factura en monedas.`;
export const devplan_choose_below = (): string =>
  `Elige uno abajo.`;
export const devplan_active_ends = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Tu suscripción está activa. Termina el `, v.time(``), ` y no se renueva sola.`];
export const devplan_active_renews = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Tu suscripción está activa. Se renueva el `, v.time(``), `.`];
export const devplan_attention = (): string =>
  `Tu suscripción requiere atención.`;
export const devplan_last_failed = (): string =>
  `El último pago falló.`;
export const devplan_suspended = (): string =>
  `Su pago se reembolsó, se disputó o se deshizo en la cadena.`;
export const devplan_expired = (): string =>
  `Ha caducado. Elige un plan para continuar.`;
export const devplan_cancelled_plan = (): string =>
  `Se canceló. Elige un plan para continuar.`;
export const devplan_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Todo funciona hasta el `, v.time(``), `.`];
export const devplan_stopped_on = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Tu plan dejó de funcionar el `, v.time(``), `.`];
export const devplan_pay_stripe = (): string =>
  `Paga en la página de Stripe, con esta tarjeta o con otra.`;
export const devplan_stripe_mail = (): string =>
  `Stripe te ha enviado un correo que explica cómo pagar.`;
export const devplan_pay_now = (): string =>
  `Pagar ahora`;
export const devplan_billing = (): string =>
  `Gestionar el pago`;
export const devplan_billing_text = (): string =>
  `Cambia, cancela o reanuda tu plan, o usa otra tarjeta, en la página de Stripe.`;
export const devplan_extend_year = (v: { plan: string }): string =>
  `Prolongar ${v.plan} un año`;
export const devplan_extend_month = (v: { plan: string }): string =>
  `Prolongar ${v.plan} un mes`;
export const devplan_of_unlimited = (v: { used: number }): string =>
  `${number(v.used)} de un número ilimitado`;
export const devplan_none_without = (): string =>
  `Nada sin plan`;
export const devplan_used_of = (v: { used: number; limit: number }): string =>
  `${number(v.used)} de ${number(v.limit)}`;
export const devplan_used_up = (): string =>
  `Agotado.`;
export const devplan_used_most = (): string =>
  `Usado el 80 % o más.`;
export const devplan_invoice = (): string =>
  `Factura`;
export const devplan_invoice_lead = (v: { coin: string }): string =>
  `Paga con tu billetera de ${v.coin}. El importe y la dirección son solo para esta factura.`;
export const devplan_invoice_sign_in = (): string =>
  `Entra para ver tu factura`;
export const devplan_invoice_purpose = (): string =>
  `Solo el miembro al que pertenece puede ver una factura.`;
export const devplan_invoice_panel = (): string =>
  `La factura`;
export const devplan_invoice_failed = (): string =>
  `No se pudo cargar la factura`;
export const devplan_invoice_kept = (): string =>
  `Nada de lo que pagaste se ha perdido. La dirección y el importe no han cambiado.`;
export const devplan_invoice_year = (v: { plan: string }): string =>
  `${v.plan}, un año`;
export const devplan_invoice_month = (v: { plan: string }): string =>
  `${v.plan}, un mes`;
export const devplan_stale = (): string =>
  `Sin conexión. Este es el último estado conocido.`;
export const devplan_back = (): string =>
  `Volver a los planes`;
export const devplan_qr = (v: { amount: string }): string =>
  `Código QR de la dirección y del importe: ${v.amount}`;
export const devplan_amount = (): string =>
  `Importe`;
export const devplan_left = <T>(v: { left: (text: string) => T }): Rich<T> =>
  [`Tiempo restante: `, v.left(``)];
export const devplan_left_label = (): string =>
  `Tiempo restante`;
export const devplan_left_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Hasta el `, v.time(``), `. El precio vale hasta entonces.`];
export const devplan_list_price = (): string =>
  `Precio de lista`;
export const devplan_discount = (): string =>
  `Descuento`;
export const devplan_percent = (v: { percent: string }): string =>
  `${v.percent} %`;
export const devplan_your_credit = (): string =>
  `Tu saldo a favor`;
export const devplan_to_pay = (): string =>
  `A pagar`;
export const devplan_confirmations = (): string =>
  `Confirmaciones`;
export const devplan_late = (): string =>
  `Tu pago fue insuficiente o llegó tarde. Una vez confirmado, se conserva como saldo a favor y se descuenta de tu próxima factura.`;
export const devplan_unpaid = (): string =>
  `No llegó ningún pago a tiempo. No pagues más a esta dirección; elige el plan de nuevo.`;
export const devplan_dropped_out = (): string =>
  `La red descartó o deshizo tu pago. No pagues más a esta dirección; elige el plan de nuevo. Si al final el pago se confirma, se conserva como saldo a favor.`;
export const devplan_kept = (v: { amount: string }): string =>
  `${v.amount} fue de más o llegó tarde: se conserva como saldo a favor y se descuenta de tu próxima factura.`;
export const devplan_kept_card = (): string =>
  `Tu plan ya está pagado con tarjeta, así que este pago se conserva como saldo a favor.`;
export const devplan_paid = (): string =>
  `Tu plan está pagado.`;
export const devplan_paid_title = (): string =>
  `Pagado y confirmado`;
export const devplan_dropped = (): string =>
  `Pago descartado`;
export const devplan_dropped_text = (): string =>
  `La red ya no tiene tu pago y ningún bloque lo contiene. Haz que tu billetera lo envíe de nuevo. Si no reaparece en dos horas, esta factura termina y todo lo que llegue después se conserva como saldo a favor.`;
export const devplan_received = (): string =>
  `Pago recibido`;
export const devplan_received_text = (v: { count: string; needed: string }): string =>
  `Esperando a la cadena: ${v.count} de ${v.needed} confirmaciones.`;
export const devplan_confirmed_of = (v: { count: string; needed: string }): string =>
  `${v.count} de ${v.needed}`;
export const devplan_too_late = (): string =>
  `Pagado demasiado tarde`;
export const devplan_over = (): string =>
  `Caducada`;
export const devplan_underpaid = (): string =>
  `Pago incompleto`;
export const devplan_underpaid_text = (v: { received: string; missing: string }): string =>
  `Recibido: ${v.received}; falta: ${v.missing}. Paga el resto a la misma dirección antes de que se acabe el tiempo.`;
export const devplan_undone = (): string =>
  `Pago deshecho`;
export const devplan_undone_text = (): string =>
  `Tu pago se deshizo en la cadena. Paga de nuevo a la misma dirección antes de que se acabe el tiempo.`;
export const devplan_waiting = (): string =>
  `Esperando tu pago`;
export const devplan_waiting_text = (): string =>
  `Aparece aquí en un minuto, antes de confirmarse.`;
export const devplan_ask_sign_in = (): string =>
  `Entra para pedir un plan`;
export const devplan_ask_purpose = (): string =>
  `Un plan es de un miembro.`;
export const devplan_ask_open = (): string =>
  `Ya tienes una solicitud abierta. Para cambiarla, retírala y pide de nuevo.`;
export const devplan_ask = (): string =>
  `Pedir un plan`;
export const devplan_ask_plan = (): string =>
  `Plan`;
export const devplan_ask_for = (): string =>
  `Durante`;
export const devplan_months = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} mes`, other: `${number(v.count)} meses` })}`;
export const devplan_ask_coin = (): string =>
  `Moneda`;
export const devplan_ask_contact = (): string =>
  `Cómo te localiza el propietario`;
export const devplan_ask_contact_hint = (): string =>
  `Un nombre de Telegram o una dirección de correo. Solo lo ve el propietario.`;
export const devplan_ask_no_contact = (): string =>
  `Di cómo puede localizarte el propietario.`;
export const devplan_ask_send = (): string =>
  `Enviar la solicitud`;
export const devplan_ask_sent = (): string =>
  `Solicitud enviada`;
export const devplan_ask_sent_text = (): string =>
  `El propietario de este sitio se pondrá en contacto contigo.`;
export const devplan_ask_price = (v: { month: string; year: string }): string =>
  `Precio de lista: ${v.month} al mes, ${v.year} al año. El propietario te dice qué pagar y dónde, y concede el plan cuando el pago ha llegado.`;
export const devplan_own = (): string =>
  `Tus solicitudes`;
export const devplan_own_open = (): string =>
  `Espera al propietario`;
export const devplan_own_contact = <T>(v: { contact: (text: string) => T }): Rich<T> =>
  [`Contacto: `, v.contact(``)];
export const devplan_own_granted = <T>(v: { time: (text: string) => T; received: (text: string) => T }): Rich<T> =>
  [`Hasta el `, v.time(``), `. Recibido: `, v.received(``)];
export const devplan_own_withdraw = (): string =>
  `Retirar`;
export const devplan_own_withdrawn = (): string =>
  `Solicitud retirada`;
export const devplan_own_again = (): string =>
  `Puedes pedir de nuevo.`;
export const weeks_title = (): string =>
  `El cuaderno de bitácora`;
export const weeks_lead = (): string =>
  `Cada semana cerrada del fondo semanal: cuánto pagó, a cuántos, y los números para comprobarlo.`;
export const weeks_rules = (): string =>
  `Reglas del fondo`;
export const weeks_name = (): string =>
  `Las semanas`;
export const weeks_failed = (): string =>
  `No se pudieron cargar las semanas`;
export const weeks_kept = (): string =>
  `No se perdió nada.`;
export const weeks_of = (): string =>
  `semanas`;
export const weeks_none = (): string =>
  `Aún no ha terminado ninguna semana`;
export const weeks_none_text = (): string =>
  `La primera aparece aquí cuando termina, el domingo a las 23:00 UTC.`;
export const weeks_past = (): string =>
  `Más allá del borde del mapa`;
export const weeks_past_text = (): string =>
  `No hay tantas páginas.`;
export const weeks_closed = (): string =>
  `Semanas cerradas`;
export const weeks_week = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Semana del `, v.date(``)];
export const weeks_challenge = (): string =>
  `Hora de objeciones`;
export const weeks_nobody = (): string =>
  `Nadie recibió una parte`;
export const weeks_recipients = (v: { count: number }): string =>
  `Beneficiarios: ${number(v.count)}`;
export const weeks_carried = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`, al próximo fondo: `, v.amount(``)];
export const weeks_fairness = (): string =>
  `Equidad`;
export const weeks_fairness_text = (): string =>
  `Con qué igualdad se reparten los puntos cada semana. La desigualdad es 0 si todos ganaron lo mismo, y casi 1 si un miembro ganó casi todo. Las propinas que vuelven en un día son normales entre amigos; no prueban nada.`;
export const weeks_earners = (): string =>
  `Con puntos`;
export const weeks_new = (): string =>
  `Cuentas nuevas`;
export const weeks_top_ten = (): string =>
  `Parte de los diez primeros`;
export const weeks_inequality = (): string =>
  `Desigualdad`;
export const weeks_tipped_back = (): string =>
  `Devueltas`;
export const weeks_held = (): string =>
  `Retenidas`;
export const weeks_released = (): string =>
  `Liberadas`;
export const weeks_withheld = (): string =>
  `Denegadas`;
export const weeks_head = (): string =>
  `Semana`;
export const week_page_title = (v: { week: string }): string =>
  `Semana del ${v.week}`;
export const week_lead = (): string =>
  `Congelada el domingo a las 23:00 UTC: quién compartió el fondo, en qué proporción y qué se ha pagado.`;
export const week_failed = (): string =>
  `No se pudo cargar la semana`;
export const week_all = (): string =>
  `Todas las semanas`;
export const week_challenge = (): string =>
  `La hora de objeciones`;
export const week_challenge_text = (): string =>
  `Estas partes son provisionales. Nada se paga antes del reparto; hasta entonces un administrador puede retener una parte en disputa. Una parte retenida no se pierde: su miembro puede objetar, y ninguna otra parte cambia.`;
export const week_distribution_in = (): string =>
  `Reparto en`;
export const week_own_share = (): string =>
  `Tu parte`;
export const week_figures = (): string =>
  `La semana en cifras`;
export const week_pool = (): string =>
  `Fondo`;
export const week_not_distributed = (): string =>
  `no repartido`;
export const week_distributed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`repartido: `, v.date(``)];
export const week_distributed_from = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`se reparte desde: `, v.date(``)];
export const week_shared_by = (): string =>
  `Compartido por`;
export const week_active = (v: { count: number }): string =>
  `de ${plural(v.count, { one: `${number(v.count)} miembro activo`, other: `${number(v.count)} miembros activos` })}`;
export const week_points = (): string =>
  `Sus puntos`;
export const week_points_all = (v: { all: string }): string =>
  `de ${v.all} en total`;
export const week_points_counted = (v: { all: string; counted: string }): string =>
  `de ${v.all} en total; ${v.counted} cuentan para el fondo`;
export const week_threshold = (): string =>
  `Umbral`;
export const week_threshold_points = (v: { points: number }): string =>
  `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`;
export const week_formula = (v: { version: number }): string =>
  `fórmula, versión ${number(v.version)}`;
export const week_formula_policy = <T>(v: { policy: (text: string) => T; version: number }): Rich<T> =>
  [`reglas «`, v.policy(``), `», fórmula, versión `, `${number(v.version)}`];
export const week_balance_unread = (): string =>
  `El saldo de la billetera no se pudo leer a tiempo, así que contó como 0. Sus monedas quedan para semanas posteriores.`;
export const week_balance = <T>(v: { part: string; balance: (text: string) => T; height: number; debts: (text: string) => T; most: (text: string) => T }): Rich<T> =>
  [`Nuevo en el fondo: el `, `${v.part}`, ` % de `, v.balance(``), ` que tenía la billetera en el bloque `, `${number(v.height)}`, `, menos `, v.debts(``), ` pendientes o reservados para comisiones; como máximo `, v.most(``), `.`];
export const week_carried = (): string =>
  `Arrastrado`;
export const week_carried_in = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` del fondo vinieron de semanas anteriores`];
export const week_carried_out = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` pasaron al próximo fondo`];
export const week_hunt = <T>(v: { hunt: (text: string) => T; finishers: number; points: number }): Rich<T> =>
  [`Búsqueda del tesoro `, v.hunt(``), `: llegaron `, `${number(v.finishers)}`, `, puntos `, `${number(v.points)}`];
export const week_statuses = (): string =>
  `Cómo están las partes`;
export const week_status = <T>(v: { count: number; amount: (text: string) => T }): Rich<T> =>
  [`${plural(v.count, { one: `${number(v.count)} parte`, other: `${number(v.count)} partes` })}`, `, `, v.amount(``)];
export const week_shares = (): string =>
  `Las partes`;
export const week_own_place = (v: { place: number }): string =>
  `Tu puesto: ${number(v.place)}`;
export const week_share_place = (): string =>
  `Comparte tu puesto`;
export const week_place_text = (v: { place: number; week: string }): string =>
  `Puesto ${number(v.place)} en la semana del ${v.week}`;
export const week_shares_of = (): string =>
  `partes`;
export const week_quiet = (): string =>
  `Una semana tranquila`;
export const week_quiet_text = (): string =>
  `Nadie alcanzó el umbral, así que no se repartió nada. La semana está cerrada igualmente.`;
export const week_past_text = (): string =>
  `Esta semana no tiene tantas páginas.`;
export const week_shares_list = (): string =>
  `Partes`;
export const week_member = (): string =>
  `Miembro`;
export const week_points_head = (): string =>
  `Puntos`;
export const week_share = (): string =>
  `Parte`;
export const week_status_head = (): string =>
  `Estado`;
export const week_rank = (): string =>
  `Puesto`;
export const week_member_number = (v: { number: string }): string =>
  `Miembro ${v.number}`;
export const week_you = (): string =>
  `Tú`;
export const week_row_points = <T>(v: { points: string; unit: (text: string) => T }): Rich<T> =>
  [`${v.points}`, v.unit(` puntos`)];
export const week_row_counted = (v: { points: string }): string =>
  `cuentan ${v.points}`;
export const week_no_share = (): string =>
  `Sin parte`;
export const week_object = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Objetar`, v.to(` la parte de ${v.name}`)];
export const week_hold = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Retener`, v.to(` la parte de ${v.name}`)];
export const week_release = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Liberar`, v.to(` la parte de ${v.name}`)];
export const week_held = (v: { reason: string }): string =>
  `Retenida: ${v.reason}`;
export const week_release_ask = (): string =>
  `¿Liberar esta parte?`;
export const week_hold_ask = (): string =>
  `¿Retener esta parte?`;
export const week_hold_why = (): string =>
  `Di por qué se retiene la parte.`;
export const week_decided_share = <T>(v: { name: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.name(``), `, `, v.amount(``), ` de la semana del `, `${v.week}`, `.`];
export const week_release_text = (): string =>
  `Vuelve a deberse y se paga con el próximo pago. Si su pago ya había fallado, vuelve a constar como fallida hasta que el operador lo resuelva.`;
export const week_hold_text = (): string =>
  `No se paga hasta que se libere. Ninguna otra parte cambia.`;
export const week_reason = (): string =>
  `Motivo`;
export const week_reason_hint = (): string =>
  `Queda en el registro de auditoría, que solo leen los administradores.`;
export const week_release_do = (): string =>
  `Liberar la parte`;
export const week_hold_do = (): string =>
  `Retener la parte`;
export const week_share_released = (): string =>
  `Parte liberada`;
export const week_share_held = (): string =>
  `Parte retenida`;
export const week_decided_text = (v: { name: string; week: string }): string =>
  `${v.name}, semana del ${v.week}`;
export const week_signals = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} señal de esta semana merece`, other: `${number(v.count)} señales de esta semana merecen` })} una pregunta antes de pagar las partes.`;
export const week_review = (): string =>
  `Revisar`;
export const week_objection_sent = (): string =>
  `Objeción enviada`;
export const week_objection_sent_text = (): string =>
  `Un administrador decide y el bot te avisa.`;
export const week_object_hold = (): string =>
  `¿Objetar la retención?`;
export const week_object_share = (v: { name: string }): string =>
  `¿Objetar la parte de ${v.name}?`;
export const week_objection_send = (): string =>
  `Enviar objeción`;
export const week_objection_why = (): string =>
  `Di por qué objetas.`;
export const week_object_hold_text = (): string =>
  `Puedes objetar una vez. Decide un administrador distinto del que la retuvo.`;
export const week_object_share_text = (): string =>
  `Hasta el reparto un administrador puede retener la parte. Solo los administradores ven quién objetó.`;
export const week_own_objections = (): string =>
  `Tus objeciones`;
export const week_own_held = (): string =>
  `Tu parte está retenida`;
export const week_own_held_text = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`No se paga hasta que un administrador la libere, y no se pierde. Motivo: `, v.reason(``)];
export const week_own_object = (): string =>
  `Objetar`;
export const week_objection_hold = <T>(v: { about: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.about(`Tu objeción a la retención:`), ` `, v.reason(``)];
export const week_objection_share = <T>(v: { about: (text: string) => T; number: string; reason: (text: string) => T }): Rich<T> =>
  [v.about(`Tu objeción a la parte del miembro ${v.number}:`), ` `, v.reason(``)];
export const week_objection_open = (): string =>
  `Un administrador decide.`;
export const week_objection_upheld = (): string =>
  `Fue aceptada.`;
export const week_objection_turned_down = (): string =>
  `Fue rechazada.`;
export const week_evenness = (): string =>
  `Con qué igualdad se reparten los puntos`;
export const week_earners = (): string =>
  `Miembros con puntos`;
export const week_new = (): string =>
  `Cuentas nuevas entre ellos`;
export const week_top_ten = (): string =>
  `Puntos de los diez primeros`;
export const week_inequality = (): string =>
  `Desigualdad, de 0 a 1`;
export const week_mutual = (): string =>
  `Puntos de propinas que volvieron en un día`;
export const week_shares_held = (): string =>
  `Partes retenidas`;
export const week_chain = (): string =>
  `En la cadena`;
export const week_chain_failed = (): string =>
  `No se pudieron cargar las transacciones`;
export const week_chain_show = (): string =>
  `Mostrar las transacciones`;
export const week_chain_hide = (): string =>
  `Ocultar las transacciones`;
export const week_chain_json = (): string =>
  `Como JSON`;
export const week_chain_of = (): string =>
  `transacciones`;
export const week_chain_list = (): string =>
  `Transacciones`;
export const week_chain_line = <T>(v: { amount: (text: string) => T; points: number }): Rich<T> =>
  [v.amount(``), `, `, `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`];
export const week_chain_nobody = (): string =>
  `Nadie tiene puntos de esta semana.`;
export const week_chain_none = (): string =>
  `Ningún punto de esta semana se basa en transacciones de la cadena.`;
export const week_chain_part = (v: { points: string; all: string; part: string }): string =>
  `${v.points} de ${v.all} se basan en transacciones de la cadena (${v.part} %).`;
export const week_chain_little = (v: { points: string; all: string }): string =>
  `${v.points} de ${v.all} se basan en transacciones de la cadena (menos del 1 %).`;
export const week_chain_unlisted = (v: { points: string }): string =>
  `De ellos, ${v.points} en transacciones que no se listan: un miembro de cada una está oculto o fue borrado.`;
export const week_chain_meaning = (): string =>
  `Cualquiera puede consultar estas transacciones. Muestran que las monedas se movieron, no quién las movió.`;
export const week_chain_others = (): string =>
  `Los puntos de todo lo demás, como /gm, contenido o propinas sin transacción, se basan solo en el registro de este sitio.`;
export const legal_convenience = (): string =>
  `Esta traducción es solo para facilitar la lectura. El texto que vale es el inglés; para leerlo, elige «English» al final de la página.`;
export const legal_changed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Último cambio: `, v.date(``)];
export const legal_privacy_lead = (v: { site: string; community: string }): string =>
  `Qué guarda ${v.site} sobre los miembros de la comunidad ${v.community}, para qué, cuánto tiempo y quién lo ve.`;
export const legal_short = (): string =>
  `En resumen`;
export const legal_short_public = (): string =>
  `Los nombres, los puntos y los totales son públicos: son la clasificación. No muestra tu ID de Telegram, tus direcciones de monedas ni cada propina. Las páginas de las semanas cerradas enumeran transacciones de propinas, sin los miembros.`;
export const legal_short_ledger = (): string =>
  `Tu actividad permanece. Los puntos y las partes se calculan a partir de un libro de cuentas que nunca se borra, así que todo total se puede comprobar.`;
export const legal_short_cookies = (): string =>
  `Sin publicidad, sin analítica, sin rastreo. Cookies solo si inicias sesión o eliges un idioma.`;
export const legal_from = (): string =>
  `De dónde vienen los datos`;
export const legal_from_bot = (v: { bot: string }): string =>
  `De ${v.bot}: informa de lo que haces con él y te nombra cuando alguien te da una propina, aunque nunca lo hayas usado. De un archivo de eventos anteriores, si el operador ha importado uno. De ti, cuando inicias sesión aquí.`;
export const legal_from_nameless = (): string =>
  `Del bot: informa de lo que haces con él y te nombra cuando alguien te da una propina, aunque nunca lo hayas usado. De un archivo de eventos anteriores, si el operador ha importado uno. De ti, cuando inicias sesión aquí.`;
export const legal_from_own_wallet = (): string =>
  `Las claves y las palabras de tu billetera están en tu propio navegador y nunca llegan a este sitio. El sitio ve qué direcciones consulta la billetera y no guarda ninguna lista de ellas.`;
export const legal_from_bot_wallet = (): string =>
  `Lo que el bot guarda para sí, como las claves de una billetera, nunca llega a este sitio.`;
export const legal_operator = (): string =>
  `El operador es la persona u organización que gestiona este sitio.`;
export const legal_kept = (): string =>
  `Qué se guarda`;
export const legal_what_for = (): string =>
  `Para qué`;
export const legal_how_long = (): string =>
  `Cuánto tiempo`;
export const legal_who_sees = (): string =>
  `Quién lo ve`;
export const legal_account = (): string =>
  `Tu cuenta de Telegram`;
export const legal_account_what = (): string =>
  `ID de Telegram, nombre y apellido, nombre de usuario, las direcciones de tu foto y de tu perfil, las horas de los informes más recientes de todo ello, un número de miembro, cuándo apareciste por primera vez y desde cuándo estás oculto de las páginas públicas, si lo estás.`;
export const legal_account_purpose = (): string =>
  `Para distinguir a los miembros, mostrar quién es quién y reconocerte cuando inicias sesión.`;
export const legal_account_kept = (): string =>
  `Mientras este sitio funcione; un informe más reciente sustituye al anterior.`;
export const legal_account_seen = (): string =>
  `Todos ven el nombre, el nombre de usuario, el enlace del perfil, el número de miembro y cuándo apareciste por primera vez, salvo que estés oculto. El ID de Telegram y la dirección de la foto: tú, el operador y los administradores.`;
export const legal_picture = (): string =>
  `Tu imagen`;
export const legal_picture_what = (): string =>
  `La imagen de tu cuenta de Telegram, si Telegram da su dirección cuando inicias sesión, y cuándo la buscamos por última vez.`;
export const legal_picture_purpose = (): string =>
  `Para mostrarte a ti y a los administradores de quién es la cuenta.`;
export const legal_picture_kept = (): string =>
  `Hasta que inicies sesión después de cambiarla o quitarla en Telegram, y como máximo 90 días después de tu último inicio de sesión. Una limpieza de cada hora la elimina.`;
export const legal_picture_seen = (): string =>
  `Tú, con la sesión iniciada, y: el operador y los administradores.`;
export const legal_set = (): string =>
  `Lo que fijas en el bot o en la billetera`;
export const legal_set_what = (): string =>
  `El nombre de Twitter/X y si se verificó, la dirección principal y la dirección de staking, cada una con la hora en que se fijó. De una dirección que demostraste en la billetera: el texto que firmó su clave, cuándo lo firmó, hasta cuándo la esperan las partes y cuándo la confirmaste. Las claves y las palabras de la billetera nunca nos llegan, y no registramos qué direcciones consulta.`;
export const legal_set_purpose = (): string =>
  `Dan puntos una vez; a la dirección principal se puede pagar una parte del fondo. Las direcciones que demostraste deciden también de quién es un pago: un pago desde ellas cuenta como tuyo.`;
export const legal_set_kept = (): string =>
  `Mientras este sitio funcione; uno más reciente sustituye al anterior en tu perfil.`;
export const legal_set_seen = (): string =>
  `Todos ven el nombre de Twitter/X. Las direcciones: el operador y los administradores.`;
export const legal_did = (): string =>
  `Lo que hiciste`;
export const legal_did_what = (): string =>
  `Todo evento informado: su tipo (cuenta, perfil, dirección, nombre de Twitter/X, propina, envío, /gm, /faucet, contenido, búsqueda del tesoro, recomendación), cuándo ocurrió y cuándo se recibió, el importe, el id de la transacción (txid), para quién fue una propina y qué se fijó.`;
export const legal_did_purpose = (): string =>
  `Para calcular los puntos y los totales, y demostrarlos.`;
export const legal_for_good = (): string =>
  `Para siempre. La base de datos se niega a cambiar o quitar lo que se ha escrito.`;
export const legal_did_seen = (): string =>
  `Los eventos individuales: tú, si te dieron puntos o te pagaron, y: el operador y los administradores. Todos ven los totales.`;
export const legal_points = (): string =>
  `Puntos y semanas`;
export const legal_points_what = (): string =>
  `Lo que dio cada evento y por qué regla, lo que descontó un límite diario, y las correcciones; las sumas de tus puntos, en total y por cada día y semana, y el número de tus transacciones. Un registro público guarda una huella de cada evento y de cada bloqueo, y nosotros guardamos el número aleatorio que la abre.`;
export const legal_points_purpose = (): string =>
  `Para el rango, la clasificación y el fondo semanal; el registro demuestra que no se cambió nada en él.`;
export const legal_points_kept = (): string =>
  `Para siempre: lo ganado nunca se cambia ni se quita, solo se le añade. Si se borran tus datos, se eliminan los números que abren tus huellas.`;
export const legal_points_seen = (): string =>
  `Todos ven los puntos totales y los de la semana en curso. Los días y cada entrada con sus reglas: tú, con la sesión iniciada; los administradores ven por qué reglas se ganaron los puntos de la semana en curso. Las huellas no dicen nada a extraños; los números que abren las tuyas: tú, con la sesión iniciada.`;
export const legal_shares = (): string =>
  `Partes del fondo semanal`;
export const legal_shares_what = (): string =>
  `De cada semana en la que tuviste parte en el fondo: tu puesto, tus puntos, el importe, cuándo empezó tu cuenta según lo que sabíamos entonces, si se debe, está retenida (con el motivo) o pagada, cuándo, a qué dirección, y la transacción con su id (txid). Si el operador la pagó a mano: quién lo registró, la nota y el motivo si se retiró el registro.`;
export const legal_shares_purpose = (): string =>
  `Para pagar cada parte una sola vez.`;
export const legal_for_good_on_chain = (): string =>
  `Para siempre. Los pagos están también en la cadena pública de la moneda, de donde nadie puede quitarlos.`;
export const legal_shares_seen = (): string =>
  `Todos ven el puesto, los puntos, el importe, el estado, la transacción y la nota de cada parte, con tu nombre, y pueden descargar un archivo con todo ello, con tu número de miembro en lugar de tu nombre. Las direcciones y los motivos: el operador y los administradores. Una transacción muestra en la cadena a qué direcciones pagó.`;
export const legal_faucet = (): string =>
  `Retiros del faucet`;
export const legal_faucet_what = (): string =>
  `Si el bot de esta comunidad tiene un faucet: la hora, el importe, la dirección y el resultado de cada retiro, y la transacción con su id (txid).`;
export const legal_faucet_purpose = (): string =>
  `Para pagar cada retiro una sola vez, y a cada persona como máximo una vez cada 24 horas.`;
export const legal_faucet_seen = (): string =>
  `Tú, y: el operador y los administradores.`;
export const legal_hunts = (): string =>
  `Búsquedas del tesoro`;
export const legal_hunts_what = (): string =>
  `De cada búsqueda del tesoro en la que jugaste: la pista a la que llegaste y cuándo llegaste, las horas de tus últimas respuestas equivocadas, cuándo terminaste y cuántos terminaron antes que tú; y si una pista pide a otros que te den una propina. Tus respuestas no se guardan. De cada premio en monedas que ganaste: el importe, si se debe, está pagado o caducó (con el motivo), cuándo, a qué dirección, y la transacción con su id (txid).`;
export const legal_hunts_purpose = (): string =>
  `Para ordenar a quienes terminan, para hallar a los ganadores de modo que todos puedan comprobarlo y para pagar cada premio una sola vez.`;
export const legal_hunts_kept = (): string =>
  `Para siempre. Las horas de las respuestas equivocadas, solo hasta que resuelvas la pista o se borren tus datos. Los pagos están también en la cadena pública de la moneda, de donde nadie puede quitarlos.`;
export const legal_hunts_seen = (): string =>
  `Todos ven cuántos miembros han llegado a cada pista y, cuando ha terminado la búsqueda, los números de miembro de quienes terminaron y los ganadores con premios y transacciones, por su nombre salvo que estén ocultos. El resto: tú, y: el operador y los administradores. Quienes llegan a una pista sobre ti ven tu nombre.`;
export const legal_signals = (): string =>
  `Lo que llama la atención en las propinas`;
export const legal_signals_what = (): string =>
  `De cada semana, todo lo inusual en las propinas que diste o recibiste: quién dio propina a quién, cuántas veces y cuándo, y si las cuentas son nuevas o comparten una dirección; y las notas de los administradores al respecto. Objeciones a partes: a la parte de quién, quién objetó, por qué, y la decisión.`;
export const legal_signals_purpose = (): string =>
  `Para que los administradores puedan verlo antes de que se pague el fondo semanal. Nada ocurre automáticamente por ello.`;
export const legal_signals_kept = (): string =>
  `Para siempre, como las propinas mismas.`;
export const legal_signals_seen = (): string =>
  `Tus propias objeciones y el motivo por el que se retiene tu parte: tú. Todo: el operador y los administradores.`;
export const legal_content = (): string =>
  `Contenido que envías`;
export const legal_content_what = (): string =>
  `Enlace, tipo, título, descripción, cuándo lo enviaste, si es un segundo intento, qué cambiaste, si lo retiraste, y la revisión: su resultado, puntos y comentario, quién lo revisó y cuándo, quién lo está revisando ahora, y formas del enlace y de estos textos para la búsqueda.`;
export const legal_content_purpose = (): string =>
  `Para que los administradores puedan revisarlo y conceder puntos.`;
export const legal_content_kept = (): string =>
  `Mientras este sitio funcione, salvo que el operador lo elimine. El hecho de que lo enviaste queda en el libro de cuentas, y tus cambios en él, en el registro de auditoría.`;
export const legal_content_seen = (): string =>
  `Tú, y: el operador y los administradores. Todos ven el contenido aprobado en la galería y en tu página de creador: enlace, tipo, título, descripción, puntos y cuándo se envió, con tu nombre y rango, salvo que estés oculto.`;
export const legal_role = (): string =>
  `Rol y bloqueos`;
export const legal_role_what = (): string =>
  `Tu rol (miembro, administrador o propietario), y el comienzo, el motivo y el fin de cada bloqueo.`;
export const legal_role_purpose = (): string =>
  `Para decidir qué puede hacer cada persona.`;
export const legal_role_kept = (): string =>
  `Mientras este sitio funcione, o hasta que se cambie.`;
export const legal_role_seen = (): string =>
  `Todos ven quién es administrador. Los bloqueos: el operador y los administradores. El bot sabe si tienes un bloqueo.`;
export const legal_broadcasts = (): string =>
  `Mensajes del bot`;
export const legal_broadcasts_what = (): string =>
  `Si desactivaste las difusiones y desde cuándo el bot no puede escribirte. De cada difusión que se te envió: cuándo se envió, si llegó y el número que Telegram dio al mensaje; de la difusión misma: quién la inició y cuándo y, hasta que termine, su texto con el nombre de quien escribió la publicación.`;
export const legal_broadcasts_purpose = (): string =>
  `Para escribir solo a quienes lo quieren, y solo una vez.`;
export const legal_broadcasts_kept = (): string =>
  `Tu elección, hasta que la cambies; que el bot no puede escribirte, hasta que sepa de ti; qué difusiones recibiste, mientras este sitio funcione.`;
export const legal_broadcasts_seen = (): string =>
  `El operador. Los administradores ven quién inició una difusión y a cuántos llegó. Telegram transporta los mensajes.`;
export const legal_met = (): string =>
  `Personas con las que se ha encontrado el bot`;
export const legal_met_what = (): string =>
  `Si esta comunidad tiene un bot propio: ID de Telegram, nombres y nombre de usuario de toda persona, miembro o no, de la que el bot ve un mensaje o la pulsación de un botón, cuándo vio una por última vez, desde cuándo puede escribirte en privado y cuándo te dijo por última vez que te esperan propinas. También ve a quién responde o nombra una propina. Los mensajes mismos no se guardan.`;
export const legal_met_purpose = (): string =>
  `Para encontrar a la persona cuando alguien da una propina a un nombre o lo busca.`;
export const legal_met_kept = (): string =>
  `Mientras este sitio funcione, si eres miembro; si no, hasta 90 días después de que el bot te encontrara por última vez.`;
export const legal_seen_operator = (): string =>
  `El operador.`;
export const legal_brought = (): string =>
  `Miembros que traes`;
export const legal_brought_what = (): string =>
  `Si esta comunidad tiene un bot propio: el código de tu enlace, una vez que lo has pedido; por el enlace de quién viniste, o quién vino por el tuyo, y cuándo.`;
export const legal_brought_purpose = (): string =>
  `Para contártelo y dar una vez los puntos que fija el operador.`;
export const legal_while_site = (): string =>
  `Mientras este sitio funcione.`;
export const legal_brought_seen = (): string =>
  `El operador. El bot te dice que alguien vino, pero no quién fue.`;
export const legal_notices = (): string =>
  `Lo que te cuenta el bot`;
export const legal_notices_what = (): string =>
  `Si esta comunidad tiene un bot propio: qué avisos quieres y si aceptas propinas; el idioma que elegiste y el que Telegram nombró por última vez; su última pregunta y tus respuestas hasta ahora; los mensajes que está a punto de enviarte y, después, cuándo se envió cada uno, si llegó y el número que Telegram le dio.`;
export const legal_notices_purpose = (): string =>
  `Para decírtelo todo una sola vez, en tu idioma, y solo lo que quieres oír.`;
export const legal_notices_kept = (): string =>
  `Tus elecciones, hasta que las cambies; una pregunta abierta, una hora; un texto, hasta que se envía; el resto, 30 días.`;
export const legal_notices_seen = (): string =>
  `Tú, en Telegram, que transporta los mensajes, y el operador.`;
export const legal_plan = (): string =>
  `Tu plan de desarrollo`;
export const legal_plan_what = (): string =>
  `Qué plan tienes, por qué periodo, cómo se pagó, cuándo empezó, cuándo termina y si se renueva; cuántas llamadas a la API y cuántos webhooks usaste en cada mes, con plan y sin él; qué recordatorios sobre ello se pidió al bot que te enviara, y si llegaron. Si pides un plan por acuerdo: plan, meses, moneda, cómo puede contactarte el propietario, cuándo lo pediste y el resultado, con el importe recibido o el motivo por el que se rechazó.`;
export const legal_plan_purpose = (): string =>
  `Para dar acceso a la API dentro de los límites del plan.`;
export const legal_plan_kept = (): string =>
  `Mientras este sitio funcione; tu contacto, hasta que retires la solicitud.`;
export const legal_plan_seen = (): string =>
  `Tú, con la sesión iniciada, y el operador.`;
export const legal_payments = (): string =>
  `Pagos de planes`;
export const legal_payments_what = (): string =>
  `Con tarjeta: el plan, el periodo y el precio que elegiste, cuándo los elegiste, la dirección de la página de pago, y los números y estados de Stripe sobre ti como cliente, la página, la suscripción y cualquier pago devuelto o impugnado. En monedas: el plan, el precio, el crédito y el importe de cada factura, su dirección y sus horas, y tu plan antes y después; la transacción, el importe y el bloque de todo pago a ella, y cuándo se vio por primera vez; y cada entrada de tu crédito. El número de tu tarjeta nunca llega aquí.`;
export const legal_payments_purpose = (): string =>
  `Para entregar una sola vez cada plan pagado y abonar lo pagado de más.`;
export const legal_payments_kept = (): string =>
  `Mientras este sitio funcione; las entradas de tu crédito nunca se cambian. Los pagos en monedas están también en la cadena pública, de donde nadie puede quitarlos.`;
export const legal_payments_seen = (): string =>
  `Tú, con la sesión iniciada, y el operador. Stripe sabe lo que pagas allí, y todos pueden ver los pagos en la cadena, sin tu nombre.`;
export const legal_apps = (): string =>
  `Apps que registras`;
export const legal_apps_what = (): string =>
  `Nombre, desarrollador u organización, correo de contacto, tipo, descripción, direcciones de webhook y de callback y los permisos que pides; el secreto con que se firman sus webhooks, cifrado; cuándo se registró, quién la aprobó y cuándo, por qué se devolvió a la sandbox y cuándo se eliminó.`;
export const legal_apps_purpose = (): string =>
  `Para decir a los miembros quién les pide algo y qué, y para que los administradores decidan sobre ello.`;
export const legal_apps_seen = (): string =>
  `Tú y: el operador y los administradores. Los miembros a quienes tu app pide algo ven su nombre y el desarrollador.`;
export const legal_keys = (): string =>
  `Claves API`;
export const legal_keys_what = (): string =>
  `Nombre, permisos, app, límite y horas de cada clave que creas; la clave misma, cifrada, y un hash para encontrarla; cuántas llamadas hizo en cada día y, durante una hora, en cada minuto; cuándo y desde qué red (no la dirección completa) se usó por última vez, y si se usó después de su fin. Respuestas a llamadas que no deben repetirse, con los id que tu programa les dio.`;
export const legal_keys_purpose = (): string =>
  `Para dar a cada programa el acceso que le permites, contar las llamadas y no repetir nada.`;
export const legal_keys_kept = (): string =>
  `Mientras este sitio funcione. La clave misma, hasta diez minutos después de que la elimines, y su hash para siempre, para que se note su uso; las respuestas, un día.`;
export const legal_keys_seen = (): string =>
  `Tú, con la sesión iniciada; las claves completas, durante un cuarto de hora tras iniciar sesión. El operador lo ve todo menos las claves.`;
export const legal_webhooks = (): string =>
  `Webhooks de tus apps`;
export const legal_webhooks_what = (): string =>
  `Cada evento enviado a tus apps: su contenido, de quién trata, cuándo y cuántas veces se envió, y la respuesta de tu servidor.`;
export const legal_webhooks_purpose = (): string =>
  `Para informar a las apps de los eventos y mostrarte las entregas.`;
export const legal_webhooks_kept = (): string =>
  `30 días, y hasta la siguiente limpieza de cada hora.`;
export const legal_webhooks_seen = (): string =>
  `Tú y el operador. El propio servidor de tu app recibe el evento.`;
export const legal_allowed = (): string =>
  `Lo que permites a las apps`;
export const legal_allowed_what = (): string =>
  `Qué permitiste a cada app, cuándo, y cuándo lo retiraste; qué apps bloqueaste; y toda petición de permiso que te hace una app: la app, los permisos, la hora y tu respuesta. También se guardan las peticiones a un id que no es de nadie.`;
export const legal_allowed_purpose = (): string =>
  `Para que una app solo sepa lo que permites.`;
export const legal_allowed_kept = (): string =>
  `Mientras este sitio funcione. De las peticiones, la más reciente; las anteriores, 30 días y hasta la siguiente limpieza de cada hora.`;
export const legal_allowed_seen = (): string =>
  `Tú, en el bot y en «Apps que permitiste», y el operador. La app sabe si tiene permiso.`;
export const legal_asked = (): string =>
  `Lo que las apps te preguntan y te dicen`;
export const legal_asked_what = (): string =>
  `De cada mensaje que el bot te envía en nombre de una app: la app, de quién es su clave, el tipo de mensaje, cuándo, y si llegó; su texto, hasta que se envía. De cada pago que te pide una app: importe, dirección, propósito, cuándo se pidió, hasta cuándo se puede pagar, su resultado y la transacción que lo pagó (txid).`;
export const legal_asked_purpose = (): string =>
  `Para enviarte cada mensaje una sola vez, limitar cuántas veces pueden preguntar las apps y encontrar los pagos.`;
export const legal_asked_kept = (): string =>
  `Los mensajes: 30 días desde que salieron, y hasta la siguiente limpieza de cada hora. Las solicitudes de pago: mientras este sitio funcione.`;
export const legal_asked_seen = (): string =>
  `La app y su desarrollador ven lo suyo; el operador. La dirección a la que se paga se consulta en un índice de la cadena, si el operador ha configurado uno (los saldos también: tu dirección principal, para una app a la que se lo permitas).`;
export const legal_tips = (): string =>
  `Propinas`;
export const legal_tips_what = (): string =>
  `De cada propina: quién da a quién, el importe, también en dólares si se dio así, la nota, el chat, el tema y el mensaje al que pertenece, cuándo se dio, hasta cuándo se puede pagar, la dirección que cobra, su resultado y la transacción que la pagó (txid). De un pago que quizá pagó una propina: su transacción, dirección, importe y bloque, las direcciones de las que viene, cuándo te preguntamos por él, y tu respuesta. Si no quieres propinas. De cada pago desde la página de la billetera: las direcciones de las que sale y a las que va, importe, comisión, hora, resultado y bytes firmados.`;
export const legal_tips_purpose = (): string =>
  `Para encontrar el pago en la cadena, contarlo una sola vez y avisar a ambos.`;
export const legal_tips_kept = (): string =>
  `Mientras este sitio funcione; los bytes, hasta que le hayan seguido seis bloques. Los pagos están también en la cadena pública de la moneda, de donde nadie puede quitarlos.`;
export const legal_tips_seen = (): string =>
  `Tú y la persona a quien das la propina, en el bot y en el historial de la billetera; todos en el grupo donde se dio la propina; el operador. La dirección se consulta en un índice de la cadena.`;
export const legal_escrows = (): string =>
  `Depósitos en garantía`;
export const legal_escrows_what = (): string =>
  `De cada depósito en garantía que una app prepara contigo: quién compra, quién vende y la app, el importe y su propósito, las claves públicas y las direcciones de ambas partes, cuándo aceptó cada una, qué se ingresó, el motivo y la decisión de una disputa, y la transacción que lo cierra, con sus firmas y su id (txid).`;
export const legal_escrows_purpose = (): string =>
  `Para crear la dirección de la que pueden gastar dos de tres claves, y la transacción que cierra el depósito.`;
export const legal_escrows_kept = (): string =>
  `Mientras este sitio funcione. Los pagos están también en la cadena pública de la moneda. Aquí nunca hay ninguna clave privada.`;
export const legal_escrows_seen = (): string =>
  `La app y su desarrollador ven lo suyo; el operador. Quien compra y quien vende ven las condiciones.`;
export const legal_audit = (): string =>
  `Registro de auditoría`;
export const legal_audit_what = (): string =>
  `Lo que cambia un administrador y lo que cambias tú: contenido que espera revisión, apps, claves API (también cuándo se te mostraron claves completas), solicitudes de planes, el fin de un plan, lo que permites a las apps, depósitos en garantía y respuestas a un inicio de sesión con tu id. El ID de Telegram de la persona, la hora, la acción, el registro con su estado anterior y posterior, y el número de la solicitud.`;
export const legal_audit_purpose = (): string =>
  `Para dar cuenta de todo cambio y averiguar si alguien más hizo uno en tu nombre.`;
export const legal_audit_seen = (): string =>
  `El operador y los administradores.`;
export const legal_sessions = (): string =>
  `Sesiones`;
export const legal_sessions_what = (): string =>
  `Cuando inicias sesión: un hash del código aleatorio de tu cookie (dentro de las apps de Telegram, también de un segundo, válido diez minutos), cuándo empezó la sesión, se usó por última vez y termina, y si la abrió un enlace del bot. De un inicio de sesión con Telegram, también un hash de los datos firmados de Telegram, para que se acepten una sola vez. Del enlace de acceso más reciente del bot: un hash de él y cuándo termina.`;
export const legal_sessions_purpose = (): string =>
  `Para mantener tu sesión, y que nadie más la tenga en tu nombre.`;
export const legal_sessions_kept = (): string =>
  `Una sesión termina a las 24 horas, tras dos horas sin uso o cuando la cierras, lo que borra su registro. Un enlace vale cinco minutos. El registro de una sesión caducada no da acceso y se borra en unas horas.`;
export const legal_logins = (): string =>
  `Inicios de sesión como administrador`;
export const legal_logins_what = (): string =>
  `De cada intento de iniciar sesión por ID de Telegram en la página de administración: el id introducido, la red de la que vino (una dirección sin su última parte), el tipo de navegador, las dos cifras que mostró la página, la hora y el resultado; y hasta cuándo no recibe preguntas un administrador que bloqueó esos inicios por un día. El registro de auditoría anota quién lo aprobó o rechazó, y cuándo.`;
export const legal_logins_purpose = (): string =>
  `Para preguntar al administrador en Telegram y detener los intentos repetidos.`;
export const legal_logins_kept = (): string =>
  `Un día, y hasta la siguiente limpieza de cada hora.`;
export const legal_logins_seen = (): string =>
  `El operador. El administrador al que se pregunta ve la red, el navegador y la hora.`;
export const legal_log = (): string =>
  `El registro del servidor`;
export const legal_log_what = (): string =>
  `De cada petición: la hora, su método y la ruta en este sitio (sin términos de búsqueda ni ID de Telegram), el host, la dirección de red (IP) y el puerto de los que vino, su número, el estado de la respuesta y cuánto tardó; de un fallo, también el error. No se registran el contenido de las peticiones, las cookies ni los tokens.`;
export const legal_log_purpose = (): string =>
  `Para encontrar fallos y abusos.`;
export const legal_log_kept = (): string =>
  `El programa pasa su registro a la máquina en la que funciona y allí no borra nada: el operador decide cuánto tiempo se guarda.`;
export const legal_log_seen = (): string =>
  `El operador. Si el operador usa un servicio que mide cuánto tardan las peticiones, ese servicio ve el método, el tipo de dirección, el número, el estado y los tiempos de cada petición, y nada sobre quién la hizo.`;
export const legal_everybody = (): string =>
  `Lo que ven todos`;
export const legal_everybody_board = (): string =>
  `La clasificación y las consultas públicas que hay detrás muestran de cada miembro: número de miembro, nombre y apellido o nombre de usuario, enlace del perfil, nombre de Twitter/X y si se verificó, si el miembro es administrador, rango pirata y puesto, puntos totales y los de la semana en curso, cuántos de ellos cuentan para el fondo, si bastan para una parte y cuántos faltan, los importes y números de propinas dadas y recibidas, las recompensas totales, y cuándo empezó la cuenta.`;
export const legal_everybody_weeks = (): string =>
  `La página de cada semana cerrada, las consultas que hay detrás y sus archivos muestran quiénes se repartieron el fondo: puesto, número de miembro, nombre, puntos de esa semana, importe, estado y transacción, y cuándo empezó la cuenta. También enumeran las transacciones de las propinas de esa semana, cada una con su importe y los puntos que dio, sin los miembros ni la hora. En la cadena de bloques una transacción muestra direcciones y su hora, así que quien conozca el importe de tu propina puede encontrarla allí. Las transacciones de miembros ocultos no se enumeran.`;
export const legal_everybody_content = (): string =>
  `El puerto de creadores muestra el contenido aprobado de los miembros con su nombre y rango, y cada miembro con nombre de usuario tiene allí una página.`;
export const legal_everybody_hide = (): string =>
  `Puedes ocultarte de las páginas públicas en «Mi panel», en el puerto de creadores. La clasificación y las páginas de las semanas cerradas muestran entonces tu puesto y tus cifras sin tu nombre ni tus enlaces, y sin tu número de miembro donde no hace falta. Nadie te encuentra allí al buscar, tu página de creador se cierra y tu contenido sale de la galería. Los archivos de las semanas cerradas conservan tu número de miembro: sus hashes demuestran el reparto. Las copias que otros hayan hecho quedan fuera de nuestro alcance.`;
export const legal_everybody_copies = (v: { coin: string }): string =>
  `Los buscadores y otras personas pueden guardar copias de estas páginas. Las propinas están también en la cadena de bloques de ${v.coin}, que es pública y no se puede cambiar aquí.`;
export const legal_browser = (): string =>
  `En tu navegador`;
export const legal_browser_cookies = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Cuando inicias sesión, una cookie, `, v.name(`__Host-deck`), ` (en una instancia sin https, `, v.name(`deck`), `), mantiene tu sesión 24 horas como máximo. Los scripts no pueden leerla, y solo se envía a este sitio. Si se usa el inicio de sesión más nuevo de Telegram, una segunda, `, v.name(`__Host-deck-nonce`), `, vincula ese inicio a tu navegador durante diez minutos como máximo. Cuando eliges un idioma al pie de una página, la cookie `, v.name(`language`), ` lo guarda un año. Si no haces ninguna de las dos cosas, no hay cookies.`];
export const legal_browser_storage = <T>(v: { theme: (text: string) => T; name: (text: string) => T; drafts: (text: string) => T; launch: (text: string) => T; telegram: (text: string) => T }): Rich<T> =>
  [`En el almacenamiento del navegador, `, v.theme(``), ` guarda el tema que elegiste: claro, oscuro o el del sistema. Permanece hasta que lo borres y no se envía a ninguna parte. Para un administrador, `, v.name(`admin-auth`), ` guarda el nombre, el id y la dirección de la imagen para la página de administración, hasta que cierra la sesión o durante 24 horas. Lo que escribes en los formularios de contenido, apps y claves API y, como administrador, en revisiones, mensajes y motivos, se guarda en `, v.drafts(``), ` hasta que lo envías, para que no se pierda al recargar: solo en esa pestaña, hasta que la cierres o cierres la sesión, y no se envía a ninguna parte. Dentro de Telegram, `, v.launch(``), ` anota, hasta que se cierra la app, que ya inició tu sesión, y `, v.telegram(``), ` dice si Telegram está en claro u oscuro. Si instalas el sitio como app, guarda una copia de la clasificación pública para cuando no haya conexión.`];
export const legal_browser_wallet = <T>(v: { wallet: (text: string) => T }): Rich<T> =>
  [`Si creas una billetera en este sitio, la base de datos `, v.wallet(``), ` del navegador guarda sus claves, cifradas con tu frase de contraseña, sus direcciones y los pagos que quizá no se hayan enviado aún. Permanece hasta que elimines allí la billetera, y las claves no se envían a ninguna parte.`];
export const legal_other = (): string =>
  `Otros servicios`;
export const legal_other_none = (): string =>
  `Las páginas no cargan nada de otros hosts: las fuentes, las imágenes y los scripts vienen de este sitio, y también tu imagen, que este mismo sitio obtiene de Telegram cuando inicias sesión. Solo un enlace que sigas te lleva a otra parte.`;
export const legal_other_telegram = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Iniciar sesión con Telegram, donde este sitio lo ofrece, es la excepción: el botón abre una ventana de `, v.name(`oauth.telegram.org`), `, que conoce tu dirección de red (IP) y que estás iniciando sesión aquí. Allí se aplica la política de privacidad de Telegram.`];
export const legal_other_bot = (v: { bot: string }): string =>
  `${v.bot} puede pedir a este sitio el nombre, el rango, los puntos, los totales y el bloqueo de sus miembros, para mostrarlos en el chat. Nada se vende ni se da a nadie más.`;
export const legal_other_nameless = (): string =>
  `El bot puede pedir a este sitio el nombre, el rango, los puntos, los totales y el bloqueo de sus miembros, para mostrarlos en el chat. Nada se vende ni se da a nadie más.`;
export const legal_correct = (): string =>
  `Verlo, corregirlo, borrarlo`;
export const legal_correct_profile = (): string =>
  `Cambia tu nombre, nombre de usuario o foto en Telegram, y tus direcciones y tu nombre de Twitter/X en el bot: el siguiente informe sustituye lo que tu perfil guarda aquí. Para todo lo demás, pide ayuda al operador, que lo hace a mano. No escribas nada privado en un chat público: pregunta allí quién gestiona este sitio.`;
export const legal_correct_erase = (): string =>
  `Puedes preguntar qué se guarda sobre ti y pedir que se elimine: ID de Telegram, nombres, nombre de usuario, imagen, enlaces de foto y perfil, nombre de Twitter/X y direcciones de monedas, contenido que enviaste, sesiones, y los nombres, enlaces de fotos, nombres de Twitter/X y direcciones de informes anteriores. Las copias de seguridad anteriores los conservan hasta que también se borran. Tus puntos aparecen entonces en la clasificación como «Miembro anónimo», y una parte que aún se te deba ya no se te puede pagar. Si vuelves a usar el bot, o alguien te da una propina, el siguiente informe abre una cuenta nueva.`;
export const legal_correct_ledger = (): string =>
  `El libro de cuentas no se puede borrar: tus eventos, puntos, semanas y partes, los pagos con sus direcciones, y el registro de auditoría. Quedan bajo tu número de miembro, sin tu nombre; el registro de auditoría identifica a las personas por su ID de Telegram. Los puntos dados por error no se borran: una entrada nueva corrige la anterior y la nombra.`;
export const legal_terms_lead = (v: { site: string }): string =>
  `Qué son los puntos y el fondo semanal de ${v.site}, quiénes se reparten el fondo y qué no promete el sitio.`;
export const legal_site = (): string =>
  `Qué es este sitio`;
export const legal_site_bot = (v: { community: string; bot: string }): string =>
  `Este sitio es la clasificación y el libro de cuentas de la comunidad ${v.community}. Cuenta y muestra lo que informa ${v.bot}.`;
export const legal_site_nameless = (v: { community: string }): string =>
  `Este sitio es la clasificación y el libro de cuentas de la comunidad ${v.community}. Cuenta y muestra lo que informa el bot.`;
export const legal_site_own_wallet = (): string =>
  `Su billetera es un programa que funciona en tu propio navegador. El sitio no es un banco ni una casa de cambio: no tiene ninguna de tus monedas ni claves, no puede moverlas y no puede recuperarlas si las pierdes.`;
export const legal_site_no_wallet = (): string =>
  `No es una billetera, un banco ni una casa de cambio: no tiene ninguna de tus monedas ni claves y no puede moverlas.`;
export const legal_site_chain = (v: { coin: string }): string =>
  `Las propinas son transacciones en la cadena de bloques de ${v.coin}; nadie aquí puede revertir una.`;
export const legal_site_operator = (): string =>
  `«El operador» es la persona u organización que gestiona este sitio.`;
export const legal_points_meaning = (): string =>
  `Los puntos muestran lo activo que fue un miembro, según las reglas de la guía de la clasificación. No son dinero ni dan derecho a dinero. No se pueden comprar, vender ni transferir, y nadie promete que tengan valor ni que sus reglas sigan siendo las mismas.`;
export const legal_pool = (): string =>
  `El fondo semanal`;
export const legal_pool_week = (v: { code: string }): string =>
  `Una semana va del domingo a las 23:00 UTC al siguiente. Cuando se cierra, su fondo de ${v.code} se reparte una sola vez entre los miembros que cumplen, en proporción a los puntos de esa semana que cuentan, hasta la última unidad. Si nadie cumple, no se reparte nada.`;
export const legal_pool_rules = <T>(v: { a: (text: string) => T; code: string }): Rich<T> =>
  [`El operador aporta el fondo y fija sus reglas: su tamaño, quiénes se lo reparten y qué puntos cuentan. Las `, v.a(`reglas del fondo`), ` lo indican. Un conjunto de reglas se aplica desde el comienzo de una semana; sin él, el tamaño puede cambiar hasta que se cierre una semana, incluso a nada. Es un agradecimiento, no un salario: nadie promete un fondo la próxima semana, ni un valor de `, `${v.code}`, `.`];
export const legal_pool_paid = (): string =>
  `Una parte se debe hasta que se paga. Se paga a la dirección principal que fijas en el bot; sin dirección, te espera.`;
export const legal_pool_paid_wallet = (): string =>
  `Una parte se debe hasta que se paga. Se paga a la dirección principal que fijas en el bot o en la billetera; sin dirección, te espera.`;
export const legal_sharers = (): string =>
  `Quiénes se lo reparten`;
export const legal_sharers_text = (): string =>
  `Todo miembro con puntos suficientes en la semana que no tenga un bloqueo cuando termina. Las reglas del fondo dicen cuántos bastan y hasta dónde cuentan. La actividad que se informa después de cerrada una semana cuenta para la actual.`;
export const legal_content_terms = (): string =>
  `Envía solo lo que tengas derecho a publicar. Un administrador decide si da puntos y cuántos, dentro del rango de su tipo. El autor sigue siendo su dueño.`;
export const legal_corrections = (): string =>
  `Correcciones y bloqueos`;
export const legal_corrections_points = (): string =>
  `El operador puede retirar puntos dados por error u obtenidos con engaño. Una corrección es una entrada nueva que nombra la anterior; nada se reescribe, y los totales nunca bajan de cero. Una semana cerrada conserva sus partes; la corrección cuenta para la semana actual.`;
export const legal_corrections_bans = (): string =>
  `Los administradores pueden bloquear a miembros que reúnan puntos con cuentas falsas, propinas circulares o contenido de otras personas, o que dañen a la comunidad. Durante un bloqueo, un miembro no puede iniciar sesión ni ganar nada; una semana que termine durante él no le paga nada.`;
export const legal_wrong = (): string =>
  `Cuando algo está mal`;
export const legal_wrong_text = (): string =>
  `El sitio se ofrece tal cual, sin garantía. Puede ir con retraso, equivocarse o no estar disponible. Donde difiera de la cadena de bloques, en los pagos vale la cadena. Los importes en dólares estadounidenses son estimaciones. Nada de lo que hay aquí es un consejo para comprar o vender algo, y nada limita los derechos que te da la ley.`;
export const legal_wrong_tell = (): string =>
  `Cuenta al operador lo que encuentres:`;
export const legal_change = (): string =>
  `Cuando cambien estos términos`;
export const legal_change_text = (): string =>
  `Los términos nuevos aparecen aquí con una fecha nueva. Las semanas cerradas no se vuelven a repartir.`;
export const rules_lead = (): string =>
  `Cómo se reparte el fondo de una semana: en proporción a los puntos que cuentan. Unas reglas valen desde el comienzo de una semana; las monedas que sobran de una semana pasan al próximo fondo.`;
export const rules_name = (): string =>
  `Las reglas`;
export const rules_failed = (): string =>
  `No se pudieron cargar las reglas`;
export const rules_in_force = (): string =>
  `En vigor`;
export const rules_to_come = (): string =>
  `Próximamente`;
export const rules_earlier = (): string =>
  `Anteriores`;
export const rules_since = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`Desde el domingo, `, v.from(``)];
export const rules_since_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`Desde el domingo, `, v.from(``), `, hasta el domingo, `, v.until(``)];
export const rules_from = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`A partir del domingo, `, v.from(``)];
export const rules_from_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`Del domingo, `, v.from(``), `, al domingo, `, v.until(``)];
export const rules_changes = (): string =>
  `Cambios`;
export const rules_no_changes = (): string =>
  `Ninguna regla cambia.`;
export const rules_changes_made = (): string =>
  `Los cambios que trajeron`;
export const rules_all = (): string =>
  `Todas sus reglas`;
export const rules_hash = <T>(v: { hash: (text: string) => T }): Rich<T> =>
  [`Hash `, v.hash(``)];
export const rules_before_first = (): string =>
  `Antes de las primeras reglas`;
export const rules_no_policy = (): string =>
  `No se han fijado reglas.`;
export const rules_until = <T>(v: { until: (text: string) => T }): Rich<T> =>
  [`Hasta el domingo, `, v.until(``), `.`];
export const rules_settings_apply = (): string =>
  `Valen los ajustes del operador.`;
export const rules_settings_today = (): string =>
  `Los ajustes del operador tal como son hoy; la página de cada semana muestra los suyos.`;
export const rules_hash_note = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`El hash de unas reglas es el SHA-256 de su documento como JSON canónico (RFC 8785). El resultado de una semana lo indica. `, v.a(`Todas las reglas como JSON`)];
export const rules_pool = (v: { pool: string }): string =>
  `El fondo semanal es de ${v.pool}.`;
export const rules_pool_off = (v: { pool: string }): string =>
  `El fondo semanal es de ${v.pool}: no se reparten monedas.`;
export const rules_pool_part = (v: { part: number; most: string }): string =>
  `El fondo semanal es el ${number(v.part)} % de las monedas que la billetera del fondo tenga en el cierre y no deba a nadie, como máximo ${v.most}.`;
export const rules_unread = (): string =>
  `Si el saldo no se puede leer durante un día, cuenta como 0, y las monedas quedan para semanas posteriores.`;
export const rules_everybody = (): string =>
  `Comparte el fondo cada miembro con puntos en la semana.`;
export const rules_least = (v: { points: number }): string =>
  `Comparten el fondo los miembros con al menos ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} en la semana.`;
export const rules_all_count = (): string =>
  `Cuentan todos los puntos de la semana.`;
export const rules_backed = (v: { points: number; tip: string; weeks: number }): string =>
  `Los puntos cuentan hasta donde los respaldan miembros veteranos: como máximo ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} por cada miembro veterano que le dio al miembro una propina de ${v.tip} o más en ${plural(v.weeks, { one: `la última semana`, other: `las últimas ${number(v.weeks)} semanas` })}.`;
export const rules_small = (v: { tip: string }): string =>
  `Los puntos de propinas de menos de ${v.tip} no cuentan.`;
export const rules_long_standing = (v: { weeks: number; points: number; active: number }): string =>
  `Un miembro es veterano tras ${plural(v.weeks, { one: `${number(v.weeks)} semana`, other: `${number(v.weeks)} semanas` })} con cuenta, si al menos ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} suyos contaron en ${plural(v.active, { one: `${number(v.active)} semana anterior`, other: `${number(v.active)} semanas anteriores` })}.`;
export const rules_founders = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} fundador es veterano`, other: `${number(v.count)} fundadores son veteranos` })} en cualquier caso.`;
export const rules_young = (v: { weeks: number }): string =>
  `En ${plural(v.weeks, { one: `la primera semana`, other: `las primeras ${number(v.weeks)} semanas` })} de la comunidad todos los miembros se consideran veteranos.`;
export const rules_young_most = (v: { weeks: number; percent: number }): string =>
  `En ${plural(v.weeks, { one: `la primera semana`, other: `las primeras ${number(v.weeks)} semanas` })} de la comunidad todos los miembros se consideran veteranos, y ninguno recibe más del ${number(v.percent)} % del fondo.`;
export const rules_founders_vouch = (): string =>
  `En ese tiempo solo los puntos que respaldan los fundadores hacen veterano a un miembro.`;
export const rules_new = (v: { weeks: number; points: number }): string =>
  `En ${plural(v.weeks, { one: `la primera semana`, other: `las primeras ${number(v.weeks)} semanas` })} de una cuenta ${plural(v.points, { one: `se cuenta como máximo ${number(v.points)} punto más`, other: `se cuentan como máximo ${number(v.points)} puntos más` })} sin respaldo.`;
export const rules_new_limit = (v: { weeks: number; percent: number }): string =>
  `Esos puntos no hacen veterano a nadie. Después de ${plural(v.weeks, { one: `la primera semana`, other: `las primeras ${number(v.weeks)} semanas` })} de la comunidad, los de todas las cuentas nuevas juntas son como máximo el ${number(v.percent)} % de los puntos que cuentan.`;
export const rules_most = (v: { percent: number }): string =>
  `Ningún miembro recibe más del ${number(v.percent)} % del fondo.`;
export const rules_most_later = (v: { percent: number }): string =>
  `Después, ningún miembro recibe más del ${number(v.percent)} % del fondo.`;
export const rules_tip_least = (v: { tip: string }): string =>
  `Una propina de menos de ${v.tip} no da puntos.`;
export const rules_earns = (v: { name: string; points: number }): string =>
  `«${v.name}» da ${plural(v.points, { '=0': `cero puntos`, one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}.`;
export const rules_day_points = (v: { points: number }): string =>
  `Propinas, envíos, /gm y /faucet dan juntos como máximo ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} al día.`;
export const rules_day_tips = (v: { tips: number }): string =>
  `Como máximo ${plural(v.tips, { one: `${number(v.tips)} propina al día da`, other: `${number(v.tips)} propinas al día dan` })} puntos.`;
export const rules_hunt = (v: { points: number }): string =>
  `Una búsqueda del tesoro da a un miembro como máximo ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}.`;
export const rules_pool_falls = (v: { from: string; to: string }): string =>
  `El fondo semanal baja de ${v.from} a ${v.to}.`;
export const rules_pool_rises = (v: { from: string; to: string }): string =>
  `El fondo semanal sube de ${v.from} a ${v.to}.`;
export const rules_ceiling_falls = (v: { from: string; to: string }): string =>
  `El tope del fondo semanal baja de ${v.from} a ${v.to}.`;
export const rules_ceiling_rises = (v: { from: string; to: string }): string =>
  `El tope del fondo semanal sube de ${v.from} a ${v.to}.`;
export const rules_share_takes = (v: { to: number; from: number }): string =>
  `Una parte requiere ${plural(v.to, { one: `${number(v.to)} punto`, other: `${number(v.to)} puntos` })} en la semana en vez de ${number(v.from)}.`;
export const rules_most_falls = (v: { from: number; to: number }): string =>
  `Lo máximo que recibe un miembro baja del ${number(v.from)} % al ${number(v.to)} % del fondo.`;
export const rules_most_rises = (v: { from: number; to: number }): string =>
  `Lo máximo que recibe un miembro sube del ${number(v.from)} % al ${number(v.to)} % del fondo.`;
export const rules_tip_counts = (v: { to: string; from: string }): string =>
  `Una propina cuenta desde ${v.to} en vez de ${v.from}.`;
export const rules_backer_makes = (v: { to: number; from: string }): string =>
  `Cada respaldo hace que cuenten como máximo ${plural(v.to, { one: `${number(v.to)} punto`, other: `${number(v.to)} puntos` })} en vez de ${v.from}.`;
export const rules_tip_backs = (v: { to: number; from: number }): string =>
  `Una propina respalda a quien la recibe durante ${plural(v.to, { one: `${number(v.to)} semana`, other: `${number(v.to)} semanas` })} en vez de ${number(v.from)}.`;
export const rules_age = (v: { to: number; from: number }): string =>
  `Un miembro es veterano tras ${plural(v.to, { one: `${number(v.to)} semana`, other: `${number(v.to)} semanas` })} con cuenta en vez de ${number(v.from)}; en ${plural(v.to, { one: `la primera semana`, other: `las primeras ${number(v.to)} semanas` })} de la comunidad lo son todos.`;
export const rules_active_weeks = (v: { to: number; from: number }): string =>
  `Un miembro es veterano tras ${plural(v.to, { one: `${number(v.to)} semana activa`, other: `${number(v.to)} semanas activas` })} en vez de ${number(v.from)}.`;
export const rules_active_points = (v: { to: number; from: number }): string =>
  `Una semana es activa desde ${plural(v.to, { one: `${number(v.to)} punto que cuenta`, other: `${number(v.to)} puntos que cuentan` })} en vez de ${number(v.from)}.`;
export const rules_founders_added = (v: { count: number }): string =>
  `${plural(v.count, { one: `Se añade ${number(v.count)} fundador`, other: `Se añaden ${number(v.count)} fundadores` })}.`;
export const rules_founders_removed = (v: { count: number }): string =>
  `${plural(v.count, { one: `Se quita ${number(v.count)} fundador`, other: `Se quitan ${number(v.count)} fundadores` })}.`;
export const rules_vouch_founders = (v: { weeks: number }): string =>
  `En ${plural(v.weeks, { one: `la primera semana`, other: `las primeras ${number(v.weeks)} semanas` })} de la comunidad solo los puntos que respaldan los fundadores hacen veterano a un miembro.`;
export const rules_vouch_all = (v: { weeks: number }): string =>
  `En ${plural(v.weeks, { one: `la primera semana`, other: `las primeras ${number(v.weeks)} semanas` })} de la comunidad todos los puntos que cuentan hacen veterano a un miembro.`;
export const rules_young_falls = (v: { weeks: number; from: number; to: number }): string =>
  `Lo máximo que recibe un miembro en ${plural(v.weeks, { one: `la primera semana`, other: `las primeras ${number(v.weeks)} semanas` })} de la comunidad baja del ${number(v.from)} % al ${number(v.to)} % del fondo.`;
export const rules_young_rises = (v: { weeks: number; from: number; to: number }): string =>
  `Lo máximo que recibe un miembro en ${plural(v.weeks, { one: `la primera semana`, other: `las primeras ${number(v.weeks)} semanas` })} de la comunidad sube del ${number(v.from)} % al ${number(v.to)} % del fondo.`;
export const rules_new_none = (): string =>
  `Las cuentas nuevas necesitan respaldo para todos sus puntos que cuentan.`;
export const rules_new_weeks = (v: { to: number; from: number }): string =>
  `Una cuenta es nueva durante ${plural(v.to, { one: `${number(v.to)} semana`, other: `${number(v.to)} semanas` })} en vez de ${number(v.from)}.`;
export const rules_new_points = (v: { to: number; from: string }): string =>
  `Como máximo ${plural(v.to, { one: `se cuenta ${number(v.to)} punto de una cuenta nueva`, other: `se cuentan ${number(v.to)} puntos de una cuenta nueva` })} sin respaldo en vez de ${v.from}.`;
export const rules_new_share_falls = (v: { from: number; to: number }): string =>
  `La mayor parte de esos puntos de todas las cuentas nuevas juntas baja del ${number(v.from)} % al ${number(v.to)} % de los puntos que cuentan.`;
export const rules_new_share_rises = (v: { from: number; to: number }): string =>
  `La mayor parte de esos puntos de todas las cuentas nuevas juntas sube del ${number(v.from)} % al ${number(v.to)} % de los puntos que cuentan.`;
export const rules_tip_earns = (v: { to: string; from: string }): string =>
  `Una propina da puntos desde ${v.to} en vez de ${v.from}.`;
export const rules_earns_instead = (v: { name: string; points: number; from: number }): string =>
  `«${v.name}» da ${plural(v.points, { '=0': `cero puntos`, one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} en vez de ${number(v.from)}.`;
export const rules_day_points_falls = (v: { from: number; to: number }): string =>
  `Lo máximo que dan juntos al día propinas, envíos, /gm y /faucet baja de ${number(v.from)} a ${plural(v.to, { one: `${number(v.to)} punto`, other: `${number(v.to)} puntos` })}.`;
export const rules_day_points_rises = (v: { from: number; to: number }): string =>
  `Lo máximo que dan juntos al día propinas, envíos, /gm y /faucet sube de ${number(v.from)} a ${plural(v.to, { one: `${number(v.to)} punto`, other: `${number(v.to)} puntos` })}.`;
export const rules_day_tips_falls = (v: { from: number; to: number }): string =>
  `El número de propinas al día que dan puntos baja de ${number(v.from)} a ${number(v.to)}.`;
export const rules_day_tips_rises = (v: { from: number; to: number }): string =>
  `El número de propinas al día que dan puntos sube de ${number(v.from)} a ${number(v.to)}.`;
export const rules_hunt_falls = (v: { from: number; to: number }): string =>
  `Lo máximo que una búsqueda del tesoro da a un miembro baja de ${number(v.from)} a ${plural(v.to, { one: `${number(v.to)} punto`, other: `${number(v.to)} puntos` })}.`;
export const rules_hunt_rises = (v: { from: number; to: number }): string =>
  `Lo máximo que una búsqueda del tesoro da a un miembro sube de ${number(v.from)} a ${plural(v.to, { one: `${number(v.to)} punto`, other: `${number(v.to)} puntos` })}.`;
export const rules_news_title = (v: { start: string }): string =>
  `Nuevas reglas del fondo semanal desde el ${v.start}`;
export const rules_news_same = (v: { name: string }): string =>
  `Se llaman ${v.name}; ninguna regla cambia.`;
export const rules_news_all = (v: { url: string }): string =>
  `Todas las reglas: ${v.url}`;
export const monitor_title = (): string =>
  `Monitor del sistema`;
export const monitor_lead = (): string =>
  `¿Funciona el fondo semanal como debe?`;
export const monitor_unavailable = (): string =>
  `El monitor no está disponible`;
export const monitor_unavailable_text = (): string =>
  `No hay conexión con el monitor`;
export const monitor_retry_connection = (): string =>
  `Volver a conectar`;
export const monitor_failed = (): string =>
  `No se pudo cargar`;
export const monitor_status = (): string =>
  `Estado`;
export const monitor_services = (): string =>
  `Servicios`;
export const monitor_system_health = (): string =>
  `Salud del sistema`;
export const monitor_healthy = (): string =>
  `Bien`;
export const monitor_unhealthy = (): string =>
  `Con fallos`;
export const monitor_rewards_system = (): string =>
  `Fondo semanal`;
export const monitor_enabled = (): string =>
  `Activado`;
export const monitor_disabled = (): string =>
  `Desactivado`;
export const monitor_configured = (): string =>
  `Configurada`;
export const monitor_not_configured = (): string =>
  `Sin configurar`;
export const monitor_database = (): string =>
  `Base de datos`;
export const monitor_snapshots = (): string =>
  `Cierres`;
export const monitor_distributions = (): string =>
  `Repartos`;
export const monitor_last_days = (): string =>
  `últimos 7 días`;
export const monitor_scheduler = (): string =>
  `Calendario`;
export const monitor_recent_entries = (): string =>
  `Entradas recientes`;
export const monitor_snapshot_when = (): string =>
  `Domingo 23:00 UTC`;
export const monitor_distribution_when = (): string =>
  `Lunes 00:00 UTC`;
export const monitor_until = <T>(v: { left: string; date: (text: string) => T }): Rich<T> =>
  [`en `, `${v.left}`, `, `, v.date(``)];
export const monitor_until_now = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`ahora, `, v.date(``)];
export const monitor_configuration = (): string =>
  `Configuración`;
export const monitor_weekly_pool = (): string =>
  `Fondo semanal`;
export const monitor_weekly_pool_estimate = (): string =>
  `Fondo semanal (estimación)`;
export const monitor_min_threshold = (): string =>
  `Umbral mínimo`;
export const monitor_system_enabled = (): string =>
  `Sistema activado`;
export const monitor_yes = (): string =>
  `Sí`;
export const monitor_no = (): string =>
  `No`;
export const monitor_unknown = (): string =>
  `Desconocido`;
export const monitor_pts_range = (v: { range: string }): string =>
  `${v.range} pts.`;
export const monitor_percent = (v: { percent: string }): string =>
  `${v.percent} %`;
export const monitor_health = (): string =>
  `Salud medida`;
export const monitor_health_hint = (): string =>
  `Se mide en cada parte; no se supone.`;
export const monitor_ok = (): string =>
  `Bien`;
export const monitor_warning = (): string =>
  `Aviso`;
export const monitor_failing = (): string =>
  `Con fallos`;
export const monitor_off = (): string =>
  `Apagado`;
export const monitor_waiting = (): string =>
  `En espera`;
export const monitor_job_failed = (): string =>
  `Falló`;
export const monitor_job_late = (): string =>
  `Con retraso`;
export const monitor_board = (): string =>
  `Clasificación`;
export const monitor_board_loading = (): string =>
  `se está cargando; sus páginas llegan en un momento`;
export const monitor_board_loaded = (): string =>
  `cargada`;
export const monitor_jobs = (): string =>
  `Tareas`;
export const monitor_no_database = (): string =>
  `se desconoce mientras no se pueda acceder a la base de datos`;
export const monitor_clock = (): string =>
  `Reloj`;
export const monitor_clock_trusted = (): string =>
  `fiable`;
export const monitor_clock_doubted = (v: { problem: string }): string =>
  `las semanas esperan: ${v.problem}`;
export const monitor_updates = (): string =>
  `Mensajes al bot`;
export const monitor_blocks = (): string =>
  `Bloques`;
export const monitor_price = (): string =>
  `Precio`;
export const monitor_backup = (): string =>
  `Copia de seguridad más reciente`;
export const monitor_witnesses = (): string =>
  `Testigos del registro`;
export const monitor_job_never = (): string =>
  `todavía no se ha ejecutado`;
export const monitor_job_ran = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`última ejecución: `, v.run(``)];
export const monitor_job_took = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`última ejecución: `, v.run(``), `, duró `, `${v.took}`];
export const monitor_job_ran_never = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`última ejecución: `, v.run(``), `; último éxito: nunca`];
export const monitor_job_took_never = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`última ejecución: `, v.run(``), `, duró `, `${v.took}`, `; último éxito: nunca`];
export const monitor_job_ran_success = <T>(v: { run: (text: string) => T; success: (text: string) => T }): Rich<T> =>
  [`última ejecución: `, v.run(``), `; último éxito: `, v.success(``)];
export const monitor_job_took_success = <T>(v: { run: (text: string) => T; took: string; success: (text: string) => T }): Rich<T> =>
  [`última ejecución: `, v.run(``), `, duró `, `${v.took}`, `; último éxito: `, v.success(``)];
export const monitor_ms = (v: { time: string }): string =>
  `${v.time} ms`;
export const monitor_s = (v: { time: string }): string =>
  `${v.time} s`;
export const monitor_wallet_off = (): string =>
  `billetera sin configurar; las partes quedan pendientes`;
export const monitor_wallet_stopped = (): string =>
  `los pagos están detenidos: la billetera muestra un pago que no está en los libros y el operador tiene que revisarlo`;
export const monitor_wallet_silent = (): string =>
  `todavía no ha respondido`;
export const monitor_no_answer = (): string =>
  `no responde`;
export const monitor_wallet_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`en el bloque `, `${number(v.height)}`, `, creado `, v.time(``)];
export const monitor_wallet_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`en el bloque `, `${number(v.height)}`, `, creado `, v.time(``), `; cubre lo que se debe`];
export const monitor_wallet_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`en el bloque `, `${number(v.height)}`, `, creado `, v.time(``), `; tiene menos de lo que se debe`];
export const monitor_wallet_syncing = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`alcanzando a la cadena, en el bloque `, `${number(v.height)}`, `, creado `, v.time(``)];
export const monitor_wallet_syncing_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`alcanzando a la cadena, en el bloque `, `${number(v.height)}`, `, creado `, v.time(``), `; cubre lo que se debe`];
export const monitor_wallet_syncing_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`alcanzando a la cadena, en el bloque `, `${number(v.height)}`, `, creado `, v.time(``), `; tiene menos de lo que se debe`];
export const monitor_balance = <T>(v: { balance: (text: string) => T; owed: (text: string) => T }): Rich<T> =>
  [`Saldo `, v.balance(``), `, pendiente `, v.owed(``)];
export const monitor_balance_unknown = <T>(v: { owed: (text: string) => T }): Rich<T> =>
  [`Saldo desconocido, pendiente `, v.owed(``)];
export const monitor_chain_off = (): string =>
  `no se sigue ninguna cadena; los pagos no se vigilan`;
export const monitor_chain_halted = (): string =>
  `detenida tras una reorganización profunda: no se paga nada hasta que el operador lo revise`;
export const monitor_chain_unread = (): string =>
  `todavía sin leer`;
export const monitor_chain_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`en el bloque `, `${number(v.height)}`, `, última lectura completa: `, v.time(``)];
export const monitor_chain_at_never = (v: { height: number }): string =>
  `en el bloque ${number(v.height)}, todavía sin lectura completa`;
export const monitor_chain_behind = <T>(v: { height: number; source: number; time: (text: string) => T }): Rich<T> =>
  [`con retraso: bloque `, `${number(v.height)}`, ` de `, `${number(v.source)}`, `, última lectura completa: `, v.time(``)];
export const monitor_chain_behind_never = (v: { height: number; source: number }): string =>
  `con retraso: bloque ${number(v.height)} de ${number(v.source)}, todavía sin lectura completa`;
export const monitor_price_off = (): string =>
  `sin precio configurado; el sitio no muestra importes en dólares`;
export const monitor_price_received = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`recibido `, v.time(``)];
export const monitor_price_too_old = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`recibido `, v.time(``), `; es demasiado antiguo, así que el sitio no muestra importes en dólares`];
export const monitor_price_fixed = (): string =>
  `fijado por el operador`;
export const monitor_price_none = (): string =>
  `todavía no recibido`;
export const monitor_pool_no_wallet = (): string =>
  `una parte del saldo de la billetera, pero no hay ninguna configurada`;
export const monitor_pool_waits = (v: { week: string }): string =>
  `la semana del ${v.week} espera hasta que se pueda leer el saldo de la billetera`;
export const monitor_pool_unread = (v: { week: string }): string =>
  `no se pudo leer el saldo para la semana del ${v.week} y contó como 0`;
export const monitor_pool_read = (v: { week: string }): string =>
  `se leyó el saldo para la semana del ${v.week}`;
export const monitor_pool_not_yet = (): string =>
  `una parte del saldo de la billetera, que ninguna semana ha necesitado aún`;
export const monitor_backup_off = (): string =>
  `no hay copias de seguridad programadas`;
export const monitor_backup_unknown = (): string =>
  `se desconoce`;
export const monitor_backup_none = (): string =>
  `todavía ninguna`;
export const monitor_backup_made = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`creada `, v.time(``)];
export const monitor_witness_off = (): string =>
  `no hay testigos configurados`;
export const monitor_witness_none = (): string =>
  `ninguno ha cofirmado todavía`;
export const monitor_witness_cosigned = <T>(v: { names: string; size: number; time: (text: string) => T }): Rich<T> =>
  [`${v.names}`, `: hojas cofirmadas: `, `${number(v.size)}`, `, `, v.time(``)];
export const monitor_updates_webhook = (): string =>
  `no llegan: un webhook los envía a otra parte`;
export const monitor_updates_other_reader = (): string =>
  `no llegan todos: otro programa los lee con el mismo token`;
export const monitor_updates_off = (): string =>
  `no se consultan a Telegram`;
export const monitor_updates_ok = (): string =>
  `leídos de Telegram`;
export const monitor_database_read_only = (): string =>
  `no acepta cambios`;
export const monitor_database_full = (): string =>
  `no le queda espacio: no se puede guardar nada`;
export const monitor_database_busy = (): string =>
  `tiene demasiado trabajo`;
export const monitor_database_checking = (): string =>
  `se están comprobando sus totales; los cambios esperan un momento`;
export const monitor_database_answers = (v: { time: string }): string =>
  `responde en ${v.time}`;
export const monitor_job_snapshot = (): string =>
  `Cierre semanal`;
export const monitor_job_distribution = (): string =>
  `Reparto semanal`;
export const monitor_job_broadcast = (): string =>
  `Difusiones`;
export const monitor_job_invoices = (): string =>
  `Pagos de planes`;
export const monitor_job_plan_notices = (): string =>
  `Recordatorios de planes`;
export const monitor_job_webhooks = (): string =>
  `Webhooks`;
export const monitor_job_app_messages = (): string =>
  `Mensajes de apps`;
export const monitor_job_chain = (): string =>
  `Cadena`;
export const monitor_job_payment_requests = (): string =>
  `Solicitudes de pago`;
export const monitor_job_tips = (): string =>
  `Propinas`;
export const monitor_job_escrows = (): string =>
  `Depósitos en garantía`;
export const monitor_job_price = (): string =>
  `Precio de la moneda`;
export const monitor_job_log = (): string =>
  `Registro público`;
export const monitor_job_uptime = (): string =>
  `Registro de disponibilidad`;
export const monitor_job_alerts = (): string =>
  `Alertas al propietario`;
export const monitor_job_backup = (): string =>
  `Copias de seguridad`;
export const monitor_job_clean_up = (): string =>
  `Limpieza`;
export const monitor_uptime = (): string =>
  `Disponibilidad`;
export const monitor_uptime_hint = (): string =>
  `El propio servidor lo mide cada minuto; los días son UTC. Un servicio degradado cuenta como disponible. Para el sitio, un minuto sin registro cuenta como caída.`;
export const monitor_uptime_failed = (): string =>
  `No se pudo cargar el registro de disponibilidad`;
export const monitor_uptime_none = (): string =>
  `Todavía no hay registro. Empieza en el minuto siguiente al arranque del servidor, donde se ejecuten sus tareas.`;
export const monitor_by_day = (v: { part: string }): string =>
  `${v.part}: por días`;
export const monitor_today = (): string =>
  `Hoy`;
export const monitor_site = (): string =>
  `Sitio`;
export const monitor_telegram = (): string =>
  `Telegram`;
export const monitor_payouts = (): string =>
  `Pagos`;
export const monitor_chain_index = (): string =>
  `Índice de la cadena`;
export const monitor_day_none = (v: { date: string }): string =>
  `${v.date}: sin registro`;
export const monitor_day_up = (v: { date: string; percent: string; time: string }): string =>
  `${v.date}: disponible el ${v.percent} de ${v.time}`;
export const monitor_day_down = (v: { date: string; percent: string; time: string; down: string }): string =>
  `${v.date}: disponible el ${v.percent} de ${v.time}, caído ${v.down}`;
export const monitor_day_degraded = (v: { date: string; percent: string; time: string; degraded: string }): string =>
  `${v.date}: disponible el ${v.percent} de ${v.time}, degradado ${v.degraded}`;
export const monitor_day_both = (v: { date: string; percent: string; time: string; down: string; degraded: string }): string =>
  `${v.date}: disponible el ${v.percent} de ${v.time}, caído ${v.down}, degradado ${v.degraded}`;
export const monitor_hours = (v: { hours: number }): string =>
  `${number(v.hours)} h`;
export const monitor_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)} min`;
export const monitor_hours_minutes = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} h ${number(v.minutes)} min`;
export const monitor_activity = (): string =>
  `Actividad de los miembros`;
export const monitor_activity_admins = (): string =>
  `Solo los administradores ven la actividad de cada miembro. Los totales están en el registro de abajo.`;
export const monitor_activity_sign_in = (): string =>
  `La actividad de cada miembro es solo para administradores. Inicia sesión para verla.`;
export const monitor_activity_no_sign_in = (): string =>
  `La actividad de cada miembro es solo para administradores, y en este sitio no está configurado el inicio de sesión.`;
export const monitor_activity_purpose = (): string =>
  `Para ver la actividad de cada miembro como administrador.`;
export const monitor_activity_failed = (): string =>
  `No se pudo cargar la actividad de los miembros`;
export const monitor_search = (): string =>
  `Buscar por nombre de usuario`;
export const monitor_search_hint = (): string =>
  `Usuario de Telegram`;
export const monitor_showing = (v: { count: number; all: number }): string =>
  `Miembros mostrados: ${number(v.count)} de ${number(v.all)}`;
export const monitor_total_users = (): string =>
  `Miembros en total`;
export const monitor_average = (): string =>
  `Puntos de media`;
export const monitor_none_found = (): string =>
  `Ningún miembro coincide con la búsqueda`;
export const monitor_no_activity = (): string =>
  `No hay actividad de miembros`;
export const monitor_users = (): string =>
  `Miembros`;
export const monitor_show_more = (v: { count: number }): string =>
  `Mostrar ${number(v.count)} más`;
export const monitor_first_of = (v: { count: number; all: number }): string =>
  `Se muestran los primeros ${number(v.count)} de ${number(v.all)}. Busca para encontrar a los demás.`;
export const monitor_number = (v: { position: number }): string =>
  `Número ${number(v.position)}`;
export const monitor_transactions = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} operación`, other: `${number(v.count)} operaciones` })}`;
export const monitor_of_rewards = (v: { percent: string }): string =>
  `${v.percent} del fondo semanal`;
export const monitor_needs = (v: { points: number }): string =>
  `${plural(v.points, { one: `falta ${number(v.points)}`, other: `faltan ${number(v.points)}` })}`;
export const monitor_not_eligible = (): string =>
  `no cumple`;
export const monitor_hunt_activities = (): string =>
  `Búsqueda del tesoro`;
export const monitor_referral_rewards = (): string =>
  `Recomendaciones`;
export const monitor_other_activities = (): string =>
  `Otras actividades`;
export const monitor_tier = (v: { tier: string }): string =>
  `Nivel ${v.tier}`;
export const monitor_join_bonus = (): string =>
  `Bono de bienvenida`;
export const monitor_content_submitted = (): string =>
  `Contenido enviado`;
export const monitor_points = (): string =>
  `Puntos de actividad`;
export const monitor_points_failed = (): string =>
  `No se pudieron cargar los puntos de actividad`;
export const monitor_setup_points = (): string =>
  `Puntos únicos en total`;
export const monitor_daily_cap = (): string =>
  `Límite diario`;
export const monitor_content_types = (): string =>
  `Tipos de contenido`;
export const monitor_transaction_points = (): string =>
  `Puntos por operaciones`;
export const monitor_daily_activities = (): string =>
  `Actividades diarias`;
export const monitor_content = (): string =>
  `Contenido enviado`;
export const monitor_range = (): string =>
  `Rango`;
export const monitor_default = (): string =>
  `Usual`;
export const monitor_log = (): string =>
  `Últimos registros del sistema`;
export const monitor_events_failed = (): string =>
  `No se pudieron cargar los eventos del propio servidor`;
export const monitor_auto_refresh = (v: { seconds: number }): string =>
  `Se actualiza cada ${number(v.seconds)} s`;
export const monitor_last_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Última actualización: `, v.time(``)];
export const monitor_source_system = (): string =>
  `sistema`;
export const monitor_source_rewards = (): string =>
  `fondo`;
export const monitor_source_wallet = (): string =>
  `billetera`;
export const monitor_source_scheduler = (): string =>
  `calendario`;
export const monitor_source_configuration = (): string =>
  `configuración`;
export const monitor_source_activity = (): string =>
  `actividad`;
export const monitor_source_monitor = (): string =>
  `monitor`;
export const monitor_log_healthy = (): string =>
  `El sistema está bien`;
export const monitor_log_unhealthy = (): string =>
  `El sistema tiene fallos`;
export const monitor_log_rewards_on = (): string =>
  `Fondo semanal activado`;
export const monitor_log_rewards_off = (): string =>
  `Fondo semanal desactivado`;
export const monitor_log_wallet = (): string =>
  `Billetera configurada`;
export const monitor_log_no_wallet = (): string =>
  `Billetera sin configurar`;
export const monitor_log_snapshots = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} cierre`, other: `${number(v.count)} cierres` })} en los últimos 7 días`;
export const monitor_log_distributions = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} reparto`, other: `${number(v.count)} repartos` })} en los últimos 7 días`;
export const monitor_log_pool = (v: { pool: string; threshold: number }): string =>
  `Fondo semanal: ${v.pool}; umbral mínimo: ${number(v.threshold)} pts.`;
export const monitor_log_pool_about = (v: { pool: string; part: string; most: string; threshold: number }): string =>
  `Fondo semanal: unos ${v.pool} (${v.part} % de las monedas libres de la billetera, como máximo ${v.most}); umbral mínimo: ${number(v.threshold)} pts.`;
export const monitor_log_pool_unknown = (v: { part: string; most: string; threshold: number }): string =>
  `Fondo semanal: aún desconocido (${v.part} % de las monedas libres de la billetera, como máximo ${v.most}); umbral mínimo: ${number(v.threshold)} pts.`;
export const monitor_log_active = (v: { users: number; points: number }): string =>
  `${plural(v.users, { one: `${number(v.users)} miembro activo`, other: `${number(v.users)} miembros activos` })} con ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })} esta semana`;
export const monitor_log_eligible = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} miembro cumple`, other: `${number(v.count)} miembros cumplen` })} para una parte`;
export const monitor_log_failed = (): string =>
  `No se pudieron obtener los datos para el registro`;
export const check_title = (): string =>
  `Compruébalo`;
export const check_text = (): string =>
  `El archivo contiene todo aquello con lo que se calculó el reparto: fondo, umbral, versión de la fórmula y, para cada miembro, el número, los puntos, la fecha de la cuenta (deshace empates) y la parte en la unidad más pequeña de la moneda. Sin nombres, nada secreto.`;
export const check_start = (): string =>
  `Compruébalo tú`;
export const check_hash = (): string =>
  `Hash del resultado (SHA-256 del archivo CSV)`;
export const check_earlier = <T>(v: { closed: (text: string) => T; reopened: (text: string) => T }): Rich<T> =>
  [`Resultado anterior, cerrado el `, v.closed(``), ` y reabierto el `, v.reopened(``)];
export const check_own_machine = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`En tu propia máquina, `, v.command(``), ` da lo mismo.`];
export const check_failed = (v: { reason: string }): string =>
  `No se pudo completar la comprobación: ${v.reason}`;
export const check_fetching = (): string =>
  `Obteniendo el archivo`;
export const check_fetching_events = (): string =>
  `Obteniendo tus eventos`;
export const check_hashing = (): string =>
  `Calculando el hash del archivo`;
export const check_splitting = (): string =>
  `Recalculando el reparto`;
export const check_not_fetched = (v: { status: string }): string =>
  `no se pudo obtener el archivo (${v.status})`;
export const check_no_worker = (): string =>
  `el navegador no pudo ejecutar la comprobación`;
export const check_log_grew = (): string =>
  `el registro creció durante la comprobación. Inténtalo de nuevo.`;
export const check_agrees = (): string =>
  `Coincide`;
export const check_differs = (): string =>
  `No coincide`;
export const check_empty_hash = (): string =>
  `No hay nadie en la lista y no se repartió nada. El hash del archivo es el que muestra esta página.`;
export const check_empty = (): string =>
  `No hay nadie en la lista y no se repartió nada. El hash no se comparó: los navegadores solo calculan hashes por https.`;
export const check_all_hash = (v: { count: number; total: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} parte recalculada`, other: `${number(v.count)} partes recalculadas` })} según las reglas en tu navegador: todo coincide hasta la última unidad, en total ${v.total}. El hash del archivo es el que muestra esta página.`;
export const check_all = (v: { count: number; total: string }): string =>
  `${plural(v.count, { one: `${number(v.count)} parte recalculada`, other: `${number(v.count)} partes recalculadas` })} según las reglas en tu navegador: todo coincide hasta la última unidad, en total ${v.total}. El hash no se comparó: los navegadores solo calculan hashes por https.`;
export const check_bad_hash = (v: { hash: string }): string =>
  `El hash del archivo es ${v.hash}, no el que muestra esta página.`;
export const check_formula = (): string =>
  `La semana se repartió con una fórmula que esta página no conoce. Recarga la página.`;
export const check_difference = (v: { number: string; listed: string; computed: string }): string =>
  `El miembro ${v.number} figura con ${v.listed}; según las reglas debería ser ${v.computed}.`;
export const check_more = (v: { count: number }): string =>
  `Otras partes que difieren: ${number(v.count)}.`;
export const check_below = (v: { number: string }): string =>
  `El miembro ${v.number} figura con menos puntos que el umbral.`;
export const check_total = (v: { listed: string; expected: string }): string =>
  `Las partes suman ${v.listed} en lugar de ${v.expected}.`;
export const hunts_lead = (): string =>
  `Pistas en orden, premios al final y un resultado que cualquiera puede comprobar.`;
export const hunts_failed = (): string =>
  `No se pudieron cargar las búsquedas del tesoro`;
export const hunts_none = (): string =>
  `Aún no se ha anunciado ninguna búsqueda del tesoro`;
export const hunts_none_text = (): string =>
  `La próxima aparece aquí antes de empezar.`;
export const hunts_earlier = (): string =>
  `Búsquedas anteriores`;
export const hunts_first = (): string =>
  `Ganan quienes llegan primero a la meta.`;
export const hunts_drawn = (): string =>
  `Los premios se sortean entre quienes llegan a la meta.`;
export const hunts_points = (): string =>
  `Puntos`;
export const hunts_clues = (): string =>
  `Pistas`;
export const hunts_players = (): string =>
  `Participantes`;
export const hunts_go = (): string =>
  `Ir a la búsqueda`;
export const hunts_rules = (): string =>
  `Ver sus reglas`;
export const hunts_row = <T>(v: { date: (text: string) => T; clues: number; players: number; finishers: number }): Rich<T> =>
  [v.date(``), `, pistas: `, `${number(v.clues)}`, `, participantes: `, `${number(v.players)}`, `, en la meta: `, `${number(v.finishers)}`];
export const hunts_no_prizes = (): string =>
  `Sin premios`;
export const hunt_upcoming = (): string =>
  `Próxima`;
export const hunt_running = (): string =>
  `En marcha`;
export const hunt_ended = (): string =>
  `Terminada`;
export const hunt_settled = (): string =>
  `Con resultado`;
export const hunt_cancelled = (): string =>
  `Cancelada`;
export const hunt_starts_in = (): string =>
  `Empieza en`;
export const hunt_ends_in = (): string =>
  `Termina en`;
export const hunt_finished = (): string =>
  `En la meta`;
export const hunt_prizes = (): string =>
  `Premios`;
export const hunt_failed = (): string =>
  `No se pudo cargar la búsqueda del tesoro`;
export const hunt_was_cancelled = (): string =>
  `Esta búsqueda del tesoro se canceló`;
export const hunt_all = (): string =>
  `Todas las búsquedas`;
export const hunt_panel_own = (): string =>
  `Tu parte`;
export const hunt_panel_winners = (): string =>
  `Quién ganó`;
export const hunt_panel_facts = (): string =>
  `Los datos`;
export const hunt_panel_trail = (): string =>
  `El rastro`;
export const hunt_panel_prizes = (): string =>
  `Los premios`;
export const hunt_panel_proof = (): string =>
  `La prueba`;
export const hunt_link_page = (): string =>
  `Un enlace escondido`;
export const hunt_link_title = (): string =>
  `Has encontrado algo`;
export const hunt_link_lead = (): string =>
  `Esta página es de una pista de una búsqueda del tesoro.`;
export const hunt_link_incomplete = (): string =>
  `El enlace está incompleto`;
export const hunt_link_incomplete_text = (): string =>
  `Escanea el código o abre el enlace de nuevo, con todo lo que hay tras el #.`;
export const hunt_link_purpose = (): string =>
  `Para que tu hallazgo cuente.`;
export const hunt_link_sign_in = (): string =>
  `Entra para que cuente`;
export const hunt_link_effect = (): string =>
  `El enlace resuelve tu pista, si es la pista a la que has llegado.`;
export const hunt_link_claim = (): string =>
  `Lo he encontrado`;
export const hunt_link_uncounted = (): string =>
  `No se contó`;
export const hunt_link_wrong = (): string =>
  `Este enlace no es de tu pista`;
export const hunt_link_wrong_text = (): string =>
  `Aún no has llegado a su pista, ya la resolviste o la búsqueda del tesoro no está en marcha. Mira tu pista en la página de la búsqueda.`;
export const hunt_right = (): string =>
  `¡Eso es!`;
export const hunt_you_finished = (): string =>
  `Has llegado al final de la búsqueda del tesoro`;
export const hunt_facts = (): string =>
  `La búsqueda`;
export const hunt_time = (): string =>
  `Tiempo`;
export const hunt_times = <T>(v: { start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [v.start(``), ` a `, v.end(``)];
export const hunt_who = (): string =>
  `Quién puede participar`;
export const hunt_players = (v: { days: number; points: number; weeks: number }): string =>
  `Miembros con una dirección, que no están bloqueados${plural(v.days, { '=0': ``, one: `, se unieron al menos ${number(v.days)} día antes del inicio`, other: `, se unieron al menos ${number(v.days)} días antes del inicio` })}${plural(v.points, { '=0': ``, one: `, tienen al menos ${number(v.points)} punto`, other: `, tienen al menos ${number(v.points)} puntos` })}${plural(v.weeks, { '=0': ``, one: `, tuvieron una parte del fondo en al menos ${number(v.weeks)} semana`, other: `, tuvieron una parte del fondo en al menos ${number(v.weeks)} semanas` })}.`;
export const hunt_badge = (): string =>
  `Insignia para quien llegue a la meta`;
export const hunt_trail = (): string =>
  `Tras el rastro`;
export const hunt_trail_none_yet = (): string =>
  `Nadie ha empezado todavía.`;
export const hunt_trail_none = (): string =>
  `Nadie participó.`;
export const hunt_trail_count = (v: { players: number; finishers: number }): string =>
  `Participantes: ${number(v.players)}, en la meta: ${number(v.finishers)}.`;
export const hunt_at_clue = (v: { number: number }): string =>
  `En la pista ${number(v.number)}`;
export const hunt_winners = (): string =>
  `Quién ganó`;
export const hunt_no_places = (): string =>
  `Esta búsqueda del tesoro no tenía premios por puesto.`;
export const hunt_nobody = (): string =>
  `Nadie llegó a tiempo al final de esta búsqueda del tesoro.`;
export const hunt_draws_after = (v: { count: number }): string =>
  `El sorteo es dentro de ${plural(v.count, { one: `${number(v.count)} bloque`, other: `${number(v.count)} bloques` })}.`;
export const hunt_winners_soon = (): string =>
  `El resultado se sabrá en unos minutos.`;
export const hunt_place = <T>(v: { label: (text: string) => T; place: number }): Rich<T> =>
  [v.label(`Puesto `), `${number(v.place)}`];
export const hunt_pay_waits = (): string =>
  `Por pagar`;
export const hunt_pay_sent = (): string =>
  `Enviado`;
export const hunt_pay_paid = (): string =>
  `Pagado`;
export const hunt_pay_banned = (): string =>
  `Sin pagar: bloqueo`;
export const hunt_pay_no_address = (): string =>
  `Sin pagar: no hay dirección`;
export const hunt_prizes_by_place = (): string =>
  `Premios por puesto`;
export const hunt_finisher_points = (v: { points: number }): string =>
  `Quien llegue a la meta recibe ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}.`;
export const hunt_rule_first = (): string =>
  `Ganan quienes llegan primero a la meta, en ese orden.`;
export const hunt_rule_draw = (): string =>
  `Un bloque de la cadena sortea los premios entre quienes llegan a la meta.`;
export const hunt_rule_once = (): string =>
  `Quien llega a la meta tiene un puesto y, como mucho, un premio.`;
export const hunt_rule_points = (): string =>
  `Los puntos se dan cuando se conoce el resultado.`;
export const hunt_rule_rest = (): string =>
  `Si llegan a la meta menos miembros que premios hay, los demás premios no se pagan. Si la búsqueda se cancela, nadie gana nada.`;
export const hunt_rule_pool = (): string =>
  `Las monedas salen de la billetera del fondo semanal, después de todas las partes pendientes. Los premios tienen un límite diario (UTC); el resto se paga al día siguiente.`;
export const hunt_rule_lapse = (v: { days: string }): string =>
  `Si quien gana está bajo bloqueo o no tiene dirección, conserva el premio ${v.days} días desde el final de la búsqueda. Después caduca.`;
export const hunt_rule_retry = (): string =>
  `Un pago fallido se reintenta al cabo de una hora.`;
export const hunt_prize_both = <T>(v: { coins: (text: string) => T; points: number }): Rich<T> =>
  [v.coins(``), ` y `, `${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}`];
export const hunt_prize_nothing = (): string =>
  `Nada`;
export const hunt_own = (): string =>
  `Tu búsqueda`;
export const hunt_own_sign_in = (): string =>
  `Entra para ver la primera pista.`;
export const hunt_own_no_sign_in = (): string =>
  `Aquí juegan los miembros, y en este sitio aún no se puede entrar con una cuenta. La búsqueda está también en el chat privado del bot.`;
export const hunt_own_purpose = (): string =>
  `Para participar en la búsqueda del tesoro.`;
export const hunt_begin_text = (): string =>
  `Empieza para ver la primera pista, o aquella a la que has llegado.`;
export const hunt_begin = (): string =>
  `Empezar`;
export const hunt_own_failed = (): string =>
  `No se pudo cargar tu pista`;
export const hunt_finished_as = (v: { place: number }): string =>
  `Has llegado a la meta como número ${number(v.place)}.`;
export const hunt_winners_later = (): string =>
  `El resultado se sabrá cuando termine la búsqueda.`;
export const hunt_solved = (v: { solved: number; clues: number }): string =>
  `Pistas que resolviste: ${number(v.solved)} de ${number(v.clues)}.`;
export const hunt_refused_banned = (): string =>
  `Los miembros bloqueados no pueden participar.`;
export const hunt_refused_no_address = (): string =>
  `Primero fija una dirección: ahí van los premios en monedas.`;
export const hunt_refused_over = (): string =>
  `Esta búsqueda del tesoro ha terminado.`;
export const hunt_refused_not_begun = (): string =>
  `Esta búsqueda del tesoro no ha empezado.`;
export const hunt_refused_too_young = (v: { days: number }): string =>
  `Esta búsqueda del tesoro es para miembros que se unieron al menos ${plural(v.days, { one: `${number(v.days)} día`, other: `${number(v.days)} días` })} antes de su inicio.`;
export const hunt_refused_too_few_points = (v: { points: number }): string =>
  `Esta búsqueda del tesoro es para miembros con al menos ${plural(v.points, { one: `${number(v.points)} punto`, other: `${number(v.points)} puntos` })}.`;
export const hunt_refused_too_few_shares = (v: { weeks: number }): string =>
  `Esta búsqueda del tesoro es para miembros que tuvieron una parte del fondo en al menos ${plural(v.weeks, { one: `${number(v.weeks)} semana`, other: `${number(v.weeks)} semanas` })}.`;
export const hunt_clue_of = (v: { number: number; clues: number }): string =>
  `Pista ${number(v.number)} de ${number(v.clues)}`;
export const hunt_where = (): string =>
  `Lugar`;
export const hunt_hint = (): string =>
  `Ayuda`;
export const hunt_hint_soon = (): string =>
  `Llega en un momento.`;
export const hunt_hint_in = (v: { time: string }): string =>
  `Llega en ${v.time}.`;
export const hunt_find_link = (): string =>
  `Encuentra el enlace: está escondido en una página o impreso como código QR. Ábrelo en este navegador.`;
export const hunt_tip = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Da una propina a `, v.name(``), ` para seguir adelante. Una propina que des a partir de ahora cuenta cuando se confirme; esta página avanza sola.`];
export const hunt_tip_them = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Da una propina a `, v.name(`esa persona`), ` para seguir adelante. Una propina que des a partir de ahora cuenta cuando se confirme; esta página avanza sola.`];
export const hunt_answer_label = (): string =>
  `Tu respuesta`;
export const hunt_answer_hint = (): string =>
  `No importan las mayúsculas, los acentos, los espacios ni la puntuación.`;
export const hunt_answer = (): string =>
  `Responder`;
export const hunt_answer_empty = (): string =>
  `Escribe primero una respuesta.`;
export const hunt_answer_kept = (v: { problem: string }): string =>
  `${v.problem} Tu respuesta sigue aquí.`;
export const hunt_wrong = (): string =>
  `No es eso.`;
export const hunt_wait = (v: { time: string }): string =>
  `Cinco respuestas incorrectas en una hora: inténtalo de nuevo en ${v.time}.`;
export const hunt_wait_moment = (): string =>
  `Cinco respuestas incorrectas en una hora: inténtalo de nuevo en menos de un minuto.`;
export const hunt_proof = (): string =>
  `Prueba`;
export const hunt_proof_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Las reglas se fijaron con un hash antes del inicio, y la lista de llegadas se fija cuando termina la búsqueda. Ambos hashes están en el `, v.a(`registro público`), `.`];
export const hunt_proof_draw = (v: { ahead: string; depth: string }): string =>
  `La lista nombra un bloque que no existe cuando se hace, ${v.ahead} por encima del más nuevo. Su hash hace el sorteo cuando tiene ${v.depth} bloques encima.`;
export const hunt_limits = (): string =>
  `Los límites de esta prueba: el operador podría inventar llegadas.`;
export const hunt_limits_draw = (): string =>
  `Los límites de esta prueba: el operador podría inventar llegadas, o registrar varias listas antes del bloque y mostrar una de ellas; quien mine el bloque podría desecharlo.`;
export const hunt_rules_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Hash de las reglas, fijado el `, v.time(``)];
export const hunt_list_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Hash de la lista de llegadas, fijado el `, v.time(``)];
export const hunt_list_hash = (): string =>
  `Hash de la lista de llegadas`;
export const hunt_block = (v: { height: string }): string =>
  `Bloque ${v.height}, que hace el sorteo`;
export const hunt_block_waits = (v: { count: number }): string =>
  `Hará el sorteo dentro de ${plural(v.count, { one: `${number(v.count)} bloque`, other: `${number(v.count)} bloques` })}.`;
export const hunt_list_members = (): string =>
  `Números de miembro de la lista, por orden de llegada`;
export const hunt_list_nobody = (): string =>
  `Nadie`;
export const hunt_texts = (): string =>
  `Los textos de los que se calcula el hash`;
export const hunt_text_rules = (): string =>
  `Reglas`;
export const hunt_text_list = (): string =>
  `Lista`;
export const hunt_clues = (): string =>
  `Las pistas`;
export const hunt_by_answer = (v: { number: number }): string =>
  `Pista ${number(v.number)}, resuelta con una palabra o frase`;
export const hunt_by_link = (v: { number: number }): string =>
  `Pista ${number(v.number)}, resuelta con un enlace escondido`;
export const hunt_by_tip = (v: { number: number }): string =>
  `Pista ${number(v.number)}, resuelta con una propina`;
export const hunt_by_tip_to = (v: { number: number; member: string }): string =>
  `Pista ${number(v.number)}, resuelta con una propina al miembro ${v.member}`;
export const hunt_check_agrees = (): string =>
  `Coincide.`;
export const hunt_check_differs = (): string =>
  `No coincide.`;
export const hunt_check_so_far = (): string =>
  `Todo lo que se puede comprobar por ahora coincide.`;
export const hunt_check_steps = (): string =>
  `Pasos de la comprobación`;
export const hunt_step_ok = (): string =>
  `bien`;
export const hunt_step_wrong = (): string =>
  `mal`;
export const hunt_step_open = (): string =>
  `aún no`;
export const hunt_step_rules_hash = (): string =>
  `Hash de las reglas`;
export const hunt_step_rules = (): string =>
  `Las reglas`;
export const hunt_step_list_hash = (): string =>
  `Hash de la lista`;
export const hunt_step_list = (): string =>
  `La lista`;
export const hunt_step_log = (): string =>
  `El registro`;
export const hunt_check_rules_hash = (): string =>
  `Las reglas tienen el hash que se muestra aquí.`;
export const hunt_check_rules = (): string =>
  `Título, historia, tiempos, premios y quién puede participar son los de las reglas.`;
export const hunt_check_list_hash = (): string =>
  `La lista tiene el hash que se muestra aquí.`;
export const hunt_check_no_list = (): string =>
  `No hay: la búsqueda se canceló.`;
export const hunt_check_list_later = (): string =>
  `La lista se hace cuando la búsqueda ha terminado.`;
export const hunt_check_list = (v: { count: number }): string =>
  `Nombra el hash de las reglas y a cada miembro una vez; miembros en total: ${number(v.count)}.`;
export const hunt_check_list_block = (v: { height: string; count: number }): string =>
  `Nombra el hash de las reglas, el bloque ${v.height} y a cada miembro una vez; miembros en total: ${number(v.count)}.`;
export const hunt_check_clues_later = (): string =>
  `Las pistas se muestran cuando la búsqueda ha terminado.`;
export const hunt_check_clues = (): string =>
  `Cada pista es la que fijan las reglas.`;
export const hunt_check_no_winners = (): string =>
  `No hay.`;
export const hunt_check_winners_later = (): string =>
  `Aún no se conocen.`;
export const hunt_check_winners_first = (): string =>
  `Es el principio de la lista, en este orden, con los premios de cada puesto.`;
export const hunt_check_winners_draw = (): string =>
  `Son los números más bajos del sorteo, en este orden, con los premios de cada puesto.`;
export const hunt_picture_failed = (v: { number: number }): string =>
  `no se pudo cargar la imagen de la pista ${number(v.number)}`;
export const hunt_https_only = (): string =>
  `los navegadores solo calculan hashes por https`;
export const hunt_log_none = (): string =>
  `El registro aún no tiene un punto de control firmado.`;
export const hunt_log_unsigned = (): string =>
  `El punto de control no está firmado con la clave del registro.`;
export const hunt_log_leaf = (v: { index: string }): string =>
  `La entrada ${v.index} del registro no está como se registró.`;
export const hunt_log_no_rules = (): string =>
  `El registro no tiene las reglas.`;
export const hunt_log_no_list = (): string =>
  `El registro no tiene la lista.`;
export const hunt_log_other_rules = (): string =>
  `El registro tiene otro hash para las reglas.`;
export const hunt_log_other_list = (): string =>
  `El registro tiene otro hash para la lista.`;
export const hunt_log_twice_rules = (): string =>
  `El registro tiene las reglas más de una vez.`;
export const hunt_log_twice_list = (): string =>
  `El registro tiene la lista más de una vez.`;
export const hunt_log_cancelled = (): string =>
  `El registro dice que esta búsqueda se canceló.`;
export const hunt_log_soon = (): string =>
  `Inténtalo de nuevo en unos minutos.`;
export const hunt_log_agrees = (v: { origin: string; size: string }): string =>
  `${v.origin}, con tamaño ${v.size} y firmado con su clave, tiene estos hashes.`;
export const hunt_fault_rules_hash = (v: { hash: string }): string =>
  `Las reglas tienen el hash ${v.hash}, no el que se muestra aquí.`;
export const hunt_fault_rules_unread = (): string =>
  `Las reglas no se pueden leer.`;
export const hunt_fault_rules_differ = (v: { field: string }): string =>
  `Las reglas y esta página difieren en: ${v.field}.`;
export const hunt_fault_rules_clues = (): string =>
  `Las reglas tienen otro número de pistas que esta página.`;
export const hunt_fault_rules_form = (): string =>
  `Las reglas no están en su forma canónica.`;
export const hunt_fault_no_list = (): string =>
  `Hay ganadores y no hay lista de llegadas.`;
export const hunt_fault_list_hash = (v: { hash: string }): string =>
  `La lista tiene el hash ${v.hash}, no el que se muestra aquí.`;
export const hunt_fault_list_unread = (): string =>
  `La lista no se puede leer.`;
export const hunt_fault_list_rules = (): string =>
  `La lista nombra el hash de otras reglas.`;
export const hunt_fault_list_block = (v: { listed: string; shown: string }): string =>
  `La lista nombra el bloque ${v.listed}; esta página, el bloque ${v.shown}.`;
export const hunt_fault_no_block = (): string =>
  `No se nombra ningún bloque, y el sorteo lo hace un bloque.`;
export const hunt_fault_extra_block = (): string =>
  `Se nombra un bloque, y ninguno hace el sorteo.`;
export const hunt_fault_list_twice = (): string =>
  `Un miembro está en la lista más de una vez.`;
export const hunt_fault_list_form = (): string =>
  `La lista no está en su forma canónica.`;
export const hunt_fault_no_clues = (): string =>
  `Las pistas no se muestran, y la búsqueda ha terminado.`;
export const hunt_fault_clue = (v: { number: number }): string =>
  `La pista ${number(v.number)} no es la que fijan las reglas.`;
export const hunt_fault_picture = (v: { number: number }): string =>
  `La imagen de la pista ${number(v.number)} no es la que nombra su pista.`;
export const hunt_fault_clue_count = (v: { shown: number; wanted: number }): string =>
  `Pistas mostradas: ${number(v.shown)}; en las reglas: ${number(v.wanted)}.`;
export const hunt_fault_winners_early = (): string =>
  `Se muestran ganadores antes de que puedan conocerse.`;
export const hunt_fault_no_winners = (): string =>
  `Sin la lista nadie puede haber ganado.`;
export const hunt_fault_block_hash = (): string =>
  `Falta el hash del bloque que hace el sorteo, o sobra uno.`;
export const hunt_fault_winner = (v: { place: number; found: string; shown: string }): string =>
  `El puesto ${number(v.place)} es del miembro ${v.found}; esta página muestra al miembro ${v.shown}.`;
export const hunt_fault_winner_lacks = (v: { place: number; found: string }): string =>
  `El puesto ${number(v.place)} es del miembro ${v.found}; esta página no muestra a nadie.`;
export const hunt_fault_winner_extra = (v: { place: number; shown: string }): string =>
  `El puesto ${number(v.place)} no es de nadie; esta página muestra al miembro ${v.shown}.`;
export const hunt_fault_prize = (v: { place: number }): string =>
  `El premio del puesto ${number(v.place)} no es el de las reglas.`;
export const ownlog_title = (): string =>
  `Tu semana en el registro`;
export const ownlog_text = (): string =>
  `Un registro público guarda una huella de cada evento. Tu navegador obtiene tus eventos de esta semana, demuestra que están como se registraron, recalcula tus puntos según las reglas, los suma y los compara con el archivo de la semana.`;
export const ownlog_start = (): string =>
  `Comprobar mi semana`;
export const ownlog_payment = (): string =>
  `Buscar el pago`;
export const ownlog_payment_failed = (): string =>
  `No se pudo cargar el pago.`;
export const ownlog_explorer = (): string =>
  `La transacción en el explorador de bloques`;
export const ownlog_no_share = (): string =>
  `No se encontró ninguna parte tuya de esta semana.`;
export const ownlog_compare = (v: { amount: string }): string =>
  `Compara en el explorador de bloques: la transacción tiene una salida de ${v.amount} a tu dirección, o de más si también paga otras semanas u otros miembros con esa dirección.`;
export const ownlog_not_proved = (): string =>
  `Tu navegador no comprobó esto: esta página no carga nada de otros servidores, y la palabra de este no probaría nada.`;
export const ownlog_sent = (): string =>
  `La parte se envió, pero este sitio no conoce un explorador de bloques, o ninguna transacción de ella.`;
export const ownlog_owed = (): string =>
  `Aún no hay transacción de tu parte: está pendiente.`;
export const ownlog_held = (): string =>
  `Aún no hay transacción de tu parte: está retenida.`;
export const ownlog_paying = (): string =>
  `Aún no hay transacción de tu parte: está en un pago a punto de salir.`;
export const ownlog_payment_lost = (): string =>
  `Aún no hay transacción de tu parte: está pendiente porque su pago falló.`;
export const ownlog_settled = (): string =>
  `Aún no hay transacción de tu parte: se liquidó fuera de este sitio.`;
export const ownlog_withheld = (): string =>
  `Aún no hay transacción de tu parte: fue denegada y pasó al próximo fondo.`;
export const ownlog_differs = (): string =>
  `Tu semana no coincide`;
export const ownlog_agrees = (): string =>
  `Tu semana coincide`;
export const ownlog_partly = (): string =>
  `Tu semana no se puede comprobar del todo`;
export const ownlog_not_yet = (): string =>
  `Tu semana aún no se puede comprobar`;
export const ownlog_no_checkpoint = (): string =>
  `El registro aún no tiene un punto de control firmado. Inténtalo en una hora.`;
export const ownlog_no_closing = (): string =>
  `El registro no está al día: su último punto de control es anterior al cierre de esta semana. Inténtalo en unos minutos.`;
export const ownlog_banned = (): string =>
  `El archivo no tiene entrada tuya: el registro tiene un bloqueo tuyo vigente cuando terminó la semana.`;
export const ownlog_same_file = (): string =>
  `El archivo es aquel con el que el registro cerró esta semana, y cada parte en él se deduce de las reglas.`;
export const ownlog_about = (v: { member: string; origin: string; size: string }): string =>
  `Eres el miembro ${v.member}. El registro es ${v.origin}, de tamaño ${v.size}, firmado con su clave.`;
export const ownlog_events_none = (): string =>
  `El registro no tiene ningún evento tuyo de esta semana.`;
export const ownlog_events_one = (v: { points: string }): string =>
  `El registro tiene un evento tuyo de esta semana, y está como se registró. Dio ${v.points}.`;
export const ownlog_events = (v: { count: string; points: string }): string =>
  `El registro tiene ${v.count} eventos tuyos de esta semana, y todos están como se registraron. Juntos dieron ${v.points}.`;
export const ownlog_same_one = (): string =>
  `Tu navegador recalculó una entrada de puntos según las reglas de la semana: es correcta.`;
export const ownlog_same = (v: { count: string }): string =>
  `Tu navegador recalculó ${v.count} entradas de puntos según las reglas de la semana: todas son correctas.`;
export const ownlog_unknown_first = (v: { entries: string }): string =>
  `No se recalcularon, porque se ganan una sola vez y tus semanas anteriores no forman parte de esta comprobación: ${v.entries}.`;
export const ownlog_unknown_outside = (v: { entries: string }): string =>
  `No se recalcularon, porque dependen de tus eventos fuera de esta semana: ${v.entries}.`;
export const ownlog_unknown_given = (v: { entries: string }): string =>
  `No se recalcularon, porque estos puntos los dio el bot o un administrador: ${v.entries}.`;
export const ownlog_unknown_correction = (v: { entries: string }): string =>
  `No se recalcularon, porque corrigen puntos anteriores: ${v.entries}.`;
export const ownlog_unknown_ban = (v: { entries: string }): string =>
  `No se recalcularon, porque un bloqueo tuyo empezó o terminó a pocos minutos: ${v.entries}.`;
export const ownlog_and_more = (v: { entries: string; count: string }): string =>
  `${v.entries} y ${v.count} más`;
export const ownlog_backed = (): string =>
  `Cuántos de tus puntos cuentan depende de otros miembros, así que tu navegador no lo recalculó.`;
export const ownlog_erased = (v: { events: string; erased: string }): string =>
  `De tus eventos de esta semana (${v.events} en el registro), ${v.erased} ya no se pueden abrir: los números que los abrían fueron borrados. Tus puntos no se compararon.`;
export const ownlog_too_few = (v: { points: string }): string =>
  `El archivo no tiene entrada tuya: una parte requiere ${v.points}.`;
export const ownlog_share = (v: { amount: string }): string =>
  `El archivo tiene los mismos puntos para ti. Tu parte es ${v.amount}.`;
export const ownlog_share_counted = (v: { points: string; amount: string }): string =>
  `El archivo tiene los mismos puntos para ti. De ellos cuentan para el fondo ${v.points}. Tu parte es ${v.amount}.`;
export const ownlog_more = (v: { count: string }): string =>
  `Diferencias que no se listan: ${v.count}.`;
