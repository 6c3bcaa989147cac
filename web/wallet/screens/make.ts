import type { Secret } from '../keep/sealing.ts';
import type { OwnAddress } from '../keys/accounts.ts';
import { Refused } from '../keys/refused.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, field, form, notice } from '../page/dom.ts';
import { m } from '../page/messages.ts';
import { keepWallet } from './keep-wallet.ts';
import { newPassphrase } from './passphrase.ts';

const ASKED_BACK = 3;

/** Makes words and shows them once. */
export function makeScreen(app: App): Screen {
  const list = el('ol', { class: 'words', 'aria-label': m.wallet_words_in_order() });
  let words = '';
  const next = button(m.wallet_written_down(), () => app.show(checkScreen(app, words)), 'primary');
  next.disabled = true;
  void app.signer.ask('makeWords').then((made) => {
    words = made;
    list.replaceChildren(...made.split(' ').map((word) => el('li', {}, word)));
    next.disabled = false;
  });
  return {
    title: m.wallet_write_down(),
    body: [
      el('p', {}, m.wallet_write_down_why()),
      list,
      notice('note', el('p', {}, m.wallet_no_photo())),
      el(
        'div',
        { class: 'choices' },
        next,
        button(m.wallet_cancel(), () => app.home()),
      ),
    ],
  };
}

/** Asks for three of the words, so that nobody only intends to write them down. */
function checkScreen(app: App, words: string): Screen {
  const all = words.split(' ');
  const places = drawPlaces(all.length);
  const fields = places.map((place) => field(m.wallet_word({ place: String(place + 1) })));
  const check = async () => {
    const isRight = places.every(
      (place, at) => fields[at]?.input.value.trim().toLowerCase() === all[place],
    );
    if (!isRight) throw new Refused('wallet_words_differ');
    app.show(lockScreen(app, { kind: 'words', text: words }));
  };
  return {
    title: m.wallet_check_words(),
    body: [
      el('p', {}, m.wallet_type_words()),
      form(
        m.wallet_continue(),
        check,
        fields.map(({ box }) => box),
      ),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_start_over(), () => app.show(makeScreen(app))),
      ),
    ],
  };
}

function lockScreen(app: App, secret: Secret): Screen {
  const passphrase = newPassphrase(app);
  const finish = async () => {
    const [first] = await addressesOf(app, secret);
    if (!first) throw new Error('no address');
    const addresses: [OwnAddress] = [first];
    const read = await passphrase.read();
    await keepWallet(app, { secret, passphrase: read, addresses, unsearched: false });
  };
  return {
    title: m.wallet_choose_passphrase(),
    body: [
      el('p', {}, m.wallet_passphrase_why()),
      form(m.wallet_make_it(), finish, [passphrase.box]),
    ],
  };
}

function addressesOf(app: App, secret: Secret) {
  return app.signer.ask('addressesOf', { secret, from: 0, count: 1 });
}

function drawPlaces(count: number): number[] {
  const places = new Set<number>();
  while (places.size < ASKED_BACK) {
    // 252 is a multiple of 12, so every position is equally likely.
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 252) places.add(byte % count);
  }
  return [...places].sort((a, b) => a - b);
}
