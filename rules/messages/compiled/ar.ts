// Written by `npm run messages` from messages/ar.json: change that file instead.
import type { Language } from '../languages.ts';
import { pluralsIn } from '../numbers.ts';
import { markup, numbersIn, type Text } from '../speech.ts';

export const language: Language = 'ar';
const number = /* @__PURE__ */ numbersIn('ar');
const plural = /* @__PURE__ */ pluralsIn('ar');

export const bot_refused = (v: { reason: Text }): string =>
  `لا يمكن ذلك: \u2068${markup(v.reason)}\u2069`;
export const bot_failed = (): string =>
  `لم ينجح ذلك بسبب خلل من جانبنا. لم يتغير شيء؛ حاول مرة أخرى بعد دقيقة.`;
export const bot_unknown_command = (): string =>
  `لا أعرف هذا الأمر. \u2068/help\u2069 يعرض الأوامر التي أعرفها.`;
export const bot_unknown_words = (): string =>
  `لا أفهم إلا الأوامر: \u2068/help\u2069 يعرضها.`;
export const bot_no_account = (): string =>
  `ليس لديك حساب بعد: \u2068/start\u2069 ينشئ لك حسابًا.`;
export const bot_nobody = (): string =>
  `لا أعمل إلا لشخص: أرسل الأمر باسمك أنت، لا باسم مجموعة أو قناة.`;
export const bot_over = (): string =>
  `لقد انتهى ذلك.`;
export const bot_full = (): string =>
  `ما زلت أجيب آخرين هنا. حاول بعد دقيقتين.`;
export const bot_open_private = (): string =>
  `هذا يعمل في محادثتنا الخاصة فقط.`;
export const bot_opened_in_private = (): string =>
  `فُتح في المحادثة الخاصة.`;
export const bot_greeting = (): string =>
  `مرحبًا أيها البحّارة! قولوا \u2068/gm\u2069 مرة كل يوم، وانظروا من في المقدمة عبر \u2068/top\u2069، واطلبوا \u2068/help\u2069. للمشرفين: \u2068/settings\u2069.`;
export const bot_points = (v: { points: number }): string =>
  `${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`;
export const bot_comma = (): string =>
  `، `;
export const bot_time_now = (): string =>
  `الآن`;
export const bot_time_in = (v: { time: Text }): string =>
  `بعد \u2068${markup(v.time)}\u2069`;
export const bot_time_moment = (): string =>
  `لحظات`;
export const bot_time_days = (v: { n: number }): string =>
  `${plural(v.n, { zero: `${number(v.n)} يوم`, one: `يوم واحد`, two: `يومين`, few: `${number(v.n)} أيام`, many: `${number(v.n)} يومًا`, other: `${number(v.n)} يوم` })}`;
export const bot_time_hours = (v: { n: number }): string =>
  `${plural(v.n, { zero: `${number(v.n)} ساعة`, one: `ساعة واحدة`, two: `ساعتين`, few: `${number(v.n)} ساعات`, many: `${number(v.n)} ساعة`, other: `${number(v.n)} ساعة` })}`;
export const bot_time_minutes = (v: { n: number }): string =>
  `${plural(v.n, { zero: `${number(v.n)} دقيقة`, one: `دقيقة واحدة`, two: `دقيقتين`, few: `${number(v.n)} دقائق`, many: `${number(v.n)} دقيقة`, other: `${number(v.n)} دقيقة` })}`;
export const bot_start_week = (v: { week: Text }): string =>
  `أسبوع \u2068${markup(v.week)}\u2069: من حصل على ماذا، وكيف حُسب ذلك.`;
export const bot_welcome_new = (v: { community: Text }): string =>
  `أهلًا بك على متن \u2068${markup(v.community)}\u2069! حسابك جاهز.`;
export const bot_welcome_back = (v: { community: Text }): string =>
  `أهلًا بعودتك إلى \u2068${markup(v.community)}\u2069.`;
export const bot_welcome_default = (): string =>
  `قل \u2068/gm\u2069 كل يوم، وأعطِ الناس إكراميات بـ \u2068/tip\u2069 في المجموعة، وخذ حصتك من الصندوق الأسبوعي. \u2068/help\u2069 يعرض كل الأوامر.`;
export const bot_welcome_tips_wait = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} إكرامية بانتظارك: أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.`, one: `إكرامية واحدة بانتظارك: أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.`, two: `إكراميتان بانتظارك: أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.`, few: `${number(v.count)} إكراميات بانتظارك: أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.`, many: `${number(v.count)} إكرامية بانتظارك: أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.`, other: `${number(v.count)} إكرامية بانتظارك: أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.` })}`;
export const bot_gm_first = (): string =>
  `GM! ☀️`;
export const bot_gm_again = (): string =>
  `GM مرة أخرى!`;
export const bot_admin_waiting = (v: { count: number }): string =>
  `مشاركات بانتظار المراجعة: ${number(v.count)}`;
export const bot_admin_waiting_since = (v: { count: number; time: Text }): string =>
  `مشاركات بانتظار المراجعة: ${number(v.count)}، أقدمها منذ \u2068${markup(v.time)}\u2069`;
export const bot_admin_held = (v: { count: number }): string =>
  `الحصص المحتجزة: ${number(v.count)}`;
export const bot_admin_fine = (): string =>
  `كل شيء يعمل`;
export const bot_admin_problems = (v: { count: number }): string =>
  `المشكلات: ${number(v.count)}`;
export const bot_admin_unpaid = (): string =>
  `لم يُدفع شيء بعد`;
export const bot_admin_paid = (v: { amount: Text; time: Text }): string =>
  `آخر دفعة: \u2068${markup(v.amount)}\u2069، قبل \u2068${markup(v.time)}\u2069`;
export const bot_rank_nobody = (): string =>
  `ليس للبوتات والقنوات والمشرفين المجهولين رتبة.`;
export const bot_rank_no_member = (): string =>
  `هذا الشخص ليس عضوًا بعد. \u2068/start\u2069 ينشئ حسابًا.`;
export const bot_rank_unknown = (v: { name: Text }): string =>
  `لا أعرف @\u2068${markup(v.name)}\u2069 بعد. رد على إحدى رسائله في المجموعة بـ \u2068/rank\u2069.`;
export const bot_rank_highest = (): string =>
  `أعلى رتبة على الإطلاق.`;
export const bot_rank_next = (v: { points: Text; rank: Text }): string =>
  `المتبقي حتى \u2068${markup(v.rank)}\u2069: \u2068${markup(v.points)}\u2069.`;
export const bot_rank_name = (v: { name: Text; rank: Text; place: number }): string =>
  `<b>\u2068${markup(v.name)}\u2069</b>: \u2068${markup(v.rank)}\u2069، المركز ${number(v.place)}`;
export const bot_rank_points = (v: { all: Text; week: Text }): string =>
  `المجموع \u2068${markup(v.all)}\u2069، وهذا الأسبوع \u2068${markup(v.week)}\u2069.`;
export const bot_rank_tips = (v: { sent: Text; code: Text; received: Text }): string =>
  `إكراميات مُرسلة: \u2068${markup(v.sent)}\u2069 \u2068${markup(v.code)}\u2069، مُستلمة: \u2068${markup(v.received)}\u2069 \u2068${markup(v.code)}\u2069`;
export const bot_rank_banned_own = (): string =>
  `محظور: لا شيء مما تفعله يكسب نقاطًا.`;
export const bot_rank_banned = (): string =>
  `محظور: لا شيء مما يفعله يكسب نقاطًا.`;
export const bot_top_title = (): string =>
  `<b>العشرة الأوائل حسب مجموع النقاط</b>`;
export const bot_top_nobody = (): string =>
  `لا أحد بعد: \u2068/gm\u2069 يجعلك الأول.`;
export const bot_top_nameless = (): string =>
  `<i>عضو بلا اسم</i>`;
export const bot_earned_next = (v: { time: Text }): string =>
  `المرة القادمة \u2068${markup(v.time)}\u2069.`;
export const bot_earned_none = (): string =>
  `بلا نقاط`;
export const bot_earned_tomorrow = (v: { time: Text }): string =>
  `يمكن كسب المزيد \u2068${markup(v.time)}\u2069 (00:00 UTC).`;
export const bot_earned_why_account_created = (v: { points: Text }): string =>
  `\u2068${markup(v.points)}\u2069 مقابل حسابك`;
export const bot_earned_why_primary_address_set = (v: { points: Text }): string =>
  `\u2068${markup(v.points)}\u2069 مقابل عنوانك`;
export const bot_earned_why_first_tip = (v: { points: Text }): string =>
  `\u2068${markup(v.points)}\u2069 مقابل أول إكرامية لك`;
export const bot_earned_why_first_send = (v: { points: Text }): string =>
  `\u2068${markup(v.points)}\u2069 مقابل أول تحويل لك`;
export const bot_earned_banned = (): string =>
  `الحساب المحظور لا يكسب شيئًا.`;
export const bot_earned_cooldown = (): string =>
  `يُحسب هذا مرة كل 24 ساعة.`;
export const bot_earned_least_tip = (v: { amount: Text; count: number }): string =>
  `الإكرامية الأقل من \u2068${markup(v.amount)}\u2069 ${plural(v.count, { zero: `عملة`, one: `عملة`, two: `عملة`, few: `عملات`, many: `عملة`, other: `عملة` })} لا تكسب شيئًا.`;
export const bot_earned_tip_limit = (v: { tips: number }): string =>
  `نفد عدد الإكراميات التي تكسب نقاطًا اليوم (${number(v.tips)}).`;
export const bot_earned_limit = (v: { limit: number }): string =>
  `بلغت حد اليوم وهو ${number(v.limit)}.`;
export const bot_earned_rest = (v: { points: Text; limit: number }): string =>
  `الباقي من \u2068${markup(v.points)}\u2069 يتجاوز حد اليوم وهو ${number(v.limit)}.`;
export const bot_faucet_none = (): string =>
  `لا يوجد صنبور هنا. تأتي العملات من الإكراميات والصندوق الأسبوعي.`;
export const bot_faucet_claimed = (v: { amount: Text }): string =>
  `<b>\u2068${markup(v.amount)}\u2069</b> في الطريق إلى عنوانك مع الكتل القادمة. عُد بعد 24 ساعة للمزيد.`;
export const bot_faucet_claimed_private = (v: { amount: Text; address: Text }): string =>
  `<b>\u2068${markup(v.amount)}\u2069</b> في الطريق إلى <code>${markup(v.address)}</code> مع الكتل القادمة. عُد بعد 24 ساعة للمزيد.`;
export const bot_faucet_paid = (v: { amount: Text; address: Text }): string =>
  `دفع الصنبور <b>\u2068${markup(v.amount)}\u2069</b> إلى <code>${markup(v.address)}</code>.`;
export const bot_faucet_banned = (): string =>
  `لا يدفع الصنبور للحسابات المحظورة.`;
export const bot_faucet_no_address = (): string =>
  `ليس لديك بعد عنوان يستطيع الصنبور الدفع إليه. أنشئ محفظة، أو أرسل إليّ <code>/address ADDRESS</code> في المحادثة الخاصة.`;
export const bot_faucet_stuck = (): string =>
  `لا يستطيع الصنبور الدفع الآن؛ وقد أُبلغ المشغّل. حاول لاحقًا.`;
export const bot_faucet_too_young = (v: { time: Text }): string =>
  `يدفع الصنبور للأعضاء بعد يومهم الأول: عُد \u2068${markup(v.time)}\u2069.`;
export const bot_faucet_too_soon = (v: { time: Text }): string =>
  `استخدمت الصنبور خلال آخر 24 ساعة: عُد \u2068${markup(v.time)}\u2069.`;
export const bot_faucet_address_used = (v: { time: Text }): string =>
  `دفع الصنبور للتو إلى عنوانك لعضو آخر: عُد \u2068${markup(v.time)}\u2069.`;
export const bot_faucet_used_up = (v: { time: Text }): string =>
  `دفع الصنبور حدّه اليومي. سيدفع مجددًا \u2068${markup(v.time)}\u2069 (00:00 UTC).`;
export const bot_group_not_yours = (): string =>
  `لا يغيّر إعدادات المجموعة إلا مشرفوها، وبأسمائهم.`;
export const bot_group_form = (v: { said: Text; code: Text }): string =>
  `لا أفهم «\u2068${markup(v.said)}\u2069». جرّب \u2068/settings\u2069، أو <code>/settings least 5</code> (أصغر إكرامية بـ \u2068${markup(v.code)}\u2069، أو <code>any</code>)، أو <code>/settings topic here</code> (أو <code>any</code>).`;
export const bot_group_no_topic = (): string =>
  `هذا ليس موضوعًا. أرسل <code>/settings topic here</code> في الموضوع الذي تريدني أن أتحدث فيه.`;
export const bot_group_title = (): string =>
  `<b>إعدادات هذه المجموعة</b>`;
export const bot_group_any_tip = (): string =>
  `أصغر إكرامية: أي مبلغ (للتغيير: <code>/settings least 5</code>، أو <code>least any</code>)`;
export const bot_group_least_tip = (v: { amount: Text }): string =>
  `أصغر إكرامية: \u2068${markup(v.amount)}\u2069 (للتغيير: <code>/settings least 5</code>، أو <code>least any</code>)`;
export const bot_group_everywhere = (): string =>
  `أجيب في كل مكان (للتغيير: <code>/settings topic here</code>، أو <code>topic any</code>)`;
export const bot_group_one_topic = (): string =>
  `أجيب في موضوع واحد فقط (للتغيير: <code>/settings topic here</code>، أو <code>topic any</code>)`;
export const bot_group_language = (): string =>
  `اختر اللغة التي أتحدث بها في هذه المجموعة.`;
export const button_quiet = (): string =>
  `تفاعلات بدل الكلام`;
export const button_delete_commands = (): string =>
  `حذف الأوامر بعد 10 ثوانٍ`;
export const bot_moment_first_tip = (v: { name: Text }): string =>
  `🎉 أول إكرامية من <b>\u2068${markup(v.name)}\u2069</b>`;
export const bot_moment_rank = (v: { name: Text; rank: Text }): string =>
  `🎉 رتبة جديدة لـ <b>\u2068${markup(v.name)}\u2069</b>: \u2068${markup(v.rank)}\u2069`;
export const bot_moment_share = (v: { name: Text; amount: Text }): string =>
  `🎉 أول حصة من الصندوق الأسبوعي لـ <b>\u2068${markup(v.name)}\u2069</b>: <b>\u2068${markup(v.amount)}\u2069</b>`;
export const button_moment_first_tip = (): string =>
  `الإعلان عن أول إكرامية`;
export const button_moment_rank = (): string =>
  `الإعلان عن الرتب الجديدة`;
export const button_moment_share = (): string =>
  `الإعلان عن أول حصة`;
export const bot_help_example = (): string =>
  `أعطِ شخصًا إكرامية: <code>/tip @user 25</code>، أو رد على رسالته بـ <code>/tip 25</code>.`;
export const bot_help_daily = (): string =>
  `<b>كل يوم</b>`;
export const bot_help_points = (): string =>
  `<b>النقاط</b>`;
export const bot_help_coins = (): string =>
  `<b>العملات</b>`;
export const bot_help_more = (): string =>
  `<b>المزيد</b>`;
export const command_start = (): string =>
  `أنشئ حسابك أو ابدأ من جديد`;
export const command_help = (): string =>
  `ما أستطيع فعله هنا`;
export const command_tip = (): string =>
  `أعطِ إكرامية: \u2068/tip\u2069 @user 25، أو كرد`;
export const command_gm = (): string =>
  `قل صباح الخير، مرة كل يوم`;
export const command_rank = (): string =>
  `رتبتك ونقاطك؛ \u2068/rank\u2069 @user لعضو آخر`;
export const command_top = (): string =>
  `العشرة الأوائل ومركزك أنت`;
export const command_week = (): string =>
  `الأسبوع الجاري: النقاط والحد والحصة المتوقعة`;
export const command_points = (): string =>
  `كيف كسبت آخر نقاطك`;
export const command_faucet = (): string =>
  `مبلغ صغير مرة كل يوم`;
export const command_hunt = (): string =>
  `البحث عن الكنز: لغزك ومركزك`;
export const command_hunt_group = (): string =>
  `البحث عن الكنز، وإلى أين وصل الجميع`;
export const command_submit = (): string =>
  `أرسل محتوى للمراجعة`;
export const command_address = (): string =>
  `اعرض أو حدّد العنوان الذي تصل إليه عملاتك`;
export const command_wallet = (): string =>
  `افتح محفظتك`;
export const command_deposit = (): string =>
  `إلى أين تُرسل العملات`;
export const command_balance = (): string =>
  `ما في عنوانك`;
export const command_history = (): string =>
  `آخر المدفوعات إلى عنوانك`;
export const command_send = (): string =>
  `أرسل عملات: \u2068/send\u2069 ADDRESS 25`;
export const command_export = (): string =>
  `صدّر مفاتيحك من المحفظة`;
export const command_settings = (): string =>
  `الرسائل والظهور والإكراميات`;
export const command_settings_group = (): string =>
  `إعدادات هذه المجموعة، لمشرفيها`;
export const command_admin = (): string =>
  `ما يحتاج إلى مشرف`;
export const command_invite = (): string =>
  `رابطك الخاص الذي ينضم به الآخرون`;
export const command_cancel = (): string =>
  `ألغِ ما بدأته`;
export const bot_hunt_wrong = (): string =>
  `ليس هذا هو الجواب.`;
export const bot_hunt_right = (): string =>
  `هذا هو! ⚓`;
export const bot_hunt_other_link = (): string =>
  `هذا الرابط لا يخص أيًّا من ألغازك.`;
export const bot_hunt_wait = (v: { time: Text }): string =>
  `خمس إجابات خاطئة خلال ساعة: اطلب \u2068/hunt\u2069 مجددًا \u2068${markup(v.time)}\u2069.`;
export const bot_hunt_none = (): string =>
  `لا يوجد بحث عن الكنز الآن.`;
export const bot_hunt_write = (): string =>
  `اكتب بحثًا عن الكنز في البوابة: الألغاز والجوائز والبداية والنهاية.`;
export const bot_hunt_until = (v: { title: Text; end: Text }): string =>
  `<b>\u2068${markup(v.title)}\u2069</b>، حتى \u2068${markup(v.end)}\u2069 UTC`;
export const bot_hunt_at_clue = (v: { number: number; clues: number; count: number }): string =>
  `اللغز ${number(v.number)} من ${number(v.clues)}: ${number(v.count)}`;
export const bot_hunt_finished_count = (v: { count: number }): string =>
  `أنهوا البحث: ${number(v.count)}`;
export const bot_hunt_over_title = (v: { title: Text }): string =>
  `انتهى <b>\u2068${markup(v.title)}\u2069</b>.`;
export const bot_hunt_cancelled_title = (v: { title: Text }): string =>
  `أُلغي <b>\u2068${markup(v.title)}\u2069</b>.`;
export const bot_hunt_todo_answer = (): string =>
  `أرسل إليّ الجواب.`;
export const bot_hunt_todo_link = (): string =>
  `ابحث عن الرابط وافتحه.`;
export const bot_hunt_todo_tip = (v: { name: Text }): string =>
  `أعطِ <b>\u2068${markup(v.name)}\u2069</b> إكرامية: حين تُؤكَّد، تكمل الطريق.`;
export const bot_hunt_todo_tip_them = (): string =>
  `أعطِ <b>ذلك الشخص</b> إكرامية: حين تُؤكَّد، تكمل الطريق.`;
export const bot_hunt_clue = (v: { number: number; clues: number }): string =>
  `<b>اللغز ${number(v.number)} من ${number(v.clues)}</b>`;
export const bot_hunt_hint_comes = (v: { time: Text }): string =>
  `سيأتي تلميح \u2068${markup(v.time)}\u2069.`;
export const bot_hunt_finished_draw = (v: { title: Text; place: number }): string =>
  `أنهيت <b>\u2068${markup(v.title)}\u2069</b> بالرقم ${number(v.place)}. يُسحب الفائزون بالقرعة بعد نهايته.`;
export const bot_hunt_finished_first = (v: { title: Text; place: number }): string =>
  `أنهيت <b>\u2068${markup(v.title)}\u2069</b> بالرقم ${number(v.place)}. يُعرف الفائزون بعد نهايته.`;
export const bot_hunt_over = (): string =>
  `انتهى هذا البحث عن الكنز.`;
export const bot_hunt_banned = (): string =>
  `لا يمكن للأعضاء المحظورين المشاركة.`;
export const bot_hunt_no_address = (): string =>
  `حدّد عنوانًا أولًا: إليه تصل جوائز العملات.`;
export const bot_hunt_not_begun = (): string =>
  `لم يبدأ هذا البحث عن الكنز بعد.`;
export const bot_hunt_too_young = (v: { days: number }): string =>
  `هذا البحث عن الكنز للأعضاء الذين انضموا قبل بدايته بما لا يقل عن ${plural(v.days, { zero: `${number(v.days)} يوم`, one: `يوم واحد`, two: `يومين`, few: `${number(v.days)} أيام`, many: `${number(v.days)} يومًا`, other: `${number(v.days)} يوم` })}.`;
export const bot_hunt_too_few_points = (v: { points: number }): string =>
  `هذا البحث عن الكنز لأعضاء نقاطهم لا تقل عن ${number(v.points)}.`;
export const bot_hunt_too_few_shares = (v: { weeks: number }): string =>
  `هذا البحث عن الكنز لأعضاء كانت لهم حصة من الصندوق في ما لا يقل عن ${plural(v.weeks, { zero: `${number(v.weeks)} أسبوع`, one: `أسبوع واحد`, two: `أسبوعين`, few: `${number(v.weeks)} أسابيع`, many: `${number(v.weeks)} أسبوعًا`, other: `${number(v.weeks)} أسبوع` })}.`;
export const bot_hunt_solved = (v: { number: number; title: Text }): string =>
  `تأكدت إكراميتك: حُلّ اللغز ${number(v.number)} من <b>\u2068${markup(v.title)}\u2069</b>. \u2068/hunt\u2069 يعرض أين أنت.`;
export const bot_hunt_won = (v: { title: Text; place: number; prize: Text }): string =>
  `🏆 فزت في <b>\u2068${markup(v.title)}\u2069</b>: المركز ${number(v.place)}، \u2068${markup(v.prize)}\u2069.`;
export const bot_hunt_won_coins = (): string =>
  `تصل العملات إلى عنوانك.`;
export const bot_invite_link = (v: { url: Text }): string =>
  `رابطك:\n${markup(v.url)}\nسأخبرك حين ينشئ أحد حسابه به.`;
export const bot_invite_earns = (v: { points: Text }): string =>
  `تحصل عن كل شخص على \u2068${markup(v.points)}\u2069.`;
export const bot_invite_joined = (): string =>
  `انضم شخص عبر رابطك.`;
export const bot_objection_not_held = (v: { week: Text }): string =>
  `حصتك من أسبوع \u2068${markup(v.week)}\u2069 ليست محتجزة.`;
export const bot_objection_said = (v: { week: Text }): string =>
  `سبق أن اعترضت على هذا. سيقرر أحد المشرفين وسأخبرك؛ وصفحة أسبوع \u2068${markup(v.week)}\u2069 تعرض آخر المستجدات.`;
export const bot_objection_ask = (v: { week: Text; reason: Text; most: number }): string =>
  `حصتك من أسبوع \u2068${markup(v.week)}\u2069 محتجزة: «\u2068${markup(v.reason)}\u2069». لماذا ينبغي دفعها؟ أرسل إليّ السبب في رسالة واحدة، بعدد أحرف لا يتجاوز ${number(v.most)}؛ سيقرؤها المشرفون. \u2068/cancel\u2069 للإلغاء.`;
export const bot_objection_long = (v: { most: number }): string =>
  `أقصى عدد لأحرف السبب هو ${number(v.most)}. أرسل سببًا أقصر، أو \u2068/cancel\u2069.`;
export const bot_objection_done = (): string =>
  `اعتراضك لدى المشرفين. سأخبرك بقرارهم.`;
export const bot_pay_ask = (v: { amount: Text; name: Text }): string =>
  `إكراميتك وقدرها \u2068${markup(v.amount)}\u2069 إلى <b>\u2068${markup(v.name)}\u2069</b>: ادفعها في المحفظة، أو امسح الرمز بمحفظة أخرى.`;
export const bot_pay_details = (v: { amount: Text; name: Text; due: Text; code: Text; address: Text }): string =>
  `إكراميتك وقدرها \u2068${markup(v.amount)}\u2069 إلى <b>\u2068${markup(v.name)}\u2069</b>: ادفع بالضبط <code>${markup(v.due)}</code> \u2068${markup(v.code)}\u2069 إلى\n<code>${markup(v.address)}</code>\nبالمبلغ الدقيق أتعرّف عليها.`;
export const bot_pay_time = (v: { time: Text }): string =>
  `المهلة للدفع: \u2068${markup(v.time)}\u2069.`;
export const bot_pay_opening = (v: { amount: Text; name: Text }): string =>
  `إكراميتك وقدرها \u2068${markup(v.amount)}\u2069 إلى <b>\u2068${markup(v.name)}\u2069</b> تُفتح بعد لحظات: سأخبرك بما عليك دفعه.`;
export const bot_pay_waits = (v: { name: Text; amount: Text; time: Text }): string =>
  `ليس لدى <b>\u2068${markup(v.name)}\u2069</b> عنوان بعد. سأخبرك متى يمكن دفع إكراميتك وقدرها \u2068${markup(v.amount)}\u2069؛ وهي تنتظر \u2068${markup(v.time)}\u2069.`;
export const bot_pay_forward = (v: { url: Text }): string =>
  `هذا الشخص لم يعرفني بعد. أعد توجيه هذا الرابط إليه: ${markup(v.url)}`;
export const bot_pay_note_left_out = (v: { most: number }): string =>
  `لم تُرسل ملاحظتك: أقصى عدد لملاحظاتك إليه في اليوم هو ${number(v.most)}.`;
export const bot_pay_tipped = (v: { name: Text; amount: Text; mark: Text }): string =>
  `أعطيت <b>\u2068${markup(v.name)}\u2069</b> إكرامية قدرها \u2068${markup(v.amount)}\u2069: \u2068${markup(v.mark)}\u2069.`;
export const bot_pay_expired = (v: { amount: Text; name: Text }): string =>
  `إكراميتك وقدرها \u2068${markup(v.amount)}\u2069 إلى <b>\u2068${markup(v.name)}\u2069</b> لم تُدفع في وقتها وانتهت مهلتها.`;
export const bot_pay_cancelled = (v: { amount: Text; name: Text }): string =>
  `أُلغيت إكراميتك وقدرها \u2068${markup(v.amount)}\u2069 إلى <b>\u2068${markup(v.name)}\u2069</b>.`;
export const bot_pay_refused = (v: { name: Text; amount: Text }): string =>
  `رفض <b>\u2068${markup(v.name)}\u2069</b> إكراميتك وقدرها \u2068${markup(v.amount)}\u2069. لا تدفعها.`;
export const bot_pay_below = (v: { amount: Text; name: Text }): string =>
  `إكراميتك وقدرها \u2068${markup(v.amount)}\u2069 إلى <b>\u2068${markup(v.name)}\u2069</b>: انظر أحدث رسالة عنها.`;
export const bot_pay_lost = (v: { amount: Text; name: Text }): string =>
  `دفعة إكراميتك وقدرها \u2068${markup(v.amount)}\u2069 إلى <b>\u2068${markup(v.name)}\u2069</b> ليست على السلسلة الآن. قد تعود من تلقاء نفسها: لا تدفع مجددًا إلا إذا لم تعد محفظتك تعرضها.`;
export const bot_pay_moved = (v: { name: Text; address: Text }): string =>
  `<b>عنوان جديد:</b> غيّر <b>\u2068${markup(v.name)}\u2069</b> عنوانه. لا تدفع بعد الآن إلى <code>${markup(v.address)}</code>.`;
export const button_pay_tip = (v: { name: string; amount: string; code: string }): string =>
  `إكرامية إلى \u2068${v.name}\u2069: \u2068${v.amount}\u2069 \u2068${v.code}\u2069`;
export const button_other_wallet = (): string =>
  `محفظة أخرى`;
export const button_copy_address = (): string =>
  `نسخ العنوان`;
export const button_copy_amount = (): string =>
  `نسخ المبلغ`;
export const button_how_to_pay = (): string =>
  `كيف تدفع`;
export const button_cancel = (): string =>
  `إلغاء`;
export const bot_settings = (): string =>
  `<b>إعداداتك</b>\nاضغط على أحدها لتغييره.`;
export const bot_settings_language = (): string =>
  `اختر اللغة التي أحدّثك بها.`;
export const button_broadcasts = (): string =>
  `الرسائل العامة`;
export const button_tip_notices = (): string =>
  `أخبرني بالإكراميات`;
export const button_review_notices = (): string =>
  `أخبرني بالمراجعات`;
export const button_payout_notices = (): string =>
  `أخبرني بالمدفوعات`;
export const button_refuses_tips = (): string =>
  `عدم قبول الإكراميات`;
export const button_hidden = (): string =>
  `إخفائي في الصفحات العامة`;
export const button_language = (): string =>
  `اللغة`;
export const button_language_telegram = (): string =>
  `كما في تيليجرام`;
export const button_language_community = (): string =>
  `كما في المجتمع`;
export const button_back = (): string =>
  `رجوع`;
export const bot_share_no_address = (v: { week: Text; amount: Text }): string =>
  `حصتك من أسبوع \u2068${markup(v.week)}\u2069 هي <b>\u2068${markup(v.amount)}\u2069</b>. وهي تنتظر حتى يكون لديك عنوان: أنشئ محفظة، أو أرسل <code>/address ADDRESS</code>.`;
export const bot_share_none_counted = (v: { week: Text; points: Text }): string =>
  `أُغلق أسبوع \u2068${markup(v.week)}\u2069، وحصتك منه 0: لم يُحسب شيء من نقاطك (\u2068${markup(v.points)}\u2069) للصندوق.`;
export const bot_share_too_few = (v: { week: Text; points: Text; threshold: number; missing: Text }): string =>
  `أُغلق أسبوع \u2068${markup(v.week)}\u2069، وليست لك حصة منه: كان لديك \u2068${markup(v.points)}\u2069، والحصة تتطلب ${number(v.threshold)}. نقصك \u2068${markup(v.missing)}\u2069.`;
export const bot_share_paid = (v: { week: Text; amount: Text }): string =>
  `دُفعت حصتك من أسبوع \u2068${markup(v.week)}\u2069: <b>\u2068${markup(v.amount)}\u2069</b>.`;
export const bot_share_paid_place = (v: { week: Text; amount: Text; place: number }): string =>
  `دُفعت حصتك من أسبوع \u2068${markup(v.week)}\u2069: <b>\u2068${markup(v.amount)}\u2069</b>، المركز ${number(v.place)}.`;
export const bot_submit_banned = (): string =>
  `لا يمكن للأعضاء المحظورين إرسال محتوى.`;
export const bot_submit_ask_link = (): string =>
  `أرسل إليّ رابط المحتوى. \u2068/cancel\u2069 للإلغاء.`;
export const bot_submit_bad_link = (): string =>
  `أرسل رابطًا آخر، أو \u2068/cancel\u2069.`;
export const bot_submit_press_kind = (): string =>
  `اضغط على أحد الأزرار أعلاه، أو أرسل \u2068/cancel\u2069.`;
export const bot_submit_ask_title = (): string =>
  `والآن أرسل إليّ عنوانًا، للمراجعين وللمعرض. \u2068/cancel\u2069 للإلغاء.`;
export const bot_submit_long_title = (v: { most: number }): string =>
  `أقصى عدد لأحرف العنوان هو ${number(v.most)}. أرسل عنوانًا أقصر.`;
export const bot_submit_cancelled = (): string =>
  `أُلغي. لم يُرسل شيء.`;
export const bot_submit_nothing = (): string =>
  `لا يوجد ما يُلغى.`;
export const bot_submit_ask_kind = (v: { host: Text }): string =>
  `ما نوع هذا المحتوى؟ الرابط على \u2068${markup(v.host)}\u2069.`;
export const bot_submit_waiting = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `لا شيء آخر بانتظار المراجعة.`, zero: `لا شيء آخر بانتظار المراجعة.`, one: `مشاركة واحدة بانتظار المراجعة.`, two: `مشاركتان بانتظار المراجعة.`, few: `${number(v.count)} مشاركات بانتظار المراجعة.`, many: `${number(v.count)} مشاركة بانتظار المراجعة.`, other: `${number(v.count)} مشاركة بانتظار المراجعة.` })}`;
export const bot_submit_known_own = (v: { status: Text }): string =>
  `سبق أن أرسلت هذا الرابط (\u2068${markup(v.status)}\u2069).`;
export const bot_submit_known = (v: { status: Text }): string =>
  `سبق أن أرسل أحد هذا الرابط (\u2068${markup(v.status)}\u2069).`;
export const bot_submit_done = (): string =>
  `أُرسل. سأخبرك بقرار المراجعين؛ وتأتي النقاط مع موافقتهم.`;
export const button_content_twitter_post = (): string =>
  `منشور على تويتر`;
export const button_content_youtube_video = (): string =>
  `فيديو على يوتيوب`;
export const button_content_tiktok_video = (): string =>
  `فيديو على تيك توك`;
export const button_content_twitter_thread = (): string =>
  `سلسلة على تويتر`;
export const button_content_medium_article = (): string =>
  `مقال على Medium`;
export const button_content_reddit_post = (): string =>
  `منشور أو ميم على Reddit`;
export const button_content_meme_image = (): string =>
  `صورة ميم`;
export const button_content_instagram_post = (): string =>
  `منشور على إنستغرام`;
export const button_content_instagram_reel = (): string =>
  `ريلز على إنستغرام`;
export const button_content_linkedin_article = (): string =>
  `مقال على لينكدإن`;
export const button_content_linkedin_post = (): string =>
  `منشور على لينكدإن`;
export const button_content_discord_message = (): string =>
  `رسالة على ديسكورد`;
export const button_content_github_repo = (): string =>
  `مستودع على GitHub`;
export const bot_submit_status_pending = (): string =>
  `قيد المراجعة`;
export const bot_submit_status_approved = (): string =>
  `مقبول`;
export const bot_submit_status_rejected = (): string =>
  `مرفوض`;
export const button_no_title = (): string =>
  `بلا عنوان`;
export const bot_tip_form = (): string =>
  `الأمر <code>/tip @user 25</code>، أو <code>/tip 25</code> كرد`;
export const bot_tip_refused_self = (): string =>
  `الإكرامية لنفسك لا تُحسب.`;
export const bot_tip_refused_payer_banned = (): string =>
  `لا يمكن للأعضاء المحظورين إعطاء إكراميات.`;
export const bot_tip_refused_payee_banned = (): string =>
  `هذا الشخص محظور: الإكرامية إليه لن تُحسب.`;
export const bot_tip_refused_payee_refuses = (): string =>
  `هذا الشخص لا يقبل الإكراميات.`;
export const bot_tip_refused_too_many_today = (v: { most: number }): string =>
  `عدد إكراميات آخر 24 ساعة التي لم تدفعها، مع الملغاة: ${number(v.most)}. ادفع واحدة منها، أو حاول لاحقًا.`;
export const bot_tip_refused_too_many_to_them = (v: { most: number }): string =>
  `عدد إكراميات آخر 24 ساعة إلى هذا الشخص التي لم تدفعها، مع الملغاة: ${number(v.most)}. ادفع واحدة منها، أو حاول لاحقًا.`;
export const bot_tip_refused_no_chain = (): string =>
  `لا يمكن دفع الإكراميات هنا بعد: على مشغّل هذا البوت أن يصله بالسلسلة (CHAIN_RPC_URL أو CHAIN_API_URL).`;
export const bot_tip_refused_too_many_unpaid = (v: { most: number }): string =>
  `عدد إكرامياتك غير المدفوعة: ${number(v.most)}. ادفع بعضها أو ألغِه أولًا.`;
export const bot_tip_refused_too_many_alike = (): string =>
  `كثيرون يعطونه الآن هذا المبلغ بعينه. اختر مبلغًا آخر.`;
export const bot_tip_no_person = (): string =>
  `لا يمكن إعطاء إكرامية للبوتات والقنوات والمشرفين المجهولين.`;
export const bot_tip_unknown = (v: { name: Text }): string =>
  `لا أعرف @\u2068${markup(v.name)}\u2069 بعد. رد على إحدى رسائله في المجموعة بـ <code>/tip 25</code>.`;
export const bot_tip_not_sure = (v: { name: Text }): string =>
  `لست متأكدًا من هو @\u2068${markup(v.name)}\u2069 الآن. رد على إحدى رسائله في المجموعة بـ <code>/tip 25</code>.`;
export const bot_tip_below_least = (v: { amount: Text }): string =>
  `أصغر إكرامية هنا \u2068${markup(v.amount)}\u2069.`;
export const bot_tip_answered_taken = (): string =>
  `شكرًا لك: ستُحسب إكرامية منك خلال دقيقة.`;
export const bot_tip_answered_left = (): string =>
  `تُركت كما هي: ليست إكراميتك.`;
export const bot_tip_how_to = (): string =>
  `<b>كيف تعطي إكرامية</b>\n1. في المجموعة، رد على رسالة بـ <code>/tip 25</code>، أو اكتب <code>/tip @user 25 أحسنت</code>.\n2. أرسل إليك زرًّا يفتح محفظتك. تذهب العملات مباشرة إلى محفظته؛ ولا أحتفظ بها أبدًا.\n3. حين تصبح الدفعة على السلسلة، تُحسب الإكرامية في نقاطك وأسبوعك.`;
export const bot_tip_declined = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `لا شيء بانتظارك بعد الآن.`, zero: `لا شيء بانتظارك بعد الآن.`, one: `رُفضت إكرامية واحدة.`, two: `رُفضت إكراميتان.`, few: `رُفضت ${number(v.count)} إكراميات.`, many: `رُفضت ${number(v.count)} إكرامية.`, other: `رُفضت ${number(v.count)} إكرامية.` })}`;
export const bot_tip_not_yours = (): string =>
  `دفع هذه الإكرامية ليس عليك.`;
export const bot_tip_ended_waiting = (): string =>
  `ما زالت تنتظر.`;
export const bot_tip_ended_paid = (): string =>
  `سبق أن دُفعت.`;
export const bot_tip_ended_expired = (): string =>
  `كانت مهلتها قد انتهت.`;
export const bot_tip_ended_cancelled = (): string =>
  `أُلغيت.`;
export const bot_tip_ended_refused = (): string =>
  `رُفضت.`;
export const bot_tip_wrong_no_recipient_amount = (v: { said: Text; form: Text }): string =>
  `من يحصل على \u2068${markup(v.said)}\u2069؟ جرّب: \u2068${markup(v.form)}\u2069`;
export const bot_tip_wrong_no_recipient = (v: { said: Text; form: Text }): string =>
  `لا أعرف من هو \u2068${markup(v.said)}\u2069. جرّب: \u2068${markup(v.form)}\u2069`;
export const bot_tip_wrong_no_amount = (v: { form: Text }): string =>
  `المبلغ ناقص. جرّب: \u2068${markup(v.form)}\u2069`;
export const bot_tip_wrong_amount_first = (v: { said: Text; form: Text }): string =>
  `ضع \u2068${markup(v.said)}\u2069 بعد الاسم: \u2068${markup(v.form)}\u2069`;
export const bot_tip_wrong_note_too_long = (v: { length: Text; most: number }): string =>
  `عدد أحرف الملاحظة \u2068${markup(v.length)}\u2069، والحد الأقصى ${number(v.most)}.`;
export const bot_tip_wrong_one_or_thousand = (v: { said: Text }): string =>
  `قد يعني \u2068${markup(v.said)}\u2069 واحدًا أو ألفًا: اكتبه بلا فاصلة.`;
export const bot_tip_wrong_too_many_decimals = (v: { said: Text }): string =>
  `في \u2068${markup(v.said)}\u2069 منازل عشرية أكثر من اللازم: للعملات 8، وللدولار 2.`;
export const bot_tip_wrong_too_small = (v: { said: Text; amount: Text }): string =>
  `\u2068${markup(v.said)}\u2069 قليل جدًّا: أصغر إكرامية \u2068${markup(v.amount)}\u2069.`;
export const bot_tip_wrong_too_large = (v: { said: Text }): string =>
  `\u2068${markup(v.said)}\u2069 أكثر من كل العملات الموجودة.`;
export const bot_tip_wrong_no_price = (v: { code: Text }): string =>
  `لا أعرف سعر العملة. اكتب المبلغ بـ \u2068${markup(v.code)}\u2069.`;
export const bot_tip_wrong_not_an_amount = (v: { said: Text; form: Text }): string =>
  `\u2068${markup(v.said)}\u2069 ليس مبلغًا. جرّب: \u2068${markup(v.form)}\u2069`;
export const bot_quoted = (v: { said: Text }): string =>
  `«\u2068${markup(v.said)}\u2069»`;
export const bot_tip_tips = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>\u2068${markup(v.payer)}\u2069</b> يعطي <b>\u2068${markup(v.payee)}\u2069</b> إكرامية: \u2068${markup(v.amount)}\u2069`;
export const bot_tip_tips_nobody = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>\u2068${markup(v.payer)}\u2069</b> يعطي <b>\u2068${markup(v.payee)}\u2069</b> إكرامية: \u2068${markup(v.amount)}\u2069. ليس لديه عنوان بعد، لذلك تنتظر الإكرامية 7 أيام.`;
export const bot_tip_tipped = (v: { payer: Text; payee: Text; amount: Text; mark: Text }): string =>
  `إكرامية من <b>\u2068${markup(v.payer)}\u2069</b> إلى <b>\u2068${markup(v.payee)}\u2069</b>: \u2068${markup(v.amount)}\u2069، \u2068${markup(v.mark)}\u2069`;
export const bot_tip_on_its_way = (): string =>
  `في الطريق`;
export const bot_tip_confirmed = (): string =>
  `مؤكدة`;
export const bot_tip_closed = (): string =>
  `هذه الإكرامية مغلقة.`;
export const bot_tip_cancelled = (v: { payer: Text; amount: Text; payee: Text }): string =>
  `ألغى <b>\u2068${markup(v.payer)}\u2069</b> الإكرامية وقدرها \u2068${markup(v.amount)}\u2069 إلى <b>\u2068${markup(v.payee)}\u2069</b>.`;
export const bot_tip_refused = (v: { payee: Text; amount: Text }): string =>
  `رفض <b>\u2068${markup(v.payee)}\u2069</b> الإكرامية وقدرها \u2068${markup(v.amount)}\u2069.`;
export const bot_tip_under_post = (v: { count: number; amount: Text }): string =>
  `${plural(v.count, { zero: `${number(v.count)} إكرامية`, one: `إكرامية واحدة`, two: `إكراميتان`, few: `${number(v.count)} إكراميات`, many: `${number(v.count)} إكرامية`, other: `${number(v.count)} إكرامية` })}، \u2068${markup(v.amount)}\u2069 تحت هذه الرسالة`;
export const bot_tip_waiting = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} إكرامية بانتظارك. لاستلامها أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.`, one: `إكرامية واحدة بانتظارك. لاستلامها أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.`, two: `إكراميتان بانتظارك. لاستلامهما أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.`, few: `${number(v.count)} إكراميات بانتظارك. لاستلامها أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.`, many: `${number(v.count)} إكرامية بانتظارك. لاستلامها أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.`, other: `${number(v.count)} إكرامية بانتظارك. لاستلامها أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كانت لديك واحدة.` })}`;
export const bot_tip_received = (v: { payer: Text; amount: Text; mark: Text }): string =>
  `أعطاك <b>\u2068${markup(v.payer)}\u2069</b> إكرامية قدرها \u2068${markup(v.amount)}\u2069: \u2068${markup(v.mark)}\u2069.`;
export const bot_tip_unpaid = (v: { amount: Text; payer: Text }): string =>
  `الإكرامية وقدرها \u2068${markup(v.amount)}\u2069 من <b>\u2068${markup(v.payer)}\u2069</b> تنتظر الدفع.`;
export const bot_tip_over = (v: { amount: Text; payer: Text }): string =>
  `انتهى أمر الإكرامية وقدرها \u2068${markup(v.amount)}\u2069 من <b>\u2068${markup(v.payer)}\u2069</b>.`;
export const bot_tip_paid_again_payer = (v: { amount: Text; name: Text; payment: Text }): string =>
  `دُفعت إكراميتك وقدرها \u2068${markup(v.amount)}\u2069 إلى <b>\u2068${markup(v.name)}\u2069</b> مرة أخرى: \u2068${markup(v.payment)}\u2069. تُحسب مرة واحدة؛ اطلب منه ردّ الباقي.`;
export const bot_tip_paid_again_payee = (v: { amount: Text; name: Text; payment: Text }): string =>
  `دُفعت إليك الإكرامية وقدرها \u2068${markup(v.amount)}\u2069 من <b>\u2068${markup(v.name)}\u2069</b> مرة أخرى: \u2068${markup(v.payment)}\u2069. تُحسب مرة واحدة؛ وقد يطلب ردّ الباقي.`;
export const bot_tip_payment = (v: { transaction: Text; txid: Text; address: Text }): string =>
  `\u2068${markup(v.transaction)}\u2069 <code>${markup(v.txid)}</code>، على <code>${markup(v.address)}</code>`;
export const bot_tip_transaction = (): string =>
  `المعاملة`;
export const bot_tip_question = (v: { payment: Text; amount: Text; name: Text }): string =>
  `\u2068${markup(v.payment)}\u2069 بمبلغ \u2068${markup(v.amount)}\u2069 إلى <b>\u2068${markup(v.name)}\u2069</b> جاءت من عنوان لك، دون الأرقام الأخيرة التي أعرف بها إكراميتك. هل كانت تلك إكراميتك؟ إن كانت كذلك فلا تدفعها مرة أخرى.`;
export const bot_tip_a_payment = (): string =>
  `دفعة`;
export const bot_tip_taken_back = (v: { amount: Text; name: Text }): string =>
  `سقطت من السلسلة دفعة إكراميتك وقدرها \u2068${markup(v.amount)}\u2069 إلى <b>\u2068${markup(v.name)}\u2069</b>، لذلك سُحب ما كسبته.`;
export const button_pay = (v: { amount: string; code: string }): string =>
  `ادفع \u2068${v.amount}\u2069 \u2068${v.code}\u2069`;
export const button_set_address = (): string =>
  `تحديد عنوانك`;
export const button_no_thanks = (): string =>
  `لا، شكرًا`;
export const button_was_my_tip = (): string =>
  `نعم، كانت إكراميتي`;
export const button_no = (): string =>
  `لا`;
export const bot_address_bad = (v: { said: Text; coin: Text }): string =>
  `«\u2068${markup(v.said)}\u2069» ليس عنوان \u2068${markup(v.coin)}\u2069. جرّب: <code>/address ADDRESS</code>`;
export const bot_address_proved = (v: { address: Text }): string =>
  `تصل إكرامياتك وحصصك إلى <code>${markup(v.address)}</code>: وقّع مفتاحه باسمك.\nللتغيير: <code>/address ADDRESS</code>`;
export const bot_address_unproved = (v: { address: Text }): string =>
  `تصل إكرامياتك وحصصك إلى <code>${markup(v.address)}</code>: لم يُثبت توقيعٌ أنه لك.\nللتغيير: <code>/address ADDRESS</code>`;
export const bot_address_set = (v: { address: Text }): string =>
  `تصل إكرامياتك وحصصك الآن إلى <code>${markup(v.address)}</code>. لا توقيع يثبت أنه لك، فتحقق منه مرتين.`;
export const bot_address_before = (v: { address: Text }): string =>
  `كان قبل ذلك <code>${markup(v.address)}</code>.`;
export const bot_wallet_open = (): string =>
  `محفظتك صفحة في متصفحك أنت: مفاتيحها لا تغادر جهازك أبدًا. يسجّل الزر دخولك إليها مرة واحدة وخلال خمس دقائق: لا تعد توجيهه.`;
export const bot_wallet_export = (): string =>
  `مفاتيحك على جهازك فقط. تعرضها المحفظة حين تُدخل عبارة المرور. لا ترسلها أبدًا إلى أحد، ولا حتى إليّ.`;
export const bot_wallet_no_address = (): string =>
  `ليس لديك عنوان بعد. أنشئ محفظة، أو أرسل <code>/address ADDRESS</code> إن كان لديك عنوان في مكان آخر.`;
export const bot_wallet_no_index = (): string =>
  `لا أستطيع رؤية السلسلة هنا؛ محفظتك تستطيع.`;
export const bot_wallet_unreachable = (): string =>
  `السلسلة لا تجيب الآن. حاول بعد دقيقة.`;
export const bot_wallet_too_large = (): string =>
  `في عنوانك مدفوعات أكثر من أن تُقرأ هنا. تعرض صفحة المحفظة رصيده، وكذلك مستكشف السلسلة.`;
export const bot_wallet_deposit = (v: { coin: Text; address: Text }): string =>
  `أرسل \u2068${markup(v.coin)}\u2069 إلى\n<code>${markup(v.address)}</code>`;
export const bot_wallet_balance = (v: { amount: Text; address: Text }): string =>
  `<b>\u2068${markup(v.amount)}\u2069</b> في <code>${markup(v.address)}</code>`;
export const bot_wallet_on_its_way = (v: { amount: Text }): string =>
  `في الطريق: \u2068${markup(v.amount)}\u2069`;
export const bot_wallet_nothing = (v: { days: number }): string =>
  `لم يصل شيء خلال آخر ${plural(v.days, { zero: `${number(v.days)} يوم`, one: `يوم`, two: `يومين`, few: `${number(v.days)} أيام`, many: `${number(v.days)} يومًا`, other: `${number(v.days)} يوم` })}.`;
export const bot_wallet_history = (): string =>
  `<b>آخر المدفوعات إليك</b>`;
export const bot_wallet_just_now = (v: { amount: Text }): string =>
  `+\u2068${markup(v.amount)}\u2069، الآن`;
export const bot_wallet_just_now_on_its_way = (v: { amount: Text }): string =>
  `+\u2068${markup(v.amount)}\u2069، الآن، في الطريق`;
export const bot_wallet_ago = (v: { amount: Text; time: Text }): string =>
  `+\u2068${markup(v.amount)}\u2069، قبل \u2068${markup(v.time)}\u2069`;
export const bot_wallet_ago_on_its_way = (v: { amount: Text; time: Text }): string =>
  `+\u2068${markup(v.amount)}\u2069، قبل \u2068${markup(v.time)}\u2069، في الطريق`;
export const bot_wallet_send_by_name = (): string =>
  `للدفع لشخص باسمه: <code>/tip @user 25</code>`;
export const bot_wallet_send_unknown = (v: { said: Text }): string =>
  `لا أفهم «\u2068${markup(v.said)}\u2069».`;
export const bot_wallet_send_form = (v: { code: Text }): string =>
  `جرّب: <code>/send ADDRESS 25</code>، بعنوان ومبلغ من \u2068${markup(v.code)}\u2069.`;
export const bot_wallet_send = (v: { amount: Text; code: Text; address: Text }): string =>
  `\u2068${markup(v.amount)}\u2069 \u2068${markup(v.code)}\u2069 إلى <code>${markup(v.address)}</code>: تحقق منهما في المحفظة وأكّد هناك.`;
export const bot_week_title = (v: { week: Text; time: Text }): string =>
  `<b>أسبوع \u2068${markup(v.week)}\u2069</b>، ينتهي \u2068${markup(v.time)}\u2069 (الأحد 23:00 UTC)`;
export const bot_week_points = (v: { points: Text; threshold: number }): string =>
  `لديك \u2068${markup(v.points)}\u2069. الحصة تتطلب ${number(v.threshold)} على الأقل.`;
export const bot_week_banned = (): string =>
  `ليس للحساب المحظور حصة من الصندوق.`;
export const bot_week_first = (v: { points: Text; pool: Text }): string =>
  `بقي \u2068${markup(v.points)}\u2069 لتكون صاحب أول حصة من صندوق قدره \u2068${markup(v.pool)}\u2069.`;
export const bot_week_join = (v: { points: Text; pool: Text; count: number }): string =>
  `بقي \u2068${markup(v.points)}\u2069 لتشارك في صندوق قدره \u2068${markup(v.pool)}\u2069 مع ${plural(v.count, { zero: `${number(v.count)} عضو`, one: `عضو واحد`, two: `عضوين`, few: `${number(v.count)} أعضاء`, many: `${number(v.count)} عضوًا`, other: `${number(v.count)} عضو` })}.`;
export const bot_week_pool = (v: { pool: Text }): string =>
  `الصندوق \u2068${markup(v.pool)}\u2069.`;
export const bot_week_share = (v: { share: Text; pool: Text }): string =>
  `لو انتهى الآن لحصلت على <b>\u2068${markup(v.share)}\u2069</b> من صندوق قدره \u2068${markup(v.pool)}\u2069.`;
export const bot_week_enough = (v: { count: number }): string =>
  `لدى ${plural(v.count, { zero: `${number(v.count)} عضو`, one: `عضو واحد`, two: `عضوين`, few: `${number(v.count)} أعضاء`, many: `${number(v.count)} عضوًا`, other: `${number(v.count)} عضو` })} نقاط تكفي لحصة؛ وكل نقطة يكسبها أحد تغيّرها.`;
export const bot_week_enough_counted = (v: { count: number }): string =>
  `لدى ${plural(v.count, { zero: `${number(v.count)} عضو`, one: `عضو واحد`, two: `عضوين`, few: `${number(v.count)} أعضاء`, many: `${number(v.count)} عضوًا`, other: `${number(v.count)} عضو` })} نقاط تكفي لحصة؛ والنقاط المحسوبة تغيّرها.`;
export const bot_week_since = (v: { own: Text; others: Text; share: Text }): string =>
  `منذ الأمس: نقاطك \u2068${markup(v.own)}\u2069، نقاط الآخرين \u2068${markup(v.others)}\u2069، حصتك \u2068${markup(v.share)}\u2069`;
export const bot_week_no_entries = (): string =>
  `ليست لديك نقاط بعد. ابدأ بـ \u2068/gm\u2069.`;
export const bot_week_entries = (): string =>
  `<b>آخر نقاطك</b>`;
export const bot_week_no_points = (): string =>
  `بلا نقاط`;
export const bot_week_cut_banned = (): string =>
  `الحساب المحظور لا يكسب شيئًا`;
export const bot_week_cut_cooldown = (): string =>
  `يُحسب مرة كل 24 ساعة`;
export const bot_week_cut_least_tip = (v: { limit: Text }): string =>
  `الإكرامية الأقل من \u2068${markup(v.limit)}\u2069 لا تكسب شيئًا`;
export const bot_week_cut_tip_limit = (v: { limit: Text }): string =>
  `عدد الإكراميات التي تكسب في اليوم: \u2068${markup(v.limit)}\u2069`;
export const bot_week_cut_limit = (v: { limit: Text }): string =>
  `بُلغ حد اليوم من النقاط وهو \u2068${markup(v.limit)}\u2069`;
export const bot_week_cut_rest = (v: { limit: Text }): string =>
  `الباقي يتجاوز حد اليوم وهو \u2068${markup(v.limit)}\u2069`;
export const bot_rule_account_created = (): string =>
  `إنشاء الحساب`;
export const bot_rule_primary_address_set = (): string =>
  `تحديد العنوان الرئيسي`;
export const bot_rule_staking_address_set = (): string =>
  `تحديد عنوان الستيكنغ`;
export const bot_rule_twitter_set = (): string =>
  `إضافة تويتر/X`;
export const bot_rule_first_tip = (): string =>
  `أول إكرامية`;
export const bot_rule_first_send = (): string =>
  `أول تحويل`;
export const bot_rule_gm = (): string =>
  `\u2068/gm\u2069`;
export const bot_rule_faucet = (): string =>
  `\u2068/faucet\u2069`;
export const bot_rule_tip = (): string =>
  `إكرامية`;
export const bot_rule_send = (): string =>
  `تحويل`;
export const bot_rule_content_submission = (): string =>
  `محتوى`;
export const bot_rule_undone = (v: { name: Text }): string =>
  `\u2068${markup(v.name)}\u2069: سُحبت نقاطه`;
export const bot_rule_again = (v: { name: Text }): string =>
  `\u2068${markup(v.name)}\u2069، مرة أخرى`;
export const bot_rule_hunt = (v: { words: Text }): string =>
  `البحث عن الكنز: \u2068${markup(v.words)}\u2069`;
export const bot_rule_referral = (v: { words: Text }): string =>
  `دعوة: \u2068${markup(v.words)}\u2069`;
export const about_tip_to = (v: { amount: string; name: string }): string =>
  `إكرامية قدرها \u2068${v.amount}\u2069 إلى \u2068${v.name}\u2069`;
export const about_tip_from = (v: { amount: string; name: string }): string =>
  `إكرامية قدرها \u2068${v.amount}\u2069 من \u2068${v.name}\u2069`;
export const about_tip_undone = (v: { amount: string; name: string }): string =>
  `إكرامية قدرها \u2068${v.amount}\u2069 إلى \u2068${v.name}\u2069، سقطت دفعتها من السلسلة`;
export const about_send_undone = (v: { amount: string }): string =>
  `تحويل قدره \u2068${v.amount}\u2069، سقط من السلسلة`;
export const about_send = (v: { amount: string }): string =>
  `حُوّل \u2068${v.amount}\u2069`;
export const about_faucet = (v: { amount: string }): string =>
  `استُلم \u2068${v.amount}\u2069`;
export const about_deleted = (): string =>
  `محتوى محذوف`;
export const grounds_off = (): string =>
  `الصندوق الأسبوعي متوقف: الصندوق 0.`;
export const grounds_banned = (): string =>
  `ليس للحساب المحظور حصة من الصندوق.`;
export const grounds_more = (v: { points: number }): string =>
  `بقي ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })} لتشارك في الصندوق.`;
export const grounds_more_of = (v: { points: number; pool: string }): string =>
  `بقي ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })} لتشارك في صندوق قدره \u2068${v.pool}\u2069.`;
export const grounds_more_counted = (v: { points: number }): string =>
  `بقي ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })} لتشارك في الصندوق بحسب نقاطك المحتسبة.`;
export const grounds_more_of_counted = (v: { points: number; pool: string }): string =>
  `بقي ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })} لتشارك في صندوق قدره \u2068${v.pool}\u2069 بحسب نقاطك المحتسبة.`;
export const grounds_most = (v: { amount: string }): string =>
  `لا يحصل أي عضو على أكثر من \u2068${v.amount}\u2069 منه.`;
export const grounds_carried = (v: { amount: string; pool: string }): string =>
  `تركت أسابيع سابقة \u2068${v.amount}\u2069 من صندوق قدره \u2068${v.pool}\u2069.`;
export const grounds_estimate = (v: { part: number; most: string }): string =>
  `الصندوق تقديري: سيكون ${number(v.part)} % من العملات التي في محفظته عند اللقطة ولا يدين بها لأحد، \u2068${v.most}\u2069 على الأكثر.`;
export const grounds_unknown = (v: { part: number; most: string }): string =>
  `الصندوق غير معروف بعد: سيكون ${number(v.part)} % من العملات التي في محفظته عند اللقطة ولا يدين بها لأحد، \u2068${v.most}\u2069 على الأكثر.`;
export const grounds_all = (v: { points: number }): string =>
  `كل نقاطك محتسبة للصندوق (${number(v.points)}).`;
export const grounds_all_backed = (v: { points: number; names: string; each: number }): string =>
  `كل نقاطك محتسبة للصندوق (${number(v.points)}): سندك \u2068${v.names}\u2069، لكل منهم ${plural(v.each, { zero: `${number(v.each)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.each)} نقاط`, many: `${number(v.each)} نقطة`, other: `${number(v.each)} نقطة` })}.`;
export const grounds_all_new = (v: { points: number; fresh: number }): string =>
  `كل نقاطك محتسبة للصندوق (${number(v.points)}): حسابك جديد، لذا احتُسب بلا سند: ${plural(v.fresh, { zero: `${number(v.fresh)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.fresh)} نقاط`, many: `${number(v.fresh)} نقطة`, other: `${number(v.fresh)} نقطة` })}.`;
export const grounds_all_both = (v: { points: number; names: string; each: number; fresh: number }): string =>
  `كل نقاطك محتسبة للصندوق (${number(v.points)}): سندك \u2068${v.names}\u2069، لكل منهم ${plural(v.each, { zero: `${number(v.each)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.each)} نقاط`, many: `${number(v.each)} نقطة`, other: `${number(v.each)} نقطة` })}؛ حسابك جديد، لذا احتُسب بلا سند: ${plural(v.fresh, { zero: `${number(v.fresh)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.fresh)} نقاط`, many: `${number(v.fresh)} نقطة`, other: `${number(v.fresh)} نقطة` })}.`;
export const grounds_part_backed = (v: { counted: number; points: number; names: string; each: number }): string =>
  `المحتسب للصندوق من نقاطك (${number(v.points)}): ${number(v.counted)}: سندك \u2068${v.names}\u2069، لكل منهم ${plural(v.each, { zero: `${number(v.each)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.each)} نقاط`, many: `${number(v.each)} نقطة`, other: `${number(v.each)} نقطة` })}.`;
export const grounds_part_new = (v: { counted: number; points: number; fresh: number }): string =>
  `المحتسب للصندوق من نقاطك (${number(v.points)}): ${number(v.counted)}: حسابك جديد، لذا احتُسب بلا سند: ${plural(v.fresh, { zero: `${number(v.fresh)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.fresh)} نقاط`, many: `${number(v.fresh)} نقطة`, other: `${number(v.fresh)} نقطة` })}.`;
export const grounds_part_both = (v: { counted: number; points: number; names: string; each: number; fresh: number }): string =>
  `المحتسب للصندوق من نقاطك (${number(v.points)}): ${number(v.counted)}: سندك \u2068${v.names}\u2069، لكل منهم ${plural(v.each, { zero: `${number(v.each)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.each)} نقاط`, many: `${number(v.each)} نقطة`, other: `${number(v.each)} نقطة` })}؛ حسابك جديد، لذا احتُسب بلا سند: ${plural(v.fresh, { zero: `${number(v.fresh)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.fresh)} نقاط`, many: `${number(v.fresh)} نقطة`, other: `${number(v.fresh)} نقطة` })}.`;
export const grounds_none = (v: { points: number; least: string; weeks: number }): string =>
  `لم يُحتسب شيء من نقاطك (${number(v.points)}) للصندوق: لم يرسل إليك أي عضو قديم إكرامية قدرها \u2068${v.least}\u2069 أو أكثر خلال الأسابيع الأخيرة (${number(v.weeks)}).`;
export const grounds_none_young = (v: { points: number; least: string; weeks: number }): string =>
  `لم يُحتسب شيء من نقاطك (${number(v.points)}) للصندوق: لم يرسل إليك أي عضو إكرامية قدرها \u2068${v.least}\u2069 أو أكثر خلال الأسابيع الأخيرة (${number(v.weeks)}).`;
export const grounds_small = (v: { points: number; least: string }): string =>
  `من إكراميات أقل من \u2068${v.least}\u2069 لا تُحتسب: ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}.`;
export const grounds_limit = (v: { percent: number }): string =>
  `كل هذه النقاط للحسابات الجديدة معًا ${number(v.percent)} % من المحتسب على الأكثر.`;
export const grounds_limit_none = (v: { percent: number }): string =>
  `تتقاسم الحسابات الجديدة بلا سند ${number(v.percent)} % من النقاط المحتسبة على الأكثر، فلا يبقى لك شيء.`;
export const grounds_names = (v: { names: string; last: string }): string =>
  `\u2068${v.names}\u2069 و\u2068${v.last}\u2069`;
export const grounds_names_others = (v: { names: string; count: number }): string =>
  `\u2068${v.names}\u2069 وآخرون (${number(v.count)})`;
export const grounds_others = (v: { count: number }): string =>
  `أعضاء آخرون (${number(v.count)})`;
export const button_open_private = (): string =>
  `فتح المحادثة الخاصة`;
export const button_open_week = (): string =>
  `فتح الأسبوع`;
export const button_open_leaderboard = (): string =>
  `فتح لوحة الصدارة`;
export const button_open_portal = (): string =>
  `فتح البوابة`;
export const button_open_monitor = (): string =>
  `فتح المراقبة`;
export const button_open_wallet = (): string =>
  `فتح المحفظة`;
export const button_make_wallet = (): string =>
  `إنشاء محفظة`;
export const button_how_to_tip = (): string =>
  `كيف تعطي إكرامية`;
export const button_invite = (): string =>
  `دعوة`;
export const button_my_rank = (): string =>
  `رتبتي`;
export const button_my_week = (): string =>
  `أسبوعي`;
export const button_settings = (): string =>
  `الإعدادات`;
export const button_transaction = (): string =>
  `المعاملة`;
export const button_all_hunts = (): string =>
  `كل عمليات البحث`;
export const button_hunt = (): string =>
  `البحث عن الكنز`;
export const button_join_hunt = (): string =>
  `المشاركة في الخاص`;
export const button_week = (): string =>
  `الأسبوع`;
export const button_how_points_count = (): string =>
  `كيف تُحسب النقاط`;
export const button_my_submissions = (): string =>
  `مشاركاتي`;
export const button_all_points = (): string =>
  `عرضها كلها`;
export const refusal_submit_banned = (): string =>
  `لا يمكن للأعضاء المحظورين إرسال محتوى.`;
export const refusal_submissions_open = (v: { most: number }): string =>
  `${number(v.most)} من مشاركاتك بانتظار المراجعة. أرسل المزيد بعد مراجعة إحداها، أو اسحب واحدة.`;
export const refusal_submissions_day = (v: { most: number }): string =>
  `أرسلت ${number(v.most)} خلال 24 ساعة، وهذا هو الحد. أرسل المزيد غدًا.`;
export const refusal_submitted_before = (): string =>
  `سبق أن أرسلت هذا، ثم حُذف.`;
export const refusal_link_hidden = (): string =>
  `يحتوي الرابط على محارف غير مرئية.`;
export const refusal_link_form = (): string =>
  `الرابط ليس عنوان http أو https.`;
export const refusal_link_credentials = (): string =>
  `يجب ألا يحتوي الرابط على بيانات دخول.`;
export const refusal_link_host = (): string =>
  `لا يؤدي الرابط إلى موقع عام.`;
export const refusal_link_length = (): string =>
  `الرابط طويل جدًا.`;
export const refusal_objection_reason = (): string =>
  `اذكر سبب اعتراضك.`;
export const refusal_no_share = (): string =>
  `ليس لهذا العضو حصة في هذا الأسبوع.`;
export const refusal_objection_said = (): string =>
  `لقد اعترضت على هذا من قبل.`;
export const refusal_share_not_held = (): string =>
  `حصتك ليست محتجزة.`;
export const refusal_objection_late = (): string =>
  `انتهت ساعة الاعتراض لهذا الأسبوع.`;
export const refusal_objection_points = (): string =>
  `لا يعترض إلا الأعضاء الذين كسبوا نقاطًا في هذا الأسبوع.`;
export const refusal_share_elsewhere = (): string =>
  `تُسوّى هذه الحصة في مكان آخر.`;
export const refusal_share_held = (): string =>
  `هذه الحصة محتجزة بالفعل.`;
export const refusal_objections_most = (v: { most: number }): string =>
  `يمكنك الاعتراض على ${plural(v.most, { zero: `${number(v.most)} حصة`, one: `حصة واحدة`, two: `حصتين`, few: `${number(v.most)} حصص`, many: `${number(v.most)} حصة`, other: `${number(v.most)} حصة` })} في الأسبوع.`;
export const bot_address_now = (v: { site: Text; address: Text }): string =>
  `عنوانك في \u2068${markup(v.site)}\u2069 هو الآن <code>${markup(v.address)}</code>.`;
export const bot_address_replaced = (v: { address: Text }): string =>
  `كان <code>${markup(v.address)}</code>. تنتظر الحصص الأسبوعية 24 ساعة قبل أن تذهب إلى العنوان الجديد.`;
export const bot_address_was_me = (): string =>
  `إن كنت أنت من فعل هذا فاضغط الزر ولن ينتظر شيء. وإلا فعيّن عنوانك من جديد وأخبر المشغّلين.`;
export const button_was_me = (): string =>
  `هذا أنا`;
export const notice_address_confirmed = (): string =>
  `تم التأكيد: تذهب الحصص الأسبوعية إلى هذا العنوان.`;
export const notice_address_over = (): string =>
  `لم يعد هناك ما يُؤكَّد.`;
export const notice_declined = (): string =>
  `تم الرفض.`;
export const notice_question_over = (): string =>
  `انتهى هذا السؤال.`;
export const notice_own_key = (): string =>
  `مفتاح API الخاص بك`;
export const notice_app_nameless = (): string =>
  `تطبيق بلا اسم`;
export const bot_app_wants = (v: { app: Text; developer: Text }): string =>
  `يريد <b>\u2068${markup(v.app)}\u2069</b> من \u2068${markup(v.developer)}\u2069:`;
export const bot_consent_read_balance = (): string =>
  `الاطلاع على رصيد عنوانك الأساسي`;
export const bot_consent_read_history = (): string =>
  `الاطلاع على إكرامياتك وتحويلاتك وسحوباتك من الصنبور ومكافآتك الأسبوعية`;
export const bot_consent_request_payments = (): string =>
  `طلب مدفوعات منك، وأنت من يدفع كلًّا منها أو يرفضه`;
export const bot_consent_send_notifications = (): string =>
  `مراسلتك عبر هذا البوت`;
export const bot_consent_access_profile = (): string =>
  `الاطلاع على اسمك واسم المستخدم ورتبتك ونقاطك وتاريخ انضمامك`;
export const bot_consent_manage_escrow = (): string =>
  `إعداد حسابات ضمان معك، تؤكد شروطها وتوقّع مدفوعاتها بنفسك`;
export const bot_app_never = (): string =>
  `لن يحصل على مفاتيحك أبدًا، ولا يمكنه تحريك عملاتك. يمكنك سحب الإذن في أي وقت.`;
export const notice_consent_allowed = (): string =>
  `تم السماح. يمكنك سحب الإذن في أي وقت.`;
export const notice_consent_declined = (): string =>
  `لم يُسمح.`;
export const notice_consent_blocked = (): string =>
  `تم الحظر. لم يعد بإمكان هذا التطبيق أن يسألك أو يصل إلى أي شيء.`;
export const notice_consent_withdrawn = (): string =>
  `تم سحب الإذن. لم يعد بإمكان هذا التطبيق الوصول إليك.`;
export const button_allow = (): string =>
  `السماح`;
export const button_not_now = (): string =>
  `ليس الآن`;
export const button_block_app = (): string =>
  `حظر هذا التطبيق`;
export const button_withdraw_access = (): string =>
  `سحب الإذن`;
export const bot_app_writes = (v: { app: Text }): string =>
  `يكتب <b>\u2068${markup(v.app)}\u2069</b> (تطبيق):`;
export const button_stop_app = (): string =>
  `إيقاف هذه الرسائل`;
export const notice_app_stopped = (): string =>
  `تم الإيقاف. لم يعد بإمكان هذا التطبيق مراسلتك.`;
export const notice_app_silent = (): string =>
  `لا يمكن لهذا التطبيق مراسلتك.`;
export const button_decline = (): string =>
  `رفض`;
export const bot_app_for = (v: { text: Text }): string =>
  `المقابل: \u2068${markup(v.text)}\u2069`;
export const bot_app_address = (v: { address: Text }): string =>
  `العنوان: <code>${markup(v.address)}</code>`;
export const bot_app_amount = (v: { amount: Text }): string =>
  `المبلغ: <code>${markup(v.amount)}</code>`;
export const bot_payment_ask = (v: { app: Text; amount: Text }): string =>
  `يطلب منك <b>\u2068${markup(v.app)}\u2069</b> دفع <b>\u2068${markup(v.amount)}\u2069</b>.`;
export const bot_payment_how = (): string =>
  `ادفعه من محفظتك إن أردت. يجب أن يكون المبلغ مطابقًا تمامًا: به تُعرف الدفعة.`;
export const bot_payment_link = (v: { link: Text }): string =>
  `الرابط: <code>${markup(v.link)}</code>`;
export const bot_payment_until = (v: { time: Text }): string =>
  `حتى \u2068${markup(v.time)}\u2069.`;
export const notice_payment_over = (): string =>
  `انتهى هذا الطلب.`;
export const bot_escrow_buyer = (v: { app: Text; amount: Text }): string =>
  `يُعدّ <b>\u2068${markup(v.app)}\u2069</b> حساب ضمان بمبلغ <b>\u2068${markup(v.amount)}\u2069</b> أنت فيه المشتري.`;
export const bot_escrow_buyer_how = (): string =>
  `تدفعه من محفظتك. ينتقل إلى البائع أو يعود إليك عندما يوقّع اثنان من ثلاثة: أنت والبائع، والمشغّل عند النزاع.`;
export const bot_escrow_seller = (v: { app: Text; amount: Text }): string =>
  `يُعدّ <b>\u2068${markup(v.app)}\u2069</b> حساب ضمان بمبلغ <b>\u2068${markup(v.amount)}\u2069</b> أنت فيه البائع.`;
export const bot_escrow_seller_how = (): string =>
  `يدفعه المشتري. ينتقل إليك أو يُعاد عندما يوقّع اثنان من ثلاثة: أنت والمشتري، والمشغّل عند النزاع.`;
export const bot_escrow_agree_if = (): string =>
  `وافق فقط إذا كانت هذه لك:`;
export const bot_escrow_key = (v: { key: Text }): string =>
  `مفتاحك العام: <code>${markup(v.key)}</code>`;
export const bot_escrow_refund = (v: { address: Text }): string =>
  `وجهة المبلغ المسترد: <code>${markup(v.address)}</code>`;
export const bot_escrow_payout = (v: { address: Text }): string =>
  `وجهة دفعتك: <code>${markup(v.address)}</code>`;
export const button_agree = (): string =>
  `موافقة`;
export const notice_escrow_agreed = (): string =>
  `لقد وافقت.`;
export const notice_escrow_over = (): string =>
  `لم يعد حساب الضمان هذا مفتوحًا.`;
export const bot_escrow_deposit = (v: { app: Text; amount: Text }): string =>
  `<b>\u2068${markup(v.app)}\u2069</b>: يمكن الآن الدفع إلى حساب الضمان، <b>\u2068${markup(v.amount)}\u2069</b>.`;
export const bot_escrow_reserve = (): string =>
  `يشمل احتياطيًا صغيرًا للرسوم، ويعود إليك ما يتبقى منه.`;
export const bot_sign_in_ask = (v: { browser: Text; network: Text; time: Text }): string =>
  `تسجيل الدخول إلى بوابة الإدارة؟ \u2068${markup(v.browser)}\u2069، \u2068${markup(v.network)}\u2069، \u2068${markup(v.time)}\u2069 UTC`;
export const bot_sign_in_number = (): string =>
  `اضغط الرقم الذي تعرضه الصفحة. أي رقم آخر يعني الرفض.`;
export const button_approve = (): string =>
  `تأكيد`;
export const button_deny = (): string =>
  `رفض`;
export const button_deny_block = (): string =>
  `رفض وحظر 24 ساعة`;
export const notice_sign_in_approved = (): string =>
  `تم التأكيد`;
export const notice_sign_in_denied = (): string =>
  `تم الرفض`;
export const notice_sign_in_blocked = (): string =>
  `تم الرفض. لا أسئلة لمدة 24 ساعة.`;
export const notice_sign_in_expired = (): string =>
  `لم تصل إجابة في الوقت المحدد`;
export const notice_sign_in_cancelled = (): string =>
  `ألغاه الشخص الذي كان يسجل الدخول`;
export const bot_review_approved = (): string =>
  `<b>تم قبول مساهمتك.</b>`;
export const bot_review_rejected = (): string =>
  `<b>تم رفض مساهمتك.</b>`;
export const bot_review_points = (v: { points: number }): string =>
  `النقاط الممنوحة: <b>${number(v.points)}</b>`;
export const bot_review_comment = (v: { text: Text }): string =>
  `تعليق: \u2068${markup(v.text)}\u2069`;
export const bot_reason = (v: { text: Text }): string =>
  `السبب: \u2068${markup(v.text)}\u2069`;
export const comment_approval = (v: { points: number }): string =>
  `${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })} لمحتوى جيد.`;
export const comment_rejection = (): string =>
  `لا يستوفي المحتوى معايير الجودة.`;
export const comment_rating = (v: { points: number }): string =>
  `تغيّر التقييم إلى ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}.`;
export const bot_review_undone = (): string =>
  `<b>تم التراجع عن القرار بشأن مساهمتك.</b>`;
export const bot_review_again = (): string =>
  `ستُراجع مرة أخرى.`;
export const bot_plan_ends_in_7_days = (v: { plan: Text; day: Text }): string =>
  `تنتهي خطة المطورين \u2068${markup(v.plan)}\u2069 لديك في \u2068${markup(v.day)}\u2069، بعد أقل من 7 أيام. ولا تُجدَّد تلقائيًا.`;
export const bot_plan_ends_in_1_day = (v: { plan: Text; day: Text }): string =>
  `تنتهي خطة المطورين \u2068${markup(v.plan)}\u2069 لديك في \u2068${markup(v.day)}\u2069، بعد أقل من يوم. ولا تُجدَّد تلقائيًا، وعندها تتوقف مفاتيح API الخاصة بك.`;
export const bot_plan_quota_80 = (v: { plan: Text }): string =>
  `استُهلكت 80% من طلبات API لهذا الشهر في خطة المطورين \u2068${markup(v.plan)}\u2069 لديك.`;
export const bot_plan_quota_100 = (v: { plan: Text }): string =>
  `استُهلكت كل طلبات API لهذا الشهر في خطة المطورين \u2068${markup(v.plan)}\u2069 لديك: تُرفض الطلبات التالية حتى نهاية الشهر.`;
export const bot_plan_webhooks_80 = (v: { plan: Text }): string =>
  `استُهلكت 80% من خطافات الويب لهذا الشهر في خطة المطورين \u2068${markup(v.plan)}\u2069 لديك.`;
export const bot_plan_webhooks_100 = (v: { plan: Text }): string =>
  `استُهلكت كل خطافات الويب لهذا الشهر في خطة المطورين \u2068${markup(v.plan)}\u2069 لديك: لا تُرسل التالية حتى نهاية الشهر. تبقى في سجل تطبيقك، ويمكنك إرسالها منه حينها.`;
export const bot_plan_granted = (v: { plan: Text; day: Text }): string =>
  `مُنحت خطة <b>\u2068${markup(v.plan)}\u2069</b> حتى \u2068${markup(v.day)}\u2069.`;
export const bot_plan_declined = (v: { plan: Text; reason: Text }): string =>
  `رُفض طلبك لخطة <b>\u2068${markup(v.plan)}\u2069</b>: \u2068${markup(v.reason)}\u2069`;
export const bot_app_approved = (v: { app: Text }): string =>
  `تمت الموافقة على تطبيقك <b>\u2068${markup(v.app)}\u2069</b> للإنتاج.`;
export const bot_app_returned = (v: { app: Text; reason: Text }): string =>
  `تطبيقك <b>\u2068${markup(v.app)}\u2069</b> في البيئة التجريبية: \u2068${markup(v.reason)}\u2069`;
export const bot_held_title = (v: { week: Text }): string =>
  `<b>حصتك من أسبوع \u2068${markup(v.week)}\u2069 محتجزة.</b>`;
export const bot_held_amount = (v: { amount: Text }): string =>
  `لن يُدفع مبلغ \u2068${markup(v.amount)}\u2069 حتى يفرج عنه أحد المشرفين. ولم يضِع.`;
export const bot_held_object = (v: { url: Text }): string =>
  `يمكنك الاعتراض مرة واحدة: ${markup(v.url)}`;
export const button_object = (): string =>
  `اعتراض`;
export const bot_decided_own = (v: { week: Text }): string =>
  `<b>تم البت في اعتراضك على حصتك من أسبوع \u2068${markup(v.week)}\u2069.</b>`;
export const bot_decided_other = (v: { name: Text; week: Text }): string =>
  `<b>تم البت في اعتراضك على حصة \u2068${markup(v.name)}\u2069 من أسبوع \u2068${markup(v.week)}\u2069.</b>`;
export const bot_decided_released = (): string =>
  `أُفرج عنها وستُدفع.`;
export const bot_decided_stays_held = (): string =>
  `تبقى محتجزة.`;
export const bot_decided_held = (): string =>
  `تم احتجازها.`;
export const bot_decided_paid = (): string =>
  `ستُدفع.`;
export const bot_alert_begins = (v: { text: Text }): string =>
  `<b>مشكلة.</b> \u2068${markup(v.text)}\u2069`;
export const bot_alert_over = (v: { text: Text }): string =>
  `<b>انتهت.</b> \u2068${markup(v.text)}\u2069`;
export const bot_alert_last = (): string =>
  `هذه آخر رسالة من نوعها اليوم (UTC).`;
export const bot_alert_wallet_short = (): string =>
  `في المحفظة أقل مما يستحقه الأعضاء: لا يُدفع منه شيء.`;
export const bot_alert_wallet_short_do = (v: { url: Text }): string =>
  `أرسل إليها عملات فتُستأنف المدفوعات تلقائيًا. المبالغ: ${markup(v.url)}`;
export const bot_alert_wallet_short_over = (): string =>
  `عادت المحفظة تغطي المستحقات.`;
export const bot_alert_wallet_away = (): string =>
  `المحفظة لا تستجيب، لذا لا يُدفع شيء.`;
export const bot_alert_wallet_away_do = (v: { url: Text }): string =>
  `تحقق من أن عقدتها تعمل. الحالة: ${markup(v.url)}`;
export const bot_alert_wallet_away_over = (): string =>
  `عادت المحفظة تستجيب.`;
export const bot_alert_payouts_stopped = (): string =>
  `المدفوعات متوقفة: تُظهر المحفظة دفعات ليست في الدفاتر.`;
export const bot_alert_payouts_stopped_do = (v: { command: Text }): string =>
  `لرؤيتها وما يسوّي كلًّا منها، شغّل: \u2068${markup(v.command)}\u2069`;
export const bot_alert_payouts_stopped_over = (): string =>
  `كل ما دفعته المحفظة مقيد الآن، والمدفوعات مستمرة.`;
export const bot_alert_bot_deaf_webhook = (): string =>
  `البوت لا يسمع شيئًا: وضع برنامج آخر خطاف ويب له.`;
export const bot_alert_bot_deaf_webhook_do = (v: { command: Text }): string =>
  `أزل رمز البوت من ذلك البرنامج، أو احصل على رمز جديد من BotFather (\u2068/revoke\u2069). حيث يعمل بوت المجتمع نفسه يُزال خطاف الويب تلقائيًا، مرة كل ساعة على الأكثر. ثم تحقق عبر: \u2068${markup(v.command)}\u2069`;
export const bot_alert_bot_deaf_webhook_over = (): string =>
  `لم يعد أي خطاف ويب يمنع البوت من سماع الناس.`;
export const bot_alert_bot_deaf_other_reader = (): string =>
  `تفوت البوتَ رسائل: يقرؤها برنامج آخر بالرمز نفسه.`;
export const bot_alert_bot_deaf_other_reader_do = (): string =>
  `أوقف ذلك البرنامج: ربما هو نسخة قديمة من هذا الموقع. إن لم تعرفه فاحصل على رمز جديد من BotFather (\u2068/revoke\u2069) وضعه في TELEGRAM_BOT_TOKEN.`;
export const bot_alert_bot_deaf_other_reader_over = (): string =>
  `لم يعد أي برنامج آخر يقرأ رسائل البوت.`;
export const bot_alert_week_late = (): string =>
  `انتهى أسبوع قبل أكثر من ساعة ولم يُغلق.`;
export const bot_alert_week_late_do = (v: { url: Text; command: Text }): string =>
  `يبيّن السجل في ${markup(v.url)} السبب. إن كانت الساعة صحيحة ولا يجري استيراد، شغّل: \u2068${markup(v.command)}\u2069`;
export const bot_alert_week_late_over = (): string =>
  `أُغلقت كل الأسابيع الماضية.`;
export const bot_alert_job_failing = (v: { job: Text }): string =>
  `المهمة «\u2068${markup(v.job)}\u2069» تفشل باستمرار أو لم تعد تعمل.`;
export const bot_alert_job_failing_do = (v: { url: Text }): string =>
  `يبيّن السجل في ${markup(v.url)} السبب؛ وهو للمشرفين.`;
export const bot_alert_job_failing_over = (v: { job: Text }): string =>
  `عادت المهمة «\u2068${markup(v.job)}\u2069» تعمل.`;
export const bot_alert_backup_old = (): string =>
  `أحدث نسخة احتياطية عمرها أكثر من يومين.`;
export const bot_alert_backup_old_do = (v: { url: Text; command: Text }): string =>
  `يبيّن السجل في ${markup(v.url)} السبب. لإنشاء واحدة الآن شغّل: \u2068${markup(v.command)}\u2069`;
export const bot_alert_backup_old_over = (): string =>
  `توجد نسخة احتياطية جديدة.`;
export const bot_alert_disk_low = (v: { host: Text }): string =>
  `في قرص \u2068${markup(v.host)}\u2069 حيث البيانات أقل من 1 GiB من المساحة الحرة.`;
export const bot_alert_disk_low_do = (): string =>
  `أفرغ مساحة: القرص الممتلئ لا يقبل التغييرات، فلا تُحتسب الإكراميات.`;
export const bot_alert_disk_low_over = (v: { host: Text }): string =>
  `عادت المساحة إلى قرص \u2068${markup(v.host)}\u2069.`;
export const bot_alert_certificate_soon = (v: { host: Text }): string =>
  `تنتهي شهادة \u2068${markup(v.host)}\u2069 خلال 14 يومًا.`;
export const bot_alert_certificate_now = (v: { host: Text }): string =>
  `تنتهي شهادة \u2068${markup(v.host)}\u2069 خلال ثلاثة أيام أو انتهت. ترفض المتصفحات وTelegram وبوتات المحافظ الموقع بلا شهادة صالحة.`;
export const bot_alert_certificate_do = (v: { command: Text }): string =>
  `جدّدها حيث ينتهي https للموقع: مع certbot شغّل «certbot renew»؛ أما Caddy فيجدد تلقائيًا، ويبيّن سجله ما يمنعه. ثم تحقق عبر: \u2068${markup(v.command)}\u2069`;
export const bot_alert_certificate_soon_over = (v: { host: Text }): string =>
  `شهادة \u2068${markup(v.host)}\u2069 صالحة مجددًا لأكثر من 14 يومًا.`;
export const bot_alert_certificate_now_over = (v: { host: Text }): string =>
  `شهادة \u2068${markup(v.host)}\u2069 صالحة مجددًا لأكثر من ثلاثة أيام.`;
export const refusal_not_signed_in = (): string =>
  `سجّل الدخول أولًا.`;
export const refusal_sign_in_again = (): string =>
  `سجّل الدخول مرة أخرى.`;
export const refusal_by_link = (): string =>
  `سجّلت الدخول برابط من البوت. للقيام بذلك سجّل الدخول عبر Telegram.`;
export const refusal_other_id = (): string =>
  `سجّلت الدخول بمعرّف آخر.`;
export const refusal_link_used = (): string =>
  `انتهت صلاحية هذا الرابط أو استُخدم. اطلب من البوت رابطًا جديدًا.`;
export const refusal_account_banned = (): string =>
  `هذا الحساب محظور.`;
export const refusal_telegram_keys = (): string =>
  `يتعذر جلب مفاتيح Telegram. حاول لاحقًا.`;
export const refusal_sign_ins_busy = (): string =>
  `عدد كبير من عمليات الدخول في وقت واحد. حاول لاحقًا.`;
export const refusal_internal = (): string =>
  `حدث خطأ من جانبنا.`;
export const refusal_too_large = (): string =>
  `الطلب كبير جدًا.`;
export const refusal_outage_no_answer = (): string =>
  `قاعدة البيانات لا تستجيب. حاول لاحقًا.`;
export const refusal_outage_read_only = (): string =>
  `قاعدة البيانات لا تقبل التغييرات. حاول لاحقًا.`;
export const refusal_outage_disk_full = (): string =>
  `القرص ممتلئ: لا يمكن حفظ شيء. حاول لاحقًا.`;
export const refusal_outage_busy = (): string =>
  `قاعدة البيانات مشغولة جدًا. حاول لاحقًا.`;
export const refusal_no_own_submission = (): string =>
  `ليست لديك مساهمة بهذا الرقم.`;
export const refusal_submission_changed = (): string =>
  `تغيّرت منذ أن فتحتها.`;
export const refusal_submission_approved = (v: { points: string }): string =>
  `قُبلت في هذه الأثناء؛ النقاط: \u2068${v.points}\u2069.`;
export const refusal_submission_rejected = (): string =>
  `رُفضت في هذه الأثناء.`;
export const refusal_submission_withdrawn = (): string =>
  `سُحبت من قبل.`;
export const refusal_resubmit = (): string =>
  `لا يمكن إعادة إرسال إلا مساهمة مرفوضة، ومرة واحدة فقط.`;
export const refusal_shown_too_often = (v: { most: string }): string =>
  `أُعيد إظهارك \u2068${v.most}\u2069 مرات خلال 24 ساعة، وهذا هو الحد. تبقى مخفيًا حتى الغد.`;
export const refusal_app_allowed_nothing = (): string =>
  `لم تسمح لهذا التطبيق بشيء.`;
export const refusal_app_not_blocked = (): string =>
  `لم تحظر هذا التطبيق.`;
export const refusal_hunt_no_clue = (): string =>
  `لا يقبل أي من ألغازك إجابة الآن.`;
export const refusal_hunt_link = (): string =>
  `هذا الرابط لا يخص أيًّا من ألغازك.`;
export const refusal_hunt_none = (): string =>
  `لا يوجد بحث عن كنز كهذا.`;
export const refusal_board_loading = (): string =>
  `تُحمَّل لوحة الصدارة. حاول بعد بضع ثوانٍ.`;
export const refusal_wallet_address = (): string =>
  `هذا ليس عنوانًا يمكن الدفع إليه على سلسلة العملة.`;
export const refusal_wallet_text_over = (): string =>
  `اطلب نصًا جديدًا للتوقيع: انتهت صلاحية هذا النص.`;
export const refusal_wallet_changes = (v: { most: number }): string =>
  `يمكن تحديد عنوان ${number(v.most)} مرات في اليوم. حاول غدًا.`;
export const refusal_wallet_signature = (): string =>
  `ليس التوقيع من مفتاح هذا العنوان.`;
export const refusal_wallet_by_link = (): string =>
  `سجّلت الدخول برابط من البوت. سجّل الدخول عبر تيليجرام لتغيّر عنوانك.`;
export const refusal_wallet_large_coins = (): string =>
  `هذه العملات في معاملات أكبر من أن تُقرأ هنا.`;
export const refusal_wallet_slow_index = (): string =>
  `فهرس السلسلة بطيء. حاول لاحقًا.`;
export const refusal_wallet_look_ups = (): string =>
  `استعلامات كثيرة دفعة واحدة. انتظر دقيقة.`;
export const refusal_wallet_looked_up = (): string =>
  `ما زال الاستعلام عن محفظتك جاريًا. حاول مجددًا بعد ثوانٍ.`;
export const refusal_wallet_many = (): string =>
  `يجري الآن الاستعلام عن محافظ كثيرة. حاول مجددًا بعد قليل.`;
export const refusal_pay_chain = (): string =>
  `تعذّرت قراءة السلسلة. حاول لاحقًا.`;
export const refusal_pay_coin_elsewhere = (): string =>
  `معاملة أخرى تنفق عملة من هذه. أعد تحميل المحفظة.`;
export const refusal_pay_made_before = (): string =>
  `أُجريت هذه المعاملة من قبل، كدفعة أخرى أو من عضو آخر.`;
export const refusal_pay_coin_spent = (): string =>
  `عملة من هذه المعاملة أُنفقت أو ليست معروفة بعد. أعد تحميل المحفظة.`;
export const refusal_pay_wait_block = (): string =>
  `رُفضت دفعة سابقة، وينفق عملاتها شيء آخر ليس في أي كتلة بعد. انتظر الكتلة التالية.`;
export const refusal_pay_made_after_all = (): string =>
  `دفعة سابقة لك كانت قد رُفضت تمت في النهاية. انظر في السجل قبل أن تدفع مجددًا.`;
export const refusal_pay_spend_refused = (): string =>
  `رُفضت دفعة سابقة وقد تُقبل بعد. يجب أن تنفق التالية عملة منها، كي لا تتم إلا واحدة منهما. أعد تحميل المحفظة وحاول مجددًا.`;
export const refusal_pay_no_tip = (): string =>
  `ليست لديك إكرامية كهذه لتدفعها.`;
export const refusal_pay_address = (): string =>
  `لا يمكن الدفع إلى هذا العنوان على هذه السلسلة.`;
export const refusal_pay_small = (v: { least: string }): string =>
  `المبلغ صغير جدًا: \u2068${v.least}\u2069 على الأقل.`;
export const refusal_pay_again = (): string =>
  `أجريت هذه الدفعة نفسها من قبل.`;
export const refusal_pay_no_address = (): string =>
  `لا يمكن دفع هذه الإكرامية بعد: لم يحدد المستلم عنوانًا.`;
export const refusal_pay_paid = (): string =>
  `دُفعت هذه الإكرامية بالفعل.`;
export const refusal_pay_over = (v: { state: 'expired' | 'cancelled' | 'refused' | 'other' }): string =>
  `${({ expired: `انتهت مهلة هذه الإكرامية.`, cancelled: `أُلغيت هذه الإكرامية.`, refused: `رُفضت هذه الإكرامية.`, other: `انتهت مهلة هذه الإكرامية.` })[v.state]}`;
export const refusal_pay_moved = (): string =>
  `غيّر المستلم عنوانه. أعد تحميل هذه الإكرامية بعد لحظة.`;
export const refusal_pay_no_chain = (): string =>
  `لم تُقرأ السلسلة بعد. حاول لاحقًا.`;
export const refusal_pay_other_member = (): string =>
  `أجرى عضو آخر هذه الدفعة، ورُفضت.`;
export const refusal_pay_under_way = (): string =>
  `دفعة أخرى لهذه الإكرامية جارية بالفعل.`;
export const refusal_pay_waiting = (v: { most: number }): string =>
  `مدفوعاتك التي تنتظر كتلة: ${number(v.most)}. انتظر حتى تتأكد إحداها.`;
export const refusal_pay_minute = (v: { most: number }): string =>
  `الحد الأقصى للمدفوعات في الدقيقة: ${number(v.most)}. انتظر دقيقة.`;
export const refusal_pay_day = (v: { most: number }): string =>
  `الحد الأقصى للمدفوعات في 24 ساعة: ${number(v.most)}. حاول لاحقًا.`;
export const refusal_pay_tries = (): string =>
  `محاولات دفع كثيرة جدًا. انتظر دقيقة.`;
export const refusal_no_board_member = (): string =>
  `لا يوجد عضو كهذا في لوحة الصدارة.`;
export const refusal_no_telegram_member = (): string =>
  `لا يوجد عضو بمعرّف Telegram هذا.`;
export const refusal_no_member_number = (): string =>
  `لا يوجد عضو بهذا الرقم.`;
export const refusal_no_such_member = (): string =>
  `لا يوجد عضو كهذا.`;
export const refusal_no_creator = (): string =>
  `لا يوجد صانع محتوى بهذا الاسم.`;
export const refusal_no_closed_week = (): string =>
  `لا يوجد أسبوع مغلق بهذا الاسم.`;
export const refusal_no_week = (): string =>
  `لا يوجد أسبوع كهذا.`;
export const refusal_only_member = (): string =>
  `لا يراه إلا العضو نفسه والمشرفون.`;
export const refusal_day_limit = (v: { most: number }): string =>
  `فعلت ذلك ${plural(v.most, { zero: `${number(v.most)} مرة`, one: `مرة واحدة`, two: `مرتين`, few: `${number(v.most)} مرات`, many: `${number(v.most)} مرة`, other: `${number(v.most)} مرة` })} خلال 24 ساعة، وهذا هو الحد. حاول غدًا.`;
export const refusal_board_starting = (): string =>
  `بدأ الخادم للتو، وهو يقارن مجاميعه بالسجل. حاول بعد بضع ثوانٍ.`;
export const refusal_copy_waits = (): string =>
  `هذه نسخة مستعادة لا تعمل بعد. حاول لاحقًا.`;
export const refusal_stopping = (): string =>
  `الخادم يتوقف الآن. حاول مرة أخرى.`;
export const refusal_sign_in_not_approved = (): string =>
  `لم تُقبل عملية الدخول`;
export const refusal_cannot_ask = (): string =>
  `لا يستطيع هذا الموقع أن يسأل في Telegram: اضبط TELEGRAM_BOT_TOKEN وTELEGRAM_UPDATES.`;
export const refusal_no_bot_token = (): string =>
  `اضبط TELEGRAM_BOT_TOKEN لتسجيل الدخول عبر Telegram.`;
export const refusal_no_client_id = (): string =>
  `اضبط TELEGRAM_CLIENT_ID لتسجيل الدخول باستخدام id_token.`;
export const refusal_sign_in_invalid = (): string =>
  `بيانات مصادقة Telegram غير صالحة`;
export const refusal_sign_in_outdated = (): string =>
  `بيانات مصادقة Telegram قديمة`;
export const refusal_enter_id = (): string =>
  `أدخل معرّفك في تيليجرام من فضلك`;
export const refusal_no_account = (): string =>
  `لم يُعثر على الحساب. راسل البوت أولًا.`;
export const refusal_no_admin = (): string =>
  `ليست لديك صلاحيات المشرفين.`;
export const refusal_owner_only = (): string =>
  `لا يفعل هذا إلا مالك البوت.`;
export const refusal_may_not = (): string =>
  `لا يُسمح لك بهذا.`;
export const refusal_other_site = (): string =>
  `يجب أن يأتي هذا الطلب من الموقع نفسه.`;
export const refusal_sign_in_recent = (): string =>
  `سجّل الدخول مرة أخرى لتفعل هذا: مضى وقت طويل على آخر دخول لك.`;
export const refusal_unreadable = (): string =>
  `تتعذر قراءة الطلب.`;
export const refusal_rule_of = (v: { field: string; problem: string }): string =>
  `\u2068${v.field}\u2069: \u2068${v.problem}\u2069`;
export const refusal_rule_missing = (): string =>
  `هذا ناقص.`;
export const refusal_rule_longest = (v: { most: number }): string =>
  `بحد أقصى ${plural(v.most, { zero: `${number(v.most)} حرف`, one: `حرف واحد`, two: `حرفان`, few: `${number(v.most)} أحرف`, many: `${number(v.most)} حرفًا`, other: `${number(v.most)} حرف` })}.`;
export const refusal_rule_shortest = (v: { least: number }): string =>
  `بحد أدنى ${plural(v.least, { zero: `${number(v.least)} حرف`, one: `حرف واحد`, two: `حرفان`, few: `${number(v.least)} أحرف`, many: `${number(v.least)} حرفًا`, other: `${number(v.least)} حرف` })}.`;
export const refusal_rule_most = (v: { most: number }): string =>
  `بحد أقصى ${number(v.most)}.`;
export const refusal_rule_least = (v: { least: number }): string =>
  `بحد أدنى ${number(v.least)}.`;
export const refusal_rule_choice = (): string =>
  `هذه ليست من القيم الممكنة.`;
export const refusal_rule_other = (): string =>
  `هذا ليس بالصيغة الصحيحة.`;
export const refusal_setting_none = (): string =>
  `لا يوجد إعداد كهذا.`;
export const refusal_setting_fixed = (v: { variable: string; name: string }): string =>
  `يضبط \u2068${v.variable}\u2069 في ملف الإعدادات أو في البيئة قيمة \u2068${v.name}\u2069. غيّرها هناك.`;
export const refusal_setting_link = (v: { most: number }): string =>
  `عنوان https لا يزيد على ${plural(v.most, { zero: `${number(v.most)} حرف`, one: `حرف واحد`, two: `حرفان`, few: `${number(v.most)} أحرف`, many: `${number(v.most)} حرفًا`, other: `${number(v.most)} حرف` })}؛ فارغ إن لم يوجد رابط كهذا`;
export const refusal_setting_contact = (v: { most: number }): string =>
  `عنوان https أو عنوان بريد إلكتروني لا يزيد على ${plural(v.most, { zero: `${number(v.most)} حرف`, one: `حرف واحد`, two: `حرفان`, few: `${number(v.most)} أحرف`, many: `${number(v.most)} حرفًا`, other: `${number(v.most)} حرف` })}`;
export const refusal_setting_requests = (): string =>
  `عدد صحيح من 0، ومعه تحتاج المفاتيح إلى خطة، إلى 1000000000`;
export const refusal_setting_price = (): string =>
  `عدد عشري بما لا يزيد على 12 منزلة؛ فارغ حتى لا تظهر الدولارات في الموقع`;
export const refusal_setting_welcome = (v: { most: number }): string =>
  `نص عادي من 1 إلى ${number(v.most)} حرف`;
export const refusal_setting_choice = (v: { values: string }): string =>
  `واحد من \u2068${v.values}\u2069`;
export const refusal_no_time = (): string =>
  `هذا ليس وقتًا صالحًا.`;
export const refusal_demo_nobody = (): string =>
  `لا أحد في العرض التجريبي بهذا الدور.`;
export const refusal_demo_chats_over = (): string =>
  `انتهت محادثاتك. ابدأ محادثات جديدة.`;
export const refusal_demo_button_gone = (): string =>
  `تغيّرت الرسالة: لم يعد هذا الزر موجودًا.`;
export const refusal_demo_starting = (): string =>
  `العرض التجريبي يبدأ الآن.`;
export const refusal_demo_purse_amount = (): string =>
  `يدفع الكيس من 0.0001 إلى 1,000 عملة في المرة الواحدة.`;
export const refusal_demo_purse_address = (): string =>
  `لا يستطيع الكيس دفع هذا: استخدم عنوانًا من سلسلة العرض التجريبي.`;
export const refusal_wallet_no_index = (): string =>
  `لا يمكن البحث عن الأرصدة هنا: اضبط CHAIN_API_URL.`;
export const refusal_wallet_addresses = (): string =>
  `أحد هذه ليس عنوانًا يمكن الدفع إليه على السلسلة.`;
export const refusal_chain_address_full = (): string =>
  `في أحد العناوين مدفوعات أكثر مما يستطيع فهرس السلسلة سرده. أرسل من عنوان آخر أو بمحفظة أخرى.`;
export const refusal_chain_no_answer = (): string =>
  `لم يجب فهرس السلسلة. حاول لاحقًا.`;
export const refusal_chain_halted = (): string =>
  `المدفوعات متوقفة إلى أن يفحص المشغّل السلسلة.`;
export const refusal_pay_no_index = (): string =>
  `لا يمكن دفع شيء هنا: اضبط CHAIN_API_URL.`;
export const refusal_pay_none_such = (): string =>
  `لم تُجرِ دفعة كهذه هنا.`;
export const refusal_pay_wrong_payment = (): string =>
  `لا تدفع هذه المعاملة ذلك المبلغ إلى ذلك العنوان.`;
export const refusal_pay_other_payees = (): string =>
  `تدفع هذه المعاملة إلى شخص آخر أيضًا.`;
export const refusal_pay_no_fee = (): string =>
  `لا تترك هذه المعاملة رسومًا، فلن يأخذها أي معدّن.`;
export const refusal_pay_fee_too_high = (): string =>
  `رسوم هذه المعاملة مرتفعة جدًا.`;
export const refusal_pay_many_addresses = (): string =>
  `تنفق هذه المعاملة من عناوين كثيرة جدًا.`;
export const refusal_pay_bad_signature = (): string =>
  `أحد توقيعات هذه المعاملة غير صالح.`;
export const refusal_pay_other_signing = (): string =>
  `هذه المعاملة غير موقعة كما توقّع المحافظ هنا.`;
export const refusal_pay_coin_twice = (): string =>
  `تنفق هذه المعاملة عملة مرتين.`;
export const refusal_pay_no_transaction = (): string =>
  `هذه ليست معاملة.`;
export const refusal_app_none = (): string =>
  `ليس لديك تطبيق كهذا.`;
export const refusal_app_escrows = (v: { count: number }): string =>
  `لا يزال للتطبيق ${plural(v.count, { zero: `${number(v.count)} حساب ضمان`, one: `حساب ضمان واحد`, two: `حسابا ضمان`, few: `${number(v.count)} حسابات ضمان`, many: `${number(v.count)} حساب ضمان`, other: `${number(v.count)} حساب ضمان` })} فيه عملات ولم ينته بعد.`;
export const refusal_fields = (): string =>
  `بعض الحقول يحتاج إلى نظرة أخرى.`;
export const refusal_apps_day = (v: { most: number }): string =>
  `سجّلت ${plural(v.most, { zero: `${number(v.most)} تطبيق`, one: `تطبيقًا واحدًا`, two: `تطبيقين`, few: `${number(v.most)} تطبيقات`, many: `${number(v.most)} تطبيقًا`, other: `${number(v.most)} تطبيق` })} خلال 24 ساعة، وهذا هو الحد. سجّل غيرها غدًا.`;
export const refusal_apps_plan = (v: { plan: string; apps: number }): string =>
  `تتسع خطة \u2068${v.plan}\u2069 لـ${plural(v.apps, { zero: `${number(v.apps)} تطبيق`, one: `تطبيق واحد`, two: `تطبيقين`, few: `${number(v.apps)} تطبيقات`, many: `${number(v.apps)} تطبيقًا`, other: `${number(v.apps)} تطبيق` })}. أزل واحدًا أو غيّر الخطة.`;
export const refusal_apps_free = (v: { apps: number }): string =>
  `بلا خطة يوجد متسع لـ${plural(v.apps, { zero: `${number(v.apps)} تطبيق`, one: `تطبيق واحد`, two: `تطبيقين`, few: `${number(v.apps)} تطبيقات`, many: `${number(v.apps)} تطبيقًا`, other: `${number(v.apps)} تطبيق` })} للتجربة. اختر خطة للمزيد.`;
export const refusal_no_delivery = (): string =>
  `لا توجد عملية تسليم كهذه.`;
export const refusal_delivery_waits = (): string =>
  `يجري إرسال هذا الحدث بالفعل.`;
export const refusal_tests_minute = (v: { most: number }): string =>
  `بحد أقصى ${plural(v.most, { zero: `${number(v.most)} حدث تجريبي`, one: `حدث تجريبي واحد`, two: `حدثان تجريبيان`, few: `${number(v.most)} أحداث تجريبية`, many: `${number(v.most)} حدثًا تجريبيًا`, other: `${number(v.most)} حدث تجريبي` })} في الدقيقة.`;
export const refusal_no_webhook = (): string =>
  `ليس لهذا التطبيق خطاف ويب. أعطه عنوان خطاف ويب أولًا.`;
export const refusal_key_name = (v: { most: number }): string =>
  `يتكون الاسم من 1 إلى ${plural(v.most, { zero: `${number(v.most)} حرف`, one: `حرف واحد`, two: `حرفان`, few: `${number(v.most)} أحرف`, many: `${number(v.most)} حرفًا`, other: `${number(v.most)} حرف` })}.`;
export const refusal_key_past = (): string =>
  `يجب أن تكون نهاية المفتاح في المستقبل.`;
export const refusal_key_replaced = (): string =>
  `استُبدل هذا المفتاح من قبل.`;
export const refusal_key_ended = (): string =>
  `انتهى هذا المفتاح. أنشئ مفتاحًا جديدًا.`;
export const refusal_key_app_removed = (): string =>
  `أُزيل تطبيق هذا المفتاح. أنشئ مفتاحًا جديدًا.`;
export const refusal_keys_most = (v: { most: number }): string =>
  `لديك ${plural(v.most, { zero: `${number(v.most)} مفتاح`, one: `مفتاح واحد`, two: `مفتاحان`, few: `${number(v.most)} مفاتيح`, many: `${number(v.most)} مفتاحًا`, other: `${number(v.most)} مفتاح` })}. احذف واحدًا لا تحتاج إليه.`;
export const refusal_key_permissions = (): string =>
  `يحتاج المفتاح إلى إذن واحد على الأقل.`;
export const refusal_key_undeclared = (v: { declared: string; permission: string }): string =>
  `لم يصرّح هذا التطبيق بالإذن \u2068${v.declared}\u2069 الذي يحتاج إليه \u2068${v.permission}\u2069.`;
export const refusal_key_none = (): string =>
  `ليس لديك مفتاح كهذا.`;
export const refusal_invoice_address = (): string =>
  `لا يوجد عنوان متاح الآن. على المشغّل أن ينظر في الأمر.`;
export const refusal_invoice_none = (): string =>
  `لا توجد فاتورة كهذه.`;
export const refusal_invoice_card = (): string =>
  `تدفع بطاقة خطتك وتجددها. ألغِ ذلك أولًا، ثم ادفع بالعملات.`;
export const refusal_invoice_other = (): string =>
  `هناك دفعة جارية لخطة أخرى. أكملها أو دعها تنتهي.`;
export const refusal_invoices_day = (v: { most: number }): string =>
  `لا أكثر من ${plural(v.most, { zero: `${number(v.most)} فاتورة`, one: `فاتورة واحدة`, two: `فاتورتين`, few: `${number(v.most)} فواتير`, many: `${number(v.most)} فاتورة`, other: `${number(v.most)} فاتورة` })} غير مدفوعة في اليوم. حاول غدًا.`;
export const refusal_card_none = (): string =>
  `لا تدفع أي بطاقة خطتك الآن.`;
export const refusal_card_no_portal = (): string =>
  `لم يُعطِ معالج البطاقات صفحة لإدارة الخطة.`;
export const refusal_card_no_page = (): string =>
  `لم يُعطِ معالج البطاقات صفحة للدفع.`;
export const refusal_card_coins = (v: { date: string }): string =>
  `خطتك مدفوعة بالعملات حتى \u2068${v.date}\u2069. ادفع بالبطاقة بعد انتهائها.`;
export const refusal_card_given = (v: { date: string }): string =>
  `خطتك ممنوحة لك حتى \u2068${v.date}\u2069. ادفع بالبطاقة بعد انتهائها.`;
export const refusal_card_begun = (): string =>
  `بدأت للتو دفعة أخرى بالبطاقة. حاول مرة أخرى.`;
export const refusal_card_just_paid = (): string =>
  `نجحت دفعتك السابقة للتو.`;
export const refusal_card_silent = (): string =>
  `لا يجيب معالج البطاقات. حاول بعد دقيقة.`;
export const refusal_card_refused = (): string =>
  `رفض معالج البطاقات. لم يُدفع شيء.`;
export const refusal_payments_unwatched = (): string =>
  `لا تُراقَب المدفوعات الآن. حاول بعد دقيقة.`;
export const refusal_no_owner = (): string =>
  `ليس لهذا الموقع مالك لتتفق معه.`;
export const refusal_request_open = (): string =>
  `لديك طلب مفتوح بالفعل. لتغييره اسحبه واطلب من جديد.`;
export const refusal_request_none = (v: { id: string }): string =>
  `لا يوجد طلب رقمه \u2068${v.id}\u2069.`;
export const refusal_request_over = (v: { state: 'granted' | 'declined' | 'other' }): string =>
  `${({ granted: `قُبل هذا الطلب من قبل.`, declined: `رُفض هذا الطلب من قبل.`, other: `سُحب هذا الطلب من قبل.` })[v.state]}`;
export const refusal_no_cards = (): string =>
  `الدفع بالبطاقة غير متاح: لم يُعدّ في هذا الموقع معالج بطاقات.`;
export const refusal_no_coins = (v: { coin: string }): string =>
  `الدفع بعملة \u2068${v.coin}\u2069 غير متاح: لم تُعدّ في هذا الموقع محفظة للفواتير.`;
export const refusal_coin_only = (v: { coin: string }): string =>
  `تُدفع الخطط بـ\u2068${v.coin}\u2069؛ وغير ذلك بالاتفاق.`;
export const refusal_submission_changed_since = (): string =>
  `تغيّرت هذه المساهمة منذ أن فتحتها.`;
export const refusal_submission_approved_by = (v: { name: string; points: string }): string =>
  `قُبلت هذه المساهمة بقرار من \u2068${v.name}\u2069؛ النقاط: \u2068${v.points}\u2069.`;
export const refusal_submission_approved_before = (v: { points: string }): string =>
  `قُبلت هذه المساهمة؛ النقاط: \u2068${v.points}\u2069.`;
export const refusal_submission_rejected_by = (v: { name: string }): string =>
  `رُفضت هذه المساهمة بقرار من \u2068${v.name}\u2069.`;
export const refusal_submission_rejected_before = (): string =>
  `رُفضت هذه المساهمة.`;
export const refusal_submission_gone = (): string =>
  `سحب هذه المساهمةَ من أرسلها.`;
export const refusal_submission_none = (v: { id: string }): string =>
  `لا توجد مساهمة رقمها \u2068${v.id}\u2069.`;
export const refusal_submission_pending = (): string =>
  `لا تزال هذه المساهمة قيد الانتظار.`;
export const refusal_own_content = (): string =>
  `لا يراجع أحد محتواه بنفسه.`;
export const refusal_score = (v: { type: string; least: number; most: number }): string =>
  `\u2068${v.type}\u2069: من ${number(v.least)} إلى ${number(v.most)} نقطة كاملة.`;
export const refusal_no_bot = (): string =>
  `لا يوجد رمز للبوت مضبوط.`;
export const refusal_submission_no_such = (): string =>
  `لا توجد مساهمة كهذه.`;
export const refusal_submission_unreviewed = (): string =>
  `لم تُراجع هذه المساهمة بعد.`;
export const refusal_undo_none = (): string =>
  `لا يوجد قبول أو رفض للتراجع عنه.`;
export const refusal_undo_other = (): string =>
  `لا يتراجع عنه إلا المشرف الذي قرره.`;
export const refusal_undo_late = (): string =>
  `يمكن التراجع عن القرار خلال دقيقة واحدة.`;
export const refusal_undo_week = (): string =>
  `انتهى أسبوع نقاطها.`;
export const refusal_undo_broadcast = (): string =>
  `أُرسلت في رسالة عامة.`;
export const refusal_undo_again = (): string =>
  `أرسلها العضو مرة أخرى.`;
export const refusal_member_none = (v: { id: string }): string =>
  `لا يوجد عضو رقمه \u2068${v.id}\u2069.`;
export const refusal_ban_past = (): string =>
  `يجب أن تكون نهاية الحظر في المستقبل.`;
export const refusal_ban_admin = (): string =>
  `لا يمكن حظر المشرفين.`;
export const refusal_no_x = (v: { id: string }): string =>
  `ليس للعضو \u2068${v.id}\u2069 حساب X.`;
export const refusal_x_changed = (): string =>
  `ربط العضو حساب X آخر في هذه الأثناء. راجعه من جديد.`;
export const refusal_app_changed = (): string =>
  `غيّر المالك التطبيق منذ ذلك الحين. انظر إليه مرة أخرى.`;
export const refusal_app_number = (v: { id: string }): string =>
  `لا يوجد تطبيق رقمه \u2068${v.id}\u2069.`;
export const refusal_signal_gone = (): string =>
  `لم تعد هذه الإشارة موجودة: فُحص الأسبوع من جديد.`;
export const refusal_decide_why = (): string =>
  `اذكر سبب قرارك.`;
export const refusal_objection_decided = (): string =>
  `بُتّ في هذا الاعتراض.`;
export const refusal_objection_other = (): string =>
  `يقرر في هذا مشرف آخر.`;
export const refusal_objection_none = (): string =>
  `لا يوجد اعتراض كهذا.`;
export const refusal_none_to_hold = (): string =>
  `ليس لأي من هؤلاء الأعضاء حصة يمكن احتجازها الآن.`;
export const refusal_hold_why = (): string =>
  `اذكر سبب احتجاز الحصة.`;
export const refusal_reason_length = (v: { most: number }): string =>
  `لا يزيد السبب على ${plural(v.most, { zero: `${number(v.most)} حرف`, one: `حرف واحد`, two: `حرفان`, few: `${number(v.most)} أحرف`, many: `${number(v.most)} حرفًا`, other: `${number(v.most)} حرف` })}.`;
export const refusal_own_share = (): string =>
  `يقرر في حصتك أنت مشرف آخر.`;
export const refusal_share_free = (): string =>
  `هذه الحصة غير محتجزة.`;
export const refusal_share_paying = (): string =>
  `هذه الحصة في دفعة على وشك الخروج.`;
export const refusal_share_sent = (): string =>
  `أُرسلت هذه الحصة.`;
export const refusal_share_paid = (): string =>
  `دُفعت هذه الحصة.`;
export const refusal_share_withheld = (): string =>
  `انضمت هذه الحصة إلى صندوق أسبوع لاحق.`;
export const refusal_share_changed = (): string =>
  `تغيّرت هذه الحصة للتو.`;
export const refusal_share_held_release = (): string =>
  `هذه الحصة محتجزة. أفرج عنها أولًا.`;
export const refusal_share_not_owed = (): string =>
  `تُسوّى هذه الحصة في مكان آخر: لا يعدّها هذا الموقع مستحقة.`;
export const refusal_hand_empty = (): string =>
  `اذكر المعاملة أو ملاحظة عن طريقة الدفع.`;
export const refusal_hand_txid = (): string =>
  `يتكون معرّف المعاملة من 64 رقمًا، من 0 إلى 9 ومن a إلى f.`;
export const refusal_note_length = (v: { most: number }): string =>
  `لا تزيد الملاحظة على ${plural(v.most, { zero: `${number(v.most)} حرف`, one: `حرف واحد`, two: `حرفان`, few: `${number(v.most)} أحرف`, many: `${number(v.most)} حرفًا`, other: `${number(v.most)} حرف` })}.`;
export const refusal_hand_early = (): string =>
  `لا يُوزَّع هذا الأسبوع قبل يوم الاثنين 00:00 UTC.`;
export const refusal_hand_none_unpaid = (): string =>
  `لا توجد حصة غير مدفوعة في هذا الأسبوع.`;
export const refusal_hand_recorded = (): string =>
  `هذه المعاملة مسجلة لذلك من قبل.`;
export const refusal_hand_pays_none = (): string =>
  `لا تدفع هذه المعاملة أي حصة غير مدفوعة من هذا الأسبوع كاملة.`;
export const refusal_hand_no_address = (): string =>
  `ليس لهذا العضو عنوان كان يمكن أن تدفع إليه المعاملة. سجّلها مع ملاحظة.`;
export const refusal_hand_too_little = (v: { amount: string; address: string }): string =>
  `بقي من هذه المعاملة أقل من \u2068${v.amount}\u2069 لـ\u2068${v.address}\u2069.`;
export const refusal_hand_changed = (): string =>
  `تغيّر غير المدفوع في هذه الأثناء. انظر مرة أخرى.`;
export const refusal_hand_ours = (): string =>
  `أرسل هذا الموقع هذه المعاملة بنفسه ويحسب ما دفعته.`;
export const refusal_hand_wallet = (v: { command: string }): string =>
  `أرسلت محفظة هذا الموقع هذه المعاملة. عالجها بالأمر \u2068${v.command}\u2069`;
export const refusal_hand_undo_why = (): string =>
  `اذكر سبب التراجع عنها.`;
export const refusal_hand_none = (v: { id: string }): string =>
  `لا توجد دفعة يدوية رقمها \u2068${v.id}\u2069.`;
export const refusal_hand_undone = (): string =>
  `جرى التراجع عنها من قبل.`;
export const refusal_hand_unknown = (): string =>
  `لا يعرف فهرس السلسلة هذه المعاملة أو لا يجيب. لم يُسجَّل شيء.`;
export const refusal_hand_unconfirmed = (): string =>
  `ليست هذه المعاملة في كتلة بعد. سجّلها حين تتأكد.`;
export const refusal_grant_paid = (v: { id: string; plan: string; time: string }): string =>
  `خطة \u2068${v.plan}\u2069 مدفوعة لـ\u2068${v.id}\u2069 حتى \u2068${v.time}\u2069.`;
export const refusal_policy_founder = (v: { id: string }): string =>
  `لا عضو يحمل الرقم \u2068${v.id}\u2069: المؤسس عضو.`;
export const refusal_not_a_week = (v: { week: string }): string =>
  `\u2068${v.week}\u2069 ليس أسبوعًا.`;
export const refusal_policy_computed = (v: { reason: string }): string =>
  `تتعذر الحسابات بهذه القواعد: \u2068${v.reason}\u2069.`;
export const refusal_policy_wallet = (): string =>
  `يحتاج الصندوق الذي هو جزء من رصيد إلى محفظة: اضبط WALLET_RPC_URL أو احذف balancePart.`;
export const refusal_policy_none = (): string =>
  `لا توجد قواعد محددة لهذا الأسبوع.`;
export const refusal_policy_early = (v: { week: string }): string =>
  `يمكن تحديد القواعد ابتداءً من الأسبوع \u2068${v.week}\u2069.`;
export const refusal_replay_none = (): string =>
  `لم يُغلق أي أسبوع بعد.`;
export const refusal_replay_running = (): string =>
  `تجري إعادة حساب. انتظر حتى تنتهي.`;
export const refusal_replay_members = (): string =>
  `يتقاسم هذه الأسابيع أكثر من 200,000 عضو: أعد حساب أسابيع أقل.`;
export const refusal_replay_long = (): string =>
  `استغرقت إعادة الحساب وقتًا أطول من اللازم: أعد حساب أسابيع أقل.`;
export const refusal_broadcast_post_again = (): string =>
  `تُرسل هذه المشاركة الآن، أو أُرسلت خلال الساعة الماضية.`;
export const refusal_broadcast_policy_again = (): string =>
  `تُرسل هذه القواعد الآن، أو أُرسلت خلال الساعة الماضية.`;
export const refusal_post_changed = (): string =>
  `تغيّرت هذه المشاركة منذ المعاينة. انظر إليها مرة أخرى.`;
export const refusal_policy_in_force = (): string =>
  `هذه القواعد سارية بالفعل.`;
export const refusal_message_changed = (): string =>
  `تغيّرت الرسالة منذ أن قرأتها: انظر إليها مرة أخرى.`;
export const refusal_post_none = (): string =>
  `لا توجد مشاركة كهذه.`;
export const refusal_post_unapproved = (): string =>
  `لا تُرسل إلا المشاركات المقبولة.`;
export const refusal_post_link = (): string =>
  `لا يمكن إرسال رابط هذه المشاركة.`;
export const refusal_broadcast_none = (): string =>
  `لا توجد رسالة عامة كهذه.`;
export const refusal_broadcast_state = (v: { state: 'running' | 'paused' | 'cancelled' | 'other' }): string =>
  `${({ running: `هذه الرسالة العامة جارية.`, paused: `هذه الرسالة العامة متوقفة.`, cancelled: `هذه الرسالة العامة ملغاة.`, other: `انتهت هذه الرسالة العامة.` })[v.state]}`;
export const refusal_telegram_busy = (v: { seconds: number }): string =>
  `Telegram مشغول؛ حاول بعد ${number(v.seconds)} ثانية.`;
export const refusal_telegram_refused = (): string =>
  `رفض Telegram الرسالة.`;
export const refusal_telegram_silent = (): string =>
  `لم يجب Telegram؛ ربما وصلت الرسالة.`;
export const refusal_hunt_announced = (): string =>
  `أُعلن هذا البحث عن الكنز: لا يمكن تغيير شيء فيه.`;
export const refusal_hunt_announced_before = (): string =>
  `أُعلن هذا البحث عن الكنز من قبل.`;
export const refusal_hunt_owner = (): string =>
  `لا يعلن البحث عن كنز بجوائز من العملات إلا المالك.`;
export const refusal_hunt_another = (): string =>
  `أُعلن بحث آخر عن كنز في هذه الأثناء. حاول مرة أخرى.`;
export const refusal_hunt_changed = (): string =>
  `عُدّلت هذه المسودة في هذه الأثناء. اقرأها من جديد.`;
export const refusal_hunt_cancel = (): string =>
  `لا يُلغى إلا بحث عن كنز أُعلن ولم ينته.`;
export const refusal_hunt_jpeg = (): string =>
  `هذه ليست صورة JPEG.`;
export const refusal_hunt_pixels = (v: { width: number; height: number; most: number }): string =>
  `أبعاد الصورة ${number(v.width)} × ${number(v.height)} بكسل؛ ويُقبل حتى ${number(v.most)} × ${number(v.most)}.`;
export const refusal_hunt_pictures = (): string =>
  `صور جديدة كثيرة جدًا. احفظ المسودة أولًا.`;
export const refusal_hunt_picture_gone = (v: { clue: number }): string =>
  `لم تعد صورة اللغز ${number(v.clue)} موجودة. اخترها مرة أخرى.`;
export const refusal_hunt_no_link = (): string =>
  `ليس في هذه المسودة لغز كهذا برابط.`;
export const refusal_hunt_drafts = (v: { most: number }): string =>
  `توجد ${plural(v.most, { zero: `${number(v.most)} مسودة`, one: `مسودة واحدة`, two: `مسودتان`, few: `${number(v.most)} مسودات`, many: `${number(v.most)} مسودة`, other: `${number(v.most)} مسودة` })}. احذف واحدة أولًا.`;
export const refusal_hunt_decimals = (): string =>
  `للنقاط منزلتان عشريتان على الأكثر.`;
export const refusal_hunt_end = (): string =>
  `ينتهي البحث عن الكنز بعد بدايته.`;
export const refusal_hunt_time = (v: { time: string }): string =>
  `لا يوجد وقت \u2068${v.time}\u2069.`;
export const refusal_hunt_prize = (v: { place: number }): string =>
  `لا تمنح الجائزة ${number(v.place)} عملات ولا نقاطًا.`;
export const refusal_hunt_answer = (v: { clue: number }): string =>
  `إحدى إجابات اللغز ${number(v.clue)} بلا حرف ولا رقم.`;
export const refusal_hunt_payee = (v: { clue: number }): string =>
  `لا يسمّي اللغز ${number(v.clue)} عضوًا للإكرامية.`;
export const problem_hunt_chain = (): string =>
  `تحتاج القرعة والألغاز التي فيها إكرامية إلى السلسلة، ولا تُتابَع هنا أي سلسلة.`;
export const problem_hunt_overlap = (): string =>
  `يجري بحث آخر عن كنز في ذلك الوقت.`;
export const problem_hunt_start = (): string =>
  `يجب أن تكون البداية في المستقبل.`;
export const problem_hunt_days = (v: { most: number }): string =>
  `يستغرق البحث عن الكنز ${plural(v.most, { zero: `${number(v.most)} يوم`, one: `يومًا واحدًا`, two: `يومين`, few: `${number(v.most)} أيام`, many: `${number(v.most)} يومًا`, other: `${number(v.most)} يوم` })} على الأكثر.`;
export const problem_hunt_no_answer = (v: { clue: number }): string =>
  `ليس للغز ${number(v.clue)} إجابة.`;
export const problem_hunt_no_link = (v: { clue: number }): string =>
  `ليس للغز ${number(v.clue)} رابط بعد.`;
export const problem_hunt_untippable = (v: { clue: number }): string =>
  `لا يمكن إكرام العضو في اللغز ${number(v.clue)}.`;
export const problem_hunt_no_address = (v: { clue: number }): string =>
  `ليس للعضو في اللغز ${number(v.clue)} عنوان.`;
export const problem_hunt_no_prize = (): string =>
  `ليست فيه جوائز ولا نقاط.`;
export const problem_hunt_no_wallet = (): string =>
  `تحتاج الجوائز بالعملات إلى محفظة (WALLET_RPC_URL).`;
export const problem_hunt_daily = (v: { coins: string; most: string }): string =>
  `مجموع جوائزه \u2068${v.coins}\u2069 من العملات؛ ويُسمح للبحث الواحد بـ\u2068${v.most}\u2069 (PRIZES_DAILY).`;
export const problem_hunt_small = (v: { least: string }): string =>
  `لا تقل الجائزة بالعملات عن \u2068${v.least}\u2069.`;
export const problem_hunt_points = (v: { given: string; most: string }): string =>
  `يمنح عضوًا واحدًا حتى \u2068${v.given}\u2069 من النقاط؛ وتسمح قواعد الأسبوع الذي ينتهي فيه بـ\u2068${v.most}\u2069.`;
export const problem_hunt_wallet = (v: { reason: string }): string =>
  `لا يمكن حجز الجوائز: لا تستطيع المحفظة الدفع الآن. رسالتها بالإنجليزية: «\u2068${v.reason}\u2069».`;
export const problem_hunt_funds = (v: { held: string; needed: string }): string =>
  `في المحفظة \u2068${v.held}\u2069 من العملات والمطلوب \u2068${v.needed}\u2069: الجوائز وكل المستحق وصندوق أسبوع واحد.`;
export const broadcast_ahoy = (): string =>
  `مرحى أيها الطاقم! كنز جديد يلوح في الأفق!`;
export const broadcast_deck = (): string =>
  `الجميع إلى سطح السفينة! محتوى جديد على متنها!`;
export const broadcast_timbers = (): string =>
  `يا للعجب، انظروا ماذا صنع أحد أفراد الطاقم!`;
export const broadcast_avast = (): string =>
  `قف مكانك! غنيمة تستحق منظارك!`;
export const broadcast_lookout = (): string =>
  `يو هو هو! لمح المراقب شيئًا رائعًا!`;
export const broadcast_anchor = (): string =>
  `ألقِ المرساة لحظة ومتّع ناظريك!`;
export const broadcast_hatches = (): string =>
  `أحكموا إغلاق الكوى، فهذا يثير الأمواج!`;
export const broadcast_colours = (): string =>
  `ارفعوا الراية لواحد منا!`;
export const broadcast_spot = (): string =>
  `علامة X تدل على المكان يا رفاق!`;
export const broadcast_land = (): string =>
  `اليابسة في الأفق! اكتشاف جديد من الطاقم!`;
export const broadcast_blow = (): string =>
  `يا للدهشة! فعلها الطاقم مرة أخرى!`;
export const broadcast_bottle = (): string =>
  `وصلت إلى الشاطئ رسالة في زجاجة!`;
export const broadcast_sail = (): string =>
  `ارفعوا الأشرعة من أجل هذا يا ذئاب البحر!`;
export const broadcast_gold = (): string =>
  `ذهب في العنبر! انظر إلى صيد اليوم!`;
export const broadcast_quartermaster = (): string =>
  `أمين السفينة ينادي: ألقوا نظرة على هذا!`;
export const broadcast_bell = (): string =>
  `اقرعوا الجرس! أحد أفراد الطاقم استحق حصته!`;
export const broadcast_nest = (): string =>
  `من برج المراقبة: محتوى مميز في الأمام!`;
export const broadcast_mugs = (): string =>
  `ارفعوا الأكواب، أحد أفراد الطاقم عثر على الذهب!`;
export const broadcast_winds = (): string =>
  `الريح الطيبة تحمل أخبارًا طيبة يا أصحاب!`;
export const broadcast_grog = (): string =>
  `هاتوا الشراب، فهذا يستحق نخبًا!`;
export const broadcast_chest = (): string =>
  `افتح صندوق الكنز، ففيه جوهرة!`;
export const broadcast_plunder = (): string =>
  `طلبتم الغنيمة، ولكم ما طلبتم!`;
export const broadcast_content = (): string =>
  `محتوى آخر`;
