// Written by `npm run messages` from messages/setup/es.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, type Rich } from '../../numbers.ts';

export const language: Language = 'es';
const number = /* @__PURE__ */ groupedNumbersIn('es');

export const setup_name = (): string =>
  `Configurar Quarterdeck`;
export const setup_steps = (): string =>
  `Pasos`;
export const setup_languages = (): string =>
  `Idioma`;
export const setup_back = (): string =>
  `Atrás`;
export const setup_community_title = (): string =>
  `Comunidad`;
export const setup_community_intro = (): string =>
  `Nombres del sitio, de la comunidad y de la moneda. Los enlaces, el logo, los colores y las diapositivas puedes añadirlos más tarde al archivo de la comunidad.`;
export const setup_community_kind = (): string =>
  `¿De quién es la comunidad?`;
export const setup_community_kind_hint = (): string =>
  `Otra comunidad tiene sus propios nombres y su propia moneda.`;
export const setup_community_kind_own = (): string =>
  `La de Junkcoin`;
export const setup_community_kind_other = (): string =>
  `Otra`;
export const setup_community_site = (): string =>
  `Nombre del sitio`;
export const setup_community_site_hint = (): string =>
  `Se muestra arriba en todas las páginas.`;
export const setup_community_name = (): string =>
  `Nombre de la comunidad`;
export const setup_community_name_hint = (): string =>
  `Normalmente, el nombre de la moneda.`;
export const setup_community_contact = (): string =>
  `Dónde te encuentran los miembros`;
export const setup_community_contact_hint = (): string =>
  `Para preguntas sobre datos personales o errores: una dirección https o un correo electrónico.`;
export const setup_community_coin = (): string =>
  `Moneda de la comunidad`;
export const setup_community_coin_hint = (): string =>
  `Las cadenas de estas monedas son conocidas. Las de cualquier otra se pueden describir más tarde en el archivo de la comunidad; hasta entonces el sitio cuenta puntos y no mueve monedas.`;
export const setup_community_coin_described = (): string =>
  `Otra moneda: escribo sus nombres`;
export const setup_community_coin_name = (): string =>
  `Nombre de la moneda`;
export const setup_community_coin_name_hint = (): string =>
  `Tal como se escribe completo.`;
export const setup_community_coin_code = (): string =>
  `Código de la moneda`;
export const setup_community_coin_code_hint = (): string =>
  `De 2 a 10 letras mayúsculas y cifras.`;
export const setup_community_coin_symbol = (): string =>
  `Símbolo de la moneda`;
export const setup_community_coin_symbol_hint = (): string =>
  `Se muestra delante de las cantidades.`;
export const setup_community_coin_scheme = (): string =>
  `Esquema de los enlaces de pago`;
export const setup_community_coin_scheme_hint = (): string =>
  `La parte antes de los dos puntos, como en pearlcoin:DIRECCIÓN.`;
export const setup_database_title = (): string =>
  `Base de datos`;
export const setup_database_intro = (): string =>
  `La base de datos integrada no necesita configuración y basta para contar puntos. Para pagar monedas, usa PostgreSQL 15 o más nuevo.`;
export const setup_database_url = (): string =>
  `Dirección de PostgreSQL`;
export const setup_database_url_hint = (): string =>
  `Déjala vacía para usar la base de datos integrada, que está en la carpeta data.`;
export const setup_address_title = (): string =>
  `Dirección`;
export const setup_address_intro = (): string =>
  `Los miembros llegan al sitio por una dirección https. Un proxy como Caddy tiene el certificado y reenvía las peticiones a esta máquina.`;
export const setup_address_public = (): string =>
  `Dirección pública`;
export const setup_address_public_hint = (): string =>
  `Déjala vacía para probarlo todo primero en esta máquina; puedes añadirla si vuelves a ejecutar la configuración.`;
export const setup_address_proxy = (): string =>
  `Dirección del proxy`;
export const setup_address_proxy_hint = (): string =>
  `Tal como la ve este servidor. Sin ella, todos los visitantes cuentan como uno.`;
export const setup_bot_title = (): string =>
  `Bot de Telegram`;
export const setup_bot_intro = (): string =>
  `Los miembros inician sesión a través de un bot, que también te escribe a ti. Abre @BotFather en Telegram, envía /newbot y copia el token que te da.`;
export const setup_bot_token = (): string =>
  `Token del bot`;
export const setup_bot_token_hint = (): string =>
  `Quien lo tiene controla el bot. Se guarda en el archivo de ajustes.`;
export const setup_bot_own = (): string =>
  `¿Es el bot de la comunidad?`;
export const setup_bot_own_hint = (): string =>
  `La gente lo inicia, dice /gm, se da propinas y ve su rango. En los grupos necesita el modo de privacidad desactivado: /setprivacy en BotFather.`;
export const setup_bot_own_yes = (): string =>
  `Sí: la comunidad no tiene otro bot`;
export const setup_bot_own_no = (): string =>
  `No: otro bot informa a este sitio`;
export const setup_bot_updates = (): string =>
  `¿Usa otro programa este bot?`;
export const setup_bot_updates_hint = (): string =>
  `Solo un programa puede recibir los mensajes de un bot. Este sitio los necesita para iniciar sesión por ID, que es como empieza el propietario.`;
export const setup_bot_updates_poll = (): string =>
  `No, es solo para este sitio`;
export const setup_bot_updates_off = (): string =>
  `Sí: deja sus mensajes a ese programa`;
export const setup_owner_title = (): string =>
  `Propietario`;
export const setup_owner_intro = (): string =>
  `El sitio te pertenece: puedes hacerlo todo, y el bot te informa de los problemas.`;
export const setup_owner_id = (): string =>
  `ID de Telegram del propietario`;
export const setup_owner_id_hint = (): string =>
  `Un número, no un nombre.`;
export const setup_owner_nobody_yet = (): string =>
  `Nadie ha abierto el enlace todavía.`;
export const setup_owner_not_received = (): string =>
  `No se pueden leer los mensajes del bot: los lee otro programa, hay un webhook configurado o Telegram no responde.`;
export const setup_owner_open_it = (): string =>
  `Ábrelo, pulsa Iniciar en Telegram y luego vuelve a pulsar el botón.`;
export const setup_owner_type_it = (): string =>
  `Escribe tu ID, o vuelve atrás y di que otro programa usa el bot.`;
export const setup_owner_found = (v: { name: string }): string =>
  `${v.name} pulsó Iniciar. El ID está rellenado abajo: ¿es el tuyo?`;
export const setup_owner_open = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [`Abre este enlace en un dispositivo donde uses Telegram y pulsa `, v.b(`Iniciar`), `. Así el sitio conoce tu ID.`];
export const setup_owner_open_bot = (): string =>
  `Abrir el bot en Telegram`;
export const setup_owner_elsewhere = <T>(v: { address: (text: string) => T }): Rich<T> =>
  [`En otro dispositivo: `, v.address(``)];
export const setup_owner_pressed = (): string =>
  `Ya pulsé Iniciar`;
export const setup_owner_looking = (): string =>
  `Buscando…`;
export const setup_owner_or_type = (): string =>
  `O escribe el ID a mano, después de iniciar el bot.`;
export const setup_chain_title = (): string =>
  `Billetera y cadena`;
export const setup_chain_intro = (): string =>
  `Una billetera paga las partes de cada semana, solo con PostgreSQL. Sin ella el sitio cuenta puntos y reparte el fondo, y tú anotas a mano en el portal de administración lo que pagas. Todo esto puede esperar.`;
export const setup_chain_wallet = (): string =>
  `Dirección de la billetera (JSON-RPC)`;
export const setup_chain_wallet_hint = (): string =>
  `Dale al sitio una billetera propia, con no más que los fondos de unas pocas semanas. No paga las semanas que cierra una importación, salvo que lo pidas al importar. Déjala vacía si no hay ninguna.`;
export const setup_chain_network = (): string =>
  `Cadena de la billetera`;
export const setup_chain_network_hint = (): string =>
  `El nodo de la billetera tiene que estar en esta cadena.`;
export const setup_chain_network_main = (): string =>
  `Cadena principal`;
export const setup_chain_network_test = (): string =>
  `Cadena de pruebas`;
export const setup_chain_network_regtest = (): string =>
  `Regtest, solo en esta máquina`;
export const setup_chain_faucet = (): string =>
  `Monedas que el faucet del bot da a cada miembro al día`;
export const setup_chain_faucet_hint = (): string =>
  `Los miembros que entraron hace al menos un día y tienen una dirección las reciben con /faucet. Se pagan como máximo cien solicitudes al día, salvo que FAUCET_DAILY diga otra cosa. Déjalo vacío si no hay faucet.`;
export const setup_chain_faucet_wallet = (): string =>
  `Dirección de la billetera propia del faucet (JSON-RPC)`;
export const setup_chain_faucet_wallet_hint = (): string =>
  `Nunca la billetera del fondo semanal: el faucet puede regalar todo lo que haya en esta.`;
export const setup_chain_index = (): string =>
  `Dirección de un índice de la cadena`;
export const setup_chain_index_hint = (): string =>
  `La interfaz REST de esplora o electrs. La necesitan las propinas y la página de la billetera, y las apps leen saldos por ella. Su operador ve las direcciones de tus miembros. Déjala vacía si no hay ninguno.`;
export const setup_pool_title = (): string =>
  `Fondo semanal`;
export const setup_pool_intro = (): string =>
  `Cada semana el fondo se reparte entre los miembros que ganaron suficientes puntos.`;
export const setup_pool_coins = (): string =>
  `Monedas en el fondo semanal`;
export const setup_pool_coins_hint = (): string =>
  `0 si no hay fondo.`;
export const setup_pool_points = (): string =>
  `Puntos que necesita una parte`;
export const setup_pool_points_hint = (): string =>
  `Los miembros con menos puntos en la semana no reciben nada.`;
export const setup_backups_title = (): string =>
  `Copias de seguridad`;
export const setup_backups_intro = (): string =>
  `Cada día el servidor escribe en un archivo cifrado todo lo que no se puede volver a hacer. Guarda también una copia en otra máquina: si se pierde esta, se pierden las copias que hay en ella.`;
export const setup_backups_folder = (): string =>
  `Carpeta de las copias diarias`;
export const setup_backups_folder_hint = (): string =>
  `Se crea si no existe. Se queda la copia más reciente de cada uno de los últimos 7 días, 4 semanas y 6 meses. Escribe none para no tener copias.`;
export const setup_code_title = (): string =>
  `Escribe el código`;
export const setup_code_intro = (): string =>
  `Lo muestra la terminal en la que iniciaste la configuración. Deja entrar a un solo navegador.`;
export const setup_code_label = (): string =>
  `Código`;
export const setup_code_wrong = (): string =>
  `Este código no es válido. Escribe el más reciente que muestre la terminal: un código termina tras cinco intentos fallidos o en cuanto se usa.`;
export const setup_code_go_on = (): string =>
  `Continuar`;
export const setup_step_place = (v: { place: number; count: number }): string =>
  `Paso ${number(v.place)} de ${number(v.count)}`;
export const setup_step_fails = (): string =>
  `Esto todavía no funciona`;
export const setup_step_anyway = (): string =>
  `Usarlo de todos modos: lo arreglaré más tarde`;
export const setup_step_try = (): string =>
  `Probar y continuar`;
export const setup_step_trying = (): string =>
  `Probando…`;
export const setup_step_kept = (): string =>
  `guardado: escribe otro para reemplazarlo`;
export const setup_step_fixed = (): string =>
  `Esto está fijado en el entorno y no se puede cambiar aquí.`;
export const setup_step_remove = (): string =>
  `Escribe none para quitarlo.`;
export const setup_state_ok = (): string =>
  `Funciona:`;
export const setup_state_warning = (): string =>
  `Nota:`;
export const setup_state_fault = (): string =>
  `Fallo:`;
export const setup_state_skipped = (): string =>
  `Sin probar:`;
export const setup_summary_title = (): string =>
  `Resumen`;
export const setup_summary_intro = <T>(v: { path: (text: string) => T }): Rich<T> =>
  [`Todavía no ha cambiado nada. Los ajustes van a `, v.path(``), `, que solo tú puedes leer, y el sitio arranca con ellos.`];
export const setup_summary_demo = (): string =>
  `La comunidad de demostración se quita de la base de datos.`;
export const setup_summary_write = (): string =>
  `Escribir los ajustes y arrancar`;
export const setup_summary_starting = (): string =>
  `Arrancando…`;
export const setup_summary_none = (): string =>
  `nada`;
export const setup_summary_secret = (): string =>
  `se mantiene en secreto`;
export const setup_done_title = (): string =>
  `Los ajustes están escritos`;
export const setup_done_starts = (): string =>
  `El sitio arranca ahora.`;
export const setup_done_login = (): string =>
  `Abrir el inicio de sesión`;
export const setup_done_no_answer = (): string =>
  `Si nada responde, la terminal dice por qué.`;
export const setup_next_manual = (v: { url: string; id: string }): string =>
  `Abre ${v.url}, elige «Escribir el ID de Telegram a mano», escribe ${v.id} y pulsa en Telegram el número que muestra la página.`;
export const setup_next_domain = (v: { host: string; url: string }): string =>
  `Dile a @BotFather el dominio del sitio (/setdomain, ${v.host}), abre ${v.url} e inicia sesión con Telegram.`;
export const setup_next_nobody = (v: { command: string }): string =>
  `Nadie puede iniciar sesión todavía: hace falta una dirección https o un bot propio del sitio. Vuelve a ejecutar ${v.command} para añadir una de las dos cosas.`;
export const setup_next_policy = (): string =>
  `Sin reglas, todos los puntos cuentan para el fondo, también los que ganan las cuentas de una misma persona dándose propinas. Con las reglas «backed» (en el portal, en Reglas), los puntos cuentan solo hasta donde miembros veteranos le dieron propinas al miembro, y también cuentan unos pocos puntos de las cuentas nuevas.`;
export const setup_refused_nothing = (): string =>
  `Aquí no hay nada.`;
export const setup_refused_host = (): string =>
  `Abre la configuración en la dirección que muestra la terminal.`;
export const setup_refused_page = (): string =>
  `Este formulario se envió desde otra página.`;
export const setup_refused_failed = (): string =>
  `Algo salió mal. Vuelve atrás e inténtalo de nuevo.`;
export const terminal_intro = (v: { path: string; none: string; back: string }): string =>
  `Tus respuestas van a ${v.path}. Pulsa Intro para tomar el valor entre corchetes, escribe "${v.none}" para quitarlo, o "${v.back}" para volver a la pregunta anterior. Ctrl-C se detiene y conserva tus respuestas.`;
export const terminal_first = (): string =>
  `Esta es la primera pregunta.`;
export const terminal_written = (v: { path: string }): string =>
  `Los ajustes están en ${v.path}.`;
export const terminal_restart = (): string =>
  `Reinicia el servidor: lee sus ajustes al arrancar.`;
export const terminal_start = (): string =>
  `¿Arrancar el sitio ahora?`;
export const terminal_yes = (): string =>
  `sí`;
export const terminal_no = (): string =>
  `no`;
export const terminal_demo = (): string =>
  `La comunidad de demostración se quitará de la base de datos.`;
export const terminal_write = (): string =>
  `¿Escribir estos ajustes?`;
export const terminal_left = (): string =>
  `No se escribió nada. La próxima vez se ofrecen tus respuestas de nuevo.`;
export const terminal_fixed = (v: { label: string; setting: string }): string =>
  `${v.label}: fijado por el entorno (${v.setting})`;
export const terminal_again = (): string =>
  `Pulsa Intro para intentarlo de nuevo.`;
export const terminal_anyway = (): string =>
  `¿Usarlo de todos modos y arreglarlo más tarde?`;
export const terminal_example = (v: { example: string }): string =>
  `(por ejemplo ${v.example})`;
export const terminal_required = (): string =>
  `Esto es obligatorio.`;
export const terminal_keep = (v: { value: string }): string =>
  `Conservar: ${v.value}`;
export const terminal_kept = (): string =>
  `guardado`;
export const terminal_number = (v: { count: number }): string =>
  `Escribe un número del 1 al ${number(v.count)}.`;
export const terminal_link = (): string =>
  `Abre este enlace donde uses Telegram y pulsa Iniciar:`;
export const terminal_link_done = (): string =>
  `Pulsa Intro cuando esté hecho, o escribe "no" para escribir el ID a mano.`;
export const terminal_looking = (): string =>
  `Buscando…`;
export const terminal_found = (v: { name: string }): string =>
  `${v.name} pulsó Iniciar.`;
export const terminal_code = (v: { code: string }): string =>
  `El código: ${v.code}`;
export const terminal_code_valid = (v: { minutes: number }): string =>
  `Deja entrar a un solo navegador y vale ${number(v.minutes)} minutos.`;
export const terminal_open = (v: { url: string }): string =>
  `Abre ${v.url} y escríbelo allí.`;
export const terminal_machine = (): string =>
  `DIRECCIÓN-DE-ESTA-MÁQUINA`;
export const terminal_elsewhere = (v: { command: string }): string =>
  `Desde otra máquina: ${v.command}, y luego abre allí esa dirección.`;
export const terminal_plain_http = (v: { url: string; command: string }): string =>
  `Aviso: ${v.url} es http sin cifrar, así que otros en la red pueden leer lo que escribes. Es más seguro escuchar solo en esta máquina y usar ${v.command}.`;
export const terminal_unused = (): string =>
  `La configuración no se usó durante media hora, así que termina. Tus respuestas se conservan para la próxima vez.`;
