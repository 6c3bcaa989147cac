import type { Hunt as HuntPage, ShownClue } from '#contract/site/hunts.ts';
import type { PlayRefusal } from '#rules/hunts/play.ts';
import { LOCALES } from '#rules/messages/languages.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { toPoints } from '#rules/points/points.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { HuntNotice } from '#server/services/hunts/notices.ts';
import type { Hunt } from '#server/services/hunts/rows.ts';
import type { Answer } from '../ask.ts';
import { amountText, inTime, pointsText, sentences } from './texts.ts';
import { walletButton } from './wallet.ts';

export const HUNT = {
  none: (m: Messages, publicUrl: string): Answer => ({
    html: m.bot_hunt_none(),
    buttons: [[{ text: m.button_all_hunts(), url: `${publicUrl}/hunts` }]],
  }),

  write: (m: Messages, publicUrl: string): Answer => ({
    html: m.bot_hunt_write(),
    buttons: [[{ text: m.button_open_portal(), url: `${publicUrl}/admin?section=hunts&hunt=new` }]],
  }),

  /** A group sees numbers alone. The message stays, so it names the time of the end and not the time left. */
  standing(
    m: Messages,
    { title, endsAt, clues, finishers, atClue }: HuntPage,
    username: string,
  ): Answer {
    const at = atClue.flatMap((count, index) =>
      count > 0 ? [m.bot_hunt_at_clue({ number: index + 1, clues, count })] : [],
    );
    return {
      html: [
        m.bot_hunt_until({ title, end: endsAt.slice(0, 16).replace('T', ' ') }),
        ...at,
        m.bot_hunt_finished_count({ count: finishers }),
      ].join('\n'),
      buttons: [[{ text: m.button_join_hunt(), url: `https://t.me/${username}?start=hunt` }]],
    };
  },

  /** The last text of a group's message. */
  over(m: Messages, { id, title, status, finishers }: HuntPage, publicUrl: string): Answer {
    const over =
      status === 'cancelled'
        ? m.bot_hunt_cancelled_title({ title })
        : m.bot_hunt_over_title({ title });
    return {
      html: [over, m.bot_hunt_finished_count({ count: finishers })].join('\n'),
      buttons: [[{ text: m.button_hunt(), url: `${publicUrl}/hunts/${id}` }]],
    };
  },

  title: ({ title }: Hunt) => `<b>${escapeHtml(title)}</b>`,
  story: ({ title, story }: Hunt) => `<b>${escapeHtml(title)}</b>\n\n${escapeHtml(story)}`,

  clue(
    m: Messages,
    { number, kind, text, place, hint, hintAt, payee, picture }: ShownClue,
    { before, clues, nowMs }: { before: string | null; clues: number; nowMs: number },
  ): Answer {
    const todo = {
      answer: m.bot_hunt_todo_answer(),
      link: m.bot_hunt_todo_link(),
      tip: payee === null ? m.bot_hunt_todo_tip_them() : m.bot_hunt_todo_tip({ name: payee }),
    }[kind];
    const hintTime = hintAt === null ? null : inTime(m, Date.parse(hintAt), nowMs);
    return {
      html: [
        ...(before === null ? [] : [before, '']),
        m.bot_hunt_clue({ number, clues }),
        escapeHtml(text),
        ...(picture === null ? [] : [`🖼 ${escapeHtml(picture.description)}`]),
        ...(place === null ? [] : [`📍 ${escapeHtml(place)}`]),
        ...(hint === null ? [] : [`💡 ${escapeHtml(hint)}`]),
        ...(hintTime === null ? [] : [m.bot_hunt_hint_comes({ time: hintTime })]),
        '',
        todo,
      ].join('\n'),
    };
  },

  finished: (
    m: Messages,
    { id, title, winners }: Hunt,
    place: number,
    publicUrl: string,
  ): Answer => ({
    html:
      winners === 'draw'
        ? m.bot_hunt_finished_draw({ title, place })
        : m.bot_hunt_finished_first({ title, place }),
    buttons: [[{ text: m.button_hunt(), url: `${publicUrl}/hunts/${id}` }]],
  }),

  refused: (m: Messages, refusal: PlayRefusal | null, publicUrl: string): Answer => ({
    html: refusal === null ? m.bot_hunt_over() : refusalText(m, refusal),
    ...(refusal?.why === 'no_address' && {
      buttons: [[walletButton(m.button_make_wallet(), publicUrl)]],
    }),
  }),

  notice(
    m: Messages,
    notice: HuntNotice,
    { code, publicUrl }: { code: string; publicUrl: string },
  ): Answer {
    const { title } = notice;
    const url = `${publicUrl}/hunts/${notice.huntId}`;
    if (notice.kind === 'clue') {
      return { html: m.bot_hunt_solved({ number: notice.number, title }) };
    }
    const prizes = [
      ...(notice.units > 0n ? [amountText(m, notice.units, code)] : []),
      ...(notice.hundredths > 0 ? [pointsText(m, notice.hundredths)] : []),
    ];
    const prize = new Intl.ListFormat(LOCALES[m.language]).format(prizes);
    return {
      html: sentences(
        m.bot_hunt_won({ title, place: notice.place, prize }),
        notice.units > 0n ? m.bot_hunt_won_coins() : '',
      ),
      buttons: [[{ text: m.button_hunt(), url }]],
    };
  },
};

function refusalText(m: Messages, refusal: PlayRefusal): string {
  switch (refusal.why) {
    case 'banned':
      return m.bot_hunt_banned();
    case 'no_address':
      return m.bot_hunt_no_address();
    case 'over':
      return m.bot_hunt_over();
    case 'not_begun':
      return m.bot_hunt_not_begun();
    case 'too_young':
      return m.bot_hunt_too_young({ days: refusal.days });
    case 'too_few_points':
      return m.bot_hunt_too_few_points({ points: toPoints(refusal.hundredths) });
    case 'too_few_shares':
      return m.bot_hunt_too_few_shares({ weeks: refusal.weeks });
  }
}
