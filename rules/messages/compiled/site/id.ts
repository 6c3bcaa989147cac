// Written by `npm run messages` from messages/site/id.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'id';
const number = /* @__PURE__ */ groupedNumbersIn('id');
const plural = /* @__PURE__ */ pluralsIn('id');

export const shell_skip = (): string =>
  `Langsung ke isi`;
export const shell_loading_page = (): string =>
  `Memuat halaman`;
export const shell_main = (): string =>
  `Menu utama`;
export const shell_footer = (): string =>
  `Bagian bawah`;
export const shell_language = (): string =>
  `Bahasa`;
export const shell_home = (): string =>
  `Beranda`;
export const shell_leaderboard = (): string =>
  `Peringkat`;
export const shell_creators = (): string =>
  `Kreator`;
export const shell_weeks = (): string =>
  `Minggu`;
export const shell_hunts = (): string =>
  `Perburuan`;
export const shell_developers = (): string =>
  `Pengembang`;
export const shell_privacy = (): string =>
  `Privasi`;
export const shell_terms = (): string =>
  `Ketentuan`;
export const shell_copyright = (v: { year: string; community: string }): string =>
  `© ${v.year} komunitas ${v.community}`;
export const shell_demo = (): string =>
  `Demo`;
export const shell_demo_invented = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Komunitas demo:`), ` semua di sini rekaan`];
export const shell_demo_own = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`Setiap orang dan setiap angka. Untuk komunitasmu sendiri, hentikan server dan jalankan perintahnya `, v.command(`setup`), `.`];
export const shell_demo_try = (): string =>
  `Coba bot`;
export const shell_lost_title = (): string =>
  `Di luar peta`;
export const shell_lost_text = (): string =>
  `Tidak ada halaman di sini. Mungkin alamatnya salah ketik, atau halamannya sudah berlayar.`;
export const shell_lost_back = (): string =>
  `Kembali ke pelabuhan`;
export const shell_part_missing = (): string =>
  `Sebagian halaman ini tidak termuat`;
export const shell_part_missing_why = (): string =>
  `Koneksi terputus, atau situs diperbarui saat sedang dibuka. Muat ulang untuk mendapat versi terbaru.`;
export const shell_page_failed = (): string =>
  `Halaman ini berhenti bekerja`;
export const shell_page_failed_why = (): string =>
  `Kesalahannya ada di halaman, bukan pada yang kamu lakukan. Semua yang tersimpan aman.`;
export const shell_reload = (): string =>
  `Muat ulang`;
export const shell_panel_failed = (v: { name: string }): string =>
  `${v.name}: tidak bisa ditampilkan`;
export const shell_panel_failed_rest = (): string =>
  `Bagian lain halaman tetap bekerja. Semua yang tersimpan aman.`;
export const shell_try_again = (): string =>
  `Coba lagi`;
export const shell_cancel = (): string =>
  `Batal`;
export const shell_close = (): string =>
  `Tutup`;
export const shell_not_loaded = (): string =>
  `Ini tidak termuat`;
export const shell_reload_to_retry = (): string =>
  `Muat ulang halaman untuk mencoba lagi.`;
export const shell_refresh_failed = (): string =>
  `Tidak bisa memperbarui`;
export const shell_refresh_failed_why = (): string =>
  `Angka terakhir masih ditampilkan. Halaman terus mencoba.`;
export const shell_message = (): string =>
  `Pesan`;
export const shell_messages = (v: { hotkey: string }): string =>
  `Pesan (${v.hotkey})`;
export const shell_press = (v: { action: string; key: string }): string =>
  `${v.action}: tekan ${v.key}`;
export const shell_copied = (): string =>
  `Tersalin`;
export const shell_copied_what = (v: { what: string }): string =>
  `${v.what}: disalin ke papan klip.`;
export const shell_error = (): string =>
  `Kesalahan`;
export const shell_copy_failed = (): string =>
  `Gagal menyalin ke papan klip.`;
export const shell_tip_arrows = (): string =>
  `Tombol panah menuju yang lain`;
export const shell_loading = (): string =>
  `Memuat`;
export const shell_this_list = (): string =>
  `Daftar ini`;
export const shell_nothing_changed = (): string =>
  `Tidak ada yang berubah.`;
export const shell_theme = (): string =>
  `Tema`;
export const shell_theme_light = (): string =>
  `Terang`;
export const shell_theme_dark = (): string =>
  `Gelap`;
export const shell_theme_system = (): string =>
  `Sistem`;
export const shell_app = (): string =>
  `Aplikasi`;
export const shell_app_board = (): string =>
  `Peringkat`;
export const shell_app_week = (): string =>
  `Minggu`;
export const shell_app_tip = (): string =>
  `Tip`;
export const shell_app_me = (): string =>
  `Aku`;
export const api_went_wrong = (): string =>
  `Ada yang salah`;
export const api_not_signed_in = (): string =>
  `Kamu belum masuk.`;
export const api_refused = (v: { reason: string }): string =>
  `Server menolak: ${v.reason}`;
export const api_unexpected = (): string =>
  `Server mengirim jawaban yang tidak terduga`;
export const api_status = (v: { status: string }): string =>
  `Server menjawab dengan status ${v.status}`;
export const api_too_slow = (v: { seconds: string }): string =>
  `Server tidak menjawab dalam ${v.seconds} detik`;
export const api_no_connection = (): string =>
  `Tidak ada koneksi ke server`;
export const shell_sign_in = (): string =>
  `Masuk`;
export const shell_sign_in_demo = (): string =>
  `Masuk ke demo`;
export const shell_signed_in = (v: { name: string }): string =>
  `Masuk sebagai ${v.name}`;
export const shell_signed_out = (): string =>
  `Sudah keluar`;
export const shell_sign_out = (): string =>
  `Keluar`;
export const shell_sign_out_failed = (): string =>
  `Kamu masih masuk`;
export const shell_role_owner = (): string =>
  `Pemilik`;
export const shell_role_admin = (): string =>
  `Admin`;
export const shell_role_member = (): string =>
  `Anggota`;
export const shell_portal = (): string =>
  `Portal admin`;
export const shell_dashboard = (): string =>
  `Dasborku`;
export const shell_wallet = (): string =>
  `Dompet`;
export const shell_treasure_hunts = (): string =>
  `Perburuan harta`;
export const shell_apps = (): string =>
  `Aplikasi yang kamu izinkan`;
export const shell_monitor = (): string =>
  `Monitor`;
export const shell_demo_sign_in = (): string =>
  `Khusus demo: masuk sebagai`;
export const shell_demo_member = (): string =>
  `Anggota demo`;
export const shell_demo_admin = (): string =>
  `Admin demo`;
export const shell_demo_owner = (): string =>
  `Pemilik demo`;
export const shell_not_signed_in = (): string =>
  `Belum masuk`;
export const shell_not_signed_in_why = (): string =>
  `Tidak ada yang berubah.`;
export const shell_sign_in_purpose = (): string =>
  `Untuk melihat posisimu di peringkat dan minggumu.`;
export const shell_sign_in_tells = (v: { purpose: string }): string =>
  `${v.purpose} Telegram memberi situs ini id, nama, dan fotomu, tidak lebih.`;
export const shell_sign_in_telegram = (): string =>
  `Masuk dengan Telegram`;
export const shell_sign_in_missing = (): string =>
  `Masuk ke situs ini belum disiapkan.`;
export const shell_sign_in_not_loaded = (): string =>
  `Halaman masuk tidak termuat`;
export const shell_sign_in_again = (): string =>
  `Masuk lagi`;
export const shell_sign_in_again_not_loaded = (): string =>
  `Halaman masuk tidak termuat. Tutup ini dan coba lagi.`;
export const shell_sign_in_again_telegram = (): string =>
  `Di dalam Telegram kamu juga bisa menutup aplikasi dan membukanya lagi: itu membuatmu masuk.`;
export const shell_own_sign_in_call = (): string =>
  `Kamu masuk lewat tautan dari bot, yang membuka dompetmu dan menampilkan milikmu. Untuk hal lain, masuklah dengan Telegram. Teksmu tetap tersimpan, dan tindakanmu diselesaikan setelah kamu kembali.`;
export const shell_own_sign_in_wallet = (): string =>
  `Kamu masuk lewat tautan dari bot, dan itu tidak cukup untuk mengganti alamatmu. Masuklah dengan Telegram, lalu kembali ke dompet.`;
export const shell_own_sign_in_purpose = (): string =>
  `Untuk tindakan yang memerlukan kamu masuk sendiri.`;
export const shell_own_sign_in_undone = (): string =>
  `Tidak ada yang dilakukan`;
export const shell_own_sign_in_other = (): string =>
  `Kamu masuk sebagai orang lain.`;
export const shell_sign_in_error = (): string =>
  `Kesalahan saat masuk`;
export const shell_sign_in_error_why = (): string =>
  `Data masuk dari Telegram tidak sah.`;
export const shell_widget_error = (): string =>
  `Halaman masuk tidak termuat`;
export const shell_widget_error_why = (): string =>
  `Gagal memuat halaman masuk Telegram. Muat ulang halaman ini.`;
export const shell_session_expired = (): string =>
  `Sesi berakhir`;
export const shell_session_expired_why = (): string =>
  `Silakan masuk lagi: sesi masuknya sudah berakhir.`;
export const shell_access_denied = (): string =>
  `Akses ditolak`;
export const shell_access_denied_why = (): string =>
  `Kamu tidak punya hak admin. Mintalah kepada pemilik bot.`;
export const shell_no_account = (): string =>
  `Akun tidak ditemukan`;
export const shell_no_account_why = (): string =>
  `Tulislah dulu kepada bot supaya akunmu dibuat.`;
export const shell_unverified = (): string =>
  `Masuk tidak bisa diperiksa`;
export const shell_unverified_why = (): string =>
  `Data masuk tidak bisa diperiksa. Mungkin domainnya belum diatur dengan benar.`;
export const shell_sign_in_failed = (): string =>
  `Gagal masuk`;
export const shell_share = (): string =>
  `Bagikan`;
export const shell_share_failed = (): string =>
  `Ini tidak bisa dibagikan`;
export const shell_copy_link = (): string =>
  `Salin tautan`;
export const shell_link_copied = (): string =>
  `Tautan tersalin`;
export const shell_link_not_copied = (): string =>
  `Tautan tidak bisa disalin`;
export const shell_pages_of = (v: { of: string }): string =>
  `Halaman: ${v.of}`;
export const shell_past_last = (): string =>
  `Melewati halaman terakhir`;
export const shell_first_page = (): string =>
  `Ke halaman pertama`;
export const shell_none_here = (v: { of: string }): string =>
  `Tidak ada apa pun di halaman ini (${v.of}).`;
export const ui_new_tab = (): string =>
  `(terbuka di tab baru)`;
export const ui_still_to_pay = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`belum dibayar: `, v.amount(``)];
export const ui_owed = (): string =>
  `terutang: situs ini tidak punya dompet`;
export const ui_months = (): string =>
  `Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des`;
export const ui_date = (v: { day: string; month: string; year: string }): string =>
  `${v.day} ${v.month} ${v.year}`;
export const ui_date_time = (v: { date: string; time: string }): string =>
  `${v.date}, ${v.time} UTC`;
export const ui_just_now = (): string =>
  `baru saja`;
export const ui_minutes_ago = (v: { count: number }): string =>
  `${number(v.count)} menit lalu`;
export const ui_hours_ago = (v: { count: number }): string =>
  `${number(v.count)} jam lalu`;
export const ui_days_ago = (v: { count: number }): string =>
  `${number(v.count)} hari lalu`;
export const ui_in_minutes = (v: { count: number }): string =>
  `${number(v.count)} menit lagi`;
export const ui_in_hours = (v: { count: number }): string =>
  `${number(v.count)} jam lagi`;
export const ui_in_days = (v: { count: number }): string =>
  `${number(v.count)} hari lagi`;
export const ui_left_now = (): string =>
  `Sekarang`;
export const ui_left_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)} mnt`;
export const ui_left_hours = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} j ${number(v.minutes)} mnt`;
export const ui_left_days = (v: { days: number; hours: number }): string =>
  `${number(v.days)} hr ${number(v.hours)} j`;
export const ui_pages = (): string =>
  `Halaman`;
export const ui_previous = (): string =>
  `Sebelumnya`;
export const ui_next = (): string =>
  `Berikutnya`;
export const ui_page_of = (v: { page: string; pages: string }): string =>
  `Halaman ${v.page} dari ${v.pages}`;
export const ui_pool_estimate = (v: { part: string }): string =>
  `perkiraan: ${v.part} % dari dompet`;
export const ui_pool_unknown = (v: { part: string }): string =>
  `belum diketahui: ${v.part} % dari dompet`;
export const ui_in_explorer = (): string =>
  `Buka di penjelajah blok`;
export const ui_transaction_of = (v: { name: string }): string =>
  `Transaksi: ${v.name} (terbuka di tab baru)`;
export const ui_points = (v: { points: number }): string =>
  `${number(v.points)} poin`;
export const ui_anonymous = (): string =>
  `Anggota tanpa nama`;
export const ui_unchanged = (): string =>
  `Tidak ada yang berubah`;
export const ui_clear_search = (): string =>
  `Hapus pencarian`;
export const ui_optional = (): string =>
  `(opsional)`;
export const ui_of_most = (v: { count: string; most: string }): string =>
  `${v.count} dari ${v.most}`;
export const ui_admin = (): string =>
  `Admin`;
export const ui_aboard = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`di kapal sejak `, v.date(``)];
export const ui_verified = (): string =>
  `terverifikasi`;
export const ui_profile_link = (): string =>
  `Tautan profil`;
export const ui_paid_by_operator = (v: { note: string }): string =>
  `Dibayar operator: ${v.note}`;
export const ui_share_owed = (): string =>
  `Terutang`;
export const ui_share_owed_text = (): string =>
  `Belum dibayar`;
export const ui_share_held = (): string =>
  `Ditahan`;
export const ui_share_held_text = (): string =>
  `Ditahan admin; tidak hilang`;
export const ui_share_paying = (): string =>
  `Sedang dibayar`;
export const ui_share_paying_text = (): string =>
  `Dalam pembayaran yang segera dikirim`;
export const ui_share_sent = (): string =>
  `Terkirim`;
export const ui_share_sent_text = (): string =>
  `Terkirim, belum terkonfirmasi`;
export const ui_share_paid = (): string =>
  `Dibayar`;
export const ui_share_paid_text = (): string =>
  `Terkonfirmasi di chain, atau dibayar operator`;
export const ui_share_failed = (): string =>
  `Gagal`;
export const ui_share_failed_text = (): string =>
  `Pembayaran gagal; operator bisa mengirimnya lagi`;
export const ui_share_settled = (): string =>
  `Diselesaikan di tempat lain`;
export const ui_share_settled_text = (): string =>
  `Diselesaikan di luar situs ini, yang tidak membayar minggu ini`;
export const ui_share_withheld = (): string =>
  `Tidak dibayar`;
export const ui_share_withheld_text = (): string =>
  `Tidak dibayar; masuk ke dana berikutnya`;
export const home_title = (): string =>
  `Beri tip untuk awak kapalmu, di rantai blok`;
export const home_lead_own = (v: { bot: string; coin: string; code: string }): string =>
  `${v.bot} mengirim tip ${v.coin} di Telegram. Satu baris di grup dan satu ketukan di dompetmu mengirim ${v.code} sebagai transaksi nyata; yang kamu lakukan di sana memberi poin, pangkat bajak laut, dan bagian dari dana mingguan.`;
export const home_lead_bot = (v: { bot: string; coin: string; code: string }): string =>
  `${v.bot} adalah dompet ${v.coin} di Telegram. Satu baris di grup atau obrolan pribadi mengirim ${v.code} sebagai transaksi nyata; yang kamu lakukan di sana memberi poin, pangkat bajak laut, dan bagian dari dana mingguan.`;
export const home_lead_own_nameless = (v: { community: string; code: string }): string =>
  `Ini geladak komunitas ${v.community}. Satu baris di grup dan satu ketukan di dompetmu mengirim ${v.code} sebagai transaksi nyata; yang kamu lakukan di sana memberi poin, pangkat bajak laut, dan bagian dari dana mingguan.`;
export const home_lead_nameless = (v: { community: string; code: string }): string =>
  `Ini geladak komunitas ${v.community}. Satu baris di grup atau obrolan pribadi mengirim ${v.code} sebagai transaksi nyata; yang kamu lakukan di sana memberi poin, pangkat bajak laut, dan bagian dari dana mingguan.`;
export const home_start = (): string =>
  `Mulai beri tip`;
export const home_discover = (): string =>
  `Jelajahi fitur`;
export const home_now = (): string =>
  `Di geladak saat ini`;
export const home_totals = (): string =>
  `Jumlah total`;
export const home_week = (): string =>
  `Minggu ini`;
export const home_volume = (): string =>
  `Total tip`;
export const home_distributed = (): string =>
  `Total hadiah dibagikan`;
export const home_loading = (): string =>
  `Memuat…`;
export const home_next_payout = (): string =>
  `Pembayaran berikutnya`;
export const home_pool = (): string =>
  `Dana minggu ini`;
export const home_each_week = (): string =>
  `dibagi tiap minggu`;
export const home_hunt = (): string =>
  `Perburuan harta`;
export const home_not_loaded = (): string =>
  `Tidak bisa dimuat`;
export const home_tour = (): string =>
  `Melihat isi kapal`;
export const home_tour_carousel = (): string =>
  `korsel`;
export const home_tour_slide = (): string =>
  `gambar`;
export const home_tour_play = (): string =>
  `Putar`;
export const home_tour_pause = (): string =>
  `Jeda`;
export const home_tour_play_slides = (): string =>
  `Putar gambar`;
export const home_tour_pause_slides = (): string =>
  `Jeda gambar`;
export const home_tour_previous = (): string =>
  `Gambar sebelumnya`;
export const home_tour_next = (): string =>
  `Gambar berikutnya`;
export const home_tour_choose = (): string =>
  `Pilih gambar`;
export const home_tour_show = (v: { number: string; title: string }): string =>
  `Tampilkan gambar ${v.number}: ${v.title}`;
export const home_tour_feature = (v: { number: string; count: string }): string =>
  `Fitur ${v.number} dari ${v.count}`;
export const home_tour_screen = (v: { number: string }): string =>
  `Layar ${v.number}`;
export const home_features = (): string =>
  `Yang bisa dilakukan di kapal`;
export const home_tipping = (): string =>
  `Tip untuk siapa saja, di obrolan mana saja`;
export const home_tipping_text = (): string =>
  `Di grup atau secara pribadi, setiap tip adalah transaksi nyata di rantai blok. Ada tiga cara menulisnya.`;
export const home_tipping_standard = (): string =>
  `Perintah biasa`;
export const home_tipping_quick = (): string =>
  `Bentuk singkat`;
export const home_tipping_name_amount = (): string =>
  `nama pengguna dan jumlah`;
export const home_tipping_reply = (): string =>
  `Balasan pesan`;
export const home_tipping_amount = (): string =>
  `cukup jumlahnya`;
export const home_tipping_said = (): string =>
  `Kebocoran sudah ditambal, kapten.`;
export const home_points = (): string =>
  `Kumpulkan poin, naik pangkat`;
export const home_points_text = (): string =>
  `Langkah pertama, /gm dan /faucet setiap hari, tip, dan konten yang disetujui memberi poin. Papan peringkat menunjukkan siapa yang memimpin.`;
export const home_points_ranks = (): string =>
  `Pangkat dan total poin yang diperlukan`;
export const home_points_see = (): string =>
  `Lihat peringkat`;
export const home_content = (): string =>
  `Kirim konten`;
export const home_content_text = (): string =>
  `Postingan, video, dan meme tentang komunitas juga memberi poin setelah disetujui admin.`;
export const home_content_submit = (): string =>
  `Kamu mengirim`;
export const home_content_submit_text = (): string =>
  `Tautan ke postingan, video, artikel, atau meme.`;
export const home_content_review = (): string =>
  `Admin meninjau`;
export const home_content_review_text = (): string =>
  `Disetujui atau ditolak, dengan komentar, dan dinilai dalam rentangnya.`;
export const home_content_earn = (): string =>
  `Poinnya milikmu`;
export const home_content_earn_text = (v: { postRange: string; shortRange: string; videoRange: string }): string =>
  `Postingan Twitter ${v.postRange}, video TikTok ${v.shortRange}, video YouTube ${v.videoRange}, dan jenis lainnya.`;
export const home_rewards = (): string =>
  `Dana mingguan dan perburuan harta`;
export const home_rewards_text = (): string =>
  `Setiap minggu anggota yang memenuhi syarat berbagi dana menurut poin yang dihitung.`;
export const home_rewards_pool = (): string =>
  `Di dalam dana`;
export const home_rewards_needed = (): string =>
  `Poin yang diperlukan`;
export const home_rewards_hunt = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Di antara pembayaran ada `, v.a(`perburuan harta`), ` dengan hadiah nyata.`];
export const home_reasons = (): string =>
  `Alasannya`;
export const home_reasons_why = (v: { bot: string }): string =>
  `Mengapa ${v.bot}`;
export const home_reason_chain = (): string =>
  `Selalu di rantai blok`;
export const home_reason_chain_text = (v: { coin: string }): string =>
  `Tip adalah transaksi ${v.coin} dari satu anggota ke anggota lain, dengan tautan untuk memeriksanya. Tidak ada buku kas internal yang harus kamu percayai.`;
export const home_reason_install = (): string =>
  `Tidak perlu memasang apa pun`;
export const home_reason_install_own = (): string =>
  `Berjalan di Telegram dan peramban yang sudah kamu punya, di ponsel atau komputer apa pun.`;
export const home_reason_install_own_full = (): string =>
  `Berjalan di Telegram dan peramban yang sudah kamu punya, di ponsel atau komputer apa pun. Mulai bot, catat dua belas kata, dan kamu punya dompet.`;
export const home_reason_install_text = (): string =>
  `Berjalan di Telegram yang sudah kamu punya, di ponsel atau komputer apa pun.`;
export const home_reason_install_full = (): string =>
  `Berjalan di Telegram yang sudah kamu punya, di ponsel atau komputer apa pun. Mulai bot dan kamu punya dompet.`;
export const home_reason_crew = (): string =>
  `Dibuat oleh awaknya`;
export const home_reason_crew_text = (): string =>
  `Poin, pangkat, dan dana menghargai yang anggota lakukan untuk satu sama lain. Aturannya terbuka, begitu juga setiap pembayaran mingguan.`;
export const home_security = (): string =>
  `Keamanan dan privasi`;
export const home_security_text = (): string =>
  `Pertanyaan pertama untuk dompet apa pun adalah siapa yang memegang kuncinya. Ini jawaban lengkapnya.`;
export const home_claim_hear = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Kamu diberi tahu setiap tip yang kamu terima,`), ` lewat pesan di obrolan pribadi.`];
export const home_claim_link = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Setiap transaksi punya tautan penjelajah blok,`), ` jadi kamu tidak perlu percaya begitu saja.`];
export const home_claim_own_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`Kunci di tanganmu:`), ` kuncimu dibuat dan disimpan di perangkatmu; kami tidak pernah menerimanya. Dua belas kata memulihkannya, di sini atau di dompet `, `${v.coin}`, ` lain.`];
export const home_claim_own_browser = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Dompet hanya dikelola di perambanmu sendiri.`), ` Grup tidak pernah melihat saldo, alamat, atau kuncimu.`];
export const home_claim_own_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Kunci disimpan terenkripsi,`), ` di perambanmu, dengan frasa sandi yang hanya kamu tahu.`];
export const home_claim_bot_keys = <T>(v: { b: (text: string) => T; coin: string }): Rich<T> =>
  [v.b(`Kunci di tanganmu:`), ` kamu yang menguasai kunci pribadi. Ekspor di obrolan pribadi kapan pun kamu mau, dan pakai di dompet `, `${v.coin}`, ` mana pun.`];
export const home_claim_bot_private = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Dompet hanya dikelola di obrolan pribadi.`), ` Grup tidak pernah melihat saldo, alamat, atau kuncimu.`];
export const home_claim_bot_encrypted = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Kunci disimpan terenkripsi.`)];
export const home_asked_where = (): string =>
  `Di mana kuncinya?`;
export const home_asked_who = (): string =>
  `Siapa yang bisa membukanya?`;
export const home_asked_else = (): string =>
  `Siapa lagi?`;
export const home_asked_site = (): string =>
  `Apa yang dilihat situs ini?`;
export const home_own_where = <T>(v: { a: (text: string) => T; bot: string }): Rich<T> =>
  [`Di perambanmu sendiri, terenkripsi. `, v.a(`Dompet`), ` adalah halaman situs ini; baik situs maupun `, `${v.bot}`, ` tidak menerimanya.`];
export const home_own_who = (): string =>
  `Kamu, dengan frasa sandi atau kunci sandimu. Tidak ada yang bisa menyetel ulang: hanya dua belas kata yang memulihkan dompet.`;
export const home_own_else = (): string =>
  `Server halaman dompet bisa saja menyajikan halaman lain. Build-nya diterbitkan, supaya siapa pun bisa membandingkan. Belum ada pihak luar yang memeriksanya: simpan tabunganmu di tempat lain.`;
export const home_own_site = (): string =>
  `Id dan nama Telegram-mu, tip, poin, dan konten, alamat yang dicari dompetmu, dan transaksi yang dikirimnya. Situs ini tidak punya kunci, tidak punya kata-kata, dan tidak bisa memindahkan koinmu.`;
export const home_bot_where = (v: { bot: string }): string =>
  `Terenkripsi, di server tempat ${v.bot} berjalan. Jadi penyimpanannya terenkripsi, tetapi operator bot ikut di dalamnya.`;
export const home_bot_who = (): string =>
  `Bot, saat mengirim yang kamu suruh, dan karena itu juga siapa pun yang menjalankan server itu. Selama operator tidak menerbitkan hal lain, percayai bot sejauh kamu memercayai operatornya.`;
export const home_bot_else = (): string =>
  `Kamu, setelah mengekspornya. Simpan tabungan di dompet yang kuncinya hanya kamu pegang.`;
export const home_bot_site = (): string =>
  `Id dan nama Telegram-mu, dan yang dilaporkan bot: tip, poin, konten. Situs ini tidak punya kunci, tidak punya frasa pemulihan, dan tidak bisa memindahkan koinmu.`;
export const home_the_bot = (): string =>
  `bot ini`;
export const home_links_name = (): string =>
  `Tautan`;
export const home_links = (): string =>
  `Pelabuhan singgah`;
export const home_links_text = (): string =>
  `Tempat koin dijelajahi, dihargai, dan dibicarakan.`;
export const home_links_text_community = (): string =>
  `Tempat koin dijelajahi dan dibicarakan.`;
export const home_links_ecosystem = (): string =>
  `Ekosistem`;
export const home_links_community = (): string =>
  `Komunitas`;
export const home_link_bot = (): string =>
  `Bot dompet`;
export const home_link_explorer = (): string =>
  `Penjelajah blok`;
export const home_link_website = (): string =>
  `Situs resmi`;
export const home_link_here = (): string =>
  `di situs ini`;
export const home_link_telegram = (): string =>
  `Komunitas Telegram`;
export const home_link_forum = (): string =>
  `Forum komunitas`;
export const home_try = (): string =>
  `Ayo naik ke kapal`;
export const home_try_text = (): string =>
  `Buka bot, tekan mulai, dan kirim tip pertamamu. Setelah terkonfirmasi, tip itu juga memberi poin.`;
export const home_try_text_own = (): string =>
  `Buka bot, tekan mulai, buat dompet, dan kirim tip pertamamu. Setelah terkonfirmasi, tip itu juga memberi poin.`;
export const home_try_button = (): string =>
  `Coba sendiri`;
export const creator_hub = (): string =>
  `Pelabuhan kreator`;
export const creator_lead = (): string =>
  `Yang ditulis, direkam, dan digambar awak tentang pelayaran, dan hasilnya bagi mereka.`;
export const creator_showcase = (): string =>
  `Etalase komunitas`;
export const creator_showcase_panel = (): string =>
  `Etalase`;
export const creator_failed = (): string =>
  `Pelabuhan kreator gagal dimuat`;
export const creator_failed_why = (): string =>
  `Konten kreator tidak bisa dimuat. Coba lagi.`;
export const creator_sort_recent = (): string =>
  `Terbaru`;
export const creator_sort_points = (): string =>
  `Poin tertinggi`;
export const creator_sort_creator = (): string =>
  `Nama kreator`;
export const creator_all = (): string =>
  `Semua konten yang disetujui`;
export const creator_total_content = (): string =>
  `Total konten`;
export const creator_active = (): string =>
  `Kreator aktif`;
export const creator_total_points = (): string =>
  `Total poin`;
export const creator_content = (): string =>
  `Konten`;
export const creator_search = (): string =>
  `Cari konten`;
export const creator_search_hint = (): string =>
  `Cari kreator, judul, atau deskripsi…`;
export const creator_type = (): string =>
  `Jenis konten`;
export const creator_all_content = (): string =>
  `Semua konten`;
export const creator_found = (v: { count: number }): string =>
  `${number(v.count)} konten cocok`;
export const creator_pages = (): string =>
  `Halaman konten`;
export const creator_loading = (): string =>
  `Memuat konten`;
export const creator_none_here = (): string =>
  `Tidak ada konten di halaman ini.`;
export const creator_approved = (): string =>
  `Konten yang disetujui`;
export const creator_none = (): string =>
  `Tidak ada konten`;
export const creator_show_all = (): string =>
  `Tampilkan semua konten`;
export const creator_no_match = (): string =>
  `Tidak ada konten yang cocok dengan pencarianmu.`;
export const creator_none_yet = (): string =>
  `Belum ada konten yang disetujui. Anggota mengirim tautan di Dasborku atau ke bot; poin datang bersama persetujuan.`;
export const creator_untitled = (): string =>
  `Konten tanpa judul`;
export const creator_unsafe = (): string =>
  `Tautan ini tidak aman dibuka.`;
export const creator_view = <T>(v: { icon: (text: string) => T; more: (text: string) => T; name: string; host: string }): Rich<T> =>
  [`Lihat konten`, v.icon(``), v.more(`: ${v.name}, di ${v.host} (terbuka di tab baru)`)];
export const creator_type_unknown = (): string =>
  `Konten lain`;
export const creator_profile = (): string =>
  `Kreator`;
export const creator_profile_failed = (): string =>
  `Kreator ini tidak bisa dimuat`;
export const creator_totals = (): string =>
  `Total`;
export const creator_approved_total = (): string =>
  `Konten disetujui`;
export const creator_points_for = (): string =>
  `Poin untuk konten`;
export const creator_lifetime = (): string =>
  `Total poin`;
export const creator_place = (): string =>
  `Peringkat`;
export const creator_place_note = (): string =>
  `menurut total poin`;
export const creator_none_approved = (): string =>
  `Belum ada kontennya yang disetujui.`;
export const creator_content_of = (v: { name: string }): string =>
  `Konten: ${v.name}`;
export const creator_offer = (): string =>
  `Masuk untuk melihat poin, penghasilan, dan pembayaranmu, serta mengirim konten.`;
export const creator_offer_missing = (): string =>
  `Dasbormu hanya untukmu, dan masuk ke situs ini belum disiapkan.`;
export const creator_purpose = (): string =>
  `Untuk melihat dasbormu dan mengirim konten.`;
export const creator_own_failed = (): string =>
  `Dasbormu tidak bisa dimuat`;
export const creator_figures = (): string =>
  `Angkamu`;
export const creator_rank = (): string =>
  `Pangkatmu`;
export const creator_current_rank = (): string =>
  `Pangkat saat ini`;
export const creator_earnings = (): string =>
  `Total penghasilan`;
export const creator_earnings_note = (): string =>
  `bagian, tip yang diterima, dan faucet`;
export const creator_rate = (): string =>
  `Tingkat persetujuan`;
export const creator_rate_note = (): string =>
  `dari semua kiriman yang sudah diputuskan`;
export const creator_rank_way = (v: { from: string; to: string }): string =>
  `Dari ${v.from} ke ${v.to}`;
export const creator_rank_left = (v: { points: number }): string =>
  `${number(v.points)} poin lagi`;
export const creator_rank_top = (v: { rank: string }): string =>
  `${v.rank}: tidak ada pangkat yang lebih tinggi. Seluruh armada berlayar di belakangmu.`;
export const creator_breakdown = (): string =>
  `Rincian penghasilan`;
export const creator_earnings_content = (): string =>
  `Penghasilan dan konten`;
export const creator_estimate = (): string =>
  `Perkiraan bagianmu saat ini`;
export const creator_estimate_why = (v: { reason: string }): string =>
  `Perkiraan bagianmu saat ini. ${v.reason}`;
export const creator_this_month = (): string =>
  `Bulan ini`;
export const creator_month_note = (): string =>
  `Bagian, tip, dan faucet sejak tanggal 1, UTC`;
export const creator_lifetime_total = (): string =>
  `Sepanjang waktu`;
export const creator_lifetime_note = (): string =>
  `Bagian yang dibagikan, tip, dan faucet`;
export const creator_stats = (): string =>
  `Statistik konten`;
export const creator_submitted = (): string =>
  `Dikirim`;
export const creator_submitted_note = (): string =>
  `Tidak termasuk yang ditarik`;
export const creator_posts_approved = (): string =>
  `Disetujui`;
export const creator_own_rate = (): string =>
  `Tingkat persetujuan`;
export const creator_own_rate_note = (): string =>
  `Dari semua kiriman yang sudah diputuskan`;
export const creator_percent = (v: { percent: string }): string =>
  `${v.percent}%`;
export const creator_submissions = (): string =>
  `Kirimanmu`;
export const creator_open = (v: { open: number; limit: number }): string =>
  `Terbuka: ${number(v.open)} dari ${number(v.limit)}. Poin datang bersama persetujuan.`;
export const creator_open_unknown = (): string =>
  `Poin datang bersama persetujuan.`;
export const creator_submit = (): string =>
  `Kirim konten`;
export const creator_full = (v: { limit: number }): string =>
  `${number(v.limit)} kirimanmu menunggu peninjauan. Kamu bisa mengirim lagi setelah salah satunya ditinjau, atau tarik satu.`;
export const creator_submissions_failed = (): string =>
  `Kiriman tidak bisa dimuat.`;
export const creator_submissions_of = (): string =>
  `kiriman`;
export const creator_submissions_none = (): string =>
  `Belum ada kiriman`;
export const creator_submissions_none_text = (): string =>
  `Postingan, video, meme: kirim tautan kontenmu di sini atau lewat bot, dan admin akan meninjaunya. Mengirim saja tidak memberi apa-apa: poin datang bersama persetujuan.`;
export const creator_submissions_list = (): string =>
  `Kiriman`;
export const creator_sent = (): string =>
  `Terkirim`;
export const creator_sent_text = (): string =>
  `Admin akan meninjaunya.`;
export const creator_again = (): string =>
  `Kirim ulang`;
export const creator_was_rejected = <T>(v: { label: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.label(`Ditolak: `), v.reason(``)];
export const creator_send = (): string =>
  `Kirim`;
export const creator_send_anyway = (): string =>
  `Tetap kirim`;
export const creator_save = (): string =>
  `Simpan`;
export const creator_save_anyway = (): string =>
  `Tetap simpan`;
export const creator_link = (): string =>
  `Tautan`;
export const creator_link_missing = (): string =>
  `Masukkan tautan ke kontenmu.`;
export const creator_link_long = (): string =>
  `Tautan itu terlalu panjang.`;
export const creator_choose = (): string =>
  `Pilih jenis`;
export const creator_type_missing = (): string =>
  `Pilih jenis kontennya.`;
export const creator_title = (): string =>
  `Judul`;
export const creator_description = (): string =>
  `Deskripsi`;
export const creator_problem = (v: { problem: string }): string =>
  `${v.problem} Teksmu masih ada di sini.`;
export const creator_expect_none = (): string =>
  `Hasilnya tergantung jenisnya.`;
export const creator_expect = <T>(v: { type: string; b: (text: string) => T; range: string }): Rich<T> =>
  [`${v.type}`, `: `, v.b(`${v.range} poin`), ` jika disetujui.`];
export const creator_leads = <T>(v: { host: (text: string) => T }): Rich<T> =>
  [`Menuju `, v.host(``), `.`];
export const creator_wait = (v: { time: string; waiting: number }): string =>
  `Peninjauan butuh sekitar ${v.time}; ${plural(v.waiting, { '=0': `tidak ada lagi yang menunggu`, other: `${number(v.waiting)} kiriman menunggu` })}.`;
export const creator_wait_unknown = (v: { waiting: number }): string =>
  `Belum ada yang ditinjau, jadi lama menunggunya belum diketahui; ${plural(v.waiting, { '=0': `tidak ada lagi yang menunggu`, other: `${number(v.waiting)} kiriman menunggu` })}.`;
export const creator_minutes = (v: { count: number }): string =>
  `${number(v.count)} menit`;
export const creator_hours = (v: { count: number }): string =>
  `${number(v.count)} jam`;
export const creator_days_count = (v: { count: number }): string =>
  `${number(v.count)} hari`;
export const creator_known_pending = (v: { when: string }): string =>
  `Kamu sudah mengirim ini (${v.when}), dan masih menunggu peninjauan.`;
export const creator_known_approved = (v: { when: string }): string =>
  `Kamu sudah mengirim ini (${v.when}), dan sudah disetujui.`;
export const creator_known_rejected = (v: { when: string }): string =>
  `Kamu sudah mengirim ini (${v.when}), dan ditolak.`;
export const creator_known_other = (v: { when: string }): string =>
  `Orang lain sudah mengirim ini (${v.when}).`;
export const creator_once = (): string =>
  `Konten yang sama hanya dihargai sekali.`;
export const creator_item = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, `, dikirim: `, v.time(``)];
export const creator_item_again = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, `, dikirim untuk kedua kalinya: `, v.time(``)];
export const creator_reason = (): string =>
  `Alasan:`;
export const creator_comment = (): string =>
  `Komentar:`;
export const creator_reviewing = (): string =>
  `Sedang ditinjau`;
export const creator_pending = (): string =>
  `Menunggu`;
export const creator_approved_points = (v: { points: number }): string =>
  `Disetujui, +${number(v.points)} poin`;
export const creator_rejected = (): string =>
  `Ditolak`;
export const creator_withdrawn = (): string =>
  `Ditarik`;
export const creator_edit = (): string =>
  `Ubah`;
export const creator_changed = (): string =>
  `Diubah`;
export const creator_changed_text = (): string =>
  `Yang ditinjau adalah versi baru.`;
export const creator_withdraw = (): string =>
  `Tarik`;
export const creator_withdraw_ask = (): string =>
  `Tarik? Kiriman tidak akan ditinjau, tetapi tetap ada di daftarmu.`;
export const creator_withdrawn_text = (): string =>
  `Tidak akan ditinjau.`;
export const creator_keep = (): string =>
  `Biarkan`;
export const creator_payments = (): string =>
  `Riwayat pembayaran terbaru`;
export const creator_payments_failed = (): string =>
  `Pembayaran tidak bisa dimuat.`;
export const creator_payments_of = (): string =>
  `pembayaran`;
export const creator_payments_none = (): string =>
  `Belum ada riwayat pembayaran`;
export const creator_payments_none_text = (): string =>
  `Mulai buat konten dan dapatkan hadiah!`;
export const creator_payments_list = (): string =>
  `Pembayaran`;
export const creator_paid_weekly_reward = (): string =>
  `Bagian mingguan`;
export const creator_paid_tip_received = (): string =>
  `Tip diterima`;
export const creator_paid_faucet = (): string =>
  `Faucet`;
export const creator_paid_post_reward = (): string =>
  `Hadiah postingan`;
export const creator_paid_activity_reward = (): string =>
  `Hadiah aktivitas`;
export const creator_view_tx = <T>(v: { icon: (text: string) => T; more: (text: string) => T; description: string }): Rich<T> =>
  [`Lihat transaksi`, v.icon(``), v.more(`: ${v.description} (terbuka di tab baru)`)];
export const creator_days = (): string =>
  `Poin per hari`;
export const creator_days_lead = (): string =>
  `Dua belas minggu terakhir dalam hari UTC; batang terakhir adalah hari ini.`;
export const creator_days_failed = (): string =>
  `Poinmu per hari tidak bisa dimuat.`;
export const creator_days_sum = (v: { points: number }): string =>
  `${number(v.points)} poin dalam dua belas minggu`;
export const creator_days_most = <T>(v: { date: (text: string) => T; points: string }): Rich<T> =>
  [`terbanyak pada `, v.date(``), `: `, `${v.points}`];
export const creator_day = (v: { day: string; points: number }): string =>
  `${v.day}: ${number(v.points)} poin`;
export const creator_days_week = (v: { from: string; to: string; points: number }): string =>
  `${v.from} sampai ${v.to}: ${number(v.points)} poin`;
export const creator_points = (): string =>
  `Riwayat poin`;
export const creator_points_lead = (): string =>
  `Semua yang mengubah poinmu, dan yang dipotong batas. Jumlah entri adalah total poinmu.`;
export const creator_points_failed = (): string =>
  `Entri poin tidak bisa dimuat.`;
export const creator_points_of = (): string =>
  `entri poin`;
export const creator_points_none = (): string =>
  `Belum ada poin`;
export const creator_points_none_text = (): string =>
  `/gm, tip, atau klaim faucet pertamamu di obrolan muncul di sini.`;
export const creator_entries = (): string =>
  `Entri poin`;
export const creator_today = <T>(v: { tips: number; points: number; time: (text: string) => T }): Rich<T> =>
  [`Hari ini masih bisa dapat `, `${number(v.points)}`, ` poin, dari `, `${number(v.tips)}`, ` tip paling banyak, sampai `, v.time(``), `.`];
export const creator_gm_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`/gm memberi poin lagi: `, v.time(``), `.`];
export const creator_faucet_again = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`/faucet memberi poin lagi: `, v.time(``), `.`];
export const creator_cut_banned = (): string =>
  `Tidak ada poin selama diblokir`;
export const creator_cut_cooldown = (): string =>
  `Sekali dalam 24 jam`;
export const creator_cut_least_tip = (v: { limit: string; code: string }): string =>
  `Tip memberi poin mulai ${v.limit} ${v.code}`;
export const creator_cut_tips = (v: { limit: string }): string =>
  `${v.limit} tip sehari memberi poin`;
export const creator_cut_cap = (v: { limit: string }): string =>
  `Paling banyak ${v.limit} poin sehari`;
export const creator_correction = (): string =>
  `Koreksi`;
export const creator_of_full = (v: { points: string }): string =>
  `dari ${v.points}`;
export const creator_rule_account_created = (): string =>
  `Akun dibuat`;
export const creator_rule_primary_address_set = (): string =>
  `Alamat utama diatur`;
export const creator_rule_staking_address_set = (): string =>
  `Alamat staking diatur`;
export const creator_rule_twitter_set = (): string =>
  `Twitter/X diisi`;
export const creator_rule_first_tip = (): string =>
  `Tip pertama`;
export const creator_rule_first_send = (): string =>
  `Kiriman pertama`;
export const creator_rule_tip = (): string =>
  `Tip`;
export const creator_rule_send = (): string =>
  `Kiriman`;
export const creator_rule_content_submission = (): string =>
  `Konten`;
export const creator_rule_undone = (v: { name: string }): string =>
  `${v.name}, ditarik kembali`;
export const creator_rule_again = (v: { name: string }): string =>
  `${v.name}, lagi`;
export const creator_rule_hunt = (v: { words: string }): string =>
  `Perburuan harta: ${v.words}`;
export const creator_rule_referral = (v: { words: string }): string =>
  `Ajakan: ${v.words}`;
export const creator_about_tip_to = (v: { amount: string; name: string }): string =>
  `Tip ${v.amount} untuk ${v.name}`;
export const creator_about_tip_from = (v: { amount: string; name: string }): string =>
  `Tip ${v.amount} dari ${v.name}`;
export const creator_about_tip_undone = (v: { amount: string; name: string }): string =>
  `Tip ${v.amount} untuk ${v.name}, pembayarannya hilang dari chain`;
export const creator_about_send = (v: { amount: string }): string =>
  `Terkirim ${v.amount}`;
export const creator_about_send_undone = (v: { amount: string }): string =>
  `Kiriman ${v.amount}, hilang dari chain`;
export const creator_about_faucet = (v: { amount: string }): string =>
  `Diambil ${v.amount}`;
export const creator_about_deleted = (): string =>
  `Konten dihapus`;
export const creator_payment_share = (v: { week: string; place: string }): string =>
  `Bagian minggu yang berakhir pada ${v.week}, peringkat ${v.place}`;
export const creator_payment_tip = (v: { name: string }): string =>
  `Tip dari ${v.name}`;
export const creator_payment_faucet = (): string =>
  `Diambil dari faucet`;
export const creator_who = (): string =>
  `Siapa yang melihatmu`;
export const creator_hide = (): string =>
  `Sembunyikan aku dari halaman publik`;
export const creator_hide_board = (): string =>
  `Peringkat dan minggu yang sudah ditutup menyimpan posisi dan angkamu, di baris tanpa namamu yang tidak ditemukan pencarian.`;
export const creator_hide_page = (): string =>
  `Halaman kreatormu ditutup, dan kontenmu keluar dari etalase.`;
export const creator_hide_stays = (): string =>
  `Poin, pangkat, dan hadiah tetap seperti semula. Berkas minggu yang sudah ditutup menyimpan nomor anggotamu tanpa nama. Salinan yang dibuat orang lain sebelumnya tetap ada pada mereka.`;
export const creator_see_page = (): string =>
  `Lihat halaman publikmu`;
export const creator_hidden = (): string =>
  `Kamu tersembunyi`;
export const creator_hidden_text = (): string =>
  `Halaman publik tidak lagi menyebut namamu.`;
export const creator_shown = (): string =>
  `Kamu terlihat`;
export const creator_shown_text = (): string =>
  `Halaman publik menyebut namamu lagi.`;
export const try_title = (): string =>
  `Coba`;
export const try_lead = (): string =>
  `Mainkan dua anggota dan bicara dengan bot sungguhan. Orang, obrolan, dan koinnya rekaan.`;
export const try_panel = (): string =>
  `Demo`;
export const try_not_opened = (): string =>
  `Obrolan tidak bisa dibuka`;
export const try_offline = (): string =>
  `Tidak ada koneksi. Yang kamu lihat adalah keadaan terakhir yang diketahui.`;
export const try_not_said = (): string =>
  `Tidak ada yang terkirim`;
export const try_not_happened = (): string =>
  `Tidak terjadi apa-apa`;
export const try_not_mined = (): string =>
  `Tidak ada blok yang ditambang`;
export const try_not_sunday = (): string =>
  `Minggu itu tidak berlalu`;
export const try_not_paid = (): string =>
  `Tidak ada yang dibayar`;
export const try_not_restarted = (): string =>
  `Obrolan tidak dimulai ulang`;
export const try_week_gone = (): string =>
  `Seminggu berlalu`;
export const try_week_closed = (v: { week: string }): string =>
  `Minggu ${v.week} sudah ditutup dan dibayar.`;
export const try_next = (): string =>
  `Langkah berikutnya`;
export const try_meet = (v: { name: string }): string =>
  `Kenalkan, ${v.name}. Tekan Mulai untuk poin pertama.`;
export const try_start_as = (v: { name: string }): string =>
  `Mulai sebagai ${v.name}`;
export const try_need_address = (v: { name: string }): string =>
  `Tip berjalan dari dompet ke dompet, jadi ${v.name} perlu alamat.`;
export const try_set_address = (v: { name: string }): string =>
  `Atur alamat untuk ${v.name}`;
export const try_thank = (v: { payee: string; payer: string }): string =>
  `${v.payee} pantas mendapat ucapan terima kasih. ${v.payer} memberi tip langsung di grup.`;
export const try_tip = (v: { name: string }): string =>
  `Beri tip ke ${v.name}`;
export const try_note = (): string =>
  `mantap`;
export const try_answering = (): string =>
  `Bot sedang menjawab.`;
export const try_wait = (): string =>
  `Sebentar`;
export const try_holds_none = (): string =>
  `Bot tidak menyimpan koin: anggota membayar dari dompet mereka. Di sini itu uang mainan.`;
export const try_pay = (): string =>
  `Bayar tip`;
export const try_one_block = (): string =>
  `Koinnya dalam perjalanan. Satu blok mengonfirmasinya.`;
export const try_mine = (): string =>
  `Tambang satu blok`;
export const try_short = (v: { name: string; count: number }): string =>
  `${v.name} kurang ${plural(v.count, { other: `${number(v.count)} poin` })} untuk mendapat bagian. Ucapan selamat pagi dihitung sekali sehari.`;
export const try_say_gm = (v: { name: string }): string =>
  `Ucapkan gm sebagai ${v.name}`;
export const try_on_sunday = (): string =>
  `Hari Minggu pekan ditutup, dan dana dibagi di antara mereka yang poinnya cukup.`;
export const try_go_sunday = (): string =>
  `Ke Minggu depan`;
export const try_done = (): string =>
  `Minggu ini sudah ditutup dan dibayar. Minggu depan giliranmu bermain.`;
export const try_see_result = (): string =>
  `Lihat hasilnya`;
export const try_sunday = (): string =>
  `Minggu depan`;
export const try_chain = (): string =>
  `Chain demo`;
export const try_restart = (): string =>
  `Mulai ulang`;
export const try_now = <T>(v: { time: (text: string) => T; height: number; waiting: number }): Rich<T> =>
  [`Di sini sekarang `, v.time(``), `; blok `, `${number(v.height)}`, `, `, `${plural(v.waiting, { '=0': `tidak ada yang menunggu`, other: `${number(v.waiting)} menunggu` })}`, `.`];
export const try_chats = (): string =>
  `Obrolan`;
export const try_chat_of = (v: { player: string; bot: string }): string =>
  `${v.player} dan ${v.bot}`;
export const try_group_people = (v: { first: string; second: string }): string =>
  `${v.first}, ${v.second}, dan bot`;
export const try_new_here = (v: { name: string }): string =>
  `${v.name}, baru di sini`;
export const try_points_this_week = <T>(v: { rank: (text: string) => T; count: number }): Rich<T> =>
  [v.rank(``), `, `, `${plural(v.count, { other: `${number(v.count)} poin` })}`, ` minggu ini`];
export const try_week_of = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`minggu `, v.date(``)];
export const try_no_share = <T>(v: { rank: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: tanpa bagian`];
export const try_share_waits = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: `, v.amount(``), ` menunggu dibayar`];
export const try_share_paid = <T>(v: { rank: (text: string) => T; week: (text: string) => T; amount: (text: string) => T; paid: (text: string) => T }): Rich<T> =>
  [v.rank(``), `, `, v.week(``), `: `, v.amount(``), ` `, v.paid(`dibayar`)];
export const try_start = (): string =>
  `Mulai`;
export const try_speaker = (): string =>
  `Siapa yang bicara di grup`;
export const try_commands = (): string =>
  `Perintah`;
export const try_message = (): string =>
  `Pesan`;
export const try_message_in = (v: { chat: string }): string =>
  `Pesan di ${v.chat}`;
export const try_messages_in = (v: { chat: string }): string =>
  `Pesan-pesan di ${v.chat}`;
export const try_no_messages = (): string =>
  `Belum ada pesan`;
export const try_send = (): string =>
  `Kirim`;
export const try_reply = (v: { name: string }): string =>
  `Balas ${v.name}`;
export const try_reply_to = (v: { name: string; text: string }): string =>
  `Balasan untuk ${v.name}: ${v.text}`;
export const try_no_reply = (): string =>
  `Jangan balas`;
export const try_text = (): string =>
  `Teks`;
export const try_card = (): string =>
  `Kartu bagian`;
export const try_only_seen = (v: { name: string }): string =>
  `Hanya ${v.name} yang melihat ini`;
export const try_reactions = (): string =>
  `Reaksi:`;
export const try_qr = (): string =>
  `Kode QR`;
export const try_picture = (): string =>
  `Gambar`;
export const try_edited = (): string =>
  `diedit`;
export const try_read = (): string =>
  `dibaca`;
export const try_sent = (): string =>
  `terkirim`;
export const try_result = (v: { name: string; amount: string; place: string }): string =>
  `${v.name} mendapat ${v.amount}, peringkat ${v.place}`;
export const try_back_to_group = (): string =>
  `Kembali ke grup`;
export const try_of_many = <T>(v: { count: number; date: (text: string) => T }): Rich<T> =>
  [`Dari `, `${number(v.count)}`, ` yang berbagi dana minggu `, v.date(``), `.`];
export const try_among = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Di antara mereka yang berbagi dana minggu `, v.date(``), `.`];
export const try_the_week = (): string =>
  `Minggu itu`;
export const try_place = (): string =>
  `Peringkat`;
export const try_points = (): string =>
  `poin`;
export const try_see_in_week = (v: { name: string }): string =>
  `Lihat ${v.name} di minggu itu`;
export const try_see_payment = (): string =>
  `Lihat pembayarannya`;
export const try_card_of = (v: { name: string }): string =>
  `Kartu bagian ${v.name}`;
export const try_save_card = (): string =>
  `Simpan kartu`;
export const try_purse = (): string =>
  `Ini demo, dan koinnya uang mainan: bayar seolah dari dompetmu.`;
export const try_pay_purse = (): string =>
  `Bayar dari kantong demo`;
export const try_purse_paid = (): string =>
  `Dibayar`;
export const try_see_transaction = (): string =>
  `Lihat transaksinya`;
export const try_block_mined = (v: { height: number }): string =>
  `Blok ${number(v.height)} sudah ditambang`;
export const chain_title = (): string =>
  `Chain demo`;
export const chain_lead = (): string =>
  `Uang mainan di chain yang hanya hidup di demo ini. Satu blok ditambang tiap menit, atau saat kamu memintanya.`;
export const chain_none = (): string =>
  `Tidak ada chain`;
export const chain_anew = (): string =>
  `Chain demo dimulai lagi setiap kali datanya dihapus.`;
export const chain_unread = (): string =>
  `Chain tidak bisa dibaca`;
export const chain_newest = (): string =>
  `Transaksi terbaru`;
export const chain_newest_block = (): string =>
  `Blok terbaru`;
export const chain_mined = (): string =>
  `Ditambang`;
export const chain_waiting = (): string =>
  `Transaksi yang menunggu blok`;
export const chain_none_yet = (): string =>
  `Belum ada.`;
export const chain_count = (v: { shown: number; count: number }): string =>
  `${number(v.shown)} terbaru dari ${number(v.count)}.`;
export const chain_waits = (): string =>
  `Menunggu blok`;
export const chain_block = (v: { height: number }): string =>
  `Blok ${number(v.height)}`;
export const chain_block_lead = (): string =>
  `Sebuah blok dari chain demo.`;
export const chain_no_block = (): string =>
  `Blok itu belum ada`;
export const chain_hash = (): string =>
  `Hash`;
export const chain_before = (): string =>
  `Sebelumnya`;
export const chain_after = (): string =>
  `Sesudahnya`;
export const chain_is_newest = (): string =>
  `Ini blok terbaru`;
export const chain_transactions = (): string =>
  `Transaksi`;
export const chain_holds_none = (): string =>
  `Tidak ada isinya.`;
export const chain_address = (): string =>
  `Alamat`;
export const chain_no_address = (): string =>
  `Alamat itu tidak ada`;
export const chain_balance = (): string =>
  `Saldo`;
export const chain_received = (): string =>
  `Diterima`;
export const chain_unused = (): string =>
  `Belum pernah dipakai.`;
export const chain_transaction = (): string =>
  `Transaksi`;
export const chain_no_transaction = (): string =>
  `Chain tidak punya transaksi itu`;
export const chain_state = (): string =>
  `Keadaan`;
export const chain_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { other: `${number(v.count)} konfirmasi` })}`;
export const chain_block_row = (): string =>
  `Blok`;
export const chain_paid = (): string =>
  `Dibayar`;
export const chain_fee = (): string =>
  `Biaya`;
export const chain_from = (): string =>
  `Dari`;
export const chain_new_coins = (): string =>
  `Koin baru`;
export const chain_to = (): string =>
  `Kepada`;
export const chain_to_name = (v: { name: string }): string =>
  `Kepada ${v.name}`;
export const chain_to_others = (): string =>
  `Kepada yang lain`;
export const chain_community = (): string =>
  `Dompet komunitas`;
export const chain_faucet = (): string =>
  `Dompet faucet`;
export const chain_purse = (): string =>
  `Kantong pengunjung`;
export const apps_lead = (): string =>
  `Aplikasi meminta izinmu lewat bot. Izinmu tercantum di sini sampai kamu mencabutnya.`;
export const apps_list = (): string =>
  `Daftar aplikasi`;
export const apps_sign_in = (): string =>
  `Masuk untuk melihat aplikasimu`;
export const apps_purpose = (): string =>
  `Masuk untuk melihat apa yang kamu izinkan kepada aplikasi.`;
export const apps_private = (): string =>
  `Hanya kamu yang bisa melihat apa yang kamu izinkan.`;
export const apps_failed = (): string =>
  `Aplikasimu tidak bisa dimuat`;
export const apps_kept = (): string =>
  `Tidak ada yang berubah.`;
export const apps_none = (): string =>
  `Tidak ada aplikasi yang punya akses`;
export const apps_none_text = (): string =>
  `Ketika aplikasi bertanya lewat bot dan kamu mengizinkannya, aplikasi itu muncul di sini.`;
export const apps_all = (): string =>
  `Aplikasi yang kamu izinkan atau blokir`;
export const apps_more = (v: { count: number }): string =>
  `Yang tercantum ${number(v.count)} pertama. Yang lain menyusul saat kamu menghapus sebagian.`;
export const apps_blocked = (): string =>
  `Diblokir`;
export const apps_by = <T>(v: { developer: (text: string) => T }): Rich<T> =>
  [`dari `, v.developer(``)];
export const apps_may = (): string =>
  `Aplikasi ini boleh`;
export const apps_may_read_balance = (): string =>
  `melihat saldo alamat utamamu`;
export const apps_may_read_history = (): string =>
  `melihat tip, kiriman, klaim faucet, dan hadiah mingguanmu`;
export const apps_may_request_payments = (): string =>
  `meminta pembayaran darimu, yang masing-masing kamu bayar atau tolak sendiri`;
export const apps_may_send_notifications = (): string =>
  `menulis kepadamu lewat bot`;
export const apps_may_access_profile = (): string =>
  `melihat nama, nama pengguna, pangkat, poin, dan kapan kamu bergabung`;
export const apps_may_manage_escrow = (): string =>
  `membuat escrow denganmu, yang syaratnya kamu setujui dan pembayarannya kamu tanda tangani sendiri`;
export const apps_since = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`sejak `, v.date(``)];
export const apps_blocked_on = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Kamu memblokirnya pada `, v.date(``), `, jadi aplikasi ini tidak bisa bertanya apa pun kepadamu.`];
export const apps_withdraw = (): string =>
  `Cabut akses`;
export const apps_withdraw_ask = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Cabut semua akses dari `, v.app(``), `?`];
export const apps_withdraw_text = (): string =>
  `Aplikasi langsung kehilangan aksesnya. Aplikasi itu bisa bertanya lagi lewat bot, kecuali kamu memblokirnya di sana.`;
export const apps_withdrawn = (): string =>
  `Akses dicabut`;
export const apps_unchanged = (v: { problem: string }): string =>
  `Tidak ada yang berubah: ${v.problem}`;
export const apps_unblock = (): string =>
  `Buka blokir`;
export const apps_unblocked = (v: { app: string }): string =>
  `${v.app} boleh bertanya lagi kepadamu`;
export const dev_title = (): string =>
  `Membangun dengan bot`;
export const dev_lead = (v: { community: string }): string =>
  `Profil, saldo, pembayaran, pesan, dan escrow komunitas ${v.community}, untuk aplikasimu sendiri.`;
export const dev_free_key = (): string =>
  `Dapatkan kunci gratis`;
export const dev_get_access = (): string =>
  `Dapatkan akses API`;
export const dev_portal_link = (): string =>
  `Portal pengembang`;
export const dev_about = (): string =>
  `Tentang API`;
export const dev_tab = (): string =>
  `Tab ini`;
export const dev_overview = (): string =>
  `Ringkasan`;
export const dev_pricing = (): string =>
  `Harga`;
export const dev_documentation = (): string =>
  `Dokumentasi`;
export const dev_examples = (): string =>
  `Contoh`;
export const dev_links = (): string =>
  `Untuk pengembang`;
export const dev_source = (): string =>
  `Kode sumber`;
export const dev_contact = (): string =>
  `Kontak`;
export const dev_chat = (): string =>
  `Obrolan`;
export const dev_start = (): string =>
  `Dari dermaga ke laut lepas`;
export const dev_start_register = (): string =>
  `Daftarkan aplikasimu`;
export const dev_start_register_text = (): string =>
  `Di portal pengembang. Aplikasi mulai di sandbox, tempat ia hanya menjangkau akunmu sendiri.`;
export const dev_start_key = (): string =>
  `Buat kunci`;
export const dev_start_key_text = (): string =>
  `Hanya dengan izin yang dibutuhkan aplikasimu. Setiap anggota mengizinkan aplikasimu sendiri-sendiri, di bot.`;
export const dev_start_production = (): string =>
  `Naik ke produksi`;
export const dev_start_production_text = (): string =>
  `Admin meninjau aplikasimu. Setelah disetujui, aplikasi boleh bertanya kepada setiap anggota.`;
export const dev_register_app = (): string =>
  `Daftarkan aplikasi`;
export const dev_manage_keys = (): string =>
  `Kelola kunci API`;
export const dev_see_examples = (): string =>
  `Lihat contoh`;
export const dev_allowed = (): string =>
  `Yang bisa diizinkan kepada kunci`;
export const dev_allowed_text = (v: { community: string }): string =>
  `Kunci untuk aplikasi hanya bisa memiliki apa yang dinyatakan aplikasi itu. Tidak ada kunci yang bisa memindahkan koin: anggota komunitas ${v.community} mengonfirmasi pembayaran di dompet mereka sendiri.`;
export const dev_figures = (): string =>
  `Angka`;
export const dev_endpoints = (): string =>
  `Endpoint API`;
export const dev_members = (): string =>
  `Anggota`;
export const dev_production_apps = (): string =>
  `Aplikasi di produksi`;
export const dev_webhooks_sent = (): string =>
  `Webhook dalam 30 hari`;
export const dev_uptime = (): string =>
  `Waktu aktif dalam 90 hari`;
export const dev_key_read_balance = (): string =>
  `Baca saldo dompet`;
export const dev_key_read_balance_text = (): string =>
  `Membaca saldo dompet pengguna`;
export const dev_key_read_history = (): string =>
  `Baca riwayat transaksi`;
export const dev_key_read_history_text = (): string =>
  `Membaca riwayat transaksi pengguna`;
export const dev_key_request_payments = (): string =>
  `Minta pembayaran`;
export const dev_key_request_payments_text = (): string =>
  `Meminta pembayaran dari pengguna, yang mereka konfirmasi`;
export const dev_key_send_notifications = (): string =>
  `Kirim notifikasi`;
export const dev_key_send_notifications_text = (): string =>
  `Mengirim notifikasi kepada pengguna lewat bot`;
export const dev_key_access_profile = (): string =>
  `Akses profil pengguna`;
export const dev_key_access_profile_text = (): string =>
  `Membaca informasi dasar profil pengguna`;
export const dev_key_manage_escrow = (): string =>
  `Kelola escrow`;
export const dev_key_manage_escrow_text = (): string =>
  `Pengelolaan transaksi lanjutan dengan escrow`;
export const dev_by_card = (): string =>
  `Dengan kartu.`;
export const dev_by_card_or_coin = (v: { coin: string; percent: string }): string =>
  `Dengan kartu, atau dengan ${v.coin} lebih murah ${v.percent}%.`;
export const dev_without_plan = (v: { apps: number }): string =>
  `Tanpa paket kamu bisa mendaftarkan ${number(v.apps)} aplikasi dan mencoba webhook-nya di sandbox.`;
export const dev_sandbox_requests = (v: { requests: number }): string =>
  `Tanpa paket, kuncimu bekerja di sandbox: hanya pada akunmu sendiri, dengan ${number(v.requests)} permintaan sebulan.`;
export const dev_most_popular = (): string =>
  `Paling populer`;
export const dev_choose_plan = (v: { plan: string }): string =>
  `Pilih ${v.plan}`;
export const dev_price_month = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`sebulan`)];
export const dev_price_year = <T>(v: { price: (text: string) => T; note: (text: string) => T }): Rich<T> =>
  [v.price(``), ` `, v.note(`setahun`)];
export const dev_price_yearly = (v: { price: string; saving: string }): string =>
  `${v.price} setahun, lebih murah ${v.saving}.`;
export const dev_price_coin = (v: { price: string; list: string }): string =>
  `Atau ${v.price} sebulan, bukan ${v.list}.`;
export const dev_plan_requests = (v: { count: number }): string =>
  `${number(v.count)} permintaan API`;
export const dev_plan_webhooks = (v: { count: number }): string =>
  `${number(v.count)} webhook`;
export const dev_plan_apps = (v: { count: number }): string =>
  `${number(v.count)} aplikasi`;
export const dev_plan_requests_all = (): string =>
  `Permintaan API tanpa batas`;
export const dev_plan_webhooks_all = (): string =>
  `Webhook tanpa batas`;
export const dev_plan_apps_all = (): string =>
  `Aplikasi tanpa batas`;
export const dev_plan_community = (): string =>
  `Dukungan komunitas`;
export const dev_plan_email = (): string =>
  `Dukungan lewat email`;
export const dev_plan_rates = (): string =>
  `Batas laju khusus`;
export const dev_plan_escrow = (): string =>
  `Pengelolaan escrow`;
export const dev_plan_dedicated = (): string =>
  `Dukungan khusus`;
export const dev_plan_label = (): string =>
  `Opsi white label`;
export const dev_plan_manager = (): string =>
  `Manajer akun`;
export const dev_plan_sla = (): string =>
  `Jaminan SLA`;
export const dev_documentation_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Setiap panggilan API, seperti dijelaskan server sendiri, dalam bahasa Inggris. Program bisa membaca hal yang sama dari `, v.a(`dokumen OpenAPI`), `.`];
export const dev_search_calls = (): string =>
  `Cari panggilan`;
export const dev_search_hint = (): string =>
  `Jalur, metode, atau kata`;
export const dev_calls_of = (v: { found: number; all: number }): string =>
  `${number(v.found)} dari ${number(v.all)} panggilan`;
export const dev_press_slash = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [`Tekan `, v.key(``), ` untuk mencari.`];
export const dev_no_call = (): string =>
  `Tidak ada panggilan yang cocok`;
export const dev_show_all_calls = (): string =>
  `Tampilkan semua panggilan`;
export const dev_no_call_text = (): string =>
  `Cari menurut jalur, metode, nama, atau ringkasan dalam bahasa Inggris.`;
export const dev_areas = (): string =>
  `Bagian API`;
export const dev_document_failed = (): string =>
  `Dokumen API tidak termuat`;
export const dev_access_public = (): string =>
  `Semua orang`;
export const dev_access_member = (): string =>
  `Anggota yang sudah masuk`;
export const dev_access_admin = (): string =>
  `Admin`;
export const dev_access_owner = (): string =>
  `Pemilik bot`;
export const dev_access_gateway = (): string =>
  `Bot dompet`;
export const dev_access_demo = (): string =>
  `Khusus demo`;
export const dev_api_key = (): string =>
  `Kunci API`;
export const dev_operation_name = (): string =>
  `Nama:`;
export const dev_parameters = (): string =>
  `Parameter`;
export const dev_errors = (): string =>
  `Kesalahan`;
export const dev_body = (): string =>
  `Isi`;
export const dev_answer = (): string =>
  `Jawaban`;
export const dev_examples_lead = (v: { variable: string }): string =>
  `Isi ${v.variable} dengan kuncimu, lalu jalankan apa adanya.`;
export const dev_call = (): string =>
  `Panggilan`;
export const dev_code_language = (): string =>
  `Bahasa`;
export const dev_example_in = (v: { language: string }): string =>
  `Contoh: ${v.language}`;
export const dev_copy = (): string =>
  `Salin`;
export const dev_copy_what = (v: { what: string }): string =>
  `Salin: ${v.what}`;
export const dev_hooks_title = (): string =>
  `Webhook: apa yang dilaporkan, dan cara memeriksanya`;
export const dev_event_paid = (): string =>
  `Anggota membayar yang diminta aplikasimu`;
export const dev_event_granted = (): string =>
  `Anggota mengizinkan sesuatu kepada aplikasimu`;
export const dev_event_revoked = (): string =>
  `Anggota mencabut izin seperti itu`;
export const dev_event_escrow = (): string =>
  `Escrow aplikasimu disetor, dicairkan, atau dikembalikan`;
export const dev_event_approved = (): string =>
  `Admin menyetujui aplikasimu untuk produksi`;
export const dev_event_test = (): string =>
  `Kamu meminta peristiwa uji di Aplikasiku`;
export const dev_hooks_text = (v: { minutes: string; times: string }): string =>
  `Masing-masing adalah POST dengan isi JSON. Header Quarterdeck-Signature memuat waktu dan HMAC-SHA256 dari waktu, titik, dan isi, yang dibuat dengan rahasia aplikasimu; tolak yang lebih lama dari ${v.minutes} menit. Jawab dengan 200 sampai 299 dalam 5 detik; jika tidak, dikirim lagi hingga ${v.times} kali dalam dua hari. Sebuah peristiwa tetap memakai id-nya, jadi kamu bisa memprosesnya sekali saja.`;
export const dev_hooks_code = (): string =>
  `Memeriksa webhook dengan TypeScript`;
export const member_failed = (): string =>
  `Anggota ini tidak bisa dimuat`;
export const member_panel = (): string =>
  `Anggota`;
export const member_share = (v: { name: string; rank: string; community: string }): string =>
  `${v.name}, ${v.rank} dari awak ${v.community}`;
export const member_voyage = (): string =>
  `Pelayaran`;
export const member_standing = <T>(v: { b: (text: string) => T; points: number; place: string }): Rich<T> =>
  [v.b(`${number(v.points)} poin`), `, peringkat `, `${v.place}`, ` menurut total poin`];
export const member_next = <T>(v: { label: (text: string) => T; points: number; rank: string }): Rich<T> =>
  [v.label(`Berikutnya: `), `${number(v.points)}`, ` poin lagi menuju `, `${v.rank}`, `.`];
export const member_next_none = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Berikutnya: `), `Tidak ada: ini pangkat tertinggi.`];
export const member_week_enough = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Minggu ini: `), `poin cukup untuk bagian dari dana.`];
export const member_week_not = <T>(v: { label: (text: string) => T }): Rich<T> =>
  [v.label(`Minggu ini: `), `tidak berhak atas bagian dari dana.`];
export const member_week_missing = <T>(v: { label: (text: string) => T; points: number }): Rich<T> =>
  [v.label(`Minggu ini: `), `${number(v.points)}`, ` poin lagi untuk bagian dari dana.`];
export const member_ranks = (): string =>
  `Pangkat`;
export const member_reached = <T>(v: { rank: string; more: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, v.more(`, tercapai`)];
export const member_figures = (): string =>
  `Dalam angka`;
export const member_tipped = (): string =>
  `Tip diberi`;
export const member_received = (): string =>
  `Tip diterima`;
export const member_tips = (v: { count: number }): string =>
  `${number(v.count)} tip`;
export const member_earned = (): string =>
  `Dari dana`;
export const member_in_weeks = (v: { count: number }): string =>
  `dalam ${number(v.count)} minggu`;
export const member_see = (): string =>
  `Lihat`;
export const member_weeks = (): string =>
  `Minggu dengan bagian`;
export const member_no_share = (): string =>
  `Belum ada bagian`;
export const member_no_share_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Minggu saat `, v.name(``), ` mendapat bagian dana muncul di sini.`];
export const member_newest = (): string =>
  `Minggu terbaru`;
export const member_newest_of = (v: { count: number; all: number }): string =>
  `${number(v.count)} terbaru dari ${number(v.all)}.`;
export const member_place = (v: { place: number }): string =>
  `Peringkat ${number(v.place)}`;
export const member_curve = (v: { date: string; points: number }): string =>
  `Poin di minggu-minggu ini, terbanyak pada ${v.date}: ${number(v.points)} poin`;
export const board_lead = (): string =>
  `Siapa yang memberi tip, siapa yang meraih, dan siapa yang berbagi dana minggu ini.`;
export const board_offline = (v: { time: string }): string =>
  `Kamu sedang offline. Ini peringkat pada ${v.time}.`;
export const board_refresh = (): string =>
  `Segarkan`;
export const board_main_site = (): string =>
  `Beranda`;
export const board_total = (): string =>
  `Total hadiah dibagikan`;
export const board_retry = (): string =>
  `Coba lagi`;
export const board_open_bot = (): string =>
  `Buka bot`;
export const board_name = (): string =>
  `Papan peringkat`;
export const board_pages = (): string =>
  `Halaman peringkat`;
export const board_search = (): string =>
  `Cari anggota`;
export const board_search_hint = (): string =>
  `Username Telegram atau nama`;
export const board_sort_by = (): string =>
  `Urutkan menurut`;
export const board_eligible_only = (): string =>
  `Hanya yang memenuhi syarat`;
export const board_sort_tipped = (): string =>
  `Tip diberi`;
export const board_sort_received = (): string =>
  `Tip diterima`;
export const board_sort_earned = (): string =>
  `Total hadiah`;
export const board_sort_points = (): string =>
  `Total poin`;
export const board_sort_weekly = (): string =>
  `Poin mingguan`;
export const board_sort_name = (): string =>
  `Username`;
export const board_members_none = (): string =>
  `Belum ada anggota`;
export const board_members_unmatched = (v: { search: string }): string =>
  `Tidak ada anggota yang cocok dengan “${v.search}”`;
export const board_past_end = (v: { page: number; members: number; pages: number }): string =>
  `Halaman ${number(v.page)} melewati akhir: ${number(v.members)} anggota, ${number(v.pages)} halaman`;
export const board_past_end_of = (v: { page: number; members: number; search: string; pages: number }): string =>
  `Halaman ${number(v.page)} melewati akhir: ${number(v.members)} anggota yang cocok dengan “${v.search}”, ${number(v.pages)} halaman`;
export const board_range = (v: { range: string; members: number; sort: string }): string =>
  `${v.range} dari ${number(v.members)} anggota, urutan: ${v.sort}`;
export const board_range_of = (v: { range: string; members: number; search: string; sort: string }): string =>
  `${v.range} dari ${number(v.members)} anggota yang cocok dengan “${v.search}”, urutan: ${v.sort}`;
export const board_eligible_range = (v: { count: number; range: string; members: number; sort: string }): string =>
  `Memenuhi syarat: ${number(v.count)}; ${v.range} dari ${number(v.members)} anggota, urutan: ${v.sort}`;
export const board_eligible_range_of = (v: { count: number; range: string; members: number; search: string; sort: string }): string =>
  `Memenuhi syarat: ${number(v.count)}; ${v.range} dari ${number(v.members)} anggota yang cocok dengan “${v.search}”, urutan: ${v.sort}`;
export const board_not_refreshed = (): string =>
  `Tidak disegarkan`;
export const board_no_activity = (): string =>
  `Belum ada aktivitas`;
export const board_updating = (): string =>
  `Memperbarui…`;
export const board_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Diperbarui: `, v.time(``)];
export const board_sort_column = (): string =>
  `Urutkan menurut kolom`;
export const board_members = (): string =>
  `Anggota`;
export const board_member = (): string =>
  `Anggota`;
export const board_loading = (): string =>
  `Memuat peringkat`;
export const board_lifetime = (): string =>
  `Total poin`;
export const board_lifetime_head = (): string =>
  `Total poin`;
export const board_weekly = (): string =>
  `Poin mingguan`;
export const board_weekly_head = (): string =>
  `Poin minggu ini`;
export const board_earned = (): string =>
  `Total hadiah`;
export const board_earned_head = (): string =>
  `Hadiah`;
export const board_tipped = (): string =>
  `Diberi`;
export const board_received = (): string =>
  `Diterima`;
export const board_age = (): string =>
  `Usia akun`;
export const board_age_head = (): string =>
  `Usia`;
export const board_account_created = (v: { date: string }): string =>
  `Akun dibuat: ${v.date}`;
export const board_days = (v: { days: number }): string =>
  `${number(v.days)} hari`;
export const board_tips = (v: { tips: number }): string =>
  `${number(v.tips)} tip`;
export const board_all_figures = (v: { name: string }): string =>
  `Semua angka: ${v.name}`;
export const board_rank = (): string =>
  `Peringkat`;
export const board_moved_up = (v: { places: number }): string =>
  `Naik ${number(v.places)} peringkat sejak minggu lalu`;
export const board_moved_down = (v: { places: number }): string =>
  `Turun ${number(v.places)} peringkat sejak minggu lalu`;
export const board_highest_rank = (): string =>
  `Pangkat tertinggi`;
export const board_next_rank = (v: { points: number; rank: string }): string =>
  `${number(v.points)} poin lagi menuju ${v.rank}`;
export const board_profile = (): string =>
  `Tautan profil (terbuka di tab baru)`;
export const board_verified = (): string =>
  `Terverifikasi di Twitter/X`;
export const board_verified_as = (v: { handle: string }): string =>
  `Terverifikasi di Twitter/X: ${v.handle}`;
export const board_admin = (): string =>
  `ADMIN`;
export const board_you = (): string =>
  `Kamu`;
export const board_eligible = (): string =>
  `Memenuhi syarat`;
export const board_not_eligible = (): string =>
  `Tidak memenuhi syarat`;
export const board_need = (v: { points: number }): string =>
  `Kurang ${number(v.points)}`;
export const board_counts = (v: { points: number }): string =>
  `${number(v.points)} dihitung`;
export const board_eligible_from = (v: { points: string }): string =>
  `Syarat: minimal ${v.points} poin mingguan`;
export const board_eligible_from_counted = (v: { threshold: string; points: number }): string =>
  `Syarat: minimal ${v.threshold} poin mingguan; yang dihitung untuk dana: ${number(v.points)}`;
export const board_level_high = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Tinggi`, v.more(`: aktivitas`)];
export const board_level_medium = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Sedang`, v.more(`: aktivitas`)];
export const board_level_low = <T>(v: { more: (text: string) => T }): Rich<T> =>
  [`Rendah`, v.more(`: aktivitas`)];
export const board_level_high_why = (): string =>
  `Aktivitas tinggi, menurut total poin`;
export const board_level_medium_why = (): string =>
  `Aktivitas sedang, menurut total poin`;
export const board_level_low_why = (): string =>
  `Aktivitas rendah, menurut total poin`;
export const board_failed = (): string =>
  `Peringkat tidak termuat`;
export const board_failed_text = (): string =>
  `Data peringkat tidak bisa diambil. Coba lagi.`;
export const board_try_again = (): string =>
  `Coba lagi`;
export const board_none = (): string =>
  `Belum ada aktivitas komunitas`;
export const board_none_text = (): string =>
  `Laut tenang. /gm, /faucet, atau tip pertama di obrolan merebut peringkat 1 di sini.`;
export const board_no_hits = (): string =>
  `Tidak ada yang bernama itu di kapal`;
export const board_no_hits_text = <T>(v: { search: (text: string) => T }): Rich<T> =>
  [`Tidak ada username atau nama di peringkat yang memuat `, v.search(``), `. Sebagian nama sudah cukup, dan huruf besar atau kecil tidak berpengaruh.`];
export const board_clear = (): string =>
  `Hapus pencarian`;
export const board_past_text = (): string =>
  `Peringkat tidak punya halaman sebanyak itu.`;
export const board_last_page = (): string =>
  `Ke halaman terakhir`;
export const board_none_eligible = (): string =>
  `Belum ada yang memenuhi syarat di halaman ini`;
export const board_none_eligible_text = (): string =>
  `Penyaring hanya melihat halaman ini. Anggota memenuhi syarat dalam minggu itu, saat poin mingguannya mencapai ambang.`;
export const board_show_all = (): string =>
  `Tampilkan semua`;
export const board_glance = (): string =>
  `Sekilas minggu ini`;
export const board_pool = (): string =>
  `Dana minggu ini`;
export const board_ends = (): string =>
  `Sisa waktu`;
export const board_place = (): string =>
  `Posisimu`;
export const board_sharing = (): string =>
  `Dapat bagian`;
export const board_split_none = (): string =>
  `Belum ada yang mendapat bagian.`;
export const board_split_all = (v: { count: number }): string =>
  `Kalau minggu berakhir sekarang: ${number(v.count)} bagian`;
export const board_split = (v: { part: string; count: number; all: number }): string =>
  `Kalau berakhir sekarang: ${v.part} untuk ${number(v.count)} teratas dari ${number(v.all)}`;
export const board_this_week = (): string =>
  `Minggu ini`;
export const board_rewards = (): string =>
  `Dana mingguan`;
export const board_active = (): string =>
  `Aktif`;
export const board_inactive = (): string =>
  `Tidak aktif`;
export const board_unavailable = (): string =>
  `Dana mingguan tidak tersedia`;
export const board_unavailable_text = (): string =>
  `Status dana mingguan tidak bisa dimuat. Coba lagi nanti.`;
export const board_weekly_pool = (): string =>
  `Isi dana`;
export const board_shared_out = (): string =>
  `dibagi tiap minggu`;
export const board_active_users = (): string =>
  `Anggota aktif`;
export const board_active_users_note = (): string =>
  `beraksi minggu ini`;
export const board_eligible_users = (): string =>
  `Memenuhi syarat`;
export const board_eligible_users_note = (v: { points: string }): string =>
  `minimal ${v.points} poin`;
export const board_points = (): string =>
  `Total poin`;
export const board_points_note = (): string =>
  `diraih semua orang`;
export const board_schedule = (): string =>
  `Jadwal`;
export const board_snapshot = (): string =>
  `Penutupan berikutnya`;
export const board_snapshot_text = (): string =>
  `Minggu dibekukan`;
export const board_distribution = (): string =>
  `Pembagian berikutnya`;
export const board_distribution_text = (): string =>
  `Dana dibagi`;
export const board_from = (): string =>
  `Min 23:00`;
export const board_until = (): string =>
  `Min 23:00 UTC`;
export const board_recent = (): string =>
  `Pembagian terakhir`;
export const board_all_weeks = (): string =>
  `Semua minggu`;
export const board_recent_failed = (): string =>
  `Pembagian terakhir tidak bisa dimuat.`;
export const board_recent_none = (): string =>
  `Belum ada pembagian`;
export const board_recent_none_text = (): string =>
  `Pembayaran pertama akan muncul di sini.`;
export const board_of_week = (v: { date: string }): string =>
  `minggu ${v.date}`;
export const board_provisional = (): string =>
  `Sementara`;
export const board_provisional_text = (): string =>
  `Jam keberatan: belum dibagikan`;
export const board_week_link = <T>(v: { date: (text: string) => T; more: (text: string) => T; week: string }): Rich<T> =>
  [v.date(``), v.more(`: minggu yang berakhir pada ${v.week}`)];
export const board_own_place = (): string =>
  `Posisimu di peringkat`;
export const board_own_place_failed = (): string =>
  `Posisimu tidak bisa dimuat. Halaman terus mencoba.`;
export const board_progress = (): string =>
  `Minggumu`;
export const board_progress_failed = (): string =>
  `Minggumu tidak bisa dimuat.`;
export const board_own_points = (): string =>
  `Poinmu`;
export const board_transactions = (): string =>
  `Transaksi`;
export const board_status = (): string =>
  `Status`;
export const board_would_pay = (): string =>
  `Minggu ini memberi`;
export const board_would_pay_note = (): string =>
  `Perkiraan saat ini`;
export const board_nothing = (): string =>
  `Belum ada`;
export const board_how_points = (): string =>
  `Cara poin dihitung`;
export const board_if_nobody = (): string =>
  `Kalau tidak ada lagi yang meraih poin minggu ini.`;
export const board_last_share = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`Bagian terakhirmu `, v.amount(``), `.`];
export const board_last_shares = <T>(v: { count: string; amount: (text: string) => T }): Rich<T> =>
  [`Rata-rata `, `${v.count}`, ` bagian terakhirmu `, v.amount(``), `.`];
export const board_since = <T>(v: { own: string; others: string; amount: (text: string) => T }): Rich<T> =>
  [`Sejak kemarin: kamu `, `${v.own}`, ` poin, yang lain `, `${v.others}`, ` poin, bagianmu `, v.amount(``)];
export const board_toward = (): string =>
  `Menuju bagian dana`;
export const board_reached = (v: { points: string; threshold: string }): string =>
  `Di kapal: ${v.points} poin, perlu ${v.threshold}`;
export const board_missing = (v: { points: string; threshold: string }): string =>
  `${v.points} dari ${v.threshold} poin`;
export const board_per_day = (): string =>
  `Poin per hari (UTC)`;
export const board_weekdays = (): string =>
  `Minggu Senin Selasa Rabu Kamis Jumat Sabtu`;
export const board_weekdays_short = (): string =>
  `Mi Se Se Ra Ka Ju Sa`;
export const board_day = (v: { name: string; points: number }): string =>
  `${v.name}: ${number(v.points)} poin`;
export const board_today = (v: { name: string; points: number }): string =>
  `${v.name}, hari ini: ${number(v.points)} poin`;
export const board_past_weeks = (): string =>
  `Minggumu yang lalu`;
export const board_past_weeks_none = (): string =>
  `Belum ada minggu yang lalu`;
export const board_past_weeks_none_text = (): string =>
  `Setiap minggu kamu aktif muncul di sini setelah berakhir.`;
export const board_past_weeks_failed = (): string =>
  `Minggumu yang lalu tidak bisa dimuat.`;
export const board_past_week = <T>(v: { more: (text: string) => T; date: (text: string) => T }): Rich<T> =>
  [v.more(`Minggu `), v.date(``)];
export const board_no_share = (): string =>
  `Tanpa bagian`;
export const board_pts = (v: { points: number }): string =>
  `${number(v.points)} poin`;
export const board_own_share = (v: { date: string }): string =>
  `bagianmu dari minggu ${v.date}`;
export const board_past_pages = (): string =>
  `Halaman minggumu yang lalu`;
export const board_newer = (): string =>
  `Minggu yang lebih baru`;
export const board_older = (): string =>
  `Minggu yang lebih lama`;
export const board_page_of = (v: { page: string; pages: string }): string =>
  `${v.page} dari ${v.pages}`;
export const board_onward = (): string =>
  `Ke mana setelah ini`;
export const board_join = (): string =>
  `Tulis namamu di peringkat`;
export const board_join_text = (v: { bot: string }): string =>
  `Poin datang dari yang kamu lakukan di obrolan. Buka ${v.bot}, ucapkan /gm, dan kirim tip pertamamu.`;
export const board_new = (): string =>
  `Baru di geladak?`;
export const board_new_text = (): string =>
  `Apa yang dilakukan dompet, dan bagaimana kuncinya tetap milikmu.`;
export const board_back_home = (): string =>
  `Kembali ke beranda`;
export const guide_title = (): string =>
  `Poin dan pangkat bajak laut`;
export const guide_lead = (): string =>
  `Cara meraih poin, dan syarat tiap pangkat`;
export const guide_ranks = (): string =>
  `Pangkat bajak laut`;
export const guide_ranks_table = (): string =>
  `Pangkat bajak laut menurut total poin`;
export const guide_rank = (): string =>
  `Pangkat`;
export const guide_earning = (): string =>
  `Meraih poin`;
export const guide_setup = (): string =>
  `Sekali saja`;
export const guide_setup_sum = (v: { points: number }): string =>
  `total ${number(v.points)} poin`;
export const guide_daily = (): string =>
  `Setiap hari`;
export const guide_recurring = (): string =>
  `Berulang`;
export const guide_cap = (v: { points: number }): string =>
  `Batas harian: paling banyak ${number(v.points)} poin sehari (UTC) dari tip, kiriman, /gm, dan /faucet bersama-sama.`;
export const guide_tip_limit = (v: { tips: number }): string =>
  `Batas tip: paling banyak ${number(v.tips)} tip sehari menghasilkan poin. Tip selebihnya tetap sampai.`;
export const guide_least_tip = (v: { amount: string; code: string }): string =>
  `Tip terkecil: tip di bawah ${v.amount} ${v.code} tidak menghasilkan poin. Tip itu tetap sampai.`;
export const guide_rule_account_created = (): string =>
  `Buat akunmu`;
export const guide_rule_primary_address_set = (): string =>
  `Atur alamat utama dompetmu`;
export const guide_rule_staking_address_set = (): string =>
  `Atur alamat stakingmu`;
export const guide_rule_twitter_set = (): string =>
  `Isi username Twitter/X-mu`;
export const guide_rule_first_tip = (): string =>
  `Tip pertama yang terkonfirmasi`;
export const guide_rule_first_send = (): string =>
  `Kiriman pertama yang terkonfirmasi`;
export const guide_rule_gm = (): string =>
  `Perintah /gm, sekali dalam 24 jam`;
export const guide_rule_faucet = (): string =>
  `Klaim /faucet, sekali dalam 24 jam`;
export const guide_rule_tip = (): string =>
  `Beri tip kepada anggota lain`;
export const guide_rule_send = (): string =>
  `Kirim atau transfer (kecil agar tidak mendorong spam)`;
export const guide_rule_content_submission = (): string =>
  `Konten yang dikirim, dinilai admin`;
export const guide_content = (): string =>
  `Konten`;
export const guide_content_table = (): string =>
  `Jenis konten dan poin yang bisa diraih`;
export const guide_type = (): string =>
  `Jenis`;
export const guide_points = (): string =>
  `Poin`;
export const guide_usual = (): string =>
  `Biasanya`;
export const guide_type_twitter_post = (): string =>
  `Postingan Twitter`;
export const guide_type_youtube_video = (): string =>
  `Video YouTube`;
export const guide_type_tiktok_video = (): string =>
  `Video TikTok`;
export const guide_type_twitter_thread = (): string =>
  `Utas Twitter`;
export const guide_type_medium_article = (): string =>
  `Artikel Medium`;
export const guide_type_reddit_post = (): string =>
  `Postingan/Meme Reddit`;
export const guide_type_meme_image = (): string =>
  `Gambar meme`;
export const guide_type_instagram_post = (): string =>
  `Postingan Instagram`;
export const guide_type_instagram_reel = (): string =>
  `Reel Instagram`;
export const guide_type_linkedin_article = (): string =>
  `Artikel LinkedIn`;
export const guide_type_linkedin_post = (): string =>
  `Postingan LinkedIn`;
export const guide_type_discord_message = (): string =>
  `Pesan Discord`;
export const guide_type_github_repo = (): string =>
  `Repositori GitHub`;
export const guide_type_twitter_post_text = (): string =>
  `Postingan tentang komunitas di Twitter/X`;
export const guide_type_youtube_video_text = (): string =>
  `Video tentang komunitas di YouTube`;
export const guide_type_tiktok_video_text = (): string =>
  `Video pendek di TikTok`;
export const guide_type_twitter_thread_text = (): string =>
  `Utas dari beberapa postingan di Twitter/X`;
export const guide_type_medium_article_text = (): string =>
  `Artikel di Medium`;
export const guide_type_reddit_post_text = (): string =>
  `Postingan atau meme di Reddit`;
export const guide_type_meme_image_text = (): string =>
  `Meme orisinal`;
export const guide_type_instagram_post_text = (): string =>
  `Postingan di Instagram`;
export const guide_type_instagram_reel_text = (): string =>
  `Reel di Instagram`;
export const guide_type_linkedin_article_text = (): string =>
  `Artikel di LinkedIn`;
export const guide_type_linkedin_post_text = (): string =>
  `Postingan di LinkedIn`;
export const guide_type_discord_message_text = (): string =>
  `Pesan yang membantu di Discord`;
export const guide_type_github_repo_text = (): string =>
  `Kode untuk ekosistem di GitHub`;
export const guide_advice = (): string =>
  `Saran pengiriman`;
export const guide_advice_link = (): string =>
  `Kirim tautan publiknya di Dasborku, di bagian Kreator, atau kirim ke bot; admin meninjau setiap tautan.`;
export const guide_advice_approval = (): string =>
  `Mengirim saja tidak menghasilkan apa-apa: poin datang saat disetujui, dalam rentang jenisnya, untuk mutu dan jangkauan.`;
export const guide_advice_own = (): string =>
  `Buat karyamu sendiri: salinan, kiriman ulang, dan tautan berulang ditolak.`;
export const guide_advice_name = (): string =>
  `Sebut koinnya dan tautkan ke komunitas, supaya pembaca menemukan jalan ke sini.`;
export const weeks_title = (): string =>
  `Buku harian kapal`;
export const weeks_lead = (): string =>
  `Setiap minggu yang sudah ditutup dari dana mingguan: berapa yang dibayar, kepada berapa orang, dan angka untuk memeriksanya.`;
export const weeks_rules = (): string =>
  `Aturan dana`;
export const weeks_name = (): string =>
  `Daftar minggu`;
export const weeks_failed = (): string =>
  `Daftar minggu tidak bisa dimuat`;
export const weeks_kept = (): string =>
  `Tidak ada yang hilang.`;
export const weeks_of = (): string =>
  `minggu`;
export const weeks_none = (): string =>
  `Belum ada minggu yang berakhir`;
export const weeks_none_text = (): string =>
  `Yang pertama muncul di sini saat berakhir, hari Minggu pukul 23:00 UTC.`;
export const weeks_past = (): string =>
  `Melewati tepi peta`;
export const weeks_past_text = (): string =>
  `Halamannya tidak sebanyak itu.`;
export const weeks_closed = (): string =>
  `Minggu yang sudah ditutup`;
export const weeks_week = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Minggu `, v.date(``)];
export const weeks_challenge = (): string =>
  `Jam keberatan`;
export const weeks_nobody = (): string =>
  `Tidak ada yang mendapat bagian`;
export const weeks_recipients = (v: { count: number }): string =>
  `Penerima: ${number(v.count)}`;
export const weeks_carried = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [`, ke dana berikutnya: `, v.amount(``)];
export const weeks_fairness = (): string =>
  `Keadilan`;
export const weeks_fairness_text = (): string =>
  `Seberapa merata poin tersebar tiap minggu. Ketimpangan 0 jika semua mendapat sama, dan mendekati 1 jika satu anggota mendapat hampir semuanya. Tip yang kembali dalam sehari itu biasa di antara teman; itu tidak membuktikan apa-apa.`;
export const weeks_earners = (): string =>
  `Peraih poin`;
export const weeks_new = (): string =>
  `Akun baru`;
export const weeks_top_ten = (): string =>
  `Bagian sepuluh besar`;
export const weeks_inequality = (): string =>
  `Ketimpangan`;
export const weeks_tipped_back = (): string =>
  `Tip dibalas`;
export const weeks_held = (): string =>
  `Ditahan`;
export const weeks_released = (): string =>
  `Dilepas`;
export const weeks_withheld = (): string =>
  `Tidak dibayar`;
export const weeks_head = (): string =>
  `Minggu`;
export const week_page_title = (v: { week: string }): string =>
  `Minggu ${v.week}`;
export const week_lead = (): string =>
  `Dibekukan hari Minggu pukul 23:00 UTC: siapa yang berbagi dana, dengan perbandingan berapa, dan apa yang sudah dibayar.`;
export const week_failed = (): string =>
  `Minggu ini tidak bisa dimuat`;
export const week_all = (): string =>
  `Semua minggu`;
export const week_challenge = (): string =>
  `Jam keberatan`;
export const week_challenge_text = (): string =>
  `Bagian ini masih sementara. Tidak ada yang dibayar sebelum pembagian; sampai saat itu admin bisa menahan bagian yang dipersoalkan. Bagian yang ditahan tidak hilang: anggotanya bisa mengajukan keberatan, dan bagian orang lain tidak berubah.`;
export const week_distribution_in = (): string =>
  `Pembagian dalam`;
export const week_own_share = (): string =>
  `Bagianmu`;
export const week_figures = (): string =>
  `Minggu ini dalam angka`;
export const week_pool = (): string =>
  `Dana`;
export const week_not_distributed = (): string =>
  `tidak dibagi`;
export const week_distributed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`dibagi: `, v.date(``)];
export const week_distributed_from = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`dibagi mulai: `, v.date(``)];
export const week_shared_by = (): string =>
  `Dibagi oleh`;
export const week_active = (v: { count: number }): string =>
  `dari ${number(v.count)} anggota aktif`;
export const week_points = (): string =>
  `Poin mereka`;
export const week_points_all = (v: { all: string }): string =>
  `dari total ${v.all}`;
export const week_points_counted = (v: { all: string; counted: string }): string =>
  `dari total ${v.all}; ${v.counted} dihitung untuk dana`;
export const week_threshold = (): string =>
  `Ambang`;
export const week_threshold_points = (v: { points: number }): string =>
  `${number(v.points)} poin`;
export const week_formula = (v: { version: number }): string =>
  `formula versi ${number(v.version)}`;
export const week_formula_policy = <T>(v: { policy: (text: string) => T; version: number }): Rich<T> =>
  [`aturan “`, v.policy(``), `”, formula versi `, `${number(v.version)}`];
export const week_balance_unread = (): string =>
  `Saldo dompet tidak terbaca tepat waktu, jadi dihitung 0. Koinnya tetap ada untuk minggu berikutnya.`;
export const week_balance = <T>(v: { part: string; balance: (text: string) => T; height: number; debts: (text: string) => T; most: (text: string) => T }): Rich<T> =>
  [`Baru dalam dana: `, `${v.part}`, ` % dari `, v.balance(``), ` yang ada di dompet pada blok `, `${number(v.height)}`, `, dikurangi `, v.debts(``), ` yang terutang atau disimpan untuk biaya; paling banyak `, v.most(``), `.`];
export const week_carried = (): string =>
  `Dibawa`;
export const week_carried_in = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` dalam dana berasal dari minggu sebelumnya`];
export const week_carried_out = <T>(v: { amount: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` masuk ke dana berikutnya`];
export const week_hunt = <T>(v: { hunt: (text: string) => T; finishers: number; points: number }): Rich<T> =>
  [`Perburuan harta `, v.hunt(``), `: sampai akhir `, `${number(v.finishers)}`, `, poin `, `${number(v.points)}`];
export const week_statuses = (): string =>
  `Keadaan bagian`;
export const week_status = <T>(v: { count: number; amount: (text: string) => T }): Rich<T> =>
  [`${number(v.count)}`, ` bagian, `, v.amount(``)];
export const week_shares = (): string =>
  `Bagian`;
export const week_own_place = (v: { place: number }): string =>
  `Peringkatmu: ${number(v.place)}`;
export const week_share_place = (): string =>
  `Bagikan peringkatmu`;
export const week_place_text = (v: { place: number; week: string }): string =>
  `Peringkat ${number(v.place)} di minggu ${v.week}`;
export const week_shares_of = (): string =>
  `bagian`;
export const week_quiet = (): string =>
  `Minggu yang tenang`;
export const week_quiet_text = (): string =>
  `Tidak ada yang mencapai ambang, jadi tidak ada yang dibagi. Minggu ini tetap ditutup.`;
export const week_past_text = (): string =>
  `Minggu ini tidak punya halaman sebanyak itu.`;
export const week_shares_list = (): string =>
  `Bagian`;
export const week_member = (): string =>
  `Anggota`;
export const week_points_head = (): string =>
  `Poin`;
export const week_share = (): string =>
  `Bagian`;
export const week_status_head = (): string =>
  `Status`;
export const week_rank = (): string =>
  `Peringkat`;
export const week_member_number = (v: { number: string }): string =>
  `Anggota ${v.number}`;
export const week_you = (): string =>
  `Kamu`;
export const week_row_points = <T>(v: { points: string; unit: (text: string) => T }): Rich<T> =>
  [`${v.points}`, v.unit(` poin`)];
export const week_row_counted = (v: { points: string }): string =>
  `dihitung ${v.points}`;
export const week_no_share = (): string =>
  `Tanpa bagian`;
export const week_object = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Keberatan`, v.to(` atas bagian ${v.name}`)];
export const week_hold = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Tahan`, v.to(` bagian ${v.name}`)];
export const week_release = <T>(v: { to: (text: string) => T; name: string }): Rich<T> =>
  [`Lepaskan`, v.to(` bagian ${v.name}`)];
export const week_held = (v: { reason: string }): string =>
  `Ditahan: ${v.reason}`;
export const week_release_ask = (): string =>
  `Lepaskan bagian ini?`;
export const week_hold_ask = (): string =>
  `Tahan bagian ini?`;
export const week_hold_why = (): string =>
  `Sebutkan alasan bagian ini ditahan.`;
export const week_decided_share = <T>(v: { name: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.name(``), `, `, v.amount(``), ` dari minggu `, `${v.week}`, `.`];
export const week_release_text = (): string =>
  `Bagian ini terutang lagi dan dibayar dengan pembayaran berikutnya.`;
export const week_hold_text = (): string =>
  `Tidak dibayar sampai dilepas. Bagian orang lain tidak berubah.`;
export const week_reason = (): string =>
  `Alasan`;
export const week_reason_hint = (): string =>
  `Dicatat di log audit, yang hanya bisa dibaca admin.`;
export const week_release_do = (): string =>
  `Lepaskan bagian`;
export const week_hold_do = (): string =>
  `Tahan bagian`;
export const week_share_released = (): string =>
  `Bagian dilepas`;
export const week_share_held = (): string =>
  `Bagian ditahan`;
export const week_decided_text = (v: { name: string; week: string }): string =>
  `${v.name}, minggu ${v.week}`;
export const week_signals = (v: { count: number }): string =>
  `${number(v.count)} tanda minggu ini layak ditanyakan sebelum bagian dibayar.`;
export const week_review = (): string =>
  `Tinjau`;
export const week_objection_sent = (): string =>
  `Keberatan terkirim`;
export const week_objection_sent_text = (): string =>
  `Admin memutuskan, dan bot memberi tahumu.`;
export const week_object_hold = (): string =>
  `Ajukan keberatan atas penahanan?`;
export const week_object_share = (v: { name: string }): string =>
  `Ajukan keberatan atas bagian ${v.name}?`;
export const week_objection_send = (): string =>
  `Kirim keberatan`;
export const week_objection_why = (): string =>
  `Sebutkan alasan keberatanmu.`;
export const week_object_hold_text = (): string =>
  `Kamu bisa mengajukan keberatan sekali. Yang memutuskan admin lain, bukan yang menahannya.`;
export const week_object_share_text = (): string =>
  `Sampai pembagian, admin bisa menahan bagian itu. Hanya admin yang melihat siapa yang keberatan.`;
export const week_own_objections = (): string =>
  `Keberatanmu`;
export const week_own_held = (): string =>
  `Bagianmu ditahan`;
export const week_own_held_text = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`Tidak dibayar sampai admin melepasnya, dan tidak hilang. Alasan: `, v.reason(``)];
export const week_own_object = (): string =>
  `Ajukan keberatan`;
export const week_objection_hold = <T>(v: { about: (text: string) => T; reason: (text: string) => T }): Rich<T> =>
  [v.about(`Keberatanmu atas penahanan:`), ` `, v.reason(``)];
export const week_objection_share = <T>(v: { about: (text: string) => T; number: string; reason: (text: string) => T }): Rich<T> =>
  [v.about(`Keberatanmu atas bagian anggota ${v.number}:`), ` `, v.reason(``)];
export const week_objection_open = (): string =>
  `Admin memutuskan.`;
export const week_objection_upheld = (): string =>
  `Diterima.`;
export const week_objection_turned_down = (): string =>
  `Ditolak.`;
export const week_evenness = (): string =>
  `Seberapa merata poin tersebar`;
export const week_earners = (): string =>
  `Anggota yang meraih poin`;
export const week_new = (): string =>
  `Akun baru di antaranya`;
export const week_top_ten = (): string =>
  `Porsi poin sepuluh besar`;
export const week_inequality = (): string =>
  `Ketimpangan, dari 0 sampai 1`;
export const week_mutual = (): string =>
  `Poin dari tip yang kembali dalam sehari`;
export const week_shares_held = (): string =>
  `Bagian ditahan`;
export const week_chain = (): string =>
  `Di chain`;
export const week_chain_failed = (): string =>
  `Transaksi tidak bisa dimuat`;
export const week_chain_show = (): string =>
  `Tampilkan transaksi`;
export const week_chain_hide = (): string =>
  `Sembunyikan transaksi`;
export const week_chain_json = (): string =>
  `Sebagai JSON`;
export const week_chain_of = (): string =>
  `transaksi`;
export const week_chain_list = (): string =>
  `Transaksi`;
export const week_chain_line = <T>(v: { amount: (text: string) => T; points: number }): Rich<T> =>
  [v.amount(``), `, `, `${number(v.points)}`, ` poin`];
export const week_chain_nobody = (): string =>
  `Tidak ada yang punya poin dari minggu ini.`;
export const week_chain_none = (): string =>
  `Tidak ada poin minggu ini yang bertumpu pada transaksi di chain.`;
export const week_chain_part = (v: { points: string; all: string; part: string }): string =>
  `${v.points} dari ${v.all} bertumpu pada transaksi di chain (${v.part} %).`;
export const week_chain_little = (v: { points: string; all: string }): string =>
  `${v.points} dari ${v.all} bertumpu pada transaksi di chain (kurang dari 1 %).`;
export const week_chain_unlisted = (v: { points: string }): string =>
  `Di antaranya ${v.points} pada transaksi yang tidak didaftar: salah satu anggotanya tersembunyi atau sudah dihapus.`;
export const week_chain_meaning = (): string =>
  `Siapa pun bisa melihat transaksi ini. Transaksi menunjukkan bahwa koin berpindah, bukan siapa yang memindahkannya.`;
export const week_chain_others = (): string =>
  `Poin dari hal lain, seperti /gm, konten, atau tip tanpa transaksi, hanya bertumpu pada catatan situs ini.`;
export const rules_lead = (): string =>
  `Cara dana satu minggu dibagi: sebanding dengan poin yang dihitung. Aturan berlaku sejak awal sebuah minggu; koin yang tersisa dari satu minggu masuk ke dana berikutnya.`;
export const rules_name = (): string =>
  `Aturan`;
export const rules_failed = (): string =>
  `Aturan tidak bisa dimuat`;
export const rules_in_force = (): string =>
  `Berlaku`;
export const rules_to_come = (): string =>
  `Akan datang`;
export const rules_earlier = (): string =>
  `Sebelumnya`;
export const rules_since = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`Sejak Minggu, `, v.from(``)];
export const rules_since_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`Sejak Minggu, `, v.from(``), `, sampai Minggu, `, v.until(``)];
export const rules_from = <T>(v: { from: (text: string) => T }): Rich<T> =>
  [`Mulai Minggu, `, v.from(``)];
export const rules_from_until = <T>(v: { from: (text: string) => T; until: (text: string) => T }): Rich<T> =>
  [`Dari Minggu, `, v.from(``), `, sampai Minggu, `, v.until(``)];
export const rules_changes = (): string =>
  `Perubahan`;
export const rules_no_changes = (): string =>
  `Tidak ada aturan yang berubah.`;
export const rules_changes_made = (): string =>
  `Perubahan yang dibuatnya`;
export const rules_all = (): string =>
  `Semua aturannya`;
export const rules_hash = <T>(v: { hash: (text: string) => T }): Rich<T> =>
  [`Hash `, v.hash(``)];
export const rules_before_first = (): string =>
  `Sebelum aturan pertama`;
export const rules_no_policy = (): string =>
  `Belum ada aturan yang ditetapkan.`;
export const rules_until = <T>(v: { until: (text: string) => T }): Rich<T> =>
  [`Sampai Minggu, `, v.until(``), `.`];
export const rules_settings_apply = (): string =>
  `Pengaturan operator yang berlaku.`;
export const rules_settings_today = (): string =>
  `Pengaturan operator seperti hari ini; halaman tiap minggu menampilkan pengaturannya sendiri.`;
export const rules_hash_note = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Hash aturan adalah SHA-256 dari dokumennya sebagai JSON kanonis (RFC 8785). Hasil tiap minggu menyebutnya. `, v.a(`Semua aturan sebagai JSON`)];
export const rules_pool = (v: { pool: string }): string =>
  `Dana mingguan sebesar ${v.pool}.`;
export const rules_pool_off = (v: { pool: string }): string =>
  `Dana mingguan sebesar ${v.pool}: tidak ada koin yang dibagikan.`;
export const rules_pool_part = (v: { part: number; most: string }): string =>
  `Dana mingguan sebesar ${number(v.part)} % dari koin yang ada di dompet dana saat penutupan dan tidak terutang kepada siapa pun, paling banyak ${v.most}.`;
export const rules_unread = (): string =>
  `Jika saldo tidak terbaca selama sehari, saldo dihitung 0 dan koinnya tetap ada untuk minggu berikutnya.`;
export const rules_everybody = (): string =>
  `Setiap anggota yang punya poin minggu itu berbagi dana.`;
export const rules_least = (v: { points: number }): string =>
  `Anggota dengan setidaknya ${number(v.points)} poin minggu itu berbagi dana.`;
export const rules_all_count = (): string =>
  `Semua poin minggu itu dihitung.`;
export const rules_backed = (v: { points: number; tip: string; weeks: number }): string =>
  `Poin dihitung sejauh anggota lama mendukungnya: paling banyak ${number(v.points)} poin untuk tiap anggota lama yang memberi anggota itu tip ${v.tip} atau lebih dalam ${number(v.weeks)} minggu terakhir.`;
export const rules_small = (v: { tip: string }): string =>
  `Poin dari tip di bawah ${v.tip} tidak dihitung.`;
export const rules_long_standing = (v: { weeks: number; points: number; active: number }): string =>
  `Anggota menjadi anggota lama setelah ${number(v.weeks)} minggu punya akun, jika setidaknya ${number(v.points)} poinnya dihitung dalam ${number(v.active)} minggu sebelumnya.`;
export const rules_founders = (v: { count: number }): string =>
  `${number(v.count)} pendiri dianggap anggota lama dalam keadaan apa pun.`;
export const rules_young = (v: { weeks: number }): string =>
  `Dalam ${number(v.weeks)} minggu pertama komunitas, setiap anggota dianggap anggota lama.`;
export const rules_young_most = (v: { weeks: number; percent: number }): string =>
  `Dalam ${number(v.weeks)} minggu pertama komunitas, setiap anggota dianggap anggota lama, dan tidak ada anggota yang mendapat lebih dari ${number(v.percent)} % dana.`;
export const rules_founders_vouch = (): string =>
  `Selama itu hanya poin yang didukung pendiri yang menjadikan seseorang anggota lama.`;
export const rules_new = (v: { weeks: number; points: number }): string =>
  `Dalam ${number(v.weeks)} minggu pertama sebuah akun, paling banyak ${number(v.points)} poin lagi dihitung tanpa dukungan.`;
export const rules_new_limit = (v: { weeks: number; percent: number }): string =>
  `Poin seperti itu tidak menjadikan siapa pun anggota lama. Setelah ${number(v.weeks)} minggu pertama komunitas, poin itu dari semua akun baru bersama-sama paling banyak ${number(v.percent)} % dari poin yang dihitung.`;
export const rules_most = (v: { percent: number }): string =>
  `Tidak ada anggota yang mendapat lebih dari ${number(v.percent)} % dana.`;
export const rules_most_later = (v: { percent: number }): string =>
  `Setelah itu tidak ada anggota yang mendapat lebih dari ${number(v.percent)} % dana.`;
export const rules_tip_least = (v: { tip: string }): string =>
  `Tip di bawah ${v.tip} tidak memberi poin.`;
export const rules_earns = (v: { name: string; points: number }): string =>
  `“${v.name}” memberi ${plural(v.points, { '=0': `nol poin`, other: `${number(v.points)} poin` })}.`;
export const rules_day_points = (v: { points: number }): string =>
  `Tip, kiriman, /gm, dan /faucet bersama-sama memberi paling banyak ${number(v.points)} poin sehari.`;
export const rules_day_tips = (v: { tips: number }): string =>
  `Paling banyak ${number(v.tips)} tip sehari memberi poin.`;
export const rules_hunt = (v: { points: number }): string =>
  `Perburuan harta memberi anggota paling banyak ${number(v.points)} poin.`;
export const rules_pool_falls = (v: { from: string; to: string }): string =>
  `Dana mingguan turun dari ${v.from} menjadi ${v.to}.`;
export const rules_pool_rises = (v: { from: string; to: string }): string =>
  `Dana mingguan naik dari ${v.from} menjadi ${v.to}.`;
export const rules_ceiling_falls = (v: { from: string; to: string }): string =>
  `Batas atas dana mingguan turun dari ${v.from} menjadi ${v.to}.`;
export const rules_ceiling_rises = (v: { from: string; to: string }): string =>
  `Batas atas dana mingguan naik dari ${v.from} menjadi ${v.to}.`;
export const rules_share_takes = (v: { to: number; from: number }): string =>
  `Satu bagian memerlukan ${number(v.to)} poin seminggu, bukan ${number(v.from)}.`;
export const rules_most_falls = (v: { from: number; to: number }): string =>
  `Bagian terbesar satu anggota turun dari ${number(v.from)} % menjadi ${number(v.to)} % dana.`;
export const rules_most_rises = (v: { from: number; to: number }): string =>
  `Bagian terbesar satu anggota naik dari ${number(v.from)} % menjadi ${number(v.to)} % dana.`;
export const rules_tip_counts = (v: { to: string; from: string }): string =>
  `Tip dihitung mulai ${v.to}, bukan ${v.from}.`;
export const rules_backer_makes = (v: { to: number; from: string }): string =>
  `Tiap dukungan membuat paling banyak ${number(v.to)} poin dihitung, bukan ${v.from}.`;
export const rules_tip_backs = (v: { to: number; from: number }): string =>
  `Tip mendukung penerimanya selama ${number(v.to)} minggu, bukan ${number(v.from)}.`;
export const rules_age = (v: { to: number; from: number }): string =>
  `Anggota menjadi anggota lama setelah ${number(v.to)} minggu punya akun, bukan ${number(v.from)}; dalam ${number(v.to)} minggu pertama komunitas semua anggota begitu.`;
export const rules_active_weeks = (v: { to: number; from: number }): string =>
  `Anggota menjadi anggota lama setelah ${number(v.to)} minggu aktif, bukan ${number(v.from)}.`;
export const rules_active_points = (v: { to: number; from: number }): string =>
  `Satu minggu dianggap aktif mulai ${number(v.to)} poin yang dihitung, bukan ${number(v.from)}.`;
export const rules_founders_added = (v: { count: number }): string =>
  `${number(v.count)} pendiri ditambahkan.`;
export const rules_founders_removed = (v: { count: number }): string =>
  `${number(v.count)} pendiri dihapus.`;
export const rules_vouch_founders = (v: { weeks: number }): string =>
  `Dalam ${number(v.weeks)} minggu pertama komunitas, hanya poin yang didukung pendiri yang menjadikan seseorang anggota lama.`;
export const rules_vouch_all = (v: { weeks: number }): string =>
  `Dalam ${number(v.weeks)} minggu pertama komunitas, semua poin yang dihitung menjadikan seseorang anggota lama.`;
export const rules_young_falls = (v: { weeks: number; from: number; to: number }): string =>
  `Bagian terbesar satu anggota dalam ${number(v.weeks)} minggu pertama komunitas turun dari ${number(v.from)} % menjadi ${number(v.to)} % dana.`;
export const rules_young_rises = (v: { weeks: number; from: number; to: number }): string =>
  `Bagian terbesar satu anggota dalam ${number(v.weeks)} minggu pertama komunitas naik dari ${number(v.from)} % menjadi ${number(v.to)} % dana.`;
export const rules_new_none = (): string =>
  `Akun baru memerlukan dukungan untuk semua poinnya yang dihitung.`;
export const rules_new_weeks = (v: { to: number; from: number }): string =>
  `Sebuah akun dianggap baru selama ${number(v.to)} minggu, bukan ${number(v.from)}.`;
export const rules_new_points = (v: { to: number; from: string }): string =>
  `Paling banyak ${number(v.to)} poin sebuah akun baru dihitung tanpa dukungan, bukan ${v.from}.`;
export const rules_new_share_falls = (v: { from: number; to: number }): string =>
  `Bagian tertinggi poin seperti itu dari semua akun baru bersama-sama turun dari ${number(v.from)} % menjadi ${number(v.to)} % dari poin yang dihitung.`;
export const rules_new_share_rises = (v: { from: number; to: number }): string =>
  `Bagian tertinggi poin seperti itu dari semua akun baru bersama-sama naik dari ${number(v.from)} % menjadi ${number(v.to)} % dari poin yang dihitung.`;
export const rules_tip_earns = (v: { to: string; from: string }): string =>
  `Tip memberi poin mulai ${v.to}, bukan ${v.from}.`;
export const rules_earns_instead = (v: { name: string; points: number; from: number }): string =>
  `“${v.name}” memberi ${plural(v.points, { '=0': `nol poin`, other: `${number(v.points)} poin` })}, bukan ${number(v.from)}.`;
export const rules_day_points_falls = (v: { from: number; to: number }): string =>
  `Poin terbanyak dari tip, kiriman, /gm, dan /faucet bersama-sama dalam sehari turun dari ${number(v.from)} menjadi ${number(v.to)} poin.`;
export const rules_day_points_rises = (v: { from: number; to: number }): string =>
  `Poin terbanyak dari tip, kiriman, /gm, dan /faucet bersama-sama dalam sehari naik dari ${number(v.from)} menjadi ${number(v.to)} poin.`;
export const rules_day_tips_falls = (v: { from: number; to: number }): string =>
  `Jumlah tip sehari yang memberi poin turun dari ${number(v.from)} menjadi ${number(v.to)}.`;
export const rules_day_tips_rises = (v: { from: number; to: number }): string =>
  `Jumlah tip sehari yang memberi poin naik dari ${number(v.from)} menjadi ${number(v.to)}.`;
export const rules_hunt_falls = (v: { from: number; to: number }): string =>
  `Poin terbanyak dari perburuan harta untuk satu anggota turun dari ${number(v.from)} menjadi ${number(v.to)} poin.`;
export const rules_hunt_rises = (v: { from: number; to: number }): string =>
  `Poin terbanyak dari perburuan harta untuk satu anggota naik dari ${number(v.from)} menjadi ${number(v.to)} poin.`;
export const check_title = (): string =>
  `Periksa`;
export const check_text = (): string =>
  `Berkas ini memuat semua dasar perhitungan pembagian: dana, ambang, versi formula, dan untuk setiap anggota nomor, poin, tanggal akun (penentu saat seri), serta bagian dalam satuan terkecil koin. Tanpa nama, tanpa rahasia.`;
export const check_start = (): string =>
  `Periksa sendiri`;
export const check_hash = (): string =>
  `Hash hasil (SHA-256 berkas CSV)`;
export const check_earlier = <T>(v: { closed: (text: string) => T; reopened: (text: string) => T }): Rich<T> =>
  [`Hasil sebelumnya, ditutup `, v.closed(``), ` dan dibuka lagi `, v.reopened(``)];
export const check_own_machine = <T>(v: { command: (text: string) => T }): Rich<T> =>
  [`Di komputermu sendiri `, v.command(``), ` memberi hasil yang sama.`];
export const check_failed = (v: { reason: string }): string =>
  `Pemeriksaan tidak bisa diselesaikan: ${v.reason}`;
export const check_fetching = (): string =>
  `Mengambil berkas`;
export const check_fetching_events = (): string =>
  `Mengambil peristiwamu`;
export const check_hashing = (): string =>
  `Menghitung hash berkas`;
export const check_splitting = (): string =>
  `Menghitung ulang pembagian`;
export const check_not_fetched = (v: { status: string }): string =>
  `berkas tidak bisa diambil (${v.status})`;
export const check_no_worker = (): string =>
  `peramban tidak bisa menjalankan pemeriksaan`;
export const check_log_grew = (): string =>
  `log bertambah selama pemeriksaan. Coba lagi.`;
export const check_agrees = (): string =>
  `Cocok`;
export const check_differs = (): string =>
  `Tidak cocok`;
export const check_empty_hash = (): string =>
  `Tidak ada yang terdaftar, dan tidak ada yang dibagi. Hash berkas sama dengan yang ditampilkan halaman ini.`;
export const check_empty = (): string =>
  `Tidak ada yang terdaftar, dan tidak ada yang dibagi. Hash tidak dibandingkan: peramban hanya menghitung hash lewat https.`;
export const check_all_hash = (v: { count: number; total: string }): string =>
  `${number(v.count)} bagian dihitung ulang menurut aturan di perambanmu: semuanya cocok sampai satuan terakhir, totalnya ${v.total}. Hash berkas sama dengan yang ditampilkan halaman ini.`;
export const check_all = (v: { count: number; total: string }): string =>
  `${number(v.count)} bagian dihitung ulang menurut aturan di perambanmu: semuanya cocok sampai satuan terakhir, totalnya ${v.total}. Hash tidak dibandingkan: peramban hanya menghitung hash lewat https.`;
export const check_bad_hash = (v: { hash: string }): string =>
  `Hash berkas ${v.hash}, bukan yang ditampilkan halaman ini.`;
export const check_formula = (): string =>
  `Minggu ini dibagi dengan formula yang tidak dikenal halaman ini. Muat ulang halaman.`;
export const check_difference = (v: { number: string; listed: string; computed: string }): string =>
  `Anggota ${v.number} tercatat ${v.listed}; menurut aturan seharusnya ${v.computed}.`;
export const check_more = (v: { count: number }): string =>
  `Bagian lain yang berbeda: ${number(v.count)}.`;
export const check_below = (v: { number: string }): string =>
  `Anggota ${v.number} tercatat dengan poin di bawah ambang.`;
export const check_total = (v: { listed: string; expected: string }): string =>
  `Jumlah bagian ${v.listed}, seharusnya ${v.expected}.`;
export const hunts_lead = (): string =>
  `Teka-teki berurutan, hadiah di akhir, dan pemenang yang bisa diperiksa siapa saja.`;
export const hunts_failed = (): string =>
  `Perburuan harta tidak bisa dimuat`;
export const hunts_none = (): string =>
  `Belum ada perburuan harta yang diumumkan`;
export const hunts_none_text = (): string =>
  `Yang berikutnya muncul di sini sebelum dimulai.`;
export const hunts_earlier = (): string =>
  `Perburuan sebelumnya`;
export const hunts_first = (): string =>
  `Yang paling dulu selesai menang.`;
export const hunts_drawn = (): string =>
  `Pemenang diundi dari semua yang selesai.`;
export const hunts_points = (): string =>
  `Poin`;
export const hunts_clues = (): string =>
  `Teka-teki`;
export const hunts_players = (): string =>
  `Peserta`;
export const hunts_go = (): string =>
  `Ke perburuan`;
export const hunts_rules = (): string =>
  `Lihat aturannya`;
export const hunts_row = <T>(v: { date: (text: string) => T; clues: number; players: number; finishers: number }): Rich<T> =>
  [v.date(``), `, teka-teki: `, `${number(v.clues)}`, `, peserta: `, `${number(v.players)}`, `, selesai: `, `${number(v.finishers)}`];
export const hunts_no_prizes = (): string =>
  `Tanpa hadiah`;
export const hunt_upcoming = (): string =>
  `Akan datang`;
export const hunt_running = (): string =>
  `Berjalan`;
export const hunt_ended = (): string =>
  `Berakhir`;
export const hunt_settled = (): string =>
  `Pemenang diketahui`;
export const hunt_cancelled = (): string =>
  `Dibatalkan`;
export const hunt_starts_in = (): string =>
  `Mulai dalam`;
export const hunt_ends_in = (): string =>
  `Berakhir dalam`;
export const hunt_finished = (): string =>
  `Selesai`;
export const hunt_prizes = (): string =>
  `Hadiah`;
export const hunt_failed = (): string =>
  `Perburuan harta tidak bisa dimuat`;
export const hunt_was_cancelled = (): string =>
  `Perburuan harta ini dibatalkan`;
export const hunt_all = (): string =>
  `Semua perburuan`;
export const hunt_panel_own = (): string =>
  `Bagianmu`;
export const hunt_panel_winners = (): string =>
  `Para pemenang`;
export const hunt_panel_facts = (): string =>
  `Keterangan`;
export const hunt_panel_trail = (): string =>
  `Jejak`;
export const hunt_panel_prizes = (): string =>
  `Daftar hadiah`;
export const hunt_panel_proof = (): string =>
  `Buktinya`;
export const hunt_link_page = (): string =>
  `Tautan tersembunyi`;
export const hunt_link_title = (): string =>
  `Kamu menemukan sesuatu`;
export const hunt_link_lead = (): string =>
  `Halaman ini milik sebuah teka-teki perburuan harta.`;
export const hunt_link_incomplete = (): string =>
  `Tautannya tidak lengkap`;
export const hunt_link_incomplete_text = (): string =>
  `Pindai kodenya atau buka lagi tautannya, dengan semua yang ada setelah #.`;
export const hunt_link_purpose = (): string =>
  `Supaya temuanmu dihitung.`;
export const hunt_link_sign_in = (): string =>
  `Masuk supaya dihitung`;
export const hunt_link_effect = (): string =>
  `Tautan ini memecahkan teka-tekimu, jika memang itu teka-teki yang sudah kamu capai.`;
export const hunt_link_claim = (): string =>
  `Aku menemukannya`;
export const hunt_link_uncounted = (): string =>
  `Tidak dihitung`;
export const hunt_link_wrong = (): string =>
  `Tautan ini bukan untuk teka-tekimu`;
export const hunt_link_wrong_text = (): string =>
  `Kamu belum sampai ke teka-teki ini, sudah memecahkannya, atau perburuan hartanya tidak berjalan. Lihat teka-tekimu di halaman perburuan.`;
export const hunt_right = (): string =>
  `Itu dia`;
export const hunt_you_finished = (): string =>
  `Kamu menyelesaikan perburuan harta`;
export const hunt_facts = (): string =>
  `Perburuannya`;
export const hunt_time = (): string =>
  `Waktu`;
export const hunt_times = <T>(v: { start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [v.start(``), ` sampai `, v.end(``)];
export const hunt_who = (): string =>
  `Siapa yang boleh ikut`;
export const hunt_players = (v: { days: number; points: number; weeks: number }): string =>
  `Anggota yang punya alamat dan tidak diblokir${plural(v.days, { '=0': ``, other: `, bergabung setidaknya ${number(v.days)} hari sebelum dimulai` })}${plural(v.points, { '=0': ``, other: `, punya setidaknya ${number(v.points)} poin` })}${plural(v.weeks, { '=0': ``, other: `, mendapat bagian dana setidaknya dalam ${number(v.weeks)} minggu` })}.`;
export const hunt_badge = (): string =>
  `Lencana untuk setiap yang selesai`;
export const hunt_trail = (): string =>
  `Di jalur perburuan`;
export const hunt_trail_none_yet = (): string =>
  `Belum ada yang mulai.`;
export const hunt_trail_none = (): string =>
  `Tidak ada yang ikut.`;
export const hunt_trail_count = (v: { players: number; finishers: number }): string =>
  `Peserta: ${number(v.players)}, selesai: ${number(v.finishers)}.`;
export const hunt_at_clue = (v: { number: number }): string =>
  `Di teka-teki ${number(v.number)}`;
export const hunt_winners = (): string =>
  `Pemenang`;
export const hunt_no_places = (): string =>
  `Perburuan harta ini tidak punya hadiah menurut peringkat.`;
export const hunt_nobody = (): string =>
  `Tidak ada yang menyelesaikan perburuan harta ini tepat waktu.`;
export const hunt_draws_after = (v: { count: number }): string =>
  `Pemenang diundi setelah ${number(v.count)} blok lagi.`;
export const hunt_winners_soon = (): string =>
  `Pemenang diketahui dalam beberapa menit.`;
export const hunt_place = <T>(v: { label: (text: string) => T; place: number }): Rich<T> =>
  [v.label(`Peringkat `), `${number(v.place)}`];
export const hunt_pay_waits = (): string =>
  `Akan dibayar`;
export const hunt_pay_sent = (): string =>
  `Terkirim`;
export const hunt_pay_paid = (): string =>
  `Dibayar`;
export const hunt_pay_banned = (): string =>
  `Tidak dibayar: diblokir`;
export const hunt_pay_no_address = (): string =>
  `Tidak dibayar: tanpa alamat`;
export const hunt_prizes_by_place = (): string =>
  `Hadiah menurut peringkat`;
export const hunt_finisher_points = (v: { points: number }): string =>
  `Setiap yang selesai mendapat ${number(v.points)} poin.`;
export const hunt_rule_first = (): string =>
  `Yang paling dulu selesai menang, sesuai urutannya.`;
export const hunt_rule_draw = (): string =>
  `Sebuah blok di chain mengundi pemenang dari semua yang selesai.`;
export const hunt_rule_once = (): string =>
  `Setiap yang selesai punya satu peringkat dan paling banyak satu hadiah.`;
export const hunt_rule_points = (): string =>
  `Poin diberikan setelah pemenang diketahui.`;
export const hunt_rule_rest = (): string =>
  `Jika yang selesai lebih sedikit daripada hadiahnya, hadiah lainnya tidak dibayar. Jika perburuan dibatalkan, tidak ada yang menang apa pun.`;
export const hunt_rule_pool = (): string =>
  `Koin berasal dari dompet dana mingguan, setelah semua bagian yang terutang. Hadiah punya batas harian (UTC); sisanya dibayar keesokan harinya.`;
export const hunt_rule_lapse = (v: { days: string }): string =>
  `Pemenang yang diblokir atau tidak punya alamat menyimpan hadiahnya selama ${v.days} hari sejak akhir perburuan. Setelah itu hangus.`;
export const hunt_rule_retry = (): string =>
  `Pembayaran yang gagal dicoba lagi setelah satu jam.`;
export const hunt_prize_both = <T>(v: { coins: (text: string) => T; points: number }): Rich<T> =>
  [v.coins(``), ` dan `, `${number(v.points)}`, ` poin`];
export const hunt_prize_nothing = (): string =>
  `Tidak ada`;
export const hunt_own = (): string =>
  `Perburuanmu`;
export const hunt_own_sign_in = (): string =>
  `Masuk untuk melihat teka-teki pertama.`;
export const hunt_own_no_sign_in = (): string =>
  `Anggota bermain di sini, dan masuk ke situs ini belum disiapkan. Perburuannya juga ada di chat pribadi bot.`;
export const hunt_own_purpose = (): string =>
  `Untuk ikut perburuan harta.`;
export const hunt_begin_text = (): string =>
  `Mulai untuk melihat teka-teki pertama, atau yang sudah kamu capai.`;
export const hunt_begin = (): string =>
  `Mulai`;
export const hunt_own_failed = (): string =>
  `Teka-tekimu tidak bisa dimuat`;
export const hunt_finished_as = (v: { place: number }): string =>
  `Kamu selesai sebagai nomor ${number(v.place)}.`;
export const hunt_winners_later = (): string =>
  `Pemenang diketahui setelah perburuan berakhir.`;
export const hunt_solved = (v: { solved: number; clues: number }): string =>
  `Kamu memecahkan ${number(v.solved)} dari ${number(v.clues)} teka-teki.`;
export const hunt_refused_banned = (): string =>
  `Anggota yang diblokir tidak bisa ikut.`;
export const hunt_refused_no_address = (): string =>
  `Atur alamat dulu: hadiah koin dikirim ke sana.`;
export const hunt_refused_over = (): string =>
  `Perburuan harta ini sudah berakhir.`;
export const hunt_refused_not_begun = (): string =>
  `Perburuan harta ini belum dimulai.`;
export const hunt_refused_too_young = (v: { days: number }): string =>
  `Perburuan harta ini untuk anggota yang bergabung setidaknya ${number(v.days)} hari sebelum dimulai.`;
export const hunt_refused_too_few_points = (v: { points: number }): string =>
  `Perburuan harta ini untuk anggota dengan setidaknya ${number(v.points)} poin.`;
export const hunt_refused_too_few_shares = (v: { weeks: number }): string =>
  `Perburuan harta ini untuk anggota yang mendapat bagian dana setidaknya dalam ${number(v.weeks)} minggu.`;
export const hunt_clue_of = (v: { number: number; clues: number }): string =>
  `Teka-teki ${number(v.number)} dari ${number(v.clues)}`;
export const hunt_where = (): string =>
  `Tempat`;
export const hunt_hint = (): string =>
  `Petunjuk`;
export const hunt_hint_soon = (): string =>
  `Muncul sebentar lagi.`;
export const hunt_hint_in = (v: { time: string }): string =>
  `Muncul dalam ${v.time}.`;
export const hunt_find_link = (): string =>
  `Temukan tautannya: tersembunyi di sebuah halaman, atau dicetak sebagai kode QR. Buka di peramban ini.`;
export const hunt_tip = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Beri tip kepada `, v.name(``), ` untuk lanjut. Tip yang kamu beri mulai sekarang dihitung setelah dikonfirmasi; halaman ini mengikuti dengan sendirinya.`];
export const hunt_tip_them = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Beri tip kepada `, v.name(`orang itu`), ` untuk lanjut. Tip yang kamu beri mulai sekarang dihitung setelah dikonfirmasi; halaman ini mengikuti dengan sendirinya.`];
export const hunt_answer_label = (): string =>
  `Jawabanmu`;
export const hunt_answer_hint = (): string =>
  `Huruf besar, aksen, spasi, dan tanda baca tidak berpengaruh.`;
export const hunt_answer = (): string =>
  `Jawab`;
export const hunt_answer_empty = (): string =>
  `Ketik jawaban dulu.`;
export const hunt_answer_kept = (v: { problem: string }): string =>
  `${v.problem} Jawabanmu masih ada di sini.`;
export const hunt_wrong = (): string =>
  `Bukan itu.`;
export const hunt_wait = (v: { time: string }): string =>
  `Lima jawaban salah dalam satu jam: coba lagi dalam ${v.time}.`;
export const hunt_wait_moment = (): string =>
  `Lima jawaban salah dalam satu jam: coba lagi dalam kurang dari satu menit.`;
export const hunt_proof = (): string =>
  `Bukti`;
export const hunt_proof_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Aturan dikunci dengan hash sebelum dimulai, dan daftar yang selesai dikunci saat perburuan berakhir. Kedua hash ada di `, v.a(`log publik`), `.`];
export const hunt_proof_draw = (v: { ahead: string; depth: string }): string =>
  `Daftar itu menyebut blok yang belum ada saat dibuat, ${v.ahead} di atas yang terbaru. Hash-nya mengundi pemenang setelah ada ${v.depth} blok di atasnya.`;
export const hunt_limits = (): string =>
  `Batas bukti ini: operator bisa saja mengarang peserta yang selesai.`;
export const hunt_limits_draw = (): string =>
  `Batas bukti ini: operator bisa saja mengarang peserta yang selesai, atau mencatat beberapa daftar sebelum blok itu dan menampilkan salah satunya; penambang yang menemukan blok itu bisa membuangnya.`;
export const hunt_rules_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Hash aturan, dikunci `, v.time(``)];
export const hunt_list_fixed = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Hash daftar yang selesai, dikunci `, v.time(``)];
export const hunt_list_hash = (): string =>
  `Hash daftar yang selesai`;
export const hunt_block = (v: { height: string }): string =>
  `Blok ${v.height}, yang mengundi`;
export const hunt_block_waits = (v: { count: number }): string =>
  `Mengundi setelah ${number(v.count)} blok lagi.`;
export const hunt_list_members = (): string =>
  `Nomor anggota di daftar, menurut urutan selesai`;
export const hunt_list_nobody = (): string =>
  `Tidak ada`;
export const hunt_texts = (): string =>
  `Teks yang di-hash`;
export const hunt_text_rules = (): string =>
  `Aturan`;
export const hunt_text_list = (): string =>
  `Daftar`;
export const hunt_clues = (): string =>
  `Teka-teki`;
export const hunt_by_answer = (v: { number: number }): string =>
  `Teka-teki ${number(v.number)}, dipecahkan dengan kata atau frasa`;
export const hunt_by_link = (v: { number: number }): string =>
  `Teka-teki ${number(v.number)}, dipecahkan dengan tautan tersembunyi`;
export const hunt_by_tip = (v: { number: number }): string =>
  `Teka-teki ${number(v.number)}, dipecahkan dengan tip`;
export const hunt_by_tip_to = (v: { number: number; member: string }): string =>
  `Teka-teki ${number(v.number)}, dipecahkan dengan tip kepada anggota ${v.member}`;
export const hunt_check_agrees = (): string =>
  `Cocok.`;
export const hunt_check_differs = (): string =>
  `Tidak cocok.`;
export const hunt_check_so_far = (): string =>
  `Semua yang bisa diperiksa sejauh ini cocok.`;
export const hunt_check_steps = (): string =>
  `Langkah pemeriksaan`;
export const hunt_step_ok = (): string =>
  `cocok`;
export const hunt_step_wrong = (): string =>
  `salah`;
export const hunt_step_open = (): string =>
  `belum`;
export const hunt_step_rules_hash = (): string =>
  `Hash aturan`;
export const hunt_step_rules = (): string =>
  `Aturan`;
export const hunt_step_list_hash = (): string =>
  `Hash daftar`;
export const hunt_step_list = (): string =>
  `Daftar`;
export const hunt_step_log = (): string =>
  `Log`;
export const hunt_check_rules_hash = (): string =>
  `Aturan punya hash yang ditampilkan di sini.`;
export const hunt_check_rules = (): string =>
  `Judul, cerita, waktu, hadiah, dan siapa yang boleh ikut sama dengan aturan.`;
export const hunt_check_list_hash = (): string =>
  `Daftar punya hash yang ditampilkan di sini.`;
export const hunt_check_no_list = (): string =>
  `Tidak ada: perburuan dibatalkan.`;
export const hunt_check_list_later = (): string =>
  `Daftar dibuat setelah perburuan berakhir.`;
export const hunt_check_list = (v: { count: number }): string =>
  `Menyebut hash aturan, dan setiap anggota satu kali: ${number(v.count)} anggota.`;
export const hunt_check_list_block = (v: { height: string; count: number }): string =>
  `Menyebut hash aturan dan blok ${v.height}, serta setiap anggota satu kali: ${number(v.count)} anggota.`;
export const hunt_check_clues_later = (): string =>
  `Teka-teki ditampilkan setelah perburuan berakhir.`;
export const hunt_check_clues = (): string =>
  `Setiap teka-teki sama dengan yang dikunci aturan.`;
export const hunt_check_no_winners = (): string =>
  `Tidak ada.`;
export const hunt_check_winners_later = (): string =>
  `Belum diketahui.`;
export const hunt_check_winners_first = (): string =>
  `Mereka yang pertama di daftar, dalam urutan ini, dengan hadiah peringkatnya.`;
export const hunt_check_winners_draw = (): string =>
  `Mereka tiket undian terendah, dalam urutan ini, dengan hadiah peringkatnya.`;
export const hunt_picture_failed = (v: { number: number }): string =>
  `gambar teka-teki ${number(v.number)} tidak bisa dimuat`;
export const hunt_https_only = (): string =>
  `peramban hanya menghitung hash lewat https`;
export const hunt_log_none = (): string =>
  `Log belum punya titik periksa bertanda tangan.`;
export const hunt_log_unsigned = (): string =>
  `Titik periksa tidak ditandatangani dengan kunci log.`;
export const hunt_log_leaf = (v: { index: string }): string =>
  `Entri ${v.index} di log tidak sama seperti saat dicatat.`;
export const hunt_log_no_rules = (): string =>
  `Log tidak memuat aturan.`;
export const hunt_log_no_list = (): string =>
  `Log tidak memuat daftar.`;
export const hunt_log_other_rules = (): string =>
  `Log punya hash lain untuk aturan.`;
export const hunt_log_other_list = (): string =>
  `Log punya hash lain untuk daftar.`;
export const hunt_log_twice_rules = (): string =>
  `Log memuat aturan lebih dari sekali.`;
export const hunt_log_twice_list = (): string =>
  `Log memuat daftar lebih dari sekali.`;
export const hunt_log_cancelled = (): string =>
  `Log menyatakan bahwa perburuan ini dibatalkan.`;
export const hunt_log_soon = (): string =>
  `Coba lagi dalam beberapa menit.`;
export const hunt_log_agrees = (v: { origin: string; size: string }): string =>
  `${v.origin}, pada ukuran ${v.size} dan ditandatangani dengan kuncinya, memuat hash ini.`;
export const hunt_fault_rules_hash = (v: { hash: string }): string =>
  `Aturan punya hash ${v.hash}, bukan yang ditampilkan di sini.`;
export const hunt_fault_rules_unread = (): string =>
  `Aturan tidak bisa dibaca.`;
export const hunt_fault_rules_differ = (v: { field: string }): string =>
  `Aturan dan halaman ini berbeda pada: ${v.field}.`;
export const hunt_fault_rules_clues = (): string =>
  `Jumlah teka-teki di aturan berbeda dengan halaman ini.`;
export const hunt_fault_rules_form = (): string =>
  `Aturan tidak dalam bentuk bakunya.`;
export const hunt_fault_no_list = (): string =>
  `Ada pemenang, tetapi tidak ada daftar yang selesai.`;
export const hunt_fault_list_hash = (v: { hash: string }): string =>
  `Daftar punya hash ${v.hash}, bukan yang ditampilkan di sini.`;
export const hunt_fault_list_unread = (): string =>
  `Daftar tidak bisa dibaca.`;
export const hunt_fault_list_rules = (): string =>
  `Daftar menyebut hash aturan lain.`;
export const hunt_fault_list_block = (v: { listed: string; shown: string }): string =>
  `Daftar menyebut blok ${v.listed}, halaman ini blok ${v.shown}.`;
export const hunt_fault_no_block = (): string =>
  `Tidak ada blok yang disebut, padahal sebuah blok mengundi pemenang.`;
export const hunt_fault_extra_block = (): string =>
  `Sebuah blok disebut, padahal tidak ada yang mengundi pemenang.`;
export const hunt_fault_list_twice = (): string =>
  `Seorang anggota ada di daftar lebih dari sekali.`;
export const hunt_fault_list_form = (): string =>
  `Daftar tidak dalam bentuk bakunya.`;
export const hunt_fault_no_clues = (): string =>
  `Teka-teki tidak ditampilkan, padahal perburuan sudah berakhir.`;
export const hunt_fault_clue = (v: { number: number }): string =>
  `Teka-teki ${number(v.number)} bukan yang dikunci aturan.`;
export const hunt_fault_picture = (v: { number: number }): string =>
  `Gambar teka-teki ${number(v.number)} bukan yang disebut teka-tekinya.`;
export const hunt_fault_clue_count = (v: { shown: number; wanted: number }): string =>
  `Teka-teki yang ditampilkan: ${number(v.shown)}; di aturan: ${number(v.wanted)}.`;
export const hunt_fault_winners_early = (): string =>
  `Pemenang ditampilkan sebelum bisa diketahui.`;
export const hunt_fault_no_winners = (): string =>
  `Tanpa daftar tidak ada yang bisa menang.`;
export const hunt_fault_block_hash = (): string =>
  `Hash blok yang mengundi tidak ada, atau kelebihan satu.`;
export const hunt_fault_winner = (v: { place: number; found: string; shown: string }): string =>
  `Peringkat ${number(v.place)} adalah anggota ${v.found}; halaman ini menampilkan anggota ${v.shown}.`;
export const hunt_fault_winner_lacks = (v: { place: number; found: string }): string =>
  `Peringkat ${number(v.place)} adalah anggota ${v.found}; halaman ini tidak menampilkan siapa pun.`;
export const hunt_fault_winner_extra = (v: { place: number; shown: string }): string =>
  `Peringkat ${number(v.place)} kosong; halaman ini menampilkan anggota ${v.shown}.`;
export const hunt_fault_prize = (v: { place: number }): string =>
  `Hadiah peringkat ${number(v.place)} bukan yang ada di aturan.`;
export const ownlog_title = (): string =>
  `Minggumu di log`;
export const ownlog_text = (): string =>
  `Log publik menyimpan sidik jari setiap peristiwa. Perambanmu mengambil peristiwamu minggu ini, membuktikan semuanya sama seperti saat dicatat, menghitung ulang poinmu menurut aturan, menjumlahkannya, dan membandingkannya dengan berkas minggu ini.`;
export const ownlog_start = (): string =>
  `Periksa mingguku`;
export const ownlog_payment = (): string =>
  `Cari pembayarannya`;
export const ownlog_payment_failed = (): string =>
  `Pembayaran tidak bisa dimuat.`;
export const ownlog_explorer = (): string =>
  `Transaksi di penjelajah blok`;
export const ownlog_no_share = (): string =>
  `Tidak ditemukan bagianmu untuk minggu ini.`;
export const ownlog_compare = (v: { amount: string }): string =>
  `Bandingkan di penjelajah blok: transaksi itu punya keluaran ${v.amount} ke alamatmu, atau lebih bila juga membayar minggu atau anggota lain dengan alamat itu.`;
export const ownlog_not_proved = (): string =>
  `Perambanmu tidak memeriksa ini: halaman ini tidak memuat apa pun dari server lain, dan kata server ini tidak membuktikan apa-apa.`;
export const ownlog_sent = (): string =>
  `Bagian itu sudah dikirim, tetapi situs ini tidak tahu penjelajah blok, atau transaksinya.`;
export const ownlog_owed = (): string =>
  `Belum ada transaksi untuk bagianmu: masih terutang.`;
export const ownlog_held = (): string =>
  `Belum ada transaksi untuk bagianmu: ditahan.`;
export const ownlog_paying = (): string =>
  `Belum ada transaksi untuk bagianmu: ada dalam pembayaran yang segera dikirim.`;
export const ownlog_payment_lost = (): string =>
  `Belum ada transaksi untuk bagianmu: masih terutang karena pembayarannya gagal.`;
export const ownlog_settled = (): string =>
  `Belum ada transaksi untuk bagianmu: diselesaikan di luar situs ini.`;
export const ownlog_withheld = (): string =>
  `Belum ada transaksi untuk bagianmu: tidak dibayar, dan masuk ke dana berikutnya.`;
export const ownlog_differs = (): string =>
  `Minggumu tidak cocok`;
export const ownlog_agrees = (): string =>
  `Minggumu cocok`;
export const ownlog_partly = (): string =>
  `Minggumu tidak bisa diperiksa sepenuhnya`;
export const ownlog_not_yet = (): string =>
  `Minggumu belum bisa diperiksa`;
export const ownlog_no_checkpoint = (): string =>
  `Log belum punya titik periksa bertanda tangan. Coba lagi satu jam lagi.`;
export const ownlog_no_closing = (): string =>
  `Log belum menyusul: titik periksa terbarunya lebih tua daripada penutupan minggu ini. Coba lagi beberapa menit lagi.`;
export const ownlog_banned = (): string =>
  `Berkas tidak memuat entri untukmu: log mencatat pemblokiranmu yang berlaku saat minggu berakhir.`;
export const ownlog_same_file = (): string =>
  `Berkas ini adalah yang dipakai log saat menutup minggu ini, dan setiap bagian di dalamnya mengikuti aturan.`;
export const ownlog_about = (v: { member: string; origin: string; size: string }): string =>
  `Kamu anggota ${v.member}. Log-nya ${v.origin} berukuran ${v.size}, ditandatangani dengan kuncinya.`;
export const ownlog_events_none = (): string =>
  `Log tidak memuat peristiwamu minggu ini.`;
export const ownlog_events_one = (v: { points: string }): string =>
  `Log memuat satu peristiwamu minggu ini, dan isinya sama seperti saat dicatat. Hasilnya ${v.points}.`;
export const ownlog_events = (v: { count: string; points: string }): string =>
  `Log memuat ${v.count} peristiwamu minggu ini, dan semuanya sama seperti saat dicatat. Hasil semuanya ${v.points}.`;
export const ownlog_same_one = (): string =>
  `Perambanmu menghitung ulang satu entri poin menurut aturan minggu ini: benar.`;
export const ownlog_same = (v: { count: string }): string =>
  `Perambanmu menghitung ulang ${v.count} entri poin menurut aturan minggu ini: semuanya benar.`;
export const ownlog_unknown_first = (v: { entries: string }): string =>
  `Tidak dihitung ulang, karena hanya didapat sekali dan minggu-minggumu sebelumnya tidak termasuk pemeriksaan ini: ${v.entries}.`;
export const ownlog_unknown_outside = (v: { entries: string }): string =>
  `Tidak dihitung ulang, karena bergantung pada peristiwamu di luar minggu ini: ${v.entries}.`;
export const ownlog_unknown_given = (v: { entries: string }): string =>
  `Tidak dihitung ulang, karena poin ini diberikan bot atau admin: ${v.entries}.`;
export const ownlog_unknown_correction = (v: { entries: string }): string =>
  `Tidak dihitung ulang, karena mengoreksi poin sebelumnya: ${v.entries}.`;
export const ownlog_unknown_ban = (v: { entries: string }): string =>
  `Tidak dihitung ulang, karena pemblokiranmu dimulai atau berakhir dalam hitungan menit: ${v.entries}.`;
export const ownlog_and_more = (v: { entries: string; count: string }): string =>
  `${v.entries} dan ${v.count} lagi`;
export const ownlog_backed = (): string =>
  `Berapa poinmu yang dihitung bergantung pada anggota lain, jadi perambanmu tidak menghitungnya ulang.`;
export const ownlog_erased = (v: { events: string; erased: string }): string =>
  `Dari peristiwamu minggu ini (${v.events} di log), ${v.erased} tidak bisa dibuka lagi: angka pembukanya sudah dihapus. Poinmu tidak dibandingkan.`;
export const ownlog_too_few = (v: { points: string }): string =>
  `Berkas tidak memuat entri untukmu: satu bagian butuh ${v.points}.`;
export const ownlog_share = (v: { amount: string }): string =>
  `Berkas mencatat poin yang sama untukmu. Bagianmu ${v.amount}.`;
export const ownlog_share_counted = (v: { points: string; amount: string }): string =>
  `Berkas mencatat poin yang sama untukmu. Yang dihitung untuk dana ${v.points}. Bagianmu ${v.amount}.`;
export const ownlog_more = (v: { count: string }): string =>
  `Perbedaan yang tidak didaftar: ${v.count}.`;
