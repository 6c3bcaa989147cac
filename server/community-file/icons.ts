import type { CommunityFile } from '#contract/community/community-file.ts';
import type { PageBrand } from '#contract/community/site-community.ts';
import type { FileTable, PictureSource } from './file-table.ts';
import type { PictureWish } from './pictures.ts';

/** An icon of the installed site, in the form that the manifest needs. */
export type ManifestIcon = { src: string; px: number; purpose: 'any' | 'maskable' };

type Icons = NonNullable<CommunityFile['icons']>;
type IconName = keyof Icons;

const WISHES: Readonly<Record<IconName, PictureWish>> = {
  ico: { kinds: ['ICO'] },
  svg: { kinds: ['SVG'] },
  appleTouch: pngOf(180),
  png192: pngOf(192),
  png512: pngOf(512),
  maskable192: pngOf(192),
  maskable512: pngOf(512),
};

const MANIFEST_ICONS = [
  ['png192', 192, 'any'],
  ['png512', 512, 'any'],
  ['maskable192', 192, 'maskable'],
  ['maskable512', 512, 'maskable'],
] as const;

const SHARE_IMAGE: PictureWish = { kinds: ['PNG'], size: [1200, 630] };

/** The icons of a community that has none: a compass rose. */
const NEUTRAL_ICONS: Icons = {
  ico: 'favicon.ico',
  svg: 'favicon.svg',
  appleTouch: 'apple-touch-icon.png',
  png192: 'icon-192.png',
  png512: 'icon-512.png',
  maskable192: 'icon-maskable-192.png',
  maskable512: 'icon-maskable-512.png',
};

/**
 * Reads a community's icons, or the neutral ones if it names none. The two are never mixed: the site would have two logos.
 * @throws CommunityError
 */
export function readIcons(
  { icons }: CommunityFile,
  files: FileTable,
  neutral: PictureSource,
): { icons: PageBrand['icons']; manifestIcons: ManifestIcon[] } {
  const isOwn = icons !== undefined && Object.keys(icons).length > 0;
  const address = (name: IconName) =>
    isOwn
      ? files.add(`icons.${name}`, icons[name], WISHES[name])
      : files.add(`icons.${name}`, NEUTRAL_ICONS[name], WISHES[name], neutral);
  return {
    icons: { ico: address('ico'), svg: address('svg'), appleTouch: address('appleTouch') },
    manifestIcons: MANIFEST_ICONS.flatMap(([name, px, purpose]) => {
      const src = address(name);
      return src === null ? [] : [{ src, px, purpose }];
    }),
  };
}

/**
 * Reads the pictures of shared links, or a neutral one without words if the community names none.
 * @throws CommunityError
 */
export function readShare(
  { share }: CommunityFile,
  files: FileTable,
  neutral: PictureSource,
): PageBrand['share'] {
  const home =
    files.add('share.home', share?.home, SHARE_IMAGE) ??
    files.add('share.home', 'share.png', SHARE_IMAGE, neutral) ??
    '';
  return {
    home,
    leaderboard: files.add('share.leaderboard', share?.leaderboard, SHARE_IMAGE) ?? home,
  };
}

function pngOf(px: number): PictureWish {
  return { kinds: ['PNG'], size: [px, px] };
}
