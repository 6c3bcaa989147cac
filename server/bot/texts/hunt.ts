import type { Hunt as HuntPage, ShownClue } from '#contract/site/hunts.ts';
import type { PlayRefusal } from '#rules/hunts/play.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { HuntNotice } from '#server/services/hunts/notices.ts';
import { describeRefusal } from '#server/services/hunts/own.ts';
import type { Hunt } from '#server/services/hunts/rows.ts';
import type { Answer } from '../ask.ts';
import { amountText, inTime, pointsText } from './texts.ts';
import { walletButton } from './wallet.ts';

export const HUNT = {
  wrong: 'That is not it.',
  right: 'That is it! ⚓',
  otherLink: 'This link belongs to no clue of yours.',
  wait: (fromMs: number, nowMs: number) =>
    `Five wrong answers within an hour: ask /hunt again ${inTime(fromMs, nowMs)}.`,

  none: (publicUrl: string): Answer => ({
    html: 'No treasure hunt is running.',
    buttons: [[{ text: 'All treasure hunts', url: `${publicUrl}/hunts` }]],
  }),

  write: (publicUrl: string): Answer => ({
    html: 'Write a treasure hunt in the portal: clues, prizes, start and end.',
    buttons: [[{ text: 'Open the portal', url: `${publicUrl}/admin?section=hunts&hunt=new` }]],
  }),

  /** A group sees numbers alone. The message stays, so it names the time of the end and not the time left. */
  standing({ title, endsAt, clues, finishers, atClue }: HuntPage, username: string): Answer {
    const at = atClue.flatMap((count, index) =>
      count > 0 ? [`Clue ${index + 1} of ${clues}: ${count}`] : [],
    );
    return {
      html: [
        `<b>${escapeHtml(title)}</b>, until ${endsAt.slice(0, 16).replace('T', ' ')} UTC`,
        ...at,
        `Finished: ${finishers}`,
      ].join('\n'),
      buttons: [[{ text: 'Join in private', url: `https://t.me/${username}?start=hunt` }]],
    };
  },

  /** The last text of a group's message. */
  over: ({ id, title, status, finishers }: HuntPage, publicUrl: string): Answer => ({
    html: `<b>${escapeHtml(title)}</b> ${status === 'cancelled' ? 'was cancelled' : 'is over'}.\nFinished: ${finishers}`,
    buttons: [[{ text: 'The treasure hunt', url: `${publicUrl}/hunts/${id}` }]],
  }),

  title: ({ title }: Hunt) => `<b>${escapeHtml(title)}</b>`,
  story: ({ title, story }: Hunt) => `<b>${escapeHtml(title)}</b>\n\n${escapeHtml(story)}`,

  clue(
    { number, kind, text, place, hint, hintAt, payee, picture }: ShownClue,
    { before, clues, nowMs }: { before: string | null; clues: number; nowMs: number },
  ): Answer {
    const todo = {
      answer: 'Send me the answer.',
      link: 'Find the link and open it.',
      tip: `Tip <b>${escapeHtml(payee ?? 'them')}</b>: once the tip is confirmed, you go on.`,
    }[kind];
    return {
      html: [
        ...(before === null ? [] : [before, '']),
        `<b>Clue ${number} of ${clues}</b>`,
        escapeHtml(text),
        ...(picture === null ? [] : [`🖼 ${escapeHtml(picture.description)}`]),
        ...(place === null ? [] : [`📍 ${escapeHtml(place)}`]),
        ...(hint === null ? [] : [`💡 ${escapeHtml(hint)}`]),
        ...(hintAt === null ? [] : [`A hint comes ${inTime(Date.parse(hintAt), nowMs)}.`]),
        '',
        todo,
      ].join('\n'),
    };
  },

  finished: ({ id, title, winners }: Hunt, place: number, publicUrl: string): Answer => ({
    html: `You have finished <b>${escapeHtml(title)}</b> as number ${place}. ${
      winners === 'draw' ? 'The winners are drawn' : 'The winners are known'
    } after its end.`,
    buttons: [[{ text: 'The treasure hunt', url: `${publicUrl}/hunts/${id}` }]],
  }),

  refused: (refusal: PlayRefusal | null, publicUrl: string): Answer => ({
    html: refusal === null ? 'This treasure hunt is over.' : escapeHtml(describeRefusal(refusal)),
    ...(refusal?.why === 'no_address' && { buttons: [[walletButton('Make a wallet', publicUrl)]] }),
  }),

  notice(notice: HuntNotice, { code, publicUrl }: { code: string; publicUrl: string }): Answer {
    const title = escapeHtml(notice.title);
    const url = `${publicUrl}/hunts/${notice.huntId}`;
    if (notice.kind === 'clue') {
      return {
        html: `Your tip is confirmed: clue ${notice.number} of <b>${title}</b> is solved. /hunt shows where you are.`,
      };
    }
    const prize = [
      ...(notice.units > 0n ? [amountText(notice.units, code)] : []),
      ...(notice.hundredths > 0 ? [pointsText(notice.hundredths)] : []),
    ].join(' and ');
    return {
      html: `🏆 You have won <b>${title}</b>: place ${notice.place}, ${prize}.${
        notice.units > 0n ? ' The coins go to your address.' : ''
      }`,
      buttons: [[{ text: 'The treasure hunt', url }]],
    };
  },
};
