import { type Judge, startJudge } from '../judge/judge.ts';
import type { Strength } from '../judge/strength.ts';
import { Refused } from '../keys/refused.ts';
import type { App } from '../page/app.ts';
import { button, el, passphraseField } from '../page/dom.ts';
import { m, textOf } from '../page/messages.ts';

const MINUTE = 60;
/** The units in which a thief's time is told, with their seconds. */
const UNITS = [
  [100 * 365 * 24 * 60 * MINUTE, (count: number) => m.wallet_thief_centuries({ count })],
  [365 * 24 * 60 * MINUTE, (count: number) => m.wallet_thief_years({ count })],
  [24 * 60 * MINUTE, (count: number) => m.wallet_thief_days({ count })],
  [60 * MINUTE, (count: number) => m.wallet_thief_hours({ count })],
  [MINUTE, (count: number) => m.wallet_thief_minutes({ count })],
] as const;

/** The most draws until words are strong enough; nearly always one is enough. */
const MOST_DRAWN = 8;

/** A new passphrase: typed twice and judged while typing, or drawn. */
export function newPassphrase(app: App): { box: HTMLElement; read: () => Promise<string> } {
  const judge = startJudge();
  const first = passphraseField(m.wallet_passphrase(), m.wallet_passphrase_hint());
  const again = passphraseField(m.wallet_passphrase_again());
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
  const draw = button(m.wallet_suggest(), async () => {
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
        throw new Refused('wallet_easy_to_guess');
      }
      if (value !== again.input.value) throw new Refused('wallet_passphrases_differ');
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
  throw new Refused('wallet_none_suggested');
}

function verdictText({ isEnough, seconds }: Strength): string {
  const [size, thiefText] = UNITS.find(([each]) => seconds >= 2 * each) ?? [0, m.wallet_thief_none];
  const thief = thiefText(Math.floor(Math.min(seconds / size, 1000)));
  return isEnough ? `${m.wallet_enough()} ${thief}` : `${m.wallet_too_easy()} ${thief}`;
}
