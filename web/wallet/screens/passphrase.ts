import { type Judge, startJudge } from '../judge/judge.ts';
import type { Strength } from '../judge/strength.ts';
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

/** The most draws until words are strong enough; nearly always one is enough. */
const MOST_DRAWN = 8;

/** A new passphrase: typed twice and judged while typing, or drawn. */
export function newPassphrase(app: App): { box: HTMLElement; read: () => Promise<string> } {
  const judge = startJudge();
  const first = passphraseField(
    'Passphrase',
    'It encrypts the wallet in this browser. Several words that have nothing to do with each other are best.',
  );
  const again = passphraseField('Passphrase again');
  // Its space is reserved, because it appears while the member is about to press the button below.
  const verdict = el('p', { class: 'hint verdict', role: 'status' });
  let judged = 0;
  first.input.addEventListener('input', async () => {
    judged += 1;
    const mine = judged;
    const { value } = first.input;
    const text = value === '' ? '' : await judge.ask(value).then(verdictText, textOf);
    if (mine === judged) verdict.textContent = text;
  });
  const draw = button('Suggest one', async () => {
    try {
      first.input.value = await drawEnough(app, judge);
    } catch (error) {
      verdict.textContent = textOf(error);
      return;
    }
    first.input.setAttribute('type', 'text');
    first.input.dispatchEvent(new Event('input'));
    again.input.value = '';
    again.input.focus();
  });
  return {
    box: el('div', { class: 'stack' }, first.box, verdict, el('p', {}, draw), again.box),
    async read() {
      const { value } = first.input;
      if (!(await judge.ask(value)).isEnough) {
        throw new Refused(
          'This passphrase is too easy to guess. Make it longer, or use a suggested one.',
        );
      }
      if (value !== again.input.value) throw new Refused('The two passphrases are not the same.');
      judge.end();
      return value;
    },
  };
}

async function drawEnough(app: App, judge: Judge): Promise<string> {
  for (let at = 0; at < MOST_DRAWN; at += 1) {
    const drawn = await app.signer.ask('drawPassphrase');
    if ((await judge.ask(drawn)).isEnough) return drawn;
  }
  throw new Refused('No passphrase was found. Try again.');
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function verdictText({ isEnough, seconds }: Strength): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= 2 * each) ?? ['', 0];
  const held =
    size === 0
      ? 'no time at all'
      : `about ${Math.floor(Math.min(seconds / size, 1000)).toLocaleString('en-US')} ${unit}`;
  const thief = `A thief with this browser’s files and a thousand graphics cards would need ${held}.`;
  return isEnough ? `Enough. ${thief}` : `Too easy to guess. ${thief}`;
}
