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
  `Entrar`;
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
  `${number(v.minutes)} min`;
export const ui_left_hours = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} h ${number(v.minutes)} min`;
export const ui_left_days = (v: { days: number; hours: number }): string =>
  `${number(v.days)} d ${number(v.hours)} h`;
export const ui_pages = (): string =>
  `Páginas`;
export const ui_previous = (): string =>
  `Anterior`;
export const ui_next = (): string =>
  `Siguiente`;
export const ui_page_of = (v: { page: string; pages: string }): string =>
  `Página ${v.page} de ${v.pages}`;
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
export const creator_refresh = (): string =>
  `Actualizar`;
export const creator_retry = (): string =>
  `Reintentar`;
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
export const creator_sort = (): string =>
  `Ordenar por`;
export const creator_all_content = (): string =>
  `Todo el contenido`;
export const creator_found = (v: { count: number }): string =>
  `Coincidencias: ${number(v.count)}`;
export const creator_pages = (): string =>
  `Páginas de contenido`;
export const creator_loading = (): string =>
  `Cargando contenido`;
export const creator_last_page = (): string =>
  `Ir a la última página`;
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
export const creator_type_twitter_post = (): string =>
  `Publicación de Twitter`;
export const creator_type_youtube_video = (): string =>
  `Vídeo de YouTube`;
export const creator_type_tiktok_video = (): string =>
  `Vídeo de TikTok`;
export const creator_type_twitter_thread = (): string =>
  `Hilo de Twitter`;
export const creator_type_medium_article = (): string =>
  `Artículo de Medium`;
export const creator_type_reddit_post = (): string =>
  `Publicación/meme de Reddit`;
export const creator_type_meme_image = (): string =>
  `Imagen de meme`;
export const creator_type_instagram_post = (): string =>
  `Publicación de Instagram`;
export const creator_type_instagram_reel = (): string =>
  `Reel de Instagram`;
export const creator_type_linkedin_article = (): string =>
  `Artículo de LinkedIn`;
export const creator_type_linkedin_post = (): string =>
  `Publicación de LinkedIn`;
export const creator_type_discord_message = (): string =>
  `Mensaje de Discord`;
export const creator_type_github_repo = (): string =>
  `Repositorio de GitHub`;
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
export const creator_this_week = (): string =>
  `Esta semana`;
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
export const member_title = (v: { number: string }): string =>
  `Miembro ${v.number}`;
export const member_failed = (): string =>
  `No se pudo cargar este miembro`;
export const member_panel = (): string =>
  `El miembro`;
export const member_you = (): string =>
  `Tú`;
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
