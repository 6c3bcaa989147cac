import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { FirstView } from '#contract/first-view.ts';
import type { Viewer } from '#contract/site/session.ts';
import { AdminContext } from '../admin/admin-context.ts';
import { queryKeyFor } from '../api/query-client.ts';
import { queryClientWith } from '../first-view.ts';
import { looseWords, renderParts, stringsIn } from './pseudo-language.tsx';

export const OWNER: Viewer = {
  telegramId: '88',
  displayName: 'Olga',
  username: 'olga',
  photoUrl: null,
  picture: null,
  isAdmin: true,
  isBotOwner: true,
};

export type Answers = readonly (readonly [route: string, input: object, data: object])[];
type Case = { answers: Answers; path: string; admin: Viewer };

/** Sections of the administrators' portal for {@link OWNER}, with given answers of the API. */
export function openDesk(view: FirstView) {
  function clientWith(answers: Answers): QueryClient {
    const client = queryClientWith(view);
    for (const [route, { params, query = {} }, data] of answers as [
      Parameters<typeof queryKeyFor>[0],
      { params?: object; query?: object },
      object,
    ][]) {
      const asked = { adminTelegramId: OWNER.telegramId, ...query };
      const key = queryKeyFor(route, {
        ...(params && { params }),
        ...(route !== 'getPolicies' && { query: asked }),
      } as Parameters<typeof queryKeyFor>[1]);
      client.setQueryData(key, data);
    }
    return client;
  }

  return {
    shown(
      parts: ReactNode,
      { answers = [], path = '/admin', admin = OWNER }: Partial<Case> = {},
    ): string {
      const client = clientWith(answers);
      const framed = <AdminContext value={admin}>{parts}</AdminContext>;
      return renderParts(view, framed, { client, path });
    },
    expectTranslated(html: string, ...data: unknown[]): void {
      expect(html).toContain('⟦');
      const known = stringsIn([view, OWNER, data]);
      expect.soft(looseWords(html, known)).toEqual([]);
    },
  };
}

export type Desk = ReturnType<typeof openDesk>;
