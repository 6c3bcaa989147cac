import type { ReactNode } from 'react';
import { WITHOUT_PLAN } from '#rules/apps/webhooks.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';

type OverviewProps = { onTab: (tab: 'register' | 'documentation' | 'apps') => void };

/** The steps of an app from an idea to production. */
export function Overview({ onTab }: OverviewProps) {
  return (
    <section aria-labelledby="overview-title">
      <h2 id="overview-title" className="text-2xl">
        {m.devapp_how()}
      </h2>
      <dl className="mt-4 divide-y rounded-lg border bg-surface">
        <Part title={m.portal_apps_sandbox()}>
          {m.devapp_sandbox_text({ apps: WITHOUT_PLAN.apps })}
        </Part>
        <Part title={m.portal_apps_production()}>{m.devapp_production_text()}</Part>
        <Part title={m.devapp_consent()}>{m.devapp_consent_text()}</Part>
        <Part title={m.devapp_keys()}>
          {rich(
            m.devapp_keys_text({
              a: (text) => (
                <PageLink
                  href={paths.developersKeys}
                  className="text-brass underline underline-offset-4"
                >
                  {text}
                </PageLink>
              ),
            }),
          )}
        </Part>
      </dl>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onTab('register')}>
          {m.dev_register_app()}
        </Button>
        <Button onClick={() => onTab('apps')}>{m.devapp_see_mine()}</Button>
        <Button variant="ghost" onClick={() => onTab('documentation')}>
          {m.devapp_read()}
        </Button>
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 px-4 py-4 sm:grid-cols-[10rem_1fr] sm:px-5">
      <dt className="font-medium">{title}</dt>
      <dd className="measure text-sm text-muted">{children}</dd>
    </div>
  );
}
