// Written by `npm run messages` from messages/wallet/ar.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'ar';
const number = /* @__PURE__ */ groupedNumbersIn('ar');
const plural = /* @__PURE__ */ pluralsIn('ar');

export const wallet_did_not_open = (): string =>
  `لم تُفتح المحفظة`;
export const wallet_try_again = (): string =>
  `حاول مجددًا`;
export const wallet_silent = (): string =>
  `لم يُجب الخادم. تحقق من الاتصال وحاول مجددًا.`;
export const wallet_strange = (): string =>
  `لم تكن الإجابة من الخادم نفسه. تحقق من الاتصال وحاول مجددًا.`;
export const wallet_back = (): string =>
  `رجوع`;
export const wallet_cancel = (): string =>
  `إلغاء`;
export const wallet_continue = (): string =>
  `متابعة`;
export const wallet_done = (): string =>
  `تم`;
export const wallet_show = (): string =>
  `إظهار`;
export const wallet_to_wallet = (): string =>
  `إلى المحفظة`;
export const wallet_balance = (): string =>
  `الرصيد`;
export const wallet_yours = (): string =>
  `محفظتك`;
export const wallet_blocked = (): string =>
  `افتح المحفظة في متصفحك`;
export const wallet_blocked_frame = (): string =>
  `تعرض صفحةٌ أخرى هذه الصفحةَ داخل إطار. تحتاج المحفظة إلى نافذة خاصة بها، كي لا يغطي أحدٌ ما تضغط عليه.`;
export const wallet_blocked_telegram = (): string =>
  `هذا متصفح تيليجرام نفسه. قد يحذف ما تحفظه الصفحات، ومعه مفاتيحك، وقد يطّلع عليه آخرون.`;
export const wallet_blocked_insecure = (): string =>
  `ينقص هذا المتصفح أو هذا الاتصال ما تحتاجه المفاتيح: ‏https والتشفير والتخزين لهذا الموقع.`;
export const wallet_blocked_open = (): string =>
  `افتحها هناك`;
export const wallet_blocked_copy = (): string =>
  `إذا أعادك ذلك إلى هنا، فانسخ هذا العنوان إلى متصفحك:`;
export const wallet_promise = (): string =>
  `تبقى مفاتيحك على هذا الجهاز. كلماتك الاثنتا عشرة هي النسخة الاحتياطية الوحيدة.`;
export const wallet_promise_more = (v: { code: string; site: string }): string =>
  `تُنشأ مفاتيح \u2068${v.code}\u2069 في هذا المتصفح وتُحفظ فيه مشفّرة. لا يتلقاها \u2068${v.site}\u2069 أبدًا، ولا يستطيع أحد إعادتها إليك إن فقدتها.`;
export const wallet_may_delete = (): string =>
  `قد يحذف هذا المتصفح ما تحفظه هذه الصفحة حين تضيق مساحته، أو بعد أسابيع بلا زيارة. اكتب كلماتك: فهي تعيد كل شيء.`;
export const wallet_not_reviewed = (): string =>
  `لم يراجع هذه المحفظةَ بعدُ أحدٌ من خارج هذا المشروع. احفظ فيها ما تحمله عادةً في جيبك.`;
export const wallet_coin_unproved = (v: { site: string; code: string }): string =>
  `لم يثبت \u2068${v.site}\u2069 بعدُ أنه يستخدم \u2068${v.code}\u2069، لذلك لا تُنشأ مفاتيح ولا تُستعاد. حاول مجددًا بعد دقائق.`;
export const wallet_coin_undescribed = (v: { coin: string }): string =>
  `لا يعرف هذا الموقع كيف تُكتب عناوين \u2068${v.coin}\u2069. لا تُنشأ لها مفاتيح هنا.`;
export const wallet_coin_unclear = (): string =>
  `لم يوضح الموقع أي عملة يستخدم. أعد تحميل هذه الصفحة.`;
export const wallet_make = (): string =>
  `أنشئ محفظة جديدة`;
export const wallet_restore_from = (): string =>
  `استعد من الكلمات أو من مفتاح خاص`;
export const wallet_open_backup = (): string =>
  `افتح ملف نسخة احتياطية`;
export const wallet_only_watch = (): string =>
  `راقب عنوانًا فقط`;
export const wallet_write_down = (): string =>
  `اكتب هذه الكلمات`;
export const wallet_write_down_why = (): string =>
  `هذه الكلمات الاثنتا عشرة هي محفظتك. اكتبها على ورق بهذا الترتيب. لن تظهر إلا هذه المرة؛ ومن يملكها يملك عملاتك.`;
export const wallet_words_in_order = (): string =>
  `كلماتك الاثنتا عشرة بالترتيب`;
export const wallet_no_photo = (): string =>
  `لا صورة ولا رسالة إلى نفسك: فالنسخ قد تُسرق.`;
export const wallet_written_down = (): string =>
  `كتبتها`;
export const wallet_check_words = (): string =>
  `تحقق من كلماتك`;
export const wallet_type_words = (): string =>
  `اكتب هذه الكلمات من ورقتك.`;
export const wallet_word = (v: { place: string }): string =>
  `الكلمة \u2068${v.place}\u2069`;
export const wallet_words_differ = (): string =>
  `لا تطابق هذه الكلمات ما عُرض من قبل. راجع ورقتك.`;
export const wallet_start_over = (): string =>
  `ابدأ من جديد بكلمات أخرى`;
export const wallet_make_it = (): string =>
  `أنشئ المحفظة`;
export const wallet_choose_passphrase = (): string =>
  `اختر عبارة مرور`;
export const wallet_passphrase_why = (): string =>
  `ستكتبها كي تدفع. إن نسيتها أعادت كلماتك المحفظة؛ ولا يستطيع أحد إعادة تعيينها.`;
export const wallet_passphrase = (): string =>
  `عبارة المرور`;
export const wallet_passphrase_hint = (): string =>
  `تشفّر المحفظة في هذا المتصفح. أفضلها عدة كلمات لا علاقة بينها.`;
export const wallet_passphrase_again = (): string =>
  `عبارة المرور مرة أخرى`;
export const wallet_suggest = (): string =>
  `اقترح واحدة`;
export const wallet_enough = (): string =>
  `كافية.`;
export const wallet_too_easy = (): string =>
  `يسهل تخمينها.`;
export const wallet_thief_none = (): string =>
  `لن يحتاج لصّ يملك ملفات هذا المتصفح وألف بطاقة رسوميات إلى أي وقت.`;
export const wallet_thief_minutes = (v: { count: number }): string =>
  `سيحتاج لصّ يملك ملفات هذا المتصفح وألف بطاقة رسوميات إلى نحو ${plural(v.count, { zero: `${number(v.count)} دقيقة`, one: `دقيقة واحدة`, two: `دقيقتين`, few: `${number(v.count)} دقائق`, many: `${number(v.count)} دقيقة`, other: `${number(v.count)} دقيقة` })}.`;
export const wallet_thief_hours = (v: { count: number }): string =>
  `سيحتاج لصّ يملك ملفات هذا المتصفح وألف بطاقة رسوميات إلى نحو ${plural(v.count, { zero: `${number(v.count)} ساعة`, one: `ساعة واحدة`, two: `ساعتين`, few: `${number(v.count)} ساعات`, many: `${number(v.count)} ساعة`, other: `${number(v.count)} ساعة` })}.`;
export const wallet_thief_days = (v: { count: number }): string =>
  `سيحتاج لصّ يملك ملفات هذا المتصفح وألف بطاقة رسوميات إلى نحو ${plural(v.count, { zero: `${number(v.count)} يوم`, one: `يوم واحد`, two: `يومين`, few: `${number(v.count)} أيام`, many: `${number(v.count)} يومًا`, other: `${number(v.count)} يوم` })}.`;
export const wallet_thief_years = (v: { count: number }): string =>
  `سيحتاج لصّ يملك ملفات هذا المتصفح وألف بطاقة رسوميات إلى نحو ${plural(v.count, { zero: `${number(v.count)} سنة`, one: `سنة واحدة`, two: `سنتين`, few: `${number(v.count)} سنوات`, many: `${number(v.count)} سنة`, other: `${number(v.count)} سنة` })}.`;
export const wallet_thief_centuries = (v: { count: number }): string =>
  `سيحتاج لصّ يملك ملفات هذا المتصفح وألف بطاقة رسوميات إلى نحو ${plural(v.count, { zero: `${number(v.count)} قرن`, one: `قرن واحد`, two: `قرنين`, few: `${number(v.count)} قرون`, many: `${number(v.count)} قرنًا`, other: `${number(v.count)} قرن` })}.`;
export const wallet_easy_to_guess = (): string =>
  `يسهل تخمين عبارة المرور هذه. أطِلها، أو استعمل عبارة مقترحة.`;
export const wallet_passphrases_differ = (): string =>
  `عبارتا المرور غير متطابقتين.`;
export const wallet_none_suggested = (): string =>
  `لم يُعثر على عبارة مرور. حاول مجددًا.`;
export const wallet_no_lists = (): string =>
  `تعذّر تحميل قوائم الكلمات سهلة التخمين، ودونها لا تُقبل أي عبارة مرور. تحقق من الاتصال وحاول مجددًا.`;
export const wallet_restore = (): string =>
  `استعادة محفظة`;
export const wallet_words_or_key = (): string =>
  `الكلمات أو المفتاح الخاص`;
export const wallet_words_or_key_hint = (): string =>
  `من اثنتي عشرة إلى أربع وعشرين كلمة، أو مفتاح خاص كما تصدّره المحافظ الأخرى (WIF).`;
export const wallet_looking_for_coins = (): string =>
  `نبحث عن عملاتها …`;
export const wallet_which_address = (): string =>
  `أي عنوان يستلم من الآن؟`;
export const wallet_used_addresses = (v: { count: number }): string =>
  `العناوين المستعملة: ${number(v.count)}`;
export const wallet_not_searched_now = (): string =>
  `تعذّر البحث في السلسلة الآن، لذلك يُستعمل أول عنوان أدناه فقط. سجّل الدخول أولًا، أو استعد لاحقًا مرة أخرى، للعثور على عملات في غيره.`;
export const wallet_restore_it = (): string =>
  `استعد المحفظة`;
export const wallet_too_many_addresses = (v: { count: number }): string =>
  `استُعمل أكثر من ${number(v.count)} من عناوينها. أرسل عملاتها إلى محفظة جديدة بالبرنامج الذي أنشأها.`;
export const wallet_words_unknown = (): string =>
  `معظمها ليس بين كلمات القائمة البالغة 2,048. تحقق من الإملاء.`;
export const wallet_words_unknown_at = (v: { places: string }): string =>
  `ليس بين كلمات القائمة البالغة 2,048: الرقم \u2068${v.places}\u2069. تحقق من الإملاء.`;
export const wallet_words_count = (v: { count: number }): string =>
  `عدد الكلمات هنا ${number(v.count)}؛ وللمحفظة 12 أو 15 أو 18 أو 21 أو 24.`;
export const wallet_words_checksum = (): string =>
  `كل الكلمات في القائمة، لكن المجموع الاختباري خاطئ: إحداها كلمة أخرى، أو الترتيب مختلف.`;
export const wallet_key_other_coin = (v: { wanted: string }): string =>
  `هذا مفتاح خاص لعملة أخرى؛ تستخدم هذه المحفظة الشبكة «\u2068${v.wanted}\u2069».`;
export const wallet_key_other_network = (v: { network: string; wanted: string }): string =>
  `هذا مفتاح خاص من الشبكة «\u2068${v.network}\u2069» لهذه العملة؛ تستخدم هذه المحفظة الشبكة «\u2068${v.wanted}\u2069».`;
export const wallet_key_uncompressed = (): string =>
  `هذا مفتاح خاص من النوع القديم غير المضغوط. أرسل عملاته إلى عنوان جديد بالمحفظة التي أنشأته.`;
export const wallet_key_none = (): string =>
  `هذا ليس مفتاحًا خاصًا.`;
export const wallet_key_long = (): string =>
  `هذا أطول من أن يكون مفتاحًا خاصًا.`;
export const wallet_key_mistyped = (): string =>
  `هذا ليس مفتاحًا خاصًا، أو أن حرفًا فيه خاطئ.`;
export const wallet_watch = (): string =>
  `راقب عنوانًا`;
export const wallet_address = (): string =>
  `العنوان`;
export const wallet_watch_hint = (): string =>
  `سترى عملاته هنا، ولا يمكنك الدفع بها.`;
export const wallet_watch_it = (): string =>
  `راقبه`;
export const wallet_watching = (): string =>
  `أنت تراقب عنوانًا فقط`;
export const wallet_watched = (): string =>
  `مراقَب`;
export const wallet_watch_no_key = (): string =>
  `لا مفتاح له في هذا المتصفح. لا شيء هنا يثبت أنه لك: قبل أن يدفع إليه أحد، قارنه حرفًا حرفًا بالمحفظة التي تملك مفتاحه.`;
export const wallet_watch_swapped = (): string =>
  `إن كانت لديك محفظة هنا ولم تُزلها بنفسك، فقد وضع أحدهم هذا مكانها. أوقف المراقبة، واستعد محفظتك من كلماتك.`;
export const wallet_watch_primary = (v: { address: string }): string =>
  `تصلك الإكراميات والحصص على \u2068${v.address}\u2069، لا هنا.`;
export const wallet_watch_stop = (): string =>
  `أوقف المراقبة`;
export const wallet_only_watches = (): string =>
  `هذه المحفظة تراقب فقط: لا تستطيع الدفع.`;
export const wallet_address_wrong = (): string =>
  `هذا ليس عنوانًا لهذه العملة، أو أن حرفًا فيه خاطئ.`;
export const wallet_address_other_network = (v: { network: string; wanted: string }): string =>
  `هذا عنوان من الشبكة «\u2068${v.network}\u2069» لهذه العملة؛ تستخدم هذه المحفظة الشبكة «\u2068${v.wanted}\u2069».`;
export const wallet_unlock_yours = (): string =>
  `افتح قفل محفظتك`;
export const wallet_unlock = (): string =>
  `فتح القفل`;
export const wallet_use_passkey = (): string =>
  `استعمل مفتاح المرور`;
export const wallet_forgot = (): string =>
  `نسيت عبارة المرور`;
export const wallet_forgot_text = (): string =>
  `لا يستطيع أحد إعادة تعيينها. بكلماتك أو بمفتاحك الخاص يمكنك إزالة هذه المحفظة من هنا واستعادتها بعبارة مرور جديدة.`;
export const wallet_does_not_open = (): string =>
  `هذا لا يفتح المحفظة. لم يتغير شيء. إن كنت واثقًا من عبارة المرور، فقد عُدّلت المحفظة المحفوظة: استعدها من كلماتك.`;
export const wallet_altered = (): string =>
  `تذكر المحفظة المحفوظة عنوانًا ليس لها: غيّرها أحدهم. استعدها من كلماتك.`;
export const wallet_locked = (): string =>
  `المحفظة مقفلة.`;
export const wallet_unreadable = (): string =>
  `لا يمكن قراءة هذه المحفظة`;
export const wallet_unreadable_why = (): string =>
  `عُدّلت المحفظة المحفوظة في هذا المتصفح، أو كتبتها نسخة أقدم من هذه الصفحة. لا يمكن الوثوق بأي عنوان فيها، لذلك لا يُعرض أي منها.`;
export const wallet_unreadable_help = (): string =>
  `عملاتك حيث كانت: كلماتك أو مفتاحك الخاص أو ملف نسخة احتياطية مع عبارة مروره تعيد المحفظة. إن لم يكن لديك شيء منها، فاترك هذا كما هو واطلب المساعدة. لن يسألك شخص أمين عن عبارة مرورك.`;
export const wallet_other_network = (v: { record: 'here' | 'backup' | 'other'; network: string; wanted: string }): string =>
  `${({ here: `المحفظة في هذا المتصفح`, backup: `هذه النسخة الاحتياطية`, other: `هذه المحفظة` })[v.record]} تخص الشبكة «\u2068${v.network}\u2069»؛ ويستخدم هذا الموقع الآن الشبكة «\u2068${v.wanted}\u2069».`;
export const wallet_other_coin = (v: { record: 'here' | 'backup' | 'other'; coin: string }): string =>
  `${({ here: `المحفظة في هذا المتصفح`, backup: `هذه النسخة الاحتياطية`, other: `هذه المحفظة` })[v.record]} تخص عملة أخرى؛ ويستخدم هذا الموقع \u2068${v.coin}\u2069. لم يتغير شيء.`;
export const wallet_of_coin = (v: { record: 'here' | 'backup' | 'other'; whose: string; coin: string }): string =>
  `${({ here: `المحفظة في هذا المتصفح`, backup: `هذه النسخة الاحتياطية`, other: `هذه المحفظة` })[v.record]} تخص \u2068${v.whose}\u2069؛ ويستخدم هذا الموقع \u2068${v.coin}\u2069. لم يتغير شيء.`;
export const wallet_gone = (): string =>
  `لم تعد هناك محفظة.`;
export const wallet_lock = (): string =>
  `قفل`;
export const wallet_send = (): string =>
  `إرسال`;
export const wallet_receive = (): string =>
  `استلام`;
export const wallet_back_up = (): string =>
  `نسخ احتياطي`;
export const wallet_recent = (): string =>
  `أحدث المدفوعات`;
export const wallet_history = (): string =>
  `السجل`;
export const wallet_looking = (): string =>
  `ننظر في السلسلة …`;
export const wallet_on_its_way = (v: { amount: string }): string =>
  `في الطريق: \u2068${v.amount}\u2069`;
export const wallet_confirmed = (): string =>
  `مؤكد على السلسلة.`;
export const wallet_usd_about = (v: { usd: string }): string =>
  `نحو ‎$\u2068${v.usd}\u2069‎`;
export const wallet_usd_less = (): string =>
  `أقل من ‎$0.01‎`;
export const wallet_coins_usd = (v: { coins: string; usd: string }): string =>
  `‏\u2068${v.coins}\u2069 (\u2068${v.usd}\u2069)`;
export const wallet_no_chain = (v: { site: string }): string =>
  `لا يستطيع \u2068${v.site}\u2069 رؤية السلسلة، فلا يعرض هنا رصيدًا ولا يرسل شيئًا. بكلماتك أو بمفتاحك الخاص تستطيع محفظة أخرى ذلك.`;
export const wallet_more_coins = (v: { amount: string }): string =>
  `في هذه المحفظة عملات أكثر مما يُسرد دفعة واحدة. يحسب الرصيد كلها؛ وتستعمل المدفوعات أكبرها، وقيمتها معًا \u2068${v.amount}\u2069.`;
export const wallet_unread = (v: { address: string }): string =>
  `في \u2068${v.address}\u2069 مدفوعات أكثر من أن تُقرأ هنا، فلا يحسبه الرصيد ولا يُرسل منه شيء. حاول لاحقًا. إن بقي الأمر كذلك فأخبر المشغّل، أو استعد هذه المحفظة من كلماتها في برنامج آخر.`;
export const wallet_unread_payments = (v: { address: string }): string =>
  `في \u2068${v.address}\u2069 مدفوعات أكثر من أن تُقرأ هنا: لا يُعرض منها شيء.`;
export const wallet_unsearched = (): string =>
  `تعذّر البحث في السلسلة عند استعادة هذه المحفظة، فلا يُحسب إلا عنوانها الأول. للعثور على عملات في غيره، أزلها من هنا واستعدها من كلماتها وأنت مسجّل الدخول.`;
export const wallet_no_payments = (): string =>
  `لا تُظهر السلسلة شيئًا من هذه المحفظة بعد.`;
export const wallet_no_payments_watched = (): string =>
  `لا تُظهر السلسلة شيئًا من هذا العنوان بعد.`;
export const wallet_newest = (v: { count: number }): string =>
  `يُعرض الأحدث فقط، وعدده ${number(v.count)}.`;
export const wallet_first_coins = (): string =>
  `استلم أول عملاتك`;
export const wallet_first_coins_text = (): string =>
  `أعطِ هذا العنوان لمن يدفع لك. افتح هذه الشاشة مجددًا لترى العملات.`;
export const wallet_payment = (): string =>
  `دفعة`;
export const wallet_coins_received = (): string =>
  `عملات مستلمة`;
export const wallet_tip_to = (v: { name: string }): string =>
  `إكرامية إلى \u2068${v.name}\u2069`;
export const wallet_tip_from = (v: { name: string }): string =>
  `إكرامية من \u2068${v.name}\u2069`;
export const wallet_paid_amount = (v: { amount: string }): string =>
  `مدفوع: \u2068${v.amount}\u2069`;
export const wallet_received_amount = (v: { amount: string }): string =>
  `مستلم: \u2068${v.amount}\u2069`;
export const wallet_row_on_its_way = (): string =>
  `في الطريق`;
export const wallet_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} تأكيد`, one: `تأكيد واحد`, two: `تأكيدان`, few: `${number(v.count)} تأكيدات`, many: `${number(v.count)} تأكيدًا`, other: `${number(v.count)} تأكيد` })}`;
export const wallet_copy = (): string =>
  `انسخ العنوان`;
export const wallet_copied = (): string =>
  `نُسخ.`;
export const wallet_not_copied = (): string =>
  `النسخ غير مسموح هنا. حدّد العنوان وانسخه.`;
export const wallet_qr = (v: { address: string }): string =>
  `رمز QR للعنوان \u2068${v.address}\u2069`;
export const wallet_spare = (v: { kind: 'key' | 'other'; site: string }): string =>
  `${({ key: `تبقى مفاتيحك على هذا الجهاز مشفّرة. مفتاحك الخاص هو النسخة الاحتياطية الوحيدة حتى تحفظ ملف نسخة احتياطية. ليس لدى \u2068${v.site}\u2069 أي منهما.`, other: `تبقى مفاتيحك على هذا الجهاز مشفّرة. كلماتك هي النسخة الاحتياطية الوحيدة حتى تحفظ ملف نسخة احتياطية. ليس لدى \u2068${v.site}\u2069 أي منهما.` })[v.kind]}`;
export const wallet_save_backup = (): string =>
  `احفظ ملف نسخة احتياطية`;
export const wallet_backup_encrypted = (): string =>
  `الملف مشفّر: يُفتح بعبارة مرور اليوم، هنا أو في متصفح آخر.`;
export const wallet_this_browser = (): string =>
  `هذا المتصفح`;
export const wallet_remove_here = (): string =>
  `أزلها من هذا المتصفح`;
export const wallet_remove_it = (): string =>
  `أزلها من هذا المتصفح`;
export const wallet_remove = (): string =>
  `إزالة المحفظة؟`;
export const wallet_remove_text = (): string =>
  `تُحذف من هذا المتصفح نهائيًا. دون كلماتها أو مفتاحها الخاص أو ملف نسخة احتياطية مع عبارة مروره تضيع عملاتها.`;
export const wallet_remove_confirm = (): string =>
  `لدي الكلمات: أزلها`;
export const wallet_keep_it = (): string =>
  `أبقِها`;
export const wallet_its_passphrase = (): string =>
  `عبارة مروره`;
export const wallet_backup_file = (): string =>
  `ملف النسخة الاحتياطية`;
export const wallet_choose_backup = (): string =>
  `اختر ملف النسخة الاحتياطية أولًا.`;
export const wallet_open_it = (): string =>
  `افتحه`;
export const wallet_no_backup = (): string =>
  `هذا ليس ملف نسخة احتياطية لهذه المحفظة، أو عُدّل، أو أنشأته نسخة أقدم. استعد من كلماتك.`;
export const wallet_show_secrets = (): string =>
  `أظهر الكلمات أو المفتاح الخاص`;
export const wallet_secrets_warning = (): string =>
  `من يراها يستطيع أخذ عملاتك. لن يطلبها منك شخص أمين أبدًا.`;
export const wallet_show_them = (): string =>
  `أظهرها`;
export const wallet_secrets = (): string =>
  `أسرارك`;
export const wallet_words = (): string =>
  `الكلمات`;
export const wallet_private_key = (): string =>
  `المفتاح الخاص لعنوانك`;
export const wallet_add_passkey = (): string =>
  `أضف مفتاح مرور`;
export const wallet_passkey_why = (): string =>
  `تفتح بصمتك أو وجهك أو مفتاح أمانك المحفظةَ حينها في هذا المتصفح. وتبقى عبارة المرور صالحة.`;
export const wallet_add_it = (): string =>
  `أضفه`;
export const wallet_passkey_unable = (): string =>
  `لا يستطيع مفتاح المرور هذا فتح محفظة. وتبقى عبارة المرور صالحة.`;
export const wallet_passkey_silent = (): string =>
  `لم يُجب مفتاح المرور. استعمل عبارة المرور.`;
export const wallet_passkey_unused = (): string =>
  `لم يُستعمل مفتاح المرور. حاول مجددًا، أو استعمل عبارة المرور.`;
export const wallet_sign_in = (v: { site: string }): string =>
  `سجّل الدخول في \u2068${v.site}\u2069`;
export const wallet_sign_in_why = (v: { site: string }): string =>
  `سجّل الدخول في \u2068${v.site}\u2069 لترى الرصيد وتدفع. المفاتيح هنا في كل الأحوال.`;
export const wallet_get_link = (v: { bot: string }): string =>
  `اطلب رابطًا من \u2068${v.bot}\u2069`;
export const wallet_not_signed_in_yet = (): string =>
  `لم تسجّل الدخول بعد.`;
export const wallet_have_signed_in = (): string =>
  `سجّلت الدخول`;
export const wallet_is_this_you = (): string =>
  `أهذا أنت؟`;
export const wallet_change_member = (): string =>
  `تغيير الحساب؟`;
export const wallet_link_for = (): string =>
  `هذا الرابط لـ`;
export const wallet_signed_in_here = (): string =>
  `مسجّل الدخول هنا`;
export const wallet_link_warning = (v: { site: string }): string =>
  `تابع فقط إن كنت أنت من طلب هذا الرابط من البوت. إن أرسله إليك غيرك، فستستعمل حسابه في \u2068${v.site}\u2069.`;
export const wallet_continue_as = (v: { name: string }): string =>
  `تابع باسم \u2068${v.name}\u2069`;
export const wallet_not_now = (): string =>
  `ليس الآن`;
export const wallet_stay_as = (v: { name: string }): string =>
  `ابقَ باسم \u2068${v.name}\u2069`;
export const wallet_sign_in_lost = (): string =>
  `لم يحفظ هذا المتصفح تسجيل الدخول. اسمح بملفات تعريف الارتباط لهذا الموقع واطلب من البوت رابطًا جديدًا.`;
export const wallet_link_over = (): string =>
  `لم يعد هذا الرابط يعمل`;
export const wallet_not_signed_in = (): string =>
  `لست مسجّل الدخول`;
export const wallet_link_once = (): string =>
  `يعمل رابط البوت مرة واحدة، ولخمس دقائق. اطلب من البوت رابطًا جديدًا.`;
export const wallet_continue_without = (): string =>
  `تابع دون تسجيل الدخول`;
export const wallet_by_link_only = (): string =>
  `سجّلت الدخول برابط من البوت، وهو لا يستطيع تغيير عنوانك: فقد يقع الرابط في أيدي غيرك. سجّل الدخول بنفسك واضغط الزر مجددًا.`;
export const wallet_or_send = <T>(v: { bot: string; command: (text: string) => T }): Rich<T> =>
  [`أو أرسل هذا إلى `, `\u2068${v.bot}\u2069`, `: `, v.command(``)];
export const wallet_not_reached = (v: { name: string }): string =>
  `\u2068${v.name}\u2069، لا تصل الإكراميات والحصص الأسبوعية إلى هذه المحفظة بعد.`;
export const wallet_held = (v: { time: string }): string =>
  `تصل الإكراميات إلى هذه المحفظة الآن. وتصل الحصص الأسبوعية ابتداءً من \u2068${v.time}\u2069، أو حالما تؤكد ذلك في رسالة البوت.`;
export const wallet_use_it = (): string =>
  `استعملها للإكراميات والحصص`;
export const wallet_address_from_now = (): string =>
  `عنوانك من الآن`;
export const wallet_address_until_now = (): string =>
  `حتى الآن`;
export const wallet_address_none = (): string =>
  `لا شيء`;
export const wallet_use_it_how = (): string =>
  `توقّع المحفظة نصًا قصيرًا يثبت أن العنوان لك. لا يُدفع شيء. إن كان لك عنوان آخر من قبل، تنتظر الحصص الأسبوعية 24 ساعة ما لم تؤكد التغيير في البوت.`;
export const wallet_sign_and_use = (): string =>
  `وقّع واستعملها`;
export const wallet_somebody_else = (): string =>
  `سجّل شخص آخر الدخول في هذه الأثناء. أعد تحميل هذه الصفحة. لم يُوقَّع شيء.`;
export const wallet_sign_other = (): string =>
  `طلب الخادم توقيع شيء آخر. لم يُوقَّع شيء.`;
export const wallet_to = (): string =>
  `إلى`;
export const wallet_to_hint = (): string =>
  `عنوان، أو رابط دفع.`;
export const wallet_amount = (): string =>
  `المبلغ`;
export const wallet_amount_hint = (): string =>
  `بثماني منازل عشرية على الأكثر.`;
export const wallet_send_all = (): string =>
  `أرسل الكل`;
export const wallet_fee = (): string =>
  `الرسوم`;
export const wallet_fee_normal = (): string =>
  `عادية`;
export const wallet_fee_faster = (): string =>
  `أسرع`;
export const wallet_fee_fastest = (): string =>
  `الأسرع`;
export const wallet_fee_usually = (v: { amount: string }): string =>
  `عادةً \u2068${v.amount}\u2069`;
export const wallet_total = (): string =>
  `المجموع`;
export const wallet_review = (): string =>
  `راجع`;
export const wallet_review_and_pay = (): string =>
  `راجع وادفع`;
export const wallet_unconfirmed_coins = (): string =>
  `بعض هذه العملات غير مؤكد بعد. تتأكد الدفعة بعدها.`;
export const wallet_pay_now = (v: { amount: string }): string =>
  `ادفع \u2068${v.amount}\u2069`;
export const wallet_amount_comma = (): string =>
  `اكتب المبلغ دون فاصلة، كي تتضح الآلاف والكسور.`;
export const wallet_amount_number = (): string =>
  `اكتب المبلغ رقمًا بثماني منازل عشرية على الأكثر، مثل 2.5.`;
export const wallet_smallest = (v: { amount: string }): string =>
  `أصغر دفعة هي \u2068${v.amount}\u2069.`;
export const wallet_needs = (v: { needed: string; sum: string }): string =>
  `يلزم \u2068${v.needed}\u2069 مع الرسوم؛ ولا يمكن إنفاق إلا \u2068${v.sum}\u2069 الآن.`;
export const wallet_nothing = (): string =>
  `لا شيء لإنفاقه.`;
export const wallet_scattered = (v: { coins: number; addresses: number }): string =>
  `رصيدك مؤلف من عملات صغيرة كثيرة جدًا: تستعمل الدفعة الواحدة ${number(v.coins)} منها على الأكثر، من ${number(v.addresses)} من العناوين. أرسل الكل أولًا إلى عنوانك، ثم ادفع.`;
export const wallet_too_many_refused = (): string =>
  `رُفضت مدفوعات كثيرة جدًا. انتظر الكتلة التالية ثم حاول مجددًا.`;
export const wallet_payee_own = (): string =>
  `هذا عنوان من محفظتك أنت.`;
export const wallet_payee_new_address = (): string =>
  `هذه أول دفعة إلى هذا العنوان من هذا المتصفح. قارنه بما أُعطيته.`;
export const wallet_payee_known = (): string =>
  `دفعت إلى هذا العنوان من هذا المتصفح من قبل.`;
export const wallet_payee_known_of = (v: { name: string }): string =>
  `دفعت إلى هذا العنوان من هذا المتصفح من قبل: كان عنوان \u2068${v.name}\u2069.`;
export const wallet_payee_first = (v: { name: string }): string =>
  `هذه أول دفعة إلى \u2068${v.name}\u2069 من هذا المتصفح.`;
export const wallet_payee_again = (v: { name: string }): string =>
  `دفعت إلى \u2068${v.name}\u2069 على هذا العنوان من قبل.`;
export const wallet_payee_moved = (v: { name: string }): string =>
  `تغيّر عنوان \u2068${v.name}\u2069. من هذا المتصفح دفعت إلى عنوان آخر:`;
export const wallet_payee_impostor = (v: { name: string }): string =>
  `قد يكون هذا شخصًا آخر: كان اسم \u2068${v.name}\u2069 لحساب آخر حين دفعت له، على`;
export const wallet_payee_ask = (): string =>
  `اسأل صاحبه قبل أن تدفع، وليس عبر هذه الصفحة. لا يمكن استرداد دفعة.`;
export const wallet_payee_unproved = (v: { name: string; site: string }): string =>
  `لم يُثبت \u2068${v.name}\u2069 هذا العنوان: \u2068${v.site}\u2069 وحده يقول لمن هو.`;
export const wallet_payee_wrong = (v: { name: string; id: string }): string =>
  `إثبات هذا العنوان خاطئ: لم يوقّع مفتاحه أنه يخص \u2068${v.name}\u2069 (معرّف تيليجرام \u2068${v.id}\u2069). اسأل صاحبه قبل أن تدفع.`;
export const wallet_payee_proved = (v: { name: string; id: string }): string =>
  `أثبت \u2068${v.name}\u2069 هذا العنوان: وقّع مفتاحه أنه يخص معرّف تيليجرام \u2068${v.id}\u2069. تحقق متصفحك من التوقيع.`;
export const wallet_payee_agree = (v: { name: string }): string =>
  `سألت \u2068${v.name}\u2069 بنفسي، والعنوان صحيح.`;
export const wallet_tip = (): string =>
  `ادفع إكرامية`;
export const wallet_tip_looking = (): string =>
  `ننظر في الإكرامية وعملاتك …`;
export const wallet_tip_for = (): string =>
  `إلى`;
export const wallet_tip_note = (): string =>
  `ملاحظة`;
export const wallet_tip_digits = (): string =>
  `الأرقام الأخيرة من المبلغ تميّز هذه الإكرامية.`;
export const wallet_tip_paid = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`دفعتها: `, v.transaction(``)];
export const wallet_tip_waiting = (): string =>
  `تنتظر أن يحدد المستلم عنوانًا. يخبرك البوت متى يمكن دفعها.`;
export const wallet_tip_seen = (): string =>
  `دُفعت، وتنتظر الكتلة التالية.`;
export const wallet_tip_confirmed = (): string =>
  `دُفعت وتأكدت.`;
export const wallet_tip_expired = (): string =>
  `لم تُدفع في الوقت المحدد. أعطِها مجددًا إن كنت ما زلت تريد.`;
export const wallet_tip_cancelled = (): string =>
  `أُلغيت.`;
export const wallet_tip_refused = (): string =>
  `لا يقبل المستلم الإكراميات.`;
export const wallet_paid = (): string =>
  `دُفع`;
export const wallet_sent_text = (): string =>
  `الدفعة في الطريق. تؤكدها الكتل القادمة.`;
export const wallet_confirmed_text = (): string =>
  `الدفعة مؤكدة.`;
export const wallet_unknown = (): string =>
  `غير معروف بعد`;
export const wallet_unknown_text = (): string =>
  `لم تقل الشبكة هل قبلت الدفعة. تعرض محفظتك النتيجة بعد نحو دقيقتين. لا تدفع مجددًا قبل ذلك.`;
export const wallet_not_paid = (): string =>
  `لم يُدفع`;
export const wallet_refused_text = (v: { reason: string }): string =>
  `رفضتها الشبكة: \u2068${v.reason}\u2069. تحل دفعتك القادمة محلها: لا تتم إلا واحدة منهما.`;
export const wallet_no_reason = (): string =>
  `دون ذكر سبب`;
export const wallet_transaction = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`المعاملة `, v.transaction(``)];
export const wallet_unsettled = (v: { amount: string; address: string }): string =>
  `لا يُعرف هل أُرسل \u2068${v.amount}\u2069 إلى \u2068${v.address}\u2069.`;
export const wallet_unsettled_why = (): string =>
  `إرسال المعاملة نفسها مجددًا لا يمكن أن يدفع مرتين. لا يمكن دفع شيء آخر حتى يتضح هذا.`;
export const wallet_send_again = (): string =>
  `أرسل المعاملة نفسها مجددًا`;
export const wallet_still_unknown = (): string =>
  `ما زال غير معروف. قد يظهر على السلسلة بعد قليل: انظر مجددًا بعد دقيقتين. لا تدفعه بطريقة أخرى قبل ذلك.`;
export const wallet_was_sent = (v: { amount: string; address: string }): string =>
  `أُرسل \u2068${v.amount}\u2069 إلى \u2068${v.address}\u2069.`;
export const wallet_was_refused = (v: { amount: string; address: string; reason: string }): string =>
  `لم يُدفع \u2068${v.amount}\u2069 إلى \u2068${v.address}\u2069. رفضت الشبكة الدفعة: \u2068${v.reason}\u2069.`;
export const wallet_made_before = (v: { reason: string }): string =>
  `\u2068${v.reason}\u2069 لم يُرسل شيء آخر. تخبرك محفظتك بما آل إليه؛ ولتدفع الشيء نفسه مرة أخرى، انتظر الكتلة التالية.`;
export const wallet_not_sent = (v: { reason: string }): string =>
  `\u2068${v.reason}\u2069 لم تُرسل هذه الدفعة.`;
export const wallet_earlier_unsettled = (): string =>
  `دفعة سابقة لم تتضح بعد. عُد إلى المحفظة وسوِّها.`;
export const wallet_other_unsettled = (): string =>
  `دفعة أخرى لم تتضح بعد. لم يُرسل شيء.`;
export const wallet_press_once_more = (v: { earlier: string }): string =>
  `\u2068${v.earlier}\u2069 إن أردت الدفع مرة أخرى فاضغط مجددًا.`;
export const wallet_other_tab = (): string =>
  `لسان تبويب آخر يدفع الآن.`;
export const wallet_not_recorded = (): string =>
  `لم يستطع المتصفح تسجيل الدفعة، فلم يُرسل شيء. أفرغ بعض المساحة وحاول مجددًا.`;
export const wallet_not_noted = (): string =>
  `لم يستطع المتصفح تسجيل هذه المحاولة. أفرغ بعض المساحة وحاول مجددًا.`;
export const wallet_signer_stopped = (): string =>
  `توقفت عملية التوقيع.`;
export const wallet_signer_failed = (): string =>
  `فشل التوقيع. لم يُوقَّع شيء.`;
export const wallet_no_storage = (): string =>
  `لا يسمح هذا المتصفح للصفحة بحفظ أي شيء. اخرج من التصفح الخاص، أو اسمح بالتخزين لهذا الموقع، أو استعمل متصفحًا آخر.`;
export const wallet_unreadable_storage = (): string =>
  `لا يمكن قراءة تخزين المتصفح. أعد تحميل هذه الصفحة.`;
export const wallet_exists = (): string =>
  `توجد محفظة في هذا المتصفح بالفعل، ربما أُنشئت في لسان تبويب آخر. أعد تحميل هذه الصفحة.`;
export const wallet_storage_full = (): string =>
  `تخزين المتصفح ممتلئ: لم يُحفظ شيء. أفرغ بعض المساحة، أو استعمل متصفحًا آخر.`;
export const wallet_not_saved = (): string =>
  `لم يستطع المتصفح حفظ المحفظة. حاول مجددًا، أو استعمل متصفحًا آخر.`;
