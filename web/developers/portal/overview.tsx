import type { ReactNode } from 'react';
import { WITHOUT_PLAN } from '#rules/apps/webhooks.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button } from '#web/ui/button.tsx';

type OverviewProps = { onTab: (tab: 'register' | 'documentation' | 'apps') => void };

/** The steps of an app from an idea to production. */
export function Overview({ onTab }: OverviewProps) {
  return (
    <section aria-labelledby="overview-title">
      <h2 id="overview-title" className="text-2xl">
        How apps go to sea
      </h2>
      <dl className="mt-4 divide-y rounded-lg border bg-surface">
        <Part title="Sandbox">
          Every app starts here. Its keys reach only your own account, so you can build and test
          freely. Without a plan you can have {WITHOUT_PLAN.apps} app; plans allow more.
        </Part>
        <Part title="Production">
          An administrator reviews your app and approves it for production; the bot tells you.
          Changing its name, developer, type, callback URLs or permissions needs a new review.
        </Part>
        <Part title="Consent">
          Members decide in the bot what your app may do and can withdraw it at any time. A webhook
          tells your app.
        </Part>
        <Part title="Keys">
          An app makes its calls with an API key that you create for it. See{' '}
          <PageLink href={paths.developersKeys} className="text-brass underline underline-offset-4">
            API Key Management
          </PageLink>
          .
        </Part>
      </dl>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onTab('register')}>
          Register an app
        </Button>
        <Button onClick={() => onTab('apps')}>See my apps</Button>
        <Button variant="ghost" onClick={() => onTab('documentation')}>
          Read the documentation
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
