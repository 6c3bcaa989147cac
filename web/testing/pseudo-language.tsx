import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { FirstView } from '#contract/first-view.ts';
import { type SiteMessages, siteMessagesIn } from '#rules/messages/site-messages.ts';
import { queryClientWith } from '../first-view.ts';
import { NowProvider } from '../shell/now.tsx';
import { ViewerProvider } from '../shell/viewer/viewer.tsx';

/** Finds words of pages that are from no catalogue. */

/** Words in a row, of which a page shows one at a time. */
const ROWS = ['ui_months', 'board_weekdays', 'board_weekdays_short'];

type Say = (values: object) => string | readonly unknown[];

/** The texts in English between brackets: words outside of them are from no catalogue. */
export const PSEUDO = Object.fromEntries(
  Object.entries<Say | string>(siteMessagesIn('en') as object as Record<string, Say>).map(
    ([key, say]) => [
      key,
      typeof say === 'string' || ROWS.includes(key)
        ? say
        : (values: object) => {
            const said = say(values);
            return typeof said === 'string' ? `⟦${said}⟧` : ['⟦', ...said, '⟧'];
          },
    ],
  ),
) as unknown as SiteMessages; // The same keys, with functions of the same values.

/** Words that are the same in every language: examples, handles, and the names of other sites. */
const KEPT = [
  'Ben',
  'CSV',
  'JSON',
  'JKC',
  'UTC',
  'CoinGecko',
  'CoinMarketCap',
  'GitHub',
  ...wordsInRows(),
];

function wordsInRows(): string[] {
  const m = siteMessagesIn('en');
  return [m.ui_months(), m.board_weekdays(), m.board_weekdays_short()].join(' ').split(' ');
}

/** The texts that people see or hear: of attributes that are read out, and of all elements, a line each. */
function textsOf(html: string): string[] {
  const read = html.matchAll(
    / (?:aria-label|aria-roledescription|aria-valuetext|alt|title|placeholder|data-tip)="([^"]*)"/g,
  );
  const shown = html
    .replace(/<(code|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, '\n');
  return [...[...read].map(([, text]) => text ?? ''), shown];
}

/** The parts of a text outside of brackets with words that are no data of the page. */
function loose(text: string, known: readonly string[]): string[] {
  const letters: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'" };
  const plain = text.replace(/&(amp|quot|#x27);/g, (_, name: string) => letters[name] ?? '');
  let depth = 0;
  const outside = [...plain].map((letter) => {
    if (letter === '⟦') depth += 1;
    if (letter === '⟧') depth -= 1;
    return depth > 0 || letter === '⟧' ? '\n' : letter;
  });
  return outside
    .join('')
    .split('\n')
    .filter((part) => {
      // A username has a mark before it, and the name of a rank one after it.
      const said = part.trim().replace(/^@|\s*·$/g, '');
      if (known.some((each) => each.includes(said))) return false;
      const words = part.match(/\p{Letter}{2,}/gu) ?? [];
      return words.some((word) => !KEPT.includes(word) && !known.includes(word));
    });
}

/** All texts of the page's data, and the names that the page makes of them. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { firstName, lastName, username } = value as Partial<Record<string, unknown>>;
  const names = [`${firstName} ${lastName}`, `@${username}`];
  return [...names, ...Object.values(value).flatMap(stringsIn)];
}

/** The words of a page or a part of one that are from no catalogue and no data, once each. */
export function looseWords(html: string, known: readonly string[]): string[] {
  return [...new Set(textsOf(html).flatMap((text) => loose(text, known)))];
}

/** The view with which the server answered a page. */
export function viewIn(page: string): FirstView {
  const [, data] = /id="first-view">([^<]*)</.exec(page) ?? [];
  return JSON.parse(data ?? '');
}

/** Renders parts of a page that the server's own view does not show. */
export function renderParts(
  view: FirstView,
  parts: ReactNode,
  { client = queryClientWith(view), path = '/' } = {},
): string {
  const { viewer, instance, publicUrl } = view;
  return renderToString(
    <QueryClientProvider client={client}>
      <NowProvider nowMs={view.nowMs}>
        <ViewerProvider viewer={viewer} instance={instance} publicUrl={publicUrl}>
          <Router ssrPath={path}>{parts}</Router>
        </ViewerProvider>
      </NowProvider>
    </QueryClientProvider>,
  );
}
