// Written by `npm run messages` from messages/setup/ar.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, type Rich } from '../../numbers.ts';

export const language: Language = 'ar';
const number = /* @__PURE__ */ groupedNumbersIn('ar');

export const setup_name = (): string =>
  `إعداد Quarterdeck`;
export const setup_steps = (): string =>
  `الخطوات`;
export const setup_languages = (): string =>
  `اللغة`;
export const setup_back = (): string =>
  `رجوع`;
export const setup_community_title = (): string =>
  `المجتمع`;
export const setup_community_intro = (): string =>
  `أسماء الموقع والمجتمع والعملة. يمكنك إضافة الروابط والشعار والألوان والشرائح لاحقًا إلى ملف المجتمع.`;
export const setup_community_kind = (): string =>
  `لمن هذا المجتمع؟`;
export const setup_community_kind_hint = (): string =>
  `للمجتمع الآخر أسماؤه وعملته.`;
export const setup_community_kind_own = (): string =>
  `مجتمع Junkcoin`;
export const setup_community_kind_other = (): string =>
  `مجتمع آخر`;
export const setup_community_site = (): string =>
  `اسم الموقع`;
export const setup_community_site_hint = (): string =>
  `يظهر في أعلى كل صفحة.`;
export const setup_community_name = (): string =>
  `اسم المجتمع`;
export const setup_community_name_hint = (): string =>
  `هو عادةً اسم العملة.`;
export const setup_community_contact = (): string =>
  `أين يصل إليك الأعضاء`;
export const setup_community_contact_hint = (): string =>
  `للأسئلة عن البيانات الشخصية أو الأخطاء: عنوان https أو بريد إلكتروني.`;
export const setup_community_coin = (): string =>
  `عملة المجتمع`;
export const setup_community_coin_hint = (): string =>
  `سلاسل هذه العملات معروفة. أما سلاسل أي عملة أخرى فيمكن وصفها لاحقًا في ملف المجتمع؛ وإلى ذلك الحين يحتسب الموقع النقاط ولا يحرّك عملات.`;
export const setup_community_coin_described = (): string =>
  `عملة أخرى: أكتب أسماءها`;
export const setup_community_coin_name = (): string =>
  `اسم العملة`;
export const setup_community_coin_name_hint = (): string =>
  `كما يُكتب كاملًا.`;
export const setup_community_coin_code = (): string =>
  `رمز العملة المختصر`;
export const setup_community_coin_code_hint = (): string =>
  `من 2 إلى 10 من الأحرف اللاتينية الكبيرة والأرقام.`;
export const setup_community_coin_symbol = (): string =>
  `علامة العملة`;
export const setup_community_coin_symbol_hint = (): string =>
  `تظهر قبل المبالغ.`;
export const setup_community_coin_scheme = (): string =>
  `مخطط روابط الدفع`;
export const setup_community_coin_scheme_hint = (): string =>
  `الجزء الذي قبل النقطتين، كما في \u2068pearlcoin:ADDRESS\u2069.`;
export const setup_database_title = (): string =>
  `قاعدة البيانات`;
export const setup_database_intro = (): string =>
  `لا تحتاج قاعدة البيانات المضمّنة إلى إعداد، وهي تكفي لاحتساب النقاط. لدفع العملات استخدم PostgreSQL 15 أو أحدث.`;
export const setup_database_url = (): string =>
  `عنوان PostgreSQL`;
export const setup_database_url_hint = (): string =>
  `اتركه فارغًا لقاعدة البيانات المضمّنة، وهي في المجلد data.`;
export const setup_address_title = (): string =>
  `العنوان`;
export const setup_address_intro = (): string =>
  `يصل الأعضاء إلى الموقع بعنوان https. يحمل الشهادة وسيطٌ مثل Caddy ويمرّر الطلبات إلى هذا الجهاز.`;
export const setup_address_public = (): string =>
  `العنوان العام`;
export const setup_address_public_hint = (): string =>
  `اتركه فارغًا لتجرّب كل شيء على هذا الجهاز أولًا؛ يمكنك إضافته بتشغيل الإعداد مرة أخرى.`;
export const setup_address_proxy = (): string =>
  `عنوان الوسيط`;
export const setup_address_proxy_hint = (): string =>
  `كما يراه هذا الخادم. من دونه يُعدّ كل الزوار زائرًا واحدًا.`;
export const setup_bot_title = (): string =>
  `بوت تيليجرام`;
export const setup_bot_intro = (): string =>
  `يسجّل الأعضاء الدخول عبر بوت، وهو يكتب إليك أيضًا. افتح \u2068@BotFather\u2069 في تيليجرام، وأرسل \u2068/newbot\u2069، وانسخ الرمز الذي يعطيك إياه.`;
export const setup_bot_token = (): string =>
  `رمز البوت`;
export const setup_bot_token_hint = (): string =>
  `من يملكه يتحكم في البوت. يُحفظ في ملف الإعدادات.`;
export const setup_bot_own = (): string =>
  `هل هو بوت المجتمع؟`;
export const setup_bot_own_hint = (): string =>
  `يبدؤه الناس، ويكتبون \u2068/gm\u2069، ويرسلون الإكراميات بعضهم إلى بعض، ويرون مراكزهم. وفي المجموعات يجب إيقاف وضع الخصوصية: \u2068/setprivacy\u2069 لدى BotFather.`;
export const setup_bot_own_yes = (): string =>
  `نعم: ليس للمجتمع بوت آخر`;
export const setup_bot_own_no = (): string =>
  `لا: بوت آخر يبلّغ هذا الموقع`;
export const setup_bot_updates = (): string =>
  `هل يستخدم برنامج آخر هذا البوت؟`;
export const setup_bot_updates_hint = (): string =>
  `لا يستطيع استقبال رسائل البوت إلا برنامج واحد. يحتاج إليها هذا الموقع لتسجيل الدخول بالمعرّف، وبه يبدأ المالك.`;
export const setup_bot_updates_poll = (): string =>
  `لا، هو لهذا الموقع وحده`;
export const setup_bot_updates_off = (): string =>
  `نعم: اترك رسائله لذلك البرنامج`;
export const setup_owner_title = (): string =>
  `المالك`;
export const setup_owner_intro = (): string =>
  `أنت المالك: يمكنك فعل كل شيء، والبوت يبلّغك بالمشكلات.`;
export const setup_owner_id = (): string =>
  `معرّف تيليجرام للمالك`;
export const setup_owner_id_hint = (): string =>
  `رقم، لا اسم.`;
export const setup_owner_nobody_yet = (): string =>
  `لم يفتح أحد الرابط بعد.`;
export const setup_owner_not_received = (): string =>
  `لا يمكن قراءة رسائل البوت: إما أن برنامجًا آخر يقرؤها، أو أن هناك webhook مضبوطًا، أو أن تيليجرام لا يجيب.`;
export const setup_owner_open_it = (): string =>
  `افتحه، واضغط «ابدأ» في تيليجرام، ثم اضغط الزر مرة أخرى.`;
export const setup_owner_type_it = (): string =>
  `اكتب معرّفك، أو ارجع واذكر أن برنامجًا آخر يستخدم البوت.`;
export const setup_owner_found = (v: { name: string }): string =>
  `ضُغط «ابدأ» باسم \u2068${v.name}\u2069. المعرّف مكتوب أدناه: هل هذا أنت؟`;
export const setup_owner_open = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [`افتح هذا الرابط على جهاز تستخدم فيه تيليجرام، واضغط `, v.b(`ابدأ`), `. عندئذ يعرف الموقع معرّفك.`];
export const setup_owner_open_bot = (): string =>
  `افتح البوت في تيليجرام`;
export const setup_owner_elsewhere = <T>(v: { address: (text: string) => T }): Rich<T> =>
  [`على جهاز آخر: `, v.address(``)];
export const setup_owner_pressed = (): string =>
  `ضغطتُ «ابدأ»`;
export const setup_owner_looking = (): string =>
  `جارٍ البحث…`;
export const setup_owner_or_type = (): string =>
  `أو اكتب المعرّف بنفسك بعد أن تبدأ البوت.`;
export const setup_chain_title = (): string =>
  `المحفظة والسلسلة`;
export const setup_chain_intro = (): string =>
  `تدفع المحفظة الحصص الأسبوعية، مع PostgreSQL فقط. من دونها يحتسب الموقع النقاط ويقسم الصندوق، وتسجّل أنت ما تدفعه يدويًا في بوابة الإدارة. كل هذا يمكن أن ينتظر.`;
export const setup_chain_wallet = (): string =>
  `عنوان المحفظة (JSON-RPC)`;
export const setup_chain_wallet_hint = (): string =>
  `أعطِ الموقع محفظة خاصة به، لا يزيد ما فيها على صناديق بضعة أسابيع. وهي لا تدفع أسابيع يغلقها الاستيراد إلا إذا طلبت ذلك عند الاستيراد. اتركه فارغًا إن لم توجد.`;
export const setup_chain_network = (): string =>
  `سلسلة المحفظة`;
export const setup_chain_network_hint = (): string =>
  `يجب أن تكون عقدة المحفظة على هذه السلسلة.`;
export const setup_chain_network_main = (): string =>
  `السلسلة الرئيسية`;
export const setup_chain_network_test = (): string =>
  `سلسلة الاختبار`;
export const setup_chain_network_regtest = (): string =>
  `Regtest، على هذا الجهاز وحده`;
export const setup_chain_faucet = (): string =>
  `العملات التي يعطيها صنبور البوت للعضو في اليوم`;
export const setup_chain_faucet_hint = (): string =>
  `يحصل عليها بالأمر \u2068/faucet\u2069 الأعضاء الذين انضموا قبل يوم على الأقل ولديهم عنوان. يُدفع مئة طلب في اليوم على الأكثر، ما لم يحدد FAUCET_DAILY غير ذلك. اتركه فارغًا إن لم يوجد صنبور.`;
export const setup_chain_faucet_wallet = (): string =>
  `عنوان محفظة الصنبور الخاصة (JSON-RPC)`;
export const setup_chain_faucet_wallet_hint = (): string =>
  `لا تكن أبدًا محفظة الصندوق الأسبوعي: فقد يوزّع الصنبور كل ما في هذه المحفظة.`;
export const setup_chain_index = (): string =>
  `عنوان فهرس للسلسلة`;
export const setup_chain_index_hint = (): string =>
  `واجهة REST من esplora أو electrs. تحتاج إليها الإكراميات وصفحة المحفظة، وتقرأ التطبيقات الأرصدة عبرها. يرى مشغّلها عناوين أعضائك. اتركه فارغًا إن لم يوجد.`;
export const setup_pool_title = (): string =>
  `الصندوق الأسبوعي`;
export const setup_pool_intro = (): string =>
  `يُقسم الصندوق كل أسبوع بين الأعضاء الذين كسبوا نقاطًا كافية.`;
export const setup_pool_coins = (): string =>
  `عملات الصندوق الأسبوعي`;
export const setup_pool_coins_hint = (): string =>
  `اكتب 0 إن لم يوجد صندوق.`;
export const setup_pool_points = (): string =>
  `النقاط اللازمة للحصة`;
export const setup_pool_points_hint = (): string =>
  `من كانت نقاطه في الأسبوع أقل لا يحصل على شيء.`;
export const setup_backups_title = (): string =>
  `النسخ الاحتياطية`;
export const setup_backups_intro = (): string =>
  `يكتب الخادم كل يوم كل ما لا يمكن إنشاؤه من جديد في ملف مشفّر واحد. احتفظ أيضًا بنسخة على جهاز آخر: إذا فُقد هذا الجهاز فُقدت النسخ التي عليه.`;
export const setup_backups_folder = (): string =>
  `مجلد النسخ اليومية`;
export const setup_backups_folder_hint = (): string =>
  `يُنشأ إن لم يكن موجودًا. تبقى أحدث نسخة لكل يوم من آخر 7 أيام ولكل أسبوع من آخر 4 أسابيع ولكل شهر من آخر 6 أشهر. اكتب none إن لم ترد نسخًا.`;
export const setup_code_title = (): string =>
  `أدخل الرمز`;
export const setup_code_intro = (): string =>
  `تعرضه الطرفية التي بدأت فيها الإعداد. وهو يسمح بدخول متصفح واحد.`;
export const setup_code_label = (): string =>
  `الرمز`;
export const setup_code_wrong = (): string =>
  `هذا الرمز غير صالح. أدخل أحدث رمز تعرضه الطرفية: ينتهي الرمز بعد خمس محاولات خاطئة، أو بمجرد استخدامه.`;
export const setup_code_go_on = (): string =>
  `متابعة`;
export const setup_step_place = (v: { place: number; count: number }): string =>
  `الخطوة ${number(v.place)} من ${number(v.count)}`;
export const setup_step_fails = (): string =>
  `هذا لا يعمل بعد`;
export const setup_step_anyway = (): string =>
  `استخدمه على أي حال: سأصلحه لاحقًا`;
export const setup_step_try = (): string =>
  `جرّب وتابع`;
export const setup_step_trying = (): string =>
  `جارٍ التجربة…`;
export const setup_step_kept = (): string =>
  `محفوظ – اكتب غيره لاستبداله`;
export const setup_step_fixed = (): string =>
  `هذا مضبوط في بيئة التشغيل ولا يمكن تغييره هنا.`;
export const setup_step_remove = (): string =>
  `اكتب none لإزالته.`;
export const setup_state_ok = (): string =>
  `يعمل:`;
export const setup_state_warning = (): string =>
  `ملاحظة:`;
export const setup_state_fault = (): string =>
  `خلل:`;
export const setup_state_skipped = (): string =>
  `لم يُجرَّب:`;
export const setup_summary_title = (): string =>
  `الملخّص`;
export const setup_summary_intro = <T>(v: { path: (text: string) => T }): Rich<T> =>
  [`لم يتغيّر شيء بعد. تُكتب الإعدادات في `, v.path(``), `، ولا يقرؤه غيرك، ويبدأ الموقع بها.`];
export const setup_summary_demo = (): string =>
  `يُزال المجتمع التجريبي من قاعدة البيانات.`;
export const setup_summary_write = (): string =>
  `اكتب الإعدادات وابدأ`;
export const setup_summary_starting = (): string =>
  `جارٍ البدء…`;
export const setup_summary_none = (): string =>
  `لا شيء`;
export const setup_summary_secret = (): string =>
  `محفوظ سرًا`;
export const setup_done_title = (): string =>
  `كُتبت الإعدادات`;
export const setup_done_starts = (): string =>
  `يبدأ الموقع الآن.`;
export const setup_done_login = (): string =>
  `افتح تسجيل الدخول`;
export const setup_done_no_answer = (): string =>
  `إن لم يُجب شيء، فالطرفية تذكر السبب.`;
export const setup_next_manual = (v: { url: string; id: string }): string =>
  `افتح ${v.url}، واختر «إدخال معرّف تيليجرام يدويًا»، واكتب \u2068${v.id}\u2069، واضغط في تيليجرام الرقم الذي تعرضه الصفحة.`;
export const setup_next_domain = (v: { host: string; url: string }): string =>
  `أعطِ \u2068@BotFather\u2069 نطاق الموقع (\u2068/setdomain\u2069 ثم \u2068${v.host}\u2069)، وافتح ${v.url}، وسجّل الدخول بتيليجرام.`;
export const setup_next_nobody = (v: { command: string }): string =>
  `لا يستطيع أحد تسجيل الدخول بعد: يلزم لذلك عنوان https أو بوت خاص بالموقع. شغّل \u2068${v.command}\u2069 مرة أخرى لإضافة أحدهما.`;
export const setup_next_policy = (): string =>
  `من دون قواعد تُحتسب كل النقاط للصندوق، ومنها ما تكسبه حسابات الشخص الواحد بتبادل الإكراميات. ومع القواعد «backed» (في البوابة تحت «القواعد») لا تُحتسب النقاط إلا بقدر ما أرسل الأعضاء القدامى من إكراميات إلى العضو، وتُحتسب أيضًا بضع نقاط للحسابات الجديدة.`;
export const setup_refused_nothing = (): string =>
  `لا شيء هنا.`;
export const setup_refused_host = (): string =>
  `افتح الإعداد على العنوان الذي تعرضه الطرفية.`;
export const setup_refused_page = (): string =>
  `أُرسل هذا النموذج من صفحة أخرى.`;
export const setup_refused_failed = (): string =>
  `حدث خطأ ما. ارجع وحاول مرة أخرى.`;
export const terminal_intro = (v: { path: string; none: string; back: string }): string =>
  `تُكتب إجاباتك في \u2068${v.path}\u2069. اضغط Enter لتأخذ القيمة التي بين القوسين، أو اكتب "\u2068${v.none}\u2069" لإزالتها، أو "\u2068${v.back}\u2069" لتعود إلى السؤال السابق. يوقف Ctrl-C الإعداد ويحفظ إجاباتك.`;
export const terminal_first = (): string =>
  `هذا هو السؤال الأول.`;
export const terminal_written = (v: { path: string }): string =>
  `الإعدادات في \u2068${v.path}\u2069.`;
export const terminal_restart = (): string =>
  `أعد تشغيل الخادم: فهو يقرأ إعداداته عند البدء.`;
export const terminal_start = (): string =>
  `هل يبدأ الموقع الآن؟`;
export const terminal_yes = (): string =>
  `نعم`;
export const terminal_no = (): string =>
  `لا`;
export const terminal_demo = (): string =>
  `سيُزال المجتمع التجريبي من قاعدة البيانات.`;
export const terminal_write = (): string =>
  `هل تُكتب هذه الإعدادات؟`;
export const terminal_left = (): string =>
  `لم يُكتب شيء. تُعرض إجاباتك من جديد في المرة القادمة.`;
export const terminal_fixed = (v: { label: string; setting: string }): string =>
  `\u2068${v.label}\u2069: مضبوط في بيئة التشغيل (\u2068${v.setting}\u2069)`;
export const terminal_again = (): string =>
  `اضغط Enter للمحاولة مرة أخرى.`;
export const terminal_anyway = (): string =>
  `هل تستخدمه على أي حال وتصلحه لاحقًا؟`;
export const terminal_example = (v: { example: string }): string =>
  `(مثلًا \u2068${v.example}\u2069)`;
export const terminal_required = (): string =>
  `هذا مطلوب.`;
export const terminal_keep = (v: { value: string }): string =>
  `إبقاء: \u2068${v.value}\u2069`;
export const terminal_kept = (): string =>
  `محفوظ`;
export const terminal_number = (v: { count: number }): string =>
  `اكتب رقمًا من 1 إلى ${number(v.count)}.`;
export const terminal_link = (): string =>
  `افتح هذا الرابط حيث تستخدم تيليجرام، واضغط «ابدأ»:`;
export const terminal_link_done = (): string =>
  `اضغط Enter بعد ذلك، أو اكتب "لا" لتكتب المعرّف بنفسك.`;
export const terminal_looking = (): string =>
  `جارٍ البحث …`;
export const terminal_found = (v: { name: string }): string =>
  `ضُغط «ابدأ» باسم \u2068${v.name}\u2069.`;
export const terminal_code = (v: { code: string }): string =>
  `الرمز: \u2068${v.code}\u2069`;
export const terminal_code_valid = (v: { minutes: number }): string =>
  `يسمح بدخول متصفح واحد. مدة صلاحيته بالدقائق: ${number(v.minutes)}.`;
export const terminal_open = (v: { url: string }): string =>
  `افتح ${v.url} وأدخله هناك.`;
export const terminal_machine = (): string =>
  `عنوان-هذا-الجهاز`;
export const terminal_elsewhere = (v: { command: string }): string =>
  `من جهاز آخر: \u2068${v.command}\u2069، ثم افتح ذلك العنوان هناك.`;
export const terminal_plain_http = (v: { url: string; command: string }): string =>
  `تحذير: ${v.url} هو http غير مشفّر، فيمكن لغيرك على الشبكة قراءة ما تدخله. الأسلم أن يستمع الخادم على هذا الجهاز وحده وأن تستخدم \u2068${v.command}\u2069.`;
export const terminal_unused = (): string =>
  `لم يُستخدم الإعداد نصف ساعة، لذا ينتهي. إجاباتك محفوظة للمرة القادمة.`;
