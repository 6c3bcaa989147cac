// Written by `npm run messages` from messages/wallet/es.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'es';
const number = /* @__PURE__ */ groupedNumbersIn('es');
const plural = /* @__PURE__ */ pluralsIn('es');

export const wallet_did_not_open = (): string =>
  `La billetera no se abrió`;
export const wallet_try_again = (): string =>
  `Reintentar`;
export const wallet_silent = (): string =>
  `El servidor no respondió. Revisa la conexión e inténtalo de nuevo.`;
export const wallet_strange = (): string =>
  `La respuesta no era del propio servidor. Revisa la conexión e inténtalo de nuevo.`;
export const wallet_back = (): string =>
  `Volver`;
export const wallet_cancel = (): string =>
  `Cancelar`;
export const wallet_continue = (): string =>
  `Continuar`;
export const wallet_done = (): string =>
  `Listo`;
export const wallet_show = (): string =>
  `Mostrar`;
export const wallet_to_wallet = (): string =>
  `A la billetera`;
export const wallet_balance = (): string =>
  `Saldo`;
export const wallet_yours = (): string =>
  `Tu billetera`;
export const wallet_blocked = (): string =>
  `Abre la billetera en tu navegador`;
export const wallet_blocked_frame = (): string =>
  `Otra página muestra esta dentro de un marco. Una billetera necesita su propia ventana, para que nadie pueda tapar lo que pulsas.`;
export const wallet_blocked_telegram = (): string =>
  `Este es el navegador del propio Telegram. Puede borrar lo que guardan las páginas, y con ello tus claves, y otros pueden mirar dentro.`;
export const wallet_blocked_insecure = (): string =>
  `A este navegador o a esta conexión le falta lo que las claves necesitan: https, cifrado y almacenamiento para este sitio.`;
export const wallet_blocked_open = (): string =>
  `Abrirla allí`;
export const wallet_blocked_copy = (): string =>
  `Si eso te trae de vuelta aquí, copia esta dirección en tu navegador:`;
export const wallet_promise = (): string =>
  `Tus claves se quedan en este dispositivo. Tus doce palabras son el único repuesto.`;
export const wallet_promise_more = (v: { code: string; site: string }): string =>
  `Las claves de ${v.code} se crean en este navegador y se guardan en él, cifradas. ${v.site} nunca las recibe, y nadie puede devolvértelas si las pierdes.`;
export const wallet_may_delete = (): string =>
  `Este navegador puede borrar lo que guarda esta página cuando le falte espacio o tras semanas sin visitarla. Apunta tus palabras: lo recuperan todo.`;
export const wallet_not_reviewed = (): string =>
  `Nadie ajeno a este proyecto ha revisado todavía esta billetera. Guarda en ella lo que llevarías en el bolsillo.`;
export const wallet_coin_unproved = (v: { site: string; code: string }): string =>
  `${v.site} todavía no ha demostrado que usa ${v.code}, así que no se crean ni se restauran claves. Inténtalo de nuevo en unos minutos.`;
export const wallet_coin_undescribed = (v: { coin: string }): string =>
  `Este sitio no sabe cómo se escriben las direcciones de ${v.coin}. Aquí no se crean claves para ellas.`;
export const wallet_coin_unclear = (): string =>
  `El sitio no dijo con claridad qué moneda usa. Vuelve a cargar esta página.`;
export const wallet_make = (): string =>
  `Crear una billetera nueva`;
export const wallet_restore_from = (): string =>
  `Restaurar con palabras o una clave privada`;
export const wallet_open_backup = (): string =>
  `Abrir una copia de seguridad`;
export const wallet_only_watch = (): string =>
  `Solo observar una dirección`;
export const wallet_write_down = (): string =>
  `Apunta estas palabras`;
export const wallet_write_down_why = (): string =>
  `Estas doce palabras son tu billetera. Escríbelas en papel, en este orden. Solo se muestran esta vez; quien las tenga tiene tus monedas.`;
export const wallet_words_in_order = (): string =>
  `Tus doce palabras, en orden`;
export const wallet_no_photo = (): string =>
  `Ni fotos ni mensajes para ti: las copias se pueden robar.`;
export const wallet_written_down = (): string =>
  `Ya las apunté`;
export const wallet_check_words = (): string =>
  `Comprueba tus palabras`;
export const wallet_type_words = (): string =>
  `Escribe estas palabras tal como están en tu papel.`;
export const wallet_word = (v: { place: string }): string =>
  `Palabra ${v.place}`;
export const wallet_words_differ = (): string =>
  `No coinciden con las palabras de antes. Mira tu papel.`;
export const wallet_start_over = (): string =>
  `Empezar de nuevo con otras palabras`;
export const wallet_make_it = (): string =>
  `Crear la billetera`;
export const wallet_choose_passphrase = (): string =>
  `Elige una frase de contraseña`;
export const wallet_passphrase_why = (): string =>
  `La escribirás para pagar. Si la olvidas, tus palabras recuperan la billetera; nadie puede restablecerla.`;
export const wallet_passphrase = (): string =>
  `Frase de contraseña`;
export const wallet_passphrase_hint = (): string =>
  `Cifra la billetera en este navegador. Lo mejor son varias palabras que no tengan nada que ver entre sí.`;
export const wallet_passphrase_again = (): string =>
  `Frase de contraseña otra vez`;
export const wallet_suggest = (): string =>
  `Sugerir una`;
export const wallet_enough = (): string =>
  `Es suficiente.`;
export const wallet_too_easy = (): string =>
  `Demasiado fácil de adivinar.`;
export const wallet_thief_none = (): string =>
  `Un ladrón con los archivos de este navegador y mil tarjetas gráficas no tardaría nada.`;
export const wallet_thief_minutes = (v: { count: number }): string =>
  `Un ladrón con los archivos de este navegador y mil tarjetas gráficas necesitaría unos ${number(v.count)} minutos.`;
export const wallet_thief_hours = (v: { count: number }): string =>
  `Un ladrón con los archivos de este navegador y mil tarjetas gráficas necesitaría unas ${number(v.count)} horas.`;
export const wallet_thief_days = (v: { count: number }): string =>
  `Un ladrón con los archivos de este navegador y mil tarjetas gráficas necesitaría unos ${number(v.count)} días.`;
export const wallet_thief_years = (v: { count: number }): string =>
  `Un ladrón con los archivos de este navegador y mil tarjetas gráficas necesitaría unos ${number(v.count)} años.`;
export const wallet_thief_centuries = (v: { count: number }): string =>
  `Un ladrón con los archivos de este navegador y mil tarjetas gráficas necesitaría unos ${number(v.count)} siglos.`;
export const wallet_easy_to_guess = (): string =>
  `Esta frase de contraseña es demasiado fácil de adivinar. Hazla más larga o usa una sugerida.`;
export const wallet_passphrases_differ = (): string =>
  `Las dos frases de contraseña no son iguales.`;
export const wallet_none_suggested = (): string =>
  `No se encontró ninguna frase de contraseña. Inténtalo de nuevo.`;
export const wallet_no_lists = (): string =>
  `No se pudieron cargar las listas de palabras fáciles de adivinar, y sin ellas no se acepta ninguna frase de contraseña. Revisa la conexión e inténtalo de nuevo.`;
export const wallet_restore = (): string =>
  `Restaurar una billetera`;
export const wallet_words_or_key = (): string =>
  `Palabras o clave privada`;
export const wallet_words_or_key_hint = (): string =>
  `De doce a veinticuatro palabras, o una clave privada como la exportan otras billeteras (WIF).`;
export const wallet_looking_for_coins = (): string =>
  `Buscando sus monedas …`;
export const wallet_which_address = (): string =>
  `¿Qué dirección debe recibir de ahora en adelante?`;
export const wallet_used_addresses = (v: { count: number }): string =>
  `Direcciones usadas: ${number(v.count)}`;
export const wallet_not_searched_now = (): string =>
  `Ahora no se pudo buscar en la cadena, así que solo se usa la primera dirección de abajo. Para encontrar monedas en otras, inicia sesión antes, o restaura de nuevo más tarde.`;
export const wallet_restore_it = (): string =>
  `Restaurar la billetera`;
export const wallet_too_many_addresses = (v: { count: number }): string =>
  `Se usaron más de ${number(v.count)} de sus direcciones. Envía sus monedas a una billetera nueva con el programa que la creó.`;
export const wallet_words_unknown = (): string =>
  `La mayoría no está entre las 2.048 palabras de la lista. Revisa la ortografía.`;
export const wallet_words_unknown_at = (v: { places: string }): string =>
  `No está entre las 2.048 palabras de la lista: número ${v.places}. Revisa la ortografía.`;
export const wallet_words_count = (v: { count: number }): string =>
  `${plural(v.count, { one: `Hay ${number(v.count)} palabra`, other: `Hay ${number(v.count)} palabras` })}; una billetera tiene 12, 15, 18, 21 o 24.`;
export const wallet_words_checksum = (): string =>
  `Todas las palabras están en la lista, pero la suma de control no cuadra: una de ellas es otra palabra, o el orden es otro.`;
export const wallet_key_other_coin = (v: { wanted: string }): string =>
  `Es una clave privada de otra moneda; esta billetera usa la red «${v.wanted}».`;
export const wallet_key_other_network = (v: { network: string; wanted: string }): string =>
  `Es una clave privada de la red «${v.network}» de la moneda; esta billetera usa la red «${v.wanted}».`;
export const wallet_key_uncompressed = (): string =>
  `Es una clave privada del tipo antiguo, sin comprimir. Envía sus monedas a una dirección nueva con la billetera que la creó.`;
export const wallet_key_none = (): string =>
  `Esto no es una clave privada.`;
export const wallet_key_long = (): string =>
  `Es demasiado largo para una clave privada.`;
export const wallet_key_mistyped = (): string =>
  `No es una clave privada, o tiene un carácter equivocado.`;
export const wallet_watch = (): string =>
  `Observar una dirección`;
export const wallet_address = (): string =>
  `Dirección`;
export const wallet_watch_hint = (): string =>
  `Verás aquí sus monedas, pero no podrás pagar con ellas.`;
export const wallet_watch_it = (): string =>
  `Observar`;
export const wallet_watching = (): string =>
  `Solo observas una dirección`;
export const wallet_watched = (): string =>
  `Observada`;
export const wallet_watch_no_key = (): string =>
  `En este navegador no hay ninguna clave para ella. Nada aquí demuestra que sea tuya: antes de que alguien le pague, compárala letra por letra con la billetera que tiene su clave.`;
export const wallet_watch_swapped = (): string =>
  `Si tenías aquí una billetera y no la quitaste tú, alguien puso esto en su lugar. Deja de observarla y restaura tu billetera con tus palabras.`;
export const wallet_watch_primary = (v: { address: string }): string =>
  `Las propinas y las partes te llegan a ${v.address}, no aquí.`;
export const wallet_watch_stop = (): string =>
  `Dejar de observarla`;
export const wallet_only_watches = (): string =>
  `Esta billetera solo observa: no puede pagar.`;
export const wallet_address_wrong = (): string =>
  `No es una dirección de la moneda, o tiene un carácter equivocado.`;
export const wallet_address_other_network = (v: { network: string; wanted: string }): string =>
  `Es una dirección de la red «${v.network}» de la moneda; esta billetera usa la red «${v.wanted}».`;
export const wallet_unlock_yours = (): string =>
  `Desbloquea tu billetera`;
export const wallet_unlock = (): string =>
  `Desbloquear`;
export const wallet_use_passkey = (): string =>
  `Usar mi llave de acceso`;
export const wallet_forgot = (): string =>
  `Olvidé la frase de contraseña`;
export const wallet_forgot_text = (): string =>
  `Nadie puede restablecerla. Con tus palabras o tu clave privada puedes quitar esta billetera de aquí y restaurarla con una frase nueva.`;
export const wallet_does_not_open = (): string =>
  `Con esto la billetera no se abre. No cambió nada. Si la frase de contraseña es correcta, alguien alteró la billetera guardada: restáurala con tus palabras.`;
export const wallet_altered = (): string =>
  `La billetera guardada nombra una dirección que no es suya: alguien la cambió. Restáurala con tus palabras.`;
export const wallet_locked = (): string =>
  `La billetera está bloqueada.`;
export const wallet_unreadable = (): string =>
  `Esta billetera no se puede leer`;
export const wallet_unreadable_why = (): string =>
  `La billetera guardada en este navegador fue alterada, o la escribió una versión anterior de esta página. No se puede confiar en ninguna de sus direcciones, así que no se muestra ninguna.`;
export const wallet_unreadable_help = (): string =>
  `Tus monedas siguen donde estaban: tus palabras, tu clave privada o una copia de seguridad con su frase recuperan la billetera. Si no tienes nada de eso, déjalo como está y pide ayuda. Nadie honesto te pedirá tu frase de contraseña.`;
export const wallet_other_network = (v: { record: 'here' | 'backup' | 'other'; network: string; wanted: string }): string =>
  `${({ here: `La billetera de este navegador`, backup: `Esta copia de seguridad`, other: `Esta billetera` })[v.record]} es de la red «${v.network}»; este sitio usa ahora la red «${v.wanted}».`;
export const wallet_other_coin = (v: { record: 'here' | 'backup' | 'other'; coin: string }): string =>
  `${({ here: `La billetera de este navegador`, backup: `Esta copia de seguridad`, other: `Esta billetera` })[v.record]} es de otra moneda; este sitio usa ${v.coin}. No cambió nada.`;
export const wallet_of_coin = (v: { record: 'here' | 'backup' | 'other'; whose: string; coin: string }): string =>
  `${({ here: `La billetera de este navegador`, backup: `Esta copia de seguridad`, other: `Esta billetera` })[v.record]} es de ${v.whose}; este sitio usa ${v.coin}. No cambió nada.`;
export const wallet_gone = (): string =>
  `La billetera ya no está.`;
export const wallet_lock = (): string =>
  `Bloquear`;
export const wallet_send = (): string =>
  `Enviar`;
export const wallet_receive = (): string =>
  `Recibir`;
export const wallet_back_up = (): string =>
  `Respaldar`;
export const wallet_recent = (): string =>
  `Pagos recientes`;
export const wallet_history = (): string =>
  `Historial`;
export const wallet_looking = (): string =>
  `Mirando la cadena …`;
export const wallet_on_its_way = (v: { amount: string }): string =>
  `En camino: ${v.amount}`;
export const wallet_confirmed = (): string =>
  `Confirmado en la cadena.`;
export const wallet_usd_about = (v: { usd: string }): string =>
  `unos $${v.usd}`;
export const wallet_usd_less = (): string =>
  `menos de $0.01`;
export const wallet_coins_usd = (v: { coins: string; usd: string }): string =>
  `${v.coins} (${v.usd})`;
export const wallet_no_chain = (v: { site: string }): string =>
  `${v.site} no puede mirar la cadena, así que aquí no muestra saldo ni envía nada. Con tus palabras o tu clave privada, otra billetera puede.`;
export const wallet_more_coins = (v: { amount: string }): string =>
  `Esta billetera tiene más monedas de las que se listan a la vez. El saldo las cuenta todas; los pagos usan las mayores, que juntas valen ${v.amount}.`;
export const wallet_unread = (v: { address: string }): string =>
  `${v.address} tiene demasiados pagos para leerlos aquí, así que el saldo no la cuenta y desde ella no se envía nada. Inténtalo más tarde. Si sigue igual, avisa al operador, o restaura esta billetera con sus palabras en otro programa.`;
export const wallet_unread_payments = (v: { address: string }): string =>
  `${v.address} tiene demasiados pagos para leerlos aquí: no se muestra ninguno.`;
export const wallet_unsearched = (): string =>
  `Cuando se restauró esta billetera no se pudo buscar en la cadena, así que solo cuenta su primera dirección. Para encontrar monedas en otras, quítala de aquí y restáurala con sus palabras mientras tengas la sesión iniciada.`;
export const wallet_no_payments = (): string =>
  `En la cadena todavía no hay nada de esta billetera.`;
export const wallet_no_payments_watched = (): string =>
  `En la cadena todavía no hay nada de esta dirección.`;
export const wallet_newest = (v: { count: number }): string =>
  `Solo se muestran los ${number(v.count)} más recientes.`;
export const wallet_first_coins = (): string =>
  `Recibe tus primeras monedas`;
export const wallet_first_coins_text = (): string =>
  `Da esta dirección a quien te vaya a pagar. Abre de nuevo esta pantalla para ver las monedas.`;
export const wallet_payment = (): string =>
  `Pago`;
export const wallet_coins_received = (): string =>
  `Monedas recibidas`;
export const wallet_tip_to = (v: { name: string }): string =>
  `Propina para ${v.name}`;
export const wallet_tip_from = (v: { name: string }): string =>
  `Propina de ${v.name}`;
export const wallet_paid_amount = (v: { amount: string }): string =>
  `Pagado: ${v.amount}`;
export const wallet_received_amount = (v: { amount: string }): string =>
  `Recibido: ${v.amount}`;
export const wallet_row_on_its_way = (): string =>
  `en camino`;
export const wallet_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { one: `${number(v.count)} confirmación`, other: `${number(v.count)} confirmaciones` })}`;
export const wallet_copy = (): string =>
  `Copiar la dirección`;
export const wallet_copied = (): string =>
  `Copiada.`;
export const wallet_not_copied = (): string =>
  `Aquí no se permite copiar. Selecciona la dirección y cópiala.`;
export const wallet_qr = (v: { address: string }): string =>
  `Código QR de ${v.address}`;
export const wallet_spare = (v: { kind: 'key' | 'other'; site: string }): string =>
  `${({ key: `Tus claves se quedan en este dispositivo, cifradas. Tu clave privada es el único repuesto hasta que guardes una copia de seguridad. ${v.site} no tiene ninguna de las dos.`, other: `Tus claves se quedan en este dispositivo, cifradas. Tus palabras son el único repuesto hasta que guardes una copia de seguridad. ${v.site} no tiene ninguna de las dos.` })[v.kind]}`;
export const wallet_save_backup = (): string =>
  `Guardar una copia de seguridad`;
export const wallet_backup_encrypted = (): string =>
  `El archivo está cifrado: se abre con la frase de contraseña de hoy, aquí o en otro navegador.`;
export const wallet_this_browser = (): string =>
  `Este navegador`;
export const wallet_remove_here = (): string =>
  `Quitar de este navegador`;
export const wallet_remove_it = (): string =>
  `Quitarla de este navegador`;
export const wallet_remove = (): string =>
  `¿Quitar la billetera?`;
export const wallet_remove_text = (): string =>
  `Se borra de este navegador para siempre. Sin sus palabras, su clave privada o una copia de seguridad con su frase, sus monedas se pierden.`;
export const wallet_remove_confirm = (): string =>
  `Tengo las palabras: quitarla`;
export const wallet_keep_it = (): string =>
  `Conservarla`;
export const wallet_its_passphrase = (): string =>
  `Su frase de contraseña`;
export const wallet_backup_file = (): string =>
  `Copia de seguridad`;
export const wallet_choose_backup = (): string =>
  `Elige primero la copia de seguridad.`;
export const wallet_open_it = (): string =>
  `Abrirla`;
export const wallet_no_backup = (): string =>
  `No es una copia de seguridad de esta billetera, o fue alterada, o la hizo una versión anterior. Restaura con tus palabras.`;
export const wallet_show_secrets = (): string =>
  `Mostrar las palabras o la clave privada`;
export const wallet_secrets_warning = (): string =>
  `Quien las vea puede llevarse tus monedas. Nadie honesto te las pedirá jamás.`;
export const wallet_show_them = (): string =>
  `Mostrarlas`;
export const wallet_secrets = (): string =>
  `Tus secretos`;
export const wallet_words = (): string =>
  `Palabras`;
export const wallet_private_key = (): string =>
  `Clave privada de tu dirección`;
export const wallet_add_passkey = (): string =>
  `Añadir una llave de acceso`;
export const wallet_passkey_why = (): string =>
  `Tu huella, tu cara o tu llave de seguridad abrirá entonces la billetera en este navegador. La frase de contraseña sigue valiendo.`;
export const wallet_add_it = (): string =>
  `Añadirla`;
export const wallet_passkey_unable = (): string =>
  `Esta llave de acceso no puede abrir una billetera. La frase de contraseña sigue valiendo.`;
export const wallet_passkey_silent = (): string =>
  `La llave de acceso no respondió. Usa la frase de contraseña.`;
export const wallet_passkey_unused = (): string =>
  `No se usó la llave de acceso. Inténtalo de nuevo o usa la frase de contraseña.`;
export const wallet_sign_in = (v: { site: string }): string =>
  `Iniciar sesión en ${v.site}`;
export const wallet_sign_in_why = (v: { site: string }): string =>
  `Inicia sesión en ${v.site} para ver el saldo y pagar. Las claves están aquí en cualquier caso.`;
export const wallet_get_link = (v: { bot: string }): string =>
  `Pedir un enlace a ${v.bot}`;
export const wallet_not_signed_in_yet = (): string =>
  `Todavía no has iniciado sesión.`;
export const wallet_have_signed_in = (): string =>
  `Ya inicié sesión`;
export const wallet_is_this_you = (): string =>
  `¿Eres tú?`;
export const wallet_change_member = (): string =>
  `¿Cambiar de cuenta?`;
export const wallet_link_for = (): string =>
  `Este enlace es para`;
export const wallet_signed_in_here = (): string =>
  `Sesión iniciada aquí`;
export const wallet_link_warning = (v: { site: string }): string =>
  `Continúa solo si tú le pediste este enlace al bot. Si te lo envió otra persona, estarías usando su cuenta en ${v.site}.`;
export const wallet_continue_as = (v: { name: string }): string =>
  `Continuar como ${v.name}`;
export const wallet_not_now = (): string =>
  `Ahora no`;
export const wallet_stay_as = (v: { name: string }): string =>
  `Seguir como ${v.name}`;
export const wallet_sign_in_lost = (): string =>
  `Este navegador no guardó la sesión. Permite las cookies de este sitio y pide al bot un enlace nuevo.`;
export const wallet_link_over = (): string =>
  `Este enlace ya no funciona`;
export const wallet_not_signed_in = (): string =>
  `No has iniciado sesión`;
export const wallet_link_once = (): string =>
  `Un enlace del bot funciona una vez y durante cinco minutos. Pide uno nuevo al bot.`;
export const wallet_continue_without = (): string =>
  `Continuar sin iniciar sesión`;
export const wallet_by_link_only = (): string =>
  `Tu sesión se inició con un enlace del bot, que no puede cambiar tu dirección: un enlace puede caer en otras manos. Inicia sesión tú y pulsa el botón otra vez.`;
export const wallet_or_send = <T>(v: { bot: string; command: (text: string) => T }): Rich<T> =>
  [`O envía esto a `, `${v.bot}`, `: `, v.command(``)];
export const wallet_not_reached = (v: { name: string }): string =>
  `${v.name}, las propinas y las partes semanales aún no llegan a esta billetera.`;
export const wallet_held = (v: { time: string }): string =>
  `Las propinas ya llegan a esta billetera. Las partes semanales llegarán a partir de ${v.time}, o en cuanto lo confirmes en el mensaje del bot.`;
export const wallet_use_it = (): string =>
  `Usarla para propinas y partes`;
export const wallet_address_from_now = (): string =>
  `Tu dirección desde ahora`;
export const wallet_address_until_now = (): string =>
  `Hasta ahora`;
export const wallet_address_none = (): string =>
  `ninguna`;
export const wallet_use_it_how = (): string =>
  `La billetera firma un texto corto que demuestra que la dirección es tuya. No se paga nada. Si antes tenías otra dirección, las partes semanales esperan 24 horas, salvo que confirmes el cambio en el bot.`;
export const wallet_sign_and_use = (): string =>
  `Firmar y usarla`;
export const wallet_somebody_else = (): string =>
  `Entretanto inició sesión otra persona. Vuelve a cargar esta página. No se firmó nada.`;
export const wallet_sign_other = (): string =>
  `El servidor pidió firmar otra cosa. No se firmó nada.`;
export const wallet_to = (): string =>
  `Para`;
export const wallet_to_hint = (): string =>
  `Una dirección o un enlace de pago.`;
export const wallet_amount = (): string =>
  `Importe`;
export const wallet_amount_hint = (): string =>
  `Con 8 decimales como máximo.`;
export const wallet_send_all = (): string =>
  `Enviar todo`;
export const wallet_fee = (): string =>
  `Comisión`;
export const wallet_fee_normal = (): string =>
  `Normal`;
export const wallet_fee_faster = (): string =>
  `Más rápida`;
export const wallet_fee_fastest = (): string =>
  `La más rápida`;
export const wallet_fee_usually = (v: { amount: string }): string =>
  `normalmente ${v.amount}`;
export const wallet_total = (): string =>
  `Total`;
export const wallet_review = (): string =>
  `Revisar`;
export const wallet_review_and_pay = (): string =>
  `Revisar y pagar`;
export const wallet_unconfirmed_coins = (): string =>
  `Algunas de estas monedas aún no están confirmadas. El pago se confirmará después que ellas.`;
export const wallet_pay_now = (v: { amount: string }): string =>
  `Pagar ${v.amount}`;
export const wallet_amount_comma = (): string =>
  `Escribe el importe sin coma, para que miles y decimales queden claros.`;
export const wallet_amount_number = (): string =>
  `Escribe el importe como un número con 8 decimales como máximo, por ejemplo 2.5.`;
export const wallet_smallest = (v: { amount: string }): string =>
  `El pago mínimo es ${v.amount}.`;
export const wallet_needs = (v: { needed: string; sum: string }): string =>
  `Esto necesita ${v.needed} con la comisión; ahora solo se pueden gastar ${v.sum}.`;
export const wallet_nothing = (): string =>
  `No hay nada que gastar.`;
export const wallet_scattered = (v: { coins: number; addresses: number }): string =>
  `Tu saldo está hecho de demasiadas monedas pequeñas: un pago puede usar ${number(v.coins)}, de ${number(v.addresses)} direcciones. Envía primero todo a tu propia dirección y luego paga.`;
export const wallet_too_many_refused = (): string =>
  `Se rechazaron demasiados pagos. Espera al próximo bloque e inténtalo de nuevo.`;
export const wallet_payee_own = (): string =>
  `Es una dirección de tu propia billetera.`;
export const wallet_payee_new_address = (): string =>
  `Es el primer pago a esta dirección desde este navegador. Compárala con la que te dieron.`;
export const wallet_payee_known = (): string =>
  `Ya has pagado a esta dirección desde este navegador.`;
export const wallet_payee_known_of = (v: { name: string }): string =>
  `Ya has pagado a esta dirección desde este navegador: era de ${v.name}.`;
export const wallet_payee_first = (v: { name: string }): string =>
  `Es el primer pago a ${v.name} desde este navegador.`;
export const wallet_payee_again = (v: { name: string }): string =>
  `Ya has pagado a ${v.name} en esta dirección.`;
export const wallet_payee_moved = (v: { name: string }): string =>
  `La dirección de ${v.name} ha cambiado. Desde este navegador pagaste a otra:`;
export const wallet_payee_impostor = (v: { name: string }): string =>
  `Puede que sea otra persona: otra cuenta se llamaba ${v.name} cuando le pagaste, en`;
export const wallet_payee_ask = (): string =>
  `Pregúntale antes de pagar, y no a través de esta página. Un pago no se puede deshacer.`;
export const wallet_payee_unproved = (v: { name: string; site: string }): string =>
  `${v.name} no ha demostrado esta dirección: solo ${v.site} dice de quién es.`;
export const wallet_payee_wrong = (v: { name: string; id: string }): string =>
  `La prueba de esta dirección es falsa: su clave no ha firmado que sea de ${v.name} (ID de Telegram ${v.id}). Pregúntale antes de pagar.`;
export const wallet_payee_proved = (v: { name: string; id: string }): string =>
  `${v.name} ha demostrado esta dirección: su clave ha firmado que es del ID de Telegram ${v.id}. Tu navegador ha comprobado la firma.`;
export const wallet_payee_agree = (v: { name: string }): string =>
  `He preguntado yo a ${v.name}, y esta es su dirección.`;
export const wallet_tip = (): string =>
  `Pagar una propina`;
export const wallet_tip_looking = (): string =>
  `Mirando la propina y tus monedas …`;
export const wallet_tip_for = (): string =>
  `Para`;
export const wallet_tip_note = (): string =>
  `Nota`;
export const wallet_tip_digits = (): string =>
  `Las últimas cifras del importe identifican esta propina.`;
export const wallet_tip_paid = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`Ya la pagaste: `, v.transaction(``)];
export const wallet_tip_waiting = (): string =>
  `Espera a que quien la recibe fije una dirección. El bot te dirá cuándo se puede pagar.`;
export const wallet_tip_seen = (): string =>
  `Está pagada y espera el próximo bloque.`;
export const wallet_tip_confirmed = (): string =>
  `Está pagada y confirmada.`;
export const wallet_tip_expired = (): string =>
  `No se pagó a tiempo. Dala de nuevo si todavía quieres.`;
export const wallet_tip_cancelled = (): string =>
  `Se canceló.`;
export const wallet_tip_refused = (): string =>
  `Esta persona no acepta propinas.`;
export const wallet_paid = (): string =>
  `Pagado`;
export const wallet_sent_text = (): string =>
  `Está en camino. Los próximos bloques lo confirmarán.`;
export const wallet_confirmed_text = (): string =>
  `Está confirmado.`;
export const wallet_unknown = (): string =>
  `Aún no se sabe`;
export const wallet_unknown_text = (): string =>
  `La red no ha dicho si aceptó el pago. Tu billetera mostrará el resultado en unos dos minutos. No pagues otra vez antes.`;
export const wallet_not_paid = (): string =>
  `No pagado`;
export const wallet_refused_text = (v: { reason: string }): string =>
  `La red lo rechazó: ${v.reason}. Tu próximo pago ocupa su lugar: solo uno de los dos puede hacerse.`;
export const wallet_no_reason = (): string =>
  `sin dar motivo`;
export const wallet_transaction = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`Transacción `, v.transaction(``)];
export const wallet_unsettled = (v: { amount: string; address: string }): string =>
  `No se sabe si se enviaron ${v.amount} a ${v.address}.`;
export const wallet_unsettled_why = (): string =>
  `Enviar la misma transacción otra vez no puede pagar dos veces. Hasta que esto se aclare no se puede pagar nada más.`;
export const wallet_send_again = (): string =>
  `Enviar la misma transacción otra vez`;
export const wallet_still_unknown = (): string =>
  `Sigue sin saberse. Puede aparecer en la cadena algo más tarde: míralo de nuevo en dos minutos. Antes no lo pagues de otra manera.`;
export const wallet_was_sent = (v: { amount: string; address: string }): string =>
  `Se enviaron ${v.amount} a ${v.address}.`;
export const wallet_was_refused = (v: { amount: string; address: string; reason: string }): string =>
  `No se pagaron ${v.amount} a ${v.address}. La red lo rechazó: ${v.reason}.`;
export const wallet_made_before = (v: { reason: string }): string =>
  `${v.reason} No se envió nada más. Tu billetera dice qué fue de ese pago; para pagar lo mismo otra vez, espera al próximo bloque.`;
export const wallet_not_sent = (v: { reason: string }): string =>
  `${v.reason} Este pago no se envió.`;
export const wallet_earlier_unsettled = (): string =>
  `Un pago anterior aún no está aclarado. Vuelve a la billetera y acláralo.`;
export const wallet_other_unsettled = (): string =>
  `Otro pago aún no está aclarado. No se envió nada.`;
export const wallet_press_once_more = (v: { earlier: string }): string =>
  `${v.earlier} Si quieres pagar otra vez, pulsa de nuevo.`;
export const wallet_other_tab = (): string =>
  `Otra pestaña está haciendo un pago ahora mismo.`;
export const wallet_not_recorded = (): string =>
  `El navegador no pudo anotar el pago, así que no se envió nada. Libera espacio e inténtalo de nuevo.`;
export const wallet_not_noted = (): string =>
  `El navegador no pudo anotar este intento. Libera espacio e inténtalo de nuevo.`;
export const wallet_signer_stopped = (): string =>
  `El proceso que firma se detuvo.`;
export const wallet_signer_failed = (): string =>
  `La firma falló. No se firmó nada.`;
export const wallet_no_storage = (): string =>
  `Este navegador no deja que la página guarde nada. Sal de la navegación privada, permite el almacenamiento para este sitio o usa otro navegador.`;
export const wallet_unreadable_storage = (): string =>
  `No se puede leer el almacenamiento del navegador. Vuelve a cargar esta página.`;
export const wallet_exists = (): string =>
  `Ya hay una billetera en este navegador, quizá creada en otra pestaña. Vuelve a cargar esta página.`;
export const wallet_storage_full = (): string =>
  `El almacenamiento del navegador está lleno: no se guardó nada. Libera espacio o usa otro navegador.`;
export const wallet_not_saved = (): string =>
  `El navegador no pudo guardar la billetera. Inténtalo de nuevo o usa otro navegador.`;
