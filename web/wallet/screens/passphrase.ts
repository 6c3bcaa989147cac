import { Refused } from '../keys/refused.ts';
import type { App } from '../page/app.ts';
import { button, el, passphraseField } from '../page/dom.ts';

const MINUTE = 60;
const UNITS = [
  ['centuries', 100 * 365 * 24 * 60 * MINUTE],
  ['years', 365 * 24 * 60 * MINUTE],
  ['days', 24 * 60 * MINUTE],
  ['hours', 60 * MINUTE],
  ['minutes', MINUTE],
] as const;

/** A new passphrase: typed twice, judged while it is typed, or drawn. */
export function newPassphrase(app: App): { box: HTMLElement; read: () => Promise<string> } {
  const first = passphraseField(
    'Passphrase',
    'It encrypts the wallet in this browser. Several words that have nothing to do with each other are best.',
  );
  const again = passphraseField('Passphrase again');
  const verdict = el('p', { class: 'hint', role: 'status' });
  let judged = 0;
  first.input.addEventListener('input', async () => {
    judged += 1;
    const mine = judged;
    const { value } = first.input;
    const { isEnough, seconds } = await app.signer.ask('judge', value);
    if (mine !== judged) return;
    verdict.textContent = value === '' ? '' : verdictText(isEnough, seconds);
  });
  const draw = button('Suggest one', async () => {
    const drawn = await app.signer.ask('drawPassphrase');
    first.input.value = drawn;
    first.input.setAttribute('type', 'text');
    first.input.dispatchEvent(new Event('input'));
    again.input.value = '';
    again.input.focus();
  });
  return {
    box: el('div', { class: 'stack' }, first.box, verdict, el('p', {}, draw), again.box),
    async read() {
      const { value } = first.input;
      if (!(await app.signer.ask('judge', value)).isEnough) {
        throw new Refused(
          'This passphrase is too easy to guess. Make it longer, or use a suggested one.',
        );
      }
      if (value !== again.input.value) throw new Refused('The two passphrases are not the same.');
      return value;
    },
  };
}

function verdictText(isEnough: boolean, seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= 2 * each) ?? ['', 0];
  const held =
    size === 0
      ? 'no time at all'
      : `about ${Math.floor(Math.min(seconds / size, 1000)).toLocaleString('en-US')} ${unit}`;
  const thief = `A thief of this browser’s files with a thousand graphics cards would need ${held}.`;
  return isEnough ? `Enough. ${thief}` : `Too easy to guess. ${thief}`;
}
