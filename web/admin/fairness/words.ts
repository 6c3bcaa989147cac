import type { FairnessSignal } from '#contract/admin/fairness.ts';
import type { CircleShape, SignalKind } from '#rules/fairness/signal.ts';
import { m } from '#web/messages.ts';

const SHAPES: Readonly<Record<CircleShape, () => string>> = {
  pair: () => m.portal_fairness_pair(),
  ring: () => m.portal_fairness_ring(),
  chain: () => m.portal_fairness_chain(),
  star: () => m.portal_fairness_star(),
  group: () => m.portal_fairness_group(),
};

const KINDS: Readonly<Record<Exclude<SignalKind, 'circle'>, () => string>> = {
  fan_in: () => m.portal_fairness_fan_in(),
  same_address: () => m.portal_fairness_same_address(),
  clock: () => m.portal_fairness_clock(),
  dust: () => m.portal_fairness_dust(),
  back_and_forth: () => m.portal_fairness_back_and_forth(),
  one_payer: () => m.portal_fairness_one_payer(),
  tips_alone: () => m.portal_fairness_tips_alone(),
  hunters: () => m.portal_fairness_hunters(),
};

/** A kind in the list of kinds: a circle has many shapes. */
export function kindText(kind: SignalKind): string {
  return kind === 'circle' ? m.portal_fairness_circles() : KINDS[kind]();
}

/** The title of a signal. The command `fairness` has the same in English (rules/fairness/words.ts). */
export function titleOf({ kind, shape }: Pick<FairnessSignal, 'kind' | 'shape'>): string {
  return kind === 'circle' ? SHAPES[shape ?? 'group']() : KINDS[kind]();
}

/** The statement of a signal, in one sentence that its figures support. */
export function sentenceOf(
  signal: Pick<FairnessSignal, 'kind' | 'memberCount' | 'figures'>,
): string {
  const { kind, memberCount: members, figures } = signal;
  const part = (name: string) => String(Math.round((figures[name] ?? 0) * 100));
  const count = (name: string) => figures[name] ?? 0;
  switch (kind) {
    case 'circle':
      return m.portal_fairness_says_circle({
        members,
        sent: part('sentInside'),
        received: part('receivedInside'),
      });
    case 'fan_in':
      return m.portal_fairness_says_fan_in({
        accounts: count('members'),
        part: part('ofHubsTips'),
        unknown: count('knownToNobody'),
      });
    case 'same_address':
      return m.portal_fairness_says_same_address({ members });
    case 'clock':
      return m.portal_fairness_says_clock({
        part: part('punctual'),
        seconds: count('seconds'),
        days: count('days'),
      });
    case 'dust':
      return m.portal_fairness_says_dust({ part: part('dust') });
    case 'back_and_forth':
      return m.portal_fairness_says_back_and_forth({ least: part('least'), most: part('most') });
    case 'one_payer':
      return m.portal_fairness_says_one_payer({ accounts: count('members') });
    case 'tips_alone':
      return m.portal_fairness_says_tips_alone({ payees: count('payees') });
    case 'hunters': {
      const values = {
        among: count('among'),
        seconds: count('seconds'),
        members: count('members'),
        part: part('ofCommunity'),
      };
      return figures.payer === undefined
        ? m.portal_fairness_says_hunters_joined(values)
        : m.portal_fairness_says_hunters_payer(values);
    }
  }
}
