// Written by `npm run messages` from messages/site/ar.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'ar';
const number = /* @__PURE__ */ groupedNumbersIn('ar');
const plural = /* @__PURE__ */ pluralsIn('ar');

export const shell_skip = (): string =>
  `انتقل إلى المحتوى`;
export const shell_loading_page = (): string =>
  `الصفحة قيد التحميل`;
export const shell_main = (): string =>
  `القائمة الرئيسية`;
export const shell_footer = (): string =>
  `أسفل الصفحة`;
export const shell_language = (): string =>
  `اللغة`;
export const shell_home = (): string =>
  `الرئيسية`;
export const shell_leaderboard = (): string =>
  `الترتيب`;
export const shell_creators = (): string =>
  `المبدعون`;
export const shell_weeks = (): string =>
  `الأسابيع`;
export const shell_hunts = (): string =>
  `الكنوز`;
export const shell_developers = (): string =>
  `المطورون`;
export const shell_privacy = (): string =>
  `الخصوصية`;
export const shell_terms = (): string =>
  `الشروط`;
export const shell_copyright = (v: { year: string; community: string }): string =>
  `© ${v.year} مجتمع \u2068${v.community}\u2069`;
export const shell_demo = (): string =>
  `عرض تجريبي`;
export const shell_demo_invented = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`مجتمع تجريبي:`), ` كل ما هنا مُختلَق`];
export const shell_demo_own = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`كل شخص وكل رقم. لإنشاء مجتمعك الخاص أوقف الخادم وشغّل أمره `, v.command(`setup`), `.`];
export const shell_demo_try = (): string =>
  `جرّب البوت`;
export const shell_lost_title = (): string =>
  `خارج الخريطة`;
export const shell_lost_text = (): string =>
  `لا صفحة هنا. ربما في العنوان خطأ، أو أن الصفحة أبحرت.`;
export const shell_lost_back = (): string =>
  `عُد إلى الميناء`;
export const shell_part_missing = (): string =>
  `جزء من هذه الصفحة لم يُحمَّل`;
export const shell_part_missing_why = (): string =>
  `انقطع الاتصال، أو حُدّث الموقع وهو مفتوح. أعد التحميل للحصول على النسخة الحالية.`;
export const shell_page_failed = (): string =>
  `توقفت هذه الصفحة عن العمل`;
export const shell_page_failed_why = (): string =>
  `الخطأ في الصفحة وليس فيما فعلته. كل ما حُفظ في أمان.`;
export const shell_reload = (): string =>
  `أعد التحميل`;
export const shell_panel_failed = (v: { name: string }): string =>
  `\u2068${v.name}\u2069: تعذّر العرض`;
export const shell_panel_failed_rest = (): string =>
  `بقية الصفحة ما زالت تعمل. كل ما حُفظ في أمان.`;
export const shell_try_again = (): string =>
  `حاول مجددًا`;
export const shell_cancel = (): string =>
  `إلغاء`;
export const shell_close = (): string =>
  `إغلاق`;
export const shell_not_loaded = (): string =>
  `لم يُحمَّل هذا`;
export const shell_reload_to_retry = (): string =>
  `أعد تحميل الصفحة وحاول مجددًا.`;
export const shell_refresh_failed = (): string =>
  `تعذّر التحديث`;
export const shell_refresh_failed_why = (): string =>
  `ما زالت آخر الأرقام معروضة. الصفحة تواصل المحاولة.`;
export const shell_message = (): string =>
  `رسالة`;
export const shell_messages = (v: { hotkey: string }): string =>
  `الرسائل (\u2068${v.hotkey}\u2069)`;
export const shell_press = (v: { action: string; key: string }): string =>
  `\u2068${v.action}\u2069: اضغط \u2068${v.key}\u2069`;
export const shell_copied = (): string =>
  `تم النسخ`;
export const shell_copied_what = (v: { what: string }): string =>
  `\u2068${v.what}\u2069: نُسخ إلى الحافظة.`;
export const shell_error = (): string =>
  `خطأ`;
export const shell_copy_failed = (): string =>
  `تعذّر النسخ إلى الحافظة.`;
export const shell_tip_arrows = (): string =>
  `مفاتيح الأسهم تقود إلى البقية`;
export const shell_loading = (): string =>
  `جارٍ التحميل`;
export const shell_this_list = (): string =>
  `هذه القائمة`;
export const shell_nothing_changed = (): string =>
  `لم يتغير شيء.`;
export const shell_theme = (): string =>
  `المظهر`;
export const shell_theme_light = (): string =>
  `فاتح`;
export const shell_theme_dark = (): string =>
  `داكن`;
export const shell_theme_system = (): string =>
  `حسب النظام`;
export const shell_app = (): string =>
  `التطبيق`;
export const shell_app_board = (): string =>
  `الترتيب`;
export const shell_app_week = (): string =>
  `الأسبوع`;
export const shell_app_tip = (): string =>
  `إكرامية`;
export const shell_app_me = (): string =>
  `أنا`;
export const api_went_wrong = (): string =>
  `حدث خطأ ما`;
export const api_not_signed_in = (): string =>
  `لم تسجّل الدخول.`;
export const api_refused = (v: { reason: string }): string =>
  `رفض الخادم: \u2068${v.reason}\u2069`;
export const api_unexpected = (): string =>
  `أرسل الخادم ردًا غير متوقع`;
export const api_status = (v: { status: string }): string =>
  `ردّ الخادم بالحالة \u2068${v.status}\u2069`;
export const api_too_slow = (v: { seconds: string }): string =>
  `لم يستجب الخادم خلال \u2068${v.seconds}\u2069 ثانية`;
export const api_no_connection = (): string =>
  `لا اتصال بالخادم`;
export const shell_sign_in = (): string =>
  `الدخول`;
export const shell_sign_in_demo = (): string =>
  `الدخول إلى العرض التجريبي`;
export const shell_signed_in = (v: { name: string }): string =>
  `دخلت باسم \u2068${v.name}\u2069`;
export const shell_signed_out = (): string =>
  `تم الخروج`;
export const shell_sign_out = (): string =>
  `الخروج`;
export const shell_sign_out_failed = (): string =>
  `ما زال حسابك مفتوحًا`;
export const shell_role_owner = (): string =>
  `المالك`;
export const shell_role_admin = (): string =>
  `مشرف`;
export const shell_role_member = (): string =>
  `عضو`;
export const shell_portal = (): string =>
  `بوابة المشرفين`;
export const shell_dashboard = (): string =>
  `لوحتي`;
export const shell_wallet = (): string =>
  `المحفظة`;
export const shell_treasure_hunts = (): string =>
  `البحث عن الكنز`;
export const shell_apps = (): string =>
  `تطبيقات سمحت لها`;
export const shell_monitor = (): string =>
  `المراقبة`;
export const shell_demo_sign_in = (): string =>
  `في العرض التجريبي فقط: ادخل بصفة`;
export const shell_demo_member = (): string =>
  `عضو تجريبي`;
export const shell_demo_admin = (): string =>
  `مشرف تجريبي`;
export const shell_demo_owner = (): string =>
  `مالك تجريبي`;
export const shell_not_signed_in = (): string =>
  `لم يتم الدخول`;
export const shell_not_signed_in_why = (): string =>
  `لم يتغير شيء.`;
export const shell_sign_in_purpose = (): string =>
  `لترى مركزك في الترتيب وأسبوعك.`;
export const shell_sign_in_tells = (v: { purpose: string }): string =>
  `\u2068${v.purpose}\u2069 يخبر تيليجرام هذا الموقع بمعرّفك واسمك وصورتك، ولا شيء غير ذلك.`;
export const shell_sign_in_telegram = (): string =>
  `الدخول عبر تيليجرام`;
export const shell_sign_in_missing = (): string =>
  `الدخول غير مُعدّ في هذا الموقع بعد.`;
export const shell_sign_in_not_loaded = (): string =>
  `لم يُحمَّل الدخول`;
export const shell_sign_in_again = (): string =>
  `ادخل مجددًا`;
export const shell_sign_in_again_not_loaded = (): string =>
  `لم يُحمَّل الدخول. أغلق هذا وحاول مجددًا.`;
export const shell_sign_in_again_telegram = (): string =>
  `داخل تيليجرام يمكنك أيضًا إغلاق التطبيق وفتحه من جديد: هكذا يتم الدخول.`;
export const shell_own_sign_in_call = (): string =>
  `دخلت برابط من البوت، وهو يفتح محفظتك ويعرض ما يخصك. لأي شيء آخر ادخل عبر تيليجرام. نصّك محفوظ، ويكتمل إجراؤك حين تعود.`;
export const shell_own_sign_in_wallet = (): string =>
  `دخلت برابط من البوت، وهو لا يكفي لتغيير عنوانك. ادخل عبر تيليجرام ثم عُد إلى المحفظة.`;
export const shell_own_sign_in_purpose = (): string =>
  `لما يتطلب دخولك أنت بنفسك.`;
export const shell_own_sign_in_undone = (): string =>
  `لم يُنفَّذ شيء`;
export const shell_own_sign_in_other = (): string =>
  `دخلت باسم شخص آخر.`;
export const shell_sign_in_error = (): string =>
  `خطأ في الدخول`;
export const shell_sign_in_error_why = (): string =>
  `وصلت من تيليجرام بيانات دخول غير صالحة.`;
export const shell_widget_error = (): string =>
  `لم يُحمَّل الدخول`;
export const shell_widget_error_why = (): string =>
  `تعذّر تحميل دخول تيليجرام. أعد تحميل الصفحة.`;
export const shell_session_expired = (): string =>
  `انتهت الجلسة`;
export const shell_session_expired_why = (): string =>
  `ادخل مجددًا من فضلك: انتهت جلسة الدخول.`;
export const shell_access_denied = (): string =>
  `لا صلاحية`;
export const shell_access_denied_why = (): string =>
  `ليست لديك صلاحيات المشرف. اطلبها من مالك البوت.`;
export const shell_no_account = (): string =>
  `الحساب غير موجود`;
export const shell_no_account_why = (): string =>
  `راسل البوت أولًا ليُنشأ حسابك.`;
export const shell_unverified = (): string =>
  `تعذّر التحقق من الدخول`;
export const shell_unverified_why = (): string =>
  `تعذّر التحقق من بيانات الدخول. ربما النطاق غير مُعدّ كما يجب.`;
export const shell_sign_in_failed = (): string =>
  `فشل الدخول`;
export const shell_share = (): string =>
  `مشاركة`;
export const shell_share_failed = (): string =>
  `تعذّرت المشاركة`;
export const shell_copy_field = (v: { what: string }): string =>
  `نسخ: \u2068${v.what}\u2069`;
export const shell_copy_link = (): string =>
  `انسخ الرابط`;
export const shell_link_copied = (): string =>
  `نُسخ الرابط`;
export const shell_link_not_copied = (): string =>
  `تعذّر نسخ الرابط`;
export const shell_pages_of = (v: { of: string }): string =>
  `الصفحات: \u2068${v.of}\u2069`;
export const shell_past_last = (): string =>
  `بعد آخر صفحة`;
export const shell_first_page = (): string =>
  `إلى الصفحة الأولى`;
export const shell_none_here = (v: { of: string }): string =>
  `لا شيء في هذه الصفحة (\u2068${v.of}\u2069).`;
export const ui_new_tab = (): string =>
  `(يفتح في علامة تبويب جديدة)`;
export const ui_still_to_pay = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`بقي للدفع: `, v.amount(``)];
export const ui_owed = (): string =>
  `مستحق: لا محفظة لهذا الموقع`;
export const ui_months = (): string =>
  `يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر`;
export const ui_date = (v: { day: string; month: string; year: string }): string =>
  `${v.day} ${v.month} ${v.year}`;
export const ui_date_time = (v: { date: string; time: string }): string =>
  `${v.date}، \u2068${v.time}\u2069 UTC`;
export const ui_just_now = (): string =>
  `الآن`;
export const ui_minutes_ago = (v: { count: number }): string =>
  `قبل ${plural(v.count, { zero: `${number(v.count)} دقيقة`, one: `دقيقة واحدة`, two: `دقيقتين`, few: `${number(v.count)} دقائق`, many: `${number(v.count)} دقيقة`, other: `${number(v.count)} دقيقة` })}`;
export const ui_hours_ago = (v: { count: number }): string =>
  `قبل ${plural(v.count, { zero: `${number(v.count)} ساعة`, one: `ساعة واحدة`, two: `ساعتين`, few: `${number(v.count)} ساعات`, many: `${number(v.count)} ساعة`, other: `${number(v.count)} ساعة` })}`;
export const ui_days_ago = (v: { count: number }): string =>
  `قبل ${plural(v.count, { zero: `${number(v.count)} يوم`, one: `يوم واحد`, two: `يومين`, few: `${number(v.count)} أيام`, many: `${number(v.count)} يومًا`, other: `${number(v.count)} يوم` })}`;
export const ui_in_minutes = (v: { count: number }): string =>
  `بعد ${plural(v.count, { zero: `${number(v.count)} دقيقة`, one: `دقيقة واحدة`, two: `دقيقتين`, few: `${number(v.count)} دقائق`, many: `${number(v.count)} دقيقة`, other: `${number(v.count)} دقيقة` })}`;
export const ui_in_hours = (v: { count: number }): string =>
  `بعد ${plural(v.count, { zero: `${number(v.count)} ساعة`, one: `ساعة واحدة`, two: `ساعتين`, few: `${number(v.count)} ساعات`, many: `${number(v.count)} ساعة`, other: `${number(v.count)} ساعة` })}`;
export const ui_in_days = (v: { count: number }): string =>
  `بعد ${plural(v.count, { zero: `${number(v.count)} يوم`, one: `يوم واحد`, two: `يومين`, few: `${number(v.count)} أيام`, many: `${number(v.count)} يومًا`, other: `${number(v.count)} يوم` })}`;
export const ui_left_now = (): string =>
  `الآن`;
export const ui_left_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)} د`;
export const ui_left_hours = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} س ${number(v.minutes)} د`;
export const ui_left_days = (v: { days: number; hours: number }): string =>
  `${plural(v.days, { zero: `${number(v.days)} يوم`, one: `يوم`, two: `يومان`, few: `${number(v.days)} أيام`, many: `${number(v.days)} يومًا`, other: `${number(v.days)} يوم` })} ${number(v.hours)} س`;
export const ui_pages = (): string =>
  `الصفحات`;
export const ui_previous = (): string =>
  `السابقة`;
export const ui_next = (): string =>
  `التالية`;
export const ui_page_of = (v: { page: string; pages: string }): string =>
  `الصفحة \u2068${v.page}\u2069 من \u2068${v.pages}\u2069`;
export const ui_pool_estimate = (v: { part: string }): string =>
  `تقدير: \u2068${v.part}\u2069 % من المحفظة`;
export const ui_pool_unknown = (v: { part: string }): string =>
  `غير معروف بعد: \u2068${v.part}\u2069 % من المحفظة`;
export const ui_in_explorer = (): string =>
  `افتح في مستكشف الكتل`;
export const ui_transaction_of = (v: { name: string }): string =>
  `المعاملة: \u2068${v.name}\u2069 (تفتح في علامة تبويب جديدة)`;
export const ui_points = (v: { points: number }): string =>
  `${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`;
export const ui_anonymous = (): string =>
  `عضو بلا اسم`;
export const ui_unchanged = (): string =>
  `لم يتغير شيء`;
export const ui_clear_search = (): string =>
  `امسح البحث`;
export const ui_optional = (): string =>
  `(اختياري)`;
export const ui_of_most = (v: { count: string; most: string }): string =>
  `\u2068${v.count}\u2069 من \u2068${v.most}\u2069`;
export const ui_admin = (): string =>
  `مشرف`;
export const ui_aboard = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`على متن السفينة منذ `, v.date(``)];
export const ui_verified = (): string =>
  `موثّق`;
export const ui_profile_link = (): string =>
  `رابط الملف الشخصي`;
export const ui_paid_by_operator = (v: { note: string }): string =>
  `دفعه المشغّل: \u2068${v.note}\u2069`;
export const ui_share_owed = (): string =>
  `مستحقة`;
export const ui_share_owed_text = (): string =>
  `لم تُدفع بعد`;
export const ui_share_held = (): string =>
  `محتجزة`;
export const ui_share_held_text = (): string =>
  `احتجزها مشرف؛ ولم تضع`;
export const ui_share_paying = (): string =>
  `قيد الدفع`;
export const ui_share_paying_text = (): string =>
  `ضمن دفعة على وشك الخروج`;
export const ui_share_sent = (): string =>
  `أُرسلت`;
export const ui_share_sent_text = (): string =>
  `أُرسلت ولم تتأكد بعد`;
export const ui_share_paid = (): string =>
  `مدفوعة`;
export const ui_share_paid_text = (): string =>
  `مؤكدة على السلسلة، أو دفعها المشغّل`;
export const ui_share_failed = (): string =>
  `فشلت`;
export const ui_share_failed_text = (): string =>
  `فشلت الدفعة؛ ويمكن للمشغّل إعادة إرسالها`;
export const ui_share_settled = (): string =>
  `سُوّيت في مكان آخر`;
export const ui_share_settled_text = (): string =>
  `سُوّيت خارج هذا الموقع، الذي لا يدفع عن هذا الأسبوع`;
export const ui_share_withheld = (): string =>
  `ممنوعة`;
export const ui_share_withheld_text = (): string =>
  `لم تُدفع؛ أُضيفت إلى الصندوق التالي`;
export const home_title = (): string =>
  `إكراميات لرفاق السفينة، على السلسلة`;
export const home_lead_own = (v: { bot: string; coin: string; code: string }): string =>
  `يرسل \u2068${v.bot}\u2069 إكراميات \u2068${v.coin}\u2069 في تيليجرام. سطر واحد في مجموعة وضغطة واحدة في محفظتك يرسلان \u2068${v.code}\u2069 معاملةً حقيقية؛ وما تفعله هناك يمنحك نقاطًا ورتبة قرصان وحصة من الصندوق الأسبوعي.`;
export const home_lead_bot = (v: { bot: string; coin: string; code: string }): string =>
  `\u2068${v.bot}\u2069 محفظة \u2068${v.coin}\u2069 في تيليجرام. سطر واحد في مجموعة أو محادثة خاصة يرسل \u2068${v.code}\u2069 معاملةً حقيقية؛ وما تفعله هناك يمنحك نقاطًا ورتبة قرصان وحصة من الصندوق الأسبوعي.`;
export const home_lead_own_nameless = (v: { community: string; code: string }): string =>
  `هذا سطح سفينة مجتمع \u2068${v.community}\u2069. سطر واحد في مجموعة وضغطة واحدة في محفظتك يرسلان \u2068${v.code}\u2069 معاملةً حقيقية؛ وما تفعله هناك يمنحك نقاطًا ورتبة قرصان وحصة من الصندوق الأسبوعي.`;
export const home_lead_nameless = (v: { community: string; code: string }): string =>
  `هذا سطح سفينة مجتمع \u2068${v.community}\u2069. سطر واحد في مجموعة أو محادثة خاصة يرسل \u2068${v.code}\u2069 معاملةً حقيقية؛ وما تفعله هناك يمنحك نقاطًا ورتبة قرصان وحصة من الصندوق الأسبوعي.`;
export const home_start = (): string =>
  `ابدأ بالإكراميات`;
export const home_discover = (): string =>
  `اكتشف المزيد`;
export const home_now = (): string =>
  `على السطح الآن`;
export const home_totals = (): string =>
  `المجاميع`;
export const home_week = (): string =>
  `الأسبوع`;
export const home_volume = (): string =>
  `مجموع الإكراميات`;
export const home_distributed = (): string =>
  `مجموع المكافآت الموزعة`;
export const home_loading = (): string =>
  `جارٍ التحميل…`;
export const home_next_payout = (): string =>
  `الدفعة التالية`;
export const home_pool = (): string =>
  `صندوق هذا الأسبوع`;
export const home_each_week = (): string =>
  `يُقسَّم كل أسبوع`;
export const home_hunt = (): string =>
  `البحث عن الكنز`;
export const home_not_loaded = (): string =>
  `تعذّر التحميل`;
export const home_tour = (): string =>
  `نظرة على متن السفينة`;
export const home_tour_carousel = (): string =>
  `عرض صور`;
export const home_tour_slide = (): string =>
  `صورة`;
export const home_tour_play = (): string =>
  `تشغيل`;
export const home_tour_pause = (): string =>
  `إيقاف`;
export const home_tour_play_slides = (): string =>
  `شغّل الصور`;
export const home_tour_pause_slides = (): string =>
  `أوقف الصور`;
export const home_tour_previous = (): string =>
  `الصورة السابقة`;
export const home_tour_next = (): string =>
  `الصورة التالية`;
export const home_tour_choose = (): string =>
  `اختر صورة`;
export const home_tour_show = (v: { number: string; title: string }): string =>
  `اعرض الصورة \u2068${v.number}\u2069: \u2068${v.title}\u2069`;
export const home_tour_feature = (v: { number: string; count: string }): string =>
  `الميزة \u2068${v.number}\u2069 من \u2068${v.count}\u2069`;
export const home_tour_screen = (v: { number: string }): string =>
  `الشاشة \u2068${v.number}\u2069`;
export const home_features = (): string =>
  `ماذا تفعل على متن السفينة`;
export const home_tipping = (): string =>
  `إكرامية لأي شخص، في أي محادثة`;
export const home_tipping_text = (): string =>
  `في مجموعة أو على الخاص، كل إكرامية معاملة حقيقية على سلسلة الكتل. وهناك ثلاث طرق لكتابتها.`;
export const home_tipping_standard = (): string =>
  `الأمر المعتاد`;
export const home_tipping_quick = (): string =>
  `الصيغة السريعة`;
export const home_tipping_name_amount = (): string =>
  `اسم المستخدم والمبلغ`;
export const home_tipping_reply = (): string =>
  `ردّ على رسالة`;
export const home_tipping_amount = (): string =>
  `المبلغ يكفي`;
export const home_tipping_said = (): string =>
  `سددنا التسرب يا قبطان.`;
export const home_points = (): string =>
  `اكسب نقاطًا وارتقِ في الرتب`;
export const home_points_text = (): string =>
  `الخطوات الأولى، و\u2068/gm\u2069 و\u2068/faucet\u2069 كل يوم، والإكراميات، والمحتوى المقبول تكسب نقاطًا. ولوحات الترتيب تُظهر المتصدرين.`;
export const home_points_ranks = (): string =>
  `الرتب ومجموع النقاط الذي تحتاجه`;
export const home_points_see = (): string =>
  `انظر الترتيب`;
export const home_content = (): string =>
  `أرسل محتواك`;
export const home_content_text = (): string =>
  `المنشورات والفيديوهات والميمات عن المجتمع تكسب نقاطًا أيضًا حين يقبلها مشرف.`;
export const home_content_submit = (): string =>
  `أنت ترسل`;
export const home_content_submit_text = (): string =>
  `رابط منشور أو فيديو أو مقال أو ميم.`;
export const home_content_review = (): string =>
  `مشرف يراجع`;
export const home_content_review_text = (): string =>
  `قبول أو رفض، مع تعليق، وتقييم ضمن مداه.`;
export const home_content_earn = (): string =>
  `النقاط لك`;
export const home_content_earn_text = (v: { postRange: string; shortRange: string; videoRange: string }): string =>
  `منشور على تويتر \u2068${v.postRange}\u2069، فيديو تيك توك \u2068${v.shortRange}\u2069، فيديو يوتيوب \u2068${v.videoRange}\u2069، وأنواع أخرى.`;
export const home_rewards = (): string =>
  `الصندوق الأسبوعي والبحث عن الكنز`;
export const home_rewards_text = (): string =>
  `كل أسبوع يتقاسم الأعضاء المستوفون للشروط صندوقًا بحسب النقاط المحتسبة.`;
export const home_rewards_pool = (): string =>
  `في الصندوق`;
export const home_rewards_needed = (): string =>
  `النقاط المطلوبة`;
export const home_rewards_hunt = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`وبين دفعة وأخرى هناك `, v.a(`البحث عن الكنز`), ` بجوائز حقيقية.`];
export const home_reasons = (): string =>
  `الأسباب`;
export const home_reasons_why = (v: { bot: string }): string =>
  `لماذا \u2068${v.bot}\u2069؟`;
export const home_reason_chain = (): string =>
  `على السلسلة في كل مرة`;
export const home_reason_chain_text = (v: { coin: string }): string =>
  `الإكرامية معاملة \u2068${v.coin}\u2069 من عضو إلى آخر، ولها رابط للاطلاع عليها. لا دفتر حسابات داخليًا عليك أن تثق به.`;
export const home_reason_install = (): string =>
  `لا شيء لتثبيته`;
export const home_reason_install_own = (): string =>
  `يعمل في تيليجرام والمتصفح اللذين لديك، على أي هاتف أو حاسوب.`;
export const home_reason_install_own_full = (): string =>
  `يعمل في تيليجرام والمتصفح اللذين لديك، على أي هاتف أو حاسوب. شغّل البوت، واكتب اثنتي عشرة كلمة، وصارت لك محفظة.`;
export const home_reason_install_text = (): string =>
  `يعمل في تيليجرام الذي لديك، على أي هاتف أو حاسوب.`;
export const home_reason_install_full = (): string =>
  `يعمل في تيليجرام الذي لديك، على أي هاتف أو حاسوب. شغّل البوت وصارت لك محفظة.`;
export const home_reason_crew = (): string =>
  `من صنع طاقمه`;
export const home_reason_crew_text = (): string =>
  `النقاط والرتب والصندوق تكافئ ما يفعله الأعضاء بعضهم لبعض. القواعد معلنة، وكذلك كل دفعة أسبوعية.`;
export const home_security = (): string =>
  `الأمان والخصوصية`;
export const home_security_text = (): string =>
  `أول ما يُسأل عن أي محفظة: من يملك مفاتيحها. وهذا هو الجواب الكامل.`;
export const home_claim_hear = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`تعرف بكل إكرامية تصلك`), ` برسالة في محادثتك الخاصة.`];
export const home_claim_link = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`لكل معاملة رابطها في مستكشف الكتل،`), ` فلا حاجة إلى تصديق أحد بلا دليل.`];
export const home_claim_own_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`المفاتيح بيدك:`), ` تُصنع وتُحفظ على جهازك، ولا تصل إلينا أبدًا. اثنتا عشرة كلمة تعيدها، هنا أو في محفظة `, `\u2068${v.coin}\u2069`, ` أخرى.`];
export const home_claim_own_browser = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`إدارة المحفظة في متصفحك أنت فقط.`), ` لا ترى أي مجموعة رصيدك ولا عناوينك ولا مفاتيحك.`];
export const home_claim_own_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`المفاتيح محفوظة مشفّرة`), ` في متصفحك، بعبارة سر لا يعرفها غيرك.`];
export const home_claim_bot_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`المفاتيح بيدك:`), ` أنت تتحكم بالمفاتيح الخاصة. صدّرها في المحادثة الخاصة متى شئت، واستعملها في أي محفظة `, `\u2068${v.coin}\u2069`, `.`];
export const home_claim_bot_private = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`إدارة المحفظة في المحادثة الخاصة فقط.`), ` لا ترى أي مجموعة رصيدك ولا عناوينك ولا مفاتيحك.`];
export const home_claim_bot_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`المفاتيح محفوظة مشفّرة.`)];
export const home_asked_where = (): string =>
  `أين المفاتيح؟`;
export const home_asked_who = (): string =>
  `من يستطيع فك تشفيرها؟`;
export const home_asked_else = (): string =>
  `ومن غيره؟`;
export const home_asked_site = (): string =>
  `ماذا يرى هذا الموقع؟`;
export const home_own_where = <T>(v: { a: (text: string) => T; bot: string }): Rich<T> =>
  [`في متصفحك أنت، مشفّرة. `, v.a(`المحفظة`), ` صفحة من هذا الموقع؛ ولا تصل المفاتيح إلى الموقع ولا إلى `, `\u2068${v.bot}\u2069`, `.`];
export const home_own_who = (): string =>
  `أنت، بعبارة السر أو بمفتاح مرور. لا أحد يستطيع إعادة تعيينها: الكلمات الاثنتا عشرة وحدها تعيد المحفظة.`;
export const home_own_else = (): string =>
  `قد يقدّم خادم صفحة المحفظة صفحة أخرى. بناؤها منشور ليقارن من يشاء. ولم يراجعها بعدُ أحد من خارج المشروع: احفظ مدخراتك في مكان آخر.`;
export const home_own_site = (): string =>
  `معرّفك واسمك في تيليجرام، والإكراميات والنقاط والمحتوى، والعناوين التي تستعلم عنها محفظتك، والمعاملات التي ترسلها. ليست لديه مفاتيح ولا كلمات ولا أي طريقة لتحريك عملاتك.`;
export const home_bot_where = (v: { bot: string }): string =>
  `مشفّرة، على الخادم الذي يعمل عليه \u2068${v.bot}\u2069. فالحفظ مشفّر، لكن مشغّل البوت جزء منه.`;
export const home_bot_who = (): string =>
  `البوت، حين يرسل ما أمرته بإرساله، ومن ثَمّ من يدير ذلك الخادم. ما لم ينشر المشغّل غير ذلك، ثق بالبوت بقدر ثقتك بمشغّله.`;
export const home_bot_else = (): string =>
  `أنت، بعد أن تصدّرها. احفظ مدخراتك في محفظة لا يملك مفاتيحها غيرك.`;
export const home_bot_site = (): string =>
  `معرّفك واسمك في تيليجرام، وما يبلّغ به البوت: الإكراميات والنقاط والمحتوى. ليست لديه مفاتيح ولا عبارات استعادة ولا أي طريقة لتحريك عملاتك.`;
export const home_the_bot = (): string =>
  `البوت`;
export const home_links_name = (): string =>
  `الروابط`;
export const home_links = (): string =>
  `موانئ على الطريق`;
export const home_links_text = (): string =>
  `حيث تُستكشف العملة ويُعرف سعرها ويُتحدث عنها.`;
export const home_links_text_community = (): string =>
  `حيث تُستكشف العملة ويُتحدث عنها.`;
export const home_links_ecosystem = (): string =>
  `المنظومة`;
export const home_links_community = (): string =>
  `المجتمع`;
export const home_link_bot = (): string =>
  `بوت المحفظة`;
export const home_link_explorer = (): string =>
  `مستكشف الكتل`;
export const home_link_website = (): string =>
  `الموقع الرسمي`;
export const home_link_here = (): string =>
  `في هذا الموقع`;
export const home_link_telegram = (): string =>
  `المجتمع على تيليجرام`;
export const home_link_forum = (): string =>
  `منتدى المجتمع`;
export const home_try = (): string =>
  `اصعد على متن السفينة`;
export const home_try_text = (): string =>
  `افتح البوت، واضغط ابدأ، وأرسل إكراميتك الأولى. وحين تتأكد تكسب نقاطًا أيضًا.`;
export const home_try_text_own = (): string =>
  `افتح البوت، واضغط ابدأ، وأنشئ محفظة، وأرسل إكراميتك الأولى. وحين تتأكد تكسب نقاطًا أيضًا.`;
export const home_try_button = (): string =>
  `جرّبه بنفسك`;
export const creator_hub = (): string =>
  `ميناء المبدعين`;
export const creator_lead = (): string =>
  `ما يكتبه الطاقم ويصوّره ويرسمه عن الرحلة، وما يكسبه من ذلك.`;
export const creator_showcase = (): string =>
  `معرض المجتمع`;
export const creator_showcase_panel = (): string =>
  `المعرض`;
export const creator_failed = (): string =>
  `تعذّر تحميل ميناء المبدعين`;
export const creator_failed_why = (): string =>
  `تعذّر تحميل المحتوى. حاول مجددًا.`;
export const creator_sort_recent = (): string =>
  `الأحدث`;
export const creator_sort_points = (): string =>
  `الأكثر نقاطًا`;
export const creator_sort_creator = (): string =>
  `اسم المبدع`;
export const creator_all = (): string =>
  `كل المحتوى المقبول`;
export const creator_total_content = (): string =>
  `مجموع المحتوى`;
export const creator_active = (): string =>
  `المبدعون النشطون`;
export const creator_total_points = (): string =>
  `مجموع النقاط`;
export const creator_content = (): string =>
  `المحتوى`;
export const creator_search = (): string =>
  `ابحث في المحتوى`;
export const creator_search_hint = (): string =>
  `مبدعون أو عناوين أو أوصاف…`;
export const creator_type = (): string =>
  `نوع المحتوى`;
export const creator_all_content = (): string =>
  `كل المحتوى`;
export const creator_found = (v: { count: number }): string =>
  `عدد النتائج: ${number(v.count)}`;
export const creator_pages = (): string =>
  `صفحات المحتوى`;
export const creator_loading = (): string =>
  `المحتوى قيد التحميل`;
export const creator_none_here = (): string =>
  `لا محتوى في هذه الصفحة.`;
export const creator_approved = (): string =>
  `المحتوى المقبول`;
export const creator_none = (): string =>
  `لا محتوى`;
export const creator_show_all = (): string =>
  `اعرض كل المحتوى`;
export const creator_no_match = (): string =>
  `لا محتوى يطابق بحثك.`;
export const creator_none_yet = (): string =>
  `لا محتوى مقبولًا بعد. يرسل الأعضاء الروابط من «لوحتي» أو إلى البوت؛ وتأتي النقاط مع القبول.`;
export const creator_untitled = (): string =>
  `محتوى بلا عنوان`;
export const creator_unsafe = (): string =>
  `فتح هذا الرابط غير آمن.`;
export const creator_view = <T>(v: { icon: (text: string) => T; more: (text: string) => T; name: string; host: string }): Rich<T> =>
  [`افتح المحتوى`, v.icon(``), v.more(`: \u2068${v.name}\u2069، على \u2068${v.host}\u2069 (يفتح في علامة تبويب جديدة)`)];
export const creator_type_unknown = (): string =>
  `محتوى آخر`;
export const creator_profile = (): string =>
  `المبدع`;
export const creator_profile_failed = (): string =>
  `تعذّر تحميل هذا المبدع`;
export const creator_totals = (): string =>
  `المجاميع`;
export const creator_approved_total = (): string =>
  `المحتوى المقبول`;
export const creator_points_for = (): string =>
  `نقاط المحتوى`;
export const creator_lifetime = (): string =>
  `مجموع النقاط`;
export const creator_place = (): string =>
  `المركز`;
export const creator_place_note = (): string =>
  `بحسب مجموع النقاط`;
export const creator_none_approved = (): string =>
  `لم يُقبل شيء من محتواه بعد.`;
export const creator_content_of = (v: { name: string }): string =>
  `المحتوى: \u2068${v.name}\u2069`;
export const creator_offer = (): string =>
  `ادخل لترى نقاطك وأرباحك ودفعاتك، ولترسل محتوى.`;
export const creator_offer_missing = (): string =>
  `لوحتك لك وحدك، والدخول غير مُعدّ في هذا الموقع بعد.`;
export const creator_purpose = (): string =>
  `لترى لوحتك وترسل محتوى.`;
export const creator_own_failed = (): string =>
  `تعذّر تحميل لوحتك`;
export const creator_figures = (): string =>
  `أرقامك`;
export const creator_rank = (): string =>
  `رتبتك`;
export const creator_current_rank = (): string =>
  `الرتبة الحالية`;
export const creator_earnings = (): string =>
  `مجموع الأرباح`;
export const creator_earnings_note = (): string =>
  `الحصص والإكراميات المستلمة والصنبور`;
export const creator_rate = (): string =>
  `نسبة القبول`;
export const creator_rate_note = (): string =>
  `من كل المشاركات المبتوت فيها`;
export const creator_rank_way = (v: { from: string; to: string }): string =>
  `من \u2068${v.from}\u2069 إلى \u2068${v.to}\u2069`;
export const creator_rank_left = (v: { points: number }): string =>
  `بقيت ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`;
export const creator_rank_top = (v: { rank: string }): string =>
  `\u2068${v.rank}\u2069: لا رتبة أعلى. الأسطول كله يبحر خلفك.`;
export const creator_breakdown = (): string =>
  `تفصيل الأرباح`;
export const creator_earnings_content = (): string =>
  `الأرباح والمحتوى`;
export const creator_estimate = (): string =>
  `التقدير الحالي لحصتك`;
export const creator_estimate_why = (v: { reason: string }): string =>
  `التقدير الحالي لحصتك. \u2068${v.reason}\u2069`;
export const creator_this_month = (): string =>
  `هذا الشهر`;
export const creator_month_note = (): string =>
  `الحصص والإكراميات والصنبور منذ يوم 1، UTC`;
export const creator_lifetime_total = (): string =>
  `منذ البداية`;
export const creator_lifetime_note = (): string =>
  `الحصص الموزعة والإكراميات والصنبور`;
export const creator_stats = (): string =>
  `أرقام المحتوى`;
export const creator_submitted = (): string =>
  `المُرسَل`;
export const creator_submitted_note = (): string =>
  `دون المسحوب`;
export const creator_posts_approved = (): string =>
  `المقبول`;
export const creator_own_rate = (): string =>
  `نسبة القبول`;
export const creator_own_rate_note = (): string =>
  `من كل المشاركات المبتوت فيها`;
export const creator_percent = (v: { percent: string }): string =>
  `\u2068${v.percent}\u2069%`;
export const creator_submissions = (): string =>
  `مشاركاتك`;
export const creator_open = (v: { open: number; limit: number }): string =>
  `المفتوح: ${number(v.open)} من ${number(v.limit)}. تأتي النقاط مع القبول.`;
export const creator_open_unknown = (): string =>
  `تأتي النقاط مع القبول.`;
export const creator_submit = (): string =>
  `أرسل محتوى`;
export const creator_full = (v: { limit: number }): string =>
  `مشاركاتك بانتظار المراجعة: ${number(v.limit)}. يمكنك إرسال المزيد بعد مراجعة إحداها، أو اسحب واحدة.`;
export const creator_submissions_failed = (): string =>
  `تعذّر تحميل المشاركات.`;
export const creator_submissions_of = (): string =>
  `المشاركات`;
export const creator_submissions_none = (): string =>
  `لا مشاركات بعد`;
export const creator_submissions_none_text = (): string =>
  `منشور أو فيديو أو ميم: أرسل رابط محتواك هنا أو إلى البوت، وسيراجعه مشرف. الإرسال وحده لا يكسب شيئًا: تأتي النقاط مع القبول.`;
export const creator_submissions_list = (): string =>
  `المشاركات`;
export const creator_sent = (): string =>
  `أُرسل`;
export const creator_sent_text = (): string =>
  `سيراجعه مشرف.`;
export const creator_again = (): string =>
  `أرسل مرة أخرى`;
export const creator_was_rejected = <T>(v: { label: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.label(`رُفض: `), v.reason(``)];
export const creator_send = (): string =>
  `أرسل`;
export const creator_send_anyway = (): string =>
  `أرسل على أي حال`;
export const creator_save = (): string =>
  `احفظ`;
export const creator_save_anyway = (): string =>
  `احفظ على أي حال`;
export const creator_link = (): string =>
  `الرابط`;
export const creator_link_missing = (): string =>
  `اكتب رابط محتواك من فضلك.`;
export const creator_link_long = (): string =>
  `الرابط طويل جدًا.`;
export const creator_choose = (): string =>
  `اختر نوعًا`;
export const creator_type_missing = (): string =>
  `اختر نوع المحتوى من فضلك.`;
export const creator_title = (): string =>
  `العنوان`;
export const creator_description = (): string =>
  `الوصف`;
export const creator_problem = (v: { problem: string }): string =>
  `\u2068${v.problem}\u2069 ما كتبته ما زال هنا.`;
export const creator_expect_none = (): string =>
  `ما يمكن أن يكسبه يتوقف على نوعه.`;
export const creator_expect = <T>(v: { type: string; b: (text: string) => T; range: string }): Rich<T> =>
  [`\u2068${v.type}\u2069`, `: `, v.b(`النقاط \u2068${v.range}\u2069`), ` إن قُبل.`];
export const creator_leads = <T>(v: { host: (text: string) => T }): Rich<T> =>
  [`يؤدي إلى `, v.host(``), `.`];
export const creator_wait = (v: { time: string; waiting: number }): string =>
  `مدة المراجعة نحو \u2068${v.time}\u2069؛ ${plural(v.waiting, { '=0': `لا شيء آخر بانتظارها`, zero: `لا شيء آخر بانتظارها`, one: `مشاركة واحدة بانتظارها`, two: `مشاركتان بانتظارها`, few: `${number(v.waiting)} مشاركات بانتظارها`, many: `${number(v.waiting)} مشاركة بانتظارها`, other: `${number(v.waiting)} مشاركة بانتظارها` })}.`;
export const creator_wait_unknown = (v: { waiting: number }): string =>
  `لم يُراجَع شيء بعد، فمدة الانتظار غير معروفة؛ ${plural(v.waiting, { '=0': `لا شيء آخر بانتظار المراجعة`, zero: `لا شيء آخر بانتظار المراجعة`, one: `مشاركة واحدة بانتظار المراجعة`, two: `مشاركتان بانتظار المراجعة`, few: `${number(v.waiting)} مشاركات بانتظار المراجعة`, many: `${number(v.waiting)} مشاركة بانتظار المراجعة`, other: `${number(v.waiting)} مشاركة بانتظار المراجعة` })}.`;
export const creator_minutes = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} دقيقة`, one: `دقيقة واحدة`, two: `دقيقتين`, few: `${number(v.count)} دقائق`, many: `${number(v.count)} دقيقة`, other: `${number(v.count)} دقيقة` })}`;
export const creator_hours = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} ساعة`, one: `ساعة واحدة`, two: `ساعتين`, few: `${number(v.count)} ساعات`, many: `${number(v.count)} ساعة`, other: `${number(v.count)} ساعة` })}`;
export const creator_days_count = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} يوم`, one: `يوم واحد`, two: `يومين`, few: `${number(v.count)} أيام`, many: `${number(v.count)} يومًا`, other: `${number(v.count)} يوم` })}`;
export const creator_known_pending = (v: { when: string }): string =>
  `سبق أن أرسلت هذا (\u2068${v.when}\u2069)، وهو بانتظار المراجعة.`;
export const creator_known_approved = (v: { when: string }): string =>
  `سبق أن أرسلت هذا (\u2068${v.when}\u2069)، وقد قُبل.`;
export const creator_known_rejected = (v: { when: string }): string =>
  `سبق أن أرسلت هذا (\u2068${v.when}\u2069)، وقد رُفض.`;
export const creator_known_other = (v: { when: string }): string =>
  `سبق أن أرسل هذا شخص آخر (\u2068${v.when}\u2069).`;
export const creator_once = (): string =>
  `يُكافأ المحتوى نفسه مرة واحدة فقط.`;
export const creator_item = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`\u2068${v.type}\u2069`, `، أُرسل: `, v.time(``)];
export const creator_item_again = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`\u2068${v.type}\u2069`, `، أُرسل للمرة الثانية: `, v.time(``)];
export const creator_reason = (): string =>
  `السبب:`;
export const creator_comment = (): string =>
  `تعليق:`;
export const review_default_approval = (v: { points: number }): string =>
  `${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })} لمحتوى جيد.`;
export const review_default_rejection = (): string =>
  `لا يستوفي المحتوى معايير الجودة.`;
export const review_default_rating = (v: { points: number }): string =>
  `تغيّر التقييم إلى ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}.`;
export const creator_reviewing = (): string =>
  `تجري مراجعته`;
export const creator_pending = (): string =>
  `بانتظار المراجعة`;
export const creator_approved_points = (v: { points: number }): string =>
  `مقبول، النقاط: ${number(v.points)}`;
export const creator_rejected = (): string =>
  `مرفوض`;
export const creator_withdrawn = (): string =>
  `مسحوب`;
export const creator_edit = (): string =>
  `عدّل`;
export const creator_changed = (): string =>
  `عُدّل`;
export const creator_changed_text = (): string =>
  `ستُراجَع النسخة الجديدة.`;
export const creator_withdraw = (): string =>
  `اسحب`;
export const creator_withdraw_ask = (): string =>
  `هل تسحبه؟ لن يُراجَع، لكنه يبقى في قائمتك.`;
export const creator_withdrawn_text = (): string =>
  `لن يُراجَع.`;
export const creator_keep = (): string =>
  `أبقِه`;
export const creator_payments = (): string =>
  `آخر الدفعات`;
export const creator_payments_failed = (): string =>
  `تعذّر تحميل الدفعات.`;
export const creator_payments_of = (): string =>
  `الدفعات`;
export const creator_payments_none = (): string =>
  `لا دفعات بعد`;
export const creator_payments_none_text = (): string =>
  `ابدأ بصنع المحتوى واكسب المكافآت!`;
export const creator_payments_list = (): string =>
  `الدفعات`;
export const creator_paid_weekly_reward = (): string =>
  `الحصة الأسبوعية`;
export const creator_paid_tip_received = (): string =>
  `إكرامية مستلمة`;
export const creator_paid_faucet = (): string =>
  `الصنبور`;
export const creator_paid_post_reward = (): string =>
  `مكافأة منشور`;
export const creator_paid_activity_reward = (): string =>
  `مكافأة نشاط`;
export const creator_view_tx = <T>(v: { icon: (text: string) => T; more: (text: string) => T; description: string }): Rich<T> =>
  [`المعاملة`, v.icon(``), v.more(`: \u2068${v.description}\u2069 (يفتح في علامة تبويب جديدة)`)];
export const creator_days = (): string =>
  `النقاط يوميًا`;
export const creator_days_lead = (): string =>
  `آخر اثني عشر أسبوعًا بأيام UTC؛ والعمود الأخير هو اليوم.`;
export const creator_days_failed = (): string =>
  `تعذّر تحميل نقاطك اليومية.`;
export const creator_days_sum = (v: { points: number }): string =>
  `النقاط في اثني عشر أسبوعًا: ${number(v.points)}`;
export const creator_days_most = <T>(v: { date: (text: string) => T; points: string }): Rich<T> =>
  [`أكثرها في `, v.date(``), `: `, `\u2068${v.points}\u2069`];
export const creator_day = (v: { day: string; points: number }): string =>
  `${v.day}: النقاط ${number(v.points)}`;
export const creator_days_week = (v: { from: string; to: string; points: number }): string =>
  `من \u2068${v.from}\u2069 إلى \u2068${v.to}\u2069: النقاط ${number(v.points)}`;
export const creator_points = (): string =>
  `سجل النقاط`;
export const creator_points_lead = (): string =>
  `كل ما غيّر نقاطك، وما اقتطعه حدّ. مجموع القيود هو مجموع نقاطك.`;
export const creator_points_failed = (): string =>
  `تعذّر تحميل القيود.`;
export const creator_points_of = (): string =>
  `القيود`;
export const creator_points_none = (): string =>
  `لا نقاط بعد`;
export const creator_points_none_text = (): string =>
  `يظهر هنا أول \u2068/gm\u2069 لك، أو أول إكرامية، أو أول استلام من الصنبور في المحادثة.`;
export const creator_entries = (): string =>
  `قيود النقاط`;
export const creator_today = <T>(v: { tips: number; points: number; time: (text: string) => T }): Rich<T> =>
  [`يمكنك بعدُ اليوم كسب: النقاط `, `${number(v.points)}`, `، الإكراميات `, `${number(v.tips)}`, `، حتى `, v.time(``), `.`];
export const creator_gm_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`\u2068/gm\u2069 يكسب مجددًا: `, v.time(``), `.`];
export const creator_faucet_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`\u2068/faucet\u2069 يكسب مجددًا: `, v.time(``), `.`];
export const creator_cut_banned = (): string =>
  `لا نقاط أثناء الحظر`;
export const creator_cut_cooldown = (): string =>
  `مرة كل 24 ساعة`;
export const creator_cut_least_tip = (v: { limit: string; code: string }): string =>
  `تكسب الإكرامية نقاطًا ابتداءً من \u2068${v.limit}\u2069 \u2068${v.code}\u2069`;
export const creator_cut_tips = (v: { limit: string }): string =>
  `عدد الإكراميات التي تكسب في اليوم: \u2068${v.limit}\u2069`;
export const creator_cut_cap = (v: { limit: string }): string =>
  `أقصى عدد من النقاط في اليوم: \u2068${v.limit}\u2069`;
export const creator_correction = (): string =>
  `تصحيح`;
export const creator_of_full = (v: { points: string }): string =>
  `من \u2068${v.points}\u2069`;
export const creator_rule_account_created = (): string =>
  `إنشاء الحساب`;
export const creator_rule_primary_address_set = (): string =>
  `تحديد العنوان الرئيسي`;
export const creator_rule_staking_address_set = (): string =>
  `تحديد عنوان الستيكنغ`;
export const creator_rule_twitter_set = (): string =>
  `إضافة تويتر/X`;
export const creator_rule_first_tip = (): string =>
  `أول إكرامية`;
export const creator_rule_first_send = (): string =>
  `أول تحويل`;
export const creator_rule_tip = (): string =>
  `إكرامية`;
export const creator_rule_send = (): string =>
  `تحويل`;
export const creator_rule_content_submission = (): string =>
  `محتوى`;
export const creator_rule_undone = (v: { name: string }): string =>
  `\u2068${v.name}\u2069: سُحبت نقاطه`;
export const creator_rule_again = (v: { name: string }): string =>
  `\u2068${v.name}\u2069، مرة أخرى`;
export const creator_rule_hunt = (v: { words: string }): string =>
  `البحث عن الكنز: \u2068${v.words}\u2069`;
export const creator_rule_referral = (v: { words: string }): string =>
  `دعوة: \u2068${v.words}\u2069`;
export const creator_about_tip_to = (v: { amount: string; name: string }): string =>
  `إكرامية قدرها \u2068${v.amount}\u2069 إلى \u2068${v.name}\u2069`;
export const creator_about_tip_from = (v: { amount: string; name: string }): string =>
  `إكرامية قدرها \u2068${v.amount}\u2069 من \u2068${v.name}\u2069`;
export const creator_about_tip_undone = (v: { amount: string; name: string }): string =>
  `إكرامية قدرها \u2068${v.amount}\u2069 إلى \u2068${v.name}\u2069، سقطت دفعتها من السلسلة`;
export const creator_about_send = (v: { amount: string }): string =>
  `حُوّل \u2068${v.amount}\u2069`;
export const creator_about_send_undone = (v: { amount: string }): string =>
  `تحويل قدره \u2068${v.amount}\u2069، سقط من السلسلة`;
export const creator_about_faucet = (v: { amount: string }): string =>
  `استُلم \u2068${v.amount}\u2069`;
export const creator_about_deleted = (): string =>
  `محتوى محذوف`;
export const creator_payment_share = (v: { week: string; place: string }): string =>
  `حصة من الأسبوع المنتهي في \u2068${v.week}\u2069، المركز \u2068${v.place}\u2069`;
export const creator_payment_tip = (v: { name: string }): string =>
  `إكرامية من \u2068${v.name}\u2069`;
export const creator_payment_faucet = (): string =>
  `استُلم من الصنبور`;
export const creator_who = (): string =>
  `من يراك`;
export const creator_hide = (): string =>
  `أخفِني من الصفحات العامة`;
export const creator_hide_board = (): string =>
  `يحتفظ الترتيب والأسابيع المغلقة بمركزك وأرقامك، في صف بلا اسمك لا يجده أي بحث.`;
export const creator_hide_page = (): string =>
  `تُغلق صفحتك كمبدع، ويخرج محتواك من المعرض.`;
export const creator_hide_stays = (): string =>
  `تبقى النقاط والرتبة والمكافآت كما هي. وتحتفظ ملفات الأسابيع المغلقة برقم عضويتك بلا اسم. والنسخ التي أخذها الآخرون من قبل تبقى لديهم.`;
export const creator_see_page = (): string =>
  `انظر صفحتك العامة`;
export const creator_hidden = (): string =>
  `أنت مخفي`;
export const creator_hidden_text = (): string =>
  `لم تعد الصفحات العامة تذكر اسمك.`;
export const creator_shown = (): string =>
  `أنت ظاهر`;
export const creator_shown_text = (): string =>
  `عادت الصفحات العامة تذكر اسمك.`;
export const try_title = (): string =>
  `جرّبه`;
export const try_lead = (): string =>
  `العب دور عضوين وتحدث مع البوت الحقيقي. الأشخاص والمحادثات والعملات من نسج الخيال.`;
export const try_panel = (): string =>
  `العرض التجريبي`;
export const try_not_opened = (): string =>
  `تعذّر فتح المحادثات`;
export const try_offline = (): string =>
  `لا اتصال. ما تراه هو آخر حالة معروفة.`;
export const try_not_said = (): string =>
  `لم يُقَل شيء`;
export const try_not_happened = (): string =>
  `لم يحدث شيء`;
export const try_not_mined = (): string =>
  `لم تُعدَّن كتلة`;
export const try_not_sunday = (): string =>
  `لم يمضِ الأسبوع`;
export const try_not_paid = (): string =>
  `لم يُدفع شيء`;
export const try_not_restarted = (): string =>
  `لم تبدأ المحادثات من جديد`;
export const try_week_gone = (): string =>
  `مضى أسبوع`;
export const try_week_closed = (v: { week: string }): string =>
  `أُغلق أسبوع \u2068${v.week}\u2069 ودُفع.`;
export const try_next = (): string =>
  `ما الخطوة التالية`;
export const try_meet = (v: { name: string }): string =>
  `تعرّف على \u2068${v.name}\u2069. اضغط ابدأ لأول نقطة.`;
export const try_start_as = (v: { name: string }): string =>
  `ابدأ باسم \u2068${v.name}\u2069`;
export const try_need_address = (v: { name: string }): string =>
  `تنتقل الإكراميات من محفظة إلى محفظة، لذا يحتاج \u2068${v.name}\u2069 إلى عنوان.`;
export const try_set_address = (v: { name: string }): string =>
  `حدّد عنوانًا لـ\u2068${v.name}\u2069`;
export const try_thank = (v: { payee: string; payer: string }): string =>
  `يستحق \u2068${v.payee}\u2069 كلمة شكر. يعطي \u2068${v.payer}\u2069 إكرامية في المجموعة نفسها.`;
export const try_tip = (v: { name: string }): string =>
  `أعطِ \u2068${v.name}\u2069 إكرامية`;
export const try_note = (): string =>
  `أحسنت`;
export const try_answering = (): string =>
  `البوت يجيب.`;
export const try_wait = (): string =>
  `لحظة`;
export const try_holds_none = (): string =>
  `لا يحمل البوت عملات: يدفع الأعضاء من محافظهم. وهنا هي نقود لعب.`;
export const try_pay = (): string =>
  `ادفع الإكرامية`;
export const try_one_block = (): string =>
  `العملات في الطريق. كتلة واحدة تؤكدها.`;
export const try_mine = (): string =>
  `عدّن كتلة`;
export const try_short = (v: { name: string; count: number }): string =>
  `يحتاج \u2068${v.name}\u2069 إلى ${plural(v.count, { zero: `${number(v.count)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.count)} نقاط`, many: `${number(v.count)} نقطة`, other: `${number(v.count)} نقطة` })} لينال حصة. تُحتسب تحية الصباح مرة في اليوم.`;
export const try_say_gm = (v: { name: string }): string =>
  `قل gm باسم \u2068${v.name}\u2069`;
export const try_on_sunday = (): string =>
  `يُغلق الأسبوع يوم الأحد، ويُقسم الصندوق بين من لديهم نقاط كافية.`;
export const try_go_sunday = (): string =>
  `انتقل إلى الأحد القادم`;
export const try_done = (): string =>
  `أُغلق الأسبوع ودُفع. والأسبوع القادم لك لتلعب فيه.`;
export const try_see_result = (): string =>
  `شاهد النتيجة`;
export const try_sunday = (): string =>
  `الأحد القادم`;
export const try_chain = (): string =>
  `سلسلة العرض`;
export const try_restart = (): string =>
  `ابدأ من جديد`;
export const try_now = <T>(v: { time: (text: string) => T; height: number; waiting: number }): Rich<T> =>
  [`الوقت هنا `, v.time(``), `؛ الكتلة `, `${number(v.height)}`, `، `, `${plural(v.waiting, { '=0': `لا شيء ينتظر`, other: `في الانتظار: ${number(v.waiting)}` })}`, `.`];
export const try_chats = (): string =>
  `المحادثات`;
export const try_chat_of = (v: { player: string; bot: string }): string =>
  `\u2068${v.player}\u2069 و\u2068${v.bot}\u2069`;
export const try_group_people = (v: { first: string; second: string }): string =>
  `\u2068${v.first}\u2069 و\u2068${v.second}\u2069 والبوت`;
export const try_new_here = (v: { name: string }): string =>
  `\u2068${v.name}\u2069، جديد هنا`;
export const try_points_this_week = <T>(v: { rank: (text: string) => T; count: number }): Rich<T> =>
  [v.rank(``), `، `, `${plural(v.count, { zero: `${number(v.count)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.count)} نقاط`, many: `${number(v.count)} نقطة`, other: `${number(v.count)} نقطة` })}`, ` هذا الأسبوع`];
export const try_week_of = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`أسبوع `, v.date(``)];
export const try_no_share = <T>(v: { rank: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.rank(``), `، `, v.week(``), `: لا حصة`];
export const try_share_waits = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T }): Rich<T> =>
  [v.rank(``), `، `, v.week(``), `: `, v.amount(``), ` بانتظار الدفع`];
export const try_share_paid = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T; paid: (text: string) => T }): Rich<T> =>
  [v.rank(``), `، `, v.week(``), `: `, v.amount(``), ` `, v.paid(`دُفع`)];
export const try_start = (): string =>
  `ابدأ`;
export const try_speaker = (): string =>
  `من يتحدث في المجموعة`;
export const try_commands = (): string =>
  `الأوامر`;
export const try_message = (): string =>
  `رسالة`;
export const try_message_in = (v: { chat: string }): string =>
  `رسالة في \u2068${v.chat}\u2069`;
export const try_messages_in = (v: { chat: string }): string =>
  `الرسائل في \u2068${v.chat}\u2069`;
export const try_no_messages = (): string =>
  `لا رسائل بعد`;
export const try_send = (): string =>
  `إرسال`;
export const try_reply = (v: { name: string }): string =>
  `رد على \u2068${v.name}\u2069`;
export const try_reply_to = (v: { name: string; text: string }): string =>
  `رد على \u2068${v.name}\u2069: \u2068${v.text}\u2069`;
export const try_no_reply = (): string =>
  `لا ترد`;
export const try_text = (): string =>
  `النص`;
export const try_card = (): string =>
  `بطاقة الحصة`;
export const try_only_seen = (v: { name: string }): string =>
  `لا يرى هذا إلا \u2068${v.name}\u2069`;
export const try_reactions = (): string =>
  `التفاعلات:`;
export const try_qr = (): string =>
  `رمز QR`;
export const try_picture = (): string =>
  `صورة`;
export const try_edited = (): string =>
  `معدّلة`;
export const try_read = (): string =>
  `مقروءة`;
export const try_sent = (): string =>
  `مرسلة`;
export const try_result = (v: { name: string; amount: string; place: string }): string =>
  `كسب \u2068${v.name}\u2069 ‏\u2068${v.amount}\u2069، المركز \u2068${v.place}\u2069`;
export const try_back_to_group = (): string =>
  `العودة إلى المجموعة`;
export const try_of_many = <T>(v: { count: number; date: (text: string) => T }): Rich<T> =>
  [`من أصل `, `${number(v.count)}`, ` يتقاسمون صندوق أسبوع `, v.date(``), `.`];
export const try_among = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`بين من يتقاسمون صندوق أسبوع `, v.date(``), `.`];
export const try_the_week = (): string =>
  `الأسبوع`;
export const try_place = (): string =>
  `المركز`;
export const try_points = (): string =>
  `نقطة`;
export const try_see_in_week = (v: { name: string }): string =>
  `شاهد \u2068${v.name}\u2069 في الأسبوع`;
export const try_see_payment = (): string =>
  `شاهد الدفعة`;
export const try_card_of = (v: { name: string }): string =>
  `بطاقة حصة \u2068${v.name}\u2069`;
export const try_save_card = (): string =>
  `احفظ البطاقة`;
export const try_purse = (): string =>
  `هذا عرض تجريبي وعملاته نقود لعب: ادفع كأنك تدفع من محفظة لك.`;
export const try_pay_purse = (): string =>
  `ادفع من كيس العرض`;
export const try_purse_paid = (): string =>
  `دُفع`;
export const try_see_transaction = (): string =>
  `شاهد المعاملة`;
export const try_block_mined = (v: { height: number }): string =>
  `عُدّنت الكتلة ${number(v.height)}`;
export const chain_title = (): string =>
  `سلسلة العرض`;
export const chain_lead = (): string =>
  `نقود لعب على سلسلة لا تعيش إلا في هذا العرض. تُعدَّن كتلة كل دقيقة، أو حين تقول.`;
export const chain_none = (): string =>
  `لا توجد سلسلة`;
export const chain_anew = (): string =>
  `تبدأ سلسلة العرض من جديد كلما مُسحت بياناتها.`;
export const chain_unread = (): string =>
  `تعذّرت قراءة السلسلة`;
export const chain_newest = (): string =>
  `أحدث المعاملات`;
export const chain_newest_block = (): string =>
  `أحدث كتلة`;
export const chain_mined = (): string =>
  `عُدّنت`;
export const chain_waiting = (): string =>
  `معاملات تنتظر كتلة`;
export const chain_none_yet = (): string =>
  `لا توجد أي منها بعد.`;
export const chain_count = (v: { shown: number; count: number }): string =>
  `أحدث ${number(v.shown)} من أصل ${number(v.count)}.`;
export const chain_waits = (): string =>
  `تنتظر كتلة`;
export const chain_block = (v: { height: number }): string =>
  `الكتلة ${number(v.height)}`;
export const chain_block_lead = (): string =>
  `كتلة من سلسلة العرض.`;
export const chain_no_block = (): string =>
  `لا توجد كتلة كهذه بعد`;
export const chain_hash = (): string =>
  `التجزئة`;
export const chain_before = (): string =>
  `السابقة`;
export const chain_after = (): string =>
  `التالية`;
export const chain_is_newest = (): string =>
  `هذه أحدث كتلة`;
export const chain_transactions = (): string =>
  `المعاملات`;
export const chain_holds_none = (): string =>
  `لا تحوي أيًّا منها.`;
export const chain_address = (): string =>
  `العنوان`;
export const chain_no_address = (): string =>
  `لا يوجد عنوان كهذا`;
export const chain_balance = (): string =>
  `الرصيد`;
export const chain_received = (): string =>
  `المستلَم`;
export const chain_unused = (): string =>
  `لم يُستعمل قط.`;
export const chain_transaction = (): string =>
  `معاملة`;
export const chain_no_transaction = (): string =>
  `لا توجد معاملة كهذه على السلسلة`;
export const chain_state = (): string =>
  `الحالة`;
export const chain_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} تأكيد`, one: `تأكيد واحد`, two: `تأكيدان`, few: `${number(v.count)} تأكيدات`, many: `${number(v.count)} تأكيدًا`, other: `${number(v.count)} تأكيد` })}`;
export const chain_block_row = (): string =>
  `الكتلة`;
export const chain_paid = (): string =>
  `المدفوع`;
export const chain_fee = (): string =>
  `الرسوم`;
export const chain_from = (): string =>
  `من`;
export const chain_new_coins = (): string =>
  `عملات جديدة`;
export const chain_to = (): string =>
  `إلى`;
export const chain_to_name = (v: { name: string }): string =>
  `إلى \u2068${v.name}\u2069`;
export const chain_to_others = (): string =>
  `إلى آخرين`;
export const chain_community = (): string =>
  `محفظة المجتمع`;
export const chain_faucet = (): string =>
  `محفظة الصنبور`;
export const chain_purse = (): string =>
  `كيس الزوار`;
export const portal_welcome = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`أهلًا، `, v.name(``)];
export const portal_owner = (): string =>
  `مالك البوت`;
export const portal_menu = <T>(v: { hidden: (text: string) => T; section: string }): Rich<T> =>
  [v.hidden(`القائمة: `), `\u2068${v.section}\u2069`];
export const portal_menu_close = (): string =>
  `إغلاق القائمة`;
export const portal_main_site = (): string =>
  `إلى الموقع`;
export const portal_logout = (): string =>
  `الخروج`;
export const portal_sections = (): string =>
  `الأقسام`;
export const portal_section_all = (): string =>
  `كل المشاركات`;
export const portal_section_pending = (): string =>
  `المنتظرة فقط`;
export const portal_section_social = (): string =>
  `الحسابات الاجتماعية`;
export const portal_section_broadcast = (): string =>
  `رسالة عامة`;
export const portal_section_hunts = (): string =>
  `البحث عن الكنز`;
export const portal_section_users = (): string =>
  `الأعضاء`;
export const portal_section_fairness = (): string =>
  `الإنصاف`;
export const portal_section_apps = (): string =>
  `التطبيقات`;
export const portal_section_plans = (): string =>
  `طلبات الخطط`;
export const portal_section_by_hand = (): string =>
  `مدفوع يدويًا`;
export const portal_section_policy = (): string =>
  `القواعد`;
export const portal_section_settings = (): string =>
  `الإعدادات`;
export const portal_section_audit = (): string =>
  `سجل التدقيق`;
export const portal_panel_figures = (): string =>
  `الأرقام`;
export const portal_panel_broadcast = (): string =>
  `الرسالة العامة`;
export const portal_panel_section = (): string =>
  `هذا القسم`;
export const portal_total = (): string =>
  `مجموع المشاركات`;
export const portal_pending = (): string =>
  `بانتظار المراجعة`;
export const portal_approved = (): string =>
  `المقبولة`;
export const portal_rejected = (): string =>
  `المرفوضة`;
export const portal_oldest = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`· الأقدم: `, v.ago(``)];
export const portal_none_pending = (): string =>
  `· لا شيء`;
export const portal_figures_failed = (): string =>
  `تعذّر تحميل الأرقام`;
export const portal_for_owner = (): string =>
  `لمالك البوت`;
export const portal_showing = (v: { of: string; from: string; to: string }): string =>
  `المعروض: \u2068${v.of}\u2069، من \u2068${v.from}\u2069 إلى \u2068${v.to}\u2069.`;
export const portal_previous = (v: { count: string }): string =>
  `السابقة: \u2068${v.count}\u2069`;
export const portal_next = (v: { count: string }): string =>
  `التالية: \u2068${v.count}\u2069`;
export const portal_listed_first = (v: { count: string }): string =>
  `المعروض هنا أول \u2068${v.count}\u2069 فقط. وتجد الكل في سجل التدقيق.`;
export const portal_listed_last = (v: { count: string }): string =>
  `المعروض هنا آخر \u2068${v.count}\u2069 فقط. وتجد الكل في سجل التدقيق.`;
export const portal_recent_why = (): string =>
  `يتطلب هذا دخولًا خلال آخر نصف ساعة. يبقى ما كتبته محفوظًا، ويكتمل ما بدأته حين تعود.`;
export const portal_recent_purpose = (): string =>
  `لإكمال ما بدأته.`;
export const portal_login_title = (): string =>
  `دخول المشرفين`;
export const portal_login_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`لا يدخل هنا إلا المشرفون المخوّلون. لطلب الصلاحية تواصل مع مالك البوت: `, v.a(``), `.`];
export const portal_login_lead_chat = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`لا يدخل هنا إلا المشرفون المخوّلون. لطلب الصلاحية تواصل مع مالك البوت في `, v.a(`دردشة المجتمع`), `.`];
export const portal_login_hint = (): string =>
  `يحتاج دخول تيليجرام إلى الإنترنت ونطاق عام. دونهما أدخل معرّفك في تيليجرام أدناه: يطلب منك البوت الموافقة.`;
export const portal_login_member = (v: { name: string }): string =>
  `دخلت باسم \u2068${v.name}\u2069، وهذا الحساب ليس لمشرف.`;
export const portal_login_missing = (): string =>
  `الدخول عبر تيليجرام غير مُعدّ في هذا الموقع بعد.`;
export const portal_login_or = (): string =>
  `أو ادخل بالطريقة القديمة`;
export const portal_login_welcome = (v: { name: string }): string =>
  `أهلًا على متن السفينة، \u2068${v.name}\u2069`;
export const portal_login_done = (): string =>
  `تم الدخول.`;
export const portal_login_manual = (): string =>
  `إدخال معرّف تيليجرام يدويًا`;
export const portal_login_id = (): string =>
  `معرّف تيليجرام`;
export const portal_login_waiting = (): string =>
  `جارٍ الدخول…`;
export const portal_login_enter = (): string =>
  `الدخول`;
export const portal_login_no_id = (): string =>
  `معلومات ناقصة`;
export const portal_login_no_id_why = (): string =>
  `أدخل معرّفك في تيليجرام من فضلك`;
export const portal_login_no_place = (): string =>
  `لا مكان للدخول في الصفحة`;
export const portal_login_no_place_why = (): string =>
  `لم يُعثر في الصفحة على مكان دخول تيليجرام. أعد تحميلها.`;
export const portal_login_domain = (): string =>
  `تعذّر التحقق من النطاق`;
export const portal_login_domain_why = (): string =>
  `لم يظهر دخول تيليجرام. ربما لم يُضبط نطاق هذا الموقع للبوت في BotFather.`;
export const portal_login_status = (v: { status: string }): string =>
  `فشل الدخول، الحالة: \u2068${v.status}\u2069`;
export const portal_login_server = (v: { status: string; text: string }): string =>
  `خطأ في الخادم: \u2068${v.status}\u2069 \u2068${v.text}\u2069`;
export const portal_login_failed = (): string =>
  `فشل الدخول`;
export const portal_login_asked = (): string =>
  `إن كان هذا معرّف مشرف، فالبوت يسأل ذلك الحساب في تيليجرام الآن. اضغط هناك هذا الرقم:`;
export const portal_login_asked_by = (v: { bot: string }): string =>
  `إن كان هذا معرّف مشرف، فإن \u2068${v.bot}\u2069 يسأل ذلك الحساب في تيليجرام الآن. اضغط هناك هذا الرقم:`;
export const portal_login_left = (v: { seconds: string }): string =>
  `بقي للموافقة \u2068${v.seconds}\u2069 ث`;
export const portal_login_over = (): string =>
  `انتهى الوقت`;
export const portal_login_unchanged = (): string =>
  `لم يتغير شيء. إن قال تيليجرام إن النطاق غير صالح، فاضبط نطاق هذا الموقع للبوت في BotFather.`;
export const portal_login_telegram = (): string =>
  `الدخول عبر تيليجرام`;
export const portal_login_through = (v: { bot: string }): string =>
  `عبر \u2068${v.bot}\u2069`;
export const portal_login_instead = (): string =>
  `الموافقة في تيليجرام بدلًا من ذلك`;
export const portal_review_all_lead = (): string =>
  `كل ما أُرسل، وما آل إليه.`;
export const portal_review_failed = (): string =>
  `تعذّر تحميل المشاركات`;
export const portal_review_none = (): string =>
  `لا مشاركات`;
export const portal_review_none_text = (): string =>
  `تظهر المشاركات هنا حين يرسل الأعضاء روابط محتواهم.`;
export const portal_review_unmatched = (): string =>
  `لا مشاركات تطابق ما اخترته`;
export const portal_review_unmatched_text = (): string =>
  `جرّب حالة أخرى أو بحثًا أقصر.`;
export const portal_review_pending_lead = (): string =>
  `مشاركات تنتظر قرارًا، الأقدم أولًا.`;
export const portal_review_pending_failed = (): string =>
  `تعذّر تحميل المشاركات المنتظرة`;
export const portal_review_pending_none = (): string =>
  `لا مشاركات تنتظر`;
export const portal_review_pending_none_text = (): string =>
  `ليسترح الطاقم كله: بُتّ في كل ما أُرسل.`;
export const portal_review_pending_list = (): string =>
  `المشاركات المنتظرة`;
export const portal_review_more = (v: { count: string; total: string }): string =>
  `عرض \u2068${v.count}\u2069 أخرى من \u2068${v.total}\u2069`;
export const portal_review_search = (): string =>
  `ابحث في المشاركات`;
export const portal_two_characters = (): string =>
  `حرفان أو أكثر`;
export const portal_review_status = (): string =>
  `الحالة`;
export const portal_review_all_statuses = (): string =>
  `كل الحالات`;
export const portal_review_newest = (): string =>
  `الأحدث أولًا`;
export const portal_review_oldest = (): string =>
  `الأقدم أولًا`;
export const portal_review_last_evaluated = (): string =>
  `آخر ما قُيّم أولًا`;
export const portal_review_most_points = (): string =>
  `الأكثر نقاطًا أولًا`;
export const portal_review_fewest_points = (): string =>
  `الأقل نقاطًا أولًا`;
export const portal_review_by_status = (): string =>
  `حسب الحالة`;
export const portal_review_select = (v: { id: string }): string =>
  `تحديد المشاركة \u2068${v.id}\u2069`;
export const portal_review_approved = (): string =>
  `مقبول`;
export const portal_review_own = (): string =>
  `منك`;
export const portal_review_open_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`مفتوح لدى `, v.name(``)];
export const portal_review_submitted = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`أُرسل: `, v.ago(``)];
export const portal_review_own_may = (): string =>
  `أنت من أرسل هذا. لا أحد غيرك يمكنه البتّ، فلك ذلك؛ ويُذكر في سجل التدقيق.`;
export const portal_review_own_not = (): string =>
  `أنت من أرسل هذا. على مشرف آخر أن يبتّ فيه.`;
export const portal_review_own_title = (): string =>
  `هذه مشاركتك أنت`;
export const portal_review_own_text = (): string =>
  `على مشرف آخر أن يبتّ فيها.`;
export const portal_review_approved_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`قبله `, v.name(``)];
export const portal_review_approved_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`قُبل، `, v.ago(``)];
export const portal_review_approved_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`قبله `, v.name(``), `، `, v.ago(``)];
export const portal_review_rejected_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`رفضه `, v.name(``)];
export const portal_review_rejected_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`رُفض، `, v.ago(``)];
export const portal_review_rejected_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`رفضه `, v.name(``), `، `, v.ago(``)];
export const portal_review_duplicate_pending = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`ربما تكرار للمشاركة `, v.a(`\u2068${v.id}\u2069`), ` (بانتظار المراجعة)، أرسلها `, v.name(``), `، `, v.ago(``), `.`];
export const portal_review_duplicate_approved = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`ربما تكرار للمشاركة `, v.a(`\u2068${v.id}\u2069`), ` (مقبولة)، أرسلها `, v.name(``), `، `, v.ago(``), `.`];
export const portal_review_duplicate_rejected = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`ربما تكرار للمشاركة `, v.a(`\u2068${v.id}\u2069`), ` (مرفوضة)، أرسلها `, v.name(``), `، `, v.ago(``), `.`];
export const portal_review_x_verified = (): string =>
  `حساب X موثّق`;
export const portal_review_x_verified_as = (v: { handle: string }): string =>
  `حساب X موثّق: \u2068${v.handle}\u2069`;
export const portal_review_x_none = (): string =>
  `لا حساب X`;
export const portal_review_x_not_verified_as = (v: { handle: string }): string =>
  `حساب X غير موثّق: \u2068${v.handle}\u2069`;
export const portal_review_hide = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`إخفاء`, v.of(` المشاركة \u2068${v.id}\u2069`)];
export const portal_review_evaluate = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`تقييم`, v.of(` المشاركة \u2068${v.id}\u2069`)];
export const portal_review_edit = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`تعديل التقييم`, v.of(` للمشاركة \u2068${v.id}\u2069`)];
export const portal_review_broadcast = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`إرسال للجميع`, v.of(`: المشاركة \u2068${v.id}\u2069`)];
export const portal_review_history = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`السجل`, v.of(` للمشاركة \u2068${v.id}\u2069`)];
export const portal_review_delete = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`حذف`, v.of(` المشاركة \u2068${v.id}\u2069`)];
export const portal_review_notify = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`إشعار`, v.of(` مرسل المشاركة \u2068${v.id}\u2069`)];
export const portal_review_notified = (): string =>
  `أُرسل الإشعار`;
export const portal_review_notified_text = (v: { name: string }): string =>
  `أُبلغ \u2068${v.name}\u2069 بالنتيجة.`;
export const portal_review_not_notified = (): string =>
  `لم يصل الإشعار`;
export const portal_review_not_notified_text = (v: { name: string }): string =>
  `حظر \u2068${v.name}\u2069 البوت أو لم يبدأ دردشة معه قط.`;
export const portal_review_notify_failed = (): string =>
  `تعذّر إرسال الإشعار`;
export const portal_review_evaluate_title = (v: { id: string }): string =>
  `تقييم المشاركة \u2068${v.id}\u2069`;
export const portal_review_approve = (): string =>
  `قبول`;
export const portal_review_approve_points = (v: { points: string }): string =>
  `قبول (\u2068${v.points}\u2069)`;
export const portal_review_reject = (): string =>
  `رفض`;
export const portal_review_key_approves = (): string =>
  `Ctrl+Enter للقبول`;
export const portal_review_key_rejects = (): string =>
  `Ctrl+Enter للرفض`;
export const portal_review_comments = (): string =>
  `تعليق المشرف`;
export const portal_left_empty = (v: { text: string }): string =>
  `إن تُرك فارغًا: «\u2068${v.text}\u2069»`;
export const portal_review_left_empty = (v: { approval: string; rejection: string }): string =>
  `إن تُرك فارغًا: «\u2068${v.approval}\u2069»، وعند الرفض: «\u2068${v.rejection}\u2069»`;
export const portal_review_closed = (): string =>
  `لم تعد هذه المشاركة بانتظار المراجعة: بتّ فيها شخص آخر، أو حُذفت. يبيّن سجلها ما حدث. ما كتبته ما زال هنا.`;
export const portal_review_changed = (): string =>
  `تغيّرت هذه المشاركة وهي مفتوحة لديك. راجعها مجددًا قبل أن تقرر.`;
export const portal_review_open_too = (v: { name: string }): string =>
  `هذا مفتوح أيضًا لدى \u2068${v.name}\u2069.`;
export const portal_review_edit_title = (v: { id: string }): string =>
  `تعديل تقييم المشاركة \u2068${v.id}\u2069`;
export const portal_review_save = (): string =>
  `حفظ التقييم`;
export const portal_review_save_points = (v: { points: string }): string =>
  `حفظ التقييم (\u2068${v.points}\u2069)`;
export const portal_review_current = (v: { points: string }): string =>
  `الحالي: \u2068${v.points}\u2069. يُضاف الفرق إلى دفتر العضو كقيد مستقل.`;
export const portal_review_gone = (): string =>
  `لم تعد هذه المشاركة في القائمة. يبيّن سجلها ما حدث. ما كتبته ما زال هنا.`;
export const portal_review_score = (): string =>
  `التقييم`;
export const portal_review_range = (v: { type: string; range: string }): string =>
  `\u2068${v.type}\u2069: \u2068${v.range}\u2069 نقطة`;
export const portal_review_points = (): string =>
  `النقاط`;
export const portal_review_score_wrong = (v: { least: string; most: string }): string =>
  `نقاط صحيحة من \u2068${v.least}\u2069 إلى \u2068${v.most}\u2069`;
export const portal_review_delete_title = (v: { id: string }): string =>
  `هل تحذف المشاركة \u2068${v.id}\u2069؟`;
export const portal_review_delete_points = <T>(v: { points: (text: string) => T; name: (text: string) => T }): Rich<T> =>
  [`هذا نهائي. تُزال المشاركة وتُخصم النقاط من `, v.name(``), `: `, v.points(``), `. ولا يمكن التراجع عنه.`];
export const portal_review_delete_record = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`هذا نهائي. تُزال مشاركة `, v.name(``), `، ولا نقاط لها لتُخصم. ولا يمكن التراجع عنه.`];
export const portal_review_delete_do = (): string =>
  `حذف نهائي`;
export const portal_review_deleted = (v: { id: string }): string =>
  `حُذفت المشاركة \u2068${v.id}\u2069 نهائيًا!`;
export const portal_review_delete_failed = (): string =>
  `تعذّر حذف المشاركة`;
export const portal_review_evaluate_failed = (): string =>
  `تعذّر تقييم المشاركة`;
export const portal_review_reject_failed = (): string =>
  `تعذّر رفض المشاركة`;
export const portal_review_edit_failed = (): string =>
  `تعذّر تعديل تقييم المشاركة`;
export const portal_review_did_approve = (): string =>
  `قُبلت المشاركة`;
export const portal_review_did_reject = (): string =>
  `رُفضت المشاركة`;
export const portal_review_did_edit = (): string =>
  `عُدّل التقييم`;
export const portal_review_which = (v: { id: string; name: string }): string =>
  `\u2068${v.id}\u2069 من \u2068${v.name}\u2069`;
export const portal_review_which_points = (v: { id: string; name: string; points: string }): string =>
  `\u2068${v.id}\u2069 من \u2068${v.name}\u2069: \u2068${v.points}\u2069`;
export const portal_review_undo = (): string =>
  `تراجع`;
export const portal_review_undone = (): string =>
  `أُلغي القرار`;
export const portal_review_undone_text = (v: { id: string; name: string }): string =>
  `عادت \u2068${v.id}\u2069 من \u2068${v.name}\u2069 إلى انتظار المراجعة.`;
export const portal_review_undo_failed = (): string =>
  `تعذّر التراجع عن القرار`;
export const portal_review_undone_some = (v: { undone: string; count: string }): string =>
  `القرارات الملغاة: \u2068${v.undone}\u2069 من \u2068${v.count}\u2069`;
export const portal_review_undone_all = (v: { count: number }): string =>
  `القرارات الملغاة: ${number(v.count)}`;
export const portal_review_undo_error = (v: { id: string; error: string }): string =>
  `\u2068${v.id}\u2069: \u2068${v.error}\u2069`;
export const portal_review_selected = (v: { count: number }): string =>
  `المشاركات المحددة: ${number(v.count)}`;
export const portal_review_selected_most = (v: { count: number; most: string }): string =>
  `المشاركات المحددة: ${number(v.count)}؛ والحد الأقصى دفعة واحدة \u2068${v.most}\u2069`;
export const portal_review_clear = (): string =>
  `إلغاء التحديد`;
export const portal_review_reject_selected = (v: { count: string }): string =>
  `رفض المحددة: \u2068${v.count}\u2069`;
export const portal_review_reject_title = (v: { count: number }): string =>
  `رفض ${plural(v.count, { zero: `${number(v.count)} مشاركة`, one: `مشاركة واحدة`, two: `مشاركتين`, few: `${number(v.count)} مشاركات`, many: `${number(v.count)} مشاركة`, other: `${number(v.count)} مشاركة` })}؟`;
export const portal_review_rejected_several = (v: { count: number }): string =>
  `المشاركات المرفوضة: ${number(v.count)}`;
export const portal_review_reason_for_all = (): string =>
  `السبب لها كلها`;
export const portal_review_not_rejected = (v: { id: string; error: string }): string =>
  `لم تُرفض \u2068${v.id}\u2069: \u2068${v.error}\u2069`;
export const portal_review_history_title = (v: { id: string }): string =>
  `سجل المشاركة \u2068${v.id}\u2069`;
export const portal_review_history_list = (): string =>
  `السجل`;
export const portal_review_history_none = (): string =>
  `لم يُبتّ في شيء بعد.`;
export const portal_review_history_failed = (): string =>
  `تعذّر تحميل السجل`;
export const portal_review_keys = (): string =>
  `المفاتيح`;
export const portal_review_keys_hint = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [`اضغط `, v.key(``), ` لعرض المفاتيح`];
export const portal_review_key_move = (): string =>
  `المشاركة التالية أو السابقة`;
export const portal_review_key_approve = (): string =>
  `القبول: يفتح اللوحة عند التقييم`;
export const portal_review_key_reject = (): string =>
  `الرفض: يفتح اللوحة عند التعليق`;
export const portal_review_key_undo = (): string =>
  `التراجع عن القرار ما دامت رسالته ظاهرة`;
export const portal_review_key_open = (): string =>
  `فتح الرابط المُرسل في علامة تبويب جديدة`;
export const portal_review_key_confirm = (): string =>
  `في اللوحة: تأكيد القبول أو الرفض`;
export const portal_review_key_leave = (): string =>
  `مغادرة الحقل، ثم إغلاق اللوحة`;
export const portal_review_key_list = (): string =>
  `هذه القائمة`;
export const portal_users_lead = (): string =>
  `الأعضاء ونشاطهم، ومن منهم محظور.`;
export const portal_users_search = (): string =>
  `ابحث عن الأعضاء`;
export const portal_users_clear = (): string =>
  `مسح البحث`;
export const portal_users_failed = (): string =>
  `تعذّر تحميل الأعضاء`;
export const portal_users_of = (): string =>
  `الأعضاء`;
export const portal_users_none = (): string =>
  `لا أعضاء`;
export const portal_users_none_text = (): string =>
  `يظهر الأعضاء هنا ما إن يفعلوا شيئًا عبر البوت.`;
export const portal_users_unmatched = (): string =>
  `لا أعضاء يطابقون البحث`;
export const portal_users_unmatched_text = (): string =>
  `جرّب بحثًا أقصر.`;
export const portal_users_about = <T>(v: { rank: string; points: string; id: string; date: (text: string) => T }): Rich<T> =>
  [`\u2068${v.rank}\u2069`, ` · `, `\u2068${v.points}\u2069`, ` · معرّف تيليجرام `, `\u2068${v.id}\u2069`, ` · عضو منذ `, v.date(``)];
export const portal_users_history = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`سجل الحظر`, v.of(`: \u2068${v.name}\u2069`)];
export const portal_users_ban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`حظر`, v.of(` \u2068${v.name}\u2069`)];
export const portal_users_unban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`إلغاء الحظر`, v.of(` عن \u2068${v.name}\u2069`)];
export const portal_users_banned = (): string =>
  `محظور`;
export const portal_users_x_verified = (v: { handle: string }): string =>
  `X: \u2068${v.handle}\u2069، موثّق`;
export const portal_users_x_not_verified = (v: { handle: string }): string =>
  `X: \u2068${v.handle}\u2069، غير موثّق`;
export const portal_users_submitted_none = (): string =>
  `لا مشاركات`;
export const portal_users_submitted = (v: { count: number; approved: string; rejected: string }): string =>
  `المشاركات: ${number(v.count)}؛ المقبولة: \u2068${v.approved}\u2069، المرفوضة: \u2068${v.rejected}\u2069`;
export const portal_users_submitted_average = (v: { count: number; approved: string; rejected: string; points: string }): string =>
  `المشاركات: ${number(v.count)}؛ المقبولة: \u2068${v.approved}\u2069، المرفوضة: \u2068${v.rejected}\u2069، متوسط النقاط: \u2068${v.points}\u2069`;
export const portal_users_banned_for_good = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`محظور `, v.ago(``), ` إلى أن يُرفع الحظر`];
export const portal_users_banned_for_good_why = <T>(v: { ago: (text: string) => T; reason: string }): Rich<T> =>
  [`محظور `, v.ago(``), ` إلى أن يُرفع الحظر: `, `\u2068${v.reason}\u2069`];
export const portal_users_banned_until = <T>(v: { ago: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`محظور `, v.ago(``), ` حتى `, v.end(``)];
export const portal_users_banned_until_why = <T>(v: { ago: (text: string) => T; end: (text: string) => T; reason: string }): Rich<T> =>
  [`محظور `, v.ago(``), ` حتى `, v.end(``), `: `, `\u2068${v.reason}\u2069`];
export const portal_ban_title = (v: { name: string }): string =>
  `هل تحظر \u2068${v.name}\u2069؟`;
export const portal_ban_do = (): string =>
  `حظر`;
export const portal_ban_done = (): string =>
  `حُظر العضو`;
export const portal_ban_failed = (): string =>
  `تعذّر حظر العضو`;
export const portal_ban_too_early = (): string =>
  `اختر يومًا بعد اليوم.`;
export const portal_ban_ends = (): string =>
  `ينتهي في (اختياري)`;
export const portal_ban_ends_hint = (): string =>
  `ينتهي الحظر من تلقاء نفسه في ذلك اليوم الساعة 00:00 UTC. وإن تُرك فارغًا، يدوم إلى أن يُرفع.`;
export const portal_ban_effects_failed = (): string =>
  `تعذّر تحميل آثار هذا الحظر`;
export const portal_ban_text = (): string =>
  `العضو المحظور يُخرَج فورًا، ولا يمكنه الدخول ولا الكسب، ولا يُدفع له عن أي أسبوع يُغلق أثناء الحظر.`;
export const portal_ban_effects = (): string =>
  `ما يشمله هذا`;
export const portal_ban_week_points = (): string =>
  `نقاط هذا الأسبوع`;
export const portal_ban_owed = (): string =>
  `المستحق عن أسابيع مغلقة`;
export const portal_ban_sessions = (): string =>
  `الجلسات المفتوحة`;
export const portal_unban_title = (v: { name: string }): string =>
  `هل تلغي الحظر عن \u2068${v.name}\u2069؟`;
export const portal_unban_do = (): string =>
  `إلغاء الحظر`;
export const portal_unban_done = (): string =>
  `أُلغي الحظر عن العضو`;
export const portal_unban_failed = (): string =>
  `تعذّر إلغاء الحظر عن العضو`;
export const portal_unban_text = (): string =>
  `يمكنه الدخول والكسب مجددًا فورًا. وتبقى الأسابيع التي أُغلقت أثناء الحظر كما هي.`;
export const portal_unban_reason = (v: { reason: string }): string =>
  `سبب الحظر: \u2068${v.reason}\u2069`;
export const portal_ban_no_reason = (): string =>
  `لم يُذكر سبب`;
export const portal_ban_prompt = (): string =>
  `مخالفة قواعد المجتمع`;
export const portal_bans_title = (v: { name: string }): string =>
  `الحظر: \u2068${v.name}\u2069`;
export const portal_bans_list = (): string =>
  `مرات الحظر`;
export const portal_bans_none = (): string =>
  `لم يُحظر قط.`;
export const portal_bans_failed = (): string =>
  `تعذّر تحميل سجل الحظر`;
export const portal_bans_ban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`حظره`), ` `, v.name(``), `، `, v.time(``)];
export const portal_bans_unban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`ألغى حظره`), ` `, v.name(``), `، `, v.time(``)];
export const portal_bans_for_good = (v: { reason: string }): string =>
  `\u2068${v.reason}\u2069 · إلى أن يُرفع`;
export const portal_bans_until = <T>(v: { reason: string; end: (text: string) => T }): Rich<T> =>
  [`\u2068${v.reason}\u2069`, ` · حتى `, v.end(``)];
export const portal_social_lead = (): string =>
  `حسابات X التي ربطها الأعضاء. وثّق الحساب بعد أن تتأكد أنه لصاحبه.`;
export const portal_social_search = (): string =>
  `ابحث في الحسابات`;
export const portal_social_search_hint = (): string =>
  `اسم المستخدم أو حساب X`;
export const portal_social_failed = (): string =>
  `تعذّر تحميل حسابات تويتر`;
export const portal_social_none = (): string =>
  `لا حسابات تويتر`;
export const portal_social_none_text = (): string =>
  `تظهر الحسابات هنا حين يذكر الأعضاء للبوت حساباتهم في X.`;
export const portal_social_unmatched_text = (): string =>
  `جرّب بحثًا آخر.`;
export const portal_social_list = (): string =>
  `الحسابات الاجتماعية`;
export const portal_social_of = (): string =>
  `الحسابات`;
export const portal_social_about = <T>(v: { rank: string; points: number; date: (text: string) => T }): Rich<T> =>
  [`\u2068${v.rank}\u2069`, ` · مجموع النقاط: `, `${number(v.points)}`, ` · عضو منذ `, v.date(``)];
export const portal_social_verified = (): string =>
  `X موثّق`;
export const portal_social_pending = (): string =>
  `غير موثّق`;
export const portal_social_account = <T>(v: { handle: string; hidden: (text: string) => T }): Rich<T> =>
  [`\u2068${v.handle}\u2069`, v.hidden(` على X (يفتح في علامة تبويب جديدة)`)];
export const portal_social_verify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`توثيق`, v.of(` \u2068${v.name}\u2069`)];
export const portal_social_unverify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`إلغاء التوثيق`, v.of(` عن \u2068${v.name}\u2069`)];
export const portal_social_did_verify = (): string =>
  `وُثّق حساب X`;
export const portal_social_did_unverify = (): string =>
  `لم يعد حساب X موثّقًا`;
export const portal_social_whose = (v: { name: string; handle: string }): string =>
  `\u2068${v.name}\u2069: \u2068${v.handle}\u2069`;
export const portal_social_verify_failed = (): string =>
  `تعذّر توثيق حساب تويتر`;
export const portal_apps_lead = (): string =>
  `تطبيقات سجّلها المطورون. في البيئة التجريبية لا يصل التطبيق إلا إلى مالكه؛ وفي الإنتاج يمكنه أن يسأل كل عضو.`;
export const portal_apps_failed = (): string =>
  `تعذّر تحميل التطبيقات`;
export const portal_apps_of = (): string =>
  `التطبيقات`;
export const portal_apps_none = (): string =>
  `لا تطبيقات مسجّلة`;
export const portal_apps_none_text = (): string =>
  `حين يسجّل مطور تطبيقًا، ينتظر هنا الموافقة.`;
export const portal_apps_production = (): string =>
  `الإنتاج`;
export const portal_apps_sandbox = (): string =>
  `البيئة التجريبية`;
export const portal_apps_by = <T>(v: { developer: (text: string) => T; owner: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [`من `, v.developer(``), `، سجّله `, v.owner(``), ` في `, v.time(``)];
export const portal_apps_type = (): string =>
  `النوع`;
export const portal_apps_type_game = (): string =>
  `لعبة`;
export const portal_apps_type_defi = (): string =>
  `DeFi`;
export const portal_apps_type_social = (): string =>
  `اجتماعي`;
export const portal_apps_type_marketplace = (): string =>
  `سوق`;
export const portal_apps_type_other = (): string =>
  `غير ذلك`;
export const portal_apps_permissions = (): string =>
  `الأذونات`;
export const portal_apps_may_wallet_read = (): string =>
  `قراءة المحفظة`;
export const portal_apps_may_wallet_write = (): string =>
  `استخدام المحفظة`;
export const portal_apps_may_user_profile = (): string =>
  `ملف العضو`;
export const portal_apps_may_transactions = (): string =>
  `المعاملات`;
export const portal_apps_may_price_data = (): string =>
  `بيانات السعر`;
export const portal_apps_may_leaderboard = (): string =>
  `الترتيب`;
export const portal_apps_contact = (): string =>
  `جهة الاتصال`;
export const portal_apps_webhook = (): string =>
  `Webhook`;
export const portal_apps_callbacks = (): string =>
  `عناوين الرجوع`;
export const portal_apps_nothing = (): string =>
  `لا يوجد`;
export const portal_apps_sent_back = (): string =>
  `أُعيد`;
export const portal_apps_approve = (): string =>
  `موافقة`;
export const portal_apps_to_sandbox = (): string =>
  `إعادة إلى البيئة التجريبية`;
export const portal_apps_send_back = (): string =>
  `إعادة`;
export const portal_apps_did_approve = (): string =>
  `تمت الموافقة على التطبيق`;
export const portal_apps_did_send_back = (): string =>
  `أُعيد التطبيق`;
export const portal_apps_approve_failed = (): string =>
  `تعذّرت الموافقة على التطبيق`;
export const portal_apps_send_back_failed = (): string =>
  `تعذّرت إعادة التطبيق`;
export const portal_apps_approve_title = (v: { app: string }): string =>
  `هل توافق على \u2068${v.app}\u2069؟`;
export const portal_apps_approve_text = (): string =>
  `في الإنتاج يمكنه أن يطلب من كل عضو الأذونات التي لديه. ويُبلَّغ مالكه.`;
export const portal_apps_approve_do = (): string =>
  `الموافقة على التطبيق`;
export const portal_apps_send_back_title = (v: { app: string }): string =>
  `هل تعيد \u2068${v.app}\u2069 إلى البيئة التجريبية؟`;
export const portal_apps_why = (): string =>
  `اذكر السبب لمالك التطبيق.`;
export const portal_apps_reason_hint = (): string =>
  `يراه المالك ضمن تطبيقاته ويصله من البوت.`;
export const portal_plans_lead = (): string =>
  `خطط يريد الأعضاء دفع ثمنها بعملات لا يقبلها هذا الموقع بنفسه. اتفق معهم على الدفع، وامنح الخطة بعد أن يصلك.`;
export const portal_plans_failed = (): string =>
  `تعذّر تحميل الطلبات`;
export const portal_plans_of = (): string =>
  `الطلبات`;
export const portal_plans_none = (): string =>
  `لا طلبات`;
export const portal_plans_none_text = (): string =>
  `حين يطلب عضو خطة بالاتفاق، ينتظرك طلبه هنا.`;
export const portal_plans_list = (): string =>
  `طلبات الخطط`;
export const portal_plans_owner = (): string =>
  `لا يقرر بشأن الخطط إلا مالك البوت.`;
export const portal_plans_request = (v: { plan: string; months: number; coin: string }): string =>
  `\u2068${v.plan}\u2069، ${plural(v.months, { zero: `${number(v.months)} شهر`, one: `شهر واحد`, two: `شهران`, few: `${number(v.months)} أشهر`, many: `${number(v.months)} شهرًا`, other: `${number(v.months)} شهر` })}، \u2068${v.coin}\u2069`;
export const portal_plans_open = (): string =>
  `مفتوح`;
export const portal_plans_granted = (): string =>
  `مُنحت`;
export const portal_plans_declined = (): string =>
  `مرفوض`;
export const portal_plans_withdrawn = (): string =>
  `مسحوب`;
export const portal_plans_by = <T>(v: { name: (text: string) => T; id: string; time: (text: string) => T }): Rich<T> =>
  [`من `, v.name(``), ` (`, `\u2068${v.id}\u2069`, `)، `, v.time(``)];
export const portal_plans_now = (): string =>
  `الخطة الآن`;
export const portal_plans_now_none = (): string =>
  `لا توجد`;
export const portal_plans_now_card = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`\u2068${v.plan}\u2069`, `، مدفوعة بالبطاقة، حتى `, v.time(``)];
export const portal_plans_now_coin = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`\u2068${v.plan}\u2069`, `، مدفوعة بالعملات، حتى `, v.time(``)];
export const portal_plans_now_grant = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`\u2068${v.plan}\u2069`, `، ممنوحة، حتى `, v.time(``)];
export const portal_plans_time = <T>(v: { from: (text: string) => T; to: (text: string) => T }): Rich<T> =>
  [`من `, v.from(``), ` إلى `, v.to(``)];
export const portal_plans_received = (): string =>
  `المستلم`;
export const portal_plans_grant = (): string =>
  `منح`;
export const portal_plans_decline = (): string =>
  `رفض`;
export const portal_plans_did_grant = (): string =>
  `مُنحت الخطة`;
export const portal_plans_did_decline = (): string =>
  `رُفض الطلب`;
export const portal_plans_whose = (v: { name: string; request: string }): string =>
  `\u2068${v.name}\u2069: \u2068${v.request}\u2069`;
export const portal_plans_grant_title = (v: { request: string }): string =>
  `هل تمنح \u2068${v.request}\u2069؟`;
export const portal_plans_decline_title = (v: { request: string }): string =>
  `هل ترفض \u2068${v.request}\u2069؟`;
export const portal_plans_grant_do = (): string =>
  `منح الخطة`;
export const portal_plans_decline_do = (): string =>
  `رفض الطلب`;
export const portal_plans_note = (): string =>
  `دوّن ما استلمته.`;
export const portal_plans_why = (): string =>
  `اذكر السبب.`;
export const portal_plans_grant_failed = (): string =>
  `تعذّر منح الخطة`;
export const portal_plans_decline_failed = (): string =>
  `تعذّر رفض الطلب`;
export const portal_plans_what = (): string =>
  `ما استلمته`;
export const portal_plans_what_hint = (): string =>
  `المبلغ والعملة والمعاملة. يراه العضو، ويحفظه سجل التدقيق.`;
export const portal_plans_reason_hint = (): string =>
  `يراه العضو في صفحة الخطط ويصله من البوت.`;
export const portal_plans_effect_new = (v: { name: string }): string =>
  `يحصل \u2068${v.name}\u2069 على الخطة من الآن.`;
export const portal_plans_effect_paid = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`دفع `, `\u2068${v.name}\u2069`, ` ثمن `, `\u2068${v.plan}\u2069`, ` حتى `, v.end(``), `. ولا يمكن منح شيء قبل ذلك.`];
export const portal_plans_effect_longer = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`لدى `, `\u2068${v.name}\u2069`, ` خطة `, `\u2068${v.plan}\u2069`, ` حتى `, v.end(``), `. وتُضاف الأشهر الجديدة إليها.`];
export const portal_plans_effect_other = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`لدى `, `\u2068${v.name}\u2069`, ` خطة `, `\u2068${v.plan}\u2069`, ` حتى `, v.end(``), `. تحل الخطة الجديدة محلها فورًا، ويضيع ما تبقى منها.`];
export const apps_lead = (): string =>
  `تطلب التطبيقات إذنك عبر البوت. وتبقى أذوناتك مذكورة هنا إلى أن تسحبها.`;
export const apps_list = (): string =>
  `قائمة التطبيقات`;
export const apps_sign_in = (): string =>
  `ادخل لترى تطبيقاتك`;
export const apps_purpose = (): string =>
  `ادخل لترى ما سمحت به للتطبيقات.`;
export const apps_private = (): string =>
  `أنت وحدك ترى ما سمحت به.`;
export const apps_failed = (): string =>
  `تعذّر تحميل تطبيقاتك`;
export const apps_kept = (): string =>
  `لم يتغير شيء.`;
export const apps_none = (): string =>
  `لا تطبيق لديه إذن`;
export const apps_none_text = (): string =>
  `حين يسألك تطبيق عبر البوت وتسمح له، يظهر هنا.`;
export const apps_all = (): string =>
  `تطبيقات سمحت لها أو حظرتها`;
export const apps_more = (v: { count: number }): string =>
  `المعروض أول ${number(v.count)}. ويظهر غيرها كلما أزلت بعضها.`;
export const apps_blocked = (): string =>
  `محظور`;
export const apps_by = <T>(v: { developer: (text: string) => T }): Rich<T> =>
  [`من `, v.developer(``)];
export const apps_may = (): string =>
  `يمكنه`;
export const apps_may_read_balance = (): string =>
  `الاطلاع على رصيد عنوانك الأساسي`;
export const apps_may_read_history = (): string =>
  `الاطلاع على إكرامياتك وتحويلاتك وسحوباتك من الصنبور ومكافآتك الأسبوعية`;
export const apps_may_request_payments = (): string =>
  `طلب مدفوعات منك، وأنت من يدفع كلًّا منها أو يرفضه`;
export const apps_may_send_notifications = (): string =>
  `مراسلتك عبر البوت`;
export const apps_may_access_profile = (): string =>
  `الاطلاع على اسمك واسم المستخدم ورتبتك ونقاطك وتاريخ انضمامك`;
export const apps_may_manage_escrow = (): string =>
  `إعداد حسابات ضمان معك، تؤكد شروطها وتوقّع مدفوعاتها بنفسك`;
export const apps_since = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`منذ `, v.date(``)];
export const apps_blocked_on = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`حظرته في `, v.date(``), `، فلا يمكنه أن يسألك شيئًا.`];
export const apps_withdraw = (): string =>
  `سحب الإذن`;
export const apps_withdraw_ask = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`هل تسحب كل الأذونات من `, v.app(``), `؟`];
export const apps_withdraw_text = (): string =>
  `يفقد التطبيق إذنه فورًا. ويمكنه أن يسألك مجددًا عبر البوت، ما لم تحظره هناك.`;
export const apps_withdrawn = (): string =>
  `سُحب الإذن`;
export const apps_unchanged = (v: { problem: string }): string =>
  `لم يتغير شيء: \u2068${v.problem}\u2069`;
export const apps_unblock = (): string =>
  `إلغاء الحظر`;
export const apps_unblocked = (v: { app: string }): string =>
  `يمكن أن يسألك مجددًا: \u2068${v.app}\u2069`;
export const dev_title = (): string =>
  `ابنِ مع البوت`;
export const dev_lead = (v: { community: string }): string =>
  `ملفات مجتمع \u2068${v.community}\u2069 وأرصدته ومدفوعاته ورسائله وحسابات ضمانه، لتطبيقك أنت.`;
export const dev_free_key = (): string =>
  `احصل على مفتاح مجاني`;
export const dev_get_access = (): string =>
  `احصل على وصول إلى API`;
export const dev_portal_link = (): string =>
  `بوابة المطورين`;
export const dev_about = (): string =>
  `عن API`;
export const dev_tab = (): string =>
  `علامة التبويب هذه`;
export const dev_overview = (): string =>
  `نظرة عامة`;
export const dev_pricing = (): string =>
  `الأسعار`;
export const dev_documentation = (): string =>
  `التوثيق`;
export const dev_examples = (): string =>
  `أمثلة`;
export const dev_links = (): string =>
  `للمطورين`;
export const dev_source = (): string =>
  `الشيفرة المصدرية`;
export const dev_contact = (): string =>
  `التواصل`;
export const dev_chat = (): string =>
  `الدردشة`;
export const dev_start = (): string =>
  `من الرصيف إلى عرض البحر`;
export const dev_start_register = (): string =>
  `سجّل تطبيقك`;
export const dev_start_register_text = (): string =>
  `في بوابة المطورين. يبدأ في البيئة التجريبية، حيث لا يصل إلا إلى حسابك أنت.`;
export const dev_start_key = (): string =>
  `أنشئ مفتاحًا`;
export const dev_start_key_text = (): string =>
  `بالأذونات التي يحتاجها تطبيقك فقط. ويسمح كل عضو لتطبيقك على حدة، في البوت.`;
export const dev_start_production = (): string =>
  `انتقل إلى الإنتاج`;
export const dev_start_production_text = (): string =>
  `يراجع مشرف تطبيقك. ومتى اعتُمد أمكنه أن يسأل كل عضو.`;
export const dev_register_app = (): string =>
  `تسجيل تطبيق`;
export const dev_manage_keys = (): string =>
  `إدارة مفاتيح API`;
export const dev_see_examples = (): string =>
  `عرض الأمثلة`;
export const dev_allowed = (): string =>
  `ما يمكن السماح به لمفتاح`;
export const dev_allowed_text = (v: { community: string }): string =>
  `لا يمكن أن يحصل مفتاح تطبيق إلا على ما أعلنه التطبيق. ولا يستطيع أي مفتاح نقل العملات: أعضاء مجتمع \u2068${v.community}\u2069 يؤكدون المدفوعات في محافظهم.`;
export const dev_figures = (): string =>
  `أرقام`;
export const dev_endpoints = (): string =>
  `نقاط API`;
export const dev_production_apps = (): string =>
  `تطبيقات في الإنتاج`;
export const dev_webhooks_sent = (): string =>
  `خطافات الويب في 30 يومًا`;
export const dev_uptime = (): string =>
  `التوفّر في 90 يومًا`;
export const dev_key_read_balance = (): string =>
  `قراءة الرصيد`;
export const dev_key_read_balance_text = (): string =>
  `قراءة أرصدة محافظ المستخدمين`;
export const dev_key_read_history = (): string =>
  `قراءة سجل المعاملات`;
export const dev_key_read_history_text = (): string =>
  `قراءة سجل معاملات المستخدمين`;
export const dev_key_request_payments = (): string =>
  `طلب المدفوعات`;
export const dev_key_request_payments_text = (): string =>
  `طلب مدفوعات من المستخدمين، وهم يؤكدونها`;
export const dev_key_send_notifications = (): string =>
  `إرسال الإشعارات`;
export const dev_key_send_notifications_text = (): string =>
  `إرسال إشعارات إلى المستخدمين عبر البوت`;
export const dev_key_access_profile = (): string =>
  `الاطلاع على الملف الشخصي`;
export const dev_key_access_profile_text = (): string =>
  `قراءة المعلومات الأساسية من ملفات المستخدمين`;
export const dev_key_manage_escrow = (): string =>
  `إدارة حسابات الضمان`;
export const dev_key_manage_escrow_text = (): string =>
  `إدارة متقدمة للمعاملات بحسابات الضمان`;
export const dev_by_card = (): string =>
  `بالبطاقة.`;
export const dev_by_card_or_coin = (v: { coin: string; percent: string }): string =>
  `بالبطاقة، أو بعملة \u2068${v.coin}\u2069 بسعر أقل بنسبة \u2068${v.percent}\u2069%.`;
export const dev_without_plan = (v: { apps: number }): string =>
  `دون خطة يمكنك تسجيل ${plural(v.apps, { zero: `${number(v.apps)} تطبيق`, one: `تطبيق واحد`, two: `تطبيقين`, few: `${number(v.apps)} تطبيقات`, many: `${number(v.apps)} تطبيقًا`, other: `${number(v.apps)} تطبيق` })} وتجربة خطافات الويب في البيئة التجريبية.`;
export const dev_sandbox_requests = (v: { requests: number }): string =>
  `دون خطة تعمل مفاتيحك في البيئة التجريبية: على حسابك وحده، مع ${plural(v.requests, { zero: `${number(v.requests)} طلب`, one: `طلب واحد`, two: `طلبين`, few: `${number(v.requests)} طلبات`, many: `${number(v.requests)} طلبًا`, other: `${number(v.requests)} طلب` })} في الشهر.`;
export const dev_most_popular = (): string =>
  `الأكثر رواجًا`;
export const dev_choose_plan = (v: { plan: string }): string =>
  `اختر \u2068${v.plan}\u2069`;
export const dev_price_month = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`في الشهر`)];
export const dev_price_year = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`في السنة`)];
export const dev_price_yearly = (v: { price: string; saving: string }): string =>
  `\u2068${v.price}\u2069 في السنة، أقل بمقدار \u2068${v.saving}\u2069.`;
export const dev_price_coin = (v: { price: string; list: string }): string =>
  `أو \u2068${v.price}\u2069 في الشهر بدلًا من \u2068${v.list}\u2069.`;
export const dev_plan_requests = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} طلب API`, one: `طلب API واحد`, two: `طلبا API`, few: `${number(v.count)} طلبات API`, many: `${number(v.count)} طلب API`, other: `${number(v.count)} طلب API` })}`;
export const dev_plan_webhooks = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} خطاف ويب`, one: `خطاف ويب واحد`, two: `خطافا ويب`, few: `${number(v.count)} خطافات ويب`, many: `${number(v.count)} خطاف ويب`, other: `${number(v.count)} خطاف ويب` })}`;
export const dev_plan_apps = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} تطبيق`, one: `تطبيق واحد`, two: `تطبيقان`, few: `${number(v.count)} تطبيقات`, many: `${number(v.count)} تطبيقًا`, other: `${number(v.count)} تطبيق` })}`;
export const dev_plan_requests_all = (): string =>
  `طلبات API بلا حد`;
export const dev_plan_webhooks_all = (): string =>
  `خطافات ويب بلا حد`;
export const dev_plan_apps_all = (): string =>
  `تطبيقات بلا حد`;
export const dev_plan_community = (): string =>
  `دعم من المجتمع`;
export const dev_plan_email = (): string =>
  `دعم بالبريد الإلكتروني`;
export const dev_plan_rates = (): string =>
  `حدود معدّل مخصصة`;
export const dev_plan_escrow = (): string =>
  `إدارة حسابات الضمان`;
export const dev_plan_dedicated = (): string =>
  `دعم مخصص`;
export const dev_plan_label = (): string =>
  `خيارات لعلامتك الخاصة`;
export const dev_plan_manager = (): string =>
  `مدير حساب`;
export const dev_plan_sla = (): string =>
  `ضمانات مستوى الخدمة (SLA)`;
export const dev_documentation_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`كل استدعاء في API كما يصفه الخادم نفسه، بالإنجليزية. ويمكن للأدوات قراءة الشيء نفسه من `, v.a(`مستند OpenAPI`), `.`];
export const dev_search_calls = (): string =>
  `ابحث في الاستدعاءات`;
export const dev_search_hint = (): string =>
  `مسار أو طريقة أو كلمات`;
export const dev_calls_of = (v: { found: number; all: number }): string =>
  `الاستدعاءات: ${number(v.found)} من ${number(v.all)}`;
export const dev_press_slash = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [`اضغط `, v.key(``), ` للبحث.`];
export const dev_no_call = (): string =>
  `لا استدعاء مطابق`;
export const dev_show_all_calls = (): string =>
  `عرض كل الاستدعاءات`;
export const dev_no_call_text = (): string =>
  `ابحث بالمسار أو الطريقة أو الاسم أو الملخص الإنجليزي.`;
export const dev_areas = (): string =>
  `أقسام API`;
export const dev_document_failed = (): string =>
  `لم يُحمَّل مستند API`;
export const dev_access_public = (): string =>
  `الجميع`;
export const dev_access_member = (): string =>
  `الأعضاء بعد الدخول`;
export const dev_access_admin = (): string =>
  `المشرفون`;
export const dev_access_gateway = (): string =>
  `بوت المحفظة`;
export const dev_access_demo = (): string =>
  `في العرض التجريبي فقط`;
export const dev_api_key = (): string =>
  `مفتاح API`;
export const dev_operation_name = (): string =>
  `الاسم:`;
export const dev_parameters = (): string =>
  `المعاملات (Parameters)`;
export const dev_errors = (): string =>
  `الأخطاء`;
export const dev_body = (): string =>
  `المتن`;
export const dev_answer = (): string =>
  `الرد`;
export const dev_examples_lead = (v: { variable: string }): string =>
  `ضع مفتاحك في \u2068${v.variable}\u2069 وشغّلها كما هي.`;
export const dev_call = (): string =>
  `الاستدعاء`;
export const dev_code_language = (): string =>
  `اللغة`;
export const dev_example_in = (v: { language: string }): string =>
  `مثال: \u2068${v.language}\u2069`;
export const dev_copy = (): string =>
  `نسخ`;
export const dev_hooks_title = (): string =>
  `خطافات الويب: ما تُبلغ عنه، وكيف تتحقق منها`;
export const dev_event_paid = (): string =>
  `دفع عضو ما طلبه تطبيقك`;
export const dev_event_granted = (): string =>
  `سمح عضو لتطبيقك بشيء`;
export const dev_event_revoked = (): string =>
  `سحب عضو إذنًا كهذا`;
export const dev_event_escrow = (): string =>
  `مُوّل حساب ضمان لتطبيقك أو صُرف أو أُعيد`;
export const dev_event_approved = (): string =>
  `اعتمد مشرف تطبيقك للإنتاج`;
export const dev_event_test = (): string =>
  `طلبت حدثًا تجريبيًا في «تطبيقاتي»`;
export const dev_hooks_text = (v: { minutes: number; times: number }): string =>
  `كل منها طلب POST بمتن JSON. تحمل الترويسة Quarterdeck-Signature الوقت وتوقيع HMAC-SHA256 للوقت ونقطة والمتن، مصنوعًا بسر تطبيقك؛ فارفض ما مضى عليه أكثر من ${plural(v.minutes, { zero: `${number(v.minutes)} دقيقة`, one: `دقيقة واحدة`, two: `دقيقتين`, few: `${number(v.minutes)} دقائق`, many: `${number(v.minutes)} دقيقة`, other: `${number(v.minutes)} دقيقة` })}. رُدّ بحالة من 200 إلى 299 خلال 5 ثوانٍ؛ وإلا أُرسل مجددًا، حتى ${plural(v.times, { zero: `${number(v.times)} مرة`, one: `مرة واحدة`, two: `مرتين`, few: `${number(v.times)} مرات`, many: `${number(v.times)} مرة`, other: `${number(v.times)} مرة` })} خلال يومين. ويحتفظ الحدث بمعرّفه، لتعالج كل حدث مرة واحدة فقط.`;
export const dev_hooks_code = (): string =>
  `التحقق من خطاف ويب بلغة TypeScript`;
export const dev_type_in = (v: { type: string; place: string }): string =>
  `\u2068${v.type}\u2069 في \u2068${v.place}\u2069`;
export const dev_type_or = (v: { first: string; second: string }): string =>
  `\u2068${v.first}\u2069 أو \u2068${v.second}\u2069`;
export const dev_type_list = (v: { type: string }): string =>
  `قائمة من \u2068${v.type}\u2069`;
export const dev_type_any = (): string =>
  `أي قيمة`;
export const dev_run = (): string =>
  `تشغيل`;
export const dev_run_what = (v: { call: string }): string =>
  `تشغيل: \u2068${v.call}\u2069`;
export const dev_run_key_hint = (): string =>
  `لكل الاستدعاءات هنا، إلى أن تغادر علامة التبويب هذه. ولا يُحفظ.`;
export const dev_run_key_missing = (): string =>
  `أدخل مفتاح API الخاص بك.`;
export const dev_run_choose = (): string =>
  `اختر`;
export const dev_run_not_sent = (): string =>
  `لا يُرسل`;
export const dev_run_enter = (): string =>
  `أدخل قيمة.`;
export const dev_run_most = (v: { most: string }): string =>
  `الحد الأقصى لعدد الأحرف: \u2068${v.most}\u2069.`;
export const dev_run_least = (v: { least: string }): string =>
  `الحد الأدنى لعدد الأحرف: \u2068${v.least}\u2069.`;
export const dev_run_one_of = (): string =>
  `اختر إحدى القيم.`;
export const dev_run_invalid = (): string =>
  `هذه القيمة غير صالحة.`;
export const dev_run_like = (v: { example: string }): string =>
  `أدخل قيمة مثل \u2068${v.example}\u2069.`;
export const dev_run_no_answer = (): string =>
  `لم يرد الخادم. تحقق من الاتصال وحاول مجددًا.`;
export const dev_run_duration = (v: { ms: number }): string =>
  `خلال ${number(v.ms)} مللي ثانية`;
export const dev_run_cut = (): string =>
  `لا تظهر إلا البداية.`;
export const dev_keys_title = (): string =>
  `إدارة مفاتيح API`;
export const dev_keys_lead = (): string =>
  `تتيح المفاتيح لبرامجك استخدام API باسمك، ولكل مفتاح الأذونات التي تمنحها له فقط.`;
export const dev_keys_new = (): string =>
  `إنشاء مفتاح جديد`;
export const dev_keys_sign_in = (): string =>
  `ادخل لتدير مفاتيح API الخاصة بك`;
export const dev_keys_purpose = (): string =>
  `لترى مفاتيح API الخاصة بك وتنشئها.`;
export const dev_keys_whose = (): string =>
  `المفاتيح للأعضاء: كل مفتاح يتصرف باسم العضو الذي أنشأه.`;
export const dev_keys_no_sign_in = (): string =>
  `المفاتيح للأعضاء، والدخول غير مُعدّ في هذا الموقع بعد.`;
export const dev_keys_yours = (): string =>
  `مفاتيح API الخاصة بك`;
export const dev_keys_summary = (): string =>
  `ملخص`;
export const dev_keys_total = (): string =>
  `كل المفاتيح`;
export const dev_keys_working = (): string =>
  `المفاتيح النشطة`;
export const dev_keys_requests_today = (): string =>
  `طلبات اليوم`;
export const dev_keys_failed = (): string =>
  `تعذّر تحميل مفاتيحك`;
export const dev_keys_none = (): string =>
  `لا مفاتيح API بعد`;
export const dev_keys_none_text = (): string =>
  `يتيح المفتاح لأحد برامجك استدعاء API. أنشئ مفتاحًا لكل برنامج، لتتمكن من إنهاء كل منها على حدة.`;
export const dev_keys_first = (): string =>
  `أنشئ أول مفتاح API لك`;
export const dev_keys_plan = (): string =>
  `خطتك`;
export const dev_keys_plan_none = (): string =>
  `ليست لديك خطة بعد.`;
export const dev_keys_plan_stopped = (): string =>
  `توقفت خطتك.`;
export const dev_keys_plan_needed = (): string =>
  `يمكنك إنشاء مفاتيح، لكن API يرفض استدعاءاتها حتى تكون لديك خطة.`;
export const dev_keys_plan_choose = (): string =>
  `اختر خطة`;
export const dev_keys_plan_see = (): string =>
  `عرض الخطط`;
export const dev_keys_app = (): string =>
  `التطبيق (اختياري)`;
export const dev_keys_app_none = (): string =>
  `بلا تطبيق`;
export const dev_keys_app_sandbox = (v: { name: string }): string =>
  `\u2068${v.name}\u2069 (البيئة التجريبية)`;
export const dev_keys_app_hint = (): string =>
  `مع تطبيق يصل المفتاح أيضًا إلى الأعضاء الذين يمنحون ذلك التطبيق الوصول. ودون تطبيق لا يصل إلا إلى بياناتك أنت.`;
export const dev_keys_no_apps = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`لا تطبيقات لديك، فلا يصل المفتاح إلا إلى بياناتك أنت. للوصول إلى الأعضاء الذين يسمحون بذلك، `, v.a(`سجّل تطبيقًا`), ` أولًا. ويبقى هذا النموذج كما ملأته.`];
export const dev_keys_apps_failed = (): string =>
  `لم تُحمَّل تطبيقاتك.`;
export const dev_keys_create = (): string =>
  `إنشاء مفتاح API جديد`;
export const dev_keys_notice = (): string =>
  `تنبيه أمني`;
export const dev_keys_notice_text = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`تنبيه أمني:`), ` تتيح مفاتيح API الوصول إلى محافظ المستخدمين. اجعل الأذونات في أضيق الحدود: اختر ما يحتاجه هذا المفتاح فقط.`];
export const dev_keys_name = (): string =>
  `اسم المفتاح`;
export const dev_keys_name_hint = (): string =>
  `أين تستخدمه، مثل: خادم المتجر`;
export const dev_keys_expires = (): string =>
  `ينتهي`;
export const dev_keys_never = (): string =>
  `أبدًا`;
export const dev_keys_in_days = (v: { days: number }): string =>
  `بعد ${plural(v.days, { zero: `${number(v.days)} يوم`, one: `يوم واحد`, two: `يومين`, few: `${number(v.days)} أيام`, many: `${number(v.days)} يومًا`, other: `${number(v.days)} يوم` })}`;
export const dev_keys_in_a_year = (): string =>
  `بعد سنة`;
export const dev_keys_declared = <T>(v: { app: (text: string) => T; permissions: string }): Rich<T> =>
  [`لا تستطيع مفاتيح `, v.app(``), ` إلا ما أعلنه التطبيق: `, `\u2068${v.permissions}\u2069`, `.`];
export const dev_keys_declared_all = (v: { permissions: string }): string =>
  `ولها جميعًا: \u2068${v.permissions}\u2069.`;
export const dev_keys_declare_more = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`للسماح بالمزيد، `, v.a(`عدّل التطبيق`), `.`];
export const dev_keys_create_do = (): string =>
  `إنشاء المفتاح`;
export const dev_keys_incomplete = (): string =>
  `بيانات غير مكتملة`;
export const dev_keys_name_missing = (): string =>
  `أدخل اسمًا لمفتاح API.`;
export const dev_keys_permission_missing = (): string =>
  `اختر إذنًا واحدًا على الأقل.`;
export const dev_keys_created = (): string =>
  `أُنشئ مفتاح API`;
export const dev_keys_created_text = (): string =>
  `تم توليد مفتاح API الجديد بنجاح.`;
export const dev_keys_create_failed = (): string =>
  `تعذّر إنشاء مفتاح API. حاول مجددًا.`;
export const dev_keys_call = (): string =>
  `استدعاؤك الأول`;
export const dev_keys_call_text = <T>(v: { name: (text: string) => T; status: (text: string) => T }): Rich<T> =>
  [`يسأل عمّا يُسمح به لـ `, v.name(``), `، ويُحتسب طلبًا واحدًا. والمفتاح الذي يعمل يتلقى `, v.status(``), ` مع اسمه وأذوناته وحدوده.`];
export const dev_keys_call_code = (): string =>
  `استدعاء بأداة curl`;
export const dev_keys_call_all = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`كل الاستدعاءات في `, v.a(`التوثيق`), `، حيث يمكنك تشغيل ما يقرأ منها.`];
export const dev_keys_active = (): string =>
  `نشط`;
export const dev_keys_inactive = (): string =>
  `غير نشط`;
export const dev_keys_app_removed = (): string =>
  `أُزيل التطبيق`;
export const dev_keys_replaced = (): string =>
  `مُستبدَل`;
export const dev_keys_expired = (): string =>
  `منتهٍ`;
export const dev_keys_made_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`أُنشئ في `, v.time(``)];
export const dev_keys_used = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`آخر استخدام: `, v.time(``)];
export const dev_keys_used_from = <T>(v: { time: (text: string) => T; network: string }): Rich<T> =>
  [`آخر استخدام: `, v.time(``), `، من `, `\u2068${v.network}\u2069`];
export const dev_keys_expires_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`ينتهي في `, v.time(``)];
export const dev_keys_expired_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`انتهى في `, v.time(``)];
export const dev_keys_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`استُبدل به مفتاح أحدث؛ يعمل حتى `, v.time(``)];
export const dev_keys_worked_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`استُبدل به مفتاح أحدث؛ وعمل حتى `, v.time(``)];
export const dev_keys_for_app = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`للتطبيق `, v.app(``)];
export const dev_keys_withheld = (v: { permissions: string }): string =>
  `لم يعد تطبيقه يعلن ما تحتاجه هذه الأذونات، فلا أثر لها: \u2068${v.permissions}\u2069.`;
export const dev_badge_read_balance = (): string =>
  `الرصيد`;
export const dev_badge_read_history = (): string =>
  `السجل`;
export const dev_badge_request_payments = (): string =>
  `المدفوعات`;
export const dev_badge_send_notifications = (): string =>
  `الإشعارات`;
export const dev_badge_access_profile = (): string =>
  `الملف الشخصي`;
export const dev_badge_manage_escrow = (): string =>
  `حسابات الضمان`;
export const dev_keys_requests = (): string =>
  `كل الطلبات`;
export const dev_keys_rate = (): string =>
  `حد المعدّل`;
export const dev_keys_per_minute = (v: { count: number }): string =>
  `${number(v.count)}/دقيقة`;
export const dev_keys_chart = (v: { days: number }): string =>
  `الطلبات في اليوم، ${plural(v.days, { zero: `آخر ${number(v.days)} يوم`, one: `آخر يوم`, two: `آخر يومين`, few: `آخر ${number(v.days)} أيام`, many: `آخر ${number(v.days)} يومًا`, other: `آخر ${number(v.days)} يوم` })} (UTC)`;
export const dev_keys_chart_day = (v: { day: string; requests: number }): string =>
  `${v.day}: ${plural(v.requests, { zero: `لا طلبات`, one: `طلب واحد`, two: `طلبان`, few: `${number(v.requests)} طلبات`, many: `${number(v.requests)} طلبًا`, other: `${number(v.requests)} طلب` })}`;
export const dev_keys_chart_none = (v: { name: string; days: number }): string =>
  `\u2068${v.name}\u2069: لا طلبات في ${plural(v.days, { zero: `آخر ${number(v.days)} يوم`, one: `آخر يوم`, two: `آخر يومين`, few: `آخر ${number(v.days)} أيام`, many: `آخر ${number(v.days)} يومًا`, other: `آخر ${number(v.days)} يوم` })}`;
export const dev_keys_chart_text = (v: { name: string; days: number; used: string }): string =>
  `\u2068${v.name}\u2069: الطلبات في اليوم في ${plural(v.days, { zero: `آخر ${number(v.days)} يوم`, one: `آخر يوم`, two: `آخر يومين`, few: `آخر ${number(v.days)} أيام`, many: `آخر ${number(v.days)} يومًا`, other: `آخر ${number(v.days)} يوم` })}: \u2068${v.used}\u2069؛ ولا طلبات في الأيام الأخرى`;
export const dev_keys_hide = (): string =>
  `إخفاء`;
export const dev_keys_reveal = (): string =>
  `إظهار`;
export const dev_keys_lost = (): string =>
  `ما زال هذا المفتاح يعمل لكن لم يعد عرضه ممكنًا. بدّله لتحصل على مفتاح يمكن عرضه.`;
export const dev_keys_again = (): string =>
  `تُعرض المفاتيح كاملة مدة ربع ساعة بعد الدخول. ادخل مجددًا لترى هذا المفتاح.`;
export const dev_keys_again_purpose = (): string =>
  `لترى مفاتيح API الخاصة بك.`;
export const dev_keys_deactivate = (): string =>
  `تعطيل`;
export const dev_keys_activate = (): string =>
  `تفعيل`;
export const dev_keys_rotate = (): string =>
  `تبديل`;
export const dev_keys_delete = (): string =>
  `حذف`;
export const dev_keys_updated = (): string =>
  `حُدّث مفتاح API`;
export const dev_keys_updated_text = (): string =>
  `حُدّثت حالة مفتاح API.`;
export const dev_keys_rotate_title = (v: { name: string }): string =>
  `تبديل \u2068${v.name}\u2069؟`;
export const dev_keys_rotate_do = (): string =>
  `تبديل المفتاح`;
export const dev_keys_rotate_text = (): string =>
  `تحصل على مفتاح جديد بالاسم نفسه والأذونات نفسها. ضعه في برنامجك قبل أن ينتهي القديم.`;
export const dev_keys_rotate_grace = (): string =>
  `يستمر المفتاح القديم في العمل`;
export const dev_keys_grace_none = (): string =>
  `لا يستمر: أنهِه الآن`;
export const dev_keys_grace_hour = (): string =>
  `ساعة واحدة`;
export const dev_keys_grace_day = (): string =>
  `يومًا واحدًا`;
export const dev_keys_grace_week = (): string =>
  `سبعة أيام`;
export const dev_keys_delete_title = (v: { name: string }): string =>
  `حذف \u2068${v.name}\u2069؟`;
export const dev_keys_delete_text = (): string =>
  `الحذف نهائي: تتوقف البرامج التي تستخدم هذا المفتاح فورًا. ويمكنك خلال عشر دقائق إنشاء المفتاح نفسه من جديد.`;
export const dev_keys_delete_do = (): string =>
  `حذف المفتاح`;
export const dev_keys_deleted = (): string =>
  `حُذف مفتاح API`;
export const dev_keys_deleted_text = (): string =>
  `حُذف مفتاح API نهائيًا.`;
export const dev_keys_delete_failed = (): string =>
  `تعذّر حذف مفتاح API.`;
export const dev_keys_gone = (): string =>
  `المفاتيح المحذوفة`;
export const dev_keys_gone_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`حُذف `, v.name(``), ` ولم يعد يعمل. ويمكنك خلال عشر دقائق إنشاء المفتاح نفسه من جديد.`];
export const dev_keys_restore = (): string =>
  `إنشاء من جديد`;
export const dev_keys_dismiss = (v: { name: string }): string =>
  `تجاهل \u2068${v.name}\u2069`;
export const dev_keys_restored = (): string =>
  `أُنشئ مفتاح API من جديد`;
export const dev_keys_restored_text = (v: { name: string }): string =>
  `عاد \u2068${v.name}\u2069 إلى العمل.`;
export const dev_keys_advice = (): string =>
  `أفضل ممارسات الأمان`;
export const dev_keys_store = (): string =>
  `احفظ المفاتيح بأمان`;
export const dev_keys_store_text = (): string =>
  `في مدير كلمات مرور أو مخزن أسرار، لا في شيفرتك أبدًا.`;
export const dev_keys_environment = (): string =>
  `استخدم متغيرات البيئة`;
export const dev_keys_environment_text = (): string =>
  `مرّر المفاتيح إلى البرامج من الخارج، كي لا تنتهي أبدًا في مستودع شيفرة.`;
export const dev_keys_monitor = (): string =>
  `راقب الاستخدام`;
export const dev_keys_monitor_text = (): string =>
  `تحقق من طلبات كل مفتاح: أي طلب لا تعرف سببه إنذار.`;
export const dev_keys_rotation = (): string =>
  `بدّل المفاتيح`;
export const dev_keys_rotation_text = (): string =>
  `بانتظام، وفورًا حين يغادر أحد فريقك.`;
export const dev_keys_report = (): string =>
  `أبلغ عن النشاط المريب`;
export const dev_keys_report_text = (): string =>
  `عطّل المفتاح أولًا، ثم راسلنا.`;
export const dev_keys_contact = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`لدعم الشركات وحدود معدّل أعلى راسل `, v.a(``), `.`];
export const member_failed = (): string =>
  `تعذّر تحميل هذا العضو`;
export const member_panel = (): string =>
  `العضو`;
export const member_share = (v: { name: string; rank: string; community: string }): string =>
  `\u2068${v.name}\u2069، \u2068${v.rank}\u2069 من طاقم \u2068${v.community}\u2069`;
export const member_voyage = (): string =>
  `الرحلة`;
export const member_standing = <T>(v: { b: (text: string) => T; points: number; place: string }): Rich<T> =>
  [v.b(`${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`), `، المركز `, `\u2068${v.place}\u2069`, ` بحسب مجموع النقاط`];
export const member_next = <T>(v: { label: (text: string) => T; points: number; rank: string }): Rich<T> =>
  [v.label(`التالي: `), `\u2068${v.rank}\u2069`, `، بقيت `, `${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`, `.`];
export const member_next_none = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`التالي: `), `لا شيء، فهذه أعلى رتبة.`];
export const member_week_enough = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`هذا الأسبوع: `), `نقاط تكفي لحصة من الصندوق.`];
export const member_week_not = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`هذا الأسبوع: `), `لا حق في حصة من الصندوق.`];
export const member_week_missing = <T>(v: { label: (text: string) => T; points: number }): Rich<T> =>
  [v.label(`هذا الأسبوع: `), `بقيت `, `${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`, ` للحصول على حصة من الصندوق.`];
export const member_ranks = (): string =>
  `الرتب`;
export const member_reached = <T>(v: { rank: string; more: (text: string) => T }): Rich<T> =>
  [`\u2068${v.rank}\u2069`, v.more(`، تم بلوغها`)];
export const member_figures = (): string =>
  `بالأرقام`;
export const member_tipped = (): string =>
  `إكراميات أُعطيت`;
export const member_received = (): string =>
  `إكراميات استُلمت`;
export const member_tips = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} إكرامية`, one: `إكرامية واحدة`, two: `إكراميتان`, few: `${number(v.count)} إكراميات`, many: `${number(v.count)} إكرامية`, other: `${number(v.count)} إكرامية` })}`;
export const member_earned = (): string =>
  `من الصندوق`;
export const member_in_weeks = (v: { count: number }): string =>
  `في ${plural(v.count, { zero: `${number(v.count)} أسبوع`, one: `أسبوع واحد`, two: `أسبوعين`, few: `${number(v.count)} أسابيع`, many: `${number(v.count)} أسبوعًا`, other: `${number(v.count)} أسبوع` })}`;
export const member_see = (): string =>
  `انظره`;
export const member_weeks = (): string =>
  `أسابيع بحصة`;
export const member_no_share = (): string =>
  `لا حصة بعد`;
export const member_no_share_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`تظهر هنا الأسابيع التي ينال فيها `, v.name(``), ` حصة من الصندوق.`];
export const member_newest = (): string =>
  `أحدث الأسابيع`;
export const member_newest_of = (v: { count: number; all: number }): string =>
  `أحدث ${number(v.count)} من ${number(v.all)}.`;
export const member_place = (v: { place: number }): string =>
  `المركز ${number(v.place)}`;
export const member_curve = (v: { date: string; points: number }): string =>
  `النقاط في هذه الأسابيع، أكثرها في ${v.date}: ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`;
export const portal_broadcast_lead = (): string =>
  `المنشورات المقبولة. ترسل الرسالة العامة واحدًا منها إلى كل عضو يستطيع البوت مراسلته.`;
export const portal_broadcast_not_loaded = (): string =>
  `تعذر تحميل المنشورات المقبولة`;
export const portal_broadcast_none = (): string =>
  `لا توجد منشورات مقبولة لإرسالها`;
export const portal_broadcast_none_text = (): string =>
  `يظهر المنشور هنا فور قبول المشاركة.`;
export const portal_broadcast_posts = (): string =>
  `المنشورات المقبولة`;
export const portal_broadcast_list_of = (): string =>
  `منشورات`;
export const portal_broadcast_approved = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`\u2068${v.type}\u2069`, ` · قُبل `, v.time(``)];
export const portal_broadcast_view = (): string =>
  `عرض`;
export const portal_broadcast_send = (): string =>
  `إرسال للجميع`;
export const portal_broadcast_dialog = (): string =>
  `إرسال هذا المنشور للجميع`;
export const portal_broadcast_creator = (): string =>
  `الناشر`;
export const portal_broadcast_score = (): string =>
  `التقييم`;
export const portal_broadcast_url = (): string =>
  `الرابط`;
export const portal_broadcast_for = (): string =>
  `الرسالة إلى`;
export const portal_broadcast_everybody = (): string =>
  `الجميع`;
export const portal_broadcast_written = (v: { language: string }): string =>
  `\u2068${v.language}\u2069: مكتوبة`;
export const portal_broadcast_message = (): string =>
  `رسالة مخصصة (اختيارية)`;
export const portal_broadcast_message_in = (v: { language: string }): string =>
  `رسالة مخصصة باللغة \u2068${v.language}\u2069 (اختيارية)`;
export const portal_broadcast_hint = (): string =>
  `تظهر فوق الرابط. ما في المعاينة هو ما يُرسل، كلمة بكلمة.`;
export const portal_broadcast_hint_in = (v: { language: string }): string =>
  `لمن يقرأ اللغة \u2068${v.language}\u2069، بدلًا من الرسالة إلى الجميع.`;
export const portal_broadcast_frames = (): string =>
  `يصل العنوان والنوع بلغة كل عضو.`;
export const portal_broadcast_me_first = (): string =>
  `أرسلها إليّ أولًا`;
export const portal_broadcast_now = (): string =>
  `أرسل للجميع الآن`;
export const portal_broadcast_failed = (): string =>
  `فشلت الرسالة العامة`;
export const portal_broadcast_unanswered = (v: { reason: string }): string =>
  `\u2068${v.reason}\u2069. ربما لا تزال قيد الإرسال: ستظهر بعد قليل في «آخر الرسائل العامة».`;
export const portal_broadcast_preview = (): string =>
  `المعاينة`;
export const portal_broadcast_preview_to = (v: { count: number }): string =>
  `· إلى ${plural(v.count, { zero: `لا أحد`, one: `عضو واحد`, two: `عضوين`, few: `${number(v.count)} أعضاء`, many: `${number(v.count)} عضوًا`, other: `${number(v.count)} عضو` })}`;
export const portal_broadcast_preview_in = (v: { language: string }): string =>
  `· لمن يقرأ اللغة \u2068${v.language}\u2069`;
export const portal_broadcast_preview_again = (): string =>
  `معاينة جديدة`;
export const portal_broadcast_another_header = (): string =>
  `عنوان آخر`;
export const portal_broadcast_changed = (): string =>
  `تغيّرت الرسالة منذ أُرسلت إليك.`;
export const portal_broadcast_delivered = (): string =>
  `أُرسلت إليك. راجعها في تيليجرام قبل أن تصل إلى الجميع.`;
export const portal_broadcast_not_delivered = (): string =>
  `لم تصل إليك: ابدأ محادثة مع البوت أولًا.`;
export const portal_broadcast_not_sent = (): string =>
  `تعذر إرسالها إليك`;
export const portal_broadcast_no_preview = (): string =>
  `تعذر إعداد المعاينة`;
export const portal_broadcast_last = (): string =>
  `آخر الرسائل العامة`;
export const portal_broadcast_last_counts = (v: { sent: number; all: number; failed: number; unclear: number }): string =>
  `أُرسل ${number(v.sent)} من ${number(v.all)}، وفشل ${number(v.failed)}${plural(v.unclear, { '=0': ``, other: ` (منها غير مؤكد: ${number(v.unclear)})` })}`;
export const portal_broadcast_last_by = <T>(v: { name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.name(``), `، `, v.time(``)];
export const portal_broadcast_running = (): string =>
  `جارية`;
export const portal_broadcast_paused = (): string =>
  `متوقفة`;
export const portal_broadcast_cancelled = (): string =>
  `ملغاة`;
export const portal_broadcast_done = (): string =>
  `اكتملت`;
export const portal_broadcast_of_post = (v: { id: string }): string =>
  `رسالة عامة عن #\u2068${v.id}\u2069`;
export const portal_broadcast_of_policy = (v: { week: string }): string =>
  `رسالة عامة عن قواعد \u2068${v.week}\u2069`;
export const portal_broadcast_subject_policy = (v: { week: string }): string =>
  `قواعد \u2068${v.week}\u2069`;
export const portal_broadcast_meter_paused = (v: { broadcast: string }): string =>
  `\u2068${v.broadcast}\u2069، متوقفة`;
export const portal_broadcast_counts = (v: { sent: number; failed: number; unclear: number; waiting: number }): string =>
  `أُرسل ${number(v.sent)}، وفشل ${number(v.failed)}${plural(v.unclear, { '=0': ``, other: ` (منها غير مؤكد: ${number(v.unclear)})` })}، وينتظر ${number(v.waiting)}`;
export const portal_broadcast_pause = (): string =>
  `إيقاف مؤقت`;
export const portal_broadcast_resume = (): string =>
  `استئناف`;
export const portal_broadcast_not_paused = (): string =>
  `تعذر إيقاف الرسالة العامة`;
export const portal_broadcast_not_resumed = (): string =>
  `تعذر استئناف الرسالة العامة`;
export const portal_broadcast_not_cancelled = (): string =>
  `تعذر إلغاء الرسالة العامة`;
export const portal_broadcast_success = (): string =>
  `أُرسلت الرسالة العامة!`;
export const portal_broadcast_success_post = (v: { sent: number; failed: number }): string =>
  `عدد من وصلهم المنشور: ${number(v.sent)} (فشل: ${number(v.failed)})`;
export const portal_broadcast_success_policy = (v: { sent: number; failed: number }): string =>
  `عدد من وصلتهم القواعد: ${number(v.sent)} (فشل: ${number(v.failed)})`;
export const portal_broadcast_was_paused = (): string =>
  `توقفت الرسالة العامة مؤقتًا`;
export const portal_broadcast_was_paused_text = (v: { sent: number; failed: number; waiting: number }): string =>
  `أُرسل ${number(v.sent)}، وفشل ${number(v.failed)}، وبقي ${number(v.waiting)}. استأنفها أو ألغها من أعلى الصفحة.`;
export const portal_broadcast_was_cancelled = (): string =>
  `أُلغيت الرسالة العامة`;
export const portal_broadcast_was_cancelled_text = (v: { sent: number }): string =>
  `عدد ما أُرسل قبل ذلك: ${number(v.sent)}.`;
export const portal_broadcast_under_way = (): string =>
  `الرسالة العامة قيد الإرسال`;
export const portal_broadcast_under_way_text = (v: { sent: number; waiting: number }): string =>
  `أُرسل ${number(v.sent)}، وبقي ${number(v.waiting)}. تقدّمها في أعلى الصفحة.`;
export const board_lead = (): string =>
  `من يرسل الإكراميات، ومن يكسب، ومن يتقاسم صندوق هذا الأسبوع.`;
export const board_offline = (v: { time: string }): string =>
  `أنت غير متصل. هذا الترتيب كما كان في \u2068${v.time}\u2069.`;
export const board_refresh = (): string =>
  `تحديث`;
export const board_main_site = (): string =>
  `الرئيسية`;
export const board_total = (): string =>
  `مجموع المكافآت الموزعة`;
export const board_retry = (): string =>
  `أعد المحاولة`;
export const board_open_bot = (): string =>
  `افتح البوت`;
export const board_name = (): string =>
  `لوحة الترتيب`;
export const board_pages = (): string =>
  `صفحات الترتيب`;
export const board_search = (): string =>
  `ابحث عن الأعضاء`;
export const board_search_hint = (): string =>
  `اسم المستخدم في تيليجرام أو الاسم`;
export const board_sort_by = (): string =>
  `الترتيب حسب`;
export const board_eligible_only = (): string =>
  `المستوفون للشروط فقط`;
export const board_sort_tipped = (): string =>
  `الإكراميات المُرسلة`;
export const board_sort_received = (): string =>
  `الإكراميات المُستلمة`;
export const board_sort_earned = (): string =>
  `مجموع المكافآت`;
export const board_sort_points = (): string =>
  `مجموع النقاط`;
export const board_sort_weekly = (): string =>
  `النقاط الأسبوعية`;
export const board_sort_name = (): string =>
  `اسم المستخدم`;
export const board_members_none = (): string =>
  `لا أعضاء بعد`;
export const board_members_unmatched = (v: { search: string }): string =>
  `لا أعضاء يطابقون «\u2068${v.search}\u2069»`;
export const board_past_end = (v: { page: number; members: number; pages: number }): string =>
  `الصفحة ${number(v.page)} بعد النهاية: الأعضاء ${number(v.members)}، الصفحات ${number(v.pages)}`;
export const board_past_end_of = (v: { page: number; members: number; search: string; pages: number }): string =>
  `الصفحة ${number(v.page)} بعد النهاية: الأعضاء المطابقون «\u2068${v.search}\u2069» ${number(v.members)}، الصفحات ${number(v.pages)}`;
export const board_range = (v: { range: string; members: number; sort: string }): string =>
  `\u2068${v.range}\u2069 من ${number(v.members)}، الترتيب: \u2068${v.sort}\u2069`;
export const board_range_of = (v: { range: string; members: number; search: string; sort: string }): string =>
  `\u2068${v.range}\u2069 من ${number(v.members)} تطابق «\u2068${v.search}\u2069»، الترتيب: \u2068${v.sort}\u2069`;
export const board_eligible_range = (v: { count: number; range: string; members: number; sort: string }): string =>
  `المستوفون: ${number(v.count)}؛ \u2068${v.range}\u2069 من ${number(v.members)}، الترتيب: \u2068${v.sort}\u2069`;
export const board_eligible_range_of = (v: { count: number; range: string; members: number; search: string; sort: string }): string =>
  `المستوفون: ${number(v.count)}؛ \u2068${v.range}\u2069 من ${number(v.members)} تطابق «\u2068${v.search}\u2069»، الترتيب: \u2068${v.sort}\u2069`;
export const board_not_refreshed = (): string =>
  `لم يُحدَّث`;
export const board_no_activity = (): string =>
  `لا نشاط بعد`;
export const board_updating = (): string =>
  `جارٍ التحديث…`;
export const board_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`حُدِّث: `, v.time(``)];
export const board_sort_column = (): string =>
  `الترتيب حسب العمود`;
export const board_members = (): string =>
  `الأعضاء`;
export const board_member = (): string =>
  `العضو`;
export const board_loading = (): string =>
  `جارٍ تحميل الترتيب`;
export const board_lifetime = (): string =>
  `مجموع النقاط`;
export const board_lifetime_head = (): string =>
  `المجموع`;
export const board_weekly = (): string =>
  `النقاط الأسبوعية`;
export const board_weekly_head = (): string =>
  `نقاط الأسبوع`;
export const board_earned = (): string =>
  `مجموع المكافآت`;
export const board_earned_head = (): string =>
  `المكافآت`;
export const board_tipped = (): string =>
  `أُرسل`;
export const board_received = (): string =>
  `استُلم`;
export const board_age = (): string =>
  `عمر الحساب`;
export const board_age_head = (): string =>
  `العمر`;
export const board_account_created = (v: { date: string }): string =>
  `أُنشئ الحساب: ${v.date}`;
export const board_days = (v: { days: number }): string =>
  `${plural(v.days, { zero: `${number(v.days)} يوم`, one: `يوم واحد`, two: `يومان`, few: `${number(v.days)} أيام`, many: `${number(v.days)} يومًا`, other: `${number(v.days)} يوم` })}`;
export const board_tips = (v: { tips: number }): string =>
  `${plural(v.tips, { zero: `${number(v.tips)} مرة`, one: `مرة واحدة`, two: `مرتان`, few: `${number(v.tips)} مرات`, many: `${number(v.tips)} مرة`, other: `${number(v.tips)} مرة` })}`;
export const board_all_figures = (v: { name: string }): string =>
  `كل الأرقام: \u2068${v.name}\u2069`;
export const board_rank = (): string =>
  `المركز`;
export const board_moved_up = (v: { places: number }): string =>
  `صعود منذ الأسبوع الماضي، المراكز: ${number(v.places)}`;
export const board_moved_down = (v: { places: number }): string =>
  `نزول منذ الأسبوع الماضي، المراكز: ${number(v.places)}`;
export const board_highest_rank = (): string =>
  `أعلى رتبة`;
export const board_next_rank = (v: { points: number; rank: string }): string =>
  `بقي ${number(v.points)} لرتبة \u2068${v.rank}\u2069`;
export const board_profile = (): string =>
  `رابط الملف الشخصي (يفتح في علامة تبويب جديدة)`;
export const board_verified = (): string =>
  `موثّق على تويتر/X`;
export const board_verified_as = (v: { handle: string }): string =>
  `موثّق على تويتر/X: \u2068${v.handle}\u2069`;
export const board_admin = (): string =>
  `مشرف`;
export const board_you = (): string =>
  `أنت`;
export const board_eligible = (): string =>
  `مستوفٍ`;
export const board_not_eligible = (): string =>
  `غير مستوفٍ`;
export const board_need = (v: { points: number }): string =>
  `ينقص ${number(v.points)}`;
export const board_counts = (v: { points: number }): string =>
  `المحتسب: ${number(v.points)}`;
export const board_eligible_from = (v: { points: string }): string =>
  `الشرط من النقاط الأسبوعية: \u2068${v.points}\u2069 على الأقل`;
export const board_eligible_from_counted = (v: { threshold: string; points: number }): string =>
  `الشرط من النقاط الأسبوعية: \u2068${v.threshold}\u2069 على الأقل؛ المحتسب للصندوق: ${number(v.points)}`;
export const board_level_high = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`عالٍ`, v.more(`: النشاط`)];
export const board_level_medium = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`متوسط`, v.more(`: النشاط`)];
export const board_level_low = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`منخفض`, v.more(`: النشاط`)];
export const board_level_high_why = (): string =>
  `نشاط عالٍ، حسب مجموع النقاط`;
export const board_level_medium_why = (): string =>
  `نشاط متوسط، حسب مجموع النقاط`;
export const board_level_low_why = (): string =>
  `نشاط منخفض، حسب مجموع النقاط`;
export const board_failed = (): string =>
  `لم يُحمَّل الترتيب`;
export const board_failed_text = (): string =>
  `تعذّر جلب بيانات الترتيب. حاول مجددًا.`;
export const board_try_again = (): string =>
  `حاول مجددًا`;
export const board_none = (): string =>
  `لا نشاط في المجتمع بعد`;
export const board_none_text = (): string =>
  `بحر هادئ. أول \u2068/gm\u2069 أو \u2068/faucet\u2069 أو إكرامية في المحادثة تأخذ المركز 1 هنا.`;
export const board_no_hits = (): string =>
  `لا أحد بهذا الاسم على متن السفينة`;
export const board_no_hits_text = <T>(v: { search: (text: string) => T }): Rich<T> =>
  [`لا يحتوي أي اسم مستخدم أو اسم في الترتيب على `, v.search(``), `. يكفي جزء من الاسم، ولا فرق بين الأحرف الكبيرة والصغيرة.`];
export const board_clear = (): string =>
  `امسح البحث`;
export const board_past_text = (): string =>
  `ليس للترتيب صفحات بهذا العدد.`;
export const board_last_page = (): string =>
  `إلى الصفحة الأخيرة`;
export const board_none_eligible = (): string =>
  `لا أحد في هذه الصفحة استوفى الشروط بعد`;
export const board_none_eligible_text = (): string =>
  `المرشّح ينظر إلى هذه الصفحة فقط. يستوفي الأعضاء الشروط خلال الأسبوع حين تبلغ نقاطهم الأسبوعية الحد المطلوب.`;
export const board_show_all = (): string =>
  `أظهر الجميع`;
export const board_glance = (): string =>
  `هذا الأسبوع بلمحة`;
export const board_pool = (): string =>
  `صندوق الأسبوع`;
export const board_ends = (): string =>
  `ينتهي بعد`;
export const board_place = (): string =>
  `مركزك`;
export const board_sharing = (): string =>
  `لهم حصة`;
export const board_split_none = (): string =>
  `لا حصة لأحد بعد.`;
export const board_split_all = (v: { count: number }): string =>
  `لو انتهى الأسبوع الآن: ${plural(v.count, { zero: `${number(v.count)} حصة`, one: `حصة واحدة`, two: `حصتان`, few: `${number(v.count)} حصص`, many: `${number(v.count)} حصة`, other: `${number(v.count)} حصة` })}`;
export const board_split = (v: { part: string; count: number; all: number }): string =>
  `لو انتهى الآن: \u2068${v.part}\u2069 لأول ${number(v.count)} من ${number(v.all)}`;
export const board_this_week = (): string =>
  `هذا الأسبوع`;
export const board_rewards = (): string =>
  `الصندوق الأسبوعي`;
export const board_active = (): string =>
  `نشط`;
export const board_inactive = (): string =>
  `متوقف`;
export const board_unavailable = (): string =>
  `الصندوق الأسبوعي غير متاح`;
export const board_unavailable_text = (): string =>
  `تعذّر تحميل حالة الصندوق الأسبوعي. حاول لاحقًا.`;
export const board_weekly_pool = (): string =>
  `في الصندوق`;
export const board_shared_out = (): string =>
  `يُقسَّم كل أسبوع`;
export const board_active_users = (): string =>
  `الأعضاء النشطون`;
export const board_active_users_note = (): string =>
  `فعلوا شيئًا هذا الأسبوع`;
export const board_eligible_users = (): string =>
  `المستوفون للشروط`;
export const board_eligible_users_note = (v: { points: string }): string =>
  `النقاط المطلوبة: \u2068${v.points}\u2069 على الأقل`;
export const board_points = (): string =>
  `مجموع النقاط`;
export const board_points_note = (): string =>
  `كسبها الجميع`;
export const board_schedule = (): string =>
  `المواعيد`;
export const board_snapshot = (): string =>
  `اللقطة التالية`;
export const board_snapshot_text = (): string =>
  `يُجمَّد الأسبوع`;
export const board_distribution = (): string =>
  `التوزيع التالي`;
export const board_distribution_text = (): string =>
  `يُقسَّم الصندوق`;
export const board_from = (): string =>
  `الأحد 23:00`;
export const board_until = (): string =>
  `الأحد 23:00 UTC`;
export const board_recent = (): string =>
  `آخر التوزيعات`;
export const board_all_weeks = (): string =>
  `كل الأسابيع`;
export const board_recent_failed = (): string =>
  `تعذّر تحميل آخر التوزيعات.`;
export const board_recent_none = (): string =>
  `لا توزيعات حديثة`;
export const board_recent_none_text = (): string =>
  `ستظهر الدفعة الأولى هنا.`;
export const board_of_week = (v: { date: string }): string =>
  `أسبوع ${v.date}`;
export const board_provisional = (): string =>
  `مبدئي`;
export const board_provisional_text = (): string =>
  `ساعة الاعتراض: لم يُوزَّع بعد`;
export const board_week_link = <T>(v: { date: (text: string) => T; more: (text: string) => T; week: string }): Rich<T> =>
  [v.date(``), v.more(`: الأسبوع المنتهي في \u2068${v.week}\u2069`)];
export const board_own_place = (): string =>
  `مركزك في الترتيب`;
export const board_own_place_failed = (): string =>
  `تعذّر تحميل مركزك. تواصل الصفحة المحاولة.`;
export const board_progress = (): string =>
  `أسبوعك`;
export const board_progress_failed = (): string =>
  `تعذّر تحميل أسبوعك.`;
export const board_own_points = (): string =>
  `نقاطك`;
export const board_transactions = (): string =>
  `المعاملات`;
export const board_status = (): string =>
  `الحالة`;
export const board_would_pay = (): string =>
  `هذا الأسبوع يدفع لك`;
export const board_would_pay_note = (): string =>
  `تقدير حتى الآن`;
export const board_nothing = (): string =>
  `لا شيء بعد`;
export const board_how_points = (): string =>
  `كيف تُحسب النقاط`;
export const board_if_nobody = (): string =>
  `إذا لم يكسب أحد نقاطًا أخرى هذا الأسبوع.`;
export const board_last_share = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`كانت حصتك الأخيرة `, v.amount(``), `.`];
export const board_last_shares = <T>(v: { count: string; amount: (text: string) => T }): Rich<T> =>
  [`متوسط آخر حصصك (`, `\u2068${v.count}\u2069`, `): `, v.amount(``), `.`];
export const board_since = <T>(v: { own: string; others: string; amount: (text: string) => T }): Rich<T> =>
  [`منذ الأمس: نقاطك `, `\u2068${v.own}\u2069`, `، نقاط الآخرين `, `\u2068${v.others}\u2069`, `، حصتك `, v.amount(``)];
export const board_toward = (): string =>
  `نحو حصة`;
export const board_reached = (v: { points: string; threshold: string }): string =>
  `النقاط \u2068${v.points}\u2069، المطلوب \u2068${v.threshold}\u2069`;
export const board_missing = (v: { points: string; threshold: string }): string =>
  `النقاط: \u2068${v.points}\u2069 من \u2068${v.threshold}\u2069`;
export const board_per_day = (): string =>
  `النقاط في اليوم (UTC)`;
export const board_weekdays = (): string =>
  `الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت`;
export const board_weekdays_short = (): string =>
  `ح ن ث ر خ ج س`;
export const board_day = (v: { name: string; points: number }): string =>
  `\u2068${v.name}\u2069: ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`;
export const board_today = (v: { name: string; points: number }): string =>
  `\u2068${v.name}\u2069، اليوم: ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`;
export const board_past_weeks = (): string =>
  `أسابيعك الماضية`;
export const board_past_weeks_none = (): string =>
  `لا أسابيع ماضية بعد`;
export const board_past_weeks_none_text = (): string =>
  `يظهر هنا كل أسبوع تنشط فيه بعد انتهائه.`;
export const board_past_weeks_failed = (): string =>
  `تعذّر تحميل أسابيعك الماضية.`;
export const board_past_week = <T>(v: { more: (text: string) => T; date: (text: string) => T }): Rich<T> =>
  [v.more(`أسبوع `), v.date(``)];
export const board_no_share = (): string =>
  `بلا حصة`;
export const board_pts = (v: { points: number }): string =>
  `${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`;
export const board_own_share = (v: { date: string }): string =>
  `حصتك من أسبوع ${v.date}`;
export const board_past_pages = (): string =>
  `صفحات أسابيعك الماضية`;
export const board_newer = (): string =>
  `أسابيع أحدث`;
export const board_older = (): string =>
  `أسابيع أقدم`;
export const board_page_of = (v: { page: string; pages: string }): string =>
  `\u2068${v.page}\u2069 من \u2068${v.pages}\u2069`;
export const board_onward = (): string =>
  `إلى أين من هنا`;
export const board_join = (): string =>
  `ضع اسمك في الترتيب`;
export const board_join_text = (v: { bot: string }): string =>
  `تأتي النقاط مما تفعله في المحادثة. افتح \u2068${v.bot}\u2069، وقل \u2068/gm\u2069، وأرسل إكراميتك الأولى.`;
export const board_new = (): string =>
  `جديد على ظهر السفينة؟`;
export const board_new_text = (): string =>
  `ما تفعله المحفظة، وكيف تبقى مفاتيحها لك.`;
export const board_back_home = (): string =>
  `العودة إلى الرئيسية`;
export const guide_title = (): string =>
  `النقاط ورتب القراصنة`;
export const guide_lead = (): string =>
  `كيف تكسب النقاط، وما تحتاجه كل رتبة`;
export const guide_ranks = (): string =>
  `رتب القراصنة`;
export const guide_ranks_table = (): string =>
  `رتب القراصنة حسب مجموع النقاط`;
export const guide_rank = (): string =>
  `الرتبة`;
export const guide_earning = (): string =>
  `كسب النقاط`;
export const guide_setup = (): string =>
  `مرة واحدة`;
export const guide_setup_sum = (v: { points: number }): string =>
  `المجموع: ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`;
export const guide_daily = (): string =>
  `كل يوم`;
export const guide_recurring = (): string =>
  `في كل مرة`;
export const guide_cap = (v: { points: number }): string =>
  `الحد اليومي للنقاط (UTC) من الإكراميات والتحويلات و\u2068/gm\u2069 و\u2068/faucet\u2069 معًا: ${number(v.points)} على الأكثر.`;
export const guide_tip_limit = (v: { tips: number }): string =>
  `حد الإكراميات التي تكسب نقاطًا في اليوم: ${number(v.tips)}. وما زاد عليها يصل أيضًا.`;
export const guide_least_tip = (v: { amount: string; code: string }): string =>
  `أصغر إكرامية: الإكرامية الأقل من \u2068${v.amount}\u2069 \u2068${v.code}\u2069 لا تكسب نقاطًا، لكنها تصل.`;
export const guide_rule_account_created = (): string =>
  `أنشئ حسابك`;
export const guide_rule_primary_address_set = (): string =>
  `حدّد العنوان الرئيسي لمحفظتك`;
export const guide_rule_staking_address_set = (): string =>
  `حدّد عنوان الستيكنغ`;
export const guide_rule_twitter_set = (): string =>
  `أضف اسمك على تويتر/X`;
export const guide_rule_first_tip = (): string =>
  `أول إكرامية مؤكدة`;
export const guide_rule_first_send = (): string =>
  `أول تحويل مؤكد`;
export const guide_rule_gm = (): string =>
  `الأمر \u2068/gm\u2069، مرة كل 24 ساعة`;
export const guide_rule_faucet = (): string =>
  `الأمر \u2068/faucet\u2069، مرة كل 24 ساعة`;
export const guide_rule_tip = (): string =>
  `أرسل إكرامية إلى عضو آخر`;
export const guide_rule_send = (): string =>
  `الإرسال أو التحويل (نقاط قليلة كيلا يُشجَّع السبام)`;
export const guide_rule_content_submission = (): string =>
  `محتوى مُرسل يقيّمه مشرف`;
export const guide_content = (): string =>
  `المحتوى`;
export const guide_content_table = (): string =>
  `أنواع المحتوى والنقاط الممكنة لكل نوع`;
export const guide_type = (): string =>
  `النوع`;
export const guide_points = (): string =>
  `النقاط`;
export const guide_usual = (): string =>
  `المعتاد`;
export const guide_type_twitter_post = (): string =>
  `منشور على تويتر`;
export const guide_type_youtube_video = (): string =>
  `فيديو يوتيوب`;
export const guide_type_tiktok_video = (): string =>
  `فيديو تيك توك`;
export const guide_type_twitter_thread = (): string =>
  `سلسلة على تويتر`;
export const guide_type_medium_article = (): string =>
  `مقال على ميديوم`;
export const guide_type_reddit_post = (): string =>
  `منشور أو ميم على ريديت`;
export const guide_type_meme_image = (): string =>
  `صورة ميم`;
export const guide_type_instagram_post = (): string =>
  `منشور على إنستغرام`;
export const guide_type_instagram_reel = (): string =>
  `ريل على إنستغرام`;
export const guide_type_linkedin_article = (): string =>
  `مقال على لينكدإن`;
export const guide_type_linkedin_post = (): string =>
  `منشور على لينكدإن`;
export const guide_type_discord_message = (): string =>
  `رسالة على ديسكورد`;
export const guide_type_github_repo = (): string =>
  `مستودع على GitHub`;
export const guide_type_twitter_post_text = (): string =>
  `منشور عن المجتمع على تويتر/X`;
export const guide_type_youtube_video_text = (): string =>
  `فيديو عن المجتمع على يوتيوب`;
export const guide_type_tiktok_video_text = (): string =>
  `فيديو قصير على تيك توك`;
export const guide_type_twitter_thread_text = (): string =>
  `سلسلة من عدة منشورات على تويتر/X`;
export const guide_type_medium_article_text = (): string =>
  `مقال على ميديوم`;
export const guide_type_reddit_post_text = (): string =>
  `منشور أو ميم على ريديت`;
export const guide_type_meme_image_text = (): string =>
  `ميم أصلي`;
export const guide_type_instagram_post_text = (): string =>
  `منشور على إنستغرام`;
export const guide_type_instagram_reel_text = (): string =>
  `ريل على إنستغرام`;
export const guide_type_linkedin_article_text = (): string =>
  `مقال على لينكدإن`;
export const guide_type_linkedin_post_text = (): string =>
  `منشور على لينكدإن`;
export const guide_type_discord_message_text = (): string =>
  `رسالة مفيدة على ديسكورد`;
export const guide_type_github_repo_text = (): string =>
  `شيفرة للمنظومة على GitHub`;
export const guide_advice = (): string =>
  `نصائح للإرسال`;
export const guide_advice_link = (): string =>
  `أرسل الرابط العام من «لوحتي» ضمن «المبدعون»، أو أرسله إلى البوت؛ ويراجع مشرف كل رابط.`;
export const guide_advice_approval = (): string =>
  `الإرسال وحده لا يكسب شيئًا: تأتي النقاط مع القبول، ضمن مدى النوع، للجودة والانتشار.`;
export const guide_advice_own = (): string =>
  `اجعله من صنعك: تُرفض النسخ وإعادات النشر والروابط المكررة.`;
export const guide_advice_name = (): string =>
  `اذكر العملة وضع رابط المجتمع، ليجد القراء طريقهم إلى هنا.`;
export const portal_policy_lead = (): string =>
  `كيف يقسّم كل أسبوع صندوقه. تبدأ القواعد الجديدة مع أسبوع قادم، ويستطيع الأعضاء قراءتها من لحظة تحديدها.`;
export const portal_policy_for_owner = (): string =>
  `لا يحدد القواعد إلا مالك البوت.`;
export const portal_policy_failed = (): string =>
  `تعذّر تحميل القواعد`;
export const portal_policy_draft_failed = (): string =>
  `تعذّر تحميل المسودة`;
export const portal_policy_settings = (): string =>
  `الإعدادات`;
export const portal_policy_since = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`منذ `, v.at(``)];
export const portal_policy_from = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`ابتداءً من `, v.at(``)];
export const portal_policy_rules = (): string =>
  `القواعد كما يقرؤها الأعضاء`;
export const portal_policy_from_week = (v: { week: string }): string =>
  `القواعد ابتداءً من أسبوع \u2068${v.week}\u2069`;
export const portal_policy_announce = (): string =>
  `إعلان`;
export const portal_policy_withdraw = (): string =>
  `سحب`;
export const portal_policy_announce_ask = (): string =>
  `إعلان هذه القواعد؟`;
export const portal_policy_announce_do = (): string =>
  `إرسال إلى الأعضاء`;
export const portal_policy_announce_wait = (): string =>
  `لم تُحمَّل الرسالة بعد.`;
export const portal_policy_announce_failed = (): string =>
  `تعذّر إعلان القواعد`;
export const portal_policy_announce_text = (): string =>
  `يرسل البوت هذه الرسالة إلى كل عضو يريد الرسائل العامة:`;
export const portal_policy_announce_languages = (): string =>
  `يقرؤها كل عضو باللغة التي يكتب له بها البوت.`;
export const portal_policy_message_failed = (): string =>
  `تعذّر تحميل الرسالة`;
export const portal_policy_withdrawn = (): string =>
  `سُحبت القواعد`;
export const portal_policy_withdraw_ask = (): string =>
  `سحب هذه القواعد؟`;
export const portal_policy_withdraw_failed = (): string =>
  `تعذّر سحب القواعد`;
export const portal_policy_withdraw_text = <T>(v: { at: (text: string) => T; name: string }): Rich<T> =>
  [`تبقى القواعد التي قبلها سارية بعد `, v.at(``), `. وربما قرأ بعض الأعضاء «`, `\u2068${v.name}\u2069`, `» بالفعل.`];
export const portal_policy_set_done = (): string =>
  `حُددت القواعد`;
export const portal_policy_set_done_text = (v: { name: string; start: string }): string =>
  `\u2068${v.name}\u2069، ابتداءً من \u2068${v.start}\u2069`;
export const portal_policy_set_ask = (): string =>
  `تحديد هذه القواعد؟`;
export const portal_policy_set_do = (): string =>
  `تحديد القواعد`;
export const portal_policy_set_failed = (): string =>
  `تعذّر تحديد القواعد`;
export const portal_policy_set_text = (v: { name: string }): string =>
  `يستطيع الأعضاء قراءة «\u2068${v.name}\u2069» فورًا. وحتى يبدأ أسبوعها يمكنك تحديدها من جديد أو سحبها؛ وبعد ذلك لا يغيّر شيء الأسبوع.`;
export const portal_policy_from_label = (): string =>
  `سارية ابتداءً من`;
export const portal_policy_until = (v: { start: string; name: string }): string =>
  `تسري حتى \u2068${v.start}\u2069، حين تبدأ «\u2068${v.name}\u2069».`;
export const portal_policy_week_start = (v: { date: string }): string =>
  `الأحد، ${v.date}، 23:00 UTC`;
export const portal_policy_draft = (): string =>
  `المسودة`;
export const portal_policy_start_from = (): string =>
  `ابدأ من`;
export const portal_policy_choose = (): string =>
  `اختر قواعد`;
export const portal_policy_discard = (): string =>
  `تجاهل`;
export const portal_policy_changes = (): string =>
  `ما الذي يتغير`;
export const portal_policy_unfilled = (): string =>
  `أحد الحقول غير مملوء على نحو صحيح.`;
export const portal_policy_set = (): string =>
  `حدد هذه القواعد`;
export const portal_policy_unsent = (): string =>
  `لم يُرسل شيء. راجع الحقول المعلّمة.`;
export const portal_policy_replace_ask = (): string =>
  `استبدال هذه المسودة؟`;
export const portal_policy_discard_ask = (): string =>
  `تجاهل هذه المسودة؟`;
export const portal_policy_replace_do = (): string =>
  `استبدال المسودة`;
export const portal_policy_discard_do = (): string =>
  `تجاهل المسودة`;
export const portal_policy_lost = (): string =>
  `ستضيع تغييراتك نهائيًا.`;
export const portal_policy_lost_replaced = (v: { name: string }): string =>
  `ستضيع تغييراتك نهائيًا. ثم تبدأ المسودة من «\u2068${v.name}\u2069».`;
export const portal_policy_shipped = (v: { name: string }): string =>
  `المرفقة: \u2068${v.name}\u2069`;
export const portal_policy_current = (v: { name: string }): string =>
  `السارية: \u2068${v.name}\u2069`;
export const portal_policy_problem_name = (v: { most: string }): string =>
  `من 1 إلى \u2068${v.most}\u2069 من الحروف أو الأرقام أو المسافات أو ._-`;
export const portal_policy_problem_amount = (): string =>
  `مبلغ من العملات بما لا يزيد على 8 منازل عشرية بعد النقطة، مثل 500 أو 0.25`;
export const portal_policy_problem_whole = (v: { least: string; most: string }): string =>
  `عدد صحيح من \u2068${v.least}\u2069 إلى \u2068${v.most}\u2069`;
export const portal_policy_problem_decimals = (v: { least: string; most: string }): string =>
  `عدد من \u2068${v.least}\u2069 إلى \u2068${v.most}\u2069 بما لا يزيد على منزلتين عشريتين بعد النقطة`;
export const portal_policy_problem_founders = (v: { most: string }): string =>
  `ما لا يزيد على \u2068${v.most}\u2069 من أرقام الأعضاء المختلفة، تفصل بينها فواصل`;
export const portal_policy_in_coins = (v: { label: string; code: string }): string =>
  `\u2068${v.label}\u2069 (\u2068${v.code}\u2069)`;
export const portal_policy_name = (): string =>
  `الاسم`;
export const portal_policy_name_hint = (): string =>
  `يقرؤه الأعضاء.`;
export const portal_policy_pool = (): string =>
  `الصندوق الأسبوعي`;
export const portal_policy_pool_hint = (): string =>
  `القيمة 0 توقف المكافآت.`;
export const portal_policy_part = (): string =>
  `جزء من الرصيد`;
export const portal_policy_part_hint = (): string =>
  `نسبة مئوية من العملات التي في محفظة الصندوق ولا تُستحق لأحد عند اللقطة؛ ويكون الصندوق الأسبوعي عندئذ هو الحد الأعلى. ويستطيع الجميع رؤية ما في المحفظة. اتركه فارغًا لصندوق ثابت.`;
export const portal_policy_needed = (): string =>
  `النقاط اللازمة للحصة`;
export const portal_policy_highest = (): string =>
  `أعلى حصة`;
export const portal_policy_highest_hint = (): string =>
  `نسبة مئوية من الصندوق.`;
export const portal_policy_kind = (): string =>
  `النقاط المحتسبة`;
export const portal_policy_kind_all = (): string =>
  `كل النقاط`;
export const portal_policy_kind_backed = (): string =>
  `بقدر ما يسندها الأعضاء القدامى`;
export const portal_policy_least_tip = (): string =>
  `أصغر إكرامية تُحتسب`;
export const portal_policy_least_tip_hint = (): string =>
  `الإكرامية الأصغر لا تسند أحدًا.`;
export const portal_policy_per_backer = (): string =>
  `النقاط لكل سند`;
export const portal_policy_tipped_within = (): string =>
  `عدد الأسابيع التي تسند فيها الإكرامية متلقيها`;
export const portal_policy_seen_for = (): string =>
  `عدد الأسابيع حتى يصبح العضو قديمًا`;
export const portal_policy_active_weeks = (): string =>
  `الأسابيع النشطة اللازمة`;
export const portal_policy_active_points = (): string =>
  `النقاط التي تجعل الأسبوع نشطًا`;
export const portal_policy_active_points_hint = (): string =>
  `لا تُعدّ إلا النقاط التي احتُسبت بالسند. اجعلها أعلى مما يمنحه سند واحد: وإلا كفى المزرعةَ عضو واحد مشترى لتصبح قديمة.`;
export const portal_policy_young = (): string =>
  `أعلى حصة ما دام المجتمع حديثًا`;
export const portal_policy_young_hint = (): string =>
  `نسبة مئوية من الصندوق، في أسابيعه الأولى التي يُعدّ فيها كل عضو قديمًا.`;
export const portal_policy_founders = (): string =>
  `المؤسسون`;
export const portal_policy_founders_hint = (): string =>
  `أرقام الأعضاء الذين يُعدّون قدامى في كل الأحوال، تفصل بينها فواصل.`;
export const portal_policy_newcomers = (): string =>
  `نقاط الحسابات الجديدة`;
export const portal_policy_newcomers_none = (): string =>
  `بقدر ما تُسند`;
export const portal_policy_newcomers_some = (): string =>
  `بعضها بلا سند`;
export const portal_policy_newcomer_weeks = (): string =>
  `عدد الأسابيع التي يُعدّ فيها الحساب جديدًا`;
export const portal_policy_newcomer_points = (): string =>
  `نقاط الحساب الجديد بلا سند`;
export const portal_policy_newcomers_highest = (): string =>
  `أعلى حصة لكل الحسابات الجديدة`;
export const portal_policy_newcomers_highest_hint = (): string =>
  `نسبة مئوية من النقاط المحتسبة. لا تحصل مزارع الحسابات الجديدة على أكثر منها، ولا الجدد الصادقون بجانبها.`;
export const portal_policy_earning = (): string =>
  `ما تكسبه الأفعال`;
export const portal_policy_tip_earns = (): string =>
  `أصغر إكرامية تكسب نقاطًا`;
export const portal_policy_tip_earns_hint = (): string =>
  `مع 0 تكسب كل إكرامية نقاطًا.`;
export const portal_policy_points_of = (v: { name: string }): string =>
  `نقاط «\u2068${v.name}\u2069»`;
export const portal_policy_day_points = (): string =>
  `أقصى نقاط في اليوم`;
export const portal_policy_day_points_hint = (): string =>
  `الإكراميات والتحويلات و\u2068/gm\u2069 و\u2068/faucet\u2069 معًا.`;
export const portal_policy_day_tips = (): string =>
  `الإكراميات التي تكسب نقاطًا في اليوم`;
export const portal_policy_hunt_points = (): string =>
  `أقصى نقاط في البحث عن الكنز`;
export const portal_policy_hunt_points_hint = (): string =>
  `لعضو واحد، لإنهاء البحث وبجائزة معًا.`;
export const portal_policy_replay = (): string =>
  `إعادة الحساب`;
export const portal_policy_replay_do = (): string =>
  `أعد الحساب`;
export const portal_policy_replay_text = (): string =>
  `يعيد حساب أسابيع مغلقة كما لو كانت المسودة سارية فيها، ولا يغيّر شيئًا.`;
export const portal_policy_no_weeks = (): string =>
  `لم يُغلق أي أسبوع بعد.`;
export const portal_policy_weeks = (): string =>
  `الأسابيع`;
export const portal_policy_last_weeks = (v: { weeks: number }): string =>
  `${plural(v.weeks, { zero: `آخر ${number(v.weeks)} أسبوع`, one: `الأسبوع الأخير`, two: `آخر أسبوعين`, few: `آخر ${number(v.weeks)} أسابيع`, many: `آخر ${number(v.weeks)} أسبوعًا`, other: `آخر ${number(v.weeks)} أسبوع` })}`;
export const portal_policy_replay_cancel = (): string =>
  `إلغاء إعادة الحساب`;
export const portal_policy_played = (): string =>
  `الأسابيع المعاد حسابها`;
export const portal_policy_replay_failed = (): string =>
  `تعذّرت إعادة الحساب`;
export const portal_policy_replay_old = (): string =>
  `تغيّرت المسودة منذ إعادة الحساب هذه.`;
export const portal_policy_keeps_points = (): string =>
  `تبقى النقاط كما كُسبت: لا يُعاد إلا حساب قواعد الصندوق، للأعضاء والمزارع على السواء.`;
export const portal_policy_keeps_pools = (): string =>
  `لا أحد يعرف رصيد الأسابيع الماضية: لكل أسبوع صندوقه الذي كان له، حتى السقف. أما حجم الصندوق القادم فلا تذكره إعادة الحساب هذه.`;
export const portal_policy_shared = (v: { weeks: number }): string =>
  `وُزّع خلال ${plural(v.weeks, { zero: `${number(v.weeks)} أسبوع`, one: `أسبوع واحد`, two: `أسبوعين`, few: `${number(v.weeks)} أسابيع`, many: `${number(v.weeks)} أسبوعًا`, other: `${number(v.weeks)} أسبوع` })}`;
export const portal_policy_instead = <T>(v: { before: (text: string) => T }): Rich<T> =>
  [`بدلًا من `, v.before(``)];
export const portal_policy_moved = (): string =>
  `العملات التي تنتقل`;
export const portal_policy_of_members = (v: { members: number }): string =>
  `من بين ${plural(v.members, { zero: `${number(v.members)} عضو`, one: `عضو واحد`, two: `عضوين`, few: `${number(v.members)} أعضاء`, many: `${number(v.members)} عضوًا`, other: `${number(v.members)} عضو` })}`;
export const portal_policy_gain = (v: { gain: number; lose: number }): string =>
  `أكثر: ${number(v.gain)}، أقل: ${number(v.lose)}`;
export const portal_policy_lose_tenth = (v: { count: number }): string =>
  `بأكثر من العُشر: ${number(v.count)}`;
export const portal_policy_top_ten = (): string =>
  `العشرة الأوائل`;
export const portal_policy_farms = (): string =>
  `مزارع زُرعت ابتداءً من أول هذه الأسابيع`;
export const portal_policy_farm = (): string =>
  `المزرعة`;
export const portal_policy_of_pools = (): string =>
  `من الصناديق حينها`;
export const portal_policy_under_draft = (): string =>
  `بحسب المسودة`;
export const portal_policy_then = (): string =>
  `حينها`;
export const portal_policy_farm_circle = (): string =>
  `8 حسابات جديدة يتبادل أصحابها الإكراميات`;
export const portal_policy_farm_popular = (): string =>
  `10 حسابات جديدة تعطي الأعضاء المشهورين 0.003`;
export const portal_policy_farm_throwaway = (): string =>
  `30 حسابًا جديدًا كل أسبوع، لكل منها إكرامية واحدة قدرها 0.01`;
export const portal_policy_farm_one_bought = (): string =>
  `8 حسابات جديدة يسندها عضو واحد مشترى`;
export const portal_policy_farm_three_bought = (): string =>
  `8 حسابات جديدة يسندها ثلاثة أعضاء مشترين`;
export const portal_policy_members_changed = (): string =>
  `الأعضاء، أكبر تغيير أولًا`;
export const portal_policy_counted = (v: { counted: number; points: number }): string =>
  `يُحتسب ${number(v.counted)} من ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`;
export const portal_policy_show_all = (v: { count: number }): string =>
  `عرض ${number(v.count)}`;
export const portal_policy_others = <T>(v: { count: number; command: (text: string) => T }): Rich<T> =>
  [`الباقون (`, `${number(v.count)}`, `) يتغيرون أقل. ويعرض الأمر `, v.command(`replay`), ` الجميع.`];
export const portal_policy_each_week = (): string =>
  `كل أسبوع`;
export const portal_policy_weeks_oldest = (): string =>
  `الأسابيع، الأقدم أولًا`;
export const portal_policy_shared_then = (): string =>
  `وُزّع حينها`;
export const portal_policy_members = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} عضو`, one: `عضو واحد`, two: `عضوان`, few: `${number(v.count)} أعضاء`, many: `${number(v.count)} عضوًا`, other: `${number(v.count)} عضو` })}`;
export const portal_payments_lead = (): string =>
  `سجّل ما دفعته للأعضاء خارج هذا الموقع. تُعدّ تلك الحصص عندئذ مدفوعة في كل مكان، ولا تدفعها المحفظة أبدًا. والتسجيل نفسه لا يدفع شيئًا.`;
export const portal_payments_for_owner = (): string =>
  `لا يسجّل المدفوعات إلا مالك البوت.`;
export const portal_payments_unpaid = (): string =>
  `غير مدفوع`;
export const portal_payments_unpaid_failed = (): string =>
  `تعذّر تحميل الأسابيع غير المدفوعة`;
export const portal_payments_none_unpaid = (): string =>
  `لا شيء غير مدفوع`;
export const portal_payments_none_unpaid_text = (): string =>
  `تظهر الحصص التي تنتظر الدفع هنا بعد توزيع أسبوعها.`;
export const portal_payments_unpaid_weeks = (): string =>
  `الأسابيع غير المدفوعة`;
export const portal_payments_recorded = (): string =>
  `المسجّل`;
export const portal_payments_recorded_failed = (): string =>
  `تعذّر تحميل المدفوعات المسجّلة`;
export const portal_payments_list_of = (): string =>
  `المدفوعات`;
export const portal_payments_none_recorded = (): string =>
  `لا شيء مسجّل`;
export const portal_payments_none_recorded_text = (): string =>
  `تبقى المدفوعات التي تسجّلها هنا، حتى إن تراجعت عنها.`;
export const portal_payments_recorded_list = (): string =>
  `المدفوعات المسجّلة`;
export const portal_payments_for = <T>(v: { amount: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` عن أسبوع `, v.week(``)];
export const portal_payments_paid = (): string =>
  `مدفوع`;
export const portal_payments_taken_back = (): string =>
  `تم التراجع`;
export const portal_payments_recorded_shares = <T>(v: { shares: number; by: string; at: (text: string) => T }): Rich<T> =>
  [`${plural(v.shares, { zero: `${number(v.shares)} حصة`, one: `حصة واحدة`, two: `حصتان`, few: `${number(v.shares)} حصص`, many: `${number(v.shares)} حصة`, other: `${number(v.shares)} حصة` })}`, `، سجّلها `, `\u2068${v.by}\u2069`, `، `, v.at(``)];
export const portal_payments_recorded_to = <T>(v: { member: (text: string) => T; by: string; at: (text: string) => T }): Rich<T> =>
  [`إلى `, v.member(``), `، سجّلها `, `\u2068${v.by}\u2069`, `، `, v.at(``)];
export const portal_payments_transaction = (): string =>
  `المعاملة`;
export const portal_payments_name = (v: { id: string }): string =>
  `الدفعة \u2068${v.id}\u2069`;
export const portal_payments_checked = (): string =>
  `تدفع هذه الحصص كما تُظهر السلسلة`;
export const portal_payments_unchecked = (): string =>
  `لم يُتحقق منها على السلسلة`;
export const portal_payments_note = (): string =>
  `ملاحظة`;
export const portal_payments_taken_back_by = <T>(v: { reason: string; by: string; at: (text: string) => T }): Rich<T> =>
  [`\u2068${v.reason}\u2069`, ` (بواسطة `, `\u2068${v.by}\u2069`, `، `, v.at(``), `)`];
export const portal_payments_take_back = <T>(v: { what: (text: string) => T; id: string }): Rich<T> =>
  [`تراجع`, v.what(` عن الدفعة \u2068${v.id}\u2069`)];
export const portal_payments_unpaid_sum = <T>(v: { shares: number; amount: (text: string) => T }): Rich<T> =>
  [`${plural(v.shares, { zero: `${number(v.shares)} حصة غير مدفوعة`, one: `حصة واحدة غير مدفوعة`, two: `حصتان غير مدفوعتين`, few: `${number(v.shares)} حصص غير مدفوعة`, many: `${number(v.shares)} حصة غير مدفوعة`, other: `${number(v.shares)} حصة غير مدفوعة` })}`, `، `, v.amount(``)];
export const portal_payments_members = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`الأعضاء`, v.of(` في أسبوع \u2068${v.week}\u2069`)];
export const portal_payments_record = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`تسجيل دفعة`, v.of(` عن أسبوع \u2068${v.week}\u2069`)];
export const portal_payments_shares_failed = (): string =>
  `تعذّر تحميل الحصص غير المدفوعة`;
export const portal_payments_shares_of = (v: { week: string }): string =>
  `الحصص غير المدفوعة في أسبوع \u2068${v.week}\u2069`;
export const portal_payments_shares = (v: { week: string }): string =>
  `الحصص غير المدفوعة في أسبوع \u2068${v.week}\u2069`;
export const portal_payments_member = (v: { member: string; address: string }): string =>
  `العضو \u2068${v.member}\u2069، \u2068${v.address}\u2069`;
export const portal_payments_no_address = (v: { member: string }): string =>
  `العضو \u2068${v.member}\u2069، بلا عنوان`;
export const portal_payments_record_one = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`تسجيل`, v.of(` دفعة \u2068${v.name}\u2069`)];
export const portal_payments_needs = (): string =>
  `اذكر المعاملة، أو ملاحظة عن طريقة الدفع.`;
export const portal_payments_check_failed = (): string =>
  `تعذّر التحقق من الدفعة`;
export const portal_payments_done = (): string =>
  `سُجّلت الدفعة`;
export const portal_payments_done_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { zero: `${number(v.shares)} حصة`, one: `حصة واحدة`, two: `حصتان`, few: `${number(v.shares)} حصص`, many: `${number(v.shares)} حصة`, other: `${number(v.shares)} حصة` })} من أسبوع \u2068${v.week}\u2069`;
export const portal_payments_failed = (): string =>
  `تعذّر تسجيل الدفعة`;
export const portal_payments_record_title = (): string =>
  `تسجيل دفعة تمت يدويًا`;
export const portal_payments_record_ask = (): string =>
  `تسجيل هذه الدفعة؟`;
export const portal_payments_back = (): string =>
  `رجوع`;
export const portal_payments_continue = (): string =>
  `متابعة`;
export const portal_payments_record_do = (): string =>
  `سجّل الدفعة`;
export const portal_payments_about = <T>(v: { who: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.who(``), `، `, v.amount(``), ` من أسبوع `, `\u2068${v.week}\u2069`, `.`];
export const portal_payments_unpaid_shares = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} حصة غير مدفوعة`, one: `حصة واحدة غير مدفوعة`, two: `حصتان غير مدفوعتين`, few: `${number(v.count)} حصص غير مدفوعة`, many: `${number(v.count)} حصة غير مدفوعة`, other: `${number(v.count)} حصة غير مدفوعة` })}`;
export const portal_payments_txid_checked = (): string =>
  `معرّفها، 64 حرفًا. يُتحقق على السلسلة هل تدفع هذه الحصص كاملة.`;
export const portal_payments_txid_unchecked = (): string =>
  `معرّفها، 64 حرفًا. لا يمكن التحقق منها: ليس لهذا الموقع فهرس للسلسلة.`;
export const portal_payments_note_hint = (): string =>
  `كيف تم الدفع. يستطيع الجميع قراءتها.`;
export const portal_payments_confirm = <T>(v: { who: (text: string) => T; week: string; amount: (text: string) => T }): Rich<T> =>
  [`سيُعدّ مدفوعًا: `, v.who(``), `، أسبوع `, `\u2068${v.week}\u2069`, `، `, v.amount(``), `. ولن تدفعه المحفظة أبدًا.`];
export const portal_payments_chain_shows = (): string =>
  `تُظهر السلسلة أن المعاملة تدفعها كاملة.`;
export const portal_payments_chain_unasked = (): string =>
  `لم يُتحقق هل تدفعها المعاملة: ليس لهذا الموقع فهرس للسلسلة.`;
export const portal_payments_left = (v: { count: number }): string =>
  `حصص هذا الأسبوع التي تبقى غير مدفوعة: ${number(v.count)}. لا تدفعها المعاملة كاملة.`;
export const portal_payments_undone = (): string =>
  `تم التراجع عن الدفعة`;
export const portal_payments_undone_text = (v: { shares: number; week: string }): string =>
  `${plural(v.shares, { zero: `${number(v.shares)} حصة`, one: `حصة واحدة`, two: `حصتان`, few: `${number(v.shares)} حصص`, many: `${number(v.shares)} حصة`, other: `${number(v.shares)} حصة` })} من أسبوع \u2068${v.week}\u2069، غير مدفوعة من جديد`;
export const portal_payments_undo_ask = (): string =>
  `التراجع عن هذه الدفعة؟`;
export const portal_payments_undo_do = (): string =>
  `تراجع`;
export const portal_payments_undo_why = (): string =>
  `اذكر سبب التراجع عنها.`;
export const portal_payments_undo_failed = (): string =>
  `تعذّر التراجع عنها`;
export const portal_payments_undo_text = (v: { shares: number; week: string }): string =>
  `ستصبح غير مدفوعة من جديد: ${plural(v.shares, { zero: `${number(v.shares)} حصة`, one: `حصة واحدة`, two: `حصتان`, few: `${number(v.shares)} حصص`, many: `${number(v.shares)} حصة`, other: `${number(v.shares)} حصة` })} من أسبوع \u2068${v.week}\u2069. وإن كانت لهذا الموقع محفظة دفعتها خلال دقائق.`;
export const portal_payments_undo_hint = (): string =>
  `لهذه القائمة وسجل التدقيق.`;
export const portal_settings_lead = (): string =>
  `يسري التغيير فورًا على كل خوادم هذا الموقع، ويبقى في سجل التدقيق.`;
export const portal_settings_for_owner = (): string =>
  `لا يغيّر الإعدادات إلا مالك البوت.`;
export const portal_settings_load_failed = (): string =>
  `تعذّر تحميل الإعدادات`;
export const portal_settings_links = (): string =>
  `الروابط وجهات الاتصال`;
export const portal_settings_links_hint = (): string =>
  `روابط يعرضها الموقع: عناوين https. اترك الرابط فارغًا لإخفائه. ويمكن أن تكون جهة الاتصال بريدًا إلكترونيًا.`;
export const portal_settings_site = (): string =>
  `الموقع`;
export const portal_settings_site_hint = (): string =>
  `بلا سعر لا يعرض الموقع دولارات. وبلا طلبات مجانية تحتاج مفاتيح API إلى خطة.`;
export const portal_settings_bot = (): string =>
  `البوت`;
export const portal_settings_bot_hint = (): string =>
  `للبوت الذي يشغّله هذا الموقع بنفسه. الترحيب نص عادي تحت السطر الأول للبوت.`;
export const portal_settings_notices = (): string =>
  `الإشعارات`;
export const portal_settings_notices_hint = (): string =>
  `رسائل يرسلها البوت من تلقاء نفسه. ويستطيع الأعضاء أيضًا إيقاف رسائلهم.`;
export const portal_settings_alerts = (): string =>
  `تنبيهات لك`;
export const portal_settings_alerts_hint = (): string =>
  `تعرض صفحة المراقبة هذه المشكلات في كل الأحوال.`;
export const portal_settings_website = (): string =>
  `الموقع الرسمي`;
export const portal_settings_telegram = (): string =>
  `مجتمع تيليغرام`;
export const portal_settings_forum = (): string =>
  `منتدى المجتمع`;
export const portal_settings_explorer = (): string =>
  `مستكشف الكتل`;
export const portal_settings_contact = (): string =>
  `جهة اتصال للأعضاء`;
export const portal_settings_developers = (): string =>
  `جهة اتصال للمطورين`;
export const portal_settings_theme = (): string =>
  `مظهر الزوار الذين لم يختاروا مظهرًا`;
export const portal_settings_price = (): string =>
  `دولارات أمريكية للعملة الواحدة`;
export const portal_settings_free = (): string =>
  `طلبات API في الشهر بلا خطة`;
export const portal_settings_welcome = (): string =>
  `الترحيب بعد \u2068/start\u2069`;
export const portal_settings_language = (): string =>
  `لغة البوت حيث لم يخترها أحد`;
export const portal_settings_hear_shares = (): string =>
  `يُبلَّغ الأعضاء بالحصص المدفوعة`;
export const portal_settings_hear_weeks = (): string =>
  `يُبلَّغ الأعضاء بسبب عدم دفع أسبوع لهم شيئًا`;
export const portal_settings_wallet_short = (): string =>
  `في المحفظة أقل من اللازم`;
export const portal_settings_wallet_away = (): string =>
  `المحفظة لا تستجيب`;
export const portal_settings_payouts_stopped = (): string =>
  `المدفوعات متوقفة`;
export const portal_settings_bot_deaf = (): string =>
  `البوت لا يسمع شيئًا`;
export const portal_settings_week_late = (): string =>
  `أسبوع لم يُغلق`;
export const portal_settings_job_failing = (): string =>
  `مهمة تفشل باستمرار`;
export const portal_settings_disk_low = (): string =>
  `قرص أوشك على الامتلاء`;
export const portal_settings_backup_old = (): string =>
  `النسخة الاحتياطية قديمة`;
export const portal_settings_certificate_soon = (): string =>
  `تنتهي الشهادة خلال 14 يومًا`;
export const portal_settings_certificate_now = (): string =>
  `تنتهي الشهادة خلال 3 أيام`;
export const portal_settings_changed = (): string =>
  `مُغيَّر هنا`;
export const portal_settings_unsaved = (): string =>
  `غير محفوظ`;
export const portal_settings_default_empty = (): string =>
  `الافتراضي: فارغ`;
export const portal_settings_default = (v: { value: string }): string =>
  `الافتراضي: \u2068${v.value}\u2069`;
export const portal_settings_on = (): string =>
  `مُفعَّل`;
export const portal_settings_off = (): string =>
  `مُوقَف`;
export const portal_settings_system = (): string =>
  `حسب النظام`;
export const portal_settings_light = (): string =>
  `فاتح`;
export const portal_settings_dark = (): string =>
  `داكن`;
export const portal_settings_use_default = (): string =>
  `استخدم الافتراضي`;
export const portal_settings_use_default_of = (v: { setting: string }): string =>
  `استخدم الافتراضي لـ: \u2068${v.setting}\u2069`;
export const portal_settings_empty = (): string =>
  `فارغ`;
export const portal_settings_fixed = (v: { variable: string }): string =>
  `محدد في ملف الإعدادات أو البيئة: \u2068${v.variable}\u2069`;
export const portal_settings_done = (): string =>
  `حُفظت الإعدادات`;
export const portal_settings_done_text = (v: { count: number }): string =>
  `إعدادات تغيّرت على كل الخوادم: ${number(v.count)}.`;
export const portal_settings_nothing_saved = (): string =>
  `لم يُحفظ شيء. راجع الإعدادات المعلّمة.`;
export const portal_settings_failed = (): string =>
  `تعذّر حفظ الإعدادات`;
export const portal_settings_save = (): string =>
  `حفظ التغييرات`;
export const portal_fairness_lead = (): string =>
  `إكراميات لفتت النظر في أسبوع. يمكنك التحقق من كل رقم، وليس في ذلك أي دليل: فالأصدقاء أيضًا يتبادلون الإكراميات. لا يحدث شيء حتى تقرر.`;
export const portal_fairness_objections = (): string =>
  `الاعتراضات`;
export const portal_fairness_week = (): string =>
  `الأسبوع`;
export const portal_fairness_show = (): string =>
  `العرض`;
export const portal_fairness_kind = (): string =>
  `النوع`;
export const portal_fairness_worthy = (): string =>
  `تستحق السؤال`;
export const portal_fairness_everything = (): string =>
  `كل شيء`;
export const portal_fairness_usual = (): string =>
  `معتاد هنا`;
export const portal_fairness_all_kinds = (): string =>
  `كل الأنواع`;
export const portal_fairness_circles = (): string =>
  `دوائر مغلقة`;
export const portal_fairness_checked = <T>(v: { tips: number; at: (text: string) => T }): Rich<T> =>
  [`الإكراميات: `, `${number(v.tips)}`, `، وقت الفحص: `, v.at(``), `.`];
export const portal_fairness_failed = (): string =>
  `تعذّر تحميل الإشارات`;
export const portal_fairness_list_of = (): string =>
  `الإشارات`;
export const portal_fairness_signals = (): string =>
  `الإشارات`;
export const portal_fairness_running = (v: { week: string }): string =>
  `\u2068${v.week}\u2069، جارٍ`;
export const portal_fairness_week_worthy = (v: { week: string; count: number }): string =>
  `\u2068${v.week}\u2069: تستحق السؤال: ${number(v.count)}`;
export const portal_fairness_unchecked = (): string =>
  `لم يُفحص بعد`;
export const portal_fairness_unchecked_text = (): string =>
  `يُفحص الأسبوع الجاري كل عشر دقائق، ومرة أخرى بعد إغلاقه.`;
export const portal_fairness_none = (): string =>
  `لا إكراميات غير معتادة هذا الأسبوع`;
export const portal_fairness_none_text = (): string =>
  `اختر «كل شيء» لترى العلامات الأضعف أيضًا.`;
export const portal_fairness_nothing = (): string =>
  `لا شيء يلفت النظر`;
export const portal_fairness_nothing_text = (): string =>
  `إكراميات هذا الأسبوع تشبه إكراميات أي أسبوع آخر.`;
export const portal_fairness_no_usual = (): string =>
  `لم يُعلَّم شيء على أنه معتاد بعد`;
export const portal_fairness_no_usual_text = (): string =>
  `تظهر هنا الإشارات التي تعلّمها على أنها معتادة، لتستطيع تغيير رأيك.`;
export const portal_fairness_pair = (): string =>
  `ثنائي يتبادل الإكراميات`;
export const portal_fairness_ring = (): string =>
  `حلقة`;
export const portal_fairness_chain = (): string =>
  `سلسلة`;
export const portal_fairness_star = (): string =>
  `نجمة`;
export const portal_fairness_group = (): string =>
  `مجموعة مغلقة`;
export const portal_fairness_fan_in = (): string =>
  `حسابات تغذّي عضوًا واحدًا`;
export const portal_fairness_same_address = (): string =>
  `عنوان واحد لعدة أعضاء`;
export const portal_fairness_clock = (): string =>
  `إكراميات على الساعة`;
export const portal_fairness_dust = (): string =>
  `غبار`;
export const portal_fairness_back_and_forth = (): string =>
  `إكراميات ذهابًا وإيابًا`;
export const portal_fairness_one_payer = (): string =>
  `عملات من عضو واحد`;
export const portal_fairness_tips_alone = (): string =>
  `إكراميات ولا شيء غيرها`;
export const portal_fairness_hunters = (): string =>
  `معًا في البحث عن الكنز`;
export const portal_fairness_says_circle = (v: { members: number; sent: string; received: string }): string =>
  `عدد الأعضاء: ${number(v.members)}. كسبوا \u2068${v.sent}\u2069 % من نقاط إكرامياتهم بتبادل الإكراميات فيما بينهم، وتلقوا \u2068${v.received}\u2069 % من إكرامياتهم بعضهم من بعض.`;
export const portal_fairness_says_fan_in = (v: { accounts: number; part: string; unknown: number }): string =>
  `عدد الحسابات: ${number(v.accounts)}. أرسلت إلى عضو واحد \u2068${v.part}\u2069 % من إكرامياته؛ ومنها ${number(v.unknown)} لا يكاد أحد غيرهم يعطيها إكراميات.`;
export const portal_fairness_says_same_address = (v: { members: number }): string =>
  `عدد الأعضاء الذين تُدفع حصصهم إلى العنوان نفسه: ${number(v.members)}.`;
export const portal_fairness_says_clock = (v: { part: string; seconds: number; days: number }): string =>
  `جاءت \u2068${v.part}\u2069 % من الإكراميات في الوقت نفسه من اليوم، بفارق لا يتجاوز ${number(v.seconds)} ث؛ عدد الأيام على الأقل: ${number(v.days)}.`;
export const portal_fairness_says_dust = (v: { part: string }): string =>
  `كانت \u2068${v.part}\u2069 % من الإكراميات لا تكاد تزيد على أصغر إكرامية ممكنة.`;
export const portal_fairness_says_back_and_forth = (v: { least: string; most: string }): string =>
  `كسب عضوان \u2068${v.least}\u2069 % و\u2068${v.most}\u2069 % من نقاط إكرامياتهما بإكراميات عادت خلال يوم.`;
export const portal_fairness_says_one_payer = (v: { accounts: number }): string =>
  `عدد الحسابات: ${number(v.accounts)}. تعطي إكراميات من عملات أعطاها إياها عضو واحد، ولا يكاد أحد غيره يعطيها إكراميات.`;
export const portal_fairness_says_tips_alone = (v: { payees: number }): string =>
  `كُسبت بالإكراميات ولا شيء غيرها، وعدد من تلقوها: ${number(v.payees)}؛ ولم يردّ أحد بإكرامية.`;
export const portal_fairness_says_hunters_joined = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `عدد الأعضاء الذين أنهوا البحث عن الكنز خلال ${number(v.seconds)} ث: ${number(v.among)}. انضم منهم في اليوم نفسه ${number(v.members)}، كما فعل \u2068${v.part}\u2069 % من الجميع.`;
export const portal_fairness_says_hunters_payer = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `عدد الأعضاء الذين أنهوا البحث عن الكنز خلال ${number(v.seconds)} ث: ${number(v.among)}. تلقى منهم ${number(v.members)} أول إكرامية من العضو نفسه، كما فعل \u2068${v.part}\u2069 % من الجميع.`;
export const portal_fairness_tips_points = (v: { tips: number; points: number }): string =>
  `الإكراميات: ${number(v.tips)}، النقاط: ${number(v.points)}`;
export const portal_fairness_members = (): string =>
  `الأعضاء`;
export const portal_fairness_part = (v: { part: string; all: string }): string =>
  `\u2068${v.part}\u2069 من النقاط البالغة \u2068${v.all}\u2069`;
export const portal_fairness_more = (v: { count: number }): string =>
  `وأعضاء آخرون: ${number(v.count)}`;
export const portal_fairness_without = <T>(v: { amount: (text: string) => T; usual: (text: string) => T; before: (text: string) => T }): Rich<T> =>
  [`لولا هذه النقاط لكانت حصصهم معًا أقل بمقدار `, v.amount(``), `. `, v.usual(``), ` `, v.before(``)];
export const portal_fairness_details = (): string =>
  `عرض الإكراميات`;
export const portal_fairness_note_add = (): string =>
  `إضافة ملاحظة`;
export const portal_fairness_note_change = (): string =>
  `تغيير الملاحظة`;
export const portal_fairness_hold = (v: { members: number }): string =>
  `احتجاز ${plural(v.members, { zero: `الحصص`, one: `الحصة`, two: `الحصتين`, few: `الحصص`, many: `الحصص`, other: `الحصص` })}`;
export const portal_fairness_before = (v: { weeks: number }): string =>
  `وقد لفت بعضهم النظر هكذا في ${number(v.weeks)} من الأسابيع الأربعة السابقة.`;
export const portal_fairness_usual_none = (): string =>
  `لا يوجد أسبوع آخر للمقارنة.`;
export const portal_fairness_usual_nobody = (): string =>
  `لم يلفت أحد النظر بهذا القدر في أي أسبوع آخر.`;
export const portal_fairness_usual_little = (): string =>
  `في أسابيع أخرى لفت النظر بهذا القدر أقل من 0.1 % ممن كسبوا نقاطًا.`;
export const portal_fairness_usual_part = (v: { part: string }): string =>
  `في أسابيع أخرى لفت النظر بهذا القدر \u2068${v.part}\u2069 % ممن كسبوا نقاطًا.`;
export const portal_fairness_marked = (): string =>
  `عُلّم على أنه معتاد هنا`;
export const portal_fairness_marked_text = (v: { title: string }): string =>
  `\u2068${v.title}\u2069: لن يظهر مجددًا لهؤلاء الأعضاء. تجده في «معتاد هنا».`;
export const portal_fairness_unmarked = (): string =>
  `يظهر من جديد`;
export const portal_fairness_unmarked_text = (v: { title: string }): string =>
  `\u2068${v.title}\u2069، لهؤلاء الأعضاء`;
export const portal_fairness_mark_failed = (): string =>
  `تعذّر تعليمه`;
export const portal_fairness_mark = (): string =>
  `معتاد هنا، لا تعرضه مجددًا`;
export const portal_fairness_unmark = (): string =>
  `اعرضه من جديد`;
export const portal_fairness_tips_failed = (): string =>
  `تعذّر تحميل الإكراميات`;
export const portal_fairness_flows = (): string =>
  `من أعطى من إكراميات في الأسبوع`;
export const portal_fairness_from = (): string =>
  `من`;
export const portal_fairness_to = (): string =>
  `إلى`;
export const portal_fairness_tips = (): string =>
  `الإكراميات`;
export const portal_fairness_no_tips = (): string =>
  `لم يتبادلوا الإكراميات هذا الأسبوع.`;
export const portal_fairness_shown_by = (): string =>
  `الإكراميات التي تُظهر ذلك`;
export const portal_fairness_oldest = (v: { count: number; all: number }): string =>
  `الأقدم: ${number(v.count)} من ${number(v.all)}.`;
export const portal_fairness_graph = (v: { count: number }): string =>
  `الأعضاء: ${number(v.count)}، ومن أعطى من إكراميات`;
export const portal_fairness_note_removed = (): string =>
  `أُزيلت الملاحظة`;
export const portal_fairness_note_saved = (): string =>
  `حُفظت الملاحظة`;
export const portal_fairness_note_title = (v: { title: string }): string =>
  `ملاحظة عن «\u2068${v.title}\u2069»`;
export const portal_fairness_note_save = (): string =>
  `حفظ الملاحظة`;
export const portal_fairness_note_failed = (): string =>
  `تعذّر حفظ الملاحظة`;
export const portal_fairness_note = (): string =>
  `ملاحظة`;
export const portal_fairness_note_hint = (): string =>
  `لا يراها إلا المشرفون. اترك الحقل فارغًا لإزالة الملاحظة.`;
export const portal_fairness_held = (v: { count: number }): string =>
  `حصص احتُجزت: ${number(v.count)}`;
export const portal_fairness_held_text = (v: { week: string }): string =>
  `أسبوع \u2068${v.week}\u2069`;
export const portal_fairness_hold_ask = (v: { title: string }): string =>
  `احتجاز الحصص: \u2068${v.title}\u2069؟`;
export const portal_fairness_hold_do = (): string =>
  `احتجز الحصص`;
export const portal_fairness_hold_why = (): string =>
  `اذكر سبب احتجاز الحصص.`;
export const portal_fairness_hold_failed = (): string =>
  `تعذّر احتجاز الحصص`;
export const portal_fairness_hold_text = (): string =>
  `لا تُدفع حتى يُفرج عنها، ولا تتغير حصة غيرهم. والحصص التي هي في الطريق تبقى كما هي.`;
export const portal_fairness_hold_hint = (): string =>
  `يظهر في سجل التدقيق، وللمشرفين في صفحة الأسبوع.`;
export const portal_fairness_objections_failed = (): string =>
  `تعذّر تحميل الاعتراضات`;
export const portal_fairness_objections_of = (): string =>
  `الاعتراضات`;
export const portal_fairness_objects_hold = <T>(v: { by: (text: string) => T }): Rich<T> =>
  [v.by(``), `: اعتراض على احتجاز حصته`];
export const portal_fairness_objects_share = <T>(v: { by: (text: string) => T; member: (text: string) => T }): Rich<T> =>
  [v.by(``), `: اعتراض على حصة `, v.member(``)];
export const portal_fairness_objection_week = <T>(v: { week: string; at: (text: string) => T }): Rich<T> =>
  [`أسبوع `, `\u2068${v.week}\u2069`, `، `, v.at(``)];
export const portal_fairness_held_because = (v: { reason: string }): string =>
  `سبب الاحتجاز: \u2068${v.reason}\u2069`;
export const portal_fairness_release = (): string =>
  `الإفراج عن الحصة`;
export const portal_fairness_hold_one = (): string =>
  `احتجاز الحصة`;
export const portal_fairness_keep = (): string =>
  `إبقاؤها محتجزة`;
export const portal_fairness_turn_down = (): string =>
  `رفض`;
export const portal_fairness_upheld = (): string =>
  `مقبول`;
export const portal_fairness_turned_down = (): string =>
  `مرفوض`;
export const portal_fairness_decision = <T>(v: { by: (text: string) => T; at: (text: string) => T; note: string }): Rich<T> =>
  [`بواسطة `, v.by(``), `، `, v.at(``), `: `, `\u2068${v.note}\u2069`];
export const portal_fairness_concerned = (): string =>
  `قرره صاحب الشأن`;
export const portal_fairness_release_ask = (v: { name: string }): string =>
  `الإفراج عن حصة \u2068${v.name}\u2069؟`;
export const portal_fairness_keep_ask = (v: { name: string }): string =>
  `إبقاء حصة \u2068${v.name}\u2069 محتجزة؟`;
export const portal_fairness_hold_one_ask = (v: { name: string }): string =>
  `احتجاز حصة \u2068${v.name}\u2069؟`;
export const portal_fairness_turn_down_ask = (): string =>
  `رفض الاعتراض؟`;
export const portal_fairness_done_upheld = (): string =>
  `قُبل الاعتراض`;
export const portal_fairness_done_turned_down = (): string =>
  `رُفض الاعتراض`;
export const portal_fairness_decide = (): string =>
  `قرّر`;
export const portal_fairness_decide_failed = (): string =>
  `تعذّر اتخاذ القرار`;
export const portal_fairness_decide_hint = (): string =>
  `يخبر البوت العضو الذي اعترض. ولا يمكنك تغييره لاحقًا.`;
export const portal_audit_lead = (): string =>
  `كل إجراء للمشرفين والمشغّل. لا تُغيَّر القيود ولا تُحذف أبدًا.`;
export const portal_audit_failed = (): string =>
  `تعذّر تحميل سجل التدقيق`;
export const portal_audit_list_of = (): string =>
  `سجل التدقيق`;
export const portal_audit_entries = (): string =>
  `القيود`;
export const portal_audit_none_here = (): string =>
  `لا قيود هنا`;
export const portal_audit_none_here_text = (): string =>
  `لا توجد في هذه الصفحة قيود تطابق هذه المرشحات.`;
export const portal_audit_show_all = (): string =>
  `عرض كل القيود`;
export const portal_audit_none = (): string =>
  `لا قيود بعد`;
export const portal_audit_none_text = (): string =>
  `سيظهر هنا أول قرار أو حظر أو دفع.`;
export const portal_audit_by = <T>(v: { actor: (text: string) => T; at: (text: string) => T }): Rich<T> =>
  [`بواسطة `, v.actor(``), `، `, v.at(``)];
export const portal_audit_before = (): string =>
  `قبل:`;
export const portal_audit_after = (): string =>
  `بعد:`;
export const portal_audit_yes = (): string =>
  `نعم`;
export const portal_audit_no = (): string =>
  `لا`;
export const portal_audit_actor = (): string =>
  `الفاعل`;
export const portal_audit_actor_example = (): string =>
  `معرّف تيليغرام أو operator أو system`;
export const portal_audit_action = (): string =>
  `الإجراء`;
export const portal_audit_entity = (): string =>
  `الكيان`;
export const portal_audit_entity_id = (): string =>
  `معرّف الكيان`;
export const portal_audit_invalid = (v: { field: string; value: string }): string =>
  `\u2068${v.field}\u2069: «\u2068${v.value}\u2069» قيمة غير صالحة.`;
export const portal_audit_filter = (): string =>
  `تصفية`;
export const portal_hunts_lead = (): string =>
  `البحث عن الكنز: اكتب الألغاز وحدد الجوائز وأعلنها. وبعد ذلك لا يتغير شيء في البحث، ويستطيع الجميع التحقق ممن فاز.`;
export const portal_hunts_load_failed = (): string =>
  `تعذّر تحميل عمليات البحث عن الكنز`;
export const portal_hunts_gone = (): string =>
  `لا توجد مسودة كهذه`;
export const portal_hunts_gone_text = (): string =>
  `حُذفت أو أُعلنت، وربما فعل ذلك شخص آخر.`;
export const portal_hunts_back = (): string =>
  `العودة إلى القائمة`;
export const portal_hunts_go_on = (): string =>
  `تابع الكتابة`;
export const portal_hunts_write = (): string =>
  `اكتب بحثًا عن الكنز`;
export const portal_hunts_template = (): string =>
  `ابدأ من القالب`;
export const portal_hunts_none = (): string =>
  `لا يوجد بحث عن الكنز بعد`;
export const portal_hunts_none_text = (): string =>
  `البحث عن الكنز قصة فيها ألغاز. يحلّها الأعضاء في محادثة البوت الخاصة أو في الموقع، ويفوز بالجوائز أول من ينهون البحث أو من تختارهم كتلة بالقرعة. في القالب ثلاثة ألغاز تغيّرها كما تشاء.`;
export const portal_hunts_list = (): string =>
  `عمليات البحث عن الكنز`;
export const portal_hunts_replace_ask = (): string =>
  `استبدال البحث الذي بدأته؟`;
export const portal_hunts_replace_do = (): string =>
  `استبدله`;
export const portal_hunts_replace_text = (): string =>
  `بدأت كتابة بحث ولم تحفظه. سيحل القالب محله ويضيع نصك نهائيًا.`;
export const portal_hunts_status_draft = (): string =>
  `مسودة`;
export const portal_hunts_status_upcoming = (): string =>
  `مُعلن`;
export const portal_hunts_status_ended = (): string =>
  `في انتظار الفائزين`;
export const portal_hunts_status_settled = (): string =>
  `انتهى`;
export const portal_hunts_unsaved = (): string =>
  `تغييرات غير محفوظة`;
export const portal_hunts_coins = <T>(v: { clues: number; coins: (text: string) => T }): Rich<T> =>
  [`الألغاز: `, `${number(v.clues)}`, `، الجوائز: `, v.coins(``)];
export const portal_hunts_no_coins = (v: { clues: number }): string =>
  `الألغاز: ${number(v.clues)}، بلا عملات`;
export const portal_hunts_coins_played = <T>(v: { clues: number; coins: (text: string) => T; players: number; finishers: number }): Rich<T> =>
  [`الألغاز: `, `${number(v.clues)}`, `، الجوائز: `, v.coins(``), `، اللاعبون: `, `${number(v.players)}`, `، أنهوا البحث: `, `${number(v.finishers)}`];
export const portal_hunts_no_coins_played = (v: { clues: number; players: number; finishers: number }): string =>
  `الألغاز: ${number(v.clues)}، بلا عملات، اللاعبون: ${number(v.players)}، أنهوا البحث: ${number(v.finishers)}`;
export const portal_hunts_edit = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`تعديل`, v.what(` \u2068${v.title}\u2069`)];
export const portal_hunts_before = (): string =>
  `قبل أن يمكن إعلانه`;
export const portal_hunts_save_first = (): string =>
  `احفظ تغييراتك أو تجاهلها لتعلنه.`;
export const portal_hunts_announce = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`إعلان`, v.what(` \u2068${v.title}\u2069`)];
export const portal_hunts_delete = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`حذف`, v.what(` \u2068${v.title}\u2069`)];
export const portal_hunts_cancel = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`إلغاء البحث`, v.what(` \u2068${v.title}\u2069`)];
export const portal_hunts_announced = (): string =>
  `أُعلن البحث عن الكنز`;
export const portal_hunts_announce_ask = (): string =>
  `إعلان هذا البحث عن الكنز؟`;
export const portal_hunts_announce_do = (): string =>
  `أعلن`;
export const portal_hunts_announce_failed = (): string =>
  `تعذّر إعلان البحث عن الكنز`;
export const portal_hunts_runs = <T>(v: { title: string; start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`يستمر «`, `\u2068${v.title}\u2069`, `» من `, v.start(``), ` إلى `, v.end(``), `.`];
export const portal_hunts_becomes_fixed = (): string =>
  `تثبت قصته وأوقاته وألغازه وإجاباته وجوائزه ومن يمكنه المشاركة، وتدخل بصمتها السجل العام. ولا يمكنك بعدها إلا إلغاؤه، بسبب يقرؤه الجميع.`;
export const portal_hunts_reserves_none = (): string =>
  `لا يحجز أي عملات.`;
export const portal_hunts_reserves = <T>(v: { coins: (text: string) => T }): Rich<T> =>
  [v.coins(``), ` من محفظة الصندوق محجوزة لجوائزه حتى تُدفع.`];
export const portal_hunts_seen = (): string =>
  `يراه الجميع في الموقع فورًا، أما ألغازه فبعد بدايته فقط.`;
export const portal_hunts_cancelled = (): string =>
  `أُلغي البحث عن الكنز`;
export const portal_hunts_cancel_ask = (): string =>
  `إلغاء هذا البحث عن الكنز؟`;
export const portal_hunts_cancel_do = (): string =>
  `ألغِ البحث`;
export const portal_hunts_cancel_why = (): string =>
  `اذكر سبب إلغائه.`;
export const portal_hunts_cancel_failed = (): string =>
  `تعذّر إلغاء البحث عن الكنز`;
export const portal_hunts_cancel_text = (v: { title: string }): string =>
  `ينتهي «\u2068${v.title}\u2069» فورًا، ولا يفوز أحد بشيء، وتتحرر عملاته. ولا يمكن فتحه مجددًا.`;
export const portal_hunts_cancel_hint = (): string =>
  `يقرؤه الجميع في صفحة البحث.`;
export const portal_hunts_deleted = (): string =>
  `حُذفت المسودة`;
export const portal_hunts_delete_ask = (): string =>
  `حذف هذه المسودة؟`;
export const portal_hunts_delete_do = (): string =>
  `احذف المسودة`;
export const portal_hunts_delete_failed = (): string =>
  `تعذّر حذف المسودة`;
export const portal_hunts_delete_text = (v: { title: string }): string =>
  `لا يمكن استعادة «\u2068${v.title}\u2069»، وتتوقف روابطه المخفية عن العمل.`;
export const portal_hunts_problem_text = (v: { most: string }): string =>
  `من 1 إلى \u2068${v.most}\u2069 من الأحرف`;
export const portal_hunts_problem_time = (): string =>
  `تاريخ ووقت`;
export const portal_hunts_problem_end = (): string =>
  `ينتهي البحث عن الكنز بعد بدايته.`;
export const portal_hunts_problem_coins = (): string =>
  `مبلغ من العملات بما لا يزيد على 8 منازل عشرية بعد النقطة، مثل 5 أو 0.25`;
export const portal_hunts_problem_prize = (): string =>
  `عملات أو نقاط أو كلاهما`;
export const portal_hunts_problem_payee = (): string =>
  `اختر العضو الذي يتلقى الإكرامية`;
export const portal_hunts_problem_no_answer = (): string =>
  `إجابة، أو أبقِ الإجابات المحفوظة`;
export const portal_hunts_problem_answers = (v: { lines: string; characters: string }): string =>
  `ما لا يزيد على \u2068${v.lines}\u2069 من الأسطر، في كل منها \u2068${v.characters}\u2069 حرف على الأكثر وحرف أو رقم واحد على الأقل`;
export const portal_hunts_picture_large = (): string =>
  `هذا الملف أكبر من 30 ميغابايت.`;
export const portal_hunts_picture_unread = (): string =>
  `هذا الملف ليس صورة يمكن قراءتها.`;
export const portal_hunts_picture_detailed = (): string =>
  `في هذه الصورة تفاصيل كثيرة جدًا. اختر صورة أبسط.`;
export const portal_hunts_picture_undrawn = (): string =>
  `لا يستطيع هذا المتصفح رسم الصور.`;
export const portal_hunts_template_title = (): string =>
  `بوصلة القبطان المفقودة`;
export const portal_hunts_template_story = (): string =>
  `لم يثق القبطان العجوز بارنابي يومًا بخريطة. كان يثق ببوصلته، وفي الليلة الماضية تدحرجت عن طاولة الخرائط ونزلت السلّم إلى الظلام. إنها تشير دائمًا إلى أحب شيء إلى صاحبها. اتبعوا أثرها يا رفاق: من يعيدها أولًا يأكل على مائدة القبطان.`;
export const portal_hunts_template_badge = (): string =>
  `حامل البوصلة`;
export const portal_hunts_template_first = (): string =>
  `سمعها الطباخ أولًا: قرقعة في المطبخ، بين الملح وأقدم نكتة على متن السفينة. أي كلمة صاح بها؟ (اكتب هنا لغزًا من عندك، وإجاباته في الأسفل.)`;
export const portal_hunts_template_first_place = (): string =>
  `المطبخ: محادثة مجموعتنا`;
export const portal_hunts_template_first_hint = (): string =>
  `مرّر إلى الأعلى حتى النكتة التي سمعها الجميع مرتين.`;
export const portal_hunts_template_second = (): string =>
  `من المطبخ انزلقت تحت السطح وعلقت في لوح خشبي. في إحدى صفحاتنا لوح مخلوع: ارفعه وانظر تحته.`;
export const portal_hunts_template_second_place = (): string =>
  `تحت السطح: صفحاتنا ومنشوراتنا`;
export const portal_hunts_template_second_hint = (): string =>
  `في أحدث منشور رابط لم يضغطه أحد بعد.`;
export const portal_hunts_template_third = (): string =>
  `هي الآن في عش الغراب، وإبرتها تشير إلى نجم واحد. ماذا يسمي البحارة النجم الذي لا يتحرك أبدًا؟ (بدّل هذا اللغز أيضًا إن شئت.)`;
export const portal_hunts_template_third_place = (): string =>
  `عش الغراب`;
export const portal_hunts_template_third_hint = (): string =>
  `يقف فوق القطب.`;
export const portal_hunts_new = (): string =>
  `بحث جديد`;
export const portal_hunts_overtaken = (): string =>
  `تغيّرت هذه المسودة بعد أن بدأت الكتابة. الحفظ يضع نصك مكانها، بلا الإجابات والروابط المحفوظة. تجاهل تغييراتك لترى المسودة المحفوظة.`;
export const portal_hunts_form = (): string =>
  `البحث عن الكنز`;
export const portal_hunts_save = (): string =>
  `حفظ المسودة`;
export const portal_hunts_preview = (): string =>
  `معاينة`;
export const portal_hunts_discard = (): string =>
  `تجاهل التغييرات`;
export const portal_hunts_saved = (): string =>
  `حُفظت المسودة`;
export const portal_hunts_save_failed = (): string =>
  `تعذّر حفظ المسودة`;
export const portal_hunts_discard_ask = (): string =>
  `تجاهل تغييراتك؟`;
export const portal_hunts_discard_do = (): string =>
  `تجاهلها`;
export const portal_hunts_lost_kept = (): string =>
  `ستضيع تغييراتك نهائيًا. وتبقى المسودة كما حُفظت آخر مرة.`;
export const portal_hunts_name = (): string =>
  `العنوان`;
export const portal_hunts_story = (): string =>
  `القصة`;
export const portal_hunts_story_hint = (): string =>
  `يقرؤها الأعضاء قبل اللغز الأول.`;
export const portal_hunts_start = (): string =>
  `البداية (UTC)`;
export const portal_hunts_end = (): string =>
  `النهاية (UTC)`;
export const portal_hunts_utc = (): string =>
  `الأوقات بتوقيت UTC.`;
export const portal_hunts_local = (v: { time: string }): string =>
  `عندك: \u2068${v.time}\u2069`;
export const portal_hunts_winners = (): string =>
  `الفائزون`;
export const portal_hunts_first = (): string =>
  `أول من ينهون البحث`;
export const portal_hunts_first_text = (): string =>
  `أول عضو ينهي البحث يفوز بالجائزة الأولى، والذي يليه بالثانية، وهكذا.`;
export const portal_hunts_draw = (): string =>
  `قرعة بكتلة`;
export const portal_hunts_draw_text = (): string =>
  `يشارك كل من ينهي البحث في الوقت. وتسحب الفائزين كتلة من السلسلة تُعدَّن بعد النهاية.`;
export const portal_hunts_days = (): string =>
  `أيام العضوية عند البداية`;
export const portal_hunts_days_hint = (): string =>
  `مع 0 يشارك الجميع. والأيام تُبعد الحسابات الجديدة للشخص الواحد.`;
export const portal_hunts_lifetime_hint = (): string =>
  `مع 0 يشارك الجميع. وفي كل الأحوال: بعنوان ودون حظر.`;
export const portal_hunts_shares = (): string =>
  `أسابيع فيها حصة من الصندوق`;
export const portal_hunts_shares_hint = (): string =>
  `مع 0 يشارك الجميع. والحصص تتبع القواعد، فلا تنفع النقاط غير المحتسبة.`;
export const portal_hunts_finisher_gets = (): string =>
  `ما يناله كل من ينهي البحث`;
export const portal_hunts_points = (): string =>
  `النقاط`;
export const portal_hunts_points_hint = (v: { most: string }): string =>
  `من 0 إلى \u2068${v.most}\u2069، إضافة إلى الجائزة.`;
export const portal_hunts_badge = (): string =>
  `شارة`;
export const portal_hunts_prizes_only_points = (): string =>
  `لا محفظة لهذا الموقع، فالجوائز نقاط.`;
export const portal_hunts_prizes_sum = (v: { most: string; code: string; sum: string }): string =>
  `يمكن أن يكون للبحث الواحد \u2068${v.most}\u2069 \u2068${v.code}\u2069؛ ومجموع هذه \u2068${v.sum}\u2069 \u2068${v.code}\u2069.`;
export const portal_hunts_place = (v: { place: number }): string =>
  `${number(v.place)}`;
export const portal_hunts_prize_coins = (v: { code: string }): string =>
  `عملات (\u2068${v.code}\u2069)`;
export const portal_hunts_prize_up = (v: { number: string }): string =>
  `رفع الجائزة \u2068${v.number}\u2069`;
export const portal_hunts_prize_down = (v: { number: string }): string =>
  `خفض الجائزة \u2068${v.number}\u2069`;
export const portal_hunts_prize_remove = (v: { number: string }): string =>
  `إزالة الجائزة \u2068${v.number}\u2069`;
export const portal_hunts_prize_add = (): string =>
  `إضافة جائزة`;
export const portal_hunts_clue_up = (v: { number: string }): string =>
  `رفع اللغز \u2068${v.number}\u2069`;
export const portal_hunts_clue_down = (v: { number: string }): string =>
  `خفض اللغز \u2068${v.number}\u2069`;
export const portal_hunts_clue_remove = (v: { number: string }): string =>
  `إزالة اللغز \u2068${v.number}\u2069`;
export const portal_hunts_clue_add = (): string =>
  `إضافة لغز`;
export const portal_hunts_clue_remove_ask = (v: { number: string }): string =>
  `إزالة اللغز \u2068${v.number}\u2069؟`;
export const portal_hunts_clue_remove_do = (): string =>
  `أزله`;
export const portal_hunts_clue_remove_text = (): string =>
  `لا يمكن استعادة نصه وإجاباته أو رابطه بعد حفظ المسودة.`;
export const portal_hunts_clue = (v: { number: string }): string =>
  `اللغز \u2068${v.number}\u2069`;
export const portal_hunts_solved_by = (): string =>
  `طريقة الحل`;
export const portal_hunts_kind_answer = (): string =>
  `كلمة أو عبارة`;
export const portal_hunts_kind_link = (): string =>
  `رابط مخفي`;
export const portal_hunts_kind_tip = (): string =>
  `إكرامية لعضو`;
export const portal_hunts_text = (): string =>
  `النص`;
export const portal_hunts_description = (): string =>
  `وصف الصورة`;
export const portal_hunts_description_hint = (): string =>
  `لمن لا يستطيعون رؤيتها`;
export const portal_hunts_description_none = (): string =>
  `لا وصف بعد`;
export const portal_hunts_shown_after = (): string =>
  `يظهر بعد`;
export const portal_hunts_shown_after_hint = (): string =>
  `من بداية البحث`;
export const portal_hunts_unit = (): string =>
  `الوحدة`;
export const portal_hunts_minutes = (): string =>
  `دقائق`;
export const portal_hunts_hours = (): string =>
  `ساعات`;
export const portal_hunts_answers_stored = (v: { count: number }): string =>
  `الإجابات المحفوظة: ${number(v.count)}. لا يمكن عرضها.`;
export const portal_hunts_answers_replace = (): string =>
  `استبدال الإجابات`;
export const portal_hunts_answers = (): string =>
  `الإجابات`;
export const portal_hunts_answers_hint = (): string =>
  `إجابة في كل سطر. لا تهم حالة الأحرف ولا التشكيل ولا المسافات ولا علامات الترقيم. لا تُحفظ إلا بصماتها، فاحتفظ بنسخة.`;
export const portal_hunts_answers_keep = (): string =>
  `إبقاء الإجابات المحفوظة`;
export const portal_hunts_link_made = (): string =>
  `أُنشئ الرابط. لا يمكن عرضه مجددًا.`;
export const portal_hunts_link_made_save = (): string =>
  `أُنشئ الرابط. لا يمكن عرضه مجددًا. احفظ المسودة لإنشاء رابط.`;
export const portal_hunts_link_none = (): string =>
  `لا رابط بعد.`;
export const portal_hunts_link_none_save = (): string =>
  `لا رابط بعد. احفظ المسودة لإنشاء رابط.`;
export const portal_hunts_link_another = (): string =>
  `إنشاء رابط آخر`;
export const portal_hunts_link_make = (): string =>
  `إنشاء الرابط`;
export const portal_hunts_link_failed = (): string =>
  `تعذّر إنشاء الرابط`;
export const portal_hunts_link_title = (v: { number: string }): string =>
  `رابط اللغز \u2068${v.number}\u2069`;
export const portal_hunts_link_once = (): string =>
  `يُعرض الرابط مرة واحدة، ولا تُحفظ إلا بصمته: احتفظ بنسخة ثم أخفِه.`;
export const portal_hunts_link_once_again = (): string =>
  `يُعرض الرابط مرة واحدة، ولا تُحفظ إلا بصمته: احتفظ بنسخة ثم أخفِه. ويتوقف الرابط السابق عن العمل.`;
export const portal_hunts_link_copied = (): string =>
  `نسخته`;
export const portal_hunts_link_warning = (): string =>
  `لا يمكن عرض هذا الرابط مجددًا.`;
export const portal_hunts_link = (): string =>
  `الرابط`;
export const portal_hunts_link_bot = (): string =>
  `رابط إلى البوت`;
export const portal_hunts_link_qr = (): string =>
  `رمز QR للرابط`;
export const portal_hunts_payee_none = (): string =>
  `لم يُختر عضو بعد.`;
export const portal_hunts_payee = <T>(v: { name: (text: string) => T; member: string }): Rich<T> =>
  [`الإكرامية إلى: `, v.name(``), `، العضو `, `\u2068${v.member}\u2069`, `.`];
export const portal_hunts_payee_find = (): string =>
  `ابحث عن العضو الذي يتلقى الإكرامية`;
export const portal_hunts_users_failed = (): string =>
  `تعذّر البحث عن الأعضاء. غيّر البحث لتحاول مجددًا.`;
export const portal_hunts_users_none = (): string =>
  `لا أحد يطابق بحثك.`;
export const portal_hunts_users = (): string =>
  `الأعضاء الذين عُثر عليهم`;
export const portal_hunts_user = (v: { member: string }): string =>
  `العضو \u2068${v.member}\u2069`;
export const portal_hunts_picture_save = (): string =>
  `احفظ المسودة لإضافة صورة.`;
export const portal_hunts_picture_another = (): string =>
  `صورة أخرى`;
export const portal_hunts_picture = (): string =>
  `صورة`;
export const portal_hunts_picture_hint = (): string =>
  `تُصغَّر، وتفقد مكان التقاطها ووقته.`;
export const portal_hunts_picture_busy = (): string =>
  `يجري حفظ الصورة…`;
export const portal_hunts_picture_remove = (): string =>
  `إزالة الصورة`;
export const portal_hunts_picture_failed = (): string =>
  `تعذّرت إضافة الصورة`;
export const portal_hunts_no_title = (): string =>
  `لا عنوان بعد`;
export const portal_hunts_no_story = (): string =>
  `لا قصة بعد.`;
export const portal_hunts_no_text = (): string =>
  `لا نص بعد.`;
export const portal_hunts_no_start = (): string =>
  `لا بداية بعد`;
export const portal_hunts_no_end = (): string =>
  `لا نهاية بعد`;
export const portal_hunts_one_at_a_time = (): string =>
  `يرى الأعضاء لغزًا واحدًا في كل مرة.`;
export const portal_hunts_preview_clues = (): string =>
  `ألغاز المعاينة`;
export const portal_hunts_preview_close = (): string =>
  `إغلاق المعاينة`;
export const portal_hunts_each_finisher = (v: { count: number; points: string }): string =>
  `لكل من ينهي البحث: ${plural(v.count, { zero: `\u2068${v.points}\u2069 نقطة`, one: `\u2068${v.points}\u2069 نقطة`, two: `\u2068${v.points}\u2069 نقطة`, few: `\u2068${v.points}\u2069 نقاط`, many: `\u2068${v.points}\u2069 نقطة`, other: `\u2068${v.points}\u2069 نقطة` })}`;
export const portal_hunts_prize_points = (v: { count: number; points: string }): string =>
  `${plural(v.count, { zero: `\u2068${v.points}\u2069 نقطة`, one: `\u2068${v.points}\u2069 نقطة`, two: `\u2068${v.points}\u2069 نقطة`, few: `\u2068${v.points}\u2069 نقاط`, many: `\u2068${v.points}\u2069 نقطة`, other: `\u2068${v.points}\u2069 نقطة` })}`;
export const portal_hunts_prize_both = <T>(v: { coins: (text: string) => T; count: number; points: string }): Rich<T> =>
  [v.coins(``), ` و`, `${plural(v.count, { zero: `\u2068${v.points}\u2069 نقطة`, one: `\u2068${v.points}\u2069 نقطة`, two: `\u2068${v.points}\u2069 نقطة`, few: `\u2068${v.points}\u2069 نقاط`, many: `\u2068${v.points}\u2069 نقطة`, other: `\u2068${v.points}\u2069 نقطة` })}`];
export const portal_hunts_players = (v: { days: number; daysText: string; points: number; pointsText: string; weeks: number; weeksText: string }): string =>
  `لأعضاء لهم عنوان وغير محظورين${plural(v.days, { '=0': ``, zero: `، انضموا قبل البداية بأيام لا تقل عن \u2068${v.daysText}\u2069`, one: `، انضموا قبل البداية بأيام لا تقل عن \u2068${v.daysText}\u2069`, two: `، انضموا قبل البداية بأيام لا تقل عن \u2068${v.daysText}\u2069`, few: `، انضموا قبل البداية بأيام لا تقل عن \u2068${v.daysText}\u2069`, many: `، انضموا قبل البداية بأيام لا تقل عن \u2068${v.daysText}\u2069`, other: `، انضموا قبل البداية بأيام لا تقل عن \u2068${v.daysText}\u2069` })}${plural(v.points, { '=0': ``, zero: `، نقاطهم لا تقل عن \u2068${v.pointsText}\u2069`, one: `، نقاطهم لا تقل عن \u2068${v.pointsText}\u2069`, two: `، نقاطهم لا تقل عن \u2068${v.pointsText}\u2069`, few: `، نقاطهم لا تقل عن \u2068${v.pointsText}\u2069`, many: `، نقاطهم لا تقل عن \u2068${v.pointsText}\u2069`, other: `، نقاطهم لا تقل عن \u2068${v.pointsText}\u2069` })}${plural(v.weeks, { '=0': ``, zero: `، لهم حصة من الصندوق في أسابيع لا تقل عن \u2068${v.weeksText}\u2069`, one: `، لهم حصة من الصندوق في أسابيع لا تقل عن \u2068${v.weeksText}\u2069`, two: `، لهم حصة من الصندوق في أسابيع لا تقل عن \u2068${v.weeksText}\u2069`, few: `، لهم حصة من الصندوق في أسابيع لا تقل عن \u2068${v.weeksText}\u2069`, many: `، لهم حصة من الصندوق في أسابيع لا تقل عن \u2068${v.weeksText}\u2069`, other: `، لهم حصة من الصندوق في أسابيع لا تقل عن \u2068${v.weeksText}\u2069` })}.`;
export const portal_hunts_hint_minutes = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`تلميح، بعد البداية بمقدار ${plural(v.count, { zero: `\u2068${v.after}\u2069 دقيقة`, one: `\u2068${v.after}\u2069 دقيقة`, two: `\u2068${v.after}\u2069 دقيقة`, few: `\u2068${v.after}\u2069 دقائق`, many: `\u2068${v.after}\u2069 دقيقة`, other: `\u2068${v.after}\u2069 دقيقة` })}:`), ` `, `\u2068${v.hint}\u2069`];
export const portal_hunts_hint_hours = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`تلميح، بعد البداية بمقدار ${plural(v.count, { zero: `\u2068${v.after}\u2069 ساعة`, one: `\u2068${v.after}\u2069 ساعة`, two: `\u2068${v.after}\u2069 ساعة`, few: `\u2068${v.after}\u2069 ساعات`, many: `\u2068${v.after}\u2069 ساعة`, other: `\u2068${v.after}\u2069 ساعة` })}:`), ` `, `\u2068${v.hint}\u2069`];
export const portal_hunts_prize_nothing = (): string =>
  `لا شيء بعد`;
export const portal_hunts_by_answer = (): string =>
  `يُجاب عنه بكلمة أو عبارة.`;
export const portal_hunts_by_link = (): string =>
  `يُحل بفتح رابط مخفي.`;
export const portal_hunts_by_tip = (v: { name: string }): string =>
  `يُحل بإكرامية إلى \u2068${v.name}\u2069.`;
export const portal_hunts_by_tip_nobody = (): string =>
  `يُحل بإكرامية إلى عضو لم يُختر بعد.`;
export const devapp_title = (): string =>
  `بوابة المطورين`;
export const devapp_lead = (): string =>
  `سجّل التطبيقات، وتابع خطافات الويب الخاصة بها، واقرأ كيف تعمل API.`;
export const devapp_subscription = (): string =>
  `الاشتراك`;
export const devapp_register = (): string =>
  `تسجيل التطبيق`;
export const devapp_register_do = (): string =>
  `تسجيل التطبيق`;
export const devapp_mine = (): string =>
  `تطبيقاتي`;
export const devapp_mine_list = (): string =>
  `تطبيقاتي`;
export const devapp_how = (): string =>
  `كيف تبحر التطبيقات`;
export const devapp_sandbox_text = (v: { apps: number }): string =>
  `يبدأ كل تطبيق هنا. لا تصل مفاتيحه إلا إلى حسابك أنت، فيمكنك البناء والتجربة بحرية. دون خطة يمكن أن يكون لديك ${plural(v.apps, { zero: `${number(v.apps)} تطبيق`, one: `تطبيق واحد`, two: `تطبيقان`, few: `${number(v.apps)} تطبيقات`, many: `${number(v.apps)} تطبيقًا`, other: `${number(v.apps)} تطبيق` })}؛ والخطط تسمح بأكثر.`;
export const devapp_production_text = (): string =>
  `يراجع مشرف تطبيقك ويوافق عليه للإنتاج؛ ويخبرك البوت. تغيير اسمه أو مطوره أو نوعه أو عناوين الرجوع أو أذوناته يتطلب مراجعة جديدة.`;
export const devapp_consent = (): string =>
  `الموافقة`;
export const devapp_consent_text = (): string =>
  `يقرر الأعضاء في البوت ما يُسمح به لتطبيقك، ويمكنهم سحبه في أي وقت. ويُعلم خطاف ويب تطبيقك بذلك.`;
export const devapp_keys = (): string =>
  `المفاتيح`;
export const devapp_keys_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`يجري التطبيق استدعاءاته بمفتاح API تنشئه له. انظر `, v.a(`إدارة مفاتيح API`), `.`];
export const devapp_see_mine = (): string =>
  `عرض تطبيقاتي`;
export const devapp_read = (): string =>
  `اقرأ التوثيق`;
export const devapp_register_lead = (): string =>
  `تبدأ التطبيقات الجديدة في البيئة التجريبية، وتحتاج إلى موافقة للإنتاج.`;
export const devapp_register_sign_in = (): string =>
  `ادخل لتسجّل تطبيقًا`;
export const devapp_register_kept = (): string =>
  `التطبيقات للأعضاء. ونصّك أدناه محفوظ.`;
export const devapp_registered = (): string =>
  `سُجّل التطبيق`;
export const devapp_registered_text = (v: { app: string }): string =>
  `يبدأ \u2068${v.app}\u2069 في البيئة التجريبية.`;
export const devapp_name = (): string =>
  `اسم التطبيق`;
export const devapp_developer = (): string =>
  `المطور / المؤسسة`;
export const devapp_email = (): string =>
  `البريد الإلكتروني للتواصل`;
export const devapp_type = (): string =>
  `نوع التطبيق`;
export const devapp_type_choose = (): string =>
  `اختر نوعًا`;
export const devapp_about_hint = (): string =>
  `ماذا يفعل، للأعضاء والمشرفين.`;
export const devapp_webhook_url = (): string =>
  `عنوان خطاف الويب`;
export const devapp_webhook_hint = (): string =>
  `إلى أين نرسل أحداث تطبيقك: https، على الإنترنت العام.`;
export const devapp_callbacks = (): string =>
  `عناوين الرجوع`;
export const devapp_callbacks_hint = (): string =>
  `واحد في كل سطر: https، على الإنترنت العام.`;
export const devapp_permissions = (): string =>
  `الأذونات المطلوبة`;
export const devapp_may_wallet_read = (): string =>
  `قراءة أرصدة المحافظ وعناوينها`;
export const devapp_may_wallet_write = (): string =>
  `طلب المدفوعات وإدارة حسابات الضمان (يتطلب تأكيد المستخدم)`;
export const devapp_may_user_profile = (): string =>
  `قراءة المعلومات الأساسية من الملف الشخصي وإرسال الإشعارات عبر البوت`;
export const devapp_may_transactions = (): string =>
  `قراءة سجل المعاملات`;
export const devapp_may_price_data = (): string =>
  `قراءة أسعار العملة`;
export const devapp_may_leaderboard = (): string =>
  `قراءة الترتيب والرتب`;
export const devapp_no_name = (): string =>
  `أدخل اسمًا لتطبيقك.`;
export const devapp_no_developer = (): string =>
  `أدخل من يطوّره.`;
export const devapp_no_email = (): string =>
  `أدخل عنوان بريد إلكتروني.`;
export const devapp_bad_email = (): string =>
  `هذا ليس عنوان بريد إلكتروني.`;
export const devapp_no_type = (): string =>
  `اختر نوعًا.`;
export const devapp_no_about = (): string =>
  `أدخل ماذا يفعل.`;
export const devapp_too_long = (v: { most: string }): string =>
  `الحد الأقصى للأحرف: \u2068${v.most}\u2069.`;
export const devapp_too_many = (v: { most: string }): string =>
  `الحد الأقصى للعناوين: \u2068${v.most}\u2069.`;
export const devapp_bad_line = (v: { line: string; problem: string }): string =>
  `السطر \u2068${v.line}\u2069: \u2068${v.problem}\u2069`;
export const devapp_bad_url = (): string =>
  `هذا ليس عنوان ويب.`;
export const devapp_url_https = (): string =>
  `يجب أن يبدأ العنوان بـ https://.`;
export const devapp_url_login = (): string =>
  `يجب ألا يحوي العنوان اسم مستخدم أو كلمة مرور.`;
export const devapp_url_port = (): string =>
  `يجب ألا يذكر العنوان منفذًا غير 443.`;
export const devapp_url_public = (): string =>
  `يجب أن يكون العنوان على الإنترنت العام.`;
export const devapp_url_dot = (): string =>
  `يجب ألا ينتهي الاسم في العنوان بنقطة.`;
export const devapp_no_permission = (): string =>
  `اختر إذنًا واحدًا على الأقل.`;
export const devapp_bad_permission = (): string =>
  `لا يوجد إذن كهذا.`;
export const devapp_another = (): string =>
  `تسجيل تطبيق آخر`;
export const devapp_mine_sign_in = (): string =>
  `ادخل لترى تطبيقاتك`;
export const devapp_mine_purpose = (): string =>
  `التطبيقات للأعضاء.`;
export const devapp_none = (): string =>
  `لا تطبيقات بعد`;
export const devapp_first = (): string =>
  `تسجيل أول تطبيق`;
export const devapp_none_text = (): string =>
  `تظهر هنا التطبيقات التي تسجّلها، مع خطافات الويب الخاصة بها وحالة الموافقة عليها.`;
export const devapp_failed = (): string =>
  `لم تُحمَّل تطبيقاتك`;
export const devapp_secret_of = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`سر خطاف الويب لـ `, v.app(``)];
export const devapp_secret_text = (v: { hours: number }): string =>
  `احفظه الآن: لن يُعرض مجددًا. بعد التبديل يستمر السر القديم في التوقيع أيضًا ${plural(v.hours, { zero: `${number(v.hours)} ساعة`, one: `ساعة واحدة`, two: `ساعتين`, few: `${number(v.hours)} ساعات`, many: `${number(v.hours)} ساعة`, other: `${number(v.hours)} ساعة` })}.`;
export const devapp_secret = (): string =>
  `سر خطاف الويب`;
export const devapp_secret_saved = (): string =>
  `حفظته`;
export const devapp_returned = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`عاد إلى البيئة التجريبية: `, v.reason(``)];
export const devapp_waits = (): string =>
  `ينتظر موافقة مشرف.`;
export const devapp_remove = (): string =>
  `إزالة`;
export const devapp_changed = (): string =>
  `غُيّر التطبيق`;
export const devapp_changed_back = (): string =>
  `عاد إلى البيئة التجريبية حتى يُوافَق عليه مجددًا.`;
export const devapp_change_note = (): string =>
  `تغيير الاسم أو المطور أو النوع أو عناوين الرجوع أو الأذونات يعيده إلى البيئة التجريبية.`;
export const devapp_by = (): string =>
  `المطور`;
export const devapp_no_callbacks = (): string =>
  `لا يوجد`;
export const devapp_registered_at = (): string =>
  `تاريخ التسجيل`;
export const devapp_approved_at = (): string =>
  `تاريخ الموافقة`;
export const devapp_webhook = (): string =>
  `خطاف الويب`;
export const devapp_test = (): string =>
  `إرسال حدث تجريبي`;
export const devapp_test_sent = (): string =>
  `الحدث التجريبي في الطريق`;
export const devapp_test_sent_text = (): string =>
  `يعرض السجل النتيجة.`;
export const devapp_secret_new = (): string =>
  `سر جديد`;
export const devapp_log = (): string =>
  `سجل التسليم`;
export const devapp_log_failed = (): string =>
  `تعذّر تحميل عمليات التسليم`;
export const devapp_log_of = (): string =>
  `عمليات التسليم`;
export const devapp_log_list = (): string =>
  `عمليات التسليم`;
export const devapp_log_none = (v: { days: number }): string =>
  `لم يُرسل شيء في ${plural(v.days, { zero: `آخر ${number(v.days)} يوم`, one: `آخر يوم`, two: `آخر يومين`, few: `آخر ${number(v.days)} أيام`, many: `آخر ${number(v.days)} يومًا`, other: `آخر ${number(v.days)} يوم` })}.`;
export const devapp_waiting = (): string =>
  `قيد الانتظار`;
export const devapp_delivered = (): string =>
  `سُلّم`;
export const devapp_undelivered = (): string =>
  `فشل`;
export const devapp_over_quota = (): string =>
  `فوق الحصة`;
export const devapp_redeliver = (): string =>
  `إعادة الإرسال`;
export const devapp_next_try = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`المحاولة التالية: `, v.time(``), `.`];
export const devapp_untried = (): string =>
  `لم يُحاوَل بعد.`;
export const devapp_tried = (v: { tries: number }): string =>
  `${plural(v.tries, { zero: `${number(v.tries)} محاولة`, one: `محاولة واحدة`, two: `محاولتان`, few: `${number(v.tries)} محاولات`, many: `${number(v.tries)} محاولة`, other: `${number(v.tries)} محاولة` })}.`;
export const devapp_tried_error = <T>(v: { tries: number; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { zero: `${number(v.tries)} محاولة`, one: `محاولة واحدة`, two: `محاولتان`, few: `${number(v.tries)} محاولات`, many: `${number(v.tries)} محاولة`, other: `${number(v.tries)} محاولة` })}`, `: `, v.error(``), `.`];
export const devapp_tried_answer = (v: { tries: number; status: string; ms: string }): string =>
  `${plural(v.tries, { zero: `${number(v.tries)} محاولة`, one: `محاولة واحدة`, two: `محاولتان`, few: `${number(v.tries)} محاولات`, many: `${number(v.tries)} محاولة`, other: `${number(v.tries)} محاولة` })}، الرد \u2068${v.status}\u2069 بعد \u2068${v.ms}\u2069 م.ث.`;
export const devapp_tried_answer_error = <T>(v: { tries: number; status: string; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { zero: `${number(v.tries)} محاولة`, one: `محاولة واحدة`, two: `محاولتان`, few: `${number(v.tries)} محاولات`, many: `${number(v.tries)} محاولة`, other: `${number(v.tries)} محاولة` })}`, `، الرد `, `\u2068${v.status}\u2069`, ` بعد `, `\u2068${v.ms}\u2069`, ` م.ث: `, v.error(``), `.`];
export const devapp_tried_silent = (v: { tries: number; ms: string }): string =>
  `${plural(v.tries, { zero: `${number(v.tries)} محاولة`, one: `محاولة واحدة`, two: `محاولتان`, few: `${number(v.tries)} محاولات`, many: `${number(v.tries)} محاولة`, other: `${number(v.tries)} محاولة` })} بعد \u2068${v.ms}\u2069 م.ث.`;
export const devapp_tried_silent_error = <T>(v: { tries: number; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${plural(v.tries, { zero: `${number(v.tries)} محاولة`, one: `محاولة واحدة`, two: `محاولتان`, few: `${number(v.tries)} محاولات`, many: `${number(v.tries)} محاولة`, other: `${number(v.tries)} محاولة` })}`, ` بعد `, `\u2068${v.ms}\u2069`, ` م.ث: `, v.error(``), `.`];
export const devapp_remove_title = (v: { app: string }): string =>
  `هل تزيل \u2068${v.app}\u2069؟`;
export const devapp_remove_do = (): string =>
  `إزالة التطبيق`;
export const devapp_remove_text = (): string =>
  `لن يتلقى أحداثًا بعد الآن، وتتوقف مفاتيحه عن العمل فورًا. لا يمكن التراجع عن هذا.`;
export const devapp_removed = (): string =>
  `أُزيل التطبيق`;
export const devplan_title = (): string =>
  `خطط المطورين`;
export const devplan_lead = (): string =>
  `ابنِ على البوت. غيّر خطتك أو ألغها في أي وقت.`;
export const devplan_lead_elsewhere = (): string =>
  `ابنِ على البوت.`;
export const devplan_elsewhere = (): string =>
  `تُدار الخطط خارج تيليجرام`;
export const devplan_elsewhere_keys = (): string =>
  `مفاتيح API الخاصة بك`;
export const devplan_elsewhere_text = (): string =>
  `افتح هذا الموقع في متصفحك لتختار خطة أو تغيّرها. تبقى خطتك كما هي.`;
export const devplan_payment_state = (): string =>
  `حالة دفعتك`;
export const devplan_failed = (): string =>
  `تعذّر تحميل خطتك`;
export const devplan_failed_text = (): string =>
  `لم يتغير شيء. ما زال بإمكانك رؤية الخطط أدناه.`;
export const devplan_usage = (): string =>
  `الاستخدام الحالي`;
export const devplan_period = (): string =>
  `فترة الفوترة`;
export const devplan_monthly = (): string =>
  `شهريًا`;
export const devplan_yearly = (): string =>
  `سنويًا`;
export const devplan_save = (v: { percent: string }): string =>
  `وفّر \u2068${v.percent}\u2069%`;
export const devplan_pay_with = (): string =>
  `الدفع بـ`;
export const devplan_card = (): string =>
  `بطاقة ائتمان`;
export const devplan_coins = (): string =>
  `عملة رقمية`;
export const devplan_methods = (): string =>
  `طرق الدفع`;
export const devplan_cancelled = (): string =>
  `أُلغيت الدفعة. ولم يُخصم شيء.`;
export const devplan_managed = (): string =>
  `تظهر هنا من تلقاء نفسها التغييرات التي تُجرى في صفحة Stripe، خلال دقيقة عادةً.`;
export const devplan_confirming = (): string =>
  `يؤكد Stripe دفعتك الآن. تظهر هنا من تلقاء نفسها، خلال دقيقة عادةً.`;
export const devplan_arrived = (): string =>
  `وصلت دفعتك. شكرًا لك، وأهلًا بك على متن السفينة.`;
export const devplan_under_way = (): string =>
  `هناك دفع بالعملات قيد التنفيذ.`;
export const devplan_show_invoice = (): string =>
  `عرض الفاتورة`;
export const devplan_sign_in_text = (): string =>
  `ادخل عبر تيليجرام لتختار خطة وترى استخدامك.`;
export const devplan_sign_in_purpose = (): string =>
  `لترى خطتك وتختارها.`;
export const devplan_sign_in = (): string =>
  `ادخل لتختار خطة`;
export const devplan_no_cards = (): string =>
  `الدفع بالبطاقة غير متاح: لم يُعدّ في هذا الموقع معالج بطاقات.`;
export const devplan_no_coins = (v: { coin: string }): string =>
  `الدفع بعملة \u2068${v.coin}\u2069 غير متاح: لم تُعدّ في هذا الموقع محفظة للفواتير.`;
export const devplan_popular = (): string =>
  `الأكثر رواجًا`;
export const devplan_current = (): string =>
  `الخطة الحالية`;
export const devplan_no_price = (v: { coin: string }): string =>
  `لا سعر بعملة \u2068${v.coin}\u2069`;
export const devplan_instead = <T>(v: { hidden: (text: string) => T; price: (text: string) => T }): Rich<T> =>
  [v.hidden(`بدلًا من `), v.price(``)];
export const devplan_off = <T>(v: { list: (text: string) => T; percent: string }): Rich<T> =>
  [v.list(``), ` خصم `, `\u2068${v.percent}\u2069`, `%`];
export const devplan_saves_year = (v: { saving: string }): string =>
  `يوفّر \u2068${v.saving}\u2069 في السنة`;
export const devplan_yearly_saves = (v: { saving: string }): string =>
  `الدفع السنوي يوفّر \u2068${v.saving}\u2069`;
export const devplan_buying = (): string =>
  `شراء خطة`;
export const devplan_by_arrangement = (): string =>
  `الخطط بالاتفاق مع مالك هذا الموقع: انظر طرق الدفع.`;
export const devplan_not_sold = (): string =>
  `لا يمكن شراء الخطط في هذا الموقع.`;
export const devplan_operator_gives = (): string =>
  `يمكن للمشغّل أن يمنحك خطة.`;
export const devplan_create_key = (): string =>
  `إنشاء مفتاح API`;
export const devplan_card_text = (): string =>
  `Visa وMastercard وAmerican Express، في صفحة Stripe نفسها. لا نرى رقم بطاقتك أبدًا.`;
export const devplan_coins_text = (v: { percent: string; coin: string }): string =>
  `خصم \u2068${v.percent}\u2069% مع \u2068${v.coin}\u2069. الخطة المدفوعة بالعملات لا تُجدَّد تلقائيًا؛ ويذكّرك البوت قبل أن تنتهي.`;
export const devplan_coin_list = (): string =>
  `العملات`;
export const devplan_arranged_coin = (v: { coin: string }): string =>
  `\u2068${v.coin}\u2069 (بالاتفاق)`;
export const devplan_card_failed = (): string =>
  `تعذّر بدء الدفع عبر Stripe. حاول مجددًا.`;
export const devplan_coins_failed = (): string =>
  `تعذّر بدء الدفع بالعملة الرقمية. حاول مجددًا.`;
export const devplan_billing_failed = (): string =>
  `تعذّر فتح صفحة الفوترة. حاول مجددًا.`;
export const devplan_payment_error = (): string =>
  `خطأ في الدفع`;
export const devplan_initiated = (): string =>
  `بدأ الدفع`;
export const devplan_initiated_text = (): string =>
  `أكمل الدفع بالعملة الرقمية.`;
export const devplan_is_active = (v: { plan: string }): string =>
  `\u2068${v.plan}\u2069: نشطة`;
export const devplan_is_past_due = (v: { plan: string }): string =>
  `\u2068${v.plan}\u2069: متأخرة الدفع`;
export const devplan_is_suspended = (v: { plan: string }): string =>
  `\u2068${v.plan}\u2069: معلّقة`;
export const devplan_is_expired = (v: { plan: string }): string =>
  `\u2068${v.plan}\u2069: منتهية`;
export const devplan_is_cancelled = (v: { plan: string }): string =>
  `\u2068${v.plan}\u2069: ملغاة`;
export const devplan_requests = (): string =>
  `طلبات API`;
export const devplan_webhooks = (): string =>
  `خطافات الويب`;
export const devplan_apps = (): string =>
  `التطبيقات`;
export const devplan_resets = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`تبدأ طلبات API وخطافات الويب من الصفر مجددًا في `, v.time(``), `.`];
export const devplan_credit = (v: { amount: string }): string =>
  `رصيدك: \u2068${v.amount}\u2069.`;
export const devplan_credit_undone = (): string =>
  `أُلغيت على السلسلة دفعة كانت قد أُضيفت إلى الرصيد.`;
export const devplan_credit_next = (): string =>
  `يُخصم من فاتورتك التالية بالعملات.`;
export const devplan_choose_below = (): string =>
  `اختر واحدة أدناه.`;
export const devplan_active_ends = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`اشتراكك نشط. ينتهي في `, v.time(``), ` ولا يُجدَّد تلقائيًا.`];
export const devplan_active_renews = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`اشتراكك نشط. يتجدد في `, v.time(``), `.`];
export const devplan_attention = (): string =>
  `يحتاج اشتراكك إلى انتباهك.`;
export const devplan_last_failed = (): string =>
  `فشلت الدفعة الأخيرة.`;
export const devplan_suspended = (): string =>
  `رُدّت دفعته أو اعتُرض عليها أو أُلغيت على السلسلة.`;
export const devplan_expired = (): string =>
  `انتهى. اختر خطة لتواصل.`;
export const devplan_cancelled_plan = (): string =>
  `أُلغي. اختر خطة لتواصل.`;
export const devplan_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`كل شيء يعمل حتى `, v.time(``), `.`];
export const devplan_stopped_on = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`توقفت خطتك عن العمل في `, v.time(``), `.`];
export const devplan_pay_stripe = (): string =>
  `ادفع في صفحة Stripe، بهذه البطاقة أو بغيرها.`;
export const devplan_stripe_mail = (): string =>
  `أرسل لك Stripe رسالة بريد عن كيفية الدفع.`;
export const devplan_pay_now = (): string =>
  `ادفع الآن`;
export const devplan_billing = (): string =>
  `إدارة الفوترة`;
export const devplan_billing_text = (): string =>
  `غيّر خطتك أو ألغها أو استأنفها، أو استخدم بطاقة أخرى، في صفحة Stripe.`;
export const devplan_extend_year = (v: { plan: string }): string =>
  `تمديد \u2068${v.plan}\u2069 سنة`;
export const devplan_extend_month = (v: { plan: string }): string =>
  `تمديد \u2068${v.plan}\u2069 شهرًا`;
export const devplan_of_unlimited = (v: { used: number }): string =>
  `${number(v.used)} من عدد غير محدود`;
export const devplan_none_without = (): string =>
  `لا شيء دون خطة`;
export const devplan_used_of = (v: { used: number; limit: number }): string =>
  `${number(v.used)} من ${number(v.limit)}`;
export const devplan_used_up = (): string =>
  `استُنفدت.`;
export const devplan_used_most = (): string =>
  `استُهلك 80% أو أكثر.`;
export const devplan_invoice = (): string =>
  `الفاتورة`;
export const devplan_invoice_lead = (v: { coin: string }): string =>
  `ادفع من محفظة \u2068${v.coin}\u2069 الخاصة بك. المبلغ والعنوان لهذه الفاتورة وحدها.`;
export const devplan_invoice_sign_in = (): string =>
  `ادخل لترى فاتورتك`;
export const devplan_invoice_purpose = (): string =>
  `لا يرى الفاتورة إلا العضو صاحبها.`;
export const devplan_invoice_panel = (): string =>
  `الفاتورة`;
export const devplan_invoice_failed = (): string =>
  `تعذّر تحميل الفاتورة`;
export const devplan_invoice_kept = (): string =>
  `لم يضِع شيء مما دفعته. لم يتغير العنوان ولا المبلغ.`;
export const devplan_invoice_year = (v: { plan: string }): string =>
  `\u2068${v.plan}\u2069، سنة`;
export const devplan_invoice_month = (v: { plan: string }): string =>
  `\u2068${v.plan}\u2069، شهر`;
export const devplan_stale = (): string =>
  `لا اتصال. هذه آخر حالة معروفة.`;
export const devplan_back = (): string =>
  `العودة إلى الخطط`;
export const devplan_qr = (v: { amount: string }): string =>
  `رمز QR للعنوان والمبلغ: \u2068${v.amount}\u2069`;
export const devplan_amount = (): string =>
  `المبلغ`;
export const devplan_left = <T>(v: { left: (text: string) => T }): Rich<T> =>
  [`الوقت المتبقي: `, v.left(``)];
export const devplan_left_label = (): string =>
  `الوقت المتبقي`;
export const devplan_left_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`حتى `, v.time(``), `. ويبقى السعر حتى ذلك الحين.`];
export const devplan_list_price = (): string =>
  `السعر المعلن`;
export const devplan_discount = (): string =>
  `الخصم`;
export const devplan_percent = (v: { percent: string }): string =>
  `\u2068${v.percent}\u2069%`;
export const devplan_your_credit = (): string =>
  `رصيدك`;
export const devplan_to_pay = (): string =>
  `المطلوب دفعه`;
export const devplan_confirmations = (): string =>
  `التأكيدات`;
export const devplan_late = (): string =>
  `كانت دفعتك أقل من المطلوب أو متأخرة. متى تأكدت بقيت رصيدًا لك وخُصمت من فاتورتك التالية.`;
export const devplan_unpaid = (): string =>
  `لم تصل أي دفعة في الوقت المحدد. لا تدفع إلى هذا العنوان بعد الآن؛ اختر الخطة مجددًا.`;
export const devplan_dropped_out = (): string =>
  `أسقطت الشبكة دفعتك أو ألغتها. لا تدفع إلى هذا العنوان بعد الآن؛ اختر الخطة مجددًا. وإن تأكدت الدفعة رغم ذلك، بقيت رصيدًا لك.`;
export const devplan_kept = (v: { amount: string }): string =>
  `\u2068${v.amount}\u2069 زيادة أو جاء متأخرًا: يبقى رصيدًا لك ويُخصم من فاتورتك التالية.`;
export const devplan_kept_card = (): string =>
  `خطتك مدفوعة بالبطاقة أصلًا، لذا تبقى هذه الدفعة رصيدًا لك.`;
export const devplan_paid = (): string =>
  `خطتك مدفوعة.`;
export const devplan_paid_title = (): string =>
  `مدفوعة ومؤكدة`;
export const devplan_dropped = (): string =>
  `أُسقطت الدفعة`;
export const devplan_dropped_text = (): string =>
  `لم تعد الشبكة تحتفظ بدفعتك، ولا توجد في أي كتلة. اجعل محفظتك ترسلها مجددًا. وإن لم تظهر خلال ساعتين انتهت هذه الفاتورة، وكل ما يصل بعد ذلك يبقى رصيدًا لك.`;
export const devplan_received = (): string =>
  `وصلت الدفعة`;
export const devplan_received_text = (v: { count: string; needed: string }): string =>
  `بانتظار السلسلة: التأكيدات \u2068${v.count}\u2069 من \u2068${v.needed}\u2069.`;
export const devplan_confirmed_of = (v: { count: string; needed: string }): string =>
  `\u2068${v.count}\u2069 من \u2068${v.needed}\u2069`;
export const devplan_too_late = (): string =>
  `دُفعت متأخرة`;
export const devplan_over = (): string =>
  `منتهية`;
export const devplan_underpaid = (): string =>
  `دفع ناقص`;
export const devplan_underpaid_text = (v: { received: string; missing: string }): string =>
  `وصل \u2068${v.received}\u2069 وبقي \u2068${v.missing}\u2069. ادفع الباقي إلى العنوان نفسه قبل انتهاء الوقت.`;
export const devplan_undone = (): string =>
  `أُلغيت الدفعة`;
export const devplan_undone_text = (): string =>
  `أُلغيت دفعتك على السلسلة. ادفع مجددًا إلى العنوان نفسه قبل انتهاء الوقت.`;
export const devplan_waiting = (): string =>
  `بانتظار دفعتك`;
export const devplan_waiting_text = (): string =>
  `تظهر هنا خلال دقيقة، قبل تأكيدها.`;
export const devplan_ask_sign_in = (): string =>
  `ادخل لتطلب خطة`;
export const devplan_ask_purpose = (): string =>
  `الخطة لعضو.`;
export const devplan_ask_open = (): string =>
  `لديك طلب مفتوح بالفعل. لتغييره اسحبه واطلب مجددًا.`;
export const devplan_ask = (): string =>
  `طلب خطة`;
export const devplan_ask_plan = (): string =>
  `الخطة`;
export const devplan_ask_for = (): string =>
  `المدة`;
export const devplan_months = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} شهر`, one: `شهر واحد`, two: `شهران`, few: `${number(v.count)} أشهر`, many: `${number(v.count)} شهرًا`, other: `${number(v.count)} شهر` })}`;
export const devplan_ask_coin = (): string =>
  `العملة`;
export const devplan_ask_contact = (): string =>
  `كيف يصل إليك المالك`;
export const devplan_ask_contact_hint = (): string =>
  `اسم على تيليجرام أو عنوان بريد إلكتروني. لا يراه إلا المالك.`;
export const devplan_ask_no_contact = (): string =>
  `اذكر كيف يمكن للمالك أن يصل إليك.`;
export const devplan_ask_send = (): string =>
  `إرسال الطلب`;
export const devplan_ask_sent = (): string =>
  `أُرسل الطلب`;
export const devplan_ask_sent_text = (): string =>
  `سيتواصل معك مالك هذا الموقع.`;
export const devplan_ask_price = (v: { month: string; year: string }): string =>
  `السعر المعلن: ${v.month} في الشهر، ${v.year} في السنة. يخبرك المالك بما تدفعه وأين، ويمنح الخطة متى وصلت الدفعة.`;
export const devplan_own = (): string =>
  `طلباتك`;
export const devplan_own_open = (): string =>
  `بانتظار المالك`;
export const devplan_own_contact = <T>(v: { contact: (text: string) => T }): Rich<T> =>
  [`جهة الاتصال: `, v.contact(``)];
export const devplan_own_granted = <T>(v: { time: (text: string) => T; received: (text: string) => T }): Rich<T> =>
  [`حتى `, v.time(``), `. المستلم: `, v.received(``)];
export const devplan_own_withdraw = (): string =>
  `سحب`;
export const devplan_own_withdrawn = (): string =>
  `سُحب الطلب`;
export const devplan_own_again = (): string =>
  `يمكنك أن تطلب مجددًا.`;
export const weeks_title = (): string =>
  `سجل السفينة`;
export const weeks_lead = (): string =>
  `كل أسبوع مغلق من الصندوق الأسبوعي: كم دفع، ولكم عضو، والأرقام اللازمة للتحقق.`;
export const weeks_rules = (): string =>
  `قواعد الصندوق`;
export const weeks_name = (): string =>
  `الأسابيع`;
export const weeks_failed = (): string =>
  `تعذّر تحميل الأسابيع`;
export const weeks_kept = (): string =>
  `لم يُفقد شيء.`;
export const weeks_of = (): string =>
  `الأسابيع`;
export const weeks_none = (): string =>
  `لم ينتهِ أي أسبوع بعد`;
export const weeks_none_text = (): string =>
  `يظهر الأول هنا حين ينتهي، يوم الأحد الساعة 23:00 UTC.`;
export const weeks_past = (): string =>
  `خارج حدود الخريطة`;
export const weeks_past_text = (): string =>
  `لا توجد صفحات بهذا العدد.`;
export const weeks_closed = (): string =>
  `الأسابيع المغلقة`;
export const weeks_week = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`أسبوع `, v.date(``)];
export const weeks_challenge = (): string =>
  `ساعة الاعتراض`;
export const weeks_nobody = (): string =>
  `لم ينل أحد حصة`;
export const weeks_recipients = (v: { count: number }): string =>
  `عدد المستفيدين: ${number(v.count)}`;
export const weeks_carried = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`، إلى الصندوق التالي: `, v.amount(``)];
export const weeks_fairness = (): string =>
  `الإنصاف`;
export const weeks_fairness_text = (): string =>
  `مدى تساوي توزيع النقاط كل أسبوع. عدم المساواة 0 إذا كسب الجميع القدر نفسه، ويقارب 1 إذا كسب عضو واحد كل شيء تقريبًا. الإكراميات التي تعود خلال يوم شائعة بين الأصدقاء، ولا تثبت شيئًا.`;
export const weeks_earners = (): string =>
  `كسبوا نقاطًا`;
export const weeks_new = (): string =>
  `حسابات جديدة`;
export const weeks_top_ten = (): string =>
  `حصة العشرة الأوائل`;
export const weeks_inequality = (): string =>
  `عدم المساواة`;
export const weeks_tipped_back = (): string =>
  `إكراميات عادت`;
export const weeks_held = (): string =>
  `محتجزة`;
export const weeks_released = (): string =>
  `أُفرج عنها`;
export const weeks_withheld = (): string =>
  `ممنوعة`;
export const weeks_head = (): string =>
  `الأسبوع`;
export const week_page_title = (v: { week: string }): string =>
  `أسبوع \u2068${v.week}\u2069`;
export const week_lead = (): string =>
  `مجمَّد يوم الأحد الساعة 23:00 UTC: من تقاسم الصندوق، وبأي نسبة، وما الذي دُفع.`;
export const week_failed = (): string =>
  `تعذّر تحميل الأسبوع`;
export const week_all = (): string =>
  `كل الأسابيع`;
export const week_challenge = (): string =>
  `ساعة الاعتراض`;
export const week_challenge_text = (): string =>
  `هذه الحصص مؤقتة. لا يُدفع شيء قبل التوزيع، وحتى ذلك الحين يمكن لمشرف احتجاز حصة متنازع عليها. الحصة المحتجزة لا تضيع: يمكن لصاحبها الاعتراض، ولا تتغير حصة غيره.`;
export const week_distribution_in = (): string =>
  `التوزيع بعد`;
export const week_own_share = (): string =>
  `حصتك`;
export const week_figures = (): string =>
  `الأسبوع بالأرقام`;
export const week_pool = (): string =>
  `الصندوق`;
export const week_not_distributed = (): string =>
  `لم يُوزَّع`;
export const week_distributed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`وُزِّع: `, v.date(``)];
export const week_distributed_from = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`يبدأ التوزيع: `, v.date(``)];
export const week_shared_by = (): string =>
  `تقاسمه`;
export const week_active = (v: { count: number }): string =>
  `من الأعضاء النشطين: ${number(v.count)}`;
export const week_points = (): string =>
  `نقاطهم`;
export const week_points_all = (v: { all: string }): string =>
  `من أصل \u2068${v.all}\u2069`;
export const week_points_counted = (v: { all: string; counted: string }): string =>
  `من أصل \u2068${v.all}\u2069؛ يُحتسب منها للصندوق \u2068${v.counted}\u2069`;
export const week_threshold = (): string =>
  `الحد الأدنى`;
export const week_threshold_points = (v: { points: number }): string =>
  `${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`;
export const week_formula = (v: { version: number }): string =>
  `إصدار الصيغة ${number(v.version)}`;
export const week_formula_policy = <T>(v: { policy: (text: string) => T; version: number }): Rich<T> =>
  [`القواعد «`, v.policy(``), `»، إصدار الصيغة `, `${number(v.version)}`];
export const week_balance_unread = (): string =>
  `لم يُقرأ رصيد المحفظة في الوقت المناسب فاحتُسب 0. تبقى عملاتها لأسابيع لاحقة.`;
export const week_balance = <T>(v: { part: string; balance: (text: string) => T; height: number; debts: (text: string) => T; most: (text: string) => T }): Rich<T> =>
  [`الجديد في الصندوق: `, `\u2068${v.part}\u2069`, ` % من `, v.balance(``), ` التي كانت في المحفظة عند الكتلة `, `${number(v.height)}`, `، ناقص `, v.debts(``), ` مستحقة أو محفوظة للرسوم؛ وبحد أقصى `, v.most(``), `.`];
export const week_carried = (): string =>
  `المُرحَّل`;
export const week_carried_in = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` من الصندوق جاءت من أسابيع سابقة`];
export const week_carried_out = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` انتقلت إلى الصندوق التالي`];
export const week_hunt = <T>(v: { hunt: (text: string) => T; finishers: number; points: number }): Rich<T> =>
  [`البحث عن الكنز `, v.hunt(``), `: بلغ النهاية `, `${number(v.finishers)}`, `، النقاط `, `${number(v.points)}`];
export const week_statuses = (): string =>
  `حال الحصص`;
export const week_status = <T>(v: { count: number; amount: (text: string) => T }): Rich<T> =>
  [`الحصص: `, `${number(v.count)}`, `، `, v.amount(``)];
export const week_shares = (): string =>
  `الحصص`;
export const week_own_place = (v: { place: number }): string =>
  `مركزك: ${number(v.place)}`;
export const week_share_place = (): string =>
  `شارك مركزك`;
export const week_place_text = (v: { place: number; week: string }): string =>
  `المركز ${number(v.place)} في أسبوع \u2068${v.week}\u2069`;
export const week_shares_of = (): string =>
  `الحصص`;
export const week_quiet = (): string =>
  `أسبوع هادئ`;
export const week_quiet_text = (): string =>
  `لم يبلغ أحد الحد الأدنى، فلم يُوزَّع شيء. ومع ذلك أُغلق الأسبوع.`;
export const week_past_text = (): string =>
  `ليس لهذا الأسبوع صفحات بهذا العدد.`;
export const week_shares_list = (): string =>
  `الحصص`;
export const week_member = (): string =>
  `العضو`;
export const week_points_head = (): string =>
  `النقاط`;
export const week_share = (): string =>
  `الحصة`;
export const week_status_head = (): string =>
  `الحالة`;
export const week_rank = (): string =>
  `المركز`;
export const week_member_number = (v: { number: string }): string =>
  `العضو \u2068${v.number}\u2069`;
export const week_you = (): string =>
  `أنت`;
export const week_row_points = <T>(v: { points: string; unit: (text: string) => T }): Rich<T> =>
  [`\u2068${v.points}\u2069`, v.unit(` نقطة`)];
export const week_row_counted = (v: { points: string }): string =>
  `يُحتسب \u2068${v.points}\u2069`;
export const week_no_share = (): string =>
  `بلا حصة`;
export const week_object = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`اعتراض`, v.to(` على حصة \u2068${v.name}\u2069`)];
export const week_hold = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`احتجاز`, v.to(` حصة \u2068${v.name}\u2069`)];
export const week_release = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`الإفراج`, v.to(` عن حصة \u2068${v.name}\u2069`)];
export const week_held = (v: { reason: string }): string =>
  `محتجزة: \u2068${v.reason}\u2069`;
export const week_release_ask = (): string =>
  `الإفراج عن هذه الحصة؟`;
export const week_hold_ask = (): string =>
  `احتجاز هذه الحصة؟`;
export const week_hold_why = (): string =>
  `اذكر سبب احتجاز الحصة.`;
export const week_decided_share = <T>(v: { name: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.name(``), `، `, v.amount(``), ` من أسبوع `, `\u2068${v.week}\u2069`, `.`];
export const week_release_text = (): string =>
  `تعود مستحقة وتُدفع مع الدفعة التالية. وإذا كان دفعها قد فشل من قبل، تعود فاشلة إلى أن يعالج المشغّل ذلك.`;
export const week_hold_text = (): string =>
  `لا تُدفع حتى يُفرج عنها. ولا تتغير حصة غيرها.`;
export const week_reason = (): string =>
  `السبب`;
export const week_reason_hint = (): string =>
  `يُسجَّل في سجل التدقيق الذي لا يقرؤه إلا المشرفون.`;
export const week_release_do = (): string =>
  `الإفراج عن الحصة`;
export const week_hold_do = (): string =>
  `احتجاز الحصة`;
export const week_share_released = (): string =>
  `أُفرج عن الحصة`;
export const week_share_held = (): string =>
  `احتُجزت الحصة`;
export const week_decided_text = (v: { name: string; week: string }): string =>
  `\u2068${v.name}\u2069، أسبوع \u2068${v.week}\u2069`;
export const week_signals = (v: { count: number }): string =>
  `إشارات هذا الأسبوع التي تستحق السؤال قبل دفع الحصص: ${number(v.count)}.`;
export const week_review = (): string =>
  `مراجعة`;
export const week_objection_sent = (): string =>
  `أُرسل الاعتراض`;
export const week_objection_sent_text = (): string =>
  `يقرر مشرف، ويخبرك البوت.`;
export const week_object_hold = (): string =>
  `الاعتراض على الاحتجاز؟`;
export const week_object_share = (v: { name: string }): string =>
  `الاعتراض على حصة \u2068${v.name}\u2069؟`;
export const week_objection_send = (): string =>
  `إرسال الاعتراض`;
export const week_objection_why = (): string =>
  `اذكر سبب اعتراضك.`;
export const week_object_hold_text = (): string =>
  `يمكنك الاعتراض مرة واحدة. ويقرر مشرف غير الذي احتجزها.`;
export const week_object_share_text = (): string =>
  `حتى التوزيع يمكن لمشرف احتجاز الحصة. ولا يرى من اعترض إلا المشرفون.`;
export const week_own_objections = (): string =>
  `اعتراضاتك`;
export const week_own_held = (): string =>
  `حصتك محتجزة`;
export const week_own_held_text = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`لا تُدفع حتى يفرج عنها مشرف، ولم تضِع. السبب: `, v.reason(``)];
export const week_own_object = (): string =>
  `اعتراض`;
export const week_objection_hold = <T>(v: { about: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.about(`اعتراضك على الاحتجاز:`), ` `, v.reason(``)];
export const week_objection_share = <T>(v: { about: (text: string) => T; number: string; reason: (text: string) => T }): Rich<T> =>
  [v.about(`اعتراضك على حصة العضو \u2068${v.number}\u2069:`), ` `, v.reason(``)];
export const week_objection_open = (): string =>
  `يقرر مشرف.`;
export const week_objection_upheld = (): string =>
  `قُبل.`;
export const week_objection_turned_down = (): string =>
  `رُفض.`;
export const week_evenness = (): string =>
  `مدى تساوي توزيع النقاط`;
export const week_earners = (): string =>
  `أعضاء كسبوا نقاطًا`;
export const week_new = (): string =>
  `حسابات جديدة بينهم`;
export const week_top_ten = (): string =>
  `نصيب العشرة الأوائل من النقاط`;
export const week_inequality = (): string =>
  `عدم المساواة، من 0 إلى 1`;
export const week_mutual = (): string =>
  `نقاط إكراميات عادت خلال يوم`;
export const week_shares_held = (): string =>
  `حصص محتجزة`;
export const week_chain = (): string =>
  `على السلسلة`;
export const week_chain_failed = (): string =>
  `تعذّر تحميل المعاملات`;
export const week_chain_show = (): string =>
  `إظهار المعاملات`;
export const week_chain_hide = (): string =>
  `إخفاء المعاملات`;
export const week_chain_json = (): string =>
  `بصيغة JSON`;
export const week_chain_of = (): string =>
  `المعاملات`;
export const week_chain_list = (): string =>
  `المعاملات`;
export const week_chain_line = <T>(v: { amount: (text: string) => T; points: number }): Rich<T> =>
  [v.amount(``), `، النقاط: `, `${number(v.points)}`];
export const week_chain_nobody = (): string =>
  `لا أحد لديه نقاط من هذا الأسبوع.`;
export const week_chain_none = (): string =>
  `لا نقاط من هذا الأسبوع تستند إلى معاملات على السلسلة.`;
export const week_chain_part = (v: { points: string; all: string; part: string }): string =>
  `\u2068${v.points}\u2069 من \u2068${v.all}\u2069 تستند إلى معاملات على السلسلة (\u2068${v.part}\u2069 %).`;
export const week_chain_little = (v: { points: string; all: string }): string =>
  `\u2068${v.points}\u2069 من \u2068${v.all}\u2069 تستند إلى معاملات على السلسلة (أقل من 1 %).`;
export const week_chain_unlisted = (v: { points: string }): string =>
  `منها \u2068${v.points}\u2069 على معاملات غير مدرجة: أحد عضوي كل منها مخفي أو محذوف.`;
export const week_chain_meaning = (): string =>
  `يمكن لأي شخص الاطلاع على هذه المعاملات. وهي تثبت أن العملات انتقلت، لا من نقلها.`;
export const week_chain_others = (): string =>
  `نقاط كل ما عدا ذلك، مثل \u2068/gm\u2069 والمحتوى والإكراميات بلا معاملة، تستند إلى سجل هذا الموقع وحده.`;
export const legal_convenience = (): string =>
  `هذه الترجمة لتسهيل القراءة فقط. النص المعتمد هو النص الإنجليزي؛ لقراءته اختر «English» في آخر الصفحة.`;
export const legal_changed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`آخر تغيير: `, v.date(``)];
export const legal_privacy_lead = (v: { site: string; community: string }): string =>
  `ما يحفظه \u2068${v.site}\u2069 عن أعضاء مجتمع \u2068${v.community}\u2069، ولماذا، وإلى متى، ومن يراه.`;
export const legal_short = (): string =>
  `باختصار`;
export const legal_short_public = (): string =>
  `الأسماء والنقاط والمجاميع علنية: منها يتكوّن الترتيب. وهو لا يعرض معرّفك في تيليجرام ولا عناوين عملاتك ولا الإكراميات المفردة. وتذكر صفحات الأسابيع المغلقة معاملات الإكراميات، من دون الأعضاء.`;
export const legal_short_ledger = (): string =>
  `نشاطك يبقى. تُحسب النقاط والحصص من دفتر لا يُمحى أبدًا، فيمكن التحقق من كل مجموع.`;
export const legal_short_cookies = (): string =>
  `لا إعلانات ولا تحليلات ولا تتبّع. لا ملفات تعريف ارتباط إلا إذا سجّلت الدخول أو اخترت لغة.`;
export const legal_from = (): string =>
  `من أين تأتي البيانات`;
export const legal_from_bot = (v: { bot: string }): string =>
  `من \u2068${v.bot}\u2069: يبلّغ البوت بما تفعله به، ويذكرك حين يرسل إليك أحد إكرامية، حتى إن لم تستخدمه قط. ومن ملف أحداث سابقة، إن استورد المشغّل ملفًا. ومنك أنت، حين تسجّل الدخول هنا.`;
export const legal_from_nameless = (): string =>
  `من البوت: يبلّغ بما تفعله به، ويذكرك حين يرسل إليك أحد إكرامية، حتى إن لم تستخدمه قط. ومن ملف أحداث سابقة، إن استورد المشغّل ملفًا. ومنك أنت، حين تسجّل الدخول هنا.`;
export const legal_from_own_wallet = (): string =>
  `مفاتيح محفظتك وكلماتها في متصفحك أنت ولا تصل إلى هذا الموقع أبدًا. يرى الموقع العناوين التي تستعلم عنها المحفظة، ولا يحتفظ بقائمة بها.`;
export const legal_from_bot_wallet = (): string =>
  `ما يحتفظ به البوت لنفسه، كمفاتيح محفظة، لا يصل إلى هذا الموقع أبدًا.`;
export const legal_operator = (): string =>
  `المشغّل هو الشخص أو الجهة التي تدير هذا الموقع.`;
export const legal_kept = (): string =>
  `ما يُحفظ`;
export const legal_what_for = (): string =>
  `لماذا`;
export const legal_how_long = (): string =>
  `إلى متى`;
export const legal_who_sees = (): string =>
  `من يراه`;
export const legal_account = (): string =>
  `حسابك في تيليجرام`;
export const legal_account_what = (): string =>
  `معرّف تيليجرام، والاسم الأول واسم العائلة، واسم المستخدم، وعنوانا صورتك وملفك الشخصي، وأوقات أحدث البلاغات عنها، ورقم عضوية، ومتى ظهرت أول مرة، ومنذ متى أنت مخفي عن الصفحات العامة، إن كنت كذلك.`;
export const legal_account_purpose = (): string =>
  `للتمييز بين الأعضاء، وإظهار من هو من، والتعرّف عليك حين تسجّل الدخول.`;
export const legal_account_kept = (): string =>
  `ما دام هذا الموقع يعمل؛ ويحل البلاغ الأحدث محل الأقدم.`;
export const legal_account_seen = (): string =>
  `يرى الجميع الاسم واسم المستخدم ورابط الملف الشخصي ورقم العضوية ومتى ظهرت أول مرة، ما لم تكن مخفيًا. معرّف تيليجرام وعنوان الصورة: أنت والمشغّل والمشرفون.`;
export const legal_picture = (): string =>
  `صورتك`;
export const legal_picture_what = (): string =>
  `صورة حسابك في تيليجرام، إن أعطى تيليجرام عنوانها حين تسجّل الدخول، ومتى بحثنا عنها آخر مرة.`;
export const legal_picture_purpose = (): string =>
  `لنُظهر لك وللمشرفين لمن هذا الحساب.`;
export const legal_picture_kept = (): string =>
  `إلى أن تسجّل الدخول بعد تغييرها أو إزالتها في تيليجرام، وإلى 90 يومًا على الأكثر بعد آخر تسجيل دخول لك. يزيلها تنظيف يجري كل ساعة.`;
export const legal_picture_seen = (): string =>
  `أنت، عند تسجيل الدخول، والمشغّل والمشرفون.`;
export const legal_set = (): string =>
  `ما تحدده في البوت أو في المحفظة`;
export const legal_set_what = (): string =>
  `اسمك على تويتر/X وهل وُثّق، والعنوان الأساسي وعنوان الستيكنغ، كل منها مع وقت تحديده. وعن عنوان أثبتّه في المحفظة: النص الذي وقّعه مفتاحه، ومتى وقّعه، وإلى متى تنتظره الحصص، ومتى أكّدته. مفاتيح المحفظة وكلماتها لا تصل إلينا أبدًا، ولا نسجّل العناوين التي تستعلم عنها.`;
export const legal_set_purpose = (): string =>
  `تُكسب بها نقاط مرة واحدة؛ والعنوان الأساسي هو الذي يمكن دفع حصة من الصندوق إليه. والعناوين التي أثبتّها تحدد أيضًا لمن هي الدفعة: الدفعة منها تُحتسب لك.`;
export const legal_set_kept = (): string =>
  `ما دام هذا الموقع يعمل؛ ويحل الأحدث محل الأقدم في ملفك.`;
export const legal_set_seen = (): string =>
  `يرى الجميع اسمك على تويتر/X. العناوين: المشغّل والمشرفون.`;
export const legal_did = (): string =>
  `ما فعلته`;
export const legal_did_what = (): string =>
  `كل حدث مُبلَّغ عنه: نوعه (حساب، ملف شخصي، عنوان، اسم تويتر/X، إكرامية، تحويل، \u2068/gm\u2069، \u2068/faucet\u2069، محتوى، بحث عن الكنز، دعوة)، ومتى وقع ومتى ورد، والمبلغ، ومعرّف المعاملة (txid)، ولمن ذهبت الإكرامية، وما الذي حُدِّد.`;
export const legal_did_purpose = (): string =>
  `لحساب النقاط والمجاميع وإثباتها.`;
export const legal_for_good = (): string =>
  `إلى الأبد. ترفض قاعدة البيانات تغيير ما كُتب أو إزالته.`;
export const legal_did_seen = (): string =>
  `الأحداث المفردة: أنت، إن أكسبتك نقاطًا أو دفعت لك، والمشغّل والمشرفون. ويرى الجميع المجاميع.`;
export const legal_points = (): string =>
  `النقاط والأسابيع`;
export const legal_points_what = (): string =>
  `ما كسبه كل حدث وبأي قاعدة، وما خصمه حد يومي، والتصحيحات؛ ومجاميع نقاطك، كلها ولكل يوم وأسبوع، وعدد معاملاتك. ويضم سجل عام بصمة كل حدث وكل حظر، ونحتفظ نحن بالرقم العشوائي الذي يفتحها.`;
export const legal_points_purpose = (): string =>
  `للرتبة والترتيب والصندوق الأسبوعي؛ ويثبت السجل أن لا شيء فيه تغيّر.`;
export const legal_points_kept = (): string =>
  `إلى الأبد: ما كُسب لا يتغير ولا يُزال أبدًا، بل يُضاف إليه فقط. ومحو بياناتك يحذف الأرقام التي تفتح بصماتك.`;
export const legal_points_seen = (): string =>
  `يرى الجميع مجموع النقاط ونقاط الأسبوع الجاري. الأيام والقيود المفردة وقواعدها: أنت، عند تسجيل الدخول؛ ويرى المشرفون بأي قواعد كُسبت نقاط الأسبوع الجاري. البصمات لا تقول للغرباء شيئًا؛ والأرقام التي تفتح بصماتك: أنت، عند تسجيل الدخول.`;
export const legal_shares = (): string =>
  `حصص الصندوق الأسبوعي`;
export const legal_shares_what = (): string =>
  `لكل أسبوع كانت لك فيه حصة من الصندوق: مركزك ونقاطك والمبلغ، ومتى بدأ حسابك بقدر ما كنا نعلم حينها، وهل الحصة مستحقة أو محتجزة (مع السبب) أو مدفوعة، ومتى، وإلى أي عنوان، والمعاملة مع معرّفها (txid). وإن دفعها المشغّل يدويًا: من سجّل ذلك، والملاحظة، والسبب إن سُحب التسجيل.`;
export const legal_shares_purpose = (): string =>
  `لدفع كل حصة مرة واحدة.`;
export const legal_for_good_on_chain = (): string =>
  `إلى الأبد. والمدفوعات موجودة أيضًا على السلسلة العامة للعملة، حيث لا يستطيع أحد إزالتها.`;
export const legal_shares_seen = (): string =>
  `يرى الجميع مركز كل حصة ونقاطها ومبلغها وحالتها ومعاملتها وملاحظتها، مع اسمك، ويمكنهم تنزيل ملف بها فيه رقم عضويتك بدل اسمك. العناوين والأسباب: المشغّل والمشرفون. وتُظهر المعاملة على السلسلة العناوين التي دفعت إليها.`;
export const legal_faucet = (): string =>
  `السحوبات من الصنبور`;
export const legal_faucet_what = (): string =>
  `إن كان لبوت هذا المجتمع صنبور: وقت كل سحب ومبلغه وعنوانه ونتيجته، والمعاملة مع معرّفها (txid).`;
export const legal_faucet_purpose = (): string =>
  `لدفع كل سحب مرة واحدة، ولكل شخص مرة على الأكثر كل 24 ساعة.`;
export const legal_faucet_seen = (): string =>
  `أنت، والمشغّل والمشرفون.`;
export const legal_hunts = (): string =>
  `البحث عن الكنز`;
export const legal_hunts_what = (): string =>
  `لكل بحث عن الكنز شاركت فيه: اللغز الذي وصلت إليه ومتى وصلت إليه، وأوقات آخر إجاباتك الخاطئة عنه، ومتى أنهيت، وكم عضوًا أنهى قبلك؛ وهل يطلب لغز من الآخرين أن يرسلوا إليك إكرامية. إجاباتك لا تُحفظ. ولكل جائزة بالعملات فزت بها: المبلغ، وهل هي مستحقة أو مدفوعة أو ساقطة (مع السبب)، ومتى، وإلى أي عنوان، والمعاملة مع معرّفها (txid).`;
export const legal_hunts_purpose = (): string =>
  `لترتيب من أنهوا، ولتحديد الفائزين بحيث يستطيع الجميع التحقق منهم، ولدفع كل جائزة مرة واحدة.`;
export const legal_hunts_kept = (): string =>
  `إلى الأبد. أما أوقات الإجابات الخاطئة فإلى أن تحل اللغز أو تُمحى بياناتك. والمدفوعات موجودة أيضًا على السلسلة العامة للعملة، حيث لا يستطيع أحد إزالتها.`;
export const legal_hunts_seen = (): string =>
  `يرى الجميع كم عضوًا وصل إلى كل لغز، وبعد انتهاء البحث أرقام عضوية من أنهوا، والفائزين مع الجوائز والمعاملات، بأسمائهم ما لم يكونوا مخفيين. وما عدا ذلك: أنت، والمشغّل والمشرفون. واللاعبون الذين يصلون إلى لغز عنك يرون اسمك.`;
export const legal_signals = (): string =>
  `ما يلفت النظر في الإكراميات`;
export const legal_signals_what = (): string =>
  `لكل أسبوع، كل ما هو غير معتاد في الإكراميات التي أرسلتها أو تلقيتها: من أرسل إلى من، وكم مرة ومتى، وهل الحسابات جديدة أو تشترك في عنوان؛ وملاحظات المشرفين على ذلك. والاعتراضات على الحصص: على حصة من، ومن اعترض، ولماذا، والقرار.`;
export const legal_signals_purpose = (): string =>
  `ليتمكن المشرفون من النظر فيها قبل دفع الصندوق الأسبوعي. ولا يحدث بسببها شيء تلقائيًا.`;
export const legal_signals_kept = (): string =>
  `إلى الأبد، كالإكراميات نفسها.`;
export const legal_signals_seen = (): string =>
  `اعتراضاتك أنت وسبب احتجاز حصتك: أنت. كل شيء: المشغّل والمشرفون.`;
export const legal_content = (): string =>
  `المحتوى الذي ترسله`;
export const legal_content_what = (): string =>
  `الرابط والنوع والعنوان والوصف، ومتى أرسلته، وهل هو محاولة ثانية، وما الذي غيّرته، وهل سحبته، والمراجعة: نتيجتها ونقاطها وتعليقها، ومن راجعه ومتى، ومن يراجعه الآن، وصيغ من الرابط وهذه النصوص للبحث.`;
export const legal_content_purpose = (): string =>
  `ليتمكن المشرفون من مراجعته ومنح النقاط.`;
export const legal_content_kept = (): string =>
  `ما دام هذا الموقع يعمل، ما لم يحذفه المشغّل. ويبقى في الدفتر أنك أرسلته، وتبقى تغييراتك عليه في سجل التدقيق.`;
export const legal_content_seen = (): string =>
  `أنت، والمشغّل والمشرفون. ويرى الجميع المحتوى المقبول في المعرض وفي صفحتك كمبدع: الرابط والنوع والعنوان والوصف والنقاط ومتى أُرسل، مع اسمك ورتبتك، ما لم تكن مخفيًا.`;
export const legal_role = (): string =>
  `الدور والحظر`;
export const legal_role_what = (): string =>
  `دورك (عضو أو مشرف أو مالك)، وبداية كل حظر وسببه ونهايته.`;
export const legal_role_purpose = (): string =>
  `لتحديد ما يحق لكل شخص فعله.`;
export const legal_role_kept = (): string =>
  `ما دام هذا الموقع يعمل، أو إلى أن يتغير.`;
export const legal_role_seen = (): string =>
  `يرى الجميع من هو مشرف. الحظر: المشغّل والمشرفون. ويعلم البوت هل أنت محظور.`;
export const legal_broadcasts = (): string =>
  `رسائل من البوت`;
export const legal_broadcasts_what = (): string =>
  `هل أوقفت الرسائل العامة، ومنذ متى لا يستطيع البوت مراسلتك. ولكل رسالة عامة إليك: متى أُرسلت، وهل وصلت، والرقم الذي أعطاه تيليجرام للرسالة؛ وللرسالة العامة نفسها: من بدأها ومتى، ونصها مع اسم كاتب المنشور إلى أن تنتهي.`;
export const legal_broadcasts_purpose = (): string =>
  `لمراسلة من يريدون ذلك فقط، ومرة واحدة فقط.`;
export const legal_broadcasts_kept = (): string =>
  `اختيارك إلى أن تغيّره؛ وأن البوت لا يستطيع مراسلتك إلى أن يسمع منك؛ والرسائل العامة التي وصلتك ما دام هذا الموقع يعمل.`;
export const legal_broadcasts_seen = (): string =>
  `المشغّل. ويرى المشرفون من بدأ رسالة عامة وإلى كم وصلت. تيليجرام ينقل الرسائل.`;
export const legal_met = (): string =>
  `من صادفهم البوت`;
export const legal_met_what = (): string =>
  `إن كان لهذا المجتمع بوت خاص به: معرّف تيليجرام والأسماء واسم المستخدم لكل من يرى البوت رسالته أو ضغطه على زر، عضوًا كان أم لا، ومتى رأى آخرها، ومنذ متى يجوز له أن يراسلك على الخاص، ومتى أخبرك آخر مرة بأن إكراميات تنتظرك. ويرى أيضًا على من ترد الإكرامية أو من تذكره. الرسائل نفسها لا تُحفظ.`;
export const legal_met_purpose = (): string =>
  `للعثور على الشخص حين يرسل أحد إكرامية إلى اسم أو يبحث عنه.`;
export const legal_met_kept = (): string =>
  `ما دام هذا الموقع يعمل إن كنت عضوًا؛ وإلا فإلى 90 يومًا بعد آخر مرة صادفك فيها البوت.`;
export const legal_seen_operator = (): string =>
  `المشغّل.`;
export const legal_brought = (): string =>
  `الأعضاء الذين تجلبهم`;
export const legal_brought_what = (): string =>
  `إن كان لهذا المجتمع بوت خاص به: رمز رابطك، بعد أن تطلبه؛ وبرابط من جئت أو من جاء برابطك، ومتى.`;
export const legal_brought_purpose = (): string =>
  `لإخبارك بهم، ولمنح النقاط التي يحددها المشغّل مرة واحدة.`;
export const legal_while_site = (): string =>
  `ما دام هذا الموقع يعمل.`;
export const legal_brought_seen = (): string =>
  `المشغّل. ويخبرك البوت بأن أحدًا جاء، لا من هو.`;
export const legal_notices = (): string =>
  `ما يخبرك به البوت`;
export const legal_notices_what = (): string =>
  `إن كان لهذا المجتمع بوت خاص به: الإشعارات التي تريدها وهل تقبل الإكراميات؛ واللغة التي اخترتها والتي ذكرها تيليجرام آخر مرة؛ وسؤاله الأخير وإجاباتك حتى الآن؛ والرسائل التي يوشك أن يرسلها إليك، ثم متى أُرسلت كل منها، وهل وصلت، والرقم الذي أعطاه تيليجرام لها.`;
export const legal_notices_purpose = (): string =>
  `لإخبارك بكل شيء مرة واحدة، بلغتك، وبما تريد سماعه فقط.`;
export const legal_notices_kept = (): string =>
  `اختياراتك إلى أن تغيّرها؛ والسؤال المفتوح ساعة واحدة؛ والنص إلى أن يُرسل؛ والباقي 30 يومًا.`;
export const legal_notices_seen = (): string =>
  `أنت، في تيليجرام الذي ينقل الرسائل، والمشغّل.`;
export const legal_plan = (): string =>
  `خطتك كمطوّر`;
export const legal_plan_what = (): string =>
  `أي خطة لديك، ولأي مدة، وكيف دُفعت، ومتى بدأت، ومتى تنتهي، وهل تُجدَّد؛ وكم طلب API وخطاف ويب استخدمت في كل شهر، بخطة وبدونها؛ وأي تذكيرات بها طُلب من البوت إرسالها إليك، وهل وصلت. وإن طلبت خطة بالاتفاق: الخطة والأشهر والعملة، وكيف يصل إليك المالك، ومتى طلبت، والنتيجة، مع المبلغ المستلَم أو سبب الرفض.`;
export const legal_plan_purpose = (): string =>
  `لإتاحة API ضمن حدود الخطة.`;
export const legal_plan_kept = (): string =>
  `ما دام هذا الموقع يعمل؛ ووسيلة الاتصال بك إلى أن تسحب الطلب.`;
export const legal_plan_seen = (): string =>
  `أنت، عند تسجيل الدخول، والمشغّل.`;
export const legal_payments = (): string =>
  `مدفوعات الخطط`;
export const legal_payments_what = (): string =>
  `بالبطاقة: الخطة والمدة والسعر التي اخترتها، ومتى اخترتها، وعنوان صفحة الدفع، وأرقام Stripe وحالاتها عنك كعميل، وعن الصفحة والاشتراك وأي دفعة أُعيدت أو اعتُرض عليها. وبالعملات: الخطة والسعر والرصيد الدائن والمبلغ لكل فاتورة، وعنوانها وأوقاتها، وخطتك قبلها وبعدها؛ ومعاملة كل دفعة إليها ومبلغها وكتلتها ومتى شوهدت أول مرة؛ وكل قيد من رصيدك الدائن. رقم بطاقتك لا يصل إلى هنا أبدًا.`;
export const legal_payments_purpose = (): string =>
  `لتقديم كل خطة دُفع ثمنها مرة واحدة، ولقيد ما زاد من المدفوع لك.`;
export const legal_payments_kept = (): string =>
  `ما دام هذا الموقع يعمل؛ وقيود رصيدك الدائن لا تتغير أبدًا. والمدفوعات بالعملات موجودة أيضًا على السلسلة العامة، حيث لا يستطيع أحد إزالتها.`;
export const legal_payments_seen = (): string =>
  `أنت، عند تسجيل الدخول، والمشغّل. وتعلم Stripe ما تدفعه هناك، ويمكن للجميع رؤية المدفوعات على السلسلة، من دون اسمك.`;
export const legal_apps = (): string =>
  `التطبيقات التي تسجّلها`;
export const legal_apps_what = (): string =>
  `الاسم، والمطوّر أو الجهة، وبريد الاتصال، والنوع، والوصف، وعناوين خطاف الويب ورد النداء، والأذونات التي تطلبها؛ والسر الذي تُوقَّع به خطافات الويب، مشفّرًا؛ ومتى سُجّل التطبيق، ومن وافق عليه ومتى، ولماذا أُعيد إلى بيئة التجربة، ومتى أُزيل.`;
export const legal_apps_purpose = (): string =>
  `لإخبار الأعضاء بمن يطلب منهم وماذا يطلب، وليقرر المشرفون في ذلك.`;
export const legal_apps_seen = (): string =>
  `أنت، والمشغّل والمشرفون. والأعضاء الذين يطلب منهم تطبيقك شيئًا يرون اسمه واسم المطوّر.`;
export const legal_keys = (): string =>
  `مفاتيح API`;
export const legal_keys_what = (): string =>
  `اسم كل مفتاح تنشئه وأذوناته وتطبيقه وحدّه وأوقاته؛ والمفتاح نفسه، مشفّرًا، وتجزئة للعثور عليه؛ وكم طلبًا أجرى في كل يوم، ولمدة ساعة في كل دقيقة؛ ومتى ومن أي شبكة (لا العنوان كاملًا) استُخدم آخر مرة، وهل استُخدم بعد نهايته. والإجابات عن النداءات التي يجب ألا تتكرر، مع معرّفات برنامجك لها.`;
export const legal_keys_purpose = (): string =>
  `لإعطاء كل برنامج الوصول الذي تسمح له به، ولعدّ الطلبات، ولئلا يتكرر شيء.`;
export const legal_keys_kept = (): string =>
  `ما دام هذا الموقع يعمل. والمفتاح نفسه إلى عشر دقائق بعد أن تحذفه، وتجزئته إلى الأبد كي يُلحظ استخدامه؛ والإجابات يومًا واحدًا.`;
export const legal_keys_seen = (): string =>
  `أنت، عند تسجيل الدخول؛ والمفاتيح كاملة لمدة ربع ساعة بعد تسجيل الدخول. ويرى المشغّل كل شيء ما عدا المفاتيح.`;
export const legal_webhooks = (): string =>
  `خطافات الويب لتطبيقاتك`;
export const legal_webhooks_what = (): string =>
  `كل حدث أُرسل إلى تطبيقاتك: محتواه، وعمّن هو، ومتى وكم مرة أُرسل، وإجابة خادمك.`;
export const legal_webhooks_purpose = (): string =>
  `لإخبار التطبيقات بالأحداث، ولعرض عمليات التسليم عليك.`;
export const legal_webhooks_kept = (): string =>
  `30 يومًا، وإلى التنظيف التالي الذي يجري كل ساعة.`;
export const legal_webhooks_seen = (): string =>
  `أنت والمشغّل. ويستقبل خادم تطبيقك نفسه الحدث.`;
export const legal_allowed = (): string =>
  `ما تسمح به للتطبيقات`;
export const legal_allowed_what = (): string =>
  `ما سمحت به لكل تطبيق، ومتى، ومتى سحبته؛ والتطبيقات التي حظرتها؛ وكل طلب من تطبيق لإذنك: التطبيق والأذونات والوقت وإجابتك. وتُحفظ أيضًا الطلبات إلى معرّف لا يخص أحدًا.`;
export const legal_allowed_purpose = (): string =>
  `لئلا يعلم تطبيق إلا ما تسمح به.`;
export const legal_allowed_kept = (): string =>
  `ما دام هذا الموقع يعمل. ومن الطلبات أحدثها؛ والأقدم 30 يومًا وإلى التنظيف التالي الذي يجري كل ساعة.`;
export const legal_allowed_seen = (): string =>
  `أنت، في البوت وفي «تطبيقات سمحت لها»، والمشغّل. ويعلم التطبيق هل يحق له ذلك.`;
export const legal_asked = (): string =>
  `ما تطلبه منك التطبيقات وما تخبرك به`;
export const legal_asked_what = (): string =>
  `لكل رسالة يرسلها إليك البوت لتطبيق: التطبيق، ومالك مفتاحه، ونوع الرسالة، ومتى، وهل وصلت؛ ونصها إلى أن تُرسل. ولكل دفعة يطلبها منك تطبيق: المبلغ والعنوان والغرض، ومتى طُلبت، وإلى متى يمكن دفعها، ونتيجتها، والمعاملة التي دفعتها (txid).`;
export const legal_asked_purpose = (): string =>
  `لإرسال كل رسالة إليك مرة واحدة، وللحد من عدد مرات طلب التطبيقات، وللعثور على المدفوعات.`;
export const legal_asked_kept = (): string =>
  `الرسائل: 30 يومًا بعد خروجها، وإلى التنظيف التالي الذي يجري كل ساعة. طلبات الدفع: ما دام هذا الموقع يعمل.`;
export const legal_asked_seen = (): string =>
  `يرى التطبيق ومطوّره ما يخصهما؛ والمشغّل. ويُستعلم عن العنوان المدفوع إليه في فهرس للسلسلة إن أعدّه المشغّل (والأرصدة أيضًا: عنوانك الأساسي، لتطبيق تسمح له بذلك).`;
export const legal_tips = (): string =>
  `الإكراميات`;
export const legal_tips_what = (): string =>
  `لكل إكرامية: من يرسل إلى من، والمبلغ، وبالدولار أيضًا إن حُدّد به، والملاحظة، والمحادثة والموضوع والرسالة التي تتبعها، ومتى أُعطيت، وإلى متى يمكن دفعها، والعنوان المدفوع إليه، ونتيجتها، والمعاملة التي دفعتها (txid). ولدفعة ربما دفعت إكرامية: معاملتها وعنوانها ومبلغها وكتلتها، والعناوين التي تأتي منها، ومتى سألناك عنها، وإجابتك. وهل لا تريد إكراميات. ولكل دفعة من صفحة المحفظة: العناوين التي تخرج منها والتي تذهب إليها، والمبلغ والرسم والوقت والنتيجة والبايتات الموقّعة.`;
export const legal_tips_purpose = (): string =>
  `للعثور على الدفعة على السلسلة، واحتسابها مرة واحدة، وإخباركما كليكما.`;
export const legal_tips_kept = (): string =>
  `ما دام هذا الموقع يعمل؛ والبايتات إلى أن تليها ست كتل. والمدفوعات موجودة أيضًا على السلسلة العامة للعملة، حيث لا يستطيع أحد إزالتها.`;
export const legal_tips_seen = (): string =>
  `أنت والشخص الذي ترسل إليه الإكرامية، في البوت وفي سجل المحفظة؛ والجميع في المجموعة التي أُعطيت فيها؛ والمشغّل. ويُستعلم عن العنوان في فهرس للسلسلة.`;
export const legal_escrows = (): string =>
  `حسابات الضمان`;
export const legal_escrows_what = (): string =>
  `لكل حساب ضمان يعدّه معك تطبيق: المشتري والبائع والتطبيق، والمبلغ وغرضه، والمفاتيح العامة وعناوين الطرفين، ومتى وافق كل منهما، وما دُفع فيه، وسبب النزاع والقرار فيه، والمعاملة التي تنهيه، مع توقيعاتها ومعرّفها (txid).`;
export const legal_escrows_purpose = (): string =>
  `لإنشاء العنوان الذي يمكن لمفتاحين من ثلاثة الإنفاق منه، والمعاملة التي تنهي حساب الضمان.`;
export const legal_escrows_kept = (): string =>
  `ما دام هذا الموقع يعمل. والمدفوعات موجودة أيضًا على السلسلة العامة للعملة. ولا يوجد هنا أي مفتاح خاص أبدًا.`;
export const legal_escrows_seen = (): string =>
  `يرى التطبيق ومطوّره ما يخصهما؛ والمشغّل. ويرى المشتري والبائع الشروط.`;
export const legal_audit = (): string =>
  `سجل التدقيق`;
export const legal_audit_what = (): string =>
  `ما يغيّره مشرف، وما تغيّره أنت: المحتوى الذي ينتظر المراجعة، والتطبيقات، ومفاتيح API (ومتى عُرضت عليك مفاتيح كاملة أيضًا)، وطلبات الخطط، ونهاية خطة، وما تسمح به للتطبيقات وحسابات الضمان، والإجابات عن تسجيل دخول بمعرّفك. ومعرّف الشخص في تيليجرام، والوقت، والفعل، والسجل بحالته قبله وبعده، ورقم الطلب.`;
export const legal_audit_purpose = (): string =>
  `لتوضيح كل تغيير، ولمعرفة هل أجرى غيرك تغييرًا باسمك.`;
export const legal_audit_seen = (): string =>
  `المشغّل والمشرفون.`;
export const legal_sessions = (): string =>
  `الجلسات`;
export const legal_sessions_what = (): string =>
  `حين تسجّل الدخول: تجزئة الرمز العشوائي في ملف تعريف الارتباط لديك (وداخل تطبيقات تيليجرام أيضًا رمز ثانٍ صالح لعشر دقائق)، ومتى بدأت الجلسة واستُخدمت آخر مرة وتنتهي، وهل فتحها رابط من البوت. ولتسجيل الدخول بتيليجرام أيضًا تجزئة بيانات تيليجرام الموقّعة، كي لا تُقبل إلا مرة واحدة. ولأحدث رابط دخول من البوت: تجزئته، ومتى ينتهي.`;
export const legal_sessions_purpose = (): string =>
  `لإبقائك مسجّل الدخول، ومنع غيرك من ذلك باسمك.`;
export const legal_sessions_kept = (): string =>
  `تنتهي الجلسة بعد 24 ساعة، أو بعد ساعتين بلا استخدام، أو حين تسجّل الخروج، وهذا يحذف سجلها. ويعمل الرابط خمس دقائق. وسجل الجلسة المنتهية لا يتيح أي وصول ويُحذف خلال ساعات.`;
export const legal_logins = (): string =>
  `تسجيلات الدخول كمشرف`;
export const legal_logins_what = (): string =>
  `لكل محاولة لتسجيل الدخول بمعرّف تيليجرام في صفحة الإدارة: المعرّف المُدخل، والشبكة التي جاءت منها (عنوان بلا جزئه الأخير)، ونوع المتصفح، والرقمان اللذان عرضتهما الصفحة، والوقت والنتيجة؛ وإلى متى لا تصل أسئلة إلى مشرف منع هذه التسجيلات يومًا. ويسجّل سجل التدقيق من وافق أو رفض ومتى.`;
export const legal_logins_purpose = (): string =>
  `لسؤال المشرف في تيليجرام، ولإيقاف المحاولات المتكررة.`;
export const legal_logins_kept = (): string =>
  `يومًا واحدًا، وإلى التنظيف التالي الذي يجري كل ساعة.`;
export const legal_logins_seen = (): string =>
  `المشغّل. ويرى المشرف الذي يُسأل الشبكة والمتصفح والوقت.`;
export const legal_log = (): string =>
  `سجل الخادم`;
export const legal_log_what = (): string =>
  `لكل طلب: الوقت، وطريقته، والمسار في هذا الموقع (بلا كلمات البحث ومعرّفات تيليجرام)، والمضيف، وعنوان الشبكة (IP) والمنفذ اللذان جاء منهما، ورقمه، وحالة الإجابة وكم استغرقت؛ وعند الفشل الخطأ أيضًا. لا يُسجَّل محتوى الطلبات ولا ملفات تعريف الارتباط ولا الرموز.`;
export const legal_log_purpose = (): string =>
  `للعثور على الأعطال وإساءة الاستخدام.`;
export const legal_log_kept = (): string =>
  `يمرر البرنامج سجله إلى الجهاز الذي يعمل عليه ولا يحذف هناك شيئًا: المشغّل يقرر كم يُحفظ.`;
export const legal_log_seen = (): string =>
  `المشغّل. وإن استخدم المشغّل خدمة تقيس كم تستغرق الطلبات، فإن تلك الخدمة ترى من كل طلب طريقته ونوع عنوانه ورقمه وحالته وأوقاته، ولا شيء عمّن أجراه.`;
export const legal_everybody = (): string =>
  `ما يراه الجميع`;
export const legal_everybody_board = (): string =>
  `يُظهر الترتيب والنداءات العامة التي وراءه عن كل عضو: رقم العضوية، والاسم الأول واسم العائلة أو اسم المستخدم، ورابط الملف الشخصي، واسم تويتر/X وهل وُثّق، وهل العضو مشرف، ورتبة القرصان والمركز، ومجموع النقاط ونقاط الأسبوع الجاري، وكم منها يُحتسب للصندوق، وهل تكفي لحصة وكم ينقص، ومبالغ الإكراميات المرسلة والمتلقاة وأعدادها، ومجموع المكافآت، ومتى بدأ الحساب.`;
export const legal_everybody_weeks = (): string =>
  `تُظهر صفحة كل أسبوع مغلق والنداءات التي وراءها وملفاتها من تقاسموا الصندوق: المركز ورقم العضوية والاسم ونقاط ذلك الأسبوع والمبلغ والحالة والمعاملة، ومتى بدأ الحساب. وتذكر أيضًا معاملات إكراميات ذلك الأسبوع، كل منها بمبلغها والنقاط التي أكسبتها، من دون الأعضاء والوقت. وعلى سلسلة الكتل تُظهر المعاملة العناوين ووقتها، فمن يعرف مبلغ إكراميتك يمكنه العثور عليها هناك. ولا تُذكر معاملات الأعضاء المخفيين.`;
export const legal_everybody_content = (): string =>
  `يعرض ميناء المبدعين المحتوى المقبول للأعضاء مع أسمائهم ورتبهم، ولكل عضو له اسم مستخدم صفحة هناك.`;
export const legal_everybody_hide = (): string =>
  `يمكنك إخفاء نفسك عن الصفحات العامة من «لوحتي» في ميناء المبدعين. عندها يعرض الترتيب وصفحات الأسابيع المغلقة مركزك وأرقامك بلا اسمك وروابطك، وبلا رقم عضويتك حيث لا حاجة إليه. ولا يعثر عليك أحد هناك بالبحث، وتُغلق صفحتك كمبدع، ويخرج محتواك من المعرض. وتحتفظ ملفات الأسابيع المغلقة برقم عضويتك: تجزئاتها تثبت التقسيم. أما النسخ التي صنعها آخرون فلا سبيل لنا إليها.`;
export const legal_everybody_copies = (v: { coin: string }): string =>
  `قد تحتفظ محركات البحث وغيرها بنسخ من هذه الصفحات. والإكراميات موجودة أيضًا على سلسلة كتل \u2068${v.coin}\u2069، وهي عامة ولا يمكن تغييرها هنا.`;
export const legal_browser = (): string =>
  `في متصفحك`;
export const legal_browser_cookies = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`حين تسجّل الدخول، يبقيك ملف تعريف ارتباط، `, v.name(`__Host-deck`), ` (وفي نسخة بلا https `, v.name(`deck`), `)، مسجّل الدخول 24 ساعة على الأكثر. لا تستطيع البرامج النصية قراءته، ولا يُرسل إلا إلى هذا الموقع. وإن استُخدم تسجيل الدخول الأحدث من تيليجرام، يربط ملف ثانٍ، `, v.name(`__Host-deck-nonce`), `، ذلك الدخول بمتصفحك عشر دقائق على الأكثر. وحين تختار لغة أسفل صفحة، يحفظها الملف `, v.name(`language`), ` سنة. وإن لم تفعل أيًّا منهما، فلا ملفات تعريف ارتباط.`];
export const legal_browser_storage = <T>(v: { theme: (text: string) => T; name: (text: string) => T; drafts: (text: string) => T; launch: (text: string) => T; telegram: (text: string) => T }): Rich<T> =>
  [`في تخزين المتصفح يحفظ `, v.theme(``), ` المظهر الذي اخترته: فاتح أو داكن أو وفق النظام. يبقى إلى أن تمسحه ولا يُرسل إلى أي مكان. وللمشرف يحفظ `, v.name(`admin-auth`), ` الاسم والمعرّف وعنوان الصورة لصفحة الإدارة، إلى تسجيل الخروج أو مدة 24 ساعة. وما تكتبه في نماذج المحتوى والتطبيقات ومفاتيح API، وبصفتك مشرفًا في المراجعات والرسائل والأسباب، يُحفظ في `, v.drafts(``), ` إلى أن ترسله، كي لا يضيع عند إعادة التحميل: في ذلك التبويب فقط، إلى أن تغلقه أو تسجّل الخروج، ولا يُرسل إلى أي مكان. وداخل تيليجرام يسجّل `, v.launch(``), `، إلى أن يُغلق التطبيق، أنه أدخلك، ويقول `, v.telegram(``), ` هل تيليجرام فاتح أو داكن. وإن ثبّتّ الموقع كتطبيق، احتفظ بنسخة من الترتيب العام لأوقات انقطاع الاتصال.`];
export const legal_browser_wallet = <T>(v: { wallet: (text: string) => T }): Rich<T> =>
  [`إن أنشأت محفظة في هذا الموقع، تحفظ قاعدة بيانات المتصفح `, v.wallet(``), ` مفاتيحها، مشفّرة بعبارة مرورك، وعناوينها، والمدفوعات التي ربما لم تُرسل بعد. وتبقى إلى أن تزيل المحفظة هناك، ولا تُرسل المفاتيح إلى أي مكان.`];
export const legal_other = (): string =>
  `خدمات أخرى`;
export const legal_other_none = (): string =>
  `لا تحمّل الصفحات شيئًا من مضيفين آخرين: الخطوط والصور والبرامج النصية من هذا الموقع، وكذلك صورتك التي يجلبها هذا الموقع نفسه من تيليجرام حين تسجّل الدخول. ولا يأخذك إلى مكان آخر إلا رابط تتبعه.`;
export const legal_other_telegram = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`تسجيل الدخول بتيليجرام، حيث يتيحه هذا الموقع، هو الاستثناء: يفتح الزر نافذة من `, v.name(`oauth.telegram.org`), `، فيعلم عنوان شبكتك (IP) وأنك تسجّل الدخول هنا. وتسري هناك سياسة خصوصية تيليجرام نفسها.`];
export const legal_other_bot = (v: { bot: string }): string =>
  `يستطيع \u2068${v.bot}\u2069 أن يطلب من هذا الموقع أسماء أعضائه ورتبهم ونقاطهم ومجاميعهم وحظرهم ليعرضها في المحادثة. لا يُباع شيء ولا يُعطى لأي أحد آخر.`;
export const legal_other_nameless = (): string =>
  `يستطيع البوت أن يطلب من هذا الموقع أسماء أعضائه ورتبهم ونقاطهم ومجاميعهم وحظرهم ليعرضها في المحادثة. لا يُباع شيء ولا يُعطى لأي أحد آخر.`;
export const legal_correct = (): string =>
  `اطّلع على بياناتك أو صحّحها أو احذفها`;
export const legal_correct_profile = (): string =>
  `غيّر اسمك أو اسم المستخدم أو صورتك في تيليجرام، وعناوينك واسمك على تويتر/X في البوت: يحل البلاغ التالي محل ما يحفظه ملفك هنا. ولكل ما عدا ذلك اطلب من المشغّل، وهو يفعله يدويًا. لا تكتب شيئًا خاصًا في محادثة عامة: اسأل هناك عمّن يدير هذا الموقع.`;
export const legal_correct_erase = (): string =>
  `يمكنك أن تسأل عمّا يُحفظ عنك، وأن تطلب إزالته: معرّف تيليجرام، والأسماء، واسم المستخدم، والصورة، وروابط الصور والملف الشخصي، واسم تويتر/X وعناوين العملات، والمحتوى الذي أرسلته، والجلسات، وما في البلاغات السابقة من أسماء وروابط صور وأسماء تويتر/X وعناوين. وتحتفظ بها النسخ الاحتياطية السابقة إلى أن تُحذف بدورها. وتظهر نقاطك عندها في الترتيب باسم «عضو بلا اسم»، والحصة التي ما زالت مستحقة لا يمكن دفعها لك بعدها. وإن استخدمت البوت من جديد، أو أرسل إليك أحد إكرامية، بدأ البلاغ التالي حسابًا جديدًا.`;
export const legal_correct_ledger = (): string =>
  `لا يمكن حذف الدفتر: أحداثك ونقاطك وأسابيعك وحصصك، والمدفوعات مع عناوينها، وسجل التدقيق. تبقى تحت رقم عضويتك، بلا اسمك؛ ويعرّف سجل التدقيق الأشخاص بمعرّف تيليجرام. والنقاط التي أُعطيت خطأً لا تُمحى: يصحح قيد جديد القيد السابق ويذكره.`;
export const legal_terms_lead = (v: { site: string }): string =>
  `ما هي نقاط \u2068${v.site}\u2069 وصندوقه الأسبوعي، ومن يتقاسم الصندوق، وما الذي لا يَعِد به الموقع.`;
export const legal_site = (): string =>
  `ما هذا الموقع`;
export const legal_site_bot = (v: { community: string; bot: string }): string =>
  `هذا الموقع هو ترتيب مجتمع \u2068${v.community}\u2069 ودفتره. يحسب ويعرض ما يبلّغ به \u2068${v.bot}\u2069.`;
export const legal_site_nameless = (v: { community: string }): string =>
  `هذا الموقع هو ترتيب مجتمع \u2068${v.community}\u2069 ودفتره. يحسب ويعرض ما يبلّغ به البوت.`;
export const legal_site_own_wallet = (): string =>
  `محفظته برنامج يعمل في متصفحك أنت. والموقع ليس مصرفًا ولا بورصة: ليس لديه شيء من عملاتك أو مفاتيحك، ولا يستطيع تحريكها، ولا يستطيع إعادتها إن فقدتها.`;
export const legal_site_no_wallet = (): string =>
  `ليس محفظة ولا مصرفًا ولا بورصة: ليس لديه شيء من عملاتك أو مفاتيحك ولا يستطيع تحريكها.`;
export const legal_site_chain = (v: { coin: string }): string =>
  `الإكراميات معاملات على سلسلة كتل \u2068${v.coin}\u2069؛ ولا يستطيع أحد هنا عكس معاملة منها.`;
export const legal_site_operator = (): string =>
  `«المشغّل» هو الشخص أو الجهة التي تدير هذا الموقع.`;
export const legal_points_meaning = (): string =>
  `تُظهر النقاط كم كان العضو نشطًا، وفق القواعد في دليل الترتيب. وهي ليست مالًا ولا تعطي حقًا في مال. لا يمكن شراؤها ولا بيعها ولا نقلها، ولا يعد أحد بأن لها قيمة أو بأن قواعدها ستبقى كما هي.`;
export const legal_pool = (): string =>
  `الصندوق الأسبوعي`;
export const legal_pool_week = (v: { code: string }): string =>
  `يمتد الأسبوع من الأحد 23:00 UTC إلى الأحد التالي. وحين يُغلق يُقسَّم صندوقه من \u2068${v.code}\u2069 مرة واحدة بين الأعضاء المستوفين للشروط، بنسبة نقاط ذلك الأسبوع المحتسبة، حتى آخر وحدة. وإن لم يستوفِ أحد الشروط فلا يوزَّع شيء.`;
export const legal_pool_rules = <T>(v: { a: (text: string) => T; code: string }): Rich<T> =>
  [`يوفّر المشغّل الصندوق ويضع قواعده: حجمه، ومن يتقاسمه، وأي النقاط تُحتسب. وتذكرها `, v.a(`قواعد الصندوق`), `. تسري مجموعة القواعد من بداية أسبوع؛ وبدونها يمكن أن يتغير الحجم إلى أن يُغلق الأسبوع، حتى إلى لا شيء. إنه شكر لا أجر: لا يعد أحد بصندوق في الأسبوع المقبل، ولا بقيمة `, `\u2068${v.code}\u2069`, `.`];
export const legal_pool_paid = (): string =>
  `تبقى الحصة مستحقة إلى أن تُدفع. تُدفع إلى العنوان الأساسي الذي تحدده في البوت؛ وبلا عنوان تنتظرك.`;
export const legal_pool_paid_wallet = (): string =>
  `تبقى الحصة مستحقة إلى أن تُدفع. تُدفع إلى العنوان الأساسي الذي تحدده في البوت أو في المحفظة؛ وبلا عنوان تنتظرك.`;
export const legal_sharers = (): string =>
  `من يتقاسمه`;
export const legal_sharers_text = (): string =>
  `كل عضو لديه نقاط كافية في الأسبوع وليس محظورًا حين ينتهي. وتقول قواعد الصندوق كم يكفي منها وإلى أي حد تُحتسب. والنشاط الذي يُبلَّغ عنه بعد إغلاق أسبوع يُحتسب للأسبوع الجاري.`;
export const legal_content_terms = (): string =>
  `لا ترسل إلا ما يحق لك نشره. يقرر مشرف هل يكسب نقاطًا وكم، ضمن نطاق نوعه. ويبقى المؤلف مالكه.`;
export const legal_corrections = (): string =>
  `التصحيحات والحظر`;
export const legal_corrections_points = (): string =>
  `يحق للمشغّل أن يسترد نقاطًا أُعطيت خطأً أو نُيلت بالخداع. والتصحيح قيد جديد يذكر القيد السابق؛ ولا يُعاد كتابة شيء، ولا تنزل المجاميع عن الصفر أبدًا. ويحتفظ الأسبوع المغلق بحصصه؛ ويُحتسب التصحيح للأسبوع الجاري.`;
export const legal_corrections_bans = (): string =>
  `يحق للمشرفين حظر الأعضاء الذين يجمعون النقاط بحسابات مزيفة أو إكراميات دائرية أو محتوى غيرهم، أو الذين يضرون بالمجتمع. وأثناء الحظر لا يستطيع العضو تسجيل الدخول ولا كسب شيء؛ والأسبوع الذي ينتهي أثناءه لا يدفع له شيئًا.`;
export const legal_wrong = (): string =>
  `حين يكون هناك خطأ`;
export const legal_wrong_text = (): string =>
  `يُقدَّم الموقع كما هو، بلا ضمان. قد يتأخر أو يخطئ أو لا يتوفر. وحيث يختلف عن سلسلة الكتل، فالصواب في المدفوعات مع سلسلة الكتل. والمبالغ بالدولار الأمريكي تقديرات. لا شيء هنا نصيحة بشراء شيء أو بيعه، ولا شيء هنا يحد من الحقوق التي يمنحك إياها القانون.`;
export const legal_wrong_tell = (): string =>
  `أخبر المشغّل بما تجده:`;
export const legal_change = (): string =>
  `حين تتغير هذه الشروط`;
export const legal_change_text = (): string =>
  `تظهر الشروط الجديدة هنا بتاريخ جديد. ولا يُعاد تقسيم الأسابيع المغلقة.`;
export const rules_lead = (): string =>
  `كيف يُقسَّم صندوق الأسبوع: بنسبة النقاط المحتسبة. تسري القواعد من بداية أسبوع، وما يتبقى من عملات أسبوع ينتقل إلى الصندوق التالي.`;
export const rules_name = (): string =>
  `القواعد`;
export const rules_failed = (): string =>
  `تعذّر تحميل القواعد`;
export const rules_in_force = (): string =>
  `السارية`;
export const rules_to_come = (): string =>
  `القادمة`;
export const rules_earlier = (): string =>
  `السابقة`;
export const rules_since = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`منذ الأحد، `, v.from(``)];
export const rules_since_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`منذ الأحد، `, v.from(``), `، حتى الأحد، `, v.until(``)];
export const rules_from = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`من الأحد، `, v.from(``)];
export const rules_from_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`من الأحد، `, v.from(``), `، حتى الأحد، `, v.until(``)];
export const rules_changes = (): string =>
  `التغييرات`;
export const rules_no_changes = (): string =>
  `لا تتغير أي قاعدة.`;
export const rules_changes_made = (): string =>
  `ما الذي غيّرته`;
export const rules_all = (): string =>
  `كل قواعدها`;
export const rules_hash = <T>(v: { hash: (text: string) => T }): Rich<T> =>
  [`البصمة `, v.hash(``)];
export const rules_before_first = (): string =>
  `قبل القواعد الأولى`;
export const rules_no_policy = (): string =>
  `لم تُحدَّد أي قواعد.`;
export const rules_until = <T>(v: { until: (text: string) => T }): Rich<T> =>
  [`حتى الأحد، `, v.until(``), `.`];
export const rules_settings_apply = (): string =>
  `تسري إعدادات المشغّل.`;
export const rules_settings_today = (): string =>
  `إعدادات المشغّل كما هي اليوم؛ وصفحة كل أسبوع تعرض إعداداته.`;
export const rules_hash_note = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`بصمة القواعد هي SHA-256 لوثيقتها بصيغة JSON القانونية (RFC 8785)، وتذكرها نتيجة كل أسبوع. `, v.a(`كل القواعد بصيغة JSON`)];
export const rules_pool = (v: { pool: string }): string =>
  `يبلغ الصندوق الأسبوعي \u2068${v.pool}\u2069.`;
export const rules_pool_off = (v: { pool: string }): string =>
  `يبلغ الصندوق الأسبوعي \u2068${v.pool}\u2069: لا تُوزَّع عملات.`;
export const rules_pool_part = (v: { part: number; most: string }): string =>
  `الصندوق الأسبوعي هو ${number(v.part)} % من العملات التي في محفظة الصندوق عند اللقطة ولا تدين بها لأحد، \u2068${v.most}\u2069 على الأكثر.`;
export const rules_unread = (): string =>
  `إذا تعذّرت قراءة الرصيد يومًا كاملًا احتُسب 0، وتبقى العملات لأسابيع لاحقة.`;
export const rules_everybody = (): string =>
  `يتقاسم الصندوقَ كل من له نقاط في الأسبوع.`;
export const rules_least = (v: { points: number }): string =>
  `يتقاسم الصندوقَ الأعضاء الذين لا تقل نقاطهم في الأسبوع عن ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}.`;
export const rules_all_count = (): string =>
  `تُحتسب كل نقاط الأسبوع.`;
export const rules_backed = (v: { points: number; tip: string; weeks: number }): string =>
  `تُحتسب النقاط بقدر ما يسندها الأعضاء القدامى: لا أكثر من ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })} لكل عضو قديم أرسل إلى العضو إكرامية قدرها \u2068${v.tip}\u2069 أو أكثر ${plural(v.weeks, { zero: `خلال آخر ${number(v.weeks)} أسبوع`, one: `خلال الأسبوع الأخير`, two: `خلال آخر أسبوعين`, few: `خلال آخر ${number(v.weeks)} أسابيع`, many: `خلال آخر ${number(v.weeks)} أسبوعًا`, other: `خلال آخر ${number(v.weeks)} أسبوع` })}.`;
export const rules_small = (v: { tip: string }): string =>
  `لا تُحتسب نقاط الإكراميات التي تقل عن \u2068${v.tip}\u2069.`;
export const rules_long_standing = (v: { weeks: number; points: number; active: number }): string =>
  `يصبح العضو قديمًا بعد ${plural(v.weeks, { zero: `${number(v.weeks)} أسبوع`, one: `أسبوع واحد`, two: `أسبوعين`, few: `${number(v.weeks)} أسابيع`, many: `${number(v.weeks)} أسبوعًا`, other: `${number(v.weeks)} أسبوع` })} من إنشاء حسابه، إذا احتُسب له ما لا يقل عن ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })} في ${plural(v.active, { zero: `${number(v.active)} أسبوع سابق`, one: `أسبوع سابق واحد`, two: `أسبوعين سابقين`, few: `${number(v.active)} أسابيع سابقة`, many: `${number(v.active)} أسبوعًا سابقًا`, other: `${number(v.active)} أسبوع سابق` })}.`;
export const rules_founders = (v: { count: number }): string =>
  `المؤسسون الذين يُعدّون أعضاء قدامى في كل الأحوال: ${number(v.count)}.`;
export const rules_young = (v: { weeks: number }): string =>
  `${plural(v.weeks, { zero: `خلال أول ${number(v.weeks)} أسبوع`, one: `خلال الأسبوع الأول`, two: `خلال أول أسبوعين`, few: `خلال أول ${number(v.weeks)} أسابيع`, many: `خلال أول ${number(v.weeks)} أسبوعًا`, other: `خلال أول ${number(v.weeks)} أسبوع` })} من عمر المجتمع يُعدّ كل عضو قديمًا.`;
export const rules_young_most = (v: { weeks: number; percent: number }): string =>
  `${plural(v.weeks, { zero: `خلال أول ${number(v.weeks)} أسبوع`, one: `خلال الأسبوع الأول`, two: `خلال أول أسبوعين`, few: `خلال أول ${number(v.weeks)} أسابيع`, many: `خلال أول ${number(v.weeks)} أسبوعًا`, other: `خلال أول ${number(v.weeks)} أسبوع` })} من عمر المجتمع يُعدّ كل عضو قديمًا، ولا يحصل أي عضو على أكثر من ${number(v.percent)} % من الصندوق.`;
export const rules_founders_vouch = (): string =>
  `في تلك المدة لا تجعل العضوَ قديمًا إلا النقاط التي يسندها المؤسسون.`;
export const rules_new = (v: { weeks: number; points: number }): string =>
  `${plural(v.weeks, { zero: `خلال أول ${number(v.weeks)} أسبوع`, one: `خلال الأسبوع الأول`, two: `خلال أول أسبوعين`, few: `خلال أول ${number(v.weeks)} أسابيع`, many: `خلال أول ${number(v.weeks)} أسبوعًا`, other: `خلال أول ${number(v.weeks)} أسبوع` })} من عمر الحساب تُحتسب بلا سند نقاط إضافية لا تزيد على ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}.`;
export const rules_new_limit = (v: { weeks: number; percent: number }): string =>
  `هذه النقاط لا تجعل أحدًا عضوًا قديمًا. وبعد ${plural(v.weeks, { zero: `أول ${number(v.weeks)} أسبوع`, one: `الأسبوع الأول`, two: `أول أسبوعين`, few: `أول ${number(v.weeks)} أسابيع`, many: `أول ${number(v.weeks)} أسبوعًا`, other: `أول ${number(v.weeks)} أسبوع` })} من عمر المجتمع تكون نقاط كل الحسابات الجديدة معًا ${number(v.percent)} % من النقاط المحتسبة على الأكثر.`;
export const rules_most = (v: { percent: number }): string =>
  `لا يحصل أي عضو على أكثر من ${number(v.percent)} % من الصندوق.`;
export const rules_most_later = (v: { percent: number }): string =>
  `بعد ذلك لا يحصل أي عضو على أكثر من ${number(v.percent)} % من الصندوق.`;
export const rules_tip_least = (v: { tip: string }): string =>
  `الإكرامية التي تقل عن \u2068${v.tip}\u2069 لا تكسب نقاطًا.`;
export const rules_earns = (v: { name: string; points: number }): string =>
  `«\u2068${v.name}\u2069»: ${plural(v.points, { '=0': `لا نقاط`, zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}.`;
export const rules_day_points = (v: { points: number }): string =>
  `الإكراميات والتحويلات و\u2068/gm\u2069 و\u2068/faucet\u2069 تكسب معًا في اليوم ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })} على الأكثر.`;
export const rules_day_tips = (v: { tips: number }): string =>
  `عدد الإكراميات التي تكسب نقاطًا في اليوم: ${number(v.tips)} على الأكثر.`;
export const rules_hunt = (v: { points: number }): string =>
  `يمنح البحث عن الكنز العضو ${plural(v.points, { zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })} على الأكثر.`;
export const rules_pool_falls = (v: { from: string; to: string }): string =>
  `ينخفض الصندوق الأسبوعي من \u2068${v.from}\u2069 إلى \u2068${v.to}\u2069.`;
export const rules_pool_rises = (v: { from: string; to: string }): string =>
  `يرتفع الصندوق الأسبوعي من \u2068${v.from}\u2069 إلى \u2068${v.to}\u2069.`;
export const rules_ceiling_falls = (v: { from: string; to: string }): string =>
  `ينخفض سقف الصندوق الأسبوعي من \u2068${v.from}\u2069 إلى \u2068${v.to}\u2069.`;
export const rules_ceiling_rises = (v: { from: string; to: string }): string =>
  `يرتفع سقف الصندوق الأسبوعي من \u2068${v.from}\u2069 إلى \u2068${v.to}\u2069.`;
export const rules_share_takes = (v: { to: number; from: number }): string =>
  `تتطلب الحصة ${plural(v.to, { zero: `${number(v.to)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.to)} نقاط`, many: `${number(v.to)} نقطة`, other: `${number(v.to)} نقطة` })} في الأسبوع بدلًا من ${number(v.from)}.`;
export const rules_most_falls = (v: { from: number; to: number }): string =>
  `ينخفض أقصى ما يحصل عليه عضو واحد من ${number(v.from)} % إلى ${number(v.to)} % من الصندوق.`;
export const rules_most_rises = (v: { from: number; to: number }): string =>
  `يرتفع أقصى ما يحصل عليه عضو واحد من ${number(v.from)} % إلى ${number(v.to)} % من الصندوق.`;
export const rules_tip_counts = (v: { to: string; from: string }): string =>
  `تُحتسب الإكرامية ابتداءً من \u2068${v.to}\u2069 بدلًا من \u2068${v.from}\u2069.`;
export const rules_backer_makes = (v: { to: number; from: string }): string =>
  `بكل سند يُحتسب ${plural(v.to, { zero: `${number(v.to)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.to)} نقاط`, many: `${number(v.to)} نقطة`, other: `${number(v.to)} نقطة` })} على الأكثر بدلًا من \u2068${v.from}\u2069.`;
export const rules_tip_backs = (v: { to: number; from: number }): string =>
  `تسند الإكرامية متلقيها مدة ${plural(v.to, { zero: `${number(v.to)} أسبوع`, one: `أسبوع واحد`, two: `أسبوعين`, few: `${number(v.to)} أسابيع`, many: `${number(v.to)} أسبوعًا`, other: `${number(v.to)} أسبوع` })} بدلًا من ${number(v.from)}.`;
export const rules_age = (v: { to: number; from: number }): string =>
  `يصبح العضو قديمًا بعد ${plural(v.to, { zero: `${number(v.to)} أسبوع`, one: `أسبوع واحد`, two: `أسبوعين`, few: `${number(v.to)} أسابيع`, many: `${number(v.to)} أسبوعًا`, other: `${number(v.to)} أسبوع` })} من إنشاء حسابه بدلًا من ${number(v.from)}؛ و${plural(v.to, { zero: `خلال أول ${number(v.to)} أسبوع`, one: `خلال الأسبوع الأول`, two: `خلال أول أسبوعين`, few: `خلال أول ${number(v.to)} أسابيع`, many: `خلال أول ${number(v.to)} أسبوعًا`, other: `خلال أول ${number(v.to)} أسبوع` })} من عمر المجتمع يُعدّ كل عضو قديمًا.`;
export const rules_active_weeks = (v: { to: number; from: number }): string =>
  `يصبح العضو قديمًا بعد ${plural(v.to, { zero: `${number(v.to)} أسبوع نشط`, one: `أسبوع نشط واحد`, two: `أسبوعين نشطين`, few: `${number(v.to)} أسابيع نشطة`, many: `${number(v.to)} أسبوعًا نشطًا`, other: `${number(v.to)} أسبوع نشط` })} بدلًا من ${number(v.from)}.`;
export const rules_active_points = (v: { to: number; from: number }): string =>
  `يكون الأسبوع نشطًا ابتداءً من ${plural(v.to, { zero: `${number(v.to)} نقطة محتسبة`, one: `نقطة محتسبة واحدة`, two: `نقطتين محتسبتين`, few: `${number(v.to)} نقاط محتسبة`, many: `${number(v.to)} نقطة محتسبة`, other: `${number(v.to)} نقطة محتسبة` })} بدلًا من ${number(v.from)}.`;
export const rules_founders_added = (v: { count: number }): string =>
  `مؤسسون أُضيفوا: ${number(v.count)}.`;
export const rules_founders_removed = (v: { count: number }): string =>
  `مؤسسون أُزيلوا: ${number(v.count)}.`;
export const rules_vouch_founders = (v: { weeks: number }): string =>
  `${plural(v.weeks, { zero: `خلال أول ${number(v.weeks)} أسبوع`, one: `خلال الأسبوع الأول`, two: `خلال أول أسبوعين`, few: `خلال أول ${number(v.weeks)} أسابيع`, many: `خلال أول ${number(v.weeks)} أسبوعًا`, other: `خلال أول ${number(v.weeks)} أسبوع` })} من عمر المجتمع لا تجعل العضوَ قديمًا إلا النقاط التي يسندها المؤسسون.`;
export const rules_vouch_all = (v: { weeks: number }): string =>
  `${plural(v.weeks, { zero: `خلال أول ${number(v.weeks)} أسبوع`, one: `خلال الأسبوع الأول`, two: `خلال أول أسبوعين`, few: `خلال أول ${number(v.weeks)} أسابيع`, many: `خلال أول ${number(v.weeks)} أسبوعًا`, other: `خلال أول ${number(v.weeks)} أسبوع` })} من عمر المجتمع تجعل كل النقاط المحتسبة العضوَ قديمًا.`;
export const rules_young_falls = (v: { weeks: number; from: number; to: number }): string =>
  `ينخفض أقصى ما يحصل عليه عضو واحد ${plural(v.weeks, { zero: `خلال أول ${number(v.weeks)} أسبوع`, one: `خلال الأسبوع الأول`, two: `خلال أول أسبوعين`, few: `خلال أول ${number(v.weeks)} أسابيع`, many: `خلال أول ${number(v.weeks)} أسبوعًا`, other: `خلال أول ${number(v.weeks)} أسبوع` })} من عمر المجتمع من ${number(v.from)} % إلى ${number(v.to)} % من الصندوق.`;
export const rules_young_rises = (v: { weeks: number; from: number; to: number }): string =>
  `يرتفع أقصى ما يحصل عليه عضو واحد ${plural(v.weeks, { zero: `خلال أول ${number(v.weeks)} أسبوع`, one: `خلال الأسبوع الأول`, two: `خلال أول أسبوعين`, few: `خلال أول ${number(v.weeks)} أسابيع`, many: `خلال أول ${number(v.weeks)} أسبوعًا`, other: `خلال أول ${number(v.weeks)} أسبوع` })} من عمر المجتمع من ${number(v.from)} % إلى ${number(v.to)} % من الصندوق.`;
export const rules_new_none = (): string =>
  `تحتاج الحسابات الجديدة إلى سند لكل نقاطها المحتسبة.`;
export const rules_new_weeks = (v: { to: number; from: number }): string =>
  `يُعدّ الحساب جديدًا مدة ${plural(v.to, { zero: `${number(v.to)} أسبوع`, one: `أسبوع واحد`, two: `أسبوعين`, few: `${number(v.to)} أسابيع`, many: `${number(v.to)} أسبوعًا`, other: `${number(v.to)} أسبوع` })} بدلًا من ${number(v.from)}.`;
export const rules_new_points = (v: { to: number; from: string }): string =>
  `يُحتسب للحساب الجديد بلا سند ${plural(v.to, { zero: `${number(v.to)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.to)} نقاط`, many: `${number(v.to)} نقطة`, other: `${number(v.to)} نقطة` })} على الأكثر بدلًا من \u2068${v.from}\u2069.`;
export const rules_new_share_falls = (v: { from: number; to: number }): string =>
  `تنخفض أعلى حصة لهذه النقاط من كل الحسابات الجديدة معًا من ${number(v.from)} % إلى ${number(v.to)} % من النقاط المحتسبة.`;
export const rules_new_share_rises = (v: { from: number; to: number }): string =>
  `ترتفع أعلى حصة لهذه النقاط من كل الحسابات الجديدة معًا من ${number(v.from)} % إلى ${number(v.to)} % من النقاط المحتسبة.`;
export const rules_tip_earns = (v: { to: string; from: string }): string =>
  `تكسب الإكرامية نقاطًا ابتداءً من \u2068${v.to}\u2069 بدلًا من \u2068${v.from}\u2069.`;
export const rules_earns_instead = (v: { name: string; points: number; from: number }): string =>
  `«\u2068${v.name}\u2069»: ${plural(v.points, { '=0': `لا نقاط`, zero: `${number(v.points)} نقطة`, one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })} بدلًا من ${number(v.from)}.`;
export const rules_day_points_falls = (v: { from: number; to: number }): string =>
  `ينخفض أقصى ما تكسبه الإكراميات والتحويلات و\u2068/gm\u2069 و\u2068/faucet\u2069 معًا في اليوم من ${number(v.from)} إلى ${plural(v.to, { zero: `${number(v.to)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.to)} نقاط`, many: `${number(v.to)} نقطة`, other: `${number(v.to)} نقطة` })}.`;
export const rules_day_points_rises = (v: { from: number; to: number }): string =>
  `يرتفع أقصى ما تكسبه الإكراميات والتحويلات و\u2068/gm\u2069 و\u2068/faucet\u2069 معًا في اليوم من ${number(v.from)} إلى ${plural(v.to, { zero: `${number(v.to)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.to)} نقاط`, many: `${number(v.to)} نقطة`, other: `${number(v.to)} نقطة` })}.`;
export const rules_day_tips_falls = (v: { from: number; to: number }): string =>
  `ينخفض عدد الإكراميات التي تكسب نقاطًا في اليوم من ${number(v.from)} إلى ${number(v.to)}.`;
export const rules_day_tips_rises = (v: { from: number; to: number }): string =>
  `يرتفع عدد الإكراميات التي تكسب نقاطًا في اليوم من ${number(v.from)} إلى ${number(v.to)}.`;
export const rules_hunt_falls = (v: { from: number; to: number }): string =>
  `ينخفض أقصى ما يمنحه البحث عن الكنز للعضو من ${number(v.from)} إلى ${plural(v.to, { zero: `${number(v.to)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.to)} نقاط`, many: `${number(v.to)} نقطة`, other: `${number(v.to)} نقطة` })}.`;
export const rules_hunt_rises = (v: { from: number; to: number }): string =>
  `يرتفع أقصى ما يمنحه البحث عن الكنز للعضو من ${number(v.from)} إلى ${plural(v.to, { zero: `${number(v.to)} نقطة`, one: `نقطة واحدة`, two: `نقطتين`, few: `${number(v.to)} نقاط`, many: `${number(v.to)} نقطة`, other: `${number(v.to)} نقطة` })}.`;
export const rules_news_title = (v: { start: string }): string =>
  `قواعد جديدة للصندوق الأسبوعي ابتداءً من \u2068${v.start}\u2069`;
export const rules_news_same = (v: { name: string }): string =>
  `اسمها \u2068${v.name}\u2069، ولا تتغير أي قاعدة.`;
export const rules_news_all = (v: { url: string }): string =>
  `كل القواعد: ${v.url}`;
export const monitor_title = (): string =>
  `مراقبة النظام`;
export const monitor_lead = (): string =>
  `هل يسير الصندوق الأسبوعي كما ينبغي؟`;
export const monitor_unavailable = (): string =>
  `المراقبة غير متاحة`;
export const monitor_unavailable_text = (): string =>
  `لا اتصال بخدمة المراقبة`;
export const monitor_retry_connection = (): string =>
  `إعادة الاتصال`;
export const monitor_failed = (): string =>
  `تعذّر التحميل`;
export const monitor_status = (): string =>
  `الحالة`;
export const monitor_services = (): string =>
  `الخدمات`;
export const monitor_system_health = (): string =>
  `سلامة النظام`;
export const monitor_healthy = (): string =>
  `سليم`;
export const monitor_unhealthy = (): string =>
  `غير سليم`;
export const monitor_rewards_system = (): string =>
  `الصندوق الأسبوعي`;
export const monitor_enabled = (): string =>
  `مفعّل`;
export const monitor_disabled = (): string =>
  `معطّل`;
export const monitor_configured = (): string =>
  `مُعدّة`;
export const monitor_not_configured = (): string =>
  `غير مُعدّة`;
export const monitor_database = (): string =>
  `قاعدة البيانات`;
export const monitor_snapshots = (): string =>
  `اللقطات`;
export const monitor_distributions = (): string =>
  `التوزيعات`;
export const monitor_last_days = (): string =>
  `آخر 7 أيام`;
export const monitor_scheduler = (): string =>
  `الجدولة`;
export const monitor_recent_entries = (): string =>
  `الإدخالات الأخيرة`;
export const monitor_snapshot_when = (): string =>
  `الأحد 23:00 UTC`;
export const monitor_distribution_when = (): string =>
  `الاثنين 00:00 UTC`;
export const monitor_until = <T>(v: { left: string; date: (text: string) => T }): Rich<T> =>
  [`بعد `, `\u2068${v.left}\u2069`, `، `, v.date(``)];
export const monitor_until_now = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`الآن، `, v.date(``)];
export const monitor_configuration = (): string =>
  `الإعدادات`;
export const monitor_weekly_pool = (): string =>
  `الصندوق الأسبوعي`;
export const monitor_weekly_pool_estimate = (): string =>
  `الصندوق الأسبوعي (تقدير)`;
export const monitor_min_threshold = (): string =>
  `الحد الأدنى`;
export const monitor_system_enabled = (): string =>
  `النظام مفعّل`;
export const monitor_yes = (): string =>
  `نعم`;
export const monitor_no = (): string =>
  `لا`;
export const monitor_unknown = (): string =>
  `غير معروف`;
export const monitor_pts_range = (v: { range: string }): string =>
  `\u2068${v.range}\u2069 نقطة`;
export const monitor_percent = (v: { percent: string }): string =>
  `\u2068${v.percent}\u2069%`;
export const monitor_health = (): string =>
  `السلامة المقيسة`;
export const monitor_health_hint = (): string =>
  `مقيسة عند كل جزء، لا مفترضة.`;
export const monitor_ok = (): string =>
  `سليم`;
export const monitor_warning = (): string =>
  `تنبيه`;
export const monitor_failing = (): string =>
  `عطل`;
export const monitor_off = (): string =>
  `متوقف`;
export const monitor_waiting = (): string =>
  `قيد الانتظار`;
export const monitor_job_failed = (): string =>
  `فشل`;
export const monitor_job_late = (): string =>
  `متأخر`;
export const monitor_board = (): string =>
  `الترتيب`;
export const monitor_board_loading = (): string =>
  `يجري تحميله؛ وتتبعه صفحاته بعد لحظة`;
export const monitor_board_loaded = (): string =>
  `محمّل`;
export const monitor_jobs = (): string =>
  `المهام`;
export const monitor_no_database = (): string =>
  `غير معروف ما دامت قاعدة البيانات غير متاحة`;
export const monitor_clock = (): string =>
  `الساعة`;
export const monitor_clock_trusted = (): string =>
  `موثوقة`;
export const monitor_clock_doubted = (v: { problem: string }): string =>
  `الأسابيع تنتظر: \u2068${v.problem}\u2069`;
export const monitor_updates = (): string =>
  `رسائل البوت`;
export const monitor_blocks = (): string =>
  `الكتل`;
export const monitor_price = (): string =>
  `السعر`;
export const monitor_backup = (): string =>
  `أحدث نسخة احتياطية`;
export const monitor_witnesses = (): string =>
  `شهود السجل`;
export const monitor_job_never = (): string =>
  `لم تعمل بعد`;
export const monitor_job_ran = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`آخر تشغيل: `, v.run(``)];
export const monitor_job_took = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`آخر تشغيل: `, v.run(``), `، المدة: `, `\u2068${v.took}\u2069`];
export const monitor_job_ran_never = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`آخر تشغيل: `, v.run(``), `؛ آخر نجاح: لا يوجد`];
export const monitor_job_took_never = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`آخر تشغيل: `, v.run(``), `، المدة: `, `\u2068${v.took}\u2069`, `؛ آخر نجاح: لا يوجد`];
export const monitor_job_ran_success = <T>(v: { run: (text: string) => T; success: (text: string) => T }): Rich<T> =>
  [`آخر تشغيل: `, v.run(``), `؛ آخر نجاح: `, v.success(``)];
export const monitor_job_took_success = <T>(v: { run: (text: string) => T; took: string; success: (text: string) => T }): Rich<T> =>
  [`آخر تشغيل: `, v.run(``), `، المدة: `, `\u2068${v.took}\u2069`, `؛ آخر نجاح: `, v.success(``)];
export const monitor_ms = (v: { time: string }): string =>
  `\u2068${v.time}\u2069 م.ث`;
export const monitor_s = (v: { time: string }): string =>
  `\u2068${v.time}\u2069 ث`;
export const monitor_wallet_off = (): string =>
  `المحفظة غير مُعدّة؛ تبقى الحصص مستحقة`;
export const monitor_wallet_stopped = (): string =>
  `المدفوعات موقوفة: تُظهر المحفظة دفعة ليست في الدفاتر، وعلى المشغّل أن يتحقق`;
export const monitor_wallet_silent = (): string =>
  `لم تُجب بعد`;
export const monitor_no_answer = (): string =>
  `لا تُجيب`;
export const monitor_wallet_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`عند الكتلة `, `${number(v.height)}`, `، أُنشئت `, v.time(``)];
export const monitor_wallet_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`عند الكتلة `, `${number(v.height)}`, `، أُنشئت `, v.time(``), `؛ تغطي ما هو مستحق`];
export const monitor_wallet_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`عند الكتلة `, `${number(v.height)}`, `، أُنشئت `, v.time(``), `؛ فيها أقل مما هو مستحق`];
export const monitor_wallet_syncing = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`تلحق بالسلسلة، عند الكتلة `, `${number(v.height)}`, `، أُنشئت `, v.time(``)];
export const monitor_wallet_syncing_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`تلحق بالسلسلة، عند الكتلة `, `${number(v.height)}`, `، أُنشئت `, v.time(``), `؛ تغطي ما هو مستحق`];
export const monitor_wallet_syncing_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`تلحق بالسلسلة، عند الكتلة `, `${number(v.height)}`, `، أُنشئت `, v.time(``), `؛ فيها أقل مما هو مستحق`];
export const monitor_balance = <T>(v: { balance: (text: string) => T; owed: (text: string) => T }): Rich<T> =>
  [`الرصيد `, v.balance(``), `، المستحق `, v.owed(``)];
export const monitor_balance_unknown = <T>(v: { owed: (text: string) => T }): Rich<T> =>
  [`الرصيد غير معروف، المستحق `, v.owed(``)];
export const monitor_chain_off = (): string =>
  `لا سلسلة تُتابَع؛ المدفوعات غير مراقَبة`;
export const monitor_chain_halted = (): string =>
  `متوقفة بعد إعادة تنظيم عميقة: لا يُدفع شيء حتى يتحقق المشغّل`;
export const monitor_chain_unread = (): string =>
  `لم تُقرأ بعد`;
export const monitor_chain_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`عند الكتلة `, `${number(v.height)}`, `، آخر قراءة كاملة: `, v.time(``)];
export const monitor_chain_at_never = (v: { height: number }): string =>
  `عند الكتلة ${number(v.height)}، لم تُقرأ كاملة بعد`;
export const monitor_chain_behind = <T>(v: { height: number; source: number; time: (text: string) => T }): Rich<T> =>
  [`متأخرة: الكتلة `, `${number(v.height)}`, ` من `, `${number(v.source)}`, `، آخر قراءة كاملة: `, v.time(``)];
export const monitor_chain_behind_never = (v: { height: number; source: number }): string =>
  `متأخرة: الكتلة ${number(v.height)} من ${number(v.source)}، لم تُقرأ كاملة بعد`;
export const monitor_price_off = (): string =>
  `لم يُعَدّ سعر؛ لا يعرض الموقع مبالغ بالدولار`;
export const monitor_price_received = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`ورد `, v.time(``)];
export const monitor_price_too_old = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`ورد `, v.time(``), `؛ قديم جدًا، لذا لا يعرض الموقع مبالغ بالدولار`];
export const monitor_price_fixed = (): string =>
  `حدّده المشغّل`;
export const monitor_price_none = (): string =>
  `لم يرد بعد`;
export const monitor_pool_no_wallet = (): string =>
  `جزء من رصيد المحفظة، لكن لا محفظة مُعدّة`;
export const monitor_pool_waits = (v: { week: string }): string =>
  `أسبوع \u2068${v.week}\u2069 ينتظر إلى أن يمكن قراءة رصيد المحفظة`;
export const monitor_pool_unread = (v: { week: string }): string =>
  `تعذّرت قراءة الرصيد لأسبوع \u2068${v.week}\u2069 فاحتُسب 0`;
export const monitor_pool_read = (v: { week: string }): string =>
  `قُرئ الرصيد لأسبوع \u2068${v.week}\u2069`;
export const monitor_pool_not_yet = (): string =>
  `جزء من رصيد المحفظة لم يحتج إليه أي أسبوع بعد`;
export const monitor_backup_off = (): string =>
  `لا نسخ احتياطية مجدولة`;
export const monitor_backup_unknown = (): string =>
  `غير معروف`;
export const monitor_backup_none = (): string =>
  `لا توجد بعد`;
export const monitor_backup_made = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`أُنشئت `, v.time(``)];
export const monitor_witness_off = (): string =>
  `لم يُعَدّ أي شاهد`;
export const monitor_witness_none = (): string =>
  `لم يوقّع أي منهم بعد`;
export const monitor_witness_cosigned = <T>(v: { names: string; size: number; time: (text: string) => T }): Rich<T> =>
  [`\u2068${v.names}\u2069`, `: الأوراق الموقّعة: `, `${number(v.size)}`, `، `, v.time(``)];
export const monitor_updates_webhook = (): string =>
  `لا تصل: خطاف ويب يرسلها إلى مكان آخر`;
export const monitor_updates_other_reader = (): string =>
  `لا تصل كلها: برنامج آخر يقرؤها بالرمز نفسه`;
export const monitor_updates_off = (): string =>
  `لا تُطلب من تيليجرام`;
export const monitor_updates_ok = (): string =>
  `تُقرأ من تيليجرام`;
export const monitor_database_read_only = (): string =>
  `لا تقبل أي تغيير`;
export const monitor_database_full = (): string =>
  `لم تبق فيها مساحة: لا يمكن حفظ شيء`;
export const monitor_database_busy = (): string =>
  `مثقلة بالعمل`;
export const monitor_database_checking = (): string =>
  `يجري التحقق من مجاميعها؛ تنتظر التغييرات لحظة`;
export const monitor_database_answers = (v: { time: string }): string =>
  `تُجيب خلال \u2068${v.time}\u2069`;
export const monitor_job_snapshot = (): string =>
  `اللقطة الأسبوعية`;
export const monitor_job_distribution = (): string =>
  `التوزيع الأسبوعي`;
export const monitor_job_broadcast = (): string =>
  `الرسائل العامة`;
export const monitor_job_invoices = (): string =>
  `مدفوعات الخطط`;
export const monitor_job_plan_notices = (): string =>
  `تذكيرات الخطط`;
export const monitor_job_webhooks = (): string =>
  `خطافات الويب`;
export const monitor_job_app_messages = (): string =>
  `رسائل التطبيقات`;
export const monitor_job_chain = (): string =>
  `السلسلة`;
export const monitor_job_payment_requests = (): string =>
  `طلبات الدفع`;
export const monitor_job_tips = (): string =>
  `الإكراميات`;
export const monitor_job_escrows = (): string =>
  `حسابات الضمان`;
export const monitor_job_price = (): string =>
  `سعر العملة`;
export const monitor_job_log = (): string =>
  `السجل العام`;
export const monitor_job_uptime = (): string =>
  `سجل التوفّر`;
export const monitor_job_alerts = (): string =>
  `تنبيهات المالك`;
export const monitor_job_backup = (): string =>
  `النسخ الاحتياطية`;
export const monitor_job_clean_up = (): string =>
  `التنظيف`;
export const monitor_uptime = (): string =>
  `التوفّر`;
export const monitor_uptime_hint = (): string =>
  `يقيسه الخادم نفسه كل دقيقة؛ والأيام بتوقيت UTC. الأداء المتراجع يُحتسب توفّرًا. وبالنسبة إلى الموقع تُحتسب الدقيقة بلا سجل انقطاعًا.`;
export const monitor_uptime_failed = (): string =>
  `تعذّر تحميل سجل التوفّر`;
export const monitor_uptime_none = (): string =>
  `لا سجل بعد. يبدأ خلال دقيقة من تشغيل الخادم، حيث تعمل مهامه.`;
export const monitor_by_day = (v: { part: string }): string =>
  `\u2068${v.part}\u2069: يومًا بيوم`;
export const monitor_today = (): string =>
  `اليوم`;
export const monitor_site = (): string =>
  `الموقع`;
export const monitor_telegram = (): string =>
  `تيليجرام`;
export const monitor_payouts = (): string =>
  `المدفوعات`;
export const monitor_chain_index = (): string =>
  `فهرس السلسلة`;
export const monitor_day_none = (v: { date: string }): string =>
  `${v.date}: لا سجل`;
export const monitor_day_up = (v: { date: string; percent: string; time: string }): string =>
  `${v.date}: متوفّر \u2068${v.percent}\u2069 من \u2068${v.time}\u2069`;
export const monitor_day_down = (v: { date: string; percent: string; time: string; down: string }): string =>
  `${v.date}: متوفّر \u2068${v.percent}\u2069 من \u2068${v.time}\u2069، منقطع \u2068${v.down}\u2069`;
export const monitor_day_degraded = (v: { date: string; percent: string; time: string; degraded: string }): string =>
  `${v.date}: متوفّر \u2068${v.percent}\u2069 من \u2068${v.time}\u2069، متراجع \u2068${v.degraded}\u2069`;
export const monitor_day_both = (v: { date: string; percent: string; time: string; down: string; degraded: string }): string =>
  `${v.date}: متوفّر \u2068${v.percent}\u2069 من \u2068${v.time}\u2069، منقطع \u2068${v.down}\u2069، متراجع \u2068${v.degraded}\u2069`;
export const monitor_hours = (v: { hours: number }): string =>
  `${number(v.hours)} س`;
export const monitor_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)} د`;
export const monitor_hours_minutes = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} س ${number(v.minutes)} د`;
export const monitor_activity = (): string =>
  `نشاط الأعضاء`;
export const monitor_activity_admins = (): string =>
  `لا يرى نشاط كل عضو إلا المشرفون. المجاميع في السجل أدناه.`;
export const monitor_activity_sign_in = (): string =>
  `نشاط كل عضو للمشرفين فقط. سجّل الدخول لتراه.`;
export const monitor_activity_no_sign_in = (): string =>
  `نشاط كل عضو للمشرفين فقط، وتسجيل الدخول غير مُعدّ في هذا الموقع.`;
export const monitor_activity_purpose = (): string =>
  `لترى نشاط كل عضو بصفتك مشرفًا.`;
export const monitor_activity_failed = (): string =>
  `تعذّر تحميل نشاط الأعضاء`;
export const monitor_search = (): string =>
  `البحث باسم المستخدم`;
export const monitor_search_hint = (): string =>
  `اسم المستخدم في تيليجرام`;
export const monitor_showing = (v: { count: number; all: number }): string =>
  `الأعضاء المعروضون: ${number(v.count)} من ${number(v.all)}`;
export const monitor_total_users = (): string =>
  `مجموع الأعضاء`;
export const monitor_average = (): string =>
  `متوسط النقاط`;
export const monitor_none_found = (): string =>
  `لا أعضاء يطابقون البحث`;
export const monitor_no_activity = (): string =>
  `لا نشاط للأعضاء`;
export const monitor_users = (): string =>
  `الأعضاء`;
export const monitor_show_more = (v: { count: number }): string =>
  `إظهار ${number(v.count)} أخرى`;
export const monitor_first_of = (v: { count: number; all: number }): string =>
  `المعروض أول ${number(v.count)} من ${number(v.all)}. ابحث لتجد الآخرين.`;
export const monitor_number = (v: { position: number }): string =>
  `المركز ${number(v.position)}`;
export const monitor_transactions = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} معاملة`, one: `معاملة واحدة`, two: `معاملتان`, few: `${number(v.count)} معاملات`, many: `${number(v.count)} معاملة`, other: `${number(v.count)} معاملة` })}`;
export const monitor_of_rewards = (v: { percent: string }): string =>
  `\u2068${v.percent}\u2069 من الصندوق الأسبوعي`;
export const monitor_needs = (v: { points: number }): string =>
  `ينقص ${number(v.points)}`;
export const monitor_not_eligible = (): string =>
  `غير مستوفٍ`;
export const monitor_hunt_activities = (): string =>
  `البحث عن الكنز`;
export const monitor_referral_rewards = (): string =>
  `الدعوات`;
export const monitor_other_activities = (): string =>
  `أنشطة أخرى`;
export const monitor_tier = (v: { tier: string }): string =>
  `المستوى \u2068${v.tier}\u2069`;
export const monitor_join_bonus = (): string =>
  `مكافأة الانضمام`;
export const monitor_content_submitted = (): string =>
  `إرسال محتوى`;
export const monitor_points = (): string =>
  `نقاط النشاط`;
export const monitor_points_failed = (): string =>
  `تعذّر تحميل نقاط النشاط`;
export const monitor_setup_points = (): string =>
  `مجموع النقاط لمرة واحدة`;
export const monitor_daily_cap = (): string =>
  `الحد اليومي`;
export const monitor_content_types = (): string =>
  `أنواع المحتوى`;
export const monitor_transaction_points = (): string =>
  `نقاط المعاملات`;
export const monitor_daily_activities = (): string =>
  `الأنشطة اليومية`;
export const monitor_content = (): string =>
  `المحتوى المُرسل`;
export const monitor_range = (): string =>
  `النطاق`;
export const monitor_default = (): string =>
  `المعتاد`;
export const monitor_log = (): string =>
  `آخر سجلات النظام`;
export const monitor_events_failed = (): string =>
  `تعذّر تحميل أحداث الخادم نفسه`;
export const monitor_auto_refresh = (v: { seconds: number }): string =>
  `التحديث التلقائي: كل ${number(v.seconds)} ث`;
export const monitor_last_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`آخر تحديث: `, v.time(``)];
export const monitor_source_system = (): string =>
  `النظام`;
export const monitor_source_rewards = (): string =>
  `الصندوق`;
export const monitor_source_wallet = (): string =>
  `المحفظة`;
export const monitor_source_scheduler = (): string =>
  `الجدولة`;
export const monitor_source_configuration = (): string =>
  `الإعدادات`;
export const monitor_source_activity = (): string =>
  `النشاط`;
export const monitor_source_monitor = (): string =>
  `المراقبة`;
export const monitor_log_healthy = (): string =>
  `النظام سليم`;
export const monitor_log_unhealthy = (): string =>
  `النظام غير سليم`;
export const monitor_log_rewards_on = (): string =>
  `الصندوق الأسبوعي مفعّل`;
export const monitor_log_rewards_off = (): string =>
  `الصندوق الأسبوعي معطّل`;
export const monitor_log_wallet = (): string =>
  `المحفظة مُعدّة`;
export const monitor_log_no_wallet = (): string =>
  `المحفظة غير مُعدّة`;
export const monitor_log_snapshots = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} لقطة`, one: `لقطة واحدة`, two: `لقطتان`, few: `${number(v.count)} لقطات`, many: `${number(v.count)} لقطة`, other: `${number(v.count)} لقطة` })} في آخر 7 أيام`;
export const monitor_log_distributions = (v: { count: number }): string =>
  `${plural(v.count, { zero: `${number(v.count)} توزيع`, one: `توزيع واحد`, two: `توزيعان`, few: `${number(v.count)} توزيعات`, many: `${number(v.count)} توزيعًا`, other: `${number(v.count)} توزيع` })} في آخر 7 أيام`;
export const monitor_log_pool = (v: { pool: string; threshold: number }): string =>
  `الصندوق الأسبوعي: \u2068${v.pool}\u2069؛ الحد الأدنى من النقاط: ${number(v.threshold)}`;
export const monitor_log_pool_about = (v: { pool: string; part: string; most: string; threshold: number }): string =>
  `الصندوق الأسبوعي: نحو \u2068${v.pool}\u2069 (\u2068${v.part}\u2069 % من العملات الحرة في المحفظة، \u2068${v.most}\u2069 على الأكثر)؛ الحد الأدنى من النقاط: ${number(v.threshold)}`;
export const monitor_log_pool_unknown = (v: { part: string; most: string; threshold: number }): string =>
  `الصندوق الأسبوعي: غير معروف بعد (\u2068${v.part}\u2069 % من العملات الحرة في المحفظة، \u2068${v.most}\u2069 على الأكثر)؛ الحد الأدنى من النقاط: ${number(v.threshold)}`;
export const monitor_log_active = (v: { users: number; points: number }): string =>
  `الأعضاء النشطون هذا الأسبوع: ${number(v.users)}، والنقاط: ${number(v.points)}`;
export const monitor_log_eligible = (v: { count: number }): string =>
  `الأعضاء المستوفون لشروط الحصة: ${number(v.count)}`;
export const monitor_log_failed = (): string =>
  `تعذّر جلب البيانات لإعداد السجل`;
export const check_title = (): string =>
  `تحقق منه`;
export const check_text = (): string =>
  `يضم الملف كل ما حُسب منه التقسيم: الصندوق والحد الأدنى وإصدار الصيغة، ولكل عضو رقمه ونقاطه وتاريخ حسابه (يفصل عند التعادل) وحصته بأصغر وحدة للعملة. بلا أسماء ولا أسرار.`;
export const check_start = (): string =>
  `تحقق بنفسك`;
export const check_hash = (): string =>
  `بصمة النتيجة (SHA-256 لملف CSV)`;
export const check_earlier = <T>(v: { closed: (text: string) => T; reopened: (text: string) => T }): Rich<T> =>
  [`نتيجة سابقة، أُغلقت `, v.closed(``), ` وأُعيد فتحها `, v.reopened(``)];
export const check_own_machine = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`على جهازك يعطي `, v.command(``), ` النتيجة نفسها.`];
export const check_failed = (v: { reason: string }): string =>
  `تعذّر إكمال التحقق: \u2068${v.reason}\u2069`;
export const check_fetching = (): string =>
  `جلب الملف`;
export const check_fetching_events = (): string =>
  `جلب أحداثك`;
export const check_hashing = (): string =>
  `حساب بصمة الملف`;
export const check_splitting = (): string =>
  `إعادة حساب التقسيم`;
export const check_not_fetched = (v: { status: string }): string =>
  `تعذّر جلب الملف (\u2068${v.status}\u2069)`;
export const check_no_worker = (): string =>
  `لم يستطع المتصفح إجراء التحقق`;
export const check_log_grew = (): string =>
  `نما السجل أثناء التحقق. حاول مرة أخرى.`;
export const check_agrees = (): string =>
  `يتطابق`;
export const check_differs = (): string =>
  `لا يتطابق`;
export const check_empty_hash = (): string =>
  `لا أحد مدرج، ولم يُوزَّع شيء. بصمة الملف هي المعروضة في هذه الصفحة.`;
export const check_empty = (): string =>
  `لا أحد مدرج، ولم يُوزَّع شيء. لم تُقارن البصمة: لا تحسب المتصفحات البصمات إلا عبر https.`;
export const check_all_hash = (v: { count: number; total: string }): string =>
  `أعاد متصفحك حساب الحصص وفق القواعد (${number(v.count)}): كلها مطابقة حتى آخر وحدة، ومجموعها \u2068${v.total}\u2069. بصمة الملف هي المعروضة في هذه الصفحة.`;
export const check_all = (v: { count: number; total: string }): string =>
  `أعاد متصفحك حساب الحصص وفق القواعد (${number(v.count)}): كلها مطابقة حتى آخر وحدة، ومجموعها \u2068${v.total}\u2069. لم تُقارن البصمة: لا تحسب المتصفحات البصمات إلا عبر https.`;
export const check_bad_hash = (v: { hash: string }): string =>
  `بصمة الملف \u2068${v.hash}\u2069، وليست المعروضة في هذه الصفحة.`;
export const check_formula = (): string =>
  `قُسّم الأسبوع بصيغة لا تعرفها هذه الصفحة. أعد تحميل الصفحة.`;
export const check_difference = (v: { number: string; listed: string; computed: string }): string =>
  `العضو \u2068${v.number}\u2069 مدرج بمبلغ \u2068${v.listed}\u2069؛ وينبغي وفق القواعد أن يكون \u2068${v.computed}\u2069.`;
export const check_more = (v: { count: number }): string =>
  `حصص أخرى مختلفة: ${number(v.count)}.`;
export const check_below = (v: { number: string }): string =>
  `العضو \u2068${v.number}\u2069 مدرج بنقاط أقل من الحد الأدنى.`;
export const check_total = (v: { listed: string; expected: string }): string =>
  `مجموع الحصص \u2068${v.listed}\u2069 بدلًا من \u2068${v.expected}\u2069.`;
export const hunts_lead = (): string =>
  `ألغاز بالترتيب، وجوائز في النهاية، وفائزون يستطيع أي أحد التحقق منهم.`;
export const hunts_failed = (): string =>
  `تعذّر تحميل عمليات البحث عن الكنز`;
export const hunts_none = (): string =>
  `لم يُعلن أي بحث عن الكنز بعد`;
export const hunts_none_text = (): string =>
  `يظهر القادم هنا قبل أن يبدأ.`;
export const hunts_earlier = (): string =>
  `عمليات بحث سابقة`;
export const hunts_first = (): string =>
  `يفوز أول من ينهون البحث.`;
export const hunts_drawn = (): string =>
  `يُسحب الفائزون بالقرعة من كل من ينهون البحث.`;
export const hunts_points = (): string =>
  `نقاط`;
export const hunts_clues = (): string =>
  `الألغاز`;
export const hunts_players = (): string =>
  `اللاعبون`;
export const hunts_go = (): string =>
  `إلى البحث`;
export const hunts_rules = (): string =>
  `اطّلع على قواعده`;
export const hunts_row = <T>(v: { date: (text: string) => T; clues: number; players: number; finishers: number }): Rich<T> =>
  [v.date(``), `، الألغاز: `, `${number(v.clues)}`, `، اللاعبون: `, `${number(v.players)}`, `، أنهوا البحث: `, `${number(v.finishers)}`];
export const hunts_no_prizes = (): string =>
  `بلا جوائز`;
export const hunt_upcoming = (): string =>
  `قريبًا`;
export const hunt_running = (): string =>
  `جارٍ`;
export const hunt_ended = (): string =>
  `انتهى`;
export const hunt_settled = (): string =>
  `عُرف الفائزون`;
export const hunt_cancelled = (): string =>
  `أُلغي`;
export const hunt_starts_in = (): string =>
  `يبدأ بعد`;
export const hunt_ends_in = (): string =>
  `ينتهي بعد`;
export const hunt_finished = (): string =>
  `أنهوا البحث`;
export const hunt_prizes = (): string =>
  `الجوائز`;
export const hunt_failed = (): string =>
  `تعذّر تحميل البحث عن الكنز`;
export const hunt_was_cancelled = (): string =>
  `أُلغي هذا البحث عن الكنز`;
export const hunt_all = (): string =>
  `كل عمليات البحث`;
export const hunt_panel_own = (): string =>
  `دورك`;
export const hunt_panel_winners = (): string =>
  `الفائزون`;
export const hunt_panel_facts = (): string =>
  `المعلومات`;
export const hunt_panel_trail = (): string =>
  `الأثر`;
export const hunt_panel_prizes = (): string =>
  `الجوائز`;
export const hunt_panel_proof = (): string =>
  `الإثبات`;
export const hunt_link_page = (): string =>
  `رابط مخفي`;
export const hunt_link_title = (): string =>
  `وجدت شيئًا`;
export const hunt_link_lead = (): string =>
  `هذه الصفحة تخص لغزًا من بحث عن الكنز.`;
export const hunt_link_incomplete = (): string =>
  `الرابط ناقص`;
export const hunt_link_incomplete_text = (): string =>
  `امسح الرمز أو افتح الرابط من جديد، مع كل ما بعد علامة #.`;
export const hunt_link_purpose = (): string =>
  `لكي يُحتسب ما وجدته.`;
export const hunt_link_sign_in = (): string =>
  `سجّل الدخول ليُحتسب`;
export const hunt_link_effect = (): string =>
  `يحل الرابط لغزك، إن كان هو اللغز الذي وصلت إليه.`;
export const hunt_link_claim = (): string =>
  `وجدته`;
export const hunt_link_uncounted = (): string =>
  `لم يُحتسب`;
export const hunt_link_wrong = (): string =>
  `هذا الرابط ليس للغزك`;
export const hunt_link_wrong_text = (): string =>
  `لم تصل إلى لغزه بعد، أو سبق أن حللته، أو أن البحث عن الكنز ليس جاريًا. انظر لغزك في صفحة البحث.`;
export const hunt_right = (): string =>
  `هذا هو`;
export const hunt_you_finished = (): string =>
  `أنهيت البحث عن الكنز`;
export const hunt_facts = (): string =>
  `البحث`;
export const hunt_time = (): string =>
  `الوقت`;
export const hunt_times = <T>(v: { start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`من `, v.start(``), ` إلى `, v.end(``)];
export const hunt_who = (): string =>
  `من يمكنه المشاركة`;
export const hunt_players = (v: { days: number; points: number; weeks: number }): string =>
  `أعضاء لهم عنوان وغير محظورين${plural(v.days, { '=0': ``, one: `، انضموا قبل البداية بما لا يقل عن يوم واحد`, two: `، انضموا قبل البداية بما لا يقل عن يومين`, few: `، انضموا قبل البداية بما لا يقل عن ${number(v.days)} أيام`, many: `، انضموا قبل البداية بما لا يقل عن ${number(v.days)} يومًا`, other: `، انضموا قبل البداية بما لا يقل عن ${number(v.days)} يوم` })}${plural(v.points, { '=0': ``, other: `، نقاطهم لا تقل عن ${number(v.points)}` })}${plural(v.weeks, { '=0': ``, one: `، كانت لهم حصة من الصندوق في ما لا يقل عن أسبوع واحد`, two: `، كانت لهم حصة من الصندوق في ما لا يقل عن أسبوعين`, few: `، كانت لهم حصة من الصندوق في ما لا يقل عن ${number(v.weeks)} أسابيع`, many: `، كانت لهم حصة من الصندوق في ما لا يقل عن ${number(v.weeks)} أسبوعًا`, other: `، كانت لهم حصة من الصندوق في ما لا يقل عن ${number(v.weeks)} أسبوع` })}.`;
export const hunt_badge = (): string =>
  `شارة لكل من ينهي البحث`;
export const hunt_trail = (): string =>
  `على الأثر`;
export const hunt_trail_none_yet = (): string =>
  `لم يبدأ أحد بعد.`;
export const hunt_trail_none = (): string =>
  `لم يشارك أحد.`;
export const hunt_trail_count = (v: { players: number; finishers: number }): string =>
  `اللاعبون: ${number(v.players)}، أنهوا البحث: ${number(v.finishers)}.`;
export const hunt_at_clue = (v: { number: number }): string =>
  `عند اللغز ${number(v.number)}`;
export const hunt_winners = (): string =>
  `الفائزون`;
export const hunt_no_places = (): string =>
  `لم تكن في هذا البحث عن الكنز جوائز للمراكز.`;
export const hunt_nobody = (): string =>
  `لم ينهِ أحد هذا البحث عن الكنز في الوقت المحدد.`;
export const hunt_draws_after = (v: { count: number }): string =>
  `تُجرى القرعة بعد كتل أخرى عددها ${number(v.count)}.`;
export const hunt_winners_soon = (): string =>
  `يُعرف الفائزون خلال دقائق.`;
export const hunt_place = <T>(v: { label: (text: string) => T; place: number }): Rich<T> =>
  [v.label(`المركز `), `${number(v.place)}`];
export const hunt_pay_waits = (): string =>
  `سيُدفع`;
export const hunt_pay_sent = (): string =>
  `أُرسل`;
export const hunt_pay_paid = (): string =>
  `مدفوع`;
export const hunt_pay_banned = (): string =>
  `لم يُدفع: محظور`;
export const hunt_pay_no_address = (): string =>
  `لم يُدفع: لا عنوان`;
export const hunt_prizes_by_place = (): string =>
  `الجوائز حسب المركز`;
export const hunt_finisher_points = (v: { points: number }): string =>
  `نقاط كل من ينهي البحث: ${number(v.points)}.`;
export const hunt_rule_first = (): string =>
  `يفوز أول من ينهون البحث، حسب ترتيبهم.`;
export const hunt_rule_draw = (): string =>
  `تسحب كتلة من السلسلة الفائزين بالقرعة من كل من ينهون البحث.`;
export const hunt_rule_once = (): string =>
  `لكل من ينهي البحث مركز واحد وجائزة واحدة على الأكثر.`;
export const hunt_rule_points = (): string =>
  `تُمنح النقاط حين يُعرف الفائزون.`;
export const hunt_rule_rest = (): string =>
  `إن أنهى البحث أعضاء أقل من عدد الجوائز، فلا تُدفع الجوائز الباقية. وإن أُلغي البحث، فلا يفوز أحد بشيء.`;
export const hunt_rule_pool = (): string =>
  `تأتي العملات من محفظة الصندوق الأسبوعي، بعد كل الحصص المستحقة. للجوائز حد يومي (UTC)؛ ويُدفع الباقي في اليوم التالي.`;
export const hunt_rule_lapse = (v: { days: string }): string =>
  `الفائز المحظور أو الذي ليس له عنوان يحتفظ بالجائزة بعد نهاية البحث، وعدد الأيام: \u2068${v.days}\u2069. وبعدها تسقط.`;
export const hunt_rule_retry = (): string =>
  `تُعاد الدفعة الفاشلة بعد ساعة.`;
export const hunt_prize_both = <T>(v: { coins: (text: string) => T; points: number }): Rich<T> =>
  [v.coins(``), ` و`, `${plural(v.points, { one: `نقطة واحدة`, two: `نقطتان`, few: `${number(v.points)} نقاط`, many: `${number(v.points)} نقطة`, other: `${number(v.points)} نقطة` })}`];
export const hunt_prize_nothing = (): string =>
  `لا شيء`;
export const hunt_own = (): string =>
  `بحثك`;
export const hunt_own_sign_in = (): string =>
  `سجّل الدخول لترى اللغز الأول.`;
export const hunt_own_no_sign_in = (): string =>
  `هنا يلعب الأعضاء، والدخول غير مُعدّ في هذا الموقع بعد. البحث متاح أيضًا في المحادثة الخاصة مع البوت.`;
export const hunt_own_purpose = (): string =>
  `للمشاركة في البحث عن الكنز.`;
export const hunt_begin_text = (): string =>
  `ابدأ لترى اللغز الأول، أو اللغز الذي وصلت إليه.`;
export const hunt_begin = (): string =>
  `ابدأ`;
export const hunt_own_failed = (): string =>
  `تعذّر تحميل لغزك`;
export const hunt_finished_as = (v: { place: number }): string =>
  `أنهيت البحث بالرقم ${number(v.place)}.`;
export const hunt_winners_later = (): string =>
  `يُعرف الفائزون بعد نهاية البحث.`;
export const hunt_solved = (v: { solved: number; clues: number }): string =>
  `الألغاز التي حللتها: ${number(v.solved)} من ${number(v.clues)}.`;
export const hunt_refused_banned = (): string =>
  `لا يمكن للأعضاء المحظورين المشاركة.`;
export const hunt_refused_no_address = (): string =>
  `حدّد عنوانًا أولًا: إليه تصل جوائز العملات.`;
export const hunt_refused_over = (): string =>
  `انتهى هذا البحث عن الكنز.`;
export const hunt_refused_not_begun = (): string =>
  `لم يبدأ هذا البحث عن الكنز بعد.`;
export const hunt_refused_too_young = (v: { days: number }): string =>
  `هذا البحث عن الكنز للأعضاء الذين انضموا قبل بدايته بما لا يقل عن ${plural(v.days, { zero: `${number(v.days)} يوم`, one: `يوم واحد`, two: `يومين`, few: `${number(v.days)} أيام`, many: `${number(v.days)} يومًا`, other: `${number(v.days)} يوم` })}.`;
export const hunt_refused_too_few_points = (v: { points: number }): string =>
  `هذا البحث عن الكنز لأعضاء نقاطهم لا تقل عن ${number(v.points)}.`;
export const hunt_refused_too_few_shares = (v: { weeks: number }): string =>
  `هذا البحث عن الكنز لأعضاء كانت لهم حصة من الصندوق في ما لا يقل عن ${plural(v.weeks, { zero: `${number(v.weeks)} أسبوع`, one: `أسبوع واحد`, two: `أسبوعين`, few: `${number(v.weeks)} أسابيع`, many: `${number(v.weeks)} أسبوعًا`, other: `${number(v.weeks)} أسبوع` })}.`;
export const hunt_clue_of = (v: { number: number; clues: number }): string =>
  `اللغز ${number(v.number)} من ${number(v.clues)}`;
export const hunt_where = (): string =>
  `المكان`;
export const hunt_hint = (): string =>
  `تلميح`;
export const hunt_hint_soon = (): string =>
  `يأتي بعد لحظات.`;
export const hunt_hint_in = (v: { time: string }): string =>
  `يأتي بعد \u2068${v.time}\u2069.`;
export const hunt_find_link = (): string =>
  `ابحث عن الرابط: إنه مخفي في صفحة أو مطبوع رمزَ QR. افتحه في هذا المتصفح.`;
export const hunt_tip = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`أعطِ `, v.name(``), ` إكرامية لتكمل الطريق. كل إكرامية تعطيها من الآن تُحتسب حين تُؤكَّد؛ وتتابع هذه الصفحة من تلقاء نفسها.`];
export const hunt_tip_them = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`أعطِ `, v.name(`ذلك الشخص`), ` إكرامية لتكمل الطريق. كل إكرامية تعطيها من الآن تُحتسب حين تُؤكَّد؛ وتتابع هذه الصفحة من تلقاء نفسها.`];
export const hunt_answer_label = (): string =>
  `جوابك`;
export const hunt_answer_hint = (): string =>
  `لا تهم حالة الأحرف ولا التشكيل ولا المسافات ولا علامات الترقيم.`;
export const hunt_answer = (): string =>
  `أجب`;
export const hunt_answer_empty = (): string =>
  `اكتب جوابًا أولًا.`;
export const hunt_answer_kept = (v: { problem: string }): string =>
  `\u2068${v.problem}\u2069 جوابك ما زال هنا.`;
export const hunt_wrong = (): string =>
  `ليس هذا هو الجواب.`;
export const hunt_wait = (v: { time: string }): string =>
  `خمس إجابات خاطئة خلال ساعة: حاول مجددًا بعد \u2068${v.time}\u2069.`;
export const hunt_wait_moment = (): string =>
  `خمس إجابات خاطئة خلال ساعة: حاول مجددًا بعد أقل من دقيقة.`;
export const hunt_proof = (): string =>
  `الإثبات`;
export const hunt_proof_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`ثُبّتت القواعد ببصمة قبل البداية، وتُثبَّت قائمة من أنهوا البحث عند نهايته. البصمتان في `, v.a(`السجل العام`), `.`];
export const hunt_proof_draw = (v: { ahead: string; depth: string }): string =>
  `تسمّي القائمة كتلة لا وجود لها وقت إعدادها، أعلى من أحدث كتلة بمقدار \u2068${v.ahead}\u2069. وتُجري بصمتها القرعة حين تعلوها كتل عددها \u2068${v.depth}\u2069.`;
export const hunt_limits = (): string =>
  `حدود هذا الإثبات: قد يختلق المشغّل من أنهوا البحث.`;
export const hunt_limits_draw = (): string =>
  `حدود هذا الإثبات: قد يختلق المشغّل من أنهوا البحث، أو يسجّل عدة قوائم قبل الكتلة ويعرض واحدة منها؛ وقد يتخلص المُعدِّن الذي يجد الكتلة منها.`;
export const hunt_rules_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`بصمة القواعد، ثُبّتت `, v.time(``)];
export const hunt_list_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`بصمة قائمة من أنهوا البحث، ثُبّتت `, v.time(``)];
export const hunt_list_hash = (): string =>
  `بصمة قائمة من أنهوا البحث`;
export const hunt_block = (v: { height: string }): string =>
  `الكتلة \u2068${v.height}\u2069، التي تُجري القرعة`;
export const hunt_block_waits = (v: { count: number }): string =>
  `تُجري القرعة بعد كتل أخرى عددها ${number(v.count)}.`;
export const hunt_list_members = (): string =>
  `أرقام الأعضاء في القائمة، حسب ترتيب الإنهاء`;
export const hunt_list_nobody = (): string =>
  `لا أحد`;
export const hunt_texts = (): string =>
  `النصوص التي تُحسب منها البصمات`;
export const hunt_text_rules = (): string =>
  `القواعد`;
export const hunt_text_list = (): string =>
  `القائمة`;
export const hunt_clues = (): string =>
  `الألغاز`;
export const hunt_by_answer = (v: { number: number }): string =>
  `اللغز ${number(v.number)}، يُحل بكلمة أو عبارة`;
export const hunt_by_link = (v: { number: number }): string =>
  `اللغز ${number(v.number)}، يُحل برابط مخفي`;
export const hunt_by_tip = (v: { number: number }): string =>
  `اللغز ${number(v.number)}، يُحل بإكرامية`;
export const hunt_by_tip_to = (v: { number: number; member: string }): string =>
  `اللغز ${number(v.number)}، يُحل بإكرامية للعضو \u2068${v.member}\u2069`;
export const hunt_check_agrees = (): string =>
  `يتطابق.`;
export const hunt_check_differs = (): string =>
  `لا يتطابق.`;
export const hunt_check_so_far = (): string =>
  `كل ما يمكن التحقق منه حتى الآن يتطابق.`;
export const hunt_check_steps = (): string =>
  `خطوات التحقق`;
export const hunt_step_ok = (): string =>
  `صحيح`;
export const hunt_step_wrong = (): string =>
  `خطأ`;
export const hunt_step_open = (): string =>
  `ليس بعد`;
export const hunt_step_rules_hash = (): string =>
  `بصمة القواعد`;
export const hunt_step_rules = (): string =>
  `القواعد`;
export const hunt_step_list_hash = (): string =>
  `بصمة القائمة`;
export const hunt_step_list = (): string =>
  `القائمة`;
export const hunt_step_log = (): string =>
  `السجل`;
export const hunt_check_rules_hash = (): string =>
  `للقواعد البصمة المعروضة هنا.`;
export const hunt_check_rules = (): string =>
  `العنوان والقصة والأوقات والجوائز واللاعبون كما في القواعد.`;
export const hunt_check_list_hash = (): string =>
  `للقائمة البصمة المعروضة هنا.`;
export const hunt_check_no_list = (): string =>
  `لا توجد: أُلغي البحث.`;
export const hunt_check_list_later = (): string =>
  `تُعدّ القائمة حين ينتهي البحث.`;
export const hunt_check_list = (v: { count: number }): string =>
  `تذكر بصمة القواعد، وكل عضو مرة واحدة؛ عددهم ${number(v.count)}.`;
export const hunt_check_list_block = (v: { height: string; count: number }): string =>
  `تذكر بصمة القواعد والكتلة \u2068${v.height}\u2069، وكل عضو مرة واحدة؛ عددهم ${number(v.count)}.`;
export const hunt_check_clues_later = (): string =>
  `تُعرض الألغاز حين ينتهي البحث.`;
export const hunt_check_clues = (): string =>
  `كل لغز هو الذي تلتزم به القواعد.`;
export const hunt_check_no_winners = (): string =>
  `لا يوجد فائزون.`;
export const hunt_check_winners_later = (): string =>
  `لم يُعرفوا بعد.`;
export const hunt_check_winners_first = (): string =>
  `هم الأوائل في القائمة، بهذا الترتيب، بجوائز مراكزهم.`;
export const hunt_check_winners_draw = (): string =>
  `هم أصحاب أصغر التذاكر، بهذا الترتيب، بجوائز مراكزهم.`;
export const hunt_picture_failed = (v: { number: number }): string =>
  `تعذّر تحميل صورة اللغز ${number(v.number)}`;
export const hunt_https_only = (): string =>
  `لا تحسب المتصفحات البصمات إلا عبر https`;
export const hunt_log_none = (): string =>
  `ليس في السجل نقطة تحقق موقّعة بعد.`;
export const hunt_log_unsigned = (): string =>
  `نقطة التحقق ليست موقّعة بمفتاح السجل.`;
export const hunt_log_leaf = (v: { index: string }): string =>
  `المدخل \u2068${v.index}\u2069 في السجل ليس كما سُجّل.`;
export const hunt_log_no_rules = (): string =>
  `ليست القواعد في السجل.`;
export const hunt_log_no_list = (): string =>
  `ليست القائمة في السجل.`;
export const hunt_log_other_rules = (): string =>
  `في السجل بصمة أخرى للقواعد.`;
export const hunt_log_other_list = (): string =>
  `في السجل بصمة أخرى للقائمة.`;
export const hunt_log_twice_rules = (): string =>
  `القواعد في السجل أكثر من مرة.`;
export const hunt_log_twice_list = (): string =>
  `القائمة في السجل أكثر من مرة.`;
export const hunt_log_cancelled = (): string =>
  `يقول السجل إن هذا البحث أُلغي.`;
export const hunt_log_soon = (): string =>
  `حاول مجددًا بعد دقائق.`;
export const hunt_log_agrees = (v: { origin: string; size: string }): string =>
  `\u2068${v.origin}\u2069، بحجم \u2068${v.size}\u2069 وموقّعًا بمفتاحه، فيه هذه البصمات.`;
export const hunt_fault_rules_hash = (v: { hash: string }): string =>
  `بصمة القواعد \u2068${v.hash}\u2069، وليست المعروضة هنا.`;
export const hunt_fault_rules_unread = (): string =>
  `لا يمكن قراءة القواعد.`;
export const hunt_fault_rules_differ = (v: { field: string }): string =>
  `تختلف القواعد وهذه الصفحة في: \u2068${v.field}\u2069.`;
export const hunt_fault_rules_clues = (): string =>
  `عدد الألغاز في القواعد غير عددها في هذه الصفحة.`;
export const hunt_fault_rules_form = (): string =>
  `القواعد ليست في صيغتها القياسية.`;
export const hunt_fault_no_list = (): string =>
  `هناك فائزون ولا قائمة لمن أنهوا البحث.`;
export const hunt_fault_list_hash = (v: { hash: string }): string =>
  `بصمة القائمة \u2068${v.hash}\u2069، وليست المعروضة هنا.`;
export const hunt_fault_list_unread = (): string =>
  `لا يمكن قراءة القائمة.`;
export const hunt_fault_list_rules = (): string =>
  `تذكر القائمة بصمة قواعد أخرى.`;
export const hunt_fault_list_block = (v: { listed: string; shown: string }): string =>
  `تذكر القائمة الكتلة \u2068${v.listed}\u2069، وهذه الصفحة الكتلة \u2068${v.shown}\u2069.`;
export const hunt_fault_no_block = (): string =>
  `لا تُذكر كتلة، والقرعة تُجريها كتلة.`;
export const hunt_fault_extra_block = (): string =>
  `تُذكر كتلة، ولا كتلة تُجري القرعة.`;
export const hunt_fault_list_twice = (): string =>
  `أحد الأعضاء في القائمة أكثر من مرة.`;
export const hunt_fault_list_form = (): string =>
  `القائمة ليست في صيغتها القياسية.`;
export const hunt_fault_no_clues = (): string =>
  `الألغاز غير معروضة، والبحث انتهى.`;
export const hunt_fault_clue = (v: { number: number }): string =>
  `اللغز ${number(v.number)} ليس الذي تلتزم به القواعد.`;
export const hunt_fault_picture = (v: { number: number }): string =>
  `صورة اللغز ${number(v.number)} ليست التي يذكرها اللغز.`;
export const hunt_fault_clue_count = (v: { shown: number; wanted: number }): string =>
  `الألغاز المعروضة: ${number(v.shown)}؛ وفي القواعد: ${number(v.wanted)}.`;
export const hunt_fault_winners_early = (): string =>
  `يُعرض فائزون قبل أن يمكن معرفتهم.`;
export const hunt_fault_no_winners = (): string =>
  `من دون القائمة لا يمكن أن يكون أحد قد فاز.`;
export const hunt_fault_block_hash = (): string =>
  `بصمة الكتلة التي تُجري القرعة ناقصة، أو زائدة.`;
export const hunt_fault_winner = (v: { place: number; found: string; shown: string }): string =>
  `المركز ${number(v.place)} للعضو \u2068${v.found}\u2069؛ وهذه الصفحة تعرض العضو \u2068${v.shown}\u2069.`;
export const hunt_fault_winner_lacks = (v: { place: number; found: string }): string =>
  `المركز ${number(v.place)} للعضو \u2068${v.found}\u2069؛ وهذه الصفحة لا تعرض أحدًا.`;
export const hunt_fault_winner_extra = (v: { place: number; shown: string }): string =>
  `المركز ${number(v.place)} ليس لأحد؛ وهذه الصفحة تعرض العضو \u2068${v.shown}\u2069.`;
export const hunt_fault_prize = (v: { place: number }): string =>
  `جائزة المركز ${number(v.place)} ليست التي في القواعد.`;
export const ownlog_title = (): string =>
  `أسبوعك في السجل`;
export const ownlog_text = (): string =>
  `يضم سجل عام بصمة كل حدث. يجلب متصفحك أحداثك في هذا الأسبوع، ويثبت أنها كما سُجّلت، ويعيد حساب نقاطك وفق القواعد، ويجمعها، ويقارنها بملف الأسبوع.`;
export const ownlog_start = (): string =>
  `تحقق من أسبوعي`;
export const ownlog_payment = (): string =>
  `ابحث عن الدفعة`;
export const ownlog_payment_failed = (): string =>
  `تعذّر تحميل الدفعة.`;
export const ownlog_explorer = (): string =>
  `المعاملة في مستكشف الكتل`;
export const ownlog_no_share = (): string =>
  `لم يُعثر على حصة لك في هذا الأسبوع.`;
export const ownlog_compare = (v: { amount: string }): string =>
  `قارن في مستكشف الكتل: للمعاملة مُخرَج بقيمة \u2068${v.amount}\u2069 إلى عنوانك، أو أكثر إن كانت تدفع أيضًا لأسابيع أو أعضاء آخرين بالعنوان نفسه.`;
export const ownlog_not_proved = (): string =>
  `لم يتحقق متصفحك من هذا: لا تحمّل هذه الصفحة شيئًا من خوادم أخرى، وكلمة هذا الخادم لا تثبت شيئًا.`;
export const ownlog_sent = (): string =>
  `أُرسلت الحصة، لكن هذا الموقع لا يعرف مستكشف كتل أو معاملة لها.`;
export const ownlog_owed = (): string =>
  `لا معاملة لحصتك بعد: إنها مستحقة.`;
export const ownlog_held = (): string =>
  `لا معاملة لحصتك بعد: إنها محتجزة.`;
export const ownlog_paying = (): string =>
  `لا معاملة لحصتك بعد: إنها ضمن دفعة على وشك الخروج.`;
export const ownlog_payment_lost = (): string =>
  `لا معاملة لحصتك بعد: إنها مستحقة لأن دفعتها فشلت.`;
export const ownlog_settled = (): string =>
  `لا معاملة لحصتك بعد: سُوّيت خارج هذا الموقع.`;
export const ownlog_withheld = (): string =>
  `لا معاملة لحصتك بعد: إنها ممنوعة، وأُضيفت إلى الصندوق التالي.`;
export const ownlog_differs = (): string =>
  `أسبوعك لا يتطابق`;
export const ownlog_agrees = (): string =>
  `أسبوعك متطابق`;
export const ownlog_partly = (): string =>
  `لا يمكن التحقق من أسبوعك بالكامل`;
export const ownlog_not_yet = (): string =>
  `لا يمكن التحقق من أسبوعك بعد`;
export const ownlog_no_checkpoint = (): string =>
  `ليس في السجل نقطة تحقق موقّعة بعد. حاول بعد ساعة.`;
export const ownlog_no_closing = (): string =>
  `لم يلحق السجل بعد: أحدث نقطة تحقق فيه أقدم من إغلاق هذا الأسبوع. حاول بعد دقائق.`;
export const ownlog_banned = (): string =>
  `لا إدخال لك في الملف: في السجل حظر لك كان ساريًا عند نهاية الأسبوع.`;
export const ownlog_same_file = (): string =>
  `الملف هو الذي أغلق به السجل هذا الأسبوع، وكل حصة فيه ناتجة عن القواعد.`;
export const ownlog_about = (v: { member: string; origin: string; size: string }): string =>
  `أنت العضو \u2068${v.member}\u2069. السجل \u2068${v.origin}\u2069 بحجم \u2068${v.size}\u2069، موقّع بمفتاحه.`;
export const ownlog_events_none = (): string =>
  `لا حدث لك في السجل هذا الأسبوع.`;
export const ownlog_events_one = (v: { points: string }): string =>
  `في السجل حدث واحد لك هذا الأسبوع، وهو كما سُجّل. كسب \u2068${v.points}\u2069.`;
export const ownlog_events = (v: { count: string; points: string }): string =>
  `أحداثك في السجل هذا الأسبوع: \u2068${v.count}\u2069، وكلها كما سُجّلت. كسبت معًا \u2068${v.points}\u2069.`;
export const ownlog_same_one = (): string =>
  `أعاد متصفحك حساب إدخال نقاط واحد وفق قواعد الأسبوع: إنه صحيح.`;
export const ownlog_same = (v: { count: string }): string =>
  `إدخالات النقاط التي أعاد متصفحك حسابها وفق قواعد الأسبوع: \u2068${v.count}\u2069، وكلها صحيحة.`;
export const ownlog_unknown_first = (v: { entries: string }): string =>
  `لم يُعَد حسابها لأنها تُكسب مرة واحدة، وأسابيعك السابقة ليست ضمن هذا التحقق: \u2068${v.entries}\u2069.`;
export const ownlog_unknown_outside = (v: { entries: string }): string =>
  `لم يُعَد حسابها لأنها تعتمد على أحداثك خارج هذا الأسبوع: \u2068${v.entries}\u2069.`;
export const ownlog_unknown_given = (v: { entries: string }): string =>
  `لم يُعَد حسابها لأن البوت أو مشرفًا منح هذه النقاط: \u2068${v.entries}\u2069.`;
export const ownlog_unknown_correction = (v: { entries: string }): string =>
  `لم يُعَد حسابها لأنها تصحح نقاطًا سابقة: \u2068${v.entries}\u2069.`;
export const ownlog_unknown_ban = (v: { entries: string }): string =>
  `لم يُعَد حسابها لأن حظرًا لك بدأ أو انتهى خلال دقائق: \u2068${v.entries}\u2069.`;
export const ownlog_and_more = (v: { entries: string; count: string }): string =>
  `\u2068${v.entries}\u2069 و\u2068${v.count}\u2069 أخرى`;
export const ownlog_backed = (): string =>
  `عدد نقاطك المحتسبة يعتمد على أعضاء آخرين، لذا لم يُعِد متصفحك حسابه.`;
export const ownlog_erased = (v: { events: string; erased: string }): string =>
  `من أحداثك هذا الأسبوع (\u2068${v.events}\u2069 في السجل) لم يعد بالإمكان فتح \u2068${v.erased}\u2069: مُحيت الأرقام التي تفتحها. لم تُقارن نقاطك.`;
export const ownlog_too_few = (v: { points: string }): string =>
  `لا إدخال لك في الملف: تتطلب الحصة \u2068${v.points}\u2069.`;
export const ownlog_share = (v: { amount: string }): string =>
  `للملف نقاطك نفسها. حصتك \u2068${v.amount}\u2069.`;
export const ownlog_share_counted = (v: { points: string; amount: string }): string =>
  `للملف نقاطك نفسها. يُحتسب منها للصندوق \u2068${v.points}\u2069. حصتك \u2068${v.amount}\u2069.`;
export const ownlog_more = (v: { count: string }): string =>
  `اختلافات غير مدرجة: \u2068${v.count}\u2069.`;
