import { useQueryClient } from '@tanstack/react-query';
import { Pickaxe } from 'lucide-react';
import { failureText } from '#web/api/api-error.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { countText } from '#web/ui/figures.ts';
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
      toast({ title: `Block ${countText(height)} is mined` });
      await queryClient.invalidateQueries();
    } catch (error) {
      toast({ title: failureText('No block was mined', error), tone: 'destructive' });
    }
  };
  return (
    <Button variant={variant} size={size} loading={isBusy} onClick={() => void run(mine)}>
      <Pickaxe aria-hidden="true" size={16} strokeWidth={1.5} />
      Mine a block
    </Button>
  );
}
