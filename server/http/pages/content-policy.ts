import { createHash } from 'node:crypto';
import type { Instance } from '#contract/site/session.ts';

/** Telegram's login, loaded when the sign-in opens (web/shell/sign-in/telegram-login.ts). */
const TELEGRAM_LOGIN = 'https://oauth.telegram.org';
const WIDGET_SCRIPT = 'https://telegram.org/js/telegram-widget.js';
const OPEN_ID_SCRIPT = `${TELEGRAM_LOGIN}/js/telegram-login.js`;

/**
 * What a page may load, without who may frame it. The only inline scripts are the template's own (the theme, and loading the
 * others). They are allowed by hash, so that no injected script ever runs.
 */
export function contentPolicy(template: string, { signIn }: Instance): string {
  const hashes = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  const script = signIn?.clientId ? OPEN_ID_SCRIPT : WIDGET_SCRIPT;
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}${signIn ? ` ${script}` : ''}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${signIn ? ` ${TELEGRAM_LOGIN}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
