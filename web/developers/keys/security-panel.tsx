import { ShieldCheck } from 'lucide-react';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { contactHref } from '#web/ui/contact-href.ts';
import { OutwardLink } from '#web/ui/outward-link.tsx';
import { rich } from '#web/ui/text/rich.ts';

/** Security Best Practices, with the developers' contact (docs/spec/developers.md#10-api-key-management-page). */
export function SecurityPanel() {
  const advice = [
    [m.dev_keys_store(), m.dev_keys_store_text()],
    [m.dev_keys_environment(), m.dev_keys_environment_text()],
    [m.dev_keys_monitor(), m.dev_keys_monitor_text()],
    [m.dev_keys_rotation(), m.dev_keys_rotation_text()],
    [m.dev_keys_report(), m.dev_keys_report_text()],
  ] as const;
  return (
    <section
      aria-labelledby="security-title"
      className="rounded-lg border bg-surface px-4 py-5 sm:px-6"
    >
      <h2 id="security-title" className="flex items-center gap-2.5 text-xl">
        <ShieldCheck aria-hidden="true" size={20} strokeWidth={1.5} className="text-brass" />
        {m.dev_keys_advice()}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {advice.map(([title, text]) => (
          <li key={title}>
            <p className="text-sm font-medium">{title}</p>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t pt-4 text-sm text-muted">
        {rich(
          m.dev_keys_contact({
            a: () => (
              <OutwardLink
                href={contactHref(community.developerContact)}
                className="link inline-flex max-w-full items-center gap-1 break-all"
              >
                {community.developerContact.replace(/^https?:\/\//, '')}
              </OutwardLink>
            ),
          }),
        )}
      </p>
    </section>
  );
}
