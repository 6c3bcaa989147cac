import type { CommunityFile, SlideDrawing } from '#contract/community/community-file.ts';
import type { SiteSlide } from '#contract/community/site-community.ts';
import { CommunityError } from './community-error.ts';
import type { FileTable } from './file-table.ts';
import { ANY_PICTURE } from './pictures.ts';

/** Where the drawing of a screen lies on each paper; web/slides draws it. */
export function drawingAddress(drawing: SlideDrawing, theme: 'light' | 'dark'): string {
  return `/community/slides/${drawing}-${theme}.svg`;
}

/**
 * The slides of the landing page, in order; the five screens of the bot where the file names none (public document,
 * section 2).
 * @throws CommunityError
 */
export function readSlides(
  file: CommunityFile,
  files: FileTable,
): { slides: SiteSlide[]; drawings: SlideDrawing[] } {
  const given = file.slides ?? ownSlides(file.coin.code);
  const slides = given.map(({ title, text, drawing, picture, link }, at): SiteSlide => {
    const words = { title, text, link: link ?? null };
    const field = `slides[${at}]`;
    if ((drawing === undefined) === (picture === undefined)) {
      throw new CommunityError(`${field}: give either drawing or picture`);
    }
    if (drawing !== undefined) {
      const [light, dark] = [drawingAddress(drawing, 'light'), drawingAddress(drawing, 'dark')];
      return { ...words, light, dark, alt: DRAWN[drawing] };
    }
    const light = files.add(`${field}.picture.light`, picture?.light, ANY_PICTURE) ?? '';
    const dark = files.add(`${field}.picture.dark`, picture?.dark, ANY_PICTURE) ?? light;
    return { ...words, light, dark, alt: picture?.alt ?? '' };
  });
  const drawings = given.flatMap(({ drawing }) => drawing ?? []);
  return { slides, drawings: [...new Set(drawings)] };
}

/** What each drawing shows, for those who cannot see it. */
const DRAWN: Readonly<Record<SlideDrawing, string>> = {
  'real-tip': 'A tip in a group chat, and the bot’s answer with its transaction.',
  welcome: 'The bot’s welcome in a private chat.',
  menu: 'The bot’s main menu: a member’s rank, and buttons for wallet, rewards and settings.',
  wallet: 'The wallet in a private chat: balance, address and the last transactions.',
  community: 'The price, the top of the leaderboard and the links of the community in a chat.',
};

function ownSlides(coinCode: string): NonNullable<CommunityFile['slides']> {
  return [
    {
      drawing: 'real-tip',
      title: 'Real Tip Transaction',
      text: 'One line in the group, one transaction on the chain. The answer carries its link to the block explorer.',
    },
    {
      drawing: 'welcome',
      title: 'Bot Welcome Screen',
      text: 'Press start: the bot tells you what it can do, and your account opens with its first point.',
    },
    {
      drawing: 'menu',
      title: 'Main Bot Menu',
      text: 'Wallet, rank, rewards and settings are one tap away, with no commands to learn.',
    },
    {
      drawing: 'wallet',
      title: 'Wallet Management',
      text: 'Balance, address, every transaction and your key to export, all in private chat only.',
    },
    {
      drawing: 'community',
      title: 'Trading & Community',
      text: `Where ${coinCode} is traded, what it costs, and where its people meet.`,
    },
  ];
}
