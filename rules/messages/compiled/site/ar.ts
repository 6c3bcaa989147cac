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
  `${number(v.minutes)} د`;
export const ui_left_hours = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} س ${number(v.minutes)} د`;
export const ui_left_days = (v: { days: number; hours: number }): string =>
  `${plural(v.days, { zero: `${number(v.days)} يوم`, one: `يوم`, two: `يومان`, few: `${number(v.days)} أيام`, many: `${number(v.days)} يومًا`, other: `${number(v.days)} يوم` })} ${number(v.hours)} س`;
export const ui_pages = (): string =>
  `الصفحات`;
export const ui_previous = (): string =>
  `السابقة`;
export const ui_next = (): string =>
  `التالية`;
export const ui_page_of = (v: { page: string; pages: string }): string =>
  `الصفحة \u2068${v.page}\u2069 من \u2068${v.pages}\u2069`;
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
