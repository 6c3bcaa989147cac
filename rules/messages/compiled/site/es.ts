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
  `En el portal de desarrollo. Empieza en el sandbox, donde solo llega a tu propia cuenta.`;
export const dev_start_key = (): string =>
  `Crea una clave`;
export const dev_start_key_text = (): string =>
  `Solo con los permisos que tu app necesita. Cada miembro permite tu app por separado, en el bot.`;
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
export const dev_members = (): string =>
  `Miembros`;
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
  `Sin plan puedes registrar ${plural(v.apps, { one: `${number(v.apps)} app y probar sus webhooks`, other: `${number(v.apps)} apps y probar sus webhooks` })} en el sandbox.`;
export const dev_sandbox_requests = (v: { requests: number }): string =>
  `Sin plan tus claves funcionan en el sandbox: solo con tu propia cuenta, con ${plural(v.requests, { one: `${number(v.requests)} solicitud`, other: `${number(v.requests)} solicitudes` })} al mes.`;
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
export const dev_access_owner = (): string =>
  `Propietario del bot`;
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
export const dev_copy_what = (v: { what: string }): string =>
  `Copiar: ${v.what}`;
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
export const dev_hooks_text = (v: { minutes: string; times: string }): string =>
  `Cada uno es un POST con un cuerpo JSON. La cabecera Quarterdeck-Signature lleva la hora y un HMAC-SHA256 de hora, punto y cuerpo, hecho con el secreto de tu app; rechaza lo que tenga más de ${v.minutes} minutos. Responde con 200 a 299 en 5 segundos; si no, se envía de nuevo, hasta ${v.times} veces en dos días. Un evento conserva su id, para que proceses cada uno una sola vez.`;
export const dev_hooks_code = (): string =>
  `Verificar un webhook en TypeScript`;
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
  `Vuelve a deberse y se paga con el próximo pago.`;
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
