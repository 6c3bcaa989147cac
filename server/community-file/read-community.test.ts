import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommunityFile, WrittenCommunityFile } from '#contract/community/community-file.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { parseCommunityFile } from './parse-file.ts';
import { CommunityError, readCommunity } from './read-community.ts';

const SMALLEST = {
  siteName: 'The Cove',
  communityName: 'Pearlcoin',
  contact: 'crew@pearl.example',
  coin: { name: 'Pearlcoin', code: 'PRL', symbol: 'P', uriScheme: 'pearlcoin' },
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'community-'));
  writeFileSync(join(folder, 'mark.svg'), `<?xml version="1.0"?>\n<!-- ours -->\n${SVG}`);
  writeFileSync(join(folder, 'page.svg'), '<html><svg></svg></html>');
  writeFileSync(join(folder, 'huge.svg'), SVG.padEnd(512 * 1024 + 1));
  writeFileSync(join(folder, 'icon.png'), pngOf(192, 192));
  writeFileSync(join(folder, 'share.png'), pngOf(1200, 630));
  writeFileSync(join(folder, 'cut.png'), pngOf(192, 192).subarray(0, 20));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(file: unknown) {
  const path = join(folder, 'community.json');
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return readCommunity(path);
}

function refusalOf(file: unknown): string {
  try {
    read(file);
  } catch (error) {
    if (error instanceof CommunityError) return error.message;
    throw error;
  }
  return 'nothing';
}

describe('the smallest file', () => {
  it('has what a site needs, and nothing of another community', () => {
    const { site, brand, files, grounds, drawings, ownWalletSlides } = read(SMALLEST);
    expect(site).toMatchObject({
      tagline: null,
      contact: SMALLEST.contact,
      developerContact: SMALLEST.contact,
      coin: { picture: null, symbolPath: null },
      logo: { light: null, dark: null },
    });
    expect(new Set(Object.values(site.links))).toEqual(new Set([null]));
    expect(site.slides.map(({ title }) => title)).toHaveLength(5);
    expect(drawings).toHaveLength(5);
    expect(site.rankNames).toEqual(PIRATE_RANKS.map(({ rank }) => rank));
    expect(ownWalletSlides.map(({ title, light }) => [title, light])).toEqual(
      site.slides.map(({ title, light }) => [title, light]),
    );
    const texts = [site.slides, ownWalletSlides].map((each) => each.map(({ text }) => text).join());
    expect(texts[0]).toContain('in private chat only');
    expect(texts[1]).toContain('made and kept on your device; we never receive them');
    expect(brand.description).toContain('Pearlcoin');
    expect(brand.styleSheet).toBeNull();
    expect(grounds).toEqual({ light: '#f6f1e7', dark: '#0f1b2a' });
    for (const address of [...Object.values(brand.icons), brand.share.home]) {
      expect(files.has(address ?? '')).toBe(true);
    }
    expect(brand.share.leaderboard).toBe(brand.share.home);
    const words = JSON.stringify([site, brand, grounds]);
    expect(words).not.toMatch(/junk|jkc|Ɉ|quarterdeck/i);
  });

  it.each(['siteName', 'communityName', 'contact', 'coin'])('needs %s', (name) => {
    expect(refusalOf({ ...SMALLEST, [name]: undefined })).toMatch(`${name} is missing. `);
  });

  it.each(['name', 'code', 'symbol', 'uriScheme'])('needs coin.%s', (name) => {
    const coin = { ...SMALLEST.coin, [name]: undefined };
    expect(refusalOf({ ...SMALLEST, coin })).toMatch(`coin.${name} is missing. `);
  });
});

it('reads the files that it names, and serves each at an address of its field', () => {
  const { site, brand, files, manifestIcons, ownWalletSlides } = read({
    ...SMALLEST,
    coin: { ...SMALLEST.coin, picture: 'mark.svg' },
    links: { bot: '@PearlBot', explorerTransaction: 'https://e.example/{txid}' },
    logo: { light: 'mark.svg' },
    icons: { svg: 'mark.svg', png192: 'icon.png' },
    share: { home: 'share.png' },
    colours: { dark: { paper: '#101010', ink: '#fafafa', accent: '#80d0ff' } },
    slides: [
      {
        title: 'One',
        text: 'A picture',
        ownWalletText: 'Your own keys',
        picture: { light: 'share.png', alt: 'Pearls' },
      },
      { title: 'Two', text: 'A drawing', drawing: 'menu', link: { label: 'Go', href: '/weeks' } },
    ],
  });
  expect(site.links).toMatchObject({ bot: 'https://t.me/PearlBot', botHandle: '@PearlBot' });
  expect(site.coin.picture).toBe('/community/coin-picture.svg');
  expect(site.logo).toMatchObject({
    light: '/community/logo-light.svg',
    dark: '/community/logo-light.svg',
  });
  expect(brand.icons).toEqual({ ico: null, svg: '/community/icons-svg.svg', appleTouch: null });
  expect(manifestIcons).toEqual([{ src: '/community/icons-png192.png', px: 192, purpose: 'any' }]);
  expect(site.slides).toEqual([
    {
      title: 'One',
      text: 'A picture',
      light: '/community/slides-1-picture-light.png',
      dark: '/community/slides-1-picture-light.png',
      alt: 'Pearls',
      link: null,
    },
    {
      title: 'Two',
      text: 'A drawing',
      light: '/community/slides/menu-light.svg',
      dark: '/community/slides/menu-dark.svg',
      alt: expect.stringContaining('menu'),
      link: { label: 'Go', href: '/weeks' },
    },
  ]);
  const [one, two] = site.slides;
  expect(ownWalletSlides).toEqual([
    { ...one, text: 'Your own keys' },
    { ...two, alt: expect.stringContaining('commands') },
  ]);
  expect(files.get('/community/coin-picture.svg')?.type).toBe('image/svg+xml');
  expect(files.get('/community/share-home.png')?.type).toBe('image/png');
  const css = String(files.get(brand.styleSheet ?? '')?.bytes);
  expect(css).toMatch(/^html\[data-theme="dark"\]\{--page:#101010;[^}]*--ink:#fafafa;[^}]*\}\n$/);
});

describe('refuses, and names the field:', () => {
  const coin = (rest: object) => ({ ...SMALLEST, coin: { ...SMALLEST.coin, ...rest } });
  const links = (rest: object) => ({ ...SMALLEST, links: rest });
  const slide = (rest: object) => ({ ...SMALLEST, slides: [{ title: 'A', text: 'B', ...rest }] });
  const light = (rest: object) => ({
    ...SMALLEST,
    colours: { light: { paper: '#ffffff', ink: '#000000', accent: '#004488', ...rest } },
  });
  const picture = (name: unknown) => coin({ picture: name });
  const twelve = Array.from({ length: 12 }, (_, at) => `Rank ${at + 1}`);
  const ranks = (...names: unknown[]) => ({ ...SMALLEST, ranks: names });

  it.each<[what: string, file: unknown, problem: RegExp]>([
    ['no JSON', '{', /community\.json is not JSON: /],
    ['no object', '[]', /^The file is not valid\. A community's file: an object$/],
    ['too much', ' '.repeat(64 * 1024 + 1), /is larger than 65536 bytes$/],
    ['an unknown field', { ...SMALLEST, sitName: 'x' }, /^sitName is not a field of this file$/],
    ['an unknown one inside', coin({ sign: 'P' }), /^coin\.sign is not a field/],
    ['no text', { ...SMALLEST, siteName: 7 }, /^siteName is not valid\. The site's name: one line/],
    ['an empty name', { ...SMALLEST, siteName: '' }, /^siteName is not valid/],
    ['a long name', { ...SMALLEST, siteName: 'x'.repeat(31) }, /^siteName is not valid/],
    ['two lines', { ...SMALLEST, tagline: 'a\nb' }, /^tagline is not valid/],
    ['spaces around it', { ...SMALLEST, tagline: ' a' }, /^tagline is not valid/],
    ['a short description', { ...SMALLEST, description: 'x' }, /^description is not valid/],
    ['a contact by http', { ...SMALLEST, contact: 'http://a.example' }, /^contact is not valid/],
    ['a contact in words', { ...SMALLEST, contact: 'ask us' }, /^contact is not valid/],
    ['a small code', coin({ code: 'prl' }), /^coin\.code is not valid\. .*capital letters/],
    ['a long symbol', coin({ symbol: 'PEARL' }), /^coin\.symbol is not valid/],
    ['a scheme with its colon', coin({ uriScheme: 'pearl:' }), /^coin\.uriScheme is not valid/],
    ['other decimals', coin({ decimals: 6 }), /^coin\.decimals is not valid\. .*always 8/],
    ['a path with more in it', coin({ symbolPath: 'M0 0"/>' }), /^coin\.symbolPath is not valid/],
    ['a bot without @', links({ bot: 'PearlBot' }), /^links\.bot is not valid\. .*with an @/],
    ['a script', links({ website: 'javascript:alert(1)' }), /^links\.website is not valid/],
    ['a link that is none', links({ forum: 'https://[' }), /^links\.forum is not an address$/],
    ['null', links({ forum: null }), /^links\.forum is not valid\. .*without one/],
    ['no place', links({ explorerTransaction: 'https://e.example/' }), /\{txid\} in it/],
    ['a bad colour', light({ ink: 'black' }), /^colours\.light\.ink is not valid\. .*#1a2b3c$/],
    [
      'faint ink',
      light({ ink: '#777777' }),
      /^colours\.light\.ink: .* of 4\.47, but text needs 4\.5/,
    ],
    ['a faint accent', light({ accent: '#888888' }), /^colours\.light\.accent: .*a darker accent$/],
    ['a dark light paper', light({ paper: '#000000', ink: '#ffffff' }), /paper must be lighter/],
    [
      'eleven ranks',
      ranks(...twelve.slice(1)),
      /^ranks is not valid\. .* 12 different names, lowest/,
    ],
    ['thirteen ranks', ranks(...twelve, 'x'), /^ranks is not valid/],
    ['a rank twice', ranks(...twelve.with(3, 'Rank 2')), /^ranks is not valid\. .*different names/],
    [
      'a rank without a name',
      ranks(...twelve.with(3, '')),
      /^ranks\[3\] is not valid\. The name of/,
    ],
    ['a long rank', ranks(...twelve.with(11, 'x'.repeat(25))), /^ranks\[11\] is not valid\. .* 24/],
    ['no slides', { ...SMALLEST, slides: [] }, /^slides is not valid\. .*1 to 10/],
    ['a slide without picture', slide({}), /^slides\[0\]: give either drawing or picture$/],
    [
      'a slide with two',
      slide({ drawing: 'menu', picture: { light: 'mark.svg', alt: 'x' } }),
      /^slides\[0\]: give either/,
    ],
    [
      'a title twice',
      {
        ...SMALLEST,
        slides: ['menu', 'wallet'].map((drawing) => ({ title: 'A', text: 'B', drawing })),
      },
      /^slides\[1\]\.title: another slide has the same title$/,
    ],
    [
      'an unknown drawing',
      slide({ drawing: 'x' }),
      /^slides\[0\]\.drawing is not valid\. .*real-tip/,
    ],
    [
      'a button to a script',
      slide({ drawing: 'menu', link: { label: 'x', href: 'javascript:x' } }),
      /^slides\[0\]\.link\.href is not valid/,
    ],
    [
      "a button to another site's page",
      slide({ drawing: 'menu', link: { label: 'x', href: '//a.example' } }),
      /^slides\[0\]\.link\.href is not valid/,
    ],
    ['a path outside', picture('../mark.svg'), /^coin\.picture is not valid/],
    ['an absolute path', picture('/etc/passwd'), /^coin\.picture is not valid/],
    ['a hidden file', picture('.env'), /^coin\.picture is not valid/],
    ['a missing file', picture('gone.svg'), /^coin\.picture: .*gone\.svg cannot be read$/],
    ['a folder', picture('community'), /^coin\.picture: .*cannot be read$/],
    [
      'a page that is no picture',
      picture('page.svg'),
      /one of SVG, PNG, JPEG, WebP by its content/,
    ],
    ['a PNG that is cut off', picture('cut.png'), /^coin\.picture: cut\.png must be/],
    ['a huge file', picture('huge.svg'), /has 524289 bytes; at most 524288/],
    ['a PNG as icon.svg', { ...SMALLEST, icons: { svg: 'icon.png' } }, /must be an SVG/],
    ['another size', { ...SMALLEST, icons: { png512: 'icon.png' } }, /192 × 192 .* 512 × 512$/],
    ['no share image', { ...SMALLEST, share: { home: 'icon.png' } }, /must have 1200 × 630$/],
  ])('%s', (_, file, problem) => {
    expect(refusalOf(file)).toMatch(problem);
  });

  it('everything that is wrong, a line for each', () => {
    const lines = refusalOf({ siteName: 7, coin: {}, colour: 1 }).split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(6);
  });

  it('anything else in words, whatever it is', () => {
    const fields = fc.constantFrom(...Object.keys(CommunityFile.properties), 'toString', 'a/b~c');
    fc.assert(
      fc.property(fields, fc.jsonValue({ maxDepth: 3 }), (field, value) => {
        // It is read, or refused with complete lines; any other error is rethrown.
        const refusal = refusalOf({ ...SMALLEST, [field]: value });
        expect(refusal).not.toMatch(/undefined|\[object/);
      }),
    );
  });

  it('a file that is not there', () => {
    expect(() => readCommunity(join(folder, 'none.json'))).toThrow(/none\.json cannot be read$/);
  });
});

it('is published as a schema for editors (npm run client)', () => {
  const published = new URL('../../community/community.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(WrittenCommunityFile)),
  );
});

it('is what the operations guide shows, in its smallest form and with every field', () => {
  const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const chapter = /\n## Your own community\n([\s\S]*?)\n## /.exec(guide)?.[1] ?? '';
  const [smallest, whole, ...more] = [...chapter.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, text = '']) => {
      const path = join(folder, 'shown.json');
      writeFileSync(path, text);
      return parseCommunityFile(path);
    },
  );
  expect(smallest).toEqual({ ...SMALLEST, contact: 'https://t.me/pearlcoin' });
  expect(Object.keys(whole ?? {}).sort()).toEqual(Object.keys(CommunityFile.properties).sort());
  expect(more).toEqual([]);
});

/** The part of a PNG that is checked. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}
