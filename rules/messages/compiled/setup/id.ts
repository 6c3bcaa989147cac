// Written by `npm run messages` from messages/setup/id.json: change that file instead.
import type { Language } from '../../languages.ts';
import { groupedNumbersIn, type Rich } from '../../numbers.ts';

export const language: Language = 'id';
const number = /* @__PURE__ */ groupedNumbersIn('id');

export const setup_name = (): string =>
  `Menyiapkan Quarterdeck`;
export const setup_steps = (): string =>
  `Langkah`;
export const setup_languages = (): string =>
  `Bahasa`;
export const setup_back = (): string =>
  `Kembali`;
export const setup_community_title = (): string =>
  `Komunitas`;
export const setup_community_intro = (): string =>
  `Nama situs, komunitas, dan koin. Tautan, logo, warna, dan slide bisa kamu tambahkan nanti di berkas komunitas.`;
export const setup_community_kind = (): string =>
  `Komunitas siapa ini?`;
export const setup_community_kind_hint = (): string =>
  `Komunitas lain punya nama dan koin sendiri.`;
export const setup_community_kind_own = (): string =>
  `Komunitas Junkcoin`;
export const setup_community_kind_other = (): string =>
  `Komunitas lain`;
export const setup_community_site = (): string =>
  `Nama situs`;
export const setup_community_site_hint = (): string =>
  `Tampil di atas setiap halaman.`;
export const setup_community_name = (): string =>
  `Nama komunitas`;
export const setup_community_name_hint = (): string =>
  `Biasanya nama koinnya.`;
export const setup_community_contact = (): string =>
  `Tempat anggota menghubungimu`;
export const setup_community_contact_hint = (): string =>
  `Untuk pertanyaan tentang data pribadi atau kesalahan: alamat https atau alamat email.`;
export const setup_community_coin = (): string =>
  `Koin komunitas`;
export const setup_community_coin_hint = (): string =>
  `Chain koin-koin ini sudah dikenal. Chain koin lain bisa dijelaskan nanti di berkas komunitas; sampai saat itu situs menghitung poin dan tidak memindahkan koin.`;
export const setup_community_coin_described = (): string =>
  `Koin lain: aku isi namanya`;
export const setup_community_coin_name = (): string =>
  `Nama koin`;
export const setup_community_coin_name_hint = (): string =>
  `Seperti ditulis lengkap.`;
export const setup_community_coin_code = (): string =>
  `Kode koin`;
export const setup_community_coin_code_hint = (): string =>
  `2 sampai 10 huruf besar dan angka.`;
export const setup_community_coin_symbol = (): string =>
  `Simbol koin`;
export const setup_community_coin_symbol_hint = (): string =>
  `Tampil di depan jumlah.`;
export const setup_community_coin_scheme = (): string =>
  `Skema tautan pembayaran`;
export const setup_community_coin_scheme_hint = (): string =>
  `Bagian sebelum titik dua, seperti pada pearlcoin:ALAMAT.`;
export const setup_database_title = (): string =>
  `Basis data`;
export const setup_database_intro = (): string =>
  `Basis data bawaan tidak perlu disiapkan dan cukup untuk menghitung poin. Untuk membayar koin, pakai PostgreSQL 15 atau lebih baru.`;
export const setup_database_url = (): string =>
  `Alamat PostgreSQL`;
export const setup_database_url_hint = (): string =>
  `Kosongkan untuk basis data bawaan, yang ada di folder data.`;
export const setup_address_title = (): string =>
  `Alamat`;
export const setup_address_intro = (): string =>
  `Anggota membuka situs di alamat https. Proxy seperti Caddy memegang sertifikatnya dan meneruskan permintaan ke mesin ini.`;
export const setup_address_public = (): string =>
  `Alamat publik`;
export const setup_address_public_hint = (): string =>
  `Kosongkan untuk mencoba semuanya dulu di mesin ini; kamu bisa menambahkannya dengan menjalankan penyiapan lagi.`;
export const setup_address_proxy = (): string =>
  `Alamat proxy`;
export const setup_address_proxy_hint = (): string =>
  `Seperti yang dilihat server ini. Tanpa itu, semua pengunjung dihitung sebagai satu.`;
export const setup_bot_title = (): string =>
  `Bot Telegram`;
export const setup_bot_intro = (): string =>
  `Anggota masuk lewat bot, yang juga menulis kepadamu. Buka @BotFather di Telegram, kirim /newbot, lalu salin token yang diberikannya.`;
export const setup_bot_token = (): string =>
  `Token bot`;
export const setup_bot_token_hint = (): string =>
  `Siapa pun yang punya token ini mengendalikan botnya. Token disimpan di berkas pengaturan.`;
export const setup_bot_own = (): string =>
  `Apakah ini bot komunitas?`;
export const setup_bot_own_hint = (): string =>
  `Orang memulainya, menulis /gm, saling memberi tip, dan melihat peringkatnya. Di grup, mode privasinya harus mati: /setprivacy di BotFather.`;
export const setup_bot_own_yes = (): string =>
  `Ya: komunitas tidak punya bot lain`;
export const setup_bot_own_no = (): string =>
  `Tidak: bot lain melapor ke situs ini`;
export const setup_bot_updates = (): string =>
  `Apakah program lain memakai bot ini?`;
export const setup_bot_updates_hint = (): string =>
  `Hanya satu program yang bisa menerima pesan sebuah bot. Situs ini membutuhkannya untuk masuk dengan ID, seperti yang pertama kali dilakukan pemilik.`;
export const setup_bot_updates_poll = (): string =>
  `Tidak, bot ini hanya untuk situs ini`;
export const setup_bot_updates_off = (): string =>
  `Ya: biarkan program itu menerima pesannya`;
export const setup_owner_title = (): string =>
  `Pemilik`;
export const setup_owner_intro = (): string =>
  `Kamu pemiliknya: kamu boleh melakukan semuanya, dan bot melaporkan masalah kepadamu.`;
export const setup_owner_id = (): string =>
  `ID Telegram pemilik`;
export const setup_owner_id_hint = (): string =>
  `Angka, bukan nama.`;
export const setup_owner_nobody_yet = (): string =>
  `Belum ada yang membuka tautannya.`;
export const setup_owner_not_received = (): string =>
  `Pesan bot tidak bisa dibaca: program lain membacanya, webhook terpasang, atau Telegram tidak menjawab.`;
export const setup_owner_open_it = (): string =>
  `Buka tautannya, tekan Mulai di Telegram, lalu tekan tombolnya sekali lagi.`;
export const setup_owner_type_it = (): string =>
  `Isi ID-mu, atau kembali dan katakan bahwa program lain memakai botnya.`;
export const setup_owner_found = (v: { name: string }): string =>
  `${v.name} menekan Mulai. ID-nya sudah terisi di bawah: apakah itu kamu?`;
export const setup_owner_open = <T>(v: { b: (text: string) => T }): Rich<T> =>
  [`Buka tautan ini di perangkat tempat kamu memakai Telegram, lalu tekan `, v.b(`Mulai`), `. Situs lalu mengetahui ID-mu.`];
export const setup_owner_open_bot = (): string =>
  `Buka bot di Telegram`;
export const setup_owner_elsewhere = <T>(v: { address: (text: string) => T }): Rich<T> =>
  [`Di perangkat lain: `, v.address(``)];
export const setup_owner_pressed = (): string =>
  `Aku sudah menekan Mulai`;
export const setup_owner_looking = (): string =>
  `Mencari…`;
export const setup_owner_or_type = (): string =>
  `Atau isi ID-nya sendiri, setelah kamu memulai botnya.`;
export const setup_chain_title = (): string =>
  `Dompet dan chain`;
export const setup_chain_intro = (): string =>
  `Dompet membayar bagian mingguan, hanya dengan PostgreSQL. Tanpa dompet, situs menghitung poin dan membagi dana, dan kamu mencatat sendiri pembayaranmu di portal admin. Semua ini bisa menunggu.`;
export const setup_chain_wallet = (): string =>
  `Alamat dompet (JSON-RPC)`;
export const setup_chain_wallet_hint = (): string =>
  `Beri situs dompet sendiri, dengan isi tidak lebih dari dana beberapa minggu. Dompet tidak membayar minggu yang ditutup oleh impor, kecuali kamu memintanya saat mengimpor. Kosongkan jika tidak ada.`;
export const setup_chain_network = (): string =>
  `Chain dompet`;
export const setup_chain_network_hint = (): string =>
  `Node dompet harus berada di chain ini.`;
export const setup_chain_network_main = (): string =>
  `Chain utama`;
export const setup_chain_network_test = (): string =>
  `Chain uji`;
export const setup_chain_network_regtest = (): string =>
  `Regtest, hanya di mesin ini`;
export const setup_chain_faucet = (): string =>
  `Koin yang diberikan faucet bot kepada tiap anggota per hari`;
export const setup_chain_faucet_hint = (): string =>
  `Anggota yang bergabung setidaknya sehari lalu dan punya alamat mendapatkannya dengan /faucet. Paling banyak seratus klaim dibayar per hari, kecuali FAUCET_DAILY menentukan lain. Kosongkan jika tidak ada faucet.`;
export const setup_chain_faucet_wallet = (): string =>
  `Alamat dompet milik faucet sendiri (JSON-RPC)`;
export const setup_chain_faucet_wallet_hint = (): string =>
  `Jangan pernah dompet dana mingguan: faucet boleh membagikan semua isi dompet ini.`;
export const setup_chain_index = (): string =>
  `Alamat indeks chain`;
export const setup_chain_index_hint = (): string =>
  `Antarmuka REST dari esplora atau electrs. Tip dan halaman dompet membutuhkannya, dan aplikasi membaca saldo lewat sini. Operatornya melihat alamat para anggotamu. Kosongkan jika tidak ada.`;
export const setup_pool_title = (): string =>
  `Dana mingguan`;
export const setup_pool_intro = (): string =>
  `Setiap minggu dana dibagi di antara anggota yang mendapat cukup poin.`;
export const setup_pool_coins = (): string =>
  `Koin dalam dana mingguan`;
export const setup_pool_coins_hint = (): string =>
  `0 jika tidak ada dana.`;
export const setup_pool_points = (): string =>
  `Poin yang dibutuhkan untuk satu bagian`;
export const setup_pool_points_hint = (): string =>
  `Anggota dengan poin lebih sedikit dalam minggu itu tidak mendapat apa-apa.`;
export const setup_backups_title = (): string =>
  `Cadangan`;
export const setup_backups_intro = (): string =>
  `Setiap hari server menulis semua yang tidak bisa dibuat lagi ke dalam satu berkas terenkripsi. Simpan juga salinannya di mesin lain: jika mesin ini hilang, cadangan di dalamnya ikut hilang.`;
export const setup_backups_folder = (): string =>
  `Folder untuk cadangan harian`;
export const setup_backups_folder_hint = (): string =>
  `Folder dibuat jika belum ada. Cadangan terbaru dari masing-masing 7 hari, 4 minggu, dan 6 bulan terakhir disimpan. Ketik none untuk tanpa cadangan.`;
export const setup_code_title = (): string =>
  `Masukkan kode`;
export const setup_code_intro = (): string =>
  `Terminal tempat kamu memulai penyiapan menampilkannya. Kode ini mengizinkan satu peramban.`;
export const setup_code_label = (): string =>
  `Kode`;
export const setup_code_wrong = (): string =>
  `Kode ini tidak berlaku. Masukkan kode terbaru yang ditampilkan terminal: kode berakhir setelah lima kali salah, atau begitu dipakai.`;
export const setup_code_go_on = (): string =>
  `Lanjut`;
export const setup_step_place = (v: { place: number; count: number }): string =>
  `Langkah ${number(v.place)} dari ${number(v.count)}`;
export const setup_step_fails = (): string =>
  `Ini belum berhasil`;
export const setup_step_anyway = (): string =>
  `Tetap pakai: aku perbaiki nanti`;
export const setup_step_try = (): string =>
  `Coba dan lanjut`;
export const setup_step_trying = (): string =>
  `Mencoba…`;
export const setup_step_kept = (): string =>
  `tersimpan – ketik yang baru untuk menggantinya`;
export const setup_step_fixed = (): string =>
  `Ini diatur di lingkungan dan tidak bisa diubah di sini.`;
export const setup_step_remove = (): string =>
  `Ketik none untuk menghapusnya.`;
export const setup_state_ok = (): string =>
  `Berhasil:`;
export const setup_state_warning = (): string =>
  `Catatan:`;
export const setup_state_fault = (): string =>
  `Masalah:`;
export const setup_state_skipped = (): string =>
  `Tidak dicoba:`;
export const setup_summary_title = (): string =>
  `Ringkasan`;
export const setup_summary_intro = <T>(v: { path: (text: string) => T }): Rich<T> =>
  [`Belum ada yang diubah. Pengaturan ditulis ke `, v.path(``), `, yang hanya bisa kamu baca, dan situs dimulai dengannya.`];
export const setup_summary_demo = (): string =>
  `Komunitas demo dihapus dari basis data.`;
export const setup_summary_write = (): string =>
  `Tulis pengaturan dan mulai`;
export const setup_summary_starting = (): string =>
  `Memulai…`;
export const setup_summary_none = (): string =>
  `tidak ada`;
export const setup_summary_secret = (): string =>
  `dirahasiakan`;
export const setup_done_title = (): string =>
  `Pengaturan sudah ditulis`;
export const setup_done_starts = (): string =>
  `Situs dimulai sekarang.`;
export const setup_done_login = (): string =>
  `Buka halaman masuk`;
export const setup_done_no_answer = (): string =>
  `Jika tidak ada yang menjawab, terminal menyebutkan sebabnya.`;
export const setup_next_manual = (v: { url: string; id: string }): string =>
  `Buka ${v.url}, pilih “Isi ID Telegram secara manual”, isi ${v.id}, lalu tekan di Telegram angka yang ditampilkan halaman itu.`;
export const setup_next_domain = (v: { host: string; url: string }): string =>
  `Beri tahu @BotFather domain situs (/setdomain, ${v.host}), buka ${v.url}, lalu masuk dengan Telegram.`;
export const setup_next_nobody = (v: { command: string }): string =>
  `Belum ada yang bisa masuk: untuk masuk dibutuhkan alamat https, atau bot milik situs sendiri. Jalankan ${v.command} lagi untuk menambahkan salah satunya.`;
export const setup_next_policy = (): string =>
  `Tanpa aturan, semua poin dihitung untuk dana, juga poin yang didapat akun-akun satu orang dengan saling memberi tip. Dengan aturan “backed” (di portal, bagian Aturan), poin hanya dihitung sejauh anggota lama memberi tip kepada anggota itu, dan beberapa poin akun baru juga dihitung.`;
export const setup_refused_nothing = (): string =>
  `Tidak ada apa-apa di sini.`;
export const setup_refused_host = (): string =>
  `Buka penyiapan di alamat yang ditampilkan terminal.`;
export const setup_refused_page = (): string =>
  `Formulir ini dikirim dari halaman lain.`;
export const setup_refused_failed = (): string =>
  `Ada yang salah. Kembali dan coba lagi.`;
export const terminal_intro = (v: { path: string; none: string; back: string }): string =>
  `Jawabanmu ditulis ke ${v.path}. Tekan Enter untuk memakai nilai dalam kurung, ketik "${v.none}" untuk menghapusnya, atau "${v.back}" untuk kembali ke pertanyaan sebelumnya. Ctrl-C menghentikan dan menyimpan jawabanmu.`;
export const terminal_first = (): string =>
  `Ini pertanyaan pertama.`;
export const terminal_written = (v: { path: string }): string =>
  `Pengaturan ada di ${v.path}.`;
export const terminal_restart = (): string =>
  `Mulai ulang server: server membaca pengaturannya saat dimulai.`;
export const terminal_start = (): string =>
  `Mulai situs sekarang?`;
export const terminal_yes = (): string =>
  `ya`;
export const terminal_no = (): string =>
  `tidak`;
export const terminal_demo = (): string =>
  `Komunitas demo akan dihapus dari basis data.`;
export const terminal_write = (): string =>
  `Tulis pengaturan ini?`;
export const terminal_left = (): string =>
  `Tidak ada yang ditulis. Lain kali jawabanmu ditawarkan lagi.`;
export const terminal_fixed = (v: { label: string; setting: string }): string =>
  `${v.label}: diatur oleh lingkungan (${v.setting})`;
export const terminal_again = (): string =>
  `Tekan Enter untuk mencoba lagi.`;
export const terminal_anyway = (): string =>
  `Tetap pakai dan perbaiki nanti?`;
export const terminal_example = (v: { example: string }): string =>
  `(misalnya ${v.example})`;
export const terminal_required = (): string =>
  `Ini wajib diisi.`;
export const terminal_keep = (v: { value: string }): string =>
  `Biarkan: ${v.value}`;
export const terminal_kept = (): string =>
  `tersimpan`;
export const terminal_number = (v: { count: number }): string =>
  `Ketik angka dari 1 sampai ${number(v.count)}.`;
export const terminal_link = (): string =>
  `Buka tautan ini di tempat kamu memakai Telegram, lalu tekan Mulai:`;
export const terminal_link_done = (): string =>
  `Tekan Enter jika sudah, atau ketik "tidak" untuk mengisi ID-nya sendiri.`;
export const terminal_looking = (): string =>
  `Mencari…`;
export const terminal_found = (v: { name: string }): string =>
  `${v.name} menekan Mulai.`;
export const terminal_code = (v: { code: string }): string =>
  `Kodenya: ${v.code}`;
export const terminal_code_valid = (v: { minutes: number }): string =>
  `Kode ini mengizinkan satu peramban dan berlaku ${number(v.minutes)} menit.`;
export const terminal_open = (v: { url: string }): string =>
  `Buka ${v.url} dan masukkan kodenya di sana.`;
export const terminal_machine = (): string =>
  `ALAMAT-MESIN-INI`;
export const terminal_elsewhere = (v: { command: string }): string =>
  `Dari mesin lain: ${v.command}, lalu buka alamat itu di sana.`;
export const terminal_plain_http = (v: { url: string; command: string }): string =>
  `Peringatan: ${v.url} adalah http biasa, jadi orang lain di jaringan bisa membaca yang kamu isi. Lebih aman hanya mendengarkan di mesin ini dan memakai ${v.command}.`;
export const terminal_unused = (): string =>
  `Penyiapan tidak dipakai selama setengah jam, jadi diakhiri. Jawabanmu disimpan untuk lain kali.`;
