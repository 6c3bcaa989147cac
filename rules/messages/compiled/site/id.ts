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
export const shell_copy_field = (v: { what: string }): string =>
  `Salin: ${v.what}`;
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
export const review_default_approval = (v: { points: number }): string =>
  `${number(v.points)} poin untuk konten yang berkualitas.`;
export const review_default_rejection = (): string =>
  `Konten ini tidak memenuhi standar kualitas.`;
export const review_default_rating = (v: { points: number }): string =>
  `Penilaian diubah menjadi ${number(v.points)} poin.`;
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
export const portal_welcome = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Selamat datang, `, v.name(``)];
export const portal_owner = (): string =>
  `Pemilik bot`;
export const portal_menu = <T>(v: { hidden: (text: string) => T; section: string }): Rich<T> =>
  [v.hidden(`Menu: `), `${v.section}`];
export const portal_menu_close = (): string =>
  `Tutup menu`;
export const portal_main_site = (): string =>
  `Situs utama`;
export const portal_logout = (): string =>
  `Keluar`;
export const portal_sections = (): string =>
  `Bagian`;
export const portal_section_all = (): string =>
  `Semua kiriman`;
export const portal_section_pending = (): string =>
  `Hanya yang menunggu`;
export const portal_section_social = (): string =>
  `Profil sosial`;
export const portal_section_broadcast = (): string =>
  `Siaran`;
export const portal_section_hunts = (): string =>
  `Perburuan`;
export const portal_section_users = (): string =>
  `Anggota`;
export const portal_section_fairness = (): string =>
  `Keadilan`;
export const portal_section_apps = (): string =>
  `Aplikasi`;
export const portal_section_plans = (): string =>
  `Permintaan paket`;
export const portal_section_by_hand = (): string =>
  `Dibayar manual`;
export const portal_section_policy = (): string =>
  `Aturan`;
export const portal_section_settings = (): string =>
  `Pengaturan`;
export const portal_section_audit = (): string =>
  `Log audit`;
export const portal_panel_figures = (): string =>
  `Angka-angka`;
export const portal_panel_broadcast = (): string =>
  `Siaran`;
export const portal_panel_section = (): string =>
  `Bagian ini`;
export const portal_total = (): string =>
  `Total kiriman`;
export const portal_pending = (): string =>
  `Menunggu tinjauan`;
export const portal_approved = (): string =>
  `Disetujui`;
export const portal_rejected = (): string =>
  `Ditolak`;
export const portal_oldest = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`· yang tertua: `, v.ago(``)];
export const portal_none_pending = (): string =>
  `· tidak ada`;
export const portal_figures_failed = (): string =>
  `Angka-angkanya tidak bisa dimuat`;
export const portal_for_owner = (): string =>
  `Untuk pemilik bot`;
export const portal_showing = (v: { of: string; from: string; to: string }): string =>
  `Ditampilkan: ${v.of} ${v.from} sampai ${v.to}.`;
export const portal_previous = (v: { count: string }): string =>
  `${v.count} sebelumnya`;
export const portal_next = (v: { count: string }): string =>
  `${v.count} berikutnya`;
export const portal_listed_first = (v: { count: string }): string =>
  `Di sini hanya ${v.count} yang pertama. Semuanya ada di log audit.`;
export const portal_listed_last = (v: { count: string }): string =>
  `Di sini hanya ${v.count} yang terakhir. Semuanya ada di log audit.`;
export const portal_recent_why = (): string =>
  `Ini butuh masuk dalam setengah jam terakhir. Teksmu tetap tersimpan, dan tindakanmu dituntaskan begitu kamu kembali.`;
export const portal_recent_purpose = (): string =>
  `Untuk menuntaskan tindakanmu.`;
export const portal_login_title = (): string =>
  `Masuk untuk admin`;
export const portal_login_lead = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Hanya admin yang berwenang boleh masuk. Untuk mendapat akses, hubungi pemilik bot di `, v.a(``), `.`];
export const portal_login_lead_chat = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Hanya admin yang berwenang boleh masuk. Untuk mendapat akses, hubungi pemilik bot di `, v.a(`chat komunitas`), `.`];
export const portal_login_hint = (): string =>
  `Masuk lewat Telegram butuh internet dan domain publik. Tanpa keduanya, isi ID Telegram-mu di bawah: bot meminta persetujuanmu.`;
export const portal_login_member = (v: { name: string }): string =>
  `Kamu masuk sebagai ${v.name}, dan akun itu bukan admin.`;
export const portal_login_missing = (): string =>
  `Masuk dengan Telegram belum disiapkan di situs ini.`;
export const portal_login_or = (): string =>
  `Atau pakai cara masuk lama`;
export const portal_login_welcome = (v: { name: string }): string =>
  `Selamat datang di kapal, ${v.name}`;
export const portal_login_done = (): string =>
  `Kamu sudah masuk.`;
export const portal_login_manual = (): string =>
  `Isi ID Telegram secara manual`;
export const portal_login_id = (): string =>
  `ID Telegram`;
export const portal_login_waiting = (): string =>
  `Memeriksa…`;
export const portal_login_enter = (): string =>
  `Masuk`;
export const portal_login_no_id = (): string =>
  `Ada yang belum diisi`;
export const portal_login_no_id_why = (): string =>
  `Isi ID Telegram-mu`;
export const portal_login_no_place = (): string =>
  `Tempat untuk masuk tidak ada`;
export const portal_login_no_place_why = (): string =>
  `Tempat untuk masuk lewat Telegram tidak ada di halaman. Muat ulang halaman ini.`;
export const portal_login_domain = (): string =>
  `Domain tidak bisa diperiksa`;
export const portal_login_domain_why = (): string =>
  `Halaman masuk Telegram tidak muncul. Mungkin domain situs ini belum diatur untuk bot di BotFather.`;
export const portal_login_status = (v: { status: string }): string =>
  `Gagal masuk dengan status ${v.status}`;
export const portal_login_server = (v: { status: string; text: string }): string =>
  `Kesalahan server: ${v.status} ${v.text}`;
export const portal_login_failed = (): string =>
  `Gagal masuk`;
export const portal_login_asked = (): string =>
  `Jika ini id seorang admin, bot sedang bertanya kepada akun itu di Telegram. Tekan angka ini di sana:`;
export const portal_login_asked_by = (v: { bot: string }): string =>
  `Jika ini id seorang admin, ${v.bot} sedang bertanya kepada akun itu di Telegram. Tekan angka ini di sana:`;
export const portal_login_left = (v: { seconds: string }): string =>
  `Sisa ${v.seconds} dtk untuk menyetujui`;
export const portal_login_over = (): string =>
  `Waktu habis`;
export const portal_login_unchanged = (): string =>
  `Tidak ada yang berubah. Jika Telegram bilang domainnya tidak sah, atur domain situs ini untuk bot di BotFather.`;
export const portal_login_telegram = (): string =>
  `Masuk dengan Telegram`;
export const portal_login_through = (v: { bot: string }): string =>
  `Lewat ${v.bot}`;
export const portal_login_instead = (): string =>
  `Setujui di Telegram saja`;
export const portal_review_all_lead = (): string =>
  `Semua yang dikirim, dan hasilnya.`;
export const portal_review_failed = (): string =>
  `Kiriman tidak bisa dimuat`;
export const portal_review_none = (): string =>
  `Tidak ada kiriman`;
export const portal_review_none_text = (): string =>
  `Kiriman muncul di sini saat anggota mengirim tautan ke konten mereka.`;
export const portal_review_unmatched = (): string =>
  `Tidak ada kiriman yang cocok`;
export const portal_review_unmatched_text = (): string =>
  `Coba status lain atau pencarian yang lebih pendek.`;
export const portal_review_pending_lead = (): string =>
  `Kiriman yang menunggu keputusan, yang tertua dahulu.`;
export const portal_review_pending_failed = (): string =>
  `Kiriman yang menunggu tidak bisa dimuat`;
export const portal_review_pending_none = (): string =>
  `Tidak ada kiriman yang menunggu`;
export const portal_review_pending_none_text = (): string =>
  `Seluruh awak boleh istirahat: semua kiriman sudah diputuskan.`;
export const portal_review_pending_list = (): string =>
  `Kiriman yang menunggu`;
export const portal_review_more = (v: { count: string; total: string }): string =>
  `Tampilkan ${v.count} lagi dari ${v.total}`;
export const portal_review_search = (): string =>
  `Cari kiriman`;
export const portal_two_characters = (): string =>
  `Dua karakter atau lebih`;
export const portal_review_status = (): string =>
  `Status`;
export const portal_review_all_statuses = (): string =>
  `Semua status`;
export const portal_review_newest = (): string =>
  `Terbaru dahulu`;
export const portal_review_oldest = (): string =>
  `Tertua dahulu`;
export const portal_review_last_evaluated = (): string =>
  `Terakhir dinilai dahulu`;
export const portal_review_most_points = (): string =>
  `Poin terbanyak dahulu`;
export const portal_review_fewest_points = (): string =>
  `Poin tersedikit dahulu`;
export const portal_review_by_status = (): string =>
  `Menurut status`;
export const portal_review_select = (v: { id: string }): string =>
  `Pilih kiriman ${v.id}`;
export const portal_review_approved = (): string =>
  `Disetujui`;
export const portal_review_own = (): string =>
  `Milikmu`;
export const portal_review_open_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Dibuka oleh `, v.name(``)];
export const portal_review_submitted = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`dikirim: `, v.ago(``)];
export const portal_review_own_may = (): string =>
  `Kamu sendiri yang mengirim ini. Tidak ada orang lain yang bisa memutuskan, jadi kamu boleh; log audit mencatatnya.`;
export const portal_review_own_not = (): string =>
  `Kamu sendiri yang mengirim ini. Admin lain yang harus memutuskan.`;
export const portal_review_own_title = (): string =>
  `Ini kirimanmu sendiri`;
export const portal_review_own_text = (): string =>
  `Admin lain yang harus memutuskan.`;
export const portal_review_approved_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Disetujui oleh `, v.name(``)];
export const portal_review_approved_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Disetujui, `, v.ago(``)];
export const portal_review_approved_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Disetujui oleh `, v.name(``), `, `, v.ago(``)];
export const portal_review_rejected_by = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Ditolak oleh `, v.name(``)];
export const portal_review_rejected_at = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Ditolak, `, v.ago(``)];
export const portal_review_rejected_by_at = <T>(v: { name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Ditolak oleh `, v.name(``), `, `, v.ago(``)];
export const portal_review_duplicate_pending = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Mungkin duplikat `, v.a(`${v.id}`), ` (menunggu), dikirim oleh `, v.name(``), `, `, v.ago(``), `.`];
export const portal_review_duplicate_approved = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Mungkin duplikat `, v.a(`${v.id}`), ` (disetujui), dikirim oleh `, v.name(``), `, `, v.ago(``), `.`];
export const portal_review_duplicate_rejected = <T>(v: { a: (text: string) => T; id: string; name: (text: string) => T; ago: (text: string) => T }): Rich<T> =>
  [`Mungkin duplikat `, v.a(`${v.id}`), ` (ditolak), dikirim oleh `, v.name(``), `, `, v.ago(``), `.`];
export const portal_review_x_verified = (): string =>
  `X terverifikasi`;
export const portal_review_x_verified_as = (v: { handle: string }): string =>
  `X terverifikasi: ${v.handle}`;
export const portal_review_x_none = (): string =>
  `tanpa akun X`;
export const portal_review_x_not_verified_as = (v: { handle: string }): string =>
  `X belum terverifikasi: ${v.handle}`;
export const portal_review_hide = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Sembunyikan`, v.of(` kiriman ${v.id}`)];
export const portal_review_evaluate = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Nilai`, v.of(` kiriman ${v.id}`)];
export const portal_review_edit = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Ubah nilai`, v.of(` kiriman ${v.id}`)];
export const portal_review_broadcast = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Siarkan`, v.of(` kiriman ${v.id}`)];
export const portal_review_history = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Riwayat`, v.of(` kiriman ${v.id}`)];
export const portal_review_delete = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Hapus`, v.of(` kiriman ${v.id}`)];
export const portal_review_notify = <T>(v: { of: (text: string) => T; id: string }): Rich<T> =>
  [`Beri tahu`, v.of(` pengirim ${v.id}`)];
export const portal_review_notified = (): string =>
  `Pemberitahuan terkirim`;
export const portal_review_notified_text = (v: { name: string }): string =>
  `${v.name} sudah diberi tahu hasilnya.`;
export const portal_review_not_notified = (): string =>
  `Pemberitahuan tidak sampai`;
export const portal_review_not_notified_text = (v: { name: string }): string =>
  `${v.name} memblokir bot atau belum pernah memulai chat dengannya.`;
export const portal_review_notify_failed = (): string =>
  `Gagal mengirim pemberitahuan`;
export const portal_review_evaluate_title = (v: { id: string }): string =>
  `Nilai kiriman ${v.id}`;
export const portal_review_approve = (): string =>
  `Setujui`;
export const portal_review_approve_points = (v: { points: string }): string =>
  `Setujui (${v.points})`;
export const portal_review_reject = (): string =>
  `Tolak`;
export const portal_review_key_approves = (): string =>
  `Ctrl+Enter menyetujui`;
export const portal_review_key_rejects = (): string =>
  `Ctrl+Enter menolak`;
export const portal_review_comments = (): string =>
  `Komentar admin`;
export const portal_left_empty = (v: { text: string }): string =>
  `Jika kosong: “${v.text}”`;
export const portal_review_left_empty = (v: { approval: string; rejection: string }): string =>
  `Jika kosong: “${v.approval}” atau, untuk penolakan, “${v.rejection}”`;
export const portal_review_closed = (): string =>
  `Kiriman ini tidak lagi menunggu: orang lain sudah memutuskan, atau kiriman dihapus. Riwayatnya menunjukkan apa yang terjadi. Teksmu masih ada di sini.`;
export const portal_review_changed = (): string =>
  `Kiriman ini berubah saat kamu membukanya. Periksa lagi sebelum memutuskan.`;
export const portal_review_open_too = (v: { name: string }): string =>
  `${v.name} juga sedang membukanya.`;
export const portal_review_edit_title = (v: { id: string }): string =>
  `Ubah nilai kiriman ${v.id}`;
export const portal_review_save = (): string =>
  `Simpan nilai`;
export const portal_review_save_points = (v: { points: string }): string =>
  `Simpan nilai (${v.points})`;
export const portal_review_current = (v: { points: string }): string =>
  `Saat ini: ${v.points}. Selisihnya ditambahkan ke buku poin anggota sebagai entri tersendiri.`;
export const portal_review_gone = (): string =>
  `Kiriman ini sudah tidak ada di daftar. Riwayatnya menunjukkan apa yang terjadi. Teksmu masih ada di sini.`;
export const portal_review_score = (): string =>
  `Nilai`;
export const portal_review_range = (v: { type: string; range: string }): string =>
  `${v.type}: ${v.range} poin`;
export const portal_review_points = (): string =>
  `Poin`;
export const portal_review_score_wrong = (v: { least: string; most: string }): string =>
  `Poin bulat dari ${v.least} sampai ${v.most}`;
export const portal_review_delete_title = (v: { id: string }): string =>
  `Hapus kiriman ${v.id}?`;
export const portal_review_delete_points = <T>(v: { points: (text: string) => T; name: (text: string) => T }): Rich<T> =>
  [`Ini permanen. Catatannya dihapus dan `, v.name(``), ` kehilangan `, v.points(``), `. Tidak bisa dibatalkan.`];
export const portal_review_delete_record = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Ini permanen. Catatan `, v.name(``), ` dihapus; tidak ada poin yang dikurangi. Tidak bisa dibatalkan.`];
export const portal_review_delete_do = (): string =>
  `Hapus permanen`;
export const portal_review_deleted = (v: { id: string }): string =>
  `Kiriman ${v.id} sudah dihapus permanen!`;
export const portal_review_delete_failed = (): string =>
  `Gagal menghapus kiriman`;
export const portal_review_evaluate_failed = (): string =>
  `Gagal menilai kiriman`;
export const portal_review_reject_failed = (): string =>
  `Gagal menolak kiriman`;
export const portal_review_edit_failed = (): string =>
  `Gagal mengubah nilai kiriman`;
export const portal_review_did_approve = (): string =>
  `Kiriman disetujui`;
export const portal_review_did_reject = (): string =>
  `Kiriman ditolak`;
export const portal_review_did_edit = (): string =>
  `Nilai diubah`;
export const portal_review_which = (v: { id: string; name: string }): string =>
  `${v.id} dari ${v.name}`;
export const portal_review_which_points = (v: { id: string; name: string; points: string }): string =>
  `${v.id} dari ${v.name}: ${v.points}`;
export const portal_review_undo = (): string =>
  `Batalkan`;
export const portal_review_undone = (): string =>
  `Keputusan dibatalkan`;
export const portal_review_undone_text = (v: { id: string; name: string }): string =>
  `${v.id} dari ${v.name} kembali menunggu.`;
export const portal_review_undo_failed = (): string =>
  `Gagal membatalkan keputusan`;
export const portal_review_undone_some = (v: { undone: string; count: string }): string =>
  `${v.undone} dari ${v.count} keputusan dibatalkan`;
export const portal_review_undone_all = (v: { count: number }): string =>
  `${number(v.count)} keputusan dibatalkan`;
export const portal_review_undo_error = (v: { id: string; error: string }): string =>
  `${v.id}: ${v.error}`;
export const portal_review_selected = (v: { count: number }): string =>
  `${number(v.count)} kiriman dipilih`;
export const portal_review_selected_most = (v: { count: number; most: string }): string =>
  `${number(v.count)} kiriman dipilih; paling banyak ${v.most} sekaligus`;
export const portal_review_clear = (): string =>
  `Kosongkan pilihan`;
export const portal_review_reject_selected = (v: { count: string }): string =>
  `Tolak ${v.count} yang dipilih`;
export const portal_review_reject_title = (v: { count: number }): string =>
  `Tolak ${number(v.count)} kiriman?`;
export const portal_review_rejected_several = (v: { count: number }): string =>
  `${number(v.count)} kiriman ditolak`;
export const portal_review_reason_for_all = (): string =>
  `Alasan untuk semuanya`;
export const portal_review_not_rejected = (v: { id: string; error: string }): string =>
  `${v.id} tidak ditolak: ${v.error}`;
export const portal_review_history_title = (v: { id: string }): string =>
  `Riwayat kiriman ${v.id}`;
export const portal_review_history_list = (): string =>
  `Riwayat`;
export const portal_review_history_none = (): string =>
  `Belum ada yang diputuskan.`;
export const portal_review_history_failed = (): string =>
  `Riwayatnya tidak bisa dimuat`;
export const portal_review_keys = (): string =>
  `Tombol`;
export const portal_review_keys_hint = <T>(v: { key: (text: string) => T }): Rich<T> =>
  [`Tekan `, v.key(``), ` untuk melihat tombol`];
export const portal_review_key_move = (): string =>
  `Kiriman berikutnya atau sebelumnya`;
export const portal_review_key_approve = (): string =>
  `Setujui: membuka panel pada nilai`;
export const portal_review_key_reject = (): string =>
  `Tolak: membuka panel pada komentar`;
export const portal_review_key_undo = (): string =>
  `Batalkan keputusan selama pesannya masih tampil`;
export const portal_review_key_open = (): string =>
  `Buka tautan kiriman di tab baru`;
export const portal_review_key_confirm = (): string =>
  `Di panel: pastikan persetujuan atau penolakan`;
export const portal_review_key_leave = (): string =>
  `Keluar dari kolom isian, lalu tutup panel`;
export const portal_review_key_list = (): string =>
  `Daftar ini`;
export const portal_users_lead = (): string =>
  `Anggota, aktivitas mereka, dan siapa yang diblokir.`;
export const portal_users_search = (): string =>
  `Cari anggota`;
export const portal_users_clear = (): string =>
  `Kosongkan pencarian`;
export const portal_users_failed = (): string =>
  `Anggota tidak bisa dimuat`;
export const portal_users_of = (): string =>
  `anggota`;
export const portal_users_none = (): string =>
  `Tidak ada anggota`;
export const portal_users_none_text = (): string =>
  `Anggota muncul di sini begitu mereka melakukan sesuatu lewat bot.`;
export const portal_users_unmatched = (): string =>
  `Tidak ada anggota yang cocok`;
export const portal_users_unmatched_text = (): string =>
  `Coba pencarian yang lebih pendek.`;
export const portal_users_about = <T>(v: { rank: string; points: string; id: string; date: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, ` · `, `${v.points}`, ` · id Telegram `, `${v.id}`, ` · anggota sejak `, v.date(``)];
export const portal_users_history = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Riwayat blokir`, v.of(` ${v.name}`)];
export const portal_users_ban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Blokir`, v.of(` ${v.name}`)];
export const portal_users_unban = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Buka blokir`, v.of(` ${v.name}`)];
export const portal_users_banned = (): string =>
  `Diblokir`;
export const portal_users_x_verified = (v: { handle: string }): string =>
  `X: ${v.handle}, terverifikasi`;
export const portal_users_x_not_verified = (v: { handle: string }): string =>
  `X: ${v.handle}, belum terverifikasi`;
export const portal_users_submitted_none = (): string =>
  `tidak ada kiriman`;
export const portal_users_submitted = (v: { count: number; approved: string; rejected: string }): string =>
  `${number(v.count)} kiriman: ${v.approved} disetujui, ${v.rejected} ditolak`;
export const portal_users_submitted_average = (v: { count: number; approved: string; rejected: string; points: string }): string =>
  `${number(v.count)} kiriman: ${v.approved} disetujui, ${v.rejected} ditolak, rata-rata ${v.points} poin`;
export const portal_users_banned_for_good = <T>(v: { ago: (text: string) => T }): Rich<T> =>
  [`Diblokir `, v.ago(``), ` sampai dicabut`];
export const portal_users_banned_for_good_why = <T>(v: { ago: (text: string) => T; reason: string }): Rich<T> =>
  [`Diblokir `, v.ago(``), ` sampai dicabut: `, `${v.reason}`];
export const portal_users_banned_until = <T>(v: { ago: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`Diblokir `, v.ago(``), ` sampai `, v.end(``)];
export const portal_users_banned_until_why = <T>(v: { ago: (text: string) => T; end: (text: string) => T; reason: string }): Rich<T> =>
  [`Diblokir `, v.ago(``), ` sampai `, v.end(``), `: `, `${v.reason}`];
export const portal_ban_title = (v: { name: string }): string =>
  `Blokir ${v.name}?`;
export const portal_ban_do = (): string =>
  `Blokir`;
export const portal_ban_done = (): string =>
  `Anggota diblokir`;
export const portal_ban_failed = (): string =>
  `Gagal memblokir anggota`;
export const portal_ban_too_early = (): string =>
  `Pilih hari setelah hari ini.`;
export const portal_ban_ends = (): string =>
  `Berakhir pada (opsional)`;
export const portal_ban_ends_hint = (): string =>
  `Blokir berakhir sendiri pukul 00:00 UTC pada hari itu. Jika kosong, berlaku sampai dicabut.`;
export const portal_ban_effects_failed = (): string =>
  `Dampak blokir ini tidak bisa dimuat`;
export const portal_ban_text = (): string =>
  `Anggota yang diblokir langsung dikeluarkan, tidak bisa masuk atau mendapat poin, dan tidak dibayar untuk minggu yang ditutup selama blokir.`;
export const portal_ban_effects = (): string =>
  `Yang terdampak`;
export const portal_ban_week_points = (): string =>
  `Poin minggu ini`;
export const portal_ban_owed = (): string =>
  `Terutang untuk minggu yang sudah ditutup`;
export const portal_ban_sessions = (): string =>
  `Sesi terbuka`;
export const portal_unban_title = (v: { name: string }): string =>
  `Buka blokir ${v.name}?`;
export const portal_unban_do = (): string =>
  `Buka blokir`;
export const portal_unban_done = (): string =>
  `Blokir anggota dibuka`;
export const portal_unban_failed = (): string =>
  `Gagal membuka blokir anggota`;
export const portal_unban_text = (): string =>
  `Dia langsung bisa masuk dan mendapat poin lagi. Minggu yang ditutup selama blokir tetap seperti adanya.`;
export const portal_unban_reason = (v: { reason: string }): string =>
  `Alasan blokir: ${v.reason}`;
export const portal_ban_no_reason = (): string =>
  `Alasan tidak disebutkan`;
export const portal_ban_prompt = (): string =>
  `Pelanggaran pedoman komunitas`;
export const portal_bans_title = (v: { name: string }): string =>
  `Blokir ${v.name}`;
export const portal_bans_list = (): string =>
  `Blokir`;
export const portal_bans_none = (): string =>
  `Belum pernah diblokir.`;
export const portal_bans_failed = (): string =>
  `Riwayat blokir tidak bisa dimuat`;
export const portal_bans_ban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`Diblokir`), ` oleh `, v.name(``), `, `, v.time(``)];
export const portal_bans_unban = <T>(v: { b: (text: string) => T; name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [v.b(`Blokir dibuka`), ` oleh `, v.name(``), `, `, v.time(``)];
export const portal_bans_for_good = (v: { reason: string }): string =>
  `${v.reason} · sampai dicabut`;
export const portal_bans_until = <T>(v: { reason: string; end: (text: string) => T }): Rich<T> =>
  [`${v.reason}`, ` · sampai `, v.end(``)];
export const portal_social_lead = (): string =>
  `Akun X yang ditautkan anggota. Verifikasi setelah kamu memeriksa bahwa akun itu milik mereka.`;
export const portal_social_search = (): string =>
  `Cari profil`;
export const portal_social_search_hint = (): string =>
  `Username atau nama di X`;
export const portal_social_failed = (): string =>
  `Profil Twitter tidak bisa dimuat`;
export const portal_social_none = (): string =>
  `Tidak ada profil Twitter`;
export const portal_social_none_text = (): string =>
  `Profil muncul di sini saat anggota memberi tahu bot akun X mereka.`;
export const portal_social_unmatched_text = (): string =>
  `Coba pencarian lain.`;
export const portal_social_list = (): string =>
  `Profil sosial`;
export const portal_social_of = (): string =>
  `profil`;
export const portal_social_about = <T>(v: { rank: string; points: number; date: (text: string) => T }): Rich<T> =>
  [`${v.rank}`, ` · total `, `${number(v.points)}`, ` poin · anggota sejak `, v.date(``)];
export const portal_social_verified = (): string =>
  `X terverifikasi`;
export const portal_social_pending = (): string =>
  `Belum terverifikasi`;
export const portal_social_account = <T>(v: { handle: string; hidden: (text: string) => T }): Rich<T> =>
  [`${v.handle}`, v.hidden(` di X (terbuka di tab baru)`)];
export const portal_social_verify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Verifikasi`, v.of(` ${v.name}`)];
export const portal_social_unverify = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Cabut verifikasi`, v.of(` ${v.name}`)];
export const portal_social_did_verify = (): string =>
  `Akun X terverifikasi`;
export const portal_social_did_unverify = (): string =>
  `Akun X tidak lagi terverifikasi`;
export const portal_social_whose = (v: { name: string; handle: string }): string =>
  `${v.name}: ${v.handle}`;
export const portal_social_verify_failed = (): string =>
  `Gagal memverifikasi profil Twitter`;
export const portal_apps_lead = (): string =>
  `Aplikasi yang didaftarkan pengembang. Di sandbox aplikasi hanya menjangkau pemiliknya; di produksi aplikasi boleh bertanya kepada semua anggota.`;
export const portal_apps_failed = (): string =>
  `Aplikasi tidak bisa dimuat`;
export const portal_apps_of = (): string =>
  `aplikasi`;
export const portal_apps_none = (): string =>
  `Belum ada aplikasi terdaftar`;
export const portal_apps_none_text = (): string =>
  `Saat pengembang mendaftarkan aplikasi, aplikasi itu menunggu persetujuan di sini.`;
export const portal_apps_production = (): string =>
  `Produksi`;
export const portal_apps_sandbox = (): string =>
  `Sandbox`;
export const portal_apps_by = <T>(v: { developer: (text: string) => T; owner: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [`dari `, v.developer(``), `, didaftarkan oleh `, v.owner(``), ` pada `, v.time(``)];
export const portal_apps_type = (): string =>
  `Jenis`;
export const portal_apps_type_game = (): string =>
  `Permainan`;
export const portal_apps_type_defi = (): string =>
  `DeFi`;
export const portal_apps_type_social = (): string =>
  `Sosial`;
export const portal_apps_type_marketplace = (): string =>
  `Lokapasar`;
export const portal_apps_type_other = (): string =>
  `Lainnya`;
export const portal_apps_permissions = (): string =>
  `Izin`;
export const portal_apps_may_wallet_read = (): string =>
  `Baca dompet`;
export const portal_apps_may_wallet_write = (): string =>
  `Pakai dompet`;
export const portal_apps_may_user_profile = (): string =>
  `Profil anggota`;
export const portal_apps_may_transactions = (): string =>
  `Transaksi`;
export const portal_apps_may_price_data = (): string =>
  `Data harga`;
export const portal_apps_may_leaderboard = (): string =>
  `Peringkat`;
export const portal_apps_contact = (): string =>
  `Kontak`;
export const portal_apps_webhook = (): string =>
  `Webhook`;
export const portal_apps_callbacks = (): string =>
  `Callback`;
export const portal_apps_nothing = (): string =>
  `Tidak ada`;
export const portal_apps_sent_back = (): string =>
  `Dikembalikan`;
export const portal_apps_approve = (): string =>
  `Setujui`;
export const portal_apps_to_sandbox = (): string =>
  `Kembalikan ke sandbox`;
export const portal_apps_send_back = (): string =>
  `Kembalikan`;
export const portal_apps_did_approve = (): string =>
  `Aplikasi disetujui`;
export const portal_apps_did_send_back = (): string =>
  `Aplikasi dikembalikan`;
export const portal_apps_approve_failed = (): string =>
  `Gagal menyetujui aplikasi`;
export const portal_apps_send_back_failed = (): string =>
  `Gagal mengembalikan aplikasi`;
export const portal_apps_approve_title = (v: { app: string }): string =>
  `Setujui ${v.app}?`;
export const portal_apps_approve_text = (): string =>
  `Di produksi aplikasi boleh meminta izin yang dimilikinya kepada semua anggota. Pemiliknya diberi tahu.`;
export const portal_apps_approve_do = (): string =>
  `Setujui aplikasi`;
export const portal_apps_send_back_title = (v: { app: string }): string =>
  `Kembalikan ${v.app} ke sandbox?`;
export const portal_apps_why = (): string =>
  `Beri tahu pemilik aplikasi alasannya.`;
export const portal_apps_reason_hint = (): string =>
  `Pemilik melihatnya di Aplikasi Saya dan menerimanya dari bot.`;
export const portal_plans_lead = (): string =>
  `Paket yang ingin dibayar anggota dengan koin yang tidak diterima situs ini sendiri. Sepakati pembayarannya dengan mereka, dan berikan paketnya setelah kamu menerimanya.`;
export const portal_plans_failed = (): string =>
  `Permintaan tidak bisa dimuat`;
export const portal_plans_of = (): string =>
  `permintaan`;
export const portal_plans_none = (): string =>
  `Tidak ada permintaan`;
export const portal_plans_none_text = (): string =>
  `Saat anggota meminta paket lewat kesepakatan, permintaannya menunggumu di sini.`;
export const portal_plans_list = (): string =>
  `Permintaan paket`;
export const portal_plans_owner = (): string =>
  `Hanya pemilik bot yang memutuskan soal paket.`;
export const portal_plans_request = (v: { plan: string; months: number; coin: string }): string =>
  `${v.plan}, ${number(v.months)} bulan, ${v.coin}`;
export const portal_plans_open = (): string =>
  `Terbuka`;
export const portal_plans_granted = (): string =>
  `Diberikan`;
export const portal_plans_declined = (): string =>
  `Ditolak`;
export const portal_plans_withdrawn = (): string =>
  `Ditarik`;
export const portal_plans_by = <T>(v: { name: (text: string) => T; id: string; time: (text: string) => T }): Rich<T> =>
  [`dari `, v.name(``), ` (`, `${v.id}`, `), `, v.time(``)];
export const portal_plans_now = (): string =>
  `Paket sekarang`;
export const portal_plans_now_none = (): string =>
  `Tidak ada`;
export const portal_plans_now_card = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, dibayar dengan kartu, sampai `, v.time(``)];
export const portal_plans_now_coin = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, dibayar dengan koin, sampai `, v.time(``)];
export const portal_plans_now_grant = <T>(v: { plan: string; time: (text: string) => T }): Rich<T> =>
  [`${v.plan}`, `, diberikan, sampai `, v.time(``)];
export const portal_plans_time = <T>(v: { from: (text: string) => T; to: (text: string) => T }): Rich<T> =>
  [v.from(``), ` sampai `, v.to(``)];
export const portal_plans_received = (): string =>
  `Diterima`;
export const portal_plans_grant = (): string =>
  `Berikan`;
export const portal_plans_decline = (): string =>
  `Tolak`;
export const portal_plans_did_grant = (): string =>
  `Paket diberikan`;
export const portal_plans_did_decline = (): string =>
  `Permintaan ditolak`;
export const portal_plans_whose = (v: { name: string; request: string }): string =>
  `${v.name}: ${v.request}`;
export const portal_plans_grant_title = (v: { request: string }): string =>
  `Berikan ${v.request}?`;
export const portal_plans_decline_title = (v: { request: string }): string =>
  `Tolak ${v.request}?`;
export const portal_plans_grant_do = (): string =>
  `Berikan paket`;
export const portal_plans_decline_do = (): string =>
  `Tolak permintaan`;
export const portal_plans_note = (): string =>
  `Catat apa yang kamu terima.`;
export const portal_plans_why = (): string =>
  `Sebutkan alasannya.`;
export const portal_plans_grant_failed = (): string =>
  `Gagal memberikan paket`;
export const portal_plans_decline_failed = (): string =>
  `Gagal menolak permintaan`;
export const portal_plans_what = (): string =>
  `Yang kamu terima`;
export const portal_plans_what_hint = (): string =>
  `Jumlah, koin, dan transaksi. Anggota melihatnya, dan log audit menyimpannya.`;
export const portal_plans_reason_hint = (): string =>
  `Anggota melihatnya di halaman paket dan menerimanya dari bot.`;
export const portal_plans_effect_new = (v: { name: string }): string =>
  `${v.name} mendapat paket mulai sekarang.`;
export const portal_plans_effect_paid = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` sudah membayar `, `${v.plan}`, ` sampai `, v.end(``), `. Sampai saat itu tidak ada yang bisa diberikan.`];
export const portal_plans_effect_longer = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` punya `, `${v.plan}`, ` sampai `, v.end(``), `. Bulan yang baru ditambahkan ke situ.`];
export const portal_plans_effect_other = <T>(v: { name: string; plan: string; end: (text: string) => T }): Rich<T> =>
  [`${v.name}`, ` punya `, `${v.plan}`, ` sampai `, v.end(``), `. Paket baru langsung menggantikannya, dan sisanya hangus.`];
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
export const dev_production_apps = (): string =>
  `Aplikasi di produksi`;
export const dev_webhooks_sent = (): string =>
  `Webhook dalam 30 hari`;
export const dev_uptime = (): string =>
  `Ketersediaan dalam 90 hari`;
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
export const dev_hooks_text = (v: { minutes: number; times: number }): string =>
  `Masing-masing adalah POST dengan isi JSON. Header Quarterdeck-Signature memuat waktu dan HMAC-SHA256 dari waktu, titik, dan isi, yang dibuat dengan rahasia aplikasimu; tolak yang lebih lama dari ${number(v.minutes)} menit. Jawab dengan 200 sampai 299 dalam 5 detik; jika tidak, dikirim lagi hingga ${number(v.times)} kali dalam dua hari. Sebuah peristiwa tetap memakai id-nya, jadi kamu bisa memprosesnya sekali saja.`;
export const dev_hooks_code = (): string =>
  `Memeriksa webhook dengan TypeScript`;
export const dev_type_in = (v: { type: string; place: string }): string =>
  `${v.type} di ${v.place}`;
export const dev_type_or = (v: { first: string; second: string }): string =>
  `${v.first} atau ${v.second}`;
export const dev_type_list = (v: { type: string }): string =>
  `daftar ${v.type}`;
export const dev_type_any = (): string =>
  `apa saja`;
export const dev_run = (): string =>
  `Jalankan`;
export const dev_run_what = (v: { call: string }): string =>
  `Jalankan: ${v.call}`;
export const dev_run_key_hint = (): string =>
  `Untuk semua panggilan di sini, sampai kamu meninggalkan tab ini. Kunci tidak disimpan.`;
export const dev_run_key_missing = (): string =>
  `Masukkan kunci API-mu.`;
export const dev_run_choose = (): string =>
  `Pilih`;
export const dev_run_not_sent = (): string =>
  `Tidak dikirim`;
export const dev_run_enter = (): string =>
  `Masukkan nilai.`;
export const dev_run_most = (v: { most: string }): string =>
  `Masukkan paling banyak ${v.most} karakter.`;
export const dev_run_least = (v: { least: string }): string =>
  `Masukkan paling sedikit ${v.least} karakter.`;
export const dev_run_one_of = (): string =>
  `Pilih salah satu nilai.`;
export const dev_run_invalid = (): string =>
  `Nilai ini tidak valid.`;
export const dev_run_like = (v: { example: string }): string =>
  `Masukkan nilai seperti ${v.example}.`;
export const dev_run_no_answer = (): string =>
  `Server tidak menjawab. Periksa koneksi lalu coba lagi.`;
export const dev_run_duration = (v: { ms: number }): string =>
  `dalam ${number(v.ms)} ms`;
export const dev_run_cut = (): string =>
  `Hanya bagian awal yang ditampilkan.`;
export const dev_keys_title = (): string =>
  `Kelola kunci API`;
export const dev_keys_lead = (): string =>
  `Dengan kunci, programmu memakai API atas namamu, masing-masing hanya dengan izin yang kamu berikan.`;
export const dev_keys_new = (): string =>
  `Buat kunci baru`;
export const dev_keys_sign_in = (): string =>
  `Masuk untuk mengelola kunci API-mu`;
export const dev_keys_purpose = (): string =>
  `Untuk melihat dan membuat kunci API-mu.`;
export const dev_keys_whose = (): string =>
  `Kunci adalah milik anggota: masing-masing bertindak untuk anggota yang membuatnya.`;
export const dev_keys_no_sign_in = (): string =>
  `Kunci adalah milik anggota, dan masuk ke situs ini belum disiapkan.`;
export const dev_keys_yours = (): string =>
  `Kunci API-mu`;
export const dev_keys_summary = (): string =>
  `Ringkasan`;
export const dev_keys_total = (): string =>
  `Total kunci`;
export const dev_keys_working = (): string =>
  `Kunci aktif`;
export const dev_keys_requests_today = (): string =>
  `Permintaan hari ini`;
export const dev_keys_failed = (): string =>
  `Kuncimu tidak bisa dimuat`;
export const dev_keys_none = (): string =>
  `Belum ada kunci API`;
export const dev_keys_none_text = (): string =>
  `Kunci membuat salah satu programmu bisa memanggil API. Buat satu untuk tiap program, supaya masing-masing bisa kamu akhiri sendiri.`;
export const dev_keys_first = (): string =>
  `Buat kunci API pertamamu`;
export const dev_keys_plan = (): string =>
  `Paketmu`;
export const dev_keys_plan_none = (): string =>
  `Kamu belum punya paket.`;
export const dev_keys_plan_stopped = (): string =>
  `Paketmu sudah berhenti.`;
export const dev_keys_plan_needed = (): string =>
  `Kamu bisa membuat kunci, tetapi API menolak panggilannya sampai kamu punya paket.`;
export const dev_keys_plan_choose = (): string =>
  `Pilih paket`;
export const dev_keys_plan_see = (): string =>
  `Lihat paket`;
export const dev_keys_app = (): string =>
  `Aplikasi (opsional)`;
export const dev_keys_app_none = (): string =>
  `Tanpa aplikasi`;
export const dev_keys_app_sandbox = (v: { name: string }): string =>
  `${v.name} (sandbox)`;
export const dev_keys_app_hint = (): string =>
  `Dengan aplikasi, kunci juga menjangkau anggota yang memberi aplikasi itu akses. Tanpa aplikasi, kunci hanya menjangkau datamu sendiri.`;
export const dev_keys_no_apps = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Kamu tidak punya aplikasi, jadi kunci hanya menjangkau datamu sendiri. Untuk menjangkau anggota yang mengizinkannya, `, v.a(`daftarkan aplikasi`), ` dulu. Formulir ini tetap seperti yang sudah kamu isi.`];
export const dev_keys_apps_failed = (): string =>
  `Aplikasimu tidak termuat.`;
export const dev_keys_create = (): string =>
  `Buat kunci API baru`;
export const dev_keys_notice = (): string =>
  `Peringatan keamanan`;
export const dev_keys_notice_text = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [v.b(`Peringatan keamanan:`), ` kunci API memberi akses ke dompet pengguna. Batasi izinnya: pilih hanya yang dibutuhkan kunci ini.`];
export const dev_keys_name = (): string =>
  `Nama kunci`;
export const dev_keys_name_hint = (): string =>
  `Tempat kamu memakainya, misalnya server toko`;
export const dev_keys_expires = (): string =>
  `Kedaluwarsa`;
export const dev_keys_never = (): string =>
  `Tidak pernah`;
export const dev_keys_in_days = (v: { days: number }): string =>
  `Dalam ${number(v.days)} hari`;
export const dev_keys_in_a_year = (): string =>
  `Dalam setahun`;
export const dev_keys_declared = <T>(v: { app: (text: string) => T; permissions: string }): Rich<T> =>
  [`Kunci `, v.app(``), ` hanya bisa melakukan yang dinyatakan aplikasinya: `, `${v.permissions}`, `.`];
export const dev_keys_declared_all = (v: { permissions: string }): string =>
  `Semuanya punya: ${v.permissions}.`;
export const dev_keys_declare_more = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Untuk mengizinkan lebih banyak, `, v.a(`ubah aplikasinya`), `.`];
export const dev_keys_create_do = (): string =>
  `Buat kunci`;
export const dev_keys_incomplete = (): string =>
  `Isian belum lengkap`;
export const dev_keys_name_missing = (): string =>
  `Masukkan nama untuk kunci API-mu.`;
export const dev_keys_permission_missing = (): string =>
  `Pilih setidaknya satu izin.`;
export const dev_keys_created = (): string =>
  `Kunci API dibuat`;
export const dev_keys_created_text = (): string =>
  `Kunci API barumu berhasil dibuat.`;
export const dev_keys_create_failed = (): string =>
  `Kunci API gagal dibuat. Coba lagi.`;
export const dev_keys_call = (): string =>
  `Panggilan pertamamu`;
export const dev_keys_call_text = <T>(v: { name: (text: string) => T; status: (text: string) => T }): Rich<T> =>
  [`Panggilan ini menanyakan apa yang boleh dilakukan `, v.name(``), `, dan dihitung sebagai satu permintaan. Kunci yang berfungsi mendapat `, v.status(``), ` dengan nama, izin, dan batasnya.`];
export const dev_keys_call_code = (): string =>
  `Panggilan curl`;
export const dev_keys_call_all = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Semua panggilan ada di `, v.a(`dokumentasi`), `, tempat kamu bisa menjalankan yang membaca.`];
export const dev_keys_active = (): string =>
  `Aktif`;
export const dev_keys_inactive = (): string =>
  `Tidak aktif`;
export const dev_keys_app_removed = (): string =>
  `Aplikasi dihapus`;
export const dev_keys_replaced = (): string =>
  `Diganti`;
export const dev_keys_expired = (): string =>
  `Kedaluwarsa`;
export const dev_keys_made_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Dibuat `, v.time(``)];
export const dev_keys_used = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Terakhir dipakai: `, v.time(``)];
export const dev_keys_used_from = <T>(v: { time: (text: string) => T; network: string }): Rich<T> =>
  [`Terakhir dipakai: `, v.time(``), `, dari `, `${v.network}`];
export const dev_keys_expires_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Kedaluwarsa: `, v.time(``)];
export const dev_keys_expired_at = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Sudah kedaluwarsa: `, v.time(``)];
export const dev_keys_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Diganti kunci yang lebih baru; masih berfungsi sampai `, v.time(``)];
export const dev_keys_worked_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Diganti kunci yang lebih baru; tadinya berfungsi sampai `, v.time(``)];
export const dev_keys_for_app = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Untuk aplikasi `, v.app(``)];
export const dev_keys_withheld = (v: { permissions: string }): string =>
  `Aplikasinya tidak lagi menyatakan yang dibutuhkan izin-izin ini, jadi tidak berlaku: ${v.permissions}.`;
export const dev_badge_read_balance = (): string =>
  `SALDO`;
export const dev_badge_read_history = (): string =>
  `RIWAYAT`;
export const dev_badge_request_payments = (): string =>
  `PEMBAYARAN`;
export const dev_badge_send_notifications = (): string =>
  `NOTIFIKASI`;
export const dev_badge_access_profile = (): string =>
  `PROFIL`;
export const dev_badge_manage_escrow = (): string =>
  `ESCROW`;
export const dev_keys_requests = (): string =>
  `Total permintaan`;
export const dev_keys_rate = (): string =>
  `Batas laju`;
export const dev_keys_per_minute = (v: { count: number }): string =>
  `${number(v.count)}/menit`;
export const dev_keys_chart = (v: { days: number }): string =>
  `Permintaan per hari, ${number(v.days)} hari terakhir (UTC)`;
export const dev_keys_chart_day = (v: { day: string; requests: number }): string =>
  `${v.day}: ${number(v.requests)} permintaan`;
export const dev_keys_chart_none = (v: { name: string; days: number }): string =>
  `${v.name}: tidak ada permintaan dalam ${number(v.days)} hari terakhir`;
export const dev_keys_chart_text = (v: { name: string; days: number; used: string }): string =>
  `${v.name}: permintaan per hari dalam ${number(v.days)} hari terakhir: ${v.used}; tidak ada pada hari lain`;
export const dev_keys_hide = (): string =>
  `Sembunyikan`;
export const dev_keys_reveal = (): string =>
  `Tampilkan`;
export const dev_keys_lost = (): string =>
  `Kunci ini masih berfungsi tetapi tidak bisa ditampilkan lagi. Rotasi untuk mendapat kunci yang bisa ditampilkan.`;
export const dev_keys_again = (): string =>
  `Kunci ditampilkan utuh selama seperempat jam setelah kamu masuk. Masuk lagi untuk melihat yang ini.`;
export const dev_keys_again_purpose = (): string =>
  `Untuk melihat kunci API-mu.`;
export const dev_keys_deactivate = (): string =>
  `Nonaktifkan`;
export const dev_keys_activate = (): string =>
  `Aktifkan`;
export const dev_keys_rotate = (): string =>
  `Rotasi`;
export const dev_keys_delete = (): string =>
  `Hapus`;
export const dev_keys_updated = (): string =>
  `Kunci API diperbarui`;
export const dev_keys_updated_text = (): string =>
  `Status kunci API diperbarui.`;
export const dev_keys_rotate_title = (v: { name: string }): string =>
  `Rotasi ${v.name}?`;
export const dev_keys_rotate_do = (): string =>
  `Rotasi kunci`;
export const dev_keys_rotate_text = (): string =>
  `Kamu mendapat kunci baru dengan nama dan izin yang sama. Pasang di programmu sebelum yang lama berakhir.`;
export const dev_keys_rotate_grace = (): string =>
  `Kunci lama tetap berfungsi selama`;
export const dev_keys_grace_none = (): string =>
  `Tidak sama sekali: akhiri sekarang`;
export const dev_keys_grace_hour = (): string =>
  `Satu jam`;
export const dev_keys_grace_day = (): string =>
  `Satu hari`;
export const dev_keys_grace_week = (): string =>
  `Tujuh hari`;
export const dev_keys_delete_title = (v: { name: string }): string =>
  `Hapus ${v.name}?`;
export const dev_keys_delete_text = (): string =>
  `Penghapusan bersifat permanen: program yang memakai kunci ini langsung berhenti berfungsi. Selama sepuluh menit kamu bisa membuat kunci yang sama lagi.`;
export const dev_keys_delete_do = (): string =>
  `Hapus kunci`;
export const dev_keys_deleted = (): string =>
  `Kunci API dihapus`;
export const dev_keys_deleted_text = (): string =>
  `Kunci API dihapus secara permanen.`;
export const dev_keys_delete_failed = (): string =>
  `Kunci API gagal dihapus.`;
export const dev_keys_gone = (): string =>
  `Kunci yang dihapus`;
export const dev_keys_gone_text = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [v.name(``), ` dihapus dan tidak berfungsi lagi. Selama sepuluh menit kamu bisa membuat kunci yang sama lagi.`];
export const dev_keys_restore = (): string =>
  `Buat lagi`;
export const dev_keys_dismiss = (v: { name: string }): string =>
  `Tutup ${v.name}`;
export const dev_keys_restored = (): string =>
  `Kunci API dibuat lagi`;
export const dev_keys_restored_text = (v: { name: string }): string =>
  `${v.name} berfungsi lagi.`;
export const dev_keys_advice = (): string =>
  `Praktik keamanan terbaik`;
export const dev_keys_store = (): string =>
  `Simpan kunci dengan aman`;
export const dev_keys_store_text = (): string =>
  `Di pengelola kata sandi atau penyimpanan rahasia, jangan di kodemu.`;
export const dev_keys_environment = (): string =>
  `Pakai variabel lingkungan`;
export const dev_keys_environment_text = (): string =>
  `Berikan kunci kepada program dari luar, supaya tidak pernah masuk ke repositori.`;
export const dev_keys_monitor = (): string =>
  `Pantau pemakaian`;
export const dev_keys_monitor_text = (): string =>
  `Periksa permintaan tiap kunci: yang tidak bisa kamu jelaskan adalah peringatan.`;
export const dev_keys_rotation = (): string =>
  `Rotasi kunci`;
export const dev_keys_rotation_text = (): string =>
  `Ganti secara berkala, dan segera ketika seseorang meninggalkan timmu.`;
export const dev_keys_report = (): string =>
  `Laporkan aktivitas mencurigakan`;
export const dev_keys_report_text = (): string =>
  `Nonaktifkan kuncinya dulu, lalu tulis kepada kami.`;
export const dev_keys_contact = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Untuk dukungan perusahaan dan batas laju yang lebih tinggi, tulis ke `, v.a(``), `.`];
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
export const portal_broadcast_lead = (): string =>
  `Kiriman yang disetujui. Siaran mengirim satu ke setiap anggota yang bisa dihubungi bot.`;
export const portal_broadcast_not_loaded = (): string =>
  `Gagal memuat kiriman yang disetujui`;
export const portal_broadcast_none = (): string =>
  `Tidak ada kiriman yang disetujui untuk disiarkan`;
export const portal_broadcast_none_text = (): string =>
  `Kiriman muncul di sini begitu disetujui.`;
export const portal_broadcast_posts = (): string =>
  `Kiriman yang disetujui`;
export const portal_broadcast_list_of = (): string =>
  `kiriman`;
export const portal_broadcast_approved = <T>(v: { type: string; time: (text: string) => T }): Rich<T> =>
  [`${v.type}`, ` · disetujui `, v.time(``)];
export const portal_broadcast_view = (): string =>
  `Lihat`;
export const portal_broadcast_send = (): string =>
  `Siarkan`;
export const portal_broadcast_dialog = (): string =>
  `Siarkan kiriman ini`;
export const portal_broadcast_creator = (): string =>
  `Kreator`;
export const portal_broadcast_score = (): string =>
  `Nilai`;
export const portal_broadcast_url = (): string =>
  `URL`;
export const portal_broadcast_for = (): string =>
  `Pesan untuk`;
export const portal_broadcast_everybody = (): string =>
  `Semua orang`;
export const portal_broadcast_written = (v: { language: string }): string =>
  `${v.language}: sudah ditulis`;
export const portal_broadcast_message = (): string =>
  `Pesan sendiri (opsional)`;
export const portal_broadcast_message_in = (v: { language: string }): string =>
  `Pesan sendiri dalam ${v.language} (opsional)`;
export const portal_broadcast_hint = (): string =>
  `Tampil di atas tautan. Pratinjau inilah yang dikirim, kata demi kata.`;
export const portal_broadcast_hint_in = (v: { language: string }): string =>
  `Untuk anggota yang membaca ${v.language}, sebagai ganti pesan untuk semua orang.`;
export const portal_broadcast_frames = (): string =>
  `Judul dan jenis datang dalam bahasa tiap anggota.`;
export const portal_broadcast_me_first = (): string =>
  `Kirim ke saya dulu`;
export const portal_broadcast_now = (): string =>
  `Siarkan sekarang`;
export const portal_broadcast_failed = (): string =>
  `Siaran gagal`;
export const portal_broadcast_unanswered = (v: { reason: string }): string =>
  `${v.reason}. Mungkin tetap berjalan: “Siaran terakhir” akan segera menunjukkannya.`;
export const portal_broadcast_preview = (): string =>
  `Pratinjau`;
export const portal_broadcast_preview_to = (v: { count: number }): string =>
  `· ke ${number(v.count)} anggota`;
export const portal_broadcast_preview_in = (v: { language: string }): string =>
  `· untuk anggota yang membaca ${v.language}`;
export const portal_broadcast_preview_again = (): string =>
  `Pratinjau baru`;
export const portal_broadcast_another_header = (): string =>
  `Judul lain`;
export const portal_broadcast_changed = (): string =>
  `Pesan sudah berubah sejak dikirim kepadamu.`;
export const portal_broadcast_delivered = (): string =>
  `Terkirim kepadamu. Periksa di Telegram sebelum sampai ke semua orang.`;
export const portal_broadcast_not_delivered = (): string =>
  `Tidak sampai kepadamu: mulai dulu obrolan dengan bot.`;
export const portal_broadcast_not_sent = (): string =>
  `Tidak bisa dikirim kepadamu`;
export const portal_broadcast_no_preview = (): string =>
  `Pratinjau tidak bisa dibuat`;
export const portal_broadcast_last = (): string =>
  `Siaran terakhir`;
export const portal_broadcast_last_counts = (v: { sent: number; all: number; failed: number; unclear: number }): string =>
  `${number(v.sent)} dari ${number(v.all)} terkirim, ${number(v.failed)} gagal${plural(v.unclear, { '=0': ``, other: ` (${number(v.unclear)} di antaranya tidak jelas)` })}`;
export const portal_broadcast_last_by = <T>(v: { name: (text: string) => T; time: (text: string) => T }): Rich<T> =>
  [`oleh `, v.name(``), `, `, v.time(``)];
export const portal_broadcast_running = (): string =>
  `Berjalan`;
export const portal_broadcast_paused = (): string =>
  `Dijeda`;
export const portal_broadcast_cancelled = (): string =>
  `Dibatalkan`;
export const portal_broadcast_done = (): string =>
  `Selesai`;
export const portal_broadcast_of_post = (v: { id: string }): string =>
  `Siaran #${v.id}`;
export const portal_broadcast_of_policy = (v: { week: string }): string =>
  `Siaran aturan ${v.week}`;
export const portal_broadcast_subject_policy = (v: { week: string }): string =>
  `aturan ${v.week}`;
export const portal_broadcast_meter_paused = (v: { broadcast: string }): string =>
  `${v.broadcast}, dijeda`;
export const portal_broadcast_counts = (v: { sent: number; failed: number; unclear: number; waiting: number }): string =>
  `${number(v.sent)} terkirim, ${number(v.failed)} gagal${plural(v.unclear, { '=0': ``, other: ` (${number(v.unclear)} di antaranya tidak jelas)` })}, ${number(v.waiting)} menunggu`;
export const portal_broadcast_pause = (): string =>
  `Jeda`;
export const portal_broadcast_resume = (): string =>
  `Lanjutkan`;
export const portal_broadcast_not_paused = (): string =>
  `Siaran tidak bisa dijeda`;
export const portal_broadcast_not_resumed = (): string =>
  `Siaran tidak bisa dilanjutkan`;
export const portal_broadcast_not_cancelled = (): string =>
  `Siaran tidak bisa dibatalkan`;
export const portal_broadcast_success = (): string =>
  `Siaran berhasil!`;
export const portal_broadcast_success_post = (v: { sent: number; failed: number }): string =>
  `Kiriman dibagikan ke ${number(v.sent)} orang (${number(v.failed)} gagal)`;
export const portal_broadcast_success_policy = (v: { sent: number; failed: number }): string =>
  `Aturan dibagikan ke ${number(v.sent)} orang (${number(v.failed)} gagal)`;
export const portal_broadcast_was_paused = (): string =>
  `Siaran dijeda`;
export const portal_broadcast_was_paused_text = (v: { sent: number; failed: number; waiting: number }): string =>
  `${number(v.sent)} pesan terkirim, ${number(v.failed)} gagal, ${number(v.waiting)} tersisa. Lanjutkan atau batalkan di bagian atas halaman.`;
export const portal_broadcast_was_cancelled = (): string =>
  `Siaran dibatalkan`;
export const portal_broadcast_was_cancelled_text = (v: { sent: number }): string =>
  `${number(v.sent)} pesan terkirim sebelum itu.`;
export const portal_broadcast_under_way = (): string =>
  `Siaran sedang berjalan`;
export const portal_broadcast_under_way_text = (v: { sent: number; waiting: number }): string =>
  `${number(v.sent)} pesan terkirim, ${number(v.waiting)} tersisa. Kemajuannya ada di bagian atas halaman.`;
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
export const portal_policy_lead = (): string =>
  `Cara tiap minggu membagi dananya. Aturan baru mulai dengan minggu yang akan datang, dan anggota bisa membacanya sejak kamu menetapkannya.`;
export const portal_policy_for_owner = (): string =>
  `Hanya pemilik bot yang menetapkan aturan.`;
export const portal_policy_failed = (): string =>
  `Aturan tidak bisa dimuat`;
export const portal_policy_draft_failed = (): string =>
  `Draf tidak bisa dimuat`;
export const portal_policy_settings = (): string =>
  `Pengaturan`;
export const portal_policy_since = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`sejak `, v.at(``)];
export const portal_policy_from = <T>(v: { at: (text: string) => T }): Rich<T> =>
  [`mulai `, v.at(``)];
export const portal_policy_rules = (): string =>
  `Aturan seperti yang dibaca anggota`;
export const portal_policy_from_week = (v: { week: string }): string =>
  `Aturan mulai minggu ${v.week}`;
export const portal_policy_announce = (): string =>
  `Umumkan`;
export const portal_policy_withdraw = (): string =>
  `Tarik kembali`;
export const portal_policy_announce_ask = (): string =>
  `Umumkan aturan ini?`;
export const portal_policy_announce_do = (): string =>
  `Kirim ke anggota`;
export const portal_policy_announce_wait = (): string =>
  `Pesannya belum dimuat.`;
export const portal_policy_announce_failed = (): string =>
  `Aturan tidak bisa diumumkan`;
export const portal_policy_announce_text = (): string =>
  `Bot mengirim pesan ini ke setiap anggota yang mau menerima siaran:`;
export const portal_policy_announce_languages = (): string =>
  `Setiap anggota membacanya dalam bahasa yang dipakai bot saat menulis kepadanya.`;
export const portal_policy_message_failed = (): string =>
  `Pesan tidak bisa dimuat`;
export const portal_policy_withdrawn = (): string =>
  `Aturan ditarik kembali`;
export const portal_policy_withdraw_ask = (): string =>
  `Tarik kembali aturan ini?`;
export const portal_policy_withdraw_failed = (): string =>
  `Aturan tidak bisa ditarik kembali`;
export const portal_policy_withdraw_text = <T>(v: { at: (text: string) => T; name: string }): Rich<T> =>
  [`Aturan sebelumnya lalu tetap berlaku setelah `, v.at(``), `. Anggota mungkin sudah membaca “`, `${v.name}`, `”.`];
export const portal_policy_set_done = (): string =>
  `Aturan ditetapkan`;
export const portal_policy_set_done_text = (v: { name: string; start: string }): string =>
  `${v.name}, mulai ${v.start}`;
export const portal_policy_set_ask = (): string =>
  `Tetapkan aturan ini?`;
export const portal_policy_set_do = (): string =>
  `Tetapkan aturan`;
export const portal_policy_set_failed = (): string =>
  `Aturan tidak bisa ditetapkan`;
export const portal_policy_set_text = (v: { name: string }): string =>
  `Anggota langsung bisa membaca “${v.name}”. Sampai minggunya mulai, kamu bisa menetapkannya lagi atau menariknya kembali; setelah itu tidak ada lagi yang mengubah minggu tersebut.`;
export const portal_policy_from_label = (): string =>
  `Berlaku mulai`;
export const portal_policy_until = (v: { start: string; name: string }): string =>
  `Berlaku sampai ${v.start}, saat “${v.name}” mulai.`;
export const portal_policy_week_start = (v: { date: string }): string =>
  `Minggu, ${v.date}, 23:00 UTC`;
export const portal_policy_draft = (): string =>
  `Draf`;
export const portal_policy_start_from = (): string =>
  `Mulai dari`;
export const portal_policy_choose = (): string =>
  `Pilih aturan`;
export const portal_policy_discard = (): string =>
  `Buang`;
export const portal_policy_changes = (): string =>
  `Apa yang berubah`;
export const portal_policy_unfilled = (): string =>
  `Ada kolom yang belum diisi dengan benar.`;
export const portal_policy_set = (): string =>
  `Tetapkan aturan ini`;
export const portal_policy_unsent = (): string =>
  `Tidak ada yang dikirim. Periksa kolom yang ditandai.`;
export const portal_policy_replace_ask = (): string =>
  `Ganti draf ini?`;
export const portal_policy_discard_ask = (): string =>
  `Buang draf ini?`;
export const portal_policy_replace_do = (): string =>
  `Ganti draf`;
export const portal_policy_discard_do = (): string =>
  `Buang draf`;
export const portal_policy_lost = (): string =>
  `Perubahanmu hilang selamanya.`;
export const portal_policy_lost_replaced = (v: { name: string }): string =>
  `Perubahanmu hilang selamanya. Draf lalu mulai dari “${v.name}”.`;
export const portal_policy_shipped = (v: { name: string }): string =>
  `Bawaan: ${v.name}`;
export const portal_policy_current = (v: { name: string }): string =>
  `Berlaku: ${v.name}`;
export const portal_policy_problem_name = (v: { most: string }): string =>
  `1 sampai ${v.most} huruf, angka, spasi, atau ._-`;
export const portal_policy_problem_amount = (): string =>
  `Jumlah koin dengan paling banyak 8 desimal setelah titik, seperti 500 atau 0.25`;
export const portal_policy_problem_whole = (v: { least: string; most: string }): string =>
  `Bilangan bulat dari ${v.least} sampai ${v.most}`;
export const portal_policy_problem_decimals = (v: { least: string; most: string }): string =>
  `Angka dari ${v.least} sampai ${v.most} dengan paling banyak dua desimal setelah titik`;
export const portal_policy_problem_founders = (v: { most: string }): string =>
  `Sampai ${v.most} nomor anggota yang berbeda, dipisahkan koma`;
export const portal_policy_in_coins = (v: { label: string; code: string }): string =>
  `${v.label} (${v.code})`;
export const portal_policy_name = (): string =>
  `Nama`;
export const portal_policy_name_hint = (): string =>
  `Dibaca anggota.`;
export const portal_policy_pool = (): string =>
  `Dana mingguan`;
export const portal_policy_pool_hint = (): string =>
  `0 mematikan hadiah mingguan.`;
export const portal_policy_part = (): string =>
  `Porsi saldo`;
export const portal_policy_part_hint = (): string =>
  `Persen dari koin di dompet dana yang tidak terutang kepada siapa pun saat penutupan; dana mingguan lalu menjadi batas atas. Semua orang bisa melihat isi dompet. Kosongkan untuk dana tetap.`;
export const portal_policy_needed = (): string =>
  `Poin yang diperlukan untuk satu bagian`;
export const portal_policy_highest = (): string =>
  `Bagian tertinggi`;
export const portal_policy_highest_hint = (): string =>
  `Persen dari dana.`;
export const portal_policy_kind = (): string =>
  `Poin yang dihitung`;
export const portal_policy_kind_all = (): string =>
  `Semua poin`;
export const portal_policy_kind_backed = (): string =>
  `Sejauh anggota lama mendukungnya`;
export const portal_policy_least_tip = (): string =>
  `Tip terkecil yang dihitung`;
export const portal_policy_least_tip_hint = (): string =>
  `Tip yang lebih kecil tidak mendukung siapa pun.`;
export const portal_policy_per_backer = (): string =>
  `Poin untuk tiap dukungan`;
export const portal_policy_tipped_within = (): string =>
  `Berapa minggu tip mendukung penerimanya`;
export const portal_policy_seen_for = (): string =>
  `Berapa minggu sampai menjadi anggota lama`;
export const portal_policy_active_weeks = (): string =>
  `Minggu aktif yang diperlukan`;
export const portal_policy_active_points = (): string =>
  `Poin yang membuat satu minggu aktif`;
export const portal_policy_active_points_hint = (): string =>
  `Hanya poin yang dihitung berkat dukungan. Tetapkan di atas yang diberi satu dukungan: kalau tidak, satu anggota yang dibeli cukup agar sebuah peternakan akun menjadi lama.`;
export const portal_policy_young = (): string =>
  `Bagian tertinggi selama komunitas masih muda`;
export const portal_policy_young_hint = (): string =>
  `Persen dari dana, pada minggu-minggu pertamanya, saat setiap anggota dianggap anggota lama.`;
export const portal_policy_founders = (): string =>
  `Pendiri`;
export const portal_policy_founders_hint = (): string =>
  `Nomor anggota yang dianggap anggota lama dalam keadaan apa pun, dipisahkan koma.`;
export const portal_policy_newcomers = (): string =>
  `Poin akun baru`;
export const portal_policy_newcomers_none = (): string =>
  `Sejauh didukung`;
export const portal_policy_newcomers_some = (): string =>
  `Sebagian tanpa dukungan`;
export const portal_policy_newcomer_weeks = (): string =>
  `Berapa minggu sebuah akun dianggap baru`;
export const portal_policy_newcomer_points = (): string =>
  `Poin akun baru tanpa dukungan`;
export const portal_policy_newcomers_highest = (): string =>
  `Bagian tertinggi semua akun baru`;
export const portal_policy_newcomers_highest_hint = (): string =>
  `Persen dari poin yang dihitung. Peternakan akun baru tidak mendapat lebih, begitu juga pendatang baru yang jujur di sampingnya.`;
export const portal_policy_earning = (): string =>
  `Poin dari tindakan`;
export const portal_policy_tip_earns = (): string =>
  `Tip terkecil yang memberi poin`;
export const portal_policy_tip_earns_hint = (): string =>
  `Dengan 0 setiap tip memberi poin.`;
export const portal_policy_points_of = (v: { name: string }): string =>
  `Poin untuk “${v.name}”`;
export const portal_policy_day_points = (): string =>
  `Poin terbanyak sehari`;
export const portal_policy_day_points_hint = (): string =>
  `Tip, kiriman, /gm, dan /faucet bersama-sama.`;
export const portal_policy_day_tips = (): string =>
  `Tip sehari yang memberi poin`;
export const portal_policy_hunt_points = (): string =>
  `Poin terbanyak dalam perburuan harta`;
export const portal_policy_hunt_points_hint = (): string =>
  `Untuk satu anggota, karena selesai dan dari hadiah.`;
export const portal_policy_replay = (): string =>
  `Putar ulang`;
export const portal_policy_replay_do = (): string =>
  `Putar ulang`;
export const portal_policy_replay_text = (): string =>
  `Memutar ulang minggu yang sudah ditutup seolah draf berlaku di dalamnya, dan tidak mengubah apa pun.`;
export const portal_policy_no_weeks = (): string =>
  `Belum ada minggu yang ditutup.`;
export const portal_policy_weeks = (): string =>
  `Minggu`;
export const portal_policy_last_weeks = (v: { weeks: number }): string =>
  `${plural(v.weeks, { '=1': `Minggu terakhir`, other: `${number(v.weeks)} minggu terakhir` })}`;
export const portal_policy_replay_cancel = (): string =>
  `Batalkan putar ulang`;
export const portal_policy_played = (): string =>
  `Minggu yang diputar ulang`;
export const portal_policy_replay_failed = (): string =>
  `Gagal memutar ulang`;
export const portal_policy_replay_old = (): string =>
  `Draf sudah berubah sejak putar ulang ini.`;
export const portal_policy_keeps_points = (): string =>
  `Poin tetap seperti saat diperoleh: hanya aturan dana yang diputar ulang, bagi anggota maupun peternakan akun.`;
export const portal_policy_keeps_pools = (): string =>
  `Tidak ada yang tahu saldo minggu-minggu lalu: tiap minggu memakai dana yang dulu dimilikinya, sampai batas atas. Putar ulang ini tidak mengatakan seberapa besar dana nanti.`;
export const portal_policy_shared = (v: { weeks: number }): string =>
  `Dibagikan dalam ${number(v.weeks)} minggu`;
export const portal_policy_instead = <T>(v: { before: (text: string) => T }): Rich<T> =>
  [`bukan `, v.before(``)];
export const portal_policy_moved = (): string =>
  `Koin yang berpindah`;
export const portal_policy_of_members = (v: { members: number }): string =>
  `Dari ${number(v.members)} anggota`;
export const portal_policy_gain = (v: { gain: number; lose: number }): string =>
  `lebih: ${number(v.gain)}, kurang: ${number(v.lose)}`;
export const portal_policy_lose_tenth = (v: { count: number }): string =>
  `lebih dari sepersepuluh: ${number(v.count)}`;
export const portal_policy_top_ten = (): string =>
  `Sepuluh teratas`;
export const portal_policy_farms = (): string =>
  `Peternakan akun yang ditanam sejak minggu pertama ini`;
export const portal_policy_farm = (): string =>
  `Peternakan`;
export const portal_policy_of_pools = (): string =>
  `Dari dana waktu itu`;
export const portal_policy_under_draft = (): string =>
  `Dengan draf`;
export const portal_policy_then = (): string =>
  `Waktu itu`;
export const portal_policy_farm_circle = (): string =>
  `8 akun baru yang saling memberi tip`;
export const portal_policy_farm_popular = (): string =>
  `10 akun baru yang memberi anggota populer tip 0.003`;
export const portal_policy_farm_throwaway = (): string =>
  `30 akun baru tiap minggu, masing-masing dengan satu tip 0.01`;
export const portal_policy_farm_one_bought = (): string =>
  `8 akun baru, didukung satu anggota yang dibeli`;
export const portal_policy_farm_three_bought = (): string =>
  `8 akun baru, didukung tiga anggota yang dibeli`;
export const portal_policy_members_changed = (): string =>
  `Anggota, perubahan terbesar dulu`;
export const portal_policy_counted = (v: { counted: number; points: number }): string =>
  `${number(v.counted)} dari ${number(v.points)} poin dihitung`;
export const portal_policy_show_all = (v: { count: number }): string =>
  `Tampilkan ${number(v.count)}`;
export const portal_policy_others = <T>(v: { count: number; command: (text: string) => T }): Rich<T> =>
  [`${number(v.count)}`, ` lainnya berubah lebih sedikit. Perintah `, v.command(`replay`), ` menampilkan semuanya.`];
export const portal_policy_each_week = (): string =>
  `Tiap minggu`;
export const portal_policy_weeks_oldest = (): string =>
  `Minggu, yang terlama dulu`;
export const portal_policy_shared_then = (): string =>
  `Dibagikan waktu itu`;
export const portal_policy_members = (v: { count: number }): string =>
  `${number(v.count)} anggota`;
export const portal_payments_lead = (): string =>
  `Catat yang kamu bayar kepada anggota di luar situs ini. Bagian itu lalu dianggap sudah dibayar di mana-mana, dan dompet tidak pernah membayarnya. Mencatat saja tidak membayar apa pun.`;
export const portal_payments_for_owner = (): string =>
  `Hanya pemilik bot yang mencatat pembayaran.`;
export const portal_payments_unpaid = (): string =>
  `Belum dibayar`;
export const portal_payments_unpaid_failed = (): string =>
  `Minggu yang belum dibayar tidak bisa dimuat`;
export const portal_payments_none_unpaid = (): string =>
  `Tidak ada yang belum dibayar`;
export const portal_payments_none_unpaid_text = (): string =>
  `Bagian yang menunggu dibayar muncul di sini setelah minggunya dibagikan.`;
export const portal_payments_unpaid_weeks = (): string =>
  `Minggu yang belum dibayar`;
export const portal_payments_recorded = (): string =>
  `Tercatat`;
export const portal_payments_recorded_failed = (): string =>
  `Pembayaran yang tercatat tidak bisa dimuat`;
export const portal_payments_list_of = (): string =>
  `pembayaran`;
export const portal_payments_none_recorded = (): string =>
  `Tidak ada yang tercatat`;
export const portal_payments_none_recorded_text = (): string =>
  `Pembayaran yang kamu catat tetap di sini, juga saat kamu membatalkannya.`;
export const portal_payments_recorded_list = (): string =>
  `Pembayaran yang tercatat`;
export const portal_payments_for = <T>(v: { amount: (text: string) => T; week: (text: string) => T }): Rich<T> =>
  [v.amount(``), ` untuk minggu `, v.week(``)];
export const portal_payments_paid = (): string =>
  `Dibayar`;
export const portal_payments_taken_back = (): string =>
  `Dibatalkan`;
export const portal_payments_recorded_shares = <T>(v: { shares: number; by: string; at: (text: string) => T }): Rich<T> =>
  [`${number(v.shares)}`, ` bagian, dicatat oleh `, `${v.by}`, `, `, v.at(``)];
export const portal_payments_recorded_to = <T>(v: { member: (text: string) => T; by: string; at: (text: string) => T }): Rich<T> =>
  [`kepada `, v.member(``), `, dicatat oleh `, `${v.by}`, `, `, v.at(``)];
export const portal_payments_transaction = (): string =>
  `Transaksi`;
export const portal_payments_name = (v: { id: string }): string =>
  `pembayaran ${v.id}`;
export const portal_payments_checked = (): string =>
  `Transaksi ini membayar bagian tersebut, seperti terlihat di chain`;
export const portal_payments_unchecked = (): string =>
  `Tidak diperiksa di chain`;
export const portal_payments_note = (): string =>
  `Catatan`;
export const portal_payments_taken_back_by = <T>(v: { reason: string; by: string; at: (text: string) => T }): Rich<T> =>
  [`${v.reason}`, ` (oleh `, `${v.by}`, `, `, v.at(``), `)`];
export const portal_payments_take_back = <T>(v: { what: (text: string) => T; id: string }): Rich<T> =>
  [`Batalkan`, v.what(` pembayaran ${v.id}`)];
export const portal_payments_unpaid_sum = <T>(v: { shares: number; amount: (text: string) => T }): Rich<T> =>
  [`${number(v.shares)}`, ` bagian belum dibayar, `, v.amount(``)];
export const portal_payments_members = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`Anggota`, v.of(` minggu ${v.week}`)];
export const portal_payments_record = <T>(v: { of: (text: string) => T; week: string }): Rich<T> =>
  [`Catat pembayaran`, v.of(` minggu ${v.week}`)];
export const portal_payments_shares_failed = (): string =>
  `Bagian yang belum dibayar tidak bisa dimuat`;
export const portal_payments_shares_of = (v: { week: string }): string =>
  `bagian yang belum dibayar di minggu ${v.week}`;
export const portal_payments_shares = (v: { week: string }): string =>
  `Bagian yang belum dibayar di minggu ${v.week}`;
export const portal_payments_member = (v: { member: string; address: string }): string =>
  `Anggota ${v.member}, ${v.address}`;
export const portal_payments_no_address = (v: { member: string }): string =>
  `Anggota ${v.member}, tanpa alamat`;
export const portal_payments_record_one = <T>(v: { of: (text: string) => T; name: string }): Rich<T> =>
  [`Catat`, v.of(` pembayaran ${v.name}`)];
export const portal_payments_needs = (): string =>
  `Isi transaksinya, atau catatan tentang cara membayarnya.`;
export const portal_payments_check_failed = (): string =>
  `Pembayaran tidak bisa diperiksa`;
export const portal_payments_done = (): string =>
  `Pembayaran dicatat`;
export const portal_payments_done_text = (v: { shares: number; week: string }): string =>
  `${number(v.shares)} bagian minggu ${v.week}`;
export const portal_payments_failed = (): string =>
  `Pembayaran tidak bisa dicatat`;
export const portal_payments_record_title = (): string =>
  `Catat pembayaran manual`;
export const portal_payments_record_ask = (): string =>
  `Catat pembayaran ini?`;
export const portal_payments_back = (): string =>
  `Kembali`;
export const portal_payments_continue = (): string =>
  `Lanjut`;
export const portal_payments_record_do = (): string =>
  `Catat pembayaran`;
export const portal_payments_about = <T>(v: { who: (text: string) => T; amount: (text: string) => T; week: string }): Rich<T> =>
  [v.who(``), `, `, v.amount(``), ` dari minggu `, `${v.week}`, `.`];
export const portal_payments_unpaid_shares = (v: { count: number }): string =>
  `${number(v.count)} bagian belum dibayar`;
export const portal_payments_txid_checked = (): string =>
  `Id-nya, 64 karakter. Chain diperiksa apakah transaksi itu membayar bagian ini seluruhnya.`;
export const portal_payments_txid_unchecked = (): string =>
  `Id-nya, 64 karakter. Tidak bisa diperiksa: situs ini tidak punya indeks chain.`;
export const portal_payments_note_hint = (): string =>
  `Bagaimana dibayar. Semua orang bisa membacanya.`;
export const portal_payments_confirm = <T>(v: { who: (text: string) => T; week: string; amount: (text: string) => T }): Rich<T> =>
  [`Akan dianggap sudah dibayar: `, v.who(``), `, minggu `, `${v.week}`, `, `, v.amount(``), `. Dompet tidak pernah membayarnya.`];
export const portal_payments_chain_shows = (): string =>
  `Chain menunjukkan bahwa transaksi itu membayarnya seluruhnya.`;
export const portal_payments_chain_unasked = (): string =>
  `Tidak diperiksa apakah transaksi itu membayarnya: situs ini tidak punya indeks chain.`;
export const portal_payments_left = (v: { count: number }): string =>
  `${number(v.count)} bagian minggu ini tetap belum dibayar: transaksi itu tidak membayarnya seluruhnya.`;
export const portal_payments_undone = (): string =>
  `Pembayaran dibatalkan`;
export const portal_payments_undone_text = (v: { shares: number; week: string }): string =>
  `${number(v.shares)} bagian minggu ${v.week}, kembali belum dibayar`;
export const portal_payments_undo_ask = (): string =>
  `Batalkan pembayaran ini?`;
export const portal_payments_undo_do = (): string =>
  `Batalkan pembayaran`;
export const portal_payments_undo_why = (): string =>
  `Sebutkan alasan pembatalannya.`;
export const portal_payments_undo_failed = (): string =>
  `Pembayaran tidak bisa dibatalkan`;
export const portal_payments_undo_text = (v: { shares: number; week: string }): string =>
  `${number(v.shares)} bagian minggu ${v.week} akan kembali belum dibayar. Jika situs ini punya dompet, dompet membayarnya dalam beberapa menit.`;
export const portal_payments_undo_hint = (): string =>
  `Untuk daftar ini dan log audit.`;
export const portal_settings_lead = (): string =>
  `Perubahan langsung berlaku di setiap server situs ini. Log audit menyimpannya.`;
export const portal_settings_for_owner = (): string =>
  `Hanya pemilik bot yang mengubah pengaturan.`;
export const portal_settings_load_failed = (): string =>
  `Pengaturan tidak bisa dimuat`;
export const portal_settings_links = (): string =>
  `Tautan dan kontak`;
export const portal_settings_links_hint = (): string =>
  `Tautan yang ditampilkan situs: alamat https. Kosongkan tautan untuk menyembunyikannya. Kontak boleh berupa alamat email.`;
export const portal_settings_site = (): string =>
  `Situs`;
export const portal_settings_site_hint = (): string =>
  `Tanpa harga, situs tidak menampilkan dolar. Tanpa permintaan gratis, kunci API memerlukan paket.`;
export const portal_settings_bot = (): string =>
  `Bot`;
export const portal_settings_bot_hint = (): string =>
  `Untuk bot yang dijalankan situs ini sendiri. Sambutan adalah teks biasa, di bawah baris pertama bot.`;
export const portal_settings_notices = (): string =>
  `Pemberitahuan`;
export const portal_settings_notices_hint = (): string =>
  `Pesan yang dikirim bot tanpa diminta. Anggota juga bisa mematikan miliknya.`;
export const portal_settings_alerts = (): string =>
  `Peringatan untukmu`;
export const portal_settings_alerts_hint = (): string =>
  `Monitor tetap menampilkan masalah ini.`;
export const portal_settings_website = (): string =>
  `Situs web resmi`;
export const portal_settings_telegram = (): string =>
  `Komunitas Telegram`;
export const portal_settings_forum = (): string =>
  `Forum komunitas`;
export const portal_settings_explorer = (): string =>
  `Penjelajah blok`;
export const portal_settings_contact = (): string =>
  `Kontak untuk anggota`;
export const portal_settings_developers = (): string =>
  `Kontak untuk pengembang`;
export const portal_settings_theme = (): string =>
  `Tema untuk pengunjung yang belum memilih`;
export const portal_settings_price = (): string =>
  `Dolar AS untuk satu koin`;
export const portal_settings_free = (): string =>
  `Permintaan API sebulan tanpa paket`;
export const portal_settings_welcome = (): string =>
  `Sambutan setelah /start`;
export const portal_settings_language = (): string =>
  `Bahasa bot, jika belum ada yang memilih`;
export const portal_settings_hear_shares = (): string =>
  `Anggota diberi tahu tentang bagian yang dibayar`;
export const portal_settings_hear_weeks = (): string =>
  `Anggota diberi tahu mengapa satu minggu tidak membayar mereka`;
export const portal_settings_wallet_short = (): string =>
  `Isi dompet terlalu sedikit`;
export const portal_settings_wallet_away = (): string =>
  `Dompet tidak menjawab`;
export const portal_settings_payouts_stopped = (): string =>
  `Pembayaran dihentikan`;
export const portal_settings_bot_deaf = (): string =>
  `Bot tidak mendengar apa-apa`;
export const portal_settings_week_late = (): string =>
  `Satu minggu belum ditutup`;
export const portal_settings_job_failing = (): string =>
  `Satu tugas terus gagal`;
export const portal_settings_disk_low = (): string =>
  `Satu disk hampir penuh`;
export const portal_settings_backup_old = (): string =>
  `Cadangan sudah lama`;
export const portal_settings_certificate_soon = (): string =>
  `Sertifikat berakhir dalam 14 hari`;
export const portal_settings_certificate_now = (): string =>
  `Sertifikat berakhir dalam 3 hari`;
export const portal_settings_changed = (): string =>
  `Diubah di sini`;
export const portal_settings_unsaved = (): string =>
  `Belum disimpan`;
export const portal_settings_default_empty = (): string =>
  `Bawaan: kosong`;
export const portal_settings_default = (v: { value: string }): string =>
  `Bawaan: ${v.value}`;
export const portal_settings_on = (): string =>
  `aktif`;
export const portal_settings_off = (): string =>
  `mati`;
export const portal_settings_system = (): string =>
  `sistem`;
export const portal_settings_light = (): string =>
  `terang`;
export const portal_settings_dark = (): string =>
  `gelap`;
export const portal_settings_use_default = (): string =>
  `Pakai bawaan`;
export const portal_settings_use_default_of = (v: { setting: string }): string =>
  `Pakai bawaan untuk: ${v.setting}`;
export const portal_settings_empty = (): string =>
  `Kosong`;
export const portal_settings_fixed = (v: { variable: string }): string =>
  `Ditetapkan di berkas pengaturan atau lingkungan: ${v.variable}`;
export const portal_settings_done = (): string =>
  `Pengaturan disimpan`;
export const portal_settings_done_text = (v: { count: number }): string =>
  `${number(v.count)} pengaturan diubah di setiap server.`;
export const portal_settings_nothing_saved = (): string =>
  `Tidak ada yang disimpan. Periksa pengaturan yang ditandai.`;
export const portal_settings_failed = (): string =>
  `Pengaturan tidak bisa disimpan`;
export const portal_settings_save = (): string =>
  `Simpan perubahan`;
export const portal_fairness_lead = (): string =>
  `Tip yang menonjol dalam satu minggu. Kamu bisa memeriksa setiap angka, dan tidak satu pun menjadi bukti: teman juga saling memberi tip. Tidak ada yang terjadi sampai kamu memutuskan.`;
export const portal_fairness_objections = (): string =>
  `Keberatan`;
export const portal_fairness_week = (): string =>
  `Minggu`;
export const portal_fairness_show = (): string =>
  `Tampilkan`;
export const portal_fairness_kind = (): string =>
  `Jenis`;
export const portal_fairness_worthy = (): string =>
  `Layak ditanyakan`;
export const portal_fairness_everything = (): string =>
  `Semuanya`;
export const portal_fairness_usual = (): string =>
  `Biasa di sini`;
export const portal_fairness_all_kinds = (): string =>
  `Semua jenis`;
export const portal_fairness_circles = (): string =>
  `Lingkaran tertutup`;
export const portal_fairness_checked = <T>(v: { tips: number; at: (text: string) => T }): Rich<T> =>
  [`${number(v.tips)}`, ` tip, diperiksa `, v.at(``), `.`];
export const portal_fairness_failed = (): string =>
  `Tanda tidak bisa dimuat`;
export const portal_fairness_list_of = (): string =>
  `tanda`;
export const portal_fairness_signals = (): string =>
  `Tanda`;
export const portal_fairness_running = (v: { week: string }): string =>
  `${v.week}, berjalan`;
export const portal_fairness_week_worthy = (v: { week: string; count: number }): string =>
  `${v.week}: ${number(v.count)} layak ditanyakan`;
export const portal_fairness_unchecked = (): string =>
  `Belum diperiksa`;
export const portal_fairness_unchecked_text = (): string =>
  `Minggu yang berjalan diperiksa tiap sepuluh menit, dan sekali lagi setelah ditutup.`;
export const portal_fairness_none = (): string =>
  `Tidak ada tip yang janggal minggu ini`;
export const portal_fairness_none_text = (): string =>
  `Pilih “Semuanya” untuk melihat juga pertanda yang lebih lemah.`;
export const portal_fairness_nothing = (): string =>
  `Tidak ada yang menonjol`;
export const portal_fairness_nothing_text = (): string =>
  `Tip minggu ini tampak seperti minggu lainnya.`;
export const portal_fairness_no_usual = (): string =>
  `Belum ada yang ditandai biasa`;
export const portal_fairness_no_usual_text = (): string =>
  `Tanda yang kamu tandai biasa di sini ada di daftar ini, supaya kamu bisa berubah pikiran.`;
export const portal_fairness_pair = (): string =>
  `Pasangan yang saling memberi tip`;
export const portal_fairness_ring = (): string =>
  `Cincin`;
export const portal_fairness_chain = (): string =>
  `Rantai`;
export const portal_fairness_star = (): string =>
  `Bintang`;
export const portal_fairness_group = (): string =>
  `Kelompok tertutup`;
export const portal_fairness_fan_in = (): string =>
  `Akun-akun yang mengisi satu anggota`;
export const portal_fairness_same_address = (): string =>
  `Satu alamat untuk beberapa anggota`;
export const portal_fairness_clock = (): string =>
  `Tip tepat waktu`;
export const portal_fairness_dust = (): string =>
  `Debu`;
export const portal_fairness_back_and_forth = (): string =>
  `Tip bolak-balik`;
export const portal_fairness_one_payer = (): string =>
  `Koin dari satu anggota`;
export const portal_fairness_tips_alone = (): string =>
  `Tip dan tidak ada yang lain`;
export const portal_fairness_hunters = (): string =>
  `Bersama dalam perburuan harta`;
export const portal_fairness_says_circle = (v: { members: number; sent: string; received: string }): string =>
  `${number(v.members)} anggota memperoleh ${v.sent} % poin tip mereka dengan saling memberi tip, dan mendapat ${v.received} % tip mereka dari satu sama lain.`;
export const portal_fairness_says_fan_in = (v: { accounts: number; part: string; unknown: number }): string =>
  `${number(v.accounts)} akun mengirim ${v.part} % tip seorang anggota; ${number(v.unknown)} di antaranya hampir tidak diberi tip oleh orang lain.`;
export const portal_fairness_says_same_address = (v: { members: number }): string =>
  `${number(v.members)} anggota menerima bagian mereka di alamat yang sama.`;
export const portal_fairness_says_clock = (v: { part: string; seconds: number; days: number }): string =>
  `${v.part} % tip datang pada waktu yang sama dalam sehari, dalam selisih ${number(v.seconds)} detik, selama ${number(v.days)} hari atau lebih.`;
export const portal_fairness_says_dust = (v: { part: string }): string =>
  `${v.part} % tip hampir tidak lebih dari tip terkecil yang mungkin.`;
export const portal_fairness_says_back_and_forth = (v: { least: string; most: string }): string =>
  `Dua anggota memperoleh ${v.least} % dan ${v.most} % poin tip mereka dari tip yang kembali dalam sehari.`;
export const portal_fairness_says_one_payer = (v: { accounts: number }): string =>
  `${number(v.accounts)} akun memberi tip dengan koin dari satu anggota, dan hampir tidak ada orang lain yang memberi mereka tip.`;
export const portal_fairness_says_tips_alone = (v: { payees: number }): string =>
  `Diperoleh dari tip kepada ${number(v.payees)} anggota dan tidak dari yang lain; tidak ada yang membalas.`;
export const portal_fairness_says_hunters_joined = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `Dari ${number(v.among)} anggota yang menyelesaikan perburuan harta dalam ${number(v.seconds)} detik, ${number(v.members)} bergabung pada hari yang sama, seperti ${v.part} % dari semua.`;
export const portal_fairness_says_hunters_payer = (v: { among: number; seconds: number; members: number; part: string }): string =>
  `Dari ${number(v.among)} anggota yang menyelesaikan perburuan harta dalam ${number(v.seconds)} detik, ${number(v.members)} mendapat tip pertamanya dari anggota yang sama, seperti ${v.part} % dari semua.`;
export const portal_fairness_tips_points = (v: { tips: number; points: number }): string =>
  `${number(v.tips)} tip, ${number(v.points)} poin`;
export const portal_fairness_members = (): string =>
  `Anggota`;
export const portal_fairness_part = (v: { part: string; all: string }): string =>
  `${v.part} dari ${v.all} poin`;
export const portal_fairness_more = (v: { count: number }): string =>
  `dan ${number(v.count)} anggota lagi`;
export const portal_fairness_without = <T>(v: { amount: (text: string) => T; usual: (text: string) => T; before: (text: string) => T }): Rich<T> =>
  [`Tanpa poin ini bagian mereka bersama-sama lebih kecil `, v.amount(``), `. `, v.usual(``), ` `, v.before(``)];
export const portal_fairness_details = (): string =>
  `Tampilkan tip`;
export const portal_fairness_note_add = (): string =>
  `Tambah catatan`;
export const portal_fairness_note_change = (): string =>
  `Ubah catatan`;
export const portal_fairness_hold = (v: { members: number }): string =>
  `Tahan ${plural(v.members, { other: `bagian` })}`;
export const portal_fairness_before = (v: { weeks: number }): string =>
  `Sebagian dari mereka juga menonjol begini dalam ${number(v.weeks)} dari empat minggu sebelumnya.`;
export const portal_fairness_usual_none = (): string =>
  `Tidak ada minggu lain untuk dibandingkan.`;
export const portal_fairness_usual_nobody = (): string =>
  `Di minggu lain tidak ada yang menonjol sekuat ini.`;
export const portal_fairness_usual_little = (): string =>
  `Di minggu lain, kurang dari 0,1 % peraih poin menonjol sekuat ini.`;
export const portal_fairness_usual_part = (v: { part: string }): string =>
  `Di minggu lain, ${v.part} % peraih poin menonjol sekuat ini.`;
export const portal_fairness_marked = (): string =>
  `Ditandai biasa di sini`;
export const portal_fairness_marked_text = (v: { title: string }): string =>
  `${v.title}: tidak ditampilkan lagi untuk anggota ini. Ada di “Biasa di sini”.`;
export const portal_fairness_unmarked = (): string =>
  `Ditampilkan lagi`;
export const portal_fairness_unmarked_text = (v: { title: string }): string =>
  `${v.title}, untuk anggota ini`;
export const portal_fairness_mark_failed = (): string =>
  `Gagal menandainya`;
export const portal_fairness_mark = (): string =>
  `Biasa di sini, jangan tampilkan lagi`;
export const portal_fairness_unmark = (): string =>
  `Tampilkan lagi`;
export const portal_fairness_tips_failed = (): string =>
  `Tip tidak bisa dimuat`;
export const portal_fairness_flows = (): string =>
  `Siapa memberi tip kepada siapa minggu itu`;
export const portal_fairness_from = (): string =>
  `Dari`;
export const portal_fairness_to = (): string =>
  `Kepada`;
export const portal_fairness_tips = (): string =>
  `Tip`;
export const portal_fairness_no_tips = (): string =>
  `Mereka tidak saling memberi tip minggu ini.`;
export const portal_fairness_shown_by = (): string =>
  `Tip yang menunjukkannya`;
export const portal_fairness_oldest = (v: { count: number; all: number }): string =>
  `${number(v.count)} yang terlama dari ${number(v.all)} tip.`;
export const portal_fairness_graph = (v: { count: number }): string =>
  `${number(v.count)} anggota dan siapa memberi tip kepada siapa`;
export const portal_fairness_note_removed = (): string =>
  `Catatan dihapus`;
export const portal_fairness_note_saved = (): string =>
  `Catatan disimpan`;
export const portal_fairness_note_title = (v: { title: string }): string =>
  `Catatan tentang “${v.title}”`;
export const portal_fairness_note_save = (): string =>
  `Simpan catatan`;
export const portal_fairness_note_failed = (): string =>
  `Catatan tidak bisa disimpan`;
export const portal_fairness_note = (): string =>
  `Catatan`;
export const portal_fairness_note_hint = (): string =>
  `Hanya admin yang melihatnya. Kosongkan untuk menghapus catatan.`;
export const portal_fairness_held = (v: { count: number }): string =>
  `${number(v.count)} bagian ditahan`;
export const portal_fairness_held_text = (v: { week: string }): string =>
  `Minggu ${v.week}`;
export const portal_fairness_hold_ask = (v: { title: string }): string =>
  `Tahan bagian: ${v.title}?`;
export const portal_fairness_hold_do = (): string =>
  `Tahan bagian`;
export const portal_fairness_hold_why = (): string =>
  `Sebutkan alasan bagian ini ditahan.`;
export const portal_fairness_hold_failed = (): string =>
  `Bagian tidak bisa ditahan`;
export const portal_fairness_hold_text = (): string =>
  `Tidak dibayar sampai dilepas, dan bagian orang lain tidak berubah. Bagian yang sudah di jalan tetap seperti adanya.`;
export const portal_fairness_hold_hint = (): string =>
  `Tampil di log audit, dan bagi admin di halaman minggu itu.`;
export const portal_fairness_objections_failed = (): string =>
  `Keberatan tidak bisa dimuat`;
export const portal_fairness_objections_of = (): string =>
  `keberatan`;
export const portal_fairness_objects_hold = <T>(v: { by: (text: string) => T }): Rich<T> =>
  [v.by(``), ` keberatan atas penahanan bagiannya sendiri`];
export const portal_fairness_objects_share = <T>(v: { by: (text: string) => T; member: (text: string) => T }): Rich<T> =>
  [v.by(``), ` keberatan atas bagian `, v.member(``)];
export const portal_fairness_objection_week = <T>(v: { week: string; at: (text: string) => T }): Rich<T> =>
  [`minggu `, `${v.week}`, `, `, v.at(``)];
export const portal_fairness_held_because = (v: { reason: string }): string =>
  `Ditahan karena: ${v.reason}`;
export const portal_fairness_release = (): string =>
  `Lepaskan bagian`;
export const portal_fairness_hold_one = (): string =>
  `Tahan bagian`;
export const portal_fairness_keep = (): string =>
  `Tetap tahan`;
export const portal_fairness_turn_down = (): string =>
  `Tolak`;
export const portal_fairness_upheld = (): string =>
  `Diterima`;
export const portal_fairness_turned_down = (): string =>
  `Ditolak`;
export const portal_fairness_decision = <T>(v: { by: (text: string) => T; at: (text: string) => T; note: string }): Rich<T> =>
  [`oleh `, v.by(``), `, `, v.at(``), `: `, `${v.note}`];
export const portal_fairness_concerned = (): string =>
  `Diputuskan oleh yang bersangkutan`;
export const portal_fairness_release_ask = (v: { name: string }): string =>
  `Lepaskan bagian ${v.name}?`;
export const portal_fairness_keep_ask = (v: { name: string }): string =>
  `Tetap tahan bagian ${v.name}?`;
export const portal_fairness_hold_one_ask = (v: { name: string }): string =>
  `Tahan bagian ${v.name}?`;
export const portal_fairness_turn_down_ask = (): string =>
  `Tolak keberatan?`;
export const portal_fairness_done_upheld = (): string =>
  `Keberatan diterima`;
export const portal_fairness_done_turned_down = (): string =>
  `Keberatan ditolak`;
export const portal_fairness_decide = (): string =>
  `Putuskan`;
export const portal_fairness_decide_failed = (): string =>
  `Gagal memutuskan`;
export const portal_fairness_decide_hint = (): string =>
  `Bot memberi tahu anggota yang keberatan. Kamu tidak bisa mengubahnya nanti.`;
export const portal_audit_lead = (): string =>
  `Setiap tindakan admin dan operator. Catatan tidak pernah diubah atau dihapus.`;
export const portal_audit_failed = (): string =>
  `Log audit tidak bisa dimuat`;
export const portal_audit_list_of = (): string =>
  `log audit`;
export const portal_audit_entries = (): string =>
  `Catatan`;
export const portal_audit_none_here = (): string =>
  `Tidak ada catatan di sini`;
export const portal_audit_none_here_text = (): string =>
  `Tidak ada catatan di halaman ini yang cocok dengan filter tersebut.`;
export const portal_audit_show_all = (): string =>
  `Tampilkan semua catatan`;
export const portal_audit_none = (): string =>
  `Belum ada catatan`;
export const portal_audit_none_text = (): string =>
  `Keputusan, pemblokiran, atau pembayaran pertama akan muncul di sini.`;
export const portal_audit_by = <T>(v: { actor: (text: string) => T; at: (text: string) => T }): Rich<T> =>
  [`oleh `, v.actor(``), `, `, v.at(``)];
export const portal_audit_before = (): string =>
  `sebelum:`;
export const portal_audit_after = (): string =>
  `sesudah:`;
export const portal_audit_yes = (): string =>
  `ya`;
export const portal_audit_no = (): string =>
  `tidak`;
export const portal_audit_actor = (): string =>
  `Pelaku`;
export const portal_audit_actor_example = (): string =>
  `Id Telegram, operator, atau system`;
export const portal_audit_action = (): string =>
  `Tindakan`;
export const portal_audit_entity = (): string =>
  `Objek`;
export const portal_audit_entity_id = (): string =>
  `Id objek`;
export const portal_audit_invalid = (v: { field: string; value: string }): string =>
  `${v.field}: “${v.value}” bukan nilai yang sah.`;
export const portal_audit_filter = (): string =>
  `Saring`;
export const portal_hunts_lead = (): string =>
  `Perburuan harta: tulis teka-teki, tetapkan hadiah, dan umumkan. Sejak itu tidak ada yang berubah dalam perburuan, dan semua orang bisa memeriksa siapa yang menang.`;
export const portal_hunts_load_failed = (): string =>
  `Perburuan harta tidak bisa dimuat`;
export const portal_hunts_gone = (): string =>
  `Draf itu tidak ada`;
export const portal_hunts_gone_text = (): string =>
  `Draf itu sudah dihapus atau diumumkan, mungkin oleh orang lain.`;
export const portal_hunts_back = (): string =>
  `Kembali ke perburuan`;
export const portal_hunts_go_on = (): string =>
  `Lanjut menulis`;
export const portal_hunts_write = (): string =>
  `Tulis perburuan`;
export const portal_hunts_template = (): string =>
  `Mulai dari templat`;
export const portal_hunts_none = (): string =>
  `Belum ada perburuan harta`;
export const portal_hunts_none_text = (): string =>
  `Perburuan adalah cerita dengan teka-teki. Anggota memecahkannya di obrolan pribadi bot atau di situs, dan yang paling dulu selesai, atau yang diundi oleh sebuah blok, memenangkan hadiahnya. Templat berisi tiga teka-teki yang boleh kamu ubah sesukamu.`;
export const portal_hunts_list = (): string =>
  `Perburuan harta`;
export const portal_hunts_replace_ask = (): string =>
  `Ganti perburuan yang sudah kamu mulai?`;
export const portal_hunts_replace_do = (): string =>
  `Ganti`;
export const portal_hunts_replace_text = (): string =>
  `Kamu sudah mulai menulis perburuan dan belum menyimpannya. Templat menggantikannya, dan teksmu hilang selamanya.`;
export const portal_hunts_status_draft = (): string =>
  `Draf`;
export const portal_hunts_status_upcoming = (): string =>
  `Diumumkan`;
export const portal_hunts_status_ended = (): string =>
  `Menunggu pemenang`;
export const portal_hunts_status_settled = (): string =>
  `Selesai`;
export const portal_hunts_unsaved = (): string =>
  `Perubahan belum disimpan`;
export const portal_hunts_coins = <T>(v: { clues: number; coins: (text: string) => T }): Rich<T> =>
  [`Teka-teki: `, `${number(v.clues)}`, `, `, v.coins(``), ` sebagai hadiah`];
export const portal_hunts_no_coins = (v: { clues: number }): string =>
  `Teka-teki: ${number(v.clues)}, tanpa koin`;
export const portal_hunts_coins_played = <T>(v: { clues: number; coins: (text: string) => T; players: number; finishers: number }): Rich<T> =>
  [`Teka-teki: `, `${number(v.clues)}`, `, `, v.coins(``), ` sebagai hadiah, peserta: `, `${number(v.players)}`, `, selesai: `, `${number(v.finishers)}`];
export const portal_hunts_no_coins_played = (v: { clues: number; players: number; finishers: number }): string =>
  `Teka-teki: ${number(v.clues)}, tanpa koin, peserta: ${number(v.players)}, selesai: ${number(v.finishers)}`;
export const portal_hunts_edit = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Ubah`, v.what(` ${v.title}`)];
export const portal_hunts_before = (): string =>
  `Sebelum bisa diumumkan`;
export const portal_hunts_save_first = (): string =>
  `Simpan atau buang perubahanmu untuk mengumumkannya.`;
export const portal_hunts_announce = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Umumkan`, v.what(` ${v.title}`)];
export const portal_hunts_delete = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Hapus`, v.what(` ${v.title}`)];
export const portal_hunts_cancel = <T>(v: { what: (text: string) => T; title: string }): Rich<T> =>
  [`Batalkan perburuan`, v.what(` ${v.title}`)];
export const portal_hunts_announced = (): string =>
  `Perburuan harta diumumkan`;
export const portal_hunts_announce_ask = (): string =>
  `Umumkan perburuan harta ini?`;
export const portal_hunts_announce_do = (): string =>
  `Umumkan`;
export const portal_hunts_announce_failed = (): string =>
  `Perburuan harta tidak bisa diumumkan`;
export const portal_hunts_runs = <T>(v: { title: string; start: (text: string) => T; end: (text: string) => T }): Rich<T> =>
  [`“`, `${v.title}`, `” berjalan dari `, v.start(``), ` sampai `, v.end(``), `.`];
export const portal_hunts_becomes_fixed = (): string =>
  `Cerita, waktu, teka-teki, jawaban, hadiah, dan siapa yang boleh ikut menjadi tetap, dan hash-nya masuk ke log publik. Kamu hanya bisa membatalkannya, dengan alasan yang dibaca semua orang.`;
export const portal_hunts_reserves_none = (): string =>
  `Tidak ada koin yang dicadangkan.`;
export const portal_hunts_reserves = <T>(v: { coins: (text: string) => T }): Rich<T> =>
  [v.coins(``), ` dari dompet dana dicadangkan untuk hadiahnya sampai dibayar.`];
export const portal_hunts_seen = (): string =>
  `Semua orang langsung melihatnya di situs; teka-tekinya baru setelah dimulai.`;
export const portal_hunts_cancelled = (): string =>
  `Perburuan harta dibatalkan`;
export const portal_hunts_cancel_ask = (): string =>
  `Batalkan perburuan harta ini?`;
export const portal_hunts_cancel_do = (): string =>
  `Batalkan perburuan`;
export const portal_hunts_cancel_why = (): string =>
  `Sebutkan alasan pembatalannya.`;
export const portal_hunts_cancel_failed = (): string =>
  `Perburuan harta tidak bisa dibatalkan`;
export const portal_hunts_cancel_text = (v: { title: string }): string =>
  `“${v.title}” langsung berakhir, tidak ada yang memenangkan apa pun, dan koinnya bebas lagi. Perburuan tidak bisa dibuka lagi.`;
export const portal_hunts_cancel_hint = (): string =>
  `Semua orang membacanya di halaman perburuan.`;
export const portal_hunts_deleted = (): string =>
  `Draf dihapus`;
export const portal_hunts_delete_ask = (): string =>
  `Hapus draf ini?`;
export const portal_hunts_delete_do = (): string =>
  `Hapus draf`;
export const portal_hunts_delete_failed = (): string =>
  `Draf tidak bisa dihapus`;
export const portal_hunts_delete_text = (v: { title: string }): string =>
  `“${v.title}” tidak bisa dikembalikan, dan tautan tersembunyinya tidak berfungsi lagi.`;
export const portal_hunts_problem_text = (v: { most: string }): string =>
  `1 sampai ${v.most} karakter`;
export const portal_hunts_problem_time = (): string =>
  `Tanggal dan jam`;
export const portal_hunts_problem_end = (): string =>
  `Perburuan harta berakhir setelah mulainya.`;
export const portal_hunts_problem_coins = (): string =>
  `Jumlah koin dengan paling banyak 8 desimal setelah titik, seperti 5 atau 0.25`;
export const portal_hunts_problem_prize = (): string =>
  `Koin, poin, atau keduanya`;
export const portal_hunts_problem_payee = (): string =>
  `Pilih anggota yang diberi tip`;
export const portal_hunts_problem_no_answer = (): string =>
  `Satu jawaban, atau pertahankan yang tersimpan`;
export const portal_hunts_problem_answers = (v: { lines: string; characters: string }): string =>
  `Sampai ${v.lines} baris dengan sampai ${v.characters} karakter, masing-masing berisi huruf atau angka`;
export const portal_hunts_picture_large = (): string =>
  `Berkas ini lebih dari 30 MB.`;
export const portal_hunts_picture_unread = (): string =>
  `Berkas ini bukan gambar yang bisa dibaca.`;
export const portal_hunts_picture_detailed = (): string =>
  `Gambar ini terlalu rinci. Pilih yang lebih sederhana.`;
export const portal_hunts_picture_undrawn = (): string =>
  `Peramban ini tidak bisa menggambar.`;
export const portal_hunts_template_title = (): string =>
  `Kompas kapten yang hilang`;
export const portal_hunts_template_story = (): string =>
  `Kapten tua Barnaby tidak pernah percaya pada peta. Ia percaya pada kompasnya, dan tadi malam kompas itu menggelinding dari meja peta, menuruni tangga, masuk ke kegelapan. Jarumnya selalu menunjuk ke hal yang paling dicintai pemiliknya. Ikuti jejaknya, kawan: siapa yang lebih dulu membawanya pulang makan di meja kapten.`;
export const portal_hunts_template_badge = (): string =>
  `Pembawa kompas`;
export const portal_hunts_template_first = (): string =>
  `Si juru masak mendengarnya lebih dulu: bunyi gemeretak di dapur kapal, di antara garam dan lelucon tertua di kapal. Kata apa yang ia teriakkan? (Tulis teka-tekimu sendiri di sini, dan jawabannya di bawah.)`;
export const portal_hunts_template_first_place = (): string =>
  `Dapur kapal: obrolan grup kita`;
export const portal_hunts_template_first_hint = (): string =>
  `Gulir ke atas sampai lelucon yang sudah didengar semua orang dua kali.`;
export const portal_hunts_template_second = (): string =>
  `Dari dapur, kompas itu meluncur ke bawah geladak dan tersangkut di sebilah papan. Salah satu halaman kita punya papan yang longgar: angkat, dan lihat di baliknya.`;
export const portal_hunts_template_second_place = (): string =>
  `Di bawah geladak: halaman dan kiriman kita`;
export const portal_hunts_template_second_hint = (): string =>
  `Kiriman terbaru punya tautan yang belum ditekan siapa pun.`;
export const portal_hunts_template_third = (): string =>
  `Kini kompas itu tergeletak di sarang gagak, dan jarumnya menunjuk ke satu bintang. Apa sebutan pelaut untuk bintang yang tidak pernah bergerak? (Ganti juga teka-teki ini kalau mau.)`;
export const portal_hunts_template_third_place = (): string =>
  `Sarang gagak`;
export const portal_hunts_template_third_hint = (): string =>
  `Letaknya di atas kutub.`;
export const portal_hunts_new = (): string =>
  `Perburuan baru`;
export const portal_hunts_overtaken = (): string =>
  `Draf ini diubah setelah kamu mulai mengetik. Menyimpan menaruh teksmu sebagai gantinya, tanpa jawaban dan tautan yang tersimpan. Buang perubahanmu untuk melihat draf yang tersimpan.`;
export const portal_hunts_form = (): string =>
  `Perburuan harta`;
export const portal_hunts_save = (): string =>
  `Simpan draf`;
export const portal_hunts_preview = (): string =>
  `Pratinjau`;
export const portal_hunts_discard = (): string =>
  `Buang perubahan`;
export const portal_hunts_saved = (): string =>
  `Draf disimpan`;
export const portal_hunts_save_failed = (): string =>
  `Draf tidak bisa disimpan`;
export const portal_hunts_discard_ask = (): string =>
  `Buang perubahanmu?`;
export const portal_hunts_discard_do = (): string =>
  `Buang`;
export const portal_hunts_lost_kept = (): string =>
  `Perubahanmu hilang selamanya. Draf tetap seperti terakhir disimpan.`;
export const portal_hunts_name = (): string =>
  `Judul`;
export const portal_hunts_story = (): string =>
  `Cerita`;
export const portal_hunts_story_hint = (): string =>
  `Anggota membacanya sebelum teka-teki pertama.`;
export const portal_hunts_start = (): string =>
  `Mulai (UTC)`;
export const portal_hunts_end = (): string =>
  `Selesai (UTC)`;
export const portal_hunts_utc = (): string =>
  `Waktu dalam UTC.`;
export const portal_hunts_local = (v: { time: string }): string =>
  `Di tempatmu: ${v.time}`;
export const portal_hunts_winners = (): string =>
  `Pemenang`;
export const portal_hunts_first = (): string =>
  `Yang paling dulu selesai`;
export const portal_hunts_first_text = (): string =>
  `Anggota yang pertama selesai memenangkan hadiah pertama, berikutnya hadiah kedua, dan seterusnya.`;
export const portal_hunts_draw = (): string =>
  `Diundi oleh sebuah blok`;
export const portal_hunts_draw_text = (): string =>
  `Semua yang selesai tepat waktu ikut serta. Sebuah blok di chain yang ditambang setelah berakhir mengundi pemenangnya.`;
export const portal_hunts_days = (): string =>
  `Hari sebagai anggota saat dimulai`;
export const portal_hunts_days_hint = (): string =>
  `Dengan 0 semua boleh ikut. Jumlah hari menahan akun-akun baru milik satu orang.`;
export const portal_hunts_lifetime_hint = (): string =>
  `Dengan 0 semua boleh ikut. Dalam keadaan apa pun: punya alamat dan tidak diblokir.`;
export const portal_hunts_shares = (): string =>
  `Minggu dengan bagian dana`;
export const portal_hunts_shares_hint = (): string =>
  `Dengan 0 semua boleh ikut. Bagian mengikuti aturan, jadi poin yang tidak dihitung tidak membantu.`;
export const portal_hunts_finisher_gets = (): string =>
  `Yang didapat setiap yang selesai`;
export const portal_hunts_points = (): string =>
  `Poin`;
export const portal_hunts_points_hint = (v: { most: string }): string =>
  `0 sampai ${v.most}, di samping hadiah.`;
export const portal_hunts_badge = (): string =>
  `Lencana`;
export const portal_hunts_prizes_only_points = (): string =>
  `Situs ini tidak punya dompet, jadi hadiahnya poin.`;
export const portal_hunts_prizes_sum = (v: { most: string; code: string; sum: string }): string =>
  `Satu perburuan boleh berisi ${v.most} ${v.code}; ini ${v.sum} ${v.code}.`;
export const portal_hunts_place = (v: { place: number }): string =>
  `ke-${number(v.place)}`;
export const portal_hunts_prize_coins = (v: { code: string }): string =>
  `Koin (${v.code})`;
export const portal_hunts_prize_up = (v: { number: string }): string =>
  `Naikkan hadiah ${v.number}`;
export const portal_hunts_prize_down = (v: { number: string }): string =>
  `Turunkan hadiah ${v.number}`;
export const portal_hunts_prize_remove = (v: { number: string }): string =>
  `Hapus hadiah ${v.number}`;
export const portal_hunts_prize_add = (): string =>
  `Tambah hadiah`;
export const portal_hunts_clue_up = (v: { number: string }): string =>
  `Naikkan teka-teki ${v.number}`;
export const portal_hunts_clue_down = (v: { number: string }): string =>
  `Turunkan teka-teki ${v.number}`;
export const portal_hunts_clue_remove = (v: { number: string }): string =>
  `Hapus teka-teki ${v.number}`;
export const portal_hunts_clue_add = (): string =>
  `Tambah teka-teki`;
export const portal_hunts_clue_remove_ask = (v: { number: string }): string =>
  `Hapus teka-teki ${v.number}?`;
export const portal_hunts_clue_remove_do = (): string =>
  `Hapus`;
export const portal_hunts_clue_remove_text = (): string =>
  `Teks dan jawaban atau tautannya tidak bisa dikembalikan setelah kamu menyimpan draf.`;
export const portal_hunts_clue = (v: { number: string }): string =>
  `Teka-teki ${v.number}`;
export const portal_hunts_solved_by = (): string =>
  `Dipecahkan dengan`;
export const portal_hunts_kind_answer = (): string =>
  `Kata atau frasa`;
export const portal_hunts_kind_link = (): string =>
  `Tautan tersembunyi`;
export const portal_hunts_kind_tip = (): string =>
  `Tip kepada seorang anggota`;
export const portal_hunts_text = (): string =>
  `Teks`;
export const portal_hunts_description = (): string =>
  `Keterangan gambar`;
export const portal_hunts_description_hint = (): string =>
  `Untuk yang tidak bisa melihatnya`;
export const portal_hunts_description_none = (): string =>
  `Belum ada keterangan`;
export const portal_hunts_shown_after = (): string =>
  `Ditampilkan setelah`;
export const portal_hunts_shown_after_hint = (): string =>
  `Sejak perburuan dimulai`;
export const portal_hunts_unit = (): string =>
  `Satuan`;
export const portal_hunts_minutes = (): string =>
  `menit`;
export const portal_hunts_hours = (): string =>
  `jam`;
export const portal_hunts_answers_stored = (v: { count: number }): string =>
  `${number(v.count)} jawaban tersimpan. Tidak bisa ditampilkan.`;
export const portal_hunts_answers_replace = (): string =>
  `Ganti jawaban`;
export const portal_hunts_answers = (): string =>
  `Jawaban`;
export const portal_hunts_answers_hint = (): string =>
  `Satu per baris. Huruf besar, aksen, spasi, dan tanda baca tidak berpengaruh. Hanya hash-nya yang disimpan, jadi simpan salinannya.`;
export const portal_hunts_answers_keep = (): string =>
  `Pertahankan jawaban yang tersimpan`;
export const portal_hunts_link_made = (): string =>
  `Tautan sudah dibuat. Tidak bisa ditampilkan lagi.`;
export const portal_hunts_link_made_save = (): string =>
  `Tautan sudah dibuat. Tidak bisa ditampilkan lagi. Simpan draf untuk membuat tautan.`;
export const portal_hunts_link_none = (): string =>
  `Belum ada tautan.`;
export const portal_hunts_link_none_save = (): string =>
  `Belum ada tautan. Simpan draf untuk membuatnya.`;
export const portal_hunts_link_another = (): string =>
  `Buat tautan lain`;
export const portal_hunts_link_make = (): string =>
  `Buat tautan`;
export const portal_hunts_link_failed = (): string =>
  `Tautan tidak bisa dibuat`;
export const portal_hunts_link_title = (v: { number: string }): string =>
  `Tautan teka-teki ${v.number}`;
export const portal_hunts_link_once = (): string =>
  `Tautan ditampilkan sekali, dan hanya hash-nya yang disimpan: simpan salinannya, lalu sembunyikan.`;
export const portal_hunts_link_once_again = (): string =>
  `Tautan ditampilkan sekali, dan hanya hash-nya yang disimpan: simpan salinannya, lalu sembunyikan. Tautan sebelumnya tidak berfungsi lagi.`;
export const portal_hunts_link_copied = (): string =>
  `Sudah kusalin`;
export const portal_hunts_link_warning = (): string =>
  `Tautan ini tidak bisa ditampilkan lagi.`;
export const portal_hunts_link = (): string =>
  `Tautan`;
export const portal_hunts_link_bot = (): string =>
  `Tautan ke bot`;
export const portal_hunts_link_qr = (): string =>
  `Kode QR tautan`;
export const portal_hunts_payee_none = (): string =>
  `Belum ada anggota yang dipilih.`;
export const portal_hunts_payee = <T>(v: { name: (text: string) => T; member: string }): Rich<T> =>
  [`Tip untuk: `, v.name(``), `, anggota `, `${v.member}`, `.`];
export const portal_hunts_payee_find = (): string =>
  `Cari anggota yang diberi tip`;
export const portal_hunts_users_failed = (): string =>
  `Pengguna tidak bisa dimuat. Ubah pencarian untuk mencoba lagi.`;
export const portal_hunts_users_none = (): string =>
  `Tidak ada pengguna yang cocok dengan pencarianmu.`;
export const portal_hunts_users = (): string =>
  `Anggota yang ditemukan`;
export const portal_hunts_user = (v: { member: string }): string =>
  `anggota ${v.member}`;
export const portal_hunts_picture_save = (): string =>
  `Simpan draf untuk menambahkan gambar.`;
export const portal_hunts_picture_another = (): string =>
  `Gambar lain`;
export const portal_hunts_picture = (): string =>
  `Gambar`;
export const portal_hunts_picture_hint = (): string =>
  `Gambar diperkecil, dan kehilangan tempat serta waktu pengambilannya.`;
export const portal_hunts_picture_busy = (): string =>
  `Menyimpan gambar…`;
export const portal_hunts_picture_remove = (): string =>
  `Hapus gambar`;
export const portal_hunts_picture_failed = (): string =>
  `Gambar tidak bisa ditambahkan`;
export const portal_hunts_no_title = (): string =>
  `Belum ada judul`;
export const portal_hunts_no_story = (): string =>
  `Belum ada cerita.`;
export const portal_hunts_no_text = (): string =>
  `Belum ada teks.`;
export const portal_hunts_no_start = (): string =>
  `mulai belum ditentukan`;
export const portal_hunts_no_end = (): string =>
  `akhir belum ditentukan`;
export const portal_hunts_one_at_a_time = (): string =>
  `Anggota melihat satu teka-teki setiap kali.`;
export const portal_hunts_preview_clues = (): string =>
  `Teka-teki pratinjau`;
export const portal_hunts_preview_close = (): string =>
  `Tutup pratinjau`;
export const portal_hunts_each_finisher = (v: { count: number; points: string }): string =>
  `Setiap yang selesai: ${plural(v.count, { other: `${v.points} poin` })}`;
export const portal_hunts_prize_points = (v: { count: number; points: string }): string =>
  `${plural(v.count, { other: `${v.points} poin` })}`;
export const portal_hunts_prize_both = <T>(v: { coins: (text: string) => T; count: number; points: string }): Rich<T> =>
  [v.coins(``), ` dan `, `${plural(v.count, { other: `${v.points} poin` })}`];
export const portal_hunts_players = (v: { days: number; daysText: string; points: number; pointsText: string; weeks: number; weeksText: string }): string =>
  `Untuk anggota yang punya alamat dan tidak diblokir${plural(v.days, { '=0': ``, other: `, bergabung setidaknya ${v.daysText} hari sebelum dimulai` })}${plural(v.points, { '=0': ``, other: `, punya setidaknya ${v.pointsText} poin` })}${plural(v.weeks, { '=0': ``, other: `, mendapat bagian dana setidaknya dalam ${v.weeksText} minggu` })}.`;
export const portal_hunts_hint_minutes = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`Petunjuk, ${plural(v.count, { other: `${v.after} menit` })} setelah mulai:`), ` `, `${v.hint}`];
export const portal_hunts_hint_hours = <T>(v: { when: (text: string) => T; count: number; after: string; hint: string }): Rich<T> =>
  [v.when(`Petunjuk, ${plural(v.count, { other: `${v.after} jam` })} setelah mulai:`), ` `, `${v.hint}`];
export const portal_hunts_prize_nothing = (): string =>
  `belum ada`;
export const portal_hunts_by_answer = (): string =>
  `Dijawab dengan kata atau frasa.`;
export const portal_hunts_by_link = (): string =>
  `Dipecahkan dengan membuka tautan tersembunyi.`;
export const portal_hunts_by_tip = (v: { name: string }): string =>
  `Dipecahkan dengan tip kepada ${v.name}.`;
export const portal_hunts_by_tip_nobody = (): string =>
  `Dipecahkan dengan tip kepada anggota yang belum dipilih.`;
export const devapp_title = (): string =>
  `Portal Pengembang`;
export const devapp_lead = (): string =>
  `Daftarkan aplikasi, ikuti webhook-nya, dan baca cara kerja API.`;
export const devapp_subscription = (): string =>
  `Langganan`;
export const devapp_register = (): string =>
  `Daftarkan Aplikasi`;
export const devapp_register_do = (): string =>
  `Daftarkan Aplikasi`;
export const devapp_mine = (): string =>
  `Aplikasi Saya`;
export const devapp_mine_list = (): string =>
  `Aplikasi saya`;
export const devapp_how = (): string =>
  `Cara aplikasi berlayar`;
export const devapp_sandbox_text = (v: { apps: number }): string =>
  `Setiap aplikasi mulai di sini. Kuncinya hanya menjangkau akunmu sendiri, jadi kamu bebas membangun dan menguji. Tanpa paket kamu bisa punya ${number(v.apps)} aplikasi; paket mengizinkan lebih banyak.`;
export const devapp_production_text = (): string =>
  `Admin meninjau aplikasimu dan menyetujuinya untuk produksi; bot memberi tahu kamu. Mengubah nama, pengembang, jenis, URL callback, atau izinnya memerlukan peninjauan baru.`;
export const devapp_consent = (): string =>
  `Persetujuan`;
export const devapp_consent_text = (): string =>
  `Anggota menentukan di bot apa yang boleh dilakukan aplikasimu dan bisa mencabutnya kapan saja. Webhook memberi tahu aplikasimu.`;
export const devapp_keys = (): string =>
  `Kunci`;
export const devapp_keys_text = <T>(v: { a: (text: string) => T }): Rich<T> =>
  [`Aplikasi membuat panggilan dengan kunci API yang kamu buat untuknya. Lihat `, v.a(`Kelola kunci API`), `.`];
export const devapp_see_mine = (): string =>
  `Lihat aplikasi saya`;
export const devapp_read = (): string =>
  `Baca dokumentasi`;
export const devapp_register_lead = (): string =>
  `Aplikasi baru mulai di sandbox dan perlu persetujuan untuk produksi.`;
export const devapp_register_sign_in = (): string =>
  `Masuk untuk mendaftarkan aplikasi`;
export const devapp_register_kept = (): string =>
  `Aplikasi milik anggota. Teksmu di bawah tetap tersimpan.`;
export const devapp_registered = (): string =>
  `Aplikasi terdaftar`;
export const devapp_registered_text = (v: { app: string }): string =>
  `${v.app} mulai di sandbox.`;
export const devapp_name = (): string =>
  `Nama aplikasi`;
export const devapp_developer = (): string =>
  `Pengembang / organisasi`;
export const devapp_email = (): string =>
  `Email kontak`;
export const devapp_type = (): string =>
  `Jenis aplikasi`;
export const devapp_type_choose = (): string =>
  `Pilih jenis`;
export const devapp_about_hint = (): string =>
  `Apa yang dilakukannya, untuk anggota dan admin.`;
export const devapp_webhook_url = (): string =>
  `URL webhook`;
export const devapp_webhook_hint = (): string =>
  `Ke mana kami mengirim peristiwa aplikasimu: https, di internet publik.`;
export const devapp_callbacks = (): string =>
  `URL callback`;
export const devapp_callbacks_hint = (): string =>
  `Satu per baris: https, di internet publik.`;
export const devapp_permissions = (): string =>
  `Izin yang diperlukan`;
export const devapp_may_wallet_read = (): string =>
  `Membaca saldo dan alamat dompet`;
export const devapp_may_wallet_write = (): string =>
  `Meminta pembayaran dan mengelola escrow (perlu konfirmasi pengguna)`;
export const devapp_may_user_profile = (): string =>
  `Membaca informasi dasar profil dan mengirim notifikasi lewat bot`;
export const devapp_may_transactions = (): string =>
  `Membaca riwayat transaksi`;
export const devapp_may_price_data = (): string =>
  `Membaca harga koin`;
export const devapp_may_leaderboard = (): string =>
  `Membaca peringkat dan pangkat`;
export const devapp_no_name = (): string =>
  `Isi nama aplikasimu.`;
export const devapp_no_developer = (): string =>
  `Isi siapa yang mengembangkannya.`;
export const devapp_no_email = (): string =>
  `Isi alamat email.`;
export const devapp_bad_email = (): string =>
  `Ini bukan alamat email.`;
export const devapp_no_type = (): string =>
  `Pilih jenis.`;
export const devapp_no_about = (): string =>
  `Isi apa yang dilakukannya.`;
export const devapp_too_long = (v: { most: string }): string =>
  `Paling banyak ${v.most} karakter.`;
export const devapp_too_many = (v: { most: string }): string =>
  `Paling banyak ${v.most} alamat.`;
export const devapp_bad_line = (v: { line: string; problem: string }): string =>
  `Baris ${v.line}: ${v.problem}`;
export const devapp_bad_url = (): string =>
  `Ini bukan alamat web.`;
export const devapp_url_https = (): string =>
  `Alamatnya harus diawali https://.`;
export const devapp_url_login = (): string =>
  `Alamatnya tidak boleh memuat nama pengguna atau kata sandi.`;
export const devapp_url_port = (): string =>
  `Alamatnya tidak boleh menyebut port selain 443.`;
export const devapp_url_public = (): string =>
  `Alamatnya harus ada di internet publik.`;
export const devapp_url_dot = (): string =>
  `Nama di alamatnya tidak boleh diakhiri titik.`;
export const devapp_no_permission = (): string =>
  `Pilih setidaknya satu izin.`;
export const devapp_bad_permission = (): string =>
  `Tidak ada izin seperti itu.`;
export const devapp_another = (): string =>
  `Daftarkan aplikasi lain`;
export const devapp_mine_sign_in = (): string =>
  `Masuk untuk melihat aplikasimu`;
export const devapp_mine_purpose = (): string =>
  `Aplikasi milik anggota.`;
export const devapp_none = (): string =>
  `Belum ada aplikasi`;
export const devapp_first = (): string =>
  `Daftarkan Aplikasi Pertama`;
export const devapp_none_text = (): string =>
  `Aplikasi yang kamu daftarkan muncul di sini, dengan webhook dan status persetujuannya.`;
export const devapp_failed = (): string =>
  `Aplikasimu tidak termuat`;
export const devapp_secret_of = <T>(v: { app: (text: string) => T }): Rich<T> =>
  [`Rahasia webhook `, v.app(``)];
export const devapp_secret_text = (v: { hours: number }): string =>
  `Simpan sekarang: ini tidak akan ditampilkan lagi. Setelah diganti, rahasia lama juga tetap menandatangani selama ${number(v.hours)} jam.`;
export const devapp_secret = (): string =>
  `Rahasia webhook`;
export const devapp_secret_saved = (): string =>
  `Sudah kusimpan`;
export const devapp_returned = <T>(v: { reason: (text: string) => T }): Rich<T> =>
  [`Kembali di sandbox: `, v.reason(``)];
export const devapp_waits = (): string =>
  `Menunggu persetujuan admin.`;
export const devapp_remove = (): string =>
  `Hapus`;
export const devapp_changed = (): string =>
  `Aplikasi diubah`;
export const devapp_changed_back = (): string =>
  `Aplikasi kembali di sandbox sampai disetujui lagi.`;
export const devapp_change_note = (): string =>
  `Mengubah nama, pengembang, jenis, URL callback, atau izin mengembalikannya ke sandbox.`;
export const devapp_by = (): string =>
  `Pengembang`;
export const devapp_no_callbacks = (): string =>
  `Tidak ada`;
export const devapp_registered_at = (): string =>
  `Terdaftar`;
export const devapp_approved_at = (): string =>
  `Disetujui`;
export const devapp_webhook = (): string =>
  `Webhook`;
export const devapp_test = (): string =>
  `Kirim peristiwa uji`;
export const devapp_test_sent = (): string =>
  `Peristiwa uji dalam perjalanan`;
export const devapp_test_sent_text = (): string =>
  `Log menampilkan hasilnya.`;
export const devapp_secret_new = (): string =>
  `Rahasia baru`;
export const devapp_log = (): string =>
  `Log pengiriman`;
export const devapp_log_failed = (): string =>
  `Pengiriman tidak bisa dimuat`;
export const devapp_log_of = (): string =>
  `pengiriman`;
export const devapp_log_list = (): string =>
  `Pengiriman`;
export const devapp_log_none = (v: { days: number }): string =>
  `Tidak ada yang dikirim dalam ${number(v.days)} hari terakhir.`;
export const devapp_waiting = (): string =>
  `Menunggu`;
export const devapp_delivered = (): string =>
  `Terkirim`;
export const devapp_undelivered = (): string =>
  `Gagal`;
export const devapp_over_quota = (): string =>
  `Melebihi kuota`;
export const devapp_redeliver = (): string =>
  `Kirim ulang`;
export const devapp_next_try = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Percobaan berikutnya: `, v.time(``), `.`];
export const devapp_untried = (): string =>
  `Belum dicoba.`;
export const devapp_tried = (v: { tries: number }): string =>
  `${number(v.tries)} percobaan.`;
export const devapp_tried_error = <T>(v: { tries: number; error: (text: string) => T }): Rich<T> =>
  [`${number(v.tries)}`, ` percobaan: `, v.error(``), `.`];
export const devapp_tried_answer = (v: { tries: number; status: string; ms: string }): string =>
  `${number(v.tries)} percobaan, dijawab dengan ${v.status} setelah ${v.ms} md.`;
export const devapp_tried_answer_error = <T>(v: { tries: number; status: string; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${number(v.tries)}`, ` percobaan, dijawab dengan `, `${v.status}`, ` setelah `, `${v.ms}`, ` md: `, v.error(``), `.`];
export const devapp_tried_silent = (v: { tries: number; ms: string }): string =>
  `${number(v.tries)} percobaan setelah ${v.ms} md.`;
export const devapp_tried_silent_error = <T>(v: { tries: number; ms: string; error: (text: string) => T }): Rich<T> =>
  [`${number(v.tries)}`, ` percobaan setelah `, `${v.ms}`, ` md: `, v.error(``), `.`];
export const devapp_remove_title = (v: { app: string }): string =>
  `Hapus ${v.app}?`;
export const devapp_remove_do = (): string =>
  `Hapus aplikasi`;
export const devapp_remove_text = (): string =>
  `Aplikasi tidak menerima peristiwa lagi, dan kuncinya langsung berhenti bekerja. Ini tidak bisa dibatalkan.`;
export const devapp_removed = (): string =>
  `Aplikasi dihapus`;
export const devplan_title = (): string =>
  `Paket Pengembang`;
export const devplan_lead = (): string =>
  `Membangun di atas bot. Ubah atau batalkan paketmu kapan saja.`;
export const devplan_lead_elsewhere = (): string =>
  `Membangun di atas bot.`;
export const devplan_elsewhere = (): string =>
  `Paket dikelola di luar Telegram`;
export const devplan_elsewhere_keys = (): string =>
  `Kunci API-mu`;
export const devplan_elsewhere_text = (): string =>
  `Buka situs ini di browsermu untuk memilih atau mengubah paket. Paketmu tetap seperti sekarang.`;
export const devplan_payment_state = (): string =>
  `Status pembayaranmu`;
export const devplan_failed = (): string =>
  `Paketmu tidak bisa dimuat`;
export const devplan_failed_text = (): string =>
  `Tidak ada yang berubah. Kamu masih bisa melihat paket di bawah.`;
export const devplan_usage = (): string =>
  `Pemakaian Saat Ini`;
export const devplan_period = (): string =>
  `Periode tagihan`;
export const devplan_monthly = (): string =>
  `Bulanan`;
export const devplan_yearly = (): string =>
  `Tahunan`;
export const devplan_save = (v: { percent: string }): string =>
  `Hemat ${v.percent}%`;
export const devplan_pay_with = (): string =>
  `Bayar dengan`;
export const devplan_card = (): string =>
  `Kartu Kredit`;
export const devplan_coins = (): string =>
  `Mata Uang Kripto`;
export const devplan_methods = (): string =>
  `Metode Pembayaran`;
export const devplan_cancelled = (): string =>
  `Pembayaran dibatalkan. Tidak ada yang ditagih.`;
export const devplan_managed = (): string =>
  `Perubahan yang dibuat di halaman Stripe muncul sendiri di sini, biasanya dalam satu menit.`;
export const devplan_confirming = (): string =>
  `Stripe sedang mengonfirmasi pembayaranmu. Pembayaran itu muncul sendiri di sini, biasanya dalam satu menit.`;
export const devplan_arrived = (): string =>
  `Pembayaranmu sudah tiba. Terima kasih, dan selamat datang di kapal.`;
export const devplan_under_way = (): string =>
  `Pembayaran dengan koin sedang berlangsung.`;
export const devplan_show_invoice = (): string =>
  `Tampilkan tagihan`;
export const devplan_sign_in_text = (): string =>
  `Masuk dengan Telegram untuk memilih paket dan melihat pemakaianmu.`;
export const devplan_sign_in_purpose = (): string =>
  `Untuk melihat dan memilih paketmu.`;
export const devplan_sign_in = (): string =>
  `Masuk untuk memilih paket`;
export const devplan_no_cards = (): string =>
  `Pembayaran dengan kartu tidak tersedia: pemroses kartu belum disiapkan di situs ini.`;
export const devplan_no_coins = (v: { coin: string }): string =>
  `Pembayaran dengan ${v.coin} tidak tersedia: dompet untuk tagihan belum disiapkan di situs ini.`;
export const devplan_popular = (): string =>
  `Paling Populer`;
export const devplan_current = (): string =>
  `Paket Saat Ini`;
export const devplan_no_price = (v: { coin: string }): string =>
  `Tidak ada harga dalam ${v.coin}`;
export const devplan_instead = <T>(v: { hidden: (text: string) => T; price: (text: string) => T }): Rich<T> =>
  [v.hidden(`bukan `), v.price(``)];
export const devplan_off = <T>(v: { list: (text: string) => T; percent: string }): Rich<T> =>
  [v.list(``), ` diskon `, `${v.percent}`, `%`];
export const devplan_saves_year = (v: { saving: string }): string =>
  `Hemat ${v.saving} setahun`;
export const devplan_yearly_saves = (v: { saving: string }): string =>
  `Tahunan hemat ${v.saving}`;
export const devplan_buying = (): string =>
  `Membeli paket`;
export const devplan_by_arrangement = (): string =>
  `Paket diberikan lewat kesepakatan dengan pemilik situs ini: lihat Metode Pembayaran.`;
export const devplan_not_sold = (): string =>
  `Paket tidak bisa dibeli di situs ini.`;
export const devplan_operator_gives = (): string =>
  `Operator bisa memberimu satu.`;
export const devplan_create_key = (): string =>
  `Buat kunci API`;
export const devplan_card_text = (): string =>
  `Visa, Mastercard, dan American Express, di halaman Stripe sendiri. Kami tidak pernah melihat nomor kartumu.`;
export const devplan_coins_text = (v: { percent: string; coin: string }): string =>
  `Diskon ${v.percent}% dengan ${v.coin}. Paket yang dibayar dengan koin tidak diperpanjang otomatis; bot mengingatkanmu sebelum berakhir.`;
export const devplan_coin_list = (): string =>
  `Koin`;
export const devplan_arranged_coin = (v: { coin: string }): string =>
  `${v.coin} (lewat kesepakatan)`;
export const devplan_card_failed = (): string =>
  `Gagal memulai pembayaran Stripe. Coba lagi.`;
export const devplan_coins_failed = (): string =>
  `Gagal memulai pembayaran kripto. Coba lagi.`;
export const devplan_billing_failed = (): string =>
  `Gagal membuka halaman penagihan. Coba lagi.`;
export const devplan_payment_error = (): string =>
  `Kesalahan Pembayaran`;
export const devplan_initiated = (): string =>
  `Pembayaran Dimulai`;
export const devplan_initiated_text = (): string =>
  `Selesaikan pembayaran mata uang kripto.`;
export const devplan_is_active = (v: { plan: string }): string =>
  `${v.plan}: aktif`;
export const devplan_is_past_due = (v: { plan: string }): string =>
  `${v.plan}: lewat jatuh tempo`;
export const devplan_is_suspended = (v: { plan: string }): string =>
  `${v.plan}: ditangguhkan`;
export const devplan_is_expired = (v: { plan: string }): string =>
  `${v.plan}: kedaluwarsa`;
export const devplan_is_cancelled = (v: { plan: string }): string =>
  `${v.plan}: dibatalkan`;
export const devplan_requests = (): string =>
  `Permintaan API`;
export const devplan_webhooks = (): string =>
  `Webhook`;
export const devplan_apps = (): string =>
  `Aplikasi`;
export const devplan_resets = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Permintaan API dan webhook mulai lagi dari nol pada `, v.time(``), `.`];
export const devplan_credit = (v: { amount: string }): string =>
  `Kredit: ${v.amount}.`;
export const devplan_credit_undone = (): string =>
  `Pembayaran yang sudah dikreditkan dibatalkan di chain.`;
export const devplan_credit_next = (): string =>
  `Kredit ini dipotong dari tagihan koinmu berikutnya.`;
export const devplan_choose_below = (): string =>
  `Pilih salah satu di bawah.`;
export const devplan_active_ends = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Langgananmu aktif. Langganan berakhir pada `, v.time(``), ` dan tidak diperpanjang otomatis.`];
export const devplan_active_renews = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Langgananmu aktif. Langganan diperpanjang pada `, v.time(``), `.`];
export const devplan_attention = (): string =>
  `Langgananmu perlu perhatian.`;
export const devplan_last_failed = (): string =>
  `Pembayaran terakhir gagal.`;
export const devplan_suspended = (): string =>
  `Pembayarannya dikembalikan, disengketakan, atau dibatalkan di chain.`;
export const devplan_expired = (): string =>
  `Langganan sudah kedaluwarsa. Pilih paket untuk melanjutkan.`;
export const devplan_cancelled_plan = (): string =>
  `Langganan sudah dibatalkan. Pilih paket untuk melanjutkan.`;
export const devplan_works_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Semuanya bekerja sampai `, v.time(``), `.`];
export const devplan_stopped_on = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Paketmu berhenti bekerja pada `, v.time(``), `.`];
export const devplan_pay_stripe = (): string =>
  `Bayar di halaman Stripe, dengan kartu ini atau yang lain.`;
export const devplan_stripe_mail = (): string =>
  `Stripe sudah mengirimimu email tentang cara membayar.`;
export const devplan_pay_now = (): string =>
  `Bayar sekarang`;
export const devplan_billing = (): string =>
  `Kelola penagihan`;
export const devplan_billing_text = (): string =>
  `Ubah, batalkan, atau lanjutkan paketmu, atau pakai kartu lain, di halaman Stripe.`;
export const devplan_extend_year = (v: { plan: string }): string =>
  `Perpanjang ${v.plan} setahun`;
export const devplan_extend_month = (v: { plan: string }): string =>
  `Perpanjang ${v.plan} sebulan`;
export const devplan_of_unlimited = (v: { used: number }): string =>
  `${number(v.used)} dari tanpa batas`;
export const devplan_none_without = (): string =>
  `Tidak ada tanpa paket`;
export const devplan_used_of = (v: { used: number; limit: number }): string =>
  `${number(v.used)} dari ${number(v.limit)}`;
export const devplan_used_up = (): string =>
  `Habis terpakai.`;
export const devplan_used_most = (): string =>
  `80% atau lebih terpakai.`;
export const devplan_invoice = (): string =>
  `Tagihan`;
export const devplan_invoice_lead = (v: { coin: string }): string =>
  `Bayar dengan dompet ${v.coin} milikmu. Jumlah dan alamatnya hanya untuk tagihan ini.`;
export const devplan_invoice_sign_in = (): string =>
  `Masuk untuk melihat tagihanmu`;
export const devplan_invoice_purpose = (): string =>
  `Hanya anggota pemiliknya yang bisa melihat tagihan.`;
export const devplan_invoice_panel = (): string =>
  `Tagihan`;
export const devplan_invoice_failed = (): string =>
  `Tagihan tidak bisa dimuat`;
export const devplan_invoice_kept = (): string =>
  `Tidak ada pembayaranmu yang hilang. Alamat dan jumlahnya tidak berubah.`;
export const devplan_invoice_year = (v: { plan: string }): string =>
  `${v.plan}, satu tahun`;
export const devplan_invoice_month = (v: { plan: string }): string =>
  `${v.plan}, satu bulan`;
export const devplan_stale = (): string =>
  `Tidak ada koneksi. Ini status terakhir yang diketahui.`;
export const devplan_back = (): string =>
  `Kembali ke paket`;
export const devplan_qr = (v: { amount: string }): string =>
  `Kode QR alamat dan jumlah: ${v.amount}`;
export const devplan_amount = (): string =>
  `Jumlah`;
export const devplan_left = <T>(v: { left: (text: string) => T }): Rich<T> =>
  [`Sisa waktu: `, v.left(``)];
export const devplan_left_label = (): string =>
  `Sisa waktu`;
export const devplan_left_until = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Sampai `, v.time(``), `. Harga berlaku sampai saat itu.`];
export const devplan_list_price = (): string =>
  `Harga daftar`;
export const devplan_discount = (): string =>
  `Diskon`;
export const devplan_percent = (v: { percent: string }): string =>
  `${v.percent}%`;
export const devplan_your_credit = (): string =>
  `Kreditmu`;
export const devplan_to_pay = (): string =>
  `Harus dibayar`;
export const devplan_confirmations = (): string =>
  `Konfirmasi`;
export const devplan_late = (): string =>
  `Pembayaranmu kurang atau terlambat. Setelah terkonfirmasi, pembayaran itu disimpan sebagai kredit dan dipotong dari tagihanmu berikutnya.`;
export const devplan_unpaid = (): string =>
  `Tidak ada pembayaran yang tiba tepat waktu. Jangan membayar ke alamat ini lagi; pilih paketnya sekali lagi.`;
export const devplan_dropped_out = (): string =>
  `Jaringan membuang atau membatalkan pembayaranmu. Jangan membayar ke alamat ini lagi; pilih paketnya sekali lagi. Jika pembayaran itu akhirnya terkonfirmasi, ia disimpan sebagai kredit.`;
export const devplan_kept = (v: { amount: string }): string =>
  `${v.amount} kelebihan atau terlambat: disimpan sebagai kredit dan dipotong dari tagihanmu berikutnya.`;
export const devplan_kept_card = (): string =>
  `Paketmu sudah dibayar dengan kartu, jadi pembayaran ini disimpan sebagai kredit.`;
export const devplan_paid = (): string =>
  `Paketmu sudah dibayar.`;
export const devplan_paid_title = (): string =>
  `Dibayar dan terkonfirmasi`;
export const devplan_dropped = (): string =>
  `Pembayaran dibuang`;
export const devplan_dropped_text = (): string =>
  `Jaringan tidak lagi menyimpan pembayaranmu, dan tidak ada blok yang memuatnya. Minta dompetmu mengirimnya lagi. Jika tidak muncul kembali dalam dua jam, tagihan ini berakhir, dan apa pun yang tiba setelahnya disimpan sebagai kredit.`;
export const devplan_received = (): string =>
  `Pembayaran diterima`;
export const devplan_received_text = (v: { count: string; needed: string }): string =>
  `Menunggu chain: ${v.count} dari ${v.needed} konfirmasi.`;
export const devplan_confirmed_of = (v: { count: string; needed: string }): string =>
  `${v.count} dari ${v.needed}`;
export const devplan_too_late = (): string =>
  `Terlambat dibayar`;
export const devplan_over = (): string =>
  `Kedaluwarsa`;
export const devplan_underpaid = (): string =>
  `Kurang bayar`;
export const devplan_underpaid_text = (v: { received: string; missing: string }): string =>
  `Diterima ${v.received}, kurang ${v.missing}. Bayar sisanya ke alamat yang sama sebelum waktu habis.`;
export const devplan_undone = (): string =>
  `Pembayaran dibatalkan`;
export const devplan_undone_text = (): string =>
  `Pembayaranmu dibatalkan di chain. Bayar lagi ke alamat yang sama sebelum waktu habis.`;
export const devplan_waiting = (): string =>
  `Menunggu pembayaranmu`;
export const devplan_waiting_text = (): string =>
  `Pembayaran muncul di sini dalam satu menit, sebelum terkonfirmasi.`;
export const devplan_ask_sign_in = (): string =>
  `Masuk untuk meminta paket`;
export const devplan_ask_purpose = (): string =>
  `Paket milik seorang anggota.`;
export const devplan_ask_open = (): string =>
  `Kamu sudah punya permintaan terbuka. Untuk mengubahnya, tarik kembali lalu minta lagi.`;
export const devplan_ask = (): string =>
  `Minta paket`;
export const devplan_ask_plan = (): string =>
  `Paket`;
export const devplan_ask_for = (): string =>
  `Selama`;
export const devplan_months = (v: { count: number }): string =>
  `${number(v.count)} bulan`;
export const devplan_ask_coin = (): string =>
  `Koin`;
export const devplan_ask_contact = (): string =>
  `Cara pemilik menghubungimu`;
export const devplan_ask_contact_hint = (): string =>
  `Nama Telegram atau alamat email. Hanya pemilik yang melihatnya.`;
export const devplan_ask_no_contact = (): string =>
  `Sebutkan cara pemilik bisa menghubungimu.`;
export const devplan_ask_send = (): string =>
  `Kirim permintaan`;
export const devplan_ask_sent = (): string =>
  `Permintaan terkirim`;
export const devplan_ask_sent_text = (): string =>
  `Pemilik situs ini akan menghubungimu.`;
export const devplan_ask_price = (v: { month: string; year: string }): string =>
  `Harga daftar: ${v.month} sebulan, ${v.year} setahun. Pemilik memberi tahu kamu apa yang dibayar dan ke mana, lalu memberikan paket setelah pembayarannya tiba.`;
export const devplan_own = (): string =>
  `Permintaanmu`;
export const devplan_own_open = (): string =>
  `Menunggu pemilik`;
export const devplan_own_contact = <T>(v: { contact: (text: string) => T }): Rich<T> =>
  [`Kontak: `, v.contact(``)];
export const devplan_own_granted = <T>(v: { time: (text: string) => T; received: (text: string) => T }): Rich<T> =>
  [`Sampai `, v.time(``), `. Diterima: `, v.received(``)];
export const devplan_own_withdraw = (): string =>
  `Tarik kembali`;
export const devplan_own_withdrawn = (): string =>
  `Permintaan ditarik`;
export const devplan_own_again = (): string =>
  `Kamu bisa meminta lagi.`;
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
  `Bagian ini terutang lagi dan dibayar dengan pembayaran berikutnya. Jika pembayarannya sudah pernah gagal, bagian ini kembali berstatus gagal sampai operator menyelesaikannya.`;
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
export const legal_convenience = (): string =>
  `Terjemahan ini hanya untuk memudahkan pembacaan. Teks yang berlaku adalah teks bahasa Inggris; untuk membacanya, pilih “English” di akhir halaman.`;
export const legal_changed = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`Terakhir diubah `, v.date(``)];
export const legal_privacy_lead = (v: { site: string; community: string }): string =>
  `Apa yang disimpan ${v.site} tentang anggota komunitas ${v.community}, untuk apa, berapa lama, dan siapa yang melihatnya.`;
export const legal_short = (): string =>
  `Singkatnya`;
export const legal_short_public = (): string =>
  `Nama, poin, dan total bersifat publik: semuanya membentuk peringkat. Peringkat tidak menampilkan id Telegram, alamat koin, atau tip satu per satu. Halaman minggu yang sudah ditutup mencantumkan transaksi tip, tanpa anggotanya.`;
export const legal_short_ledger = (): string =>
  `Aktivitasmu tetap tersimpan. Poin dan bagian dihitung dari buku kas yang tidak pernah dihapus, sehingga setiap total bisa diperiksa.`;
export const legal_short_cookies = (): string =>
  `Tanpa iklan, tanpa analitik, tanpa pelacakan. Cookie hanya bila kamu masuk atau memilih bahasa.`;
export const legal_from = (): string =>
  `Dari mana datanya`;
export const legal_from_bot = (v: { bot: string }): string =>
  `Dari ${v.bot}: bot melaporkan yang kamu lakukan dengannya, dan menyebutmu saat seseorang memberimu tip, meskipun kamu tidak pernah memakainya. Dari berkas peristiwa terdahulu, bila operator telah mengimpornya. Darimu, saat kamu masuk di sini.`;
export const legal_from_nameless = (): string =>
  `Dari bot: bot melaporkan yang kamu lakukan dengannya, dan menyebutmu saat seseorang memberimu tip, meskipun kamu tidak pernah memakainya. Dari berkas peristiwa terdahulu, bila operator telah mengimpornya. Darimu, saat kamu masuk di sini.`;
export const legal_from_own_wallet = (): string =>
  `Kunci dan kata-kata dompetmu ada di perambanmu sendiri dan tidak pernah sampai ke situs ini. Situs melihat alamat mana yang dicari dompet itu, dan tidak menyimpan daftarnya.`;
export const legal_from_bot_wallet = (): string =>
  `Yang disimpan bot untuk dirinya sendiri, seperti kunci dompet, tidak pernah sampai ke situs ini.`;
export const legal_operator = (): string =>
  `Operator adalah orang atau organisasi yang menjalankan situs ini.`;
export const legal_kept = (): string =>
  `Yang disimpan`;
export const legal_what_for = (): string =>
  `Untuk apa`;
export const legal_how_long = (): string =>
  `Berapa lama`;
export const legal_who_sees = (): string =>
  `Yang melihat`;
export const legal_account = (): string =>
  `Akun Telegram-mu`;
export const legal_account_what = (): string =>
  `Id Telegram, nama depan dan belakang, username, alamat foto dan profilmu, waktu laporan terbaru tentang semua itu, nomor anggota, kapan kamu pertama kali muncul, dan sejak kapan kamu disembunyikan dari halaman publik, bila demikian.`;
export const legal_account_purpose = (): string =>
  `Untuk membedakan anggota, menunjukkan siapa itu siapa, dan mengenalimu saat masuk.`;
export const legal_account_kept = (): string =>
  `Selama situs ini berjalan; laporan yang lebih baru menggantikan yang lama.`;
export const legal_account_seen = (): string =>
  `Semua orang melihat nama, username, tautan profil, nomor anggota, dan kapan kamu pertama kali muncul, kecuali bila kamu disembunyikan. Id Telegram dan alamat foto: kamu, operator, dan admin.`;
export const legal_picture = (): string =>
  `Gambarmu`;
export const legal_picture_what = (): string =>
  `Gambar akun Telegram-mu, bila Telegram memberikan alamatnya saat kamu masuk, dan kapan kami terakhir mencarinya.`;
export const legal_picture_purpose = (): string =>
  `Untuk menunjukkan kepadamu dan admin, milik siapa akun itu.`;
export const legal_picture_kept = (): string =>
  `Sampai kamu masuk setelah mengubah atau menghapusnya di Telegram, dan paling lama 90 hari setelah terakhir kali kamu masuk. Pembersihan tiap jam menghapusnya.`;
export const legal_picture_seen = (): string =>
  `Kamu, setelah masuk, serta operator dan admin.`;
export const legal_set = (): string =>
  `Yang kamu atur di bot atau dompet`;
export const legal_set_what = (): string =>
  `Nama Twitter/X dan apakah sudah diverifikasi, alamat utama dan alamat staking, masing-masing dengan waktu pengaturannya. Untuk alamat yang kamu buktikan di dompet: teks yang ditandatangani kuncinya, kapan ditandatangani, sampai kapan bagian menunggunya, dan kapan kamu mengonfirmasinya. Kunci dan kata-kata dompet tidak pernah sampai kepada kami, dan kami tidak mencatat alamat mana yang dicarinya.`;
export const legal_set_purpose = (): string =>
  `Semua itu memberi poin satu kali; ke alamat utama bagian dana bisa dibayarkan. Alamat yang kamu buktikan juga menentukan milik siapa suatu pembayaran: pembayaran darinya dihitung sebagai milikmu.`;
export const legal_set_kept = (): string =>
  `Selama situs ini berjalan; yang lebih baru menggantikan yang lama di profilmu.`;
export const legal_set_seen = (): string =>
  `Semua orang melihat nama Twitter/X. Alamat: operator dan admin.`;
export const legal_did = (): string =>
  `Yang kamu lakukan`;
export const legal_did_what = (): string =>
  `Setiap peristiwa yang dilaporkan: jenisnya (akun, profil, alamat, nama Twitter/X, tip, kiriman, /gm, /faucet, konten, perburuan harta, ajakan), kapan terjadi dan kapan diterima, jumlahnya, id transaksi (txid), kepada siapa tip diberikan, dan apa yang diatur.`;
export const legal_did_purpose = (): string =>
  `Untuk menghitung poin dan total, dan membuktikannya.`;
export const legal_for_good = (): string =>
  `Selamanya. Basis data menolak mengubah atau menghapus yang sudah tertulis.`;
export const legal_did_seen = (): string =>
  `Peristiwa satu per satu: kamu, bila peristiwa itu memberimu poin atau membayarmu, serta operator dan admin. Semua orang melihat totalnya.`;
export const legal_points = (): string =>
  `Poin dan minggu`;
export const legal_points_what = (): string =>
  `Berapa yang dihasilkan tiap peristiwa dan menurut aturan mana, berapa yang dipotong batas harian, dan koreksi; jumlah poinmu, seluruhnya dan untuk tiap hari dan minggu, dan banyaknya transaksimu. Log publik menyimpan sidik jari setiap peristiwa dan setiap blokir, dan kami menyimpan angka acak yang membukanya.`;
export const legal_points_purpose = (): string =>
  `Untuk pangkat, peringkat, dan dana mingguan; log itu membuktikan tidak ada yang diubah di dalamnya.`;
export const legal_points_kept = (): string =>
  `Selamanya: yang sudah diperoleh tidak pernah diubah atau dihapus, hanya ditambah. Menghapus datamu menghapus angka yang membuka sidik jarimu.`;
export const legal_points_seen = (): string =>
  `Semua orang melihat total poin dan poin minggu berjalan. Hari dan catatan satu per satu beserta aturannya: kamu, setelah masuk; admin melihat menurut aturan mana poin minggu berjalan diperoleh. Sidik jari tidak memberi tahu apa pun kepada orang asing; angka yang membuka sidik jarimu: kamu, setelah masuk.`;
export const legal_shares = (): string =>
  `Bagian dana mingguan`;
export const legal_shares_what = (): string =>
  `Untuk tiap minggu saat kamu mendapat bagian dana: tempatmu, poinmu, jumlahnya, kapan akunmu mulai sejauh yang kami tahu saat itu, apakah bagian itu terutang, ditahan (dengan alasannya), atau dibayar, kapan, ke alamat mana, dan transaksinya dengan id-nya (txid). Bila operator membayarnya sendiri: siapa yang mencatatnya, keterangannya, dan alasannya bila catatan itu ditarik kembali.`;
export const legal_shares_purpose = (): string =>
  `Untuk membayar tiap bagian satu kali.`;
export const legal_for_good_on_chain = (): string =>
  `Selamanya. Pembayaran juga ada di rantai publik koin, tempat tidak seorang pun bisa menghapusnya.`;
export const legal_shares_seen = (): string =>
  `Semua orang melihat tempat, poin, jumlah, status, transaksi, dan keterangan tiap bagian, dengan namamu, dan bisa mengunduh berkasnya dengan nomor anggotamu sebagai ganti nama. Alamat dan alasan: operator dan admin. Di rantai, transaksi menunjukkan alamat mana yang dibayarnya.`;
export const legal_faucet = (): string =>
  `Klaim faucet`;
export const legal_faucet_what = (): string =>
  `Bila bot komunitas ini punya faucet: waktu, jumlah, alamat, dan hasil tiap klaim, dan transaksinya dengan id-nya (txid).`;
export const legal_faucet_purpose = (): string =>
  `Untuk membayar tiap klaim satu kali, dan tiap orang paling banyak sekali dalam 24 jam.`;
export const legal_faucet_seen = (): string =>
  `Kamu, serta operator dan admin.`;
export const legal_hunts = (): string =>
  `Perburuan harta`;
export const legal_hunts_what = (): string =>
  `Untuk tiap perburuan harta yang kamu ikuti: teka-teki yang kamu capai dan kapan kamu mencapainya, waktu jawaban salahmu yang terakhir, kapan kamu selesai, dan berapa yang selesai sebelum kamu; dan apakah suatu teka-teki meminta orang lain memberimu tip. Jawabanmu tidak disimpan. Untuk tiap hadiah koin yang kamu menangkan: jumlahnya, apakah terutang, dibayar, atau hangus (dengan alasannya), kapan, ke alamat mana, dan transaksinya dengan id-nya (txid).`;
export const legal_hunts_purpose = (): string =>
  `Untuk mengurutkan yang selesai, menemukan pemenang sehingga semua orang bisa memeriksanya, dan membayar tiap hadiah satu kali.`;
export const legal_hunts_kept = (): string =>
  `Selamanya. Waktu jawaban salah hanya sampai kamu memecahkan teka-teki itu atau datamu dihapus. Pembayaran juga ada di rantai publik koin, tempat tidak seorang pun bisa menghapusnya.`;
export const legal_hunts_seen = (): string =>
  `Semua orang melihat berapa anggota yang mencapai tiap teka-teki dan, setelah perburuan berakhir, nomor anggota yang selesai, serta para pemenang dengan hadiah dan transaksinya, dengan nama kecuali bila disembunyikan. Sisanya: kamu, serta operator dan admin. Pemain yang mencapai teka-teki tentangmu melihat namamu.`;
export const legal_signals = (): string =>
  `Yang menonjol dalam tip`;
export const legal_signals_what = (): string =>
  `Untuk tiap minggu, hal yang tidak biasa dalam tip yang kamu kirim atau terima: siapa memberi tip kepada siapa, seberapa sering dan kapan, dan apakah akunnya baru atau memakai alamat yang sama; dan catatan admin tentangnya. Keberatan atas bagian: bagian siapa, siapa yang berkeberatan, mengapa, dan keputusannya.`;
export const legal_signals_purpose = (): string =>
  `Agar admin bisa memeriksanya sebelum dana mingguan dibayarkan. Tidak ada yang terjadi otomatis karenanya.`;
export const legal_signals_kept = (): string =>
  `Selamanya, seperti tip itu sendiri.`;
export const legal_signals_seen = (): string =>
  `Keberatanmu sendiri dan alasan bagianmu ditahan: kamu. Semuanya: operator dan admin.`;
export const legal_content = (): string =>
  `Konten yang kamu kirim`;
export const legal_content_what = (): string =>
  `Tautan, jenis, judul, deskripsi, kapan kamu mengirimnya, apakah itu percobaan kedua, apa yang kamu ubah, apakah kamu menariknya, dan peninjauannya: hasil, poin, dan komentarnya, siapa yang meninjau dan kapan, siapa yang sedang meninjau, dan bentuk tautan serta teks-teks ini untuk pencarian.`;
export const legal_content_purpose = (): string =>
  `Agar admin bisa meninjaunya dan memberi poin.`;
export const legal_content_kept = (): string =>
  `Selama situs ini berjalan, kecuali bila operator menghapusnya. Fakta bahwa kamu mengirimnya tetap di buku kas, dan perubahanmu tetap di log audit.`;
export const legal_content_seen = (): string =>
  `Kamu, serta operator dan admin. Semua orang melihat konten yang disetujui di etalase dan di halaman kreatormu: tautan, jenis, judul, deskripsi, poin, dan kapan dikirim, dengan nama dan pangkatmu, kecuali bila kamu disembunyikan.`;
export const legal_role = (): string =>
  `Peran dan blokir`;
export const legal_role_what = (): string =>
  `Peranmu (anggota, admin, atau pemilik), dan awal, alasan, serta akhir tiap blokir.`;
export const legal_role_purpose = (): string =>
  `Untuk memutuskan apa yang boleh dilakukan tiap orang.`;
export const legal_role_kept = (): string =>
  `Selama situs ini berjalan, atau sampai diubah.`;
export const legal_role_seen = (): string =>
  `Semua orang melihat siapa yang admin. Blokir: operator dan admin. Bot mengetahui apakah kamu diblokir.`;
export const legal_broadcasts = (): string =>
  `Pesan dari bot`;
export const legal_broadcasts_what = (): string =>
  `Apakah kamu mematikan siaran, dan sejak kapan bot tidak bisa menulis kepadamu. Untuk tiap siaran kepadamu: kapan dikirim, apakah sampai, dan nomor yang diberikan Telegram pada pesan itu; untuk siaran itu sendiri: siapa yang memulainya dan kapan, dan, sampai selesai, teksnya dengan nama penulisnya.`;
export const legal_broadcasts_purpose = (): string =>
  `Untuk menulis hanya kepada yang menginginkannya, dan hanya sekali.`;
export const legal_broadcasts_kept = (): string =>
  `Pilihanmu sampai kamu mengubahnya; bahwa bot tidak bisa menulis kepadamu, sampai bot mendengar darimu; siaran mana yang kamu terima, selama situs ini berjalan.`;
export const legal_broadcasts_seen = (): string =>
  `Operator. Admin melihat siapa yang memulai siaran dan berapa orang yang dicapainya. Telegram yang mengantar pesannya.`;
export const legal_met = (): string =>
  `Orang yang ditemui bot`;
export const legal_met_what = (): string =>
  `Bila komunitas ini punya bot sendiri: id Telegram, nama, dan username setiap orang, anggota atau bukan, yang pesan atau tekanan tombolnya dilihat bot, kapan bot terakhir melihatnya, sejak kapan bot boleh menulis kepadamu secara pribadi, dan kapan terakhir bot memberitahumu bahwa ada tip menunggumu. Bot juga melihat siapa yang dibalas atau disebut oleh tip. Pesannya sendiri tidak disimpan.`;
export const legal_met_purpose = (): string =>
  `Untuk menemukan orangnya saat seseorang memberi tip kepada suatu nama atau mencarinya.`;
export const legal_met_kept = (): string =>
  `Selama situs ini berjalan bila kamu anggota; jika tidak, sampai 90 hari setelah bot terakhir menemuimu.`;
export const legal_seen_operator = (): string =>
  `Operator.`;
export const legal_brought = (): string =>
  `Anggota yang kamu bawa`;
export const legal_brought_what = (): string =>
  `Bila komunitas ini punya bot sendiri: kode tautanmu, setelah kamu memintanya; lewat tautan siapa kamu datang, atau siapa yang datang lewat tautanmu, dan kapan.`;
export const legal_brought_purpose = (): string =>
  `Untuk memberi tahu kamu tentang mereka, dan memberi satu kali poin yang ditetapkan operator.`;
export const legal_while_site = (): string =>
  `Selama situs ini berjalan.`;
export const legal_brought_seen = (): string =>
  `Operator. Bot memberi tahu kamu bahwa ada yang datang, tetapi bukan siapa.`;
export const legal_notices = (): string =>
  `Yang diberitahukan bot kepadamu`;
export const legal_notices_what = (): string =>
  `Bila komunitas ini punya bot sendiri: pemberitahuan mana yang kamu mau dan apakah kamu menerima tip; bahasa yang kamu pilih dan yang terakhir disebut Telegram; pertanyaan terakhirnya dan jawabanmu sejauh ini; pesan yang segera dikirimnya kepadamu, dan sesudahnya kapan masing-masing dikirim, apakah sampai, dan nomor yang diberikan Telegram.`;
export const legal_notices_purpose = (): string =>
  `Untuk memberitahumu semuanya satu kali, dalam bahasamu, dan hanya yang ingin kamu dengar.`;
export const legal_notices_kept = (): string =>
  `Pilihanmu sampai kamu mengubahnya; pertanyaan yang terbuka selama satu jam; teks sampai dikirim; sisanya selama 30 hari.`;
export const legal_notices_seen = (): string =>
  `Kamu, di Telegram, yang mengantar pesannya, dan operator.`;
export const legal_plan = (): string =>
  `Paket sebagai pengembang`;
export const legal_plan_what = (): string =>
  `Paket mana yang kamu punya, untuk jangka waktu mana, bagaimana dibayar, kapan mulai, kapan berakhir, dan apakah diperpanjang; berapa permintaan API dan webhook yang kamu pakai tiap bulan, dengan paket dan tanpa paket; pengingat mana tentangnya yang diminta dikirim bot kepadamu, dan apakah sampai. Bila kamu meminta paket lewat kesepakatan: paket, bulan, koin, cara pemilik menghubungimu, kapan kamu memintanya, dan hasilnya, dengan jumlah yang diterima atau alasan penolakannya.`;
export const legal_plan_purpose = (): string =>
  `Untuk memberi akses ke API dalam batas paket.`;
export const legal_plan_kept = (): string =>
  `Selama situs ini berjalan; kontakmu sampai kamu menarik permintaan itu.`;
export const legal_plan_seen = (): string =>
  `Kamu, setelah masuk, dan operator.`;
export const legal_payments = (): string =>
  `Pembayaran paket`;
export const legal_payments_what = (): string =>
  `Dengan kartu: paket, jangka waktu, dan harga yang kamu pilih, kapan kamu memilihnya, alamat halaman pembayaran, serta nomor dan status di Stripe tentang kamu sebagai pelanggan, halaman itu, langganannya, dan pembayaran mana pun yang dikembalikan atau dipersoalkan. Dengan koin: paket, harga, kredit, dan jumlah tiap tagihan, alamat dan waktunya, dan paketmu sebelum dan sesudahnya; transaksi, jumlah, dan blok tiap pembayaran untuknya, dan kapan pertama terlihat; dan tiap catatan kreditmu. Nomor kartumu tidak pernah sampai ke sini.`;
export const legal_payments_purpose = (): string =>
  `Untuk memberikan tiap paket yang dibayar satu kali, dan mengkreditkan kelebihan bayar.`;
export const legal_payments_kept = (): string =>
  `Selama situs ini berjalan; catatan kreditmu tidak pernah diubah. Pembayaran dengan koin juga ada di rantai publik, tempat tidak seorang pun bisa menghapusnya.`;
export const legal_payments_seen = (): string =>
  `Kamu, setelah masuk, dan operator. Stripe mengetahui yang kamu bayar di sana, dan semua orang bisa melihat pembayaran di rantai, tanpa namamu.`;
export const legal_apps = (): string =>
  `Aplikasi yang kamu daftarkan`;
export const legal_apps_what = (): string =>
  `Nama, pengembang atau organisasi, email kontak, jenis, deskripsi, alamat webhook dan callback, dan izin yang kamu minta; rahasia untuk menandatangani webhook-nya, terenkripsi; kapan didaftarkan, siapa yang menyetujuinya dan kapan, mengapa dikembalikan ke sandbox, dan kapan dihapus.`;
export const legal_apps_purpose = (): string =>
  `Untuk memberi tahu anggota siapa yang meminta sesuatu dari mereka dan apa, dan agar admin bisa memutuskannya.`;
export const legal_apps_seen = (): string =>
  `Kamu, serta operator dan admin. Anggota yang dimintai sesuatu oleh aplikasimu melihat namanya dan pengembangnya.`;
export const legal_keys = (): string =>
  `Kunci API`;
export const legal_keys_what = (): string =>
  `Nama, izin, aplikasi, batas, dan waktu tiap kunci yang kamu buat; kuncinya sendiri, terenkripsi, dan hash untuk menemukannya; berapa permintaan yang dibuatnya tiap hari dan, selama satu jam, tiap menit; kapan dan dari jaringan mana (bukan alamat utuh) terakhir dipakai, dan apakah dipakai setelah masa berlakunya. Jawaban atas panggilan yang tidak boleh diulang, dengan id dari programmu untuknya.`;
export const legal_keys_purpose = (): string =>
  `Untuk memberi tiap program akses yang kamu izinkan, menghitung permintaan, dan tidak mengulang apa pun.`;
export const legal_keys_kept = (): string =>
  `Selama situs ini berjalan. Kuncinya sendiri sampai sepuluh menit setelah kamu menghapusnya, dan hash-nya selamanya, agar pemakaiannya ketahuan; jawabannya sehari.`;
export const legal_keys_seen = (): string =>
  `Kamu, setelah masuk; kunci utuh selama seperempat jam setelah masuk. Operator melihat semuanya kecuali kuncinya.`;
export const legal_webhooks = (): string =>
  `Webhook aplikasimu`;
export const legal_webhooks_what = (): string =>
  `Tiap peristiwa yang dikirim ke aplikasimu: isinya, tentang siapa, kapan dan berapa kali dikirim, dan jawaban servermu.`;
export const legal_webhooks_purpose = (): string =>
  `Untuk memberi tahu aplikasi tentang peristiwa, dan menunjukkan pengirimannya kepadamu.`;
export const legal_webhooks_kept = (): string =>
  `30 hari, dan sampai pembersihan tiap jam berikutnya.`;
export const legal_webhooks_seen = (): string =>
  `Kamu dan operator. Server aplikasimu sendiri yang menerima peristiwa itu.`;
export const legal_allowed = (): string =>
  `Yang kamu izinkan kepada aplikasi`;
export const legal_allowed_what = (): string =>
  `Yang kamu izinkan kepada tiap aplikasi, kapan, dan kapan kamu mencabutnya; aplikasi mana yang kamu blokir; dan tiap permintaan izin dari aplikasi: aplikasinya, izinnya, waktunya, dan jawabanmu. Permintaan untuk id yang bukan milik siapa pun juga disimpan.`;
export const legal_allowed_purpose = (): string =>
  `Agar aplikasi hanya mengetahui yang kamu izinkan.`;
export const legal_allowed_kept = (): string =>
  `Selama situs ini berjalan. Dari permintaan, yang terbaru; yang lebih lama 30 hari dan sampai pembersihan tiap jam berikutnya.`;
export const legal_allowed_seen = (): string =>
  `Kamu, di bot dan di “Aplikasi yang kamu izinkan”, dan operator. Aplikasi mengetahui apakah ia boleh.`;
export const legal_asked = (): string =>
  `Yang diminta dan diberitahukan aplikasi kepadamu`;
export const legal_asked_what = (): string =>
  `Untuk tiap pesan yang dikirim bot kepadamu atas nama aplikasi: aplikasinya, pemilik kuncinya, jenis pesan, kapan, dan apakah sampai; teksnya sampai dikirim. Untuk tiap pembayaran yang diminta aplikasi darimu: jumlah, alamat, tujuan, kapan diminta, sampai kapan bisa dibayar, hasilnya, dan transaksi yang membayarnya (txid).`;
export const legal_asked_purpose = (): string =>
  `Untuk mengirim tiap pesan satu kali kepadamu, membatasi seberapa sering aplikasi boleh meminta, dan menemukan pembayarannya.`;
export const legal_asked_kept = (): string =>
  `Pesan: 30 hari setelah dikirim, dan sampai pembersihan tiap jam berikutnya. Permintaan pembayaran: selama situs ini berjalan.`;
export const legal_asked_seen = (): string =>
  `Aplikasi dan pengembangnya melihat miliknya sendiri; operator. Alamat yang dibayar dicari di indeks rantai bila operator telah menyiapkannya (saldo juga: alamat utamamu, untuk aplikasi yang kamu izinkan).`;
export const legal_tips = (): string =>
  `Tip`;
export const legal_tips_what = (): string =>
  `Untuk tiap tip: siapa memberi kepada siapa, jumlahnya, juga dalam dolar bila diberikan demikian, catatannya, obrolan, topik, dan pesan tempatnya, kapan diberikan, sampai kapan bisa dibayar, alamat yang dibayar, hasilnya, dan transaksi yang membayarnya (txid). Untuk pembayaran yang mungkin membayar suatu tip: transaksi, alamat, jumlah, dan bloknya, alamat asalnya, kapan kami menanyakannya kepadamu, dan jawabanmu. Apakah kamu tidak mau tip. Untuk tiap pembayaran dari halaman dompet: alamat asal dan tujuannya, jumlah, biaya, waktu, hasil, dan byte yang ditandatangani.`;
export const legal_tips_purpose = (): string =>
  `Untuk menemukan pembayarannya di rantai, menghitungnya satu kali, dan memberi tahu kalian berdua.`;
export const legal_tips_kept = (): string =>
  `Selama situs ini berjalan; byte-nya sampai enam blok menyusul sesudahnya. Pembayaran juga ada di rantai publik koin, tempat tidak seorang pun bisa menghapusnya.`;
export const legal_tips_seen = (): string =>
  `Kamu dan orang yang kamu beri tip, di bot dan di riwayat dompet; semua orang di grup tempat tip diberikan; operator. Alamatnya dicari di indeks rantai.`;
export const legal_escrows = (): string =>
  `Escrow`;
export const legal_escrows_what = (): string =>
  `Untuk tiap escrow yang disiapkan aplikasi denganmu: pembeli, penjual, dan aplikasinya, jumlah dan tujuannya, kunci publik dan alamat keduanya, kapan masing-masing setuju, berapa yang disetor, alasan dan keputusan sengketa, dan transaksi yang mengakhirinya, dengan tanda tangan dan id-nya (txid).`;
export const legal_escrows_purpose = (): string =>
  `Untuk membuat alamat yang bisa dibelanjakan oleh dua dari tiga kunci, dan transaksi yang mengakhiri escrow.`;
export const legal_escrows_kept = (): string =>
  `Selama situs ini berjalan. Pembayaran juga ada di rantai publik koin. Tidak pernah ada kunci privat di sini.`;
export const legal_escrows_seen = (): string =>
  `Aplikasi dan pengembangnya melihat miliknya sendiri; operator. Pembeli dan penjual melihat syaratnya.`;
export const legal_audit = (): string =>
  `Log audit`;
export const legal_audit_what = (): string =>
  `Yang diubah admin, dan yang kamu ubah sendiri: konten yang menunggu tinjauan, aplikasi, kunci API (juga kapan kunci utuh ditunjukkan kepadamu), permintaan paket, akhir paket, yang kamu izinkan kepada aplikasi dan escrow, jawaban atas upaya masuk dengan id-mu. Id Telegram orangnya, waktu, tindakan, catatan dengan keadaan sebelum dan sesudahnya, dan nomor permintaan.`;
export const legal_audit_purpose = (): string =>
  `Untuk mempertanggungjawabkan tiap perubahan, dan mengetahui bila orang lain membuatnya atas namamu.`;
export const legal_audit_seen = (): string =>
  `Operator dan admin.`;
export const legal_sessions = (): string =>
  `Sesi`;
export const legal_sessions_what = (): string =>
  `Saat kamu masuk: hash dari token acak dalam cookie-mu (di dalam aplikasi Telegram sendiri juga token kedua, berlaku sepuluh menit), kapan sesi dimulai, terakhir dipakai, dan berakhir, dan apakah tautan dari bot yang membukanya. Untuk masuk dengan Telegram juga hash dari data Telegram yang ditandatangani, agar hanya diterima satu kali. Untuk tautan masuk terbaru dari bot: hash-nya, dan kapan berakhir.`;
export const legal_sessions_purpose = (): string =>
  `Agar kamu tetap masuk, dan tidak ada orang lain yang masuk atas namamu.`;
export const legal_sessions_kept = (): string =>
  `Sesi berakhir setelah 24 jam, setelah dua jam tanpa dipakai, atau saat kamu keluar, yang menghapus catatannya. Tautan berlaku lima menit. Catatan sesi yang kedaluwarsa tidak memberi akses dan dihapus dalam beberapa jam.`;
export const legal_logins = (): string =>
  `Masuk sebagai admin`;
export const legal_logins_what = (): string =>
  `Untuk tiap upaya masuk dengan id Telegram di halaman admin: id yang dimasukkan, jaringan asalnya (alamat tanpa bagian terakhirnya), jenis peramban, dua angka yang ditampilkan halaman, waktu, dan hasilnya; dan sampai kapan admin yang memblokir upaya seperti itu selama sehari tidak ditanyai. Log audit mencatat siapa yang menyetujui atau menolaknya, dan kapan.`;
export const legal_logins_purpose = (): string =>
  `Untuk bertanya kepada admin di Telegram, dan menghentikan upaya berulang.`;
export const legal_logins_kept = (): string =>
  `Sehari, dan sampai pembersihan tiap jam berikutnya.`;
export const legal_logins_seen = (): string =>
  `Operator. Admin yang ditanya melihat jaringan, peramban, dan waktunya.`;
export const legal_log = (): string =>
  `Log server`;
export const legal_log_what = (): string =>
  `Untuk tiap permintaan: waktu, metode, dan jalurnya di situs ini (tanpa kata pencarian dan id Telegram), host, alamat jaringan (IP) dan port asalnya, nomornya, status jawabannya, dan berapa lama; bila gagal juga kesalahannya. Isi permintaan, cookie, dan token tidak dicatat.`;
export const legal_log_purpose = (): string =>
  `Untuk menemukan kesalahan dan penyalahgunaan.`;
export const legal_log_kept = (): string =>
  `Program meneruskan log-nya ke mesin tempatnya berjalan dan tidak menghapus apa pun di sana: operator yang memutuskan berapa lama disimpan.`;
export const legal_log_seen = (): string =>
  `Operator. Bila operator memakai layanan yang mengukur lamanya permintaan, layanan itu melihat metode, jenis alamat, nomor, status, dan waktu tiap permintaan, dan tidak apa pun tentang siapa yang membuatnya.`;
export const legal_everybody = (): string =>
  `Yang dilihat semua orang`;
export const legal_everybody_board = (): string =>
  `Peringkat dan panggilan publik di baliknya menampilkan tentang tiap anggota: nomor anggota, nama depan dan belakang atau username, tautan profil, nama Twitter/X dan apakah sudah diverifikasi, apakah anggota itu admin, pangkat bajak laut dan tempat, total poin dan poin minggu berjalan, berapa di antaranya yang dihitung untuk dana, apakah cukup untuk satu bagian dan berapa kurangnya, jumlah dan banyaknya tip yang dikirim dan diterima, total hadiah, dan kapan akunnya mulai.`;
export const legal_everybody_weeks = (): string =>
  `Halaman tiap minggu yang ditutup, panggilan di baliknya, dan berkas-berkasnya menampilkan siapa yang berbagi dana: tempat, nomor anggota, nama, poin minggu itu, jumlah, status, dan transaksi, dan kapan akunnya mulai. Semua itu juga mencantumkan transaksi tip minggu itu, masing-masing dengan jumlah dan poin yang dihasilkannya, tanpa anggota dan waktunya. Di blockchain suatu transaksi menunjukkan alamat dan waktunya, jadi orang yang tahu jumlah tip-mu bisa menemukannya di sana. Transaksi anggota yang disembunyikan tidak dicantumkan.`;
export const legal_everybody_content = (): string =>
  `Pelabuhan kreator menampilkan konten anggota yang disetujui dengan nama dan pangkatnya, dan tiap anggota yang punya username memiliki halaman di sana.`;
export const legal_everybody_hide = (): string =>
  `Kamu bisa menyembunyikan diri dari halaman publik di Dasborku di pelabuhan kreator. Peringkat dan halaman minggu yang ditutup lalu menampilkan tempat dan angkamu tanpa nama dan tautanmu, dan tanpa nomor anggotamu di tempat yang tidak memerlukannya. Tidak seorang pun menemukanmu di sana lewat pencarian, halaman kreatormu ditutup, dan kontenmu keluar dari etalase. Berkas minggu yang ditutup tetap menyimpan nomor anggotamu: hash-nya membuktikan pembagian. Salinan yang dibuat orang lain di luar jangkauan kami.`;
export const legal_everybody_copies = (v: { coin: string }): string =>
  `Mesin pencari dan pihak lain mungkin menyimpan salinan halaman ini. Tip juga ada di blockchain ${v.coin}, yang publik dan tidak bisa diubah di sini.`;
export const legal_browser = (): string =>
  `Di perambanmu`;
export const legal_browser_cookies = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Saat kamu masuk, sebuah cookie, `, v.name(`__Host-deck`), ` (pada instans tanpa https `, v.name(`deck`), `), membuatmu tetap masuk paling lama 24 jam. Skrip tidak bisa membacanya, dan cookie itu hanya dikirim ke situs ini. Bila cara masuk Telegram yang lebih baru dipakai, cookie kedua, `, v.name(`__Host-deck-nonce`), `, mengikatnya ke perambanmu paling lama sepuluh menit. Saat kamu memilih bahasa di bawah halaman, cookie `, v.name(`language`), ` menyimpannya selama setahun. Bila kamu tidak melakukan keduanya, tidak ada cookie.`];
export const legal_browser_storage = <T>(v: { theme: (text: string) => T; name: (text: string) => T; drafts: (text: string) => T; launch: (text: string) => T; telegram: (text: string) => T }): Rich<T> =>
  [`Di penyimpanan peramban, `, v.theme(``), ` menyimpan tema yang kamu pilih: terang, gelap, atau sesuai sistem. Isinya tetap ada sampai kamu menghapusnya dan tidak dikirim ke mana pun. Untuk admin, `, v.name(`admin-auth`), ` menyimpan nama, id, dan alamat gambar untuk halaman admin, sampai keluar atau selama 24 jam. Yang kamu ketik di formulir konten, aplikasi, dan kunci API, dan sebagai admin di tinjauan, pesan, dan alasan, disimpan di `, v.drafts(``), ` sampai kamu mengirimnya, agar tidak hilang saat dimuat ulang: hanya di tab itu, sampai kamu menutupnya atau keluar, dan tidak dikirim ke mana pun. Di dalam Telegram, `, v.launch(``), ` menandai, sampai aplikasinya ditutup, bahwa kamu sudah masuk, dan `, v.telegram(``), ` menunjukkan apakah Telegram terang atau gelap. Bila kamu memasang situs ini sebagai aplikasi, ia menyimpan salinan peringkat publik untuk saat tidak ada koneksi.`];
export const legal_browser_wallet = <T>(v: { wallet: (text: string) => T }): Rich<T> =>
  [`Bila kamu membuat dompet di situs ini, basis data peramban `, v.wallet(``), ` menyimpan kuncinya, dienkripsi dengan frasa sandimu, alamatnya, dan pembayaran yang mungkin belum terkirim. Isinya tetap ada sampai kamu menghapus dompet itu di sana, dan kuncinya tidak dikirim ke mana pun.`];
export const legal_other = (): string =>
  `Layanan lain`;
export const legal_other_none = (): string =>
  `Halaman tidak memuat apa pun dari host lain: huruf, gambar, dan skrip berasal dari situs ini, begitu pula gambarmu, yang diambil situs ini sendiri dari Telegram saat kamu masuk. Hanya tautan yang kamu ikuti yang membawamu ke tempat lain.`;
export const legal_other_telegram = <T>(v: { name: (text: string) => T }): Rich<T> =>
  [`Masuk dengan Telegram, bila situs ini menawarkannya, adalah pengecualian: tombolnya membuka jendela `, v.name(`oauth.telegram.org`), `, yang mengetahui alamat jaringanmu (IP) dan bahwa kamu masuk di sini. Di sana berlaku kebijakan privasi Telegram sendiri.`];
export const legal_other_bot = (v: { bot: string }): string =>
  `${v.bot} bisa meminta dari situs ini nama, pangkat, poin, total, dan blokir anggotanya, untuk menampilkannya di obrolan. Tidak ada yang dijual atau diberikan kepada pihak lain.`;
export const legal_other_nameless = (): string =>
  `Bot bisa meminta dari situs ini nama, pangkat, poin, total, dan blokir anggotanya, untuk menampilkannya di obrolan. Tidak ada yang dijual atau diberikan kepada pihak lain.`;
export const legal_correct = (): string =>
  `Lihat, perbaiki, hapus`;
export const legal_correct_profile = (): string =>
  `Ubah nama, username, atau fotomu di Telegram, dan alamat serta nama Twitter/X-mu di bot: laporan berikutnya menggantikan yang disimpan profilmu di sini. Untuk hal lain, hubungi operator, yang mengerjakannya sendiri. Jangan menulis hal pribadi di obrolan publik: tanyakan di sana siapa yang menjalankan situs ini.`;
export const legal_correct_erase = (): string =>
  `Kamu bisa menanyakan apa yang disimpan tentangmu, dan meminta agar dihapus: id Telegram, nama, username, gambar, tautan foto dan profil, nama Twitter/X dan alamat koin, konten yang kamu kirim, sesi, dan nama, tautan foto, nama Twitter/X, serta alamat dalam laporan terdahulu. Cadangan terdahulu menyimpannya sampai cadangan itu juga dihapus. Poinmu lalu muncul di peringkat sebagai ‘Anggota tanpa nama’, dan bagian yang masih terutang tidak bisa lagi dibayarkan kepadamu. Bila kamu memakai bot lagi, atau seseorang memberimu tip, laporan berikutnya membuka akun baru.`;
export const legal_correct_ledger = (): string =>
  `Buku kas tidak bisa dihapus: peristiwa, poin, minggu, dan bagianmu, pembayaran dengan alamatnya, dan log audit. Semua itu tetap ada di bawah nomor anggotamu, tanpa namamu; log audit mengenali orang dengan id Telegram. Poin yang diberikan karena keliru tidak dihapus: catatan baru mengoreksi yang lama dan menyebutnya.`;
export const legal_terms_lead = (v: { site: string }): string =>
  `Apa itu poin dan dana mingguan ${v.site}, siapa yang berbagi dana, dan apa yang tidak dijanjikan situs ini.`;
export const legal_site = (): string =>
  `Apa situs ini`;
export const legal_site_bot = (v: { community: string; bot: string }): string =>
  `Situs ini adalah peringkat dan buku kas komunitas ${v.community}. Situs ini menghitung dan menampilkan yang dilaporkan ${v.bot}.`;
export const legal_site_nameless = (v: { community: string }): string =>
  `Situs ini adalah peringkat dan buku kas komunitas ${v.community}. Situs ini menghitung dan menampilkan yang dilaporkan bot.`;
export const legal_site_own_wallet = (): string =>
  `Dompetnya adalah program yang berjalan di perambanmu sendiri. Situs ini bukan bank atau bursa: situs ini tidak memegang koin atau kuncimu, tidak bisa memindahkannya, dan tidak bisa mengembalikannya bila kamu kehilangan.`;
export const legal_site_no_wallet = (): string =>
  `Situs ini bukan dompet, bank, atau bursa: situs ini tidak memegang koin atau kuncimu dan tidak bisa memindahkannya.`;
export const legal_site_chain = (v: { coin: string }): string =>
  `Tip adalah transaksi di blockchain ${v.coin}; tidak seorang pun di sini bisa membatalkannya.`;
export const legal_site_operator = (): string =>
  `“Operator” adalah orang atau organisasi yang menjalankan situs ini.`;
export const legal_points_meaning = (): string =>
  `Poin menunjukkan seberapa aktif seorang anggota, menurut aturan dalam panduan di peringkat. Poin bukan uang dan tidak memberi hak atas uang. Poin tidak bisa dibeli, dijual, atau dipindahtangankan, dan tidak seorang pun menjanjikan bahwa poin bernilai atau bahwa aturannya akan tetap sama.`;
export const legal_pool = (): string =>
  `Dana mingguan`;
export const legal_pool_week = (v: { code: string }): string =>
  `Satu minggu berlangsung dari hari Minggu pukul 23:00 UTC sampai hari Minggu berikutnya. Saat ditutup, dananya dalam ${v.code} dibagi satu kali di antara anggota yang memenuhi syarat, sebanding dengan poin minggu itu yang dihitung, sampai satuan terakhir. Bila tidak ada yang memenuhi syarat, tidak ada yang dibagikan.`;
export const legal_pool_rules = <T>(v: { a: (text: string) => T; code: string }): Rich<T> =>
  [`Operator menyediakan dana dan menetapkan aturannya: besarnya, siapa yang berbagi, dan poin mana yang dihitung. `, v.a(`Aturan dana`), ` menyatakannya. Seperangkat aturan berlaku sejak awal suatu minggu; tanpanya besarnya bisa berubah sampai minggu ditutup, bahkan menjadi nol. Ini ucapan terima kasih, bukan upah: tidak seorang pun menjanjikan dana minggu depan, atau nilai `, `${v.code}`, `.`];
export const legal_pool_paid = (): string =>
  `Bagian terutang sampai dibayar. Bagian dibayarkan ke alamat utama yang kamu atur di bot; tanpa alamat, bagian itu menunggumu.`;
export const legal_pool_paid_wallet = (): string =>
  `Bagian terutang sampai dibayar. Bagian dibayarkan ke alamat utama yang kamu atur di bot atau dompet; tanpa alamat, bagian itu menunggumu.`;
export const legal_sharers = (): string =>
  `Siapa yang berbagi`;
export const legal_sharers_text = (): string =>
  `Setiap anggota dengan poin cukup dalam minggu itu yang tidak diblokir saat minggu itu berakhir. Aturan dana menyatakan berapa yang cukup, dan sejauh mana dihitung. Aktivitas yang dilaporkan setelah suatu minggu ditutup dihitung untuk minggu berjalan.`;
export const legal_content_terms = (): string =>
  `Kirim hanya yang berhak kamu terbitkan. Admin memutuskan apakah konten itu mendapat poin dan berapa, dalam rentang untuk jenisnya. Penulisnya tetap pemiliknya.`;
export const legal_corrections = (): string =>
  `Koreksi dan blokir`;
export const legal_corrections_points = (): string =>
  `Operator boleh menarik kembali poin yang diberikan karena keliru atau diperoleh dengan tipu daya. Koreksi adalah catatan baru yang menyebut catatan lama; tidak ada yang ditulis ulang, dan total tidak pernah turun di bawah nol. Minggu yang ditutup tetap memiliki bagiannya; koreksinya dihitung untuk minggu berjalan.`;
export const legal_corrections_bans = (): string =>
  `Admin boleh memblokir anggota yang mengumpulkan poin dengan akun palsu, tip berputar, atau konten orang lain, atau yang merugikan komunitas. Selama diblokir, anggota tidak bisa masuk atau memperoleh apa pun; minggu yang berakhir selama itu tidak membayarnya apa pun.`;
export const legal_wrong = (): string =>
  `Bila ada yang salah`;
export const legal_wrong_text = (): string =>
  `Situs ini disediakan sebagaimana adanya, tanpa jaminan. Situs ini bisa terlambat, salah, atau tidak tersedia. Bila berbeda dari blockchain, untuk pembayaran blockchain yang benar. Jumlah dalam dolar AS adalah perkiraan. Tidak ada di sini yang merupakan saran untuk membeli atau menjual apa pun, dan tidak ada di sini yang membatasi hak yang diberikan hukum kepadamu.`;
export const legal_wrong_tell = (): string =>
  `Beri tahu operator yang kamu temukan:`;
export const legal_change = (): string =>
  `Bila ketentuan ini berubah`;
export const legal_change_text = (): string =>
  `Ketentuan baru muncul di sini dengan tanggal baru. Minggu yang sudah ditutup tidak dibagi lagi.`;
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
export const rules_news_title = (v: { start: string }): string =>
  `Aturan baru dana mingguan mulai ${v.start}`;
export const rules_news_same = (v: { name: string }): string =>
  `Namanya ${v.name}; tidak ada aturan yang berubah.`;
export const rules_news_all = (v: { url: string }): string =>
  `Semua aturan: ${v.url}`;
export const monitor_title = (): string =>
  `Monitor sistem`;
export const monitor_lead = (): string =>
  `Apakah dana mingguan berjalan semestinya?`;
export const monitor_unavailable = (): string =>
  `Monitor tidak tersedia`;
export const monitor_unavailable_text = (): string =>
  `Tidak bisa terhubung ke layanan monitor`;
export const monitor_retry_connection = (): string =>
  `Sambungkan lagi`;
export const monitor_failed = (): string =>
  `Gagal dimuat`;
export const monitor_status = (): string =>
  `Status`;
export const monitor_services = (): string =>
  `Layanan`;
export const monitor_system_health = (): string =>
  `Kesehatan sistem`;
export const monitor_healthy = (): string =>
  `Sehat`;
export const monitor_unhealthy = (): string =>
  `Bermasalah`;
export const monitor_rewards_system = (): string =>
  `Dana mingguan`;
export const monitor_enabled = (): string =>
  `Aktif`;
export const monitor_disabled = (): string =>
  `Nonaktif`;
export const monitor_configured = (): string =>
  `Diatur`;
export const monitor_not_configured = (): string =>
  `Belum diatur`;
export const monitor_database = (): string =>
  `Basis data`;
export const monitor_snapshots = (): string =>
  `Penutupan`;
export const monitor_distributions = (): string =>
  `Pembagian`;
export const monitor_last_days = (): string =>
  `7 hari terakhir`;
export const monitor_scheduler = (): string =>
  `Penjadwal`;
export const monitor_recent_entries = (): string =>
  `Entri terbaru`;
export const monitor_snapshot_when = (): string =>
  `Minggu 23:00 UTC`;
export const monitor_distribution_when = (): string =>
  `Senin 00:00 UTC`;
export const monitor_until = <T>(v: { left: string; date: (text: string) => T }): Rich<T> =>
  [`dalam `, `${v.left}`, `, `, v.date(``)];
export const monitor_until_now = <T>(v: { date: (text: string) => T }): Rich<T> =>
  [`sekarang, `, v.date(``)];
export const monitor_configuration = (): string =>
  `Konfigurasi`;
export const monitor_weekly_pool = (): string =>
  `Dana mingguan`;
export const monitor_weekly_pool_estimate = (): string =>
  `Dana mingguan (perkiraan)`;
export const monitor_min_threshold = (): string =>
  `Ambang minimal`;
export const monitor_system_enabled = (): string =>
  `Sistem aktif`;
export const monitor_yes = (): string =>
  `Ya`;
export const monitor_no = (): string =>
  `Tidak`;
export const monitor_unknown = (): string =>
  `Tidak diketahui`;
export const monitor_pts_range = (v: { range: string }): string =>
  `${v.range} poin`;
export const monitor_percent = (v: { percent: string }): string =>
  `${v.percent}%`;
export const monitor_health = (): string =>
  `Kesehatan terukur`;
export const monitor_health_hint = (): string =>
  `Diukur di setiap bagian, bukan dikira-kira.`;
export const monitor_ok = (): string =>
  `OK`;
export const monitor_warning = (): string =>
  `Peringatan`;
export const monitor_failing = (): string =>
  `Bermasalah`;
export const monitor_off = (): string =>
  `Mati`;
export const monitor_waiting = (): string =>
  `Menunggu`;
export const monitor_job_failed = (): string =>
  `Gagal`;
export const monitor_job_late = (): string =>
  `Terlambat`;
export const monitor_board = (): string =>
  `Peringkat`;
export const monitor_board_loading = (): string =>
  `sedang dimuat; halamannya menyusul sebentar lagi`;
export const monitor_board_loaded = (): string =>
  `dimuat`;
export const monitor_jobs = (): string =>
  `Tugas`;
export const monitor_no_database = (): string =>
  `tidak diketahui selama basis data tidak terjangkau`;
export const monitor_clock = (): string =>
  `Jam`;
export const monitor_clock_trusted = (): string =>
  `tepercaya`;
export const monitor_clock_doubted = (v: { problem: string }): string =>
  `minggu menunggu: ${v.problem}`;
export const monitor_updates = (): string =>
  `Pesan untuk bot`;
export const monitor_blocks = (): string =>
  `Blok`;
export const monitor_price = (): string =>
  `Harga`;
export const monitor_backup = (): string =>
  `Cadangan terbaru`;
export const monitor_witnesses = (): string =>
  `Saksi log`;
export const monitor_job_never = (): string =>
  `belum berjalan`;
export const monitor_job_ran = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`terakhir berjalan `, v.run(``)];
export const monitor_job_took = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`terakhir berjalan `, v.run(``), `, selama `, `${v.took}`];
export const monitor_job_ran_never = <T>(v: { run: (text: string) => T }): Rich<T> =>
  [`terakhir berjalan `, v.run(``), `; belum pernah berhasil`];
export const monitor_job_took_never = <T>(v: { run: (text: string) => T; took: string }): Rich<T> =>
  [`terakhir berjalan `, v.run(``), `, selama `, `${v.took}`, `; belum pernah berhasil`];
export const monitor_job_ran_success = <T>(v: { run: (text: string) => T; success: (text: string) => T }): Rich<T> =>
  [`terakhir berjalan `, v.run(``), `; terakhir berhasil `, v.success(``)];
export const monitor_job_took_success = <T>(v: { run: (text: string) => T; took: string; success: (text: string) => T }): Rich<T> =>
  [`terakhir berjalan `, v.run(``), `, selama `, `${v.took}`, `; terakhir berhasil `, v.success(``)];
export const monitor_ms = (v: { time: string }): string =>
  `${v.time} ms`;
export const monitor_s = (v: { time: string }): string =>
  `${v.time} dtk`;
export const monitor_wallet_off = (): string =>
  `dompet belum diatur; bagian tetap terutang`;
export const monitor_wallet_stopped = (): string =>
  `pembayaran dihentikan: dompet menunjukkan pembayaran yang tidak ada di pembukuan, dan operator harus memeriksanya`;
export const monitor_wallet_silent = (): string =>
  `belum menjawab`;
export const monitor_no_answer = (): string =>
  `tidak menjawab`;
export const monitor_wallet_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`di blok `, `${number(v.height)}`, `, dibuat `, v.time(``)];
export const monitor_wallet_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`di blok `, `${number(v.height)}`, `, dibuat `, v.time(``), `; cukup untuk yang harus dibayar`];
export const monitor_wallet_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`di blok `, `${number(v.height)}`, `, dibuat `, v.time(``), `; isinya kurang dari yang harus dibayar`];
export const monitor_wallet_syncing = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`mengejar rantai, di blok `, `${number(v.height)}`, `, dibuat `, v.time(``)];
export const monitor_wallet_syncing_covers = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`mengejar rantai, di blok `, `${number(v.height)}`, `, dibuat `, v.time(``), `; cukup untuk yang harus dibayar`];
export const monitor_wallet_syncing_short = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`mengejar rantai, di blok `, `${number(v.height)}`, `, dibuat `, v.time(``), `; isinya kurang dari yang harus dibayar`];
export const monitor_balance = <T>(v: { balance: (text: string) => T; owed: (text: string) => T }): Rich<T> =>
  [`Saldo `, v.balance(``), `, terutang `, v.owed(``)];
export const monitor_balance_unknown = <T>(v: { owed: (text: string) => T }): Rich<T> =>
  [`Saldo tidak diketahui, terutang `, v.owed(``)];
export const monitor_chain_off = (): string =>
  `tidak ada rantai yang diikuti; pembayaran tidak dipantau`;
export const monitor_chain_halted = (): string =>
  `dihentikan setelah reorganisasi yang dalam: tidak ada yang dibayar sampai operator memeriksanya`;
export const monitor_chain_unread = (): string =>
  `belum dibaca`;
export const monitor_chain_at = <T>(v: { height: number; time: (text: string) => T }): Rich<T> =>
  [`di blok `, `${number(v.height)}`, `, terakhir dibaca utuh `, v.time(``)];
export const monitor_chain_at_never = (v: { height: number }): string =>
  `di blok ${number(v.height)}, belum pernah dibaca utuh`;
export const monitor_chain_behind = <T>(v: { height: number; source: number; time: (text: string) => T }): Rich<T> =>
  [`tertinggal: blok `, `${number(v.height)}`, ` dari `, `${number(v.source)}`, `, terakhir dibaca utuh `, v.time(``)];
export const monitor_chain_behind_never = (v: { height: number; source: number }): string =>
  `tertinggal: blok ${number(v.height)} dari ${number(v.source)}, belum pernah dibaca utuh`;
export const monitor_price_off = (): string =>
  `harga belum diatur; situs tidak menampilkan jumlah dolar`;
export const monitor_price_received = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`diterima `, v.time(``)];
export const monitor_price_too_old = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`diterima `, v.time(``), `; terlalu lama, jadi situs tidak menampilkan jumlah dolar`];
export const monitor_price_fixed = (): string =>
  `ditetapkan operator`;
export const monitor_price_none = (): string =>
  `belum diterima`;
export const monitor_pool_no_wallet = (): string =>
  `sebagian dari saldo dompet, tetapi dompet belum diatur`;
export const monitor_pool_waits = (v: { week: string }): string =>
  `minggu ${v.week} menunggu sampai saldo dompet bisa dibaca`;
export const monitor_pool_unread = (v: { week: string }): string =>
  `saldo untuk minggu ${v.week} tidak bisa dibaca, dan dihitung 0`;
export const monitor_pool_read = (v: { week: string }): string =>
  `saldo untuk minggu ${v.week} sudah dibaca`;
export const monitor_pool_not_yet = (): string =>
  `sebagian dari saldo dompet, yang belum diperlukan minggu mana pun`;
export const monitor_backup_off = (): string =>
  `tidak ada cadangan yang dijadwalkan`;
export const monitor_backup_unknown = (): string =>
  `tidak diketahui`;
export const monitor_backup_none = (): string =>
  `belum ada`;
export const monitor_backup_made = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`dibuat `, v.time(``)];
export const monitor_witness_off = (): string =>
  `saksi belum diatur`;
export const monitor_witness_none = (): string =>
  `belum ada yang ikut menandatangani`;
export const monitor_witness_cosigned = <T>(v: { names: string; size: number; time: (text: string) => T }): Rich<T> =>
  [`${v.names}`, ` ikut menandatangani `, `${number(v.size)}`, ` daun `, v.time(``)];
export const monitor_updates_webhook = (): string =>
  `tidak sampai: sebuah webhook mengirimnya ke tempat lain`;
export const monitor_updates_other_reader = (): string =>
  `tidak semua sampai: program lain membacanya dengan token yang sama`;
export const monitor_updates_off = (): string =>
  `tidak diambil dari Telegram`;
export const monitor_updates_ok = (): string =>
  `dibaca dari Telegram`;
export const monitor_database_read_only = (): string =>
  `tidak menerima perubahan`;
export const monitor_database_full = (): string =>
  `ruangnya habis: tidak ada yang bisa disimpan`;
export const monitor_database_busy = (): string =>
  `terlalu sibuk`;
export const monitor_database_checking = (): string =>
  `totalnya sedang diperiksa; perubahan menunggu sebentar`;
export const monitor_database_answers = (v: { time: string }): string =>
  `menjawab dalam ${v.time}`;
export const monitor_job_snapshot = (): string =>
  `Penutupan mingguan`;
export const monitor_job_distribution = (): string =>
  `Pembagian mingguan`;
export const monitor_job_broadcast = (): string =>
  `Siaran`;
export const monitor_job_invoices = (): string =>
  `Pembayaran paket`;
export const monitor_job_plan_notices = (): string =>
  `Pengingat paket`;
export const monitor_job_webhooks = (): string =>
  `Webhook`;
export const monitor_job_app_messages = (): string =>
  `Pesan aplikasi`;
export const monitor_job_chain = (): string =>
  `Rantai`;
export const monitor_job_payment_requests = (): string =>
  `Permintaan pembayaran`;
export const monitor_job_tips = (): string =>
  `Tip`;
export const monitor_job_escrows = (): string =>
  `Escrow`;
export const monitor_job_price = (): string =>
  `Harga koin`;
export const monitor_job_log = (): string =>
  `Log publik`;
export const monitor_job_uptime = (): string =>
  `Catatan ketersediaan`;
export const monitor_job_alerts = (): string =>
  `Peringatan untuk pemilik`;
export const monitor_job_backup = (): string =>
  `Cadangan`;
export const monitor_job_clean_up = (): string =>
  `Pembersihan`;
export const monitor_uptime = (): string =>
  `Ketersediaan`;
export const monitor_uptime_hint = (): string =>
  `Diukur setiap menit oleh server sendiri; hari memakai UTC. Terganggu dihitung sebagai tersedia. Untuk situs, satu menit tanpa catatan dihitung mati.`;
export const monitor_uptime_failed = (): string =>
  `Catatan ketersediaan gagal dimuat`;
export const monitor_uptime_none = (): string =>
  `Belum ada catatan. Catatan dimulai dalam semenit setelah server menyala, di tempat tugasnya berjalan.`;
export const monitor_by_day = (v: { part: string }): string =>
  `${v.part}: per hari`;
export const monitor_today = (): string =>
  `Hari ini`;
export const monitor_site = (): string =>
  `Situs`;
export const monitor_telegram = (): string =>
  `Telegram`;
export const monitor_payouts = (): string =>
  `Pembayaran`;
export const monitor_chain_index = (): string =>
  `Indeks rantai`;
export const monitor_day_none = (v: { date: string }): string =>
  `${v.date}: tidak ada catatan`;
export const monitor_day_up = (v: { date: string; percent: string; time: string }): string =>
  `${v.date}: tersedia ${v.percent} dari ${v.time}`;
export const monitor_day_down = (v: { date: string; percent: string; time: string; down: string }): string =>
  `${v.date}: tersedia ${v.percent} dari ${v.time}, mati ${v.down}`;
export const monitor_day_degraded = (v: { date: string; percent: string; time: string; degraded: string }): string =>
  `${v.date}: tersedia ${v.percent} dari ${v.time}, terganggu ${v.degraded}`;
export const monitor_day_both = (v: { date: string; percent: string; time: string; down: string; degraded: string }): string =>
  `${v.date}: tersedia ${v.percent} dari ${v.time}, mati ${v.down}, terganggu ${v.degraded}`;
export const monitor_hours = (v: { hours: number }): string =>
  `${number(v.hours)} j`;
export const monitor_minutes = (v: { minutes: number }): string =>
  `${number(v.minutes)} mnt`;
export const monitor_hours_minutes = (v: { hours: number; minutes: number }): string =>
  `${number(v.hours)} j ${number(v.minutes)} mnt`;
export const monitor_activity = (): string =>
  `Aktivitas anggota`;
export const monitor_activity_admins = (): string =>
  `Hanya admin yang bisa melihat aktivitas tiap anggota. Totalnya ada di log di bawah.`;
export const monitor_activity_sign_in = (): string =>
  `Aktivitas tiap anggota hanya untuk admin. Masuk untuk melihatnya.`;
export const monitor_activity_no_sign_in = (): string =>
  `Aktivitas tiap anggota hanya untuk admin, dan fitur masuk belum diatur di situs ini.`;
export const monitor_activity_purpose = (): string =>
  `Untuk melihat aktivitas tiap anggota sebagai admin.`;
export const monitor_activity_failed = (): string =>
  `Aktivitas anggota gagal dimuat`;
export const monitor_search = (): string =>
  `Cari menurut username`;
export const monitor_search_hint = (): string =>
  `Username Telegram`;
export const monitor_showing = (v: { count: number; all: number }): string =>
  `Menampilkan ${number(v.count)} dari ${number(v.all)} anggota`;
export const monitor_total_users = (): string =>
  `Total anggota`;
export const monitor_average = (): string =>
  `Rata-rata poin`;
export const monitor_none_found = (): string =>
  `Tidak ada anggota yang cocok dengan pencarian`;
export const monitor_no_activity = (): string =>
  `Belum ada aktivitas anggota`;
export const monitor_users = (): string =>
  `Anggota`;
export const monitor_show_more = (v: { count: number }): string =>
  `Tampilkan ${number(v.count)} lagi`;
export const monitor_first_of = (v: { count: number; all: number }): string =>
  `Yang tercantum ${number(v.count)} pertama dari ${number(v.all)}. Cari untuk menemukan yang lain.`;
export const monitor_number = (v: { position: number }): string =>
  `Nomor ${number(v.position)}`;
export const monitor_transactions = (v: { count: number }): string =>
  `${number(v.count)} transaksi`;
export const monitor_of_rewards = (v: { percent: string }): string =>
  `${v.percent} dari dana mingguan`;
export const monitor_needs = (v: { points: number }): string =>
  `kurang ${number(v.points)}`;
export const monitor_not_eligible = (): string =>
  `tidak memenuhi syarat`;
export const monitor_hunt_activities = (): string =>
  `Perburuan harta`;
export const monitor_referral_rewards = (): string =>
  `Ajakan`;
export const monitor_other_activities = (): string =>
  `Aktivitas lain`;
export const monitor_tier = (v: { tier: string }): string =>
  `Tingkat ${v.tier}`;
export const monitor_join_bonus = (): string =>
  `Bonus bergabung`;
export const monitor_content_submitted = (): string =>
  `Konten dikirim`;
export const monitor_points = (): string =>
  `Poin aktivitas`;
export const monitor_points_failed = (): string =>
  `Poin aktivitas gagal dimuat`;
export const monitor_setup_points = (): string =>
  `Total poin sekali saja`;
export const monitor_daily_cap = (): string =>
  `Batas harian`;
export const monitor_content_types = (): string =>
  `Jenis konten`;
export const monitor_transaction_points = (): string =>
  `Poin transaksi`;
export const monitor_daily_activities = (): string =>
  `Aktivitas harian`;
export const monitor_content = (): string =>
  `Kiriman konten`;
export const monitor_range = (): string =>
  `Rentang`;
export const monitor_default = (): string =>
  `Biasanya`;
export const monitor_log = (): string =>
  `Log sistem terbaru`;
export const monitor_events_failed = (): string =>
  `Peristiwa server sendiri gagal dimuat`;
export const monitor_auto_refresh = (v: { seconds: number }): string =>
  `Disegarkan tiap ${number(v.seconds)} dtk`;
export const monitor_last_updated = <T>(v: { time: (text: string) => T }): Rich<T> =>
  [`Terakhir diperbarui: `, v.time(``)];
export const monitor_source_system = (): string =>
  `sistem`;
export const monitor_source_rewards = (): string =>
  `dana`;
export const monitor_source_wallet = (): string =>
  `dompet`;
export const monitor_source_scheduler = (): string =>
  `penjadwal`;
export const monitor_source_configuration = (): string =>
  `konfigurasi`;
export const monitor_source_activity = (): string =>
  `aktivitas`;
export const monitor_source_monitor = (): string =>
  `monitor`;
export const monitor_log_healthy = (): string =>
  `Sistem sehat`;
export const monitor_log_unhealthy = (): string =>
  `Sistem bermasalah`;
export const monitor_log_rewards_on = (): string =>
  `Dana mingguan aktif`;
export const monitor_log_rewards_off = (): string =>
  `Dana mingguan nonaktif`;
export const monitor_log_wallet = (): string =>
  `Dompet sudah diatur`;
export const monitor_log_no_wallet = (): string =>
  `Dompet belum diatur`;
export const monitor_log_snapshots = (v: { count: number }): string =>
  `${number(v.count)} penutupan dalam 7 hari terakhir`;
export const monitor_log_distributions = (v: { count: number }): string =>
  `${number(v.count)} pembagian dalam 7 hari terakhir`;
export const monitor_log_pool = (v: { pool: string; threshold: number }): string =>
  `Dana mingguan ${v.pool}, ambang minimal ${number(v.threshold)} poin`;
export const monitor_log_pool_about = (v: { pool: string; part: string; most: string; threshold: number }): string =>
  `Dana mingguan sekitar ${v.pool} (${v.part} % dari koin bebas dompet, paling banyak ${v.most}), ambang minimal ${number(v.threshold)} poin`;
export const monitor_log_pool_unknown = (v: { part: string; most: string; threshold: number }): string =>
  `Dana mingguan belum diketahui (${v.part} % dari koin bebas dompet, paling banyak ${v.most}), ambang minimal ${number(v.threshold)} poin`;
export const monitor_log_active = (v: { users: number; points: number }): string =>
  `${number(v.users)} anggota aktif dengan ${number(v.points)} poin minggu ini`;
export const monitor_log_eligible = (v: { count: number }): string =>
  `${number(v.count)} anggota memenuhi syarat untuk bagian`;
export const monitor_log_failed = (): string =>
  `Data untuk log tidak bisa diambil`;
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
