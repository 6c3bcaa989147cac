// Written by `npm run messages` from messages/id.json: change that file instead.
import type { Language } from '../languages.ts';
import { pluralsIn } from '../numbers.ts';
import { markup, numbersIn, type Text } from '../speech.ts';

export const language: Language = 'id';
const number = /* @__PURE__ */ numbersIn('id');
const plural = /* @__PURE__ */ pluralsIn('id');

export const bot_refused = (v: { reason: Text }): string =>
  `Tidak bisa: ${markup(v.reason)}`;
export const bot_failed = (): string =>
  `Itu gagal karena gangguan di pihak kami. Tidak ada yang berubah; coba lagi sebentar lagi.`;
export const bot_unknown_command = (): string =>
  `Aku tidak kenal perintah itu. /help menampilkan yang aku kenal.`;
export const bot_unknown_words = (): string =>
  `Aku hanya mengerti perintah: /help menampilkannya.`;
export const bot_no_account = (): string =>
  `Kamu belum punya akun: /start membuatnya.`;
export const bot_nobody = (): string =>
  `Aku hanya bisa bertindak untuk seseorang: kirim perintah dengan namamu sendiri, bukan sebagai grup atau kanal.`;
export const bot_over = (): string =>
  `Itu sudah berakhir.`;
export const bot_full = (): string =>
  `Aku masih menjawab yang lain di sini. Coba lagi dua menit lagi.`;
export const bot_open_private = (): string =>
  `Itu hanya bisa di chat pribadi kita.`;
export const bot_opened_in_private = (): string =>
  `Dibuka di chat pribadi.`;
export const bot_greeting = (): string =>
  `Ahoy! Ucapkan /gm sekali sehari, lihat siapa yang memimpin dengan /top, dan minta /help. Admin: /settings.`;
export const bot_points = (v: { points: number }): string =>
  `${plural(v.points, { other: `${number(v.points)} poin` })}`;
export const bot_comma = (): string =>
  `, `;
export const bot_time_now = (): string =>
  `sekarang`;
export const bot_time_in = (v: { time: Text }): string =>
  `${markup(v.time)} lagi`;
export const bot_time_moment = (): string =>
  `sesaat`;
export const bot_time_days = (v: { n: number }): string =>
  `${number(v.n)} hari`;
export const bot_time_hours = (v: { n: number }): string =>
  `${number(v.n)} jam`;
export const bot_time_minutes = (v: { n: number }): string =>
  `${number(v.n)} menit`;
export const bot_start_week = (v: { week: Text }): string =>
  `Minggu ${markup(v.week)}: siapa mendapat apa, dan bagaimana dihitung.`;
export const bot_welcome_new = (v: { community: Text }): string =>
  `Selamat datang di ${markup(v.community)}! Akunmu sudah siap.`;
export const bot_welcome_back = (v: { community: Text }): string =>
  `Selamat datang kembali di ${markup(v.community)}.`;
export const bot_welcome_default = (): string =>
  `Ucapkan /gm setiap hari, beri tip dengan /tip di grup, dan dapatkan bagianmu dari dana mingguan. /help menampilkan semua perintah.`;
export const bot_welcome_tips_wait = (v: { count: number }): string =>
  `${plural(v.count, { other: `${number(v.count)} tip menunggumu: buat dompet, atau kirim <code>/address ALAMAT</code> kalau kamu sudah punya.` })}`;
export const bot_gm_first = (): string =>
  `GM! ☀️`;
export const bot_gm_again = (): string =>
  `GM lagi!`;
export const bot_admin_waiting = (v: { count: number }): string =>
  `Kiriman menunggu: ${number(v.count)}`;
export const bot_admin_waiting_since = (v: { count: number; time: Text }): string =>
  `Kiriman menunggu: ${number(v.count)}, yang terlama sudah ${markup(v.time)}`;
export const bot_admin_held = (v: { count: number }): string =>
  `Bagian yang ditahan: ${number(v.count)}`;
export const bot_admin_fine = (): string =>
  `Semua berjalan`;
export const bot_admin_problems = (v: { count: number }): string =>
  `Masalah: ${number(v.count)}`;
export const bot_admin_unpaid = (): string =>
  `Belum ada yang dibayarkan`;
export const bot_admin_paid = (v: { amount: Text; time: Text }): string =>
  `Pembayaran terakhir: ${markup(v.amount)}, ${markup(v.time)} yang lalu`;
export const bot_rank_nobody = (): string =>
  `Bot, kanal, dan admin anonim tidak punya pangkat.`;
export const bot_rank_no_member = (): string =>
  `Orang itu belum jadi anggota. /start membuat akun.`;
export const bot_rank_unknown = (v: { name: Text }): string =>
  `Aku belum kenal @${markup(v.name)}. Balas salah satu pesannya di grup dengan /rank.`;
export const bot_rank_highest = (): string =>
  `Pangkat tertinggi yang ada.`;
export const bot_rank_next = (v: { points: Text; rank: Text }): string =>
  `${markup(v.points)} lagi menuju ${markup(v.rank)}.`;
export const bot_rank_name = (v: { name: Text; rank: Text; place: number }): string =>
  `<b>${markup(v.name)}</b>: ${markup(v.rank)}, peringkat ${number(v.place)}`;
export const bot_rank_points = (v: { all: Text; week: Text }): string =>
  `Total ${markup(v.all)}, minggu ini ${markup(v.week)}.`;
export const bot_rank_tips = (v: { sent: Text; code: Text; received: Text }): string =>
  `Tip diberi: ${markup(v.sent)} ${markup(v.code)}, diterima: ${markup(v.received)} ${markup(v.code)}`;
export const bot_rank_banned_own = (): string =>
  `Diblokir: apa pun yang kamu lakukan tidak menghasilkan poin.`;
export const bot_rank_banned = (): string =>
  `Diblokir: apa pun yang dia lakukan tidak menghasilkan poin.`;
export const bot_top_title = (): string =>
  `<b>Sepuluh besar menurut poin sepanjang masa</b>`;
export const bot_top_nobody = (): string =>
  `Belum ada: dengan /gm kamu jadi yang pertama.`;
export const bot_top_nameless = (): string =>
  `<i>anggota tanpa nama</i>`;
export const bot_earned_next = (v: { time: Text }): string =>
  `Berikutnya ${markup(v.time)}.`;
export const bot_earned_none = (): string =>
  `Tanpa poin`;
export const bot_earned_tomorrow = (v: { time: Text }): string =>
  `Kamu bisa dapat poin baru ${markup(v.time)} (00:00 UTC).`;
export const bot_earned_why_account_created = (v: { points: Text }): string =>
  `${markup(v.points)} untuk akunmu`;
export const bot_earned_why_primary_address_set = (v: { points: Text }): string =>
  `${markup(v.points)} untuk alamatmu`;
export const bot_earned_why_first_tip = (v: { points: Text }): string =>
  `${markup(v.points)} untuk tip pertamamu`;
export const bot_earned_why_first_send = (v: { points: Text }): string =>
  `${markup(v.points)} untuk kiriman pertamamu`;
export const bot_earned_banned = (): string =>
  `akun yang diblokir tidak mendapat apa-apa.`;
export const bot_earned_cooldown = (): string =>
  `ini dihitung sekali dalam 24 jam.`;
export const bot_earned_least_tip = (v: { amount: Text; count: number }): string =>
  `tip di bawah ${markup(v.amount)} ${plural(v.count, { other: `koin` })} tidak menghasilkan poin.`;
export const bot_earned_tip_limit = (v: { tips: number }): string =>
  `jatah ${number(v.tips)} tip berpoin hari ini sudah habis.`;
export const bot_earned_limit = (v: { limit: number }): string =>
  `batas harian ${number(v.limit)} sudah tercapai.`;
export const bot_earned_rest = (v: { points: Text; limit: number }): string =>
  `sisa dari ${markup(v.points)} melewati batas harian ${number(v.limit)}.`;
export const bot_faucet_none = (): string =>
  `Di sini tidak ada faucet. Koin datang dari tip dan dana mingguan.`;
export const bot_faucet_claimed = (v: { amount: Text }): string =>
  `<b>${markup(v.amount)}</b> sedang menuju alamatmu bersama blok berikutnya. Kembali 24 jam lagi untuk dapat lagi.`;
export const bot_faucet_claimed_private = (v: { amount: Text; address: Text }): string =>
  `<b>${markup(v.amount)}</b> sedang menuju <code>${markup(v.address)}</code> bersama blok berikutnya. Kembali 24 jam lagi untuk dapat lagi.`;
export const bot_faucet_paid = (v: { amount: Text; address: Text }): string =>
  `Faucet sudah membayar <b>${markup(v.amount)}</b> ke <code>${markup(v.address)}</code>.`;
export const bot_faucet_banned = (): string =>
  `Faucet tidak membayar akun yang diblokir.`;
export const bot_faucet_no_address = (): string =>
  `Kamu belum punya alamat yang bisa dibayar faucet. Buat dompet, atau kirim <code>/address ALAMAT</code> kepadaku di chat pribadi.`;
export const bot_faucet_stuck = (): string =>
  `Faucet sedang tidak bisa membayar; operator sudah diberi tahu. Coba lagi nanti.`;
export const bot_faucet_too_young = (v: { time: Text }): string =>
  `Faucet membayar anggota setelah hari pertamanya: kembali ${markup(v.time)}.`;
export const bot_faucet_too_soon = (v: { time: Text }): string =>
  `Kamu sudah memakai faucet dalam 24 jam terakhir: kembali ${markup(v.time)}.`;
export const bot_faucet_address_used = (v: { time: Text }): string =>
  `Faucet baru saja membayar ke alamatmu untuk anggota lain: kembali ${markup(v.time)}.`;
export const bot_faucet_used_up = (v: { time: Text }): string =>
  `Faucet sudah membayarkan batas hariannya. Faucet membayar ${markup(v.time)} (00:00 UTC).`;
export const bot_group_not_yours = (): string =>
  `Hanya admin grup yang mengubah pengaturannya, dengan nama mereka sendiri.`;
export const bot_group_form = (v: { said: Text; code: Text }): string =>
  `Aku tidak mengerti “${markup(v.said)}”. Coba /settings, <code>/settings least 5</code> (tip terkecil dalam ${markup(v.code)}, atau <code>any</code>), atau <code>/settings topic here</code> (atau <code>any</code>).`;
export const bot_group_no_topic = (): string =>
  `Ini bukan topik. Kirim <code>/settings topic here</code> di topik tempat aku harus bicara.`;
export const bot_group_title = (): string =>
  `<b>Pengaturan grup ini</b>`;
export const bot_group_any_tip = (): string =>
  `Tip terkecil: bebas (untuk mengubahnya: <code>/settings least 5</code>, atau <code>least any</code>)`;
export const bot_group_least_tip = (v: { amount: Text }): string =>
  `Tip terkecil: ${markup(v.amount)} (untuk mengubahnya: <code>/settings least 5</code>, atau <code>least any</code>)`;
export const bot_group_everywhere = (): string =>
  `Aku menjawab di mana saja (untuk mengubahnya: <code>/settings topic here</code>, atau <code>topic any</code>)`;
export const bot_group_one_topic = (): string =>
  `Aku menjawab di satu topik saja (untuk mengubahnya: <code>/settings topic here</code>, atau <code>topic any</code>)`;
export const bot_group_language = (): string =>
  `Pilih bahasa yang aku pakai di grup ini.`;
export const button_quiet = (): string =>
  `Reaksi sebagai ganti kata`;
export const button_delete_commands = (): string =>
  `Hapus perintah setelah 10 dtk`;
export const bot_moment_first_tip = (v: { name: Text }): string =>
  `🎉 Tip pertama dari <b>${markup(v.name)}</b>`;
export const bot_moment_rank = (v: { name: Text; rank: Text }): string =>
  `🎉 Pangkat baru untuk <b>${markup(v.name)}</b>: ${markup(v.rank)}`;
export const bot_moment_share = (v: { name: Text; amount: Text }): string =>
  `🎉 Bagian pertama dari dana mingguan untuk <b>${markup(v.name)}</b>: <b>${markup(v.amount)}</b>`;
export const button_moment_first_tip = (): string =>
  `Umumkan tip pertama`;
export const button_moment_rank = (): string =>
  `Umumkan pangkat baru`;
export const button_moment_share = (): string =>
  `Umumkan bagian pertama`;
export const bot_help_example = (): string =>
  `Beri tip: <code>/tip @user 25</code>, atau balas pesannya dengan <code>/tip 25</code>.`;
export const bot_help_daily = (): string =>
  `<b>Setiap hari</b>`;
export const bot_help_points = (): string =>
  `<b>Poin</b>`;
export const bot_help_coins = (): string =>
  `<b>Koin</b>`;
export const bot_help_more = (): string =>
  `<b>Lainnya</b>`;
export const command_start = (): string =>
  `Buat akunmu, atau mulai dari awal`;
export const command_help = (): string =>
  `Yang bisa kulakukan di sini`;
export const command_tip = (): string =>
  `Beri tip: /tip @user 25, atau sebagai balasan`;
export const command_gm = (): string =>
  `Ucapkan selamat pagi, sekali sehari`;
export const command_rank = (): string =>
  `Pangkat dan poinmu; /rank @user untuk anggota lain`;
export const command_top = (): string =>
  `Sepuluh besar, dan peringkatmu sendiri`;
export const command_week = (): string =>
  `Minggu berjalan: poin, ambang, perkiraan bagian`;
export const command_points = (): string =>
  `Dari mana poin terakhirmu`;
export const command_faucet = (): string =>
  `Sejumlah kecil, sekali sehari`;
export const command_hunt = (): string =>
  `Perburuan harta: teka-teki dan peringkatmu`;
export const command_hunt_group = (): string =>
  `Perburuan harta, dan sejauh mana semua orang`;
export const command_submit = (): string =>
  `Kirim konten untuk ditinjau`;
export const command_address = (): string =>
  `Lihat atau atur alamat tujuan koinmu`;
export const command_wallet = (): string =>
  `Buka dompetmu`;
export const command_deposit = (): string =>
  `Ke mana mengirim koin`;
export const command_balance = (): string =>
  `Isi alamatmu`;
export const command_history = (): string =>
  `Pembayaran terakhir ke alamatmu`;
export const command_send = (): string =>
  `Kirim koin: /send ALAMAT 25`;
export const command_export = (): string =>
  `Ekspor kuncimu, di dompet`;
export const command_settings = (): string =>
  `Pesan, visibilitas, tip`;
export const command_settings_group = (): string =>
  `Pengaturan grup ini, untuk adminnya`;
export const command_admin = (): string =>
  `Yang membutuhkan admin`;
export const command_invite = (): string =>
  `Tautanmu sendiri untuk mengajak orang lain`;
export const command_cancel = (): string =>
  `Batalkan yang kamu mulai`;
export const bot_hunt_wrong = (): string =>
  `Bukan itu.`;
export const bot_hunt_right = (): string =>
  `Itu dia! ⚓`;
export const bot_hunt_other_link = (): string =>
  `Tautan ini bukan milik teka-tekimu.`;
export const bot_hunt_wait = (v: { time: Text }): string =>
  `Lima jawaban salah dalam satu jam: minta /hunt ${markup(v.time)}.`;
export const bot_hunt_none = (): string =>
  `Tidak ada perburuan harta yang berjalan.`;
export const bot_hunt_write = (): string =>
  `Tulis perburuan harta di portal: teka-teki, hadiah, awal dan akhir.`;
export const bot_hunt_until = (v: { title: Text; end: Text }): string =>
  `<b>${markup(v.title)}</b>, sampai ${markup(v.end)} UTC`;
export const bot_hunt_at_clue = (v: { number: number; clues: number; count: number }): string =>
  `Teka-teki ${number(v.number)} dari ${number(v.clues)}: ${number(v.count)}`;
export const bot_hunt_finished_count = (v: { count: number }): string =>
  `Selesai: ${number(v.count)}`;
export const bot_hunt_over_title = (v: { title: Text }): string =>
  `<b>${markup(v.title)}</b> sudah berakhir.`;
export const bot_hunt_cancelled_title = (v: { title: Text }): string =>
  `<b>${markup(v.title)}</b> dibatalkan.`;
export const bot_hunt_todo_answer = (): string =>
  `Kirim jawabannya kepadaku.`;
export const bot_hunt_todo_link = (): string =>
  `Temukan tautannya dan buka.`;
export const bot_hunt_todo_tip = (v: { name: Text }): string =>
  `Beri tip kepada <b>${markup(v.name)}</b>: setelah tip dikonfirmasi, kamu lanjut.`;
export const bot_hunt_todo_tip_them = (): string =>
  `Beri tip kepada <b>orang itu</b>: setelah tip dikonfirmasi, kamu lanjut.`;
export const bot_hunt_clue = (v: { number: number; clues: number }): string =>
  `<b>Teka-teki ${number(v.number)} dari ${number(v.clues)}</b>`;
export const bot_hunt_hint_comes = (v: { time: Text }): string =>
  `Petunjuk muncul ${markup(v.time)}.`;
export const bot_hunt_finished_draw = (v: { title: Text; place: number }): string =>
  `Kamu menyelesaikan <b>${markup(v.title)}</b> sebagai nomor ${number(v.place)}. Pemenang diundi setelah berakhir.`;
export const bot_hunt_finished_first = (v: { title: Text; place: number }): string =>
  `Kamu menyelesaikan <b>${markup(v.title)}</b> sebagai nomor ${number(v.place)}. Pemenang diketahui setelah berakhir.`;
export const bot_hunt_over = (): string =>
  `Perburuan harta ini sudah berakhir.`;
export const bot_hunt_banned = (): string =>
  `Anggota yang diblokir tidak bisa ikut.`;
export const bot_hunt_no_address = (): string =>
  `Atur alamat dulu: hadiah koin dikirim ke sana.`;
export const bot_hunt_not_begun = (): string =>
  `Perburuan harta ini belum dimulai.`;
export const bot_hunt_too_young = (v: { days: number }): string =>
  `Perburuan harta ini untuk anggota yang bergabung setidaknya ${plural(v.days, { other: `${number(v.days)} hari` })} sebelum dimulai.`;
export const bot_hunt_too_few_points = (v: { points: number }): string =>
  `Perburuan harta ini untuk anggota dengan setidaknya ${number(v.points)} poin.`;
export const bot_hunt_too_few_shares = (v: { weeks: number }): string =>
  `Perburuan harta ini untuk anggota yang mendapat bagian dana setidaknya dalam ${plural(v.weeks, { other: `${number(v.weeks)} minggu` })}.`;
export const bot_hunt_solved = (v: { number: number; title: Text }): string =>
  `Tipmu dikonfirmasi: teka-teki ${number(v.number)} dari <b>${markup(v.title)}</b> terpecahkan. /hunt menunjukkan posisimu.`;
export const bot_hunt_won = (v: { title: Text; place: number; prize: Text }): string =>
  `🏆 Kamu menang di <b>${markup(v.title)}</b>: peringkat ${number(v.place)}, ${markup(v.prize)}.`;
export const bot_hunt_won_coins = (): string =>
  `Koinnya dikirim ke alamatmu.`;
export const bot_invite_link = (v: { url: Text }): string =>
  `Tautanmu:\n${markup(v.url)}\nAku memberi tahu kalau ada yang membuat akun lewat tautan itu.`;
export const bot_invite_earns = (v: { points: Text }): string =>
  `Kamu mendapat ${markup(v.points)} untuk tiap orang.`;
export const bot_invite_joined = (): string =>
  `Seseorang bergabung lewat tautanmu.`;
export const bot_objection_not_held = (v: { week: Text }): string =>
  `Bagianmu untuk minggu ${markup(v.week)} tidak ditahan.`;
export const bot_objection_said = (v: { week: Text }): string =>
  `Kamu sudah mengajukan keberatan. Admin akan memutuskan dan aku akan memberi tahu; halaman minggu ${markup(v.week)} menunjukkan perkembangannya.`;
export const bot_objection_ask = (v: { week: Text; reason: Text; most: number }): string =>
  `Bagianmu untuk minggu ${markup(v.week)} ditahan: “${markup(v.reason)}”. Kenapa harus dibayar? Kirim alasannya dalam satu pesan paling banyak ${number(v.most)} karakter; admin membacanya. /cancel membatalkan.`;
export const bot_objection_long = (v: { most: number }): string =>
  `Alasan paling banyak ${number(v.most)} karakter. Kirim yang lebih pendek, atau /cancel.`;
export const bot_objection_done = (): string =>
  `Keberatanmu sudah di tangan admin. Aku akan memberi tahu keputusannya.`;
export const bot_pay_ask = (v: { amount: Text; name: Text }): string =>
  `Tipmu sebesar ${markup(v.amount)} untuk <b>${markup(v.name)}</b>: bayar di dompet, atau pindai kodenya dengan dompet lain.`;
export const bot_pay_details = (v: { amount: Text; name: Text; due: Text; code: Text; address: Text }): string =>
  `Tipmu sebesar ${markup(v.amount)} untuk <b>${markup(v.name)}</b>: bayar tepat <code>${markup(v.due)}</code> ${markup(v.code)} ke\n<code>${markup(v.address)}</code>\nDari jumlah yang tepat itu aku mengenalinya.`;
export const bot_pay_time = (v: { time: Text }): string =>
  `Waktu untuk membayar: ${markup(v.time)}.`;
export const bot_pay_opening = (v: { amount: Text; name: Text }): string =>
  `Tipmu sebesar ${markup(v.amount)} untuk <b>${markup(v.name)}</b> sebentar lagi dibuka: nanti kuberi tahu berapa yang harus dibayar.`;
export const bot_pay_waits = (v: { name: Text; amount: Text; time: Text }): string =>
  `<b>${markup(v.name)}</b> belum punya alamat. Aku memberi tahu kapan tipmu sebesar ${markup(v.amount)} bisa dibayar; tip menunggu ${markup(v.time)}.`;
export const bot_pay_forward = (v: { url: Text }): string =>
  `Orang itu belum kenal aku. Teruskan tautan ini kepadanya: ${markup(v.url)}`;
export const bot_pay_note_left_out = (v: { most: number }): string =>
  `Catatanmu tidak disertakan: dia menerima paling banyak ${number(v.most)} catatan darimu per hari.`;
export const bot_pay_tipped = (v: { name: Text; amount: Text; mark: Text }): string =>
  `Kamu memberi <b>${markup(v.name)}</b> tip ${markup(v.amount)}: ${markup(v.mark)}.`;
export const bot_pay_expired = (v: { amount: Text; name: Text }): string =>
  `Tipmu sebesar ${markup(v.amount)} untuk <b>${markup(v.name)}</b> tidak dibayar tepat waktu dan sudah kedaluwarsa.`;
export const bot_pay_cancelled = (v: { amount: Text; name: Text }): string =>
  `Tipmu sebesar ${markup(v.amount)} untuk <b>${markup(v.name)}</b> dibatalkan.`;
export const bot_pay_refused = (v: { name: Text; amount: Text }): string =>
  `<b>${markup(v.name)}</b> menolak tipmu sebesar ${markup(v.amount)}. Jangan dibayar.`;
export const bot_pay_below = (v: { amount: Text; name: Text }): string =>
  `Tipmu sebesar ${markup(v.amount)} untuk <b>${markup(v.name)}</b>: lihat pesan terbaru tentangnya.`;
export const bot_pay_lost = (v: { amount: Text; name: Text }): string =>
  `Pembayaran tipmu sebesar ${markup(v.amount)} untuk <b>${markup(v.name)}</b> sedang tidak ada di chain. Mungkin akan kembali sendiri: bayar lagi hanya kalau dompetmu tidak lagi menampilkannya.`;
export const bot_pay_moved = (v: { name: Text; address: Text }): string =>
  `<b>Alamat baru:</b> <b>${markup(v.name)}</b> sudah menggantinya. Jangan lagi membayar ke <code>${markup(v.address)}</code>.`;
export const button_pay_tip = (v: { name: string; amount: string; code: string }): string =>
  `Beri ${v.name} ${v.amount} ${v.code}`;
export const button_other_wallet = (): string =>
  `Dompet lain`;
export const button_copy_address = (): string =>
  `Salin alamat`;
export const button_copy_amount = (): string =>
  `Salin jumlah`;
export const button_how_to_pay = (): string =>
  `Cara membayar`;
export const button_cancel = (): string =>
  `Batal`;
export const bot_settings = (): string =>
  `<b>Pengaturanmu</b>\nTekan salah satu untuk mengubahnya.`;
export const bot_settings_language = (): string =>
  `Pilih bahasa yang aku pakai denganmu.`;
export const button_broadcasts = (): string =>
  `Siaran`;
export const button_tip_notices = (): string =>
  `Beri tahu soal tip`;
export const button_review_notices = (): string =>
  `Beri tahu soal tinjauan`;
export const button_payout_notices = (): string =>
  `Beri tahu soal pembayaran`;
export const button_refuses_tips = (): string =>
  `Jangan terima tip`;
export const button_hidden = (): string =>
  `Sembunyikan aku di halaman publik`;
export const button_language = (): string =>
  `Bahasa`;
export const button_language_telegram = (): string =>
  `Seperti di Telegram`;
export const button_language_community = (): string =>
  `Seperti komunitas`;
export const button_back = (): string =>
  `Kembali`;
export const bot_share_no_address = (v: { week: Text; amount: Text }): string =>
  `Bagianmu untuk minggu ${markup(v.week)} adalah <b>${markup(v.amount)}</b>. Bagian itu menunggu sampai kamu punya alamat: buat dompet, atau kirim <code>/address ALAMAT</code>.`;
export const bot_share_none_counted = (v: { week: Text; points: Text }): string =>
  `Minggu ${markup(v.week)} sudah ditutup, dan bagianmu 0: dari ${markup(v.points)} milikmu tidak ada yang dihitung untuk dana.`;
export const bot_share_too_few = (v: { week: Text; points: Text; threshold: number; missing: Text }): string =>
  `Minggu ${markup(v.week)} sudah ditutup, dan kamu tidak mendapat bagian: kamu punya ${markup(v.points)}, sedangkan bagian butuh ${number(v.threshold)}. Kurang ${markup(v.missing)}.`;
export const bot_share_paid = (v: { week: Text; amount: Text }): string =>
  `Bagianmu untuk minggu ${markup(v.week)} sudah dibayar: <b>${markup(v.amount)}</b>.`;
export const bot_share_paid_place = (v: { week: Text; amount: Text; place: number }): string =>
  `Bagianmu untuk minggu ${markup(v.week)} sudah dibayar: <b>${markup(v.amount)}</b>, peringkat ${number(v.place)}.`;
export const bot_submit_banned = (): string =>
  `Anggota yang diblokir tidak bisa mengirim konten.`;
export const bot_submit_ask_link = (): string =>
  `Kirim tautan kontenmu kepadaku. /cancel membatalkan.`;
export const bot_submit_bad_link = (): string =>
  `Kirim tautan lain, atau /cancel.`;
export const bot_submit_press_kind = (): string =>
  `Tekan salah satu tombol di atas, atau /cancel.`;
export const bot_submit_ask_title = (): string =>
  `Sekarang kirim judulnya, untuk peninjau dan etalase. /cancel membatalkan.`;
export const bot_submit_long_title = (v: { most: number }): string =>
  `Judul paling banyak ${number(v.most)} karakter. Kirim yang lebih pendek.`;
export const bot_submit_cancelled = (): string =>
  `Dibatalkan. Tidak ada yang dikirim.`;
export const bot_submit_nothing = (): string =>
  `Tidak ada yang perlu dibatalkan.`;
export const bot_submit_ask_kind = (v: { host: Text }): string =>
  `Konten jenis apa ini? Tautannya di ${markup(v.host)}.`;
export const bot_submit_waiting = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `Tidak ada lagi yang menunggu tinjauan.`, other: `${number(v.count)} kiriman menunggu tinjauan.` })}`;
export const bot_submit_known_own = (v: { status: Text }): string =>
  `Kamu sudah mengirim tautan ini (${markup(v.status)}).`;
export const bot_submit_known = (v: { status: Text }): string =>
  `Seseorang sudah mengirim tautan ini (${markup(v.status)}).`;
export const bot_submit_done = (): string =>
  `Terkirim. Aku akan memberi tahu keputusan peninjau; poin datang bersama persetujuannya.`;
export const button_content_twitter_post = (): string =>
  `Postingan Twitter`;
export const button_content_youtube_video = (): string =>
  `Video YouTube`;
export const button_content_tiktok_video = (): string =>
  `Video TikTok`;
export const button_content_twitter_thread = (): string =>
  `Utas Twitter`;
export const button_content_medium_article = (): string =>
  `Artikel Medium`;
export const button_content_reddit_post = (): string =>
  `Postingan/Meme Reddit`;
export const button_content_meme_image = (): string =>
  `Gambar Meme`;
export const button_content_instagram_post = (): string =>
  `Postingan Instagram`;
export const button_content_instagram_reel = (): string =>
  `Reel Instagram`;
export const button_content_linkedin_article = (): string =>
  `Artikel LinkedIn`;
export const button_content_linkedin_post = (): string =>
  `Postingan LinkedIn`;
export const button_content_discord_message = (): string =>
  `Pesan Discord`;
export const button_content_github_repo = (): string =>
  `Repositori GitHub`;
export const bot_submit_status_pending = (): string =>
  `sedang ditinjau`;
export const bot_submit_status_approved = (): string =>
  `disetujui`;
export const bot_submit_status_rejected = (): string =>
  `ditolak`;
export const button_no_title = (): string =>
  `Tanpa judul`;
export const bot_tip_form = (): string =>
  `<code>/tip @user 25</code>, atau <code>/tip 25</code> sebagai balasan`;
export const bot_tip_refused_self = (): string =>
  `Tip untuk diri sendiri tidak dihitung.`;
export const bot_tip_refused_payer_banned = (): string =>
  `Anggota yang diblokir tidak bisa memberi tip.`;
export const bot_tip_refused_payee_banned = (): string =>
  `Dia diblokir: tip untuknya tidak akan dihitung.`;
export const bot_tip_refused_payee_refuses = (): string =>
  `Dia tidak menerima tip.`;
export const bot_tip_refused_too_many_today = (v: { most: number }): string =>
  `Dalam 24 jam terakhir ${number(v.most)} tipmu belum dibayar, termasuk yang dibatalkan. Bayar salah satunya, atau coba lagi nanti.`;
export const bot_tip_refused_too_many_to_them = (v: { most: number }): string =>
  `Dalam 24 jam terakhir ${number(v.most)} tipmu untuk dia belum dibayar, termasuk yang dibatalkan. Bayar salah satunya, atau coba lagi nanti.`;
export const bot_tip_refused_no_chain = (): string =>
  `Tip belum bisa dibayar di sini: operator bot ini harus menghubungkannya ke chain (CHAIN_RPC_URL atau CHAIN_API_URL).`;
export const bot_tip_refused_too_many_unpaid = (v: { most: number }): string =>
  `Kamu punya ${number(v.most)} tip yang belum dibayar. Bayar atau batalkan dulu beberapa.`;
export const bot_tip_refused_too_many_alike = (): string =>
  `Terlalu banyak orang sedang memberinya jumlah yang persis sama. Pilih jumlah lain.`;
export const bot_tip_no_person = (): string =>
  `Bot, kanal, dan admin anonim tidak bisa diberi tip.`;
export const bot_tip_unknown = (v: { name: Text }): string =>
  `Aku belum kenal @${markup(v.name)}. Balas salah satu pesannya di grup dengan <code>/tip 25</code>.`;
export const bot_tip_not_sure = (v: { name: Text }): string =>
  `Aku tidak yakin siapa @${markup(v.name)} sekarang. Balas salah satu pesannya di grup dengan <code>/tip 25</code>.`;
export const bot_tip_below_least = (v: { amount: Text }): string =>
  `Tip terkecil di sini ${markup(v.amount)}.`;
export const bot_tip_answered_taken = (): string =>
  `Terima kasih: dalam satu menit itu dihitung sebagai tipmu.`;
export const bot_tip_answered_left = (): string =>
  `Dibiarkan: itu bukan tipmu.`;
export const bot_tip_how_to = (): string =>
  `<b>Cara memberi tip</b>\n1. Di grup, balas pesan dengan <code>/tip 25</code>, atau tulis <code>/tip @user 25 mantap</code>.\n2. Aku mengirim tombol yang membuka dompetmu. Koinnya langsung ke dompet dia; aku tidak pernah memegangnya.\n3. Begitu pembayaran ada di chain, tip dihitung untuk poin dan minggumu.`;
export const bot_tip_declined = (v: { count: number }): string =>
  `${plural(v.count, { '=0': `Tidak ada lagi yang menunggu.`, other: `Ditolak: ${number(v.count)} tip.` })}`;
export const bot_tip_not_yours = (): string =>
  `Tip ini bukan untuk kamu bayar.`;
export const bot_tip_ended_waiting = (): string =>
  `Masih menunggu.`;
export const bot_tip_ended_paid = (): string =>
  `Sudah dibayar.`;
export const bot_tip_ended_expired = (): string =>
  `Sudah kedaluwarsa.`;
export const bot_tip_ended_cancelled = (): string =>
  `Dibatalkan.`;
export const bot_tip_ended_refused = (): string =>
  `Ditolak.`;
export const bot_tip_wrong_no_recipient_amount = (v: { said: Text; form: Text }): string =>
  `Siapa yang mendapat ${markup(v.said)}? Coba: ${markup(v.form)}`;
export const bot_tip_wrong_no_recipient = (v: { said: Text; form: Text }): string =>
  `Aku tidak tahu siapa ${markup(v.said)}. Coba: ${markup(v.form)}`;
export const bot_tip_wrong_no_amount = (v: { form: Text }): string =>
  `Jumlahnya belum ada. Coba: ${markup(v.form)}`;
export const bot_tip_wrong_amount_first = (v: { said: Text; form: Text }): string =>
  `Taruh ${markup(v.said)} setelah nama: ${markup(v.form)}`;
export const bot_tip_wrong_note_too_long = (v: { length: Text; most: number }): string =>
  `Catatannya ${markup(v.length)} karakter; paling banyak ${number(v.most)} yang muat.`;
export const bot_tip_wrong_one_or_thousand = (v: { said: Text }): string =>
  `${markup(v.said)} bisa berarti satu atau seribu: tulis tanpa koma.`;
export const bot_tip_wrong_too_many_decimals = (v: { said: Text }): string =>
  `${markup(v.said)} punya terlalu banyak desimal: koin 8, dolar 2.`;
export const bot_tip_wrong_too_small = (v: { said: Text; amount: Text }): string =>
  `${markup(v.said)} terlalu kecil: tip terkecil ${markup(v.amount)}.`;
export const bot_tip_wrong_too_large = (v: { said: Text }): string =>
  `${markup(v.said)} lebih banyak dari semua koin yang ada.`;
export const bot_tip_wrong_no_price = (v: { code: Text }): string =>
  `Aku tidak tahu harga koin ini. Tulis jumlahnya dalam ${markup(v.code)}.`;
export const bot_tip_wrong_not_an_amount = (v: { said: Text; form: Text }): string =>
  `${markup(v.said)} bukan jumlah. Coba: ${markup(v.form)}`;
export const bot_quoted = (v: { said: Text }): string =>
  `“${markup(v.said)}”`;
export const bot_tip_tips = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>${markup(v.payer)}</b> memberi <b>${markup(v.payee)}</b> tip ${markup(v.amount)}`;
export const bot_tip_tips_nobody = (v: { payer: Text; payee: Text; amount: Text }): string =>
  `<b>${markup(v.payer)}</b> memberi <b>${markup(v.payee)}</b> tip ${markup(v.amount)}. Dia belum punya alamat, jadi tip menunggu 7 hari.`;
export const bot_tip_tipped = (v: { payer: Text; payee: Text; amount: Text; mark: Text }): string =>
  `<b>${markup(v.payer)}</b> sudah memberi <b>${markup(v.payee)}</b> tip ${markup(v.amount)}, ${markup(v.mark)}`;
export const bot_tip_on_its_way = (): string =>
  `dalam perjalanan`;
export const bot_tip_confirmed = (): string =>
  `dikonfirmasi`;
export const bot_tip_closed = (): string =>
  `Tip ini sudah ditutup.`;
export const bot_tip_cancelled = (v: { payer: Text; amount: Text; payee: Text }): string =>
  `<b>${markup(v.payer)}</b> membatalkan tip ${markup(v.amount)} untuk <b>${markup(v.payee)}</b>.`;
export const bot_tip_refused = (v: { payee: Text; amount: Text }): string =>
  `<b>${markup(v.payee)}</b> menolak tip ${markup(v.amount)}.`;
export const bot_tip_under_post = (v: { count: number; amount: Text }): string =>
  `${plural(v.count, { other: `${number(v.count)} tip` })}, ${markup(v.amount)} di bawah pesan ini`;
export const bot_tip_waiting = (v: { count: number }): string =>
  `${plural(v.count, { other: `${number(v.count)} tip menunggumu. Untuk menerimanya, buat dompet, atau kirim <code>/address ALAMAT</code> kalau kamu sudah punya.` })}`;
export const bot_tip_received = (v: { payer: Text; amount: Text; mark: Text }): string =>
  `<b>${markup(v.payer)}</b> memberimu tip ${markup(v.amount)}: ${markup(v.mark)}.`;
export const bot_tip_unpaid = (v: { amount: Text; payer: Text }): string =>
  `Tip ${markup(v.amount)} dari <b>${markup(v.payer)}</b> menunggu dibayar.`;
export const bot_tip_over = (v: { amount: Text; payer: Text }): string =>
  `Tip ${markup(v.amount)} dari <b>${markup(v.payer)}</b> sudah berakhir.`;
export const bot_tip_paid_again_payer = (v: { amount: Text; name: Text; payment: Text }): string =>
  `Tipmu sebesar ${markup(v.amount)} untuk <b>${markup(v.name)}</b> dibayar sekali lagi: ${markup(v.payment)}. Hanya dihitung sekali; minta sisanya kembali.`;
export const bot_tip_paid_again_payee = (v: { amount: Text; name: Text; payment: Text }): string =>
  `Tip ${markup(v.amount)} dari <b>${markup(v.name)}</b> dibayarkan kepadamu sekali lagi: ${markup(v.payment)}. Hanya dihitung sekali; mungkin dia meminta sisanya kembali.`;
export const bot_tip_payment = (v: { transaction: Text; txid: Text; address: Text }): string =>
  `${markup(v.transaction)} <code>${markup(v.txid)}</code>, di <code>${markup(v.address)}</code>`;
export const bot_tip_transaction = (): string =>
  `transaksi`;
export const bot_tip_question = (v: { payment: Text; amount: Text; name: Text }): string =>
  `${markup(v.payment)} sebesar ${markup(v.amount)} ke <b>${markup(v.name)}</b> datang dari alamatmu, tanpa angka terakhir yang kupakai untuk mengenali tipmu. Apakah itu tipmu? Kalau ya, jangan bayar lagi.`;
export const bot_tip_a_payment = (): string =>
  `Pembayaran`;
export const bot_tip_taken_back = (v: { amount: Text; name: Text }): string =>
  `Pembayaran tipmu sebesar ${markup(v.amount)} untuk <b>${markup(v.name)}</b> hilang dari chain, jadi hasilnya ditarik kembali.`;
export const button_pay = (v: { amount: string; code: string }): string =>
  `Bayar ${v.amount} ${v.code}`;
export const button_set_address = (): string =>
  `Atur alamatmu`;
export const button_no_thanks = (): string =>
  `Tidak, terima kasih`;
export const button_was_my_tip = (): string =>
  `Ya, itu tipku`;
export const button_no = (): string =>
  `Bukan`;
export const bot_address_bad = (v: { said: Text; coin: Text }): string =>
  `“${markup(v.said)}” bukan alamat ${markup(v.coin)}. Coba: <code>/address ALAMAT</code>`;
export const bot_address_proved = (v: { address: Text }): string =>
  `Tip dan bagianmu dikirim ke <code>${markup(v.address)}</code>: kuncinya sudah menandatangani untukmu.\nUntuk mengubahnya: <code>/address ALAMAT</code>`;
export const bot_address_unproved = (v: { address: Text }): string =>
  `Tip dan bagianmu dikirim ke <code>${markup(v.address)}</code>: belum ada tanda tangan yang membuktikan itu milikmu.\nUntuk mengubahnya: <code>/address ALAMAT</code>`;
export const bot_address_set = (v: { address: Text }): string =>
  `Tip dan bagianmu sekarang dikirim ke <code>${markup(v.address)}</code>. Tidak ada tanda tangan yang membuktikan itu milikmu, jadi periksa dua kali.`;
export const bot_address_before = (v: { address: Text }): string =>
  `Sebelumnya <code>${markup(v.address)}</code>.`;
export const bot_wallet_open = (): string =>
  `Dompetmu adalah halaman di browsermu sendiri: kuncinya tidak pernah meninggalkan perangkatmu. Tombol ini memasukkanmu ke sana, sekali dan dalam lima menit: jangan diteruskan.`;
export const bot_wallet_export = (): string =>
  `Kuncimu hanya ada di perangkatmu. Dompet menampilkannya setelah kamu memasukkan frasa sandi. Jangan pernah mengirimnya ke siapa pun, termasuk aku.`;
export const bot_wallet_no_address = (): string =>
  `Kamu belum punya alamat. Buat dompet, atau kirim <code>/address ALAMAT</code> kalau kamu punya di tempat lain.`;
export const bot_wallet_no_index = (): string =>
  `Aku tidak bisa melihat chain di sini; dompetmu bisa.`;
export const bot_wallet_unreachable = (): string =>
  `Chain sedang tidak menjawab. Coba lagi sebentar lagi.`;
export const bot_wallet_too_large = (): string =>
  `Alamatmu punya terlalu banyak pembayaran untuk dibaca di sini. Halaman dompet menampilkan saldonya, begitu juga penjelajah chain.`;
export const bot_wallet_deposit = (v: { coin: Text; address: Text }): string =>
  `Kirim ${markup(v.coin)} ke\n<code>${markup(v.address)}</code>`;
export const bot_wallet_balance = (v: { amount: Text; address: Text }): string =>
  `<b>${markup(v.amount)}</b> di <code>${markup(v.address)}</code>`;
export const bot_wallet_on_its_way = (v: { amount: Text }): string =>
  `Dalam perjalanan: ${markup(v.amount)}`;
export const bot_wallet_nothing = (v: { days: number }): string =>
  `Tidak ada yang masuk selama ${number(v.days)} hari terakhir.`;
export const bot_wallet_history = (): string =>
  `<b>Pembayaran terakhir untukmu</b>`;
export const bot_wallet_just_now = (v: { amount: Text }): string =>
  `+${markup(v.amount)}, baru saja`;
export const bot_wallet_just_now_on_its_way = (v: { amount: Text }): string =>
  `+${markup(v.amount)}, baru saja, dalam perjalanan`;
export const bot_wallet_ago = (v: { amount: Text; time: Text }): string =>
  `+${markup(v.amount)}, ${markup(v.time)} yang lalu`;
export const bot_wallet_ago_on_its_way = (v: { amount: Text; time: Text }): string =>
  `+${markup(v.amount)}, ${markup(v.time)} yang lalu, dalam perjalanan`;
export const bot_wallet_send_by_name = (): string =>
  `Untuk membayar seseorang dengan namanya: <code>/tip @user 25</code>`;
export const bot_wallet_send_unknown = (v: { said: Text }): string =>
  `Aku tidak mengerti “${markup(v.said)}”.`;
export const bot_wallet_send_form = (v: { code: Text }): string =>
  `Coba: <code>/send ALAMAT 25</code>, dengan alamat dan jumlah ${markup(v.code)}.`;
export const bot_wallet_send = (v: { amount: Text; code: Text; address: Text }): string =>
  `${markup(v.amount)} ${markup(v.code)} ke <code>${markup(v.address)}</code>: periksa keduanya di dompet dan konfirmasi di sana.`;
export const bot_week_title = (v: { week: Text; time: Text }): string =>
  `<b>Minggu ${markup(v.week)}</b>, berakhir ${markup(v.time)} (Minggu 23:00 UTC)`;
export const bot_week_points = (v: { points: Text; threshold: number }): string =>
  `Kamu punya ${markup(v.points)}. Bagian butuh setidaknya ${number(v.threshold)}.`;
export const bot_week_banned = (): string =>
  `Akun yang diblokir tidak mendapat bagian dana.`;
export const bot_week_first = (v: { points: Text; pool: Text }): string =>
  `${markup(v.points)} lagi, dan kamu yang pertama mendapat bagian dari dana ${markup(v.pool)}.`;
export const bot_week_join = (v: { points: Text; pool: Text; count: number }): string =>
  `${markup(v.points)} lagi, dan kamu berbagi dana ${markup(v.pool)} dengan ${plural(v.count, { other: `${number(v.count)} anggota` })}.`;
export const bot_week_pool = (v: { pool: Text }): string =>
  `Dananya ${markup(v.pool)}.`;
export const bot_week_share = (v: { share: Text; pool: Text }): string =>
  `Kalau berakhir sekarang, kamu mendapat <b>${markup(v.share)}</b> dari dana ${markup(v.pool)}.`;
export const bot_week_enough = (v: { count: number }): string =>
  `${plural(v.count, { other: `${number(v.count)} anggota` })} punya cukup poin untuk mendapat bagian; setiap poin yang didapat siapa pun menggesernya.`;
export const bot_week_enough_counted = (v: { count: number }): string =>
  `${plural(v.count, { other: `${number(v.count)} anggota` })} punya cukup poin untuk mendapat bagian; poin yang dihitung menggesernya.`;
export const bot_week_since = (v: { own: Text; others: Text; share: Text }): string =>
  `Sejak kemarin: kamu ${markup(v.own)} poin, yang lain ${markup(v.others)} poin, bagianmu ${markup(v.share)}`;
export const bot_week_no_entries = (): string =>
  `Kamu belum punya poin. Mulai dengan /gm.`;
export const bot_week_entries = (): string =>
  `<b>Poin terakhirmu</b>`;
export const bot_week_no_points = (): string =>
  `tanpa poin`;
export const bot_week_cut_banned = (): string =>
  `akun yang diblokir tidak mendapat apa-apa`;
export const bot_week_cut_cooldown = (): string =>
  `dihitung sekali dalam 24 jam`;
export const bot_week_cut_least_tip = (v: { limit: Text }): string =>
  `tip di bawah ${markup(v.limit)} tidak menghasilkan poin`;
export const bot_week_cut_tip_limit = (v: { limit: Text }): string =>
  `hanya ${markup(v.limit)} tip sehari yang menghasilkan poin`;
export const bot_week_cut_limit = (v: { limit: Text }): string =>
  `batas harian ${markup(v.limit)} poin sudah tercapai`;
export const bot_week_cut_rest = (v: { limit: Text }): string =>
  `sisanya melewati batas harian ${markup(v.limit)}`;
export const bot_rule_account_created = (): string =>
  `Akun dibuat`;
export const bot_rule_primary_address_set = (): string =>
  `Alamat utama diatur`;
export const bot_rule_staking_address_set = (): string =>
  `Alamat staking diatur`;
export const bot_rule_twitter_set = (): string =>
  `Twitter/X diisi`;
export const bot_rule_first_tip = (): string =>
  `Tip pertama`;
export const bot_rule_first_send = (): string =>
  `Kiriman pertama`;
export const bot_rule_gm = (): string =>
  `/gm`;
export const bot_rule_faucet = (): string =>
  `/faucet`;
export const bot_rule_tip = (): string =>
  `Tip`;
export const bot_rule_send = (): string =>
  `Kiriman`;
export const bot_rule_content_submission = (): string =>
  `Konten`;
export const bot_rule_undone = (v: { name: Text }): string =>
  `${markup(v.name)}, ditarik kembali`;
export const bot_rule_again = (v: { name: Text }): string =>
  `${markup(v.name)}, lagi`;
export const bot_rule_hunt = (v: { words: Text }): string =>
  `Perburuan harta: ${markup(v.words)}`;
export const bot_rule_referral = (v: { words: Text }): string =>
  `Ajakan: ${markup(v.words)}`;
export const about_tip_to = (v: { amount: string; name: string }): string =>
  `Tip ${v.amount} untuk ${v.name}`;
export const about_tip_from = (v: { amount: string; name: string }): string =>
  `Tip ${v.amount} dari ${v.name}`;
export const about_tip_undone = (v: { amount: string; name: string }): string =>
  `Tip ${v.amount} untuk ${v.name}, pembayarannya hilang dari chain`;
export const about_send_undone = (v: { amount: string }): string =>
  `Kiriman ${v.amount}, hilang dari chain`;
export const about_send = (v: { amount: string }): string =>
  `Terkirim ${v.amount}`;
export const about_faucet = (v: { amount: string }): string =>
  `Diambil ${v.amount}`;
export const about_deleted = (): string =>
  `Konten dihapus`;
export const grounds_off = (): string =>
  `Dana mingguan dimatikan: dananya 0.`;
export const grounds_banned = (): string =>
  `Akun yang diblokir tidak mendapat bagian dana.`;
export const grounds_more = (v: { points: number }): string =>
  `${number(v.points)} poin lagi, dan kamu berbagi dana.`;
export const grounds_more_of = (v: { points: number; pool: string }): string =>
  `${number(v.points)} poin lagi, dan kamu berbagi dana ${v.pool}.`;
export const grounds_more_counted = (v: { points: number }): string =>
  `${number(v.points)} poin lagi, dan kamu berbagi dana menurut poinmu yang dihitung.`;
export const grounds_more_of_counted = (v: { points: number; pool: string }): string =>
  `${number(v.points)} poin lagi, dan kamu berbagi dana ${v.pool} menurut poinmu yang dihitung.`;
export const grounds_most = (v: { amount: string }): string =>
  `Tidak ada anggota yang mendapat lebih dari ${v.amount} darinya.`;
export const grounds_carried = (v: { amount: string; pool: string }): string =>
  `Minggu-minggu sebelumnya menyisakan ${v.amount} dari dana ${v.pool}.`;
export const grounds_estimate = (v: { part: number; most: string }): string =>
  `Dananya perkiraan: ${number(v.part)} % dari koin yang ada di dompet dana saat penutupan dan tidak terutang kepada siapa pun, paling banyak ${v.most}.`;
export const grounds_unknown = (v: { part: number; most: string }): string =>
  `Dananya belum diketahui: ${number(v.part)} % dari koin yang ada di dompet dana saat penutupan dan tidak terutang kepada siapa pun, paling banyak ${v.most}.`;
export const grounds_all = (v: { points: number }): string =>
  `Semua poinmu (${number(v.points)}) dihitung untuk dana.`;
export const grounds_all_backed = (v: { points: number; names: string; each: number }): string =>
  `Semua poinmu (${number(v.points)}) dihitung untuk dana: dukungan ${v.names}, masing-masing ${number(v.each)} poin.`;
export const grounds_all_new = (v: { points: number; fresh: number }): string =>
  `Semua poinmu (${number(v.points)}) dihitung untuk dana: akunmu baru, jadi ${number(v.fresh)} poin dihitung tanpa dukungan.`;
export const grounds_all_both = (v: { points: number; names: string; each: number; fresh: number }): string =>
  `Semua poinmu (${number(v.points)}) dihitung untuk dana: dukungan ${v.names}, masing-masing ${number(v.each)} poin; akunmu baru, jadi ${number(v.fresh)} poin dihitung tanpa dukungan.`;
export const grounds_part_backed = (v: { counted: number; points: number; names: string; each: number }): string =>
  `${number(v.counted)} dari poinmu (${number(v.points)}) dihitung untuk dana: dukungan ${v.names}, masing-masing ${number(v.each)} poin.`;
export const grounds_part_new = (v: { counted: number; points: number; fresh: number }): string =>
  `${number(v.counted)} dari poinmu (${number(v.points)}) dihitung untuk dana: akunmu baru, jadi ${number(v.fresh)} poin dihitung tanpa dukungan.`;
export const grounds_part_both = (v: { counted: number; points: number; names: string; each: number; fresh: number }): string =>
  `${number(v.counted)} dari poinmu (${number(v.points)}) dihitung untuk dana: dukungan ${v.names}, masing-masing ${number(v.each)} poin; akunmu baru, jadi ${number(v.fresh)} poin dihitung tanpa dukungan.`;
export const grounds_none = (v: { points: number; least: string; weeks: number }): string =>
  `Tidak satu pun poinmu (${number(v.points)}) dihitung untuk dana: tidak ada anggota lama yang memberimu tip ${v.least} atau lebih dalam ${number(v.weeks)} minggu terakhir.`;
export const grounds_none_young = (v: { points: number; least: string; weeks: number }): string =>
  `Tidak satu pun poinmu (${number(v.points)}) dihitung untuk dana: tidak ada anggota yang memberimu tip ${v.least} atau lebih dalam ${number(v.weeks)} minggu terakhir.`;
export const grounds_small = (v: { points: number; least: string }): string =>
  `${number(v.points)} poin berasal dari tip di bawah ${v.least}, yang tidak dihitung.`;
export const grounds_limit = (v: { percent: number }): string =>
  `Semua poin seperti itu dari akun baru bersama-sama paling banyak ${number(v.percent)} % dari yang dihitung.`;
export const grounds_limit_none = (v: { percent: number }): string =>
  `Akun baru tanpa dukungan berbagi paling banyak ${number(v.percent)} % dari poin yang dihitung, sehingga tidak ada yang tersisa untukmu.`;
export const grounds_names = (v: { names: string; last: string }): string =>
  `${v.names} dan ${v.last}`;
export const grounds_names_others = (v: { names: string; count: number }): string =>
  `${v.names} dan ${number(v.count)} lainnya`;
export const grounds_others = (v: { count: number }): string =>
  `${number(v.count)} anggota`;
export const button_open_private = (): string =>
  `Buka chat pribadi`;
export const button_open_week = (): string =>
  `Buka halaman minggu`;
export const button_open_leaderboard = (): string =>
  `Buka papan peringkat`;
export const button_open_portal = (): string =>
  `Buka portal`;
export const button_open_monitor = (): string =>
  `Buka monitor`;
export const button_open_wallet = (): string =>
  `Buka dompet`;
export const button_make_wallet = (): string =>
  `Buat dompet`;
export const button_how_to_tip = (): string =>
  `Cara memberi tip`;
export const button_invite = (): string =>
  `Ajak teman`;
export const button_my_rank = (): string =>
  `Pangkatku`;
export const button_my_week = (): string =>
  `Mingguku`;
export const button_settings = (): string =>
  `Pengaturan`;
export const button_transaction = (): string =>
  `Transaksi`;
export const button_all_hunts = (): string =>
  `Semua perburuan harta`;
export const button_hunt = (): string =>
  `Perburuan harta`;
export const button_join_hunt = (): string =>
  `Ikut di chat pribadi`;
export const button_week = (): string =>
  `Halaman minggu`;
export const button_how_points_count = (): string =>
  `Cara poin dihitung`;
export const button_my_submissions = (): string =>
  `Kirimanku`;
export const button_all_points = (): string =>
  `Lihat semua`;
export const refusal_submit_banned = (): string =>
  `Anggota yang diblokir tidak bisa mengirim konten.`;
export const refusal_submissions_open = (v: { most: number }): string =>
  `${number(v.most)} kirimanmu masih menunggu peninjauan. Kirim lagi setelah salah satunya ditinjau, atau tarik satu.`;
export const refusal_submissions_day = (v: { most: number }): string =>
  `Kamu sudah mengirim ${number(v.most)} dalam 24 jam, itu batasnya. Kirim lagi besok.`;
export const refusal_submitted_before = (): string =>
  `Kamu pernah mengirim ini, dan sejak itu sudah dihapus.`;
export const refusal_link_hidden = (): string =>
  `Tautan itu berisi karakter yang tidak terlihat.`;
export const refusal_link_form = (): string =>
  `Tautan itu bukan alamat http atau https.`;
export const refusal_link_credentials = (): string =>
  `Tautan itu tidak boleh berisi data masuk.`;
export const refusal_link_host = (): string =>
  `Tautan itu tidak menuju situs publik.`;
export const refusal_link_length = (): string =>
  `Tautan itu terlalu panjang.`;
export const refusal_objection_reason = (): string =>
  `Sebutkan alasan keberatanmu.`;
export const refusal_no_share = (): string =>
  `Anggota ini tidak punya bagian di minggu ini.`;
export const refusal_objection_said = (): string =>
  `Kamu sudah mengajukan keberatan atas ini.`;
export const refusal_share_not_held = (): string =>
  `Bagianmu tidak ditahan.`;
export const refusal_objection_late = (): string =>
  `Jam keberatan untuk minggu ini sudah lewat.`;
export const refusal_objection_points = (): string =>
  `Hanya anggota yang mendapat poin di minggu ini yang bisa mengajukan keberatan.`;
export const refusal_share_elsewhere = (): string =>
  `Bagian ini diselesaikan di tempat lain.`;
export const refusal_share_held = (): string =>
  `Bagian ini sudah ditahan.`;
export const refusal_objections_most = (v: { most: number }): string =>
  `Kamu bisa mengajukan keberatan atas ${number(v.most)} bagian per minggu.`;
export const bot_address_now = (v: { site: Text; address: Text }): string =>
  `Alamatmu di ${markup(v.site)} sekarang <code>${markup(v.address)}</code>.`;
export const bot_address_replaced = (v: { address: Text }): string =>
  `Sebelumnya <code>${markup(v.address)}</code>. Bagian mingguan menunggu 24 jam sebelum dikirim ke yang baru.`;
export const bot_address_was_me = (): string =>
  `Jika ini kamu, tekan tombolnya dan tidak ada yang menunggu. Jika bukan, pasang lagi alamatmu sendiri dan beri tahu operator.`;
export const button_was_me = (): string =>
  `Ini aku`;
export const notice_address_confirmed = (): string =>
  `Terkonfirmasi: bagian mingguan dikirim ke alamat ini.`;
export const notice_address_over = (): string =>
  `Tidak ada lagi yang perlu dikonfirmasi.`;
export const notice_declined = (): string =>
  `Ditolak.`;
export const notice_question_over = (): string =>
  `Pertanyaan ini sudah selesai.`;
export const notice_own_key = (): string =>
  `Kunci API milikmu sendiri`;
export const notice_app_nameless = (): string =>
  `Aplikasi tanpa nama`;
export const bot_app_wants = (v: { app: Text; developer: Text }): string =>
  `<b>${markup(v.app)}</b> dari ${markup(v.developer)} ingin:`;
export const bot_consent_read_balance = (): string =>
  `melihat saldo alamat utamamu`;
export const bot_consent_read_history = (): string =>
  `melihat tip, kiriman, klaim faucet, dan hadiah mingguanmu`;
export const bot_consent_request_payments = (): string =>
  `meminta pembayaran darimu, yang masing-masing kamu bayar atau tolak sendiri`;
export const bot_consent_send_notifications = (): string =>
  `menulis kepadamu lewat bot ini`;
export const bot_consent_access_profile = (): string =>
  `melihat nama, nama pengguna, pangkat, poin, dan kapan kamu bergabung`;
export const bot_consent_manage_escrow = (): string =>
  `membuat escrow denganmu, yang syaratnya kamu setujui dan pembayarannya kamu tanda tangani sendiri`;
export const bot_app_never = (): string =>
  `Aplikasi ini tidak pernah mendapat kuncimu dan tidak bisa memindahkan koinmu. Izin ini bisa kamu cabut kapan saja.`;
export const notice_consent_allowed = (): string =>
  `Diizinkan. Kamu bisa mencabut akses kapan saja.`;
export const notice_consent_declined = (): string =>
  `Tidak diizinkan.`;
export const notice_consent_blocked = (): string =>
  `Diblokir. Aplikasi ini tidak bisa lagi bertanya kepadamu atau mengakses apa pun.`;
export const notice_consent_withdrawn = (): string =>
  `Akses dicabut. Aplikasi ini tidak bisa lagi menjangkaumu.`;
export const button_allow = (): string =>
  `Izinkan`;
export const button_not_now = (): string =>
  `Nanti saja`;
export const button_block_app = (): string =>
  `Blokir aplikasi ini`;
export const button_withdraw_access = (): string =>
  `Cabut akses`;
export const bot_app_writes = (v: { app: Text }): string =>
  `<b>${markup(v.app)}</b> (aplikasi) menulis:`;
export const button_stop_app = (): string =>
  `Hentikan pesan ini`;
export const notice_app_stopped = (): string =>
  `Dihentikan. Aplikasi ini tidak bisa menulis kepadamu lagi.`;
export const notice_app_silent = (): string =>
  `Aplikasi ini tidak bisa menulis kepadamu.`;
export const button_decline = (): string =>
  `Tolak`;
export const bot_app_for = (v: { text: Text }): string =>
  `Untuk: ${markup(v.text)}`;
export const bot_app_address = (v: { address: Text }): string =>
  `Alamat: <code>${markup(v.address)}</code>`;
export const bot_app_amount = (v: { amount: Text }): string =>
  `Jumlah: <code>${markup(v.amount)}</code>`;
export const bot_payment_ask = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> memintamu membayar <b>${markup(v.amount)}</b>.`;
export const bot_payment_how = (): string =>
  `Bayar dari dompetmu sendiri kalau mau. Jumlahnya harus persis: dari situ pembayarannya dikenali.`;
export const bot_payment_link = (v: { link: Text }): string =>
  `Tautan: <code>${markup(v.link)}</code>`;
export const bot_payment_until = (v: { time: Text }): string =>
  `Sampai ${markup(v.time)}.`;
export const notice_payment_over = (): string =>
  `Permintaan ini sudah selesai.`;
export const bot_escrow_buyer = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> menyiapkan escrow sebesar <b>${markup(v.amount)}</b> dengan kamu sebagai pembeli.`;
export const bot_escrow_buyer_how = (): string =>
  `Kamu menyetornya dari dompetmu sendiri. Dana diteruskan ke penjual, atau kembali kepadamu, saat dua dari tiga pihak menandatangani: kamu, penjual, dan operator bila ada sengketa.`;
export const bot_escrow_seller = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b> menyiapkan escrow sebesar <b>${markup(v.amount)}</b> dengan kamu sebagai penjual.`;
export const bot_escrow_seller_how = (): string =>
  `Pembeli yang menyetornya. Dana diteruskan kepadamu, atau dikembalikan, saat dua dari tiga pihak menandatangani: kamu, pembeli, dan operator bila ada sengketa.`;
export const bot_escrow_agree_if = (): string =>
  `Setujui hanya jika ini milikmu:`;
export const bot_escrow_key = (v: { key: Text }): string =>
  `Kunci publikmu: <code>${markup(v.key)}</code>`;
export const bot_escrow_refund = (v: { address: Text }): string =>
  `Tujuan pengembalian dana: <code>${markup(v.address)}</code>`;
export const bot_escrow_payout = (v: { address: Text }): string =>
  `Tujuan pembayaranmu: <code>${markup(v.address)}</code>`;
export const button_agree = (): string =>
  `Setuju`;
export const notice_escrow_agreed = (): string =>
  `Kamu setuju.`;
export const notice_escrow_over = (): string =>
  `Escrow ini sudah tidak terbuka.`;
export const bot_escrow_deposit = (v: { app: Text; amount: Text }): string =>
  `<b>${markup(v.app)}</b>: escrow sekarang bisa disetor, <b>${markup(v.amount)}</b>.`;
export const bot_escrow_reserve = (): string =>
  `Di dalamnya ada cadangan kecil untuk biaya; sisanya kembali kepadamu.`;
export const bot_sign_in_ask = (v: { browser: Text; network: Text; time: Text }): string =>
  `Masuk ke portal admin? ${markup(v.browser)}, ${markup(v.network)}, ${markup(v.time)} UTC`;
export const bot_sign_in_number = (): string =>
  `Tekan angka yang ditampilkan halaman. Angka lain berarti menolak.`;
export const button_approve = (): string =>
  `Setujui`;
export const button_deny = (): string =>
  `Tolak`;
export const button_deny_block = (): string =>
  `Tolak dan blokir 24 jam`;
export const notice_sign_in_approved = (): string =>
  `Disetujui`;
export const notice_sign_in_denied = (): string =>
  `Ditolak`;
export const notice_sign_in_blocked = (): string =>
  `Ditolak. Tidak ada pertanyaan selama 24 jam.`;
export const notice_sign_in_expired = (): string =>
  `Tidak dijawab tepat waktu`;
export const notice_sign_in_cancelled = (): string =>
  `Dibatalkan oleh orang yang masuk`;
export const bot_review_approved = (): string =>
  `<b>Kirimanmu disetujui.</b>`;
export const bot_review_rejected = (): string =>
  `<b>Kirimanmu ditolak.</b>`;
export const bot_review_points = (v: { points: number }): string =>
  `Poin yang diberikan: <b>${number(v.points)}</b>`;
export const bot_review_comment = (v: { text: Text }): string =>
  `Komentar: ${markup(v.text)}`;
export const bot_reason = (v: { text: Text }): string =>
  `Alasan: ${markup(v.text)}`;
export const comment_approval = (v: { points: number }): string =>
  `${number(v.points)} poin untuk konten yang berkualitas.`;
export const comment_rejection = (): string =>
  `Konten ini tidak memenuhi standar kualitas.`;
export const comment_rating = (v: { points: number }): string =>
  `Penilaian diubah menjadi ${number(v.points)} poin.`;
export const bot_review_undone = (): string =>
  `<b>Keputusan atas kirimanmu ditarik kembali.</b>`;
export const bot_review_again = (): string =>
  `Kiriman ini akan ditinjau lagi.`;
export const bot_plan_ends_in_7_days = (v: { plan: Text; day: Text }): string =>
  `Paket pengembang ${markup(v.plan)} milikmu berakhir pada ${markup(v.day)}, kurang dari 7 hari lagi. Paket ini tidak diperpanjang otomatis.`;
export const bot_plan_ends_in_1_day = (v: { plan: Text; day: Text }): string =>
  `Paket pengembang ${markup(v.plan)} milikmu berakhir pada ${markup(v.day)}, kurang dari sehari lagi. Paket ini tidak diperpanjang otomatis, dan kunci API-mu berhenti saat itu.`;
export const bot_plan_quota_80 = (v: { plan: Text }): string =>
  `80% permintaan API bulan ini dari paket pengembang ${markup(v.plan)} milikmu sudah terpakai.`;
export const bot_plan_quota_100 = (v: { plan: Text }): string =>
  `Semua permintaan API bulan ini dari paket pengembang ${markup(v.plan)} milikmu sudah terpakai: permintaan berikutnya ditolak sampai bulan berakhir.`;
export const bot_plan_webhooks_80 = (v: { plan: Text }): string =>
  `80% webhook bulan ini dari paket pengembang ${markup(v.plan)} milikmu sudah terpakai.`;
export const bot_plan_webhooks_100 = (v: { plan: Text }): string =>
  `Semua webhook bulan ini dari paket pengembang ${markup(v.plan)} milikmu sudah terpakai: webhook berikutnya tidak dikirim sampai bulan berakhir. Semuanya tetap ada di log aplikasimu, dan dari sana bisa kamu kirim nanti.`;
export const bot_plan_granted = (v: { plan: Text; day: Text }): string =>
  `Paket <b>${markup(v.plan)}</b> diberikan kepadamu sampai ${markup(v.day)}.`;
export const bot_plan_declined = (v: { plan: Text; reason: Text }): string =>
  `Permintaanmu untuk paket <b>${markup(v.plan)}</b> ditolak: ${markup(v.reason)}`;
export const bot_app_approved = (v: { app: Text }): string =>
  `Aplikasimu <b>${markup(v.app)}</b> disetujui untuk produksi.`;
export const bot_app_returned = (v: { app: Text; reason: Text }): string =>
  `Aplikasimu <b>${markup(v.app)}</b> ada di sandbox: ${markup(v.reason)}`;
export const bot_held_title = (v: { week: Text }): string =>
  `<b>Bagianmu dari minggu ${markup(v.week)} ditahan.</b>`;
export const bot_held_amount = (v: { amount: Text }): string =>
  `${markup(v.amount)} tidak dibayar sampai admin melepasnya. Jumlah itu tidak hilang.`;
export const bot_held_object = (v: { url: Text }): string =>
  `Kamu bisa mengajukan keberatan sekali: ${markup(v.url)}`;
export const button_object = (): string =>
  `Ajukan keberatan`;
export const bot_decided_own = (v: { week: Text }): string =>
  `<b>Keberatanmu tentang bagianmu dari minggu ${markup(v.week)} sudah diputuskan.</b>`;
export const bot_decided_other = (v: { name: Text; week: Text }): string =>
  `<b>Keberatanmu tentang bagian ${markup(v.name)} dari minggu ${markup(v.week)} sudah diputuskan.</b>`;
export const bot_decided_released = (): string =>
  `Bagian itu dilepas dan akan dibayar.`;
export const bot_decided_stays_held = (): string =>
  `Bagian itu tetap ditahan.`;
export const bot_decided_held = (): string =>
  `Bagian itu ditahan.`;
export const bot_decided_paid = (): string =>
  `Bagian itu dibayar.`;
export const bot_alert_begins = (v: { text: Text }): string =>
  `<b>Masalah.</b> ${markup(v.text)}`;
export const bot_alert_over = (v: { text: Text }): string =>
  `<b>Selesai.</b> ${markup(v.text)}`;
export const bot_alert_last = (): string =>
  `Ini pesan terakhir sejenis ini untuk hari ini (UTC).`;
export const bot_alert_wallet_short = (): string =>
  `Isi dompet kurang dari hak para anggota: tidak ada yang dibayar.`;
export const bot_alert_wallet_short_do = (v: { url: Text }): string =>
  `Kirim koin ke sana, dan pembayaran berlanjut sendiri. Jumlah: ${markup(v.url)}`;
export const bot_alert_wallet_short_over = (): string =>
  `Dompet kembali mencukupi semua kewajiban.`;
export const bot_alert_wallet_away = (): string =>
  `Dompet tidak menjawab, jadi tidak ada yang dibayar.`;
export const bot_alert_wallet_away_do = (v: { url: Text }): string =>
  `Periksa apakah node-nya berjalan. Status: ${markup(v.url)}`;
export const bot_alert_wallet_away_over = (): string =>
  `Dompet menjawab lagi.`;
export const bot_alert_payouts_stopped = (): string =>
  `Pembayaran dihentikan: dompet menunjukkan pembayaran yang tidak ada di pembukuan.`;
export const bot_alert_payouts_stopped_do = (v: { command: Text }): string =>
  `Untuk melihatnya, dan cara menyelesaikan masing-masing, jalankan: ${markup(v.command)}`;
export const bot_alert_payouts_stopped_over = (): string =>
  `Semua yang dibayar dompet sudah tercatat, dan pembayaran berlanjut.`;
export const bot_alert_bot_deaf_webhook = (): string =>
  `Bot tidak mendengar apa pun: program lain memasang webhook untuknya.`;
export const bot_alert_bot_deaf_webhook_do = (v: { command: Text }): string =>
  `Keluarkan token bot dari program itu, atau minta token baru dari BotFather (/revoke). Di tempat bot komunitas sendiri berjalan, webhook dicabut otomatis, paling banyak sekali sejam. Lalu periksa dengan: ${markup(v.command)}`;
export const bot_alert_bot_deaf_webhook_over = (): string =>
  `Tidak ada lagi webhook yang menghalangi bot mendengar orang.`;
export const bot_alert_bot_deaf_other_reader = (): string =>
  `Bot melewatkan pesan: program lain membacanya dengan token yang sama.`;
export const bot_alert_bot_deaf_other_reader_do = (): string =>
  `Hentikan program itu: mungkin salinan lama situs ini. Kalau kamu tidak mengenalnya, minta token baru dari BotFather (/revoke) dan masukkan ke TELEGRAM_BOT_TOKEN.`;
export const bot_alert_bot_deaf_other_reader_over = (): string =>
  `Tidak ada lagi program lain yang membaca pesan bot.`;
export const bot_alert_week_late = (): string =>
  `Satu minggu sudah berakhir lebih dari sejam lalu dan belum ditutup.`;
export const bot_alert_week_late_do = (v: { url: Text; command: Text }): string =>
  `Log di ${markup(v.url)} menyebutkan sebabnya. Kalau jamnya benar dan tidak ada impor berjalan, jalankan: ${markup(v.command)}`;
export const bot_alert_week_late_over = (): string =>
  `Semua minggu yang lalu sudah ditutup.`;
export const bot_alert_job_failing = (v: { job: Text }): string =>
  `Tugas “${markup(v.job)}” terus gagal atau tidak berjalan lagi.`;
export const bot_alert_job_failing_do = (v: { url: Text }): string =>
  `Log di ${markup(v.url)} menyebutkan sebabnya; log itu untuk admin.`;
export const bot_alert_job_failing_over = (v: { job: Text }): string =>
  `Tugas “${markup(v.job)}” berjalan lagi.`;
export const bot_alert_backup_old = (): string =>
  `Cadangan terbaru berumur lebih dari dua hari.`;
export const bot_alert_backup_old_do = (v: { url: Text; command: Text }): string =>
  `Log di ${markup(v.url)} menyebutkan sebabnya. Untuk membuatnya sekarang, jalankan: ${markup(v.command)}`;
export const bot_alert_backup_old_over = (): string =>
  `Ada cadangan baru.`;
export const bot_alert_disk_low = (v: { host: Text }): string =>
  `Disk ${markup(v.host)} tempat data berada tersisa kurang dari 1 GiB.`;
export const bot_alert_disk_low_do = (): string =>
  `Kosongkan ruang: disk penuh tidak menerima perubahan, jadi tip tidak dihitung.`;
export const bot_alert_disk_low_over = (v: { host: Text }): string =>
  `Disk ${markup(v.host)} punya ruang lagi.`;
export const bot_alert_certificate_soon = (v: { host: Text }): string =>
  `Sertifikat ${markup(v.host)} berakhir dalam 14 hari.`;
export const bot_alert_certificate_now = (v: { host: Text }): string =>
  `Sertifikat ${markup(v.host)} berakhir dalam tiga hari atau sudah berakhir. Peramban, Telegram, dan bot dompet menolak situs tanpa sertifikat yang sah.`;
export const bot_alert_certificate_do = (v: { command: Text }): string =>
  `Perbarui di tempat https situs berakhir: dengan certbot, jalankan “certbot renew”; Caddy memperbarui sendiri, dan lognya menyebutkan penghalangnya. Lalu periksa dengan: ${markup(v.command)}`;
export const bot_alert_certificate_soon_over = (v: { host: Text }): string =>
  `Sertifikat ${markup(v.host)} berlaku lagi lebih dari 14 hari.`;
export const bot_alert_certificate_now_over = (v: { host: Text }): string =>
  `Sertifikat ${markup(v.host)} berlaku lagi lebih dari tiga hari.`;
export const refusal_not_signed_in = (): string =>
  `Masuk dulu.`;
export const refusal_sign_in_again = (): string =>
  `Masuk lagi.`;
export const refusal_by_link = (): string =>
  `Kamu masuk lewat tautan dari bot. Untuk ini, masuk dengan Telegram.`;
export const refusal_other_id = (): string =>
  `Kamu masuk dengan id lain.`;
export const refusal_link_used = (): string =>
  `Tautan ini kedaluwarsa atau sudah dipakai. Minta yang baru kepada bot.`;
export const refusal_account_banned = (): string =>
  `Akun ini diblokir.`;
export const refusal_telegram_keys = (): string =>
  `Kunci Telegram tidak bisa diambil. Coba lagi nanti.`;
export const refusal_sign_ins_busy = (): string =>
  `Terlalu banyak yang masuk sekaligus. Coba lagi nanti.`;
export const refusal_internal = (): string =>
  `Ada yang salah di pihak kami.`;
export const refusal_too_large = (): string =>
  `Permintaannya terlalu besar.`;
export const refusal_outage_no_answer = (): string =>
  `Basis data tidak menjawab. Coba lagi nanti.`;
export const refusal_outage_read_only = (): string =>
  `Basis data tidak menerima perubahan. Coba lagi nanti.`;
export const refusal_outage_disk_full = (): string =>
  `Disk penuh: tidak ada yang bisa disimpan. Coba lagi nanti.`;
export const refusal_outage_busy = (): string =>
  `Basis data terlalu sibuk. Coba lagi nanti.`;
export const refusal_no_own_submission = (): string =>
  `Kamu tidak punya kiriman dengan nomor ini.`;
export const refusal_submission_changed = (): string =>
  `Kiriman ini berubah sejak kamu membukanya.`;
export const refusal_submission_approved = (v: { points: string }): string =>
  `Sementara itu kiriman ini disetujui; poin: ${v.points}.`;
export const refusal_submission_rejected = (): string =>
  `Sementara itu kiriman ini ditolak.`;
export const refusal_submission_withdrawn = (): string =>
  `Kiriman ini sudah ditarik.`;
export const refusal_resubmit = (): string =>
  `Hanya kiriman yang ditolak yang bisa dikirim ulang, dan hanya sekali.`;
export const refusal_shown_too_often = (v: { most: string }): string =>
  `Kamu ditampilkan lagi ${v.most} kali dalam 24 jam, itu batasnya. Kamu tetap tersembunyi sampai besok.`;
export const refusal_app_allowed_nothing = (): string =>
  `Kamu tidak mengizinkan apa pun kepada aplikasi ini.`;
export const refusal_app_not_blocked = (): string =>
  `Kamu tidak memblokir aplikasi ini.`;
export const refusal_hunt_no_clue = (): string =>
  `Tidak ada teka-tekimu yang menerima jawaban sekarang.`;
export const refusal_hunt_link = (): string =>
  `Tautan ini bukan milik teka-tekimu.`;
export const refusal_hunt_none = (): string =>
  `Perburuan harta ini tidak ada.`;
export const refusal_board_loading = (): string =>
  `Papan peringkat sedang dimuat. Coba lagi dalam beberapa detik.`;
export const refusal_wallet_address = (): string =>
  `Ini bukan alamat yang bisa dibayar di chain koin ini.`;
export const refusal_wallet_text_over = (): string =>
  `Minta teks baru untuk ditandatangani: yang ini sudah tidak berlaku.`;
export const refusal_wallet_changes = (v: { most: number }): string =>
  `Alamat bisa diatur ${number(v.most)} kali sehari. Coba besok.`;
export const refusal_wallet_signature = (): string =>
  `Tanda tangan ini bukan dari kunci alamat ini.`;
export const refusal_wallet_by_link = (): string =>
  `Kamu masuk lewat tautan dari bot. Masuk dengan Telegram untuk mengganti alamatmu.`;
export const refusal_wallet_large_coins = (): string =>
  `Koin ini ada di transaksi yang terlalu besar untuk dibaca di sini.`;
export const refusal_wallet_slow_index = (): string =>
  `Indeks chain sedang lambat. Coba lagi nanti.`;
export const refusal_wallet_look_ups = (): string =>
  `Terlalu banyak pencarian sekaligus. Tunggu satu menit.`;
export const refusal_wallet_looked_up = (): string =>
  `Dompetmu masih dicari. Coba lagi beberapa detik lagi.`;
export const refusal_wallet_many = (): string =>
  `Banyak dompet sedang dicari. Coba lagi sebentar lagi.`;
export const refusal_pay_chain = (): string =>
  `Chain tidak bisa dibaca. Coba lagi nanti.`;
export const refusal_pay_coin_elsewhere = (): string =>
  `Transaksi lain memakai koin dari yang ini. Muat ulang dompet.`;
export const refusal_pay_made_before = (): string =>
  `Transaksi ini sudah pernah dibuat, sebagai pembayaran lain atau oleh anggota lain.`;
export const refusal_pay_coin_spent = (): string =>
  `Koin dari transaksi ini sudah dipakai, atau belum dikenal. Muat ulang dompet.`;
export const refusal_pay_wait_block = (): string =>
  `Pembayaran sebelumnya ditolak, dan koinnya dipakai hal lain yang belum ada di blok mana pun. Tunggu blok berikutnya.`;
export const refusal_pay_made_after_all = (): string =>
  `Pembayaranmu sebelumnya, yang tadinya ditolak, ternyata terjadi juga. Lihat riwayat sebelum membayar lagi.`;
export const refusal_pay_spend_refused = (): string =>
  `Pembayaran sebelumnya ditolak dan masih bisa diterima. Yang berikutnya harus memakai koin darinya, supaya hanya salah satu yang bisa terjadi. Muat ulang dompet lalu coba lagi.`;
export const refusal_pay_no_tip = (): string =>
  `Kamu tidak punya tip seperti itu untuk dibayar.`;
export const refusal_pay_address = (): string =>
  `Alamat ini tidak bisa dibayar di chain ini.`;
export const refusal_pay_small = (v: { least: string }): string =>
  `Jumlahnya terlalu kecil: paling sedikit ${v.least}.`;
export const refusal_pay_again = (): string =>
  `Kamu sudah pernah membuat pembayaran yang persis sama.`;
export const refusal_pay_no_address = (): string =>
  `Tip ini belum bisa dibayar: penerimanya belum mengatur alamat.`;
export const refusal_pay_paid = (): string =>
  `Tip ini sudah dibayar.`;
export const refusal_pay_over = (v: { state: 'expired' | 'cancelled' | 'refused' | 'other' }): string =>
  `${({ expired: `Tip ini sudah kedaluwarsa.`, cancelled: `Tip ini dibatalkan.`, refused: `Tip ini ditolak.`, other: `Tip ini sudah kedaluwarsa.` })[v.state]}`;
export const refusal_pay_moved = (): string =>
  `Penerimanya mengganti alamat. Muat ulang tip ini sebentar lagi.`;
export const refusal_pay_no_chain = (): string =>
  `Chain belum dibaca. Coba lagi nanti.`;
export const refusal_pay_other_member = (): string =>
  `Anggota lain membuat pembayaran ini, dan pembayaran itu ditolak.`;
export const refusal_pay_under_way = (): string =>
  `Pembayaran lain untuk tip ini sudah berjalan.`;
export const refusal_pay_waiting = (v: { most: number }): string =>
  `${number(v.most)} pembayaranmu menunggu blok. Tunggu sampai salah satunya terkonfirmasi.`;
export const refusal_pay_minute = (v: { most: number }): string =>
  `Kamu bisa membuat ${number(v.most)} pembayaran per menit. Tunggu satu menit.`;
export const refusal_pay_day = (v: { most: number }): string =>
  `Kamu bisa membuat ${number(v.most)} pembayaran dalam 24 jam. Coba lagi nanti.`;
export const refusal_pay_tries = (): string =>
  `Terlalu banyak percobaan membayar. Tunggu satu menit.`;
export const refusal_no_board_member = (): string =>
  `Anggota itu tidak ada di papan peringkat.`;
export const refusal_no_telegram_member = (): string =>
  `Tidak ada anggota dengan id Telegram ini.`;
export const refusal_no_member_number = (): string =>
  `Tidak ada anggota dengan nomor ini.`;
export const refusal_no_such_member = (): string =>
  `Anggota itu tidak ada.`;
export const refusal_no_creator = (): string =>
  `Tidak ada kreator dengan nama ini.`;
export const refusal_no_closed_week = (): string =>
  `Tidak ada minggu yang sudah ditutup dengan nama ini.`;
export const refusal_no_week = (): string =>
  `Minggu itu tidak ada.`;
export const refusal_only_member = (): string =>
  `Hanya anggota itu sendiri dan admin yang boleh melihatnya.`;
export const refusal_day_limit = (v: { most: number }): string =>
  `Kamu sudah melakukan ini ${number(v.most)} kali dalam 24 jam, itu batasnya. Coba lagi besok.`;
export const refusal_board_starting = (): string =>
  `Server baru saja menyala dan sedang mencocokkan jumlahnya dengan buku besar. Coba lagi dalam beberapa detik.`;
export const refusal_copy_waits = (): string =>
  `Ini salinan yang dipulihkan dan belum bekerja. Coba lagi nanti.`;
export const refusal_stopping = (): string =>
  `Server sedang berhenti. Coba lagi.`;
export const refusal_sign_in_not_approved = (): string =>
  `Proses masuk tidak disetujui`;
export const refusal_cannot_ask = (): string =>
  `Situs ini tidak bisa bertanya di Telegram: atur TELEGRAM_BOT_TOKEN dan TELEGRAM_UPDATES.`;
export const refusal_no_bot_token = (): string =>
  `Atur TELEGRAM_BOT_TOKEN agar bisa masuk dengan Telegram.`;
export const refusal_no_client_id = (): string =>
  `Atur TELEGRAM_CLIENT_ID agar bisa masuk dengan id_token.`;
export const refusal_sign_in_invalid = (): string =>
  `Data autentikasi Telegram tidak sah`;
export const refusal_sign_in_outdated = (): string =>
  `Data autentikasi Telegram sudah kedaluwarsa`;
export const refusal_enter_id = (): string =>
  `Isi ID Telegram-mu`;
export const refusal_no_account = (): string =>
  `Akun tidak ditemukan. Kirim pesan kepada bot dulu.`;
export const refusal_no_admin = (): string =>
  `Kamu tidak punya hak admin.`;
export const refusal_owner_only = (): string =>
  `Hanya pemilik bot yang boleh melakukannya.`;
export const refusal_may_not = (): string =>
  `Kamu tidak boleh melakukan ini.`;
export const refusal_other_site = (): string =>
  `Panggilan ini harus datang dari situs itu sendiri.`;
export const refusal_sign_in_recent = (): string =>
  `Masuk lagi untuk melakukan ini: terakhir kali kamu masuk sudah terlalu lama.`;
export const refusal_unreadable = (): string =>
  `Permintaannya tidak bisa dibaca.`;
export const refusal_rule_of = (v: { field: string; problem: string }): string =>
  `${v.field}: ${v.problem}`;
export const refusal_rule_missing = (): string =>
  `Ini belum diisi.`;
export const refusal_rule_longest = (v: { most: number }): string =>
  `Paling banyak ${number(v.most)} karakter.`;
export const refusal_rule_shortest = (v: { least: number }): string =>
  `Paling sedikit ${number(v.least)} karakter.`;
export const refusal_rule_most = (v: { most: number }): string =>
  `Paling banyak ${number(v.most)}.`;
export const refusal_rule_least = (v: { least: number }): string =>
  `Paling sedikit ${number(v.least)}.`;
export const refusal_rule_choice = (): string =>
  `Ini bukan salah satu nilai yang mungkin.`;
export const refusal_rule_other = (): string =>
  `Bentuknya tidak benar.`;
export const refusal_setting_none = (): string =>
  `Pengaturan itu tidak ada.`;
export const refusal_setting_fixed = (v: { variable: string; name: string }): string =>
  `${v.variable} di berkas pengaturan atau lingkungan menetapkan ${v.name}. Ubah di sana.`;
export const refusal_setting_link = (v: { most: number }): string =>
  `Alamat https sampai ${number(v.most)} karakter; kosong jika tidak ada tautan itu`;
export const refusal_setting_contact = (v: { most: number }): string =>
  `Alamat https atau alamat email sampai ${number(v.most)} karakter`;
export const refusal_setting_requests = (): string =>
  `Bilangan bulat dari 0, yang berarti kunci perlu paket, sampai 1000000000`;
export const refusal_setting_price = (): string =>
  `Bilangan desimal dengan paling banyak 12 desimal; kosong agar situs tidak menampilkan dolar`;
export const refusal_setting_welcome = (v: { most: number }): string =>
  `Teks biasa 1 sampai ${number(v.most)} karakter`;
export const refusal_setting_choice = (v: { values: string }): string =>
  `Salah satu dari ${v.values}`;
export const refusal_no_time = (): string =>
  `Ini bukan waktu yang sah.`;
export const refusal_demo_nobody = (): string =>
  `Di demo tidak ada yang punya peran ini.`;
export const refusal_demo_chats_over = (): string =>
  `Obrolanmu sudah berakhir. Mulai yang baru.`;
export const refusal_demo_button_gone = (): string =>
  `Pesannya sudah berubah: tombol ini sudah tidak ada.`;
export const refusal_demo_starting = (): string =>
  `Demo baru saja dimulai.`;
export const refusal_demo_purse_amount = (): string =>
  `Kantong ini membayar 0.0001 sampai 1,000 koin sekaligus.`;
export const refusal_demo_purse_address = (): string =>
  `Kantong ini tidak bisa membayarnya: pakai alamat dari chain demo.`;
export const refusal_wallet_no_index = (): string =>
  `Saldo tidak bisa dicari di sini: atur CHAIN_API_URL.`;
export const refusal_wallet_addresses = (): string =>
  `Salah satunya bukan alamat yang bisa dibayar di chain.`;
export const refusal_chain_address_full = (): string =>
  `Satu alamat punya lebih banyak pembayaran daripada yang bisa didaftar indeks chain. Kirim dari alamat lain, atau dengan dompet lain.`;
export const refusal_chain_no_answer = (): string =>
  `Indeks chain tidak menjawab. Coba lagi nanti.`;
export const refusal_chain_halted = (): string =>
  `Pembayaran dihentikan sementara sampai operator memeriksa chain.`;
export const refusal_pay_no_index = (): string =>
  `Di sini tidak ada yang bisa dibayar: atur CHAIN_API_URL.`;
export const refusal_pay_none_such = (): string =>
  `Kamu tidak pernah membuat pembayaran seperti itu di sini.`;
export const refusal_pay_wrong_payment = (): string =>
  `Transaksi ini tidak membayar jumlah itu ke alamat itu.`;
export const refusal_pay_other_payees = (): string =>
  `Transaksi ini juga membayar orang lain.`;
export const refusal_pay_no_fee = (): string =>
  `Transaksi ini tidak menyisakan biaya, jadi tidak ada penambang yang mau mengambilnya.`;
export const refusal_pay_fee_too_high = (): string =>
  `Biaya transaksi ini terlalu tinggi.`;
export const refusal_pay_many_addresses = (): string =>
  `Transaksi ini membelanjakan dari terlalu banyak alamat.`;
export const refusal_pay_bad_signature = (): string =>
  `Salah satu tanda tangan transaksi ini tidak sah.`;
export const refusal_pay_other_signing = (): string =>
  `Transaksi ini tidak ditandatangani seperti dompet di sini menandatangani.`;
export const refusal_pay_coin_twice = (): string =>
  `Transaksi ini membelanjakan satu koin dua kali.`;
export const refusal_pay_no_transaction = (): string =>
  `Ini bukan transaksi.`;
export const refusal_app_none = (): string =>
  `Kamu tidak punya aplikasi itu.`;
export const refusal_app_escrows = (v: { count: number }): string =>
  `Aplikasi ini masih punya ${number(v.count)} escrow berisi koin yang belum selesai.`;
export const refusal_fields = (): string =>
  `Beberapa isian perlu diperiksa lagi.`;
export const refusal_apps_day = (v: { most: number }): string =>
  `Kamu mendaftarkan ${number(v.most)} aplikasi dalam 24 jam, itu batasnya. Daftarkan lagi besok.`;
export const refusal_apps_plan = (v: { plan: string; apps: number }): string =>
  `Paket ${v.plan} punya tempat untuk ${number(v.apps)} aplikasi. Hapus satu, atau ganti paketnya.`;
export const refusal_apps_free = (v: { apps: number }): string =>
  `Tanpa paket ada tempat untuk ${number(v.apps)} aplikasi, untuk mencoba. Pilih paket untuk lebih banyak.`;
export const refusal_no_delivery = (): string =>
  `Pengiriman itu tidak ada.`;
export const refusal_delivery_waits = (): string =>
  `Peristiwa ini sudah sedang dikirim.`;
export const refusal_tests_minute = (v: { most: number }): string =>
  `Paling banyak ${number(v.most)} peristiwa uji per menit.`;
export const refusal_no_webhook = (): string =>
  `Aplikasi ini tidak punya webhook. Beri dulu URL webhook.`;
export const refusal_key_name = (v: { most: number }): string =>
  `Nama punya 1 sampai ${number(v.most)} karakter.`;
export const refusal_key_past = (): string =>
  `Akhir sebuah kunci harus di masa depan.`;
export const refusal_key_replaced = (): string =>
  `Kunci ini sudah diganti.`;
export const refusal_key_ended = (): string =>
  `Kunci ini sudah berakhir. Buat yang baru.`;
export const refusal_key_app_removed = (): string =>
  `Aplikasi kunci ini sudah dihapus. Buat kunci baru.`;
export const refusal_keys_most = (v: { most: number }): string =>
  `Kamu punya ${number(v.most)} kunci. Hapus satu yang tidak kamu perlukan.`;
export const refusal_key_permissions = (): string =>
  `Sebuah kunci perlu paling sedikit satu izin.`;
export const refusal_key_undeclared = (v: { declared: string; permission: string }): string =>
  `Aplikasi ini belum menyatakan izin ${v.declared}, yang diperlukan ${v.permission}.`;
export const refusal_key_none = (): string =>
  `Kamu tidak punya kunci itu.`;
export const refusal_invoice_address = (): string =>
  `Sekarang tidak ada alamat yang bebas. Operator harus memeriksanya.`;
export const refusal_invoice_none = (): string =>
  `Tagihan itu tidak ada.`;
export const refusal_invoice_card = (): string =>
  `Paketmu dibayar dan diperpanjang dengan kartu. Batalkan itu dulu, lalu bayar dengan koin.`;
export const refusal_invoice_other = (): string =>
  `Pembayaran untuk paket lain sedang berjalan. Selesaikan, atau biarkan kedaluwarsa.`;
export const refusal_invoices_day = (v: { most: number }): string =>
  `Tidak lebih dari ${number(v.most)} tagihan yang belum dibayar per hari. Coba lagi besok.`;
export const refusal_card_none = (): string =>
  `Sekarang tidak ada kartu yang membayar paketmu.`;
export const refusal_card_no_portal = (): string =>
  `Pemroses kartu tidak memberi halaman untuk mengelola paket.`;
export const refusal_card_no_page = (): string =>
  `Pemroses kartu tidak memberi halaman untuk membayar.`;
export const refusal_card_coins = (v: { date: string }): string =>
  `Paketmu sudah dibayar dengan koin sampai ${v.date}. Bayar dengan kartu setelah paket itu berakhir.`;
export const refusal_card_given = (v: { date: string }): string =>
  `Paketmu diberikan kepadamu sampai ${v.date}. Bayar dengan kartu setelah paket itu berakhir.`;
export const refusal_card_begun = (): string =>
  `Pembayaran kartu lain baru saja dimulai. Coba lagi.`;
export const refusal_card_just_paid = (): string =>
  `Pembayaranmu sebelumnya baru saja berhasil.`;
export const refusal_card_silent = (): string =>
  `Pemroses kartu tidak menjawab. Coba lagi dalam semenit.`;
export const refusal_card_refused = (): string =>
  `Pemroses kartu menolak. Tidak ada yang dibayar.`;
export const refusal_payments_unwatched = (): string =>
  `Pembayaran sedang tidak dipantau. Coba lagi dalam semenit.`;
export const refusal_no_owner = (): string =>
  `Situs ini tidak punya pemilik untuk diajak bersepakat.`;
export const refusal_request_open = (): string =>
  `Kamu sudah punya permintaan yang terbuka. Untuk mengubahnya, tarik lalu minta lagi.`;
export const refusal_request_none = (v: { id: string }): string =>
  `Tidak ada permintaan ${v.id}.`;
export const refusal_request_over = (v: { state: 'granted' | 'declined' | 'other' }): string =>
  `${({ granted: `Permintaan ini sudah dikabulkan.`, declined: `Permintaan ini sudah ditolak.`, other: `Permintaan ini sudah ditarik.` })[v.state]}`;
export const refusal_no_cards = (): string =>
  `Pembayaran dengan kartu tidak tersedia: pemroses kartu belum disiapkan di situs ini.`;
export const refusal_no_coins = (v: { coin: string }): string =>
  `Pembayaran dengan ${v.coin} tidak tersedia: dompet untuk tagihan belum disiapkan di situs ini.`;
export const refusal_coin_only = (v: { coin: string }): string =>
  `Paket dibayar dengan ${v.coin}; yang lain lewat kesepakatan.`;
export const refusal_submission_changed_since = (): string =>
  `Kiriman ini berubah sejak kamu membukanya.`;
export const refusal_submission_approved_by = (v: { name: string; points: string }): string =>
  `Kiriman ini disetujui ${v.name}; poin: ${v.points}.`;
export const refusal_submission_approved_before = (v: { points: string }): string =>
  `Kiriman ini disetujui; poin: ${v.points}.`;
export const refusal_submission_rejected_by = (v: { name: string }): string =>
  `Kiriman ini ditolak ${v.name}.`;
export const refusal_submission_rejected_before = (): string =>
  `Kiriman ini ditolak.`;
export const refusal_submission_gone = (): string =>
  `Kiriman ini ditarik oleh pengirimnya.`;
export const refusal_submission_none = (v: { id: string }): string =>
  `Tidak ada kiriman ${v.id}.`;
export const refusal_submission_pending = (): string =>
  `Kiriman ini masih menunggu.`;
export const refusal_own_content = (): string =>
  `Tidak ada yang meninjau kontennya sendiri.`;
export const refusal_score = (v: { type: string; least: number; most: number }): string =>
  `${v.type}: ${number(v.least)} sampai ${number(v.most)} poin utuh.`;
export const refusal_no_bot = (): string =>
  `Token bot belum diatur.`;
export const refusal_submission_no_such = (): string =>
  `Kiriman itu tidak ada.`;
export const refusal_submission_unreviewed = (): string =>
  `Kiriman ini belum ditinjau.`;
export const refusal_undo_none = (): string =>
  `Tidak ada persetujuan atau penolakan untuk dibatalkan.`;
export const refusal_undo_other = (): string =>
  `Hanya admin yang memutuskan yang bisa membatalkannya.`;
export const refusal_undo_late = (): string =>
  `Keputusan bisa dibatalkan selama satu menit.`;
export const refusal_undo_week = (): string =>
  `Minggu poinnya sudah berakhir.`;
export const refusal_undo_broadcast = (): string =>
  `Kiriman ini sudah disiarkan.`;
export const refusal_undo_again = (): string =>
  `Anggotanya sudah mengirimnya lagi.`;
export const refusal_member_none = (v: { id: string }): string =>
  `Tidak ada anggota ${v.id}.`;
export const refusal_ban_past = (): string =>
  `Akhir blokir harus di masa depan.`;
export const refusal_ban_admin = (): string =>
  `Admin tidak bisa diblokir.`;
export const refusal_no_x = (v: { id: string }): string =>
  `Anggota ${v.id} tidak punya akun X.`;
export const refusal_x_changed = (): string =>
  `Anggota ini sudah menautkan akun X lain. Periksa lagi.`;
export const refusal_app_changed = (): string =>
  `Pemiliknya sudah mengubah aplikasi sejak itu. Lihat lagi.`;
export const refusal_app_number = (v: { id: string }): string =>
  `Tidak ada aplikasi ${v.id}.`;
export const refusal_signal_gone = (): string =>
  `Sinyal ini sudah tidak ada: minggunya diperiksa lagi.`;
export const refusal_decide_why = (): string =>
  `Sebutkan alasan keputusanmu.`;
export const refusal_objection_decided = (): string =>
  `Keberatan ini sudah diputuskan.`;
export const refusal_objection_other = (): string =>
  `Admin lain yang memutuskan hal ini.`;
export const refusal_objection_none = (): string =>
  `Keberatan itu tidak ada.`;
export const refusal_none_to_hold = (): string =>
  `Tidak ada dari anggota ini yang punya bagian yang bisa ditahan sekarang.`;
export const refusal_hold_why = (): string =>
  `Sebutkan alasan bagian ini ditahan.`;
export const refusal_reason_length = (v: { most: number }): string =>
  `Alasan paling banyak ${number(v.most)} karakter.`;
export const refusal_own_share = (): string =>
  `Admin lain yang memutuskan bagianmu sendiri.`;
export const refusal_share_free = (): string =>
  `Bagian ini tidak ditahan.`;
export const refusal_share_paying = (): string =>
  `Bagian ini ada dalam pembayaran yang akan segera dikirim.`;
export const refusal_share_sent = (): string =>
  `Bagian ini sudah dikirim.`;
export const refusal_share_paid = (): string =>
  `Bagian ini sudah dibayar.`;
export const refusal_share_withheld = (): string =>
  `Bagian ini sudah masuk ke dana minggu berikutnya.`;
export const refusal_share_changed = (): string =>
  `Bagian ini baru saja berubah.`;
export const refusal_share_held_release = (): string =>
  `Bagian ini ditahan. Lepaskan dulu.`;
export const refusal_share_not_owed = (): string =>
  `Bagian ini diselesaikan di tempat lain: situs ini tidak menghitungnya sebagai utang.`;
export const refusal_hand_empty = (): string =>
  `Berikan transaksinya, atau catatan tentang cara membayarnya.`;
export const refusal_hand_txid = (): string =>
  `Id transaksi punya 64 digit, 0 sampai 9 dan a sampai f.`;
export const refusal_note_length = (v: { most: number }): string =>
  `Catatan paling banyak ${number(v.most)} karakter.`;
export const refusal_hand_early = (): string =>
  `Minggu ini tidak dibagikan sebelum Senin 00:00 UTC.`;
export const refusal_hand_none_unpaid = (): string =>
  `Tidak ada bagian minggu ini yang belum dibayar.`;
export const refusal_hand_recorded = (): string =>
  `Transaksi ini sudah dicatat untuk itu.`;
export const refusal_hand_pays_none = (): string =>
  `Transaksi ini tidak membayar penuh satu pun bagian minggu ini yang belum dibayar.`;
export const refusal_hand_no_address = (): string =>
  `Anggota ini tidak punya alamat yang bisa dibayar transaksi itu. Catat dengan catatan.`;
export const refusal_hand_too_little = (v: { amount: string; address: string }): string =>
  `Dari transaksi ini kurang dari ${v.amount} tersisa untuk ${v.address}.`;
export const refusal_hand_changed = (): string =>
  `Yang belum dibayar sudah berubah sementara itu. Lihat lagi.`;
export const refusal_hand_ours = (): string =>
  `Situs ini sendiri yang mengirim transaksi ini, dan menghitung yang dibayarnya.`;
export const refusal_hand_wallet = (v: { command: string }): string =>
  `Dompet situs ini sendiri yang mengirim transaksi ini. Selesaikan dengan ${v.command}`;
export const refusal_hand_undo_why = (): string =>
  `Sebutkan alasan pembayaran ini dibatalkan.`;
export const refusal_hand_none = (v: { id: string }): string =>
  `Tidak ada pembayaran manual ${v.id}.`;
export const refusal_hand_undone = (): string =>
  `Pembayaran ini sudah dibatalkan.`;
export const refusal_hand_unknown = (): string =>
  `Indeks chain tidak mengenal transaksi ini, atau tidak menjawab. Tidak ada yang dicatat.`;
export const refusal_hand_unconfirmed = (): string =>
  `Transaksi ini belum ada di blok mana pun. Catat setelah terkonfirmasi.`;
export const refusal_grant_paid = (v: { id: string; plan: string; time: string }): string =>
  `${v.id} sudah membayar ${v.plan} sampai ${v.time}.`;
export const refusal_policy_founder = (v: { id: string }): string =>
  `Tidak ada anggota bernomor ${v.id}: pendiri adalah anggota.`;
export const refusal_not_a_week = (v: { week: string }): string =>
  `${v.week} bukan minggu.`;
export const refusal_policy_computed = (v: { reason: string }): string =>
  `Aturan ini tidak bisa dihitung: ${v.reason}.`;
export const refusal_policy_wallet = (): string =>
  `Dana yang merupakan bagian dari saldo perlu dompet: atur WALLET_RPC_URL, atau hilangkan balancePart.`;
export const refusal_policy_none = (): string =>
  `Tidak ada aturan yang ditetapkan untuk minggu ini.`;
export const refusal_policy_early = (v: { week: string }): string =>
  `Aturan bisa ditetapkan mulai minggu ${v.week}.`;
export const refusal_replay_none = (): string =>
  `Belum ada minggu yang ditutup.`;
export const refusal_replay_running = (): string =>
  `Pemutaran ulang sedang berjalan. Tunggu sampai selesai.`;
export const refusal_replay_members = (): string =>
  `Lebih dari 200.000 anggota berbagi dalam minggu-minggu ini: putar ulang lebih sedikit minggu.`;
export const refusal_replay_long = (): string =>
  `Pemutaran ulang terlalu lama: putar ulang lebih sedikit minggu.`;
export const refusal_broadcast_post_again = (): string =>
  `Kiriman ini sedang disiarkan, atau sudah disiarkan dalam satu jam terakhir.`;
export const refusal_broadcast_policy_again = (): string =>
  `Aturan ini sedang disiarkan, atau sudah disiarkan dalam satu jam terakhir.`;
export const refusal_post_changed = (): string =>
  `Kiriman ini berubah sejak pratinjau. Lihat lagi.`;
export const refusal_policy_in_force = (): string =>
  `Aturan ini sudah berlaku.`;
export const refusal_message_changed = (): string =>
  `Pesannya berubah sejak kamu membacanya: lihat lagi.`;
export const refusal_post_none = (): string =>
  `Kiriman itu tidak ada.`;
export const refusal_post_unapproved = (): string =>
  `Hanya kiriman yang disetujui yang bisa disiarkan.`;
export const refusal_post_link = (): string =>
  `Tautan kiriman ini tidak bisa dikirim.`;
export const refusal_broadcast_none = (): string =>
  `Siaran itu tidak ada.`;
export const refusal_broadcast_state = (v: { state: 'running' | 'paused' | 'cancelled' | 'other' }): string =>
  `${({ running: `Siaran ini sedang berjalan.`, paused: `Siaran ini dijeda.`, cancelled: `Siaran ini dibatalkan.`, other: `Siaran ini sudah selesai.` })[v.state]}`;
export const refusal_telegram_busy = (v: { seconds: number }): string =>
  `Telegram sedang sibuk; coba lagi dalam ${number(v.seconds)} detik.`;
export const refusal_telegram_refused = (): string =>
  `Telegram menolak pesannya.`;
export const refusal_telegram_silent = (): string =>
  `Telegram tidak menjawab; pesannya mungkin sudah sampai.`;
export const refusal_hunt_announced = (): string =>
  `Perburuan harta ini sudah diumumkan: tidak ada yang bisa diubah.`;
export const refusal_hunt_announced_before = (): string =>
  `Perburuan harta ini sudah diumumkan.`;
export const refusal_hunt_owner = (): string =>
  `Hanya pemilik yang mengumumkan perburuan harta berhadiah koin.`;
export const refusal_hunt_another = (): string =>
  `Sementara itu perburuan harta lain diumumkan. Coba lagi.`;
export const refusal_hunt_changed = (): string =>
  `Draf ini sudah diubah. Baca lagi.`;
export const refusal_hunt_cancel = (): string =>
  `Hanya perburuan harta yang sudah diumumkan dan belum berakhir yang bisa dibatalkan.`;
export const refusal_hunt_jpeg = (): string =>
  `Ini bukan gambar JPEG.`;
export const refusal_hunt_pixels = (v: { width: number; height: number; most: number }): string =>
  `Gambarnya ${number(v.width)} × ${number(v.height)} piksel; paling besar ${number(v.most)} × ${number(v.most)}.`;
export const refusal_hunt_pictures = (): string =>
  `Terlalu banyak gambar baru. Simpan drafnya dulu.`;
export const refusal_hunt_picture_gone = (v: { clue: number }): string =>
  `Gambar teka-teki ${number(v.clue)} sudah tidak ada. Pilih lagi.`;
export const refusal_hunt_no_link = (): string =>
  `Draf ini tidak punya teka-teki bertautan itu.`;
export const refusal_hunt_drafts = (v: { most: number }): string =>
  `Ada ${number(v.most)} draf. Hapus satu dulu.`;
export const refusal_hunt_decimals = (): string =>
  `Poin punya paling banyak dua desimal.`;
export const refusal_hunt_end = (): string =>
  `Perburuan harta berakhir setelah dimulai.`;
export const refusal_hunt_time = (v: { time: string }): string =>
  `Waktu ${v.time} tidak ada.`;
export const refusal_hunt_prize = (v: { place: number }): string =>
  `Hadiah ${number(v.place)} tidak memberi koin maupun poin.`;
export const refusal_hunt_answer = (v: { clue: number }): string =>
  `Satu jawaban teka-teki ${number(v.clue)} tidak punya huruf maupun angka.`;
export const refusal_hunt_payee = (v: { clue: number }): string =>
  `Teka-teki ${number(v.clue)} tidak menyebut anggota untuk diberi tip.`;
export const problem_hunt_chain = (): string =>
  `Undian dan teka-teki dengan tip perlu chain, dan di sini tidak ada yang diikuti.`;
export const problem_hunt_overlap = (): string =>
  `Perburuan harta lain berlangsung pada waktu itu.`;
export const problem_hunt_start = (): string =>
  `Mulainya harus di masa depan.`;
export const problem_hunt_days = (v: { most: number }): string =>
  `Perburuan harta berlangsung paling lama ${number(v.most)} hari.`;
export const problem_hunt_no_answer = (v: { clue: number }): string =>
  `Teka-teki ${number(v.clue)} tidak punya jawaban.`;
export const problem_hunt_no_link = (v: { clue: number }): string =>
  `Teka-teki ${number(v.clue)} belum punya tautan.`;
export const problem_hunt_untippable = (v: { clue: number }): string =>
  `Anggota pada teka-teki ${number(v.clue)} tidak bisa diberi tip.`;
export const problem_hunt_no_address = (v: { clue: number }): string =>
  `Anggota pada teka-teki ${number(v.clue)} tidak punya alamat.`;
export const problem_hunt_no_prize = (): string =>
  `Perburuan ini tidak punya hadiah maupun poin.`;
export const problem_hunt_no_wallet = (): string =>
  `Hadiah koin perlu dompet (WALLET_RPC_URL).`;
export const problem_hunt_daily = (v: { coins: string; most: string }): string =>
  `Hadiahnya ${v.coins} koin; satu perburuan boleh punya ${v.most} (PRIZES_DAILY).`;
export const problem_hunt_small = (v: { least: string }): string =>
  `Hadiah koin paling sedikit ${v.least}.`;
export const problem_hunt_points = (v: { given: string; most: string }): string =>
  `Satu anggota bisa mendapat sampai ${v.given} poin; aturan minggu berakhirnya mengizinkan ${v.most}.`;
export const problem_hunt_wallet = (v: { reason: string }): string =>
  `Hadiahnya tidak bisa dicadangkan: dompet tidak bisa membayar sekarang. Pesannya dalam bahasa Inggris: “${v.reason}”.`;
export const problem_hunt_funds = (v: { held: string; needed: string }): string =>
  `Dompet berisi ${v.held} koin dan diperlukan ${v.needed}: hadiah, semua yang terutang, dan satu dana mingguan.`;
export const broadcast_ahoy = (): string =>
  `Ahoi, kru! Harta baru di cakrawala!`;
export const broadcast_deck = (): string =>
  `Semua ke geladak! Konten baru naik ke kapal!`;
export const broadcast_timbers = (): string =>
  `Petir menyambar, lihat karya seorang awak kita!`;
export const broadcast_avast = (): string =>
  `Berhenti! Hadiah yang layak diteropong!`;
export const broadcast_lookout = (): string =>
  `Yo ho ho! Pengintai melihat sesuatu yang bagus!`;
export const broadcast_anchor = (): string =>
  `Buang jangkar sebentar dan manjakan matamu!`;
export const broadcast_hatches = (): string =>
  `Tutup rapat palka, yang ini bikin ombak!`;
export const broadcast_colours = (): string =>
  `Kibarkan bendera untuk salah satu dari kita!`;
export const broadcast_spot = (): string =>
  `X menandai tempatnya, kawan!`;
export const broadcast_land = (): string =>
  `Daratan terlihat! Penemuan baru dari kru!`;
export const broadcast_blow = (): string =>
  `Astaga! Kru kita berhasil lagi!`;
export const broadcast_bottle = (): string =>
  `Sebuah pesan dalam botol terdampar di pantai!`;
export const broadcast_sail = (): string =>
  `Kembangkan layar untuk yang ini, hai pelaut bandel!`;
export const broadcast_gold = (): string =>
  `Emas di palka! Lihat tangkapan hari ini!`;
export const broadcast_quartermaster = (): string =>
  `Juru mudi memanggil: lihatlah ini!`;
export const broadcast_bell = (): string =>
  `Bunyikan lonceng! Seorang awak mendapat bagiannya!`;
export const broadcast_nest = (): string =>
  `Dari sarang gagak: konten bermutu di depan!`;
export const broadcast_mugs = (): string =>
  `Angkat gelas, seorang awak menemukan emas!`;
export const broadcast_winds = (): string =>
  `Angin baik membawa kabar baik, kawan-kawan!`;
export const broadcast_grog = (): string =>
  `Keluarkan grog, ini layak dirayakan!`;
export const broadcast_chest = (): string =>
  `Buka peti harta, ada permata di dalamnya!`;
export const broadcast_plunder = (): string =>
  `Kamu minta jarahan, dan jarahan kamu dapat!`;
export const broadcast_content = (): string =>
  `Konten lain`;
