import { Play } from 'lucide-react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { maskApiKey } from '#rules/apps/api-keys.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { CodeBlock } from '../code-block.tsx';
import { RunResult } from '../run/run-result.tsx';
import { useRun } from '../run/use-run.ts';
import { useRefetchKeys } from './calls.ts';
import type { Revealed } from './use-revealed.ts';

/** Needs no permission: it answers what the key itself may do. */
const PATH = '/api/v1/key';

type FirstCallProps = { apiKey: ApiKey; revealed: Revealed; onDone: () => void };

/** The first call of a key that was just made: to copy, or to make from here. Shows the key while its card does. */
export function FirstCall({ apiKey, revealed, onDone }: FirstCallProps) {
  const { answer, problem, start, isBusy } = useRun();
  const refetchKeys = useRefetchKeys();
  const whole = revealed.wholeOf(apiKey);
  if (whole === null) return null;
  const curlWith = (key: string) =>
    `curl '${window.location.origin}${PATH}' \\\n  --header 'Authorization: Bearer ${key}'`;
  return (
    <section
      aria-labelledby="first-call-title"
      className="grid gap-4 rounded-lg border border-brass bg-surface px-4 py-5 sm:px-6"
    >
      <div>
        <h2 id="first-call-title" className="text-xl">
          {m.dev_keys_call()}
        </h2>
        <p className="mt-1 measure text-sm text-muted">
          {rich(
            m.dev_keys_call_text({
              name: () => <bdi>{apiKey.name}</bdi>,
              status: () => <span className="font-mono text-ink">200</span>,
            }),
          )}
        </p>
      </div>
      <CodeBlock
        label={m.dev_keys_call_code()}
        code={curlWith(revealed.isShown(apiKey) ? whole : maskApiKey(whole))}
        copies={curlWith(whole)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          loading={isBusy}
          onClick={() => void start(PATH, whole).then(refetchKeys)}
        >
          <Play aria-hidden="true" size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
          {m.dev_run()}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {m.shell_close()}
        </Button>
      </div>
      <RunResult answer={answer} problem={problem} />
      <p className="text-sm text-muted">
        {rich(
          m.dev_keys_call_all({
            a: (text) => (
              <PageLink href={`${paths.developers}?tab=documentation&q=v1`} className="link">
                {text}
              </PageLink>
            ),
          }),
        )}
      </p>
    </section>
  );
}
