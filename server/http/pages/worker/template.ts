import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstView, RenderedView } from '#contract/first-view.ts';
import { isRightToLeft, LANGUAGES, type Language } from '#rules/messages/languages.ts';
import type { Community } from '#server/community-file/read-community.ts';

/** The built template of each language. */
export type Templates = Readonly<Record<Language, string>>;

/** Reads them from the folder of the site's files. */
export async function readTemplates(client: string): Promise<Templates> {
  const read = async (language: Language) => {
    const name = language === 'en' ? 'index.html' : `index.${language}.html`;
    return [language, await readFile(join(client, name), 'utf8')];
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(read)));
}

/** Puts a rendered view into the built `index.html`. */
export function fillTemplate(
  template: string,
  view: FirstView,
  rendered: RenderedView,
  grounds: Community['grounds'],
): string {
  const parts: Readonly<Record<string, string>> = {
    'lang="en" dir="ltr"': `lang="${view.language}" dir="${isRightToLeft(view.language) ? 'rtl' : 'ltr'}"`,
    '%DEFAULT_THEME%': view.instance.theme,
    '%SURFACE%': view.surface,
    '%LIGHT_PAPER%': grounds.light,
    '%DARK_PAPER%': grounds.dark,
    '%MINI_APP_SURFACE%': view.instance.miniAppSurface,
    '<!--head-->': rendered.head,
    '<!--app-->': rendered.html,
    '<!--first-view-->': `<script type="application/json" id="first-view">${scriptJson(view)}</script>`,
    '<!--scripts-->': rendered.scripts,
  };
  return template.replace(PLACES, (place) => parts[place] ?? place);
}

/** JSON for a script element, inside which only `<` can end the text or start a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The placeholders in the built `index.html`. */
const PLACES =
  /(?<=<html )lang="en" dir="ltr"|%(?:DEFAULT_THEME|SURFACE|MINI_APP_SURFACE|LIGHT_PAPER|DARK_PAPER)%|<!--(?:head|app|first-view|scripts)-->/g;
