import type { ClueKind } from '#rules/hunts/answers.ts';
import { m } from '#web/messages.ts';
import type { ClueText, HuntText } from '../draft/hunt-text.ts';

type Options<Value extends string> = readonly { value: Value; label: string }[];

export function winners(): Options<HuntText['winners']> {
  return [
    { value: 'first', label: m.portal_hunts_first() },
    { value: 'draw', label: m.portal_hunts_draw() },
  ];
}

export function winnersText(way: HuntText['winners']): string {
  return way === 'first' ? m.portal_hunts_first_text() : m.portal_hunts_draw_text();
}

export function kinds(): Options<ClueKind> {
  return [
    { value: 'answer', label: m.portal_hunts_kind_answer() },
    { value: 'link', label: m.portal_hunts_kind_link() },
    { value: 'tip', label: m.portal_hunts_kind_tip() },
  ];
}

export function units(): Options<ClueText['hintUnit']> {
  return [
    { value: 'minutes', label: m.portal_hunts_minutes() },
    { value: 'hours', label: m.portal_hunts_hours() },
  ];
}
