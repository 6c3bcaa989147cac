import type { Secret } from '../keep/sealing.ts';
import type { OwnAddress } from '../keys/accounts.ts';
import { Refused } from '../keys/refused.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, field, form, notice } from '../page/dom.ts';
import { keepWallet } from './keep-wallet.ts';
import { newPassphrase } from './passphrase.ts';

const ASKED_BACK = 3;

/** Makes words and shows them once. */
export function makeScreen(app: App): Screen {
  const list = el('ol', { class: 'words', 'aria-label': 'Your twelve words, in order' });
  let words = '';
  const next = button(
    'I have written them down',
    () => app.show(checkScreen(app, words)),
    'primary',
  );
  next.disabled = true;
  void app.signer.ask('makeWords').then((made) => {
    words = made;
    list.replaceChildren(...made.split(' ').map((word) => el('li', {}, word)));
    next.disabled = false;
  });
  return {
    title: 'Write down these words',
    body: [
      el(
        'p',
        {},
        'These twelve words are your wallet. Write them on paper, in this order. They are shown this once; whoever has them has your coins.',
      ),
      list,
      notice('note', el('p', {}, 'No photo, no message to yourself: copies can be stolen.')),
      el(
        'div',
        { class: 'choices' },
        next,
        button('Cancel', () => app.home()),
      ),
    ],
  };
}

/** Asks for three of the words, so that nobody only intends to write them down. */
function checkScreen(app: App, words: string): Screen {
  const all = words.split(' ');
  const places = drawPlaces(all.length);
  const fields = places.map((place) => field(`Word ${place + 1}`));
  const check = async () => {
    const isRight = places.every(
      (place, at) => fields[at]?.input.value.trim().toLowerCase() === all[place],
    );
    if (!isRight) throw new Refused('These do not match the words shown before. Check your paper.');
    app.show(lockScreen(app, { kind: 'words', text: words }));
  };
  return {
    title: 'Check your words',
    body: [
      el('p', {}, 'From your paper, type these words.'),
      form(
        'Continue',
        check,
        fields.map(({ box }) => box),
      ),
      el(
        'div',
        { class: 'choices' },
        button('Start over with new words', () => app.show(makeScreen(app))),
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
    title: 'Choose a passphrase',
    body: [
      el(
        'p',
        {},
        'You will type it to pay. If you forget it, your words bring the wallet back; nobody can reset it.',
      ),
      form('Make the wallet', finish, [passphrase.box]),
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
