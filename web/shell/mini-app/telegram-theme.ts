import { applyTheme, type Theme } from '../theme/theme.ts';
import { postToTelegram } from './mini-app-bridge.ts';
import { TELEGRAM_THEME_KEY } from './mini-app-launch.ts';

/** Takes Telegram's theme for the system's: a theme that the member has chosen here still wins. */
export function setTelegramTheme(eventData: unknown): void {
  const theme = telegramTheme(eventData);
  if (theme === null) return;
  document.documentElement.dataset.telegramTheme = theme;
  try {
    sessionStorage.setItem(TELEGRAM_THEME_KEY, theme);
  } catch {
    // Telegram tells it again after the next load.
  }
  applyTheme();
}

/** Telegram's theme, by the colour behind its texts: `theme_params.bg_color`, such as '#17212b'. Null without one. */
export function telegramTheme(eventData: unknown): Theme | null {
  const [, hex] = /"bg_color":"#([\da-f]{6})"/i.exec(JSON.stringify(eventData) ?? '') ?? [];
  if (hex === undefined) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return red * 299 + green * 587 + blue * 114 < 128_000 ? 'dark' : 'light';
}

/** Telegram draws its own bars: they get the page's colour now and after each change of theme. */
export function followTheme(): void {
  const root = document.documentElement;
  const tell = () => {
    const meta = document.querySelector<HTMLMetaElement>(
      `meta[data-theme-color="${root.dataset.theme}"]`,
    );
    if (meta === null) return;
    const { content: color } = meta;
    postToTelegram('web_app_set_header_color', { color });
    postToTelegram('web_app_set_background_color', { color });
    postToTelegram('web_app_set_bottom_bar_color', { color });
  };
  tell();
  new MutationObserver(tell).observe(root, { attributeFilter: ['data-theme'] });
}
