// Written by `npm run messages` from messages/wallet/id.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, pluralsIn, type Rich } from '../../numbers.ts';

export const language: Language = 'id';
const number = /* @__PURE__ */ groupedNumbersIn('id');
const plural = /* @__PURE__ */ pluralsIn('id');

export const wallet_did_not_open = (): string =>
  `Dompet tidak terbuka`;
export const wallet_try_again = (): string =>
  `Coba lagi`;
export const wallet_silent = (): string =>
  `Server tidak menjawab. Periksa koneksi lalu coba lagi.`;
export const wallet_strange = (): string =>
  `Jawaban itu bukan dari server sendiri. Periksa koneksi lalu coba lagi.`;
export const wallet_back = (): string =>
  `Kembali`;
export const wallet_cancel = (): string =>
  `Batal`;
export const wallet_continue = (): string =>
  `Lanjut`;
export const wallet_done = (): string =>
  `Selesai`;
export const wallet_show = (): string =>
  `Tampilkan`;
export const wallet_to_wallet = (): string =>
  `Ke dompet`;
export const wallet_balance = (): string =>
  `Saldo`;
export const wallet_yours = (): string =>
  `Dompetmu`;
export const wallet_blocked = (): string =>
  `Buka dompet di perambanmu`;
export const wallet_blocked_frame = (): string =>
  `Halaman lain menampilkan halaman ini di dalam bingkai. Dompet perlu jendelanya sendiri, supaya tidak ada yang bisa menutupi apa yang kamu tekan.`;
export const wallet_blocked_telegram = (): string =>
  `Ini peramban milik Telegram. Peramban ini bisa menghapus yang disimpan halaman, termasuk kuncimu, dan orang lain bisa melihat isinya.`;
export const wallet_blocked_insecure = (): string =>
  `Peramban atau koneksi ini tidak punya yang diperlukan kunci: https, enkripsi, dan penyimpanan untuk situs ini.`;
export const wallet_blocked_open = (): string =>
  `Buka di sana`;
export const wallet_blocked_copy = (): string =>
  `Kalau itu kembali ke sini, salin alamat ini ke perambanmu:`;
export const wallet_promise = (): string =>
  `Kuncimu tetap di perangkat ini. Dua belas katamu adalah satu-satunya cadangan.`;
export const wallet_promise_more = (v: { code: string; site: string }): string =>
  `Kunci untuk ${v.code} dibuat di peramban ini dan disimpan di dalamnya, terenkripsi. ${v.site} tidak pernah menerimanya, dan tidak ada yang bisa mengembalikannya kalau kamu kehilangannya.`;
export const wallet_may_delete = (): string =>
  `Peramban ini bisa menghapus yang disimpan halaman ini saat ruangnya habis, atau setelah berminggu-minggu tanpa kunjungan. Tulis kata-katamu: semuanya bisa kembali dengannya.`;
export const wallet_not_reviewed = (): string =>
  `Belum ada pihak di luar proyek ini yang memeriksa dompet ini. Simpan di dalamnya sebanyak yang biasa kamu bawa di saku.`;
export const wallet_coin_unproved = (v: { site: string; code: string }): string =>
  `${v.site} belum membuktikan bahwa koinnya ${v.code}, jadi tidak ada kunci yang dibuat atau dipulihkan. Coba lagi beberapa menit lagi.`;
export const wallet_coin_undescribed = (v: { coin: string }): string =>
  `Situs ini tidak tahu bagaimana alamat ${v.coin} ditulis. Kunci untuknya tidak dibuat di sini.`;
export const wallet_coin_unclear = (): string =>
  `Situs tidak menyebut dengan jelas koin apa yang dipakainya. Muat ulang halaman ini.`;
export const wallet_make = (): string =>
  `Buat dompet baru`;
export const wallet_restore_from = (): string =>
  `Pulihkan dari kata-kata atau kunci pribadi`;
export const wallet_open_backup = (): string =>
  `Buka berkas cadangan`;
export const wallet_only_watch = (): string =>
  `Hanya pantau alamat`;
export const wallet_write_down = (): string =>
  `Tulis kata-kata ini`;
export const wallet_write_down_why = (): string =>
  `Dua belas kata ini adalah dompetmu. Tulis di kertas, dalam urutan ini. Kata-kata ini hanya ditampilkan sekali ini; siapa yang memilikinya, memiliki koinmu.`;
export const wallet_words_in_order = (): string =>
  `Dua belas katamu, berurutan`;
export const wallet_no_photo = (): string =>
  `Jangan difoto, jangan kirim pesan ke diri sendiri: salinan bisa dicuri.`;
export const wallet_written_down = (): string =>
  `Aku sudah menulisnya`;
export const wallet_check_words = (): string =>
  `Periksa kata-katamu`;
export const wallet_type_words = (): string =>
  `Ketik kata-kata ini dari kertasmu.`;
export const wallet_word = (v: { place: string }): string =>
  `Kata ${v.place}`;
export const wallet_words_differ = (): string =>
  `Ini tidak cocok dengan kata-kata yang tadi ditampilkan. Periksa kertasmu.`;
export const wallet_start_over = (): string =>
  `Mulai lagi dengan kata-kata baru`;
export const wallet_make_it = (): string =>
  `Buat dompet`;
export const wallet_choose_passphrase = (): string =>
  `Pilih frasa sandi`;
export const wallet_passphrase_why = (): string =>
  `Kamu akan mengetiknya untuk membayar. Kalau kamu lupa, kata-katamu memulihkan dompet; tidak ada yang bisa menyetel ulang frasa sandi.`;
export const wallet_passphrase = (): string =>
  `Frasa sandi`;
export const wallet_passphrase_hint = (): string =>
  `Frasa ini mengenkripsi dompet di peramban ini. Paling baik beberapa kata yang tidak berkaitan satu sama lain.`;
export const wallet_passphrase_again = (): string =>
  `Frasa sandi sekali lagi`;
export const wallet_suggest = (): string =>
  `Sarankan satu`;
export const wallet_enough = (): string =>
  `Cukup kuat.`;
export const wallet_too_easy = (): string =>
  `Terlalu mudah ditebak.`;
export const wallet_thief_none = (): string =>
  `Pencuri dengan berkas peramban ini dan seribu kartu grafis tidak butuh waktu sama sekali.`;
export const wallet_thief_minutes = (v: { count: number }): string =>
  `Pencuri dengan berkas peramban ini dan seribu kartu grafis butuh sekitar ${number(v.count)} menit.`;
export const wallet_thief_hours = (v: { count: number }): string =>
  `Pencuri dengan berkas peramban ini dan seribu kartu grafis butuh sekitar ${number(v.count)} jam.`;
export const wallet_thief_days = (v: { count: number }): string =>
  `Pencuri dengan berkas peramban ini dan seribu kartu grafis butuh sekitar ${number(v.count)} hari.`;
export const wallet_thief_years = (v: { count: number }): string =>
  `Pencuri dengan berkas peramban ini dan seribu kartu grafis butuh sekitar ${number(v.count)} tahun.`;
export const wallet_thief_centuries = (v: { count: number }): string =>
  `Pencuri dengan berkas peramban ini dan seribu kartu grafis butuh sekitar ${number(v.count)} abad.`;
export const wallet_easy_to_guess = (): string =>
  `Frasa sandi ini terlalu mudah ditebak. Buat lebih panjang, atau pakai yang disarankan.`;
export const wallet_passphrases_differ = (): string =>
  `Kedua frasa sandi tidak sama.`;
export const wallet_none_suggested = (): string =>
  `Tidak ada frasa sandi yang ditemukan. Coba lagi.`;
export const wallet_no_lists = (): string =>
  `Daftar kata yang mudah ditebak tidak bisa dimuat, dan tanpa itu tidak ada frasa sandi yang diterima. Periksa koneksi lalu coba lagi.`;
export const wallet_restore = (): string =>
  `Pulihkan dompet`;
export const wallet_words_or_key = (): string =>
  `Kata-kata atau kunci pribadi`;
export const wallet_words_or_key_hint = (): string =>
  `Dua belas sampai dua puluh empat kata, atau kunci pribadi seperti yang diekspor dompet lain (WIF).`;
export const wallet_looking_for_coins = (): string =>
  `Mencari koinnya …`;
export const wallet_which_address = (): string =>
  `Alamat mana yang menerima mulai sekarang?`;
export const wallet_used_addresses = (v: { count: number }): string =>
  `Alamat terpakai: ${number(v.count)}`;
export const wallet_not_searched_now = (): string =>
  `Chain tidak bisa ditelusuri sekarang, jadi hanya alamat pertama di bawah yang dipakai. Masuk dulu, atau pulihkan lagi nanti, untuk menemukan koin di alamat lain.`;
export const wallet_restore_it = (): string =>
  `Pulihkan dompet`;
export const wallet_too_many_addresses = (v: { count: number }): string =>
  `Lebih dari ${number(v.count)} alamatnya sudah terpakai. Kirim koinnya ke dompet baru dengan program yang membuatnya.`;
export const wallet_words_unknown = (): string =>
  `Sebagian besar tidak ada di antara 2.048 kata dalam daftar. Periksa ejaannya.`;
export const wallet_words_unknown_at = (v: { places: string }): string =>
  `Tidak ada di antara 2.048 kata dalam daftar: nomor ${v.places}. Periksa ejaannya.`;
export const wallet_words_count = (v: { count: number }): string =>
  `${plural(v.count, { other: `Ini ${number(v.count)} kata` })}; dompet punya 12, 15, 18, 21, atau 24.`;
export const wallet_words_checksum = (): string =>
  `Semua kata ada dalam daftar, tetapi checksum-nya salah: salah satunya kata lain, atau urutannya berbeda.`;
export const wallet_key_other_coin = (v: { wanted: string }): string =>
  `Ini kunci pribadi koin lain; dompet ini memakai jaringan “${v.wanted}”.`;
export const wallet_key_other_network = (v: { network: string; wanted: string }): string =>
  `Ini kunci pribadi dari jaringan “${v.network}” koin ini; dompet ini memakai jaringan “${v.wanted}”.`;
export const wallet_key_uncompressed = (): string =>
  `Ini kunci pribadi jenis lama yang tidak terkompresi. Kirim koinnya ke alamat baru dengan dompet yang membuatnya.`;
export const wallet_key_none = (): string =>
  `Ini bukan kunci pribadi.`;
export const wallet_key_long = (): string =>
  `Ini terlalu panjang untuk kunci pribadi.`;
export const wallet_key_mistyped = (): string =>
  `Ini bukan kunci pribadi, atau ada karakter yang salah.`;
export const wallet_watch = (): string =>
  `Pantau alamat`;
export const wallet_address = (): string =>
  `Alamat`;
export const wallet_watch_hint = (): string =>
  `Kamu akan melihat koinnya di sini, tetapi tidak bisa membayar dengannya.`;
export const wallet_watch_it = (): string =>
  `Pantau`;
export const wallet_watching = (): string =>
  `Kamu hanya memantau alamat`;
export const wallet_watched = (): string =>
  `Dipantau`;
export const wallet_watch_no_key = (): string =>
  `Tidak ada kuncinya di peramban ini. Tidak ada apa pun di sini yang membuktikan alamat itu milikmu: sebelum ada yang membayar ke sana, cocokkan huruf demi huruf dengan dompet yang punya kuncinya.`;
export const wallet_watch_swapped = (): string =>
  `Kalau kamu punya dompet di sini dan bukan kamu yang menghapusnya, seseorang menaruh ini sebagai gantinya. Berhenti memantau, lalu pulihkan dompetmu dari kata-katamu.`;
export const wallet_watch_primary = (v: { address: string }): string =>
  `Tip dan bagian sampai kepadamu di ${v.address}, bukan di sini.`;
export const wallet_watch_stop = (): string =>
  `Berhenti memantau`;
export const wallet_only_watches = (): string =>
  `Dompet ini hanya memantau: tidak bisa membayar.`;
export const wallet_address_wrong = (): string =>
  `Ini bukan alamat koin ini, atau ada karakter yang salah.`;
export const wallet_address_other_network = (v: { network: string; wanted: string }): string =>
  `Ini alamat dari jaringan “${v.network}” koin ini; dompet ini memakai jaringan “${v.wanted}”.`;
export const wallet_unlock_yours = (): string =>
  `Buka kunci dompetmu`;
export const wallet_unlock = (): string =>
  `Buka kunci`;
export const wallet_use_passkey = (): string =>
  `Pakai kunci sandiku`;
export const wallet_forgot = (): string =>
  `Aku lupa frasa sandinya`;
export const wallet_forgot_text = (): string =>
  `Tidak ada yang bisa menyetel ulang. Dengan kata-katamu atau kunci pribadimu, kamu bisa menghapus dompet ini di sini dan memulihkannya dengan frasa sandi baru.`;
export const wallet_does_not_open = (): string =>
  `Ini tidak membuka dompet. Tidak ada yang berubah. Kalau kamu yakin dengan frasa sandinya, dompet yang tersimpan sudah diubah: pulihkan dari kata-katamu.`;
export const wallet_altered = (): string =>
  `Dompet yang tersimpan menyebut alamat yang bukan miliknya: seseorang mengubahnya. Pulihkan dari kata-katamu.`;
export const wallet_locked = (): string =>
  `Dompet terkunci.`;
export const wallet_unreadable = (): string =>
  `Dompet ini tidak bisa dibaca`;
export const wallet_unreadable_why = (): string =>
  `Dompet yang tersimpan di peramban ini sudah diubah, atau ditulis versi lama halaman ini. Tidak ada alamat di dalamnya yang bisa dipercaya, jadi tidak ada yang ditampilkan.`;
export const wallet_unreadable_help = (): string =>
  `Koinmu tetap di tempatnya: kata-katamu, kunci pribadimu, atau berkas cadangan dengan frasa sandinya memulihkan dompet. Kalau tidak punya semuanya, biarkan seperti ini dan minta bantuan. Orang jujur tidak akan menanyakan frasa sandimu.`;
export const wallet_other_network = (v: { record: 'here' | 'backup' | 'other'; network: string; wanted: string }): string =>
  `${({ here: `Dompet di peramban ini`, backup: `Cadangan ini`, other: `Dompet ini` })[v.record]} berasal dari jaringan “${v.network}”; situs ini sekarang memakai jaringan “${v.wanted}”.`;
export const wallet_other_coin = (v: { record: 'here' | 'backup' | 'other'; coin: string }): string =>
  `${({ here: `Dompet di peramban ini`, backup: `Cadangan ini`, other: `Dompet ini` })[v.record]} untuk koin lain; situs ini memakai ${v.coin}. Tidak ada yang berubah.`;
export const wallet_of_coin = (v: { record: 'here' | 'backup' | 'other'; whose: string; coin: string }): string =>
  `${({ here: `Dompet di peramban ini`, backup: `Cadangan ini`, other: `Dompet ini` })[v.record]} untuk ${v.whose}; situs ini memakai ${v.coin}. Tidak ada yang berubah.`;
export const wallet_gone = (): string =>
  `Dompetnya sudah tidak ada.`;
export const wallet_lock = (): string =>
  `Kunci`;
export const wallet_send = (): string =>
  `Kirim`;
export const wallet_receive = (): string =>
  `Terima`;
export const wallet_back_up = (): string =>
  `Cadangkan`;
export const wallet_recent = (): string =>
  `Pembayaran terakhir`;
export const wallet_history = (): string =>
  `Riwayat`;
export const wallet_looking = (): string =>
  `Melihat chain …`;
export const wallet_on_its_way = (v: { amount: string }): string =>
  `Dalam perjalanan: ${v.amount}`;
export const wallet_confirmed = (): string =>
  `Terkonfirmasi di chain.`;
export const wallet_usd_about = (v: { usd: string }): string =>
  `sekitar $${v.usd}`;
export const wallet_usd_less = (): string =>
  `kurang dari $0.01`;
export const wallet_coins_usd = (v: { coins: string; usd: string }): string =>
  `${v.coins} (${v.usd})`;
export const wallet_no_chain = (v: { site: string }): string =>
  `${v.site} tidak bisa melihat chain, jadi di sini tidak ada saldo dan tidak ada yang dikirim. Dengan kata-katamu atau kunci pribadimu, dompet lain bisa.`;
export const wallet_more_coins = (v: { amount: string }): string =>
  `Dompet ini punya lebih banyak koin daripada yang didaftar sekaligus. Saldo menghitung semuanya; pembayaran memakai yang terbesar, yang totalnya ${v.amount}.`;
export const wallet_unread = (v: { address: string }): string =>
  `${v.address} punya terlalu banyak pembayaran untuk dibaca di sini, jadi saldo tidak menghitungnya dan tidak ada yang dikirim darinya. Coba lagi nanti. Kalau tetap begitu, beri tahu operator, atau pulihkan dompet ini dari kata-katanya di program lain.`;
export const wallet_unread_payments = (v: { address: string }): string =>
  `${v.address} punya terlalu banyak pembayaran untuk dibaca di sini: tidak ada yang ditampilkan.`;
export const wallet_unsearched = (): string =>
  `Chain tidak bisa ditelusuri saat dompet ini dipulihkan, jadi hanya alamat pertamanya yang dihitung. Untuk menemukan koin di alamat lain, hapus dompet di sini lalu pulihkan dari kata-katanya selagi kamu sudah masuk.`;
export const wallet_no_payments = (): string =>
  `Belum ada apa pun dari dompet ini di chain.`;
export const wallet_no_payments_watched = (): string =>
  `Belum ada apa pun dari alamat ini di chain.`;
export const wallet_newest = (v: { count: number }): string =>
  `Hanya ${number(v.count)} yang terbaru ditampilkan.`;
export const wallet_first_coins = (): string =>
  `Terima koin pertamamu`;
export const wallet_first_coins_text = (): string =>
  `Beri alamat ini kepada orang yang membayarmu. Buka layar ini lagi untuk melihat koinnya.`;
export const wallet_payment = (): string =>
  `Pembayaran`;
export const wallet_coins_received = (): string =>
  `Koin diterima`;
export const wallet_tip_to = (v: { name: string }): string =>
  `Tip untuk ${v.name}`;
export const wallet_tip_from = (v: { name: string }): string =>
  `Tip dari ${v.name}`;
export const wallet_paid_amount = (v: { amount: string }): string =>
  `Dibayar: ${v.amount}`;
export const wallet_received_amount = (v: { amount: string }): string =>
  `Diterima: ${v.amount}`;
export const wallet_row_on_its_way = (): string =>
  `dalam perjalanan`;
export const wallet_confirmations = (v: { count: number }): string =>
  `${plural(v.count, { other: `${number(v.count)} konfirmasi` })}`;
export const wallet_copy = (): string =>
  `Salin alamat`;
export const wallet_copied = (): string =>
  `Disalin.`;
export const wallet_not_copied = (): string =>
  `Menyalin tidak diizinkan di sini. Pilih alamatnya lalu salin.`;
export const wallet_qr = (v: { address: string }): string =>
  `Kode QR ${v.address}`;
export const wallet_spare = (v: { kind: 'key' | 'other'; site: string }): string =>
  `${({ key: `Kuncimu tetap di perangkat ini, terenkripsi. Kunci pribadimu adalah satu-satunya cadangan sampai kamu menyimpan berkas cadangan. ${v.site} tidak punya keduanya.`, other: `Kuncimu tetap di perangkat ini, terenkripsi. Kata-katamu adalah satu-satunya cadangan sampai kamu menyimpan berkas cadangan. ${v.site} tidak punya keduanya.` })[v.kind]}`;
export const wallet_save_backup = (): string =>
  `Simpan berkas cadangan`;
export const wallet_backup_encrypted = (): string =>
  `Berkas ini terenkripsi: bisa dibuka dengan frasa sandi hari ini, di sini atau di peramban lain.`;
export const wallet_this_browser = (): string =>
  `Peramban ini`;
export const wallet_remove_here = (): string =>
  `Hapus dari peramban ini`;
export const wallet_remove_it = (): string =>
  `Hapus dari peramban ini`;
export const wallet_remove = (): string =>
  `Hapus dompet?`;
export const wallet_remove_text = (): string =>
  `Dompet dihapus dari peramban ini untuk selamanya. Tanpa kata-katanya, kunci pribadinya, atau berkas cadangan dengan frasa sandinya, koinnya hilang.`;
export const wallet_remove_confirm = (): string =>
  `Aku punya kata-katanya: hapus`;
export const wallet_keep_it = (): string =>
  `Biarkan`;
export const wallet_its_passphrase = (): string =>
  `Frasa sandinya`;
export const wallet_backup_file = (): string =>
  `Berkas cadangan`;
export const wallet_choose_backup = (): string =>
  `Pilih berkas cadangannya dulu.`;
export const wallet_open_it = (): string =>
  `Buka`;
export const wallet_no_backup = (): string =>
  `Ini bukan berkas cadangan dompet ini, atau sudah diubah, atau dibuat versi lama. Pulihkan dari kata-katamu.`;
export const wallet_show_secrets = (): string =>
  `Tampilkan kata-kata atau kunci pribadi`;
export const wallet_secrets_warning = (): string =>
  `Siapa pun yang melihatnya bisa mengambil koinmu. Orang jujur tidak akan pernah memintanya.`;
export const wallet_show_them = (): string =>
  `Tampilkan`;
export const wallet_secrets = (): string =>
  `Rahasiamu`;
export const wallet_words = (): string =>
  `Kata-kata`;
export const wallet_private_key = (): string =>
  `Kunci pribadi alamatmu`;
export const wallet_add_passkey = (): string =>
  `Tambah kunci sandi`;
export const wallet_passkey_why = (): string =>
  `Sidik jari, wajah, atau kunci keamananmu lalu membuka dompet di peramban ini. Frasa sandi tetap berlaku.`;
export const wallet_add_it = (): string =>
  `Tambahkan`;
export const wallet_passkey_unable = (): string =>
  `Kunci sandi ini tidak bisa membuka dompet. Frasa sandi tetap berlaku.`;
export const wallet_passkey_silent = (): string =>
  `Kunci sandi tidak menjawab. Pakai frasa sandi.`;
export const wallet_passkey_unused = (): string =>
  `Kunci sandi tidak dipakai. Coba lagi, atau pakai frasa sandi.`;
export const wallet_sign_in = (v: { site: string }): string =>
  `Masuk di ${v.site}`;
export const wallet_sign_in_why = (v: { site: string }): string =>
  `Masuk di ${v.site} untuk melihat saldo dan membayar. Kuncinya tetap ada di sini.`;
export const wallet_get_link = (v: { bot: string }): string =>
  `Minta tautan dari ${v.bot}`;
export const wallet_not_signed_in_yet = (): string =>
  `Kamu belum masuk.`;
export const wallet_have_signed_in = (): string =>
  `Aku sudah masuk`;
export const wallet_is_this_you = (): string =>
  `Apakah ini kamu?`;
export const wallet_change_member = (): string =>
  `Ganti akun yang masuk?`;
export const wallet_link_for = (): string =>
  `Tautan ini untuk`;
export const wallet_signed_in_here = (): string =>
  `Masuk di sini sebagai`;
export const wallet_link_warning = (v: { site: string }): string =>
  `Lanjutkan hanya kalau kamu sendiri yang meminta tautan ini dari bot. Kalau orang lain yang mengirimnya, kamu akan memakai akun mereka di ${v.site}.`;
export const wallet_continue_as = (v: { name: string }): string =>
  `Lanjut sebagai ${v.name}`;
export const wallet_not_now = (): string =>
  `Nanti saja`;
export const wallet_stay_as = (v: { name: string }): string =>
  `Tetap sebagai ${v.name}`;
export const wallet_sign_in_lost = (): string =>
  `Peramban ini tidak menyimpan status masuk. Izinkan cookie untuk situs ini dan minta tautan baru dari bot.`;
export const wallet_link_over = (): string =>
  `Tautan ini sudah tidak berlaku`;
export const wallet_not_signed_in = (): string =>
  `Kamu tidak masuk`;
export const wallet_link_once = (): string =>
  `Tautan dari bot berlaku sekali, selama lima menit. Minta yang baru dari bot.`;
export const wallet_continue_without = (): string =>
  `Lanjut tanpa masuk`;
export const wallet_by_link_only = (): string =>
  `Kamu masuk lewat tautan dari bot, yang tidak bisa mengganti alamatmu: tautan bisa jatuh ke tangan orang lain. Masuk sendiri lalu tekan tombolnya lagi.`;
export const wallet_or_send = <T>(v: { bot: string; command: (text: string) => T }): Rich<T> =>
  [`Atau kirim ini ke `, `${v.bot}`, `: `, v.command(``)];
export const wallet_not_reached = (v: { name: string }): string =>
  `${v.name}, tip dan bagian mingguan belum sampai ke dompet ini.`;
export const wallet_held = (v: { time: string }): string =>
  `Tip sudah sampai ke dompet ini. Bagian mingguan mulai ${v.time}, atau begitu kamu mengonfirmasinya di pesan dari bot.`;
export const wallet_use_it = (): string =>
  `Pakai untuk tip dan bagian`;
export const wallet_address_from_now = (): string =>
  `Alamatmu mulai sekarang`;
export const wallet_address_until_now = (): string =>
  `Sampai sekarang`;
export const wallet_address_none = (): string =>
  `tidak ada`;
export const wallet_use_it_how = (): string =>
  `Dompet menandatangani teks pendek yang membuktikan alamat itu milikmu. Tidak ada yang dibayar. Kalau sebelumnya kamu punya alamat lain, bagian mingguan menunggu 24 jam kecuali kamu mengonfirmasi perubahannya di bot.`;
export const wallet_sign_and_use = (): string =>
  `Tanda tangani dan pakai`;
export const wallet_somebody_else = (): string =>
  `Sementara itu orang lain sudah masuk. Muat ulang halaman ini. Tidak ada yang ditandatangani.`;
export const wallet_sign_other = (): string =>
  `Server meminta menandatangani hal lain. Tidak ada yang ditandatangani.`;
export const wallet_to = (): string =>
  `Kepada`;
export const wallet_to_hint = (): string =>
  `Alamat, atau tautan pembayaran.`;
export const wallet_amount = (): string =>
  `Jumlah`;
export const wallet_amount_hint = (): string =>
  `Paling banyak 8 desimal.`;
export const wallet_send_all = (): string =>
  `Kirim semua`;
export const wallet_fee = (): string =>
  `Biaya`;
export const wallet_fee_normal = (): string =>
  `Normal`;
export const wallet_fee_faster = (): string =>
  `Lebih cepat`;
export const wallet_fee_fastest = (): string =>
  `Tercepat`;
export const wallet_fee_usually = (v: { amount: string }): string =>
  `biasanya ${v.amount}`;
export const wallet_total = (): string =>
  `Total`;
export const wallet_review = (): string =>
  `Periksa`;
export const wallet_review_and_pay = (): string =>
  `Periksa dan bayar`;
export const wallet_unconfirmed_coins = (): string =>
  `Sebagian koin ini belum terkonfirmasi. Pembayaran terkonfirmasi setelahnya.`;
export const wallet_pay_now = (v: { amount: string }): string =>
  `Bayar ${v.amount}`;
export const wallet_amount_comma = (): string =>
  `Tulis jumlahnya tanpa koma, supaya ribuan dan desimal jelas.`;
export const wallet_amount_number = (): string =>
  `Tulis jumlahnya sebagai angka dengan paling banyak 8 desimal, misalnya 2.5.`;
export const wallet_smallest = (v: { amount: string }): string =>
  `Pembayaran terkecil adalah ${v.amount}.`;
export const wallet_needs = (v: { needed: string; sum: string }): string =>
  `Ini perlu ${v.needed} termasuk biaya; hanya ${v.sum} yang bisa dibelanjakan sekarang.`;
export const wallet_nothing = (): string =>
  `Tidak ada yang bisa dibelanjakan.`;
export const wallet_scattered = (v: { coins: number; addresses: number }): string =>
  `Saldomu terdiri dari terlalu banyak koin kecil: satu pembayaran bisa memakai ${number(v.coins)} koin, dari ${number(v.addresses)} alamat. Kirim dulu semuanya ke alamatmu sendiri, lalu bayar.`;
export const wallet_too_many_refused = (): string =>
  `Terlalu banyak pembayaran ditolak. Tunggu blok berikutnya, lalu coba lagi.`;
export const wallet_payee_own = (): string =>
  `Ini alamat dompetmu sendiri.`;
export const wallet_payee_new_address = (): string =>
  `Ini pembayaran pertama ke alamat ini dari peramban ini. Cocokkan dengan yang diberikan kepadamu.`;
export const wallet_payee_known = (): string =>
  `Kamu sudah pernah membayar ke alamat ini dari peramban ini.`;
export const wallet_payee_known_of = (v: { name: string }): string =>
  `Kamu sudah pernah membayar ke alamat ini dari peramban ini: waktu itu milik ${v.name}.`;
export const wallet_payee_first = (v: { name: string }): string =>
  `Ini pembayaran pertama kepada ${v.name} dari peramban ini.`;
export const wallet_payee_again = (v: { name: string }): string =>
  `Kamu sudah pernah membayar ${v.name} di alamat ini.`;
export const wallet_payee_moved = (v: { name: string }): string =>
  `Alamat ${v.name} berubah. Dari peramban ini kamu membayar ke alamat lain:`;
export const wallet_payee_impostor = (v: { name: string }): string =>
  `Ini mungkin orang lain: akun lain bernama ${v.name} saat kamu membayarnya, di`;
export const wallet_payee_ask = (): string =>
  `Tanyakan dulu sebelum membayar, dan jangan lewat halaman ini. Pembayaran tidak bisa ditarik kembali.`;
export const wallet_payee_unproved = (v: { name: string; site: string }): string =>
  `${v.name} belum membuktikan alamat ini: hanya ${v.site} yang mengatakan itu miliknya.`;
export const wallet_payee_wrong = (v: { name: string; id: string }): string =>
  `Bukti alamat ini salah: kuncinya tidak menandatangani bahwa alamat ini milik ${v.name} (id Telegram ${v.id}). Tanyakan dulu sebelum membayar.`;
export const wallet_payee_proved = (v: { name: string; id: string }): string =>
  `${v.name} sudah membuktikan alamat ini: kuncinya menandatangani bahwa alamat ini milik id Telegram ${v.id}. Perambanmu sudah memeriksa tanda tangannya.`;
export const wallet_payee_agree = (v: { name: string }): string =>
  `Aku sendiri sudah bertanya kepada ${v.name}, dan alamat ini benar.`;
export const wallet_tip = (): string =>
  `Bayar tip`;
export const wallet_tip_looking = (): string =>
  `Melihat tip dan koinmu …`;
export const wallet_tip_for = (): string =>
  `Untuk`;
export const wallet_tip_note = (): string =>
  `Catatan`;
export const wallet_tip_digits = (): string =>
  `Digit terakhir jumlahnya menandai tip ini.`;
export const wallet_tip_paid = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`Kamu sudah membayarnya: `, v.transaction(``)];
export const wallet_tip_waiting = (): string =>
  `Menunggu penerima mengatur alamat. Bot memberi tahu kapan bisa dibayar.`;
export const wallet_tip_seen = (): string =>
  `Sudah dibayar, dan menunggu blok berikutnya.`;
export const wallet_tip_confirmed = (): string =>
  `Sudah dibayar dan terkonfirmasi.`;
export const wallet_tip_expired = (): string =>
  `Tidak dibayar tepat waktu. Beri tip lagi kalau masih mau.`;
export const wallet_tip_cancelled = (): string =>
  `Dibatalkan.`;
export const wallet_tip_refused = (): string =>
  `Penerima tidak menerima tip.`;
export const wallet_paid = (): string =>
  `Dibayar`;
export const wallet_sent_text = (): string =>
  `Pembayaran dalam perjalanan. Blok berikutnya akan mengonfirmasinya.`;
export const wallet_confirmed_text = (): string =>
  `Pembayaran terkonfirmasi.`;
export const wallet_unknown = (): string =>
  `Belum diketahui`;
export const wallet_unknown_text = (): string =>
  `Jaringan belum mengatakan apakah pembayaran diterima. Dompetmu menampilkan hasilnya dalam sekitar dua menit. Jangan bayar lagi sebelum itu.`;
export const wallet_not_paid = (): string =>
  `Tidak dibayar`;
export const wallet_refused_text = (v: { reason: string }): string =>
  `Jaringan menolaknya: ${v.reason}. Pembayaranmu berikutnya menggantikannya: hanya salah satu yang bisa terjadi.`;
export const wallet_no_reason = (): string =>
  `tanpa alasan`;
export const wallet_transaction = <T>(v: { transaction: (text: string) => T }): Rich<T> =>
  [`Transaksi `, v.transaction(``)];
export const wallet_unsettled = (v: { amount: string; address: string }): string =>
  `Belum diketahui apakah ${v.amount} ke ${v.address} terkirim.`;
export const wallet_unsettled_why = (): string =>
  `Mengirim transaksi yang sama lagi tidak bisa membayar dua kali. Sampai ini jelas, tidak ada hal lain yang bisa dibayar.`;
export const wallet_send_again = (): string =>
  `Kirim lagi transaksi yang sama`;
export const wallet_still_unknown = (): string =>
  `Masih belum diketahui. Mungkin muncul di chain sedikit nanti: lihat lagi dua menit lagi. Jangan bayar dengan cara lain sebelum itu.`;
export const wallet_was_sent = (v: { amount: string; address: string }): string =>
  `${v.amount} ke ${v.address} terkirim.`;
export const wallet_was_refused = (v: { amount: string; address: string; reason: string }): string =>
  `${v.amount} ke ${v.address} tidak terbayar. Jaringan menolaknya: ${v.reason}.`;
export const wallet_made_before = (v: { reason: string }): string =>
  `${v.reason} Tidak ada lagi yang dikirim. Dompetmu mengatakan apa yang terjadi padanya; untuk membayar hal yang sama sekali lagi, tunggu blok berikutnya.`;
export const wallet_not_sent = (v: { reason: string }): string =>
  `${v.reason} Pembayaran ini tidak dikirim.`;
export const wallet_earlier_unsettled = (): string =>
  `Pembayaran sebelumnya belum jelas. Kembali ke dompet dan selesaikan.`;
export const wallet_other_unsettled = (): string =>
  `Pembayaran lain belum jelas. Tidak ada yang dikirim.`;
export const wallet_press_once_more = (v: { earlier: string }): string =>
  `${v.earlier} Kalau mau membayar sekali lagi, tekan sekali lagi.`;
export const wallet_other_tab = (): string =>
  `Tab lain sedang melakukan pembayaran.`;
export const wallet_not_recorded = (): string =>
  `Peramban tidak bisa mencatat pembayaran, jadi tidak ada yang dikirim. Kosongkan sebagian penyimpanan lalu coba lagi.`;
export const wallet_not_noted = (): string =>
  `Peramban tidak bisa mencatat percobaan ini. Kosongkan sebagian penyimpanan lalu coba lagi.`;
export const wallet_signer_stopped = (): string =>
  `Proses penanda tangan berhenti.`;
export const wallet_signer_failed = (): string =>
  `Penandatanganan gagal. Tidak ada yang ditandatangani.`;
export const wallet_no_storage = (): string =>
  `Peramban ini tidak mengizinkan halaman menyimpan apa pun. Keluar dari penjelajahan pribadi, izinkan penyimpanan untuk situs ini, atau pakai peramban lain.`;
export const wallet_unreadable_storage = (): string =>
  `Penyimpanan peramban tidak bisa dibaca. Muat ulang halaman ini.`;
export const wallet_exists = (): string =>
  `Sudah ada dompet di peramban ini, mungkin dibuat di tab lain. Muat ulang halaman ini.`;
export const wallet_storage_full = (): string =>
  `Penyimpanan peramban penuh: tidak ada yang disimpan. Kosongkan sebagian, atau pakai peramban lain.`;
export const wallet_not_saved = (): string =>
  `Peramban tidak bisa menyimpan dompet. Coba lagi, atau pakai peramban lain.`;
