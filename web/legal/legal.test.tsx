import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import type { Instance } from '#contract/site/session.ts';
import { readCommunity } from '#server/community-file/read-community.ts';
import { setCommunity } from '#web/community.ts';
import { ViewerProvider } from '#web/shell/viewer/viewer.tsx';
import { PrivacyPage } from './privacy.tsx';
import { TermsPage } from './terms.tsx';

const { site: community } = readCommunity(null);
setCommunity(community);

function textOf(page: ReactNode, ownWallet = false): { html: string; text: string } {
  const instance: Instance = {
    demo: false,
    trial: false,
    theme: 'system',
    miniAppSurface: 'full',
    ownWallet,
    signIn: null,
  };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerProvider viewer={null} instance={instance} publicUrl="https://deck.example">
        <Router ssrPath="/terms">{page}</Router>
      </ViewerProvider>
    </QueryClientProvider>,
  );
  return { html, text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
}

it('say where the keys are, depending on the wallet', () => {
  expect(textOf(<TermsPage />).text).toContain('It is not a wallet, a bank or an exchange');
  expect(textOf(<TermsPage />, true).text).toContain('runs in your own browser');
  expect(textOf(<PrivacyPage />).text).toContain('What the bot keeps for itself');
  expect(textOf(<PrivacyPage />, true).text).toContain('never come to this site');
});

it('says that proved addresses decide whose a payment is', () => {
  expect(textOf(<PrivacyPage />).text).toContain(
    'The addresses that you proved also decide whose a payment is',
  );
});

it('leads to the rules of the pool instead of stating figures that a policy can change', () => {
  const { html, text } = textOf(<TermsPage />);
  expect(html).toContain('href="/weeks/rules"');
  expect(text).toContain('in proportion to the points of that week that count');
  expect(text).not.toMatch(/\d+ points/);
});

it.each([
  ['Privacy', <PrivacyPage key="privacy" />],
  ['Terms', <TermsPage key="terms" />],
])('%s says whose it is, when it changed and where to write', (title, page) => {
  const { html, text } = textOf(page);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(text).toContain(community.communityName);
  expect(text).toContain('@JunkWalletBot');
  expect(text).toMatch(/Last changed \d{1,2} \w{3} \d{4}/);
  expect(html).toContain(`href="${community.contact}"`);
});
