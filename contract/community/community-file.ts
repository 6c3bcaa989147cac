import { type Static, Type } from 'typebox';
import { COIN_PRESET_NAMES } from '#rules/coins/presets.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { CoinChain } from './coin-chain.ts';

/**
 * The file that makes one build the site of any coin's community (`COMMUNITY_FILE`, docs/spec/site.md#19-the-community-file):
 * names, links, colours, pictures and slides. Settings that differ between instances of one community are environment variables.
 *
 * The smallest valid file:
 *
 *     {
 *       "siteName": "The Cove",
 *       "communityName": "Pearlcoin",
 *       "contact": "https://t.me/pearlcoin",
 *       "coin": { "name": "Pearlcoin", "code": "PRL", "symbol": "P", "uriScheme": "pearlcoin" }
 *     }
 *
 * An error about a field ends with the field's description, so the description says what to write. The schema is published as
 * `community/community.schema.json`, for editors.
 */

/** A single line, without spaces at its ends. */
const text = (maxLength: number, description: string) =>
  Type.String({
    maxLength,
    pattern: '^\\S(?:[^\\u0000-\\u001f\\u007f]*\\S)?$',
    description: `${description}: one line of up to ${maxLength} characters`,
  });

/** The addresses to which links may lead, as a pattern. */
export const LINK = 'https://[^\\s"<>\\\\]+';
/** The longest address of a link, in characters. */
export const LINK_LENGTH = 300;

const link = (description: string) =>
  Type.String({
    maxLength: LINK_LENGTH,
    pattern: `^${LINK}$`,
    description: `${description}: an https address; without one the site shows no such link`,
  });

/** The contacts that people are given, as a pattern. */
export const CONTACT = `(?:${LINK}|[^\\s@"<>:/]+@[^\\s@"<>:/]+\\.[^\\s@"<>:/]+)`;

const contact = (description: string) =>
  Type.String({
    maxLength: LINK_LENGTH,
    pattern: `^${CONTACT}$`,
    description: `${description}: an https address or an email address`,
  });

const picture = (description: string) =>
  Type.String({
    maxLength: 100,
    pattern: '^\\w[\\w-]*(?:[./][\\w-]+)*$',
    description: `${description}: the path of a file below this file's folder`,
  });

const path = (grid: number, description: string) =>
  Type.String({
    maxLength: 4000,
    pattern: '^[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE ,.+-]+$',
    description: `${description}: the d of an SVG path on a grid of ${grid} units`,
  });

const colour = (description: string) =>
  Type.String({
    pattern: '^#[0-9a-fA-F]{6}$',
    description: `${description}: a colour such as #1a2b3c`,
  });

const object = <Fields extends Parameters<typeof Type.Object>[0]>(
  fields: Fields,
  description: string,
) => Type.Object(fields, { additionalProperties: false, description });

const CoinWords = object(
  {
    name: text(30, "The coin's name"),
    code: Type.String({
      pattern: '^[A-Z0-9]{2,10}$',
      description: "The coin's code: 2 to 10 capital letters and digits",
    }),
    symbol: text(4, 'The sign before amounts'),
    uriScheme: Type.String({
      pattern: '^[a-z][a-z0-9+.-]{1,29}$',
      description:
        'The scheme of payment links, as wallets read them (bitcoin:ADDRESS): lowercase letters and digits, without the colon',
    }),
    decimals: Type.Optional(
      Type.Literal(8, {
        description: 'The decimals of an amount: always 8, so it can be left out',
      }),
    ),
    picture: Type.Optional(picture('A picture of the coin')),
    symbolPath: Type.Optional(path(24, "The coin's sign as a drawing in one colour")),
    chain: Type.Optional(CoinChain),
  },
  'The coin: the name of a coin that this site knows, or an object with name, code, symbol and uriScheme',
);

const KnownCoin = Type.Enum(COIN_PRESET_NAMES, {
  description: `A coin that this site knows: ${COIN_PRESET_NAMES.join(', ')}`,
});

const Links = object(
  {
    bot: Type.Optional(
      Type.String({
        pattern: '^@[A-Za-z][A-Za-z0-9_]{3,30}[A-Za-z0-9]$',
        description:
          'The wallet bot: its Telegram username with an @; without one the site sends nobody to a bot',
      }),
    ),
    explorer: Type.Optional(link('The block explorer')),
    explorerTransaction: Type.Optional(
      Type.String({
        maxLength: 300,
        pattern: `^https://[^\\s"<>\\\\]*\\{txid\\}[^\\s"<>\\\\]*$`,
        description:
          "The explorer's page of a transaction: an https address with {txid} in it; EXPLORER_TX_URL overrides it, and without both payments have no link",
      }),
    ),
    website: Type.Optional(link("The coin's website")),
    telegram: Type.Optional(link("The community's chat")),
    forum: Type.Optional(link("The community's forum")),
    x: Type.Optional(link("The community's account on X")),
    github: Type.Optional(link("The coin's source code")),
    coinGecko: Type.Optional(link("The coin's page at CoinGecko")),
    coinMarketCap: Type.Optional(link("The coin's page at CoinMarketCap")),
  },
  "The community's links: an object",
);

const Logo = object(
  {
    path: Type.Optional(path(32, 'A mark in the accent colour, inside a ring')),
    light: Type.Optional(picture('A square logo on light paper that replaces the mark')),
    dark: Type.Optional(
      picture('The same logo on dark paper; if left out, light is used there too'),
    ),
  },
  'The logo: an object with a path or a picture; if left out, a compass rose',
);

const png = (px: number, what: string) =>
  Type.Optional(picture(`${what}, a PNG of ${px} × ${px} pixels`));

const Icons = object(
  {
    ico: Type.Optional(picture('The icon for old browsers, an ICO')),
    svg: Type.Optional(picture('The icon in tabs, an SVG')),
    appleTouch: png(180, 'The icon on iPhones'),
    png192: png(192, 'The icon of the installed site'),
    png512: png(512, 'The large icon of the installed site'),
    maskable192: png(192, 'An icon that a phone may crop'),
    maskable512: png(512, 'A large icon that a phone may crop'),
  },
  'Icons: an object of files; if it names none, a compass rose; otherwise only the named ones',
);

const Share = object(
  {
    home: picture('The picture of a shared link, a PNG of 1200 × 630 pixels'),
    leaderboard: Type.Optional(
      picture(
        "The picture of a shared link to the leaderboard, of the same size; if left out, home's",
      ),
    ),
  },
  'Pictures of shared links: an object with home; if left out, chart paper without words',
);

const Paper = (name: string) =>
  object(
    {
      paper: colour('The background of the page'),
      ink: colour('Text, with a contrast of at least 4.5 to the paper'),
      accent: colour('Links, buttons and focus, with a contrast of at least 4.5 to the paper'),
    },
    `The ${name} theme: an object with paper, ink and accent; every other shade is mixed from these`,
  );

const Colours = object(
  { light: Type.Optional(Paper('light')), dark: Type.Optional(Paper('dark')) },
  'Colours: an object with light, dark or both; a theme that is left out keeps chart paper or night watch',
);

const Ranks = Type.Array(text(24, 'The name of a rank'), {
  minItems: PIRATE_RANKS.length,
  maxItems: PIRATE_RANKS.length,
  uniqueItems: true,
  description: `The names of the ranks: a list of ${PIRATE_RANKS.length} different names, lowest rank first; if left out, those of pirates`,
});

/** The five drawn screens of a bot, in the community's names and colours. */
export const SLIDE_DRAWINGS = ['real-tip', 'welcome', 'menu', 'wallet', 'community'] as const;

const Slide = object(
  {
    title: text(60, 'The title'),
    text: text(300, 'The text beside the picture'),
    ownWalletText: Type.Optional(
      text(300, 'The text that is used if members make their wallets on this site (BOT)'),
    ),
    drawing: Type.Optional(
      Type.Enum(SLIDE_DRAWINGS, {
        description: `One of the site's own drawings: ${SLIDE_DRAWINGS.join(', ')}`,
      }),
    ),
    picture: Type.Optional(
      object(
        {
          light: picture('The picture on light paper, with a width of 3 to a height of 2'),
          dark: Type.Optional(
            picture('The picture on dark paper; if left out, light is used there too'),
          ),
          alt: text(300, 'What the picture shows, for those who cannot see it'),
        },
        'The picture: an object with light and alt',
      ),
    ),
    link: Type.Optional(
      object(
        {
          label: text(40, 'The words on the button'),
          href: Type.String({
            maxLength: 300,
            pattern: `^(?:${LINK}|/(?:[\\w-][\\w./?=&-]*)?)$`,
            description:
              'The target of the button: an https address, or a page of this site such as /weeks',
          }),
        },
        'The button: an object with label and href',
      ),
    ),
  },
  'A slide: an object with title, text, and either drawing or picture',
);

export type SlideDrawing = (typeof SLIDE_DRAWINGS)[number];

/** The fields of `COMMUNITY_FILE`, after the name of a known coin was replaced by its words. */
export const CommunityFile = object(
  {
    $schema: Type.Optional(Type.String({ description: 'For editors: the path of the schema' })),
    siteName: text(30, "The site's name"),
    communityName: text(30, "The community's name, usually that of its coin"),
    tagline: Type.Optional(text(60, 'The line in the footer')),
    description: Type.Optional(
      Type.String({
        minLength: 50,
        maxLength: 160,
        pattern: '^\\S(?:[^\\u0000-\\u001f\\u007f]*\\S)?$',
        description:
          'The description of the site in search results: one line of 50 to 160 characters',
      }),
    ),
    contact: contact('The contact for members with a question about their data or an error'),
    developerContact: Type.Optional(
      contact('The contact for developers who need help or higher limits; if left out, contact'),
    ),
    coin: CoinWords,
    links: Type.Optional(Links),
    logo: Type.Optional(Logo),
    icons: Type.Optional(Icons),
    share: Type.Optional(Share),
    colours: Type.Optional(Colours),
    ranks: Type.Optional(Ranks),
    slides: Type.Optional(
      Type.Array(Slide, {
        minItems: 1,
        maxItems: 10,
        description:
          "The landing page's slides: a list of 1 to 10; if left out, the five screens of the bot",
      }),
    ),
  },
  "A community's file: an object",
);

export type CommunityFile = Static<typeof CommunityFile>;

/** The fields that an operator may write; `npm run client` publishes this schema. */
export const WrittenCommunityFile = Type.Object(
  { ...CommunityFile.properties, coin: Type.Union([KnownCoin, CoinWords]) },
  { additionalProperties: false, description: "A community's file: an object" },
);

/** The colours of one theme, as an operator gives them. */
export type PaperColours = Static<ReturnType<typeof Paper>>;
