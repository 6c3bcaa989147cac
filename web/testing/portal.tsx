import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { findDemoPerson } from '#server/services/demo/demo-community.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
import { AdminContext } from '../admin/admin-context.ts';
import { SignInAgainProvider } from '../admin/sign-in-again.tsx';
import { queryKeyFor } from '../api/query-client.ts';
import { setCommunity } from '../community.ts';
import { queryClientWith } from '../first-view.ts';
import { setLanguage } from '../messages.ts';
import type { DemoSite } from './demo-site.ts';
import { PSEUDO, renderParts, viewIn } from './pseudo-language.tsx';

/** The portal of a demo's site, as the owner sees it. */
export async function openPortal(site: DemoSite) {
  const cookieOf = async (role: 'owner' | 'admin') => {
    const memberId = (await findDemoPerson(site.db, { role, nowMs: NOW_MS })) ?? 0n;
    return { cookie: await site.cookieOf(memberId) };
  };
  const view = viewIn((await site.get('/admin', { headers: await cookieOf('owner') })).body);
  const owner = view.viewer;
  if (owner === null) throw new Error('nobody is signed in');
  const ownerId = owner.telegramId;
  setCommunity(view.community);

  function render(
    parts: ReactNode,
    { client = queryClientWith(view), admin = owner, path = '/admin', shown = view } = {},
  ): string {
    setLanguage('de', PSEUDO);
    return renderParts(
      shown,
      <AdminContext value={admin}>
        <SignInAgainProvider>{parts}</SignInAgainProvider>
      </AdminContext>,
      { client, path },
    );
  }

  /** The input of an administrator's call. */
  function asked<Query extends object>(query: Query = {} as Query) {
    return { query: { adminTelegramId: ownerId, ...query } };
  }

  /** Calls that failed and are not made again. */
  async function failing(...calls: (readonly [string, object])[]): Promise<QueryClient> {
    const client = queryClientWith(view);
    client.setDefaultOptions({ queries: { retryOnMount: false, retry: false } });
    for (const [route, input] of calls) {
      await client.prefetchQuery({
        queryKey: queryKeyFor(route as 'getUsers', input as never),
        queryFn: () => Promise.reject(new Error('⟦reason⟧')),
      });
    }
    return client;
  }

  return { view, owner, cookieOf, render, asked, failing };
}

export type Portal = Awaited<ReturnType<typeof openPortal>>;
