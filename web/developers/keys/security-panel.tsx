import { ShieldCheck } from 'lucide-react';
import { community } from '#community';

const ADVICE = [
  ['Store keys safely', 'Keep them in a password manager or a secret store, never in your code.'],
  [
    'Use environment variables',
    'Give a key to a program from outside, so that it is in no repository.',
  ],
  ['Monitor usage', 'Look at the requests of each key: one that you cannot explain is a warning.'],
  ['Rotate keys', 'Replace them now and then, and at once when somebody has left.'],
  ['Report suspicious activity', 'Switch the key off first, then write to us.'],
] as const;

/** Security Best Practices, with the developers' contact (second document, section 2). */
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
        <a href={CONTACT.href} className="link break-all">
          {CONTACT.text}
        </a>
        .
      </p>
    </section>
  );
}

const CONTACT = contactOf(community.developerContact);

/** A mail address stands as it is, a link without its scheme. */
function contactOf(contact: string): { href: string; text: string } {
  return contact.includes('://')
    ? { href: contact, text: contact.replace(/^https?:\/\//, '') }
    : { href: `mailto:${contact}`, text: contact };
}
