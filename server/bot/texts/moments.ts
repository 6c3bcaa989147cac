import type { Messages } from '#rules/messages/messages.ts';
import type { MomentKind } from '#rules/points/moments.ts';
import { shortened } from '#rules/telegram-html.ts';
import type { Moment } from '#server/services/bot/moments.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { NAME_MAX } from './board.ts';
import { amountText } from './texts.ts';

/** The line about a moment. A rank comes with the poster of the member's page, a share with its own. */
export function momentText(
  m: Messages,
  moment: Moment,
  { coin, ranks, publicUrl }: Pick<BotDeps, 'coin' | 'ranks'> & { publicUrl: string },
): Pick<Answer, 'html' | 'preview'> {
  const { kind, memberId, share } = moment;
  const name =
    moment.name === null ? { html: m.bot_top_nameless() } : shortened(moment.name, NAME_MAX);
  if (kind === 'first_tip') return { html: m.bot_moment_first_tip({ name }) };
  if (share !== null) {
    const amount = amountText(m, share.units, coin.code);
    return {
      html: m.bot_moment_share({ name, amount }),
      preview: `${publicUrl}/weeks/${share.week}/members/${memberId}`,
    };
  }
  const rank = (ranks[moment.rank] ?? ranks[0]).rank;
  return { html: m.bot_moment_rank({ name, rank }), preview: `${publicUrl}/members/${memberId}` };
}

/** The label of the switch for a kind of moments. */
export function momentLabel(m: Messages, kind: MomentKind): string {
  const labels: Readonly<Record<MomentKind, string>> = {
    first_tip: m.button_moment_first_tip(),
    rank: m.button_moment_rank(),
    share: m.button_moment_share(),
  };
  return labels[kind];
}
