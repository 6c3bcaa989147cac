import type { FirstView, RenderedView } from '#contract/first-view.ts';
import type { Community } from '#server/community-file/read-community.ts';

/** Puts a rendered view into the built `index.html`. */
export function fillTemplate(
  template: string,
  view: FirstView,
  rendered: RenderedView,
  grounds: Community['grounds'],
): string {
  const parts: Readonly<Record<string, string>> = {
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
  /%(?:DEFAULT_THEME|SURFACE|MINI_APP_SURFACE|LIGHT_PAPER|DARK_PAPER)%|<!--(?:head|app|first-view|scripts)-->/g;
