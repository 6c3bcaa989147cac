import type { CircleShape, Signal } from './signal.ts';

const SHAPES: Readonly<Record<CircleShape, string>> = {
  pair: 'A pair that tips each other',
  ring: 'A ring',
  chain: 'A chain',
  star: 'A star',
  group: 'A closed group',
};

/** The title of a signal. */
export function titleOf({ kind, shape }: Pick<Signal, 'kind' | 'shape'>): string {
  switch (kind) {
    case 'circle':
      return SHAPES[shape ?? 'group'];
    case 'fan_in':
      return 'Accounts that feed one member';
    case 'same_address':
      return 'One address for several members';
    case 'clock':
      return 'Tips by the clock';
    case 'dust':
      return 'Dust';
    case 'back_and_forth':
      return 'Tips back and forth';
    case 'one_payer':
      return 'Coins from one member';
    case 'tips_alone':
      return 'Tips and nothing else';
    case 'hunters':
      return 'Together in a treasure hunt';
  }
}

/** The statement of a signal, in one sentence that its figures support. */
export function sentenceOf(signal: Pick<Signal, 'kind' | 'shape' | 'members' | 'figures'>): string {
  const { kind, members, figures } = signal;
  const part = (name: string) => `${Math.round((figures[name] ?? 0) * 100)} %`;
  const count = (name: string) => String(figures[name] ?? 0);
  switch (kind) {
    case 'circle':
      return `${members.length} members earned ${part('sentInside')} of their tips’ points by tipping each other, and got ${part('receivedInside')} of their tips from each other.`;
    case 'fan_in':
      return `${count('members')} accounts sent one member ${part('ofHubsTips')} of that member’s tips; ${count('knownToNobody')} of them are tipped by hardly anybody else.`;
    case 'same_address':
      return `${members.length} members have their shares paid to the same address.`;
    case 'clock':
      return `${part('punctual')} of the tips came at the same time of day, within ${count('seconds')} seconds, on ${count('days')} days or more.`;
    case 'dust':
      return `${part('dust')} of the tips were for hardly more than the least that a tip can be.`;
    case 'back_and_forth':
      return `Two members earned ${part('least')} and ${part('most')} of their tips’ points by tips that came back within a day.`;
    case 'one_payer':
      return `${count('members')} accounts tip coins that one member gave them, and hardly anybody else tips them.`;
    case 'tips_alone':
      return `Earned by tips to ${count('payees')} members and by nothing else; nobody tipped back.`;
    case 'hunters':
      return `Of ${count('among')} members who finished a treasure hunt within ${count('seconds')} seconds, ${count('members')} ${figures.payer === undefined ? 'joined on the same day' : 'had their first tip from the same member'}, as ${part('ofCommunity')} of all have.`;
  }
}
