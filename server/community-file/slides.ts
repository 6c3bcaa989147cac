import type { CommunityFile, SlideDrawing } from '#contract/community/community-file.ts';
import type { SiteSlide } from '#contract/community/site-community.ts';
import { CommunityError } from './community-error.ts';
import type { FileTable } from './file-table.ts';
import { ANY_PICTURE } from './pictures.ts';

/** The paths of the drawing of a screen on each paper; web/slides draws it. */
export function drawingAddress(drawing: SlideDrawing, theme: 'light' | 'dark'): string {
  return `/community/slides/${drawing}-${theme}.svg`;
}

/**
 * The slides of the landing page, in order; the five screens of the bot if the file names none (docs/spec/site.md#123-carousel).
 * If members make their wallets on the site, the site's own drawings and texts differ, and so may the text of a slide in the
 * file.
 * @throws CommunityError
 */
export function readSlides(
  file: CommunityFile,
  files: FileTable,
): { slides: SiteSlide[]; ownWalletSlides: SiteSlide[]; drawings: SlideDrawing[] } {
  if (file.slides === undefined) {
    return {
      slides: drawnSlides(OUTSIDE_TEXTS, file.coin.code),
      ownWalletSlides: drawnSlides(OWN_TEXTS, file.coin.code),
      drawings: DRAWINGS,
    };
  }
  const given = file.slides;
  const slides = given.map(({ title, text, drawing, picture, link }, at): SiteSlide => {
    const words = { title, text, link: link ?? null };
    const field = `slides[${at}]`;
    if (given.findIndex((each) => each.title === title) < at) {
      throw new CommunityError(`${field}.title: another slide has the same title`);
    }
    if ((drawing === undefined) === (picture === undefined)) {
      throw new CommunityError(`${field}: give either drawing or picture`);
    }
    if (drawing !== undefined) return { ...words, ...pictureOf(drawing, OUTSIDE_TEXTS) };
    const light = files.add(`${field}.picture.light`, picture?.light, ANY_PICTURE) ?? '';
    const dark = files.add(`${field}.picture.dark`, picture?.dark, ANY_PICTURE) ?? light;
    return { ...words, light, dark, alt: picture?.alt ?? '' };
  });
  const ownWalletSlides = slides.map((slide, at) => {
    const { drawing, ownWalletText: text = slide.text } = given[at] ?? {};
    return { ...slide, text, ...(drawing && pictureOf(drawing, OWN_TEXTS)) };
  });
  const drawings = given.flatMap(({ drawing }) => drawing ?? []);
  return { slides, ownWalletSlides, drawings: [...new Set(drawings)] };
}

/** The description of each drawing for people who cannot see it, and the text beside it. */
type Texts = Readonly<Record<SlideDrawing, { alt: string; text: string }>>;

const TITLES: Readonly<Record<SlideDrawing, string>> = {
  'real-tip': 'Real Tip Transaction',
  welcome: 'Bot Welcome Screen',
  menu: 'Main Bot Menu',
  wallet: 'Wallet Management',
  community: 'Trading & Community',
};

const DRAWINGS = Object.keys(TITLES) as SlideDrawing[]; // The keys of the literal above are its names.

/** The texts for a bot that keeps the keys of its members. */
const OUTSIDE_TEXTS: Texts = {
  'real-tip': {
    alt: 'A tip in a group chat, and the bot’s answer with its transaction.',
    text: 'One line in the group, one transaction on the chain. The answer carries its link to the block explorer.',
  },
  welcome: {
    alt: 'The bot’s welcome in a private chat.',
    text: 'Press start: the bot tells you what it can do, and your account opens with its first point.',
  },
  menu: {
    alt: 'The bot’s main menu: a member’s rank, and buttons for wallet, rewards and settings.',
    text: 'Wallet, rank, rewards and settings are one tap away, with no commands to learn.',
  },
  wallet: {
    alt: 'The wallet in a private chat: balance, address and the last transactions.',
    text: 'Balance, address, every transaction and your key to export, all in private chat only.',
  },
  community: {
    alt: 'The price, the top of the leaderboard and the links of the community in a chat.',
    text: 'Where COIN is traded, what it costs, and where its people meet.',
  },
};

/** The texts for this product's own bot and wallet. */
const OWN_TEXTS: Texts = {
  'real-tip': {
    alt: 'A tip in a group chat that is paid, and a tip back with a button to pay it.',
    text: 'One line in the group, one press in your wallet, one transaction on the chain. The message then carries its link to the block explorer.',
  },
  welcome: {
    alt: 'The bot’s welcome in a private chat.',
    text: 'Press start: the bot tells you what it can do, and your account opens with its first point.',
  },
  menu: {
    alt: 'The bot’s commands, each with a word about it: tip, wallet, rank, week, content and settings.',
    text: 'Tips, wallet, rank, rewards and settings: the menu lists every command, with a word about it.',
  },
  wallet: {
    alt: 'The wallet in the member’s own browser: balance, buttons to receive and send, and the last payments with names.',
    text: 'Your keys are made and kept on your device; we never receive them. The wallet is a page in your own browser.',
  },
  community: {
    alt: 'The top of the leaderboard in a group chat.',
    text: 'Who leads is one command away. Where COIN is traded, and where its people meet, is linked on this page.',
  },
};

function drawnSlides(texts: Texts, coinCode: string): SiteSlide[] {
  return DRAWINGS.map((drawing) => ({
    title: TITLES[drawing],
    text: texts[drawing].text.replace('COIN', coinCode),
    link: null,
    ...pictureOf(drawing, texts),
  }));
}

function pictureOf(drawing: SlideDrawing, texts: Texts) {
  const [light, dark] = [drawingAddress(drawing, 'light'), drawingAddress(drawing, 'dark')];
  return { light, dark, alt: texts[drawing].alt };
}
