import { m } from '#web/messages.ts';
import { EMPTY_HUNT, type HuntText, NEW_CLUE } from './hunt-text.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * A small hunt to start from, in the language of the page. Its answers are left out: whoever reads this file could solve it.
 *
 * @param nowMs the hunt begins two days later, on the full hour, and takes a day
 */
export function templateHunt(nowMs: number): HuntText {
  const startsMs = Math.ceil(nowMs / 3_600_000) * 3_600_000 + 2 * DAY_MS;
  return {
    ...EMPTY_HUNT,
    title: m.portal_hunts_template_title(),
    story: m.portal_hunts_template_story(),
    startsAt: new Date(startsMs).toISOString().slice(0, 16),
    endsAt: new Date(startsMs + DAY_MS).toISOString().slice(0, 16),
    finisherPoints: '2',
    badge: m.portal_hunts_template_badge(),
    prizes: [
      { key: '1', amount: '', points: '20' },
      { key: '2', amount: '', points: '10' },
      { key: '3', amount: '', points: '5' },
    ],
    clues: [
      {
        ...NEW_CLUE,
        key: '1',
        text: m.portal_hunts_template_first(),
        place: m.portal_hunts_template_first_place(),
        hint: m.portal_hunts_template_first_hint(),
        hintAfter: '2',
        hintUnit: 'hours',
      },
      {
        ...NEW_CLUE,
        key: '2',
        kind: 'link',
        text: m.portal_hunts_template_second(),
        place: m.portal_hunts_template_second_place(),
        hint: m.portal_hunts_template_second_hint(),
        hintAfter: '4',
        hintUnit: 'hours',
      },
      {
        ...NEW_CLUE,
        key: '3',
        text: m.portal_hunts_template_third(),
        place: m.portal_hunts_template_third_place(),
        hint: m.portal_hunts_template_third_hint(),
        hintAfter: '8',
        hintUnit: 'hours',
      },
    ],
  };
}
