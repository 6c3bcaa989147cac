import { useQueryClient } from '@tanstack/react-query';
import { Pickaxe } from 'lucide-react';
import { failureText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { toast } from '../toast/toast.tsx';
import { useWork } from '../use-work.ts';
import { tryCall } from './calls.ts';

/** Mines a block of the demo's chain, which confirms all waiting transactions; then everything on the page is read again. */
export function MineButton({ variant, size }: Pick<ButtonLook, 'variant' | 'size'>) {
  const queryClient = useQueryClient();
  const { run, isBusy } = useWork();
  const mine = async () => {
    try {
      const { height } = await tryCall('mineDemoBlock', { body: {} });
      toast({ title: m.try_block_mined({ height }) });
      await queryClient.invalidateQueries();
    } catch (error) {
      toast({ title: failureText(m.try_not_mined(), error), tone: 'destructive' });
    }
  };
  return (
    <Button variant={variant} size={size} loading={isBusy} onClick={() => void run(mine)}>
      <Pickaxe aria-hidden="true" size={16} strokeWidth={1.5} />
      {m.try_mine()}
    </Button>
  );
}
