import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CommunityFile } from '#contract/community/community-file.ts';
import { COIN_PRESET_NAMES, COIN_PRESETS } from '#rules/coins/presets.ts';
import { parseCommunityFile } from '#server/community-file/parse-file.ts';
import { CommunityError, readCommunity } from '#server/community-file/read-community.ts';
import { replaceFile, type Settings } from '#server/config/settings-file.ts';
import { type Finding, fault, ok } from '#server/doctor/finding.ts';

/** Beside the settings; readable for everybody, because the site shows all of it. */
const FILE = 'quarterdeck-community.json';
const MODE = 0o644;

/** Answers that are not settings but words of the community's file, by their field. They are kept only in the draft. */
export const COMMUNITY_FIELDS = {
  COMMUNITY_SITE_NAME: 'siteName',
  COMMUNITY_NAME: 'communityName',
  COMMUNITY_CONTACT: 'contact',
  COMMUNITY_COIN_NAME: 'coin.name',
  COMMUNITY_COIN_CODE: 'coin.code',
  COMMUNITY_COIN_SYMBOL: 'coin.symbol',
  COMMUNITY_COIN_SCHEME: 'coin.uriScheme',
} as const;

/** The kind of community: `own`, the one that the product is made for, or `other`. */
export const COMMUNITY_KIND = 'COMMUNITY_KIND';

/** The community's coin: the name of a preset, or `DESCRIBED`. Left out, it is described. */
export const COMMUNITY_COIN = 'COMMUNITY_COIN';
/** The coin's names are answers of their own, and its chains may be in the file. */
export const DESCRIBED = 'described';

/** Where the community's file is, or will be. */
export function communityPath(settingsPath: string, set: string | undefined): string {
  return set?.trim() || join(dirname(settingsPath), FILE);
}

/** The answers that a community's file already contains; none if it cannot be read. */
export function communityAnswers(path: string | undefined): Settings {
  if (!path?.trim()) return {};
  try {
    const { siteName, communityName, contact, coin } = parseCommunityFile(path.trim());
    return {
      [COMMUNITY_KIND]: 'other',
      [COMMUNITY_COIN]: presetOf(coin) ?? DESCRIBED,
      COMMUNITY_SITE_NAME: siteName,
      COMMUNITY_NAME: communityName,
      COMMUNITY_CONTACT: contact,
      COMMUNITY_COIN_NAME: coin.name,
      COMMUNITY_COIN_CODE: coin.code,
      COMMUNITY_COIN_SYMBOL: coin.symbol,
      COMMUNITY_COIN_SCHEME: coin.uriScheme,
    };
  } catch (error) {
    if (!(error instanceof CommunityError)) throw error;
    return {};
  }
}

/** Passes on the path of the community's file that these answers make; it exists only until `read` returns. */
export function withDraft<T>(path: string, answers: Settings, read: (draft: string) => T): T {
  const draft = `${path}.draft`;
  try {
    replaceFile(draft, textOf(path, answers), MODE);
    return read(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Tries the community's file that these answers make, with everything else that is in it already. */
export function checkCommunity(path: string, answers: Settings): Finding[] {
  if (answers[COMMUNITY_KIND] !== 'other') return [];
  try {
    const { siteName, coin } = withDraft(path, answers, readCommunity).site;
    return [
      ok('community', `The site is called ${siteName}; its coin is ${coin.name} (${coin.code}).`),
    ];
  } catch (error) {
    if (!(error instanceof CommunityError)) throw error;
    return error.message.split('\n').map((line, at) => {
      const [answer] =
        Object.entries(COMMUNITY_FIELDS).find(([, field]) => field === error.fields[at]) ?? [];
      const remedy = `Correct ${answer ?? path}`;
      return fault('community', `${line}.`, remedy, answer === undefined ? [] : [answer]);
    });
  }
}

/** Writes the community's file. */
export function writeCommunity(path: string, answers: Settings): void {
  replaceFile(path, textOf(path, answers), MODE);
}

function textOf(path: string, answers: Settings): string {
  const { coin, ...rest } = knownFile(path);
  const file = {
    ...rest,
    siteName: answers.COMMUNITY_SITE_NAME,
    communityName: answers.COMMUNITY_NAME,
    contact: answers.COMMUNITY_CONTACT,
    coin: coinWith(coin, answers),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

type CoinInFile = CommunityFile['coin'];

function coinWith(coin: CoinInFile | undefined, answers: Settings): object {
  const preset = COIN_PRESET_NAMES.find((name) => name === answers[COMMUNITY_COIN]);
  if (preset === undefined) {
    return {
      ...coin,
      name: answers.COMMUNITY_COIN_NAME,
      code: answers.COMMUNITY_COIN_CODE,
      symbol: answers.COMMUNITY_COIN_SYMBOL,
      uriScheme: answers.COMMUNITY_COIN_SCHEME,
    };
  }
  if (coin !== undefined && presetOf(coin) === preset) return coin;
  const { name, code, sign: symbol, uriScheme } = COIN_PRESETS[preset];
  return { name, code, symbol, uriScheme };
}

/** The preset whose chains a coin of the file has. */
function presetOf({ name, code, chain }: CoinInFile) {
  if (chain) return undefined;
  return COIN_PRESET_NAMES.find(
    (each) => COIN_PRESETS[each].name === name && COIN_PRESETS[each].code === code,
  );
}

/** The file's current content; empty if there is none, or it is invalid. */
function knownFile(path: string): Partial<CommunityFile> {
  try {
    return parseCommunityFile(path);
  } catch (error) {
    if (!(error instanceof CommunityError)) throw error;
    return {};
  }
}
