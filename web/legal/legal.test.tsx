import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readCommunity } from '#server/community/read-community.ts';
import { setCommunity } from '#web/community.ts';
import { PrivacyPage } from './privacy.tsx';
import { TermsPage } from './terms.tsx';

const { site: community } = readCommunity(null);
setCommunity(community);

it.each([
  ['Privacy', <PrivacyPage key="privacy" />],
  ['Terms', <TermsPage key="terms" />],
])('%s says whose it is, when it changed and where to write', (title, page) => {
  const html = renderToStaticMarkup(page);
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(text).toContain(community.communityName);
  expect(text).toContain('@JunkWalletBot');
  expect(text).toMatch(/Last changed \d{1,2} \w{3} \d{4}/);
  expect(html).toContain(`href="${community.contact}"`);
});
