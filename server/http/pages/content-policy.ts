import { createHash } from 'node:crypto';

/**
 * The policy of a page, without its framing rule: no page loads anything from another host, because the members' wallets are
 * kept on this origin (docs/wallet.md). The only inline scripts are the template's own (the theme, and loading the others). They
 * are allowed by hash, so no injected script ever runs.
 */
export function contentPolicy(template: string): string {
  const hashes = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
