import { useState } from 'react';
import { failureText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '../page-link.tsx';
import { toast } from '../toast/toast.tsx';
import { useWork } from '../use-work.ts';
import { tryCall } from './calls.ts';
import { MineButton } from './mine-button.tsx';

/** In a demo: pays an address from the visitors' purse, as any other wallet would. */
export function PayFromPurse({ address, amount }: { address: string; amount: string }) {
  const { run, isBusy } = useWork();
  const [txid, setTxid] = useState<string | null>(null);
  const pay = async () => {
    try {
      setTxid((await tryCall('postDemoPayment', { body: { address, amount } })).txid);
    } catch (error) {
      toast({ title: failureText(m.try_not_paid(), error), tone: 'destructive' });
    }
  };
  return (
    <div className="rounded-md border border-warn/40 bg-warn-wash p-3 text-sm">
      <p>{m.try_purse()}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          size="sm"
          loading={isBusy}
          disabled={txid !== null}
          onClick={() => void run(pay)}
        >
          {txid === null ? m.try_pay_purse() : m.try_purse_paid()}
        </Button>
        {txid !== null && (
          <>
            <PageLink href={paths.tryTransaction.replace(':txid', txid)} className="link">
              {m.try_see_transaction()}
            </PageLink>
            <MineButton size="sm" />
          </>
        )}
      </div>
    </div>
  );
}
