import { ShieldCheck } from 'lucide-react';
import { community } from '#web/community.ts';
import { contactHref } from '#web/ui/contact-href.ts';
import { OutwardLink } from '#web/ui/outward-link.tsx';

const ADVICE = [
  ['Store keys safely', 'Keep them in a password manager or secret store, never in your code.'],
  [
    'Use environment variables',
    'Pass keys to programs from outside, so that they never end up in a repository.',
  ],
  ['Monitor usage', 'Check each key’s requests: any that you cannot explain is a warning.'],
  ['Rotate keys', 'Replace them regularly, and at once when someone leaves your team.'],
  ['Report suspicious activity', 'Deactivate the key first, then write to us.'],
] as const;

/** Security Best Practices, with the developers' contact (docs/spec/developers.md#10-api-key-management-page). */
export function SecurityPanel() {
  return (
    <section
      aria-labelledby="security-title"
      className="rounded-lg border bg-surface px-4 py-5 sm:px-6"
    >
      <h2 id="security-title" className="flex items-center gap-2.5 text-xl">
        <ShieldCheck aria-hidden="true" size={20} strokeWidth={1.5} className="text-brass" />
        Security Best Practices
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {ADVICE.map(([title, text]) => (
          <li key={title}>
            <p className="text-sm font-medium">{title}</p>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t pt-4 text-sm text-muted">
        For enterprise support and higher rate limits write to{' '}
        <OutwardLink
          href={contactHref(community.developerContact)}
          className="link inline-flex max-w-full items-center gap-1 break-all"
        >
          {community.developerContact.replace(/^https?:\/\//, '')}
        </OutwardLink>
        .
      </p>
    </section>
  );
}
